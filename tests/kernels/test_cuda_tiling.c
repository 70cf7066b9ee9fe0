/* Pieces and tiles of boxes for a device: every byte of a box is in one tile,
 * tiles are equal whatever the boxes are, indices are found again beyond 2^31,
 * and impossible boxes are refused with their values. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "kernels/boxes.h"
#include "kernels/cuda/tiling.h"

static void test_division_is_by_multiplication(void **state) {
    (void)state;
    static const uint32_t fixed[] = {
        1,          2,          3,          5,         7,     10,
        12,         641,        65535,      65536,     65537, 0x55555555,
        0x40000000, 0x40000001, 0x7ffffffe, 0x7fffffff};
    random_seed(1);
    for (int i = 0; i < 4000; i++) {
        const int64_t count =
            i < 16 ? fixed[i] : 1 + random_below(INT32_MAX >> random_below(31));
        /* The divisor of a box's only strided dimension. */
        const int64_t counts = count < (1 << 28) ? count : 1 << 28;
        sdyi_gpu_move m = {.rank = 2, .counts = {2, counts}};
        m.in.strides[0] = m.out.strides[0] = 3 * counts;
        m.in.strides[1] = m.out.strides[1] = 2;
        sdyi_gpu_tiling t;
        assert_int_equal(sdyi_tile_fills(&m, 1, 1, &t), SDYRT_OK);
        const sdyi_divisor *by = NULL;
        for (uint32_t a = 0; a < t.pieces[0].rank; a++)
            if (t.pieces[0].axes[a].by.count == counts)
                by = &t.pieces[0].axes[a].by;
        assert_non_null(by);
        for (int k = 0; k < 200; k++) {
            const uint32_t n =
                k == 0 ? 0
                : k == 1
                    ? INT32_MAX
                    : (uint32_t)(random_below(INT32_MAX / counts + 1) * counts);
            for (uint32_t near = n - (n > 0); near <= n; near++)
                if (near <= INT32_MAX &&
                    sdyi_divide(near, by) != near / by->count)
                    fail_msg("%u / %u is %u", near, by->count,
                             sdyi_divide(near, by));
        }
        sdyi_tiling_free(&t);
    }
}

static sdyi_gpu_move contiguous(int64_t count, int64_t offset) {
    sdyi_gpu_move m = {.rank = 1, .counts = {count}};
    m.in.strides[0] = m.out.strides[0] = 1;
    m.in.offset = m.out.offset = offset;
    m.out.base = 1;
    return m;
}

static void test_tiles_are_equal_whatever_the_boxes_are(void **state) {
    (void)state;
    const int64_t all = (int64_t)256 << 20;
    for (int64_t n = 1; n <= 64; n *= 4) {
        sdyi_gpu_move moves[64];
        for (int64_t i = 0; i < n; i++)
            moves[i] = contiguous(all / n / 4, i * (all / n));
        sdyi_gpu_tiling t;
        assert_int_equal(sdyi_tile_moves(moves, n, 4, NULL, &t), SDYRT_OK);
        assert_int_equal(sdyi_tiling_tiles(&t), all / SDYI_TILE_BYTES);
        for (int64_t i = 0; i < t.n_pieces; i++) {
            assert_int_equal(t.pieces[i].tile, SDYI_TILE_BYTES);
            assert_int_equal(t.pieces[i].total % SDYI_TILE_BYTES, 0);
        }
        sdyi_tiling_free(&t);
    }
    /* a large box among many small ones: each has the tiles that it needs */
    sdyi_gpu_move moves[33];
    for (int i = 0; i < 32; i++)
        moves[i] = contiguous(100, i * 400);
    moves[32] = contiguous(1 << 20, 1 << 20);
    sdyi_gpu_tiling t;
    assert_int_equal(sdyi_tile_moves(moves, 33, 4, NULL, &t), SDYRT_OK);
    assert_int_equal(sdyi_tiling_tiles(&t), 32 + (1 << 22) / SDYI_TILE_BYTES);
    sdyi_tiling_free(&t);
}

