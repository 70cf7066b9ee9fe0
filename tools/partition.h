/* The summary of 'sdyrt partition'. */
#ifndef SDYRT_TOOLS_PARTITION_H
#define SDYRT_TOOLS_PARTITION_H

#include <sdyrt/execute.h>

#include "cli/cli.h"

/* The program of a device of the mesh, and the global program on one device. */
typedef struct partition_sides {
    const sdyrt_executable *local, *whole;
    int device, n_devices;
} partition_sides;

/* Print the collectives of a device's program, and the memory that it takes. */
int partition_summarize(FILE *stream, const partition_sides *sides,
                        bool is_json);

#endif
