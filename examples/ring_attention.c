/* Ring attention: a sequence is cut over ranks. Each keeps its queries, and the
 * keys and values go round, one shift a step, until each rank has seen them
 * all. The softmax is put together as they come. Compared with all of it at
 * once. */
#include <sdyrt/sdyrt.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { RANKS = 4, LOCAL = 6, WIDTH = 8 }; /* positions of a rank; of a head */

typedef float block[2][LOCAL][WIDTH]; /* keys, and values */

static float input(int which, int position, int i) {
    return sinf((float)(which * 100 + position * WIDTH + i));
}

/* What a query has seen so far: the largest score, the sum of weights relative
 * to it, and the weighted values. */
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
    for (int which = 0; which < 2; which++)
        for (int p = 0; p < LOCAL; p++)
            for (int i = 0; i < WIDTH; i++)
                b[which][p][i] = input(1 + which, rank * LOCAL + p, i);
}

static void see_block(seen *s, int rank, block b) {
    for (int q = 0; q < LOCAL; q++) {
        float query[WIDTH];
        for (int i = 0; i < WIDTH; i++)
            query[i] = input(0, rank * LOCAL + q, i);
        for (int p = 0; p < LOCAL; p++)
            see(&s[q], query, b[0][p], b[1][p]);
    }
}

static void start(seen *s) {
    memset(s, 0, LOCAL * sizeof *s);
    for (int q = 0; q < LOCAL; q++)
        s[q].most = -INFINITY;
}

/* The worst difference from the attention of this rank's queries at once. */
static float error_of(const seen *ring, int rank) {
    seen all[LOCAL];
    float worst = 0;
    start(all);
    for (int r = 0; r < RANKS; r++) {
        block b;
        make_block(r, b);
        see_block(all, rank, b);
    }
    for (int q = 0; q < LOCAL; q++)
        for (int i = 0; i < WIDTH; i++)
            worst = fmaxf(worst, fabsf(ring[q].values[i] / ring[q].sum -
                                       all[q].values[i] / all[q].sum));
    return worst;
}

static sdyrt_status rank_main(sdyrt_context *context, void *argument) {
    const int64_t sizes[] = {RANKS};
    const int axes[] = {0}, rank = sdyrt_context_rank(context);
    block blocks[2];
    seen s[LOCAL];
    sdyrt_grid_op op = SDYRT_GRID_OP_INIT;
    sdyrt_plan *shift = NULL;
    (void)argument;
    sdyrt_status status = sdyrt_grid_create(sizes, 1, &op.grid);
    op.kind = SDYRT_GRID_SHIFT;
    op.grid_axes = axes;
    op.n_grid_axes = 1;
    op.shift_axis = 0;
    op.shift_offset = 1;
    op.rotate = true;
    op.type =
        (sdyrt_type){.dtype = SDYRT_F32, .rank = 3, .dims = {2, LOCAL, WIDTH}};
    if (status == SDYRT_OK)
        status = sdyrt_grid_plan_create(context, &op, NULL, &shift);
    start(s);
    make_block(rank, blocks[0]);
    for (int step = 0; step < RANKS && status == SDYRT_OK; step++) {
        see_block(s, rank, blocks[step % 2]);
        if (step + 1 < RANKS)
            status =
                sdyrt_plan_run(shift, blocks[step % 2], blocks[1 - step % 2]);
    }
    sdyrt_plan_destroy(shift);
    sdyrt_mesh_release(op.grid);
    if (status != SDYRT_OK)
        return status;
    const bool is_right = error_of(s, rank) < 1e-5f;
    printf("rank %d: %d queries, %d keys in %d steps: %s\n", rank, LOCAL,
           RANKS * LOCAL, RANKS, is_right ? "right" : "WRONG");
    return is_right ? SDYRT_OK : SDYRT_BACKEND;
}

int main(void) {
    if (sdyrt_threads_run(NULL, RANKS, rank_main, NULL) == SDYRT_OK)
        return 0;
    fprintf(stderr, "%s\n", sdyrt_last_error());
    return 1;
}
