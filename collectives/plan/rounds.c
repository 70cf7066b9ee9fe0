/* Movements of one value, such as those of a halo to the images around a tensor
 * or of pairs of members, in as few exchanges as boxes between two ranks, or in
 * one. */
#include "base/alloc.h"
#include "collectives/plan/plan.h"

#include <assert.h>
#include <stdlib.h>

/* A box of a movement, and its round: its number among the boxes between the
 * same two ranks. */
typedef struct numbered {
    const sdyi_peer_box *box;
    int64_t place; /* among all, in order of movements */
    int round;
} numbered;

void sdyi_rounds_free(sdyi_rounds *rounds) {
    for (int i = 0; i < rounds->n; i++)
        sdyi_exchange_free(&rounds->exchanges[i]);
    free(rounds->exchanges);
    *rounds = (sdyi_rounds){0};
}

static int compare(const void *a, const void *b) {
    const numbered *const x = a, *const y = b;
    if (x->box->peer != y->box->peer)
        return x->box->peer < y->box->peer ? -1 : 1;
    return (x->place > y->place) - (x->place < y->place);
}

/* The boxes of one direction, by peer. The own ones need no message: they are
 * all in the first round. */
static void number_boxes(const sdyi_exchange *steps, int n, bool of_sends,
                         int rank, numbered *list) {
    int64_t count = 0;
    for (int i = 0; i < n; i++) {
        const sdyi_peer_box *const boxes =
            of_sends ? steps[i].sends : steps[i].receives;
        const int64_t k = of_sends ? steps[i].n_sends : steps[i].n_receives;
        for (int64_t b = 0; b < k; b++, count++)
            list[count] = (numbered){&boxes[b], count, 0};
    }
    qsort(list, (size_t)count, sizeof *list, compare);
    for (int64_t i = 1; i < count; i++)
        if (list[i].box->peer == list[i - 1].box->peer &&
            list[i].box->peer != rank)
            list[i].round = list[i - 1].round + 1;
}

static int64_t count_boxes(const sdyi_exchange *steps, int n, bool of_sends) {
    int64_t count = 0;
    for (int i = 0; i < n; i++)
        count += of_sends ? steps[i].n_sends : steps[i].n_receives;
    return count;
}

/* Deal the boxes of one direction out to the rounds from `first` on. */
static sdyrt_status deal(const numbered *list, int64_t count, bool of_sends,
                         sdyi_exchange *first) {
    for (int64_t i = 0; i < count; i++) {
        sdyi_exchange *const round = &first[list[i].round];
        ++*(of_sends ? &round->n_sends : &round->n_receives);
    }
    for (int64_t i = 0; i < count; i++) {
        sdyi_exchange *const round = &first[list[i].round];
        sdyi_peer_box **const boxes =
            of_sends ? &round->sends : &round->receives;
        int64_t *const n = of_sends ? &round->n_sends : &round->n_receives;
        if (*boxes == NULL) {
            SDYI_ALLOC(*boxes, *n);
            *n = 0;
        }
        (*boxes)[(*n)++] = *list[i].box;
    }
    return SDYRT_OK;
}

/* Start the rounds, with nothing in them: what is filled, then as many as a
 * pair has boxes, but one at least. */
static sdyrt_status start(const sdyi_boxes *boxes, int n_filled,
                          const numbered *list, int64_t count,
                          sdyi_rounds *rounds) {
    int most = 0;
    for (int64_t i = 0; i < count; i++)
        if (list[i].round > most)
            most = list[i].round;
    const size_t n = (size_t)n_filled + (size_t)most + 1;
    SDYI_ALLOC(rounds->exchanges, n);
    for (; (size_t)rounds->n < n; rounds->n++) {
        sdyi_exchange *const e = &rounds->exchanges[rounds->n];
        *e = boxes->exchanges[rounds->n < n_filled ? rounds->n : n_filled];
        e->sends = e->receives = NULL;
        e->n_sends = e->n_receives = 0;
    }
    return SDYRT_OK;
}

static sdyrt_status make(const sdyi_boxes *boxes, int n_filled, int rank,
                         sdyi_rounds *rounds) {
    const sdyi_exchange *const steps = &boxes->exchanges[n_filled];
    const int n = boxes->n - n_filled;
    const int64_t n_sends = count_boxes(steps, n, true),
                  n_receives = count_boxes(steps, n, false);
    numbered *list;
    SDYI_ALLOC(list, n_sends + n_receives + 1);
    number_boxes(steps, n, true, rank, list);
    number_boxes(steps, n, false, rank, list + n_sends);
    sdyrt_status status =
        start(boxes, n_filled, list, n_sends + n_receives, rounds);
    if (status == SDYRT_OK)
        status = deal(list, n_sends, true, rounds->exchanges + n_filled);
    if (status == SDYRT_OK)
        status = deal(list + n_sends, n_receives, false,
                      rounds->exchanges + n_filled);
    for (int i = n_filled; i < rounds->n; i++)
        rounds->exchanges[i].bytes =
            sdyi_exchange_written(&rounds->exchanges[i]);
    free(list);
    return status;
}

sdyrt_status sdyi_plan_rounds(const sdyrt_plan *plan, const sdyi_boxes *boxes,
                              sdyi_rounds *rounds) {
    *rounds = (sdyi_rounds){0};
    const int n_filled = boxes->n - plan->dists->n_more - 1;
    if (plan->dists->n_more == 0 || plan->type.dtype != plan->out_dtype)
        return SDYRT_OK; /* each movement is converted through scratch */
    assert(n_filled >= 0);
    const sdyrt_status status = make(boxes, n_filled, plan->rank, rounds);
    if (status != SDYRT_OK)
        sdyi_rounds_free(rounds);
    return status;
}

/* The boxes of one direction, by peer and movement. */
static sdyrt_status join_boxes(const sdyi_exchange *steps, int n, bool of_sends,
                               int rank, sdyi_peer_box **boxes,
                               int64_t *n_boxes) {
    const int64_t count = count_boxes(steps, n, of_sends);
    numbered *list;
    SDYI_ALLOC(*boxes, count + 1);
    SDYI_ALLOC(list, count + 1);
    number_boxes(steps, n, of_sends, rank, list);
    for (int64_t i = 0; i < count; i++)
        (*boxes)[i] = *list[i].box;
    *n_boxes = count;
    free(list);
    return SDYRT_OK;
}

sdyrt_status sdyi_exchanges_join(const sdyi_exchange *steps, int n, int rank,
                                 sdyi_exchange *joined) {
    *joined = steps[0];
    assert(joined->n_terms == 1);
    joined->sends = joined->receives = NULL;
    joined->terms = NULL;
    SDYI_TRY(
        join_boxes(steps, n, true, rank, &joined->sends, &joined->n_sends));
    SDYI_TRY(join_boxes(steps, n, false, rank, &joined->receives,
                        &joined->n_receives));
    joined->bytes = sdyi_exchange_written(joined);
    return SDYRT_OK;
}
