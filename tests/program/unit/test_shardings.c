/* Meshes of a program, and shardings of its values: asking and setting. */
#include "program_text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define SHARDED "{sdy.sharding = #sdy.sharding"

static const char program_text[] =
    "sdy.mesh @mesh = <[\"x\"=2, \"y\"=4]>\n"
    "sdy.mesh @other = <[\"z\"=2]>\n"
    "func.func @main(%arg0: tensor<8x8xf32> " SHARDED
    "<@mesh, [{\"x\"}, {?}]>}, %arg1: tensor<8x8xf32>, %arg2: tensor<i32>)"
    " -> (tensor<8x8xf32> " SHARDED "<@mesh, [{}, {\"y\"}]>}) {\n"
    "  %0 = stablehlo.negate %arg0 : tensor<8x8xf32>\n"
    "  %1 = sdy.sharding_constraint %0 <@mesh, [{\"y\"}, {}]> : "
    "tensor<8x8xf32>\n"
    "  %2 = sdy.manual_computation(%1) in_shardings=[<@mesh, [{\"x\", \"y\"}, "
    "{}]>] out_shardings=[<@mesh, [{\"x\"}, {}]>] manual_axes={\"x\"} "
    "(%a: tensor<4x8xf32>) {\n"
    "    sdy.return %a : tensor<4x8xf32>\n"
    "  } : (tensor<8x8xf32>) -> tensor<8x8xf32>\n"
    "  %3:2 = stablehlo.while(%b = %2, %c = %arg2) : tensor<8x8xf32>, "
    "tensor<i32>\n"
    "    cond {\n"
    "      %t = stablehlo.constant dense<true> : tensor<i1>\n"
    "      stablehlo.return %t : tensor<i1>\n"
    "    } do {\n"
    "      stablehlo.return %b, %c : tensor<8x8xf32>, tensor<i32>\n"
    "    }\n"
    "  %4 = sdy.data_flow_edge %3#0 sharding=<@mesh, [{\"y\"}, {?}]> : "
    "tensor<8x8xf32>\n"
    "  %f = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %5 = \"stablehlo.reduce\"(%4, %f) <{dimensions = array<i64: 1>}> ({\n"
    "  ^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"
    "    %s = stablehlo.add %p, %q : tensor<f32>\n"
    "    stablehlo.return %s : tensor<f32>\n"
    "  }) : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>\n"
    "  return %4 : tensor<8x8xf32>\n"
    "}\n"
    "func.func private @declared(tensor<8xf32>) -> tensor<8xf32>\n";

static sdyrt_pool *pool;
static sdyrt_program *program;
static test_text reported;

static int start(void **state) {
    (void)state;
    reported.n = 0;
    reported.bytes[0] = '\0';
    if (sdyrt_pool_create(&pool) != SDYRT_OK)
        return 1;
    sdyrt_pool_set_handler(pool, test_tell, &reported);
    sdyrt_pool_hide_ops(pool, true);
    return test_parse(pool, program_text, &program) != SDYRT_OK;
}

static int end(void **state) {
    (void)state;
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
    return 0;
}

/* -- values by their names ------------------------------------------------- */

/* The first value of a name: sibling regions have the same. */
typedef struct search {
    const char *name;
    const sdyrt_value *found;
} search;

static void look_at(search *s, const sdyrt_value *value) {
    const char *name = NULL;
    assert_int_equal(sdyrt_value_name(value, &name), SDYRT_OK);
    if (s->found == NULL && strcmp(name, s->name) == 0)
        s->found = value;
}

static sdyrt_walk_result look_in(void *state, const sdyrt_operation *op) {
    search *const s = state;
    const sdyrt_region *region;
    for (int i = 0; sdyrt_operation_result_at(op, i) != NULL; i++)
        look_at(s, sdyrt_operation_result_at(op, i));
    for (int r = 0; (region = sdyrt_operation_region_at(op, r)) != NULL; r++)
        for (const sdyrt_block *b = sdyrt_region_first(region); b != NULL;
             b = sdyrt_block_next(b))
            for (int i = 0; i < sdyrt_block_argument_count(b); i++)
                look_at(s, sdyrt_block_argument_at(b, i));
    return SDYRT_WALK_ADVANCE;
}

