/* Walks that survive rewriting, worklists, symbols, call graphs, copies, and
 * the order of uses that op.h promises. */
#include "opt/equal.h"
#include "program/ir/callgraph.h"
#include "program/ir/clone.h"
#include "program/ir/walk.h"
#include "program/ir/worklist.h"
#include "program/table.h"
#include "program/text/parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* -- a program ------------------------------------------------------------- */

static sdyi_pool pool;
static sdyi_module module;
static sdyi_source source;

static int start(void **state) {
    (void)state;
    memset(&pool, 0, sizeof pool);
    if (setjmp(pool.guard.target) != 0)
        return 1;
    sdyi_table_start(&pool);
    return 0;
}

static int end(void **state) {
    (void)state;
    sdyi_module_free(&module);
    sdyi_pool_free(&pool);
    return 0;
}

static void read_text(const char *text) {
    sdyi_module_start(&module, &pool);
    source = (sdyi_source){
        .name = "-", .text = text, .bytes = strlen(text), .first_line = 1};
    assert_int_equal(sdyi_parse(&module, &source, true), SDYRT_OK);
}

static sdyi_block *module_block(void) {
    return module.op->regions[0].first;
}

/* The op of a number in the body of the first function. */
static sdyi_op *op_at(int i) {
    sdyi_op *op = module_block()->first->regions[0].first->first;
    while (i-- > 0)
        op = op->next;
    return op;
}

static sdyi_name name_of(const char *text) {
    return sdyi_name_of_string(&pool, text);
}

/* "u1.0 u2.1": users by the number that `test.id` gives them, and the number of
 * the operand, in the order of uses. */
static const char *uses_of(const sdyi_value *value) {
    static char text[256];
    size_t n = 0;
    text[0] = '\0';
    for (const sdyi_use *u = value->uses; u != NULL; u = u->next) {
        const sdyi_attr *const id = sdyi_op_attr(u->user, name_of("id"));
        n += (size_t)snprintf(text + n, sizeof text - n, "%s%s.%d",
                              n == 0 ? "" : " ", sdyi_attr_text(id),
                              (int)(u - u->user->operands));
    }
    return text;
}

/* -- uses ------------------------------------------------------------------ */

static const char users[] =
    "func.func @f(%a: i32, %b: i32) {\n"
    "  \"t.u\"(%a, %a) {id = \"0\"} : (i32, i32) -> ()\n"
    "  \"t.u\"(%a, %b) {id = \"1\"} : (i32, i32) -> ()\n"
    "  \"t.u\"(%b) {id = \"2\"} : (i32) -> ()\n"
    "  return {id = \"r\"}\n"
    "}\n";

static sdyi_value *argument(int i) {
    return module_block()->first->regions[0].first->args[i];
}

static void test_a_new_use_stands_in_front(void **state) {
    (void)state;
    read_text(users);
    assert_string_equal(uses_of(argument(0)), "1.0 0.1 0.0");
    assert_string_equal(uses_of(argument(1)), "2.0 1.1");
}

static void test_setting_an_operand_moves_its_use_to_the_front(void **state) {
    (void)state;
    read_text(users);
    sdyi_operand_set(op_at(0), 0, argument(0));
    assert_string_equal(uses_of(argument(0)), "0.0 1.0 0.1");
    sdyi_operand_set(op_at(1), 1, argument(0));
    assert_string_equal(uses_of(argument(0)), "1.1 0.0 1.0 0.1");
    assert_string_equal(uses_of(argument(1)), "2.0");
}

static void test_replaced_uses_arrive_reversed(void **state) {
    (void)state;
    read_text(users);
    sdyi_value_replace(argument(0), argument(1));
    assert_string_equal(uses_of(argument(0)), "");
    assert_string_equal(uses_of(argument(1)), "0.0 0.1 1.0 2.0 1.1");
}

static void test_a_copy_adds_its_operands_by_their_numbers(void **state) {
    (void)state;
    read_text(users);
    sdyi_side_table map = sdyi_side_table_of(&pool.scratch);
    sdyi_op *const copy = sdyi_op_clone(op_at(0), &map);
    sdyi_op_set_attr(copy, name_of("id"), sdyi_attr_string(&pool, "c"));
    sdyi_op_append(op_at(0)->block, copy);
    assert_string_equal(uses_of(argument(0)), "c.1 c.0 1.0 0.1 0.0");
}