static void test_tiles_find_their_pieces(void **state) {
    (void)state;
    random_seed(3);
    for (int round = 0; round < 50; round++) {
        const int64_t n = 1 + random_below(200);
        sdyi_gpu_move *const moves = calloc((size_t)n, sizeof *moves);
        assert_non_null(moves);
        for (int64_t i = 0; i < n; i++)
            moves[i] =
                contiguous(random_below(5) * random_below(9000), i * 50000);
        sdyi_gpu_tiling t;
        assert_int_equal(sdyi_tile_moves(moves, n, 1, NULL, &t), SDYRT_OK);
        const sdyi_launch launch = {.first = t.first,
                                    .n_pieces = (uint32_t)t.n_pieces};
        for (uint32_t tile = 0; tile < sdyi_tiling_tiles(&t); tile++) {
            const uint32_t i = sdyi_find_piece(&launch, tile);
            assert_true(t.first[i] <= tile && tile < t.first[i + 1]);
        }
        sdyi_tiling_free(&t);
        free(moves);
    }
}

/* ---- beyond 2^31 ---- */

/* The places of bytes of tiled and untiled pieces, by plain arithmetic on the
 * box: element e in row-major order of the output. */
static void test_a_run_of_many_gigabytes_is_cut(void **state) {
    (void)state;
    const int64_t bytes = ((int64_t)40 << 30) + 7;
    const sdyi_gpu_move m = contiguous(bytes, (int64_t)1 << 41);
    sdyi_gpu_tiling t;
    assert_int_equal(sdyi_tile_moves(&m, 1, 1, NULL, &t), SDYRT_OK);
    int64_t at = (int64_t)1 << 41;
    for (int64_t i = 0; i < t.n_pieces; i++) {
        const sdyi_cuda_piece *const p = &t.pieces[i];
        assert_true(p->in == at && p->out == at);
        assert_true(p->total <= (uint32_t)1 << 30);
        assert_int_equal(sdyi_locate(p, p->total - 1, true), at + p->total - 1);
        at += p->total;
    }
    assert_true(at == ((int64_t)1 << 41) + bytes);
    sdyi_tiling_free(&t);
}

static void test_strides_beyond_32_bits_are_found(void **state) {
    (void)state;
    sdyi_gpu_move m = {.rank = 3, .counts = {5, 7, 11}};
    const int64_t in[] = {(int64_t)1 << 33, -((int64_t)5 << 31), 3};
    const int64_t out[] = {(int64_t)7 << 35, (int64_t)1 << 34, 2};
    memcpy(m.in.strides, in, sizeof in);
    memcpy(m.out.strides, out, sizeof out);
    m.in.offset = (int64_t)1 << 45;
    sdyi_gpu_tiling t;
    assert_int_equal(sdyi_tile_moves(&m, 1, 8, NULL, &t), SDYRT_OK);
    assert_int_equal(t.n_pieces, 1);
    for (int64_t e = 0; e < 5 * 7 * 11; e++)
        for (uint32_t byte = 0; byte < 8; byte++) {
            const uint32_t index = (uint32_t)e * 8 + byte;
            assert_true(sdyi_locate(t.pieces, index, true) ==
                        m.in.offset + byte +
                            8 * element_offset(e, m.counts, in, 3));
            assert_true(sdyi_locate(t.pieces, index, false) ==
                        byte + 8 * element_offset(e, m.counts, out, 3));
        }
    sdyi_tiling_free(&t);
}

/* A transpose of 2^17 x 2^18 elements of 2 bytes, 64 GiB: the rectangles of its
 * pieces are next to each other. */
static void test_a_transpose_of_many_gigabytes_is_cut(void **state) {
    (void)state;
    const int64_t rows = (int64_t)1 << 17, columns = (int64_t)1 << 18;
    sdyi_gpu_move m = {.rank = 2, .counts = {rows, columns}};
    m.in.strides[0] = 1;
    m.in.strides[1] = rows;
    m.out.strides[0] = columns;
    m.out.strides[1] = 1;
    sdyi_gpu_tiling t;
    assert_int_equal(sdyi_tile_moves(&m, 1, 2, NULL, &t), SDYRT_OK);
    assert_true(t.tiled && t.n_pieces >= 64);
    int64_t cells = 0;
    for (int64_t i = 0; i < t.n_pieces; i++) {
        const sdyi_cuda_piece *const p = &t.pieces[i];
        assert_true(p->tiled);
        const uint32_t tiles = t.first[i + 1] - t.first[i];
        for (uint32_t k = 0; k < tiles; k++) {
            const sdyi_rectangle r = sdyi_rectangle_of(p, k);
            cells += (int64_t)r.rows * r.columns;
            const int64_t row = r.out / 2 / columns;
            const int64_t column = r.out / 2 % columns;
            if (r.in != 2 * (column * rows + row))
                fail_msg("tile %u of piece %jd: out %jd, in %jd", k,
                         (intmax_t)i, (intmax_t)r.out, (intmax_t)r.in);
        }
    }
    assert_true(cells == rows * columns);
    sdyi_tiling_free(&t);
}

