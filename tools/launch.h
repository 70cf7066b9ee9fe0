/* The processes of sdyrt launch, and their output. */
#ifndef SDYRT_TOOLS_LAUNCH_H
#define SDYRT_TOOLS_LAUNCH_H

#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* -- starting (launch_start.c) --------------------------------------------- */

typedef struct launch_job {
    char **command;
    int n_ranks;
    bool label;
    bool share_gpus;
    sigset_t mask; /* of signals, for the ranks */
    char host[64];
    char id[64];  /* the job's */
    int port;     /* for programs of the ranks */
    int own_port; /* for libsdyrt */
    int holder;   /* a socket that keeps `own_port` for the ranks */
} launch_job;

typedef struct launch_rank {
    pid_t pid; /* its process group as well; 0: there is none (any more) */
    int out[2];
    int err[2]; /* pipes of its output; -1: none */
} launch_rank;

/* Find ports, and name the job; CLI_OK, or CLI_FAILED with a message. */
int launch_prepare(launch_job *job);

/* Start rank `r`. CLI_OK, or the exit status with a message. */
int launch_start(launch_job *job, int r, launch_rank *rank);

/* -- printing (launch_print.c) --------------------------------------------- */

typedef struct launch_lines launch_lines;

/* Print the output of ranks line by line, each labelled with its rank. */
launch_lines *launch_lines_open(int n_ranks);
void launch_lines_add(launch_lines *lines, int rank, int out, int err);

/* The descriptors to poll, at most 2 * n_ranks; returns their number. */
size_t launch_lines_polls(const launch_lines *lines, struct pollfd *polls);

/* Print the lines that have arrived. */
void launch_lines_read(launch_lines *lines);

/* Print the rest, also of lines without an end. */
void launch_lines_close(launch_lines *lines);

#endif
