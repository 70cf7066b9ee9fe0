/* Canonicalization by the patterns of ops' rows; dead ops are erased, and equal
 * constants merged:
 *
 *   %0 = sdy.all_reduce {} %a ..  ->  (its uses are %a's)
 */
#include "opt/cse.h"
#include "opt/greedy.h"
#include "program/passes/pass.h"

#include <stddef.h>
#include <string.h>

typedef struct canonicalize_options {
    bool is_top_down, has_cse, tests_convergence;
    int64_t max_iterations, max_rewrites;
    sdyi_strings disabled, enabled; /* labels of patterns; none: all of them */
    sdyi_strings dialects;          /* whose ops are rewritten; none: all */
    const char *simplify;           /* regions */
} canonicalize_options;

static const sdyi_pass_option options[] = {
    {"cse-between-iterations", SDYI_OPTION_BOOL, "false",
     "make equal ops one after each iteration",
     offsetof(canonicalize_options, has_cse)},
    {"disable-patterns", SDYI_OPTION_STRINGS, NULL,
     "labels of patterns that are left out",
     offsetof(canonicalize_options, disabled)},
    {"enable-patterns", SDYI_OPTION_STRINGS, NULL,
     "labels of patterns, which alone are tried",
     offsetof(canonicalize_options, enabled)},
    {"filter-dialects", SDYI_OPTION_STRINGS, NULL,
     "dialects whose ops alone are rewritten",
     offsetof(canonicalize_options, dialects)},
    {"max-iterations", SDYI_OPTION_INT, "10",
     "times that the whole is looked at, -1 for any number",
     offsetof(canonicalize_options, max_iterations)},
    {"max-num-rewrites", SDYI_OPTION_INT, "-1",
     "rewrites of an iteration, -1 for any number",
     offsetof(canonicalize_options, max_rewrites)},
    {"region-simplify", SDYI_OPTION_STRING, "normal",
     "disabled: ops that are unused after the last rewrite stay, and blocks "
     "that "
     "are not reached; normal, aggressive: they go",
     offsetof(canonicalize_options, simplify)},
    {"test-convergence", SDYI_OPTION_BOOL, "false",
     "fail if the last iteration has changed something",
     offsetof(canonicalize_options, tests_convergence)},
    {"top-down", SDYI_OPTION_BOOL, "true", "look at the first op first",
     offsetof(canonicalize_options, is_top_down)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static bool has(const sdyi_strings *labels, const char *label) {
    for (int i = 0; i < labels->n; i++)
        if (label != NULL && strcmp(labels->texts[i], label) == 0)
            return true;
    return false;
}

static bool has_dialect(const sdyi_strings *dialects, const sdyi_op *op) {
    const char *const name = op->row->name;
    const size_t length = strcspn(name, ".");
    for (int i = 0; i < dialects->n; i++)
        if (strlen(dialects->texts[i]) == length &&
            memcmp(dialects->texts[i], name, length) == 0)
            return true;
    return false;
}

static bool is_enabled(const void *state, const sdyi_op *op,
                       const char *label) {
    const canonicalize_options *const o = state;
    return (o->enabled.n == 0 || has(&o->enabled, label)) &&
           (o->dialects.n == 0 || has_dialect(&o->dialects, op)) &&
           !has(&o->disabled, label);
}

static sdyrt_status run(sdyi_op *op, const void *state) {
    const canonicalize_options *const o = state;
    sdyi_pool *const pool = op->module->pool;
    const bool keeps_dead = strcmp(o->simplify, "disabled") == 0;
    if (!keeps_dead && strcmp(o->simplify, "normal") != 0 &&
        strcmp(o->simplify, "aggressive") != 0)
        return sdyi_error_at(pool, (sdyi_loc){0},
                             "'%s' is no value of the option 'region-simplify'",
                             o->simplify);
    const sdyi_greedy_options greedy = {.is_top_down = o->is_top_down,
                                        .keeps_dead = keeps_dead,
                                        .max_iterations = o->max_iterations,
                                        .max_rewrites = o->max_rewrites,
                                        .is_enabled = is_enabled,
                                        .finish = o->has_cse ? sdyi_cse : NULL,
                                        .state = o};
    return sdyi_greedy(op, &greedy) || !o->tests_convergence
               ? SDYRT_OK
               : sdyi_error_at(pool, (sdyi_loc){0},
                               "canonicalize has not converged");
}

const sdyi_pass sdyi_pass_canonicalize = {
    .name = "canonicalize",
    .title = "CanonicalizerPass",
    .summary = "rewrite ops to their canonical form",
    .options = options,
    .options_bytes = sizeof(canonicalize_options),
    .run = run,
};
