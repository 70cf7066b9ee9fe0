/* A process of a job: gathers the square of each rank's number and prints them,
 * or with an argument RANK: that one dies in the middle. */
#include <sdyrt/sdyrt.h>

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static int fail(void) {
    fprintf(stderr, "%s\n", sdyrt_last_error());
    return 1;
}

int main(int argc, char **argv) {
    sdyrt_bootstrap job = SDYRT_BOOTSTRAP_INIT;
    if (sdyrt_bootstrap_env(20, &job) != SDYRT_OK)
        return fail();
    if (argc > 1 && atoi(argv[1]) == job.rank)
        return raise(SIGKILL);
    const int own = job.rank * job.rank;
    static int all[4096];
    if (job.size > 4096 ||
        job.allgather(job.state, &own, all, sizeof own, 20) != SDYRT_OK)
        return fail();
    static char text[1 << 16];
    int used =
        snprintf(text, sizeof text, "rank %d of %d:", job.rank, job.size);
    for (int r = 0; r < job.size; r++)
        used +=
            snprintf(text + used, sizeof text - (size_t)used, " %d", all[r]);
    sdyrt_bootstrap_free(&job);
    return puts(text) < 0;
}
