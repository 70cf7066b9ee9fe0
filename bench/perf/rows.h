/* sdyrt_perf: from the command line to rows. A row is an operation at one
 * size. Functions that return false have printed a message. */
#ifndef BENCH_PERF_ROWS_H
#define BENCH_PERF_ROWS_H

#include "cli/cli.h"
#include "cli/job.h"

#define PERF_TRY(call)                                                         \
    do {                                                                       \
        const sdyrt_status status_ = (call);                                   \
        if (status_ != SDYRT_OK)                                               \
            return status_;                                                    \
    } while (0)

enum {
    PERF_MAX_VS = 8,
    PERF_MAX_METHODS = PERF_MAX_VS + 2,
    PERF_MAX_MESHES = 8,
    PERF_MAX_TEXT = 4096
};

typedef struct perf_method perf_method;
typedef struct perf_backend perf_backend;

/* -- options (options.c) --------------------------------------------------- */

typedef struct perf_options {
    const char *op; /* names with commas between, or all; NULL: not given, but
                       for --overhead, which has its own */
    const char *workload;
    bool overhead, total, quick, dry_run, foreign, narrow, version;
    const char *json;
    const char *backend_name, *vs_names, *dtype_name, *redop;
    int64_t ranks;               /* 0: not given */
    size_t min_bytes, max_bytes; /* 0: not given */
    int64_t factor, samples, warm_up, check;
    cli_texts meshes;                    /* `@name=<..>` or `<..>` */
    const char *type, *from, *to, *axes; /* NULL: as the case has it */
    int64_t halo;                        /* of update_halo, on both sides */

    /* Made of the options above. */
    const perf_backend *backend;
    sdyrt_dtype dtype;
    sdyrt_reduction reduction;
    const perf_method *vs[PERF_MAX_VS]; /* no two of them the same */
    int n_vs;
    int argc;
    char **argv;
} perf_options;

/* Parse the command line: CLI_RUN, or the exit status. */
int perf_options_read(int argc, char **argv, perf_options *options);

/* Set the backend of a job, and its methods that --vs names. */
bool perf_options_choose(const cli_job *job, perf_options *options);

/* -- rows (rows.c, cases.c, workload.c) ------------------------------------ */

/* The tiles of a group's members along dimension 0. Skewed ones: half for the
 * first member, half of the rest for each next one, and none for the last of
 * more than two. */
typedef enum perf_form {
    PERF_PLAIN,         /* equal tiles, or as --from and --to cut */
    PERF_PARTS,         /* tiles of one value, cut at offsets */
    PERF_COUNTS,        /* all_to_all: each member has a count for each, */
    PERF_VARYING,       /* which each run brings */
    PERF_THERE_AND_BACK /* the same, to experts and back */
} perf_form;

/* A case: an operation, with texts for any mesh: $X are the axes worked on
 * (`"a","b"`), $N their product, $T the dtype, $M the name of the mesh, $R that
 * of the mesh with its devices rotated by one ($M on one device). A `?` of the
 * type is set by the size. */
typedef struct perf_case {
    const char *name; /* of --op */
    sdyrt_op_kind kind;
    perf_form form;
    const char *type;
    const char *from;
    const char *to;
    const char *axes; /* NULL: the operation has none */
    bool reduces;
    bool rooted; /* the first member is the root */
    bool in_place;
    bool bare_in_place; /* the raw call is, and is compared with in place */
    bool counts_shares; /* count is that of one of n shares of the size, as
                           nccl-tests has it */
    /* busbw over algbw in a group of n; NULL: the bytes that a rank needs and
     * does not hold, over the size; 1 if it needs none. */
    double (*bus_factor)(double n);
} perf_case;

/* The plain cases, by kind. */
extern const perf_case perf_cases[SDYRT_OP_COUNT];

/* The case of a name, of any form; NULL: none. */
const perf_case *perf_case_named(const char *name);

