/* Parser of locations, `loc("a.py":1:2)`. */
#include "program/text/parser.h"
#include "program/text/print.h"
#include "program/text/scope.h"

#include <string.h>

/* Hash tables are memory of the zone. */
#define uthash_malloc(bytes) sdyi_zone_alloc_raw(p->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

static sdyrt_status read_inner(sdyi_parser *p, const sdyi_attr **attr);

static const sdyi_attr *make(sdyi_parser *p, sdyi_location kind,
                             const sdyi_cell *cells, int n) {
    return sdyi_attr_make(p->pool, SDYI_ATTR_LOCATION, (int)kind, NULL, cells,
                          n);
}

/* A string, which may hold any bytes. */
static sdyrt_status read_string(sdyi_parser *p, sdyi_name *name) {
    const sdyi_token token = p->lexer.token;
    size_t length;
    const char *const text = sdyi_resolved(p, &token, &length);
    *name = sdyi_name_of(p->pool, text, length);
    sdyi_lexer_next(&p->lexer);
    return SDYRT_OK;
}

static bool is_unknown(const sdyi_attr *attr) {
    return attr->number == SDYI_LOC_UNKNOWN;
}

static sdyrt_status read_line_number(sdyi_parser *p, const char *problem,
                                     sdyi_cell *cell) {
    const sdyi_token token = p->lexer.token;
    int64_t value;
    if (token.kind != SDYI_TOKEN_NUMBER || sdyi_is_float(p) ||
        !sdyi_digits_value(token.start, token.length, &value) ||
        value > UINT32_MAX)
        return sdyi_parse_wrong(p, "%s in FileLineColRange", problem);
    return sdyi_read_integer(p, &cell->integer);
}

/* `:1`, `:1:2`, and `to 3:4` or `to :4` */
static sdyrt_status read_range(sdyi_parser *p, sdyi_name file,
                               const sdyi_attr **attr) {
    static const char line[] = "expected integer line number";
    static const char column[] = "expected integer column number";
    sdyi_cell cells[5] = {{.integer = file}, {.integer = 0}, {.integer = 0}};
    int n = 3;
    SDYI_TRY(sdyi_expect(p, ":"));
    SDYI_TRY(read_line_number(p, line, &cells[1]));
    const bool has_column = sdyi_take(p, ":");
    if (has_column)
        SDYI_TRY(read_line_number(p, column, &cells[2]));
    if (has_column && sdyi_take(p, "to")) {
        n = 5;
        cells[3] = cells[1];
        if (sdyi_token_is(p) == SDYI_TOKEN_NUMBER)
            SDYI_TRY(read_line_number(p, line, &cells[3]));
        if (!sdyi_take(p, ":"))
            return sdyi_parse_wrong(p, "expected either integer or `:` post "
                                       "`to` in FileLineColRange");
        SDYI_TRY(read_line_number(p, column, &cells[4]));
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
        SDYI_TRY(sdyi_expect_in(p, ")", " after child location of NameLoc"));
        if (is_unknown(cells[1].attr))
            cells[1].attr = NULL;
    }
    *attr = make(p, SDYI_LOC_NAME, cells, 2);
    return SDYRT_OK;
}

static sdyrt_status read_callsite(sdyi_parser *p, const sdyi_attr **attr) {
    static const char in[] = " in callsite location";
    sdyi_cell cells[2];
    SDYI_TRY(sdyi_expect_in(p, "(", in));
    SDYI_TRY(read_inner(p, &cells[0].attr));
    SDYI_TRY(sdyi_expect_in(p, "at", in));
    SDYI_TRY(read_inner(p, &cells[1].attr));
    SDYI_TRY(sdyi_expect_in(p, ")", in));
    *attr = make(p, SDYI_LOC_CALLSITE, cells, 2);
    return SDYRT_OK;
}

/* Parts of a fused location: without duplicates and unknown locations; nested
 * ones of the same metadata are flattened. */
typedef struct fused {
    sdyi_cell *cells; /* metadata, then the parts */
    int n, capacity;
    struct fused_part { /* uthash: parts by address */
        UT_hash_handle hh;
        const sdyi_attr *attr;
    } * parts;
} fused;

static void add_part(sdyi_parser *p, fused *f, const sdyi_attr *attr) {
    struct fused_part *part = NULL;
    HASH_FIND_PTR(f->parts, &attr, part);
    if (part != NULL)
        return;
    part = SDYI_NEW(p->zone, struct fused_part, 1);
    part->attr = attr;
    HASH_ADD_PTR(f->parts, attr, part);
    SDYI_GROW(p->zone, f->cells, f->n, f->capacity);
    f->cells[f->n++].attr = attr;
}

static void add_fused(sdyi_parser *p, fused *f, const sdyi_attr *attr) {
    if (attr->number == SDYI_LOC_FUSED &&
        attr->cells[0].attr == f->cells[0].attr) {
        for (int64_t i = 1; i < attr->n; i++)
            add_part(p, f, attr->cells[i].attr);
        return;
    }
    if (!is_unknown(attr))
        add_part(p, f, attr);
}

