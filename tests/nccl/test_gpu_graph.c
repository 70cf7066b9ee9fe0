/* Runs of plans in CUDA graphs: every operation of the table that is for so
 * many ranks is captured, and its graph launched again and again on other
 * values; what comes of it is compared as the checker does. */
#include "check/rank.h"
#include "collectives/cases.h"
#include "gpu_test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { REPLAYS = 3 };
#define SECONDS 25.0 /* for the table; there is a limit on the whole */

/* -- every operation of the table ------------------------------------------ */

typedef struct captured {
    check_case c;
    check_meaning meaning;
    check_objects objects;
    uint64_t made_seed;                /* by which buffers are laid out */
    check_rank ranks[CHECK_MAX_RANKS]; /* the own, and what others tell */
    sdyrt_plan *plan;
    gpu_graph *graph;
} captured;

static sdyrt_status make(gpu_rank *r, sdyrt_context *context,
                         struct CUstream_st *stream, captured *k) {
    check_rank *const own = &k->ranks[r->rank];
    check_meaning_of(&k->c, &k->meaning);
    k->made_seed = k->c.seed;
    check_rank_make(&k->c, &k->meaning, r->rank, context, own);
    EXPECT(own->failure[0] == '\0');
    TRY(check_objects_make(&k->c, &k->objects));
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    options.in_strides = own->in.strides;
    options.out_strides = own->out.strides;
    TRY(sdyrt_plan_create(context, &k->objects.op,
                          k->c.strided ? &options : NULL, &k->plan));
    void *const out = check_buffer_address(&own->out);
    const void *const in = k->c.in_place ? out : check_buffer_address(&own->in);
    TRY(gpu_capture_start(r, stream));
    const sdyrt_status status = sdyrt_plan_run_on(k->plan, in, out, stream);
    const sdyrt_status ended = gpu_capture_end(r, stream, &k->graph);
    TRY(status);
    return ended;
}

/* Of some outputs only the sum over ranks is known. */
static sdyrt_status combine(gpu_rank *r, captured *k) {
    check_job job = {.bootstrap = r->job};
    const uint64_t seed = k->c.seed;
    k->c.seed = k->made_seed;
    check_share_outs(&job, &k->c, &k->meaning, k->ranks);
    k->c.seed = seed;
    if (job.status == SDYRT_OK)
        check_rank_combine(&k->c, &k->meaning, r->rank, k->ranks);
    for (int i = 0; i < r->size; i++)
        if (i != r->rank)
            check_rank_free(NULL, &k->ranks[i]);
    return job.status;
}

/* Launch it on the values of `seed`. */
static sdyrt_status replay(gpu_rank *r, sdyrt_context *context,
                           struct CUstream_st *stream, captured *k,
                           uint64_t seed) {
    check_rank *const own = &k->ranks[r->rank];
    k->c.seed = seed;
    check_rank_refill(&k->c, &k->meaning, own);
    check_rank_reset(&k->c, own);
    TRY(check_rank_push(context, own));
    TRY(gpu_graph_launch(r, k->graph, stream));
    TRY(gpu_stream_wait(r, stream));
    TRY(check_rank_pull(context, own));
    check_rank_compare(&k->c, &k->meaning, r->rank, own);
    return k->meaning.exact ? SDYRT_OK : combine(r, k);
}

static sdyrt_status capture_case(gpu_rank *r, sdyrt_context *context,
                                 struct CUstream_st *stream, const char *name,
                                 captured *k) {
    check_rank *const own = &k->ranks[r->rank];
    sdyrt_status status = make(r, context, stream, k);
    for (uint64_t i = 1; i <= REPLAYS && status == SDYRT_OK; i++)
        status = replay(r, context, stream, k, 1000 * i);
    if (status != SDYRT_OK || own->failure[0] != '\0') {
        (void)fprintf(stderr, "%s: %s\n", name, own->failure);
        status = SDYRT_BACKEND;
    }
    gpu_graph_free(k->graph); /* before what it uses */
    sdyrt_plan_destroy(k->plan);
    check_objects_free(&k->objects);
    check_rank_free(context, own);
    return status;
}

static sdyrt_status capture_row(gpu_rank *r, sdyrt_context *context,
                                struct CUstream_st *stream, int number,
                                captured *k, int *n_captured) {
    check_case *const made = malloc(sizeof *made);
    EXPECT(made != NULL);
    sdyrt_status status = SDYRT_OK;
    const op_case *const row = &op_cases[number];
    memset(k, 0, sizeof *k);
    /* one form of each, all forms in turn */
    if (op_case_make(row, made) && op_case_ranks(made) <= r->size) {
        made->in_data = made->out_data = NULL; /* values are to change */
        const bool has_form =
            op_case_form(made, number % OP_CASE_FORMS, &k->c) ||
            op_case_form(made, number % (OP_CASE_FORMS / 2), &k->c);
        EXPECT(has_form);
        status = capture_case(r, context, stream, row->name, k);
        ++*n_captured;
    }
    free(made);
    return status;
}

/* The same on all: rank 0's clock says, on GPUs. Ranks that share one take
 * milliseconds for every message. */
static sdyrt_status look_at_time(const gpu_rank *r, double start, bool *is_up) {
    bool *const all = calloc((size_t)r->size, sizeof *all);
    EXPECT(all != NULL);
    const bool own = !r->is_thread && gpu_now() - start > SECONDS;
    const sdyrt_status status =
        r->job->allgather(r->job->state, &own, all, sizeof own, 60);
    *is_up = all[0];
    free(all);
    return status;
}

