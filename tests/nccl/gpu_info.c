/* The GPUs and versions for scripts/gpu_check.sh, as lines "key<TAB>value":
 * versions, each GPU, and `nccl` or, where it cannot be used, `no_nccl` and
 * why. Exit status 77, and `no_gpu`, where there is no GPU. */
#include "runtime/nccl/driver.h"
#include <sdyrt/nccl.h>
#include <sdyrt/sdyrt.h>

#include <cuda_runtime_api.h>
#include <stdio.h>

enum { EXIT_SKIP = 77 };

static void print_version(const char *key, int version) {
    (void)printf("%s\t%d.%d\n", key, version / 1000, version % 1000 / 10);
}

static void print_gpu(int number) {
    struct cudaDeviceProp p;
    char bus[32] = "?";
    const cudaError_t error = cudaGetDeviceProperties(&p, number);
    if (error != cudaSuccess) {
        (void)printf("gpu\t%d: %s\n", number, cudaGetErrorString(error));
        return;
    }
    (void)cudaDeviceGetPCIBusId(bus, sizeof bus, number);
    (void)printf("gpu\t%s, sm_%d%d, %zu MiB, %s\n", p.name, p.major, p.minor,
                 p.totalGlobalMem >> 20, bus);
}

int main(void) {
    char text[1024];
    int n = 0, driver = 0, runtime = 0;
    (void)printf("sdyrt\t%s\n", sdyrt_version());
    (void)cudaDriverGetVersion(&driver);
    (void)cudaRuntimeGetVersion(&runtime);
    print_version("cuda_of_driver", driver); /* 0.0: there is no driver */
    print_version("cuda_runtime", runtime);
    const cudaError_t found = cudaGetDeviceCount(&n);
    for (int i = 0; i < n; i++)
        print_gpu(i);
    const bool is_usable = sdyrt_nccl_describe(text, sizeof text);
    (void)printf("%s\t%s\n", is_usable ? "nccl" : "no_nccl", text);
    if (found == cudaSuccess && n > 0)
        return 0;
    (void)snprintf(text, sizeof text, "%s",
                   found == cudaSuccess ? "there is none"
                                        : cudaGetErrorString(found));
    if (found == cudaErrorInsufficientDriver)
        sdyi_driver_remedy(driver, runtime, text, sizeof text);
    (void)printf("no_gpu\t%s\n", text);
    return EXIT_SKIP;
}
