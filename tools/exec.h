/* The shared declarations of 'sdyrt exec'. */
#ifndef SDYRT_TOOLS_EXEC_H
#define SDYRT_TOOLS_EXEC_H

#include <sdyrt/execute.h>

#include "calls.h"
#include "cli/job.h"
#include "exec_data.h"
#include "values.h"

typedef struct exec_options {
    cli_values values; /* --mesh */
    const char *path;
    const char *in, *out, *expect, *backend; /* NULL: not given */
    cli_texts arguments, shardings;
    calls_options calls;
    int64_t seed; /* -1: not given */
    int64_t n_ranks, replicas;
    double timeout, tolerance; /* 0: not given */
    const char *progress;      /* NULL: not given */
    bool quiet, bench, is_whole, is_checked;
} exec_options;

/* --bench runs for so many seconds, and so often at least. */
#define EXEC_BENCH_SECONDS 2.0
enum { EXEC_LEAST_RUNS = 5 };

typedef struct exec_buffers {
    exec_tensor *tensors;
    void **data;
    int n;
} exec_buffers;

/* -- the program: exec_program.c ------------------------------------------- */

/* The compiled program: one for all ranks, or one for the device of each rank
 * of this process. */
typedef struct exec_program {
    custom_calls calls;
    sdyrt_pool *pool;
    char *text;
    size_t bytes;
    sdyrt_executable **executables;
    int n;
    bool is_by_rank;             /* each rank has a program of its own */
    bool is_cut;                 /* and tiles of global arguments */
    sdyrt_executable *reference; /* --check: of one device; else NULL */
    double *allowed; /* --check, --expect: exec_allowed_errors; else NULL */
    /* NULL: elements have whole bytes */
    const npy_narrow **narrow_arguments, **narrow_results;
} exec_program;

/* True if the program runs as ranks, not as one device. */
bool exec_has_ranks(const exec_options *o, const cli_job *job);
/* Read and compile the program; on an error too it may be freed. */
int exec_program_make(const exec_options *o, const cli_job *job,
                      exec_program *p);
void exec_program_free(exec_program *p);

/* -- arguments and results: exec_files.c ----------------------------------- */

/* The arguments and results of a rank. */
typedef struct exec_rank {
    exec_buffers arguments, results;
    exec_buffers expected; /* --expect: as the results; else none */
} exec_rank;

/* A getter of types: sdyrt_executable_argument, or one of another kind. */
typedef sdyrt_status exec_type(const sdyrt_executable *executable, int i,
                               sdyrt_type *type);
/* Buffers of the types that the getters return. */
int exec_buffers_empty(const exec_program *p, const sdyrt_executable *e,
                       exec_type *argument, exec_type *result, exec_rank *r);
/* Buffers of the arguments and results of an executable. */
int exec_buffers_make(const exec_program *p, const sdyrt_executable *e,
                      exec_rank *r);
void exec_buffers_free(exec_rank *r);
/* Buffers of the results of an executable alone. */
int exec_results_make(const sdyrt_executable *e, exec_buffers *results);
void exec_results_free(exec_buffers *results);

/* Fail if --in or --expect has a file that no rank reads. `n_ranks` ranks may
 * have folders of their own. */
int exec_folders_check(const exec_options *o, const exec_rank *r, int n_ranks);
/* Read arguments, or draw random ones, and expected results; rank -1: not those
 * of a rank. */
int exec_files_read(const exec_options *o, int rank, exec_rank *r);
/* Make a directory, unless it is there. */
int exec_directory_make(const char *path);
/* Write result0.npy .. to a directory, which is made if it is missing. */
int exec_results_write(const exec_buffers *results, const char *directory);
/* Write or print the results, as the options say. */
int exec_results_give(const exec_options *o, const exec_buffers *results);

/* -- tiles: exec_tiles.c --------------------------------------------------- */

/* The tile of a rank in an argument or a result; fails for an unreduced one. */
int exec_tile_of(const sdyrt_executable *e, bool is_result, int i, int rank,
                 sdyrt_tile *tile);
/* Buffers of the global arguments and results. */
int exec_wholes_make(const exec_program *p, const sdyrt_executable *e,
                     exec_rank *wholes);
/* Buffers of a rank's tiles; its arguments are cut from the global ones. */
int exec_tiles_make(const exec_program *p, const sdyrt_executable *e, int rank,
                    const exec_buffers *arguments, exec_rank *tiles);
/* Copy a rank's results to the global ones; with mpi those of all ranks. */
int exec_tiles_join(const cli_job *job, const sdyrt_executable *e, int rank,
                    const exec_buffers *tiles, exec_buffers *wholes);

/* -- --check and --expect: exec_check.c ------------------------------------ */

/* The differences of a result, over the ranks so far. */
typedef struct exec_difference {
    int64_t n_wrong;
    double largest; /* error, as a fraction of the largest element */
    double scale;   /* the largest element */
    double allowed; /* error */
    int rank;       /* rank of the first wrong element; -1: of no rank */
    int64_t index;  /* of that element in the global tensor */
    char found[40], wanted[40];
} exec_difference;

/* The tolerance of a dtype, relative to the largest element. */
double exec_allowed_error(sdyrt_dtype dtype);
/* The tolerance of each result of a program, by the narrowest float that it
 * depends on: exec_precision.c. free() them. */
int exec_allowed_errors(const sdyrt_program *program, double **results);

/* One difference for each result, with its tolerance; free() them. */
exec_difference *exec_differences_make(const exec_options *o,
                                       const exec_program *p, int n);
/* Compare a rank's results with those of one device. */
int exec_check_rank(const sdyrt_executable *e, int rank,
                    const exec_buffers *tiles, const exec_buffers *reference,
                    exec_difference *differences);
/* Report the differences of all ranks; a failure if an element is wrong. */
int exec_check_report(const cli_job *job, const exec_buffers *reference,
                      const exec_difference *differences);

/* Compare results with expected ones and report, for `n` ranks of this process
 * from `first` on; `first` -1: not a rank. The types of results are those of
 * ranks[0]. */
int exec_expect(const exec_options *o, const cli_job *job,
                const exec_program *p, int first, int n,
                const exec_rank *ranks);

/* -- ranks: exec_ranks.c --------------------------------------------------- */

/* Run the program as ranks: of the job, or threads of this process. */
int exec_on_ranks(const exec_options *o, cli_job *job, const exec_program *p);

#endif
