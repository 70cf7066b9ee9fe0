/* sort and top_k. A comparator that orders elements by their bits becomes a key
 * for each element, and keys are radix-sorted. Any other comparator is run by a
 * merge sort of places, which is stable and stays in the line whatever the
 * comparator answers. */
#include "program/dialects/stablehlo/verify_common.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"
#include "program/execute/threads.h"
#include "program/ir/elements.h"
#include "program/ir/row.h"
#include "program/rows/op_kind.h"

#include <string.h>

typedef sdyrt_status sort_step(const sdyi_thunk *t, const sdyi_frame *f,
                               int64_t number, int thread);

typedef struct sort_plan {
    sdyi_shape shape; /* of every operand */
    int dim, n;
    const size_t *widths;
    int room;     /* slot: two buffers of a line for each thread */
    size_t bytes; /* of a buffer */
    /* The order: a comparison of operand `key`, or the body. */
    sdyi_loop *compare;
    int key;
    bool is_swapped;
    sdyi_body body;
    sort_step *one; /* line */
    int64_t k;      /* number of elements of a line that are wanted */
    /* Keys: numbers without sign in the order that is wanted. */
    enum { NO_KEYS, TOTAL, NAN_LAST, PARTIAL } keys;
    bool is_descending, is_signed;
    uint64_t top, infinity; /* bits of the element type; 0: it is no float */
    const uint32_t *f32s;   /* top_k of floats of a byte: their f32, which has
                               `top` and `infinity`; else NULL */
    int64_t part;           /* lines that a thread takes at once */
} sort_plan;

/* A line of elements along the sorted dimension; start and stride in them. */
typedef struct line {
    const sdyi_thunk *thunk;
    const sdyi_frame *frame;
    int64_t start, stride;
} line;

static const void *element(const line *l, int operand, int64_t place) {
    const sort_plan *const p = l->thunk->plan;
    return (const char *)sdyi_in(l->thunk, l->frame, operand) +
           (size_t)(l->start + place * l->stride) * p->widths[operand];
}

/* The comparator's answer for the elements at places `a` and `b`. */
static sdyrt_status is_before(const line *l, int64_t a, int64_t b,
                              bool *before) {
    const sort_plan *const p = l->thunk->plan;
    uint8_t answer;
    if (p->compare != NULL) {
        const void *const in[] = {element(l, p->key, p->is_swapped ? b : a),
                                  element(l, p->key, p->is_swapped ? a : b)};
        p->compare(&answer, in, 1);
        *before = answer != 0;
        return SDYRT_OK;
    }
    for (int k = 0; k < p->n; k++) {
        l->frame->data[p->body.args[2 * k]] = (void *)element(l, k, a);
        l->frame->data[p->body.args[2 * k + 1]] = (void *)element(l, k, b);
    }
    SDYI_TRY(sdyi_thunks_run(&p->body.thunks, l->frame));
    *before = *(const uint8_t *)l->frame->data[p->body.results[0]] != 0;
    return SDYRT_OK;
}

/* Merge the sorted runs [from, middle) and [middle, to). */
static sdyrt_status merge(const line *l, const int64_t *in, int64_t *out,
                          int64_t from, int64_t middle, int64_t to) {
    int64_t i = from, j = middle;
    for (int64_t k = from; k < to; k++) {
        bool takes_right = i == middle;
        if (i < middle && j < to)
            SDYI_TRY(is_before(l, in[j], in[i], &takes_right));
        out[k] = takes_right ? in[j++] : in[i++];
    }
    return SDYRT_OK;
}

/* Sort the places of a line. `*sorted`: the one of the two buffers that has
 * them in order. */
static sdyrt_status merge_line(const line *l, int64_t n, int64_t *places,
                               int64_t *other, const int64_t **sorted) {
    for (int64_t i = 0; i < n; i++)
        places[i] = i;
    for (int64_t run = 1; run < n; run *= 2) {
        for (int64_t from = 0; from < n; from += 2 * run) {
            const int64_t middle = from + run < n ? from + run : n;
            const int64_t to = middle + run < n ? middle + run : n;
            SDYI_TRY(merge(l, places, other, from, middle, to));
        }
        int64_t *const swap = places;
        places = other;
        other = swap;
    }
    *sorted = places;
    return SDYRT_OK;
}

