/* Parser of constants, `dense<..> : tensor<..>`; elements.h: the literal before
 * the type. A hexadecimal string, which may have hundreds of megabytes, is
 * decoded once, directly into the attribute. */
#include "program/text/builtin.h"
#include "program/text/literals.h"
#include "program/text/print.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* `<..>` of `dense`. */
static sdyrt_status read_angled(sdyi_parser *p, sdyi_literal *l) {
    SDYI_TRY(sdyi_expect_in(p, "<", " after 'dense'"));
    if (sdyi_take(p, ">")) {
        l->rank = -1;
        return SDYRT_OK;
    }
    SDYI_TRY(sdyi_read_literal(p, l));
    return sdyi_expect(p, ">");
}

/* -- elements -------------------------------------------------------------- */

/* Parse an element's token as a number of a type that is known now. */
static sdyrt_status element_words(sdyi_parser *p, const sdyi_element *e,
                                  const sdyi_type *type, uint64_t *words) {
    const bool is_word = e->token.kind == SDYI_TOKEN_WORD;
    const bool is_string = e->token.kind == SDYI_TOKEN_STRING;
    if (is_string || (is_word && !sdyi_type_is_bool(type)))
        return sdyi_error_at(
            p->pool, sdyi_place_of(p, &e->token),
            sdyi_type_is(type, SDYI_TYPE_FLOAT)
                ? "expected floating point literal"
            : is_string ? "integer constant out of range for type"
                        : "expected i1 type for 'true' or 'false' values");
    if (is_word) {
        words[0] = e->token.start[0] == 't';
        return SDYRT_OK;
    }
    const sdyi_lexer after = p->lexer;
    p->lexer.token = e->token;
    const sdyrt_status status =
        sdyi_read_element(p, e->is_negative, type, words);
    p->lexer = after;
    return status;
}

static sdyrt_status fail_count(sdyi_parser *p, int n, const sdyi_type *type,
                               int64_t expected, sdyi_loc place) {
    return sdyi_error_at(
        p->pool, place,
        "parsed %d elements, but type (%s) expected %lld elements", n,
        sdyi_type_text(p->pool, type), (long long)expected);
}

static sdyrt_status make_list(sdyi_parser *p, const sdyi_literal *l,
                              const sdyi_type *type, int64_t count,
                              sdyi_loc place, const sdyi_attr **attr) {
    const sdyi_type *number = type->element;
    const int parts = sdyi_type_is(number, SDYI_TYPE_COMPLEX) ? 2 : 1;
    const int width = sdyi_type_stored_bits(number) / 8;
    if (parts == 2)
        number = number->element;
    const int64_t expected = parts * (l->rank == 0 ? 1 : count);
    if (parts == 1 && l->is_complex)
        return sdyi_parse_fail(p, "complex literal is not valid for a type "
                                  "that is not complex");
    if (l->n != expected)
        return fail_count(p, l->n, l->rank == 0 ? type->element : type,
                          expected, place);
    const int each = width / parts;
    SDYI_TRY(sdyi_check_wide(p, number, l->n));
    unsigned char *const bytes =
        sdyi_zone_alloc(p->zone, (size_t)l->n * (size_t)each);
    uint64_t *const words =
        SDYI_NEW(p->zone, uint64_t, sdyi_type_words(number));
    for (int i = 0; i < l->n; i++) {
        SDYI_TRY(element_words(p, &l->elements[i], number, words));
        sdyi_dense_put(bytes + (size_t)i * (size_t)each, number, words);
    }
    sdyi_dense_room room;
    const size_t n = (size_t)(l->n / parts) * (size_t)width;
    sdyi_dense_open(p->pool, type, l->rank == 0, n, &room);
    memcpy(room.bytes, bytes, n);
    *attr = sdyi_dense_close_alike(p->pool, &room, (size_t)width);
    return SDYRT_OK;
}

/* -- strings of digits ----------------------------------------------------- */

