/* Looking at a plan: its figures, its boxes, its text. */
#include "base/status.h"
#include "collectives/plan/plan.h"

#include <inttypes.h>

/* The model behind estimated_seconds: rough, for comparing plans. */
#define SECONDS_A_STEP 5e-6
#define SECONDS_A_MESSAGE 1e-6
#define BYTES_A_SECOND 5e9

const char *sdyrt_step_kind_name(sdyrt_step_kind kind) {
    switch (kind) {
    case SDYRT_STEP_FILL:
        return "fill";
    case SDYRT_STEP_EXCHANGE:
        return "exchange";
    case SDYRT_STEP_REDUCE:
        return "reduce";
    }
    return "?";
}

const char *sdyrt_buffer_name(sdyrt_buffer_id buffer) {
    switch (buffer) {
    case SDYRT_BUFFER_IN:
        return "in";
    case SDYRT_BUFFER_OUT:
        return "out";
    case SDYRT_BUFFER_SCRATCH:
        return "scratch";
    }
    return "?";
}

static void add_step(const sdyrt_plan *plan, const sdyi_exchange *step,
                     sdyrt_plan_info *info) {
    for (int64_t i = 0; i < step->n_sends; i++)
        info->bytes_sent +=
            sdyi_exchange_box_bytes(step, step->sends[i].counts);
    info->messages_sent += step->n_sends;
    for (int64_t i = 0; i < step->n_receives; i++) {
        const sdyi_peer_box *piece = &step->receives[i];
        const size_t bytes = sdyi_exchange_box_bytes(step, piece->counts);
        if (piece->peer == plan->rank) {
            info->bytes_local += bytes;
        } else {
            info->bytes_received += bytes;
            info->messages_received++;
        }
    }
    if (step->kind == SDYRT_STEP_FILL)
        info->bytes_filled += sdyi_exchange_box_bytes(step, step->counts);
}

sdyrt_status sdyrt_plan_info_get(const sdyrt_plan *plan,
                                 sdyrt_plan_info *info) {
    SDYI_NOT_NULL(plan);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    sdyrt_plan_info got = {.struct_bytes = sizeof got,
                           .rank = plan->rank,
                           .in_device = plan->in_device,
                           .out_device = plan->out_device,
                           .in_tile = plan->in_tile,
                           .out_tile = plan->out_tile,
                           .n_steps = plan->n_steps,
                           .lower_bound = plan->lower_bound,
                           .scratch = plan->scratch_bytes};
    for (int i = 0; i < plan->n_steps; i++)
        add_step(plan, &plan->steps[i], &got);
    got.estimated_seconds =
        plan->n_steps * SECONDS_A_STEP +
        (double)(got.messages_sent + got.messages_received) *
            SECONDS_A_MESSAGE +
        (double)(got.bytes_received + got.bytes_local + got.bytes_filled) /
            BYTES_A_SECOND;
    *info = got;
    return SDYRT_OK;
}

static sdyrt_status check_step(const sdyrt_plan *plan, int step) {
    if (step < 0 || step >= plan->n_steps)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "step %d is not in [0, %d)", step, plan->n_steps);
    return SDYRT_OK;
}

sdyrt_status sdyrt_plan_step(const sdyrt_plan *plan, int step,
                             sdyrt_step_info *info) {
    SDYI_NOT_NULL(plan);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    SDYI_TRY(check_step(plan, step));
    const sdyi_exchange *s = &plan->steps[step];
    *info = (sdyrt_step_info){.struct_bytes = sizeof *info,
                              .kind = s->kind,
                              .source = s->source,
                              .target = s->target,
                              .n_sends = s->n_sends,
                              .n_receives = s->n_receives,
                              .n_terms = s->n_terms};
    return SDYRT_OK;
}

static sdyrt_status get_box(const sdyi_exchange *step,
                            const sdyi_peer_box *pieces, int64_t n, int64_t i,
                            sdyrt_box_info *box) {
    if (i < 0 || i >= n)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "box %" PRId64 " is not in [0, %" PRId64 ")", i, n);
    *box = (sdyrt_box_info){.struct_bytes = sizeof *box,
                            .peer = pieces[i].peer,
                            .rank = step->rank};
    for (int d = 0; d < step->rank; d++) {
        box->offset[d] = pieces[i].offset[d];
        box->size[d] = pieces[i].counts[d];
    }
    return SDYRT_OK;
}

sdyrt_status sdyrt_plan_send(const sdyrt_plan *plan, int step, int64_t i,
                             sdyrt_box_info *box) {
    SDYI_NOT_NULL(plan);
    SDYI_NOT_NULL(box);
    SDYI_STRUCT(box);
    SDYI_TRY(check_step(plan, step));
    const sdyi_exchange *s = &plan->steps[step];
    return get_box(s, s->sends, s->n_sends, i, box);
}

sdyrt_status sdyrt_plan_receive(const sdyrt_plan *plan, int step, int64_t i,
                                sdyrt_box_info *box) {
    SDYI_NOT_NULL(plan);
    SDYI_NOT_NULL(box);
    SDYI_STRUCT(box);
    SDYI_TRY(check_step(plan, step));
    const sdyi_exchange *s = &plan->steps[step];
    return get_box(s, s->receives, s->n_receives, i, box);
}

