/* What to do about a driver that is too old for the CUDA that a program has in
 * it. Without CUDA, for those that ask it themselves. */
#ifndef SDYI_RUNTIME_NCCL_DRIVER_H
#define SDYI_RUNTIME_NCCL_DRIVER_H

#include <stdio.h>

/* Versions are CUDA's, major * 1000 + minor * 10; a driver of 0 is none. */
static inline void sdyi_driver_remedy(int driver, int runtime, char *text,
                                      size_t bytes) {
    const int major = runtime / 1000, minor = runtime % 1000 / 10;
    const char *const oldest = major == 12   ? "R525"
                               : major == 13 ? "R580"
                                             : "a newer one";
    if (driver == 0)
        (void)snprintf(text, bytes,
                       "there is no NVIDIA driver here, or the container was "
                       "started without GPUs; this build of CUDA %d.%d needs "
                       "%s or newer",
                       major, minor, oldest);
    else
        (void)snprintf(text, bytes,
                       "the driver is of CUDA %d.%d, and this build of CUDA "
                       "%d.%d needs %s or newer: update the driver%s",
                       driver / 1000, driver % 1000 / 10, major, minor, oldest,
                       major > 12 ? ", or build with nvcc 12, for R525" : "");
}

#endif
