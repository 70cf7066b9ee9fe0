/* CHLO's broadcasting ops, constant-like ops and scans. Its other elementwise
 * ops have StableHLO's verifiers. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_common.h"

#include <inttypes.h>

/* -- broadcast ------------------------------------------------------------- */

/* A size, and its bound if it is dynamic. */
typedef struct extent {
    int64_t size, bound;
} extent;

/* Dimension `i` from the right; 1 beyond the rank. */
static extent extent_at(const sdyi_hlo_extents *e, int i) {
    const int dim = e->n - 1 - i;
    return dim < 0 ? (extent){1, SDYRT_DYNAMIC}
                   : (extent){e->dims[dim], e->bounds[dim]};
}

/* The broadcast of two sizes; false: incompatible. */
static bool stretch(extent a, extent b, extent *to) {
    if (a.size == 1 || b.size == 1) {
        *to = a.size == 1 ? b : a;
        return true;
    }
    const bool a_known = sdyi_hlo_is_known(a.size),
               b_known = sdyi_hlo_is_known(b.size);
    *to = a;
    if (a_known && b_known)
        return a.size == b.size;
    if (!a_known && !b_known) {
        if (!sdyi_hlo_is_known(a.bound) || !sdyi_hlo_is_known(b.bound))
            to->bound = SDYRT_DYNAMIC;
        return sdyi_hlo_dims_fit(a.bound, b.bound);
    }
    const extent known = a_known ? a : b, other = a_known ? b : a;
    *to = known.size > 1 ? known : other;
    return !sdyi_hlo_is_known(other.bound);
}

/* The smaller type with size 1 in dimensions that `dims` does not list; NULL:
 * `dims` does not fit. */
static const sdyi_type *place(const sdyi_op *op, const sdyi_type *type,
                              int rank, sdyi_hlo_ints dims) {
    if (dims.n != type->n)
        return NULL;
    const sdyi_hlo_extents from = sdyi_hlo_extents_of(op, type);
    const sdyi_hlo_extents e = sdyi_hlo_new_extents(op, rank);
    for (int i = 0; i < rank; i++)
        e.dims[i] = 1;
    int64_t last = -1;
    for (int i = 0; i < dims.n; i++) {
        const int64_t to = dims.at[i].integer;
        if (to <= last || to >= rank)
            return NULL;
        last = to;
        e.dims[to] = from.dims[i];
        e.bounds[to] = from.bounds[i];
    }
    return sdyi_hlo_tensor_of(op, &e, type->element);
}

/* Shapes are aligned at the right or, with `dims`, as it says. If they do not
 * fit, the result is unranked, which any result type matches. */
static const sdyi_type *broadcast(const sdyi_op *op, const sdyi_type *a,
                                  const sdyi_type *b, sdyi_hlo_ints dims,
                                  const sdyi_type *element) {
    const sdyi_type *const none =
        sdyi_type_of(op->module->pool, SDYI_TYPE_UNRANKED, element);
    if (!sdyi_type_is(a, SDYI_TYPE_TENSOR) ||
        !sdyi_type_is(b, SDYI_TYPE_TENSOR))
        return none;
    const int rank = a->n > b->n ? a->n : b->n;
    if (dims.is_given && a->n < rank)
        a = place(op, a, rank, dims);
    else if (dims.is_given)
        b = place(op, b, rank, dims);
    if (a == NULL || b == NULL)
        return none;
    const sdyi_hlo_extents from_a = sdyi_hlo_extents_of(op, a);
    const sdyi_hlo_extents from_b = sdyi_hlo_extents_of(op, b);
    const sdyi_hlo_extents e = sdyi_hlo_new_extents(op, rank);
    for (int i = 0; i < rank; i++) {
        extent to;
        if (!stretch(extent_at(&from_a, i), extent_at(&from_b, i), &to))
            return none;
        e.dims[rank - 1 - i] = to.size;
        e.bounds[rank - 1 - i] = to.bound;
    }
    return sdyi_hlo_tensor_of(op, &e, element);
}

static sdyrt_status mismatched(const sdyi_op *op) {
    return sdyi_hlo_inferred(op, SDYI_HLO_FAIL(op, "mismatched operand types"));
}

