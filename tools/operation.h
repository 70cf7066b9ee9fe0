/* The operation that `plan` and `run` are given on the command line. */
#ifndef SDYRT_TOOLS_OPERATION_H
#define SDYRT_TOOLS_OPERATION_H

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
    int64_t *from_ranks; /* NULL: device id = rank */
    int64_t n_from_ranks;
    int64_t *to_ranks;
    int64_t n_to_ranks;
    int64_t n_ranks; /* 0: as many as the devices need */

    /* What cli_operation_make makes of them. */
    sdyrt_op op;
    int ranks;
    int *placement[2]; /* what op.from_ranks and op.to_ranks point to */
} cli_operation;

enum {
    CLI_KEY_FROM = 'f',
    CLI_KEY_TO = 'T',
    CLI_KEY_AXES = 'a',
    CLI_KEY_PARAMS = 'p',
    CLI_KEY_REDUCTION = 'r',
    CLI_KEY_RANKS = 'n',
    CLI_KEY_FROM_UNEVEN = 0x100,
    CLI_KEY_TO_UNEVEN,
    CLI_KEY_FROM_OFFSETS,
    CLI_KEY_TO_OFFSETS,
    CLI_KEY_FROM_RANKS,
    CLI_KEY_TO_RANKS,
    CLI_KEY_OPERATION_END
};

#define CLI_OPERATION_OPTIONS                                                  \
    CLI_MESH_OPTION, CLI_TYPE_OPTION,                                          \
        {"from",                                                               \
         CLI_KEY_FROM,                                                         \
         "SHARDING",                                                           \
         0,                                                                    \
         "How the tensor lies before, such as <@name, [{\"a\"}, {}]>; may be " \
         "left out, meaning replicated, where Shardy allows it",               \
         3},                                                                   \
        {"to",                                                                 \
         CLI_KEY_TO,                                                           \
         "SHARDING",                                                           \
         0,                                                                    \
         "How it lies after; checked against the operation, never guessed",    \
         4},                                                                   \
        {"axes",                                                               \
         CLI_KEY_AXES,                                                         \
         "AXES",                                                               \
         0,                                                                    \
         "all_gather, all_slice, reduce_scatter, sharded_to_unreduced: a "     \
         "list for each dimension, [{\"b\"}, {}]; all_reduce, "                \
         "replicated_to_unreduced: one list, {\"b\"}",                         \
         5},                                                                   \
        {"params",                                                             \
         CLI_KEY_PARAMS,                                                       \
         "PARAMS",                                                             \
         0,                                                                    \
         "all_to_all: what moves from which dimension to which, "              \
         "[{\"b\"}: 0->2]",                                                    \
         6},                                                                   \
        {"reduction",                                                          \
         CLI_KEY_REDUCTION,                                                    \
         "sum|max|min|prod",                                                   \
         0,                                                                    \
         "all_reduce, reduce_scatter: how values combine; sum by default",     \
         7},                                                                   \
        {"uneven",                                                             \
         CLI_KEY_UNEVEN,                                                       \
         "ceil|low|high",                                                      \
         0,                                                                    \
         "How dimensions that do not divide are cut, before and after; see "   \
         "'sdyrt shape --help'",                                               \
         8},                                                                   \
        {"from-uneven",           CLI_KEY_FROM_UNEVEN,                         \
         "ceil|low|high",         0,                                           \
         "The same, before only", 9},                                          \
        {"to-uneven", CLI_KEY_TO_UNEVEN,      "ceil|low|high",                 \
         0,           "The same, after only", 10},                             \
        {"from-offsets",                                                       \
         CLI_KEY_FROM_OFFSETS,                                                 \
         "DIM:LIST",                                                           \
         CLI_REPEATABLE,                                                       \
         "Where dimension DIM is cut before, such as 0:0,3,8; may be given "   \
         "more than once",                                                     \
         11},                                                                  \
        {"to-offsets",   CLI_KEY_TO_OFFSETS, "DIM:LIST",                       \
         CLI_REPEATABLE, "The same, after",  12},                              \
        {"from-ranks",                                                         \
         CLI_KEY_FROM_RANKS,                                                   \
         "LIST",                                                               \
         0,                                                                    \
         "The rank of each device id of the mesh before, such as 0-3; by "     \
         "default a device id is a rank",                                      \
         13},                                                                  \
        {"to-ranks",                                                           \
         CLI_KEY_TO_RANKS,                                                     \
         "LIST",                                                               \
         0,                                                                    \
         "The same for the mesh after, such as 4,5,6,7",                       \
         14},                                                                  \
    {                                                                          \
        "ranks", CLI_KEY_RANKS, "N", 0,                                        \
            "How many ranks there are; by default as many as the devices "     \
            "need",                                                            \
            15                                                                 \
    }

/* Read an option of an operation, or OP; ARGP_ERR_UNKNOWN for another. */
int cli_operation_option(cli_operation *operation, int key, char *argument);

/* Make operation->op and verify it. `command` is named in messages. */
int cli_operation_make(cli_operation *operation, const char *command);

/* The mesh and the sharding that lie before or after; where none is given
 * before, the mesh after. */
const sdyrt_mesh *cli_operation_mesh(const cli_operation *operation, bool to);

/* The rank of `device` of that mesh. */
int64_t cli_operation_rank(const cli_operation *operation, bool to,
                           int64_t device);

/* What `device` holds before or after. */
int cli_operation_tile(const cli_operation *operation, bool to, int64_t device,
                       sdyrt_tile *tile);

void cli_operation_free(cli_operation *operation);

#endif
