/* Heat in a plate, on a mesh of 2x3 devices: each has a part of the plate with
 * a halo of one cell around it, which update_halo fills before each step. One
 * device gives the same bits. */
#include <sdyrt/sdyrt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROWS 20 /* 2 parts of 10; the columns are 8, 8 and 6 */
#define COLUMNS 22
#define STEPS 50

/* The plate after the last step, from 6 ranks and from one. */
static double plates[2][ROWS][COLUMNS];

typedef struct plate {
    const char *sharding;
    double (*result)[COLUMNS];
} plate;

/* A part of the plate, in two buffers, and its place in the plate. */
typedef struct part {
    sdyrt_shard shard;
    double *now, *next;
} part;

static size_t at(const part *p, int64_t i, int64_t j) {
    return (size_t)(i * p->shard.size[1] + j);
}

/* The initial state: the middle is hot. */
static void heat_up(const part *p) {
    const sdyrt_tile *const core = &p->shard.core;
    for (int64_t i = 0; i < core->size[0]; i++)
        for (int64_t j = 0; j < core->size[1]; j++) {
            const int64_t row = core->offset[0] + i;
            const int64_t column = core->offset[1] + j;
            const int is_hot = row > 6 && row < 14 && column > 6 && column < 16;
            p->now[at(p, i + 1, j + 1)] = is_hot ? 100 : 0;
        }
}

/* A step: each cell and its four neighbours, which at the border of a part are
 * in its halo. Cells outside of the plate stay cold: nothing writes there. */
static void step(const part *p) {
    const double *const now = p->now;
    for (int64_t i = 1; i <= p->shard.core.size[0]; i++)
        for (int64_t j = 1; j <= p->shard.core.size[1]; j++)
            p->next[at(p, i, j)] =
                now[at(p, i, j)] +
                0.1 * (now[at(p, i - 1, j)] + now[at(p, i + 1, j)] +
                       now[at(p, i, j - 1)] + now[at(p, i, j + 1)] -
                       4 * now[at(p, i, j)]);
}

/* All steps; the plan fills the halos of either buffer in place. */
static sdyrt_status run(sdyrt_plan *plan, part *p) {
    heat_up(p);
    for (int n = 0; n < STEPS; n++) {
        const sdyrt_status status = sdyrt_plan_run(plan, p->now, p->now);
        if (status != SDYRT_OK)
            return status;
        step(p);
        double *const was = p->now;
        p->now = p->next;
        p->next = was;
    }
    return SDYRT_OK;
}

/* Ranks are threads here: each copies its part of the plate into the whole. */
static void copy_out(const part *p, double (*result)[COLUMNS]) {
    const sdyrt_tile *const core = &p->shard.core;
    for (int64_t i = 0; i < core->size[0]; i++)
        memcpy(&result[core->offset[0] + i][core->offset[1]],
               &p->now[at(p, i + 1, 1)],
               (size_t)core->size[1] * sizeof *p->now);
}

static sdyrt_status rank_main(sdyrt_context *context, void *argument) {
    const plate *const whole = argument;
    const sdyrt_sharding *parts = NULL, *tall = NULL, *full = NULL;
    sdyrt_op op = SDYRT_OP_INIT;
    sdyrt_plan *plan = NULL;
    part p = {.shard = SDYRT_SHARD_INIT};
    sdyrt_status status =
        sdyrt_sharding_parse(whole->sharding, NULL, 0, &parts);
    if (status == SDYRT_OK)
        status = sdyrt_sharding_with_halo(parts, 0, 1, 1, &tall);
    if (status == SDYRT_OK)
        status = sdyrt_sharding_with_halo(tall, 1, 1, 1, &full);
    op.kind = SDYRT_OP_UPDATE_HALO;
    op.from = op.to = full;
    op.type =
        (sdyrt_type){.dtype = SDYRT_F64, .rank = 2, .dims = {ROWS, COLUMNS}};
    if (status == SDYRT_OK)
        status = sdyrt_shard_of(full, &op.type, sdyrt_context_rank(context),
                                &p.shard);
    if (status == SDYRT_OK)
        status = sdyrt_plan_create(context, &op, NULL, &plan);
    const size_t cells = (size_t)(p.shard.size[0] * p.shard.size[1]);
    double *const memory = calloc(2 * cells + 1, sizeof *memory);
    p.now = memory;
    if (memory == NULL)
        status = SDYRT_MEMORY;
    else
        p.next = memory + cells;
    if (status == SDYRT_OK)
        status = run(plan, &p);
    if (status == SDYRT_OK)
        copy_out(&p, whole->result);
    sdyrt_plan_destroy(plan);
    sdyrt_sharding_release(parts);
    sdyrt_sharding_release(tall);
    sdyrt_sharding_release(full);
    free(memory);
    return status;
}

int main(void) {
    plate parts = {"<mesh<[\"i\"=2,\"j\"=3]>, [{\"i\"}, {\"j\"}]>", plates[0]};
    plate alone = {"<mesh<[\"i\"=1,\"j\"=1]>, [{\"i\"}, {\"j\"}]>", plates[1]};
    if (sdyrt_threads_run(NULL, 6, rank_main, &parts) != SDYRT_OK ||
        sdyrt_threads_run(NULL, 1, rank_main, &alone) != SDYRT_OK) {
        fprintf(stderr, "%s\n", sdyrt_last_error());
        return 1;
    }
    const int is_same = memcmp(plates[0], plates[1], sizeof plates[0]) == 0;
    printf("after %d steps the middle has %.3f degrees, a corner %.3f; on one "
           "device %s\n",
           STEPS, plates[0][ROWS / 2][COLUMNS / 2], plates[0][0][0],
           is_same ? "the same" : "another");
    return is_same ? 0 : 1;
}
