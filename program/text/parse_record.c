/* Reading enums and records: attributes that the lists of program/rows/ say. */
#include "program/ir/record.h"
#include "program/text/parser.h"

#include <stdio.h>
#include <string.h>

/* `ComparisonType` of comparison_type: MLIR's class. */
static void camel_case(const char *name, char *to) {
    for (bool is_first = true; *name != '\0'; name++) {
        if (*name != '_')
            *to++ = (char)(is_first ? *name - 'a' + 'A' : *name);
        is_first = *name == '_';
    }
    *to = '\0';
}

sdyrt_status sdyi_read_enum(sdyi_parser *p, int id, const sdyi_attr **attr) {
    const sdyi_enum_row *const row = &sdyi_enums[id];
    for (int i = 0; i < SDYI_ENUM_WORDS && row->words[i] != NULL; i++)
        if (row->words[i][0] != '\0' && sdyi_take(p, row->words[i])) {
            const sdyi_cell cell = {.integer = i};
            *attr = sdyi_attr_make(p->pool, SDYI_ATTR_ENUM, id, NULL, &cell, 1);
            return SDYRT_OK;
        }
    if (sdyi_token_is(p) != SDYI_TOKEN_WORD)
        return sdyi_parse_fail_own(p, "expected valid keyword or string");
    char words[256] = "";
    size_t used = 0;
    for (int i = 0; i < SDYI_ENUM_WORDS && row->words[i] != NULL; i++)
        if (row->words[i][0] != '\0')
            used += (size_t)snprintf(words + used, sizeof words - used, "%s%s",
                                     used > 0 ? ", " : "", row->words[i]);
    char name[64];
    camel_case(row->name, name);
    return sdyi_parse_fail_own(p, "expected ::mlir::%s::%s to be one of: %s",
                               row->dialect, name, words);
}

static sdyrt_status read_real(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyi_type *const f64 = sdyi_type_float(p->pool, SDYI_F64);
    uint64_t bits;
    SDYI_TRY(sdyi_read_element(p, sdyi_take(p, "-"), f64, &bits));
    *attr = sdyi_attr_real(p->pool, bits);
    return SDYRT_OK;
}

/* `(1)2`, of an axis */
static sdyrt_status read_part(sdyi_parser *p, const sdyi_attr **attr) {
    int64_t values[2];
    SDYI_TRY(sdyi_expect(p, "("));
    SDYI_TRY(sdyi_read_integer(p, &values[0]));
    SDYI_TRY(sdyi_expect(p, ")"));
    SDYI_TRY(sdyi_read_integer(p, &values[1]));
    *attr = sdyi_attr_i64s(p->pool, values, 2);
    return SDYRT_OK;
}

static sdyrt_status read_field(sdyi_parser *p, sdyi_field_form form,
                               const sdyi_attr **attr) {
    int64_t value;
    switch (form) {
    case SDYI_FIELD_INTS:
    case SDYI_FIELD_ALWAYS_INTS:
        return sdyi_read_i64s(p, attr);
    case SDYI_FIELD_REAL:
        return read_real(p, attr);
    case SDYI_FIELD_PART:
        return read_part(p, attr);
    case SDYI_FIELD_ATTR:
        return sdyi_read_attr(p, attr);
    case SDYI_FIELD_INT:
    case SDYI_FIELD_ALWAYS_INT:
        break;
    }
    SDYI_TRY(sdyi_read_integer(p, &value));
    *attr = sdyi_attr_i64(p->pool, value);
    return SDYRT_OK;
}

/* What a field is that is left out; NULL: it may not be. */
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

/* Fields that may be left out are told. */
static sdyrt_status fail_field(sdyi_parser *p, const sdyi_record_row *row) {
    char text[512] = "expected one of: ";
    size_t used = strlen(text);
    if (row->fields[0].form != SDYI_FIELD_INTS)
        return sdyi_parse_wrong(p, "expected valid keyword");
    for (int i = 0; i < SDYI_RECORD_FIELDS && row->fields[i].name != NULL; i++)
        used += (size_t)snprintf(text + used, sizeof text - used, "%s`%s`",
                                 i > 0 ? ", " : "", row->fields[i].name);
    return sdyi_parse_fail(p, "%s", text);
}

/* `<handle = 1, type = 0>` */
sdyrt_status sdyi_read_record(sdyi_parser *p, int id, const sdyi_attr **attr) {
    const sdyi_record_row *const row = &sdyi_records[id];
    sdyi_cell cells[SDYI_RECORD_FIELDS];
    int n = 0;
    for (; n < SDYI_RECORD_FIELDS && row->fields[n].name != NULL; n++)
        cells[n].attr = NULL;
    SDYI_TRY(sdyi_expect(p, "<"));
    if (!sdyi_at(p, ">")) {
        do {
            const sdyi_loc place = sdyi_place(p);
            const int i = find_field(p, row);
            if (i < 0)
                return fail_field(p, row);
            if (cells[i].attr != NULL)
                return sdyi_error_at(p->pool, place, "duplicated `%s` entry",
                                     row->fields[i].name);
            SDYI_TRY(sdyi_expect(p, "="));
            SDYI_TRY(read_field(p, row->fields[i].form, &cells[i].attr));
        } while (sdyi_take(p, ","));
    }
    SDYI_TRY(sdyi_expect(p, ">"));
    for (int i = 0; i < n; i++) { /* one form for each value */
        if (cells[i].attr == NULL)
            cells[i].attr = left_out(p->pool, row->fields[i].form);
        if (cells[i].attr == NULL)
            return sdyi_parse_fail(p,
                                   "struct is missing required parameter: %s",
                                   row->fields[i].name);
    }
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_RECORD, id, NULL, cells, n);
    return SDYRT_OK;
}

/* `4, ?` up to `close`, which is taken */
static sdyrt_status read_sizes(sdyi_parser *p, const char *close,
                               const sdyi_attr **attr) {
    int64_t *sizes = NULL;
    int n = 0, capacity = 0;
    if (!sdyi_at(p, close)) {
        do {
            SDYI_GROW(p->zone, sizes, n, capacity);
            sizes[n] = SDYRT_DYNAMIC;
            if (!sdyi_take(p, "?"))
                SDYI_TRY(sdyi_read_integer(p, &sizes[n]));
            n++;
        } while (sdyi_take(p, ","));
    }
    SDYI_TRY(sdyi_expect(p, close));
    const sdyi_cell cell = {.attr = sdyi_attr_i64s(p->pool, sizes, n)};
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_RECORD, SDYI_RECORD_BOUNDS, NULL,
                           &cell, 1);
    return SDYRT_OK;
}

/* `#stablehlo.bounds<4, ?>`, from the bracket on */
sdyrt_status sdyi_read_bounds(sdyi_parser *p, const sdyi_attr **attr) {
    SDYI_TRY(sdyi_expect(p, "<"));
    return read_sizes(p, ">", attr);
}

/* `<bounds = [4, ?]>`, which is the same */
sdyrt_status sdyi_read_type_extensions(sdyi_parser *p, const sdyi_attr **attr) {
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(sdyi_expect(p, "bounds"));
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(sdyi_expect(p, "["));
    SDYI_TRY(read_sizes(p, "]", attr));
    return sdyi_expect(p, ">");
}
