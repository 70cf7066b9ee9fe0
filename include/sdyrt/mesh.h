/* Meshes: ordered named axes with sizes and an optional device order.
 *
 * A mesh is immutable and interned by value: two meshes with the same axes and
 * device ids are one pointer, so `==` compares meshes. It may be shared by any
 * number of threads. Without device ids nothing costs O(devices). */
#ifndef SDYRT_MESH_H
#define SDYRT_MESH_H

#include <sdyrt/status.h>

SDYRT_BEGIN

#define SDYRT_MAX_AXES 64

typedef struct sdyrt_mesh sdyrt_mesh;

typedef struct sdyrt_mesh_axis {
    const char *name;
    int64_t size; /* >= 1 */
} sdyrt_mesh_axis;

/* A full axis (`pre` and `size` both 0), or the sub-axis `name:(pre)size`: the
 * middle part when the axis is read as [pre, size, rest], major to
 * minor. */
typedef struct sdyrt_axis_ref {
    const char *name;
    int64_t pre;
    int64_t size;
} sdyrt_axis_ref;

typedef struct sdyrt_axis_list {
    const sdyrt_axis_ref *refs;
    int count;
} sdyrt_axis_list;

/* Make a mesh. `device_ids` lists the device at each position in row-major
 * order of the axes (first axis major); NULL means 0..n-1, and a list equal to
 * that is dropped. No axes and no ids is the empty mesh, no axes and one id the
 * maximal mesh: a value that lives on that device alone.
 *
 * Ownership: `*mesh` is held by the caller until sdyrt_mesh_release.
 * Errors:    MESH_* in Shardy's order; LIMIT; OVERFLOW (above 2^63 - 1
 *            devices).
 * Source:    #sdy.mesh */
SDYRT_API sdyrt_status sdyrt_mesh_create(const sdyrt_mesh_axis *axes,
                                         int n_axes, const int64_t *device_ids,
                                         int64_t n_device_ids,
                                         const sdyrt_mesh **mesh);

/* Read a mesh from `<["a"=2,"b"=4], device_ids=[..]>`, with or without the
 * prefix `#sdy.mesh` or `mesh`; or from the line of a dump that states it,
 * `sdy.mesh @mesh = <["a"=2]> {stablehlo.mesh = ..} loc(..)`.
 *
 * Errors: PARSE_MESH with line, column and what was expected; those of
 *         sdyrt_mesh_create. */
SDYRT_API sdyrt_status sdyrt_mesh_parse(const char *text,
                                        const sdyrt_mesh **mesh);

/* The same, and the name in `@mesh = <["a"=2]>` or in the line of a dump: what
 * sdyrt_named_mesh takes. `name` is "" where the text has none; it has room for
 * `bytes` bytes, of which it never needs more than the text has.
 *
 * Errors: as above; CAPACITY. */
SDYRT_API sdyrt_status sdyrt_mesh_parse_named(const char *text, char *name,
                                              size_t bytes,
                                              const sdyrt_mesh **mesh);

/* Retain a mesh: it has one holder more. Returns it. */
SDYRT_API const sdyrt_mesh *sdyrt_mesh_retain(const sdyrt_mesh *mesh);

/* Release a mesh; the last holder frees it. NULL does nothing. */
SDYRT_API void sdyrt_mesh_release(const sdyrt_mesh *mesh);

/* Print `<["a"=2, "b"=4], device_ids=[..]>`; as snprintf. */
SDYRT_API size_t sdyrt_mesh_print(const sdyrt_mesh *mesh, char *text,
                                  size_t bytes);

SDYRT_API int sdyrt_mesh_axis_count(const sdyrt_mesh *mesh);

/* Axis `i`, 0 <= i < sdyrt_mesh_axis_count; its name is the mesh's. */
SDYRT_API sdyrt_mesh_axis sdyrt_mesh_axis_at(const sdyrt_mesh *mesh, int i);

/* Devices in the mesh: the product of the sizes; 1 for a maximal mesh and for
 * the empty mesh. */
SDYRT_API int64_t sdyrt_mesh_device_count(const sdyrt_mesh *mesh);

SDYRT_API bool sdyrt_mesh_is_empty(const sdyrt_mesh *mesh);
SDYRT_API bool sdyrt_mesh_is_maximal(const sdyrt_mesh *mesh);

/* The device at a position of row-major mesh order.
 * Errors: BAD_VALUE when `position` is not in the mesh. */
SDYRT_API sdyrt_status sdyrt_mesh_device_at(const sdyrt_mesh *mesh,
                                            int64_t position, int64_t *device);

/* The position of a device: the inverse of sdyrt_mesh_device_at. O(1).
 * Errors: BAD_VALUE when the mesh has no such device. */
SDYRT_API sdyrt_status sdyrt_mesh_position_of(const sdyrt_mesh *mesh,
                                              int64_t device,
                                              int64_t *position);

/* The group of `device` along `axes`, given as Shardy text `{"a","b":(1)2}`:
 * the devices that agree with it on every other coordinate, ordered by shard
 * index along the list. O(axes + group size), whatever the mesh's size.
 *
 * `members` has room for `capacity` ids; `*count` is the group's size and
 * `*index` the device's own place in it. With capacity 0 only the two are set.
 * Errors: PARSE_AXIS, UNKNOWN_AXIS and the other rules for axis lists;
 *         BAD_VALUE for a device not in the mesh; CAPACITY. */
SDYRT_API sdyrt_status sdyrt_mesh_group(const sdyrt_mesh *mesh,
                                        const char *axes, int64_t device,
                                        int64_t *members, int64_t capacity,
                                        int64_t *count, int64_t *index);

/* The number of groups along `axes`, and the first member of group `group`
 * (groups are ordered by the coordinates they agree on; pass 0 and NULL to ask
 * for the count alone).
 * Source: replica_groups of stablehlo collectives. */
SDYRT_API sdyrt_status sdyrt_mesh_group_first(const sdyrt_mesh *mesh,
                                              const char *axes, int64_t group,
                                              int64_t *n_groups,
                                              int64_t *first_device);

/* The same two, with the axes as a list.
 * Errors: as above, but for PARSE_AXIS; NULL_ARGUMENT, BAD_VALUE for a list
 *         that cannot be read. */
SDYRT_API sdyrt_status sdyrt_mesh_group_along(const sdyrt_mesh *mesh,
                                              const sdyrt_axis_list *axes,
                                              int64_t device, int64_t *members,
                                              int64_t capacity, int64_t *count,
                                              int64_t *index);
SDYRT_API sdyrt_status sdyrt_mesh_group_first_along(const sdyrt_mesh *mesh,
                                                    const sdyrt_axis_list *axes,
                                                    int64_t group,
                                                    int64_t *n_groups,
                                                    int64_t *first_device);

SDYRT_END

#endif
