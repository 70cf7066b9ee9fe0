/* Custom calls of a program, of the commands that compile one: --calls and
 * --ignore-effects. */
#ifndef SDYRT_TOOLS_CALLS_H
#define SDYRT_TOOLS_CALLS_H

#include <sdyrt/execute.h>

#include "cli/cli.h"

typedef struct calls_options {
    cli_texts paths; /* --calls */
    bool ignores_effects;
} calls_options;

/* The options of a struct whose `calls` they are. */
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

/* Functions for custom calls, of libraries. */
typedef struct custom_calls {
    sdyrt_custom_target *targets;
    void **libraries;
    int n_targets, n_libraries;
    bool ignores_effects;
} custom_calls;

/* Whatever it returns, they may be closed: when nothing that is compiled with
 * them is left. */
int calls_open(custom_calls *c, const calls_options *o);
void calls_close(custom_calls *c);
/* What a program is compiled with. */
sdyrt_compile_options calls_compiled(const custom_calls *c);
/* Leave out what does not count, if asked to: a warning tells of it. */
sdyrt_status calls_drop_effects(const custom_calls *c, sdyrt_program *program);

#endif
