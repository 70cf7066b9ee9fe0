/* Workloads: lists of tensors and what is done with each, read from JSON. The
 * format is described in bench/workloads/README.md. */
#ifndef BENCH_COMMON_WORKLOAD_H
#define BENCH_COMMON_WORKLOAD_H

#include <jansson.h>
#include <sdyrt/sdyrt.h>

typedef struct workload_tensor {
    const char *name;
    const char *kind;
    sdyrt_type type;
    const sdyrt_sharding *from;
    const sdyrt_sharding *to;
    sdyrt_op_kind op;
    const char *axes; /* NULL: none */
    sdyrt_reduction reduction;
    size_t bytes; /* of the global tensor */
    int row;      /* of the report */
} workload_tensor;

/* Tensors of one kind, type, pair of shardings and operation: a row of the
 * report. */
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

typedef struct workload_options {
    bool quick;      /* keep only the first tensor of each row */
    bool moves_only; /* refuse what combines values or makes partial ones */
} workload_options;

/* Read a workload and verify each of its operations. On a failure one line that
 * says where and what is wrong is printed to stderr, false returned, and
 * nothing kept. */
bool workload_load(const char *path, const workload_options *options,
                   workload *work);

void workload_free(workload *work);

/* What is done with one tensor. */
sdyrt_op workload_op(const workload_tensor *tensor);

#endif
