/* The rules for operations: one kind of error for each, in Shardy's order. */
#include "collectives/op_cases.h"

#include "mesh/axes.h"

static void test_verdicts_are_those_of_shardy(void **state) {
    (void)state;
    static const op_case cases[] = {
        {GATHER, "[{'a','b'},{}]", "[{'b'},{}]", "[{'a'},{}]", OK, ""},
        {GATHER, "[{'a','b'},{}]", "[{'b':(2)2},{}]", "[{'a','b':(1)2},{}]", OK,
         ""},
        {GATHER, "[{'a','b'},{}]", "[{'a'},{}]", "[{'b'},{}]",
         KIND(COLL_CANNOT_APPLY), "gathering axis 'a'"},
        {GATHER, "[{'a','b'},{}]", "[{'b':(1)2},{}]", "[{'a','b':(2)2},{}]",
         KIND(COLL_CANNOT_APPLY),
         "gathering axis 'b':(1)2 to operand sharding on dimension 0"},
        {GATHER, "[{'a','b'},{}]", "[{'a','b'},{}]", "[{},{}]", OK, ""},
        {SLICE, "[{'b':(1)2},{}]", "[{'b':(2)2},{}]", "[{'b'},{}]", OK, ""},
        {SLICE, "[{'b':(1)2},{}]", "[{'b':(2)2},{}]",
         "[{'b':(1)2,'b':(2)2},{}]", KIND(MERGEABLE_SUBAXES), "result: "},
        {SLICE, NULL, "[{'a'},{'c'}]", "[{'a'},{'c'}]", OK, ""},
        {GATHER, NULL, "[{},{}]", "[{},{}]", KIND(COLL_NO_OPERAND_SHARDING),
         "all_gather: collective on operand without sharding"},
        {TO_ALL, "[{'a','b'},{'c'},{}]", "[{'b'}: 0->2]", "[{'a'},{'c'},{'b'}]",
         OK, ""},
        {TO_ALL, "[{'a','b'},{'c'},{}]", "[{'b'}: 0->2, {'c'}: 1->2]",
         "[{'a'},{'c'},{'b'}]", KIND(A2A_DIM_REUSED), ": 2"},
        {TO_ALL, "[{'a','b'},{'c'},{}]", "[{'b'}: 0->1]",
         "[{'a'},{'c','b'},{}]", OK, ""},
        {PERMUTE, "[{'b'},{'c'}]", NULL, "[{'a','c'},{'b':(1)2}]", OK, ""},
        {PERMUTE, "[{'b'},{'c'}]", NULL, "[{'a'},{'b'}]", KIND(CP_SIZE),
         "dimension 0: 2 != 4"},
        {REDUCE, "[{'a'},{}], unreduced={'c'}", "{'c'}", "[{'a'},{}]", OK, ""},
        {REDUCE, "[{'a'},{}]", "{'c'}", "[{'a'},{}]", OK, ""},
        {REDUCE, "[{'a'},{}]", "{'a'}", "[{'a'},{}]",
         KIND(AR_OVERLAP_DIM_OR_REPL),
         "all_reduce: reduction axis 'a' overlaps with operand dimension "
         "sharding or replicated axes"},
        {REDUCE, "[{'a'},{}], unreduced=max{'c'}", "{'c'}", "[{'a'},{}]",
         KIND(UNRED_REMOVED_OP),
         "all_reduce: removes by 'sum' unreduced axes {'c'}, whose terms "
         "combine by 'max'"},
        {SCATTER, "[{'a'},{}], unreduced={'c'}", "[{'c'},{}]", "[{'a','c'},{}]",
         OK, ""},
        {S2U, "[{'a','c'},{}]", "[{'c'},{}]", "[{'a'},{}], unreduced={'c'}", OK,
         ""},
        {R2U, "[{'a'},{}]", "{'c'}", "[{'a',?},{}], unreduced={'c'}",
         KIND(R2U_DIMS), "{'a', ?}"},
    };
    ASSERT_VERDICTS(cases);
}

