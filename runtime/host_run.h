/* Plans on the host, step by step: what the backends of host memory share. */
#ifndef SDYI_RUNTIME_HOST_RUN_H
#define SDYI_RUNTIME_HOST_RUN_H

#include "runtime/context.h"

/* Entries of sdyi_backend, of a context whose state is a sdyi_shm_rank. */
SDYI_EXPORT sdyrt_status sdyi_host_compile(sdyrt_context *context,
                                           sdyrt_status status,
                                           const sdyi_call *call,
                                           const sdyrt_plan *plan,
                                           const void *like, void **program);
SDYI_EXPORT sdyrt_status sdyi_host_agree(sdyrt_context *context,
                                         sdyrt_status status,
                                         const sdyi_call *call);
SDYI_EXPORT sdyrt_status sdyi_host_run(sdyrt_context *context, void *program,
                                       const sdyi_call *call,
                                       const sdyi_buffers *buffers,
                                       struct CUstream_st *const *stream);
SDYI_EXPORT void sdyi_host_program_free(sdyrt_context *context, void *program);
SDYI_EXPORT sdyrt_status sdyi_host_wait(sdyrt_context *context);
SDYI_EXPORT sdyrt_status sdyi_host_copy(sdyrt_context *context, void *to,
                                        const void *from, size_t bytes);
SDYI_EXPORT uint64_t sdyi_host_operation(const sdyrt_context *context);

#endif
