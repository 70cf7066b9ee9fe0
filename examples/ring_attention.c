/* Ring attention: a sequence is sharded over ranks, in shards of any sizes.
 * Each keeps its queries, and keys and values move around the ring, one shift a
 * step, until each rank has seen all of them. The softmax is accumulated on the
 * way, and compared with attention over the whole sequence. */
#include <sdyrt/sdyrt.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { RANKS = 4, MOST = 8, WIDTH = 8 }; /* positions of a rank; of a head */

static const int64_t starts[RANKS + 1] = {0, 5, 13, 16, 23}; /* of shards */

typedef float block[MOST][2][WIDTH]; /* keys, and values */

static int length_of(int rank) {
    return (int)(starts[rank + 1] - starts[rank]);
}

static float input(int which, int position, int i) {
    return sinf((float)(which * 100 + position * WIDTH + i));
}

/* The accumulator of a query's softmax: the largest score, the sum of weights
 * relative to it, and the weighted values. */
typedef struct seen {
    float most, sum, values[WIDTH];
} seen;

static void see(seen *s, const float *query, const float *key,
                const float *value) {
    float score = 0;
    for (int i = 0; i < WIDTH; i++)
        score += query[i] * key[i];
    const float most = fmaxf(s->most, score);
    const float before = expf(s->most - most), weight = expf(score - most);
    s->most = most;
    s->sum = s->sum * before + weight;
    for (int i = 0; i < WIDTH; i++)
        s->values[i] = s->values[i] * before + weight * value[i];
}

static void make_block(int rank, block b) {
    for (int p = 0; p < length_of(rank); p++)
        for (int which = 0; which < 2; which++)
            for (int i = 0; i < WIDTH; i++)
                b[p][which][i] = input(1 + which, (int)starts[rank] + p, i);
}

/* Accumulate a block of another rank for all queries of a rank. */
static void see_block(seen *s, int rank, block b, int maker) {
    for (int q = 0; q < length_of(rank); q++) {
        float query[WIDTH];
        for (int i = 0; i < WIDTH; i++)
            query[i] = input(0, (int)starts[rank] + q, i);
        for (int p = 0; p < length_of(maker); p++)
            see(&s[q], query, b[p][0], b[p][1]);
    }
}

static void start(seen *s) {
    memset(s, 0, MOST * sizeof *s);
    for (int q = 0; q < MOST; q++)
        s[q].most = -INFINITY;
}

/* The largest difference from attention over the whole sequence. */
static float error_of(const seen *ring, int rank) {
    seen all[MOST];
    float worst = 0;
    start(all);
    for (int r = 0; r < RANKS; r++) {
        block b;
        make_block(r, b);
        see_block(all, rank, b, r);
    }
    for (int q = 0; q < length_of(rank); q++)
        for (int i = 0; i < WIDTH; i++)
            worst = fmaxf(worst, fabsf(ring[q].values[i] / ring[q].sum -
                                       all[q].values[i] / all[q].sum));
    return worst;
}

/* The rank whose block a rank has in a step. */
static int maker_of(int rank, int step) {
    return (rank - step + RANKS) % RANKS;
}

/* Shift the blocks of a step, which have the sizes of their makers' shards: an
 * operation for each step, whose plan the context caches. */
static sdyrt_status pass_on(sdyrt_context *context, sdyrt_op op, int step,
                            block in, block out) {
    int64_t offsets[RANKS + 1] = {0};
    for (int r = 0; r < RANKS; r++)
        offsets[r + 1] = offsets[r] + length_of(maker_of(r, step));
    sdyrt_status status =
        sdyrt_sharding_with_offsets(op.to, 0, offsets, RANKS + 1, &op.from);
    op.to = op.from;
    if (status == SDYRT_OK)
        status = sdyrt_run(context, &op, NULL, in, out);
    sdyrt_sharding_release(op.from);
    return status;
}

static sdyrt_status rank_main(sdyrt_context *context, void *argument) {
    const int rank = sdyrt_context_rank(context);
    block blocks[2];
    seen s[MOST];
    sdyrt_op op = SDYRT_OP_INIT;
    (void)argument;
    sdyrt_status status = sdyrt_sharding_parse(
        "<mesh<[\"ring\"=4]>, [{\"ring\"}, {}, {}]>", NULL, 0, &op.to);
    op.kind = SDYRT_OP_SHIFT;
    op.axes = "{\"ring\"}";
    op.shift_offset = 1;
    op.rotate = true;
    op.type = (sdyrt_type){
        .dtype = SDYRT_F32, .rank = 3, .dims = {starts[RANKS], 2, WIDTH}};
    start(s);
    make_block(rank, blocks[0]);
    for (int step = 0; step < RANKS && status == SDYRT_OK; step++) {
        float(*const own)[2][WIDTH] = blocks[step % 2];
        see_block(s, rank, own, maker_of(rank, step));
        if (step + 1 < RANKS)
            status = pass_on(context, op, step, own, blocks[1 - step % 2]);
    }
    sdyrt_sharding_release(op.to);
    if (status != SDYRT_OK)
        return status;
    const bool is_right = error_of(s, rank) < 1e-5f;
    printf("rank %d: %d queries, %d keys in %d steps: %s\n", rank,
           length_of(rank), (int)starts[RANKS], RANKS,
           is_right ? "right" : "WRONG");
    return is_right ? SDYRT_OK : SDYRT_BACKEND;
}

int main(void) {
    if (sdyrt_threads_run(NULL, RANKS, rank_main, NULL) == SDYRT_OK)
        return 0;
    fprintf(stderr, "%s\n", sdyrt_last_error());
    return 1;
}
