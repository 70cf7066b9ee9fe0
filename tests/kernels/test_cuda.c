/* The kernels of kernels/cuda on a device, against their host twins: whole
 * buffers are compared, so a byte written outside a box shows. Skipped where
 * there is no device. SDYRT_TEST_QUICK, when set, runs a tenth of the cases, as
 * tools that watch every access need. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <cuda_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernels/batches.h"
#include "kernels/cuda.h"
#include "kernels/ragged_cases.h"

#define CUDA(call) assert_int_equal(call, cudaSuccess)

enum { GUARD = 256, UNTOUCHED = 0xa5, EXIT_SKIP = 77 };

/* A buffer of a run, and its image on the device. */
typedef struct buffer {
    size_t bytes; /* with guards on both sides */
    size_t shift; /* of the base, after the first guard */
    char *host;
    char *device;
} buffer;

static buffer buffers[SDYI_BASES];
static cudaStream_t stream;

static uint64_t cases(uint64_t all) {
    return getenv("SDYRT_TEST_QUICK") ? all / 10 : all;
}

/* `unit`: bytes that bases are multiples of. */
static void make_buffers(const random_batch *b, size_t unit) {
    for (int i = 0; i < SDYI_BASES; i++) {
        buffer *const to = &buffers[i];
        to->shift =
            random_below(2) == 0 ? 0 : (size_t)random_below(64) / unit * unit;
        to->bytes = (size_t)b->end[i] + 2 * GUARD;
        to->host = malloc(to->bytes);
        assert_non_null(to->host);
        memset(to->host, UNTOUCHED, to->bytes);
        CUDA(cudaMalloc((void **)&to->device, to->bytes));
    }
}

static char *host_base(int i) {
    return buffers[i].host + GUARD + buffers[i].shift;
}

static char *host_at(const sdyi_place *place) {
    return host_base(place->base) + place->offset;
}

/* From pageable memory cudaMemcpy may return before the device has all of it,
 * and the stream, which does not block, would not wait for the rest. */
static void put(void *to, const void *from, size_t bytes) {
    CUDA(cudaMemcpy(to, from, bytes, cudaMemcpyHostToDevice));
    CUDA(cudaDeviceSynchronize());
}

static void upload(void) {
    for (int i = 0; i < SDYI_BASES; i++)
        put(buffers[i].device, buffers[i].host, buffers[i].bytes);
}

static void place(sdyi_batch *batch) {
    assert_int_equal(sdyi_batch_place(&batch, 1, stream), SDYRT_OK);
}

static sdyrt_status run(const sdyi_batch *batch) {
    void *bases[SDYI_BASES];
    for (int i = 0; i < SDYI_BASES; i++)
        bases[i] = buffers[i].device + GUARD + buffers[i].shift;
    return sdyi_batch_run(batch, bases, stream);
}

/* Run the batch; then `compare` gets the output's bytes. Frees all. */
static void run_and_compare(sdyi_batch *batch, sdyrt_dtype dtype,
                            uint64_t seed) {
    place(batch);
    assert_int_equal(run(batch), SDYRT_OK);
    CUDA(cudaStreamSynchronize(stream));
    buffer *const out = &buffers[OUT];
    char *const got = malloc(out->bytes);
    assert_non_null(got);
    CUDA(cudaMemcpy(got, out->device, out->bytes, cudaMemcpyDeviceToHost));
    const size_t start = GUARD + out->shift;
    if (dtype != SDYRT_DTYPE_COUNT)
        same_nans(dtype, got + start, out->host + start,
                  out->bytes - start - (GUARD - out->shift));
    for (size_t i = 0; i < out->bytes; i++)
        if (got[i] != out->host[i])
            fail_msg("seed %ju: byte %zu of %zu differs", (uintmax_t)seed, i,
                     out->bytes);
    free(got);
    for (int i = 0; i < SDYI_BASES; i++) {
        free(buffers[i].host);
        CUDA(cudaFree(buffers[i].device));
    }
    sdyi_batch_free(batch);
}

static void fill_inputs(void) {
    for (int i = 0; i < SDYI_BASES; i++)
        if (i != OUT)
            random_bytes(host_base(i), buffers[i].bytes - 2 * GUARD);
}

