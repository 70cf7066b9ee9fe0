/* The routing rule of route.h.
 *
 * The *places* of a source tile are the pairs (target tile in its reach,
 * replica of that), in order; those that have the source tile already are
 * *holders*, the others are receivers. The number of a receiver is its place
 * less the holders before it.
 *
 * Example: 8 elements on a mesh of a = 2 times b = 4 devices (position 4a + b),
 * from [{"a"}] to [{"b"}]. A source tile of 4 elements has 4 source replicas
 * (along b), a target tile of 2 elements has 2 target replicas (along a), and
 * neither side replicates along what the other does too. The places of source
 * tile 0, which positions 0 to 3 hold:
 *
 *   target tile  target replica  position                  served by
 *   0            0               0         a holder
 *   0            1               4         receiver 0      source replica 0
 *   1            0               1         a holder
 *   1            1               5         receiver 1      source replica 1
 *
 * so position 0 sends to 4 and position 1 to 5; 2 and 3 send nothing of it.
 *
 * When both sides number devices alike and their axes have a common
 * factorisation, positions are read in digits common to both. The holders of a
 * tile then differ in digits of the source replicas only: they are counted
 * digit by digit, and a receiver is found from its number in the same way.
 * Otherwise the holders are listed - up to a bound above which they are taken
 * for receivers that nothing is sent to: then replicas may share less evenly.
 */
#include "collectives/plan/route.h"
#include "base/integers.h"
#include "base/status.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define MAX_LISTED_HOLDERS 65536

/* Places have the dimensions of the index space and one for the replica. */
#define MAX_PLACE_DIMS (SDYI_MAX_DIMS + 1)

/* A digit of a place's index along one dimension. */
typedef struct place_digit {
    int64_t stride; /* in the position */
    int64_t size;
    int64_t minor;      /* product of the sizes of this digit and the less
                           significant ones */
    int64_t minor_free; /* the same of the free digits alone */
    bool is_free; /* holders have any value here, not the source tile's own */
} place_digit;

struct sdyi_router {
    sdyi_dist from;
    sdyi_dist to;
    bool is_aligned; /* positions of both sides are the same devices, and all
                        digits are cut alike */
    sdyi_digit_list common_replicas;
    sdyi_digit_list source_replicas;
    sdyi_digit_list target_replicas;
    int64_t n_source_replicas;
    int64_t n_target_replicas;
    int n_place_dims;
    int place_end[MAX_PLACE_DIMS]; /* end of a dimension's digits */
    place_digit place_digits[SDYI_MAX_DIGITS];
    int64_t *listed; /* places of the present tile's holders, or NULL */
    int64_t n_listed;
};

/* The places of a source tile: indices [first, last) of each dimension. */
typedef struct reach {
    int64_t position; /* of the tile's first replica */
    int64_t first[MAX_PLACE_DIMS];
    int64_t last[MAX_PLACE_DIMS];
    int64_t n_places[MAX_PLACE_DIMS + 1];  /* by dimensions d and later */
    int64_t n_holders[MAX_PLACE_DIMS + 1]; /* likewise; 0 where not counted */
    int64_t below[MAX_PLACE_DIMS]; /* indices below `first` that holders have */
} reach;

/* -- set up ---------------------------------------------------------------- */

/* Cut the digits of one end; `rest` becomes the digits along which it is
 * replicated. */
static void refine_side(sdyi_dist *side, sdyi_cuts *cuts,
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
    const int n_cuts = cuts->count;
    while (cuts->at[cuts->count - 1] > side->placement->mesh->n_devices)
        cuts->count--;
    sdyi_digits_rest(cuts, sdyi_digits_in(&side->digits), rest);
    cuts->count = n_cuts;
}

static bool has_digit(const sdyi_digit_list *digits, int64_t stride) {
    for (int i = 0; i < digits->count; i++)
        if (digits->at[i].stride == stride)
            return true;
    return false;
}

/* Move what `b` has too from `a` to `both`. */
static void split_digits(sdyi_digit_list *a, const sdyi_digit_list *b,
                         sdyi_digit_list *both) {
    const int n = a->count;
    both->count = a->count = 0;
    for (int i = 0; i < n; i++) {
        sdyi_digit_list *into = has_digit(b, a->at[i].stride) ? both : a;
        into->at[into->count++] = a->at[i];
    }
}

