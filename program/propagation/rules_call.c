/* Rules of custom calls, by their target; and of chlo.top_k, which is one when
 * it is lowered. */
#include "program/propagation/rules.h"

#include "program/rows/op_kind.h"

#include <string.h>

static int rank_of(const sdyi_op *op) {
    return sdyi_hlo_in(op, 0)->n;
}

/* Dimensions of the first operand up to `end`, on all. */
static void batch(sdyi_rule_builder *b, const sdyi_op *op, int end) {
    for (int d = 0; d < end; d++)
        sdyi_rule_all(b, d, sdyi_hlo_dim(sdyi_hlo_in(op, 0), d), SDYI_PASS);
}

static int64_t in_size(const sdyi_op *op, int dim) {
    return sdyi_hlo_dim(sdyi_hlo_in(op, 0), dim);
}

/* -- by target ------------------------------------------------------------- */

/* (a) -> (eigenvectors, eigenvalues) */
static void eigh(sdyi_rule_builder *b, const sdyi_op *op) {
    const int n = rank_of(op);
    batch(b, op, n - 2);
    SDYI_RULE_FACTOR(b, in_size(op, n - 2), SDYI_PASS, n - 2, n - 2,
                     SDYI_NO_DIM);
    SDYI_RULE_FACTOR(b, in_size(op, n - 1), SDYI_PASS, n - 1, n - 1, n - 2);
}

/* (a) -> (a, taus) */
static void qr(sdyi_rule_builder *b, const sdyi_op *op) {
    const int n = rank_of(op);
    batch(b, op, n - 2);
    SDYI_RULE_FACTOR(b, in_size(op, n - 2), SDYI_REPLICATE, n - 2, n - 2,
                     SDYI_NO_DIM);
    SDYI_RULE_FACTOR(b, in_size(op, n - 1), SDYI_REPLICATE, n - 1, n - 1,
                     SDYI_NO_DIM);
    SDYI_RULE_FACTOR(b, sdyi_hlo_dim(sdyi_hlo_out(op, 1), n - 2),
                     SDYI_REPLICATE, SDYI_NO_DIM, SDYI_NO_DIM, n - 2);
}

/* (a, taus) -> (a) */
static void householder(sdyi_rule_builder *b, const sdyi_op *op) {
    const int n = rank_of(op);
    batch(b, op, n - 2);
    SDYI_RULE_FACTOR(b, in_size(op, n - 2), SDYI_REPLICATE, n - 2, SDYI_NO_DIM,
                     n - 2);
    SDYI_RULE_FACTOR(b, in_size(op, n - 1), SDYI_REPLICATE, n - 1, SDYI_NO_DIM,
                     n - 1);
    SDYI_RULE_FACTOR(b, sdyi_hlo_dim(sdyi_hlo_in(op, 1), n - 2), SDYI_REPLICATE,
                     SDYI_NO_DIM, n - 2, SDYI_NO_DIM);
}

void sdyi_rule_top_k(sdyi_rule_builder *b, const sdyi_op *op) {
    sdyi_rule_mismatch(b, sdyi_hlo_in(op, 0), sdyi_hlo_out(op, 0),
                       SDYI_REPLICATE_BLOCKED);
}

/* (values, indices, initial value, initial index) -> (values, indices) */
static void approximate_top_k(sdyi_rule_builder *b, const sdyi_op *op) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0), *const out =
                                                        sdyi_hlo_out(op, 0);
    for (int d = 0; d < in->n; d++) {
        if (sdyi_hlo_dim(in, d) == sdyi_hlo_dim(out, d)) {
            sdyi_rule_all(b, d, sdyi_hlo_dim(in, d), SDYI_PASS);
            continue;
        }
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(in, d), SDYI_PASS, d, d, SDYI_NO_DIM,
                         SDYI_NO_DIM, SDYI_NO_DIM, SDYI_NO_DIM);
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(out, d), SDYI_REPLICATE_BLOCKED,
                         SDYI_NO_DIM, SDYI_NO_DIM, SDYI_NO_DIM, SDYI_NO_DIM, d,
                         d);
    }
}

/* The state of a random bit generator must be replicated; no axes pass. */
static void combine(sdyi_rule_builder *b, const sdyi_op *op) {
    bool is_state = false;
    if (op->n_results == 0 ||
        !sdyi_type_is(sdyi_hlo_out(op, 0), SDYI_TYPE_TENSOR)) {
        sdyi_rule_is_none(b);
        return;
    }
    for (const sdyi_use *u = op->results[0].uses; u != NULL; u = u->next)
        is_state = is_state ||
                   u->user->row->kind == SDYI_OP_STABLEHLO_RNG_BIT_GENERATOR;
    const sdyi_type *const type = sdyi_hlo_out(op, 0);
    for (int d = 0; d < type->n; d++)
        sdyi_rule_all(b, d, sdyi_hlo_dim(type, d),
                      is_state ? SDYI_REPLICATE_BLOCKED : SDYI_PASS);
}

/* No rule; a target that jaxlib 0.10.2 does not know, and warns of. */
static void debug_log(sdyi_rule_builder *b, const sdyi_op *op) {
    if (sdyi_sdy_version(op->module->pool) == SDYRT_SDY_JAXLIB_0_10_2)
        sdyi_rule_warn_unknown(op, "xla.debug.Log");
    sdyi_rule_none(b, op);
}

