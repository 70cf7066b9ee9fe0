/* Checking and freeing bootstraps, what is said of their calls, and finding the
 * ranks of one node. */
#include "runtime/bootstrap/bootstrap.h"
#include "base/status.h"
#include "runtime/bootstrap/environment.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void sdyrt_bootstrap_free(sdyrt_bootstrap *bootstrap) {
    if (bootstrap == NULL)
        return;
    if (bootstrap->free != NULL)
        bootstrap->free(bootstrap->state);
    *bootstrap = (sdyrt_bootstrap)SDYRT_BOOTSTRAP_INIT;
}

sdyrt_status sdyi_bootstrap_check(const sdyrt_bootstrap *bootstrap) {
    SDYI_NOT_NULL(bootstrap);
    SDYI_STRUCT(bootstrap);
    if (bootstrap->allgather == NULL || bootstrap->barrier == NULL)
        return sdyi_fail(
            SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT, "bootstrap: '%s' is NULL",
            bootstrap->allgather == NULL ? "allgather" : "barrier");
    if (bootstrap->size < 1 || bootstrap->rank < 0 ||
        bootstrap->rank >= bootstrap->size)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "bootstrap: rank %d of %d: expected a size of 1 at "
                         "least and a rank below it",
                         bootstrap->rank, bootstrap->size);
    return SDYRT_OK;
}

/* -- calls of all ranks ---------------------------------------------------- */

const char *sdyi_bootstrap_describe(const sdyi_bootstrap_call *call,
                                    char text[SDYI_BOOTSTRAP_CALL_TEXT]) {
    if (call->is_barrier)
        snprintf(text, SDYI_BOOTSTRAP_CALL_TEXT,
                 "bootstrap call #%" PRIu64 " (barrier)", call->seq);
    else
        snprintf(text, SDYI_BOOTSTRAP_CALL_TEXT,
                 "bootstrap call #%" PRIu64 " (allgather of %" PRIu64
                 " bytes a rank)",
                 call->seq, call->bytes);
    return text;
}

sdyrt_status sdyi_bootstrap_check_call(int size, const void *own,
                                       const void *all, size_t bytes,
                                       double timeout, size_t *total) {
    if (!(timeout > 0))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "bootstrap: timeout is %g, expected seconds above 0",
                         timeout);
    if (__builtin_mul_overflow((size_t)size, bytes, total) ||
        *total > PTRDIFF_MAX)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "bootstrap: %zu bytes of each of %d ranks are more "
                         "than memory holds",
                         bytes, size);
    if (bytes > 0) {
        SDYI_NOT_NULL(own);
        SDYI_NOT_NULL(all);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_bootstrap_differ(int rank, const sdyi_bootstrap_call *call,
                                   int own_rank,
                                   const sdyi_bootstrap_call *own) {
    char text[SDYI_BOOTSTRAP_CALL_TEXT], own_text[SDYI_BOOTSTRAP_CALL_TEXT];
    return sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                     "rank %d is in %s, rank %d in %s", rank,
                     sdyi_bootstrap_describe(call, text), own_rank,
                     sdyi_bootstrap_describe(own, own_text));
}

sdyrt_status sdyi_bootstrap_unusable(const char *breakage) {
    return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                     "the bootstrap is unusable since: %s", breakage);
}

/* -- the ranks of one node ------------------------------------------------- */

const char *sdyi_bootstrap_kernel(char text[SDYI_BOOTSTRAP_KERNEL_TEXT]) {
    const int file =
        open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC);
    ssize_t n = 0;
    if (file >= 0) {
        n = read(file, text, SDYI_BOOTSTRAP_KERNEL_TEXT - 1);
        (void)close(file);
    }
    text[n > 0 ? n : 0] = '\0';
    text[strcspn(text, "\n")] = '\0';
    return text;
}

/* The place of a rank, as it shows it to the others. */
typedef struct rank_place {
    int64_t pid;
    int64_t chosen; /* local rank by the environment; -1: none */
    char node[128]; /* the same on ranks of one running kernel and host name */
} rank_place;

static void name_node(char *text, size_t bytes) {
    char host[65] = "", kernel[SDYI_BOOTSTRAP_KERNEL_TEXT];
    (void)gethostname(host, sizeof host - 1);
    snprintf(text, bytes, "%s %s", sdyi_bootstrap_kernel(kernel), host);
}

sdyrt_status sdyi_bootstrap_locate(const sdyrt_bootstrap *bootstrap,
                                   double timeout, sdyi_local *local) {
    int chosen = -1;
    const sdyrt_status read = sdyi_environment_local_rank(&chosen);
    rank_place own = {.pid = getpid(), .chosen = chosen};
    name_node(own.node, sizeof own.node);
    rank_place *const places = calloc((size_t)bootstrap->size, sizeof *places);
    if (places == NULL)
        return SDYI_NO_MEMORY((size_t)bootstrap->size * sizeof *places);
    /* whatever was read: the others wait for this rank */
    sdyrt_status status = bootstrap->allgather(bootstrap->state, &own, places,
                                               sizeof own, timeout);
    if (status == SDYRT_OK)
        status = read;
    sdyi_local found = {0};
    bool shares = false; /* a process with another rank */
    for (int r = 0; status == SDYRT_OK && r < bootstrap->size; r++) {
        if (memcmp(places[r].node, own.node, sizeof own.node) != 0)
            continue;
        if (found.size == 0)
            found.first = r;
        found.size++;
        found.rank += r < bootstrap->rank;
        shares |= r != bootstrap->rank && places[r].pid == own.pid;
    }
    if (!shares && own.chosen >= 0)
        found.rank = (int)own.chosen;
    if (status == SDYRT_OK)
        *local = found;
    free(places);
    return status;
}
