/* The partitioner: tiles, shard indices and owners, against known vectors and
 * against each other. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "parsed_sharding.h"

#include "mesh/digits.h"
#include <sdyrt/tile.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static sdyrt_type type_of(const char *text) {
    sdyrt_type type;
    assert_int_equal(sdyrt_type_parse(text, &type), SDYRT_OK);
    return type;
}

/* Check the tiles of a 1-D tensor on 4 devices. */
static void check_cut(const char *type_text, sdyrt_partition partition,
                      const int64_t *sizes) {
    const sdyrt_sharding *plain = parse("<[\"x\"=4]>", "<@m, [{\"x\"}]>");
    const sdyrt_sharding *cut;
    assert_int_equal(sdyrt_sharding_with_partition(plain, partition, &cut),
                     SDYRT_OK);
    const sdyrt_type type = type_of(type_text);
    int64_t begin = 0;
    for (int device = 0; device < 4; device++) {
        sdyrt_tile tile;
        assert_int_equal(sdyrt_tile_of(cut, &type, device, &tile), SDYRT_OK);
        assert_int_equal(tile.size[0], sizes[device]);
        assert_int_equal(tile.elements, sizes[device]);
        if (sizes[device] > 0)
            assert_int_equal(tile.offset[0], begin);
        begin += sizes[device];
    }
    assert_int_equal(begin, type.dims[0]);
    sdyrt_sharding_release(cut);
    sdyrt_sharding_release(plain);
}

static void test_uneven_dimensions_follow_their_convention(void **state) {
    (void)state;
    check_cut("tensor<10xf32>", SDYRT_CEIL, (int64_t[]){3, 3, 3, 1});
    check_cut("tensor<10xf32>", SDYRT_LOW, (int64_t[]){3, 3, 2, 2});
    check_cut("tensor<10xf32>", SDYRT_HIGH, (int64_t[]){2, 2, 3, 3});
    check_cut("tensor<6xf32>", SDYRT_CEIL, (int64_t[]){2, 2, 2, 0});
    check_cut("tensor<5xf32>", SDYRT_CEIL, (int64_t[]){2, 2, 1, 0});
    check_cut("tensor<3xf32>", SDYRT_LOW, (int64_t[]){1, 1, 1, 0});
    check_cut("tensor<3xf32>", SDYRT_HIGH, (int64_t[]){0, 1, 1, 1});
    check_cut("tensor<0xf32>", SDYRT_CEIL, (int64_t[]){0, 0, 0, 0});
    check_cut("tensor<0xf32>", SDYRT_HIGH, (int64_t[]){0, 0, 0, 0});
    check_cut("tensor<8xf32>", SDYRT_LOW, (int64_t[]){2, 2, 2, 2});
}

static void test_explicit_offsets_are_the_tiles(void **state) {
    (void)state;
    const int64_t offsets[] = {0, 2, 2, 9, 14};
    const sdyrt_sharding *plain = parse("<[\"x\"=4]>", "<@m, [{\"x\"}]>");
    const sdyrt_sharding *cut;
    assert_int_equal(sdyrt_sharding_with_offsets(plain, 0, offsets, 5, &cut),
                     SDYRT_OK);
    const sdyrt_type type = type_of("tensor<14xbf16>");
    for (int device = 0; device < 4; device++) {
        sdyrt_tile tile;
        assert_int_equal(sdyrt_tile_of(cut, &type, device, &tile), SDYRT_OK);
        assert_int_equal(tile.offset[0], offsets[device]);
        assert_int_equal(tile.size[0], offsets[device + 1] - offsets[device]);
    }
    const sdyrt_type other = type_of("tensor<15xbf16>");
    sdyrt_tile tile = {.rank = 77};
    assert_int_equal(sdyrt_tile_of(cut, &other, 0, &tile), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_PARTITION_OFFSETS);
    assert_int_equal(tile.rank, 77);
    sdyrt_sharding_release(cut);
    sdyrt_sharding_release(plain);
}

static int64_t index_of(const sdyrt_sharding *sharding, int dim,
                        int64_t device) {
    int64_t index;
    assert_int_equal(sdyrt_shard_index(sharding, dim, device, &index),
                     SDYRT_OK);
    return index;
}

