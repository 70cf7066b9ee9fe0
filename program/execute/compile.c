/* The shared parts of all compile entries: shapes, slots, thunks, regions. */
#include "program/execute/compile.h"

#include "program/execute/elementwise.h"
#include "program/ir/row.h"
#include "program/rows/op_kind.h"
#include "program/text/print.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Limits of a program, so that no short text makes a long compile. */
#define MOST_THUNKS (1 << 22)
#define MOST_BYTES ((size_t)1 << 46)

sdyrt_status sdyi_refuse(const sdyi_op *op, const char *format, ...) {
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    (void)sdyi_error(op->module->pool, op, "is not supported: %s", text);
    return SDYRT_UNSUPPORTED;
}

/* -- shapes ---------------------------------------------------------------- */

static bool set_dims(sdyi_shape *shape) {
    int64_t bytes = (int64_t)shape->width;
    shape->count = 1;
    for (int d = shape->rank - 1; d >= 0; d--) {
        shape->strides[d] = shape->count;
        if (__builtin_mul_overflow(shape->count, shape->dims[d], &shape->count))
            return false;
    }
    if (__builtin_mul_overflow(bytes, shape->count, &bytes) ||
        (size_t)bytes > MOST_BYTES)
        return false;
    shape->bytes = (size_t)bytes;
    return true;
}

sdyi_shape sdyi_shape_make(sdyrt_dtype dtype, const int64_t *dims, int rank) {
    sdyi_shape shape = {
        .dtype = dtype, .width = sdyrt_dtype_bytes(dtype), .rank = rank};
    for (int d = 0; d < rank; d++)
        shape.dims[d] = dims[d];
    if (!set_dims(&shape))
        shape.bytes = MOST_BYTES;
    return shape;
}

/* The dtype that elements are stored in: integers and floats of less than 8
 * bits take a byte each. */
static bool find_dtype(const sdyi_type *element, sdyi_shape *shape) {
    if (sdyi_type_dtype(element, &shape->dtype))
        return true;
    if (sdyi_type_is(element, SDYI_TYPE_INDEX)) {
        shape->dtype = SDYRT_I64;
        return true;
    }
    if (sdyi_type_is(element, SDYI_TYPE_FLOAT) && element->width < 8) {
        shape->dtype = SDYRT_F8E4M3FN;
        shape->narrow = element->width;
        shape->format = (sdyi_float)element->format;
        return true;
    }
    if (!sdyi_type_is(element, SDYI_TYPE_INTEGER) ||
        (element->width != 2 && element->width != 4) ||
        element->sign == SDYI_SIGNED)
        return false;
    shape->dtype = element->sign == SDYI_UNSIGNED ? SDYRT_U8 : SDYRT_I8;
    shape->narrow = element->width;
    return true;
}

/* True for the type of a scalar, which is a tensor of rank 0 here. */
static bool is_number(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_INTEGER) ||
           sdyi_type_is(type, SDYI_TYPE_FLOAT) ||
           sdyi_type_is(type, SDYI_TYPE_COMPLEX) ||
           sdyi_type_is(type, SDYI_TYPE_INDEX);
}

bool sdyi_has_buffer(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_TENSOR) || is_number(type);
}

sdyrt_status sdyi_shape_of(const sdyi_op *op, const sdyi_type *type,
                           sdyi_shape *shape) {
    sdyi_pool *const pool = op->module->pool;
    *shape = (sdyi_shape){.rank = 0};
    if (sdyi_type_is(type, SDYI_TYPE_TOKEN) ||
        sdyi_type_is(type, SDYI_TYPE_TUPLE))
        return SDYRT_OK;
    const bool is_tensor = sdyi_type_is(type, SDYI_TYPE_TENSOR);
    const sdyi_type *const element = is_tensor ? type->element : type;
    if (!is_tensor && !is_number(type))
        return sdyi_refuse(op, "a value of type %s",
                           sdyi_type_text(pool, type));
    if (is_tensor && !sdyi_type_is_static(type))
        return sdyi_refuse(op, "a dynamic shape: %s",
                           sdyi_type_text(pool, type));
    if (!find_dtype(element, shape))
        return sdyi_refuse(op, "elements of type %s",
                           sdyi_type_text(pool, element));
    if (is_tensor && type->n > SDYRT_MAX_RANK)
        return sdyi_refuse(op, "a tensor of more than %d dimensions",
                           SDYRT_MAX_RANK);
    shape->width = sdyrt_dtype_bytes(shape->dtype);
    shape->rank = is_tensor ? type->n : 0;
    for (int d = 0; d < shape->rank; d++)
        shape->dims[d] = type->cells[d].integer;
    if (!set_dims(shape))
        return sdyi_refuse(op, "a tensor as large as %s",
                           sdyi_type_text(pool, type));
    return SDYRT_OK;
}

