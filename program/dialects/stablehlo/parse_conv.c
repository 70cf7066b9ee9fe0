/* Dimension numbers of convolutions: [b, 0, f]x[0, i, o]->[b, 0, f]. */
#include "program/dialects/stablehlo/hlo_attrs.h"
#include "program/ir/record.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Letters of the two non-spatial dimensions of the operands and the result,
 * stored as -1 and -2. */
static const char letters[3][2] = {{'b', 'f'}, {'o', 'i'}, {'b', 'f'}};

/* One list of dimensions under construction. */
typedef struct conv_dims {
    sdyi_cell_list list;
    const char *letters;
    bool has_letter[2];
    int64_t most; /* largest spatial dimension; -1: none */
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

/* All spatial dimensions up to the largest must occur; the error names the
 * first ten missing. */
static sdyrt_status check_spatial(sdyi_parser *p, const conv_dims *d) {
    char text[512];
    size_t used = 0;
    int n = 0;
    for (int64_t dim = 0; dim < d->most && n < 10; dim++)
        if (!has_dim(d, dim))
            used += (size_t)snprintf(text + used, sizeof text - used,
                                     "%s%" PRId64, n++ > 0 ? ", " : "", dim);
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
        if ((sdyi_token_is(p) == SDYI_TOKEN_NUMBER && !sdyi_is_float(p)) ||
            sdyi_at(p, "-"))
            SDYI_TRY(read_spatial(p, &d));
        else
            SDYI_TRY(read_letter(p, &d));
    } while (sdyi_take(p, ","));
    SDYI_TRY(check_letters(p, &d));
    SDYI_TRY(sdyi_expect(p, "]"));
    SDYI_TRY(check_spatial(p, &d));
    *attr = sdyi_attr_array(p->pool, 64, d.list.cells, d.list.n);
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

/* -- raw ------------------------------------------------------------------- */

/* Names of the fields of the raw form, part by part, in the order of
 * messages. */
static const struct {
    const char *name;
    int64_t letter; /* stored number; 0: spatial dimensions */
} raw_fields[3][3] = {{{"input_batch_dimension", -1},
                       {"input_feature_dimension", -2},
                       {"input_spatial_dimensions", 0}},
                      {{"kernel_input_feature_dimension", -2},
                       {"kernel_output_feature_dimension", -1},
                       {"kernel_spatial_dimensions", 0}},
                      {{"output_batch_dimension", -1},
                       {"output_feature_dimension", -2},
                       {"output_spatial_dimensions", 0}}};

static const char *raw_name(int i) {
    return raw_fields[i / 3][i % 3].name;
}

static sdyrt_status fail_raw_name(sdyi_parser *p) {
    char text[512] = "expected one of: ";
    size_t used = strlen(text);
    for (int i = 0; i < 9; i++)
        used += (size_t)snprintf(text + used, sizeof text - used, "%s`%s`",
                                 i > 0 ? ", " : "", raw_name(i));
    return sdyi_parse_fail(p, "%s", text);
}

/* `input_batch_dimension = 0, ..`, in any order; each optional. */
static sdyrt_status read_raw_fields(sdyi_parser *p, const sdyi_attr **fields) {
    if (sdyi_at(p, ">"))
        return SDYRT_OK;
    do {
        int64_t value = 0;
        int i = 0;
        while (i < 9 && !sdyi_take(p, raw_name(i)))
            i++;
        if (i == 9)
            return fail_raw_name(p);
        if (fields[i] != NULL)
            return sdyi_parse_fail(p, "duplicated `%s` entry", raw_name(i));
        SDYI_TRY(sdyi_expect(p, "="));
        if (raw_fields[i / 3][i % 3].letter == 0) {
            SDYI_TRY(sdyi_read_i64s(p, &fields[i]));
        } else {
            SDYI_TRY(sdyi_read_integer(p, &value));
            fields[i] = sdyi_attr_i64(p->pool, value);
        }
    } while (sdyi_take(p, ","));
    return SDYRT_OK;
}

/* The dimensions of a part by position; each position must have exactly one.
 * MLIR accepts others, and then prints what it cannot parse. */
static sdyrt_status make_raw(sdyi_parser *p, const sdyi_attr *const *fields,
                             int part, const sdyi_attr **attr) {
    const sdyi_attr *const spatial = fields[3 * part + 2];
    const int64_t n = 2 + (spatial == NULL ? 0 : spatial->n);
    static const int64_t free_place = -3;
    sdyi_cell *const cells = SDYI_NEW(p->zone, sdyi_cell, n);
    for (int64_t i = 0; i < n; i++)
        cells[i].integer = free_place;
    for (int64_t i = 0; i < n; i++) {
        const int k = i < 2 ? (int)i : 2;
        const sdyi_attr *const field = fields[3 * part + k];
        const int64_t at = field == NULL ? 0
                           : i < 2       ? field->cells[0].integer
                                         : field->cells[i - 2].integer;
        if (at < 0 || at >= n || cells[at].integer != free_place)
            return sdyi_parse_fail(
                p, "`%s` is not a place of its own of %" PRId64 " dimensions",
                raw_fields[part][k].name, n);
        cells[at].integer = i < 2 ? raw_fields[part][k].letter : i - 2;
    }
    *attr = sdyi_attr_array(p->pool, 64, cells, n);
    return SDYRT_OK;
}

/* Starts after `raw`. */
static sdyrt_status read_raw(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyi_attr *fields[9] = {NULL};
    sdyi_cell parts[3];
    sdyrt_status status = read_raw_fields(p, fields);
    if (status == SDYRT_OK)
        status = sdyi_expect(p, ">");
    if (status == SDYRT_ARGUMENT)
        return sdyi_parse_fail(
            p, "failed parsing dot dimension numbers attribute");
    SDYI_TRY(status);
    for (int part = 0; part < 3; part++)
        SDYI_TRY(make_raw(p, fields, part, &parts[part].attr));
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_RECORD, SDYI_RECORD_CONV, NULL,
                           parts, 3);
    return SDYRT_OK;
}

/* -- all ------------------------------------------------------------------- */

sdyrt_status sdyi_read_conv_attr(sdyi_parser *p, const sdyi_attr **attr) {
    SDYI_TRY(sdyi_expect(p, "<"));
    if (sdyi_take(p, "raw"))
        return read_raw(p, attr);
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
            sdyi_comma(out, i);
            if (value < 0)
                sdyi_put(out, letters[part][-1 - value]);
            else
                sdyi_print(out, "%lld", (long long)value);
        }
    }
    sdyi_put(out, ']');
}

void sdyi_print_conv_attr(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_put(out, '<');
    sdyi_print_conv(out, attr);
    sdyi_put(out, '>');
}
