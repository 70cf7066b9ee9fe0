/* Printer of attributes. */
#include "program/ir/float.h"
#include "program/ir/record.h"
#include "program/text/dialect.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* -- strings --------------------------------------------------------------- */

/* Escapes like llvm::printEscapedString. */
void sdyi_print_quoted(sdyi_printer *out, const char *text, size_t length) {
    sdyi_put(out, '"');
    for (size_t i = 0; i < length; i++) {
        const unsigned char c = (unsigned char)text[i];
        if (c == '\\')
            sdyi_puts(out, "\\\\");
        else if (c < 0x20 || c > 0x7e || c == '"')
            sdyi_print(out, "\\%02X", c);
        else
            sdyi_put(out, (char)c);
    }
    sdyi_put(out, '"');
}

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/* True for a word of letters, digits, `$` and `.`, printed without quotes. */
static bool is_bare(const char *text, size_t length) {
    if (length == 0 || !is_letter(text[0]))
        return false;
    for (size_t i = 1; i < length; i++)
        if (!is_letter(text[i]) && !(text[i] >= '0' && text[i] <= '9') &&
            text[i] != '$' && text[i] != '.')
            return false;
    return true;
}

void sdyi_print_word(sdyi_printer *out, const char *text, size_t length) {
    if (is_bare(text, length))
        sdyi_put_bytes(out, text, length);
    else
        sdyi_print_quoted(out, text, length);
}

void sdyi_print_symbol(sdyi_printer *out, const char *text, size_t length) {
    sdyi_put(out, '@');
    if (length == 0)
        sdyi_puts(out, "<<INVALID EMPTY SYMBOL>>");
    else
        sdyi_print_word(out, text, length);
}

void sdyi_print_quoted_name(sdyi_printer *out, int64_t name) {
    const sdyi_name n = (sdyi_name)name;
    sdyi_print_quoted(out, sdyi_name_text(out->pool, n),
                      sdyi_name_length(out->pool, n));
}

/* -- attributes ------------------------------------------------------------ */

void sdyi_print_list(sdyi_printer *out, const sdyi_attr *attr,
                     void (*print)(sdyi_printer *out, const sdyi_attr *item)) {
    sdyi_put(out, '[');
    for (int64_t i = 0; i < attr->n; i++) {
        sdyi_comma(out, i);
        print(out, attr->cells[i].attr);
    }
    sdyi_put(out, ']');
}

void sdyi_print_dict(sdyi_printer *out, const sdyi_pair *pairs, int n) {
    sdyi_put(out, '{');
    for (int i = 0; i < n; i++) {
        sdyi_comma(out, i);
        sdyi_print_word(out, sdyi_name_text(out->pool, pairs[i].name),
                        sdyi_name_length(out->pool, pairs[i].name));
        if (sdyi_attr_is(pairs[i].value, SDYI_ATTR_UNIT))
            continue;
        sdyi_puts(out, " = ");
        sdyi_print_attr(out, pairs[i].value);
    }
    sdyi_put(out, '}');
}

static void print_dict(sdyi_printer *out, const sdyi_attr *attr) {
    const int n = sdyi_attr_dict_size(attr);
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&out->pool->scratch);
    sdyi_pair *const pairs = SDYI_NEW(&out->pool->scratch, sdyi_pair, n);
    for (int i = 0; i < n; i++)
        pairs[i] = sdyi_attr_dict_at(attr, i);
    sdyi_print_dict(out, pairs, n);
    sdyi_zone_reset(&out->pool->scratch, mark);
}

static void print_typed(sdyi_printer *out, const sdyi_type *type) {
    sdyi_puts(out, " : ");
    sdyi_print_type(out, type);
}

static void print_integer(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_print_number_at(out, attr, 0);
    if (!sdyi_type_is_bool(attr->type))
        print_typed(out, attr->type);
}

static void print_float(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_print_number_at(out, attr, 0);
    print_typed(out, attr->type);
}

static void print_string(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_print_quoted(out, sdyi_attr_text(attr), (size_t)attr->n);
    if (attr->type != NULL)
        print_typed(out, attr->type);
}

