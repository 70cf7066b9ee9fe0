/* Ranks that call different operations: they get an error within seconds, on
 * one node and on several, with and without comparing calls first; the context
 * works afterwards if they were compared, and is unusable if not. Each process
 * of the job runs all tests. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "mpi/job.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SMALL 12               /* elements a rank: eager, or in a note */
#define LARGE (INT64_C(24000)) /* too much for both */
#define TIMEOUT 40.0           /* seconds */
#define SOON 30.0

static const sdyrt_sharding *turned, *one;

/* -- calls ----------------------------------------------------------------- */

static sdyrt_op all_gather(int64_t part) {
    return gather(part * size);
}

static sdyrt_op all_reduce(int64_t part) {
    sdyrt_op op = all_gather(part);
    op.kind = SDYRT_OP_ALL_REDUCE;
    op.from = terms;
    op.axes = "{\"x\"}";
    return op;
}

static sdyrt_op gather_f32(int64_t part) {
    sdyrt_op op = all_gather(part);
    op.type.dtype = SDYRT_F32; /* as many bytes */
    return op;
}

static sdyrt_op gather_i64(int64_t part) {
    sdyrt_op op = all_gather(part);
    op.type.dtype = SDYRT_I64;
    return op;
}

static sdyrt_op gather_twice(int64_t part) {
    return all_gather(2 * part);
}

static sdyrt_op reshard_turned(int64_t part) {
    sdyrt_op op = all_gather(part);
    op.from = turned;
    op.kind = SDYRT_OP_RESHARD; /* of the same tensor, in another order */
    op.axes = NULL;
    return op;
}

static sdyrt_op reshard(int64_t part) {
    sdyrt_op op = all_gather(part);
    op.kind = SDYRT_OP_RESHARD; /* that moves the same bytes */
    op.axes = NULL;
    return op;
}

static sdyrt_op permute(int64_t part) {
    sdyrt_op op = all_gather(part);
    op.kind = SDYRT_OP_COLLECTIVE_PERMUTE;
    op.to = turned;
    op.axes = NULL;
    return op;
}

static sdyrt_op reduce_max(int64_t part) {
    sdyrt_op op = all_reduce(part);
    op.from = NULL;
    op.reduction = SDYRT_MAX;
    return op;
}

static sdyrt_op reduce_sum(int64_t part) {
    sdyrt_op op = all_reduce(part);
    op.from = NULL;
    return op;
}

typedef sdyrt_op (*maker)(int64_t part);

typedef struct difference {
    const char *what;
    maker most;
    maker odd;     /* of the rank that calls something else */
    bool in_pairs; /* `most` moves between this rank and its mirror alone */
} difference;

static const difference differences[] = {
    {"dtype, of one width", all_gather, gather_f32, false},
    {"dtype", all_gather, gather_i64, false},
    {"shape", all_gather, gather_twice, false},
    {"sharding", reshard, reshard_turned, false},
    {"operation, of the same bytes", all_gather, reshard, false},
    {"operation", all_gather, all_reduce, false},
    {"operation of pairs", permute, all_reduce, true},
    {"reduction", reduce_sum, reduce_max, false},
};

static void *in, *out; /* for any of them; of the memory under test */

static sdyrt_status run(sdyrt_context *context, maker call, int64_t part) {
    const sdyrt_op op = call(part);
    return sdyrt_run(context, &op, NULL, in, out);
}

/* -- what is to come of them ----------------------------------------------- */

