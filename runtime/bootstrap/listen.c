/* Listening where the other ranks look for rank 0; see listen.h. */
#include "runtime/bootstrap/listen.h"
#include "base/status.h"
#include "runtime/bootstrap/bootstrap.h"
#include "runtime/bootstrap/link.h"

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define IN_USE_TIMEOUT 1.0 /* seconds */

void sdyi_listeners_close(sdyi_listeners *listeners) {
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
    /* after a job that has just ended; a listener beside it is refused still */
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
                         sdyi_listeners *listeners) {
    int error = EADDRNOTAVAIL;
    for (const struct addrinfo *at = addresses;
         at != NULL && listeners->n < SDYI_MOST_LISTENERS; at = at->ai_next) {
        const int failed = listen_on(at, &listeners->fds[listeners->n]);
        if (failed == 0)
            listeners->n++;
        else
            error = failed;
        if (failed == EADDRINUSE) {
            sdyi_listeners_close(listeners);
            break;
        }
    }
    return listeners->n > 0 ? 0 : error;
}

sdyrt_status sdyi_listen(const sdyi_job *job, const char *where, double timeout,
                         sdyi_listeners *listeners) {
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
