/* Types of MLIR's dialect quant, with their verification. They become opaque
 * types with MLIR's printed text:
 *   `!quant.uniform<i8<-127:127>:f32, 0.1:5>`
 *   `!quant.uniform<i8:f32:1, {0.1:5,0.2}>` along an axis
 *   `!quant.uniform<i8:f32:{0:1, 1:4}, {{0.1, 0.2}}>` in blocks
 *   `!quant.any<i8:f32>`
 *   `!quant.calibrated<f32<-1.0:1.0>>`
 * and, as a storage type, tables: parse_quantile.c. The text has no optional
 * spaces, no default limits and no zero point of 0. */
#include "program/text/parse_quant.h"
#include "program/ir/float.h"
#include "program/ir/quant.h"
#include "program/text/dialect.h"
#include "program/text/print.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { MOST_BITS = 32 }; /* of the storage type */

/* A type under construction. */
typedef struct quant {
    sdyi_loc place; /* of the type's word: `uniform` */
    sdyi_quant_text out;
    const sdyi_type *stored, *expressed;
    bool is_unsigned; /* unsigned storage; the type of `u8` is i8 */
    int width;        /* of the storage type */
    int64_t low, high;
    int64_t bad_axis, bad_block; /* the first negative axis, the first block
                                    size below 1 */
    bool has_bad_axis, has_bad_block;
} quant;

void sdyi_quant_put(sdyi_quant_text *out, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    out->end += vsnprintf(out->end, SDYI_NUMBER_TEXT, format, arguments);
    va_end(arguments);
}

void sdyi_quant_put_number(sdyi_quant_text *out, const sdyi_type *type) {
    static const char *const prefixes[] = {
        [SDYI_SIGNLESS] = "i", [SDYI_SIGNED] = "si", [SDYI_UNSIGNED] = "ui"};
    if (sdyi_type_is(type, SDYI_TYPE_FLOAT))
        sdyi_quant_put(out, "%s", sdyi_float_name((sdyi_float)type->format));
    else
        sdyi_quant_put(out, "%s%d", prefixes[type->sign], type->width);
}

/* `!quant.quantile<..>`; the buffer has no room for it if it was an alias. */
static void put_quantile(sdyi_parser *p, sdyi_quant_text *out,
                         const sdyi_type *type) {
    const size_t n = (size_t)(out->end - out->text), added = (size_t)type->n;
    char *const grown = sdyi_zone_alloc(p->zone, out->room + n + added);
    memcpy(grown, out->text, n);
    grown[n] = '!';
    memcpy(grown + n + 1, type->cells, added);
    out->text = grown;
    out->end = grown + n + 1 + added;
}

static sdyrt_status read_i32(sdyi_parser *p, int64_t *value) {
    const sdyi_lexer before = p->lexer;
    SDYI_TRY(sdyi_read_integer(p, value));
    if (*value >= INT32_MIN && *value <= INT32_MAX)
        return SDYRT_OK;
    sdyi_parse_back(p, &before);
    (void)sdyi_take(p, "-");
    return sdyi_parse_fail(p, "integer value too large");
}

/* -- storage types --------------------------------------------------------- */

/* Float storage types and their largest values. */
static const struct {
    sdyi_float format;
    int most;
} floats[] = {{SDYI_F8E5M2, 57344}, {SDYI_F8E4M3FN, 448}, {SDYI_F4E2M1FN, 6}};
enum { N_FLOATS = sizeof floats / sizeof floats[0] };

static int64_t largest_of(sdyi_float format) {
    for (int i = 0; i < (int)N_FLOATS; i++)
        if (floats[i].format == format)
            return floats[i].most;
    return 0;
}

static bool is_stored(const sdyi_type *type) {
    sdyi_quant_storage quantile;
    return sdyi_type_is(type, SDYI_TYPE_INTEGER) ||
           sdyi_quantile_of(type, &quantile) ||
           (sdyi_type_is(type, SDYI_TYPE_FLOAT) &&
            largest_of((sdyi_float)type->format) != 0);
}

