/* Running cases on threads: one rank prepares a case and collects what came of
 * it, all run it and each verifies what it holds. */
#include "check_run.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Cases after which the threads are started anew, which also empties the
 * contexts' caches of plans. */
#define BATCH 500

#define GUARD 64       /* bytes, at least, that must stay as they are */
#define UNTOUCHED 0xa5 /* what they hold */

/* A rank's local buffer, with guards around it. */
typedef struct buffer {
    unsigned char *base;
    size_t bytes;  /* of all */
    size_t offset; /* of the first element */
    bool lent;
    int64_t strides[SDYRT_MAX_RANK];
    sdyrt_tile tile;
    int64_t device; /* -1: none */
    int64_t position;
    bool is_null; /* passed as NULL, because it holds nothing */
} buffer;

typedef struct rank_state {
    buffer in;
    buffer out;
    unsigned char *image;   /* what `out` is to hold, all its bytes */
    unsigned char *in_copy; /* what `in` held */
    int64_t labels[CHECK_MAX_RANKS];
    int n_labels;
    sdyrt_status status;
    char failure[CHECK_TEXT_BYTES];
    check_claim claim;
} rank_state;

typedef struct job {
    const check_feed *feed;
    int n_ranks;
    pthread_barrier_t barrier;
    check_case c;
    check_objects objects;
    check_meaning meaning;
    bool has_case;
    bool refused; /* by sdyrt_op_verify; the text is rank 0's failure */
    bool uneven;  /* replicas do not share the sending evenly */
    bool more;    /* there are cases left */
    bool broken;  /* the contexts are not to be used again */
    int run;      /* cases of this batch */
    rank_state ranks[CHECK_MAX_RANKS];
} job;

static void wait_all(job *j) {
    (void)pthread_barrier_wait(&j->barrier);
}

__attribute__((format(printf, 2, 3))) static void
fail(rank_state *r, const char *format, ...) {
    if (r->failure[0] != '\0') /* the first is the one to look at */
        return;
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(r->failure, sizeof r->failure, format, arguments);
    va_end(arguments);
}

static void fail_library(rank_state *r, int rank, const char *what,
                         sdyrt_status status) {
    if (status == SDYRT_OK)
        return;
    r->status = status;
    fail(r, "rank %d: %s: %s: %s", rank, what, sdyrt_status_name(status),
         sdyrt_last_error());
}

/* -- buffers -----------------------------------------------------------------
 */

static void make_strides(check_random *random, bool strided, buffer *b) {
    int order[SDYRT_MAX_RANK];
    const int rank = b->tile.rank;
    for (int i = 0; i < rank; i++) {
        order[i] = rank - 1 - i; /* the fastest first */
        const int j = strided ? (int)check_random_below(random, i + 1) : i;
        order[i] = order[j];
        order[j] = rank - 1 - i;
    }
    int64_t stride = strided ? 1 + check_random_below(random, 2) : 1;
    for (int i = 0; i < rank; i++) {
        const int64_t size = b->tile.size[order[i]];
        b->strides[order[i]] = stride;
        stride *= size > 0 ? size : 1;
        stride += strided ? check_random_below(random, 3) : 0;
    }
}

static bool make_buffer(const check_case *c, check_side side, int rank,
                        check_random *random, sdyrt_context *context,
                        buffer *b) {
    const check_sharding *sharding = check_of(c, side);
    const size_t width = sdyrt_dtype_bytes(c->type.dtype);
    b->device = check_device_of(c, side, rank);
    b->position = check_position_of(sharding->mesh, b->device);
    check_tile(sharding, &c->type, b->position, &b->tile);
    make_strides(random, c->strided, b);
    int64_t elements = b->tile.elements > 0;
    for (int d = 0; d < b->tile.rank && b->tile.elements > 0; d++)
        elements += (b->tile.size[d] - 1) * b->strides[d];
    b->offset = GUARD + width * (size_t)check_random_below(random, 4);
    b->bytes = b->offset + (size_t)elements * width + GUARD;
    b->is_null = b->tile.elements == 0 && check_random_chance(random, 50);
    b->lent = c->lent;
    void *memory = NULL;
    if (!b->lent)
        memory = malloc(b->bytes);
    else if (sdyrt_alloc(context, b->bytes, &memory) != SDYRT_OK)
        memory = NULL;
    b->base = memory;
    if (b->base != NULL)
        memset(b->base, UNTOUCHED, b->bytes);
    return b->base != NULL;
}

static void free_buffer(sdyrt_context *context, buffer *b) {
    if (b->lent)
        sdyrt_free(context, b->base);
    else
        free(b->base);
    b->base = NULL;
}

