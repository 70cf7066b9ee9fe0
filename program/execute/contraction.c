/* Stacks of matrices, and ragged_dot, whose rows or inner elements are in
 * groups of sizes that the program computes. */
#include "program/execute/contraction.h"

#include "kernels/box.h"
#include "program/dialects/stablehlo/verify_common.h"
#include "program/execute/execute.h"
#include "program/execute/gemm.h"
#include "program/execute/index.h"

#include <string.h>

static int64_t product_of(const int64_t *counts, int n) {
    int64_t product = 1;
    for (int i = 0; i < n; i++)
        product *= counts[i];
    return product;
}

static void dense_strides(const sdyi_strided *l, int64_t *strides) {
    int64_t stride = 1;
    for (int i = l->n - 1; i >= 0; i--) {
        strides[i] = stride;
        stride *= l->counts[i];
    }
}

static const char *pack(const sdyi_contraction *p, int i, const void *in,
                        const sdyi_frame *f) {
    const sdyi_packed *const o = &p->sides[i];
    int64_t dense[2 * SDYRT_MAX_RANK];
    const void *data = in;
    if (o->n == 0 || product_of(o->stack.counts, o->stack.n) == 0)
        return f->data[o->packed];
    if (sdyi_gemm_converts(p->step, p->dtype, o->dtype)) {
        sdyi_gemm_convert(p->step, p->dtype, f->data[o->converted], o->dtype,
                          in, o->n);
        data = f->data[o->converted];
    }
    dense_strides(&o->stack, dense);
    sdyi_copy_box(data, o->stack.strides, f->data[o->packed], dense,
                  o->stack.counts, o->stack.n, sdyrt_dtype_bytes(p->dtype));
    return f->data[o->packed];
}

/* Elements of the ragged dimension before group g of a batch, and in it. */
static int64_t group_size(const sdyi_contraction *p, const void *sizes,
                          int64_t b, int64_t g, int64_t left) {
    const int64_t size = sdyi_index_at(sizes, p->sizes, b * p->sizes_step + g);
    return sdyi_clamped(size, left);
}

/* Rows of a group times the matrix of the group; rows of no group are 0. */
static void multiply_rows(const sdyi_contraction *p, const sdyi_frame *f,
                          const void *sizes, int64_t b, const char *x,
                          const char *y, char *out) {
    const int64_t width = (int64_t)sdyrt_dtype_bytes(p->dtype);
    int64_t left = p->m / p->inner;
    for (int64_t g = 0; g < p->groups; g++) {
        const int64_t size = group_size(p, sizes, b, g, left);
        const int64_t rows = size * p->inner;
        sdyi_gemm(p->dtype, p->step, x,
                  y + (b * p->groups + g) * p->k * p->n * width, out,
                  f->data[p->row], rows, p->n, p->k);
        x += rows * p->k * width;
        out += rows * p->n * width;
        left -= size;
    }
    memset(out, 0, (size_t)(left * p->inner * p->n * width));
}

/* A matrix for each group: its columns of lhs times its rows of rhs. lhs is
 * stored transposed; a copy of the group's columns is transposed back. */
static void multiply_inner(const sdyi_contraction *p, const sdyi_frame *f,
                           const void *sizes, int64_t b, const char *x,
                           const char *y, char *product) {
    const int64_t width = (int64_t)sdyrt_dtype_bytes(p->dtype);
    char *const turned = f->data[p->rounded];
    int64_t left = p->k / p->inner;
    for (int64_t g = 0; g < p->groups; g++) {
        const int64_t size = group_size(p, sizes, b, g, left);
        const int64_t k = size * p->inner;
        const int64_t counts[2] = {p->m, k}, from[2] = {1, p->m};
        const int64_t to[2] = {k, 1};
        if (k > 0)
            sdyi_copy_box(x, from, turned, to, counts, 2, (size_t)width);
        sdyi_gemm(p->dtype, p->step, turned, y,
                  product + (g * p->batch + b) * p->m * p->n * width,
                  f->data[p->row], p->m, p->n, k);
        x += k * p->m * width;
        y += k * p->n * width;
        left -= size;
    }
}

static void multiply(const sdyi_contraction *p, const sdyi_thunk *t,
                     const sdyi_frame *f) {
    const char *const a =
        pack(p, 0, p->one != NULL ? p->one : sdyi_in(t, f, 0), f);
    const char *const b = pack(p, 1, sdyi_in(t, f, p->one != NULL ? 0 : 1), f);
    const int64_t width = (int64_t)sdyrt_dtype_bytes(p->dtype);
    char *const product = f->data[p->product];
    for (int64_t i = 0; i < p->batch; i++) {
        const char *const x = a + i * p->m * p->k * width;
        const char *const y = b + i * p->k * p->n * width;
        char *const out = product + i * p->m * p->n * width;
        if (p->ragged == RAGGED_ROWS)
            multiply_rows(p, f, sdyi_in(t, f, 2), i, x, b, out);
        else if (p->ragged == RAGGED_INNER)
            multiply_inner(p, f, sdyi_in(t, f, 2), i, x, y, product);
        else
            sdyi_gemm(p->dtype, p->step, x, y, out, f->data[p->row], p->m, p->n,
                      p->k);
    }
}

