/* Which plans are done by collectives of NCCL, with how many launches beside
 * them, and that those are right where order and memory matter. That all others
 * move the right bytes is the table's and the checker's to test. */
#include "crew.h"
#include "runtime/bound_plan.h"
#include "runtime/nccl/program.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define X4 "mesh<[\"x\"=4]>"
#define BACK "mesh<[\"x\"=4], device_ids=[3, 2, 1, 0]>"
#define X2Y2 "mesh<[\"x\"=2, \"y\"=2]>"
#define ONE "mesh<[\"a\"=1]>"

#define ROWS "<" X4 ", [{\"x\"}, {}]>"
#define COLUMNS "<" X4 ", [{}, {\"x\"}]>"
#define WHOLE "<" X4 ", [{}, {}]>"
#define TERMS_OF(op) "<" X4 ", [{}, {}], unreduced=" op "{\"x\"}>"
#define TERMS TERMS_OF("")

/* -- what a plan becomes --------------------------------------------------- */

typedef struct native_case {
    const char *name;
    sdyrt_op_kind kind;
    const char *type, *from, *to, *axes;
    sdyrt_reduction reduction;
    const char *expected; /* what the program is; NULL: anything by messages */
    int launches;         /* of all ranks, besides NCCL */
} native_case;

#define MOVE SDYRT_OP_RESHARD
#define REDUCE SDYRT_OP_ALL_REDUCE
#define SCATTER SDYRT_OP_REDUCE_SCATTER
#define MESSAGES "messages in 1 rounds"

