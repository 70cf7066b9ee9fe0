/* Programs of the devices of a mesh, one for each rank: sdyrt.reshard goes from
 * tile to tile, a run allocates nothing, and the program of another device is
 * refused. */
#include "program_text.h"
#include <sdyrt/execute.h>
#include <sdyrt/tile.h>

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

/* The linker puts these in the place of malloc and its kin (CMakeLists.txt). */
void *__real_malloc(size_t bytes);
void *__real_calloc(size_t n, size_t bytes);
void *__real_realloc(void *memory, size_t bytes);
SDYRT_API void *__wrap_malloc(size_t bytes);
SDYRT_API void *__wrap_calloc(size_t n, size_t bytes);
SDYRT_API void *__wrap_realloc(void *memory, size_t bytes);

static _Thread_local int calls;    /* of this rank */
static _Thread_local size_t taken; /* bytes, by these */

static void count(size_t bytes) {
    calls++;
    taken += bytes;
}

void *__wrap_malloc(size_t bytes) {
    count(bytes);
    return __real_malloc(bytes);
}

void *__wrap_calloc(size_t n, size_t bytes) {
    count(n * bytes);
    return __real_calloc(n, bytes);
}

void *__wrap_realloc(void *memory, size_t bytes) {
    count(bytes);
    return __real_realloc(memory, bytes);
}

enum { MOST = 64, TURNS = 3 };

/* -- cases ----------------------------------------------------------------- */

typedef struct reshard_case {
    const char *mesh; /* 2 x 2 */
    const char *type, *from, *to;
    const char *reduction; /* NULL: none is named */
    sdyrt_reduction combines;
    bool is_manual; /* along "y" */
} reshard_case;

#define IN_ORDER "<[\"x\"=2, \"y\"=2]>"
#define FOURTEEN "{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}"
#define PERMUTED "<[\"x\"=2, \"y\"=2], device_ids=[3, 1, 0, 2]>"

static const reshard_case cases[] = {
    {IN_ORDER, "tensor<6x4xi32>", "<@m, [{\"x\"}, {}]>", "<@m, [{}, {\"x\"}]>",
     NULL, SDYRT_SUM, false},
    {IN_ORDER, "tensor<5x7xi32>", "<@m, [{\"x\"}, {\"y\"}]>",
     "<@m, [{\"y\", \"x\"}, {}]>", NULL, SDYRT_SUM, false},
    {PERMUTED, "tensor<5x7xi32>", "<@m, [{\"x\"}, {\"y\"}]>",
     "<@m, [{}, {\"y\"}]>", NULL, SDYRT_SUM, false},
    {IN_ORDER, "tensor<1xi32>", "<@m, [{\"x\", \"y\"}]>", "<@m, [{\"y\"}]>",
     NULL, SDYRT_SUM, false},
    {IN_ORDER, "tensor<i32>", "<@m, [], unreduced={\"x\", \"y\"}>", "<@m, []>",
     NULL, SDYRT_SUM, false},
    {PERMUTED, "tensor<9xi32>", "<@m, [{}], unreduced={\"x\", \"y\"}>",
     "<@m, [{\"x\"}]>", "sum", SDYRT_SUM, false},
    {IN_ORDER, "tensor<5x3xi32>", "<@m, [{\"x\"}, {}], unreduced={\"y\"}>",
     "<@m, [{}, {\"x\"}]>", "max", SDYRT_MAX, false},
    {IN_ORDER, "tensor<5xi32>", "<@m, [{}], unreduced=min{\"y\"}>",
     "<@m, [{\"y\"}]>", NULL, SDYRT_MIN, false},
    {IN_ORDER, "tensor<5xi32>", "<@m, [{\"x\"}], unreduced={\"y\"}>",
     "<@m, [{\"y\", \"x\"}]>", "prod", SDYRT_PROD, false},
    {IN_ORDER, "tensor<5xi32>", "<@m, [{}], unreduced={\"x\", \"y\"}>",
     "<@m, [{\"y\"}]>", "and", SDYRT_AND, false},
    {PERMUTED, "tensor<5xi32>", "<@m, [{\"y\"}], unreduced={\"x\"}>",
     "<@m, [{}]>", "or", SDYRT_OR, false},
    {IN_ORDER, "tensor<5xi32>", "<@m, [{\"y\"}], unreduced={\"x\"}>",
     "<@m, [{}]>", "xor", SDYRT_XOR, false},
    {IN_ORDER, "tensor<5xi32>", "<@m, [{\"x\"}]>", "<@m, [{}]>", NULL,
     SDYRT_SUM, true},
    {PERMUTED, "tensor<5xi32>", "<@m, [{}], unreduced={\"x\"}>",
     "<@m, [{\"x\"}]>", NULL, SDYRT_SUM, true},
    {PERMUTED, "tensor<3x1x1x2x1x1x1x1x1x1x1x1x1x1x1x5xi32>",
     "<@m, [{\"x\"}, " FOURTEEN ", {}]>", "<@m, [{}, " FOURTEEN ", {\"x\"}]>",
     NULL, SDYRT_SUM, true},
};

