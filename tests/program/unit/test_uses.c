/* Ops and the order of the uses of values, which ir/op.h promises. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "program/ir/module.h"
#include "program/table.h"

#if defined(__SANITIZE_ADDRESS__)
#define IS_SANITIZED 1
#elif defined(__has_feature)
#define IS_SANITIZED __has_feature(address_sanitizer)
#else
#define IS_SANITIZED 0
#endif

static sdyi_pool pool;
static sdyi_module module;
static sdyi_block *block;
static sdyi_value *arg, *other;

static int start(void **state) {
    (void)state;
    pool = (sdyi_pool){.n_names = 0};
    if (setjmp(pool.guard.target) != 0)
        return 1;
    sdyi_table_start(&pool);
    sdyi_module_start(&module, &pool);
    const sdyi_type *const type = sdyi_type_integer(&pool, 32, SDYI_SIGNLESS);
    block = sdyi_block_make(&module);
    arg = sdyi_block_add_arg(&module, block, type, (sdyi_loc){.offset = 0});
    other = sdyi_block_add_arg(&module, block, type, (sdyi_loc){.offset = 0});
    return 0;
}

static int end(void **state) {
    (void)state;
    sdyi_module_free(&module);
    sdyi_pool_free(&pool);
    return 0;
}

/* An op of two operands and a result, at the end of the block. */
static sdyi_op *make(sdyi_value *a, sdyi_value *b) {
    sdyi_value *const operands[] = {a, b};
    const sdyi_op_parts parts = {.name = sdyi_name_of_string(&pool, "t.op"),
                                 .operands = operands,
                                 .n_operands = 2,
                                 .results = &arg->type,
                                 .n_results = 1};
    sdyi_op *const op = sdyi_op_make(&module, &parts);
    sdyi_op_append(block, op);
    return op;
}

/* The uses of a value, from the first on: user and operand number. */
static void assert_use(const sdyi_use **at, const sdyi_op *user, int operand) {
    assert_non_null(*at);
    assert_ptr_equal((*at)->user, user);
    assert_int_equal(*at - user->operands, operand);
    *at = (*at)->next;
}

static void test_a_new_use_is_the_first(void **state) {
    (void)state;
    const sdyi_op *const first = make(arg, arg), *const second =
                                                     make(arg, other);
    const sdyi_use *at = arg->uses;
    assert_use(&at, second, 0);
    assert_use(&at, first, 1);
    assert_use(&at, first, 0);
    assert_null(at);
}

static void test_setting_an_operand_moves_its_use_to_the_front(void **state) {
    (void)state;
    sdyi_op *const first = make(arg, other);
    const sdyi_op *const second = make(arg, other);
    sdyi_operand_set(first, 0, arg); /* that it has */
    const sdyi_use *at = arg->uses;
    assert_use(&at, first, 0);
    assert_use(&at, second, 0);
    assert_null(at);
    sdyi_operand_set(first, 0, other);
    at = other->uses;
    assert_use(&at, first, 0);
    assert_use(&at, second, 1);
    assert_use(&at, first, 1);
    assert_null(at);
    assert_true(sdyi_value_has_one_use(arg));
}

static void test_uses_arrive_reversed_when_all_are_replaced(void **state) {
    (void)state;
    const sdyi_op *const first = make(arg, arg), *const second = make(arg, arg);
    sdyi_value_replace(arg, other);
    assert_null(arg->uses);
    const sdyi_use *at = other->uses;
    assert_use(&at, first, 0);
    assert_use(&at, first, 1);
    assert_use(&at, second, 0);
    assert_use(&at, second, 1);
    assert_null(at);
}

static void test_an_erased_op_has_no_uses_and_no_block(void **state) {
    (void)state;
    sdyi_op *const first = make(arg, other);
    sdyi_op *const second = make(arg, arg);
    sdyi_op_erase(first);
    assert_null(first->block);
    assert_null(other->uses);
    assert_ptr_equal(block->first, second);
    const sdyi_use *at = arg->uses;
    assert_use(&at, second, 1);
    assert_use(&at, second, 0);
    assert_null(at);
}

