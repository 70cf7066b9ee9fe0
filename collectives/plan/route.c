/* The routing rule of route.h.
 *
 * A *slot* numbers the pairs (target tile in reach of the source tile, replica
 * of it), holders of the source tile included; the number of a receiver is its
 * slot less the holders before it.
 *
 * When both sides number positions alike and their axes have a common
 * factorisation, positions are read in digits common to both: `shared` ones
 * replicate on both sides, `spare` ones only on the source side, `extra` ones
 * only on the target side. The holders of a tile then differ in spare digits
 * only, and those before a slot are counted digit by digit. Otherwise nothing
 * is shared, all of a side's replica digits are its own, and the holders are
 * listed
 * - up to a bound above which they are left in the count: then replicas may
 * share less evenly. */
#include "collectives/plan/route.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

#define MAX_LISTED_HOLDERS 65536

struct sdyi_router {
    sdyi_dist from;
    sdyi_dist to;
    bool is_common;
    sdyi_digit_list shared;
    sdyi_digit_list spare;
    sdyi_digit_list extra;
    int64_t n_spare;
    int64_t n_extra;
    int64_t *holders; /* slots of the present tile's, ascending; when listed */
    int64_t n_holders;
};

/* A source tile and the target tiles in its reach. */
typedef struct reach {
    int64_t source[SDYI_MAX_DIMS];
    int64_t source_position;
    int64_t first[SDYI_MAX_DIMS];
    int64_t last[SDYI_MAX_DIMS]; /* exclusive */
    int64_t n_slots;
} reach;

/* -- set up ---------------------------------------------------------------- */

/* Cut a side's digits; `rest` becomes those that it replicates along. */
static void refine_side(sdyi_dist *side, const sdyi_cuts *cuts,
                        sdyi_digit_list *rest) {
    const sdyi_digit_list digits = side->digits;
    side->digits.count = 0;
    for (int d = 0, i = 0; d < side->n_dims; d++) {
        const int n = side->digits_end[d] - i;
        sdyi_digits_refine((sdyi_digits){digits.at + i, n}, cuts,
                           &side->digits);
        i = side->digits_end[d];
        side->digits_end[d] = side->digits.count;
    }
    sdyi_digits_rest(cuts, sdyi_digits_in(&side->digits), rest);
}

static bool has_digit(const sdyi_digit_list *digits, int64_t stride) {
    for (int i = 0; i < digits->count; i++)
        if (digits->at[i].stride == stride)
            return true;
    return false;
}

/* `a` split into what `b` has too and what it has not. */
static void split_digits(const sdyi_digit_list *a, const sdyi_digit_list *b,
                         sdyi_digit_list *both, sdyi_digit_list *only) {
    both->count = only->count = 0;
    for (int i = 0; i < a->count; i++) {
        sdyi_digit_list *into = has_digit(b, a->at[i].stride) ? both : only;
        into->at[into->count++] = a->at[i];
    }
}

static void find_digits(sdyi_router *router) {
    sdyi_dist *from = &router->from, *to = &router->to;
    const int64_t n_from = from->placement->mesh->n_devices;
    const int64_t n_to = to->placement->mesh->n_devices;
    sdyi_cuts cuts;
    sdyi_cuts_start(&cuts, n_from);
    sdyi_cuts_add(&cuts, sdyi_digits_in(&from->digits));
    sdyi_cuts_add(&cuts, sdyi_digits_in(&to->digits));
    router->is_common = sdyi_placement_equal(from->placement, to->placement) &&
                        sdyi_cuts_finish(&cuts);
    if (router->is_common) {
        sdyi_digit_list from_rest, to_rest;
        refine_side(from, &cuts, &from_rest);
        refine_side(to, &cuts, &to_rest);
        split_digits(&from_rest, &to_rest, &router->shared, &router->spare);
        split_digits(&to_rest, &from_rest, &router->shared, &router->extra);
        return;
    }
    /* one side's verified axes always have a factorisation */
    sdyi_cuts_start(&cuts, n_from);
    sdyi_cuts_add(&cuts, sdyi_digits_in(&from->digits));
    (void)sdyi_cuts_finish(&cuts);
    refine_side(from, &cuts, &router->spare);
    sdyi_cuts_start(&cuts, n_to);
    sdyi_cuts_add(&cuts, sdyi_digits_in(&to->digits));
    (void)sdyi_cuts_finish(&cuts);
    refine_side(to, &cuts, &router->extra);
    router->shared.count = 0;
}

