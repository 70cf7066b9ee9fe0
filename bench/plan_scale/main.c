/* bench_plan_scale: the cost for one rank to make a plan, on meshes of any
 * size.
 *
 * A plan is previewed repeatedly, without a context, and its boxes, made at the
 * first query, are queried; each time is a sample. The memory is that of one
 * plan with its boxes, as the allocator counts it. Meshes are of a times b
 * devices, and operations are along b: the number of a rank's peers does not
 * depend on the mesh. */
#include "bench/stats.h"
#include "cli/cli.h"

#include <inttypes.h>
#include <malloc.h>

#define MAX_REPS 9999

typedef struct operation {
    const char *name;
    sdyrt_op_kind kind;
    const char *from, *to, *axes;
    bool to_half; /* `to` is on half of the devices */
} operation;

static const operation operations[] = {
    {"all_gather", SDYRT_OP_ALL_GATHER, "[{\"b\"}, {}]", "[{}, {}]",
     "[{\"b\"}, {}]", false},
    {"all_reduce", SDYRT_OP_ALL_REDUCE, "[{}, {}]", "[{}, {}]", "{\"b\"}",
     false},
    {"reduce_scatter", SDYRT_OP_REDUCE_SCATTER, "[{}, {}]", "[{\"b\"}, {}]",
     "[{\"b\"}, {}]", false},
    {"all_to_all", SDYRT_OP_ALL_TO_ALL, "[{\"b\"}, {}]", "[{}, {\"b\"}]",
     "[{\"b\"}: 0->1]", false},
    {"reshard, replicas to shards", SDYRT_OP_RESHARD, "[{\"b\"}, {}]",
     "[{\"a\"}, {\"b\"}]", NULL, false},
    {"reshard, FSDP to TP", SDYRT_OP_RESHARD, "[{\"b\"}, {}]",
     "[{}, {\"b\":(1)4}]", NULL, false},
    {"reshard, to half the devices", SDYRT_OP_RESHARD, "[{\"b\"}, {}]",
     "[{}, {\"b\"}]", NULL, true},
};

/* The axes of a mesh: a times b devices. */
typedef struct shape {
    int64_t a, b;
} shape;

static const shape shapes[] = {
    {1, 8}, {64, 8}, {8192, 8}, {131072, 8}, {1, 512}, {1, 1024},
};

static bool is_chosen(const shape *s, int64_t devices) {
    return devices == 0 || s->a * s->b == devices;
}

/* A sharding on a mesh of a times b devices. */
static sdyrt_status make_sharding(int64_t a, int64_t b, const char *dims,
                                  const sdyrt_sharding **sharding) {
    char text[160];
    snprintf(text, sizeof text,
             "<mesh<[\"a\"=%" PRId64 ",\"b\"=%" PRId64 "]>, %s>", a, b, dims);
    return sdyrt_sharding_parse(text, NULL, 0, sharding);
}

/* The cost of an operation's plans. */
typedef struct cost {
    double plans[MAX_REPS], with_boxes[MAX_REPS]; /* us of each */
    size_t bytes; /* of the last one, with its boxes */
    int64_t peers;
} cost;

/* The bytes that are allocated now. */
static size_t allocated(void) {
    const struct mallinfo2 now = mallinfo2();
    return now.uordblks + now.hblkhd;
}

/* Preview the plan of `op` in the middle of a mesh `reps` times. */
static sdyrt_status time_plan(const sdyrt_op *op, int n_devices, int reps,
                              cost *c) {
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    for (int i = 0; i < reps; i++) {
        sdyrt_plan *plan;
        const size_t before = i == reps - 1 ? allocated() : 0;
        const double start = cli_now();
        sdyrt_status status =
            sdyrt_plan_preview(op, NULL, n_devices / 2 - 1, n_devices, &plan);
        c->plans[i] = 1e6 * (cli_now() - start);
        if (status == SDYRT_OK) {
            sdyrt_exchange_info exchange = SDYRT_EXCHANGE_INFO_INIT;
            status = sdyrt_plan_exchange(plan, 0, &exchange);
            c->with_boxes[i] = 1e6 * (cli_now() - start);
            if (i == reps - 1)
                c->bytes = allocated() - before;
            if (status == SDYRT_OK)
                status = sdyrt_plan_info_get(plan, &info);
            sdyrt_plan_destroy(plan);
        }
        if (status != SDYRT_OK)
            return status;
    }
    c->peers = info.messages_received > info.messages_sent
                   ? info.messages_received
                   : info.messages_sent;
    return SDYRT_OK;
}

static sdyrt_status bench_row(const operation *o, const shape *s, int reps) {
    static cost c;
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = o->kind;
    op.axes = o->axes;
    op.type =
        (sdyrt_type){.rank = 2, .dims = {1 << 21, 4096}, .dtype = SDYRT_BF16};
    const int n_devices = (int)(s->a * s->b);
    sdyrt_status status = make_sharding(s->a, s->b, o->from, &op.from);
    if (status == SDYRT_OK)
        status =
            make_sharding(s->a, o->to_half ? s->b / 2 : s->b, o->to, &op.to);
    if (status == SDYRT_OK)
        status = time_plan(&op, n_devices, reps, &c);
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);
    if (status != SDYRT_OK)
        return status;
    const bench_stats us = bench_stats_of(c.plans, reps);
    const bench_stats all = bench_stats_of(c.with_boxes, reps);
    printf("%8d  %-28s %8" PRId64 " %7.1f %7.1f %9.1f %9.1f %9.2f %7.1f\n",
           n_devices, o->name, c.peers, us.min, us.median, all.min, all.median,
           all.median / (double)c.peers, (double)c.bytes / 1024);
    return SDYRT_OK;
}

typedef struct options {
    int64_t devices; /* 0: all meshes */
    int64_t reps;
} options;

static const cli_option known[] = {
    CLI_NUMBER("devices", 'd', offsetof(options, devices), "N",
               "only meshes of N devices", 1, 1 << 30),
    CLI_NUMBER("reps", 'r', offsetof(options, reps), "R",
               "plans made of each (default 1000)", 1, MAX_REPS),
    {0}};

int main(int argc, char **argv) {
    static const cli_syntax syntax = {
        .help = "Times how one rank makes a plan, on meshes of any size.",
        .tables = {known}};
    options o = {.reps = 1000};
    cli_program = "bench_plan_scale";
    const int parsed = cli_parse(&syntax, argc, argv, &o);
    if (parsed != CLI_RUN)
        return parsed;
    printf("%8s  %-28s %8s %7s %7s %9s %9s %9s %7s\n", "devices", "operation",
           "messages", "min us", "median", "+ boxes", "median", "us each",
           "KiB");
    for (size_t s = 0; s < sizeof shapes / sizeof shapes[0]; s++) {
        for (size_t i = 0; i < sizeof operations / sizeof operations[0]; i++) {
            if (!is_chosen(&shapes[s], o.devices))
                continue;
            if (bench_row(&operations[i], &shapes[s], (int)o.reps) != SDYRT_OK)
                return cli_fail("%s: %s", operations[i].name,
                                sdyrt_last_error());
        }
    }
    return EXIT_SUCCESS;
}
