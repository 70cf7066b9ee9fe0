/* The distributions of tiles with halos. What lies in `in` is the tile alone,
 * and to `out` comes what its halos have of the tensor. Where a dimension is
 * periodic the tensor is followed by an image of itself, and has one before it:
 * what halos reach of each is a movement of its own. */
#include "base/alloc.h"
#include "base/status.h"
#include "collectives/plan/plan.h"

#include <stdlib.h>

/* The images that halos reach along a dimension: from -1, where there is a low
 * one, to 1. */
static void image_range(const sdyi_resolved *r, int d, int *first, int *last) {
    const sdyrt_op *const op = r->op;
    const bool wraps = d < op->n_periodic && op->periodic[d] &&
                       op->type.dims[d] > 0 && d < r->to->rank;
    *first = wraps && r->to->dims[d].low > 0 ? -1 : 0;
    *last = wraps && r->to->dims[d].high > 0 ? 1 : 0;
}

/* The next of the images around a tensor; false after the last. */
static bool next_image(const sdyi_resolved *r, int *image) {
    for (int d = 0; d < r->op->type.rank; d++) {
        int first, last;
        image_range(r, d, &first, &last);
        if (++image[d] <= last)
            return true;
        image[d] = first;
    }
    return false;
}

/* Give the tiles of an end their halos, of an image. */
static void add_halos(sdyi_dist *side, const sdyrt_sharding *sharding,
                      const int *image, bool is_padded) {
    for (int d = 0; d < sharding->rank; d++) {
        sdyi_split *const split = &side->splits[d];
        split->low = sharding->dims[d].low;
        split->high = sharding->dims[d].high;
        split->image = image[d] * split->size;
        split->is_padded = is_padded;
    }
}

static sdyrt_status add_image(sdyi_dists *l, const sdyi_resolved *r,
                              const int *image) {
    SDYI_RESIZE(l->more, l->n_more + 1);
    sdyi_movers *const m = &l->more[l->n_more++];
    *m = (sdyi_movers){l->in, l->out, l->out};
    add_halos(&m->to, r->to, image, false);
    add_halos(&m->to_origin, r->to, image, true);
    return SDYRT_OK;
}

static sdyrt_status make_images(sdyi_dists *l, const sdyi_resolved *r) {
    int image[SDYRT_MAX_RANK] = {0};
    for (int d = 0; d < l->rank; d++) {
        int last;
        image_range(r, d, &image[d], &last);
    }
    do {
        bool is_itself = true;
        for (int d = 0; d < l->rank; d++)
            is_itself = is_itself && image[d] == 0;
        if (!is_itself)
            SDYI_TRY(add_image(l, r, image));
    } while (next_image(r, image));
    return SDYRT_OK;
}

sdyrt_status sdyi_dists_add_halos(sdyi_dists *l, const sdyi_resolved *r) {
    static const int none[SDYRT_MAX_RANK] = {0};
    if (!sdyi_sharding_has_halo(r->from) && !sdyi_sharding_has_halo(r->to))
        return SDYRT_OK;
    SDYI_ALLOC(l->in_origin, 1);
    *l->in_origin = l->in;
    l->moved = l->out;
    SDYI_TRY(make_images(l, r)); /* of the cuts */
    add_halos(l->in_origin, r->from, none, true);
    add_halos(&l->out, r->to, none, true);
    add_halos(&l->moved, r->to, none, false);
    return SDYRT_OK;
}
