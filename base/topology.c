/* Binding threads to cores, by hwloc. */
#include "base/topology.h"

#include <hwloc.h>
#include <pthread.h>
#include <sched.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static hwloc_topology_t topology; /* kept to the end of the process */
static int n_cores;               /* 0: nothing is known */

static void load_topology(void) {
    if (hwloc_topology_init(&topology) != 0)
        return;
    /* only cores that this process may run on: a launcher may have bound it */
    (void)hwloc_topology_set_flags(
        topology, HWLOC_TOPOLOGY_FLAG_IS_THISSYSTEM |
                      HWLOC_TOPOLOGY_FLAG_RESTRICT_TO_CPUBINDING);
    /* cores will do: looking for devices costs time, and for displays hangs */
    if (hwloc_topology_set_all_types_filter(topology,
                                            HWLOC_TYPE_FILTER_KEEP_NONE) == 0 &&
        hwloc_topology_set_type_filter(topology, HWLOC_OBJ_CORE,
                                       HWLOC_TYPE_FILTER_KEEP_ALL) == 0 &&
        hwloc_topology_load(topology) == 0)
        n_cores = hwloc_get_nbobjs_by_type(topology, HWLOC_OBJ_CORE);
    if (n_cores <= 0) {
        hwloc_topology_destroy(topology);
        n_cores = 0;
    }
}

bool sdyi_topology_has_cores(int n) {
    cpu_set_t cpus;
    if (sched_getaffinity(0, sizeof cpus, &cpus) == 0 && CPU_COUNT(&cpus) < n)
        return false; /* without the cost of a look */
    pthread_once(&once, load_topology);
    return n_cores >= n;
}

void sdyi_topology_bind(int i) {
    const hwloc_obj_t core =
        hwloc_get_obj_by_type(topology, HWLOC_OBJ_CORE, (unsigned)i);
    if (core != NULL)
        (void)hwloc_set_cpubind(topology, core->cpuset, HWLOC_CPUBIND_THREAD);
}
