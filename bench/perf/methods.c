/* The methods of the library and of threads, and the shared parts of the
 * others.
 *
 * Both ends order the boxes between them by their place in the global tensor,
 * so that the packed bytes of one end are those of the other. */
#include "bench/perf/methods.h"
#include "bench/perf/gpu.h"
#include <sdyrt/cuda.h>
#include <stdlib.h>
#include <string.h>

/* -- the stream of a device ------------------------------------------------ */

bool perf_has_stream(const perf_call *call) {
    return call->rank->stream != NULL;
}

sdyrt_status perf_gpu_copy_on(const perf_call *call, void *to, const void *from,
                              size_t bytes) {
    return perf_native(call->rank, "cudaMemcpyAsync",
                       perf_gpu_copy(to, from, bytes, call->rank->stream));
}

sdyrt_status perf_gpu_finish(const perf_call *call, void *state) {
    (void)state;
    return perf_native(call->rank, "cudaStreamSynchronize",
                       perf_gpu_wait(call->rank->stream));
}

/* -- the library ----------------------------------------------------------- */

/* Run the plan, on the program's stream if it has one: the other methods run
 * there too, and wait in the same manner. */
static sdyrt_status run(const perf_call *call, const void *in) {
    struct CUstream_st *stream = call->rank->stream;
    return stream == NULL
               ? sdyrt_plan_run(call->plan, in, call->out)
               : sdyrt_plan_run_on(call->plan, in, call->out, stream);
}

/* Run with this rank's counts. The run that returns tokens uses the counts that
 * the run before has received. */
static sdyrt_status run_counts(const perf_call *call) {
    if (call->back == NULL)
        return sdyrt_plan_run_v(call->plan, call->counts, call->in, call->out,
                                NULL);
    PERF_TRY(sdyrt_plan_run_v(call->plan, call->counts, call->in, call->between,
                              call->received));
    return sdyrt_plan_run_v(call->back, call->received, call->between,
                            call->out, NULL);
}

static sdyrt_status run_plan(const perf_call *call, void *state) {
    (void)state;
    return call->counts != NULL ? run_counts(call) : run(call, call->in);
}

static sdyrt_status run_in_place(const perf_call *call, void *state) {
    (void)state;
    return run(call, call->out);
}

/* Wait for the calls; the context reports a failure of the stream. */
static sdyrt_status wait_all(const perf_call *call, void *state) {
    (void)state;
    sdyrt_status status = SDYRT_OK;
    if (call->rank->stream != NULL)
        status = perf_gpu_finish(call, NULL);
    const sdyrt_status waited = sdyrt_wait(call->rank->context);
    return waited != SDYRT_OK ? waited : status;
}

const perf_method perf_method_sdyrt = {
    .name = "sdyrt", .checked = true, .run = run_plan, .finish = wait_all};

const perf_method perf_method_sdyrt_in_place = {.name = "in place",
                                                .checked = true,
                                                .run = run_in_place,
                                                .finish = wait_all};

/* -- memcpy ---------------------------------------------------------------- */

sdyrt_status perf_copy_as_many(const perf_call *call, const void *in, void *out,
                               perf_copy_fn copy) {
    if (call->out_bytes < 2)
        return SDYRT_OK;
    const sdyrt_plan_info *info = call->info;
    const size_t total =
        info->bytes_received + info->bytes_local + info->bytes_filled;
    char *const to = out;
    const bool own = call->in_bytes > 0;
    const char *const from = own ? in : to + call->out_bytes / 2;
    const size_t from_bytes = own ? call->in_bytes : call->out_bytes / 2;
    size_t at = 0;
    for (size_t done = 0; done < total;) {
        size_t part = total - done < from_bytes ? total - done : from_bytes;
        const size_t room = (own ? call->out_bytes : from_bytes) - at;
        part = part < room ? part : room;
        PERF_TRY(copy(call, to + at, from, part));
        at = part == room ? 0 : at + part;
        done += part;
    }
    return SDYRT_OK;
}

sdyrt_status perf_copy_memory(const perf_call *call, void *to, const void *from,
                              size_t bytes) {
    (void)call;
    memcpy(to, from, bytes);
    /* The compiler must not drop stores that nothing reads. */
    __asm__ volatile("" : : "r"(to) : "memory");
    return SDYRT_OK;
}

static sdyrt_status run_memcpy(const perf_call *call, void *state) {
    (void)state;
    return perf_copy_as_many(call, call->in, call->out, perf_copy_memory);
}

const perf_method perf_method_threads_raw = {.name = "raw", .run = run_memcpy};
const perf_method perf_method_threads_memcpy = {.name = "memcpy",
                                                .run = run_memcpy};

