/* The kernels of kernels/cuda, run on the host, write the same bytes as their
 * host twins; every byte of a box is stored to once, by an access that fits,
 * and no other byte is touched. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

extern "C" {
#include <cmocka.h>
}

#include "kernels/batches.h"
#include "kernels/emulator.h"

static size_t random_shift(size_t unit) {
    return random_below(2) == 0 ? 0 : (size_t)random_below(64) / unit * unit;
}

static void make_buffers(const random_batch *b, size_t unit) {
    for (int i = 0; i < SDYI_BASES; i++) {
        buffers[i].init((size_t)b->end[i], random_shift(unit));
        if (i != OUT)
            random_bytes(buffers[i].base, buffers[i].bytes);
    }
}

static char *at(const sdyi_place *place) {
    return buffers[place->base].base + place->offset;
}

/* Compare the output with `want`, and the stores with the boxes. */
static void check_output(const random_batch *b, const std::vector<char> &want,
                         size_t width, uint64_t seed) {
    const buffer *const out = &buffers[OUT];
    std::vector<unsigned char> stores(out->bytes, 0);
    unsigned char ones[16];
    memset(ones, 1, sizeof ones);
    for (int64_t i = 0; i < b->n; i++) {
        const sdyi_gpu_move *const m = &b->moves[i];
        sdyi_fill_box(stores.data() + m->out.offset, m->out.strides, m->counts,
                      m->rank, width, ones);
    }
    if (out->bytes > 0 &&
        memcmp(stores.data(), out->stores.data(), out->bytes) != 0)
        fail_msg("seed %ju: bytes were left out or stored beside",
                 (uintmax_t)seed);
    if (memcmp(want.data(), out->memory.data(), want.size()) != 0)
        fail_msg("seed %ju: not what the host leaves", (uintmax_t)seed);
}

/* The output as it is, for the host's twin to write on. */
struct twin {
    std::vector<char> memory;
    char *out(const sdyi_place *place) {
        return memory.data() +
               (buffers[OUT].base - buffers[OUT].memory.data()) + place->offset;
    }
    twin() : memory(buffers[OUT].memory) {}
};

static void test_moves_are_those_of_the_host(void **state) {
    (void)state;
    static random_batch b;
    int64_t tiled = 0, several = 0;
    for (uint64_t seed = 0; seed < 2100; seed++) {
        const sdyi_tuning tuning = tuning_of(seed);
        const size_t width = (size_t)1 << seed % 5;
        random_moves(&b, seed, width, width, seed % 2 == 0);
        make_buffers(&b, seed % 3 == 0 ? 1 : 16);
        sdyi_gpu_tiling tiling;
        assert_int_equal(sdyi_tile_moves(b.moves, b.n, width,
                                         seed < 1500 ? NULL : &tuning, &tiling),
                         SDYRT_OK);
        tiled += tiling.tiled;
        several += tiling.n_pieces > b.n;
        twin host;
        for (int64_t i = 0; i < b.n; i++) {
            const sdyi_gpu_move *const m = &b.moves[i];
            sdyi_copy_box(at(&m->in), m->in.strides, host.out(&m->out),
                          m->out.strides, m->counts, m->rank, width);
        }
        launch_moves(&tiling);
        check_output(&b, host.memory, width, seed);
        sdyi_tiling_free(&tiling);
    }
    assert_true(tiled > 100 && several > 10); /* what is meant to be tested */
}

