/* The tiles of arguments and results: read from the attributes of a function,
 * and checked against the number of ranks and the tile of each rank. */
#include "program/execute/sides.h"

#include "program/dialects/func/call.h"
#include "program/dialects/sdy/sdy.h"
#include "program/execute/execute.h"

#include <string.h>

/* -- reading --------------------------------------------------------------- */

static const sdyi_attr *attr_at(const sdyi_op *function, sdyi_name list, int i,
                                sdyi_name name) {
    const sdyi_attr *const dicts = sdyi_op_attr(function, list);
    return dicts == NULL || i >= dicts->n
               ? NULL
               : sdyi_attr_dict_get(dicts->cells[i].attr, name);
}

sdyrt_type sdyi_runtime_type(const sdyi_shape *shape) {
    sdyrt_type type = {.dtype = shape->dtype, .rank = shape->rank};
    memcpy(type.dims, shape->dims, sizeof type.dims);
    return type;
}

const sdyi_grid_execution *sdyi_grid_execution_known(void) {
    const sdyi_extension *e;
    for (int i = 0; (e = sdyi_extension_at(i)) != NULL; i++)
        if (e->execution != NULL)
            return e->execution;
    return NULL;
}

static sdyrt_status read_side(sdyi_compiler *c, const sdyi_op *function,
                              sdyi_name list, int i, const sdyi_type *type,
                              sdyi_side *side) {
    const sdyi_attr *const global =
        attr_at(function, list, i, SDYI_NAME_SDYRT_GLOBAL);
    const sdyi_attr *const attr =
        attr_at(function, list, i, SDYI_NAME_SDY_SHARDING);
    const sdyrt_sharding *sharding = NULL;
    sdyi_shape shape;
    SDYI_TRY(sdyi_shape_of(function, type, &shape));
    side->type = side->whole = sdyi_runtime_type(&shape);
    const sdyi_grid_execution *const grids = sdyi_grid_execution_known();
    if (global == NULL)
        return grids == NULL ? SDYRT_OK
                             : grids->read_side(c, function, list, i, side);
    if (!sdyi_attr_is(global, SDYI_ATTR_TYPE) ||
        !sdyi_type_is(global->type, SDYI_TYPE_TENSOR) ||
        !sdyi_type_is_static(global->type) || global->type->n != type->n ||
        global->type->element != type->element)
        return sdyi_refuse(function, "a tile of something else: %s %d",
                           list == SDYI_NAME_ARG_ATTRS ? "argument" : "result",
                           i);
    SDYI_TRY(sdyi_shape_of(function, global->type, &shape));
    side->whole = sdyi_runtime_type(&shape);
    if (attr == NULL || sdyi_mesh_at(function, attr) == NULL)
        return SDYRT_OK;
    SDYI_TRY(sdyi_bind_sharding(function, attr, &sharding));
    if (sdyrt_mesh_is_maximal(sdyrt_sharding_mesh(sharding)) ||
        sdyrt_mesh_is_empty(sdyrt_sharding_mesh(sharding)))
        return SDYRT_OK;
    side->sharding = sdyi_sharding_keep(c, sharding);
    return SDYRT_OK;
}

sdyrt_status sdyi_sides_read(sdyi_compiler *c, const sdyi_op *function,
                             sdyi_sides *sides) {
    const sdyi_block *const body = function->regions[0].first;
    const sdyi_type *const type = sdyi_signature(function);
    const int n_results = type->n - type->n_inputs;
    sdyi_side *const arguments = SDYI_NEW(c->zone, sdyi_side, body->n_args + 1);
    sdyi_side *const results = SDYI_NEW(c->zone, sdyi_side, n_results + 1);
    for (int i = 0; i < body->n_args; i++)
        SDYI_TRY(read_side(c, function, SDYI_NAME_ARG_ATTRS, i,
                           body->args[i]->type, &arguments[i]));
    for (int i = 0; i < n_results; i++)
        SDYI_TRY(read_side(c, function, SDYI_NAME_RES_ATTRS, i,
                           type->cells[type->n_inputs + i].type, &results[i]));
    *sides = (sdyi_sides){arguments, results, body->n_args, n_results};
    return SDYRT_OK;
}

