/* Groups: devices that agree on all coordinates but those of an axis list. */
#include "base/status.h"
#include "mesh/digits.h"

#include <inttypes.h>

/* The digits of `axes` (member order) and the others (group order). */
static sdyrt_status group_digits(const sdyrt_mesh *mesh, const char *axes,
                                 sdyi_digit_list *members,
                                 sdyi_digit_list *groups) {
    sdyi_op_axes parsed;
    SDYI_TRY(sdyi_op_axes_parse(axes, mesh, SDYI_AXES_FLAT, &parsed));
    sdyi_list_check check = {.mesh = mesh, .unknown = parsed.unknown};
    sdyrt_status status = sdyi_list_check_add(&check, parsed.lists[0]);
    if (status == SDYRT_OK)
        status = sdyi_check_sub_axes(mesh, parsed.lists[0]);
    if (status == SDYRT_OK) {
        sdyi_digit_list digits;
        digits.count = members->count = 0;
        sdyi_digits_of(mesh, parsed.lists[0], &digits);
        sdyi_cuts cuts;
        sdyi_cuts_start(&cuts, mesh->n_devices);
        sdyi_cuts_add(&cuts, sdyi_digits_in(&digits));
        /* verified refs of one list coexist */
        (void)sdyi_cuts_finish(&cuts);
        sdyi_digits_refine(sdyi_digits_in(&digits), &cuts, members);
        sdyi_digits_rest(&cuts, sdyi_digits_in(members), groups);
    }
    sdyi_op_axes_free(&parsed);
    return status;
}

sdyrt_status sdyrt_mesh_group(const sdyrt_mesh *mesh, const char *axes,
                              int64_t device, int64_t *members,
                              int64_t capacity, int64_t *count,
                              int64_t *index) {
    SDYI_NOT_NULL(mesh);
    SDYI_NOT_NULL(axes);
    SDYI_NOT_NULL(count);
    SDYI_NOT_NULL(index);
    sdyi_digit_list list, others;
    SDYI_TRY(group_digits(mesh, axes, &list, &others));
    const sdyi_digits along = sdyi_digits_in(&list);
    int64_t position;
    SDYI_TRY(sdyrt_mesh_position_of(mesh, device, &position));
    const int64_t n = sdyi_digits_size(along);
    const int64_t own = sdyi_digits_index(along, position);
    if (capacity != 0) {
        SDYI_NOT_NULL(members);
        if (capacity < n)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_CAPACITY,
                             "the group has %" PRId64
                             " members, there is room for %" PRId64,
                             n, capacity);
        const int64_t base = position - sdyi_digits_position(along, own);
        for (int64_t i = 0; i < n; i++)
            SDYI_TRY(sdyrt_mesh_device_at(
                mesh, base + sdyi_digits_position(along, i), &members[i]));
    }
    *count = n;
    *index = own;
    return SDYRT_OK;
}

sdyrt_status sdyrt_mesh_group_first(const sdyrt_mesh *mesh, const char *axes,
                                    int64_t group, int64_t *n_groups,
                                    int64_t *first_device) {
    SDYI_NOT_NULL(mesh);
    SDYI_NOT_NULL(axes);
    SDYI_NOT_NULL(n_groups);
    sdyi_digit_list along, list;
    SDYI_TRY(group_digits(mesh, axes, &along, &list));
    const sdyi_digits others = sdyi_digits_in(&list);
    const int64_t n = sdyi_digits_size(others);
    if (group < 0 || group >= n)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "group %" PRId64 " is not in [0, %" PRId64 ")", group,
                         n);
    if (first_device != NULL)
        SDYI_TRY(sdyrt_mesh_device_at(mesh, sdyi_digits_position(others, group),
                                      first_device));
    *n_groups = n;
    return SDYRT_OK;
}
