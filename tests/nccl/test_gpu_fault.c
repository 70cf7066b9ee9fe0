/* Ranks that do not come, that call something else, and that are killed: the
 * others end soon after the timeout, every later call reports the first cause,
 * and what each was in is written down. Ranks that are late by less are waited
 * for. */
#include "gpu_test.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { QUEUED = 100, SHOWN = 64 /* are written down */ };

static sdyrt_status make_context(gpu_rank *r, int verify, double timeout,
                                 sdyrt_context **context) {
    sdyrt_config config = SDYRT_CONFIG_INIT;
    const sdyrt_nccl_config nccl_config = SDYRT_NCCL_CONFIG_INIT;
    config.verify = verify;
    config.timeout = timeout;
    return gpu_context(r, &config, &nccl_config, context);
}

/* A rank's first context takes seconds: NCCL loads its kernels, all ranks of a
 * GPU at the same time. The timeout is its deadline as well, so the first one
 * has another than those that the tests are about. */
static sdyrt_status warm(gpu_rank *r) {
    sdyrt_context *context = NULL;
    if (r->is_warm)
        return SDYRT_OK;
    TRY(make_context(r, 0, 60, &context));
    sdyrt_context_destroy(context);
    r->is_warm = true;
    return SDYRT_OK;
}

static sdyrt_status make(gpu_rank *r, int verify, double timeout,
                         sdyrt_context **context, gpu_parts *p) {
    TRY(warm(r));
    TRY(make_context(r, verify, timeout, context));
    TRY(gpu_parts_make(r, *context, 0, p));
    /* what ranks start differs by more than the timeout where they share one */
    TRY(sdyrt_plan_run(p->to_columns, p->by_rows, p->by_columns));
    TRY(sdyrt_wait(*context));
    return sdyrt_barrier(*context);
}

/* Every later call tells what the first one did. */
static sdyrt_status expect_ended(gpu_rank *r, sdyrt_context *context,
                                 const gpu_parts *p, const char *cause) {
    char byte = 0;
    EXPECT(sdyrt_plan_run(p->to_columns, p->by_rows, p->by_columns) ==
           SDYRT_ABORTED);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_RANK_FAILED);
    EXPECT_TEXT(cause);
    EXPECT(sdyrt_wait(context) == SDYRT_ABORTED);
    EXPECT_TEXT(cause);
    EXPECT(sdyrt_copy(context, &byte, p->by_rows, 1) == SDYRT_ABORTED);
    EXPECT_TEXT(cause);
    return SDYRT_OK;
}

/* -- what is written down -------------------------------------------------- */

/* The environment's is then a folder of this process. */
static sdyrt_status make_folder(gpu_rank *r, char *folder) {
    if (r->rank == 0 || !r->is_thread) {
        EXPECT(mkdtemp(folder) != NULL);
        EXPECT(setenv("SDYRT_TRACE_DIR", folder, 1) == 0);
    }
    TRY(r->job->barrier(r->job->state, 60));
    return SDYRT_OK;
}

static void name_file(const gpu_rank *r, char *name, size_t bytes) {
    (void)snprintf(name, bytes, "%s/sdyrt-operations-rank%d-%d.txt",
                   getenv("SDYRT_TRACE_DIR"), r->rank, (int)getpid());
}

/* Once all who share it are through. A rank that did nothing wrong may have
 * written as well, when NCCL told it that others had gone. */
static sdyrt_status remove_folder(gpu_rank *r, const char *folder) {
    char name[256];
    name_file(r, name, sizeof name);
    (void)unlink(name);
    if (r->is_thread)
        TRY(r->job->barrier(r->job->state, 60));
    if (r->rank == 0 || !r->is_thread)
        EXPECT(rmdir(folder) == 0);
    return SDYRT_OK;
}

/* A number after the first `part`; 0: there is none. */
static uint64_t number_after(const char *text, const char *part) {
    const char *const at = strstr(text, part);
    return at == NULL ? 0 : strtoull(at + strlen(part), NULL, 10);
}

