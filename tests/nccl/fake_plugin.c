/* The plug-in of the checking fake, in the place of libsdyrt_cuda.so: whatever
 * program opens it runs the NCCL backend's own code without a GPU, its ranks
 * being threads. SDYRT_FAKE_DEVICES says how many devices there are (8),
 * SDYRT_FAKE_FAIL=function:n which call fails (fake_fail).
 *
 * What the fake has refused, or has not got back, is the failure of a program
 * that ends as if all were well. */
#include "fake.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define STATUS_REFUSED 86 /* exit status */

static int devices(void) {
    const char *const text = getenv("SDYRT_FAKE_DEVICES");
    return text == NULL ? 8 : atoi(text);
}

static void set_failure(void) {
    const char *const text = getenv("SDYRT_FAKE_FAIL");
    char function[64];
    long nth = 0;
    if (text != NULL && sscanf(text, "%63[^:]:%ld", function, &nth) == 2)
        fake_fail(function, nth);
}

__attribute__((constructor)) static void begin(void) {
    fake_reset(devices(), 1);
    fake_refuse_sharing();
    set_failure();
}

__attribute__((destructor)) static void end(void) {
    if (*fake_refusal() == '\0' && fake_left() == 0)
        return;
    (void)fflush(stdout);
    if (*fake_refusal() != '\0')
        (void)fprintf(stderr, "the fake refused: %s\n", fake_refusal());
    else
        (void)fprintf(stderr, "%d things were not given back to the fake\n",
                      (int)fake_left());
    _exit(STATUS_REFUSED);
}
