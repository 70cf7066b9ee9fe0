/* Elements without loops of their own. Floats of 8 bits and less are computed
 * in f32, with one rounding after each operation. Functions of all floats below
 * f64 are computed in f64 in programs with checks, as StableHLO's interpreter
 * does. Integers of 2 and 4 bits, stored one a byte, are computed in 8 bits and
 * wrapped. */
#include "program/execute/elementwise.h"

#include "program/execute/compile.h"
#include "program/ir/float.h"
#include "program/ir/row.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { BLOCK = 256 };

bool sdyi_is_small_float(sdyrt_dtype dtype) {
    return dtype >= SDYRT_F8E4M3 && dtype <= SDYRT_F8E8M0FNU;
}

bool sdyi_is_whole(sdyrt_dtype dtype) {
    return dtype == SDYRT_BOOL || (dtype >= SDYRT_I8 && dtype <= SDYRT_U64);
}

/* -- conversion ------------------------------------------------------------ */

void sdyi_wrap(int8_t *to, int64_t n, int bits, bool is_unsigned) {
    const int cut = 8 - bits;
    for (int64_t i = 0; i < n; i++) {
        const uint8_t top = (uint8_t)((uint8_t)to[i] << cut);
        to[i] = (int8_t)(is_unsigned ? top >> cut : (int8_t)top >> cut);
    }
}

uint8_t sdyi_of_code(const sdyi_shape *shape, uint8_t code) {
    int8_t element = (int8_t)code;
    if (shape->dtype == SDYRT_F8E4M3FN)
        return (uint8_t)sdyi_float_bits(SDYI_F8E4M3FN,
                                        sdyi_float_value(shape->format, code));
    sdyi_wrap(&element, 1, shape->narrow, shape->dtype == SDYRT_U8);
    return (uint8_t)element;
}

uint8_t sdyi_code_of(const sdyi_shape *shape, uint8_t element) {
    if (shape->dtype == SDYRT_F8E4M3FN)
        return (uint8_t)sdyi_float_bits(
            shape->format, sdyi_float_value(SDYI_F8E4M3FN, element));
    return (uint8_t)(element & ((1 << shape->narrow) - 1));
}

static void saturate(const sdyi_conversion *p, int8_t *out, int64_t n) {
    const bool is_signed = p->to == SDYRT_I8;
    const int most = (1 << (p->narrow - is_signed)) - 1;
    const int least = is_signed ? -most - 1 : 0;
    for (int64_t i = 0; i < n; i++) {
        const int x = is_signed ? out[i] : (uint8_t)out[i];
        out[i] = (int8_t)(x < least ? least : x > most ? most : x);
    }
}

/* The nearest number of the format, as a code of f8E4M3FN. Infinities and NaNs,
 * which the format lacks, become 0. */
static uint8_t round_to(sdyi_float format, double x) {
    if (!(x <= DBL_MAX && x >= -DBL_MAX))
        x = x < 0 ? -0.0 : 0.0;
    const double nearest = sdyi_float_value(format, sdyi_float_bits(format, x));
    return (uint8_t)sdyi_float_bits(SDYI_F8E4M3FN, nearest);
}

static void convert_to_narrow(const sdyi_conversion *p, uint8_t *out,
                              const char *in, int64_t n) {
    const size_t width = sdyrt_dtype_bytes(p->from);
    double numbers[BLOCK];
    for (int64_t i = 0; i < n; i += BLOCK) {
        const int64_t some = n - i < BLOCK ? n - i : BLOCK;
        sdyi_convert(numbers, SDYRT_F64, in + (size_t)i * width, p->from, some);
        for (int64_t k = 0; k < some; k++)
            out[i + k] = round_to(p->format, numbers[k]);
    }
}

sdyi_conversion sdyi_conversion_make(sdyrt_dtype from, const sdyi_shape *to) {
    return (sdyi_conversion){.from = from,
                             .to = to->dtype,
                             .narrow = to->narrow,
                             .format = to->format,
                             .saturates = !sdyi_is_whole(from)};
}

