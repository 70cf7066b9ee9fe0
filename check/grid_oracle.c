/* The results of operations on grids, by definition: coordinates of devices,
 * and one element after another. */
#include "check/grid.h"

#include <assert.h>
#include <string.h>

/* -- devices --------------------------------------------------------------- */

bool check_grid_has_shardings(const check_grid_case *c) {
    return c->kind == SDYRT_GRID_UPDATE_HALO || c->kind == SDYRT_GRID_RESHARD;
}

const int64_t *check_grid_sizes(const check_grid_case *c, check_side side,
                                int *n_axes) {
    const bool is_other = side == CHECK_FROM && c->n_before_axes > 0;
    *n_axes = is_other ? c->n_before_axes : c->n_axes;
    return is_other ? c->before_sizes : c->sizes;
}

int64_t check_grid_devices_of(const check_grid_case *c, check_side side) {
    int n_axes;
    const int64_t *const sizes = check_grid_sizes(c, side, &n_axes);
    int64_t n = 1;
    for (int k = 0; k < n_axes; k++)
        n *= sizes[k];
    return n;
}

int64_t check_grid_devices(const check_grid_case *c) {
    return check_grid_devices_of(c, CHECK_TO);
}

static void coordinates_on(const check_grid_case *c, check_side side,
                           int64_t device, int64_t *at) {
    int n_axes;
    const int64_t *const sizes = check_grid_sizes(c, side, &n_axes);
    for (int k = n_axes - 1; k >= 0; k--) {
        at[k] = device % sizes[k];
        device /= sizes[k];
    }
}

static void coordinates_of(const check_grid_case *c, int64_t device,
                           int64_t *at) {
    coordinates_on(c, CHECK_TO, device, at);
}

static int64_t device_on(const check_grid_case *c, check_side side,
                         const int64_t *at) {
    int n_axes;
    const int64_t *const sizes = check_grid_sizes(c, side, &n_axes);
    int64_t device = 0;
    for (int k = 0; k < n_axes; k++)
        device = device * sizes[k] + at[k];
    return device;
}

static int64_t device_at(const check_grid_case *c, const int64_t *at) {
    return device_on(c, CHECK_TO, at);
}

int64_t check_grid_members(const check_grid_case *c) {
    int64_t n = 1;
    for (int i = 0; i < c->n_grid_axes; i++)
        n *= c->sizes[c->grid_axes[i]];
    return n;
}

int64_t check_grid_number(const check_grid_case *c, int64_t device) {
    int64_t at[CHECK_GRID_AXES], number = 0;
    coordinates_of(c, device, at);
    for (int i = 0; i < c->n_grid_axes; i++)
        number = number * c->sizes[c->grid_axes[i]] + at[c->grid_axes[i]];
    return number;
}

int64_t check_grid_member(const check_grid_case *c, int64_t device,
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

/* The source of a device's value in a shift or a send; -1: none. */
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
        if (c->pairs[i].destination == check_grid_number(c, device))
            return check_grid_member(c, device, c->pairs[i].source);
    return -1;
}

/* -- shards ---------------------------------------------------------------- */

int64_t check_grid_shards(const check_grid_case *c, check_side side, int dim) {
    int n_axes;
    const int64_t *const sizes = check_grid_sizes(c, side, &n_axes);
    int64_t n = 1;
    for (int i = 0; i < c->n_split[side][dim]; i++)
        n *= sizes[c->split[side][dim][i]];
    return n;
}

/* The number of a device's shard in a dimension. */
static int64_t shard_of(const check_grid_case *c, check_side side, int dim,
                        int64_t device) {
    int n_axes;
    const int64_t *const sizes = check_grid_sizes(c, side, &n_axes);
    int64_t at[CHECK_GRID_AXES], number = 0;
    coordinates_on(c, side, device, at);
    for (int i = 0; i < c->n_split[side][dim]; i++) {
        const int k = c->split[side][dim][i];
        number = number * sizes[k] + at[k];
    }
    return number;
}

/* The start of piece `i` of `n`, where the last pieces get the remainder. */
static int64_t high_start(int64_t size, int64_t n, int64_t i) {
    const int64_t less = n - size % n;
    return i * (size / n) + (i > less ? i - less : 0);
}

static int64_t shard_start(const check_grid_case *c, check_side side, int dim,
                           int64_t i) {
    return c->is_cut_at[side] && c->n_split[side][dim] > 0
               ? c->cuts[side][dim][i]
               : high_start(c->type.dims[dim], check_grid_shards(c, side, dim),
                            i);
}

