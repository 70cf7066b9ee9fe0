/* Boxes of more than 2^31 bytes between 2 processes, every element compared:
 * out of shared memory, out of private memory, and, where ranks are nodes, in
 * messages. 6.5 GiB are used at most, by both together. Skipped where the
 * memory is not there, and under sanitizers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <sdyrt/mpi.h>
#include <sdyrt/sdyrt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "large.h"

#define ELEMENTS (GIB / 4 + 1007) /* of 8 bytes */
#define BYTES ((size_t)ELEMENTS * sizeof(uint64_t))
#define NEEDED_GIB 9

static int rank;
static sdyrt_context *context;

static const sdyrt_sharding *parse(const char *text) {
    const sdyrt_sharding *sharding;
    if (sdyrt_sharding_parse(text, NULL, 0, &sharding) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
    return sharding;
}

/* All on the first device of two. */
static const sdyrt_sharding *all_on_first(const char *text) {
    static const int64_t offsets[] = {0, ELEMENTS, ELEMENTS};
    const sdyrt_sharding *const even = parse(text), *sharding;
    if (sdyrt_sharding_with_offsets(even, 0, offsets, 3, &sharding) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
    sdyrt_sharding_release(even);
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

static void *get(size_t bytes, int lent) {
    void *memory = NULL;
    if (!lent)
        memory = malloc(bytes);
    else if (sdyrt_alloc(context, bytes, &memory) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
    assert_non_null(memory);
    return memory;
}

static void give_back(void *memory, int lent) {
    if (lent)
        sdyrt_free(context, memory);
    else
        free(memory);
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
    const sdyrt_sharding *const from =
        all_on_first("<mesh<[\"x\"=2]>, [{\"x\"}]>");
    const sdyrt_sharding *const to =
        all_on_first("<mesh<[\"x\"=2], device_ids=[1, 0]>, [{\"x\"}]>");
    const sdyrt_op op = op_of(SDYRT_OP_RESHARD, from, to);
    uint64_t *const memory = get(BYTES, lent);
    if (rank == 0)
        fill(0, memory);
    run(&op, rank == 0 ? memory : NULL, rank == 0 ? NULL : memory);
    for (uint64_t i = 0; i < (uint64_t)ELEMENTS; i++)
        if (memory[i] != element_of(i))
            fail_msg("element %llu is wrong", (unsigned long long)i);
    give_back(memory, lent);
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
    const sdyrt_sharding *const from =
        parse("<mesh<[\"x\"=2]>, [{}], unreduced={\"x\"}>");
    const sdyrt_sharding *const to = parse("<mesh<[\"x\"=2]>, [{}]>");
    sdyrt_op op = op_of(SDYRT_OP_ALL_REDUCE, from, to);
    op.axes = "{\"x\"}";
    uint64_t *const memory = get(BYTES, 1);
    fill((uint64_t)rank * APART, memory);
    run(&op, memory, memory);
    assert_sums(memory);
    give_back(memory, 1);
    sdyrt_sharding_release(from);
    sdyrt_sharding_release(to);
}

/* The terms are one box each. */
static void test_one_box_is_reduced(void **state) {
    (void)state;
    const char *const nodes = getenv("SDYRT_FAKE_NODES");
    if (nodes != NULL && atoi(nodes) > 1)
        skip(); /* 8.6 GiB */
    const sdyrt_sharding *const from =
        parse("<mesh<[\"x\"=2]>, [{}], unreduced={\"x\"}>");
    const sdyrt_sharding *const to =
        all_on_first("<mesh<[\"x\"=2]>, [{\"x\"}]>");
    const sdyrt_op op = op_of(SDYRT_OP_RESHARD, from, to);
    uint64_t *const in = get(BYTES, 1);
    uint64_t *const out = rank == 0 ? get(BYTES, 1) : NULL;
    fill((uint64_t)rank * APART, in);
    run(&op, in, out);
    if (rank == 0)
        assert_sums(out);
    give_back(in, 1);
    give_back(out, 1);
    sdyrt_sharding_release(from);
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
    if (MPI_Init(&argc, &argv) != MPI_SUCCESS)
        return 2;
    int size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (size != 2)
        return 2;
    if (is_skipped()) {
        MPI_Finalize();
        return 77;
    }
    if (sdyrt_mpi_create(NULL, MPI_COMM_WORLD, &context) != SDYRT_OK)
        return 2;
    /* a rank that failed a test must not keep the others waiting */
    setenv("CMOCKA_TEST_ABORT", "1", 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_box_of_shared_memory_moves),
        cmocka_unit_test(test_one_box_of_private_memory_moves),
        cmocka_unit_test(test_all_ranks_reduce),
        cmocka_unit_test(test_one_box_is_reduced),
    };
    const int failed = cmocka_run_group_tests_name("large", tests, NULL, NULL);
    sdyrt_context_destroy(context);
    MPI_Finalize();
    return failed != 0;
}
