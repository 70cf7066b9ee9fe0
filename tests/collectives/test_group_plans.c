/* Plans of operations in groups: what moves, what they outlive, and planners
 * that they have not. */
#include "collectives/in_groups.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <sdyrt/sdyrt.h>
#include <string.h>

/* The device in the middle of 3x3 has 8 neighbours, and one message to and from
 * each. */
static void test_each_neighbour_gets_one_message(void **state) {
    (void)state;
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_UPDATE_HALO;
    op.type = (sdyrt_type){.dtype = SDYRT_F32, .rank = 2, .dims = {9, 9}};
    op.to = cut("<mesh<['0'=3, '1'=3]>, [{'0'}, {'1'}]>");
    add_halo(&op.to, 0, 1, 1);
    add_halo(&op.to, 1, 1, 1);
    op.from = sdyrt_sharding_retain(op.to);
    sdyrt_plan *plan;
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    assert_int_equal(sdyrt_plan_preview(&op, NULL, 4, 9, &plan), SDYRT_OK);
    assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
    assert_int_equal(info.n_exchanges, 1);
    assert_int_equal(info.messages_sent, 8);
    assert_int_equal(info.messages_received, 8);
    assert_int_equal(info.bytes_received, 16 * 4);
    assert_int_equal(info.lower_bound, 16 * 4);
    assert_int_equal(info.out_tile.size[0], 5);
    assert_int_equal(info.out_tile.offset[0], 2);
    sdyrt_plan_destroy(plan);
    release_sides(&op);
}

/* Rows that two devices have, of 2x3, cut at offsets, become rows with halos,
 * and columns with none. Their shardings are gone when the boxes of the plan
 * are looked at. */
static sdyrt_plan *plan_rows(int rank, bool to_columns) {
    int64_t offsets[] = {0, 2, 7, 9};
    sdyrt_plan *plan = NULL;
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    op.type = (sdyrt_type){.dtype = SDYRT_F32, .rank = 2, .dims = {9, 6}};
    op.own_axes = no_axes;
    op.from = cut("<mesh<['0'=2, '1'=3]>, [{'1'}, {}]>");
    cut_at(&op.from, 0, offsets, 4);
    memset(offsets, 0, sizeof offsets);
    if (to_columns) {
        op.to = cut("<mesh<['0'=2, '1'=3]>, [{}, {'1'}]>");
        add_halo(&op.to, 1, 1, 1);
    } else {
        op.to = cut("<mesh<['0'=2, '1'=3]>, [{'1'}, {}]>");
        add_halo(&op.to, 0, 1, 1);
    }
    assert_int_equal(sdyrt_plan_preview(&op, NULL, rank, 6, &plan), SDYRT_OK);
    release_sides(&op);
    return plan;
}

/* Boxes come from devices that are in the same row of the grid, which has a
 * copy of its own, one from each, and as little as can be. */
static void test_a_reshard_takes_from_the_nearest_copy(void **state) {
    (void)state;
    for (int i = 0; i < 12; i++) {
        const int rank = i / 2;
        const bool to_columns = i % 2 == 1;
        sdyrt_plan *const plan = plan_rows(rank, to_columns);
        sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
        sdyrt_exchange_info exchange = SDYRT_EXCHANGE_INFO_INIT;
        bool seen[6] = {false};
        assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
        assert_int_equal(info.n_exchanges, 1);
        assert_int_equal(info.bytes_received, info.lower_bound);
        assert_int_equal(sdyrt_plan_exchange(plan, 0, &exchange), SDYRT_OK);
        assert_int_equal(exchange.n_receives, to_columns      ? 3
                                              : rank % 3 == 1 ? 1
                                                              : 2);
        for (int64_t k = 0; k < exchange.n_receives; k++) {
            sdyrt_box_info box = SDYRT_BOX_INFO_INIT;
            assert_int_equal(sdyrt_plan_receive(plan, 0, k, &box), SDYRT_OK);
            assert_int_equal(box.peer / 3, rank / 3);
            assert_false(seen[box.peer]);
            seen[box.peer] = true;
        }
        sdyrt_plan_destroy(plan);
    }
}