/* -- values ---------------------------------------------------------------- */

/* Of an element, as the term of a device. */
static int32_t term(int64_t index, int64_t number) {
    return (int32_t)(index * 5 + 3 * number * number + 1 + (number << 4));
}

static int32_t combine(sdyrt_reduction reduction, int32_t a, int32_t b) {
    switch (reduction) {
    case SDYRT_MAX:
        return a > b ? a : b;
    case SDYRT_MIN:
        return a < b ? a : b;
    case SDYRT_PROD:
        return a * b;
    case SDYRT_AND:
        return a & b;
    case SDYRT_OR:
        return a | b;
    case SDYRT_XOR:
        return a ^ b;
    default:
        return a + b;
    }
}

static int32_t combined(const reshard_case *c, int64_t index, int64_t first,
                        int64_t n_terms) {
    int32_t all = term(index, first);
    for (int64_t i = 1; i < n_terms; i++)
        all = combine(c->combines, all, term(index, first + i));
    return all;
}

/* The number of an element of a tile in the whole. */
static int64_t whole_index(const sdyrt_type *type, const sdyrt_tile *tile,
                           int64_t i) {
    int64_t index = 0, step = 1;
    for (int d = tile->rank; d-- > 0;) {
        index += step * (tile->offset[d] + i % tile->size[d]);
        i /= tile->size[d];
        step *= type->dims[d];
    }
    return index;
}

/* -- ranks ----------------------------------------------------------------- */

typedef struct runs {
    const reshard_case *c;
    sdyrt_type type;
    const sdyrt_mesh *mesh;
    const sdyrt_sharding *from, *to;
    int shift[4]; /* rank r has the program of device r + shift[r] */
    int n_checks; /* of elements, by rank 0 */
    sdyrt_status statuses[4];
    char messages[4][400];
    bool is_right[4];
} runs;

static void tile_text(const sdyrt_tile *tile, char *text, size_t bytes) {
    int n = snprintf(text, bytes, "tensor<");
    for (int d = 0; d < tile->rank; d++)
        n += snprintf(text + n, bytes - (size_t)n, "%" PRId64 "x",
                      tile->size[d]);
    (void)snprintf(text + n, bytes - (size_t)n, "i32>");
}

static void program_text(const runs *r, int64_t device, char *text,
                         size_t bytes) {
    const reshard_case *const c = r->c;
    char in[64], out[64], reduction[64] = "";
    sdyrt_tile before, after;
    (void)sdyrt_tile_of(r->from, &r->type, device, &before);
    (void)sdyrt_tile_of(r->to, &r->type, device, &after);
    tile_text(&before, in, sizeof in);
    tile_text(&after, out, sizeof out);
    if (c->reduction != NULL)
        (void)snprintf(reduction, sizeof reduction, ", reduction = \"%s\"",
                       c->reduction);
    (void)snprintf(
        text, bytes,
        "sdy.mesh @m = %s\n"
        "func.func @main(%%a: %s {sdy.sharding = #sdy.sharding%s, "
        "sdyrt.global = %s}) -> (%s {sdy.sharding = #sdy.sharding%s, "
        "sdyrt.global = %s}) {\n"
        "  %%0 = \"sdyrt.reshard\"(%%a) {global = %s, from = "
        "#sdy.sharding%s, to = #sdy.sharding%s%s%s} : (%s) -> %s\n"
        "  return %%0 : %s\n}\n",
        c->mesh, in, c->from, c->type, out, c->to, c->type, c->type, c->from,
        c->to, reduction,
        c->is_manual ? ", manual_axes = #sdy<manual_axes{\"y\"}>" : "", in, out,
        out);
}

