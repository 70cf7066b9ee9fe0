/* Products. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify.h"

#include <inttypes.h>

/* -- dot ------------------------------------------------------------------- */

sdyrt_status sdyi_verify_dot(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_check_precision(op, 0));
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

/* The fields of #stablehlo.dot. */
enum { LHS_BATCH, RHS_BATCH, LHS_CONTRACT, RHS_CONTRACT, N_FIELDS };
static const char *const field_names[] = {
    "lhs_batching_dimensions", "rhs_batching_dimensions",
    "lhs_contracting_dimensions", "rhs_contracting_dimensions"};

typedef struct dot {
    sdyi_hlo_ints dims[N_FIELDS];
} dot;

/* One value twice among both lists of a side. */
static sdyrt_status check_unique(const sdyi_op *op, const dot *d, int batch,
                                 int contract) {
    const int n = d->dims[batch].n + d->dims[contract].n;
    sdyi_cell *const all =
        SDYI_NEW(&op->module->pool->scratch, sdyi_cell, n + 1);
    for (int i = 0; i < n; i++)
        all[i] = i < d->dims[batch].n
                     ? d->dims[batch].at[i]
                     : d->dims[contract].at[i - d->dims[batch].n];
    int64_t repeated;
    if (sdyi_hlo_find_repeated((sdyi_hlo_ints){all, n, true}, &repeated))
        return SDYI_HLO_FAIL(
            op, "has duplicated dimension from %s and %s: %" PRId64,
            field_names[batch], field_names[contract], repeated);
    return SDYRT_OK;
}

static sdyrt_status check_in_range(const sdyi_op *op, const dot *d, int field,
                                   const sdyi_type *type) {
    for (int i = 0; i < d->dims[field].n; i++) {
        const int64_t dim = d->dims[field].at[i].integer;
        if (dim < 0 || dim >= type->n)
            return SDYI_HLO_FAIL(
                op, "%s value: %" PRId64 " is out of range: [0, %d)",
                field_names[field], dim, type->n);
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
    if (d->dims[LHS_BATCH].n != d->dims[RHS_BATCH].n)
        return SDYI_HLO_FAIL(op, "lhs and rhs should have the same number of "
                                 "batching dimensions");
    if (d->dims[LHS_CONTRACT].n != d->dims[RHS_CONTRACT].n)
        return SDYI_HLO_FAIL(op, "lhs and rhs should have the same number of "
                                 "contracting dimensions");
    SDYI_TRY(check_unique(op, d, LHS_BATCH, LHS_CONTRACT));
    SDYI_TRY(check_unique(op, d, RHS_BATCH, RHS_CONTRACT));
    SDYI_TRY(check_in_range(op, d, LHS_BATCH, sdyi_hlo_in(op, 0)));
    SDYI_TRY(check_in_range(op, d, LHS_CONTRACT, sdyi_hlo_in(op, 0)));
    SDYI_TRY(check_in_range(op, d, RHS_BATCH, sdyi_hlo_in(op, 1)));
    SDYI_TRY(check_in_range(op, d, RHS_CONTRACT, sdyi_hlo_in(op, 1)));
    SDYI_TRY(check_sizes(op, d, LHS_BATCH, RHS_BATCH, "batching"));
    return check_sizes(op, d, LHS_CONTRACT, RHS_CONTRACT, "contracting");
}

/* The sizes of an operand that are neither batched nor contracted. */
static int add_free(const dot *d, int batch, int contract,
                    const sdyi_type *type, int64_t *dims) {
    int n = 0;
    for (int i = 0; i < type->n; i++)
        if (!sdyi_hlo_has(d->dims[batch], i) &&
            !sdyi_hlo_has(d->dims[contract], i))
            dims[n++] = sdyi_hlo_dim(type, i);
    return n;
}

/* #stablehlo.dot_algorithm goes with the default precision alone. */
static sdyrt_status check_algorithm(const sdyi_op *op) {
    const sdyi_attr *const config = sdyi_hlo_attr(op, 1);
    if (sdyi_hlo_attr(op, 2) == NULL || config == NULL)
        return SDYRT_OK;
    for (int64_t i = 0; i < config->n; i++)
        if (config->cells[i].attr->cells[0].integer != 0)
            return SDYI_HLO_FAIL(op, "must specify DEFAULT precision config "
                                     "when algorithm is set.");
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_dot_general(const sdyi_op *op) {
    const sdyi_attr *const record = sdyi_hlo_attr(op, 0);
    const sdyi_type *const a = sdyi_hlo_in(op, 0), *const b =
                                                       sdyi_hlo_in(op, 1);
    dot d;
    for (int i = 0; i < (int)N_FIELDS; i++)
        d.dims[i] = sdyi_hlo_field(record, i);
    SDYI_TRY(sdyi_hlo_check_precision(op, 1));
    SDYI_TRY(check_algorithm(op));
    SDYI_TRY(check_dot(op, &d));
    int64_t *const dims = sdyi_hlo_new_dims(op, a->n + b->n);
    int rank = 0;
    for (; rank < d.dims[LHS_BATCH].n; rank++)
        dims[rank] = sdyi_hlo_dim(a, (int)d.dims[LHS_BATCH].at[rank].integer);
    rank += add_free(&d, LHS_BATCH, LHS_CONTRACT, a, dims + rank);
    rank += add_free(&d, RHS_BATCH, RHS_CONTRACT, b, dims + rank);
    return sdyi_hlo_expect_shape(op, dims, rank);
}
