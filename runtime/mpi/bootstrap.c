/* The bootstrap of the processes of an MPI job, on which contexts are made too.
 *
 * Before anything is gathered all ranks compare their calls: MPI would not, and
 * write what each call asks for. They do so by the largest of a few numbers,
 * which is one allreduce; the numbers of a max go with them. Memory that MPI
 * may still write to when a call is given up is never the caller's.
 *
 * A rank that gives up sends GONE_TAG to all; ranks that are in a call then, or
 * come to one later, look for that message and end the call. Not so while the
 * bootstrap is made (MPI_Comm_idup): there is no communicator yet to send it
 * on, and all wait for their timeout. */
#include "runtime/bootstrap/bootstrap.h"
#include "base/alloc.h"
#include "base/status.h"
#include "runtime/context.h"
#include "runtime/mpi/rank.h"
#include <sdyrt/mpi.h>

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CHUNK 65536 /* bytes of each rank that are gathered at once */
#define GONE_TAG 0  /* of the end of a job; tags of contexts: net.h */
#define HEAD 6      /* numbers that identify a call */
#define BODY 32     /* numbers of a max that are sent with the HEAD */

typedef struct mpi_job {
    MPI_Comm comm;
    int rank, size;
    bool is_made; /* `comm` can be used */
    sdyrt_status broken;
    char breakage[1024];
    bool was_reported; /* another rank has sent GONE_TAG */
    /* This rank's GONE_TAG: `T` after a timeout, else `F`, then the text. It
     * stays while it is sent: mpi_free leaves a broken job as it is. */
    char message[1 + 1024];
    sdyi_bootstrap_call own;
    sdyi_bootstrap_call *calls; /* of all ranks, where they differ */
    uint64_t said[HEAD + BODY], largest[HEAD + BODY];
    char *part;  /* of this rank, and after it of all; made when first needed */
    size_t room; /* bytes of each rank in it */
} mpi_job;

/* -- calls of MPI that all ranks make -------------------------------------- */

/* Let others run: with more processes than cores some MPIs take milliseconds in
 * their own waits. */
static void rest(double waited) {
    const struct timespec nap = {0, 500000};
    if (waited < 1)
        sched_yield();
    else
        nanosleep(&nap, NULL);
}

/* Send GONE_TAG to all: this rank comes to no call any more. Ranks that receive
 * it do not send their own. */
static void report_gone(mpi_job *job) {
    const int bytes =
        snprintf(job->message, sizeof job->message, "%c%s",
                 job->broken == SDYRT_TIMEOUT ? 'T' : 'F', job->breakage) +
        1;
    for (int r = 0; r < job->size; r++) {
        MPI_Request request;
        if (r != job->rank &&
            MPI_Isend(job->message, bytes, MPI_CHAR, r, GONE_TAG, job->comm,
                      &request) == MPI_SUCCESS)
            (void)MPI_Request_free(&request);
    }
}

/* Fails if GONE_TAG of a rank has come: TIMEOUT where that rank's time was over
 * and this rank has `waited` too; ABORTED where this rank comes only now, and
 * where that rank has failed. */
static sdyrt_status look_for_gone(mpi_job *job, double waited) {
    MPI_Status from;
    char text[sizeof job->message];
    int is_there = 0;
    if (!job->is_made ||
        MPI_Iprobe(MPI_ANY_SOURCE, GONE_TAG, job->comm, &is_there, &from) !=
            MPI_SUCCESS ||
        !is_there ||
        MPI_Recv(text, (int)sizeof text, MPI_CHAR, from.MPI_SOURCE, GONE_TAG,
                 job->comm, MPI_STATUS_IGNORE) != MPI_SUCCESS)
        return SDYRT_OK;
    job->was_reported = true;
    return waited > 0 && text[0] == 'T'
               ? sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                           "rank %d waited too when rank %d gave up: %s",
                           job->rank, from.MPI_SOURCE, text + 1)
               : sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                           "rank %d has given up: %s", from.MPI_SOURCE,
                           text + 1);
}

/* Wait for `request`, which the MPI function `call` started with the result
 * `code`. For errors: `who` is the call of the bootstrap, `what` the act that
 * all ranks are to do. On an error the request may still use its buffers.
 * Errors: TIMEOUT (RANK_MISSING); ABORTED (RANK_FAILED); BACKEND, in MPI's own
 * words. */
