/* The mpi backend: how ranks meet, and what happens when one does not. Every
 * process of the job runs all tests. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "mpi/job.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PART 4 /* elements of a rank */

static sdyrt_status gather_some(sdyrt_context *context) {
    int32_t in[PART], out[PART * 64];
    return run_gather(context, PART, in, out);
}

/* -- the good case --------------------------------------------------------- */

static void test_ranks_gather_again_and_again(void **state) {
    (void)state;
    for (int verify = 0; verify <= 1; verify++) {
        sdyrt_context *context = make(20, verify);
        assert_string_equal(sdyrt_context_backend(context), "mpi");
        assert_int_equal(sdyrt_context_rank(context), rank);
        assert_int_equal(sdyrt_context_size(context), size);
        for (int i = 0; i < 200; i++)
            assert_int_equal(gather_some(context), SDYRT_OK);
        assert_int_equal(sdyrt_barrier(context), SDYRT_OK);
        sdyrt_context_destroy(context);
    }
}

/* Small boxes wait for no reader: rank 0, which alone has an element, runs
 * ahead, and who comes late gets each value all the same. */
static void test_a_rank_runs_ahead_of_slow_readers(void **state) {
    (void)state;
    sdyrt_context *context = make(20, 0);
    const sdyrt_op op = gather(1);
    for (int32_t i = 0; i < 300; i++) {
        int32_t in = i, out = -1;
        if (rank == special && i % 50 == 7)
            pause_for(0.02);
        if (sdyrt_run(context, &op, NULL, &in, &out) != SDYRT_OK)
            fail_msg("%s", sdyrt_last_error());
        in = -2; /* nobody reads it any more */
        assert_int_equal(out, i);
    }
    sdyrt_context_destroy(context);
}

/* From below what fits a note to several chunks. */
static void test_buffers_of_any_size_and_memory_move(void **state) {
    (void)state;
    static const int parts[] = {1, 1000, 4096, 5000, 70001, 300000};
    sdyrt_context *context = make(20, 0);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        const size_t bytes = (size_t)parts[i] * sizeof(int32_t);
        for (int lent = 0; lent <= 1; lent++) {
            void *const in = get(context, bytes, lent);
            void *const out = get(context, bytes * (size_t)size, lent);
            for (int k = 0; k < 3; k++)
                assert_int_equal(run_gather(context, parts[i], in, out),
                                 SDYRT_OK);
            give_back(context, in, lent);
            give_back(context, out, lent);
        }
    }
    sdyrt_context_destroy(context);
}

/* Rows of one byte to a whole number of pages, on either side. */
static void test_short_and_long_rows_move(void **state) {
    (void)state;
    static const int64_t shapes[][2] = {{64, 7}, {512, 1024}, {30, 40000}};
    sdyrt_context *context = make(20, 0);
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
        const int64_t n_rows = shapes[i][0] * size;
        const int64_t n_columns = shapes[i][1] * size;
        sdyrt_op op = SDYRT_OP_INIT;
        op.kind = SDYRT_OP_RESHARD;
        op.type = (sdyrt_type){
            .dtype = SDYRT_I32, .rank = 2, .dims = {n_rows, n_columns}};
        for (int back = 0; back <= 1; back++) {
            op.from = back ? columns : rows;
            op.to = back ? rows : columns;
            sdyrt_tile from, to;
            assert_int_equal(sdyrt_tile_of(op.from, &op.type, rank, &from),
                             SDYRT_OK);
            assert_int_equal(sdyrt_tile_of(op.to, &op.type, rank, &to),
                             SDYRT_OK);
            int32_t *in = malloc((size_t)from.elements * sizeof *in);
            int32_t *out = malloc((size_t)to.elements * sizeof *out);
            for (int64_t k = 0; k < from.elements; k++)
                in[k] =
                    (int32_t)((from.offset[0] + k / from.size[1]) * n_columns +
                              from.offset[1] + k % from.size[1]);
            if (sdyrt_run(context, &op, NULL, in, out) != SDYRT_OK)
                fail_msg("%s", sdyrt_last_error());
            for (int64_t k = 0; k < to.elements; k++)
                if (out[k] !=
                    (int32_t)((to.offset[0] + k / to.size[1]) * n_columns +
                              to.offset[1] + k % to.size[1]))
                    fail_msg("element %lld is wrong", (long long)k);
            free(in);
            free(out);
        }
    }
    sdyrt_context_destroy(context);
}

