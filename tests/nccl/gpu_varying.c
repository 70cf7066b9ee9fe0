/* What is no operation of the table, in graphs that are launched again and
 * again on other values: counts that each run brings, which a launch takes from
 * the device as they are then, and messages. */
#include "collectives/in_groups.h"
#include "gpu_test.h"

#include <stdio.h>
#include <string.h>

enum { LAUNCHES = 3, MOST_RANKS = 64 };

/* -- counts ---------------------------------------------------------------- */

/* Rows of COLUMNS i32, at most PAIR of them from a member to another. */
enum { COLUMNS = 5, PAIR = 40 };

typedef struct rows {
    sdyrt_op_kind kind;
    int n, own;
    sdyrt_plan *plan;
    void *in, *out, *counts, *received; /* of the device */
    size_t bytes;                       /* of `in` and `out` */
    int32_t *host;                      /* twice as many */
} rows;

/* The number of rows that p has for q; of the last launch one does not fit. */
static int64_t count_of(const rows *w, int launch, int p, int q) {
    if (launch == LAUNCHES && q == 0)
        return PAIR + 1;
    if (w->kind == SDYRT_OP_ALL_GATHER)
        q = 0;
    if (w->kind == SDYRT_OP_REDUCE_SCATTER)
        p = 0;
    return (11 * p + 7 * q + 5 * launch) % (PAIR + 1);
}

/* The first of p's rows that are for q. */
static int64_t first_of(const rows *w, int launch, int p, int q) {
    int64_t first = 0;
    for (int k = 0; k < q && w->kind != SDYRT_OP_ALL_GATHER; k++)
        first += count_of(w, launch, p, k);
    return first;
}

static int32_t value_of(int launch, int p, int64_t i) {
    return (int32_t)(1000003 * launch + 10007 * p + i);
}

static sdyrt_status make_plan(const gpu_rank *r, sdyrt_context *context,
                              rows *w) {
    static const char global[] = "<mesh<['0'=%d]>, [{}, {}]>";
    static const char in_tiles[] = "<mesh<['0'=%d]>, [{'0'}, {}]>";
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = w->kind;
    op.type = (sdyrt_type){
        .dtype = SDYRT_I32, .rank = 2, .dims = {SDYRT_DYNAMIC, COLUMNS}};
    op.from = w->kind == SDYRT_OP_REDUCE_SCATTER ? cut(global, w->n)
                                                 : cut(in_tiles, w->n);
    op.to = w->kind == SDYRT_OP_ALL_GATHER ? cut(global, w->n)
                                           : cut(in_tiles, w->n);
    op.axes =
        w->kind == SDYRT_OP_ALL_TO_ALL ? "[{\"0\"}: 0->0]" : "[{\"0\"}, {}]";
    op.own_axes = no_axes;
    op.counts_vary = true;
    op.in_capacity = op.out_capacity = (int64_t)PAIR * w->n;
    op.pair_capacity = PAIR;
    const sdyrt_status status = sdyrt_plan_create(context, &op, NULL, &w->plan);
    release_sides(&op);
    TRY(status);
    return SDYRT_OK;
}

static sdyrt_status make_rows(const gpu_rank *r, sdyrt_context *context,
                              rows *w) {
    const size_t numbers = (size_t)w->n * sizeof(int64_t);
    w->bytes = (size_t)PAIR * (size_t)w->n * COLUMNS * sizeof(int32_t);
    w->host = malloc(2 * w->bytes);
    EXPECT(w->host != NULL);
    TRY(sdyrt_alloc(context, w->bytes, &w->in));
    TRY(sdyrt_alloc(context, w->bytes, &w->out));
    TRY(sdyrt_alloc(context, numbers, &w->counts));
    TRY(sdyrt_alloc(context, numbers, &w->received));
    return make_plan(r, context, w);
}

static void free_rows(sdyrt_context *context, const rows *w) {
    sdyrt_plan_destroy(w->plan);
    sdyrt_free(context, w->in);
    sdyrt_free(context, w->out);
    sdyrt_free(context, w->counts);
    sdyrt_free(context, w->received);
    free(w->host);
}

