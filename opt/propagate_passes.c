/* The propagation passes, each of which spreads the shardings of a module:
 *
 *   sdy-basic-propagate           axes that all tensors of an op can take:
 *                                 %0 = add %x, %y  with %x on [{"a"}, {?}]
 *                                 ->  %0 and %y on [{"a", ?}, {?}]
 *   sdy-aggressive-propagate      each tensor takes what it can; where
 *                                 dimensions want the same axis, that of the
 *                                 largest tensor comes first
 *   sdy-op-priority-propagate     some kinds of ops before others:
 *                                 propagation/schedule.h
 *   sdy-user-priority-propagate   by user priority, dimensions of the lowest
 *                                 number first, and for each by op priority:
 *                                 <@m, [{"a"}p0, {"b"}p1]> */
#include "program/passes/pass.h"
#include "program/propagation/propagate.h"

#include <stddef.h>
#include <string.h>

/* -- options --------------------------------------------------------------- */

typedef struct propagation_pass {
    bool keep_sharding_rules, conservative, only_shardys_rules;
    bool debug_origins, debug_edges;
    const char *dump_directory;
    const char *strategy;
    bool op_priorities;
} propagation_pass;

#define COMMON_OPTIONS                                                         \
    {"keep-sharding-rules", SDYI_OPTION_BOOL, NULL,                            \
     "keep the rule of each op as its attribute",                              \
     offsetof(propagation_pass, keep_sharding_rules)},                         \
        {"module-dump-directory", SDYI_OPTION_STRING, NULL,                    \
         "write the program there between user priorities",                    \
         offsetof(propagation_pass, dump_directory)},                          \
        {"conservative-propagation", SDYI_OPTION_BOOL, NULL,                   \
         "let no sub-axes and no permutation through",                         \
         offsetof(propagation_pass, conservative)},                            \
        {"only-shardy-rules", SDYI_OPTION_BOOL, NULL,                          \
         "leave chlo's ops without rules, as Shardy does",                     \
         offsetof(propagation_pass, only_shardys_rules)},                      \
        {"debug-sharding-origins", SDYI_OPTION_BOOL, NULL,                     \
         "write where each axis comes from",                                   \
         offsetof(propagation_pass, debug_origins)},                           \
    {                                                                          \
        "debug-propagation-edge-sharding", SDYI_OPTION_BOOL, NULL,             \
            "write which ops axes came through",                               \
            offsetof(propagation_pass, debug_edges)                            \
    }

#define STRATEGY_OPTION                                                        \
    {                                                                          \
        "propagation-strategy", SDYI_OPTION_STRING, "aggressive",              \
            "basic, aggressive, or basic-then-aggressive",                     \
            offsetof(propagation_pass, strategy)                               \
    }

#define PRIORITIES_OPTION                                                      \
    {                                                                          \
        "run-op-priority-propagation", SDYI_OPTION_BOOL, "true",               \
            "ops that keep shapes first, then others",                         \
            offsetof(propagation_pass, op_priorities)                          \
    }

#define OPTIONS_END                                                            \
    { NULL, SDYI_OPTION_BOOL, NULL, NULL, 0 }

static const sdyi_pass_option basic[] = {COMMON_OPTIONS, OPTIONS_END};
static const sdyi_pass_option aggressive[] = {COMMON_OPTIONS, STRATEGY_OPTION,
                                              OPTIONS_END};
static const sdyi_pass_option by_priority[] = {COMMON_OPTIONS, STRATEGY_OPTION,
                                               PRIORITIES_OPTION, OPTIONS_END};

/* -- running --------------------------------------------------------------- */

static sdyrt_status set_strategies(const sdyi_op *module, const char *name,
                                   sdyi_propagate_options *options) {
    options->strategies[0] = SDYI_STRATEGY_BASIC;
    options->n_strategies = 1;
    if (name == NULL || strcmp(name, "basic") == 0)
        return SDYRT_OK;
    if (strcmp(name, "basic-then-aggressive") == 0)
        options->strategies[options->n_strategies++] = SDYI_STRATEGY_AGGRESSIVE;
    else if (strcmp(name, "aggressive") == 0)
        options->strategies[0] = SDYI_STRATEGY_AGGRESSIVE;
    else
        return sdyi_error_bare(module->module->pool, module,
                               "unknown propagation-strategy '%s': it is "
                               "basic, aggressive or basic-then-aggressive",
                               name);
    return SDYRT_OK;
}

static sdyrt_status propagate(sdyi_op *module, const propagation_pass *options,
                              bool uses_user_priorities) {
    sdyi_propagate_options how = {.uses_op_priorities = options->op_priorities,
                                  .uses_user_priorities = uses_user_priorities,
                                  .keeps_rules = options->keep_sharding_rules,
                                  .is_conservative = options->conservative,
                                  .only_shardys_rules =
                                      options->only_shardys_rules,
                                  .keeps_origins = options->debug_origins,
                                  .keeps_edges = options->debug_edges,
                                  .dump_directory = options->dump_directory};
    SDYI_TRY(set_strategies(module, options->strategy, &how));
    return sdyi_propagate(module, &how);
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    return propagate(op, options, false);
}

static sdyrt_status run_by_user(sdyi_op *op, const void *options) {
    return propagate(op, options, true);
}

/* -- the passes ------------------------------------------------------------ */

#define PROPAGATION(pass, cli, class, what, table, function)                   \
    const sdyi_pass sdyi_pass_##pass = {.name = (cli),                         \
                                        .title = (class),                      \
                                        .summary = (what),                     \
                                        .on = SDYI_ON_MODULE,                  \
                                        .options = (table),                    \
                                        .options_bytes =                       \
                                            sizeof(propagation_pass),          \
                                        .run = (function)}

PROPAGATION(basic_propagate, "sdy-basic-propagate", "BasicPropagationPass",
            "spread shardings, axes that all tensors of an op can take", basic,
            run);
PROPAGATION(aggressive_propagate, "sdy-aggressive-propagate",
            "AggressivePropagationPass",
            "spread shardings, each tensor taking what it can", aggressive,
            run);
PROPAGATION(op_priority_propagate, "sdy-op-priority-propagate",
            "OpPriorityPropagationPass",
            "spread shardings, first through ops that keep shapes", by_priority,
            run);
PROPAGATION(user_priority_propagate, "sdy-user-priority-propagate",
            "UserPriorityPropagationPass",
            "spread shardings, in the order of the priorities in them",
            by_priority, run_by_user);
