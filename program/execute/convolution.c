/* convolution: the elements under a window become a row of a matrix (holes and
 * padding are zeros), and rows times the kernel is a product of matrices. */
#include "kernels/box.h"
#include "kernels/merge.h"
#include "program/dialects/stablehlo/verify_window.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"
#include "program/execute/gemm.h"
#include "program/execute/index.h"
#include "program/execute/threads.h"

#include <string.h>

/* Limits of one product's window positions: elements of its matrix, and its
 * rows. */
enum { ELEMENTS = 1 << 16, MOST_ROWS = 512, LEAST_ROWS = 16 };

typedef struct conv_plan {
    sdyi_shape lhs, rhs, out;
    sdyrt_dtype dtype;           /* of the computation */
    sdyrt_dtype padding;         /* of operand 2 */
    sdyi_conversion round;       /* to elements of less than 8 bits */
    const sdyi_conversion *step; /* each is rounded; NULL: wider sums */
    int n; /* spatial dimensions; the lists below are of these */
    int64_t in_dims[SDYRT_MAX_RANK], in_strides[SDYRT_MAX_RANK];
    int64_t sizes[SDYRT_MAX_RANK]; /* of the window */
    int64_t places[SDYRT_MAX_RANK], out_strides[SDYRT_MAX_RANK];
    int64_t strides[SDYRT_MAX_RANK], low[SDYRT_MAX_RANK];
    int64_t spread[SDYRT_MAX_RANK], dilations[SDYRT_MAX_RANK];
    int64_t batch, in_batch, out_batch; /* size of the result, strides */
    int64_t features, in_feature;       /* of a group; stride */
    int64_t outputs, out_feature;       /* of a group; stride */
    int64_t groups, group_in; /* elements from one group to the next */
    /* The kernel as [group][window][feature][output]. */
    int64_t kernel_counts[SDYRT_MAX_RANK], kernel_strides[SDYRT_MAX_RANK];
    int64_t kernel_dense[SDYRT_MAX_RANK];
    int64_t depth; /* of a row: window x features */
    int64_t rows;
    bool is_large;              /* a product is for BLAS */
    int64_t n_places, parts;    /* of the window; of `rows` each */
    int left, packed, kernel;   /* slots */
    int scratch;                /* slot: of a thread after the other */
    size_t product, row, bytes; /* in the scratch of a thread; of it */
} conv_plan;

#define GATHER(type)                                                           \
    static void gather_##type(const void *from, int64_t stride, void *to,      \
                              int64_t n) {                                     \
        const type *const xs = from;                                           \
        type *restrict const ys = to;                                          \
        for (int64_t i = 0; i < n; i++)                                        \
            ys[i] = xs[i * stride];                                            \
    }
GATHER(uint32_t)
GATHER(uint64_t)

/* Copy elements that are `stride` apart to dense ones. */
static void gather(const char *from, int64_t stride, char *to, int64_t n,
                   size_t width) {
    if (stride == 1)
        memcpy(to, from, (size_t)n * width);
    else if (width == 4)
        gather_uint32_t(from, stride, to, n);
    else if (width == 8)
        gather_uint64_t(from, stride, to, n);
    else
        for (int64_t i = 0; i < n; i++)
            memcpy(to + (size_t)i * width, from + i * stride * (int64_t)width,
                   width);
}

/* The matrix row of one position of the window: `in` is the first feature of
 * the group and batch. */
static void fill_row(const conv_plan *p, const char *in, const int64_t *place,
                     char *row) {
    const size_t width = sdyrt_dtype_bytes(p->dtype);
    int64_t index[SDYRT_MAX_RANK] = {0};
    if (p->depth == 0)
        return;
    do {
        int64_t offset = 0;
        bool is_inside = true;
        for (int d = 0; d < p->n; d++) {
            const int64_t at = place[d] * p->strides[d] +
                               index[d] * p->dilations[d] - p->low[d];
            is_inside &= at >= 0 && at % p->spread[d] == 0 &&
                         at / p->spread[d] < p->in_dims[d];
            offset += at / p->spread[d] * p->in_strides[d];
        }
        if (!is_inside)
            memset(row, 0, (size_t)p->features * width);
        else
            gather(in + offset * (int64_t)width, p->in_feature, row,
                   p->features, width);
        row += (size_t)p->features * width;
    } while (sdyi_next_index(index, p->sizes, p->n));
}

typedef struct job {
    const conv_plan *plan;
    const sdyi_frame *frame;
    const char *left, *kernel;
    char *out;
} job;