/* -- shardings ------------------------------------------------------------- */

const sdyrt_sharding **sdyi_sharding_room(sdyi_compiler *c) {
    sdyi_kept *const room = SDYI_NEW(c->zone, sdyi_kept, 1);
    room->next = *c->kept;
    *c->kept = room;
    return &room->sharding;
}

const sdyrt_sharding *sdyi_sharding_keep(sdyi_compiler *c,
                                         const sdyrt_sharding *sharding) {
    const sdyrt_sharding **const room = sdyi_sharding_room(c);
    *room = sdyrt_sharding_retain(sharding);
    return *room;
}

/* -- slots ----------------------------------------------------------------- */

static int add_slot(sdyi_compiler *c, const sdyi_shape *shape) {
    SDYI_GROW(c->zone, c->slots, c->n_slots, c->slots_capacity);
    const int slot = c->n_slots++;
    c->slots[slot] = (sdyi_slot){
        .shape = sdyi_intern(&c->shapes, shape, sizeof *shape, NULL),
        .owner = slot,
        .first = c->position,
        .last = c->position};
    return slot;
}

int sdyi_slot_new(sdyi_compiler *c, const sdyi_shape *shape) {
    const int slot = add_slot(c, shape);
    c->slots[slot].is_in_arena = true;
    if (shape->bytes > c->most_bytes) {
        c->most_bytes = shape->bytes;
        c->largest = c->op;
    }
    return slot;
}

int sdyi_slot_given(sdyi_compiler *c, const sdyi_shape *shape) {
    return add_slot(c, shape);
}

int sdyi_slot_view(sdyi_compiler *c, int of, const sdyi_shape *shape) {
    const int slot = add_slot(c, shape);
    c->slots[slot].owner = c->slots[of].owner;
    return slot;
}

int sdyi_slot_constant(sdyi_compiler *c, const sdyi_shape *shape,
                       const void *data) {
    const int slot = add_slot(c, shape);
    c->slots[slot].constant = data;
    return slot;
}

int sdyi_slot_scratch(sdyi_compiler *c, size_t bytes) {
    const int64_t n = (int64_t)bytes;
    const sdyi_shape shape = sdyi_shape_make(SDYRT_U8, &n, 1);
    return sdyi_slot_new(c, &shape);
}

void sdyi_slot_use(sdyi_compiler *c, int slot) {
    sdyi_slot *const s = &c->slots[slot];
    s->last = c->position;
    c->slots[s->owner].last = c->position;
    for (int i = 0; i < s->n_parts; i++)
        sdyi_slot_use(c, s->parts[i]);
}

int sdyi_slot_of(sdyi_compiler *c, const sdyi_value *value) {
    const int slot = c->slot_of[value->number];
    sdyi_slot_use(c, slot);
    return slot;
}

void sdyi_slot_take_over(sdyi_compiler *c, const sdyi_thunk *thunk, int in,
                         int out, bool *is_taken) {
    if (c->n_conditions > 0) /* the body reads the same arguments again */
        return;
    SDYI_GROW(c->zone, c->takeovers, c->n_takeovers, c->takeovers_capacity);
    c->takeovers[c->n_takeovers++] = (sdyi_takeover){.in = thunk->in,
                                                     .n_in = thunk->n_in,
                                                     .operand = in,
                                                     .out = thunk->out[out],
                                                     .last = c->position,
                                                     .is_taken = is_taken};
}

int sdyi_slot_root(const sdyi_compiler *c, int slot) {
    while (c->slots[slot].owner != slot)
        slot = c->slots[slot].owner;
    return slot;
}

