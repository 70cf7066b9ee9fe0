/* Verifier of custom calls: layouts, aliases of operands and results, the form
 * of the configuration by API version, and buffers. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_common.h"
#include "program/ir/record.h"

#include <inttypes.h>
#include <string.h>

/* -- attributes ------------------------------------------------------------ */

static bool all_are(const sdyi_attr *list,
                    bool (*is_right)(const sdyi_attr *attr)) {
    for (int64_t i = 0; i < list->n; i++)
        if (!is_right(list->cells[i].attr))
            return false;
    return true;
}

static bool is_layout(const sdyi_attr *attr) {
    return sdyi_attr_is(attr, SDYI_ATTR_DENSE) && attr->type->n == 1 &&
           sdyi_type_is(attr->type->element, SDYI_TYPE_INDEX);
}

static bool is_flat_symbol(const sdyi_attr *attr) {
    return sdyi_attr_is(attr, SDYI_ATTR_SYMBOL) && attr->n == 1;
}

static bool is_alias(const sdyi_attr *attr) {
    return sdyi_attr_is(attr, SDYI_ATTR_RECORD) &&
           attr->number == SDYI_RECORD_OUTPUT_OPERAND_ALIAS;
}

bool sdyi_hlo_is_config(const sdyi_attr *attr) {
    return sdyi_attr_is(attr, SDYI_ATTR_STRING) ||
           sdyi_attr_is(attr, SDYI_ATTR_DICT);
}

bool sdyi_hlo_are_symbols(const sdyi_attr *attr) {
    return all_are(attr, is_flat_symbol);
}

bool sdyi_hlo_are_layouts(const sdyi_attr *attr) {
    return all_are(attr, is_layout);
}

/* Tiles of one result, outermost first. */
static bool is_tiling(const sdyi_attr *attr) {
    return sdyi_attr_is(attr, SDYI_ATTR_ARRAY) && all_are(attr, is_layout);
}

bool sdyi_hlo_are_tilings(const sdyi_attr *attr) {
    return all_are(attr, is_tiling);
}

bool sdyi_hlo_are_aliases(const sdyi_attr *attr) {
    return all_are(attr, is_alias);
}

/* -- layouts --------------------------------------------------------------- */

/* Each number below the rank exactly once. */
static bool is_permutation(const sdyi_attr *layout, int rank) {
    if (layout->type->cells[0].integer != rank)
        return false;
    for (int i = 0; i < rank; i++) {
        const int64_t dim = sdyi_dense_i64_at(layout, i);
        if (dim < 0 || dim >= rank)
            return false;
        for (int k = 0; k < i; k++)
            if (sdyi_dense_i64_at(layout, k) == dim)
                return false;
    }
    return true;
}

static sdyrt_status check_layout(const sdyi_op *op, const char *kind, int i,
                                 const sdyi_type *type,
                                 const sdyi_attr *layout) {
    sdyi_pool *const pool = op->module->pool;
    if (sdyi_type_is(type, SDYI_TYPE_TUPLE))
        return SDYI_HLO_FAIL_OP(op, "Tuple types are not fully supported with "
                                    "layout constraints yet");
    if (sdyi_type_is(type, SDYI_TYPE_UNRANKED))
        return SDYRT_OK;
    if (!sdyi_type_is(type, SDYI_TYPE_TENSOR) &&
        !sdyi_type_is(type, SDYI_TYPE_MEMREF))
        return layout->type->cells[0].integer == 0
                   ? SDYRT_OK
                   : SDYI_HLO_FAIL_OP(op,
                                      "Only tensor types can have non-empty "
                                      "layout: %s #%d of type %s has layout %s",
                                      kind, i, sdyi_type_text(pool, type),
                                      sdyi_attr_text_of(pool, layout));
    return is_permutation(layout, type->n)
               ? SDYRT_OK
               : SDYI_HLO_FAIL_OP(op,
                                  "incorrect layout %s for type %s, layout "
                                  "must be a permutation of [0, %d)",
                                  sdyi_attr_text_of(pool, layout),
                                  sdyi_type_text(pool, type), type->n);
}

