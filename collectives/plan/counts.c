/* Operations that have counts:
 *
 *   kind            p sends to q  from, in p's buffer   to, in q's
 *   all_to_all      count (p, q)  those of p before q   those before p to q
 *   all_gather      count (p)     0                     those before p
 *   reduce_scatter  count (q)     those before q        0, n terms
 *
 * A shift of shards of any sizes is an all_to_all in which each member sends to
 * one at most. */
#include "collectives/plan/counts.h"
#include "base/alloc.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

void sdyi_counts_free(sdyi_counts *counts) {
    if (counts == NULL)
        return;
    sdyi_exchange_free(&counts->meta);
    free(counts->ranks);
    free(counts->rows);
    free(counts);
}

/* -- sums ------------------------------------------------------------------ */

int64_t sdyi_counts_between(const sdyi_counts *c, const int64_t *rows,
                            int64_t p, int64_t q) {
    return c->kind == SDYRT_OP_ALL_GATHER ? rows[p] : rows[p * c->width + q];
}

/* The offset in the buffer of `p` of the elements for `q`; with `q` = n, the
 * number of all its elements. */
static int64_t source_of(const sdyi_counts *c, const int64_t *rows, int64_t p,
                         int64_t q) {
    int64_t sum = 0;
    for (int64_t k = 0; k < q && c->kind != SDYRT_OP_ALL_GATHER; k++)
        sum += sdyi_counts_between(c, rows, p, k);
    return sum;
}

/* Elements along `axis` of `p` before the operation, and of `q` after it. */
static int64_t has_before(const sdyi_counts *c, const int64_t *rows,
                          int64_t p) {
    return c->kind == SDYRT_OP_ALL_GATHER ? rows[p]
                                          : source_of(c, rows, p, c->n);
}

static int64_t has_after(const sdyi_counts *c, const int64_t *rows, int64_t q) {
    int64_t sum = 0;
    if (c->kind == SDYRT_OP_REDUCE_SCATTER)
        return rows[q];
    for (int64_t p = 0; p < c->n; p++)
        sum += sdyi_counts_between(c, rows, p, q);
    return sum;
}

/* -- checking -------------------------------------------------------------- */

static sdyrt_status check_rows(const sdyi_counts *c, const int64_t *rows) {
    /* no sum overflows: none has more terms than rooms were multiplied by */
    int64_t most =
        c->in_capacity > c->out_capacity ? c->in_capacity : c->out_capacity;
    if (c->pair_capacity > 0 && c->pair_capacity < most)
        most = c->pair_capacity;
    for (int64_t i = 0; i < c->n * c->width; i++)
        if (rows[i] < 0 || rows[i] > most)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                             "%s: count %" PRId64 " of member %" PRId64
                             " is %" PRId64 ", expected 0 to %" PRId64,
                             sdyrt_op_name(c->kind), i % c->width, i / c->width,
                             rows[i], most);
    for (int64_t i = c->width;
         i < c->n * c->width && c->kind == SDYRT_OP_REDUCE_SCATTER; i++)
        if (rows[i] != rows[i % c->width])
            return sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                             "%s: members 0 and %" PRId64 " have %" PRId64
                             " and %" PRId64 " elements of piece %" PRId64,
                             sdyrt_op_name(c->kind), i / c->width,
                             rows[i % c->width], rows[i], i % c->width);
    return SDYRT_OK;
}

sdyrt_status sdyi_counts_check(const sdyi_counts *c, const int64_t *rows) {
    SDYI_TRY(check_rows(c, rows));
    for (int64_t k = 0; k < 2 * c->n; k++) {
        const int64_t member = k / 2;
        const bool is_in = k % 2 == 0;
        const int64_t size =
            is_in ? has_before(c, rows, member) : has_after(c, rows, member);
        const int64_t room = is_in ? c->in_capacity : c->out_capacity;
        if (size > room)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                             "%s: member %" PRId64 " %s %" PRId64
                             " elements along dimension 0, and '%s' has room "
                             "for %" PRId64,
                             sdyrt_op_name(c->kind), member,
                             is_in ? "has" : "is sent", size,
                             is_in ? "in" : "out", room);
    }
    return SDYRT_OK;
}

