/* Writing past the caches: a store that misses first reads its line, a third
 * of a large copy's traffic; streaming stores do not. They pay only when what
 * is written is too large to be found in a cache afterwards. */
#ifndef SDYI_KERNELS_STREAM_H
#define SDYI_KERNELS_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* True if so many bytes that are written together are worth streaming. */
bool sdyi_streams(size_t bytes);

/* True if so many bytes that are written together, without streaming, exceed
 * the second-level caches of the cores that write them. */
bool sdyi_spills(size_t bytes);

/* Copy `bytes` bytes that are in a cache already, whole cache lines of the
 * target by streaming stores. */
void sdyi_stream_run(void *out, const void *in, size_t bytes);

/* Copy `rows` runs of `run` bytes, the strides in bytes, from memory. */
void sdyi_stream_rows(char *out, ptrdiff_t out_step, const char *in,
                      ptrdiff_t in_step, int64_t rows, size_t run);

/* The distance ahead of a copy at which memory is prefetched. The hardware does
 * that by itself within a page of an unbroken run, but does not see strides and
 * the next page. */
enum { SDYI_AHEAD_BYTES = 4096 };

/* A function that does nothing but prefetch is pure to gcc, which drops calls
 * of it unless they are inlined early. */
#define SDYI_PREFETCHES static inline __attribute__((always_inline))

/* Ask for the line at `in` + `offset`, which need not exist. Into all caches:
 * asking past the outer ones was slower for runs of 1 KiB. */
SDYI_PREFETCHES void sdyi_prefetch(const char *in, ptrdiff_t offset) {
    __builtin_prefetch((const char *)((uintptr_t)in + (uintptr_t)offset), 0, 3);
}

/* The distances at which a copy of rows, some of them abreast, prefetches from
 * byte `at` of a row: up to byte `split` the row's own bytes, `own` further on;
 * after that those of a later row, `next` bytes from `at`. */
typedef struct sdyi_lookahead {
    size_t split;
    ptrdiff_t own;
    ptrdiff_t next;
} sdyi_lookahead;

/* For rows of `run` bytes, `step` bytes apart. */
static inline sdyi_lookahead sdyi_look_ahead(size_t run, ptrdiff_t step,
                                             size_t abreast) {
    const size_t own = SDYI_AHEAD_BYTES / abreast;
    sdyi_lookahead l = {.own = (ptrdiff_t)own};
    if (run > own) {
        l.split = run - own;
        l.next = step * (ptrdiff_t)abreast - (ptrdiff_t)l.split;
    } else {
        l.next = step * (ptrdiff_t)(SDYI_AHEAD_BYTES / run);
    }
    return l;
}

/* Order the streaming stores before whatever this thread stores next: called
 * once before a kernel that streamed returns. */
void sdyi_stream_end(void);

#endif
