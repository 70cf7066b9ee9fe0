/* Filling boxes: memset where all bytes of the value are equal, else runs of a
 * repeated pattern. Only bytes of the box are touched, at any alignment. */
#include "kernels/box.h"
#include "kernels/merge.h"
#include "kernels/stream.h"

#include <string.h>

enum { PATTERN_BYTES = 4096 };

/* The value to fill with, repeated to a pattern that is copied into runs. */
typedef struct filler {
    const char *pattern; /* whole values, PATTERN_BYTES long */
    size_t width;
    bool uniform; /* all bytes of the value are equal */
    bool streams;
} filler;

static void fill_run(const filler *f, char *out, size_t bytes) {
    if (f->streams) {
        for (; bytes > PATTERN_BYTES; bytes -= PATTERN_BYTES) {
            sdyi_stream_run(out, f->pattern, PATTERN_BYTES);
            out += PATTERN_BYTES;
        }
        sdyi_stream_run(out, f->pattern, bytes);
    } else if (f->uniform) {
        memset(out, f->pattern[0], bytes);
    } else {
        for (; bytes > PATTERN_BYTES; bytes -= PATTERN_BYTES) {
            memcpy(out, f->pattern, PATTERN_BYTES);
            out += PATTERN_BYTES;
        }
        memcpy(out, f->pattern, bytes);
    }
}

/* `count` elements, `step` bytes apart. */
static void fill_apart(const filler *f, char *out, int64_t count,
                       ptrdiff_t step) {
#define FILL(W)                                                                \
    for (int64_t i = 0; i < count; i++)                                        \
        memcpy(out + i * step, f->pattern, W);                                 \
    break
    switch (f->width) {
    case 1:
        FILL(1);
    case 2:
        FILL(2);
    case 4:
        FILL(4);
    case 8:
        FILL(8);
    default:
        FILL(16);
    }
#undef FILL
}

void sdyi_fill_box(void *out, const int64_t *strides, const int64_t *counts,
                   int rank, size_t width, const void *value) {
    sdyi_dims dims;
    const int64_t elements = sdyi_dims_sort(&dims, counts, rank, strides);
    if (elements == 0)
        return;
    sdyi_dims_merge(&dims, sdyi_dims_breaks(&dims, strides));

    int n = dims.rank;
    int64_t count = 1;
    ptrdiff_t step = (ptrdiff_t)width;
    if (n > 0) {
        n--;
        count = dims.counts[n];
        step = (ptrdiff_t)strides[dims.source[n]] * (ptrdiff_t)width;
    }

    /* At least as long as the longest run needs, by doubling. */
    _Alignas(64) char pattern[PATTERN_BYTES];
    const size_t total = (size_t)elements * width;
    const size_t needed = total < sizeof pattern ? total : sizeof pattern;
    memcpy(pattern, value, width);
    for (size_t at = width; at < needed; at *= 2)
        memcpy(pattern + at, pattern, at);
    const filler f = {
        .pattern = pattern,
        .width = width,
        .uniform = memcmp(pattern, pattern + 1, width - 1) == 0,
        .streams = sdyi_streams(total),
    };

    int64_t index[SDYRT_MAX_RANK] = {0};
    do {
        char *at = out;
        for (int d = 0; d < n; d++)
            at += index[d] * strides[dims.source[d]] * (ptrdiff_t)width;
        if (step == (ptrdiff_t)width)
            fill_run(&f, at, (size_t)count * width);
        else
            fill_apart(&f, at, count, step);
    } while (sdyi_next_index(index, dims.counts, n));
    if (f.streams)
        sdyi_stream_end();
}
