/* Rank 0 of the bootstrap over TCP: gathering and sending out; see tcp.h. */
#include "base/status.h"
#include "runtime/bootstrap/tcp.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>

#define FAREWELL 1.0 /* seconds, for others to hear of a failure */
#define MOST_NAMED 8 /* ranks in one text */

sdyi_tcp_ranks sdyi_tcp_missing(const sdyi_tcp *tcp) {
    sdyi_tcp_ranks ranks;
    const size_t bytes = sizeof ranks.text;
    int n = 0, named = 0;
    for (int r = 1; r < tcp->job.size; r++)
        n += !tcp->here[r];
    size_t used =
        (size_t)snprintf(ranks.text, bytes, n == 1 ? "rank" : "ranks");
    for (int r = 1; r < tcp->job.size && used < bytes; r++) {
        if (tcp->here[r] || named == MOST_NAMED)
            continue;
        const char *const before = named == 0       ? " "
                                   : named + 1 == n ? " and "
                                                    : ", ";
        used += (size_t)snprintf(ranks.text + used, bytes - used, "%s%d",
                                 before, r);
        named++;
    }
    if (named < n && used < bytes)
        snprintf(ranks.text + used, bytes - used, " and %d more", n - named);
    return ranks;
}

/* -- failing --------------------------------------------------------------- */

/* Send the rest of a message, then receive until the other side closes: closing
 * a socket with unread bytes may discard the message. */
static void part(sdyi_link *link) {
    char waste[4096];
    if (link->out.is_on) {
        const sdyi_progress sent = sdyi_link_send(link);
        if (sent == SDYI_LINK_WAITS)
            return;
        (void)shutdown(link->fd, SHUT_WR);
    }
    for (;;) {
        const ssize_t n = recv(link->fd, waste, sizeof waste, 0);
        if (n <= 0 && !(n < 0 && (errno == EAGAIN || errno == EINTR)))
            sdyi_link_close(link);
        if (n <= 0)
            return;
    }
}

sdyrt_status sdyi_tcp_report_to_all(sdyi_tcp *tcp, sdyrt_status status) {
    const char *const text = sdyrt_last_error();
    const sdyi_link_frame frame = {.message = SDYI_SAY_FAILED,
                                   .bytes = strlen(text) + 1,
                                   .status = (int32_t)status,
                                   .kind = (int32_t)sdyrt_last_error_kind()};
    for (int r = 1; r < tcp->n_links; r++) {
        sdyi_link *const link = &tcp->links[r];
        if (link->out.is_on) /* in the middle of another message */
            sdyi_link_close(link);
        if (link->fd >= 0)
            sdyi_link_say(link, frame, text);
    }
    const double deadline = sdyi_clock() + FAREWELL;
    for (;;) {
        size_t n = 0;
        for (int r = 1; r < tcp->n_links; r++) {
            sdyi_link *const link = &tcp->links[r];
            if (link->fd >= 0)
                part(link);
            if (link->fd >= 0)
                tcp->polls[n++] = (struct pollfd){
                    .fd = link->fd,
                    .events = link->out.is_on ? POLLOUT : POLLIN};
        }
        if (n == 0 || !sdyi_poll(tcp->polls, n, deadline))
            break;
    }
    return sdyi_tcp_break(tcp, status);
}

/* `rank` has waited `waited` seconds. */
static sdyrt_status fail_missing(const sdyi_tcp *tcp, int rank, double waited) {
    return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                     "%s: %s of %d did not come while rank %d waited %g s",
                     sdyi_bootstrap_describe(&tcp->call).text,
                     sdyi_tcp_missing(tcp).text, tcp->job.size, rank, waited);
}

static sdyrt_status fail_gone(const sdyi_tcp *tcp, int rank) {
    bool others = false;
    for (int r = 1; r < tcp->job.size; r++)
        others |= r != rank && !tcp->here[r];
    return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                     "%s: rank %d of %d has gone: %s%s%s",
                     sdyi_bootstrap_describe(&tcp->call).text, rank,
                     tcp->job.size, sdyi_link_reason(&tcp->links[rank]),
                     others ? "; not here: " : "",
                     others ? sdyi_tcp_missing(tcp).text : "");
}

/* -- gathering ------------------------------------------------------------- */

/* A frame of `rank` has come. `*is_ours`: it is its part of the call. */
static sdyrt_status check_frame(const sdyi_tcp *tcp, const sdyi_round *round,
                                int rank, bool *is_ours) {
    const sdyi_link_frame *const f = &tcp->links[rank].in.frame;
    *is_ours = false;
    if (f->message == SDYI_SAY_GIVE_UP) /* of a call before: it was answered */
        return f->seq < tcp->call.seq ? SDYRT_OK
                                      : fail_missing(tcp, rank, f->waited);
    *is_ours = f->version == SDYI_LINK_VERSION && !tcp->here[rank] &&
               f->message == round->message && f->seq == tcp->call.seq &&
               f->bytes == round->bytes;
    if (*is_ours)
        return SDYRT_OK;
    const sdyi_bootstrap_call other = {f->seq, f->bytes,
                                       sdyi_tcp_kind(f->message)};
    return sdyi_bootstrap_differ(rank, &other, 0, &tcp->call);
}

