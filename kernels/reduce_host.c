/* Reducing boxes. The box is walked in blocks of a few KiB: its inner
 * dimensions, and as much of the next one as fits. In a block the terms are
 * combined from left to right; a term that is not contiguous there is gathered
 * first. The result is written when the last term of the block was read, so
 * the output may be one of the terms.
 *
 * The loops stand in reduce_loops.h, compiled for plain x86-64 and for AVX2.
 * To see that they vectorise:
 *   gcc -std=c11 -O3 -D_GNU_SOURCE -I. -Iinclude -fopt-info-vec-optimized \
 *       -fopt-info-vec-missed -c kernels/reduce_host.c -o /dev/null */
#include "base/dtypes.h"
#include "base/reductions.h"
#include "kernels/box.h"
#include "kernels/f16.h"
#include "kernels/merge.h"
#include "kernels/reduce_values.h"
#include "kernels/stream.h"

#include <string.h>

/* The loops over a block of one dtype. */
typedef struct loops {
    void (*combine[SDYRT_REDUCTION_COUNT])(void *to, const void *left,
                                           const void *right, int64_t n);
    /* Set for dtypes that are combined as f32. */
    sdyi_convert_fn *widen, *narrow;
    int parts; /* numbers an element */
} loops;

/* Complex numbers are combined by their parts. */
typedef value_f32 value_c64;
typedef value_f64 value_c128;

/* A fold's loops take numbers as wide as those of its dtype; a half is widened
 * to f32 for them. */
#define NUMBER_BYTES(name, text, bytes, numbers, nccl)                         \
    BYTES_##name = (bytes) / (numbers),
