/* What the ranks are: one table of functions a backend. Everything else of the
 * program is the same on all of them. */
#ifndef BENCH_PERF_BACKEND_H
#define BENCH_PERF_BACKEND_H

#include <sdyrt/sdyrt.h>

struct CUstream_st; /* what a cudaStream_t points to */
typedef struct perf_backend perf_backend;
typedef struct perf_method perf_method;

/* One rank. */
typedef struct perf_rank {
    const perf_backend *backend;
    sdyrt_context *context;
    int rank;
    int size;
    void *state;                /* the backend's */
    struct CUstream_st *stream; /* that plans run on; NULL: the context's, or
                                   there are none */
    char error[512]; /* what failed besides the library; "": nothing */
} perf_rank;

typedef sdyrt_status (*perf_rank_fn)(perf_rank *rank, void *argument);

typedef enum perf_combine { PERF_MAX, PERF_SUM } perf_combine;

enum { PERF_MAX_VALUES = 4 };

struct perf_backend {
    const char *name;

    /* Called once by the process, before anything else: `wanted` ranks, 0 for
     * as many as there are by default. `*size` is how many there will be, `*me`
     * the rank of this process, 0 where all ranks are in it. On a failure a
     * line is printed. */
    bool (*open)(int wanted, int *size, int *me);

    /* Run `fn` as every rank of this process. On a failure a line is printed,
     * and the other ranks end too. */
    bool (*run)(int size, perf_rank_fn fn, void *argument);

    /* Called once, last, whatever open returned. */
    void (*close)(void);

    /* Collective: wait for all ranks. */
    sdyrt_status (*barrier)(perf_rank *rank);

    /* Collective: combine `n` <= PERF_MAX_VALUES values of each rank into the
     * same values on all. */
    sdyrt_status (*combine)(perf_rank *rank, perf_combine how, double *values,
                            int n);

    /* Memory that is not of sdyrt_alloc, for --foreign; NULL: malloc. */
    sdyrt_status (*alloc)(perf_rank *rank, size_t bytes, void **memory);
    void (*free)(perf_rank *rank, void *memory);
    const char *foreign; /* what it is of; NULL: malloc */

    /* Whether all ranks read one clock. */
    bool (*one_clock)(const perf_rank *rank);

    /* Say what it runs on, each in `bytes` bytes, "" for nothing: the software,
     * and the device. NULL: there is nothing to say. */
    void (*describe)(char *software, char *device, size_t bytes);

    /* What --vs offers, at most PERF_MAX_VS; ends with NULL. Two with one `run`
     * are one method by two names. */
    const perf_method *const *methods;

    /* The bare call that --overhead compares with; NULL: none. */
    const perf_method *bare;
};

extern const perf_backend perf_threads;
extern const perf_backend perf_mpi; /* where there is an MPI */
extern const perf_backend perf_nccl;

#endif
