/* A job in which the last rank dies in the middle: die HOW DIR. HOW is kill (by
 * a signal), leave (exits without a word) or stop (hangs), freeze (hangs at any
 * moment), destroy (is killed while it destroys its context); or unborn (exits)
 * or absent (hangs) before it makes its context. Each of the others writes what
 * became of its operations, or its context, to DIR/<rank>, and ends when all
 * have: MPI can not be finalized any more. */
#include <sdyrt/mpi.h>
#include <sdyrt/sdyrt.h>

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define ELEMENTS 100000
#define MOST 100 /* seconds that a rank waits for what the others write */

static const char *directory;
static int size;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static bool has_reported(int rank) {
    char name[4096];
    snprintf(name, sizeof name, "%s/%d", directory, rank);
    return access(name, F_OK) == 0;
}

/* End when all others have written what became of them: a process that ends may
 * take the others with it. */
static void end(void) {
    const struct timespec pause = {0, 20000000};
    const double start = now();
    for (int r = 0; r < size - 1;)
        if (has_reported(r) || now() - start > MOST)
            r++;
        else
            nanosleep(&pause, NULL);
    _exit(0);
}

static void die(const char *how) {
    const struct timespec pause = {0, 500000000};
    nanosleep(&pause, NULL); /* until the launcher is done with it */
    if (strcmp(how, "kill") == 0)
        raise(SIGKILL);
    if (strcmp(how, "leave") == 0 || strcmp(how, "unborn") == 0)
        _exit(0);
    end();
}

/* A later death, wherever the rank is then. */
static void freeze(int signal) {
    (void)signal;
    end();
}

static void end_suddenly(int signal) {
    (void)signal;
    raise(SIGKILL);
}

static void die_in(long microseconds, void (*how)(int)) {
    const struct itimerval timer = {{0, 0}, {0, microseconds}};
    signal(SIGALRM, how);
    setitimer(ITIMER_REAL, &timer, NULL);
}

static void report(int rank, sdyrt_status status, double seconds) {
    char path[4096], name[4096];
    snprintf(name, sizeof name, "%s/%d", directory, rank);
    snprintf(path, sizeof path, "%s/%d.new", directory, rank);
    FILE *file = fopen(path, "w");
    if (file == NULL)
        _exit(3);
    fprintf(file, "%s %s %.1f %s\n", sdyrt_status_name(status),
            sdyrt_error_kind_name(sdyrt_last_error_kind()), seconds,
            sdyrt_last_error());
    /* a launcher may end this process at any moment: all of it or nothing */
    if (fclose(file) != 0 || rename(path, name) != 0)
        _exit(3);
}

int main(int argc, char **argv) {
    int rank;
    if (argc != 3 || MPI_Init(&argc, &argv) != MPI_SUCCESS)
        return 2;
    directory = argv[2];
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    const bool is_early =
        strcmp(argv[1], "unborn") == 0 || strcmp(argv[1], "absent") == 0;
    if (is_early && rank == size - 1)
        die(argv[1]);
    sdyrt_config config = SDYRT_CONFIG_INIT;
    config.timeout = 5;
    sdyrt_context *context;
    double start = now();
    if (is_early) {
        const sdyrt_status made =
            sdyrt_mpi_create(&config, MPI_COMM_WORLD, &context);
        report(rank, made, now() - start);
        end();
    }
    char mesh_text[64];
    snprintf(mesh_text, sizeof mesh_text, "<[\"x\"=%d]>", size);
    sdyrt_named_mesh mesh = {.name = "m"};
    const sdyrt_sharding *cut, *whole;
    if (sdyrt_mpi_create(&config, MPI_COMM_WORLD, &context) != SDYRT_OK ||
        sdyrt_mesh_parse(mesh_text, &mesh.mesh) != SDYRT_OK ||
        sdyrt_sharding_parse("<@m, [{\"x\"}]>", &mesh, 1, &cut) != SDYRT_OK ||
        sdyrt_sharding_parse("<@m, [{}]>", &mesh, 1, &whole) != SDYRT_OK)
        return 2;
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_ALL_GATHER;
    op.type = (sdyrt_type){
        .dtype = SDYRT_I32, .rank = 1, .dims = {(int64_t)ELEMENTS * size}};
    op.from = cut;
    op.to = whole;
    op.axes = "[{\"x\"}]";
    void *in, *out;
    const size_t bytes = ELEMENTS * sizeof(int32_t);
    if (sdyrt_alloc(context, bytes, &in) != SDYRT_OK ||
        sdyrt_alloc(context, bytes * (size_t)size, &out) != SDYRT_OK)
        return 2;
    memset(in, rank, bytes);
    sdyrt_status status = SDYRT_OK;
    for (int i = 0; status == SDYRT_OK; i++) {
        if (i == 20 && strcmp(argv[1], "destroy") == 0)
            break;
        if (i == 20 && rank == size - 1) {
            if (strcmp(argv[1], "freeze") == 0)
                die_in(100000, freeze);
            else
                die(argv[1]);
        }
        start = now();
        status = sdyrt_run(context, &op, NULL, in, out);
    }
    if (status == SDYRT_OK) { /* the others come when it is dead */
        if (rank == size - 1)
            die_in(300000, end_suddenly);
        else
            sleep(1);
        start = now();
        sdyrt_context_destroy(context);
    }
    report(rank, status, now() - start);
    end();
}
