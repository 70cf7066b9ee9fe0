/* The public queries on operations, values and attributes: kinds, names,
 * locations, contents. */
#include "program/parts.h"

#include "program/ir/elements.h"
#include "program/ir/float.h"
#include "program/ir/record.h"
#include "program/ir/symbol.h"
#include "program/ir/written.h"
#include "program/text/print.h"

#include <string.h>

/* -- operations ------------------------------------------------------------ */

sdyrt_status sdyrt_operation_info_get(const sdyrt_operation *operation,
                                      sdyrt_operation_info *info) {
    SDYI_NOT_NULL(operation);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    const sdyi_op *const op = sdyi_part_op(operation);
    const char *const name = sdyi_op_name(op);
    *info = (sdyrt_operation_info){.struct_bytes = sizeof *info,
                                   .name = name,
                                   .dialect_bytes = strcspn(name, "."),
                                   .known = op->row->name != NULL,
                                   .n_operands = op->n_operands,
                                   .n_results = op->n_results,
                                   .n_regions = op->n_regions,
                                   .n_successors = op->n_successors,
                                   .n_attributes = op->attrs.n};
    return SDYRT_OK;
}

typedef struct locate_call {
    sdyi_pool *pool;
    sdyi_loc loc;
    sdyrt_diagnostic place;
} locate_call;

static sdyrt_status locate(void *arguments) {
    locate_call *const call = arguments;
    sdyi_locate(call->pool, &call->loc, &call->place);
    return SDYRT_OK;
}

static sdyrt_status get_location(sdyi_pool *pool, sdyi_loc loc,
                                 sdyrt_location *location) {
    locate_call call = {pool, loc, SDYRT_DIAGNOSTIC_INIT};
    SDYI_TRY(sdyi_guarded(pool, locate, &call));
    const bool is_named = sdyi_attr_is(loc.written, SDYI_ATTR_LOCATION) &&
                          loc.written->number == SDYI_LOC_NAME;
    *location = (sdyrt_location){
        .struct_bytes = sizeof *location,
        .file = call.place.file,
        .line = call.place.line,
        .column = call.place.column,
        .name = is_named ? sdyi_name_text(
                               pool, (sdyi_name)loc.written->cells[0].integer)
                         : NULL};
    return SDYRT_OK;
}

sdyrt_status sdyrt_operation_location(const sdyrt_operation *operation,
                                      sdyrt_location *location) {
    SDYI_NOT_NULL(operation);
    SDYI_NOT_NULL(location);
    SDYI_STRUCT(location);
    const sdyi_op *const op = sdyi_part_op(operation);
    return get_location(op->module->pool, sdyi_op_loc(op), location);
}

/* -- names of values ------------------------------------------------------- */

void sdyi_take_back(sdyrt_program *program) {
    sdyi_zone_free(&program->lent);
    program->names = NULL;
    program->name_texts = NULL;
    program->type_texts = NULL;
    program->explanations = NULL;
}

static const sdyi_value_names *names_of(sdyrt_program *program) {
    if (program->names == NULL)
        program->names = sdyi_names_of(
            program->module.op, &(sdyi_print_options){0}, &program->lent);
    return program->names;
}

typedef struct name_call {
    sdyrt_program *program;
    const sdyi_value *value;
    const char *text;
    int line;
} name_call;

static sdyrt_status name_value(void *arguments) {
    name_call *const call = arguments;
    sdyrt_program *const p = call->program;
    const int number = call->value->number;
    const sdyi_value_names *const names = names_of(p);
    if (p->name_texts == NULL)
        p->name_texts = SDYI_NEW(&p->lent, const char *, p->module.n_values);
    if (p->name_texts[number] == NULL)
        p->name_texts[number] =
            sdyi_value_text(p->module.pool, call->value, names, &p->lent);
    call->text = p->name_texts[number];
    return SDYRT_OK;
}

