/* sdyrt_perf: from rows (rows.h) to results.
 *
 * Each rank measures a row by several methods, the library's own first, all on
 * the same buffers. Functions that return false, or NULL, have printed a
 * message; statuses are the library's. */
#ifndef BENCH_PERF_PERF_H
#define BENCH_PERF_PERF_H

#include "bench/perf/rows.h"
#include "bench/stats.h"

struct CUstream_st; /* cudaStream_t points to it */

/* -- ranks (main.c) -------------------------------------------------------- */

typedef struct perf_rank {
    const cli_job *job;
    sdyrt_context *context;
    const sdyrt_bootstrap *meeting; /* of the program, not of the context */
    int rank;
    int size;
    struct CUstream_st *stream; /* the stream that plans run on; NULL: the
                                   context's, or a backend without streams */
    bool one_clock;             /* all ranks read one */
    void *nccl_world;           /* of --vs raw; NULL: not made yet */
    char error[512];            /* a failure of CUDA or NCCL; "": none */
} perf_rank;

typedef enum perf_how { PERF_MAX, PERF_SUM } perf_how;

/* Collective: combine `n` values of each rank into the same values on all. */
sdyrt_status perf_combine(const perf_rank *rank, perf_how how, double *values,
                          int n);

/* Collective: `*value` becomes true if it is on every rank. */
sdyrt_status perf_all(const perf_rank *rank, bool *value);

/* Record the failure `why` of a CUDA or NCCL call; `why` NULL: it succeeded. */
sdyrt_status perf_native(perf_rank *rank, const char *call, const char *why);

/* -- methods --------------------------------------------------------------- */

/* One rank's part of a row. */
typedef struct perf_call {
    perf_rank *rank;
    const sdyrt_op *op;
    sdyrt_plan *plan;
    const sdyrt_plan_info *info;
    size_t width; /* bytes of an element */
    size_t in_bytes;
    size_t out_bytes;
    const void *in; /* NULL: an empty tile */
    void *out;
    const char *axes; /* of the op as one list `{"a","b":(1)2}`; "{}": none */

    int64_t source; /* the member whose value a message brings */

    /* Of operations with counts; see perf_form. */
    const int64_t *matrix; /* of all members; NULL: none */
    int64_t *counts;       /* of this rank, that each run brings, in memory of
                              the backend; NULL: none */
    int64_t *received;     /* counts that came from each */
    sdyrt_plan *back;      /* of PERF_THERE_AND_BACK, */
    void *between;         /* and what is there before */
} perf_call;

/* A method: an implementation of the operations, such as the library's or
 * MPI's. */
struct perf_method {
    const char *name;
    bool checked; /* `out` is the operation's result */

    size_t state_bytes; /* of the state of open, zeroed */

    /* Local: true if the method can run this operation, as far as this rank
     * knows; if one rank cannot, none does, and its columns are empty. NULL:
     * always true. */
    bool (*fits)(const perf_call *call);

    /* Collective: prepare for `call`, which lives until close. `*fits`, true
     * before, may become false. NULL: nothing to prepare. */
    sdyrt_status (*open)(const perf_call *call, void *state, bool *fits);

    /* Collective: run it once; timed. */
    sdyrt_status (*run)(const perf_call *call, void *state);

    /* Wait until all runs are done; timed too, once a batch. NULL: they are
     * done when run returns. */
    sdyrt_status (*finish)(const perf_call *call, void *state);

    /* Close the state of open, on an error too. NULL: nothing to close. */
    void (*close)(void *state);
};

extern const perf_method perf_method_sdyrt;
extern const perf_method perf_method_sdyrt_in_place; /* `out` is both */
extern const perf_method perf_method_threads_raw;
extern const perf_method perf_method_threads_memcpy; /* the same */
extern const perf_method perf_method_mpi_alltoallw;
extern const perf_method perf_method_mpi_neighbor_alltoallw;
extern const perf_method perf_method_mpi_pack;
extern const perf_method perf_method_nccl_raw; /* where nccl.h is */
extern const perf_method perf_method_nccl_memcpy;

/* Destroy the communicator that raw keeps for all rows. */
void perf_nccl_raw_end(perf_rank *rank);

/* The methods of a backend. */
struct perf_backend {
    const char *name;
    const perf_method *methods[PERF_MAX_VS + 1]; /* the names of --vs, up to
                                                    NULL; two with one `run` are
                                                    one method by two names */
    const perf_method *memcpy;                   /* of them */
    const perf_method *bare; /* the call that --overhead compares with; NULL:
                                none */
    const char *foreign;     /* the allocator of --foreign */
};