static void test_moves_are_those_of_the_host(void **state) {
    (void)state;
    static random_batch b;
    for (uint64_t seed = 0; seed < cases(2600); seed++) {
        const sdyi_tuning tuning = tuning_of(seed);
        const size_t width = (size_t)1 << seed % 5;
        random_moves(&b, seed, width, width, seed % 2 == 0);
        make_buffers(&b, seed % 3 == 0 ? 1 : 16);
        fill_inputs();
        upload();
        for (int64_t i = 0; i < b.n; i++)
            sdyi_copy_box(host_at(&b.moves[i].in), b.moves[i].in.strides,
                          host_at(&b.moves[i].out), b.moves[i].out.strides,
                          b.moves[i].counts, b.moves[i].rank, width);
        sdyi_batch *moves = NULL;
        assert_int_equal(
            seed % 4 == 3
                ? sdyi_batch_moves_tuned(b.moves, b.n, width, &tuning, &moves)
                : sdyi_batch_moves(b.moves, b.n, width, &moves),
            SDYRT_OK);
        run_and_compare(moves, SDYRT_DTYPE_COUNT, seed);
    }
}

static void test_fills_are_those_of_the_host(void **state) {
    (void)state;
    static random_batch b;
    for (uint64_t seed = 0; seed < cases(500); seed++) {
        const size_t width = (size_t)1 << seed % 5;
        random_moves(&b, seed, width, width, seed % 2 == 0);
        make_buffers(&b, seed % 3 == 0 ? 1 : 16);
        upload();
        unsigned char value[16];
        random_bytes(value, sizeof value);
        for (int64_t i = 0; i < b.n; i++)
            sdyi_fill_box(host_at(&b.moves[i].out), b.moves[i].out.strides,
                          b.moves[i].counts, b.moves[i].rank, width, value);
        sdyi_batch *fills = NULL;
        assert_int_equal(sdyi_batch_fills(b.moves, b.n, width, value, &fills),
                         SDYRT_OK);
        run_and_compare(fills, SDYRT_DTYPE_COUNT, seed);
    }
}

static void test_converts_are_those_of_the_host(void **state) {
    (void)state;
    static random_batch b;
    for (uint64_t seed = 0;
         seed < cases(2 * SDYRT_DTYPE_COUNT * SDYRT_DTYPE_COUNT); seed++) {
        const sdyrt_dtype from = (sdyrt_dtype)(seed % SDYRT_DTYPE_COUNT);
        const sdyrt_dtype to =
            (sdyrt_dtype)(seed / SDYRT_DTYPE_COUNT % SDYRT_DTYPE_COUNT);
        random_moves(&b, seed, sdyrt_dtype_bytes(from), sdyrt_dtype_bytes(to),
                     true);
        make_buffers(&b, 16);
        fill_inputs();
        upload();
        for (int64_t i = 0; i < b.n; i++)
            sdyi_convert_box(from, host_at(&b.moves[i].in),
                             b.moves[i].in.strides, to,
                             host_at(&b.moves[i].out), b.moves[i].out.strides,
                             b.moves[i].counts, b.moves[i].rank);
        sdyi_batch *converts = NULL;
        assert_int_equal(sdyi_batch_converts(b.moves, b.n, from, to, &converts),
                         SDYRT_OK);
        run_and_compare(converts, SDYRT_DTYPE_COUNT, seed);
    }
}

static void check_folds(sdyrt_dtype dtype, sdyrt_reduction reduction,
                        uint64_t seed) {
    static random_batch b;
    random_folds(&b, seed, sdyrt_dtype_bytes(dtype));
    make_buffers(&b, 16);
    for (int i = 0; i < SDYI_BASES; i++)
        random_numbers(dtype, host_base(i), (size_t)b.end[i]);
    upload();
    for (int64_t i = 0; i < b.n; i++) {
        const sdyi_gpu_fold *const f = &b.folds[i];
        sdyi_term terms[MOST_TERMS];
        for (int64_t k = 0; k < f->n_terms; k++)
            terms[k] = (sdyi_term){host_at(&f->terms[k]), f->terms[k].strides};
        sdyi_reduce_box(dtype, reduction, terms, f->n_terms, host_at(&f->out),
                        f->out.strides, f->counts, f->rank);
    }
    sdyi_batch *folds = NULL;
    assert_int_equal(sdyi_batch_folds(b.folds, b.n, dtype, reduction, &folds),
                     SDYRT_OK);
    run_and_compare(folds, dtype, seed);
}

