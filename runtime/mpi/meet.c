/* What all ranks do together while a context is made; see meet.h. */
#include "runtime/mpi/meet.h"
#include "base/status.h"
#include "runtime/bootstrap/bootstrap.h"

#include <sched.h>
#include <stdlib.h>
#include <time.h>

sdyrt_status sdyi_mpi_check_comm(const char *who, MPI_Comm comm) {
    int is_up = 0, is_over = 0, is_inter = 0;
    (void)MPI_Initialized(&is_up);
    (void)MPI_Finalized(&is_over);
    if (!is_up || is_over)
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "%s: MPI is not initialized, or finalized already",
                         who);
    if (comm == MPI_COMM_NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "%s: 'comm' is MPI_COMM_NULL", who);
    (void)MPI_Comm_test_inter(comm, &is_inter);
    if (is_inter)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: 'comm' is an intercommunicator", who);
    return SDYRT_OK;
}

sdyi_meeting *sdyi_meeting_create(MPI_Comm comm, double timeout) {
    sdyi_meeting *m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->comm = MPI_COMM_NULL;
    m->timeout = timeout;
    (void)MPI_Comm_rank(comm, &m->rank);
    (void)MPI_Comm_size(comm, &m->size);
    m->cards = calloc((size_t)m->size, sizeof *m->cards);
    m->replies = calloc((size_t)m->size, sizeof *m->replies);
    if (m->cards != NULL && m->replies != NULL)
        return m;
    sdyi_meeting_destroy(m, false);
    return NULL;
}

void sdyi_meeting_destroy(sdyi_meeting *m, bool keep_comm) {
    /* freeing a communicator needs all ranks, and a call that was given up
     * may still write */
    if (m == NULL || m->is_lost)
        return;
    if (!keep_comm && m->comm != MPI_COMM_NULL)
        (void)MPI_Comm_free(&m->comm);
    free(m->cards);
    free(m->replies);
    free(m);
}

/* Let others run: with more processes than cores some MPIs take milliseconds in
 * their own waits. */
static void rest(double waited) {
    const struct timespec nap = {0, 500000};
    if (waited < 1)
        sched_yield();
    else
        nanosleep(&nap, NULL);
}

sdyrt_status sdyi_mpi_finish(const sdyi_mpi_patience *p, int code,
                             MPI_Request *request, const char *call,
                             const char *what) {
    const double start = sdyi_clock();
    int is_done = 0;
    while (code == MPI_SUCCESS) {
        code = MPI_Test(request, &is_done, MPI_STATUS_IGNORE);
        if (code != MPI_SUCCESS)
            break;
        if (is_done)
            return SDYRT_OK;
        const double waited = sdyi_clock() - start;
        if (waited >= p->timeout)
            return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                             "%s: rank %d waited %g s for all %d ranks to %s",
                             p->who, p->rank, p->timeout, p->size, what);
        rest(waited);
    }
    char words[MPI_MAX_ERROR_STRING];
    return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "%s: %s: %s", p->who,
                     call, sdyi_mpi_error_text(code, words));
}

static sdyrt_status finish(sdyi_meeting *m, int code, MPI_Request *request,
                           const char *call, const char *what) {
    const sdyi_mpi_patience p = {.who = "sdyrt_mpi_create",
                                 .rank = m->rank,
                                 .size = m->size,
                                 .timeout = m->timeout};
    const sdyrt_status status = sdyi_mpi_finish(&p, code, request, call, what);
    m->is_lost |= status != SDYRT_OK;
    return status;
}

sdyrt_status sdyi_meeting_dup(sdyi_meeting *m, MPI_Comm comm) {
    MPI_Request request;
    const int code = MPI_Comm_idup(comm, &m->comm, &request);
    SDYI_TRY(finish(m, code, &request, "MPI_Comm_idup", "call it"));
    (void)MPI_Comm_set_errhandler(m->comm, MPI_ERRORS_RETURN);
    return SDYRT_OK;
}

sdyrt_status sdyi_meeting_gather_cards(sdyi_meeting *m) {
    MPI_Request request;
    const int bytes = (int)sizeof m->card;
    const int code = MPI_Iallgather(&m->card, bytes, MPI_BYTE, m->cards, bytes,
                                    MPI_BYTE, m->comm, &request);
    return finish(m, code, &request, "MPI_Iallgather", "say where they are");
}

sdyrt_status sdyi_meeting_gather_replies(sdyi_meeting *m) {
    MPI_Request request;
    const int bytes = (int)sizeof m->reply;
    const int code = MPI_Iallgather(&m->reply, bytes, MPI_BYTE, m->replies,
                                    bytes, MPI_BYTE, m->comm, &request);
    return finish(m, code, &request, "MPI_Iallgather",
                  "map each other's memory");
}

sdyrt_status sdyi_meeting_reduce(sdyi_meeting *m, MPI_Op op) {
    MPI_Request request;
    const int code = MPI_Iallreduce(MPI_IN_PLACE, &m->value, 1, MPI_INT, op,
                                    m->comm, &request);
    return finish(m, code, &request, "MPI_Iallreduce", "connect");
}
