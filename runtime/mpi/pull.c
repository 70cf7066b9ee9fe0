/* Boxes in pieces, and out of another process's memory. */
#include "runtime/mpi/rank.h"
#include "runtime/status.h"

#include <errno.h>
#include <string.h>
#include <sys/uio.h>

size_t sdyi_mpi_box_bytes(const int64_t *counts, int rank, size_t width) {
    size_t bytes = width;
    for (int d = 0; d < rank; d++)
        bytes *= (size_t)counts[d];
    return bytes;
}

void sdyi_mpi_tight(const int64_t *counts, int rank, int64_t *strides) {
    int64_t stride = 1;
    for (int d = rank - 1; d >= 0; d--) {
        strides[d] = stride;
        stride *= counts[d];
    }
}

/* The first dimension of the run that a box ends in: all from there on lie
 * close together. */
static int run_dim(const int64_t *counts, const int64_t *strides, int rank) {
    int64_t stride = 1;
    int d = rank;
    for (; d > 0 && (counts[d - 1] == 1 || strides[d - 1] == stride); d--)
        stride *= counts[d - 1];
    return d;
}

size_t sdyi_mpi_run_bytes(const int64_t *counts, const int64_t *strides,
                          int rank, size_t width) {
    const int d = run_dim(counts, strides, rank);
    return sdyi_mpi_box_bytes(counts + d, rank - d, width);
}

/* -- chunks ---------------------------------------------------------------- */

void sdyi_mpi_cut(const int64_t *counts, int rank, size_t width, size_t limit,
                  sdyi_mpi_chunks *chunks) {
    *chunks = (sdyi_mpi_chunks){.rank = rank, .block = 1, .n_blocks = 1};
    memcpy(chunks->counts, counts, (size_t)rank * sizeof counts[0]);
    chunks->n = 1;
    size_t within = width; /* bytes of one index of `dim` */
    int d = rank;
    while (d > 0 && within * (size_t)counts[d - 1] <= limit)
        within *= (size_t)counts[--d];
    chunks->dim = d - 1; /* -1: all is one chunk */
    if (d == 0)
        return;
    const size_t block = limit / within;
    chunks->block = block > 0 ? (int64_t)block : 1;
    chunks->n_blocks = (counts[d - 1] + chunks->block - 1) / chunks->block;
    chunks->n = chunks->n_blocks;
    for (int i = 0; i < d - 1; i++)
        chunks->n *= counts[i];
}

void sdyi_mpi_chunk(const sdyi_mpi_chunks *chunks, int64_t i, int64_t *offset,
                    int64_t *counts) {
    memset(offset, 0, (size_t)chunks->rank * sizeof offset[0]);
    memcpy(counts, chunks->counts, (size_t)chunks->rank * sizeof counts[0]);
    const int dim = chunks->dim;
    if (dim < 0)
        return;
    offset[dim] = i % chunks->n_blocks * chunks->block;
    const int64_t left = chunks->counts[dim] - offset[dim];
    counts[dim] = left < chunks->block ? left : chunks->block;
    i /= chunks->n_blocks;
    for (int d = dim - 1; d >= 0; d--) {
        offset[d] = i % chunks->counts[d];
        counts[d] = 1;
        i /= chunks->counts[d];
    }
}

/* -- another process's memory ---------------------------------------------- */

#define RUNS 64 /* in one call */
#define LONGEST_RUN ((size_t)1 << 30)

typedef struct runs {
    pid_t pid;
    int n;
    struct iovec local[RUNS];
    struct iovec remote[RUNS];
} runs;

static sdyrt_status read_runs(runs *r) {
    int first = 0;
    while (first < r->n) {
        const ssize_t got = process_vm_readv(
            r->pid, r->local + first, (unsigned long)(r->n - first),
            r->remote + first, (unsigned long)(r->n - first), 0);
        if (got <= 0)
            return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                             "cannot read the buffer of process %ld: %s",
                             (long)r->pid, strerror(got < 0 ? errno : EFAULT));
        size_t left = (size_t)got;
        for (; first < r->n && left >= r->local[first].iov_len; first++)
            left -= r->local[first].iov_len;
        if (left == 0)
            continue;
        r->local[first].iov_base = (char *)r->local[first].iov_base + left;
        r->local[first].iov_len -= left;
        r->remote[first].iov_base = (char *)r->remote[first].iov_base + left;
        r->remote[first].iov_len -= left;
    }
    r->n = 0;
    return SDYRT_OK;
}

static sdyrt_status add_run(runs *r, const char *in, char *out, size_t bytes) {
    while (bytes > 0) {
        const size_t part = bytes < LONGEST_RUN ? bytes : LONGEST_RUN;
        r->local[r->n] = (struct iovec){out, part};
        r->remote[r->n] = (struct iovec){(void *)(uintptr_t)in, part};
        in += part;
        out += part;
        bytes -= part;
        if (++r->n == RUNS)
            SDYI_TRY(read_runs(r));
    }
    return SDYRT_OK;
}

/* Read a box by runs that are close together on both sides. */
static sdyrt_status pull_runs(pid_t pid, const char *in,
                              const int64_t *in_strides, char *out,
                              const int64_t *out_strides, const int64_t *counts,
                              int rank, size_t width) {
    runs r = {.pid = pid};
    const int a = run_dim(counts, in_strides, rank);
    const int b = run_dim(counts, out_strides, rank);
    const int dim = a > b ? a : b;
    const size_t bytes = sdyi_mpi_box_bytes(counts + dim, rank - dim, width);
    int64_t index[SDYRT_MAX_RANK] = {0};
    for (;;) {
        const int64_t from = sdyi_offset(index, in_strides, dim);
        const int64_t to = sdyi_offset(index, out_strides, dim);
        SDYI_TRY(add_run(&r, in + from * (int64_t)width,
                         out + to * (int64_t)width, bytes));
        int d = dim - 1;
        while (d >= 0 && ++index[d] == counts[d])
            index[d--] = 0;
        if (d < 0)
            return read_runs(&r);
    }
}

sdyrt_status sdyi_mpi_pull(pid_t pid, const char *in, const int64_t *in_strides,
                           char *out, const int64_t *out_strides,
                           const int64_t *counts, int rank, size_t width,
                           char *bounce) {
    const size_t bytes = sdyi_mpi_box_bytes(counts, rank, width);
    if (bytes == 0)
        return SDYRT_OK;
    const size_t run = sdyi_mpi_run_bytes(counts, out_strides, rank, width);
    if (run >= SDYI_MPI_LONG_RUN || run == bytes)
        return pull_runs(pid, in, in_strides, out, out_strides, counts, rank,
                         width);
    sdyi_mpi_chunks chunks;
    sdyi_mpi_cut(counts, rank, width, SDYI_MPI_CHUNK, &chunks);
    for (int64_t i = 0; i < chunks.n; i++) {
        int64_t offset[SDYRT_MAX_RANK], size[SDYRT_MAX_RANK],
            tight[SDYRT_MAX_RANK];
        sdyi_mpi_chunk(&chunks, i, offset, size);
        sdyi_mpi_tight(size, rank, tight);
        SDYI_TRY(pull_runs(
            pid, in + sdyi_offset(offset, in_strides, rank) * (int64_t)width,
            in_strides, bounce, tight, size, rank, width));
        sdyi_copy_box(bounce, tight,
                      out + sdyi_offset(offset, out_strides, rank) *
                                (int64_t)width,
                      out_strides, size, rank, width);
    }
    return SDYRT_OK;
}
