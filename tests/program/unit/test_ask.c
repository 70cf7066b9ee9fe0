/* Walking through a program and asking its parts. */
#include "program_text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static const char program_text[] =
    "func.func @main(%arg0: tensor<4x?xf32>, %arg1: !stablehlo.token) -> "
    "tensor<4x?xf32> {\n"
    "  %0 = stablehlo.negate %arg0 : tensor<4x?xf32> loc(\"neg\")\n"
    "  %1 = stablehlo.add %0, %0 : tensor<4x?xf32> loc(\"f.py\":7:9)\n"
    "  %c = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>\n"
    "  %s = stablehlo.constant dense<2.5> : tensor<2x2xf64>\n"
    "  %2:2 = \"my.op\"(%arg0) ({\n"
    "    \"my.end\"() : () -> ()\n"
    "  }) {a = 7 : i32, b = true, d = array<i64: 4, -5>, e = @main, f,\n"
    "      g = \"x\\00y\", h = [1],\n"
    "      i = #stablehlo<precision HIGH>, k = array<f32: 1.0>, w = 0.5 : f32} "
    ": (tensor<4x?xf32>) -> (tuple<i4>, vector<2xf64>)\n"
    "  return %1 : tensor<4x?xf32>\n"
    "}\n"
    "func.func private @declared(tensor<i32>, index) -> (f32, tensor<*xi8>, "
    "tensor<2xcomplex<f32>>, memref<2xf32>)\n";

static sdyrt_pool *pool;
static sdyrt_program *program;

static int start(void **state) {
    (void)state;
    return sdyrt_pool_create(&pool) != SDYRT_OK ||
           test_parse(pool, program_text, &program) != SDYRT_OK;
}

static int end(void **state) {
    (void)state;
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
    return 0;
}

static const sdyrt_block *body_of(const char *function) {
    sdyrt_function_info info = SDYRT_FUNCTION_INFO_INIT;
    assert_int_equal(
        sdyrt_function_info_get(sdyrt_program_lookup(program, function), &info),
        SDYRT_OK);
    return info.body;
}

/* Operation `i` of @main. */
static const sdyrt_operation *op_at(int i) {
    const sdyrt_operation *op = sdyrt_block_first(body_of("main"));
    while (i-- > 0)
        op = sdyrt_operation_next(op);
    return op;
}

static const sdyrt_value *result_of(int i) {
    return sdyrt_operation_result_at(op_at(i), 0);
}

static const char *name_of(const sdyrt_operation *op) {
    sdyrt_operation_info info = SDYRT_OPERATION_INFO_INIT;
    assert_int_equal(sdyrt_operation_info_get(op, &info), SDYRT_OK);
    return info.name;
}

static void assert_named(const sdyrt_value *value, const char *expected) {
    const char *name = NULL;
    assert_int_equal(sdyrt_value_name(value, &name), SDYRT_OK);
    assert_string_equal(name, expected);
}

#define ASSERT_REFUSED(call, kind)                                             \
    do {                                                                       \
        assert_int_not_equal(call, SDYRT_OK);                                  \
        assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_##kind);          \
    } while (0)

/* -- walking --------------------------------------------------------------- */

static void test_functions_come_in_the_order_of_the_text(void **state) {
    (void)state;
    const sdyrt_operation *const first =
        sdyrt_program_next_function(program, NULL);
    const sdyrt_operation *const second =
        sdyrt_program_next_function(program, first);
    assert_ptr_equal(first, sdyrt_program_lookup(program, "main"));
    assert_ptr_equal(second, sdyrt_program_lookup(program, "declared"));
    assert_null(sdyrt_program_next_function(program, second));
    assert_null(sdyrt_program_lookup(program, "nobody"));
    assert_ptr_equal(sdyrt_operation_parent(first),
                     sdyrt_program_operation(program));
    assert_null(sdyrt_operation_parent(sdyrt_program_operation(program)));
    assert_null(sdyrt_operation_block(sdyrt_program_operation(program)));

    sdyrt_function_info info = SDYRT_FUNCTION_INFO_INIT;
    assert_int_equal(sdyrt_function_info_get(second, &info), SDYRT_OK);
    assert_string_equal(info.name, "declared");
    assert_int_equal(info.n_arguments, 2);
    assert_int_equal(info.n_results, 4);
    assert_true(info.is_private);
    assert_null(info.body);
}

