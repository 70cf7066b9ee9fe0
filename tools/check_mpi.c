/* Running cases as the processes of an MPI job, which share what they found
 * through MPI_COMM_WORLD, apart from the library. */
#include "check_rank.h"

#ifdef SDYRT_HAVE_MPI

#include <sched.h>
#include <sdyrt/mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* End the job, where the others could not be told. */
static _Noreturn void give_up(void) {
    MPI_Abort(MPI_COMM_WORLD, 1);
    exit(1);
}

static sdyrt_status make_context(const sdyrt_config *config,
                                 sdyrt_context **context) {
    return sdyrt_mpi_create(config, MPI_COMM_WORLD, context);
}

/* Wait for a collective call, and let others run meanwhile: with more processes
 * than cores some MPIs take milliseconds in their own waits. */
static void finish(MPI_Request *request) {
    int is_done = 0;
    while (MPI_Test(request, &is_done, MPI_STATUS_IGNORE) == MPI_SUCCESS &&
           !is_done)
        (void)sched_yield();
}

static bool any(bool mine) {
    MPI_Request request;
    int all = mine;
    MPI_Iallreduce(MPI_IN_PLACE, &all, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD,
                   &request);
    finish(&request);
    return all != 0;
}

static int own_rank(void) {
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    return rank;
}

static void send_boxes(const check_claim_box *boxes, int64_t n) {
    MPI_Send(boxes, (int)((size_t)n * sizeof *boxes), MPI_BYTE, 0, 1,
             MPI_COMM_WORLD);
}

static check_claim_box *receive_boxes(int rank, int64_t n) {
    const size_t bytes = (size_t)n * sizeof(check_claim_box);
    check_claim_box *boxes = malloc(bytes > 0 ? bytes : 1);
    if (boxes == NULL)
        give_up();
    MPI_Recv(boxes, (int)bytes, MPI_BYTE, rank, 1, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    return boxes;
}

static void share_claims(check_rank *ranks, int n_ranks) {
    const int rank = own_rank();
    if (rank > 0) {
        const check_claim *const own = &ranks[rank].claim;
        MPI_Send(own, sizeof *own, MPI_BYTE, 0, 1, MPI_COMM_WORLD);
        send_boxes(own->sends, own->n_sends);
        send_boxes(own->receives, own->n_receives);
        return;
    }
    for (int r = 1; r < n_ranks; r++) {
        check_claim *const claim = &ranks[r].claim;
        MPI_Recv(claim, sizeof *claim, MPI_BYTE, r, 1, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
        claim->sends = receive_boxes(r, claim->n_sends);
        claim->receives = receive_boxes(r, claim->n_receives);
    }
}

/* The buffers of the others are made as they made them, but in own memory. */
static void share_outs(check_case *c, const check_meaning *meaning,
                       check_rank *ranks, int n_ranks) {
    const int rank = own_rank();
    const check_memory memory = c->memory;
    c->memory = CHECK_OWN;
    for (int r = 0; r < n_ranks; r++) {
        if (r != rank)
            check_rank_make(c, meaning, r, NULL, &ranks[r]);
        if (ranks[r].out.base == NULL)
            give_up();
        MPI_Bcast(ranks[r].out.base, (int)ranks[r].out.bytes, MPI_BYTE, r,
                  MPI_COMM_WORLD);
    }
    c->memory = memory;
}

typedef struct result {
    sdyrt_status status;
    bool uneven;
    char failure[CHECK_TEXT_BYTES];
} result;

static void share_results(check_rank *ranks, int n_ranks, bool *uneven) {
    const int rank = own_rank();
    result own = {.status = ranks[rank].status, .uneven = *uneven};
    memcpy(own.failure, ranks[rank].failure, sizeof own.failure);
    result *all = calloc((size_t)n_ranks, sizeof *all);
    if (all == NULL)
        give_up();
    MPI_Request request;
    MPI_Iallgather(&own, sizeof own, MPI_BYTE, all, sizeof own, MPI_BYTE,
                   MPI_COMM_WORLD, &request);
    finish(&request);
    for (int r = 0; r < n_ranks; r++) {
        ranks[r].status = all[r].status;
        memcpy(ranks[r].failure, all[r].failure, sizeof own.failure);
    }
    *uneven = all[0].uneven;
    free(all);
}

sdyrt_status check_run_mpi(const check_feed *feed) {
    int n_ranks;
    MPI_Comm_size(MPI_COMM_WORLD, &n_ranks);
    const check_share share = {.rank = own_rank(),
                               .context = make_context,
                               .any = any,
                               .claims = share_claims,
                               .outs = share_outs,
                               .results = share_results};
    return check_run_ranks(feed, n_ranks, &share);
}

#else

sdyrt_status check_run_mpi(const check_feed *feed) {
    (void)feed;
    return SDYRT_UNSUPPORTED;
}

#endif
