/* The basic strategy, one factor after another: the axes that all tensors agree
 * on, as far as no tensor has a conflict. */
#include "program/propagation/factors.h"

/* The part of an axis that all tensors can take. */
static bool fits_all(const sdyi_projection *p, int tensor, int factor,
                     int64_t prev, sdyi_ref axis, sdyi_ref *part) {
    (void)tensor;
    *part = axis;
    for (int t = 0; t < p->n_tensors; t++)
        if (!sdyi_fits_across(p, t, factor, *part, part) ||
            (sdyi_factor_of(p, t, factor)->is_there &&
             !sdyi_fits_within(p, t, factor, prev, *part, part)))
            return false;
    return true;
}

void sdyi_spread_basic(sdyi_projection *p) {
    for (int f = 0; f < p->rule->n_factors; f++) {
        const sdyi_span axes = sdyi_major_axes(p, f);
        if (axes.count == 0)
            continue;
        const sdyi_span fitting = sdyi_cut(p, 0, f, axes, fits_all);
        for (int t = 0; t < p->n_tensors; t++)
            sdyi_expand(p, t, f, fitting);
    }
}
