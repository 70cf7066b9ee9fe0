/* Ops that compute element by element: of loops, and those that choose their
 * loop by attributes. */
#include "program/execute/elementwise.h"

#include "program/execute/compile.h"
#include "program/execute/execute.h"
#include "program/ir/row.h"
#include "program/rows/op_kind.h"

#include <string.h>

enum { MOST_OPERANDS = 3 };

typedef struct loop_plan {
    sdyi_loop *loop;
    int64_t n;
    int narrow; /* bits of the result, which is computed in 8 */
    bool is_unsigned;
} loop_plan;

void sdyi_wrap(int8_t *to, int64_t n, int bits, bool is_unsigned) {
    const int cut = 8 - bits;
    for (int64_t i = 0; i < n; i++) {
        const uint8_t top = (uint8_t)((uint8_t)to[i] << cut);
        to[i] = (int8_t)(is_unsigned ? top >> cut : (int8_t)top >> cut);
    }
}

static sdyrt_status run_loop(const sdyi_thunk *t, const sdyi_frame *f) {
    const loop_plan *const plan = t->plan;
    const void *in[MOST_OPERANDS];
    for (int i = 0; i < t->n_in; i++)
        in[i] = sdyi_in(t, f, i);
    plan->loop(sdyi_out(t, f, 0), in, plan->n);
    if (plan->narrow > 0)
        sdyi_wrap(sdyi_out(t, f, 0), plan->n, plan->narrow, plan->is_unsigned);
    return SDYRT_OK;
}

static sdyrt_status emit_loop(sdyi_compiler *c, const sdyi_op *op,
                              sdyi_loop *loop) {
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    if (loop == NULL)
        return sdyi_refuse(op, "operands of type %s",
                           sdyrt_dtype_name(sdyi_in_shape(c, op, 0)->dtype));
    loop_plan *const plan = SDYI_PLAN(c, loop_plan);
    *plan = (loop_plan){loop, out.count, out.narrow, out.dtype == SDYRT_U8};
    return sdyi_emit(c, op, run_loop, plan);
}

/* Ops that look at the width of their operands. */
static bool counts_bits(const sdyi_loops *loops) {
    return loops == &sdyi_loops_popcnt || loops == &sdyi_loops_mulhi ||
           loops == &sdyi_loops_count_leading_zeros ||
           loops == &sdyi_loops_shift_right_logical ||
           loops == &sdyi_loops_shift_right_arithmetic;
}

sdyrt_status sdyi_execute_loops(sdyi_compiler *c, const sdyi_op *op) {
    if (sdyi_in_shape(c, op, 0)->narrow > 0 && counts_bits(op->row->loops))
        return sdyi_refuse(op, "operands of less than 8 bits");
    return emit_loop(c, op, op->row->loops->at[sdyi_in_shape(c, op, 0)->dtype]);
}

sdyrt_status sdyi_execute_compare(sdyi_compiler *c, const sdyi_op *op) {
    const int64_t direction =
        sdyi_op_attr(op, sdyi_attr_name(op, 0))->cells[0].integer;
    const sdyi_attr *const kind = sdyi_op_attr(op, sdyi_attr_name(op, 1));
    const bool is_total = kind != NULL && kind->cells[0].integer == 2;
    return emit_loop(c, op,
                     sdyi_loop_compare((int)direction,
                                       sdyi_in_shape(c, op, 0)->dtype,
                                       is_total));
}

/* -- convert --------------------------------------------------------------- */

typedef struct convert_plan {
    sdyrt_dtype from, to;
    int64_t n;
    int narrow; /* bits of the result, which is an 8-bit one first */
    bool saturates;
} convert_plan;

static void saturate(const convert_plan *p, void *out) {
    const bool is_signed = p->to == SDYRT_I8;
    const int most = (1 << (p->narrow - is_signed)) - 1;
    const int least = is_signed ? -most - 1 : 0;
    for (int64_t i = 0; i < p->n; i++) {
        const int x = is_signed ? ((int8_t *)out)[i] : ((uint8_t *)out)[i];
        ((int8_t *)out)[i] = (int8_t)(x < least ? least : x > most ? most : x);
    }
}

