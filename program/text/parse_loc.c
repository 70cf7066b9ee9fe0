/* Reading locations, `loc("a.py":1:2)`. */
#include "program/text/parser.h"
#include "program/text/print.h"
#include "program/text/scope.h"

#include <string.h>

static sdyrt_status read_inner(sdyi_parser *p, const sdyi_attr **attr);

static const sdyi_attr *make(sdyi_parser *p, sdyi_location kind,
                             const sdyi_cell *cells, int n) {
    return sdyi_attr_make(p->pool, SDYI_ATTR_LOCATION, (int)kind, NULL, cells,
                          n);
}

static sdyrt_status read_string(sdyi_parser *p, sdyi_name *name) {
    const char *text;
    SDYI_TRY(
        sdyi_parse_again(p, sdyi_lexer_string(&p->lexer, SDYRT_KIND_PROGRAM,
                                              "a string", &text)));
    *name = sdyi_name_of_string(p->pool, text);
    return SDYRT_OK;
}

/* `:1:2`, and `to 3:4` or `to :4` */
static sdyrt_status read_range(sdyi_parser *p, sdyi_name file,
                               const sdyi_attr **attr) {
    sdyi_cell cells[5] = {{.integer = file}};
    int n = 3;
    SDYI_TRY(sdyi_expect(p, ":"));
    SDYI_TRY(sdyi_read_integer(p, &cells[1].integer));
    SDYI_TRY(sdyi_expect(p, ":"));
    SDYI_TRY(sdyi_read_integer(p, &cells[2].integer));
    if (sdyi_take(p, "to")) {
        n = 5;
        cells[3] = cells[1];
        if (!sdyi_at(p, ":"))
            SDYI_TRY(sdyi_read_integer(p, &cells[3].integer));
        SDYI_TRY(sdyi_expect(p, ":"));
        SDYI_TRY(sdyi_read_integer(p, &cells[4].integer));
    }
    *attr = make(p, SDYI_LOC_FILE, cells, n);
    return SDYRT_OK;
}

/* `"file":1:2`, `"name"` or `"name"(..)` */
static sdyrt_status read_named(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_name name;
    SDYI_TRY(read_string(p, &name));
    if (sdyi_at(p, ":"))
        return read_range(p, name, attr);
    sdyi_cell cells[2] = {{.integer = name}, {.attr = NULL}};
    if (sdyi_take(p, "(")) {
        SDYI_TRY(read_inner(p, &cells[1].attr));
        SDYI_TRY(sdyi_expect(p, ")"));
    }
    *attr = make(p, SDYI_LOC_NAME, cells, 2);
    return SDYRT_OK;
}

static sdyrt_status read_callsite(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_cell cells[2];
    SDYI_TRY(sdyi_expect(p, "("));
    SDYI_TRY(read_inner(p, &cells[0].attr));
    SDYI_TRY(sdyi_expect(p, "at"));
    SDYI_TRY(read_inner(p, &cells[1].attr));
    SDYI_TRY(sdyi_expect(p, ")"));
    *attr = make(p, SDYI_LOC_CALLSITE, cells, 2);
    return SDYRT_OK;
}

/* `fused<metadata>[..]`: the metadata, then the locations */
static sdyrt_status read_fused(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_cell *cells = NULL;
    int n = 0, capacity = 0;
    SDYI_GROW(p->zone, cells, n, capacity);
    cells[n++].attr = NULL;
    if (sdyi_take(p, "<")) {
        SDYI_TRY(sdyi_read_attr(p, &cells[0].attr));
        SDYI_TRY(sdyi_expect(p, ">"));
    }
    SDYI_TRY(sdyi_expect(p, "["));
    while (!sdyi_at(p, "]")) {
        SDYI_GROW(p->zone, cells, n, capacity);
        SDYI_TRY(read_inner(p, &cells[n].attr));
        n++;
        if (!sdyi_take(p, ","))
            break;
    }
    SDYI_TRY(sdyi_expect(p, "]"));
    *attr = make(p, SDYI_LOC_FUSED, cells, n);
    return SDYRT_OK;
}

/* An alias; one that is defined further on is bound when the text ends. */
static sdyrt_status read_alias(sdyi_parser *p, const sdyi_attr **attr) {
    *attr = sdyi_alias_find(p);
    if (*attr == NULL) {
        const sdyi_token *const token = &p->lexer.token;
        const sdyi_cell cell = {
            .integer = sdyi_name_of(p->pool, token->start, token->length)};
        *attr = make(p, SDYI_LOC_ALIAS, &cell, 1);
        p->has_late_aliases = true;
    }
    sdyi_lexer_next(&p->lexer);
    return SDYRT_OK;
}

static sdyrt_status read_any(sdyi_parser *p, const sdyi_attr **attr) {
    if (sdyi_take(p, "loc")) {
        SDYI_TRY(sdyi_expect(p, "("));
        SDYI_TRY(read_inner(p, attr));
        return sdyi_expect(p, ")");
    }
    if (sdyi_token_is(p) == SDYI_TOKEN_STRING)
        return read_named(p, attr);
    if (sdyi_token_is(p) == SDYI_TOKEN_WORD && p->lexer.token.start[0] == '#')
        return read_alias(p, attr);
    if (sdyi_take(p, "callsite"))
        return read_callsite(p, attr);
    if (sdyi_take(p, "fused"))
        return read_fused(p, attr);
    if (sdyi_take(p, "unknown")) {
        *attr = make(p, SDYI_LOC_UNKNOWN, NULL, 0);
        return SDYRT_OK;
    }
    return sdyi_parse_fail(p, "expected location instance");
}

static sdyrt_status read_inner(sdyi_parser *p, const sdyi_attr **attr) {
    SDYI_TRY(sdyi_enter(p));
    SDYI_TRY(read_any(p, attr));
    sdyi_leave(p);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_loc(sdyi_parser *p, const sdyi_attr **attr) {
    SDYI_TRY(sdyi_expect(p, "loc"));
    SDYI_TRY(sdyi_expect(p, "("));
    SDYI_TRY(read_inner(p, attr));
    return sdyi_expect(p, ")");
}

sdyrt_status sdyi_read_optional_loc(sdyi_parser *p, sdyi_loc *loc) {
    return sdyi_at(p, "loc") ? sdyi_read_loc(p, &loc->written) : SDYRT_OK;
}
