/* The loops of elementwise ops, by their dtype: rows/ names them. */
#ifndef SDYI_PROGRAM_EXECUTE_ELEMENTWISE_H
#define SDYI_PROGRAM_EXECUTE_ELEMENTWISE_H

#include "program/execute/compile.h"

extern const sdyi_loops sdyi_loops_abs, sdyi_loops_add, sdyi_loops_and,
    sdyi_loops_atan2, sdyi_loops_cbrt, sdyi_loops_ceil, sdyi_loops_complex,
    sdyi_loops_conj, sdyi_loops_cosine, sdyi_loops_count_leading_zeros,
    sdyi_loops_divide, sdyi_loops_exponential, sdyi_loops_exponential_minus_one,
    sdyi_loops_floor, sdyi_loops_imag, sdyi_loops_is_finite, sdyi_loops_log,
    sdyi_loops_log_plus_one, sdyi_loops_logistic, sdyi_loops_maximum,
    sdyi_loops_minimum, sdyi_loops_multiply, sdyi_loops_negate, sdyi_loops_not,
    sdyi_loops_or, sdyi_loops_popcnt, sdyi_loops_power, sdyi_loops_real,
    sdyi_loops_remainder, sdyi_loops_round_nearest_afz,
    sdyi_loops_round_nearest_even, sdyi_loops_rsqrt, sdyi_loops_shift_left,
    sdyi_loops_shift_right_arithmetic, sdyi_loops_shift_right_logical,
    sdyi_loops_sign, sdyi_loops_sine, sdyi_loops_sqrt, sdyi_loops_subtract,
    sdyi_loops_tan, sdyi_loops_tanh, sdyi_loops_xor, sdyi_loops_acos,
    sdyi_loops_acosh, sdyi_loops_asin, sdyi_loops_asin_acos_kernel,
    sdyi_loops_asinh, sdyi_loops_atan, sdyi_loops_atanh, sdyi_loops_bessel_i1e,
    sdyi_loops_cosh, sdyi_loops_digamma, sdyi_loops_erf, sdyi_loops_erf_inv,
    sdyi_loops_erfc, sdyi_loops_is_inf, sdyi_loops_is_neg_inf,
    sdyi_loops_is_pos_inf, sdyi_loops_lgamma, sdyi_loops_mulhi,
    sdyi_loops_next_after, sdyi_loops_polygamma, sdyi_loops_sinh,
    sdyi_loops_square, sdyi_loops_zeta;

/* The loop of a comparison: `direction` 0 to 5 is EQ, NE, GE, GT, LE, LT.
 * `is_total`: -NaN is below all, NaN above all, -0 below +0. NULL: there is
 * none. */
sdyi_loop *sdyi_loop_compare(int direction, sdyrt_dtype dtype, bool is_total);

/* The stored element of the bits of a type of less than 8 bits; and back. */
uint8_t sdyi_of_code(const sdyi_shape *shape, uint8_t code);
uint8_t sdyi_code_of(const sdyi_shape *shape, uint8_t element);

/* Wrap bytes to their low `bits`, extended by the sign. */
void sdyi_wrap(int8_t *to, int64_t n, int bits, bool is_unsigned);

bool sdyi_is_small_float(sdyrt_dtype dtype);
/* An integer, or i1. */
bool sdyi_is_whole(sdyrt_dtype dtype);

/* The part and plan by which an op computes its result `out`. `loop`: that of
 * the operands' dtype; NULL for floats of 8 bits and less, which run
 * `of_f32`. */
sdyrt_status sdyi_plan_loop(sdyi_compiler *c, const sdyi_op *op,
                            sdyi_loop *loop, sdyi_loop *of_f32,
                            const sdyi_shape *out, sdyi_part **part,
                            const void **plan);

/* Emit an op that is one loop: of its operands' dtype, or `of_f32`. */
sdyrt_status sdyi_emit_loop(sdyi_compiler *c, const sdyi_op *op,
                            sdyi_loop *loop, sdyi_loop *of_f32);
/* sdyi_emit_loop with the first operands broadcast to the shape of the result,
 * along its last dimensions. */
sdyrt_status sdyi_emit_loop_spread(sdyi_compiler *c, const sdyi_op *op,
                                   int n_operands, sdyi_loop *loop,
                                   sdyi_loop *of_f32);

/* A conversion to the elements of a shape, those of less than 8 bits too. */
typedef struct sdyi_conversion {
    sdyrt_dtype from, to;
    int narrow;
    sdyi_float format;
    bool saturates;
} sdyi_conversion;

sdyi_conversion sdyi_conversion_make(sdyrt_dtype from, const sdyi_shape *to);
void sdyi_conversion_run(const sdyi_conversion *conversion, void *out,
                         const void *in, int64_t n);
/* Emit an op that converts its operand, whose elements are read as `from`. */
sdyrt_status sdyi_emit_convert(sdyi_compiler *c, const sdyi_op *op,
                               sdyrt_dtype from);

/* Convert `n` elements of dtype `from` to dtype `to`. */
void sdyi_convert(void *out, sdyrt_dtype to, const void *in, sdyrt_dtype from,
                  int64_t n);

#endif