/* `element` of the result; NULL: that of the operands. */
static sdyrt_status check_broadcast(const sdyi_op *op,
                                    const sdyi_type *element) {
    const sdyi_type *const a = sdyi_hlo_in(op, 0), *const b =
                                                       sdyi_hlo_in(op, 1);
    if (a->element != b->element)
        return mismatched(op);
    return sdyi_hlo_expect_one(
        op, broadcast(op, a, b,
                      sdyi_hlo_ints_at(op, SDYI_NAME_BROADCAST_DIMENSIONS),
                      element == NULL ? a->element : element));
}

sdyrt_status sdyi_verify_broadcast_any(const sdyi_op *op) {
    return check_broadcast(op, NULL);
}

sdyrt_status sdyi_verify_broadcast_same(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_same_element(op));
    return check_broadcast(op, NULL);
}

sdyrt_status sdyi_verify_broadcast_alike(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_compatible_elements(op));
    return check_broadcast(op, NULL);
}

sdyrt_status sdyi_verify_broadcast_complex(const sdyi_op *op) {
    return check_broadcast(op, sdyi_type_of(op->module->pool, SDYI_TYPE_COMPLEX,
                                            sdyi_hlo_in(op, 0)->element));
}

sdyrt_status sdyi_verify_broadcast_compare(const sdyi_op *op) {
    return check_broadcast(
        op, sdyi_type_integer(op->module->pool, 1, SDYI_SIGNLESS));
}

/* Only the result's shape is compared. */
sdyrt_status sdyi_verify_broadcast_select(const sdyi_op *op) {
    static const sdyi_hlo_ints none = {NULL, 0, false};
    const sdyi_type *const on_true = sdyi_hlo_in(op, 1);
    const sdyi_type *const element = on_true->element;
    if (element != sdyi_hlo_in(op, 2)->element)
        return mismatched(op);
    const sdyi_type *const type =
        broadcast(op, broadcast(op, on_true, sdyi_hlo_in(op, 2), none, element),
                  sdyi_hlo_in(op, 0), none, element);
    return sdyi_hlo_shapes_fit(type, sdyi_hlo_out(op, 0))
               ? SDYRT_OK
               : sdyi_hlo_mismatch(op, &type, 1);
}

/* -- constant_like --------------------------------------------------------- */

sdyrt_status sdyi_verify_chlo_constant(const sdyi_op *op) {
    return sdyi_hlo_expect_one(op, sdyi_op_attr(op, SDYI_NAME_VALUE)->type);
}

sdyrt_status sdyi_verify_constant_like(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_same_shape(op));
    const sdyi_attr *const value = sdyi_op_attr(op, SDYI_NAME_VALUE);
    if (value->type != sdyi_hlo_out(op, 0)->element)
        return SDYI_HLO_FAIL_OP(
            op, "value's type doesn't match element return type");
    return SDYRT_OK;
}

/* -- scan ------------------------------------------------------------------ */

static int64_t dimension_of(const sdyi_op *op) {
    return sdyi_hlo_int(op, SDYI_NAME_DIMENSION, 0);
}

/* The first of an attribute's two segment sizes. */
static int first_count(const sdyi_op *op, sdyi_name name) {
    const sdyi_hlo_ints sizes = sdyi_hlo_ints_at(op, name);
    return sizes.n == 0 ? 0 : (int)sizes.at[0].integer;
}

static int n_inputs_of(const sdyi_op *op) {
    return first_count(op, SDYI_NAME_OPERAND_SEGMENT_SIZES);
}

/* The number of iterations; DYNAMIC: unknown. */
static int64_t count_of(const sdyi_op *op) {
    const sdyi_type *const in =
        n_inputs_of(op) == 0 ? NULL : sdyi_hlo_in(op, 0);
    const int64_t dim = dimension_of(op);
    if (sdyi_op_attr(op, SDYI_NAME_SCAN_DIM_SIZE) != NULL)
        return sdyi_hlo_int(op, SDYI_NAME_SCAN_DIM_SIZE, 0);
    return in != NULL && sdyi_type_is(in, SDYI_TYPE_TENSOR) && dim < in->n
               ? sdyi_hlo_dim(in, (int)dim)
               : SDYRT_DYNAMIC;
}

/* A body result with the scan dimension inserted; NULL: out of bounds. The
 * caller compares shapes only, as MLIR does. */