/* ---- what is refused ---- */

static void expect(sdyrt_status got, sdyrt_status status, sdyrt_error_kind kind,
                   const char *text) {
    if (got != status || sdyrt_last_error_kind() != kind ||
        !strstr(sdyrt_last_error(), text))
        fail_msg("status %s, kind %s: %s; expected %s", sdyrt_status_name(got),
                 sdyrt_error_kind_name(sdyrt_last_error_kind()),
                 sdyrt_last_error(), text);
}

static void test_what_cannot_be_is_refused(void **state) {
    (void)state;
    sdyi_gpu_tiling t;
    sdyi_gpu_move m = contiguous(10, 0);
    expect(sdyi_tile_moves(&m, 1, 3, NULL, &t), SDYRT_ARGUMENT,
           SDYRT_KIND_BAD_VALUE, "width 3");
    expect(sdyi_tile_moves(&m, -1, 4, NULL, &t), SDYRT_ARGUMENT,
           SDYRT_KIND_BAD_VALUE, "-1 moves");
    expect(sdyi_tile_moves(NULL, 2, 4, NULL, &t), SDYRT_ARGUMENT,
           SDYRT_KIND_NULL_ARGUMENT, "list of 2 moves");
    sdyi_gpu_move two[2] = {m, m};
    two[1].in.base = 4;
    expect(sdyi_tile_moves(two, 2, 4, NULL, &t), SDYRT_ARGUMENT,
           SDYRT_KIND_BAD_VALUE, "move 1: base 4");
    two[1] = m;
    two[1].rank = 17;
    expect(sdyi_tile_moves(two, 2, 4, NULL, &t), SDYRT_ARGUMENT,
           SDYRT_KIND_LIMIT, "move 1: rank 17");
    two[1] = m;
    two[1].counts[0] = -3;
    expect(sdyi_tile_fills(two, 2, 4, &t), SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
           "fill 1: count -3 of dimension 0");
    m.counts[0] = ((int64_t)1 << 40) + 1;
    expect(sdyi_tile_moves(&m, 1, 16, NULL, &t), SDYRT_UNSUPPORTED,
           SDYRT_KIND_LIMIT, "move 0: a box of more than 17592186044416 bytes");
    m = contiguous(10, INT64_MAX - 30);
    expect(sdyi_tile_moves(&m, 1, 4, NULL, &t), SDYRT_ARGUMENT,
           SDYRT_KIND_OVERFLOW, "beyond 2^63");
    m = contiguous(3, 0);
    m.in.strides[0] = (int64_t)1 << 61;
    expect(sdyi_tile_moves(&m, 1, 4, NULL, &t), SDYRT_ARGUMENT,
           SDYRT_KIND_OVERFLOW, "beyond 2^63");
}

static void test_boxes_end_where_addresses_do(void **state) {
    (void)state;
    sdyi_gpu_tiling t;
    sdyi_gpu_move m = contiguous(10, 0);
    m.in.strides[0] = -1; /* to -2^63, and two bytes below */
    m.in.offset = INT64_MIN + 40;
    assert_int_equal(sdyi_tile_moves(&m, 1, 4, NULL, &t), SDYRT_OK);
    sdyi_tiling_free(&t);
    m.in.offset -= 2;
    expect(sdyi_tile_moves(&m, 1, 4, NULL, &t), SDYRT_ARGUMENT,
           SDYRT_KIND_OVERFLOW, "beyond 2^63");
    /* more elements than there are numbers for */
    m = (sdyi_gpu_move){.rank = 2,
                        .counts = {(int64_t)1 << 32, (int64_t)1 << 32}};
    m.in.strides[0] = m.in.strides[1] = 1;
    m.out.strides[0] = m.out.strides[1] = 1;
    expect(sdyi_tile_moves(&m, 1, 1, NULL, &t), SDYRT_UNSUPPORTED,
           SDYRT_KIND_LIMIT, "a box of more than");
}

