/* Moving and reducing boxes on a CUDA device: the twin of box.h, for many boxes
 * at once. A batch is prepared on the host, placed on the device that is
 * current, with others at once, and runs there any number of times, each time
 * by one launch (none when it is empty).
 *
 * A box is what it is in box.h, but that it says which buffer of a run it lies
 * in. The boxes of a batch run in any order and at the same time: what one
 * writes, no other reads or writes. Movement takes any alignment and is fastest
 * where every run starts at a multiple of 16 bytes and is one long; folds and
 * converts need buffers and offsets that are multiples of the element's width.
 *
 * Errors: ARGUMENT with BAD_VALUE, LIMIT (a rank), OVERFLOW (a box that reaches
 *         beyond 63 bits), BUFFER_ALIGNMENT, DTYPE_REDUCTION, BUFFER_NULL;
 *         UNSUPPORTED with LIMIT (a box of more than 2^44 bytes, a batch of
 *         more than 2^31 - 1 tiles); MEMORY; BACKEND with SYSTEM and the
 *         runtime's own words. */
#ifndef SDYI_KERNELS_CUDA_H
#define SDYI_KERNELS_CUDA_H

#include <sdyrt/type.h>

SDYRT_BEGIN

#define SDYI_BASES                                                             \
    4 /* buffers that one run may touch: in, out, scratch, ..                  \
       */

/* The place of a box in one of the buffers of a run. */
typedef struct sdyi_place {
    int base;
    int64_t offset;                  /* bytes */
    int64_t strides[SDYRT_MAX_RANK]; /* elements */
} sdyi_place;

typedef struct sdyi_gpu_move {
    sdyi_place in, out;
    int rank;
    int64_t counts[SDYRT_MAX_RANK];
} sdyi_gpu_move;

/* out = terms[0] op terms[1] op .. , in that order. */
typedef struct sdyi_gpu_fold {
    sdyi_place out;
    const sdyi_place *terms;
    int64_t n_terms;
    int rank;
    int64_t counts[SDYRT_MAX_RANK];
} sdyi_gpu_fold;

typedef struct sdyi_batch sdyi_batch;

/* As sdyi_copy_box. */
sdyrt_status sdyi_batch_moves(const sdyi_gpu_move *moves, int64_t n,
                              size_t width, sdyi_batch **batch);

/* Choices of moving boxes that leave the same bytes; the fastest is found on a
 * device (bench_kernels_cuda --tune). 0 is the library's own. */
typedef enum sdyi_tile_shape {
    /* A transposed tile of 16 KiB is a square, or longer in the output, .. */
    SDYI_TILE_LONG_OUT,
    SDYI_TILE_LONG_IN, /* .. in the input; */
    SDYI_TILE_LARGE    /* of 32 KiB, longer in the output where not square. */
} sdyi_tile_shape;

typedef struct sdyi_tuning {
    sdyi_tile_shape shape;
    /* A hint, for batches without transposes, that the L2 cache prefetch 64
     * bytes instead of what the device is set to; it may still do otherwise. */
    bool half_lines;
} sdyi_tuning;

/* NULL is the usual tuning. */
sdyrt_status sdyi_batch_moves_tuned(const sdyi_gpu_move *moves, int64_t n,
                                    size_t width, const sdyi_tuning *tuning,
                                    sdyi_batch **batch);

/* As sdyi_reduce_box: the same bits, but that a NaN may be another one. `out`
 * may be one of the terms when its strides are the same. */
sdyrt_status sdyi_batch_folds(const sdyi_gpu_fold *folds, int64_t n,
                              sdyrt_dtype dtype, sdyrt_reduction reduction,
                              sdyi_batch **batch);

/* As sdyi_fill_box; `in` of the fills is not looked at. */
sdyrt_status sdyi_batch_fills(const sdyi_gpu_move *fills, int64_t n,
                              size_t width, const void *value,
                              sdyi_batch **batch);

/* As sdyi_convert_box: the same bits. */
sdyrt_status sdyi_batch_converts(const sdyi_gpu_move *moves, int64_t n,
                                 sdyrt_dtype from, sdyrt_dtype to,
                                 sdyi_batch **batch);

/* Put batches on the current device, by one allocation and one copy on `stream`
 * (a cudaStream_t), and wait for it, with all earlier work on it. NULLs and
 * batches that were placed before are skipped. */
sdyrt_status sdyi_batch_place(sdyi_batch *const *batches, int64_t n,
                              void *stream);

/* Run a batch that was placed on `stream` (a cudaStream_t): `bases` may hold
 * NULL where the batch has no box. Returns before it is done; allocates
 * nothing, waits for nothing, and may be captured in a graph. */
sdyrt_status sdyi_batch_run(const sdyi_batch *batch,
                            void *const bases[SDYI_BASES], void *stream);

/* Waits for the device where it is the last of those that were placed together;
 * NULL is no batch. */
void sdyi_batch_free(sdyi_batch *batch);

/* Load every kernel on the current device now: the first launch of a kernel
 * may wait for one that spins. */
sdyrt_status sdyi_batch_load(void);

SDYRT_END

#endif