/* Digits decoded at a time, in a loop that compilers vectorize. */
#define BLOCK 64

/* false: some characters are no digits. */
static bool decode_block(const char *digits, unsigned char *bytes) {
    unsigned char values[BLOCK], wrong = 0;
    for (int i = 0; i < BLOCK; i++) {
        const unsigned char c = (unsigned char)digits[i];
        const unsigned char digit = (unsigned char)(c - '0');
        const unsigned char letter = (unsigned char)((c | 0x20) - 'a');
        wrong |= (unsigned char)((digit > 9) & (letter > 5));
        values[i] = (unsigned char)(digit <= 9 ? digit : letter + 10);
    }
    for (int i = 0; i < BLOCK / 2; i++)
        bytes[i] = (unsigned char)(values[2 * i] << 4 | values[2 * i + 1]);
    return wrong == 0;
}

bool sdyi_decode_hex(const char *digits, size_t n, unsigned char *bytes) {
    char last[BLOCK];
    unsigned char last_bytes[BLOCK / 2];
    for (; n >= BLOCK / 2; n -= BLOCK / 2) {
        if (!decode_block(digits, bytes))
            return false;
        digits += BLOCK;
        bytes += BLOCK / 2;
    }
    memset(last, '0', sizeof last);
    memcpy(last, digits, 2 * n);
    const bool is_right = decode_block(last, last_bytes);
    memcpy(bytes, last_bytes, n);
    return is_right;
}

static sdyrt_status make_string(sdyi_parser *p, const sdyi_literal *l,
                                const sdyi_type *type, int64_t count,
                                sdyi_loc place, const sdyi_attr **attr) {
    size_t length;
    const char *const text = sdyi_token_content(&l->string, &length);
    const sdyi_loc at_string = sdyi_place_of(p, &l->string);
    if (length < 2 || text[0] != '0' || text[1] != 'x' || length % 2 != 0)
        return sdyi_error_at(p->pool, at_string,
                             "expected string containing hex digits starting "
                             "with `0x`");
    const size_t n = length / 2 - 1;
    const size_t width = (size_t)sdyi_type_stored_bits(type->element) / 8;
    const bool is_one = n == width;
    const bool is_packed = sdyi_type_is_bool(type->element) && !is_one &&
                           count >= 0 && n != (size_t)count &&
                           n == ((size_t)count + 7) / 8;
    if (!is_one && !is_packed &&
        (count < 0 || (size_t)count > SIZE_MAX / width ||
         n != (size_t)count * width))
        return sdyi_error_at(p->pool, place,
                             "elements hex data size is invalid for provided "
                             "type: %s",
                             sdyi_type_text(p->pool, type));
    sdyi_dense_room room;
    sdyi_dense_open(p->pool, type, is_one, is_packed ? (size_t)count : n,
                    &room);
    if (!sdyi_decode_hex(text + 2, n, room.bytes)) {
        sdyi_zone_reset(&p->pool->zone, room.room.before);
        return sdyi_error_at(p->pool, at_string,
                             "expected string containing hex digits starting "
                             "with `0x`");
    }
    if (is_packed)
        sdyi_dense_unpack(room.bytes, count);
    *attr = sdyi_dense_close_alike(p->pool, &room, width);
    return SDYRT_OK;
}

/* -- strings --------------------------------------------------------------- */

/* Elements of a type that is no number: the printed text is kept. */
typedef struct strings {
    const char **texts;
    size_t *lengths;
    int n;
} strings;

static void add_string(sdyi_parser *p, strings *all, const sdyi_token *token) {
    char *const text = sdyi_zone_alloc(p->zone, token->length);
    all->lengths[all->n] = sdyi_token_unescape(token, text);
    all->texts[all->n++] = text;
}