/* From memory of the caller's own, through a ring that is smaller. */
static void test_boxes_of_four_dimensions_move(void **state) {
    (void)state;
    static const int64_t shape[] = {6, 5, 70, 130};
    sdyrt_context *context = make(20, 0);
    for (int to_dim = 1; to_dim < 4; to_dim++) {
        sdyrt_op op = SDYRT_OP_INIT;
        op.kind = SDYRT_OP_RESHARD;
        op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 4};
        char texts[2][128];
        for (int d = 0; d < 4; d++)
            op.type.dims[d] = shape[d] * (d == 0 || d == to_dim ? size : 1);
        for (int i = 0; i < 2; i++) {
            const int cut_dim = i == 0 ? 0 : to_dim;
            snprintf(texts[i], sizeof texts[i],
                     "<mesh<[\"x\"=%d]>, [{%s}, {%s}, {%s}, {%s}]>", size,
                     cut_dim == 0 ? "\"x\"" : "", cut_dim == 1 ? "\"x\"" : "",
                     cut_dim == 2 ? "\"x\"" : "", cut_dim == 3 ? "\"x\"" : "");
            assert_int_equal(
                sdyrt_sharding_parse(texts[i], NULL, 0, i ? &op.to : &op.from),
                SDYRT_OK);
        }
        sdyrt_tile tiles[2];
        int32_t *data[2];
        for (int i = 0; i < 2; i++) {
            assert_int_equal(
                sdyrt_tile_of(i ? op.to : op.from, &op.type, rank, &tiles[i]),
                SDYRT_OK);
            data[i] = malloc((size_t)tiles[i].elements * sizeof **data);
        }
        for (int i = 0; i < 2; i++) {
            if (i == 1 &&
                sdyrt_run(context, &op, NULL, data[0], data[1]) != SDYRT_OK)
                fail_msg("%s", sdyrt_last_error());
            for (int64_t k = 0; k < tiles[i].elements; k++) {
                int64_t left = k, place = 0, stride = 1;
                for (int d = 3; d >= 0; d--) {
                    place +=
                        (tiles[i].offset[d] + left % tiles[i].size[d]) * stride;
                    left /= tiles[i].size[d];
                    stride *= op.type.dims[d];
                }
                if (i == 0)
                    data[0][k] = (int32_t)place;
                else if (data[1][k] != (int32_t)place)
                    fail_msg("to dimension %d: element %lld is %d", to_dim,
                             (long long)k, data[1][k]);
            }
        }
        free(data[0]);
        free(data[1]);
        sdyrt_sharding_release(op.from);
        sdyrt_sharding_release(op.to);
    }
    sdyrt_context_destroy(context);
}

static void test_memory_is_aligned(void **state) {
    (void)state;
    sdyrt_context *context = make(20, 0);
    const size_t sizes[] = {0, 1, 5000, 3u << 20};
    void *memory[2] = {NULL, NULL};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        for (int k = 0; k < 2; k++) {
            assert_int_equal(sdyrt_alloc(context, sizes[i], &memory[k]),
                             SDYRT_OK);
            assert_int_equal((uintptr_t)memory[k] % 4096, 0);
            memset(memory[k], 7 + k, sizes[i]);
        }
        for (size_t b = 0; b < sizes[i]; b++)
            assert_int_equal(((char *)memory[0])[b], 7);
        sdyrt_free(context, memory[0]);
        sdyrt_free(context, memory[1]);
    }
    sdyrt_free(context, NULL);
    void *same = &same;
    assert_int_equal(sdyrt_alloc(context, SIZE_MAX, &same), SDYRT_MEMORY);
    assert_ptr_equal(same, &same);
    /* what was freed is given again */
    for (int i = 0; i < 100; i++) {
        void *large;
        assert_int_equal(sdyrt_alloc(context, (size_t)32 << 20, &large),
                         SDYRT_OK);
        if (i == 0)
            same = large;
        assert_ptr_equal(large, same);
        sdyrt_free(context, large);
    }
    sdyrt_context_destroy(context);
}

static void test_any_communicator_will_do(void **state) {
    (void)state;
    MPI_Comm reversed;
    MPI_Comm_split(MPI_COMM_WORLD, 0, size - rank, &reversed);
    sdyrt_context *context;
    assert_int_equal(sdyrt_mpi_create(NULL, reversed, &context), SDYRT_OK);
    MPI_Comm_free(&reversed);
    assert_int_equal(sdyrt_context_rank(context), size - 1 - rank);
    const int own = rank;
    rank = size - 1 - rank;
    assert_int_equal(gather_some(context), SDYRT_OK);
    rank = own;
    sdyrt_context_destroy(context);
}

