/* Parser of op attributes: properties, `<{..}>`, of the generic form, and the
 * attribute dictionaries of custom forms. */
#include "program/ir/attr_form.h"
#include "program/text/parser.h"
#include "program/text/print.h"

#include <stdio.h>
#include <string.h>

static const sdyi_row *row_of(const sdyi_parser *p,
                              const sdyi_op_parts *parts) {
    return sdyi_row_of(p->pool, parts->name);
}

/* The former name of a segment sizes attribute; NULL: it has none. */
static const char *old_name(const char *name) {
    return strcmp(name, "operandSegmentSizes") == 0  ? "operand_segment_sizes"
           : strcmp(name, "resultSegmentSizes") == 0 ? "result_segment_sizes"
                                                     : NULL;
}

/* Rename attributes of segment sizes that have their former name. */
static void rename_counts(sdyi_parser *p, const sdyi_row *row,
                          sdyi_dict *dict) {
    for (int i = 0; i < SDYI_ROW_ATTRS && row->attrs[i].name != NULL; i++) {
        const char *const text = old_name(row->attrs[i].name);
        const sdyi_name old =
            text == NULL ? SDYI_NAME_NONE : sdyi_name_of_string(p->pool, text);
        const sdyi_attr *const value =
            text == NULL ? NULL : sdyi_dict_get(dict, old);
        if (value == NULL)
            continue;
        sdyi_parse_set(p, dict, old, NULL);
        sdyi_parse_set(p, dict,
                       sdyi_name_of_string(p->pool, row->attrs[i].name), value);
    }
}

/* Index of an attribute in the row, by either name; SDYI_ROW_ATTRS: none. */
static int property_of(const sdyi_parser *p, const sdyi_row *row,
                       sdyi_name name) {
    const char *const text = sdyi_name_text(p->pool, name);
    for (int i = 0; i < SDYI_ROW_ATTRS && row->attrs[i].name != NULL; i++) {
        const char *const before = old_name(row->attrs[i].name);
        if (strcmp(row->attrs[i].name, text) == 0 ||
            (before != NULL && strcmp(before, text) == 0))
            return i;
    }
    return SDYI_ROW_ATTRS;
}

/* -- properties ------------------------------------------------------------ */

/* Error on a property of a wrong kind. */
static sdyrt_status fail_property(sdyi_parser *p, const sdyi_op_parts *parts,
                                  const sdyi_attr *properties,
                                  const sdyi_attr_row *row,
                                  const sdyi_attr *value) {
    const char *const all = sdyi_attr_text_of(p->pool, properties);
    const char *const op = sdyi_name_text(p->pool, parts->name);
    const bool is_counts = sdyi_attr_is(value, SDYI_ATTR_DENSE_ARRAY) &&
                           sdyi_type_is(value->type, SDYI_TYPE_INTEGER) &&
                           value->type->width == 32;
    if (row->form == SDYI_FORM_SEGMENTS && !is_counts)
        return sdyi_error_at(p->pool, parts->loc,
                             "invalid properties %s for op %s: for `%s`: "
                             "expected DenseI32ArrayAttr",
                             all, op, row->name);
    if (row->form == SDYI_FORM_SEGMENTS && value->n != sdyi_segments(row))
        return sdyi_error_at(p->pool, parts->loc,
                             "invalid properties %s for op %s: for `%s`: size "
                             "mismatch in attribute conversion: %lld vs %d",
                             all, op, row->name, (long long)value->n,
                             sdyi_segments(row));
    return sdyi_error_at(p->pool, parts->loc,
                         "invalid properties %s for op %s: Invalid attribute "
                         "`%s` in property conversion: %s",
                         all, op, row->name, sdyi_attr_text_of(p->pool, value));
}

sdyrt_status sdyi_read_properties(sdyi_parser *p,
                                  const sdyi_attr **properties) {
    SDYI_TRY(sdyi_read_attr(p, properties));
    if (sdyi_attr_is(*properties, SDYI_ATTR_DICT))
        *properties = sdyi_rename_attrs(p, *properties);
    return SDYRT_OK;
}

static sdyrt_status check_properties(sdyi_parser *p, const sdyi_op_parts *parts,
                                     const sdyi_attr *properties) {
    const sdyi_row *const row = row_of(p, parts);
    const bool has_attrs = row->attrs[0].name != NULL;
    if (properties == NULL || row->name == NULL)
        return SDYRT_OK;
    if (!has_attrs || !sdyi_attr_is(properties, SDYI_ATTR_DICT))
        return sdyi_error_at(p->pool, parts->loc,
                             "invalid properties %s for op %s: %s",
                             sdyi_attr_text_of(p->pool, properties), row->name,
                             has_attrs ? "expected DictionaryAttr to set "
                                         "properties"
                                       : "this operation has empty properties");
    for (int i = 0; i < sdyi_attr_dict_size(properties); i++) {
        const sdyi_pair pair = sdyi_attr_dict_at(properties, i);
        const int k = property_of(p, row, pair.name);
        if (k < SDYI_ROW_ATTRS &&
            !sdyi_attr_has_form(&row->attrs[k], pair.value))
            return fail_property(p, parts, properties, &row->attrs[k],
                                 pair.value);
    }
    return SDYRT_OK;
}

