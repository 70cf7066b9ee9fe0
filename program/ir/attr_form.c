/* Constraints of attribute forms: their kinds, ODS names and checks. */
#include "program/ir/attr_form.h"

#include "program/ir/record.h"

#include <stdio.h>
#include <string.h>

/* The kind and ODS name of each form; a row may have its own name (`what`). */
static const struct form {
    sdyi_attr_kind kind;
    const char *name;
} forms[] = {
    [SDYI_FORM_I64] = {SDYI_ATTR_INTEGER, "64-bit signless integer attribute"},
    [SDYI_FORM_I32] = {SDYI_ATTR_INTEGER, "32-bit signless integer attribute"},
    [SDYI_FORM_INDEX] = {SDYI_ATTR_INTEGER, "index attribute"},
    [SDYI_FORM_F32] = {SDYI_ATTR_FLOAT, "32-bit float attribute"},
    [SDYI_FORM_BOOL] = {SDYI_ATTR_INTEGER, "bool attribute"},
    [SDYI_FORM_STRING] = {SDYI_ATTR_STRING, "string attribute"},
    [SDYI_FORM_SYMBOL] = {SDYI_ATTR_SYMBOL, "flat symbol reference attribute"},
    [SDYI_FORM_TYPE] = {SDYI_ATTR_TYPE, "any type attribute"},
    [SDYI_FORM_UNIT] = {SDYI_ATTR_UNIT, "unit attribute"},
    [SDYI_FORM_I64S] = {SDYI_ATTR_DENSE_ARRAY, "i64 dense array attribute"},
    [SDYI_FORM_I16S] = {SDYI_ATTR_DENSE_ARRAY, "i16 dense array attribute"},
    [SDYI_FORM_BOOLS] = {SDYI_ATTR_DENSE_ARRAY, "i1 dense array attribute"},
    [SDYI_FORM_SEGMENTS] = {SDYI_ATTR_DENSE_ARRAY, "two i32 counts"},
    [SDYI_FORM_ARRAY] = {SDYI_ATTR_ARRAY, "array attribute"},
    [SDYI_FORM_DICT] = {SDYI_ATTR_DICT, "dictionary of named attribute values"},
    [SDYI_FORM_ELEMENTS] = {SDYI_ATTR_DENSE,
                            "constant vector/tensor attribute"},
    [SDYI_FORM_ENUM] = {SDYI_ATTR_ENUM, "enum attribute"},
    [SDYI_FORM_ENUM_I32] = {SDYI_ATTR_INTEGER, "propagation direction enum"},
    [SDYI_FORM_ENUMS] = {SDYI_ATTR_ARRAY, "Precision Config attribute"},
    [SDYI_FORM_RECORD] = {SDYI_ATTR_RECORD, "record attribute"},
    [SDYI_FORM_MESH] = {SDYI_ATTR_MESH, "Mesh of axes and a list of devices"},
    [SDYI_FORM_SHARDING] = {SDYI_ATTR_SHARDING, "Tensor sharding"},
    [SDYI_FORM_SHARDINGS] = {SDYI_ATTR_SHARDINGS,
                             "Tensor sharding per operand/result of an op"},
    [SDYI_FORM_AXES] = {SDYI_ATTR_AXES, "List of axis refs"},
    [SDYI_FORM_AXES_LISTS] = {SDYI_ATTR_AXES_LISTS, "List of axis ref lists"},
    [SDYI_FORM_A2A_PARAMS] = {SDYI_ATTR_A2A_PARAMS,
                              "List of all-to-all parameters"},
    [SDYI_FORM_MANUAL_AXES] = {SDYI_ATTR_MANUAL_AXES,
                               "A list of axes that a ManualComputationOp is "
                               "manual on"},
    [SDYI_FORM_GRID_AXES] = {SDYI_ATTR_GRID_AXES, ""},
};

static bool is_integer_type(const sdyi_type *type, int width) {
    return sdyi_type_is(type, SDYI_TYPE_INTEGER) && type->width == width &&
           type->sign == SDYI_SIGNLESS;
}

static bool is_known_form(const sdyi_attr_row *row) {
    return (size_t)row->form < sizeof forms / sizeof *forms &&
           forms[row->form].name != NULL;
}

