/* The kernels of ragged rows: what one member packs, or unpacks or reduces. */
#include "bench/kernels/cuda_rows.h"

bool bench_rows_make(const run *r, bench_rows *rows) {
    const int64_t n = r->n_boxes > r->n_terms ? r->n_boxes : r->n_terms;
    const int64_t room = r->counts[0];
    sdyi_ragged *const s = &rows->shape;
    int64_t counts[MAX_BOXES];
    *s = (sdyi_ragged){.reduces = r->c->kind == REDUCE,
                       .n = n,
                       .width = n,
                       .in_capacity = n * room,
                       .out_capacity = n * room,
                       .room = room,
                       .line = (size_t)r->counts[1] * r->width,
                       .dtype = r->c->dtype,
                       .reduction = SDYRT_SUM};
    s->slot = sdyi_ragged_head(s) + sdyi_ragged_aligned((size_t)room * s->line);
    for (int64_t k = 0; k < n; k++)
        counts[k] = room;
    const size_t bytes = (size_t)n * sizeof *counts;
    TRY_CUDA(cudaMalloc((void **)&rows->memory, sdyi_ragged_bytes(s)));
    TRY_CUDA(cudaMemset(rows->memory, 0, sdyi_ragged_bytes(s)));
    TRY_CUDA(cudaMalloc((void **)&rows->counts, bytes));
    TRY_CUDA(cudaMemcpy(rows->counts, counts, bytes, cudaMemcpyHostToDevice));
    for (int64_t k = 0; k < n; k++)
        TRY_CUDA(cudaMemcpy(rows->memory + sdyi_ragged_from(s, k), counts,
                            bytes, cudaMemcpyHostToDevice));
    return true;
}

void bench_rows_free(const bench_rows *rows) {
    (void)cudaFree(rows->memory);
    (void)cudaFree(rows->counts);
}

bool bench_rows_push(const run *r, const bench_rows *rows) {
    const sdyi_ragged *const s = &rows->shape;
    for (int64_t k = 0; k < s->n && r->c->rows == UNPACKED; k++)
        TRY_CUDA(cudaMemcpy(
            rows->memory + sdyi_ragged_from(s, k) + sdyi_ragged_head(s),
            r->in + (size_t)k * r->box_in, r->box_in, cudaMemcpyHostToDevice));
    return true;
}

bool bench_rows_pull(const run *r, const bench_rows *rows) {
    const sdyi_ragged *const s = &rows->shape;
    for (int64_t k = 0; k < s->n && r->c->rows == PACKED; k++)
        TRY_CUDA(cudaMemcpy(r->out + (size_t)k * r->box_out,
                            rows->memory + sdyi_ragged_to(s, k) +
                                sdyi_ragged_head(s),
                            r->box_out, cudaMemcpyDeviceToHost));
    return true;
}

bool bench_rows_once(const run *r, const bench_rows *rows, const void *in,
                     void *out, cudaStream_t stream) {
    const sdyi_ragged *const s = &rows->shape;
    const sdyrt_status status =
        r->c->rows == PACKED
            ? sdyi_ragged_pack(s, in, rows->counts, rows->memory, stream)
            : sdyi_ragged_unpack(s, rows->memory, out, NULL, stream);
    return status == SDYRT_OK || CLI_FALSE("%s", sdyrt_last_error());
}