static void test_folds_are_those_of_the_host(void **state) {
    (void)state;
    for (int t = 0; t < SDYRT_DTYPE_COUNT; t++)
        for (int r = 0; r < SDYRT_REDUCTION_COUNT; r++)
            if (sdyrt_can_reduce((sdyrt_dtype)t, (sdyrt_reduction)r))
                for (uint64_t seed = 0; seed < cases(20); seed++)
                    check_folds((sdyrt_dtype)t, (sdyrt_reduction)r, seed);
}

/* ---- ragged rows ---- */

/* Memory of the device for the buffers of a member, one after another. */
static struct {
    char *memory;
    size_t used;
} arena;
enum { ARENA_BYTES = 1 << 23 };

/* A buffer as on the host, with its guards and at the same alignment. */
static char *upload_rows(const char *host, size_t bytes, size_t shift) {
    char *const device = arena.memory + arena.used + GUARD + shift;
    arena.used += (bytes + shift + 2 * GUARD + GUARD - 1) / GUARD * GUARD;
    assert_true(arena.used <= ARENA_BYTES);
    put(device - RAGGED_GUARD, host - RAGGED_GUARD, bytes + 2 * RAGGED_GUARD);
    return device;
}

static void download_rows(char *host, const char *device, size_t bytes) {
    CUDA(cudaMemcpy(host - RAGGED_GUARD, device - RAGGED_GUARD,
                    bytes + 2 * RAGGED_GUARD, cudaMemcpyDeviceToHost));
}

/* The same of counts, which have no guards. */
static int64_t *upload_counts(const int64_t *host) {
    int64_t *const device = (int64_t *)(void *)(arena.memory + arena.used);
    arena.used += (RAGGED_MOST * sizeof *host + GUARD - 1) / GUARD * GUARD;
    put(device, host, RAGGED_MOST * sizeof *host);
    return device;
}

static void start_member(void) {
    if (arena.memory == NULL)
        CUDA(cudaMalloc((void **)&arena.memory, ARENA_BYTES));
    arena.used = 0;
}

static void ragged_pack(ragged_member *m) {
    start_member();
    const char *const in = upload_rows(m->in, m->in_bytes, m->shift);
    char *const memory = upload_rows(m->memory, m->memory_bytes, 0);
    const int64_t *const counts = upload_counts(m->counts);
    assert_int_equal(sdyi_ragged_pack(&m->r, in, counts, memory, stream),
                     SDYRT_OK);
    CUDA(cudaStreamSynchronize(stream));
    download_rows(m->memory, memory, m->memory_bytes);
}

static void ragged_unpack(ragged_member *m) {
    start_member();
    char *const out = upload_rows(m->out, m->out_bytes, m->shift);
    char *const memory = upload_rows(m->memory, m->memory_bytes, 0);
    int64_t *const received = upload_counts(m->received);
    assert_int_equal(sdyi_ragged_unpack(&m->r, memory, out, received, stream),
                     SDYRT_OK);
    CUDA(cudaStreamSynchronize(stream));
    CUDA(cudaMemcpy(m->received, received, sizeof m->received,
                    cudaMemcpyDeviceToHost));
    download_rows(m->out, out, m->out_bytes);
}

/* ---- large boxes: every element says where it comes from ---- */