typedef struct perf_row {
    const perf_case *c;
    sdyrt_op op;
    const char *name; /* of a workload's kind of tensor, or of its tensor; NULL:
                         a row of --op */
    const char *kind; /* of a workload's; "-": none */
    int n_tensors;    /* of it */
    const char *axes; /* of the op as one list; "{}": none */
    int64_t group;    /* devices along it */
    size_t bytes;     /* of the largest local buffer of any rank */
    int64_t count;    /* elements of it, or of a share */
    bool first;       /* of its op */
    const int64_t *counts; /* rows of dimension 0 from member to member, n x n;
                              NULL: none */
} perf_row;

/* A tensor of a workload. */
typedef struct perf_tensor {
    const char *name;
    int row;
} perf_tensor;

typedef struct perf_rows {
    const char *title; /* of a workload; NULL: none */
    int n;
    perf_row *rows;
    int n_tensors; /* of a workload, */
    perf_tensor *tensors;
    int64_t elements; /* and of them all */
    size_t bytes;
    int ranks;           /* needed by all rows */
    size_t total_memory; /* bytes of the largest tiles of all ranks */

    /* Owned by the rows, which point to them. */
    json_t *workload;
    sdyrt_named_mesh *meshes;
    int n_meshes;
    void **memory;
    int n_memory;
    const sdyrt_sharding **shardings;
    int n_shardings;
} perf_rows;

/* Read the meshes and the workload of the options. `rows->ranks` is then the
 * number of devices, or 0 if the backend decides. */
bool perf_rows_open(const perf_options *options, perf_rows *rows);

/* Make the rows for `size` ranks. */
bool perf_rows_make(const perf_options *options, int size, perf_rows *rows);
void perf_rows_free(perf_rows *rows);

/* The bytes of a rank's largest in and out buffer of all rows, of `size`
 * ranks. */
sdyrt_status perf_rows_largest(const perf_rows *rows, int rank, int size,
                               size_t *in, size_t *out);

/* For functions that add rows: own a mesh, a sharding; get memory, and keep a
 * copy of `text`, as long as the rows; parse a sharding on their meshes; add an
 * empty row of a case. */
void perf_rows_mesh(perf_rows *rows, const char *name, const sdyrt_mesh *mesh);
void perf_rows_own(perf_rows *rows, const sdyrt_sharding *sharding);
void *perf_rows_alloc(perf_rows *rows, size_t count, size_t bytes);
const char *perf_rows_keep(perf_rows *rows, const char *text);
sdyrt_status perf_rows_sharding(perf_rows *rows, const char *text,
                                const sdyrt_sharding **sharding);
perf_row *perf_rows_add(perf_rows *rows, const perf_case *c);

/* Set the fields that follow from the operation, which is verified. */
bool perf_row_finish(perf_rows *rows, perf_row *row, int size);

/* Set the fields of an operation in groups of n: the first member is the root,
 * each sends to the next one, and a shift is by one along the last axis. */
bool perf_op_group(perf_rows *rows, const perf_case *c, int64_t n,
                   sdyrt_op *op);

/* Add the rows of --op, on the meshes of `rows`. */
bool perf_rows_add_cases(const perf_options *options, int size,
                         perf_rows *rows);

/* Cut the value of a row into skewed tiles for `n` members, or set its counts
 * so; the largest buffer has `bytes`. With counts each member sends as much.
 * (counts.c) */
bool perf_row_skew(perf_rows *rows, perf_row *row, int64_t n, size_t bytes);

/* Add the rows of a workload. All texts are parsed and all operations verified
 * here, so that a mistake is reported with its tensor's name. */
bool perf_rows_add_workload(const perf_options *options, perf_rows *rows);

/* The same of the steps of rows->workload, read from `path` (counts.c). */
bool perf_rows_add_steps(const char *path, perf_rows *rows);

/* The buffers of a rank as tiles, of `size` ranks: with halos; with counts of a
 * run as large as their capacities. */
sdyrt_status perf_tiles(const sdyrt_op *op, int rank, int size, sdyrt_tile *in,
                        sdyrt_tile *out);

/* The bytes of the largest local buffer of any of `size` ranks. */
bool perf_local_bytes(const sdyrt_op *op, int size, size_t *bytes);

/* The axis refs of `text`, from lists of any form, as one list. */
void perf_flatten(const char *text, char *list, size_t bytes);

/* The devices along the axes of a list. */
bool perf_group_size(const sdyrt_mesh *mesh, const char *axes, int64_t *count);

#endif