/* -- walks ----------------------------------------------------------------- */

static const char nested[] = "func.func @f(%a: i32) {\n"
                             "  \"t.a\"() ({\n"
                             "    \"t.b\"() : () -> ()\n"
                             "    \"t.c\"() : () -> ()\n"
                             "  }) : () -> ()\n"
                             "  \"t.d\"() : () -> ()\n"
                             "  \"t.e\"() : () -> ()\n"
                             "  return\n"
                             "}\n";

/* The last letters of the names, and what is to be done at one of them. */
typedef struct visits {
    char seen[64];
    char at;
    sdyi_walk then;
    bool erases, inserts;
} visits;

static sdyi_op *make_op(const char *name) {
    const sdyi_op_parts parts = {.name = name_of(name)};
    return sdyi_op_make(&module, &parts);
}

static sdyi_walk visit(void *state, sdyi_op *op) {
    visits *const v = state;
    const char *const name = sdyi_op_name(op);
    const char letter = name[strlen(name) - 1];
    v->seen[strlen(v->seen)] = letter;
    if (letter != v->at)
        return SDYI_WALK_ON;
    if (v->inserts) {
        sdyi_op_insert_before(make_op("t.x"), op);
        sdyi_op_insert_before(make_op("t.y"), op->next);
    }
    if (v->erases)
        sdyi_op_erase(op);
    return v->then;
}

static void expect_walk(visits v, bool is_post, bool goes_on,
                        const char *seen) {
    read_text(nested);
    sdyi_op *const function = module_block()->first;
    assert_int_equal(
        (is_post ? sdyi_walk_post : sdyi_walk_pre)(function, visit, &v),
        goes_on);
    assert_string_equal(v.seen, seen);
    sdyi_module_free(&module);
}

/* func.func is "c" as well, func.return is "n". */
static void test_walks_have_their_order(void **state) {
    (void)state;
    expect_walk((visits){0}, false, true, "cabcden");
    expect_walk((visits){0}, true, true, "bcadenc");
    expect_walk((visits){.at = 'a', .then = SDYI_WALK_SKIP}, false, true,
                "caden");
    expect_walk((visits){.at = 'd', .then = SDYI_WALK_STOP}, false, false,
                "cabcd");
    expect_walk((visits){.at = 'b', .then = SDYI_WALK_STOP}, true, false, "b");
}

static void test_a_walk_survives_what_it_does_to_the_visited_op(void **state) {
    (void)state;
    expect_walk((visits){.at = 'd', .inserts = true}, false, true, "cabcden");
    expect_walk((visits){.at = 'd', .inserts = true, .erases = true}, true,
                true, "bcadenc");
    expect_walk((visits){.at = 'a', .then = SDYI_WALK_SKIP, .erases = true},
                false, true, "caden");
    expect_walk((visits){.at = 'a', .erases = true}, true, true, "bcadenc");
}

/* -- worklists ------------------------------------------------------------- */

static void test_a_worklist_has_each_op_once(void **state) {
    (void)state;
    read_text(nested);
    sdyi_worklist list;
    sdyi_worklist_start(&list, &pool.scratch);
    for (int i = 0; i < 4; i++)
        sdyi_worklist_push(&list, op_at(i));
    sdyi_worklist_push(&list, op_at(0)); /* stays where it is */
    sdyi_worklist_drop(&list, op_at(2));
    sdyi_worklist_drop(&list, op_at(2)); /* is in it no longer */
    assert_ptr_equal(sdyi_worklist_pop(&list), op_at(3));
    sdyi_worklist_push(&list, op_at(3)); /* and once more */
    assert_ptr_equal(sdyi_worklist_pop(&list), op_at(3));
    assert_ptr_equal(sdyi_worklist_pop(&list), op_at(1));
    assert_ptr_equal(sdyi_worklist_pop(&list), op_at(0));
    assert_null(sdyi_worklist_pop(&list));
}

