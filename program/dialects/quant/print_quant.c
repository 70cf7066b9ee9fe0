/* Printer of quantized types: without optional spaces, default limits and zero
 * points of 0. */
#include "program/dialects/quant/quant_text.h"
#include "program/ir/float.h"
#include "program/ir/quant.h"

#include <assert.h>
#include <string.h>

static void print_number(sdyi_printer *out, sdyi_float format, double value) {
    const sdyi_type *const type = sdyi_type_float(out->pool, format);
    uint64_t words[2] = {0, 0};
    if (type->width > 64)
        sdyi_float_widen(format, value, words);
    else
        words[0] = sdyi_float_bits(format, value);
    sdyi_print_words(out, type, words, sdyi_type_words(type));
}

/* `0.1:5` */
static void print_scale(sdyi_printer *out, sdyi_float format,
                        const sdyi_quant_scale *scale) {
    print_number(out, format, scale->scale);
    if (scale->zero_point != 0) {
        sdyi_put(out, ':');
        sdyi_put_integer(out, scale->zero_point);
    }
}

/* `0.1:5,0.2` */
static void print_scales(sdyi_printer *out, const sdyi_quant *quant) {
    for (int i = 0; i < quant->n_scales; i++) {
        sdyi_puts(out, i > 0 ? "," : "");
        print_scale(out, SDYI_F64, &quant->scales[i]);
    }
}

/* `0:1, 1:4` */
static void print_blocks(sdyi_printer *out, const sdyi_quant *quant) {
    for (int i = 0; i < quant->n_blocks; i++) {
        sdyi_puts(out, i % 2 == 1 ? ":" : i > 0 ? ", " : "");
        sdyi_put_integer(out, quant->blocks[i]);
    }
}

/* `{{0.1, 0.2}}` from depth `d` on; the next scale is `*next`. */
static void print_nested(sdyi_printer *out, const sdyi_quant *quant, int d,
                         const sdyi_quant_scale **next) {
    if (d == quant->n_shape) {
        assert(quant->expressed != NULL);
        print_scale(out, (sdyi_float)quant->expressed->format, (*next)++);
        return;
    }
    sdyi_put(out, '{');
    for (int64_t i = 0; i < quant->shape[d]; i++) {
        sdyi_comma(out, i);
        print_nested(out, quant, d + 1, next);
    }
    sdyi_put(out, '}');
}

/* `i8<-127:127>:f32` */
static void print_storage(sdyi_printer *out, const sdyi_quant *quant) {
    const bool is_short = quant->is_unsigned != 0 &&
                          quant->kind != SDYI_QUANT_QUANTILE &&
                          sdyi_type_is(quant->stored, SDYI_TYPE_INTEGER) &&
                          quant->stored->sign == SDYI_SIGNLESS;
    if (is_short)
        sdyi_print(out, "u%d", quant->stored->width);
    else
        sdyi_print_type(out, quant->stored);
    if (quant->has_limits != 0)
        sdyi_print(out, "<%lld:%lld>", (long long)quant->low,
                   (long long)quant->high);
    sdyi_puts(out, quant->expressed == NULL ? "" : ":");
}

void sdyi_print_quant(sdyi_printer *out, const sdyi_type *type) {
    static const char *const words[] = {[SDYI_QUANT_WHOLE] = "uniform",
                                        [SDYI_QUANT_AXIS] = "uniform",
                                        [SDYI_QUANT_BLOCKS] = "uniform",
                                        [SDYI_QUANT_ANY] = "any",
                                        [SDYI_QUANT_CALIBRATED] = "calibrated",
                                        [SDYI_QUANT_QUANTILE] = "quantile"};
    const sdyi_quant *const quant = sdyi_quant_cells(type);
    const sdyi_quant_scale *next = quant->scales;
    sdyi_print(out, "!quant.%s<", words[quant->kind]);
    if (quant->stored != NULL)
        print_storage(out, quant);
    if (quant->expressed != NULL)
        sdyi_print_type(out, quant->expressed);
    switch (quant->kind) {
    case SDYI_QUANT_WHOLE:
        sdyi_puts(out, ", ");
        print_scales(out, quant);
        break;
    case SDYI_QUANT_AXIS:
        sdyi_print(out, ":%d, {", quant->axis);
        print_scales(out, quant);
        sdyi_put(out, '}');
        break;
    case SDYI_QUANT_BLOCKS:
        sdyi_puts(out, ":{");
        print_blocks(out, quant);
        sdyi_puts(out, "}, ");
        print_nested(out, quant, 0, &next);
        break;
    case SDYI_QUANT_ANY:
        break;
    case SDYI_QUANT_CALIBRATED:
        sdyi_put(out, '<');
        print_number(out, SDYI_F64, quant->scales[0].scale);
        sdyi_put(out, ':');
        print_number(out, SDYI_F64, quant->scales[1].scale);
        sdyi_put(out, '>');
        break;
    case SDYI_QUANT_QUANTILE:
        sdyi_puts(out, ", {");
        print_scales(out, quant);
        sdyi_put(out, '}');
        break;
    }
    sdyi_put(out, '>');
}
