/* Verifiers of reduce_window and select_and_scatter. */
#include "program/dialects/stablehlo/verify_window.h"
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_region.h"

#include <inttypes.h>
#include <string.h>

/* -- windows --------------------------------------------------------------- */

static int64_t item(sdyi_hlo_ints list, int i) {
    return list.n == 0 ? 1 : list.at[i].integer;
}

int64_t sdyi_hlo_pad_at(const sdyi_attr *padding, int dim, int side) {
    return padding == NULL || sdyi_hlo_dim(padding->type, 0) == 0
               ? 0
               : sdyi_dense_i64_at(padding, 2 * (int64_t)dim + side);
}

/* {2, 3}: the shape of a constant. */
static const char *braced_dims(const sdyi_op *op, const sdyi_type *type) {
    const char *const text = sdyi_hlo_dims_text(
        op->module->pool, sdyi_hlo_extents_of(op, type).dims, type->n);
    char *const braced =
        sdyi_zone_string(&op->module->pool->scratch, text, strlen(text));
    braced[0] = '{';
    braced[strlen(text) - 1] = '}';
    return braced;
}

sdyrt_status sdyi_hlo_check_padding(const sdyi_op *op,
                                    const sdyi_hlo_window *w) {
    const sdyi_type *const type = w->padding == NULL ? NULL : w->padding->type;
    if (type != NULL && (type->n != 2 || sdyi_hlo_dim(type, 1) != 2))
        return SDYI_HLO_FAIL(op,
                             "expects the shape of padding-attribute to be {N, "
                             "2}, but got %s.",
                             braced_dims(op, type));
    return SDYRT_OK;
}

static sdyrt_status check_length(const sdyi_op *op, const sdyi_hlo_window *w,
                                 int64_t n, const char *what) {
    if (n == 0 || n == w->n)
        return SDYRT_OK;
    return SDYI_HLO_FAIL(op,
                         "expects %s to have same dimension-size as size of "
                         "window dimensions (%d), but got: %" PRId64 ".",
                         what, w->n, n);
}

static sdyrt_status check_positive(const sdyi_op *op, int i, int64_t value,
                                   const char *what) {
    if (value > 0)
        return SDYRT_OK;
    return SDYI_HLO_FAIL(op,
                         "expects window to have positive %s for %d-th window "
                         "dimension, but got %" PRId64 ".",
                         what, i, value);
}

sdyrt_status sdyi_hlo_check_window(const sdyi_op *op,
                                   const sdyi_hlo_window *w) {
    SDYI_TRY(check_length(op, w, w->strides.n, "window-strides"));
    SDYI_TRY(check_length(op, w, w->base_dilation.n, "base-dilation factors"));
    SDYI_TRY(
        check_length(op, w, w->window_dilation.n, "window-dilation factors"));
    SDYI_TRY(check_length(
        op, w, w->padding == NULL ? 0 : sdyi_hlo_dim(w->padding->type, 0),
        "padding-entries"));
    SDYI_TRY(check_length(op, w, w->reversal.n, "window-reversal"));
    for (int i = 0; i < w->n; i++) {
        SDYI_TRY(check_positive(
            op, i, sdyi_hlo_is_known(w->sizes[i]) ? w->sizes[i] : 1, "value"));
        SDYI_TRY(check_positive(op, i, item(w->strides, i), "stride"));
        SDYI_TRY(check_positive(op, i, item(w->base_dilation, i),
                                "base dilation factor"));
        SDYI_TRY(check_positive(op, i, item(w->window_dilation, i),
                                "window dilation factor"));
    }
    return SDYRT_OK;
}

int64_t sdyi_hlo_padded(int64_t size, int64_t low, int64_t high,
                        int64_t interior) {
    int64_t inner, edges;
    if (__builtin_mul_overflow(size > 1 ? size - 1 : 0, interior, &inner) ||
        __builtin_add_overflow(size, inner, &inner))
        return INT64_MAX;
    if (__builtin_add_overflow(low, high, &edges))
        return low > 0 ? INT64_MAX : -1;
    return __builtin_add_overflow(inner, edges, &inner) ? INT64_MAX : inner;
}