static sdyrt_status run_contraction(const sdyi_thunk *t, const sdyi_frame *f) {
    const sdyi_contraction *const p = t->plan;
    const int64_t n = product_of(p->result.counts, p->result.n);
    int64_t dense[2 * SDYRT_MAX_RANK];
    if (n == 0)
        return SDYRT_OK;
    multiply(p, t, f);
    sdyi_conversion_run(&p->round, f->data[p->rounded], f->data[p->product], n);
    dense_strides(&p->result, dense);
    sdyi_copy_box(f->data[p->rounded], dense, sdyi_out(t, f, 0),
                  p->result.strides, p->result.counts, p->result.n,
                  p->out_width);
    return SDYRT_OK;
}

static size_t most(size_t a, size_t b) {
    return a > b ? a : b;
}

sdyrt_status sdyi_emit_contraction(sdyi_compiler *c, const sdyi_op *op,
                                   sdyi_contraction *p) {
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    if (product_of(p->result.counts, p->result.n) != out.count ||
        p->sides[0].stack.n > SDYRT_MAX_RANK ||
        p->sides[1].stack.n > SDYRT_MAX_RANK)
        return sdyi_refuse(op, "these dimensions");
    p->dtype = sdyi_gemm_dtype(c, out.dtype);
    if (p->one != NULL) {
        static const double one = 1;
        void *const element = sdyi_zone_alloc(c->zone, 16);
        sdyi_convert(element, p->dtype, &one, SDYRT_F64, 1);
        p->one = element;
        p->sides[0].dtype = p->dtype;
        p->sides[0].n = 1;
    }
    p->round = sdyi_conversion_make(p->dtype, &out);
    p->step = c->rounds_steps ? &p->round : NULL;
    p->out_width = out.width;
    const size_t width = sdyrt_dtype_bytes(p->dtype);
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_contraction, p, &thunk));
    for (int i = 0; i < 2; i++) {
        sdyi_packed *const o = &p->sides[i];
        o->converted =
            sdyi_slot_scratch(c, sdyi_gemm_converts(p->step, p->dtype, o->dtype)
                                     ? (size_t)o->n * width
                                     : 0);
        o->packed = sdyi_slot_scratch(
            c, (size_t)product_of(o->stack.counts, o->stack.n) * width);
    }
    const size_t n = (size_t)product_of(p->result.counts, p->result.n);
    p->product = sdyi_slot_scratch(c, n * width);
    p->rounded = sdyi_slot_scratch(
        c, most(n * out.width, (size_t)(p->m * p->k) * width));
    p->row = sdyi_slot_scratch(c, SDYI_GEMM_ROWS * (size_t)p->n * 16);
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

/* -- ragged_dot ------------------------------------------------------------ */

/* The dimensions of a list, without entry `but` of it. */
static int64_t add_list(sdyi_strided *l, const sdyi_shape *in,
                        sdyi_hlo_ints list, int but) {
    int64_t product = 1;
    for (int i = 0; i < list.n; i++) {
        const int64_t dim = list.at[i].integer;
        if (i == but)
            continue;
        sdyi_strided_add(l, in->dims[dim], in->strides[dim]);
        product *= in->dims[dim];
    }
    return product;
}

/* The dimensions of a tensor that are in none of the lists. */
static int64_t add_free(sdyi_strided *l, const sdyi_shape *in, sdyi_hlo_ints a,
                        sdyi_hlo_ints b, sdyi_hlo_ints c) {
    int64_t product = 1;
    for (int d = 0; d < in->rank; d++)
        if (!sdyi_hlo_has(a, d) && !sdyi_hlo_has(b, d) && !sdyi_hlo_has(c, d)) {
            sdyi_strided_add(l, in->dims[d], in->strides[d]);
            product *= in->dims[d];
        }
    return product;
}

static int place_in(sdyi_hlo_ints list, int64_t value) {
    for (int i = 0; i < list.n; i++)
        if (list.at[i].integer == value)
            return i;
    return -1;
}