static const native_case cases[] = {
    {"rows gathered", MOVE, "tensor<8x6xf32>", ROWS, WHOLE, NULL, SDYRT_SUM,
     "ncclAllGather of 48 bytes among 4", 0},
    {"columns gathered", MOVE, "tensor<8x8xf32>", COLUMNS, WHOLE, NULL,
     SDYRT_SUM, "ncclAllGather of 64 bytes among 4, unpack", 4},
    {"columns of one row gathered", MOVE, "tensor<1x8xf32>", COLUMNS, WHOLE,
     NULL, SDYRT_SUM, "ncclAllGather of 8 bytes among 4", 0},
    {"any dtype is gathered", MOVE, "tensor<8x6xi16>", ROWS, WHOLE, NULL,
     SDYRT_SUM, "ncclAllGather of 24 bytes among 4", 0},
    {"gathered backwards", MOVE, "tensor<8x6xi8>", "<" BACK ", [{\"x\"}, {}]>",
     "<" BACK ", [{}, {}]>", NULL, SDYRT_SUM,
     "ncclAllGather of 12 bytes among 4", 0},
    {"gathered by neighbours", MOVE, "tensor<8x6xf32>",
     "<" X2Y2 ", [{\"x\", \"y\"}, {}]>", "<" X2Y2 ", [{\"x\"}, {}]>", NULL,
     SDYRT_SUM, "ncclAllGather of 48 bytes among 2", 0},
    {"gathered by others", MOVE, "tensor<8x6xf32>", "<" X2Y2 ", [{\"x\"}, {}]>",
     "<" X2Y2 ", [{}, {}]>", NULL, SDYRT_SUM,
     "ncclAllGather of 96 bytes among 2", 0},
    {"two dimensions gathered", MOVE, "tensor<8x6xf32>",
     "<" X2Y2 ", [{\"x\"}, {\"y\"}]>", "<" X2Y2 ", [{}, {}]>", NULL, SDYRT_SUM,
     "ncclAllGather of 48 bytes among 4, unpack", 4},
    {"uneven rows", MOVE, "tensor<7x6xf32>", ROWS, WHOLE, NULL, SDYRT_SUM,
     "ncclAllGather of 48 bytes among 4, unpack", 5},
    {"rows that differ much", MOVE, "tensor<5x6xf32>", ROWS, WHOLE, NULL,
     SDYRT_SUM, MESSAGES, 3},
    {"groups that differ in size", MOVE, "tensor<7x6xf32>",
     "<" X2Y2 ", [{\"x\"}, {\"y\"}]>", "<" X2Y2 ", [{\"x\"}, {}]>", NULL,
     SDYRT_SUM, "among 2, unpack", 4},
    {"rows to columns", MOVE, "tensor<8x8xf32>", ROWS, COLUMNS, NULL, SDYRT_SUM,
     "pack, ncclAlltoAll of 16 bytes among 4", 4},
    {"columns to rows", MOVE, "tensor<8x8xf32>", COLUMNS, ROWS, NULL, SDYRT_SUM,
     "ncclAlltoAll of 16 bytes among 4, unpack", 4},
    {"uneven rows to columns", MOVE, "tensor<7x8xf32>", ROWS, COLUMNS, NULL,
     SDYRT_SUM, MESSAGES, 4},
    {"rows changing places", MOVE, "tensor<8x6xf32>", ROWS,
     "<" BACK ", [{\"x\"}, {}]>", NULL, SDYRT_SUM, MESSAGES, 0},
    {"one for all", MOVE, "tensor<8x6xf32>", "<" ONE ", [{}, {}]>", WHOLE, NULL,
     SDYRT_SUM, "ncclBroadcast of 192 bytes among 4", 0},
    {"one for one", MOVE, "tensor<8x6xf32>", "<" ONE ", [{}, {}]>",
     "<mesh<[\"x\"=2]>, [{}, {}]>", NULL, SDYRT_SUM, NULL, 0},

    {"rows reduced", SCATTER, "tensor<8x6xf32>", TERMS, ROWS, "[{\"x\"}, {}]",
     SDYRT_SUM, "ncclReduceScatter of 48 bytes among 4", 0},
    {"columns reduced", SCATTER, "tensor<8x8xbf16>", WHOLE, COLUMNS,
     "[{}, {\"x\"}]", SDYRT_PROD, "pack, ncclReduceScatter of 32 bytes among 4",
     4},
    {"uneven rows reduced", SCATTER, "tensor<7x6xf32>", TERMS, ROWS,
     "[{\"x\"}, {}]", SDYRT_SUM, "pack, ncclReduceScatter of 48 bytes among 4",
     5},
    {"rows that differ much, reduced", SCATTER, "tensor<5x6xf32>", TERMS, ROWS,
     "[{\"x\"}, {}]", SDYRT_SUM, MESSAGES, 3},
    {"16-bit integers reduced", SCATTER, "tensor<8x6xi16>", TERMS, ROWS,
     "[{\"x\"}, {}]", SDYRT_SUM, MESSAGES, 4},

    {"a small sum", REDUCE, "tensor<8x6xf32>", TERMS, WHOLE, "{\"x\"}",
     SDYRT_SUM, "ncclAllReduce of 192 bytes among 4", 0},
    {"a large sum", REDUCE, "tensor<128x96xf16>", TERMS, WHOLE, "{\"x\"}",
     SDYRT_SUM, "ncclAllReduce of 24576 bytes among 4", 0},
    {"a large sum in shares", REDUCE, "tensor<128x96xf64>", TERMS, WHOLE,
     "{\"x\"}", SDYRT_SUM, "ncclAllReduce of 98304 bytes among 4", 0},
    {"uneven shares", REDUCE, "tensor<127x96xf64>", TERMS, WHOLE, "{\"x\"}",
     SDYRT_SUM, "ncclAllReduce of 97536 bytes among 4", 0},
    {"shares of which one is empty", REDUCE, "tensor<5x4096xf32>", TERMS, WHOLE,
     "{\"x\"}", SDYRT_SUM, "ncclAllReduce of 81920 bytes among 4", 0},
    {"shares of columns", REDUCE, "tensor<3x4096xf32>", TERMS, WHOLE, "{\"x\"}",
     SDYRT_SUM, "ncclAllReduce of 49152 bytes among 4", 0},
    {"a sum by pairs", REDUCE, "tensor<8x6xi64>",
     "<" X2Y2 ", [{\"x\"}, {}], unreduced=min{\"y\"}>",
     "<" X2Y2 ", [{\"x\"}, {}]>", "{\"y\"}", SDYRT_MIN,
     "ncclAllReduce of 192 bytes among 2", 0},
    {"complex sums", REDUCE, "tensor<8x6xcomplex<f32>>", TERMS, WHOLE,
     "{\"x\"}", SDYRT_SUM, "ncclAllReduce of 384 bytes among 4", 0},
    {"complex products", REDUCE, "tensor<8x6xcomplex<f32>>", WHOLE, WHOLE,
     "{\"x\"}", SDYRT_PROD, MESSAGES "; a launch", 8},
    {"the greatest integer", REDUCE, "tensor<8x6xui8>", TERMS_OF("max"), WHOLE,
     "{\"x\"}", SDYRT_MAX, "ncclAllReduce of 48 bytes among 4", 0},
    {"the greatest float", REDUCE, "tensor<8x6xf32>", TERMS_OF("max"), WHOLE,
     "{\"x\"}", SDYRT_MAX, MESSAGES "; a launch", 8},
    {"the least float of many", REDUCE, "tensor<128x96xf32>", TERMS_OF("min"),
     WHOLE, "{\"x\"}", SDYRT_MIN,
     MESSAGES "; ncclAllGather of 12288 bytes among 4", 4},
    {"bits that all have", REDUCE, "tensor<8x6xi32>", WHOLE, WHOLE, "{\"x\"}",
     SDYRT_AND, MESSAGES "; a launch", 8},
    {"bits that some have, scattered", SCATTER, "tensor<8x6xui8>", WHOLE, ROWS,
     "[{\"x\"}, {}]", SDYRT_OR, MESSAGES, 4},
    {"whether an odd number is true", REDUCE, "tensor<8x6xi1>", WHOLE, WHOLE,
     "{\"x\"}", SDYRT_XOR, MESSAGES "; a launch", 8},
    {"a sum of 16-bit integers", REDUCE, "tensor<8x6xui16>", TERMS, WHOLE,
     "{\"x\"}", SDYRT_SUM, MESSAGES "; a launch", 8},
};