static const sdyrt_value *value_of(const char *name) {
    search s = {name, NULL};
    assert_int_equal(sdyrt_operation_walk(sdyrt_program_operation(program),
                                          SDYRT_WALK_PRE_ORDER, look_in, &s),
                     SDYRT_OK);
    assert_non_null(s.found);
    return s.found;
}

/* The text of a sharding, which is released; "none". */
static const char *text_of(const sdyrt_sharding *sharding) {
    static char text[256];
    (void)snprintf(text, sizeof text, "none");
    if (sharding != NULL)
        (void)sdyrt_sharding_print(sharding, text, sizeof text);
    sdyrt_sharding_release(sharding);
    return text;
}

static const char *sharding_of(const char *name) {
    const sdyrt_sharding *sharding = NULL;
    assert_int_equal(sdyrt_value_sharding(value_of(name), &sharding), SDYRT_OK);
    return text_of(sharding);
}

static const sdyrt_operation *function(const char *name) {
    return sdyrt_program_lookup(program, name);
}

/* A sharding of the program's meshes. */
static const sdyrt_sharding *made(const char *text) {
    sdyrt_named_mesh meshes[2];
    const sdyrt_sharding *sharding = NULL;
    for (int i = 0; i < 2; i++)
        assert_true(sdyrt_program_mesh_at(program, i, &meshes[i]));
    assert_int_equal(sdyrt_sharding_parse(text, meshes, 2, &sharding),
                     SDYRT_OK);
    return sharding;
}

static sdyrt_status set(const char *name, const char *text) {
    const sdyrt_sharding *const sharding = made(text);
    const sdyrt_status status =
        sdyrt_value_set_sharding(value_of(name), sharding);
    sdyrt_sharding_release(sharding);
    return status;
}

static const char *printed(void) {
    static test_text t;
    t.n = 0;
    assert_int_equal(sdyrt_program_print(program, NULL, test_append, &t),
                     SDYRT_OK);
    return t.bytes;
}

#define ASSERT_PRINTED(line) assert_non_null(strstr(printed(), line))

#define ASSERT_REFUSED(call, kind)                                             \
    do {                                                                       \
        assert_int_not_equal(call, SDYRT_OK);                                  \
        assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_##kind);          \
    } while (0)

/* -- meshes ---------------------------------------------------------------- */

static void test_meshes_have_names(void **state) {
    (void)state;
    sdyrt_named_mesh mesh;
    assert_true(sdyrt_program_mesh_at(program, 1, &mesh));
    assert_string_equal(mesh.name, "other");
    assert_int_equal(sdyrt_mesh_device_count(mesh.mesh), 2);
    assert_ptr_equal(sdyrt_program_mesh(program, "other"), mesh.mesh);
    assert_false(sdyrt_program_mesh_at(program, 2, &mesh));
    assert_false(sdyrt_program_mesh_at(program, -1, &mesh));
    assert_null(sdyrt_program_mesh(program, "main"));
    assert_null(sdyrt_program_mesh(program, "nobody"));
}

/* -- asking ---------------------------------------------------------------- */

