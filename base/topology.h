/* The machine by hwloc, which only topology.c and locality.c include. */
#ifndef SDYI_BASE_TOPOLOGY_H
#define SDYI_BASE_TOPOLOGY_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>

/* True if this process may run on `n` cores at least; false also where hwloc
 * does not know. The machine is looked at once a process. */
bool sdyi_topology_has_cores(int n);

/* Bind the calling thread to core `i`, after sdyi_topology_has_cores of more
 * than `i`. A failure is ignored: binding is for speed only. */
void sdyi_topology_bind(int i);

/* -- what lies next to a device (locality.c) ------------------------------- */

/* The cores next to a PCI device: where the thread runs that makes a GPU's
 * communicators. It is for speed only: where nothing is known, everything is as
 * near as everything else. */
typedef struct sdyi_locality sdyi_locality;

/* Look for what is next to the device with the PCI bus id "0000:3b:00.0", as
 * CUDA and NVML write it. NULL: it is not known. The machine is looked at once
 * a process, which takes milliseconds. */
SDYI_EXPORT sdyi_locality *sdyi_locality_find(const char *bus_id);

/* Bind the calling thread to the cores next to the device on which it may run;
 * false: not bound, as there are none or `locality` is NULL. */
SDYI_EXPORT bool sdyi_locality_bind_thread(sdyi_locality *locality);

/* Let the calling thread run where it did before sdyi_locality_bind_thread. */
SDYI_EXPORT void sdyi_locality_unbind_thread(sdyi_locality *locality);

/* NULL does nothing. */
SDYI_EXPORT void sdyi_locality_free(sdyi_locality *locality);

#endif