static void test_parts_lead_to_their_neighbours(void **state) {
    (void)state;
    const sdyrt_block *const body = body_of("main");
    assert_int_equal(sdyrt_block_argument_count(body), 2);
    assert_null(sdyrt_block_next(body));
    assert_ptr_equal(sdyrt_block_parent(body),
                     sdyrt_program_lookup(program, "main"));
    const sdyrt_operation *const negate = op_at(0), *const add = op_at(1),
                                 *const mine = op_at(4);
    assert_ptr_equal(sdyrt_operation_operand_at(negate, 0),
                     sdyrt_block_argument_at(body, 0));
    assert_ptr_equal(sdyrt_operation_operand_at(add, 1), result_of(0));
    assert_ptr_equal(sdyrt_operation_block(add), body);
    const sdyrt_region *const region = sdyrt_operation_region_at(mine, 0);
    const sdyrt_operation *const inner =
        sdyrt_block_first(sdyrt_region_first(region));
    assert_string_equal(name_of(inner), "my.end");
    assert_ptr_equal(sdyrt_operation_parent(inner), mine);
    assert_null(sdyrt_operation_next(inner));
}

static void test_numbers_out_of_range_give_null(void **state) {
    (void)state;
    const sdyrt_operation *const add = op_at(1);
    const sdyrt_block *const body = body_of("main");
    static const int numbers[] = {-1, 2, 1 << 30};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        assert_null(sdyrt_operation_operand_at(add, numbers[i]));
        assert_null(sdyrt_operation_result_at(add, numbers[i]));
        assert_null(sdyrt_operation_region_at(add, numbers[i]));
        assert_null(sdyrt_operation_successor_at(add, numbers[i]));
        assert_null(sdyrt_block_argument_at(body, numbers[i]));
    }
    assert_null(sdyrt_operation_result_at(add, 1));
}

static void test_uses_come_with_the_newest_first(void **state) {
    (void)state;
    const sdyrt_use *const first = sdyrt_value_first_use(result_of(0));
    const sdyrt_use *const second = sdyrt_use_next(first);
    assert_ptr_equal(sdyrt_use_operation(first), op_at(1));
    assert_int_equal(sdyrt_use_operand(first), 1);
    assert_int_equal(sdyrt_use_operand(second), 0);
    assert_null(sdyrt_use_next(second));
    assert_null(sdyrt_value_first_use(result_of(2)));
}

typedef struct walk_state {
    test_text seen;
    sdyrt_walk_result at_mine;
} walk_state;

static sdyrt_walk_result visit(void *state, const sdyrt_operation *op) {
    walk_state *const w = state;
    const char *const name = name_of(op);
    (void)test_append(&w->seen, name, strlen(name));
    (void)test_append(&w->seen, " ", 1);
    return strcmp(name, "my.op") == 0 ? w->at_mine : SDYRT_WALK_ADVANCE;
}

static void assert_walk(sdyrt_walk_order order, sdyrt_walk_result at_mine,
                        const char *expected) {
    walk_state w = {.at_mine = at_mine};
    assert_int_equal(sdyrt_operation_walk(sdyrt_program_lookup(program, "main"),
                                          order, visit, &w),
                     SDYRT_OK);
    assert_string_equal(w.seen.bytes, expected);
}

#define BEFORE_MINE                                                            \
    "stablehlo.negate stablehlo.add stablehlo.constant stablehlo.constant "

static void test_walks_visit_what_they_are_told_to(void **state) {
    (void)state;
    assert_walk(SDYRT_WALK_PRE_ORDER, SDYRT_WALK_ADVANCE,
                "func.func " BEFORE_MINE "my.op my.end func.return ");
    assert_walk(SDYRT_WALK_PRE_ORDER, SDYRT_WALK_SKIP,
                "func.func " BEFORE_MINE "my.op func.return ");
    assert_walk(SDYRT_WALK_PRE_ORDER, SDYRT_WALK_INTERRUPT,
                "func.func " BEFORE_MINE "my.op ");
    assert_walk(SDYRT_WALK_POST_ORDER, SDYRT_WALK_ADVANCE,
                BEFORE_MINE "my.end my.op func.return func.func ");
    assert_walk(SDYRT_WALK_POST_ORDER, SDYRT_WALK_INTERRUPT,
                BEFORE_MINE "my.end my.op ");
    const sdyrt_operation *const module = sdyrt_program_operation(program);
    ASSERT_REFUSED(
        sdyrt_operation_walk(module, (sdyrt_walk_order)2, visit, NULL),
        BAD_VALUE);
    ASSERT_REFUSED(
        sdyrt_operation_walk(NULL, SDYRT_WALK_PRE_ORDER, visit, NULL),
        NULL_ARGUMENT);
    ASSERT_REFUSED(
        sdyrt_operation_walk(module, SDYRT_WALK_PRE_ORDER, NULL, NULL),
        NULL_ARGUMENT);
}

