/* Verifiers of reduce, map and sort, and of reduction bodies in general. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_region.h"

#include <inttypes.h>

/* -- the region of a reduction --------------------------------------------- */

sdyi_hlo_region sdyi_hlo_region_of(const sdyi_op *op, int index) {
    sdyi_hlo_region r = {.block = op->regions[index].first};
    r.end = r.block == NULL ? NULL : r.block->last;
    r.is_ended = r.end != NULL && (sdyi_op_has(r.end, SDYI_TERMINATOR) ||
                                   r.end->row->name == NULL);
    return r;
}

int sdyi_hlo_n_returned(const sdyi_hlo_region *r) {
    return r->end == NULL ? 0 : r->end->n_operands;
}

/* True if `to` can hold elements of `from`: integers at least as wide, any
 * float. */
static bool is_promotable(const sdyi_type *from, const sdyi_type *to) {
    from = sdyi_type_element(from);
    to = sdyi_type_element(to);
    if (from == to || sdyi_hlo_elements_fit(from, to))
        return true;
    if (from->kind != to->kind)
        return false;
    if (sdyi_type_is(from, SDYI_TYPE_COMPLEX))
        return from->element->width <= to->element->width;
    if (sdyi_type_is(from, SDYI_TYPE_INTEGER))
        return from->width <= to->width;
    return sdyi_type_is(from, SDYI_TYPE_FLOAT);
}

/* True if the type's sizes are a subsequence of `left`. */
static bool is_part(const sdyi_type *type, const int64_t *left, int n_left) {
    int found = 0;
    for (int i = 0; i < n_left && found < type->n; i++)
        found += sdyi_hlo_dims_fit(left[i], sdyi_hlo_dim(type, found));
    return found == type->n;
}

static sdyrt_status check_start(const sdyi_op *op, const sdyi_type *result,
                                const sdyi_type *start, int i) {
    sdyi_pool *const pool = op->module->pool;
    if (!sdyi_hlo_shapes_fit(result, start) || result->n != start->n)
        return SDYI_HLO_FAIL(
            op,
            "The shape of reduction-region's result type at index %d differs "
            "from the op's corresponding init-value type: %s vs %s",
            i, sdyi_type_text(pool, result), sdyi_type_text(pool, start));
    if (!is_promotable(start, result))
        return SDYI_HLO_FAIL(
            op,
            "The element-type of reduction-region's result type at index %d is "
            "expected to be promotable from the op's corresponding init-value "
            "element-type: %s vs %s",
            i, sdyi_type_text(pool, result), sdyi_type_text(pool, start));
    return SDYRT_OK;
}

static sdyrt_status check_input(const sdyi_op *op, const sdyi_hlo_reduction *r,
                                const sdyi_type *arg, int i) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const element = sdyi_type_element(r->inputs[i]);
    const int at = r->n + i;
    if (!is_promotable(element, arg))
        return SDYI_HLO_FAIL(op,
                             "The element-type of reduction-region's argument "
                             "at index %d is expected to be promotable from "
                             "%s, but got %s",
                             at, sdyi_type_text(pool, element),
                             sdyi_type_text(pool, sdyi_type_element(arg)));
    if (arg->n > r->n_left)
        return SDYI_HLO_FAIL(op,
                             "The rank of reduction-region's argument at index "
                             "%d is expected to be <= %d, got %d",
                             at, r->n_left, arg->n);
    if (!is_part(arg, r->left, r->n_left))
        return SDYI_HLO_FAIL(
            op,
            "The shape of reduction-region's argument at index %d is not "
            "compatible with that of reduce-op's input-parameter at index %d",
            at, i);
    return SDYRT_OK;
}

static sdyrt_status check_end(const sdyi_op *op, const sdyi_hlo_region *r) {
    if (!r->is_ended)
        return SDYI_HLO_FAIL(
            op, "The reduction-region expected to have a terminator");
    if (r->end->n_operands == 0)
        return SDYI_HLO_FAIL(
            op, "The reduction-region expected to return some value(s)");
    return SDYRT_OK;
}

