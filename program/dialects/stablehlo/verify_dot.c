/* Verifiers of dot products. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_common.h"
#include "program/dialects/stablehlo/verify_quant.h"

#include <inttypes.h>

/* -- dot ------------------------------------------------------------------- */

sdyrt_status sdyi_verify_dot(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_check_precision(op));
    const sdyi_type *const a = sdyi_hlo_in(op, 0), *const b =
                                                       sdyi_hlo_in(op, 1);
    const bool has_ranks = a->n >= 1 && a->n <= 2 && b->n >= 1 && b->n <= 2;
    if (!has_ranks ||
        !sdyi_hlo_dims_fit(sdyi_hlo_dim(a, a->n - 1), sdyi_hlo_dim(b, 0)))
        return SDYI_HLO_FAIL(op,
                             "expected both lhs/rhs ranks to be either 1 or 2");
    int64_t dims[2];
    int rank = 0;
    if (a->n == 2)
        dims[rank++] = sdyi_hlo_dim(a, 0);
    if (b->n == 2)
        dims[rank++] = sdyi_hlo_dim(b, 1);
    return sdyi_hlo_expect_shape(op, dims, rank);
}

/* -- dot_general ----------------------------------------------------------- */

/* Dimension numbers of a dot_general, or of a ragged dot, which begin with the
 * same. */
typedef struct dot {
    sdyi_hlo_ints dims[SDYI_RAGGED_DOT_FIELD_COUNT];
} dot;

static const char *name_of(int field) {
    return sdyi_records[SDYI_RECORD_RAGGED_DOT].fields[field].name;
}

static dot dot_of(const sdyi_attr *record, int n) {
    dot d = {.dims = {{.at = NULL}}};
    for (int i = 0; i < n; i++)
        d.dims[i] = sdyi_hlo_field(record, i);
    return d;
}

/* Errors: a dimension that occurs twice among batching and contracting ones of
 * an operand. */
static sdyrt_status check_unique(const sdyi_op *op, const dot *d, int batch,
                                 int contract) {
    int64_t repeated;
    if (sdyi_hlo_find_repeated(
            sdyi_hlo_joined(op, d->dims[batch], d->dims[contract]), &repeated))
        return SDYI_HLO_FAIL(
            op, "has duplicated dimension from %s and %s: %" PRId64,
            name_of(batch), name_of(contract), repeated);
    return SDYRT_OK;
}

static sdyrt_status check_in_range(const sdyi_op *op, const dot *d, int field,
                                   const sdyi_type *type) {
    for (int i = 0; i < d->dims[field].n; i++) {
        const int64_t dim = d->dims[field].at[i].integer;
        if (dim < 0 || dim >= type->n)
            return SDYI_HLO_FAIL(
                op, "%s value: %" PRId64 " is out of range: [0, %d)",
                name_of(field), dim, type->n);
    }
    return SDYRT_OK;
}

static sdyrt_status check_sizes(const sdyi_op *op, const dot *d, int lhs,
                                int rhs, const char *what) {
    for (int i = 0; i < d->dims[lhs].n; i++)
        if (!sdyi_hlo_dims_fit(sdyi_hlo_dim(sdyi_hlo_in(op, 0),
                                            (int)d->dims[lhs].at[i].integer),
                               sdyi_hlo_dim(sdyi_hlo_in(op, 1),
                                            (int)d->dims[rhs].at[i].integer)))
            return SDYI_HLO_FAIL(
                op, "%s dimension sizes must match for lhs/rhs", what);
    return SDYRT_OK;
}

