/* Rows whose counts the device has: a thread's part of packing them, checking
 * the counts of all members, and unpacking or reducing. */
#ifndef SDYI_KERNELS_CUDA_RAGGED_CUH
#define SDYI_KERNELS_CUDA_RAGGED_CUH

#include "kernels/cuda/fold.cuh"
#include "kernels/cuda/ragged_kernels.h"

/* The number of a thread, of `n` threads that share some work. */
struct sdyi_worker {
    uint32_t number, n;
};

/* ---- counts ---- */

/* The row that came from a member. */
SDYI_HD inline const int64_t *sdyi_row_of(const sdyi_ragged_launch &l,
                                          int64_t member) {
    return reinterpret_cast<const int64_t *>(l.memory +
                                             sdyi_ragged_from(&l.r, member));
}

SDYI_HD inline sdyi_ragged_span *sdyi_spans_of(const sdyi_ragged_launch &l) {
    return reinterpret_cast<sdyi_ragged_span *>(l.memory +
                                                sdyi_ragged_spans(&l.r));
}

/* True for a count that no message can hold: below 0 or above `room`. */
SDYI_HD inline bool sdyi_is_wrong(const sdyi_ragged &r, int64_t count) {
    return count < 0 || count > r.room;
}

/* The rows of `in` that are for a slot; none where any count does not fit. */
SDYI_HD inline sdyi_ragged_span sdyi_span_to(const sdyi_ragged_launch &l,
                                             int64_t slot) {
    sdyi_ragged_span span = {0, 0};
    int64_t sum = 0;
    for (int64_t k = 0; k < l.r.width; k++) {
        const int64_t count = l.counts[k];
        if (sdyi_is_wrong(l.r, count) || count > l.r.in_capacity - sum)
            return {0, 0};
        if (k == slot)
            span = {count, sum};
        sum += count;
    }
    return span;
}

/* Rows that `member` sends to `to`. */
SDYI_HD inline int64_t sdyi_between(const sdyi_ragged_launch &l, int64_t member,
                                    int64_t to) {
    return sdyi_row_of(l, member)[l.r.gathers ? 0 : to];
}

/* True if the counts of `member` exceed its buffers. Sums of wrong counts may
 * wrap to anything, but sdyi_is_wrong finds each of those counts. */
SDYI_HD inline bool sdyi_overflows(const sdyi_ragged_launch &l,
                                   int64_t member) {
    uint64_t before = 0, after = 0;
    for (int64_t k = 0; k < l.r.width; k++)
        before += (uint64_t)sdyi_row_of(l, member)[k];
    for (int64_t k = 0; k < l.r.n; k++)
        after += (uint64_t)sdyi_between(l, k, member);
    if (l.r.reduces)
        after = (uint64_t)sdyi_between(l, member, member);
    return before > (uint64_t)l.r.in_capacity ||
           after > (uint64_t)l.r.out_capacity;
}

/* True if a count in this worker's share of all rows is wrong, or the buffers
 * of a member in its share are too small. */
SDYI_HD inline bool sdyi_are_wrong(const sdyi_ragged_launch &l,
                                   sdyi_worker worker) {
    bool is_wrong = false;
    for (int64_t i = worker.number; i < l.r.n * l.r.width; i += worker.n) {
        const int64_t k = i % l.r.width;
        const int64_t count = sdyi_row_of(l, i / l.r.width)[k];
        is_wrong |= sdyi_is_wrong(l.r, count) ||
                    (l.r.reduces && count != sdyi_row_of(l, 0)[k]);
    }
    for (int64_t m = worker.number; m < l.r.n; m += worker.n)
        is_wrong |= sdyi_overflows(l, m);
    return is_wrong;
}

/* Write the span of rows from each member, and `received` if asked for. */
SDYI_HD inline void sdyi_report_ragged(const sdyi_ragged_launch &l,
                                       bool is_wrong, sdyi_worker worker) {
    for (int64_t p = worker.number; p < l.r.n; p += worker.n) {
        sdyi_ragged_span span = {0, 0};
        if (!is_wrong)
            span.count = sdyi_between(l, p, l.r.own);
        for (int64_t k = 0; k < p && !is_wrong && !l.r.reduces; k++)
            span.at += sdyi_between(l, k, l.r.own);
        sdyi_spans_of(l)[p] = span;
        if (l.received == nullptr)
            continue;
        l.received[p] = is_wrong      ? -1
                        : l.r.reduces ? sdyi_between(l, 0, p)
                                      : span.count;
    }
}

/* ---- rows ---- */

template <class U>
SDYI_HD inline void sdyi_copy_rows(const char *from, char *to, size_t bytes,
                                   sdyi_worker worker) {
    SDYI_ROLLED
    for (size_t at = worker.number * sizeof(U); at < bytes;
         at += worker.n * sizeof(U))
        sdyi_store<U>(to + at, sdyi_load<U>(from + at));
}

template <class U>
SDYI_HD inline void sdyi_pack_rows(const sdyi_ragged_launch &l,
                                   const sdyi_ragged_span &span, int64_t slot,
                                   sdyi_worker worker) {
    char *const to = l.memory + sdyi_ragged_to(&l.r, slot);
    int64_t *const row = reinterpret_cast<int64_t *>(to);
    for (int64_t k = worker.number; k < l.r.width; k += worker.n)
        row[k] = l.counts[k];
    sdyi_copy_rows<U>(l.in + (size_t)span.at * l.r.line,
                      to + sdyi_ragged_head(&l.r),
                      (size_t)span.count * l.r.line, worker);
}

template <class U>
SDYI_HD inline void sdyi_unpack_rows(const sdyi_ragged_launch &l,
                                     int64_t member, sdyi_worker worker) {
    const sdyi_ragged_span span = sdyi_spans_of(l)[member];
    sdyi_copy_rows<U>(l.memory + sdyi_ragged_from(&l.r, member) +
                          sdyi_ragged_head(&l.r),
                      l.out + (size_t)span.at * l.r.line,
                      (size_t)span.count * l.r.line, worker);
}

template <class F, sdyrt_reduction R>
SDYI_HD inline void sdyi_reduce_rows(const sdyi_ragged_launch &l,
                                     sdyi_worker worker) {
    typedef typename F::element element;
    typedef typename F::kept kept;
    typedef typename sdyi_access<sizeof(element)>::type bytes;
    typedef sdyi_elements<F, bytes> elements;
    const size_t end = (size_t)sdyi_spans_of(l)[0].count * l.r.line;
    SDYI_ROLLED
    for (size_t at = worker.number * sizeof(element); at < end;
         at += worker.n * sizeof(element)) {
        kept sum[1] = {};
        SDYI_ROLLED
        for (int64_t p = 0; p < l.r.n; p++) {
            const elements next(sdyi_load<bytes>(l.memory +
                                                 sdyi_ragged_from(&l.r, p) +
                                                 sdyi_ragged_head(&l.r) + at));
            const kept wide = F::widen(next.of[0]);
            sum[0] = p == 0 ? wide : sdyi_combine<kept, R>::of(sum[0], wide);
        }
        sdyi_store<bytes>(l.out + at, elements(sum).bytes());
    }
}

#endif
