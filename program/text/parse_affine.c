/* Parser of affine maps and integer sets. */
#include "program/ir/affine.h"
#include "program/text/builtin.h"
#include "program/text/parser.h"

#include <stdlib.h>
#include <string.h>

/* -- reading --------------------------------------------------------------- */

typedef struct affine {
    sdyi_parser *p;
    sdyi_token *names; /* dimensions, then symbols */
    int n_names, names_capacity, n_dims;
    const sdyi_affine **exprs;
    int n, capacity;
    bool *equal; /* of a set: equality constraints */
    int n_equal, equal_capacity;
} affine;

static sdyrt_status read_expr(affine *a, const sdyi_affine **e);

static bool is_token(const sdyi_token *a, const sdyi_token *b) {
    return a->length == b->length && memcmp(a->start, b->start, a->length) == 0;
}

static int find_name(const affine *a, const sdyi_token *name) {
    int i = 0;
    while (i < a->n_names && !is_token(&a->names[i], name))
        i++;
    return i;
}

static bool is_name(sdyi_parser *p) {
    return sdyi_token_is(p) == SDYI_TOKEN_WORD &&
           strchr("#!", p->lexer.token.start[0]) == NULL;
}

/* `d0, d1` up to `close`, which is consumed. */
static sdyrt_status read_names(affine *a, const char *close, const char *in) {
    sdyi_parser *const p = a->p;
    if (sdyi_take(p, close))
        return SDYRT_OK;
    do {
        if (!is_name(p))
            return sdyi_parse_wrong(p, "expected bare identifier");
        const sdyi_token name = p->lexer.token;
        if (find_name(a, &name) < a->n_names)
            return sdyi_parse_fail(p, "redefinition of identifier '%.*s'",
                                   (int)name.length, name.start);
        SDYI_GROW(p->zone, a->names, a->n_names, a->names_capacity);
        a->names[a->n_names++] = name;
        sdyi_lexer_next(&p->lexer);
    } while (sdyi_take(p, ","));
    return sdyi_expect_in(p, close, in);
}

static sdyrt_status read_constant(sdyi_parser *p, const sdyi_affine **e) {
    uint64_t bits = 0;
    if (sdyi_is_float(p) || sdyi_token_is(p) != SDYI_TOKEN_NUMBER)
        return sdyi_parse_fail(p, "expected affine expression");
    const sdyi_token token = p->lexer.token;
    const size_t length = sdyi_number_length(p);
    char *const text = sdyi_zone_string(p->zone, token.start, length);
    char *end;
    const bool is_hex = length > 2 && text[1] == 'x';
    bits = strtoull(text, &end, is_hex ? 16 : 10);
    if (length > 20 || bits > INT64_MAX)
        return sdyi_parse_fail(p, "constant too large for index");
    sdyi_lexer_skip(&p->lexer, length);
    *e = sdyi_affine_constant(p->pool, (int64_t)bits);
    return SDYRT_OK;
}

/* `has_left`: right operand of an operator, for the error. */
static sdyrt_status read_operand(affine *a, bool has_left,
                                 const sdyi_affine **e) {
    sdyi_parser *const p = a->p;
    if (is_name(p)) {
        const int i = find_name(a, &p->lexer.token);
        if (i == a->n_names)
            return sdyi_parse_fail(p, "use of undeclared identifier");
        *e = i < a->n_dims
                 ? sdyi_affine_leaf(p->pool, SDYI_AFFINE_DIM, i)
                 : sdyi_affine_leaf(p->pool, SDYI_AFFINE_SYMBOL, i - a->n_dims);
        sdyi_lexer_next(&p->lexer);
        return SDYRT_OK;
    }
    if (sdyi_token_is(p) == SDYI_TOKEN_NUMBER && !sdyi_is_float(p))
        return read_constant(p, e);
    if (sdyi_take(p, "(")) {
        if (sdyi_at(p, ")"))
            return sdyi_parse_fail(p, "no expression inside parentheses");
        SDYI_TRY(read_expr(a, e));
        return sdyi_expect(p, ")");
    }
    if (sdyi_take(p, "-")) {
        SDYI_TRY(sdyi_enter(p));
        const sdyrt_status status = read_operand(a, has_left, e);
        if (status == SDYRT_ARGUMENT)
            return sdyi_parse_fail(p, "missing operand of negation");
        SDYI_TRY(status);
        sdyi_leave(p);
        *e = sdyi_affine_negative(p->pool, *e);
        return SDYRT_OK;
    }
    const bool is_operator = sdyi_at(p, "+") || sdyi_at(p, "*");
    return sdyi_parse_fail(p, "%s",
                           has_left ? "missing right operand of binary operator"
                           : is_operator
                               ? "missing left operand of binary operator"
                               : "expected affine expression");
}

