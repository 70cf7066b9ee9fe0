/* Placements: lists of the rank that each device of a mesh is on. */
#include "base/alloc.h"
#include "base/integers.h"
#include "base/status.h"
#include "mesh/internal.h"
#include <stdlib.h>
#include <string.h>

static sdyrt_status fail_shared_rank(const char *name, const int *ranks,
                                     int64_t n, int rank) {
    int64_t first = 0;
    while (ranks[first] != rank)
        first++;
    int64_t second = first + 1;
    while (second < n - 1 && ranks[second] != rank)
        second++;
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PLACEMENT,
                     "%s: devices %lld and %lld have one rank, %d", name,
                     (long long)first, (long long)second, rank);
}

static sdyrt_status check_distinct(const char *name, const int *ranks,
                                   int64_t n) {
    int *sorted;
    SDYI_ALLOC(sorted, n);
    memcpy(sorted, ranks, (size_t)n * sizeof *ranks);
    qsort(sorted, (size_t)n, sizeof *sorted, sdyi_compare_int);
    sdyrt_status status = SDYRT_OK;
    for (int64_t i = 1; i < n && status == SDYRT_OK; i++) {
        if (sorted[i] == sorted[i - 1])
            status = fail_shared_rank(name, ranks, n, sorted[i]);
    }
    free(sorted);
    return status;
}

sdyrt_status sdyi_check_placement(const char *name, const sdyrt_mesh *mesh,
                                  const int *ranks, int64_t n) {
    if (ranks == NULL && n != 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "%s is NULL but its count is %lld", name,
                         (long long)n);
    if (ranks == NULL)
        return SDYRT_OK;
    int64_t devices = sdyrt_mesh_device_count(mesh);
    if (sdyrt_mesh_is_maximal(mesh)) {
        SDYI_TRY(sdyrt_mesh_device_at(mesh, 0, &devices));
        if (n <= devices)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PLACEMENT,
                             "%s has %lld rank%s, none for device %lld", name,
                             (long long)n, n == 1 ? "" : "s",
                             (long long)devices);
    } else if (n != devices) {
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PLACEMENT,
                         "%s has %lld rank%s for a mesh of %lld device%s", name,
                         (long long)n, n == 1 ? "" : "s", (long long)devices,
                         devices == 1 ? "" : "s");
    }
    for (int64_t i = 0; i < n; i++) {
        if (ranks[i] < 0)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PLACEMENT,
                             "%s: device %lld has rank %d", name, (long long)i,
                             ranks[i]);
    }
    return check_distinct(name, ranks, n);
}
