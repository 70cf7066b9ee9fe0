/* Workloads: lists of tensors and how each is to move, read from JSON. The
 * format is described in bench/workloads/README.md. */
#ifndef BENCH_WORKLOAD_WORKLOAD_H
#define BENCH_WORKLOAD_WORKLOAD_H

#include <jansson.h>
#include <sdyrt/sdyrt.h>

typedef struct workload_tensor {
    const char *name;
    const char *kind;
    sdyrt_type type;
    const sdyrt_sharding *from;
    const sdyrt_sharding *to;
    size_t bytes; /* of the global tensor */
    int row;      /* of the report */
} workload_tensor;

/* Tensors of one kind, type and pair of shardings: a row of the report. */
typedef struct workload_row {
    int first; /* tensor */
    int count;
} workload_row;

/* A loaded workload; its names live in `root`. */
typedef struct workload {
    json_t *root;
    const char *name;
    int n_meshes;
    sdyrt_named_mesh *meshes;
    int n_tensors;
    workload_tensor *tensors;
    int n_rows;
    workload_row *rows;
    int ranks; /* that its meshes need: the highest device id and one */
    int64_t elements;
    size_t bytes;
} workload;

/* Read a workload and verify each of its moves; with `quick` only the first
 * tensor of each row is kept. On a failure one line that says where and what is
 * wrong is printed to stderr, false returned, and nothing kept. */
bool workload_load(const char *path, bool quick, workload *work);

void workload_free(workload *work);

/* The move of one tensor. */
sdyrt_op workload_op(const workload_tensor *tensor);

#endif
