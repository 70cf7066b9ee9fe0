/* Padded types, and the values in the padding: known zeros, or a mask that
 * overwrites it before an op reads it. */
#include "opt/export/pad/pad.h"

#include "program/dialects/sdy/sdy.h"
#include "program/dialects/shardable.h"

/* -- types ----------------------------------------------------------------- */

int64_t sdyi_pad_shards(const sdyrt_sharding *s, int d) {
    return s == NULL || d >= s->rank ? 1 : sdyi_axes_shards(s->dims[d].axes);
}

const sdyrt_sharding *sdyi_pad_bound(const sdyi_op *at, const sdyi_attr *attr) {
    const sdyrt_sharding *sharding = NULL;
    if (attr == NULL || sdyi_mesh_at(at, attr) == NULL ||
        sdyi_bind_sharding(at, attr, &sharding) != SDYRT_OK)
        return NULL;
    return sharding;
}

const sdyrt_sharding *sdyi_pad_sharding(const sdyi_value *value) {
    return sdyi_pad_bound(sdyi_value_around(value), sdyi_sharding_of(value));
}

const sdyi_type *sdyi_padded(sdyi_pool *pool, const sdyi_type *type,
                             const sdyrt_sharding *s) {
    int64_t dims[SDYRT_MAX_RANK];
    bool is_even = true;
    if (s == NULL || !sdyi_type_is(type, SDYI_TYPE_TENSOR) ||
        s->rank != type->n)
        return type;
    for (int d = 0; d < type->n; d++) {
        const int64_t n = sdyi_pad_shards(s, d);
        dims[d] = sdyi_size_at(type, d);
        if (dims[d] == SDYRT_DYNAMIC || dims[d] % n == 0)
            continue;
        dims[d] += n - dims[d] % n;
        is_even = false;
    }
    return is_even ? type : sdyi_type_like(pool, type, dims, type->n);
}

const sdyi_type *sdyi_pad_old_type(const sdyi_padder *p,
                                   const sdyi_value *value) {
    const sdyi_type *const type = sdyi_side_table_get(&p->types, value->number);
    return type == NULL ? value->type : type;
}

bool sdyi_is_padded_at(const sdyi_padder *p, const sdyi_value *value, int d) {
    return sdyi_size_at(sdyi_pad_old_type(p, value), d) !=
           sdyi_size_at(value->type, d);
}

void sdyi_pad_note(sdyi_padder *p, sdyi_value *value, const sdyi_type *old) {
    sdyi_side_table_set(&p->types, value->number, (void *)(uintptr_t)old);
}

void sdyi_pad_value(sdyi_padder *p, sdyi_value *value) {
    const sdyi_type *const type =
        sdyi_padded(p->pool, value->type, sdyi_pad_sharding(value));
    if (type == value->type)
        return;
    sdyi_pad_note(p, value, value->type);
    value->type = type;
}

/* -- elements past the end ------------------------------------------------- */

bool sdyi_is_zeroed(const sdyi_padder *p, const sdyi_value *value) {
    return sdyi_side_table_get(&p->zeroed, value->number) != NULL;
}

bool sdyi_is_known_past_end(const sdyi_padder *p, const sdyi_value *value,
                            const sdyi_value *scalar) {
    return sdyi_is_zeroed(p, value) && sdyi_is_zero(scalar);
}

void sdyi_set_zeroed(sdyi_padder *p, sdyi_value *value) {
    sdyi_side_table_set(&p->zeroed, value->number, value);
}

sdyi_value *sdyi_pad_to(sdyi_padder *p, sdyi_op *before, sdyi_value *value,
                        const sdyi_type *type) {
    sdyi_value *const made =
        sdyi_put_longer(before, value, sdyi_sizes_of(p->pool, type), NULL,
                        sdyi_sharding_of(value));
    sdyi_set_zeroed(p, made);
    return made;
}

static sdyi_value *mask_dim(sdyi_op *before, sdyi_value *value, int d,
                            int64_t size, const sdyi_attr *sharding) {
    sdyi_pool *const pool = before->module->pool;
    const sdyi_type *const i32 = sdyi_type_integer(pool, 32, SDYI_SIGNLESS);
    sdyi_value *const places =
        sdyi_put_iota(before, sdyi_with_element(pool, value->type, i32), d);
    sdyi_value *const limit = sdyi_put_constant(
        before, sdyi_attr_dense_ints(pool, sdyi_scalar_of(pool, places->type),
                                     &size, 1));
    sdyi_value *const limits = sdyi_put_broadcast(before, limit, places->type);
    sdyi_value *const made = sdyi_put_compare(before, places, limits, SDYI_LT);
    sdyi_keep(places, sharding);
    sdyi_keep(limits, sharding);
    sdyi_keep(made, sharding);
    return made;
}

/* A value whose padding along some dimensions is overwritten by a scalar. */
static sdyi_value *fill(sdyi_padder *p, sdyi_op *before, sdyi_value *value,
                        const bool *dims, sdyi_value *scalar) {
    const sdyi_type *const old = sdyi_pad_old_type(p, value);
    const sdyi_attr *const sharding = sdyi_sharding_of(value);
    sdyi_value *mask = NULL;
    for (int d = 0; d < old->n; d++) {
        if (!sdyi_is_padded_at(p, value, d) || (dims != NULL && !dims[d]))
            continue;
        sdyi_value *const one =
            mask_dim(before, value, d, sdyi_size_at(old, d), sharding);
        if (mask != NULL) {
            mask = sdyi_put_binary(before, SDYI_OP_STABLEHLO_AND, mask, one);
            sdyi_keep(mask, sharding);
        } else {
            mask = one;
        }
    }
    if (mask == NULL)
        return value;
    sdyi_value *const wide = sdyi_put_broadcast(before, scalar, value->type);
    sdyi_value *const made = sdyi_put_select(before, mask, value, wide);
    sdyi_keep(wide, sharding);
    sdyi_keep(made, sharding);
    sdyi_pad_note(p, made, old);
    return made;
}

void sdyi_fill_operand(sdyi_padder *p, sdyi_op *op, int i, const bool *dims,
                       sdyi_value *scalar) {
    sdyi_value *const value = sdyi_operand(op, i);
    if (scalar == NULL) {
        if (value->type == sdyi_pad_old_type(p, value) ||
            sdyi_is_zeroed(p, value))
            return;
        scalar = sdyi_put_number(op, value->type->element, 0);
    }
    sdyi_value *const filled = fill(p, op, value, dims, scalar);
    if (filled != value)
        sdyi_operand_set(op, i, filled);
}