static void test_shard_indices_follow_the_device_order(void **state) {
    (void)state;
    const sdyrt_sharding *s =
        parse("<[\"a\"=2,\"b\"=6], device_ids=[4,0,11,3,7,1,2,5,6,10,9,8]>",
              "<@m, [{\"b\":(2)3,\"a\"}, {\"b\":(1)2}]>");
    assert_int_equal(index_of(s, 0, 8), 5);
    assert_int_equal(index_of(s, 1, 3), 1);
    assert_int_equal(index_of(s, 0, 3), 0);
    assert_int_equal(index_of(s, -1, 3), 0);
    int64_t index = 77;
    assert_int_equal(sdyrt_shard_index(s, 2, 3, &index), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_shard_index(s, 0, 12, &index), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
    assert_int_equal(index, 77);
    sdyrt_sharding_release(s);
    /* without device ids device 9 is a=1, b=3 */
    s = parse("<[\"a\"=2,\"b\"=6]>",
              "<@m, [{\"b\":(2)3,\"a\"}, {}], unreduced={\"b\":(1)2}>");
    assert_int_equal(index_of(s, 0, 9), 1);
    assert_int_equal(index_of(s, -1, 9), 1);
    sdyrt_sharding_release(s);
    s = parse("<[\"a\"=2,\"b\"=6]>", "<@m, [{\"a\",\"b\":(1)2}]>");
    assert_int_equal(index_of(s, 0, 9), 3);
    sdyrt_sharding_release(s);
}

static void test_a_device_outside_the_mesh_owns_nothing(void **state) {
    (void)state;
    const sdyrt_sharding *s = parse("<[\"x\"=4]>", "<@m, [{\"x\"}]>");
    const sdyrt_type type = type_of("tensor<8xf32>");
    sdyrt_tile tile;
    assert_int_equal(sdyrt_tile_of(s, &type, 4, &tile), SDYRT_OK);
    assert_int_equal(tile.elements, 0);
    assert_int_equal(sdyrt_tile_of(s, &type, -1, &tile), SDYRT_OK);
    assert_int_equal(tile.elements, 0);
    /* and that is no failure, of which a text would be left */
    assert_int_equal(sdyrt_tile_of(s, &type, 4, NULL), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_tile_of(s, &type, 4, &tile), SDYRT_OK);
    assert_string_equal(sdyrt_last_error(), "sdyrt_tile_of: 'tile' is NULL");
    sdyrt_sharding_release(s);
}

/* Every rank of 0..7 holds the tile of the device that the list places there,
 * and a rank without one nothing. */
static void check_ranks(const sdyrt_sharding *s, const sdyrt_type *type,
                        const int *ranks, int64_t n_ranks) {
    for (int rank = 0; rank < 8; rank++) {
        int64_t expected = n_ranks == 0 && rank < 4 ? rank : -1;
        for (int64_t id = 0; id < n_ranks; id++)
            if (ranks[id] == rank)
                expected = id;
        sdyrt_tile own, tile;
        int64_t device = 77;
        assert_int_equal(sdyrt_tile_of(s, type, expected, &tile), SDYRT_OK);
        assert_int_equal(
            sdyrt_tile_of_rank(s, type, ranks, n_ranks, rank, &device, &own),
            SDYRT_OK);
        assert_int_equal(device, expected);
        assert_int_equal(own.rank, tile.rank);
        assert_memory_equal(own.offset, tile.offset, sizeof tile.offset);
        assert_memory_equal(own.size, tile.size, sizeof tile.size);
        assert_int_equal(own.elements, tile.elements);
        assert_int_equal(own.elements > 0, expected >= 0);
        assert_int_equal(
            sdyrt_tile_of_rank(s, type, ranks, n_ranks, rank, NULL, &own),
            SDYRT_OK);
        assert_int_equal(own.elements, tile.elements);
    }
}

static void test_a_rank_holds_the_tile_of_its_device(void **state) {
    (void)state;
    const int ranks[] = {6, 3, 0, 4};
    const sdyrt_type type = type_of("tensor<10x3xf32>");
    const sdyrt_sharding *s =
        parse("<[\"x\"=4], device_ids=[2,0,3,1]>", "<@m, [{\"x\"}, {}]>");
    check_ranks(s, &type, ranks, 4);
    check_ranks(s, &type, NULL, 0);
    sdyrt_tile tile;
    int64_t device;
    assert_int_equal(sdyrt_tile_of_rank(s, &type, ranks, 4, 0, &device, &tile),
                     SDYRT_OK);
    assert_int_equal(device, 2);
    assert_int_equal(tile.offset[0], 0); /* device 2 stands first */
    assert_int_equal(sdyrt_tile_of_rank(s, &type, NULL, 0, -1, &device, &tile),
                     SDYRT_OK);
    assert_int_equal(device, -1);
    sdyrt_sharding_release(s);
    /* of a list for a maximal mesh only the entry of its device counts */
    s = parse("<[], device_ids=[2]>", "<@m, []>");
    for (int rank = 0; rank < 8; rank++) {
        assert_int_equal(
            sdyrt_tile_of_rank(s, &type, ranks, 4, rank, &device, &tile),
            SDYRT_OK);
        assert_int_equal(device, rank == 0 ? 2 : -1);
        assert_int_equal(tile.elements, rank == 0 ? 30 : 0);
    }
    sdyrt_sharding_release(s);
}

static void test_ranks_that_place_no_mesh_are_refused(void **state) {
    (void)state;
    const sdyrt_type type = type_of("tensor<8xf32>");
    const sdyrt_sharding *s = parse("<[\"x\"=4]>", "<@m, [{\"x\"}]>");
    static const struct {
        int ranks[4];
        int64_t n;
        const char *error;
    } cases[] = {
        {{0, 1, 2}, 3, "ranks has 3 ranks for a mesh of 4 devices"},
        {{0, 1, 2, 3},
         1000000,
         "ranks has 1000000 ranks for a mesh of 4 "
         "devices"},
        {{0, 1, -2, 3}, 4, "ranks: device 2 has rank -2"},
        {{5, 1, 7, 1}, 4, "ranks: devices 1 and 3 have one rank, 1"},
    };
    sdyrt_tile tile = {.rank = 77};
    int64_t device = 77;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(sdyrt_tile_of_rank(s, &type, cases[i].ranks,
                                            cases[i].n, 1, &device, &tile),
                         SDYRT_ARGUMENT);
        assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_PLACEMENT);
        assert_string_equal(sdyrt_last_error(), cases[i].error);
    }
    assert_int_equal(sdyrt_tile_of_rank(s, &type, NULL, 4, 1, &device, &tile),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    const sdyrt_type matrix = type_of("tensor<8x2xf32>");
    assert_int_equal(sdyrt_tile_of_rank(s, &matrix, NULL, 0, 1, &device, &tile),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_RANK_MISMATCH);
    assert_int_equal(tile.rank, 77);
    assert_int_equal(device, 77);
    sdyrt_sharding_release(s);
}

