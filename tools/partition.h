/* 'sdyrt partition': what its files share. */
#ifndef SDYRT_TOOLS_PARTITION_H
#define SDYRT_TOOLS_PARTITION_H

#include <sdyrt/execute.h>

#include "cli/cli.h"

/* The program of a device, and that of one device. */
typedef struct partition_sides {
    const sdyrt_executable *local, *whole;
    int device, n_devices;
} partition_sides;

/* What a device's program moves, and the memory that it takes. */
int partition_summarize(FILE *stream, const partition_sides *sides,
                        bool is_json);

#endif
