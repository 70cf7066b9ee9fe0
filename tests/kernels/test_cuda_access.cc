/* By which accesses the kernels of kernels/cuda move what they move, when the
 * host runs them: as wide as alignment allows, whole sectors, and no two
 * threads of a warp at one bank of shared memory. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

extern "C" {
#include <cmocka.h>
}

#include "kernels/emulator.h"

enum { OUT = 2 };

static sdyi_gpu_move line(int64_t count, int64_t in_offset,
                          int64_t out_offset) {
    sdyi_gpu_move m = sdyi_gpu_move();
    m.rank = 1;
    m.counts[0] = count;
    m.in.strides[0] = m.out.strides[0] = 1;
    m.in.offset = in_offset;
    m.out.offset = out_offset;
    m.out.base = OUT;
    return m;
}

/* Run one move of elements of `width` and tell what share of the bytes went by
 * accesses of `by` bytes. */
static double share(const sdyi_gpu_move *m, size_t width, size_t bytes,
                    int by) {
    for (int i = 0; i < SDYI_BASES; i++)
        buffers[i].init(bytes, 0);
    sdyi_gpu_tiling tiling;
    assert_int_equal(sdyi_tile_moves(m, 1, width, NULL, &tiling), SDYRT_OK);
    launch_moves(&tiling);
    sdyi_tiling_free(&tiling);
    int64_t all = 0;
    for (int i = 1; i <= 16; i++)
        all += seen.stored[i];
    assert_int_equal(seen.loaded[by], seen.stored[by]);
    return (double)seen.stored[by] / (double)all;
}

static void test_aligned_runs_move_16_bytes_at_a_time(void **state) {
    (void)state;
    const size_t bytes = 1 << 18;
    sdyi_gpu_move m = line(50000, 0, 0);
    assert_true(share(&m, 4, bytes, 16) == 1);
    m = line(50001, 32, 16); /* all but the end */
    assert_true(share(&m, 4, bytes, 16) > 0.999);
    m = line(50000, 4, 0); /* one is not where the other is */
    assert_true(share(&m, 4, bytes, 4) == 1);
    m = line(50000, 8, 24);
    assert_true(share(&m, 4, bytes, 8) == 1);

    /* rows of 1,004 bytes, 1,008 apart */
    m = line(0, 0, 0);
    m.rank = 2;
    m.counts[0] = 100;
    m.counts[1] = 251;
    m.in.strides[0] = m.out.strides[0] = 252;
    m.in.strides[1] = m.out.strides[1] = 1;
    assert_true(share(&m, 4, bytes, 16) > 0.98);

    /* 64-byte runs out of 128 */
    m.counts[0] = 1000;
    m.counts[1] = 16;
    m.in.strides[0] = 32;
    m.out.strides[0] = 16;
    assert_true(share(&m, 4, bytes, 16) == 1);
}

/* Loads and stores of a conversion, and bytes of each. */
struct traffic {
    int64_t loads, stores;
    int in, out;
};

static traffic widths(void) {
    traffic t = {0, 0, 0, 0};
    for (int i = 1; i <= 16; i++) {
        t.loads += seen.loaded[i] / i;
        t.stores += seen.stored[i] / i;
        t.in = seen.loaded[i] > 0 ? i : t.in;
        t.out = seen.stored[i] > 0 ? i : t.out;
    }
    return t;
}

template <class POLICY>
static traffic convert(const sdyi_gpu_move *m, sdyrt_dtype from,
                       sdyrt_dtype to) {
    for (int i = 0; i < SDYI_BASES; i++)
        buffers[i].init(1 << 18, 0);
    sdyi_gpu_tiling tiling;
    assert_int_equal(sdyi_tile_converts(m, 1, from, to, &tiling), SDYRT_OK);
    sdyi_launch args = sdyi_launch();
    args.from = from;
    args.to = to;
    launch<POLICY>(&tiling, args);
    sdyi_tiling_free(&tiling);
    return widths();
}

/* A move of `n` elements converts by as many accesses, of so many bytes. */
template <sdyrt_dtype FROM, sdyrt_dtype TO>
static void check_convert(const sdyi_gpu_move *m, int64_t accesses, int in,
                          int out) {
    const traffic t = convert<sdyi_converts_floats<FROM, TO>>(m, FROM, TO);
    assert_int_equal(t.loads, accesses);
    assert_int_equal(t.stores, accesses);
    assert_int_equal(t.in, in);
    assert_int_equal(t.out, out);
}

static void test_aligned_floats_convert_four_at_a_time(void **state) {
    (void)state;
    sdyi_gpu_move m = line(50000, 0, 0);
    check_convert<SDYRT_F32, SDYRT_BF16>(&m, 12500, 16, 8);
    check_convert<SDYRT_BF16, SDYRT_F32>(&m, 12500, 8, 16);
    check_convert<SDYRT_F32, SDYRT_F8E4M3FN>(&m, 12500, 16, 4);
    check_convert<SDYRT_F8E5M2, SDYRT_F32>(&m, 12500, 4, 16);
    m = line(50003, 32, 8); /* all but the end */
    check_convert<SDYRT_F32, SDYRT_F16>(&m, 12500 + 3, 16, 8);
    m = line(50000, 16, 6); /* not where a store of four fits */
    check_convert<SDYRT_F32, SDYRT_F16>(&m, 50000, 4, 2);

    /* rows of 1,000 out of 1,004, and of 999 */
    m = line(0, 0, 0);
    m.rank = 2;
    m.counts[0] = 50;
    m.counts[1] = 1000;
    m.in.strides[0] = 1004;
    m.out.strides[0] = 1000;
    m.in.strides[1] = m.out.strides[1] = 1;
    check_convert<SDYRT_F32, SDYRT_BF16>(&m, 12500, 16, 8);
    m.counts[1] = 999;
    check_convert<SDYRT_F32, SDYRT_BF16>(&m, 50 * 999, 4, 2);

    m = line(50000, 0, 0); /* any pair: an element an access */
    const traffic t = convert<sdyi_converts>(&m, SDYRT_F32, SDYRT_BF16);
    assert_int_equal(t.loads, 50000);
}

