/* How a call reports failure: a status that says what the caller can do, a
 * kind that says which rule was broken, and a text with the values. */
#ifndef SDYRT_STATUS_H
#define SDYRT_STATUS_H

#include <sdyrt/export.h>

SDYRT_BEGIN

typedef enum sdyrt_status {
    SDYRT_OK = 0,
    SDYRT_ARGUMENT,    /* a value passed in is wrong: correct it */
    SDYRT_MISMATCH,    /* the ranks called different operations */
    SDYRT_UNSUPPORTED, /* right, but not offered for this dtype or backend */
    SDYRT_MEMORY,      /* no memory, or more than is allowed */
    SDYRT_BACKEND,     /* the system or a library below failed */
    SDYRT_TIMEOUT,     /* another rank did not come within the time set */
    SDYRT_ABORTED      /* another rank failed; its text is in the message */
} sdyrt_status;

/* The rule that was broken. Names of Shardy's verifier come first, in the
 * order of its checks; each is one distinct message there. `X(name)`.
 *
 * Doc comments name kinds under "Errors"; a kind that is about a wrong value
 * comes with the status ARGUMENT. A pointer to an object must not be NULL
 * unless the call says otherwise: calls that return a status then report
 * NULL_ARGUMENT, getters that cannot fail do not look. */