sdyrt_status sdyi_router_create(const sdyi_dist *from, const sdyi_dist *to,
                                sdyi_router **router) {
    sdyi_router *r = calloc(1, sizeof *r);
    if (r == NULL)
        return SDYI_NO_MEMORY(sizeof *r);
    r->from = *from;
    r->to = *to;
    find_digits(r);
    r->n_spare = sdyi_digits_size(sdyi_digits_in(&r->spare));
    r->n_extra = sdyi_digits_size(sdyi_digits_in(&r->extra));
    if (!r->is_common && r->n_spare <= MAX_LISTED_HOLDERS) {
        const size_t bytes = (size_t)r->n_spare * sizeof *r->holders;
        r->holders = malloc(bytes);
        if (r->holders == NULL) {
            free(r);
            return SDYI_NO_MEMORY(bytes);
        }
    }
    *router = r;
    return SDYRT_OK;
}

void sdyi_router_destroy(sdyi_router *router) {
    if (router == NULL)
        return;
    free(router->holders);
    free(router);
}

int64_t sdyi_router_fan_out(const sdyi_router *router) {
    return router->n_extra;
}

/* -- slots ----------------------------------------------------------------- */

static int64_t slot_of(const sdyi_router *router, const reach *at,
                       const int64_t *target, int64_t extra) {
    int64_t slot = 0;
    for (int d = 0; d < router->to.n_dims; d++)
        slot = slot * (at->last[d] - at->first[d]) + (target[d] - at->first[d]);
    return slot * router->n_extra + extra;
}

static void slot_parts(const sdyi_router *router, const reach *at, int64_t slot,
                       int64_t *target, int64_t *extra) {
    *extra = slot % router->n_extra;
    slot /= router->n_extra;
    for (int d = router->to.n_dims - 1; d >= 0; d--) {
        const int64_t n = at->last[d] - at->first[d];
        target[d] = at->first[d] + slot % n;
        slot /= n;
    }
}

/* Whether the device of the target side at `position` holds the source tile. */
static bool is_holder(const sdyi_router *router, const reach *at,
                      int64_t position) {
    int64_t from_position = position;
    if (!router->is_common)
        from_position = sdyi_placement_position(
            router->from.placement,
            sdyi_placement_rank(router->to.placement, position));
    if (from_position < 0)
        return false;
    for (int d = 0; d < router->from.n_dims; d++)
        if (sdyi_digits_index(sdyi_dist_digits(&router->from, d),
                              from_position) != at->source[d])
            return false;
    return true;
}

