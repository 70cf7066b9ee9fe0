/* Shardings over grids: split axes, halos and offsets. */
#include "base/status.h"
#include "mesh/grid.h"
#include "mesh/internal.h"

#include <inttypes.h>
#include <string.h>

/* A dimension of a sharding over a grid. */
typedef struct grid_dim {
    const int *axes; /* lent by the descriptor, as `offsets` are */
    int n_axes;
    int64_t shards;
    int64_t low, high;
    const int64_t *offsets; /* shards + 1 of them; NULL: high ones last */
} grid_dim;

/* -- verification ---------------------------------------------------------- */

static sdyrt_status check_descriptor(const sdyrt_grid_sharding *s) {
    SDYI_NOT_NULL(s);
    SDYI_STRUCT(s);
    if (s->grid == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "'grid' of a sharding is NULL");
    if (s->n_split_axes < 0 || (s->n_split_axes > 0 && s->split_axes == NULL) ||
        s->n_halo_sizes < 0 || (s->n_halo_sizes > 0 && s->halo_sizes == NULL) ||
        s->n_sharded_dims_offsets < 0 ||
        (s->n_sharded_dims_offsets > 0 && s->sharded_dims_offsets == NULL))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "a sharding of %d split axes, %d halo sizes and "
                         "%" PRId64 " offsets",
                         s->n_split_axes, s->n_halo_sizes,
                         s->n_sharded_dims_offsets);
    return SDYRT_OK;
}

/* The axes of all dimensions, each there once. */
static sdyrt_status check_axes(const sdyrt_grid_sharding *s, int rank) {
    bool seen[SDYRT_MAX_AXES] = {false};
    for (int d = 0; d < s->n_split_axes; d++) {
        const sdyrt_grid_axes list = s->split_axes[d];
        if (list.count > 0 && d >= rank)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_AXES,
                             "dimension %d is split, and the tensor has rank "
                             "%d",
                             d, rank);
        SDYI_TRY(sdyi_grid_axes_check(s->grid, list.axes, list.count));
        for (int i = 0; i < list.count; i++) {
            if (seen[list.axes[i]])
                return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_AXES,
                                 "grid axis duplicated: axis %d", list.axes[i]);
            seen[list.axes[i]] = true;
        }
    }
    return SDYRT_OK;
}

static sdyrt_status take_halos(const sdyrt_grid_sharding *s,
                               const sdyrt_type *type, grid_dim *dims) {
    int n_split = 0;
    for (int d = 0; d < type->rank; d++)
        n_split += dims[d].n_axes > 0;
    if (s->n_halo_sizes == 0)
        return SDYRT_OK;
    if (s->n_sharded_dims_offsets > 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_HALO,
                         "halo sizes and shard offsets are mutually exclusive");
    if (s->n_halo_sizes != 2 * n_split)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_HALO,
                         "halo sizes must be specified for all split axes: %d "
                         "sizes for %d split dimensions",
                         s->n_halo_sizes, n_split);
    const int64_t *next = s->halo_sizes;
    for (int d = 0; d < type->rank; d++) {
        if (dims[d].n_axes == 0)
            continue;
        dims[d].low = *next++;
        dims[d].high = *next++;
        SDYI_TRY(sdyi_check_halo(dims[d].low, dims[d].high, d, type->dims[d]));
    }
    return SDYRT_OK;
}

static sdyrt_status check_offsets(const grid_dim *dim, int d, int64_t size) {
    const int64_t *const at = dim->offsets;
    for (int64_t i = 0; i < dim->shards; i++)
        if (at[i + 1] < at[i])
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                             "sharded dims offsets must be non-decreasing: "
                             "%" PRId64 " stands before %" PRId64
                             " in dimension %d",
                             at[i], at[i + 1], d);
    if (at[0] == 0 && at[dim->shards] == size)
        return SDYRT_OK;
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                     "sharded dims offsets of dimension %d go from %" PRId64
                     " to %" PRId64 ", expected from 0 to %" PRId64,
                     d, at[0], at[dim->shards], size);
}