/* `kind`: "operand" or "result", for errors */
static sdyrt_status check_layouts(const sdyi_op *op, sdyi_name name,
                                  const char *kind,
                                  const sdyi_type *const *types, int n) {
    const sdyi_attr *const layouts = sdyi_op_attr(op, name);
    if (layouts->n != n)
        return SDYI_HLO_FAIL_OP(op,
                                "Number of %ss must match the number of %s "
                                "layouts, %d != %" PRId64,
                                kind, kind, n, layouts->n);
    for (int i = 0; i < n; i++)
        SDYI_TRY(check_layout(op, kind, i, types[i], layouts->cells[i].attr));
    return SDYRT_OK;
}

/* The results; of a single tuple, its elements. */
static const sdyi_type *const *results_of(const sdyi_op *op, int *n) {
    const sdyi_type *const first =
        op->n_results == 1 ? sdyi_hlo_out(op, 0) : NULL;
    *n = op->n_results;
    if (first == NULL || !sdyi_type_is(first, SDYI_TYPE_TUPLE))
        return sdyi_hlo_result_types(op);
    const sdyi_type **const parts = sdyi_hlo_new_types(op, first->n);
    for (int i = 0; i < first->n; i++)
        parts[i] = first->cells[i].type;
    *n = first->n;
    return parts;
}

static sdyrt_status check_all_layouts(const sdyi_op *op) {
    const bool has_operands =
        sdyi_op_attr(op, SDYI_NAME_OPERAND_LAYOUTS) != NULL;
    if (has_operands != (sdyi_op_attr(op, SDYI_NAME_RESULT_LAYOUTS) != NULL))
        return SDYI_HLO_FAIL_OP(op, "Layout attributes should be specified for "
                                    "either both operands and results or "
                                    "none.");
    if (!has_operands)
        return SDYRT_OK;
    int n;
    const sdyi_type *const *const results = results_of(op, &n);
    SDYI_TRY(check_layouts(op, SDYI_NAME_OPERAND_LAYOUTS, "operand",
                           sdyi_hlo_operand_types(op), op->n_operands));
    return check_layouts(op, SDYI_NAME_RESULT_LAYOUTS, "result", results, n);
}

/* -- aliases --------------------------------------------------------------- */

/* The element of nested tuples at `indices`; NULL: none. */
static const sdyi_type *part_of(const sdyi_type *type, sdyi_hlo_ints indices) {
    for (int i = 0; type != NULL && i < indices.n; i++) {
        const int64_t at = indices.at[i].integer;
        type = sdyi_type_is(type, SDYI_TYPE_TUPLE) && at >= 0 && at < type->n
                   ? type->cells[at].type
                   : NULL;
    }
    return type;
}

static const sdyi_type *all_results(const sdyi_op *op) {
    return op->n_results == 1
               ? sdyi_hlo_out(op, 0)
               : sdyi_type_tuple(op->module->pool, sdyi_hlo_result_types(op),
                                 op->n_results);
}