static int compare_slots(const void *a, const void *b) {
    const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

/* List the slots of the tile's holders. */
static void list_holders(sdyi_router *router, const reach *at) {
    router->n_holders = 0;
    for (int64_t i = 0; i < router->n_spare; i++) {
        const int64_t rank = sdyi_placement_rank(
            router->from.placement,
            at->source_position +
                sdyi_digits_position(sdyi_digits_in(&router->spare), i));
        const int64_t position =
            sdyi_placement_position(router->to.placement, rank);
        if (position < 0)
            continue;
        int64_t target[SDYI_MAX_DIMS];
        sdyi_dist_indices(&router->to, position, target);
        bool in_reach = true;
        for (int d = 0; d < router->to.n_dims; d++)
            in_reach = in_reach && target[d] >= at->first[d] &&
                       target[d] < at->last[d];
        if (in_reach)
            router->holders[router->n_holders++] = slot_of(
                router, at, target,
                sdyi_digits_index(sdyi_digits_in(&router->extra), position));
    }
    qsort(router->holders, (size_t)router->n_holders, sizeof *router->holders,
          compare_slots);
}

/* Where a source tile goes: false when it is empty or nobody's. */
static bool find_reach(sdyi_router *router, const int64_t *source, reach *at) {
    sdyi_box box;
    if (!sdyi_dist_box(&router->from, source, &box))
        return false;
    memcpy(at->source, source, sizeof at->source);
    at->source_position = sdyi_dist_position(&router->from, source);
    at->n_slots = router->n_extra;
    for (int d = 0; d < router->to.n_dims; d++) {
        sdyi_split_range(&router->to.splits[d], box.offset[d],
                         box.offset[d] + box.size[d], &at->first[d],
                         &at->last[d]);
        at->n_slots *= at->last[d] - at->first[d];
    }
    if (router->holders != NULL)
        list_holders(router, at);
    return true;
}

/* -- counting holders ------------------------------------------------------ */

/* The indices below `end` of a dimension that holders have: spare digits take
 * any value, the others the source tile's. */
static int64_t count_below(const sdyi_router *router, const reach *at, int dim,
                           int64_t end) {
    const sdyi_digits digits = sdyi_dist_digits(&router->to, dim);
    int64_t tail_free[SDYI_MAX_DIGITS + 1], tail_size[SDYI_MAX_DIGITS + 1];
    tail_free[digits.count] = tail_size[digits.count] = 1;
    for (int i = digits.count - 1; i >= 0; i--) {
        const sdyi_digit d = digits.at[i];
        const bool is_free = has_digit(&router->spare, d.stride);
        tail_free[i] = tail_free[i + 1] * (is_free ? d.size : 1);
        tail_size[i] = tail_size[i + 1] * d.size;
    }
    if (end >= tail_size[0])
        return tail_free[0];
    int64_t count = 0;
    for (int i = 0; i < digits.count; i++) {
        const sdyi_digit d = digits.at[i];
        const int64_t digit = end / tail_size[i + 1] % d.size;
        if (has_digit(&router->spare, d.stride)) {
            count += digit * tail_free[i + 1];
            continue;
        }
        const int64_t fixed = at->source_position / d.stride % d.size;
        if (fixed < digit)
            return count + tail_free[i + 1];
        if (fixed > digit)
            return count;
    }
    return count;
}

/* Holders whose slot is below `slot`. */
static int64_t holders_before(const sdyi_router *router, const reach *at,
                              int64_t slot) {
    if (!router->is_common) {
        if (router->holders == NULL)
            return 0;
        int64_t low = 0, high = router->n_holders;
        while (low < high) {
            const int64_t middle = low + (high - low) / 2;
            if (router->holders[middle] < slot)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }
    const int n = router->to.n_dims;
    int64_t all[SDYI_MAX_DIMS + 1]; /* holders by dimensions d and later */
    int64_t below[SDYI_MAX_DIMS];   /* indices below the reach's first */
    all[n] = 1;
    for (int d = n - 1; d >= 0; d--) {
        below[d] = count_below(router, at, d, at->first[d]);
        all[d] =
            all[d + 1] * (count_below(router, at, d, at->last[d]) - below[d]);
    }
    if (slot >= at->n_slots)
        return all[0];
    int64_t target[SDYI_MAX_DIMS], extra;
    slot_parts(router, at, slot, target, &extra);
    int64_t count = 0;
    for (int d = 0; d < n; d++) {
        const int64_t before = count_below(router, at, d, target[d]);
        count += (before - below[d]) * all[d + 1];
        if (count_below(router, at, d, target[d] + 1) == before)
            return count; /* no holder has this index */
    }
    return count + (sdyi_digits_index(sdyi_digits_in(&router->extra),
                                      at->source_position) < extra);
}

static int64_t receivers_before(const sdyi_router *router, const reach *at,
                                int64_t slot) {
    return slot - holders_before(router, at, slot);
}

/* The slot of receiver `number`. */
static int64_t receiver_slot(const sdyi_router *router, const reach *at,
                             int64_t number) {
    /* the last slot with no more than `number` receivers before it */
    int64_t low = 0, high = at->n_slots;
    while (low < high) {
        const int64_t middle = low + (high - low) / 2;
        if (receivers_before(router, at, middle) <= number)
            low = middle + 1;
        else
            high = middle;
    }
    return low - 1;
}

/* -- receiving and sending ------------------------------------------------- */

/* The position of the source of `at` for the target device at `position`. */
static int64_t source_for(const sdyi_router *router, const reach *at,
                          int64_t position, const int64_t *target) {
    const int64_t slot =
        slot_of(router, at, target,
                sdyi_digits_index(sdyi_digits_in(&router->extra), position));
    const int64_t number = receivers_before(router, at, slot);
    int64_t source = at->source_position +
                     sdyi_digits_position(sdyi_digits_in(&router->spare),
                                          number % router->n_spare);
    for (int i = 0; i < router->shared.count; i++) {
        const sdyi_digit d = router->shared.at[i];
        source += position / d.stride % d.size * d.stride;
    }
    return source;
}

/* The next index tuple in row-major order; false after the last. */
static bool next_indices(int n, const int64_t *first, const int64_t *last,
                         int64_t *indices) {
    for (int d = n - 1; d >= 0; d--) {
        if (++indices[d] < last[d])
            return true;
        indices[d] = first[d];
    }
    return false;
}

sdyrt_status sdyi_route_receives(sdyi_router *router, int64_t rank,
                                 sdyi_route_fn fn, void *argument) {
    const int64_t position =
        sdyi_placement_position(router->to.placement, rank);
    if (position < 0)
        return SDYRT_OK;
    int64_t target[SDYI_MAX_DIMS];
    sdyi_box wanted;
    sdyi_dist_indices(&router->to, position, target);
    if (!sdyi_dist_box(&router->to, target, &wanted))
        return SDYRT_OK;

    const int n = router->from.n_dims;
    int64_t first[SDYI_MAX_DIMS], last[SDYI_MAX_DIMS], source[SDYI_MAX_DIMS];
    for (int d = 0; d < n; d++)
        sdyi_split_range(&router->from.splits[d], wanted.offset[d],
                         wanted.offset[d] + wanted.size[d], &first[d],
                         &last[d]);
    memcpy(source, first, sizeof source);
    do {
        reach at;
        sdyi_box box;
        if (!find_reach(router, source, &at))
            continue; /* an empty tile between others */
        (void)sdyi_dist_box(&router->from, source, &box);
        (void)sdyi_box_intersect(&box, &wanted, n, &box);
        const int64_t peer =
            is_holder(router, &at, position)
                ? rank
                : sdyi_placement_rank(
                      router->from.placement,
                      source_for(router, &at, position, target));
        SDYI_TRY(fn(argument, peer, &box));
    } while (next_indices(n, first, last, source));
    return SDYRT_OK;
}

sdyrt_status sdyi_route_sends(sdyi_router *router, int64_t rank,
                              sdyi_route_fn fn, void *argument) {
    const int64_t position =
        sdyi_placement_position(router->from.placement, rank);
    if (position < 0)
        return SDYRT_OK;
    int64_t source[SDYI_MAX_DIMS];
    reach at;
    sdyi_box held;
    sdyi_dist_indices(&router->from, position, source);
    if (!find_reach(router, source, &at))
        return SDYRT_OK;
    (void)sdyi_dist_box(&router->from, source, &held);

    int64_t shared = 0;
    for (int i = 0; i < router->shared.count; i++) {
        const sdyi_digit d = router->shared.at[i];
        shared += position / d.stride % d.size * d.stride;
    }
    const int64_t n_receivers = receivers_before(router, &at, at.n_slots);
    for (int64_t number =
             sdyi_digits_index(sdyi_digits_in(&router->spare), position);
         number < n_receivers; number += router->n_spare) {
        const int64_t slot = receiver_slot(router, &at, number);
        int64_t target[SDYI_MAX_DIMS], extra;
        slot_parts(router, &at, slot, target, &extra);
        const int64_t to_position =
            shared + sdyi_dist_position(&router->to, target) +
            sdyi_digits_position(sdyi_digits_in(&router->extra), extra);
        sdyi_box box;
        if (!sdyi_dist_box(&router->to, target, &box) ||
            !sdyi_box_intersect(&box, &held, router->to.n_dims, &box))
            continue; /* an empty tile between others */
        if (is_holder(router, &at, to_position))
            continue; /* only where holders are left in the count */
        SDYI_TRY(fn(argument,
                    sdyi_placement_rank(router->to.placement, to_position),
                    &box));
    }
    return SDYRT_OK;
}
