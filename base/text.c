#include "base/text.h"
#include <stdarg.h>
#include <stdio.h>

void sdyi_text_start(sdyi_text *out, char *text, size_t bytes) {
    *out = (sdyi_text){.text = text, .bytes = text == NULL ? 0 : bytes};
    if (text != NULL && bytes > 0)
        text[0] = '\0';
}

void sdyi_text_add(sdyi_text *out, const char *format, ...) {
    const size_t left = out->length < out->bytes ? out->bytes - out->length : 0;
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(left > 0 ? out->text + out->length : NULL,
                                 left, format, arguments);
    va_end(arguments);
    if (length > 0)
        out->length += (size_t)length;
}
