/* Errors, warnings and notes about a program. They are collected in the pool's
 * sink, in order; nothing is printed by the library.
 *
 * The function that decides an error reports it, once; those above it pass the
 * status on with SDYI_TRY. */
#ifndef SDYI_PROGRAM_IR_DIAGNOSTIC_H
#define SDYI_PROGRAM_IR_DIAGNOSTIC_H

#include "base/status.h"
#include "program/ir/source.h"

#include <stdarg.h>

struct sdyi_op;
struct sdyi_pool;

typedef enum sdyi_severity {
    SDYI_ERROR,
    SDYI_WARNING,
    SDYI_REMARK,
    SDYI_NOTE
} sdyi_severity;

typedef struct sdyi_diagnostic {
    sdyi_severity severity;
    sdyi_loc loc;
    const char *text;
    const struct sdyi_op *op;      /* subject; NULL: none */
    struct sdyi_diagnostic *notes; /* of an error, in the order they were
                                      added */
    struct sdyi_diagnostic *next;
} sdyi_diagnostic;

typedef struct sdyi_sink {
    sdyi_diagnostic *first, **end;
    sdyi_diagnostic *last;
    int n_errors;
} sdyi_sink;

void sdyi_sink_start(sdyi_sink *sink);

/* Report an error at a location, or about an op: "'sdy.mesh' op " and the text.
 * Both return ARGUMENT and set the thread's error text. */
sdyrt_status sdyi_error_at(struct sdyi_pool *pool, sdyi_loc loc,
                           const char *format, ...)
    __attribute__((format(printf, 3, 4)));
sdyrt_status sdyi_error(struct sdyi_pool *pool, const struct sdyi_op *op,
                        const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* A consequence of the error before it: the thread keeps that error's text. */
void sdyi_error_follows(struct sdyi_pool *pool, sdyi_loc loc,
                        const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* An error about an op without the prefix "'..' op ". */
sdyrt_status sdyi_error_bare(struct sdyi_pool *pool, const struct sdyi_op *op,
                             const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The thread's last failure, as the mesh library wrote it, reported as an error
 * about an op, with `prefix` before its text. */
sdyrt_status sdyi_error_again(struct sdyi_pool *pool, const struct sdyi_op *op,
                              const char *prefix);

/* A note on the last error. */
void sdyi_note(struct sdyi_pool *pool, sdyi_loc loc, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void sdyi_warning_at(struct sdyi_pool *pool, sdyi_loc loc, const char *format,
                     ...) __attribute__((format(printf, 3, 4)));
void sdyi_warning(struct sdyi_pool *pool, const struct sdyi_op *op,
                  const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