/* The backend mpi: of the library libsdyrt_perf_mpi_NAME for the job's MPI, or
 * of this program where it is linked. NULL after a failure. */
extern __attribute__((visibility("default")))
const perf_backend perf_backend_mpi;
const perf_backend *perf_mpi_open(const cli_job *job);

/* -- data (data.c) --------------------------------------------------------- */

/* The contents of a row's buffers before and after it. Every element identifies
 * its place, terms of a reduction are small whole numbers whose result is exact
 * in any order, and a poisoned element has no bit right. */
typedef enum perf_data_kind {
    PERF_MOVED,    /* bits move */
    PERF_COMBINED, /* each rank has a term */
    PERF_SPLIT     /* a value becomes partial: what a rank has, and zeros */
} perf_data_kind;

/* Rows of dimension 0 of one member's value. */
typedef struct perf_piece {
    int64_t member;
    int64_t first;
    int64_t n;
} perf_piece;

/* The data of one rank. */
typedef struct perf_data {
    perf_data_kind kind;
    sdyrt_type type;
    sdyrt_tile in;
    sdyrt_tile out;
    sdyrt_reduction reduction;
    int64_t n_terms;
    int64_t term; /* of this rank; of a split value: 0 keeps it */
    sdyrt_tile kept;
    int64_t in_of, out_of; /* the members whose values they are */
    bool is_undefined;     /* after: nothing is said of it */
    bool has_halos;
    sdyrt_tile core;    /* then of `in`; of `out` is `kept` inside the tensor */
    perf_piece *pieces; /* of `out`, one after another; NULL: it is a tile */
    int64_t n_pieces;
} perf_data;

/* The number of wrong elements, and the first: its number in the tensor and its
 * first wrong word. */
typedef struct perf_wrong {
    int64_t n;
    int64_t first;
    uint64_t expected;
    uint64_t got;
} perf_wrong;

/* The data of `rank`, of `size`, in a row (data_rank.c); to be freed, on an
 * error too.
 * Errors: those of perf_tiles; UNSUPPORTED for a reshard that leaves unreduced
 *         values, of which no single one is defined. */
sdyrt_status perf_data_of(const perf_row *row, int rank, int size,
                          perf_data *data);
void perf_data_free(perf_data *data);

void perf_data_fill(const perf_data *data, uint64_t seed, void *in);
void perf_data_poison(const perf_data *data, uint64_t seed, void *out);
perf_wrong perf_data_check(const perf_data *data, uint64_t seed,
                           const void *out);

/* -- measuring (measure.c) ------------------------------------------------- */

/* The times of a method, over samples; seconds of one call. */
typedef struct perf_stats {
    bool there; /* the method can do this operation */
    bench_stats seconds;
    int64_t wrong; /* elements of all ranks and samples; -1: not checked */
    int batch;     /* calls of a sample */
} perf_stats;

/* The methods of a run: the library's, its own in place, those of --vs. */
enum { PERF_SDYRT, PERF_IN_PLACE, PERF_FIRST_VS };

typedef struct perf_methods {
    const perf_method *list[PERF_MAX_METHODS];
    int n;
} perf_methods;

perf_methods perf_methods_of(const perf_options *options);

/* The bytes of a plan, over all ranks. */
typedef struct perf_bytes {
    double received, lower_bound, local;
    double written; /* of all out tiles */
    double most;    /* of lower_bound, of any rank */
} perf_bytes;

/* The result of a row, the same on all ranks. */
typedef struct perf_result {
    perf_stats stats[PERF_MAX_METHODS]; /* in the order of perf_methods */
    double bus_factor;
    perf_bytes bytes;
} perf_result;

/* The host's time of a call. */
typedef struct perf_overhead {
    perf_stats plan_run;
    perf_stats one_shot; /* a cached one */
    perf_stats bare;     /* valid where the backend has a bare call for this
                            operation */
} perf_overhead;

/* The cost of moving tensors of a workload, summed over them. */
typedef struct perf_cost {
    perf_bytes bytes;
    double seconds;        /* the mean of the repetitions */
    double memcpy_seconds; /* of as many bytes as were written */
} perf_cost;

/* One rank's part of a run. */
typedef struct perf_worker {
    perf_rank *rank;
    const perf_options *options;
    const perf_rows *rows;
    void *in, *out; /* large enough for every row, as the backend has it */
    void *between;  /* as `out`; NULL: no row needs it */
    void *staging;  /* on the host, for either; NULL where they are there */
    double *times;  /* options->samples for each method */
    uint64_t seed;  /* of the row */
    bool progress;  /* shown on stderr */
    double prepare_seconds; /* until all had buffers, with their pages */
} perf_worker;