static void print_symbol(sdyi_printer *out, const sdyi_attr *attr) {
    for (int64_t i = 0; i < attr->n; i++) {
        const sdyi_name name = (sdyi_name)attr->cells[i].integer;
        if (i > 0)
            sdyi_puts(out, "::");
        sdyi_print_symbol(out, sdyi_name_text(out->pool, name),
                          sdyi_name_length(out->pool, name));
    }
}

static void print_dense_array(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_puts(out, "array<");
    sdyi_print_type(out, attr->type);
    sdyi_print_integers(out, attr, ": ");
    sdyi_put(out, '>');
}

static void print_resource(sdyi_printer *out, const sdyi_attr *attr) {
    const sdyi_name key = (sdyi_name)attr->cells[0].integer;
    if (sdyi_print_alias(out, attr))
        return;
    sdyi_puts(out, "dense_resource<");
    sdyi_print_word(out, sdyi_name_text(out->pool, key),
                    sdyi_name_length(out->pool, key));
    sdyi_put(out, '>');
    print_typed(out, attr->type);
}

static void put_stride(sdyi_printer *out, int64_t value) {
    if (value == SDYRT_DYNAMIC)
        sdyi_put(out, '?');
    else
        sdyi_put_integer(out, value);
}

static void print_strided(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_puts(out, "strided<[");
    for (int64_t i = 1; i < attr->n; i++) {
        sdyi_puts(out, i > 1 ? ", " : "");
        put_stride(out, attr->cells[i].integer);
    }
    sdyi_put(out, ']');
    if (attr->cells[0].integer != 0) {
        sdyi_puts(out, ", offset: ");
        put_stride(out, attr->cells[0].integer);
    }
    sdyi_put(out, '>');
}

static void print_text(sdyi_printer *out, const sdyi_attr *attr) {
    if (sdyi_attr_is(attr, SDYI_ATTR_OPAQUE))
        sdyi_put(out, '#');
    sdyi_put_bytes(out, sdyi_attr_text(attr), (size_t)attr->n);
    if (attr->type != NULL)
        print_typed(out, attr->type);
}

/* Numbers in an array omit their default type: i64, and f64 unless printed in
 * hexadecimal. */
void sdyi_print_in_array(sdyi_printer *out, const sdyi_attr *attr) {
    const bool is_i64 =
        sdyi_attr_is(attr, SDYI_ATTR_INTEGER) &&
        attr->type == sdyi_type_integer(out->pool, 64, SDYI_SIGNLESS);
    const bool is_f64 =
        sdyi_attr_is(attr, SDYI_ATTR_FLOAT) && attr->type->format == SDYI_F64 &&
        isfinite(sdyi_float_value(SDYI_F64, (uint64_t)attr->cells[0].integer));
    if (is_i64 || is_f64)
        sdyi_print_number(out, attr->type, (uint64_t)attr->cells[0].integer);
    else
        sdyi_print_attr(out, attr);
}

static void print_of_dialect(sdyi_printer *out, const sdyi_attr *attr) {
    const sdyi_kind_form *const form =
        sdyi_kind_form_of(out->pool, (sdyi_attr_kind)attr->kind);
    sdyi_puts(out, form->before);
    form->print(out, attr);
    sdyi_puts(out, form->after);
}

