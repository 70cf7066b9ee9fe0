/* Axes of a reshape that its factors do not take as they are:
 *
 *   %0 = reshape %x : 12x4x2 -> 4x6x4        i=4, j=3, k=2, l=2, m=2
 *   %x [{b},{},{c,a,d}] on b=3, c=4, a=2, d=2
 *   factors of %x: [i j] [k l] [m], of %0: [i] [j k] [l m]
 *
 * i takes nothing of b, which is 3, and m is smaller than c. All axes of the
 * side that is cut into more shards are dealt to the factors again, each to the
 * first that has room for it: c to i, b to j, a to k, d to l. */
#include "opt/export/reshards/reshards.h"

#include <assert.h>

#include "base/integers.h"

enum { OPERAND, RESULT };

/* A factor that axes are dealt to, and the room that it has. */
typedef struct room {
    int factor;
    int64_t size; /* shards that it has room for */
    sdyi_axes axes;
} room;

typedef struct side {
    room *rooms;
    int n;
    sdyi_axes overflow; /* after the last */
} side;

/* All axes that a tensor has, in the order of its factors. */
static void list_axes(const sdyi_factored *f, int tensor, sdyi_axes *all) {
    all->count = 0;
    for (int i = 0; i < f->p.rule->n_factors; i++) {
        const sdyi_factor *const factor = sdyi_factor_of(&f->p, tensor, i);
        for (int k = 0; k < factor->axes.count; k++)
            sdyi_axes_add_or_merge(f->p.mesh, all, factor->axes.refs[k]);
        for (int k = 0; k < factor->overflow.count; k++)
            sdyi_axes_add_or_merge(f->p.mesh, all, factor->overflow.refs[k]);
    }
}

static side make_side(sdyi_factored *f, int tensor) {
    const sdyi_rule_tensor *const t = &f->p.rule->tensors[tensor];
    side s = {.rooms = SDYI_NEW(f->p.zone, room, f->p.rule->n_factors)};
    for (int d = 0; d < t->rank; d++)
        for (int i = 0; i < t->dims[d].n; i++) {
            const int factor = t->dims[d].factors[i];
            if (!sdyi_factor_of(&f->p, tensor, factor)->is_there)
                continue;
            s.rooms[s.n].factor = factor;
            s.rooms[s.n++].size = f->p.rule->sizes[factor];
        }
    return s;
}

/* Deal an axis to factors with room; one of size 1 goes to the first. True:
 * `*left` is the part that none has room for. */
static bool deal(const sdyrt_mesh *mesh, side *s, sdyi_ref axis,
                 sdyi_ref *left) {
    assert(axis.size > 0);
    for (int i = 0; i < s->n; i++) {
        room *const r = &s->rooms[i];
        const int64_t part = sdyi_gcd(r->size, axis.size);
        if (r->size == 1 || (part == 1 && axis.size != 1))
            continue;
        sdyi_axes_add_or_merge(
            mesh, &r->axes,
            part == axis.size ? axis
                              : sdyi_ref_sub(mesh, axis.axis, axis.pre, part));
        r->size /= part;
        if (part == axis.size)
            return false;
        axis = sdyi_ref_sub(mesh, axis.axis, axis.pre * part, axis.size / part);
    }
    *left = axis;
    return true;
}

static side deal_all(sdyi_factored *f, int tensor, const sdyi_axes *all) {
    side s = make_side(f, tensor);
    sdyi_ref left;
    for (int i = 0; i < all->count; i++) {
        if (s.overflow.count > 0)
            sdyi_axes_append(&s.overflow, all->refs[i]);
        else if (deal(f->p.mesh, &s, all->refs[i], &left))
            sdyi_axes_append(&s.overflow, left);
    }
    return s;
}

static void set_side(sdyi_factored *f, int tensor, const side *s) {
    for (int i = 0; i < s->n; i++) {
        sdyi_factor *const factor =
            sdyi_factor_of(&f->p, tensor, s->rooms[i].factor);
        factor->axes = sdyi_span_of(&s->rooms[i].axes);
        factor->overflow =
            i == s->n - 1 ? sdyi_span_of(&s->overflow) : (sdyi_span){NULL, 0};
    }
}

/* The tensors as they would be, with these axes. */
static void project_again(sdyi_factored *f) {
    const sdyi_layout **const layouts =
        SDYI_NEW(f->p.zone, const sdyi_layout *, 2);
    sdyi_sharding_parts parts;
    for (int t = OPERAND; t <= RESULT; t++) {
        sdyi_unproject(&f->p, t, &parts);
        parts.mesh = f->mesh->sharding->mesh;
        parts.mesh_name = f->mesh->sharding->mesh_name;
        layouts[t] = sdyi_layout_make(&f->r->layouts, &parts);
    }
    f->p.layouts = layouts;
    sdyi_project(&f->p);
}

static void find_common(sdyi_factored *f) {
    for (int i = 0; i < f->p.rule->n_factors; i++) {
        const sdyi_factor *const in = sdyi_factor_of(&f->p, OPERAND, i);
        const sdyi_factor *const out = sdyi_factor_of(&f->p, RESULT, i);
        sdyi_axes common;
        if (in->is_there && out->is_there)
            sdyi_axes_common_prefix(in->axes, out->axes, &common);
        else
            sdyi_axes_copy(&common, in->is_there ? in->axes : out->axes);
        f->axes[i] = sdyi_kept(f->r, &common);
    }
}

static bool has_overflow(const sdyi_factored *f) {
    for (int t = 0; t < f->p.n_tensors; t++)
        for (int i = 0; i < f->p.rule->n_factors; i++)
            if (sdyi_factor_of(&f->p, t, i)->overflow.count > 0)
                return true;
    return false;
}

bool sdyi_find_reshape_axes(sdyi_factored *f) {
    sdyi_axes in, out;
    if (f->op->row->kind != SDYI_OP_STABLEHLO_RESHAPE || !has_overflow(f))
        return false;
    list_axes(f, OPERAND, &in);
    list_axes(f, RESULT, &out);
    const bool is_out = sdyi_shard_count(sdyi_span_of(&out)) >
                        sdyi_shard_count(sdyi_span_of(&in));
    const sdyi_layout *const *const before = f->p.layouts;
    side sides[2];
    for (int t = OPERAND; t <= RESULT; t++) {
        sides[t] = deal_all(f, t, is_out ? &out : &in);
        set_side(f, t, &sides[t]);
    }
    project_again(f);
    find_common(f);
    f->p.layouts = before;
    sdyi_project(&f->p);
    return true;
}
