/* The report of a failed call: a status that says what the caller can do, a
 * kind that says which rule was broken, and a text with the values. */
#ifndef SDYRT_STATUS_H
#define SDYRT_STATUS_H

#include <sdyrt/export.h>

SDYRT_BEGIN

typedef enum sdyrt_status {
    SDYRT_OK = 0,
    SDYRT_ARGUMENT = 1,    /* a value passed in is wrong: correct it */
    SDYRT_MISMATCH = 2,    /* the ranks called different operations */
    SDYRT_UNSUPPORTED = 3, /* right, but not offered here */
    SDYRT_MEMORY = 4,      /* no memory, or more than is allowed */
    SDYRT_BACKEND = 5,     /* the system or a library below failed */
    SDYRT_TIMEOUT = 6,     /* another rank did not come within the time set */
    SDYRT_ABORTED = 7      /* another rank failed or left: the text says how */
} sdyrt_status;

/* The rule that was broken. A number keeps its meaning, and each area has a
 * range of its own:
 *
 *   100..199    arguments of any call
 *   200..299    text
 *   300..399    meshes, in the order of Shardy's checks
 *   400..499    shardings, likewise; then what is stricter than Shardy
 *   500..599    operations, likewise
 *   600..699    plans and their buffers
 *   700..799    running
 *   1000..1999  programs
 *
 * Those of Shardy's verifier are one distinct message there each. Doc comments
 * name kinds under "Errors"; a kind that is about a wrong value comes with the
 * status ARGUMENT. A pointer to an object must not be NULL unless the call says
 * otherwise: calls that return a status then report NULL_ARGUMENT, getters that
 * cannot fail do not look. */
