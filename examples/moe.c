/* A mixture of experts: tokens are dispatched to the ranks of their experts,
 * and the results are combined. Each step has other counts of tokens, so one
 * plan serves all: each run passes its counts. Prints the work of each rank,
 * and whether every token came back right. */
#include <sdyrt/sdyrt.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    RANKS = 4,
    EXPERTS = 8, /* two a rank */
    TOKENS = 64, /* of a rank */
    TOP = 2,     /* experts of a token */
    HIDDEN = 16,
    SENT = TOKENS * TOP,
    ROOM = SENT * RANKS, /* all may choose one expert */
    STEPS = 3
};

/* A row that is sent: the number of its expert, and the token. */
typedef float row[1 + HIDDEN];

/* The gate: expert k of a token; low experts are chosen far more often. */
static int expert_of(int rank, int step, int token, int k) {
    const unsigned hash =
        (unsigned)(rank * 977 + step * 131 + token * 7) * 40503u;
    const unsigned draw = (hash >> 7) % 64;
    return (int)((draw * draw / 512 + (unsigned)k) % EXPERTS);
}

static float token_value(int rank, int step, int token, int i) {
    return (float)(rank + 10 * step + token + i);
}

/* The expert's function. */
static float apply(int expert, float value) {
    return value * (float)(expert + 1);
}

/* Sort this rank's rows by the rank of their expert; `place` has the new index
 * of each of a token's rows. */
static void pack(int rank, int step, row *rows, int64_t counts[RANKS],
                 int place[SENT]) {
    int n = 0;
    for (int to = 0; to < RANKS; to++) {
        const int before = n;
        for (int i = 0; i < SENT; i++) {
            const int expert = expert_of(rank, step, i / TOP, i % TOP);
            if (expert / (EXPERTS / RANKS) != to)
                continue;
            rows[n][0] = (float)expert;
            for (int k = 0; k < HIDDEN; k++)
                rows[n][1 + k] = token_value(rank, step, i / TOP, k);
            place[i] = n++;
        }
        counts[to] = n - before;
    }
}

/* True if the sum over the experts of each token is right. */
static bool is_right(int rank, int step, row *rows, const int place[SENT]) {
    for (int token = 0; token < TOKENS; token++)
        for (int k = 0; k < HIDDEN; k++) {
            float sum = 0, wanted = 0;
            for (int e = 0; e < TOP; e++) {
                sum += rows[place[token * TOP + e]][1 + k];
                wanted += apply(expert_of(rank, step, token, e),
                                token_value(rank, step, token, k));
            }
            if (sum != wanted)
                return false;
        }
    return true;
}

/* Dispatch, work, combine: the counts received are those of the way back. */
static sdyrt_status run_step(sdyrt_plan *plan, int rank, int step, row *rows,
                             row *work) {
    int64_t counts[RANKS], received[RANKS], n = 0;
    int place[SENT];
    pack(rank, step, rows, counts, place);
    sdyrt_status status = sdyrt_plan_run_v(plan, counts, rows, work, received);
    if (status != SDYRT_OK)
        return status;
    for (int from = 0; from < RANKS; from++)
        n += received[from];
    for (int64_t i = 0; i < n; i++)
        for (int k = 0; k < HIDDEN; k++)
            work[i][1 + k] = apply((int)work[i][0], work[i][1 + k]);
    status = sdyrt_plan_run_v(plan, received, work, rows, NULL);
    if (status != SDYRT_OK)
        return status;
    const bool all_right = is_right(rank, step, rows, place);
    printf("step %d, rank %d: %lld rows of %d; %s\n", step, rank, (long long)n,
           SENT * RANKS, all_right ? "right" : "WRONG");
    return all_right ? SDYRT_OK : SDYRT_BACKEND;
}

static sdyrt_status experts(sdyrt_context *context, void *argument) {
    static const sdyrt_axis_ref none[1];
    void *memory[2] = {NULL, NULL};
    sdyrt_plan *plan = NULL;
    sdyrt_op op = SDYRT_OP_INIT;
    (void)argument;
    sdyrt_status status = sdyrt_sharding_parse(
        "<mesh<[\"ep\"=4]>, [{\"ep\"}, {}]>", NULL, 0, &op.to);
    op.kind = SDYRT_OP_ALL_TO_ALL;
    op.from = op.to; /* where they are cut is decided by the counts */
    op.axes = "[{\"ep\"}: 0->0]";
    op.own_axes = (sdyrt_axis_list){none, 0}; /* groups: one of all */
    op.type = (sdyrt_type){
        .dtype = SDYRT_F32, .rank = 2, .dims = {SDYRT_DYNAMIC, 1 + HIDDEN}};
    op.counts_vary = true;
    op.in_capacity = op.out_capacity = ROOM; /* each way */
    for (int i = 0; i < 2 && status == SDYRT_OK; i++)
        status = sdyrt_alloc(context, ROOM * sizeof(row), &memory[i]);
    if (status == SDYRT_OK)
        status = sdyrt_plan_create(context, &op, NULL, &plan);
    for (int step = 0; step < STEPS && status == SDYRT_OK; step++)
        status = run_step(plan, sdyrt_context_rank(context), step, memory[0],
                          memory[1]);
    sdyrt_plan_destroy(plan);
    sdyrt_free(context, memory[0]);
    sdyrt_free(context, memory[1]);
    sdyrt_sharding_release(op.to);
    return status;
}

int main(void) {
    if (sdyrt_threads_run(NULL, RANKS, experts, NULL) == SDYRT_OK)
        return 0;
    fprintf(stderr, "%s\n", sdyrt_last_error());
    return 1;
}