static bool take_tight(sdyi_parser *p, sdyi_affine_kind *kind) {
    static const struct {
        const char *word;
        int kind;
    } words[] = {{"*", SDYI_AFFINE_MUL},
                 {"floordiv", SDYI_AFFINE_FLOORDIV},
                 {"ceildiv", SDYI_AFFINE_CEILDIV},
                 {"mod", SDYI_AFFINE_MOD}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (sdyi_take(p, words[i].word)) {
            *kind = (sdyi_affine_kind)words[i].kind;
            return true;
        }
    return false;
}

static sdyrt_status make_tight(sdyi_parser *p, sdyi_affine_kind kind,
                               sdyi_loc place, const sdyi_affine *b,
                               const sdyi_affine **e) {
    static const char *const words[] = {[SDYI_AFFINE_FLOORDIV] = "floordiv",
                                        [SDYI_AFFINE_CEILDIV] = "ceildiv",
                                        [SDYI_AFFINE_MOD] = "mod"};
    if (kind == SDYI_AFFINE_MUL && !sdyi_affine_is_symbolic(*e) &&
        !sdyi_affine_is_symbolic(b))
        return sdyi_error_at(p->pool, place,
                             "non-affine expression: at least one of the "
                             "multiply operands has to be either a constant or "
                             "symbolic");
    if (kind != SDYI_AFFINE_MUL && !sdyi_affine_is_symbolic(b))
        return sdyi_error_at(p->pool, place,
                             "non-affine expression: right operand of %s has "
                             "to be either a constant or symbolic",
                             words[kind]);
    *e = sdyi_affine_make(p->pool, kind, *e, b);
    if ((*e)->depth > SDYI_MAX_NESTING)
        return sdyi_parse_fail(p, "nesting is deeper than %d levels",
                               SDYI_MAX_NESTING);
    return SDYRT_OK;
}

/* `d0 * 2 mod 3` */
static sdyrt_status read_term(affine *a, bool has_left, const sdyi_affine **e) {
    sdyi_parser *const p = a->p;
    SDYI_TRY(read_operand(a, has_left, e));
    for (;;) {
        const sdyi_loc place = sdyi_place(p);
        sdyi_affine_kind kind;
        if (!take_tight(p, &kind))
            return SDYRT_OK;
        const sdyi_affine *b = NULL;
        SDYI_TRY(read_operand(a, true, &b));
        SDYI_TRY(make_tight(p, kind, place, b, e));
    }
}

static sdyrt_status read_expr(affine *a, const sdyi_affine **e) {
    sdyi_parser *const p = a->p;
    SDYI_TRY(sdyi_enter(p));
    SDYI_TRY(read_term(a, false, e));
    for (;;) {
        const bool is_minus = sdyi_take(p, "-");
        if (!is_minus && !sdyi_take(p, "+"))
            break;
        const sdyi_affine *b = NULL;
        SDYI_TRY(read_term(a, true, &b));
        *e = sdyi_affine_make(p->pool, SDYI_AFFINE_ADD, *e,
                              is_minus ? sdyi_affine_negative(p->pool, b) : b);
        if ((*e)->depth > SDYI_MAX_NESTING)
            return sdyi_parse_fail(p, "nesting is deeper than %d levels",
                                   SDYI_MAX_NESTING);
    }
    sdyi_leave(p);
    return SDYRT_OK;
}

static void add_expr(affine *a, const sdyi_affine *e) {
    SDYI_GROW(a->p->zone, a->exprs, a->n, a->capacity);
    a->exprs[a->n++] = e;
}

/* `d0 >= 1`, stored as the difference, which is compared with 0. */
static sdyrt_status read_constraint(affine *a) {
    sdyi_parser *const p = a->p;
    const sdyi_affine *left = NULL, *right = NULL;
    SDYI_TRY(read_expr(a, &left));
    const bool is_more = sdyi_take(p, ">");
    const bool is_less = !is_more && sdyi_take(p, "<");
    const bool is_equal = !is_more && !is_less && sdyi_take(p, "=");
    if ((!is_more && !is_less && !is_equal) || !sdyi_take(p, "="))
        return sdyi_parse_fail(p,
                               "expected '== affine-expr' or '>= affine-expr' "
                               "at end of affine constraint");
    SDYI_TRY(read_expr(a, &right));
    add_expr(a, is_less
                    ? sdyi_affine_make(p->pool, SDYI_AFFINE_ADD, right,
                                       sdyi_affine_negative(p->pool, left))
                    : sdyi_affine_make(p->pool, SDYI_AFFINE_ADD, left,
                                       sdyi_affine_negative(p->pool, right)));
    SDYI_GROW(p->zone, a->equal, a->n_equal, a->equal_capacity);
    a->equal[a->n_equal++] = is_equal;
    return SDYRT_OK;
}

static sdyrt_status read_body(affine *a, bool is_set) {
    static const char in_set[] = " in integer set constraint list",
                      in_map[] = " in affine map range";
    sdyi_parser *const p = a->p;
    const char *const in = is_set ? in_set : in_map;
    SDYI_TRY(sdyi_expect_in(p, "(", in));
    if (sdyi_take(p, ")"))
        return SDYRT_OK;
    do {
        const sdyi_affine *e = NULL;
        if (is_set) {
            SDYI_TRY(read_constraint(a));
        } else {
            SDYI_TRY(read_expr(a, &e));
            add_expr(a, e);
        }
    } while (sdyi_take(p, ","));
    return sdyi_expect_in(p, ")", in);
}

/* Each constraint and its comparison. */
static const sdyi_attr *make_set(const affine *a) {
    sdyi_parser *const p = a->p;
    const int n = SDYI_AFFINE_FIRST + 2 * a->n;
    sdyi_cell *const cells = SDYI_NEW(p->zone, sdyi_cell, (size_t)n);
    cells[0].integer = a->n_dims;
    cells[1].integer = a->n_names - a->n_dims;
    for (int i = 0; i < a->n; i++) {
        cells[SDYI_AFFINE_FIRST + 2 * i].pointer = a->exprs[i];
        cells[SDYI_AFFINE_FIRST + 2 * i + 1].integer = a->equal[i];
    }
    p->pool->has_aliased_attrs = true;
    return sdyi_attr_make(p->pool, SDYI_ATTR_AFFINE_SET, 0, NULL, cells, n);
}

/* Starts at `affine_map` or `affine_set`. */
static sdyrt_status read_whole(affine *a, bool *is_set) {
    sdyi_parser *const p = a->p;
    *is_set = sdyi_at(p, "affine_set");
    const char *const in = *is_set ? " in integer set" : " in affine map";
    sdyi_lexer_next(&p->lexer);
    SDYI_TRY(sdyi_expect_in(p, "<", in));
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_expect_in(p, "(", " in dimensional identifier list"));
    SDYI_TRY(read_names(a, ")", " in dimensional identifier list"));
    a->n_dims = a->n_names;
    if (sdyi_take(p, "["))
        SDYI_TRY(read_names(a, "]", " in symbol list"));
    const bool has_arrow = sdyi_take(p, "->");
    if (!has_arrow && !sdyi_take(p, ":"))
        return sdyi_parse_wrong(p, "expected '->' or ':'");
    SDYI_TRY(read_body(a, !has_arrow));
    if (has_arrow == *is_set)
        return sdyi_error_at(p->pool, place, "expected %s, but got %s",
                             *is_set ? "IntegerSet" : "AffineMap",
                             *is_set ? "AffineMap" : "IntegerSet");
    return sdyi_expect_in(p, ">", in);
}

sdyrt_status sdyi_read_affine(sdyi_parser *p, const sdyi_attr **attr) {
    affine a = {.p = p};
    bool is_set = false;
    SDYI_TRY(read_whole(&a, &is_set));
    *attr = is_set ? make_set(&a)
                   : sdyi_affine_map_of(p->pool, a.n_dims, a.n_names - a.n_dims,
                                        a.exprs, a.n);
    return SDYRT_OK;
}
