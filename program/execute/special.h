/* Functions that libm lacks, in f64. */
#ifndef SDYI_PROGRAM_EXECUTE_SPECIAL_H
#define SDYI_PROGRAM_EXECUTE_SPECIAL_H

static inline double sdyi_square(double x) {
    return x * x;
}

/* log|gamma(x)|; infinite at the poles. */
double sdyi_lgamma(double x);
double sdyi_digamma(double x);
/* The Hurwitz zeta function, sum of (q + k)^-x; a NaN for x < 1. */
double sdyi_zeta(double x, double q);
/* Derivative `n`, a whole number, of the digamma function. */
double sdyi_polygamma(double n, double x);
double sdyi_erf_inv(double x);
/* exp(-|x|) times the modified Bessel function of order 1. */
double sdyi_bessel_i1e(double x);

#endif