static void test_what_all_operations_share(void **state) {
    (void)state;
    static const op_case cases[] = {
        {TO_ALL, NULL, "[{'a'}: 0->1]", "[{},{'a'}]",
         KIND(COLL_NO_OPERAND_SHARDING), "all_to_all"},
        {PERMUTE, NULL, NULL, "[{},{}]", KIND(COLL_NO_OPERAND_SHARDING), ""},
        {S2U, NULL, "[{},{}]", "[{},{}]", KIND(COLL_NO_OPERAND_SHARDING), ""},
        {R2U, NULL, "{'a'}", "[{},{}]", KIND(COLL_NO_OPERAND_SHARDING), ""},
        {GATHER, "[{'z'},{}]", "[{},{}]", "[{'z'},{}]", KIND(UNKNOWN_AXIS),
         "operand: unknown axis name: 'z'"},
        {GATHER, "[{'a'},{}]", "[{},{}]", "[{'z'},{}]", KIND(UNKNOWN_AXIS),
         "result: unknown axis name: 'z'"},
        {GATHER, "[{'a'},{}]", "[{'a'},{}]", "<@none, [{},{}]>",
         KIND(UNKNOWN_MESH), "result: unknown mesh: @none"},
        {GATHER, "[{'a'},{}]", "[{'a'},{}]", "<@turned, [{},{}]>",
         KIND(COLL_MESH_MISMATCH), "device_ids=[15,"},
        {GATHER, "[{'a'},{}]", "[{'a'},{}]", "<@same, [{},{}]>", OK, ""},
        {GATHER, "[{},{}]", "[{},{}]", "<@empty, [{},{}]>",
         KIND(COLL_MESH_MISMATCH), "<[]>"},
        {GATHER, "<@max, []>", "[]", "<@max, []>", OK, "",
         .type = "tensor<4x4xf32>"},
        {PERMUTE, "[{},{}]", NULL, "<@max, []>", KIND(COLL_RANK_MISMATCH),
         "result sharding has rank 0 but operand sharding has rank 2",
         .type = "tensor<4x4xf32>"},
        {PERMUTE, "<@max, []>", NULL, "<@max5, []>", OK, "",
         .type = "tensor<4x4xf32>"},
        {GATHER, "[{'a'},{}]", "[{'a'}, {]", "[{},{}]", KIND(PARSE_AXIS),
         "column"},
        {GATHER, "[{'a'},{}]", "{'a'}", "[{},{}]", KIND(PARSE_SYNTAX), ""},
    };
    ASSERT_VERDICTS(cases);
}

static void test_axes_per_dimension(void **state) {
    (void)state;
    static const op_case cases[] = {
        {GATHER, "[{'a'},{'b'}]", "[{'z'}]", "[{},{'b'}]", KIND(UNKNOWN_AXIS),
         "'z'"},
        {GATHER, "[{'a'},{'b'}]", "[{'a'},{'a'},{}]", "[{},{'b'}]",
         KIND(DUP_AXIS_REF), "'a'"},
        {GATHER, "[{'b'},{}]", "[{'b':(1)2,'b':(2)2},{}]", "[{},{}]",
         KIND(MERGEABLE_SUBAXES), "'b':(1)2, 'b':(2)2"},
        {GATHER, "[{'b':(1)2},{'b':(2)2}]", "[{'b':(1)2},{'b':(2)2}]",
         "[{},{}]", OK, ""},
        {GATHER, "[{'a'},{'b'}]", "[{'a'}]", "[{},{'b'}]", KIND(COLL_AXES_RANK),
         "result sharding has rank 2 but collective axes has rank 1"},
        {GATHER, "[{'a'},{'b'}]", "[{'a'},{}]", "[{},{}]",
         KIND(COLL_RESULT_MISMATCH),
         "expected sharding ['b'] on dimension 1: it is []"},
        {GATHER, "[{'a'},{}]", "[{},{'a'}]", "[{'a'},{}]",
         KIND(COLL_CANNOT_APPLY), "dimension 1"},
        {GATHER, "[{'a', ?}p1,{}], replicated={'c'}", "[{'a'},{}]",
         "[{?},{}], replicated={'b'}", OK, ""},
        {GATHER, "[{},{}]", "[{},{}]", "[{},{}]", OK, ""},
        {SLICE, "[{'a'},{}]", "[{'b':(2)2},{}]", "[{'a','b':(2)2},{}]", OK, ""},
        {SLICE, "[{'a'},{}]", "[{'c','b'},{}]", "[{'a','b','c'},{}]",
         KIND(COLL_RESULT_MISMATCH), "['a', 'c', 'b']"},
        {SLICE, "[{'a'},{}]", "[{},{'a'}]", "[{'a'},{'a'}]", KIND(DUP_AXIS_REF),
         "result: "},
        {GATHER, "<@x, [{'x':(2)6},{}]>", "[{'x':(3)4},{}]", "<@x, [{},{}]>",
         KIND(SUB_GAP), "'x':(3)4"},
    };
    ASSERT_VERDICTS(cases);
}

