/* The needs of plans beyond verified operations, and resolved operations. */
#include "collectives/op_cases.h"

#include "collectives/ops/verify.h"

/* -- what a plan needs ---------------------------------------------------- */

static void test_a_plan_needs_a_static_tensor(void **state) {
    (void)state;
    static const op_case cases[] = {
        {RESHARD, "[{'a'},{}]", NULL, "[{},{}]", KIND(DYNAMIC_SHAPE), "",
         .type = "tensor<?x4xf32>"},
        {RESHARD, "[]", NULL, "[]", KIND(DYNAMIC_SHAPE), "",
         .type = "!stablehlo.token"},
        {RESHARD, "<@max, []>", NULL, "<@max5, []>", KIND(DYNAMIC_SHAPE), "",
         .type = "tuple<tensor<f32>, tensor<f32>>"},
        {RESHARD, "[{'a'},{}]", NULL, "[{},{}]", KIND(OVERFLOW), "",
         .type = "tensor<4294967296x4294967296xi8>"},
        {RESHARD, "[{'a'},{}]", NULL, "[{},{}]", KIND(OVERFLOW),
         "4611686018427387904 elements of bf16",
         .type = "tensor<4294967296x1073741824xbf16>"},
        {RESHARD, "[{'a'},{}]", NULL, "[{},{}]", OK, "",
         .type = "tensor<4294967296x1073741824xi8>"},
        {RESHARD, "[{'a'},{}]", NULL, "[{},{}]", OK, "",
         .type = "tensor<0x3xi8>"},
        /* Shardy's rules come first */
        {RESHARD, "[{'z'},{}]", NULL, "[{},{}]", KIND(UNKNOWN_AXIS), "",
         .type = "tensor<?x4xf32>"},
    };
    ASSERT_VERDICTS(cases);
}

static void test_a_dtype_must_have_the_reduction(void **state) {
    (void)state;
    static const op_case cases[] = {
        {REDUCE, "[{}]", "{'a'}", "[{}]", KIND(DTYPE_REDUCTION),
         "i1 has no reduction sum, needed along {'a'}", .type = "tensor<4xi1>"},
        {REDUCE, "[{}]", "{}", "[{}]", OK, "", .type = "tensor<4xi1>"},
        {REDUCE, "[{}]", "{'a'}", "[{}]", KIND(DTYPE_REDUCTION), "max",
         .reduction = SDYRT_MAX, .type = "tensor<4xcomplex<f32>>"},
        {REDUCE, "[{}]", "{'a'}", "[{}]", OK, "", .reduction = SDYRT_PROD,
         .type = "tensor<4xcomplex<f32>>"},
        {REDUCE, "[{}]", "{'a'}", "[{}]", OK, "", .reduction = SDYRT_XOR,
         .type = "tensor<4xi1>"},
        {REDUCE, "[{}]", "{'a'}", "[{}]", OK, "", .reduction = SDYRT_AND,
         .type = "tensor<4xui16>"},
        {REDUCE, "[{}]", "{'a'}", "[{}]", KIND(DTYPE_REDUCTION),
         "f32 has no reduction and, needed along {'a'}", .reduction = SDYRT_AND,
         .type = "tensor<4xf32>"},
        {SCATTER, "[{}]", "[{'a'}]", "[{'a'}]", KIND(DTYPE_REDUCTION),
         "bf16 has no reduction or", .reduction = SDYRT_OR,
         .type = "tensor<4xbf16>"},
        {REDUCE, "[{}]", "{'a'}", "[{}]", KIND(DTYPE_REDUCTION),
         "complex<f32> has no reduction xor", .reduction = SDYRT_XOR,
         .type = "tensor<4xcomplex<f32>>"},
        {REDUCE, "[{}]", "{'a'}", "[{}]", KIND(DTYPE_REDUCTION),
         "f8E4M3 has no reduction or", .reduction = SDYRT_OR,
         .type = "tensor<4xf8E4M3>"},
        {SCATTER, "[{}]", "[{'a'}]", "[{'a'}]", KIND(DTYPE_REDUCTION), "f8E5M2",
         .type = "tensor<4xf8E5M2>"},
        {RESHARD, "[{}], unreduced={'a'}", NULL, "[{}]", KIND(DTYPE_REDUCTION),
         "f8E5M2", .type = "tensor<4xf8E5M2>"},
        {RESHARD, "[{}], unreduced=max{'a'}", NULL, "[{}]",
         KIND(DTYPE_REDUCTION), "max", .type = "tensor<4xcomplex<f64>>"},
        {RESHARD, "[{}], unreduced={'a'}", NULL, "[{}], unreduced={'a'}", OK,
         "", .type = "tensor<4xf8E5M2>"},
        {RESHARD, "[{}], unreduced={'a'}", NULL,
         "<@turned, [{}], unreduced={'a'}>", OK, "",
         .type = "tensor<4xf8E5M2>"},
        {RESHARD, "[{}], unreduced={'a'}", NULL,
         "<@other, [{}], unreduced={'a'}>", KIND(DTYPE_REDUCTION), "sum",
         .type = "tensor<4xf8E5M2>"},
        /* zeros fit any dtype, other identities do not */
        {S2U, "[{'a'}]", "[{'a'}]", "[{}], unreduced={'a'}", OK, "",
         .type = "tensor<4xi1>"},
        {R2U, "[{}]", "{'a'}", "[{}], unreduced={'a'}", OK, "",
         .type = "tensor<4xf8E5M2>"},
        {RESHARD, NULL, NULL, "[{}], unreduced={'a'}", OK, "",
         .type = "tensor<4xi1>"},
        {RESHARD, NULL, NULL, "[{}], unreduced=max{'a'}", KIND(DTYPE_REDUCTION),
         "max", .type = "tensor<4xi1>"},
        {GATHER, "[{'a'}]", "[{'a'}]", "[{}]", OK, "",
         .type = "tensor<4xf8E8M0FNU>"},
    };
    ASSERT_VERDICTS(cases);
}

