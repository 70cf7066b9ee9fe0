/* The machine of this rank, and the software that joins it to others. */
#include "bench/perf/perf.h"
#include <sched.h>
#include <string.h>
#include <unistd.h>

/* -- the machine ----------------------------------------------------------- */

/* The value of the first line `NAME : VALUE` of a file; "": no such line. */
static void read_value(const char *path, const char *name, char *value,
                       size_t bytes) {
    char line[512];
    const size_t length = strlen(name);
    FILE *file = fopen(path, "r");
    value[0] = '\0';
    while (file != NULL && value[0] == '\0' &&
           fgets(line, sizeof line, file) != NULL) {
        const char *at = line + length;
        if (strncmp(line, name, length) != 0)
            continue;
        at += strspn(at, " \t");
        if (*at != ':')
            continue;
        at += 1 + strspn(at + 1, " \t");
        snprintf(value, bytes, "%.*s", (int)strcspn(at, "\n"), at);
    }
    if (file != NULL)
        fclose(file);
}

/* The bytes of a line `Name:  123 kB` of /proc/meminfo; 0: no such line. */
static size_t meminfo(const char *name) {
    char value[64];
    size_t kib = 0;
    read_value("/proc/meminfo", name, value, sizeof value);
    return sscanf(value, "%zu kB", &kib) == 1 ? kib * 1024 : 0;
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

perf_machine perf_machine_find(void) {
    const long online = sysconf(_SC_NPROCESSORS_ONLN);
    perf_machine m = {.cores = 1,
                      .cores_online = online > 0 ? (int)online : 1,
                      .memory_available = SIZE_MAX};
    cpu_set_t cores;
    if (sched_getaffinity(0, sizeof cores, &cores) == 0)
        m.cores = CPU_COUNT(&cores);
    (void)gethostname(m.host, sizeof m.host - 1);
    read_value("/proc/cpuinfo", "model name", m.cpu, sizeof m.cpu);
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

const char *perf_mpi_of(const perf_options *options, char *text, size_t bytes) {
    const char *const backend = options->backend->name;
    const bool is_used =
        strcmp(backend, "mpi") == 0 ||
        (strcmp(backend, "nccl") == 0 && cli_started_by() == CLI_START_MPI);
    return is_used && cli_mpi_describe(text, bytes) ? text : NULL;
}

json_t *perf_machine_json(const perf_options *options) {
    const perf_machine m = perf_machine_find();
    char mpi[256];
    return json_pack("{s:s, s:s?, s:s?}", "host", m.host, "cpu",
                     m.cpu[0] != '\0' ? m.cpu : NULL, "mpi",
                     perf_mpi_of(options, mpi, sizeof mpi));
}
