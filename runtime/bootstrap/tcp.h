/* The bootstrap over TCP: every rank has a link to rank 0, and all messages go
 * through it. Rank 0 sends its failures to all; a bootstrap that has failed
 * once has no links any more. */
#ifndef SDYI_RUNTIME_BOOTSTRAP_TCP_H
#define SDYI_RUNTIME_BOOTSTRAP_TCP_H

#include "runtime/bootstrap/bootstrap.h"
#include "runtime/bootstrap/environment.h"
#include "runtime/bootstrap/link.h"

#define SDYI_TCP_TEXT 1024

typedef struct sdyi_tcp {
    sdyi_job job;
    char where[SDYI_JOB_TEXT + 16]; /* host:port of rank 0 */
    sdyi_bootstrap_call call;       /* the last */
    double timeout;                 /* seconds that it may take */
    sdyrt_status broken;            /* OK, or what broke it */
    char breakage[SDYI_TCP_TEXT];
    /* On rank 0 a link for each rank, its own unused; on others the link to
     * rank 0. */
    sdyi_link *links;
    int n_links;
    /* Rank 0 only, by rank: it has come to the call under way. */
    bool *here;
    int watch;            /* epoll of all links, by rank */
    bool is_watched;      /* there is one */
    struct pollfd *polls; /* room for n_links */
} sdyi_tcp;

/* A call of all ranks; a barrier is one of no bytes. */
typedef struct sdyi_round {
    sdyi_link_message message; /* GATHER, BARRIER or MAX */
    const void *own;
    char *all;
    size_t bytes; /* of each rank */
    size_t total; /* that each rank gets */
} sdyi_round;

/* -- rank 0 (accept.c, root.c) --------------------------------------------- */

/* Wait for all ranks to connect. */
sdyrt_status sdyi_tcp_accept(sdyi_tcp *tcp);

/* Gather, and send to all. */
sdyrt_status sdyi_tcp_serve(sdyi_tcp *tcp, const sdyi_round *round);

/* End the bootstrap with this thread's last error, of `status`: send it to all
 * ranks, and leave them a second to read it. Returns `status`. */
sdyrt_status sdyi_tcp_report_to_all(sdyi_tcp *tcp, sdyrt_status status);

/* "rank 3", "ranks 3, 4 and 7": those that are not here. */
typedef struct sdyi_tcp_ranks {
    char text[128];
} sdyi_tcp_ranks;
sdyi_tcp_ranks sdyi_tcp_missing(const sdyi_tcp *tcp);

/* -- the others (reach.c) -------------------------------------------------- */

/* Connect to rank 0, and wait for all others to have done so. */
sdyrt_status sdyi_tcp_reach(sdyi_tcp *tcp);

/* Send, and receive what rank 0 gathered. */
sdyrt_status sdyi_tcp_ask(sdyi_tcp *tcp, const sdyi_round *round);

/* -- both (tcp.c) ---------------------------------------------------------- */

/* This thread's last error, of `status`, has broken the bootstrap. */
sdyrt_status sdyi_tcp_break(sdyi_tcp *tcp, sdyrt_status status);

/* The call that a message is part of. */
sdyi_bootstrap_kind sdyi_tcp_kind(uint32_t message);

#endif
