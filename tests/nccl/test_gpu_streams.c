/* The caller's streams and its communicator: what is put on a stream before a
 * run is what the run reads, what comes after reads what it wrote, and nobody
 * waits on the host between. */
#include "gpu_test.h"

#include <stdio.h>
#include <string.h>

enum { ROUNDS = 15 };

typedef struct place {
    sdyrt_context *context;
    gpu_parts p;
    struct CUstream_st *streams[3]; /* the last: the default stream */
} place;

static sdyrt_status make(gpu_rank *r, void *comm, size_t scratch_bytes,
                         place *at) {
    sdyrt_config config = SDYRT_CONFIG_INIT;
    sdyrt_nccl_config nccl_config = SDYRT_NCCL_CONFIG_INIT;
    *at = (place){.context = NULL};
    config.timeout = 60;
    nccl_config.comm = comm;
    nccl_config.scratch_bytes = scratch_bytes;
    TRY(gpu_context(r, &config, &nccl_config, &at->context));
    TRY(gpu_parts_make(r, at->context, 0, &at->p));
    for (int i = 0; i < 2; i++) {
        at->streams[i] = gpu_stream();
        EXPECT(at->streams[i] != NULL);
    }
    return SDYRT_OK;
}

static void end(place *at) {
    gpu_parts_free(at->context, &at->p);
    gpu_stream_free(at->streams[0]);
    gpu_stream_free(at->streams[1]);
    sdyrt_context_destroy(at->context);
}

/* Run number `i`, each on another stream. */
static sdyrt_status run_next(const place *at, int i, sdyrt_plan *plan,
                             const void *in, void *out) {
    return i % 7 == 6 ? sdyrt_plan_run(plan, in, out)
                      : sdyrt_plan_run_on(plan, in, out, at->streams[i % 3]);
}

/* Matrices of other values each go to and fro, all through one buffer: a run
 * that starts before the one before it is done has the values of another. `to`
 * and `from` have ROUNDS of them. */
static sdyrt_status run_rounds(gpu_rank *r, place *at, unsigned char *from,
                               unsigned char *to) {
    gpu_parts *const p = &at->p;
    unsigned char *const found = p->host + p->bytes;
    for (int k = 0; k < ROUNDS; k++) {
        const size_t start = (size_t)k * p->bytes;
        gpu_parts_values(r, p, true, k, p->host);
        TRY(sdyrt_copy(at->context, from + start, p->host, p->bytes));
        gpu_parts_values(r, p, true, ROUNDS + k, p->host);
        TRY(sdyrt_copy(at->context, to + start, p->host, p->bytes));
    }
    for (int k = 0; k < ROUNDS; k++) {
        const size_t start = (size_t)k * p->bytes;
        TRY(run_next(at, 2 * k, p->to_columns, from + start, p->by_columns));
        TRY(run_next(at, 2 * k + 1, p->to_rows, p->by_columns, to + start));
    }
    TRY(sdyrt_wait(at->context));
    TRY(gpu_parts_compare(r, at->context, p, false, ROUNDS - 1));
    for (int k = 0; k < ROUNDS; k++) {
        gpu_parts_values(r, p, true, k, p->host);
        TRY(sdyrt_copy(at->context, found, to + (size_t)k * p->bytes,
                       p->bytes));
        EXPECT(memcmp(p->host, found, p->bytes) == 0);
    }
    return SDYRT_OK;
}

static sdyrt_status run_to_and_fro(gpu_rank *r, place *at) {
    const size_t bytes = ROUNDS * at->p.bytes;
    void *memory = NULL;
    TRY(sdyrt_alloc(at->context, 2 * bytes, &memory));
    unsigned char *const from = memory;
    TRY(run_rounds(r, at, from, from + bytes));
    sdyrt_free(at->context, memory);
    return SDYRT_OK;
}

static sdyrt_status follow_each_other(gpu_rank *r) {
    place at;
    TRY(make(r, NULL, 0, &at));
    TRY(run_to_and_fro(r, &at));
    end(&at);
    return SDYRT_OK;
}

static sdyrt_status follow_each_other_in_parts(gpu_rank *r) {
    place at;
    TRY(make(r, NULL, 100, &at));
    TRY(run_to_and_fro(r, &at));
    end(&at);
    return SDYRT_OK;
}

/* Copies before and after a run, with other values each time. */
static sdyrt_status run_between_copies(gpu_rank *r, place *at) {
    gpu_parts *const p = &at->p;
    unsigned char *const found = p->host + p->bytes;
    for (int i = 0; i < 6; i++) {
        struct CUstream_st *const stream = at->streams[i % 3];
        gpu_parts_values(r, p, true, 100 + i, p->host);
        TRY(gpu_copy(r, p->by_rows, p->host, p->bytes, stream));
        TRY(sdyrt_plan_run_on(p->to_columns, p->by_rows, p->by_columns,
                              stream));
        TRY(gpu_copy(r, found, p->by_columns, p->bytes, stream));
        TRY(gpu_stream_wait(r, stream));
        gpu_parts_values(r, p, false, 100 + i, p->host);
        EXPECT(memcmp(p->host, found, p->bytes) == 0);
    }
    return SDYRT_OK;
}

static sdyrt_status stand_between_copies(gpu_rank *r) {
    place at;
    TRY(make(r, NULL, 0, &at));
    TRY(run_between_copies(r, &at));
    end(&at);
    return SDYRT_OK;
}

/* A communicator of the caller's serves two contexts, and then still itself. */
static sdyrt_status use_a_communicator(gpu_rank *r) {
    void *comm = NULL;
    TRY(gpu_comm(r, &comm));
    for (int i = 0; i < 2; i++) {
        place at;
        TRY(make(r, comm, 0, &at));
        TRY(run_to_and_fro(r, &at));
        TRY(run_between_copies(r, &at));
        end(&at);
        EXPECT(gpu_comm_is_fine(r, comm));
    }
    gpu_comm_free(r, comm);
    return SDYRT_OK;
}

const gpu_test gpu_tests[] = {
    {"runs_follow_each_other_on_any_stream", 1, false, follow_each_other},
    {"so_do_runs_in_parts", 2, false, follow_each_other_in_parts},
    {"runs_stand_between_copies", 1, false, stand_between_copies},
    {"a_communicator_of_the_callers", 1, false, use_a_communicator},
};
const int n_gpu_tests = sizeof gpu_tests / sizeof *gpu_tests;