/* The number of this device's term, of how many; devices that are apart along a
 * manual axis have terms of their own. */
static int64_t term_of(const runs *r, int64_t device, int64_t *n_terms) {
    int64_t number = 0, position = 0;
    (void)sdyrt_shard_index(r->from, -1, device, &number);
    (void)sdyrt_mesh_position_of(r->mesh, device, &position);
    sdyrt_reduction reduction;
    *n_terms =
        INT64_C(1) << sdyrt_sharding_unreduced(r->from, &reduction).count;
    return r->c->is_manual ? number + 2 * (position % 2) : number;
}

static bool run_turns(runs *r, sdyrt_executor *executor, int rank) {
    int32_t in[MOST], out[MOST];
    int64_t n_terms;
    sdyrt_tile before, after;
    const int64_t own = term_of(r, rank, &n_terms);
    const int64_t first = r->c->is_manual ? own / 2 * 2 : 0;
    (void)sdyrt_tile_of(r->from, &r->type, rank, &before);
    (void)sdyrt_tile_of(r->to, &r->type, rank, &after);
    for (int64_t i = 0; i < before.elements; i++)
        in[i] = term(whole_index(&r->type, &before, i), own);
    const void *const arguments[] = {in};
    void *const results[] = {out};
    bool is_right = true;
    for (int turn = 0; turn < TURNS && is_right; turn++) {
        memset(out, 0xee, sizeof out);
        const int before_run = calls;
        is_right = sdyrt_executor_run(executor, arguments, results) == SDYRT_OK;
        is_right &= calls == before_run;
        for (int64_t i = 0; i < after.elements; i++) {
            const int64_t index = whole_index(&r->type, &after, i);
            const int32_t wanted = n_terms == 1
                                       ? term(index, first)
                                       : combined(r->c, index, first, n_terms);
            is_right &= out[i] == wanted;
            r->n_checks += rank == 0;
        }
    }
    return is_right;
}

static bool says_its_tiles(const runs *r, const sdyrt_executable *executable) {
    sdyrt_type type, whole;
    const sdyrt_sharding *sharding = NULL;
    bool is_right = sdyrt_executable_argument_whole(executable, 0, &whole,
                                                    &sharding) == SDYRT_OK &&
                    sharding != NULL && whole.rank == r->type.rank;
    for (int d = 0; d < whole.rank && is_right; d++)
        is_right = whole.dims[d] == r->type.dims[d];
    sdyrt_tile tile;
    is_right = is_right &&
               sdyrt_tile_of(sharding, &whole, 0, &tile) == SDYRT_OK &&
               sdyrt_executable_argument(executable, 0, &type) == SDYRT_OK;
    sdyrt_sharding_release(sharding);
    sharding = NULL;
    is_right = is_right &&
               sdyrt_executable_result_whole(executable, 0, &whole,
                                             &sharding) == SDYRT_OK &&
               sharding != NULL;
    sdyrt_sharding_release(sharding);
    return is_right && sdyrt_executable_result_whole(
                           executable, 1, &whole, &sharding) == SDYRT_ARGUMENT;
}

static sdyrt_status run_rank(sdyrt_context *context, void *argument) {
    runs *const r = argument;
    const int rank = sdyrt_context_rank(context);
    char text[2000];
    sdyrt_pool *pool = NULL;
    sdyrt_program *program = NULL;
    sdyrt_executable *executable = NULL;
    sdyrt_executor *executor = NULL;
    sdyrt_executor_options options = SDYRT_EXECUTOR_OPTIONS_INIT;
    options.context = context;
    program_text(r, (rank + r->shift[rank]) % 4, text, sizeof text);
    sdyrt_status status = sdyrt_pool_create(&pool);
    if (status == SDYRT_OK)
        status = test_parse(pool, text, &program);
    if (status == SDYRT_OK)
        status = sdyrt_program_compile(program, &executable);
    if (status == SDYRT_OK)
        status = sdyrt_executor_create_on(executable, &options, &executor);
    (void)snprintf(r->messages[rank], sizeof r->messages[rank], "%s",
                   status == SDYRT_OK ? "" : sdyrt_last_error());
    if (status == SDYRT_OK)
        r->is_right[rank] = run_turns(r, executor, rank) &&
                            (rank > 0 || says_its_tiles(r, executable));
    sdyrt_executor_destroy(executor);
    sdyrt_executable_destroy(executable);
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
    r->statuses[rank] = status;
    return SDYRT_OK;
}

