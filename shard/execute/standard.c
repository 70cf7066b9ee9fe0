/* Ops of MLIR's own dialects that programs of the dialect shard hold: arith,
 * tensor, affine, cf, and the elementwise ones of tosa. Scalars are tensors of
 * rank 0, an index is an i64. Ops that differ from the loops and are not
 * written here have no entry `execute` in their row. */
#include "shard/standard/standard.h"
#include "kernels/box.h"
#include "program/execute/elementwise.h"
#include "program/ir/elements.h"
#include "program/ir/row.h"
#include "shard/execute/entries.h"
#include "shard/execute/grid.h"
#include "shard/rows/op_kind.h"

#include <string.h>

static int64_t index_at(const sdyi_thunk *t, const sdyi_frame *f, int i) {
    int64_t index;
    memcpy(&index, sdyi_in(t, f, i), sizeof index);
    return index;
}

/* -- arith ----------------------------------------------------------------- */

static sdyrt_dtype unsigned_of(sdyrt_dtype dtype) {
    return dtype == SDYRT_I8    ? SDYRT_U8
           : dtype == SDYRT_I16 ? SDYRT_U16
           : dtype == SDYRT_I32 ? SDYRT_U32
           : dtype == SDYRT_I64 ? SDYRT_U64
                                : dtype;
}

/* Sums of i1 are modulo 2, where those of StableHLO's booleans are `or`. */
sdyrt_status sdyi_execute_arith(sdyi_compiler *c, const sdyi_op *op) {
    const sdyrt_dtype dtype = sdyi_in_shape(c, op, 0)->dtype;
    const sdyi_loops *loops = op->row->loops;
    if (dtype == SDYRT_BOOL &&
        (loops == &sdyi_loops_add || loops == &sdyi_loops_subtract))
        loops = &sdyi_loops_xor;
    return sdyi_emit_loop(c, op, loops->at[dtype], loops->at[SDYRT_F32]);
}

sdyrt_status sdyi_execute_arith_unsigned(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_loop *const *const at = op->row->loops->at;
    const sdyrt_dtype dtype = unsigned_of(sdyi_in_shape(c, op, 0)->dtype);
    return sdyi_emit_loop(c, op, at[dtype], at[SDYRT_F32]);
}

static sdyrt_status emit_compare(sdyi_compiler *c, const sdyi_op *op,
                                 int direction, sdyrt_dtype dtype) {
    return sdyi_emit_loop(c, op, sdyi_loop_compare(direction, dtype, false),
                          sdyi_loop_compare(direction, SDYRT_F32, false));
}

/* cmpi: predicates as 0 to 5, the loops' EQ, NE, GE, GT, LE, LT. */
sdyrt_status sdyi_execute_cmpi(sdyi_compiler *c, const sdyi_op *op) {
    static const int directions[] = {0, 1, 5, 4, 3, 2, 5, 4, 3, 2};
    const int64_t predicate =
        sdyi_op_attr(op, SDYI_NAME_PREDICATE)->cells[0].integer;
    sdyrt_dtype dtype = sdyi_in_shape(c, op, 0)->dtype;
    if (predicate < 0 || predicate > 9)
        return sdyi_refuse(op, "no such predicate");
    if (predicate > 5)
        dtype = unsigned_of(dtype);
    return emit_compare(c, op, directions[predicate], dtype);
}

/* cmpf: the ordered predicates, and une. */
sdyrt_status sdyi_execute_cmpf(sdyi_compiler *c, const sdyi_op *op) {
    static const int directions[16] = {-1, 0,  3,  2,  5,  4, -1, -1,
                                       -1, -1, -1, -1, -1, 1, -1, -1};
    const int64_t predicate =
        sdyi_op_attr(op, SDYI_NAME_PREDICATE)->cells[0].integer;
    const int direction =
        predicate < 0 || predicate > 15 ? -1 : directions[predicate];
    if (direction < 0)
        return sdyi_refuse(op, "a predicate that is neither ordered nor une");
    return emit_compare(c, op, direction, sdyi_in_shape(c, op, 0)->dtype);
}

/* Conversions that read their operand as unsigned. */
sdyrt_status sdyi_execute_convert_unsigned(sdyi_compiler *c,
                                           const sdyi_op *op) {
    return sdyi_emit_convert(c, op,
                             unsigned_of(sdyi_in_shape(c, op, 0)->dtype));
}

sdyrt_status sdyi_execute_convert_signed(sdyi_compiler *c, const sdyi_op *op) {
    return sdyi_in_shape(c, op, 0)->dtype == SDYRT_BOOL
               ? sdyi_refuse(op, "the sign of an i1")
               : sdyi_execute_convert(c, op);
}

