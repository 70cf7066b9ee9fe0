/* dot_general and dot: operands become stacks of matrices, converted to the
 * type that is computed in, where they are not already. Large products are for
 * BLAS, which takes matrices that lie with gaps, or transposed. */
#include "kernels/box.h"
#include "kernels/merge.h"
#include "program/dialects/stablehlo/verify_common.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"
#include "program/execute/gemm.h"
#include "program/execute/index.h"
#include "program/execute/threads.h"

#include <limits.h>
#include <string.h>

/* The view of an operand as [batch][rows][columns]. */
typedef struct side {
    int64_t counts[SDYRT_MAX_RANK],
        strides[SDYRT_MAX_RANK];   /* of the operand */
    int64_t dense[SDYRT_MAX_RANK]; /* of the packed copy */
    int rank;
    int n_batch, n_rows; /* dimensions of the three parts */
    int64_t count;
    sdyrt_dtype dtype;
    bool is_dense;      /* not packed: dense, or BLAS reads it in place */
    sdyi_matrix form;   /* for BLAS */
    int packed, wanted; /* slots of scratch */
} side;

typedef struct dot_plan {
    side sides[2];
    int64_t m, n, k;
    sdyrt_dtype dtype;           /* computed in */
    sdyi_conversion round;       /* to the result, when this is another type */
    const sdyi_conversion *step; /* each is rounded; NULL: wider sums */
    int row, product;            /* slots */
    int64_t count;
    bool is_large; /* for BLAS */
    /* Parts of a product for threads: rows and columns, how many of them. */
    int64_t part_m, part_n, down, across;
    size_t row_bytes; /* of a thread */
} dot_plan;

static void add_dim(side *s, const sdyi_shape *in, int64_t dim,
                    int64_t *product) {
    s->counts[s->rank] = in->dims[dim];
    s->strides[s->rank++] = in->strides[dim];
    *product *= in->dims[dim];
}

static void end_side(side *s, const sdyi_shape *in) {
    int64_t dense = 1;
    s->is_dense = true;
    for (int d = s->rank - 1; d >= 0; d--) {
        s->dense[d] = dense;
        s->is_dense &= s->counts[d] == 1 || s->strides[d] == dense;
        dense *= s->counts[d];
    }
    s->count = in->count;
    s->dtype = in->dtype;
}

/* The stride of dimensions from..to merged into one; 0: they are not contiguous
 * in that order. */
static int64_t merged(const side *s, int from, int to, int64_t *count) {
    int64_t stride = 0;
    *count = 1;
    for (int d = to - 1; d >= from; d--) {
        if (s->counts[d] == 1)
            continue;
        if (stride == 0)
            stride = s->strides[d];
        else if (s->strides[d] != stride * *count)
            return 0;
        *count *= s->counts[d];
    }
    return stride;
}

/* Let BLAS read an operand in place, if its strides allow that. */
static void find_form(side *s) {
    int64_t rows, columns;
    const int first = s->n_batch + s->n_rows;
    const int64_t down = merged(s, s->n_batch, first, &rows);
    const int64_t along = merged(s, first, s->rank, &columns);
    const bool is_row = (columns == 1 || along == 1) && down < INT_MAX;
    const bool is_column = (rows == 1 || down == 1) && along < INT_MAX;
    if ((rows > 1 && down == 0) || (columns > 1 && along == 0))
        return;
    if (is_row && (rows == 1 || down >= columns))
        s->form = (sdyi_matrix){false, rows == 1 ? columns : down};
    else if (is_column && (columns == 1 || along >= rows))
        s->form = (sdyi_matrix){true, columns == 1 ? rows : along};
    else
        return;
    memcpy(s->dense, s->strides, sizeof s->dense);
    s->is_dense = true;
}

static const void *prepare(const dot_plan *p, const side *s, const void *in,
                           const sdyi_frame *f) {
    const void *data = in;
    if (s->count == 0)
        return data;
    if (sdyi_gemm_converts(p->step, p->dtype, s->dtype)) {
        sdyi_gemm_convert(p->step, p->dtype, f->data[s->wanted], s->dtype, data,
                          s->count);
        data = f->data[s->wanted];
    }
    if (s->is_dense)
        return data;
    sdyi_copy_box(data, s->strides, f->data[s->packed], s->dense, s->counts,
                  s->rank, sdyrt_dtype_bytes(p->dtype));
    return f->data[s->packed];
}

