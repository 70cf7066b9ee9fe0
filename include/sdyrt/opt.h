/* libsdyrt_opt: passes by name on programs, as sdyrt-opt runs them. */
#ifndef SDYRT_OPT_H
#define SDYRT_OPT_H

#include <sdyrt/program.h>

SDYRT_BEGIN

/* -- passes ---------------------------------------------------------------- */

typedef struct sdyrt_pass_option {
    size_t struct_bytes;
    const char *name, *kind, *fallback, *summary; /* kind: "bool", "int", .. */
} sdyrt_pass_option;

#define SDYRT_PASS_OPTION_INIT SDYRT_INIT_(sdyrt_pass_option)

typedef struct sdyrt_pass {
    size_t struct_bytes;
    const char *name, *summary;
    const char *on; /* the op that it runs on; NULL: a module or a function */
    int n_options;
} sdyrt_pass;

#define SDYRT_PASS_INIT SDYRT_INIT_(sdyrt_pass)

/* The pass of a number from 0 on, in the order of names; false: there are no
 * more, or `pass` is of an unknown size. */
SDYRT_API bool sdyrt_pass_get(int number, sdyrt_pass *pass);
/* An option of it, from 0 to n_options - 1; false likewise. */
SDYRT_API bool sdyrt_pass_get_option(int number, int option,
                                     sdyrt_pass_option *found);

/* -- pipelines ------------------------------------------------------------- */

typedef struct sdyrt_run_options {
    size_t struct_bytes;
    /* Receives dumps of the module or function that a pass runs on, at the
     * times below, each after a header line; NULL: none. */
    sdyrt_write_fn print;
    /* Before and after these passes: "cse,inline", "*" all; NULL: none. */
    const char *print_before, *print_after;
    bool print_after_change;  /* not if the pass has changed nothing */
    bool print_after_failure; /* after any pass that fails, and no other */
    bool print_module_scope;  /* the program, whatever a pass runs on */
    /* Print options of the dumps, with `local` set where a dump is not of the
     * whole program; NULL: the default. */
    const sdyrt_program_print_options *how;
    /* Write each dump to a file instead, N_PASS.mlir, in folders below this one
     * that are nested as the ops are; they are made; NULL: no files. */
    const char *print_directory;
    bool print_pipeline; /* the passes, before they run, to `print` */
    bool unverified;     /* results of passes are not verified */
    /* Receives a table of the time that each pass took; NULL: none. */
    sdyrt_write_fn timing;
    void *state; /* of both */
} sdyrt_run_options;

#define SDYRT_RUN_OPTIONS_INIT SDYRT_INIT_(sdyrt_run_options)

/* Run passes on a program, which is verified before if it was not, as MLIR
 * writes them:
 * "builtin.module(cse,func.func(canonicalize{max-iterations=3}))". `options`
 * NULL is the default. After an error in the text, which has a place there, the
 * program is as it was; after one of a pass it can be printed and freed.
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, NO_MEMORY; PROGRAM. */
SDYRT_API sdyrt_status
sdyrt_program_run_pipeline(sdyrt_program *program, const char *pipeline,
                           const sdyrt_run_options *options);

SDYRT_END

#endif