typedef enum sdyrt_error_kind {
    SDYRT_KIND_NONE = 0,

    /* arguments */
    SDYRT_KIND_NULL_ARGUMENT = 100, /* a pointer that must be given is NULL */
    SDYRT_KIND_STRUCT_BYTES = 101,  /* not set by the INIT macro */
    SDYRT_KIND_BAD_VALUE = 102,     /* an enum, count or index out of range */
    SDYRT_KIND_CAPACITY = 103,      /* an array of the caller's is too short */
    SDYRT_KIND_LIMIT = 104,         /* above SDYRT_MAX_RANK or SDYRT_MAX_AXES */
    SDYRT_KIND_OVERFLOW = 105,      /* a product does not fit 63 bits */
    SDYRT_KIND_DYNAMIC_SHAPE = 106, /* a plan needs a static shape */

    /* text */
    SDYRT_KIND_PARSE_PRIORITY_FORM = 200,
    SDYRT_KIND_PARSE_PRIORITY_ZEROS = 201,
    SDYRT_KIND_PARSE_PRIORITY_RANGE = 202,
    SDYRT_KIND_PARSE_DIM = 203,
    SDYRT_KIND_PARSE_LIST_ATTR = 204,
    SDYRT_KIND_PARSE_AXIS = 205,
    SDYRT_KIND_PARSE_MESH = 206,
    SDYRT_KIND_PARSE_TYPE = 207,
    SDYRT_KIND_PARSE_SYNTAX = 208,

    /* meshes */
    SDYRT_KIND_MESH_AXIS_SIZE = 300,
    SDYRT_KIND_MESH_NEG_ID = 301,
    SDYRT_KIND_MESH_NOAXES_MANYIDS = 302,
    SDYRT_KIND_MESH_DUP_AXIS = 303,
    SDYRT_KIND_MESH_PRODUCT = 304,
    SDYRT_KIND_MESH_IDS_NOT_PERM = 305,

    /* one sharding for one value */
    SDYRT_KIND_UNKNOWN_MESH = 400,
    SDYRT_KIND_MAXIMAL_NOT_RANK0 = 401,
    SDYRT_KIND_TUPLE_SIZE = 402,
    SDYRT_KIND_NONSHAPED_NOT_RANK0 = 403,
    SDYRT_KIND_UNRANKED = 404,
    SDYRT_KIND_RANK_MISMATCH = 405,
    SDYRT_KIND_NEG_PRIORITY = 406,
    SDYRT_KIND_EMPTY_CLOSED_PRIORITY = 407,
    SDYRT_KIND_DIM_NOT_DIVISIBLE = 408,
    SDYRT_KIND_UNKNOWN_AXIS = 409,
    SDYRT_KIND_DUP_AXIS_REF = 410,
    SDYRT_KIND_MERGEABLE_SUBAXES = 411,
    SDYRT_KIND_REPLICATED_ORDER = 412,
    SDYRT_KIND_UNREDUCED_ORDER = 413,
    SDYRT_KIND_SUB_AND_FULL = 414,
    SDYRT_KIND_SUB_PRE = 415,
    SDYRT_KIND_SUB_SIZE = 416,
    SDYRT_KIND_SUB_NOT_DIVIDING = 417,
    SDYRT_KIND_SUB_IS_FULL = 418,
    SDYRT_KIND_SUB_OVERLAP = 419,
    SDYRT_KIND_AXIS_BOUND_BY_MANUAL = 420,
    /* stricter than Shardy */
    SDYRT_KIND_SUB_GAP = 421, /* no factorisation of the axis holds both */
    SDYRT_KIND_PARTITION_OFFSETS = 422, /* offsets do not fit the size */

    /* collectives */
    SDYRT_KIND_COLL_NO_OPERAND_SHARDING = 500,
    SDYRT_KIND_COLL_MESH_MISMATCH = 501,
    SDYRT_KIND_COLL_RANK_MISMATCH = 502,
    SDYRT_KIND_COLL_AXES_RANK = 503,
    SDYRT_KIND_COLL_CANNOT_APPLY = 504,
    SDYRT_KIND_COLL_RESULT_MISMATCH = 505,
    SDYRT_KIND_A2A_EMPTY = 506,
    SDYRT_KIND_A2A_SRC_RANGE = 507,
    SDYRT_KIND_A2A_TGT_RANGE = 508,
    SDYRT_KIND_A2A_DIM_REUSED = 509,
    SDYRT_KIND_A2A_SRC_ORDER = 510,
    SDYRT_KIND_CP_MESH_AXES = 511,
    SDYRT_KIND_CP_SAME_IDS = 512,
    SDYRT_KIND_CP_SIZE = 513,
    SDYRT_KIND_AR_NOT_EQUIVALENT = 514,
    SDYRT_KIND_AR_OVERLAP_DIM_OR_REPL = 515,
    SDYRT_KIND_AR_OVERLAP_UNREDUCED = 516,
    SDYRT_KIND_S2U_OP = 517,
    SDYRT_KIND_S2U_AXES = 518,
    SDYRT_KIND_R2U_OP = 519,
    SDYRT_KIND_R2U_DIMS = 520,
    SDYRT_KIND_R2U_EMPTY = 521,
    SDYRT_KIND_R2U_OVERLAP_DIM = 522,
    SDYRT_KIND_R2U_OVERLAP_UNREDUCED = 523,
    SDYRT_KIND_R2U_AXES = 524,
    SDYRT_KIND_UNRED_INTRODUCED = 525,
    SDYRT_KIND_UNRED_INTRODUCED_OP = 526,
    SDYRT_KIND_UNRED_DROPPED = 527, /* by operations of programs */
    SDYRT_KIND_UNRED_REMOVED_OP = 528,
    SDYRT_KIND_UNRED_KEPT_OP = 529,
    /* stricter than Shardy */
    SDYRT_KIND_UNREDUCED_CHANGED = 530, /* by what only moves */
    /* of grids */
    SDYRT_KIND_GRID_AXES = 531,   /* not in the grid, or twice */
    SDYRT_KIND_GRID_DEVICE = 532, /* a root or a peer outside the group */
    SDYRT_KIND_GRID_DIM = 533,    /* a dimension that the tensor has not */
    SDYRT_KIND_GRID_HALO = 534,   /* halos that cannot be */

    /* plans and their buffers */
    SDYRT_KIND_DTYPE_REDUCTION = 600, /* the dtype has no such reduction */
    SDYRT_KIND_PLACEMENT = 601,       /* no rank for a device, or one for two */
    SDYRT_KIND_STRIDES = 602,
    SDYRT_KIND_SCRATCH_LIMIT = 603, /* more than the options allow */
    SDYRT_KIND_BUFFER_NULL = 604,   /* though the tile is not empty */
    SDYRT_KIND_BUFFER_OVERLAP = 605,
    SDYRT_KIND_BUFFER_ALIGNMENT = 606,

    /* running */
    SDYRT_KIND_RANKS_DIFFER = 700, /* one rank called something else */
    SDYRT_KIND_RANK_MISSING = 701, /* one rank never came */
    SDYRT_KIND_RANK_FAILED = 702,  /* one rank failed first, or has left */
    SDYRT_KIND_NO_MEMORY = 703,
    SDYRT_KIND_SYSTEM = 704, /* the system or a library below failed */

    /* programs: the diagnostics say more */
    SDYRT_KIND_PROGRAM = 1000
} sdyrt_error_kind;

/* The name of a status, such as "ARGUMENT"; "?" for no status. */
SDYRT_API const char *sdyrt_status_name(sdyrt_status status);

/* The name of a kind, such as "UNKNOWN_AXIS"; "?" for no kind. */
SDYRT_API const char *sdyrt_error_kind_name(sdyrt_error_kind kind);

/* The text of the last failure on this thread: one line, never NULL, empty
 * before the first failure. A call that succeeds leaves it as it was, and so
 * does one that destroys or frees, whatever fails in it.
 *
 * Ownership: the library's, valid until this thread's next failure. */
SDYRT_API const char *sdyrt_last_error(void);

/* The kind of the last failure on this thread; NONE before the first. */
SDYRT_API sdyrt_error_kind sdyrt_last_error_kind(void);

/* The library's version, such as "0.3.0": what was loaded, where
 * SDYRT_VERSION_STRING is what was compiled against. */
SDYRT_API const char *sdyrt_version(void);

SDYRT_END

#endif