static sdyrt_status make_plan(sdyrt_context *context, const native_case *c,
                              const sdyrt_plan_options *options,
                              sdyrt_plan **plan) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = c->kind;
    op.axes = c->axes;
    op.reduction = c->reduction;
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

/* -- a program as text ----------------------------------------------------- */

static void print_part(FILE *to, const sdyi_nccl_part *part) {
    const sdyi_nccl_round *const first = part->rounds;
    if (part->n_rounds == 0) {
        (void)fprintf(to, "nothing");
        return;
    }
    const sdyi_nccl_collective *const c = &first->collective;
    if (c->kind != SDYI_NCCL_IDLE) {
        (void)fprintf(to, "%s%s of %zu bytes among %d%s",
                      first->before == NULL ? "" : "pack, ",
                      sdyi_nccl_kind_name(c->kind), c->bytes, c->n,
                      first->after == NULL ? "" : ", unpack");
        if (part->n_rounds > 1)
            (void)fprintf(to, " in %" PRId64 " rounds", part->n_rounds);
    } else if (first->n_sends + first->n_receives == 0)
        (void)fprintf(to, "a launch");
    else
        (void)fprintf(to, "messages in %" PRId64 " rounds", part->n_rounds);
}

static size_t print_program(const sdyi_nccl_program *program, char *text,
                            size_t bytes) {
    char *all = NULL;
    size_t n = 0;
    FILE *to = open_memstream(&all, &n);
    if (to == NULL)
        return 0;
    for (int i = 0; i < program->n_parts; i++) {
        if (i > 0)
            (void)fprintf(to, "; ");
        print_part(to, &program->parts[i]);
    }
    if (fclose(to) == 0)
        (void)snprintf(text, bytes, "%s", all);
    free(all);
    return n;
}

typedef struct made {
    sdyrt_plan *plan;
    size_t in_bytes, out_bytes;
    void *in, *out; /* filled with bytes of this rank's */
    char text[256]; /* what the program is */
} made;

static sdyrt_status make(crew_rank *r, const native_case *c,
                         const sdyrt_plan_options *options, made *m) {
    SDYI_TRY(make_plan(r->context, c, options, &m->plan));
    m->in_bytes = m->plan->in_bytes;
    m->out_bytes = m->plan->out_bytes;
    m->in = crew_bytes(r->context, m->in_bytes, r->rank);
    m->out = crew_bytes(r->context, m->out_bytes, 77);
    (void)print_program(m->plan->bound->program, m->text, sizeof m->text);
    return SDYRT_OK;
}

static void free_made(const crew_rank *r, made *m) {
    sdyrt_plan_destroy(m->plan);
    sdyrt_free(r->context, m->in);
    sdyrt_free(r->context, m->out);
}

static sdyrt_status run(const made *m) {
    return sdyrt_plan_run(m->plan, m->in_bytes == 0 ? NULL : m->in,
                          m->out_bytes == 0 ? NULL : m->out);
}

/* Calls of the only collective that a program has, if it has one. */
static int collectives_of(const char *text) {
    const char *const collective = strstr(text, "nccl");
    if (collective == NULL)
        return 0;
    const char *const rounds = strstr(collective, " in ");
    return rounds == NULL ? 1 : atoi(rounds + strlen(" in "));
}

static sdyrt_status plan_and_count(crew_rank *r) {
    const native_case *c = r->argument;
    made m;
    SDYI_TRY(make(r, c, NULL, &m));
    if (c->expected != NULL && strstr(m.text, c->expected) == NULL)
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "%s: '%s', expected '%s'", c->name, m.text,
                         c->expected);
    const bool is_pure = strstr(m.text, "messages") == NULL;
    SDYI_TRY(sdyrt_barrier(r->context));
    const int64_t launches = fake_launches(), groups = fake_groups();
    const int64_t collectives = fake_collectives(), things = fake_made();
    SDYI_TRY(sdyrt_barrier(r->context));
    for (int i = 0; i < 3; i++)
        SDYI_TRY(run(&m));
    SDYI_TRY(sdyrt_wait(r->context));
    SDYI_TRY(sdyrt_barrier(r->context));
    EXPECT(fake_made() == things);
    if (c->expected != NULL) {
        EXPECT(fake_collectives() - collectives ==
               (int64_t)collectives_of(m.text) * 3 * 4);
        EXPECT((fake_groups() == groups) == is_pure);
        if (fake_launches() - launches != (int64_t)3 * c->launches)
            return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                             "%s: %d launches, expected %d", c->name,
                             (int)(fake_launches() - launches) / 3,
                             c->launches);
    } else {
        EXPECT(fake_collectives() == collectives);
    }
    SDYI_TRY(sdyrt_barrier(r->context));
    free_made(r, &m);
    return sdyrt_barrier(r->context);
}

