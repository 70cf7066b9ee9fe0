/* Printing the lines of several processes, each whole and with its rank. */
#include "launch.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"

#define LABEL 16   /* bytes at most before a line */
#define LINE 65536 /* a longer one is printed in pieces */

typedef struct stream {
    int from;
    int to; /* 1 or 2 */
    int rank;
    size_t used;
    char *line; /* LABEL + LINE + 1 bytes */
} stream;

struct launch_lines {
    int n;
    stream streams[];
};

launch_lines *launch_lines_open(int n_ranks) {
    return cli_alloc(1, sizeof(launch_lines) +
                            2 * (size_t)n_ranks * sizeof(stream));
}

static void add(launch_lines *lines, int rank, int from, int to) {
    stream *const s = &lines->streams[lines->n++];
    (void)fcntl(from, F_SETFL, O_NONBLOCK);
    *s = (stream){.from = from,
                  .to = to,
                  .rank = rank,
                  .line = cli_alloc(LABEL + LINE + 1, 1)};
}

void launch_lines_add(launch_lines *lines, int rank, int out, int err) {
    add(lines, rank, out, STDOUT_FILENO);
    add(lines, rank, err, STDERR_FILENO);
}

size_t launch_lines_polls(const launch_lines *lines, struct pollfd *polls) {
    size_t n = 0;
    for (int i = 0; i < lines->n; i++)
        if (lines->streams[i].from >= 0)
            polls[n++] =
                (struct pollfd){.fd = lines->streams[i].from, .events = POLLIN};
    return n;
}

/* Close a stream whose output is closed: the rank then gets SIGPIPE, as if it
 * wrote there itself. */
static void close_stream(stream *s) {
    if (s->from >= 0)
        (void)close(s->from);
    s->from = -1;
}

static void write_all(stream *s, const char *text, size_t bytes) {
    while (bytes > 0) {
        const ssize_t n = write(s->to, text, bytes);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno == EAGAIN) { /* the descriptor is shared, so it is
                                         * not set to block */
            struct pollfd p = {.fd = s->to, .events = POLLOUT};
            (void)poll(&p, 1, -1);
            continue;
        }
        if (n < 0) {
            close_stream(s);
            return;
        }
        text += n;
        bytes -= (size_t)n;
    }
}

/* Print a line of `bytes`, its end included; the label goes before it. */
static void print_line(stream *s, char *line, size_t bytes) {
    char label[LABEL + 1];
    const int length = snprintf(label, sizeof label, "[%d] ", s->rank);
    memcpy(line - length, label, (size_t)length);
    write_all(s, line - length, bytes + (size_t)length);
}

/* Print the complete lines that have arrived, and keep the rest. */
static void print_lines(stream *s) {
    char before[LABEL]; /* a label overwrites the end of the line before it */
    char *at = s->line + LABEL;
    char *const end = at + s->used;
    for (char *stop; (stop = memchr(at, '\n', (size_t)(end - at))) != NULL;) {
        memcpy(before, at - LABEL, LABEL);
        print_line(s, at, (size_t)(stop + 1 - at));
        memcpy(at - LABEL, before, LABEL);
        at = stop + 1;
    }
    s->used = (size_t)(end - at);
    memmove(s->line + LABEL, at, s->used);
}

static void print_rest(stream *s) {
    if (s->used == 0)
        return;
    s->line[LABEL + s->used] = '\n';
    print_line(s, s->line + LABEL, s->used + 1);
    s->used = 0;
}

static void read_stream(stream *s) {
    while (s->from >= 0) {
        const ssize_t n =
            read(s->from, s->line + LABEL + s->used, LINE - s->used);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno == EAGAIN)
            return;
        if (n <= 0) {
            print_rest(s);
            close_stream(s);
            return;
        }
        s->used += (size_t)n;
        print_lines(s);
        if (s->used == LINE)
            print_rest(s);
    }
}

void launch_lines_read(launch_lines *lines) {
    for (int i = 0; i < lines->n; i++)
        read_stream(&lines->streams[i]);
}

void launch_lines_close(launch_lines *lines) {
    if (lines == NULL)
        return;
    launch_lines_read(lines);
    for (int i = 0; i < lines->n; i++) {
        print_rest(&lines->streams[i]);
        close_stream(&lines->streams[i]);
        free(lines->streams[i].line);
    }
    free(lines);
}