sdyrt_status sdyi_execute_arith_constant(sdyi_compiler *c, const sdyi_op *op) {
    return sdyi_attr_has_elements(sdyi_op_attr(op, SDYI_NAME_VALUE))
               ? sdyi_execute_constant(c, op)
               : sdyi_execute_constant_like(c, op);
}

/* -- tensor ---------------------------------------------------------------- */

/* tensor.cast between types of equal sizes; other casts are refused. */
sdyrt_status sdyi_execute_tensor_cast(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    const sdyi_shape *const in = sdyi_in_shape(c, op, 0);
    if (in->rank != out.rank ||
        memcmp(in->dims, out.dims, sizeof in->dims) != 0)
        return sdyi_refuse(op, "a cast to another shape");
    return sdyi_alias(c, op, 0, 0);
}

/* tensor.empty as zeros: undefined elements are the same in each run. */
sdyrt_status sdyi_execute_tensor_empty(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_shape shape;
    SDYI_TRY(sdyi_out_shape(op, 0, &shape));
    const void *const zeros =
        memset(sdyi_zone_alloc(c->zone, shape.bytes + 1), 0, shape.bytes + 1);
    sdyi_slot_bind(c, &op->results[0], sdyi_slot_constant(c, &shape, zeros));
    return SDYRT_OK;
}

static sdyrt_status check_index(const sdyi_thunk *t, int64_t index,
                                int64_t size) {
    return index >= 0 && index < size
               ? SDYRT_OK
               : sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                                 "has index %lld of a size of %lld",
                                 (long long)index, (long long)size);
}

