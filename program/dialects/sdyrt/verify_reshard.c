/* Verifier of sdyrt.reshard. */
#include "program/dialects/sdyrt/sdyrt.h"

#include "collectives/ops/verify.h"
#include "program/dialects/sdy/sdy.h"
#include "program/text/print.h"

#include <stddef.h>
#include <string.h>

static sdyrt_status fail_again(const sdyi_op *op) {
    return sdyi_error_again(op->module->pool, op, "");
}

sdyrt_reduction sdyi_reduction_named(const sdyi_attr *attr) {
    int i = 0;
    while (i < SDYRT_REDUCTION_COUNT &&
           strcmp(sdyi_attr_text(attr),
                  sdyrt_reduction_name((sdyrt_reduction)i)) != 0)
        i++;
    return (sdyrt_reduction)i;
}

/* -- types ----------------------------------------------------------------- */

static sdyrt_status verify_types(const sdyi_op *op, const sdyi_type *global) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const types[] = {sdyi_operand(op, 0)->type,
                                      op->results[0].type};
    if (!sdyi_type_is(global, SDYI_TYPE_TENSOR) ||
        !sdyi_type_is_static(global) || global->n > SDYRT_MAX_RANK)
        return sdyi_error(pool, op,
                          "attribute 'global' must be a statically shaped "
                          "tensor of at most %d dimensions, but is %s",
                          SDYRT_MAX_RANK, sdyi_type_text(pool, global));
    for (int i = 0; i < 2; i++)
        if (!sdyi_type_is_static(types[i]) || types[i]->n != global->n ||
            types[i]->element != global->element)
            return sdyi_error(pool, op, "%s is %s, which is no tile of %s",
                              i == 0 ? "operand" : "result",
                              sdyi_type_text(pool, types[i]),
                              sdyi_type_text(pool, global));
    return SDYRT_OK;
}

/* -- shardings ------------------------------------------------------------- */

/* A sharding of a tensor of type `global`. */
static sdyrt_status verify_sharding(const sdyi_op *op, sdyi_name name,
                                    const sdyi_type *global,
                                    const sdyrt_sharding **sharding) {
    const sdyi_attr *const attr = sdyi_op_attr(op, name);
    const sdyi_owner owner = {sdyi_name_text(op->module->pool, name), -1};
    SDYI_TRY(sdyi_verify_sharding(op, attr, global, owner));
    return sdyi_bind_sharding(op, attr, sharding);
}

static sdyrt_status verify_manual(const sdyi_op *op,
                                  const sdyrt_sharding *sharding) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const manual = sdyi_op_attr(op, SDYI_NAME_MANUAL_AXES);
    const sdyrt_mesh *const mesh = sdyrt_sharding_mesh(sharding);
    for (int64_t i = 0; manual != NULL && i < manual->n; i++) {
        const char *const name =
            sdyi_name_text(pool, (sdyi_name)manual->cells[i].integer);
        const int axis = sdyi_mesh_find_axis(mesh, name, strlen(name));
        if (axis < 0)
            return sdyi_error(pool, op, "manual axis \"%s\" is not in the mesh",
                              name);
        for (int d = 0; d <= sharding->rank; d++) {
            const sdyi_span list = d < sharding->rank ? sharding->dims[d].axes
                                                      : sharding->unreduced;
            for (int k = 0; k < list.count; k++)
                if (list.refs[k].axis == axis)
                    return sdyi_error(
                        pool, op, "manual axis \"%s\" is in a sharding", name);
        }
    }
    return SDYRT_OK;
}

/* A reduction other than that of `from` must combine all terms: `to` is without
 * unreduced axes. */
static sdyrt_status verify_reduction(const sdyi_op *op,
                                     const sdyrt_sharding *from,
                                     const sdyrt_sharding *to) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const attr = sdyi_op_attr(op, SDYI_NAME_REDUCTION);
    if (attr == NULL)
        return SDYRT_OK;
    const sdyrt_reduction reduction = sdyi_reduction_named(attr);
    if (reduction == SDYRT_REDUCTION_COUNT)
        return sdyi_error(pool, op, "there is no reduction \"%s\"",
                          sdyi_attr_text(attr));
    if (reduction != from->unreduced_op &&
        (from->unreduced_op != SDYRT_SUM || to->unreduced.count > 0))
        return sdyi_error(pool, op,
                          "terms combine by \"%s\", and the shardings have "
                          "unreduced axes of \"%s\"",
                          sdyi_attr_text(attr),
                          sdyrt_reduction_name(from->unreduced_op));
    return SDYRT_OK;
}

/* -- tiles ----------------------------------------------------------------- */

static bool is_tile(const sdyrt_tile *tile, const sdyi_type *type) {
    for (int d = 0; d < type->n; d++)
        if (tile->size[d] != type->cells[d].integer)
            return false;
    return true;
}

/* Types must be the tiles of some device; which one, only the runtime knows. */
static sdyrt_status verify_tiles(const sdyi_op *op, const sdyi_type *global,
                                 const sdyrt_sharding *from,
                                 const sdyrt_sharding *to) {
    sdyi_pool *const pool = op->module->pool;
    const sdyrt_mesh *const mesh = sdyrt_sharding_mesh(to);
    const sdyi_type *const in = sdyi_operand(op, 0)->type;
    const sdyi_type *const out = op->results[0].type;
    sdyrt_type type = {.dtype = SDYRT_F32, .rank = global->n};
    for (int d = 0; d < global->n; d++)
        type.dims[d] = global->cells[d].integer;
    for (int64_t i = 0; i < sdyrt_mesh_device_count(mesh); i++) {
        int64_t device;
        sdyrt_tile before, after;
        if (sdyrt_mesh_device_at(mesh, i, &device) != SDYRT_OK ||
            sdyrt_tile_of(from, &type, device, &before) != SDYRT_OK ||
            sdyrt_tile_of(to, &type, device, &after) != SDYRT_OK)
            return fail_again(op);
        if (is_tile(&before, in) && is_tile(&after, out))
            return SDYRT_OK;
    }
    return sdyi_error(pool, op,
                      "no device of the mesh has a tile %s before and %s after",
                      sdyi_type_text(pool, in), sdyi_type_text(pool, out));
}

sdyrt_status sdyi_verify_tile_reshard(const sdyi_op *op,
                                      const struct sdyi_symbols *symbols) {
    (void)symbols;
    const sdyi_type *const global = sdyi_op_attr(op, SDYI_NAME_GLOBAL)->type;
    sdyrt_op made = {.kind = SDYRT_OP_RESHARD};
    sdyi_resolved r;
    SDYI_TRY(verify_types(op, global));
    SDYI_TRY(verify_sharding(op, SDYI_NAME_FROM, global, &made.from));
    SDYI_TRY(verify_sharding(op, SDYI_NAME_TO, global, &made.to));
    memset(&r, 0, offsetof(sdyi_resolved, reduced));
    r.op = &made;
    r.from = made.from;
    r.to = made.to;
    r.has_mesh_refs = true;
    if (sdyi_check_sides(&r) != SDYRT_OK || sdyi_check_kind(&r) != SDYRT_OK)
        return fail_again(op);
    SDYI_TRY(verify_manual(op, made.from));
    SDYI_TRY(verify_manual(op, made.to));
    SDYI_TRY(verify_reduction(op, made.from, made.to));
    return verify_tiles(op, global, made.from, made.to);
}