static sdyrt_status check_returned(const sdyi_op *op, const sdyi_hlo_region *r,
                                   int n) {
    SDYI_TRY(check_end(op, r));
    const int n_returned = sdyi_hlo_n_returned(r);
    if (n_returned != n)
        return SDYI_HLO_FAIL(op,
                             "Reduction-region here must produce %d tensors, "
                             "but produces %d instead",
                             n, n_returned);
    for (int i = 0; i < n; i++)
        if (!sdyi_type_is_shaped(sdyi_hlo_in(r->end, i)) &&
            !sdyi_type_is(sdyi_hlo_in(r->end, i), SDYI_TYPE_UNRANKED))
            return SDYI_HLO_FAIL(
                op,
                "Reduction-region here must produce tensor-typed result(s), "
                "but produces %s instead",
                sdyi_type_text(op->module->pool, sdyi_hlo_in(r->end, i)));
    return SDYRT_OK;
}

static sdyrt_status check_parameter(const sdyi_op *op, const sdyi_type *result,
                                    const sdyi_type *arg, int i, bool fits) {
    sdyi_pool *const pool = op->module->pool;
    if (fits)
        return SDYRT_OK;
    return SDYI_HLO_FAIL(
        op,
        "The type of reduction-region's parameter at index %d is different "
        "than the corresponding result type: %s vs %s",
        i, sdyi_type_text(pool, arg), sdyi_type_text(pool, result));
}

/* Compatible types, where floats may differ in width. */
static bool is_of_kind(sdyi_pool *pool, const sdyi_type *a,
                       const sdyi_type *b) {
    return sdyi_hlo_fits(pool, a, b) ||
           (sdyi_type_is_shaped(a) && sdyi_hlo_shapes_fit(a, b) &&
            sdyi_type_is(sdyi_type_element(a), SDYI_TYPE_FLOAT) &&
            sdyi_type_is(sdyi_type_element(b), SDYI_TYPE_FLOAT));
}

