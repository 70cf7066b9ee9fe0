/* Reverses. Each device reverses its own shard; the result is on a mesh that
 * has the devices in reversed order:
 *
 *   sdy.mesh @m = <["a"=4]>
 *   %0 = stablehlo.reverse %x, dims = [0]            %x: tensor<8xf32>
 *   ->
 *   sdy.mesh @m_reversed = <["a"=4], device_ids=[3, 2, 1, 0]>
 *   %0 = stablehlo.reverse %x, dims = [0]            on @m_reversed
 *   %1 = sdy.reshard %0 <@m, [{"a"}]>
 *
 * As jaxlib 0.10.2 it is the operand that is resharded, to @m_reversed.
 *
 * Where shards do not divide a dimension, it is padded, and the padding moved
 * to its front: after the reverse it is at the end, and is sliced off. */
#include "opt/export/permutation/permutation.h"
#include "program/passes/data_flow_edges.h"

#include "program/dialects/shardable.h"

#include <stdio.h>
#include <string.h>

typedef struct reversing {
    sdyi_permuter *p;
    sdyi_op *op;
    const sdyi_layout *layout;
    sdyi_hlo_ints dims;
    int64_t *missing;        /* by dimension: until shards divide it */
    int64_t *sizes;          /* with these */
    const sdyi_attr *inside; /* the layout in the manual computation */
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
    for (int64_t i = 0; i < mesh->n_devices; i++)
        ids[i] = sdyi_device_at(mesh, reversed_position(r, i));
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
    sdyi_op *const table = r->p->r.symbols.table;
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
    sdyi_symbols_insert(&r->p->r.symbols, op, NULL);
    sdyi_op_move_before(op, first);
    return sdyi_name_text(pool, sdyi_symbol_name(op));
}

/* -- uneven shards --------------------------------------------------------- */

static sdyi_value *cut(const reversing *r, sdyi_op *before, sdyi_value *value,
                       int dim, int64_t from, int64_t to) {
    return sdyi_keep(sdyi_put_cut(before, value, dim, from, to), r->inside);
}

/* A value sent `distance` shards on along dimension `d`; all zeros if the
 * dimension has no more than that many shards. */
static sdyi_value *moved(const reversing *r, sdyi_op *before, sdyi_value *value,
                         int d, int64_t distance) {
    const sdyrt_sharding *const s = r->layout->sharding;
    if (distance == 0)
        return value;
    sdyi_value *made =
        sdyi_put_moved(r->p, before, value, s->mesh, s->dims[d].axes, distance);
    if (made == NULL)
        made = sdyi_put_broadcast(
            before, sdyi_put_number(before, value->type->element, 0),
            value->type);
    return sdyi_keep(made, r->inside);
}

/* Shift a dimension by its padding, so that this is in front. */
static sdyi_value *shift(const reversing *r, sdyi_op *before, sdyi_value *value,
                         int d) {
    const int64_t block = sdyi_size_at(value->type, d);
    const int64_t by = r->missing[d] % block, hops = r->missing[d] / block;
    sdyi_value *const head = moved(r, before, value, d, hops);
    sdyi_value *const tail = moved(r, before, value, d, hops + 1);
    sdyi_value *const parts[] = {cut(r, before, tail, d, block - by, block),
                                 cut(r, before, head, d, 0, block - by)};
    return sdyi_keep(sdyi_put_joined(before, parts, 2, d), r->inside);
}

/* As jaxlib 0.10.2: only what moves is sent, one shard on. */
static sdyi_value *shift_by_one(const reversing *r, sdyi_op *before,
                                sdyi_value *value, int d) {
    const int64_t block = sdyi_size_at(value->type, d), by = r->missing[d];
    sdyi_value *parts[2] = {value, NULL};
    if (by < block)
        parts[0] = cut(r, before, value, d, block - by, block);
    parts[0] = moved(r, before, parts[0], d, 1);
    if (by == block)
        return parts[0];
    parts[1] = cut(r, before, value, d, 0, block - by);
    return sdyi_keep(sdyi_put_joined(before, parts, 2, d), r->inside);
}

/* False: a manual computation cannot have these axes; or, in jaxlib 0.10.2, the
 * padding of a dimension is longer than a shard. */
static bool can_shift(const reversing *r, const bool *is_manual) {
    for (int d = 0; r->p->is_old && d < r->layout->sharding->rank; d++)
        if (r->missing[d] > r->sizes[d] / sdyi_permuter_shards(r->layout, d))
            return false;
    return sdyi_can_be_manual(r->layout, is_manual);
}

/* The operand padded to even shards, with the padding at its front; NULL: it
 * cannot be moved there. */
