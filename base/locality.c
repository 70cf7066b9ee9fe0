/* The cores next to a device, by hwloc; see topology.h. */
#include "base/topology.h"

#include <hwloc.h>
#include <pthread.h>
#include <stdlib.h>

struct sdyi_locality {
    hwloc_obj_t object;    /* the smallest that holds the device */
    hwloc_cpuset_t before; /* cores of a thread before it was bound; NULL: none
                              is bound */
};

static pthread_once_t once = PTHREAD_ONCE_INIT;
/* Kept to the end of the process: each rank of several may ask, and what hwloc
 * looks for devices with leaks when it is unloaded. NULL: nothing is known. */
static hwloc_topology_t topology;

/* Load the PCI devices with the NUMA nodes and cores that they are next to. */
static void load_devices(void) {
    /* Left out: displays, for which hwloc may wait for an X server for ever,
     * and the back ends that would start CUDA before its user does. */
    static const char *const left_out[] = {"gl", "opencl", "cuda", "nvml"};
    hwloc_topology_t made;
    if (hwloc_topology_init(&made) != 0)
        return;
    for (size_t i = 0; i < sizeof left_out / sizeof left_out[0]; i++)
        (void)hwloc_topology_set_components(
            made, HWLOC_TOPOLOGY_COMPONENTS_FLAG_BLACKLIST, left_out[i]);
    if (hwloc_topology_set_flags(made, HWLOC_TOPOLOGY_FLAG_IS_THISSYSTEM) ==
            0 &&
        hwloc_topology_set_io_types_filter(
            made, HWLOC_TYPE_FILTER_KEEP_IMPORTANT) == 0 &&
        hwloc_topology_load(made) == 0)
        topology = made;
    else
        hwloc_topology_destroy(made);
}

sdyi_locality *sdyi_locality_find(const char *bus_id) {
    pthread_once(&once, load_devices);
    sdyi_locality *locality = calloc(1, sizeof *locality);
    if (locality == NULL)
        return NULL;
    const hwloc_obj_t device =
        topology == NULL ? NULL
                         : hwloc_get_pcidev_by_busidstring(topology, bus_id);
    if (device != NULL)
        locality->object = hwloc_get_non_io_ancestor_obj(topology, device);
    const bool is_known = locality->object != NULL &&
                          locality->object->cpuset != NULL &&
                          locality->object->nodeset != NULL &&
                          !hwloc_bitmap_iszero(locality->object->nodeset);
    /* next to all nodes of several is next to none */
    if (is_known && (locality->object->parent != NULL ||
                     hwloc_bitmap_weight(locality->object->nodeset) == 1))
        return locality;
    sdyi_locality_free(locality);
    return NULL;
}

bool sdyi_locality_bind_thread(sdyi_locality *locality) {
    if (locality == NULL || locality->before != NULL)
        return locality != NULL;
    hwloc_cpuset_t before = hwloc_bitmap_alloc();
    hwloc_cpuset_t cores = hwloc_bitmap_alloc();
    const bool is_bound =
        before != NULL && cores != NULL &&
        hwloc_get_cpubind(topology, before, HWLOC_CPUBIND_THREAD) == 0 &&
        hwloc_bitmap_and(cores, before, locality->object->cpuset) == 0 &&
        !hwloc_bitmap_iszero(cores) &&
        hwloc_set_cpubind(topology, cores, HWLOC_CPUBIND_THREAD) == 0;
    hwloc_bitmap_free(cores);
    if (is_bound)
        locality->before = before;
    else
        hwloc_bitmap_free(before);
    return is_bound;
}

void sdyi_locality_unbind_thread(sdyi_locality *locality) {
    if (locality == NULL || locality->before == NULL)
        return;
    (void)hwloc_set_cpubind(topology, locality->before, HWLOC_CPUBIND_THREAD);
    hwloc_bitmap_free(locality->before);
    locality->before = NULL;
}

void sdyi_locality_free(sdyi_locality *locality) {
    if (locality == NULL)
        return;
    hwloc_bitmap_free(locality->before);
    free(locality);
}
