/* Random batches of messages in any order that is legal on threads:
 * test_nccl_batches <ranks> <cases> <seed> [threads].
 *
 * A case is some messages, in an order in which ranks could send and receive
 * them one by one. Each rank cuts its ends of them into batches. Then ends are
 * moved between batches, as long as a simulation of sdyrt_batch comes to the
 * end: there an end meets its other end when both ranks are in its batch, and a
 * rank goes on when all of its batch have. Some cases are captured and launched
 * twice. */
#include "check/case.h"
#include "fake.h"
#include <sdyrt/cuda.h>
#include <sdyrt/sdyrt.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RANKS = 8, MESSAGES = 32, BYTES = 64, ENDS = 2 * MESSAGES };

typedef struct end {
    int message;
    bool receives;
    int batch;
} end;

typedef struct rank_ends {
    int n;
    int n_batches;
    end ends[ENDS]; /* by batch */
} rank_ends;

typedef struct batches {
    int n_ranks, n;
    int from[MESSAGES], to[MESSAGES];
    size_t bytes[MESSAGES];
    bool is_captured;
    rank_ends of[RANKS];
} batches;

typedef struct job {
    uint64_t seed;
    int64_t n_cases;
    int n_ranks;
    bool is_host;
} job;

/* -- drawing --------------------------------------------------------------- */

static uint64_t draw(uint64_t *state, uint64_t below) {
    *state += 0x9e3779b97f4a7c15;
    return check_mix(*state) % below;
}

/* -- what is legal --------------------------------------------------------- */

static int peer_of(const batches *c, const end *e) {
    return e->receives ? c->from[e->message] : c->to[e->message];
}

/* True if an end may be matched: its rank is in its batch, and it is the first
 * of its peer and direction that is not. */
static bool is_next(const batches *c, int rank, int in_batch, int message,
                    bool receives, const bool *is_done) {
    const rank_ends *const r = &c->of[rank];
    for (int i = 0; i < r->n; i++) {
        const end *const e = &r->ends[i];
        if (e->message == message && e->receives == receives)
            return e->batch == in_batch;
        if (e->receives == receives && !is_done[e->message] &&
            peer_of(c, e) == (receives ? c->from : c->to)[message])
            return false;
    }
    return false;
}

static bool is_batch_done(const batches *c, int rank, int batch,
                          const bool *is_done) {
    const rank_ends *const r = &c->of[rank];
    for (int i = 0; i < r->n; i++)
        if (r->ends[i].batch == batch && !is_done[r->ends[i].message])
            return false;
    return true;
}

/* True if all ranks come to their end, and messages of two ranks in their
 * order. */
static bool is_legal(const batches *c) {
    bool is_done[MESSAGES] = {false};
    int in_batch[RANKS] = {0};
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        for (int m = 0; m < c->n; m++) {
            if (is_done[m] ||
                !is_next(c, c->from[m], in_batch[c->from[m]], m, false,
                         is_done) ||
                !is_next(c, c->to[m], in_batch[c->to[m]], m, true, is_done))
                continue;
            is_done[m] = goes_on = true;
        }
        for (int r = 0; r < c->n_ranks; r++)
            if (in_batch[r] < c->of[r].n_batches &&
                is_batch_done(c, r, in_batch[r], is_done)) {
                in_batch[r]++;
                goes_on = true;
            }
    }
    for (int r = 0; r < c->n_ranks; r++)
        if (in_batch[r] < c->of[r].n_batches)
            return false;
    return true;
}

/* -- a case ---------------------------------------------------------------- */

static void draw_messages(uint64_t *state, batches *c) {
    const int n_pairs = 1 + (int)draw(state, 6); /* few pairs, or any */
    int pairs[6][2];
    for (int i = 0; i < n_pairs; i++)
        for (int k = 0; k < 2; k++)
            pairs[i][k] = (int)draw(state, (uint64_t)c->n_ranks);
    c->n = 1 + (int)draw(state, MESSAGES);
    for (int m = 0; m < c->n; m++) {
        const int *const pair = pairs[draw(state, (uint64_t)n_pairs)];
        const bool is_any = draw(state, 4) == 0;
        c->from[m] =
            is_any ? (int)draw(state, (uint64_t)c->n_ranks) : pair[m % 2];
        c->to[m] =
            is_any ? (int)draw(state, (uint64_t)c->n_ranks) : pair[1 - m % 2];
        c->bytes[m] = draw(state, 8) == 0 ? 0 : 1 + draw(state, BYTES);
    }
}

static void add_end(rank_ends *r, int message, bool receives, bool is_new) {
    r->n_batches += is_new || r->n_batches == 0;
    r->ends[r->n++] = (end){message, receives, r->n_batches - 1};
}

