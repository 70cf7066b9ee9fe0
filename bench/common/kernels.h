/* What the benches of kernels share. */
#ifndef BENCH_COMMON_KERNELS_H
#define BENCH_COMMON_KERNELS_H

#include <argp.h>
#include <stdbool.h>
#include <stdint.h>

enum { MAX_REPS = 999 };

typedef struct kernels_options {
    int mib;  /* that a case moves */
    int reps; /* MAX_REPS at most */
    const char *only;
    const char *json; /* file; NULL: none */
} kernels_options;

/* The argp parser of m, r, o and j, as far as a bench offers them; its input is
 * a kernels_options. After a line on stderr argp_parse returns an error. */
error_t kernels_option(int key, char *text, struct argp_state *state);

/* Whether the case of this name is to be timed. */
bool kernels_chosen(const kernels_options *options, const char *name);

/* Strides for dimensions in `order`, the innermost run padded. Returns the
 * elements spanned. */
int64_t lay_out(int64_t *strides, const int64_t *counts, const int *order,
                int rank, int64_t pad);

#endif
