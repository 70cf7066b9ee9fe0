/* memcpy between memory of the rank's own, all ranks at once: what the
 * machine's memory gives where nothing is shared, and nobody waits. */
#include "bench/perf/mpi_state.h"
#include <stdlib.h>

typedef struct buffers {
    char *in, *out;
} buffers;

static void memcpy_close(void *state) {
    buffers *b = state;
    free(b->in);
    free(b->out);
    free(b);
}

static sdyrt_status memcpy_open(const perf_call *call, void **state,
                                bool *fits) {
    buffers *b = calloc(1, sizeof *b);
    if (b == NULL)
        return SDYRT_MEMORY;
    b->in = perf_touched(call->in_bytes);
    b->out = perf_touched(call->out_bytes);
    if (b->in == NULL || b->out == NULL) {
        memcpy_close(b);
        return SDYRT_MEMORY;
    }
    *state = b;
    *fits = true;
    return SDYRT_OK;
}

static sdyrt_status memcpy_run(const perf_call *call, void *state) {
    const buffers *b = state;
    return perf_copy_as_many(call, b->in, b->out, perf_copy_memory);
}

const perf_method perf_method_mpi_memcpy = {.name = "memcpy",
                                            .open = memcpy_open,
                                            .run = memcpy_run,
                                            .close = memcpy_close};
