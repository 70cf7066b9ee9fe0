/* What operations on grids mean: coordinates of devices, and one element after
 * another. */
#include "check/grid.h"

#include <assert.h>
#include <string.h>

/* -- devices --------------------------------------------------------------- */

int64_t check_grid_devices(const check_grid_case *c) {
    int64_t n = 1;
    for (int k = 0; k < c->n_axes; k++)
        n *= c->sizes[k];
    return n;
}

static void coordinates_of(const check_grid_case *c, int64_t device,
                           int64_t *at) {
    for (int k = c->n_axes - 1; k >= 0; k--) {
        at[k] = device % c->sizes[k];
        device /= c->sizes[k];
    }
}

static int64_t device_at(const check_grid_case *c, const int64_t *at) {
    int64_t device = 0;
    for (int k = 0; k < c->n_axes; k++)
        device = device * c->sizes[k] + at[k];
    return device;
}

static int64_t group_size(const check_grid_case *c) {
    int64_t n = 1;
    for (int i = 0; i < c->n_grid_axes; i++)
        n *= c->sizes[c->grid_axes[i]];
    return n;
}

/* A device's number in its group, and the member of a number there. */
static int64_t number_of(const check_grid_case *c, int64_t device) {
    int64_t at[CHECK_GRID_AXES], number = 0;
    coordinates_of(c, device, at);
    for (int i = 0; i < c->n_grid_axes; i++)
        number = number * c->sizes[c->grid_axes[i]] + at[c->grid_axes[i]];
    return number;
}

static int64_t member_of(const check_grid_case *c, int64_t device,
                         int64_t number) {
    int64_t at[CHECK_GRID_AXES];
    coordinates_of(c, device, at);
    for (int i = c->n_grid_axes - 1; i >= 0; i--) {
        at[c->grid_axes[i]] = number % c->sizes[c->grid_axes[i]];
        number /= c->sizes[c->grid_axes[i]];
    }
    return device_at(c, at);
}

static int64_t root_number(const check_grid_case *c) {
    int64_t number = 0;
    for (int i = 0; i < c->n_grid_axes; i++)
        number = number * c->sizes[c->grid_axes[i]] + c->root[i];
    return number;
}

/* The device that a shift or a send brings the value of; -1: none. */
static int64_t sender_to(const check_grid_case *c, int64_t device) {
    if (c->kind == SDYRT_GRID_SHIFT) {
        int64_t at[CHECK_GRID_AXES];
        const int64_t size = c->sizes[c->shift_axis];
        coordinates_of(c, device, at);
        int64_t from = at[c->shift_axis] - c->shift_offset;
        if (c->rotate)
            from = (from % size + size) % size;
        at[c->shift_axis] = from;
        return from < 0 || from >= size ? -1 : device_at(c, at);
    }
    for (int64_t i = 0; i < c->n_pairs; i++)
        if (c->pairs[i].destination == number_of(c, device))
            return member_of(c, device, c->pairs[i].source);
    return -1;
}

/* -- halos ----------------------------------------------------------------- */

/* The shard of a device in a dimension: its number of how many. */
static int64_t shard_of(const check_grid_case *c, int dim, int64_t device,
                        int64_t *shards) {
    int64_t at[CHECK_GRID_AXES], number = 0;
    coordinates_of(c, device, at);
    *shards = 1;
    for (int i = 0; i < c->n_split[dim]; i++) {
        const int k = c->split[dim][i];
        number = number * c->sizes[k] + at[k];
        *shards *= c->sizes[k];
    }
    return number;
}

/* Where shard `i` of `n` starts, what is over in the last ones. */
static int64_t high_start(int64_t size, int64_t n, int64_t i) {
    const int64_t less = n - size % n;
    return i * (size / n) + (i > less ? i - less : 0);
}

/* The first element of a device's shard in a dimension, and how many. */
static int64_t core_of(const check_grid_case *c, int dim, int64_t device,
                       int64_t *count) {
    int64_t n;
    const int64_t i = shard_of(c, dim, device, &n);
    const int64_t start = high_start(c->type.dims[dim], n, i);
    *count = high_start(c->type.dims[dim], n, i + 1) - start;
    return start;
}

/* The device that has element `at` of a dimension, else like `device`. */
static int64_t owner_of(const check_grid_case *c, int dim, int64_t device,
                        int64_t element) {
    int64_t at[CHECK_GRID_AXES], n, i = 0;
    coordinates_of(c, device, at);
    (void)shard_of(c, dim, device, &n);
    while (element >= high_start(c->type.dims[dim], n, i + 1))
        i++;
    for (int k = c->n_split[dim] - 1; k >= 0; k--) {
        at[c->split[dim][k]] = i % c->sizes[c->split[dim][k]];
        i /= c->sizes[c->split[dim][k]];
    }
    return device_at(c, at);
}