static void test_numbers_of_the_axes_are_checked_after_shardys_rules(void **s) {
    (void)s;
    static const op_case cases[] = {
        {GATHER, "[{'b':(1)2},{}]", "[{'b':(2)1},{}]", "[{'b':(1)2},{}]",
         KIND(SUB_SIZE), "'b':(2)1"},
        {GATHER, "[{'b'},{}]", "[{'b':(1)4},{}]", "[{},{}]", KIND(SUB_IS_FULL),
         "'b':(1)4"},
        {GATHER, "[{'b'},{}]", "[{'b':(-2)-2},{}]", "[{},{}]", KIND(SUB_PRE),
         "'b':(-2)-2"},
        {GATHER, "[{'b'},{}]", "[{'b':(0)0},{}]", "[{},{}]",
         KIND(COLL_CANNOT_APPLY), "'b':(0)0"},
        {SLICE, "[{},{}]", "[{'b':(0)0},{'b':(0)-1}]", "[{},{}]",
         KIND(COLL_RESULT_MISMATCH), "(0)0"},
        {SLICE, "[{'b':(1)2},{}]", "[{'b':(2)4611686018427387904},{}]",
         "[{'b'},{}]", KIND(COLL_RESULT_MISMATCH), "9223372036854775807"},
        {SLICE, "[{'b':(1)2},{}]", "[{'b':(2)1},{}]", "[{'b':(1)2},{}]",
         KIND(SUB_SIZE), "'b':(2)1"},
        {REDUCE, "[{},{}]", "{'b':(3)2}", "[{},{}]", KIND(SUB_NOT_DIVIDING),
         "6 doesn't divide the size of the full axis 4"},
        {REDUCE, "[{},{}]", "{'b':(1)2, 'b'}", "[{},{}]", KIND(SUB_AND_FULL),
         "'b'"},
        {REDUCE, "<@x, [{}]>", "{'x':(1)4, 'x':(2)6}", "<@x, [{}]>",
         KIND(SUB_OVERLAP), "'x':(1)4, 'x':(2)6"},
        {REDUCE, "<@x, [{}]>", "{'x':(1)2, 'x':(3)2}", "<@x, [{}]>",
         KIND(SUB_GAP), "'x':(1)2 and 'x':(3)2"},
        /* refs of the operation and of the value */
        {REDUCE, "<@x, [{'x':(1)2}]>", "{'x':(3)2}", "<@x, [{'x':(1)2}]>",
         KIND(SUB_GAP), "'x':(3)2 and 'x':(1)2"},
        {REDUCE, "<@x, [{}], unreduced={'x':(1)4}>", "{'y'}",
         "<@x, [{}], unreduced={'x':(1)6}>", KIND(SUB_GAP),
         "'x':(1)4 and 'x':(1)6"},
        {REDUCE, "<@x, [{}], unreduced={'x':(1)2}>", "{'x':(1)3}", "<@x, [{}]>",
         KIND(SUB_GAP), "'x':(1)3 and 'x':(1)2"},
        {REDUCE, "<@x, [{'x':(1)2}]>", "{'x':(4)3}", "<@x, [{'x':(1)2}]>", OK,
         ""},
        {RESHARD, "<@x, [{'x':(1)4}]>", NULL, "<@x, [{'x':(1)6}]>", OK, ""},
        {PERMUTE, "<@x, [{'x':(1)2}]>", NULL, "<@x, [{'x':(3)2}]>", OK, ""},
    };
    ASSERT_VERDICTS(cases);
}

