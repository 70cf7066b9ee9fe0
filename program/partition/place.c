/* Layouts of values, the copies of a value in other layouts, the reshards that
 * make them, and tile types of this and of other devices. */
#include "program/partition/tiles.h"

#include "program/dialects/sdyrt/sdyrt.h"
#include "program/dialects/shardable.h"

#include <inttypes.h>

/* Tables are the zone's memory. */
#define uthash_malloc(bytes) sdyi_zone_alloc_raw(t->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

/* -- layouts --------------------------------------------------------------- */

typedef struct sdyi_placed {
    const sdyi_attr *sharding;
    const sdyi_layout *layout;
    UT_hash_handle hh;
} placed;

static sdyi_span without_ones(sdyi_tiles *t, sdyi_span axes) {
    sdyi_ref *const refs = SDYI_NEW(&t->pool->scratch, sdyi_ref, axes.count);
    int n = 0;
    for (int i = 0; i < axes.count; i++)
        if (axes.refs[i].size > 1)
            refs[n++] = axes.refs[i];
    return (sdyi_span){refs, n};
}

const sdyi_layout *sdyi_make_layout(sdyi_tiles *t,
                                    const sdyi_sharding_parts *parts) {
    sdyi_sharding_parts closed = *parts;
    bool cuts = false;
    for (int d = 0; d < parts->rank; d++) {
        const sdyi_dim *const dim = &parts->dims[d];
        closed.dims[d] = (sdyi_dim){.axes = without_ones(t, dim->axes)};
        if (closed.dims[d].axes.count == 0)
            continue;
        closed.dims[d].partition = dim->partition;
        closed.dims[d].offsets = dim->offsets;
        closed.dims[d].n_offsets = dim->n_offsets;
        cuts = true;
    }
    closed.replicated = (sdyi_span){NULL, 0};
    closed.unreduced = without_ones(t, parts->unreduced);
    if (closed.unreduced.count == 0)
        closed.unreduced_op = SDYRT_SUM;
    return cuts || closed.unreduced.count > 0
               ? sdyi_layout_make(&t->layouts, &closed)
               : NULL;
}

static sdyrt_status check_mesh(sdyi_tiles *t, const sdyi_op *op,
                               const sdyrt_mesh *mesh) {
    if (t->mesh == NULL) {
        t->mesh = mesh;
        if (sdyi_mesh_position(mesh, t->device) < 0)
            return sdyi_error(t->pool, op,
                              "is on a mesh of %" PRId64
                              " device%s, which has no device %" PRId64,
                              mesh->n_devices, mesh->n_devices == 1 ? "" : "s",
                              t->device);
    }
    if (mesh->n_devices != t->mesh->n_devices)
        return sdyi_error(t->pool, op,
                          "is on a mesh of %" PRId64
                          " device%s, and others are on one of %" PRId64,
                          mesh->n_devices, mesh->n_devices == 1 ? "" : "s",
                          t->mesh->n_devices);
    return SDYRT_OK;
}

static const sdyi_layout *place_new(sdyi_tiles *t, const sdyi_op *op,
                                    const sdyi_attr *sharding) {
    const sdyi_layout *const said = sdyi_layout_of(&t->layouts, sharding);
    sdyi_sharding_parts parts;
    if (said == NULL || sdyrt_mesh_is_maximal(sdyi_layout_mesh(said)))
        return NULL;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&t->pool->scratch);
    sdyi_layout_parts(said, &parts);
    const sdyi_layout *const layout = sdyi_make_layout(t, &parts);
    sdyi_zone_reset(&t->pool->scratch, mark);
    if (layout != NULL && t->status == SDYRT_OK)
        t->status = check_mesh(t, op, sdyi_layout_mesh(layout));
    return layout;
}

const sdyi_layout *sdyi_edge_layout(sdyi_tiles *t, const sdyi_op *op,
                                    const sdyi_attr *sharding,
                                    const sdyi_type *type) {
    placed *found = NULL;
    if (sharding == NULL || !sdyi_type_is_static(type) ||
        type->n > SDYRT_MAX_RANK)
        return NULL;
    HASH_FIND(hh, t->placed, &sharding, sizeof sharding, found);
    if (found == NULL) {
        found = SDYI_NEW(t->zone, placed, 1);
        found->sharding = sharding;
        found->layout = place_new(t, op, sharding);
        HASH_ADD(hh, t->placed, sharding, sizeof found->sharding, found);
    }
    return found->layout;
}

