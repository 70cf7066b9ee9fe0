/* The bootstrap of the processes of an MPI job. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "mpi/job.h"
#include "runtime/bootstrap/bootstrap.h"

#include <sdyrt/mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static sdyrt_bootstrap open_bootstrap(void) {
    sdyrt_bootstrap b = SDYRT_BOOTSTRAP_INIT;
    MPI_Barrier(MPI_COMM_WORLD);
    if (sdyrt_bootstrap_mpi(MPI_COMM_WORLD, &b) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
    assert_int_equal(sdyi_bootstrap_check(&b), SDYRT_OK);
    assert_int_equal(b.rank, rank);
    assert_int_equal(b.size, size);
    return b;
}

/* Around the size of what goes at once; in place or not. */
static void test_any_number_of_bytes_is_gathered(void **state) {
    (void)state;
    static const size_t sizes[] = {1, 8, 65535, 65536, 65537, 200001, 0};
    sdyrt_bootstrap b = open_bootstrap();
    for (size_t i = 0; i < 2 * sizeof sizes / sizeof sizes[0]; i++) {
        const size_t bytes = sizes[i / 2], n = (size_t)size;
        unsigned char *all = malloc(n * bytes + 1);
        unsigned char *apart = malloc(bytes + 1);
        unsigned char *const own = i % 2 ? all + (size_t)rank * bytes : apart;
        memset(all, 0xee, n * bytes + 1);
        for (size_t k = 0; k < bytes; k++)
            own[k] = (unsigned char)((size_t)rank * 31 + k * 7);
        if (b.allgather(b.state, own, all, bytes, 60) != SDYRT_OK)
            fail_msg("%s", sdyrt_last_error());
        for (size_t k = 0; k < n * bytes; k++)
            if (all[k] != (unsigned char)(k / bytes * 31 + k % bytes * 7))
                fail_msg("byte %zu of %zu", k, n * bytes);
        assert_int_equal(all[n * bytes], 0xee);
        free(all);
        free(apart);
    }
    assert_int_equal(b.barrier(b.state, 60), SDYRT_OK);
    int local = -1;
    assert_int_equal(sdyi_bootstrap_locate(&b, 60, &local), SDYRT_OK);
    assert_in_range(local, 0, size - 1);
    sdyrt_bootstrap_free(&b);
}

static void test_ranks_find_the_largest(void **state) {
    (void)state;
    static const size_t counts[] = {0, 1, 32, 33, 200};
    const uint64_t own = (uint64_t)rank, last = (uint64_t)size - 1;
    sdyrt_bootstrap b = open_bootstrap();
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        uint64_t numbers[200];
        for (size_t k = 0; k < counts[i]; k++)
            numbers[k] = k % 2 == 0 ? k + own : ~(k + own);
        assert_int_equal(b.max(b.state, numbers, counts[i], 60), SDYRT_OK);
        for (size_t k = 0; k < counts[i]; k++)
            assert_int_equal(numbers[k], k % 2 == 0 ? k + last : ~k);
    }
    sdyrt_bootstrap_free(&b);
}

/* Those that gather as many bytes call something else. */
static void test_ranks_that_look_for_the_largest_alone(void **state) {
    (void)state;
    sdyrt_bootstrap b = open_bootstrap();
    uint64_t number = 0, *all = calloc((size_t)size, sizeof number);
    assert_int_equal(rank == special
                         ? b.max(b.state, &number, 1, 60)
                         : b.allgather(b.state, &number, all, 8, 60),
                     SDYRT_MISMATCH);
    assert_non_null(strstr(sdyrt_last_error(), "(max of 8 bytes a rank)"));
    assert_names_special();
    free(all);
    sdyrt_bootstrap_free(&b);
}

static void test_ranks_that_call_differently_are_told(void **state) {
    (void)state;
    sdyrt_bootstrap b = open_bootstrap();
    char own[8] = "", *all = calloc((size_t)size, 8), text[64];
    const size_t bytes = rank == special ? 8 : 4;
    assert_int_equal(b.allgather(b.state, own, all, bytes, 60), SDYRT_MISMATCH);
    snprintf(text, sizeof text, "(allgather of %zu bytes a rank)", 12 - bytes);
    assert_non_null(strstr(sdyrt_last_error(), text));
    assert_names_special();
    assert_int_equal(b.barrier(b.state, 60), SDYRT_ABORTED);
    assert_names_special();
    free(all);
    sdyrt_bootstrap_free(&b);
}

static void test_a_rank_that_is_late_is_not_waited_for(void **state) {
    (void)state;
    sdyrt_bootstrap b = open_bootstrap();
    if (rank == special)
        wait_for_others();
    const double start = now();
    sdyrt_status status = b.barrier(b.state, rank == special ? 600 : 1);
    if (rank != special)
        report_special();
    if (rank == special && status == SDYRT_OK) /* what they sent had come */
        status = b.barrier(b.state, 600);
    /* nor does the late one wait for those that have given up */
    assert_true(status == SDYRT_TIMEOUT ||
                (rank == special && status == SDYRT_ABORTED));
    assert_int_equal(sdyrt_last_error_kind(), status == SDYRT_TIMEOUT
                                                  ? SDYRT_KIND_RANK_MISSING
                                                  : SDYRT_KIND_RANK_FAILED);
    assert_non_null(strstr(sdyrt_last_error(), "call #1 (barrier): rank "));
    assert_non_null(strstr(sdyrt_last_error(), "waited 1 s"));
    assert_true(now() - start < 60);
    assert_int_equal(b.barrier(b.state, 1), SDYRT_ABORTED);
    MPI_Barrier(MPI_COMM_WORLD); /* what was given up may end */
    sdyrt_bootstrap_free(&b);
}

static void test_wrong_communicators_are_refused(void **state) {
    (void)state;
    sdyrt_bootstrap b = SDYRT_BOOTSTRAP_INIT;
    assert_int_equal(sdyrt_bootstrap_mpi(MPI_COMM_NULL, &b), SDYRT_ARGUMENT);
    assert_non_null(strstr(sdyrt_last_error(),
                           "sdyrt_bootstrap_mpi: 'comm' is MPI_COMM_NULL"));
    assert_int_equal(sdyrt_bootstrap_mpi(MPI_COMM_WORLD, NULL), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    b.struct_bytes = 1;
    assert_int_equal(sdyrt_bootstrap_mpi(MPI_COMM_WORLD, &b), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_STRUCT_BYTES);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_any_number_of_bytes_is_gathered),
        cmocka_unit_test(test_ranks_find_the_largest),
        cmocka_unit_test(test_ranks_that_look_for_the_largest_alone),
        cmocka_unit_test(test_ranks_that_call_differently_are_told),
        cmocka_unit_test(test_a_rank_that_is_late_is_not_waited_for),
        cmocka_unit_test(test_wrong_communicators_are_refused),
    };
    job_start(&argc, &argv);
    return job_end(cmocka_run_group_tests(tests, NULL, NULL));
}
