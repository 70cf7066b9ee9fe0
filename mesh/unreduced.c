/* Unreduced axes of values, before and after an op.
 *
 *   introduced  of a result, and of no operand
 *   removed     of an operand, and of no result
 *   kept        of both: by one reduction */
#include "mesh/internal.h"

sdyrt_status sdyi_fail_unreduced(const sdyrt_sharding *from,
                                 const sdyrt_sharding *to,
                                 sdyrt_error_kind kind, const char *does) {
    return sdyi_fail(SDYRT_ARGUMENT, kind,
                     "%s: %s %s in the operand, %s %s in the result", does,
                     sdyrt_reduction_name(from->unreduced_op),
                     sdyi_axes_text(from->mesh, from->unreduced).text,
                     sdyrt_reduction_name(to->unreduced_op),
                     sdyi_axes_text(to->mesh, to->unreduced).text);
}

/* The unreduced axes of a value that none of the others has. */
static void only_in(const sdyrt_sharding *value,
                    const sdyrt_sharding *const *others, int n,
                    sdyi_axes *axes) {
    sdyi_axes_copy(axes, value->unreduced);
    for (int i = 0; i < n; i++) {
        sdyi_axes left;
        sdyi_axes_set_diff(value->mesh, sdyi_span_of(axes),
                           others[i]->unreduced, &left);
        sdyi_axes_copy(axes, sdyi_span_of(&left));
    }
}

static sdyrt_status check_introduced(const sdyi_unreduced_change *c,
                                     const sdyrt_sharding *to) {
    sdyi_axes introduced;
    only_in(to, c->from, c->n_from, &introduced);
    if (introduced.count == 0 || c->introduced == SDYI_ANY_REDUCTION)
        return SDYRT_OK;
    const sdyi_short_text axes =
        sdyi_axes_text(to->mesh, sdyi_span_of(&introduced));
    if (c->introduced == SDYI_NO_REDUCTION)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_UNRED_INTRODUCED,
                         "introduces unreduced axes %s in its result",
                         axes.text);
    if ((int)to->unreduced_op != c->introduced)
        return sdyi_fail(
            SDYRT_ARGUMENT, SDYRT_KIND_UNRED_INTRODUCED_OP,
            "introduces unreduced axes %s with reduction %s, expected %s",
            axes.text, sdyrt_reduction_name(to->unreduced_op),
            sdyrt_reduction_name((sdyrt_reduction)c->introduced));
    return SDYRT_OK;
}

static sdyrt_status check_removed(const sdyi_unreduced_change *c,
                                  const sdyrt_sharding *from) {
    sdyi_axes removed;
    only_in(from, c->to, c->n_to, &removed);
    if (removed.count == 0 || c->removed == SDYI_ANY_REDUCTION ||
        c->removed == (int)from->unreduced_op)
        return SDYRT_OK;
    const sdyi_short_text axes =
        sdyi_axes_text(from->mesh, sdyi_span_of(&removed));
    if (c->removed == SDYI_NO_REDUCTION)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_UNRED_DROPPED,
                         "drops unreduced axes %s of its operand", axes.text);
    return sdyi_fail(
        SDYRT_ARGUMENT, SDYRT_KIND_UNRED_REMOVED_OP,
        "removes by '%s' unreduced axes %s, whose terms combine by '%s'",
        sdyrt_reduction_name((sdyrt_reduction)c->removed), axes.text,
        sdyrt_reduction_name(from->unreduced_op));
}

static sdyrt_status check_kept(const sdyi_unreduced_change *c) {
    for (int i = 0; i < c->n_from; i++)
        for (int k = 0; k < c->n_to; k++)
            if (c->from[i]->unreduced_op != c->to[k]->unreduced_op &&
                sdyi_axes_overlap(c->from[i]->unreduced, c->to[k]->unreduced))
                return sdyi_fail_unreduced(
                    c->from[i], c->to[k], SDYRT_KIND_UNRED_KEPT_OP,
                    "keeps unreduced axes but changes their reduction");
    return SDYRT_OK;
}

static bool is_on_one_mesh(const sdyi_unreduced_change *c) {
    const sdyrt_mesh *const mesh = c->n_from > 0 ? c->from[0]->mesh
                                   : c->n_to > 0 ? c->to[0]->mesh
                                                 : NULL;
    for (int i = 0; i < c->n_from; i++)
        if (c->from[i]->mesh != mesh)
            return false;
    for (int i = 0; i < c->n_to; i++)
        if (c->to[i]->mesh != mesh)
            return false;
    return true;
}

sdyrt_status sdyi_check_unreduced(const sdyi_unreduced_change *c) {
    if (!is_on_one_mesh(c))
        return SDYRT_OK;
    for (int i = 0; i < c->n_to; i++)
        SDYI_TRY(check_introduced(c, c->to[i]));
    for (int i = 0; i < c->n_from; i++)
        SDYI_TRY(check_removed(c, c->from[i]));
    return check_kept(c);
}
