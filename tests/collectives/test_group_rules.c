/* Operations in groups that are refused, when they are checked and planned, and
 * what is reported then. */
#include "check/oracle.h"
#include "collectives/in_groups.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <sdyrt/sdyrt.h>
#include <string.h>

/* -- axes, members and parts ----------------------------------------------- */

static const struct usual {
    sdyrt_op_kind kind;
    const char *from, *axes, *to;
} usuals[] = {
    {SDYRT_OP_ALL_GATHER, "[{'1'}, {}]", "[{\"1\"}, {}]", "[{}, {}]"},
    {SDYRT_OP_ALL_REDUCE, "[{}, {}]", "{\"1\"}", "[{}, {}]"},
    {SDYRT_OP_ALL_TO_ALL, "[{}, {}]", "[{\"1\"}: 0->0]", "[{'1'}, {}]"},
    {SDYRT_OP_BROADCAST, "[{}, {}]", "{\"1\"}", "[{}, {}]"},
    {SDYRT_OP_SCATTER, "[{}, {}]", "[{\"1\"}, {}]", "[{'1'}, {}]"},
    {SDYRT_OP_SEND_RECV, "[{}, {}]", "{\"1\"}", "[{}, {}]"},
    {SDYRT_OP_SHIFT, "[{}, {}]", "{\"1\"}", "[{}, {}]"},
};

/* An operation on i32 of 4x6 and a grid of 2x3, along its rows. */
static sdyrt_op usual_op(sdyrt_op_kind kind) {
    static const int64_t root[] = {2};
    const struct usual *u = usuals;
    while (u->kind != kind)
        u++;
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = kind;
    op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 2, .dims = {4, 6}};
    op.from = cut("<mesh<['0'=2, '1'=3]>, %s>", u->from);
    op.to = cut("<mesh<['0'=2, '1'=3]>, %s>", u->to);
    op.axes = u->axes;
    op.own_axes = axis_0;
    if (kind == SDYRT_OP_BROADCAST || kind == SDYRT_OP_SCATTER) {
        op.root = root;
        op.n_root = 1;
    }
    return op;
}

static void assert_refused(const sdyrt_op *op, sdyrt_error_kind kind,
                           const char *text) {
    const sdyrt_status status = sdyrt_op_verify(op);
    if (status == SDYRT_OK || sdyrt_last_error_kind() != kind ||
        strcmp(sdyrt_last_error(), text) != 0)
        fail_msg("expected \"%s\", found status %d, \"%s\"", text, status,
                 sdyrt_last_error());
    sdyrt_plan *plan = NULL;
    assert_int_equal(sdyrt_plan_preview(op, NULL, 0, 6, &plan), status);
    assert_null(plan);
}

static void test_wrong_axes_are_refused(void **state) {
    (void)state;
    sdyrt_op op = usual_op(SDYRT_OP_ALL_GATHER);
    op.axes = "[{\"2\"}, {}]";
    assert_refused(&op, SDYRT_KIND_UNKNOWN_AXIS,
                   "all_gather: unknown axis name: \"2\"");
    op.axes = "[{\"1\", \"1\"}, {}]";
    assert_refused(&op, SDYRT_KIND_DUP_AXIS_REF,
                   "all_gather: duplicate axis ref: \"1\"");
    release_sides(&op);
    op = usual_op(SDYRT_OP_SHIFT);
    op.shift_axis = 1;
    assert_refused(
        &op, SDYRT_KIND_GRID_AXES,
        "shift: Invalid shift axis 1. It must be one of the operation's 1.");
    op.shift_axis = -1;
    assert_refused(
        &op, SDYRT_KIND_GRID_AXES,
        "shift: Invalid shift axis -1. It must be one of the operation's 1.");
    op.shift_axis = 0;
    const sdyrt_axis_list missing = {NULL, 1};
    sdyrt_op_axes lists = SDYRT_OP_AXES_INIT;
    lists.lists = &missing;
    lists.n_lists = 1;
    op.axes = NULL;
    op.axis_lists = &lists;
    assert_refused(&op, SDYRT_KIND_NULL_ARGUMENT,
                   "the axes of the operation: the list of 1 axes is NULL");
    release_sides(&op);
    op = usual_op(SDYRT_OP_BROADCAST);
    op.axes = "{\"1\", \"1\"}";
    assert_refused(&op, SDYRT_KIND_DUP_AXIS_REF,
                   "broadcast: duplicate axis ref: \"1\"");
    op.axes = "{\"1\"}";
    op.root = NULL;
    assert_refused(&op, SDYRT_KIND_BAD_VALUE,
                   "broadcast: 'root' is NULL, and has 1 entries");
    release_sides(&op);
}

