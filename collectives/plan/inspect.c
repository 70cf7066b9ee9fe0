/* Looking at a plan: its figures, its steps, its boxes, its text. */
#include "base/bytes.h"
#include "base/status.h"
#include "collectives/plan/plan.h"

#include <assert.h>
#include <inttypes.h>

const char *sdyrt_step_kind_name(sdyrt_step_kind kind) {
    static const char *const names[] = {[SDYRT_STEP_FILL] = "fill",
                                        [SDYRT_STEP_EXCHANGE] = "exchange",
                                        [SDYRT_STEP_REDUCE] = "reduce",
                                        [SDYRT_STEP_COPY] = "copy",
                                        [SDYRT_STEP_ALL_GATHER] = "all_gather",
                                        [SDYRT_STEP_ALL_REDUCE] = "all_reduce",
                                        [SDYRT_STEP_REDUCE_SCATTER] =
                                            "reduce_scatter",
                                        [SDYRT_STEP_ALL_TO_ALL] = "all_to_all",
                                        [SDYRT_STEP_BROADCAST] = "broadcast",
                                        [SDYRT_STEP_PERMUTE] = "permute",
                                        [SDYRT_STEP_CONVERT] = "convert"};
    return (size_t)kind < sizeof names / sizeof names[0] ? names[kind] : "?";
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

sdyrt_status sdyrt_plan_info_get(const sdyrt_plan *plan,
                                 sdyrt_plan_info *info) {
    SDYI_NOT_NULL(plan);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    sdyi_traffic traffic;
    SDYI_TRY(sdyi_traffic_of(plan->steps, plan->n_steps, plan->dists->rank,
                             plan->rank, &traffic));
    *info = (sdyrt_plan_info){.struct_bytes = sizeof *info,
                              .rank = plan->rank,
                              .in_device = plan->in_device,
                              .out_device = plan->out_device,
                              .in_tile = plan->in_tile,
                              .out_tile = plan->out_tile,
                              .n_steps = plan->n_steps,
                              .n_exchanges = traffic.n_exchanges,
                              .bytes_sent = traffic.bytes_sent,
                              .bytes_received = traffic.bytes_received,
                              .bytes_local = traffic.bytes_local,
                              .bytes_filled = traffic.bytes_filled,
                              .lower_bound = plan->lower_bound,
                              .messages_sent = traffic.messages_sent,
                              .messages_received = traffic.messages_received,
                              .scratch = plan->scratch_bytes,
                              .estimated_seconds =
                                  sdyi_seconds_of(&traffic, &plan->model)};
    return SDYRT_OK;
}

/* -- steps ----------------------------------------------------------------- */

static sdyrt_status check_step(const sdyrt_plan *plan, int step) {
    if (step < 0 || step >= plan->n_steps)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "step %d is not in [0, %d)", step, plan->n_steps);
    return SDYRT_OK;
}

static int count_exchanges(const sdyi_step *step) {
    return step->n_parts > 0 ? step->n_parts : 1;
}

sdyrt_status sdyrt_plan_step(const sdyrt_plan *plan, int step,
                             sdyrt_step_info *info) {
    SDYI_NOT_NULL(plan);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    SDYI_TRY(check_step(plan, step));
    const sdyi_step *s = &plan->steps[step];
    *info = (sdyrt_step_info){.struct_bytes = sizeof *info,
                              .kind = s->kind,
                              .source = s->source.buffer,
                              .target = s->target.buffer,
                              .source_offset = s->source.offset,
                              .source_bytes = s->source.bytes,
                              .target_offset = s->target.offset,
                              .target_bytes = s->target.bytes,
                              .source_dtype = s->source.dtype,
                              .target_dtype = s->target.dtype,
                              .reduction = s->reduction,
                              .n_terms = s->n_terms,
                              .n_members = s->group.n,
                              .member = s->group.own,
                              .is_even = s->is_even,
                              .block_bytes = s->block_bytes,
                              .n_exchanges = count_exchanges(s)};
    for (int i = 0; i < step; i++)
        info->first_exchange += count_exchanges(&plan->steps[i]);
    return SDYRT_OK;
}

sdyrt_status sdyrt_plan_member(const sdyrt_plan *plan, int step, int64_t i,
                               int *rank) {
    SDYI_NOT_NULL(plan);
    SDYI_NOT_NULL(rank);
    SDYI_TRY(check_step(plan, step));
    const sdyi_group *const g = &plan->steps[step].group;
    const int64_t n = g->own < 0 ? 0 : g->n;
    if (i < 0 || i >= n)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "member %" PRId64 " is not in [0, %" PRId64 ")", i, n);
    *rank = sdyi_group_rank(g, i);
    return SDYRT_OK;
}

