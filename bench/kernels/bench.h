/* bench_kernels and bench_kernels_cuda: the same cases, driver and proof, on
 * two engines: the host kernels on one core, and those of a CUDA device. */
#ifndef BENCH_KERNELS_BENCH_H
#define BENCH_KERNELS_BENCH_H

#include "cli/cli.h"

enum { MAX_RANK = 4, MAX_TERMS = 8, MAX_BOXES = 64 };

typedef enum kind { COPY, FILL, REDUCE, CONVERT } kind;

/* Rows by counts in memory of the device (cuda_rows.c): boxes become messages,
 * or messages boxes or, of REDUCE, terms. */
typedef enum row_case { NO_ROWS, PACKED, UNPACKED } row_case;

/* The tunings that a case depends on, as bits. */
enum { OF_RUNS = 1, OF_TILES = 2 };

/* A case: one or several equal boxes that together have the given size. */
typedef struct bench_case {
    const char *name;
    kind kind;
    sdyrt_dtype dtype;
    int rank;
    int64_t counts[MAX_RANK]; /* in the output's order; 0: by the size */
    int order[MAX_RANK];      /* of the input's dimensions, major first */
    int64_t in_pad, out_pad;  /* elements after each innermost run */
    /* Stated ratios; 0: none, ABSENT: not a case of the engine. */
    double host, cuda;
    int64_t n_terms; /* REDUCE */
    uint64_t value;  /* FILL */
    sdyrt_dtype to;  /* CONVERT */
    row_case rows;
    int64_t boxes; /* in one launch; 0: one */
    /* The reference is one contiguous box of ours, not a copy. */
    bool against_one_box;
    unsigned tuned; /* OF_ .. */
} bench_case;

/* A setting that --tune compares with others; the first one is the default. */
typedef struct bench_variant {
    const char *name;
    unsigned of; /* tunings that it sets: OF_ .. */
} bench_variant;

enum { ABSENT = -1 };

extern const bench_case bench_cases[];
extern const int n_bench_cases;

/* A case at its size. Boxes, and terms of a sum, lie one after another. */
typedef struct run {
    const bench_case *c;
    size_t width, out_width; /* of an element */
    int64_t n_boxes, n_terms;
    int64_t counts[MAX_RANK], in_strides[MAX_RANK], out_strides[MAX_RANK];
    size_t box_in, box_out;     /* bytes, padding included */
    size_t bytes;               /* of all boxes of the input, without */
    size_t in_bytes, out_bytes; /* of all, with terms and padding */
    /* The bytes of a copy with the same traffic: reading n terms and writing
     * one is as much as copying (n + 1) / 2, a fill reads nothing, and a
     * conversion as many bytes as it writes times the widths' ratio. */
    size_t copy_bytes;
    char *in, *out; /* on the host */
    void *state;    /* the engine's */
    int variant;
} run;

/* An engine. Functions return false, or another status, after a message. */
typedef struct bench_engine {
    const char *doc;
    const char *legend;    /* above the table */
    const char *reference; /* name of the reference */
    int64_t mib, reps;     /* by default */

    /* Called once: CLI_OK, or the exit status. Describes itself in `root`. */
    int (*open)(json_t *root);
    double (*target)(const bench_case *c);
    bool (*make)(run *r);
    void (*free)(run *r);
    bool (*push)(const run *r); /* bring in and out to where it runs */
    bool (*once)(const run *r); /* do it */
    bool (*pull)(const run *r); /* bring out back */
    /* Time the reference and then ours, in seconds. */
    bool (*time)(const run *r, double *reference, double *ours);

    const bench_variant *variants; /* `make` reads the run's `variant` */
    int n_variants;
} bench_engine;

extern const bench_engine engine; /* host.c or cuda.c */

/* Memory aligned to a cache line; NULL: out of memory. */
char *bench_memory(size_t bytes);

#endif
