/* Shared by tests with gigabytes: a check that there is memory for them. */
#ifndef SDYRT_TESTS_LARGE_H
#define SDYRT_TESTS_LARGE_H

#include <stdint.h>
#include <stdio.h>

/* Sanitizers take several times as much memory. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

#define GIB ((int64_t)1 << 30)

/* Of /proc/meminfo, in GiB; 0 when it does not say. */
static int64_t available_gib(void) {
    FILE *file = fopen("/proc/meminfo", "r");
    char line[256];
    long long kib = 0;
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "MemAvailable: %lld kB", &kib) == 1)
            break;
    if (file != NULL)
        (void)fclose(file);
    return kib >> 20;
}

#endif
