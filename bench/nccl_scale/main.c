/* bench_nccl_scale: the cost for all ranks to make an nccl context and plans
 * together: the collective rounds of the bootstrap, and the bytes that a rank
 * sends and receives in them; and what a run of each operation is for the
 * device and the links of a rank (operations.c).
 *
 * One rank runs the library's own code, on the device of the tests and on an
 * NCCL that does nothing. The others mirror it: in each round they send what it
 * sends. With 8 ranks each of 8 real ones, on threads and the NCCL of the
 * tests, must count the same. Rounds and bytes must not grow with the ranks,
 * but for gathered data. */
#include "base/agree.h"
#include "bench/nccl_scale/scale.h"
#include "cli/cli.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REAL 8      /* ranks that are there */
#define PATIENCE 60 /* seconds */

/* The calls of a rank's bootstrap. */
typedef struct counts {
    int64_t rounds;   /* calls of all */
    int64_t bytes;    /* sent, and received back: the maximum of numbers */
    int64_t gathered; /* bytes of each rank that all got */
} counts;

typedef struct row {
    const char *what;
    counts c;
    int64_t n_comms; /* made by NCCL */
} row;

enum { CONTEXT, MESSAGES, WORLD, GROUPS, AGAIN, N_ROWS };

static const char *const names[N_ROWS] = {[CONTEXT] = "context",
                                          [MESSAGES] = "plan of messages",
                                          [WORLD] =
                                              "plan of a collective of all",
                                          [GROUPS] = "plan of new groups of 4",
                                          [AGAIN] = "plan of the same groups"};

_Noreturn void scale_give_up(const char *what) {
    (void)fprintf(stderr, "bench_nccl_scale: %s: %s %s\n", what,
                  sdyrt_last_error(), fake_refusal());
    exit(EXIT_FAILURE);
}

/* -- a counting bootstrap -------------------------------------------------- */

typedef struct counting {
    int size;
    sdyrt_bootstrap *inner; /* NULL: the others are mirrors */
    counts c;
} counting;

static sdyrt_status count_allgather(void *state, const void *own, void *all,
                                    size_t bytes, double timeout) {
    counting *const me = state;
    me->c.rounds++;
    me->c.gathered += (int64_t)bytes;
    if (me->inner != NULL)
        return me->inner->allgather(me->inner->state, own, all, bytes, timeout);
    for (int r = 0; r < me->size; r++)
        memmove((char *)all + (size_t)r * bytes, own, bytes);
    return SDYRT_OK;
}

static sdyrt_status count_barrier(void *state, double timeout) {
    counting *const me = state;
    me->c.rounds++;
    return me->inner == NULL ? SDYRT_OK
                             : me->inner->barrier(me->inner->state, timeout);
}

static sdyrt_status count_max(void *state, uint64_t *numbers, size_t n,
                              double timeout) {
    counting *const me = state;
    me->c.rounds++;
    me->c.bytes += (int64_t)(n * sizeof *numbers);
    return me->inner == NULL
               ? SDYRT_OK
               : me->inner->max(me->inner->state, numbers, n, timeout);
}

static sdyrt_bootstrap count_on(counting *state, int rank) {
    sdyrt_bootstrap made = SDYRT_BOOTSTRAP_INIT;
    made.rank = rank;
    made.size = state->size;
    made.state = state;
    made.allgather = count_allgather;
    made.barrier = count_barrier;
    made.max = count_max;
    return made;
}

/* -- an NCCL of one rank --------------------------------------------------- */

static int64_t n_comms;

