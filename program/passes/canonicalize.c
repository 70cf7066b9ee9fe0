/* The canonical form of ops, by the patterns of their rows; dead ops go, and
 * equal constants are one:
 *
 *   %0 = sdy.all_reduce {} %a ..  ->  (its uses are %a's)
 */
#include "program/ir/greedy.h"
#include "program/passes/pass.h"

#include <stddef.h>
#include <string.h>

typedef struct canonicalize_options {
    bool is_top_down;
    int64_t max_iterations;
    sdyi_strings disabled, enabled; /* labels of patterns; none: all of them */
} canonicalize_options;

static const sdyi_pass_option options[] = {
    {"disable-patterns", SDYI_OPTION_STRINGS, NULL,
     "labels of patterns that are left out",
     offsetof(canonicalize_options, disabled)},
    {"enable-patterns", SDYI_OPTION_STRINGS, NULL,
     "labels of patterns, which alone are tried",
     offsetof(canonicalize_options, enabled)},
    {"max-iterations", SDYI_OPTION_INT, "10",
     "times that the whole is looked at, -1 for any number",
     offsetof(canonicalize_options, max_iterations)},
    {"top-down", SDYI_OPTION_BOOL, "true", "look at the first op first",
     offsetof(canonicalize_options, is_top_down)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static bool has(const sdyi_strings *labels, const char *label) {
    for (int i = 0; i < labels->n; i++)
        if (label != NULL && strcmp(labels->texts[i], label) == 0)
            return true;
    return false;
}

static bool is_enabled(const void *state, const char *label) {
    const canonicalize_options *const o = state;
    return (o->enabled.n == 0 || has(&o->enabled, label)) &&
           !has(&o->disabled, label);
}

static sdyrt_status run(sdyi_op *op, const void *state) {
    const canonicalize_options *const o = state;
    const sdyi_greedy_options greedy = {.is_top_down = o->is_top_down,
                                        .max_iterations = o->max_iterations,
                                        .is_enabled = is_enabled,
                                        .state = o};
    sdyi_greedy(op, &greedy);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_canonicalize = {
    .name = "canonicalize",
    .summary = "rewrite ops to their canonical form",
    .options = options,
    .options_bytes = sizeof(canonicalize_options),
    .run = run,
};
