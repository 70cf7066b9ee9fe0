/* The operations that documents show, with what they print: one table, run on
 * every backend. */
#ifndef SDYRT_TESTS_CASES_H
#define SDYRT_TESTS_CASES_H

#include "check/case.h"

/* A case as text, as the tables have it. `mesh_to` NULL: the
 * same mesh; `from` NULL: no operand sharding; `axes` NULL where the op has
 * none. */
typedef struct case_text {
    sdyrt_op_kind kind;
    const char *mesh;
    const char *mesh_to;
    const char *type;
    const char *from;
    const char *to;
    const char *axes;
    sdyrt_reduction reduction;
} case_text;

/* Read it (cases_read.c): for text that is known to be right; false when it is
 * not understood. */
bool case_read(const case_text *text, check_case *c);

/* Explicit offsets of one dimension. */
typedef struct op_offsets {
    int count; /* 0: none */
    int64_t at[8];
} op_offsets;

typedef struct op_case {
    const char *name;
    case_text text;
    sdyrt_partition cut[2];   /* of every dimension, by side */
    op_offsets offsets[2][2]; /* of dimensions 0 and 1, by side */
    /* Values of each device before and after, in order of device ids, each
     * row-major, where a document prints them; NULL: an element is made from
     * its index, and the expected ones from the definition. */
    const int *in;
    const int *out;
} op_case;

extern const op_case op_cases[];
extern const int n_op_cases;

/* -- cases of the checker (cases_make.c) ----------------------------------- */

/* Set up a row's case; false: its text is not understood. */
bool op_case_make(const op_case *row, check_case *c);

/* Ranks that a case needs: its device ids are ranks. */
int64_t op_case_ranks(const check_case *c);

/* Ways to run a case: planned or cached, with strides or without, in memory of
 * the library's or not, in place or not. False: not for this operation. */
#define OP_CASE_FORMS 16
bool op_case_form(const check_case *made, int form, check_case *c);

/* Reshard number 0 .. n_op_pairs - 1: from and to every placement of two axes
 * of 2 on three dimensions. */
extern const int n_op_pairs;
bool op_pair_make(int number, check_case *c);

#endif