static sdyrt_status finish(mpi_job *job, const char *who, double timeout,
                           int code, MPI_Request *request, const char *call,
                           const char *what) {
    sdyi_patience patience = {0};
    int is_done = 0;
    while (code == MPI_SUCCESS) {
        code = MPI_Test(request, &is_done, MPI_STATUS_IGNORE);
        if (code != MPI_SUCCESS)
            break;
        if (is_done)
            return SDYRT_OK;
        SDYI_TRY(look_for_gone(job, patience.waited));
        const double waited = sdyi_patience_turn(&patience, sdyi_clock());
        if (waited >= timeout)
            return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                             "%s: rank %d waited %g s for all %d ranks to %s",
                             who, job->rank, timeout, job->size, what);
        rest(waited);
    }
    char words[MPI_MAX_ERROR_STRING];
    return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "%s: %s: %s", who, call,
                     sdyi_mpi_error_text(code, words));
}

static sdyrt_status gather(mpi_job *job, const void *own, void *all, int bytes,
                           double timeout) {
    MPI_Request request;
    const int code = MPI_Iallgather(own, bytes, MPI_BYTE, all, bytes, MPI_BYTE,
                                    job->comm, &request);
    return finish(job, sdyi_bootstrap_describe(&job->own).text, timeout, code,
                  &request, "MPI_Iallgather", "come");
}

/* The largest of each of job->said. */
static sdyrt_status find_largest(mpi_job *job, double timeout) {
    MPI_Request request;
    const int code = MPI_Iallreduce(job->said, job->largest, HEAD + BODY,
                                    MPI_UINT64_T, MPI_MAX, job->comm, &request);
    return finish(job, sdyi_bootstrap_describe(&job->own).text, timeout, code,
                  &request, "MPI_Iallreduce", "come");
}

/* Fail with the first rank whose call differs; all ranks have come. */
static sdyrt_status find_other(mpi_job *job, double timeout) {
    SDYI_TRY(gather(job, &job->own, job->calls, (int)sizeof job->own, timeout));
    int r = 0;
    while (r < job->size - 1 &&
           memcmp(&job->calls[r], &job->own, sizeof job->own) == 0)
        r++;
    return sdyi_bootstrap_differ(r, &job->calls[r], job->rank, &job->own);
}

/* Fail unless all ranks come and call the same. The first `n` of `numbers`, at
 * most BODY, become their maxima over all ranks. */
static sdyrt_status compare(mpi_job *job, uint64_t *numbers, size_t n,
                            double timeout) {
    const uint64_t own[] = {job->own.seq, job->own.bytes, job->own.kind};
    memset(job->said, 0, sizeof job->said);
    for (size_t i = 0; i < HEAD / 2; i++) {
        job->said[2 * i] = own[i];
        job->said[2 * i + 1] = ~own[i];
    }
    if (n > 0)
        memcpy(job->said + HEAD, numbers, n * sizeof *numbers);
    SDYI_TRY(find_largest(job, timeout));
    for (size_t i = 0; i < HEAD / 2; i++)
        if (job->largest[2 * i] != ~job->largest[2 * i + 1])
            return find_other(job, timeout);
    if (n > 0)
        memcpy(numbers, job->largest + HEAD, n * sizeof *numbers);
    return SDYRT_OK;
}

/* Reduce the numbers of a max past the first BODY, in pieces. */
static sdyrt_status find_rest(mpi_job *job, uint64_t *numbers, size_t n,
                              double timeout) {
    for (size_t at = 0; at < n; at += HEAD + BODY) {
        const size_t some = n - at < HEAD + BODY ? n - at : HEAD + BODY;
        memcpy(job->said, numbers + at, some * sizeof *numbers);
        SDYI_TRY(find_largest(job, timeout));
        memcpy(numbers + at, job->largest, some * sizeof *numbers);
    }
    return SDYRT_OK;
}

static sdyrt_status gather_parts(mpi_job *job, const char *own, char *all,
                                 size_t bytes, double timeout) {
    const size_t size = (size_t)job->size;
    for (size_t at = 0; at < bytes; at += CHUNK) {
        char *const parts = job->part + job->room;
        const size_t n = bytes - at < CHUNK ? bytes - at : CHUNK;
        memcpy(job->part, own + at, n);
        SDYI_TRY(gather(job, job->part, parts, (int)n, timeout));
        for (size_t r = 0; r < size; r++)
            memcpy(all + r * bytes + at, parts + r * n, n);
    }
    return SDYRT_OK;
}

static sdyrt_status make_room(mpi_job *job, size_t bytes) {
    const size_t room = bytes < CHUNK ? bytes : CHUNK;
    if (room <= job->room)
        return SDYRT_OK;
    SDYI_RESIZE(job->part, room * ((size_t)job->size + 1));
    job->room = room;
    return SDYRT_OK;
}

