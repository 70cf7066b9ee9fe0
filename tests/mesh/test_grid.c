/* Grids: the numbers of devices, and the shards that shard.sharding gives them.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <sdyrt/grid.h>
#include <string.h>

/* -- shardings ------------------------------------------------------------- */

/* A sharding of 8x6 on 2x3, one axis a dimension, with halos of 1 and 2, and of
 * 0 and 1. */
static const int axis_0[] = {0}, axis_1[] = {1};
static const sdyrt_grid_axes one_each[] = {{axis_0, 1}, {axis_1, 1}};
static const int64_t usual_halos[] = {1, 2, 0, 1};

static sdyrt_grid_sharding usual_sharding(const sdyrt_mesh *grid) {
    sdyrt_grid_sharding s = SDYRT_GRID_SHARDING_INIT;
    s.grid = grid;
    s.split_axes = one_each;
    s.n_split_axes = 2;
    s.halo_sizes = usual_halos;
    s.n_halo_sizes = 4;
    return s;
}

static const sdyrt_type matrix = {
    .dtype = SDYRT_F32, .rank = 2, .dims = {8, 6}};

static void assert_no_shard(const sdyrt_grid_sharding *s, sdyrt_error_kind kind,
                            const char *text) {
    sdyrt_shard shard = SDYRT_SHARD_INIT;
    const sdyrt_status status = sdyrt_grid_shard(s, &matrix, 0, &shard);
    if (status == SDYRT_OK || sdyrt_last_error_kind() != kind ||
        strcmp(sdyrt_last_error(), text) != 0)
        fail_msg("expected \"%s\", found \"%s\"", text, sdyrt_last_error());
}

static void test_wrong_shardings_are_refused(void **state) {
    (void)state;
    const sdyrt_mesh *grid;
    assert_int_equal(sdyrt_grid_parse("2x3", &grid), SDYRT_OK);
    sdyrt_grid_sharding s = usual_sharding(grid);
    const sdyrt_grid_axes twice[] = {{axis_0, 1}, {axis_0, 1}};
    const int outside[] = {2};
    const sdyrt_grid_axes far[] = {{outside, 1}};
    const sdyrt_grid_axes many[] = {{axis_0, 1}, {NULL, 0}, {axis_1, 1}};
    s.split_axes = twice;
    assert_no_shard(&s, SDYRT_KIND_GRID_AXES, "grid axis duplicated: axis 0");
    s.split_axes = far;
    s.n_split_axes = 1;
    assert_no_shard(&s, SDYRT_KIND_GRID_AXES,
                    "0-based grid axis index 2 is out of bounds. The "
                    "referenced grid is of rank 2.");
    s.split_axes = many;
    s.n_split_axes = 3;
    assert_no_shard(&s, SDYRT_KIND_GRID_AXES,
                    "dimension 2 is split, and the tensor has rank 2");
    const int64_t negative[] = {1, -1, 0, 0}, wide[] = {1, 0, 0, 7};
    s = usual_sharding(grid);
    s.n_halo_sizes = 2;
    assert_no_shard(&s, SDYRT_KIND_GRID_HALO,
                    "halo sizes must be specified for all split axes: 2 sizes "
                    "for 2 split dimensions");
    s.n_halo_sizes = 3;
    assert_no_shard(&s, SDYRT_KIND_GRID_HALO,
                    "halo sizes must be specified for all split axes: 3 sizes "
                    "for 2 split dimensions");
    s.n_halo_sizes = 4;
    s.halo_sizes = negative;
    assert_no_shard(&s, SDYRT_KIND_GRID_HALO,
                    "halo sizes 1 and -1 of dimension 0: they are at least 0");
    s.halo_sizes = wide;
    assert_no_shard(&s, SDYRT_KIND_GRID_HALO,
                    "a halo of 7 in dimension 1, which has 6 elements");
    static const int64_t offsets[] = {0, 5, 8, 0, 1, 2, 6};
    static const int64_t over[] = {0, 5, 9, 0, 1, 2, 6};
    static const int64_t falling[] = {0, 5, 8, 0, 3, 2, 6};
    s = usual_sharding(grid);
    s.sharded_dims_offsets = offsets;
    s.n_sharded_dims_offsets = 7;
    assert_no_shard(&s, SDYRT_KIND_GRID_HALO,
                    "halo sizes and shard offsets are mutually exclusive");
    s.n_halo_sizes = 0;
    s.n_sharded_dims_offsets = 6;
    assert_no_shard(&s, SDYRT_KIND_PARTITION_OFFSETS,
                    "sharded dims offsets has wrong size: 6, expected 7");
    s.n_sharded_dims_offsets = 7;
    s.sharded_dims_offsets = over;
    assert_no_shard(&s, SDYRT_KIND_PARTITION_OFFSETS,
                    "sharded dims offsets of dimension 0 go from 0 to 9, "
                    "expected from 0 to 8");
    s.sharded_dims_offsets = falling;
    assert_no_shard(&s, SDYRT_KIND_PARTITION_OFFSETS,
                    "sharded dims offsets must be non-decreasing: 3 stands "
                    "before 2 in dimension 1");
    sdyrt_mesh_release(grid);
}