static sdyrt_status check_alias(const sdyi_op *op, const sdyi_attr *alias) {
    sdyi_pool *const pool = op->module->pool;
    const int64_t operand =
        sdyi_hlo_field_int(alias, SDYI_OUTPUT_OPERAND_ALIAS_OPERAND_INDEX);
    if (operand < 0 || operand >= op->n_operands)
        return SDYI_HLO_FAIL_OP(op,
                                "expects operandIndex in the "
                                "output_operand_alias attribute to be in range "
                                "[0, %d); got: %" PRId64 ".",
                                op->n_operands, operand);
    const sdyi_type *const in = part_of(
        sdyi_hlo_in(op, (int)operand),
        sdyi_hlo_field(alias, SDYI_OUTPUT_OPERAND_ALIAS_OPERAND_TUPLE_INDICES));
    const sdyi_type *const out = part_of(
        all_results(op),
        sdyi_hlo_field(alias, SDYI_OUTPUT_OPERAND_ALIAS_OUTPUT_TUPLE_INDICES));
    if (in == NULL || out == NULL)
        return SDYI_HLO_FAIL_OP(op,
                                "%s_tuple_indices in the output_operand_alias "
                                "attribute out of bounds",
                                in == NULL ? "operand" : "output");
    if (in != out)
        return SDYI_HLO_FAIL_OP(op,
                                "shapes mismatch in the output_operand_alias "
                                "attribute: operand part has type %s and "
                                "output part has type %s",
                                sdyi_type_text(pool, in),
                                sdyi_type_text(pool, out));
    return SDYRT_OK;
}

/* -- buffers --------------------------------------------------------------- */

/* Compares shapes and elements; ignores bounds. */
static bool is_buffer_of(const sdyi_type *buffer, const sdyi_type *tensor) {
    if (buffer->element != tensor->element)
        return false;
    if (sdyi_type_is(tensor, SDYI_TYPE_UNRANKED))
        return true;
    bool is_same = buffer->n == tensor->n;
    for (int i = 0; is_same && i < buffer->n; i++)
        is_same =
            sdyi_hlo_dims_fit(sdyi_hlo_dim(buffer, i), sdyi_hlo_dim(tensor, i));
    return is_same;
}

/* `name`: "Pin", from tensor to buffer, or "Unpin". */
static sdyrt_status check_pin(const sdyi_op *op, const char *name,
                              bool is_pin) {
    if (op->n_operands != 1)
        return SDYI_HLO_FAIL_OP(op, "%s custom_call should have one input",
                                name);
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    if (is_pin ? !sdyi_hlo_is_tensor(in) : !sdyi_type_is(in, SDYI_TYPE_MEMREF))
        return SDYI_HLO_FAIL_OP(op, "%s custom_call should have a %s input",
                                name, is_pin ? "tensor" : "memref");
    if (op->n_results != 1)
        return SDYI_HLO_FAIL_OP(op, "%s custom_call should have one output",
                                name);
    const sdyi_type *const out = sdyi_hlo_out(op, 0);
    if (is_pin ? !sdyi_type_is(out, SDYI_TYPE_MEMREF)
               : !sdyi_hlo_is_tensor(out))
        return SDYI_HLO_FAIL_OP(op, "%s custom_call should have a %s output",
                                name, is_pin ? "memref" : "tensor");
    return (is_pin ? is_buffer_of(out, in) : is_buffer_of(in, out))
               ? SDYRT_OK
               : SDYI_HLO_FAIL_OP(op,
                                  "%s custom_call should have compatible input "
                                  "and output types",
                                  name);
}

static sdyrt_status check_create(const sdyi_op *op) {
    static const char name[] = "CreateBuffer";
    if (op->n_operands != 0)
        return SDYI_HLO_FAIL_OP(op, "%s custom_call shouldn't have any inputs",
                                name);
    if (op->n_results != 1)
        return SDYI_HLO_FAIL_OP(op, "%s custom_call should have one result",
                                name);
    return sdyi_type_is(sdyi_hlo_out(op, 0), SDYI_TYPE_MEMREF)
               ? SDYRT_OK
               : SDYI_HLO_FAIL_OP(
                     op, "%s custom_call should have a memref result", name);
}

/* Tuple indices of a part of the results. */
typedef struct part_path {
    sdyi_cell *at;
    int n, capacity;
} part_path;