static sdyrt_status fail_token(sdyi_parser *p, const sdyi_token *token,
                               sdyi_loc place) {
    p->lexer.token = *token; /* a number extends beyond its token */
    const size_t length = token->kind == SDYI_TOKEN_NUMBER
                              ? sdyi_number_length(p)
                              : token->length;
    return sdyi_error_at(p->pool, place, "expected string token, got %.*s",
                         (int)length, token->start);
}

static sdyrt_status collect_strings(sdyi_parser *p, const sdyi_literal *l,
                                    sdyi_loc place, strings *all) {
    const int n = l->is_string ? 1 : l->n;
    all->texts = SDYI_NEW(p->zone, const char *, n);
    all->lengths = SDYI_NEW(p->zone, size_t, n);
    if (l->is_string)
        add_string(p, all, &l->string);
    for (int i = 0; i < l->n; i++) {
        const sdyi_token *const token = &l->elements[i].token;
        if (token->kind != SDYI_TOKEN_STRING)
            return fail_token(p, token, place);
        add_string(p, all, token);
    }
    return SDYRT_OK;
}

static bool are_same(const strings *all) {
    for (int i = 1; i < all->n; i++)
        if (all->lengths[i] != all->lengths[0] ||
            memcmp(all->texts[i], all->texts[0], all->lengths[0]) != 0)
            return false;
    return all->n > 0;
}

static void print_strings(sdyi_printer *out, const strings *all,
                          const sdyi_type *type, int dim, int *i) {
    if (dim == type->n) {
        sdyi_print_quoted(out, all->texts[*i], all->lengths[*i]);
        ++*i;
        return;
    }
    sdyi_put(out, '[');
    for (int64_t k = 0; k < type->cells[dim].integer; k++) {
        sdyi_comma(out, k);
        print_strings(out, all, type, dim + 1, i);
    }
    sdyi_put(out, ']');
}

static sdyrt_status make_strings(sdyi_parser *p, const sdyi_literal *l,
                                 const sdyi_type *type, int64_t count,
                                 sdyi_loc place, const sdyi_attr **attr) {
    strings all = {.n = 0};
    sdyi_collected text = {.zone = p->zone, .text = ""};
    sdyi_printer out = sdyi_printer_start(p->pool, sdyi_collect, &text);
    SDYI_TRY(collect_strings(p, l, place, &all));
    const bool is_splat = are_same(&all);
    if (!is_splat && (count < 0 || all.n < count))
        return fail_count(p, all.n, type, count, place);
    int at = 0;
    sdyi_puts(&out, "dense<");
    if (is_splat)
        sdyi_print_quoted(&out, all.texts[0], all.lengths[0]);
    else if (count > 0)
        print_strings(&out, &all, type, 0, &at);
    sdyi_put(&out, '>');
    sdyi_flush(&out);
    *attr = sdyi_attr_bytes(p->pool, SDYI_ATTR_STRINGS, type, text.text,
                            text.length);
    return SDYRT_OK;
}

/* -- all ------------------------------------------------------------------- */

static bool has_shape(const sdyi_literal *l, const sdyi_type *type) {
    if (l->rank <= 0)
        return true;
    bool is_same = l->rank == type->n;
    for (int i = 0; is_same && i < l->rank; i++)
        is_same = l->shape[i] == type->cells[i].integer;
    return is_same;
}

static const char *shape_text(sdyi_parser *p, const int64_t *sizes, int n) {
    char *const text = sdyi_zone_alloc(p->zone, (size_t)n * 24 + 3);
    size_t used = (size_t)sprintf(text, "[");
    for (int i = 0; i < n; i++)
        used += (size_t)sprintf(text + used, "%s%llu", i > 0 ? ", " : "",
                                (unsigned long long)sizes[i]);
    (void)sprintf(text + used, "]");
    return text;
}

static const char *type_shape_text(sdyi_parser *p, const sdyi_type *type) {
    const size_t n = (size_t)type->n;
    int64_t *const sizes = sdyi_zone_alloc(p->zone, (n + 1) * sizeof *sizes);
    for (size_t i = 0; i < n; i++)
        sizes[i] = type->cells[i].integer;
    return shape_text(p, sizes, type->n);
}

