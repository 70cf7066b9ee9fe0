/* The places of values' shardings, and the links of data-flow ops. */
#include "program/dialects/shardable.h"
#include "program/ir/walk.h"
#include "program/table.h"
#include "program/text/parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static sdyi_pool pool;
static sdyi_module module;
static sdyi_source source;

static const char program[] =
    "sdy.mesh @m = <[\"a\"=2, \"b\"=2, \"c\"=2]>\n"
    "sdy.mesh @e = <[]>\n"
    "func.func @main(%x: tensor<8xf32>, %y: tensor<8xf32> {sdy.sharding = "
    "#sdy.sharding<@m, [{\"b\"}]>}) -> (tensor<8xf32>, tensor<8xf32>) {\n"
    /* 0 */ "  %i = stablehlo.constant {id = 0} dense<0> : tensor<i32>\n"
    "  %w:2 = stablehlo.while(%p = %i, %q = %x) : tensor<i32>, tensor<8xf32> "
    "attributes {id = 1}\n"
    "  cond {\n"
    "    %t = stablehlo.compare LT, %p, %i {id = 2} : (tensor<i32>, "
    "tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %t : tensor<i1>\n"
    "  } do {\n"
    "    %u = stablehlo.add %q, %q {id = 3} : tensor<8xf32>\n"
    "    stablehlo.return %p, %u : tensor<i32>, tensor<8xf32>\n"
    "  }\n"
    "  %d = sdy.data_flow_edge %w#1 sharding=<@m, [{\"a\", ?}]> {id = 4} : "
    "tensor<8xf32>\n"
    "  %n = sdy.manual_computation(%d) in_shardings=[<@m, [{\"a\", \"b\"}], "
    "replicated={\"c\"}>] out_shardings=[<@m, [{\"a\"}]>] manual_axes={\"a\"} "
    "(%r: tensor<4xf32>) {\n"
    "    %s = stablehlo.negate %r {id = 6} : tensor<4xf32>\n"
    "    sdy.return %s : tensor<4xf32>\n"
    "  } {id = 5} : (tensor<8xf32>) -> tensor<8xf32>\n"
    "  %c = \"stablehlo.case\"(%i) ({\n"
    "    stablehlo.return %n : tensor<8xf32>\n"
    "  }, {\n"
    "    stablehlo.return %y : tensor<8xf32>\n"
    "  }) {id = 7} : (tensor<i32>) -> tensor<8xf32>\n"
    "  %k = sdy.sharding_constraint %c <@m, [{\"c\"}]> {id = 8} : "
    "tensor<8xf32>\n"
    "  %z = stablehlo.constant {id = 9} dense<0.0> : tensor<f32>\n"
    "  %h = \"stablehlo.reduce\"(%k, %z) ({\n"
    "  ^bb0(%l: tensor<f32>, %o: tensor<f32>):\n"
    "    stablehlo.return %l : tensor<f32>\n"
    "  }) {dimensions = array<i64: 0>, id = 10} : (tensor<8xf32>, tensor<f32>) "
    "-> tensor<f32>\n"
    "  %f:2 = stablehlo.custom_call @f(%k) {id = 11} : (tensor<8xf32>) -> "
    "(tensor<8xf32>, tensor<2x4xf32>)\n"
    "  return %f#0, %k : tensor<8xf32>, tensor<8xf32>\n"
    "}\n";

static int start(void **state) {
    (void)state;
    memset(&pool, 0, sizeof pool);
    if (setjmp(pool.guard.target) != 0)
        return 1;
    sdyi_table_start(&pool);
    sdyi_module_start(&module, &pool);
    source = (sdyi_source){.name = "-",
                           .text = program,
                           .bytes = strlen(program),
                           .first_line = 1};
    return sdyi_parse(&module, &source, true) == SDYRT_OK ? 0 : 1;
}

static int end(void **state) {
    (void)state;
    sdyi_module_free(&module);
    sdyi_pool_free(&pool);
    return 0;
}

typedef struct search {
    int64_t id;
    sdyi_op *found;
} search;

static sdyi_walk look(void *state, sdyi_op *op) {
    search *const s = state;
    const sdyi_attr *const id =
        sdyi_op_attr(op, sdyi_name_of_string(&pool, "id"));
    if (id == NULL || id->cells[0].integer != s->id)
        return SDYI_WALK_ON;
    s->found = op;
    return SDYI_WALK_STOP;
}

