/* Rewriting to a fixed point: patterns of the op rows, erasure of dead ops, and
 * constants, which are hoisted to the front of their function and uniqued. */
#ifndef SDYI_OPT_GREEDY_H
#define SDYI_OPT_GREEDY_H

#include "base/status.h"
#include "program/ir/row.h"

typedef struct sdyi_greedy_options {
    bool is_top_down;
    bool keeps_dead;        /* ops that an iteration left unused */
    int64_t max_iterations; /* -1: no limit */
    int64_t max_rewrites;   /* rewrites by patterns in an iteration; -1: any
                               number */
    /* Filter of patterns by op and label; NULL: all patterns are tried. */
    bool (*is_enabled)(const void *state, const sdyi_op *op, const char *label);
    /* A pattern of any op, after those of its row, which `is_enabled` does not
     * filter; NULL: none. */
    bool (*more)(sdyi_op *op);
    /* Extra work after each iteration; returns true if it changed something;
     * NULL: none. */
    bool (*finish)(sdyi_region *region);
    const void *state;
} sdyi_greedy_options;

/* Rewrite the ops nested in an op. Memory is the pool's scratch. True if the
 * last iteration changed nothing. */
SDYI_EXPORT bool sdyi_greedy(sdyi_op *op, const sdyi_greedy_options *options);

#endif
