/* Attributes of shard's ops, and the grids that they name. */
#include "shard/dialect/shard.h"
#include "shard/rows/op_kind.h"

#include <stdio.h>

int64_t sdyi_shard_int(const sdyi_op *op, sdyi_name name, int64_t fallback) {
    const sdyi_attr *const attr = sdyi_op_attr(op, name);
    return attr == NULL ? fallback : attr->cells[0].integer;
}

sdyi_ints sdyi_ints_of(const sdyi_attr *attr) {
    return attr == NULL ? (sdyi_ints){NULL, 0}
                        : (sdyi_ints){attr->cells, (int)attr->n};
}

int *sdyi_ints_axes(sdyi_zone *zone, sdyi_ints list) {
    int *const axes = SDYI_NEW(zone, int, list.n + 1);
    for (int i = 0; i < list.n; i++)
        axes[i] = (int)list.cells[i].integer;
    return axes;
}

int64_t *sdyi_ints_values(sdyi_zone *zone, sdyi_ints list) {
    int64_t *const values = SDYI_NEW(zone, int64_t, list.n + 1);
    for (int i = 0; i < list.n; i++)
        values[i] = list.cells[i].integer;
    return values;
}

bool sdyi_ints_equal(sdyi_ints a, sdyi_ints b) {
    bool is_equal = a.n == b.n;
    for (int i = 0; is_equal && i < a.n; i++)
        is_equal = a.cells[i].integer == b.cells[i].integer;
    return is_equal;
}

bool sdyi_ints_have(sdyi_ints list, int64_t value) {
    for (int i = 0; i < list.n; i++)
        if (list.cells[i].integer == value)
            return true;
    return false;
}

int sdyi_ints_dynamic(sdyi_ints list) {
    int n = 0;
    for (int i = 0; i < list.n; i++)
        n += list.cells[i].integer == SDYRT_DYNAMIC;
    return n;
}

const sdyi_op *sdyi_grid_of(const sdyi_op *op, const sdyi_symbols *symbols) {
    const sdyi_attr *const name = sdyi_op_attr(op, SDYI_NAME_GRID);
    const sdyi_op *const grid =
        sdyi_symbols_find(symbols, (sdyi_name)name->cells[0].integer);
    return grid != NULL && grid->row->kind == SDYI_OP_SHARD_GRID ? grid : NULL;
}

sdyi_ints sdyi_grid_shape(const sdyi_op *grid) {
    return sdyi_ints_at(grid, SDYI_NAME_SHAPE);
}

bool sdyi_grid_bind(const int64_t *shape, int n, int n_devices,
                    int64_t *sizes) {
    int64_t known = 1;
    int open = -1;
    for (int i = 0; i < n; i++) {
        sizes[i] = shape[i];
        if (shape[i] != SDYRT_DYNAMIC
                ? shape[i] <= 0 ||
                      __builtin_mul_overflow(known, shape[i], &known)
                : open >= 0)
            return false;
        open = shape[i] == SDYRT_DYNAMIC ? i : open;
    }
    if (open >= 0 && n_devices % known == 0) {
        sizes[open] = n_devices / known;
        known = n_devices;
    }
    return known == n_devices;
}

int64_t sdyi_group_size(sdyi_ints axes, sdyi_ints shape) {
    int64_t size = 1;
    for (int i = 0; i < axes.n; i++) {
        const int64_t axis = axes.cells[i].integer;
        const int64_t n = axis >= 0 && axis < shape.n
                              ? shape.cells[axis].integer
                              : SDYRT_DYNAMIC;
        if (n == SDYRT_DYNAMIC || __builtin_mul_overflow(size, n, &size))
            return SDYRT_DYNAMIC;
    }
    return size;
}

int64_t sdyi_size_times(int64_t a, int64_t b) {
    int64_t product;
    return a == SDYRT_DYNAMIC || b == SDYRT_DYNAMIC ||
                   __builtin_mul_overflow(a, b, &product)
               ? SDYRT_DYNAMIC
               : product;
}

const char *sdyi_sizes_text(const int64_t *sizes, int n, char *text,
                            size_t bytes) {
    size_t used = 0;
    text[0] = '\0';
    for (int i = 0; i < n && used < bytes; i++) {
        const char *const before = i > 0 ? "x" : "";
        used +=
            (size_t)(sizes[i] == SDYRT_DYNAMIC
                         ? snprintf(text + used, bytes - used, "%s?", before)
                         : snprintf(text + used, bytes - used, "%s%lld", before,
                                    (long long)sizes[i]));
    }
    return text;
}

int64_t sdyi_size_product(sdyi_ints sizes) {
    int64_t n = 1;
    for (int i = 0; i < sizes.n; i++)
        n = sdyi_size_times(n, sizes.cells[i].integer);
    return n;
}

int64_t sdyi_size_divided(int64_t a, int64_t b) {
    return a == SDYRT_DYNAMIC || b == SDYRT_DYNAMIC || b == 0 || a % b != 0
               ? SDYRT_DYNAMIC
               : a / b;
}

/* The value of the last attribute that an op has. */
static int64_t last_int(const sdyi_op *op, const sdyi_name *names, int n) {
    int64_t value = -1;
    for (int i = 0; i < n; i++)
        value = sdyi_shard_int(op, names[i], value);
    return value;
}

int64_t sdyi_cut_before(const sdyi_op *op) {
    static const sdyi_name names[] = {SDYI_NAME_GATHER_AXIS,
                                      SDYI_NAME_CONCAT_AXIS};
    return last_int(op, names, 2);
}

int64_t sdyi_cut_after(const sdyi_op *op) {
    static const sdyi_name names[] = {
        SDYI_NAME_SCATTER_AXIS, SDYI_NAME_SCATTER_DIM, SDYI_NAME_SLICE_AXIS,
        SDYI_NAME_SPLIT_AXIS};
    return last_int(op, names, 4);
}

int64_t sdyi_grid_neighbor(const int64_t *sizes, int n, const int *axes,
                           int n_axes, const int64_t *from, int by) {
    int64_t device = 0;
    int k = n_axes - 1; /* axes after it wrap around */
    while (k >= 0 &&
           (from[axes[k]] + by < 0 || from[axes[k]] + by >= sizes[axes[k]]))
        k--;
    for (int i = 0; i < n; i++) {
        int64_t at = from[i];
        for (int j = k < 0 ? 0 : k; j < n_axes; j++)
            if (axes[j] == i)
                at = j == k ? at + by : by < 0 ? sizes[i] - 1 : 0;
        device = device * sizes[i] + at;
    }
    return k < 0 ? -1 : device;
}