/* -- boxes ----------------------------------------------------------------- */

static sdyi_peer_box *add_box(const sdyi_counts *c, int64_t member,
                              int64_t count, sdyi_peer_box *list, int64_t *n) {
    sdyi_peer_box *const box = &list[(*n)++];
    *box = (sdyi_peer_box){.peer = c->ranks[member]};
    memcpy(box->counts, c->dims, sizeof box->counts);
    box->counts[c->axis] = count;
    return box;
}

void sdyi_counts_fill(const sdyi_counts *c, const int64_t *rows,
                      sdyi_exchange *boxes) {
    const bool reduces = c->kind == SDYRT_OP_REDUCE_SCATTER;
    int64_t at = 0;
    boxes->n_sends = boxes->n_receives = 0;
    for (int64_t q = 0; q < c->n && c->own >= 0; q++) {
        const int64_t count = sdyi_counts_between(c, rows, c->own, q);
        if (count > 0 && q != c->own)
            add_box(c, q, count, boxes->sends, &boxes->n_sends)
                ->offset[c->axis] = at;
        at += c->kind == SDYRT_OP_ALL_GATHER ? 0 : count;
    }
    at = 0;
    for (int64_t p = 0; p < c->n && c->own >= 0; p++) {
        const int64_t count = sdyi_counts_between(c, rows, p, c->own);
        if (count == 0)
            continue;
        sdyi_peer_box *const box =
            add_box(c, p, count, boxes->receives, &boxes->n_receives);
        box->offset[c->axis] = at;
        box->peer_offset[c->axis] = source_of(c, rows, p, c->own);
        at += reduces ? 0 : count;
    }
    boxes->bytes = sdyi_exchange_written(boxes);
}

/* The largest of every box, from the start of a buffer. */
static void fill_rooms(const sdyi_counts *c, sdyi_exchange *boxes) {
    const int64_t room = sdyi_counts_room(c);
    for (int64_t k = 0; k < c->n && c->own >= 0; k++) {
        if (k != c->own)
            (void)add_box(c, k, room, boxes->sends, &boxes->n_sends);
        (void)add_box(c, k, room, boxes->receives, &boxes->n_receives);
    }
}

sdyrt_status sdyi_counts_lower(const sdyi_counts *c, sdyi_exchange *boxes) {
    SDYI_ALLOC(boxes->sends, c->n);
    SDYI_ALLOC(boxes->receives, c->n);
    if (c->rows != NULL)
        sdyi_counts_fill(c, c->rows, boxes);
    else
        fill_rooms(c, boxes);
    return SDYRT_OK;
}

void sdyi_counts_traffic(const sdyi_counts *c, size_t element_bytes,
                         sdyi_traffic *traffic) {
    const size_t line = sdyi_counts_line(c, element_bytes);
    for (int64_t k = 0; k < c->n && c->own >= 0; k++) {
        const bool is_own = k == c->own;
        const int64_t out =
            c->rows == NULL ? 0 : sdyi_counts_between(c, c->rows, c->own, k);
        const int64_t in =
            c->rows == NULL ? 0 : sdyi_counts_between(c, c->rows, k, c->own);
        traffic->bytes_sent += is_own ? 0 : (size_t)out * line;
        traffic->messages_sent += !is_own && (out > 0 || c->rows == NULL);
        *(is_own ? &traffic->bytes_local : &traffic->bytes_received) +=
            (size_t)in * line;
        traffic->messages_received += !is_own && (in > 0 || c->rows == NULL);
    }
    if (c->rows == NULL && c->n > 1 && c->own >= 0) {
        traffic->bytes_sent += (size_t)c->in_capacity * line;
        traffic->bytes_received += (size_t)c->out_capacity * line;
    }
}

/* -- a plan ---------------------------------------------------------------- */

