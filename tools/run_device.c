/* Running an operation on a rank whose buffers are memory of a device: the
 * tiles of the files go there and back. */
#include "run_device.h"

#include <stdlib.h>

#define PATIENCE 86400 /* seconds; who has gone is known at once */

#define TRY(call)                                                              \
    do {                                                                       \
        const sdyrt_status status_ = (call);                                   \
        if (status_ != SDYRT_OK)                                               \
            return status_;                                                    \
    } while (0)

static sdyrt_status get_memory(sdyrt_context *context, const cli_file *file,
                               void **memory) {
    *memory = NULL;
    return file->bytes == 0 ? SDYRT_OK
                            : sdyrt_alloc(context, file->bytes, memory);
}

/* Whether all ranks are so far; `mine` is this one's. */
static bool are_all(const sdyrt_bootstrap *b, bool mine) {
    bool *const all = cli_alloc((size_t)b->size, sizeof *all);
    bool good =
        b->allgather(b->state, &mine, all, sizeof mine, PATIENCE) == SDYRT_OK;
    for (int r = 0; r < b->size; r++)
        good = good && all[r];
    free(all);
    return good;
}

static sdyrt_status move(sdyrt_context *context, const sdyrt_op *op,
                         const cli_file *in, void *device_in,
                         const cli_file *out, void *device_out) {
    if (in->bytes > 0)
        TRY(sdyrt_copy(context, device_in, in->data, in->bytes));
    TRY(sdyrt_run(context, op, NULL, device_in, device_out));
    TRY(sdyrt_wait(context));
    return out->bytes == 0
               ? SDYRT_OK
               : sdyrt_copy(context, out->data, device_out, out->bytes);
}

sdyrt_status cli_run_on_device(sdyrt_context *context,
                               const sdyrt_bootstrap *peers, const sdyrt_op *op,
                               const cli_file *in, const cli_file *out,
                               bool *others_failed) {
    void *device_in, *device_out = NULL;
    sdyrt_status status = get_memory(context, in, &device_in);
    if (status == SDYRT_OK)
        status = get_memory(context, out, &device_out);
    /* one that does not run would be waited for */
    const bool runs = are_all(peers, status == SDYRT_OK);
    *others_failed = status == SDYRT_OK && !runs;
    if (runs)
        status = move(context, op, in, device_in, out, device_out);
    sdyrt_free(context, device_out);
    sdyrt_free(context, device_in);
    return status;
}
