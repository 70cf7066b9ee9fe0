/* MLIR's dialect shard on ranks: the collectives of grids, and the place of a
 * process in its grid. Rank r is the process of linear index r. Types are those
 * of one process. An annotated value (shard.shard) is replicated: passes
 * partition programs, the executor does not. */
#ifndef SDYI_SHARD_EXECUTE_GRID_H
#define SDYI_SHARD_EXECUTE_GRID_H

#include "program/execute/comm.h"
#include "program/execute/elementwise.h"
#include "shard/dialect/shard.h"
#include <sdyrt/grid.h>
#include <sdyrt/op.h>

enum { SDYI_GRID_MOST_AXES = 64 };

/* The grid of an op, in memory of the unit. */
typedef struct sdyi_grid {
    int64_t sizes[SDYI_GRID_MOST_AXES]; /* SDYRT_DYNAMIC, for one axis at most:
                                           as many as the ranks allow */
    int n;
} sdyi_grid;

/* Integers of a text; SDYRT_DYNAMIC stands for the next operand. */
typedef struct sdyi_numbers {
    const int64_t *at;
    int n, n_of_run; /* of them, that are operands */
} sdyi_numbers;

typedef struct sdyi_grid_move {
    sdyi_grid grid;
    sdyrt_op op;          /* but for axes and shardings: sdyi_grid_op */
    const int *grid_axes; /* of the groups */
    int n_grid_axes;
    int before, after;          /* dimensions that they cut; -1: none */
    const sdyi_shape *in, *out; /* shapes that its plan must fit */
    sdyrt_grid_sharding split;  /* of an update of halos */
    sdyi_numbers root, halos;
    bool is_whole;    /* of an update of halos: the type is of all cores */
    bool is_in_place; /* other elements are the operand's */
    bool is_of_run;   /* a run computes the move: it has no plan */
    int n_gathered;   /* numbers that ranks gather before the move */
    int n_peers;      /* pairs of an exchange */
    /* A reduction to integers of less than 8 bits. */
    bool averages;     /* the wrapped sum is divided */
    bool is_converted; /* the operand, before */
    int converted;     /* slot */
    sdyi_conversion conversion;
} sdyi_grid_move;

/* The operation of a move on its grid, with what it points to. */
typedef struct sdyi_grid_op {
    sdyrt_op op;
    sdyrt_op_axes axes;
    sdyrt_axis_ref own[SDYRT_MAX_AXES], members[SDYRT_MAX_AXES];
    sdyrt_axis_list lists[SDYRT_MAX_RANK];
    sdyrt_all_to_all_param param;
} sdyi_grid_op;

/* Errors: UNSUPPORTED: a grid that the executor refuses. */
sdyrt_status sdyi_grid_read(const sdyi_compiler *c, const sdyi_op *op,
                            sdyi_grid *grid);
/* The split axes of an op, without a grid. */
sdyrt_grid_sharding sdyi_grid_split(sdyi_compiler *c, const sdyi_op *op);
sdyi_numbers sdyi_numbers_read(sdyi_compiler *c, const sdyi_op *op,
                               sdyi_name name);
/* All integers in a run: dynamic ones are read from operands, `*operand` the
 * next of them. */
void sdyi_numbers_fill(const sdyi_thunk *thunk, const sdyi_frame *frame,
                       const sdyi_numbers *numbers, int *operand, int64_t *to);

/* The grid and the groups of an op that moves something. */
sdyrt_status sdyi_grid_move_start(sdyi_compiler *c, const sdyi_op *op,
                                  sdyi_grid_move **move);
/* Add axes and shardings to `made->op`, which is that of the move with its
 * root and type; `halos` are those of an update of halos. Whatever it returned,
 * the caller frees it. */
sdyrt_status sdyi_grid_op_make(const sdyi_grid_move *move,
                               const sdyrt_mesh *grid, const int64_t *halos,
                               sdyi_grid_op *made);
void sdyi_grid_op_free(const sdyi_grid_op *made);
/* Append its comm to those of the unit. */
void sdyi_grid_move_add(sdyi_compiler *c, const sdyi_grid_move *move,
                        const sdyi_origin *origin);
/* A move between pairs of members that are known at compile, from the thunk's
 * operand to its result. */
void sdyi_grid_pair_emit(sdyi_compiler *c, sdyi_grid_move *move,
                         sdyi_thunk *thunk);
/* All-gather of numbers: `mine` of each rank, in the order of ranks. */
sdyrt_status sdyi_grid_gather_numbers(const sdyi_thunk *thunk,
                                      const sdyi_frame *frame,
                                      sdyi_comm_link *link, const int64_t *mine,
                                      const int64_t **all);

/* Reductions (grid_reduce.c): read the kind when the types are known, find the
 * terms of the operand, finish the result. */
static inline bool sdyi_grid_reduces(const sdyi_grid_move *move) {
    return move->op.kind == SDYRT_OP_ALL_REDUCE ||
           move->op.kind == SDYRT_OP_REDUCE ||
           move->op.kind == SDYRT_OP_REDUCE_SCATTER;
}

/* Errors: UNSUPPORTED: a reduction that the executor refuses. */
sdyrt_status sdyi_grid_reduction_read(sdyi_compiler *c, const sdyi_op *op,
                                      sdyi_grid_move *move);
const void *sdyi_grid_terms(const sdyi_grid_move *move, const sdyi_thunk *thunk,
                            const sdyi_frame *frame);
void sdyi_grid_wrap(const sdyi_grid_move *move, const sdyi_thunk *thunk,
                    const sdyi_frame *frame);

sdyrt_status sdyi_grid_link(const sdyi_comm *comm, const sdyi_world *world,
                            sdyi_comm_link *link);

#endif