static void start(runs *r, const reshard_case *c) {
    *r = (runs){.c = c};
    sdyrt_named_mesh named = {.name = "m"};
    assert_int_equal(sdyrt_mesh_parse(c->mesh, &r->mesh), SDYRT_OK);
    named.mesh = r->mesh;
    assert_int_equal(sdyrt_type_parse(c->type, &r->type), SDYRT_OK);
    assert_int_equal(sdyrt_sharding_parse(c->from, &named, 1, &r->from),
                     SDYRT_OK);
    assert_int_equal(sdyrt_sharding_parse(c->to, &named, 1, &r->to), SDYRT_OK);
}

static void end(const runs *r) {
    sdyrt_sharding_release(r->from);
    sdyrt_sharding_release(r->to);
    sdyrt_mesh_release(r->mesh);
}

/* -- tests ----------------------------------------------------------------- */

static void test_goes_from_tile_to_tile(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        runs r;
        start(&r, &cases[i]);
        assert_int_equal(sdyrt_threads_run(NULL, 4, run_rank, &r), SDYRT_OK);
        for (int rank = 0; rank < 4; rank++) {
            assert_string_equal(r.messages[rank], "");
            if (!r.is_right[rank])
                fail_msg("case %zu: rank %d is wrong", i, rank);
        }
        assert_true(r.n_checks > 0);
        end(&r);
    }
}

/* Tiles of 5 and 7 elements in 2 parts differ from device to device. */
static void test_refuses_the_program_of_another_device(void **state) {
    (void)state;
    runs r;
    start(&r, &cases[1]);
    for (int rank = 0; rank < 4; rank++)
        r.shift[rank] = 1;
    assert_int_equal(sdyrt_threads_run(NULL, 4, run_rank, &r), SDYRT_OK);
    for (int rank = 0; rank < 4; rank++) {
        assert_int_equal(r.statuses[rank], SDYRT_ARGUMENT);
        assert_non_null(
            strstr(r.messages[rank], "it is the program of another device"));
    }
    end(&r);
}

/* The others are told what is wrong with that of rank 2, and nothing runs. */
static void test_tells_all_what_is_not_for_the_device_of_one(void **state) {
    (void)state;
    runs r;
    start(&r, &cases[1]);
    r.shift[2] = 1;
    assert_int_equal(sdyrt_threads_run(NULL, 4, run_rank, &r), SDYRT_OK);
    for (int rank = 0; rank < 4; rank++) {
        assert_int_equal(r.statuses[rank],
                         rank == 2 ? SDYRT_ARGUMENT : SDYRT_ABORTED);
        assert_non_null(
            strstr(r.messages[rank], "it is the program of another device"));
        assert_true(rank == 2 ||
                    strstr(r.messages[rank], "rank 2 failed") != NULL);
    }
    end(&r);
}

static void test_refuses_a_mesh_of_other_ranks(void **state) {
    (void)state;
    for (int n = 1; n <= 3; n++) {
        runs r;
        start(&r, &cases[0]);
        assert_int_equal(sdyrt_threads_run(NULL, n, run_rank, &r), SDYRT_OK);
        for (int rank = 0; rank < n; rank++) {
            assert_int_equal(r.statuses[rank], SDYRT_ARGUMENT);
            assert_non_null(strstr(r.messages[rank],
                                   "argument 0 is cut by a mesh of 4 devices, "
                                   "and the program runs on "));
        }
        end(&r);
    }
}

/* -- programs of devices, from one of all ---------------------------------- */

static const char whole_text[] =
    "sdy.mesh @m = <[\"x\"=2]>\n"
    "func.func @main(%a: tensor<5x3xf32>"
    " {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {}]>}) -> tensor<3x3xf32> {\n"
    "  %0 = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0]"
    " : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<3x3xf32>\n"
    "  return %0 : tensor<3x3xf32>\n"
    "}\n";

