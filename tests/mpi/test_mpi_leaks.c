/* Nothing is left over: of thousands of meshes on one context, and of thousands
 * of contexts. Counted in each process: open files, maps of memory, objects of
 * MPI, and bytes of the heap.
 *
 * test_mpi_leaks MESHES CONTEXTS: that many of each; without counting what
 * belongs to the system, where a tool such as valgrind watches, with a third
 * argument. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <dirent.h>
#include <malloc.h>
#include <sdyrt/mpi.h>
#include <sdyrt/sdyrt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mpi/pmpi_count.h"

enum { MAX_RANKS = 16, LARGE = 1000, MAX_ELEMENTS = 11 * 16 * LARGE };

static int rank, size;
static int n_meshes, n_contexts;
static bool is_watched;

/* -- counting -------------------------------------------------------------- */

/* The heap also grows and shrinks by what MPI keeps for later, and by where
 * blocks come to lie. What is lost with each use makes it grow all the time: so
 * it is counted MANY times, and a quarter of the growths must be below this
 * many bytes a use. The smallest block of the heap is 32 bytes; a leak of a
 * sixth of the operations is above the first. */
#define MANY 9
#define MESH_SLACK 3
#define CONTEXT_SLACK 16

typedef struct usage {
    int files;
    int maps;
    int arenas; /* maps of the library's shared memory */
    size_t heap;
    pmpi_counts mpi;
} usage;

static int count_files(void) {
    int n = 0;
    DIR *d = opendir("/proc/self/fd");
    assert_non_null(d);
    while (readdir(d) != NULL)
        n++;
    closedir(d);
    return n;
}

static usage count(void) {
    usage u = {.files = count_files(), .mpi = pmpi_live};
    char line[4096];
    FILE *maps = fopen("/proc/self/maps", "r");
    assert_non_null(maps);
    while (fgets(line, sizeof line, maps) != NULL) {
        u.maps++;
        u.arenas += strstr(line, "memfd:sdyrt") != NULL;
    }
    fclose(maps);
    u.heap = mallinfo2().uordblks;
    return u;
}

static void assert_same(const usage *before, const usage *after) {
    assert_int_equal(after->mpi.comms, before->mpi.comms);
    assert_int_equal(after->mpi.windows, before->mpi.windows);
    assert_int_equal(after->mpi.types, before->mpi.types);
    assert_int_equal(after->mpi.ops, before->mpi.ops);
    assert_int_equal(after->mpi.groups, before->mpi.groups);
    assert_int_equal(after->mpi.infos, before->mpi.infos);
    assert_int_equal(after->mpi.errhandlers, before->mpi.errhandlers);
    assert_int_equal(after->files, before->files);
    assert_int_equal(after->arenas, before->arenas);
    if (!is_watched)
        assert_int_equal(after->maps, before->maps);
}

static int ascending(const void *a, const void *b) {
    const long long x = *(const long long *)a, y = *(const long long *)b;
    return x < y ? -1 : x > y;
}

/* Call `use` with each number below `n`; nothing is kept after the `warm_up`
 * first. */
static void assert_keeps_nothing(void (*use)(sdyrt_context *, int),
                                 sdyrt_context *context, int n, int warm_up,
                                 int slack) {
    long long growth[MANY];
    for (int i = 0; i < warm_up; i++)
        use(context, i);
    const usage before = count();
    const int part = (n - warm_up) / MANY;
    size_t heap = before.heap;
    for (int k = 0; k < MANY; k++) {
        for (int i = 0; i < part; i++)
            use(context, warm_up + k * part + i);
        const usage after = count();
        assert_same(&before, &after);
        growth[k] = (long long)after.heap - (long long)heap;
        heap = after.heap;
    }
    qsort(growth, MANY, sizeof growth[0], ascending);
    print_message("rank %d: the heap grew by %lld bytes in %d uses\n", rank,
                  growth[MANY / 4], part);
    if (!is_watched)
        assert_true(growth[MANY / 4] <= (long long)slack * part);
}