/* Scatter rows of the product to the result. `narrow`: scratch for a row of
 * elements of less than 8 bits. */
static void scatter(const conv_plan *p, const char *product, char *narrow,
                    char *out, const int64_t *offsets, int64_t rows) {
    static const int64_t one = 1;
    const size_t row = (size_t)p->outputs * sdyrt_dtype_bytes(p->dtype);
    for (int64_t r = 0; r < rows; r++, product += row) {
        char *const to = out + offsets[r] * (int64_t)p->out.width;
        if (p->out.narrow > 0) {
            sdyi_conversion_run(&p->round, narrow, product, p->outputs);
            sdyi_copy_box(narrow, &one, to, &p->out_feature, &p->outputs, 1, 1);
        } else {
            sdyi_convert_box(p->dtype, product, &one, p->out.dtype, to,
                             &p->out_feature, &p->outputs, 1);
        }
    }
}

/* One part of a job: some window positions in a group of a batch element. */
static void convolve(void *state, int64_t part, int thread) {
    const job *const j = state;
    const conv_plan *const p = j->plan;
    const int64_t width = (int64_t)sdyrt_dtype_bytes(p->dtype);
    const int64_t first = part % p->parts * p->rows;
    const int64_t batch = part / p->parts % p->batch;
    const int64_t group = part / p->parts / p->batch;
    const int64_t rest = p->n_places - first;
    const int64_t rows = rest < p->rows ? rest : p->rows;
    char *const scratch =
        (char *)j->frame->data[p->scratch] + (size_t)thread * p->bytes;
    char *const product = scratch + p->product, *row = scratch;
    const char *const in =
        j->left + (group * p->group_in + batch * p->in_batch) * width;
    const char *const kernel =
        j->kernel + group * p->depth * p->outputs * width;
    int64_t place[SDYRT_MAX_RANK], offsets[MOST_ROWS];
    sdyi_index_of(first, p->places, p->n, place);
    for (int64_t r = 0; r < rows; r++, row += p->depth * width) {
        offsets[r] = 0;
        for (int d = 0; d < p->n; d++)
            offsets[r] += place[d] * p->out_strides[d];
        fill_row(p, in, place, row);
        (void)sdyi_next_index(place, p->places, p->n);
    }
    if (p->is_large)
        sdyi_gemm_large(p->dtype, scratch, (sdyi_matrix){false, p->depth},
                        kernel, (sdyi_matrix){false, p->outputs}, product,
                        p->outputs, rows, p->outputs, p->depth);
    else
        sdyi_gemm(p->dtype, p->step, scratch, kernel, product, scratch + p->row,
                  rows, p->outputs, p->depth);
    scatter(p, product, scratch + p->row,
            j->out +
                (group * p->outputs * p->out_feature + batch * p->out_batch) *
                    (int64_t)p->out.width,
            offsets, rows);
}

static void run_plan(const conv_plan *p, const sdyi_thunk *t,
                     const sdyi_frame *f) {
    const bool is_left = !sdyi_gemm_converts(p->step, p->dtype, p->lhs.dtype);
    const char *const left = is_left ? sdyi_in(t, f, 0) : f->data[p->left];
    char *const kernel = f->data[p->kernel];
    if (p->out.count == 0)
        return;
    if (p->lhs.count > 0 && !is_left)
        sdyi_gemm_convert(p->step, p->dtype, f->data[p->left], p->lhs.dtype,
                          sdyi_in(t, f, 0), p->lhs.count);
    if (p->rhs.count > 0) {
        sdyi_copy_box(sdyi_in(t, f, 1), p->kernel_strides, f->data[p->packed],
                      p->kernel_dense, p->kernel_counts, p->n + 3,
                      p->rhs.width);
        sdyi_gemm_convert(p->step, p->dtype, kernel, p->rhs.dtype,
                          f->data[p->packed], p->rhs.count);
    }
    job j = {p, f, left, kernel, sdyi_out(t, f, 0)};
    sdyi_threads_run(p->groups * p->batch * p->parts, convolve, &j);
}

static sdyrt_status run_convolution(const sdyi_thunk *t, const sdyi_frame *f) {
    run_plan(t->plan, t, f);
    return SDYRT_OK;
}

