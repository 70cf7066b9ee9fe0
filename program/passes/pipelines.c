/* Pipelines by name: what XLA runs on a program before, around and after
 * propagation.
 *
 *   sdy-import-pipeline        one way to say each thing, edges on data flow
 *   sdy-propagation-pipeline   that; a computation for each call; shardings
 *                              spread; functions again; and the next
 *   sdy-export-pipeline        edges, groups, constraints and rules go,
 * shardings are closed, reshards are said
 *
 * With dedup-functions-fully calls stay calls: shardings go through them by
 * edges, so all calls of a function have one. */
#include "program/passes/pass.h"

typedef struct options {
    bool is_full;
} options;

static const sdyi_pass_option pass_options[] = {
    {"dedup-functions-fully", SDYI_OPTION_BOOL, "false",
     "one function for all its calls", offsetof(options, is_full)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

#define IMPORT                                                                 \
    "symbol-dce,sdy-lift-inlined-meshes,sdy-remove-size-one-axes,"             \
    "sdy-propagate-sharding-from-func-to-call,"                                \
    "sdy-constant-or-scalar-splitter,symbol-dce,sdy-manual-axes-cleanup,"      \
    "sdy-add-data-flow-edges"
#define APPLY "sdy-apply-sharding-constraints,sdy-sharding-group-import"
#define PROPAGATE                                                              \
    "sdy-pre-order-funcs,sdy-user-priority-propagate{keep-sharding-rules="     \
    "true}"
#define FUNCTIONS                                                              \
    "sdy-unflatten-call-graph,symbol-dce,sdy-insert-func-call-reshards"
#define EXPORT                                                                 \
    "func.func(sdy-constant-or-scalar-merger,sdy-sink-data-flow-edges),"       \
    "sdy-remove-sharding-groups,func.func(sdy-sharding-constraint-to-reshard)" \
    ",sdy-update-non-divisible-input-output-shardings,"                        \
    "sdy-remove-sub-axes-in-input-output-shardings,sdy-close-shardings,"       \
    "func.func(sdy-insert-explicit-reshards),"                                 \
    "canonicalize{enable-patterns=sdy-collective},"                            \
    "func.func(sdy-drop-sharding-rules)"

static const char *import(const void *chosen) {
    const options *const o = chosen;
    return o->is_full ? IMPORT "," APPLY : IMPORT;
}

static const char *propagation(const void *chosen) {
    const options *const o = chosen;
    return o->is_full ? IMPORT
               "," APPLY ",sdy-add-func-data-flow-edges," PROPAGATE
               ",sdy-propagate-to-func-results,"
               "func.func(sdy-sink-func-data-flow-edges)," FUNCTIONS "," EXPORT
                      : IMPORT ",sdy-flatten-call-graph,symbol-dce,"
                               "sdy-import-func-calls,symbol-dce," APPLY
                               "," PROPAGATE ",sdy-export-named-computations,"
                               "sdy-propagate-to-func-results," FUNCTIONS
                               "," EXPORT;
}

static const char *export(const void *chosen) {
    (void)chosen;
    return EXPORT;
}

const sdyi_pass sdyi_pass_import_pipeline = {
    .name = "sdy-import-pipeline",
    .summary = "a pipeline: what comes before propagation",
    .on = SDYI_ON_MODULE,
    .options = pass_options,
    .options_bytes = sizeof(options),
    .expand = import,
};

const sdyi_pass sdyi_pass_propagation_pipeline = {
    .name = "sdy-propagation-pipeline",
    .summary = "a pipeline: propagation with what comes before and after it",
    .on = SDYI_ON_MODULE,
    .options = pass_options,
    .options_bytes = sizeof(options),
    .expand = propagation,
};

const sdyi_pass sdyi_pass_export_pipeline = {
    .name = "sdy-export-pipeline",
    .summary = "a pipeline: what comes after propagation",
    .on = SDYI_ON_MODULE,
    .expand = export,
};