/* Equal numbering: a position stands for the same device on both sides. */
static bool are_numbered_alike(const sdyi_placement *a,
                               const sdyi_placement *b) {
    const bool is_listed = a->mesh->device_ids != NULL || a->ranks != NULL ||
                           b->mesh->device_ids != NULL || b->ranks != NULL;
    return !is_listed || sdyi_placement_equal(a, b);
}

static void find_digits(sdyi_router *router) {
    sdyi_dist *from = &router->from, *to = &router->to;
    const int64_t n_from = from->placement->mesh->n_devices;
    const int64_t n_to = to->placement->mesh->n_devices;
    const sdyi_digit end = {n_to, 1};
    sdyi_cuts cuts;
    sdyi_cuts_start(&cuts, n_from);
    sdyi_cuts_add(&cuts, (sdyi_digits){&end, 1});
    sdyi_cuts_add(&cuts, sdyi_digits_in(&from->digits));
    sdyi_cuts_add(&cuts, sdyi_digits_in(&to->digits));
    router->is_aligned = are_numbered_alike(from->placement, to->placement) &&
                         sdyi_cuts_finish(&cuts);
    if (!router->is_aligned) {
        /* one side's verified axes always have a factorisation */
        sdyi_cuts_start(&cuts, n_from);
        sdyi_cuts_add(&cuts, sdyi_digits_in(&from->digits));
        (void)sdyi_cuts_finish(&cuts);
    }
    refine_side(from, &cuts, &router->source_replicas);
    if (!router->is_aligned) {
        sdyi_cuts_start(&cuts, n_to);
        sdyi_cuts_add(&cuts, sdyi_digits_in(&to->digits));
        (void)sdyi_cuts_finish(&cuts);
    }
    refine_side(to, &cuts, &router->target_replicas);
    router->common_replicas.count = 0;
    if (router->is_aligned && n_from == n_to) {
        const sdyi_digit_list all = router->source_replicas;
        split_digits(&router->source_replicas, &router->target_replicas,
                     &router->common_replicas);
        split_digits(&router->target_replicas, &all, &router->common_replicas);
    }
}

/* Append a dimension of places. */
static void add_place_dim(sdyi_router *router, sdyi_digits digits) {
    const int dim = router->n_place_dims++;
    const int first = dim == 0 ? 0 : router->place_end[dim - 1];
    int64_t minor = 1, minor_free = 1;
    router->place_end[dim] = first + digits.count;
    for (int i = digits.count - 1; i >= 0; i--) {
        const sdyi_digit d = digits.at[i];
        const bool is_free = has_digit(&router->source_replicas, d.stride);
        router->place_digits[first + i] =
            (place_digit){d.stride, d.size, minor, minor_free, is_free};
        minor *= d.size;
        minor_free *= is_free ? d.size : 1;
    }
}

