/* Reducing the tiles of a batch: a thread takes the same 16 bytes (or one
 * element) of every term, combines them from left to right as reduce_host.c
 * does, and writes the result when all are read, so that the output may be one
 * of the terms. Elements are one number, or the two of a complex one. */
#ifndef SDYI_KERNELS_CUDA_FOLD_CUH
#define SDYI_KERNELS_CUDA_FOLD_CUH

#include "base/dtypes.h"
#include "base/reductions.h"
#include "kernels/cuda/access.cuh"
#include "kernels/reduce_values.h"

/* ---- elements: how they are kept while terms are added ---- */

/* As they are. */
template <class E> struct sdyi_plain {
    typedef E element;
    typedef E kept;
    static SDYI_HD kept widen(E value) {
        return value;
    }
    static SDYI_HD E narrow(kept value) {
        return value;
    }
};

struct sdyi_bf16 {
    typedef uint16_t element;
    typedef float kept;
    static SDYI_HD float widen(uint16_t value) {
        return f32_of_bf16(value);
    }
    static SDYI_HD uint16_t narrow(float value) {
        return bf16_of_f32(value);
    }
};

/* The device's instructions give the same bits but for NaNs. */
struct sdyi_f16 {
    typedef uint16_t element;
    typedef float kept;
    static SDYI_HD float widen(uint16_t value) {
#if defined(__CUDA_ARCH__)
        float wide;
        asm("cvt.f32.f16 %0, %1;" : "=f"(wide) : "h"(value));
        return wide;
#else
        return f32_of_f16(value);
#endif
    }
    static SDYI_HD uint16_t narrow(float value) {
#if defined(__CUDA_ARCH__)
        uint16_t bits;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(value));
        return bits;
#else
        return f16_of_f32(value);
#endif
    }
};

/* i1: any byte but 0 is true, and results are 0 or 1. */
struct sdyi_truth {
    typedef uint8_t element;
    typedef uint8_t kept;
    static SDYI_HD uint8_t widen(uint8_t value) {
        return value != 0;
    }
    static SDYI_HD uint8_t narrow(uint8_t value) {
        return value;
    }
};

#define SDYI_BYTES_OF(name, text, bytes, numbers, nccl)                        \
    dtype == SDYRT_##name ? (bytes):
constexpr size_t sdyi_element_bytes(sdyrt_dtype dtype) {
    return SDYI_DTYPES(SDYI_BYTES_OF) 0;
}

/* The storage of a dtype's elements, which combine as numbers of type T. */
template <sdyrt_dtype D, class T> struct sdyi_kept {
    static_assert(sizeof(T) == sdyi_element_bytes(D),
                  "a dtype of another width than T has a sdyi_kept");
    typedef sdyi_plain<T> as;
};
#define SDYI_HALF(dtype, T)                                                    \
    template <> struct sdyi_kept<SDYRT_##dtype, float> { typedef sdyi_##T as; };
SDYI_HALVES(SDYI_HALF)
template <> struct sdyi_kept<SDYRT_BOOL, uint8_t> { typedef sdyi_truth as; };

/* ---- combining two ---- */

template <class F> struct sdyi_complex { F re, im; };
typedef sdyi_complex<float> number_c64;
typedef sdyi_complex<double> number_c128;

template <class F>
SDYI_HD inline sdyi_complex<F> operator+(sdyi_complex<F> a, sdyi_complex<F> b) {
    return {a.re + b.re, a.im + b.im};
}
template <class F>
SDYI_HD inline sdyi_complex<F> operator*(sdyi_complex<F> a, sdyi_complex<F> b) {
    return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

template <class T, sdyrt_reduction R> struct sdyi_combine;

#define SDYI_COMBINE(reduction, T, W, expression)                              \
    template <> struct sdyi_combine<number_##T, SDYRT_##reduction> {           \
        static SDYI_HD number_##T of(number_##T left, number_##T right) {      \
            const W a = left, b = right;                                       \
            return (number_##T)(expression);                                   \
        }                                                                      \
    };