static sdyrt_status run_convert(const sdyi_thunk *t, const sdyi_frame *f) {
    const convert_plan *const plan = t->plan;
    if (plan->n > 0)
        sdyi_convert(sdyi_out(t, f, 0), plan->to, sdyi_in(t, f, 0), plan->from,
                     plan->n);
    if (plan->narrow > 0 && plan->saturates)
        saturate(plan, sdyi_out(t, f, 0));
    else if (plan->narrow > 0)
        sdyi_wrap(sdyi_out(t, f, 0), plan->n, plan->narrow,
                  plan->to == SDYRT_U8);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_convert(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    const sdyrt_dtype from = sdyi_in_shape(c, op, 0)->dtype;
    if (from == out.dtype && sdyi_in_shape(c, op, 0)->narrow == out.narrow)
        return sdyi_alias(c, op, 0, 0);
    const bool is_integer =
        from == SDYRT_BOOL || (from >= SDYRT_I8 && from <= SDYRT_U64);
    convert_plan *const plan = SDYI_PLAN(c, convert_plan);
    *plan = (convert_plan){from, out.dtype, out.count, out.narrow, !is_integer};
    return sdyi_emit(c, op, run_convert, plan);
}

/* -- select, clamp --------------------------------------------------------- */

typedef struct select_plan {
    size_t width;
    int64_t n;
    bool is_scalar; /* one predicate for all */
} select_plan;

#define SELECT(type)                                                           \
    static void select_##type(void *out, const uint8_t *on, const void *yes,   \
                              const void *no, int64_t n) {                     \
        type *restrict const to = out;                                         \
        const type *const a = yes, *const b = no;                              \
        for (int64_t i = 0; i < n; i++)                                        \
            to[i] = on[i] != 0 ? a[i] : b[i];                                  \
    }
SELECT(uint8_t)
SELECT(uint16_t)
SELECT(uint32_t)
SELECT(uint64_t)

static void select_wide(uint64_t *to, const uint8_t *on, const uint64_t *a,
                        const uint64_t *b, int64_t n) {
    for (int64_t i = 0; i < n; i++)
        memcpy(to + 2 * i, (on[i] != 0 ? a : b) + 2 * i, 2 * sizeof *to);
}

