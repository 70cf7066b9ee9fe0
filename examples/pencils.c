/* A Fourier transform in three dimensions over 2x2 ranks. Each rank has
 * pencils: all of one dimension, and a part of the other two. It transforms
 * along the whole dimension, and a reshard gives it pencils along the next. The
 * sizes are not multiples of 2, so parts differ. A plane wave becomes a single
 * value. */
#include <sdyrt/sdyrt.h>

#include <complex.h>
#include <math.h>
#include <stdio.h>

enum { X = 6, Y = 7, Z = 5, WAVE_X = 2, WAVE_Y = 3, WAVE_Z = 1 };

static const double two_pi = 6.283185307179586;

/* The shardings with pencils along each dimension. */
static const char *const pencils[3] = {
    "<mesh<[\"r\"=2, \"c\"=2]>, [{}, {\"r\"}, {\"c\"}]>",
    "<mesh<[\"r\"=2, \"c\"=2]>, [{\"r\"}, {}, {\"c\"}]>",
    "<mesh<[\"r\"=2, \"c\"=2]>, [{\"r\"}, {\"c\"}, {}]>",
};

static double complex wave(int64_t k, int64_t i, int64_t n) {
    return cexp(I * two_pi * (double)(k * i % n) / (double)n);
}

/* Transform along dimension `d`, of which the tile has all. */
static void transform(const sdyrt_tile *tile, int d, double complex *values) {
    const int64_t n = tile->size[d];
    int64_t stride = 1;
    for (int k = 2; k > d; k--)
        stride *= tile->size[k];
    for (int64_t i = 0; i < tile->elements; i++) {
        if (i / stride % n != 0)
            continue; /* not the first of a pencil */
        double complex sums[X + Y + Z] = {0};
        for (int64_t k = 0; k < n; k++)
            for (int64_t j = 0; j < n; j++)
                sums[k] += values[i + j * stride] * wave(-k, j, n);
        for (int64_t k = 0; k < n; k++)
            values[i + k * stride] = sums[k];
    }
}

static void fill(const sdyrt_tile *tile, double complex *values) {
    for (int64_t x = 0; x < tile->size[0]; x++)
        for (int64_t y = 0; y < tile->size[1]; y++)
            for (int64_t z = 0; z < tile->size[2]; z++)
                *values++ = wave(WAVE_X, tile->offset[0] + x, X) *
                            wave(WAVE_Y, tile->offset[1] + y, Y) *
                            wave(WAVE_Z, tile->offset[2] + z, Z);
}

/* The largest error, where X * Y * Z is expected at the wave's numbers, and 0
 * elsewhere. */
static double error_of(const sdyrt_tile *tile, const double complex *values) {
    double worst = 0;
    for (int64_t x = 0; x < tile->size[0]; x++)
        for (int64_t y = 0; y < tile->size[1]; y++)
            for (int64_t z = 0; z < tile->size[2]; z++) {
                const int is_peak = tile->offset[0] + x == WAVE_X &&
                                    tile->offset[1] + y == WAVE_Y &&
                                    tile->offset[2] + z == WAVE_Z;
                worst =
                    fmax(worst, cabs(*values++ - (is_peak ? X * Y * Z : 0)));
            }
    return worst;
}

static sdyrt_status rank_main(sdyrt_context *context, void *argument) {
    const sdyrt_sharding *const *const shardings = argument;
    double complex memory[2][X * Y * Z], *now = memory[0], *next = memory[1];
    sdyrt_op op = SDYRT_OP_INIT;
    sdyrt_tile tile;
    op.kind = SDYRT_OP_RESHARD;
    op.type = (sdyrt_type){.dtype = SDYRT_C128, .rank = 3, .dims = {X, Y, Z}};
    const int rank = sdyrt_context_rank(context);
    sdyrt_status status = sdyrt_tile_of(shardings[0], &op.type, rank, &tile);
    if (status == SDYRT_OK)
        fill(&tile, now);
    for (int d = 0; d < 3 && status == SDYRT_OK; d++) {
        transform(&tile, d, now);
        if (d == 2)
            break;
        op.from = shardings[d];
        op.to = shardings[d + 1];
        status = sdyrt_run(context, &op, NULL, now, next); /* turn */
        double complex *const done = now;
        now = next;
        next = done;
        if (status == SDYRT_OK)
            status = sdyrt_tile_of(op.to, &op.type, rank, &tile);
    }
    if (status != SDYRT_OK)
        return status;
    const bool is_right = error_of(&tile, now) < 1e-9;
    printf("rank %d: %lldx%lldx%lld, %s\n", rank, (long long)tile.size[0],
           (long long)tile.size[1], (long long)tile.size[2],
           is_right ? "right" : "WRONG");
    return is_right ? SDYRT_OK : SDYRT_BACKEND;
}

int main(void) {
    const sdyrt_sharding *shardings[3] = {NULL, NULL, NULL};
    int failed = 0;
    for (int d = 0; d < 3 && !failed; d++)
        failed = sdyrt_sharding_parse(pencils[d], NULL, 0, &shardings[d]);
    if (!failed)
        failed = sdyrt_threads_run(NULL, 4, rank_main, shardings);
    if (failed)
        fprintf(stderr, "%s\n", sdyrt_last_error());
    for (int d = 0; d < 3; d++)
        sdyrt_sharding_release(shardings[d]);
    return failed;
}
