/* A module: one program, in memory of its own, freed as one. */
#ifndef SDYI_PROGRAM_IR_MODULE_H
#define SDYI_PROGRAM_IR_MODULE_H

#include "program/ir/op.h"
#include "program/ir/side_table.h"

/* Callbacks on changes while a driver runs; entries may be NULL. */
typedef struct sdyi_listener {
    void *state;
    void (*inserted)(void *state, sdyi_op *op);
    void (*erased)(void *state, sdyi_op *op);  /* before the erasure */
    void (*changed)(void *state, sdyi_op *op); /* of operands or attributes */
} sdyi_listener;

typedef struct sdyi_module {
    sdyi_pool *pool;
    sdyi_zone zone;
    sdyi_op *op;         /* builtin.module */
    int n_ops, n_values; /* the next free numbers */
    /* A counter of edits of ops, operands, attributes and places, of blocks and
     * arguments: all go through functions of op.h. A pipeline verifies again
     * only if it has changed. */
    uint64_t n_changes;
    const sdyi_listener *listener;
    sdyi_source *source; /* text it was read from; NULL: none */
    /* Cache of sdy/sharding.c: mesh ops by symbol name; the symbol table it
     * last scanned, and n_changes then. */
    sdyi_side_table seen;
    const sdyi_op *seen_table;
    uint64_t seen_changes;
    uint32_t *written; /* by value number: written.h */
    int n_written;
    struct sdyi_resources *resources; /* uthash: resource.c */
} sdyi_module;

/* An empty module, without its op. */
void sdyi_module_start(sdyi_module *module, sdyi_pool *pool);
void sdyi_module_free(sdyi_module *module);

#endif
