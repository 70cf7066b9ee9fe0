/* What the machine offers, and what of it the process used. */
#include "bench/common/machine.h"
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

double now_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* A line `Name:  123 kB` of /proc/meminfo, in bytes; 0: not there. */
static size_t meminfo(const char *name) {
    FILE *file = fopen("/proc/meminfo", "r");
    if (file == NULL)
        return 0;
    char line[256];
    size_t bytes = 0;
    const size_t length = strlen(name);
    while (bytes == 0 && fgets(line, sizeof line, file) != NULL) {
        size_t kib;
        if (strncmp(line, name, length) == 0 &&
            sscanf(line + length, ": %zu kB", &kib) == 1)
            bytes = kib * 1024;
    }
    fclose(file);
    return bytes;
}

/* The bytes that a container is limited to; SIZE_MAX: no limit. */
static size_t container_limit(void) {
    FILE *file = fopen("/sys/fs/cgroup/memory.max", "r");
    if (file == NULL)
        return SIZE_MAX;
    size_t bytes;
    if (fscanf(file, "%zu", &bytes) != 1) /* the word max */
        bytes = SIZE_MAX;
    fclose(file);
    return bytes;
}

machine machine_find(void) {
    const long online = sysconf(_SC_NPROCESSORS_ONLN);
    machine m = {.cores = 1,
                 .cores_online = online > 0 ? (int)online : 1,
                 .memory_available = SIZE_MAX};
    cpu_set_t cores;
    if (sched_getaffinity(0, sizeof cores, &cores) == 0)
        m.cores = CPU_COUNT(&cores);
    m.memory = meminfo("MemTotal");
    const size_t available = meminfo("MemAvailable");
    if (available > 0)
        m.memory_available = available;
    const size_t limit = container_limit();
    m.memory = m.memory < limit ? m.memory : limit;
    if (limit < m.memory_available)
        m.memory_available = limit;
    return m;
}

size_t machine_peak_bytes(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (size_t)usage.ru_maxrss * 1024;
}
