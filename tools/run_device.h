/* Running an operation where the context's buffers are memory of a device. */
#ifndef SDYRT_TOOLS_RUN_DEVICE_H
#define SDYRT_TOOLS_RUN_DEVICE_H

#include <sdyrt/bootstrap.h>

#include "tile_files.h"

/* Run `op` on this rank's tiles, which are in the data of `in` and `out`.
 * `peers` is a bootstrap of the ranks: none runs when one has no memory, and
 * `*others_failed` is set on those that have.
 * Errors: the library's. */
sdyrt_status cli_run_on_device(sdyrt_context *context,
                               const sdyrt_bootstrap *peers, const sdyrt_op *op,
                               const cli_file *in, const cli_file *out,
                               bool *others_failed);

#endif