static void assert_shard(const char *grid_text, sdyrt_grid_sharding s,
                         int64_t device, const int64_t *dims, int rank,
                         const int64_t *offset, const int64_t *size) {
    sdyrt_type type = {.dtype = SDYRT_F32, .rank = rank};
    sdyrt_shard shard = SDYRT_SHARD_INIT;
    const sdyrt_sharding *cores;
    sdyrt_tile tile;
    memcpy(type.dims, dims, (size_t)rank * sizeof *dims);
    assert_int_equal(sdyrt_grid_parse(grid_text, &s.grid), SDYRT_OK);
    assert_int_equal(sdyrt_grid_shard(&s, &type, device, &shard), SDYRT_OK);
    assert_int_equal(sdyrt_grid_sharding_create(&s, &type, &cores), SDYRT_OK);
    assert_int_equal(sdyrt_tile_of(cores, &type, device, &tile), SDYRT_OK);
    for (int d = 0; d < rank; d++) {
        assert_int_equal(shard.core.offset[d], offset[d]);
        assert_int_equal(shard.size[d], size[d]);
        assert_int_equal(shard.core.size[d] + shard.low[d] + shard.high[d],
                         size[d]);
        assert_int_equal(tile.offset[d], offset[d]);
        assert_int_equal(tile.size[d], shard.core.size[d]);
    }
    sdyrt_sharding_release(cores);
    sdyrt_mesh_release(s.grid);
}

#define I64S (const int64_t[])

static void test_shards_of_devices(void **state) {
    (void)state;
    static const int axes[] = {0, 1, 2};
    const sdyrt_grid_axes each[] = {{axes, 1}, {axes + 1, 1}, {axes + 2, 1}};
    const sdyrt_grid_axes both = {axes, 2};
    sdyrt_grid_sharding s = SDYRT_GRID_SHARDING_INIT;
    s.split_axes = each;
    s.n_split_axes = 3;
    /* device 24 of 3x4x5 is (1,0,4) */
    assert_shard("3x4x5", s, 24, I64S{9, 12, 15}, 3, I64S{3, 0, 12},
                 I64S{3, 3, 3});
    assert_shard("3x4x5", s, 24, I64S{9, 12, 16}, 3, I64S{3, 0, 12},
                 I64S{3, 3, 4});
    assert_shard("3x4x5", s, 24, I64S{9, 15, 15}, 3, I64S{3, 0, 12},
                 I64S{3, 3, 3});
    assert_shard("3x4x5", s, 24, I64S{11, 12, 15}, 3, I64S{3, 0, 12},
                 I64S{4, 3, 3});
    s.sharded_dims_offsets =
        I64S{0, 1, 4, 9, 0, 2, 6, 12, 12, 0, 3, 6, 9, 12, 15};
    s.n_sharded_dims_offsets = 15;
    assert_shard("3x4x5", s, 24, I64S{9, 12, 15}, 3, I64S{1, 0, 12},
                 I64S{3, 2, 3});
    s.n_sharded_dims_offsets = 0;
    s.n_split_axes = 1;
    s.halo_sizes = I64S{2, 1};
    s.n_halo_sizes = 2;
    assert_shard("4", s, 1, I64S{8, 16}, 2, I64S{2, 0}, I64S{5, 16});
    s.n_split_axes = 2;
    s.halo_sizes = I64S{1, 2, 3, 4};
    s.n_halo_sizes = 4;
    assert_shard("4x4", s, 5, I64S{1200, 1200}, 2, I64S{300, 300},
                 I64S{303, 307});
    /* two axes count as one, the first most significant */
    s = (sdyrt_grid_sharding)SDYRT_GRID_SHARDING_INIT;
    s.split_axes = &both;
    s.n_split_axes = 1;
    assert_shard("2x3", s, 4, I64S{7}, 1, I64S{4}, I64S{1});
    assert_shard("2x3", s, 5, I64S{7}, 1, I64S{5}, I64S{2});
}

/* -- devices --------------------------------------------------------------- */