/* -- operations ------------------------------------------------------------ */

static void test_operations_say_what_they_are(void **state) {
    (void)state;
    sdyrt_operation_info info = SDYRT_OPERATION_INFO_INIT;
    assert_int_equal(sdyrt_operation_info_get(op_at(1), &info), SDYRT_OK);
    assert_string_equal(info.name, "stablehlo.add");
    assert_int_equal(info.dialect_bytes, strlen("stablehlo"));
    assert_true(info.known);
    assert_int_equal(info.n_operands, 2);
    assert_int_equal(info.n_results, 1);
    assert_int_equal(info.n_attributes, 0);
    assert_int_equal(sdyrt_operation_info_get(op_at(4), &info), SDYRT_OK);
    assert_false(info.known);
    assert_int_equal(info.n_results, 2);
    assert_int_equal(info.n_regions, 1);
    assert_int_equal(info.n_successors, 0);
    assert_int_equal(info.n_attributes, 10);
    info.struct_bytes--;
    ASSERT_REFUSED(sdyrt_operation_info_get(op_at(1), &info), STRUCT_BYTES);
    ASSERT_REFUSED(sdyrt_operation_info_get(NULL, &info), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_operation_info_get(op_at(1), NULL), NULL_ARGUMENT);
}

static void test_locations_are_of_the_text_or_its_own(void **state) {
    (void)state;
    sdyrt_location at = SDYRT_LOCATION_INIT;
    assert_int_equal(sdyrt_operation_location(op_at(2), &at), SDYRT_OK);
    assert_string_equal(at.file, "a.mlir");
    assert_int_equal(at.line, 4);
    assert_int_equal(at.column, 8);
    assert_null(at.name);
    assert_int_equal(sdyrt_operation_location(op_at(1), &at), SDYRT_OK);
    assert_string_equal(at.file, "f.py");
    assert_int_equal(at.line, 7);
    assert_int_equal(at.column, 9);
    assert_int_equal(sdyrt_operation_location(op_at(0), &at), SDYRT_OK);
    assert_null(at.file);
    assert_string_equal(at.name, "neg");
    at.struct_bytes = 0;
    ASSERT_REFUSED(sdyrt_operation_location(op_at(0), &at), STRUCT_BYTES);
    ASSERT_REFUSED(sdyrt_operation_location(op_at(0), NULL), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_operation_location(NULL, &at), NULL_ARGUMENT);
}

static void
test_operations_print_with_their_names_in_the_program(void **state) {
    (void)state;
    test_text t = {.n = 0};
    assert_int_equal(sdyrt_operation_print(op_at(1), NULL, test_append, &t),
                     SDYRT_OK);
    assert_string_equal(t.bytes,
                        "%1 = stablehlo.add %0, %0 : tensor<4x?xf32>\n");
    sdyrt_program_print_options how = SDYRT_PROGRAM_PRINT_OPTIONS_INIT;
    how.generic = true;
    t.n = 0;
    assert_int_equal(sdyrt_operation_print(op_at(0), &how, test_append, &t),
                     SDYRT_OK);
    assert_string_equal(t.bytes, "%0 = \"stablehlo.negate\"(%arg0) : "
                                 "(tensor<4x?xf32>) -> tensor<4x?xf32>\n");
    how.generic = false;
    how.names_by_location = true;
    t.n = 0;
    assert_int_equal(sdyrt_operation_print(op_at(1), &how, test_append, &t),
                     SDYRT_OK);
    assert_string_equal(t.bytes,
                        "%0 = stablehlo.add %neg, %neg : tensor<4x?xf32>\n");
    t.n = sizeof t.bytes;
    ASSERT_REFUSED(sdyrt_operation_print(op_at(0), NULL, test_append, &t),
                   SYSTEM);
    how.struct_bytes = 0;
    ASSERT_REFUSED(sdyrt_operation_print(op_at(0), &how, test_append, &t),
                   STRUCT_BYTES);
    ASSERT_REFUSED(sdyrt_operation_print(op_at(0), NULL, NULL, &t),
                   NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_operation_print(NULL, NULL, test_append, &t),
                   NULL_ARGUMENT);
}