/* True at `i8`, `si8`, `ui8`, a float or `!alias`. */
static bool starts_stored(const sdyi_parser *p) {
    const sdyi_token *const token = &p->lexer.token;
    for (int i = 0; i < (int)N_FLOATS; i++)
        if (sdyi_at(p, sdyi_float_name(floats[i].format)))
            return true;
    size_t i = token->start[0] == 's' || token->start[0] == 'u';
    if (token->start[i++] != 'i')
        return token->start[0] == '!';
    const size_t first = i;
    while (i < token->length && token->start[i] >= '0' &&
           token->start[i] <= '9')
        i++;
    return i > first && i == token->length;
}

/* `u8`, which is not an MLIR type */
static sdyrt_status read_unsigned(sdyi_parser *p, quant *q) {
    const sdyi_token *const token = &p->lexer.token;
    int64_t width;
    if (token->start[0] != 'u')
        return sdyi_parse_fail(p, "illegal storage type prefix");
    if (token->length == 1 ||
        !sdyi_digits_value(token->start + 1, token->length - 1, &width) ||
        width > UINT32_MAX)
        return sdyi_parse_fail(p, "expected storage type width");
    if (width < 1 || width > MOST_BITS)
        return sdyi_parse_fail(p, "illegal storage type size: %" PRId64, width);
    q->stored = sdyi_type_integer(p->pool, (int)width, SDYI_SIGNLESS);
    q->is_unsigned = true;
    q->width = (int)width;
    sdyi_lexer_next(&p->lexer);
    return SDYRT_OK;
}

static sdyrt_status read_stored(sdyi_parser *p, quant *q) {
    const sdyi_loc place = sdyi_place(p);
    if (sdyi_token_is(p) != SDYI_TOKEN_WORD)
        return sdyi_parse_fail(p, "expected valid keyword");
    if (!starts_stored(p))
        return read_unsigned(p, q);
    SDYI_TRY(sdyi_read_type(p, &q->stored));
    if (!is_stored(q->stored))
        return sdyi_error_at(p->pool, place, "illegal storage type prefix");
    sdyi_quant_storage quantile;
    const bool is_quantile = sdyi_quantile_of(q->stored, &quantile);
    q->width = is_quantile ? quantile.width : q->stored->width;
    q->is_unsigned =
        is_quantile ? quantile.is_unsigned : q->stored->sign == SDYI_UNSIGNED;
    if (q->width < 1 || q->width > MOST_BITS)
        return sdyi_error_at(p->pool, place, "illegal storage type size: %d",
                             q->width);
    return SDYRT_OK;
}

/* The default limits of the storage type. */
static void set_limits(quant *q) {
    const sdyi_type *const type = q->stored;
    if (sdyi_type_is(type, SDYI_TYPE_FLOAT)) {
        q->high = largest_of((sdyi_float)type->format);
        q->low = -q->high;
        return;
    }
    q->high = (INT64_C(1) << (q->is_unsigned ? q->width : q->width - 1)) - 1;
    q->low = q->is_unsigned ? 0 : -q->high - 1;
}

/* `<-127:127>`, optional. */
static sdyrt_status read_limits(sdyi_parser *p, quant *q) {
    const int64_t least = q->low, most = q->high;
    if (!sdyi_take(p, "<"))
        return SDYRT_OK;
    const sdyi_loc at_low = sdyi_place(p);
    SDYI_TRY(sdyi_read_integer(p, &q->low));
    SDYI_TRY(sdyi_expect(p, ":"));
    const sdyi_loc at_high = sdyi_place(p);
    SDYI_TRY(sdyi_read_integer(p, &q->high));
    SDYI_TRY(sdyi_expect(p, ">"));
    if (q->low < least)
        return sdyi_error_at(p->pool, at_low,
                             "illegal storage type minimum: %" PRId64, q->low);
    if (q->high > most)
        return sdyi_error_at(p->pool, at_high,
                             "illegal storage type maximum: %" PRId64, q->high);
    if (q->low != least || q->high != most)
        sdyi_quant_put(&q->out, "<%" PRId64 ":%" PRId64 ">", q->low, q->high);
    return SDYRT_OK;
}

/* `i8<-127:127>` */
static sdyrt_status read_storage(sdyi_parser *p, quant *q) {
    SDYI_TRY(read_stored(p, q));
    if (sdyi_type_is(q->stored, SDYI_TYPE_OPAQUE))
        put_quantile(p, &q->out, q->stored);
    else if (q->is_unsigned && q->stored->sign == SDYI_SIGNLESS)
        sdyi_quant_put(&q->out, "u%d", q->width);
    else
        sdyi_quant_put_number(&q->out, q->stored);
    set_limits(q);
    return read_limits(p, q);
}

