/* A plug-in, for GPUs and for MPI, that makes no context. VERSION: that it is
 * of; OWN_FAIL: its core is another. */
#include "runtime/plugin.h"

#include <stdio.h>

#ifdef OWN_FAIL
static sdyrt_status own_fail(sdyrt_status status, sdyrt_error_kind kind,
                             const char *format, ...) {
    (void)kind;
    (void)format;
    return status;
}
#define FAIL own_fail
#else
#define FAIL sdyi_fail
#endif

static sdyrt_status create(const sdyrt_config *config,
                           const sdyrt_nccl_config *nccl_config,
                           const sdyrt_bootstrap *bootstrap,
                           sdyrt_context **context) {
    (void)config;
    (void)nccl_config;
    (void)context;
    return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_BAD_VALUE,
                     "a stub, as rank %d", bootstrap->rank);
}

static bool describe(char *text, size_t bytes) {
    (void)snprintf(text, bytes, "a stub");
    return true;
}

const sdyi_cuda_plugin sdyi_plugin_cuda = {
    .head = {VERSION, FAIL}, .nccl_create = create, .nccl_describe = describe};

const sdyi_mpi_plugin sdyi_plugin_mpi = {.head = {VERSION, FAIL}};