/* One index of the outermost dimension is more than a piece holds. */
static void test_a_long_row_of_few_is_cut(void **state) {
    (void)state;
    const int64_t columns = ((int64_t)3 << 29) + 5; /* bytes, 1.5 GiB */
    for (int64_t rows = 1; rows <= 3; rows++) {
        sdyi_gpu_move m = {.rank = 2, .counts = {rows, columns}};
        m.in.strides[0] = columns + 64;
        m.out.strides[0] = columns + 128;
        m.in.strides[1] = m.out.strides[1] = 1;
        sdyi_gpu_tiling t;
        assert_int_equal(sdyi_tile_moves(&m, 1, 1, NULL, &t), SDYRT_OK);
        int64_t total = 0;
        for (int64_t i = 0; i < t.n_pieces; i++) {
            const sdyi_cuda_piece *const p = &t.pieces[i];
            assert_true(p->total > 0 && p->total <= (uint32_t)1 << 30);
            const int64_t row = p->out / (columns + 128);
            const int64_t column = p->out % (columns + 128);
            assert_true(row < rows && column + p->total <= columns);
            assert_true(p->in == row * (columns + 64) + column);
            total += p->total;
        }
        assert_true(total == rows * columns);
        sdyi_tiling_free(&t);
    }
}

static void test_tiles_are_counted_up_to_31_bits(void **state) {
    (void)state;
    sdyi_gpu_tiling t;
    sdyi_gpu_move m = contiguous((int64_t)1 << 30, 0);
    assert_int_equal(sdyi_tile_moves(&m, 1, 1, NULL, &t), SDYRT_OK);
    const int64_t tile = ((int64_t)1 << 30) / sdyi_tiling_tiles(&t);
    sdyi_tiling_free(&t);
    const int64_t most = (int64_t)1 << 44;
    sdyi_gpu_move *const moves = calloc(64, sizeof *moves);
    assert_non_null(moves);
    const int64_t n = tile * INT32_MAX / most; /* whole ones */
    assert_true(n > 0 && n < 64);
    for (int64_t i = 0; i < n; i++)
        moves[i] = contiguous(most, 0);
    moves[n] = contiguous(tile * INT32_MAX - n * most, 0);
    assert_int_equal(sdyi_tile_moves(moves, n + 1, 1, NULL, &t), SDYRT_OK);
    assert_int_equal(sdyi_tiling_tiles(&t), INT32_MAX);
    sdyi_tiling_free(&t);
    moves[n].counts[0]++;
    expect(sdyi_tile_moves(moves, n + 1, 1, NULL, &t), SDYRT_UNSUPPORTED,
           SDYRT_KIND_LIMIT, "a batch of more than 2147483647 tiles");
    free(moves);
}

/* A transpose goes by vectors of 16 bytes only where every row and column is
 * some of them, padding or not. */
static void test_vectors_need_whole_rows_and_columns(void **state) {
    (void)state;
    for (int64_t rows = 120; rows <= 136; rows++)
        for (int64_t columns = 120; columns <= 136; columns++)
            for (int64_t width = 1; width <= 8; width *= 2) {
                sdyi_gpu_move m = {.rank = 2, .counts = {rows, columns}};
                m.in.strides[0] = 1;
                m.in.strides[1] = 256;
                m.out.strides[0] = 512;
                m.out.strides[1] = 1;
                m.out.base = 1;
                sdyi_gpu_tiling t;
                assert_int_equal(sdyi_tile_moves(&m, 1, width, NULL, &t),
                                 SDYRT_OK);
                const bool whole =
                    rows * width % 16 == 0 && columns * width % 16 == 0;
                if (t.pieces[0].tiled &&
                    (t.pieces[0].vector_bits % 16 == 0) != whole)
                    fail_msg("%jd x %jd of %jd bytes: %u", (intmax_t)rows,
                             (intmax_t)columns, (intmax_t)width,
                             t.pieces[0].vector_bits);
                sdyi_tiling_free(&t);
            }
}