/* True for an i32 that is the number of a word of the enum. */
static bool is_word(int number, const sdyi_attr *attr) {
    if (!is_integer_type(attr->type, 32))
        return false;
    for (int64_t i = 0;
         i < SDYI_ENUM_WORDS && sdyi_enums[number].words[i] != NULL; i++)
        if (attr->cells[0].integer == i)
            return true;
    return false;
}

bool sdyi_attr_has_form(const sdyi_attr_row *row, const sdyi_attr *attr) {
    if (!is_known_form(row))
        return true;
    if (row->may_be_other && attr->kind != (int)SDYI_ATTR_DENSE)
        return true;
    if (row->form == SDYI_FORM_ELEMENTS && !row->holds_i64)
        return sdyi_attr_has_elements(attr);
    if (attr->kind != (int)forms[row->form].kind)
        return false;
    switch ((int)row->form) { /* other forms: the kind is all */
    case SDYI_FORM_I32:
        return row->n_words == 0 || (is_integer_type(attr->type, 32) &&
                                     attr->cells[0].integer >= 0 &&
                                     attr->cells[0].integer < row->n_words);
    case SDYI_FORM_BOOL:
        return sdyi_attr_is_bool(attr);
    case SDYI_FORM_I64S:
        return is_integer_type(attr->type, 64);
    case SDYI_FORM_I16S:
        return is_integer_type(attr->type, 16);
    case SDYI_FORM_BOOLS:
        return is_integer_type(attr->type, 1);
    case SDYI_FORM_SEGMENTS:
        return is_integer_type(attr->type, 32) && attr->n == sdyi_segments(row);
    case SDYI_FORM_SYMBOL:
        return attr->n == 1;
    case SDYI_FORM_ENUM_I32:
        return is_word(row->number, attr);
    case SDYI_FORM_ENUM:
    case SDYI_FORM_RECORD:
        return attr->number == row->number;
    default:
        return true;
    }
}

/* The constraint on the value; the kind has been checked. */
static bool has_value(const sdyi_attr_row *row, const sdyi_attr *attr) {
    if (row->is_right != NULL && !row->is_right(attr))
        return false;
    switch ((int)row->form) { /* other forms: any value */
    case SDYI_FORM_I64:
    case SDYI_FORM_I32:
        return is_integer_type(attr->type,
                               row->form == SDYI_FORM_I64 ? 64 : 32) &&
               (!row->is_positive || attr->cells[0].integer > 0) &&
               (!row->is_natural || attr->cells[0].integer >= 0);
    case SDYI_FORM_INDEX:
        return sdyi_type_is(attr->type, SDYI_TYPE_INDEX);
    case SDYI_FORM_F32:
        return attr->type->format == SDYI_F32;
    case SDYI_FORM_ELEMENTS:
        if (row->may_be_other && attr->kind != (int)SDYI_ATTR_DENSE)
            return sdyi_attr_is(attr, SDYI_ATTR_RECORD) &&
                   attr->number == SDYI_RECORD_REPLICA_GROUP_MESH_AXES;
        return !row->holds_i64 || is_integer_type(attr->type->element, 64);
    case SDYI_FORM_ENUMS:
        for (int64_t i = 0; i < attr->n; i++)
            if (!sdyi_attr_is(attr->cells[i].attr, SDYI_ATTR_ENUM) ||
                attr->cells[i].attr->number != row->number)
                return false;
        return true;
    default:
        return true;
    }
}

const char *sdyi_attr_complaint(sdyi_pool *pool, const sdyi_attr_row *row,
                                const sdyi_attr *attr) {
    if (sdyi_attr_has_form(row, attr) && has_value(row, attr))
        return NULL;
    const char *const name = row->what != NULL ? row->what
                             : row->holds_i64
                                 ? "64-bit signless integer elements attribute"
                                 : forms[row->form].name;
    const char *const more = row->is_positive  ? " whose value is positive"
                             : row->is_natural ? " whose value is non-negative"
                                               : "";
    const size_t bytes = strlen(name) + strlen(more) + 1;
    char *const text = sdyi_zone_alloc(&pool->scratch, bytes);
    (void)snprintf(text, bytes, "%s%s", name, more);
    return text;
}
