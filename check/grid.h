/* Operations on grids: random cases, what they mean by their definition, and
 * running them. A rank makes its input and what it expects alone, from the
 * case: nothing is exchanged but by the operation. */
#ifndef SDYRT_CHECK_GRID_H
#define SDYRT_CHECK_GRID_H

#include "check/oracle.h"
#include "check/run.h"

#define CHECK_GRID_AXES 4
#define CHECK_GRID_DIMS 4

/* Marks, in `out` of a case, what is undefined. */
#define CHECK_UNDEFINED INT32_MIN

typedef struct check_grid_case {
    sdyrt_grid_kind kind;
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
    bool converts;
    sdyrt_dtype out_dtype;
    int64_t root[CHECK_GRID_AXES];
    int shift_axis;
    int64_t shift_offset;
    bool rotate;
    int64_t n_pairs;
    sdyrt_grid_pair pairs[CHECK_MAX_RANKS];
    /* update_halo: by dimension, the axes that split it, and halos by side, low
     * and high. */
    int split[CHECK_GRID_DIMS][CHECK_GRID_AXES];
    int n_split[CHECK_GRID_DIMS];
    int64_t halos[2][CHECK_GRID_DIMS][2];
    bool periodic[CHECK_GRID_DIMS];
    bool zero_undefined;
    bool placed;
    int ranks[CHECK_MAX_RANKS]; /* of each device; always set */
    /* How to run it. */
    bool strided;  /* buffers with padded rows */
    bool in_place; /* all_reduce and update_halo, where they may be */
    bool lent;     /* buffers of sdyrt_alloc */
    uint64_t seed; /* of the data and the strides */
    /* What devices hold, one after another, each row-major; NULL: made from
     * the element, and expected by the definition. */
    const int *in;
    const int *out;
} check_grid_case;

/* Case `index` of a stream, for at most `n_ranks` ranks. */
void check_grid_random(uint64_t seed, int64_t index, int n_ranks,
                       check_grid_case *c);

/* One line that says what the case is, always with a final NUL. */
void check_grid_print(const check_grid_case *c, char *text, size_t bytes);

/* The product of the sizes. */
int64_t check_grid_devices(const check_grid_case *c);

/* -- the definition (grid_oracle.c) ---------------------------------------- */

/* The shape of what a device has before or after; false: all of it is
 * undefined. */
bool check_grid_shape(const check_grid_case *c, int64_t device, check_side side,
                      int64_t *dims);

/* Element `index`, row-major, of what a device has before, as the operand's
 * dtype. */
void check_grid_term(const check_grid_case *c, int64_t device, int64_t index,
                     void *value);

/* The element at `at` of what a device has after; false: it is undefined. */
bool check_grid_expect(const check_grid_case *c, int64_t device,
                       const int64_t *at, void *value);

/* -- running it (grid_run.c) ----------------------------------------------- */

/* Run a case as this rank, twice on one plan, and compare all that it has after
 * with the definition.
 *
 * Collective. `failure` gets what is wrong, or "".
 * Errors: those of the library, with the text in `failure` too. */
sdyrt_status check_grid_run(sdyrt_context *context, const check_grid_case *c,
                            char failure[CHECK_TEXT_BYTES]);

#endif