static void *address_of(const buffer *b) {
    return b->is_null ? NULL : b->base + b->offset;
}

/* Element of the walk in a copy of a buffer's bytes. */
static unsigned char *element_of(const buffer *b, unsigned char *base,
                                 const check_walk *w, size_t width) {
    return base + b->offset + (size_t)check_walk_place(w, b->strides) * width;
}

/* Where a device's data start in a case's literal data: after those of the
 * devices with smaller ids. */
static int64_t literal_start(const check_sharding *sharding,
                             const sdyrt_type *type, int64_t device) {
    int64_t start = 0;
    for (int64_t p = 0; p < sharding->mesh->n_devices; p++) {
        sdyrt_tile tile;
        check_tile(sharding, type, p, &tile);
        start += sharding->mesh->ids[p] < device ? tile.elements : 0;
    }
    return start;
}

static void fill_in(const check_case *c, const check_meaning *meaning,
                    buffer *b) {
    if (b->position < 0)
        return;
    const size_t width = sdyrt_dtype_bytes(c->type.dtype);
    const int64_t label = check_label(c, meaning, b->position);
    const int *literal = c->in_data;
    if (literal != NULL)
        literal += literal_start(&c->from, &c->type, b->device);
    for (check_walk w = check_walk_start(&c->type, &b->tile); w.more;
         check_walk_next(&w)) {
        void *element = element_of(b, b->base, &w, width);
        if (literal != NULL)
            check_from_int(c->type.dtype, *literal++, element);
        else
            check_term(c, meaning, w.element, label, element);
    }
}

/* What `out` is to hold; for a meaning that is not exact, with what it holds
 * for elements, so that the rest of it is compared. */
static void fill_image(const check_case *c, const check_meaning *meaning,
                       rank_state *r) {
    const buffer *b = &r->out;
    const size_t width = sdyrt_dtype_bytes(c->type.dtype);
    memset(r->image, UNTOUCHED, b->bytes);
    if (b->position < 0)
        return;
    const int *literal = c->out_data;
    if (literal != NULL)
        literal += literal_start(&c->to, &c->type, b->device);
    for (check_walk w = check_walk_start(&c->type, &b->tile); w.more;
         check_walk_next(&w)) {
        unsigned char *element = element_of(b, r->image, &w, width);
        if (literal != NULL)
            check_from_int(c->type.dtype, *literal++, element);
        else if (meaning->exact)
            check_expect(c, meaning, b->position, r->labels, r->n_labels, &w,
                         element);
        else
            memcpy(element, element_of(b, b->base, &w, width), width);
    }
}

/* -- comparing ---------------------------------------------------------------
 */

static void fail_element(const check_case *c, rank_state *r, int rank,
                         const check_walk *w, const void *expected,
                         const void *got, const char *what) {
    const size_t width = sdyrt_dtype_bytes(c->type.dtype);
    char index[256] = "", text[2][128];
    for (int d = 0, used = 0; d < c->type.rank && used < 200; d++)
        used += snprintf(index + used, sizeof index - (size_t)used,
                         "%s%" PRId64, d == 0 ? "" : ", ", w->index[d]);
    for (int i = 0; i < 2; i++) {
        const unsigned char *value = i == 0 ? expected : got;
        check_print_value(c->type.dtype, value, text[i], 64);
        size_t used = strlen(text[i]);
        used += (size_t)snprintf(text[i] + used, 8, " = 0x");
        for (size_t k = width; k-- > 0;)
            used += (size_t)snprintf(text[i] + used, 8, "%02x", value[k]);
    }
    fail(r,
         "rank %d (device %" PRId64 "): element [%s] %s: expected %s, got %s",
         rank, r->out.device, index, what, text[0], text[1]);
}

static void compare_out(job *j, int rank) {
    const check_case *c = &j->c;
    rank_state *r = &j->ranks[rank];
    const size_t width = sdyrt_dtype_bytes(c->type.dtype);
    fill_image(c, &j->meaning, r);
    if (memcmp(r->image, r->out.base, r->out.bytes) == 0)
        return;
    const bool bits = !j->meaning.arithmetic && c->in_data == NULL;
    if (r->out.position >= 0)
        for (check_walk w = check_walk_start(&c->type, &r->out.tile); w.more;
             check_walk_next(&w)) {
            unsigned char *expected = element_of(&r->out, r->image, &w, width);
            const void *got = element_of(&r->out, r->out.base, &w, width);
            if (bits ? memcmp(expected, got, width) != 0
                     : !check_equal(c->type.dtype, expected, got)) {
                fail_element(c, r, rank, &w, expected, got, "of out");
                return;
            }
            memcpy(expected, got, width);
        }
    for (size_t i = 0; i < r->out.bytes; i++)
        if (r->image[i] != r->out.base[i]) {
            fail(r,
                 "rank %d (device %" PRId64 "): byte %td from the start of "
                 "out, outside the tile, was written",
                 rank, r->out.device, (ptrdiff_t)i - (ptrdiff_t)r->out.offset);
            return;
        }
}