#define SDYI_AS_THEY_ARE(dtype, reduction, T, identity, nccl, expression)      \
    SDYI_COMBINE(reduction, T, number_##T, expression)
#define SDYI_WIDENED(dtype, reduction, T, identity, nccl, expression)          \
    SDYI_COMBINE(reduction, T, wide_##T, expression)
SDYI_ARITHMETIC(SDYI_AS_THEY_ARE, SDYI_WIDENED)
SDYI_COMPLEX_FOLDS(SDYI_AS_THEY_ARE, , c64)
SDYI_COMPLEX_FOLDS(SDYI_AS_THEY_ARE, , c128)

/* ---- tiles ---- */

/* The address in a term of byte `index` of the piece. */
SDYI_HD inline const char *sdyi_term_at(const sdyi_launch &launch,
                                        const sdyi_cuda_piece &piece,
                                        uint32_t term, uint32_t index) {
    const sdyi_cuda_span &span = launch.spans[piece.first_span + term];
    int64_t at = span.offset;
    const uint32_t last = piece.rank - 1;
    SDYI_ROLLED
    for (uint32_t a = 0; a < last; a++) {
        const sdyi_divisor &by = piece.axes[a].by;
        const uint32_t rest = sdyi_divide(index, &by);
        at += (index - rest * by.count) * span.steps[a];
        index = rest;
    }
    return launch.bases[span.base] + at + index * span.steps[last];
}

/* The bytes of a U as the elements of F that they are. */
template <class F, class U> struct sdyi_elements {
    static constexpr int V = sizeof(U) / sizeof(typename F::element);
    typename F::element of[V];

    SDYI_HD explicit sdyi_elements(const U &bytes) {
        memcpy(of, &bytes, sizeof of);
    }
    template <class K> SDYI_HD explicit sdyi_elements(const K (&sums)[V]) {
        SDYI_UNROLL
        for (int v = 0; v < V; v++)
            of[v] = F::narrow(sums[v]);
    }
    SDYI_HD U bytes() const {
        U bytes;
        memcpy(&bytes, of, sizeof bytes);
        return bytes;
    }
};

/* Combine the same bytes of `n` terms, of which there are two at least;
 * terms.at(k) is where. All loads of a batch of terms, the first term's among
 * them, come before any of them is used. */
template <class F, sdyrt_reduction R, class U, class TERMS>
SDYI_HD inline U sdyi_fold_terms(uint32_t n, const TERMS &terms) {
    typedef sdyi_elements<F, U> elements;
    typedef typename F::kept kept;
    constexpr uint32_t AHEAD = 4; /* terms on their way at a time */
    kept sums[elements::V] = {};
    SDYI_ROLLED
    for (uint32_t term = 0; term < n; term += AHEAD) {
        U values[AHEAD] = {};
        SDYI_UNROLL
        for (uint32_t k = 0; k < AHEAD; k++)
            if (term + k < n)
                values[k] = sdyi_load<U>(terms.at(term + k));
        SDYI_UNROLL
        for (uint32_t k = 0; k < AHEAD; k++) {
            if (term + k >= n)
                continue;
            const elements next(values[k]);
            const bool is_first = k == 0 && term == 0;
            SDYI_UNROLL
            for (int v = 0; v < elements::V; v++) {
                const kept wide = F::widen(next.of[v]);
                sums[v] =
                    is_first ? wide : sdyi_combine<kept, R>::of(sums[v], wide);
            }
        }
    }
    return elements(sums).bytes();
}

/* The terms of a piece, at byte `index` of it. */
struct sdyi_piece_terms {
    const sdyi_launch &launch;
    const sdyi_cuda_piece &piece;
    uint32_t index;
    SDYI_HD const char *at(uint32_t term) const {
        return sdyi_term_at(launch, piece, term, index);
    }
};

/* By accesses of U, which holds one or several elements of F. */
template <class F, sdyrt_reduction R, class U>
SDYI_HD inline void sdyi_fold_rows(const sdyi_launch &launch,
                                   const sdyi_cuda_piece &piece, uint32_t tile,
                                   uint32_t thread) {
    constexpr uint32_t STEP = SDYI_THREADS * sizeof(U);
    const uint32_t start = tile * piece.tile;
    const uint32_t end = sdyi_least(start + piece.tile, piece.total);
    SDYI_ROLLED
    for (uint32_t at = start + thread * (uint32_t)sizeof(U); at < end;
         at += STEP) {
        const sdyi_piece_terms terms = {launch, piece, at};
        const U result = piece.n_spans > 1 /* else the only term is copied */
                             ? sdyi_fold_terms<F, R, U>(piece.n_spans, terms)
                             : sdyi_load<U>(terms.at(0));
        sdyi_store<U>(launch.bases[piece.out_base] +
                          sdyi_locate(&piece, at, false),
                      result);
    }
}

/* The policy of a kernel that folds. */
template <class F, sdyrt_reduction R> struct sdyi_folds : sdyi_one_half {
    static constexpr int blocks = 4;

    static SDYI_HD void first(const sdyi_launch &launch,
                              const sdyi_cuda_piece &piece, uint32_t tile,
                              uint32_t thread, char *) {
        typedef typename sdyi_access<sizeof(typename F::element)>::type element;
        const uint32_t bits = piece.bits | sdyi_base_bits(&launch, piece.bases);
        if (sdyi_widest(bits) == SDYI_WIDEST)
            sdyi_fold_rows<F, R, sdyi_wide>(launch, piece, tile, thread);
        else
            sdyi_fold_rows<F, R, element>(launch, piece, tile, thread);
    }
};

/* The kernel's policy for a fold of reductions.h. */
#define SDYI_FOLDS_AS(dtype, reduction, T)                                     \
    sdyi_folds<sdyi_kept<SDYRT_##dtype, number_##T>::as, SDYRT_##reduction>

#endif
