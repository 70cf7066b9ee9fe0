/* The operation that `plan` and `run` are given on the command line. */
#ifndef SDYRT_TOOLS_OPERATION_H
#define SDYRT_TOOLS_OPERATION_H

#include "grid_operation.h"
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
    cli_grid_texts grid;

    /* Made of the options by cli_operation_make. */
    sdyrt_op op;
    int ranks;
    int *placement[2]; /* op.from_ranks, op.to_ranks */
    bool is_grid;      /* on_grid is the operation; op has its types alone */
    cli_grid_operation on_grid;
} cli_operation;

extern const cli_option cli_operation_options[];

/* Make operation->op and verify it. `command` is named in messages. */
int cli_operation_make(cli_operation *operation, const char *command);

/* The plan of the operation on a rank. Ownership, errors: as
 * sdyrt_plan_preview. */
sdyrt_status cli_operation_preview(const cli_operation *operation,
                                   const sdyrt_plan_options *options, int rank,
                                   sdyrt_plan **plan);

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
