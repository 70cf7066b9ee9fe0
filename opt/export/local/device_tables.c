/* Values by device: tables that a device indexes by its partition id, replica
 * groups, and initial values that only one device of a group has. */
#include "opt/export/local/local.h"

#include "program/ir/elements.h"
#include "program/ir/float.h"
#include "program/ir/walk.h"

#include <string.h>

/* -- this device ----------------------------------------------------------- */

sdyrt_status sdyi_check_counts(const sdyi_local_options *options,
                               const sdyi_op *op) {
    if (options->n_replicas <= 1 || options->n_partitions <= 1)
        return SDYRT_OK;
    return sdyi_error(op->module->pool, op,
                      "both replica-count (%lld) and partition-count (%lld) "
                      "are above 1",
                      (long long)options->n_replicas,
                      (long long)options->n_partitions);
}

sdyrt_status sdyi_check_devices(const sdyi_op *op, const sdyrt_mesh *mesh) {
    enum { MOST = 1 << 24 };
    return mesh->n_devices <= MOST
               ? SDYRT_OK
               : sdyi_error(op->module->pool, op,
                            "is on a mesh of %lld devices; tables of what each "
                            "one has are made of %d at most",
                            (long long)mesh->n_devices, MOST);
}

sdyi_value *sdyi_put_device(sdyi_local *l, sdyi_op *before) {
    const sdyi_type *const type =
        sdyi_type_shaped(l->pool, SDYI_TYPE_TENSOR, NULL, 0,
                         sdyi_type_integer(l->pool, 32, SDYI_UNSIGNED), NULL);
    const bool by_replica = l->options->n_replicas > 1;
    sdyi_value *const id =
        sdyi_put_op(before,
                    by_replica ? SDYI_OP_STABLEHLO_REPLICA_ID
                               : SDYI_OP_STABLEHLO_PARTITION_ID,
                    NULL, 0, type);
    return sdyi_put_convert(before, id,
                            sdyi_type_integer(l->pool, 64, SDYI_SIGNLESS));
}

sdyi_value *sdyi_put_lookup(sdyi_local *l, sdyi_op *before,
                            const sdyi_attr *table) {
    static const int64_t one = 1;
    sdyi_value *const device = sdyi_put_device(l, before);
    sdyi_value *const values = sdyi_put_constant(before, table);
    return sdyi_put_slice_at(before, values, &device, &one);
}

/* The entry of this device in a table of i64, a scalar. */
static sdyi_value *put_entry(sdyi_local *l, sdyi_op *before,
                             const int64_t *table, int64_t n) {
    return sdyi_put_reshape(
        before,
        sdyi_put_lookup(l, before,
                        sdyi_attr_dense_i64s(l->pool, &n, 1, table, (int)n)),
        NULL, 0);
}

int64_t sdyi_place_along(const sdyrt_mesh *mesh, sdyi_span axes,
                         int64_t device) {
    sdyi_digit_list digits = {.count = 0};
    sdyi_digits_of(mesh, axes, &digits);
    return sdyi_digits_index(sdyi_digits_in(&digits),
                             sdyi_mesh_position(mesh, device));
}

sdyi_value *sdyi_put_offset(sdyi_local *l, sdyi_op *before,
                            const sdyrt_mesh *mesh, sdyi_span axes,
                            int64_t factor) {
    int64_t *const table =
        SDYI_NEW(&l->pool->scratch, int64_t, mesh->n_devices);
    for (int64_t i = 0; i < mesh->n_devices; i++)
        table[i] = sdyi_place_along(mesh, axes, i) * factor;
    return put_entry(l, before, table, mesh->n_devices);
}

sdyi_value *sdyi_put_first(sdyi_local *l, sdyi_op *before,
                           const sdyi_value *value, int dim) {
    return sdyi_put_offset(l, before, sdyi_local_sharding(l, value)->mesh,
                           sdyi_axes_at(l, value, dim),
                           sdyi_size_at(value->type, dim));
}

sdyi_value *sdyi_put_flag(sdyi_local *l, sdyi_op *before, const bool *table,
                          int64_t n) {
    sdyi_dense_room room;
    sdyi_dense_open(
        l->pool,
        sdyi_type_shaped(l->pool, SDYI_TYPE_TENSOR, &n, 1,
                         sdyi_type_integer(l->pool, 1, SDYI_SIGNLESS), NULL),
        false, (size_t)n, &room);
    for (int64_t i = 0; i < n; i++)
        room.bytes[i] = table[i];
    return sdyi_put_lookup(l, before, sdyi_dense_close(l->pool, &room));
}

sdyi_value *sdyi_put_part(sdyi_local *l, sdyi_op *before, sdyi_value *value,
                          const sdyrt_mesh *mesh, const sdyi_span *axes,
                          const sdyi_type *part) {
    sdyi_value **const starts =
        SDYI_NEW(&l->pool->scratch, sdyi_value *, part->n);
    int64_t *const sizes = SDYI_NEW(&l->pool->scratch, int64_t, part->n);
    for (int d = 0; d < part->n; d++) {
        sizes[d] = part->cells[d].integer;
        starts[d] = axes[d].count == 0
                        ? sdyi_put_i64(before, 0)
                        : sdyi_put_offset(l, before, mesh, axes[d], sizes[d]);
    }
    return sdyi_put_slice_at(before, value, starts, sizes);
}