static void test_a_placement_gives_each_device_a_rank_of_its_own(void **state) {
    (void)state;
    static const int ranks[] = {7, 0, 3, 9, 1, 2, 1, 8};
    static const int negative[] = {7, 0, -3, 9};
    static const struct {
        const int *from;
        int64_t n_from;
        const int *to;
        int64_t n_to;
        sdyrt_error_kind kind;
        const char *says;
    } cases[] = {
        {NULL, 0, NULL, 0, OK, ""},
        {ranks, 4, NULL, 0, OK, ""},
        {ranks, 4, ranks, 6, OK, ""}, /* the maximal mesh is device 3 */
        {NULL, 0, ranks, 4, OK, ""},
        {NULL, 4, NULL, 0, KIND(NULL_ARGUMENT), "from_ranks"},
        {ranks, 0, NULL, 0, KIND(PLACEMENT), "0 ranks for a mesh of 4"},
        {ranks, 5, NULL, 0, KIND(PLACEMENT), "5 ranks for a mesh of 4"},
        {ranks + 2, 4, NULL, 0, OK, ""},
        {ranks + 4, 4, NULL, 0, KIND(PLACEMENT),
         "from_ranks: devices 0 and 2 have one rank, 1"},
        {negative, 4, NULL, 0, KIND(PLACEMENT), "device 2 has rank -3"},
        {NULL, 0, ranks, 3, KIND(PLACEMENT),
         "to_ranks has 3 ranks, none for device 3"},
        {NULL, 0, ranks, -1, KIND(PLACEMENT), "to_ranks has -1 ranks"},
        {NULL, 0, ranks, 7, KIND(PLACEMENT),
         "to_ranks: devices 4 and 6 have one rank, 1"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        sdyrt_op op = op_of(&(op_case){
            .kind = RESHARD,
            .from = "<mesh<['a'=4]>, [{'a'}]>",
            .to = "<@max, []>",
            .type = "tensor<8xf32>",
        });
        op.from_ranks = cases[i].from;
        op.n_from_ranks = cases[i].n_from;
        op.to_ranks = cases[i].to;
        op.n_to_ranks = cases[i].n_to;
        char subject[32];
        snprintf(subject, sizeof subject, "placement %zu", i);
        assert_reported(sdyrt_op_verify(&op), subject, cases[i].kind,
                        cases[i].says);
        release_op(&op);
    }
}

static void test_a_placement_of_many_devices_is_checked_fast(void **state) {
    (void)state;
    enum { N = 1 << 20 };
    sdyrt_op op = op_of(&(op_case){
        .kind = RESHARD,
        .from = "<mesh<['a'=1048576]>, [{'a'}]>",
        .to = "<mesh<['a'=1048576]>, [{}]>",
    });
    int *const ranks = malloc(N * sizeof *ranks);
    assert_non_null(ranks);
    for (int i = 0; i < N; i++)
        ranks[i] = (int)((int64_t)i * 1000003 % N);
    op.from_ranks = ranks;
    op.n_from_ranks = N;
    assert_int_equal(sdyrt_op_verify(&op), SDYRT_OK);
    ranks[N - 1] = ranks[77];
    assert_reported(sdyrt_op_verify(&op), "many", KIND(PLACEMENT),
                    "devices 77 and 1048575");
    free(ranks);
    release_op(&op);
}

/* -- what it comes down to ------------------------------------------------ */

static void assert_axes(const char *what, const sdyi_axes *axes,
                        const sdyrt_mesh *mesh, const char *expected) {
    sdyi_short_text got = sdyi_axes_text(mesh, sdyi_span_of(axes));
    swap_quotes(got.text, '"', '\'');
    if (strcmp(got.text, expected) != 0)
        fail_msg("%s: expected %s, got %s", what, expected, got.text);
}

static void test_resolved_axes(void **state) {
    (void)state;
    static const struct {
        op_case op;
        const char *reduced, *kept, *introduced;
        sdyrt_reduction reduction;
    } cases[] = {
        {{GATHER, "[{'a'}], unreduced={'b'}", "[{'a'}]",
          "[{}], unreduced={'b'}", OK, ""},
         "{}",
         "{'b'}",
         "{}",
         SDYRT_SUM},
        {{REDUCE, "[{'a'}], unreduced=max{'b':(1)2}", "{'b', 'c'}", "[{'a'}]",
          OK, "", .reduction = SDYRT_MAX},
         "{'b', 'c'}",
         "{}",
         "{}",
         SDYRT_MAX},
        {{REDUCE, "[{}], unreduced={'a','b'}", "{'b':(2)2}",
          "[{}], unreduced={'a','b':(1)2}", OK, ""},
         "{'b':(2)2}",
         "{'a', 'b':(1)2}",
         "{}",
         SDYRT_SUM},
        {{SCATTER, "[{},{}], unreduced={'a','b','c'}", "[{'c'},{'b':(2)2,'a'}]",
          "[{'c'},{'b':(2)2,'a'}], unreduced={'b':(1)2}", OK, ""},
         "{'c', 'b':(2)2, 'a'}",
         "{'b':(1)2}",
         "{}",
         SDYRT_SUM},
        {{S2U, "[{'b'}], unreduced={'c'}", "[{'b':(2)2}]",
          "[{'b':(1)2}], unreduced={'b':(2)2,'c'}", OK, ""},
         "{}",
         "{'c'}",
         "{'b':(2)2}",
         SDYRT_SUM},
        {{R2U, "[{}], unreduced={'b':(2)2}", "{'a','b':(1)2}",
          "[{}], unreduced={'a','b'}", OK, ""},
         "{}",
         "{'b':(2)2}",
         "{'a', 'b':(1)2}",
         SDYRT_SUM},
        {{RESHARD, NULL, NULL, "[{}], unreduced={'a'}", OK, ""},
         "{}",
         "{}",
         "{'a'}",
         SDYRT_SUM},
        {{RESHARD, "<@x, [{}], unreduced={'x','y'}>", NULL,
          "<@x, [{}], unreduced={'x':(2)3}>", OK, ""},
         "{'x':(1)2, 'x':(6)2, 'y'}",
         "{'x':(2)3}",
         "{}",
         SDYRT_SUM},
        {{RESHARD, "<@x, [{}], unreduced={'x':(2)3}>", NULL,
          "<@x, [{}], unreduced={'x','y'}>", OK, ""},
         "{}",
         "{'x':(2)3}",
         "{'x':(1)2, 'x':(6)2, 'y'}",
         SDYRT_SUM},
        {{RESHARD, "<@x, [{}], unreduced={'x':(1)4}>", NULL,
          "<@x, [{}], unreduced={'x':(2)6}>", OK, ""},
         "{'x':(1)2}",
         "{'x':(2)2}",
         "{'x':(4)3}",
         SDYRT_SUM},
        {{RESHARD, "[{}], unreduced=min{'a','c'}", NULL,
          "[{'c'}], unreduced=min{'a'}", OK, ""},
         "{'c'}",
         "{'a'}",
         "{}",
         SDYRT_MIN},
        /* refs that do not coexist have no terms in common */
        {{RESHARD, "<@x, [{}], unreduced={'x':(1)4}>", NULL,
          "<@x, [{}], unreduced={'x':(1)6}>", OK, ""},
         "{'x':(1)4}",
         "{}",
         "{'x':(1)6}",
         SDYRT_SUM},
        {{RESHARD, "<mesh<['x'=24]>, [{}], unreduced={'x':(2)12}>", NULL,
          "<mesh<['x'=24]>, [{}], unreduced={'x':(3)2,'x':(12)2}>", OK, ""},
         "{'x':(2)6}",
         "{'x':(12)2}",
         "{'x':(3)2}",
         SDYRT_SUM},
        /* other device ids, other reductions, other axes */
        {{RESHARD, "[{}], unreduced={'a','b'}", NULL,
          "<@turned, [{}], unreduced={'b':(2)2,'c'}>", OK, ""},
         "{'a', 'b':(1)2}",
         "{'b':(2)2}",
         "{'c'}",
         SDYRT_SUM},
        {{RESHARD, "[{}], unreduced=max{'a','b'}", NULL,
          "<@turned, [{}], unreduced={'b','c'}>", OK, ""},
         "{'a', 'b'}",
         "{}",
         "{'b', 'c'}",
         SDYRT_MAX},
        {{RESHARD, "[{}], unreduced={'a'}", NULL,
          "<@other, [{}], unreduced={'b','a'}>", OK, ""},
         "{'a'}",
         "{}",
         "{'b', 'a'}",
         SDYRT_SUM},
        {{RESHARD, "[{}], unreduced={'a'}", NULL, "<@max, []>", OK, "",
          .type = "tensor<8xf32>"},
         "{'a'}",
         "{}",
         "{}",
         SDYRT_SUM},
        {{RESHARD, "<@one, [{}], unreduced={'o','p'}>", NULL,
          "<@one, [{}], unreduced={'o'}>", OK, ""},
         "{'p'}",
         "{'o'}",
         "{}",
         SDYRT_SUM},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const sdyrt_op op = op_of(&cases[i].op);
        sdyi_resolved r;
        if (sdyi_op_resolve(&op, &r) != SDYRT_OK)
            fail_msg("%s: %s", cases[i].op.to, sdyrt_last_error());
        const char *const what = cases[i].op.to;
        assert_axes(what, &r.reduced, r.from->mesh, cases[i].reduced);
        assert_axes(what, &r.kept, r.from->mesh, cases[i].kept);
        assert_axes(what, &r.introduced, r.to->mesh, cases[i].introduced);
        assert_int_equal(r.reduction, cases[i].reduction);
        assert_ptr_equal(r.op, &op);
        assert_ptr_equal(r.to, op.to);
        sdyi_resolved_free(&r);
        release_op(&op);
    }
}

static void test_a_missing_operand_sharding_is_replicated(void **state) {
    (void)state;
    const sdyrt_op op = op_of(
        &(op_case){SLICE, NULL, "[{'a'},{'c'}]", "[{'a'},{'c'}]", OK, ""});
    sdyi_resolved r;
    assert_int_equal(sdyi_op_resolve(&op, &r), SDYRT_OK);
    char text[256];
    sdyrt_sharding_print(r.from, text, sizeof text);
    assert_string_equal(text, "<@m, [{?}, {?}]>");
    assert_ptr_equal(r.from->mesh, r.to->mesh);
    assert_int_equal(r.axes.n_lists, 2);
    assert_int_equal(r.axes.lists[1].count, 1);
    sdyi_resolved_free(&r);
    sdyi_resolved_free(&r); /* holds nothing any more */
    release_op(&op);
}

static void test_a_given_operand_sharding_is_held(void **state) {
    (void)state;
    const sdyrt_op op =
        op_of(&(op_case){RESHARD, "[{'a'}]", NULL, "[{}]", OK, ""});
    sdyi_resolved r;
    assert_int_equal(sdyi_op_resolve(&op, &r), SDYRT_OK);
    assert_ptr_equal(r.from, op.from);
    sdyi_resolved_free(&r);
    assert_int_equal(sdyrt_sharding_rank(op.from), 1); /* still the caller's */
    release_op(&op);
}

/* -- what it is called ---------------------------------------------------- */

static char *description(const sdyrt_op *op, uint64_t *fingerprint) {
    sdyi_resolved r;
    char *text;
    assert_int_equal(sdyi_op_resolve(op, &r), SDYRT_OK);
    assert_int_equal(sdyi_describe_op(&r, &text, fingerprint), SDYRT_OK);
    sdyi_resolved_free(&r);
    swap_quotes(text, '"', '\'');
    return text;
}

static const sdyrt_sharding *cut_by(const char *text, sdyrt_partition by) {
    const sdyrt_sharding *const usual = sharding_of(text), *cut;
    assert_int_equal(sdyrt_sharding_with_partition(usual, by, &cut), SDYRT_OK);
    sdyrt_sharding_release(usual);
    return cut;
}

static void test_the_empty_mesh_takes_the_placement_of_the_other(void **state) {
    (void)state;
    static const int ranks[] = {5, 4, 3, 2, 1, 0}, own[] = {9};
    sdyrt_op op = op_of(&(op_case){RESHARD, "<mesh<['a'=6]>, [{'a'}]>", NULL,
                                   "<@empty, [{}]>", OK, ""});
    op.from_ranks = ranks;
    op.n_from_ranks = 6;
    sdyi_resolved r;
    assert_int_equal(sdyi_op_resolve(&op, &r), SDYRT_OK);
    assert_ptr_equal(r.to->mesh, r.from->mesh);
    assert_ptr_equal(r.to_ranks, ranks);
    assert_int_equal(r.n_to_ranks, 6);
    sdyi_resolved_free(&r);
    op.to_ranks = own; /* a placement of its own stays */
    op.n_to_ranks = 1;
    assert_int_not_equal(sdyi_op_resolve(&op, &r), SDYRT_OK);
    sdyi_resolved_free(&r);

    const sdyrt_sharding *const from = op.from;
    op.from = op.to;
    op.to = from;
    op.from_ranks = NULL;
    op.n_from_ranks = 0;
    op.to_ranks = ranks;
    op.n_to_ranks = 6;
    assert_int_equal(sdyi_op_resolve(&op, &r), SDYRT_OK);
    assert_ptr_equal(r.from_ranks, ranks);
    assert_int_equal(r.n_from_ranks, 6);
    sdyi_resolved_free(&r);
    release_op(&op);
}

static void test_a_description_is_of_the_whole_operation(void **state) {
    (void)state;
    static const int turned[] = {1, 0};
    static int many[18];
    for (int i = 0; i < 18; i++)
        many[i] = 17 - i;
    static const struct {
        sdyrt_partition by; /* cuts `to` */
        const int *ranks;
        int n_ranks;
        bool converts;
        const char *to, *says;
    } cases[] = {
        {SDYRT_CEIL, NULL, 0, false, "<mesh<['x'=2]>, [{'x'},{}]>",
         " to <mesh<['x'=2]>, [{'x'}, {}]>"},
        {SDYRT_LOW, NULL, 0, false, "<mesh<['x'=2]>, [{'x'},{}]>",
         " to <mesh<['x'=2]>, [{'x'}, {}]> cut low,low"},
        {SDYRT_HIGH, NULL, 0, false, "<mesh<['x'=2]>, [{},{'x'}]>",
         " to <mesh<['x'=2]>, [{}, {'x'}]> cut high,high"},
        {SDYRT_CEIL, turned, 2, false, "<mesh<['x'=2]>, [{'x'},{}]>",
         " to <mesh<['x'=2]>, [{'x'}, {}]> on ranks [1, 0]"},
        {SDYRT_CEIL, many, 16, false, "<mesh<['x'=16]>, [{'x'},{}]>",
         ", 3, 2]"},
        {SDYRT_CEIL, many, 18, false, "<mesh<['x'=18]>, [{'x'},{}]>",
         ", 3, 2, ..]"},
        {SDYRT_CEIL, NULL, 0, true, "<mesh<['x'=2]>, [{'x'},{}]>",
         " to f64 <mesh<['x'=2]>, [{'x'}, {}]>"},
    };
    uint64_t hash[sizeof cases / sizeof *cases];
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        sdyrt_op op = op_of(&(op_case){RESHARD, "<mesh<['x'=2]>, [{},{}]>",
                                       NULL, cases[i].to, OK, ""});
        sdyrt_sharding_release(op.to);
        op.to = cut_by(cases[i].to, cases[i].by);
        op.to_ranks = cases[i].ranks;
        op.n_to_ranks = cases[i].n_ranks;
        op.converts = cases[i].converts;
        op.out_dtype = SDYRT_F64;
        char *const text = description(&op, &hash[i]);
        const char *const at = strstr(text, cases[i].says);
        if (at == NULL || at[strlen(cases[i].says)] != '\0')
            fail_msg("'%s' does not end with '%s'", text, cases[i].says);
        for (size_t k = 0; k < i; k++)
            assert_true(hash[k] != hash[i]);
        free(text);
        release_op(&op);
    }
}