static void run_crew(const crew_setting *s, crew_fn fn) {
    crew_rank ranks[4];
    crew_run(s, 4, fn, ranks);
    crew_assert_fine(ranks, 4);
}

static void test_what_plans_become(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        native_case c = cases[i];
        crew_setting s = crew_start(4);
        s.argument = &c;
        s.nccl_config.blocking = i % 2;
        run_crew(&s, plan_and_count);
    }
}

/* A copy of this thread's, until the next call. */
static native_case *case_of(const char *name) {
    static _Thread_local native_case found;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (strcmp(cases[i].name, name) == 0)
            found = cases[i];
    assert_string_equal(found.name, name);
    return &found;
}

/* Capture a plan that was never run; replay it on changed values. */
static sdyrt_status capture_and_replay(crew_rank *r) {
    const sdyi_nccl_rank *me = r->context->state;
    struct CUstream_st *stream = NULL;
    int before;
    made m;
    SDYI_TRY(make(r, r->argument, NULL, &m));
    SDYI_TRY(sdyi_gpu_enter(me->device, &before));
    SDYI_TRY(sdyi_gpu_stream_create(&stream));
    unsigned char *host = malloc(2 * m.out_bytes);
    EXPECT(host != NULL);
    SDYI_TRY(sdyrt_barrier(r->context));
    fake_capture_start(stream);
    SDYI_TRY(sdyrt_plan_run_on(m.plan, m.in, m.out, stream));
    fake_graph *graph = fake_capture_end(stream);
    SDYI_TRY(sdyrt_barrier(r->context));
    for (int i = 0; i < 2; i++) {
        fake_graph_launch(graph, stream);
        SDYI_TRY(crew_wait_for(stream));
    }
    SDYI_TRY(sdyrt_copy(r->context, host, m.out, m.out_bytes));
    SDYI_TRY(run(&m));
    SDYI_TRY(sdyrt_copy(r->context, host + m.out_bytes, m.out, m.out_bytes));
    EXPECT(memcmp(host, host + m.out_bytes, m.out_bytes) == 0);
    EXPECT(m.out_bytes == 0 || host[0] != 77);
    SDYI_TRY(sdyrt_barrier(r->context));
    fake_graph_free(graph);
    free(host);
    free_made(r, &m);
    sdyi_gpu_stream_destroy(stream);
    sdyi_gpu_leave(me->device, before);
    return sdyrt_barrier(r->context);
}

/* -- when they do not ------------------------------------------------------ */

static void test_an_old_library_exchanges_by_messages(void **state) {
    (void)state;
    native_case *c = case_of("rows to columns");
    c->expected = MESSAGES;
    crew_setting s = crew_start(4);
    fake_take_oldest();
    s.argument = c;
    run_crew(&s, plan_and_count);
    c = case_of("rows gathered");
    s = crew_start(4);
    fake_take_oldest();
    s.argument = c;
    run_crew(&s, plan_and_count);
}

static void test_what_scratch_does_not_hold_goes_in_rounds(void **state) {
    (void)state;
    native_case *c = case_of("columns gathered");
    crew_setting s = crew_start(4);
    s.argument = c;
    s.nccl_config.scratch_bytes = 256; /* what it takes */
    run_crew(&s, plan_and_count);
    c->expected = "ncclAllGather of 16 bytes among 4, unpack in 4 rounds";
    c->launches = 4 * 4;
    s = crew_start(4);
    s.argument = c;
    s.nccl_config.scratch_bytes = 255;
    run_crew(&s, plan_and_count);
    s = crew_start(4);
    s.argument = c;
    s.nccl_config.scratch_bytes = 255;
    run_crew(&s, capture_and_replay);
}

static void test_what_needs_very_many_rounds_goes_by_messages(void **state) {
    (void)state;
    native_case *c = case_of("columns gathered");
    c->expected = NULL; /* no collective */
    crew_setting s = crew_start(4);
    s.argument = c;
    s.nccl_config.scratch_bytes = 127; /* 15 bytes of a block */
    run_crew(&s, plan_and_count);
}

