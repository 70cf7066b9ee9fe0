/* Arithmetic on unsigned integers of any size. */
#include "program/ir/wide.h"

void sdyi_wide_set(sdyi_wide *w, const uint64_t *words, int n) {
    for (int i = 0; i < n; i++) {
        w->words[2 * i] = (uint32_t)words[i];
        w->words[2 * i + 1] = (uint32_t)(words[i] >> 32);
    }
    w->n = 2 * n;
    while (w->n > 0 && w->words[w->n - 1] == 0)
        w->n--;
}

void sdyi_wide_scale(sdyi_wide *w, uint32_t factor, uint32_t addend) {
    uint64_t carry = addend;
    for (int i = 0; i < w->n; i++) {
        carry += (uint64_t)w->words[i] * factor;
        w->words[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry > 0)
        w->words[w->n++] = (uint32_t)carry;
}

void sdyi_wide_scale_by_power(sdyi_wide *w, uint32_t base, int power) {
    while (power > 0) {
        uint32_t factor = 1;
        for (; power > 0 && factor <= UINT32_MAX / 10; power--)
            factor *= base;
        sdyi_wide_scale(w, factor, 0);
    }
}

uint32_t sdyi_wide_divide(sdyi_wide *w, uint32_t divisor) {
    uint64_t rest = 0;
    for (int i = w->n - 1; i >= 0; i--) {
        rest = rest << 32 | w->words[i];
        w->words[i] = (uint32_t)(rest / divisor);
        rest %= divisor;
    }
    while (w->n > 0 && w->words[w->n - 1] == 0)
        w->n--;
    return (uint32_t)rest;
}

int sdyi_wide_bits(const sdyi_wide *w) {
    return w->n == 0 ? 0 : 32 * w->n - __builtin_clz(w->words[w->n - 1]);
}

int sdyi_wide_compare(const sdyi_wide *a, const sdyi_wide *b) {
    if (a->n != b->n)
        return a->n < b->n ? -1 : 1;
    for (int i = a->n - 1; i >= 0; i--)
        if (a->words[i] != b->words[i])
            return a->words[i] < b->words[i] ? -1 : 1;
    return 0;
}
