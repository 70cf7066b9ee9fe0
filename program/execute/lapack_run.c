/* A call of LAPACK as it runs: each matrix of the batch is transposed into the
 * scratch of a thread, and the routine's results are transposed back. */
#include "program/execute/lapack.h"
#include "program/execute/threads.h"

#include <assert.h>
#include <math.h>
#include <string.h>

typedef struct job {
    const sdyi_lapack *p;
    const sdyi_thunk *thunk;
    const sdyi_frame *frame;
    char *room;
} job;

#define TURN(width)                                                            \
    static void turn_##width(int64_t rows, int64_t columns, const char *from,  \
                             char *to) {                                       \
        for (int64_t i = 0; i < rows; i++)                                     \
            for (int64_t j = 0; j < columns; j++)                              \
                memcpy(to + (j * rows + i) * (width),                          \
                       from + (i * columns + j) * (width), width);             \
    }
TURN(4)
TURN(8)
TURN(16)

/* Transpose rows to columns; or back, with the sizes swapped. */
static void turn(size_t width, int64_t rows, int64_t columns, const void *from,
                 void *to) {
    (width == 4   ? turn_4
     : width == 8 ? turn_8
                  : turn_16)(rows, columns, from, to);
}

/* Copy the adjoint of a result: column-major n x v is the transpose in
 * row-major, so only conjugate. */
static void give_adjoint(const sdyi_lapack *p, const sdyi_lapack_value *v,
                         const void *from, void *to) {
    memcpy(to, from, v->bytes);
    for (int64_t i = 0; i < v->rows * v->columns && p->is_complex; i++)
        if (p->dtype == SDYRT_C64)
            ((float *)to)[2 * i + 1] *= -1;
        else
            ((double *)to)[2 * i + 1] *= -1;
}

static bool is_finite(const sdyi_lapack *p, const void *data) {
    const int64_t n = (int64_t)p->sizes['n' - 'a'] * p->sizes['n' - 'a'] *
                      (p->is_complex ? 2 : 1);
    const bool is_f32 = p->dtype == SDYRT_F32 || p->dtype == SDYRT_C64;
    for (int64_t i = 0; i < n; i++)
        if (!isfinite(is_f32 ? (double)((const float *)data)[i]
                             : ((const double *)data)[i]))
            return false;
    return true;
}

/* The program's buffer of a value, at matrix `part` of the batch. */
static char *given(const job *j, int i, int64_t part) {
    const sdyi_lapack *const p = j->p;
    char *const whole = i < p->n_operands
                            ? j->frame->data[j->thunk->in[i]]
                            : j->frame->data[j->thunk->out[i - p->n_operands]];
    return whole + (size_t)part * p->values[i].bytes;
}

/* Copy a value to where the routine reads or overwrites it. */
static void take(const job *j, int i, int64_t part, void *to) {
    const sdyi_lapack_value *const v = &j->p->values[i];
    const int from = i < j->p->n_operands ? i : v->begin;
    if (from < 0)
        memset(to, 0, v->bytes);
    else if (v->is_matrix)
        turn(v->width, v->rows, v->columns, given(j, from, part), to);
    else
        memcpy(to, given(j, from, part), v->bytes);
}

static void run_routine(const sdyi_lapack *p, void *const *at, char *room) {
    sdyi_lapack_room r = p->room;
    r.work = room + p->work;
    r.reals = room + p->reals;
    r.ints = (int *)(void *)(room + p->ints);
    const int begin = p->values[p->n_operands].begin;
    const int matrix = begin < 0 ? 0 : p->n_operands;
    assert(at[matrix] != NULL);
    if (p->routine->is_finite && !is_finite(p, at[matrix]))
        r.info = -4;
    else
        p->routine->run(p, at, &r);
    if (p->has_info)
        memcpy(at[p->n - 1], &r.info, sizeof r.info);
}

static void run_part(void *state, int64_t part, int thread) {
    const job *const j = state;
    const sdyi_lapack *const p = j->p;
    char *const room = j->room + (size_t)thread * p->bytes;
    void *at[SDYI_LAPACK_VALUES] = {NULL};
    for (int i = 0; i < p->n; i++) {
        const sdyi_lapack_value *const v = &p->values[i];
        at[i] = v->has_room ? room + v->offset : given(j, i, part);
        if (v->has_room || i >= p->n_operands)
            take(j, i, part, at[i]);
    }
    run_routine(p, at, room);
    for (int i = p->n_operands; i < p->n; i++) {
        const sdyi_lapack_value *const v = &p->values[i];
        if (v->is_adjoint)
            give_adjoint(p, v, at[i], given(j, i, part));
        else if (v->is_matrix)
            turn(v->width, v->columns, v->rows, at[i], given(j, i, part));
    }
}

sdyrt_status sdyi_lapack_run_call(const sdyi_thunk *t, const sdyi_frame *f) {
    const sdyi_lapack *const p = t->plan;
    job j = {p, t, f, f->data[p->slot]};
    if (p->n_parts == 1)
        run_part(&j, 0, 0);
    else
        sdyi_threads_run(p->n_parts, run_part, &j);
    return SDYRT_OK;
}