/* The counts below see a leak. */
static void test_leaks_are_counted(void **state) {
    (void)state;
    const usage before = count();
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    assert_int_equal(pmpi_live.comms, before.mpi.comms + 1);
    assert_int_equal(MPI_Comm_free(&comm), MPI_SUCCESS);
    MPI_Comm_split(MPI_COMM_WORLD, rank == 0 ? 0 : MPI_UNDEFINED, 0, &comm);
    assert_int_equal(pmpi_live.comms, before.mpi.comms + (rank == 0));
    if (rank == 0)
        assert_int_equal(MPI_Comm_free(&comm), MPI_SUCCESS);
    MPI_Datatype type;
    MPI_Type_vector(3, 1, 2, MPI_INT, &type);
    assert_int_equal(pmpi_live.types, before.mpi.types + 1);
    assert_int_equal(MPI_Type_free(&type), MPI_SUCCESS);
    assert_int_equal(pmpi_live.comms, before.mpi.comms);
    assert_int_equal(pmpi_live.types, before.mpi.types);
    const long created = pmpi_live.created;
    sdyrt_context *context;
    assert_int_equal(sdyrt_mpi_create(NULL, MPI_COMM_WORLD, &context),
                     SDYRT_OK);
    const usage during = count();
    assert_true(pmpi_live.created > created);
    assert_true(during.mpi.comms > before.mpi.comms);
    assert_true(during.arenas > before.arenas);
    assert_true(during.files > before.files);
    sdyrt_context_destroy(context);
}

/* -- operations on many meshes --------------------------------------------- */

/* Operations depend on their number modulo this, so that the plans kept take
 * about the same memory at any time. */
#define PERIOD 120

/* The ranks in an order that depends on `seed`. */
static void permute(uint64_t seed, int *order) {
    for (int i = 0; i < size; i++)
        order[i] = i;
    for (int i = size - 1; i > 0; i--) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        const int j = (int)((seed >> 33) % (uint64_t)(i + 1));
        const int held = order[i];
        order[i] = order[j];
        order[j] = held;
    }
}

/* The smallest factor of `n`; `n` itself of a prime. */
static int factor_of(int n) {
    int k = 2;
    while (k < n && n % k != 0)
        k++;
    return k < n ? k : n;
}

/* An operation; in its texts a and b stand for the two axes, k and l for two
 * factors of the size of the first. */
typedef struct shape {
    sdyrt_op_kind kind;
    const char *from;
    const char *to;
    const char *axes;
    enum { PLAIN, CROSS_MESH, SUB_AXES, PLACED } how;
} shape;

static const shape shapes[] = {
    {SDYRT_OP_ALL_GATHER, "[{a, b}, {}]", "[{a}, {}]", "[{b}, {}]", PLAIN},
    {SDYRT_OP_ALL_REDUCE, "[{b}, {}], unreduced={a}", "[{b}, {}]", "{a}",
     PLAIN},
    {SDYRT_OP_RESHARD, "[{a}, {b}]", "[{b}, {a}]", NULL, PLAIN},
    {SDYRT_OP_RESHARD, "[{a, b}, {}]", "[{}, {a}]", NULL, CROSS_MESH},
    {SDYRT_OP_RESHARD, "[{a:(1)k}, {}]", "[{}, {a:(k)l}]", NULL, SUB_AXES},
    {SDYRT_OP_RESHARD, "[{a}, {}]", "[{}, {a}]", NULL, PLACED},
};

typedef struct mesh {
    int number;   /* names its axes */
    int sizes[2]; /* of them */
    int order[MAX_RANKS];
} mesh;

/* `text` with the names of the axes of mesh `m`; returns its end. */
static char *name_axes(const char *text, const mesh *m, char *at) {
    for (; *text != '\0'; text++)
        switch (*text) {
        case 'a':
        case 'b':
            at += sprintf(at, "\"%c%05d\"", *text, m->number);
            break;
        case 'k':
            at += sprintf(at, "%d", factor_of(size));
            break;
        case 'l':
            at += sprintf(at, "%d", size / factor_of(size));
            break;
        default:
            *at++ = *text;
        }
    *at = '\0';
    return at;
}

