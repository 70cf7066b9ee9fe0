/* Verifiers of shard's ops that need no grid; verify_grid.c follows. */
#include "program/dialects/stablehlo/verify_common.h"
#include "program/dialects/type_spec.h"
#include "program/text/print.h"
#include "shard/dialect/shard.h"

/* -- types ----------------------------------------------------------------- */

static const sdyi_type *in(const sdyi_op *op) {
    return sdyi_operand(op, 0)->type;
}

static const sdyi_type *out(const sdyi_op *op) {
    return op->results[0].type;
}

/* Sizes of tensors or of memrefs; dynamic ones match any. */
static bool fit(const sdyi_type *a, const sdyi_type *b) {
    bool fits = a->n == b->n;
    for (int i = 0; fits && i < a->n; i++)
        fits = sdyi_hlo_dims_fit(sdyi_hlo_dim(a, i), sdyi_hlo_dim(b, i));
    return fits;
}

static sdyrt_status fail_unless(bool is_right, const sdyi_op *op,
                                const char *text) {
    return is_right ? SDYRT_OK : sdyi_error(op->module->pool, op, "%s", text);
}

sdyrt_status sdyi_verify_shard_shapes(const sdyi_op *op) {
    return fail_unless(fit(in(op), out(op)), op,
                       "requires the same shape for all operands and results");
}

static sdyrt_status verify_element(const sdyi_op *op) {
    return fail_unless(
        in(op)->element == out(op)->element, op,
        "requires the same element type for all operands and results");
}

sdyrt_status sdyi_verify_shard_shift(const sdyi_op *op) {
    SDYI_TRY(verify_element(op));
    return sdyi_verify_shard_shapes(op);
}

static sdyrt_status verify_rank(const sdyi_op *op) {
    return fail_unless(in(op)->n == out(op)->n, op,
                       "result type has different rank than operands");
}

sdyrt_status sdyi_verify_shard_ranks(const sdyi_op *op) {
    SDYI_TRY(verify_element(op));
    return verify_rank(op);
}

static sdyrt_status verify_element_match(const sdyi_op *op) {
    return fail_unless(in(op)->element == out(op)->element, op,
                       "failed to verify that all of {input, result} have "
                       "same element type");
}

static int count_dynamic(const sdyi_op *op, sdyi_name list) {
    return sdyi_ints_dynamic(sdyi_ints_at(op, list));
}

/* Operands after the first are the dynamic coordinates of in-group devices. */
static sdyrt_status verify_device(const sdyi_op *op) {
    static const sdyi_name names[] = {SDYI_NAME_ROOT, SDYI_NAME_SOURCE,
                                      SDYI_NAME_DESTINATION};
    int n = 0;
    for (int i = 0; i < 3; i++)
        n += count_dynamic(op, names[i]);
    return fail_unless(n == op->n_operands - 1, op,
                       "operands do not fit the dynamic coordinates of the "
                       "in-group device");
}

sdyrt_status sdyi_verify_shard_shapes_match(const sdyi_op *op) {
    SDYI_TRY(verify_device(op));
    SDYI_TRY(fail_unless(
        sdyi_ints_equal(sdyi_sizes_in(in(op)), sdyi_sizes_in(out(op))), op,
        "failed to verify that all of {input, result} have "
        "same shape"));
    const bool is_reduction = sdyi_op_attr(op, SDYI_NAME_REDUCTION) != NULL;
    return is_reduction ? SDYRT_OK : verify_element_match(op);
}

sdyrt_status sdyi_verify_shard_ranks_match(const sdyi_op *op) {
    SDYI_TRY(verify_device(op));
    SDYI_TRY(fail_unless(in(op)->n == out(op)->n, op,
                         "failed to verify that all of {input, result} have "
                         "same rank"));
    return verify_element_match(op);
}

/* Either name of the attribute is required. */
static sdyrt_status verify_scatter(const sdyi_op *op) {
    return fail_unless(sdyi_op_attr(op, SDYI_NAME_SCATTER_DIM) != NULL ||
                           sdyi_op_attr(op, SDYI_NAME_SCATTER_AXIS) != NULL,
                       op, "requires attribute 'scatter_dim'");
}

sdyrt_status sdyi_verify_shard_reduce_scatter(const sdyi_op *op) {
    SDYI_TRY(verify_scatter(op));
    return verify_rank(op);
}

sdyrt_status sdyi_verify_shard_scatter(const sdyi_op *op) {
    SDYI_TRY(verify_scatter(op));
    return sdyi_verify_shard_ranks_match(op);
}

sdyrt_status sdyi_verify_update_halo(const sdyi_op *op) {
    SDYI_TRY(fail_unless(
        count_dynamic(op, SDYI_NAME_STATIC_HALO_SIZES) == op->n_operands - 1,
        op, "operands do not fit the dynamic entries of 'static_halo_sizes'"));
    return fail_unless(in(op) == out(op), op,
                       "failed to verify that result has same type as "
                       "destination");
}

sdyrt_status sdyi_verify_shard(const sdyi_op *op) {
    return fail_unless(in(op) == out(op), op,
                       "failed to verify that all of {result, src} have same "
                       "type");
}