static int compare_ends(const void *left, const void *right) {
    const end *const a = left, *const b = right;
    const int batch = (a->batch > b->batch) - (a->batch < b->batch);
    return batch != 0 ? batch
                      : (a->message > b->message) - (a->message < b->message);
}

/* Move an end to the batch before or after, where that is legal. A message of a
 * rank to itself keeps both ends in one batch. */
static void move_end(uint64_t *state, batches *c) {
    rank_ends *const r = &c->of[draw(state, (uint64_t)c->n_ranks)];
    if (r->n == 0)
        return;
    end *const e = &r->ends[draw(state, (uint64_t)r->n)];
    const rank_ends before = *r;
    e->batch += draw(state, 2) == 0 ? 1 : -1;
    if (c->from[e->message] == c->to[e->message] || e->batch < 0 ||
        e->batch >= r->n_batches) {
        *r = before;
        return;
    }
    qsort(r->ends, (size_t)r->n, sizeof *r->ends, compare_ends);
    if (!is_legal(c))
        *r = before;
}

static void draw_case(uint64_t seed, int64_t number, int n_ranks, batches *c) {
    uint64_t state = check_mix(seed * 1000003 + (uint64_t)number);
    memset(c, 0, sizeof *c);
    c->n_ranks = n_ranks;
    c->is_captured = draw(&state, 5) == 0;
    draw_messages(&state, c);
    const uint64_t length = 1 + draw(&state, 6); /* of batches, about */
    for (int m = 0; m < c->n; m++) {
        rank_ends *const from = &c->of[c->from[m]], *const to =
                                                        &c->of[c->to[m]];
        add_end(from, m, false, draw(&state, length) == 0);
        add_end(to, m, true, from != to && draw(&state, length) == 0);
    }
    for (int i = 0; i < 3 * c->n; i++)
        move_end(&state, c);
}

static void print_case(const batches *c) {
    for (int r = 0; r < c->n_ranks; r++) {
        (void)fprintf(stderr, "    rank %d:", r);
        for (int i = 0; i < c->of[r].n; i++) {
            const end *const e = &c->of[r].ends[i];
            (void)fprintf(stderr, "%s %s%d#%d",
                          i > 0 && e->batch != c->of[r].ends[i - 1].batch ? " |"
                                                                          : "",
                          e->receives ? "<" : ">", peer_of(c, e), e->message);
        }
        (void)fputc('\n', stderr);
    }
}

/* -- running --------------------------------------------------------------- */

typedef struct runner {
    sdyrt_context *context;
    int rank;
    unsigned char *sent, *received; /* BYTES for each message */
    struct CUstream_st *stream;     /* NULL: the context's own */
} runner;

static unsigned char byte_of(int message, size_t i, uint64_t salt) {
    return (unsigned char)(check_mix(salt + (uint64_t)message * BYTES + i));
}

/* Fill what is sent, or compare what was received. */
static sdyrt_status fill(const runner *r, const batches *c, uint64_t salt) {
    unsigned char host[MESSAGES * BYTES];
    for (int m = 0; m < MESSAGES; m++)
        for (size_t i = 0; i < BYTES; i++)
            host[m * BYTES + (int)i] =
                m < c->n && c->from[m] == r->rank ? byte_of(m, i, salt) : 7;
    SDYI_TRY(sdyrt_copy(r->context, r->sent, host, sizeof host));
    memset(host, 9, sizeof host);
    return sdyrt_copy(r->context, r->received, host, sizeof host);
}

static sdyrt_status compare(const runner *r, const batches *c, uint64_t salt) {
    unsigned char host[MESSAGES * BYTES];
    SDYI_TRY(sdyrt_copy(r->context, host, r->received, sizeof host));
    for (int m = 0; m < MESSAGES; m++)
        for (size_t i = 0; i < BYTES; i++) {
            const bool comes =
                m < c->n && c->to[m] == r->rank && i < c->bytes[m];
            const int wanted = comes ? byte_of(m, i, salt) : 9;
            const int found = host[m * BYTES + (int)i];
            if (wanted != found)
                return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                                 "rank %d, message %d, byte %zu: %d, not %d",
                                 r->rank, m, i, found, wanted);
        }
    return SDYRT_OK;
}

