/* The elements of each device before and after an operation, by its definition:
 * mixed-radix digits of positions, the partition rule, and one element after
 * another. The only call of the library is sdyrt_dtype_bytes. */
#ifndef SDYRT_CHECK_ORACLE_H
#define SDYRT_CHECK_ORACLE_H

#include "check/case.h"

/* -- positions, tiles ------------------------------------------------------ */

/* Product of the sizes. */
int64_t check_refs_size(const check_refs *refs);

/* Mixed-radix number of the digits of a position along a list. */
int64_t check_refs_index(const check_mesh *mesh, const check_refs *refs,
                         int64_t position);

/* `position` with the digits along a list replaced by those of `index`. */
int64_t check_refs_replace(const check_mesh *mesh, const check_refs *refs,
                           int64_t position, int64_t index);

/* Pieces of `a` that are not in `b`; all on one mesh and cut from a common
 * factorisation. */
void check_refs_minus(const check_mesh *mesh, const check_refs *a,
                      const check_refs *b, check_refs *result);

int64_t check_position_of(const check_mesh *mesh, int64_t device);

/* The device that a rank is on one side; -1: none. */
int64_t check_device_of(const check_case *c, check_side side, int rank);

/* The tile of a position; -1 owns nothing. */
void check_tile(const check_sharding *sharding, const sdyrt_type *type,
                int64_t position, sdyrt_tile *tile);

bool check_tile_has(const sdyrt_tile *tile, const int64_t *index);

/* The box that the buffer of a position holds, in coordinates of the value: its
 * tile with halos; with counts, and after an all_to_all along one dimension, in
 * coordinates of its own. */
void check_box(const check_case *c, check_side side, int64_t position,
               sdyrt_tile *box);

/* -- groups (groups.c) ----------------------------------------------------- */

int64_t check_members(const check_case *c);
/* A position's number in its group; and the position of a number there. */
int64_t check_number(const check_case *c, int64_t position);
int64_t check_member(const check_case *c, int64_t position, int64_t number);

/* The elements that member `p` of a position's group has for member `q`, in the
 * case's round: for all_gather the same for all q, for reduce_scatter the same
 * for all p. A planned matrix is common to all groups. */
int64_t check_count(const check_case *c, int64_t position, int64_t p,
                    int64_t q);

/* The position whose value before is the element at `index` of `position`
 * after; `index` becomes its index there. -1: the element is undefined. */
int64_t check_source(const check_case *c, int64_t position, int64_t *index);

/* A reduction of i32 whose result depends on the order of terms. */
void check_combine_in_order(void *into, const void *values, int64_t n,
                            sdyrt_dtype dtype, void *argument);

/* -- walking a tile -------------------------------------------------------- */

/* `for (check_walk w = check_walk_start(..); w.more; check_walk_next(&w))` */
typedef struct check_walk {
    const sdyrt_type *type;
    const sdyrt_tile *tile;
    bool more;
    int64_t local[SDYRT_MAX_RANK]; /* index within the tile */
    int64_t index[SDYRT_MAX_RANK]; /* index within the tensor */
    int64_t element;               /* row-major number in the tensor */
} check_walk;

check_walk check_walk_start(const sdyrt_type *type, const sdyrt_tile *tile);
void check_walk_next(check_walk *walk);

/* The row-major number of an element; the first dimension may be dynamic. */
int64_t check_element(const sdyrt_type *type, const int64_t *index);

/* The walk's element in a buffer with these strides. */
int64_t check_walk_place(const check_walk *walk, const int64_t *strides);

/* -- the meaning of a case ------------------------------------------------- */

typedef struct check_meaning {
    bool same_axes;        /* both meshes have the same axes */
    bool arithmetic;       /* terms are combined, or zeros stand in for some */
    check_refs terms;      /* axes of `from` that distinguish terms */
    check_refs reduced;    /* terms along these are combined */
    check_refs introduced; /* axes of `to` whose terms add up */
    bool exact;            /* each out tile is known, not the sum alone */
} check_meaning;

void check_meaning_of(const check_case *c, check_meaning *meaning);

/* True if the operation only moves elements: one term, nothing introduced. */
bool check_is_movement(const check_meaning *meaning);

/* The term that the device at a position of `from` holds. */
int64_t check_label(const check_case *c, const check_meaning *meaning,
                    int64_t position);

/* The terms labels[0..*count) whose reduction is the value at position
 * `position` of `to`. */
void check_labels(const check_case *c, const check_meaning *meaning,
                  int64_t position, int64_t *labels, int *count);

/* Term `label` of an element: the bytes that a source device holds. */
void check_term(const check_case *c, const check_meaning *meaning,
                int64_t element, int64_t label, void *value);

/* The reduction of terms, in the dtype of `to`. */
void check_value(const check_case *c, const check_meaning *meaning,
                 int64_t element, const int64_t *labels, int count,
                 void *value);

/* The element of position `position` of `to` at the walk's element, for a
 * meaning that is exact; false: it is undefined. */
bool check_expect(const check_case *c, const check_meaning *meaning,
                  int64_t position, const int64_t *labels, int count,
                  const check_walk *walk, void *value);

/* -- numbers --------------------------------------------------------------- */

typedef enum check_class {
    CHECK_BOOLEAN,
    CHECK_SIGNED,
    CHECK_UNSIGNED,
    CHECK_FLOAT,
    CHECK_HALF, /* f16, bf16 */
    CHECK_TINY, /* the 8-bit floats */
    CHECK_COMPLEX
} check_class;

check_class check_class_of(sdyrt_dtype dtype);

/* The expected answer of sdyrt_can_reduce. */
bool check_can_reduce(sdyrt_dtype dtype, sdyrt_reduction reduction);

/* target = target op term, exact or rounded once. */
void check_combine(sdyrt_dtype dtype, sdyrt_reduction reduction, void *target,
                   const void *term);

/* An element converted to another dtype. To a float: rounded once to nearest,
 * ties to even; overflow is infinite, or NaN in formats without infinity. To an
 * integer: truncated and clamped, NaN becomes 0; from an integer it wraps. To
 * i1: true unless zero. To a real: the real part. */
void check_convert(sdyrt_dtype from, const void *value, sdyrt_dtype to,
                   void *out);

/* Equal as values: NaN equals NaN, -0 equals 0; others by their bits. */
bool check_equal(sdyrt_dtype dtype, const void *a, const void *b);

/* Divide a sum by the number of terms; integers towards zero. */
void check_divide(sdyrt_dtype dtype, int64_t n, void *value);

/* A small integer as `dtype`. */
void check_from_int(sdyrt_dtype dtype, int value, void *out);

/* An element as text: a number, or its bits. */
void check_print_value(sdyrt_dtype dtype, const void *value, char *text,
                       size_t bytes);

#endif
