/* Parser of enums and records, by the tables of program/rows/. */
#include "program/ir/record.h"
#include "program/text/dialect.h"

#include <stdio.h>
#include <string.h>

/* `comparison_type` to `ComparisonType`, MLIR's class name. */
static void camel_case(const char *name, char *to) {
    for (bool is_first = true; *name != '\0'; name++) {
        if (*name != '_')
            *to++ = (char)(is_first ? *name - 'a' + 'A' : *name);
        is_first = *name == '_';
    }
    *to = '\0';
}

/* The words of an enum for errors: "DEFAULT, HIGH" */
static const char *all_words(sdyi_parser *p, const sdyi_enum_row *row) {
    enum { ROOM = 256 };
    char *const words = sdyi_zone_alloc(p->zone, ROOM);
    size_t used = 0;
    words[0] = '\0';
    for (int i = 0; i < SDYI_ENUM_WORDS && row->words[i] != NULL; i++)
        if (row->words[i][0] != '\0')
            used += (size_t)snprintf(words + used, ROOM - used, "%s%s",
                                     used > 0 ? ", " : "", row->words[i]);
    return words;
}

/* The value of a word or string, which is not consumed; -1: not of the enum. */
static int64_t enum_value(const sdyi_parser *p, const sdyi_enum_row *row) {
    const sdyi_token *const token = &p->lexer.token;
    const bool is_string = token->kind == SDYI_TOKEN_STRING;
    if (token->kind != SDYI_TOKEN_WORD && !is_string)
        return -1;
    size_t length = token->length;
    const char *const text =
        is_string ? sdyi_token_content(token, &length) : token->start;
    for (int i = 0; i < SDYI_ENUM_WORDS && row->words[i] != NULL; i++)
        if (length > 0 && strlen(row->words[i]) == length &&
            memcmp(row->words[i], text, length) == 0)
            return i;
    return -1;
}

/* The prefix of the dialect's attributes in MLIR's errors. */
static const char *prefix_of(const sdyi_parser *p, const char *dialect) {
    int i = 0;
    while (strcmp(p->pool->dialects[i]->name, dialect) != 0)
        i++;
    return p->pool->dialects[i]->prefix;
}

static sdyrt_status fail_enum(sdyi_parser *p, const sdyi_enum_row *row) {
    const bool has_word =
        sdyi_at_keyword(p) || sdyi_token_is(p) == SDYI_TOKEN_STRING;
    char name[64], attr[96], type[96];
    const bool is_shard = strcmp(row->dialect, "shard") == 0;
    camel_case(is_shard ? "reduction_kind" : row->name, name);
    (void)snprintf(attr, sizeof attr, "%s_%sAttr", prefix_of(p, row->dialect),
                   name);
    (void)snprintf(type, sizeof type, "::mlir::%s::%s", row->dialect, name);
    const sdyrt_status status =
        has_word ? sdyi_parse_fail_own(p, "expected %s to be one of: %s", type,
                                       all_words(p, row))
                 : sdyi_parse_fail_own(p, "expected valid keyword or string");
    if (has_word)
        sdyi_lexer_next(&p->lexer);
    return SDYI_PARSE_PART(p, status, attr, "value", type);
}

sdyrt_status sdyi_read_enum(sdyi_parser *p, int id, const sdyi_attr **attr) {
    const sdyi_cell cell = {.integer = enum_value(p, &sdyi_enums[id])};
    if (cell.integer < 0)
        return fail_enum(p, &sdyi_enums[id]);
    sdyi_lexer_next(&p->lexer);
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_ENUM, id, NULL, &cell, 1);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_enum_i32(sdyi_parser *p, int id, const char *name,
                                const sdyi_attr **attr) {
    const sdyi_enum_row *const row = &sdyi_enums[id];
    const int64_t value = enum_value(p, row);
    const sdyi_token token = p->lexer.token;
    if (value < 0 && token.kind == SDYI_TOKEN_STRING)
        return sdyi_parse_fail_own(p,
                                   "invalid %s attribute specification: %.*s",
                                   name, (int)token.length, token.start);
    if (value < 0)
        return sdyi_parse_fail_own(p,
                                   "expected string or keyword containing one "
                                   "of the following enum values for attribute "
                                   "'%s' [%s]",
                                   name, all_words(p, row));
    sdyi_lexer_next(&p->lexer);
    *attr = sdyi_attr_integer(
        p->pool, sdyi_type_integer(p->pool, 32, SDYI_SIGNLESS), value);
    return SDYRT_OK;
}

static sdyrt_status read_real(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyi_type *const f64 = sdyi_type_float(p->pool, SDYI_F64);
    uint64_t bits;
    SDYI_TRY(sdyi_read_element(p, sdyi_take(p, "-"), f64, &bits));
    *attr = sdyi_attr_real(p->pool, bits);
    return SDYRT_OK;
}