/* The refs that a digit is made of, most major first. */
static void add_refs(const sdyrt_mesh *mesh, sdyi_digit digit,
                     sdyi_axes *axes) {
    int axis = 0;
    while (digit.size > 1) {
        const int64_t end = digit.stride * digit.size;
        while (mesh->minor[axis] >= end || mesh->sizes[axis] == 1)
            axis++;
        const int64_t minor = mesh->minor[axis];
        const int64_t low = digit.stride > minor ? digit.stride : minor;
        const int64_t pre = minor * mesh->sizes[axis] / end;
        sdyi_axes_add_or_merge(mesh, axes,
                               sdyi_ref_sub(mesh, axis, pre, end / low));
        digit.size = low / digit.stride;
    }
}

static void add_axes(sdyi_text *out, const sdyi_group *group) {
    sdyi_axes axes = {.count = 0};
    const sdyrt_mesh *const mesh =
        group->placement == NULL ? NULL : group->placement->mesh;
    for (int i = 0; mesh != NULL && i < group->digits.count; i++)
        add_refs(mesh, group->digits.at[i], &axes);
    sdyi_print_axes(out, mesh, NULL, sdyi_span_of(&axes));
}

size_t sdyrt_plan_axes(const sdyrt_plan *plan, int step, char *text,
                       size_t bytes) {
    sdyi_text out;
    sdyi_text_start(&out, text, bytes);
    if (plan == NULL || check_step(plan, step) != SDYRT_OK)
        return 0;
    add_axes(&out, &plan->steps[step].group);
    return out.length;
}

/* -- boxes ----------------------------------------------------------------- */

static sdyrt_status get_exchange(const sdyrt_plan *plan, int exchange,
                                 const sdyi_exchange **boxes, int *step) {
    sdyi_boxes *all;
    SDYI_TRY(sdyi_plan_boxes(plan, &all));
    if (exchange < 0 || exchange >= all->n)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "exchange %d is not in [0, %d)", exchange, all->n);
    *boxes = &all->exchanges[exchange];
    *step = all->steps[exchange];
    return SDYRT_OK;
}

sdyrt_status sdyrt_plan_exchange(const sdyrt_plan *plan, int exchange,
                                 sdyrt_exchange_info *info) {
    SDYI_NOT_NULL(plan);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    const sdyi_exchange *e = NULL;
    int step = 0;
    SDYI_TRY(get_exchange(plan, exchange, &e, &step));
    assert(e != NULL);
    *info = (sdyrt_exchange_info){.struct_bytes = sizeof *info,
                                  .kind = e->kind,
                                  .source = e->source,
                                  .target = e->target,
                                  .source_offset = e->source_start,
                                  .target_offset = e->target_start,
                                  .step = step,
                                  .n_sends = e->n_sends,
                                  .n_receives = e->n_receives,
                                  .n_terms = e->n_terms};
    return SDYRT_OK;
}

static sdyrt_status get_box(const sdyrt_plan *plan, int exchange, bool is_send,
                            int64_t i, sdyrt_box_info *box) {
    const sdyi_exchange *e = NULL;
    int step = 0;
    SDYI_TRY(get_exchange(plan, exchange, &e, &step));
    assert(e != NULL);
    const int64_t n = is_send ? e->n_sends : e->n_receives;
    if (i < 0 || i >= n)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "box %" PRId64 " is not in [0, %" PRId64 ")", i, n);
    const sdyi_peer_box *const b = &(is_send ? e->sends : e->receives)[i];
    *box = (sdyrt_box_info){
        .struct_bytes = sizeof *box, .peer = b->peer, .rank = e->rank};
    for (int d = 0; d < e->rank; d++) {
        box->offset[d] = b->offset[d];
        box->size[d] = b->counts[d];
    }
    return SDYRT_OK;
}

sdyrt_status sdyrt_plan_send(const sdyrt_plan *plan, int exchange, int64_t i,
                             sdyrt_box_info *box) {
    SDYI_NOT_NULL(plan);
    SDYI_NOT_NULL(box);
    SDYI_STRUCT(box);
    return get_box(plan, exchange, true, i, box);
}

sdyrt_status sdyrt_plan_receive(const sdyrt_plan *plan, int exchange, int64_t i,
                                sdyrt_box_info *box) {
    SDYI_NOT_NULL(plan);
    SDYI_NOT_NULL(box);
    SDYI_STRUCT(box);
    return get_box(plan, exchange, false, i, box);
}

/* -- text ------------------------------------------------------------------ */

#define MAX_PRINTED_BOXES 16

