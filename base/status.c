/* The last failure of each thread, and the names of statuses and kinds.
 *
 * The text is always one line: whatever a caller's string brought in, control
 * characters become spaces. */
#include "base/status.h"
#include <sdyrt/version.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define TEXT_BYTES 1024

static _Thread_local char last_text[TEXT_BYTES];
static _Thread_local sdyrt_error_kind last_kind = SDYRT_KIND_NONE;

/* `text` may hold last_text itself as an argument had it, so it is a copy. */
static void set_text(const char *text) {
    size_t i = 0;
    for (; i + 1 < TEXT_BYTES && text[i] != '\0'; i++) {
        const unsigned char c = (unsigned char)text[i];
        last_text[i] = c < 0x20 || c == 0x7f ? ' ' : text[i];
    }
    last_text[i] = '\0';
}

sdyrt_status sdyi_fail(sdyrt_status status, sdyrt_error_kind kind,
                       const char *format, ...) {
    char text[TEXT_BYTES] = "";
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    set_text(text);
    last_kind = kind;
    return status;
}

void sdyi_fail_prefix(const char *format, ...) {
    char text[TEXT_BYTES] = "";
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    const size_t used = strlen(text);
    snprintf(text + used, sizeof text - used, "%s", last_text);
    set_text(text);
}

const char *sdyrt_last_error(void) {
    return last_text;
}

sdyrt_error_kind sdyrt_last_error_kind(void) {
    return last_kind;
}

const char *sdyrt_status_name(sdyrt_status status) {
    switch (status) {
    case SDYRT_OK:
        return "OK";
    case SDYRT_ARGUMENT:
        return "ARGUMENT";
    case SDYRT_MISMATCH:
        return "MISMATCH";
    case SDYRT_UNSUPPORTED:
        return "UNSUPPORTED";
    case SDYRT_MEMORY:
        return "MEMORY";
    case SDYRT_BACKEND:
        return "BACKEND";
    case SDYRT_TIMEOUT:
        return "TIMEOUT";
    case SDYRT_ABORTED:
        return "ABORTED";
    }
    return "?";
}

const char *sdyrt_error_kind_name(sdyrt_error_kind kind) {
#define NAME(name) #name,
    static const char *const names[] = {SDYRT_ERROR_KINDS(NAME)};
#undef NAME
    return (unsigned)kind < SDYRT_KIND_COUNT ? names[kind] : "?";
}

const char *sdyrt_version(void) {
    return SDYRT_VERSION_STRING;
}
