/* Checking and freeing bootstraps, texts of their calls, and finding the ranks
 * of one node. */
#include "runtime/bootstrap/bootstrap.h"
#include "base/agree.h"
#include "base/alloc.h"
#include "base/hash.h"
#include "base/status.h"
#include "runtime/bootstrap/environment.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdatomic.h>
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

sdyi_call_text sdyi_bootstrap_describe(const sdyi_bootstrap_call *call) {
    sdyi_call_text t;
    if (call->kind == SDYI_CALL_BARRIER)
        snprintf(t.text, sizeof t.text, "bootstrap call #%" PRIu64 " (barrier)",
                 call->seq);
    else
        snprintf(t.text, sizeof t.text,
                 "bootstrap call #%" PRIu64 " (%s of %" PRIu64 " bytes a rank)",
                 call->seq, call->kind == SDYI_CALL_MAX ? "max" : "allgather",
                 call->bytes);
    return t;
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
    return sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                     "rank %d is in %s, rank %d in %s", rank,
                     sdyi_bootstrap_describe(call).text, own_rank,
                     sdyi_bootstrap_describe(own).text);
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

/* The place of a rank, gathered by all ranks. */
typedef struct rank_place {
    uint64_t node; /* sdyi_bootstrap_node */
    int64_t pid;
} rank_place;

/* Calls of sdyi_bootstrap_locate under way in this process. */
static atomic_int n_locating;

uint64_t sdyi_bootstrap_node(void) {
    char text[128], host[65] = "", kernel[SDYI_BOOTSTRAP_KERNEL_TEXT];
    (void)gethostname(host, sizeof host - 1);
    snprintf(text, sizeof text, "%s %s", sdyi_bootstrap_kernel(kernel), host);
    return sdyi_hash_string(SDYI_HASH_START, text);
}

/* Agree on `*must_count`: some rank has no number from its environment, or two
 * ranks are in one process, which has one environment. The first round finds
 * the former; when it is over all ranks are in this call, so `n_locating`
 * counts all ranks of a process in the second. */
static sdyrt_status find_whether_to_count(const sdyrt_bootstrap *b, int chosen,
                                          double timeout, bool *must_count) {
    uint64_t counts = chosen < 0;
    SDYI_TRY(sdyi_find_largest(b, &counts, 1, timeout));
    if (counts == 0) {
        counts = atomic_load(&n_locating) > 1;
        SDYI_TRY(sdyi_find_largest(b, &counts, 1, timeout));
    }
    *must_count = counts != 0;
    return SDYRT_OK;
}

/* Set `*rank` to the number of lower ranks on this rank's node; or to `chosen`,
 * if it is given and no other rank is in this process. */
static sdyrt_status count(const sdyrt_bootstrap *b, int chosen, double timeout,
                          int *rank) {
    const rank_place own = {sdyi_bootstrap_node(), getpid()};
    rank_place *places;
    SDYI_ALLOC(places, b->size);
    const sdyrt_status status =
        b->allgather(b->state, &own, places, sizeof own, timeout);
    bool shares = false; /* a process with another rank */
    int n_before = 0;
    for (int r = 0; status == SDYRT_OK && r < b->size; r++) {
        const bool is_here = places[r].node == own.node;
        n_before += is_here && r < b->rank;
        shares |= is_here && r != b->rank && places[r].pid == own.pid;
    }
    *rank = chosen >= 0 && !shares ? chosen : n_before;
    free(places);
    return status;
}

sdyrt_status sdyi_bootstrap_locate(const sdyrt_bootstrap *bootstrap,
                                   double timeout, int *rank) {
    int chosen = -1;
    bool must_count = false;
    const sdyrt_status read = sdyi_environment_local_rank(&chosen);
    (void)atomic_fetch_add(&n_locating, 1);
    /* whatever was read: the others wait for this rank */
    sdyrt_status status =
        find_whether_to_count(bootstrap, chosen, timeout, &must_count);
    if (status == SDYRT_OK && must_count)
        status = count(bootstrap, chosen, timeout, &chosen);
    (void)atomic_fetch_sub(&n_locating, 1);
    if (status == SDYRT_OK)
        status = read;
    if (status == SDYRT_OK)
        *rank = chosen;
    return status;
}
