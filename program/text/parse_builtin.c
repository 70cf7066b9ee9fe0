/* Parser of strided layouts, distinct attributes and resources. */
#include "program/ir/affine.h"
#include "program/ir/resource.h"
#include "program/text/builtin.h"
#include "program/text/print.h"
#include "program/text/scope.h"

#include <stdio.h>
#include <string.h>

/* -- layouts --------------------------------------------------------------- */

static sdyrt_status read_stride(sdyi_parser *p, int64_t *value) {
    *value = SDYRT_DYNAMIC;
    if (sdyi_take(p, "?"))
        return SDYRT_OK;
    sdyi_lexer ahead = p->lexer;
    return sdyi_lexer_integer(&ahead, SDYRT_KIND_PROGRAM, SDYI_WANT_INTEGER,
                              value) == SDYRT_OK
               ? sdyi_read_integer(p, value)
               : sdyi_parse_fail(p, "expected a 64-bit signed integer or '?'");
}

static sdyrt_status add_stride(sdyi_parser *p, int id, sdyi_cell_list *list) {
    sdyi_cell cell;
    (void)id;
    SDYI_TRY(read_stride(p, &cell.integer));
    sdyi_cell_list_add(p, list, cell);
    return SDYRT_OK;
}

/* `, offset: 3` */
static sdyrt_status read_offset(sdyi_parser *p, int64_t *offset) {
    if (sdyi_at(p, ">"))
        return SDYRT_OK;
    SDYI_TRY(sdyi_expect(p, ","));
    if (!sdyi_take(p, "offset"))
        return sdyi_parse_wrong(p, "expected 'offset' after comma");
    SDYI_TRY(sdyi_expect_in(p, ":", " after 'offset'"));
    return read_stride(p, offset);
}

sdyrt_status sdyi_read_strided(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_cell_list list = {.cells = NULL}; /* the offset, then strides */
    sdyi_cell_list_add(p, &list, (sdyi_cell){.integer = 0});
    sdyi_lexer_next(&p->lexer);
    SDYI_TRY(sdyi_expect_in(p, "<", " after 'strided'"));
    SDYI_TRY(sdyi_read_list(p, "[", "]", add_stride, 0, &list));
    SDYI_TRY(read_offset(p, &list.cells[0].integer));
    *attr =
        sdyi_attr_make(p->pool, SDYI_ATTR_STRIDED, 0, NULL, list.cells, list.n);
    return sdyi_expect(p, ">");
}

bool sdyi_is_layout(const sdyi_attr *attr) {
    return sdyi_attr_is(attr, SDYI_ATTR_STRIDED) ||
           sdyi_attr_is(attr, SDYI_ATTR_AFFINE_MAP);
}

sdyrt_status sdyi_check_layout(sdyi_parser *p, sdyi_loc place,
                               const sdyi_attr *layout, int rank) {
    if (sdyi_attr_is(layout, SDYI_ATTR_STRIDED))
        return layout->n - 1 == rank
                   ? SDYRT_OK
                   : sdyi_error_at(p->pool, place,
                                   "expected the number of strides to match "
                                   "the rank");
    const int n = sdyi_affine_map_dims(layout);
    return n == rank ? SDYRT_OK
                     : sdyi_error_at(p->pool, place,
                                     "memref layout mismatch between rank and "
                                     "affine map: %d != %d",
                                     rank, n);
}

/* -- distinct attributes --------------------------------------------------- */

/* The number in `[..]`. */
static sdyrt_status read_id(sdyi_parser *p, int64_t *id) {
    SDYI_TRY(sdyi_expect_in(p, "[", " after 'distinct'"));
    sdyi_lexer after = p->lexer;
    if (sdyi_token_is(p) != SDYI_TOKEN_NUMBER || sdyi_is_float(p))
        return sdyi_parse_fail(p, "expected distinct ID");
    const bool fits = sdyi_lexer_integer(&after, SDYRT_KIND_PROGRAM,
                                         SDYI_WANT_INTEGER, id) == SDYRT_OK;
    sdyi_lexer_skip(&p->lexer, sdyi_number_length(p));
    if (!fits)
        return sdyi_parse_fail(p, "expected an unsigned 64-bit integer");
    SDYI_TRY(sdyi_expect_in(p, "]", " to close distinct ID"));
    return sdyi_expect_in(p, "<", " after distinct ID");
}

/* Numbers are ids within one text: each names one attribute. They share the
 * table of aliases, under "[5". */
