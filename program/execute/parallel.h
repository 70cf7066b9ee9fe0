/* interpreter.run_parallel: functions that run at the same time, each a process
 * on a thread of its own, and what processes have besides collectives. */
#ifndef SDYI_PROGRAM_EXECUTE_PARALLEL_H
#define SDYI_PROGRAM_EXECUTE_PARALLEL_H

#include "program/execute/comm.h"

#include <pthread.h>

/* A group of processes that do their collectives of a channel together. */
typedef struct sdyi_team {
    int *processes; /* by rank of the contexts */
    int n;
    int64_t channel;
    sdyrt_context **contexts; /* by rank; NULL: the process is gone */
    bool *is_used;            /* by rank: the process has links on it */
} sdyi_team;

/* What was sent and not received yet, the oldest first. */
typedef struct sdyi_message {
    struct sdyi_message *next;
    int64_t channel;
    size_t bytes;
    char data[];
} sdyi_message;

/* Of a process: whether it is in recv. */
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

/* Wait a little, or for a change; under the lock. */
void sdyi_meeting_wait(sdyi_meeting *meeting);

bool sdyi_is_same_shape(const sdyi_shape *a, const sdyi_shape *b);

/* -- teams: team.c --------------------------------------------------------- */

/* Make the links of a process, on teams of the meeting. */
sdyrt_status sdyi_process_join(const sdyi_unit *unit, sdyi_meeting *meeting,
                               sdyi_rank *rank);
/* Processes wait no longer for one that does not come. */
void sdyi_teams_close_unused(sdyi_meeting *meeting);
/* A process ends, under the lock. */
void sdyi_teams_leave(sdyi_meeting *meeting, int process);
/* All waiting ends, under the lock. */
void sdyi_teams_abort(sdyi_meeting *meeting, const char *text);
void sdyi_teams_free(sdyi_meeting *meeting);

#endif
