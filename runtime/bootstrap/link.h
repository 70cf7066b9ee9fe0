/* Messages over TCP: a frame, then as many bytes as it says.
 *
 * No call here blocks but sdyi_poll. A link belongs to one thread; its socket
 * is closed in programs that the process starts, and writing to one whose peer
 * has gone is an error, not a signal. */
#ifndef SDYI_RUNTIME_BOOTSTRAP_LINK_H
#define SDYI_RUNTIME_BOOTSTRAP_LINK_H

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SDYI_LINK_VERSION 2

typedef enum sdyi_link_message {
    SDYI_SAY_HELLO = 1, /* to rank 0, first of all; the job's id */
    SDYI_SAY_HEARD,     /* from rank 0: it is of this job */
    SDYI_SAY_START,     /* from rank 0: all have come */
    SDYI_SAY_GATHER,    /* the own bytes; from rank 0 those of all */
    SDYI_SAY_BARRIER,   /* the same of no bytes */
    SDYI_SAY_MAX,       /* the own numbers; from rank 0 the largest of each */
    SDYI_SAY_GIVE_UP,   /* to rank 0: call `seq` has lasted too long */
    SDYI_SAY_FAILED     /* from rank 0: why it is over */
} sdyi_link_message;

/* In the byte order of the machine: where that differs, so does the magic. */
typedef struct sdyi_link_frame {
    uint64_t magic;
    uint32_t version;
    uint32_t message;
    uint64_t seq;
    uint64_t bytes; /* that follow */
    int32_t rank;
    int32_t size;
    int32_t status; /* of FAILED */
    int32_t kind;
    double waited; /* seconds; of GIVE_UP */
} sdyi_link_frame;

/* One direction of a link, while a message is on its way. */
typedef struct sdyi_link_flow {
    sdyi_link_frame frame;
    char *body;  /* of an incoming message: set when its frame has come */
    size_t done; /* bytes, with the frame's */
    bool is_on;
} sdyi_link_flow;

typedef struct sdyi_link {
    int fd;    /* -1: none */
    int error; /* errno of the failure that ended it; 0: closed by the other
                  end */
    sdyi_link_flow in, out;
} sdyi_link;

#define SDYI_LINK_NONE                                                         \
    { .fd = -1 }

typedef enum sdyi_progress {
    SDYI_LINK_WAITS,  /* nothing more without waiting */
    SDYI_LINK_FRAMED, /* in.frame is there, and a body is to follow */
    SDYI_LINK_DONE,   /* the message is complete */
    SDYI_LINK_STRAY,  /* the bytes that came are no message */
    SDYI_LINK_GONE    /* see `error` */
} sdyi_progress;

/* Make a connected socket fit for a link: it does not block, it goes at once,
 * and a host that is gone is noticed within half a minute. */
void sdyi_link_adopt(sdyi_link *link, int fd);
void sdyi_link_close(sdyi_link *link);

/* Start to send; `frame` gets its magic and version, `body` has frame.bytes. */
void sdyi_link_say(sdyi_link *link, sdyi_link_frame frame, const void *body);
sdyi_progress sdyi_link_send(sdyi_link *link);

/* Start to receive, and go on with it: after FRAMED, when in.body is set. */
void sdyi_link_listen(sdyi_link *link);
sdyi_progress sdyi_link_receive(sdyi_link *link);

/* The text of `error`: why the link is gone. */
const char *sdyi_link_reason(const sdyi_link *link);

/* Wait for one of `polls` until `deadline`; false: none, it is over. */
bool sdyi_poll(struct pollfd *polls, size_t n, double deadline);

#endif
