/* `sdyrt show` of a sharding with halos: the buffers of devices. */
#ifndef SDYRT_TOOLS_SHOW_HALOS_H
#define SDYRT_TOOLS_SHOW_HALOS_H

#include "values.h"

/* Print a line for each device and pictures of the first ones; or add them to
 * `document`, where that is not NULL. */
int show_halos(FILE *stream, const sdyrt_sharding *sharding,
               const sdyrt_type *type, int width, json_t *document);

#endif
