/* The structs of the opaque types of the mesh folder. */
#ifndef SDYI_MESH_INTERNAL_H
#define SDYI_MESH_INTERNAL_H

#include "base/status.h"
#include "base/text.h"
#include "mesh/axes.h"
#include <sdyrt/sharding.h>

/* Interned by value: the intern table (mesh.c) owns it, holders count. */
struct sdyrt_mesh {
    int64_t holders; /* under the intern table's lock */
    uint64_t hash;
    int n_axes;
    char *names[SDYRT_MAX_AXES];
    int64_t sizes[SDYRT_MAX_AXES];
    int64_t minor[SDYRT_MAX_AXES]; /* product of the sizes after this axis */
    int64_t n_devices;
    int64_t *device_ids; /* by position; NULL: identity */
    int64_t *positions;  /* by device id; NULL: identity. A maximal mesh has
                            device_ids of one entry and no positions */
};

/* Index of the axis called by the first `length` bytes of `name`; -1: none. */
SDYI_EXPORT int sdyi_mesh_find_axis(const sdyrt_mesh *mesh, const char *name,
                                    size_t length);

/* Errors: MESH_AXIS_SIZE for a size below 1. */
sdyrt_status sdyi_mesh_check_axis(const sdyrt_mesh_axis *axis);

/* The position of a device; -1: the mesh has no such device. */
SDYI_EXPORT int64_t sdyi_mesh_position(const sdyrt_mesh *mesh, int64_t device);

/* Same axes (names, sizes, order), device ids left out of account; both or
 * neither maximal. */
SDYI_EXPORT bool sdyi_mesh_equal_axes(const sdyrt_mesh *a, const sdyrt_mesh *b);

typedef struct sdyi_dim {
    sdyi_span axes; /* into the sharding's refs */
    bool open;
    bool has_priority;
    int64_t priority;
    sdyrt_partition partition;
    int64_t *offsets; /* OFFSETS only */
    int64_t n_offsets;
    int64_t low, high; /* halo */
} sdyi_dim;

struct sdyrt_sharding {
    int64_t holders;        /* atomic */
    const sdyrt_mesh *mesh; /* retained; NULL: unknown name */
    char *mesh_name;        /* NULL: inline */
    int rank;
    sdyi_dim dims[SDYRT_MAX_RANK];
    sdyi_span replicated;
    sdyi_span unreduced;
    sdyrt_reduction unreduced_op;
    int n_unknown; /* names of axes that the mesh lacks: axis index is the
                      mesh's axis count (0 without mesh) plus index here */
    char **unknown;
    uint64_t hash;         /* of the value: equal shardings have equal hashes */
    sdyi_ref *refs;        /* all lists' refs */
    sdyrt_axis_ref *named; /* the same by name, for the caller */
};

/* Take a list of refs into a hash (base/hash.h). */
uint64_t sdyi_hash_span(uint64_t hash, sdyi_span list);

/* Equality of the partitions of two dimensions, and of their offsets; not of
 * halos. */
SDYI_EXPORT bool sdyi_same_partition(const sdyi_dim *a, const sdyi_dim *b);

static inline bool sdyi_same_halo(const sdyi_dim *a, const sdyi_dim *b) {
    return a->low == b->low && a->high == b->high;
}

/* True if a dimension has a halo. */
bool sdyi_sharding_has_halo(const sdyrt_sharding *sharding);

/* Equal in every respect: mesh, name aside, flags, priorities, partitions,
 * halos. */
SDYI_EXPORT bool sdyi_sharding_equal(const sdyrt_sharding *a,
                                     const sdyrt_sharding *b);

/* The name of the axis of a ref, also of an unknown one. */
const char *sdyi_axis_name(const sdyrt_mesh *mesh, char *const *unknown,
                           int axis);

/* Copy a list of names, of none too, into an array that sdyi_names_free takes;
 * `*n_made` of them are there, also on an error. Errors: MEMORY. */
sdyrt_status sdyi_names_copy(char *const *names, int n, char ***made,
                             int *n_made);
void sdyi_names_free(char **names, int n);

/* A sharding under construction, with work lists instead of spans; turned into
 * an immutable one by sdyi_sharding_build, which copies everything. */
typedef struct sdyi_sharding_parts {
    const sdyrt_mesh *mesh;
    const char *mesh_name;
    int rank;
    sdyi_dim dims[SDYRT_MAX_RANK];
    sdyi_span replicated;
    sdyi_span unreduced;
    sdyrt_reduction unreduced_op;
    int n_unknown;
    char *const *unknown;
} sdyi_sharding_parts;

sdyrt_status sdyi_sharding_build(const sdyi_sharding_parts *parts,
                                 const sdyrt_sharding **sharding);

/* The same sharding with its axes looked up in a mesh; axes of the names of
 * `without` are left out. */
SDYI_EXPORT sdyrt_status sdyi_sharding_bind(const sdyrt_sharding *sharding,
                                            const sdyrt_mesh *mesh,
                                            const char *const *without,
                                            int n_without,
                                            const sdyrt_sharding **bound);

/* -- printing -------------------------------------------------------------- */

