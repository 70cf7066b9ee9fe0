/* The rules for one sharding, one by one and against one another. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "mesh/internal.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const sdyrt_mesh *abc; /* a=2, b=12, c=2 */
static const sdyrt_mesh *maximal;
static sdyrt_named_mesh named[2];

static int make_meshes(void **state) {
    (void)state;
    if (sdyrt_mesh_parse("<[\"a\"=2, \"b\"=12, \"c\"=2]>", &abc) != SDYRT_OK ||
        sdyrt_mesh_parse("<[], device_ids=[5]>", &maximal) != SDYRT_OK)
        return 1;
    named[0] = (sdyrt_named_mesh){"m", abc};
    named[1] = (sdyrt_named_mesh){"max", maximal};
    return 0;
}

static int release_meshes(void **state) {
    (void)state;
    sdyrt_mesh_release(abc);
    sdyrt_mesh_release(maximal);
    return 0;
}

static const sdyrt_sharding *sharding_of(const char *text) {
    const sdyrt_sharding *sharding = NULL;
    if (sdyrt_sharding_parse(text, named, 2, &sharding) != SDYRT_OK)
        fail_msg("%s: %s", text, sdyrt_last_error());
    return sharding;
}

static sdyrt_type type_of(const char *text) {
    sdyrt_type type;
    if (sdyrt_type_parse(text, &type) != SDYRT_OK)
        fail_msg("%s: %s", text, sdyrt_last_error());
    return type;
}

static void assert_reported(sdyrt_status status, const char *subject,
                            sdyrt_error_kind kind, const char *says) {
    if (kind == SDYRT_KIND_NONE) {
        if (status != SDYRT_OK)
            fail_msg("%s: %s", subject, sdyrt_last_error());
        return;
    }
    if (status != SDYRT_ARGUMENT || sdyrt_last_error_kind() != kind ||
        strstr(sdyrt_last_error(), says) == NULL)
        fail_msg("%s: expected %s '%s', got %s %s '%s'", subject,
                 sdyrt_error_kind_name(kind), says, sdyrt_status_name(status),
                 sdyrt_error_kind_name(sdyrt_last_error_kind()),
                 sdyrt_last_error());
    assert_null(strchr(sdyrt_last_error(), '\n'));
}

/* `type` NULL: something without a type. */
static void assert_verdict(const char *text, const char *type,
                           sdyrt_error_kind kind, const char *says) {
    const sdyrt_sharding *const sharding = sharding_of(text);
    const sdyrt_type value = type_of(type != NULL ? type : "tensor<f32>");
    const sdyrt_status status =
        sdyrt_sharding_verify(sharding, type != NULL ? &value : NULL, NULL);
    assert_reported(status, text, kind, says);
    sdyrt_sharding_release(sharding);
}

