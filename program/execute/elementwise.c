/* Elementwise ops: those of one loop, and those that choose their loop by
 * attributes. */
#include "program/execute/elementwise.h"

#include "program/execute/compile.h"
#include "program/execute/execute.h"
#include "program/ir/row.h"

#include <string.h>

sdyrt_status sdyi_emit_loop(sdyi_compiler *c, const sdyi_op *op,
                            sdyi_loop *loop, sdyi_loop *of_f32) {
    sdyi_shape out;
    const void *plan;
    sdyi_part *part;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    SDYI_TRY(sdyi_plan_loop(c, op, loop, of_f32, &out, &part, &plan));
    return sdyi_emit_part(c, op, part, plan, false);
}

sdyrt_status sdyi_execute_loops(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_loop *const *const at = op->row->loops->at;
    return sdyi_emit_loop(c, op, at[sdyi_in_shape(c, op, 0)->dtype],
                          at[SDYRT_F32]);
}

/* The loop of a compare on elements of a dtype. */
static sdyi_loop *compare_loop(const sdyi_op *op, sdyrt_dtype dtype) {
    const int64_t direction =
        sdyi_op_attr(op, SDYI_NAME_COMPARISON_DIRECTION)->cells[0].integer;
    const sdyi_attr *const kind = sdyi_op_attr(op, SDYI_NAME_COMPARE_TYPE);
    const bool is_total = kind != NULL && kind->cells[0].integer == 2;
    return sdyi_loop_compare((int)direction, dtype, is_total);
}

sdyrt_status sdyi_execute_compare(sdyi_compiler *c, const sdyi_op *op) {
    return sdyi_emit_loop(c, op,
                          compare_loop(op, sdyi_in_shape(c, op, 0)->dtype),
                          compare_loop(op, SDYRT_F32));
}

/* -- with broadcasts (chlo) ------------------------------------------------ */

/* Operands broadcast to the shape of the result: along its last dimensions, or
 * along those that broadcast_dimensions names. */
static sdyrt_status spread_operands(sdyi_compiler *c, const sdyi_op *op,
                                    int n_operands, bool has_dims,
                                    sdyi_shape *out, int *slots) {
    int n = 0;
    const int64_t *const given =
        has_dims ? sdyi_copy_ints(c, op, SDYI_NAME_BROADCAST_DIMENSIONS, &n)
                 : NULL;
    SDYI_TRY(sdyi_out_shape(op, 0, out));
    for (int i = 0; i < n_operands; i++) {
        slots[i] = sdyi_slot_of(c, sdyi_operand(op, i));
        const int rank = sdyi_slot_shape(c, slots[i])->rank;
        int64_t dims[SDYRT_MAX_RANK];
        for (int d = 0; d < rank; d++) {
            const int64_t size = sdyi_slot_shape(c, slots[i])->dims[d];
            dims[d] = given != NULL && n == rank && rank < out->rank
                          ? given[d]
                          : out->rank - rank + d;
            if (dims[d] < 0 || dims[d] >= out->rank ||
                (size != 1 && size != out->dims[dims[d]]))
                return sdyi_refuse(op,
                                   "operand %d, whose dimension %d of %lld is "
                                   "dimension %lld of the result",
                                   i, d, (long long)size, (long long)dims[d]);
        }
        slots[i] = sdyi_spread(c, op, slots[i], dims, out);
    }
    return SDYRT_OK;
}

static void emit_result(sdyi_compiler *c, const sdyi_op *op, sdyi_part *part,
                        const void *plan, const int *slots, int n_slots,
                        const sdyi_shape *out) {
    const int to = sdyi_slot_new(c, out);
    sdyi_emit_step(c, op, part, plan, slots, n_slots, to);
    sdyi_slot_bind(c, &op->results[0], to);
}

static sdyrt_status emit_spread(sdyi_compiler *c, const sdyi_op *op,
                                int n_operands, bool has_dims, sdyi_loop *loop,
                                sdyi_loop *of_f32) {
    int slots[SDYI_PART_OPERANDS];
    sdyi_shape out;
    const void *plan;
    sdyi_part *part;
    SDYI_TRY(spread_operands(c, op, n_operands, has_dims, &out, slots));
    SDYI_TRY(sdyi_plan_loop(c, op, loop, of_f32, &out, &part, &plan));
    emit_result(c, op, part, plan, slots, n_operands, &out);
    return SDYRT_OK;
}

sdyrt_status sdyi_emit_loop_spread(sdyi_compiler *c, const sdyi_op *op,
                                   int n_operands, sdyi_loop *loop,
                                   sdyi_loop *of_f32) {
    return emit_spread(c, op, n_operands, false, loop, of_f32);
}

static sdyrt_status emit_broadcasting(sdyi_compiler *c, const sdyi_op *op,
                                      sdyi_loop *loop, sdyi_loop *of_f32) {
    return emit_spread(c, op, op->n_operands, true, loop, of_f32);
}