/* -- asking ---------------------------------------------------------------- */

static sdyrt_status grid_sharding(const sdyi_side *side,
                                  const sdyrt_sharding **sharding) {
    sdyrt_grid_sharding cuts = side->grid->sharding;
    SDYI_TRY(sdyrt_grid_create(side->grid->sizes, side->grid->n, &cuts.grid));
    const sdyrt_status status =
        sdyrt_grid_sharding_create(&cuts, &side->whole, sharding);
    sdyrt_mesh_release(cuts.grid);
    return status;
}

sdyrt_status sdyi_side_sharding(const sdyi_side *side,
                                const sdyrt_sharding **sharding) {
    *sharding = sdyrt_sharding_retain(side->sharding);
    return side->grid != NULL ? grid_sharding(side, sharding) : SDYRT_OK;
}

/* A check of one argument or result. */
typedef sdyrt_status check_side(const sdyi_side *side, const char *what, int i,
                                int number);

static sdyrt_status check_all(const sdyi_sides *sides, check_side *check,
                              int number) {
    for (int i = 0; i < sides->n_arguments; i++)
        SDYI_TRY(check(&sides->arguments[i], "argument", i, number));
    for (int i = 0; i < sides->n_results; i++)
        SDYI_TRY(check(&sides->results[i], "result", i, number));
    return SDYRT_OK;
}

static bool has_tile(const sdyi_side *sides, int n) {
    for (int i = 0; i < n; i++)
        if (sides[i].sharding != NULL || sides[i].grid != NULL)
            return true;
    return false;
}

bool sdyi_sides_have_tiles(const sdyi_sides *sides) {
    return has_tile(sides->arguments, sides->n_arguments) ||
           has_tile(sides->results, sides->n_results);
}

static sdyrt_status check_mesh(const sdyi_side *side, const char *what, int i,
                               int n_ranks) {
    const int64_t n =
        side->sharding != NULL
            ? sdyrt_mesh_device_count(sdyrt_sharding_mesh(side->sharding))
        : side->grid != NULL ? side->grid->n_devices
                             : n_ranks;
    if (n == n_ranks)
        return SDYRT_OK;
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PROGRAM,
                     "%s %d is cut by a %s of %lld device%s, and the program "
                     "runs on %d %s",
                     what, i, side->grid != NULL ? "grid" : "mesh",
                     (long long)n, n == 1 ? "" : "s", n_ranks,
                     n_ranks == 1 ? "rank" : "ranks");
}

sdyrt_status sdyi_sides_check_mesh(const sdyi_sides *sides, int n_ranks) {
    return check_all(sides, check_mesh, n_ranks);
}

static sdyrt_status check_tile(const sdyi_side *side, const char *what, int i,
                               int rank) {
    const sdyrt_sharding *sharding = NULL;
    sdyrt_tile tile;
    SDYI_TRY(sdyi_side_sharding(side, &sharding));
    if (sharding == NULL)
        return SDYRT_OK;
    sdyrt_status status = sdyrt_tile_of(sharding, &side->whole, rank, &tile);
    sdyrt_sharding_release(sharding);
    for (int d = 0; d < tile.rank && status == SDYRT_OK; d++)
        if (tile.size[d] != side->type.dims[d])
            status = sdyi_fail(
                SDYRT_ARGUMENT, SDYRT_KIND_PROGRAM,
                "%s %d is a tile with %lld element%s in dimension %d, and "
                "that of rank %d has %lld: it is the program of another device",
                what, i, (long long)side->type.dims[d],
                side->type.dims[d] == 1 ? "" : "s", d, rank,
                (long long)tile.size[d]);
    return status;
}

sdyrt_status sdyi_sides_check(const sdyi_sides *sides, int rank) {
    return check_all(sides, check_tile, rank);
}
