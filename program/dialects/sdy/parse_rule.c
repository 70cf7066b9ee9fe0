/* Parser and printer of `#sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8,
 * j=4, k=2} reduction={k}>`. */
#include "program/dialects/sdy/sdy_attrs.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* -- rules ----------------------------------------------------------------- */

/* Cells of a RULE: the numbers of operands, results and factors, is_custom, the
 * factor sizes; then lists, each a length and items: for each tensor the list
 * of its dimensions, each a list of factors; and the four lists below. */

static const char *const lists[] = {"reduction", "need_replication",
                                    "permutation", "blocked_propagation"};
#define N_LISTS 4
#define FIRST_FACTOR 'i'
#define LETTERS ('z' - 'i' + 1)

static void add(sdyi_parser *p, sdyi_cell_list *c, int64_t value) {
    sdyi_cell_list_add(p, c, (sdyi_cell){.integer = value});
}

#define FACTOR_ROOM 32

static void factor_text(int64_t factor, char text[FACTOR_ROOM]) {
    if (factor < LETTERS)
        (void)snprintf(text, FACTOR_ROOM, "%c", (char)(FIRST_FACTOR + factor));
    else
        (void)snprintf(text, FACTOR_ROOM, "z_%" PRId64, factor - LETTERS + 1);
}

/* A word of factors, `ijz_1`; MLIR splits it after consuming it. */
typedef struct factors {
    const char *at, *end;
} factors;

static sdyrt_status read_factors(sdyi_parser *p, factors *f) {
    const sdyi_token token = p->lexer.token;
    *f = (factors){token.start, token.start + token.length};
    if (token.kind != SDYI_TOKEN_WORD)
        return sdyi_parse_fail(p, "expected valid keyword");
    sdyi_lexer_next(&p->lexer);
    return SDYRT_OK;
}

/* `z_1`, after its `z` */
static sdyrt_status next_number(sdyi_parser *p, factors *f, int64_t *factor) {
    const char *const start = f->at - 1, *const digits = ++f->at;
    while (f->at < f->end && *f->at >= '0' && *f->at <= '9')
        f->at++;
    if (f->at == digits)
        return sdyi_parse_fail(p,
                               "expecting integer after 'z_'. Received: "
                               "'%.*s'",
                               (int)(f->end - start), start);
    int64_t number;
    const size_t n = (size_t)(f->at - digits);
    if (digits[0] == '0')
        return sdyi_parse_fail(p,
                               "expecting positive integer without leading "
                               "zeros. Received: '%.*s'",
                               (int)n, digits);
    if (!sdyi_digits_value(digits, n, &number) || number > 1 << 20)
        return sdyi_parse_fail(p, "a factor 'z_%.*s'; at most %d are possible",
                               (int)n, digits, 1 << 20);
    *factor += number;
    return SDYRT_OK;
}

/* The next factor of the word: `i` .. `z`, `z_1`, `z_2` .. */
static sdyrt_status next_factor(sdyi_parser *p, factors *f, int64_t *factor) {
    const char letter = *f->at++;
    if (letter < FIRST_FACTOR || letter > 'z')
        return sdyi_parse_fail(
            p, "expecting symbol from 'i' to 'z'. Received: '%c'", letter);
    *factor = letter - FIRST_FACTOR;
    return letter == 'z' && f->at < f->end && *f->at == '_'
               ? next_number(p, f, factor)
               : SDYRT_OK;
}

