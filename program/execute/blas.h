/* Products of matrices, and LAPACK, by OpenBLAS, which is opened when a program
 * is compiled: libsdyrt_program runs without it. */
#ifndef SDYI_PROGRAM_EXECUTE_BLAS_H
#define SDYI_PROGRAM_EXECUTE_BLAS_H

#include <stdbool.h>
#include <stddef.h>

/* The numbers of cblas.h. */
enum {
    SDYI_ROW_MAJOR = 101,
    SDYI_NO_TRANS = 111,
    SDYI_TRANS = 112,
    SDYI_CONJ_TRANS = 113,
    SDYI_UPPER = 121,
    SDYI_LOWER = 122,
    SDYI_NON_UNIT = 131,
    SDYI_UNIT = 132,
    SDYI_LEFT = 141,
    SDYI_RIGHT = 142
};

typedef void sdyi_sgemm(int order, int a_trans, int b_trans, int m, int n,
                        int k, float alpha, const float *a, int lda,
                        const float *b, int ldb, float beta, float *c, int ldc);
typedef void sdyi_dgemm(int order, int a_trans, int b_trans, int m, int n,
                        int k, double alpha, const double *a, int lda,
                        const double *b, int ldb, double beta, double *c,
                        int ldc);

typedef void sdyi_strsm(int order, int side, int triangle, int trans, int unit,
                        int m, int n, float alpha, const void *a, int lda,
                        void *b, int ldb);
typedef void sdyi_dtrsm(int order, int side, int triangle, int trans, int unit,
                        int m, int n, double alpha, const void *a, int lda,
                        void *b, int ldb);
/* The solves of complex numbers: `alpha` is complex too. */
typedef void sdyi_ztrsm(int order, int side, int triangle, int trans, int unit,
                        int m, int n, const void *alpha, const void *a, int lda,
                        void *b, int ldb);
/* LAPACK's Cholesky factor, column-major; `length` is that of the text. */
typedef void sdyi_potrf(const char *triangle, const int *n, void *a,
                        const int *lda, int *info, size_t length);

typedef struct sdyi_blas {
    sdyi_sgemm *sgemm;
    sdyi_dgemm *dgemm;
    /* NULL: the library does not have the routine. */
    sdyi_strsm *strsm;
    sdyi_dtrsm *dtrsm;
    sdyi_ztrsm *ctrsm, *ztrsm;
    sdyi_potrf *spotrf, *dpotrf, *cpotrf, *zpotrf;
} sdyi_blas;

/* OpenBLAS, or NULL; the same answer for as long as the process runs. */
const sdyi_blas *sdyi_blas_get(void);
/* Any routine of LAPACK that the library has, such as "sgetrf_". */
bool sdyi_lapack_find(const char *name, void (**function)(void));

#endif
