/* Errors, warnings, remarks and notes: formatting and the pool's sink. */
#include "program/ir/diagnostic.h"

#include "program/ir/module.h"

#include <stdio.h>
#include <string.h>

void sdyi_sink_start(sdyi_sink *sink) {
    *sink = (sdyi_sink){.first = NULL};
    sink->end = &sink->first;
}

static char *format_text(sdyi_pool *pool, const char *prefix,
                         const char *format, va_list arguments) {
    va_list again;
    va_copy(again, arguments);
    const int length = vsnprintf(NULL, 0, format, arguments);
    const size_t before = strlen(prefix);
    const size_t bytes = before + (size_t)(length < 0 ? 0 : length) + 1;
    char *const text = sdyi_zone_alloc(&pool->zone, bytes);
    memcpy(text, prefix, before + 1);
    (void)vsnprintf(text + before, bytes - before, format, again);
    va_end(again);
    return text;
}

static sdyi_diagnostic *make(sdyi_pool *pool, sdyi_severity severity,
                             sdyi_loc loc, const sdyi_op *op,
                             const char *text) {
    sdyi_diagnostic *const d = SDYI_NEW(&pool->zone, sdyi_diagnostic, 1);
    *d = (sdyi_diagnostic){
        .severity = severity, .loc = loc, .op = op, .text = text};
    return d;
}

static void report(sdyi_pool *pool, sdyi_severity severity, sdyi_loc loc,
                   const sdyi_op *op, const char *text) {
    sdyi_sink *const sink = &pool->sink;
    sdyi_diagnostic *const d = make(pool, severity, loc, op, text);
    *sink->end = d;
    sink->end = &d->next;
    sink->last = d;
    sink->n_errors += severity == SDYI_ERROR;
}

/* "'sdy.mesh' op " */
static char *op_prefix(sdyi_pool *pool, const sdyi_op *op) {
    const char *const name = sdyi_op_name(op);
    const size_t bytes = strlen(name) + sizeof "'' op ";
    char *const text = sdyi_zone_alloc(&pool->scratch, bytes);
    (void)snprintf(text, bytes, "'%s' op ", name);
    return text;
}

static sdyrt_status fail(const char *text) {
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PROGRAM, "%s", text);
}

sdyrt_status sdyi_error_at(sdyi_pool *pool, sdyi_loc loc, const char *format,
                           ...) {
    va_list arguments;
    va_start(arguments, format);
    const char *const text = format_text(pool, "", format, arguments);
    va_end(arguments);
    report(pool, SDYI_ERROR, loc, NULL, text);
    return fail(text);
}

void sdyi_error_follows(sdyi_pool *pool, sdyi_loc loc, const char *format,
                        ...) {
    va_list arguments;
    va_start(arguments, format);
    const char *const text = format_text(pool, "", format, arguments);
    va_end(arguments);
    report(pool, SDYI_ERROR, loc, NULL, text);
}

sdyrt_status sdyi_error(sdyi_pool *pool, const sdyi_op *op, const char *format,
                        ...) {
    va_list arguments;
    va_start(arguments, format);
    const char *const text =
        format_text(pool, op_prefix(pool, op), format, arguments);
    va_end(arguments);
    report(pool, SDYI_ERROR, sdyi_op_loc(op), op, text);
    return fail(text);
}

sdyrt_status sdyi_error_bare(sdyi_pool *pool, const sdyi_op *op,
                             const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const char *const text = format_text(pool, "", format, arguments);
    va_end(arguments);
    report(pool, SDYI_ERROR, sdyi_op_loc(op), op, text);
    return fail(text);
}

sdyrt_status sdyi_error_again(sdyi_pool *pool, const sdyi_op *op,
                              const char *prefix) {
    const sdyrt_error_kind kind = sdyrt_last_error_kind();
    int length;
    const char *const said = sdyi_fail_words(&length);
    (void)sdyi_error(pool, op, "%s%.*s", prefix, length, said);
    return sdyi_fail(SDYRT_ARGUMENT, kind, "%s", pool->sink.last->text);
}

void sdyi_note(sdyi_pool *pool, sdyi_loc loc, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const char *const text = format_text(pool, "", format, arguments);
    va_end(arguments);
    sdyi_diagnostic **end = &pool->sink.last->notes;
    while (*end != NULL)
        end = &(*end)->next;
    *end = make(pool, SDYI_NOTE, loc, NULL, text);
}

void sdyi_warning_at(sdyi_pool *pool, sdyi_loc loc, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const char *const text = format_text(pool, "", format, arguments);
    va_end(arguments);
    report(pool, SDYI_WARNING, loc, NULL, text);
}

void sdyi_warning(sdyi_pool *pool, const sdyi_op *op, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const char *const text = format_text(pool, "", format, arguments);
    va_end(arguments);
    report(pool, SDYI_WARNING, sdyi_op_loc(op), op, text);
}
