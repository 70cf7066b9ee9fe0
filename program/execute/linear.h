/* Cholesky factors and triangular solves, for StableHLO's ops and for JAX's
 * custom calls of LAPACK. */
#ifndef SDYI_PROGRAM_EXECUTE_LINEAR_H
#define SDYI_PROGRAM_EXECUTE_LINEAR_H

#include "program/execute/compile.h"

/* The numbers of StableHLO's enum transpose. */
enum { SDYI_NO_TRANSPOSE = 1, SDYI_TRANSPOSE = 2, SDYI_ADJOINT = 3 };

typedef struct sdyi_solve_form {
    bool is_left, is_lower, is_unit;
    int transposes;
} sdyi_solve_form;

/* The factor of operand 0. `is_lapack`: the other triangle keeps the operand's
 * elements, and result 1 (i32) is for each matrix the first leading minor that
 * is not positive, counted from 1; 0: none. */
sdyrt_status sdyi_emit_cholesky(sdyi_compiler *c, const sdyi_op *op,
                                bool is_lower, bool is_lapack);
/* The solution x of a x = b, with matrix a in operand 0 and b in operand 1. */
sdyrt_status sdyi_emit_solve(sdyi_compiler *c, const sdyi_op *op,
                             const sdyi_solve_form *form);

#endif
