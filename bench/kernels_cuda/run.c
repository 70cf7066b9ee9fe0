/* Preparing, running and verifying a case. */
#include "bench/kernels_cuda/run.h"
#include "bench/common/fail.h"
#include "bench/common/kernels.h"
#include "kernels/box.h"

#include <stdlib.h>
#include <string.h>

enum { UNTOUCHED = 0xa5, IN = 0, OUT = 1, FILL_BYTE = 0x3f };

bool cuda_failed(cudaError_t error, const char *what) {
    return bench_fail("%s: %s", what, cudaGetErrorString(error));
}

/* Sizes, and where boxes lie: one after the other. */
static void lay_out_boxes(run *r, size_t asked) {
    const bench_case *const c = r->c;
    const int64_t width = (int64_t)sdyrt_dtype_bytes(c->dtype);
    r->n_boxes = c->boxes > 0 ? c->boxes : 1;
    int64_t known = r->n_boxes * width;
    for (int d = 0; d < c->rank; d++)
        known *= c->counts[d] == 0 ? 1 : c->counts[d];
    sdyi_move first = {.rank = c->rank, .out = {.base = OUT}};
    int64_t bytes = width;
    for (int d = 0; d < c->rank; d++) {
        const int64_t left = (int64_t)asked / known;
        first.counts[d] = c->counts[d] != 0 ? c->counts[d]
                          : left > 0        ? left
                                            : 1;
        bytes *= first.counts[d];
    }
    static const int same[] = {0, 1, 2, 3};
    const int64_t in = width * lay_out(first.in.strides, first.counts, c->order,
                                       c->rank, c->in_pad);
    const int64_t out = width * lay_out(first.out.strides, first.counts, same,
                                        c->rank, c->out_pad);
    for (int64_t i = 0; i < r->n_boxes; i++) {
        r->moves[i] = first;
        r->moves[i].in.offset = i * in;
        r->moves[i].out.offset = i * out;
    }
    for (int64_t k = 0; k < c->n_terms; k++) {
        r->terms[k] = first.in;
        r->terms[k].offset = k * in;
    }
    const int64_t n_terms = c->kind == REDUCE ? c->n_terms : 1;
    r->bytes = (size_t)(bytes * r->n_boxes);
    r->in_bytes = (size_t)(in * r->n_boxes * n_terms);
    r->out_bytes = (size_t)(out * r->n_boxes);
    /* Reading n terms and writing one is as much as copying (n + 1) / 2; a fill
     * reads nothing. */
    r->traffic_bytes = c->kind == REDUCE ? r->bytes * (size_t)(n_terms + 1) / 2
                       : c->kind == FILL ? r->bytes / 2
                                         : r->bytes;
}

static sdyrt_status make_batch(run *r) {
    const bench_case *const c = r->c;
    const size_t width = sdyrt_dtype_bytes(c->dtype);
    unsigned char value[16];
    memset(value, FILL_BYTE, sizeof value);
    if (c->kind == FILL)
        return sdyi_batch_fills(r->moves, r->n_boxes, width, value, &r->batch);
    if (c->kind == COPY)
        return sdyi_batch_moves(r->moves, r->n_boxes, width, &r->batch);
    sdyi_fold fold = {.out = r->moves[0].out,
                      .terms = r->terms,
                      .n_terms = c->n_terms,
                      .rank = c->rank};
    memcpy(fold.counts, r->moves[0].counts, sizeof fold.counts);
    return sdyi_batch_folds(&fold, 1, c->dtype, SDYRT_SUM, &r->batch);
}

static sdyrt_status make_one_box(run *r) {
    sdyi_move all = {.rank = 1, .counts = {(int64_t)r->bytes}};
    all.in.strides[0] = all.out.strides[0] = 1;
    all.out.base = OUT;
    return sdyi_batch_moves(&all, 1, 1, &r->one_box);
}

bool run_init(run *r, const bench_case *c, size_t asked, cudaStream_t stream) {
    memset(r, 0, sizeof *r);
    r->c = c;
    r->stream = stream;
    lay_out_boxes(r, asked);
    TRY_CUDA(cudaMalloc((void **)&r->in, r->in_bytes));
    TRY_CUDA(cudaMalloc((void **)&r->out, r->out_bytes));
    TRY_CUDA(cudaMalloc((void **)&r->plain_in, r->traffic_bytes));
    TRY_CUDA(cudaMalloc((void **)&r->plain_out, r->traffic_bytes));
    TRY_CUDA(cudaMemset(r->plain_in, 1, r->traffic_bytes));
    if (make_batch(r) != SDYRT_OK || make_one_box(r) != SDYRT_OK)
        return bench_fail("%s", sdyrt_last_error());
    return true;
}