sdyrt_status sdyi_hlo_check_reduction(const sdyi_op *op,
                                      const sdyi_hlo_reduction *r) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_hlo_region region = sdyi_hlo_region_of(op, r->region);
    const int n_args = region.block == NULL ? 0 : region.block->n_args;
    if (n_args != 2 * r->n)
        return SDYI_HLO_FAIL(op,
                             "Reduction-region must take %d parameters, but "
                             "takes %d parameter(s)",
                             2 * r->n, n_args);
    SDYI_TRY(check_returned(op, &region, r->n));
    for (int i = 0; i < r->n; i++) {
        const sdyi_type *const result = sdyi_hlo_in(region.end, i);
        sdyi_value *const *const args = region.block->args;
        SDYI_TRY(check_parameter(op, result, args[i]->type, i,
                                 sdyi_hlo_fits(pool, result, args[i]->type)));
        SDYI_TRY(
            check_parameter(op, result, args[r->n + i]->type, r->n + i,
                            is_of_kind(pool, args[r->n + i]->type, result)));
        SDYI_TRY(check_start(op, result, r->starts[i], i));
        SDYI_TRY(check_input(op, r, args[r->n + i]->type, i));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_hlo_accumulators(const sdyi_op *op, int region,
                                   const sdyi_type *const **types, int *n) {
    const sdyi_hlo_region r = sdyi_hlo_region_of(op, region);
    SDYI_TRY(check_end(op, &r));
    *n = sdyi_hlo_n_returned(&r);
    *types = sdyi_hlo_operand_types(r.end);
    return SDYRT_OK;
}

const sdyi_type *sdyi_hlo_scalar(const sdyi_op *op, const sdyi_type *type) {
    return sdyi_hlo_tensor(op, NULL, 0, sdyi_type_element(type), NULL);
}

sdyrt_status sdyi_hlo_check_inputs(const sdyi_op *op, int n) {
    for (int i = 1; i < n; i++)
        if (!sdyi_hlo_shapes_fit(sdyi_hlo_in(op, 0), sdyi_hlo_in(op, i)))
            return SDYI_HLO_FAIL(
                op,
                "expects all inputs to have compatible shapes. Shape at "
                "input-index %d is not compatible with shape at input-index 0",
                i);
    return SDYRT_OK;
}

/* -- reduce ---------------------------------------------------------------- */

/* Sizes that are not reduced, and their bounds. */
static sdyi_hlo_extents rest_of(const sdyi_op *op, const sdyi_type *type) {
    const sdyi_hlo_ints reduced = sdyi_hlo_ints_at(op, SDYI_NAME_DIMENSIONS);
    sdyi_hlo_extents e = sdyi_hlo_extents_of(op, type);
    e.n = 0;
    for (int i = 0; i < type->n; i++)
        if (!sdyi_hlo_has(reduced, i)) {
            e.dims[e.n] = e.dims[i];
            e.bounds[e.n++] = e.bounds[i];
        }
    return e;
}

static sdyrt_status check_reduced(const sdyi_op *op, int rank) {
    const sdyi_hlo_ints dims = sdyi_hlo_ints_at(op, SDYI_NAME_DIMENSIONS);
    for (int i = 0; i < dims.n; i++) {
        const int64_t dim = dims.at[i].integer;
        if (dim < 0 || dim >= rank)
            return SDYI_HLO_FAIL(op,
                                 "Out-of-bounds dimension %" PRId64
                                 ", expected to be in range [0, %d)",
                                 dim, rank);
        for (int k = 0; k < i; k++)
            if (dims.at[k].integer == dim)
                return SDYI_HLO_FAIL(
                    op, "Duplicate reduction dimension: %" PRId64, dim);
    }
    return SDYRT_OK;
}

static sdyrt_status infer_reduce(const sdyi_op *op, const sdyi_type ***types,
                                 int *n) {
    const int n_inputs = op->n_operands / 2;
    const sdyi_type *const *elements;
    SDYI_TRY(sdyi_hlo_accumulators(op, 0, &elements, n));
    *types = sdyi_hlo_new_types(op, *n);
    *n = *n < n_inputs ? *n : n_inputs;
    for (int i = 0; i < *n; i++) {
        const sdyi_hlo_extents r = rest_of(op, sdyi_hlo_in(op, i));
        (*types)[i] =
            sdyi_hlo_tensor_of(op, &r, sdyi_type_element(elements[i]));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_reduce(const sdyi_op *op) {
    const int n_inputs = op->n_operands / 2;
    SDYI_TRY(sdyi_hlo_check_inputs(op, n_inputs));
    SDYI_TRY(check_reduced(op, sdyi_hlo_in(op, 0)->n));
    const sdyi_type *const *const all = sdyi_hlo_operand_types(op);
    const sdyi_hlo_extents r = rest_of(op, all[0]);
    const sdyi_hlo_reduction reduction = {.inputs = all,
                                          .starts = all + n_inputs,
                                          .n = n_inputs,
                                          .left = r.dims,
                                          .n_left = r.n};
    return sdyi_hlo_check_reduction(op, &reduction);
}

sdyrt_status sdyi_verify_reduce_types(const sdyi_op *op) {
    const sdyi_type **types = NULL;
    int n = 0;
    SDYI_TRY(sdyi_hlo_inferred(op, infer_reduce(op, &types, &n)));
    return sdyi_hlo_expect(op, types, n);
}

/* -- map ------------------------------------------------------------------- */

static sdyrt_status check_map_args(const sdyi_op *op,
                                   const sdyi_hlo_region *r) {
    sdyi_pool *const pool = op->module->pool;
    const int n_args = r->block == NULL ? 0 : r->block->n_args;
    if (op->n_operands != n_args)
        return SDYI_HLO_FAIL(op,
                             "expects number of operands to match the arity of "
                             "map computation, but got: %d and %d",
                             op->n_operands, n_args);
    for (int i = 0; i < n_args; i++) {
        const sdyi_type *const arg = r->block->args[i]->type;
        if (!sdyi_type_is_shaped(arg) || arg->n != 0)
            return SDYI_HLO_FAIL(op,
                                 "computation arguments must be 0-rank tensor, "
                                 "but got: arg #%d of type %s",
                                 i, sdyi_type_text(pool, arg));
        const sdyi_type *const element = sdyi_hlo_in(op, i)->element;
        if (arg->element != element)
            return SDYI_HLO_FAIL(op,
                                 "element type of operands and computation "
                                 "arguments must match, but got: %s and %s",
                                 sdyi_type_text(pool, element),
                                 sdyi_type_text(pool, arg->element));
    }
    return SDYRT_OK;
}

static sdyrt_status check_map_dims(const sdyi_op *op) {
    const sdyi_hlo_ints dims = sdyi_hlo_ints_at(op, SDYI_NAME_DIMENSIONS);
    for (int i = 0; i < dims.n; i++)
        if (dims.at[i].integer != i)
            return SDYI_HLO_FAIL(op,
                                 "requires monotonically increasing dimension "
                                 "numbers, but got: %s",
                                 sdyi_hlo_ints_text(op->module->pool, dims));
    for (int i = 0; i < op->n_operands; i++)
        if (dims.n != sdyi_hlo_in(op, i)->n)
            return SDYI_HLO_FAIL(
                op,
                "applied to a subset of dimensions currently not supported: "
                "operand dimensions = %d, requested map dimensions size = %d",
                sdyi_hlo_in(op, i)->n, dims.n);
    return SDYRT_OK;
}

static sdyrt_status infer_map(const sdyi_op *op, const sdyi_type **type) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_hlo_region r = sdyi_hlo_region_of(op, 0);
    SDYI_TRY(check_map_args(op, &r));
    if (sdyi_hlo_n_returned(&r) != 1)
        return SDYI_HLO_FAIL(op,
                             "computation must return single output, but got: "
                             "%d",
                             sdyi_hlo_n_returned(&r));
    const sdyi_type *const result = sdyi_hlo_in(r.end, 0);
    if (!sdyi_type_is_shaped(result) || result->n != 0)
        return SDYI_HLO_FAIL(
            op, "computation must return 0-rank tensor, but got: %s",
            sdyi_type_text(pool, result));
    SDYI_TRY(check_map_dims(op));
    *type = op->n_operands == 0 ? result
                                : sdyi_hlo_with_element(op, sdyi_hlo_in(op, 0),
                                                        result->element);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_map(const sdyi_op *op) {
    return sdyi_hlo_check(op, infer_map);
}

/* -- sort ------------------------------------------------------------------ */

static sdyrt_status check_comparator(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_hlo_region r = sdyi_hlo_region_of(op, 0);
    const int n_args = r.block == NULL ? 0 : r.block->n_args;
    if (n_args != 2 * op->n_operands)
        return SDYI_HLO_FAIL(op, "comparator block should have %d arguments",
                             2 * op->n_operands);
    for (int i = 0; i < n_args; i++) {
        const sdyi_type *const want =
            sdyi_hlo_scalar(op, sdyi_hlo_in(op, i / 2));
        const sdyi_type *const got = r.block->args[i]->type;
        if (got != want)
            return SDYI_HLO_FAIL(op,
                                 "comparator block argument #%d should be of "
                                 "type %s but got %s",
                                 i, sdyi_type_text(pool, want),
                                 sdyi_type_text(pool, got));
    }
    if (sdyi_hlo_n_returned(&r) != 1)
        return SDYI_HLO_FAIL(op,
                             "comparator must return single output but got %d",
                             sdyi_hlo_n_returned(&r));
    const sdyi_type *const result = sdyi_hlo_in(r.end, 0);
    if (!sdyi_hlo_is_bool_scalar(result))
        return SDYI_HLO_FAIL(op, "comparator must return tensor<i1> but got %s",
                             sdyi_type_text(pool, result));
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_sort(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_same_shape(op));
    const int64_t dim = sdyi_hlo_int(op, SDYI_NAME_DIMENSION, -1);
    const int rank = op->n_operands == 0 ? 0 : sdyi_hlo_in(op, 0)->n;
    if (op->n_operands > 0 && (dim < -rank || dim >= rank))
        return SDYI_HLO_FAIL(op,
                             "dimension attribute value must be in range [%d, "
                             "%d), but found %" PRId64,
                             -rank, rank, dim);
    return check_comparator(op);
}

sdyrt_status sdyi_verify_sort_types(const sdyi_op *op) {
    return sdyi_hlo_expect(op, sdyi_hlo_operand_types(op), op->n_operands);
}