/* -- attributes ------------------------------------------------------------ */

static sdyrt_attribute_info attribute(int op, const char *name,
                                      sdyrt_attribute_kind kind) {
    sdyrt_attribute_info info = SDYRT_ATTRIBUTE_INFO_INIT;
    assert_int_equal(sdyrt_operation_attribute(op_at(op), name, &info),
                     SDYRT_OK);
    assert_string_equal(info.name, name);
    assert_int_equal(info.kind, kind);
    return info;
}

static void test_attributes_are_numbers_and_texts(void **state) {
    (void)state;
    assert_int_equal(attribute(4, "a", SDYRT_ATTRIBUTE_INTEGER).integer, 7);
    assert_int_equal(attribute(4, "b", SDYRT_ATTRIBUTE_INTEGER).integer, 1);
    const sdyrt_attribute_info list =
        attribute(4, "d", SDYRT_ATTRIBUTE_INTEGERS);
    assert_int_equal(list.count, 2);
    assert_int_equal(list.integers[0], 4);
    assert_int_equal(list.integers[1], -5);
    assert_string_equal(attribute(4, "e", SDYRT_ATTRIBUTE_SYMBOL).text, "main");
    (void)attribute(4, "f", SDYRT_ATTRIBUTE_UNIT);
    const sdyrt_attribute_info text = attribute(4, "g", SDYRT_ATTRIBUTE_STRING);
    assert_int_equal(text.text_bytes, 3);
    assert_memory_equal(text.text, "x\0y", 4);
    (void)attribute(4, "h", SDYRT_ATTRIBUTE_OTHER);
    const sdyrt_attribute_info word = attribute(4, "i", SDYRT_ATTRIBUTE_ENUM);
    assert_string_equal(word.text, "HIGH");
    assert_int_equal(word.integer, 1);
    assert_false(word.inherent);
    (void)attribute(4, "k", SDYRT_ATTRIBUTE_OTHER);
    assert_true(attribute(4, "w", SDYRT_ATTRIBUTE_FLOAT).real == 0.5);
}

static void test_constants_show_their_elements(void **state) {
    (void)state;
    const sdyrt_attribute_info list =
        attribute(2, "value", SDYRT_ATTRIBUTE_ELEMENTS);
    assert_true(list.inherent);
    assert_int_equal(list.count, 3);
    assert_int_equal(list.data_bytes, 24);
    assert_false(list.splat);
    static const int64_t expected[] = {1, 2, 3};
    assert_memory_equal(list.data, expected, sizeof expected);
    const sdyrt_attribute_info splat =
        attribute(3, "value", SDYRT_ATTRIBUTE_ELEMENTS);
    assert_true(splat.splat);
    assert_int_equal(splat.count, 4);
    assert_int_equal(splat.data_bytes, 8);
    assert_true(*(const double *)splat.data == 2.5);
}

static void test_constants_of_other_forms_show_theirs(void **state) {
    (void)state;
    sdyrt_program *const before = program;
    assert_int_equal(
        test_parse(
            pool,
            "func.func @main() {\n"
            "  %0 = stablehlo.constant dense_resource<a> : tensor<2xi32>\n"
            "  %1 = stablehlo.constant sparse<[[2]], [7]> : tensor<3xi32>\n"
            "  %2 = stablehlo.constant dense_resource<b> : tensor<2xi32>\n"
            "  return\n"
            "}\n"
            "{-# dialect_resources: { builtin: { "
            "a: \"0x0400000003000000FEFFFFFF\" } } #-}\n",
            &program),
        SDYRT_OK);
    const sdyrt_attribute_info resource =
        attribute(0, "value", SDYRT_ATTRIBUTE_ELEMENTS);
    static const int32_t bytes[] = {3, -2};
    assert_int_equal(resource.count, 2);
    assert_int_equal(resource.data_bytes, sizeof bytes);
    assert_memory_equal(resource.data, bytes, sizeof bytes);
    const sdyrt_attribute_info sparse =
        attribute(1, "value", SDYRT_ATTRIBUTE_ELEMENTS);
    static const int32_t spread[] = {0, 0, 7};
    assert_int_equal(sparse.count, 3);
    assert_int_equal(sparse.data_bytes, sizeof spread);
    assert_memory_equal(sparse.data, spread, sizeof spread);
    assert_null(attribute(2, "value", SDYRT_ATTRIBUTE_OTHER).data);
    sdyrt_program_destroy(program);
    program = before;
}