static int64_t batch_offset(const side *s, const int64_t *index) {
    int64_t offset = 0;
    for (int d = 0; d < s->n_batch; d++)
        offset += index[d] * s->dense[d];
    return offset;
}

typedef struct job {
    const dot_plan *plan;
    const sdyi_frame *frame;
    const char *a, *b;
    char *product;
} job;

/* One part of a job: rows and columns of the product of two matrices. */
static void multiply(void *state, int64_t part, int thread) {
    const job *const j = state;
    const dot_plan *const p = j->plan;
    const side *const left = &p->sides[0], *const right = &p->sides[1];
    const int64_t width = (int64_t)sdyrt_dtype_bytes(p->dtype);
    const int64_t pair = part / (p->down * p->across);
    const int64_t i = part / p->across % p->down * p->part_m;
    const int64_t k = part % p->across * p->part_n;
    const int64_t m = p->m - i < p->part_m ? p->m - i : p->part_m;
    const int64_t n = p->n - k < p->part_n ? p->n - k : p->part_n;
    int64_t index[SDYRT_MAX_RANK];
    sdyi_index_of(pair, left->counts, left->n_batch, index);
    const char *const a =
        j->a + (batch_offset(left, index) +
                i * (left->form.is_transposed ? 1 : left->form.ld)) *
                   width;
    const char *const b =
        j->b + (batch_offset(right, index) +
                k * (right->form.is_transposed ? right->form.ld : 1)) *
                   width;
    char *const out = j->product + ((pair * p->m + i) * p->n + k) * width;
    if (p->is_large)
        sdyi_gemm_large(p->dtype, a, left->form, b, right->form, out, p->n, m,
                        n, p->k);
    else
        sdyi_gemm(p->dtype, p->step, a, b, out,
                  (char *)j->frame->data[p->row] +
                      (size_t)thread * p->row_bytes,
                  m, n, p->k);
}

static sdyrt_status run_dot(const sdyi_thunk *t, const sdyi_frame *f) {
    const dot_plan *const p = t->plan;
    const char *a = prepare(p, &p->sides[0], sdyi_in(t, f, 0), f);
    const char *b = prepare(p, &p->sides[1], sdyi_in(t, f, 1), f);
    char *const product =
        p->product < 0 ? sdyi_out(t, f, 0) : f->data[p->product];
    if (p->count == 0)
        return SDYRT_OK;
    job j = {p, f, a, b, product};
    sdyi_threads_run(p->count / (p->m * p->n) * p->down * p->across, multiply,
                     &j);
    if (p->product >= 0)
        sdyi_conversion_run(&p->round, sdyi_out(t, f, 0), product, p->count);
    return SDYRT_OK;
}

/* The split of a product for threads, by halving. It depends on sizes alone, so
 * that the order of sums does not depend on the number of threads. Few parts:
 * each packs its operands again. */
static void plan_parts(dot_plan *p) {
    enum { MOST_PARTS = 8, LARGE = 1 << 24, SMALL = 1 << 18, STEP = 32 };
    const double least = p->is_large ? LARGE : SMALL;
    p->part_m = p->m;
    p->part_n = p->n;
    for (int parts = 1; parts < MOST_PARTS; parts *= 2) {
        int64_t *const longer =
            p->is_large && p->part_n > p->part_m ? &p->part_n : &p->part_m;
        if ((double)p->part_m * (double)p->part_n * (double)p->k < 2 * least ||
            *longer <= STEP)
            break;
        *longer = (*longer / 2 + STEP - 1) / STEP * STEP;
    }
    p->down = p->m == 0 ? 0 : (p->m + p->part_m - 1) / p->part_m;
    p->across = p->n == 0 ? 0 : (p->n + p->part_n - 1) / p->part_n;
}

static sdyrt_status emit_dot(sdyi_compiler *c, const sdyi_op *op,
                             dot_plan *plan) {
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    plan->dtype = sdyi_gemm_dtype(c, out.dtype);
    plan->round = sdyi_conversion_make(plan->dtype, &out);
    plan->step = c->rounds_steps ? &plan->round : NULL;
    plan->count = out.count;
    plan->is_large =
        sdyi_gemm_is_large(c, plan->dtype, plan->m, plan->n, plan->k);
    const size_t width = sdyrt_dtype_bytes(plan->dtype);
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_dot, plan, &thunk));
    for (int i = 0; i < 2; i++) {
        side *const s = &plan->sides[i];
        const size_t count = (size_t)s->count;
        s->form = (sdyi_matrix){false, i == 0 ? plan->k : plan->n};
        if (plan->is_large && !s->is_dense)
            find_form(s);
        s->packed = sdyi_slot_scratch(c, s->is_dense ? 0 : count * width);
        s->wanted = sdyi_slot_scratch(
            c, sdyi_gemm_converts(plan->step, plan->dtype, s->dtype)
                   ? count * width
                   : 0);
    }
    plan_parts(plan);
    plan->row_bytes = SDYI_GEMM_ROWS * (size_t)plan->n * 16;
    plan->row = sdyi_slot_scratch(
        c, plan->is_large ? 0 : plan->row_bytes * (size_t)sdyi_threads_count());
    plan->product = plan->dtype == out.dtype && out.narrow == 0
                        ? -1
                        : sdyi_slot_scratch(c, (size_t)out.count * width);
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

