/* What operations on eight ranks are in calls of NCCL, and that what they move
 * is right: rooted ones, blocks of different sizes, and what does not fit the
 * scratch. */
#include "crew.h"
#include "runtime/nccl/program.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define RANKS 8
#define RUNS 2
#define GAP 3 /* elements between rows that are apart */

#define X8 "mesh<[\"x\"=8]>"
#define X2Y4 "mesh<[\"x\"=2, \"y\"=4]>"
#define WHOLE "<" X8 ", [{}, {}]>"
#define ROWS "<" X8 ", [{\"x\"}, {}]>"
#define COLUMNS "<" X8 ", [{}, {\"x\"}]>"

typedef struct traffic_case {
    const char *name;
    sdyrt_op_kind kind;
    const char *type, *from, *to, *axes;
    int root;       /* -1: none */
    size_t scratch; /* 0: as much as there is */
    bool is_strided, is_deterministic;
    bool has_groups; /* along x, each has a value and a root of its own */
    int64_t collectives, messages; /* of all ranks */
} traffic_case;

#define GATHER SDYRT_OP_ALL_GATHER
#define SCATTER SDYRT_OP_REDUCE_SCATTER
#define BROADCAST SDYRT_OP_BROADCAST
#define REDUCE SDYRT_OP_REDUCE

static const traffic_case cases[] = {
    {"broadcast", BROADCAST, "tensor<64x6xi32>", WHOLE, WHOLE, "{\"x\"}", 5,
     .collectives = 8},
    {"broadcast in groups", BROADCAST, "tensor<7x6xi32>",
     "<" X2Y4 ", [{\"x\"}, {}]>", "<" X2Y4 ", [{\"x\"}, {}]>", "{\"y\"}", 2,
     .collectives = 8},
    {"broadcast of an empty tile", BROADCAST, "tensor<1x6xi32>",
     "<" X2Y4 ", [{\"x\"}, {}]>", "<" X2Y4 ", [{\"x\"}, {}]>", "{\"y\"}", 0,
     .collectives = 4},
    {"broadcast into rows that are apart", BROADCAST, "tensor<64x6xi32>", WHOLE,
     WHOLE, "{\"x\"}", 7, .is_strided = true, .collectives = 8},
    {"broadcast in rounds", BROADCAST, "tensor<64x6xi32>", WHOLE, WHOLE,
     "{\"x\"}", 1, 512, .is_strided = true, .collectives = 56},
    {"reduce", REDUCE, "tensor<64x6xi32>", WHOLE, WHOLE, "{\"x\"}", 3,
     .collectives = 8},
    {"reduce of floats", REDUCE, "tensor<64x6xf32>", WHOLE, WHOLE, "{\"x\"}", 0,
     .collectives = 8},
    {"reduce of floats in order", REDUCE, "tensor<64x6xf32>", WHOLE, WHOLE,
     "{\"x\"}", 0, .is_deterministic = true, .messages = 14},
    {"reduce in groups", REDUCE, "tensor<7x6xi32>", "<" X2Y4 ", [{\"x\"}, {}]>",
     "<" X2Y4 ", [{\"x\"}, {}]>", "{\"y\"}", 3, .collectives = 8},
    {"reduce into rows that are apart", REDUCE, "tensor<64x6xi32>", WHOLE,
     WHOLE, "{\"x\"}", 7, .is_strided = true, .collectives = 8},
    {"reduce in rounds", REDUCE, "tensor<64x6xi32>", WHOLE, WHOLE, "{\"x\"}", 6,
     512, .is_strided = true, .collectives = 56},
    {"gather", SDYRT_OP_GATHER, "tensor<64x6xi32>", ROWS, WHOLE,
     "[{\"x\"}, {}]", 5, .messages = 14},
    {"scatter", SDYRT_OP_SCATTER, "tensor<64x6xi32>", WHOLE, ROWS,
     "[{\"x\"}, {}]", 5, .messages = 14},

    {"uneven rows", GATHER, "tensor<50257x2xi32>", ROWS, WHOLE, "[{\"x\"}, {}]",
     -1, .collectives = 8},
    {"uneven columns", GATHER, "tensor<5x61xi32>", COLUMNS, WHOLE,
     "[{}, {\"x\"}]", -1, .collectives = 8},
    {"rows that differ much", GATHER, "tensor<9x2xi32>", ROWS, WHOLE,
     "[{\"x\"}, {}]", -1, .messages = 70},
    {"uneven shares", SCATTER, "tensor<50257x2xi32>", WHOLE, ROWS,
     "[{\"x\"}, {}]", -1, .collectives = 8},
    {"uneven shares that are apart", SCATTER, "tensor<61x2xi32>", WHOLE, ROWS,
     "[{\"x\"}, {}]", -1, .is_strided = true, .collectives = 8},
    {"a last share that is empty", SCATTER, "tensor<7x2xi32>", WHOLE, ROWS,
     "[{\"x\"}, {}]", -1, .collectives = 8},
    {"rows in groups", GATHER, "tensor<15x6xi32>",
     "<" X2Y4 ", [{\"y\"}, {\"x\"}]>", "<" X2Y4 ", [{}, {\"x\"}]>",
     "[{\"y\"}, {}]", -1, .collectives = 8},

    {"columns in rounds", GATHER, "tensor<64x64xi32>", COLUMNS, WHOLE,
     "[{}, {\"x\"}]", -1, 4096, .collectives = 64},
    {"uneven columns in rounds", GATHER, "tensor<64x61xi32>", COLUMNS, WHOLE,
     "[{}, {\"x\"}]", -1, 4096, .collectives = 64},
    {"uneven rows in rounds", GATHER, "tensor<61x6xi32>", ROWS, WHOLE,
     "[{\"x\"}, {}]", -1, 512, .collectives = 64},
    {"uneven shares in rounds", SCATTER, "tensor<61x6xi32>", WHOLE, ROWS,
     "[{\"x\"}, {}]", -1, 1024, .collectives = 32},
    {"all of a sum in rounds", SDYRT_OP_ALL_REDUCE, "tensor<64x6xi32>", WHOLE,
     WHOLE, "{\"x\"}", -1, 512, .is_strided = true, .collectives = 56},
    {"rounds of less than 16 bytes of a block", GATHER, "tensor<64x64xi32>",
     COLUMNS, WHOLE, "[{}, {\"x\"}]", -1, 255, .messages = 14336},
};

