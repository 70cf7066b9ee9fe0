/* Shardings as objects: descriptors, equality, partitions, holders. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "mesh/parsed.h"

#include <sdyrt/tile.h>

static void test_a_descriptor_gives_the_sharding_of_its_text(void **state) {
    (void)state;
    const sdyrt_axis_ref first[] = {{"a", 0, 0}};
    const sdyrt_axis_ref third[] = {{"b", 2, 4}};
    const sdyrt_axis_ref replicated[] = {{"c", 0, 0}};
    const sdyrt_axis_ref unreduced[] = {{"d", 0, 0}, {"z", 0, 2}};
    const sdyrt_dim_sharding dims[] = {
        {.axes = {first, 1}, .open = true, .has_priority = true, .priority = 1},
        {.priority = 7}, /* not read */
        {.axes = {third, 1}},
    };
    sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
    desc.mesh = named[0].mesh;
    desc.mesh_name = "mesh";
    desc.rank = 3;
    desc.dims = dims;
    desc.replicated = (sdyrt_axis_list){replicated, 1};
    desc.unreduced = (sdyrt_axis_list){unreduced, 2};
    desc.unreduced_op = SDYRT_MAX;
    const sdyrt_sharding *sharding = NULL;
    assert_int_equal(sdyrt_sharding_create(&desc, &sharding), SDYRT_OK);
    const sdyrt_sharding *const parsed =
        parse("<@mesh, [{\"a\", ?}p1, {}, {\"b\":(2)4}], replicated={\"c\"}, "
              "unreduced=max{\"d\", \"z\":(0)2}>");
    assert_true(sdyi_sharding_equal(sharding, parsed));
    assert_true(sharding->hash == parsed->hash);
    sdyrt_sharding_release(parsed);
    sdyrt_sharding_release(sharding);
}

/* Fails with `kind` and `error`. */
static void assert_not_created(const sdyrt_sharding_desc *desc,
                               sdyrt_error_kind kind, const char *error) {
    const sdyrt_sharding *sharding = NULL;
    assert_int_equal(sdyrt_sharding_create(desc, &sharding), SDYRT_ARGUMENT);
    assert_last_error(kind, error);
    assert_null(sharding);
}

static void test_a_bad_descriptor_is_refused(void **state) {
    (void)state;
    const sdyrt_axis_ref nameless[] = {{NULL, 0, 0}};
    sdyrt_dim_sharding dim = {.open = false};
    const sdyrt_sharding_desc good = {.struct_bytes = sizeof good,
                                      .mesh = named[0].mesh,
                                      .rank = 1,
                                      .dims = &dim};
    sdyrt_sharding_desc desc = good;
    desc.struct_bytes = 8;
    char expected[256];
    snprintf(expected, sizeof expected,
             "sdyrt_sharding_create: 'desc' has struct_bytes 8, expected %zu; "
             "start from its INIT macro",
             sizeof desc);
    assert_not_created(&desc, SDYRT_KIND_STRUCT_BYTES, expected);
    desc = good;
    desc.mesh = NULL;
    assert_not_created(&desc, SDYRT_KIND_NULL_ARGUMENT,
                       "a sharding needs a mesh or the name of one");
    desc = good;
    desc.rank = -1;
    assert_not_created(&desc, SDYRT_KIND_BAD_VALUE, "a sharding of rank -1");
    desc.rank = 17;
    assert_not_created(&desc, SDYRT_KIND_LIMIT,
                       "a sharding of rank 17; at most 16 is possible");
    desc = good;
    desc.dims = NULL;
    assert_not_created(&desc, SDYRT_KIND_NULL_ARGUMENT,
                       "sdyrt_sharding_create: 'desc->dims' is NULL");
    desc = good;
    desc.unreduced_op = SDYRT_PROD;
    assert_not_created(&desc, SDYRT_KIND_BAD_VALUE,
                       "unreduced axes combine by one of sum, max, min, not by "
                       "prod (3)");
    desc.unreduced_op = SDYRT_AND;
    assert_not_created(&desc, SDYRT_KIND_BAD_VALUE,
                       "unreduced axes combine by one of sum, max, min, not by "
                       "and (4)");
    desc.unreduced_op = (sdyrt_reduction)-1;
    assert_not_created(&desc, SDYRT_KIND_BAD_VALUE,
                       "unreduced axes combine by one of sum, max, min, not by "
                       "? (-1)");
    desc = good;
    desc.replicated.count = 2;
    assert_not_created(&desc, SDYRT_KIND_NULL_ARGUMENT,
                       "replicated: the list of 2 axes is NULL");
    desc.replicated.count = -2;
    assert_not_created(&desc, SDYRT_KIND_BAD_VALUE,
                       "replicated: a list of -2 axes");
    desc = good;
    desc.unreduced = (sdyrt_axis_list){nameless, 1};
    assert_not_created(&desc, SDYRT_KIND_NULL_ARGUMENT,
                       "unreduced: the name of axis 0 is NULL");
    desc = good;
    dim.partition = (sdyrt_partition)4;
    assert_not_created(&desc, SDYRT_KIND_BAD_VALUE,
                       "dimension 0 has partition 4, which is none");
    dim.partition = SDYRT_OFFSETS;
    assert_not_created(&desc, SDYRT_KIND_BAD_VALUE,
                       "dimension 0 has 0 offsets; there is one more than "
                       "shards");
    dim.n_offsets = 2;
    assert_not_created(&desc, SDYRT_KIND_NULL_ARGUMENT,
                       "the offsets of dimension 0 are NULL");
}

