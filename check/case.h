/* A case of the checker: one operation on one value, in the checker's own form,
 * so that expected results do not depend on the library's algebra.
 *
 * A case is plain data; `from.mesh` and `to.mesh` point into it, so it is not
 * copied. Refs hold numbers: a full axis is pre 1 and the axis's size. */
#ifndef SDYRT_CHECK_CASE_H
#define SDYRT_CHECK_CASE_H

#include <sdyrt/sdyrt.h>

#define CHECK_MAX_RANKS 128
#define CHECK_MAX_AXES 8
#define CHECK_MAX_REFS 24
#define CHECK_MAX_DIMS 8

/* The mark of undefined elements in `out_data` of a case. */
#define CHECK_UNDEFINED INT32_MIN

typedef struct check_mesh {
    int n_axes;
    int64_t n_devices;
    char names[CHECK_MAX_AXES][16];
    int64_t sizes[CHECK_MAX_AXES];
    bool has_ids;                 /* without axes: a maximal mesh */
    int64_t ids[CHECK_MAX_RANKS]; /* the device at each position; always set */
} check_mesh;

typedef struct check_ref {
    int axis;
    int64_t pre;
    int64_t size;
} check_ref;

typedef struct check_refs {
    int count;
    check_ref at[CHECK_MAX_REFS]; /* major to minor */
} check_refs;

typedef struct check_dim {
    check_refs axes;
    bool open;
    int priority; /* -1: none */
    sdyrt_partition partition;
    int n_offsets;
    int64_t offsets[CHECK_MAX_RANKS + 1];
    int64_t halo[2]; /* before and after the tile */
} check_dim;

typedef struct check_sharding {
    const check_mesh *mesh;
    int rank; /* 0 on a maximal mesh: no dimension is cut */
    check_dim dims[CHECK_MAX_DIMS];
    check_refs replicated;
    check_refs unreduced;
    sdyrt_reduction unreduced_op;
} check_sharding;

typedef struct check_param {
    check_refs axes;
    int source;
    int target;
} check_param;

typedef enum check_side { CHECK_FROM, CHECK_TO } check_side;

/* The allocation of buffers. */
typedef enum check_memory {
    CHECK_OWN,  /* malloc */
    CHECK_LENT, /* sdyrt_alloc */
    CHECK_MIXED /* either, by rank and side */
} check_memory;

/* The conversion of the dtype. */
typedef enum check_conversion {
    CHECK_KEEPS,
    CHECK_CONVERTS,  /* to out_dtype, which may be the same */
    CHECK_REFUSES_TO /* out_dtype is refused, and then not asked for */
} check_conversion;

typedef enum check_form {
    CHECK_PIECES,   /* the sizes follow from the operation */
    CHECK_COUNTS,   /* all_to_all: a matrix, planned once */
    CHECK_VARYING,  /* all_gather, reduce_scatter, all_to_all: of each run */
    CHECK_MESSAGES, /* send_recv: messages of two ranks, without a plan */
    CHECK_FORM_COUNT
} check_form;

/* The runs of a plan with varying counts, and the one in which counts may be
 * wrong, so that they are refused. */
#define CHECK_ROUNDS 3
#define CHECK_WRONG_ROUND 1

/* An operation in groups. Members of a group differ along `members` alone, the
 * first most significant, and are numbered so; a device has a value of its own
 * along `own`. */
typedef struct check_groups {
    bool on;
    check_form form;
    check_refs members; /* full axes; none: of one device */
    check_refs own;
    int dim;        /* that is cut, or has counts */
    int other_dim;  /* all_to_all: that is cut before; the same: along one */
    int64_t root;   /* a member */
    int shift_axis; /* of `members` */
    int64_t shift_offset;
    bool rotate;
    int n_pairs;
    sdyrt_pair pairs[CHECK_MAX_RANKS];
    bool averages;
    bool converts_terms;
    bool generic; /* combined by check_combine_in_order */
    bool periodic[CHECK_MAX_DIMS];
    bool zero_undefined;
    /* CHECK_COUNTS, CHECK_VARYING */
    int64_t most_count;
    int64_t rooms[2];      /* by side */
    int64_t pair_capacity; /* 0: not given */
    int round;
    int64_t wrong_position; /* gives a wrong count in that round; -1: none */
    int64_t wrong_count;
    int n_batches; /* CHECK_MESSAGES: into which the pairs are cut, in order */
} check_groups;

