/* Public queries on functions and types. */
#include "program/parts.h"

#include "program/ir/symbol.h"
#include "program/text/print.h"

#include <string.h>

#define uthash_malloc(bytes) sdyi_zone_alloc_raw(zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

/* -- functions ------------------------------------------------------------- */

const sdyi_type *sdyi_function_type(const sdyi_op *op) {
    const sdyi_attr *const type =
        op->row->kind == SDYI_OP_FUNC_FUNC && op->n_regions == 1
            ? sdyi_op_attr(op, SDYI_NAME_FUNCTION_TYPE)
            : NULL;
    return sdyi_attr_is(type, SDYI_ATTR_TYPE) &&
                   sdyi_type_is(type->type, SDYI_TYPE_FUNCTION)
               ? type->type
               : NULL;
}

static sdyrt_status fail_function(const char *caller, const sdyi_op *op) {
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                     "%s: '%s' is no function", caller, sdyi_op_name(op));
}

sdyrt_status sdyi_check_function(const char *caller, const sdyi_op *op,
                                 bool is_result, int i) {
    const sdyi_type *const type = sdyi_function_type(op);
    if (type == NULL)
        return fail_function(caller, op);
    const int n = is_result ? type->n - type->n_inputs : type->n_inputs;
    return i >= 0 && i < n
               ? SDYRT_OK
               : sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                           "%s: the function has %d %s%s, none %d", caller, n,
                           is_result ? "result" : "argument", n == 1 ? "" : "s",
                           i);
}

sdyrt_status sdyrt_function_info_get(const sdyrt_operation *function,
                                     sdyrt_function_info *info) {
    SDYI_NOT_NULL(function);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    const sdyi_op *const op = sdyi_part_op(function);
    const sdyi_type *const type = sdyi_function_type(op);
    const sdyi_attr *const name = sdyi_op_attr(op, SDYI_NAME_SYM_NAME);
    if (type == NULL)
        return fail_function(__func__, op);
    *info = (sdyrt_function_info){
        .struct_bytes = sizeof *info,
        .name =
            sdyi_attr_is(name, SDYI_ATTR_STRING) ? sdyi_attr_text(name) : "",
        .n_arguments = type->n_inputs,
        .n_results = type->n - type->n_inputs,
        .is_private = sdyi_symbol_is_private(op),
        .body = (const sdyrt_block *)op->regions[0].first};
    return SDYRT_OK;
}

/* -- types ----------------------------------------------------------------- */

typedef struct sdyi_type_text {
    UT_hash_handle hh;
    const sdyi_type *type;
    const char *text;
} type_text;

static const char *text_of(sdyrt_program *program, const sdyi_type *type) {
    sdyi_zone *const zone = &program->lent;
    type_text *found = NULL;
    HASH_FIND_PTR(program->type_texts, &type, found);
    if (found == NULL) {
        found = SDYI_NEW(zone, type_text, 1);
        found->type = type;
        found->text = sdyi_plain_type_text(program->module.pool, type, zone);
        HASH_ADD_PTR(program->type_texts, type, found);
    }
    return found->text;
}

static sdyrt_type_kind kind_of(const sdyi_type *type) {
    static const sdyrt_type_kind kinds[] = {
        [SDYI_TYPE_NONE] = SDYRT_TYPE_NONE,
        [SDYI_TYPE_INTEGER] = SDYRT_TYPE_INTEGER,
        [SDYI_TYPE_FLOAT] = SDYRT_TYPE_FLOAT,
        [SDYI_TYPE_INDEX] = SDYRT_TYPE_INDEX,
        [SDYI_TYPE_COMPLEX] = SDYRT_TYPE_COMPLEX,
        [SDYI_TYPE_TENSOR] = SDYRT_TYPE_TENSOR,
        [SDYI_TYPE_UNRANKED] = SDYRT_TYPE_UNRANKED,
        [SDYI_TYPE_VECTOR] = SDYRT_TYPE_VECTOR,
        [SDYI_TYPE_TUPLE] = SDYRT_TYPE_TUPLE,
        [SDYI_TYPE_FUNCTION] = SDYRT_TYPE_FUNCTION,
        [SDYI_TYPE_MEMREF] = SDYRT_TYPE_MEMREF,
        [SDYI_TYPE_TOKEN] = SDYRT_TYPE_TOKEN,
        [SDYI_TYPE_FUTURE] = SDYRT_TYPE_OPAQUE,
        [SDYI_TYPE_QUANT] = SDYRT_TYPE_OPAQUE,
        [SDYI_TYPE_OPAQUE] = SDYRT_TYPE_OPAQUE};
    return kinds[type->kind];
}