static void test_attributes_of_results(void **state) {
    (void)state;
    sdyrt_program *const before = program;
    assert_int_equal(
        test_parse(pool,
                   "func.func private @f() -> (i32 {a.b = \"x\", a.c}, i32)\n",
                   &program),
        SDYRT_OK);
    const sdyrt_operation *const f = sdyrt_program_lookup(program, "f");
    sdyrt_attribute_info info = SDYRT_ATTRIBUTE_INFO_INIT;
    assert_int_equal(sdyrt_function_result_attribute(f, 0, "a.b", &info),
                     SDYRT_OK);
    assert_string_equal(info.name, "a.b");
    assert_int_equal(info.kind, SDYRT_ATTRIBUTE_STRING);
    assert_string_equal(info.text, "x");
    ASSERT_REFUSED(sdyrt_function_result_attribute(f, 1, "a.b", &info),
                   BAD_VALUE);
    assert_string_equal(sdyrt_last_error(),
                        "sdyrt_function_result_attribute: result 1 has no "
                        "attribute 'a.b'");
    ASSERT_REFUSED(sdyrt_function_result_attribute(f, 2, "a.b", &info),
                   BAD_VALUE);
    ASSERT_REFUSED(sdyrt_function_result_attribute(NULL, 0, "a.b", &info),
                   NULL_ARGUMENT);
    sdyrt_program_destroy(program);
    program = before;
}

static void test_attributes_come_by_number_in_the_order_of_names(void **state) {
    (void)state;
    sdyrt_attribute_info info = SDYRT_ATTRIBUTE_INFO_INIT;
    char names[32] = "";
    for (int i = 0;
         sdyrt_operation_attribute_at(op_at(4), i, &info) == SDYRT_OK; i++)
        (void)strncat(names, info.name, 1);
    assert_string_equal(names, "abdefghikw");
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
    ASSERT_REFUSED(sdyrt_operation_attribute_at(op_at(4), -1, &info),
                   BAD_VALUE);
    ASSERT_REFUSED(sdyrt_operation_attribute(op_at(4), "c", &info), BAD_VALUE);
    assert_string_equal(sdyrt_last_error(),
                        "sdyrt_operation_attribute: 'my.op' has no attribute "
                        "'c'");
    ASSERT_REFUSED(sdyrt_operation_attribute(op_at(4), NULL, &info),
                   NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_operation_attribute(NULL, "a", &info), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_operation_attribute(op_at(4), "a", NULL),
                   NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_operation_attribute_at(NULL, 0, &info), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_operation_attribute_at(op_at(4), 0, NULL),
                   NULL_ARGUMENT);
    info.struct_bytes++;
    ASSERT_REFUSED(sdyrt_operation_attribute(op_at(4), "a", &info),
                   STRUCT_BYTES);
    ASSERT_REFUSED(sdyrt_operation_attribute_at(op_at(4), 0, &info),
                   STRUCT_BYTES);
}

static void test_attributes_print_as_mlir_does(void **state) {
    (void)state;
    test_text t = {.n = 0};
    assert_int_equal(
        sdyrt_operation_print_attribute(op_at(4), "i", test_append, &t),
        SDYRT_OK);
    assert_string_equal(t.bytes, "#stablehlo<precision HIGH>");
    t.n = 0;
    assert_int_equal(
        sdyrt_operation_print_attribute(op_at(2), "value", test_append, &t),
        SDYRT_OK);
    assert_string_equal(t.bytes, "dense<[1, 2, 3]> : tensor<3xi64>");
    t.n = sizeof t.bytes;
    ASSERT_REFUSED(
        sdyrt_operation_print_attribute(op_at(4), "i", test_append, &t),
        SYSTEM);
    ASSERT_REFUSED(
        sdyrt_operation_print_attribute(op_at(4), "z", test_append, &t),
        BAD_VALUE);
    ASSERT_REFUSED(
        sdyrt_operation_print_attribute(op_at(4), NULL, test_append, &t),
        NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_operation_print_attribute(op_at(4), "a", NULL, &t),
                   NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_operation_print_attribute(NULL, "a", test_append, &t),
                   NULL_ARGUMENT);
}