static bool is_aliased(const sdyi_attr *aliases, const part_path *path) {
    for (int64_t i = 0; aliases != NULL && i < aliases->n; i++) {
        const sdyi_hlo_ints to =
            sdyi_hlo_field(aliases->cells[i].attr,
                           SDYI_OUTPUT_OPERAND_ALIAS_OUTPUT_TUPLE_INDICES);
        bool is_same = to.n == path->n;
        for (int k = 0; is_same && k < to.n; k++)
            is_same = to.at[k].integer == path->at[k].integer;
        if (is_same)
            return true;
    }
    return false;
}

/* Buffers in the results must be aliases of operands. */
static sdyrt_status check_buffers(const sdyi_op *op, const sdyi_type *part,
                                  part_path *path) {
    sdyi_pool *const pool = op->module->pool;
    if (sdyi_type_is(part, SDYI_TYPE_MEMREF))
        return is_aliased(sdyi_op_attr(op, SDYI_NAME_OUTPUT_OPERAND_ALIASES),
                          path)
                   ? SDYRT_OK
                   : SDYI_HLO_FAIL_OP(
                         op,
                         "buffer output [%s] is not used in "
                         "output_operand_alias",
                         sdyi_hlo_ints_text(
                             pool, (sdyi_hlo_ints){path->at, path->n, true}));
    if (!sdyi_type_is(part, SDYI_TYPE_TUPLE))
        return SDYRT_OK;
    for (int i = 0; i < part->n; i++) {
        SDYI_GROW(&pool->scratch, path->at, path->n, path->capacity);
        path->at[path->n++].integer = i;
        SDYI_TRY(check_buffers(op, part->cells[i].type, path));
        path->n--;
    }
    return SDYRT_OK;
}

/* Pin, Unpin and CreateBuffer have rules of their own, by call target. */
static sdyrt_status check_all_buffers(const sdyi_op *op) {
    const char *const target =
        sdyi_attr_text(sdyi_op_attr(op, SDYI_NAME_CALL_TARGET_NAME));
    const bool is_pin = strcmp(target, "Pin") == 0;
    if (is_pin || strcmp(target, "Unpin") == 0)
        return check_pin(op, target, is_pin);
    if (strcmp(target, "CreateBuffer") == 0)
        return check_create(op);
    part_path path = {.at = NULL};
    return check_buffers(op, all_results(op), &path);
}

/* -- all ------------------------------------------------------------------- */

enum { TYPED_FFI = 4 };

static sdyrt_status check_config(const sdyi_op *op) {
    static const char *const versions[] = {
        "UNSPECIFIED", "ORIGINAL", "STATUS_RETURNING",
        "STATUS_RETURNING_UNIFIED", "TYPED_FFI"};
    const int64_t version = sdyi_hlo_int(op, SDYI_NAME_API_VERSION, 1);
    const sdyi_attr *const config = sdyi_op_attr(op, SDYI_NAME_BACKEND_CONFIG);
    const bool wants_dict = version == TYPED_FFI;
    if (config == NULL || sdyi_attr_is(config, SDYI_ATTR_DICT) == wants_dict)
        return SDYRT_OK;
    return SDYI_HLO_FAIL_OP(
        op,
        "backend_config for api_version API_VERSION_%s must be a %s "
        "attribute.",
        versions[version], wants_dict ? "dictionary" : "string");
}

sdyrt_status sdyi_verify_custom_call(const sdyi_op *op) {
    SDYI_TRY(check_all_layouts(op));
    const sdyi_attr *const aliases =
        sdyi_op_attr(op, SDYI_NAME_OUTPUT_OPERAND_ALIASES);
    for (int64_t i = 0; aliases != NULL && i < aliases->n; i++)
        SDYI_TRY(check_alias(op, aliases->cells[i].attr));
    SDYI_TRY(check_config(op));
    return check_all_buffers(op);
}

bool sdyi_custom_call_is_pure(const sdyi_op *op) {
    const sdyi_attr *const has = sdyi_op_attr(op, SDYI_NAME_HAS_SIDE_EFFECT);
    return has == NULL || has->cells[0].integer == 0;
}
