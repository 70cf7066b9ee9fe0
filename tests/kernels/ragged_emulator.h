/* The kernels of kernels/cuda/ragged.cu, run by the host: every thread of every
 * block, one after another. Included by one file a program, which has
 * sdyi_host_loads and the like. */
#ifndef TESTS_KERNELS_RAGGED_EMULATOR_H
#define TESTS_KERNELS_RAGGED_EMULATOR_H

#include "kernels/cuda/ragged.cuh"

/* run(worker) for each thread of block `block` of `n_blocks`. */
template <class F>
static inline void run_workers(uint32_t block, uint32_t n_blocks,
                               const F &run) {
    for (uint32_t t = 0; t < SDYI_THREADS; t++)
        run(sdyi_worker{block * SDYI_THREADS + t, n_blocks * SDYI_THREADS});
}

/* The sums of all threads of a block, each from of(worker). */
template <class F> static inline sdyi_ragged_sums add_up(const F &of) {
    sdyi_ragged_sums all = {0, 0, false};
    run_workers(0, 1, [&](sdyi_worker w) {
        const sdyi_ragged_sums own = of(w);
        all.first += own.first;
        all.second += own.second;
        all.is_wrong |= own.is_wrong;
    });
    return all;
}

template <class U>
static inline void emulate_pack(const sdyi_ragged_launch &l, uint32_t slots,
                                uint32_t blocks) {
    for (uint32_t slot = 0; slot < slots; slot++) {
        const sdyi_ragged_sums all =
            add_up([&](sdyi_worker w) { return sdyi_sums_to(l, slot, w); });
        const sdyi_ragged_span span = sdyi_span_to(l, slot, all);
        for (uint32_t block = 0; block < blocks; block++)
            run_workers(block, blocks, [&](sdyi_worker w) {
                sdyi_pack_rows<U>(l, span, slot, w);
            });
    }
}

/* Members in any order; then what the last block does. */
static inline void emulate_look(const sdyi_ragged_launch &l, uint32_t members,
                                uint32_t) {
    for (uint32_t m = members; m-- > 0;)
        sdyi_judge_member(
            l, m, add_up([&](sdyi_worker w) { return sdyi_sums_of(l, m, w); }));
    bool is_wrong = false;
    run_workers(0, 1, [&](sdyi_worker w) { is_wrong |= sdyi_are_wrong(l, w); });
    run_workers(0, 1,
                [&](sdyi_worker w) { sdyi_report_ragged(l, is_wrong, w); });
}

template <class U>
static inline void emulate_unpack(const sdyi_ragged_launch &l, uint32_t members,
                                  uint32_t blocks) {
    for (uint32_t m = 0; m < members; m++)
        for (uint32_t block = 0; block < blocks; block++)
            run_workers(block, blocks,
                        [&](sdyi_worker w) { sdyi_unpack_rows<U>(l, m, w); });
}

template <class F, sdyrt_reduction R>
static inline void emulate_reduce(const sdyi_ragged_launch &l, uint32_t,
                                  uint32_t blocks) {
    for (uint32_t block = 0; block < blocks; block++)
        run_workers(block, blocks,
                    [&](sdyi_worker w) { sdyi_reduce_rows<F, R>(l, w); });
}

/* An emulated kernel, with its grid. */
typedef void (*emulated_ragged)(const sdyi_ragged_launch &l, uint32_t x,
                                uint32_t y);

/* f<U> with the U of `width` bytes. */
#define RAGGED_OF_WIDTH(width, f)                                              \
    ((width) == 16  ? f<sdyi_wide>                                             \
     : (width) == 8 ? f<uint64_t>                                              \
     : (width) == 4 ? f<uint32_t>                                              \
     : (width) == 2 ? f<uint16_t>                                              \
                    : f<uint8_t>)

static inline emulated_ragged reduce_emulated(sdyrt_dtype dtype,
                                              sdyrt_reduction reduction) {
#define FOLD(D, R, T, ...)                                                     \
    if (dtype == SDYRT_##D && reduction == SDYRT_##R)                          \
        return emulate_reduce<sdyi_kept<SDYRT_##D, number_##T>::as, SDYRT_##R>;
    SDYI_FOLDS(FOLD)
#undef FOLD
    return nullptr;
}

#endif