static sdyi_op *op_of(int id) {
    search s = {.id = id};
    (void)sdyi_walk_pre(module.op, look, &s);
    assert_non_null(s.found);
    return s.found;
}

static sdyi_value *result(int id, int i) {
    return &op_of(id)->results[i];
}

static sdyi_value *arg_of(int id, int region, int i) {
    return op_of(id)->regions[region].first->args[i];
}

static sdyi_op *function(void) {
    return sdyi_op_parent(op_of(0));
}

static void is_text(const sdyi_attr *sharding, const char *expected) {
    char text[256] = "none";
    if (sharding != NULL)
        (void)sdyrt_sharding_print(sdyi_attr_get_sharding(sharding), text,
                                   sizeof text);
    assert_string_equal(text, expected);
}

static void is_on(const sdyi_value *value, const char *expected) {
    is_text(sdyi_sharding_of(value), expected);
}

static void test_each_value_is_read_where_it_keeps_its_sharding(void **state) {
    (void)state;
    sdyi_value *const *const args = function()->regions[0].first->args;
    is_on(args[0], "none");
    is_on(args[1], "<@m, [{\"b\"}]>");
    is_on(result(1, 0), "none");
    is_on(result(1, 1), "<@m, [{\"a\", ?}]>");
    is_on(arg_of(1, 0, 1), "<@m, [{\"a\", ?}]>");
    is_on(arg_of(1, 1, 1), "<@m, [{\"a\", ?}]>");
    is_on(result(4, 0), "<@m, [{\"a\", ?}]>");
    is_on(result(5, 0), "<@m, [{\"a\"}]>");
    is_on(arg_of(5, 0, 0), "<@m, [{\"b\"}], replicated={\"c\"}>");
    is_on(result(8, 0), "<@m, [{\"c\"}]>");
    assert_null(sdyi_shardable(arg_of(10, 0, 0)));
    is_on(arg_of(10, 0, 0), "none");
    assert_ptr_equal(sdyi_shardable(arg_of(1, 1, 0)), result(1, 0));
    assert_ptr_equal(sdyi_shardable(arg_of(1, 1, 1)), result(4, 0));
}

static void test_each_value_is_set_where_it_keeps_its_sharding(void **state) {
    (void)state;
    sdyi_value *const *const args = function()->regions[0].first->args;
    const sdyi_attr *const c = sdyi_sharding_of(result(8, 0));
    const sdyi_attr *const a = sdyi_sharding_of(result(5, 0));
    sdyi_sharding_set(args[0], c);
    is_on(args[0], "<@m, [{\"c\"}]>");
    is_on(args[1], "<@m, [{\"b\"}]>");
    sdyi_sharding_set(arg_of(1, 0, 1), c);
    is_on(result(4, 0), "<@m, [{\"c\"}]>");
    sdyi_sharding_set(result(5, 0), c);
    is_text(sdyi_op_attr(op_of(5), SDYI_NAME_OUT_SHARDINGS)->cells[0].attr,
            "<@m, [{\"c\"}]>");
    /* the manual axes stay in front, the free ones are those that are set */
    sdyi_sharding_set(arg_of(5, 0, 0), c);
    is_text(sdyi_op_attr(op_of(5), SDYI_NAME_IN_SHARDINGS)->cells[0].attr,
            "<@m, [{\"a\", \"c\"}], replicated={\"c\"}>");
    sdyi_sharding_set(result(8, 0), a);
    is_text(sdyi_op_attr(op_of(8), SDYI_NAME_SHARDING), "<@m, [{\"a\"}]>");
    sdyi_sharding_set(result(11, 0), a);
    is_on(result(11, 0), "<@m, [{\"a\"}]>");
    is_on(result(11, 1), "<@m, [{?}, {?}]>");
    sdyi_sharding_set(arg_of(10, 0, 0), a);
    is_on(arg_of(10, 0, 0), "none");
    is_on(result(10, 0), "none");
}

static void test_what_a_function_says_of_its_results(void **state) {
    (void)state;
    sdyi_op *const f = function();
    const sdyi_attr *const c = sdyi_sharding_of(result(8, 0));
    assert_null(sdyi_result_sharding_of(f, 1));
    sdyi_result_sharding_set(f, 1, c);
    assert_null(sdyi_result_sharding_of(f, 0));
    assert_ptr_equal(sdyi_result_sharding_of(f, 1), c);
    sdyi_result_sharding_set(f, 1, NULL);
    assert_null(sdyi_result_sharding_of(f, 1));
    assert_null(sdyi_op_attr(f, SDYI_NAME_RES_ATTRS));
}

