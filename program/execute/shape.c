/* Ops that make constants and move elements. Movement is a copy between boxes
 * of strides (kernels/box.h); a result that stays in the operand's buffer is a
 * view. */
#include "kernels/box.h"
#include "program/execute/compile.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"
#include "program/execute/threads.h"
#include "program/ir/elements.h"
#include "program/ir/row.h"

#include <string.h>

sdyrt_status sdyi_alias(sdyi_compiler *c, const sdyi_op *op, int result,
                        int operand) {
    sdyi_slot_bind(c, &op->results[result],
                   sdyi_slot_of(c, sdyi_operand(op, operand)));
    return SDYRT_OK;
}

/* -- constants ------------------------------------------------------------- */

/* The largest splat expanded at compile; others are filled in each run. */
#define MOST_SPREAD ((size_t)1 << 16)

typedef struct fill_plan {
    const void *element;
    size_t width;
} fill_plan;

static void fill(char *to, const void *element, size_t width, int64_t n) {
    static const int64_t one = 1;
    if (n > 0)
        sdyi_fill_box(to, &one, &n, 1, width, element);
}

static void part_fill(const void *p, void *out, const void *const *in,
                      int64_t at, int64_t n) {
    const fill_plan *const plan = p;
    (void)in;
    (void)at;
    fill(out, plan->element, plan->width, n);
}