/* -- values and types ------------------------------------------------------ */

static void test_values_have_the_names_that_they_print_with(void **state) {
    (void)state;
    assert_named(sdyrt_block_argument_at(body_of("main"), 1), "%arg1");
    assert_named(result_of(1), "%1");
    assert_named(result_of(2), "%c");
    assert_named(result_of(3), "%cst");
    assert_named(sdyrt_operation_result_at(op_at(4), 1), "%2#1");
    const char *name = NULL;
    ASSERT_REFUSED(sdyrt_value_name(NULL, &name), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_value_name(result_of(0), NULL), NULL_ARGUMENT);
}

static void assert_written(const sdyrt_value *value, const char *name,
                           int line) {
    sdyrt_value_info info = SDYRT_VALUE_INFO_INIT;
    assert_int_equal(sdyrt_value_info_get(value, &info), SDYRT_OK);
    assert_string_equal(info.written_name, name);
    assert_int_equal(info.written_line, line);
}

static void test_values_know_the_names_of_their_text(void **state) {
    (void)state;
    assert_written(sdyrt_block_argument_at(body_of("main"), 0), "%arg0", 1);
    assert_written(result_of(1), "%1", 3); /* whose loc(..) is of another */
    assert_written(result_of(3), "%s", 5);
    assert_written(sdyrt_operation_result_at(op_at(4), 1), "%2#1", 6);
    sdyrt_location location = SDYRT_LOCATION_INIT;
    assert_int_equal(sdyrt_value_location(result_of(1), &location), SDYRT_OK);
    assert_string_equal(location.file, "f.py");
    assert_int_equal(location.line, 7);
    assert_int_equal(
        sdyrt_value_location(sdyrt_block_argument_at(body_of("main"), 1),
                             &location),
        SDYRT_OK);
    assert_int_equal(location.line, 1);
    ASSERT_REFUSED(sdyrt_value_location(NULL, &location), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_value_location(result_of(1), NULL), NULL_ARGUMENT);
    location.struct_bytes++;
    ASSERT_REFUSED(sdyrt_value_location(result_of(1), &location), STRUCT_BYTES);
}

static void test_names_are_new_after_a_pass(void **state) {
    (void)state;
    assert_named(result_of(1), "%1");
    sdyrt_type_info type = SDYRT_TYPE_INFO_INIT;
    assert_int_equal(sdyrt_value_type(result_of(1), &type), SDYRT_OK);
    assert_int_equal(sdyrt_program_run_pipeline(
                         program, "builtin.module(canonicalize)", NULL),
                     SDYRT_OK);
    /* the constants, which nobody used, are gone */
    assert_string_equal(name_of(op_at(2)), "my.op");
    assert_named(sdyrt_operation_result_at(op_at(2), 0), "%2#0");
    assert_int_equal(sdyrt_value_type(result_of(1), &type), SDYRT_OK);
    assert_string_equal(type.text, "tensor<4x?xf32>");
}

static void test_values_say_where_they_are_made(void **state) {
    (void)state;
    sdyrt_value_info argument = SDYRT_VALUE_INFO_INIT,
                     result = SDYRT_VALUE_INFO_INIT;
    const sdyrt_block *const body = body_of("main");
    assert_int_equal(
        sdyrt_value_info_get(sdyrt_block_argument_at(body, 1), &argument),
        SDYRT_OK);
    assert_null(argument.operation);
    assert_ptr_equal(argument.block, body);
    assert_int_equal(argument.index, 1);
    assert_int_equal(
        sdyrt_value_info_get(sdyrt_operation_result_at(op_at(4), 1), &result),
        SDYRT_OK);
    assert_ptr_equal(result.operation, op_at(4));
    assert_null(result.block);
    assert_int_equal(result.index, 1);
    assert_int_not_equal(argument.id, result.id);
    ASSERT_REFUSED(sdyrt_value_info_get(NULL, &result), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_value_info_get(result_of(0), NULL), NULL_ARGUMENT);
    result.struct_bytes = 0;
    ASSERT_REFUSED(sdyrt_value_info_get(result_of(0), &result), STRUCT_BYTES);
}