static int bits_of(const sdyi_type *element) {
    if (sdyi_type_is(element, SDYI_TYPE_COMPLEX))
        return 2 * bits_of(element->element);
    return sdyi_type_is(element, SDYI_TYPE_INTEGER) ||
                   sdyi_type_is(element, SDYI_TYPE_FLOAT)
               ? element->width
               : 0;
}

typedef struct type_call {
    sdyrt_program *program;
    const sdyi_type *type;
    sdyrt_type_info *info;
} type_call;

static sdyrt_status describe_type(void *arguments) {
    const type_call *const call = arguments;
    const sdyi_type *const type = call->type;
    const sdyi_type *const element = sdyi_type_element(type);
    const bool is_shaped = sdyi_type_is_shaped(type);
    sdyrt_type_info info = {
        .struct_bytes = sizeof info,
        .kind = kind_of(type),
        .element = kind_of(element),
        .element_bits = bits_of(element),
        .rank = is_shaped ? type->n : 0,
        .dims = is_shaped && type->n > 0 ? &type->cells[0].integer : NULL,
        .is_static =
            sdyi_type_is(type, SDYI_TYPE_VECTOR) || sdyi_type_is_static(type),
        .text = text_of(call->program, type)};
    info.has_dtype = sdyi_type_dtype(element, &info.dtype);
    *call->info = info;
    return SDYRT_OK;
}

static sdyrt_status get_type(const sdyi_op *around, const sdyi_type *type,
                             sdyrt_type_info *info) {
    type_call call = {sdyi_program_of(around), type, info};
    return sdyi_guarded(around->module->pool, describe_type, &call);
}

sdyrt_status sdyrt_value_type(const sdyrt_value *value, sdyrt_type_info *info) {
    SDYI_NOT_NULL(value);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    const sdyi_value *const v = sdyi_part_value(value);
    return get_type(sdyi_value_around(v), v->type, info);
}

static sdyrt_status get_signature(const char *caller, const sdyi_op *op,
                                  bool is_result, int i,
                                  sdyrt_type_info *info) {
    SDYI_TRY(sdyi_check_function(caller, op, is_result, i));
    const sdyi_type *const type = sdyi_function_type(op);
    const int first = is_result ? type->n_inputs : 0;
    return get_type(op, type->cells[first + i].type, info);
}

sdyrt_status sdyrt_function_argument_type(const sdyrt_operation *function,
                                          int i, sdyrt_type_info *info) {
    SDYI_NOT_NULL(function);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    return get_signature(__func__, sdyi_part_op(function), false, i, info);
}

sdyrt_status sdyrt_function_result_type(const sdyrt_operation *function, int i,
                                        sdyrt_type_info *info) {
    SDYI_NOT_NULL(function);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    return get_signature(__func__, sdyi_part_op(function), true, i, info);
}

/* -- the runtime's types --------------------------------------------------- */

static sdyrt_status fail_type(const char *caller) {
    return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_BAD_VALUE,
                     "%s: the runtime has no such type", caller);
}

static sdyrt_status set_tensor(const char *caller, const sdyi_type *from,
                               sdyrt_type *type) {
    if (!sdyi_type_dtype(from->element, &type->dtype))
        return fail_type(caller);
    if (from->kind == SDYI_TYPE_UNRANKED) {
        type->value_class = SDYRT_UNRANKED;
        return SDYRT_OK;
    }
    if (from->n > SDYRT_MAX_RANK)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                         "%s: %d dimensions, at most %d are possible", caller,
                         from->n, SDYRT_MAX_RANK);
    type->rank = from->n;
    for (int i = 0; i < from->n; i++)
        type->dims[i] = from->cells[i].integer;
    return SDYRT_OK;
}

sdyrt_status sdyrt_value_runtime_type(const sdyrt_value *value,
                                      sdyrt_type *type) {
    SDYI_NOT_NULL(value);
    SDYI_NOT_NULL(type);
    const sdyi_type *from = sdyi_part_value(value)->type;
    sdyrt_type made = {.value_class = SDYRT_TENSOR};
    if (sdyi_type_is(from, SDYI_TYPE_TUPLE) && from->n == 1)
        from = from->cells[0].type;
    if (sdyi_type_is(from, SDYI_TYPE_TUPLE))
        made.value_class = SDYRT_TUPLE;
    else if (sdyi_type_is(from, SDYI_TYPE_TOKEN))
        made.value_class = SDYRT_TOKEN;
    else if (sdyi_type_is(from, SDYI_TYPE_TENSOR) ||
             sdyi_type_is(from, SDYI_TYPE_UNRANKED))
        SDYI_TRY(set_tensor(__func__, from, &made));
    else
        return fail_type(__func__);
    *type = made;
    return SDYRT_OK;
}