sdyrt_status sdyrt_value_name(const sdyrt_value *value, const char **name) {
    SDYI_NOT_NULL(value);
    SDYI_NOT_NULL(name);
    const sdyi_value *const v = sdyi_part_value(value);
    name_call call = {.program = sdyi_program_of(sdyi_value_around(v)),
                      .value = v};
    SDYI_TRY(sdyi_guarded(call.program->module.pool, name_value, &call));
    *name = call.text;
    return SDYRT_OK;
}

static sdyrt_status find_written(void *arguments) {
    name_call *const call = arguments;
    call->text = sdyi_written_name(&call->program->module, call->value,
                                   &call->program->lent, &call->line);
    return SDYRT_OK;
}

sdyrt_status sdyrt_value_info_get(const sdyrt_value *value,
                                  sdyrt_value_info *info) {
    SDYI_NOT_NULL(value);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    const sdyi_value *const v = sdyi_part_value(value);
    name_call call = {.program = sdyi_program_of(sdyi_value_around(v)),
                      .value = v};
    SDYI_TRY(sdyi_guarded(call.program->module.pool, find_written, &call));
    *info = (sdyrt_value_info){
        .struct_bytes = sizeof *info,
        .operation = v->op == NULL ? NULL : sdyi_handle(v->op),
        .block =
            (const sdyrt_block *)(v->op != NULL ? NULL : sdyi_value_block(v)),
        .index = v->index,
        .id = v->number,
        .written_name = call.text,
        .written_line = call.line};
    return SDYRT_OK;
}

sdyrt_status sdyrt_value_location(const sdyrt_value *value,
                                  sdyrt_location *location) {
    SDYI_NOT_NULL(value);
    SDYI_NOT_NULL(location);
    SDYI_STRUCT(location);
    const sdyi_value *const v = sdyi_part_value(value);
    return get_location(sdyi_value_around(v)->module->pool, sdyi_value_loc(v),
                        location);
}

/* -- printing -------------------------------------------------------------- */

typedef struct print_call {
    const sdyi_op *op;
    const sdyi_attr *attr; /* attribute of `op` to print; NULL: print the op */
    sdyi_print_options options;
    sdyrt_write_fn write;
    void *state;
    const char *caller;
} print_call;

static sdyrt_status print_part(void *arguments) {
    print_call *const call = arguments;
    const sdyi_op *const op = call->op;
    if (call->attr == NULL)
        call->options.names =
            call->options.is_generic || call->options.names_by_location
                ? sdyi_names_of(op->module->op, &call->options,
                                &op->module->pool->scratch)
                : names_of(sdyi_program_of(op));
    const bool is_written =
        call->attr != NULL
            ? sdyi_write_attr(op->module->pool, call->attr, call->write,
                              call->state)
            : sdyi_print_op(op, &call->options, call->write, call->state);
    return is_written ? SDYRT_OK
                      : sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                                  "%s: 'write' wanted no more", call->caller);
}

static sdyrt_status call_print(print_call *call) {
    sdyi_pool *const pool = call->op->module->pool;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const sdyrt_status status = sdyi_guarded(pool, print_part, call);
    sdyi_zone_reset(&pool->scratch, mark);
    return status;
}

sdyrt_status sdyrt_operation_print(const sdyrt_operation *operation,
                                   const sdyrt_program_print_options *options,
                                   sdyrt_write_fn write, void *state) {
    SDYI_NOT_NULL(operation);
    SDYI_NOT_NULL(write);
    if (options != NULL)
        SDYI_STRUCT(options);
    print_call call = {.op = sdyi_part_op(operation),
                       .options = sdyi_print_options_of(options),
                       .write = write,
                       .state = state,
                       .caller = __func__};
    return call_print(&call);
}

/* -- attributes ------------------------------------------------------------ */