static sdyrt_status put_rows(const gpu_rank *r, sdyrt_context *context,
                             const rows *w, int launch) {
    int64_t counts[MOST_RANKS];
    for (int q = 0; q < w->n; q++)
        counts[q] = count_of(w, launch, w->own, q);
    TRY(sdyrt_copy(context, w->counts, counts, (size_t)w->n * sizeof *counts));
    for (size_t i = 0; i < w->bytes / sizeof *w->host; i++)
        w->host[i] = value_of(launch, w->own, (int64_t)i);
    TRY(sdyrt_copy(context, w->in, w->host, w->bytes));
    memset(w->host, 0xee, w->bytes);
    TRY(sdyrt_copy(context, w->out, w->host, w->bytes));
    return SDYRT_OK;
}

/* What comes to this rank, over what was there; returns the elements. */
static int64_t expect_rows(const rows *w, int launch, int32_t *to) {
    const bool reduces = w->kind == SDYRT_OP_REDUCE_SCATTER;
    int64_t at = 0;
    for (int p = 0; p < (reduces ? 1 : w->n); p++) {
        const int64_t n = count_of(w, launch, p, w->own) * COLUMNS;
        const int64_t first = first_of(w, launch, p, w->own) * COLUMNS;
        for (int64_t i = 0; i < n; i++) {
            int32_t value = value_of(launch, p, first + i);
            for (int k = 1; k < w->n && reduces; k++)
                value += value_of(launch, k, first + i);
            to[at++] = value;
        }
    }
    return at;
}

static sdyrt_status compare_rows(const gpu_rank *r, sdyrt_context *context,
                                 const rows *w, int launch) {
    const bool fits = launch < LAUNCHES;
    int64_t received[MOST_RANKS];
    int32_t *const found = w->host + w->bytes / sizeof *w->host;
    memset(w->host, 0xee, w->bytes);
    if (fits)
        (void)expect_rows(w, launch, w->host);
    TRY(sdyrt_copy(context, found, w->out, w->bytes));
    EXPECT(memcmp(w->host, found, w->bytes) == 0);
    TRY(sdyrt_copy(context, received, w->received,
                   (size_t)w->n * sizeof *received));
    for (int p = 0; p < w->n; p++)
        EXPECT(received[p] == (!fits ? -1
                               : w->kind == SDYRT_OP_REDUCE_SCATTER
                                   ? count_of(w, launch, 0, p)
                                   : count_of(w, launch, p, w->own)));
    return SDYRT_OK;
}

/* The last launch has counts that do not fit; a run after it works. */
static sdyrt_status capture_rows(const gpu_rank *r, sdyrt_context *context,
                                 struct CUstream_st *stream, rows *w) {
    gpu_graph *graph = NULL;
    TRY(make_rows(r, context, w));
    TRY(gpu_capture_start(r, stream));
    const sdyrt_status status = sdyrt_plan_run_v_on(
        w->plan, w->counts, w->in, w->out, w->received, stream);
    TRY(gpu_capture_end(r, stream, &graph));
    TRY(status);
    for (int launch = 0; launch <= LAUNCHES; launch++) {
        TRY(put_rows(r, context, w, launch));
        TRY(gpu_graph_launch(r, graph, stream));
        TRY(gpu_stream_wait(r, stream));
        TRY(compare_rows(r, context, w, launch));
    }
    TRY(put_rows(r, context, w, 1));
    TRY(sdyrt_plan_run_v_on(w->plan, w->counts, w->in, w->out, w->received,
                            stream));
    TRY(gpu_stream_wait(r, stream));
    TRY(compare_rows(r, context, w, 1));
    gpu_graph_free(graph);
    free_rows(context, w);
    return SDYRT_OK;
}

sdyrt_status gpu_counts_in_graphs(gpu_rank *r) {
    static const sdyrt_op_kind kinds[] = {
        SDYRT_OP_ALL_TO_ALL, SDYRT_OP_ALL_GATHER, SDYRT_OP_REDUCE_SCATTER};
    sdyrt_config config = SDYRT_CONFIG_INIT;
    sdyrt_nccl_config nccl_config = SDYRT_NCCL_CONFIG_INIT;
    sdyrt_context *context = NULL;
    config.timeout = 60;
    EXPECT(r->size <= MOST_RANKS);
    TRY(gpu_context(r, &config, &nccl_config, &context));
    struct CUstream_st *const stream = gpu_stream();
    EXPECT(stream != NULL);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        rows w = {.kind = kinds[i], .n = r->size, .own = r->rank};
        TRY(capture_rows(r, context, stream, &w));
    }
    gpu_stream_free(stream);
    sdyrt_context_destroy(context);
    return SDYRT_OK;
}

