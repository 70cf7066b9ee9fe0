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

/* Those of a comparison: 0 to 5 are EQ, NE, GE, GT, LE, LT. `is_total`: -NaN is
 * below all, NaN above all, -0 below +0. NULL: there is none. */
sdyi_loop *sdyi_loop_compare(int direction, sdyrt_dtype dtype, bool is_total);

/* An element of less than 8 bits, as it is kept, of its bits; and back. */
uint8_t sdyi_of_code(const sdyi_shape *shape, uint8_t code);
uint8_t sdyi_code_of(const sdyi_shape *shape, uint8_t element);

/* Keep the low `bits` of bytes, with the sign. */
void sdyi_wrap(int8_t *to, int64_t n, int bits, bool is_unsigned);

bool sdyi_is_small_float(sdyrt_dtype dtype);
/* An integer, or i1. */
bool sdyi_is_whole(sdyrt_dtype dtype);

/* Whether loops are of a function, of which that of f64, rounded once, may give
 * another number than that of a smaller float. */
bool sdyi_is_function(const sdyi_loops *loops);

/* How an op computes its result `out` with the loop of its operands' type;
 * NULL: there is none, and that of f32 is for floats of 8 bits and less. */
sdyrt_status sdyi_plan_loop(sdyi_compiler *c, const sdyi_op *op,
                            sdyi_loop *loop, sdyi_loop *of_f32,
                            const sdyi_shape *out, sdyi_part **part,
                            const void **plan);

/* An op that is one loop: of its operands' type, of f32. */
sdyrt_status sdyi_emit_loop(sdyi_compiler *c, const sdyi_op *op,
                            sdyi_loop *loop, sdyi_loop *of_f32);
/* The same with its first operands in the shape of the result, by the last
 * dimensions, those of size 1 spread. */
sdyrt_status sdyi_emit_loop_spread(sdyi_compiler *c, const sdyi_op *op,
                                   int n_operands, sdyi_loop *loop,
                                   sdyi_loop *of_f32);

/* To the elements of a shape: those of less than 8 bits too. */
typedef struct sdyi_conversion {
    sdyrt_dtype from, to;
    int narrow;
    sdyi_float format;
    bool saturates;
} sdyi_conversion;

sdyi_conversion sdyi_conversion_make(sdyrt_dtype from, const sdyi_shape *to);
void sdyi_conversion_run(const sdyi_conversion *conversion, void *out,
                         const void *in, int64_t n);
/* An op that converts its operand, whose elements are taken as `from`. */
sdyrt_status sdyi_emit_convert(sdyi_compiler *c, const sdyi_op *op,
                               sdyrt_dtype from);

/* Of elements of `from` to those of `to`. */
void sdyi_convert(void *out, sdyrt_dtype to, const void *in, sdyrt_dtype from,
                  int64_t n);

#endif
