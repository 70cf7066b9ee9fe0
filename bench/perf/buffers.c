/* The buffers of a run. With a backend in device memory a tile is made and
 * checked in host memory and copied; otherwise it is used in place. */
#include "bench/perf/gpu.h"
#include "bench/perf/perf.h"
#include <stdlib.h>
#include <string.h>

bool perf_on_device(const perf_worker *w) {
    return sdyrt_context_is_device(w->rank->context);
}

static sdyrt_status get_memory(perf_worker *w, size_t bytes, void **memory) {
    if (!w->options->foreign)
        PERF_TRY(sdyrt_alloc(w->rank->context, bytes, memory));
    else if (perf_on_device(w))
        PERF_TRY(
            perf_native(w->rank, "cudaMalloc", perf_gpu_alloc(bytes, memory)));
    else
        *memory = malloc(bytes);
    if (*memory == NULL)
        return SDYRT_MEMORY;
    if (!perf_on_device(w))
        memset(*memory, 0, bytes);
    return SDYRT_OK;
}

static void free_memory(perf_worker *w, void *memory) {
    if (!w->options->foreign)
        sdyrt_free(w->rank->context, memory);
    else if (memory != NULL && perf_on_device(w))
        perf_gpu_free(memory);
    else
        free(memory);
}

/* Buffers are never NULL, so that all ranks make the same calls, and their
 * pages are touched. */
sdyrt_status perf_worker_open(perf_worker *w) {
    const size_t n_times =
        (size_t)PERF_MAX_METHODS * (size_t)w->options->samples;
    size_t in, out;
    PERF_TRY(
        perf_rows_largest(w->rows, w->rank->rank, w->rank->size, &in, &out));
    in += in == 0;
    out += out == 0;
    w->times = cli_alloc(n_times, sizeof *w->times);
    if (perf_on_device(w))
        w->staging = cli_alloc(in > out ? in : out, 1);
    PERF_TRY(get_memory(w, in, &w->in));
    for (int i = 0; i < w->rows->n && w->between == NULL; i++)
        if (w->rows->rows[i].c->form == PERF_THERE_AND_BACK)
            PERF_TRY(get_memory(w, out, &w->between));
    return get_memory(w, out, &w->out);
}

void perf_worker_close(perf_worker *w) {
    free_memory(w, w->out);
    free_memory(w, w->between);
    free_memory(w, w->in);
    free(w->staging);
    free(w->times);
}

size_t perf_tile_bytes(const perf_data *data, const sdyrt_tile *tile) {
    return (size_t)tile->elements * sdyrt_dtype_bytes(data->type.dtype);
}

/* The host memory in which `buffer` is made or checked; push copies it. */
static void *at_host(const perf_worker *w, void *buffer) {
    return w->staging != NULL ? w->staging : buffer;
}

static sdyrt_status push(const perf_worker *w, void *buffer, size_t bytes) {
    return w->staging == NULL || bytes == 0
               ? SDYRT_OK
               : sdyrt_copy(w->rank->context, buffer, w->staging, bytes);
}

sdyrt_status perf_fill(const perf_worker *w, const perf_data *data,
                       void *buffer) {
    perf_data_fill(data, w->seed, at_host(w, buffer));
    return push(w, buffer, perf_tile_bytes(data, &data->in));
}

sdyrt_status perf_poison(const perf_worker *w, const perf_data *data) {
    perf_data_poison(data, w->seed, at_host(w, w->out));
    return push(w, w->out, perf_tile_bytes(data, &data->out));
}

sdyrt_status perf_check(const perf_worker *w, const perf_data *data,
                        perf_wrong *wrong) {
    const size_t bytes = perf_tile_bytes(data, &data->out);
    if (w->staging != NULL && bytes > 0)
        PERF_TRY(sdyrt_copy(w->rank->context, w->staging, w->out, bytes));
    *wrong = perf_data_check(data, w->seed, at_host(w, w->out));
    return SDYRT_OK;
}
