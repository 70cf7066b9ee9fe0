/* Sharding rules of every op of the table: a rule fits its op, and is the same
 * as an attribute. Run in golden/. */
#include "program/dialects/sdy/sdy.h"
#include "program/ir/walk.h"
#include "program/propagation/rules.h"
#include "program/rows/op_kind.h"
#include "program/table.h"
#include "program/text/parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static sdyi_pool pool;
static bool is_seen[SDYI_OP_COUNT]; /* by kind */
static int n_rules;

/* -- programs -------------------------------------------------------------- */

static char *read_file(const char *path) {
    FILE *const file = fopen(path, "rb");
    assert_non_null(file);
    assert_int_equal(fseek(file, 0, SEEK_END), 0);
    const long bytes = ftell(file);
    assert_true(bytes > 0);
    rewind(file);
    char *const text = malloc((size_t)bytes + 1);
    assert_non_null(text);
    assert_int_equal(fread(text, 1, (size_t)bytes, file), bytes);
    text[bytes] = '\0';
    (void)fclose(file);
    return text;
}

/* Its parts are programs; those that cannot be read are of other tests. */
static void visit_file(const char *path, sdyi_visit *visit, void *state) {
    static const char divider[] = "// -----";
    char *const text = read_file(path);
    for (char *part = text; part != NULL;) {
        char *const next = strstr(part, divider);
        sdyi_module module;
        sdyi_source source = {.name = path,
                              .text = part,
                              .bytes = next == NULL ? strlen(part)
                                                    : (size_t)(next - part),
                              .first_line = 1};
        sdyi_module_start(&module, &pool);
        assert_int_equal(sdyi_parse(&module, &source, true), SDYRT_OK);
        (void)sdyi_walk_pre(module.op, visit, state);
        sdyi_module_free(&module);
        part = next == NULL ? NULL : next + sizeof divider - 1;
    }
    free(text);
}

static void visit_all(sdyi_visit *visit, void *state) {
    static const char *const files[] = {
        "rules/ops.mlir",
        "rules/conservative.mlir",
        "rules/additions.mlir",
        "printed/ops_chlo.generic.mlir",
        "printed/ops_sdy.generic.mlir",
        "printed/ops_stablehlo_comm.generic.mlir",
        "printed/ops_stablehlo_control.generic.mlir",
        "printed/ops_stablehlo_data.generic.mlir",
        "printed/ops_stablehlo_elementwise.generic.mlir",
        "printed/ops_stablehlo_linear.generic.mlir",
        "printed/ops_stablehlo_shape.generic.mlir",
    };
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        visit_file(files[i], visit, state);
}

/* -- properties ------------------------------------------------------------ */

static bool is_static(const sdyi_op *op) {
    bool is = true;
    for (int i = 0; i < op->n_operands; i++)
        is = is && sdyi_type_is_static(sdyi_operand(op, i)->type);
    for (int i = 0; i < op->n_results; i++)
        is = is && sdyi_type_is_static(op->results[i].type);
    return is;
}

/* A factor's size is that of a dimension, or a divisor of one, as reshape and
 * convolution have them. */
static void check_sizes(const sdyi_op *op, const sdyi_rule *rule) {
    for (int t = 0; t < rule->n_operands + rule->n_results; t++) {
        const sdyi_type *const type =
            t < rule->n_operands ? sdyi_operand(op, t)->type
                                 : op->results[t - rule->n_operands].type;
        for (int d = 0; d < rule->tensors[t].rank; d++) {
            const sdyi_rule_dim *const dim = &rule->tensors[t].dims[d];
            int64_t product = 1;
            for (int i = 0; i < dim->n; i++)
                product *= rule->sizes[dim->factors[i]];
            if (dim->n > 1)
                assert_true(product <= sdyi_hlo_dim(type, d));
            if (op->row->kind == SDYI_OP_STABLEHLO_RESHAPE)
                assert_int_equal(product, sdyi_hlo_dim(type, d));
        }
    }
}

static sdyi_walk check_rule(void *state, sdyi_op *op) {
    const bool is_conservative = *(const bool *)state;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool.scratch);
    const sdyi_rule *const rule =
        sdyi_rule_of(op, is_conservative, &pool.scratch);
    if (rule != NULL) {
        const sdyi_attr *const attr = sdyi_rule_to_attr(&pool, rule);
        const sdyi_rule *const again = sdyi_rule_of_attr(&pool.scratch, attr);
        assert_ptr_equal(sdyi_rule_to_attr(&pool, again), attr);
        assert_int_equal(sdyi_verify_rule(op, attr) == SDYRT_OK, is_static(op));
        if (is_static(op) && !rule->is_custom)
            check_sizes(op, rule);
        if (op->row->kind < SDYI_OP_COUNT)
            is_seen[op->row->kind] = true;
        n_rules++;
    }
    sdyi_zone_reset(&pool.scratch, mark);
    return SDYI_WALK_ON;
}

