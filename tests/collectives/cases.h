/* The operations that documents show, with what they print: one table, run on
 * every backend. */
#ifndef SDYRT_TESTS_CASES_H
#define SDYRT_TESTS_CASES_H

#include "tools/check_case.h"

/* Explicit offsets of one dimension. */
typedef struct op_offsets {
    int count; /* 0: none */
    int64_t at[8];
} op_offsets;

typedef struct op_case {
    const char *name;
    check_text text;
    sdyrt_partition cut[2];   /* of every dimension, by side */
    op_offsets offsets[2][2]; /* of dimensions 0 and 1, by side */
    /* What each device holds before and after, in order of device ids, each
     * row-major, where a document prints it; NULL: an element is made from its
     * index, and what is expected from the definition. */
    const int *in;
    const int *out;
} op_case;

extern const op_case op_cases[];
extern const int n_op_cases;

#endif
