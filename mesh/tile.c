/* The partitioner: tiles, shard indices and owners of elements. */
#include "base/status.h"
#include "mesh/digits.h"
#include <sdyrt/tile.h>

#include <inttypes.h>

/* Append the digits of a dimension; returns these. */
static sdyi_digits dim_digits(const sdyrt_sharding *sharding, int dim,
                              sdyi_digit_list *list) {
    const int first = list->count;
    if (dim < sharding->rank)
        sdyi_digits_of(sharding->mesh, sharding->dims[dim].axes, list);
    return (sdyi_digits){list->at + first, list->count - first};
}

sdyrt_status sdyrt_tile_of(const sdyrt_sharding *sharding,
                           const sdyrt_type *type, int64_t device,
                           sdyrt_tile *tile) {
    SDYI_NOT_NULL(sharding);
    SDYI_NOT_NULL(type);
    SDYI_NOT_NULL(tile);
    SDYI_TRY(sdyrt_sharding_verify(sharding, type, NULL));
    const int64_t position = sdyi_mesh_position(sharding->mesh, device);

    sdyrt_tile t = {.rank = type->rank, .elements = position >= 0};
    bool overflow = false, zero = false, dynamic = false;
    sdyi_digit_list list;
    list.count = 0;
    for (int d = 0; d < type->rank && position >= 0; d++) {
        if (type->dims[d] == SDYRT_DYNAMIC) {
            t.size[d] = SDYRT_DYNAMIC;
            dynamic = true;
            continue;
        }
        const sdyi_split split = sdyi_split_of(sharding, d, type->dims[d]);
        const int64_t index =
            sdyi_digits_index(dim_digits(sharding, d, &list), position);
        t.offset[d] = sdyi_split_start(&split, index);
        t.size[d] = sdyi_split_start(&split, index + 1) - t.offset[d];
        zero = zero || t.size[d] == 0;
        if (!zero)
            overflow |=
                __builtin_mul_overflow(t.elements, t.size[d], &t.elements);
    }
    if (zero)
        t.elements = 0;
    else if (dynamic)
        t.elements = SDYRT_DYNAMIC;
    else if (overflow)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                         "the tile of device %" PRId64
                         " has more than 2^63 - 1 elements",
                         device);
    *tile = t;
    return SDYRT_OK;
}

sdyrt_status sdyrt_shard_of(const sdyrt_sharding *sharding,
                            const sdyrt_type *type, int64_t device,
                            sdyrt_shard *shard) {
    SDYI_NOT_NULL(shard);
    SDYI_STRUCT(shard);
    sdyrt_shard found = SDYRT_SHARD_INIT;
    int64_t position, elements;
    SDYI_TRY(sdyrt_tile_of(sharding, type, device, &found.core));
    SDYI_TRY(sdyrt_mesh_position_of(sharding->mesh, device, &position));
    SDYI_TRY(sdyrt_type_elements(type, &elements));
    for (int d = 0; d < type->rank; d++) {
        if (d < sharding->rank) {
            found.low[d] = sharding->dims[d].low;
            found.high[d] = sharding->dims[d].high;
        }
        if (__builtin_add_overflow(found.core.size[d], found.low[d],
                                   &found.size[d]) ||
            __builtin_add_overflow(found.size[d], found.high[d],
                                   &found.size[d]))
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                             "dimension %d of device %" PRId64
                             " has more than 2^63 - 1 elements with its halos",
                             d, device);
    }
    *shard = found;
    return SDYRT_OK;
}

sdyrt_status sdyrt_tile_of_rank(const sdyrt_sharding *sharding,
                                const sdyrt_type *type, const int *ranks,
                                int64_t n_ranks, int rank, int64_t *device,
                                sdyrt_tile *tile) {
    SDYI_NOT_NULL(sharding);
    SDYI_NOT_NULL(type);
    SDYI_NOT_NULL(tile);
    SDYI_TRY(sdyrt_sharding_verify(sharding, type, NULL));
    SDYI_TRY(sdyi_check_placement("ranks", sharding->mesh, ranks, n_ranks));
    int64_t id = rank;
    if (ranks != NULL) {
        id = 0; /* n_ranks, where it ends without one, is no device */
        while (id < n_ranks && ranks[id] != rank)
            id++;
    }
    if (sdyi_mesh_position(sharding->mesh, id) < 0)
        id = -1;
    SDYI_TRY(sdyrt_tile_of(sharding, type, id, tile));
    if (device != NULL)
        *device = id;
    return SDYRT_OK;
}

sdyrt_status sdyrt_shard_index(const sdyrt_sharding *sharding, int dim,
                               int64_t device, int64_t *index) {
    SDYI_NOT_NULL(sharding);
    SDYI_NOT_NULL(index);
    sdyrt_type any = {.rank = sharding->rank};
    for (int d = 0; d < any.rank; d++)
        any.dims[d] = SDYRT_DYNAMIC;
    SDYI_TRY(sdyrt_sharding_verify(sharding, &any, NULL));
    if (dim < -1 || dim >= sharding->rank)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "dimension %d is not in [-1, %d)", dim,
                         sharding->rank);
    int64_t position;
    SDYI_TRY(sdyrt_mesh_position_of(sharding->mesh, device, &position));
    sdyi_digit_list digits;
    digits.count = 0;
    sdyi_digits_of(sharding->mesh,
                   dim < 0 ? sharding->unreduced : sharding->dims[dim].axes,
                   &digits);
    *index = sdyi_digits_index(sdyi_digits_in(&digits), position);
    return SDYRT_OK;
}

sdyrt_status sdyrt_element_device(const sdyrt_sharding *sharding,
                                  const sdyrt_type *type, const int64_t *index,
                                  int64_t which, int64_t *n_devices,
                                  int64_t *device) {
    SDYI_NOT_NULL(sharding);
    SDYI_NOT_NULL(type);
    SDYI_NOT_NULL(n_devices);
    SDYI_NOT_NULL(device);
    SDYI_TRY(sdyrt_sharding_verify(sharding, type, NULL));
    if (type->rank > 0)
        SDYI_NOT_NULL(index);

    sdyi_digit_list used, fine, replicas;
    used.count = 0;
    int64_t position = 0;
    for (int d = 0; d < type->rank; d++) {
        const int64_t size = type->dims[d];
        if (size == SDYRT_DYNAMIC)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_DYNAMIC_SHAPE,
                             "dimension %d has no size: who owns index "
                             "%" PRId64 " is not known",
                             d, index[d]);
        if (index[d] < 0 || index[d] >= size)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "index %" PRId64 " of dimension %d is not in "
                             "[0, %" PRId64 ")",
                             index[d], d, size);
        const sdyi_split split = sdyi_split_of(sharding, d, size);
        int64_t shard, end;
        sdyi_split_range(&split, index[d], index[d] + 1, &shard, &end);
        position += sdyi_digits_position(dim_digits(sharding, d, &used), shard);
    }
    if (!sdyi_digits_split(sdyi_digits_in(&used), sharding->mesh->n_devices,
                           &fine, &replicas))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_SUB_GAP,
                         "the sub-axes have no common factorisation");
    const int64_t count = sdyi_digits_size(sdyi_digits_in(&replicas));
    if (which < 0 || which >= count)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "replica %" PRId64 " is not in [0, %" PRId64 ")",
                         which, count);
    position += sdyi_digits_position(sdyi_digits_in(&replicas), which);
    SDYI_TRY(sdyrt_mesh_device_at(sharding->mesh, position, device));
    *n_devices = count;
    return SDYRT_OK;
}