static void plan_ragged(sdyi_contraction *p, const sdyi_shape in[2],
                        const sdyi_hlo_ints numbers[6]) {
    sdyi_strided *const left = &p->sides[0].stack, *const right =
                                                       &p->sides[1].stack;
    const int64_t ragged = numbers[SDYI_RAGGED_DOT_LHS_RAGGED].at[0].integer;
    const int at = place_in(numbers[SDYI_RAGGED_DOT_LHS_CONTRACT], ragged);
    const bool is_batch =
        place_in(numbers[SDYI_RAGGED_DOT_LHS_BATCH], ragged) >= 0;
    const sdyi_hlo_ints none = {0};
    p->ragged = is_batch ? NOT_RAGGED : at >= 0 ? RAGGED_INNER : RAGGED_ROWS;
    p->batch = add_list(left, &in[0], numbers[SDYI_RAGGED_DOT_LHS_BATCH], -1);
    (void)add_list(right, &in[1], numbers[SDYI_RAGGED_DOT_RHS_BATCH], -1);
    if (p->ragged == RAGGED_ROWS) {
        p->groups =
            add_list(right, &in[1], numbers[SDYI_RAGGED_DOT_RHS_GROUP], -1);
        (void)add_list(left, &in[0], numbers[SDYI_RAGGED_DOT_LHS_RAGGED], -1);
        p->inner = add_free(left, &in[0], numbers[SDYI_RAGGED_DOT_LHS_BATCH],
                            numbers[SDYI_RAGGED_DOT_LHS_CONTRACT],
                            numbers[SDYI_RAGGED_DOT_LHS_RAGGED]);
        p->m = in[0].dims[ragged] * p->inner;
    } else if (p->ragged == RAGGED_INNER) {
        const int64_t pair =
            numbers[SDYI_RAGGED_DOT_RHS_CONTRACT].at[at].integer;
        sdyi_strided_add(left, in[0].dims[ragged], in[0].strides[ragged]);
        sdyi_strided_add(right, in[1].dims[pair], in[1].strides[pair]);
        p->inner =
            add_list(left, &in[0], numbers[SDYI_RAGGED_DOT_LHS_CONTRACT], at);
        (void)add_list(right, &in[1], numbers[SDYI_RAGGED_DOT_RHS_CONTRACT],
                       at);
        p->k = in[0].dims[ragged] * p->inner;
    }
    if (p->ragged != RAGGED_ROWS)
        p->m = add_free(left, &in[0], numbers[SDYI_RAGGED_DOT_LHS_BATCH],
                        numbers[SDYI_RAGGED_DOT_LHS_CONTRACT], none);
    if (p->ragged != RAGGED_INNER) {
        p->k =
            add_list(left, &in[0], numbers[SDYI_RAGGED_DOT_LHS_CONTRACT], -1);
        (void)add_list(right, &in[1], numbers[SDYI_RAGGED_DOT_RHS_CONTRACT],
                       -1);
    }
    p->n = add_free(right, &in[1], numbers[SDYI_RAGGED_DOT_RHS_BATCH],
                    numbers[SDYI_RAGGED_DOT_RHS_CONTRACT],
                    numbers[SDYI_RAGGED_DOT_RHS_GROUP]);
}

/* True if a dimension of the same kind (batch, contracting, free) precedes the
 * ragged one: then each index of it has group sizes of its own. */
static bool has_prefix(const sdyi_hlo_ints numbers[6]) {
    const int64_t ragged = numbers[SDYI_RAGGED_DOT_LHS_RAGGED].at[0].integer;
    if (place_in(numbers[SDYI_RAGGED_DOT_LHS_BATCH], ragged) >= 0)
        return false;
    if (place_in(numbers[SDYI_RAGGED_DOT_LHS_CONTRACT], ragged) >= 0)
        return place_in(numbers[SDYI_RAGGED_DOT_LHS_CONTRACT], ragged) > 0;
    for (int64_t d = 0; d < ragged; d++)
        if (!sdyi_hlo_has(numbers[SDYI_RAGGED_DOT_LHS_BATCH], d) &&
            !sdyi_hlo_has(numbers[SDYI_RAGGED_DOT_LHS_CONTRACT], d))
            return true;
    return false;
}

sdyrt_status sdyi_execute_ragged_dot(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_attr *const attr =
        sdyi_op_attr(op, SDYI_NAME_RAGGED_DOT_DIMENSION_NUMBERS);
    sdyi_contraction *const plan = SDYI_PLAN(c, sdyi_contraction);
    const sdyi_shape in[2] = {*sdyi_in_shape(c, op, 0),
                              *sdyi_in_shape(c, op, 1)};
    const sdyi_shape sizes = *sdyi_in_shape(c, op, 2);
    sdyi_shape out;
    sdyi_hlo_ints numbers[6];
    for (int i = 0; i < 6; i++)
        numbers[i] = sdyi_hlo_field(attr, i);
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    if (has_prefix(numbers))
        return sdyi_refuse(op, "dimensions before the ragged one");
    for (int i = 0; i < 2; i++) {
        plan->sides[i].dtype = in[i].dtype;
        plan->sides[i].n = in[i].count;
    }
    plan->groups = sizes.dims[sizes.rank - 1];
    plan->sizes = sizes.dtype;
    plan->sizes_step = sizes.rank > 1 ? plan->groups : 0;
    plan_ragged(plan, in, numbers);
    for (int d = 0; d < out.rank; d++)
        sdyi_strided_add(&plan->result, out.dims[d], out.strides[d]);
    return sdyi_emit_contraction(c, op, plan);
}