const sdyi_layout *sdyi_find_layout(sdyi_tiles *t, const sdyi_op *op,
                                    const sdyi_attr *sharding,
                                    const sdyi_type *type) {
    return t->is_whole ? NULL : sdyi_edge_layout(t, op, sharding, type);
}

const sdyi_layout *sdyi_wanted(sdyi_tiles *t, const sdyi_value *value) {
    return sdyi_find_layout(t, sdyi_value_around(value),
                            sdyi_sharding_of(value), value->type);
}

const sdyi_layout *sdyi_summed(sdyi_tiles *t, const sdyi_layout *layout) {
    sdyi_sharding_parts parts;
    if (layout == NULL || layout->sharding->unreduced.count == 0)
        return layout;
    sdyi_layout_parts(layout, &parts);
    parts.unreduced = (sdyi_span){NULL, 0};
    return sdyi_make_layout(t, &parts);
}

/* -- values ---------------------------------------------------------------- */

sdyi_tiled *sdyi_set_layout(sdyi_tiles *t, sdyi_value *value,
                            const sdyi_layout *layout) {
    sdyi_tiled *const tiled = SDYI_NEW(t->zone, sdyi_tiled, 1);
    *tiled = (sdyi_tiled){.value = value,
                          .type = value->type,
                          .layout = layout,
                          .manual = t->manual};
    sdyi_side_table_set(&t->tiled, value->number, tiled);
    SDYI_GROW(t->zone, t->values, t->n_values, t->values_capacity);
    t->values[t->n_values++] = tiled;
    return tiled;
}

static void add_copy(sdyi_tiles *t, sdyi_tiled *of, const sdyi_layout *layout,
                     sdyi_value *value) {
    sdyi_copy *const copy = SDYI_NEW(t->zone, sdyi_copy, 1);
    *copy = (sdyi_copy){layout, value, of->copies};
    of->copies = copy;
}

/* True if a value is defined in a block around an op: ops are visited in order,
 * so its definition dominates the op. */
static bool reaches(const sdyi_value *value, const sdyi_op *op) {
    const sdyi_block *const from = sdyi_value_block(value);
    while (op != NULL && op->block != from)
        op = sdyi_op_parent(op);
    return op != NULL;
}

/* Limit of the copies of a value that are compared: there may be one in each of
 * thousands of branches. */
enum { MAX_COPIES = 16 };

static bool is_made_again(const sdyi_tiles *t, const sdyi_value *value,
                          const sdyi_layout *to) {
    return value->op != NULL && sdyi_is_source(value->op) && !t->is_whole &&
           (to == NULL || to->sharding->unreduced.count == 0);
}

double sdyi_nearest(const sdyi_tiles *t, const sdyi_op *op, sdyi_value *value,
                    const sdyi_layout *to, sdyi_value **nearest) {
    const sdyi_tiled *const tiled = sdyi_tiled_of(t, value);
    *nearest = value;
    if (tiled == NULL || tiled->layout == to)
        return 0;
    double least = is_made_again(t, value, to)
                       ? 0
                       : sdyi_moved_bytes(tiled->layout, to, tiled->type);
    int n = 0;
    for (const sdyi_copy *c = tiled->copies; c != NULL && n < MAX_COPIES;
         c = c->next, n++) {
        const double bytes = sdyi_moved_bytes(c->layout, to, tiled->type);
        if ((bytes < least || c->layout == to) && reaches(c->value, op)) {
            least = bytes;
            *nearest = c->value;
        }
    }
    return least;
}

/* -- reshards -------------------------------------------------------------- */

/* A layout as an attribute; a replicated one (NULL) is on the mesh of the other
 * layout. */
static const sdyi_attr *attr_of(sdyi_tiles *t, const sdyi_layout *layout,
                                const sdyi_layout *other, int rank) {
    return layout != NULL ? layout->attr
                          : sdyi_sharding_closed(t->pool, other->attr, rank);
}