static void test_all_to_all(void **state) {
    (void)state;
    static const op_case cases[] = {
        {TO_ALL, "[{'a'},{}]", "[]", "[{'a'},{}]", KIND(A2A_EMPTY), ""},
        {TO_ALL, "[{'a'},{}]", "[{'z'}: 7->7]", "[{},{'a'}]",
         KIND(UNKNOWN_AXIS), "'z'"},
        {TO_ALL, "[{'a'},{}]", "[{'a'}: 2->1]", "[{},{'a'}]",
         KIND(A2A_SRC_RANGE), "source dimension 2 is out of range [0, 2)"},
        {TO_ALL, "[{'a'},{}]", "[{'a'}: -1->1]", "[{},{'a'}]",
         KIND(A2A_SRC_RANGE), "source dimension -1"},
        {TO_ALL, "[{'a'},{}]", "[{'a'}: 0->4294967297]", "[{},{'a'}]",
         KIND(A2A_TGT_RANGE), "target dimension 4294967297"},
        {TO_ALL, "[{'a'},{}]", "[{'a'}: 0->0]", "[{},{'a'}]",
         KIND(A2A_DIM_REUSED), ": 0"},
        {TO_ALL, "[{},{},{'b'},{'a'}]", "[{'a'}: 3->0, {'b'}: 2->1]",
         "[{'a'},{'b'},{},{}]", KIND(A2A_SRC_ORDER), "2 appears after 3"},
        {TO_ALL, "[{},{},{'b'},{'a'}]", "[{'b'}: 2->1, {'a'}: 3->0]",
         "[{'a'},{'b'},{},{}]", OK, ""},
        {TO_ALL, "[{},{},{'b'},{'a'}]", "[{'b'}: 2->1, {'b'}: 3->0]",
         "[{'b'},{'a'},{},{}]", KIND(DUP_AXIS_REF), "'b'"},
        {TO_ALL, "[{'a','b'},{}]", "[{'a'}: 0->1]", "[{'b'},{'a'}]",
         KIND(COLL_CANNOT_APPLY), "all-to-all axis 'a'"},
        {TO_ALL, "[{'a','b'},{}]", "[{'b'}: 0->1]", "[{},{'b'}]",
         KIND(COLL_RESULT_MISMATCH), "['a'] on dimension 0"},
        {TO_ALL, "[{'a','b'},{}]", "[{'b'}: 0->1]", "[{'a'},{}]",
         KIND(COLL_RESULT_MISMATCH), "['b'] on dimension 1"},
        {TO_ALL, "[{'a'},{},{'b'}]", "[{'a'}: 0->1]", "[{},{'a'},{}]",
         KIND(COLL_RESULT_MISMATCH), "['b'] on dimension 2"},
        {TO_ALL, "[{'b':(2)2},{'b':(1)2}]", "[{'b':(2)2}: 0->1]", "[{},{'b'}]",
         OK, ""},
    };
    ASSERT_VERDICTS(cases);
}

static void test_collective_permute(void **state) {
    (void)state;
    static const op_case cases[] = {
        {PERMUTE, "[{'a'},{}]", NULL, "[{'a'},{}]", OK, ""},
        {PERMUTE, "[{'a'},{}]", NULL, "<@turned, [{'c'},{}]>", OK, ""},
        {PERMUTE, "[{'a'},{}]", NULL, "<@same, [{'a'},{}]>", KIND(CP_SAME_IDS),
         "@same, @m"},
        {PERMUTE, "[{'a'},{}]", NULL, "<@other, [{'a'},{}]>",
         KIND(CP_MESH_AXES), "<['b'=4, 'a'=2, 'c'=2]>"},
        {PERMUTE, "[{'a'},{'b'}]", NULL, "[{'c'},{'b':(1)2}]", KIND(CP_SIZE),
         "dimension 1: 2 != 4"},
    };
    ASSERT_VERDICTS(cases);
}