static bool may_take(const sdyi_compiler *c, const sdyi_takeover *t) {
    const int root = sdyi_slot_root(c, t->in[t->operand]);
    const sdyi_slot *const s = &c->slots[root];
    for (int i = 0; i < t->n_in; i++)
        if (i != t->operand && sdyi_slot_root(c, t->in[i]) == root)
            return false;
    return s->last == t->last && (s->is_in_arena || s->is_of_loop) &&
           s->shape->bytes == c->slots[t->out].shape->bytes &&
           s->shape->bytes == c->slots[t->in[t->operand]].shape->bytes;
}

void sdyi_slots_end(sdyi_compiler *c) {
    for (int i = 0; i < c->n_takeovers; i++) {
        const sdyi_takeover *const t = &c->takeovers[i];
        if (!may_take(c, t))
            continue;
        sdyi_slot *const out = &c->slots[t->out];
        out->is_in_arena = false;
        out->owner = sdyi_slot_root(c, t->in[t->operand]);
        if (c->slots[out->owner].last < out->last)
            c->slots[out->owner].last = out->last;
        *t->is_taken = true;
    }
}

void sdyi_slot_bind(sdyi_compiler *c, const sdyi_value *value, int slot) {
    c->slot_of[value->number] = slot;
}

const sdyi_shape *sdyi_in_shape(sdyi_compiler *c, const sdyi_op *op, int i) {
    return sdyi_slot_shape(c, c->slot_of[sdyi_operand(op, i)->number]);
}

sdyrt_status sdyi_out_shape(const sdyi_op *op, int i, sdyi_shape *shape) {
    return sdyi_shape_of(op, op->results[i].type, shape);
}

const size_t *sdyi_in_widths(sdyi_compiler *c, const sdyi_op *op, int n) {
    size_t *const widths = SDYI_NEW(c->zone, size_t, n + 1);
    for (int i = 0; i < n; i++)
        widths[i] = sdyi_in_shape(c, op, i)->width;
    return widths;
}

const size_t *sdyi_out_bytes(sdyi_compiler *c, const sdyi_thunk *thunk) {
    size_t *const bytes = SDYI_NEW(c->zone, size_t, thunk->n_out + 1);
    for (int i = 0; i < thunk->n_out; i++)
        bytes[i] = sdyi_slot_shape(c, thunk->out[i])->bytes;
    return bytes;
}

/* -- thunks ---------------------------------------------------------------- */

sdyi_origin sdyi_origin_of(sdyi_compiler *c, const sdyi_op *op) {
    sdyrt_diagnostic place = SDYRT_DIAGNOSTIC_INIT;
    const sdyi_loc loc = sdyi_op_loc(op);
    c->locate(c->pool, &loc, &place);
    return (sdyi_origin){.op = sdyi_op_name(op),
                         .file = place.file,
                         .line = place.line,
                         .column = place.column};
}

sdyrt_status sdyi_thunk_make(sdyi_compiler *c, const sdyi_op *op, sdyi_run *run,
                             const void *plan, sdyi_thunk *thunk) {
    int *const in = SDYI_NEW(c->zone, int, op->n_operands + op->n_results);
    int *const out = in + op->n_operands;
    for (int i = 0; i < op->n_operands; i++)
        in[i] = sdyi_slot_of(c, sdyi_operand(op, i));
    for (int i = 0; i < op->n_results; i++) {
        sdyi_shape shape;
        SDYI_TRY(sdyi_out_shape(op, i, &shape));
        out[i] = sdyi_slot_new(c, &shape);
        sdyi_slot_bind(c, &op->results[i], out[i]);
    }
    *thunk = (sdyi_thunk){.run = run,
                          .plan = plan,
                          .in = in,
                          .out = out,
                          .n_in = op->n_operands,
                          .n_out = op->n_results,
                          .position = c->position,
                          .origin = sdyi_origin_of(c, op)};
    return SDYRT_OK;
}

void sdyi_thunk_append(sdyi_compiler *c, const sdyi_thunk *thunk) {
    sdyi_thunks *const list = c->thunks;
    SDYI_GROW(c->zone, list->at, list->n, list->capacity);
    list->at[list->n++] = *thunk;
    c->n_thunks++;
}

static sdyrt_status run_part(const sdyi_thunk *t, const sdyi_frame *f) {
    const void *in[SDYI_PART_OPERANDS];
    for (int i = 0; i < t->n_in; i++)
        in[i] = sdyi_in(t, f, i);
    t->part(t->plan, sdyi_out(t, f, 0), in, 0, t->n);
    return SDYRT_OK;
}

