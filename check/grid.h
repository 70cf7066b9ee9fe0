/* Operations on grids: random cases, their results by definition, and running
 * them. Each rank makes its input and expected result from the case alone: only
 * the operation itself communicates. */
#ifndef SDYRT_CHECK_GRID_H
#define SDYRT_CHECK_GRID_H

#include "check/oracle.h"
#include "check/run.h"

#define CHECK_GRID_AXES 4
#define CHECK_GRID_DIMS 4

/* The mark of undefined elements in `out` of a case. */
#define CHECK_UNDEFINED INT32_MIN

/* The runs of a plan with varying counts, and the one in which counts may be
 * wrong, so that they are refused. */
#define CHECK_GRID_ROUNDS 3
#define CHECK_WRONG_ROUND 1

typedef enum check_grid_form {
    CHECK_PIECES,   /* the sizes follow from the operation */
    CHECK_COUNTS,   /* all_to_all: a matrix, planned once */
    CHECK_VARYING,  /* all_gather, reduce_scatter, all_to_all: of each run */
    CHECK_MESSAGES, /* send_recv: messages of two ranks, without a plan */
    CHECK_GRID_FORM_COUNT
} check_grid_form;

typedef struct check_grid_case {
    sdyrt_grid_kind kind;
    check_grid_form form;
    int n_axes;
    int64_t sizes[CHECK_GRID_AXES];
    int grid_axes[CHECK_GRID_AXES];
    int n_grid_axes;
    sdyrt_type type;
    int axis, concat_axis;
    bool has_offsets, has_concat_offsets;
    int64_t offsets[CHECK_MAX_RANKS + 1];
    int64_t concat_offsets[CHECK_MAX_RANKS + 1];
    sdyrt_reduction reduction;
    bool averages;
    bool generic; /* check_grid_combine */
    bool converts;
    sdyrt_dtype out_dtype;
    int64_t root[CHECK_GRID_AXES];
    int shift_axis;
    int64_t shift_offset;
    bool rotate;
    int64_t n_pairs;
    sdyrt_grid_pair pairs[CHECK_MAX_RANKS];
    /* update_halo, whose sides split alike, and reshard. For each side and
     * dimension: the axes that split it, halos (low, high) and offsets. */
    int split[2][CHECK_GRID_DIMS][CHECK_GRID_AXES];
    int n_split[2][CHECK_GRID_DIMS];
    int64_t halos[2][CHECK_GRID_DIMS][2];
    bool is_cut_at[2]; /* the offsets */
    int64_t cuts[2][CHECK_GRID_DIMS][CHECK_MAX_RANKS + 1];
    bool periodic[CHECK_GRID_DIMS];
    int n_before_axes; /* of a reshard's grid before; 0: the same grid */
    int64_t before_sizes[CHECK_GRID_AXES];
    /* CHECK_COUNTS, CHECK_VARYING */
    int64_t most_count;
    int64_t in_capacity, out_capacity;
    int64_t pair_capacity; /* 0: not given */
    int round;
    int64_t wrong_device; /* gives a wrong count in that round; -1: none */
    int64_t wrong_count;
    int n_batches; /* CHECK_MESSAGES: into which the pairs are cut, in order */
    bool zero_undefined;
    bool placed;
    int ranks[CHECK_MAX_RANKS]; /* of each device; always set */
    /* Options of the run. */
    bool strided;  /* buffers with padded rows */
    bool in_place; /* all_reduce and update_halo, where they may be */
    bool lent;     /* buffers of sdyrt_alloc */
    uint64_t seed; /* of the data and the strides */
    /* Literal elements of the devices, one after another, each row-major; NULL:
     * made from the element's index, and expected by the definition. */
    const int *in;
    const int *out;
} check_grid_case;

/* Case `index` of a stream, for at most `n_ranks` ranks. */
void check_grid_random(uint64_t seed, int64_t index, int n_ranks,
                       check_grid_case *c);

/* A case as one line of text, always with a final NUL. */
void check_grid_print(const check_grid_case *c, char *text, size_t bytes);

/* The product of the sizes. */
int64_t check_grid_devices(const check_grid_case *c);

/* True for operations with shardings; and the grid sizes of one side. */
bool check_grid_has_shardings(const check_grid_case *c);
const int64_t *check_grid_sizes(const check_grid_case *c, check_side side,
                                int *n_axes);
/* The product of the sizes of a side's grid. */
int64_t check_grid_devices_of(const check_grid_case *c, check_side side);
/* The number of shards of a dimension. */
int64_t check_grid_shards(const check_grid_case *c, check_side side, int dim);

bool check_grid_has_counts(const check_grid_case *c);

/* -- the definition (grid_oracle.c) ---------------------------------------- */

/* The group of a device: its number of members, the device's number in it, and
 * the member of a number. */
int64_t check_grid_members(const check_grid_case *c);
int64_t check_grid_number(const check_grid_case *c, int64_t device);
int64_t check_grid_member(const check_grid_case *c, int64_t device,
                          int64_t number);

/* The elements along the axis that member `p` of a device's group has for
 * member `q`, in the case's round: for all_gather the same for all q, for
 * reduce_scatter the same for all p. A matrix is common to all groups. */
int64_t check_grid_count(const check_grid_case *c, int64_t device, int64_t p,
                         int64_t q);

/* The shape of a device's buffer on a side; false: all of it is undefined. */
bool check_grid_shape(const check_grid_case *c, int64_t device, check_side side,
                      int64_t *dims);

/* Element `index`, row-major, of a device's operand, in the operand's dtype. */
void check_grid_term(const check_grid_case *c, int64_t device, int64_t index,
                     void *value);

/* The expected element at `at` of a device's result; false: it is undefined. */
bool check_grid_expect(const check_grid_case *c, int64_t device,
                       const int64_t *at, void *value);

/* A reduction of i32 whose result depends on the order of terms. */
void check_grid_combine(void *into, const void *values, int64_t n,
                        sdyrt_dtype dtype, void *argument);

/* -- running it (grid_run.c) ----------------------------------------------- */

/* Run a case as this rank, several times on one plan, and compare the result
 * with the definition.
 *
 * Collective. `failure` gets the first difference, or "".
 * Errors: those of the library, with the text in `failure` too. */
sdyrt_status check_grid_run(sdyrt_context *context, const check_grid_case *c,
                            char failure[CHECK_TEXT_BYTES]);

/* check_grid_run for CHECK_MESSAGES (grid_messages.c). Where ranks cannot reach
 * one another, on nccl and on several nodes, the library has to refuse. */
sdyrt_status check_grid_messages(sdyrt_context *context,
                                 const check_grid_case *c, char *failure);

#endif