static sdyrt_status check_storage(sdyi_parser *p, const quant *q) {
    return q->low < q->high ? SDYRT_OK
                            : sdyi_error_at(p->pool, q->place,
                                            "illegal storage min and storage "
                                            "max: (%" PRId64 ":%" PRId64 ")",
                                            q->low, q->high);
}

/* -- expressed types ------------------------------------------------------- */

static sdyrt_status read_expressed(sdyi_parser *p, quant *q) {
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_read_type(p, &q->expressed));
    if (!sdyi_type_is(q->expressed, SDYI_TYPE_FLOAT))
        return sdyi_error_at(p->pool, place, "invalid kind of type specified");
    sdyi_quant_put_number(&q->out, q->expressed);
    return SDYRT_OK;
}

sdyrt_status sdyi_quant_read_real(sdyi_parser *p, double *value) {
    uint64_t bits;
    SDYI_TRY(
        sdyi_read_array_number(p, sdyi_type_float(p->pool, SDYI_F64), &bits));
    memcpy(value, &bits, sizeof bits);
    return SDYRT_OK;
}

void sdyi_quant_put_real(sdyi_parser *p, sdyi_quant_text *out, double value) {
    char text[SDYI_NUMBER_TEXT];
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    sdyi_write_number(sdyi_type_float(p->pool, SDYI_F64), bits, text);
    sdyi_quant_put(out, "%s", text);
}

/* A block scale, rounded to the expressed type as an element of a tensor. */
static void put_element(sdyi_parser *p, quant *q, double value) {
    const sdyi_float format = (sdyi_float)q->expressed->format;
    uint64_t words[2] = {0, 0};
    if (q->expressed->width > 64)
        sdyi_float_widen(format, value, words);
    else
        words[0] = sdyi_float_bits(format, value);
    const char *const text = sdyi_attr_text_of(
        p->pool, sdyi_attr_make(p->pool, SDYI_ATTR_FLOAT, 0, q->expressed,
                                (const sdyi_cell *)words,
                                sdyi_type_words(q->expressed)));
    sdyi_quant_put(&q->out, "%.*s", (int)strcspn(text, " "), text);
}

static sdyrt_status check_scale(sdyi_parser *p, const quant *q, double scale) {
    double least, most;
    if (!sdyi_float_range((sdyi_float)q->expressed->format, &least, &most) ||
        (scale >= least && scale <= most))
        return SDYRT_OK;
    char texts[3][SDYI_NUMBER_TEXT];
    sdyi_write_rounded(scale, texts[0]);
    sdyi_write_rounded(least, texts[1]);
    sdyi_write_rounded(most, texts[2]);
    return sdyi_parse_fail(p, "scale %s out of expressed type range [%s, %s]",
                           texts[0], texts[1], texts[2]);
}

/* Zero points of blocks are elements of the storage type: they wrap around. */
static int64_t wrap(int64_t value, int width) {
    const int over = 64 - width;
    return (int64_t)((uint64_t)value << over) >> over;
}

/* `0.1:5` */
static sdyrt_status read_scale(sdyi_parser *p, quant *q, bool is_element) {
    double scale;
    int64_t zero = 0;
    SDYI_TRY(sdyi_quant_read_real(p, &scale));
    SDYI_TRY(check_scale(p, q, scale));
    if (sdyi_take(p, ":"))
        SDYI_TRY(sdyi_read_integer(p, &zero));
    if (is_element)
        put_element(p, q, scale);
    else
        sdyi_quant_put_real(p, &q->out, scale);
    zero = is_element ? wrap(zero, q->width) : zero;
    if (zero != 0)
        sdyi_quant_put(&q->out, ":%" PRId64, zero);
    return SDYRT_OK;
}

/* `{0.1:5, 0.2}` */
static sdyrt_status read_scales(sdyi_parser *p, quant *q) {
    SDYI_TRY(sdyi_expect(p, "{"));
    sdyi_quant_put(&q->out, "{");
    do {
        if (q->out.end[-1] != '{')
            sdyi_quant_put(&q->out, ",");
        SDYI_TRY(read_scale(p, q, false));
    } while (sdyi_take(p, ","));
    sdyi_quant_put(&q->out, "}");
    return sdyi_expect(p, "}");
}

