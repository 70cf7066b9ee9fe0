/* A way to do an operation: the library's own, and those that it is compared
 * with. All methods of a row are given the same buffers. */
#ifndef BENCH_PERF_METHOD_H
#define BENCH_PERF_METHOD_H

#include "bench/perf/backend.h"

#define PERF_TRY(call)                                                         \
    do {                                                                       \
        const sdyrt_status status_ = (call);                                   \
        if (status_ != SDYRT_OK)                                               \
            return status_;                                                    \
    } while (0)

/* One rank's side of one row: an operation at one size. */
typedef struct perf_call {
    perf_rank *rank;
    const sdyrt_op *op;
    sdyrt_plan *plan;
    const sdyrt_plan_info *info;
    size_t width; /* bytes of an element */
    size_t in_bytes;
    size_t out_bytes;
    const void *in; /* NULL: an empty tile */
    void *out;
    const char *axes; /* of the op as one list `{"a","b":(1)2}`; "{}": none */
} perf_call;

struct perf_method {
    const char *name;
    bool checked; /* leaves in `out` what the operation should */

    /* Collective: make ready for `call`, which stays until close. `*fits` says,
     * alike on all ranks, whether the method can do this operation; if not, its
     * columns are empty. NULL: it always can, and needs nothing. */
    sdyrt_status (*open)(const perf_call *call, void **state, bool *fits);

    /* Collective: do it once; this is timed. */
    sdyrt_status (*run)(const perf_call *call, void *state);

    /* Wait until all that was run is done; this is timed too, once a batch.
     * NULL: it is done when run returns. */
    sdyrt_status (*finish)(const perf_call *call, void *state);

    /* Given what open made, if it returned OK. NULL: nothing to do. */
    void (*close)(void *state);
};

/* Wait until what was run is done. */
static inline sdyrt_status perf_finish(const perf_method *method,
                                       const perf_call *call, void *state) {
    return method->finish == NULL ? SDYRT_OK : method->finish(call, state);
}

extern const perf_method perf_method_sdyrt;
extern const perf_method perf_method_sdyrt_in_place; /* `out` is both */
extern const perf_method perf_method_threads_raw;
extern const perf_method perf_method_threads_memcpy; /* the same */
extern const perf_method perf_method_mpi_raw;
extern const perf_method perf_method_mpi_alltoallw;
extern const perf_method perf_method_mpi_neighbor_alltoallw;
extern const perf_method perf_method_mpi_pack;
extern const perf_method perf_method_mpi_unpack;
extern const perf_method perf_method_mpi_memcpy;
extern const perf_method perf_method_nccl_raw; /* where nccl.h is */
extern const perf_method perf_method_nccl_memcpy;

/* Copies so many bytes of two that do not overlap. */
typedef sdyrt_status (*perf_copy_fn)(const perf_call *call, void *to,
                                     const void *from, size_t bytes);

/* Write as many bytes as the plan has to bring together, by `copy`: `in`, of
 * the in tile's size, to `out` as often as it takes; half of `out` to the other
 * where there is no in. */
sdyrt_status perf_copy_as_many(const perf_call *call, const void *in, void *out,
                               perf_copy_fn copy);

/* memcpy. */
sdyrt_status perf_copy_memory(const perf_call *call, void *to, const void *from,
                              size_t bytes);

#endif
