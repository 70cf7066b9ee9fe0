/* What the benches of kernels share: the command line, and how boxes lie. */
#include "bench/common/kernels.h"
#include "bench/common/count.h"
#include <errno.h>
#include <string.h>

error_t kernels_option(int key, char *text, struct argp_state *state) {
    kernels_options *const o = state->input;
    switch (key) {
    case 'm':
        return read_count("--mib", text, 1, 65536, &o->mib) ? 0 : EINVAL;
    case 'r':
        return read_count("--reps", text, 1, MAX_REPS, &o->reps) ? 0 : EINVAL;
    case 'o':
        o->only = text;
        return 0;
    case 'j':
        o->json = text;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

bool kernels_chosen(const kernels_options *options, const char *name) {
    return strstr(name, options->only) != NULL;
}

int64_t lay_out(int64_t *strides, const int64_t *counts, const int *order,
                int rank, int64_t pad) {
    int64_t span = 1;
    for (int i = rank - 1; i >= 0; i--) {
        strides[order[i]] = span;
        span *= counts[order[i]];
        if (i == rank - 1)
            span += pad;
    }
    return span;
}
