/* Operations in groups: the fields that each kind uses, and the rules of what
 * the kinds of Shardy's do not have. */
#include "base/hash.h"
#include "collectives/op_cases.h"
#include "collectives/ops/kinds.h"

static void combine_nothing(void *into, const void *values, int64_t n,
                            sdyrt_dtype dtype, void *argument) {
    (void)into;
    (void)values;
    (void)n;
    (void)dtype;
    (void)argument;
}

/* Of each kind, the fields that it uses: written again, as a caller reads it
 * from the interface. */
static const struct usage {
    sdyrt_op_kind kind;
    const char *from, *axes, *to;
    const char *uses;
} usages[] = {
    {SDYRT_OP_ALL_GATHER, "[{'a'}]", "[{'a'}]", "[{}]", "counts_vary "},
    {SDYRT_OP_ALL_SLICE, "[{}]", "[{'a'}]", "[{'a'}]", ""},
    {SDYRT_OP_ALL_REDUCE, "[{}]", "{'a'}", "[{}]",
     "reduction averages combine converts_terms "},
    {SDYRT_OP_REDUCE_SCATTER, "[{}]", "[{'a'}]", "[{'a'}]",
     "reduction averages combine converts_terms counts_vary "},
    {SDYRT_OP_ALL_TO_ALL, "[{'a'},{}]", "[{'a'}: 0->1]", "[{},{'a'}]",
     "counts counts_vary "},
    {SDYRT_OP_COLLECTIVE_PERMUTE, "[{'a'}]", NULL, "[{'c'}]", ""},
    {SDYRT_OP_SHARDED_TO_UNREDUCED, "[{'a'}]", "[{'a'}]",
     "[{}], unreduced={'a'}", ""},
    {SDYRT_OP_REPLICATED_TO_UNREDUCED, "[{}]", "{'a'}", "[{}], unreduced={'a'}",
     ""},
    {SDYRT_OP_RESHARD, "[{'a'}]", NULL, "[{'c'}]", "periodic zero_undefined "},
    {SDYRT_OP_BROADCAST, "[{}]", "{'a'}", "[{}]", "root "},
    {SDYRT_OP_GATHER, "[{'a'}]", "[{'a'}]", "[{}]", "root zero_undefined "},
    {SDYRT_OP_REDUCE, "[{}]", "{'a'}", "[{}]",
     "root reduction averages combine converts_terms zero_undefined "},
    {SDYRT_OP_SCATTER, "[{}]", "[{'a'}]", "[{'a'}]", "root "},
    {SDYRT_OP_SEND_RECV, "[{}]", "{'a'}", "[{}]", "pairs zero_undefined "},
    {SDYRT_OP_SHIFT, "[{}]", "{'a'}", "[{}]",
     "shift_axis shift_offset rotate zero_undefined "},
    {SDYRT_OP_UPDATE_HALO, "[{'a'}]", NULL, "[{'a'}]",
     "periodic zero_undefined "},
};

/* Set one field, the `i`th, to what is not zero; NULL: there is none. */
static const char *set_field(sdyrt_op *op, int i, const char **says) {
    static const int64_t number = 0;
    static const sdyrt_pair pair = {0, 1};
    static const bool yes = true;
    static int argument;
    *says = " is 1, and";
    switch (i) {
    case 0:
        op->reduction = SDYRT_MAX;
        return "reduction";
    case 1:
        op->root = &number;
        op->n_root = 1;
        *says = " has 1 entries, and";
        return "root";
    case 2:
        op->pairs = &pair;
        op->n_pairs = 1;
        *says = " has 1 entries, and";
        return "pairs";
    case 3:
        op->shift_axis = 1;
        return "shift_axis";
    case 4:
        op->shift_offset = -7;
        *says = " is -7, and";
        return "shift_offset";
    case 5:
        op->rotate = true;
        return "rotate";
    case 6:
        op->counts = &number;
        op->n_counts = 1;
        *says = " has 1 entries, and";
        return "counts";
    case 7:
        op->counts_vary = true;
        return "counts_vary";
    case 8:
        op->averages = true;
        return "averages";
    case 9:
        op->combine = combine_nothing;
        *says = " is not NULL, and";
        return "combine";
    case 10:
        op->combine_argument = &argument;
        *says = " is not NULL, and";
        return "combine_argument";
    case 11:
        op->converts_terms = true;
        return "converts_terms";
    case 12:
        op->periodic = &yes;
        op->n_periodic = 1;
        *says = " has 1 entries, and";
        return "periodic";
    case 13:
        op->zero_undefined = true;
        return "zero_undefined";
    case 14:
        op->in_capacity = 1;
        return "in_capacity";
    case 15:
        op->out_capacity = 1;
        return "out_capacity";
    case 16:
        op->pair_capacity = 1;
        return "pair_capacity";
    default:
        return NULL;
    }
}

