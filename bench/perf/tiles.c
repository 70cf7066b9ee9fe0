#include "bench/perf/tiles.h"
#include <stdlib.h>
#include <string.h>

/* -- memory ---------------------------------------------------------------- */

static sdyrt_status get_memory(perf_worker *w, size_t bytes, void **memory) {
    const perf_backend *backend = w->rank->backend;
    if (!w->options->foreign)
        PERF_TRY(sdyrt_alloc(w->rank->context, bytes, memory));
    else if (backend->alloc != NULL)
        PERF_TRY(backend->alloc(w->rank, bytes, memory));
    else
        *memory = malloc(bytes);
    if (*memory == NULL)
        return SDYRT_MEMORY;
    if (!sdyrt_context_is_device(w->rank->context))
        memset(*memory, 0, bytes);
    return SDYRT_OK;
}

static void free_memory(perf_worker *w, void *memory) {
    const perf_backend *backend = w->rank->backend;
    if (memory == NULL)
        return;
    if (!w->options->foreign)
        sdyrt_free(w->rank->context, memory);
    else if (backend->free != NULL)
        backend->free(w->rank, memory);
    else
        free(memory);
}

sdyrt_status perf_tiles_make(perf_worker *w, size_t in, size_t out) {
    in = in > 0 ? in : 1;
    out = out > 0 ? out : 1;
    if (sdyrt_context_is_device(w->rank->context)) {
        w->staging = malloc(in > out ? in : out);
        if (w->staging == NULL)
            return SDYRT_MEMORY;
    }
    PERF_TRY(get_memory(w, in, &w->in));
    return get_memory(w, out, &w->out);
}

void perf_tiles_free(perf_worker *w) {
    free_memory(w, w->out);
    free_memory(w, w->in);
    free(w->staging);
    w->in = w->out = w->staging = NULL;
}

/* -- content --------------------------------------------------------------- */

static size_t bytes_of(const perf_data *data, const sdyrt_tile *tile) {
    return (size_t)tile->elements * sdyrt_dtype_bytes(data->type.dtype);
}

/* Where the host writes what is for `buffer`; push brings it there. */
static void *at_host(const perf_worker *w, void *buffer) {
    return w->staging != NULL ? w->staging : buffer;
}

static sdyrt_status push(const perf_worker *w, void *buffer, size_t bytes) {
    return w->staging == NULL || bytes == 0
               ? SDYRT_OK
               : sdyrt_copy(w->rank->context, buffer, w->staging, bytes);
}

sdyrt_status perf_tile_fill(const perf_worker *w, const perf_data *data,
                            void *buffer) {
    perf_data_fill(data, w->seed, at_host(w, buffer));
    return push(w, buffer, bytes_of(data, &data->in));
}

sdyrt_status perf_tile_spoil(const perf_worker *w, const perf_data *data) {
    perf_data_spoil(data, w->seed, at_host(w, w->out));
    return push(w, w->out, bytes_of(data, &data->out));
}

sdyrt_status perf_tile_wrong(const perf_worker *w, const perf_data *data,
                             int64_t *wrong) {
    const size_t bytes = bytes_of(data, &data->out);
    if (w->staging != NULL && bytes > 0)
        PERF_TRY(sdyrt_copy(w->rank->context, w->staging, w->out, bytes));
    *wrong = perf_data_wrong(data, w->seed, at_host(w, w->out));
    return SDYRT_OK;
}