/* The first line about an operation that contains `says`; NULL: none. */
static const char *find_line(const gpu_rank *r, const char *text,
                             uint64_t number, const char *says) {
    char start[64];
    (void)snprintf(start, sizeof start, "\nsdyrt: rank %d: #%" PRIu64 " ",
                   r->rank, number);
    const char *const line = strstr(text, start);
    const char *const end = line == NULL ? NULL : strchr(line + 1, '\n');
    const char *const said = line == NULL ? NULL : strstr(line, says);
    return said == NULL || end == NULL || said > end ? NULL : line;
}

/* `n_queued` runs that are not done, the first of them that is late. */
static sdyrt_status expect_queued(gpu_rank *r, const char *text,
                                  uint64_t n_queued) {
    char start[32];
    (void)snprintf(start, sizeof start, "\nsdyrt: rank %d: ", r->rank);
    const uint64_t n = number_after(text, start);
    EXPECT(n >= n_queued);
    EXPECT(number_after(text, "has ended: operation #") == n - n_queued + 1);
    uint64_t i = n_queued < SHOWN ? n - n_queued + 1 : n - SHOWN + 1;
    if (n_queued >= SHOWN)
        EXPECT(find_line(r, text, i - 1, "") == NULL);
    for (; i <= n; i++) {
        text = find_line(r, text, i, "reshard of tensor<");
        EXPECT(text != NULL);
        EXPECT(find_line(r, text, i, "is on its stream, not done") == text);
    }
    return SDYRT_OK;
}

static sdyrt_status expect_written(gpu_rank *r, uint64_t n_queued) {
    char name[256], *const text = calloc(1, 65536);
    EXPECT(text != NULL);
    name_file(r, name, sizeof name);
    FILE *const file = fopen(name, "re");
    EXPECT(file != NULL);
    (void)fread(text, 1, 65535, file);
    (void)fclose(file);
    const bool names_end = strstr(text, "the context has ended: ") != NULL;
    const bool names_op = strstr(text, "reshard of tensor<") != NULL;
    const sdyrt_status status =
        n_queued > 0 ? expect_queued(r, text, n_queued) : SDYRT_OK;
    free(text);
    EXPECT(names_end && names_op);
    return status;
}

/* -- a rank that does not come --------------------------------------------- */

/* Runs in a graph, which stays, and of which one launch stays as well. */
typedef struct kept {
    struct CUstream_st *stream;
    gpu_graph *graph;
} kept;

static sdyrt_status keep(gpu_rank *r, const gpu_parts *p, kept *k) {
    k->stream = gpu_stream();
    EXPECT(k->stream != NULL);
    TRY(gpu_capture_start(r, k->stream));
    TRY(sdyrt_plan_run_on(p->to_columns, p->by_rows, p->by_columns, k->stream));
    TRY(gpu_capture_end(r, k->stream, &k->graph));
    TRY(gpu_graph_launch(r, k->graph, k->stream));
    return gpu_stream_wait(r, k->stream);
}

/* It failed, or not: the graph goes before what it uses, and what is on the
 * stream ends. */
static sdyrt_status drop(gpu_rank *r, sdyrt_context *context, gpu_parts *p,
                         const kept *k) {
    gpu_graph_free(k->graph);
    TRY(gpu_stream_wait(r, k->stream));
    gpu_parts_free(context, p);
    gpu_stream_free(k->stream);
    sdyrt_context_destroy(context);
    return SDYRT_OK;
}

/* With more on the stream than is written down; `*n_queued`: how much, where
 * the machine has not stopped before it was there. */
static sdyrt_status wait_for_the_last(gpu_rank *r, sdyrt_context *context,
                                      gpu_parts *p, const kept *k,
                                      uint64_t *n_queued) {
    const double start = gpu_now();
    uint64_t n = 0;
    sdyrt_status status = SDYRT_OK;
    TRY(gpu_graph_launch(r, k->graph, k->stream));
    for (; n < QUEUED && status == SDYRT_OK; n++)
        status = sdyrt_plan_run_on(p->to_columns, p->by_rows, p->by_columns,
                                   k->stream);
    *n_queued = status == SDYRT_OK ? n : 0;
    if (status == SDYRT_OK)
        status = sdyrt_wait(context);
    EXPECT(status == SDYRT_TIMEOUT);
    const double seconds = gpu_now() - start;
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_RANK_MISSING);
    EXPECT_TEXT("reshard of tensor<");
    EXPECT_TEXT("is not done after");
    EXPECT(seconds > 0.9 * r->timeout && seconds < r->timeout + r->grace);
    return expect_ended(r, context, p, "is not done after");
}