sdyrt_status sdyi_read_factor_cells(sdyi_parser *p, sdyi_cell_list *c) {
    const int n = c->n;
    factors f = {.at = NULL};
    add(p, c, 0);
    if (sdyi_token_is(p) != SDYI_TOKEN_WORD)
        return SDYRT_OK;
    SDYI_TRY(read_factors(p, &f));
    while (f.at < f.end) {
        int64_t factor = 0;
        SDYI_TRY(next_factor(p, &f, &factor));
        add(p, c, factor);
        c->cells[n].integer++;
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_read_tensor_cells(sdyi_parser *p, sdyi_cell_list *c) {
    SDYI_TRY(sdyi_expect(p, "["));
    const int rank = c->n;
    add(p, c, 0);
    if (sdyi_take(p, "]"))
        return SDYRT_OK;
    do {
        SDYI_TRY(SDYI_PARSE_PART(
            p,
            sdyi_read_either(p, "sdy.dim_mapping", sdyi_read_factor_cells, c),
            "Sdy_TensorMapping", "dim_mappings",
            "::llvm::ArrayRef<DimMappingAttr>"));
        c->cells[rank].integer++;
    } while (sdyi_take(p, ","));
    return sdyi_expect(p, "]");
}

/* `([i], [j])`: at least one */
static sdyrt_status read_tensors(sdyi_parser *p, const char *parameter,
                                 sdyi_cell_list *c, int64_t *n) {
    SDYI_TRY(sdyi_expect(p, "("));
    *n = 0;
    do {
        SDYI_TRY(SDYI_PARSE_PART(p,
                                 sdyi_read_either(p, "sdy.tensor_mapping",
                                                  sdyi_read_tensor_cells, c),
                                 "Sdy_OpShardingRule", parameter,
                                 "::llvm::ArrayRef<TensorMappingAttr>"));
        ++*n;
    } while (sdyi_take(p, ","));
    return sdyi_expect(p, ")");
}

/* Factor sizes have 64 bits like tensor sizes; jaxlib 0.10.2 reads 32. */
static bool is_size(const sdyi_parser *p, int64_t size) {
    return sdyi_sdy_version(p->pool) != SDYRT_SDY_JAXLIB_0_10_2 ||
           (size >= INT32_MIN && size <= INT32_MAX);
}

/* `i=8` of the factor `next` */
static sdyrt_status read_size(sdyi_parser *p, int64_t next, int64_t *size) {
    int64_t factor = 0;
    factors f = {.at = NULL};
    SDYI_TRY(read_factors(p, &f));
    SDYI_TRY(next_factor(p, &f, &factor));
    if (factor != next) {
        char wanted[FACTOR_ROOM], found[FACTOR_ROOM];
        factor_text(next, wanted);
        factor_text(factor, found);
        return sdyi_parse_fail(p,
                               "expecting factor indices to be ordered like "
                               "an iota ([0,1,2,...], e.g. {i=#, j=#, ...}). "
                               "Expecting factor index symbol '%s', received: "
                               "'%s'",
                               wanted, found);
    }
    if (f.at < f.end)
        return sdyi_parse_fail(p, "expecting single factor symbol: %.*s",
                               (int)(f.end - f.at), f.at);
    SDYI_TRY(sdyi_expect(p, "="));
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_read_integer(p, size));
    return is_size(p, *size)
               ? SDYRT_OK
               : sdyi_error_at(p->pool, place, "integer value too large");
}

/* `{i=8, j=4}`, all factors in order; or nothing */
static sdyrt_status read_sizes(sdyi_parser *p, sdyi_cell_list *c, int64_t *n) {
    *n = 0;
    if (!sdyi_take(p, "{") || sdyi_take(p, "}"))
        return SDYRT_OK;
    do {
        int64_t size = 0;
        SDYI_TRY(read_size(p, *n, &size));
        add(p, c, size);
        ++*n;
    } while (sdyi_take(p, ","));
    return sdyi_expect(p, "}");
}

/* `={i, j}`, `={}` or `=`; like MLIR, uses the first factor of a word only */
static sdyrt_status read_list(sdyi_parser *p, sdyi_cell_list *c) {
    const int n = c->n;
    add(p, c, 0);
    SDYI_TRY(sdyi_expect(p, "="));
    if (!sdyi_take(p, "{") || sdyi_take(p, "}"))
        return SDYRT_OK;
    do {
        factors f = {.at = NULL};
        int64_t factor = 0;
        SDYI_TRY(read_factors(p, &f));
        SDYI_TRY(next_factor(p, &f, &factor));
        add(p, c, factor);
        c->cells[n].integer++;
    } while (sdyi_take(p, ","));
    return sdyi_expect(p, "}");
}

sdyrt_status sdyi_read_rule(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_cell_list tensors = {.cells = NULL}, all = {.cells = NULL};
    int64_t head[4];
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(read_tensors(p, "operand_mappings", &tensors, &head[0]));
    SDYI_TRY(sdyi_expect(p, "->"));
    SDYI_TRY(read_tensors(p, "result_mappings", &tensors, &head[1]));
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
    char text[FACTOR_ROOM];
    factor_text(factor, text);
    sdyi_puts(out, text);
}

const sdyi_cell *sdyi_print_factor_cells(sdyi_printer *out,
                                         const sdyi_cell *at) {
    for (int64_t k = (at++)->integer; k > 0; k--)
        print_factor(out, (at++)->integer);
    return at;
}

/* MLIR prints an empty mapping as an attribute of its own. */
const sdyi_cell *sdyi_print_tensor_cells(sdyi_printer *out,
                                         const sdyi_cell *at) {
    const int64_t rank = (at++)->integer;
    sdyi_put(out, '[');
    for (int64_t d = 0; d < rank; d++) {
        sdyi_comma(out, d);
        sdyi_puts(out, at->integer == 0 ? "#sdy.dim_mapping" : "");
        at = sdyi_print_factor_cells(out, at);
    }
    sdyi_put(out, ']');
    return at;
}

static const sdyi_cell *print_tensors(sdyi_printer *out, int64_t n,
                                      const sdyi_cell *at) {
    sdyi_put(out, '(');
    for (int64_t t = 0; t < n; t++) {
        sdyi_comma(out, t);
        at = sdyi_print_tensor_cells(out, at);
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
            sdyi_comma(out, i);
            print_factor(out, (at++)->integer);
        }
        if (n > 0)
            sdyi_put(out, '}');
    }
    sdyi_puts(out, head[3].integer ? ", custom>" : ">");
}