/* Rectangles of every cell and shape, whose sides end within a tile. */
static void check_transpose(int64_t outer, int64_t rows, int64_t columns,
                            int64_t cell, size_t width, int64_t pad,
                            size_t shift, const sdyi_tuning *tuning) {
    const int64_t run = cell / (int64_t)width;
    sdyi_gpu_move m = sdyi_gpu_move();
    m.rank = 4;
    /* out[o][r][c][k] = in[o][c][r][k] */
    const int64_t counts[] = {outer, rows, columns, run};
    const int64_t in_row = run, in_column = (rows + pad) * run;
    const int64_t out_row = (columns + pad) * run;
    const int64_t in_strides[] = {columns * in_column, in_row, in_column, 1};
    const int64_t out_strides[] = {rows * out_row, out_row, run, 1};
    memcpy(m.counts, counts, sizeof counts);
    memcpy(m.in.strides, in_strides, sizeof in_strides);
    memcpy(m.out.strides, out_strides, sizeof out_strides);
    m.out.base = OUT;
    static random_batch b;
    b = random_batch();
    b.n = 1;
    b.moves[0] = m;
    b.end[IN] = outer * columns * in_column * (int64_t)width;
    b.end[OUT] = outer * rows * out_row * (int64_t)width;
    make_buffers(&b, 16);
    buffers[IN].init((size_t)b.end[IN], shift);
    random_bytes(buffers[IN].base, buffers[IN].bytes);
    sdyi_gpu_tiling tiling;
    assert_int_equal(sdyi_tile_moves(&m, 1, width, tuning, &tiling), SDYRT_OK);
    const bool is_large = rows * columns * cell >= 1 << 15;
    if (is_large && cell <= 64)
        assert_true(tiling.tiled);
    twin host;
    sdyi_copy_box(at(&m.in), m.in.strides, host.out(&m.out), m.out.strides,
                  m.counts, m.rank, width);
    launch_moves(&tiling);
    check_output(&b, host.memory, width, (uint64_t)cell);
    sdyi_tiling_free(&tiling);
}

static void test_transposes_are_those_of_the_host(void **state) {
    (void)state;
    static const int64_t sides[] = {2, 3, 16, 64, 65, 128, 200, 1500};
    static const int64_t cells[] = {1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64};
    for (size_t k = 0; k < sizeof cells / sizeof *cells; k++) {
        const int64_t cell = cells[k];
        const size_t width =
            (size_t)(cell & -cell) > 16 ? 16 : (size_t)(cell & -cell);
        for (int i = 0; i < 8; i++)
            for (int j = 0; j < 8; j++) {
                random_seed((uint64_t)(i * 8 + j));
                if (sides[i] * sides[j] * cell > 1 << 19)
                    continue;
                check_transpose(1 + random_below(2), sides[i], sides[j], cell,
                                width, random_below(2) * 16, 0, NULL);
                check_transpose(1, sides[i], sides[j], cell, width,
                                random_below(4), (size_t)random_below(64),
                                NULL);
                const sdyi_tuning tuning =
                    tuning_of((uint64_t)(1 + (i + j) % 2));
                check_transpose(1, sides[i], sides[j], cell, width,
                                random_below(2) * 16,
                                (size_t)random_below(2) * 16, &tuning);
            }
    }
}

static void test_fills_are_those_of_the_host(void **state) {
    (void)state;
    static random_batch b;
    for (uint64_t seed = 0; seed < 800; seed++) {
        const size_t width = (size_t)1 << seed % 5;
        random_moves(&b, seed, width, width, seed % 2 == 0);
        make_buffers(&b, seed % 3 == 0 ? 1 : 16);
        sdyi_launch args = sdyi_launch();
        unsigned char value[16];
        random_bytes(value, sizeof value);
        for (size_t i = 0; i < sizeof args.value; i++)
            args.value[i] = value[i % width];
        sdyi_gpu_tiling tiling;
        assert_int_equal(sdyi_tile_fills(b.moves, b.n, width, &tiling),
                         SDYRT_OK);
        assert_false(tiling.tiled);
        twin host;
        for (int64_t i = 0; i < b.n; i++) {
            const sdyi_gpu_move *const m = &b.moves[i];
            sdyi_fill_box(host.out(&m->out), m->out.strides, m->counts, m->rank,
                          width, value);
        }
        launch<sdyi_fills>(&tiling, args);
        check_output(&b, host.memory, width, seed);
        sdyi_tiling_free(&tiling);
    }
}

/* ---- converts ---- */