static sdyi_op *make_reshard(sdyi_tiles *t, sdyi_value *value, sdyi_loc loc,
                             const sdyi_layout *to, sdyrt_reduction reduction) {
    const sdyi_tiled *const tiled = sdyi_tiled_of(t, value);
    const sdyi_layout *const from = tiled->layout;
    const int rank = tiled->type->n;
    const sdyi_op_parts parts = {.name =
                                     SDYI_NAME_COUNT + SDYI_OP_SDYRT_RESHARD,
                                 .loc = loc,
                                 .operands = &value,
                                 .n_operands = 1,
                                 .results = &tiled->type,
                                 .n_results = 1};
    sdyi_op *const op = sdyi_op_make(t->module, &parts);
    sdyi_op_set_attr(op, SDYI_NAME_GLOBAL,
                     sdyi_attr_of_type(t->pool, tiled->type));
    sdyi_op_set_attr(op, SDYI_NAME_FROM, attr_of(t, from, to, rank));
    sdyi_op_set_attr(op, SDYI_NAME_TO, attr_of(t, to, from, rank));
    if (reduction != SDYRT_SUM)
        sdyi_op_set_attr(
            op, SDYI_NAME_REDUCTION,
            sdyi_attr_string(t->pool, sdyrt_reduction_name(reduction)));
    if (tiled->manual != NULL)
        sdyi_op_set_attr(op, SDYI_NAME_MANUAL_AXES, tiled->manual);
    return op;
}

/* Record that `made` is a copy of `value` in layout `to`, and `value` a copy of
 * `made` unless it has unreduced axes. */
static void note_copy(sdyi_tiles *t, sdyi_value *value, sdyi_value *made,
                      const sdyi_layout *to) {
    sdyi_tiled *const from = sdyi_tiled_of(t, value);
    sdyi_tiled *const tiled = sdyi_set_layout(t, made, to);
    tiled->manual = from->manual;
    add_copy(t, from, to, made);
    if (from->layout == NULL || from->layout->sharding->unreduced.count == 0)
        add_copy(t, tiled, from->layout, value);
}

void sdyi_note_size(sdyi_tiles *t, sdyi_op *op) {
    sdyi_op_list_add(&t->sized, op);
}

/* A clone of a source op, for tiles of another layout. */
static sdyi_op *make_again(sdyi_tiles *t, sdyi_value *value,
                           const sdyi_layout *to) {
    const sdyi_op_parts parts = {.name = value->op->name,
                                 .loc = sdyi_op_loc(value->op),
                                 .results = &value->type,
                                 .n_results = 1,
                                 .attrs = value->op->attrs};
    sdyi_op *const op = sdyi_op_make(t->module, &parts);
    if (to != NULL)
        sdyi_note_size(t, op);
    return op;
}

/* The op, or the outermost of the while loops around it that do not contain the
 * value's definition: reshards are hoisted out of these. */
static sdyi_op *out_of_loops(sdyi_op *op, const sdyi_value *value) {
    const sdyi_block *const from = sdyi_value_block(value);
    while (op->block != from &&
           sdyi_is_kind(sdyi_op_parent(op), SDYI_OP_STABLEHLO_WHILE))
        op = sdyi_op_parent(op);
    return op;
}

sdyi_value *sdyi_to_layout(sdyi_tiles *t, sdyi_op *before, sdyi_value *value,
                           const sdyi_layout *to) {
    sdyi_value *from;
    (void)sdyi_nearest(t, before, value, to, &from);
    if (sdyi_tiled_of(t, from) == NULL || sdyi_layout_of_value(t, from) == to)
        return from;
    sdyi_op *const op =
        is_made_again(t, from, to)
            ? make_again(t, from, to)
            : make_reshard(t, from, sdyi_op_loc(before), to, SDYRT_SUM);
    sdyi_op_insert_before(op, out_of_loops(before, from));
    note_copy(t, from, &op->results[0], to);
    if (from != value)
        add_copy(t, sdyi_tiled_of(t, value), to, &op->results[0]);
    return &op->results[0];
}

