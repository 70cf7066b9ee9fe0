/* Parser of the types of MLIR's dialect quant (ir/quant.h), with their
 * verification:
 *   `!quant.uniform<i8<-127:127>:f32, 0.1:5>`
 *   `!quant.uniform<i8:f32:1, {0.1:5,0.2}>` along an axis
 *   `!quant.uniform<i8:f32:{0:1, 1:4}, {{0.1, 0.2}}>` in blocks
 *   `!quant.any<i8:f32>`
 *   `!quant.calibrated<f32<-1.0:1.0>>`
 *   `!quant.quantile<i2:f16, {-1.0, -0.5, 0.5, 1.0}>`, a storage type of
 *     indices into a table, one entry for each value of an i2 */
#include "program/dialects/quant/quant_text.h"
#include "program/ir/float.h"
#include "program/ir/quant.h"
#include "program/text/parser.h"
#include "program/text/print.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

enum { MOST_BITS = 32 }; /* of the storage type */

/* A type under construction. */
typedef struct quant {
    sdyi_loc place; /* of the type's word: `uniform` */
    sdyi_quant cells;
    sdyi_quant_scale *scales; /* the growing arrays of `cells` */
    int64_t *blocks;
    int scales_capacity, blocks_capacity;
    int width; /* of the storage type */
} quant;

static sdyrt_status read_i32(sdyi_parser *p, int *value) {
    const sdyi_lexer before = p->lexer;
    int64_t wide;
    SDYI_TRY(sdyi_read_integer(p, &wide));
    *value = (int)wide;
    if (*value == wide)
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

/* NULL: another type. */
static const sdyi_quant *quantile_of(const sdyi_type *type) {
    const sdyi_quant *const c = sdyi_quant_cells(type);
    return c != NULL && c->kind == SDYI_QUANT_QUANTILE ? c : NULL;
}

static bool is_stored(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_INTEGER) || quantile_of(type) != NULL ||
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
    q->cells.stored = sdyi_type_integer(p->pool, (int)width, SDYI_SIGNLESS);
    q->cells.is_unsigned = true;
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
    SDYI_TRY(sdyi_read_type(p, &q->cells.stored));
    if (!is_stored(q->cells.stored))
        return sdyi_error_at(p->pool, place, "illegal storage type prefix");
    const sdyi_quant *const quantile = quantile_of(q->cells.stored);
    q->width = sdyi_quant_number(q->cells.stored)->width;
    q->cells.is_unsigned = quantile != NULL
                               ? quantile->is_unsigned
                               : q->cells.stored->sign == SDYI_UNSIGNED;
    if (q->width < 1 || q->width > MOST_BITS)
        return sdyi_error_at(p->pool, place, "illegal storage type size: %d",
                             q->width);
    return SDYRT_OK;
}

/* The default limits of the storage type. */
static void set_limits(quant *q) {
    sdyi_quant *const c = &q->cells;
    if (sdyi_type_is(c->stored, SDYI_TYPE_FLOAT)) {
        c->high = largest_of((sdyi_float)c->stored->format);
        c->low = -c->high;
        return;
    }
    const int bits = c->is_unsigned ? q->width : q->width - 1;
    c->high = (INT64_C(1) << bits) - 1;
    c->low = c->is_unsigned ? 0 : -c->high - 1;
}

/* `<-127:127>`, optional. */
static sdyrt_status read_limits(sdyi_parser *p, sdyi_quant *c) {
    const int64_t least = c->low, most = c->high;
    if (!sdyi_take(p, "<"))
        return SDYRT_OK;
    const sdyi_loc at_low = sdyi_place(p);
    SDYI_TRY(sdyi_read_integer(p, &c->low));
    SDYI_TRY(sdyi_expect(p, ":"));
    const sdyi_loc at_high = sdyi_place(p);
    SDYI_TRY(sdyi_read_integer(p, &c->high));
    SDYI_TRY(sdyi_expect(p, ">"));
    if (c->low < least)
        return sdyi_error_at(p->pool, at_low,
                             "illegal storage type minimum: %" PRId64, c->low);
    if (c->high > most)
        return sdyi_error_at(p->pool, at_high,
                             "illegal storage type maximum: %" PRId64, c->high);
    c->has_limits = c->low != least || c->high != most;
    return SDYRT_OK;
}