sdyi_span sdyi_axes_of_attr(sdyi_local *l, const sdyrt_mesh *mesh,
                            const sdyi_attr *attr) {
    const int n = (int)(attr->n / 3);
    sdyi_ref *const refs = SDYI_NEW(&l->pool->scratch, sdyi_ref, n);
    for (int i = 0; i < n; i++) {
        const sdyi_name name = (sdyi_name)attr->cells[3 * i].integer;
        const int64_t pre = attr->cells[3 * i + 1].integer;
        const int64_t size = attr->cells[3 * i + 2].integer;
        const int axis =
            sdyi_mesh_find_axis(mesh, sdyi_name_text(l->pool, name),
                                sdyi_name_length(l->pool, name));
        refs[i] = size == 0 ? sdyi_ref_full(mesh, axis)
                            : sdyi_ref_sub(mesh, axis, pre, size);
    }
    return (sdyi_span){refs, n};
}

/* -- groups ---------------------------------------------------------------- */

/* The axes by name, with the mesh; NULL: one is a part of an axis. */
static const sdyi_attr *mesh_groups(sdyi_local *l, const sdyrt_sharding *on,
                                    sdyi_span axes) {
    sdyi_cell *const refs = SDYI_NEW(&l->pool->scratch, sdyi_cell, axes.count);
    for (int i = 0; i < axes.count; i++) {
        if (axes.refs[i].sub)
            return NULL;
        const sdyi_cell fields[] = {
            {.attr =
                 sdyi_attr_string(l->pool, on->mesh->names[axes.refs[i].axis])},
            {.attr = sdyi_attr_i64s(l->pool, NULL, 0)}};
        refs[i].attr = sdyi_attr_make(l->pool, SDYI_ATTR_RECORD,
                                      SDYI_RECORD_AXIS_REF, NULL, fields, 2);
    }
    const sdyi_cell fields[] = {
        {.attr = sdyi_attr_symbol(l->pool,
                                  sdyi_name_of_string(l->pool, on->mesh_name))},
        {.attr = sdyi_attr_make(l->pool, SDYI_ATTR_ARRAY, 0, NULL, refs,
                                axes.count)}};
    return sdyi_attr_make(l->pool, SDYI_ATTR_RECORD,
                          SDYI_RECORD_REPLICA_GROUP_MESH_AXES, NULL, fields, 2);
}

/* Groups of devices along axes, the attribute replica_groups. */
static const sdyi_attr *groups_attr(sdyi_local *l, const sdyrt_sharding *on,
                                    sdyi_span axes) {
    const sdyrt_mesh *const mesh = on->mesh;
    if (l->options->has_mesh_groups && on->mesh_name != NULL) {
        const sdyi_attr *const attr = mesh_groups(l, on, axes);
        if (attr != NULL)
            return attr;
    }
    sdyi_digit_list digits = {.count = 0}, members = {.count = 0},
                    groups = {.count = 0};
    sdyi_digits_of(mesh, axes, &digits);
    (void)sdyi_digits_split(sdyi_digits_in(&digits), mesh->n_devices, &members,
                            &groups);
    const int64_t dims[] = {sdyi_digits_size(sdyi_digits_in(&groups)),
                            sdyi_digits_size(sdyi_digits_in(&members))};
    int64_t *const ids = SDYI_NEW(&l->pool->scratch, int64_t, mesh->n_devices);
    for (int64_t g = 0; g < dims[0]; g++)
        for (int64_t m = 0; m < dims[1]; m++) {
            const int64_t at =
                sdyi_digits_position(sdyi_digits_in(&groups), g) +
                sdyi_digits_position(sdyi_digits_in(&members), m);
            ids[g * dims[1] + m] = sdyi_device_at(mesh, at);
        }
    return sdyi_attr_dense_i64s(l->pool, dims, 2, ids, (int)mesh->n_devices);
}

/* The number of an op's channel; 0: it has none. */
static int64_t channel_of(const sdyi_op *op) {
    const sdyi_attr *const channel = sdyi_op_attr(op, SDYI_NAME_CHANNEL_HANDLE);
    return sdyi_attr_is(channel, SDYI_ATTR_RECORD) &&
                   channel->number == SDYI_RECORD_CHANNEL_HANDLE
               ? sdyi_hlo_field_int(channel, SDYI_CHANNEL_HANDLE_HANDLE)
               : 0;
}

static sdyi_walk pass_channel(void *state, sdyi_op *op) {
    int64_t *const free = state;
    const int64_t channel = channel_of(op);
    if (channel >= *free && channel < INT64_MAX)
        *free = channel + 1;
    return SDYI_WALK_ON;
}

int64_t sdyi_free_channel(sdyi_op *op) {
    int64_t free = 1;
    (void)sdyi_walk_pre(op, pass_channel, &free);
    return free;
}