/* Take what `rank` has sent so far. */
static sdyrt_status hear(sdyi_tcp *tcp, const sdyi_round *round, int rank,
                         int *n_missing) {
    sdyi_link *const link = &tcp->links[rank];
    for (;;) {
        const sdyi_progress got = sdyi_link_receive(link);
        if (got == SDYI_LINK_WAITS)
            return SDYRT_OK;
        if (got == SDYI_LINK_GONE || got == SDYI_LINK_STRAY)
            return fail_gone(tcp, rank);
        bool is_ours = true;
        if (got == SDYI_LINK_FRAMED || link->in.frame.bytes == 0)
            SDYI_TRY(check_frame(tcp, round, rank, &is_ours));
        if (got == SDYI_LINK_FRAMED) {
            link->in.body = round->all + round->bytes * (size_t)rank;
            continue;
        }
        tcp->here[rank] |= is_ours;
        *n_missing -= is_ours;
        sdyi_link_listen(link); /* for GIVE_UP */
    }
}

/* Watch all links by epoll: polling each whenever one has bytes would cost
 * n * n looks in a call. */
static sdyrt_status watch(sdyi_tcp *tcp) {
    if (tcp->is_watched)
        return SDYRT_OK;
    tcp->watch = epoll_create1(EPOLL_CLOEXEC);
    tcp->is_watched = tcp->watch >= 0;
    bool is_fine = tcp->is_watched;
    for (int r = 1; is_fine && r < tcp->job.size; r++) {
        const int fd = tcp->links[r].fd;
        struct epoll_event e = {.events = EPOLLIN, .data.u32 = (uint32_t)r};
        is_fine = fd < 0 || epoll_ctl(tcp->watch, EPOLL_CTL_ADD, fd, &e) == 0;
    }
    return is_fine ? SDYRT_OK
                   : sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                               "bootstrap: rank 0 cannot watch %d connections: "
                               "%s",
                               tcp->job.size - 1, strerror(errno));
}

static sdyrt_status gather(sdyi_tcp *tcp, const sdyi_round *round) {
    const int size = tcp->job.size;
    const double deadline = sdyi_clock() + tcp->timeout;
    int n_missing = size - 1;
    SDYI_TRY(watch(tcp));
    for (int r = 1; r < size; r++)
        tcp->here[r] = false;
    while (n_missing > 0) {
        enum { SOME = 64 };
        struct epoll_event events[SOME];
        struct pollfd any = {.fd = tcp->watch, .events = POLLIN};
        if (!sdyi_poll(&any, 1, deadline))
            return fail_missing(tcp, 0, tcp->timeout);
        const int n = epoll_wait(tcp->watch, events, SOME, 0);
        for (int i = 0; i < n; i++)
            SDYI_TRY(hear(tcp, round, (int)events[i].data.u32, &n_missing));
    }
    return SDYRT_OK;
}

/* -- sending out ----------------------------------------------------------- */

/* Close the link to a rank that does not take the result, so that the others
 * still get it; returns the failure. */
static sdyrt_status give_up_on(sdyi_tcp *tcp, int rank, bool is_gone) {
    sdyrt_status status;
    if (is_gone)
        status = fail_gone(tcp, rank);
    else
        status = sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                           "%s: rank %d of %d did not take what was gathered "
                           "within %g s",
                           sdyi_bootstrap_describe(&tcp->call).text, rank,
                           tcp->job.size, tcp->timeout);
    sdyi_link_close(&tcp->links[rank]);
    return status;
}

static sdyrt_status spread(sdyi_tcp *tcp, const sdyi_round *round) {
    const int size = tcp->job.size;
    const double deadline = sdyi_clock() + tcp->timeout;
    const sdyi_link_frame frame = {.message = round->message,
                                   .seq = tcp->call.seq,
                                   .bytes = round->total,
                                   .size = size};
    sdyrt_status status = SDYRT_OK;
    for (int r = 1; r < size; r++)
        sdyi_link_say(&tcp->links[r], frame, round->all);
    for (bool in_time = true;;) {
        size_t n = 0;
        for (int r = 1; r < size; r++) {
            sdyi_link *const link = &tcp->links[r];
            if (!link->out.is_on)
                continue;
            const sdyi_progress got = sdyi_link_send(link);
            if (got == SDYI_LINK_GONE || (got == SDYI_LINK_WAITS && !in_time))
                status = give_up_on(tcp, r, got == SDYI_LINK_GONE);
            else if (got == SDYI_LINK_WAITS)
                tcp->polls[n++] =
                    (struct pollfd){.fd = link->fd, .events = POLLOUT};
        }
        if (n == 0)
            return status;
        in_time = sdyi_poll(tcp->polls, n, deadline);
    }
}

/* Replace rank 0's numbers by their maxima over all ranks. */
static void find_largest(const sdyi_tcp *tcp, const sdyi_round *round) {
    const size_t n = round->bytes / sizeof(uint64_t);
    uint64_t *const numbers = (uint64_t *)(void *)round->all;
    for (size_t i = n; i < n * (size_t)tcp->job.size; i++)
        if (numbers[i] > numbers[i % n])
            numbers[i % n] = numbers[i];
}

sdyrt_status sdyi_tcp_serve(sdyi_tcp *tcp, const sdyi_round *round) {
    sdyrt_status status = gather(tcp, round);
    if (status == SDYRT_OK && round->message == SDYI_SAY_MAX)
        find_largest(tcp, round);
    if (status == SDYRT_OK)
        status = spread(tcp, round);
    return status == SDYRT_OK ? SDYRT_OK : sdyi_tcp_report_to_all(tcp, status);
}