void sdyi_conversion_run(const sdyi_conversion *p, void *out, const void *in,
                         int64_t n) {
    if (p->narrow > 0 && p->to == SDYRT_F8E4M3FN) {
        convert_to_narrow(p, out, in, n);
        return;
    }
    if (n > 0)
        sdyi_convert(out, p->to, in, p->from, n);
    if (p->narrow > 0 && p->saturates)
        saturate(p, out, n);
    else if (p->narrow > 0)
        sdyi_wrap(out, n, p->narrow, p->to == SDYRT_U8);
}

/* -- loops ----------------------------------------------------------------- */

typedef struct loop_plan {
    sdyi_loop *loop;
    int narrow; /* bits of the result, which is computed in 8 */
    bool is_unsigned;
    int n_in;
    /* Floats that are computed in a wider type: that type, the operands' type,
     * and the conversion to the result. */
    sdyrt_dtype wide, from;
    bool rounds; /* the result is no i1 */
    bool is_logistic;
    sdyi_conversion to;
    /* Operations that depend on the width: how operands extend to 8 bits. */
    enum { AS_IT_IS, UNSIGNED, SIGNED, UPPER } fill[SDYI_PART_OPERANDS];
    int less; /* subtracted from each result */
} loop_plan;

static void part_loop(const void *p, void *out, const void *const *in,
                      int64_t at, int64_t n) {
    const loop_plan *const plan = p;
    (void)at;
    plan->loop(out, in, n);
    if (plan->narrow > 0)
        sdyi_wrap(out, n, plan->narrow, plan->is_unsigned);
}

/* Round numbers to the type of the result and back. */
static void round_step(const loop_plan *plan, double *numbers, int64_t n) {
    double rounded[BLOCK];
    sdyi_conversion_run(&plan->to, rounded, numbers, n);
    sdyi_convert(numbers, SDYRT_F64, rounded, plan->to.to, n);
}

/* 1 / (1 + exp(-x)) in place, with each step rounded; the caller rounds the
 * last. */
static void logistic_steps(const loop_plan *plan, double *made, int64_t n) {
    for (int64_t i = 0; i < n; i++)
        made[i] = exp(-made[i]);
    round_step(plan, made, n);
    for (int64_t i = 0; i < n; i++)
        made[i] = 1 + made[i];
    round_step(plan, made, n);
    for (int64_t i = 0; i < n; i++)
        made[i] = 1 / made[i];
}

static void part_wide(const void *p, void *out, const void *const *in,
                      int64_t at, int64_t n) {
    const loop_plan *const plan = p;
    const int64_t width = (int64_t)sdyrt_dtype_bytes(plan->from);
    double numbers[SDYI_PART_OPERANDS][BLOCK], made[BLOCK];
    const void *operands[SDYI_PART_OPERANDS];
    (void)at;
    for (int64_t i = 0; i < n; i += BLOCK) {
        const int64_t some = n - i < BLOCK ? n - i : BLOCK;
        for (int k = 0; k < plan->n_in && !plan->is_logistic; k++) {
            sdyi_convert(numbers[k], plan->wide,
                         (const char *)in[k] + i * width, plan->from, some);
            operands[k] = numbers[k];
        }
        if (plan->is_logistic) {
            sdyi_convert(made, plan->wide, (const char *)in[0] + i * width,
                         plan->from, some);
            logistic_steps(plan, made, some);
        } else {
            plan->loop(plan->rounds ? (void *)made : (char *)out + i, operands,
                       some);
        }
        if (plan->rounds)
            sdyi_conversion_run(&plan->to, (char *)out + i * width, made, some);
    }
}

static void fill_bits(const loop_plan *plan, int k, int8_t *to,
                      const int8_t *from, int64_t n) {
    memcpy(to, from, (size_t)n);
    if (plan->fill[k] == UNSIGNED || plan->fill[k] == SIGNED)
        sdyi_wrap(to, n, plan->narrow, plan->fill[k] == UNSIGNED);
    for (int64_t i = 0; i < n && plan->fill[k] == UPPER; i++)
        to[i] = (int8_t)((uint8_t)to[i] << (8 - plan->narrow));
}

