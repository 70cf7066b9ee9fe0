/* Parser of the text of quantized types, which the text reader has verified. */
#include "program/ir/quant.h"

#include <stdlib.h>
#include <string.h>

bool sdyi_part_same(sdyi_quant_part a, sdyi_quant_part b) {
    return a.length == b.length && memcmp(a.text, b.text, a.length) == 0;
}

/* The text up to one of `stops`, which must occur. */
static sdyi_quant_part part_of(const char **at, const char *stops) {
    const sdyi_quant_part part = {*at, strcspn(*at, stops)};
    *at += part.length;
    return part;
}

/* `i8`, `si8`, `ui8`, `u8`, `f8E5M2` */
static sdyi_quant_storage number_of(sdyi_quant_part text) {
    const char *at = text.text;
    const sdyi_float format = sdyi_float_named(at, text.length);
    if (format != SDYI_FLOAT_COUNT)
        return (sdyi_quant_storage){.width = sdyi_float_width(format),
                                    .bits = sdyi_float_width(format),
                                    .is_float = true};
    sdyi_quant_storage s = {.is_unsigned = *at == 'u'};
    if (strncmp(at, "ui", 2) == 0)
        s.sign = SDYI_UNSIGNED;
    else if (*at == 's')
        s.sign = SDYI_SIGNED;
    at += strcspn(at, "0123456789");
    s.width = s.bits = (int)strtol(at, NULL, 10);
    return s;
}

/* `text`: the type's text without `!`. */
static bool quantile_of(const char *text, sdyi_quant_storage *storage) {
    static const char head[] = "quant.quantile<";
    if (strncmp(text, head, sizeof head - 1) != 0)
        return false;
    const char *at = text + sizeof head - 1;
    *storage = number_of(part_of(&at, ":"));
    at++;
    storage->bits = number_of(part_of(&at, ",")).width;
    storage->is_quantile = true;
    storage->is_unsigned = !storage->is_float && storage->sign != SDYI_SIGNED;
    return true;
}

bool sdyi_quantile_of(const sdyi_type *type, sdyi_quant_storage *storage) {
    return sdyi_type_is(type, SDYI_TYPE_OPAQUE) &&
           quantile_of((const char *)type->cells, storage);
}

/* The storage type, and its range narrowed by `<-127:127>`. */
static void set_limits(sdyi_quant *quant) {
    sdyi_quant_storage s;
    if (*quant->stored.text != '!' || !quantile_of(quant->stored.text + 1, &s))
        s = number_of(quant->stored);
    quant->storage = s;
    if (s.is_float)
        return;
    quant->high = (INT64_C(1) << (s.is_unsigned ? s.width : s.width - 1)) - 1;
    quant->low = s.is_unsigned ? 0 : -quant->high - 1;
    if (quant->limits.length == 0)
        return;
    char *end;
    quant->low = strtoll(quant->limits.text + 1, &end, 10);
    quant->high = strtoll(end + 1, NULL, 10);
}

bool sdyi_quant_of(const sdyi_type *type, sdyi_quant *quant) {
    static const char head[] = "quant.uniform<";
    if (!sdyi_type_is(type, SDYI_TYPE_OPAQUE) ||
        strncmp((const char *)type->cells, head, sizeof head - 1) != 0)
        return false;
    const char *at = (const char *)type->cells + sizeof head - 1;
    *quant = (sdyi_quant){.kind = SDYI_QUANT_WHOLE};
    quant->stored = part_of(&at, "<:");
    if (*quant->stored.text == '!') { /* all of `!quant.quantile<..>` */
        at += strcspn(at, ">") + 1;
        quant->stored.length = (size_t)(at - quant->stored.text);
    }
    quant->limits = (sdyi_quant_part){at, 0};
    if (*at == '<') {
        quant->limits = part_of(&at, ">");
        quant->limits.length++;
        at++;
    }
    set_limits(quant);
    at++;
    quant->expressed = part_of(&at, ":,");
    if (*at == ':') {
        quant->kind = at[1] == '{' ? SDYI_QUANT_BLOCKS : SDYI_QUANT_AXIS;
        quant->axis = strtoll(at + 1, NULL, 10);
        at += strcspn(at, ",");
    }
    if (quant->kind == SDYI_QUANT_BLOCKS)
        return true;
    at += strlen(", ");
    at += *at == '{';
    quant->scales = part_of(&at, "}>");
    return true;
}

/* True if a type's parameters, `i8<..`, begin with storage of this number
 * type. */
static bool stores(const char *text, const sdyi_type *number) {
    const sdyi_quant_part name = part_of(&text, "<:>");
    const sdyi_quant_storage s = number_of(name);
    if (sdyi_type_is(number, SDYI_TYPE_FLOAT))
        return (sdyi_float)number->format ==
               sdyi_float_named(name.text, name.length);
    return sdyi_type_is(number, SDYI_TYPE_INTEGER) && *name.text != '!' &&
           !s.is_float && number->width == s.width &&
           number->sign == (int)s.sign;
}

/* The text after `quant.uniform<` or `quant.any<`; NULL: another type. */
static const char *parameters_of(const sdyi_type *element) {
    static const char *const heads[] = {"quant.uniform<", "quant.any<"};
    const char *const text = (const char *)element->cells;
    for (int i = 0; i < 2 && sdyi_type_is(element, SDYI_TYPE_OPAQUE); i++)
        if (strncmp(text, heads[i], strlen(heads[i])) == 0)
            return text + strlen(heads[i]);
    return NULL;
}

bool sdyi_quant_holds(const sdyi_type *result, const sdyi_type *value) {
    const char *const parameters = sdyi_type_is(result, SDYI_TYPE_TENSOR)
                                       ? parameters_of(result->element)
                                       : NULL;
    if (parameters == NULL)
        return result == value;
    if (!sdyi_type_is(value, SDYI_TYPE_TENSOR) || result->n != value->n ||
        result->encoding != value->encoding)
        return false;
    for (int i = 0; i < value->n; i++)
        if (result->cells[i].integer != value->cells[i].integer)
            return false;
    return stores(parameters, value->element);
}

bool sdyi_quant_next(sdyi_quant_part *scales, sdyi_quant_scale *first) {
    if (scales->length == 0)
        return false;
    const char *at = scales->text;
    first->scale = part_of(&at, ":,}>");
    first->zero_point = 0;
    if (*at == ':') {
        at++;
        first->zero_point = strtoll(at, NULL, 10);
        at += strcspn(at, ",}>");
    }
    at += *at == ',';
    scales->length -= (size_t)(at - scales->text);
    scales->text = at;
    return true;
}

int64_t sdyi_quant_count(const sdyi_quant *quant) {
    sdyi_quant_part scales = quant->scales;
    sdyi_quant_scale scale;
    int64_t n = 0;
    while (sdyi_quant_next(&scales, &scale))
        n++;
    return n;
}