static void test_indices_of_devices(void **state) {
    (void)state;
    const sdyrt_mesh *grid;
    const int64_t at[] = {1, 2, 3};
    int64_t device, found[3], down, up;
    assert_int_equal(sdyrt_grid_parse("10x20x30", &grid), SDYRT_OK);
    assert_int_equal(sdyrt_grid_device(grid, at, &device), SDYRT_OK);
    assert_int_equal(device, 663);
    assert_int_equal(sdyrt_grid_coordinates(grid, 663, NULL, 0, found),
                     SDYRT_OK);
    assert_memory_equal(found, at, sizeof at);
    const int two[] = {2, 0};
    assert_int_equal(sdyrt_grid_coordinates(grid, 663, two, 2, found),
                     SDYRT_OK);
    assert_int_equal(found[0], 3);
    assert_int_equal(found[1], 1);
    assert_int_equal(sdyrt_grid_coordinates(grid, 6000, NULL, 0, found),
                     SDYRT_ARGUMENT);
    sdyrt_mesh_release(grid);
    /* from (1,0,4) of 3x4x5 */
    static const int64_t expected[][2] = {{4, 44}, {-1, 29}, {23, -1}};
    assert_int_equal(sdyrt_grid_parse("3x4x5", &grid), SDYRT_OK);
    for (int k = 0; k < 3; k++) {
        assert_int_equal(sdyrt_grid_neighbors(grid, 24, &k, 1, &down, &up),
                         SDYRT_OK);
        assert_int_equal(down, expected[k][0]);
        assert_int_equal(up, expected[k][1]);
    }
    const int both[] = {1, 2}; /* (0,4) of 4x5: before and after, with carry */
    assert_int_equal(sdyrt_grid_neighbors(grid, 24, both, 2, &down, &up),
                     SDYRT_OK);
    assert_int_equal(down, 23);
    assert_int_equal(up, 25);
    sdyrt_mesh_release(grid);
}

static void assert_no_coordinates(const sdyrt_mesh *grid, const int *axes,
                                  int n_axes, sdyrt_error_kind kind,
                                  const char *text) {
    int64_t found[2];
    assert_int_equal(sdyrt_grid_coordinates(grid, 0, axes, n_axes, found),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), kind);
    assert_string_equal(sdyrt_last_error(), text);
}

static void test_wrong_axes_are_refused(void **state) {
    (void)state;
    const sdyrt_mesh *grid;
    const int outside[] = {2}, negative[] = {-1}, twice[] = {1, 1};
    assert_int_equal(sdyrt_grid_parse("2x3", &grid), SDYRT_OK);
    assert_no_coordinates(grid, outside, 1, SDYRT_KIND_GRID_AXES,
                          "0-based grid axis index 2 is out of bounds. The "
                          "referenced grid is of rank 2.");
    assert_no_coordinates(grid, negative, 1, SDYRT_KIND_GRID_AXES,
                          "0-based grid axis index -1 is out of bounds. The "
                          "referenced grid is of rank 2.");
    assert_no_coordinates(grid, twice, 2, SDYRT_KIND_GRID_AXES,
                          "Grid axes contains duplicate elements: axis 1.");
    assert_no_coordinates(
        grid, NULL, 1, SDYRT_KIND_BAD_VALUE,
        "there are 1 grid axes, and the list of them is NULL");
    sdyrt_mesh_release(grid);
}

static void test_members_of_groups(void **state) {
    (void)state;
    const sdyrt_mesh *grid;
    const int both[] = {1, 0}, outer[] = {0};
    const int64_t at[] = {2, 0}, low[] = {1}, outside[] = {2};
    int64_t member = -1;
    assert_int_equal(sdyrt_grid_parse("2x3", &grid), SDYRT_OK);
    assert_int_equal(sdyrt_grid_member(grid, 4, both, 2, at, &member),
                     SDYRT_OK);
    assert_int_equal(member, 2);
    assert_int_equal(sdyrt_grid_member(grid, 2, outer, 1, low, &member),
                     SDYRT_OK);
    assert_int_equal(member, 5);
    assert_int_equal(sdyrt_grid_member(grid, 2, outer, 1, outside, &member),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_GRID_DEVICE);
    assert_string_equal(sdyrt_last_error(),
                        "Out of bounds coordinate 0 for in-group device. Got "
                        "2, but expected value in the range [0, 1].");
    sdyrt_mesh_release(grid);
}

static void test_texts_of_grids(void **state) {
    (void)state;
    const sdyrt_mesh *grid = NULL;
    static const char *const wrong[] = {
        "", "2x", "x2", "2,4", "-1", "2x?", "99999999999999999999", "0x2"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_int_equal(sdyrt_grid_parse(wrong[i], &grid), SDYRT_ARGUMENT);
    assert_null(grid);
    assert_int_equal(sdyrt_grid_parse("2x4", &grid), SDYRT_OK);
    assert_int_equal(sdyrt_mesh_axis_count(grid), 2);
    assert_string_equal(sdyrt_mesh_axis_at(grid, 1).name, "1");
    assert_int_equal(sdyrt_mesh_axis_at(grid, 1).size, 4);
    sdyrt_mesh_release(grid);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wrong_shardings_are_refused),
        cmocka_unit_test(test_shards_of_devices),
        cmocka_unit_test(test_indices_of_devices),
        cmocka_unit_test(test_wrong_axes_are_refused),
        cmocka_unit_test(test_members_of_groups),
        cmocka_unit_test(test_texts_of_grids),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