static sdyi_nccl_result make_comm(sdyi_nccl_comm **comm) {
    n_comms++;
    *comm = malloc(1);
    return *comm == NULL ? SDYI_NCCL_SYSTEM_ERROR : SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result get_id(sdyi_nccl_id *id) {
    memset(id, 1, sizeof *id);
    return SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result init(sdyi_nccl_comm **comm, int n_ranks,
                             sdyi_nccl_id id, int rank,
                             sdyi_nccl_config *config) {
    (void)n_ranks;
    (void)id;
    (void)rank;
    (void)config;
    return make_comm(comm);
}

static sdyi_nccl_result split(sdyi_nccl_comm *comm, int colour, int key,
                              sdyi_nccl_comm **made, sdyi_nccl_config *config) {
    (void)comm;
    (void)colour;
    (void)key;
    (void)config;
    return make_comm(made);
}

static sdyi_nccl_result leave_it(sdyi_nccl_comm *comm) {
    (void)comm;
    return SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result end(sdyi_nccl_comm *comm) {
    free(comm);
    return SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result get_error(sdyi_nccl_comm *comm,
                                  sdyi_nccl_result *error) {
    *error = SDYI_NCCL_SUCCESS;
    return leave_it(comm);
}

static sdyi_nccl_result group(void) {
    return SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result send(const void *buffer, size_t count,
                             sdyi_nccl_dtype dtype, int peer,
                             sdyi_nccl_comm *comm, struct CUstream_st *stream) {
    (void)buffer;
    (void)count;
    (void)dtype;
    (void)peer;
    (void)stream;
    return leave_it(comm);
}

static sdyi_nccl_result receive(void *buffer, size_t count,
                                sdyi_nccl_dtype dtype, int peer,
                                sdyi_nccl_comm *comm,
                                struct CUstream_st *stream) {
    return send(buffer, count, dtype, peer, comm, stream);
}

static sdyi_nccl_result gather(const void *from, void *to, size_t count,
                               sdyi_nccl_dtype dtype, sdyi_nccl_comm *comm,
                               struct CUstream_st *stream) {
    (void)to;
    return send(from, count, dtype, 0, comm, stream);
}

static sdyi_nccl_result reduce(const void *from, void *to, size_t count,
                               sdyi_nccl_dtype dtype, sdyi_nccl_redop op,
                               sdyi_nccl_comm *comm,
                               struct CUstream_st *stream) {
    (void)op;
    return gather(from, to, count, dtype, comm, stream);
}

static sdyi_nccl_result broadcast(const void *from, void *to, size_t count,
                                  sdyi_nccl_dtype dtype, int root,
                                  sdyi_nccl_comm *comm,
                                  struct CUstream_st *stream) {
    (void)root;
    return gather(from, to, count, dtype, comm, stream);
}

static sdyi_nccl_result reduce_to(const void *from, void *to, size_t count,
                                  sdyi_nccl_dtype dtype, sdyi_nccl_redop op,
                                  int root, sdyi_nccl_comm *comm,
                                  struct CUstream_st *stream) {
    (void)op;
    return broadcast(from, to, count, dtype, root, comm, stream);
}

static const sdyi_nccl_api alone = {.get_unique_id = get_id,
                                    .comm_init_rank_config = init,
                                    .comm_split = split,
                                    .comm_finalize = leave_it,
                                    .comm_destroy = end,
                                    .comm_abort = end,
                                    .comm_get_async_error = get_error,
                                    .group_start = group,
                                    .group_end = group,
                                    .send = send,
                                    .recv = receive,
                                    .all_gather = gather,
                                    .reduce_scatter = reduce,
                                    .all_reduce = reduce,
                                    .broadcast = broadcast,
                                    .reduce = reduce_to,
                                    .all_to_all = gather,
                                    .version = 22809};

/* -- one rank -------------------------------------------------------------- */

static sdyrt_status parse(int n, const char *dims,
                          const sdyrt_sharding **sharding) {
    char text[128];
    (void)snprintf(text, sizeof text, "<mesh<[\"a\"=%d,\"b\"=4]>, %s>", n / 4,
                   dims);
    return sdyrt_sharding_parse(text, NULL, 0, sharding);
}

/* A reshard of `rows` times 8 bytes. */
static sdyrt_status make_plan(sdyrt_context *context, int n, int64_t rows,
                              const char *from, const char *to) {
    sdyrt_op op = SDYRT_OP_INIT;
    sdyrt_plan *plan = NULL;
    op.kind = SDYRT_OP_RESHARD;
    op.type = (sdyrt_type){.rank = 2, .dims = {rows, 8}, .dtype = SDYRT_I8};
    sdyrt_status status = parse(n, from, &op.from);
    if (status == SDYRT_OK)
        status = parse(n, to, &op.to);
    if (status == SDYRT_OK)
        status = sdyrt_plan_create(context, &op, NULL, &plan);
    sdyrt_plan_destroy(plan);
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);
    return status;
}

/* Add the counts since the last row. */
static void add_row(counting *counter, const char *what, int64_t *comms,
                    row *added) {
    *added = (row){what, counter->c, n_comms - *comms};
    counter->c = (counts){0};
    *comms = n_comms;
}

static sdyrt_status make_context(counting *counter, int rank,
                                 sdyrt_context **context) {
    const sdyrt_bootstrap bootstrap = count_on(counter, rank);
    sdyrt_config config = SDYRT_CONFIG_INIT;
    config.timeout = PATIENCE;
    config.bind = 0;
    return sdyi_nccl_create(&config, NULL, &bootstrap, context);
}

sdyrt_context *scale_context(int rank, int n) {
    static counting counter; /* as long as the context */
    sdyrt_context *context = NULL;
    counter = (counting){.size = n};
    fake_reset(1, 1);
    fake_use(&alone);
    (void)setenv("LOCAL_RANK", "0", 1);
    if (make_context(&counter, rank, &context) != SDYRT_OK)
        scale_give_up("a context");
    return context;
}

static sdyrt_status measure(counting *counter, int rank, row rows[N_ROWS]) {
    const int n = counter->size;
    const struct {
        int64_t rows;
        const char *from, *to;
    } plans[N_ROWS] = {
        [MESSAGES] = {4 * n + 1, "[{\"b\"}, {}]", "[{\"a\"}, {}]"},
        [WORLD] = {4 * n, "[{\"a\", \"b\"}, {}]", "[{}, {}]"},
        [GROUPS] = {4 * n, "[{\"b\"}, {}]", "[{}, {}]"},
        [AGAIN] = {8 * n, "[{\"b\"}, {}]", "[{}, {}]"}};
    sdyrt_context *context = NULL;
    int64_t comms = n_comms;
    sdyrt_status status = make_context(counter, rank, &context);
    add_row(counter, names[CONTEXT], &comms, &rows[CONTEXT]);
    for (int i = MESSAGES; i < N_ROWS && status == SDYRT_OK; i++) {
        status =
            make_plan(context, n, plans[i].rows, plans[i].from, plans[i].to);
        add_row(counter, names[i], &comms, &rows[i]);
    }
    sdyrt_context_destroy(context);
    return status;
}

/* Measure one rank in the middle of `n`, the others mirrored. */
static void measure_alone(int n, row rows[N_ROWS]) {
    counting counter = {.size = n};
    fake_reset(1, 1);
    fake_use(&alone);
    if (measure(&counter, n / 2 - 1, rows) != SDYRT_OK ||
        *fake_refusal() != '\0')
        scale_give_up("a rank and its mirrors");
}

/* -- real ranks ------------------------------------------------------------ */

typedef struct real_rank {
    sdyrt_bootstrap bootstrap;
    row rows[N_ROWS];
    pthread_t thread;
} real_rank;

static void *run_real(void *argument) {
    real_rank *const r = argument;
    counting counter = {.size = REAL, .inner = &r->bootstrap};
    if (measure(&counter, r->bootstrap.rank, r->rows) != SDYRT_OK)
        scale_give_up("a rank of several");
    return NULL;
}

/* Fails unless each real rank counts as one among mirrors. */
static void check_real(const row *expected) {
    static real_rank ranks[REAL];
    sdyrt_bootstrap bootstraps[REAL] = {SDYRT_BOOTSTRAP_INIT};
    fake_reset(REAL, 1);
    if (sdyrt_bootstrap_threads(REAL, bootstraps) != SDYRT_OK)
        scale_give_up("threads");
    for (int r = 0; r < REAL; r++) {
        ranks[r].bootstrap = bootstraps[r];
        if (pthread_create(&ranks[r].thread, NULL, run_real, &ranks[r]) != 0)
            scale_give_up("a thread");
    }
    for (int r = 0; r < REAL; r++)
        (void)pthread_join(ranks[r].thread, NULL);
    for (int r = 0; r < REAL; r++) {
        sdyrt_bootstrap_free(&bootstraps[r]);
        for (int i = 0; i < N_ROWS; i++)
            if (memcmp(&ranks[r].rows[i].c, &expected[i].c, sizeof(counts)) !=
                0)
                scale_give_up("ranks that are there count something else");
    }
    if (*fake_refusal() != '\0')
        scale_give_up("the ranks");
}

/* -- rounds of threads ----------------------------------------------------- */

enum { MOST_THREADS = 512, ROUNDS = 50 };

/* Agree with all others, ROUNDS times. */
static void *agree_on_thread(void *argument) {
    const sdyrt_bootstrap *const b = argument;
    for (int i = 0; i < ROUNDS; i++) {
        sdyi_agreement a = {.text = "a round", .most = (uint64_t)b->rank};
        bool is_lost;
        if (sdyi_agree(b, SDYRT_OK, &a, PATIENCE, &is_lost) != SDYRT_OK ||
            a.most != (uint64_t)b->size - 1)
            scale_give_up("agreeing");
    }
    return NULL;
}

/* Microseconds of a round of `n` threads with small stacks. */
static double time_threads(int n) {
    static sdyrt_bootstrap bootstraps[MOST_THREADS];
    static pthread_t threads[MOST_THREADS];
    pthread_attr_t small;
    bootstraps[0] = (sdyrt_bootstrap)SDYRT_BOOTSTRAP_INIT;
    if (sdyrt_bootstrap_threads(n, bootstraps) != SDYRT_OK ||
        pthread_attr_init(&small) != 0 ||
        pthread_attr_setstacksize(&small, 128 * 1024) != 0)
        scale_give_up("threads");
    const double start = sdyi_clock();
    for (int r = 0; r < n; r++)
        if (pthread_create(&threads[r], &small, agree_on_thread,
                           &bootstraps[r]) != 0)
            scale_give_up("a thread");
    for (int r = 0; r < n; r++) {
        (void)pthread_join(threads[r], NULL);
        sdyrt_bootstrap_free(&bootstraps[r]);
    }
    (void)pthread_attr_destroy(&small);
    return 1e6 * (sdyi_clock() - start) / ROUNDS;
}

/* -- printing -------------------------------------------------------------- */

/* The latency of a round in messages: up a binary tree and down. */
static int depth_of(int n) {
    int depth = 0;
    while (1 << depth < n)
        depth++;
    return 2 * depth;
}

/* Print a row. A rank receives the numbers of all, and the gathered data of
 * each rank. */
static void print_row(int n, const char *note, const row *r) {
    const int64_t sent = r->c.bytes + r->c.gathered;
    const int64_t got = r->c.bytes + r->c.gathered * (n - 1);
    printf("%6d  %-28s %6" PRId64 " %7" PRId64 " %7" PRId64 " %9" PRId64
           " %6" PRId64 "%s\n",
           n, r->what, r->c.rounds, r->c.rounds * depth_of(n), sent, got,
           r->n_comms, note);
}

typedef struct options {
    bool is_quick;
} options;

int main(int argc, char **argv) {
    static const cli_option table[] = {
        CLI_OPTION("quick", 'q', CLI_FLAG, offsetof(options, is_quick), NULL,
                   "operations of 8 and 64 ranks alone"),
        {0}};
    static const cli_syntax syntax = {
        .help = "Counts the rounds and bytes in which ranks make contexts and "
                "plans of nccl, by their number: 8, 64, 512 and 4096. No NCCL "
                "and no GPU is used. It fails where they grow with the ranks. "
                "Counts what a run of each operation is for a rank as well.",
        .tables = {table}};
    options o = {false};
    static row first[N_ROWS], numbered;
    cli_program = "bench_nccl_scale";
    const int parsed = cli_parse(&syntax, argc, argv, &o);
    if (parsed != CLI_RUN)
        return parsed;
    printf("%6s  %-28s %6s %7s %7s %9s %6s\n", "ranks", "what", "rounds",
           "deep", "sent", "received", "comms");
    for (int n = REAL; n <= 4096; n *= 8) {
        row rows[N_ROWS], with[N_ROWS];
        (void)unsetenv("SLURM_LOCALID");
        (void)setenv("LOCAL_RANK", "0", 1);
        measure_alone(n, with);
        (void)unsetenv("LOCAL_RANK");
        measure_alone(n, rows);
        if (n == REAL) {
            check_real(rows);
            memcpy(first, rows, sizeof first);
            numbered = with[CONTEXT];
        }
        print_row(n, ", no LOCAL_RANK", &rows[CONTEXT]);
        for (int i = 0; i < N_ROWS; i++)
            print_row(n, "", &with[i]);
        for (int i = 0; i < N_ROWS; i++)
            if (memcmp(&rows[i].c, &first[i].c, sizeof(counts)) != 0)
                scale_give_up("it grows with the ranks");
        if (memcmp(&with[CONTEXT].c, &numbered.c, sizeof(counts)) != 0 ||
            numbered.c.gathered > 0)
            scale_give_up("it grows with the ranks");
    }
    printf("\n%6s  %s\n", "ranks", "us of a round of threads");
    for (int n = REAL; n <= MOST_THREADS; n *= 8)
        printf("%6d  %8.0f\n", n, time_threads(n));
    (void)putchar('\n');
    scale_operations(0);
    for (int n = REAL; n <= (o.is_quick ? 64 : 4096); n *= 8)
        scale_operations(n);
    return EXIT_SUCCESS;
}