/* -- blocks ---------------------------------------------------------------- */

/* Sizes of nested lists. */
typedef struct shape {
    int64_t *sizes;
    int n;
} shape;

/* Starts after `{`: `{0.1, 0.2}, {0.3, 0.4}}`; nested lists have equal
 * shapes. */
static sdyrt_status read_block_scales(sdyi_parser *p, quant *q, shape *all) {
    shape first = {.sizes = NULL};
    int64_t n = 0;
    SDYI_TRY(sdyi_enter(p));
    sdyi_quant_put(&q->out, "{");
    do {
        shape item = {.sizes = NULL};
        sdyi_quant_put(&q->out, "%s", n > 0 ? ", " : "");
        SDYI_TRY(sdyi_take(p, "{") ? read_block_scales(p, q, &item)
                                   : read_scale(p, q, true));
        if (n++ == 0)
            first = item;
        else if (item.n != first.n ||
                 (item.n > 0 &&
                  memcmp(item.sizes, first.sizes,
                         (size_t)item.n * sizeof *item.sizes) != 0))
            return sdyi_parse_fail(p, "tensor literal is invalid; ranks are "
                                      "not consistent between elements");
    } while (sdyi_take(p, ","));
    sdyi_quant_put(&q->out, "}");
    sdyi_leave(p);
    all->n = first.n + 1;
    all->sizes = SDYI_NEW(p->zone, int64_t, all->n);
    all->sizes[0] = n;
    for (int i = 0; i < first.n; i++)
        all->sizes[i + 1] = first.sizes[i];
    return sdyi_expect(p, "}");
}

/* Starts after `{`: `0:1, 1:4}`, axes and block sizes. */
static sdyrt_status read_blocks(sdyi_parser *p, quant *q) {
    sdyi_quant_put(&q->out, "{");
    if (!sdyi_at(p, "}"))
        do {
            int64_t axis, size;
            SDYI_TRY(read_i32(p, &axis));
            SDYI_TRY(sdyi_expect(p, ":"));
            SDYI_TRY(sdyi_read_integer(p, &size));
            sdyi_quant_put(&q->out, "%s%" PRId64 ":%" PRId64,
                           q->out.end[-1] == '{' ? "" : ", ", axis, size);
            if (axis < 0 && !q->has_bad_axis)
                q->bad_axis = axis, q->has_bad_axis = true;
            if (size < 1 && !q->has_bad_block)
                q->bad_block = size, q->has_bad_block = true;
        } while (sdyi_take(p, ","));
    sdyi_quant_put(&q->out, "}");
    return sdyi_expect(p, "}");
}

static sdyrt_status check_axes(sdyi_parser *p, const quant *q) {
    if (q->has_bad_axis)
        return sdyi_error_at(p->pool, q->place,
                             "illegal quantized dimension: %" PRId64,
                             q->bad_axis);
    if (q->has_bad_block)
        return sdyi_error_at(p->pool, q->place, "illegal block size: %" PRId64,
                             q->bad_block);
    return SDYRT_OK;
}

/* -- types ----------------------------------------------------------------- */

static sdyrt_status read_axis(sdyi_parser *p, quant *q) {
    int64_t axis;
    SDYI_TRY(read_i32(p, &axis));
    sdyi_quant_put(&q->out, "%" PRId64, axis);
    q->has_bad_axis = axis < 0;
    q->bad_axis = axis;
    return SDYRT_OK;
}

/* Starts after the word: `<i8:f32, 0.1>` */
static sdyrt_status read_uniform(sdyi_parser *p, quant *q) {
    shape all;
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(read_storage(p, q));
    SDYI_TRY(sdyi_expect(p, ":"));
    sdyi_quant_put(&q->out, ":");
    SDYI_TRY(read_expressed(p, q));
    const bool is_along = sdyi_take(p, ":");
    sdyi_quant_put(&q->out, "%s", is_along ? ":" : "");
    const bool has_blocks = is_along && sdyi_take(p, "{");
    if (is_along)
        SDYI_TRY(has_blocks ? read_blocks(p, q) : read_axis(p, q));
    SDYI_TRY(sdyi_expect(p, ","));
    sdyi_quant_put(&q->out, ", ");
    if (has_blocks) {
        SDYI_TRY(sdyi_expect(p, "{"));
        SDYI_TRY(read_block_scales(p, q, &all));
    } else {
        SDYI_TRY(is_along ? read_scales(p, q) : read_scale(p, q, false));
    }
    SDYI_TRY(sdyi_expect(p, ">"));
    SDYI_TRY(check_storage(p, q));
    return check_axes(p, q);
}