static void add_dims(side *s, const sdyi_shape *in, sdyi_hlo_ints dims,
                     int64_t *product) {
    for (int i = 0; i < dims.n; i++)
        add_dim(s, in, dims.at[i].integer, product);
}

sdyrt_status sdyi_execute_dot_general(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_attr *const numbers =
        sdyi_op_attr(op, SDYI_NAME_DOT_DIMENSION_NUMBERS);
    dot_plan *const plan = SDYI_PLAN(c, dot_plan);
    plan->m = plan->n = plan->k = 1;
    for (int i = 0; i < 2; i++) {
        const sdyi_shape in = *sdyi_in_shape(c, op, i);
        const sdyi_hlo_ints batch =
            sdyi_hlo_field(numbers, SDYI_DOT_LHS_BATCH + i);
        const sdyi_hlo_ints inner =
            sdyi_hlo_field(numbers, SDYI_DOT_LHS_CONTRACT + i);
        side *const s = &plan->sides[i];
        int64_t n_batch = 1, n_inner = 1, n_free = 1;
        add_dims(s, &in, batch, &n_batch);
        if (i == 1)
            add_dims(s, &in, inner, &n_inner);
        for (int d = 0; d < in.rank; d++)
            if (!sdyi_hlo_has(batch, d) && !sdyi_hlo_has(inner, d))
                add_dim(s, &in, d, &n_free);
        if (i == 0)
            add_dims(s, &in, inner, &n_inner);
        end_side(s, &in);
        s->n_batch = batch.n;
        s->n_rows = i == 0 ? s->rank - batch.n - inner.n : inner.n;
        plan->k = n_inner;
        *(i == 0 ? &plan->m : &plan->n) = n_free;
    }
    return emit_dot(c, op, plan);
}

/* (batch, m, k) times (batch, k, n). */
sdyrt_status sdyi_execute_matmul(sdyi_compiler *c, const sdyi_op *op) {
    dot_plan *const plan = SDYI_PLAN(c, dot_plan);
    for (int i = 0; i < 2; i++) {
        const sdyi_shape in = *sdyi_in_shape(c, op, i);
        side *const s = &plan->sides[i];
        int64_t batch = 1, rows = 1, columns = 1;
        if (in.rank != 3)
            return sdyi_refuse(op, "an operand of %d dimensions", in.rank);
        add_dim(s, &in, 0, &batch);
        add_dim(s, &in, 1, &rows);
        add_dim(s, &in, 2, &columns);
        end_side(s, &in);
        s->n_batch = s->n_rows = 1;
        plan->k = i == 0 ? columns : rows;
        *(i == 0 ? &plan->m : &plan->n) = i == 0 ? rows : columns;
    }
    return emit_dot(c, op, plan);
}

/* A matrix or vector times a matrix or vector. */
sdyrt_status sdyi_execute_dot(sdyi_compiler *c, const sdyi_op *op) {
    dot_plan *const plan = SDYI_PLAN(c, dot_plan);
    plan->m = plan->n = plan->k = 1;
    const sdyi_shape a = *sdyi_in_shape(c, op, 0), b = *sdyi_in_shape(c, op, 1);
    if (a.rank == 2)
        add_dim(&plan->sides[0], &a, 0, &plan->m);
    add_dim(&plan->sides[0], &a, a.rank - 1, &plan->k);
    plan->k = 1;
    add_dim(&plan->sides[1], &b, 0, &plan->k);
    if (b.rank == 2)
        add_dim(&plan->sides[1], &b, 1, &plan->n);
    plan->sides[0].n_rows = a.rank - 1;
    plan->sides[1].n_rows = 1;
    end_side(&plan->sides[0], &a);
    end_side(&plan->sides[1], &b);
    return emit_dot(c, op, plan);
}
