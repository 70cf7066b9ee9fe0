/* The loops of elementwise ops, by their dtype: rows/ names them. */
#ifndef SDYI_PROGRAM_EXECUTE_ELEMENTWISE_H
#define SDYI_PROGRAM_EXECUTE_ELEMENTWISE_H

#include "program/execute/compile.h"

extern const sdyi_loops sdyi_loops_abs;
extern const sdyi_loops sdyi_loops_add;
extern const sdyi_loops sdyi_loops_and;
extern const sdyi_loops sdyi_loops_atan2;
extern const sdyi_loops sdyi_loops_cbrt;
extern const sdyi_loops sdyi_loops_ceil;
extern const sdyi_loops sdyi_loops_complex;
extern const sdyi_loops sdyi_loops_conj;
extern const sdyi_loops sdyi_loops_cosine;
extern const sdyi_loops sdyi_loops_count_leading_zeros;
extern const sdyi_loops sdyi_loops_divide;
extern const sdyi_loops sdyi_loops_exponential;
extern const sdyi_loops sdyi_loops_exponential_minus_one;
extern const sdyi_loops sdyi_loops_floor;
extern const sdyi_loops sdyi_loops_imag;
extern const sdyi_loops sdyi_loops_is_finite;
extern const sdyi_loops sdyi_loops_log;
extern const sdyi_loops sdyi_loops_log_plus_one;
extern const sdyi_loops sdyi_loops_logistic;
extern const sdyi_loops sdyi_loops_maximum;
extern const sdyi_loops sdyi_loops_minimum;
extern const sdyi_loops sdyi_loops_multiply;
extern const sdyi_loops sdyi_loops_negate;
extern const sdyi_loops sdyi_loops_not;
extern const sdyi_loops sdyi_loops_or;
extern const sdyi_loops sdyi_loops_popcnt;
extern const sdyi_loops sdyi_loops_power;
extern const sdyi_loops sdyi_loops_real;
extern const sdyi_loops sdyi_loops_remainder;
extern const sdyi_loops sdyi_loops_round_nearest_afz;
extern const sdyi_loops sdyi_loops_round_nearest_even;
extern const sdyi_loops sdyi_loops_rsqrt;
extern const sdyi_loops sdyi_loops_shift_left;
extern const sdyi_loops sdyi_loops_shift_right_arithmetic;
extern const sdyi_loops sdyi_loops_shift_right_logical;
extern const sdyi_loops sdyi_loops_sign;
extern const sdyi_loops sdyi_loops_sine;
extern const sdyi_loops sdyi_loops_sqrt;
extern const sdyi_loops sdyi_loops_subtract;
extern const sdyi_loops sdyi_loops_tan;
extern const sdyi_loops sdyi_loops_tanh;
extern const sdyi_loops sdyi_loops_xor;
extern const sdyi_loops sdyi_loops_acos;
extern const sdyi_loops sdyi_loops_acosh;
extern const sdyi_loops sdyi_loops_asin;
extern const sdyi_loops sdyi_loops_asin_acos_kernel;
extern const sdyi_loops sdyi_loops_asinh;
extern const sdyi_loops sdyi_loops_atan;
extern const sdyi_loops sdyi_loops_atanh;
extern const sdyi_loops sdyi_loops_bessel_i1e;
extern const sdyi_loops sdyi_loops_cosh;
extern const sdyi_loops sdyi_loops_digamma;
extern const sdyi_loops sdyi_loops_erf;
extern const sdyi_loops sdyi_loops_erf_inv;
extern const sdyi_loops sdyi_loops_erfc;
extern const sdyi_loops sdyi_loops_is_inf;
extern const sdyi_loops sdyi_loops_is_neg_inf;
extern const sdyi_loops sdyi_loops_is_pos_inf;
extern const sdyi_loops sdyi_loops_lgamma;
extern const sdyi_loops sdyi_loops_mulhi;
extern const sdyi_loops sdyi_loops_next_after;
extern const sdyi_loops sdyi_loops_polygamma;
extern const sdyi_loops sdyi_loops_sinh;
extern const sdyi_loops sdyi_loops_square;
extern const sdyi_loops sdyi_loops_zeta;

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

/* True for loops of transcendental functions: that of f64, rounded once, may
 * differ from the loop of a smaller float. */
bool sdyi_is_function(const sdyi_loops *loops);

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