static void set_number(const sdyi_attr *attr, sdyrt_attribute_info *info) {
    if (attr->n > 1) /* more than 64 bits: text only */
        return;
    if (sdyi_attr_is(attr, SDYI_ATTR_INTEGER)) {
        info->kind = SDYRT_ATTRIBUTE_INTEGER;
        info->integer = attr->cells[0].integer;
    } else if (sdyi_type_is(attr->type, SDYI_TYPE_FLOAT)) {
        info->kind = SDYRT_ATTRIBUTE_FLOAT;
        info->real = sdyi_float_value((sdyi_float)attr->type->format,
                                      (uint64_t)attr->cells[0].integer);
    }
}

static void set_text(sdyrt_attribute_info *info, sdyrt_attribute_kind kind,
                     const char *text, size_t bytes) {
    info->kind = kind;
    info->text = text;
    info->text_bytes = bytes;
}

static void set_integers(const sdyi_attr *attr, sdyrt_attribute_info *info) {
    if (!sdyi_type_is(attr->type, SDYI_TYPE_INTEGER) || attr->type->width > 64)
        return;
    info->kind = SDYRT_ATTRIBUTE_INTEGERS;
    info->integers = attr->n > 0 ? &attr->cells[0].integer : NULL;
    info->count = attr->n;
}

/* Elements in any form; without readable ones it stays text only. */
static void set_elements(const sdyi_op *op, const sdyi_attr *attr,
                         sdyrt_attribute_info *info) {
    sdyi_elements elements;
    if (!sdyi_has_elements(op, attr, &elements))
        return;
    info->kind = SDYRT_ATTRIBUTE_ELEMENTS;
    (void)sdyi_type_count(elements.type, &info->count);
    info->data = elements.bytes;
    info->data_bytes = (size_t)elements.n;
    info->splat = elements.is_splat;
}

/* Contents by kind of attribute; other kinds have text only. */
static void set_content(const sdyi_op *op, const sdyi_attr *attr,
                        sdyrt_attribute_info *info) {
    const sdyi_pool *const pool = op->module->pool;
    switch ((int)attr->kind) {
    case SDYI_ATTR_UNIT:
        info->kind = SDYRT_ATTRIBUTE_UNIT;
        break;
    case SDYI_ATTR_INTEGER:
    case SDYI_ATTR_FLOAT:
        set_number(attr, info);
        break;
    case SDYI_ATTR_STRING:
        set_text(info, SDYRT_ATTRIBUTE_STRING, sdyi_attr_text(attr),
                 (size_t)attr->n);
        break;
    case SDYI_ATTR_SYMBOL: {
        const sdyi_name last = (sdyi_name)attr->cells[attr->n - 1].integer;
        set_text(info, SDYRT_ATTRIBUTE_SYMBOL, sdyi_name_text(pool, last),
                 sdyi_name_length(pool, last));
        break;
    }
    case SDYI_ATTR_ENUM: {
        info->integer = attr->cells[0].integer;
        const char *const word = sdyi_enums[attr->number].words[info->integer];
        set_text(info, SDYRT_ATTRIBUTE_ENUM, word, strlen(word));
        break;
    }
    case SDYI_ATTR_DENSE_ARRAY:
        set_integers(attr, info);
        break;
    case SDYI_ATTR_DENSE:
    case SDYI_ATTR_SPARSE:
    case SDYI_ATTR_RESOURCE:
        set_elements(op, attr, info);
        break;
    case SDYI_ATTR_SHARDING:
        info->kind = SDYRT_ATTRIBUTE_SHARDING;
        break;
    case SDYI_ATTR_SHARDINGS:
        info->kind = SDYRT_ATTRIBUTE_SHARDINGS;
        info->count = attr->n;
        break;
    default:
        break;
    }
}

typedef struct attribute_call {
    const sdyi_op *op;
    sdyi_pair pair;
    sdyrt_attribute_info info;
} attribute_call;

static sdyrt_status find_content(void *arguments) {
    attribute_call *const call = arguments;
    set_content(call->op, call->pair.value, &call->info);
    return SDYRT_OK;
}

