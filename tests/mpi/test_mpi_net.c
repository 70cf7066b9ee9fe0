/* The mpi backend between nodes: what becomes of messages when an operation
 * fails, and how ranks find that they call different ones. Every process of the
 * job runs all tests. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "mpi/job.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum { LARGE = 1000001 }; /* elements: several chunks, the last one short */

/* -- a rank that fails ----------------------------------------------------- */

/* More often than there are buffers for chunks. */
static void test_failed_large_boxes_leave_all_buffers_free(void **state) {
    (void)state;
    int32_t *in = calloc(LARGE, sizeof *in);
    int32_t *out = calloc(LARGE * (size_t)size, sizeof *out);
    sdyrt_context *context = make(60, 0);
    const sdyrt_op op = gather((int64_t)LARGE * size);
    for (int i = 0; i < 60; i++) {
        if (rank == special)
            pause_for(i % 20 * 1e-4); /* the others are in the middle of it */
        const sdyrt_status status =
            sdyrt_run(context, &op, NULL, in, rank == special ? NULL : out);
        assert_int_equal(status,
                         rank == special ? SDYRT_ARGUMENT : SDYRT_ABORTED);
    }
    const double start = now();
    for (int i = 0; i < 3; i++)
        if (run_gather(context, LARGE, in, out) != SDYRT_OK)
            fail_msg("%s", sdyrt_last_error());
    assert_true(now() - start < 50);
    sdyrt_context_destroy(context);
    free(in);
    free(out);
}

/* -- a barrier and something else ------------------------------------------ */

/* This rank's call has failed: a mismatch, or another rank that found one. */
static void assert_mismatch(sdyrt_status status, double start) {
    if (status != SDYRT_MISMATCH && status != SDYRT_ABORTED)
        fail_msg("%s: %s", sdyrt_status_name(status), sdyrt_last_error());
    assert_true(now() - start < 50);
    if (strstr(sdyrt_last_error(), "calls a barrier") == NULL ||
        strstr(sdyrt_last_error(), "calls all_gather") == NULL)
        fail_msg("'%s' does not tell both calls", sdyrt_last_error());
    assert_names_special();
    assert_true(is_any(status == SDYRT_MISMATCH));
}

/* One rank in the barrier, or all but one; early or late. */
static void test_a_barrier_and_a_gather_do_not_match(void **state) {
    (void)state;
    int32_t *in = malloc(LARGE * sizeof *in);
    int32_t *out = malloc(LARGE * (size_t)size * sizeof *out);
    for (int i = 0; i < 8; i++) {
        sdyrt_context *context = make(60, 0);
        const int part = i / 2 % 2 == 0 ? 4 : LARGE;
        MPI_Barrier(MPI_COMM_WORLD);
        const double start = now();
        if ((rank == special) == (i >= 4))
            pause_for(0.05);
        const bool is_in_barrier = (rank == special) == (i % 2 == 0);
        assert_mismatch(is_in_barrier ? sdyrt_barrier(context)
                                      : run_gather(context, part, in, out),
                        start);
        assert_after_mismatch(context, false);
        sdyrt_context_destroy(context);
    }
    free(in);
    free(out);
}

static void test_the_verify_mode_compares_barriers(void **state) {
    (void)state;
    int32_t in[4], out[4 * 64];
    sdyrt_context *context = make(60, 1);
    for (int i = 0; i < 4; i++) {
        MPI_Barrier(MPI_COMM_WORLD);
        const double start = now();
        const bool is_in_barrier = (rank == special) == (i % 2 == 0);
        const sdyrt_status status = is_in_barrier
                                        ? sdyrt_barrier(context)
                                        : run_gather(context, 4, in, out);
        assert_int_equal(status, SDYRT_MISMATCH);
        assert_mismatch(status, start);
        assert_int_equal(sdyrt_barrier(context), SDYRT_OK);
        assert_int_equal(run_gather(context, 4, in, out), SDYRT_OK);
    }
    sdyrt_context_destroy(context);
}