static void test_a_reversed_worklist_keeps_its_places(void **state) {
    (void)state;
    read_text(nested);
    sdyi_worklist list;
    sdyi_worklist_start(&list, &pool.scratch);
    for (int i = 0; i < 4; i++)
        sdyi_worklist_push(&list, op_at(i));
    sdyi_worklist_drop(&list, op_at(1));
    sdyi_worklist_reverse(&list);
    sdyi_worklist_drop(&list, op_at(2));
    assert_ptr_equal(sdyi_worklist_pop(&list), op_at(0));
    assert_ptr_equal(sdyi_worklist_pop(&list), op_at(3));
    assert_null(sdyi_worklist_pop(&list));
}

/* -- symbols --------------------------------------------------------------- */

static const char functions[] =
    "sdy.mesh @mesh = <[\"a\"=2]>\n"
    "func.func @f() { call @g() : () -> () call @h() : () -> () return }\n"
    "func.func @g() { call @h() : () -> () return }\n"
    "func.func @h() { call @k() : () -> () return }\n"
    "func.func @k() { call @g() : () -> () return }\n"
    "func.func private @d()\n"
    "func.func @alone() { call @d() : () -> () return }\n";

static void test_symbols_are_kept_by_insert_and_erase(void **state) {
    (void)state;
    read_text(functions);
    sdyi_symbols symbols;
    sdyi_symbols_start(&symbols, module.op, &pool.scratch);
    sdyi_op *const g = sdyi_symbols_find(&symbols, name_of("g"));
    assert_non_null(g);
    assert_null(sdyi_symbols_find(&symbols, name_of("nobody")));
    assert_int_equal(sdyi_symbols_fresh(&symbols, name_of("n")), name_of("n"));

    sdyi_side_table map = sdyi_side_table_of(&pool.scratch);
    for (int i = 0; i < 2; i++)
        sdyi_symbols_insert(&symbols, sdyi_op_clone(g, &map), g);
    sdyi_op *const first = sdyi_symbols_find(&symbols, name_of("g_0"));
    sdyi_op *const second = sdyi_symbols_find(&symbols, name_of("g_1"));
    assert_ptr_equal(g->next, second);
    assert_ptr_equal(second->next, first);
    assert_int_equal(sdyi_symbol_name(second), name_of("g_1"));

    sdyi_symbols_erase(&symbols, first);
    assert_null(sdyi_symbols_find(&symbols, name_of("g_0")));
    assert_ptr_equal(sdyi_symbols_find(&symbols, name_of("g_1")), second);
    /* g_0 is free again, but the table counts on */
    assert_int_equal(sdyi_symbols_fresh(&symbols, name_of("g")),
                     name_of("g_2"));
}

static void add_name(void *state, const sdyi_name *names, int n) {
    char *const text = state;
    for (int i = 0; i < n; i++) {
        strcat(text, i == 0 ? "@" : "::@");
        strcat(text, sdyi_name_text(&pool, names[i]));
    }
    strcat(text, " ");
}

static void test_uses_of_symbols_are_found_in_attributes(void **state) {
    (void)state;
    read_text("\"t.u\"() {a = @f, b = [@g, {x = @h::@k}], c = "
              "#sdy.sharding<@mesh, [{\"a\"}]>, d = "
              "#sdy.sharding_per_value<[<@m2, []>]>} : () -> ()\n");
    char text[128] = "";
    sdyi_symbol_uses(module_block()->first, add_name, text);
    assert_string_equal(text, "@f @g @h::@k @mesh @m2 ");
}

/* -- the call graph -------------------------------------------------------- */

static void test_functions_come_after_those_they_call(void **state) {
    (void)state;
    read_text(functions);
    sdyi_symbols symbols;
    sdyi_symbols_start(&symbols, module.op, &pool.scratch);
    sdyi_callgraph graph;
    sdyi_callgraph_make(&graph, &symbols, &pool.scratch);
    char text[64] = "";
    for (int i = 0; i < graph.n; i++) {
        const sdyi_name name = sdyi_symbol_name(graph.functions[i].function);
        (void)snprintf(text + strlen(text), sizeof text - strlen(text), "%s%d ",
                       sdyi_name_text(&pool, name),
                       graph.functions[i].component);
    }
    assert_string_equal(text, "k0 h0 g0 f1 alone2 ");
}

