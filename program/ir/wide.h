/* Unsigned integers of any size: numbers of more than 64 bits, and decimal
 * digits of floats. The caller owns the words and leaves room for every
 * result. */
#ifndef SDYI_PROGRAM_IR_WIDE_H
#define SDYI_PROGRAM_IR_WIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct sdyi_wide {
    uint32_t *words; /* the least significant first */
    int n;           /* the last of them is not 0 */
} sdyi_wide;

/* Set from `n` words of 64 bits. */
void sdyi_wide_set(sdyi_wide *w, const uint64_t *words, int n);
/* w * factor + addend */
void sdyi_wide_scale(sdyi_wide *w, uint32_t factor, uint32_t addend);
/* w * base^power; `base` is at most 10. */
void sdyi_wide_scale_by_power(sdyi_wide *w, uint32_t base, int power);
/* Leaves the quotient in `w`, returns the remainder. */
uint32_t sdyi_wide_divide(sdyi_wide *w, uint32_t divisor);
int sdyi_wide_bits(const sdyi_wide *w);
/* Below 0, 0 or above 0, as memcmp. */
int sdyi_wide_compare(const sdyi_wide *a, const sdyi_wide *b);

#endif
