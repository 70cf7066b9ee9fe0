/* Both ends order the boxes between them by their place in the global tensor,
 * so that the bytes of one end are those of the other. */
#include "bench/perf/boxes.h"
#include <stdlib.h>
#include <string.h>

bool perf_is_exchange(const perf_call *call) {
    sdyrt_step_info step = SDYRT_STEP_INFO_INIT;
    return call->info->n_steps == 1 &&
           sdyrt_plan_step(call->plan, 0, &step) == SDYRT_OK &&
           step.kind == SDYRT_STEP_EXCHANGE && step.source == SDYRT_BUFFER_IN &&
           step.target == SDYRT_BUFFER_OUT;
}

static int by_peer_and_place(const void *a, const void *b) {
    const perf_box *x = a, *y = b;
    if (x->peer != y->peer)
        return x->peer < y->peer ? -1 : 1;
    for (int d = 0; d < SDYRT_MAX_RANK; d++)
        if (x->where[d] != y->where[d])
            return x->where[d] < y->where[d] ? -1 : 1;
    return 0;
}

/* Bytes of the innermost run of a box, and how many dimensions are around it:
 * dimensions that the box spans are one with the next outer one. */
static size_t run_of(const perf_boxes *boxes, const perf_box *box,
                     int *n_outer) {
    size_t run = boxes->width;
    int d = boxes->tile.rank - 1;
    for (; d >= 0; d--) {
        run *= (size_t)box->size[d];
        if (box->size[d] != boxes->tile.size[d])
            break;
    }
    *n_outer = d > 0 ? d : 0;
    return run;
}

static void describe(const perf_boxes *boxes, perf_box *box) {
    const sdyrt_tile *tile = &boxes->tile;
    int64_t first = 0;
    box->bytes = boxes->width;
    for (int d = 0; d < tile->rank; d++) {
        box->where[d] = tile->offset[d] + box->offset[d];
        first = first * tile->size[d] + box->offset[d];
        box->bytes *= (size_t)box->size[d];
    }
    int n_outer;
    box->tile_start = (size_t)first * boxes->width;
    box->contiguous = run_of(boxes, box, &n_outer) == box->bytes;
}

static void add(perf_boxes *boxes, const sdyrt_box_info *info) {
    perf_box *box = &boxes->boxes[boxes->n++];
    box->peer = info->peer;
    for (int d = 0; d < info->rank; d++) {
        box->offset[d] = info->offset[d];
        box->size[d] = info->size[d];
    }
    describe(boxes, box);
}

/* A box that stays is among the received ones alone: its place in the in tile
 * follows from that in the out tile. */
static sdyrt_status add_all(const perf_call *call, bool sent,
                            const sdyrt_step_info *step, perf_boxes *boxes) {
    const int me = call->rank->rank;
    sdyrt_box_info info = SDYRT_BOX_INFO_INIT;
    for (int64_t i = 0; sent && i < step->n_sends; i++) {
        PERF_TRY(sdyrt_plan_send(call->plan, 0, i, &info));
        if (info.peer != me)
            add(boxes, &info);
    }
    for (int64_t i = 0; i < step->n_receives; i++) {
        PERF_TRY(sdyrt_plan_receive(call->plan, 0, i, &info));
        for (int d = 0; sent && d < info.rank; d++)
            info.offset[d] +=
                call->info->out_tile.offset[d] - call->info->in_tile.offset[d];
        if (!sent || info.peer == me)
            add(boxes, &info);
    }
    return SDYRT_OK;
}

sdyrt_status perf_boxes_get(const perf_call *call, bool sent,
                            perf_boxes *boxes) {
    sdyrt_step_info step = SDYRT_STEP_INFO_INIT;
    PERF_TRY(sdyrt_plan_step(call->plan, 0, &step));
    *boxes =
        (perf_boxes){.tile = sent ? call->info->in_tile : call->info->out_tile,
                     .width = call->width};
    boxes->boxes = calloc((size_t)(step.n_sends + step.n_receives) + 1,
                          sizeof *boxes->boxes);
    if (boxes->boxes == NULL)
        return SDYRT_MEMORY;
    const sdyrt_status status = add_all(call, sent, &step, boxes);
    if (status != SDYRT_OK) {
        perf_boxes_free(boxes);
        return status;
    }
    qsort(boxes->boxes, (size_t)boxes->n, sizeof *boxes->boxes,
          by_peer_and_place);
    for (int64_t i = 1; i < boxes->n; i++) {
        const perf_box *before = &boxes->boxes[i - 1];
        if (boxes->boxes[i].peer == before->peer)
            boxes->boxes[i].at = before->at + before->bytes;
    }
    return SDYRT_OK;
}

void perf_boxes_free(perf_boxes *boxes) {
    free(boxes->boxes);
    *boxes = (perf_boxes){0};
}

perf_span perf_span_at(const perf_boxes *boxes, int64_t first) {
    perf_span span = {.peer = boxes->boxes[first].peer, .first = first};
    while (first + span.n < boxes->n &&
           boxes->boxes[first + span.n].peer == span.peer) {
        span.bytes += boxes->boxes[first + span.n].bytes;
        span.n++;
    }
    return span;
}

/* Copy between a box of `tile` and `packed`, one run at a time. */
static void copy_runs(const perf_boxes *boxes, const perf_box *box, char *tile,
                      char *packed, bool pack) {
    int n_outer;
    const size_t run = run_of(boxes, box, &n_outer);
    int64_t index[SDYRT_MAX_RANK] = {0};
    for (size_t done = 0; done < box->bytes; done += run) {
        int64_t first = 0;
        for (int d = 0; d < boxes->tile.rank; d++)
            first = first * boxes->tile.size[d] + box->offset[d] + index[d];
        char *const there = tile + (size_t)first * boxes->width;
        if (pack)
            memcpy(packed + done, there, run);
        else
            memcpy(there, packed + done, run);
        for (int d = n_outer - 1; d >= 0 && ++index[d] == box->size[d]; d--)
            index[d] = 0;
    }
}

void perf_pack(const perf_boxes *boxes, const perf_box *box, const void *tile,
               void *packed) {
    copy_runs(boxes, box, (char *)tile, packed, true);
}

void perf_unpack(const perf_boxes *boxes, const perf_box *box,
                 const void *packed, void *tile) {
    copy_runs(boxes, box, tile, (char *)packed, false);
}