/* The start and size of a device's shard in a dimension, without halos. */
static int64_t core_of(const check_grid_case *c, check_side side, int dim,
                       int64_t device, int64_t *count) {
    const int64_t i = shard_of(c, side, dim, device);
    const int64_t start = shard_start(c, side, dim, i);
    *count = shard_start(c, side, dim, i + 1) - start;
    return start;
}

/* The device that holds `element` of a dimension before the operation, with the
 * other coordinates of `device`. */
static int64_t owner_of(const check_grid_case *c, int dim, int64_t device,
                        int64_t element) {
    int n_axes;
    const int64_t *const sizes = check_grid_sizes(c, CHECK_FROM, &n_axes);
    const int *const split = c->split[CHECK_FROM][dim];
    int64_t at[CHECK_GRID_AXES], i = 0;
    coordinates_on(c, CHECK_FROM, device, at);
    while (element >= shard_start(c, CHECK_FROM, dim, i + 1))
        i++;
    for (int k = c->n_split[CHECK_FROM][dim] - 1; k >= 0; k--) {
        at[split[k]] = i % sizes[split[k]];
        i /= sizes[split[k]];
    }
    return device_on(c, CHECK_FROM, at);
}

static void shard_shape(const check_grid_case *c, int64_t device,
                        check_side side, int64_t *dims) {
    for (int d = 0; d < c->type.rank; d++) {
        (void)core_of(c, side, d, device, &dims[d]);
        dims[d] += c->halos[side][d][0] + c->halos[side][d][1];
    }
}

/* The device whose element a result has at `at`, which becomes the element's
 * place in its operand; -1: none. For update_halo devices that share no tensor
 * have their own; for reshard all replicas are one. */
static int64_t shard_owner(const check_grid_case *c, int64_t device,
                           int64_t *at) {
    int64_t owner = c->kind == SDYRT_GRID_RESHARD ? 0 : device;
    for (int d = 0; d < c->type.rank; d++) {
        const int64_t size = c->type.dims[d];
        int64_t count;
        int64_t element = core_of(c, CHECK_TO, d, device, &count) -
                          c->halos[CHECK_TO][d][0] + at[d];
        if (c->periodic[d] && size > 0)
            element = (element % size + size) % size;
        if (element < 0 || element >= size)
            return -1;
        owner = owner_of(c, d, owner, element);
        at[d] = element - core_of(c, CHECK_FROM, d, owner, &count) +
                c->halos[CHECK_FROM][d][0];
    }
    return owner;
}

/* A number for element `index` of an operand: for a reshard the same in all
 * replicas, and another one in halos, which are not read. */
static uint64_t number_of(const check_grid_case *c, int64_t device,
                          int64_t index) {
    const uint64_t own = (uint64_t)device * 0x10001 + (uint64_t)index;
    int64_t dims[SDYRT_MAX_RANK], element = 0, each = 1;
    if (c->kind != SDYRT_GRID_RESHARD)
        return own;
    shard_shape(c, device, CHECK_FROM, dims);
    for (int d = c->type.rank - 1; d >= 0; d--) {
        int64_t count;
        const int64_t start = core_of(c, CHECK_FROM, d, device, &count);
        const int64_t at = index % dims[d] - c->halos[CHECK_FROM][d][0];
        if (at < 0 || at >= count)
            return own;
        element += (start + at) * each;
        each *= c->type.dims[d];
        index /= dims[d];
    }
    return ~(uint64_t)element;
}

/* -- pieces ---------------------------------------------------------------- */

/* The start of piece `i` of a dimension; `offsets` NULL: the default split. */
static int64_t start_along(const check_grid_case *c, int dim,
                           const int64_t *offsets, int64_t i) {
    return offsets != NULL
               ? offsets[i]
               : high_start(c->type.dims[dim], check_grid_members(c), i);
}

static int64_t start_of(const check_grid_case *c, int64_t i) {
    return start_along(c, c->axis, c->has_offsets ? c->offsets : NULL, i);
}

static int64_t concat_start_of(const check_grid_case *c, int64_t i) {
    return start_along(c, c->concat_axis,
                       c->has_concat_offsets ? c->concat_offsets : NULL, i);
}

static int64_t piece_size(const check_grid_case *c, int64_t i) {
    return start_of(c, i + 1) - start_of(c, i);
}

/* The elements that a device sends in a shift of shards of its own size; 0 if
 * no member receives from it. */