/* Four boxes of 1 KiB, and parts of 256 bytes of them. */
static void test_messages_take_rounds_when_scratch_is_short(void **state) {
    (void)state;
    native_case c = *case_of("uneven rows to columns");
    c.type = "tensor<511x8xf32>";
    for (int is_short = 0; is_short <= 1; is_short++) {
        c.expected = is_short ? "messages in 4 rounds" : MESSAGES;
        c.launches = is_short ? 4 * 4 : 4;
        crew_setting s = crew_start(4);
        s.argument = &c;
        s.nccl_config.scratch_bytes = 4096 - (size_t)is_short;
        run_crew(&s, plan_and_count);
    }
}

/* As many partitions as a context keeps: orders of subsets of the ranks, none
 * of which is what is planned. */
static sdyrt_status plan_beyond_groups(crew_rank *r) {
    int before, count = 0;
    SDYI_TRY(sdyi_gpu_enter(r->rank, &before));
    for (int n = 4; n > 1; n--)
        for (int i = 0; i < (n == 4 ? 23 : n == 3 ? 5 : 1); i++)
            for (int first = 0; first + n <= 4 && count < SDYI_NCCL_GROUPS;
                 first++, count++) {
                int members[4];
                char text[32];
                sdyi_placement p;
                const sdyrt_mesh *mesh;
                sdyi_nccl_comm *comm;
                crew_order(i, n, members);
                sdyi_step step = {.kind = SDYRT_STEP_ALL_GATHER,
                                  .group = {.placement = &p,
                                            .digits = {1, {{1, n}}},
                                            .n = n,
                                            .own = -1}};
                for (int k = 0; k < n; k++) {
                    members[k] += first;
                    if (members[k] == r->rank)
                        step.group.own = k;
                }
                (void)snprintf(text, sizeof text, "<[\"m\"=%d]>", n);
                SDYI_TRY(sdyrt_mesh_parse(text, &mesh));
                SDYI_TRY(sdyi_placement_init(&p, mesh, members, n));
                SDYI_TRY(sdyi_nccl_comm_make(r->context, &step, &comm));
                EXPECT((comm == NULL) == (step.group.own < 0));
                sdyi_placement_free(&p);
                sdyrt_mesh_release(mesh);
            }
    EXPECT(count == SDYI_NCCL_GROUPS);
    sdyi_gpu_leave(r->rank, before);
    return plan_and_count(r);
}

static void
test_what_would_need_too_many_groups_goes_by_messages(void **state) {
    (void)state;
    native_case *c = case_of("a sum by pairs");
    c->expected = MESSAGES "; a launch";
    c->launches = 8;
    crew_setting s = crew_start(4);
    s.argument = c;
    run_crew(&s, plan_beyond_groups);
}

static void test_deterministic_floats_are_reduced_in_order(void **state) {
    (void)state;
    static const char *const natives[] = {"the greatest integer",
                                          "a sum by pairs", "rows gathered"};
    for (int i = 0; i < 3; i++) {
        crew_setting s = crew_start(4);
        s.nccl_config.deterministic = 1;
        s.argument = case_of(natives[i]);
        run_crew(&s, plan_and_count);
    }
    static const char *const floats[] = {"a small sum", "complex sums"};
    for (int i = 0; i < 2; i++) {
        native_case *c = case_of(floats[i]);
        crew_setting s = crew_start(4);
        c->expected = MESSAGES "; a launch";
        c->launches = 8;
        s.nccl_config.deterministic = 1;
        s.argument = c;
        run_crew(&s, plan_and_count);
    }
    native_case *c = case_of("a large sum in shares");
    crew_setting s = crew_start(4);
    c->expected = MESSAGES "; ncclAllGather of 24576 bytes among 4";
    c->launches = 4;
    s.nccl_config.deterministic = 1;
    s.argument = c;
    run_crew(&s, plan_and_count);
}

/* Rank 2 has its rows apart from each other. */
static sdyrt_status gather_into_strides(crew_rank *r) {
    const native_case *c = r->argument;
    const int64_t strides[2] = {9, 1};
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    options.out_strides = strides;
    const int width = r->rank == 2 ? 9 : 6;
    made m;
    SDYI_TRY(make(r, c, r->rank == 2 ? &options : NULL, &m));
    const bool is_back = strstr(c->from, "device_ids") != NULL;
    EXPECT((strstr(m.text, "unpack") != NULL) == (r->rank == 2));
    EXPECT(strstr(m.text, "ncclAllGather") != NULL);
    SDYI_TRY(run(&m));
    unsigned char host[72];
    SDYI_TRY(sdyrt_copy(r->context, host, m.out, m.out_bytes));
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 6; j++) { /* byte k of rank q is q + k */
            const int from = is_back ? 3 - i / 2 : i / 2;
            EXPECT(host[i * width + j] == from + i % 2 * 6 + j);
        }
    for (int i = 0; i < 7 && r->rank == 2; i++)
        for (int j = 6; j < 9; j++) /* between them nothing is written */
            EXPECT(host[i * 9 + j] == 77 + i * 9 + j);
    free_made(r, &m);
    return sdyrt_barrier(r->context);
}

