/* Bounded printing into a caller's buffer, with its own path for the common
 * conversions: vsnprintf is far slower. */
#include "base/text.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void sdyi_text_start(sdyi_text *out, char *text, size_t bytes) {
    *out = (sdyi_text){.text = text, .bytes = text == NULL ? 0 : bytes};
    if (text != NULL && bytes > 0)
        text[0] = '\0';
}

static void put(sdyi_text *out, const char *string, size_t length) {
    if (out->length + 1 < out->bytes) {
        const size_t room = out->bytes - out->length - 1;
        const size_t n = length < room ? length : room;
        memcpy(out->text + out->length, string, n);
        out->text[out->length + n] = '\0';
    }
    out->length += length;
}

static void put_number(sdyi_text *out, long long number) {
    char digits[24];
    char *at = digits + sizeof digits;
    unsigned long long left = number < 0 ? 0ULL - (unsigned long long)number
                                         : (unsigned long long)number;
    do {
        *--at = (char)('0' + left % 10);
        left /= 10;
    } while (left > 0);
    if (number < 0)
        *--at = '-';
    put(out, at, (size_t)(digits + sizeof digits - at));
}

/* The rest of a format, by vsnprintf. */
static void put_format(sdyi_text *out, const char *format, va_list arguments) {
    const size_t left = out->length < out->bytes ? out->bytes - out->length : 0;
    const int length = vsnprintf(left > 0 ? out->text + out->length : NULL,
                                 left, format, arguments);
    if (length > 0)
        out->length += (size_t)length;
}

/* Every plan has a text of a hundred short pieces, for which vsnprintf took a
 * third of the plan's time: what they need is done here, the rest by it. */
void sdyi_text_add(sdyi_text *out, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    for (;;) {
        const size_t plain = strcspn(format, "%");
        put(out, format, plain);
        format += plain;
        if (format[0] == '\0')
            break;
        if (format[1] == 's') {
            const char *string = va_arg(arguments, const char *);
            put(out, string, strlen(string));
            format += 2;
        } else if (format[1] == 'c') {
            const char c = (char)va_arg(arguments, int);
            put(out, &c, 1);
            format += 2;
        } else if (format[1] == 'd') {
            put_number(out, va_arg(arguments, int));
            format += 2;
        } else if (strncmp(format, "%lld", 4) == 0) {
            put_number(out, va_arg(arguments, long long));
            format += 4;
        } else {
            put_format(out, format, arguments);
            break;
        }
    }
    va_end(arguments);
}