/* -- keys ------------------------------------------------------------------ */

typedef struct entry {
    uint64_t key;
    int64_t place;
} entry;

/* The key of an element's bits. Keys of floats are in the total order (TOTAL),
 * else zeros have one key, and NaNs one above all others. */
static uint64_t key_of(const sort_plan *p, uint64_t bits) {
    const uint64_t mask = p->top | (p->top - 1);
    if (p->infinity != 0) {
        const uint64_t magnitude = bits & (p->top - 1);
        if (p->keys != TOTAL && magnitude > p->infinity)
            bits = p->infinity + 1;
        if (p->keys != TOTAL && magnitude == 0)
            bits = 0;
        bits = (bits & p->top) != 0 ? ~bits & mask : bits | p->top;
    } else if (p->is_signed) {
        bits ^= p->top;
    }
    return p->is_descending ? ~bits & mask : bits;
}

#define LOAD(type)                                                             \
    static void load_##type(const sort_plan *p, const void *from,              \
                            int64_t stride, int64_t n, entry *to) {            \
        const type *const xs = from;                                           \
        for (int64_t i = 0; i < n; i++)                                        \
            to[i] = (entry){key_of(p, xs[i * stride]), i};                     \
    }
LOAD(uint8_t)
LOAD(uint16_t)
LOAD(uint32_t)
LOAD(uint64_t)

static void load_small(const sort_plan *p, const uint8_t *from, int64_t stride,
                       int64_t n, entry *to) {
    for (int64_t i = 0; i < n; i++)
        to[i] = (entry){key_of(p, p->f32s[from[i * stride]]), i};
}

static void sort_few(entry *at, int64_t n) {
    for (int64_t i = 1; i < n; i++) {
        const entry e = at[i];
        int64_t k = i;
        for (; k > 0 && at[k - 1].key > e.key; k--)
            at[k] = at[k - 1];
        at[k] = e;
    }
}

/* The elements of a part of a job, at least: shorter lines share one. */
enum { LEAST_PART = 2048 };
enum { FEW = 48, DIGIT = 8, DIGITS = 64 / DIGIT, VALUES = 1 << DIGIT };

/* Radix sort, least digit first; a digit that all keys share is skipped.
 * Returns the buffer with the sorted entries. */
static entry *sort_keys(entry *at, entry *other, int64_t n) {
    int64_t counts[DIGITS][VALUES] = {{0}};
    if (n <= FEW) {
        sort_few(at, n);
        return at;
    }
    for (int64_t i = 0; i < n; i++)
        for (int d = 0; d < DIGITS; d++)
            counts[d][at[i].key >> d * DIGIT & (VALUES - 1)]++;
    for (int d = 0; d < DIGITS; d++) {
        if (counts[d][at[0].key >> d * DIGIT & (VALUES - 1)] == n)
            continue;
        int64_t starts[VALUES], start = 0;
        for (int v = 0; v < VALUES; v++) {
            starts[v] = start;
            start += counts[d][v];
        }
        for (int64_t i = 0; i < n; i++)
            other[starts[at[i].key >> d * DIGIT & (VALUES - 1)]++] = at[i];
        entry *const swap = at;
        at = other;
        other = swap;
    }
    return at;
}

/* The places of a line in order, by keys. NULL: PARTIAL keys and a NaN, which
 * they do not order. */
static const int64_t *sort_by_keys(const line *l, int64_t n, void *room,
                                   void *other) {
    static void (*const loads[])(const sort_plan *, const void *, int64_t,
                                 int64_t, entry *) = {[1] = load_uint8_t,
                                                      [2] = load_uint16_t,
                                                      [4] = load_uint32_t,
                                                      [8] = load_uint64_t};
    const sort_plan *const p = l->thunk->plan;
    const uint64_t nan = key_of(p, p->infinity + 1);
    entry *const entries = room;
    const void *const from = element(l, p->key, 0);
    if (p->f32s != NULL)
        load_small(p, from, l->stride, n, entries);
    else
        loads[p->widths[p->key]](p, from, l->stride, n, entries);
    for (int64_t i = 0; i < n && p->keys == PARTIAL && p->infinity != 0; i++)
        if (entries[i].key == nan)
            return NULL;
    const entry *const sorted = sort_keys(entries, other, n);
    int64_t *const places = sorted == entries ? other : room;
    for (int64_t i = 0; i < n; i++)
        places[i] = sorted[i].place;
    return places;
}

