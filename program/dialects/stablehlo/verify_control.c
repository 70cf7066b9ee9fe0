/* Verifiers of control flow, calls and tokens. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_region.h"

#include <inttypes.h>
#include <string.h>

/* -- while ----------------------------------------------------------------- */

static const sdyi_type *const *arg_types(const sdyi_op *op,
                                         const sdyi_block *block, int *n) {
    *n = block == NULL ? 0 : block->n_args;
    const sdyi_type **const types = sdyi_hlo_new_types(op, *n);
    for (int i = 0; i < *n; i++)
        types[i] = block->args[i]->type;
    return types;
}

static sdyrt_status check_operands(const sdyi_op *op, const char *whose,
                                   const sdyi_type *const *types, int n) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const *const operands = sdyi_hlo_operand_types(op);
    if (sdyi_hlo_all_fit(pool, operands, op->n_operands, types, n))
        return SDYRT_OK;
    return SDYI_HLO_FAIL(
        op, "expect operands to be compatible with %s but got %s vs %s", whose,
        sdyi_hlo_types_text(pool, operands, op->n_operands),
        sdyi_hlo_types_text(pool, types, n));
}

static sdyrt_status check_condition(const sdyi_op *op,
                                    const sdyi_hlo_region *r) {
    if (sdyi_hlo_n_returned(r) != 1)
        return SDYI_HLO_FAIL(
            op, "expect condition body returns a single value but got %d",
            sdyi_hlo_n_returned(r));
    if (!sdyi_hlo_is_bool_scalar(sdyi_hlo_in(r->end, 0)))
        return SDYI_HLO_FAIL(
            op,
            "expect condition block return a zero-ranked "
            "tensor of i1 but got %s",
            sdyi_type_text(op->module->pool, sdyi_hlo_in(r->end, 0)));
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_while(const sdyi_op *op) {
    const sdyi_hlo_region cond = sdyi_hlo_region_of(op, 0),
                          body = sdyi_hlo_region_of(op, 1);
    int n;
    const sdyi_type *const *types = arg_types(op, cond.block, &n);
    SDYI_TRY(check_operands(op, "condition block arguments", types, n));
    types = arg_types(op, body.block, &n);
    SDYI_TRY(check_operands(op, "body block arguments", types, n));
    if (!body.is_ended)
        return SDYI_HLO_FAIL(
            op, "The while body-region expected to have a terminator");
    SDYI_TRY(check_operands(op, "body block return types",
                            sdyi_hlo_operand_types(body.end),
                            body.end->n_operands));
    return check_condition(op, &cond);
}

sdyrt_status sdyi_verify_while_types(const sdyi_op *op) {
    return sdyi_hlo_expect(op, sdyi_hlo_operand_types(op), op->n_operands);
}

/* -- case and if ----------------------------------------------------------- */

/* The types that branch `i` returns. */
static const sdyi_type *const *returned(const sdyi_op *op, int i, int *n) {
    const sdyi_hlo_region r = sdyi_hlo_region_of(op, i);
    *n = sdyi_hlo_n_returned(&r);
    return *n == 0 ? NULL : sdyi_hlo_operand_types(r.end);
}

static sdyrt_status check_branch(const sdyi_op *op, int i) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_hlo_region r = sdyi_hlo_region_of(op, i);
    if (r.block != NULL && r.block->n_args != 0)
        return SDYI_HLO_FAIL(op,
                             "branch %d must have 0 arguments, but found %d", i,
                             r.block->n_args);
    int n_first, n;
    const sdyi_type *const *const first = returned(op, 0, &n_first);
    const sdyi_type *const *const types = returned(op, i, &n);
    if (!sdyi_hlo_all_fit(pool, first, n_first, types, n))
        return SDYI_HLO_FAIL(
            op, "branch 0 and branch %d have mismatched return types: %s vs %s",
            i, sdyi_hlo_types_text(pool, first, n_first),
            sdyi_hlo_types_text(pool, types, n));
    return SDYRT_OK;
}

/* The least common type: differing sizes become dynamic, with the larger bound
 * if both are bounded. */
static const sdyi_type *join(const sdyi_op *op, const sdyi_type *a,
                             const sdyi_type *b) {
    if (a == b || !sdyi_type_is(a, SDYI_TYPE_TENSOR) ||
        !sdyi_type_is(b, SDYI_TYPE_TENSOR) || a->n != b->n)
        return a;
    const sdyi_hlo_extents from_a = sdyi_hlo_extents_of(op, a),
                           from_b = sdyi_hlo_extents_of(op, b);
    const sdyi_hlo_extents e = sdyi_hlo_new_extents(op, a->n);
    for (int i = 0; i < a->n; i++) {
        const int64_t x = from_a.dims[i], y = from_b.dims[i];
        if (x == y && sdyi_hlo_is_known(x)) {
            e.dims[i] = x;
            continue;
        }
        const int64_t p = sdyi_hlo_is_known(x) ? x : from_a.bounds[i];
        const int64_t q = sdyi_hlo_is_known(y) ? y : from_b.bounds[i];
        if (sdyi_hlo_is_known(p) && sdyi_hlo_is_known(q))
            e.bounds[i] = p > q ? p : q;
    }
    return sdyi_hlo_tensor_of(op, &e, a->element);
}