const sdyi_attr *sdyi_channel_attr(sdyi_pool *pool, int64_t number) {
    const sdyi_cell fields[] = {{.attr = sdyi_attr_i64(pool, number)},
                                {.attr = sdyi_attr_i64(pool, 1)}};
    return sdyi_attr_make(pool, SDYI_ATTR_RECORD, SDYI_RECORD_CHANNEL_HANDLE,
                          NULL, fields, 2);
}

const sdyi_attr *sdyi_next_channel(sdyi_local *l) {
    return sdyi_channel_attr(l->pool, l->next_channel++);
}

void sdyi_set_groups(sdyi_local *l, sdyi_op *op, const sdyrt_sharding *on,
                     sdyi_span axes) {
    sdyi_op_set_attr(op, SDYI_NAME_REPLICA_GROUPS, groups_attr(l, on, axes));
    sdyi_op_set_attr(op, SDYI_NAME_CHANNEL_HANDLE, sdyi_next_channel(l));
    if (op->row->kind != SDYI_OP_STABLEHLO_ALL_TO_ALL)
        sdyi_op_set_attr(op, SDYI_NAME_USE_GLOBAL_DEVICE_IDS,
                         sdyi_attr_unit(l->pool));
}

/* The largest number of an element, or the least. */
static uint64_t extreme_of(const sdyi_type *element, bool is_largest) {
    const uint64_t top = (uint64_t)1 << (element->width - 1);
    if (sdyi_type_is(element, SDYI_TYPE_FLOAT))
        return sdyi_float_bits((sdyi_float)element->format,
                               is_largest ? __builtin_inf() : -__builtin_inf());
    if (element->sign == SDYI_UNSIGNED || element->width == 1)
        return is_largest ? top | (top - 1) : 0;
    return is_largest ? top - 1 : ~(top - 1); /* with all bits above it */
}

/* The bits of an op's identity element; false: it is no reduction. */
static bool identity_bits(const sdyi_op *op, const sdyi_type *element,
                          uint64_t *bits) {
    if (!op->row->reduction.is_one)
        return false;
    const sdyrt_reduction reduction = op->row->reduction.of_numbers;
    switch (reduction) {
    case SDYRT_SUM:
    case SDYRT_OR:
    case SDYRT_XOR:
        *bits = 0;
        return true;
    case SDYRT_AND:
        *bits = element->width == 1 ? 1 : UINT64_MAX;
        return true;
    case SDYRT_PROD:
        *bits = sdyi_type_is(element, SDYI_TYPE_FLOAT)
                    ? sdyi_float_bits((sdyi_float)element->format, 1.0)
                    : 1;
        return true;
    case SDYRT_MAX:
    case SDYRT_MIN:
        *bits = extreme_of(element, reduction == SDYRT_MIN);
        return true;
    case SDYRT_REDUCTION_COUNT:
        break;
    }
    return false;
}

const sdyi_attr *sdyi_identity_of(const sdyi_op *op, int i,
                                  const sdyi_type *element) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_block *const body = op->regions[0].first;
    const sdyi_op *const given = sdyi_operand(body->last, i)->op;
    const size_t bytes = (size_t)sdyi_type_stored_bits(element) / 8;
    uint64_t bits = 0, word = 0;
    if (given == NULL || bytes == 0 ||
        (sdyi_type_is(element, SDYI_TYPE_COMPLEX)
             ? given->row->kind != SDYI_OP_STABLEHLO_ADD
             : bytes > sizeof bits || !identity_bits(given, element, &bits)))
        return NULL;
    if (!sdyi_type_is(element, SDYI_TYPE_COMPLEX))
        sdyi_dense_put((unsigned char *)&word, element, &bits);
    return sdyi_attr_splat(
        pool, sdyi_scalar_of(pool, element),
        sdyi_type_is(element, SDYI_TYPE_COMPLEX) ? NULL : &word, bytes);
}

void sdyi_start_once(sdyi_local *l, sdyi_op *op, int i, const sdyi_attr *none,
                     const sdyrt_mesh *mesh, sdyi_span axes) {
    sdyi_value *const start = sdyi_operand(op, i);
    const int64_t n = mesh->n_devices;
    bool *const are_first = SDYI_NEW(&l->pool->scratch, bool, n);
    sdyi_value *const nothing = sdyi_put_constant(op, none);
    for (int64_t k = 0; k < n; k++)
        are_first[k] = sdyi_place_along(mesh, axes, k) == 0;
    sdyi_value *const is_first = sdyi_put_flag(l, op, are_first, n);
    const bool is_scalar = start->type->n == 0;
    sdyi_value *const mask =
        is_scalar ? sdyi_put_reshape(op, is_first, NULL, 0)
                  : sdyi_put_broadcast(op, is_first, start->type);
    sdyi_operand_set(
        op, i,
        sdyi_put_select(op, mask, start,
                        is_scalar
                            ? nothing
                            : sdyi_put_broadcast(op, nothing, start->type)));
}