static void test_types_say_their_kind_shape_and_element(void **state) {
    (void)state;
    sdyrt_type_info t = SDYRT_TYPE_INFO_INIT;
    assert_int_equal(sdyrt_value_type(result_of(0), &t), SDYRT_OK);
    assert_int_equal(t.kind, SDYRT_TYPE_TENSOR);
    assert_int_equal(t.element, SDYRT_TYPE_FLOAT);
    assert_int_equal(t.element_bits, 32);
    assert_true(t.has_dtype);
    assert_int_equal(t.dtype, SDYRT_F32);
    assert_int_equal(t.rank, 2);
    assert_int_equal(t.dims[0], 4);
    assert_true(t.dims[1] == SDYRT_DYNAMIC);
    assert_false(t.is_static);
    assert_string_equal(t.text, "tensor<4x?xf32>");

    assert_int_equal(sdyrt_value_type(result_of(3), &t), SDYRT_OK);
    assert_true(t.is_static);
    assert_int_equal(t.dtype, SDYRT_F64);

    const sdyrt_operation *const mine = op_at(4);
    assert_int_equal(sdyrt_value_type(sdyrt_operation_result_at(mine, 0), &t),
                     SDYRT_OK);
    assert_int_equal(t.kind, SDYRT_TYPE_TUPLE);
    assert_int_equal(t.element, SDYRT_TYPE_TUPLE);
    assert_false(t.has_dtype);
    assert_int_equal(t.rank, 0);
    assert_int_equal(sdyrt_value_type(sdyrt_operation_result_at(mine, 1), &t),
                     SDYRT_OK);
    assert_int_equal(t.kind, SDYRT_TYPE_VECTOR);
    assert_int_equal(t.element, SDYRT_TYPE_FLOAT);
    assert_int_equal(t.element_bits, 64);
    assert_int_equal(t.dtype, SDYRT_F64);
    ASSERT_REFUSED(sdyrt_value_type(NULL, &t), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_value_type(result_of(0), NULL), NULL_ARGUMENT);
    t.struct_bytes = 0;
    ASSERT_REFUSED(sdyrt_value_type(result_of(0), &t), STRUCT_BYTES);
}

static void test_signatures_have_types_without_a_body(void **state) {
    (void)state;
    const sdyrt_operation *const f = sdyrt_program_lookup(program, "declared");
    sdyrt_type_info t = SDYRT_TYPE_INFO_INIT;
    assert_int_equal(sdyrt_function_argument_type(f, 1, &t), SDYRT_OK);
    assert_int_equal(t.kind, SDYRT_TYPE_INDEX);
    assert_int_equal(sdyrt_function_result_type(f, 0, &t), SDYRT_OK);
    assert_string_equal(t.text, "f32");
    assert_int_equal(sdyrt_function_result_type(f, 1, &t), SDYRT_OK);
    assert_int_equal(t.kind, SDYRT_TYPE_UNRANKED);
    assert_int_equal(t.element_bits, 8);
    assert_int_equal(sdyrt_function_result_type(f, 2, &t), SDYRT_OK);
    assert_int_equal(t.element, SDYRT_TYPE_COMPLEX);
    assert_int_equal(t.element_bits, 64);
    assert_int_equal(t.dtype, SDYRT_C64);
    assert_int_equal(sdyrt_function_result_type(f, 3, &t), SDYRT_OK);
    assert_int_equal(t.kind, SDYRT_TYPE_MEMREF);
    ASSERT_REFUSED(sdyrt_function_argument_type(f, 2, &t), BAD_VALUE);
    assert_string_equal(sdyrt_last_error(),
                        "sdyrt_function_argument_type: the function has 2 "
                        "arguments, none 2");
    ASSERT_REFUSED(sdyrt_function_result_type(f, -1, &t), BAD_VALUE);
    ASSERT_REFUSED(sdyrt_function_result_type(op_at(0), 0, &t), BAD_VALUE);
    ASSERT_REFUSED(sdyrt_function_result_type(NULL, 0, &t), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_function_argument_type(NULL, 0, &t), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_function_argument_type(f, 0, NULL), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_function_result_type(f, 0, NULL), NULL_ARGUMENT);
    t.struct_bytes = 0;
    ASSERT_REFUSED(sdyrt_function_argument_type(f, 0, &t), STRUCT_BYTES);
    ASSERT_REFUSED(sdyrt_function_result_type(f, 0, &t), STRUCT_BYTES);
    sdyrt_function_info info = SDYRT_FUNCTION_INFO_INIT;
    ASSERT_REFUSED(sdyrt_function_info_get(op_at(0), &info), BAD_VALUE);
    ASSERT_REFUSED(sdyrt_function_info_get(NULL, &info), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_function_info_get(f, NULL), NULL_ARGUMENT);
    info.struct_bytes = 0;
    ASSERT_REFUSED(sdyrt_function_info_get(f, &info), STRUCT_BYTES);
}