sdyrt_status sdyi_read_distinct(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyi_loc place = sdyi_place(p);
    int64_t id = 0;
    sdyi_lexer_next(&p->lexer);
    SDYI_TRY(read_id(p, &id));
    const sdyi_attr *of = sdyi_attr_unit(p->pool);
    if (!sdyi_at(p, ">"))
        SDYI_TRY(sdyi_read_attr(p, &of));
    SDYI_TRY(sdyi_expect_in(p, ">", " to close distinct attribute"));
    char key[32];
    const int length = snprintf(key, sizeof key, "[%lld", (long long)id);
    *attr = sdyi_alias_named(p, key, (size_t)length);
    p->pool->has_aliased_attrs = true;
    if (*attr != NULL)
        return (*attr)->cells[0].attr == of
                   ? SDYRT_OK
                   : sdyi_error_at(
                         p->pool, place,
                         "referenced attribute does not match "
                         "previous definition: %s",
                         sdyi_attr_text_of(p->pool, (*attr)->cells[0].attr));
    const sdyi_cell cells[2] = {{.attr = of}, {.integer = id}};
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_DISTINCT, 0, NULL, cells, 2);
    const sdyi_alias alias = {
        .name = {.start =
                     sdyi_zone_string(&p->module->zone, key, (size_t)length),
                 .length = (size_t)length},
        .attr = *attr};
    return sdyi_alias_define(p, &alias);
}

/* -- resources ------------------------------------------------------------- */

/* A resource key: a word or a string. */
static bool read_resource_key(sdyi_parser *p, sdyi_name *name) {
    const sdyi_token token = p->lexer.token;
    const sdyi_token_kind kind = sdyi_token_is(p);
    if (kind != SDYI_TOKEN_STRING && kind != SDYI_TOKEN_WORD)
        return false;
    size_t length = token.length;
    const char *text = token.start;
    if (kind == SDYI_TOKEN_STRING)
        text = sdyi_resolved(p, &token, &length);
    *name = sdyi_name_of(p->pool, text, length);
    sdyi_lexer_next(&p->lexer);
    return true;
}

sdyrt_status sdyi_read_resource(sdyi_parser *p, const sdyi_type *type,
                                const sdyi_attr **attr) {
    sdyi_name key = SDYI_NAME_NONE;
    sdyi_lexer_next(&p->lexer);
    SDYI_TRY(sdyi_expect_in(p, "<", " after 'dense_resource'"));
    if (!read_resource_key(p, &key))
        return sdyi_parse_fail(p,
                               "expected identifier key for 'resource' entry");
    SDYI_TRY(sdyi_expect(p, ">"));
    const sdyi_loc place = sdyi_place(p);
    if (type == NULL) {
        SDYI_TRY(sdyi_expect(p, ":"));
        SDYI_TRY(sdyi_read_type(p, &type));
    }
    if (!sdyi_type_is_shaped(type) && !sdyi_type_is(type, SDYI_TYPE_MEMREF) &&
        !sdyi_type_is(type, SDYI_TYPE_UNRANKED))
        return sdyi_error_at(p->pool, place,
                             "`dense_resource` expected a shaped type");
    const sdyi_cell cell = {.integer = key};
    p->pool->has_aliased_attrs = true; /* printing must look for resources */
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_RESOURCE, 0, type, &cell, 1);
    return SDYRT_OK;
}

