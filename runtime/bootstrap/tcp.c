/* The bootstrap over TCP: what is the same on all ranks; see tcp.h. */
#include "runtime/bootstrap/tcp.h"
#include "base/alloc.h"
#include "base/status.h"
#include "runtime/context.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void close_links(sdyi_tcp *tcp) {
    for (int i = 0; i < tcp->n_links; i++)
        sdyi_link_close(&tcp->links[i]);
    if (tcp->is_watched)
        (void)close(tcp->watch);
    tcp->is_watched = false;
}

sdyrt_status sdyi_tcp_break(sdyi_tcp *tcp, sdyrt_status status) {
    tcp->broken = status;
    snprintf(tcp->breakage, sizeof tcp->breakage, "%s", sdyrt_last_error());
    close_links(tcp);
    return status;
}

sdyi_bootstrap_kind sdyi_tcp_kind(uint32_t message) {
    return message == SDYI_SAY_BARRIER ? SDYI_CALL_BARRIER
           : message == SDYI_SAY_MAX   ? SDYI_CALL_MAX
                                       : SDYI_CALL_GATHER;
}

/* -- the callbacks --------------------------------------------------------- */

static sdyrt_status run(sdyi_tcp *tcp, const sdyi_round *round) {
    tcp->call = (sdyi_bootstrap_call){tcp->call.seq + 1, round->bytes,
                                      sdyi_tcp_kind(round->message)};
    if (tcp->job.size == 1)
        return SDYRT_OK;
    return tcp->job.rank == 0 ? sdyi_tcp_serve(tcp, round)
                              : sdyi_tcp_ask(tcp, round);
}

/* Check a call, of which each rank gets round->total bytes, and start it. */
static sdyrt_status begin_call(sdyi_tcp *tcp, double timeout,
                               sdyi_round *round) {
    if (tcp->broken != SDYRT_OK)
        return sdyi_bootstrap_unusable(tcp->breakage);
    tcp->timeout = timeout;
    return sdyi_bootstrap_check_call(tcp->job.size, round->own, round->all,
                                     round->bytes, timeout, &round->total);
}

static sdyrt_status tcp_allgather(void *state, const void *own, void *all,
                                  size_t bytes, double timeout) {
    sdyi_tcp *tcp = state;
    sdyi_round round = {
        .message = SDYI_SAY_GATHER, .own = own, .all = all, .bytes = bytes};
    SDYI_TRY(begin_call(tcp, timeout, &round));
    if (bytes > 0)
        memmove(round.all + bytes * (size_t)tcp->job.rank, own, bytes);
    return run(tcp, &round);
}

static sdyrt_status tcp_barrier(void *state, double timeout) {
    sdyi_round round = {.message = SDYI_SAY_BARRIER};
    SDYI_TRY(begin_call(state, timeout, &round));
    return run(state, &round);
}

/* Rank 0 gathers all, and sends out what came of it. */
static sdyrt_status tcp_max(void *state, uint64_t *numbers, size_t n,
                            double timeout) {
    sdyi_tcp *tcp = state;
    sdyi_round round = {.message = SDYI_SAY_MAX,
                        .own = numbers,
                        .all = (char *)numbers,
                        .bytes = n * sizeof *numbers};
    SDYI_TRY(begin_call(tcp, timeout, &round));
    const size_t gathered = round.total;
    round.total = round.bytes;
    if (tcp->job.rank > 0)
        return run(tcp, &round);
    round.all = malloc(gathered + 1);
    if (round.all == NULL)
        return SDYI_NO_MEMORY(gathered);
    memcpy(round.all, numbers, round.bytes);
    const sdyrt_status status = run(tcp, &round);
    memcpy(numbers, round.all, round.bytes);
    free(round.all);
    return status;
}

static void tcp_free(void *state) {
    sdyi_tcp *tcp = state;
    if (tcp == NULL)
        return;
    close_links(tcp);
    free(tcp->links);
    free(tcp->here);
    free(tcp->polls);
    free(tcp);
}

/* -- making it ------------------------------------------------------------- */

/* What there is at a failure is the caller's to free. */
static sdyrt_status make(const sdyi_job *job, sdyi_tcp **made) {
    SDYI_ALLOC(*made, 1);
    sdyi_tcp *const tcp = *made;
    tcp->job = *job;
    /* an address of IPv6 has colons of its own */
    const bool has_colons = strchr(job->host, ':') != NULL;
    snprintf(tcp->where, sizeof tcp->where, "%s%s%s:%d", has_colons ? "[" : "",
             job->host, has_colons ? "]" : "", job->port);
    const int n = job->size == 1 ? 0 : job->rank == 0 ? job->size : 1;
    SDYI_ALLOC(tcp->links, n + 1);
    SDYI_ALLOC(tcp->here, n + 1);
    SDYI_ALLOC(tcp->polls, n + 1);
    tcp->n_links = n;
    for (int i = 0; i < n; i++)
        tcp->links[i] = (sdyi_link)SDYI_LINK_NONE;
    return SDYRT_OK;
}

sdyrt_status sdyrt_bootstrap_env(double timeout, sdyrt_bootstrap *bootstrap) {
    SDYI_NOT_NULL(bootstrap);
    SDYI_STRUCT(bootstrap);
    sdyi_job job;
    SDYI_TRY(sdyi_timeout_resolve("sdyrt_bootstrap_env", timeout, &timeout));
    SDYI_TRY(sdyi_environment_job(&job));
    sdyi_tcp *tcp = NULL;
    sdyrt_status status = make(&job, &tcp);
    if (status == SDYRT_OK) {
        tcp->timeout = timeout;
        status = job.size == 1   ? SDYRT_OK
                 : job.rank == 0 ? sdyi_tcp_accept(tcp)
                                 : sdyi_tcp_reach(tcp);
    }
    if (status != SDYRT_OK) {
        tcp_free(tcp);
        return status;
    }
    *bootstrap = (sdyrt_bootstrap){.struct_bytes = sizeof *bootstrap,
                                   .rank = job.rank,
                                   .size = job.size,
                                   .state = tcp,
                                   .allgather = tcp_allgather,
                                   .barrier = tcp_barrier,
                                   .max = tcp_max,
                                   .free = tcp_free};
    return SDYRT_OK;
}
