/* What the library asks hwloc; nothing else includes hwloc. */
#ifndef SDYI_RUNTIME_TOPOLOGY_H
#define SDYI_RUNTIME_TOPOLOGY_H

/* The cores that this process may run on, to bind threads to. */
typedef struct sdyi_topology sdyi_topology;

/* NULL when there are fewer than `n_threads` of them or nothing can be found
 * out: then nothing is bound. */
sdyi_topology *sdyi_topology_open(int n_threads);

/* Bind the calling thread to core `i`. A failure is ignored: binding is for
 * speed only. */
void sdyi_topology_bind(sdyi_topology *topology, int i);

/* NULL does nothing. */
void sdyi_topology_close(sdyi_topology *topology);

#endif
