/* The pool: owns what is interned (names, types, attributes), the diagnostics,
 * and scratch memory. It outlives its modules. One thread at a time uses a
 * pool; any number of pools are used at once. */
#ifndef SDYI_PROGRAM_IR_POOL_H
#define SDYI_PROGRAM_IR_POOL_H

#include "program/ir/diagnostic.h"
#include "program/ir/intern.h"
#include "program/ir/name.h"
#include "program/ir/type.h"

#include <sdyrt/program.h>

struct sdyi_row;
struct sdyi_hooks;
struct sdyi_dialect;

typedef struct sdyi_pool {
    sdyi_guard guard;
    sdyi_zone zone;       /* lives as long as the pool */
    sdyi_zone scratch;    /* per pass or text: reset at its end */
    sdyi_zone scopes;     /* per text: text/scope.c */
    sdyi_interner values; /* types and attributes */
    struct sdyi_named *by_text;
    struct sdyi_name_text {
        const char *text;
        size_t length;
    } * names; /* by number */
    int n_names, names_capacity;
    const struct sdyi_row **rows; /* the op table by kind; an op of kind i has
                                     the name SDYI_NAME_COUNT + i; `unknown`:
                                     there is none */
    int n_rows;
    sdyi_name *attr_names; /* of the rows, SDYI_ROW_ATTRS each */
    const struct sdyi_syntax_code **syntaxes; /* text/syntax.c: by row; NULL:
                                                 not scanned yet */
    const struct sdyi_row *unknown;           /* row of unregistered ops */
    const struct sdyi_hooks *hooks;           /* row.h */
    const struct sdyi_dialect **dialects;     /* text/dialect.h, to a NULL */
    struct sdyi_bound *bound;                 /* bind.c: bound shardings */
    struct sdyi_reference *references; /* attr.c: objects of the mesh library */
    struct sdyi_reference *shardings;  /* shardings by hash */
    const struct sdyrt_sharding *new_sharding; /* slots: attr.h */
    const struct sdyrt_mesh *new_mesh;
    struct sdyi_lexer *lexer; /* of the text being read: parser.c */
    bool has_aliased_attrs;   /* some attributes print as aliases:
                                 text/print_loc.c */
    sdyi_sink sink;
    sdyrt_sdy_version sdy_version;
    /* Warnings that are given once per pool: an op without a rule, a custom
     * call without one, a call whose rule does not fit (propagation/rule.h), a
     * copied function (passes/import/), a device with too few coordinates
     * (dialects/shard/). */
    bool is_unknown_op_reported, is_unknown_call_reported, is_misfit_reported;
    bool is_device_reported;
    bool is_copy_reported;
} sdyi_pool;

/* Start a pool for the ops of a table, for dialects, to a NULL, and for all
 * extensions; the caller has set the guard. */
void sdyi_pool_start(sdyi_pool *pool, const struct sdyi_row *rows, int n_rows,
                     const struct sdyi_row *unknown,
                     const struct sdyi_dialect *const *dialects);
void sdyi_pool_free(sdyi_pool *pool);

/* The version of Shardy to follow: code that differs for an older one asks
 * here. */
static inline sdyrt_sdy_version sdyi_sdy_version(const sdyi_pool *pool) {
    return pool->sdy_version;
}

/* -- names ----------------------------------------------------------------- */

sdyi_name sdyi_name_of(sdyi_pool *pool, const char *text, size_t length);
sdyi_name sdyi_name_of_string(sdyi_pool *pool, const char *text);
/* NUL-terminated. */
const char *sdyi_name_text(const sdyi_pool *pool, sdyi_name name);
size_t sdyi_name_length(const sdyi_pool *pool, sdyi_name name);
/* Byte order, as dictionaries are sorted: below, equal to or above 0. */
int sdyi_name_compare(const sdyi_pool *pool, sdyi_name a, sdyi_name b);
/* The row of an op's name; of an unregistered op, `unknown`. */
const struct sdyi_row *sdyi_row_of(const sdyi_pool *pool, sdyi_name name);
/* True if the table has rows of the dialect before the `.` of an op's name. */
bool sdyi_dialect_is_known(const sdyi_pool *pool, sdyi_name name);
/* The dialects of the table, separated by commas. */
const char *sdyi_dialects_text(sdyi_pool *pool);

#endif