static void
test_the_order_in_a_block_is_known_after_any_insertion(void **state) {
    (void)state;
    sdyi_op *const last = make(arg, arg);
    sdyi_op *before = last;
    for (int i = 0; i < 2000; i++) { /* each in front of the one before */
        sdyi_op *const op = make(arg, arg);
        sdyi_op_remove(op);
        sdyi_op_insert_before(op, i % 2 == 0 ? before : last);
        assert_true(sdyi_op_is_before(op, last));
        assert_false(sdyi_op_is_before(last, op));
        assert_false(sdyi_op_is_before(op, op));
        if (i % 2 == 0) {
            assert_true(sdyi_op_is_before(op, before));
            before = op;
        } else {
            assert_true(sdyi_op_is_before(before, op));
        }
    }
}

/* A program is its ops: 10 MB of text have a hundred thousand. */
static void test_an_op_with_all_it_has_is_one_small_piece(void **state) {
    (void)state;
    const size_t pointers = 9, numbers = 16;
    const size_t op = pointers * sizeof(void *) + 8 + numbers * sizeof(int);
    /* under the address sanitizer a gap follows each object (zone.c) */
    const size_t gap = IS_SANITIZED * sizeof(max_align_t);
    (void)make(arg, other);
    for (int i = 0; i < 10; i++) {
        const sdyi_zone_mark before = sdyi_zone_get_mark(&module.zone);
        (void)make(arg, other);
        if (module.zone.chunks == before.chunk)
            assert_in_range(module.zone.at - before.at, 1,
                            op + 2 * sizeof(sdyi_use) + gap);
    }
}

/* A pipeline verifies a program again where the count has changed. */
static uint64_t counted;

static void assert_counts(void) {
    assert_true(module.n_changes > counted);
    counted = module.n_changes;
}

static void test_each_edit_counts_as_a_change(void **state) {
    (void)state;
    sdyi_region region = {NULL, NULL, NULL}, moved = {NULL, NULL, NULL};
    const sdyi_op_parts parts = {.name = sdyi_name_of_string(&pool, "t.region"),
                                 .n_regions = 1};
    sdyi_op *const outer = sdyi_op_make(&module, &parts);
    sdyi_op *const op = make(arg, other), *const next = make(arg, arg);
    region.op = moved.op = outer;
    assert_counts();
    sdyi_operand_set(op, 0, other);
    assert_counts();
    sdyi_operands_set(op, &arg, 1);
    assert_counts();
    sdyi_op_set_attr(op, parts.name, sdyi_attr_string(&pool, "text"));
    assert_counts();
    sdyi_op_set_kind(op, parts.name);
    assert_counts();
    sdyi_op_move_before(next, op);
    assert_counts();
    sdyi_value_replace(arg, other);
    assert_counts();
    sdyi_block_drop_args(&module, block);
    assert_counts();
    assert_int_equal(block->n_args, 1);
    assert_ptr_equal(block->args[0], other);
    assert_int_equal(other->index, 0);
    (void)sdyi_block_add_arg(&module, block, arg->type, (sdyi_loc){0});
    assert_counts();
    sdyi_region_append(&region, block);
    assert_counts();
    sdyi_region_take(&moved, &region);
    assert_counts();
    sdyi_op_remove(next);
    assert_counts();
    sdyi_op_append(block, next);
    assert_counts();
    sdyi_op_erase(next);
    assert_counts();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_a_new_use_is_the_first, start,
                                        end),
        cmocka_unit_test_setup_teardown(
            test_setting_an_operand_moves_its_use_to_the_front, start, end),
        cmocka_unit_test_setup_teardown(
            test_uses_arrive_reversed_when_all_are_replaced, start, end),
        cmocka_unit_test_setup_teardown(
            test_an_erased_op_has_no_uses_and_no_block, start, end),
        cmocka_unit_test_setup_teardown(
            test_the_order_in_a_block_is_known_after_any_insertion, start, end),
        cmocka_unit_test_setup_teardown(
            test_an_op_with_all_it_has_is_one_small_piece, start, end),
        cmocka_unit_test_setup_teardown(test_each_edit_counts_as_a_change,
                                        start, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