static sdyrt_status miss_one(gpu_rank *r) {
    sdyrt_context *context = NULL;
    gpu_parts p;
    kept k;
    uint64_t n_queued = 0;
    char folder[] = "/tmp/sdyrt-trace-XXXXXX";
    TRY(make_folder(r, folder));
    TRY(make(r, 0, r->timeout, &context, &p));
    TRY(keep(r, &p, &k));
    TRY(sdyrt_barrier(context));
    const bool is_last = r->rank == r->size - 1;
    if (!is_last)
        TRY(wait_for_the_last(r, context, &p, &k, &n_queued));
    TRY(r->job->barrier(r->job->state, 60)); /* it is here until then */
    const double start = gpu_now();
    TRY(drop(r, context, &p, &k));
    EXPECT(gpu_now() - start < r->timeout + r->grace + 10);
    if (!is_last)
        TRY(expect_written(r, n_queued));
    return remove_folder(r, folder);
}

/* -- a rank that does not launch ------------------------------------------- */

/* Launches of a graph alone, each of them marked. */
static sdyrt_status launch_in_vain(gpu_rank *r, sdyrt_context *context,
                                   const gpu_parts *p, const kept *k) {
    const double start = gpu_now();
    sdyrt_status status = SDYRT_OK;
    while (status == SDYRT_OK &&
           gpu_now() - start < r->timeout + 2 * r->grace) {
        TRY(gpu_graph_launch(r, k->graph, k->stream));
        status = sdyrt_mark_on(context, "a launch", k->stream);
    }
    EXPECT(status == SDYRT_TIMEOUT);
    const double seconds = gpu_now() - start;
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_RANK_MISSING);
    EXPECT_TEXT("(a launch) is not done after");
    EXPECT(seconds > 0.9 * r->timeout && seconds < r->timeout + r->grace);
    return expect_ended(r, context, p, "is not done after");
}

static sdyrt_status miss_launches(gpu_rank *r) {
    sdyrt_context *context = NULL;
    gpu_parts p;
    kept k;
    TRY(make(r, 0, r->timeout, &context, &p));
    TRY(keep(r, &p, &k));
    TRY(sdyrt_barrier(context));
    if (r->rank != r->size - 1)
        TRY(launch_in_vain(r, context, &p, &k));
    TRY(r->job->barrier(r->job->state, 60)); /* it is here until then */
    return drop(r, context, &p, &k);
}

/* -- a rank that is late, but comes ---------------------------------------- */

/* The others end while it has yet to run what they have called, and then while
 * it has yet to end. */
static sdyrt_status wait_for_one(gpu_rank *r) {
    const double timeout = 60; /* s: no machine stops for so long */
    sdyrt_context *context = NULL;
    gpu_parts p;
    char folder[] = "/tmp/sdyrt-trace-XXXXXX", name[256];
    TRY(make_folder(r, folder));
    TRY(make(r, 0, timeout, &context, &p));
    gpu_parts_values(r, &p, true, 1, p.host);
    TRY(sdyrt_copy(context, p.by_rows, p.host, p.bytes));
    const bool is_last = r->rank == r->size - 1;
    const double start = gpu_now();
    if (is_last)
        (void)usleep(700000);
    TRY(sdyrt_plan_run(p.to_columns, p.by_rows, p.by_columns));
    if (is_last) {
        TRY(gpu_parts_compare(r, context, &p, false, 1));
        (void)usleep(300000);
    }
    gpu_parts_free(context, &p);
    sdyrt_context_destroy(context);
    EXPECT(gpu_now() - start < timeout / 2);
    name_file(r, name, sizeof name);
    EXPECT(access(name, F_OK) != 0); /* nothing failed */
    return remove_folder(r, folder);
}

/* -- a rank that calls something else -------------------------------------- */