static void test_all_reduce_and_reduce_scatter(void **state) {
    (void)state;
    static const op_case cases[] = {
        {REDUCE, "[{'a'},{}]", "{'c'}", "[{},{}]", KIND(AR_NOT_EQUIVALENT),
         "[{'a'}, {}]"},
        {REDUCE, NULL, "{'c'}", "[{'a'},{}]", KIND(AR_NOT_EQUIVALENT), ""},
        {REDUCE, NULL, "{'c'}", "[{},{}]", OK, ""},
        {REDUCE, "[{'a'},{}]", "{'c'}", "<@same, [{'a'},{}]>",
         KIND(AR_NOT_EQUIVALENT), "@same"},
        {REDUCE, "[{},{}]", "{'c'}", "<@same, [{},{}]>", OK, ""},
        {REDUCE, "[{'a'},{}]", "{'c','b'}", "[{'a'},{}]", KIND(UNREDUCED_ORDER),
         "reduction axes are not ordered w.r.t. mesh: 'c' comes before 'b'"},
        {REDUCE, "[{'a'},{}]", "{'y','z'}", "[{'a'},{}]", KIND(UNKNOWN_AXIS),
         "'y'"},
        {REDUCE, "[{'a'},{}]", "{'b':(1)2,'b':(2)2}", "[{'a'},{}]",
         KIND(MERGEABLE_SUBAXES), "'b':(1)2"},
        {REDUCE, "[{},{}], replicated={'b':(1)2}", "{'b'}", "[{},{}]",
         KIND(AR_OVERLAP_DIM_OR_REPL), "'b'"},
        {REDUCE, "[{},{}], unreduced={'b'}", "{'b':(2)2}",
         "[{},{}], unreduced={'b'}", KIND(AR_OVERLAP_UNREDUCED),
         "axis 'b':(2)2 overlaps with result unreduced axes"},
        {REDUCE, "[{},{}], unreduced={'b'}", "{'b':(2)2}",
         "[{},{}], unreduced={'b':(1)2}", OK, ""},
        {REDUCE, "[{},{}]", "{'b'}", "[{},{}], unreduced={'a'}",
         KIND(UNRED_INTRODUCED), "{'a'}"},
        {REDUCE, NULL, "{'b'}", "[{},{}], unreduced={'a'}",
         KIND(UNRED_INTRODUCED), "{'a'}"},
        {REDUCE, "[{},{}], unreduced=max{'a'}", "{'b'}",
         "[{},{}], unreduced={'a'}", KIND(UNRED_KEPT_OP), "max {'a'}"},
        {REDUCE, "[{},{}], unreduced=max{'a'}", "{'a'}", "[{},{}]", OK, "",
         .reduction = SDYRT_MAX},
        {REDUCE, "[{},{}], unreduced=min{'a','b'}", "{'a'}",
         "[{},{}], unreduced=min{'b'}", OK, "", .reduction = SDYRT_MIN},
        {REDUCE, "[{},{}]", "{}", "[{},{}]", OK, ""},
        /* prod has no unreduced axes */
        {REDUCE, "[{},{}]", "{'a'}", "[{},{}]", OK, "",
         .reduction = SDYRT_PROD},
        {REDUCE, "[{},{}], unreduced={'a'}", "{'a'}", "[{},{}]",
         KIND(UNRED_REMOVED_OP), "prod", .reduction = SDYRT_PROD},
        /* terms that nothing combines; fine with Shardy */
        {REDUCE, "[{},{}], unreduced={'a','b'}", "{'a'}", "[{},{}]",
         KIND(UNREDUCED_CHANGED), "{'a', 'b'}"},
        {REDUCE, "[{},{}], unreduced={'b'}", "{'b':(1)2}", "[{},{}]",
         KIND(UNREDUCED_CHANGED), "{'b'}"},
        {SCATTER, "[{},{}], unreduced={'a','b'}", "[{'a'},{}]", "[{'a'},{}]",
         KIND(UNREDUCED_CHANGED), "{'a', 'b'}"},
        /* the transition comes before the axes */
        {SCATTER, "[{},{}], unreduced=max{'a'}", "[{'z'},{}]", "[{'a'},{}]",
         KIND(UNRED_REMOVED_OP), "{'a'}"},
        {SCATTER, "[{},{}]", "[{'z'},{}]", "[{},{}], unreduced={'a'}",
         KIND(UNRED_INTRODUCED), "{'a'}"},
        {SCATTER, "[{},{}], unreduced={'a'}", "[{'z'},{}]",
         "[{},{}], unreduced=max{'a'}", KIND(UNRED_KEPT_OP), "max {'a'}"},
        {SCATTER, NULL, "[{'b'},{'a'}]", "[{'b'},{'a'}]", OK, ""},
        {SCATTER, "[{'b':(1)2},{}], unreduced={'b':(2)2}", "[{'b':(2)2},{}]",
         "[{'b'},{}]", OK, ""},
        {SCATTER, "[{'a'},{}]", "[{'b'},{}]", "[{'a'},{'b'}]",
         KIND(COLL_RESULT_MISMATCH), "['a', 'b'] on dimension 0"},
    };
    ASSERT_VERDICTS(cases);
}

static void test_making_unreduced_axes(void **state) {
    (void)state;
    static const op_case cases[] = {
        {S2U, "[{'a'},{}]", "[{'z'},{}]", "[{},{}], unreduced=max{'a'}",
         KIND(S2U_OP), "reduction max, expected sum"},
        {S2U, "[{'a'},{}]", "[{'b'},{}]", "[{},{}], unreduced={'b'}",
         KIND(COLL_CANNOT_APPLY), "shard-to-unreduce axis 'b'"},
        {S2U, "[{'a'},{}]", "[{'a'},{}]", "[{},{}]", KIND(S2U_AXES),
         "result unreduced axes {}, expected {'a'}"},
        {S2U, "[{'a'},{}], unreduced={'b':(2)2}", "[{'a'},{}]",
         "[{},{}], unreduced={'a','b':(2)2}", OK, ""},
        {S2U, "[{'b':(1)2},{}], unreduced={'b':(2)2}", "[{'b':(1)2},{}]",
         "[{},{}], unreduced={'b'}", OK, ""},
        {S2U, "[{'a'},{}], unreduced=max{'b'}", "[{'a'},{}]",
         "[{},{}], unreduced={'a','b'}", KIND(UNRED_KEPT_OP), "max {'b'}"},
        {S2U, "[{'a'},{}]", "[{},{}]", "[{'a'},{}]", OK, ""},
        {R2U, "[{'a'},{}]", "{}", "[{},{}], unreduced=max{'a'}", KIND(R2U_OP),
         "max"},
        {R2U, "[{'a'}p1,{}]", "{'b'}", "[{'a'}p2,{}], unreduced={'b'}",
         KIND(R2U_DIMS), "p2"},
        {R2U, "[{'a'},{}]", "{}", "[{'a'},{}]", KIND(R2U_EMPTY), ""},
        {R2U, "[{},{}]", "{'c','b'}", "[{},{}], unreduced={'b','c'}",
         KIND(UNREDUCED_ORDER),
         "r2u axes are not ordered w.r.t. mesh: 'c' comes before 'b'"},
        {R2U, "[{},{}]", "{'b','b'}", "[{},{}], unreduced={'b'}",
         KIND(DUP_AXIS_REF), "'b'"},
        {R2U, "[{'a'},{}]", "{'a'}", "[{'a'},{}]", KIND(R2U_OVERLAP_DIM),
         "'a'"},
        {R2U, "[{},{}], unreduced={'b'}", "{'b':(1)2}",
         "[{},{}], unreduced={'b'}", KIND(R2U_OVERLAP_UNREDUCED), "'b':(1)2"},
        {R2U, "[{},{}]", "{'b'}", "[{},{}], unreduced={'c'}", KIND(R2U_AXES),
         "{'c'}, expected {'b'}"},
        {R2U, "[{'a'},{}], unreduced={'b':(2)2}", "{'b':(1)2}",
         "[{'a'},{}], unreduced={'b'}", OK, ""},
        {R2U, "[{},{}], unreduced=max{'b'}", "{'a'}",
         "[{},{}], unreduced={'a','b'}", KIND(UNRED_KEPT_OP), "max {'b'}"},
    };
    ASSERT_VERDICTS(cases);
}

