/* A history of propagation: which axis came to which value, through which op.
 * It is kept only where somebody asks for it; sharding origins, edges of
 * propagation (origins.h) and explanations are read from it. */
#ifndef SDYI_PROGRAM_PROPAGATION_HISTORY_H
#define SDYI_PROGRAM_PROPAGATION_HISTORY_H

#include "program/ir/op.h"
#include "program/ir/side_table.h"
#include "program/propagation/spread.h"

/* An axis that came to a tensor of an op. Tensors are numbered as those of the
 * op's rule: operands, then results. */
typedef struct sdyi_axis_move {
    sdyi_ref axis;
    int factor;
    int dim;      /* of the target */
    int place;    /* of the factor in that dimension */
    bool is_last; /* of the factor's axes */
    int source_dim;
    int source; /* the first tensor that had the axis; -1: several tensors, each
                   a part of it */
    int target;
} sdyi_axis_move;

/* A step of propagation: an op by which some sharding has changed. */
typedef struct sdyi_event {
    const sdyi_op *op; /* NULL: a sharding group */
    int result; /* a result of the function `op`, whose own sharding meets that
                   of the returned value; -1: any other op */
    const sdyrt_mesh *mesh;
    sdyi_strategy strategy;
    int64_t user_priority;
    int op_priority;
    int n_operands, n_tensors;
    const sdyi_value **values; /* by tensor: the value that owns its sharding;
                                  NULL: none, or a function's result */
    sdyi_axis_move *moves;     /* by factor, axis, target */
    int n_moves;
} sdyi_event;

typedef struct sdyi_history {
    sdyi_zone *zone; /* of all events; propagation does not reset it */
    sdyi_event *events;
    int n, capacity;
    int64_t user_priority; /* of the run that is going on */
    sdyi_event next;       /* of the op that is being propagated */
} sdyi_history;

/* The axis that debug attributes show for a move; false: none. As in Shardy,
 * the last axes of two consecutive factors of a dimension that got any are
 * merged if they are neighbouring parts, as d:(1)2 and d:(2)2, and shown with
 * the source of the second. Of three in a row, each with the one before: d:(1)4
 * and d:(2)4. */
bool sdyi_move_axis(const sdyi_event *e, const sdyi_axis_move *m,
                    sdyi_ref *axis);

/* Set `next.moves` from the factors of a projection before and after a step. */
void sdyi_history_compare(sdyi_history *history, const sdyi_projection *p,
                          const sdyi_factor *before);
/* Add `next`, with copies of the `n` values. */
void sdyi_history_add(sdyi_history *history, sdyi_value *const *values, int n);
/* Add an event: a member of a sharding group gets the axes of another that are
 * not in `before`, which may be NULL. */
void sdyi_history_share(sdyi_history *history, const sdyi_value *from,
                        const sdyi_value *to, const sdyi_layout *before,
                        const sdyi_layout *after);
/* Add an event: the operand of a constraint, which had no sharding, gets that
 * of the constraint. It counts as a step even without axes. */
void sdyi_history_constrain(sdyi_history *history, const sdyi_op *constraint,
                            const sdyi_value *place, const sdyi_layout *after);

#endif