static const sdyrt_sharding *shard(const char *dims, const mesh *m) {
    char text[1024], *at = name_axes("<mesh<[a=", m, text);
    at += sprintf(at, "%d, ", m->sizes[0]);
    at = name_axes("b=", m, at);
    at += sprintf(at, "%d]", m->sizes[1]);
    const int n = m->sizes[0] * m->sizes[1];
    bool is_sorted = true;
    for (int i = 0; i < n; i++)
        is_sorted = is_sorted && m->order[i] == i;
    for (int i = 0; !is_sorted && i < n; i++)
        at +=
            sprintf(at, "%s%d", i == 0 ? ", device_ids=[" : ", ", m->order[i]);
    at += sprintf(at, "%s>, ", is_sorted ? "" : "]");
    at = name_axes(dims, m, at);
    sprintf(at, ">");
    const sdyrt_sharding *sharding;
    if (sdyrt_sharding_parse(text, NULL, 0, &sharding) != SDYRT_OK)
        fail_msg("%s: %s", text, sdyrt_last_error());
    return sharding;
}

/* A mesh of all ranks, or of the ranks but one, in some order. */
static mesh make_mesh(int number, int seed, bool is_smaller, bool is_line) {
    const int n = is_smaller ? size - 1 : size;
    mesh m = {.number = number};
    m.sizes[0] = is_smaller || is_line ? n : factor_of(n);
    if (!is_smaller && !is_line && seed % 2 == 0)
        m.sizes[0] = n / m.sizes[0];
    m.sizes[1] = n / m.sizes[0];
    permute((uint64_t)seed, m.order);
    for (int i = 0; is_smaller && i < n; i++)
        m.order[i] = i;
    return m;
}

static int device_of(const int *ranks, int64_t n) {
    for (int i = 0; i < n; i++)
        if (ranks[i] == rank)
            return i;
    return n == 0 ? rank : -1;
}

/* Elements of a tile of a matrix: in place `k` is the one at this index. */
static int32_t index_at(const sdyrt_tile *tile, int64_t n_columns, int64_t k) {
    return (int32_t)((tile->offset[0] + k / tile->size[1]) * n_columns +
                     tile->offset[1] + k % tile->size[1]);
}

/* Run an operation by a plan of its own, or twice by one that the context
 * keeps, and look at the result. */
