/* The ranks but 0 of the bootstrap over TCP: connecting to rank 0, and asking
 * it; see tcp.h. */
#include "base/status.h"
#include "runtime/bootstrap/tcp.h"

#include <errno.h>
#include <netdb.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define FIRST_PAUSE 0.01 /* seconds between two tries to connect */
#define LONGEST_PAUSE 0.5
#define ADDRESS_TIMEOUT 5.0 /* for one of several addresses to answer */
#define LAST_WORD 1.0       /* for the answer of rank 0 to GIVE_UP */

/* The end of a wait for rank 0. */
typedef enum answer {
    ANSWER_GOOD,
    ANSWER_FAILED, /* rank 0 says so: the status and text are set */
    ANSWER_GONE,
    ANSWER_STRAY, /* bytes that no rank 0 of this version sends */
    ANSWER_LATE
} answer;

/* -- waiting for rank 0 ---------------------------------------------------- */

/* The status in a frame; ABORTED for a number that is none of ours. */
static sdyrt_status status_of(const sdyi_link_frame *frame) {
    return frame->status > SDYRT_OK && frame->status <= SDYRT_ABORTED
               ? (sdyrt_status)frame->status
               : SDYRT_ABORTED;
}

static sdyrt_error_kind kind_of(const sdyi_link_frame *frame) {
    const sdyrt_error_kind kind = (sdyrt_error_kind)frame->kind;
    const bool is_one =
        kind != SDYRT_KIND_NONE && *sdyrt_error_kind_name(kind) != '?';
    return is_one ? kind : SDYRT_KIND_RANK_FAILED;
}

/* Receive the message `expected`, its body into `all`, or FAILED, its text into
 * `text`, as far as it has come. */
static sdyi_progress take(sdyi_link *link, const sdyi_link_frame *expected,
                          char *all, char text[SDYI_TCP_TEXT]) {
    for (;;) {
        const sdyi_progress got = sdyi_link_receive(link);
        if (got != SDYI_LINK_FRAMED && got != SDYI_LINK_DONE)
            return got;
        const sdyi_link_frame *const f = &link->in.frame;
        const bool has_failed = f->message == SDYI_SAY_FAILED && f->bytes > 0 &&
                                f->bytes <= SDYI_TCP_TEXT;
        const bool is_it = f->message == expected->message &&
                           f->seq == expected->seq &&
                           f->bytes == expected->bytes;
        if (f->version != SDYI_LINK_VERSION || (!has_failed && !is_it))
            return SDYI_LINK_STRAY;
        if (got == SDYI_LINK_DONE)
            return got;
        link->in.body = has_failed ? text : all;
    }
}

/* Wait for the message `expected` of rank 0. After the timeout, with `can_ask`,
 * it sends GIVE_UP: rank 0 answers which ranks have not come. */
static answer await(sdyi_tcp *tcp, const sdyi_link_frame *expected, char *all,
                    double timeout, bool can_ask) {
    sdyi_link *const link = &tcp->links[0];
    char text[SDYI_TCP_TEXT] = "";
    double deadline = sdyi_clock() + timeout;
    bool is_coming = false;
    sdyi_link_listen(link);
    for (;;) {
        /* a failed write is ignored: earlier messages are still read */
        if (link->out.is_on)
            (void)sdyi_link_send(link);
        const sdyi_progress got = take(link, expected, all, text);
        if (got == SDYI_LINK_GONE)
            return ANSWER_GONE;
        if (got == SDYI_LINK_STRAY)
            return ANSWER_STRAY;
        if (got == SDYI_LINK_DONE)
            break;
        if (link->in.body != NULL && !is_coming) {
            is_coming = true; /* all ranks are there */
            deadline = sdyi_clock() + timeout;
        }
        struct pollfd p = {
            .fd = link->fd,
            .events = (short)(POLLIN | (link->out.is_on ? POLLOUT : 0))};
        if (sdyi_poll(&p, 1, deadline))
            continue;
        if (!can_ask || is_coming || link->out.is_on)
            return ANSWER_LATE;
        can_ask = false;
        deadline = sdyi_clock() + LAST_WORD;
        sdyi_link_say(link,
                      (sdyi_link_frame){.message = SDYI_SAY_GIVE_UP,
                                        .seq = expected->seq,
                                        .rank = tcp->job.rank,
                                        .size = tcp->job.size,
                                        .waited = tcp->timeout},
                      NULL);
    }
    if (link->in.frame.message != SDYI_SAY_FAILED)
        return ANSWER_GOOD;
    text[sizeof text - 1] = '\0';
    (void)sdyi_fail(status_of(&link->in.frame), kind_of(&link->in.frame), "%s",
                    text);
    return ANSWER_FAILED;
}

