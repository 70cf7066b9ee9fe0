/* Delivery of diagnostics to the pool's handler. */
#include "program/internal.h"

#include "program/text/print.h"

#include <stdio.h>
#include <string.h>

/* Limit of visited locations: with aliases, a short text can make exponentially
 * many. */
#define MOST_LOCATIONS 10000

/* The first file location within a location; NULL: none. `*left`: remaining
 * visits. */
static const sdyi_attr *file_of(const sdyi_attr *loc, int *left) {
    if (loc == NULL || loc->kind != SDYI_ATTR_LOCATION || *left == 0)
        return NULL;
    --*left;
    if (loc->number == SDYI_LOC_FILE)
        return loc;
    const bool is_name = loc->number == SDYI_LOC_NAME;
    if (!is_name && loc->number != SDYI_LOC_CALLSITE &&
        loc->number != SDYI_LOC_FUSED)
        return NULL;
    const sdyi_attr *found = NULL;
    for (int64_t i = is_name; i < loc->n && found == NULL; i++)
        found = file_of(loc->cells[i].attr, left);
    return found;
}

static void set_written(const sdyi_pool *pool, const sdyi_attr *file,
                        sdyrt_diagnostic *reported) {
    reported->file = sdyi_name_text(pool, (sdyi_name)file->cells[0].integer);
    reported->line = (int)file->cells[1].integer;
    reported->column = (int)file->cells[2].integer;
}

static void set_place(sdyi_pool *pool, const sdyi_loc *loc,
                      sdyrt_diagnostic *reported) {
    sdyi_source *const source = loc->source;
    reported->file = source->name;
    sdyi_source_position(source, &pool->zone, loc->offset, &reported->line,
                         &reported->column);
    const char *const end = source->text + source->bytes;
    reported->source_line =
        source->text + loc->offset - (size_t)(reported->column - 1);
    const char *const newline = memchr(reported->source_line, '\n',
                                       (size_t)(end - reported->source_line));
    reported->source_line_bytes =
        (size_t)((newline == NULL ? end : newline) - reported->source_line);
}

void sdyi_locate(sdyi_pool *pool, const sdyi_loc *loc,
                 sdyrt_diagnostic *reported) {
    int left = MOST_LOCATIONS;
    const sdyi_attr *const file = file_of(loc->written, &left);
    if (file != NULL)
        set_written(pool, file, reported);
    else if (loc->written == NULL && loc->source != NULL)
        set_place(pool, loc, reported);
}

static void report_one(sdyrt_pool *pool, const sdyi_diagnostic *d) {
    sdyrt_diagnostic reported = SDYRT_DIAGNOSTIC_INIT;
    reported.severity = (sdyrt_severity)d->severity;
    reported.text = d->text;
    sdyi_locate(&pool->pool, &d->loc, &reported);
    if (pool->handler != NULL)
        pool->handler(pool->state, &reported);
}

/* A note with the op of an error, as MLIR prints it. */
static void report_op(sdyrt_pool *pool, const sdyi_diagnostic *d) {
    const char *const text = sdyi_op_text(d->op);
    const char *const head = "see current operation: ";
    const size_t bytes = strlen(head) + strlen(text) + 2;
    char *const whole = sdyi_zone_alloc(&pool->pool.zone, bytes);
    (void)snprintf(whole, bytes, "%s%s%s", head,
                   strchr(text, '\n') == NULL ? "" : "\n", text);
    const sdyi_diagnostic note = {
        .severity = SDYI_NOTE, .loc = d->loc, .text = whole};
    report_one(pool, &note);
}

static sdyrt_status report_all(void *arguments) {
    sdyrt_pool *const pool = arguments;
    for (const sdyi_diagnostic *d = pool->pool.sink.first; d != NULL;
         d = d->next) {
        report_one(pool, d);
        if (d->op != NULL && d->severity == SDYI_ERROR && !pool->hides_ops)
            report_op(pool, d);
        for (const sdyi_diagnostic *n = d->notes; n != NULL; n = n->next)
            report_one(pool, n);
    }
    return SDYRT_OK;
}

/* The thread's error must be the first one reported; later ones have replaced
 * it. */
static void fail_first(const sdyi_sink *sink) {
    const sdyi_diagnostic *first = sink->first;
    while (first->severity != SDYI_ERROR)
        first = first->next;
    if (strcmp(first->text, sdyrt_last_error()) != 0)
        (void)sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PROGRAM, "%s", first->text);
}

sdyrt_status sdyi_finish(sdyrt_pool *pool, sdyrt_status status) {
    const sdyrt_status reported = sdyi_guarded(&pool->pool, report_all, pool);
    if (reported == SDYRT_OK && status == SDYRT_ARGUMENT &&
        pool->pool.sink.n_errors > 1)
        fail_first(&pool->pool.sink);
    sdyi_sink_start(&pool->pool.sink);
    return reported == SDYRT_OK ? status : reported;
}