static void test_layouts_that_differ(void **state) {
    (void)state;
    native_case *c = case_of("rows gathered");
    c->type = "tensor<8x6xi8>";
    crew_setting s = crew_start(4);
    s.argument = c;
    run_crew(&s, gather_into_strides);
    /* in the order of the others, which are in place in no other */
    c = case_of("gathered backwards");
    s = crew_start(4);
    s.argument = c;
    run_crew(&s, gather_into_strides);
}

/* Rows apart from each other, which the root fills by itself. */
static sdyrt_status broadcast_into_strides(crew_rank *r) {
    const int64_t strides[2] = {9, 1};
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    options.out_strides = strides;
    made m;
    SDYI_TRY(make(r, r->argument, r->rank < 2 ? &options : NULL, &m));
    EXPECT(strstr(m.text, "ncclBroadcast of 48 bytes among 4") != NULL);
    EXPECT((strstr(m.text, "pack") != NULL) == (r->rank < 2));
    SDYI_TRY(run(&m));
    unsigned char host[72];
    SDYI_TRY(sdyrt_copy(r->context, host, m.out, m.out_bytes));
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 6; j++)
            EXPECT(host[i * (r->rank < 2 ? 9 : 6) + j] == i * 6 + j);
    free_made(r, &m);
    return sdyrt_barrier(r->context);
}

static void test_a_root_whose_rows_are_apart(void **state) {
    (void)state;
    native_case *c = case_of("one for all");
    c->type = "tensor<8x6xi8>";
    crew_setting s = crew_start(4);
    s.argument = c;
    run_crew(&s, broadcast_into_strides);
}

/* -- bits ------------------------------------------------------------------ */

/* A sum in which the order shows: 2^24, 1, 1, -2^24. */
static sdyrt_status sum_in_order(crew_rank *r) {
    static const float terms[4] = {16777216, 1, 1, -16777216};
    const sdyi_nccl_rank *me = r->context->state;
    float host[48];
    made m;
    SDYI_TRY(make(r, r->argument, NULL, &m));
    for (int i = 0; i < 48; i++)
        host[i] = terms[r->rank];
    SDYI_TRY(sdyrt_copy(r->context, m.in, host, sizeof host));
    SDYI_TRY(run(&m));
    SDYI_TRY(sdyrt_copy(r->context, host, m.out, sizeof host));
    int n_ordered = 0;
    for (int i = 0; i < 48; i++)
        n_ordered += host[i] == 0;
    EXPECT((n_ordered == 48) == me->is_deterministic);
    free_made(r, &m);
    return sdyrt_barrier(r->context);
}

static void test_bits_of_sums(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        crew_setting s = crew_start(4);
        s.nccl_config.deterministic = i;
        s.argument = case_of("a small sum");
        run_crew(&s, sum_in_order);
    }
}

/* -- graphs ---------------------------------------------------------------- */

static void test_every_plan_can_be_captured(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        native_case c = cases[i];
        if (strstr(c.from, ONE) != NULL)
            continue; /* most ranks have no `in` */
        crew_setting s = crew_start(4);
        s.argument = &c;
        run_crew(&s, capture_and_replay);
    }
}

/* -- connecting ------------------------------------------------------------ */

/* Capture a plan after one was made whose size is of the same power of two: for
 * its own, NCCL may have another algorithm. */
static sdyrt_status capture_another_size(crew_rank *r) {
    const sdyi_nccl_rank *me = r->context->state;
    const native_case *const c = case_of("rows gathered");
    native_case smaller = *c, larger = *c;
    struct CUstream_st *stream = NULL;
    int before;
    made a, b;
    smaller.type = "tensor<8x5xf32>";
    larger.type = "tensor<8x7xf32>";
    SDYI_TRY(make(r, &smaller, NULL, &a));
    SDYI_TRY(make(r, &larger, NULL, &b));
    SDYI_TRY(sdyi_gpu_enter(me->device, &before));
    SDYI_TRY(sdyi_gpu_stream_create(&stream));
    fake_capture_start(stream);
    SDYI_TRY(sdyrt_plan_run_on(b.plan, b.in, b.out, stream));
    fake_graph_free(fake_capture_end(stream));
    sdyi_gpu_stream_destroy(stream);
    sdyi_gpu_leave(me->device, before);
    free_made(r, &a);
    free_made(r, &b);
    return sdyrt_barrier(r->context);
}

static void test_ranks_are_connected_for_each_size(void **state) {
    (void)state;
    crew_setting s = crew_start(4);
    run_crew(&s, capture_another_size);
}

