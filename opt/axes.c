/* Axes and meshes of shardings by name: comparison and concatenation. */
#include "opt/axes.h"

#include "mesh/internal.h"

#include <string.h>

/* -- meshes ---------------------------------------------------------------- */

bool sdyi_same_mesh(const sdyrt_sharding *a, const sdyrt_sharding *b) {
    const char *const x = sdyrt_sharding_mesh_name(a);
    const char *const y = sdyrt_sharding_mesh_name(b);
    if (x == NULL || y == NULL)
        return x == y && sdyrt_sharding_mesh(a) == sdyrt_sharding_mesh(b);
    return strcmp(x, y) == 0;
}

/* -- axes ------------------------------------------------------------------ */

bool sdyi_same_axes(sdyrt_axis_list a, sdyrt_axis_list b) {
    if (a.count != b.count)
        return false;
    for (int i = 0; i < a.count; i++)
        if (strcmp(a.refs[i].name, b.refs[i].name) != 0 ||
            a.refs[i].pre != b.refs[i].pre || a.refs[i].size != b.refs[i].size)
            return false;
    return true;
}

/* Cells of AXES: name, and pre-size and size of a sub-axis, 0 and 0 for a full
 * axis. */
static sdyrt_axis_ref ref_at(const sdyi_op *op, const sdyi_cell *cells) {
    return (sdyrt_axis_ref){
        sdyi_name_text(op->module->pool, (sdyi_name)cells[0].integer),
        cells[1].integer, cells[2].integer};
}

static bool is_part(const sdyi_cell *part, const sdyi_cell *of) {
    return part[0].integer == of[0].integer &&
           (of[1].integer == 0 || (part[1].integer >= of[1].integer &&
                                   part[1].integer * part[2].integer <=
                                       of[1].integer * of[2].integer));
}

static bool is_in(const sdyi_cell *part, const sdyi_attr *axes) {
    for (int64_t i = 0; i < axes->n; i += 3)
        if (is_part(part, &axes->cells[i]))
            return true;
    return false;
}

static int64_t size_of(const sdyi_op *op, const sdyrt_mesh *mesh,
                       const sdyi_attr *axes) {
    int64_t size = 1;
    for (int64_t i = 0; i < axes->n; i += 3) {
        const sdyrt_axis_ref ref = ref_at(op, &axes->cells[i]);
        size *= sdyi_axis_size(mesh, &ref);
    }
    return size;
}

/* Disjoint parts that cover the axes, which their sizes decide. */
bool sdyi_same_lists(const sdyi_op *op, const sdyi_attr *lists,
                     const sdyi_attr *axes) {
    const sdyrt_mesh *const mesh =
        sdyi_mesh_at(op, sdyi_op_attr(op, SDYI_NAME_OUT_SHARDING));
    int64_t size = 1;
    if (mesh == NULL)
        return false;
    for (int64_t d = 0; d < lists->n; d++) {
        const sdyi_attr *const list = lists->cells[d].attr;
        for (int64_t i = 0; i < list->n; i += 3)
            if (!is_in(&list->cells[i], axes))
                return false;
        size *= size_of(op, mesh, list);
    }
    return size == size_of(op, mesh, axes);
}

/* Append a ref, merged with the last one if that is the next more major
 * sub-axis of the same axis. */
static void add_or_merge(const sdyrt_mesh *mesh, sdyrt_axis_ref *refs, int *n,
                         sdyrt_axis_ref ref) {
    sdyrt_axis_ref *const last = *n > 0 ? &refs[*n - 1] : NULL;
    if (last == NULL || last->pre == 0 || ref.pre == 0 ||
        strcmp(last->name, ref.name) != 0 ||
        last->pre * last->size != ref.pre) {
        refs[(*n)++] = ref;
        return;
    }
    last->size *= ref.size;
    const sdyrt_axis_ref full = {.name = last->name};
    if (last->pre == 1 && last->size == sdyi_axis_size(mesh, &full))
        last->pre = last->size = 0;
}

/* -- shardings ------------------------------------------------------------- */