static void test_each_rule_has_its_own_kind(void **state) {
    (void)state;
    static const struct {
        const char *sharding, *type;
        sdyrt_error_kind kind;
        const char *says;
    } cases[] = {
        {"<@m, [{\"a\"}, {}]>", "tensor<8x8xf32>", SDYRT_KIND_NONE, ""},
        {"<@none, [{\"a\"}, {}]>", "tensor<8x8xf32>", SDYRT_KIND_UNKNOWN_MESH,
         "unknown mesh: @none"},
        {"<@max, []>", "tensor<8x8xf32>", SDYRT_KIND_NONE, ""},
        {"<@max, []>", "!stablehlo.token", SDYRT_KIND_NONE, ""},
        {"<@max, [{}, {}]>", "tensor<8x8xf32>", SDYRT_KIND_MAXIMAL_NOT_RANK0,
         "rank 2"},
        {"<@m, []>", NULL, SDYRT_KIND_NONE, ""},
        {"<@m, [{}]>", NULL, SDYRT_KIND_MAXIMAL_NOT_RANK0, "rank 1"},
        {"<@m, [], replicated={\"a\"}>", NULL, SDYRT_KIND_MAXIMAL_NOT_RANK0,
         "1 replicated"},
        {"<@m, [{\"a\"}]>", NULL, SDYRT_KIND_NONSHAPED_NOT_RANK0, "rank 1"},
        {"<@m, []>", "tuple<tensor<f32>, tensor<f32>>", SDYRT_KIND_TUPLE_SIZE,
         "tuple of size 1"},
        {"<@m, [{\"a\"}]>", "tuple<tensor<4xf32>>", SDYRT_KIND_NONE, ""},
        {"<@m, []>", "!stablehlo.token", SDYRT_KIND_NONE, ""},
        {"<@m, [], unreduced={\"a\"}>", "!stablehlo.token",
         SDYRT_KIND_NONSHAPED_NOT_RANK0, "1 unreduced"},
        {"<@m, [{}]>", "tensor<*xf32>", SDYRT_KIND_UNRANKED, "ranked"},
        {"<@m, [{}]>", "tensor<8x8xf32>", SDYRT_KIND_RANK_MISMATCH, "1 != 2"},
        {"<@m, [{}p0]>", "tensor<8xf32>", SDYRT_KIND_EMPTY_CLOSED_PRIORITY,
         "dim 0 is empty and closed but has a priority: p0"},
        {"<@m, [{?}p0, {\"a\"}p2]>", "tensor<8x8xf32>", SDYRT_KIND_NONE, ""},
        {"<@m, [{\"z\"}]>", "tensor<8xf32>", SDYRT_KIND_UNKNOWN_AXIS,
         "unknown axis name: \"z\""},
        {"<@m, [{\"a\"}, {\"a\"}]>", "tensor<8x8xf32>", SDYRT_KIND_DUP_AXIS_REF,
         "duplicate axis ref: \"a\""},
        {"<@m, [{\"b\":(1)2}], replicated={\"b\":(1)2}>", "tensor<8xf32>",
         SDYRT_KIND_DUP_AXIS_REF, "\"b\":(1)2"},
        {"<@m, [{\"a\"}], unreduced={\"a\"}>", "tensor<8xf32>",
         SDYRT_KIND_DUP_AXIS_REF, "\"a\""},
        {"<@m, [{\"b\":(1)2, \"b\":(2)3}]>", "tensor<8xf32>",
         SDYRT_KIND_MERGEABLE_SUBAXES, "\"b\":(1)2, \"b\":(2)3"},
        {"<@m, [{\"b\":(1)2}, {\"b\":(2)3}]>", "tensor<8x8xf32>",
         SDYRT_KIND_NONE, ""},
        {"<@m, [{\"b\":(2)3, \"b\":(1)2}]>", "tensor<8xf32>", SDYRT_KIND_NONE,
         ""},
        {"<@m, [{}], replicated={\"c\", \"a\"}>", "tensor<8xf32>",
         SDYRT_KIND_REPLICATED_ORDER,
         "replicated axes are not ordered w.r.t. mesh: \"c\" comes before "
         "\"a\""},
        {"<@m, [{}], unreduced={\"b\":(2)3, \"b\":(1)2}>", "tensor<8xf32>",
         SDYRT_KIND_UNREDUCED_ORDER,
         "unreduced axes are not ordered w.r.t. mesh: \"b\":(2)3 comes before "
         "\"b\":(1)2"},
        {"<@m, [{\"b\"}, {\"b\":(1)2}]>", "tensor<8x8xf32>",
         SDYRT_KIND_SUB_AND_FULL, "axis name: \"b\""},
        {"<@m, [{\"b\":(0)2}]>", "tensor<8xf32>", SDYRT_KIND_SUB_PRE,
         "\"b\":(0)2"},
        {"<@m, [{\"b\":(2)1}]>", "tensor<8xf32>", SDYRT_KIND_SUB_SIZE,
         "\"b\":(2)1"},
        {"<@m, [{\"b\":(2)-3}]>", "tensor<8xf32>", SDYRT_KIND_SUB_SIZE,
         "\"b\":(2)-3"},
        {"<@m, [{\"b\":(2)4}]>", "tensor<8xf32>", SDYRT_KIND_SUB_NOT_DIVIDING,
         "8 doesn't divide the size of the full axis 12"},
        {"<@m, [{\"b\":(2)12}]>", "tensor<8xf32>", SDYRT_KIND_SUB_NOT_DIVIDING,
         "next pre-size 24"},
        {"<@m, [{\"b\":(4)4611686018427387904}]>", "tensor<8xf32>",
         SDYRT_KIND_SUB_NOT_DIVIDING, "4*4611686018427387904"},
        {"<@m, [{\"b\":(1)12}]>", "tensor<8xf32>", SDYRT_KIND_SUB_IS_FULL,
         "\"b\":(1)12"},
        {"<@m, [{\"b\":(1)4}], replicated={\"b\":(2)6}>", "tensor<8xf32>",
         SDYRT_KIND_SUB_OVERLAP,
         "overlapping sub-axes: \"b\":(1)4, \"b\":(2)6"},
        {"<@m, [{\"b\":(1)2}, {\"b\":(3)2}]>", "tensor<8x8xf32>",
         SDYRT_KIND_SUB_GAP,
         "axis \"b\" of size 12 holds both \"b\":(1)2 and \"b\":(3)2"},
        {"<@m, [{\"b\":(1)2}, {\"b\":(6)2}]>", "tensor<8x8xf32>",
         SDYRT_KIND_NONE, ""},
        /* fewer elements than shards, uneven, and none at all */
        {"<@m, [{\"b\"}]>", "tensor<5xf32>", SDYRT_KIND_NONE, ""},
        {"<@m, [{\"b\"}]>", "tensor<0xf32>", SDYRT_KIND_NONE, ""},
        {"<@m, [{\"b\"}]>", "tensor<?xf32>", SDYRT_KIND_NONE, ""},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_verdict(cases[i].sharding, cases[i].type, cases[i].kind,
                       cases[i].says);
}

static void test_the_first_broken_rule_is_reported(void **state) {
    (void)state;
    static const struct {
        const char *sharding;
        sdyrt_error_kind kind;
        const char *says;
    } cases[] = {
        /* the axes of dim 0 before the priority of dim 1 */
        {"<@m, [{\"z\"}, {}p1]>", SDYRT_KIND_UNKNOWN_AXIS, "z"},
        {"<@m, [{\"a\"}, {}p1], replicated={\"z\"}>",
         SDYRT_KIND_EMPTY_CLOSED_PRIORITY, "dim 1"},
        /* names before order, order before repeats */
        {"<@m, [{}, {}], replicated={\"z\", \"y\"}>", SDYRT_KIND_UNKNOWN_AXIS,
         "z"},
        {"<@m, [{}, {}], replicated={\"c\", \"z\", \"a\"}>",
         SDYRT_KIND_UNKNOWN_AXIS, "z"},
        {"<@m, [{\"a\"}, {}], replicated={\"c\", \"a\"}>",
         SDYRT_KIND_REPLICATED_ORDER, "a"},
        {"<@m, [{}, {}], replicated={\"a\", \"a\"}>", SDYRT_KIND_DUP_AXIS_REF,
         "a"},
        /* replicated before unreduced */
        {"<@m, [{}, {}], replicated={\"a\", \"a\"}, unreduced={\"c\", \"b\"}>",
         SDYRT_KIND_DUP_AXIS_REF, "a"},
        {"<@m, [{}, {}], unreduced={\"c\", \"b\"}, replicated={\"z\"}>",
         SDYRT_KIND_UNKNOWN_AXIS, "z"},
        /* repeats before mergeable, both before numbers */
        {"<@m, [{\"b\":(1)2, \"b\":(2)3}, {\"b\":(0)0}]>",
         SDYRT_KIND_MERGEABLE_SUBAXES, "b"},
        {"<@m, [{\"b\":(0)0, \"b\":(0)0}, {}]>", SDYRT_KIND_DUP_AXIS_REF,
         "(0)0"},
        {"<@m, [{\"b\":(0)0}, {\"z\"}]>", SDYRT_KIND_UNKNOWN_AXIS, "z"},
        /* one sub-axis at a time, in mesh order */
        {"<@m, [{\"b\"}, {\"b\":(0)0}]>", SDYRT_KIND_SUB_AND_FULL, "b"},
        {"<@m, [{\"b\":(0)0}, {}]>", SDYRT_KIND_SUB_PRE, "(0)0"},
        {"<@m, [{\"b\":(3)5}, {\"b\":(1)6}]>", SDYRT_KIND_SUB_NOT_DIVIDING,
         "size 15 doesn't"},
        {"<@m, [{\"b\":(3)4}, {\"b\":(1)12}]>", SDYRT_KIND_SUB_IS_FULL, "b"},
        /* overlaps before gaps */
        {"<@m, [{\"b\":(1)2, \"b\":(3)2}, {\"b\":(3)4}]>",
         SDYRT_KIND_SUB_OVERLAP, "(3)2, \"b\":(3)4"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_verdict(cases[i].sharding, "tensor<8x8xf32>", cases[i].kind,
                       cases[i].says);
}

static void test_gaps_between_sub_axes_must_have_a_factorisation(void **s) {
    (void)s;
    /* 60 = 2*2*3*5; the refs of a case do not overlap */
    static const struct {
        const char *sharding;
        sdyrt_error_kind kind;
    } cases[] = {
        {"<mesh<[\"x\"=60]>, [{\"x\":(1)2, \"x\":(4)3}]>", SDYRT_KIND_NONE},
        {"<mesh<[\"x\"=60]>, [{\"x\":(12)5, \"x\":(2)3, \"x\":(1)2}]>",
         SDYRT_KIND_NONE},
        {"<mesh<[\"x\"=60]>, [{\"x\":(1)2, \"x\":(15)2}]>", SDYRT_KIND_SUB_GAP},
        {"<mesh<[\"x\"=60]>, [{\"x\":(15)4, \"x\":(2)5}]>", SDYRT_KIND_SUB_GAP},
        {"<mesh<[\"x\"=60]>, [{\"x\":(20)3, \"x\":(5)2, \"x\":(1)3}]>",
         SDYRT_KIND_SUB_GAP},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_verdict(cases[i].sharding, "tensor<8xf32>", cases[i].kind,
                       "axis \"x\" of size 60");
}

static void test_divisibility_is_checked_on_request(void **state) {
    (void)state;
    static const struct {
        const char *sharding, *type;
        sdyrt_error_kind kind;
        const char *says;
    } cases[] = {
        {"<@m, [{\"a\", \"c\"}]>", "tensor<8xf32>", SDYRT_KIND_NONE, ""},
        {"<@m, [{\"a\", \"c\"}]>", "tensor<?xf32>", SDYRT_KIND_NONE, ""},
        {"<@m, [{\"a\", \"c\"}]>", "tensor<0xf32>", SDYRT_KIND_NONE, ""},
        {"<@m, [{}, {\"b\":(1)6}]>", "tensor<5x20xf32>",
         SDYRT_KIND_DIM_NOT_DIVISIBLE,
         "dim 1 with size 20 is not divisible by its sharded size 6"},
        /* reported with its dimension, before later ones and lists */
        {"<@m, [{\"b\"}, {\"z\"}]>", "tensor<5x8xf32>",
         SDYRT_KIND_DIM_NOT_DIVISIBLE, "dim 0"},
        /* numbers that cannot be multiplied are the later rules' business */
        {"<@m, [{\"b\":(1)0}]>", "tensor<5xf32>", SDYRT_KIND_SUB_SIZE, "(1)0"},
        {"<@m, [{\"b\":(1)4611686018427387904, \"a\", \"c\"}]>",
         "tensor<5xf32>", SDYRT_KIND_SUB_NOT_DIVIDING, "4611686018427387904"},
    };
    sdyrt_verify_options options = SDYRT_VERIFY_OPTIONS_INIT;
    options.check_divisible = true;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const sdyrt_sharding *const sharding = sharding_of(cases[i].sharding);
        const sdyrt_type type = type_of(cases[i].type);
        assert_reported(sdyrt_sharding_verify(sharding, &type, &options),
                        cases[i].sharding, cases[i].kind, cases[i].says);
        sdyrt_sharding_release(sharding);
    }
}

static void test_manual_axes_of_parents_may_not_be_used(void **state) {
    (void)state;
    static const struct {
        const char *sharding;
        sdyrt_error_kind kind;
        const char *says;
    } cases[] = {
        {"<@m, [{\"a\"}, {}]>", SDYRT_KIND_NONE, ""},
        {"<@m, [{\"a\", \"c\"}, {}]>", SDYRT_KIND_AXIS_BOUND_BY_MANUAL,
         "\"c\""},
        {"<@m, [{}, {\"b\":(2)3}]>", SDYRT_KIND_AXIS_BOUND_BY_MANUAL, "\"b\""},
        {"<@m, [{}, {}], replicated={\"b\"}>", SDYRT_KIND_AXIS_BOUND_BY_MANUAL,
         "\"b\""},
        {"<@m, [{}, {}], unreduced={\"c\"}>", SDYRT_KIND_AXIS_BOUND_BY_MANUAL,
         "\"c\""},
        /* after the numbers of sub-axes, before their gaps */
        {"<@m, [{\"b\":(1)1}, {}]>", SDYRT_KIND_SUB_SIZE, "b"},
        {"<@m, [{\"b\":(1)2, \"b\":(3)2}, {}]>",
         SDYRT_KIND_AXIS_BOUND_BY_MANUAL, "\"b\""},
    };
    static const char *const manual[] = {"c", "b", "q"};
    sdyrt_verify_options options = SDYRT_VERIFY_OPTIONS_INIT;
    options.manual_axes = manual;
    options.n_manual_axes = 3;
    const sdyrt_type type = type_of("tensor<8x8xf32>");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const sdyrt_sharding *const sharding = sharding_of(cases[i].sharding);
        assert_reported(sdyrt_sharding_verify(sharding, &type, &options),
                        cases[i].sharding, cases[i].kind, cases[i].says);
        sdyrt_sharding_release(sharding);
    }
}

static void test_a_negative_priority_comes_from_a_descriptor(void **state) {
    (void)state;
    const sdyrt_dim_sharding dim = {
        .open = true, .has_priority = true, .priority = -3};
    sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
    desc.mesh = abc;
    desc.rank = 1;
    desc.dims = &dim;
    const sdyrt_sharding *sharding;
    assert_int_equal(sdyrt_sharding_create(&desc, &sharding), SDYRT_OK);
    const sdyrt_type type = type_of("tensor<8xf32>");
    assert_reported(sdyrt_sharding_verify(sharding, &type, NULL), "{?}p-3",
                    SDYRT_KIND_NEG_PRIORITY,
                    "dim 0 has a negative priority: -3");
    sdyrt_sharding_release(sharding);
}

static void test_offsets_must_cover_the_dimension(void **state) {
    (void)state;
    static const struct {
        int64_t offsets[4];
        int64_t n;
        const char *type;
        sdyrt_error_kind kind;
        const char *says;
    } cases[] = {
        {{0, 3, 8}, 3, "tensor<8xf32>", SDYRT_KIND_NONE, ""},
        {{0, 0, 8}, 3, "tensor<8xf32>", SDYRT_KIND_NONE, ""},
        {{0, 0, 0}, 3, "tensor<0xf32>", SDYRT_KIND_NONE, ""},
        {{0, 3, 9}, 3, "tensor<?xf32>", SDYRT_KIND_NONE, ""},
        {{0, 8},
         2,
         "tensor<8xf32>",
         SDYRT_KIND_PARTITION_OFFSETS,
         "2 offsets, expected one more than its 2 shards"},
        {{0, 3, 6, 8},
         4,
         "tensor<8xf32>",
         SDYRT_KIND_PARTITION_OFFSETS,
         "4 offsets"},
        {{1, 3, 8},
         3,
         "tensor<8xf32>",
         SDYRT_KIND_PARTITION_OFFSETS,
         "first offset 1"},
        {{0, 9, 8},
         3,
         "tensor<8xf32>",
         SDYRT_KIND_PARTITION_OFFSETS,
         "offset 8 after 9"},
        {{0, 3, 7},
         3,
         "tensor<8xf32>",
         SDYRT_KIND_PARTITION_OFFSETS,
         "last offset 7, expected its size 8"},
    };
    const sdyrt_sharding *const ceil = sharding_of("<@m, [{\"a\"}]>");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const sdyrt_sharding *sharding;
        assert_int_equal(sdyrt_sharding_with_offsets(ceil, 0, cases[i].offsets,
                                                     cases[i].n, &sharding),
                         SDYRT_OK);
        const sdyrt_type type = type_of(cases[i].type);
        assert_reported(sdyrt_sharding_verify(sharding, &type, NULL),
                        cases[i].type, cases[i].kind, cases[i].says);
        sdyrt_sharding_release(sharding);
    }
    sdyrt_sharding_release(ceil);
}

static void test_wrong_arguments_are_refused(void **state) {
    (void)state;
    const sdyrt_sharding *const sharding = sharding_of("<@m, [{\"a\"}]>");
    const sdyrt_type type = type_of("tensor<8xf32>");
    sdyrt_verify_options options = SDYRT_VERIFY_OPTIONS_INIT;
    assert_reported(sdyrt_sharding_verify(NULL, &type, NULL), "no sharding",
                    SDYRT_KIND_NULL_ARGUMENT, "sharding");
    options.n_manual_axes = 1;
    assert_reported(sdyrt_sharding_verify(sharding, &type, &options),
                    "no manual axes", SDYRT_KIND_NULL_ARGUMENT, "manual_axes");
    options.n_manual_axes = -1;
    assert_reported(sdyrt_sharding_verify(sharding, &type, &options),
                    "-1 manual axes", SDYRT_KIND_BAD_VALUE, "-1");
    options.n_manual_axes = 0;
    options.struct_bytes = 0;
    assert_reported(sdyrt_sharding_verify(sharding, &type, &options), "0 bytes",
                    SDYRT_KIND_STRUCT_BYTES, "options");
    sdyrt_sharding_release(sharding);
}

static void test_more_refs_than_any_mesh_has_are_refused(void **state) {
    (void)state;
    sdyi_ref refs[SDYI_MAX_REFS + 1];
    for (int i = 0; i <= SDYI_MAX_REFS; i++)
        refs[i] = (sdyi_ref){.axis = 1, .sub = true, .pre = -2 * i, .size = 1};
    sdyi_list_check check = {.mesh = abc};
    assert_int_equal(
        sdyi_list_check_add(&check, (sdyi_span){refs, SDYI_MAX_REFS}),
        SDYRT_OK);
    assert_reported(
        sdyi_list_check_add(&check, (sdyi_span){refs + SDYI_MAX_REFS, 1}),
        "257 refs", SDYRT_KIND_LIMIT, "more than 256");
    assert_reported(
        sdyi_check_sub_axes(abc, (sdyi_span){refs, SDYI_MAX_REFS + 1}),
        "257 refs", SDYRT_KIND_LIMIT, "257");
}

static void test_equivalence_looks_at_what_places_data(void **state) {
    (void)state;
    static const struct {
        const char *a, *b; /* NULL: no sharding */
        bool equivalent, but_for_unreduced;
    } cases[] = {
        {"<@m, [{\"a\", ?}p1, {}]>", "<@m, [{\"a\"}, {}], replicated={\"c\"}>",
         true, true},
        {"<@m, [{\"a\"}, {}]>", "<@m, [{}, {\"a\"}]>", false, false},
        {"<@m, [{\"a\"}, {}]>",
         "<mesh<[\"a\"=2, \"b\"=12, \"c\"=2]>, [{\"a\"}, {}]>", true, true},
        {"<@m, [{\"a\"}, {}]>", "<mesh<[\"a\"=2]>, [{\"a\"}, {}]>", false,
         false},
        {"<@m, [{}, {}]>", "<mesh<[\"a\"=2]>, [{?}, {}]>", true, true},
        {"<@m, [{}, {}]>", NULL, true, true},
        {NULL, NULL, true, true},
        {"<@m, [{\"a\"}, {}]>", NULL, false, false},
        {"<@m, [{}, {}], unreduced={\"a\"}>", NULL, false, true},
        {"<@m, [{}, {}], unreduced={\"a\"}>",
         "<@m, [{}, {}], unreduced=max{\"a\"}>", true, true},
        {"<@m, [{\"b\"}, {}], unreduced={\"a\"}>", "<@m, [{\"b\"}, {}]>", false,
         true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const sdyrt_sharding *const a =
            cases[i].a != NULL ? sharding_of(cases[i].a) : NULL;
        const sdyrt_sharding *const b =
            cases[i].b != NULL ? sharding_of(cases[i].b) : NULL;
        assert_int_equal(sdyi_sharding_equivalent(a, b, false),
                         cases[i].equivalent);
        assert_int_equal(sdyi_sharding_equivalent(b, a, false),
                         cases[i].equivalent);
        assert_int_equal(sdyi_sharding_equivalent(a, b, true),
                         cases[i].but_for_unreduced);
        sdyrt_sharding_release(a);
        sdyrt_sharding_release(b);
    }
}

static void test_other_partitions_place_data_elsewhere(void **state) {
    (void)state;
    const sdyrt_sharding *const ceil = sharding_of("<@m, [{\"a\"}, {}]>");
    const sdyrt_sharding *low;
    const sdyrt_sharding *cut;
    const sdyrt_sharding *cut_elsewhere;
    const int64_t offsets[] = {0, 3, 8};
    const int64_t others[] = {0, 4, 8};
    assert_int_equal(sdyrt_sharding_with_partition(ceil, SDYRT_LOW, &low),
                     SDYRT_OK);
    assert_int_equal(sdyrt_sharding_with_offsets(ceil, 0, offsets, 3, &cut),
                     SDYRT_OK);
    assert_int_equal(
        sdyrt_sharding_with_offsets(ceil, 0, others, 3, &cut_elsewhere),
        SDYRT_OK);
    assert_false(sdyi_sharding_equivalent(ceil, low, true));
    assert_false(sdyi_sharding_equivalent(ceil, cut, true));
    assert_false(sdyi_sharding_equivalent(cut_elsewhere, cut, true));
    assert_true(sdyi_sharding_equivalent(cut, cut, true));
    sdyrt_sharding_release(ceil);
    sdyrt_sharding_release(low);
    sdyrt_sharding_release(cut);
    sdyrt_sharding_release(cut_elsewhere);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_rule_has_its_own_kind),
        cmocka_unit_test(test_the_first_broken_rule_is_reported),
        cmocka_unit_test(test_gaps_between_sub_axes_must_have_a_factorisation),
        cmocka_unit_test(test_divisibility_is_checked_on_request),
        cmocka_unit_test(test_manual_axes_of_parents_may_not_be_used),
        cmocka_unit_test(test_a_negative_priority_comes_from_a_descriptor),
        cmocka_unit_test(test_offsets_must_cover_the_dimension),
        cmocka_unit_test(test_wrong_arguments_are_refused),
        cmocka_unit_test(test_more_refs_than_any_mesh_has_are_refused),
        cmocka_unit_test(test_equivalence_looks_at_what_places_data),
        cmocka_unit_test(test_other_partitions_place_data_elsewhere),
    };
    return cmocka_run_group_tests(tests, make_meshes, release_meshes);
}