/* A blob `"0x..`: the first four bytes are the alignment. */
static sdyrt_status read_blob(sdyi_parser *p, sdyi_name key) {
    const sdyi_token token = p->lexer.token;
    const char *const name = sdyi_name_text(p->pool, key);
    size_t length = 0;
    const char *const text = token.kind == SDYI_TOKEN_STRING
                                 ? sdyi_token_content(&token, &length)
                                 : "";
    const size_t n = length / 2;
    unsigned char *const bytes = sdyi_zone_alloc(p->zone, n + 1);
    if (length < 2 || length % 2 != 0 || text[0] != '0' || text[1] != 'x' ||
        !sdyi_decode_hex(text + 2, n - 1, bytes))
        return sdyi_parse_fail(p, "expected hex string blob for key '%s'",
                               name);
    if (n - 1 < SDYI_RESOURCE_HEAD)
        return sdyi_parse_fail(
            p,
            "expected hex string blob for key '%s' to encode "
            "alignment in first 4 bytes",
            name);
    const uint32_t align = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 |
                           (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
    if (align != 0 && (align & (align - 1)) != 0)
        return sdyi_parse_fail(
            p,
            "expected hex string blob for key '%s' to encode "
            "alignment in first 4 bytes, but got "
            "non-power-of-2 value: %u",
            name, align);
    sdyi_resource_set(p->module, key,
                      sdyi_attr_bytes(p->pool, SDYI_ATTR_STRING, NULL,
                                      (const char *)bytes, n - 1));
    sdyi_lexer_next(&p->lexer);
    return SDYRT_OK;
}

typedef sdyrt_status entry_reader(sdyi_parser *p, sdyi_name key,
                                  sdyi_loc place);

/* `{key: .., key: ..}` after the brace; `what` names it in errors */
static sdyrt_status read_entries(sdyi_parser *p, entry_reader *read,
                                 const char *what) {
    if (sdyi_take(p, "}"))
        return SDYRT_OK;
    do {
        sdyi_name key = SDYI_NAME_NONE;
        const sdyi_loc place = sdyi_place(p);
        if (!read_resource_key(p, &key))
            return sdyi_parse_fail(p, "expected identifier key for '%s' entry",
                                   what);
        SDYI_TRY(sdyi_expect(p, ":"));
        SDYI_TRY(read(p, key, place));
    } while (sdyi_take(p, ","));
    return sdyi_take(p, "}") ? SDYRT_OK
                             : sdyi_parse_wrong(p, "expected ',' or '}'");
}

static sdyrt_status read_blob_entry(sdyi_parser *p, sdyi_name key,
                                    sdyi_loc place) {
    (void)place;
    return read_blob(p, key);
}

static sdyrt_status read_dialect_entry(sdyi_parser *p, sdyi_name key,
                                       sdyi_loc place) {
    const char *const name = sdyi_name_text(p->pool, key);
    if (strcmp(name, "builtin") == 0) {
        SDYI_TRY(sdyi_expect(p, "{"));
        return read_entries(p, read_blob_entry, "resource");
    }
    return sdyi_error_at(p->pool, place, "dialect '%s' is unknown", name);
}

/* Skip a value of another resource section: one token of any kind. */
static sdyrt_status skip_value(sdyi_parser *p, sdyi_name key, sdyi_loc place) {
    (void)key;
    (void)place;
    if (sdyi_token_is(p) == SDYI_TOKEN_NUMBER)
        sdyi_lexer_skip(&p->lexer, sdyi_number_length(p));
    else
        sdyi_lexer_next(&p->lexer);
    return SDYRT_OK;
}

static sdyrt_status skip_external(sdyi_parser *p, sdyi_name key,
                                  sdyi_loc place) {
    SDYI_TRY(sdyi_expect(p, "{"));
    sdyi_warning_at(p->pool, place,
                    "ignoring unknown external resources for '%s'",
                    sdyi_name_text(p->pool, key));
    return read_entries(p, skip_value, "external_resources");
}

static bool take_end(sdyi_parser *p) {
    static const char end[] = "#-}";
    const char *const at = p->lexer.token.start;
    const size_t n = sizeof end - 1;
    if ((size_t)(p->lexer.end - at) < n || memcmp(at, end, n) != 0)
        return false;
    sdyi_lexer_skip(&p->lexer, n);
    return true;
}

sdyrt_status sdyi_read_resources(sdyi_parser *p) {
    sdyi_lexer_next(&p->lexer);
    if (take_end(p))
        return SDYRT_OK;
    do {
        const sdyi_loc place = sdyi_place(p);
        sdyi_name key = SDYI_NAME_NONE;
        if (!read_resource_key(p, &key))
            return sdyi_parse_fail(
                p, "expected identifier key in file metadata dictionary");
        SDYI_TRY(sdyi_expect(p, ":"));
        const char *const name = sdyi_name_text(p->pool, key);
        const bool is_ours = strcmp(name, "dialect_resources") == 0;
        if (!is_ours && strcmp(name, "external_resources") != 0)
            return sdyi_error_at(p->pool, place,
                                 "unknown key '%s' in file metadata dictionary",
                                 name);
        SDYI_TRY(sdyi_expect(p, "{"));
        SDYI_TRY(read_entries(p, is_ours ? read_dialect_entry : skip_external,
                              "resource"));
    } while (sdyi_take(p, ","));
    return take_end(p) ? SDYRT_OK
                       : sdyi_parse_wrong(p, "expected ',' or '#-}'");
}