static int64_t shifted_size(const check_grid_case *c, int64_t device) {
    for (int64_t p = 0; device >= 0 && p < check_grid_members(c); p++)
        if (sender_to(c, check_grid_member(c, device, p)) == device)
            return piece_size(c, check_grid_number(c, device));
    return 0;
}

/* -- counts ---------------------------------------------------------------- */

bool check_grid_has_counts(const check_grid_case *c) {
    return c->form == CHECK_COUNTS || c->form == CHECK_VARYING;
}

int64_t check_grid_count(const check_grid_case *c, int64_t device, int64_t p,
                         int64_t q) {
    const bool is_own = c->form == CHECK_VARYING; /* of the group */
    const int64_t group = is_own ? check_grid_member(c, device, 0) : 0;
    if (c->kind == SDYRT_GRID_ALL_GATHER)
        q = 0;
    if (c->kind == SDYRT_GRID_REDUCE_SCATTER)
        p = 0;
    uint64_t hash = check_mix(c->seed + (uint64_t)c->round);
    hash = check_mix(hash + (uint64_t)group);
    hash = check_mix(hash + (uint64_t)(p * CHECK_MAX_RANKS + q));
    if (hash % 3 == 0)
        return 0;
    const bool is_large = hash % 17 == 1; /* skewed */
    return (int64_t)(hash / 64 % (uint64_t)(c->most_count + 1)) *
           (is_large ? 10 : 1);
}

static int64_t counted_size(const check_grid_case *c, int64_t device,
                            check_side side) {
    const int64_t own = check_grid_number(c, device);
    int64_t sum = 0;
    if (side == CHECK_FROM && c->kind == SDYRT_GRID_ALL_GATHER)
        return check_grid_count(c, device, own, 0);
    if (side == CHECK_TO && c->kind == SDYRT_GRID_REDUCE_SCATTER)
        return check_grid_count(c, device, 0, own);
    for (int64_t k = 0; k < check_grid_members(c); k++)
        sum += side == CHECK_FROM ? check_grid_count(c, device, own, k)
                                  : check_grid_count(c, device, k, own);
    return sum;
}

bool check_grid_shape(const check_grid_case *c, int64_t device, check_side side,
                      int64_t *dims) {
    const int64_t own = check_grid_number(c, device);
    const bool is_after = side == CHECK_TO;
    memcpy(dims, c->type.dims, (size_t)c->type.rank * sizeof *dims);
    if (check_grid_has_counts(c)) {
        dims[c->axis] = counted_size(c, device, side);
        return true;
    }
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
            dims[c->axis] =
                piece_size(c, own) *
                (c->axis == c->concat_axis ? check_grid_members(c) : 1);
        else if (c->axis != c->concat_axis)
            dims[c->concat_axis] =
                concat_start_of(c, own + 1) - concat_start_of(c, own);
        return true;
    case SDYRT_GRID_REDUCE:
        return !is_after || own == root_number(c);
    case SDYRT_GRID_SHIFT:
        if (c->has_offsets)
            dims[c->axis] =
                shifted_size(c, is_after ? sender_to(c, device) : device);
        return !is_after || sender_to(c, device) >= 0;
    case SDYRT_GRID_SEND_RECV:
        return !is_after || sender_to(c, device) >= 0;
    case SDYRT_GRID_UPDATE_HALO:
    case SDYRT_GRID_RESHARD:
        shard_shape(c, device, side, dims);
        return true;
    case SDYRT_GRID_ALL_REDUCE:
    case SDYRT_GRID_BROADCAST:
    case SDYRT_GRID_KIND_COUNT:
        break;
    }
    return true;
}

/* -- elements -------------------------------------------------------------- */

/* Small numbers, which every dtype represents or rounds alike; for products
 * powers of two, so that these are exact. */
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
    const uint64_t hash = check_mix((c->seed + (uint64_t)c->round) ^
                                    check_mix(number_of(c, device, index)));
    const int small =
        c->reduction == SDYRT_PROD ? factors[hash % 4] : (int)(hash % 12) - 3;
    /* numbers that wrap are large: another dtype may round their sums */
    const bool wraps =
        c->converts && check_class_of(c->type.dtype) == CHECK_UNSIGNED;
    check_from_int(c->type.dtype, wraps && small < 0 ? -small : small, value);
}

/* Element `at` of a device's operand, converted to the result's dtype. */
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

void check_grid_combine(void *into, const void *values, int64_t n,
                        sdyrt_dtype dtype, void *argument) {
    uint32_t *const to = into;
    const uint32_t *const from = values;
    for (int64_t i = 0; i < n && dtype == SDYRT_I32; i++)
        to[i] = 3 * to[i] + from[i] + (argument != NULL);
}