sdyrt_status sdyi_constant_data(sdyi_compiler *c, const sdyi_op *op,
                                const sdyi_shape *shape, const void **data,
                                bool *is_splat) {
    sdyi_elements e;
    SDYI_TRY(sdyi_elements_of(
        op, sdyi_op_attr(op, sdyi_constant_value_name(op)), &e));
    const int64_t n = e.is_splat ? 1 : shape->count;
    const int64_t bytes = n * (int64_t)shape->width;
    if (e.n != bytes)
        return sdyi_refuse(op,
                           "a constant whose elements are %lld bytes, and "
                           "those of its type are %lld",
                           (long long)e.n, (long long)bytes);
    *data = e.bytes;
    *is_splat = e.is_splat;
    const bool is_bool = shape->dtype == SDYRT_BOOL;
    if (shape->narrow == 0 && !is_bool)
        return SDYRT_OK;
    uint8_t *const copy = sdyi_zone_copy(c->zone, e.bytes, (size_t)e.n);
    for (int64_t i = 0; i < e.n; i++)
        copy[i] = is_bool ? copy[i] != 0 : sdyi_of_code(shape, copy[i]);
    *data = copy;
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_constant(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_shape shape;
    const void *data = NULL;
    bool is_splat = false;
    SDYI_TRY(sdyi_out_shape(op, 0, &shape));
    SDYI_TRY(sdyi_constant_data(c, op, &shape, &data, &is_splat));
    if (is_splat && shape.bytes > MOST_SPREAD) {
        fill_plan *const plan = SDYI_PLAN(c, fill_plan);
        *plan = (fill_plan){data, shape.width};
        return sdyi_emit_part(c, op, part_fill, plan, true);
    }
    if (is_splat && shape.count != 1) {
        char *const spread = sdyi_zone_alloc(c->zone, shape.bytes + 1);
        fill(spread, data, shape.width, shape.count);
        data = spread;
    }
    sdyi_slot_bind(c, &op->results[0], sdyi_slot_constant(c, &shape, data));
    return SDYRT_OK;
}

/* constant_like: its attribute as a constant of the result's shape. */
sdyrt_status sdyi_execute_constant_like(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_attr *const value = sdyi_op_attr(op, SDYI_NAME_VALUE);
    sdyi_shape shape;
    SDYI_TRY(sdyi_out_shape(op, 0, &shape));
    if (!sdyi_attr_is(value, SDYI_ATTR_FLOAT) &&
        !sdyi_attr_is(value, SDYI_ATTR_INTEGER))
        return sdyi_refuse(op, "a value that is no number");
    const int64_t bits = shape.dtype == SDYRT_BOOL
                             ? value->cells[0].integer != 0
                             : value->cells[0].integer;
    char *const data = sdyi_zone_alloc(c->zone, shape.bytes + 16);
    fill(data, &bits, shape.width, shape.count);
    for (int64_t i = 0; i < shape.count && shape.narrow > 0; i++)
        data[i] = (char)sdyi_of_code(&shape, (uint8_t)data[i]);
    sdyi_slot_bind(c, &op->results[0], sdyi_slot_constant(c, &shape, data));
    return SDYRT_OK;
}

typedef struct iota_plan {
    sdyi_shape out;
    int dim;
    sdyi_conversion of_count;
} iota_plan;

/* iota: i64 counts, converted, a run of `inner` equal elements each. */
static sdyrt_status run_iota(const sdyi_thunk *t, const sdyi_frame *f) {
    const iota_plan *const p = t->plan;
    const int64_t size = p->out.dims[p->dim], inner = p->out.strides[p->dim];
    char *const out = sdyi_out(t, f, 0);
    if (p->out.count == 0)
        return SDYRT_OK;
    const size_t block = (size_t)(size * inner) * p->out.width;
    for (int64_t i = 0; i < size; i++) {
        char element[16];
        sdyi_conversion_run(&p->of_count, element, &i, 1);
        fill(out + (size_t)(i * inner) * p->out.width, element, p->out.width,
             inner);
    }
    for (size_t at = block; at < p->out.bytes; at += block)
        memcpy(out + at, out, block);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_iota(sdyi_compiler *c, const sdyi_op *op) {
    iota_plan *const plan = SDYI_PLAN(c, iota_plan);
    SDYI_TRY(sdyi_out_shape(op, 0, &plan->out));
    plan->of_count = sdyi_conversion_make(SDYRT_I64, &plan->out);
    plan->dim =
        (int)sdyi_op_attr(op, SDYI_NAME_IOTA_DIMENSION)->cells[0].integer;
    return sdyi_emit(c, op, run_iota, plan);
}

/* -- views ----------------------------------------------------------------- */

typedef struct view_plan {
    size_t offset; /* bytes */
} view_plan;

static sdyrt_status run_view(const sdyi_thunk *t, const sdyi_frame *f) {
    const view_plan *const p = t->plan;
    f->data[t->out[0]] = (char *)f->data[t->in[0]] + p->offset;
    return SDYRT_OK;
}

sdyrt_status sdyi_emit_view(sdyi_compiler *c, const sdyi_op *op,
                            const sdyi_shape *shape, size_t offset) {
    view_plan *const plan = SDYI_PLAN(c, view_plan);
    plan->offset = offset;
    sdyi_thunk thunk;
    const int slot =
        sdyi_slot_view(c, sdyi_slot_of(c, sdyi_operand(op, 0)), shape);
    int *const out = SDYI_NEW(c->zone, int, 1);
    *out = slot;
    SDYI_TRY(sdyi_thunk_make(c, op, run_view, plan, &thunk));
    c->slots[thunk.out[0]].is_in_arena = false;
    thunk.out = out;
    thunk.is_view = true;
    sdyi_slot_bind(c, &op->results[0], slot);
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_reshape(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_shape shape;
    SDYI_TRY(sdyi_out_shape(op, 0, &shape));
    return sdyi_emit_view(c, op, &shape, 0);
}

/* -- copies of one operand ------------------------------------------------- */

/* The plan of a copy: out[i] = in[offset + i . strides] */
typedef struct copy_plan {
    sdyi_shape out;
    int64_t strides[SDYRT_MAX_RANK];
    int64_t offset; /* elements */
} copy_plan;

typedef struct copy_job {
    const copy_plan *plan;
    const char *in;
    char *out;
    int dim;      /* to split */
    int64_t part; /* of it, for a thread at once */
} copy_job;

static void copy_part(void *state, int64_t part, int thread) {
    const copy_job *const j = state;
    const copy_plan *const p = j->plan;
    const int64_t width = (int64_t)p->out.width, from = part * j->part;
    const int64_t rest = p->out.dims[j->dim] - from;
    int64_t counts[SDYRT_MAX_RANK];
    (void)thread;
    memcpy(counts, p->out.dims, sizeof counts);
    counts[j->dim] = rest < j->part ? rest : j->part;
    sdyi_copy_box(j->in + from * p->strides[j->dim] * width, p->strides,
                  j->out + from * p->out.strides[j->dim] * width,
                  p->out.strides, counts, p->out.rank, p->out.width);
}

static sdyrt_status run_copy(const sdyi_thunk *t, const sdyi_frame *f) {
    enum { PART = 1 << 16 }; /* elements; boxes of fewer would be thin */
    const copy_plan *const p = t->plan;
    if (p->out.count == 0)
        return SDYRT_OK;
    copy_job j = {.plan = p,
                  .in = (const char *)sdyi_in(t, f, 0) +
                        p->offset * (int64_t)p->out.width,
                  .out = sdyi_out(t, f, 0)};
    while (j.dim < p->out.rank - 1 && p->out.dims[j.dim] == 1)
        j.dim++;
    const int64_t size = p->out.rank == 0 ? 1 : p->out.dims[j.dim];
    j.part = PART / (p->out.count / size) + 1;
    if (p->out.rank == 0 || j.part >= size)
        sdyi_copy_box(j.in, p->strides, j.out, p->out.strides, p->out.dims,
                      p->out.rank, p->out.width);
    else
        sdyi_threads_run((size + j.part - 1) / j.part, copy_part, &j);
    return SDYRT_OK;
}

static sdyrt_status new_copy(sdyi_compiler *c, const sdyi_op *op,
                             copy_plan **plan) {
    *plan = SDYI_PLAN(c, copy_plan);
    return sdyi_out_shape(op, 0, &(*plan)->out);
}

/* A broadcast of neighbouring dimensions: element i of the result is element i
 * / inner % middle of the operand. */
typedef struct spread_plan {
    int64_t inner, middle;
    size_t width;
} spread_plan;

static void part_spread(const void *p, void *out, const void *const *in,
                        int64_t at, int64_t n) {
    const spread_plan *const plan = p;
    const size_t width = plan->width;
    const char *const from = in[0];
    for (int64_t i = 0, some; i < n; i += some) {
        const int64_t place = (at + i) / plan->inner % plan->middle;
        char *const to = (char *)out + (size_t)i * width;
        const char *const element = from + (size_t)place * width;
        const int64_t left = plan->inner == 1
                                 ? plan->middle - place
                                 : plan->inner - (at + i) % plan->inner;
        some = left < n - i ? left : n - i;
        if (plan->inner == 1)
            memcpy(to, element, (size_t)some * width);
        else
            fill(to, element, width, some);
    }
}

/* True if a copy has the form of a spread_plan, which is then set. */
static bool is_spread(const copy_plan *plan, int64_t count, spread_plan *s) {
    *s = (spread_plan){1, 1, plan->out.width};
    int d = plan->out.rank - 1;
    if (count == 1) {
        s->inner = plan->out.count;
        return plan->out.count > 0;
    }
    for (; d >= 0 && plan->strides[d] == 0; d--)
        s->inner *= plan->out.dims[d];
    for (; d >= 0 && (plan->out.dims[d] == 1 || plan->strides[d] == s->middle);
         d--)
        s->middle *= plan->out.dims[d];
    for (; d >= 0 && plan->strides[d] == 0; d--)
        continue;
    return d < 0 && plan->out.count > 0 && s->middle == count;
}

static sdyrt_status emit_broadcast(sdyi_compiler *c, const sdyi_op *op,
                                   const copy_plan *plan) {
    const int64_t count = sdyi_in_shape(c, op, 0)->count;
    spread_plan spread;
    if (!is_spread(plan, count, &spread) || count == plan->out.count)
        return sdyi_emit(c, op, run_copy, plan);
    spread_plan *const kept = SDYI_PLAN(c, spread_plan);
    *kept = spread;
    return sdyi_emit_part(c, op, part_spread, kept, count == 1);
}

/* Any broadcast, element by element. */
static void part_strided(const void *p, void *out, const void *const *in,
                         int64_t at, int64_t n) {
    const copy_plan *const plan = p;
    const size_t width = plan->out.width;
    for (int64_t i = 0; i < n; i++) {
        int64_t rest = at + i, from = plan->offset;
        for (int d = 0; d < plan->out.rank; d++) {
            from += rest / plan->out.strides[d] * plan->strides[d];
            rest %= plan->out.strides[d];
        }
        memcpy((char *)out + (size_t)i * width,
               (const char *)in[0] + (size_t)from * width, width);
    }
}

int sdyi_spread(sdyi_compiler *c, const sdyi_op *op, int slot,
                const int64_t *dims, const sdyi_shape *out) {
    const sdyi_shape in = *sdyi_slot_shape(c, slot);
    if (in.rank == out->rank && memcmp(in.dims, out->dims, sizeof in.dims) == 0)
        return slot;
    copy_plan *const plan = SDYI_PLAN(c, copy_plan);
    spread_plan *const spread = SDYI_PLAN(c, spread_plan);
    sdyi_shape shape = sdyi_shape_make(in.dtype, out->dims, out->rank);
    shape.narrow = in.narrow;
    plan->out = shape;
    for (int d = 0; d < in.rank; d++)
        if (in.dims[d] != 1)
            plan->strides[dims[d]] = in.strides[d];
    const int to = sdyi_slot_new(c, &shape);
    if (is_spread(plan, in.count, spread) && in.count != shape.count)
        sdyi_emit_step(c, op, part_spread, spread, &slot, 1, to);
    else
        sdyi_emit_step(c, op, part_strided, plan, &slot, 1, to);
    return to;
}

sdyrt_status sdyi_execute_broadcast_in_dim(sdyi_compiler *c,
                                           const sdyi_op *op) {
    copy_plan *plan;
    SDYI_TRY(new_copy(c, op, &plan));
    const sdyi_shape *const in = sdyi_in_shape(c, op, 0);
    int n;
    const int64_t *const dims =
        sdyi_copy_ints(c, op, SDYI_NAME_BROADCAST_DIMENSIONS, &n);
    for (int d = 0; d < in->rank; d++)
        if (in->dims[d] != 1)
            plan->strides[dims[d]] = in->strides[d];
    if (in->count == plan->out.count) {
        bool is_same = true;
        for (int d = 1; d < n; d++)
            is_same &= dims[d - 1] < dims[d];
        if (is_same)
            return sdyi_emit_view(c, op, &plan->out, 0);
    }
    return emit_broadcast(c, op, plan);
}

sdyrt_status sdyi_execute_broadcast(sdyi_compiler *c, const sdyi_op *op) {
    copy_plan *plan;
    SDYI_TRY(new_copy(c, op, &plan));
    const sdyi_shape *const in = sdyi_in_shape(c, op, 0);
    for (int d = 0; d < in->rank; d++)
        plan->strides[plan->out.rank - in->rank + d] = in->strides[d];
    return emit_broadcast(c, op, plan);
}

sdyrt_status sdyi_execute_transpose(sdyi_compiler *c, const sdyi_op *op) {
    copy_plan *plan;
    SDYI_TRY(new_copy(c, op, &plan));
    int n;
    const int64_t *const permutation =
        sdyi_copy_ints(c, op, SDYI_NAME_PERMUTATION, &n);
    for (int d = 0; d < n; d++)
        plan->strides[d] = sdyi_in_shape(c, op, 0)->strides[permutation[d]];
    return sdyi_emit(c, op, run_copy, plan);
}

sdyrt_status sdyi_execute_reverse(sdyi_compiler *c, const sdyi_op *op) {
    copy_plan *plan;
    SDYI_TRY(new_copy(c, op, &plan));
    int n;
    const int64_t *const dims = sdyi_copy_ints(c, op, SDYI_NAME_DIMENSIONS, &n);
    memcpy(plan->strides, plan->out.strides, sizeof plan->strides);
    for (int i = 0; i < n; i++) {
        int64_t *const stride = &plan->strides[dims[i]];
        plan->offset += (plan->out.dims[dims[i]] - 1) * *stride;
        *stride = -*stride;
    }
    return sdyi_emit(c, op, run_copy, plan);
}

/* True if the elements of `out` are contiguous in the operand too. */
static bool is_run(const copy_plan *plan) {
    bool is_same = true;
    for (int d = 0; d < plan->out.rank; d++)
        is_same &=
            plan->out.dims[d] == 1 || plan->strides[d] == plan->out.strides[d];
    return is_same && plan->out.count > 0;
}

sdyrt_status sdyi_execute_slice(sdyi_compiler *c, const sdyi_op *op) {
    copy_plan *plan;
    SDYI_TRY(new_copy(c, op, &plan));
    int n;
    const int64_t *const starts =
        sdyi_copy_ints(c, op, SDYI_NAME_START_INDICES, &n);
    const int64_t *const steps = sdyi_copy_ints(c, op, SDYI_NAME_STRIDES, &n);
    const sdyi_shape *const in = sdyi_in_shape(c, op, 0);
    for (int d = 0; d < n; d++) {
        plan->offset += starts[d] * in->strides[d];
        plan->strides[d] = steps[d] * in->strides[d];
    }
    if (is_run(plan))
        return sdyi_emit_view(c, op, &plan->out,
                              (size_t)plan->offset * plan->out.width);
    return sdyi_emit(c, op, run_copy, plan);
}