static sdyi_gpu_move transpose(int64_t rows, int64_t columns) {
    sdyi_gpu_move m = line(0, 0, 0);
    m.rank = 2;
    m.counts[0] = rows;
    m.counts[1] = columns;
    m.in.strides[0] = 1;
    m.in.strides[1] = rows;
    m.out.strides[0] = columns;
    m.out.strides[1] = 1;
    return m;
}

static void test_aligned_transposes_move_16_bytes_at_a_time(void **state) {
    (void)state;
    for (size_t width = 1; width <= 16; width *= 2) {
        sdyi_gpu_move m = transpose(144, 272);
        assert_true(share(&m, width, 1 << 20, 16) == 1);
        m = transpose(145, 272);
        assert_true(share(&m, width, 1 << 20, (int)width) == 1);
    }
}

/* The most that a warp's k-th access costs, in passes over the banks more than
 * it needs, and sectors of 32 bytes more than its bytes fill. */
static int worst_conflict, worst_waste;

static void count_warps(bool second) {
    (void)second;
    for (uint32_t warp = 0; warp < SDYI_THREADS; warp += 32) {
        for (size_t k = 0; k < seen.shared[warp].size(); k++) {
            /* 128 bytes at a time: 32, 16 or 8 threads */
            const uint32_t width = seen.shared_width;
            const uint32_t abreast = width <= 4 ? 32 : 128 / width;
            for (uint32_t t = 0; t < 32; t += abreast) {
                std::vector<uint64_t> words[32];
                for (uint32_t i = t; i < t + abreast; i++)
                    for (uint32_t w = 0; w < (width + 3) / 4; w++) {
                        const uint64_t word = seen.shared[warp + i][k] / 4 + w;
                        std::vector<uint64_t> &bank = words[word % 32];
                        bool known = false;
                        for (size_t j = 0; j < bank.size(); j++)
                            known |= bank[j] == word;
                        if (!known)
                            bank.push_back(word);
                    }
                for (int bank = 0; bank < 32; bank++)
                    if ((int)words[bank].size() - 1 > worst_conflict)
                        worst_conflict = (int)words[bank].size() - 1;
            }
        }
        for (size_t k = 0; k < seen.global[warp].size(); k++) {
            std::vector<uint64_t> sectors;
            for (uint32_t i = 0; i < 32; i++) {
                const uint64_t sector = seen.global[warp + i][k] / 32;
                bool known = false;
                for (size_t j = 0; j < sectors.size(); j++)
                    known |= sectors[j] == sector;
                if (!known)
                    sectors.push_back(sector);
            }
            const int waste =
                (int)sectors.size() - (int)(32 * seen.global_width / 32);
            if (waste > worst_waste)
                worst_waste = waste;
        }
    }
}

/* Whole tiles, so that every thread of a warp does the same. */
static void check_warps(size_t width, int64_t rows, int64_t columns,
                        const sdyi_tuning *tuning) {
    for (int i = 0; i < SDYI_BASES; i++)
        buffers[i].init((size_t)(rows * columns) * width, 0);
    const sdyi_gpu_move m = transpose(rows, columns);
    sdyi_gpu_tiling tiling;
    assert_int_equal(sdyi_tile_moves(&m, 1, width, tuning, &tiling), SDYRT_OK);
    assert_true(tiling.tiled);
    worst_conflict = worst_waste = 0;
    launch_moves(&tiling, count_warps);
    if (worst_conflict != 0 || worst_waste != 0)
        fail_msg("width %zu: %d conflicts, %d sectors too many", width,
                 worst_conflict, worst_waste);
    sdyi_tiling_free(&tiling);
}

static void test_transposes_meet_all_banks_and_fill_sectors(void **state) {
    (void)state;
    for (size_t width = 1; width <= 16; width *= 2)
        for (int shape = 0; shape < 3; shape++) {
            sdyi_tuning tuning = sdyi_tuning();
            tuning.shape = (sdyi_tile_shape)shape;
            check_warps(width, 256, 512, &tuning);
        }
}

/* Element by element, as when a side is no multiple of 16 bytes: only the
 * banks count, as rows do not start on sectors. */
static void test_unaligned_transposes_meet_all_banks(void **state) {
    (void)state;
    for (size_t width = 1; width <= 8; width *= 2) {
        for (int i = 0; i < SDYI_BASES; i++)
            buffers[i].init((256 * 513 + 1) * width, 0);
        sdyi_gpu_move m = transpose(256, 512);
        m.out.strides[0] = 513;
        m.in.offset = (int64_t)width; /* no vectors */
        sdyi_gpu_tiling tiling;
        assert_int_equal(sdyi_tile_moves(&m, 1, width, NULL, &tiling),
                         SDYRT_OK);
        worst_conflict = 0;
        launch_moves(&tiling, count_warps);
        assert_int_equal(worst_conflict, 0);
        sdyi_tiling_free(&tiling);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_aligned_runs_move_16_bytes_at_a_time),
        cmocka_unit_test(test_aligned_floats_convert_four_at_a_time),
        cmocka_unit_test(test_aligned_transposes_move_16_bytes_at_a_time),
        cmocka_unit_test(test_transposes_meet_all_banks_and_fill_sectors),
        cmocka_unit_test(test_unaligned_transposes_meet_all_banks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