static void test_moving_keeps_unreduced_axes(void **state) {
    (void)state;
    static const op_case cases[] = {
        {GATHER, "[{'a'},{}], unreduced={'b'}", "[{'a'},{}]",
         "[{},{}], unreduced={'b'}", OK, ""},
        {GATHER, "[{'a'},{}], unreduced={'b'}", "[{'a'},{}]", "[{},{}]",
         KIND(UNREDUCED_CHANGED), "all_gather"},
        {SLICE, "[{},{}]", "[{'a'},{}]", "[{'a'},{}], unreduced={'b'}",
         KIND(UNREDUCED_CHANGED), "{'b'}"},
        {TO_ALL, "[{'a'},{}], unreduced={'b'}", "[{'a'}: 0->1]",
         "[{},{'a'}], unreduced=max{'b'}", KIND(UNREDUCED_CHANGED),
         "max {'b'}"},
        {PERMUTE, "[{'a'},{}], unreduced={'b'}", NULL,
         "<@turned, [{'a'},{}], unreduced={'c'}>", KIND(UNREDUCED_CHANGED),
         "{'c'}"},
        {PERMUTE, "[{'a'},{}], unreduced=max{'b'}", NULL,
         "<@turned, [{'c'},{}], unreduced=max{'b'}>", OK, ""},
    };
    ASSERT_VERDICTS(cases);
}

static void test_reshard(void **state) {
    (void)state;
    static const op_case cases[] = {
        {RESHARD, NULL, NULL, "[{'a'},{}]", OK, ""},
        {RESHARD, NULL, NULL, "<@max, []>", OK, "", .type = "tensor<4x4xf32>"},
        {RESHARD, "[{'a'},{}]", NULL, "<@max, []>", OK, "",
         .type = "tensor<4x4xf32>"},
        {RESHARD, "<@max, []>", NULL, "[{'a'},{}]", OK, ""},
        {RESHARD, "[{'a'},{}]", NULL, "<@x, [{'x'},{'y'}]>", OK, ""},
        {RESHARD, "[{'a'}]", NULL, "[{},{}]", KIND(RANK_MISMATCH), "operand: "},
        {RESHARD, "[{},{}], unreduced={'a'}", NULL,
         "[{},{}], unreduced=max{'b'}", KIND(UNRED_INTRODUCED_OP),
         "{'b'} with reduction max, expected sum"},
        {RESHARD, "[{},{}], unreduced=max{'a'}", NULL,
         "[{},{}], unreduced={'a'}", KIND(UNRED_KEPT_OP), "max {'a'}"},
        {RESHARD, "[{},{}], unreduced=max{'a','b'}", NULL,
         "[{},{}], unreduced=max{'a','b':(1)2}", OK, ""},
        /* other meshes are not compared */
        {RESHARD, "[{},{}], unreduced=max{'a'}", NULL,
         "<@turned, [{},{}], unreduced={'a'}>", OK, ""},
        {RESHARD, NULL, NULL, "[{},{}], unreduced=max{'a'}", OK, ""},
        {RESHARD, "[{},{}]", "[{},{}]", "[{},{}]", KIND(BAD_VALUE),
         "'axes' is '[{},{}]'"},
    };
    ASSERT_VERDICTS(cases);
}

