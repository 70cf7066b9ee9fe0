/* Making a context: the calls that all ranks make together. None blocks: a rank
 * that has died, or never comes, is waited for until the context's timeout. */
#ifndef SDYI_RUNTIME_MPI_MEET_H
#define SDYI_RUNTIME_MPI_MEET_H

#include "runtime/mpi/rank.h"

#include <sched.h>

#define SDYI_NODE_TEXT 192

/* Whether `who` can make something of `comm`.
 * Errors: NULL_ARGUMENT, BAD_VALUE, SYSTEM. */
sdyrt_status sdyi_mpi_check_comm(const char *who, MPI_Comm comm);

/* Who waits for all ranks, and how long. */
typedef struct sdyi_mpi_patience {
    const char *who; /* the call, for a person */
    int rank, size;
    double timeout; /* seconds */
} sdyi_mpi_patience;

/* Wait for `request` of the MPI function `call`, which `code` says was started;
 * `what` all ranks are waited for to do. On an error the request is still on
 * its way, and keeps what it uses.
 * Errors: TIMEOUT (RANK_MISSING); BACKEND, in MPI's own words. */
sdyrt_status sdyi_mpi_finish(const sdyi_mpi_patience *patience, int code,
                             MPI_Request *request, const char *call,
                             const char *what);

/* What a rank tells all others before they look at each other's memory. */
typedef struct sdyi_card {
    int32_t status;
    int32_t kind;
    int32_t part; /* of the node, with SDYRT_FAKE_NODES */
    int32_t fake_nodes;
    int32_t verify;
    int32_t fd; /* of the arena */
    int32_t pid;
    int32_t unused;
    uint64_t bytes; /* of the arena; 0: it is private */
    uint64_t token;
    cpu_set_t cores;           /* that it may run on */
    char node[SDYI_NODE_TEXT]; /* ranks that may see each other's processes */
    char text[320];
} sdyi_card;

/* And after that. */
typedef struct sdyi_reply {
    int32_t can_map; /* all arenas of its node */
} sdyi_reply;

/* What a call that has not ended uses: when one is given up, it stays for
 * good. */
typedef struct sdyi_meeting {
    MPI_Comm comm; /* the context's */
    int rank, size;
    double timeout; /* seconds that each call may take */
    bool is_lost;   /* a call has failed, or was given up */
    int value;      /* of all ranks */
    sdyi_card card; /* the own */
    sdyi_card *cards;
    sdyi_reply reply;
    sdyi_reply *replies;
} sdyi_meeting;

/* NULL: no memory. */
sdyi_meeting *sdyi_meeting_create(MPI_Comm comm, double timeout);

/* Frees the communicator as well, unless `keep_comm`. */
void sdyi_meeting_destroy(sdyi_meeting *meeting, bool keep_comm);

/* All ranks: duplicate `comm`; gather cards, and replies; combine `value`.
 * Errors: TIMEOUT (RANK_MISSING); BACKEND, in MPI's own words. */
sdyrt_status sdyi_meeting_dup(sdyi_meeting *meeting, MPI_Comm comm);
sdyrt_status sdyi_meeting_gather_cards(sdyi_meeting *meeting);
sdyrt_status sdyi_meeting_gather_replies(sdyi_meeting *meeting);
sdyrt_status sdyi_meeting_reduce(sdyi_meeting *meeting, MPI_Op op);

/* -- who can read whose memory (map.c) ------------------------------------- */

/* Name the own node: ranks on it may be able to map each other. */
void sdyi_mpi_name_node(char *text, size_t bytes);

/* Map all ranks of the own node. */
void sdyi_mpi_map_node(const sdyi_meeting *meeting, sdyi_mpi_rank *me,
                       sdyi_reply *reply);

/* After the replies of all: a node whose ranks cannot all map each other is as
 * many nodes. */
void sdyi_mpi_settle_node(const sdyi_meeting *meeting, sdyi_mpi_rank *me);

void sdyi_mpi_unmap_peers(sdyi_mpi_rank *me);

#endif
