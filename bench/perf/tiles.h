/* A rank's buffers as the host fills and checks them. Where the backend's
 * memory is a device's, a tile is made and looked at in memory of the host and
 * copied; elsewhere it is where it is. */
#ifndef BENCH_PERF_TILES_H
#define BENCH_PERF_TILES_H

#include "bench/perf/data.h"
#include "bench/perf/measure.h"

/* Make the buffers and what else there is, large enough for an in tile of `in`
 * bytes and an out tile of `out`. Not NULL, so that all ranks make the same
 * calls, and their pages are there. */
sdyrt_status perf_tiles_make(perf_worker *w, size_t in, size_t out);
void perf_tiles_free(perf_worker *w);

/* As perf_data_fill, perf_data_spoil and perf_data_wrong, with the row's seed,
 * of w->in or w->out. */
sdyrt_status perf_tile_fill(const perf_worker *w, const perf_data *data,
                            void *buffer);
sdyrt_status perf_tile_spoil(const perf_worker *w, const perf_data *data);
sdyrt_status perf_tile_wrong(const perf_worker *w, const perf_data *data,
                             int64_t *wrong);

#endif