static sdyrt_status run_batches(const runner *r, const batches *c) {
    const rank_ends *const own = &c->of[r->rank];
    for (int i = 0; i < own->n;) {
        sdyrt_message list[ENDS];
        int n = 0;
        for (const int b = own->ends[i].batch;
             i < own->n && own->ends[i].batch == b; i++) {
            const end *const e = &own->ends[i];
            list[n++] =
                (sdyrt_message){.receives = e->receives,
                                .peer = peer_of(c, e),
                                .data = (e->receives ? r->received : r->sent) +
                                        (ptrdiff_t)e->message * BYTES,
                                .bytes = c->bytes[e->message]};
        }
        SDYI_TRY(r->stream == NULL
                     ? sdyrt_batch(r->context, list, n)
                     : sdyrt_batch_on(r->context, list, n, r->stream));
    }
    return SDYRT_OK;
}

static sdyrt_status launch(const runner *r, fake_graph *graph) {
    const double late = sdyi_clock() + 60;
    bool is_done = false;
    int turn = 0;
    fake_graph_launch(graph, r->stream);
    while (!is_done && sdyi_clock() < late) {
        SDYI_TRY(fake_stream_is_done(r->stream, &is_done));
        sdyi_nccl_pause(&turn); /* others need the fake's lock */
    }
    return is_done ? SDYRT_OK
                   : sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                               "rank %d: a graph hangs", r->rank);
}

static sdyrt_status run_captured(const runner *r, const batches *c) {
    enum { LAUNCHES = 2 };
    SDYI_TRY(sdyrt_wait(r->context));
    fake_capture_start(r->stream);
    const sdyrt_status captured = run_batches(r, c);
    fake_graph *const graph = fake_capture_end(r->stream);
    SDYI_TRY(captured);
    for (uint64_t k = 0; k < LAUNCHES; k++) {
        SDYI_TRY(fill(r, c, k));
        SDYI_TRY(launch(r, graph));
        SDYI_TRY(compare(r, c, k));
    }
    fake_graph_free(graph);
    return SDYRT_OK;
}

static sdyrt_status run_case(const runner *r, const batches *c) {
    if (c->is_captured && r->stream != NULL)
        return run_captured(r, c);
    SDYI_TRY(fill(r, c, 0));
    SDYI_TRY(run_batches(r, c));
    return compare(r, c, 0);
}

static sdyrt_status run_rank(sdyrt_context *context, void *argument) {
    const job *const j = argument;
    const int all[RANKS] = {0, 1, 2, 3, 4, 5, 6, 7};
    runner r = {.context = context, .rank = sdyrt_context_rank(context)};
    void *memory = NULL;
    SDYI_TRY(sdyrt_connect(context, all, j->n_ranks));
    SDYI_TRY(sdyrt_alloc(context, 2 * MESSAGES * BYTES, &memory));
    r.sent = memory;
    r.received = r.sent + MESSAGES * BYTES;
    if (!j->is_host) {
        SDYI_TRY(sdyi_gpu_select(sdyrt_context_device(context)));
        SDYI_TRY(sdyi_gpu_stream_create(&r.stream));
    }
    sdyrt_status status = SDYRT_OK;
    for (int64_t i = 0; i < j->n_cases && status == SDYRT_OK; i++) {
        batches c;
        draw_case(j->seed, i, j->n_ranks, &c);
        status = run_case(&r, &c);
        if (status != SDYRT_OK && status != SDYRT_ABORTED) {
            (void)fprintf(stderr, "case %" PRId64 " of seed %" PRIu64 ": %s\n",
                          i, j->seed, sdyrt_last_error());
            if (r.rank == 0)
                print_case(&c);
        }
    }
    if (status == SDYRT_OK) {
        sdyi_gpu_stream_destroy(r.stream);
        sdyrt_free(context, memory);
    }
    return status;
}

int main(int argc, char **argv) {
    if (argc < 4 || argc > 5)
        return 2;
    job j = {.n_ranks = atoi(argv[1]),
             .n_cases = strtoll(argv[2], NULL, 10),
             .seed = strtoull(argv[3], NULL, 10),
             .is_host = argc == 5};
    sdyrt_config config = SDYRT_CONFIG_INIT;
    const sdyrt_nccl_config nccl_config = SDYRT_NCCL_CONFIG_INIT;
    if (j.n_ranks < 1 || j.n_ranks > RANKS)
        return 2;
    config.timeout = 60;
    fake_reset(j.n_ranks, j.seed);
    const sdyrt_status status =
        j.is_host ? sdyrt_threads_run(&config, j.n_ranks, run_rank, &j)
                  : fake_run(&config, &nccl_config, j.n_ranks, run_rank, &j);
    (void)printf("%" PRId64 " cases on %d ranks: %s\n", j.n_cases, j.n_ranks,
                 status == SDYRT_OK ? "fine" : sdyrt_last_error());
    return status != SDYRT_OK;
}