enum { SDYI_DTYPES(NUMBER_BYTES) };
#define IS_HALF(dtype, T) | UINT64_C(1) << SDYRT_##dtype
#define HALVES (UINT64_C(0) SDYI_HALVES(IS_HALF))
#define HALF_FITS(dtype, T)                                                    \
    _Static_assert(BYTES_##dtype == sizeof(value_u16), #dtype " is no half");
SDYI_HALVES(HALF_FITS)
#define FOLD_FITS(dtype, reduction, T, ...)                                    \
    _Static_assert(                                                            \
        sizeof(value_##T) ==                                                   \
            (HALVES >> SDYRT_##dtype & 1 ? sizeof(value_f32) : BYTES_##dtype), \
        #dtype " is not as wide as " #T ", which it combines as");
SDYI_FOLDS(FOLD_FITS)

#if defined(__clang__)
#define INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
/* Loops that are not vectorized: by sanitizers, or at -O1. */
#pragma clang diagnostic ignored "-Wpass-failed"
#else
#define INDEPENDENT _Pragma("GCC ivdep")
#endif

#define LOOP(name) plain_##name
#define LOOP_TARGET
#include "kernels/reduce_loops.h"
#undef LOOP
#undef LOOP_TARGET

#if defined(__x86_64__)
#define LOOP(name) avx2_##name
#define LOOP_TARGET __attribute__((target("avx2")))
#include "kernels/reduce_loops.h"
#undef LOOP
#undef LOOP_TARGET
#endif

static loops loops_for(sdyrt_dtype dtype) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) {
        loops best = avx2_loops[dtype];
        if (dtype == SDYRT_F16 && sdyi_has_f16c()) {
            best.widen = sdyi_f16c_widen;
            best.narrow = sdyi_f16c_narrow;
        }
        return best;
    }
#endif
    return plain_loops[dtype];
}

enum {
    BLOCK_ELEMENTS = 1024,
    BLOCK_BYTES = BLOCK_ELEMENTS * 16, /* of the widest element */
    SHORT_BLOCK_BYTES = 512,
    BLOCKS_AHEAD = 3
};

/* A block of the terms: of dimensions `first` and inner, `counts` elements
 * each. */
typedef struct term_block {
    const sdyi_dims *dims;
    size_t width;
    int first;
    int64_t chunk; /* the most elements of dimension `first` */
    int64_t counts[SDYRT_MAX_RANK];
    int64_t index[SDYRT_MAX_RANK]; /* of its first element */
    int64_t inner; /* elements for each one of dimension `first` */
    int64_t elements;
} term_block;

/* Cut the chunk that starts at index[first]. */
static void block_cut(term_block *b) {
    const int64_t left = b->dims->counts[b->first] - b->index[b->first];
    b->counts[b->first] = left < b->chunk ? left : b->chunk;
    b->elements = b->counts[b->first] * b->inner;
}

static void block_first(term_block *b, const sdyi_dims *dims, size_t width,
                        int64_t most) {
    *b = (term_block){.dims = dims, .width = width, .inner = 1, .elements = 1};
    if (dims->rank == 0)
        return;
    int d = dims->rank - 1;
    while (d > 0 && dims->counts[d] <= most / b->inner) {
        b->counts[d] = dims->counts[d];
        b->inner *= dims->counts[d];
        d--;
    }
    b->first = d;
    b->chunk = most / b->inner;
    block_cut(b);
}

static bool block_next(term_block *b) {
    if (b->dims->rank == 0)
        return false;
    b->index[b->first] += b->counts[b->first];
    if (b->index[b->first] == b->dims->counts[b->first]) {
        b->index[b->first] = 0;
        if (!sdyi_next_index(b->index, b->dims->counts, b->first))
            return false;
    }
    block_cut(b);
    return true;
}

/* A box of some strides, seen at the block. */
typedef struct view {
    ptrdiff_t offset;                /* bytes */
    bool tight;                      /* the block is contiguous */
    int64_t strides[SDYRT_MAX_RANK]; /* of dimensions `first` and inner */
} view;

static void block_view(const term_block *b, const int64_t *strides, view *v) {
    const sdyi_dims *const dims = b->dims;
    v->offset = 0;
    v->tight = true;
    int64_t contiguous = 1;
    for (int d = dims->rank - 1; d >= 0; d--) {
        const int64_t stride = strides[dims->source[d]];
        v->offset += b->index[d] * stride * (ptrdiff_t)b->width;
        if (d < b->first)
            continue;
        v->strides[d - b->first] = stride;
        v->tight = v->tight && stride == contiguous;
        contiguous *= b->counts[d];
    }
}

/* The strides of the block when it stands alone, contiguous. */
static void block_tight_strides(const term_block *b, int64_t *strides) {
    int64_t contiguous = 1;
    for (int d = b->dims->rank - 1; d >= b->first; d--) {
        strides[d - b->first] = contiguous;
        contiguous *= b->counts[d];
    }
}

/* The part of a reduction that all its blocks share. */
typedef struct reducer {
    loops ops;
    sdyrt_dtype dtype;
    sdyrt_reduction reduction;
    const sdyi_combiner *combiner;
    const sdyi_term *terms;
    int64_t n_terms; /* >= 2 */
    char *out;
    const int64_t *out_strides;
    bool streams;
} reducer;

/* The block of term `t`, ready to combine: in place, or gathered when it is
 * not contiguous, or widened. */
static const void *block_of_term(const reducer *r, const term_block *b,
                                 int64_t t, void *gathered, float *wide) {
    view v;
    block_view(b, r->terms[t].strides, &v);
    const void *at = (const char *)r->terms[t].data + v.offset;
    if (!v.tight) {
        int64_t tight[SDYRT_MAX_RANK];
        block_tight_strides(b, tight);
        sdyi_copy_box(at, v.strides, gathered, tight, b->counts + b->first,
                      b->dims->rank - b->first, b->width);
        at = gathered;
    }
    if (!r->ops.widen)
        return at;
    /* Widening keeps the processor busy for so long that it does not get to
     * the loads of the next terms by itself. */
    const size_t bytes = (size_t)b->elements * b->width;
    for (size_t k = 0; v.tight && k < bytes; k += 64)
        sdyi_prefetch(at, (ptrdiff_t)(BLOCKS_AHEAD * bytes + k));
    r->ops.widen(wide, at, b->elements);
    return wide;
}

#define DIVIDE(T, as)                                                          \
    do {                                                                       \
        T *const v = values;                                                   \
        for (int64_t i = 0; i < n; i++)                                        \
            v[i] = (T)(v[i] / (as)divisor);                                    \
        return;                                                                \
    } while (0)
#define DIVIDE_INTEGERS(bits)                                                  \
    case SDYRT_I##bits:                                                        \
        DIVIDE(int##bits##_t, int64_t);                                        \
    case SDYRT_U##bits:                                                        \
        DIVIDE(uint##bits##_t, uint64_t);

/* Divide `n` numbers of a dtype, of which halves are f32. */
static void divide(sdyrt_dtype dtype, void *values, int64_t n,
                   int64_t divisor) {
    switch (dtype) {
    case SDYRT_F64:
    case SDYRT_C128:
        DIVIDE(double, double);
    case SDYRT_F32:
    case SDYRT_C64:
    case SDYRT_F16:
    case SDYRT_BF16:
        DIVIDE(float, float);
        DIVIDE_INTEGERS(8)
        DIVIDE_INTEGERS(16)
        DIVIDE_INTEGERS(32)
        DIVIDE_INTEGERS(64)
    case SDYRT_BOOL: /* from here on: dtypes without a sum */
    case SDYRT_F8E4M3:
    case SDYRT_F8E4M3FN:
    case SDYRT_F8E4M3FNUZ:
    case SDYRT_F8E4M3B11FNUZ:
    case SDYRT_F8E5M2:
    case SDYRT_F8E5M2FNUZ:
    case SDYRT_F8E3M4:
    case SDYRT_F8E8M0FNU:
    case SDYRT_DTYPE_COUNT:
        break;
    }
}

/* Combine the terms of a block by the user's function, in `sum`. */
static void combine_by_user(const reducer *r, const term_block *b, char *sum,
                            char *gathered) {
    const sdyi_combiner *const c = r->combiner;
    const void *const first = block_of_term(r, b, 0, gathered, NULL);
    memcpy(sum, first, (size_t)b->elements * b->width);
    for (int64_t t = 1; t < r->n_terms; t++)
        c->combine(sum, block_of_term(r, b, t, gathered, NULL), b->elements,
                   r->dtype, c->argument);
}

static void reduce_block(const reducer *r, const term_block *b) {
    _Alignas(64) char sum[BLOCK_BYTES];
    _Alignas(64) char gathered[2][BLOCK_BYTES];
    _Alignas(64) float wide[2][BLOCK_ELEMENTS];
    const loops *const ops = &r->ops;
    const bool is_by_user = r->combiner->combine != NULL;
    const int64_t n = b->elements * ops->parts;
    view v;
    block_view(b, r->out_strides, &v);
    char *const out = r->out + v.offset;
    const bool is_final = !ops->narrow && r->combiner->divisor == 0;
    const bool direct = v.tight && !r->streams;

    const void *left = sum;
    if (is_by_user)
        combine_by_user(r, b, sum, gathered[0]);
    else
        left = block_of_term(r, b, 0, gathered[0], wide[0]);
    for (int64_t t = 1; t < r->n_terms && !is_by_user; t++) {
        const bool last = t + 1 == r->n_terms;
        void *const to = last && direct && is_final ? out : sum;
        ops->combine[r->reduction](
            to, left, block_of_term(r, b, t, gathered[1], wide[1]), n);
        left = to;
    }
    if (r->combiner->divisor > 0)
        divide(r->dtype, sum, n, r->combiner->divisor);
    if (ops->narrow) {
        void *const to = direct ? out : gathered[0];
        ops->narrow(to, left, n);
        left = to;
    }
    if (direct && left == out)
        return;
    if (direct) {
        memcpy(out, left, (size_t)b->elements * b->width);
        return;
    }
    if (v.tight) {
        sdyi_stream_run(out, left, (size_t)b->elements * b->width);
        return;
    }
    int64_t tight[SDYRT_MAX_RANK];
    block_tight_strides(b, tight);
    sdyi_copy_box(left, tight, out, v.strides, b->counts + b->first,
                  b->dims->rank - b->first, b->width);
}

/* Elements of a block, at most. Where all terms can be combined in place,
 * blocks are short: then the hardware sees one stream a term and reads ahead in
 * each, where longer blocks look like jumps from term to term. Gathering pays
 * with longer ones only. */
static int64_t block_elements(const reducer *r, const sdyi_dims *dims,
                              size_t width) {
    const int64_t few = SHORT_BLOCK_BYTES / (int64_t)width;
    if (dims->rank == 0)
        return few;
    const int inner = dims->source[dims->rank - 1];
    bool in_place =
        dims->counts[dims->rank - 1] >= few && r->out_strides[inner] == 1;
    for (int64_t t = 0; t < r->n_terms; t++)
        in_place &= r->terms[t].strides[inner] == 1;
    return in_place ? few : BLOCK_ELEMENTS;
}

/* The loops of a reduction; a function of the user's gets elements as they
 * are. */
static loops loops_of(sdyrt_dtype dtype, const sdyi_combiner *combiner) {
    return combiner->combine == NULL ? loops_for(dtype) : (loops){.parts = 1};
}

void sdyi_combine_box(sdyrt_dtype dtype, sdyrt_reduction reduction,
                      const sdyi_combiner *combiner, const sdyi_term *terms,
                      int64_t n_terms, void *out, const int64_t *out_strides,
                      const int64_t *counts, int rank) {
    const size_t width = sdyrt_dtype_bytes(dtype);
    if (n_terms == 1) {
        if (terms[0].data != out)
            sdyi_copy_box(terms[0].data, terms[0].strides, out, out_strides,
                          counts, rank, width);
        return;
    }

    sdyi_dims dims;
    const int64_t elements = sdyi_dims_sort(&dims, counts, rank, out_strides);
    if (elements == 0)
        return;
    unsigned breaks = sdyi_dims_breaks(&dims, out_strides);
    bool in_place = false;
    for (int64_t t = 0; t < n_terms; t++) {
        breaks |= sdyi_dims_breaks(&dims, terms[t].strides);
        in_place |= terms[t].data == out;
    }
    sdyi_dims_merge(&dims, breaks);

    const reducer r = {
        .ops = loops_of(dtype, combiner),
        .dtype = dtype,
        .reduction = reduction,
        .combiner = combiner,
        .terms = terms,
        .n_terms = n_terms,
        .out = out,
        .out_strides = out_strides,
        .streams = !in_place && sdyi_streams((size_t)elements * width),
    };
    term_block b;
    block_first(&b, &dims, width, block_elements(&r, &dims, width));
    do
        reduce_block(&r, &b);
    while (block_next(&b));
    if (r.streams)
        sdyi_stream_end();
}

void sdyi_reduce_box(sdyrt_dtype dtype, sdyrt_reduction reduction,
                     const sdyi_term *terms, int64_t n_terms, void *out,
                     const int64_t *out_strides, const int64_t *counts,
                     int rank) {
    static const sdyi_combiner none = {0};
    sdyi_combine_box(dtype, reduction, &none, terms, n_terms, out, out_strides,
                     counts, rank);
}
