/* Gathering and slicing of axis lists. */
#include "collectives/ops/infer.h"

#include "base/status.h"
#include "mesh/internal.h"

static sdyrt_status fail_cannot_apply(const sdyrt_mesh *mesh, sdyi_ref axis,
                                      sdyi_span list, const char *flavour,
                                      int dim) {
    char axis_text[SDYI_TEXT_BYTES];
    char list_text[SDYI_TEXT_BYTES];
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_COLL_CANNOT_APPLY,
                     "can't apply %s axis %s to operand sharding on dimension "
                     "%d: it is not at the end of %s",
                     flavour, sdyi_ref_text(axis_text, mesh, axis), dim,
                     sdyi_axes_text(list_text, mesh, list));
}

sdyrt_status sdyi_infer_gather(const sdyrt_mesh *mesh, sdyi_span list,
                               sdyi_span axes, const char *flavour, int dim,
                               sdyi_axes *out) {
    sdyi_axes_copy(out, list);
    for (int i = axes.count - 1; i >= 0; i--) {
        const sdyi_ref axis = axes.refs[i];
        /* A suffix that does not coexist would take away more than itself. */
        if (out->count == 0 ||
            !sdyi_ref_suffix_of(axis, out->refs[out->count - 1]) ||
            !sdyi_ref_can_coexist(axis, out->refs[out->count - 1]))
            return fail_cannot_apply(mesh, axis, sdyi_span_of(out), flavour,
                                     dim);
        const sdyi_ref last = out->refs[--out->count];
        sdyi_ref prefix;
        if (sdyi_ref_prefix_without(last, axis, &prefix))
            sdyi_axes_append(out, prefix);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_infer_slice(const sdyrt_mesh *mesh, sdyi_span list,
                              sdyi_span axes, int dim, sdyi_axes *out) {
    if (axes.count > SDYI_MAX_REFS - list.count)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                         "dimension %d would be cut by %d axes, above the "
                         "limit of %d",
                         dim, list.count + axes.count, SDYI_MAX_REFS);
    sdyi_axes_copy(out, list);
    for (int i = 0; i < axes.count; i++)
        sdyi_axes_add_or_merge(mesh, out, axes.refs[i]);
    return SDYRT_OK;
}