char *perf_touched(size_t bytes) {
    char *const memory = cli_alloc(bytes, 1);
    memset(memory, 1, bytes);
    return memory;
}

/* cudaMemcpyAsync within the device: its memory's speed without waiting. */
static sdyrt_status gpu_memcpy_run(const perf_call *call, void *state) {
    (void)state;
    return perf_copy_as_many(call, call->in, call->out, perf_gpu_copy_on);
}

const perf_method perf_method_nccl_memcpy = {.name = "memcpy",
                                             .fits = perf_has_stream,
                                             .run = gpu_memcpy_run,
                                             .finish = perf_gpu_finish};

/* -- groups ---------------------------------------------------------------- */

sdyrt_status perf_even(const perf_call *call, size_t bytes, bool *even) {
    const bool owner =
        call->info->in_device >= 0 || call->info->out_device >= 0;
    double ends[] = {owner ? (double)bytes : 0,
                     owner ? -(double)bytes : -(double)INT64_MAX};
    PERF_TRY(perf_combine(call->rank, PERF_MAX, ends, 2));
    *even = ends[0] == -ends[1];
    return SDYRT_OK;
}

sdyrt_status perf_group_get(const perf_call *call, perf_group *group) {
    const sdyrt_mesh *mesh = sdyrt_sharding_mesh(call->op->from);
    const int me = call->rank->rank;
    int64_t position;
    *group = (perf_group){0};
    if (sdyrt_mesh_position_of(mesh, me, &position) != SDYRT_OK)
        return SDYRT_OK;
    PERF_TRY(sdyrt_mesh_group(mesh, call->axes, me, NULL, 0, &group->n,
                              &group->index));
    group->ranks = cli_alloc((size_t)group->n, sizeof *group->ranks);
    return sdyrt_mesh_group(mesh, call->axes, me, group->ranks, group->n,
                            &group->n, &group->index);
}

void perf_group_free(perf_group *group) {
    free(group->ranks);
    *group = (perf_group){0};
}

sdyrt_status perf_equal_shares(const perf_call *call, int64_t n, bool *fits) {
    bool in_even, out_even;
    PERF_TRY(perf_even(call, call->in_bytes, &in_even));
    PERF_TRY(perf_even(call, call->out_bytes, &out_even));
    const size_t shares = call->op->kind == SDYRT_OP_ALL_TO_ALL ? (size_t)n : 1;
    *fits = *fits && in_even && out_even &&
            (shares == 0 || call->in_bytes / call->width % shares == 0);
    return perf_all(call->rank, fits);
}

bool perf_is_local(sdyrt_op_kind kind) {
    return kind == SDYRT_OP_ALL_SLICE ||
           kind == SDYRT_OP_SHARDED_TO_UNREDUCED ||
           kind == SDYRT_OP_REPLICATED_TO_UNREDUCED;
}

/* -- boxes ----------------------------------------------------------------- */

bool perf_is_exchange(const perf_call *call) {
    sdyrt_exchange_info e = SDYRT_EXCHANGE_INFO_INIT;
    return call->counts == NULL && call->info->n_exchanges == 1 &&
           sdyrt_plan_exchange(call->plan, 0, &e) == SDYRT_OK &&
           e.kind == SDYRT_STEP_EXCHANGE && e.source == SDYRT_BUFFER_IN &&
           e.target == SDYRT_BUFFER_OUT;
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

/* The bytes of a box's innermost run, and the number of dimensions around it: a
 * dimension that the box spans is merged with the next outer one. */
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

/* Add the boxes of one direction. A box that stays is among the received ones
 * alone: its place in the in tile follows from that in the out tile. */
static sdyrt_status add_all(const perf_call *call, bool sent,
                            const sdyrt_exchange_info *e, perf_boxes *boxes) {
    const int me = call->rank->rank;
    sdyrt_box_info info = SDYRT_BOX_INFO_INIT;
    for (int64_t i = 0; sent && i < e->n_sends; i++) {
        PERF_TRY(sdyrt_plan_send(call->plan, 0, i, &info));
        if (info.peer != me)
            add(boxes, &info);
    }
    for (int64_t i = 0; i < e->n_receives; i++) {
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
    sdyrt_exchange_info e = SDYRT_EXCHANGE_INFO_INIT;
    PERF_TRY(sdyrt_plan_exchange(call->plan, 0, &e));
    *boxes =
        (perf_boxes){.tile = sent ? call->info->in_tile : call->info->out_tile,
                     .width = call->width};
    boxes->boxes =
        cli_alloc((size_t)(e.n_sends + e.n_receives), sizeof *boxes->boxes);
    const sdyrt_status status = add_all(call, sent, &e, boxes);
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