/* -- messages -------------------------------------------------------------- */

/* To the next rank around a ring: a small one, and one for which NCCL has other
 * protocols on a device. */
static const size_t sizes[] = {77, 70001};
enum { SIZES = sizeof sizes / sizeof *sizes, MOST_BYTES = 70001 };

typedef struct mail {
    sdyrt_context *context;
    struct CUstream_st *stream;
    int before;
    void *out[SIZES], *in[SIZES]; /* of the device */
    sdyrt_message list[2 * SIZES];
} mail;

static void fill_bytes(int seed, int rank, int k, unsigned char *bytes) {
    for (size_t i = 0; i < sizes[k]; i++)
        bytes[i] = (unsigned char)((size_t)(31 * seed + 7 * rank + 3 * k) + i);
}

static sdyrt_status make_mail(const gpu_rank *r, mail *m) {
    const int next = (r->rank + 1) % r->size;
    m->before = (r->rank + r->size - 1) % r->size;
    for (int k = 0; k < SIZES; k++) {
        TRY(sdyrt_alloc(m->context, sizes[k], &m->out[k]));
        TRY(sdyrt_alloc(m->context, sizes[k], &m->in[k]));
        m->list[k] =
            (sdyrt_message){.peer = next, .data = m->out[k], .bytes = sizes[k]};
        m->list[SIZES + k] = (sdyrt_message){.receives = true,
                                             .peer = m->before,
                                             .data = m->in[k],
                                             .bytes = sizes[k]};
    }
    return SDYRT_OK;
}

static sdyrt_status put_mail(const gpu_rank *r, const mail *m, int seed) {
    static _Thread_local unsigned char host[MOST_BYTES];
    for (int k = 0; k < SIZES; k++) {
        fill_bytes(seed, r->rank, k, host);
        TRY(sdyrt_copy(m->context, m->out[k], host, sizes[k]));
        memset(host, 0xee, sizes[k]);
        TRY(sdyrt_copy(m->context, m->in[k], host, sizes[k]));
    }
    return SDYRT_OK;
}

static sdyrt_status compare_mail(const gpu_rank *r, const mail *m, int seed) {
    static _Thread_local unsigned char want[MOST_BYTES], found[MOST_BYTES];
    TRY(gpu_stream_wait(r, m->stream));
    for (int k = 0; k < SIZES; k++) {
        fill_bytes(seed, m->before, k, want);
        TRY(sdyrt_copy(m->context, found, m->in[k], sizes[k]));
        EXPECT(memcmp(want, found, sizes[k]) == 0);
    }
    return SDYRT_OK;
}

/* Once so that the ranks are connected, then by a graph. */
static sdyrt_status capture_mail(const gpu_rank *r, mail *m) {
    gpu_graph *graph = NULL;
    TRY(put_mail(r, m, 1));
    TRY(sdyrt_batch_on(m->context, m->list, 2 * SIZES, m->stream));
    TRY(compare_mail(r, m, 1));
    TRY(gpu_capture_start(r, m->stream));
    const sdyrt_status status =
        sdyrt_batch_on(m->context, m->list, 2 * SIZES, m->stream);
    TRY(gpu_capture_end(r, m->stream, &graph));
    TRY(status);
    for (int launch = 0; launch < LAUNCHES; launch++) {
        TRY(put_mail(r, m, 10 + launch));
        TRY(gpu_graph_launch(r, graph, m->stream));
        TRY(compare_mail(r, m, 10 + launch));
    }
    gpu_graph_free(graph);
    return SDYRT_OK;
}

sdyrt_status gpu_messages_in_graphs(gpu_rank *r) {
    sdyrt_config config = SDYRT_CONFIG_INIT;
    sdyrt_nccl_config nccl_config = SDYRT_NCCL_CONFIG_INIT;
    mail m = {.context = NULL};
    config.timeout = 60;
    TRY(gpu_context(r, &config, &nccl_config, &m.context));
    m.stream = gpu_stream();
    EXPECT(m.stream != NULL);
    TRY(make_mail(r, &m));
    TRY(sdyrt_connect(m.context, &m.before, 1));
    TRY(capture_mail(r, &m));
    for (int k = 0; k < SIZES; k++) {
        sdyrt_free(m.context, m.out[k]);
        sdyrt_free(m.context, m.in[k]);
    }
    gpu_stream_free(m.stream);
    sdyrt_context_destroy(m.context);
    return SDYRT_OK;
}