/* Who waits for nobody is past it when it hears of the barrier. */
static void test_a_barrier_and_a_local_operation_do_not_match(void **state) {
    (void)state;
    int32_t in[4 * 64] = {0}, out[4 * 64];
    sdyrt_op slice = gather((int64_t)4 * size);
    slice.kind = SDYRT_OP_ALL_SLICE;
    slice.from = whole;
    slice.to = cut;
    for (int i = 0; i < 3; i++) {
        sdyrt_context *context = make(60, 0);
        MPI_Barrier(MPI_COMM_WORLD);
        const double start = now();
        if (rank == special) {
            pause_for(0.1); /* the others have left */
            assert_int_equal(sdyrt_barrier(context), SDYRT_MISMATCH);
            assert_non_null(strstr(sdyrt_last_error(), "calls a barrier"));
            assert_non_null(strstr(sdyrt_last_error(), "has ended it"));
        } else {
            assert_int_equal(sdyrt_run(context, &slice, NULL, in, out),
                             SDYRT_OK);
        }
        assert_after_mismatch(context, false);
        assert_true(now() - start < 50);
        sdyrt_context_destroy(context);
    }
}

/* -- a rank that comes late ------------------------------------------------ */

static void test_contexts_are_made_in_time_or_not_at_all(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    config.timeout = 1;
    sdyrt_context *context = NULL;
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == special)
        wait_for_others();
    const double start = now();
    const sdyrt_status status =
        sdyrt_mpi_create(&config, MPI_COMM_WORLD, &context);
    if (rank != special)
        report_special();
    assert_int_equal(status, SDYRT_TIMEOUT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_RANK_MISSING);
    assert_non_null(strstr(sdyrt_last_error(), "waited 1 s"));
    assert_true(now() - start >= 1 && now() - start < 50);
    assert_null(context);
}

/* -- no memory to share ---------------------------------------------------- */

static int memfd_error; /* of memfd_create; 0: none */

int __real_memfd_create(const char *name, unsigned flags);
int __wrap_memfd_create(const char *name, unsigned flags);

int __wrap_memfd_create(const char *name, unsigned flags) {
    if (memfd_error == 0)
        return __real_memfd_create(name, flags);
    errno = memfd_error;
    return -1;
}

/* On all ranks, on one, and on all but one. */
static void test_ranks_that_share_no_memory_send_messages(void **state) {
    (void)state;
    for (int i = 0; i < 3; i++) {
        if (i == 0 || (rank == special) == (i == 1))
            memfd_error = ENOSYS;
        sdyrt_context *context = make(60, 0);
        memfd_error = 0;
        void *in, *out;
        const size_t bytes = LARGE * sizeof(int32_t);
        assert_int_equal(sdyrt_alloc(context, bytes, &in), SDYRT_OK);
        assert_int_equal(sdyrt_alloc(context, bytes * (size_t)size, &out),
                         SDYRT_OK);
        for (int k = 0; k < 3; k++) {
            assert_int_equal(run_gather(context, 1000, in, out), SDYRT_OK);
            assert_int_equal(run_gather(context, LARGE, in, out), SDYRT_OK);
            assert_int_equal(sdyrt_barrier(context), SDYRT_OK);
        }
        sdyrt_free(context, in);
        sdyrt_free(context, out);
        sdyrt_context_destroy(context);
    }
}

static void test_small_files_make_small_memory(void **state) {
    (void)state;
    struct rlimit before, lower;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    lower = before;
    lower.rlim_cur = 300000;
    MPI_Barrier(MPI_COMM_WORLD); /* which MPI may make files for */
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &lower), 0);
    sdyrt_context *context = make(60, 0);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    void *memory = NULL, *out;
    assert_int_equal(sdyrt_alloc(context, 400000, &memory), SDYRT_MEMORY);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NO_MEMORY);
    assert_non_null(strstr(sdyrt_last_error(), "400000 bytes"));
    assert_null(memory);
    assert_int_equal(sdyrt_alloc(context, 4000, &memory), SDYRT_OK);
    out = malloc(4000 * (size_t)size);
    assert_int_equal(run_gather(context, 1000, memory, out), SDYRT_OK);
    free(out);
    sdyrt_context_destroy(context);
}

