/* Options of the propagation passes: each has a part of them. */
#ifndef SDYI_OPT_PROPAGATION_OPTIONS_H
#define SDYI_OPT_PROPAGATION_OPTIONS_H

#include "program/passes/pass.h"
#include "program/propagation/propagate.h"

#include <stddef.h>

typedef struct sdyi_propagation_pass {
    bool keep_sharding_rules, conservative, only_shardys_rules;
    bool debug_origins, debug_edges;
    const char *dump_directory;
    const char *strategy;
    bool op_priorities;
} sdyi_propagation_pass;

#define SDYI_PROPAGATION_OPTIONS                                               \
    {"keep-sharding-rules", SDYI_OPTION_BOOL, NULL,                            \
     "keep the rule of each op as its attribute",                              \
     offsetof(sdyi_propagation_pass, keep_sharding_rules)},                    \
        {"module-dump-directory", SDYI_OPTION_STRING, NULL,                    \
         "write the program there between user priorities",                    \
         offsetof(sdyi_propagation_pass, dump_directory)},                     \
        {"conservative-propagation", SDYI_OPTION_BOOL, NULL,                   \
         "let no sub-axes and no permutation through",                         \
         offsetof(sdyi_propagation_pass, conservative)},                       \
        {"only-shardy-rules", SDYI_OPTION_BOOL, NULL,                          \
         "leave chlo's ops without rules, as Shardy does",                     \
         offsetof(sdyi_propagation_pass, only_shardys_rules)},                 \
        {"debug-sharding-origins", SDYI_OPTION_BOOL, NULL,                     \
         "write where each axis comes from",                                   \
         offsetof(sdyi_propagation_pass, debug_origins)},                      \
    {                                                                          \
        "debug-propagation-edge-sharding", SDYI_OPTION_BOOL, NULL,             \
            "write which ops axes came through",                               \
            offsetof(sdyi_propagation_pass, debug_edges)                       \
    }

#define SDYI_PROPAGATION_STRATEGY                                              \
    {                                                                          \
        "propagation-strategy", SDYI_OPTION_STRING, "aggressive",              \
            "basic, aggressive, or basic-then-aggressive",                     \
            offsetof(sdyi_propagation_pass, strategy)                          \
    }

#define SDYI_PROPAGATION_OP_PRIORITIES                                         \
    {                                                                          \
        "run-op-priority-propagation", SDYI_OPTION_BOOL, "true",               \
            "ops that keep shapes first, then others",                         \
            offsetof(sdyi_propagation_pass, op_priorities)                     \
    }

/* Run with these options, of which a pass without a strategy takes basic. */
sdyrt_status sdyi_propagation_pass_run(sdyi_op *module,
                                       const sdyi_propagation_pass *options,
                                       bool uses_user_priorities);

#endif
