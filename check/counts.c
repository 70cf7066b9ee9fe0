/* Runs of one plan with counts that vary: of each round, and wrong ones, which
 * all ranks of the group refuse. */
#include "check/runs.h"

#include <inttypes.h>
#include <string.h>

typedef struct rounds {
    check_case c; /* its round changes */
    const check_meaning *meaning;
    sdyrt_context *context;
    sdyrt_plan *plan;
    int64_t *there; /* on a device: counts, then received ones; else NULL */
    int rank;
    int64_t position; /* -1: no device */
    check_rank *r;
} rounds;

/* True if a member of the rank's group gives a wrong count in this round. */
static bool is_refused(const rounds *all) {
    const check_groups *const g = &all->c.groups;
    return g->round == CHECK_WRONG_ROUND && g->wrong_position >= 0 &&
           all->position >= 0 &&
           check_member(&all->c, all->position, 0) ==
               check_member(&all->c, g->wrong_position, 0);
}

static void compare_received(const rounds *all, const int64_t *received) {
    const int64_t own = check_number(&all->c, all->position);
    const bool reduces = all->c.kind == SDYRT_OP_REDUCE_SCATTER;
    for (int64_t p = 0; p < check_members(&all->c); p++) {
        const int64_t wanted =
            check_count(&all->c, all->position, p, reduces ? p : own);
        if (received[p] != wanted)
            check_rank_fail(all->r,
                            "rank %d: told %" PRId64 " elements of member "
                            "%" PRId64 ", expected %" PRId64,
                            all->rank, received[p], p, wanted);
    }
}

/* Run with `counts`, NULL on a rank without a device; `received` NULL: not
 * asked for. */
static sdyrt_status run_once(const rounds *all, const int64_t *counts,
                             int64_t *received) {
    const size_t bytes = CHECK_MAX_RANKS * sizeof *counts;
    int64_t *const there = all->there;
    sdyrt_status status = check_rank_push(all->context, all->r);
    if (status == SDYRT_OK && there != NULL && counts != NULL)
        status = sdyrt_copy(all->context, there, counts, bytes);
    int64_t *const reported =
        there != NULL && received != NULL ? there + CHECK_MAX_RANKS : received;
    if (status == SDYRT_OK)
        status = sdyrt_plan_run_v(
            all->plan, there != NULL && counts != NULL ? there : counts,
            check_buffer_address(&all->r->in),
            check_buffer_address(&all->r->out), reported);
    if (status == SDYRT_OK)
        status = check_rank_pull(all->context, all->r);
    return status == SDYRT_OK && reported != received
               ? sdyrt_copy(all->context, received, reported, bytes)
               : status;
}

/* Wrong counts must be refused: on hosts by an error, on a device by -1 in
 * `received`. */
static void check_refused(const rounds *all, sdyrt_status status,
                          const int64_t *received) {
    const bool is_reported =
        all->there != NULL
            ? status == SDYRT_OK && (received == NULL || received[0] == -1)
            : status == SDYRT_ARGUMENT;
    if (!is_reported)
        check_rank_fail(all->r, "rank %d: wrong counts are not refused: %s",
                        all->rank, sdyrt_status_name(status));
}

static void run_round(rounds *all) {
    int64_t counts[CHECK_MAX_RANKS] = {0}, received[CHECK_MAX_RANKS] = {0};
    const check_case *const c = &all->c;
    check_rank *const r = all->r;
    const bool has_device = all->position >= 0, refused = is_refused(all);
    const bool asks = has_device && check_mix(c->seed) % 4 != 0;
    check_box(c, CHECK_FROM, all->position, &r->in.tile);
    check_box(c, CHECK_TO, all->position, &r->out.tile);
    for (int64_t q = 0; has_device && q < check_members(c); q++)
        counts[q] =
            check_count(c, all->position, check_number(c, all->position), q);
    if (refused && all->position == c->groups.wrong_position)
        counts[0] = c->groups.wrong_count;
    check_rank_refill(c, all->meaning, r);
    check_rank_reset(c, r);
    const sdyrt_status status =
        run_once(all, has_device ? counts : NULL, asks ? received : NULL);
    if (refused) {
        check_refused(all, status, asks ? received : NULL);
        r->out.tile.elements = 0; /* nothing is written */
    } else if (status != SDYRT_OK) {
        r->status = status;
        check_rank_fail(r, "rank %d: sdyrt_plan_run_v: %s: %s", all->rank,
                        sdyrt_status_name(status), sdyrt_last_error());
    }
    if (r->failure[0] == '\0')
        check_rank_compare(c, all->meaning, all->rank, r);
    if (r->failure[0] == '\0' && asks && !refused)
        compare_received(all, received);
}

void check_run_rounds(sdyrt_context *context, sdyrt_plan *plan,
                      const check_case *c, const check_meaning *meaning,
                      int rank, check_rank *r) {
    rounds all = {.meaning = meaning,
                  .context = context,
                  .plan = plan,
                  .rank = rank,
                  .position = r->out.position,
                  .r = r};
    void *there = NULL;
    check_case_copy(c, &all.c);
    if (sdyrt_context_is_device(context))
        r->status = sdyrt_alloc(
            context, 2 * CHECK_MAX_RANKS * sizeof *all.there, &there);
    all.there = there;
    for (int i = 0; i < CHECK_ROUNDS && r->status == SDYRT_OK; i++) {
        all.c.groups.round = i;
        run_round(&all);
    }
    sdyrt_free(context, there);
}