/* Start a call. */
static sdyrt_status begin_call(mpi_job *job, sdyi_bootstrap_kind kind,
                               const void *own, const void *all, size_t bytes,
                               double timeout) {
    if (job->broken != SDYRT_OK)
        return sdyi_bootstrap_unusable(job->breakage);
    size_t total;
    SDYI_TRY(
        sdyi_bootstrap_check_call(job->size, own, all, bytes, timeout, &total));
    if (kind == SDYI_CALL_GATHER)
        SDYI_TRY(make_room(job, bytes));
    job->own = (sdyi_bootstrap_call){job->own.seq + 1, bytes, kind};
    return SDYRT_OK;
}

/* End it with `status`. */
static sdyrt_status end_call(mpi_job *job, sdyrt_status status) {
    if (status != SDYRT_OK) {
        job->broken = status;
        snprintf(job->breakage, sizeof job->breakage, "%s", sdyrt_last_error());
    }
    if (!job->was_reported &&
        (status == SDYRT_TIMEOUT || status == SDYRT_BACKEND))
        report_gone(job);
    return status;
}

/* -- the callbacks --------------------------------------------------------- */

static sdyrt_status mpi_allgather(void *state, const void *own, void *all,
                                  size_t bytes, double timeout) {
    mpi_job *const job = state;
    SDYI_TRY(begin_call(job, SDYI_CALL_GATHER, own, all, bytes, timeout));
    sdyrt_status status = compare(job, NULL, 0, timeout);
    if (status == SDYRT_OK)
        status = gather_parts(job, own, all, bytes, timeout);
    return end_call(job, status);
}

static sdyrt_status mpi_barrier(void *state, double timeout) {
    mpi_job *const job = state;
    SDYI_TRY(begin_call(job, SDYI_CALL_BARRIER, NULL, NULL, 0, timeout));
    return end_call(job, compare(job, NULL, 0, timeout));
}

static sdyrt_status mpi_max(void *state, uint64_t *numbers, size_t n,
                            double timeout) {
    mpi_job *const job = state;
    const size_t few = n < BODY ? n : BODY;
    SDYI_TRY(begin_call(job, SDYI_CALL_MAX, numbers, numbers,
                        n * sizeof *numbers, timeout));
    sdyrt_status status = compare(job, numbers, few, timeout);
    if (status == SDYRT_OK)
        status = find_rest(job, numbers + few, n - few, timeout);
    return end_call(job, status);
}

static void mpi_free(void *state) {
    mpi_job *job = state;
    int is_over = 0;
    (void)MPI_Finalized(&is_over);
    if (job->broken != SDYRT_OK && job->broken != SDYRT_MISMATCH)
        return; /* MPI may still write for calls that were given up */
    if (!is_over && job->comm != MPI_COMM_NULL)
        (void)MPI_Comm_free(&job->comm);
    free(job->calls);
    free(job->part);
    free(job);
}

/* -- making it ------------------------------------------------------------- */

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

sdyrt_status sdyi_mpi_job_make(const char *who, MPI_Comm comm, double timeout,
                               sdyrt_bootstrap *bootstrap) {
    mpi_job *job;
    SDYI_ALLOC(job, 1);
    job->comm = MPI_COMM_NULL;
    (void)MPI_Comm_rank(comm, &job->rank);
    (void)MPI_Comm_size(comm, &job->size);
    job->calls = calloc((size_t)job->size, sizeof *job->calls);
    if (job->calls == NULL) {
        const size_t bytes = (size_t)job->size * sizeof *job->calls;
        free(job);
        return SDYI_NO_MEMORY(bytes);
    }
    MPI_Request request;
    const int code = MPI_Comm_idup(comm, &job->comm, &request);
    /* on an error `job` stays: MPI may still write to it */
    SDYI_TRY(
        finish(job, who, timeout, code, &request, "MPI_Comm_idup", "call it"));
    (void)MPI_Comm_set_errhandler(job->comm, MPI_ERRORS_RETURN);
    job->is_made = true;
    *bootstrap = (sdyrt_bootstrap){.struct_bytes = sizeof *bootstrap,
                                   .rank = job->rank,
                                   .size = job->size,
                                   .state = job,
                                   .allgather = mpi_allgather,
                                   .barrier = mpi_barrier,
                                   .max = mpi_max,
                                   .free = mpi_free};
    return SDYRT_OK;
}

MPI_Comm *sdyi_mpi_job_comm(const sdyrt_bootstrap *bootstrap) {
    mpi_job *job = bootstrap->state;
    return &job->comm;
}

sdyrt_status sdyrt_bootstrap_mpi(MPI_Comm comm, sdyrt_bootstrap *bootstrap) {
    SDYI_NOT_NULL(bootstrap);
    SDYI_STRUCT(bootstrap);
    SDYI_TRY(sdyi_mpi_check_comm(__func__, comm));
    double timeout;
    SDYI_TRY(sdyi_timeout_resolve(__func__, 0, &timeout));
    return sdyi_mpi_job_make(__func__, comm, timeout, bootstrap);
}