/* True if `field`, or the one that it belongs to, is among those in `uses`. */
static bool is_used(const char *uses, const char *field) {
    char word[32];
    if (strstr(field, "capacity") != NULL)
        field = "counts_vary";
    if (strcmp(field, "combine_argument") == 0)
        field = "combine";
    snprintf(word, sizeof word, "%s ", field);
    const char *const at = strstr(uses, word);
    return at != NULL && (at == uses || at[-1] == ' ');
}

static void test_a_field_that_is_not_used_is_zero(void **state) {
    (void)state;
    assert_int_equal(sizeof usages / sizeof *usages, SDYRT_OP_COUNT);
    for (size_t k = 0; k < sizeof usages / sizeof *usages; k++) {
        const struct usage *const u = &usages[k];
        const op_case c = {u->kind, u->from, u->axes, u->to};
        const sdyrt_op plain = op_of(&c);
        for (int i = 0;; i++) {
            sdyrt_op op = plain;
            const char *says;
            const char *const field = set_field(&op, i, &says);
            if (field == NULL)
                break;
            char expected[128], subject[64];
            snprintf(subject, sizeof subject, "%s: %s", sdyrt_op_name(u->kind),
                     field);
            snprintf(expected, sizeof expected,
                     "%s: '%s'%s the operation does not use it",
                     sdyrt_op_name(u->kind), field, says);
            const sdyrt_status status = sdyrt_op_verify(&op);
            if (!is_used(u->uses, field))
                assert_reported(status, subject, SDYRT_KIND_BAD_VALUE,
                                expected);
            else if (status != SDYRT_OK &&
                     strstr(sdyrt_last_error(), "does not use it") != NULL)
                fail_msg("%s: %s", subject, sdyrt_last_error());
        }
        release_op(&plain);
    }
}

static void assert_value(const sdyrt_op *a, const sdyrt_op *b, bool is_same,
                         const char *field) {
    const bool hashes = sdyi_op_fields_hash(SDYI_HASH_START, a, ~0u) ==
                        sdyi_op_fields_hash(SDYI_HASH_START, b, ~0u);
    if (sdyi_op_fields_equal(a, b, ~0u) != is_same || hashes != is_same)
        fail_msg("%s: %s", sdyrt_op_name(a->kind), field);
}

/* Kept plans are found by used fields alone; capacities say something where
 * counts vary. */
static void test_a_used_field_is_part_of_the_value(void **state) {
    (void)state;
    for (size_t k = 0; k < sizeof usages / sizeof *usages; k++)
        for (int i = 0;; i++) {
            sdyrt_op plain = SDYRT_OP_INIT;
            plain.kind = usages[k].kind;
            sdyrt_op op = plain;
            const char *says;
            const char *const field = set_field(&op, i, &says);
            if (field == NULL)
                break;
            const bool used = is_used(usages[k].uses, field);
            const bool is_capacity = strstr(field, "capacity") != NULL;
            assert_value(&plain, &op, !used || is_capacity, field);
            plain.counts_vary = op.counts_vary = true;
            if (is_capacity)
                assert_value(&plain, &op, !used, field);
        }
}

/* -- own axes -------------------------------------------------------------- */

static void assert_own(const char *name, const op_case *c,
                       sdyrt_error_kind kind, const char *says) {
    const sdyrt_axis_ref refs[] = {{name, 0, 0}};
    const int64_t roots[] = {0, 0, 0};
    sdyrt_op op = op_of(c);
    op.own_axes = (sdyrt_axis_list){refs, name == NULL ? 0 : 1};
    if (c->kind == SDYRT_OP_BROADCAST) {
        op.root = roots;
        op.n_root = 1;
    }
    assert_reported(sdyrt_op_verify(&op), name == NULL ? "none" : name, kind,
                    says);
    release_op(&op);
}

static void test_own_axes_do_nothing_else(void **state) {
    (void)state;
    const op_case broadcast = {SDYRT_OP_BROADCAST, "[{'a'}]", "{'b'}",
                               "[{'a'}]"};
    assert_own(NULL, &broadcast, SDYRT_KIND_NONE, "");
    assert_own("c", &broadcast, SDYRT_KIND_NONE, "");
    assert_own("a", &broadcast, SDYRT_KIND_GRID_AXES,
               "own axis 'a' is also one that cuts a dimension");
    assert_own("b", &broadcast, SDYRT_KIND_GRID_AXES,
               "own axis 'b' is also an axis of the operation");
    assert_own("z", &broadcast, SDYRT_KIND_UNKNOWN_AXIS, "z");
    const op_case terms = {SDYRT_OP_RESHARD, "[{}], unreduced={'a'}", NULL,
                           "[{}]"};
    assert_own("a", &terms, SDYRT_KIND_GRID_AXES,
               "own axis 'a' is also unreduced");
    const op_case meshes_differ = {SDYRT_OP_RESHARD, "[{'a'}]", NULL,
                                   "<@x, [{'x'}]>"};
    assert_own("c", &meshes_differ, SDYRT_KIND_GRID_AXES,
               "an own axis is not one of the mesh of 'to'");
    const op_case turned = {SDYRT_OP_RESHARD, "[{'a'}]", NULL,
                            "<@other, [{'b'}]>"};
    assert_own("c", &turned, SDYRT_KIND_NONE, "");
}

