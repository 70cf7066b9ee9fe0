/* Boxes of more than 2^31 bytes between 2 processes, every element compared:
 * out of shared memory, out of private memory, and, where ranks are nodes, in
 * messages. 6.5 GiB are used at most, by both together. Skipped where the
 * memory is not there, and under sanitizers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "large.h"
#include "mpi/job.h"

#include <stdio.h>
#include <stdlib.h>

#define ELEMENTS (GIB / 4 + 1007) /* of 8 bytes */
#define BYTES ((size_t)ELEMENTS * sizeof(uint64_t))
#define NEEDED_GIB 9

static sdyrt_context *context;

/* All on the first of the two devices of `even`. */
static const sdyrt_sharding *all_on_first(const sdyrt_sharding *even) {
    static const int64_t offsets[] = {0, ELEMENTS, ELEMENTS};
    const sdyrt_sharding *sharding;
    if (sdyrt_sharding_with_offsets(even, 0, offsets, 3, &sharding) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
    return sharding;
}

static sdyrt_op op_of(sdyrt_op_kind kind, const sdyrt_sharding *from,
                      const sdyrt_sharding *to) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = kind;
    op.type = (sdyrt_type){.dtype = SDYRT_U64, .rank = 1, .dims = {ELEMENTS}};
    op.from = from;
    op.to = to;
    return op;
}

static void run(const sdyrt_op *op, const void *in, void *out) {
    if (sdyrt_run(context, op, NULL, in, out) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
}

/* The element at `i`: all its bytes depend on all of `i`. */
static inline uint64_t element_of(uint64_t i) {
    return (i + 1) * UINT64_C(0x9e3779b97f4a7c15);
}

static void fill(uint64_t start, uint64_t *at) {
    for (uint64_t i = 0; i < (uint64_t)ELEMENTS; i++)
        at[i] = element_of(start + i);
}

/* Move one box from rank 0 to rank 1. */
static void move(int lent) {
    const sdyrt_sharding *turned;
    if (sdyrt_sharding_parse("<mesh<[\"x\"=2], device_ids=[1, 0]>, [{\"x\"}]>",
                             NULL, 0, &turned) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
    const sdyrt_sharding *const from = all_on_first(cut);
    const sdyrt_sharding *const to = all_on_first(turned);
    sdyrt_sharding_release(turned);
    const sdyrt_op op = op_of(SDYRT_OP_RESHARD, from, to);
    uint64_t *const memory = get(context, BYTES, lent);
    if (rank == 0)
        fill(0, memory);
    run(&op, rank == 0 ? memory : NULL, rank == 0 ? NULL : memory);
    for (uint64_t i = 0; i < (uint64_t)ELEMENTS; i++)
        if (memory[i] != element_of(i))
            fail_msg("element %llu is wrong", (unsigned long long)i);
    give_back(context, memory, lent);
    sdyrt_sharding_release(from);
    sdyrt_sharding_release(to);
}

static void test_one_box_of_shared_memory_moves(void **state) {
    (void)state;
    move(1);
}

static void test_one_box_of_private_memory_moves(void **state) {
    (void)state;
    move(0);
}

/* -- reductions ------------------------------------------------------------ */

#define APART UINT64_C(0x100001389) /* between the terms of two ranks */

static void assert_sums(const uint64_t *at) {
    for (uint64_t i = 0; i < (uint64_t)ELEMENTS; i++)
        if (at[i] != element_of(i) + element_of(i + APART))
            fail_msg("element %llu is wrong", (unsigned long long)i);
}

/* In place: where the terms of other nodes need memory as well. */
static void test_all_ranks_reduce(void **state) {
    (void)state;
    sdyrt_op op = op_of(SDYRT_OP_ALL_REDUCE, terms, whole);
    op.axes = "{\"x\"}";
    uint64_t *const memory = get(context, BYTES, 1);
    fill((uint64_t)rank * APART, memory);
    run(&op, memory, memory);
    assert_sums(memory);
    give_back(context, memory, 1);
}

/* The terms are one box each. */
static void test_one_box_is_reduced(void **state) {
    (void)state;
    const char *const nodes = getenv("SDYRT_FAKE_NODES");
    if (nodes != NULL && atoi(nodes) > 1)
        skip(); /* 8.6 GiB */
    const sdyrt_sharding *const to = all_on_first(cut);
    const sdyrt_op op = op_of(SDYRT_OP_RESHARD, terms, to);
    uint64_t *const in = get(context, BYTES, 1);
    uint64_t *const out = rank == 0 ? get(context, BYTES, 1) : NULL;
    fill((uint64_t)rank * APART, in);
    run(&op, in, out);
    if (rank == 0)
        assert_sums(out);
    give_back(context, in, 1);
    give_back(context, out, 1);
    sdyrt_sharding_release(to);
}

/* Skipped by all processes or by none. */
static bool is_skipped(void) {
    int64_t available = available_gib();
    MPI_Allreduce(MPI_IN_PLACE, &available, 1, MPI_INT64_T, MPI_MIN,
                  MPI_COMM_WORLD);
    if (SANITIZED)
        printf("skipped: built with a sanitizer\n");
    else if (available < NEEDED_GIB)
        printf("skipped: %lld GiB of memory are available, %d are needed\n",
               (long long)available, NEEDED_GIB);
    return SANITIZED || available < NEEDED_GIB;
}

int main(int argc, char **argv) {
    job_start(&argc, &argv);
    if (size != 2)
        return 2;
    if (is_skipped()) {
        (void)job_end(0);
        return 77;
    }
    if (sdyrt_mpi_create(NULL, MPI_COMM_WORLD, &context) != SDYRT_OK)
        return 2;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_box_of_shared_memory_moves),
        cmocka_unit_test(test_one_box_of_private_memory_moves),
        cmocka_unit_test(test_all_ranks_reduce),
        cmocka_unit_test(test_one_box_is_reduced),
    };
    const int failed = cmocka_run_group_tests_name("large", tests, NULL, NULL);
    sdyrt_context_destroy(context);
    return job_end(failed);
}
