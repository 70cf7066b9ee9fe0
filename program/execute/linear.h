/* Factors and solves of matrices: those of the operations, and of calls that
 * JAX makes of LAPACK. */
#ifndef SDYI_PROGRAM_EXECUTE_LINEAR_H
#define SDYI_PROGRAM_EXECUTE_LINEAR_H

#include "program/execute/compile.h"

/* The numbers of StableHLO's enum transpose. */
enum { SDYI_NO_TRANSPOSE = 1, SDYI_TRANSPOSE = 2, SDYI_ADJOINT = 3 };

typedef struct sdyi_solve_form {
    bool is_left, is_lower, is_unit;
    int transposes;
} sdyi_solve_form;

/* The factor of operand 0. `is_lapack`: the other triangle is that of the
 * operand, and result 1, of i32, says of each matrix which leading minor is the
 * first that is not positive, from 1; 0: none. */
sdyrt_status sdyi_emit_cholesky(sdyi_compiler *c, const sdyi_op *op,
                                bool is_lower, bool is_lapack);
/* The solution for operand 1, of matrix operand 0. */
sdyrt_status sdyi_emit_solve(sdyi_compiler *c, const sdyi_op *op,
                             const sdyi_solve_form *form);

#endif