static sdyrt_axis_list extended(const sdyi_op *op, const sdyrt_mesh *mesh,
                                sdyrt_axis_list list, const sdyi_attr *more) {
    sdyi_pool *const pool = op->module->pool;
    sdyrt_axis_ref *const refs =
        SDYI_NEW(&pool->scratch, sdyrt_axis_ref, list.count + more->n / 3 + 1);
    int n = 0;
    for (int i = 0; i < list.count; i++)
        refs[n++] = list.refs[i];
    for (int64_t i = 0; i < more->n; i += 3)
        add_or_merge(mesh, refs, &n, ref_at(op, &more->cells[i]));
    return (sdyrt_axis_list){refs, n};
}

const sdyi_attr *sdyi_sharding_extended(const sdyi_op *op,
                                        const sdyi_attr *sharding,
                                        const sdyi_attr *lists,
                                        const sdyi_attr *other) {
    sdyi_pool *const pool = op->module->pool;
    const sdyrt_mesh *const mesh = sdyi_mesh_at(op, sharding);
    const sdyrt_sharding *const from = sdyi_attr_get_sharding(sharding);
    const sdyrt_sharding *const like = sdyi_attr_get_sharding(other);
    const int rank = sdyrt_sharding_rank(from);
    if (mesh == NULL || lists->n != rank)
        return NULL;
    sdyrt_dim_sharding *const dims =
        SDYI_NEW(&pool->scratch, sdyrt_dim_sharding, rank);
    for (int d = 0; d < rank; d++)
        dims[d].axes = extended(op, mesh, sdyrt_sharding_dim_at(from, d).axes,
                                lists->cells[d].attr);
    sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
    desc.mesh = sdyrt_sharding_mesh(from);
    desc.mesh_name = sdyrt_sharding_mesh_name(from);
    desc.rank = rank;
    desc.dims = dims;
    desc.replicated = sdyrt_sharding_replicated(like);
    desc.unreduced = sdyrt_sharding_unreduced(like, &desc.unreduced_op);
    const sdyi_attr *attr = NULL;
    return sdyi_attr_sharding_of(pool, &desc, &attr) == SDYRT_OK ? attr : NULL;
}

static bool cuts_alike(const sdyrt_sharding *a, const sdyrt_sharding *b) {
    if (!sdyi_same_mesh(a, b) ||
        sdyrt_sharding_rank(a) != sdyrt_sharding_rank(b))
        return false;
    for (int d = 0; d < sdyrt_sharding_rank(a); d++)
        if (!sdyi_same_axes(sdyrt_sharding_dim_at(a, d).axes,
                            sdyrt_sharding_dim_at(b, d).axes))
            return false;
    return true;
}

bool sdyi_has_equal_dims(const sdyrt_sharding *a, const sdyrt_sharding *b) {
    static const sdyi_span none = {NULL, 0};
    const int rank = a != NULL ? a->rank : b != NULL ? b->rank : 0;
    for (int d = 0; d < rank; d++)
        if (!sdyi_axes_equal(a == NULL ? none : a->dims[d].axes,
                             b == NULL ? none : b->dims[d].axes))
            return false;
    return true;
}

bool sdyi_same_data(const sdyrt_sharding *a, const sdyrt_sharding *b) {
    return cuts_alike(a, b) &&
           sdyi_same_axes(sdyrt_sharding_unreduced(a, NULL),
                          sdyrt_sharding_unreduced(b, NULL));
}

static bool cuts_nothing(const sdyi_attr *sharding) {
    if (sharding == NULL)
        return true;
    const sdyrt_sharding *const s = sdyi_attr_get_sharding(sharding);
    for (int d = 0; d < sdyrt_sharding_rank(s); d++)
        if (sdyrt_sharding_dim_at(s, d).axes.count > 0)
            return false;
    return true;
}

bool sdyi_is_cut_alike(const sdyi_attr *a, const sdyi_attr *b) {
    if (cuts_nothing(a) || cuts_nothing(b))
        return cuts_nothing(a) && cuts_nothing(b);
    return cuts_alike(sdyi_attr_get_sharding(a), sdyi_attr_get_sharding(b));
}