/* -- copies ---------------------------------------------------------------- */

static const char region[] = "func.func @f(%a: i32) {\n"
                             "  %0 = \"t.r\"(%a) ({\n"
                             "  ^b(%x: i32):\n"
                             "    %1 = \"t.v\"(%x, %a) : (i32, i32) -> i32\n"
                             "    \"t.end\"(%1) : (i32) -> ()\n"
                             "  }) : (i32) -> i32\n"
                             "  %2 = \"t.r\"(%a) ({\n"
                             "  ^b(%x: i32):\n"
                             "    %1 = \"t.v\"(%a, %x) : (i32, i32) -> i32\n"
                             "    \"t.end\"(%1) : (i32) -> ()\n"
                             "  }) : (i32) -> i32\n"
                             "  return\n"
                             "}\n";

static void test_a_copy_uses_what_was_copied_with_it(void **state) {
    (void)state;
    read_text(region);
    sdyi_side_table map = sdyi_side_table_of(&pool.scratch);
    sdyi_op *const copy = sdyi_op_clone(op_at(0), &map);
    const sdyi_block *const body = copy->regions[0].first;
    assert_ptr_equal(sdyi_operand(body->first, 0), body->args[0]);
    assert_ptr_equal(sdyi_operand(body->first, 1), argument(0));
    assert_ptr_equal(sdyi_operand(body->last, 0), &body->first->results[0]);
    assert_ptr_equal(sdyi_mapped(&map, &op_at(0)->results[0]),
                     &copy->results[0]);
    assert_ptr_equal(sdyi_mapped(&map, argument(0)), argument(0));
}

static void test_a_copy_may_use_what_comes_later(void **state) {
    (void)state;
    read_text("\"t.g\"() ({\n"
              "  \"t.u\"(%1) : (i32) -> ()\n"
              "  %1 = \"t.v\"() : () -> i32\n"
              "}) : () -> ()\n");
    sdyi_side_table map = sdyi_side_table_of(&pool.scratch);
    const sdyi_op *const copy = sdyi_op_clone(module_block()->first, &map);
    const sdyi_block *const body = copy->regions[0].first;
    assert_ptr_equal(sdyi_operand(body->first, 0), &body->last->results[0]);
}

static void test_ops_are_equal_with_what_is_in_them(void **state) {
    (void)state;
    read_text(region);
    sdyi_side_table map = sdyi_side_table_of(&pool.scratch);
    sdyi_op *const copy = sdyi_op_clone(op_at(0), &map);
    assert_true(sdyi_op_equal(op_at(0), copy));
    assert_int_equal(sdyi_op_hash(op_at(0)), sdyi_op_hash(copy));
    assert_false(sdyi_op_equal(op_at(0), op_at(1)));
    sdyi_op_set_attr(copy, name_of("x"), sdyi_attr_unit(&pool));
    assert_false(sdyi_op_equal(op_at(0), copy));
}

#define TEST(test) cmocka_unit_test_setup_teardown(test, start, end)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_a_new_use_stands_in_front),
        TEST(test_setting_an_operand_moves_its_use_to_the_front),
        TEST(test_replaced_uses_arrive_reversed),
        TEST(test_a_copy_adds_its_operands_by_their_numbers),
        TEST(test_walks_have_their_order),
        TEST(test_a_walk_survives_what_it_does_to_the_visited_op),
        TEST(test_a_worklist_has_each_op_once),
        TEST(test_a_reversed_worklist_keeps_its_places),
        TEST(test_symbols_are_kept_by_insert_and_erase),
        TEST(test_uses_of_symbols_are_found_in_attributes),
        TEST(test_functions_come_after_those_they_call),
        TEST(test_a_copy_uses_what_was_copied_with_it),
        TEST(test_a_copy_may_use_what_comes_later),
        TEST(test_ops_are_equal_with_what_is_in_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