static sdyrt_status load(sdyrt_pool *pool, int rank, int n_ranks,
                         sdyrt_executable **executable) {
    sdyrt_program *program = NULL;
    assert_int_equal(test_parse(pool, whole_text, &program), SDYRT_OK);
    const sdyrt_status status =
        sdyrt_program_load(program, rank, n_ranks, executable);
    sdyrt_program_destroy(program);
    return status;
}

static void add_bytes(void *state, const sdyrt_plan *plan) {
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
    *(size_t *)state += info.bytes_received;
}

static void test_loads_the_program_of_a_rank(void **state) {
    (void)state;
    sdyrt_pool *pool = NULL;
    sdyrt_executable *executable = NULL;
    assert_int_equal(sdyrt_pool_create(&pool), SDYRT_OK);
    for (int rank = 0; rank < 2; rank++) {
        sdyrt_type type;
        sdyrt_executable_info info = SDYRT_EXECUTABLE_INFO_INIT;
        sdyrt_collective_info moved = SDYRT_COLLECTIVE_INFO_INIT;
        size_t bytes = 0;
        assert_int_equal(load(pool, rank, 2, &executable), SDYRT_OK);
        assert_int_equal(sdyrt_executable_argument(executable, 0, &type),
                         SDYRT_OK);
        assert_int_equal(type.dims[0], 3 - rank);
        assert_int_equal(sdyrt_executable_info_get(executable, &info),
                         SDYRT_OK);
        assert_int_equal(info.n_collectives, 1);
        assert_int_equal(sdyrt_executable_collective(executable, 0, &moved),
                         SDYRT_OK);
        assert_string_equal(moved.op, "sdyrt.reshard");
        assert_int_equal(moved.line, 3);
        assert_string_equal(moved.text, "tensor<3x3xf32> from <@m, [{}, {}], "
                                        "unreduced={\"x\"}> to <@m, [{}, {}]>");
        assert_string_equal(moved.for_op, "stablehlo.dot_general");
        assert_int_equal(moved.for_number, 0);
        assert_true(moved.is_for_result);
        assert_int_equal(
            sdyrt_executable_preview(executable, 0, rank, 2, add_bytes, &bytes),
            SDYRT_OK);
        assert_int_equal(bytes, 9 * sizeof(float));
        assert_int_equal(sdyrt_executable_collective(executable, 1, &moved),
                         SDYRT_ARGUMENT);
        assert_int_equal(
            sdyrt_executable_preview(executable, 0, 2, 2, add_bytes, &bytes),
            SDYRT_ARGUMENT);
        assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
        sdyrt_executable_destroy(executable);
        executable = NULL;
    }
    sdyrt_pool_destroy(pool);
}

/* Sums of one type and place are one movement; others are not. */
static void test_tells_collectives_that_are_alike(void **state) {
    (void)state;
    static const char text[] =
        "sdy.mesh @m = <[\"x\"=2]>\n"
        "func.func @main(%a: tensor<4x3xf32>"
        " {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {}]>}, "
        "%b: tensor<4x2xf32>"
        " {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {}]>})"
        " -> (tensor<3x3xf32>, tensor<3x2xf32>, tensor<3x3xf32>) {\n"
        "  %0 = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0]"
        " : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>\n"
        "  %1 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0]"
        " : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>\n"
        "  %2 = stablehlo.negate %a : tensor<4x3xf32>\n"
        "  %3 = stablehlo.dot_general %a, %2, contracting_dims = [0] x [0]"
        " : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>\n"
        "  return %0, %1, %3"
        " : tensor<3x3xf32>, tensor<3x2xf32>, tensor<3x3xf32>\n"
        "}\n";
    static const int firsts[] = {0, 1, 0};
    sdyrt_pool *pool = NULL;
    sdyrt_program *program = NULL;
    sdyrt_executable *executable = NULL;
    assert_int_equal(sdyrt_pool_create(&pool), SDYRT_OK);
    assert_int_equal(test_parse(pool, text, &program), SDYRT_OK);
    assert_int_equal(sdyrt_program_load(program, 0, 2, &executable), SDYRT_OK);
    for (int i = 0; i < 3; i++) {
        sdyrt_collective_info info = SDYRT_COLLECTIVE_INFO_INIT;
        assert_int_equal(sdyrt_executable_collective(executable, i, &info),
                         SDYRT_OK);
        assert_int_equal(info.first, firsts[i]);
    }
    sdyrt_executable_destroy(executable);
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
}