/* The type after the literal, unless it is given. */
static sdyrt_status read_elements_type(sdyi_parser *p, sdyi_loc place,
                                       const sdyi_type **type) {
    if (*type == NULL) {
        SDYI_TRY(sdyi_expect(p, ":"));
        SDYI_TRY(sdyi_read_type(p, type));
    }
    assert(*type != NULL);
    const bool is_memref = sdyi_type_is(*type, SDYI_TYPE_MEMREF);
    if (!sdyi_type_is_shaped(*type) && !is_memref &&
        !sdyi_type_is(*type, SDYI_TYPE_UNRANKED))
        return sdyi_error_at(p->pool, place,
                             "elements literal must be a shaped type");
    bool is_static = !sdyi_type_is(*type, SDYI_TYPE_UNRANKED);
    for (int i = 0; !sdyi_type_is(*type, SDYI_TYPE_VECTOR) && i < (*type)->n;
         i++)
        is_static = is_static && (*type)->cells[i].integer >= 0;
    return is_static
               ? SDYRT_OK
               : sdyi_error_at(p->pool, place,
                               "elements literal type must have static shape");
}

/* A constant of static shape from a literal. */
static sdyrt_status make(sdyi_parser *p, const sdyi_literal *l,
                         const sdyi_type *type, sdyi_loc place,
                         const sdyi_attr **attr) {
    int64_t count;
    const bool is_counted =
        sdyi_type_count(type, &count) && count <= INT64_MAX / 16;
    if (!is_counted)
        count = -1; /* too many for anything but a splat */
    const bool has_numbers = sdyi_type_stored_bits(type->element) > 0;
    if (l->is_string && has_numbers)
        return make_string(p, l, type, count, place, attr);
    if (l->rank < 0 && count != 0)
        return sdyi_error_at(p->pool, place,
                             "parsed zero elements, but type (%s) expected at "
                             "least 1",
                             sdyi_type_text(p->pool, type));
    if (!has_shape(l, type))
        return sdyi_error_at(
            p->pool, place,
            "inferred shape of elements literal (%s) does not match type (%s)",
            shape_text(p, l->shape, l->rank), type_shape_text(p, type));
    return has_numbers ? make_list(p, l, type, count, place, attr)
                       : make_strings(p, l, type, count, place, attr);
}

sdyrt_status sdyi_read_dense(sdyi_parser *p, const sdyi_type *type,
                             const sdyi_attr **attr) {
    sdyi_literal l = {.elements = NULL};
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_expect(p, "dense"));
    SDYI_TRY(read_angled(p, &l));
    SDYI_TRY(read_elements_type(p, place, &type));
    return make(p, &l, type, place, attr);
}

/* -- sparse ---------------------------------------------------------------- */

/* A constant of this shape from a literal. */
static sdyrt_status make_part(sdyi_parser *p, const sdyi_literal *l,
                              sdyi_loc place, const int64_t *sizes, int rank,
                              const sdyi_type *number, const sdyi_attr **attr) {
    const sdyi_type *const type =
        sdyi_type_shaped(p->pool, SDYI_TYPE_TENSOR, sizes, rank, number, NULL);
    return make(p, l, type, place, attr);
}

/* Indices must be within the type's shape. */
static sdyrt_status check_indices(sdyi_parser *p, sdyi_loc place,
                                  const sdyi_type *type,
                                  const sdyi_attr *indices) {
    const int rank = type->n;
    assert(indices != NULL);
    for (int64_t i = 0; i < indices->type->cells[0].integer; i++)
        for (int k = 0; k < rank; k++) {
            const int64_t at = indices->is_splat ? 0 : i * rank;
            const int64_t index = sdyi_dense_i64_at(indices, at + k);
            if (index >= 0 && index < type->cells[k].integer)
                continue;
            int64_t *const all = SDYI_NEW(p->zone, int64_t, rank);
            for (int j = 0; j < rank; j++)
                all[j] = sdyi_dense_i64_at(indices, at + j);
            return sdyi_error_at(p->pool, place,
                                 "sparse index #%lld is not contained within "
                                 "the value shape, with index=%s, and type=%s",
                                 (long long)i, shape_text(p, all, rank),
                                 sdyi_type_text(p->pool, type));
        }
    return SDYRT_OK;
}

