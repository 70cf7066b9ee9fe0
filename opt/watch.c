/* The reports as text: IR dumps, to a function or to files (tree.h), the steps
 * of a pipeline, and the table of times. A pass has changed an op if the hash
 * of the op's generic text with locations is another. */
#include "opt/watch.h"

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

/* -- programs -------------------------------------------------------------- */

/* Test of a list of pass names, "cse,inline" or "*"; NULL has none. */
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
static void put_name(sdyi_collected *t, const sdyi_op *op) {
    const sdyi_attr *const name = sdyi_op_attr(op, SDYI_NAME_SYM_NAME);
    sdyi_collect_string(t, " ('");
    sdyi_collect_string(t, sdyi_op_name(op));
    sdyi_collect_string(t, "' operation");
    if (sdyi_attr_is(name, SDYI_ATTR_STRING)) {
        sdyi_collect_string(t, ": @");
        sdyi_collect_string(t, sdyi_attr_text(name));
    }
    sdyi_collect_string(t, ")");
}

static sdyi_collected header(const sdyi_watch *watch, const char *when,
                             const sdyi_pass_step *step, const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    sdyi_collected t = {.zone = watch->zone, .text = ""};
    const char *const failed = strcmp(when, "Failed") == 0 ? " Failed" : "";
    sdyi_collect_string(&t, "// -----// IR Dump ");
    sdyi_collect_string(&t, *failed != '\0' ? "After" : when);
    sdyi_collect_string(&t, " ");
    sdyi_collect_string(&t, sdyi_pass_title(step->pass));
    sdyi_collect_string(&t, failed);
    sdyi_collect_string(&t, ": ");
    sdyi_collect_string(&t, sdyi_step_text(pool, step));
    if (watch->options->print_module_scope)
        put_name(&t, op);
    sdyi_collect_string(&t, " //----- //\n");
    return t;
}

static void print(sdyi_watch *watch, const char *when,
                  const sdyi_pass_step *step, const sdyi_op *op) {
    const sdyrt_run_options *const o = watch->options;
    sdyi_pool *const pool = op->module->pool;
    const sdyi_zone_mark scratch = sdyi_zone_get_mark(&pool->scratch);
    const sdyi_zone_mark texts = sdyi_zone_get_mark(watch->zone);
    const bool has_file = o->print_directory != NULL;
    sdyi_collected t = header(watch, when, step, op);
    const sdyi_op *const shown = o->print_module_scope ? top_of(op) : op;
    sdyi_print_options how = sdyi_print_options_of(o->how);
    how.is_local = how.is_local || shown->block != NULL;
    if (!has_file)
        (void)o->print(o->state, t.text, t.length);
    (void)sdyi_print_op(shown, &how, has_file ? sdyi_collect : o->print,
                        has_file ? &t : o->state);
    const char *const end = shown->block == NULL ? "\n\n" : "\n";
    if (!has_file)
        (void)o->print(o->state, end, strlen(end));
    else if (watch->status == SDYRT_OK) {
        sdyi_collect_string(&t, end);
        watch->status = sdyi_tree_write(&watch->tree, o->print_directory,
                                        step->pass->name, op, &t);
    }
    sdyi_zone_reset(watch->zone, texts);
    sdyi_zone_reset(&pool->scratch, scratch);
}

void sdyi_watch_before(sdyi_watch *watch, const sdyi_pass_step *step,
                       sdyi_op *op) {
    const sdyrt_run_options *const o = watch->options;
    if (o->print == NULL)
        return;
    if (names(o->print_before, step->pass))
        print(watch, "Before", step, op);
    if (o->print_after_change)
        watch->before = hash_of(op);
}

sdyrt_status sdyi_watch_after(sdyi_watch *watch, const sdyi_pass_step *step,
                              sdyi_op *op, sdyrt_status status) {
    const sdyrt_run_options *const o = watch->options;
    if (o->print == NULL)
        return status;
    if (status != SDYRT_OK) {
        if (o->print_after_failure || names(o->print_after, step->pass))
            print(watch, "Failed", step, op);
    } else if (names(o->print_after, step->pass) && !o->print_after_failure &&
               (!o->print_after_change || watch->before != hash_of(op))) {
        print(watch, "After", step, op);
    }
    return status != SDYRT_OK ? status : watch->status;
}

