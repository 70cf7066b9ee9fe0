/* interpreter.run_parallel: functions that run at the same time, each as a
 * process on its own thread, and the state that processes share. */
#ifndef SDYI_TESTING_PARALLEL_H
#define SDYI_TESTING_PARALLEL_H

#include "program/execute/comm.h"

#include <pthread.h>

/* A group of processes that share the collectives of a channel. */
typedef struct sdyi_team {
    int *processes; /* by rank of the contexts */
    int n;
    int64_t channel;
    sdyrt_context **contexts; /* by rank; NULL: the process is gone */
    bool *is_used;            /* by rank: the process has links on it */
} sdyi_team;

/* A message that was sent and not received yet, in a list from the oldest. */
typedef struct sdyi_message {
    struct sdyi_message *next;
    int64_t channel;
    size_t bytes;
    char data[];
} sdyi_message;

/* The state of a process: blocked in recv on a channel, or not. */
typedef struct sdyi_wait {
    bool is_waiting;
    int64_t channel;
} sdyi_wait;

typedef struct sdyi_meeting {
    pthread_mutex_t lock; /* for all below but `infeeds` */
    pthread_cond_t changed;
    const atomic_bool *is_stopped;
    sdyi_team *teams;
    int n_teams;
    sdyi_message *messages;
    sdyi_wait *waits; /* by process */
    int n_processes;
    int n_running;       /* processes that have not ended */
    int n_fed;           /* calls of infeeds */
    sdyrt_status status; /* of the process that failed first */
    sdyi_failure failure;
    const sdyi_unit *infeeds;
    int n_infeeds;
} sdyi_meeting;

/* Wait for a change, at most POLL_NS; called under the lock. */
void sdyi_meeting_wait(sdyi_meeting *meeting);

bool sdyi_is_same_shape(const sdyi_shape *a, const sdyi_shape *b);

/* -- teams: team.c --------------------------------------------------------- */

/* Make the links of a process, on teams of the meeting. */
sdyrt_status sdyi_process_join(const sdyi_unit *unit, sdyi_meeting *meeting,
                               sdyi_rank *rank);
/* Leave teams in the name of processes without links on them, so that no
 * process waits for these. */
void sdyi_teams_close_unused(sdyi_meeting *meeting);
/* Leave all teams of a process that ends, under the lock. */
void sdyi_teams_leave(sdyi_meeting *meeting, int process);
/* Abort all contexts of teams, under the lock. */
void sdyi_teams_abort(sdyi_meeting *meeting, const char *text);
void sdyi_teams_free(sdyi_meeting *meeting);

#endif