static void test_each_kind_of_value_has_its_sharding(void **state) {
    (void)state;
    static const struct {
        const char *value, *sharding;
    } cases[] = {
        {"%arg0", "<@mesh, [{\"x\"}, {?}]>"},
        {"%arg1", "none"},
        {"%0", "none"},
        {"%1", "<@mesh, [{\"y\"}, {}]>"},
        {"%2", "<@mesh, [{\"x\"}, {}]>"},
        {"%arg3", "<@mesh, [{\"y\"}, {}]>"}, /* without the manual x */
        {"%3#0", "<@mesh, [{\"y\"}, {?}]>"}, /* of the edge */
        {"%iterArg", "<@mesh, [{\"y\"}, {?}]>"},
        {"%3#1", "none"},
        {"%4", "<@mesh, [{\"y\"}, {?}]>"},
        {"%arg4", "none"}, /* of reduce's body */
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_string_equal(sharding_of(cases[i].value), cases[i].sharding);
}

static void test_shardings_know_their_mesh(void **state) {
    (void)state;
    const sdyrt_sharding *sharding = NULL;
    assert_int_equal(sdyrt_value_sharding(value_of("%1"), &sharding), SDYRT_OK);
    assert_ptr_equal(sdyrt_sharding_mesh(sharding),
                     sdyrt_program_mesh(program, "mesh"));
    assert_int_equal(sdyrt_sharding_shards(sharding, 0), 4);
    sdyrt_program_destroy(program); /* it outlives the program */
    program = NULL;
    assert_int_equal(sdyrt_sharding_shards(sharding, 0), 4);
    sdyrt_sharding_release(sharding);
}

static void test_functions_say_shardings_of_results(void **state) {
    (void)state;
    const sdyrt_sharding *sharding = NULL;
    assert_int_equal(
        sdyrt_function_result_sharding(function("main"), 0, &sharding),
        SDYRT_OK);
    assert_string_equal(text_of(sharding), "<@mesh, [{}, {\"y\"}]>");
    assert_int_equal(
        sdyrt_function_argument_sharding(function("main"), 0, &sharding),
        SDYRT_OK);
    assert_string_equal(text_of(sharding), "<@mesh, [{\"x\"}, {?}]>");
    assert_int_equal(
        sdyrt_function_argument_sharding(function("declared"), 0, &sharding),
        SDYRT_OK);
    assert_null(sharding);
}

/* -- setting --------------------------------------------------------------- */

static void test_a_value_takes_another_sharding(void **state) {
    (void)state;
    assert_int_equal(set("%arg1", "<@mesh, [{?}, {\"y\"}]>"), SDYRT_OK);
    assert_string_equal(sharding_of("%arg1"), "<@mesh, [{?}, {\"y\"}]>");
    ASSERT_PRINTED("%arg1: tensor<8x8xf32> " SHARDED
                   "<@mesh, [{?}, {\"y\"}]>}");
    assert_int_equal(set("%0", "<@mesh, [{\"y\":(1)2}, {}]>"), SDYRT_OK);
    ASSERT_PRINTED("stablehlo.negate %arg0 {sdy.sharding = "
                   "#sdy.sharding_per_value<[<@mesh, [{\"y\":(1)2}, {}]>]>}");
    assert_int_equal(set("%1", "<@mesh, [{}, {}]>"), SDYRT_OK);
    ASSERT_PRINTED("sdy.sharding_constraint %0 <@mesh, [{}, {}]>");
    assert_int_equal(set("%2", "<@mesh, [{\"x\"}, {\"y\"}]>"), SDYRT_OK);
    ASSERT_PRINTED("out_shardings=[<@mesh, [{\"x\"}, {\"y\"}]>]");
    assert_int_equal(set("%5", "<mesh<[\"q\"=2]>, [{\"q\"}]>"), SDYRT_OK);
    assert_string_equal(sharding_of("%5"), "<mesh<[\"q\"=2]>, [{\"q\"}]>");
    assert_string_equal(reported.bytes, "");
}

static void test_an_argument_keeps_its_manual_axes(void **state) {
    (void)state;
    assert_int_equal(set("%arg3", "<@mesh, [{}, {\"y\"}]>"), SDYRT_OK);
    assert_string_equal(sharding_of("%arg3"), "<@mesh, [{}, {\"y\"}]>");
    ASSERT_PRINTED("in_shardings=[<@mesh, [{\"x\"}, {\"y\"}]>]");
}

static void test_an_edge_takes_what_its_value_is_given(void **state) {
    (void)state;
    assert_int_equal(set("%iterArg", "<@mesh, [{?}, {\"x\"}]>"), SDYRT_OK);
    ASSERT_PRINTED("sdy.data_flow_edge %3#0 sharding=<@mesh, [{?}, {\"x\"}]>");
    assert_string_equal(sharding_of("%3#0"), "<@mesh, [{?}, {\"x\"}]>");
}

static void test_other_results_become_open(void **state) {
    (void)state;
    assert_int_equal(set("%3#1", "<@mesh, []>"), SDYRT_OK);
    ASSERT_PRINTED("attributes {sdy.sharding = #sdy.sharding_per_value<"
                   "[<@mesh, [{?}, {?}]>, <@mesh, []>]>}");
}

static void test_signatures_take_shardings_without_a_body(void **state) {
    (void)state;
    const sdyrt_sharding *const sharding = made("<@mesh, [{\"x\"}]>");
    assert_int_equal(
        sdyrt_function_set_argument_sharding(function("declared"), 0, sharding),
        SDYRT_OK);
    assert_int_equal(
        sdyrt_function_set_result_sharding(function("declared"), 0, sharding),
        SDYRT_OK);
    sdyrt_sharding_release(sharding);
    ASSERT_PRINTED("@declared(tensor<8xf32> " SHARDED
                   "<@mesh, [{\"x\"}]>}) -> (tensor<8xf32> " SHARDED
                   "<@mesh, [{\"x\"}]>})");
}

static void test_a_wrong_sharding_changes_nothing(void **state) {
    (void)state;
    static const struct {
        const char *value, *sharding, *error;
        sdyrt_error_kind kind;
    } cases[] = {
        {"%arg1", "<@mesh, [{\"x\"}]>",
         "'func.func' op arg 1 - sharding doesn't match tensor rank",
         SDYRT_KIND_RANK_MISMATCH},
        {"%0", "<@mesh, [{\"w\"}, {}]>",
         "'stablehlo.negate' op result - unknown axis name: \"w\"",
         SDYRT_KIND_UNKNOWN_AXIS},
        {"%0", "<@nobody, [{}, {}]>",
         "'stablehlo.negate' op result - unknown mesh: @nobody",
         SDYRT_KIND_PROGRAM},
        {"%2", "<@mesh, [{}, {}]>", "'sdy.manual_computation' op result shape",
         SDYRT_KIND_PROGRAM},
        {"%3#1", "<@mesh, [{\"x\"}]>",
         "'stablehlo.while' op result 1 - sharding doesn't match",
         SDYRT_KIND_RANK_MISMATCH},
    };
    test_text before;
    (void)snprintf(before.bytes, sizeof before.bytes, "%s", printed());
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        reported.n = 0;
        assert_int_equal(set(cases[i].value, cases[i].sharding),
                         SDYRT_ARGUMENT);
        assert_non_null(strstr(reported.bytes, cases[i].error));
        assert_int_equal(sdyrt_last_error_kind(), cases[i].kind);
        assert_string_equal(printed(), before.bytes);
    }
}

