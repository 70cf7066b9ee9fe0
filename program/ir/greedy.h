/* Rewriting to a fixed point: the patterns of the rows, dead ops, and equal
 * constants, which are one, in front of the function that they are in. */
#ifndef SDYI_PROGRAM_IR_GREEDY_H
#define SDYI_PROGRAM_IR_GREEDY_H

#include "program/ir/row.h"

typedef struct sdyi_greedy_options {
    bool is_top_down;
    bool keeps_dead;        /* ops that an iteration has left unused */
    int64_t max_iterations; /* -1: any number */
    int64_t max_rewrites;   /* of patterns in an iteration; -1: any number */
    /* Whether a pattern of a label is to be tried on an op; NULL: all are. */
    bool (*is_enabled)(const void *state, const sdyi_op *op, const char *label);
    /* Patterns of an op beside those of its row, which `is_enabled` does not
     * ask for; NULL: none. */
    const sdyi_pattern *(*more_patterns)(const sdyi_op *op);
    /* More to do after each iteration, which says whether it has changed
     * something; NULL: nothing. */
    bool (*finish)(sdyi_region *region);
    const void *state;
} sdyi_greedy_options;

/* Rewrite what is in an op. Memory is the pool's scratch. Whether the last
 * iteration has changed nothing. */
bool sdyi_greedy(sdyi_op *op, const sdyi_greedy_options *options);

#endif
