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
#include "kernels/box.h"
#include "kernels/merge.h"
#include "kernels/reduce_values.h"
#include "kernels/stream.h"

/* What is done to a block of one dtype. */
typedef struct loops {
    void (*combine[SDYRT_REDUCTION_COUNT])(void *to, const void *left,
                                           const void *right, int64_t n);
    /* Set for dtypes that accumulate in f32. */
    void (*widen)(void *to, const void *from, int64_t n);
    void (*narrow)(void *to, const void *from, int64_t n);
    int parts; /* numbers an element, when not 1 */
} loops;

#if defined(__clang__)
#define INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
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

static const loops *loops_for(sdyrt_dtype dtype) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2"))
        return &avx2_loops[dtype];
#endif
    return &plain_loops[dtype];
}

enum {
    BLOCK_ELEMENTS = 1024,
    BLOCK_BYTES = BLOCK_ELEMENTS * 16 /* of the widest element */
};

/* A block: of dimensions `first` and inner, `counts` elements each. */
typedef struct block {
    const sdyi_dims *dims;
    size_t width;
    int first;
    int64_t chunk; /* the most elements of dimension `first` */
    int64_t counts[SDYRT_MAX_RANK];
    int64_t index[SDYRT_MAX_RANK]; /* of its first element */
    int64_t inner; /* elements for each one of dimension `first` */
    int64_t elements;
} block;

/* Cut the chunk that starts at index[first]. */
static void block_cut(block *b) {
    const int64_t left = b->dims->counts[b->first] - b->index[b->first];
    b->counts[b->first] = left < b->chunk ? left : b->chunk;
    b->elements = b->counts[b->first] * b->inner;
}

static void block_first(block *b, const sdyi_dims *dims, size_t width) {
    *b = (block){.dims = dims, .width = width, .inner = 1, .elements = 1};
    if (dims->rank == 0)
        return;
    int d = dims->rank - 1;
    while (d > 0 && dims->counts[d] <= BLOCK_ELEMENTS / b->inner) {
        b->counts[d] = dims->counts[d];
        b->inner *= dims->counts[d];
        d--;
    }
    b->first = d;
    b->chunk = BLOCK_ELEMENTS / b->inner;
    block_cut(b);
}

static bool block_next(block *b) {
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

static void block_view(const block *b, const int64_t *strides, view *v) {
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
static void block_tight_strides(const block *b, int64_t *strides) {
    int64_t contiguous = 1;
    for (int d = b->dims->rank - 1; d >= b->first; d--) {
        strides[d - b->first] = contiguous;
        contiguous *= b->counts[d];
    }
}

/* The block of a term: in place when it is contiguous, else in `gathered`. */
static const void *block_of_term(const block *b, const sdyi_term *term,
                                 void *gathered) {
    view v;
    block_view(b, term->strides, &v);
    const char *const at = (const char *)term->data + v.offset;
    if (v.tight)
        return at;
    int64_t tight[SDYRT_MAX_RANK];
    block_tight_strides(b, tight);
    sdyi_copy_box(at, v.strides, gathered, tight, b->counts + b->first,
                  b->dims->rank - b->first, b->width);
    return gathered;
}

/* What a whole call shares. */
typedef struct reducer {
    const loops *ops;
    sdyrt_reduction reduction;
    const sdyi_term *terms;
    int64_t n_terms; /* >= 2 */
    char *out;
    const int64_t *out_strides;
    bool streams;
} reducer;

static void reduce_block(const reducer *r, const block *b) {
    _Alignas(64) char sum[BLOCK_BYTES];
    _Alignas(64) char gathered[2][BLOCK_BYTES];
    const loops *const ops = r->ops;
    const int64_t n = b->elements * (ops->parts > 1 ? ops->parts : 1);
    view v;
    block_view(b, r->out_strides, &v);
    char *const out = r->out + v.offset;
    const bool direct = v.tight && !r->streams;

    const void *left = block_of_term(b, &r->terms[0], gathered[0]);
    if (ops->widen) {
        ops->widen(sum, left, n);
        left = sum;
    }
    for (int64_t t = 1; t < r->n_terms; t++) {
        const bool last = t + 1 == r->n_terms;
        void *const to = last && direct && !ops->narrow ? out : sum;
        ops->combine[r->reduction](
            to, left, block_of_term(b, &r->terms[t], gathered[1]), n);
        left = to;
    }
    if (ops->narrow) {
        void *const to = direct ? out : gathered[0];
        ops->narrow(to, left, n);
        left = to;
    }
    if (direct)
        return;
    if (v.tight) {
        sdyi_stream_run(out, left, (size_t)b->elements * b->width);
        return;
    }
    int64_t tight[SDYRT_MAX_RANK];
    block_tight_strides(b, tight);
    sdyi_copy_box(left, tight, out, v.strides, b->counts + b->first,
                  b->dims->rank - b->first, b->width);
}

void sdyi_reduce_box(sdyrt_dtype dtype, sdyrt_reduction reduction,
                     const sdyi_term *terms, int64_t n_terms, void *out,
                     const int64_t *out_strides, const int64_t *counts,
                     int rank) {
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
        .ops = loops_for(dtype),
        .reduction = reduction,
        .terms = terms,
        .n_terms = n_terms,
        .out = out,
        .out_strides = out_strides,
        .streams = !in_place && sdyi_streams((size_t)elements * width),
    };
    block b;
    block_first(&b, &dims, width);
    do
        reduce_block(&r, &b);
    while (block_next(&b));
    if (r.streams)
        sdyi_stream_end();
}

/* The bits of the identity as an unsigned number of the element's width, for
 * the dtypes whose elements are one number. */
static uint64_t identity_bits(sdyrt_dtype dtype, sdyrt_reduction reduction) {
    static const struct {
        uint64_t one, least, greatest;
    } of[SDYRT_DTYPE_COUNT] = {
        [SDYRT_F64] = {0x3ff0000000000000, 0xfff0000000000000,
                       0x7ff0000000000000},
        [SDYRT_F32] = {0x3f800000, 0xff800000, 0x7f800000},
        [SDYRT_F16] = {0x3c00, 0xfc00, 0x7c00},
        [SDYRT_BF16] = {0x3f80, 0xff80, 0x7f80},
        [SDYRT_I8] = {1, 0x80, INT8_MAX},
        [SDYRT_I16] = {1, 0x8000, INT16_MAX},
        [SDYRT_I32] = {1, 0x80000000, INT32_MAX},
        [SDYRT_I64] = {1, 0x8000000000000000, INT64_MAX},
        [SDYRT_U8] = {1, 0, UINT8_MAX},
        [SDYRT_U16] = {1, 0, UINT16_MAX},
        [SDYRT_U32] = {1, 0, UINT32_MAX},
        [SDYRT_U64] = {1, 0, UINT64_MAX},
        [SDYRT_C64] = {0x3f800000, 0, 0}, /* the real part */
        [SDYRT_C128] = {0x3ff0000000000000, 0, 0},
    };
    switch (reduction) {
    case SDYRT_MAX:
        return of[dtype].least;
    case SDYRT_MIN:
        return of[dtype].greatest;
    case SDYRT_PROD:
        return of[dtype].one;
    default:
        return 0;
    }
}

void sdyi_identity(sdyrt_dtype dtype, sdyrt_reduction reduction, void *value) {
    const size_t width = sdyrt_dtype_bytes(dtype);
    const uint64_t bits = identity_bits(dtype, reduction);
    memset(value, 0, width);
    for (size_t i = 0; i < width && i < sizeof bits; i++)
        ((unsigned char *)value)[i] = (unsigned char)(bits >> 8 * i);
}