static sdyrt_status infer_branches(const sdyi_op *op, const sdyi_type ***types,
                                   int *n) {
    const int rank = sdyi_hlo_in(op, 0)->n;
    if (rank != 0)
        return SDYI_HLO_FAIL(
            op, "operand should be rank 0 tensor but got rank %d", rank);
    if (op->n_regions == 0)
        return SDYI_HLO_FAIL(op, "expect at least one branch");
    for (int i = 0; i < op->n_regions; i++)
        SDYI_TRY(check_branch(op, i));
    const sdyi_type *const *const first = returned(op, 0, n);
    *types = sdyi_hlo_new_types(op, *n);
    for (int k = 0; k < *n; k++) {
        (*types)[k] = first[k];
        for (int i = 1; i < op->n_regions; i++) {
            int n_other;
            (*types)[k] = join(op, (*types)[k], returned(op, i, &n_other)[k]);
        }
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_branches(const sdyi_op *op) {
    const sdyi_type **types = NULL;
    int n = 0;
    SDYI_TRY(sdyi_hlo_inferred(op, infer_branches(op, &types, &n)));
    return sdyi_hlo_expect(op, types, n);
}

/* -- tokens ---------------------------------------------------------------- */

/* Results are tensors, then a token. */
static sdyrt_status check_received(const sdyi_op *op, const char *others) {
    sdyi_pool *const pool = op->module->pool;
    if (op->n_results == 0)
        return SDYI_HLO_FAIL(
            op, "result is expected to be at least of size 1, but got 0");
    for (int i = 0; i + 1 < op->n_results; i++)
        if (!sdyi_type_is(sdyi_hlo_out(op, i), SDYI_TYPE_TENSOR))
            return SDYI_HLO_FAIL(op,
                                 "%s expected to be of tensor type, but "
                                 "got %s",
                                 others,
                                 sdyi_type_text(pool, sdyi_hlo_out(op, i)));
    const sdyi_type *const last = sdyi_hlo_out(op, op->n_results - 1);
    if (!sdyi_type_is(last, SDYI_TYPE_TOKEN))
        return SDYI_HLO_FAIL(op,
                             "last element of result types is expected to be "
                             "of token type, but got %s",
                             sdyi_type_text(pool, last));
    return SDYRT_OK;
}

/* A list of integers for each tensor result. */
static sdyrt_status check_feed_layout(const sdyi_op *op,
                                      const sdyi_attr *layout) {
    sdyi_pool *const pool = op->module->pool;
    if (layout->n != op->n_results - 1)
        return SDYI_HLO_FAIL(op,
                             "layout-attribute size must be %d (which is the "
                             "number of op-results - 1 (for token result)), "
                             "but got %" PRId64,
                             op->n_results - 1, layout->n);
    for (int64_t i = 0; i < layout->n; i++) {
        const sdyi_attr *const list = layout->cells[i].attr;
        if (!sdyi_attr_is(list, SDYI_ATTR_ARRAY))
            return SDYI_HLO_FAIL(op,
                                 "layout-attribute expected to have elements "
                                 "of type array, but got %s",
                                 sdyi_attr_text_of(pool, list));
        for (int64_t k = 0; k < list->n; k++)
            if (!sdyi_attr_is(list->cells[k].attr, SDYI_ATTR_INTEGER))
                return SDYI_HLO_FAIL(
                    op,
                    "layout-attribute's leaf elements are expected to be of "
                    "type integer, but got %s",
                    sdyi_attr_text_of(pool, list->cells[k].attr));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_infeed(const sdyi_op *op) {
    SDYI_TRY(check_received(
        op, "all elements of result types, except the last element, are"));
    const sdyi_attr *const layout = sdyi_op_attr(op, SDYI_NAME_LAYOUT);
    return layout == NULL ? SDYRT_OK : check_feed_layout(op, layout);
}

/* `host`, `number`: the channel type for transfers to or from the host. */
static sdyrt_status check_direction(const sdyi_op *op, const char *host,
                                    int number) {
    const sdyi_attr *const channel = sdyi_op_attr(op, SDYI_NAME_CHANNEL_HANDLE);
    const bool is_host = sdyi_hlo_int(op, SDYI_NAME_IS_HOST_TRANSFER, 0) != 0;
    if (sdyi_hlo_field_int(channel, SDYI_CHANNEL_HANDLE_TYPE) !=
        (is_host ? number : 1))
        return SDYI_HLO_FAIL(
            op, "channel_type should be %s when is_host_transfer is %s",
            is_host ? host : "DEVICE_TO_DEVICE", is_host ? "true" : "false");
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_send(const sdyi_op *op) {
    return sdyi_hlo_inferred(op, check_direction(op, "DEVICE_TO_HOST", 2));
}

sdyrt_status sdyi_verify_recv(const sdyi_op *op) {
    SDYI_TRY(check_direction(op, "HOST_TO_DEVICE", 3));
    return check_received(op,
                          "everything but the last element of result types is");
}

/* -- composite ------------------------------------------------------------- */

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_word(char c) {
    return is_letter(c) || (c >= '0' && c <= '9') || c == '_';
}

/* [a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+ */
static bool is_op_name(const char *at) {
    if (!is_letter(*at))
        return false;
    while (is_word(*at))
        at++;
    if (*at != '.')
        return false;
    while (*at == '.') {
        const char *const start = ++at;
        while (is_word(*at) || *at == '$')
            at++;
        if (at == start)
            return false;
    }
    return *at == '\0';
}

sdyrt_status sdyi_verify_composite(const sdyi_op *op) {
    if (!is_op_name(sdyi_attr_text(sdyi_op_attr(op, SDYI_NAME_NAME))))
        return SDYI_HLO_FAIL(
            op, "name must be a valid namespaced op name, i.e. it must match "
                "the following regular expression: "
                "^[a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+$ e.g. "
                "\"my_namespace.my_op\"");
    return SDYRT_OK;
}
