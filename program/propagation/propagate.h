/* Propagation of a module: from the shardings that it has to those of its other
 * values.
 *
 *   sdyi_propagate
 *     groups.c      members of a sharding group get one sharding
 *     priorities.c  once for each user priority: dimensions of later ones wait
 *       engine.c    once for each op priority (schedule.h), with one strategy
 *         spread.c  one op: factors.c, basic.c, aggressive.c
 */
#ifndef SDYI_PROGRAM_PROPAGATION_PROPAGATE_H
#define SDYI_PROGRAM_PROPAGATION_PROPAGATE_H

#include "program/ir/worklist.h"
#include "program/propagation/history.h"
#include "program/propagation/places.h"

typedef struct sdyi_propagate_options {
    sdyi_strategy strategies[2]; /* one after another, in each run */
    int n_strategies;
    bool uses_op_priorities, uses_user_priorities;
    bool keeps_rules; /* as attributes, on the ops */
    bool is_conservative;
    bool only_shardys_rules;    /* chlo's ops have none */
    bool keeps_origins;         /* as attributes: origins.h */
    bool keeps_edges;           /* the same */
    const char *dump_directory; /* of a file after each user priority but the
                                   last; NULL, "": none are written */
    sdyi_history *history;      /* is filled; NULL: nobody asks for it */
} sdyi_propagate_options;

/* `module` is a builtin.module that has been verified. Unused ops without
 * effects are erased too. Errors: several functions and none is called main; a
 * value that is no static tensor. */
sdyrt_status sdyi_propagate(sdyi_op *module,
                            const sdyi_propagate_options *options);

/* -- parts of it ----------------------------------------------------------- */

/* State of the propagation of one module. */
typedef struct sdyi_propagation {
    const sdyi_propagate_options *options;
    sdyi_module *module;
    sdyi_zone *zone; /* until it ends; scratch is reset with each op */
    sdyi_symbols symbols;
    sdyi_places places;
    sdyi_op *main; /* the function whose results take part; NULL: none */
    sdyi_side_table
        rules; /* sdyi_rule by an op's number, set on first use; without
                  tensors: the op has no rule */
    sdyi_side_table callers; /* by a function's number: its sdyi_callers */
    sdyi_side_table groups;  /* by a value's number: its sdyi_value_group */
    sdyi_worklist list;
    int *last_reported,
        n_reported;        /* by a value: when its users were notified */
    sdyi_history *history; /* NULL: it is not kept */
    sdyrt_status status;   /* of the files */
} sdyi_propagation;

typedef struct sdyi_callers {
    sdyi_op **calls;
    int n, capacity;
} sdyi_callers;

typedef struct sdyi_value_group {
    sdyi_value **members; /* as the ops have them */
    int n, capacity;
} sdyi_value_group;

/* groups.c: give the members of each group one sharding, where the module has
 * them, before the places are read. The groups are `zone`'s. Errors: a value is
 * in two of them. */
sdyrt_status sdyi_groups_sync(sdyi_op *module, const sdyi_symbols *symbols,
                              sdyi_zone *zone, sdyi_side_table *groups);

/* engine.c: one run over all ops. */
void sdyi_propagate_once(sdyi_propagation *p, sdyi_strategy strategy,
                         int op_priority);

/* priorities.c: call `run` with the dimensions of each user priority in turn,
 * of 0 with those that have none; `is_last`: there are no more. */
void sdyi_by_user_priority(sdyi_propagation *p,
                           void (*run)(sdyi_propagation *p, int64_t priority,
                                       bool is_last));

#endif