static void test_equality_looks_at_all_but_the_mesh_s_name(void **state) {
    (void)state;
    static const char *const texts[] = {
        "<@mesh, [{\"a\"}, {}]>",
        "<@mesh, [{\"a\", ?}, {}]>",
        "<@mesh, [{\"a\"}p0, {}]>",
        "<@mesh, [{\"a\"}p1, {}]>",
        "<@mesh, [{}, {\"a\"}]>",
        "<@mesh, [{\"a\"}]>",
        "<@mesh, [{\"a\"}, {}, {}]>",
        "<@mesh, [{\"a\":(1)2}, {}]>",
        "<@mesh, [{\"b\":(1)2}, {}]>",
        "<@mesh, [{\"b\":(2)2}, {}]>",
        "<@mesh, [{\"a\"}, {}], replicated={\"b\"}>",
        "<@mesh, [{\"a\"}, {}], unreduced={\"b\"}>",
        "<@mesh, [{\"a\"}, {}], unreduced=max{\"b\"}>",
        "<@mesh, [{\"x\"}, {}]>",
        "<@mesh, [{\"y\"}, {}]>",
        "<@\"a mesh\", [{\"a\"}, {}]>",
        "<@unknown, [{\"a\"}, {}]>",
    };
    for (int i = 0; i < COUNT(texts); i++) {
        const sdyrt_sharding *const a = parse(texts[i]);
        for (int j = 0; j < COUNT(texts); j++) {
            const sdyrt_sharding *const b = parse(texts[j]);
            assert_int_equal(sdyi_sharding_equal(a, b), i == j);
            assert_int_equal(a->hash == b->hash, i == j);
            sdyrt_sharding_release(b);
        }
        sdyrt_sharding_release(a);
    }
    const sdyrt_sharding *const a = parse(texts[0]);
    const sdyrt_sharding *const b =
        parse("<mesh<[\"a\"=2, \"b\"=8, \"c\"=3, \"d\"=5]>, [{\"a\"}, {}]>");
    assert_true(sdyi_sharding_equal(a, b));
    assert_true(a->hash == b->hash);
    assert_null(sdyrt_sharding_mesh_name(b));
    sdyrt_sharding_release(a);
    sdyrt_sharding_release(b);
}