/* -- plans ----------------------------------------------------------------- */

static sdyrt_status make_plan(sdyrt_context *context, const traffic_case *c,
                              int root, const sdyrt_plan_options *options,
                              sdyrt_plan **plan) {
    static const sdyrt_axis_ref x = {"x", 0, 0};
    const int64_t coordinate = root;
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = c->kind;
    op.axes = c->axes;
    if (root >= 0) {
        op.root = &coordinate;
        op.n_root = 1;
    }
    if (c->has_groups)
        op.own_axes = (sdyrt_axis_list){&x, 1};
    SDYI_TRY(sdyrt_type_parse(c->type, &op.type));
    SDYI_TRY(sdyrt_sharding_parse(c->from, NULL, 0, &op.from));
    sdyrt_status status = sdyrt_sharding_parse(c->to, NULL, 0, &op.to);
    if (status == SDYRT_OK) {
        status = sdyrt_plan_create(context, &op, options, plan);
        sdyrt_sharding_release(op.to);
    }
    sdyrt_sharding_release(op.from);
    return status;
}

/* -- data ------------------------------------------------------------------ */

static bool reduces(const traffic_case *c) {
    return c->kind == REDUCE || c->kind == SCATTER ||
           c->kind == SDYRT_OP_ALL_REDUCE;
}

static bool is_float(const traffic_case *c) {
    return strstr(c->type, "f32") != NULL;
}

static void put(const traffic_case *c, int32_t number, void *at) {
    const float real = (float)number;
    if (is_float(c))
        memcpy(at, &real, sizeof real);
    else
        memcpy(at, &number, sizeof number);
}

