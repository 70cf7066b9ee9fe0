/* Groups: devices that agree on all coordinates but those of an axis list. */
#include "base/status.h"
#include "mesh/digits.h"
#include "mesh/refs.h"

#include <inttypes.h>

/* The digits of a mesh in two lists: those of an axis list, which number the
 * members of a group, and all others, which number the groups. */
typedef struct grouping {
    sdyi_digit_list members;
    sdyi_digit_list groups;
} grouping;

static sdyrt_status split(const sdyi_refs *refs, grouping *g) {
    const sdyrt_mesh *const mesh = refs->mesh;
    const sdyi_span list = sdyi_refs_since(refs, 0);
    sdyi_list_check check = {.mesh = mesh, .unknown = refs->unknown};
    SDYI_TRY(sdyi_list_check_add(&check, list));
    SDYI_TRY(sdyi_check_sub_axes(mesh, list));
    sdyi_digit_list digits;
    digits.count = 0;
    sdyi_digits_of(mesh, list, &digits);
    (void)sdyi_digits_split(sdyi_digits_in(&digits), mesh->n_devices,
                            &g->members, &g->groups);
    return SDYRT_OK;
}

static sdyrt_status split_by_text(const sdyrt_mesh *mesh, const char *axes,
                                  grouping *g) {
    sdyi_lexer lexer;
    sdyi_lexer_start(&lexer, axes);
    sdyi_refs refs = {.mesh = mesh};
    sdyi_span list;
    sdyrt_status status =
        sdyi_refs_read_list(&refs, &lexer, SDYRT_KIND_PARSE_AXIS, &list, NULL);
    if (status == SDYRT_OK)
        status = sdyi_lexer_expect_end(&lexer, SDYRT_KIND_PARSE_SYNTAX);
    if (status == SDYRT_OK)
        status = split(&refs, g);
    sdyi_lexer_free(&lexer);
    return status;
}

static sdyrt_status split_by_list(const sdyrt_mesh *mesh,
                                  const sdyrt_axis_list *axes, grouping *g) {
    sdyi_refs refs = {.mesh = mesh};
    sdyi_span list;
    SDYI_TRY(sdyi_refs_add_list(&refs, axes, "a group", &list));
    return split(&refs, g);
}

static sdyrt_status find_group(const sdyrt_mesh *mesh, const grouping *g,
                               int64_t device, int64_t *members,
                               int64_t capacity, int64_t *count,
                               int64_t *index) {
    const sdyi_digits along = sdyi_digits_in(&g->members);
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

static sdyrt_status find_first(const sdyrt_mesh *mesh, const grouping *g,
                               int64_t group, int64_t *n_groups,
                               int64_t *first_device) {
    const sdyi_digits others = sdyi_digits_in(&g->groups);
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

sdyrt_status sdyrt_mesh_group(const sdyrt_mesh *mesh, const char *axes,
                              int64_t device, int64_t *members,
                              int64_t capacity, int64_t *count,
                              int64_t *index) {
    SDYI_NOT_NULL(mesh);
    SDYI_NOT_NULL(axes);
    SDYI_NOT_NULL(count);
    SDYI_NOT_NULL(index);
    grouping g;
    SDYI_TRY(split_by_text(mesh, axes, &g));
    return find_group(mesh, &g, device, members, capacity, count, index);
}

sdyrt_status sdyrt_mesh_group_first(const sdyrt_mesh *mesh, const char *axes,
                                    int64_t group, int64_t *n_groups,
                                    int64_t *first_device) {
    SDYI_NOT_NULL(mesh);
    SDYI_NOT_NULL(axes);
    SDYI_NOT_NULL(n_groups);
    grouping g;
    SDYI_TRY(split_by_text(mesh, axes, &g));
    return find_first(mesh, &g, group, n_groups, first_device);
}

sdyrt_status sdyrt_mesh_group_along(const sdyrt_mesh *mesh,
                                    const sdyrt_axis_list *axes, int64_t device,
                                    int64_t *members, int64_t capacity,
                                    int64_t *count, int64_t *index) {
    SDYI_NOT_NULL(mesh);
    SDYI_NOT_NULL(axes);
    SDYI_NOT_NULL(count);
    SDYI_NOT_NULL(index);
    grouping g;
    SDYI_TRY(split_by_list(mesh, axes, &g));
    return find_group(mesh, &g, device, members, capacity, count, index);
}

sdyrt_status sdyrt_mesh_group_first_along(const sdyrt_mesh *mesh,
                                          const sdyrt_axis_list *axes,
                                          int64_t group, int64_t *n_groups,
                                          int64_t *first_device) {
    SDYI_NOT_NULL(mesh);
    SDYI_NOT_NULL(axes);
    SDYI_NOT_NULL(n_groups);
    grouping g;
    SDYI_TRY(split_by_list(mesh, axes, &g));
    return find_first(mesh, &g, group, n_groups, first_device);
}