/* A second plan of the same size finds its ranks connected. */
static sdyrt_status plan_twice(crew_rank *r) {
    made a, b;
    SDYI_TRY(make(r, r->argument, NULL, &a));
    SDYI_TRY(sdyrt_barrier(r->context));
    const int64_t collectives = fake_collectives();
    EXPECT(collectives == 4);
    SDYI_TRY(sdyrt_barrier(r->context));
    SDYI_TRY(make(r, r->argument, NULL, &b));
    SDYI_TRY(sdyrt_barrier(r->context));
    EXPECT(fake_collectives() == collectives);
    free_made(r, &a);
    free_made(r, &b);
    return sdyrt_barrier(r->context);
}

static void test_ranks_are_connected_once(void **state) {
    (void)state;
    crew_setting s = crew_start(4);
    s.argument = case_of("rows gathered");
    run_crew(&s, plan_twice);
}

/* The collective that connects a plan of all_reduce: of its own size, or where
 * rank 2 has no room for that of the size that 100 bytes of scratch allow on
 * all ranks. */
typedef struct warmup {
    const native_case *c;
    const char *fails; /* on rank 2; NULL: nothing */
    int64_t bytes;
} warmup;

static sdyrt_status plan_and_look(crew_rank *r) {
    const warmup *const w = r->argument;
    made m, again;
    if (r->rank == 2 && w->fails != NULL)
        fake_fail(w->fails, 0);
    SDYI_TRY(sdyrt_barrier(r->context));
    SDYI_TRY(make(r, w->c, NULL, &m));
    SDYI_TRY(sdyrt_barrier(r->context));
    EXPECT(fake_largest_collective() == w->bytes);
    EXPECT(fake_collectives() == 4);
    SDYI_TRY(sdyrt_barrier(r->context));
    SDYI_TRY(run(&m));
    SDYI_TRY(sdyrt_wait(r->context));
    SDYI_TRY(make(r, w->c, NULL, &again)); /* which takes memory once more */
    free_made(r, &again);
    free_made(r, &m);
    return sdyrt_barrier(r->context);
}

static void test_ranks_are_connected_with_what_they_move(void **state) {
    (void)state;
    enum { MOVED = 98304, FREE = 2 * MOVED };
    const struct {
        size_t n_free; /* on rank 2 */
        const char *fails;
        int64_t bytes;
    } rows[] = {{FREE, NULL, MOVED},
                {FREE - 1, NULL, 96},
                {FREE, "sdyi_gpu_alloc", 96}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        warmup w = {case_of("a large sum in shares"), rows[i].fails,
                    rows[i].bytes};
        crew_setting s = crew_start(4);
        fake_device_has(2, FREE, rows[i].n_free);
        s.nccl_config.scratch_bytes = 100;
        s.argument = &w;
        run_crew(&s, plan_and_look);
    }
}

/* -- failures -------------------------------------------------------------- */

static sdyrt_status fail_to_gather(crew_rank *r) {
    made m;
    SDYI_TRY(make(r, r->argument, NULL, &m));
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 1)
        fake_fail("ncclAllGather", 0);
    else
        (void)sdyrt_wait(r->context);
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 1) {
        EXPECT(run(&m) == SDYRT_BACKEND);
        EXPECT_TEXT("ncclAllGather: ");
        EXPECT(run(&m) == SDYRT_ABORTED);
        EXPECT_TEXT("ncclAllGather: ");
    }
    free_made(r, &m);
    return SDYRT_OK;
}

static void test_a_collective_that_fails_ends_the_context(void **state) {
    (void)state;
    crew_setting s = crew_start(4);
    s.argument = case_of("rows gathered");
    run_crew(&s, fail_to_gather);
}

/* Rank 3 does not run; ranks 0 and 1 are a group of their own. */
static sdyrt_status gather_in_vain(crew_rank *r) {
    made m;
    SDYI_TRY(make(r, r->argument, NULL, &m));
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 2)
        crew_set_timeout(r, 3);
    if (r->rank != 3)
        SDYI_TRY(run(&m));
    if (r->rank < 2)
        SDYI_TRY(sdyrt_wait(r->context));
    if (r->rank == 2) {
        EXPECT(sdyrt_wait(r->context) == SDYRT_TIMEOUT);
        EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_RANK_MISSING);
        EXPECT(run(&m) == SDYRT_ABORTED);
    }
    free_made(r, &m);
    return SDYRT_OK;
}

static void test_a_rank_that_does_not_come_to_a_collective(void **state) {
    (void)state;
    crew_setting s = crew_start(4);
    s.config.timeout = 60;
    s.argument = case_of("gathered by neighbours");
    run_crew(&s, gather_in_vain);
}

