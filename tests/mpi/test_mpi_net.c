/* The mpi backend between nodes: what becomes of messages when an operation
 * fails. Every process of the job runs all tests. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "mpi/job.h"

#include <stdlib.h>
#include <string.h>

enum { LARGE = 1000001 }; /* elements: several chunks, the last one short */

/* -- a rank that fails ----------------------------------------------------- */

/* More often than there are buffers for chunks. */
static void test_failed_large_boxes_leave_all_buffers_free(void **state) {
    (void)state;
    int32_t *in = calloc(LARGE, sizeof *in);
    int32_t *out = calloc(LARGE * (size_t)size, sizeof *out);
    sdyrt_context *context = make(10, 0);
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
    assert_true(now() - start < 5);
    sdyrt_context_destroy(context);
    free(in);
    free(out);
}

int main(int argc, char **argv) {
    job_start(&argc, &argv);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_failed_large_boxes_leave_all_buffers_free),
    };
    return job_end(cmocka_run_group_tests_name("mpi_net", tests, NULL, NULL));
}
