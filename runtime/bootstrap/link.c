/* Messages over TCP; see link.h. */
#include "runtime/bootstrap/link.h"
#include "runtime/bootstrap/bootstrap.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define MAGIC UINT64_C(0x7473426974727944) /* "DyrtiBst" */

bool sdyi_poll(struct pollfd *polls, size_t n, double deadline) {
    for (;;) {
        const double left = deadline - sdyi_clock();
        const double most = 1e6; /* ms: looked at again */
        const double ms = left <= 0 ? 0 : left * 1e3 < most ? left * 1e3 : most;
        const int ready = poll(polls, n, (int)ms + (ms > 0));
        if (ready > 0)
            return true;
        if (left <= 0)
            return false;
        if (ready < 0 && errno != EINTR) /* no memory for now */
            nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
}

/* -- links ----------------------------------------------------------------- */

static void set_option(int fd, int level, int option, int value) {
    (void)setsockopt(fd, level, option, &value, sizeof value);
}

void sdyi_link_adopt(sdyi_link *link, int fd) {
    *link = (sdyi_link){.fd = fd};
    (void)fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
    set_option(fd, IPPROTO_TCP, TCP_NODELAY, 1);
    set_option(fd, SOL_SOCKET, SO_KEEPALIVE, 1);
    set_option(fd, IPPROTO_TCP, TCP_KEEPIDLE, 10);        /* s */
    set_option(fd, IPPROTO_TCP, TCP_KEEPINTVL, 5);        /* s */
    set_option(fd, IPPROTO_TCP, TCP_KEEPCNT, 4);          /* 10 + 4 * 5 s */
    set_option(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, 30000); /* ms */
}

void sdyi_link_close(sdyi_link *link) {
    if (link->fd >= 0)
        (void)close(link->fd);
    *link = (sdyi_link)SDYI_LINK_NONE;
}

static sdyi_progress lose(sdyi_link *link, sdyi_link_flow *flow, int error) {
    link->error = error;
    flow->is_on = false;
    return SDYI_LINK_GONE;
}

const char *sdyi_link_reason(const sdyi_link *link) {
    return link->error == 0 || link->error == ECONNRESET || link->error == EPIPE
               ? "its connection was closed"
               : strerror(link->error);
}

/* -- sending --------------------------------------------------------------- */

void sdyi_link_say(sdyi_link *link, sdyi_link_frame frame, const void *body) {
    frame.magic = MAGIC;
    frame.version = SDYI_LINK_VERSION;
    link->out = (sdyi_link_flow){
        .frame = frame, .body = (char *)(uintptr_t)body, .is_on = true};
}

/* The bytes of a message still to be moved: of the frame, then of the body. */
static char *rest_of(sdyi_link_flow *flow, size_t *bytes) {
    const size_t head = sizeof flow->frame;
    if (flow->done < head) {
        *bytes = head - flow->done;
        return (char *)&flow->frame + flow->done;
    }
    *bytes = flow->frame.bytes - (flow->done - head);
    return *bytes == 0 ? NULL : flow->body + (flow->done - head);
}

sdyi_progress sdyi_link_send(sdyi_link *link) {
    sdyi_link_flow *const flow = &link->out;
    size_t bytes;
    for (char *at; (at = rest_of(flow, &bytes)) != NULL;) {
        const bool is_more =
            flow->done < sizeof flow->frame && flow->frame.bytes > 0;
        const ssize_t n =
            send(link->fd, at, bytes, MSG_NOSIGNAL | (is_more ? MSG_MORE : 0));
        if (n >= 0)
            flow->done += (size_t)n;
        else if (errno == EAGAIN || errno == EWOULDBLOCK)
            return SDYI_LINK_WAITS;
        else if (errno != EINTR)
            return lose(link, flow, errno);
    }
    flow->is_on = false;
    return SDYI_LINK_DONE;
}

/* -- receiving ------------------------------------------------------------- */

void sdyi_link_listen(sdyi_link *link) {
    link->in = (sdyi_link_flow){.is_on = true};
}

sdyi_progress sdyi_link_receive(sdyi_link *link) {
    sdyi_link_flow *const flow = &link->in;
    const size_t head = sizeof flow->frame;
    for (;;) {
        if (flow->done == head && flow->frame.bytes > 0 && flow->body == NULL)
            return SDYI_LINK_FRAMED;
        size_t bytes;
        char *const at = rest_of(flow, &bytes);
        if (at == NULL)
            break;
        const ssize_t n = recv(link->fd, at, bytes, 0);
        if (n == 0)
            return lose(link, flow, 0);
        if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
            return SDYI_LINK_WAITS;
        if (n < 0 && errno != EINTR)
            return lose(link, flow, errno);
        flow->done += n > 0 ? (size_t)n : 0;
        if (flow->done >= sizeof flow->frame.magic &&
            flow->frame.magic != MAGIC)
            return SDYI_LINK_STRAY;
    }
    flow->is_on = false;
    return SDYI_LINK_DONE;
}