/* An operation on i32 of 4x6 and a grid of 2x3, along its rows. */
static sdyrt_op rows_op(sdyrt_op_kind kind) {
    const bool gathers = kind == SDYRT_OP_ALL_GATHER;
    const bool moves = kind == SDYRT_OP_ALL_TO_ALL;
    static const int64_t root = 2;
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = kind;
    op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 2, .dims = {4, 6}};
    op.from = cut("<mesh<['0'=2, '1'=3]>, %s>", gathers ? "[{}, {'1'}]"
                                                : moves ? "[{'1'}, {}]"
                                                        : "[{}, {}]");
    op.to =
        cut("<mesh<['0'=2, '1'=3]>, %s>", gathers ? "[{}, {}]" : "[{}, {'1'}]");
    op.axes = moves ? "[{\"1\"}: 0->1]" : "[{}, {\"1\"}]";
    op.own_axes = axis_0;
    if (kind == SDYRT_OP_SCATTER) {
        op.root = &root;
        op.n_root = 1;
    }
    return op;
}

/* The text of plans whose boxes are made after shardings and offsets were
 *
 * freed. */
static void test_plans_have_offsets_of_their_own(void **state) {
    (void)state;
    static const sdyrt_op_kind kinds[] = {SDYRT_OP_ALL_GATHER, SDYRT_OP_SCATTER,
                                          SDYRT_OP_ALL_TO_ALL};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        char texts[2][1000];
        for (int is_gone = 0; is_gone < 2; is_gone++) {
            int64_t offsets[] = {0, 4, 4, 6}, others[] = {0, 1, 2, 4};
            sdyrt_op op = rows_op(kinds[i]);
            sdyrt_plan *plan = NULL;
            if (kinds[i] == SDYRT_OP_ALL_GATHER)
                cut_at(&op.from, 1, offsets, 4);
            else
                cut_at(&op.to, 1, offsets, 4);
            if (kinds[i] == SDYRT_OP_ALL_TO_ALL)
                cut_at(&op.from, 0, others, 4);
            assert_int_equal(sdyrt_plan_preview(&op, NULL, 2, 6, &plan),
                             SDYRT_OK);
            if (is_gone) {
                memset(offsets, 0, sizeof offsets);
                memset(others, 0, sizeof others);
                release_sides(&op);
            }
            assert_in_range(
                sdyrt_plan_print(plan, texts[is_gone], sizeof texts[is_gone]),
                1, sizeof texts[is_gone] - 1);
            sdyrt_plan_destroy(plan);
            if (!is_gone)
                release_sides(&op);
        }
        assert_string_equal(texts[0], texts[1]);
    }
}

static void assert_no_planner(const sdyrt_op *op, const char *text) {
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    sdyrt_plan *plan = NULL;
    options.planner = SDYRT_PLANNER_SHARDY;
    assert_int_equal(sdyrt_plan_preview(op, &options, 0, 6, &plan),
                     SDYRT_UNSUPPORTED);
    assert_string_equal(sdyrt_last_error(), text);
    assert_null(plan);
    release_sides(op);
}

static void test_a_planner_of_reshards_is_refused(void **state) {
    (void)state;
    sdyrt_op op = rows_op(SDYRT_OP_ALL_GATHER);
    assert_no_planner(&op,
                      "the planner shardy is of reshard, not of all_gather; "
                      "the planner may be auto or direct");
    op = (sdyrt_op)SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    op.type = (sdyrt_type){.dtype = SDYRT_F32, .rank = 2, .dims = {8, 6}};
    op.to = cut("<mesh<['0'=2, '1'=3]>, [{'0'}, {'1'}]>");
    add_halo(&op.to, 0, 1, 2);
    add_halo(&op.to, 1, 0, 1);
    op.from = sdyrt_sharding_retain(op.to);
    assert_no_planner(&op,
                      "the planner shardy is of reshard, not of one with "
                      "own axes or halos; the planner may be auto or direct");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_neighbour_gets_one_message),
        cmocka_unit_test(test_a_reshard_takes_from_the_nearest_copy),
        cmocka_unit_test(test_plans_have_offsets_of_their_own),
        cmocka_unit_test(test_a_planner_of_reshards_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