/* `(1)2`, the sub-axis info of an axis */
sdyrt_status sdyi_read_part(sdyi_parser *p, const sdyi_attr **attr) {
    int64_t values[2];
    static const char name[] = "StableHLO_SubAxisInfo";
    SDYI_TRY(sdyi_expect(p, "("));
    SDYI_TRY(SDYI_PARSE_PART(p, sdyi_read_integer(p, &values[0]), name,
                             "pre_size", "int64_t"));
    SDYI_TRY(sdyi_expect(p, ")"));
    SDYI_TRY(SDYI_PARSE_PART(p, sdyi_read_integer(p, &values[1]), name, "size",
                             "int64_t"));
    *attr = sdyi_attr_i64s(p->pool, values, 2);
    return SDYRT_OK;
}

static sdyrt_status read_attr_field(sdyi_parser *p, sdyi_attr_kind kind,
                                    const sdyi_attr **attr) {
    if (kind == SDYI_ATTR_INTEGER) {
        int64_t value = 0;
        SDYI_TRY(sdyi_read_bool(p, &value));
        *attr = sdyi_attr_bool(p->pool, value == 1);
        return SDYRT_OK;
    }
    if (kind == SDYI_ATTR_UNIT)
        return sdyi_read_attr(p, attr);
    if (kind == SDYI_ATTR_STRING && sdyi_token_is(p) != SDYI_TOKEN_STRING)
        return sdyi_parse_fail_own(p, "expected string");
    if (kind != SDYI_ATTR_TYPE)
        return sdyi_read_attr_kind(p, kind, attr);
    const sdyi_type *type;
    SDYI_TRY(sdyi_read_type(p, &type));
    *attr = sdyi_attr_of_type(p->pool, type);
    return SDYRT_OK;
}

static sdyrt_status read_value(sdyi_parser *p,
                               const struct sdyi_field_row *field,
                               const sdyi_attr **attr) {
    int64_t value;
    switch (field->form) {
    case SDYI_FIELD_INTS:
    case SDYI_FIELD_ALWAYS_INTS:
        return sdyi_read_i64s(p, attr);
    case SDYI_FIELD_REAL:
        return read_real(p, attr);
    case SDYI_FIELD_PART: {
        sdyi_lexer outside;
        SDYI_TRY(
            sdyi_lexer_enter(&p->lexer, "stablehlo.sub_axis_info", &outside));
        return sdyi_lexer_leave(&p->lexer, &outside, sdyi_read_part(p, attr));
    }
    case SDYI_FIELD_ATTR:
        return read_attr_field(p, field->kind, attr);
    case SDYI_FIELD_INT:
    case SDYI_FIELD_ALWAYS_INT:
        break;
    }
    SDYI_TRY(sdyi_read_integer(p, &value));
    *attr = sdyi_attr_i64(p->pool, value);
    return SDYRT_OK;
}

/* The value of a field; an error in an MLIR parameter is followed by one that
 * names it. */
static sdyrt_status read_field(sdyi_parser *p, const sdyi_record_row *row,
                               int i, const sdyi_attr **attr) {
    const struct sdyi_field_row *const field = &row->fields[i];
    const sdyrt_status status = read_value(p, field, attr);
    char name[64];
    if (status == SDYRT_OK || field->parameter == NULL)
        return status;
    camel_case(strchr(row->name, '.') + 1, name);
    return sdyi_parse_follows(p, status,
                              "failed to parse StableHLO_%s parameter '%s' "
                              "which is to be a `%s`",
                              name, field->parameter, field->type);
}

/* The default of a field; NULL: it is required. */
static const sdyi_attr *left_out(sdyi_pool *pool, sdyi_field_form form) {
    switch (form) {
    case SDYI_FIELD_INTS:
    case SDYI_FIELD_PART:
        return sdyi_attr_i64s(pool, NULL, 0);
    case SDYI_FIELD_INT:
        return sdyi_attr_i64(pool, 0);
    case SDYI_FIELD_REAL:
        return sdyi_attr_real(pool, 0);
    case SDYI_FIELD_ALWAYS_INT:
    case SDYI_FIELD_ALWAYS_INTS:
    case SDYI_FIELD_ATTR:
        break;
    }
    return NULL;
}

static int find_field(sdyi_parser *p, const sdyi_record_row *row) {
    for (int i = 0; i < SDYI_RECORD_FIELDS && row->fields[i].name != NULL; i++)
        if (sdyi_take(p, row->fields[i].name))
            return i;
    return -1;
}

/* Optional fields in any order. */
static sdyrt_status read_free(sdyi_parser *p, const sdyi_record_row *row,
                              sdyi_cell *cells) {
    if (sdyi_at(p, ">"))
        return SDYRT_OK;
    do {
        const int i = find_field(p, row);
        if (i < 0) {
            char text[512] = "expected one of: ";
            size_t used = strlen(text);
            for (int k = 0;
                 k < SDYI_RECORD_FIELDS && row->fields[k].name != NULL; k++)
                used +=
                    (size_t)snprintf(text + used, sizeof text - used, "%s`%s`",
                                     k > 0 ? ", " : "", row->fields[k].name);
            return sdyi_parse_fail(p, "%s", text);
        }
        if (cells[i].attr != NULL)
            return sdyi_parse_fail(p, "duplicated `%s` entry",
                                   row->fields[i].name);
        SDYI_TRY(sdyi_expect(p, "="));
        SDYI_TRY(read_field(p, row, i, &cells[i].attr));
    } while (sdyi_take(p, ","));
    return SDYRT_OK;
}