/* What `out` holds combined along the introduced axes must be the value. Read
 * by the first device of each group, while nobody writes. */
static void compare_combination(job *j, int rank) {
    const check_case *c = &j->c;
    const check_meaning *meaning = &j->meaning;
    rank_state *r = &j->ranks[rank];
    const check_mesh *mesh = c->to.mesh;
    const size_t width = sdyrt_dtype_bytes(c->type.dtype);
    if (r->out.position < 0 ||
        check_refs_index(mesh, &meaning->introduced, r->out.position) != 0)
        return;
    const int64_t n = check_refs_size(&meaning->introduced);
    for (check_walk w = check_walk_start(&c->type, &r->out.tile); w.more;
         check_walk_next(&w)) {
        unsigned char got[16], expected[16];
        memcpy(got, element_of(&r->out, r->out.base, &w, width), width);
        for (int64_t i = 1; i < n; i++) {
            const int64_t p = check_refs_replace(mesh, &meaning->introduced,
                                                 r->out.position, i);
            const buffer *other =
                &j->ranks[c->ranks[CHECK_TO][mesh->ids[p]]].out;
            check_combine(c->type.dtype, c->to.unreduced_op, got,
                          element_of(other, other->base, &w, width));
        }
        check_value(c, meaning, w.element, r->labels, r->n_labels, expected);
        if (!check_equal(c->type.dtype, expected, got)) {
            fail_element(c, r, rank, &w, expected, got,
                         "combined along the introduced axes");
            return;
        }
    }
}

/* -- one case ----------------------------------------------------------------
 */

static bool anyone_failed(const job *j) {
    for (int i = 0; i < j->n_ranks; i++)
        if (j->ranks[i].failure[0] != '\0')
            return true;
    return false;
}

static void prepare(job *j, int rank, sdyrt_context *context) {
    const check_case *c = &j->c;
    rank_state *r = &j->ranks[rank];
    check_random random = {check_mix(c->seed + (uint64_t)rank)};
    check_random again = random; /* in place: the same buffer once more */
    if (!make_buffer(c, CHECK_FROM, rank, &random, context, &r->in) ||
        !make_buffer(c, CHECK_TO, rank, c->in_place ? &again : &random, context,
                     &r->out)) {
        fail(r, "rank %d: no memory for a buffer", rank);
        return;
    }
    fill_in(c, &j->meaning, &r->in);
    r->in_copy = malloc(r->in.bytes);
    r->image = malloc(r->out.bytes);
    if (r->in_copy == NULL || r->image == NULL) {
        fail(r, "rank %d: no memory for what is expected", rank);
        return;
    }
    memcpy(r->in_copy, r->in.base, r->in.bytes);
    if (r->out.position >= 0)
        check_labels(c, &j->meaning, r->out.position, r->labels, &r->n_labels);
}

/* Reset the buffers, run, compare. */
static bool run_once(job *j, int rank, sdyrt_context *context, sdyrt_plan *plan,
                     const sdyrt_layout *layout) {
    const check_case *c = &j->c;
    rank_state *r = &j->ranks[rank];
    memset(r->out.base, UNTOUCHED, r->out.bytes);
    if (c->in_place)
        memcpy(r->out.base, r->in_copy, r->in.bytes);
    const void *in = c->in_place ? address_of(&r->out) : address_of(&r->in);
    void *out = address_of(&r->out);
    if (c->planned)
        fail_library(r, rank, "sdyrt_plan_run", sdyrt_plan_run(plan, in, out));
    else
        fail_library(r, rank, "sdyrt_run",
                     sdyrt_run(context, &j->objects.op, layout, in, out));
    if (r->status != SDYRT_OK)
        return false;
    compare_out(j, rank);
    if (memcmp(r->in_copy, r->in.base, r->in.bytes) != 0)
        fail(r, "rank %d: `in` was written", rank);
    return true;
}

static void compare_claims(job *j) {
    check_claim claims[CHECK_MAX_RANKS];
    char failure[CHECK_TEXT_BYTES];
    for (int i = 0; i < j->n_ranks; i++)
        claims[i] = j->ranks[i].claim;
    if (!check_claims(&j->c, &j->meaning, j->n_ranks, claims, &j->uneven,
                      failure))
        fail(&j->ranks[0], "%s", failure);
}

