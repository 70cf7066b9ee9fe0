/* Passes, which rewrite programs. A pass is one file and one line of
 * opt/passes.def; the command, pipelines and the C interface know it by
 * that. */
#ifndef SDYI_PROGRAM_PASSES_PASS_H
#define SDYI_PROGRAM_PASSES_PASS_H

#include "program/ir/row.h"
#include "program/ir/walk.h"

/* The ops that a pass may be run on. */
typedef enum sdyi_pass_on {
    SDYI_ON_ANY,    /* the op that the pipeline is on: module or function */
    SDYI_ON_MODULE, /* builtin.module */
    SDYI_ON_FUNCTION
} sdyi_pass_on;

typedef enum sdyi_option_kind {
    SDYI_OPTION_BOOL,
    SDYI_OPTION_INT,    /* int64_t */
    SDYI_OPTION_UINT,   /* int64_t: 0 to 2^32 - 1 */
    SDYI_OPTION_STRING, /* const char *: "" if it is left out */
    SDYI_OPTION_WORD,   /* const char *: one of those that the summary lists */
    SDYI_OPTION_STRINGS /* sdyi_strings: a,b or {a,b} */
} sdyi_option_kind;

typedef struct sdyi_strings {
    const char **texts;
    int n;
} sdyi_strings;

typedef struct sdyi_pass_option {
    const char *name; /* NULL ends the list */
    sdyi_option_kind kind;
    const char *fallback; /* as text; NULL: false, 0, empty */
    const char *summary;
    size_t offset; /* in the pass's struct of options */
} sdyi_pass_option;

/* Rows that passes share; `type` is the pass's struct of options. */
#define SDYI_DEVICE_OPTIONS(type)                                              \
    {"replica-count", SDYI_OPTION_INT, "1",                                    \
     "above 1: a device is a replica, not a partition",                        \
     offsetof(type, n_replicas)},                                              \
    {                                                                          \
        "partition-count", SDYI_OPTION_INT, "1", "partitions of the program",  \
            offsetof(type, n_partitions)                                       \
    }
#define SDYI_LOCAL_OPTIONS(type)                                               \
    {"per-dim-all-gather", SDYI_OPTION_BOOL, "false",                          \
     "gather one dimension after the other", offsetof(type, gathers_by_dim)},  \
        {"combine-multi-dimension-reduce-scatter", SDYI_OPTION_BOOL, "false",  \
         "scatter several dimensions at once, not by an all_reduce and a "     \
         "slice",                                                              \
         offsetof(type, combines_scatters)},                                   \
        {"enable-rgv3", SDYI_OPTION_BOOL, "false",                             \
         "groups of devices as a mesh and axes",                               \
         offsetof(type, has_mesh_groups)},                                     \
        SDYI_DEVICE_OPTIONS(type)

typedef struct sdyi_pass {
    const char *name;
    const char *title; /* its class in MLIR, for messages; NULL: the name */
    const char *summary;
    sdyi_pass_on on;
    const sdyi_pass_option *options; /* NULL: none */
    size_t options_bytes;
    /* Rewrite an op and what is in it. Scratch memory is reset afterwards. */
    sdyrt_status (*run)(sdyi_op *op, const void *options);
    /* In the place of `run`: a visitor of each op, after those in it, or before
     * them, whose state is NULL. */
    sdyi_visit *visit_post, *visit_pre;
    /* A pipeline, in the place of `run`: the text of the passes that it stands
     * for, of the pool's scratch. */
    const char *(*expand)(sdyi_pool *pool, const void *options);
} sdyi_pass;

static inline const char *sdyi_pass_title(const sdyi_pass *pass) {
    return pass->title == NULL ? pass->name : pass->title;
}

/* "builtin.module", "func.func"; NULL: any */
const char *sdyi_pass_anchor(const sdyi_pass *pass);
/* The reason why a pass cannot run on an op; NULL: it can. */
const char *sdyi_pass_complaint(const sdyi_pass *pass, const sdyi_op *op);
/* The checks before a pass runs on an op. */
sdyrt_status sdyi_pass_check(const sdyi_pass *pass, const sdyi_op *op);
/* Run a pass that was checked. */
sdyrt_status sdyi_pass_run(const sdyi_pass *pass, sdyi_op *op,
                           const void *options);
/* Check and run passes, to a final NULL, on a module: those for functions in
 * turn on each function. Their options are zero, which is the default of each
 * that the library runs so. */
sdyrt_status sdyi_passes_run(const sdyi_pass *const *passes, sdyi_op *module);

#endif
