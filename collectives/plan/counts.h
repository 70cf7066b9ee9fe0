/* Operations whose boxes follow from counts along one dimension: how many
 * elements each member of a group has for each. */
#ifndef SDYI_PLAN_COUNTS_H
#define SDYI_PLAN_COUNTS_H

#include "collectives/plan/plan.h"

/* Of one plan and rank. Counts are a row a member: all_to_all n of them, to
 * each member; reduce_scatter n, of each piece, all rows the same; all_gather
 * one. */
typedef struct sdyi_counts {
    sdyrt_op_kind kind;
    int axis;
    int64_t n;                    /* members */
    int64_t own;                  /* this rank among them; -1: it is none */
    int64_t width;                /* of a row */
    int *ranks;                   /* of the members */
    int64_t dims[SDYRT_MAX_RANK]; /* of a box, but for `axis` */
    int64_t in_capacity, out_capacity;
    int64_t pair_capacity; /* 0: none */
    int64_t *rows;         /* NULL: each run has its own */
    sdyi_exchange meta;    /* rows NULL: the allgather of a run's counts */
} sdyi_counts;

/* A check that the rows of counts fit the capacities and, of a reduce_scatter,
 * one another; the same verdict on all members.
 * Errors: ARGUMENT (PARTITION_OFFSETS), MISMATCH. */
sdyrt_status sdyi_counts_check(const sdyi_counts *c, const int64_t *rows);

/* Set the boxes of an exchange that has room for `n` sends and receives of this
 * rank; those of no elements are left out. */
void sdyi_counts_fill(const sdyi_counts *c, const int64_t *rows,
                      sdyi_exchange *boxes);

/* The boxes of a plan: where counts vary the largest that there may be. */
sdyrt_status sdyi_counts_lower(const sdyi_counts *c, sdyi_exchange *boxes);

/* Add the bytes that a run moves; where counts vary an upper bound. */
void sdyi_counts_traffic(const sdyi_counts *c, size_t element_bytes,
                         sdyi_traffic *traffic);

/* The most that a member may have for another, where counts vary. */
static inline int64_t sdyi_counts_room(const sdyi_counts *c) {
    const int64_t room =
        c->in_capacity < c->out_capacity ? c->in_capacity : c->out_capacity;
    return c->pair_capacity > 0 && c->pair_capacity < room ? c->pair_capacity
                                                           : room;
}

/* Bytes of one element along the axis. */
static inline size_t sdyi_counts_line(const sdyi_counts *c,
                                      size_t element_bytes) {
    size_t line = element_bytes;
    for (int d = 0; d < SDYRT_MAX_RANK; d++)
        line *= d == c->axis ? 1 : (size_t)c->dims[d];
    return line;
}

/* Bytes of the largest box, or of the largest that there may be. */
static inline size_t sdyi_counts_largest(const sdyi_counts *c,
                                         size_t element_bytes) {
    int64_t most = c->rows == NULL ? sdyi_counts_room(c) : 0;
    for (int64_t i = 0; c->rows != NULL && i < c->n * c->width; i++)
        most = c->rows[i] > most ? c->rows[i] : most;
    return (size_t)most * sdyi_counts_line(c, element_bytes);
}

/* Elements along `axis` that member `p` sends to `q`. */
int64_t sdyi_counts_between(const sdyi_counts *c, const int64_t *rows,
                            int64_t p, int64_t q);

#endif