/* A transpose of more than 2^31 elements of one byte, and its way back. */
static void test_a_box_beyond_2_to_31_elements_is_moved(void **state) {
    (void)state;
    const int64_t rows = 50000, columns = 50016, n = rows * columns;
    size_t available = 0, all = 0;
    CUDA(cudaMemGetInfo(&available, &all));
    if (available < (size_t)n * 4 || getenv("SDYRT_TEST_QUICK"))
        skip();
    char *memory = NULL, *const host = malloc((size_t)n);
    assert_non_null(host);
    CUDA(cudaMalloc((void **)&memory, (size_t)n * 3));
    for (int64_t i = 0; i < n; i++)
        host[i] = (char)(i * 2654435761 >> 13);
    put(memory, host, (size_t)n);
    sdyi_gpu_move m = {.rank = 2, .counts = {rows, columns}};
    m.in.strides[0] = 1;
    m.in.strides[1] = rows;
    m.out = (sdyi_place){.base = 1, .strides = {columns, 1}};
    sdyi_gpu_move back = {.in = m.out, .out = m.in, .rank = 2};
    memcpy(back.counts, m.counts, sizeof m.counts);
    back.out.base = 2;
    void *bases[SDYI_BASES] = {memory, memory + n, memory + 2 * n, NULL};
    const sdyi_gpu_move *const both[] = {&m, &back};
    for (int i = 0; i < 2; i++) {
        sdyi_batch *batch = NULL;
        assert_int_equal(sdyi_batch_moves(both[i], 1, 1, &batch), SDYRT_OK);
        place(batch);
        assert_int_equal(sdyi_batch_run(batch, bases, stream), SDYRT_OK);
        CUDA(cudaStreamSynchronize(stream));
        sdyi_batch_free(batch);
    }
    char *const got = malloc((size_t)n);
    assert_non_null(got);
    CUDA(cudaMemcpy(got, memory + n, (size_t)n, cudaMemcpyDeviceToHost));
    for (int64_t e = 0; e < n; e += 9973)
        if (got[e] != host[e % columns * rows + e / columns])
            fail_msg("element %jd is wrong", (intmax_t)e);
    CUDA(cudaMemcpy(got, memory + 2 * n, (size_t)n, cudaMemcpyDeviceToHost));
    assert_true(memcmp(got, host, (size_t)n) == 0);
    CUDA(cudaFree(memory));
    free(got);
    free(host);
}

/* ---- runs ---- */