/* dynamic_conv: the padding is operand 2. */
static sdyrt_status run_dynamic(const sdyi_thunk *t, const sdyi_frame *f) {
    const conv_plan *const planned = t->plan;
    conv_plan p = *planned;
    for (int d = 0; d < p.n; d++) {
        const int64_t low = sdyi_index_at(sdyi_in(t, f, 2), p.padding, 2 * d);
        const int64_t high =
            sdyi_index_at(sdyi_in(t, f, 2), p.padding, 2 * d + 1);
        const int64_t spread =
            p.in_dims[d] == 0 ? 0 : (p.in_dims[d] - 1) * p.spread[d] + 1;
        const int64_t dilation =
            p.dilations[d] < 0 ? -p.dilations[d] : p.dilations[d];
        const int64_t reach =
            p.sizes[d] == 0 ? 0 : (p.sizes[d] - 1) * dilation + 1;
        int64_t padded, places;
        if (__builtin_add_overflow(spread, low, &padded) ||
            __builtin_add_overflow(padded, high, &padded))
            padded = -1;
        places = padded <= 0 || reach > padded
                     ? 0
                     : (padded - reach) / p.strides[d] + 1;
        if (places != p.places[d])
            return sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                                   "spatial dimension %d has %lld places, and "
                                   "%lld in the type of the result",
                                   d, (long long)places,
                                   (long long)p.places[d]);
        p.low[d] += low;
    }
    run_plan(&p, t, f);
    return SDYRT_OK;
}

/* -- planning -------------------------------------------------------------- */

/* The bounds of a stride or dilation, which the verifier does not check for
 * dynamic_conv. */
static sdyrt_status check_step(const sdyi_op *op, const char *what,
                               int64_t step) {
    return step > 0 && step <= INT32_MAX
               ? SDYRT_OK
               : sdyi_refuse(op, "%s of %lld", what, (long long)step);
}

static sdyrt_status plan_spatial(conv_plan *p, sdyi_compiler *c,
                                 const sdyi_op *op) {
    int n;
    const int64_t *const strides =
        sdyi_copy_ints(c, op, SDYI_NAME_WINDOW_STRIDES, &n);
    const int64_t *const padding = sdyi_copy_ints(c, op, SDYI_NAME_PADDING, &n);
    const int64_t *const spread =
        sdyi_copy_ints(c, op, SDYI_NAME_LHS_DILATION, &n);
    const int64_t *const dilations =
        sdyi_copy_ints(c, op, SDYI_NAME_RHS_DILATION, &n);
    const int64_t *const reversed =
        sdyi_copy_ints(c, op, SDYI_NAME_WINDOW_REVERSAL, &n);
    for (int d = 0; d < p->n; d++) {
        const int in = sdyi_conv_dim(op, SDYI_CONV_LHS, d),
                  window = sdyi_conv_dim(op, SDYI_CONV_RHS, d);
        const int out = sdyi_conv_dim(op, SDYI_CONV_RESULT, d);
        p->in_dims[d] = p->lhs.dims[in];
        p->in_strides[d] = p->lhs.strides[in];
        p->sizes[d] = p->rhs.dims[window];
        p->places[d] = p->out.dims[out];
        p->out_strides[d] = p->out.strides[out];
        p->strides[d] = strides != NULL ? strides[d] : 1;
        p->low[d] = padding != NULL ? padding[2 * d] : 0;
        p->spread[d] = spread != NULL ? spread[d] : 1;
        p->dilations[d] = dilations != NULL ? dilations[d] : 1;
        SDYI_TRY(check_step(op, "a stride", p->strides[d]));
        SDYI_TRY(check_step(op, "a dilation", p->spread[d]));
        SDYI_TRY(check_step(op, "a dilation", p->dilations[d]));
        if (reversed != NULL && reversed[d] != 0) { /* from its end */
            p->low[d] -= (p->sizes[d] - 1) * p->dilations[d];
            p->dilations[d] = -p->dilations[d];
        }
        p->n_places *= p->places[d];
        p->kernel_counts[1 + d] = p->sizes[d];
        p->kernel_strides[1 + d] = p->rhs.strides[window];
    }
    return SDYRT_OK;
}

