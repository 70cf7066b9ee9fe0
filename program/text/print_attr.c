/* Printer of attributes. */
#include "mesh/internal.h"
#include "program/ir/float.h"
#include "program/ir/record.h"
#include "program/text/print.h"

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

/* -- meshes and shardings, printed by the mesh library --------------------- */

static void print_mesh(sdyi_printer *out, const sdyi_attr *attr) {
    const sdyrt_mesh *const mesh = sdyi_attr_get_mesh(attr);
    const size_t bytes = sdyrt_mesh_print(mesh, NULL, 0) + 1;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&out->pool->scratch);
    char *const text = sdyi_zone_alloc_raw(&out->pool->scratch, bytes);
    (void)sdyrt_mesh_print(mesh, text, bytes);
    sdyi_put_bytes(out, text, bytes - 1);
    sdyi_zone_reset(&out->pool->scratch, mark);
}

static void print_sharding(sdyi_printer *out, const sdyi_attr *attr) {
    char text[1024];
    const sdyrt_sharding *const sharding = sdyi_attr_get_sharding(attr);
    const size_t length = sdyrt_sharding_print(sharding, text, sizeof text);
    if (length < sizeof text) {
        sdyi_put_bytes(out, text, length);
        return;
    }
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&out->pool->scratch);
    char *const all = sdyi_zone_alloc_raw(&out->pool->scratch, length + 1);
    (void)sdyrt_sharding_print(sharding, all, length + 1);
    sdyi_put_bytes(out, all, length);
    sdyi_zone_reset(&out->pool->scratch, mark);
}

/* `[item, item]` */
static void print_list(sdyi_printer *out, const sdyi_attr *attr,
                       void (*print)(sdyi_printer *out,
                                     const sdyi_attr *item)) {
    sdyi_put(out, '[');
    for (int64_t i = 0; i < attr->n; i++) {
        if (i > 0)
            sdyi_puts(out, ", ");
        print(out, attr->cells[i].attr);
    }
    sdyi_put(out, ']');
}

static void print_axes(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_put(out, '{');
    for (int64_t i = 0; i < attr->n; i += 3) {
        if (i > 0)
            sdyi_puts(out, ", ");
        sdyi_print_quoted_name(out, attr->cells[i].integer);
        if (attr->cells[i + 1].integer != 0 || attr->cells[i + 2].integer != 0)
            sdyi_print(out, ":(%lld)%lld",
                       (long long)attr->cells[i + 1].integer,
                       (long long)attr->cells[i + 2].integer);
    }
    sdyi_put(out, '}');
}

static void print_a2a_params(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_put(out, '[');
    for (int64_t i = 0; i < attr->n; i += 3) {
        if (i > 0)
            sdyi_puts(out, ", ");
        print_axes(out, attr->cells[i].attr);
        sdyi_print(out, ": %lld->%lld", (long long)attr->cells[i + 1].integer,
                   (long long)attr->cells[i + 2].integer);
    }
    sdyi_put(out, ']');
}

static void print_manual_axes(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_put(out, '{');
    for (int64_t i = 0; i < attr->n; i++) {
        if (i > 0)
            sdyi_puts(out, ", ");
        sdyi_print_quoted_name(out, attr->cells[i].integer);
    }
    sdyi_put(out, '}');
}

/* `[[0], []]` */
static void print_grid_axes(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_put(out, '[');
    for (int64_t i = 0; i < attr->n; i++) {
        sdyi_puts(out, i > 0 ? ", [" : "[");
        sdyi_print_integers(out, attr->cells[i].attr, "");
        sdyi_put(out, ']');
    }
    sdyi_put(out, ']');
}

/* -- attributes ------------------------------------------------------------ */

void sdyi_print_dict(sdyi_printer *out, const sdyi_pair *pairs, int n) {
    sdyi_put(out, '{');
    for (int i = 0; i < n; i++) {
        if (i > 0)
            sdyi_puts(out, ", ");
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

/* A full attribute: prefix, body, suffix. */
static void print_own(sdyi_printer *out, const char *before,
                      void (*print)(sdyi_printer *out, const sdyi_attr *attr),
                      const sdyi_attr *attr, const char *after) {
    sdyi_puts(out, before);
    print(out, attr);
    sdyi_puts(out, after);
}

static void print_shardings(sdyi_printer *out, const sdyi_attr *attr) {
    print_list(out, attr, print_sharding);
}

static void print_axes_lists(sdyi_printer *out, const sdyi_attr *attr) {
    print_list(out, attr, print_axes);
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

/* Attributes of the dialect sdy, and of shard. */
static void print_sdy(sdyi_printer *out, const sdyi_attr *attr) {
    switch ((int)attr->kind) {
    case SDYI_ATTR_MESH:
        print_own(out, "#sdy.mesh", print_mesh, attr, "");
        break;
    case SDYI_ATTR_SHARDING:
        print_own(out, "#sdy.sharding", print_sharding, attr, "");
        break;
    case SDYI_ATTR_SHARDINGS:
        print_own(out, "#sdy.sharding_per_value<", print_shardings, attr, ">");
        break;
    case SDYI_ATTR_AXES:
        print_own(out, "#sdy<axis_ref_list", print_axes, attr, ">");
        break;
    case SDYI_ATTR_AXES_LISTS:
        print_own(out, "#sdy<list_of_axis_ref_lists", print_axes_lists, attr,
                  ">");
        break;
    case SDYI_ATTR_A2A_PARAMS:
        print_own(out, "#sdy<all_to_all_param_list", print_a2a_params, attr,
                  ">");
        break;
    case SDYI_ATTR_MANUAL_AXES:
        print_own(out, "#sdy<manual_axes", print_manual_axes, attr, ">");
        break;
    default: /* SDYI_ATTR_RULE */
        print_own(out, "#sdy.op_sharding_rule", sdyi_print_rule, attr, "");
        break;
    }
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
        print_list(out, attr, sdyi_print_in_array);
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
        print_sdy(out, attr);
        break;
    case SDYI_ATTR_GRID_AXES:
        sdyi_puts(out, "#shard<axisarray");
        print_grid_axes(out, attr);
        sdyi_put(out, '>');
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
        print_list(out, attr, sdyi_print_enum_word);
        return;
    case SDYI_FORM_RECORD:
        if (row->number == SDYI_RECORD_CONV)
            sdyi_print_conv(out, attr);
        else
            sdyi_print_record(out, attr);
        return;
    case SDYI_FORM_MESH:
        print_mesh(out, attr);
        return;
    case SDYI_FORM_SHARDING:
        print_sharding(out, attr);
        return;
    case SDYI_FORM_SHARDINGS:
        print_shardings(out, attr);
        return;
    case SDYI_FORM_AXES:
        print_axes(out, attr);
        return;
    case SDYI_FORM_AXES_LISTS:
        print_axes_lists(out, attr);
        return;
    case SDYI_FORM_A2A_PARAMS:
        print_a2a_params(out, attr);
        return;
    case SDYI_FORM_MANUAL_AXES:
        print_manual_axes(out, attr);
        return;
    case SDYI_FORM_GRID_AXES:
        print_grid_axes(out, attr);
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