static void run(sdyrt_context *context, const sdyrt_op *op, bool is_planned,
                int n_terms) {
    static int32_t in[MAX_ELEMENTS], out[MAX_ELEMENTS];
    sdyrt_tile from, to;
    if (sdyrt_tile_of(op->from, &op->type,
                      device_of(op->from_ranks, op->n_from_ranks),
                      &from) != SDYRT_OK ||
        sdyrt_tile_of(op->to, &op->type,
                      device_of(op->to_ranks, op->n_to_ranks), &to) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
    for (int64_t k = 0; k < from.elements; k++)
        in[k] = index_at(&from, op->type.dims[1], k);
    memset(out, 0xff, (size_t)to.elements * sizeof out[0]);
    sdyrt_plan *plan = NULL;
    sdyrt_status status = is_planned
                              ? sdyrt_plan_create(context, op, NULL, &plan)
                              : sdyrt_run(context, op, NULL, in, out);
    if (status == SDYRT_OK)
        status = is_planned ? sdyrt_plan_run(plan, in, out)
                            : sdyrt_run(context, op, NULL, in, out);
    if (status != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
    sdyrt_plan_destroy(plan);
    for (int64_t k = 0; k < to.elements; k++)
        if (out[k] != n_terms * index_at(&to, op->type.dims[1], k))
            fail_msg("element %lld is %d", (long long)k, (int)out[k]);
}

/* Operation `i` on meshes that no other has; which operation, and which ranks
 * in which order, by `i` modulo PERIOD. */
static void use_meshes(sdyrt_context *context, int i) {
    const int seed = i % PERIOD;
    shape s = shapes[seed % 6];
    if (s.how == SUB_AXES && factor_of(size) == size)
        s = shapes[2]; /* a prime number of ranks: there are none */
    /* some go the ways of large boxes */
    const int scale = seed % 40 == 13 ? LARGE : 1;
    mesh m = make_mesh(i, seed, s.how == PLACED, s.how == SUB_AXES);
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = s.kind;
    op.type = (sdyrt_type){.dtype = SDYRT_I32,
                           .rank = 2,
                           .dims = {5 + seed % 7, (6 + seed % 11) * scale}};
    op.from = shard(s.from, &m);
    if (s.how == CROSS_MESH)
        permute((uint64_t)(seed + PERIOD), m.order);
    op.to = shard(s.to, &m);
    char axes[64];
    if (s.axes != NULL) {
        name_axes(s.axes, &m, axes);
        op.axes = axes;
    }
    int ranks[2][MAX_RANKS];
    if (s.how == PLACED) {
        permute((uint64_t)seed, ranks[0]);
        permute((uint64_t)(seed + PERIOD), ranks[1]);
        op.from_ranks = ranks[0];
        op.to_ranks = ranks[1];
        op.n_from_ranks = op.n_to_ranks = m.sizes[0];
    }
    run(context, &op, i / 6 % 2 == 0,
        s.kind == SDYRT_OP_ALL_REDUCE ? m.sizes[0] : 1);
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);
}

static void test_many_meshes_leave_nothing(void **state) {
    (void)state;
    sdyrt_context *context;
    assert_int_equal(sdyrt_mpi_create(NULL, MPI_COMM_WORLD, &context),
                     SDYRT_OK);
    /* until as many plans are kept as ever will be */
    assert_keeps_nothing(use_meshes, context, n_meshes, n_meshes / 4,
                         MESH_SLACK);
    sdyrt_context_destroy(context);
}

/* -- contexts -------------------------------------------------------------- */

static void use_context(sdyrt_context *none, int i) {
    (void)none;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    config.verify = i % 3 == 0;
    config.timeout = 20;
    /* some are refused, by one rank or by all */
    const bool is_wrong = i % 10 == 7;
    if (is_wrong && (i % 20 == 7 || rank == size - 1))
        config.timeout = -1;
    sdyrt_context *context = NULL;
    const sdyrt_status status =
        sdyrt_mpi_create(&config, MPI_COMM_WORLD, &context);
    if (is_wrong) {
        assert_int_not_equal(status, SDYRT_OK);
        assert_null(context);
        return;
    }
    if (status != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
    void *lent[2];
    for (int k = 0; k < 2; k++) {
        assert_int_equal(sdyrt_alloc(context, 100000, &lent[k]), SDYRT_OK);
        memset(lent[k], 1, 100000);
    }
    for (int k = 0; i % 5 == 0 && k < 6; k++)
        use_meshes(context, k);
    sdyrt_free(context, lent[0]); /* the other is not given back */
    sdyrt_context_destroy(context);
}

static void test_many_contexts_leave_nothing(void **state) {
    (void)state;
    /* whole rounds of use_context */
    assert_keeps_nothing(use_context, NULL, n_contexts, n_contexts / 10,
                         CONTEXT_SLACK);
    assert_int_equal(count().arenas, 0);
}

int main(int argc, char **argv) {
    if (argc < 3 || MPI_Init(&argc, &argv) != MPI_SUCCESS)
        return 2;
    n_meshes = atoi(argv[1]);
    n_contexts = atoi(argv[2]);
    is_watched = argc > 3;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (size < 2 || size > MAX_RANKS)
        return 2;
    /* a rank that failed a test must not keep the others waiting */
    setenv("CMOCKA_TEST_ABORT", "1", 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_leaks_are_counted),
        cmocka_unit_test(test_many_meshes_leave_nothing),
        cmocka_unit_test(test_many_contexts_leave_nothing),
    };
    const int failed = cmocka_run_group_tests_name("leaks", tests, NULL, NULL);
    MPI_Finalize();
    return failed != 0;
}