/* Divide a sum by the number of terms: floats as f64, whose rounding to a
 * narrower one is the quotient's; of complex numbers both parts. */
static void divide_by_members(const check_grid_case *c, sdyrt_dtype dtype,
                              void *value) {
    const int64_t n = check_grid_members(c);
    const bool is_complex = dtype == SDYRT_C64 || dtype == SDYRT_C128;
    if (is_complex) {
        const sdyrt_dtype part = dtype == SDYRT_C64 ? SDYRT_F32 : SDYRT_F64;
        divide_by_members(c, part, value);
        divide_by_members(c, part,
                          (char *)value + sdyrt_dtype_bytes(dtype) / 2);
        return;
    }
    const check_class class = check_class_of(dtype);
    if (class == CHECK_SIGNED || class == CHECK_UNSIGNED) {
        int64_t wide;
        check_convert(dtype, value, SDYRT_I64, &wide);
        if (class == CHECK_UNSIGNED) /* of u64 it may have wrapped */
            wide = (int64_t)((uint64_t)wide / (uint64_t)n);
        else
            wide /= n;
        check_convert(SDYRT_I64, &wide, dtype, value);
        return;
    }
    double wide;
    check_convert(dtype, value, SDYRT_F64, &wide);
    wide /= (double)n;
    const float single = (float)wide;
    if (dtype == SDYRT_F64)
        memcpy(value, &wide, sizeof wide);
    else
        check_convert(SDYRT_F32, &single, dtype, value);
}

static void take_combined(const check_grid_case *c, int64_t device,
                          const int64_t *at, void *value) {
    const sdyrt_dtype dtype = c->converts ? c->out_dtype : c->type.dtype;
    unsigned char term[16];
    take(c, check_grid_member(c, device, 0), at, value);
    for (int64_t k = 1; k < check_grid_members(c); k++) {
        take(c, check_grid_member(c, device, k), at, term);
        if (c->generic)
            check_grid_combine(value, term, 1, dtype, &term);
        else
            check_combine(dtype, c->reduction, value, term);
    }
    if (c->averages)
        divide_by_members(c, dtype, value);
}

/* An element of an all_to_all, which finds the member that sent it and its
 * place there. */
static void take_exchanged(const check_grid_case *c, int64_t device,
                           int64_t *at, void *value) {
    const int64_t own = check_grid_number(c, device);
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
    take(c, check_grid_member(c, device, from), at, value);
}

/* An element of an operation with counts, which finds the member that sent it
 * and its place after the elements for other members. */
static void take_counted(const check_grid_case *c, int64_t device, int64_t *at,
                         void *value) {
    const bool reduces = c->kind == SDYRT_GRID_REDUCE_SCATTER;
    const int64_t own = check_grid_number(c, device);
    int64_t from = 0;
    while (!reduces && at[c->axis] >= check_grid_count(c, device, from, own)) {
        at[c->axis] -= check_grid_count(c, device, from, own);
        from++;
    }
    for (int64_t q = 0; q < own && c->kind != SDYRT_GRID_ALL_GATHER; q++)
        at[c->axis] += check_grid_count(c, device, from, q);
    if (reduces)
        take_combined(c, device, at, value);
    else
        take(c, check_grid_member(c, device, from), at, value);
}

bool check_grid_expect(const check_grid_case *c, int64_t device,
                       const int64_t *index, void *value) {
    const int64_t own = check_grid_number(c, device);
    const int64_t root = check_grid_member(c, device, root_number(c));
    int64_t at[SDYRT_MAX_RANK], from = 0, dims[SDYRT_MAX_RANK];
    if (!check_grid_shape(c, device, CHECK_TO, dims))
        return false;
    memcpy(at, index, sizeof at);
    if (check_grid_has_counts(c)) {
        take_counted(c, device, at, value);
        return true;
    }
    switch (c->kind) {
    case SDYRT_GRID_ALL_GATHER:
    case SDYRT_GRID_GATHER:
        while (at[c->axis] >= start_of(c, from + 1))
            from++;
        at[c->axis] -= start_of(c, from);
        take(c, check_grid_member(c, device, from), at, value);
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
    case SDYRT_GRID_RESHARD:
        from = shard_owner(c, device, at);
        if (from >= 0)
            take(c, from, at, value);
        return from >= 0;
    case SDYRT_GRID_KIND_COUNT:
        break;
    }
    return false;
}
