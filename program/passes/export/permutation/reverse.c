/* Reverses. Shards are reversed by the devices of another mesh, each device
 * then reverses its own:
 *
 *   sdy.mesh @m = <["a"=4]>
 *   %0 = stablehlo.reverse %x, dims = [0]            %x: tensor<8xf32>
 *   ->
 *   sdy.mesh @m_reversed = <["a"=4], device_ids=[3, 2, 1, 0]>
 *   %0 = sdy.reshard %x <@m_reversed, [{"a"}]>
 *   %1 = stablehlo.reverse %0, dims = [0]            on @m
 *
 * Where shards do not divide a dimension, elements are added at its end and
 * moved to its front, before the first one: behind the reverse they are at the
 * end again, and are cut off. */
#include "program/passes/edges.h"
#include "program/passes/export/permutation/permutation.h"

#include "program/dialects/shardable.h"

#include <stdio.h>
#include <string.h>

typedef struct reversing {
    sdyi_permuter *p;
    sdyi_op *op;
    const sdyi_layout *layout;
    sdyi_hlo_ints dims;
    bool *is_uneven;  /* by dimension: reversed, and longer by */
    int64_t *missing; /* these, until shards divide it */
    int64_t *sizes;   /* with them */
} reversing;

/* -- the mesh -------------------------------------------------------------- */

/* The position whose shard along the reversed dimensions is the other one. */
static int64_t reversed_position(const reversing *r, int64_t position) {
    int64_t at = position;
    for (int i = 0; i < r->dims.n; i++) {
        sdyi_digit_list list = {.count = 0};
        sdyi_digits_of(sdyi_layout_mesh(r->layout),
                       r->layout->sharding->dims[r->dims.at[i].integer].axes,
                       &list);
        const sdyi_digits digits = sdyi_digits_in(&list);
        const int64_t shard = sdyi_digits_index(digits, position);
        at +=
            sdyi_digits_position(digits, sdyi_digits_size(digits) - 1 - shard) -
            sdyi_digits_position(digits, shard);
    }
    return at;
}

static const sdyrt_mesh *reversed_mesh(const reversing *r) {
    sdyi_pool *const pool = r->p->r.pool;
    const sdyrt_mesh *const mesh = sdyi_layout_mesh(r->layout);
    sdyrt_mesh_axis *const axes =
        SDYI_NEW(&pool->scratch, sdyrt_mesh_axis, mesh->n_axes);
    int64_t *const ids = SDYI_NEW(&pool->scratch, int64_t, mesh->n_devices);
    for (int i = 0; i < mesh->n_axes; i++)
        axes[i] = sdyrt_mesh_axis_at(mesh, i);
    for (int64_t i = 0; i < mesh->n_devices; i++) {
        const int64_t at = reversed_position(r, i);
        ids[i] = mesh->device_ids == NULL ? at : mesh->device_ids[at];
    }
    const sdyrt_mesh **const made = sdyi_pool_mesh_slot(pool);
    if (sdyrt_mesh_create(axes, mesh->n_axes, ids, mesh->n_devices, made) !=
        SDYRT_OK) {
        r->p->status = sdyi_error_again(pool, r->op, "");
        return NULL;
    }
    return *made;
}

/* The symbol of a mesh, one that there is or NAME_reversed. */
static const char *mesh_symbol(const reversing *r, const sdyrt_mesh *mesh) {
    sdyi_pool *const pool = r->p->r.pool;
    sdyi_op *const table = r->p->symbols.table;
    sdyi_op *const first = table->regions[0].first->first;
    for (const sdyi_op *op = first; op != NULL; op = op->next)
        if (sdyi_is_kind(op, SDYI_OP_SDY_MESH) &&
            sdyi_attr_get_mesh(sdyi_op_attr(op, SDYI_NAME_MESH)) == mesh)
            return sdyi_name_text(pool, sdyi_symbol_name(op));
    const char *const old = r->layout->sharding->mesh_name;
    const size_t bytes = strlen(old) + sizeof "_reversed";
    char *const name = sdyi_zone_alloc_raw(&pool->scratch, bytes);
    (void)snprintf(name, bytes, "%s_reversed", old);
    sdyi_op *const op = sdyi_op_make(
        table->module,
        &(sdyi_op_parts){.name = SDYI_NAME_COUNT + SDYI_OP_SDY_MESH,
                         .loc = sdyi_op_loc(r->op)});
    sdyi_op_set_attr(op, SDYI_NAME_SYM_NAME, sdyi_attr_string(pool, name));
    sdyi_op_set_attr(op, SDYI_NAME_MESH, sdyi_attr_mesh(pool, mesh));
    sdyi_symbols_insert(&r->p->symbols, op, NULL);
    sdyi_op_move_before(op, first);
    return sdyi_name_text(pool, sdyi_symbol_name(op));
}