static sdyrt_status report_attribute(const sdyi_op *op, sdyi_pair pair,
                                     bool is_inherent,
                                     sdyrt_attribute_info *info) {
    sdyi_pool *const pool = op->module->pool;
    attribute_call call = {op, pair,
                           .info = {.struct_bytes = sizeof *info,
                                    .name = sdyi_name_text(pool, pair.name),
                                    .inherent = is_inherent}};
    SDYI_TRY(sdyi_guarded(pool, find_content, &call));
    *info = call.info;
    return SDYRT_OK;
}

sdyrt_status sdyrt_operation_attribute_at(const sdyrt_operation *operation,
                                          int i, sdyrt_attribute_info *info) {
    SDYI_NOT_NULL(operation);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    const sdyi_op *const op = sdyi_part_op(operation);
    if (i < 0 || i >= op->attrs.n)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: '%s' has %d attributes, none %d", __func__,
                         sdyi_op_name(op), op->attrs.n, i);
    const sdyi_pair pair = op->attrs.pairs[i];
    return report_attribute(op, pair, sdyi_is_inherent(op, pair.name), info);
}

/* Index of an attribute by name; -1: none. */
static int find_attribute(const sdyi_op *op, const char *name) {
    for (int i = 0; i < op->attrs.n; i++)
        if (strcmp(sdyi_name_text(op->module->pool, op->attrs.pairs[i].name),
                   name) == 0)
            return i;
    return -1;
}

static sdyrt_status fail_attribute(const char *caller, const sdyi_op *op,
                                   const char *name) {
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                     "%s: '%s' has no attribute '%s'", caller, sdyi_op_name(op),
                     name);
}

sdyrt_status sdyrt_operation_attribute(const sdyrt_operation *operation,
                                       const char *name,
                                       sdyrt_attribute_info *info) {
    SDYI_NOT_NULL(operation);
    SDYI_NOT_NULL(name);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    const sdyi_op *const op = sdyi_part_op(operation);
    const int i = find_attribute(op, name);
    if (i < 0)
        return fail_attribute(__func__, op, name);
    return sdyrt_operation_attribute_at(operation, i, info);
}

/* The attributes of a function's result, a dictionary; NULL: none. */
static const sdyi_attr *said_of_result(const sdyi_op *function, int i) {
    const sdyi_attr *const all = sdyi_op_attr(function, SDYI_NAME_RES_ATTRS);
    return sdyi_attr_is(all, SDYI_ATTR_ARRAY) && i < all->n &&
                   sdyi_attr_is(all->cells[i].attr, SDYI_ATTR_DICT)
               ? all->cells[i].attr
               : NULL;
}

sdyrt_status sdyrt_function_result_attribute(const sdyrt_operation *function,
                                             int i, const char *name,
                                             sdyrt_attribute_info *info) {
    SDYI_NOT_NULL(function);
    SDYI_NOT_NULL(name);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    const sdyi_op *const op = sdyi_part_op(function);
    SDYI_TRY(sdyi_check_function(__func__, op, true, i));
    const sdyi_attr *const said = said_of_result(op, i);
    for (int k = 0; said != NULL && k < sdyi_attr_dict_size(said); k++) {
        const sdyi_pair pair = sdyi_attr_dict_at(said, k);
        if (strcmp(sdyi_name_text(op->module->pool, pair.name), name) == 0)
            return report_attribute(op, pair, false, info);
    }
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                     "%s: result %d has no attribute '%s'", __func__, i, name);
}

sdyrt_status sdyrt_operation_print_attribute(const sdyrt_operation *operation,
                                             const char *name,
                                             sdyrt_write_fn write,
                                             void *state) {
    SDYI_NOT_NULL(operation);
    SDYI_NOT_NULL(name);
    SDYI_NOT_NULL(write);
    const sdyi_op *const op = sdyi_part_op(operation);
    const int i = find_attribute(op, name);
    if (i < 0)
        return fail_attribute(__func__, op, name);
    print_call call = {.op = op,
                       .attr = op->attrs.pairs[i].value,
                       .write = write,
                       .state = state,
                       .caller = __func__};
    return call_print(&call);
}
