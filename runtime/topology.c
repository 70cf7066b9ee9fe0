/* Binding threads to cores, by hwloc. */
#include "runtime/topology.h"

#include <hwloc.h>
#include <sched.h>
#include <stdlib.h>

struct sdyi_topology {
    hwloc_topology_t hwloc;
    int n_cores;
};

/* The number of cores allowed, without the cost of a full discovery. */
static int allowed_cpus(void) {
    cpu_set_t cpus;
    return sched_getaffinity(0, sizeof cpus, &cpus) == 0 ? CPU_COUNT(&cpus) : 0;
}

sdyi_topology *sdyi_topology_open(int n_threads) {
    if (allowed_cpus() < n_threads)
        return NULL;
    sdyi_topology *topology = malloc(sizeof *topology);
    if (topology == NULL)
        return NULL;
    if (hwloc_topology_init(&topology->hwloc) != 0)
        goto free_topology;
    /* these components look for displays and can hang */
    hwloc_topology_set_components(
        topology->hwloc, HWLOC_TOPOLOGY_COMPONENTS_FLAG_BLACKLIST, "gl");
    hwloc_topology_set_components(
        topology->hwloc, HWLOC_TOPOLOGY_COMPONENTS_FLAG_BLACKLIST, "opencl");
    if (hwloc_topology_load(topology->hwloc) != 0)
        goto destroy_hwloc;
    topology->n_cores =
        hwloc_get_nbobjs_by_type(topology->hwloc, HWLOC_OBJ_CORE);
    if (topology->n_cores < n_threads)
        goto destroy_hwloc;
    return topology;

destroy_hwloc:
    hwloc_topology_destroy(topology->hwloc);
free_topology:
    free(topology);
    return NULL;
}

void sdyi_topology_bind(sdyi_topology *topology, int i) {
    const hwloc_obj_t core =
        hwloc_get_obj_by_type(topology->hwloc, HWLOC_OBJ_CORE, (unsigned)i);
    if (core != NULL)
        (void)hwloc_set_cpubind(topology->hwloc, core->cpuset,
                                HWLOC_CPUBIND_THREAD);
}

void sdyi_topology_close(sdyi_topology *topology) {
    if (topology == NULL)
        return;
    hwloc_topology_destroy(topology->hwloc);
    free(topology);
}
