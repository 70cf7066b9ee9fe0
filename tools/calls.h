/* The options --calls and --ignore-effects of commands that compile. */
#ifndef SDYRT_TOOLS_CALLS_H
#define SDYRT_TOOLS_CALLS_H

#include <sdyrt/execute.h>

#include "cli/cli.h"

typedef struct calls_options {
    cli_texts paths; /* --calls */
    bool ignores_effects;
} calls_options;

/* The options, for a struct with a member `calls`. */
#define CALLS_OPTIONS(options)                                                 \
    CLI_OPTION("calls", 'C', CLI_TEXTS, offsetof(options, calls.paths),        \
               "LIB.so",                                                       \
               "A library with functions for custom calls: its "               \
               "sdyrt_custom_targets; may be given more than once"),           \
        CLI_OPTION("ignore-effects", 0, CLI_FLAG,                              \
                   offsetof(options, calls.ignores_effects), NULL,             \
                   "Leave out calls whose results nothing needs, such as "     \
                   "those of jax.debug.print, and tokens among arguments and " \
                   "results")

/* Functions for custom calls, from libraries. */
typedef struct custom_calls {
    sdyrt_custom_target *targets;
    void **libraries;
    int n_targets, n_libraries;
    bool ignores_effects;
} custom_calls;

/* Open the libraries. To be closed on an error too, after everything that was
 * compiled with them is freed. */
int calls_open(custom_calls *c, const calls_options *o);
void calls_close(custom_calls *c);
/* The options of compiling a program with these calls. */
sdyrt_compile_options calls_compiled(const custom_calls *c);
/* Drop effects, with a warning, if --ignore-effects is given. */
sdyrt_status calls_drop_effects(const custom_calls *c, sdyrt_program *program);

#endif