static void test_rules_fit_their_ops(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        bool is_conservative = i == 1;
        visit_all(check_rule, &is_conservative);
    }
    assert_true(n_rules > 1000);
    for (int i = 0; i < SDYI_OP_COUNT; i++)
        if (pool.rows[i]->rule != NULL &&
            pool.rows[i]->rule != sdyi_rule_none && !is_seen[i])
            fail_msg("no program has a rule of %s", pool.rows[i]->name);
}

/* Dialects whose ops Shardy has no rules for. */
static bool is_of_other_dialect(const char *name) {
    static const char *const dialects[] = {"chlo.",  "check.",  "interpreter.",
                                           "shard.", "arith.",  "tensor.",
                                           "cf.",    "affine.", "tosa."};
    for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++)
        if (strncmp(name, dialects[i], strlen(dialects[i])) == 0)
            return true;
    return false;
}

/* Ops without regions and terminators apart, which ops have no rule is said by
 * their rows: nobody forgets one. */
static void test_rows_without_rule_are_known(void **state) {
    static const char *const expected[] = {"builtin.unrealized_conversion_cast",
                                           "func.call_indirect",
                                           "func.constant",
                                           "sdy.all_gather",
                                           "sdy.all_slice",
                                           "sdy.all_to_all",
                                           "sdy.collective_permute",
                                           "sdy.all_reduce",
                                           "sdy.reduce_scatter",
                                           "sdy.sharded_to_unreduced",
                                           "sdy.replicated_to_unreduced",
                                           "stablehlo.uniform_quantize",
                                           "stablehlo.uniform_dequantize",
                                           "stablehlo.map",
                                           "stablehlo.tuple",
                                           "stablehlo.rng",
                                           "stablehlo.if",
                                           "stablehlo.collective_reduce",
                                           "stablehlo.einsum",
                                           "stablehlo.unary_einsum",
                                           "stablehlo.broadcast",
                                           "stablehlo.torch_index_select",
                                           "stablehlo.composite",
                                           "stablehlo.batch_norm_training",
                                           "stablehlo.batch_norm_grad",
                                           "stablehlo.get_dimension_size",
                                           "stablehlo.set_dimension_size",
                                           "stablehlo.async_start",
                                           "stablehlo.async_done",
                                           "stablehlo.replica_id"};
    (void)state;
    for (int i = 0; i < pool.n_rows; i++) {
        const sdyi_row *const row = pool.rows[i];
        bool is_known = row == pool.unknown || row->rule != NULL ||
                        (row->traits & SDYI_TERMINATOR) != 0 ||
                        strstr(row->name, "dynamic") != NULL ||
                        is_of_other_dialect(row->name);
        for (size_t k = 0; k < sizeof expected / sizeof *expected; k++)
            is_known = is_known || strcmp(row->name, expected[k]) == 0;
        if (!is_known)
            fail_msg("%s has no rule", row->name);
    }
}

static const sdyi_row *row_named(const char *name) {
    for (int i = 0; i < pool.n_rows; i++)
        if (pool.rows[i] != pool.unknown &&
            strcmp(pool.rows[i]->name, name) == 0)
            return pool.rows[i];
    fail_msg("no row of %s", name);
    return NULL;
}

/* rules/rows.txt says it for each op; and no other row has a rule. */
static void test_rules_stand_in_the_rows_of_their_ops(void **state) {
    (void)state;
    char *const text = read_file("rules/rows.txt");
    int n = 0, n_in_rows = 0;
    for (char *line = strtok(text, "\n"); line != NULL;
         line = strtok(NULL, "\n")) {
        char what[16], name[64];
        if (line[0] == '#')
            continue;
        assert_int_equal(sscanf(line, "%15s %63s", what, name), 2);
        const sdyi_row *const row = row_named(name);
        const char *const is = row->rule == NULL                ? "unknown"
                               : row->rule == sdyi_rule_none    ? "none"
                               : strncmp(name, "chlo.", 5) == 0 ? "ours"
                                                                : "rule";
        if (strcmp(is, what) != 0)
            fail_msg("%s: %s, not %s", name, is, what);
        n += row->rule != NULL;
    }
    for (int i = 0; i < pool.n_rows; i++)
        n_in_rows += pool.rows[i]->rule != NULL;
    assert_int_equal(n, n_in_rows);
    free(text);
}

static int start(void **state) {
    (void)state;
    if (setjmp(pool.guard.target) != 0)
        return 1;
    sdyi_table_start(&pool);
    return 0;
}

static int end(void **state) {
    (void)state;
    sdyi_pool_free(&pool);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rules_fit_their_ops),
        cmocka_unit_test(test_rows_without_rule_are_known),
        cmocka_unit_test(test_rules_stand_in_the_rows_of_their_ops),
    };
    return cmocka_run_group_tests(tests, start, end);
}