/* -- lists of operands ----------------------------------------------------- */

sdyrt_status sdyi_verify_shard_segments(const sdyi_op *op) {
    return sdyi_hlo_check_segments(op, SDYI_NAME_OPERAND_SEGMENT_SIZES);
}

sdyrt_status sdyi_verify_shard_shape(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    SDYI_TRY(sdyi_verify_shard_segments(op));
    const sdyi_ints sizes = sdyi_ints_at(op, SDYI_NAME_OPERAND_SEGMENT_SIZES);
    const sdyi_attr *const dims = sdyi_op_attr(op, SDYI_NAME_DIMS);
    const int sharding = count_dynamic(op, SDYI_NAME_DIMS);
    if (sizes.n != 3 || sizes.cells[0].integer != sharding ||
        sizes.cells[1].integer != 1 ||
        sizes.cells[2].integer != count_dynamic(op, SDYI_NAME_DEVICE))
        return sdyi_error(pool, op,
                          "operands do not fit the dynamic entries of 'dims' "
                          "and 'device'");
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_type *const type = sdyi_operand(op, i)->type;
        const bool is_right = i == sharding
                                  ? type == sdyi_type_grid_sharding(pool)
                                  : sdyi_type_is(type, SDYI_TYPE_INDEX);
        if (!is_right)
            return sdyi_error(pool, op, "operand #%d must be %s, but got %s", i,
                              i == sharding ? "sharding definition"
                                            : "variadic of index",
                              sdyi_type_text(pool, type));
    }
    if (op->n_results != (int)dims->n)
        return sdyi_error_bare(pool, op,
                               "Unexpected number of results %d. Expected %d.",
                               op->n_results, (int)dims->n);
    return SDYRT_OK;
}

/* -- grids and shardings --------------------------------------------------- */

sdyrt_status sdyi_verify_grid(const sdyi_op *op) {
    const sdyi_ints shape = sdyi_grid_shape(op);
    SDYI_TRY(fail_unless(shape.n > 0, op,
                         "rank of grid is expected to be a positive integer"));
    for (int i = 0; i < shape.n; i++)
        SDYI_TRY(fail_unless(shape.cells[i].integer >= 0 ||
                                 shape.cells[i].integer == SDYRT_DYNAMIC,
                             op,
                             "dimension size of a grid is expected to be "
                             "non-negative or dynamic"));
    return SDYRT_OK;
}

/* Errors: an axis that is negative or repeated. */
static sdyrt_status verify_split(const sdyi_op *op, const sdyi_attr *split) {
    sdyi_pool *const pool = op->module->pool;
    bool is_seen[1 << 15] = {false};
    for (int64_t d = 0; d < split->n; d++) {
        const sdyi_ints axes = sdyi_ints_of(split->cells[d].attr);
        for (int i = 0; i < axes.n; i++) {
            const int64_t axis = axes.cells[i].integer;
            if (axis < 0)
                return sdyi_error_bare(pool, op,
                                       "grid axis is expected to be "
                                       "non-negative");
            if (axis < (int64_t)sizeof is_seen && is_seen[axis])
                return sdyi_error_bare(pool, op, "grid axis duplicated");
            if (axis < (int64_t)sizeof is_seen)
                is_seen[axis] = true;
        }
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_check_halo_count(const sdyi_op *op) {
    const sdyi_attr *const split = sdyi_op_attr(op, SDYI_NAME_SPLIT_AXES);
    const int n_halos = sdyi_ints_at(op, SDYI_NAME_STATIC_HALO_SIZES).n;
    int n_split = 0;
    for (int64_t d = 0; d < split->n; d++)
        n_split += split->cells[d].attr->n > 0;
    return n_halos == 0 || n_halos == 2 * n_split
               ? SDYRT_OK
               : sdyi_error_bare(op->module->pool, op,
                                 "halo sizes must be specified for all split "
                                 "axes.");
}

sdyrt_status sdyi_verify_grid_sharding(const sdyi_op *op) {
    const sdyi_attr *const split = sdyi_op_attr(op, SDYI_NAME_SPLIT_AXES);
    const sdyi_ints halos = sdyi_ints_at(op, SDYI_NAME_STATIC_HALO_SIZES);
    const sdyi_ints sizes = sdyi_ints_at(op, SDYI_NAME_OPERAND_SEGMENT_SIZES);
    SDYI_TRY(verify_split(op, split));
    SDYI_TRY(fail_unless(
        (sizes.n == 2 ? (int)sizes.cells[0].integer : 0) ==
                count_dynamic(op, SDYI_NAME_STATIC_SHARDED_DIMS_OFFSETS) &&
            (sizes.n == 2 ? (int)sizes.cells[1].integer : 0) ==
                count_dynamic(op, SDYI_NAME_STATIC_HALO_SIZES),
        op, "operands do not fit the dynamic halo sizes and offsets"));
    if (halos.n > 0 &&
        sdyi_ints_at(op, SDYI_NAME_STATIC_SHARDED_DIMS_OFFSETS).n > 0)
        return sdyi_error(op->module->pool, op,
                          "halo sizes and shard offsets are mutually "
                          "exclusive");
    return sdyi_check_halo_count(op);
}