static void halo_shape(const check_grid_case *c, int64_t device,
                       check_side side, int64_t *dims) {
    for (int d = 0; d < c->type.rank; d++) {
        (void)core_of(c, d, device, &dims[d]);
        dims[d] += c->halos[side][d][0] + c->halos[side][d][1];
    }
}

/* Whose element it is that a local buffer has at `at` after, which becomes
 * where it is there before; -1: nobody's. */
static int64_t halo_owner(const check_grid_case *c, int64_t device,
                          int64_t *at) {
    int64_t owner = device;
    for (int d = 0; d < c->type.rank; d++) {
        const int64_t size = c->type.dims[d];
        int64_t count;
        int64_t element =
            core_of(c, d, device, &count) - c->halos[CHECK_TO][d][0] + at[d];
        if (c->periodic[d] && size > 0)
            element = (element % size + size) % size;
        if (element < 0 || element >= size)
            return -1;
        owner = owner_of(c, d, owner, element);
        at[d] =
            element - core_of(c, d, owner, &count) + c->halos[CHECK_FROM][d][0];
    }
    return owner;
}

/* -- pieces ---------------------------------------------------------------- */

/* Where piece `i` of a dimension starts. */
static int64_t start_of(const check_grid_case *c, int64_t i) {
    const int64_t n = group_size(c), size = c->type.dims[c->axis];
    const int64_t less = n - size % n;
    if (c->has_offsets)
        return c->offsets[i];
    return i * (size / n) + (i > less ? i - less : 0);
}

static int64_t concat_start_of(const check_grid_case *c, int64_t i) {
    const int64_t n = group_size(c), size = c->type.dims[c->concat_axis];
    const int64_t less = n - size % n;
    if (c->has_concat_offsets)
        return c->concat_offsets[i];
    return i * (size / n) + (i > less ? i - less : 0);
}

static int64_t piece_size(const check_grid_case *c, int64_t i) {
    return start_of(c, i + 1) - start_of(c, i);
}

bool check_grid_shape(const check_grid_case *c, int64_t device, check_side side,
                      int64_t *dims) {
    const int64_t own = number_of(c, device);
    const bool is_after = side == CHECK_TO;
    memcpy(dims, c->type.dims, (size_t)c->type.rank * sizeof *dims);
    switch (c->kind) {
    case SDYRT_GRID_ALL_GATHER:
    case SDYRT_GRID_GATHER:
        if (!is_after)
            dims[c->axis] = piece_size(c, own);
        return !is_after || c->kind == SDYRT_GRID_ALL_GATHER ||
               own == root_number(c);
    case SDYRT_GRID_ALL_SLICE:
    case SDYRT_GRID_SCATTER:
    case SDYRT_GRID_REDUCE_SCATTER:
        if (is_after)
            dims[c->axis] = piece_size(c, own);
        return true;
    case SDYRT_GRID_ALL_TO_ALL:
        if (is_after)
            dims[c->axis] = piece_size(c, own) *
                            (c->axis == c->concat_axis ? group_size(c) : 1);
        else if (c->axis != c->concat_axis)
            dims[c->concat_axis] =
                concat_start_of(c, own + 1) - concat_start_of(c, own);
        return true;
    case SDYRT_GRID_REDUCE:
        return !is_after || own == root_number(c);
    case SDYRT_GRID_SEND_RECV:
    case SDYRT_GRID_SHIFT:
        return !is_after || sender_to(c, device) >= 0;
    case SDYRT_GRID_UPDATE_HALO:
        halo_shape(c, device, side, dims);
        return true;
    case SDYRT_GRID_ALL_REDUCE:
    case SDYRT_GRID_BROADCAST:
    case SDYRT_GRID_KIND_COUNT:
        break;
    }
    return true;
}

/* -- elements -------------------------------------------------------------- */

/* Small numbers, which every dtype has or rounds alike; of products powers of
 * two, so that theirs are exact. */
