/* Failures are told once, where they are found. */
#include "bench/common/fail.h"
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>

static bool is_silent;

void bench_fail_silent(bool silent) {
    is_silent = silent;
}

bool bench_fail(const char *format, ...) {
    if (is_silent)
        return false;
    char text[4096];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    for (char *at = text; *at != '\0'; at++) /* names may hold anything */
        if ((unsigned char)*at < ' ' || *at == 0x7f)
            *at = '?';
    fprintf(stderr, "%s: %s\n", program_invocation_short_name, text);
    return false;
}