typedef struct check_case {
    sdyrt_op_kind kind;
    sdyrt_type type;
    sdyrt_reduction reduction;
    check_mesh meshes[2]; /* the second only when `to` is on another one */
    check_sharding from;
    check_sharding to;
    bool no_from; /* the op's `from` is NULL: `from` is replicated */

    check_conversion conversion;
    sdyrt_dtype out_dtype;

    int n_lists; /* axes per dimension, or one flat list */
    check_refs lists[CHECK_MAX_DIMS];
    int n_params; /* of all_to_all */
    check_param params[CHECK_MAX_DIMS];
    check_groups groups;

    bool placed[2];                /* by side: the op has a placement */
    int ranks[2][CHECK_MAX_RANKS]; /* the rank of each device; always set */

    /* Options of the run. */
    bool planned;    /* plan and run twice; otherwise sdyrt_run twice */
    bool in_place;   /* all_reduce, update_halo */
    bool axis_lists; /* the operation's axes are given as lists, not as text */
    bool strided;    /* each rank's buffers have random strides */
    bool refused;    /* first, one rank passes a wrong argument */
    check_memory memory;
    uint64_t seed; /* of the data and the strides */

    /* Literal elements of the local buffers, device after device by ascending
     * id, each row-major; NULL: made from the element's index. Of `out_data`
     * some may be CHECK_UNDEFINED. */
    const int *in_data;
    const int *out_data;
} check_case;

/* The side's sharding. */
static inline const check_sharding *check_of(const check_case *c,
                                             check_side side) {
    return side == CHECK_FROM ? &c->from : &c->to;
}

/* The dtype of the side's elements. */
static inline sdyrt_dtype check_dtype_of(const check_case *c, check_side side) {
    return side == CHECK_TO && c->conversion == CHECK_CONVERTS ? c->out_dtype
                                                               : c->type.dtype;
}

static inline bool check_converts(const check_case *c) {
    return check_dtype_of(c, CHECK_TO) != c->type.dtype;
}

/* True for operations with axes. */
static inline bool check_has_axes(sdyrt_op_kind kind) {
    return kind != SDYRT_OP_COLLECTIVE_PERMUTE && kind != SDYRT_OP_RESHARD &&
           kind != SDYRT_OP_UPDATE_HALO;
}

/* True for operations that combine terms by their own reduction. */
static inline bool check_has_reduction(sdyrt_op_kind kind) {
    return kind == SDYRT_OP_ALL_REDUCE || kind == SDYRT_OP_REDUCE_SCATTER ||
           kind == SDYRT_OP_REDUCE;
}

static inline bool check_has_root(sdyrt_op_kind kind) {
    return kind == SDYRT_OP_BROADCAST || kind == SDYRT_OP_GATHER ||
           kind == SDYRT_OP_REDUCE || kind == SDYRT_OP_SCATTER;
}

/* True for operations in groups that leave elements undefined. */
static inline bool check_leaves_undefined(sdyrt_op_kind kind) {
    return kind == SDYRT_OP_RESHARD || kind == SDYRT_OP_GATHER ||
           kind >= SDYRT_OP_SEND_RECV || kind == SDYRT_OP_REDUCE;
}

static inline bool check_has_counts(const check_case *c) {
    return c->groups.form == CHECK_COUNTS || c->groups.form == CHECK_VARYING;
}

/* Copy a case, which points into itself. */
void check_case_copy(const check_case *c, check_case *copy);

/* True if these axes are one flat list, not a list for each dimension. */
static inline bool check_has_flat_axes(sdyrt_op_kind kind) {
    return kind == SDYRT_OP_ALL_REDUCE ||
           kind == SDYRT_OP_REPLICATED_TO_UNREDUCED ||
           kind == SDYRT_OP_BROADCAST || kind == SDYRT_OP_REDUCE ||
           kind == SDYRT_OP_SEND_RECV || kind == SDYRT_OP_SHIFT;
}

/* -- text: Shardy's, as the library reads it ------------------------------- */

/* Print, always with a final NUL; `bytes` must be enough. */
void check_print_mesh(const check_mesh *mesh, char *text, size_t bytes);
void check_print_sharding(const check_sharding *sharding, char *text,
                          size_t bytes);
void check_print_axes(const check_case *c, char *text, size_t bytes);

/* A case as one line of text. */
void check_print_case(const check_case *c, char *text, size_t bytes);

/* -- the library's objects of a case --------------------------------------- */

typedef struct check_objects {
    const sdyrt_mesh *meshes[2];
    const sdyrt_sharding *from;
    const sdyrt_sharding *to;
    char axes[1024];
    sdyrt_op_axes *axis_lists;
    sdyrt_op op; /* points into this struct and into the case */
    sdyrt_axis_ref own[CHECK_MAX_REFS];
    int64_t root[CHECK_MAX_REFS];
    int64_t *counts;
} check_objects;

/* Errors: those of the library; `objects` is to be freed on an error too. */
sdyrt_status check_objects_make(const check_case *c, check_objects *objects);
void check_objects_free(check_objects *objects);

/* -- deterministic random numbers ------------------------------------------ */

/* A hash whose every output bit depends on every input bit. */
uint64_t check_mix(uint64_t x);

typedef struct check_random {
    uint64_t state;
} check_random;

uint64_t check_random_next(check_random *random);
/* A number in [0, n); n >= 1. */
int64_t check_random_below(check_random *random, int64_t n);
/* True `percent` times in a hundred. */
bool check_random_chance(check_random *random, int percent);

/* Make case `index` of the stream `seed` for at most `n_ranks` ranks: valid by
 * construction, the same on every machine. */
void check_case_random(uint64_t seed, int64_t index, int n_ranks,
                       check_case *c);

#endif