static void test_partitions_are_part_of_a_sharding(void **state) {
    (void)state;
    const sdyrt_sharding *const s = parse("<@mesh, [{\"a\"}, {\"c\"}]>");
    const sdyrt_sharding *low = NULL, *cut = NULL, *cut_twice = NULL,
                         *back = NULL;
    assert_int_equal(sdyrt_sharding_with_partition(s, SDYRT_LOW, &low),
                     SDYRT_OK);
    assert_int_equal(low->dims[0].partition, SDYRT_LOW);
    assert_int_equal(low->dims[1].partition, SDYRT_LOW);
    assert_false(sdyi_sharding_equal(s, low));
    assert_true(s->hash != low->hash);

    int64_t offsets[] = {0, 2, 2, 7};
    assert_int_equal(sdyrt_sharding_with_offsets(low, 1, offsets, 4, &cut),
                     SDYRT_OK);
    assert_int_equal(cut->dims[0].partition, SDYRT_LOW);
    assert_int_equal(cut->dims[1].partition, SDYRT_OFFSETS);
    assert_int_equal(cut->dims[1].n_offsets, 4);
    offsets[1] = 3; /* copied */
    assert_int_equal(cut->dims[1].offsets[1], 2);
    assert_int_equal(
        sdyrt_sharding_with_offsets(cut, 1, offsets, 4, &cut_twice), SDYRT_OK);
    assert_false(sdyi_sharding_equal(cut, cut_twice));
    assert_true(cut->hash != cut_twice->hash);

    assert_int_equal(sdyrt_sharding_with_partition(cut, SDYRT_CEIL, &back),
                     SDYRT_OK);
    assert_true(sdyi_sharding_equal(back, s));
    assert_true(back->hash == s->hash);

    const sdyrt_sharding *none = NULL;
    assert_int_equal(sdyrt_sharding_with_partition(s, SDYRT_OFFSETS, &none),
                     SDYRT_ARGUMENT);
    assert_last_error(SDYRT_KIND_BAD_VALUE,
                      "partition 3 is not one of CEIL, LOW and HIGH");
    assert_int_equal(sdyrt_sharding_with_offsets(s, 2, offsets, 4, &none),
                     SDYRT_ARGUMENT);
    assert_last_error(SDYRT_KIND_BAD_VALUE,
                      "dimension 2 of a sharding of rank 2");
    assert_int_equal(sdyrt_sharding_with_offsets(s, 0, NULL, 4, &none),
                     SDYRT_ARGUMENT);
    assert_last_error(SDYRT_KIND_NULL_ARGUMENT,
                      "the offsets of dimension 0 are NULL");
    assert_null(none);

    const sdyrt_sharding *const all[] = {s, low, cut, cut_twice, back};
    for (int i = 0; i < COUNT(all); i++)
        sdyrt_sharding_release(all[i]);
}

static void test_a_sharding_holds_its_mesh(void **state) {
    (void)state;
    const sdyrt_sharding *const s =
        parse("<mesh<[\"only here\"=7]>, [{\"only here\"}]>");
    assert_int_equal(s->mesh->holders, 1);
    assert_ptr_equal(sdyrt_sharding_retain(s), s);
    sdyrt_sharding_release(s);
    assert_string_equal(sdyrt_mesh_axis_at(s->mesh, 0).name, "only here");
    sdyrt_sharding_release(s);
    sdyrt_sharding_release(NULL);
    assert_null(sdyrt_sharding_retain(NULL));
}

/* The descriptor of what `s` holds, as its getters tell. */
static const sdyrt_sharding *made_again(const sdyrt_sharding *s) {
    sdyrt_dim_sharding dims[SDYRT_MAX_RANK];
    for (int d = 0; d < sdyrt_sharding_rank(s); d++)
        dims[d] = sdyrt_sharding_dim_at(s, d);
    sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
    desc.mesh = sdyrt_sharding_mesh(s);
    desc.mesh_name = sdyrt_sharding_mesh_name(s);
    desc.rank = sdyrt_sharding_rank(s);
    desc.dims = dims;
    desc.replicated = sdyrt_sharding_replicated(s);
    desc.unreduced = sdyrt_sharding_unreduced(s, &desc.unreduced_op);
    const sdyrt_sharding *again = NULL;
    assert_int_equal(sdyrt_sharding_create(&desc, &again), SDYRT_OK);
    return again;
}