/* `<i8:f32>`, `<i8>` */
static sdyrt_status read_any(sdyi_parser *p, quant *q) {
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(read_storage(p, q));
    if (sdyi_take(p, ":")) {
        sdyi_quant_put(&q->out, ":");
        SDYI_TRY(read_expressed(p, q));
    }
    SDYI_TRY(sdyi_expect(p, ">"));
    return check_storage(p, q);
}

/* `<-1.0:1.0>` */
static sdyrt_status read_values(sdyi_parser *p, double *low, double *high) {
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(sdyi_quant_read_real(p, low));
    SDYI_TRY(sdyi_expect(p, ":"));
    SDYI_TRY(sdyi_quant_read_real(p, high));
    return sdyi_expect(p, ">");
}

/* A second error that MLIR reports after the first. */
static sdyrt_status follows(sdyi_parser *p, sdyrt_status status, sdyi_loc place,
                            const char *text) {
    if (status != SDYRT_ARGUMENT)
        return status;
    return sdyi_error_at(p->pool, place, "%s", text);
}

/* `<f32<-1.0:1.0>>` */
static sdyrt_status read_calibrated(sdyi_parser *p, quant *q) {
    double low = 0, high = 0;
    SDYI_TRY(sdyi_expect(p, "<"));
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(follows(p, read_expressed(p, q), place,
                     "expecting float expressed type"));
    SDYI_TRY(follows(p, read_values(p, &low, &high), place,
                     "calibrated values must be present"));
    SDYI_TRY(sdyi_expect(p, ">"));
    char texts[2][SDYI_NUMBER_TEXT];
    sdyi_write_rounded(low, texts[0]);
    sdyi_write_rounded(high, texts[1]);
    if (low >= high)
        return sdyi_error_at(p->pool, q->place, "illegal min and max: (%s:%s)",
                             texts[0], texts[1]);
    sdyi_quant_put(&q->out, "<");
    sdyi_quant_put_real(p, &q->out, low);
    sdyi_quant_put(&q->out, ":");
    sdyi_quant_put_real(p, &q->out, high);
    sdyi_quant_put(&q->out, ">");
    return SDYRT_OK;
}

static sdyrt_status read_quantile(sdyi_parser *p, quant *q) {
    return sdyi_read_quantile(p, q->place, &q->out);
}

static const struct {
    const char *word;
    sdyrt_status (*read)(sdyi_parser *p, quant *q);
} readers[] = {{"uniform", read_uniform},
               {"any", read_any},
               {"calibrated", read_calibrated},
               {"quantile", read_quantile}};

sdyrt_status sdyi_read_quant(sdyi_parser *p, const sdyi_dialect_name *name,
                             sdyi_loc place, const sdyi_type **type) {
    quant q = {.place = place, .out.room = 16 * name->rest_length + 256};
    q.out.text = q.out.end = sdyi_zone_alloc(p->zone, q.out.room);
    for (int i = 0; i < (int)(sizeof readers / sizeof readers[0]); i++) {
        if (!sdyi_dialect_name_is(name, "quant", readers[i].word))
            continue;
        sdyi_quant_put(&q.out, "quant.%s<", readers[i].word);
        SDYI_TRY(readers[i].read(p, &q));
        sdyi_quant_put(&q.out, ">");
        *type = sdyi_type_opaque(p->pool, q.out.text,
                                 (size_t)(q.out.end - q.out.text));
        return SDYRT_OK;
    }
    if (name->word_length == 0)
        return sdyi_error_at(p->pool, place, "expected valid keyword");
    return sdyi_error_at(p->pool, place, "unknown quantized type %.*s",
                         (int)name->word_length, name->rest);
}
