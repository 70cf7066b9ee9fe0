/* Dimension numbers of convolutions as text: [b, 0, f]x[0, i, o]->[b, 0, f]. */
#include "program/ir/record.h"
#include "program/text/parser.h"
#include "program/text/print.h"

#include <inttypes.h>
#include <stdio.h>

/* The letters of the two dimensions that are not spatial: of an image, of a
 * kernel; they stand for -1 and -2. */
static const char letters[3][2] = {{'b', 'f'}, {'o', 'i'}, {'b', 'f'}};

/* Which of the two letters and which spatial dimensions a list has. */
typedef struct conv_dims {
    sdyi_cell_list list;
    const char *letters;
    bool has_letter[2];
    int64_t most; /* -1: none */
} conv_dims;

static bool has_dim(const conv_dims *d, int64_t dim) {
    for (int i = 0; i < d->list.n; i++)
        if (d->list.cells[i].integer == dim)
            return true;
    return false;
}

static void add_dim(sdyi_parser *p, conv_dims *d, int64_t dim) {
    const sdyi_cell cell = {.integer = dim};
    sdyi_cell_list_add(p, &d->list, cell);
}

static sdyrt_status read_spatial(sdyi_parser *p, conv_dims *d) {
    const sdyi_loc place = sdyi_place(p);
    const char *const own = p->own == NULL ? "" : p->own;
    const char *const before = p->own == NULL ? "" : "custom op '";
    const char *const after = p->own == NULL ? "" : "' ";
    int64_t dim = 0;
    SDYI_TRY(sdyi_read_integer(p, &dim));
    if (dim < 0)
        return sdyi_error_at(p->pool, place,
                             "%s%s%sUnexpected dimension %" PRId64, before, own,
                             after, dim);
    if (has_dim(d, dim))
        return sdyi_error_at(p->pool, place,
                             "%s%s%sDuplicate entries for spatial dimension "
                             "%" PRId64,
                             before, own, after, dim);
    add_dim(p, d, dim);
    d->most = dim > d->most ? dim : d->most;
    return SDYRT_OK;
}

static sdyrt_status read_letter(sdyi_parser *p, conv_dims *d) {
    const sdyi_token *const token = &p->lexer.token;
    if (token->kind != SDYI_TOKEN_WORD)
        return sdyi_parse_fail_own(p, "expected valid keyword");
    const int missing = d->has_letter[0] ? 1 : 0;
    if (token->length != 1 || (d->has_letter[0] && d->has_letter[1]))
        return sdyi_parse_fail_own(p, "Unexpected keyword %.*s",
                                   (int)token->length, token->start);
    for (int i = 0; i < 2; i++)
        if (token->start[0] == d->letters[i] && !d->has_letter[i]) {
            d->has_letter[i] = true;
            add_dim(p, d, -1 - i);
            sdyi_lexer_next(&p->lexer);
            return SDYRT_OK;
        }
    if (!d->has_letter[0] && !d->has_letter[1])
        return sdyi_parse_fail_own(
            p, "Unexpected dimension %c, expecting %c, %c", token->start[0],
            d->letters[0], d->letters[1]);
    return sdyi_parse_fail_own(p, "Unexpected dimension %c, expecting %c",
                               token->start[0], d->letters[missing]);
}

static sdyrt_status check_letters(sdyi_parser *p, const conv_dims *d) {
    if (!d->has_letter[0] && !d->has_letter[1])
        return sdyi_parse_fail_own(p,
                                   "Expected dimensions %c, %c not specified",
                                   d->letters[0], d->letters[1]);
    if (!d->has_letter[0] || !d->has_letter[1])
        return sdyi_parse_fail_own(p, "Expected dimensions %c not specified",
                                   d->letters[d->has_letter[0] ? 1 : 0]);
    return SDYRT_OK;
}

/* All from 0 up to the largest are there. */
static sdyrt_status check_spatial(sdyi_parser *p, const conv_dims *d) {
    char text[512];
    size_t used = 0;
    for (int64_t dim = 0; dim < d->most && used + 32 < sizeof text; dim++)
        if (!has_dim(d, dim))
            used += (size_t)snprintf(text + used, sizeof text - used,
                                     "%s%" PRId64, used > 0 ? ", " : "", dim);
    return used == 0
               ? SDYRT_OK
               : sdyi_parse_fail_own(
                     p, "Expected spatial dimensions %s not specified", text);
}

static sdyrt_status read_conv_dims(sdyi_parser *p, int part,
                                   const sdyi_attr **attr) {
    conv_dims d = {.letters = letters[part], .most = -1};
    SDYI_TRY(sdyi_expect(p, "["));
    do {
        if (sdyi_token_is(p) == SDYI_TOKEN_NUMBER || sdyi_at(p, "-"))
            SDYI_TRY(read_spatial(p, &d));
        else
            SDYI_TRY(read_letter(p, &d));
    } while (sdyi_take(p, ","));
    SDYI_TRY(check_letters(p, &d));
    SDYI_TRY(sdyi_expect(p, "]"));
    SDYI_TRY(check_spatial(p, &d));
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_DENSE_ARRAY, 0,
                           sdyi_type_integer(p->pool, 64, SDYI_SIGNLESS),
                           d.list.cells, d.list.n);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_conv(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_cell parts[3];
    SDYI_TRY(read_conv_dims(p, 0, &parts[0].attr));
    if (!sdyi_take(p, "x"))
        return sdyi_parse_fail_own(p, "expected 'x'");
    SDYI_TRY(read_conv_dims(p, 1, &parts[1].attr));
    SDYI_TRY(sdyi_expect(p, "->"));
    SDYI_TRY(read_conv_dims(p, 2, &parts[2].attr));
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_RECORD, SDYI_RECORD_CONV, NULL,
                           parts, 3);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_conv_attr(sdyi_parser *p, const sdyi_attr **attr) {
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(sdyi_read_conv(p, attr));
    return sdyi_expect(p, ">");
}

void sdyi_print_conv(sdyi_printer *out, const sdyi_attr *attr) {
    static const char *const before[] = {"[", "]x[", "]->["};
    for (int part = 0; part < 3; part++) {
        const sdyi_attr *const dims = attr->cells[part].attr;
        sdyi_puts(out, before[part]);
        for (int64_t i = 0; i < dims->n; i++) {
            const int64_t value = dims->cells[i].integer;
            if (i > 0)
                sdyi_puts(out, ", ");
            if (value < 0)
                sdyi_put(out, letters[part][-1 - value]);
            else
                sdyi_print(out, "%lld", (long long)value);
        }
    }
    sdyi_put(out, ']');
}
