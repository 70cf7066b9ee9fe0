/* The operation that `plan` and `run` are given on the command line. */
#ifndef SDYRT_TOOLS_OPERATION_H
#define SDYRT_TOOLS_OPERATION_H

#include "counts.h"
#include "values.h"

typedef struct cli_operation {
    cli_values values;
    const char *name; /* NULL: not given */
    cli_sharding_text from;
    cli_sharding_text to;
    const char *uneven; /* of both */
    const char *axes;
    const char *params;
    const char *reduction;
    const char *out_dtype; /* NULL: that of the type */
    cli_ints from_ranks;   /* none: device id = rank */
    cli_ints to_ranks;
    int64_t n_ranks; /* 0: as many as the devices need */
    const char *own_axes;
    cli_ints root;
    const char *pairs;
    int64_t shift_axis, shift_offset;
    bool rotate;
    const char *counts_text;
    int64_t in_capacity, out_capacity, pair_capacity; /* 0: not given */
    bool converts_terms;
    cli_ints periodic; /* dimensions */
    bool zero_undefined;

    /* Made of the options by cli_operation_make. */
    sdyrt_op op;
    int ranks;
    int *placement[2]; /* op.from_ranks, op.to_ranks */
    sdyrt_op_axes *own;
    sdyrt_pair *pair_list;
    bool is_periodic[SDYRT_MAX_RANK];
    cli_counts counts;
} cli_operation;

/* The options of each operation; and those of fields that some kinds have,
 * groups and halos, which are in the JSON document of a plan by their names. */
extern const cli_option cli_operation_options[], cli_field_options[];

/* Make operation->op and verify it. `command` is named in messages. */
int cli_operation_make(cli_operation *operation, const char *command);

/* The mesh before or after; without one before, the mesh after. */
const sdyrt_mesh *cli_operation_mesh(const cli_operation *operation, bool to);

/* The rank of `device` of that mesh. */
int64_t cli_operation_rank(const cli_operation *operation, bool to,
                           int64_t device);

/* The tile of `device` before or after; with varying counts its counts. */
int cli_operation_tile(const cli_operation *operation, bool to, int64_t device,
                       sdyrt_tile *tile);

/* The least capacity of its buffer, in elements. */
int64_t cli_operation_room(const cli_operation *operation, bool to);

/* The dtype before or after. */
sdyrt_dtype cli_operation_dtype(const cli_operation *operation, bool to);

void cli_operation_free(cli_operation *operation);

#endif