/* Constraints on row attributes in `{..}`: the first violation, by name, is
 * reported at `place`, after the text `before`. MLIR accepts any segment sizes,
 * and ignores wrong ones. */
static sdyrt_status check_dict(sdyi_parser *p, const sdyi_op_parts *parts,
                               const sdyi_dict *dict, sdyi_loc place,
                               const char *before) {
    const sdyi_row *const row = row_of(p, parts);
    for (int i = 0; i < dict->n; i++) {
        const sdyi_pair *const pair = &dict->pairs[i];
        const int k = property_of(p, row, pair->name);
        const char *const complaint =
            k == SDYI_ROW_ATTRS || row->attrs[k].form == SDYI_FORM_SEGMENTS
                ? NULL
                : sdyi_attr_complaint(p->pool, &row->attrs[k], pair->value);
        if (complaint != NULL)
            return sdyi_error_at(p->pool, place,
                                 "%s'%s' op attribute '%s' failed to satisfy "
                                 "constraint: %s",
                                 before, row->name, row->attrs[k].name,
                                 complaint);
    }
    return SDYRT_OK;
}

/* Segment sizes that are all 0. */
static const sdyi_attr *no_segments(sdyi_parser *p, const sdyi_attr_row *row) {
    const int n = sdyi_segments(row);
    return sdyi_attr_array(p->pool, 32, SDYI_NEW(p->zone, sdyi_cell, n), n);
}

/* The value of a row attribute in `<{..}>`, under either name; NULL: absent. */
static const sdyi_attr *property(sdyi_parser *p, const sdyi_attr *properties,
                                 const sdyi_attr_row *row) {
    const char *const old = old_name(row->name);
    const sdyi_attr *const value =
        properties == NULL
            ? NULL
            : sdyi_attr_dict_get(properties,
                                 sdyi_name_of_string(p->pool, row->name));
    return value != NULL || properties == NULL || old == NULL
               ? value
               : sdyi_attr_dict_get(properties,
                                    sdyi_name_of_string(p->pool, old));
}

/* Set a row attribute from `<{..}>`, or else from `{..}`; a value of a wrong
 * kind is dropped. */
static void take_property(sdyi_parser *p, const sdyi_attr_row *row,
                          const sdyi_attr *properties, sdyi_op_parts *parts) {
    const sdyi_name name = sdyi_name_of_string(p->pool, row->name);
    const sdyi_attr *value = property(p, properties, row);
    if (value == NULL)
        value = sdyi_dict_get(&parts->attrs, name);
    if (value != NULL && !sdyi_attr_has_form(row, value))
        value = NULL;
    if (value == NULL && row->form == SDYI_FORM_SEGMENTS && !row->is_optional)
        value = no_segments(p, row);
    sdyi_parse_set(p, &parts->attrs, name, value);
}

sdyrt_status sdyi_take_properties(sdyi_parser *p, const sdyi_attr *properties,
                                  sdyi_op_parts *parts) {
    const sdyi_row *const row = row_of(p, parts);
    SDYI_TRY(check_properties(p, parts, properties));
    rename_counts(p, row, &parts->attrs);
    if (properties == NULL && p->own == NULL)
        SDYI_TRY(check_dict(p, parts, &parts->attrs, parts->loc, ""));
    if (properties != NULL && row->name == NULL)
        sdyi_parse_set(p, &parts->attrs, SDYI_NAME_PROPERTIES, properties);
    for (int i = 0; i < SDYI_ROW_ATTRS && row->attrs[i].name != NULL; i++)
        take_property(p, &row->attrs[i], properties, parts);
    return SDYRT_OK;
}

/* -- dictionaries ---------------------------------------------------------- */

sdyrt_status sdyi_read_attr_dict(sdyi_parser *p, const char *word,
                                 sdyi_op_parts *parts) {
    const sdyi_loc place = sdyi_place(p);
    char before[64];
    (void)snprintf(before, sizeof before, "custom op '%s' ", p->own);
    if (word == NULL ? sdyi_at(p, "{") : sdyi_take(p, word))
        SDYI_TRY(sdyi_read_dict(p, &parts->given));
    rename_counts(p, row_of(p, parts), &parts->given);
    return check_dict(p, parts, &parts->given, place, before);
}

void sdyi_take_attr_dict(sdyi_parser *p, sdyi_op_parts *parts) {
    const sdyi_row *const row = row_of(p, parts);
    for (int i = 0; i < parts->given.n; i++) {
        const sdyi_pair *const pair = &parts->given.pairs[i];
        const int k = property_of(p, row, pair->name);
        if (k == SDYI_ROW_ATTRS ||
            sdyi_attr_has_form(&row->attrs[k], pair->value))
            sdyi_parse_set(p, &parts->attrs, pair->name, pair->value);
    }
}

sdyrt_status sdyi_set_once(sdyi_parser *p, sdyi_op_parts *parts, sdyi_loc place,
                           sdyi_name name, const sdyi_attr *attr) {
    if (sdyi_dict_get(&parts->attrs, name) != NULL ||
        sdyi_dict_get(&parts->given, name) != NULL)
        return sdyi_error_at(p->pool, place,
                             "custom op '%s' attribute '%s' occurs more than "
                             "once in the attribute list",
                             p->own, sdyi_name_text(p->pool, name));
    sdyi_parse_set(p, &parts->attrs, name, attr);
    return SDYRT_OK;
}