static sdyrt_status run_dim(const sdyi_thunk *t, const sdyi_frame *f) {
    const sdyi_shape *const shape = t->plan;
    const int64_t d = index_at(t, f, 1);
    SDYI_TRY(check_index(t, d, shape->rank));
    *(int64_t *)sdyi_out(t, f, 0) = shape->dims[d];
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_tensor_dim(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_shape *const plan = SDYI_PLAN(c, sdyi_shape);
    *plan = *sdyi_in_shape(c, op, 0);
    return sdyi_emit(c, op, run_dim, plan);
}

static sdyrt_status run_extract(const sdyi_thunk *t, const sdyi_frame *f) {
    const sdyi_shape *const shape = t->plan;
    int64_t at = 0;
    for (int d = 0; d < shape->rank; d++) {
        const int64_t index = index_at(t, f, 1 + d);
        SDYI_TRY(check_index(t, index, shape->dims[d]));
        at += index * shape->strides[d];
    }
    memcpy(sdyi_out(t, f, 0),
           (const char *)sdyi_in(t, f, 0) + (size_t)at * shape->width,
           shape->width);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_tensor_extract(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_shape *const plan = SDYI_PLAN(c, sdyi_shape);
    *plan = *sdyi_in_shape(c, op, 0);
    return sdyi_emit(c, op, run_extract, plan);
}

static sdyrt_status run_elements(const sdyi_thunk *t, const sdyi_frame *f) {
    const sdyi_shape *const shape = t->plan;
    for (int i = 0; i < t->n_in; i++)
        memcpy((char *)sdyi_out(t, f, 0) + (size_t)i * shape->width,
               sdyi_in(t, f, i), shape->width);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_from_elements(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_shape *const plan = SDYI_PLAN(c, sdyi_shape);
    SDYI_TRY(sdyi_out_shape(op, 0, plan));
    return sdyi_emit(c, op, run_elements, plan);
}

/* -- slices ---------------------------------------------------------------- */

typedef struct slice_plan {
    sdyi_shape whole;
    int64_t offsets[SDYRT_MAX_RANK]; /* SDYRT_DYNAMIC: an operand, in turn */
    int64_t strides[SDYRT_MAX_RANK]; /* steps in the whole, in elements */
    int64_t steps[SDYRT_MAX_RANK];
    int64_t sizes[SDYRT_MAX_RANK], dense[SDYRT_MAX_RANK];
    int first; /* operand that is an offset */
} slice_plan;

static sdyrt_status find_start(const sdyi_thunk *t, const sdyi_frame *f,
                               size_t *at) {
    const slice_plan *const p = t->plan;
    int operand = p->first;
    int64_t start = 0;
    for (int d = 0; d < p->whole.rank; d++) {
        const int64_t offset = p->offsets[d] == SDYRT_DYNAMIC
                                   ? index_at(t, f, operand++)
                                   : p->offsets[d];
        if (p->sizes[d] > 0) {
            SDYI_TRY(check_index(t, offset, p->whole.dims[d]));
            SDYI_TRY(check_index(t, offset + (p->sizes[d] - 1) * p->steps[d],
                                 p->whole.dims[d]));
        }
        start += offset * p->whole.strides[d];
    }
    *at = (size_t)start * p->whole.width;
    return SDYRT_OK;
}

static bool is_empty(const slice_plan *p) {
    for (int d = 0; d < p->whole.rank; d++)
        if (p->sizes[d] == 0)
            return true;
    return false;
}

static sdyrt_status run_extract_slice(const sdyi_thunk *t,
                                      const sdyi_frame *f) {
    const slice_plan *const p = t->plan;
    size_t at;
    SDYI_TRY(find_start(t, f, &at));
    if (!is_empty(p))
        sdyi_copy_box((const char *)sdyi_in(t, f, 0) + at, p->strides,
                      sdyi_out(t, f, 0), p->dense, p->sizes, p->whole.rank,
                      p->whole.width);
    return SDYRT_OK;
}

static sdyrt_status run_insert_slice(const sdyi_thunk *t, const sdyi_frame *f) {
    const slice_plan *const p = t->plan;
    size_t at;
    SDYI_TRY(find_start(t, f, &at));
    sdyi_out_of_in(t, f, 0, 1, p->whole.bytes, false);
    if (!is_empty(p))
        sdyi_copy_box(sdyi_in(t, f, 0), p->dense,
                      (char *)sdyi_out(t, f, 0) + at, p->strides, p->sizes,
                      p->whole.rank, p->whole.width);
    return SDYRT_OK;
}

static sdyrt_status emit_slice(sdyi_compiler *c, const sdyi_op *op, int tensor,
                               sdyi_run *run) {
    slice_plan *const plan = SDYI_PLAN(c, slice_plan);
    const sdyi_attr *const offsets = sdyi_op_attr(op, SDYI_NAME_STATIC_OFFSETS);
    const sdyi_attr *const sizes = sdyi_op_attr(op, SDYI_NAME_STATIC_SIZES);
    const sdyi_attr *const strides = sdyi_op_attr(op, SDYI_NAME_STATIC_STRIDES);
    plan->whole = *sdyi_in_shape(c, op, tensor);
    plan->first = tensor + 1;
    int64_t dense = 1;
    for (int d = plan->whole.rank - 1; d >= 0; d--) {
        plan->offsets[d] = offsets->cells[d].integer;
        plan->sizes[d] = sizes->cells[d].integer;
        plan->steps[d] = strides->cells[d].integer;
        if (plan->sizes[d] == SDYRT_DYNAMIC || plan->steps[d] == SDYRT_DYNAMIC)
            return sdyi_refuse(op, "sizes or strides that only a run knows");
        plan->strides[d] = plan->steps[d] * plan->whole.strides[d];
        plan->dense[d] = dense;
        dense *= plan->sizes[d];
    }
    return sdyi_emit(c, op, run, plan);
}

sdyrt_status sdyi_execute_extract_slice(sdyi_compiler *c, const sdyi_op *op) {
    return emit_slice(c, op, 0, run_extract_slice);
}

sdyrt_status sdyi_execute_insert_slice(sdyi_compiler *c, const sdyi_op *op) {
    return emit_slice(c, op, 1, run_insert_slice);
}

/* -- affine, cf ------------------------------------------------------------ */

typedef struct basis_plan {
    sdyi_numbers numbers;
    int n_indices; /* operands in front of those of the basis */
} basis_plan;

static sdyrt_status emit_basis(sdyi_compiler *c, const sdyi_op *op,
                               sdyi_run *run) {
    basis_plan *const plan = SDYI_PLAN(c, basis_plan);
    plan->numbers = sdyi_numbers_read(c, op, SDYI_NAME_STATIC_BASIS);
    plan->n_indices = op->n_operands - plan->numbers.n_of_run;
    if (plan->numbers.n > SDYRT_MAX_RANK)
        return sdyi_refuse(op, "a basis of more than %d", SDYRT_MAX_RANK);
    return sdyi_emit(c, op, run, plan);
}

static sdyrt_status fill_basis(const sdyi_thunk *t, const sdyi_frame *f,
                               int64_t *basis) {
    const basis_plan *const p = t->plan;
    int operand = p->n_indices;
    sdyi_numbers_fill(t, f, &p->numbers, &operand, basis);
    for (int i = 0; i < p->numbers.n; i++)
        if (basis[i] <= 0)
            return sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                                   "has size %d of its basis of %lld", i,
                                   (long long)basis[i]);
    return SDYRT_OK;
}

/* affine.delinearize_index, rounding down. The first result, if the basis has
 * no entry for it, is the rest. */
static sdyrt_status run_delinearize(const sdyi_thunk *t, const sdyi_frame *f) {
    const basis_plan *const p = t->plan;
    int64_t basis[SDYRT_MAX_RANK], rest = index_at(t, f, 0);
    SDYI_TRY(fill_basis(t, f, basis));
    for (int i = t->n_out - 1; i > 0; i--) {
        const int64_t size = basis[i - (t->n_out - p->numbers.n)];
        const int64_t part = (rest % size + size) % size;
        *(int64_t *)sdyi_out(t, f, i) = part;
        rest = (rest - part) / size;
    }
    *(int64_t *)sdyi_out(t, f, 0) = rest;
    return SDYRT_OK;
}

static sdyrt_status run_linearize(const sdyi_thunk *t, const sdyi_frame *f) {
    const basis_plan *const p = t->plan;
    int64_t basis[SDYRT_MAX_RANK];
    uint64_t index = 0;
    SDYI_TRY(fill_basis(t, f, basis));
    for (int i = 0; i < p->n_indices; i++)
        index =
            (i == 0
                 ? 0
                 : index * (uint64_t)basis[i - (p->n_indices - p->numbers.n)]) +
            (uint64_t)index_at(t, f, i);
    *(uint64_t *)sdyi_out(t, f, 0) = index;
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_delinearize(sdyi_compiler *c, const sdyi_op *op) {
    return emit_basis(c, op, run_delinearize);
}

sdyrt_status sdyi_execute_linearize(sdyi_compiler *c, const sdyi_op *op) {
    return emit_basis(c, op, run_linearize);
}

static sdyrt_status run_assert(const sdyi_thunk *t, const sdyi_frame *f) {
    return *(const uint8_t *)sdyi_in(t, f, 0) != 0
               ? SDYRT_OK
               : sdyi_thunk_fail(t, SDYRT_MISMATCH, "does not hold: %s",
                                 (const char *)t->plan);
}

sdyrt_status sdyi_execute_assert(sdyi_compiler *c, const sdyi_op *op) {
    const char *const text = sdyi_attr_text(sdyi_op_attr(op, SDYI_NAME_MSG));
    sdyi_emit_effect(c, op, run_assert,
                     sdyi_zone_string(c->zone, text, strlen(text)),
                     sdyi_slot_of(c, sdyi_operand(op, 0)));
    return SDYRT_OK;
}

/* -- tosa ------------------------------------------------------------------ */

/* Refuses zero points and shifts, operands from `n` on, unless they are
 * constants of 0. */
static sdyrt_status check_extra(const sdyi_op *op, int n) {
    for (int i = n; i < op->n_operands; i++) {
        sdyi_elements e;
        if (!sdyi_constant_elements(sdyi_operand(op, i), &e) ||
            !sdyi_elements_are_zero(&e))
            return sdyi_refuse(op, "operand %d that is not a constant of 0", i);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_tosa(sdyi_compiler *c, const sdyi_op *op) {
    const int n = sdyi_tosa_operands(op);
    sdyi_loop *const *const at = op->row->loops->at;
    if (sdyi_operand(op, 0)->type->element != op->results[0].type->element)
        return sdyi_refuse(op, "a product wider than its factors");
    SDYI_TRY(check_extra(op, n));
    return sdyi_emit_loop_spread(c, op, n, at[sdyi_in_shape(c, op, 0)->dtype],
                                 at[SDYRT_F32]);
}

sdyrt_status sdyi_execute_tosa_compare(sdyi_compiler *c, const sdyi_op *op) {
    const int direction = op->row->kind == SDYI_OP_TOSA_EQUAL     ? 0
                          : op->row->kind == SDYI_OP_TOSA_GREATER ? 3
                                                                  : 2;
    return sdyi_emit_loop_spread(
        c, op, 2,
        sdyi_loop_compare(direction, sdyi_in_shape(c, op, 0)->dtype, false),
        sdyi_loop_compare(direction, SDYRT_F32, false));
}

sdyrt_status sdyi_execute_tosa_matmul(sdyi_compiler *c, const sdyi_op *op) {
    SDYI_TRY(check_extra(op, sdyi_tosa_operands(op)));
    return sdyi_execute_matmul(c, op);
}
