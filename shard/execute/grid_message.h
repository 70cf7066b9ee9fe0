/* The shared parts of shard.send and shard.recv: see grid_message.c. */
#ifndef SDYI_SHARD_EXECUTE_GRID_MESSAGE_H
#define SDYI_SHARD_EXECUTE_GRID_MESSAGE_H

#include "shard/execute/grid.h"

/* A member of a group by its coordinates, some of which are operands. */
typedef struct sdyi_peer {
    const char *name; /* of the attribute */
    const sdyi_grid_move *groups;
    sdyi_numbers at;
    int link, operand; /* the first of the thunk */
    bool is_any;       /* a source that the text does not name */
} sdyi_peer;

/* Errors: UNSUPPORTED: a peer that the executor refuses. */
sdyrt_status sdyi_peer_read(sdyi_compiler *c, const sdyi_op *op, sdyi_name name,
                            const sdyi_grid_move *move, sdyi_peer *to);
/* Append the coordinates of a peer: the operands of its op after the first. */
void sdyi_peer_append(sdyi_compiler *c, const sdyi_op *op, int *in, int *n,
                      sdyi_peer *of);
/* The rank that is the peer of `rank`, given the coordinates of the run. */
sdyrt_status sdyi_peer_find(const sdyi_thunk *thunk, const sdyi_frame *frame,
                            const sdyi_peer *peer, int rank,
                            const int64_t *coordinates, int64_t *member);
sdyrt_status sdyi_messages_run(const sdyi_thunk *thunk, sdyi_comm_link *link,
                               const sdyi_frame *frame,
                               const sdyrt_message *messages, int n);

/* Messages that are not emitted yet, while compiling goes on. */
typedef struct sdyi_delayed {
    struct sdyi_sends *sends;       /* for a recv: grid_message.c */
    struct sdyi_exchange *exchange; /* for more pairs: grid_pair.c */
} sdyi_delayed;
/* The delayed messages of a compiler, made on first use. */
sdyi_delayed *sdyi_delayed_of(sdyi_compiler *c);

/* The other op of a pair; NULL: the send or recv is alone. */
const sdyi_op *sdyi_partner_of(const sdyi_compiler *c, const sdyi_op *op);
sdyrt_status sdyi_pair_compile(sdyi_compiler *c, const sdyi_op *send,
                               const sdyi_op *recv);

#endif
