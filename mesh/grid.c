/* Grids: meshes whose axes are numbers. */
#include "mesh/grid.h"
#include "base/status.h"
#include "mesh/internal.h"
#include <sdyrt/grid.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

sdyrt_status sdyrt_grid_create(const int64_t *sizes, int n_axes,
                               const sdyrt_mesh **grid) {
    SDYI_NOT_NULL(sizes);
    SDYI_NOT_NULL(grid);
    if (n_axes < 1)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "rank of grid is expected to be a positive integer, "
                         "found %d",
                         n_axes);
    if (n_axes > SDYRT_MAX_AXES)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                         "a grid of %d axes; at most %d are possible", n_axes,
                         SDYRT_MAX_AXES);
    char names[SDYRT_MAX_AXES][12];
    sdyrt_mesh_axis axes[SDYRT_MAX_AXES];
    for (int k = 0; k < n_axes; k++) {
        (void)snprintf(names[k], sizeof names[k], "%d", k);
        axes[k] = (sdyrt_mesh_axis){names[k], sizes[k]};
    }
    return sdyrt_mesh_create(axes, n_axes, NULL, 0, grid);
}

/* Read one size of a text such as `2x4` at `*at`, and move `*at` past it. */
static bool read_size(const char **at, int64_t *size) {
    const char *c = *at;
    *size = 0;
    for (; *c >= '0' && *c <= '9'; c++)
        if (__builtin_mul_overflow(*size, 10, size) ||
            __builtin_add_overflow(*size, *c - '0', size))
            return false;
    const bool is_number = c > *at;
    *at = c;
    return is_number;
}

sdyrt_status sdyrt_grid_parse(const char *text, const sdyrt_mesh **grid) {
    SDYI_NOT_NULL(text);
    SDYI_NOT_NULL(grid);
    int64_t sizes[SDYRT_MAX_AXES];
    int n = 0;
    for (const char *at = text;; at++) {
        if (n == SDYRT_MAX_AXES)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                             "the grid '%s' has more than %d axes", text,
                             SDYRT_MAX_AXES);
        if (!read_size(&at, &sizes[n++]) || (*at != 'x' && *at != '\0'))
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARSE_MESH,
                             "column %zu of the grid '%s': expected sizes "
                             "such as 2x4",
                             (size_t)(at - text) + 1, text);
        if (*at == '\0')
            break;
    }
    return sdyrt_grid_create(sizes, n, grid);
}

sdyrt_status sdyi_grid_axes_check(const sdyrt_mesh *grid, const int *axes,
                                  int n_axes) {
    if (n_axes < 0 || (n_axes > 0 && axes == NULL))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         n_axes < 0 ? "there are %d grid axes"
                                    : "there are %d grid axes, and the list of "
                                      "them is NULL",
                         n_axes);
    bool seen[SDYRT_MAX_AXES] = {false};
    for (int i = 0; i < n_axes; i++) {
        if (axes[i] < 0 || axes[i] >= grid->n_axes)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_AXES,
                             "0-based grid axis index %d is out of bounds. The "
                             "referenced grid is of rank %d.",
                             axes[i], grid->n_axes);
        if (seen[axes[i]])
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_AXES,
                             "Grid axes contains duplicate elements: axis %d.",
                             axes[i]);
        seen[axes[i]] = true;
    }
    return SDYRT_OK;
}

void sdyi_grid_digits(const sdyrt_mesh *grid, const int *axes, int n_axes,
                      sdyi_digit_list *listed, sdyi_digit_list *others) {
    bool is_listed[SDYRT_MAX_AXES] = {false};
    listed->count = others->count = 0;
    for (int i = 0; i < n_axes; i++) {
        const int k = axes[i];
        is_listed[k] = true;
        if (grid->sizes[k] > 1)
            listed->at[listed->count++] =
                (sdyi_digit){grid->minor[k], grid->sizes[k]};
    }
    for (int k = 0; k < grid->n_axes; k++)
        if (!is_listed[k] && grid->sizes[k] > 1)
            others->at[others->count++] =
                (sdyi_digit){grid->minor[k], grid->sizes[k]};
}

