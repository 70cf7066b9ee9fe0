/* Symbols: ops with a name in the symbol table, the op that holds them.
 *
 * An sdyi_symbols indexes one table by name. A pass that has one changes
 * symbols only through its insert and erase, which keep it up to date. */
#ifndef SDYI_PROGRAM_IR_SYMBOL_H
#define SDYI_PROGRAM_IR_SYMBOL_H

#include "program/ir/module.h"
#include "program/ir/side_table.h"

typedef struct sdyi_symbols {
    sdyi_op *table;
    sdyi_side_table by_name; /* ops by the name's number */
    int n_suffixes;          /* counter of suffixes for fresh names */
} sdyi_symbols;

/* Of two ops of one name the first is found. Memory is `zone`'s. */
void sdyi_symbols_start(sdyi_symbols *symbols, sdyi_op *table, sdyi_zone *zone);
/* Errors: PROGRAM, two ops of one name. */
sdyrt_status sdyi_symbols_verify(sdyi_symbols *symbols, sdyi_op *table,
                                 sdyi_zone *zone);
/* NULL: no symbol of this name. */
sdyi_op *sdyi_symbols_find(const sdyi_symbols *symbols, sdyi_name name);
/* `name` if it is free; otherwise with a suffix _0, _1, ..: as in MLIR the
 * counter is the table's, not the name's. */
sdyi_name sdyi_symbols_fresh(sdyi_symbols *symbols, sdyi_name name);
/* Insert an op that is in no block after another, or with NULL at the end,
 * under a fresh name. */
void sdyi_symbols_insert(sdyi_symbols *symbols, sdyi_op *op, sdyi_op *after);
void sdyi_symbols_erase(sdyi_symbols *symbols, sdyi_op *op);

/* NONE: not a symbol. */
sdyi_name sdyi_symbol_name(const sdyi_op *op);
bool sdyi_symbol_is_private(const sdyi_op *op);
bool sdyi_symbol_is_public(const sdyi_op *op);

/* Call `visit` for each attribute SYMBOL or SHARDING of an op, also nested in
 * lists and dictionaries, in textual order. */
typedef void sdyi_visit_reference(void *state, const sdyi_attr *attr);
void sdyi_references(const sdyi_op *op, sdyi_visit_reference *visit,
                     void *state);

/* Call `visit` for each symbol reference in an op's attributes, in dictionary
 * order: a SYMBOL's names, outermost first, or the mesh of a sharding. */
typedef void sdyi_visit_symbol(void *state, const sdyi_name *names, int n);
void sdyi_symbol_uses(const sdyi_op *op, sdyi_visit_symbol *visit, void *state);

#endif