static sdyi_value *even_operand(reversing *r) {
    sdyi_value *const value = sdyi_operand(r->op, 0);
    const sdyi_attr *const sharding = r->layout->attr;
    const int rank = value->type->n;
    bool *const is_manual = SDYI_NEW(&r->p->r.pool->scratch, bool,
                                     sdyi_layout_mesh(r->layout)->n_axes);
    bool *const dims = SDYI_NEW(&r->p->r.pool->scratch, bool, rank);
    for (int d = 0; d < rank; d++)
        dims[d] = r->missing[d] > 0;
    sdyi_mark_axes(r->layout, 0, rank, dims, is_manual);
    if (!can_shift(r, is_manual))
        return NULL;
    sdyi_value *const padded =
        sdyi_put_longer(r->op, value, r->sizes, NULL, sharding);
    if (padded == value)
        return value;
    sdyi_op *const manual = sdyi_put_manual(r->p, r->op, &padded, 1, r->layout,
                                            is_manual, sharding, padded->type);
    sdyi_op *const end = manual->regions[0].first->last;
    r->inside = sdyi_sharding_inside(
        r->p->r.pool, sharding, sdyi_op_attr(manual, SDYI_NAME_MANUAL_AXES));
    sdyi_value *value_inside = manual->regions[0].first->args[0];
    for (int d = 0; d < rank; d++)
        if (dims[d])
            value_inside = r->p->is_old ? shift_by_one(r, end, value_inside, d)
                                        : shift(r, end, value_inside, d);
    sdyi_operand_set(end, 0, value_inside);
    return &manual->results[0];
}

/* -- the op ---------------------------------------------------------------- */

/* Sizes with the reversed dimensions padded to even shards. False: no reversed
 * dimension is sharded. */
static bool find_sizes(reversing *r) {
    const sdyi_type *const type = r->op->results[0].type;
    sdyi_zone *const zone = &r->p->r.pool->scratch;
    bool is_cut = false;
    bool *const dims = SDYI_NEW(zone, bool, type->n);
    r->missing = SDYI_NEW(zone, int64_t, type->n);
    for (int i = 0; i < r->dims.n; i++) {
        const int d = (int)r->dims.at[i].integer;
        dims[d] = true;
        is_cut = is_cut || sdyi_permuter_shards(r->layout, d) > 1;
    }
    r->sizes = sdyi_even_sizes(zone, type, r->layout, dims);
    for (int d = 0; d < type->n; d++)
        r->missing[d] = r->sizes[d] - sdyi_size_at(type, d);
    return is_cut;
}

/* Replace the operand; the result, which may be longer now, is brought back to
 * its old size and sharding. */
static void reverse(const reversing *r, sdyi_value *operand,
                    const sdyi_layout *reversed) {
    sdyi_op *const op = r->op, *const before = op->next;
    sdyi_value *result = &op->results[0];
    const sdyi_type *const old = result->type;
    const int64_t *const sizes = sdyi_sizes_of(r->p->r.pool, old);
    result->type = sdyi_resized(r->p->r.pool, old, r->sizes, old->n);
    if (r->p->is_old) {
        sdyi_operand_set(op, 0, sdyi_put_reshard(op, operand, reversed->attr));
        sdyi_sharding_set(result, r->layout->attr);
    } else {
        sdyi_operand_set(op, 0, operand);
        sdyi_reshard_result(before, result, reversed);
        result = &op->next->results[0];
    }
    sdyi_value *const cut_off =
        sdyi_put_shorter(before, result, sizes, r->layout->attr);
    if (cut_off != result)
        sdyi_take_uses(cut_off->op, result);
}

bool sdyi_permute_reverse(sdyi_permuter *p, sdyi_op *op) {
    reversing r = {.p = p,
                   .op = op,
                   .layout = sdyi_reshards_layout(&p->r, sdyi_operand(op, 0)),
                   .dims = sdyi_hlo_ints_at(op, SDYI_NAME_DIMENSIONS)};
    if (r.layout == NULL || r.layout->sharding->mesh_name == NULL ||
        !sdyi_has_same_dims(r.layout, sdyi_own_layout(&p->r, &op->results[0])))
        return false;
    if (!find_sizes(&r))
        return true;
    sdyi_value *const even = even_operand(&r);
    if (even == NULL)
        return false;
    const sdyrt_mesh *const mesh = reversed_mesh(&r);
    if (mesh == NULL)
        return true;
    sdyi_sharding_parts parts;
    sdyi_layout_parts(r.layout, &parts);
    parts.mesh = mesh;
    parts.mesh_name = mesh_symbol(&r, mesh);
    reverse(&r, even, sdyi_layout_make(&p->r.layouts, &parts));
    return true;
}