static void test_what_programs_do_not_know_is_refused(void **state) {
    (void)state;
    assert_int_equal(set("%arg4", "<@mesh, []>"), SDYRT_ARGUMENT);
    assert_string_equal(sdyrt_last_error(),
                        "sdyrt_value_set_sharding: an argument of "
                        "'stablehlo.reduce' keeps no sharding");

    const sdyrt_sharding *const given = made("<@mesh, [{\"x\"}, {}]>");
    const sdyrt_sharding *low = NULL;
    assert_int_equal(sdyrt_sharding_with_partition(given, SDYRT_LOW, &low),
                     SDYRT_OK);
    ASSERT_REFUSED(sdyrt_value_set_sharding(value_of("%0"), low), BAD_VALUE);
    sdyrt_sharding_release(low);
    sdyrt_sharding_release(given);

    sdyrt_named_mesh wrong = {"mesh", NULL};
    const sdyrt_sharding *foreign = NULL;
    assert_int_equal(sdyrt_mesh_parse("<[\"x\"=8]>", &wrong.mesh), SDYRT_OK);
    assert_int_equal(
        sdyrt_sharding_parse("<@mesh, [{\"x\"}, {}]>", &wrong, 1, &foreign),
        SDYRT_OK);
    ASSERT_REFUSED(sdyrt_value_set_sharding(value_of("%0"), foreign),
                   BAD_VALUE);
    assert_string_equal(sdyrt_last_error(),
                        "sdyrt_value_set_sharding: @mesh of the program is "
                        "<[\"x\"=2, \"y\"=4]>, that of the sharding "
                        "<[\"x\"=8]>");
    sdyrt_sharding_release(foreign);
    sdyrt_mesh_release(wrong.mesh);
    assert_string_equal(sharding_of("%0"), "none");
}

