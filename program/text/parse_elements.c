/* Parser of the elements of constants: tokens are kept until the type, which
 * follows them, is known. */
#include "program/text/literals.h"

#include <string.h>

static void add(sdyi_parser *p, sdyi_literal *l, sdyi_element e) {
    SDYI_GROW(p->zone, l->elements, l->n, l->capacity);
    l->elements[l->n++] = e;
}

/* Numbers are skipped here, and parsed when the type is known. */
static sdyrt_status skip_number(sdyi_parser *p, sdyi_literal *l) {
    sdyi_element e = {.is_negative = sdyi_take(p, "-")};
    e.token = p->lexer.token;
    if (e.is_negative && sdyi_token_is(p) != SDYI_TOKEN_NUMBER)
        return sdyi_parse_fail(p, "expected integer or floating point literal");
    if (sdyi_at(p, "true") || sdyi_at(p, "false") ||
        sdyi_token_is(p) == SDYI_TOKEN_STRING) {
        sdyi_lexer_next(&p->lexer);
        add(p, l, e);
        return SDYRT_OK;
    }
    if (sdyi_token_is(p) != SDYI_TOKEN_NUMBER)
        return sdyi_parse_fail(p, "expected element literal of primitive "
                                  "type");
    sdyi_lexer_skip(&p->lexer, sdyi_number_length(p));
    add(p, l, e);
    return SDYRT_OK;
}

static sdyrt_status read_element(sdyi_parser *p, sdyi_literal *l) {
    if (!sdyi_take(p, "("))
        return skip_number(p, l);
    l->is_complex = true;
    SDYI_TRY(skip_number(p, l));
    SDYI_TRY(sdyi_expect_in(p, ",", " between complex elements"));
    SDYI_TRY(skip_number(p, l));
    return sdyi_expect_in(p, ")", " after complex elements");
}

/* Sizes of nested lists. */
typedef struct shape {
    int64_t *sizes;
    int rank;
} shape;

static sdyrt_status read_list(sdyi_parser *p, sdyi_literal *l, shape *of);

static sdyrt_status read_item(sdyi_parser *p, sdyi_literal *l, shape *of) {
    *of = (shape){.rank = 0};
    return sdyi_at(p, "[") ? read_list(p, l, of) : read_element(p, l);
}

static bool is_same_shape(const shape *a, const shape *b) {
    return a->rank == b->rank &&
           (a->rank == 0 || memcmp(a->sizes, b->sizes,
                                   (size_t)a->rank * sizeof *a->sizes) == 0);
}

/* `[[1, 2], [3, 4]]`; items of a list must have equal shapes. */
static sdyrt_status read_list(sdyi_parser *p, sdyi_literal *l, shape *of) {
    int64_t n = 0;
    shape first = {.rank = 0};
    SDYI_TRY(sdyi_enter(p));
    SDYI_TRY(sdyi_expect(p, "["));
    if (!sdyi_at(p, "]")) {
        do {
            shape item;
            SDYI_TRY(read_item(p, l, &item));
            if (n++ == 0)
                first = item;
            else if (!is_same_shape(&first, &item))
                return sdyi_parse_fail(p,
                                       "tensor literal is invalid; ranks are "
                                       "not consistent between elements");
        } while (sdyi_take(p, ","));
    }
    of->rank = first.rank + 1;
    of->sizes = SDYI_NEW(p->zone, int64_t, of->rank);
    of->sizes[0] = n;
    if (first.rank > 0)
        memcpy(of->sizes + 1, first.sizes,
               (size_t)first.rank * sizeof *first.sizes);
    sdyi_leave(p);
    return sdyi_expect(p, "]");
}

sdyrt_status sdyi_read_literal(sdyi_parser *p, sdyi_literal *l) {
    if (sdyi_token_is(p) == SDYI_TOKEN_STRING) {
        l->is_string = true;
        l->string = p->lexer.token;
        sdyi_lexer_next(&p->lexer);
    } else if (sdyi_at(p, "[")) {
        shape of = {.sizes = NULL};
        SDYI_TRY(read_list(p, l, &of));
        l->shape = of.sizes;
        l->rank = of.rank;
    } else {
        SDYI_TRY(read_element(p, l));
    }
    return SDYRT_OK;
}
