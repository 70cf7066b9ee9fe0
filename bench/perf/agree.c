#include "bench/perf/agree.h"
#include <stdlib.h>

sdyrt_status perf_all(const perf_call *call, bool *value) {
    double some_lack = !*value;
    PERF_TRY(call->rank->backend->combine(call->rank, PERF_MAX, &some_lack, 1));
    *value = some_lack == 0;
    return SDYRT_OK;
}

sdyrt_status perf_even(const perf_call *call, size_t bytes, bool *even) {
    const bool owner =
        call->info->in_device >= 0 || call->info->out_device >= 0;
    double ends[] = {owner ? (double)bytes : 0,
                     owner ? -(double)bytes : -(double)INT64_MAX};
    PERF_TRY(call->rank->backend->combine(call->rank, PERF_MAX, ends, 2));
    *even = ends[0] == -ends[1];
    return SDYRT_OK;
}

sdyrt_status perf_group_get(const perf_call *call, perf_group *group) {
    const sdyrt_mesh *mesh = sdyrt_sharding_mesh(call->op->from);
    const int me = call->rank->rank;
    int64_t position;
    *group = (perf_group){0};
    if (sdyrt_mesh_position_of(mesh, me, &position) != SDYRT_OK)
        return SDYRT_OK;
    PERF_TRY(sdyrt_mesh_group(mesh, call->axes, me, NULL, 0, &group->n,
                              &group->index));
    group->ranks = calloc((size_t)group->n, sizeof *group->ranks);
    if (group->ranks == NULL)
        return SDYRT_MEMORY;
    return sdyrt_mesh_group(mesh, call->axes, me, group->ranks, group->n,
                            &group->n, &group->index);
}

void perf_group_free(perf_group *group) {
    free(group->ranks);
    *group = (perf_group){0};
}
