/* A module: one program, in memory of its own. Everything in it goes with it.
 */
#ifndef SDYI_PROGRAM_IR_MODULE_H
#define SDYI_PROGRAM_IR_MODULE_H

#include "program/ir/beside.h"
#include "program/ir/op.h"

/* Told of changes while a driver runs; entries may be NULL. */
typedef struct sdyi_listener {
    void *state;
    void (*inserted)(void *state, sdyi_op *op);
    void (*erased)(void *state, sdyi_op *op);  /* before it is */
    void (*changed)(void *state, sdyi_op *op); /* its operands, attributes */
} sdyi_listener;

typedef struct sdyi_module {
    sdyi_pool *pool;
    sdyi_zone zone;
    sdyi_op *op;         /* builtin.module */
    int n_ops, n_values; /* numbers that were given */
    /* Of ops, their operands, attributes and places, of blocks and their
     * arguments: every edit goes through a function of op.h, which counts. A
     * pipeline verifies again what the count says has changed. */
    uint64_t n_changes;
    const sdyi_listener *listener;
    sdyi_source *source; /* that it was read from; NULL: none */
    /* What sdy/sharding.c has found: symbols by name; the table that it has
     * looked through, and when. */
    sdyi_beside seen;
    const sdyi_op *seen_table;
    uint64_t seen_changes;
    uint32_t *written; /* by a value's number: written.h */
    int n_written;
    struct sdyi_resources *resources; /* uthash: resource.c */
} sdyi_module;

/* An empty module, without its op. */
void sdyi_module_start(sdyi_module *module, sdyi_pool *pool);
void sdyi_module_free(sdyi_module *module);

#endif