static sdyrt_status take_offsets(const sdyrt_grid_sharding *s,
                                 const sdyrt_type *type, grid_dim *dims) {
    int64_t n = 0;
    if (s->n_sharded_dims_offsets == 0)
        return SDYRT_OK;
    for (int d = 0; d < type->rank; d++)
        if (dims[d].n_axes > 0) {
            dims[d].offsets = s->sharded_dims_offsets + n;
            n += dims[d].shards + 1;
        }
    if (n != s->n_sharded_dims_offsets)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARTITION_OFFSETS,
                         "sharded dims offsets has wrong size: %" PRId64
                         ", expected %" PRId64,
                         s->n_sharded_dims_offsets, n);
    for (int d = 0; d < type->rank; d++)
        if (dims[d].offsets != NULL)
            SDYI_TRY(check_offsets(&dims[d], d, type->dims[d]));
    return SDYRT_OK;
}

static sdyrt_status resolve(const sdyrt_grid_sharding *s,
                            const sdyrt_type *type, grid_dim *dims) {
    SDYI_TRY(check_descriptor(s));
    SDYI_TRY(check_axes(s, type->rank));
    for (int d = 0; d < type->rank; d++) {
        dims[d] = (grid_dim){.shards = 1};
        if (type->dims[d] == SDYRT_DYNAMIC)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_DYNAMIC_SHAPE,
                             "dimension %d has no size", d);
        if (d >= s->n_split_axes)
            continue;
        dims[d].axes = s->split_axes[d].axes;
        dims[d].n_axes = s->split_axes[d].count;
        for (int i = 0; i < dims[d].n_axes; i++)
            dims[d].shards *= s->grid->sizes[dims[d].axes[i]];
    }
    SDYI_TRY(take_halos(s, type, dims));
    return take_offsets(s, type, dims);
}

/* -- the library's sharding ------------------------------------------------ */

/* Axes by their names in the grid. */
static sdyrt_status make(const sdyrt_grid_sharding *s, const sdyrt_type *type,
                         const grid_dim *from, const sdyrt_sharding **result) {
    sdyrt_axis_ref refs[SDYRT_MAX_AXES];
    sdyrt_dim_sharding dims[SDYRT_MAX_RANK];
    int n_refs = 0;
    for (int d = 0; d < type->rank; d++) {
        dims[d] = (sdyrt_dim_sharding){.axes = {refs + n_refs, from[d].n_axes},
                                       .partition = SDYRT_HIGH,
                                       .low = from[d].low,
                                       .high = from[d].high};
        for (int i = 0; i < from[d].n_axes; i++)
            refs[n_refs++] =
                (sdyrt_axis_ref){.name = s->grid->names[from[d].axes[i]]};
        if (from[d].offsets == NULL)
            continue;
        dims[d].partition = SDYRT_OFFSETS;
        dims[d].offsets = from[d].offsets;
        dims[d].n_offsets = from[d].shards + 1;
    }
    sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
    desc.mesh = s->grid;
    desc.rank = type->rank;
    desc.dims = dims;
    return sdyrt_sharding_create(&desc, result);
}

static sdyrt_status check_type(const sdyrt_type *type) {
    SDYI_NOT_NULL(type);
    SDYI_TRY(sdyi_check_type(type));
    return type->value_class == SDYRT_TENSOR
               ? SDYRT_OK
               : sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_DYNAMIC_SHAPE,
                           "the value has no shape");
}

sdyrt_status sdyrt_grid_sharding_create(const sdyrt_grid_sharding *sharding,
                                        const sdyrt_type *type,
                                        const sdyrt_sharding **result) {
    grid_dim dims[SDYRT_MAX_RANK];
    SDYI_NOT_NULL(result);
    SDYI_TRY(check_type(type));
    SDYI_TRY(resolve(sharding, type, dims));
    return make(sharding, type, dims, result);
}

sdyrt_status sdyrt_grid_shard(const sdyrt_grid_sharding *sharding,
                              const sdyrt_type *type, int64_t device,
                              sdyrt_shard *shard) {
    const sdyrt_sharding *made = NULL;
    SDYI_TRY(sdyrt_grid_sharding_create(sharding, type, &made));
    const sdyrt_status status = sdyrt_shard_of(made, type, device, shard);
    sdyrt_sharding_release(made);
    return status;
}