/* An all_gather of rows. */
static sdyrt_status make_meta(sdyi_counts *c) {
    sdyi_exchange *const m = &c->meta;
    *m = (sdyi_exchange){.kind = SDYRT_STEP_EXCHANGE,
                         .source = SDYRT_BUFFER_IN,
                         .target = SDYRT_BUFFER_OUT,
                         .dtype = SDYRT_I64,
                         .rank = 1,
                         .source_strides = {1},
                         .target_strides = {1},
                         .n_terms = 1};
    SDYI_ALLOC(m->sends, c->n);
    SDYI_ALLOC(m->receives, c->n);
    for (int64_t k = 0; k < c->n && c->own >= 0; k++) {
        const sdyi_peer_box box = {.peer = c->ranks[k],
                                   .counts = {c->width},
                                   .offset = {k * c->width}};
        if (k != c->own) {
            m->sends[m->n_sends] = box;
            m->sends[m->n_sends++].offset[0] = 0;
        }
        m->receives[m->n_receives++] = box;
    }
    m->bytes = sdyi_exchange_written(m);
    return SDYRT_OK;
}

/* The group of this rank's device. */
static sdyi_group group_of(const sdyi_resolved *r, const sdyrt_plan *plan) {
    sdyi_group g = {.placement = &plan->dists->from_placement,
                    .digits = r->members};
    sdyi_group_set_members(&g, plan->rank);
    return g;
}

static sdyrt_status make_counts(const sdyi_resolved *r, const sdyrt_plan *plan,
                                const sdyi_group *group, sdyi_counts *c) {
    const sdyrt_op *const op = r->op;
    const int64_t n = r->n_members;
    const bool is_shift = op->kind == SDYRT_OP_SHIFT;
    *c = (sdyi_counts){.kind = is_shift ? SDYRT_OP_ALL_TO_ALL : op->kind,
                       .axis = r->dim,
                       .n = n,
                       .own = group->own,
                       .width = op->kind == SDYRT_OP_ALL_GATHER ? 1 : n,
                       .in_capacity = op->in_capacity,
                       .out_capacity = op->out_capacity,
                       .pair_capacity = op->pair_capacity};
    for (int d = 0; d < SDYRT_MAX_RANK; d++)
        c->dims[d] = d < op->type.rank ? plan->in_tile.size[d] : 1;
    SDYI_ALLOC(c->ranks, n);
    for (int64_t k = 0; k < n && group->own >= 0; k++)
        c->ranks[k] = sdyi_group_rank(group, k);
    if (op->counts_vary)
        return make_meta(c);
    SDYI_ALLOC(c->rows, n * n);
    for (int64_t k = 0; k < n * n; k++)
        c->rows[k] = sdyi_count_between(r, k / n, k % n);
    return SDYRT_OK;
}

/* Bytes of the largest box on any rank. */
static size_t largest_block(const sdyi_resolved *r, const sdyrt_plan *plan) {
    sdyi_counts any = *plan->counts;
    for (int d = 0; d < r->type.rank; d++)
        any.dims[d] = sdyi_split_largest(&plan->dists->in.splits[d]);
    return sdyi_counts_largest(&any, sdyrt_dtype_bytes(plan->out_dtype));
}

sdyrt_status sdyi_plan_by_counts(const sdyi_resolved *r, const sdyi_movement *m,
                                 sdyrt_plan *plan) {
    const sdyi_group group = group_of(r, plan);
    SDYI_ALLOC(plan->counts, 1);
    SDYI_ALLOC(plan->steps, 1);
    SDYI_TRY(make_counts(r, plan, &group, plan->counts));
    sdyi_step *const step = &plan->steps[plan->n_steps++];
    const bool reduces =
        sdyi_op_uses(r->op->kind, SDYI_BIT(REDUCTION)) && r->n_members > 1;
    *step =
        (sdyi_step){.kind = reduces ? SDYRT_STEP_REDUCE : SDYRT_STEP_EXCHANGE,
                    .group = group,
                    .source = sdyi_plan_in(plan, plan->dists),
                    .target = sdyi_plan_out(plan, plan->dists),
                    .reduction = m->reduction,
                    .combiner = m->combiner,
                    .n_terms = reduces ? r->n_members : 1,
                    .block_bytes = largest_block(r, plan),
                    .counts = plan->counts};
    sdyi_traffic traffic = {0};
    sdyi_counts_traffic(plan->counts, sdyrt_dtype_bytes(plan->out_dtype),
                        &traffic);
    plan->lower_bound = plan->counts->rows == NULL ? 0 : traffic.bytes_received;
    return SDYRT_OK;
}
