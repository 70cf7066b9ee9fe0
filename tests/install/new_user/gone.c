/* Three ranks, with the usual timeout of 600 s; what the two say that wait for
 * the one that does not come. `gone returns`: its function returns. `gone
 * aborts`: it says that it will not come, and why. */
#include <sdyrt/sdyrt.h>
#include <stdio.h>
#include <string.h>

static sdyrt_status rank_main(sdyrt_context *context, void *way) {
    const int rank = sdyrt_context_rank(context);
    if (rank == 2 && strcmp(way, "aborts") == 0)
        return sdyrt_context_abort(context, SDYRT_MEMORY,
                                   "no room for weights");
    if (rank == 2)
        return SDYRT_OK;
    const sdyrt_status status = sdyrt_barrier(context);
    printf("rank %d: %s: %s\n", rank, sdyrt_status_name(status),
           sdyrt_last_error());
    return SDYRT_OK;
}

int main(int argc, char **argv) {
    return argc != 2 || sdyrt_threads_run(NULL, 3, rank_main, argv[1]);
}