static sdyrt_status capture_table(gpu_rank *r, size_t scratch_bytes) {
    sdyrt_config config = SDYRT_CONFIG_INIT;
    sdyrt_nccl_config nccl_config = SDYRT_NCCL_CONFIG_INIT;
    sdyrt_context *context = NULL;
    config.timeout = 60;
    nccl_config.scratch_bytes = scratch_bytes;
    EXPECT(r->size <= CHECK_MAX_RANKS);
    TRY(gpu_context(r, &config, &nccl_config, &context));
    struct CUstream_st *const stream = gpu_stream();
    captured *const k = malloc(sizeof *k);
    EXPECT(k != NULL && stream != NULL);
    const double start = gpu_now();
    int n_captured = 0, n_rows = 0;
    bool is_up = false;
    sdyrt_status status = SDYRT_OK;
    for (; n_rows < n_op_cases && status == SDYRT_OK && !is_up; n_rows++) {
        status = capture_row(r, context, stream, n_rows, k, &n_captured);
        if (status == SDYRT_OK)
            status = look_at_time(r, start, &is_up);
    }
    free(k);
    gpu_stream_free(stream);
    sdyrt_context_destroy(context);
    EXPECT(n_captured > 0);
    EXPECT(!r->is_thread || n_rows == n_op_cases);
    if (r->rank == 0)
        (void)printf("%d operations of %d of %d rows captured, each launched "
                     "%d times\n",
                     n_captured, n_rows, n_op_cases, REPLAYS);
    return status;
}

static sdyrt_status capture_all(gpu_rank *r) {
    return capture_table(r, 0);
}

static sdyrt_status capture_all_in_parts(gpu_rank *r) {
    return capture_table(r, 512);
}

/* -- several runs in a graph ----------------------------------------------- */

/* Let the input of both be the values of `seed`, which the outputs have not. */
static sdyrt_status set_parts(gpu_rank *r, sdyrt_context *context, gpu_parts *p,
                              int seed) {
    gpu_parts_values(r, p, true, seed, p->host);
    return sdyrt_copy(context, p->by_rows, p->host, p->bytes);
}

static sdyrt_status replay_parts(gpu_rank *r, sdyrt_context *context,
                                 struct CUstream_st *stream, gpu_parts *p,
                                 const unsigned char *back,
                                 const gpu_graph *graph, int seed) {
    unsigned char *const found = p->host + p->bytes;
    TRY(set_parts(r, context, p, seed));
    TRY(gpu_graph_launch(r, graph, stream));
    TRY(gpu_graph_launch(r, graph, stream));
    TRY(gpu_stream_wait(r, stream));
    TRY(gpu_parts_compare(r, context, p, false, seed));
    TRY(sdyrt_copy(context, found, back, p->bytes));
    gpu_parts_values(r, p, true, seed, p->host);
    EXPECT(memcmp(p->host, found, p->bytes) == 0);
    return SDYRT_OK;
}

/* There and back, and runs without a graph between the launches. */
static sdyrt_status capture_two_runs(gpu_rank *r) {
    sdyrt_config config = SDYRT_CONFIG_INIT;
    sdyrt_nccl_config nccl_config = SDYRT_NCCL_CONFIG_INIT;
    sdyrt_context *context = NULL;
    gpu_parts p;
    gpu_graph *graph = NULL;
    void *back = NULL;
    config.timeout = 60;
    TRY(gpu_context(r, &config, &nccl_config, &context));
    TRY(gpu_parts_make(r, context, 0, &p));
    TRY(sdyrt_alloc(context, p.bytes, &back));
    struct CUstream_st *const stream = gpu_stream();
    EXPECT(stream != NULL);
    TRY(gpu_capture_start(r, stream));
    TRY(sdyrt_plan_run_on(p.to_columns, p.by_rows, p.by_columns, stream));
    TRY(sdyrt_plan_run_on(p.to_rows, p.by_columns, back, stream));
    TRY(gpu_capture_end(r, stream, &graph));
    for (int seed = 1; seed <= REPLAYS; seed++) {
        TRY(replay_parts(r, context, stream, &p, back, graph, seed));
        TRY(set_parts(r, context, &p, 100 + seed));
        TRY(sdyrt_plan_run(p.to_columns, p.by_rows, p.by_columns));
        TRY(gpu_parts_compare(r, context, &p, false, 100 + seed));
    }
    gpu_graph_free(graph);
    gpu_stream_free(stream);
    sdyrt_free(context, back);
    gpu_parts_free(context, &p);
    sdyrt_context_destroy(context);
    return SDYRT_OK;
}

const gpu_test gpu_tests[] = {
    {"all_operations", 1, false, capture_all},
    {"all_operations_in_parts", 2, false, capture_all_in_parts},
    {"two_runs_in_one_graph", 1, false, capture_two_runs},
    {"counts_that_vary", 1, false, gpu_counts_in_graphs},
    {"messages", 1, false, gpu_messages_in_graphs},
    {"large_messages", 2, false, gpu_large_messages},
    {"large_messages_registered", 2, false, gpu_large_messages_registered},
    {"large_messages_of_others", 2, false, gpu_large_messages_of_others},
};
const int n_gpu_tests = sizeof gpu_tests / sizeof *gpu_tests;
