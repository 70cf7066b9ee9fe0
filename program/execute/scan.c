/* chlo.scan: a body that runs along a dimension of the inputs, with carries
 * from one iteration to the next. Operands are inputs and initial carries;
 * results are outputs, stacked along the dimension, and the final carries. */
#include "kernels/box.h"
#include "program/dialects/stablehlo/verify_common.h"
#include "program/execute/execute.h"

#include <string.h>

/* The slices of a tensor along the scanned dimension, one for each
 * iteration. */
typedef struct slices {
    sdyi_shape whole, part;
    int64_t
        strides[SDYRT_MAX_RANK]; /* of the part's dimensions, in the whole */
    int64_t step;
} slices;

typedef struct scan_plan {
    sdyi_body body;
    int64_t n;
    bool is_reverse;
    int n_inputs, n_carries, n_outputs;
    slices *inputs, *outputs;
    const size_t *bytes; /* of the carries */
    const int *seconds;  /* slots, for carries that a turn has made */
} scan_plan;

static void copy_carry(void *to, const void *from, size_t bytes) {
    if (bytes > 0 && to != from)
        memcpy(to, from, bytes);
}

static sdyrt_status run_turn(const sdyi_thunk *t, const sdyi_frame *f,
                             int64_t turn) {
    const scan_plan *const p = t->plan;
    const int *const args = p->body.args;
    for (int i = 0; i < p->n_inputs; i++) {
        const slices *const s = &p->inputs[i];
        if (s->part.count > 0)
            sdyi_copy_box((const char *)sdyi_in(t, f, i) +
                              turn * s->step * (int64_t)s->part.width,
                          s->strides, f->data[args[i]], s->part.strides,
                          s->part.dims, s->part.rank, s->part.width);
    }
    SDYI_TRY(sdyi_thunks_run(&p->body.thunks, f));
    for (int i = 0; i < p->n_outputs; i++) {
        const slices *const s = &p->outputs[i];
        if (s->part.count > 0)
            sdyi_copy_box(f->data[p->body.results[i]], s->part.strides,
                          (char *)sdyi_out(t, f, i) +
                              turn * s->step * (int64_t)s->part.width,
                          s->strides, s->part.dims, s->part.rank,
                          s->part.width);
    }
    for (int i = 0; i < p->n_carries; i++)
        copy_carry(f->data[p->seconds[i]],
                   f->data[p->body.results[p->n_outputs + i]], p->bytes[i]);
    for (int i = 0; i < p->n_carries; i++)
        copy_carry(f->data[args[p->n_inputs + i]], f->data[p->seconds[i]],
                   p->bytes[i]);
    return SDYRT_OK;
}

static sdyrt_status run_scan(const sdyi_thunk *t, const sdyi_frame *f) {
    const scan_plan *const p = t->plan;
    const int *const args = p->body.args;
    for (int i = 0; i < p->n_carries; i++)
        copy_carry(f->data[args[p->n_inputs + i]],
                   sdyi_in(t, f, p->n_inputs + i), p->bytes[i]);
    for (int64_t i = 0; i < p->n; i++) {
        if (atomic_load_explicit(f->is_stopped, memory_order_relaxed))
            return sdyi_thunk_fail(t, SDYRT_ABORTED, "the run was stopped");
        SDYI_TRY(run_turn(t, f, p->is_reverse ? p->n - 1 - i : i));
    }
    for (int i = 0; i < p->n_carries; i++)
        copy_carry(sdyi_out(t, f, p->n_outputs + i),
                   f->data[args[p->n_inputs + i]], p->bytes[i]);
    return SDYRT_OK;
}

static slices slices_of(const sdyi_shape *whole, int dim) {
    int64_t dims[SDYRT_MAX_RANK];
    slices s = {.whole = *whole, .step = whole->strides[dim]};
    for (int d = 0, n = 0; d < whole->rank; d++)
        if (d != dim) {
            s.strides[n] = whole->strides[d];
            dims[n++] = whole->dims[d];
        }
    s.part = sdyi_shape_make(whole->dtype, dims, whole->rank - 1);
    s.part.narrow = whole->narrow;
    s.part.format = whole->format;
    return s;
}

static int inputs_of(const sdyi_op *op) {
    const sdyi_hlo_ints sizes =
        sdyi_hlo_ints_at(op, SDYI_NAME_OPERAND_SEGMENT_SIZES);
    return sizes.n > 0 ? (int)sizes.at[0].integer : 0;
}

/* Count operands and results, and plan the slices of inputs and outputs. */
static sdyrt_status plan_scan(sdyi_compiler *c, const sdyi_op *op,
                              scan_plan *p) {
    const int dim = (int)sdyi_hlo_int(op, SDYI_NAME_DIMENSION, 0);
    const sdyi_attr *const reverse = sdyi_op_attr(op, SDYI_NAME_IS_REVERSE);
    p->is_reverse = reverse != NULL && reverse->cells[0].integer != 0;
    p->n_inputs = inputs_of(op);
    p->n_carries = op->n_operands - p->n_inputs;
    p->n_outputs = op->n_results - p->n_carries;
    p->inputs = SDYI_NEW(c->zone, slices, p->n_inputs + 1);
    p->outputs = SDYI_NEW(c->zone, slices, p->n_outputs + 1);
    for (int i = 0; i < p->n_inputs; i++)
        p->inputs[i] = slices_of(sdyi_in_shape(c, op, i), dim);
    for (int i = 0; i < p->n_outputs; i++) {
        sdyi_shape out;
        SDYI_TRY(sdyi_out_shape(op, i, &out));
        p->outputs[i] = slices_of(&out, dim);
    }
    const int64_t size = sdyi_hlo_int(op, SDYI_NAME_SCAN_DIM_SIZE, -1);
    p->n = p->n_inputs > 0    ? p->inputs[0].whole.dims[dim]
           : size >= 0        ? size
           : p->n_outputs > 0 ? p->outputs[0].whole.dims[dim]
                              : 0;
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_scan(sdyi_compiler *c, const sdyi_op *op) {
    scan_plan *const plan = SDYI_PLAN(c, scan_plan);
    sdyi_thunk thunk;
    SDYI_TRY(plan_scan(c, op, plan));
    SDYI_TRY(sdyi_thunk_make(c, op, run_scan, plan, &thunk));
    int *const args =
        SDYI_NEW(c->zone, int, op->n_operands + plan->n_carries + 1);
    int *const seconds = args + op->n_operands;
    size_t *const bytes = SDYI_NEW(c->zone, size_t, plan->n_carries + 1);
    for (int i = 0; i < plan->n_inputs; i++)
        args[i] = sdyi_slot_new(c, &plan->inputs[i].part);
    for (int i = 0; i < plan->n_carries; i++) {
        const sdyi_shape shape = *sdyi_in_shape(c, op, plan->n_inputs + i);
        args[plan->n_inputs + i] = sdyi_slot_new(c, &shape);
        seconds[i] = sdyi_slot_new(c, &shape);
        bytes[i] = shape.bytes;
    }
    plan->seconds = seconds;
    plan->bytes = bytes;
    SDYI_TRY(sdyi_compile_body(c, op, 0, args, &plan->body));
    /* Buffers that an iteration reads or writes live until the last one. */
    for (int i = 0; i < op->n_operands + plan->n_carries; i++)
        sdyi_slot_use(c, args[i]);
    for (int i = 0; i < op->n_operands; i++)
        sdyi_slot_use(c, thunk.in[i]);
    for (int i = 0; i < op->n_results; i++)
        sdyi_slot_use(c, thunk.out[i]);
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}