static sdyrt_status call_something_else(gpu_rank *r) {
    sdyrt_context *context = NULL;
    gpu_parts p;
    TRY(make(r, 1, r->timeout, &context, &p));
    EXPECT((r->rank == 0 ? sdyrt_plan_run(p.to_rows, p.by_columns, p.by_rows)
                         : sdyrt_plan_run(p.to_columns, p.by_rows,
                                          p.by_columns)) == SDYRT_MISMATCH);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_RANKS_DIFFER);
    EXPECT_TEXT("rank 0 calls reshard");
    EXPECT_TEXT("rank 1 calls reshard");
    /* nothing has begun, so all go on */
    gpu_parts_values(r, &p, true, 1, p.host);
    TRY(sdyrt_copy(context, p.by_rows, p.host, p.bytes));
    TRY(sdyrt_plan_run(p.to_columns, p.by_rows, p.by_columns));
    TRY(gpu_parts_compare(r, context, &p, false, 1));
    gpu_parts_free(context, &p);
    sdyrt_context_destroy(context);
    return SDYRT_OK;
}

/* -- a rank that is killed ------------------------------------------------- */

/* Until it fails; `*last` is when a run was last seen to be done. */
static sdyrt_status run_until_it_fails(const gpu_rank *r, const gpu_parts *p,
                                       sdyrt_context *context, double *last) {
    sdyrt_status status = SDYRT_OK;
    *last = gpu_now();
    while (status == SDYRT_OK &&
           gpu_now() - *last < r->timeout + 2 * r->grace) {
        status = sdyrt_plan_run(p->to_columns, p->by_rows, p->by_columns);
        if (status == SDYRT_OK)
            status = sdyrt_wait(context);
        if (status == SDYRT_OK)
            *last = gpu_now();
    }
    return status;
}

static sdyrt_status survive(gpu_rank *r, sdyrt_context *context,
                            const gpu_parts *p) {
    char cause[200]; /* later texts say more before it, and may be cut */
    double last = 0;
    const sdyrt_status status = run_until_it_fails(r, p, context, &last);
    const double seconds = gpu_now() - last;
    (void)snprintf(cause, sizeof cause, "%s", sdyrt_last_error());
    (void)printf("rank %d: %s after %.2f s: %s\n", r->rank,
                 sdyrt_status_name(status), seconds, cause);
    EXPECT(status == SDYRT_TIMEOUT || status == SDYRT_BACKEND ||
           status == SDYRT_ABORTED);
    EXPECT(seconds < r->timeout + r->grace);
    return expect_ended(r, context, p, cause);
}

/* The last one is, in the middle of a loop. */
static sdyrt_status lose_one(gpu_rank *r) {
    sdyrt_context *context = NULL;
    gpu_parts p;
    char folder[] = "/tmp/sdyrt-trace-XXXXXX";
    TRY(make_folder(r, folder));
    TRY(make(r, 0, r->timeout, &context, &p));
    if (r->rank == r->size - 1) {
        for (int i = 0; i < 20; i++) {
            TRY(sdyrt_plan_run(p.to_columns, p.by_rows, p.by_columns));
            TRY(sdyrt_wait(context));
        }
        gpu_be_killed(r);
    } else {
        TRY(survive(r, context, &p));
    }
    if (r->is_thread) /* its memory goes when nobody uses it */
        TRY(r->job->barrier(r->job->state, 60));
    const double start = gpu_now();
    gpu_parts_free(context, &p);
    sdyrt_context_destroy(context);
    if (r->is_killed)
        return remove_folder(r, folder);
    EXPECT(gpu_now() - start < r->timeout + r->grace + 10);
    TRY(expect_written(r, 0));
    return remove_folder(r, folder);
}

const gpu_test gpu_tests[] = {
    {"one_that_does_not_come", 2, false, miss_one},
    {"one_that_does_not_launch", 2, false, miss_launches},
    {"one_that_is_late", 2, false, wait_for_one},
    {"one_that_calls_something_else", 2, false, call_something_else},
    {"one_that_is_killed", 2, true, lose_one},
};
const int n_gpu_tests = sizeof gpu_tests / sizeof *gpu_tests;
