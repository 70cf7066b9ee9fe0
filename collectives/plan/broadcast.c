/* Broadcasts between different devices: the same tiles, wanted by more of them
 * than hold them. */
#include "collectives/plan/step.h"

#include <string.h>

/* The digits that a distribution does not have, major first: one end's axes
 * always have a common factorisation. */
static void digits_left(const sdyi_dist *dist, sdyi_digit_list *left) {
    sdyi_digit_list parts;
    (void)sdyi_digits_split(sdyi_digits_in(&dist->digits),
                            dist->placement->mesh->n_devices, &parts, left);
}

/* Take the minor digits that number `n` devices off a list; false: there are
 * none. */
static bool split_minor(sdyi_digit_list *list, int64_t n,
                        sdyi_digit_list *minor) {
    minor->count = 0;
    while (n > 1 && list->count > 0) {
        sdyi_digit *const last = &list->at[list->count - 1];
        const int64_t size = n % last->size == 0 ? last->size : n;
        if (last->size % size != 0)
            return false;
        memmove(&minor->at[1], minor->at,
                (size_t)minor->count++ * sizeof minor->at[0]);
        minor->at[0] = (sdyi_digit){last->stride, size};
        n /= size;
        last->stride *= size;
        last->size /= size;
        list->count -= last->size == 1;
    }
    return n == 1;
}

static bool are_disjoint(const sdyi_placement *a, const sdyi_placement *b) {
    for (int64_t p = 0; p < b->mesh->n_devices; p++)
        if (sdyi_placement_position(a, sdyi_placement_rank(b, p)) >= 0)
            return false;
    return true;
}

bool sdyi_find_broadcast(const sdyi_dist *from, const sdyi_dist *to, int rank,
                         sdyi_group *group) {
    const sdyi_placement *const here = from->placement;
    const sdyi_placement *const there = to->placement;
    const int64_t wanted = sdyi_dist_replicas(to);
    const bool is_one_tile = wanted == there->mesh->n_devices;
    const int64_t holders = is_one_tile ? 1 : sdyi_dist_replicas(from);
    sdyi_digit_list left, minor, spare;
    *group = (sdyi_group){.placement = there, .own = -1, .base = -1};
    if (wanted % holders != 0 || wanted / holders < 2 ||
        (!is_one_tile && !are_disjoint(here, there)))
        return false;
    digits_left(to, &left);
    if (!split_minor(&left, holders, &minor))
        return false;
    digits_left(from, &spare);
    group->digits = left;
    group->n = wanted / holders;
    /* the holder and its group, from either end */
    int64_t tile[SDYI_MAX_DIMS] = {0}, number = 0, own = -1;
    const int64_t target = sdyi_placement_position(there, rank);
    const int64_t source = sdyi_placement_position(here, rank);
    if (target >= 0) {
        sdyi_dist_indices(to, target, tile);
        number = sdyi_digits_index(sdyi_digits_in(&minor), target);
        own = sdyi_digits_index(sdyi_digits_in(&left), target);
    } else if (source >= 0) {
        sdyi_dist_indices(from, source, tile);
        number =
            is_one_tile ? 0 : sdyi_digits_index(sdyi_digits_in(&spare), source);
    }
    group->root = sdyi_placement_rank(
        here, sdyi_dist_position(from, tile) +
                  (is_one_tile
                       ? 0
                       : sdyi_digits_position(sdyi_digits_in(&spare), number)));
    group->base = sdyi_dist_position(to, tile) +
                  sdyi_digits_position(sdyi_digits_in(&minor), number);
    group->is_root_apart =
        !is_one_tile || sdyi_placement_position(there, group->root) < 0;
    if (target < 0 && group->root == rank)
        own = group->n;
    group->own = own;
    group->n += group->is_root_apart;
    return group->n > 2;
}