static void test_two_contexts_are_used_in_turn(void **state) {
    (void)state;
    sdyrt_context *first = make(0, 0), *second = make(0, 0);
    for (int i = 0; i < 50; i++) {
        assert_int_equal(gather_some(first), SDYRT_OK);
        assert_int_equal(gather_some(second), SDYRT_OK);
    }
    sdyrt_context_destroy(first); /* the second goes on without */
    assert_int_equal(gather_some(second), SDYRT_OK);
    sdyrt_context_destroy(second);
}

/* -- the same bits as on threads ------------------------------------------- */

enum { REDUCED = 20011 };

static void fill_terms(int r, sdyrt_dtype dtype, void *data) {
    uint64_t x = (uint64_t)r + 1;
    for (int i = 0; i < REDUCED; i++) {
        x = x * 6364136223846793005u + 1442695040888963407u;
        const float value = (float)(int32_t)(x >> 32) * 1e-7f;
        uint32_t bits;
        memcpy(&bits, &value, sizeof bits);
        if (dtype == SDYRT_BF16)
            ((uint16_t *)data)[i] = (uint16_t)(bits >> 16);
        else
            memcpy((char *)data + (size_t)i * sizeof bits, &bits, sizeof bits);
    }
}

static sdyrt_op sum_of(sdyrt_dtype dtype) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    op.type = (sdyrt_type){.dtype = dtype, .rank = 1, .dims = {REDUCED}};
    op.from = terms;
    op.to = whole;
    return op;
}

typedef struct reference {
    sdyrt_dtype dtype;
    char *out; /* of rank 0 */
} reference;

static sdyrt_status sum_on_threads(sdyrt_context *context, void *argument) {
    reference *r = argument;
    const int me = sdyrt_context_rank(context);
    const size_t bytes = REDUCED * sdyrt_dtype_bytes(r->dtype);
    void *in = malloc(bytes), *out = malloc(bytes);
    fill_terms(me, r->dtype, in);
    const sdyrt_op op = sum_of(r->dtype);
    const sdyrt_status status = sdyrt_run(context, &op, NULL, in, out);
    if (me == 0)
        memcpy(r->out, out, bytes);
    free(in);
    free(out);
    return status;
}

static void test_sums_have_the_bits_that_they_have_on_threads(void **state) {
    (void)state;
    static const sdyrt_dtype dtypes[] = {SDYRT_F32, SDYRT_BF16};
    sdyrt_context *context = make(20, 0);
    for (int i = 0; i < 2; i++) {
        const size_t bytes = REDUCED * sdyrt_dtype_bytes(dtypes[i]);
        reference r = {dtypes[i], malloc(bytes)};
        void *in = malloc(bytes), *out = malloc(bytes);
        assert_int_equal(sdyrt_threads_run(NULL, size, sum_on_threads, &r),
                         SDYRT_OK);
        fill_terms(rank, dtypes[i], in);
        const sdyrt_op op = sum_of(dtypes[i]);
        assert_int_equal(sdyrt_run(context, &op, NULL, in, out), SDYRT_OK);
        assert_memory_equal(out, r.out, bytes);
        free(in);
        free(out);
        free(r.out);
    }
    sdyrt_context_destroy(context);
}

/* -- a rank that is gone --------------------------------------------------- */

/* The error of a call that waits for a rank that is gone, before any
 * timeout. */
static void assert_told(sdyrt_status status, double start, const char *how) {
    if (status != SDYRT_ABORTED || strstr(sdyrt_last_error(), how) == NULL)
        fail_msg("%s: %s", sdyrt_status_name(status), sdyrt_last_error());
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_RANK_FAILED);
    assert_names_special();
    assert_true(now() - start < 60);
}

/* Some wait for it already, rank 0 comes later; nor does it wait itself. */
static void test_nobody_waits_for_a_context_that_was_destroyed(void **state) {
    (void)state;
    for (int i = 0; i < 4; i++) {
        sdyrt_context *context = make(600, i % 2);
        MPI_Barrier(MPI_COMM_WORLD); /* start together */
        const double start = now();
        if (rank == 0)
            pause_for(0.1);
        if (rank == special)
            pause_for(0.05);
        else
            assert_told(i < 2 ? gather_some(context) : sdyrt_barrier(context),
                        start, "it has destroyed its context");
        sdyrt_context_destroy(context);
        assert_true(now() - start < 60);
    }
}