/* -- text ------------------------------------------------------------------ */

#define MAX_PRINTED_BOXES 16

static void add_size(sdyi_text *out, size_t bytes) {
    static const char *const units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
    double value = (double)bytes;
    int unit = 0;
    while (value >= 1024 && unit < 4) {
        value /= 1024;
        unit++;
    }
    sdyi_text_add(out, unit == 0 ? "%.0f %s" : "%.2f %s", value, units[unit]);
}

static void add_box(sdyi_text *out, const sdyi_peer_box *piece, int rank) {
    sdyi_text_add(out, "[");
    for (int d = 0; d < rank; d++)
        sdyi_text_add(out, "%s%" PRId64 ":%" PRId64, d > 0 ? ", " : "",
                      piece->offset[d], piece->offset[d] + piece->counts[d]);
    sdyi_text_add(out, "]");
}

static void add_boxes(sdyi_text *out, const sdyrt_plan *plan,
                      const sdyi_exchange *step, const char *verb,
                      const sdyi_peer_box *pieces, int64_t n) {
    for (int64_t i = 0; i < n && i < MAX_PRINTED_BOXES; i++) {
        if (pieces[i].peer == plan->rank)
            sdyi_text_add(out, "    own      ");
        else
            sdyi_text_add(out, "    %s %-4d ", verb, pieces[i].peer);
        add_box(out, &pieces[i], step->rank);
        sdyi_text_add(out, "  ");
        add_size(out, sdyi_exchange_box_bytes(step, pieces[i].counts));
        sdyi_text_add(out, "\n");
    }
    if (n > MAX_PRINTED_BOXES)
        sdyi_text_add(out, "    .. and %" PRId64 " more\n",
                      n - MAX_PRINTED_BOXES);
}

static void add_tile(sdyi_text *out, const char *name, int64_t device,
                     const sdyrt_tile *tile) {
    sdyi_text_add(out, "  %-4s", name);
    if (device < 0) {
        sdyi_text_add(out, "not in this mesh\n");
        return;
    }
    sdyi_text_add(out, "device %" PRId64 ", tile [", device);
    for (int d = 0; d < tile->rank; d++)
        sdyi_text_add(out, "%s%" PRId64 ":%" PRId64, d > 0 ? ", " : "",
                      tile->offset[d], tile->offset[d] + tile->size[d]);
    sdyi_text_add(out, "]%s\n", tile->elements == 0 ? " (empty)" : "");
}

size_t sdyrt_plan_print(const sdyrt_plan *plan, char *text, size_t bytes) {
    sdyi_text out;
    sdyi_text_start(&out, text, bytes);
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    if (plan == NULL || sdyrt_plan_info_get(plan, &info) != SDYRT_OK)
        return 0;
    sdyi_text_add(&out, "rank %d: %s\n", plan->rank, plan->text);
    add_tile(&out, "in", plan->in_device, &plan->in_tile);
    add_tile(&out, "out", plan->out_device, &plan->out_tile);
    for (int i = 0; i < plan->n_steps; i++) {
        const sdyi_exchange *step = &plan->steps[i];
        sdyi_text_add(&out, "  step %d: %s ", i,
                      sdyrt_step_kind_name(step->kind));
        if (step->kind == SDYRT_STEP_FILL) {
            sdyi_text_add(&out, "%s with the identity of %s\n",
                          sdyrt_buffer_name(step->target),
                          sdyrt_reduction_name(step->reduction));
            continue;
        }
        sdyi_text_add(&out, "%s -> %s", sdyrt_buffer_name(step->source),
                      sdyrt_buffer_name(step->target));
        if (step->kind == SDYRT_STEP_REDUCE)
            sdyi_text_add(&out, ", %s of %" PRId64 " terms a box",
                          sdyrt_reduction_name(step->reduction), step->n_terms);
        sdyi_text_add(&out, "\n");
        add_boxes(&out, plan, step, "to  ", step->sends, step->n_sends);
        add_boxes(&out, plan, step, "from", step->receives, step->n_receives);
    }
    sdyi_text_add(&out, "  received ");
    add_size(&out, info.bytes_received);
    sdyi_text_add(&out, " (at least ");
    add_size(&out, info.lower_bound);
    sdyi_text_add(&out, " for any plan), sent ");
    add_size(&out, info.bytes_sent);
    sdyi_text_add(&out, ", own ");
    add_size(&out, info.bytes_local);
    sdyi_text_add(&out, ", scratch ");
    add_size(&out, info.scratch);
    sdyi_text_add(&out,
                  "\n  estimate %.1f us: %g us a step, %g us a message, "
                  "%g GB/s\n",
                  info.estimated_seconds * 1e6, SECONDS_A_STEP * 1e6,
                  SECONDS_A_MESSAGE * 1e6, BYTES_A_SECOND / 1e9);
    return out.length;
}
