/* Windows of convolutions in custom form: `{stride = [1, 1], pad = [[0, 1], [2,
 * 3]], lhs_dilate = .., rhs_dilate = .., reverse = [false, false]}`. */
#include "program/text/syntax.h"

/* Attributes of a window and their keywords. */
static const struct {
    const char *word;
    sdyi_name name;
    sdyi_form form;
} window_parts[] = {{"stride", SDYI_NAME_WINDOW_STRIDES, SDYI_FORM_I64S},
                    {"pad", SDYI_NAME_PADDING, SDYI_FORM_ELEMENTS},
                    {"lhs_dilate", SDYI_NAME_LHS_DILATION, SDYI_FORM_I64S},
                    {"rhs_dilate", SDYI_NAME_RHS_DILATION, SDYI_FORM_I64S},
                    {"reverse", SDYI_NAME_WINDOW_REVERSAL, SDYI_FORM_BOOLS}};
#define N_WINDOW 5

/* `[0, 1]` */
static sdyrt_status read_pair(sdyi_syntax_reader *r, int64_t *pair) {
    sdyi_parser *const p = r->p;
    int n = 0;
    SDYI_TRY(sdyi_expect(p, "["));
    if (!sdyi_at(p, "]")) {
        do {
            int64_t value;
            SDYI_TRY(sdyi_read_integer(p, &value));
            if (n < 2)
                pair[n] = value;
            n++;
        } while (sdyi_take(p, ","));
    }
    SDYI_TRY(sdyi_expect(p, "]"));
    return n == 2 ? SDYRT_OK
                  : sdyi_parse_fail_own(p,
                                        "Expected array with 2 elements, got "
                                        "%d elements instead",
                                        n);
}

/* `[[0, 1], [2, 3]]` as a constant of n rows and 2 columns */
static sdyrt_status read_pad(sdyi_syntax_reader *r, const sdyi_attr **attr) {
    sdyi_parser *const p = r->p;
    int64_t *values = NULL;
    int n = 0, capacity = 0;
    SDYI_TRY(sdyi_expect(p, "["));
    if (!sdyi_at(p, "]")) {
        do {
            while (n + 2 > capacity)
                values = sdyi_zone_grow(p->zone, values, (size_t)n, &capacity,
                                        sizeof *values);
            SDYI_TRY(read_pair(r, values + n));
            n += 2;
        } while (sdyi_take(p, ","));
    }
    const int64_t dims[2] = {n / 2, 2};
    *attr = sdyi_attr_dense_i64s(p->pool, dims, 2, values, n);
    return sdyi_expect(p, "]");
}

/* The index of the next keyword, which is consumed; duplicates are errors. */
static sdyrt_status read_window_word(sdyi_parser *p, bool *is_read, int *i) {
    const sdyi_token word = p->lexer.token;
    for (*i = 0; *i < N_WINDOW; ++*i)
        if (!is_read[*i] && sdyi_take(p, window_parts[*i].word)) {
            is_read[*i] = true;
            return SDYRT_OK;
        }
    sdyi_lexer_next(&p->lexer);
    return sdyi_parse_fail_own(p, "Unexpected keyword %.*s", (int)word.length,
                               word.start);
}

/* `stride = [..], pad = [[0, 1], ..], lhs_dilate = .., rhs_dilate = .., reverse
 * = [false]`, each optional, in any order */
sdyrt_status sdyi_read_window(sdyi_syntax_reader *r) {
    sdyi_parser *const p = r->p;
    bool is_read[N_WINDOW] = {false};
    SDYI_TRY(sdyi_expect(p, "{"));
    while (sdyi_token_is(p) == SDYI_TOKEN_WORD) {
        int i;
        const sdyi_attr *attr;
        SDYI_TRY(read_window_word(p, is_read, &i));
        SDYI_TRY(sdyi_expect(p, "="));
        SDYI_TRY(window_parts[i].form == SDYI_FORM_ELEMENTS
                     ? read_pad(r, &attr)
                     : sdyi_read_plain_numbers(p, window_parts[i].form, &attr));
        sdyi_syntax_set(r, window_parts[i].name, attr);
        if (!sdyi_take(p, ","))
            break;
    }
    return sdyi_expect(p, "}");
}

static void print_pad(sdyi_printer *out, const sdyi_attr *attr) {
    const int64_t n = attr->type->cells[0].integer;
    sdyi_put(out, '[');
    for (int64_t i = 0; i < n; i++)
        sdyi_print(out, "%s[%lld, %lld]", i > 0 ? ", " : "",
                   (long long)sdyi_dense_i64_at(attr, 2 * i),
                   (long long)sdyi_dense_i64_at(attr, 2 * i + 1));
    sdyi_put(out, ']');
}

void sdyi_print_window(sdyi_printer *out, const sdyi_op *op) {
    bool is_first = true;
    sdyi_put(out, '{');
    for (int i = 0; i < N_WINDOW; i++) {
        const sdyi_attr *const attr = sdyi_op_attr(op, window_parts[i].name);
        if (attr == NULL)
            continue;
        const sdyi_attr_row row = {.form = window_parts[i].form};
        sdyi_print(out, "%s%s = ", is_first ? "" : ", ", window_parts[i].word);
        if (row.form == SDYI_FORM_ELEMENTS)
            print_pad(out, attr);
        else
            sdyi_print_form(out, &row, attr);
        is_first = false;
    }
    sdyi_put(out, '}');
}