/* Bytes of a whole tile along the rows and the columns of a transpose. */
static void test_tiles_have_the_shape_of_the_tuning(void **state) {
    (void)state;
    static const struct {
        sdyi_tile_shape shape;
        size_t width;
        uint32_t in, out;
    } cases[] = {
        {SDYI_TILE_LONG_OUT, 1, 128, 128}, {SDYI_TILE_LONG_OUT, 2, 128, 256},
        {SDYI_TILE_LONG_OUT, 4, 256, 256}, {SDYI_TILE_LONG_IN, 2, 256, 128},
        {SDYI_TILE_LONG_IN, 4, 256, 256},  {SDYI_TILE_LARGE, 1, 128, 256},
        {SDYI_TILE_LARGE, 2, 256, 256},    {SDYI_TILE_LARGE, 4, 256, 512}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        sdyi_gpu_move m = {.rank = 2, .counts = {1024, 1024}};
        m.in.strides[0] = m.out.strides[1] = 1;
        m.in.strides[1] = m.out.strides[0] = 1024;
        m.out.base = 1;
        const sdyi_tuning tuning = {.shape = cases[i].shape};
        sdyi_gpu_tiling t;
        assert_int_equal(sdyi_tile_moves(&m, 1, cases[i].width, &tuning, &t),
                         SDYRT_OK);
        assert_int_equal(t.pieces[0].row_bytes.count, cases[i].in);
        assert_int_equal(t.pieces[0].column_bytes.count, cases[i].out);
        sdyi_tiling_free(&t);
    }
}

static void test_folds_and_converts_need_alignment(void **state) {
    (void)state;
    sdyi_gpu_tiling t;
    sdyi_gpu_move m = contiguous(10, 4);
    expect(sdyi_tile_converts(&m, 1, SDYRT_F64, SDYRT_F32, &t), SDYRT_ARGUMENT,
           SDYRT_KIND_BUFFER_ALIGNMENT, "offset 4 is not a multiple of");
    expect(sdyi_tile_converts(&m, 1, (sdyrt_dtype)99, SDYRT_F32, &t),
           SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE, "99 is not a dtype");
    m.in.offset = 8;
    assert_int_equal(sdyi_tile_converts(&m, 1, SDYRT_F64, SDYRT_F32, &t),
                     SDYRT_OK);
    assert_int_equal(t.misfits[0], 7);
    assert_int_equal(t.misfits[1], 3);
    assert_int_equal(t.bases, 3);
    sdyi_tiling_free(&t);

    const sdyi_place terms[] = {m.in, m.out};
    sdyi_gpu_fold f = {.out = m.out, .terms = terms, .n_terms = 2, .rank = 1};
    f.counts[0] = 10;
    expect(sdyi_tile_folds(&f, 1, SDYRT_C64, SDYRT_MAX, &t), SDYRT_ARGUMENT,
           SDYRT_KIND_DTYPE_REDUCTION, "complex<f32> has no max");
    expect(sdyi_tile_folds(&f, 1, SDYRT_F8E5M2, SDYRT_SUM, &t), SDYRT_ARGUMENT,
           SDYRT_KIND_DTYPE_REDUCTION, "f8E5M2 has no sum");
    expect(sdyi_tile_folds(&f, 1, SDYRT_F32, SDYRT_AND, &t), SDYRT_ARGUMENT,
           SDYRT_KIND_DTYPE_REDUCTION, "f32 has no and");
    expect(sdyi_tile_folds(&f, 1, SDYRT_F64, SDYRT_SUM, &t), SDYRT_ARGUMENT,
           SDYRT_KIND_BUFFER_ALIGNMENT, "offset 4");
    f.n_terms = 0;
    expect(sdyi_tile_folds(&f, 1, SDYRT_F32, SDYRT_SUM, &t), SDYRT_ARGUMENT,
           SDYRT_KIND_BAD_VALUE, "fold 0: 0 terms");
    f.n_terms = 2;
    assert_int_equal(sdyi_tile_folds(&f, 1, SDYRT_F32, SDYRT_SUM, &t),
                     SDYRT_OK);
    assert_int_equal(t.n_spans, 2);
    sdyi_tiling_free(&t);

    /* each term's base must be aligned, and so must the output's */
    sdyi_place apart[] = {m.in, m.in};
    apart[0].base = 2;
    apart[1].base = 3;
    f.terms = apart;
    assert_int_equal(sdyi_tile_folds(&f, 1, SDYRT_F32, SDYRT_SUM, &t),
                     SDYRT_OK);
    assert_int_equal(t.misfits[f.out.base], 3);
    assert_int_equal(t.misfits[2], 3);
    assert_int_equal(t.misfits[3], 3);
    sdyi_tiling_free(&t);
}

/* A place of rows of `count` elements, mostly at multiples of 16 bytes; what
 * its addresses are made of goes into `bits`. */
static sdyi_place rows_of(int64_t count, int64_t width, int64_t *bits) {
    sdyi_place place = {.strides = {(count + 16) / 16 * 16, 1}};
    if (random_below(6) == 0)
        place.strides[0] += random_below(16);
    place.offset = width * (random_below(6) == 0 ? random_below(16) : 16);
    *bits |= place.offset | place.strides[0] * width;
    return place;
}