static void test_wrong_arguments_are_refused(void **state) {
    (void)state;
    const sdyrt_operation *const main_ = function("main");
    const sdyrt_operation *const mesh = function("mesh");
    const sdyrt_sharding *out = NULL;
    const sdyrt_sharding *const in = made("<@mesh, [{}, {}]>");
    ASSERT_REFUSED(sdyrt_value_sharding(NULL, &out), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_value_sharding(value_of("%0"), NULL), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_value_set_sharding(NULL, in), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_value_set_sharding(value_of("%0"), NULL),
                   NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_function_argument_sharding(NULL, 0, &out),
                   NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_function_argument_sharding(main_, 0, NULL),
                   NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_function_argument_sharding(main_, 3, &out), BAD_VALUE);
    ASSERT_REFUSED(sdyrt_function_argument_sharding(mesh, 0, &out), BAD_VALUE);
    ASSERT_REFUSED(sdyrt_function_result_sharding(NULL, 0, &out),
                   NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_function_result_sharding(main_, 0, NULL),
                   NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_function_result_sharding(main_, -1, &out), BAD_VALUE);
    ASSERT_REFUSED(sdyrt_function_set_argument_sharding(NULL, 0, in),
                   NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_function_set_argument_sharding(main_, 0, NULL),
                   NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_function_set_argument_sharding(main_, 3, in),
                   BAD_VALUE);
    ASSERT_REFUSED(sdyrt_function_set_result_sharding(NULL, 0, in),
                   NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_function_set_result_sharding(main_, 0, NULL),
                   NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_function_set_result_sharding(main_, 1, in), BAD_VALUE);
    sdyrt_sharding_release(in);
    assert_null(out);
}

/* -- programs that are not verified ---------------------------------------- */

/* Operations that their own verification refuses: attributes of other kinds,
 * none, too few, no regions. */
static const char wild_text[] =
    "func.func @main(%a: tensor<8xf32> {sdy.sharding = 3}) -> (tensor<8xf32> "
    "{sdy.sharding = \"x\"}) {\n"
    "  %0 = stablehlo.negate %a {sdy.sharding = #sdy.sharding<@mesh, [{}]>} : "
    "tensor<8xf32>\n"
    "  %1 = stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[]>} : "
    "tensor<8xf32>\n"
    "  %2 = \"sdy.sharding_constraint\"(%1) : (tensor<8xf32>) -> "
    "tensor<8xf32>\n"
    "  %3 = \"sdy.reshard\"(%2) : (tensor<8xf32>) -> "
    "tensor<8xf32>\n"
    "  %4 = \"sdy.manual_computation\"(%3) : (tensor<8xf32>) -> "
    "tensor<8xf32>\n"
    "  %5 = \"sdy.all_gather\"() : () -> "
    "tensor<8xf32>\n"
    "  %6 = \"stablehlo.while\"(%5) : (tensor<8xf32>) -> tensor<8xf32>\n"
    "  %7 = \"sdy.data_flow_edge\"(%6) : (tensor<8xf32>) -> "
    "tensor<8xf32>\n"
    "  %8 = \"stablehlo.case\"() : () -> tensor<8xf32>\n"
    "  %9 = \"sdy.named_computation\"(%8) ({}) : "
    "(tensor<8xf32>) -> tensor<8xf32>\n"
    "  return %9 : tensor<8xf32>\n"
    "}\n"
    "\"func.func\"() ({}) {sym_name = \"g\"} : () -> ()\n"
    "\"sdy.mesh\"() {sym_name = \"mesh\"} : () -> ()\n";

