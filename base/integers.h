/* Arithmetic of whole numbers that C does not have. */
#ifndef SDYI_BASE_INTEGERS_H
#define SDYI_BASE_INTEGERS_H

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

#endif