int64_t sdyi_hlo_n_places(const sdyi_hlo_window *w, int i, int64_t size) {
    if (!sdyi_hlo_is_known(size) || !sdyi_hlo_is_known(w->sizes[i]))
        return SDYRT_DYNAMIC;
    const int64_t base = sdyi_hlo_padded(
        size, sdyi_hlo_pad_at(w->padding, i, 0),
        sdyi_hlo_pad_at(w->padding, i, 1), item(w->base_dilation, i) - 1);
    const int64_t length =
        sdyi_hlo_padded(w->sizes[i], 0, 0, item(w->window_dilation, i) - 1);
    if (base == 0 || length > base)
        return 0;
    return (base - length) / item(w->strides, i) + 1;
}

static const int64_t *ints_of(const sdyi_op *op, sdyi_hlo_ints list, int n) {
    int64_t *const values = sdyi_hlo_new_dims(op, n);
    for (int i = 0; i < n; i++)
        values[i] = item(list, i);
    return values;
}

/* -- reduce_window --------------------------------------------------------- */

static const sdyi_type *window_result(const sdyi_op *op,
                                      const sdyi_hlo_window *w,
                                      const sdyi_type *type,
                                      const sdyi_type *element) {
    const sdyi_hlo_extents e = sdyi_hlo_extents_of(op, type);
    for (int i = 0; i < type->n; i++) {
        e.dims[i] = sdyi_hlo_n_places(w, i, e.dims[i]);
        e.bounds[i] = sdyi_hlo_n_places(w, i, e.bounds[i]);
    }
    return sdyi_hlo_tensor_of(op, &e, sdyi_type_element(element));
}

static sdyi_hlo_window reduced_window(const sdyi_op *op) {
    const sdyi_hlo_ints sizes =
        sdyi_hlo_ints_at(op, SDYI_NAME_WINDOW_DIMENSIONS);
    return (sdyi_hlo_window){
        .sizes = ints_of(op, sizes, sizes.n),
        .n = sizes.n,
        .strides = sdyi_hlo_ints_at(op, SDYI_NAME_WINDOW_STRIDES),
        .base_dilation = sdyi_hlo_ints_at(op, SDYI_NAME_BASE_DILATIONS),
        .window_dilation = sdyi_hlo_ints_at(op, SDYI_NAME_WINDOW_DILATIONS),
        .padding = sdyi_op_attr(op, SDYI_NAME_PADDING)};
}

static sdyrt_status check_reduced_window(const sdyi_op *op, int n_inputs) {
    const sdyi_hlo_window w = reduced_window(op);
    SDYI_TRY(sdyi_hlo_check_inputs(op, n_inputs));
    for (int i = 0; i < n_inputs; i++)
        if (sdyi_hlo_in(op, i)->n != w.n)
            return SDYI_HLO_FAIL(
                op,
                "expects window-dimensions size == input rank, but got "
                "window-dimensions size: %d and input: %s with rank = %d.",
                w.n, sdyi_type_text(op->module->pool, sdyi_hlo_in(op, i)),
                sdyi_hlo_in(op, i)->n);
    SDYI_TRY(sdyi_hlo_check_padding(op, &w));
    return sdyi_hlo_check_window(op, &w);
}

sdyrt_status sdyi_verify_reduce_window(const sdyi_op *op) {
    const int n_inputs = op->n_operands / 2;
    SDYI_TRY(check_reduced_window(op, n_inputs));
    const sdyi_type *const *const all = sdyi_hlo_operand_types(op);
    const sdyi_hlo_reduction reduction = {
        .inputs = all,
        .starts = all + n_inputs,
        .n = n_inputs,
        .left = sdyi_hlo_extents_of(op, all[0]).dims,
        .n_left = all[0]->n};
    return sdyi_hlo_check_reduction(op, &reduction);
}