/* The number at an element before the run: its index in the tensor, times the
 * rank plus one where ranks have terms; after it, from these. */
static int32_t number_of(const traffic_case *c, int64_t index, int rank,
                         int n_members, bool is_after) {
    const int32_t i = (int32_t)index + 1;
    if (!reduces(c))
        return i;
    if (!is_after)
        return i * (rank + 1);
    const int first = rank - rank % n_members;
    int32_t sum = 0;
    for (int r = first; r < first + n_members; r++)
        sum += i * (r + 1);
    return sum;
}

typedef struct buffer {
    const sdyrt_tile *tile;
    int64_t columns; /* of the tensor */
    int64_t stride;  /* of a row, elements */
    size_t bytes;
    char *host;
    void *device; /* NULL: no bytes */
} buffer;

static size_t place_of(const buffer *b, int64_t i, int64_t j) {
    return (size_t)(i * b->stride + j) * 4;
}

static int64_t index_of(const buffer *b, int64_t i, int64_t j) {
    return (b->tile->offset[0] + i) * b->columns + b->tile->offset[1] + j;
}

static sdyrt_status make_buffer(sdyrt_context *context, const sdyrt_plan *plan,
                                bool is_in, buffer *b) {
    *b = (buffer){.tile = is_in ? &plan->in_tile : &plan->out_tile,
                  .columns = plan->type.dims[1],
                  .stride = is_in ? plan->in_strides[0] : plan->out_strides[0],
                  .bytes = is_in ? plan->in_bytes : plan->out_bytes};
    b->host = malloc(b->bytes + 1);
    EXPECT(b->host != NULL);
    memset(b->host, 77, b->bytes);
    return b->bytes == 0 ? SDYRT_OK
                         : sdyrt_alloc(context, b->bytes, &b->device);
}

static void free_buffer(sdyrt_context *context, buffer *b) {
    sdyrt_free(context, b->device);
    free(b->host);
}

static sdyrt_status fill(crew_rank *r, const traffic_case *c, buffer *b) {
    for (int64_t i = 0; i < b->tile->size[0] && b->bytes > 0; i++)
        for (int64_t j = 0; j < b->tile->size[1]; j++)
            put(c, number_of(c, index_of(b, i, j), r->rank, 1, false),
                b->host + place_of(b, i, j));
    return b->bytes == 0 ? SDYRT_OK
                         : sdyrt_copy(r->context, b->device, b->host, b->bytes);
}

/* What was moved is there, and between rows nothing was written. */
static sdyrt_status check(crew_rank *r, const traffic_case *c, int n_members,
                          buffer *b) {
    static const char untouched[GAP * 4] = {77, 77, 77, 77, 77, 77,
                                            77, 77, 77, 77, 77, 77};
    if (b->bytes == 0)
        return SDYRT_OK;
    SDYI_TRY(sdyrt_copy(r->context, b->host, b->device, b->bytes));
    for (int64_t i = 0; i < b->tile->size[0]; i++) {
        const int64_t columns = b->tile->size[1];
        char expected[4];
        for (int64_t j = 0; j < columns; j++) {
            put(c, number_of(c, index_of(b, i, j), r->rank, n_members, true),
                expected);
            EXPECT(memcmp(b->host + place_of(b, i, j), expected, 4) == 0);
        }
        if (b->stride == columns + GAP && i + 1 < b->tile->size[0])
            EXPECT(memcmp(b->host + place_of(b, i, columns), untouched,
                          sizeof untouched) == 0);
    }
    return SDYRT_OK;
}

/* -- running --------------------------------------------------------------- */