static void test_a_wrong_descriptor_is_refused(void **state) {
    (void)state;
    const sdyrt_op good =
        op_of(&(op_case){REDUCE, "[{'a'},{}]", "{'c'}", "[{'a'},{}]", OK, ""});
    assert_int_equal(sdyrt_op_verify(&good), SDYRT_OK);
    assert_reported(sdyrt_op_verify(NULL), "op", KIND(NULL_ARGUMENT), "op");
    sdyrt_op op = good;
    op.struct_bytes--;
    assert_reported(sdyrt_op_verify(&op), "bytes", KIND(STRUCT_BYTES), "op");
    op = good;
    op.kind = SDYRT_OP_COUNT;
    assert_reported(sdyrt_op_verify(&op), "kind", KIND(BAD_VALUE), "kind 16");
    op.kind = (sdyrt_op_kind)-1;
    assert_reported(sdyrt_op_verify(&op), "kind", KIND(BAD_VALUE), "kind -1");
    op = good;
    op.reduction = SDYRT_REDUCTION_COUNT;
    assert_reported(sdyrt_op_verify(&op), "reduction", KIND(BAD_VALUE),
                    "reduction 7");
    op.kind = RESHARD; /* does not use it */
    op.axes = NULL;
    assert_reported(sdyrt_op_verify(&op), "unused", KIND(BAD_VALUE),
                    "'reduction' is 7, and the operation does not use it");
    op = good;
    op.type.dtype = SDYRT_DTYPE_COUNT;
    assert_reported(sdyrt_op_verify(&op), "dtype", KIND(BAD_VALUE), "dtype");
    op = good;
    op.type.rank = SDYRT_MAX_RANK + 1;
    assert_reported(sdyrt_op_verify(&op), "rank", KIND(BAD_VALUE), "rank 17");
    op = good;
    op.type.dims[1] = -8;
    assert_reported(sdyrt_op_verify(&op), "dim", KIND(BAD_VALUE),
                    "size -8 in dimension 1");
    op = good;
    op.type.value_class = (sdyrt_value_class)9;
    assert_reported(sdyrt_op_verify(&op), "class", KIND(BAD_VALUE), "class 9");
    op = good;
    op.to = NULL;
    assert_reported(sdyrt_op_verify(&op), "to", KIND(NULL_ARGUMENT), "'to'");
    op = good;
    op.axes = NULL;
    assert_reported(sdyrt_op_verify(&op), "axes", KIND(NULL_ARGUMENT),
                    "'axes'");
    release_op(&good);
}

static void test_wrong_lists_are_refused(void **state) {
    (void)state;
    const op_case reduce = {REDUCE,       "[{'a'},{}]", "{'c'}",
                            "[{'a'},{}]", OK,           ""};
    const op_case to_all = {TO_ALL,       "[{'a'},{}]", "[{'a'}: 0->1]",
                            "[{},{'a'}]", OK,           ""};
    const op_case reshard = {RESHARD, "[{'a'},{}]", NULL, "[{},{}]", OK, ""};
    sdyrt_op op = op_of(&reduce);
    const char *const text = op.axes;
    const sdyrt_axis_ref refs[] = {{"c", 0, 0}, {NULL, 0, 0}};
    sdyrt_axis_list lists[SDYRT_MAX_RANK + 1] = {{refs, 1}};
    const sdyrt_all_to_all_param params[] = {{{refs, 1}, 0, 1}};
    sdyrt_op_axes axes = SDYRT_OP_AXES_INIT;
    axes.lists = lists;
    axes.n_lists = 1;
    op.axis_lists = &axes;
    assert_reported(sdyrt_op_verify(&op), "both", KIND(BAD_VALUE), "both");
    op.axes = NULL;
    assert_int_equal(sdyrt_op_verify(&op), SDYRT_OK);
    axes.struct_bytes--;
    assert_reported(sdyrt_op_verify(&op), "bytes", KIND(STRUCT_BYTES), "");
    axes.struct_bytes++;
    axes.n_lists = 2;
    assert_reported(sdyrt_op_verify(&op), "two", KIND(BAD_VALUE), "not 2");
    axes.n_lists = -1;
    assert_reported(sdyrt_op_verify(&op), "fewer", KIND(BAD_VALUE), "-1 lists");
    axes.n_lists = SDYRT_MAX_RANK + 1;
    assert_reported(sdyrt_op_verify(&op), "more", KIND(LIMIT), "17 lists");
    axes.n_lists = 1;
    axes.lists = NULL;
    assert_reported(sdyrt_op_verify(&op), "none", KIND(NULL_ARGUMENT), "lists");
    axes.lists = lists;
    lists[0].count = 2;
    assert_reported(sdyrt_op_verify(&op), "name", KIND(NULL_ARGUMENT),
                    "name of axis 1");
    lists[0].count = -2;
    assert_reported(sdyrt_op_verify(&op), "count", KIND(BAD_VALUE), "-2 axes");
    lists[0] = (sdyrt_axis_list){NULL, 1};
    assert_reported(sdyrt_op_verify(&op), "refs", KIND(NULL_ARGUMENT), "");
    lists[0] = (sdyrt_axis_list){refs, 1};
    axes.n_params = 1;
    assert_reported(sdyrt_op_verify(&op), "params", KIND(NULL_ARGUMENT), "");
    axes.params = params;
    assert_reported(sdyrt_op_verify(&op), "params", KIND(BAD_VALUE), "lists");
    op.axes = text;
    op.axis_lists = NULL;
    release_op(&op);

    op = op_of(&to_all);
    free((char *)op.axes);
    op.axes = NULL;
    op.axis_lists = &axes;
    assert_reported(sdyrt_op_verify(&op), "lists", KIND(BAD_VALUE),
                    "parameters, not lists");
    release_op(&op);
    op = op_of(&reshard);
    op.axis_lists = &axes;
    assert_reported(sdyrt_op_verify(&op), "has none", KIND(BAD_VALUE),
                    "has none");
    release_op(&op);
}