#define SDYRT_ERROR_KINDS(X)                                                   \
    X(NONE)                                                                    \
    /* meshes */                                                               \
    X(MESH_AXIS_SIZE)                                                          \
    X(MESH_NEG_ID)                                                             \
    X(MESH_NOAXES_MANYIDS)                                                     \
    X(MESH_DUP_AXIS)                                                           \
    X(MESH_PRODUCT)                                                            \
    X(MESH_IDS_NOT_PERM)                                                       \
    /* text */                                                                 \
    X(PARSE_PRIORITY_FORM)                                                     \
    X(PARSE_PRIORITY_ZEROS)                                                    \
    X(PARSE_PRIORITY_RANGE)                                                    \
    X(PARSE_DIM)                                                               \
    X(PARSE_LIST_ATTR)                                                         \
    X(PARSE_AXIS)                                                              \
    X(PARSE_MESH)                                                              \
    X(PARSE_TYPE)                                                              \
    X(PARSE_SYNTAX)                                                            \
    /* one sharding for one value */                                           \
    X(UNKNOWN_MESH)                                                            \
    X(MAXIMAL_NOT_RANK0)                                                       \
    X(TUPLE_SIZE)                                                              \
    X(NONSHAPED_NOT_RANK0)                                                     \
    X(UNRANKED)                                                                \
    X(RANK_MISMATCH)                                                           \
    X(NEG_PRIORITY)                                                            \
    X(EMPTY_CLOSED_PRIORITY)                                                   \
    X(DIM_NOT_DIVISIBLE)                                                       \
    X(UNKNOWN_AXIS)                                                            \
    X(DUP_AXIS_REF)                                                            \
    X(MERGEABLE_SUBAXES)                                                       \
    X(REPLICATED_ORDER)                                                        \
    X(UNREDUCED_ORDER)                                                         \
    X(SUB_AND_FULL)                                                            \
    X(SUB_PRE)                                                                 \
    X(SUB_SIZE)                                                                \
    X(SUB_NOT_DIVIDING)                                                        \
    X(SUB_IS_FULL)                                                             \
    X(SUB_OVERLAP)                                                             \
    X(AXIS_BOUND_BY_MANUAL)                                                    \
    /* stricter than Shardy */                                                 \
    X(SUB_GAP)           /* no factorisation of the axis holds both refs */    \
    X(PARTITION_OFFSETS) /* explicit offsets do not fit the dimension */       \
    X(UNREDUCED_CHANGED) /* a movement op may not change unreduced axes */     \
    X(LIMIT)             /* above SDYRT_MAX_RANK or SDYRT_MAX_AXES */          \
    X(OVERFLOW)          /* a product does not fit 63 bits */                  \
    X(DYNAMIC_SHAPE)     /* a plan needs a static shape */                     \
    /* collectives */                                                          \
    X(COLL_NO_OPERAND_SHARDING)                                                \
    X(COLL_MESH_MISMATCH)                                                      \
    X(COLL_RANK_MISMATCH)                                                      \
    X(COLL_AXES_RANK)                                                          \
    X(COLL_CANNOT_APPLY)                                                       \
    X(COLL_RESULT_MISMATCH)                                                    \
    X(A2A_EMPTY)                                                               \
    X(A2A_SRC_RANGE)                                                           \
    X(A2A_TGT_RANGE)                                                           \
    X(A2A_DIM_REUSED)                                                          \
    X(A2A_SRC_ORDER)                                                           \
    X(CP_MESH_AXES)                                                            \
    X(CP_SAME_IDS)                                                             \
    X(CP_SIZE)                                                                 \
    X(AR_NOT_EQUIVALENT)                                                       \
    X(AR_OVERLAP_DIM_OR_REPL)                                                  \
    X(AR_OVERLAP_UNREDUCED)                                                    \
    X(S2U_OP)                                                                  \
    X(S2U_AXES)                                                                \
    X(R2U_OP)                                                                  \
    X(R2U_DIMS)                                                                \
    X(R2U_EMPTY)                                                               \
    X(R2U_OVERLAP_DIM)                                                         \
    X(R2U_OVERLAP_UNREDUCED)                                                   \
    X(R2U_AXES)                                                                \
    X(UNRED_INTRODUCED)                                                        \
    X(UNRED_INTRODUCED_OP)                                                     \
    X(UNRED_DROPPED) /* by operations of programs */                           \
    X(UNRED_REMOVED_OP)                                                        \
    X(UNRED_KEPT_OP)                                                           \
    /* running */                                                              \
    X(NULL_ARGUMENT) /* a pointer that must be given is NULL */                \
    X(STRUCT_BYTES)  /* struct_bytes was not set by the INIT macro */          \
    X(BAD_VALUE)     /* an enum, count or index out of range */                \
    X(BUFFER_NULL)   /* the rank's tile is not empty, its buffer NULL */       \
    X(BUFFER_OVERLAP)                                                          \
    X(BUFFER_ALIGNMENT)                                                        \
    X(STRIDES)                                                                 \
    X(PLACEMENT)       /* a device has no rank, or two devices one rank */     \
    X(DTYPE_REDUCTION) /* the dtype has no such reduction */                   \
    X(RANKS_DIFFER)    /* one rank called something else */                    \
    X(RANK_MISSING)    /* one rank never came */                               \
    X(RANK_FAILED)     /* one rank failed first */                             \
    X(NO_MEMORY)                                                               \
    X(SYSTEM)                                                                  \
    X(CAPACITY)      /* an array of the caller's is too short */               \
    X(SCRATCH_LIMIT) /* a plan needs more scratch than it may have */

#define SDYRT_KIND_ENTRY_(name) SDYRT_KIND_##name,
typedef enum sdyrt_error_kind {
    SDYRT_ERROR_KINDS(SDYRT_KIND_ENTRY_) SDYRT_KIND_COUNT
} sdyrt_error_kind;
#undef SDYRT_KIND_ENTRY_

/* The name of a status, such as "ARGUMENT"; "?" for no status. */
SDYRT_API const char *sdyrt_status_name(sdyrt_status status);

/* The name of a kind, such as "UNKNOWN_AXIS"; "?" for no kind. */
SDYRT_API const char *sdyrt_error_kind_name(sdyrt_error_kind kind);

/* The text of the last failure on this thread: one line, never NULL, empty
 * before the first failure. A call that succeeds leaves it as it was.
 *
 * Ownership: the library's, valid until this thread's next failure. */
SDYRT_API const char *sdyrt_last_error(void);

/* The kind of the last failure on this thread; NONE before the first. */
SDYRT_API sdyrt_error_kind sdyrt_last_error_kind(void);

/* The library's version, such as "0.1.0": what was loaded, where
 * SDYRT_VERSION_STRING is what was compiled against. */
SDYRT_API const char *sdyrt_version(void);

SDYRT_END

#endif