/* The places of a line's elements in sorted order, by keys or by merging. */
static sdyrt_status sort_line(const line *l, int thread,
                              const int64_t **sorted) {
    const sort_plan *const p = l->thunk->plan;
    const int64_t n = p->shape.dims[p->dim];
    char *const room =
        (char *)l->frame->data[p->room] + 2 * (size_t)thread * p->bytes;
    *sorted =
        p->keys == NO_KEYS ? NULL : sort_by_keys(l, n, room, room + p->bytes);
    if (*sorted != NULL)
        return SDYRT_OK;
    return merge_line(l, n, (int64_t *)(void *)room,
                      (int64_t *)(void *)(room + p->bytes), sorted);
}

/* -- sort ------------------------------------------------------------------ */

/* Line `number`: lines are counted by the dimensions before the sorted one,
 * then by those after it. */
static line line_at(const sdyi_thunk *t, const sdyi_frame *f, int64_t number) {
    const sort_plan *const p = t->plan;
    const int64_t inner = p->shape.strides[p->dim];
    return (line){
        t, f, number / inner * inner * p->shape.dims[p->dim] + number % inner,
        inner};
}

static sdyrt_status sort_one(const sdyi_thunk *t, const sdyi_frame *f,
                             int64_t number, int thread) {
    const sort_plan *const p = t->plan;
    const line l = line_at(t, f, number);
    const int64_t start =
        number / l.stride * l.stride * p->k + number % l.stride;
    const int64_t *sorted;
    SDYI_TRY(sort_line(&l, thread, &sorted));
    for (int k = 0; k < p->n; k++)
        for (int64_t j = 0; j < p->k; j++)
            memcpy((char *)sdyi_out(t, f, k) +
                       (size_t)(start + j * l.stride) * p->widths[k],
                   element(&l, k, sorted[j]), p->widths[k]);
    return SDYRT_OK;
}

/* The k largest of a line, NaN above all; equal ones keep their order. */
static sdyrt_status top_one(const sdyi_thunk *t, const sdyi_frame *f,
                            int64_t number, int thread) {
    const sort_plan *const p = t->plan;
    const size_t width = p->widths[0];
    const line l = line_at(t, f, number);
    const int64_t *sorted;
    SDYI_TRY(sort_line(&l, thread, &sorted));
    for (int64_t j = 0; j < p->k; j++) {
        const int64_t at = number * p->k + j;
        memcpy((char *)sdyi_out(t, f, 0) + (size_t)at * width,
               element(&l, 0, sorted[j]), width);
        ((int32_t *)sdyi_out(t, f, 1))[at] = (int32_t)sorted[j];
    }
    return SDYRT_OK;
}

typedef struct job {
    const sdyi_thunk *thunk;
    const sdyi_frame *frame;
    int64_t n; /* lines */
} job;

/* One part of a job: some lines. Without a body none fails. */
static void sort_some(void *state, int64_t part, int thread) {
    const job *const j = state;
    const sort_plan *const p = j->thunk->plan;
    const int64_t from = part * p->part, rest = j->n - from;
    const int64_t to = from + (rest < p->part ? rest : p->part);
    for (int64_t i = from; i < to; i++)
        (void)p->one(j->thunk, j->frame, i, thread);
}

static sdyrt_status run_sort(const sdyi_thunk *t, const sdyi_frame *f) {
    const sort_plan *const p = t->plan;
    if (p->shape.count == 0)
        return SDYRT_OK;
    job j = {t, f, p->shape.count / p->shape.dims[p->dim]};
    if (p->compare != NULL)
        sdyi_threads_run((j.n + p->part - 1) / p->part, sort_some, &j);
    for (int64_t i = 0; i < j.n && p->compare == NULL; i++)
        SDYI_TRY(p->one(t, f, i, 0));
    return SDYRT_OK;
}

/* -- compiling ------------------------------------------------------------- */

static bool is_compare(const sdyi_op *op, int direction) {
    return op != NULL && op->row->kind == SDYI_OP_STABLEHLO_COMPARE &&
           sdyi_hlo_int(op, SDYI_NAME_COMPARISON_DIRECTION, 0) == direction;
}

