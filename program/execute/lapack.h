/* LAPACK's routines, as custom calls of a program use them: OpenBLAS computes,
 * column-major. */
#ifndef SDYI_PROGRAM_EXECUTE_LAPACK_H
#define SDYI_PROGRAM_EXECUTE_LAPACK_H

#include "program/execute/execute.h"

enum { SDYI_LAPACK_VALUES = 10, SDYI_LAPACK_CONFIG = 4 };

typedef struct sdyi_lapack sdyi_lapack;

/* The scratch of a routine. For a query n_work is -1, and the first element of
 * `work` receives the size; so with `reals` and `ints` where their size is
 * -1. */
typedef struct sdyi_lapack_room {
    void *work; /* of the matrix's dtype */
    void *reals;
    int *ints;
    int n_work, n_reals, n_ints;
    int info;
} sdyi_lapack_room;

/* One call. `at`: operands, then results, of one matrix of the batch. */
typedef void sdyi_lapack_run(const sdyi_lapack *p, void *const *at,
                             sdyi_lapack_room *room);

typedef struct sdyi_lapack_routine {
    const char *of_real,
        *of_complex; /* names in LAPACK; NULL: not of such numbers */
    /* Operands > results of one matrix: an element type and a letter for each
     * size. T: the matrix's, R: real, C: complex, I: i32; V: T, and the result
     * is the adjoint of what the routine gives. The sizes k and e are the least
     * of m and n, and n - 1; others are what they are where they first stand.
     */
    const char *values;
    const char *begin; /* by result: the operand that it starts from, which
                          LAPACK overwrites; '-': none */
    /* Used in place of `run` by routines that need no LAPACK: linear.c. */
    sdyrt_status (*emit)(sdyi_compiler *c, const sdyi_op *op,
                         const sdyi_lapack *p);
    sdyi_lapack_run *run;
    /* The sizes of `reals` and `ints`, where a query does not return them. */
    void (*reserve)(const sdyi_lapack *p, sdyi_lapack_room *room);
    /* Test that sizes and config fit one another, which may also set config;
     * NULL: they always do. */
    bool (*fits)(sdyi_lapack *p);
    bool has_no_work;
    bool is_finite; /* a matrix with Inf or NaN is not computed: info is -4 */
} sdyi_lapack_routine;

/* A value, for one matrix of the batch. */
typedef struct sdyi_lapack_value {
    int64_t rows, columns; /* 1 column: a vector */
    size_t width, bytes;
    bool is_matrix, is_adjoint;
    int begin;     /* operand whose value a result starts from; -1: zeros */
    size_t offset; /* in a thread's scratch, where the matrix is column-major */
    bool has_room; /* false: LAPACK works in the program's buffer */
} sdyi_lapack_value;

struct sdyi_lapack {
    const sdyi_lapack_routine *routine;
    sdyrt_dtype dtype;
    bool is_complex;
    int sizes['z' - 'a' + 1];       /* by letter; -1: unknown */
    int config[SDYI_LAPACK_CONFIG]; /* letters, or numbers */
    void (*function)(void);
    sdyi_lapack_value values[SDYI_LAPACK_VALUES];
    int n_operands, n; /* values */
    bool has_info;     /* the last one */
    int64_t n_parts;   /* matrices of the batch */
    sdyi_lapack_room room;
    size_t work, reals, ints, bytes; /* offsets in the room of a thread */
    int slot;                        /* of the rooms */
};

/* The thunk of a call, whose plan is a sdyi_lapack. */
sdyi_run sdyi_lapack_run_call;

extern const sdyi_lapack_routine sdyi_lapack_getrf, sdyi_lapack_geqrf,
    sdyi_lapack_geqp3, sdyi_lapack_orgqr, sdyi_lapack_ormqr, sdyi_lapack_gesdd,
    sdyi_lapack_gesvd, sdyi_lapack_svd_of_v, sdyi_lapack_syevd,
    sdyi_lapack_geev, sdyi_lapack_complex_geev, sdyi_lapack_gees,
    sdyi_lapack_complex_gees, sdyi_lapack_gehrd, sdyi_lapack_sytrd,
    sdyi_lapack_gtsv, sdyi_lapack_gtsv_of_b;

#endif