sdyrt_status sdyrt_grid_coordinates(const sdyrt_mesh *grid, int64_t device,
                                    const int *axes, int n_axes,
                                    int64_t *coordinates) {
    SDYI_NOT_NULL(grid);
    SDYI_NOT_NULL(coordinates);
    SDYI_TRY(sdyi_grid_axes_check(grid, axes, n_axes));
    int64_t position = 0;
    SDYI_TRY(sdyrt_mesh_position_of(grid, device, &position));
    const int n = n_axes == 0 ? grid->n_axes : n_axes;
    for (int i = 0; i < n; i++) {
        const int k = n_axes == 0 ? i : axes[i];
        coordinates[i] = position / grid->minor[k] % grid->sizes[k];
    }
    return SDYRT_OK;
}

sdyrt_status sdyrt_grid_member(const sdyrt_mesh *grid, int64_t device,
                               const int *axes, int n_axes,
                               const int64_t *coordinates, int64_t *member) {
    SDYI_NOT_NULL(member);
    SDYI_NOT_NULL(coordinates);
    int64_t all[SDYRT_MAX_AXES];
    SDYI_TRY(sdyrt_grid_coordinates(grid, device, NULL, 0, all));
    SDYI_TRY(sdyi_grid_axes_check(grid, axes, n_axes));
    for (int i = 0; i < n_axes; i++) {
        const int64_t size = grid->sizes[axes[i]];
        if (coordinates[i] < 0 || coordinates[i] >= size)
            return sdyi_fail(
                SDYRT_ARGUMENT, SDYRT_KIND_GRID_DEVICE,
                "Out of bounds coordinate %d for in-group device. Got %" PRId64
                ", but expected value in the range [0, %" PRId64 "].",
                i, coordinates[i], size - 1);
        all[axes[i]] = coordinates[i];
    }
    return sdyrt_grid_device(grid, all, member);
}

sdyrt_status sdyrt_grid_device(const sdyrt_mesh *grid,
                               const int64_t *coordinates, int64_t *device) {
    SDYI_NOT_NULL(grid);
    SDYI_NOT_NULL(coordinates);
    SDYI_NOT_NULL(device);
    int64_t position = 0;
    for (int k = 0; k < grid->n_axes; k++) {
        if (coordinates[k] < 0 || coordinates[k] >= grid->sizes[k])
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "coordinate %" PRId64 " of grid axis %d is not in "
                             "[0, %" PRId64 ")",
                             coordinates[k], k, grid->sizes[k]);
        position += coordinates[k] * grid->minor[k];
    }
    return sdyrt_mesh_device_at(grid, position, device);
}

sdyrt_status sdyrt_grid_neighbors(const sdyrt_mesh *grid, int64_t device,
                                  const int *axes, int n_axes, int64_t *down,
                                  int64_t *up) {
    SDYI_NOT_NULL(grid);
    SDYI_NOT_NULL(down);
    SDYI_NOT_NULL(up);
    SDYI_TRY(sdyi_grid_axes_check(grid, axes, n_axes));
    int64_t position = 0;
    SDYI_TRY(sdyrt_mesh_position_of(grid, device, &position));
    sdyi_digit_list list, others;
    sdyi_grid_digits(grid, axes, n_axes, &list, &others);
    const sdyi_digits digits = sdyi_digits_in(&list);
    const int64_t index = sdyi_digits_index(digits, position);
    const int64_t base = position - sdyi_digits_position(digits, index);
    int64_t found[2] = {-1, -1};
    for (int side = 0; side < 2; side++) {
        const int64_t next = index + (side == 0 ? -1 : 1);
        if (next >= 0 && next < sdyi_digits_size(digits))
            SDYI_TRY(sdyrt_mesh_device_at(
                grid, base + sdyi_digits_position(digits, next), &found[side]));
    }
    *down = found[0];
    *up = found[1];
    return SDYRT_OK;
}
