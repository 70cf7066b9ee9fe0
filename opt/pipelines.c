/* Pipelines by name: what XLA runs on a program before, around and after
 * propagation.
 *
 *   sdy-import-pipeline        canonical forms; edges on data-flow ops
 *   sdy-propagation-pipeline   import; a named computation for each call;
 *                              propagation; functions for them; export
 *   sdy-export-pipeline        edges, groups and constraints are removed,
 *                              shardings closed, reshards made explicit, rules
 *                              removed
 *   sdy-partitioner-pipeline   the program of one device, from output of the
 *                              pipelines above without reshards
 *
 * With dedup-functions-fully calls stay calls: shardings go through them by
 * edges, so all calls of a function have one. */
#include "program/passes/pass.h"

#include <stddef.h>
#include <stdio.h>

#define IMPORT                                                                 \
    "symbol-dce,sdy-lift-inlined-meshes,sdy-remove-size-one-axes,"             \
    "sdy-propagate-sharding-from-func-to-call,"                                \
    "sdy-constant-or-scalar-splitter,symbol-dce,sdy-manual-axes-cleanup,"      \
    "sdy-add-data-flow-edges"
#define APPLY "sdy-apply-sharding-constraints,sdy-sharding-group-import"
#define FUNCTIONS                                                              \
    "sdy-unflatten-call-graph,symbol-dce,sdy-insert-func-call-reshards"
#define CANONICALIZE                                                           \
    ",canonicalize{region-simplify=aggressive top-down=false enable-patterns="

/* -- import ---------------------------------------------------------------- */

typedef struct import_options {
    bool is_full;
} import_options;

#define FULL_OPTION                                                            \
    "dedup-functions-fully", SDYI_OPTION_BOOL, "false",                        \
        "one function for all its calls"
#define RULES_OPTION                                                           \
    "only-shardy-rules", SDYI_OPTION_BOOL, "false",                            \
        "leave chlo's ops without rules, as Shardy does"
#define SUMS_OPTION                                                            \
    "verify-unreduced-axes", SDYI_OPTION_BOOL, "true",                         \
        "refuse ops that drop unreduced axes"