void run_free(run *r) {
    sdyi_batch_free(r->batch);
    sdyi_batch_free(r->one_box);
    char *const memory[] = {r->in, r->out, r->plain_in, r->plain_out};
    for (int i = 0; i < 4; i++)
        if (memory[i])
            cudaFree(memory[i]);
}

static bool run_batch(const run *r, const sdyi_batch *batch) {
    void *const bases[SDYI_BASES] = {r->in, r->out};
    if (sdyi_batch_run(batch, bases, r->stream) != SDYRT_OK)
        return bench_fail("%s", sdyrt_last_error());
    return true;
}

bool run_ours(const run *r) {
    return run_batch(r, r->batch);
}

bool run_reference(const run *r) {
    if (r->c->against_one_box)
        return run_batch(r, r->one_box);
    TRY_CUDA(cudaMemcpyAsync(r->plain_out, r->plain_in, r->traffic_bytes,
                             cudaMemcpyDeviceToDevice, r->stream));
    return true;
}

/* Small whole numbers for sums, so that no order of adding rounds; for copies
 * bytes that say where they are. */
static void prepare(const run *r, char *in) {
    const bench_case *const c = r->c;
    if (c->kind != REDUCE) {
        for (size_t i = 0; i < r->in_bytes; i++)
            in[i] = (char)(i * UINT64_C(0x9e3779b97f4a7c15) >> 40);
        return;
    }
    const size_t width = sdyrt_dtype_bytes(c->dtype);
    char numbers[16][16];
    for (int k = 0; k < 16; k++) {
        const double value = k;
        sdyi_convert_box(SDYRT_F64, &value, NULL, c->dtype, numbers[k], NULL,
                         NULL, 0);
    }
    for (size_t i = 0; i < r->in_bytes / width; i++)
        memcpy(in + i * width, numbers[i * 7 % 16], width);
}

/* What the host kernels make of it. */
static void run_on_host(const run *r, const char *in, char *out) {
    const bench_case *const c = r->c;
    const size_t width = sdyrt_dtype_bytes(c->dtype);
    unsigned char value[16];
    sdyi_term terms[MAX_TERMS];
    memset(value, FILL_BYTE, sizeof value);
    for (int64_t k = 0; k < c->n_terms; k++)
        terms[k] = (sdyi_term){in + r->terms[k].offset, r->terms[k].strides};
    for (int64_t i = 0; i < r->n_boxes; i++) {
        const sdyi_move *const m = &r->moves[i];
        char *const to = out + m->out.offset;
        if (c->kind == FILL)
            sdyi_fill_box(to, m->out.strides, m->counts, m->rank, width, value);
        else if (c->kind == COPY)
            sdyi_copy_box(in + m->in.offset, m->in.strides, to, m->out.strides,
                          m->counts, m->rank, width);
        else
            sdyi_reduce_box(c->dtype, SDYRT_SUM, terms, c->n_terms, to,
                            m->out.strides, m->counts, m->rank);
    }
}

static bool verify(const run *r, char *in, char *want, char *got) {
    prepare(r, in);
    memset(want, UNTOUCHED, r->out_bytes);
    run_on_host(r, in, want);
    TRY_CUDA(cudaMemcpy(r->in, in, r->in_bytes, cudaMemcpyHostToDevice));
    TRY_CUDA(cudaMemset(r->out, UNTOUCHED, r->out_bytes));
    TRY_CUDA(cudaDeviceSynchronize()); /* before what runs on the stream */
    if (!run_ours(r))
        return false;
    TRY_CUDA(cudaStreamSynchronize(r->stream));
    TRY_CUDA(cudaMemcpy(got, r->out, r->out_bytes, cudaMemcpyDeviceToHost));
    for (size_t i = 0; i < r->out_bytes; i++)
        if (got[i] != want[i])
            return bench_fail("WRONG: case '%s', byte %zu of %zu", r->c->name,
                              i, r->out_bytes);
    return true;
}

bool run_verify(const run *r) {
    char *const in = malloc(r->in_bytes), *const want = malloc(r->out_bytes);
    char *const got = malloc(r->out_bytes);
    const bool right = in && want && got
                           ? verify(r, in, want, got)
                           : bench_fail("no memory to verify '%s'", r->c->name);
    free(in);
    free(want);
    free(got);
    return right;
}
