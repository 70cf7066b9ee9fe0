/* Shared by the tests that run as an MPI job; see job.h. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "mpi/job.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

int rank, size, special;
const sdyrt_sharding *cut, *whole, *terms, *rows, *columns;

static const struct {
    const char *text;
    const sdyrt_sharding **sharding;
} shardings[] = {{"<@m, [{\"x\"}]>", &cut},
                 {"<@m, [{}]>", &whole},
                 {"<@m, [{}], unreduced={\"x\"}>", &terms},
                 {"<@m, [{\"x\"}, {}]>", &rows},
                 {"<@m, [{}, {\"x\"}]>", &columns}};
enum { SHARDINGS = sizeof shardings / sizeof shardings[0] };

void job_start(int *argc, char ***argv) {
    setenv("CMOCKA_TEST_ABORT", "1", 1); /* the others must not wait */
    if (MPI_Init(argc, argv) != MPI_SUCCESS)
        exit(2);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    special = size - 1;
    char text[64];
    snprintf(text, sizeof text, "<[\"x\"=%d]>", size);
    sdyrt_named_mesh mesh = {.name = "m"};
    if (size < 2 || size > 64 || sdyrt_mesh_parse(text, &mesh.mesh) != SDYRT_OK)
        exit(2);
    for (int i = 0; i < SHARDINGS; i++)
        if (sdyrt_sharding_parse(shardings[i].text, &mesh, 1,
                                 shardings[i].sharding) != SDYRT_OK)
            exit(2);
    sdyrt_mesh_release(mesh.mesh);
}

int job_end(int failed) {
    for (int i = 0; i < SHARDINGS; i++)
        sdyrt_sharding_release(*shardings[i].sharding);
    if (failed != 0)
        MPI_Abort(MPI_COMM_WORLD, 1);
    MPI_Finalize();
    return 0;
}

double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

void pause_for(double seconds) {
    const struct timespec t = {
        (time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
    nanosleep(&t, NULL);
}

void wait_for_others(void) {
    for (int r = 0; r < special; r++)
        MPI_Recv(NULL, 0, MPI_INT, r, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

void report_special(void) {
    MPI_Send(NULL, 0, MPI_INT, special, 0, MPI_COMM_WORLD);
}

sdyrt_context *make(double timeout, int verify) {
    sdyrt_config config = SDYRT_CONFIG_INIT;
    config.timeout = timeout;
    config.verify = verify;
    sdyrt_context *context = NULL;
    MPI_Barrier(MPI_COMM_WORLD);
    if (sdyrt_mpi_create(&config, MPI_COMM_WORLD, &context) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
    return context;
}

sdyrt_op gather(int64_t elements) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_ALL_GATHER;
    op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 1, .dims = {elements}};
    op.from = cut;
    op.to = whole;
    op.axes = "[{\"x\"}]";
    return op;
}

sdyrt_status run_gather(sdyrt_context *context, int part, int32_t *in,
                        int32_t *out) {
    for (int i = 0; i < part; i++)
        in[i] = 100 + rank * part + i;
    memset(out, 0, (size_t)(part * size) * sizeof *out);
    const sdyrt_op op = gather((int64_t)part * size);
    const sdyrt_status status = sdyrt_run(context, &op, NULL, in, out);
    for (int i = 0; status == SDYRT_OK && i < part * size; i++)
        if (out[i] != 100 + i)
            fail_msg("element %d is %d", i, out[i]);
    return status;
}

void *get(sdyrt_context *context, size_t bytes, bool lent) {
    void *memory = NULL;
    if (!lent)
        memory = malloc(bytes);
    else if (sdyrt_alloc(context, bytes, &memory) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
    assert_non_null(memory);
    return memory;
}

void give_back(sdyrt_context *context, void *memory, bool lent) {
    if (lent)
        sdyrt_free(context, memory);
    else
        free(memory);
}

bool is_any(bool mine) {
    int found = mine;
    MPI_Allreduce(MPI_IN_PLACE, &found, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    return found != 0;
}

void assert_names_special(void) {
    char name[32];
    snprintf(name, sizeof name, "rank %d", special);
    if (strstr(sdyrt_last_error(), name) == NULL)
        fail_msg("'%s' does not name %s", sdyrt_last_error(), name);
}

void assert_after_mismatch(sdyrt_context *context, bool was_compared) {
    int32_t in[4] = {0}, out[4 * 64];
    char cause[1024];
    if (was_compared) {
        assert_int_equal(run_gather(context, 4, in, out), SDYRT_OK);
        return;
    }
    for (int i = 0; i < 3; i++) {
        const sdyrt_status status =
            i != 1 ? run_gather(context, 4, in, out) : sdyrt_barrier(context);
        if (status != SDYRT_ABORTED ||
            strstr(sdyrt_last_error(), " calls ") == NULL)
            fail_msg("%s: %s", sdyrt_status_name(status), sdyrt_last_error());
        if (i == 2)
            assert_string_equal(sdyrt_last_error(), cause);
        snprintf(cause, sizeof cause, "%s", sdyrt_last_error());
    }
    assert_non_null(strstr(cause, "unusable"));
}