/* -- pipelines ------------------------------------------------------------- */

static void put_line(sdyi_collected *t, int depth, const char *text) {
    for (; depth > 0; depth--)
        sdyi_collect_string(t, "  ");
    sdyi_collect_string(t, text);
}

static void put_steps(sdyi_collected *t, sdyi_pool *pool, const char *anchor,
                      const sdyi_pass_step *first, int depth);

/* A pass that is for ops in those that the steps are for is nested, as it is
 * run. */
static void put_step(sdyi_collected *t, sdyi_pool *pool, const char *anchor,
                     const sdyi_pass_step *s, int depth) {
    if (s->pass == NULL) {
        put_steps(t, pool,
                  s->anchor == SDYI_NAME_NONE ? "any"
                                              : sdyi_name_text(pool, s->anchor),
                  s->first, depth);
        return;
    }
    const char *const on = sdyi_pass_anchor(s->pass);
    const bool is_nested = on != NULL && strcmp(on, anchor) != 0 &&
                           strcmp(anchor, "builtin.module") == 0;
    if (is_nested) {
        sdyi_pass_step alone = *s;
        alone.next = NULL;
        put_steps(t, pool, on, &alone, depth);
        return;
    }
    put_line(t, depth, sdyi_step_text(pool, s));
}

static void put_steps(sdyi_collected *t, sdyi_pool *pool, const char *anchor,
                      const sdyi_pass_step *first, int depth) {
    put_line(t, depth, anchor);
    sdyi_collect_string(t, "(\n");
    for (const sdyi_pass_step *s = first; s != NULL; s = s->next) {
        put_step(t, pool, anchor, s, depth + 1);
        sdyi_collect_string(t, s->next != NULL ? ",\n" : "");
    }
    sdyi_collect_string(t, "\n");
    put_line(t, depth, ")");
}

void sdyi_watch_pipeline(const sdyi_watch *watch, const sdyi_op *op,
                         const sdyi_pass_step *pipeline) {
    const sdyrt_run_options *const o = watch->options;
    sdyi_pool *const pool = op->module->pool;
    if (!o->print_pipeline || o->print == NULL)
        return;
    int n = 0;
    for (const sdyi_pass_step *s = pipeline->first; s != NULL; s = s->next)
        n++;
    sdyi_collected t = {.zone = &pool->scratch, .text = ""};
    put_steps(&t, pool, sdyi_op_name(op), pipeline->first, 0);
    writef(o, o->print, "Pass Manager with %d passes:\n", n);
    (void)o->print(o->state, t.text, t.length);
    (void)o->print(o->state, "\n\n", 2);
}

/* -- times ----------------------------------------------------------------- */

static void write_time(const sdyi_watch *watch, double seconds, double total,
                       int depth, const char *name) {
    writef(watch->options, watch->options->timing, "  %8.4f (%5.1f%%)  %*s%s\n",
           seconds, total > 0 ? 100 * seconds / total : 0.0, 2 * depth, "",
           name);
}

static void write_steps(const sdyi_watch *watch, const sdyi_pool *pool,
                        const sdyi_pass_step *first, double total, int depth) {
    for (const sdyi_pass_step *s = first; s != NULL; s = s->next) {
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
                      const sdyi_pass_step *pipeline) {
    static const char line[] = "===-----------------------------------------"
                               "--------------------------------===\n";
    const sdyrt_run_options *const o = watch->options;
    const double total = pipeline->seconds;
    double rest = total;
    if (o->timing == NULL)
        return;
    for (const sdyi_pass_step *s = pipeline->first; s != NULL; s = s->next)
        rest -= s->seconds;
    writef(o, o->timing, "%s%26s... Execution time report ...\n%s", line, "",
           line);
    writef(o, o->timing, "  Total Execution Time: %.4f seconds\n\n", total);
    writef(o, o->timing, "  ----Wall Time----  ----Name----\n");
    write_steps(watch, pool, pipeline->first, total, 0);
    write_time(watch, rest, total, 0, "Rest");
    write_time(watch, total, total, 0, "Total");
}