static sdyrt_status infer_reduce_window(const sdyi_op *op,
                                        const sdyi_type ***types, int *n) {
    const int n_inputs = op->n_operands / 2;
    const sdyi_hlo_window w = reduced_window(op);
    const sdyi_type *const *elements;
    int n_elements;
    SDYI_TRY(sdyi_hlo_accumulators(op, 0, &elements, &n_elements));
    *types = sdyi_hlo_new_types(op, n_inputs);
    *n = n_elements < n_inputs ? n_elements : n_inputs;
    for (int i = 0; i < *n; i++)
        (*types)[i] = window_result(op, &w, sdyi_hlo_in(op, i), elements[i]);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_reduce_window_types(const sdyi_op *op) {
    const sdyi_type **types = NULL;
    int n = 0;
    SDYI_TRY(sdyi_hlo_inferred(op, infer_reduce_window(op, &types, &n)));
    return sdyi_hlo_expect(op, types, n);
}

/* -- select_and_scatter ---------------------------------------------------- */

static sdyrt_status check_select(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_hlo_region r = sdyi_hlo_region_of(op, 0);
    const int n_args = r.block == NULL ? 0 : r.block->n_args;
    if (n_args != 2)
        return SDYI_HLO_FAIL(
            op, "expects the select-region to take 2 parameters, but takes %d",
            n_args);
    const sdyi_type *const want = sdyi_hlo_scalar(op, sdyi_hlo_in(op, 0));
    for (int i = 0; i < 2; i++)
        if (!sdyi_hlo_fits(pool, want, r.block->args[i]->type))
            return SDYI_HLO_FAIL(
                op,
                "expects the type of select-region's parameter at index %d to "
                "be %s, but got %s",
                i, sdyi_type_text(pool, want),
                sdyi_type_text(pool, r.block->args[i]->type));
    if (sdyi_hlo_n_returned(&r) != 1)
        return SDYI_HLO_FAIL(
            op, "expects select-region to return single value, but got: %d",
            sdyi_hlo_n_returned(&r));
    if (!sdyi_hlo_is_bool_scalar(sdyi_hlo_in(r.end, 0)))
        return SDYI_HLO_FAIL(
            op,
            "expects the return-type of select-region to be tensor<i1>, but "
            "got: %s",
            sdyi_type_text(pool, sdyi_hlo_in(r.end, 0)));
    return SDYRT_OK;
}

static sdyrt_status check_scatter(const sdyi_op *op) {
    const sdyi_type *const input = sdyi_hlo_scalar(op, sdyi_hlo_in(op, 1));
    const sdyi_type *const start = sdyi_hlo_in(op, 2);
    const sdyi_hlo_reduction reduction = {
        .region = 1, .inputs = &input, .starts = &start, .n = 1};
    return sdyi_hlo_check_reduction(op, &reduction);
}

static sdyrt_status check_source(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const in = sdyi_hlo_in(op, 0), *const source =
                                                        sdyi_hlo_in(op, 1);
    const sdyi_hlo_ints sizes =
        sdyi_hlo_ints_at(op, SDYI_NAME_WINDOW_DIMENSIONS);
    if (sizes.is_given && sizes.n != in->n)
        return SDYI_HLO_FAIL(
            op,
            "expects window-dimensions size == operand rank, but got "
            "window-dimensions size: %d and operand-type: %s with rank = %d.",
            sizes.n, sdyi_type_text(pool, in), in->n);
    const sdyi_hlo_window w = {
        .sizes = ints_of(op, sizes, in->n),
        .n = in->n,
        .strides = sdyi_hlo_ints_at(op, SDYI_NAME_WINDOW_STRIDES),
        .padding = sdyi_op_attr(op, SDYI_NAME_PADDING)};
    SDYI_TRY(sdyi_hlo_check_padding(op, &w));
    SDYI_TRY(sdyi_hlo_check_window(op, &w));
    const sdyi_type *const want =
        sdyi_hlo_without_bounds(op, window_result(op, &w, in, source));
    if (!sdyi_hlo_shapes_fit(want, source))
        return SDYI_HLO_FAIL(op, "expects source-type to be %s, but got%s",
                             sdyi_type_text(pool, want),
                             sdyi_type_text(pool, source));
    return SDYRT_OK;
}

static sdyrt_status infer_select_and_scatter(const sdyi_op *op,
                                             const sdyi_type **type) {
    const sdyi_type *const *elements;
    int n;
    SDYI_TRY(sdyi_hlo_accumulators(op, 1, &elements, &n));
    *type = sdyi_hlo_with_element(op, sdyi_hlo_in(op, 0),
                                  sdyi_type_element(elements[0]));
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_select_and_scatter(const sdyi_op *op) {
    SDYI_TRY(check_select(op));
    SDYI_TRY(check_scatter(op));
    return check_source(op);
}

sdyrt_status sdyi_verify_select_and_scatter_types(const sdyi_op *op) {
    return sdyi_hlo_check(op, infer_select_and_scatter);
}