static void test_a_batch_is_captured_and_replayed(void **state) {
    (void)state;
    static random_batch b;
    random_moves(&b, 5, 4, 4, true);
    make_buffers(&b, 16);
    fill_inputs();
    upload();
    for (int64_t i = 0; i < b.n; i++)
        sdyi_copy_box(host_at(&b.moves[i].in), b.moves[i].in.strides,
                      host_at(&b.moves[i].out), b.moves[i].out.strides,
                      b.moves[i].counts, b.moves[i].rank, 4);
    sdyi_batch *moves = NULL;
    assert_int_equal(sdyi_batch_moves(b.moves, b.n, 4, &moves), SDYRT_OK);
    place(moves);
    cudaGraph_t graph;
    cudaGraphExec_t replay;
    CUDA(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
    assert_int_equal(run(moves), SDYRT_OK);
    CUDA(cudaStreamEndCapture(stream, &graph));
    CUDA(cudaGraphInstantiate(&replay, graph, 0));
    CUDA(cudaGraphLaunch(replay, stream));
    CUDA(cudaGraphLaunch(replay, stream));
    CUDA(cudaStreamSynchronize(stream));
    CUDA(cudaGraphExecDestroy(replay));
    CUDA(cudaGraphDestroy(graph));
    run_and_compare(moves, SDYRT_DTYPE_COUNT, 5);
}

static void test_a_missing_or_misaligned_buffer_is_refused(void **state) {
    (void)state;
    sdyi_gpu_move m = {.rank = 1, .counts = {8}};
    m.in.strides[0] = m.out.strides[0] = 1;
    m.out.base = 1;
    sdyi_batch *converts = NULL;
    assert_int_equal(
        sdyi_batch_converts(&m, 1, SDYRT_F64, SDYRT_F32, &converts), SDYRT_OK);
    place(converts);
    char *memory = NULL;
    CUDA(cudaMalloc((void **)&memory, 256));
    void *bases[SDYI_BASES] = {memory, NULL, NULL, NULL};
    assert_int_equal(sdyi_batch_run(converts, bases, stream), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BUFFER_NULL);
    bases[0] = memory + 4;
    bases[1] = memory + 128;
    assert_int_equal(sdyi_batch_run(converts, bases, stream), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BUFFER_ALIGNMENT);
    bases[0] = memory;
    bases[1] = memory + 132;
    assert_int_equal(sdyi_batch_run(converts, bases, stream), SDYRT_OK);
    CUDA(cudaStreamSynchronize(stream));
    CUDA(cudaFree(memory));
    sdyi_batch_free(converts);
}

/* Each has its own boxes, and those of the others stay when one is freed. */
static void test_batches_are_placed_together(void **state) {
    (void)state;
    enum { N = 3 };
    char *memory = NULL, got[2 * N];
    CUDA(cudaMalloc((void **)&memory, 2 * N));
    put(memory, "abc...", 2 * N);
    sdyi_batch *batches[N + 1] = {NULL}; /* the last stays NULL */
    for (int i = 0; i < N; i++) {
        const sdyi_gpu_move m = {
            .in.offset = i, .out.offset = 2 * N - 1 - i, .rank = 0};
        assert_int_equal(sdyi_batch_moves(&m, 1, 1, &batches[i]), SDYRT_OK);
    }
    assert_int_equal(sdyi_batch_place(batches, N + 1, stream), SDYRT_OK);
    void *const bases[SDYI_BASES] = {memory};
    for (int i = 0; i < N; i++) {
        assert_int_equal(sdyi_batch_run(batches[i], bases, stream), SDYRT_OK);
        CUDA(cudaStreamSynchronize(stream));
        sdyi_batch_free(batches[i]);
    }
    CUDA(cudaMemcpy(got, memory, sizeof got, cudaMemcpyDeviceToHost));
    assert_memory_equal(got, "abccba", sizeof got);
    CUDA(cudaFree(memory));
}

static void test_an_empty_batch_launches_nothing(void **state) {
    (void)state;
    sdyi_batch *empty = NULL;
    assert_int_equal(sdyi_batch_moves(NULL, 0, 4, &empty), SDYRT_OK);
    void *bases[SDYI_BASES] = {NULL};
    assert_int_equal(sdyi_batch_run(empty, bases, stream), SDYRT_OK);
    sdyi_batch_free(empty);
    sdyi_batch_free(NULL);
}

static void test_all_kernels_load(void **state) {
    (void)state;
    assert_int_equal(sdyi_batch_load(), SDYRT_OK);
    assert_int_equal(sdyi_ragged_load(), SDYRT_OK);
}

/* Without a device every call says so. */
static bool fails_clearly(cudaError_t found) {
    if (sdyi_batch_load() == SDYRT_BACKEND &&
        sdyrt_last_error_kind() == SDYRT_KIND_SYSTEM &&
        strstr(sdyrt_last_error(), cudaGetErrorName(found)))
        return true;
    fprintf(stderr, "without a device: '%s'\n", sdyrt_last_error());
    return false;
}

int main(void) {
    int devices = 0;
    const cudaError_t found = cudaGetDeviceCount(&devices);
    if (found != cudaSuccess) {
        if (!fails_clearly(found))
            return EXIT_FAILURE;
        printf("skipped: %s\n", cudaGetErrorString(found));
        return EXIT_SKIP;
    }
    if (cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking) !=
        cudaSuccess) {
        fprintf(stderr, "no stream\n");
        return EXIT_FAILURE;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_kernels_load),
        cmocka_unit_test(test_moves_are_those_of_the_host),
        cmocka_unit_test(test_fills_are_those_of_the_host),
        cmocka_unit_test(test_converts_are_those_of_the_host),
        cmocka_unit_test(test_folds_are_those_of_the_host),
        RAGGED_TESTS,
        cmocka_unit_test(test_a_box_beyond_2_to_31_elements_is_moved),
        cmocka_unit_test(test_a_batch_is_captured_and_replayed),
        cmocka_unit_test(test_a_missing_or_misaligned_buffer_is_refused),
        cmocka_unit_test(test_batches_are_placed_together),
        cmocka_unit_test(test_an_empty_batch_launches_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