static void test_a_maximal_mesh_holds_all_on_one_device(void **state) {
    (void)state;
    const sdyrt_sharding *s = parse("<[], device_ids=[5]>", "<@m, []>");
    const sdyrt_type type = type_of("tensor<8x3xf32>");
    sdyrt_tile tile;
    assert_int_equal(sdyrt_tile_of(s, &type, 5, &tile), SDYRT_OK);
    assert_int_equal(tile.elements, 24);
    assert_int_equal(sdyrt_tile_of(s, &type, 0, &tile), SDYRT_OK);
    assert_int_equal(tile.elements, 0);
    int64_t n, device;
    assert_int_equal(
        sdyrt_element_device(s, &type, (int64_t[]){7, 2}, 0, &n, &device),
        SDYRT_OK);
    assert_int_equal(n, 1);
    assert_int_equal(device, 5);
    sdyrt_sharding_release(s);
}

static void test_types_out_of_range_are_refused(void **state) {
    (void)state;
    const sdyrt_sharding *s = parse("<[], device_ids=[0]>", "<@m, []>");
    sdyrt_type type = {.rank = SDYRT_MAX_RANK + 1};
    sdyrt_tile tile;
    int64_t n, device;
    assert_int_equal(sdyrt_tile_of(s, &type, 0, &tile), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
    assert_int_equal(
        sdyrt_element_device(s, &type, (int64_t[17]){0}, 0, &n, &device),
        SDYRT_ARGUMENT);
    type = (sdyrt_type){.rank = 1, .dims = {-5}};
    assert_int_equal(sdyrt_tile_of(s, &type, 0, &tile), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
    type.dims[0] = SDYRT_DYNAMIC;
    assert_int_equal(
        sdyrt_element_device(s, &type, (int64_t[]){0}, 0, &n, &device),
        SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_DYNAMIC_SHAPE);
    sdyrt_sharding_release(s);
}

static void test_dynamic_dimensions_are_copied(void **state) {
    (void)state;
    const sdyrt_sharding *s = parse("<[\"x\"=4]>", "<@m, [{\"x\"}, {}]>");
    const sdyrt_type type = type_of("tensor<8x?xf32>");
    sdyrt_tile tile;
    assert_int_equal(sdyrt_tile_of(s, &type, 1, &tile), SDYRT_OK);
    assert_int_equal(tile.size[0], 2);
    assert_true(tile.size[1] == SDYRT_DYNAMIC);
    sdyrt_sharding_release(s);
}

static void test_huge_meshes_and_tensors_cost_nothing(void **state) {
    (void)state;
    /* 2^40 devices, 2^62 elements */
    const sdyrt_sharding *s =
        parse("<[\"x\"=1048576,\"y\"=1048576]>",
              "<@m, [{\"y\",\"x\":(1024)1024}, {\"x\":(1)1024}]>");
    const sdyrt_type type = type_of("tensor<2147483648x2147483648xi8>");
    int64_t elements;
    assert_int_equal(sdyrt_type_elements(&type, &elements), SDYRT_OK);
    assert_true(elements == (int64_t)1 << 62);
    const int64_t device = ((int64_t)1 << 40) - 1;
    sdyrt_tile tile;
    assert_int_equal(sdyrt_tile_of(s, &type, device, &tile), SDYRT_OK);
    assert_int_equal(tile.size[0], 2);
    assert_int_equal(tile.size[1], 2097152);
    assert_true(tile.offset[0] == 2147483646);
    int64_t n, owner;
    const int64_t last[] = {2147483647, 2147483647};
    assert_int_equal(sdyrt_element_device(s, &type, last, 0, &n, &owner),
                     SDYRT_OK);
    assert_int_equal(n, 1);
    assert_true(owner == device);
    sdyrt_sharding_release(s);
    /* a tile above 2^63 - 1 elements is refused */
    s = parse("<[\"x\"=2]>", "<@m, [{}, {}]>");
    const sdyrt_type huge =
        type_of("tensor<4611686018427387904x4611686018427387904xi8>");
    assert_int_equal(sdyrt_tile_of(s, &huge, 0, &tile), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_OVERFLOW);
    sdyrt_sharding_release(s);
}

/* The largest dimension that there is, by each rule. */
static void test_tiles_of_the_longest_dimension(void **state) {
    (void)state;
    const sdyrt_type type = type_of("tensor<9223372036854775807xi8>");
    for (int64_t n = 1; n <= 5; n++)
        for (int cut = SDYRT_CEIL; cut <= SDYRT_HIGH; cut++) {
            char mesh[32];
            (void)snprintf(mesh, sizeof mesh, "<[\"x\"=%d]>", (int)n);
            const sdyrt_sharding *const plain = parse(mesh, "<@m, [{\"x\"}]>");
            const sdyrt_sharding *s;
            assert_int_equal(
                sdyrt_sharding_with_partition(plain, (sdyrt_partition)cut, &s),
                SDYRT_OK);
            int64_t at = 0;
            for (int64_t i = 0; i < n; i++) {
                sdyrt_tile tile;
                assert_int_equal(sdyrt_tile_of(s, &type, i, &tile), SDYRT_OK);
                assert_true(tile.offset[0] == at);
                assert_true(tile.size[0] - INT64_MAX / n <= 1 &&
                            tile.size[0] - INT64_MAX / n >= 1 - n);
                at += tile.size[0];
            }
            assert_true(at == INT64_MAX);
            sdyrt_sharding_release(s);
            sdyrt_sharding_release(plain);
        }
}

/* Every device whose tile has the element is listed once, no other. */
static void check_owners(const char *mesh, const char *text,
                         const char *type_text, sdyrt_partition partition,
                         int64_t n_devices) {
    const sdyrt_sharding *plain = parse(mesh, text), *s;
    assert_int_equal(sdyrt_sharding_with_partition(plain, partition, &s),
                     SDYRT_OK);
    const sdyrt_type type = type_of(type_text);
    for (int64_t i = 0; i < type.dims[0]; i++) {
        for (int64_t j = 0; j < type.dims[1]; j++) {
            bool listed[64] = {false};
            int64_t n = 1, device = -1;
            for (int64_t w = 0; w < n; w++) {
                assert_int_equal(sdyrt_element_device(s, &type,
                                                      (int64_t[]){i, j}, w, &n,
                                                      &device),
                                 SDYRT_OK);
                assert_false(listed[device]);
                listed[device] = true;
            }
            for (int64_t d = 0; d < n_devices; d++) {
                sdyrt_tile t;
                assert_int_equal(sdyrt_tile_of(s, &type, d, &t), SDYRT_OK);
                const bool has =
                    i >= t.offset[0] && i < t.offset[0] + t.size[0] &&
                    j >= t.offset[1] && j < t.offset[1] + t.size[1];
                assert_int_equal(has, listed[d]);
            }
        }
    }
    sdyrt_sharding_release(s);
    sdyrt_sharding_release(plain);
}

static void
test_owners_are_the_devices_whose_tile_has_the_element(void **state) {
    (void)state;
    for (int p = SDYRT_CEIL; p <= SDYRT_HIGH; p++) {
        const sdyrt_partition partition = (sdyrt_partition)p;
        check_owners("<[\"a\"=2,\"b\"=6]>", "<@m, [{\"b\":(2)3}, {\"a\"}]>",
                     "tensor<7x5xi8>", partition, 12);
        check_owners(
            "<[\"a\"=2,\"b\"=6], device_ids=[4,0,11,3,7,1,2,5,6,10,9,8]>",
            "<@m, [{\"b\":(1)2}, {\"b\":(2)3,\"a\"}]>", "tensor<3x11xi8>",
            partition, 12);
        check_owners("<[\"a\"=2,\"b\"=3]>", "<@m, [{}, {}]>", "tensor<2x2xi8>",
                     partition, 6);
    }
    const sdyrt_sharding *s = parse("<[\"x\"=4]>", "<@m, [{\"x\"}]>");
    const sdyrt_type type = type_of("tensor<8xf32>");
    int64_t n = 77, device = 77;
    assert_int_equal(
        sdyrt_element_device(s, &type, (int64_t[]){8}, 0, &n, &device),
        SDYRT_ARGUMENT);
    assert_int_equal(
        sdyrt_element_device(s, &type, (int64_t[]){7}, 1, &n, &device),
        SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
    assert_int_equal(device, 77);
    sdyrt_sharding_release(s);
}

/* -- cuts ------------------------------------------------------------------ */

static void check_ranges(const sdyi_split *split) {
    const int64_t n = sdyi_split_shards(split);
    int64_t largest = 0;
    assert_int_equal(sdyi_split_start(split, 0), 0);
    assert_int_equal(sdyi_split_start(split, n), split->size);
    for (int64_t i = 0; i < n; i++) {
        const int64_t size =
            sdyi_split_start(split, i + 1) - sdyi_split_start(split, i);
        assert_true(size >= 0);
        largest = size > largest ? size : largest;
    }
    assert_true(sdyi_split_largest(split) >= largest);
    for (int64_t begin = 0; begin < split->size; begin++) {
        for (int64_t end = begin + 1; end <= split->size; end++) {
            int64_t first, last;
            sdyi_split_range(split, begin, end, &first, &last);
            for (int64_t i = 0; i < n; i++) {
                const bool touches = sdyi_split_start(split, i) < end &&
                                     sdyi_split_start(split, i + 1) > begin;
                if (touches)
                    assert_true(i >= first && i < last);
                if (i == first || i == last - 1)
                    assert_true(touches);
            }
        }
    }
}

static void test_ranges_of_shards_touch_what_they_should(void **state) {
    (void)state;
    const int64_t offsets[] = {0, 0, 3, 3, 3, 9, 11};
    for (int64_t size = 0; size <= 13; size++)
        for (int64_t outer = 1; outer <= 6; outer++)
            for (int64_t inner = 1; inner <= 4; inner++)
                for (int p = SDYRT_CEIL; p <= SDYRT_HIGH; p++) {
                    const sdyi_split split = {.size = size,
                                              .outer = outer,
                                              .inner = inner,
                                              .partition = (sdyrt_partition)p};
                    check_ranges(&split);
                }
    for (int64_t inner = 1; inner <= 4; inner++) {
        const sdyi_split split = {.size = 11,
                                  .outer = 6,
                                  .inner = inner,
                                  .partition = SDYRT_OFFSETS,
                                  .offsets = offsets};
        check_ranges(&split);
    }
}

static void test_the_second_cut_follows_blocks_that_fill_a_shard(void **state) {
    (void)state;
    const sdyi_split blocks = {
        .size = 7, .outer = 3, .inner = 1, .partition = SDYRT_LOW};
    sdyi_split split = {.size = 7, .outer = 1, .inner = 3, .blocks = &blocks};
    check_ranges(&split);
    for (int64_t i = 0; i <= 3; i++)
        assert_int_equal(sdyi_split_start(&split, i),
                         sdyi_split_start(&blocks, i));
    /* 9 elements: 8 blocks of 2 do not fill the 4 shards of 3 */
    const sdyi_split eight = {.size = 9, .outer = 8, .inner = 1};
    split = (sdyi_split){.size = 9, .outer = 4, .inner = 2, .blocks = &eight};
    check_ranges(&split);
    assert_int_equal(sdyi_split_start(&split, 1), 2);
    assert_int_equal(sdyi_split_start(&split, 2), 3);
}

static void test_digits_spell_positions(void **state) {
    (void)state;
    const sdyi_digit_list list = {.count = 3, .at = {{1, 2}, {12, 5}, {4, 3}}};
    const sdyi_digits digits = sdyi_digits_in(&list);
    assert_int_equal(sdyi_digits_size(digits), 30);
    for (int64_t i = 0; i < 30; i++)
        assert_int_equal(
            sdyi_digits_index(digits, sdyi_digits_position(digits, i)), i);
    sdyi_cuts cuts;
    sdyi_cuts_start(&cuts, 60);
    sdyi_cuts_add(&cuts, digits);
    assert_true(sdyi_cuts_finish(&cuts));
    sdyi_digit_list rest;
    sdyi_digits_rest(&cuts, digits, &rest);
    assert_int_equal(sdyi_digits_size(sdyi_digits_in(&rest)) * 30, 60);
    /* 4 does not divide 6 */
    const sdyi_digit_list other = {.count = 1, .at = {{6, 2}}};
    sdyi_cuts_add(&cuts, sdyi_digits_in(&other));
    assert_false(sdyi_cuts_finish(&cuts));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_uneven_dimensions_follow_their_convention),
        cmocka_unit_test(test_explicit_offsets_are_the_tiles),
        cmocka_unit_test(test_shard_indices_follow_the_device_order),
        cmocka_unit_test(test_a_device_outside_the_mesh_owns_nothing),
        cmocka_unit_test(test_a_rank_holds_the_tile_of_its_device),
        cmocka_unit_test(test_ranks_that_place_no_mesh_are_refused),
        cmocka_unit_test(test_a_maximal_mesh_holds_all_on_one_device),
        cmocka_unit_test(test_types_out_of_range_are_refused),
        cmocka_unit_test(test_dynamic_dimensions_are_copied),
        cmocka_unit_test(test_huge_meshes_and_tensors_cost_nothing),
        cmocka_unit_test(test_tiles_of_the_longest_dimension),
        cmocka_unit_test(
            test_owners_are_the_devices_whose_tile_has_the_element),
        cmocka_unit_test(test_ranges_of_shards_touch_what_they_should),
        cmocka_unit_test(test_the_second_cut_follows_blocks_that_fill_a_shard),
        cmocka_unit_test(test_digits_spell_positions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