/* True if all fields from this one on are optional. */
static bool may_end(sdyi_parser *p, const sdyi_record_row *row, int i) {
    for (; i < SDYI_RECORD_FIELDS && row->fields[i].name != NULL; i++)
        if (left_out(p->pool, row->fields[i].form) == NULL)
            return false;
    return true;
}

/* Fields in their order. */
static sdyrt_status read_ordered(sdyi_parser *p, const sdyi_record_row *row,
                                 sdyi_cell *cells) {
    for (int i = 0; i < SDYI_RECORD_FIELDS && row->fields[i].name != NULL;
         i++) {
        const char *const name = row->fields[i].name;
        if (!sdyi_take(p, name)) {
            if (left_out(p->pool, row->fields[i].form) != NULL)
                continue;
            return sdyi_parse_fail_own(p, "expected '%s'", name);
        }
        SDYI_TRY(sdyi_expect(p, "="));
        SDYI_TRY(read_field(p, row, i, &cells[i].attr));
        if (!may_end(p, row, i + 1) || sdyi_at(p, ","))
            SDYI_TRY(sdyi_expect(p, ","));
    }
    return SDYRT_OK;
}

/* Required fields in any order: `handle = 1, type = 0` */
static sdyrt_status read_struct(sdyi_parser *p, const sdyi_record_row *row,
                                sdyi_cell *cells) {
    for (int n = 0; n < SDYI_RECORD_FIELDS && row->fields[n].name != NULL;
         n++) {
        const sdyi_token name = p->lexer.token;
        if (sdyi_token_is(p) != SDYI_TOKEN_WORD) {
            (void)sdyi_parse_fail_own(p, "expected valid keyword");
            return sdyi_parse_fail_own(p,
                                       "expected a parameter name in struct");
        }
        const int i = find_field(p, row);
        if (i < 0)
            sdyi_lexer_next(&p->lexer);
        SDYI_TRY(sdyi_expect(p, "="));
        if (i < 0 || cells[i].attr != NULL)
            return sdyi_parse_fail_own(
                p, "duplicate or unknown struct parameter name: %.*s",
                (int)name.length, name.start);
        SDYI_TRY(read_field(p, row, i, &cells[i].attr));
        const bool is_last =
            n + 1 == SDYI_RECORD_FIELDS || row->fields[n + 1].name == NULL;
        if (!is_last && may_end(p, row, n + 1) && !sdyi_at(p, ","))
            break;
        if (!is_last)
            SDYI_TRY(sdyi_expect(p, ","));
    }
    return SDYRT_OK;
}

/* Names in the error that MLIR adds when dimension numbers do not parse. */
static const char *const numbers[SDYI_RECORD_COUNT] = {
    [SDYI_RECORD_DOT] = "dot",
    [SDYI_RECORD_GATHER] = "gather",
    [SDYI_RECORD_SCATTER] = "scatter",
    [SDYI_RECORD_RAGGED_DOT] = "ragged dot",
};

static sdyrt_status read_fields(sdyi_parser *p, int id, sdyi_cell *cells) {
    const sdyi_record_row *const row = &sdyi_records[id];
    if (row->fields[0].is_struct)
        SDYI_TRY(read_struct(p, row, cells));
    else if (row->fields[0].form != SDYI_FIELD_INTS)
        SDYI_TRY(read_ordered(p, row, cells));
    else
        SDYI_TRY(read_free(p, row, cells));
    return sdyi_expect(p, ">");
}

/* `<handle = 1, type = 0>` */
sdyrt_status sdyi_read_record(sdyi_parser *p, int id, const sdyi_attr **attr) {
    const sdyi_record_row *const row = &sdyi_records[id];
    sdyi_cell cells[SDYI_RECORD_FIELDS];
    int n = 0;
    for (int i = 0; i < SDYI_RECORD_FIELDS; i++)
        cells[i].attr = NULL;
    while (n < SDYI_RECORD_FIELDS && row->fields[n].name != NULL)
        n++;
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_expect(p, "<"));
    const sdyrt_status status = read_fields(p, id, cells);
    if (status == SDYRT_ARGUMENT && numbers[id] != NULL)
        return sdyi_parse_fail_own(
            p, "failed parsing %s dimension numbers attribute", numbers[id]);
    SDYI_TRY(status);
    for (int i = 0; i < n; i++) /* equal values are one attribute */
        if (cells[i].attr == NULL)
            cells[i].attr = left_out(p->pool, row->fields[i].form);
    const sdyi_record_form *const form = sdyi_record_form_of(p->pool, id);
    if (form->check != NULL)
        SDYI_TRY(form->check(p, place, cells));
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_RECORD, id, NULL, cells, n);
    return SDYRT_OK;
}