static void part_bits(const void *p, void *out, const void *const *in,
                      int64_t at, int64_t n) {
    const loop_plan *const plan = p;
    int8_t filled[SDYI_PART_OPERANDS][BLOCK];
    const void *operands[SDYI_PART_OPERANDS];
    (void)at;
    for (int64_t i = 0; i < n; i += BLOCK) {
        const int64_t some = n - i < BLOCK ? n - i : BLOCK;
        int8_t *const to = (int8_t *)out + i;
        for (int k = 0; k < plan->n_in; k++) {
            fill_bits(plan, k, filled[k], (const int8_t *)in[k] + i, some);
            operands[k] = filled[k];
        }
        plan->loop(to, operands, some);
        for (int64_t k = 0; k < some; k++)
            to[k] = (int8_t)(to[k] - plan->less);
        sdyi_wrap(to, some, plan->narrow, plan->is_unsigned);
    }
}

/* True for operations whose result depends on the width of the operands; sets
 * the extension of each to 8 bits. */
static bool counts_bits(const sdyi_loops *loops, loop_plan *plan) {
    if (loops == &sdyi_loops_count_leading_zeros)
        plan->less = 8 - plan->narrow;
    if (loops == &sdyi_loops_mulhi)
        plan->fill[0] = UPPER;
    else if (loops == &sdyi_loops_shift_right_arithmetic)
        plan->fill[0] = SIGNED;
    else
        plan->fill[0] = UNSIGNED;
    plan->fill[1] = loops == &sdyi_loops_mulhi ? AS_IT_IS : UNSIGNED;
    return loops == &sdyi_loops_popcnt || loops == &sdyi_loops_mulhi ||
           loops == &sdyi_loops_count_leading_zeros ||
           loops == &sdyi_loops_shift_right_logical ||
           loops == &sdyi_loops_shift_right_arithmetic;
}

static bool is_below_f64(sdyrt_dtype dtype) {
    return dtype == SDYRT_F32 || dtype == SDYRT_F16 || dtype == SDYRT_BF16 ||
           sdyi_is_small_float(dtype);
}

sdyrt_status sdyi_plan_loop(sdyi_compiler *c, const sdyi_op *op,
                            sdyi_loop *loop, sdyi_loop *of_f32,
                            const sdyi_shape *out, sdyi_part **part,
                            const void **plan) {
    const sdyi_shape *const in = sdyi_in_shape(c, op, 0);
    loop_plan *const made = SDYI_PLAN(c, loop_plan);
    const sdyi_loops *const loops = op->row->loops;
    const bool is_small = loop == NULL && sdyi_is_small_float(in->dtype);
    sdyi_loop *const of_f64 = c->rounds_steps && loops != NULL &&
                                      loops->is_function &&
                                      is_below_f64(in->dtype)
                                  ? loops->at[SDYRT_F64]
                                  : NULL;
    const bool is_f64 = of_f64 != NULL;
    *made = (loop_plan){.loop = is_f64     ? of_f64
                                : is_small ? of_f32
                                           : loop,
                        .narrow = out->narrow,
                        .is_unsigned = out->dtype == SDYRT_U8,
                        .n_in = op->n_operands};
    *plan = made;
    *part = is_small || is_f64 ? part_wide : part_loop;
    if (made->loop == NULL)
        return sdyi_refuse(op, "operands of type %s",
                           sdyrt_dtype_name(in->dtype));
    if (is_small || is_f64) {
        made->n_in = op->n_operands < 2 ? op->n_operands : 2;
        made->wide = is_f64 ? SDYRT_F64 : SDYRT_F32;
        made->from = in->dtype;
        made->rounds = out->dtype != SDYRT_BOOL;
        made->is_logistic = is_f64 && loops == &sdyi_loops_logistic;
        made->to = sdyi_conversion_make(made->wide, out);
    } else if (in->narrow > 0 && loops != NULL && counts_bits(loops, made)) {
        *part = part_bits;
    }
    return SDYRT_OK;
}