static sdyrt_status run_select(const sdyi_thunk *t, const sdyi_frame *f) {
    const select_plan *const plan = t->plan;
    const uint8_t *const on = sdyi_in(t, f, 0);
    const void *const yes = sdyi_in(t, f, 1), *const no = sdyi_in(t, f, 2);
    void *const out = sdyi_out(t, f, 0);
    if (plan->is_scalar && plan->n > 0)
        memcpy(out, *on != 0 ? yes : no, (size_t)plan->n * plan->width);
    else if (plan->width == 1)
        select_uint8_t(out, on, yes, no, plan->n);
    else if (plan->width == 2)
        select_uint16_t(out, on, yes, no, plan->n);
    else if (plan->width == 4)
        select_uint32_t(out, on, yes, no, plan->n);
    else if (plan->width == 8)
        select_uint64_t(out, on, yes, no, plan->n);
    else
        select_wide(out, on, yes, no, plan->n);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_select(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    select_plan *const plan = SDYI_PLAN(c, select_plan);
    *plan =
        (select_plan){out.width, out.count, sdyi_in_shape(c, op, 0)->rank == 0};
    return sdyi_emit(c, op, run_select, plan);
}

/* min(max(x, low), high), by the loops of these, in blocks; a scalar bound is
 * spread over a block first. */
enum { CLAMP_BLOCK = 256 };

typedef struct clamp_plan {
    sdyi_loop *max, *min;
    size_t width;
    int64_t n;
    bool is_low_scalar, is_high_scalar;
} clamp_plan;

static void spread(char *block, const char *element, size_t width) {
    for (int i = 0; i < CLAMP_BLOCK; i++)
        memcpy(block + (size_t)i * width, element, width);
}

static sdyrt_status run_clamp(const sdyi_thunk *t, const sdyi_frame *f) {
    const clamp_plan *const plan = t->plan;
    const size_t width = plan->width;
    const char *low = sdyi_in(t, f, 0), *high = sdyi_in(t, f, 2);
    char lows[CLAMP_BLOCK * 16], highs[CLAMP_BLOCK * 16],
        raised[CLAMP_BLOCK * 16];
    if (plan->n > 0 && plan->is_low_scalar)
        spread(lows, low, width);
    if (plan->n > 0 && plan->is_high_scalar)
        spread(highs, high, width);
    for (int64_t i = 0; i < plan->n; i += CLAMP_BLOCK) {
        const int64_t n = plan->n - i < CLAMP_BLOCK ? plan->n - i : CLAMP_BLOCK;
        const size_t at = (size_t)i * width;
        const void *const first[] = {(const char *)sdyi_in(t, f, 1) + at,
                                     plan->is_low_scalar ? lows : low + at};
        plan->max(raised, first, n);
        const void *const second[] = {raised,
                                      plan->is_high_scalar ? highs : high + at};
        plan->min((char *)sdyi_out(t, f, 0) + at, second, n);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_clamp(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    clamp_plan *const plan = SDYI_PLAN(c, clamp_plan);
    *plan = (clamp_plan){sdyi_loops_maximum.at[out.dtype],
                         sdyi_loops_minimum.at[out.dtype],
                         out.width,
                         out.count,
                         sdyi_in_shape(c, op, 0)->rank == 0,
                         sdyi_in_shape(c, op, 2)->rank == 0};
    if (plan->max == NULL || plan->min == NULL)
        return sdyi_refuse(op, "elements of type %s",
                           sdyrt_dtype_name(out.dtype));
    return sdyi_emit(c, op, run_clamp, plan);
}

/* -- reduce_precision ------------------------------------------------------ */

typedef struct precision_plan {
    int64_t n;
    int exponent, mantissa; /* bits that are left */
    int total, fraction;    /* bits of the type */
    size_t width;
} precision_plan;

static uint64_t ones(int n) {
    return n >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << n) - 1;
}

/* Round the fraction to nearest even, then let what is too large be infinite,
 * and what is no normal number of the smaller format 0. */
static uint64_t reduce_bits(const precision_plan *p, uint64_t bits) {
    const int exponent = p->total - 1 - p->fraction;
    const uint64_t sign = bits & UINT64_C(1) << (p->total - 1);
    const uint64_t infinity = ones(exponent) << p->fraction;
    uint64_t rest = bits & ones(p->total - 1);
    if (rest > infinity) /* NaN */
        return p->mantissa > 0 ? bits : sign | infinity;
    if (rest == infinity)
        return bits;
    const int cut = p->fraction - p->mantissa;
    if (cut > 0) {
        const uint64_t last = rest >> cut & 1;
        rest = (rest + ones(cut - 1) + last) & ~ones(cut);
    }
    if (p->exponent < exponent) {
        const uint64_t bias = ones(exponent - 1), small = ones(p->exponent - 1);
        const uint64_t field = rest >> p->fraction;
        if (field > bias + small)
            return sign | infinity;
        if (field <= bias - small)
            return sign;
    }
    return sign | rest;
}

static sdyrt_status run_precision(const sdyi_thunk *t, const sdyi_frame *f) {
    const precision_plan *const p = t->plan;
    const char *const in = sdyi_in(t, f, 0);
    char *const out = sdyi_out(t, f, 0);
    for (int64_t i = 0; i < p->n; i++) {
        uint64_t bits = 0;
        memcpy(&bits, in + (size_t)i * p->width, p->width);
        bits = reduce_bits(p, bits);
        memcpy(out + (size_t)i * p->width, &bits, p->width);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_reduce_precision(sdyi_compiler *c,
                                           const sdyi_op *op) {
    static const int fractions[SDYRT_DTYPE_COUNT] = {
        [SDYRT_F64] = 52, [SDYRT_F32] = 23, [SDYRT_F16] = 10, [SDYRT_BF16] = 7};
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    if (fractions[out.dtype] == 0)
        return sdyi_refuse(op, "elements of type %s",
                           sdyrt_dtype_name(out.dtype));
    precision_plan *const plan = SDYI_PLAN(c, precision_plan);
    *plan = (precision_plan){
        .n = out.count,
        .exponent =
            (int)sdyi_op_attr(op, sdyi_attr_name(op, 0))->cells[0].integer,
        .mantissa =
            (int)sdyi_op_attr(op, sdyi_attr_name(op, 1))->cells[0].integer,
        .total = (int)(8 * out.width),
        .fraction = fractions[out.dtype],
        .width = out.width};
    return sdyi_emit(c, op, run_precision, plan);
}