sdyrt_status sdyi_router_create(const sdyi_dist *from, const sdyi_dist *to,
                                sdyi_router **router) {
    sdyi_router *r = malloc(sizeof *r);
    if (r == NULL)
        return SDYI_NO_MEMORY(sizeof *r);
    r->from = *from;
    r->to = *to;
    r->listed = NULL;
    r->n_listed = 0;
    find_digits(r);
    r->n_source_replicas =
        sdyi_digits_size(sdyi_digits_in(&r->source_replicas));
    r->n_target_replicas =
        sdyi_digits_size(sdyi_digits_in(&r->target_replicas));
    r->n_place_dims = 0;
    for (int d = 0; d < to->n_dims; d++)
        add_place_dim(r, sdyi_dist_digits(&r->to, d));
    add_place_dim(r, sdyi_digits_in(&r->target_replicas));
    if (!r->is_aligned && r->n_source_replicas <= MAX_LISTED_HOLDERS) {
        const size_t bytes = (size_t)r->n_source_replicas * sizeof *r->listed;
        r->listed = malloc(bytes);
        if (r->listed == NULL) {
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
    free(router->listed);
    free(router);
}

/* -- counting holders ------------------------------------------------------ */

/* The indices below `end` of a dimension that holders have; `*has_end`: they
 * have `end` itself. */
static int64_t count_below(const sdyi_router *router, const reach *at, int dim,
                           int64_t end, bool *has_end) {
    const int first = dim == 0 ? 0 : router->place_end[dim - 1];
    const place_digit *digits = &router->place_digits[first];
    const int n = router->place_end[dim] - first;
    int64_t count = 0;
    *has_end = true;
    for (const place_digit *d = digits; d < digits + n; d++) {
        const int64_t digit = end / d->minor;
        end -= digit * d->minor;
        if (d->is_free) {
            count += digit * d->minor_free;
            continue;
        }
        const int64_t fixed = at->position / d->stride % d->size;
        *has_end = fixed == digit;
        if (fixed != digit)
            return fixed < digit ? count + d->minor_free : count;
    }
    return count;
}

/* Count the places and the holders of a source tile whose indices are set. */
static void count_places(const sdyi_router *router, reach *at) {
    const int n = router->n_place_dims;
    at->first[n - 1] = 0;
    at->last[n - 1] = router->n_target_replicas;
    at->n_places[n] = 1;
    at->n_holders[n] = router->is_aligned &&
                       at->position < router->to.placement->mesh->n_devices;
    for (int d = n - 1; d >= 0; d--) {
        at->n_places[d] = at->n_places[d + 1] * (at->last[d] - at->first[d]);
        at->below[d] = 0;
        at->n_holders[d] = at->n_places[d] == 0 ? 0 : at->n_holders[d + 1];
        if (at->n_holders[d] == 0)
            continue;
        bool has_first, has_last;
        at->below[d] = count_below(router, at, d, at->first[d], &has_first);
        at->n_holders[d] *=
            count_below(router, at, d, at->last[d] - 1, &has_last) + has_last -
            at->below[d];
    }
}

/* A place, less the counted holders before it. */
static int64_t place_number(const sdyi_router *router, const reach *at,
                            const int64_t *place) {
    int64_t number = 0;
    bool is_holder = at->n_holders[0] > 0; /* so far */
    for (int d = 0; d < router->n_place_dims; d++) {
        number += (place[d] - at->first[d]) * at->n_places[d + 1];
        if (!is_holder)
            continue;
        const int64_t before =
            count_below(router, at, d, place[d], &is_holder) - at->below[d];
        number -= before * at->n_holders[d + 1];
    }
    return number;
}

/* The index along `dim` of the place with `*number` others before it, counted
 * holders left out, among those that agree in the dimensions before; `*number`
 * becomes that of the others which agree in this one too. `*has_holders`: some
 * of the places that agree are holders. */
static int64_t find_index(const sdyi_router *router, const reach *at, int dim,
                          int64_t *number, bool *has_holders) {
    const int64_t each = at->n_places[dim + 1];
    const int64_t held = at->n_holders[dim + 1];
    int64_t index = 0;
    int64_t left = *number + at->first[dim] * each;
    if (*has_holders) {
        left -= at->below[dim] * held;
        const int first = dim == 0 ? 0 : router->place_end[dim - 1];
        for (int i = first; i < router->place_end[dim] && *has_holders; i++) {
            const place_digit d = router->place_digits[i];
            const int64_t full = d.minor * each;
            const int64_t open = full - d.minor_free * held;
            int64_t digit;
            if (d.is_free) {
                digit = left / open;
                left -= digit * open;
            } else {
                digit = at->position / d.stride % d.size;
                if (left < digit * full || left >= digit * full + open) {
                    left += left < digit * full ? 0 : full - open;
                    digit = left / full;
                    *has_holders = false;
                }
                left -= digit * full;
            }
            index += digit * d.minor;
        }
        if (*has_holders) {
            *number = left;
            return index;
        }
    }
    *number = left % each;
    return index + left / each;
}

/* The place of receiver `number`. */
static void find_place(const sdyi_router *router, const reach *at,
                       int64_t number, int64_t *place) {
    bool has_holders = at->n_holders[0] > 0;
    for (int d = 0; d < router->n_place_dims; d++)
        place[d] = find_index(router, at, d, &number, &has_holders);
}

/* -- listed holders -------------------------------------------------------- */

/* List the places of the tile's holders, in any order. */
static void list_holders(sdyi_router *router, const reach *at) {
    const int n = router->n_place_dims - 1;
    router->n_listed = 0;
    for (int64_t i = 0; i < router->n_source_replicas; i++) {
        const int64_t rank = sdyi_placement_rank(
            router->from.placement,
            at->position + sdyi_digits_position(
                               sdyi_digits_in(&router->source_replicas), i));
        const int64_t position =
            sdyi_placement_position(router->to.placement, rank);
        if (position < 0)
            continue;
        int64_t place[MAX_PLACE_DIMS];
        sdyi_dist_indices(&router->to, position, place);
        place[n] = sdyi_digits_index(sdyi_digits_in(&router->target_replicas),
                                     position);
        bool in_reach = true;
        for (int d = 0; d < n; d++)
            in_reach =
                in_reach && place[d] >= at->first[d] && place[d] < at->last[d];
        if (in_reach)
            router->listed[router->n_listed++] =
                place_number(router, at, place);
    }
}

static int64_t listed_before(const sdyi_router *router, int64_t place) {
    int64_t n = 0;
    assert(router->listed != NULL || router->n_listed == 0);
    for (int64_t i = 0; i < router->n_listed; i++)
        n += router->listed[i] < place;
    return n;
}

/* The place of receiver `number`, from sorted holders. */
static int64_t skip_listed(const sdyi_router *router, int64_t number) {
    /* the first holder with more than `number` receivers before it */
    int64_t low = 0, high = router->n_listed;
    assert(router->listed != NULL || high == 0);
    while (low < high) {
        const int64_t middle = low + (high - low) / 2;
        if (router->listed[middle] - middle <= number)
            low = middle + 1;
        else
            high = middle;
    }
    return number + low;
}

/* -- receiving and sending ------------------------------------------------- */

/* A tile of one side, set dimension by dimension, and what it shares with a box
 * of the other side. */
typedef struct tile {
    int64_t index[SDYI_MAX_DIMS];
    int64_t part[SDYI_MAX_DIMS]; /* of the position, by dimension */
    int64_t position;            /* of the first replica */
    sdyi_box box;
    sdyi_box shared;
} tile;

static void tile_start(tile *t, int n_dims) {
    t->position = 0;
    for (int d = 0; d < n_dims; d++) {
        t->index[d] = -1;
        t->part[d] = 0;
    }
}

/* Set the indices; false when the tile shares nothing with `other`, since one
 * of the two is empty. */
static bool tile_set(tile *t, const sdyi_dist *side, const int64_t *indices,
                     const sdyi_box *other) {
    bool is_empty = false;
    for (int d = 0; d < side->n_dims; d++) {
        if (t->index[d] != indices[d]) {
            const sdyi_split *split = &side->splits[d];
            int64_t begin, end;
            sdyi_split_tile(split, indices[d], &begin, &end);
            const int64_t other_end = other->offset[d] + other->size[d];
            const int64_t first =
                begin > other->offset[d] ? begin : other->offset[d];
            const int64_t part =
                sdyi_digits_position(sdyi_dist_digits(side, d), indices[d]);
            t->position += part - t->part[d];
            t->part[d] = part;
            t->index[d] = indices[d];
            t->box.offset[d] = begin;
            t->box.size[d] = end - begin;
            t->shared.offset[d] = first;
            t->shared.size[d] = (end < other_end ? end : other_end) - first;
        }
        is_empty = is_empty || t->shared.size[d] <= 0;
    }
    return !is_empty;
}

/* The places of the source tile with this box and first position. */
static void find_places(sdyi_router *router, const sdyi_box *box,
                        int64_t position, reach *at) {
    const sdyi_dist *to = &router->to;
    at->position = position;
    for (int d = 0; d < to->n_dims; d++)
        sdyi_split_range(&to->splits[d], box->offset[d],
                         box->offset[d] + box->size[d], &at->first[d],
                         &at->last[d]);
    count_places(router, at);
    if (router->listed != NULL)
        list_holders(router, at);
}

/* The share of a position that comes from digits along which both sides
 * replicate. */
static int64_t common_part(const sdyi_router *router, int64_t position) {
    int64_t part = 0;
    for (int i = 0; i < router->common_replicas.count; i++) {
        const sdyi_digit d = router->common_replicas.at[i];
        part += position / d.stride % d.size * d.stride;
    }
    return part;
}

/* The source replica that serves this place of a source tile. */
static int64_t replica_for(sdyi_router *router, const tile *source,
                           const int64_t *place) {
    if (router->n_source_replicas == 1)
        return 0;
    reach at;
    find_places(router, &source->box, source->position, &at);
    const int64_t number = place_number(router, &at, place);
    return (number - listed_before(router, number)) % router->n_source_replicas;
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

/* The indices of a rank's tile; false when it is not in the mesh. */
static bool indices_of(const sdyi_dist *side, int64_t rank, int64_t *indices) {
    const int64_t position = sdyi_placement_position(side->placement, rank);
    if (position >= 0)
        sdyi_dist_indices(side, position, indices);
    return position >= 0;
}

sdyrt_status sdyi_route_receives(sdyi_router *router, int64_t rank,
                                 sdyi_route_fn fn, void *argument) {
    const sdyi_dist *from = &router->from, *to = &router->to;
    const int n = from->n_dims;
    int64_t place[MAX_PLACE_DIMS], own[SDYI_MAX_DIMS];
    sdyi_box wanted;
    if (!indices_of(to, rank, place) || !sdyi_dist_box(to, place, &wanted))
        return SDYRT_OK;
    const int64_t position = sdyi_placement_position(to->placement, rank);
    const int64_t common = common_part(router, position);
    const bool has_source = indices_of(from, rank, own);
    place[n] =
        sdyi_digits_index(sdyi_digits_in(&router->target_replicas), position);

    int64_t first[SDYI_MAX_DIMS], last[SDYI_MAX_DIMS], indices[SDYI_MAX_DIMS];
    for (int d = 0; d < n; d++) {
        sdyi_split_range(&from->splits[d], wanted.offset[d],
                         wanted.offset[d] + wanted.size[d], &first[d],
                         &last[d]);
        indices[d] = first[d];
    }
    tile source;
    tile_start(&source, n);
    do {
        if (!tile_set(&source, from, indices, &wanted))
            continue; /* an empty tile between others */
        int64_t peer = rank;
        if (!has_source || memcmp(indices, own, (size_t)n * sizeof own[0]) != 0)
            peer = sdyi_placement_rank(
                from->placement,
                source.position + common +
                    sdyi_digits_position(
                        sdyi_digits_in(&router->source_replicas),
                        replica_for(router, &source, place)));
        SDYI_TRY(fn(argument, peer, &source.shared));
    } while (next_indices(n, first, last, indices));
    return SDYRT_OK;
}

sdyrt_status sdyi_route_sends(sdyi_router *router, int64_t rank,
                              sdyi_route_fn fn, void *argument) {
    const sdyi_dist *from = &router->from, *to = &router->to;
    const int n = from->n_dims;
    int64_t own[SDYI_MAX_DIMS], place[MAX_PLACE_DIMS] = {0};
    int64_t other[SDYI_MAX_DIMS];
    sdyi_box held;
    if (!indices_of(from, rank, own) || !sdyi_dist_box(from, own, &held))
        return SDYRT_OK;
    const int64_t position = sdyi_placement_position(from->placement, rank);
    const int64_t common = common_part(router, position);
    reach at;
    find_places(router, &held, sdyi_dist_position(from, own), &at);
    if (router->listed != NULL)
        qsort(router->listed, (size_t)router->n_listed, sizeof *router->listed,
              sdyi_compare_int64);

    const int64_t n_receivers =
        at.n_places[0] - at.n_holders[0] - router->n_listed;
    tile target;
    tile_start(&target, n);
    for (int64_t number = sdyi_digits_index(
             sdyi_digits_in(&router->source_replicas), position);
         number < n_receivers; number += router->n_source_replicas) {
        find_place(router, &at, skip_listed(router, number), place);
        if (!tile_set(&target, to, place, &held))
            continue; /* an empty tile between others */
        const int64_t peer = sdyi_placement_rank(
            to->placement,
            target.position + common +
                sdyi_digits_position(sdyi_digits_in(&router->target_replicas),
                                     place[n]));
        if (!router->is_aligned && router->listed == NULL &&
            indices_of(from, peer, other) &&
            memcmp(other, own, (size_t)n * sizeof own[0]) == 0)
            continue; /* a holder that is left in the count */
        SDYI_TRY(fn(argument, peer, &target.shared));
    }
    return SDYRT_OK;
}
