/* !quant.uniform<i8<-127:127>:f32:1, {0.1:5, 0.2}> in the one form that MLIR
 * prints: without spaces that say nothing, without the limits that the stored
 * type has anyway, without a zero point of 0, and with scales as all floats. */
#include "program/ir/float.h"
#include "program/text/parser.h"
#include "program/text/print.h"

#include <stdio.h>
#include <string.h>

typedef struct scan {
    const char *at, *end;
    char *out; /* what is read, in its form; there is room */
} scan;

static void skip_space(scan *s) {
    while (s->at < s->end && strchr(" \t\r\n", *s->at) != NULL)
        s->at++;
}

static bool at(scan *s, char c) {
    skip_space(s);
    return s->at < s->end && *s->at == c;
}

static bool take(scan *s, char c) {
    const bool is_here = at(s, c);
    s->at += is_here;
    return is_here;
}

static void put(scan *s, const char *text) {
    const size_t n = strlen(text);
    memcpy(s->out, text, n + 1);
    s->out += n;
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static bool take_integer(scan *s, int64_t *value) {
    skip_space(s);
    const bool is_negative = take(s, '-');
    const char *const start = s->at;
    while (s->at < s->end && is_digit(*s->at))
        s->at++;
    const size_t n = (size_t)(s->at - start);
    if (!sdyi_digits_value(start, n, value))
        return false;
    *value = is_negative ? -*value : *value;
    return true;
}

static void put_integer(scan *s, int64_t value) {
    char text[32];
    (void)snprintf(text, sizeof text, "%lld", (long long)value);
    put(s, text);
}

/* `i8<-127:127>`, `u4` */
static bool take_stored(scan *s) {
    skip_space(s);
    const bool is_signed = take(s, 'i');
    int64_t width, low, high;
    if ((!is_signed && !take(s, 'u')) || !take_integer(s, &width) ||
        width < 1 || width > 32)
        return false;
    const int64_t least = is_signed ? -(INT64_C(1) << (width - 1)) : 0;
    const int64_t most = (INT64_C(1) << (is_signed ? width - 1 : width)) - 1;
    put(s, is_signed ? "i" : "u");
    put_integer(s, width);
    if (!take(s, '<'))
        return true;
    if (!take_integer(s, &low) || !take(s, ':') || !take_integer(s, &high) ||
        !take(s, '>'))
        return false;
    if (low != least || high != most) {
        put(s, "<");
        put_integer(s, low);
        put(s, ":");
        put_integer(s, high);
        put(s, ">");
    }
    return true;
}

/* `:f32` */
static bool take_expressed(scan *s) {
    if (!take(s, ':'))
        return false;
    skip_space(s);
    const char *const start = s->at;
    while (s->at < s->end &&
           (is_digit(*s->at) || (*s->at >= 'a' && *s->at <= 'z')))
        s->at++;
    const size_t n = (size_t)(s->at - start);
    if (n == 0)
        return false;
    put(s, ":");
    memcpy(s->out, start, n);
    s->out += n;
    return true;
}

/* `0.1:5` */
static bool take_scale(sdyi_parser *p, scan *s) {
    char text[64];
    size_t n = 0;
    skip_space(s);
    while (s->at < s->end && n + 1 < sizeof text &&
           (is_digit(*s->at) || strchr("+-.eE", *s->at) != NULL))
        text[n++] = *s->at++;
    text[n] = '\0';
    if (n == 0 || strchr(text, '.') == NULL)
        return false;
    uint64_t bits;
    const double value = sdyi_float_read(text);
    memcpy(&bits, &value, sizeof bits);
    const char *const shown =
        sdyi_attr_text_of(p->pool, sdyi_attr_real(p->pool, bits));
    n = strcspn(shown, " ");
    memcpy(s->out, shown, n);
    s->out += n;
    int64_t zero = 0;
    if (take(s, ':') && !take_integer(s, &zero))
        return false;
    if (zero != 0) {
        put(s, ":");
        put_integer(s, zero);
    }
    return true;
}

static bool take_scales(sdyi_parser *p, scan *s) {
    put(s, "{");
    do {
        if (s->out[-1] != '{')
            put(s, ",");
        if (!take_scale(p, s))
            return false;
    } while (take(s, ','));
    put(s, "}");
    return take(s, '}');
}

static bool take_body(sdyi_parser *p, scan *s) {
    int64_t axis;
    if (!take_stored(s) || !take_expressed(s))
        return false;
    const bool has_axis = take(s, ':');
    if (has_axis) {
        if (!take_integer(s, &axis))
            return false;
        put(s, ":");
        put_integer(s, axis);
    }
    if (!take(s, ','))
        return false;
    put(s, ", ");
    if (has_axis ? !take(s, '{') || !take_scales(p, s) : !take_scale(p, s))
        return false;
    put(s, ">");
    return take(s, '>') && s->at == s->end;
}

const char *sdyi_quant_text(sdyi_parser *p, const char *text, size_t *length) {
    static const char head[] = "quant.uniform<";
    const size_t n = sizeof head - 1;
    if (*length < n || memcmp(text, head, n) != 0)
        return text;
    char *const made = sdyi_zone_alloc(p->zone, 16 * *length + 64);
    scan s = {.at = text + n, .end = text + *length, .out = made};
    put(&s, head);
    if (!take_body(p, &s))
        return text;
    *length = (size_t)(s.out - made);
    return made;
}