enum { PAIRS = 32 };

/* A program on a mesh of n devices: each tensor goes to other tiles, into a
 * manual computation, and to other tiles in there. */
static void write_moves(int devices, char *text, size_t bytes) {
    int n = snprintf(text, bytes,
                     "sdy.mesh @m = <[\"x\"=%d, \"y\"=2]>\n"
                     "func.func @main() {\n",
                     devices / 2);
    for (int i = 1; i <= PAIRS; i++) {
        char all[32], tile[32];
        (void)snprintf(all, sizeof all, "tensor<2x%dx%dxi8>", devices, i);
        (void)snprintf(tile, sizeof tile, "tensor<1x%dx%dxi8>", devices, i);
        n += snprintf(
            text + n, bytes - (size_t)n,
            "  %%c%d = stablehlo.constant dense<1> : %s\n"
            "  %%n%d = stablehlo.negate %%c%d : %s\n"
            "  %%x%d = sdy.sharding_constraint %%n%d <@m, [{}, {\"x\"}, {}]> : "
            "%s\n"
            "  sdy.manual_computation(%%x%d) in_shardings=[<@m, [{\"y\"}, {}, "
            "{}]>] out_shardings=[] manual_axes={\"y\"} (%%a: %s) {\n"
            "    %%b = sdy.sharding_constraint %%a <@m, [{}, {\"x\"}, {}]> : "
            "%s\n"
            "    sdy.return\n"
            "  } : (%s) -> ()\n",
            i, all, i, i, all, i, i, all, i, tile, tile, all);
    }
    (void)snprintf(text + n, bytes - (size_t)n, "  return\n}\n");
}

/* The bytes that it takes to load it for a rank, all requests together. */
static size_t bytes_to_load(int devices) {
    char text[16384];
    sdyrt_pool *pool = NULL;
    sdyrt_program *program = NULL;
    sdyrt_executable *executable = NULL;
    sdyrt_executable_info info = SDYRT_EXECUTABLE_INFO_INIT;
    write_moves(devices, text, sizeof text);
    assert_int_equal(sdyrt_pool_create(&pool), SDYRT_OK);
    assert_int_equal(test_parse(pool, text, &program), SDYRT_OK);
    taken = 0;
    assert_int_equal(sdyrt_program_load(program, 5, devices, &executable),
                     SDYRT_OK);
    const size_t bytes = taken;
    assert_int_equal(sdyrt_executable_info_get(executable, &info), SDYRT_OK);
    assert_int_equal(info.n_collectives, 2 * PAIRS);
    sdyrt_executable_destroy(executable);
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
    return bytes;
}

/* The same for collectives of StableHLO in groups along an axis of a mesh. */
static size_t bytes_to_compile(int devices) {
    char text[16384];
    sdyrt_pool *pool = NULL;
    sdyrt_program *program = NULL;
    sdyrt_executable *executable = NULL;
    int n = snprintf(text, sizeof text,
                     "sdy.mesh @m = <[\"x\"=%d, \"y\"=2]>\n"
                     "func.func @main(%%0: tensor<2xi8>) -> tensor<2xi8> {\n",
                     devices / 2);
    for (int i = 1; i <= PAIRS; i++)
        n += snprintf(text + n, sizeof text - (size_t)n,
                      "  %%%d = \"stablehlo.collective_broadcast\"(%%%d) "
                      "{replica_groups = #stablehlo.replica_group_mesh_axes<"
                      "mesh = @m, axes = [#stablehlo.axis_ref<name = \"x\">]>, "
                      "channel_handle = #stablehlo.channel_handle<handle = %d, "
                      "type = 1>} : (tensor<2xi8>) -> tensor<2xi8>\n",
                      i, i - 1, i);
    (void)snprintf(text + n, sizeof text - (size_t)n,
                   "  return %%%d : tensor<2xi8>\n}\n", PAIRS);
    assert_int_equal(sdyrt_pool_create(&pool), SDYRT_OK);
    assert_int_equal(test_parse(pool, text, &program), SDYRT_OK);
    taken = 0;
    assert_int_equal(sdyrt_program_compile(program, &executable), SDYRT_OK);
    const size_t bytes = taken;
    sdyrt_executable_destroy(executable);
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
    return bytes;
}