/* The last operation may be over for rank 0 before the others come to it. */
static void test_who_leaves_in_order_leaves_the_others_their_last(void **s) {
    (void)s;
    for (int i = 0; i < 12; i++) {
        sdyrt_context *context = make(600, i % 4 == 3);
        const sdyrt_op op = gather(1); /* all of it is rank 0's */
        int32_t in = i, out = -1;
        if (rank != 0 && i % 2 == 0)
            pause_for(0.02);
        const sdyrt_status status =
            i % 3 == 0   ? sdyrt_run(context, &op, NULL, &in, &out)
            : i % 3 == 1 ? gather_some(context)
                         : sdyrt_barrier(context);
        if (status != SDYRT_OK)
            fail_msg("%d: %s", i, sdyrt_last_error());
        assert_true(i % 3 > 0 || out == i);
        sdyrt_context_destroy(context);
    }
}

/* -- a rank that does not come --------------------------------------------- */

static void test_a_rank_that_comes_too_late_is_told(void **state) {
    (void)state;
    sdyrt_context *context = make(5, 0);
    MPI_Barrier(MPI_COMM_WORLD); /* start together */
    if (rank == special)
        wait_for_others();
    const sdyrt_status status = gather_some(context);
    if (rank != special)
        report_special();
    assert_int_equal(status, rank == special ? SDYRT_ABORTED : SDYRT_TIMEOUT);
    if (rank == special)
        assert_non_null(strstr(sdyrt_last_error(), "waited 5 s"));
    else /* it has called nothing: there is no such operation */
        assert_null(strstr(sdyrt_last_error(), "operation #0"));
    /* the ranks no longer agree where they are: nothing works any more */
    assert_int_equal(sdyrt_barrier(context), SDYRT_ABORTED);
    assert_int_equal(gather_some(context), SDYRT_ABORTED);
    sdyrt_context_destroy(context);
    /* but in a context made anew of the same communicator */
    context = make(0, 0);
    assert_int_equal(gather_some(context), SDYRT_OK);
    sdyrt_context_destroy(context);
}

static void test_a_barrier_times_out(void **state) {
    (void)state;
    sdyrt_context *context = make(2, 0);
    MPI_Barrier(MPI_COMM_WORLD); /* start together */
    if (rank == special) {
        wait_for_others();
    } else {
        const sdyrt_status status = sdyrt_barrier(context);
        report_special();
        assert_int_equal(status, SDYRT_TIMEOUT);
    }
    sdyrt_context_destroy(context);
}

/* -- a rank that calls something else -------------------------------------- */

static sdyrt_status differ(sdyrt_context *context) {
    int32_t in[2 * PART * 64] = {0}, out[2 * PART * 64];
    const sdyrt_op op = gather((rank == special ? 2 : 1) * PART * size);
    return sdyrt_run(context, &op, NULL, in, out);
}

static void test_the_verify_mode_shows_the_difference_everywhere(void **state) {
    (void)state;
    char types[2][64];
    for (int i = 0; i < 2; i++)
        snprintf(types[i], sizeof types[i], "tensor<%dxi32>",
                 (i + 1) * PART * size);
    sdyrt_context *context = make(20, 1);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(differ(context), SDYRT_MISMATCH);
        assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_RANKS_DIFFER);
        assert_non_null(strstr(sdyrt_last_error(), types[0]));
        assert_non_null(strstr(sdyrt_last_error(), types[1]));
        assert_names_special();
        assert_int_equal(gather_some(context), SDYRT_OK);
    }
    sdyrt_context_destroy(context);
}

static void test_a_mismatch_is_found_without_the_verify_mode(void **state) {
    (void)state;
    for (int i = 0; i < 3; i++) {
        sdyrt_context *context = make(60, 0);
        const double start = now();
        const sdyrt_status status = differ(context);
        const bool found = status == SDYRT_MISMATCH;
        assert_true(found || status == SDYRT_ABORTED);
        assert_true(now() - start < 50);
        assert_true(is_any(found));
        assert_after_mismatch(context, false);
        sdyrt_context_destroy(context);
    }
}