static sdyrt_status check_dot(const sdyi_op *op, const dot *d) {
    if (d->dims[SDYI_RAGGED_DOT_LHS_BATCH].n !=
        d->dims[SDYI_RAGGED_DOT_RHS_BATCH].n)
        return SDYI_HLO_FAIL(op, "lhs and rhs should have the same number of "
                                 "batching dimensions");
    if (d->dims[SDYI_RAGGED_DOT_LHS_CONTRACT].n !=
        d->dims[SDYI_RAGGED_DOT_RHS_CONTRACT].n)
        return SDYI_HLO_FAIL(op, "lhs and rhs should have the same number of "
                                 "contracting dimensions");
    SDYI_TRY(check_unique(op, d, SDYI_RAGGED_DOT_LHS_BATCH,
                          SDYI_RAGGED_DOT_LHS_CONTRACT));
    SDYI_TRY(check_unique(op, d, SDYI_RAGGED_DOT_RHS_BATCH,
                          SDYI_RAGGED_DOT_RHS_CONTRACT));
    SDYI_TRY(
        check_in_range(op, d, SDYI_RAGGED_DOT_LHS_BATCH, sdyi_hlo_in(op, 0)));
    SDYI_TRY(check_in_range(op, d, SDYI_RAGGED_DOT_LHS_CONTRACT,
                            sdyi_hlo_in(op, 0)));
    SDYI_TRY(
        check_in_range(op, d, SDYI_RAGGED_DOT_RHS_BATCH, sdyi_hlo_in(op, 1)));
    SDYI_TRY(check_in_range(op, d, SDYI_RAGGED_DOT_RHS_CONTRACT,
                            sdyi_hlo_in(op, 1)));
    SDYI_TRY(check_sizes(op, d, SDYI_RAGGED_DOT_LHS_BATCH,
                         SDYI_RAGGED_DOT_RHS_BATCH, "batching"));
    return check_sizes(op, d, SDYI_RAGGED_DOT_LHS_CONTRACT,
                       SDYI_RAGGED_DOT_RHS_CONTRACT, "contracting");
}

/* Appends the free dimensions' sizes of an operand: not batching, contracting
 * or group dimensions. Returns their number. */
static int add_free(const dot *d, int batch, int contract,
                    const sdyi_type *type, int64_t *dims) {
    int n = 0;
    for (int i = 0; i < type->n; i++)
        if (!sdyi_hlo_has(d->dims[batch], i) &&
            !sdyi_hlo_has(d->dims[contract], i) &&
            (contract != SDYI_RAGGED_DOT_RHS_CONTRACT ||
             !sdyi_hlo_has(d->dims[SDYI_RAGGED_DOT_RHS_GROUP], i)))
            dims[n++] = sdyi_hlo_dim(type, i);
    return n;
}

/* The sizes of the result; returns their number. */
static int infer_dims(const sdyi_op *op, const dot *d, int64_t *dims) {
    const sdyi_type *const lhs = sdyi_hlo_in(op, 0), *const rhs =
                                                         sdyi_hlo_in(op, 1);
    const sdyi_hlo_ints batch = d->dims[SDYI_RAGGED_DOT_LHS_BATCH];
    int rank = 0;
    for (; rank < batch.n; rank++)
        dims[rank] = sdyi_hlo_dim(lhs, (int)batch.at[rank].integer);
    rank += add_free(d, SDYI_RAGGED_DOT_LHS_BATCH, SDYI_RAGGED_DOT_LHS_CONTRACT,
                     lhs, dims + rank);
    return rank + add_free(d, SDYI_RAGGED_DOT_RHS_BATCH,
                           SDYI_RAGGED_DOT_RHS_CONTRACT, rhs, dims + rank);
}

/* An algorithm excludes any precision but DEFAULT; its own validity was checked
 * by the reader. */