static sdyrt_status count(crew_rank *r, const traffic_case *c, buffer *in,
                          buffer *out, sdyrt_plan *plan) {
    SDYI_TRY(sdyrt_barrier(r->context));
    const int64_t collectives = fake_collectives();
    const int64_t groups = fake_groups(), messages = fake_messages();
    SDYI_TRY(sdyrt_barrier(r->context));
    for (int i = 0; i < RUNS; i++)
        SDYI_TRY(sdyrt_plan_run(plan, in->device, out->device));
    SDYI_TRY(sdyrt_wait(r->context));
    SDYI_TRY(sdyrt_barrier(r->context));
    const int64_t n = (fake_collectives() - collectives) / RUNS;
    const int64_t n_groups = (fake_groups() - groups) / RUNS;
    const int64_t n_messages = (fake_messages() - messages) / RUNS;
    if (n != c->collectives || n_messages != c->messages ||
        (n_groups > 0) != (c->messages > 0))
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "%s: %d collectives, %d groups, %d messages", c->name,
                         (int)n, (int)n_groups, (int)n_messages);
    return sdyrt_barrier(r->context);
}

static sdyrt_status run_case(crew_rank *r) {
    const traffic_case *const c = r->argument;
    sdyrt_plan *plan = NULL;
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    sdyrt_type type;
    SDYI_TRY(sdyrt_type_parse(c->type, &type));
    const int64_t strides[2] = {type.dims[1] + GAP, 1};
    options.out_strides = strides;
    SDYI_TRY(make_plan(r->context, c, c->root, c->is_strided ? &options : NULL,
                       &plan));
    buffer in, out;
    SDYI_TRY(make_buffer(r->context, plan, true, &in));
    SDYI_TRY(make_buffer(r->context, plan, false, &out));
    SDYI_TRY(fill(r, c, &in));
    if (out.bytes > 0)
        SDYI_TRY(sdyrt_copy(r->context, out.device, out.host, out.bytes));
    SDYI_TRY(count(r, c, &in, &out, plan));
    SDYI_TRY(check(r, c, strstr(c->from, X2Y4) != NULL ? 4 : RANKS, &out));
    sdyrt_plan_destroy(plan);
    free_buffer(r->context, &in);
    free_buffer(r->context, &out);
    return sdyrt_barrier(r->context);
}

static void run_crew(traffic_case *c, crew_fn fn, int blocking) {
    crew_rank ranks[RANKS];
    crew_setting s = crew_start(RANKS);
    s.argument = c;
    s.nccl_config.scratch_bytes = c->scratch;
    s.nccl_config.deterministic = c->is_deterministic;
    s.nccl_config.blocking = blocking;
    crew_run(&s, RANKS, fn, ranks);
    crew_assert_fine(ranks, RANKS);
}

static void test_calls_of_each_run(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        traffic_case c = cases[i];
        run_crew(&c, run_case, (int)(i % 2));
    }
}

/* -- communicators --------------------------------------------------------- */

/* A second root, a reduction and a gather take the first root's. */
static sdyrt_status plan_roots(crew_rank *r) {
    const traffic_case *const c = r->argument;
    traffic_case others[] = {*c, *c, *c};
    others[1].kind = REDUCE;
    others[2].kind = GATHER;
    others[2].from = "<" X2Y4 ", [{}, {\"y\"}]>";
    others[2].to = "<" X2Y4 ", [{}, {}]>";
    others[2].axes = "[{}, {\"y\"}]";
    sdyi_nccl_comm *comms[SDYI_NCCL_GROUPS + 1];
    for (int i = 0; i < 3; i++) { /* each group has a root of its own */
        sdyrt_plan *plan = NULL;
        const int root = i == 2 ? -1 : 1 + r->rank / 4;
        SDYI_TRY(make_plan(r->context, &others[i], root, NULL, &plan));
        sdyrt_plan_destroy(plan);
        EXPECT(sdyi_nccl_comms_list(r->context->state, false, comms) == 1);
    }
    return sdyrt_barrier(r->context);
}

static void test_roots_share_a_communicator(void **state) {
    (void)state;
    traffic_case c = cases[1];
    c.from = c.to = "<" X2Y4 ", [{}, {}]>";
    c.has_groups = true;
    run_crew(&c, plan_roots, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_calls_of_each_run),
        cmocka_unit_test(test_roots_share_a_communicator),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