/* Names may be long: none of it is lost, wherever it begins to be much. */
static void test_a_description_may_be_long(void **state) {
    (void)state;
    for (int length = 220; length <= 238; length++) {
        char name[240], text[300], expected[1200];
        memset(name, 'x', sizeof name);
        name[length] = '\0';
        snprintf(text, sizeof text, "<[\"%s\"=2]>", name);
        sdyrt_named_mesh mesh = {.name = "m"};
        assert_int_equal(sdyrt_mesh_parse(text, &mesh.mesh), SDYRT_OK);
        sdyrt_op op = SDYRT_OP_INIT;
        op.kind = GATHER;
        assert_int_equal(sdyrt_type_parse("tensor<8xf32>", &op.type), SDYRT_OK);
        snprintf(text, sizeof text, "<@m, [{\"%s\"}]>", name);
        assert_int_equal(sdyrt_sharding_parse(text, &mesh, 1, &op.from),
                         SDYRT_OK);
        assert_int_equal(sdyrt_sharding_parse("<@m, [{}]>", &mesh, 1, &op.to),
                         SDYRT_OK);
        snprintf(text, sizeof text, "[{\"%s\"}]", name);
        op.axes = text;
        snprintf(expected, sizeof expected,
                 "all_gather [{'%s'}] of tensor<8xf32> from "
                 "<@m, [{'%s'}]> on <['%s'=2]> to <@m, [{}]> on <['%s'=2]>",
                 name, name, name, name);
        uint64_t hash;
        char *const said = description(&op, &hash);
        assert_string_equal(said, expected);
        free(said);
        sdyrt_sharding_release(op.from);
        sdyrt_sharding_release(op.to);
        sdyrt_mesh_release(mesh.mesh);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_plan_needs_a_static_tensor),
        cmocka_unit_test(test_a_dtype_must_have_the_reduction),
        cmocka_unit_test(test_a_placement_gives_each_device_a_rank_of_its_own),
        cmocka_unit_test(test_a_placement_of_many_devices_is_checked_fast),
        cmocka_unit_test(test_resolved_axes),
        cmocka_unit_test(test_a_missing_operand_sharding_is_replicated),
        cmocka_unit_test(test_a_given_operand_sharding_is_held),
        cmocka_unit_test(test_the_empty_mesh_takes_the_placement_of_the_other),
        cmocka_unit_test(test_a_description_is_of_the_whole_operation),
        cmocka_unit_test(test_a_description_may_be_long),
    };
    return cmocka_run_group_tests(tests, make_meshes, release_meshes);
}