/* The largest power of two, 16 at most, of which all that is in `bits` is some.
 */
static int64_t alignment(int64_t bits) {
    return (bits | 16) & -(bits | 16);
}

/* The bytes of a run behind the last whole 16 are a piece of their own where
 * they alone would keep the others from moving 16 at a time. */
static void test_ends_of_runs_are_cut_where_all_else_is_aligned(void **state) {
    (void)state;
    enum { ROWS = 3, FILL = 0, MOVE, FOLD };
    random_seed(7);
    int n_cut = 0;
    for (int round = 0; round < 3000; round++) {
        const int kind = (int)random_below(3);
        const int64_t width = kind == FOLD ? 4 : 1 << random_below(5);
        const int64_t count = 100 / width + 1 + random_below(80);
        int64_t bits = 0;
        const sdyi_place out = rows_of(count, width, &bits), none = {0};
        const sdyi_place in =
            kind == MOVE ? rows_of(count, width, &bits) : none;
        const sdyi_place terms[2] = {
            kind == FOLD ? rows_of(count, width, &bits) : none,
            kind == FOLD ? rows_of(count, width, &bits) : none};
        const sdyi_gpu_move m = {
            .rank = 2, .counts = {ROWS, count}, .in = in, .out = out};
        const sdyi_gpu_fold f = {.rank = 2,
                                 .counts = {ROWS, count},
                                 .out = out,
                                 .terms = terms,
                                 .n_terms = 2};
        sdyi_gpu_tiling t;
        assert_int_equal(
            kind == FILL   ? sdyi_tile_fills(&m, 1, (size_t)width, &t)
            : kind == MOVE ? sdyi_tile_moves(&m, 1, (size_t)width, NULL, &t)
                           : sdyi_tile_folds(&f, 1, SDYRT_F32, SDYRT_SUM, &t),
            SDYRT_OK);
        const int64_t run = count * width;
        const bool is_cut = run >= 128 && alignment(bits) > alignment(run);
        n_cut += is_cut;
        assert_int_equal(t.n_pieces, is_cut ? 2 : 1);
        assert_int_equal(t.pieces[0].total,
                         ROWS * (is_cut ? run - run % 16 : run));
        if (is_cut)
            assert_int_equal(t.pieces[1].total, ROWS * (run % 16));
        sdyi_tiling_free(&t);
    }
    assert_in_range(n_cut, 100, 2900);
}

static void test_empty_boxes_are_no_pieces(void **state) {
    (void)state;
    sdyi_gpu_move m = contiguous(0, 0);
    m.in.base = -5; /* nobody looks */
    sdyi_gpu_tiling t;
    assert_int_equal(sdyi_tile_moves(&m, 1, 4, NULL, &t), SDYRT_OK);
    assert_int_equal(t.n_pieces, 0);
    assert_int_equal(sdyi_tiling_tiles(&t), 0);
    sdyi_tiling_free(&t);
    assert_int_equal(sdyi_tile_moves(NULL, 0, 4, NULL, &t), SDYRT_OK);
    assert_int_equal(sdyi_tiling_tiles(&t), 0);
    sdyi_tiling_free(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_division_is_by_multiplication),
        cmocka_unit_test(test_tiles_are_equal_whatever_the_boxes_are),
        cmocka_unit_test(test_tiles_find_their_pieces),
        cmocka_unit_test(test_a_run_of_many_gigabytes_is_cut),
        cmocka_unit_test(test_strides_beyond_32_bits_are_found),
        cmocka_unit_test(test_a_transpose_of_many_gigabytes_is_cut),
        cmocka_unit_test(test_what_cannot_be_is_refused),
        cmocka_unit_test(test_boxes_end_where_addresses_do),
        cmocka_unit_test(test_a_long_row_of_few_is_cut),
        cmocka_unit_test(test_tiles_are_counted_up_to_31_bits),
        cmocka_unit_test(test_vectors_need_whole_rows_and_columns),
        cmocka_unit_test(test_tiles_have_the_shape_of_the_tuning),
        cmocka_unit_test(test_folds_and_converts_need_alignment),
        cmocka_unit_test(test_ends_of_runs_are_cut_where_all_else_is_aligned),
        cmocka_unit_test(test_empty_boxes_are_no_pieces),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
