/* Reading and printing `#sdy.op_sharding_rule<([i, k], [k, j])->([i, j])
 * {i=8, j=4, k=2} reduction={k}>`, and convolutions' dimension numbers
 * `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`. */
#include "program/ir/record.h"
#include "program/text/parser.h"
#include "program/text/print.h"

#include <inttypes.h>
#include <string.h>

/* -- rules ----------------------------------------------------------------- */

/* The cells of a RULE: numbers of operands, results and factors, whether it is
 * custom, the sizes of the factors; then lists, each its length and its items:
 * a list of dimensions a tensor, each a list of factors; and the four lists
 * below. */

static const char *const lists[] = {"reduction", "need_replication",
                                    "permutation", "blocked_propagation"};
#define N_LISTS 4
#define FIRST_FACTOR 'i'
#define LETTERS ('z' - 'i' + 1)

static void add(sdyi_parser *p, sdyi_cell_list *c, int64_t value) {
    sdyi_cell_list_add(p, c, (sdyi_cell){.integer = value});
}

/* MLIR tells of a word when it has read it. */
static sdyrt_status fail_factor(sdyi_parser *p) {
    const sdyi_token token = p->lexer.token;
    if (token.kind != SDYI_TOKEN_WORD)
        return sdyi_parse_wrong(p, "expected ']'");
    sdyi_lexer_next(&p->lexer);
    return sdyi_parse_fail(
        p, "expecting symbol from 'i' to 'z'. Received: '%c'", token.start[0]);
}

/* `i` .. `z`, `z_1`, `z_2` ..: letters at the front of a word. */
static sdyrt_status read_factor(sdyi_parser *p, int64_t *factor) {
    const sdyi_token *const token = &p->lexer.token;
    if (token->kind != SDYI_TOKEN_WORD || token->start[0] < FIRST_FACTOR ||
        token->start[0] > 'z')
        return fail_factor(p);
    *factor = token->start[0] - FIRST_FACTOR;
    size_t length = 1;
    if (token->start[0] == 'z' && token->length > 2 && token->start[1] == '_') {
        size_t end = 2;
        int64_t number = 0;
        while (end < token->length && token->start[end] >= '0' &&
               token->start[end] <= '9')
            end++;
        if (!sdyi_digits_value(token->start + 2, end - 2, &number) ||
            number < 1 || number > 1 << 20)
            return sdyi_parse_fail(p, "expecting positive integer without "
                                      "leading zeros after 'z_'");
        *factor += number;
        length = end;
    }
    sdyi_lexer_skip(&p->lexer, length);
    return SDYRT_OK;
}

/* `[ij, k]` */
static sdyrt_status read_tensor(sdyi_parser *p, sdyi_cell_list *c) {
    SDYI_TRY(sdyi_expect(p, "["));
    const int rank = c->n;
    add(p, c, 0);
    if (sdyi_take(p, "]"))
        return SDYRT_OK;
    do {
        const int n = c->n;
        add(p, c, 0);
        do {
            int64_t factor = 0;
            SDYI_TRY(read_factor(p, &factor));
            add(p, c, factor);
            c->cells[n].integer++;
        } while (sdyi_token_is(p) == SDYI_TOKEN_WORD);
        c->cells[rank].integer++;
    } while (sdyi_take(p, ","));
    return sdyi_expect(p, "]");
}

/* `([i], [j])` */
static sdyrt_status read_tensors(sdyi_parser *p, sdyi_cell_list *c,
                                 int64_t *n) {
    SDYI_TRY(sdyi_expect(p, "("));
    *n = 0;
    if (sdyi_take(p, ")"))
        return SDYRT_OK;
    do {
        SDYI_TRY(read_tensor(p, c));
        ++*n;
    } while (sdyi_take(p, ","));
    return sdyi_expect(p, ")");
}