/* True for a constant zero float, or with `is_zero` false a positive NaN. */
static bool is_constant(const sdyi_value *value, const sort_plan *p,
                        bool is_zero) {
    sdyi_elements e;
    uint64_t bits = 0;
    const size_t width = ((size_t)__builtin_ctzll(p->top) + 1) / 8;
    if (!sdyi_constant_elements(value, &e) || (size_t)e.n != width)
        return false;
    memcpy(&bits, e.bytes, width);
    return is_zero ? (bits & (p->top - 1)) == 0
                   : bits > p->infinity && bits < p->top;
}

/* The op of a value `select c, a, b`; NULL: another op. */
static const sdyi_op *select_of(const sdyi_value *value) {
    return value->op != NULL && value->op->row->kind == SDYI_OP_STABLEHLO_SELECT
               ? value->op
               : NULL;
}

/* The x of `x != x ? NaN : x == 0 ? 0 : x`, the form in which JAX sorts floats;
 * NULL: another expression. */
static const sdyi_value *unified(const sort_plan *p, const sdyi_value *value) {
    enum { EQ = 0, NE = 1 };
    const sdyi_op *const outer = select_of(value);
    if (outer == NULL || p->infinity == 0)
        return NULL;
    const sdyi_op *const inner = select_of(sdyi_operand(outer, 2));
    if (inner == NULL)
        return NULL;
    const sdyi_value *const x = sdyi_operand(inner, 2);
    const sdyi_op *const is_nan = sdyi_operand(outer, 0)->op;
    const sdyi_op *const is_zero = sdyi_operand(inner, 0)->op;
    if (!is_compare(is_nan, NE) || !is_compare(is_zero, EQ) ||
        sdyi_operand(is_nan, 0) != x || sdyi_operand(is_nan, 1) != x ||
        sdyi_operand(is_zero, 0) != x ||
        !is_constant(sdyi_operand(is_zero, 1), p, true) ||
        !is_constant(sdyi_operand(inner, 1), p, true) ||
        !is_constant(sdyi_operand(outer, 1), p, false))
        return NULL;
    return x;
}

/* Set the parameters of keys for a dtype; false: its elements have no keys. */
static bool set_type(sort_plan *p, sdyrt_dtype dtype) {
    static const uint64_t infinities[SDYRT_DTYPE_COUNT] = {
        [SDYRT_F64] = UINT64_C(0x7ff0000000000000),
        [SDYRT_F32] = 0x7f800000,
        [SDYRT_F16] = 0x7c00,
        [SDYRT_BF16] = 0x7f80};
    p->infinity = infinities[dtype];
    p->top = UINT64_C(1) << (8 * sdyrt_dtype_bytes(dtype) - 1) % 64;
    p->is_signed = dtype >= SDYRT_I8 && dtype <= SDYRT_I64;
    return p->infinity != 0 || p->is_signed || dtype == SDYRT_BOOL ||
           (dtype >= SDYRT_U8 && dtype <= SDYRT_U64);
}

/* Recognize a body that compares the two arguments of one operand. */
static void find_compare(sort_plan *p, const sdyi_block *block) {
    enum { GT = 3, LT = 5 };
    const sdyi_op *const last = sdyi_operand(block->last, 0)->op;
    if (last == NULL || last->row->kind != SDYI_OP_STABLEHLO_COMPARE)
        return;
    const int direction =
        (int)sdyi_hlo_int(last, SDYI_NAME_COMPARISON_DIRECTION, 0);
    const sdyi_value *a = sdyi_operand(last, 0), *b = sdyi_operand(last, 1);
    sdyrt_dtype dtype;
    if (!sdyi_type_dtype(sdyi_type_element(a->type), &dtype))
        return;
    const bool is_known = set_type(p, dtype);
    const sdyi_value *const x = unified(p, a), *const y = unified(p, b);
    const bool is_unified = x != NULL && y != NULL;
    a = is_unified ? x : a;
    b = is_unified ? y : b;
    if (a->op != NULL || b->op != NULL || sdyi_value_block(a) != block ||
        sdyi_value_block(b) != block || a->index / 2 != b->index / 2 ||
        a->index == b->index ||
        (!is_unified && block->first->next != block->last))
        return;
    const sdyi_attr *const kind = sdyi_op_attr(last, SDYI_NAME_COMPARE_TYPE);
    const bool is_total = kind != NULL && kind->cells[0].integer == 2;
    const bool is_strict = direction == GT || direction == LT;
    p->key = a->index / 2;
    p->is_swapped = a->index > b->index;
    p->is_descending = p->is_swapped == (direction == LT);
    if (is_unified && (!is_strict || !is_total))
        return;
    p->compare = sdyi_loop_compare(direction, dtype, is_total);
    if (p->compare != NULL && is_known && is_strict)
        p->keys = is_unified ? NAN_LAST : is_total ? TOTAL : PARTIAL;
}

