/* Collectives between ranks, as plans of the runtime.
 *
 *   compiling            an op makes a sdyi_comm for each tensor that it moves,
 *                        which knows shapes, not ranks
 *   making an executor   a sdyi_comm becomes a sdyi_comm_link: the plans by
 *                        which this rank takes part (link.c)
 *   running              the op's thunk runs the plans of its links
 *
 * A rank is a process (replica, partition) of StableHLO: number replica *
 * partitions + partition of its context. */
#ifndef SDYI_PROGRAM_EXECUTE_COMM_H
#define SDYI_PROGRAM_EXECUTE_COMM_H

#include "program/execute/unit.h"
#include <sdyrt/plan.h>

/* The meaning of the numbers in groups and pairs. */
typedef enum sdyi_group_mode {
    SDYI_CROSS_REPLICA,   /* replicas, in each partition */
    SDYI_CROSS_PARTITION, /* partitions, in each replica */
    SDYI_CROSS_BOTH,      /* replicas, of all partitions */
    SDYI_FLATTENED        /* ranks */
} sdyi_group_mode;

/* The movement of a tensor [outer, a, mid, b, inner]; sizes that a kind does
 * not name are 1. S is the size of a group. */
typedef enum sdyi_comm_kind {
    SDYI_COMM_GATHER,     /* a is one of S tiles: all of them */
    SDYI_COMM_FOLD,       /* inner: the operands of the group, one after the
                             other; a body folds them */
    SDYI_COMM_REDUCE,     /* inner */
    SDYI_COMM_SCATTER,    /* reduced, then cut along a into S */
    SDYI_COMM_ALL_TO_ALL, /* a is cut into S, joined along b, which is before
                             or after it or the same */
    SDYI_COMM_PERMUTE,    /* inner, from the first of a pair to the second */
    SDYI_COMM_BROADCAST,  /* inner, from the first of a group to all */
    SDYI_COMM_CHOOSE,     /* inner: those of the group, in its order, of which
                             a run takes one */
    SDYI_COMM_SHARDY,     /* a chain of operations of Shardy: shardy.c */
    SDYI_COMM_GRID        /* an operation of a grid: of another library */
} sdyi_comm_kind;

/* Kinds whose groups may leave ranks out: those ranks get zeros. */
static inline bool sdyi_comm_may_be_without(sdyi_comm_kind kind) {
    return kind == SDYI_COMM_PERMUTE || kind == SDYI_COMM_BROADCAST ||
           kind == SDYI_COMM_CHOOSE;
}

/* The op that a reshard is for, and which of its operands or results moves. */
typedef struct sdyi_cause {
    const char *op; /* NULL: there is none */
    int number;
    bool is_result;
} sdyi_cause;

struct sdyi_comm_link;
struct sdyi_world;

typedef struct sdyi_comm {
    sdyi_comm_kind kind;
    sdyrt_dtype dtype;
    sdyrt_reduction reduction;
    int64_t outer, a, mid, b, inner; /* of the operand */
    bool is_split_first;             /* ALL_TO_ALL: a is before b */
    bool is_same;                    /* a is b */
    int64_t factor;                  /* S, by the shapes; 0: any */
    sdyi_group_mode mode;
    const int64_t *ids; /* n_groups of group_size each; -1 fills up */
    int n_groups, group_size;
    const sdyrt_mesh *mesh; /* of the pool: groups are along `axes`, there are
                               no ids; NULL: listed ones */
    sdyrt_axis_list axes;
    int64_t channel;
    const struct sdyi_shardy *shardy;
    const struct sdyi_grid_move *grid;
    /* GRID: what makes its link. */
    sdyrt_status (*link)(const struct sdyi_comm *comm,
                         const struct sdyi_world *world,
                         struct sdyi_comm_link *link);
    sdyi_cause cause;
    sdyi_origin origin;
} sdyi_comm;

/* All ranks, and the number of this one. */
typedef struct sdyi_world {
    sdyrt_context *context; /* NULL: nothing runs */
    int rank, size, replicas;
} sdyi_world;

/* Fails unless there are `n_devices` ranks, the devices of the mesh of the op
 * at `at`; 0: no op needs a mesh. */
sdyrt_status sdyi_world_check(const sdyi_world *world, const sdyi_origin *at,
                              int64_t n_devices);

static inline int sdyi_world_partitions(const sdyi_world *w) {
    return w->size / w->replicas;
}

