/* Products of matrices by OpenBLAS, which is opened when a program is compiled:
 * libsdyrt_program runs without it. */
#ifndef SDYI_PROGRAM_EXECUTE_BLAS_H
#define SDYI_PROGRAM_EXECUTE_BLAS_H

#include <stdbool.h>

/* The numbers of cblas.h. */
enum { SDYI_ROW_MAJOR = 101, SDYI_NO_TRANS = 111, SDYI_TRANS = 112 };

typedef void sdyi_sgemm(int order, int a_trans, int b_trans, int m, int n,
                        int k, float alpha, const float *a, int lda,
                        const float *b, int ldb, float beta, float *c, int ldc);
typedef void sdyi_dgemm(int order, int a_trans, int b_trans, int m, int n,
                        int k, double alpha, const double *a, int lda,
                        const double *b, int ldb, double beta, double *c,
                        int ldc);

typedef struct sdyi_blas {
    sdyi_sgemm *sgemm;
    sdyi_dgemm *dgemm;
} sdyi_blas;

/* NULL: there is none. The same answer for as long as the process runs. */
const sdyi_blas *sdyi_blas_get(void);

#endif
