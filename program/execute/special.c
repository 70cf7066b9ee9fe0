/* The functions of special.h, by recurrences, series and iterations in f64, or
 * in long double where digits cancel. */
#include "program/execute/special.h"

#include <math.h>
#include <stdbool.h>

#define PI 3.14159265358979323846

double sdyi_lgamma(double x) {
    int sign;
    return lgamma_r(x, &sign);
}

/* Even Bernoulli numbers B2, B4, .. */
static const double bernoulli[] = {
    1.0 / 6,       -1.0 / 30,       1.0 / 42,       -1.0 / 30,
    5.0 / 66,      -691.0 / 2730,   7.0 / 6,        -3617.0 / 510,
    43867.0 / 798, -174611.0 / 330, 854513.0 / 138, -236364091.0 / 2730};
enum { N_BERNOULLI = sizeof bernoulli / sizeof bernoulli[0] };

/* digamma: recurrence upwards to where the asymptotic series is exact, and
 * reflection below 0. In long double, as near a root all but the last digits
 * cancel. */
static long double digamma_wide(long double x) {
    if (x < 0) {
        const long double pi = 3.14159265358979323846264338327950288L;
        return digamma_wide(1 - x) - pi / tanl(pi * (x - floorl(x)));
    }
    long double sum = 0;
    while (x < 20) {
        sum -= 1 / x;
        x += 1;
    }
    sum += logl(x) - 0.5L / x;
    static const long double bernoulli_wide[] = {
        1.0L / 6,  -1.0L / 30,     1.0L / 42, -1.0L / 30,
        5.0L / 66, -691.0L / 2730, 7.0L / 6,  -3617.0L / 510};
    long double power = 1;
    for (int i = 0; i < 8; i++) {
        power /= x * x;
        sum -= bernoulli_wide[i] * power / (2 * (i + 1));
    }
    return sum;
}

double sdyi_digamma(double x) {
    if (isnan(x) || x == -(double)INFINITY || (x <= 0 && floor(x) == x))
        return (double)NAN;
    return (double)digamma_wide((long double)x);
}

/* Euler-Maclaurin: a few terms, the integral of the rest, corrections. */
double sdyi_zeta(double x, double q) {
    enum { TERMS = 12 };
    if (isnan(x) || isnan(q) || x < 1)
        return (double)NAN;
    if (x == 1)
        return (double)INFINITY;
    if (q <= 0) {
        if (q == floor(q))
            return (double)INFINITY;
        if (x != floor(x))
            return (double)NAN;
    }
    double sum = 0;
    for (int k = 0; k < TERMS || q <= 0; k++, q++)
        sum += pow(q, -x);
    sum += pow(q, 1 - x) / (x - 1) + 0.5 * pow(q, -x);
    double term = x * pow(q, -x - 1) / 2;
    for (int i = 0; i < N_BERNOULLI; i++) {
        const int k = 2 * (i + 1);
        sum += bernoulli[i] * term;
        term *= (x + k - 1) * (x + k) / ((k + 1) * (k + 2) * q * q);
    }
    return sum;
}

double sdyi_polygamma(double n, double x) {
    if (n < 0 || n != floor(n))
        return (double)NAN;
    if (n == 0)
        return sdyi_digamma(x);
    const double sign = fmod(n, 2) == 0 ? -1 : 1;
    return sign * exp(sdyi_lgamma(n + 1)) * sdyi_zeta(n + 1, x);
}

/* A first guess by the tail's logarithm, then Halley's method on erfc, which
 * keeps its digits in the tail. */
double sdyi_erf_inv(double x) {
    const double magnitude = fabs(x);
    if (magnitude == 1)
        return copysign((double)INFINITY, x);
    if (!(magnitude < 1))
        return (double)NAN;
    if (magnitude == 0)
        return x;
    const double l = log1p(-magnitude * magnitude);
    const double a = 0.147, b = 2 / (PI * a) + l / 2;
    double y = sqrt(sqrt(b * b - l / a) - b);
    if (magnitude < 1e-8)
        y = magnitude * sqrt(PI) / 2;
    for (int i = 0; i < 4; i++) {
        const double error =
            magnitude < 0.5 ? erf(y) - magnitude : (1 - magnitude) - erfc(y);
        const double step = error / (2 / sqrt(PI) * exp(-y * y));
        y -= step / (1 + y * step); /* Halley */
    }
    return copysign(y, x);
}

double sdyi_bessel_i1e(double x) {
    const double y = fabs(x);
    if (isinf(x))
        return copysign(0.0, x);
    double sum = 1, term = 1;
    if (y <= 30) { /* (y/2) sum of (y/2)^2k / (k! (k+1)!) */
        for (int k = 1; k < 200 && term > sum * 1e-18; k++) {
            term *= y * y / 4 / k / (k + 1);
            sum += term;
        }
        return copysign(sum * y / 2 * exp(-y), x);
    }
    for (int k = 1; k < 40; k++) {
        const double odd = 2 * k - 1;
        const double next = term * -(4 - odd * odd) / (8 * y * k);
        if (fabs(next) > fabs(term) || fabs(next) < 1e-18)
            break;
        term = next;
        sum += term;
    }
    return copysign(sum / sqrt(2 * PI * y), x);
}