static void test_needs_no_memory_for_each_device(void **state) {
    (void)state;
    const size_t few = bytes_to_load(8), fewer = bytes_to_compile(8);
    assert_in_range(bytes_to_load(1 << 20), few / 2, few + few / 2);
    assert_in_range(bytes_to_compile(1 << 20), fewer / 2, fewer + fewer / 2);
}

static void test_refuses_ranks_that_are_no_devices(void **state) {
    (void)state;
    static const int ranks[][2] = {{-1, 2}, {2, 2}, {0, 1}, {0, 3}};
    sdyrt_pool *pool = NULL;
    sdyrt_executable *executable = NULL;
    assert_int_equal(sdyrt_pool_create(&pool), SDYRT_OK);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(load(pool, ranks[i][0], ranks[i][1], &executable),
                         SDYRT_ARGUMENT);
        assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
        assert_null(executable);
    }
    assert_string_equal(
        sdyrt_last_error(),
        "'sdy.mesh' op @m has 2 devices, and there are 3 ranks");
    sdyrt_pool_destroy(pool);
}

/* Rows that do not divide make two programs, others one. */
static void test_loads_the_programs_of_all_ranks(void **state) {
    (void)state;
    static const char even_text[] =
        "sdy.mesh @m = <[\"x\"=2]>\n"
        "func.func @main(%a: tensor<4x3xf32>"
        " {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {}]>})"
        " -> tensor<4x3xf32> {\n"
        "  %0 = stablehlo.add %a, %a : tensor<4x3xf32>\n"
        "  return %0 : tensor<4x3xf32>\n"
        "}\n";
    static const char *const texts[] = {whole_text, even_text};
    static const int64_t rows[][2] = {{3, 2}, {2, 2}};
    for (int i = 0; i < 2; i++) {
        sdyrt_pool *pool = NULL;
        sdyrt_program *program = NULL;
        sdyrt_executable *all[2] = {NULL, NULL};
        assert_int_equal(sdyrt_pool_create(&pool), SDYRT_OK);
        assert_int_equal(test_parse(pool, texts[i], &program), SDYRT_OK);
        assert_int_equal(sdyrt_program_load_all(program, 2, all), SDYRT_OK);
        assert_int_equal(all[0] == all[1], i == 1);
        sdyrt_executable_destroy(all[0]);
        /* the program is still that of all */
        assert_int_equal(sdyrt_program_load(program, 0, 2, &all[0]), SDYRT_OK);
        sdyrt_program_destroy(program);
        for (int rank = 0; rank < 2; rank++) {
            sdyrt_type type;
            assert_int_equal(sdyrt_executable_argument(all[rank], 0, &type),
                             SDYRT_OK);
            assert_int_equal(type.dims[0], rows[i][rank]);
            sdyrt_executable_destroy(all[rank]);
        }
        sdyrt_pool_destroy(pool);
    }
}

static void test_refuses_to_load_for_no_ranks(void **state) {
    (void)state;
    sdyrt_pool *pool = NULL;
    sdyrt_program *program = NULL;
    sdyrt_executable *all[3] = {NULL};
    assert_int_equal(sdyrt_pool_create(&pool), SDYRT_OK);
    assert_int_equal(test_parse(pool, whole_text, &program), SDYRT_OK);
    assert_int_equal(sdyrt_program_load_all(program, 0, all), SDYRT_ARGUMENT);
    assert_string_equal(sdyrt_last_error(), "sdyrt_program_load_all: 0 ranks");
    assert_int_equal(sdyrt_program_load_all(program, 3, all), SDYRT_ARGUMENT);
    assert_null(all[0]);
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_loads_the_program_of_a_rank),
        cmocka_unit_test(test_tells_collectives_that_are_alike),
        cmocka_unit_test(test_loads_the_programs_of_all_ranks),
        cmocka_unit_test(test_refuses_to_load_for_no_ranks),
        cmocka_unit_test(test_needs_no_memory_for_each_device),
        cmocka_unit_test(test_refuses_ranks_that_are_no_devices),
        cmocka_unit_test(test_goes_from_tile_to_tile),
        cmocka_unit_test(test_refuses_the_program_of_another_device),
        cmocka_unit_test(test_tells_all_what_is_not_for_the_device_of_one),
        cmocka_unit_test(test_refuses_a_mesh_of_other_ranks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