/* The failure that an answer of rank 0 to `call` is. */
static sdyrt_status judge(const sdyi_tcp *tcp, answer got, const char *call) {
    const int size = tcp->job.size;
    switch (got) {
    case ANSWER_GOOD:
        return SDYRT_OK;
    case ANSWER_FAILED:
        return status_of(&tcp->links[0].in.frame);
    case ANSWER_GONE:
        return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                         "%s: rank 0 of %d at %s has gone: %s", call, size,
                         tcp->where, sdyi_link_reason(&tcp->links[0]));
    case ANSWER_STRAY:
        return sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                         "%s: rank 0 of %d at %s is in another call", call,
                         size, tcp->where);
    case ANSWER_LATE:
        break;
    }
    return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                     "%s: rank 0 of %d at %s did not come while rank %d waited "
                     "%g s",
                     call, size, tcp->where, tcp->job.rank, tcp->timeout);
}

sdyrt_status sdyi_tcp_ask(sdyi_tcp *tcp, const sdyi_round *round) {
    const sdyi_link_frame expected = {
        .message = round->message, .seq = tcp->call.seq, .bytes = round->total};
    sdyi_link_say(&tcp->links[0],
                  (sdyi_link_frame){.message = round->message,
                                    .seq = tcp->call.seq,
                                    .bytes = round->bytes,
                                    .rank = tcp->job.rank,
                                    .size = tcp->job.size},
                  round->own);
    const answer got = await(tcp, &expected, round->all, tcp->timeout, true);
    const sdyrt_status status =
        judge(tcp, got, sdyi_bootstrap_describe(&tcp->call).text);
    return status == SDYRT_OK ? SDYRT_OK : sdyi_tcp_break(tcp, status);
}

/* -- connecting ------------------------------------------------------------ */

/* A socket that looks for a listener on its own machine may find itself. */
static bool is_itself(int fd) {
    struct sockaddr_storage own = {0}, other = {0};
    socklen_t own_bytes = sizeof own, other_bytes = sizeof other;
    return getsockname(fd, (struct sockaddr *)&own, &own_bytes) == 0 &&
           getpeername(fd, (struct sockaddr *)&other, &other_bytes) == 0 &&
           own_bytes == other_bytes && memcmp(&own, &other, own_bytes) == 0;
}