void sdyi_print_attr(sdyi_printer *out, const sdyi_attr *attr) {
    switch ((sdyi_attr_kind)attr->kind) {
    case SDYI_ATTR_UNIT:
        sdyi_puts(out, "unit");
        break;
    case SDYI_ATTR_INTEGER:
        print_integer(out, attr);
        break;
    case SDYI_ATTR_FLOAT:
        print_float(out, attr);
        break;
    case SDYI_ATTR_STRING:
        print_string(out, attr);
        break;
    case SDYI_ATTR_TYPE:
        sdyi_print_type(out, attr->type);
        break;
    case SDYI_ATTR_SYMBOL:
        print_symbol(out, attr);
        break;
    case SDYI_ATTR_ARRAY:
        sdyi_print_list(out, attr, sdyi_print_in_array);
        break;
    case SDYI_ATTR_DICT:
        print_dict(out, attr);
        break;
    case SDYI_ATTR_DENSE:
        sdyi_print_dense(out, attr);
        break;
    case SDYI_ATTR_SPARSE:
        sdyi_print_sparse(out, attr);
        break;
    case SDYI_ATTR_RESOURCE:
        print_resource(out, attr);
        break;
    case SDYI_ATTR_DENSE_ARRAY:
        print_dense_array(out, attr);
        break;
    case SDYI_ATTR_LOCATION:
        sdyi_print_loc_attr(out, attr);
        break;
    case SDYI_ATTR_ENUM:
        sdyi_print_enum_attr(out, attr);
        break;
    case SDYI_ATTR_RECORD:
        sdyi_print_record_attr(out, attr);
        break;
    case SDYI_ATTR_MESH:
    case SDYI_ATTR_SHARDING:
    case SDYI_ATTR_SHARDINGS:
    case SDYI_ATTR_AXES:
    case SDYI_ATTR_AXES_LISTS:
    case SDYI_ATTR_A2A_PARAMS:
    case SDYI_ATTR_MANUAL_AXES:
    case SDYI_ATTR_RULE:
    case SDYI_ATTR_PIECE:
    case SDYI_ATTR_GRID_AXES:
        print_of_dialect(out, attr);
        break;
    case SDYI_ATTR_DISTINCT:
        if (!sdyi_print_alias(out, attr))
            sdyi_print_distinct(out, attr);
        break;
    case SDYI_ATTR_STRINGS:
        if (!sdyi_print_left_out(out, attr))
            print_text(out, attr);
        break;
    case SDYI_ATTR_AFFINE_MAP:
    case SDYI_ATTR_AFFINE_SET:
        if (!sdyi_print_alias(out, attr))
            sdyi_print_affine(out, attr);
        break;
    case SDYI_ATTR_STRIDED:
        print_strided(out, attr);
        break;
    case SDYI_ATTR_OPAQUE:
        print_text(out, attr);
        break;
    }
}

/* -- in custom form -------------------------------------------------------- */

static void print_numbers(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_put(out, '[');
    sdyi_print_integers(out, attr, "");
    sdyi_put(out, ']');
}

void sdyi_print_form(sdyi_printer *out, const sdyi_attr_row *row,
                     const sdyi_attr *attr) {
    switch (row->form) {
    case SDYI_FORM_I64:
    case SDYI_FORM_I32:
    case SDYI_FORM_INDEX:
    case SDYI_FORM_F32:
    case SDYI_FORM_BOOL:
        sdyi_print_number_at(out, attr, 0);
        return;
    case SDYI_FORM_I64S:
    case SDYI_FORM_I16S:
    case SDYI_FORM_BOOLS:
        print_numbers(out, attr);
        return;
    case SDYI_FORM_ENUM:
        sdyi_print_enum_word(out, attr);
        return;
    case SDYI_FORM_ENUM_I32:
        sdyi_puts(out, sdyi_enums[row->number].words[attr->cells[0].integer]);
        return;
    case SDYI_FORM_ENUMS:
        sdyi_print_list(out, attr, sdyi_print_enum_word);
        return;
    case SDYI_FORM_RECORD: {
        const sdyi_record_form *const record =
            sdyi_record_form_of(out->pool, row->number);
        (record->print != NULL ? record->print : sdyi_print_record)(out, attr);
        return;
    }
    case SDYI_FORM_MESH:
    case SDYI_FORM_SHARDING:
    case SDYI_FORM_SHARDINGS:
    case SDYI_FORM_AXES:
    case SDYI_FORM_AXES_LISTS:
    case SDYI_FORM_A2A_PARAMS:
    case SDYI_FORM_MANUAL_AXES:
    case SDYI_FORM_GRID_AXES:
        sdyi_form_of(out->pool, row->form)->print(out, attr);
        return;
    case SDYI_FORM_ANY:
    case SDYI_FORM_STRING:
    case SDYI_FORM_SYMBOL:
    case SDYI_FORM_TYPE:
    case SDYI_FORM_UNIT:
    case SDYI_FORM_SEGMENTS:
    case SDYI_FORM_ARRAY:
    case SDYI_FORM_DICT:
    case SDYI_FORM_ELEMENTS:
        break;
    }
    sdyi_print_attr(out, attr);
}