/* `i8<-127:127>` */
static sdyrt_status read_storage(sdyi_parser *p, quant *q) {
    SDYI_TRY(read_stored(p, q));
    set_limits(q);
    return read_limits(p, &q->cells);
}

static sdyrt_status check_storage(sdyi_parser *p, const quant *q) {
    const sdyi_quant *const c = &q->cells;
    return c->low < c->high ? SDYRT_OK
                            : sdyi_error_at(p->pool, q->place,
                                            "illegal storage min and storage "
                                            "max: (%" PRId64 ":%" PRId64 ")",
                                            c->low, c->high);
}

/* -- expressed types ------------------------------------------------------- */

static sdyrt_status read_expressed(sdyi_parser *p, quant *q) {
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_read_type(p, &q->cells.expressed));
    return sdyi_type_is(q->cells.expressed, SDYI_TYPE_FLOAT)
               ? SDYRT_OK
               : sdyi_error_at(p->pool, place,
                               "invalid kind of type specified");
}

static sdyrt_status read_real(sdyi_parser *p, double *value) {
    uint64_t bits;
    SDYI_TRY(
        sdyi_read_array_number(p, sdyi_type_float(p->pool, SDYI_F64), &bits));
    memcpy(value, &bits, sizeof bits);
    return SDYRT_OK;
}

static void add_scale(sdyi_parser *p, quant *q, double scale, int64_t zero) {
    SDYI_GROW(p->zone, q->scales, q->cells.n_scales, q->scales_capacity);
    q->scales[q->cells.n_scales++] = (sdyi_quant_scale){scale, zero};
}

/* A block scale, an element of a tensor of the expressed type. */
static double rounded(const sdyi_type *expressed, double scale) {
    const sdyi_float format = (sdyi_float)expressed->format;
    return expressed->width > 64
               ? scale
               : sdyi_float_value(format, sdyi_float_bits(format, scale));
}