/* -- what is alike before and after ---------------------------------------- */

static void test_whole_values_lie_alike(void **state) {
    (void)state;
    static const op_case cases[] = {
        {SDYRT_OP_SHIFT, "[{'a'},{}]", "{'c'}", "[{'a'},{}]"},
        {SDYRT_OP_SHIFT, "[{'a'},{}]", "{'c'}", "[{},{}]",
         SDYRT_KIND_AR_NOT_EQUIVALENT, "not equivalent"},
        {SDYRT_OP_SHIFT, "[{'c'},{}]", "{'c'}", "[{'c'},{}]"}, /* of parts */
        {SDYRT_OP_SHIFT, "[{'c'},{}]", "{'c','a'}", "[{'c'},{}]",
         SDYRT_KIND_AR_OVERLAP_DIM_OR_REPL, "shift axis 'c' overlaps with"},
        {SDYRT_OP_SEND_RECV, "[{'c'},{}]", "{'c'}", "[{'c'},{}]",
         SDYRT_KIND_AR_OVERLAP_DIM_OR_REPL, "send_recv axis 'c' overlaps"},
        {SDYRT_OP_SEND_RECV, "[{}], unreduced={'a'}", "{'c'}", "[{}]",
         SDYRT_KIND_UNREDUCED_CHANGED, ""},
        {SDYRT_OP_SEND_RECV, NULL, "{'c','a'}", "[{}]"},
        {SDYRT_OP_UPDATE_HALO, "[{'a'},{}]", NULL, "[{},{'a'}]",
         SDYRT_KIND_GRID_HALO, "differ in more than their halos"},
        {SDYRT_OP_UPDATE_HALO, NULL, NULL, "[{},{}]",
         SDYRT_KIND_COLL_NO_OPERAND_SHARDING, "without sharding"},
        {SDYRT_OP_GATHER, NULL, "[{'a'}]", "[{}]",
         SDYRT_KIND_COLL_NO_OPERAND_SHARDING, "without sharding"},
        {SDYRT_OP_BROADCAST, "[{}]", "{'a'}", "[{}]", SDYRT_KIND_GRID_DEVICE,
         "unexpected multi-index size 0. Expected 1."},
    };
    assert_verdicts(cases, sizeof cases / sizeof *cases);
}

/* -- halos ----------------------------------------------------------------- */

static void test_halos_are_of_halo_operations(void **state) {
    (void)state;
    const op_case c = {SDYRT_OP_ALL_GATHER, "[{'a'},{}]", "[{'a'},{}]",
                       "[{},{}]"};
    sdyrt_op op = op_of(&c);
    const sdyrt_sharding *const from = op.from;
    assert_int_equal(sdyrt_sharding_with_halo(from, 0, 1, 2, &op.from),
                     SDYRT_OK);
    assert_reported(sdyrt_op_verify(&op), "all_gather", SDYRT_KIND_GRID_HALO,
                    "have halos, which update_halo and reshard have");
    op.kind = SDYRT_OP_UPDATE_HALO;
    free((char *)op.axes);
    op.axes = NULL;
    sdyrt_sharding_release(op.to);
    op.to = sdyrt_sharding_retain(from);
    assert_int_equal(sdyrt_op_verify(&op), SDYRT_OK);
    const sdyrt_dim_sharding dim = sdyrt_sharding_dim_at(op.from, 0);
    assert_int_equal(dim.low, 1);
    assert_int_equal(dim.high, 2);
    sdyrt_sharding_release(op.from);
    assert_int_equal(sdyrt_sharding_with_halo(from, 0, 9, 0, &op.from),
                     SDYRT_OK);
    assert_reported(sdyrt_op_verify(&op), "wide", SDYRT_KIND_GRID_HALO,
                    "a halo of 9 in dimension 0, which has 8 elements");
    sdyrt_sharding_release(op.from);
    assert_int_equal(sdyrt_sharding_with_halo(from, 1, 0, -1, &op.from),
                     SDYRT_OK);
    assert_reported(sdyrt_op_verify(&op), "below", SDYRT_KIND_GRID_HALO,
                    "halo sizes 0 and -1 of dimension 1");
    sdyrt_sharding_release(from);
    release_op(&op);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_field_that_is_not_used_is_zero),
        cmocka_unit_test(test_a_used_field_is_part_of_the_value),
        cmocka_unit_test(test_own_axes_do_nothing_else),
        cmocka_unit_test(test_whole_values_lie_alike),
        cmocka_unit_test(test_halos_are_of_halo_operations),
    };
    return cmocka_run_group_tests(tests, make_meshes, release_meshes);
}
