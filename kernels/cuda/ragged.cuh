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

/* Sums of counts in a worker's share, which are added up over all workers of a
 * block. Where a count is wrong they may wrap to anything. */
struct sdyi_ragged_sums {
    uint64_t first, second;
    bool is_wrong;
};

/* Of this member's row: the counts before `slot`, and all. */
SDYI_HD inline sdyi_ragged_sums sdyi_sums_to(const sdyi_ragged_launch &l,
                                             int64_t slot, sdyi_worker worker) {
    sdyi_ragged_sums sums = {0, 0, false};
    for (int64_t k = worker.number; k < l.r.width; k += worker.n) {
        const int64_t count = l.counts[k];
        sums.is_wrong |= sdyi_is_wrong(l.r, count);
        sums.first += k < slot ? (uint64_t)count : 0;
        sums.second += (uint64_t)count;
    }
    return sums;
}

/* The rows of `in` that are for a slot; none where any count does not fit. */
SDYI_HD inline sdyi_ragged_span sdyi_span_to(const sdyi_ragged_launch &l,
                                             int64_t slot,
                                             const sdyi_ragged_sums &all) {
    if (all.is_wrong || all.second > (uint64_t)l.r.in_capacity)
        return {0, 0};
    return {l.counts[slot], (int64_t)all.first};
}

/* Rows that `member` sends to `to`. */
SDYI_HD inline int64_t sdyi_between(const sdyi_ragged_launch &l, int64_t member,
                                    int64_t to) {
    return sdyi_row_of(l, member)[l.r.gathers ? 0 : to];
}

/* Of a member: the counts of its row, and those of what comes to it. */
SDYI_HD inline sdyi_ragged_sums
sdyi_sums_of(const sdyi_ragged_launch &l, int64_t member, sdyi_worker worker) {
    sdyi_ragged_sums sums = {0, 0, false};
    for (int64_t k = worker.number; k < l.r.width; k += worker.n) {
        const int64_t count = sdyi_row_of(l, member)[k];
        sums.is_wrong |= sdyi_is_wrong(l.r, count) ||
                         (l.r.reduces && count != sdyi_row_of(l, 0)[k]);
        sums.first += (uint64_t)count;
    }
    for (int64_t k = worker.number; k < l.r.n && !l.r.reduces; k += worker.n)
        sums.second += (uint64_t)sdyi_between(l, k, member);
    return sums;
}

/* Keep what was found of a member in its span, until all are: the count for
 * this member, and in `at` whether counts or buffers of that one do not fit. */
SDYI_HD inline void sdyi_judge_member(const sdyi_ragged_launch &l,
                                      int64_t member,
                                      const sdyi_ragged_sums &all) {
    const uint64_t after =
        l.r.reduces ? (uint64_t)sdyi_between(l, member, member) : all.second;
    const bool is_wrong = all.is_wrong ||
                          all.first > (uint64_t)l.r.in_capacity ||
                          after > (uint64_t)l.r.out_capacity;
    sdyi_spans_of(l)[member] = {sdyi_between(l, member, l.r.own), is_wrong};
}

/* True if a member in this worker's share was found to be wrong. */
SDYI_HD inline bool sdyi_are_wrong(const sdyi_ragged_launch &l,
                                   sdyi_worker worker) {
    bool is_wrong = false;
    for (int64_t m = worker.number; m < l.r.n; m += worker.n)
        is_wrong |= sdyi_spans_of(l)[m].at != 0;
    return is_wrong;
}

/* Finish the spans, of which all workers have looked at all, and write
 * `received` if asked for. Other workers read the counts meanwhile. */
SDYI_HD inline void sdyi_report_ragged(const sdyi_ragged_launch &l,
                                       bool is_wrong, sdyi_worker worker) {
    sdyi_ragged_span *const spans = sdyi_spans_of(l);
    for (int64_t p = worker.number; p < l.r.n; p += worker.n) {
        int64_t at = 0;
        for (int64_t k = 0; k < p && !is_wrong && !l.r.reduces; k++)
            at += spans[k].count;
        spans[p].at = at;
        if (is_wrong)
            spans[p].count = 0;
        if (l.received == nullptr)
            continue;
        l.received[p] = is_wrong      ? -1
                        : l.r.reduces ? sdyi_between(l, 0, p)
                                      : spans[p].count;
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

/* The rows of all members, `offset` bytes after their first. */
struct sdyi_ragged_terms {
    const sdyi_ragged_launch &l;
    size_t offset;
    SDYI_HD const char *at(uint32_t member) const {
        return l.memory + sdyi_ragged_from(&l.r, member) +
               sdyi_ragged_head(&l.r) + offset;
    }
};

/* Terms are loaded 16 bytes at a time, to which messages are aligned, also past
 * the last row: slots have room. The output is aligned to its elements. */
template <class F, sdyrt_reduction R>
SDYI_HD inline void sdyi_reduce_rows(const sdyi_ragged_launch &l,
                                     sdyi_worker worker) {
    constexpr size_t WIDTH = sizeof(typename F::element);
    typedef typename sdyi_access<WIDTH>::type element;
    const size_t end = (size_t)sdyi_spans_of(l)[0].count * l.r.line;
    const bool fits = (uintptr_t)l.out % SDYI_WIDEST == 0;
    SDYI_ROLLED
    for (size_t at = worker.number * sizeof(sdyi_wide); at < end;
         at += worker.n * sizeof(sdyi_wide)) {
        const sdyi_ragged_terms terms = {l, at};
        const sdyi_wide sums =
            l.r.n > 1 /* else the only term is copied */
                ? sdyi_fold_terms<F, R, sdyi_wide>((uint32_t)l.r.n, terms)
                : sdyi_load<sdyi_wide>(terms.at(0));
        if (fits && end - at >= sizeof sums) {
            sdyi_store<sdyi_wide>(l.out + at, sums);
            continue;
        }
        element parts[sizeof sums / WIDTH];
        memcpy(parts, &sums, sizeof parts);
        SDYI_UNROLL
        for (size_t v = 0; v < sizeof sums / WIDTH; v++)
            if (at + v * WIDTH < end)
                sdyi_store<element>(l.out + at + v * WIDTH, parts[v]);
    }
}

#endif