sdyrt_status sdyi_emit_part(sdyi_compiler *c, const sdyi_op *op,
                            sdyi_part *part, const void *plan, bool is_splat) {
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_part, plan, &thunk));
    thunk.part = part;
    thunk.n = sdyi_slot_shape(c, thunk.out[0])->count;
    thunk.is_splat = is_splat;
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

void sdyi_emit_step(sdyi_compiler *c, const sdyi_op *op, sdyi_part *part,
                    const void *plan, const int *in, int n_in, int out) {
    int *const slots = SDYI_NEW(c->zone, int, n_in + 1);
    memcpy(slots, in, (size_t)n_in * sizeof *in);
    slots[n_in] = out;
    for (int i = 0; i < n_in; i++)
        sdyi_slot_use(c, in[i]);
    sdyi_thunk_append(c, &(sdyi_thunk){.run = run_part,
                                       .plan = plan,
                                       .in = slots,
                                       .out = slots + n_in,
                                       .n_in = n_in,
                                       .n_out = 1,
                                       .position = c->position,
                                       .part = part,
                                       .n = sdyi_slot_shape(c, out)->count,
                                       .origin = sdyi_origin_of(c, op)});
}

void sdyi_emit_effect(sdyi_compiler *c, const sdyi_op *op, sdyi_run *run,
                      const void *plan, int slot) {
    int *const in = SDYI_NEW(c->zone, int, 1);
    *in = slot;
    sdyi_slot_use(c, slot);
    sdyi_thunk_append(c, &(sdyi_thunk){.run = run,
                                       .plan = plan,
                                       .in = in,
                                       .n_in = 1,
                                       .position = c->position,
                                       .origin = sdyi_origin_of(c, op)});
}

sdyrt_status sdyi_emit(sdyi_compiler *c, const sdyi_op *op, sdyi_run *run,
                       const void *plan) {
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run, plan, &thunk));
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

/* -- regions --------------------------------------------------------------- */

static sdyrt_status compile_op(sdyi_compiler *c, const sdyi_op *op) {
    c->position++;
    if (c->n_thunks > MOST_THUNKS)
        return sdyi_refuse(op, "a program of more than %d steps", MOST_THUNKS);
    if (op->row->execute == NULL)
        return sdyi_refuse(op, "the executor does not run this operation");
    const sdyi_op *const outer = c->op;
    c->op = op;
    SDYI_TRY(op->row->execute(c, op));
    c->op = outer;
    return SDYRT_OK;
}

sdyrt_status sdyi_compile_ops(sdyi_compiler *c, const sdyi_block *block) {
    for (const sdyi_op *op = block->first; op != block->last; op = op->next)
        SDYI_TRY(compile_op(c, op));
    c->position++;
    sdyi_let_go(c);
    return SDYRT_OK;
}

sdyrt_status sdyi_compile_block(sdyi_compiler *c, const sdyi_block *block,
                                sdyi_thunks *thunks, const int **results,
                                int *n_results) {
    const sdyi_op *const end = block->last;
    sdyi_thunks *const before = c->thunks;
    sdyi_let_go(c);
    c->thunks = thunks;
    if (end->n_successors > 0) {
        SDYI_TRY(sdyi_compile_branches(c, block, results, n_results));
    } else {
        SDYI_TRY(sdyi_compile_ops(c, block));
        int *const slots = SDYI_NEW(c->zone, int, end->n_operands + 1);
        for (int i = 0; i < end->n_operands; i++)
            slots[i] = sdyi_slot_of(c, sdyi_operand(end, i));
        *results = slots;
        *n_results = end->n_operands;
    }
    c->thunks = before;
    return SDYRT_OK;
}

static bool is_argument(const sdyi_body *body, int slot) {
    for (int i = 0; i < body->n_args; i++)
        if (body->args[i] == slot)
            return true;
    return false;
}

/* Outer values that a region uses stay alive until the region ends, as it may
 * run again; its arguments do not, as the next run sets them. */
static void keep_outside(sdyi_compiler *c, int n_slots, int start,
                         const sdyi_body *body) {
    c->position++;
    for (int i = 0; i < n_slots; i++)
        if (c->slots[i].last >= start && c->slots[i].last < c->position &&
            !is_argument(body, i))
            c->slots[i].last = c->position;
}