/* `fused<metadata>[..]` */
static sdyrt_status read_fused(sdyi_parser *p, const sdyi_attr **attr) {
    static const char in[] = " in fused location";
    fused f = {.n = 0};
    SDYI_GROW(p->zone, f.cells, f.n, f.capacity);
    f.cells[f.n++].attr = NULL;
    if (sdyi_take(p, "<")) {
        SDYI_TRY(sdyi_read_attr(p, &f.cells[0].attr));
        SDYI_TRY(sdyi_expect_in(p, ">", " after fused location metadata"));
    }
    SDYI_TRY(sdyi_expect_in(p, "[", in));
    if (!sdyi_at(p, "]")) {
        do {
            const sdyi_attr *inner;
            SDYI_TRY(read_inner(p, &inner));
            add_fused(p, &f, inner);
        } while (sdyi_take(p, ","));
    }
    SDYI_TRY(sdyi_expect_in(p, "]", in));
    if (f.cells[0].attr != NULL && f.n == 1) /* keeps the metadata */
        add_part(p, &f, make(p, SDYI_LOC_UNKNOWN, NULL, 0));
    if (f.cells[0].attr == NULL && f.n <= 2)
        *attr = f.n == 2 ? f.cells[1].attr : make(p, SDYI_LOC_UNKNOWN, NULL, 0);
    else
        *attr = make(p, SDYI_LOC_FUSED, f.cells, f.n);
    return SDYRT_OK;
}

static sdyrt_status read_alias(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_read_attr(p, attr));
    return sdyi_attr_is(*attr, SDYI_ATTR_LOCATION)
               ? SDYRT_OK
               : sdyi_error_at(p->pool, place,
                               "expected location attribute, but got %s",
                               sdyi_attr_text_of(p->pool, *attr));
}

static sdyrt_status read_any(sdyi_parser *p, const sdyi_attr **attr) {
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
    return sdyi_parse_wrong(p, "expected location instance");
}

static sdyrt_status read_inner(sdyi_parser *p, const sdyi_attr **attr) {
    SDYI_TRY(sdyi_enter(p));
    SDYI_TRY(read_any(p, attr));
    sdyi_leave(p);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_loc(sdyi_parser *p, const sdyi_attr **attr) {
    static const char in[] = " in inline location";
    SDYI_TRY(sdyi_expect(p, "loc"));
    SDYI_TRY(sdyi_expect_in(p, "(", in));
    SDYI_TRY(read_inner(p, attr));
    return sdyi_expect_in(p, ")", in);
}

/* -- trailing locations ---------------------------------------------------- */

static bool is_alias(const sdyi_parser *p) {
    const sdyi_token *const token = &p->lexer.token;
    return token->kind == SDYI_TOKEN_WORD && token->start[0] == '#';
}

static sdyrt_status fail_kind(sdyi_parser *p, sdyi_loc place,
                              const sdyi_attr *attr) {
    return sdyi_error_at(p->pool, place, "expected location, but found '%s'",
                         sdyi_attr_text_of(p->pool, attr));
}

/* An alias; one without a definition yet is bound at the end of the text. */
static sdyrt_status read_late(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyi_token token = p->lexer.token;
    const sdyi_loc place = sdyi_place(p);
    if (memchr(token.start, '.', token.length) != NULL)
        return sdyi_parse_fail(p,
                               "expected location, but found dialect "
                               "attribute: '%.*s'",
                               (int)token.length, token.start);
    *attr = sdyi_alias_find(p);
    if (*attr == NULL) {
        const sdyi_cell cells[2] = {
            {.integer = sdyi_name_of(p->pool, token.start, token.length)},
            {.integer = place.offset}};
        *attr = make(p, SDYI_LOC_ALIAS, cells, 2);
        p->has_late_aliases = true;
    } else if ((*attr)->kind != SDYI_ATTR_LOCATION) {
        return fail_kind(p, place, *attr);
    }
    sdyi_lexer_next(&p->lexer);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_optional_loc(sdyi_parser *p, sdyi_loc *loc) {
    static const char in[] = " in location";
    if (!sdyi_take(p, "loc"))
        return SDYRT_OK;
    SDYI_TRY(sdyi_expect_in(p, "(", in));
    SDYI_TRY(is_alias(p) ? read_late(p, &loc->written)
                         : read_inner(p, &loc->written));
    return sdyi_expect_in(p, ")", in);
}

static sdyrt_status bind(sdyi_parser *p, sdyi_loc *loc) {
    const sdyi_attr *const late = loc->written;
    if (late == NULL || late->number != SDYI_LOC_ALIAS)
        return SDYRT_OK;
    const sdyi_name name = (sdyi_name)late->cells[0].integer;
    const sdyi_loc place = {.source = p->source,
                            .offset = (uint32_t)late->cells[1].integer};
    loc->written = sdyi_alias_named(p, sdyi_name_text(p->pool, name),
                                    sdyi_name_length(p->pool, name));
    if (loc->written == NULL)
        return sdyi_error_at(p->pool, place,
                             "operation location alias was never defined");
    return loc->written->kind == SDYI_ATTR_LOCATION
               ? SDYRT_OK
               : fail_kind(p, place, loc->written);
}

static sdyrt_status bind_block(sdyi_parser *p, sdyi_block *block) {
    for (int i = 0; i < block->n_args; i++)
        SDYI_TRY(bind(p, &sdyi_argument_of(block->args[i])->loc));
    for (sdyi_op *op = block->first; op != NULL; op = op->next) {
        sdyi_loc loc = sdyi_op_loc(op);
        SDYI_TRY(bind(p, &loc));
        sdyi_op_set_loc(op, loc);
        for (int r = 0; r < op->n_regions; r++)
            for (sdyi_block *b = op->regions[r].first; b != NULL; b = b->next)
                SDYI_TRY(bind_block(p, b));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_bind_locs(sdyi_parser *p, sdyi_block *body) {
    return p->has_late_aliases ? bind_block(p, body) : SDYRT_OK;
}