static void test_wrong_members_are_refused(void **state) {
    (void)state;
    const int64_t outside[] = {3}, below[] = {-1};
    sdyrt_op op = usual_op(SDYRT_OP_BROADCAST);
    op.root = outside;
    assert_refused(&op, SDYRT_KIND_GRID_DEVICE,
                   "broadcast: Out of bounds coordinate 0 for in-group device "
                   "\"root\". Got 3, but expected value in the range [0, 2].");
    op.root = below;
    assert_refused(&op, SDYRT_KIND_GRID_DEVICE,
                   "broadcast: Out of bounds coordinate 0 for in-group device "
                   "\"root\". Got -1, but expected value in the range [0, "
                   "2].");
    op.n_root = 0;
    assert_refused(&op, SDYRT_KIND_GRID_DEVICE,
                   "broadcast: In-group device \"root\" has unexpected "
                   "multi-index size 0. Expected 1.");
    release_sides(&op);
    const sdyrt_pair far = {0, 3}, both[] = {{0, 1}, {2, 1}};
    op = usual_op(SDYRT_OP_SEND_RECV);
    op.pairs = &far;
    op.n_pairs = 1;
    assert_refused(&op, SDYRT_KIND_GRID_DEVICE,
                   "send_recv: pair 0 is from member 0 to 3, expected values "
                   "in the range [0, 2]");
    op.pairs = both;
    op.n_pairs = 2;
    assert_refused(&op, SDYRT_KIND_GRID_DEVICE,
                   "send_recv: members 0 and 2 both send to 1");
    release_sides(&op);
}

static void test_wrong_parts_are_refused(void **state) {
    (void)state;
    const int64_t short_of[] = {0, 1, 2, 3}, falling[] = {0, 3, 2, 4};
    sdyrt_op op = usual_op(SDYRT_OP_SCATTER);
    op.axes = "[{}, {}, {\"1\"}]";
    assert_refused(
        &op, SDYRT_KIND_COLL_AXES_RANK,
        "scatter: result sharding has rank 2 but collective axes has rank 3");
    op.axes = "[{\"1\"}, {}]";
    cut_at(&op.to, 0, short_of, 3);
    assert_refused(
        &op, SDYRT_KIND_PARTITION_OFFSETS,
        "result: dim 0 has 3 offsets, expected one more than its 3 shards");
    cut_at(&op.to, 0, short_of, 4);
    assert_refused(&op, SDYRT_KIND_PARTITION_OFFSETS,
                   "result: dim 0 has last offset 3, expected its size 4");
    cut_at(&op.to, 0, falling, 4);
    assert_refused(
        &op, SDYRT_KIND_PARTITION_OFFSETS,
        "result: dim 0 has offset 2 after 3, expected offsets that never fall");
    release_sides(&op);
    op = usual_op(SDYRT_OP_ALL_TO_ALL);
    op.axes = "[{\"1\"}: 0->2]";
    assert_refused(&op, SDYRT_KIND_A2A_TGT_RANGE,
                   "all_to_all: target dimension 2 is out of range [0, 2)");
    const sdyrt_all_to_all_param below = {{&axis_refs[1], 1}, -1, 0};
    sdyrt_op_axes lists = SDYRT_OP_AXES_INIT;
    lists.params = &below;
    lists.n_params = 1;
    op.axes = NULL;
    op.axis_lists = &lists;
    assert_refused(&op, SDYRT_KIND_A2A_SRC_RANGE,
                   "all_to_all: source dimension -1 is out of range [0, 2)");
    release_sides(&op);
}

static void test_wrong_values_are_refused(void **state) {
    (void)state;
    sdyrt_op op = usual_op(SDYRT_OP_ALL_REDUCE);
    op.averages = true;
    op.reduction = SDYRT_MAX;
    assert_refused(&op, SDYRT_KIND_BAD_VALUE,
                   "all_reduce: an average is of a sum, not of 'max'");
    op.reduction = SDYRT_SUM;
    op.combine = check_combine_in_order;
    assert_refused(&op, SDYRT_KIND_BAD_VALUE,
                   "all_reduce: an average is of a sum, not of 'generic'");
    op.averages = false;
    op.combine = NULL;
    op.type.dtype = SDYRT_F8E5M2;
    assert_refused(
        &op, SDYRT_KIND_DTYPE_REDUCTION,
        "all_reduce: f8E5M2 has no reduction sum, needed along {\"1\"}");
    op.type.dtype = SDYRT_I32;
    op.type.dims[0] = SDYRT_DYNAMIC;
    assert_refused(&op, SDYRT_KIND_DYNAMIC_SHAPE,
                   "the size of dimension 0 is not known");
    op.struct_bytes--;
    assert_int_equal(sdyrt_op_verify(&op), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_STRUCT_BYTES);
    release_sides(&op);
}

/* -- halos ----------------------------------------------------------------- */

/* Of 8x6 on 2x3, one axis a dimension, with halos of 1 and 2, and of 0 and 1.
 */
static const sdyrt_sharding *with_halos(void) {
    const sdyrt_sharding *s = cut("<mesh<['0'=2, '1'=3]>, [{'0'}, {'1'}]>");
    add_halo(&s, 0, 1, 2);
    add_halo(&s, 1, 0, 1);
    return s;
}

static sdyrt_op halo_op(sdyrt_op_kind kind) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = kind;
    op.type = (sdyrt_type){.dtype = SDYRT_F32, .rank = 2, .dims = {8, 6}};
    op.own_axes = no_axes;
    op.from = with_halos();
    op.to = with_halos();
    return op;
}