sdyrt_status sdyi_execute_broadcasting(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_loop *const *const at = op->row->loops->at;
    return emit_broadcasting(c, op, at[sdyi_in_shape(c, op, 0)->dtype],
                             at[SDYRT_F32]);
}

sdyrt_status sdyi_execute_broadcast_compare(sdyi_compiler *c,
                                            const sdyi_op *op) {
    return emit_broadcasting(c, op,
                             compare_loop(op, sdyi_in_shape(c, op, 0)->dtype),
                             compare_loop(op, SDYRT_F32));
}

/* -- convert --------------------------------------------------------------- */

static void part_convert(const void *plan, void *out, const void *const *in,
                         int64_t at, int64_t n) {
    (void)at;
    sdyi_conversion_run(plan, out, in[0], n);
}

sdyrt_status sdyi_emit_convert(sdyi_compiler *c, const sdyi_op *op,
                               sdyrt_dtype from) {
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    sdyi_conversion *const plan = SDYI_PLAN(c, sdyi_conversion);
    *plan = sdyi_conversion_make(from, &out);
    return sdyi_emit_part(c, op, part_convert, plan, false);
}

sdyrt_status sdyi_execute_convert(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    const sdyi_shape *const in = sdyi_in_shape(c, op, 0);
    if (in->dtype == out.dtype && in->narrow == out.narrow &&
        in->format == out.format)
        return sdyi_alias(c, op, 0, 0);
    return sdyi_emit_convert(c, op, in->dtype);
}

/* -- select, clamp --------------------------------------------------------- */