static const sdyi_type *stacked(const sdyi_op *op, const sdyi_type *type) {
    if (!sdyi_type_is(type, SDYI_TYPE_TENSOR))
        return type;
    const int64_t at = dimension_of(op);
    if (at > type->n)
        return NULL;
    int64_t *const sizes = sdyi_hlo_new_dims(op, type->n + 1);
    for (int i = 0; i <= type->n; i++)
        sizes[i] = i == at ? count_of(op) : sdyi_hlo_dim(type, i - (i > at));
    return sdyi_hlo_tensor(op, sizes, type->n + 1, type->element, NULL);
}

sdyrt_status sdyi_verify_scan_types(const sdyi_op *op) {
    const sdyi_op *const end = op->regions[0].first->last;
    const int n_carries = op->n_operands - n_inputs_of(op);
    if (end->n_operands < n_carries)
        return sdyi_hlo_inferred(
            op, SDYI_HLO_FAIL(op,
                              "ScanOp body must return at least %d values "
                              "(carries)",
                              n_carries));
    const int n_outputs = end->n_operands - n_carries;
    const sdyi_type **const types = sdyi_hlo_new_types(op, end->n_operands);
    for (int i = 0; i < end->n_operands; i++) {
        types[i] = sdyi_hlo_in(end, i);
        if (i < n_outputs)
            types[i] = stacked(op, types[i]);
        if (types[i] == NULL)
            return SDYI_HLO_FAIL_OP(
                op, "scan dimension of result %d is out of bounds", i);
    }
    bool fits = end->n_operands == op->n_results;
    for (int i = 0; fits && i < op->n_results; i++)
        fits = !sdyi_type_is(types[i], SDYI_TYPE_TENSOR) ||
               sdyi_hlo_shapes_fit(types[i], sdyi_hlo_out(op, i));
    return fits ? SDYRT_OK : sdyi_hlo_mismatch(op, types, end->n_operands);
}

/* An input without the scan dimension. */
static const sdyi_type *slice_of(const sdyi_op *op, const sdyi_type *type) {
    const int at = (int)dimension_of(op);
    int64_t *const sizes = sdyi_hlo_new_dims(op, type->n);
    for (int i = 0; i < type->n - 1; i++)
        sizes[i] = sdyi_hlo_dim(type, i + (i >= at));
    return sdyi_hlo_tensor(op, sizes, type->n - 1, type->element, NULL);
}

static sdyrt_status check_operand(const sdyi_op *op, int i) {
    const sdyi_type *const type = sdyi_hlo_in(op, i);
    const int64_t dim = dimension_of(op);
    if (!sdyi_type_is(type, SDYI_TYPE_TENSOR))
        return SDYI_HLO_FAIL_OP(op, "operand %d is not ranked", i);
    if (i >= n_inputs_of(op))
        return SDYRT_OK;
    if (dim >= type->n)
        return SDYI_HLO_FAIL_OP(
            op, "scan dimension of operand %d is out of bounds", i);
    if (!sdyi_hlo_dims_fit(sdyi_hlo_dim(type, (int)dim), count_of(op)))
        return SDYI_HLO_FAIL_OP(op, "invalid scan dimension size of operand %d",
                                i);
    return SDYRT_OK;
}

static sdyrt_status check_body(const sdyi_op *op) {
    const sdyi_block *const body = op->regions[0].first;
    if (body->n_args != op->n_operands)
        return SDYI_HLO_FAIL_OP(op,
                                "expects %d arguments in the body, but got %d",
                                op->n_operands, body->n_args);
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_type *type = sdyi_hlo_in(op, i);
        if (i < n_inputs_of(op))
            type = slice_of(op, type);
        const sdyi_type *const arg = body->args[i]->type;
        if (sdyi_type_is(arg, SDYI_TYPE_TENSOR) &&
            !sdyi_hlo_fits(op->module->pool, type, arg))
            return SDYI_HLO_FAIL_OP(
                op, "operand and body argument %d are incompatible", i);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_scan_counts(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_check_segments(op, SDYI_NAME_OPERAND_SEGMENT_SIZES));
    return sdyi_hlo_check_segments(op, SDYI_NAME_RESULT_SEGMENT_SIZES);
}

sdyrt_status sdyi_verify_scan(const sdyi_op *op) {
    if (n_inputs_of(op) == 0 &&
        first_count(op, SDYI_NAME_RESULT_SEGMENT_SIZES) == 0)
        return SDYI_HLO_FAIL_OP(
            op, "at least one of inputs or outputs must be present");
    for (int i = 0; i < op->n_operands; i++)
        SDYI_TRY(check_operand(op, i));
    return check_body(op);
}