/* `{i=8, j=4}`: factors in their order */
static sdyrt_status read_sizes(sdyi_parser *p, sdyi_cell_list *c, int64_t *n) {
    *n = 0;
    if (!sdyi_take(p, "{"))
        return SDYRT_OK;
    do {
        int64_t factor, size;
        SDYI_TRY(read_factor(p, &factor));
        if (factor != *n)
            return sdyi_parse_fail(p, "expecting factor indices to be ordered "
                                      "like an iota ([0,1,2,...], e.g. "
                                      "{i=#, j=#, k=#})");
        SDYI_TRY(sdyi_expect(p, "="));
        SDYI_TRY(sdyi_read_integer(p, &size));
        add(p, c, size);
        ++*n;
    } while (sdyi_take(p, ","));
    return sdyi_expect(p, "}");
}

static sdyrt_status read_list(sdyi_parser *p, sdyi_cell_list *c) {
    const int n = c->n;
    add(p, c, 0);
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(sdyi_expect(p, "{"));
    do {
        int64_t factor;
        SDYI_TRY(read_factor(p, &factor));
        add(p, c, factor);
        c->cells[n].integer++;
    } while (sdyi_take(p, ","));
    return sdyi_expect(p, "}");
}

sdyrt_status sdyi_read_rule(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_cell_list tensors = {.cells = NULL}, all = {.cells = NULL};
    int64_t head[4];
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(read_tensors(p, &tensors, &head[0]));
    SDYI_TRY(sdyi_expect(p, "->"));
    SDYI_TRY(read_tensors(p, &tensors, &head[1]));
    for (int i = 0; i < 4; i++)
        add(p, &all, 0);
    SDYI_TRY(read_sizes(p, &all, &head[2]));
    for (int i = 0; i < tensors.n; i++)
        add(p, &all, tensors.cells[i].integer);
    for (int i = 0; i < N_LISTS; i++) {
        if (sdyi_take(p, lists[i]))
            SDYI_TRY(read_list(p, &all));
        else
            add(p, &all, 0);
    }
    head[3] = sdyi_take(p, ",");
    if (head[3])
        SDYI_TRY(sdyi_expect(p, "custom"));
    SDYI_TRY(sdyi_expect(p, ">"));
    for (int i = 0; i < 4; i++)
        all.cells[i].integer = head[i];
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_RULE, 0, NULL, all.cells, all.n);
    return SDYRT_OK;
}

static void print_factor(sdyi_printer *out, int64_t factor) {
    if (factor < LETTERS)
        sdyi_put(out, (char)(FIRST_FACTOR + factor));
    else
        sdyi_print(out, "z_%" PRId64, factor - LETTERS + 1);
}

static const sdyi_cell *print_tensors(sdyi_printer *out, int64_t n,
                                      const sdyi_cell *at) {
    sdyi_put(out, '(');
    for (int64_t t = 0; t < n; t++) {
        sdyi_puts(out, t > 0 ? ", [" : "[");
        const int64_t rank = (at++)->integer;
        for (int64_t d = 0; d < rank; d++) {
            if (d > 0)
                sdyi_puts(out, ", ");
            for (int64_t k = (at++)->integer; k > 0; k--)
                print_factor(out, (at++)->integer);
        }
        sdyi_put(out, ']');
    }
    sdyi_put(out, ')');
    return at;
}

void sdyi_print_rule(sdyi_printer *out, const sdyi_attr *attr) {
    const sdyi_cell *const head = attr->cells;
    const int64_t n_factors = head[2].integer;
    sdyi_put(out, '<');
    const sdyi_cell *at =
        print_tensors(out, head[0].integer, head + 4 + n_factors);
    sdyi_puts(out, "->");
    at = print_tensors(out, head[1].integer, at);
    for (int64_t i = 0; i < n_factors; i++) {
        sdyi_puts(out, i > 0 ? ", " : " {");
        print_factor(out, i);
        sdyi_print(out, "=%lld", (long long)head[4 + i].integer);
    }
    if (n_factors > 0)
        sdyi_put(out, '}');
    for (int l = 0; l < N_LISTS; l++) {
        const int64_t n = (at++)->integer;
        if (n > 0)
            sdyi_print(out, " %s={", lists[l]);
        for (int64_t i = 0; i < n; i++) {
            if (i > 0)
                sdyi_puts(out, ", ");
            print_factor(out, (at++)->integer);
        }
        if (n > 0)
            sdyi_put(out, '}');
    }
    sdyi_puts(out, head[3].integer ? ", custom>" : ">");
}
