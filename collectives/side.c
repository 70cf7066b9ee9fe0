/* Tiles of one end of a movement; see side.h. */
#include "collectives/side.h"
#include "runtime/status.h"

#include <stdlib.h>
#include <string.h>

sdyrt_status sdyi_placement_init(sdyi_placement *placement,
                                 const sdyrt_mesh *mesh, const int *ranks,
                                 int64_t n_ranks) {
    *placement = (sdyi_placement){.mesh = mesh, .ranks = ranks};
    if (ranks == NULL)
        return SDYRT_OK;
    placement->n_ranks = n_ranks;
    for (int64_t i = 0; i < n_ranks; i++)
        if (ranks[i] >= placement->n_devices)
            placement->n_devices = (int64_t)ranks[i] + 1;
    const size_t bytes =
        (size_t)placement->n_devices * sizeof *placement->devices;
    placement->devices = malloc(bytes);
    if (placement->devices == NULL)
        return SDYI_NO_MEMORY(bytes);
    for (int64_t r = 0; r < placement->n_devices; r++)
        placement->devices[r] = -1;
    for (int64_t i = 0; i < n_ranks; i++)
        placement->devices[ranks[i]] = i;
    return SDYRT_OK;
}

void sdyi_placement_free(sdyi_placement *placement) {
    free(placement->devices);
    placement->devices = NULL;
}

int64_t sdyi_placement_position(const sdyi_placement *placement, int64_t rank) {
    int64_t device = rank;
    if (placement->ranks != NULL)
        device = rank < placement->n_devices ? placement->devices[rank] : -1;
    const sdyrt_mesh *mesh = placement->mesh;
    if (device < 0)
        return -1;
    if (sdyrt_mesh_is_maximal(mesh))
        return device == mesh->device_ids[0] ? 0 : -1;
    if (device >= mesh->n_devices)
        return -1;
    return mesh->positions == NULL ? device : mesh->positions[device];
}

int64_t sdyi_placement_rank(const sdyi_placement *placement, int64_t position) {
    const sdyrt_mesh *mesh = placement->mesh;
    const int64_t device =
        mesh->device_ids == NULL ? position : mesh->device_ids[position];
    return placement->ranks == NULL ? device : placement->ranks[device];
}

bool sdyi_placement_equal(const sdyi_placement *a, const sdyi_placement *b) {
    const int64_t n = a->mesh->n_devices;
    if (n != b->mesh->n_devices)
        return false;
    const bool is_listed = a->mesh->device_ids != NULL || a->ranks != NULL ||
                           b->mesh->device_ids != NULL || b->ranks != NULL;
    if (a->mesh == b->mesh && a->ranks == b->ranks)
        return true;
    for (int64_t p = 0; is_listed && p < n; p++)
        if (sdyi_placement_rank(a, p) != sdyi_placement_rank(b, p))
            return false;
    return true;
}

bool sdyi_side_box(const sdyi_side *side, const int64_t *indices,
                   sdyi_box *box) {
    bool is_full = true;
    for (int d = 0; d < side->n_dims; d++) {
        const int64_t begin = sdyi_split_start(&side->splits[d], indices[d]);
        const int64_t end = sdyi_split_start(&side->splits[d], indices[d] + 1);
        box->offset[d] = begin;
        box->size[d] = end - begin;
        is_full = is_full && end > begin;
    }
    return is_full;
}

void sdyi_side_indices(const sdyi_side *side, int64_t position,
                       int64_t *indices) {
    for (int d = 0; d < side->n_dims; d++)
        indices[d] = sdyi_digits_index(&side->digits[d], position);
}

int64_t sdyi_side_position(const sdyi_side *side, const int64_t *indices) {
    int64_t position = 0;
    for (int d = 0; d < side->n_dims; d++)
        position += sdyi_digits_position(&side->digits[d], indices[d]);
    return position;
}

bool sdyi_box_intersect(const sdyi_box *a, const sdyi_box *b, int n_dims,
                        sdyi_box *out) {
    for (int d = 0; d < n_dims; d++) {
        const int64_t begin =
            a->offset[d] > b->offset[d] ? a->offset[d] : b->offset[d];
        const int64_t a_end = a->offset[d] + a->size[d];
        const int64_t b_end = b->offset[d] + b->size[d];
        const int64_t end = a_end < b_end ? a_end : b_end;
        if (end <= begin)
            return false;
        out->offset[d] = begin;
        out->size[d] = end - begin;
    }
    return true;
}