static void run_case(job *j, int rank, sdyrt_context *context) {
    const check_case *c = &j->c;
    rank_state *r = &j->ranks[rank];
    prepare(j, rank, context);
    sdyrt_layout layout = SDYRT_LAYOUT_INIT;
    layout.in_strides = r->in.strides;
    layout.out_strides = r->out.strides;
    const sdyrt_layout *given = c->strided ? &layout : NULL;
    sdyrt_plan *plan = NULL;
    wait_all(j);
    const bool ready = !anyone_failed(j);
    wait_all(j);
    if (ready)
        fail_library(r, rank, "sdyrt_plan_create",
                     sdyrt_plan_create(context, &j->objects.op, given, &plan));
    if (plan != NULL) {
        char failure[CHECK_TEXT_BYTES];
        if (!check_claim_read(plan, &r->claim, failure))
            fail(r, "rank %d: %s", rank, failure);
    }
    wait_all(j);
    /* Before anything runs: ranks that do not agree would wait in vain. */
    if (rank == 0 && !anyone_failed(j))
        compare_claims(j);
    wait_all(j);
    const bool planned = !anyone_failed(j);
    wait_all(j);
    /* Twice: the second time a plan or the cache is used again. */
    for (int i = 0; planned && i < 2; i++)
        if (!run_once(j, rank, context, plan, given))
            break;
    wait_all(j);
    if (planned && !j->meaning.exact && r->status == SDYRT_OK)
        compare_combination(j, rank);
    wait_all(j);
    sdyrt_plan_destroy(plan);
    free_buffer(context, &r->in);
    free_buffer(context, &r->out);
    free(r->in_copy);
    free(r->image);
    r->in_copy = r->image = NULL;
}

/* -- the leader ---------------------------------------------------------------
 */

/* Get the next case and make its objects. */
static void next_case(job *j) {
    j->refused = j->uneven = false;
    j->has_case = !j->broken && j->run < BATCH &&
                  (j->more = j->feed->next(j->feed->user, &j->c));
    if (!j->has_case)
        return;
    j->run++;
    for (int i = 0; i < j->n_ranks; i++)
        memset(&j->ranks[i], 0, sizeof j->ranks[i]);
    check_meaning_of(&j->c, &j->meaning);
    sdyrt_status status = check_objects_make(&j->c, &j->objects);
    const char *what = "cannot be made";
    if (status == SDYRT_OK) {
        what = "sdyrt_op_verify refuses it";
        status = sdyrt_op_verify(&j->objects.op);
    }
    j->refused = status != SDYRT_OK;
    if (j->refused)
        fail(&j->ranks[0], "%s: %s: %s", what,
             sdyrt_error_kind_name(sdyrt_last_error_kind()),
             sdyrt_last_error());
}

/* Hand over what came of a case: of failures the one that caused the others. */
static void finish_case(job *j) {
    const char *failure = NULL;
    for (int i = 0; i < j->n_ranks; i++) {
        const rank_state *r = &j->ranks[i];
        j->broken = j->broken || r->status != SDYRT_OK;
        if (r->failure[0] != '\0' &&
            (failure == NULL || (j->broken && r->status != SDYRT_ABORTED)))
            failure = r->failure;
    }
    if (!j->feed->done(j->feed->user, &j->c, failure, j->uneven))
        j->more = false;
    for (int i = 0; i < j->n_ranks; i++)
        check_claim_free(&j->ranks[i].claim);
    check_objects_free(&j->objects);
    j->broken = j->broken || !j->more;
}

static sdyrt_status run_rank(sdyrt_context *context, void *argument) {
    job *j = argument;
    const int rank = sdyrt_context_rank(context);
    if (rank == 0)
        next_case(j);
    wait_all(j);
    while (j->has_case) {
        if (!j->refused)
            run_case(j, rank, context);
        wait_all(j);
        if (rank == 0) {
            finish_case(j);
            next_case(j);
        }
        wait_all(j);
    }
    return SDYRT_OK;
}

sdyrt_status check_run_threads(const check_feed *feed, int n_ranks) {
    job *j = calloc(1, sizeof *j);
    if (j == NULL ||
        pthread_barrier_init(&j->barrier, NULL, (unsigned)n_ranks) != 0) {
        free(j);
        return SDYRT_MEMORY;
    }
    j->feed = feed;
    j->n_ranks = n_ranks;
    j->more = true;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    config.timeout = 30; /* s; a case takes a millisecond */
    sdyrt_status status = SDYRT_OK;
    while (status == SDYRT_OK && j->more) {
        j->run = 0;
        j->broken = false;
        status = sdyrt_threads_run(&config, n_ranks, run_rank, j);
    }
    (void)pthread_barrier_destroy(&j->barrier);
    free(j);
    return status;
}