/* -- the table ------------------------------------------------------------- */

/* A target is only a name, so ranks are checked before its rule applies:
 * `ranks` has a digit for each value, operands `>` results: how much its rank
 * is below that of the first operand; `-` is a scalar, `*` any other values.
 * NULL: any. */
typedef struct call {
    const char *target;
    sdyi_rule_build *build;
    const char *ranks;
} call;

static const call calls[] = {
    {"ApproxTopK", approximate_top_k, "00-->00"},
    {"Cholesky", sdyi_rule_elementwise, NULL},
    {"CompactWyHelper", sdyi_rule_elementwise, NULL},
    {"Eigh", eigh, "0>01"},
    {"InspectSharding", sdyi_rule_elementwise, NULL},
    {"InvertDiagBlocksLowerTriangular", sdyi_rule_elementwise, NULL},
    {"InvertDiagBlocksUpperTriangular", sdyi_rule_elementwise, NULL},
    {"LayoutConstraint", sdyi_rule_elementwise, NULL},
    {"MoveToDevice", sdyi_rule_elementwise, NULL},
    {"MoveToHost", sdyi_rule_elementwise, NULL},
    {"PartialReduce", approximate_top_k, "00-->00"},
    {"ProductOfElementaryHouseholderReflectors", householder, "01>0"},
    {"Qr", qr, "0>01"},
    {"QrDecompositionBlock", qr, "0>01"},
    {"X64Combine", combine, NULL},
    {"X64SplitHigh", sdyi_rule_elementwise, NULL},
    {"X64SplitLow", sdyi_rule_elementwise, NULL},
    {"_SPMDInternalOp_MultiPad", sdyi_rule_elementwise, NULL},
    {"_SPMDInternalOp_MultiRotate", sdyi_rule_elementwise, NULL},
    {"_SPMDInternalOp_MultiSlice", sdyi_rule_elementwise, NULL},
    {"_SPMDInternalOp_RotateRight", sdyi_rule_elementwise, NULL},
    {"_SPMDInternalOp_Wrap", sdyi_rule_elementwise, NULL},
    {"annotate_device_placement", sdyi_rule_elementwise, NULL},
    {"mhlo.erf", sdyi_rule_elementwise, NULL},
    {"mhlo.topk", sdyi_rule_top_k, "0*>0*"},
    {"sdy_testonly", sdyi_rule_none, NULL},
    {"tpu_custom_call", sdyi_rule_none, NULL},
    {"xla.debug.Log", debug_log, NULL},
    {"xla.megascale.provide_metadata", sdyi_rule_elementwise, NULL},
    {"xla_ffi_python_cpu_callback", sdyi_rule_none, NULL},
    {"xla_ffi_python_gpu_callback", sdyi_rule_none, NULL},
    {"xla_python_cpu_callback", sdyi_rule_none, NULL},
    {"xla_python_gpu_callback", sdyi_rule_none, NULL},
};

/* True if the operands, or results, have the ranks of the pattern; `*ranks`
 * moves past these. */
static bool side_fits(const char **ranks, const sdyi_op *op, bool is_operands) {
    const int n = is_operands ? op->n_operands : op->n_results;
    const int first = rank_of(op);
    int i = 0;
    for (; **ranks != '\0' && **ranks != '>'; ++*ranks, i++) {
        if (**ranks == '*') {
            ++*ranks;
            return true;
        }
        if (i == n)
            return false;
        const sdyi_type *const type =
            is_operands ? sdyi_hlo_in(op, i) : sdyi_hlo_out(op, i);
        const int rank = **ranks == '-' ? 0 : first - (**ranks - '0');
        if (!sdyi_type_is(type, SDYI_TYPE_TENSOR) || type->n != rank)
            return false;
    }
    return i == n;
}

/* Two dimensions of a matrix, where a rank is one less. */
static bool fits(const char *ranks, const sdyi_op *op) {
    const bool is_matrix = strchr(ranks, '1') != NULL;
    if (op->n_operands == 0 || (is_matrix && rank_of(op) < 2) ||
        !side_fits(&ranks, op, true))
        return false;
    ranks++;
    return side_fits(&ranks, op, false);
}

static void warn_misfit(const sdyi_op *op, const char *target) {
    sdyi_pool *const pool = op->module->pool;
    if (pool->is_misfit_reported)
        return;
    pool->is_misfit_reported = true;
    sdyi_warning(pool, op,
                 "custom call @%s has no sharding rule: its operands and "
                 "results are not those of its target",
                 target);
}

static void build_known(sdyi_rule_builder *b, const sdyi_op *op,
                        const call *known) {
    if (known->ranks == NULL || fits(known->ranks, op)) {
        known->build(b, op);
    } else {
        warn_misfit(op, known->target);
        sdyi_rule_is_none(b);
    }
}

void sdyi_rule_custom_call(sdyi_rule_builder *b, const sdyi_op *op) {
    const char *const target =
        sdyi_attr_text(sdyi_op_attr(op, SDYI_NAME_CALL_TARGET_NAME));
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
        if (strcmp(calls[i].target, target) == 0) {
            build_known(b, op, &calls[i]);
            return;
        }
    sdyi_rule_warn_unknown(op, target);
    sdyi_rule_is_none(b);
}