static sdyrt_status check_scale(sdyi_parser *p, const quant *q, double scale) {
    double least, most;
    const sdyi_type *const expressed = q->cells.expressed;
    if (!sdyi_float_range((sdyi_float)expressed->format, &least, &most) ||
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
    SDYI_TRY(read_real(p, &scale));
    SDYI_TRY(check_scale(p, q, scale));
    if (sdyi_take(p, ":"))
        SDYI_TRY(sdyi_read_integer(p, &zero));
    add_scale(p, q, is_element ? rounded(q->cells.expressed, scale) : scale,
              is_element ? wrap(zero, q->width) : zero);
    return SDYRT_OK;
}

/* `{0.1:5, 0.2}` */
static sdyrt_status read_scales(sdyi_parser *p, quant *q) {
    SDYI_TRY(sdyi_expect(p, "{"));
    do
        SDYI_TRY(read_scale(p, q, false));
    while (sdyi_take(p, ","));
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
    do {
        shape item = {.sizes = NULL};
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
    sdyi_leave(p);
    all->n = first.n + 1;
    all->sizes = SDYI_NEW(p->zone, int64_t, all->n);
    all->sizes[0] = n;
    for (int i = 0; i < first.n; i++)
        all->sizes[i + 1] = first.sizes[i];
    return sdyi_expect(p, "}");
}

static void add_block(sdyi_parser *p, quant *q, int64_t value) {
    SDYI_GROW(p->zone, q->blocks, q->cells.n_blocks, q->blocks_capacity);
    q->blocks[q->cells.n_blocks++] = value;
}

/* Starts after `{`: `0:1, 1:4}`, axes and block sizes. */
static sdyrt_status read_blocks(sdyi_parser *p, quant *q) {
    if (!sdyi_at(p, "}"))
        do {
            int axis;
            int64_t size;
            SDYI_TRY(read_i32(p, &axis));
            SDYI_TRY(sdyi_expect(p, ":"));
            SDYI_TRY(sdyi_read_integer(p, &size));
            add_block(p, q, axis);
            add_block(p, q, size);
        } while (sdyi_take(p, ","));
    return sdyi_expect(p, "}");
}

static sdyrt_status fail_axis(sdyi_parser *p, const quant *q, int64_t axis) {
    return sdyi_error_at(p->pool, q->place,
                         "illegal quantized dimension: %" PRId64, axis);
}

static sdyrt_status check_axes(sdyi_parser *p, const quant *q) {
    if (q->cells.axis < 0)
        return fail_axis(p, q, q->cells.axis);
    for (int i = 0; i < q->cells.n_blocks; i += 2)
        if (q->blocks[i] < 0)
            return fail_axis(p, q, q->blocks[i]);
    for (int i = 1; i < q->cells.n_blocks; i += 2)
        if (q->blocks[i] < 1)
            return sdyi_error_at(p->pool, q->place,
                                 "illegal block size: %" PRId64, q->blocks[i]);
    return SDYRT_OK;
}

/* -- types ----------------------------------------------------------------- */

/* Starts after the word: `<i8:f32, 0.1>` */
static sdyrt_status read_uniform(sdyi_parser *p, quant *q) {
    shape all = {.n = 0};
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(read_storage(p, q));
    SDYI_TRY(sdyi_expect(p, ":"));
    SDYI_TRY(read_expressed(p, q));
    const bool is_along = sdyi_take(p, ":");
    const bool has_blocks = is_along && sdyi_take(p, "{");
    q->cells.kind = (has_blocks ? SDYI_QUANT_BLOCKS
                     : is_along ? SDYI_QUANT_AXIS
                                : SDYI_QUANT_WHOLE);
    if (is_along)
        SDYI_TRY(has_blocks ? read_blocks(p, q) : read_i32(p, &q->cells.axis));
    SDYI_TRY(sdyi_expect(p, ","));
    if (has_blocks) {
        SDYI_TRY(sdyi_expect(p, "{"));
        SDYI_TRY(read_block_scales(p, q, &all));
    } else {
        SDYI_TRY(is_along ? read_scales(p, q) : read_scale(p, q, false));
    }
    q->cells.shape = all.sizes;
    q->cells.n_shape = all.n;
    SDYI_TRY(sdyi_expect(p, ">"));
    SDYI_TRY(check_storage(p, q));
    return check_axes(p, q);
}

/* `<i8:f32>`, `<i8>` */
static sdyrt_status read_any(sdyi_parser *p, quant *q) {
    q->cells.kind = SDYI_QUANT_ANY;
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(read_storage(p, q));
    if (sdyi_take(p, ":"))
        SDYI_TRY(read_expressed(p, q));
    SDYI_TRY(sdyi_expect(p, ">"));
    return check_storage(p, q);
}

/* `<-1.0:1.0>` */
static sdyrt_status read_values(sdyi_parser *p, double *low, double *high) {
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(read_real(p, low));
    SDYI_TRY(sdyi_expect(p, ":"));
    SDYI_TRY(read_real(p, high));
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
    q->cells.kind = SDYI_QUANT_CALIBRATED;
    SDYI_TRY(sdyi_expect(p, "<"));
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(follows(p, read_expressed(p, q), place,
                     "expecting float expressed type"));
    SDYI_TRY(follows(p, read_values(p, &low, &high), place,
                     "calibrated values must be present"));
    SDYI_TRY(sdyi_expect(p, ">"));
    add_scale(p, q, low, 0);
    add_scale(p, q, high, 0);
    char texts[2][SDYI_NUMBER_TEXT];
    sdyi_write_rounded(low, texts[0]);
    sdyi_write_rounded(high, texts[1]);
    return low < high || isnan(low) || isnan(high)
               ? SDYRT_OK
               : sdyi_error_at(p->pool, q->place,
                               "illegal min and max: (%s:%s)", texts[0],
                               texts[1]);
}

/* -- tables ---------------------------------------------------------------- */

static bool has_unsigned_values(const sdyi_type *stored) {
    return sdyi_type_is(stored, SDYI_TYPE_INTEGER) &&
           stored->sign != SDYI_SIGNED;
}

/* The required number of values, by MLIR's 64-bit arithmetic: shift counts are
 * modulo 64, overflow wraps around. */
static int64_t count_values(const sdyi_type *stored) {
    const uint64_t half = UINT64_C(1) << ((unsigned)stored->width - 1) % 64;
    const uint64_t all = UINT64_C(1) << (unsigned)stored->width % 64;
    return (int64_t)(has_unsigned_values(stored) ? all : 2 * half);
}

static bool is_number(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_INTEGER) ||
           sdyi_type_is(type, SDYI_TYPE_FLOAT);
}

/* Starts after `{`: `-1.0, -0.5}` */
static sdyrt_status read_numbers(sdyi_parser *p, quant *q, bool *are_finite) {
    *are_finite = true;
    if (sdyi_take(p, "}"))
        return SDYRT_OK;
    do {
        double value;
        SDYI_TRY(read_real(p, &value));
        add_scale(p, q, value, 0);
        *are_finite = *are_finite && isfinite(value);
    } while (sdyi_take(p, ","));
    return sdyi_expect(p, "}");
}

/* Verified in MLIR's order: the two types, values present, their number,
 * finiteness. */
static sdyrt_status check_quantile(sdyi_parser *p, const quant *q,
                                   bool are_finite) {
    const sdyi_quant *const c = &q->cells;
    if (!is_number(c->stored))
        return sdyi_error_at(p->pool, q->place,
                             "storage type must be an integer or float type");
    if (!sdyi_type_is(c->expressed, SDYI_TYPE_FLOAT))
        return sdyi_error_at(p->pool, q->place,
                             "quantile type must be a float type");
    if (c->n_scales == 0)
        return sdyi_error_at(p->pool, q->place,
                             "quantile values must not be empty");
    if (c->n_scales != count_values(c->stored))
        return sdyi_error_at(p->pool, q->place,
                             "quantile LUT size (%d) must equal the number of "
                             "representable storage values (%" PRId64 ")",
                             c->n_scales, count_values(c->stored));
    return are_finite
               ? SDYRT_OK
               : sdyi_error_at(
                     p->pool, q->place,
                     "quantile values must be finite (no NaN or infinity)");
}

/* `<i4:f16, {-1.0, ..}>` */
static sdyrt_status read_quantile(sdyi_parser *p, quant *q) {
    sdyi_quant *const c = &q->cells;
    bool are_finite;
    c->kind = SDYI_QUANT_QUANTILE;
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(sdyi_read_type(p, &c->stored));
    SDYI_TRY(sdyi_expect(p, ":"));
    SDYI_TRY(sdyi_read_type(p, &c->expressed));
    SDYI_TRY(sdyi_expect(p, ","));
    SDYI_TRY(sdyi_expect(p, "{"));
    SDYI_TRY(read_numbers(p, q, &are_finite));
    SDYI_TRY(sdyi_expect(p, ">"));
    c->is_unsigned = has_unsigned_values(c->stored);
    return check_quantile(p, q, are_finite);
}

/* -- all ------------------------------------------------------------------- */

static const struct {
    const char *word;
    sdyrt_status (*read)(sdyi_parser *p, quant *q);
} readers[] = {{"uniform", read_uniform},
               {"any", read_any},
               {"calibrated", read_calibrated},
               {"quantile", read_quantile}};

static sdyrt_status read(sdyi_parser *p, const sdyi_dialect_name *name,
                         sdyi_loc place, const sdyi_type **type) {
    quant q = {.place = place};
    for (int i = 0; i < (int)(sizeof readers / sizeof readers[0]); i++) {
        if (!sdyi_dialect_name_is(name, "quant", readers[i].word))
            continue;
        SDYI_TRY(readers[i].read(p, &q));
        q.cells.scales = q.scales;
        q.cells.blocks = q.blocks;
        *type = sdyi_type_quant(p->pool, q.cells);
        return SDYRT_OK;
    }
    if (name->word_length == 0)
        return sdyi_error_at(p->pool, place, "expected valid keyword");
    return sdyi_error_at(p->pool, place, "unknown quantized type %.*s",
                         (int)name->word_length, name->rest);
}

static const sdyi_type_form types[] = {
    {NULL, false, read, SDYI_TYPE_QUANT, sdyi_print_quant}, {.read = NULL}};

const sdyi_dialect sdyi_dialect_quant = {.name = "quant", .types = types};