static sdyrt_status check_algorithm(const sdyi_op *op) {
    const sdyi_attr *const config =
        sdyi_op_attr(op, SDYI_NAME_PRECISION_CONFIG);
    if (sdyi_op_attr(op, SDYI_NAME_ALGORITHM) == NULL || config == NULL)
        return SDYRT_OK;
    for (int64_t i = 0; i < config->n; i++)
        if (config->cells[i].attr->cells[0].integer != 0)
            return SDYI_HLO_FAIL(op, "must specify DEFAULT precision config "
                                     "when algorithm is set.");
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_dot_general(const sdyi_op *op) {
    const dot d = dot_of(sdyi_op_attr(op, SDYI_NAME_DOT_DIMENSION_NUMBERS),
                         SDYI_DOT_FIELD_COUNT);
    SDYI_TRY(sdyi_hlo_check_precision(op));
    SDYI_TRY(check_algorithm(op));
    SDYI_TRY(check_dot(op, &d));
    const int n_dims = sdyi_hlo_in(op, 0)->n + sdyi_hlo_in(op, 1)->n;
    int64_t *const dims = sdyi_hlo_new_dims(op, n_dims);
    SDYI_TRY(sdyi_hlo_expect_shape(op, dims, infer_dims(op, &d, dims)));
    return sdyi_hlo_check_quant_dot(op, d.dims[SDYI_RAGGED_DOT_RHS_CONTRACT]);
}

/* -- ragged_dot ------------------------------------------------------------ */

/* Modes of a ragged dot: is the ragged dimension contracting, batching, or
 * neither. */
static bool is_contracted(const dot *d) {
    return sdyi_hlo_has(d->dims[SDYI_RAGGED_DOT_LHS_CONTRACT],
                        d->dims[SDYI_RAGGED_DOT_LHS_RAGGED].at[0].integer);
}

static bool is_batched(const dot *d) {
    return sdyi_hlo_has(d->dims[SDYI_RAGGED_DOT_LHS_BATCH],
                        d->dims[SDYI_RAGGED_DOT_LHS_RAGGED].at[0].integer);
}

static sdyrt_status check_ragged(const sdyi_op *op, const dot *d) {
    const sdyi_hlo_ints ragged = d->dims[SDYI_RAGGED_DOT_LHS_RAGGED];
    const int rank = sdyi_hlo_in(op, 0)->n;
    if (ragged.n != 1)
        return SDYI_HLO_FAIL(
            op, "There must be exactly one ragged dimension in the lhs.");
    if (ragged.at[0].integer < 0 || ragged.at[0].integer >= rank)
        return SDYI_HLO_FAIL(op,
                             "Expects lhs_ragged_dim to be in range [0, "
                             "lhs_rank) i.e. [0, %d). got: %" PRId64 ".",
                             rank, ragged.at[0].integer);
    return SDYRT_OK;
}

/* The lhs sizes that group_sizes may begin with: batching dimensions, then
 * those of the ragged one's mode, up to the ragged one. */
static int add_outer(const sdyi_op *op, const dot *d, int64_t *dims) {
    const sdyi_type *const lhs = sdyi_hlo_in(op, 0);
    const int64_t ragged = d->dims[SDYI_RAGGED_DOT_LHS_RAGGED].at[0].integer;
    const sdyi_hlo_ints batch = d->dims[SDYI_RAGGED_DOT_LHS_BATCH],
                        contract = d->dims[SDYI_RAGGED_DOT_LHS_CONTRACT];
    int n = 0;
    for (int i = 0; i < batch.n && batch.at[i].integer != ragged; i++)
        dims[n++] = sdyi_hlo_dim(lhs, (int)batch.at[i].integer);
    if (is_batched(d))
        return n;
    if (is_contracted(d)) {
        for (int i = 0; contract.at[i].integer != ragged; i++)
            dims[n++] = sdyi_hlo_dim(lhs, (int)contract.at[i].integer);
        return n;
    }
    for (int i = 0; i < (int)ragged; i++)
        if (!sdyi_hlo_has(batch, i) && !sdyi_hlo_has(contract, i))
            dims[n++] = sdyi_hlo_dim(lhs, i);
    return n;
}

static int64_t n_groups(const sdyi_op *op) {
    const sdyi_type *const sizes = sdyi_hlo_in(op, 2);
    return sdyi_hlo_dim(sizes, sizes->n - 1);
}

static sdyrt_status check_group_sizes(const sdyi_op *op, const dot *d) {
    const sdyi_type *const sizes = sdyi_hlo_in(op, 2);
    int64_t *const dims = sdyi_hlo_new_dims(op, 2 * sdyi_hlo_in(op, 0)->n + 1);
    const int rank = add_outer(op, d, dims) + 1;
    if (sizes->n != 1 && sizes->n != rank)
        return SDYI_HLO_FAIL(op, "expected group_sizes to have rank %d, got %d",
                             rank, sizes->n);
    dims[rank - 1] = n_groups(op);
    bool fits = true;
    for (int i = 0; sizes->n != 1 && i < rank; i++)
        fits = fits && dims[i] == sdyi_hlo_dim(sizes, i);
    if (!fits)
        return SDYI_HLO_FAIL(
            op, "group_sizes is expected to have shape [%s], got [%s]",
            sdyi_hlo_raw_dims_text(
                op, sdyi_hlo_tensor(op, dims, rank, sizes->element, NULL)),
            sdyi_hlo_raw_dims_text(op, sizes));
    return SDYRT_OK;
}

static sdyrt_status check_group(const sdyi_op *op, const dot *d) {
    const sdyi_type *const rhs = sdyi_hlo_in(op, 1);
    const sdyi_hlo_ints group = d->dims[SDYI_RAGGED_DOT_RHS_GROUP];
    const int rank = rhs->n;
    for (int i = 0; i < group.n; i++)
        if (group.at[i].integer < 0 || group.at[i].integer >= rank)
            return SDYI_HLO_FAIL(op,
                                 "Expects rhs_group_dim to be in range [0, "
                                 "rhs_rank) i.e. [0, %d). got: %" PRId64 ".",
                                 rank, group.at[i].integer);
    SDYI_TRY(check_unique(op, d, SDYI_RAGGED_DOT_RHS_GROUP,
                          SDYI_RAGGED_DOT_RHS_BATCH));
    SDYI_TRY(check_unique(op, d, SDYI_RAGGED_DOT_RHS_GROUP,
                          SDYI_RAGGED_DOT_RHS_CONTRACT));
    if ((is_contracted(d) || is_batched(d)) && group.n != 0)
        return SDYI_HLO_FAIL(op, "There must be zero group dimensions in the "
                                 "rhs when the ragged dimension is batch or "
                                 "contracting.");
    if (!is_contracted(d) && !is_batched(d) && group.n != 1)
        return SDYI_HLO_FAIL(op, "There must be exactly one group dimension in "
                                 "the rhs when the lhs ragged dimension is "
                                 "non-contracting.");
    if (group.n == 0)
        return SDYRT_OK;
    const int64_t size = sdyi_hlo_dim(rhs, (int)group.at[0].integer);
    if (!sdyi_hlo_dims_fit(size, n_groups(op)))
        return SDYI_HLO_FAIL(op,
                             "rhs group dimension is expected to have size="
                             "%" PRId64 ", got %" PRId64,
                             n_groups(op), size);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_ragged_dot(const sdyi_op *op) {
    const dot d =
        dot_of(sdyi_op_attr(op, SDYI_NAME_RAGGED_DOT_DIMENSION_NUMBERS),
               SDYI_RAGGED_DOT_FIELD_COUNT);
    if (!sdyi_type_is(sdyi_hlo_in(op, 0), SDYI_TYPE_TENSOR) ||
        !sdyi_type_is(sdyi_hlo_in(op, 1), SDYI_TYPE_TENSOR))
        return SDYRT_OK;
    SDYI_TRY(sdyi_hlo_check_precision(op));
    SDYI_TRY(check_dot(op, &d));
    SDYI_TRY(check_ragged(op, &d));
    SDYI_TRY(check_group_sizes(op, &d));
    SDYI_TRY(check_group(op, &d));
    const int n_dims = sdyi_hlo_in(op, 0)->n + sdyi_hlo_in(op, 1)->n + 1;
    int64_t *const dims = sdyi_hlo_new_dims(op, n_dims);
    int rank = 0;
    if (is_contracted(&d))
        dims[rank++] = n_groups(op);
    rank += infer_dims(op, &d, dims + rank);
    return sdyi_hlo_expect_shape(op, dims, rank);
}
