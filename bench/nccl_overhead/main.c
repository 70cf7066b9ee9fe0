/* What a run of a plan costs the host on the NCCL backend, but for what it
 * calls of CUDA and NCCL: these do nothing here and are counted.
 *
 *   bench_nccl_overhead [RUNS]
 *
 * The time of a run on a real device is this, and that of the calls listed. */
#include "bench/nccl_overhead/empty.h"

#include "runtime/nccl/rank.h"
#include <sdyrt/sdyrt.h>

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define RANKS 2
#define ROUNDS 15 /* of which the fastest counts */

typedef struct bench_case {
    const char *name, *type, *from, *to;
} bench_case;

static const bench_case cases[] = {
    {"all_gather of dimension 0", "tensor<64x64xf32>",
     "<mesh<[\"x\"=2]>, [{\"x\"}, {}]>", "<mesh<[\"x\"=2]>, [{}, {}]>"},
    {"all_to_all", "tensor<64x64xf32>", "<mesh<[\"x\"=2]>, [{\"x\"}, {}]>",
     "<mesh<[\"x\"=2]>, [{}, {\"x\"}]>"},
    {"permutation of halves", "tensor<64x64xf32>",
     "<mesh<[\"x\"=2]>, [{\"x\"}, {}]>",
     "<mesh<[\"x\"=2], device_ids=[1, 0]>, [{\"x\"}, {}]>"},
};

typedef struct rank {
    sdyrt_bootstrap *bootstrap;
    int64_t runs;
    pthread_t thread;
    sdyrt_status status;
} rank;

static sdyrt_status make_plan(sdyrt_context *context, const bench_case *c,
                              sdyrt_plan **plan) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    SDYI_TRY(sdyrt_type_parse(c->type, &op.type));
    SDYI_TRY(sdyrt_sharding_parse(c->from, NULL, 0, &op.from));
    sdyrt_status status = sdyrt_sharding_parse(c->to, NULL, 0, &op.to);
    if (status == SDYRT_OK) {
        status = sdyrt_plan_create(context, &op, NULL, plan);
        sdyrt_sharding_release(op.to);
    }
    sdyrt_sharding_release(op.from);
    return status;
}

/* Nanoseconds of a run, in the fastest of some rounds. */
static sdyrt_status time_runs(sdyrt_plan *plan, const void *in, void *out,
                              int64_t runs, double *ns) {
    double best = 1e30;
    for (int round = 0; round < ROUNDS; round++) {
        const double start = sdyi_clock();
        for (int64_t i = 0; i < runs; i++)
            SDYI_TRY(sdyrt_plan_run(plan, in, out));
        const double each = (sdyi_clock() - start) / (double)runs * 1e9;
        best = each < best ? each : best;
    }
    *ns = best;
    return SDYRT_OK;
}

static void print_calls(const int64_t *before, int64_t runs) {
    for (int k = 0; k < EMPTY_CALLS; k++) {
        const double each =
            (double)(empty_count((empty_call)k) - before[k]) / (double)runs;
        if (each > 0)
            printf("    %6.3f %s\n", each, empty_name((empty_call)k));
    }
}

static sdyrt_status run_case(sdyrt_context *context, const bench_case *c,
                             int64_t runs) {
    static char in[RANKS][65536], out[RANKS][65536];
    const int r = sdyrt_context_rank(context);
    sdyrt_plan *plan = NULL;
    SDYI_TRY(make_plan(context, c, &plan));
    sdyrt_status status = SDYRT_OK;
    if (r == 0) {
        int64_t before[EMPTY_CALLS];
        double ns = 0;
        status = sdyrt_plan_run(plan, in[r], out[r]);
        for (int k = 0; k < EMPTY_CALLS; k++)
            before[k] = empty_count((empty_call)k);
        if (status == SDYRT_OK)
            status = time_runs(plan, in[r], out[r], runs, &ns);
        printf("%s: %.0f ns a run, and by run:\n", c->name, ns);
        print_calls(before, runs * ROUNDS);
    }
    if (status == SDYRT_OK)
        status = sdyrt_barrier(context);
    sdyrt_plan_destroy(plan);
    return status;
}

static void *run_rank(void *argument) {
    rank *me = argument;
    sdyrt_nccl_config config = SDYRT_NCCL_CONFIG_INIT;
    sdyrt_context *context = NULL;
    me->status = sdyi_nccl_create(NULL, &config, me->bootstrap, &context);
    for (size_t i = 0;
         i < sizeof cases / sizeof *cases && me->status == SDYRT_OK; i++)
        me->status = run_case(context, &cases[i], me->runs);
    if (me->status != SDYRT_OK)
        (void)fprintf(stderr, "bench_nccl_overhead: %s\n", sdyrt_last_error());
    sdyrt_context_destroy(context);
    return NULL;
}

int main(int argc, char **argv) {
    const int64_t runs = argc > 1 ? strtoll(argv[1], NULL, 10) : 100000;
    sdyrt_bootstrap bootstraps[RANKS] = {SDYRT_BOOTSTRAP_INIT};
    rank ranks[RANKS];
    if (argc > 2 || runs < 1) {
        (void)fprintf(stderr, "usage: bench_nccl_overhead [RUNS]\n");
        return 2;
    }
    if (sdyrt_bootstrap_threads(RANKS, bootstraps) != SDYRT_OK)
        return 1;
    for (int r = 0; r < RANKS; r++) {
        ranks[r] = (rank){.bootstrap = &bootstraps[r], .runs = runs};
        if (pthread_create(&ranks[r].thread, NULL, run_rank, &ranks[r]) != 0)
            return 1;
    }
    bool is_fine = true;
    for (int r = 0; r < RANKS; r++) {
        (void)pthread_join(ranks[r].thread, NULL);
        is_fine = is_fine && ranks[r].status == SDYRT_OK;
        sdyrt_bootstrap_free(&bootstraps[r]);
    }
    return is_fine ? 0 : 1;
}
