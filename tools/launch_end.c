/* Reaching everything that a job has started. */
#include "launch.h"

#include <stdio.h>
#include <unistd.h>

static bool is_reached(const launch_rank *ranks, int n_ranks, pid_t group) {
    for (int r = 0; r < n_ranks; r++)
        if (ranks[r].pid > 0 && ranks[r].pid == group)
            return true;
    return false;
}

/* Processes whose parents have ended are this process's children, since it
 * asked to be given them; which these are, the system knows. */
static void signal_orphans(const launch_rank *ranks, int n_ranks,
                           int signal_number) {
    char path[64];
    const int own = (int)getpid();
    snprintf(path, sizeof path, "/proc/%d/task/%d/children", own, own);
    FILE *list = fopen(path, "re");
    if (list == NULL)
        return;
    for (int pid; fscanf(list, "%d", &pid) == 1;) { // NOLINT: the system's
        if (!is_reached(ranks, n_ranks, pid) &&
            !is_reached(ranks, n_ranks, getpgid(pid)))
            (void)kill(pid, signal_number);
    }
    (void)fclose(list);
}

void launch_signal(const launch_rank *ranks, int n_ranks, int signal_number) {
    for (int r = 0; r < n_ranks; r++)
        if (ranks[r].pid > 0)
            (void)kill(-ranks[r].pid, signal_number);
    signal_orphans(ranks, n_ranks, signal_number);
}