sdyrt_status sdyi_compile_body(sdyi_compiler *c, const sdyi_op *op, int region,
                               const int *args, sdyi_body *body) {
    const sdyi_block *const block = op->regions[region].first;
    const int start = c->position;
    *body = (sdyi_body){.n_args = block->n_args};
    int *const slots = SDYI_NEW(c->zone, int, block->n_args + 1);
    for (int i = 0; i < block->n_args; i++) {
        sdyi_shape shape;
        SDYI_TRY(sdyi_shape_of(op, block->args[i]->type, &shape));
        slots[i] = args != NULL ? args[i] : sdyi_slot_given(c, &shape);
        sdyi_slot_bind(c, block->args[i], slots[i]);
    }
    body->args = slots;
    const int n_slots = c->n_slots;
    SDYI_TRY(sdyi_compile_block(c, block, &body->thunks, &body->results,
                                &body->n_results));
    sdyi_fuse(c, &body->thunks);
    keep_outside(c, n_slots, start, body);
    return SDYRT_OK;
}

/* Complex maximum and minimum do not commute: of two numbers that compare
 * neither way (a NaN, or zeros of other signs) the result depends on their
 * order. */
static bool is_commutative(const sdyi_op *op) {
    sdyrt_dtype dtype;
    const bool is_complex =
        sdyi_type_dtype(sdyi_type_element(op->results[0].type), &dtype) &&
        (dtype == SDYRT_C64 || dtype == SDYRT_C128);
    return sdyi_op_has(op, SDYI_COMMUTATIVE) &&
           !(is_complex && (op->row->loops == &sdyi_loops_maximum ||
                            op->row->loops == &sdyi_loops_minimum));
}

const sdyi_op *sdyi_body_single(const sdyi_op *op, int region) {
    const sdyi_block *const block = op->regions[region].first;
    const sdyi_op *const only = block->first;
    if (only == block->last || only->next != block->last ||
        only->n_results != 1 || block->last->n_operands != 1 ||
        sdyi_operand(block->last, 0) != &only->results[0] ||
        only->n_operands != block->n_args)
        return NULL;
    const bool is_swapped =
        is_commutative(only) && sdyi_operand(only, 0) == block->args[1];
    for (int i = 0; i < only->n_operands; i++)
        if (sdyi_operand(only, i) !=
            block->args[is_swapped && i < 2 ? 1 - i : i])
            return NULL;
    return only;
}

const int64_t *sdyi_copy_ints(sdyi_compiler *c, const sdyi_op *op,
                              sdyi_name name, int *n) {
    const sdyi_attr *const attr = sdyi_op_attr(op, name);
    *n = 0;
    int64_t count = attr == NULL ? 0 : attr->n;
    if (sdyi_attr_is(attr, SDYI_ATTR_DENSE))
        (void)sdyi_type_count(attr->type, &count);
    if (count == 0)
        return NULL;
    int64_t *const copy = SDYI_NEW(c->zone, int64_t, count);
    for (int64_t i = 0; i < count; i++)
        copy[i] = sdyi_attr_is(attr, SDYI_ATTR_DENSE)
                      ? sdyi_dense_i64_at(attr, i)
                      : attr->cells[i].integer;
    *n = (int)count;
    return copy;
}

/* -- running --------------------------------------------------------------- */

sdyrt_status sdyi_thunks_run(const sdyi_thunks *thunks,
                             const sdyi_frame *frame) {
    for (int i = 0; i < thunks->n; i++) {
        const sdyi_thunk *const t = &thunks->at[i];
        if (atomic_load_explicit(frame->is_stopped, memory_order_relaxed))
            return sdyi_thunk_fail(t, SDYRT_ABORTED, "the run was stopped");
        SDYI_TRY(t->run(t, frame));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_thunk_fail(const sdyi_thunk *thunk, sdyrt_status status,
                             const char *format, ...) {
    char text[800];
    const sdyi_origin *const at = &thunk->origin;
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return at->file == NULL
               ? sdyi_fail(status, SDYRT_KIND_PROGRAM, "'%s' op %s", at->op,
                           text)
               : sdyi_fail(status, SDYRT_KIND_PROGRAM, "%s:%d:%d: '%s' op %s",
                           at->file, at->line, at->column, at->op, text);
}