/* Also against one that waits in a barrier, as soon as its peers see that. */
static void test_a_barrier_is_not_another_operation(void **state) {
    (void)state;
    for (int verify = 0; verify <= 1; verify++) {
        for (int i = 0; i < 3; i++) {
            sdyrt_context *context = make(60, verify);
            const double start = now();
            const bool is_barrier = (rank == special) != (i == 1);
            const sdyrt_status status =
                is_barrier ? sdyrt_barrier(context) : gather_some(context);
            const bool found = status == SDYRT_MISMATCH;
            assert_true(found || (!verify && status == SDYRT_ABORTED));
            assert_non_null(strstr(sdyrt_last_error(), "a barrier"));
            assert_non_null(strstr(sdyrt_last_error(), "all_gather"));
            assert_true(now() - start < 50);
            assert_true(is_any(found));
            assert_after_mismatch(context, verify);
            sdyrt_context_destroy(context);
        }
    }
}

/* -- a rank that fails ----------------------------------------------------- */

static void test_a_failed_operation_leaves_the_context_usable(void **state) {
    (void)state;
    enum { LARGE = 100000 };
    int32_t *in = malloc(LARGE * sizeof *in);
    int32_t *out = malloc(LARGE * (size_t)size * sizeof *out);
    for (int verify = 0; verify <= 1; verify++) {
        sdyrt_context *context = make(20, verify);
        for (int i = 0; i < 6; i++) {
            const int part = i % 2 == 0 ? PART : LARGE;
            if (rank == (special + 1) % size)
                pause_for(0.02); /* failures pile up before it comes */
            memset(in, 0, LARGE * sizeof *in);
            const sdyrt_op op = gather((int64_t)part * size);
            const sdyrt_status status =
                sdyrt_run(context, &op, NULL, in, rank == special ? NULL : out);
            assert_int_equal(status,
                             rank == special ? SDYRT_ARGUMENT : SDYRT_ABORTED);
            if (rank != special) {
                assert_int_equal(sdyrt_last_error_kind(),
                                 SDYRT_KIND_RANK_FAILED);
                assert_names_special();
            }
        }
        for (int i = 0; i < 3; i++) {
            assert_int_equal(run_gather(context, PART, in, out), SDYRT_OK);
            assert_int_equal(run_gather(context, LARGE, in, out), SDYRT_OK);
            assert_int_equal(sdyrt_barrier(context), SDYRT_OK);
        }
        sdyrt_context_destroy(context);
    }
    free(in);
    free(out);
}

/* -- aborting -------------------------------------------------------------- */

static void *abort_soon(void *argument) {
    pause_for(0.1);
    (void)sdyrt_context_abort(argument, SDYRT_MEMORY, "enough");
    return NULL;
}

/* A thread of `special` aborts while all but rank 0, which comes when it has,
 * are in a barrier: on several nodes those of the others hear of it as well. */