static void run_convert(sdyrt_dtype from, sdyrt_dtype to,
                        const sdyi_gpu_tiling *tiling) {
    sdyi_launch args = sdyi_launch();
    args.from = from;
    args.to = to;
#define PAIR(FROM, TO)                                                         \
    if (from == SDYRT_##FROM && to == SDYRT_##TO) {                            \
        launch<sdyi_converts_floats<SDYRT_##FROM, SDYRT_##TO>>(tiling, args);  \
        return;                                                                \
    }
    SDYI_FLOAT_PAIRS(PAIR)
#undef PAIR
    launch<sdyi_converts>(tiling, args);
}

/* Numbers of the input: of any bits, or, for `is_near`, mostly such as the
 * output has. Returns the bytes that were loaded four elements at a time. */
static int64_t check_converts(sdyrt_dtype from, sdyrt_dtype to, bool is_near,
                              uint64_t seed) {
    static random_batch b;
    const size_t in = sdyrt_dtype_bytes(from), out = sdyrt_dtype_bytes(to);
    random_moves(&b, seed, in, out, true);
    make_buffers(&b, 16);
    for (int i = 0; i < SDYI_BASES && is_near; i++)
        if (i != OUT)
            random_numbers(from, buffers[i].base, buffers[i].bytes);
    sdyi_gpu_tiling tiling;
    assert_int_equal(sdyi_tile_converts(b.moves, b.n, from, to, &tiling),
                     SDYRT_OK);
    twin host;
    for (int64_t i = 0; i < b.n; i++) {
        const sdyi_gpu_move *const m = &b.moves[i];
        sdyi_convert_box(from, at(&m->in), m->in.strides, to, host.out(&m->out),
                         m->out.strides, m->counts, m->rank);
    }
    run_convert(from, to, &tiling);
    check_output(&b, host.memory, out, seed);
    const bool ran = tiling.n_pieces > 0;
    sdyi_tiling_free(&tiling);
    return ran && in <= 4 ? seen.loaded[4 * in] : 0;
}

static void test_converts_are_those_of_the_host(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 800; seed++)
        check_converts(
            (sdyrt_dtype)(seed % SDYRT_DTYPE_COUNT),
            (sdyrt_dtype)(seed / SDYRT_DTYPE_COUNT % SDYRT_DTYPE_COUNT), false,
            seed);
}

static void test_pairs_with_a_kernel_of_their_own(void **state) {
    (void)state;
#define PAIR(FROM, TO) {SDYRT_##FROM, SDYRT_##TO},
    static const sdyrt_dtype pairs[][2] = {SDYI_FLOAT_PAIRS(PAIR)};
#undef PAIR
    for (size_t k = 0; k < sizeof pairs / sizeof *pairs; k++) {
        int64_t by_fours = 0;
        for (uint64_t seed = 0; seed < 80; seed++)
            by_fours +=
                check_converts(pairs[k][0], pairs[k][1], seed % 2 == 0, seed);
        assert_true(by_fours > 0); /* what is meant to be tested */
    }
}

/* As convert_values.h has it: of a float that is narrower, all numbers; of f32
 * those that differ in what decides, in each exponent. */
template <sdyrt_dtype D> static void check_narrow(void) {
    const uint32_t all = (uint32_t)1 << 8 * sdyrt_dtype_bytes(D);
    for (uint32_t bits = 0; bits < all; bits++) {
        const sdyi_bits element = {bits, 0};
        const uint32_t want =
            (uint32_t)sdyi_convert_value(D, SDYRT_F32, element).low;
        if (sdyi_narrow<D>::widen(bits) != want)
            fail_msg("%s 0x%x is f32 0x%x, not 0x%x", sdyrt_dtype_name(D), bits,
                     want, sdyi_narrow<D>::widen(bits));
    }
    static const uint32_t ends[] = {0,      1,      0xfff,  0x1000, 0x1001,
                                    0x1fff, 0x7fff, 0x8000, 0x8001, 0xffff};
    for (uint32_t high = 0; high < 1 << 16; high++)
        for (size_t i = 0; i < sizeof ends / sizeof *ends + 2; i++) {
            const uint32_t low = i < sizeof ends / sizeof *ends
                                     ? ends[i]
                                     : (uint32_t)random_below(1 << 16);
            const uint32_t bits = high << 16 | low;
            const sdyi_bits element = {bits, 0};
            const uint32_t want =
                (uint32_t)sdyi_convert_value(SDYRT_F32, D, element).low;
            if (sdyi_narrow<D>::round(bits) != want)
                fail_msg("f32 0x%x is %s 0x%x, not 0x%x", bits,
                         sdyrt_dtype_name(D), want,
                         sdyi_narrow<D>::round(bits));
        }
}