/* Ask it of its sharding, and try to set it. */
static void ask_and_set(const sdyrt_value *value, const sdyrt_sharding *in) {
    const sdyrt_sharding *out = NULL;
    (void)sdyrt_value_sharding(value, &out);
    sdyrt_sharding_release(out);
    ASSERT_REFUSED(sdyrt_value_set_sharding(value, in), BAD_VALUE);
    assert_non_null(strstr(sdyrt_last_error(), "not verified"));
}

static void test_nothing_is_set_before_verification(void **state) {
    (void)state;
    const sdyrt_sharding *in, *out = NULL;
    sdyrt_program *wild = NULL;
    sdyrt_source source = SDYRT_SOURCE_INIT;
    source.text = wild_text;
    source.bytes = sizeof wild_text - 1;
    source.unverified = true;
    assert_int_equal(sdyrt_program_parse(pool, &source, &wild), SDYRT_OK);
    assert_int_equal(sdyrt_sharding_parse("<@mesh, [{\"x\"}]>", NULL, 0, &in),
                     SDYRT_OK);
    const sdyrt_operation *const main_ = sdyrt_program_lookup(wild, "main");
    const sdyrt_block *const body =
        sdyrt_region_first(sdyrt_operation_region_at(main_, 0));
    ask_and_set(sdyrt_block_argument_at(body, 0), in);
    int n = 0;
    for (const sdyrt_operation *op = sdyrt_block_first(body); op != NULL;
         op = sdyrt_operation_next(op)) {
        const sdyrt_value *const value = sdyrt_operation_result_at(op, 0);
        if (value == NULL)
            continue;
        ask_and_set(value, in);
        n++;
    }
    assert_int_equal(n, 10);
    (void)sdyrt_function_argument_sharding(main_, 0, &out);
    (void)sdyrt_function_result_sharding(main_, 0, &out);
    assert_null(out);
    ASSERT_REFUSED(sdyrt_function_set_argument_sharding(main_, 0, in),
                   BAD_VALUE);
    ASSERT_REFUSED(sdyrt_function_set_result_sharding(main_, 0, in), BAD_VALUE);
    assert_null(sdyrt_program_mesh(wild, "mesh"));
    assert_int_not_equal(sdyrt_program_verify(wild), SDYRT_OK);
    sdyrt_sharding_release(in);
    sdyrt_program_destroy(wild);
}

#define TEST(test) cmocka_unit_test_setup_teardown(test, start, end)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_meshes_have_names),
        TEST(test_each_kind_of_value_has_its_sharding),
        TEST(test_shardings_know_their_mesh),
        TEST(test_functions_say_shardings_of_results),
        TEST(test_a_value_takes_another_sharding),
        TEST(test_an_argument_keeps_its_manual_axes),
        TEST(test_an_edge_takes_what_its_value_is_given),
        TEST(test_other_results_become_open),
        TEST(test_signatures_take_shardings_without_a_body),
        TEST(test_a_wrong_sharding_changes_nothing),
        TEST(test_what_programs_do_not_know_is_refused),
        TEST(test_wrong_arguments_are_refused),
        TEST(test_nothing_is_set_before_verification),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