void check_grid_term(const check_grid_case *c, int64_t device, int64_t index,
                     void *value) {
    static const int factors[] = {1, 2, 1, -1};
    if (c->in != NULL) {
        int64_t dims[SDYRT_MAX_RANK], before = 0;
        for (int64_t d = 0; d < device; d++) {
            int64_t n = 1;
            (void)check_grid_shape(c, d, CHECK_FROM, dims);
            for (int k = 0; k < c->type.rank; k++)
                n *= dims[k];
            before += n;
        }
        check_from_int(c->type.dtype, c->in[before + index], value);
        return;
    }
    const uint64_t hash = check_mix(
        c->seed ^ check_mix((uint64_t)device * 0x10001 + (uint64_t)index));
    const int small =
        c->reduction == SDYRT_PROD ? factors[hash % 4] : (int)(hash % 12) - 3;
    /* what wraps is large, and its sums as another dtype may be inexact */
    const bool wraps =
        c->converts && check_class_of(c->type.dtype) == CHECK_UNSIGNED;
    check_from_int(c->type.dtype, wraps && small < 0 ? -small : small, value);
}

/* The element at `at` of what `device` has before, in the dtype after. */
static void take(const check_grid_case *c, int64_t device, const int64_t *at,
                 void *value) {
    int64_t dims[SDYRT_MAX_RANK], index = 0;
    unsigned char term[16];
    (void)check_grid_shape(c, device, CHECK_FROM, dims);
    for (int d = 0; d < c->type.rank; d++) {
        assert(at[d] >= 0 && at[d] < dims[d]);
        index = index * dims[d] + at[d];
    }
    check_grid_term(c, device, index, term);
    check_convert(c->type.dtype, term,
                  c->converts ? c->out_dtype : c->type.dtype, value);
}

static void take_combined(const check_grid_case *c, int64_t device,
                          const int64_t *at, void *value) {
    const sdyrt_dtype dtype = c->converts ? c->out_dtype : c->type.dtype;
    unsigned char term[16];
    take(c, member_of(c, device, 0), at, value);
    for (int64_t k = 1; k < group_size(c); k++) {
        take(c, member_of(c, device, k), at, term);
        check_combine(dtype, c->reduction, value, term);
    }
}

/* An all_to_all: of whose piece the element is, and where it was there. */
static void take_exchanged(const check_grid_case *c, int64_t device,
                           int64_t *at, void *value) {
    const int64_t own = number_of(c, device);
    int64_t from = 0;
    if (c->axis == c->concat_axis) {
        from = at[c->axis] / piece_size(c, own);
        at[c->axis] %= piece_size(c, own);
    } else {
        while (at[c->concat_axis] >= concat_start_of(c, from + 1))
            from++;
        at[c->concat_axis] -= concat_start_of(c, from);
    }
    at[c->axis] += start_of(c, own);
    take(c, member_of(c, device, from), at, value);
}

bool check_grid_expect(const check_grid_case *c, int64_t device,
                       const int64_t *index, void *value) {
    const int64_t own = number_of(c, device);
    const int64_t root = member_of(c, device, root_number(c));
    int64_t at[SDYRT_MAX_RANK], from = 0, dims[SDYRT_MAX_RANK];
    if (!check_grid_shape(c, device, CHECK_TO, dims))
        return false;
    memcpy(at, index, sizeof at);
    switch (c->kind) {
    case SDYRT_GRID_ALL_GATHER:
    case SDYRT_GRID_GATHER:
        while (at[c->axis] >= start_of(c, from + 1))
            from++;
        at[c->axis] -= start_of(c, from);
        take(c, member_of(c, device, from), at, value);
        return true;
    case SDYRT_GRID_ALL_SLICE:
    case SDYRT_GRID_SCATTER:
        at[c->axis] += start_of(c, own);
        take(c, c->kind == SDYRT_GRID_SCATTER ? root : device, at, value);
        return true;
    case SDYRT_GRID_REDUCE_SCATTER:
        at[c->axis] += start_of(c, own);
        take_combined(c, device, at, value);
        return true;
    case SDYRT_GRID_ALL_REDUCE:
    case SDYRT_GRID_REDUCE:
        take_combined(c, device, at, value);
        return true;
    case SDYRT_GRID_ALL_TO_ALL:
        take_exchanged(c, device, at, value);
        return true;
    case SDYRT_GRID_BROADCAST:
        take(c, root, at, value);
        return true;
    case SDYRT_GRID_SEND_RECV:
    case SDYRT_GRID_SHIFT:
        take(c, sender_to(c, device), at, value);
        return true;
    case SDYRT_GRID_UPDATE_HALO:
        from = halo_owner(c, device, at);
        if (from >= 0)
            take(c, from, at, value);
        return from >= 0;
    case SDYRT_GRID_KIND_COUNT:
        break;
    }
    return false;
}
