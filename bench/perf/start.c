#include "bench/perf/start.h"
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SECONDS_TO_SAY_WHY 10

static const char *value_of(const char *name) {
    const char *text = getenv(name);
    return text != NULL && *text != '\0' ? text : NULL;
}

/* Open MPI, or PMI as MPICH has it. */
bool perf_under_mpirun(void) {
    return value_of("OMPI_COMM_WORLD_SIZE") != NULL ||
           value_of("PMI_SIZE") != NULL;
}

/* Slurm comes last: what mpirun starts in a job of Slurm's has its variables as
 * well, and they are not of these processes. */
perf_start perf_started_by(void) {
    if (value_of("RANK") != NULL && value_of("WORLD_SIZE") != NULL)
        return PERF_LAUNCHER;
    if (perf_under_mpirun())
        return PERF_MPIRUN;
    if (value_of("SLURM_PROCID") != NULL && value_of("SLURM_NTASKS") != NULL)
        return PERF_LAUNCHER;
    return PERF_ALONE;
}

bool perf_is_echo(void) {
    const perf_start start = perf_started_by();
    const char *rank = NULL;
    if (start == PERF_LAUNCHER)
        rank = value_of("RANK") != NULL ? value_of("RANK")
                                        : value_of("SLURM_PROCID");
    else if (start == PERF_MPIRUN)
        rank = value_of("OMPI_COMM_WORLD_RANK") != NULL
                   ? value_of("OMPI_COMM_WORLD_RANK")
                   : value_of("PMI_RANK");
    return rank != NULL && strcmp(rank, "0") != 0;
}

void perf_wait_for_text(void) {
    if (perf_is_echo())
        sleep(SECONDS_TO_SAY_WHY);
}
