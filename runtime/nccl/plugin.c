/* The plug-in's table, and the description of its NCCL and devices; see
 * runtime/plugin.h. */
#include "runtime/plugin.h"
#include "runtime/nccl/rank.h"

#include <stdio.h>
#include <string.h>

static bool describe(char *text, size_t bytes) {
    const sdyi_nccl_api *api = NULL;
    int n = 0;
    if (sdyi_nccl_load(&api) != SDYRT_OK) {
        (void)snprintf(text, bytes, "%s", sdyrt_last_error());
        return false;
    }
    const bool counted = sdyi_gpu_count(&n) == SDYRT_OK;
    (void)snprintf(text, bytes, "NCCL %d.%d.%d of %s, ", api->version / 10000,
                   api->version / 100 % 100, api->version % 100, api->file);
    const size_t used = strlen(text);
    if (!counted)
        (void)snprintf(text + used, bytes - used, "%s", sdyrt_last_error());
    else
        (void)snprintf(text + used, bytes - used, "%d device%s", n,
                       n == 1 ? "" : "s");
    return counted && n > 0;
}

const sdyi_cuda_plugin sdyi_plugin_cuda = {
    .head = {SDYRT_VERSION_STRING, sdyi_fail},
    .nccl_create = sdyi_nccl_create,
    .nccl_describe = describe,
};