static void test_links_have_owners_sources_and_targets(void **state) {
    (void)state;
    sdyi_value *const w = result(1, 1);
    assert_ptr_equal(sdyi_edge_of(w), op_of(4));
    assert_null(sdyi_edge_of(result(1, 0)));
    assert_int_equal(sdyi_flow_source_count(w), 2);
    assert_ptr_equal(sdyi_flow_source(w, 0), sdyi_operand(op_of(1), 1));
    assert_ptr_equal(sdyi_flow_source(w, 1), result(3, 0));
    assert_int_equal(sdyi_flow_target_count(w), 2);
    assert_ptr_equal(sdyi_flow_target(w, 0), arg_of(1, 0, 1));
    assert_ptr_equal(sdyi_flow_target(w, 1), arg_of(1, 1, 1));
    assert_ptr_equal(sdyi_owner_of(arg_of(1, 0, 1)), w);
    assert_ptr_equal(sdyi_owner_of_use(&op_of(1)->operands[1]), w);
    /* the body's return is a source, the condition's is not */
    assert_ptr_equal(sdyi_owner_of_use(result(3, 0)->uses), w);
    assert_null(sdyi_owner_of_use(result(2, 0)->uses));

    sdyi_value *const c = result(7, 0);
    assert_int_equal(sdyi_flow_source_count(c), 2);
    assert_ptr_equal(sdyi_flow_source(c, 1),
                     function()->regions[0].first->args[1]);
    assert_int_equal(sdyi_flow_target_count(c), 0);
    assert_null(sdyi_owner_of_use(&op_of(7)->operands[0]));

    sdyi_value *const r = arg_of(5, 0, 0);
    assert_ptr_equal(sdyi_owner_of(r), r);
    assert_int_equal(sdyi_flow_source_count(r), 1);
    assert_ptr_equal(sdyi_flow_source(r, 0), result(4, 0));
    assert_ptr_equal(sdyi_owner_of_use(&op_of(5)->operands[0]), r);
    assert_int_equal(sdyi_flow_source_count(result(5, 0)), 1);
    assert_ptr_equal(sdyi_flow_source(result(5, 0), 0), result(6, 0));
    assert_null(sdyi_owner_of(result(3, 0)));
}

static void test_empty_meshes_go_with_any(void **state) {
    (void)state;
    sdyi_symbols symbols;
    const sdyrt_mesh *mesh;
    sdyi_symbols_start(&symbols, module.op, &pool.scratch);
    const sdyi_attr *const m = sdyi_sharding_of(result(8, 0));
    const sdyrt_sharding *parsed;
    assert_int_equal(sdyrt_sharding_parse("<@e, [{?}]>", NULL, 0, &parsed),
                     SDYRT_OK);
    const sdyi_attr *const e = sdyi_attr_sharding(&pool, parsed);
    sdyrt_sharding_release(parsed);
    assert_int_equal(
        sdyrt_sharding_parse("<mesh<[\"a\"=2]>, [{?}]>", NULL, 0, &parsed),
        SDYRT_OK);
    const sdyi_attr *const other = sdyi_attr_sharding(&pool, parsed);
    sdyrt_sharding_release(parsed);
    assert_true(sdyi_common_mesh(
        &symbols, (const sdyi_attr *const[]){NULL, e, m, e}, 4, &mesh));
    assert_ptr_equal(mesh, sdyi_mesh_of(&symbols, m));
    assert_false(sdyi_common_mesh(
        &symbols, (const sdyi_attr *const[]){m, other}, 2, &mesh));
    assert_true(
        sdyi_common_mesh(&symbols, (const sdyi_attr *const[]){NULL}, 1, &mesh));
    assert_null(mesh);
    assert_ptr_equal(sdyi_mesh_op(&symbols, m),
                     module.op->regions[0].first->first);
    assert_null(sdyi_mesh_op(&symbols, other));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(
            test_each_value_is_read_where_it_keeps_its_sharding, start, end),
        cmocka_unit_test_setup_teardown(
            test_each_value_is_set_where_it_keeps_its_sharding, start, end),
        cmocka_unit_test_setup_teardown(
            test_what_a_function_says_of_its_results, start, end),
        cmocka_unit_test_setup_teardown(
            test_links_have_owners_sources_and_targets, start, end),
        cmocka_unit_test_setup_teardown(test_empty_meshes_go_with_any, start,
                                        end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
