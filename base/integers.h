/* Integer arithmetic that C does not have. */
#ifndef SDYI_BASE_INTEGERS_H
#define SDYI_BASE_INTEGERS_H

#include <stddef.h>
#include <stdint.h>

/* The greatest common divisor of numbers >= 0; gcd(0, b) is b. */
static inline int64_t sdyi_gcd(int64_t a, int64_t b) {
    while (b != 0) {
        const int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* `n` rounded up to a multiple of `unit`. */
static inline size_t sdyi_round_up(size_t n, size_t unit) {
    return (n + unit - 1) / unit * unit;
}

/* Orders of qsort. */
static inline int sdyi_compare_int(const void *a, const void *b) {
    const int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static inline int sdyi_compare_int64(const void *a, const void *b) {
    const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

#endif
