/* Shardings of an op's tensors, seen as shardings of its rule's factors.
 *
 * Projection cuts the axes of a dimension among its factors, major to minor,
 * as far as they fit. Dimension 12 = k(4) l(3) on axes p=2, q=6: k takes p, and
 * of what it lacks q:(1)2; l, the minor-most, takes the rest, q:(2)3. Axes that
 * do not fit a factor that is not minor-most are its overflow: k(3) l(4) on p=2
 * gives k the overflow p, and nothing can follow it.
 *
 * Lists of axes are never changed in place: a projection that takes a list from
 * a sharding or from another factor points to it. */
#ifndef SDYI_PROGRAM_PROPAGATION_FACTORS_H
#define SDYI_PROGRAM_PROPAGATION_FACTORS_H

#include "program/propagation/layout.h"
#include "program/propagation/rule.h"

/* An op's tensors: its operands, then its results. */
static inline sdyi_value *sdyi_tensor(sdyi_op *op, int i) {
    return i < op->n_operands ? sdyi_operand(op, i)
                              : &op->results[i - op->n_operands];
}

typedef struct sdyi_factor {
    sdyi_span axes, overflow;
    bool is_there; /* the tensor has the factor, and no overflow before cuts it
                      off */
    bool is_closed, is_minor_most;
} sdyi_factor;

/* Directions of propagation: forward is from operands to results. */
typedef enum sdyi_direction {
    SDYI_DIRECTION_NONE = 0,
    SDYI_DIRECTION_FORWARD = 1,
    SDYI_DIRECTION_BACKWARD = 2,
    SDYI_DIRECTION_BOTH = 3
} sdyi_direction;

typedef struct sdyi_projection {
    const sdyi_rule *rule;
    const sdyrt_mesh *mesh;
    sdyi_zone *zone;      /* of lists that are made */
    int n_tensors;        /* operands, then results */
    sdyi_factor *factors; /* of each tensor in turn, all of the rule's */
    const sdyi_layout *const *layouts; /* NULL: the tensor has none */
    bool *is_updated;                  /* by tensor */
    /* Input of the strategies. */
    const unsigned char *directions; /* by factor: sdyi_direction */
    bool is_elementwise, is_conservative;
    bool closes_missing; /* tensors without layout are closed, not open */
} sdyi_projection;

static inline sdyi_factor *sdyi_factor_of(const sdyi_projection *p, int tensor,
                                          int factor) {
    return &p->factors[tensor * p->rule->n_factors + factor];
}

/* Fill the factors of a projection whose other members are set. */
void sdyi_project(sdyi_projection *p);

/* The dimensions, replicated and unreduced axes of a tensor as its factors have
 * them now: without priorities. */
void sdyi_unproject(const sdyi_projection *p, int tensor,
                    sdyi_sharding_parts *parts);

/* -- what both strategies do ----------------------------------------------- */

/* The longest list of axes along a factor that all tensors agree on, some of
 * which may lack its end; conflicts with other factors are ignored. */
sdyi_span sdyi_major_axes(const sdyi_projection *p, int factor);

/* The part of an axis that a tensor's factor may take: without a conflict with
 * other factors; and within its own size, after `prev` shards. False:
 * nothing. */
bool sdyi_fits_across(const sdyi_projection *p, int tensor, int factor,
                      sdyi_ref axis, sdyi_ref *part);
bool sdyi_fits_within(const sdyi_projection *p, int tensor, int factor,
                      int64_t prev, sdyi_ref axis, sdyi_ref *part);

/* The prefix of a list whose axes `fits` accepts, the last perhaps in part. */
typedef bool sdyi_fits(const sdyi_projection *p, int tensor, int factor,
                       int64_t prev, sdyi_ref axis, sdyi_ref *part);
sdyi_span sdyi_cut(const sdyi_projection *p, int tensor, int factor,
                   sdyi_span axes, sdyi_fits *fits);

/* Give a tensor's factor more axes: nothing where what it has is not a strict
 * prefix of them. */
void sdyi_expand(sdyi_projection *p, int tensor, int factor, sdyi_span axes);

/* -- the strategies -------------------------------------------------------- */

/* Basic strategy: a factor gets an axis in all its tensors or in none. */
void sdyi_spread_basic(sdyi_projection *p);
/* Aggressive strategy: each tensor takes what it can; if factors conflict, the
 * one of the largest tensor comes first. */
void sdyi_spread_aggressive(sdyi_projection *p);

#endif