typedef struct sdyi_comm_link {
    sdyrt_plan **plans;
    bool *sends, *receives; /* by plan: this rank does */
    int n_plans;
    int position, size;     /* this rank's position in its group; size 0: it is
                               in none */
    bool has_result;        /* something arrives here; else zeros */
    void *tiles[2];         /* SHARDY: between plans */
    void *scratch;          /* FOLD, CHOOSE: gathered operands */
    const sdyrt_mesh *grid; /* a GRID whose peers a run decides: it has no
                               plan */
    int64_t *gathered;      /* numbers of all ranks, n_gathered of each */
    int n_gathered;
    double seconds; /* run time of its plans */
} sdyi_comm_link;

/* The rank that runs a unit, as thunks see it. */
typedef struct sdyi_rank {
    sdyi_world world;
    sdyi_comm_link *links; /* by the number of a comm */
    int n_links;
    struct sdyi_meeting *meeting; /* of interpreter.run_parallel: parallel.h */
    int process;                  /* of these */
} sdyi_rank;

/* -- groups: rank_groups.c ------------------------------------------------- */

/* Groups of ranks: the g-th is at at[starts[g]]. */
typedef struct sdyi_groups {
    int *at, *starts, *sizes;
    int n, n_ranks; /* of all groups */
} sdyi_groups;

/* Errors: NO_MEMORY; PROGRAM: a number that is no rank, or is repeated. */
sdyrt_status sdyi_groups_make(const sdyi_comm *comm, const sdyi_world *world,
                              sdyi_groups *groups);
void sdyi_groups_free(sdyi_groups *groups);
/* Fails unless groups have the size that the shapes ask for: the group of
 * `rank`, or below 0 all groups. */
sdyrt_status sdyi_comm_check_size(const sdyi_comm *comm,
                                  const sdyi_groups *groups, int rank);

/* An error of a comm, at its op. */
sdyrt_status sdyi_comm_fail(const sdyi_comm *comm, sdyrt_status status,
                            const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Append a comm of a unit, after what is held back: comm.c. */
void sdyi_comm_add(sdyi_compiler *c, const sdyi_comm *comm);
/* The same before what is held back. */
void sdyi_comm_put(sdyi_compiler *c, const sdyi_comm *comm);

/* -- links: link.c --------------------------------------------------------- */

/* Make the links of a unit for a rank, whose `world` is set; collective over
 * the context. On an error too the links may be freed. */
sdyrt_status sdyi_links_make(const sdyi_unit *unit, sdyi_rank *rank);
void sdyi_links_free(sdyi_rank *rank);

/* The link of one comm; without a context its plans are previews. */
sdyrt_status sdyi_link_of(const sdyi_comm *comm, const sdyi_world *world,
                          sdyi_comm_link *link);
/* The link of a comm in groups that the caller has. */
sdyrt_status sdyi_link_make(const sdyi_comm *comm, const sdyi_groups *groups,
                            const sdyi_world *world, sdyi_comm_link *link);
/* The plan of this rank; without a context a preview that cannot run. */
sdyrt_status sdyi_link_plan(const sdyi_world *world, const sdyrt_op *op,
                            sdyrt_plan **plan);
/* A link by which each rank gathers `n` numbers of every rank. */
sdyrt_status sdyi_link_gather_number(const sdyi_origin *origin,
                                     const sdyi_world *world, int n,
                                     sdyi_comm_link *link);
void sdyi_link_free(sdyi_comm_link *link);

/* Prefix an error of the runtime with the op's position; its kind stays. */
sdyrt_status sdyi_comm_place(const sdyi_thunk *thunk, sdyrt_status status);

/* Run one plan of a link. */
sdyrt_status sdyi_link_move(const sdyi_thunk *thunk, sdyi_comm_link *link,
                            int plan, const void *in, void *out);
/* Run all plans of a link; `out` has `bytes`. */
sdyrt_status sdyi_link_run(const sdyi_thunk *thunk, sdyi_comm_link *link,
                           const void *in, void *out, size_t bytes);

/* Compare the hash of the program and the number of replicas on all ranks.
 * `status`: the result of this rank so far; a failure of one fails all.
 * Errors: those of sdyi_context_agree. */
sdyrt_status sdyi_ranks_agree(const sdyi_world *world, sdyrt_status status,
                              uint64_t program);

#endif