void sdyi_operand_to_layout(sdyi_tiles *t, sdyi_op *op, int i,
                            const sdyi_layout *to) {
    sdyi_value *const value = sdyi_operand(op, i);
    sdyi_value *const led = sdyi_to_layout(t, op, value, to);
    if (led != value)
        sdyi_operand_set(op, i, led);
}

void sdyi_result_to_layout(sdyi_tiles *t, sdyi_value *result,
                           const sdyi_layout *to, sdyrt_reduction reduction) {
    if (sdyi_layout_of_value(t, result) == to)
        return;
    sdyi_op *const op =
        make_reshard(t, result, sdyi_value_loc(result), to, reduction);
    sdyi_put_after(op, result);
    sdyi_take_uses(op, result);
    note_copy(t, result, &op->results[0], to);
}

/* -- tiles ----------------------------------------------------------------- */

typedef struct tile_key {
    const sdyi_type *type;
    const sdyi_layout *layout;
} tile_key;

typedef struct sdyi_tile_type {
    tile_key key;
    const sdyi_type *tile;
    UT_hash_handle hh;
} tile_type;

static sdyrt_status tile_of(const sdyi_layout *layout, const sdyi_type *type,
                            int64_t device, sdyrt_tile *tile) {
    sdyrt_type whole = {.dtype = SDYRT_F32, .rank = type->n};
    for (int d = 0; d < type->n; d++)
        whole.dims[d] = type->cells[d].integer;
    return sdyrt_tile_of(layout->sharding, &whole, device, tile);
}

sdyrt_status sdyi_tile(const sdyi_tiles *t, const sdyi_layout *layout,
                       const sdyi_type *type, sdyrt_tile *tile) {
    return tile_of(layout, type, t->device, tile);
}

const sdyi_type *sdyi_tile_type(sdyi_tiles *t, const sdyi_type *type,
                                const sdyi_layout *layout) {
    const tile_key key = {type, layout};
    tile_type *found = NULL;
    sdyrt_tile tile;
    if (layout == NULL)
        return type;
    HASH_FIND(hh, t->tile_types, &key, sizeof key, found);
    if (found != NULL)
        return found->tile;
    if (sdyi_tile(t, layout, type, &tile) != SDYRT_OK) {
        t->status = sdyi_error_again(t->pool, t->module->op, "");
        return type;
    }
    found = SDYI_NEW(t->zone, tile_type, 1);
    found->key = key;
    found->tile = sdyi_type_like(t->pool, type, tile.size, type->n);
    HASH_ADD(hh, t->tile_types, key, sizeof found->key, found);
    return found->tile;
}

/* -- devices --------------------------------------------------------------- */

void sdyi_note_offset(sdyi_tiles *t, const sdyi_tiled *tiled, int dim) {
    SDYI_GROW(t->zone, t->offsets, t->n_offsets, t->offsets_capacity);
    t->offsets[t->n_offsets++] = (sdyi_offset){tiled->layout, tiled->type, dim};
}

static bool has_size(const tile_type *known, int64_t device) {
    sdyrt_tile tile;
    if (tile_of(known->key.layout, known->key.type, device, &tile) != SDYRT_OK)
        return false;
    for (int d = 0; d < known->tile->n; d++)
        if (tile.size[d] != known->tile->cells[d].integer)
            return false;
    return true;
}

static bool begins_alike(const sdyi_tiles *t, const sdyi_offset *o,
                         int64_t device) {
    sdyrt_tile own, other;
    return sdyi_tile(t, o->layout, o->type, &own) == SDYRT_OK &&
           tile_of(o->layout, o->type, device, &other) == SDYRT_OK &&
           own.offset[o->dim] == other.offset[o->dim];
}

bool sdyi_is_alike(const sdyi_tiles *t, int64_t device) {
    for (const tile_type *known = t->tile_types; known != NULL;
         known = known->hh.next)
        if (!has_size(known, device))
            return false;
    for (int i = 0; i < t->n_offsets; i++)
        if (!begins_alike(t, &t->offsets[i], device))
            return false;
    return true;
}