static void test_an_abort_ends_what_all_are_in(void **state) {
    (void)state;
    sdyrt_context *context = make(60, 0);
    MPI_Barrier(MPI_COMM_WORLD);
    const double start = now();
    pthread_t thread;
    if (rank == 0)
        MPI_Recv(NULL, 0, MPI_INT, special, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    if (rank == special)
        assert_int_equal(pthread_create(&thread, NULL, abort_soon, context), 0);
    const sdyrt_status status = sdyrt_barrier(context);
    if (rank == special)
        MPI_Send(NULL, 0, MPI_INT, 0, 0, MPI_COMM_WORLD);
    assert_int_equal(status, rank == special ? SDYRT_MEMORY : SDYRT_ABORTED);
    assert_true(now() - start < 50);
    for (int i = 0; i < 2; i++) {
        assert_non_null(strstr(sdyrt_last_error(), "was aborted: enough"));
        assert_names_special();
        assert_int_equal(gather_some(context), SDYRT_ABORTED);
    }
    if (rank == special)
        pthread_join(thread, NULL);
    sdyrt_context_destroy(context);
}

/* It then calls MPI no more for a while. */
static void test_an_abort_is_heard_of_a_rank_that_goes(void **state) {
    (void)state;
    sdyrt_context *context = make(600, 0);
    MPI_Barrier(MPI_COMM_WORLD);
    const double start = now();
    if (rank == special) {
        assert_int_equal(sdyrt_context_abort(context, SDYRT_MEMORY, "enough"),
                         SDYRT_OK);
        sdyrt_context_destroy(context);
        pause_for(1);
        return;
    }
    assert_told(gather_some(context), start, "was aborted: enough");
    sdyrt_context_destroy(context);
    assert_true(now() - start < 60);
}

/* -- wrong arguments ------------------------------------------------------- */

/* Make a context, which must fail: on `special` with its own error. */
static void assert_refused(const sdyrt_config *config, sdyrt_error_kind kind) {
    sdyrt_context *context = (void *)&context;
    const sdyrt_status status =
        sdyrt_mpi_create(config, MPI_COMM_WORLD, &context);
    assert_ptr_equal(context, (void *)&context);
    assert_int_equal(status, rank == special ? SDYRT_ARGUMENT : SDYRT_ABORTED);
    assert_int_equal(sdyrt_last_error_kind(),
                     rank == special ? kind : SDYRT_KIND_RANK_FAILED);
    if (rank != special)
        assert_names_special();
}

static void test_a_wrong_configuration_fails_on_all(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    if (rank == special)
        config.struct_bytes = 3;
    assert_refused(&config, SDYRT_KIND_STRUCT_BYTES);
    config = (sdyrt_config)SDYRT_CONFIG_INIT;
    if (rank == special)
        config.timeout = -1;
    assert_refused(&config, SDYRT_KIND_BAD_VALUE);

    sdyrt_context *context = NULL;
    const sdyrt_status status = sdyrt_mpi_create(
        NULL, MPI_COMM_WORLD, rank == special ? NULL : &context);
    assert_int_equal(status, rank == special ? SDYRT_ARGUMENT : SDYRT_ABORTED);
    if (rank != special)
        assert_names_special();
    assert_null(context);

    config = (sdyrt_config)SDYRT_CONFIG_INIT;
    config.verify = rank == special;
    assert_int_equal(sdyrt_mpi_create(&config, MPI_COMM_WORLD, &context),
                     SDYRT_ARGUMENT);
    assert_names_special();
    assert_null(context);
}

static void test_wrong_arguments_are_refused(void **state) {
    (void)state;
    sdyrt_context *context = NULL;
    assert_int_equal(sdyrt_mpi_create(NULL, MPI_COMM_NULL, &context),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    assert_int_equal(sdyrt_mpi_create(NULL, MPI_COMM_WORLD, NULL),
                     SDYRT_ARGUMENT);
    assert_null(context);
    char *const nodes = getenv("SDYRT_FAKE_NODES");
    char *const before = nodes == NULL ? NULL : strdup(nodes);
    static const char *const wrong[] = {"2x", "0", "-1"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        setenv("SDYRT_FAKE_NODES", wrong[i], 1);
        assert_int_equal(sdyrt_mpi_create(NULL, MPI_COMM_WORLD, &context),
                         SDYRT_ARGUMENT);
        assert_non_null(strstr(sdyrt_last_error(), wrong[i]));
    }
    if (before == NULL)
        unsetenv("SDYRT_FAKE_NODES");
    else
        setenv("SDYRT_FAKE_NODES", before, 1);
    free(before);
}

int main(int argc, char **argv) {
    job_start(&argc, &argv);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ranks_gather_again_and_again),
        cmocka_unit_test(test_a_rank_runs_ahead_of_slow_readers),
        cmocka_unit_test(test_buffers_of_any_size_and_memory_move),
        cmocka_unit_test(test_short_and_long_rows_move),
        cmocka_unit_test(test_boxes_of_four_dimensions_move),
        cmocka_unit_test(test_memory_is_aligned),
        cmocka_unit_test(test_any_communicator_will_do),
        cmocka_unit_test(test_two_contexts_are_used_in_turn),
        cmocka_unit_test(test_sums_have_the_bits_that_they_have_on_threads),
        cmocka_unit_test(test_wrong_arguments_are_refused),
        cmocka_unit_test(test_an_abort_ends_what_all_are_in),
        cmocka_unit_test(test_an_abort_is_heard_of_a_rank_that_goes),
        cmocka_unit_test(test_a_wrong_configuration_fails_on_all),
        cmocka_unit_test(test_the_verify_mode_shows_the_difference_everywhere),
        cmocka_unit_test(test_a_mismatch_is_found_without_the_verify_mode),
        cmocka_unit_test(test_a_barrier_is_not_another_operation),
        cmocka_unit_test(test_a_failed_operation_leaves_the_context_usable),
        cmocka_unit_test(test_who_leaves_in_order_leaves_the_others_their_last),
        cmocka_unit_test(test_nobody_waits_for_a_context_that_was_destroyed),
        cmocka_unit_test(test_a_rank_that_comes_too_late_is_told),
        cmocka_unit_test(test_a_barrier_times_out),
    };
    return job_end(cmocka_run_group_tests_name("mpi", tests, NULL, NULL));
}
