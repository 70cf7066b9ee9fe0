/* Rank 0 of the bootstrap over TCP: listening, and waiting for the
 * others to connect.
 *
 * A connection is a guest until it has sent its job and rank. One that is no
 * rank of this job is sent away, one that sends nothing is kept until others
 * need the room: neither holds up the ranks. */
#include "base/alloc.h"
#include "base/status.h"
#include "runtime/bootstrap/tcp.h"

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define MORE_GUESTS 64     /* than there are ranks */
#define IN_USE_TIMEOUT 1.0 /* seconds */
#define MOST_LISTENERS 4

/* The sockets that rank 0 listens on, one for each kind of address. */
typedef struct listening {
    int fds[MOST_LISTENERS];
    int n;
} listening;

typedef struct guest {
    sdyi_link link;
    char id[SDYI_JOB_TEXT];
    char from[INET6_ADDRSTRLEN];
} guest;

typedef struct door {
    sdyi_tcp *tcp;
    listening listeners;
    guest *guests; /* in the order in which they came */
    int n_guests, room;
    struct pollfd *polls; /* of listeners, guests, ranks */
    int n_missing;
    char refused[256]; /* the guest refused last, and why; "": none */
} door;

static void drop_guest(door *d, int i) {
    d->n_guests--;
    memmove(&d->guests[i], &d->guests[i + 1],
            (size_t)(d->n_guests - i) * sizeof *d->guests);
}

/* -- listening ------------------------------------------------------------- */

static void close_listeners(listening *listeners) {
    for (int i = 0; i < listeners->n; i++)
        (void)close(listeners->fds[i]);
    listeners->n = 0;
}

static bool is_loopback(const char *host) {
    return strcmp(host, "localhost") == 0 || strncmp(host, "127.", 4) == 0 ||
           strcmp(host, "::1") == 0;
}

/* The error, or 0. */
static int listen_on(const struct addrinfo *at, int *made) {
    const int fd =
        socket(at->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return errno;
    const int yes = 1;
    /* bind after a job that has just ended; another listener still fails it */
    (void)setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (at->ai_family == AF_INET6) /* 0.0.0.0 has a socket of its own */
        (void)setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &yes, sizeof yes);
    if (bind(fd, at->ai_addr, at->ai_addrlen) == 0 &&
        listen(fd, SOMAXCONN) == 0) {
        *made = fd;
        return 0;
    }
    const int error = errno;
    (void)close(fd);
    return error;
}

/* The error, or 0 where one listens. A machine need not have both kinds of
 * addresses, but none may be another's. */
static int listen_on_all(const struct addrinfo *addresses,
                         listening *listeners) {
    int error = EADDRNOTAVAIL;
    for (const struct addrinfo *at = addresses;
         at != NULL && listeners->n < MOST_LISTENERS; at = at->ai_next) {
        const int failed = listen_on(at, &listeners->fds[listeners->n]);
        if (failed == 0)
            listeners->n++;
        else
            error = failed;
        if (failed == EADDRINUSE) {
            close_listeners(listeners);
            break;
        }
    }
    return listeners->n > 0 ? 0 : error;
}

/* Listen on the job's port: on this machine's own addresses when the job's host
 * is one of these, else on all, since the host's name may mean another address
 * to others. `where` is its text for errors. A port in use is retried for a
 * second, `timeout` at most: a job before this one may be ending.
 * Errors: SYSTEM. */
static sdyrt_status listen_for(const sdyi_job *job, const char *where,
                               double timeout, listening *listeners) {
    char port[16];
    snprintf(port, sizeof port, "%d", job->port);
    const struct addrinfo hints = {.ai_family = AF_UNSPEC,
                                   .ai_socktype = SOCK_STREAM,
                                   .ai_flags = AI_PASSIVE | AI_NUMERICSERV};
    struct addrinfo *found = NULL;
    const int code = getaddrinfo(is_loopback(job->host) ? job->host : NULL,
                                 port, &hints, &found);
    if (code != 0)
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "bootstrap: rank 0 cannot listen on %s: %s", where,
                         code == EAI_SYSTEM ? strerror(errno)
                                            : gai_strerror(code));
    const double deadline =
        sdyi_clock() + (timeout < IN_USE_TIMEOUT ? timeout : IN_USE_TIMEOUT);
    int error;
    while ((error = listen_on_all(found, listeners)) == EADDRINUSE &&
           sdyi_clock() < deadline)
        nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    freeaddrinfo(found);
    return error == 0 ? SDYRT_OK
                      : sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                                  "bootstrap: rank 0 cannot listen on %s: %s%s",
                                  where, strerror(error),
                                  error == EADDRINUSE
                                      ? "; set SDYRT_MASTER_PORT to a free one"
                                      : "");
}