/* A scalar index literal is one position with all coordinates equal, a scalar
 * value is for all positions. */
static bool fits(const sdyi_literal *indices, const sdyi_literal *values,
                 int rank) {
    const int64_t n = indices->rank == 0 ? 1 : indices->shape[0];
    return (indices->rank == 0 || (indices->rank == 1 && rank == 1) ||
            (indices->rank == 2 && indices->shape[1] == rank)) &&
           (values->rank == 0 || (values->rank == 1 && values->shape[0] == n));
}

static sdyrt_status make_sparse(sdyi_parser *p, sdyi_literal *indices,
                                sdyi_literal *values, sdyi_loc at_indices,
                                sdyi_loc at_values, sdyi_loc place,
                                const sdyi_type *type, const sdyi_attr **attr) {
    const int64_t sizes[2] = {indices->rank == 0 ? 1 : indices->shape[0],
                              type->n};
    const int64_t ones[2] = {1, type->n};
    const sdyi_attr *parts[2] = {NULL, NULL};
    if (indices->is_string) /* hexadecimal strings are allowed for values
                               only */
        return sdyi_error_at(p->pool, at_indices,
                             "integer constant out of range for type");
    if (!fits(indices, values, type->n))
        return sdyi_error_at(
            p->pool, place,
            "expected shape (%s); inferred shape of indices literal (%s); "
            "inferred shape of values literal (%s)",
            type_shape_text(p, type),
            indices->rank == 0 ? shape_text(p, ones, 2)
                               : shape_text(p, indices->shape, indices->rank),
            values->rank == 0 ? shape_text(p, sizes, 1)
                              : shape_text(p, values->shape, values->rank));
    SDYI_TRY(
        make_part(p, indices, at_indices, sizes, indices->rank == 1 ? 1 : 2,
                  sdyi_type_integer(p->pool, 64, SDYI_SIGNLESS), &parts[0]));
    SDYI_TRY(
        make_part(p, values, at_values, sizes, 1, type->element, &parts[1]));
    SDYI_TRY(check_indices(p, place, type, parts[0]));
    const sdyi_cell cells[] = {{.attr = parts[0]}, {.attr = parts[1]}};
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_SPARSE, 0, type, cells, 2);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_sparse(sdyi_parser *p, const sdyi_type *type,
                              const sdyi_attr **attr) {
    sdyi_literal indices = {.elements = NULL}, values = {.elements = NULL};
    const sdyi_loc place = sdyi_place(p);
    sdyi_lexer_next(&p->lexer);
    if (!sdyi_take(p, "<"))
        return sdyi_parse_wrong(p, "Expected '<' after 'sparse'");
    const sdyi_loc at_indices = sdyi_place(p);
    const bool is_empty = sdyi_take(p, ">");
    sdyi_loc at_values = at_indices;
    if (!is_empty) {
        SDYI_TRY(sdyi_read_literal(p, &indices));
        SDYI_TRY(sdyi_expect(p, ","));
        at_values = sdyi_place(p);
        SDYI_TRY(sdyi_read_literal(p, &values));
        SDYI_TRY(sdyi_expect(p, ">"));
    }
    SDYI_TRY(read_elements_type(p, place, &type));
    if (!is_empty)
        return make_sparse(p, &indices, &values, at_indices, at_values, place,
                           type, attr);
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_SPARSE, 0, type, NULL, 0);
    return SDYRT_OK;
}
