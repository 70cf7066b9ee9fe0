/* Ranks that do not come, that call something else, and that are killed: the
 * others end soon after the timeout, every later call tells the first
 * cause, and what each was in is written down. */
#include "gpu_test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static sdyrt_status make(gpu_rank *r, int verify, sdyrt_context **context,
                         gpu_parts *p) {
    sdyrt_config config = SDYRT_CONFIG_INIT;
    const sdyrt_nccl_config nccl_config = SDYRT_NCCL_CONFIG_INIT;
    config.verify = verify;
    config.timeout = r->timeout;
    TRY(gpu_context(r, &config, &nccl_config, context));
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

static sdyrt_status expect_written(gpu_rank *r, bool is_missing_one) {
    char name[256], *const text = calloc(1, 65536);
    EXPECT(text != NULL);
    name_file(r, name, sizeof name);
    FILE *const file = fopen(name, "re");
    EXPECT(file != NULL);
    (void)fread(text, 1, 65535, file);
    (void)fclose(file);
    const bool names_end = strstr(text, "the context has ended: ") != NULL;
    const bool names_op = strstr(text, "reshard of tensor<") != NULL;
    const bool names_open = !is_missing_one || strstr(text, "not done") != NULL;
    free(text);
    EXPECT(names_end && names_op && names_open);
    return SDYRT_OK;
}

/* -- a rank that does not come --------------------------------------------- */

static sdyrt_status wait_for_the_last(gpu_rank *r, sdyrt_context *context,
                                      gpu_parts *p) {
    const double start = gpu_now();
    TRY(sdyrt_plan_run(p->to_columns, p->by_rows, p->by_columns));
    EXPECT(sdyrt_wait(context) == SDYRT_TIMEOUT);
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
    char folder[] = "/tmp/sdyrt-trace-XXXXXX";
    TRY(make_folder(r, folder));
    TRY(make(r, 0, &context, &p));
    const bool is_last = r->rank == r->size - 1;
    if (is_last)
        (void)usleep((useconds_t)(1e6 * (r->timeout + r->grace + 1)));
    else
        TRY(wait_for_the_last(r, context, &p));
    const double start = gpu_now();
    gpu_parts_free(context, &p);
    sdyrt_context_destroy(context);
    EXPECT(gpu_now() - start < r->timeout + r->grace + 10);
    if (!is_last)
        TRY(expect_written(r, true));
    return remove_folder(r, folder);
}

/* -- a rank that calls something else -------------------------------------- */

static sdyrt_status call_something_else(gpu_rank *r) {
    sdyrt_context *context = NULL;
    gpu_parts p;
    TRY(make(r, 1, &context, &p));
    EXPECT((r->rank == 0 ? sdyrt_plan_run(p.to_rows, p.by_columns, p.by_rows)
                         : sdyrt_plan_run(p.to_columns, p.by_rows,
                                          p.by_columns)) == SDYRT_MISMATCH);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_RANKS_DIFFER);
    EXPECT_TEXT("rank 0 calls reshard");
    EXPECT_TEXT("rank 1 calls reshard");
    /* nothing has begun, so all go on */
    TRY(sdyrt_plan_run(p.to_columns, p.by_rows, p.by_columns));
    TRY(gpu_parts_compare(r, context, &p, false, 0));
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
    TRY(make(r, 0, &context, &p));
    if (r->rank == r->size - 1) {
        for (int i = 0; i < 20; i++) {
            TRY(sdyrt_plan_run(p.to_columns, p.by_rows, p.by_columns));
            TRY(sdyrt_wait(context));
        }
        gpu_be_killed(r);
    } else {
        TRY(survive(r, context, &p));
    }
    const double start = gpu_now();
    if (r->is_killed) /* on the fake its memory goes when nobody uses it */
        (void)usleep((useconds_t)(1e6 * (r->timeout + 2 * r->grace)));
    gpu_parts_free(context, &p);
    sdyrt_context_destroy(context);
    if (r->is_killed)
        return remove_folder(r, folder);
    EXPECT(gpu_now() - start < r->timeout + r->grace + 10);
    TRY(expect_written(r, false));
    return remove_folder(r, folder);
}

const gpu_test gpu_tests[] = {
    {"one_that_does_not_come", 2, false, miss_one},
    {"one_that_calls_something_else", 2, false, call_something_else},
    {"one_that_is_killed", 2, true, lose_one},
};
const int n_gpu_tests = sizeof gpu_tests / sizeof *gpu_tests;