typedef struct select_plan {
    size_t width;
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

static void part_select(const void *p, void *out, const void *const *in,
                        int64_t at, int64_t n) {
    const select_plan *const plan = p;
    const uint8_t *const on = in[0];
    const void *const yes = in[1], *const no = in[2];
    (void)at;
    if (plan->is_scalar && n > 0)
        memcpy(out, *on != 0 ? yes : no, (size_t)n * plan->width);
    else if (plan->width == 1)
        select_uint8_t(out, on, yes, no, n);
    else if (plan->width == 2)
        select_uint16_t(out, on, yes, no, n);
    else if (plan->width == 4)
        select_uint32_t(out, on, yes, no, n);
    else if (plan->width == 8)
        select_uint64_t(out, on, yes, no, n);
    else
        select_wide(out, on, yes, no, n);
}

sdyrt_status sdyi_execute_select(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    select_plan *const plan = SDYI_PLAN(c, select_plan);
    *plan = (select_plan){out.width, sdyi_in_shape(c, op, 0)->rank == 0};
    return sdyi_emit_part(c, op, part_select, plan, false);
}

sdyrt_status sdyi_execute_broadcast_select(sdyi_compiler *c,
                                           const sdyi_op *op) {
    int slots[SDYI_PART_OPERANDS];
    sdyi_shape out;
    SDYI_TRY(spread_operands(c, op, op->n_operands, false, &out, slots));
    select_plan *const plan = SDYI_PLAN(c, select_plan);
    *plan = (select_plan){out.width, false};
    emit_result(c, op, part_select, plan, slots, op->n_operands, &out);
    return SDYRT_OK;
}

/* min(max(x, low), high), by the loops of these, in blocks; a scalar bound is
 * spread over a block first. */
enum { CLAMP_BLOCK = 256 };

typedef struct clamp_plan {
    sdyi_loop *max, *min;
    size_t width;
    bool is_low_scalar, is_high_scalar;
} clamp_plan;

static void spread(char *block, const char *element, size_t width) {
    for (int i = 0; i < CLAMP_BLOCK; i++)
        memcpy(block + (size_t)i * width, element, width);
}

static void part_clamp(const void *p, void *out, const void *const *in,
                       int64_t at, int64_t n) {
    const clamp_plan *const plan = p;
    const size_t width = plan->width;
    const char *const low = in[0], *const high = in[2];
    char lows[CLAMP_BLOCK * 16], highs[CLAMP_BLOCK * 16],
        raised[CLAMP_BLOCK * 16];
    (void)at;
    if (n > 0 && plan->is_low_scalar)
        spread(lows, low, width);
    if (n > 0 && plan->is_high_scalar)
        spread(highs, high, width);
    for (int64_t i = 0; i < n; i += CLAMP_BLOCK) {
        const int64_t some = n - i < CLAMP_BLOCK ? n - i : CLAMP_BLOCK;
        const size_t from = (size_t)i * width;
        const void *const first[] = {(const char *)in[1] + from,
                                     plan->is_low_scalar ? lows : low + from};
        plan->max(raised, first, some);
        const void *const second[] = {
            raised, plan->is_high_scalar ? highs : high + from};
        plan->min((char *)out + from, second, some);
    }
}

/* clamp of elements without a row of loops: one step for each bound. */
static sdyrt_status emit_bounds(sdyi_compiler *c, const sdyi_op *op,
                                const sdyi_shape *out) {
    static const int64_t none[SDYRT_MAX_RANK];
    int64_t dims[SDYRT_MAX_RANK];
    int at = sdyi_slot_of(c, sdyi_operand(op, 1));
    for (int d = 0; d < out->rank; d++)
        dims[d] = d;
    for (int i = 0; i < 2; i++) {
        const sdyi_loops *const loops =
            i == 0 ? &sdyi_loops_maximum : &sdyi_loops_minimum;
        const int bound = sdyi_slot_of(c, sdyi_operand(op, 2 * i));
        const bool is_scalar = sdyi_slot_shape(c, bound)->rank == 0;
        const int in[] = {
            at, sdyi_spread(c, op, bound, is_scalar ? none : dims, out)};
        const void *plan;
        sdyi_part *part;
        SDYI_TRY(sdyi_plan_loop(c, op, loops->at[out->dtype],
                                loops->at[SDYRT_F32], out, &part, &plan));
        at = sdyi_slot_new(c, out);
        sdyi_emit_step(c, op, part, plan, in, 2, at);
    }
    sdyi_slot_bind(c, &op->results[0], at);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_clamp(sdyi_compiler *c, const sdyi_op *op) {
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    clamp_plan *const plan = SDYI_PLAN(c, clamp_plan);
    *plan = (clamp_plan){sdyi_loops_maximum.at[out.dtype],
                         sdyi_loops_minimum.at[out.dtype], out.width,
                         sdyi_in_shape(c, op, 0)->rank == 0,
                         sdyi_in_shape(c, op, 2)->rank == 0};
    if (plan->max == NULL || plan->min == NULL)
        return emit_bounds(c, op, &out);
    return sdyi_emit_part(c, op, part_clamp, plan, false);
}

/* -- reduce_precision ------------------------------------------------------ */

typedef struct precision_plan {
    int exponent, mantissa; /* bits that are left */
    int total, fraction;    /* bits of the type */
    size_t width;
    sdyrt_dtype from;     /* of small floats that are computed in f32 */
    sdyi_conversion back; /* of f32 to these */
} precision_plan;

/* Bits of fractions; 0: a dtype without infinities, or a stored dtype that is
 * wider than its elements. Both are reduced in f32. */
static const int fractions[SDYRT_DTYPE_COUNT] = {
    [SDYRT_F64] = 52,   [SDYRT_F32] = 23,   [SDYRT_F16] = 10,
    [SDYRT_BF16] = 7,   [SDYRT_F8E4M3] = 3, [SDYRT_F8E5M2] = 2,
    [SDYRT_F8E3M4] = 4,
};

static uint64_t ones(int n) {
    return n >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << n) - 1;
}

/* Round the fraction to nearest even; then overflow becomes infinite, and
 * numbers that are subnormal in the smaller format become 0. */
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

static void part_precision(const void *p, void *out, const void *const *in,
                           int64_t at, int64_t n) {
    const precision_plan *const plan = p;
    const char *const from = in[0];
    (void)at;
    for (int64_t i = 0; i < n; i++) {
        uint64_t bits = 0;
        memcpy(&bits, from + (size_t)i * plan->width, plan->width);
        bits = reduce_bits(plan, bits);
        memcpy((char *)out + (size_t)i * plan->width, &bits, plan->width);
    }
}

static void part_small_precision(const void *p, void *out,
                                 const void *const *in, int64_t at, int64_t n) {
    enum { BLOCK = 256 };
    const precision_plan *const plan = p;
    float block[BLOCK];
    for (int64_t i = 0; i < n; i += BLOCK) {
        const int64_t some = n - i < BLOCK ? n - i : BLOCK;
        const void *const operand[] = {block};
        sdyi_convert(block, SDYRT_F32, (const char *)in[0] + i, plan->from,
                     some);
        part_precision(plan, block, operand, at, some);
        sdyi_conversion_run(&plan->back, (char *)out + i, block, some);
    }
}

sdyrt_status sdyi_execute_reduce_precision(sdyi_compiler *c,
                                           const sdyi_op *op) {
    sdyi_shape out;
    SDYI_TRY(sdyi_out_shape(op, 0, &out));
    const bool is_small = fractions[out.dtype] == 0;
    const sdyrt_dtype computed = is_small ? SDYRT_F32 : out.dtype;
    precision_plan *const plan = SDYI_PLAN(c, precision_plan);
    *plan = (precision_plan){
        .exponent =
            (int)sdyi_op_attr(op, SDYI_NAME_EXPONENT_BITS)->cells[0].integer,
        .mantissa =
            (int)sdyi_op_attr(op, SDYI_NAME_MANTISSA_BITS)->cells[0].integer,
        .total = (int)(8 * sdyrt_dtype_bytes(computed)),
        .fraction = fractions[computed],
        .width = sdyrt_dtype_bytes(computed),
        .from = out.dtype,
        .back = sdyi_conversion_make(SDYRT_F32, &out)};
    return sdyi_emit_part(
        c, op, is_small ? part_small_precision : part_precision, plan, false);
}