/* `"a"` or `"b":(1)2` */
void sdyi_print_ref(sdyi_text *out, const sdyrt_mesh *mesh,
                    char *const *unknown, sdyi_ref a);
/* `{"a", "b":(1)2}` */
void sdyi_print_axes(sdyi_text *out, const sdyrt_mesh *mesh,
                     char *const *unknown, sdyi_span list);
/* `<["a"=2]>` and `<@m, [{"a"}]>` */
void sdyi_print_mesh(sdyi_text *out, const sdyrt_mesh *mesh);
void sdyi_print_sharding(sdyi_text *out, const sdyrt_sharding *sharding);
/* -- verification shared by shardings and collectives ---------------------- */

/* The text of a ref or a list of known axes, for an error; what is longer is
 * cut. */
#define SDYI_TEXT_BYTES 512
typedef struct sdyi_short_text {
    char text[SDYI_TEXT_BYTES];
} sdyi_short_text;

SDYI_EXPORT sdyi_short_text sdyi_ref_text(const sdyrt_mesh *mesh, sdyi_ref a);
sdyi_short_text sdyi_axes_text(const sdyrt_mesh *mesh, sdyi_span list);

/* State of the axis-list check over the lists of one value or operation. */
typedef struct sdyi_list_check {
    const sdyrt_mesh *mesh;
    char *const *unknown;
    sdyi_axes seen;
} sdyi_list_check;

/* Unknown names, repeated refs, neighbours that could be merged.
 * Errors: UNKNOWN_AXIS, DUP_AXIS_REF, MERGEABLE_SUBAXES; LIMIT. */
sdyrt_status sdyi_list_check_add(sdyi_list_check *check, sdyi_span list);

/* Shardy's rules for the sharding of a ranked tensor, in its order and words:
 * all but the axes of manual computations. `refs` are those of all lists.
 * Errors: RANK_MISMATCH .. SUB_OVERLAP; LIMIT. */
SDYI_EXPORT sdyrt_status sdyi_check_ranked(const sdyrt_sharding *sharding,
                                           const int64_t *dims, int rank,
                                           bool check_divisible,
                                           sdyi_axes *refs);

/* `kind` unless `list`, of `what` axes, is in mesh order (unknown names:
 * UNKNOWN_AXIS). */
sdyrt_status sdyi_check_mesh_order(const sdyrt_mesh *mesh, char *const *unknown,
                                   sdyi_span list, const char *what,
                                   sdyrt_error_kind kind);

/* The halo of dimension `d`, which has `size` elements. Errors: GRID_HALO. */
sdyrt_status sdyi_check_halo(int64_t low, int64_t high, int d, int64_t size);

/* Numbers of sub-axes over all refs of one value: SUB_AND_FULL .. SUB_OVERLAP,
 * then SUB_GAP. The axes of `refs` are known.
 * Errors: those; LIMIT. */
sdyrt_status sdyi_check_sub_axes(const sdyrt_mesh *mesh, sdyi_span refs);

/* SUB_GAP where two refs cannot be cut out of one factorisation of their axis.
 */
sdyrt_status sdyi_check_coexist(const sdyrt_mesh *mesh, sdyi_ref a, sdyi_ref b);

/* The unreduced axes of operands and results of an op, and the reductions that
 * introduced and removed axes may have. */
typedef struct sdyi_unreduced_change {
    const sdyrt_sharding *const *from, *const *to;
    int n_from, n_to;
    int introduced, removed; /* sdyrt_reduction, or one of these below */
} sdyi_unreduced_change;

enum { SDYI_NO_REDUCTION = -1, SDYI_ANY_REDUCTION = -2 };

/* Check the reductions of axes that are introduced and removed, and that kept
 * axes keep theirs. Shardings whose meshes differ are not compared. Errors:
 * UNRED_INTRODUCED .. UNRED_KEPT_OP. */
SDYI_EXPORT sdyrt_status
sdyi_check_unreduced(const sdyi_unreduced_change *change);
/* Fail with the unreduced axes of both sides; `does` names the wrong change. */
sdyrt_status sdyi_fail_unreduced(const sdyrt_sharding *from,
                                 const sdyrt_sharding *to,
                                 sdyrt_error_kind kind, const char *does);

/* A caller's list `name` of the ranks of a mesh's devices, by device id: one
 * for each device, all different; NULL and 0: a device id is a rank. Errors:
 * NULL_ARGUMENT, PLACEMENT, NO_MEMORY. */
sdyrt_status sdyi_check_placement(const char *name, const sdyrt_mesh *mesh,
                                  const int *ranks, int64_t n);

/* A type that a caller filled in: its rank, sizes and enums are in range.
 * Errors: BAD_VALUE. */
sdyrt_status sdyi_check_type(const sdyrt_type *type);

/* Equivalent for placing data: same mesh, unreduced axes (unless ignored) and
 * axes, partition and halo per dimension; open flags, priorities, replicated
 * lists and the reduction are not looked at. NULL: no sharding, equivalent to
 * one that cuts nothing; so are all that cut nothing, on whatever mesh. */
bool sdyi_sharding_equivalent(const sdyrt_sharding *a, const sdyrt_sharding *b,
                              bool ignore_unreduced);

#endif