/* -- uneven shards --------------------------------------------------------- */

/* Whether what is missing fits into one shard, and no other dimension is cut
 * along an axis that its dimensions have parts of. */
static bool can_shift(const reversing *r) {
    const sdyrt_sharding *const s = r->layout->sharding;
    for (int d = 0; d < s->rank; d++) {
        if (!r->is_uneven[d])
            continue;
        if (r->missing[d] > r->sizes[d] / sdyi_permuter_shards(r->layout, d))
            return false;
        for (int i = 0; i < s->dims[d].axes.count; i++)
            for (int e = 0; e < s->rank; e++)
                for (int k = 0; k < s->dims[e].axes.count; k++)
                    if (!r->is_uneven[e] && s->dims[e].axes.refs[k].axis ==
                                                s->dims[d].axes.refs[i].axis)
                        return false;
    }
    return true;
}

static sdyi_value *keep(sdyi_value *value, const sdyi_attr *sharding) {
    sdyi_sharding_set(value, sharding);
    return value;
}

static sdyi_value *cut(const reversing *r, sdyi_op *before, sdyi_value *value,
                       int dim, int64_t from, int64_t to) {
    const int rank = value->type->n;
    sdyi_zone *const zone = &r->p->r.pool->scratch;
    int64_t *const starts = SDYI_NEW(zone, int64_t, rank);
    int64_t *const limits = SDYI_NEW(zone, int64_t, rank);
    int64_t *const strides = SDYI_NEW(zone, int64_t, rank);
    for (int d = 0; d < rank; d++) {
        limits[d] = d == dim ? to : sdyi_dim_of(value->type, d);
        strides[d] = 1;
    }
    starts[dim] = from;
    return sdyi_put_slice(before, value, starts, limits, strides);
}

/* A dimension's elements by so many places on, what is missing in front. */
static sdyi_value *shift(const reversing *r, sdyi_op *before, sdyi_value *value,
                         int d, const sdyi_attr *inside) {
    const sdyrt_sharding *const s = r->layout->sharding;
    const int64_t block = sdyi_dim_of(value->type, d), by = r->missing[d];
    sdyi_value *parts[2] = {value, NULL};
    if (by < block)
        parts[0] = keep(cut(r, before, value, d, block - by, block), inside);
    parts[0] = keep(
        sdyi_put_moved(r->p, before, parts[0], s->mesh, s->dims[d].axes, 1),
        inside);
    if (by == block)
        return parts[0];
    parts[1] = keep(cut(r, before, value, d, 0, block - by), inside);
    return keep(sdyi_put_joined(before, parts, 2, d), inside);
}

/* The operand with shards of one size, what was added at the front. */
static sdyi_value *even_operand(const reversing *r) {
    sdyi_value *const value = sdyi_operand(r->op, 0);
    const int rank = value->type->n;
    int64_t *const none = SDYI_NEW(&r->p->r.pool->scratch, int64_t, rank);
    sdyi_value *const zero = sdyi_put_number(r->op, value->type->element, 0);
    sdyi_value *const padded =
        keep(sdyi_put_pad(r->op, value, zero, none, r->missing, none),
             r->layout->attr);
    sdyi_op *const manual =
        sdyi_put_manual(r->p, r->op, &padded, 1, r->layout, r->is_uneven);
    sdyi_op *const end = manual->regions[0].first->last;
    const sdyi_attr *const inside =
        sdyi_sharding_inside(r->p->r.pool, r->layout->attr,
                             sdyi_op_attr(manual, SDYI_NAME_MANUAL_AXES));
    sdyi_value *moved = manual->regions[0].first->args[0];
    for (int d = 0; d < rank; d++)
        if (r->is_uneven[d])
            moved = shift(r, end, moved, d, inside);
    sdyi_operand_set(end, 0, moved);
    return &manual->results[0];
}