static void test_what_a_sharding_holds_makes_the_same_again(void **state) {
    (void)state;
    static const char *const texts[] = {
        "<@mesh, []>",
        "<@mesh, [{\"a\", ?}p1, {}, {\"b\":(2)4, \"c\"}]>",
        "<@mesh, [{?}p0], replicated={\"c\", \"b\":(1)2}>",
        "<@mesh, [{}], unreduced=max{\"d\", \"z\":(-1)2}>",
        "<@mesh, [{}], replicated={\"a\"}, unreduced={\"d\"}>",
        "<@none, [{\"y\", \"x\"}, {\"y\"}], unreduced=min{\"x\":(3)4}>",
        "<mesh<[\"only here\"=7]>, [{\"only here\"}]>",
    };
    const int64_t offsets[] = {0, 1, 9, 9};
    for (int i = 0; i < COUNT(texts); i++) {
        const sdyrt_sharding *const s = parse(texts[i]);
        const sdyrt_sharding *const again = made_again(s);
        assert_true(sdyi_sharding_equal(s, again));
        char text[128];
        (void)sdyrt_sharding_print(again, text, sizeof text);
        assert_string_equal(text, texts[i]);
        sdyrt_sharding_release(again);
        if (sdyrt_sharding_rank(s) > 0) {
            const sdyrt_sharding *cut = NULL;
            assert_int_equal(
                sdyrt_sharding_with_offsets(s, 0, offsets, 4, &cut), SDYRT_OK);
            const sdyrt_dim_sharding dim = sdyrt_sharding_dim_at(cut, 0);
            assert_int_equal(dim.partition, SDYRT_OFFSETS);
            assert_int_equal(dim.n_offsets, 4);
            assert_memory_equal(dim.offsets, offsets, sizeof offsets);
            const sdyrt_sharding *const cut_again = made_again(cut);
            assert_true(sdyi_sharding_equal(cut, cut_again));
            assert_false(sdyi_sharding_equal(cut, s));
            sdyrt_sharding_release(cut_again);
            sdyrt_sharding_release(cut);
        }
        sdyrt_sharding_release(s);
    }
}

static void test_getters_tell_what_the_text_said(void **state) {
    (void)state;
    const sdyrt_sharding *const s =
        parse("<@mesh, [{\"a\", \"b\":(2)4, ?}p3, {}], unreduced=max{\"d\"}>");
    const sdyrt_dim_sharding dim = sdyrt_sharding_dim_at(s, 0);
    assert_int_equal(dim.axes.count, 2);
    assert_string_equal(dim.axes.refs[0].name, "a");
    assert_int_equal(dim.axes.refs[0].pre, 0);
    assert_int_equal(dim.axes.refs[0].size, 0);
    assert_string_equal(dim.axes.refs[1].name, "b");
    assert_int_equal(dim.axes.refs[1].pre, 2);
    assert_int_equal(dim.axes.refs[1].size, 4);
    assert_true(dim.open && dim.has_priority);
    assert_int_equal(dim.priority, 3);
    assert_int_equal(dim.partition, SDYRT_CEIL);
    assert_null(dim.offsets);
    assert_false(sdyrt_sharding_dim_at(s, 1).open);
    for (int outside = -1; outside <= 2; outside += 3) {
        assert_int_equal(sdyrt_sharding_dim_at(s, outside).axes.count, 0);
        assert_false(sdyrt_sharding_dim_at(s, outside).open);
    }
    assert_int_equal(sdyrt_sharding_replicated(s).count, 0);
    sdyrt_reduction reduction = SDYRT_SUM;
    assert_int_equal(sdyrt_sharding_unreduced(s, &reduction).count, 1);
    assert_int_equal(reduction, SDYRT_MAX);
    assert_string_equal(sdyrt_sharding_unreduced(s, NULL).refs[0].name, "d");
    sdyrt_sharding_release(s);
}

/* One call for each pointer of the mesh, sharding and tile functions that must
 * be there. */
