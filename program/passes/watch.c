#include "program/passes/watch.h"

#include "program/text/print.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void writef(const sdyrt_run_options *o, sdyrt_write_fn write,
                   const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static void writef(const sdyrt_run_options *o, sdyrt_write_fn write,
                   const char *format, ...) {
    char line[256];
    va_list list;
    va_start(list, format);
    const int n = vsnprintf(line, sizeof line, format, list);
    va_end(list);
    (void)write(o->state, line,
                n < (int)sizeof line ? (size_t)n : sizeof line - 1);
}

static void write_text(const sdyrt_run_options *o, const char *text) {
    (void)o->print(o->state, text, strlen(text));
}

/* -- programs -------------------------------------------------------------- */

/* Whether a list, "cse,inline" or "*", has the pass. */
static bool names(const char *list, const sdyi_pass *pass) {
    if (list == NULL || strcmp(list, "*") == 0)
        return list != NULL;
    const size_t length = strlen(pass->name);
    for (const char *at = list;; at++) {
        const size_t n = strcspn(at, ",");
        if (n == length && memcmp(at, pass->name, n) == 0)
            return true;
        at += n;
        if (*at == '\0')
            return false;
    }
}

static bool hash_text(void *state, const char *text, size_t length) {
    uint64_t hash = *(uint64_t *)state;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)text[i]) * UINT64_C(0x100000001b3);
    *(uint64_t *)state = hash;
    return true;
}

static uint64_t hash_of(const sdyi_op *op) {
    const sdyi_print_options how = {.is_generic = true, .has_locations = true};
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    (void)sdyi_print_op(op, &how, hash_text, &hash);
    return hash;
}

static const sdyi_op *top_of(const sdyi_op *op) {
    while (op->block != NULL)
        op = sdyi_op_parent(op);
    return op;
}

/* " ('func.func' operation: @main)" */
static void print_name(const sdyrt_run_options *o, const sdyi_op *op) {
    const sdyi_attr *const name = sdyi_op_attr(op, SDYI_NAME_SYM_NAME);
    write_text(o, " ('");
    write_text(o, sdyi_op_name(op));
    write_text(o, "' operation");
    if (sdyi_attr_is(name, SDYI_ATTR_STRING)) {
        write_text(o, ": @");
        write_text(o, sdyi_attr_text(name));
    }
    write_text(o, ")");
}

static void print(const sdyi_watch *watch, const char *when,
                  const sdyi_step *step, const sdyi_op *op) {
    const sdyrt_run_options *const o = watch->options;
    const sdyi_print_options how = {.is_generic = o->generic,
                                    .has_locations = o->locations};
    sdyi_pool *const pool = op->module->pool;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const char *const failed = strcmp(when, "Failed") == 0 ? " Failed" : "";
    write_text(o, "// -----// IR Dump ");
    write_text(o, *failed != '\0' ? "After" : when);
    write_text(o, " ");
    write_text(o, sdyi_pass_title(step->pass));
    write_text(o, failed);
    write_text(o, ": ");
    write_text(o, sdyi_step_text(pool, step));
    if (o->print_module_scope)
        print_name(o, op);
    write_text(o, " //----- //\n");
    if (o->print_module_scope)
        op = top_of(op);
    (void)sdyi_print_op(op, &how, o->print, o->state);
    write_text(o, op->block == NULL ? "\n\n" : "\n");
    sdyi_zone_reset(&pool->scratch, mark);
}

void sdyi_watch_before(sdyi_watch *watch, const sdyi_step *step, sdyi_op *op) {
    const sdyrt_run_options *const o = watch->options;
    if (o->print == NULL)
        return;
    if (names(o->print_before, step->pass))
        print(watch, "Before", step, op);
    if (o->print_after_change)
        watch->before = hash_of(op);
}

void sdyi_watch_after(const sdyi_watch *watch, const sdyi_step *step,
                      sdyi_op *op, sdyrt_status status) {
    const sdyrt_run_options *const o = watch->options;
    if (o->print == NULL)
        return;
    if (status != SDYRT_OK) {
        if (o->print_after_failure || names(o->print_after, step->pass))
            print(watch, "Failed", step, op);
    } else if (names(o->print_after, step->pass) && !o->print_after_failure &&
               (!o->print_after_change || watch->before != hash_of(op))) {
        print(watch, "After", step, op);
    }
}

/* -- times ----------------------------------------------------------------- */

static void write_time(const sdyi_watch *watch, double seconds, double total,
                       int depth, const char *name) {
    writef(watch->options, watch->options->timing, "  %8.4f (%5.1f%%)  %*s%s\n",
           seconds, total > 0 ? 100 * seconds / total : 0.0, 2 * depth, "",
           name);
}

static void write_steps(const sdyi_watch *watch, const sdyi_pool *pool,
                        const sdyi_step *first, double total, int depth) {
    for (const sdyi_step *s = first; s != NULL; s = s->next) {
        char nested[80];
        (void)snprintf(nested, sizeof nested, "'%s' Pipeline",
                       s->anchor == SDYI_NAME_NONE
                           ? "any"
                           : sdyi_name_text(pool, s->anchor));
        write_time(watch, s->seconds, total, depth,
                   s->pass == NULL ? nested : sdyi_pass_title(s->pass));
        write_steps(watch, pool, s->first, total, depth + 1);
    }
}

void sdyi_watch_times(const sdyi_watch *watch, const sdyi_pool *pool,
                      const sdyi_step *pipeline) {
    static const char line[] = "===-----------------------------------------"
                               "--------------------------------===\n";
    const sdyrt_run_options *const o = watch->options;
    const double total = pipeline->seconds;
    double rest = total;
    if (o->timing == NULL)
        return;
    for (const sdyi_step *s = pipeline->first; s != NULL; s = s->next)
        rest -= s->seconds;
    writef(o, o->timing, "%s%26s... Execution time report ...\n%s", line, "",
           line);
    writef(o, o->timing, "  Total Execution Time: %.4f seconds\n\n", total);
    writef(o, o->timing, "  ----Wall Time----  ----Name----\n");
    write_steps(watch, pool, pipeline->first, total, 0);
    write_time(watch, rest, total, 0, "Rest");
    write_time(watch, total, total, 0, "Total");
}
