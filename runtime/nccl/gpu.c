/* The device of a thread, in terms of what gpu_cuda.c has: tests take the same
 * decisions on a device of their own. */
#include "runtime/nccl/gpu.h"
#include "base/status.h"

sdyrt_status sdyi_gpu_enter(int device, int *before) {
    SDYI_TRY(sdyi_gpu_current(before));
    return *before == device ? SDYRT_OK : sdyi_gpu_select(device);
}

/* A thread that never chose a device has number 0, where to go back would make
 * a context: each process of a machine would have one on its first device. */
void sdyi_gpu_leave(int device, int before) {
    if (before != device && sdyi_gpu_has_context(before))
        (void)sdyi_gpu_select(before);
}
