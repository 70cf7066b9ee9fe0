/* Shardings: the axes that cut each dimension, and those along which values are
 * replicated or unreduced. Immutable; any number of threads may share one. */
#ifndef SDYRT_SHARDING_H
#define SDYRT_SHARDING_H

#include <sdyrt/mesh.h>
#include <sdyrt/type.h>

SDYRT_BEGIN

typedef struct sdyrt_sharding sdyrt_sharding;

/* A mesh under the name that `@name` in a text refers to. */
typedef struct sdyrt_named_mesh {
    const char *name;
    const sdyrt_mesh *mesh;
} sdyrt_named_mesh;

/* The cut of a dimension of D elements into n shards. */
typedef enum sdyrt_partition {
    SDYRT_CEIL = 0,   /* blocks of ceil(D/n), the last ones short or empty:
                     Shardy,   torch.chunk */
    SDYRT_LOW = 1,    /* floor(D/n), the first D%n shards one more: numpy,
                     cuDecomp */
    SDYRT_HIGH = 2,   /* floor(D/n), the last D%n shards one more: MLIR shard */
    SDYRT_OFFSETS = 3 /* n+1 explicit offsets: MLIR sharded_dims_offsets */
} sdyrt_partition;

typedef struct sdyrt_dim_sharding {
    sdyrt_axis_list axes; /* major to minor */
    bool open;            /* printed as `?` */
    bool has_priority;
    int64_t priority;
    sdyrt_partition partition;
    const int64_t *offsets; /* OFFSETS: shards + 1 of them, from 0 to the
                               dimension's size, never falling; copied */
    int64_t n_offsets;
    int64_t low;  /* halo: elements of a device's buffer before its tile, which
                    update_halo and reshard fill */
    int64_t high; /* and after it */
} sdyrt_dim_sharding;

typedef struct sdyrt_sharding_desc {
    size_t struct_bytes;
    const sdyrt_mesh *mesh; /* retained */
    const char *mesh_name;  /* printed as `@name`; NULL: an inline mesh */
    int rank;
    const sdyrt_dim_sharding *dims;
    sdyrt_axis_list replicated;
    sdyrt_axis_list unreduced;
    sdyrt_reduction unreduced_op; /* sum, max or min */
} sdyrt_sharding_desc;

#define SDYRT_SHARDING_DESC_INIT SDYRT_INIT_(sdyrt_sharding_desc)

/* Make a sharding. Nothing is verified but the descriptor itself: unknown axes
 * and the like are reported by sdyrt_sharding_verify, in Shardy's order.
 *
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, BAD_VALUE, LIMIT, NO_MEMORY.
 * Source: #sdy.sharding */
SDYRT_API sdyrt_status sdyrt_sharding_create(const sdyrt_sharding_desc *desc,
                                             const sdyrt_sharding **sharding);

/* Read `#sdy.sharding<@mesh, [{"a"}, {"b":(1)2, ?}p1], replicated={"c"}>` or
 * the bare body `<..>`. `@mesh` is looked up in `meshes`; a name that is not
 * there is reported by sdyrt_sharding_verify (UNKNOWN_MESH). An inline mesh is
 * written `mesh<["a"=2]>`.
 *
 * Any piece of a dump that has one sharding is taken as well, such as
 * `{sdy.sharding = #sdy.sharding<..>}`, `<..> : tensor<8x16xf32>`, or the line
 * of an operation; the rest of it, types too, is not looked at.
 *
 * Errors: PARSE_* with line, column and what was expected; PARSE_SYNTAX for a
 *         second sharding; MESH_* for an inline mesh; LIMIT. */
SDYRT_API sdyrt_status sdyrt_sharding_parse(const char *text,
                                            const sdyrt_named_mesh *meshes,
                                            int n_meshes,
                                            const sdyrt_sharding **sharding);

/* Read `#sdy.sharding_per_value<[<..>, <..>]>` or the bare list `[<..>, <..>]`
 * into `shardings[0..*count)`, or all shardings of a piece of a dump, in order;
 * nothing is kept on an error.
 * Errors: as above; CAPACITY when there are more than `capacity`. */