static void plan_groups(conv_plan *p, const sdyi_op *op) {
    const int64_t features = sdyi_hlo_int(op, SDYI_NAME_FEATURE_GROUP_COUNT, 1);
    const int64_t batches = sdyi_hlo_int(op, SDYI_NAME_BATCH_GROUP_COUNT, 1);
    const int b = sdyi_conv_dim(op, SDYI_CONV_LHS, SDYI_CONV_BATCH),
              k = sdyi_conv_dim(op, SDYI_CONV_LHS, SDYI_CONV_FEATURE);
    const int o = sdyi_conv_dim(op, SDYI_CONV_RHS, SDYI_CONV_OUT_FEATURE),
              i = sdyi_conv_dim(op, SDYI_CONV_RHS, SDYI_CONV_IN_FEATURE);
    p->groups = features * batches;
    p->in_batch = p->lhs.strides[b];
    p->in_feature = p->lhs.strides[k];
    p->batch = p->lhs.dims[b] / batches;
    p->features = p->rhs.dims[i];
    p->group_in =
        batches > 1 ? p->batch * p->in_batch : p->features * p->in_feature;
    p->outputs = p->rhs.dims[o] / p->groups;
    p->out_batch =
        p->out.strides[sdyi_conv_dim(op, SDYI_CONV_RESULT, SDYI_CONV_BATCH)];
    p->out_feature =
        p->out.strides[sdyi_conv_dim(op, SDYI_CONV_RESULT, SDYI_CONV_FEATURE)];
    p->kernel_counts[0] = p->groups;
    p->kernel_strides[0] = p->outputs * p->rhs.strides[o];
    p->kernel_counts[p->n + 1] = p->features;
    p->kernel_strides[p->n + 1] = p->rhs.strides[i];
    p->kernel_counts[p->n + 2] = p->outputs;
    p->kernel_strides[p->n + 2] = p->rhs.strides[o];
    int64_t dense = 1;
    for (int d = p->n + 2; d >= 0; d--) {
        p->kernel_dense[d] = dense;
        dense *= p->kernel_counts[d];
    }
    p->depth = p->features;
    for (int d = 0; d < p->n; d++)
        p->depth *= p->sizes[d];
}

static size_t aligned(size_t bytes) {
    return (bytes + 63) / 64 * 64;
}

static sdyrt_status emit_convolution(sdyi_compiler *c, const sdyi_op *op,
                                     sdyi_run *run) {
    conv_plan *const plan = SDYI_PLAN(c, conv_plan);
    plan->lhs = *sdyi_in_shape(c, op, 0);
    plan->rhs = *sdyi_in_shape(c, op, 1);
    SDYI_TRY(sdyi_out_shape(op, 0, &plan->out));
    if (plan->lhs.rank + 1 > SDYRT_MAX_RANK)
        return sdyi_refuse(op, "%d dimensions", plan->lhs.rank);
    plan->n = plan->lhs.rank - 2;
    if (op->n_operands == 3)
        plan->padding = sdyi_in_shape(c, op, 2)->dtype;
    plan->dtype = sdyi_gemm_dtype(c, plan->out.dtype);
    plan->round = sdyi_conversion_make(plan->dtype, &plan->out);
    plan->step = c->rounds_steps ? &plan->round : NULL;
    plan->n_places = 1;
    SDYI_TRY(plan_spatial(plan, c, op));
    plan_groups(plan, op);
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run, plan, &thunk));
    const size_t width = sdyrt_dtype_bytes(plan->dtype);
    plan->rows = plan->depth == 0 ? 1 : ELEMENTS / plan->depth;
    plan->rows = plan->rows > MOST_ROWS    ? MOST_ROWS
                 : plan->rows < LEAST_ROWS ? LEAST_ROWS
                                           : plan->rows;
    plan->parts = (plan->n_places + plan->rows - 1) / plan->rows;
    plan->is_large = sdyi_gemm_is_large(c, plan->dtype, plan->rows,
                                        plan->outputs, plan->depth);
    plan->left = sdyi_slot_scratch(
        c, sdyi_gemm_converts(plan->step, plan->dtype, plan->lhs.dtype)
               ? (size_t)plan->lhs.count * width
               : 0);
    plan->packed = sdyi_slot_scratch(c, plan->rhs.bytes);
    plan->kernel = sdyi_slot_scratch(c, (size_t)plan->rhs.count * width);
    plan->product = aligned((size_t)(plan->rows * plan->depth) * width);
    plan->row =
        plan->product + aligned((size_t)(plan->rows * plan->outputs) * width);
    plan->bytes =
        plan->row + aligned((size_t)(SDYI_GEMM_ROWS * plan->outputs) * 16);
    plan->scratch =
        sdyi_slot_scratch(c, plan->bytes * (size_t)sdyi_threads_count());
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_convolution(sdyi_compiler *c, const sdyi_op *op) {
    return emit_convolution(c, op, run_convolution);
}

sdyrt_status sdyi_execute_dynamic_conv(sdyi_compiler *c, const sdyi_op *op) {
    return emit_convolution(c, op, run_dynamic);
}