/* -- no memory ------------------------------------------------------------- */

static size_t most_bytes = SIZE_MAX; /* that aligned_alloc gives */

void *__real_aligned_alloc(size_t alignment, size_t bytes);
void *__wrap_aligned_alloc(size_t alignment, size_t bytes);

void *__wrap_aligned_alloc(size_t alignment, size_t bytes) {
    return bytes > most_bytes ? NULL : __real_aligned_alloc(alignment, bytes);
}

/* Rank 0 finds a mismatch, but cannot say so: at first it has memory enough to
 * say that, then none at all. */
static void test_a_rank_without_memory_for_messages_tells(void **state) {
    (void)state;
    int32_t in[4], out[4 * 64];
    for (int none = 0; none <= 1; none++) {
        sdyrt_context *context = make(60, 1);
        const double start = now();
        if (rank == 0) {
            most_bytes = none ? 0 : 4096;
            const sdyrt_status status = sdyrt_barrier(context);
            most_bytes = SIZE_MAX;
            assert_int_equal(status, SDYRT_MEMORY);
            assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NO_MEMORY);
        } else {
            assert_int_equal(run_gather(context, 4, in, out), SDYRT_ABORTED);
            assert_non_null(strstr(sdyrt_last_error(), "rank 0"));
            assert_non_null(strstr(sdyrt_last_error(), "no memory"));
        }
        assert_true(now() - start < 50);
        assert_int_equal(run_gather(context, 4, in, out), SDYRT_ABORTED);
        assert_non_null(strstr(sdyrt_last_error(), "no memory"));
        sdyrt_context_destroy(context);
    }
}

/* Sum what all ranks have: `elements` ones. */
static sdyrt_status run_sum(sdyrt_context *context, int64_t elements) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 1, .dims = {elements}};
    op.from = terms;
    op.to = whole;
    int32_t *in = malloc((size_t)elements * sizeof *in);
    int32_t *out = malloc((size_t)elements * sizeof *out);
    for (int64_t i = 0; i < elements; i++)
        in[i] = 1;
    const sdyrt_status status = sdyrt_run(context, &op, NULL, in, out);
    for (int64_t i = 0; status == SDYRT_OK && i < elements; i++)
        assert_int_equal(out[i], size);
    free(in);
    free(out);
    return status;
}

static void test_a_plan_without_memory_leaves_the_others(void **state) {
    (void)state;
    sdyrt_context *context = make(60, 0);
    assert_int_equal(run_sum(context, 10007), SDYRT_OK);
    most_bytes = 100000;
    const sdyrt_status status = run_sum(context, 1000003);
    most_bytes = SIZE_MAX;
    assert_int_equal(status, SDYRT_MEMORY);
    assert_int_equal(run_sum(context, 10007), SDYRT_OK);
    assert_int_equal(run_sum(context, 1000003), SDYRT_OK);
    sdyrt_context_destroy(context);
}

int main(int argc, char **argv) {
    job_start(&argc, &argv);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_failed_large_boxes_leave_all_buffers_free),
        cmocka_unit_test(test_a_barrier_and_a_gather_do_not_match),
        cmocka_unit_test(test_the_verify_mode_compares_barriers),
        cmocka_unit_test(test_a_barrier_and_a_local_operation_do_not_match),
        cmocka_unit_test(test_a_rank_without_memory_for_messages_tells),
        cmocka_unit_test(test_a_plan_without_memory_leaves_the_others),
        cmocka_unit_test(test_ranks_that_share_no_memory_send_messages),
        cmocka_unit_test(test_small_files_make_small_memory),
        /* last: what all ranks then call waits for what was given up */
        cmocka_unit_test(test_contexts_are_made_in_time_or_not_at_all),
    };
    return job_end(cmocka_run_group_tests_name("mpi_net", tests, NULL, NULL));
}