/* -- the op ---------------------------------------------------------------- */

/* Whether any reversed dimension is uneven. */
static bool find_uneven(reversing *r) {
    const sdyi_type *const type = r->op->results[0].type;
    sdyi_zone *const zone = &r->p->r.pool->scratch;
    bool is_any = false;
    r->is_uneven = SDYI_NEW(zone, bool, type->n);
    r->missing = SDYI_NEW(zone, int64_t, type->n);
    r->sizes = SDYI_NEW(zone, int64_t, type->n);
    for (int d = 0; d < type->n; d++)
        r->sizes[d] = sdyi_dim_of(type, d);
    for (int i = 0; i < r->dims.n; i++) {
        const int64_t d = r->dims.at[i].integer;
        const int64_t n = sdyi_permuter_shards(r->layout, (int)d);
        r->missing[d] = sdyi_ceil(r->sizes[d], n) * n - r->sizes[d];
        r->sizes[d] += r->missing[d];
        r->is_uneven[d] = r->missing[d] > 0;
        is_any = is_any || r->is_uneven[d];
    }
    return is_any;
}

static void trim(const reversing *r, const sdyi_type *old) {
    sdyi_op *const before = r->op->next;
    sdyi_zone *const zone = &r->p->r.pool->scratch;
    int64_t *const starts = SDYI_NEW(zone, int64_t, old->n);
    int64_t *const limits = SDYI_NEW(zone, int64_t, old->n);
    int64_t *const strides = SDYI_NEW(zone, int64_t, old->n);
    for (int d = 0; d < old->n; d++) {
        limits[d] = sdyi_dim_of(old, d);
        strides[d] = 1;
    }
    sdyi_value *const result = &r->op->results[0];
    sdyi_value *const cut_off =
        keep(sdyi_put_slice(before, result, starts, limits, strides),
             r->layout->attr);
    sdyi_take_uses(cut_off->op, result);
}

bool sdyi_permute_reverse(sdyi_permuter *p, sdyi_op *op) {
    sdyi_value *const result = &op->results[0];
    reversing r = {.p = p,
                   .op = op,
                   .layout = sdyi_reshards_layout(&p->r, sdyi_operand(op, 0)),
                   .dims = sdyi_hlo_ints_at(op, 0)};
    bool is_cut = false;
    for (int i = 0; r.layout != NULL && i < r.dims.n; i++)
        is_cut = is_cut ||
                 r.layout->sharding->dims[r.dims.at[i].integer].axes.count > 0;
    if (!is_cut || r.layout->sharding->mesh_name == NULL ||
        !sdyi_has_same_dims(r.layout, sdyi_own_layout(&p->r, result)))
        return false;
    const bool is_uneven = find_uneven(&r);
    if (is_uneven && !can_shift(&r))
        return false;
    const sdyrt_mesh *const mesh = reversed_mesh(&r);
    if (mesh == NULL)
        return true;
    sdyi_sharding_parts parts;
    sdyi_layout_parts(r.layout, &parts);
    parts.mesh = mesh;
    parts.mesh_name = mesh_symbol(&r, mesh);
    const sdyi_type *const old = result->type;
    sdyi_value *const even = is_uneven ? even_operand(&r) : sdyi_operand(op, 0);
    sdyi_operand_set(
        op, 0,
        sdyi_put_reshard(op, even,
                         sdyi_layout_make(&p->r.layouts, &parts)->attr));
    sdyi_sharding_set(result, r.layout->attr);
    if (is_uneven) {
        result->type = sdyi_resized(p->r.pool, old, r.sizes, old->n);
        trim(&r, old);
    }
    return true;
}