/* Gather and compare. */
static void assert_works(sdyrt_context *context, int64_t part) {
    int32_t *const from = in, *const to = out;
    for (int64_t i = 0; i < part; i++)
        from[i] = (int32_t)(rank * part + i);
    if (run(context, all_gather, part) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
    for (int64_t i = 0; i < part * size; i++)
        if (to[i] != (int32_t)i)
            fail_msg("element %lld is %d", (long long)i, (int)to[i]);
}

/* The calls that differ, in words; the text is to name both. */
static void assert_names(maker call, int64_t part) {
    const sdyrt_op op = call(part);
    char type[128];
    sdyrt_type_print(&op.type, type, sizeof type);
    if (strstr(sdyrt_last_error(), sdyrt_op_name(op.kind)) == NULL ||
        strstr(sdyrt_last_error(), type) == NULL)
        fail_msg("'%s' does not name %s of %s", sdyrt_last_error(),
                 sdyrt_op_name(op.kind), type);
}

/* One rank calls something else. Compared first, the calls MISMATCH on all
 * ranks; else on one that notices, of which the others hear, but for ranks that
 * need nothing of it. */
static void assert_differ(sdyrt_context *context, int verify,
                          const difference *d, int odd, int64_t part) {
    const bool is_apart = d->in_pairs && rank != odd && size - 1 - rank != odd;
    const double start = now();
    const sdyrt_status status =
        run(context, rank == odd ? d->odd : d->most, part);
    const double seconds = now() - start;
    if (seconds > SOON)
        fail_msg("%s: rank %d took %.1f s", d->what, rank, seconds);
    if (verify) {
        if (status != SDYRT_MISMATCH)
            fail_msg("%s, rank %d is odd: rank %d: %s %s", d->what, odd, rank,
                     sdyrt_status_name(status), sdyrt_last_error());
        assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_RANKS_DIFFER);
        assert_non_null(strstr(sdyrt_last_error(), " differs: "));
        assert_names(d->most, part);
        assert_names(d->odd, part);
    } else if (status != SDYRT_MISMATCH && status != SDYRT_ABORTED &&
               !(status == SDYRT_OK && is_apart)) {
        fail_msg("%s, rank %d is odd: rank %d: %s %s", d->what, odd, rank,
                 sdyrt_status_name(status), sdyrt_last_error());
    }
    if (!is_any(status == SDYRT_MISMATCH))
        fail_msg("%s, rank %d is odd: rank %d, as all: %s %s", d->what, odd,
                 rank, sdyrt_status_name(status), sdyrt_last_error());
}

static void differ_in(int verify, int64_t part, int lent) {
    const size_t bytes = 4 * (size_t)(part * size) * sizeof(int64_t);
    for (size_t i = 0; i < sizeof differences / sizeof differences[0]; i++)
        for (int odd = 0; odd < size; odd += size - 1) {
            sdyrt_context *context = make(TIMEOUT, verify);
            in = get(context, bytes, lent);
            out = get(context, bytes, lent);
            memset(in, 0, bytes);
            assert_works(context, part);
            MPI_Barrier(MPI_COMM_WORLD); /* on all, before it breaks */
            assert_differ(context, verify, &differences[i], odd, part);
            assert_after_mismatch(context, verify);
            if (verify)
                assert_works(context, part);
            give_back(context, in, lent);
            give_back(context, out, lent);
            sdyrt_context_destroy(context);
        }
}

static void test_compared_calls_mismatch_on_all(void **state) {
    (void)state;
    differ_in(1, SMALL, 0);
    differ_in(1, LARGE, 1);
}

static void test_small_calls_that_differ_are_found(void **state) {
    (void)state;
    differ_in(0, SMALL, 0);
    differ_in(0, SMALL, 1);
}

static void test_large_calls_that_differ_are_found(void **state) {
    (void)state;
    differ_in(0, LARGE, 0);
    differ_in(0, LARGE, 1);
}

/* Half of the ranks have the order of two operations wrong. */
static void test_another_order_is_found(void **state) {
    (void)state;
    static int32_t memory[2][1 << 16];
    in = memory[0];
    out = memory[1];
    for (int i = 0; i < 8; i++) {
        const bool verify = i >= 4;
        sdyrt_context *context = make(TIMEOUT, verify);
        const bool is_odd = rank >= (i % 2 == 0 ? size / 2 : 1);
        const maker order[] = {all_gather, all_reduce};
        const double start = now();
        for (int k = 0; k < (verify ? 2 : 1); k++) {
            const sdyrt_status status =
                run(context, order[is_odd ? 1 - k : k], SMALL);
            if (status != SDYRT_MISMATCH && (verify || status != SDYRT_ABORTED))
                fail_msg("rank %d: %s %s", rank, sdyrt_status_name(status),
                         sdyrt_last_error());
            assert_true(is_any(status == SDYRT_MISMATCH));
        }
        assert_true(now() - start < SOON);
        assert_after_mismatch(context, verify);
        sdyrt_context_destroy(context);
    }
}

/* -- ranks that are far apart ---------------------------------------------- */

/* A box from one rank to another: nobody else takes part. */
static sdyrt_status send(sdyrt_context *context, int from, int to,
                         int64_t elements) {
    static int32_t source[LARGE], target[LARGE];
    sdyrt_op op = all_gather(1);
    op.kind = SDYRT_OP_RESHARD;
    op.axes = NULL;
    op.type.dims[0] = elements;
    op.from = op.to = one;
    op.from_ranks = &from;
    op.to_ranks = &to;
    op.n_from_ranks = op.n_to_ranks = 1;
    return sdyrt_run(context, &op, NULL, rank == from ? source : NULL,
                     rank == to ? target : NULL);
}

/* Cut the own part out: no rank waits for another. */
static sdyrt_status slice(sdyrt_context *context, const void *source) {
    static int32_t target[SMALL];
    sdyrt_op op = all_gather(SMALL);
    op.kind = SDYRT_OP_RESHARD;
    op.axes = NULL;
    op.from = whole;
    op.to = cut;
    return sdyrt_run(context, &op, NULL, source, target);
}

