/* libsdyrt_program: programs as text, as JAX and Shardy write them.
 *
 * A pool owns what programs share (types, attributes, names) and outlives them.
 * One thread at a time uses a pool; any number of pools are used at once. What
 * is wrong with a program is told by diagnostics with positions, of which there
 * may be several: a call that fails with PROGRAM has called the pool's handler
 * for each, and has the first as this thread's error text. */
#ifndef SDYRT_PROGRAM_H
#define SDYRT_PROGRAM_H

#include <sdyrt/status.h>

SDYRT_BEGIN

typedef struct sdyrt_pool sdyrt_pool;
typedef struct sdyrt_program sdyrt_program;

/* -- pools and their diagnostics ------------------------------------------- */

typedef enum sdyrt_severity {
    SDYRT_ERROR = 0,
    SDYRT_WARNING = 1,
    SDYRT_REMARK = 2,
    SDYRT_NOTE = 3 /* belongs to the one before it */
} sdyrt_severity;

typedef struct sdyrt_diagnostic {
    size_t struct_bytes;
    sdyrt_severity severity;
    const char *file; /* as the source was named; NULL: no place in a text */
    int line, column; /* from 1 on, the column in bytes */
    const char *text; /* "'sdy.mesh' op ..", in MLIR's words */
    const char *source_line; /* the line, to its newline; NULL: none */
    size_t source_line_bytes;
} sdyrt_diagnostic;

#define SDYRT_DIAGNOSTIC_INIT SDYRT_INIT_(sdyrt_diagnostic)

/* Takes one diagnostic, which lives as long as the call. Must not use the pool.
 */
typedef void (*sdyrt_diagnostic_fn)(void *state,
                                    const sdyrt_diagnostic *diagnostic);

/* Errors: NULL_ARGUMENT, NO_MEMORY; BAD_VALUE: libsdyrt is of another version.
 */
SDYRT_API sdyrt_status sdyrt_pool_create(sdyrt_pool **pool);

/* Free a pool, whose programs are freed before. NULL does nothing. */
SDYRT_API void sdyrt_pool_destroy(sdyrt_pool *pool);

/* Have diagnostics told; `handler` NULL: nobody. */
SDYRT_API void sdyrt_pool_set_handler(sdyrt_pool *pool,
                                      sdyrt_diagnostic_fn handler, void *state);

/* Whether errors come without the note `see current operation: ..`, which shows
 * the op that they are about. */
SDYRT_API void sdyrt_pool_hide_ops(sdyrt_pool *pool, bool hide);

/* -- programs -------------------------------------------------------------- */

/* A text to read. It is not copied: it must stay as it is until the program is
 * freed, since errors quote it. */
typedef struct sdyrt_source {
    size_t struct_bytes;
    const char *name; /* as diagnostics print it; NULL: "-" */
    const char *text;
    size_t bytes;           /* of any kind; no NUL is needed at the end */
    int first_line;         /* the number of its first line; 0: 1 */
    bool allow_unknown_ops; /* of dialects that are not known: they are kept in
                               the generic form */
    bool unverified;        /* it is read, and not verified */
} sdyrt_source;

#define SDYRT_SOURCE_INIT SDYRT_INIT_(sdyrt_source)

/* Read a program, a module or the ops of one, and verify it.
 *
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, NO_MEMORY; PROGRAM.
 * Source: MLIR's text of builtin, func, sdy, stablehlo, chlo, check */
SDYRT_API sdyrt_status sdyrt_program_parse(sdyrt_pool *pool,
                                           const sdyrt_source *source,
                                           sdyrt_program **program);

/* Verify a program: every function tells the first error that it has.
 *
 * Errors: NULL_ARGUMENT, NO_MEMORY; PROGRAM. */
SDYRT_API sdyrt_status sdyrt_program_verify(sdyrt_program *program);

/* NULL does nothing. */
SDYRT_API void sdyrt_program_destroy(sdyrt_program *program);

typedef struct sdyrt_program_print_options {
    size_t struct_bytes;
    bool generic;   /* every op as "dialect.op"(..) : (..) -> .. */
    bool locations; /* of ops and arguments too, loc(..) */
} sdyrt_program_print_options;

#define SDYRT_PROGRAM_PRINT_OPTIONS_INIT                                       \
    SDYRT_INIT_(sdyrt_program_print_options)

/* Takes `bytes` of text; false: no more is wanted. Must not use the pool. */
typedef bool (*sdyrt_write_fn)(void *state, const char *text, size_t bytes);

/* Print a program as MLIR does, byte for byte. `options` NULL is the default.
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, NO_MEMORY; SYSTEM: `write` wanted no
 *         more. */
SDYRT_API sdyrt_status sdyrt_program_print(
    const sdyrt_program *program, const sdyrt_program_print_options *options,
    sdyrt_write_fn write, void *state);

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

typedef struct sdyrt_run_options {
    size_t struct_bytes;
    /* Takes the program after each pass, with a line before it that says which;
     * NULL: nobody. */
    sdyrt_write_fn print_after_all;
    /* Takes a table of the time that each pass took; NULL: nobody. */
    sdyrt_write_fn timing;
    void *state; /* of both */
} sdyrt_run_options;

#define SDYRT_RUN_OPTIONS_INIT SDYRT_INIT_(sdyrt_run_options)

/* Run passes, as MLIR writes them:
 * "builtin.module(cse,func.func(canonicalize{max-iterations=3}))". `options`
 * NULL is the default. After an error in the text, which has a place there, the
 * program is as it was; after one of a pass it can be printed and freed.
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, NO_MEMORY; PROGRAM. */
SDYRT_API sdyrt_status
sdyrt_program_run_pipeline(sdyrt_program *program, const char *pipeline,
                           const sdyrt_run_options *options);

SDYRT_END

#endif
