/* Programs of one device of a mesh, from a program of all. */
#include <sdyrt/execute.h>

#include "base/status.h"

#include <stdio.h>

/* Devices are ranks: each mesh has as many. */
static sdyrt_status check_meshes(const sdyrt_program *program, int n_ranks) {
    sdyrt_named_mesh named;
    for (int i = 0; sdyrt_program_mesh_at(program, i, &named); i++) {
        const int64_t n = sdyrt_mesh_device_count(named.mesh);
        if (!sdyrt_mesh_is_maximal(named.mesh) &&
            !sdyrt_mesh_is_empty(named.mesh) && n != n_ranks)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "the mesh @%s has %lld devices, and there %s %d "
                             "%s",
                             named.name, (long long)n,
                             n_ranks == 1 ? "is" : "are", n_ranks,
                             n_ranks == 1 ? "rank" : "ranks");
    }
    return SDYRT_OK;
}

sdyrt_status sdyrt_program_load(sdyrt_program *program, int rank, int n_ranks,
                                sdyrt_executable **executable) {
    char pipeline[80];
    SDYI_NOT_NULL(program);
    SDYI_NOT_NULL(executable);
    if (rank < 0 || rank >= n_ranks)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "sdyrt_program_load: there is no rank %d of %d", rank,
                         n_ranks);
    SDYI_TRY(sdyrt_program_verify(program));
    SDYI_TRY(check_meshes(program, n_ranks));
    SDYI_TRY(sdyrt_program_propagate(program, NULL));
    (void)snprintf(pipeline, sizeof pipeline,
                   "builtin.module(sdyrt-partition{device=%d})", rank);
    SDYI_TRY(sdyrt_program_run_pipeline(program, pipeline, NULL));
    return sdyrt_program_compile(program, executable);
}