/* Scratch: two buffers of entries, or places, for each thread. */
static void add_scratch(sdyi_compiler *c, sort_plan *plan) {
    const int64_t n = plan->shape.dims[plan->dim];
    plan->bytes = (size_t)n * sizeof(entry);
    plan->part = n > LEAST_PART ? 1 : n == 0 ? 1 : LEAST_PART / n;
    plan->room =
        sdyi_slot_scratch(c, 2 * plan->bytes * (size_t)sdyi_threads_count());
}

sdyrt_status sdyi_emit_sort(sdyi_compiler *c, const sdyi_op *op, int64_t dim,
                            const sdyi_op *order) {
    sort_plan *const plan = SDYI_PLAN(c, sort_plan);
    plan->shape = *sdyi_in_shape(c, op, 0);
    plan->n = op->n_results;
    plan->dim = (int)(dim < 0 ? dim + plan->shape.rank : dim);
    if (plan->shape.rank == 0)
        return sdyi_execute_identity(c, op);
    plan->widths = sdyi_in_widths(c, op, plan->n);
    find_compare(plan, order->regions[0].first);
    plan->one = sort_one;
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_sort, plan, &thunk));
    plan->k = sdyi_slot_shape(c, thunk.out[0])->dims[plan->dim];
    add_scratch(c, plan);
    if (plan->compare == NULL)
        SDYI_TRY(sdyi_compile_body(c, order, 0, NULL, &plan->body));
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_sort(sdyi_compiler *c, const sdyi_op *op) {
    return sdyi_emit_sort(c, op, sdyi_hlo_int(op, SDYI_NAME_DIMENSION, -1), op);
}

/* -- top_k ----------------------------------------------------------------- */

/* The f32 bits of all 256 numbers of an 8-bit float. */
static const uint32_t *make_f32s(sdyi_compiler *c, sdyrt_dtype dtype) {
    enum { ALL = 256 };
    uint8_t codes[ALL];
    uint32_t *const bits = SDYI_NEW(c->zone, uint32_t, ALL);
    for (int i = 0; i < ALL; i++)
        codes[i] = (uint8_t)i;
    sdyi_convert(bits, SDYRT_F32, codes, dtype, ALL);
    return bits;
}

sdyrt_status sdyi_execute_top_k(sdyi_compiler *c, const sdyi_op *op) {
    enum { GT = 3 };
    sort_plan *const plan = SDYI_PLAN(c, sort_plan);
    plan->shape = *sdyi_in_shape(c, op, 0);
    plan->n = 1;
    plan->dim = plan->shape.rank - 1;
    plan->k = sdyi_hlo_int(op, SDYI_NAME_K, 0);
    plan->widths = sdyi_in_widths(c, op, 1);
    const bool is_small = sdyi_is_small_float(plan->shape.dtype);
    const sdyrt_dtype dtype = is_small ? SDYRT_F32 : plan->shape.dtype;
    plan->compare = sdyi_loop_compare(GT, dtype, true);
    plan->one = top_one;
    plan->is_descending = true;
    if (is_small)
        plan->f32s = make_f32s(c, plan->shape.dtype);
    if (set_type(plan, dtype))
        plan->keys = TOTAL;
    sdyi_shape indices;
    SDYI_TRY(sdyi_out_shape(op, 1, &indices));
    if (plan->compare == NULL || indices.dtype != SDYRT_I32)
        return sdyi_refuse(op, "elements of type %s",
                           sdyrt_dtype_name(plan->shape.dtype));
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_sort, plan, &thunk));
    add_scratch(c, plan);
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}