/* All ranks but the first wait for it to have come. */
static void wait_for_first(void) {
    MPI_Barrier(MPI_COMM_WORLD);
}

static void test_a_later_failure_is_not_taken_for_an_earlier_one(void **state) {
    (void)state;
    static const int32_t source[SMALL * 16];
    sdyrt_context *context = make(TIMEOUT, 0);
    for (int ahead = 1; ahead <= 128; ahead *= 2) {
        if (rank == 0) { /* goes ahead, and fails the last */
            for (int i = 0; i < ahead; i++)
                assert_int_equal(slice(context, source), SDYRT_OK);
            assert_int_equal(slice(context, NULL), SDYRT_ARGUMENT);
        }
        wait_for_first();
        for (int i = 0; rank != 0 && i < ahead + 1; i++)
            if (slice(context, source) != SDYRT_OK && i < ahead)
                fail_msg("%d of %d: %s", i, ahead, sdyrt_last_error());
        wait_for_first();
        assert_works(context, SMALL);
    }
    sdyrt_context_destroy(context);
}

/* One sends what the other does not fetch, since it sends as well, or has done
 * something else and gone on. */
static void test_a_box_that_is_not_fetched_is_a_mismatch(void **state) {
    (void)state;
    static const int32_t source[SMALL * 16];
    for (int has_left = 0; has_left <= 1; has_left++) {
        sdyrt_context *context = make(TIMEOUT, 0);
        const int last = size - 1;
        const double start = now();
        sdyrt_status status = SDYRT_OK;
        if (rank == 0)
            status = send(context, 0, last, LARGE);
        else if (rank == last && !has_left)
            status = send(context, last, 0, LARGE);
        else
            status = slice(context, source);
        assert_true(now() - start < SOON);
        if (rank == 0 || (rank == last && !has_left))
            assert_true(status == SDYRT_MISMATCH || status == SDYRT_ABORTED);
        if (rank == 0)
            assert_non_null(strstr(sdyrt_last_error(), "on ranks [0]"));
        /* one on another node hears it from a rank that is in a call */
        assert_after_mismatch(context, false);
        assert_true(is_any(status == SDYRT_MISMATCH));
        sdyrt_context_destroy(context);
    }
}

/* The other's calls are no longer known: it is more than 16 ahead. */
static void test_a_barrier_that_others_have_passed_is_a_mismatch(void **state) {
    (void)state;
    static const int32_t source[SMALL * 16];
    enum { AHEAD = 40 };
    sdyrt_context *context = make(TIMEOUT, 0);
    for (int i = 0; rank == 0 && i < AHEAD; i++)
        assert_int_equal(slice(context, source), SDYRT_OK);
    wait_for_first();
    const double start = now();
    if (rank != 0) {
        const sdyrt_status status = sdyrt_barrier(context);
        if (status != SDYRT_MISMATCH && status != SDYRT_ABORTED)
            fail_msg("%s", sdyrt_last_error());
    }
    assert_true(now() - start < SOON);
    assert_after_mismatch(context, false);
    sdyrt_context_destroy(context);
}

static void read_shardings(void) {
    char text[256];
    char *at = text + sprintf(text, "<mesh<[\"x\"=%d], device_ids=[", size);
    for (int r = size - 1; r >= 0; r--)
        at += sprintf(at, "%d%s", r, r > 0 ? "," : "]>, [{\"x\"}]>");
    if (sdyrt_sharding_parse(text, NULL, 0, &turned) != SDYRT_OK ||
        sdyrt_sharding_parse("<mesh<[\"x\"=1]>, [{}]>", NULL, 0, &one) !=
            SDYRT_OK)
        exit(2);
}

int main(int argc, char **argv) {
    job_start(&argc, &argv);
    if (size > 16) /* what `source` is for */
        return 2;
    read_shardings();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_compared_calls_mismatch_on_all),
        cmocka_unit_test(test_small_calls_that_differ_are_found),
        cmocka_unit_test(test_large_calls_that_differ_are_found),
        cmocka_unit_test(test_another_order_is_found),
        cmocka_unit_test(test_a_later_failure_is_not_taken_for_an_earlier_one),
        cmocka_unit_test(test_a_box_that_is_not_fetched_is_a_mismatch),
        cmocka_unit_test(test_a_barrier_that_others_have_passed_is_a_mismatch),
    };
    const int failed =
        cmocka_run_group_tests_name("disagree", tests, NULL, NULL);
    sdyrt_sharding_release(turned);
    sdyrt_sharding_release(one);
    return job_end(failed);
}
