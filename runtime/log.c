/* Lines on stderr that say what a context does; see log.h. */
#include "runtime/log.h"
#include "base/clock.h"
#include "base/text.h"

#include <inttypes.h>
#include <stdio.h>

sdyrt_status sdyi_log_resolve(int *level) {
    return sdyi_environment_choice("SDYRT_LOG", 2, 0, level);
}

double sdyi_log_time(const sdyrt_context *context) {
    return context->log > 0 ? sdyi_clock() : 0;
}

/* A line, which begins with its rank. */
typedef struct line {
    char text[4096];
    sdyi_text out;
} line;

static void line_start(line *l, const sdyrt_context *context) {
    sdyi_text_start(&l->out, l->text, sizeof l->text - 1); /* for its end */
    sdyi_text_add(&l->out, "sdyrt: rank %d of %d: ", context->rank,
                  context->size);
}

/* End the line with the time since `start`, and with the failure if it is of
 * one. */
static void line_end(line *l, double start, sdyrt_status status) {
    sdyi_text_add(&l->out, ", %.1f us", (sdyi_clock() - start) * 1e6);
    if (status != SDYRT_OK)
        sdyi_text_add(&l->out, ": %s: %s", sdyrt_status_name(status),
                      sdyrt_last_error());
}

static void line_print(line *l) {
    const size_t most = sizeof l->text - 2;
    const size_t length = l->out.length < most ? l->out.length : most;
    l->text[length] = '\n';
    (void)fwrite(l->text, 1, length + 1, stderr);
}

/* -- lines ----------------------------------------------------------------- */

void sdyi_log_start(sdyrt_context *context) {
    if (sdyi_log_resolve(&context->log) != SDYRT_OK || context->log < 2)
        return;
    line l;
    line_start(&l, context);
    sdyi_text_add(&l.out, "a context of %s: timeout %g s, verify %d",
                  context->backend->name, context->timeout, context->verify);
    line_print(&l);
}

static void add_number(line *l, const sdyrt_context *context) {
    sdyi_text_add(&l->out, "#%" PRIu64 " ",
                  context->backend->operation(context));
}

static void add_kind(line *l, const char *name, const sdyrt_type *type) {
    char printed[256];
    (void)sdyrt_type_print(type, printed, sizeof printed);
    sdyi_text_add(&l->out, "%s %s", name, printed);
}

static void add_plan(line *l, const sdyrt_context *context,
                     const sdyrt_plan *plan) {
    if (context->log > 1)
        sdyi_text_add(&l->out, "%s", plan->text);
    else
        add_kind(l, plan->name, &plan->type);
}

void sdyi_log_operation(const sdyrt_context *context, const sdyrt_plan *plan,
                        double start, sdyrt_status status) {
    if (context->log < 1)
        return;
    line l;
    line_start(&l, context);
    add_number(&l, context);
    add_plan(&l, context, plan);
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    if (status == SDYRT_OK && sdyrt_plan_info_get(plan, &info) == SDYRT_OK)
        sdyi_text_add(&l.out, ", %zu B sent, %zu B received", info.bytes_sent,
                      info.bytes_received);
    line_end(&l, start, status);
    if (status == SDYRT_OK && context->backend->is_device)
        sdyi_text_add(&l.out, " to call"); /* it goes on on its stream */
    line_print(&l);
}

void sdyi_log_refusal(const sdyrt_context *context, const sdyrt_op *op,
                      double start, sdyrt_status status) {
    if (context->log < 1)
        return;
    line l;
    line_start(&l, context);
    add_number(&l, context);
    if (op != NULL && op->struct_bytes == sizeof *op)
        add_kind(&l, sdyrt_op_name(op->kind), &op->type);
    else
        sdyi_text_add(&l.out, "an operation that cannot be read");
    line_end(&l, start, status);
    line_print(&l);
}

void sdyi_log_barrier(const sdyrt_context *context, double start,
                      sdyrt_status status) {
    if (context->log < 2)
        return;
    line l;
    line_start(&l, context);
    if (!context->backend->is_device) /* a device numbers no barriers */
        add_number(&l, context);
    sdyi_text_add(&l.out, "a barrier");
    line_end(&l, start, status);
    line_print(&l);
}

void sdyi_log_plan(const sdyrt_context *context, const sdyrt_plan *plan,
                   double start, sdyrt_status status) {
    if (context->log < 2)
        return;
    line l;
    line_start(&l, context);
    sdyi_text_add(&l.out, "a plan of ");
    add_plan(&l, context, plan);
    sdyi_text_add(&l.out, ": %d step%s, %zu B of scratch", plan->n_steps,
                  plan->n_steps == 1 ? "" : "s", plan->scratch_bytes);
    line_end(&l, start, status);
    line_print(&l);
}

void sdyi_log_end(const sdyrt_context *context) {
    if (context->log < 2)
        return;
    line l;
    line_start(&l, context);
    sdyi_text_add(&l.out, "its context is destroyed, after operation #%" PRIu64,
                  context->backend->operation(context));
    line_print(&l);
}
