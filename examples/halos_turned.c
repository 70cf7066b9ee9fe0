/* A reshard of a grid from rows to columns, with different halos, on 4 ranks.
 * It moves each shard from the interior of one buffer to that of another, and
 * fills the target's halos as far as they are in the tensor. */
#include <sdyrt/sdyrt.h>
#include <stdio.h>
#include <stdlib.h>

#define ROWS 10
#define COLUMNS 14

/* A sharding, and this rank's buffer for it. */
typedef struct side {
    sdyrt_grid_sharding sharding;
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

static sdyrt_status open_side(side *s, const sdyrt_type *type, int rank) {
    s->shard = (sdyrt_shard)SDYRT_SHARD_INIT;
    const sdyrt_status status =
        sdyrt_grid_shard(&s->sharding, type, rank, &s->shard);
    s->buffer = calloc((size_t)(s->shard.size[0] * s->shard.size[1]) + 1,
                       sizeof *s->buffer);
    return s->buffer == NULL ? SDYRT_MEMORY : status;
}

static sdyrt_status turn(sdyrt_context *context, const sdyrt_type *type,
                         const side *from, const side *to) {
    sdyrt_grid_op op = SDYRT_GRID_OP_INIT;
    op.kind = SDYRT_GRID_RESHARD;
    op.grid = to->sharding.grid;
    op.type = *type;
    op.before = &from->sharding;
    op.after = &to->sharding;
    return sdyrt_grid_run(context, &op, NULL, from->buffer, to->buffer);
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
    static const int axis[] = {0};
    static const sdyrt_grid_axes rows[] = {{axis, 1}},
                                 columns[] = {{NULL, 0}, {axis, 1}};
    static const int64_t one_each[] = {1, 1}, three_low[] = {3, 0};
    const int rank = sdyrt_context_rank(context);
    int *const wrong = argument;
    const sdyrt_mesh *grid = NULL;
    const sdyrt_type type = {
        .dtype = SDYRT_I32, .rank = 2, .dims = {ROWS, COLUMNS}};
    sdyrt_status status = sdyrt_grid_parse("4", &grid);
    side from = {.sharding = SDYRT_GRID_SHARDING_INIT}, to = from;
    from.sharding.grid = to.sharding.grid = grid;
    from.sharding.split_axes = rows;
    from.sharding.n_split_axes = 1;
    from.sharding.halo_sizes = one_each;
    to.sharding.split_axes = columns;
    to.sharding.n_split_axes = 2;
    to.sharding.halo_sizes = three_low;
    from.sharding.n_halo_sizes = to.sharding.n_halo_sizes = 2;
    if (status == SDYRT_OK)
        status = open_side(&from, &type, rank);
    if (status == SDYRT_OK)
        status = open_side(&to, &type, rank);
    if (status == SDYRT_OK) {
        fill(&from);
        status = turn(context, &type, &from, &to);
        wrong[rank] = !is_right(&to);
    }
    free(from.buffer);
    free(to.buffer);
    sdyrt_mesh_release(grid);
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