/* Take another sharding instead. */
static void change(const sdyrt_sharding **side, const sdyrt_sharding *other) {
    sdyrt_sharding_release(*side);
    *side = other;
}

static void test_wrong_halos_are_refused(void **state) {
    (void)state;
    sdyrt_op op = halo_op(SDYRT_OP_UPDATE_HALO);
    assert_int_equal(sdyrt_op_verify(&op), SDYRT_OK);
    op.axes = "{\"0\"}";
    assert_refused(&op, SDYRT_KIND_BAD_VALUE,
                   "update_halo: 'axes' is '{\"0\"}', the operation has none");
    op.axes = NULL;
    change(&op.from, cut("<mesh<['0'=2, '1'=3]>, [{'1'}, {}]>"));
    add_halo(&op.from, 0, 0, 1);
    assert_refused(&op, SDYRT_KIND_GRID_HALO,
                   "update_halo: operand and result shardings differ in more "
                   "than their halos: <mesh<[\"0\"=2, \"1\"=3]>, [{\"1\"}, "
                   "{}]>, <mesh<[\"0\"=2, \"1\"=3]>, [{\"0\"}, {\"1\"}]>");
    change(&op.from, cut("<mesh<['0'=3, '1'=2]>, [{'0'}, {'1'}]>"));
    assert_refused(&op, SDYRT_KIND_COLL_MESH_MISMATCH,
                   "update_halo: result mesh does not match operand mesh: "
                   "<[\"0\"=2, \"1\"=3]>, <[\"0\"=3, \"1\"=2]>");
    change(&op.from, NULL);
    assert_refused(&op, SDYRT_KIND_COLL_NO_OPERAND_SHARDING,
                   "update_halo: collective on operand without sharding");
    change(&op.from, with_halos());
    change(&op.to, NULL);
    assert_refused(&op, SDYRT_KIND_NULL_ARGUMENT,
                   "update_halo: 'to' is NULL, the result needs a sharding");
    release_sides(&op);
}

static void test_wrong_reshards_are_refused(void **state) {
    (void)state;
    static const int ranks[] = {0, 1, 2, 3, 4, 5};
    static const int64_t rows[] = {0, 5, 8}, columns[] = {0, 1, 2, 6};
    sdyrt_op op = halo_op(SDYRT_OP_RESHARD);
    change(&op.from, cut("<mesh<['0'=2, '1'=3]>, [{'0'}, {'1'}]>"));
    cut_at(&op.from, 0, rows, 3);
    cut_at(&op.from, 1, columns, 4);
    assert_int_equal(sdyrt_op_verify(&op), SDYRT_OK);
    add_halo(&op.from, 0, 1, 0);
    assert_int_equal(sdyrt_op_verify(&op), SDYRT_OK);
    cut_at(&op.from, 1, columns, 3);
    assert_refused(
        &op, SDYRT_KIND_PARTITION_OFFSETS,
        "operand: dim 1 has 3 offsets, expected one more than its 3 shards");
    change(&op.from, cut("<mesh<['0'=2, '1'=2]>, [{'0'}, {'1'}]>"));
    assert_int_equal(sdyrt_op_verify(&op), SDYRT_OK);
    op.from_ranks = op.to_ranks = ranks;
    op.n_from_ranks = op.n_to_ranks = 6;
    assert_refused(&op, SDYRT_KIND_PLACEMENT,
                   "from_ranks has 6 ranks for a mesh of 4 devices");
    op.from_ranks = op.to_ranks = NULL;
    op.n_from_ranks = op.n_to_ranks = 0;
    const sdyrt_sharding *const to = op.to;
    op.to = NULL;
    assert_refused(&op, SDYRT_KIND_NULL_ARGUMENT,
                   "reshard: 'to' is NULL, the result needs a sharding");
    op.to = to;
    op.type =
        (sdyrt_type){.dtype = SDYRT_I8, .rank = 2, .dims = {INT64_MAX, 1}};
    change(&op.to, cut("<mesh<['0'=2, '1'=3]>, [{'0'}, {'1'}]>"));
    add_halo(&op.to, 0, INT64_MAX, INT64_MAX);
    assert_refused(&op, SDYRT_KIND_OVERFLOW,
                   "reshard: dimension 0 of 9223372036854775807 "
                   "elements and halos of 9223372036854775807 and "
                   "9223372036854775807 has more than 2^63 - 1");
    op.type.dims[0] = INT64_MAX / 2;
    op.type.dtype = SDYRT_I16;
    add_halo(&op.to, 0, INT64_MAX / 2, 0);
    assert_refused(&op, SDYRT_KIND_OVERFLOW,
                   "reshard: 9223372036854775806 elements of i16 do not fit "
                   "2^63 - 1 bytes");
    release_sides(&op);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wrong_axes_are_refused),
        cmocka_unit_test(test_wrong_members_are_refused),
        cmocka_unit_test(test_wrong_parts_are_refused),
        cmocka_unit_test(test_wrong_values_are_refused),
        cmocka_unit_test(test_wrong_halos_are_refused),
        cmocka_unit_test(test_wrong_reshards_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