SDYRT_API sdyrt_status sdyrt_sharding_parse_list(
    const char *text, const sdyrt_named_mesh *meshes, int n_meshes,
    const sdyrt_sharding **shardings, int capacity, int *count);

SDYRT_API const sdyrt_sharding *
sdyrt_sharding_retain(const sdyrt_sharding *sharding);

/* Release a sharding; the last holder frees it. NULL does nothing. */
SDYRT_API void sdyrt_sharding_release(const sdyrt_sharding *sharding);

/* Print the body form, `<@mesh, [{"a"}, {}], replicated={"c"}>`, as Shardy
 * does; as snprintf. */
SDYRT_API size_t sdyrt_sharding_print(const sdyrt_sharding *sharding,
                                      char *text, size_t bytes);

/* The same sharding with every dimension cut by `partition` (CEIL, LOW or
 * HIGH). */
SDYRT_API sdyrt_status sdyrt_sharding_with_partition(
    const sdyrt_sharding *sharding, sdyrt_partition partition,
    const sdyrt_sharding **result);

/* The same sharding with dimension `dim` cut at explicit offsets. */
SDYRT_API sdyrt_status sdyrt_sharding_with_offsets(
    const sdyrt_sharding *sharding, int dim, const int64_t *offsets,
    int64_t n_offsets, const sdyrt_sharding **result);

/* The same sharding with halos of `low` and `high` elements in dimension `dim`.
 */
SDYRT_API sdyrt_status sdyrt_sharding_with_halo(const sdyrt_sharding *sharding,
                                                int dim, int64_t low,
                                                int64_t high,
                                                const sdyrt_sharding **result);

typedef struct sdyrt_verify_options {
    size_t struct_bytes;
    bool check_divisible;           /* report DIM_NOT_DIVISIBLE */
    const char *const *manual_axes; /* bound by enclosing manual computations */
    int n_manual_axes;
} sdyrt_verify_options;

#define SDYRT_VERIFY_OPTIONS_INIT SDYRT_INIT_(sdyrt_verify_options)

/* Check a sharding for a value of `type`, in Shardy's order: the first broken
 * rule is reported. `type` NULL checks the sharding of something without a
 * type; `options` NULL is the default.
 *
 * Errors:     one kind per rule, UNKNOWN_MESH .. AXIS_BOUND_BY_MANUAL; and the
 *             stricter SUB_GAP, PARTITION_OFFSETS and GRID_HALO, for halos of
 *             less than 0 or more than the dimension, after all of them.
 * Guarantees: G1 Shardy reports the same rule first, where it has the rule. */
SDYRT_API sdyrt_status
sdyrt_sharding_verify(const sdyrt_sharding *sharding, const sdyrt_type *type,
                      const sdyrt_verify_options *options);

SDYRT_API const sdyrt_mesh *
sdyrt_sharding_mesh(const sdyrt_sharding *sharding); /* NULL: unknown name */
SDYRT_API const char *
sdyrt_sharding_mesh_name(const sdyrt_sharding *sharding); /* NULL: inline */
SDYRT_API int sdyrt_sharding_rank(const sdyrt_sharding *sharding);

/* The parts of a sharding, in the form of the descriptor that makes the same
 * one again; names and numbers as they were given. A dimension outside the
 * sharding's rank has no axes and is closed; `reduction` may be NULL.
 *
 * Ownership: lists, names and offsets are the sharding's. */
SDYRT_API sdyrt_dim_sharding
sdyrt_sharding_dim_at(const sdyrt_sharding *sharding, int dim);
SDYRT_API sdyrt_axis_list
sdyrt_sharding_replicated(const sdyrt_sharding *sharding);
SDYRT_API sdyrt_axis_list sdyrt_sharding_unreduced(
    const sdyrt_sharding *sharding, sdyrt_reduction *reduction);

/* Shards of dimension `dim`: the product of its axes' sizes; 1 outside the
 * sharding's rank. */
SDYRT_API int64_t sdyrt_sharding_shards(const sdyrt_sharding *sharding,
                                        int dim);

/* Partial terms that make one value: the product of the unreduced axes. */
SDYRT_API int64_t sdyrt_sharding_partials(const sdyrt_sharding *sharding,
                                          sdyrt_reduction *reduction);

SDYRT_END

#endif