/* -- guests ---------------------------------------------------------------- */

/* Errors: SYSTEM where the process may not hold another connection. */
static sdyrt_status let_in(door *d, int listener) {
    for (;;) {
        struct sockaddr_storage from = {0};
        socklen_t bytes = sizeof from;
        const int fd = accept4(listener, (struct sockaddr *)&from, &bytes,
                               SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (fd < 0 && (errno == EMFILE || errno == ENFILE))
            return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                             "bootstrap: rank 0 cannot hold a connection to "
                             "each of %d ranks: %s; raise the limit "
                             "(ulimit -n)",
                             d->tcp->job.size, strerror(errno));
        if (fd < 0) /* none, or one that has gone already */
            return SDYRT_OK;
        if (d->n_guests == d->room) {
            sdyi_link_close(&d->guests[0].link);
            drop_guest(d, 0);
        }
        guest *const g = &d->guests[d->n_guests++];
        *g = (guest){.from = "?"};
        sdyi_link_adopt(&g->link, fd);
        sdyi_link_listen(&g->link);
        (void)getnameinfo((struct sockaddr *)&from, bytes, g->from,
                          sizeof g->from, NULL, 0, NI_NUMERICHOST);
    }
}

/* The reason why a guest is no rank that may connect now; NULL: it is one. */
static const char *find_fault(const door *d, const guest *g, char *text,
                              size_t bytes) {
    const sdyi_job *const job = &d->tcp->job;
    const sdyi_link_frame *const f = &g->link.in.frame;
    if (f->version != SDYI_LINK_VERSION)
        snprintf(text, bytes, "it speaks version %u of the protocol, not %d",
                 (unsigned)f->version, SDYI_LINK_VERSION);
    else if (strcmp(g->id, job->id) != 0)
        snprintf(text, bytes, "it is of job '%.64s', not '%.64s'", g->id,
                 job->id);
    else if (f->size != job->size)
        snprintf(text, bytes, "its job has %d ranks, not %d", f->size,
                 job->size);
    else if (f->rank == 0)
        snprintf(text, bytes, "it is another rank 0");
    else if (f->rank < 0 || f->rank >= job->size)
        snprintf(text, bytes, "there is no such rank");
    else if (d->tcp->here[f->rank])
        snprintf(text, bytes, "a rank %d has connected before it", f->rank);
    else
        return NULL;
    return text;
}

/* A small message into a new connection: there is room for it. */
static void say_at_once(sdyi_link *link, sdyi_link_frame frame,
                        const void *body) {
    sdyi_link_say(link, frame, body);
    (void)sdyi_link_send(link);
    link->out.is_on = false;
}

/* Accept a guest whose HELLO has come as a rank, or refuse it. */
static void place(door *d, guest *g) {
    char fault[192], text[512];
    const int rank = g->link.in.frame.rank;
    g->id[sizeof g->id - 1] = '\0';
    if (find_fault(d, g, fault, sizeof fault) == NULL) {
        say_at_once(&g->link, (sdyi_link_frame){.message = SDYI_SAY_HEARD},
                    NULL);
        d->tcp->here[rank] = true;
        d->n_missing--;
        d->tcp->links[rank] = g->link;
        sdyi_link_listen(&d->tcp->links[rank]);
        g->link = (sdyi_link)SDYI_LINK_NONE;
        return;
    }
    snprintf(d->refused, sizeof d->refused, "rank %d from %s: %s", rank,
             g->from, fault);
    snprintf(text, sizeof text, "bootstrap: rank 0 at %s has refused %s",
             d->tcp->where, d->refused);
    say_at_once(&g->link,
                (sdyi_link_frame){.message = SDYI_SAY_FAILED,
                                  .bytes = strlen(text) + 1,
                                  .status = SDYRT_ARGUMENT,
                                  .kind = SDYRT_KIND_BAD_VALUE},
                text);
}

/* Receive from a guest; false: it is a rank now, or was sent away. */
static bool hear_guest(door *d, guest *g) {
    for (;;) {
        const sdyi_progress got = sdyi_link_receive(&g->link);
        const sdyi_link_frame *const f = &g->link.in.frame;
        if (got == SDYI_LINK_WAITS)
            return true;
        if (got == SDYI_LINK_FRAMED && f->message == SDYI_SAY_HELLO &&
            f->bytes <= sizeof g->id) {
            g->link.in.body = g->id;
            continue;
        }
        if (got == SDYI_LINK_DONE && f->message == SDYI_SAY_HELLO)
            place(d, g);
        sdyi_link_close(&g->link);
        return false;
    }
}