static void add_size(sdyi_text *out, size_t bytes) {
    sdyi_text_add(out, "%s", sdyi_bytes_print((double)bytes).text);
}

static void add_box(sdyi_text *out, const int64_t *offset, const int64_t *size,
                    int rank) {
    sdyi_text_add(out, "[");
    for (int d = 0; d < rank; d++)
        sdyi_text_add(out, "%s%" PRId64 ":%" PRId64, d > 0 ? ", " : "",
                      offset[d], offset[d] + size[d]);
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
        add_box(out, pieces[i].offset, pieces[i].counts, step->rank);
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
    sdyi_text_add(out, "device %" PRId64 ", tile ", device);
    add_box(out, tile->offset, tile->size, tile->rank);
    sdyi_text_add(out, "%s\n", tile->elements == 0 ? " (empty)" : "");
}

static void add_exchange(sdyi_text *out, const sdyrt_plan *plan,
                         const sdyi_exchange *e, bool is_part) {
    if (is_part)
        sdyi_text_add(out, "    %s %s -> %s", sdyrt_step_kind_name(e->kind),
                      sdyrt_buffer_name(e->source),
                      sdyrt_buffer_name(e->target));
    if (e->kind == SDYRT_STEP_REDUCE)
        sdyi_text_add(out, ", %s of %" PRId64 " terms a box",
                      sdyi_combiner_name(e->reduction, &e->combiner),
                      e->n_terms);
    sdyi_text_add(out, "\n");
    add_boxes(out, plan, e, "to  ", e->sends, e->n_sends);
    add_boxes(out, plan, e, "from", e->receives, e->n_receives);
}

static void add_step(sdyi_text *out, const sdyrt_plan *plan, int i,
                     const sdyi_boxes *boxes) {
    const sdyi_step *const step = &plan->steps[i];
    sdyi_text_add(out, "  step %d: %s ", i, sdyrt_step_kind_name(step->kind));
    if (step->kind == SDYRT_STEP_FILL) {
        sdyi_text_add(out, "%s with the identity of %s\n",
                      sdyrt_buffer_name(step->target.buffer),
                      sdyrt_reduction_name(step->reduction));
        return;
    }
    sdyi_text_add(out, "%s -> %s", sdyrt_buffer_name(step->source.buffer),
                  sdyrt_buffer_name(step->target.buffer));
    if (step->kind == SDYRT_STEP_CONVERT)
        sdyi_text_add(out, ", %s to %s", sdyrt_dtype_name(step->source.dtype),
                      sdyrt_dtype_name(step->target.dtype));
    if (step->group.placement != NULL) {
        sdyi_text_add(out, ", %" PRId64 " ranks along ", step->group.n);
        add_axes(out, &step->group);
        sdyi_text_add(out, ", blocks of %s", step->is_even ? "" : "up to ");
        add_size(out, step->block_bytes);
    }
    const bool has_parts = step->n_parts > 0;
    if (has_parts)
        sdyi_text_add(out, "\n");
    for (int e = 0; e < boxes->n; e++)
        if (boxes->steps[e] == i)
            add_exchange(out, plan, &boxes->exchanges[e], has_parts);
}

size_t sdyrt_plan_print(const sdyrt_plan *plan, char *text, size_t bytes) {
    sdyi_text out;
    sdyi_text_start(&out, text, bytes);
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    sdyi_boxes *boxes = NULL;
    if (plan == NULL || sdyrt_plan_info_get(plan, &info) != SDYRT_OK ||
        sdyi_plan_boxes(plan, &boxes) != SDYRT_OK)
        return 0;
    sdyi_text_add(&out, "rank %d: %s\n", plan->rank, plan->text);
    add_tile(&out, "in", plan->in_device, &plan->in_tile);
    add_tile(&out, "out", plan->out_device, &plan->out_tile);
    if (plan->sequence != NULL)
        sdyi_text_add(&out, "%s", plan->sequence);
    for (int i = 0; i < plan->n_steps; i++)
        add_step(&out, plan, i, boxes);
    if (boxes->n > SDYRT_MAX_HOST_EXCHANGES)
        sdyi_text_add(&out,
                      "  %d exchanges: threads and mpi run no more than %d\n",
                      boxes->n, SDYRT_MAX_HOST_EXCHANGES);
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
    sdyi_text_add(
        &out,
        "\n  estimate %.1f us: %g us an exchange, %g us a message, "
        "%g GB/s\n",
        info.estimated_seconds * 1e6, plan->model.exchange_seconds * 1e6,
        plan->model.message_seconds * 1e6, plan->model.bytes_a_second / 1e9);
    return out.length;
}