static void test_every_null_is_refused(void **state) {
    (void)state;
    const sdyrt_sharding *const s = parse("<@mesh, [{\"a\"}, {}]>");
    const sdyrt_sharding *other = NULL;
    const sdyrt_mesh *const mesh = sdyrt_sharding_mesh(s);
    const sdyrt_type type = {.rank = 2, .dims = {4, 4}};
    const int64_t at[] = {0, 0, 4};
    int64_t n = 7, device = 7;
    int count = 7;
    sdyrt_tile tile;
#define REFUSED(call)                                                          \
    do {                                                                       \
        assert_int_equal(call, SDYRT_ARGUMENT);                                \
        assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);   \
    } while (0)
    REFUSED(sdyrt_sharding_create(NULL, &other));
    REFUSED(sdyrt_sharding_parse(NULL, NULL, 0, &other));
    REFUSED(sdyrt_sharding_parse("<@m, []>", NULL, 0, NULL));
    REFUSED(sdyrt_sharding_parse_list(NULL, NULL, 0, &other, 1, &count));
    REFUSED(sdyrt_sharding_parse_list("[]", NULL, 0, &other, 1, NULL));
    REFUSED(sdyrt_sharding_with_partition(NULL, SDYRT_LOW, &other));
    REFUSED(sdyrt_sharding_with_partition(s, SDYRT_LOW, NULL));
    REFUSED(sdyrt_sharding_with_offsets(NULL, 0, at, 3, &other));
    REFUSED(sdyrt_sharding_with_offsets(s, 0, NULL, 3, &other));
    REFUSED(sdyrt_sharding_with_offsets(s, 0, at, 3, NULL));
    REFUSED(sdyrt_sharding_verify(NULL, &type, NULL));
    REFUSED(sdyrt_mesh_parse(NULL, &(const sdyrt_mesh *){NULL}));
    REFUSED(sdyrt_mesh_parse("<[]>", NULL));
    REFUSED(sdyrt_mesh_device_at(NULL, 0, &device));
    REFUSED(sdyrt_mesh_device_at(mesh, 0, NULL));
    REFUSED(sdyrt_mesh_position_of(NULL, 0, &n));
    REFUSED(sdyrt_mesh_position_of(mesh, 0, NULL));
    REFUSED(sdyrt_mesh_group(NULL, "{}", 0, &device, 1, &n, &n));
    REFUSED(sdyrt_mesh_group(mesh, NULL, 0, &device, 1, &n, &n));
    REFUSED(sdyrt_mesh_group_first(NULL, "{}", 0, &n, &device));
    REFUSED(sdyrt_mesh_group_first(mesh, NULL, 0, &n, &device));
    REFUSED(sdyrt_mesh_group_along(mesh, NULL, 0, &device, 1, &n, &n));
    REFUSED(sdyrt_mesh_group_first_along(mesh, NULL, 0, &n, &device));
    REFUSED(sdyrt_tile_of(NULL, &type, 0, &tile));
    REFUSED(sdyrt_tile_of(s, NULL, 0, &tile));
    REFUSED(sdyrt_tile_of(s, &type, 0, NULL));
    REFUSED(sdyrt_shard_index(NULL, 0, 0, &n));
    REFUSED(sdyrt_shard_index(s, 0, 0, NULL));
    REFUSED(sdyrt_element_device(NULL, &type, at, 0, &n, &device));
    REFUSED(sdyrt_element_device(s, NULL, at, 0, &n, &device));
    REFUSED(sdyrt_element_device(s, &type, NULL, 0, &n, &device));
    assert_null(other);
    assert_int_equal(n, 7);
    assert_int_equal(device, 7);
    assert_int_equal(count, 7);
    sdyrt_sharding_release(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_descriptor_gives_the_sharding_of_its_text),
        cmocka_unit_test(test_a_bad_descriptor_is_refused),
        cmocka_unit_test(test_equality_looks_at_all_but_the_mesh_s_name),
        cmocka_unit_test(test_partitions_are_part_of_a_sharding),
        cmocka_unit_test(test_a_sharding_holds_its_mesh),
        cmocka_unit_test(test_what_a_sharding_holds_makes_the_same_again),
        cmocka_unit_test(test_getters_tell_what_the_text_said),
        cmocka_unit_test(test_every_null_is_refused),
    };
    return cmocka_run_group_tests(tests, make_meshes, free_meshes);
}