static void test_narrow_floats_are_those_of_the_host(void **state) {
    (void)state;
    random_seed(1);
    check_narrow<SDYRT_BF16>();
    check_narrow<SDYRT_F16>();
    check_narrow<SDYRT_F8E4M3>();
    check_narrow<SDYRT_F8E4M3FN>();
    check_narrow<SDYRT_F8E5M2>();
    check_narrow<SDYRT_F8E3M4>();
}

/* ---- folds ---- */

static void run_fold(sdyrt_dtype dtype, sdyrt_reduction reduction,
                     const sdyi_gpu_tiling *tiling) {
#define FOLD(D, R, T, ...)                                                     \
    if (dtype == SDYRT_##D && reduction == SDYRT_##R) {                        \
        typedef SDYI_FOLDS_AS(D, R, T) policy;                                 \
        launch<policy>(tiling, sdyi_launch());                                 \
        return;                                                                \
    }
    SDYI_FOLDS(FOLD)
#undef FOLD
    fail_msg("no fold of %s %s", sdyrt_dtype_name(dtype),
             sdyrt_reduction_name(reduction));
}

static void check_folds(sdyrt_dtype dtype, sdyrt_reduction reduction,
                        uint64_t seed) {
    static random_batch b;
    const size_t width = sdyrt_dtype_bytes(dtype);
    random_folds(&b, seed, width);
    make_buffers(&b, 16);
    for (int i = 0; i < SDYI_BASES; i++)
        random_numbers(dtype, buffers[i].base, buffers[i].bytes);
    sdyi_gpu_tiling tiling;
    assert_int_equal(sdyi_tile_folds(b.folds, b.n, dtype, reduction, &tiling),
                     SDYRT_OK);
    twin host;
    for (int64_t i = 0; i < b.n; i++) {
        const sdyi_gpu_fold *const f = &b.folds[i];
        sdyi_term terms[MOST_TERMS];
        for (int64_t k = 0; k < f->n_terms; k++)
            terms[k] =
                sdyi_term{f->terms[k].base == OUT ? host.out(&f->terms[k])
                                                  : at(&f->terms[k]),
                          f->terms[k].strides};
        sdyi_reduce_box(dtype, reduction, terms, f->n_terms, host.out(&f->out),
                        f->out.strides, f->counts, f->rank);
    }
    run_fold(dtype, reduction, &tiling);
    same_nans(dtype, buffers[OUT].base,
              host.memory.data() +
                  (buffers[OUT].base - buffers[OUT].memory.data()),
              buffers[OUT].bytes);
    check_output(&b, host.memory, width, seed);
    sdyi_tiling_free(&tiling);
}

static void test_folds_are_those_of_the_host(void **state) {
    (void)state;
    for (int t = 0; t < SDYRT_DTYPE_COUNT; t++)
        for (int r = 0; r < SDYRT_REDUCTION_COUNT; r++)
            if (sdyrt_can_reduce((sdyrt_dtype)t, (sdyrt_reduction)r))
                for (uint64_t seed = 0; seed < 25; seed++)
                    check_folds((sdyrt_dtype)t, (sdyrt_reduction)r, seed);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moves_are_those_of_the_host),
        cmocka_unit_test(test_transposes_are_those_of_the_host),
        cmocka_unit_test(test_fills_are_those_of_the_host),
        cmocka_unit_test(test_converts_are_those_of_the_host),
        cmocka_unit_test(test_pairs_with_a_kernel_of_their_own),
        cmocka_unit_test(test_narrow_floats_are_those_of_the_host),
        cmocka_unit_test(test_folds_are_those_of_the_host),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