/* -- ranks that have come -------------------------------------------------- */

/* `rank` has waited `waited` seconds. */
static sdyrt_status fail_missing(const door *d, int rank, double waited) {
    return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                     "bootstrap: %s of %d did not connect to %s while rank %d "
                     "waited %g s%s%s",
                     sdyi_tcp_missing(d->tcp).text, d->tcp->job.size,
                     d->tcp->where, rank, waited,
                     d->refused[0] == '\0' ? "" : "; refused: ", d->refused);
}

/* Receive from a rank that waits for START: GIVE_UP is all that it may send. */
static sdyrt_status hear_rank(const door *d, int rank) {
    sdyi_link *const link = &d->tcp->links[rank];
    const sdyi_progress got = sdyi_link_receive(link);
    if (got == SDYI_LINK_WAITS)
        return SDYRT_OK;
    if (got == SDYI_LINK_DONE)
        return fail_missing(d, rank, link->in.frame.waited);
    return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                     "bootstrap: rank %d of %d has gone (%s) before %s had "
                     "connected to %s",
                     rank, d->tcp->job.size, sdyi_link_reason(link),
                     sdyi_tcp_missing(d->tcp).text, d->tcp->where);
}

/* -- the door -------------------------------------------------------------- */

static size_t list_sockets(const door *d) {
    size_t n = 0;
    for (int i = 0; i < d->listeners.n; i++)
        d->polls[n++].fd = d->listeners.fds[i];
    for (int i = 0; i < d->n_guests; i++)
        d->polls[n++].fd = d->guests[i].link.fd;
    for (int r = 1; r < d->tcp->job.size; r++)
        if (d->tcp->here[r])
            d->polls[n++].fd = d->tcp->links[r].fd;
    for (size_t i = 0; i < n; i++) {
        d->polls[i].events = POLLIN;
        d->polls[i].revents = 0;
    }
    return n;
}

static sdyrt_status wait_for_all(door *d) {
    const double deadline = sdyi_clock() + d->tcp->timeout;
    while (d->n_missing > 0) {
        if (!sdyi_poll(d->polls, list_sockets(d), deadline))
            return fail_missing(d, 0, d->tcp->timeout);
        /* all at once: reading each costs as much as finding the ready ones */
        for (int r = 1; r < d->tcp->job.size; r++)
            if (d->tcp->here[r])
                SDYI_TRY(hear_rank(d, r));
        for (int i = 0; i < d->n_guests;) {
            if (hear_guest(d, &d->guests[i]))
                i++;
            else
                drop_guest(d, i);
        }
        for (int i = 0; i < d->listeners.n; i++)
            SDYI_TRY(let_in(d, d->listeners.fds[i]));
    }
    return SDYRT_OK;
}

/* Send START to all. A message so small goes at once, unless its rank is gone:
 * the first call reports that. */
static void start_all(sdyi_tcp *tcp) {
    for (int r = 1; r < tcp->job.size; r++)
        say_at_once(&tcp->links[r],
                    (sdyi_link_frame){.message = SDYI_SAY_START}, NULL);
}

static sdyrt_status open_door(door *d) {
    const size_t n = (size_t)d->tcp->job.size;
    d->room = d->tcp->job.size + MORE_GUESTS;
    SDYI_ALLOC(d->guests, d->room);
    SDYI_ALLOC(d->polls, n + (size_t)d->room + MOST_LISTENERS);
    return listen_for(&d->tcp->job, d->tcp->where, d->tcp->timeout,
                      &d->listeners);
}

sdyrt_status sdyi_tcp_accept(sdyi_tcp *tcp) {
    door d = {.tcp = tcp, .n_missing = tcp->job.size - 1};
    sdyrt_status status = open_door(&d);
    if (status == SDYRT_OK)
        status = wait_for_all(&d);
    if (status == SDYRT_OK)
        start_all(tcp);
    else
        (void)sdyi_tcp_report_to_all(tcp, status);
    for (int i = 0; i < d.n_guests; i++)
        sdyi_link_close(&d.guests[i].link);
    close_listeners(&d.listeners);
    free(d.guests);
    free(d.polls);
    return status;
}