/* Connect to one address; the error, or 0. */
static int connect_to(const struct addrinfo *to, double deadline, int *made) {
    const int fd =
        socket(to->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return errno;
    int error = connect(fd, to->ai_addr, to->ai_addrlen) == 0 ? 0 : errno;
    if (error == EINPROGRESS || error == EINTR) {
        struct pollfd p = {.fd = fd, .events = POLLOUT};
        socklen_t bytes = sizeof error;
        if (!sdyi_poll(&p, 1, deadline))
            error = ETIMEDOUT;
        else if (getsockopt(fd, SOL_SOCKET, SO_ERROR, &error, &bytes) != 0)
            error = errno;
    }
    if (error == 0 && is_itself(fd))
        error = ECONNREFUSED;
    if (error != 0)
        (void)close(fd);
    else
        *made = fd;
    return error;
}

/* Send HELLO, and wait for HEARD. */
static answer introduce(sdyi_tcp *tcp, double timeout) {
    const sdyi_link_frame hello = {.message = SDYI_SAY_HELLO,
                                   .bytes = strlen(tcp->job.id) + 1,
                                   .rank = tcp->job.rank,
                                   .size = tcp->job.size};
    const sdyi_link_frame expected = {.message = SDYI_SAY_HEARD};
    sdyi_link_say(&tcp->links[0], hello, tcp->job.id);
    return await(tcp, &expected, NULL, timeout, false);
}

/* The reason why the last try has not reached rank 0. */
typedef struct reason {
    char text[128];
    bool is_answer; /* of a try that was answered */
} reason;

static const char *explain(answer got) {
    return got == ANSWER_LATE    ? "what listens there does not answer"
           : got == ANSWER_STRAY ? "what listens there is no rank 0 of this "
                                   "version of libsdyrt"
                                 : "what listens there hangs up";
}

/* Try each address of rank 0 once. GONE: all in vain. */
static answer try_once(sdyi_tcp *tcp, double deadline, reason *why) {
    char port[16];
    snprintf(port, sizeof port, "%d", tcp->job.port);
    const struct addrinfo hints = {.ai_family = AF_UNSPEC,
                                   .ai_socktype = SOCK_STREAM,
                                   .ai_flags = AI_NUMERICSERV};
    struct addrinfo *found = NULL;
    const int code = getaddrinfo(tcp->job.host, port, &hints, &found);
    if (code != 0) {
        snprintf(why->text, sizeof why->text, "%s",
                 code == EAI_SYSTEM ? strerror(errno) : gai_strerror(code));
        return ANSWER_GONE;
    }
    answer got = ANSWER_GONE;
    for (const struct addrinfo *to = found; to != NULL; to = to->ai_next) {
        const double soon = sdyi_clock() + ADDRESS_TIMEOUT;
        int fd = -1;
        const int error =
            connect_to(to, soon < deadline ? soon : deadline, &fd);
        if (error != 0) {
            snprintf(why->text, sizeof why->text, "%s", strerror(error));
            why->is_answer = false;
            continue;
        }
        sdyi_link_adopt(&tcp->links[0], fd);
        const double left = deadline - sdyi_clock();
        got = introduce(tcp, left > 0 ? left : 0);
        if (got == ANSWER_GOOD || got == ANSWER_FAILED)
            break;
        /* the last try ends with the time: the answer of an earlier one is a
         * better reason */
        if (got != ANSWER_LATE || !why->is_answer)
            snprintf(why->text, sizeof why->text, "%s", explain(got));
        why->is_answer = why->is_answer || got != ANSWER_LATE;
        sdyi_link_close(&tcp->links[0]);
        got = ANSWER_GONE;
    }
    freeaddrinfo(found);
    return got;
}

static sdyrt_status find_root(sdyi_tcp *tcp) {
    const double deadline = sdyi_clock() + tcp->timeout;
    reason why = {.text = ""};
    for (double pause = FIRST_PAUSE;;) {
        const answer got = try_once(tcp, deadline, &why);
        if (got == ANSWER_GOOD)
            return SDYRT_OK;
        if (got == ANSWER_FAILED)
            return status_of(&tcp->links[0].in.frame);
        if (sdyi_clock() + pause >= deadline)
            break;
        nanosleep(&(struct timespec){.tv_nsec = (long)(pause * 1e9)}, NULL);
        pause = 2 * pause < LONGEST_PAUSE ? 2 * pause : LONGEST_PAUSE;
    }
    return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                     "bootstrap: rank %d of %d did not reach rank 0 at %s "
                     "within %g s: %s",
                     tcp->job.rank, tcp->job.size, tcp->where, tcp->timeout,
                     why.text);
}

sdyrt_status sdyi_tcp_reach(sdyi_tcp *tcp) {
    const double start = sdyi_clock();
    SDYI_TRY(find_root(tcp));
    const sdyi_link_frame expected = {.message = SDYI_SAY_START};
    const double left = start + tcp->timeout - sdyi_clock();
    return judge(tcp, await(tcp, &expected, NULL, left > 0 ? left : 0, true),
                 "bootstrap: connecting");
}