/* The memory to connect with is not there. */
static sdyrt_status plan_without_memory(crew_rank *r) {
    sdyrt_plan *plan = NULL;
    if (r->rank == 2)
        fake_fail("sdyi_gpu_alloc", 0);
    SDYI_TRY(sdyrt_barrier(r->context));
    const sdyrt_status status = make_plan(r->context, r->argument, NULL, &plan);
    EXPECT(plan == NULL);
    EXPECT(status == SDYRT_MEMORY || status == SDYRT_ABORTED);
    EXPECT_TEXT("no memory for");
    SDYI_TRY(sdyrt_barrier(r->context));
    made m;
    SDYI_TRY(make(r, r->argument, NULL, &m));
    SDYI_TRY(run(&m));
    SDYI_TRY(sdyrt_wait(r->context));
    free_made(r, &m);
    return sdyrt_barrier(r->context);
}

static void test_a_plan_for_which_there_is_no_memory(void **state) {
    (void)state;
    crew_setting s = crew_start(4);
    s.argument = case_of("rows gathered");
    run_crew(&s, plan_without_memory);
}

/* Let this thread's realloc fail once, after so many; -1: it does not. */
static _Thread_local int reallocs_left = -1;

void *__wrap_realloc(void *memory, size_t bytes);
void *__real_realloc(void *memory, size_t bytes);

void *__wrap_realloc(void *memory, size_t bytes) {
    if (reallocs_left >= 0 && reallocs_left-- == 0)
        return NULL;
    return __real_realloc(memory, bytes);
}

/* Rank 2 is strided, on which all decide again, and make communicators: all
 * ranks get the reason where one fails, whenever it does. */
static sdyrt_status decide_without_memory(crew_rank *r) {
    const int64_t strides[2] = {9, 1};
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    options.out_strides = strides;
    int n_failed = 0;
    for (int n = 0; n < 12; n++) {
        sdyrt_plan *plan = NULL;
        reallocs_left = r->rank == 0 ? n : -1;
        const sdyrt_status status = make_plan(
            r->context, r->argument, r->rank == 2 ? &options : NULL, &plan);
        reallocs_left = -1;
        if (status == SDYRT_OK) {
            sdyrt_plan_destroy(plan);
            continue;
        }
        EXPECT(status == (r->rank == 0 ? SDYRT_MEMORY : SDYRT_ABORTED));
        EXPECT_TEXT("no memory for");
        n_failed++;
    }
    EXPECT(n_failed >= 2 && n_failed < 12);
    return sdyrt_barrier(r->context);
}

static void test_a_rank_that_cannot_decide_again(void **state) {
    (void)state;
    crew_setting s = crew_start(4);
    s.argument = case_of("gathered by neighbours");
    run_crew(&s, decide_without_memory);
}

static void test_ranks_that_are_not_as_deterministic(void **state) {
    (void)state;
    crew_rank ranks[4];
    crew_setting s = crew_start(4);
    sdyrt_nccl_config configs[4];
    for (int r = 0; r < 4; r++) {
        configs[r] = s.nccl_config;
        configs[r].deterministic = r == 2;
    }
    s.nccl_configs = configs;
    crew_run(&s, 4, NULL, ranks);
    for (int r = 0; r < 4; r++)
        crew_assert_failed(&ranks[r], SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                           "deterministic is 0 on rank 0 and 1 on rank 2");
    for (int r = 0; r < 4; r++)
        configs[r].deterministic = 2;
    s = crew_start(4);
    s.nccl_configs = configs;
    crew_run(&s, 4, NULL, ranks);
    crew_assert_failed(&ranks[0], SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                       "deterministic is 2, expected -1 to 1");
    crew_assert_clean();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_plans_become),
        cmocka_unit_test(test_an_old_library_exchanges_by_messages),
        cmocka_unit_test(test_what_scratch_does_not_hold_goes_in_rounds),
        cmocka_unit_test(test_what_needs_very_many_rounds_goes_by_messages),
        cmocka_unit_test(test_messages_take_rounds_when_scratch_is_short),
        cmocka_unit_test(test_what_would_need_too_many_groups_goes_by_messages),
        cmocka_unit_test(test_deterministic_floats_are_reduced_in_order),
        cmocka_unit_test(test_layouts_that_differ),
        cmocka_unit_test(test_a_root_whose_rows_are_apart),
        cmocka_unit_test(test_bits_of_sums),
        cmocka_unit_test(test_every_plan_can_be_captured),
        cmocka_unit_test(test_ranks_are_connected_once),
        cmocka_unit_test(test_ranks_are_connected_with_what_they_move),
        cmocka_unit_test(test_ranks_are_connected_for_each_size),
        cmocka_unit_test(test_a_collective_that_fails_ends_the_context),
        cmocka_unit_test(test_a_rank_that_does_not_come_to_a_collective),
        cmocka_unit_test(test_a_plan_for_which_there_is_no_memory),
        cmocka_unit_test(test_a_rank_that_cannot_decide_again),
        cmocka_unit_test(test_ranks_that_are_not_as_deterministic),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