static const sdyi_pass_option for_import[] = {
    {FULL_OPTION, offsetof(import_options, is_full)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static const char *import(sdyi_pool *pool, const void *chosen) {
    const import_options *const o = chosen;
    (void)pool;
    return o->is_full ? IMPORT "," APPLY : IMPORT;
}

const sdyi_pass sdyi_pass_import_pipeline = {
    .name = "sdy-import-pipeline",
    .summary = "a pipeline: what comes before propagation",
    .on = SDYI_ON_MODULE,
    .options = for_import,
    .options_bytes = sizeof(import_options),
    .expand = import,
};

/* -- export ---------------------------------------------------------------- */

typedef struct export_options {
    bool avoids_export, has_collectives, keeps_rules, keeps_origins,
        keeps_edges, removes_collectives, verifies_sums;
    bool avoids_calls, updates_shardings, inlines_meshes, only_shardys_rules;
    bool partitions_each;
    int64_t n_replicas, n_partitions;
    const char *filter;    /* of ops that are; NULL, "": all */
    const char *directory; /* of files; NULL, "": none are written */
} export_options;

/* Options of the passes after propagation, which its pipeline takes too: `path`
 * is their place in its options, where meshes stay symbols by default. */
#define AFTER_OPTIONS(options, path, inlines)                                  \
    {"enable-per-instruction-partitioning", SDYI_OPTION_BOOL, "false",         \
     "partition ops one by one, in the place of collectives",                  \
     offsetof(options, path partitions_each)},                                 \
        {"inline-meshes", SDYI_OPTION_BOOL, inlines,                           \
         "put meshes in the place of their symbols",                           \
         offsetof(options, path inlines_meshes)},                              \
        {RULES_OPTION, offsetof(options, path only_shardys_rules)},            \
        {"partition-count", SDYI_OPTION_INT, "1", "partitions of the program", \
         offsetof(options, path n_partitions)},                                \
        {"per-instruction-partitioning-filter", SDYI_OPTION_STRING, NULL,      \
         "with it: the ops that are partitioned; else all",                    \
         offsetof(options, path filter)},                                      \
        {"replica-count", SDYI_OPTION_INT, "1",                                \
         "with it, above 1: a device is a replica, not a partition",           \
         offsetof(options, path n_replicas)},                                  \
    {                                                                          \
        SUMS_OPTION, offsetof(options, path verifies_sums)                     \
    }

static const sdyi_pass_option for_export[] = {
    {"avoid-export-for-partitioning", SDYI_OPTION_BOOL, "false",
     "leave constraints, groups and shardings that differ",
     offsetof(export_options, avoids_export)},
    {"avoid-reshards-on-calls", SDYI_OPTION_BOOL, "false",
     "nothing: Shardy does not look at it",
     offsetof(export_options, avoids_calls)},
    {"dump-directory", SDYI_OPTION_STRING, NULL,
     "write the program there, as it is between the parts",
     offsetof(export_options, directory)},
    {"dump-propagation-edges", SDYI_OPTION_BOOL, "false",
     "the files say which edges shardings took",
     offsetof(export_options, keeps_edges)},
    {"dump-sharding-origins", SDYI_OPTION_BOOL, "false",
     "the files say where shardings come from",
     offsetof(export_options, keeps_origins)},
    {"enable-insert-explicit-collectives", SDYI_OPTION_BOOL, "false",
     "reshard all that does not fit an op, by collectives",
     offsetof(export_options, has_collectives)},
    {"keep-sharding-rules", SDYI_OPTION_BOOL, "false",
     "keep the rules as attributes", offsetof(export_options, keeps_rules)},
    {"remove-all-gather-reduce-scatter-for-cmv1", SDYI_OPTION_BOOL, "false",
     "with explicit collectives: leave out those of dots that XLA makes itself",
     offsetof(export_options, removes_collectives)},
    {"update-non-divisible-input-output-shardings", SDYI_OPTION_BOOL, "true",
     "cut what comes in and goes out evenly",
     offsetof(export_options, updates_shardings)},
    AFTER_OPTIONS(export_options, , "true"),
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static void add_if(sdyi_collected *t, bool is_wanted, const char *more) {
    if (is_wanted)
        sdyi_collect_string(t, more);
}

static void add_save(sdyi_collected *t, const export_options *o,
                     const char *name) {
    if (o->directory == NULL || o->directory[0] == '\0')
        return;
    sdyi_collect_string(t, ",sdy-save-module{file-name=");
    sdyi_collect_string(t, name);
    sdyi_collect_string(t, ".mlir module-dump-directory=\"");
    sdyi_collect_string(t, o->directory);
    sdyi_collect_string(t, "\"}");
}

static void add_counts(sdyi_collected *t, int64_t n_replicas,
                       int64_t n_partitions) {
    char counts[96];
    (void)snprintf(counts, sizeof counts,
                   "replica-count=%lld partition-count=%lld}",
                   (long long)n_replicas, (long long)n_partitions);
    sdyi_collect_string(t, counts);
}

static void add_each(sdyi_collected *t, const export_options *o) {
    sdyi_collect_string(t, ",sdy-per-instruction-partitioning{");
    if (o->filter != NULL && o->filter[0] != '\0') {
        sdyi_collect_string(t, "filter=\"");
        sdyi_collect_string(t, o->filter);
        sdyi_collect_string(t, "\" ");
    }
    add_counts(t, o->n_replicas, o->n_partitions);
}

static void add_reshards(sdyi_collected *t, const export_options *o) {
    add_if(t, o->verifies_sums, ",func.func(sdy-verify-unreduced-axes)");
    sdyi_collect_string(t, ",func.func(sdy-insert-explicit-reshards{");
    add_if(t, o->has_collectives, "enable-full-version=true ");
    add_if(t, o->only_shardys_rules, "only-shardy-rules=true");
    sdyi_collect_string(t, "})");
    if (o->has_collectives)
        add_save(t, o, "01.after_explicit_reshards");
    if (o->partitions_each)
        add_each(t, o);
    add_if(t, o->has_collectives && !o->partitions_each,
           CANONICALIZE "sdy-reshard},func.func(sdy-reshard-to-collectives)");
    sdyi_collect_string(t, CANONICALIZE "sdy-collective}");
    add_if(t, o->has_collectives && o->removes_collectives,
           ",func.func(sdy-remove-all-gather-reduce-scatter-for-cmv1)");
    add_save(t, o,
             o->has_collectives
                 ? "02.after_partitioner_with_global_shapes"
                 : "01.after_minimal_partitioner_with_global_shapes");
}

static void add_export(sdyi_collected *t, const export_options *o) {
    sdyi_collect_string(t, "func.func(sdy-constant-or-scalar-merger),"
                           "func.func(sdy-sink-data-flow-edges{");
    add_if(t, o->keeps_origins, "sink-debug-sharding-origins=true ");
    add_if(t, o->keeps_edges, "sink-debug-propagation-edge-sharding=true");
    sdyi_collect_string(t, "})");
    add_if(t, !o->avoids_export,
           ",sdy-remove-sharding-groups,"
           "func.func(sdy-sharding-constraint-to-reshard)");
    add_if(t, o->updates_shardings,
           ",sdy-update-non-divisible-input-output-shardings,"
           "sdy-remove-sub-axes-in-input-output-shardings");
    sdyi_collect_string(t, ",sdy-close-shardings");
    add_save(t, o, "00.after_propagation");
    if (!o->avoids_export)
        add_reshards(t, o);
    add_if(t, o->keeps_origins || o->keeps_edges,
           ",sdy-remove-propagation-debug-info");
    add_if(t, !o->keeps_rules, ",func.func(sdy-drop-sharding-rules)");
    add_if(t, o->inlines_meshes, ",sdy-inline-meshes");
}

/* The options as the version has them: jaxlib's does not verify unreduced axes
 * and does not put meshes in. */
static export_options as_of(const sdyi_pool *pool,
                            const export_options *given) {
    export_options o = *given;
    if (sdyi_sdy_version(pool) == SDYRT_SDY_JAXLIB_0_10_2)
        o.verifies_sums = o.inlines_meshes = false;
    return o;
}

static const char *export(sdyi_pool *pool, const void *chosen) {
    sdyi_collected t = {.zone = &pool->scratch, .text = ""};
    const export_options o = as_of(pool, chosen);
    add_export(&t, &o);
    return t.text;
}

const sdyi_pass sdyi_pass_export_pipeline = {
    .name = "sdy-export-pipeline",
    .summary = "a pipeline: what comes after propagation",
    .on = SDYI_ON_MODULE,
    .options = for_export,
    .options_bytes = sizeof(export_options),
    .expand = export,
};

/* -- partitioner ----------------------------------------------------------- */

typedef struct partitioner_options {
    bool has_halos, gathers_by_dim, combines_scatters, has_mesh_groups;
    int64_t n_replicas, n_partitions;
} partitioner_options;

static const sdyi_pass_option for_partitioner[] = {
    {"enable-halo-exchange", SDYI_OPTION_BOOL, "true",
     "shards get elements of their neighbours",
     offsetof(partitioner_options, has_halos)},
    SDYI_LOCAL_OPTIONS(partitioner_options),
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static const char *partitioner(sdyi_pool *pool, const void *chosen) {
    const partitioner_options *const o = chosen;
    sdyi_collected t = {.zone = &pool->scratch, .text = ""};
    sdyi_collect_string(&t, "func.func(sdy-insert-explicit-reshards{"
                            "enable-full-version=true}),"
                            "sdy-resolve-permutation-factors{");
    add_if(&t, !o->has_halos, "enable-halo-exchange=false ");
    add_counts(&t, o->n_replicas, o->n_partitions);
    sdyi_collect_string(
        &t, ",func.func(sdy-reshard-to-collectives,sdy-pad-for-divisibility,"
            "sdy-resolve-single-device-sharding{");
    add_counts(&t, o->n_replicas, o->n_partitions);
    sdyi_collect_string(&t, "),sdy-convert-global-to-local{");
    add_if(&t, o->gathers_by_dim, "per-dim-all-gather=true ");
    add_if(&t, o->combines_scatters,
           "combine-multi-dimension-reduce-scatter=true ");
    add_if(&t, o->has_mesh_groups, "enable-rgv3=true ");
    add_counts(&t, o->n_replicas, o->n_partitions);
    sdyi_collect_string(&t, ",sdy-drop-sharding-and-mesh");
    return t.text;
}

const sdyi_pass sdyi_pass_partitioner_pipeline = {
    .name = "sdy-partitioner-pipeline",
    .summary = "a pipeline: from shardings to the program of one device",
    .on = SDYI_ON_MODULE,
    .options = for_partitioner,
    .options_bytes = sizeof(partitioner_options),
    .expand = partitioner,
};

/* -- propagation ----------------------------------------------------------- */

typedef struct propagation_options {
    bool is_full;
    export_options after;
} propagation_options;

static const sdyi_pass_option for_propagation[] = {
    {FULL_OPTION, offsetof(propagation_options, is_full)},
    AFTER_OPTIONS(propagation_options, after., "false"),
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static const char *propagation(sdyi_pool *pool, const void *chosen) {
    const propagation_options *const o = chosen;
    export_options after = as_of(pool, &o->after);
    after.updates_shardings = true;
    sdyi_collected t = {.zone = &pool->scratch, .text = ""};
    sdyi_collect_string(&t, IMPORT);
    sdyi_collect_string(
        &t, o->is_full
                ? "," APPLY ",sdy-add-func-data-flow-edges"
                : ",sdy-flatten-call-graph,symbol-dce,sdy-import-func-calls,"
                  "symbol-dce," APPLY);
    sdyi_collect_string(
        &t, ",sdy-pre-order-funcs,"
            "sdy-user-priority-propagate{keep-sharding-rules=true ");
    add_if(&t, after.only_shardys_rules, "only-shardy-rules=true");
    sdyi_collect_string(&t, o->is_full
                                ? "},sdy-propagate-to-func-results,"
                                  "func.func(sdy-sink-func-data-flow-edges),"
                                : "},sdy-export-named-computations,"
                                  "sdy-propagate-to-func-results,");
    sdyi_collect_string(&t, FUNCTIONS ",");
    add_export(&t, &after);
    return t.text;
}

const sdyi_pass sdyi_pass_propagation_pipeline = {
    .name = "sdy-propagation-pipeline",
    .summary = "a pipeline: propagation with what comes before and after it",
    .on = SDYI_ON_MODULE,
    .options = for_propagation,
    .options_bytes = sizeof(propagation_options),
    .expand = propagation,
};