/* Allocate and free the buffers and other state of a run (buffers.c). */
sdyrt_status perf_worker_open(perf_worker *w);
void perf_worker_close(perf_worker *w);

/* True if the buffers are a device's. */
bool perf_on_device(const perf_worker *w);
size_t perf_tile_bytes(const perf_data *data, const sdyrt_tile *tile);
/* Fill `buffer` as `in`; make every element of `out` wrong; check all. */
sdyrt_status perf_fill(const perf_worker *w, const perf_data *data,
                       void *buffer);
sdyrt_status perf_poison(const perf_worker *w, const perf_data *data);
sdyrt_status perf_check(const perf_worker *w, const perf_data *data,
                        perf_wrong *wrong);

/* Set what runs of a row with counts need (counts.c): this rank's counts in the
 * backend's memory, room for those that it receives, and the plan that sends
 * the tokens back. To be closed on an error too. */
sdyrt_status perf_counts_open(const perf_worker *w, const perf_row *row,
                              int64_t member, perf_call *call);
void perf_counts_close(perf_call *call);

/* Collective: measure `row`. */
sdyrt_status perf_measure(perf_worker *w, const perf_row *row,
                          perf_result *result);

/* Collective: measure the host's time on `row`, a tensor of a few bytes. */
sdyrt_status perf_measure_overhead(perf_worker *w, const perf_row *row,
                                   perf_overhead *result);

void perf_cost_add(perf_cost *sum, const perf_cost *cost);

/* Collective: move every tensor, by the library and by memcpy, and add to the
 * costs, which are by row. `*wrong`: an element was wrong, and was reported. */
sdyrt_status perf_measure_total(perf_worker *w, perf_cost *costs, bool *wrong);

/* -- reports (report.c) ---------------------------------------------------- */

/* The range of ratios to a method. */
typedef struct perf_range {
    double least, most;
    int n;
} perf_range;

typedef struct perf_report {
    const perf_options *options;
    const perf_rows *rows;
    perf_methods methods;
    int ranks;
    json_t *results; /* a list */
    int64_t wrong;   /* of all rows and methods */
    double bus_sum;  /* of busbw in GB/s, and of how many */
    int n_bus;
    double seconds[PERF_MAX_METHODS]; /* of a workload: medians x tensors */
    bool complete[PERF_MAX_METHODS];  /* ... of every row */
    perf_range ratios[PERF_MAX_METHODS];
} perf_report;

/* Print the rows, unmeasured, and the memory that they take. */
void perf_report_dry(const perf_options *options, const perf_rows *rows,
                     int ranks);

void perf_report_start(const perf_options *options, const perf_rows *rows,
                       int ranks, perf_report *report);
void perf_report_row(perf_report *report, const perf_row *row,
                     const perf_result *result);
void perf_report_overhead(perf_report *report, const perf_row *row,
                          const perf_overhead *result);
void perf_report_end(const perf_report *report);

/* Write the JSON document if --json is given, and free the report. */
bool perf_report_write(perf_report *report);

/* Print the table of --total, and write its JSON document; or fail with the
 * wrong element. */
void perf_total_start(const perf_options *options, const perf_rows *rows,
                      int ranks);
void perf_total_wrong(const perf_tensor *tensor, const sdyrt_type *type,
                      int rank, const perf_wrong *wrong);
bool perf_total_end(const perf_worker *w, const perf_cost *costs,
                    double seconds);

/* Show the progress on stderr, if that is a terminal, at most twenty times a
 * second; and erase it. */
void perf_progress(const perf_worker *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void perf_progress_end(const perf_worker *w);

/* -- the machine (machine.c) ----------------------------------------------- */

typedef struct perf_machine {
    char host[256];
    char cpu[256];           /* its model; "": not known */
    int cores;               /* available to this process */
    int cores_online;        /* of the machine */
    size_t memory;           /* bytes; 0: not known */
    size_t memory_available; /* bytes; SIZE_MAX: not known */
} perf_machine;

perf_machine perf_machine_find(void);

/* The MPI that connects the ranks, with its version; NULL: they need none. */
const char *perf_mpi_of(const perf_options *options, char *text, size_t bytes);

/* `host`, `cpu` and `mpi` of a JSON document. */
json_t *perf_machine_json(const perf_options *options);

#endif