static void test_the_runtime_takes_the_types_that_it_has(void **state) {
    (void)state;
    sdyrt_type type, expected;
    assert_int_equal(sdyrt_value_runtime_type(result_of(0), &type), SDYRT_OK);
    assert_int_equal(sdyrt_type_parse("tensor<4x?xf32>", &expected), SDYRT_OK);
    assert_memory_equal(&type, &expected, sizeof type);
    const sdyrt_block *const body = body_of("main");
    assert_int_equal(
        sdyrt_value_runtime_type(sdyrt_block_argument_at(body, 1), &type),
        SDYRT_OK);
    assert_int_equal(type.value_class, SDYRT_TOKEN);
    type.rank = 77;
    /* tuple<i4>, vector<..> */
    for (int i = 0; i < 2; i++) {
        assert_int_equal(sdyrt_value_runtime_type(
                             sdyrt_operation_result_at(op_at(4), i), &type),
                         SDYRT_UNSUPPORTED);
        assert_int_equal(type.rank, 77);
    }
    ASSERT_REFUSED(sdyrt_value_runtime_type(NULL, &type), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_value_runtime_type(result_of(0), NULL), NULL_ARGUMENT);
}

/* -- the other calls ------------------------------------------------------- */

static void test_programs_refuse_what_is_missing(void **state) {
    (void)state;
    sdyrt_source source = SDYRT_SOURCE_INIT;
    sdyrt_program *made = NULL;
    test_text t = {.n = 0};
    source.text = "";
    ASSERT_REFUSED(sdyrt_pool_create(NULL), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_program_parse(NULL, &source, &made), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_program_parse(pool, NULL, &made), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_program_parse(pool, &source, NULL), NULL_ARGUMENT);
    source.text = NULL;
    ASSERT_REFUSED(sdyrt_program_parse(pool, &source, &made), NULL_ARGUMENT);
    source.struct_bytes = 1;
    ASSERT_REFUSED(sdyrt_program_parse(pool, &source, &made), STRUCT_BYTES);
    assert_null(made);
    ASSERT_REFUSED(sdyrt_program_verify(NULL), NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_program_print(NULL, NULL, test_append, &t),
                   NULL_ARGUMENT);
    ASSERT_REFUSED(sdyrt_program_print(program, NULL, NULL, &t), NULL_ARGUMENT);
    sdyrt_program_print_options how = {.struct_bytes = 1};
    ASSERT_REFUSED(sdyrt_program_print(program, &how, test_append, &t),
                   STRUCT_BYTES);
    assert_int_equal(t.n, 0);
    t.n = sizeof t.bytes;
    ASSERT_REFUSED(sdyrt_program_print(program, NULL, test_append, &t), SYSTEM);
    sdyrt_program_destroy(NULL);
    sdyrt_pool_destroy(NULL);
}

#define TEST(test) cmocka_unit_test_setup_teardown(test, start, end)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_functions_come_in_the_order_of_the_text),
        TEST(test_parts_lead_to_their_neighbours),
        TEST(test_numbers_out_of_range_give_null),
        TEST(test_uses_come_with_the_newest_first),
        TEST(test_walks_visit_what_they_are_told_to),
        TEST(test_operations_say_what_they_are),
        TEST(test_locations_are_of_the_text_or_its_own),
        TEST(test_operations_print_with_their_names_in_the_program),
        TEST(test_attributes_are_numbers_and_texts),
        TEST(test_constants_show_their_elements),
        TEST(test_constants_of_other_forms_show_theirs),
        TEST(test_attributes_of_results),
        TEST(test_attributes_come_by_number_in_the_order_of_names),
        TEST(test_attributes_print_as_mlir_does),
        TEST(test_values_have_the_names_that_they_print_with),
        TEST(test_values_know_the_names_of_their_text),
        TEST(test_names_are_new_after_a_pass),
        TEST(test_values_say_where_they_are_made),
        TEST(test_types_say_their_kind_shape_and_element),
        TEST(test_signatures_have_types_without_a_body),
        TEST(test_the_runtime_takes_the_types_that_it_has),
        TEST(test_programs_refuse_what_is_missing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