static void test_operations_have_names(void **state) {
    (void)state;
    assert_string_equal(sdyrt_op_name(GATHER), "all_gather");
    assert_string_equal(sdyrt_op_name(SLICE), "all_slice");
    assert_string_equal(sdyrt_op_name(REDUCE), "all_reduce");
    assert_string_equal(sdyrt_op_name(SCATTER), "reduce_scatter");
    assert_string_equal(sdyrt_op_name(TO_ALL), "all_to_all");
    assert_string_equal(sdyrt_op_name(PERMUTE), "collective_permute");
    assert_string_equal(sdyrt_op_name(S2U), "sharded_to_unreduced");
    assert_string_equal(sdyrt_op_name(R2U), "replicated_to_unreduced");
    assert_string_equal(sdyrt_op_name(RESHARD), "reshard");
    assert_string_equal(sdyrt_op_name(SDYRT_OP_COUNT), "?");
    assert_string_equal(sdyrt_op_name((sdyrt_op_kind)-1), "?");
}

/* As many refs as an operation can be given, of wrong numbers: more than a
 * verified list ever holds. */
static void test_long_lists_of_wrong_numbers_do_not_overflow(void **state) {
    (void)state;
    enum { BYTES = 1 << 16 };
    char *const text = malloc(BYTES);
    assert_non_null(text);
    for (int count = 250; count <= 260; count++) {
        size_t length = (size_t)snprintf(text, BYTES, "[{");
        for (int i = 0; i < count; i++)
            length +=
                (size_t)snprintf(text + length, BYTES - length, "%s'b':(%d)%d",
                                 i > 0 ? ", " : "", -3 * i, i % 2);
        snprintf(text + length, BYTES - length, "}]");
        const sdyrt_op op = op_of(
            &(op_case){SLICE, "[{'a', 'b', 'c'}]", text, "[{'a'}]", OK, ""});
        assert_int_equal(sdyrt_op_verify(&op), SDYRT_ARGUMENT);
        const sdyrt_error_kind kind = sdyrt_last_error_kind();
        assert_int_equal(kind, count <= SDYI_MAX_REFS - 3
                                   ? KIND(COLL_RESULT_MISMATCH)
                                   : KIND(LIMIT));
        release_op(&op);
    }
    free(text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_verdicts_are_those_of_shardy),
        cmocka_unit_test(test_what_all_operations_share),
        cmocka_unit_test(test_axes_per_dimension),
        cmocka_unit_test(
            test_numbers_of_the_axes_are_checked_after_shardys_rules),
        cmocka_unit_test(test_all_to_all),
        cmocka_unit_test(test_collective_permute),
        cmocka_unit_test(test_all_reduce_and_reduce_scatter),
        cmocka_unit_test(test_making_unreduced_axes),
        cmocka_unit_test(test_moving_keeps_unreduced_axes),
        cmocka_unit_test(test_reshard),
        cmocka_unit_test(test_a_wrong_descriptor_is_refused),
        cmocka_unit_test(test_wrong_lists_are_refused),
        cmocka_unit_test(test_operations_have_names),
        cmocka_unit_test(test_long_lists_of_wrong_numbers_do_not_overflow),
    };
    return cmocka_run_group_tests(tests, make_meshes, release_meshes);
}
