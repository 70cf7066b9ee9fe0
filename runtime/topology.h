/* What the library asks hwloc; nothing else includes hwloc. */
#ifndef SDYI_RUNTIME_TOPOLOGY_H
#define SDYI_RUNTIME_TOPOLOGY_H

#include <stdbool.h>

/* Whether this process may run on `n` cores at least; false when it cannot be
 * found out. The machine is looked at once a process. */
bool sdyi_topology_has_cores(int n);

/* Bind the calling thread to core `i`, after sdyi_topology_has_cores of more
 * than `i`. A failure is ignored: binding is for speed only. */
void sdyi_topology_bind(int i);

#endif
