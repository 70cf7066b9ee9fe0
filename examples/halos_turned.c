/* A reshard of a matrix from rows to columns, with different halos, on 4 ranks.
 * It moves each shard from the interior of one buffer to that of another, and
 * fills the target's halos as far as they are in the tensor. */
#include <sdyrt/sdyrt.h>
#include <stdio.h>
#include <stdlib.h>

#define ROWS 10
#define COLUMNS 14

/* A sharding, and this rank's buffer for it. */
typedef struct side {
    const sdyrt_sharding *sharding;
    sdyrt_shard shard;
    int32_t *buffer;
} side;

/* The place in the buffer of an element of the tensor. */
static int32_t *at(const side *s, int64_t row, int64_t column) {
    const sdyrt_tile *const core = &s->shard.core;
    return &s->buffer[(row - core->offset[0] + s->shard.low[0]) *
                          s->shard.size[1] +
                      column - core->offset[1] + s->shard.low[1]];
}

/* Open a side that `text` cuts in dimension `dim`, with halos there. */
static sdyrt_status open_side(side *s, const char *text, int dim, int64_t low,
                              int64_t high, const sdyrt_type *type, int rank) {
    const sdyrt_sharding *bare = NULL;
    s->shard = (sdyrt_shard)SDYRT_SHARD_INIT;
    sdyrt_status status = sdyrt_sharding_parse(text, NULL, 0, &bare);
    if (status == SDYRT_OK)
        status = sdyrt_sharding_with_halo(bare, dim, low, high, &s->sharding);
    sdyrt_sharding_release(bare);
    if (status == SDYRT_OK)
        status = sdyrt_shard_of(s->sharding, type, rank, &s->shard);
    s->buffer = calloc((size_t)(s->shard.size[0] * s->shard.size[1]) + 1,
                       sizeof *s->buffer);
    return s->buffer == NULL ? SDYRT_MEMORY : status;
}

static sdyrt_status turn(sdyrt_context *context, const sdyrt_type *type,
                         const side *from, const side *to) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    op.type = *type;
    op.from = from->sharding;
    op.to = to->sharding;
    return sdyrt_run(context, &op, NULL, from->buffer, to->buffer);
}

/* Each element of the tensor is 100 row + column. */
static void fill(const side *s) {
    const sdyrt_tile *const core = &s->shard.core;
    for (int64_t i = core->offset[0]; i < core->offset[0] + core->size[0]; i++)
        for (int64_t j = core->offset[1]; j < core->offset[1] + core->size[1];
             j++)
            *at(s, i, j) = (int32_t)(100 * i + j);
}

/* True if the shard, and its halos inside of the tensor, are right. */
static int is_right(const side *s) {
    const int64_t row = s->shard.core.offset[0] - s->shard.low[0];
    const int64_t column = s->shard.core.offset[1] - s->shard.low[1];
    int right = 1;
    for (int64_t i = row; i < row + s->shard.size[0]; i++)
        for (int64_t j = column; j < column + s->shard.size[1]; j++)
            if (i >= 0 && i < ROWS && j >= 0 && j < COLUMNS)
                right = right && *at(s, i, j) == 100 * i + j;
    return right;
}

static sdyrt_status rank_main(sdyrt_context *context, void *argument) {
    const int rank = sdyrt_context_rank(context);
    int *const wrong = argument;
    const sdyrt_type type = {
        .dtype = SDYRT_I32, .rank = 2, .dims = {ROWS, COLUMNS}};
    side from = {.sharding = NULL}, to = from;
    sdyrt_status status = open_side(&from, "<mesh<[\"r\"=4]>, [{\"r\"}, {}]>",
                                    0, 1, 1, &type, rank);
    if (status == SDYRT_OK)
        status = open_side(&to, "<mesh<[\"r\"=4]>, [{}, {\"r\"}]>", 1, 3, 0,
                           &type, rank);
    if (status == SDYRT_OK) {
        fill(&from);
        status = turn(context, &type, &from, &to);
        wrong[rank] = !is_right(&to);
    }
    free(from.buffer);
    free(to.buffer);
    sdyrt_sharding_release(from.sharding);
    sdyrt_sharding_release(to.sharding);
    return status;
}

int main(void) {
    int wrong[4] = {1, 1, 1, 1};
    if (sdyrt_threads_run(NULL, 4, rank_main, wrong) != SDYRT_OK) {
        fprintf(stderr, "%s\n", sdyrt_last_error());
        return 1;
    }
    const int is_wrong = wrong[0] || wrong[1] || wrong[2] || wrong[3];
    printf("rows with halos of 1 and 1 became columns with halos of 3 and 0: "
           "%s\n",
           is_wrong ? "wrong" : "right");
    return is_wrong;
}
