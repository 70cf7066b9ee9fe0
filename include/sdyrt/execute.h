/* Running programs on this machine: a StableHLO program of one device, or of
 * one of the ranks of a context, on host memory. docs/ops.md says which
 * operations run, and how results are computed.
 *
 * A program is compiled once. An executor is the memory of one run at a time;
 * any number of executors of one executable run at once, on any threads. */
#ifndef SDYRT_EXECUTE_H
#define SDYRT_EXECUTE_H

#include <sdyrt/plan.h>
#include <sdyrt/program.h>

SDYRT_BEGIN

typedef struct sdyrt_executable sdyrt_executable;
typedef struct sdyrt_executor sdyrt_executor;

/* A custom call, as its function gets it. The library fills it; it holds during
 * the call. Later versions add fields at its end. */
typedef struct sdyrt_custom_call {
    size_t struct_bytes;
    const char *target; /* call_target_name */
    /* The text of backend_config; where that is empty or left out, of
     * mhlo.backend_config, which JAX writes; of a dictionary as MLIR prints it,
     * `{index = 1 : ui64}`; else "". Ends with a NUL. */
    const char *backend_config;
    size_t backend_config_bytes;
    int api_version;
    int replica, partition; /* of the rank that runs */
    int n_operands, n_results;
    const sdyrt_type *operand_types, *result_types; /* a token is a TOKEN */
    const void *const *operands; /* as arguments of sdyrt_executor_run */
    void *const *results;        /* to be filled */
    char *message;               /* of a failure; "" before the call */
    size_t message_bytes;        /* that it may have, with its NUL */
} sdyrt_custom_call;

#define SDYRT_CUSTOM_CALL_INIT SDYRT_INIT_(sdyrt_custom_call)

/* The function of custom calls; a status other than OK ends the run with it,
 * and with an error that has the position of the operation and the message.
 *
 * Shapes:   operands and results dense and row-major, of their types
 * In place: no; results overlap neither each other nor operands, whatever
 *           output_operand_aliases says.
 * Threads:  called on the thread of the run: at the same time where several
 *           executors run. It must not use its executor. */
typedef sdyrt_status (*sdyrt_custom_call_fn)(const sdyrt_custom_call *call,
                                             void *state);

/* Calls of `target` call `function`, with `state`: also where the library has
 * a definition of its own. */
typedef struct sdyrt_custom_target {
    const char *target;
    sdyrt_custom_call_fn function;
    void *state; /* stays until the executable is destroyed */
} sdyrt_custom_target;

/* The functions that a library gives `sdyrt exec --calls LIB.so`: it exports
 * them under this name, and the last has no target.
 *
 *     SDYRT_CUSTOM_TARGETS = {{"twice", twice, NULL}, {NULL, NULL, NULL}}; */
#ifdef __cplusplus
#define SDYRT_CUSTOM_TARGETS                                                   \
    extern "C" SDYRT_API const sdyrt_custom_target sdyrt_custom_targets[];     \
    const sdyrt_custom_target sdyrt_custom_targets[]
#else
#define SDYRT_CUSTOM_TARGETS                                                   \
    SDYRT_API extern const sdyrt_custom_target sdyrt_custom_targets[];         \
    const sdyrt_custom_target sdyrt_custom_targets[]
#endif

typedef struct sdyrt_compile_options {
    size_t struct_bytes;
    const sdyrt_custom_target *targets; /* need not stay */
    int n_targets;
} sdyrt_compile_options;

#define SDYRT_COMPILE_OPTIONS_INIT SDYRT_INIT_(sdyrt_compile_options)

/* Compile @main, or the only function there is, with all that it calls: the
 * order of operations, and a place for each value. Operations that do not run
 * here are reported, with their position, before anything runs. Shardings
 * change nothing, but that a manual computation runs on the ranks of its mesh:
 * each has all of every value around it.
 *
 * The program is not changed, and may be destroyed; its pool and its text stay
 * until the executable is destroyed.
 * Errors: NULL_ARGUMENT, NO_MEMORY; PROGRAM, with diagnostics: it does not
 *         verify, has no such function, or, with the status UNSUPPORTED, has
 *         something that does not run here. */
SDYRT_API sdyrt_status sdyrt_program_compile(sdyrt_program *program,
                                             sdyrt_executable **executable);

/* The same, with functions for custom calls. `options` NULL is the default.
 * Errors: those of sdyrt_program_compile; STRUCT_BYTES; NULL_ARGUMENT: a target
 *         without a name or a function; BAD_VALUE: a name twice. A custom call
 *         with a layout that is not row-major is UNSUPPORTED. */
SDYRT_API sdyrt_status sdyrt_program_compile_with(
    sdyrt_program *program, const sdyrt_compile_options *options,
    sdyrt_executable **executable);

/* Remove the side effects of a program, such as jax.debug.print: its custom
 * calls whose results nothing needs, but for checks and `options`' targets, and
 * the tokens that it takes and returns, which do not count among its arguments
 * and results then. The first call that is removed is reported as a
 * warning. `options` NULL is the default.
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, NO_MEMORY; PROGRAM: there are several
 *         functions, and none is @main. */
SDYRT_API sdyrt_status sdyrt_program_drop_effects(
    sdyrt_program *program, const sdyrt_compile_options *options);

/* Partition a program for one device of its mesh, and compile it; every rank of
 * a context does so for the device whose id is the rank. Shardings are
 * propagated (sdyrt_program_propagate), and operations work on tiles, with
 * sdyrt.reshard where tiles have to move (the pass sdyrt-partition): `program`
 * becomes the program of that device. One that the dialect shard annotates
 * (sdyrt_program_is_annotated) is partitioned over its grid likewise. Without
 * shardings all tensors are replicated, or in a program with dynamic sizes each
 * device has its own tile.
 *
 * Arguments and results are tiles: sdyrt_executable_argument_whole gives the
 * global tensor. Errors: as sdyrt_program_compile; BAD_VALUE: a mesh has not as
 * many devices as there are ranks; PROGRAM: a grid has not. */
SDYRT_API sdyrt_status sdyrt_program_load(sdyrt_program *program, int rank,
                                          int n_ranks,
                                          sdyrt_executable **executable);

/* The same, with functions for custom calls: sdyrt_program_compile_with. */
SDYRT_API sdyrt_status sdyrt_program_load_with(
    sdyrt_program *program, int rank, int n_ranks,
    const sdyrt_compile_options *options, sdyrt_executable **executable);

/* True if a program of the dialect shard has dynamic sizes (`?`) that differ by
 * rank: sdyrt_program_load finds them, sdyrt_program_compile refuses them. */
SDYRT_API bool sdyrt_program_has_open_sizes(const sdyrt_program *program);

/* True if a program is that of one device of a mesh already: an argument or
 * result of its function is a tile, as sdyrt.global says. sdyrt_program_compile
 * takes it as it is, sdyrt_program_load refuses it. */
SDYRT_API bool sdyrt_program_is_of_device(const sdyrt_program *program);

/* sdyrt_program_load for all ranks 0 .. n_ranks - 1, which are then threads of
 * one process: shardings are propagated once, and ranks with equal programs
 * share one executable. `executables` has room for n_ranks of them; each of
 * these is destroyed, the shared ones too. `program` then has the shardings of
 * all its values, and is no device's.
 *
 * Errors: those of sdyrt_program_load; all that is written is NULL then. */
SDYRT_API sdyrt_status sdyrt_program_load_all(sdyrt_program *program,
                                              int n_ranks,
                                              sdyrt_executable **executables);

/* The same, with functions for custom calls. */
SDYRT_API sdyrt_status sdyrt_program_load_all_with(
    sdyrt_program *program, int n_ranks, const sdyrt_compile_options *options,
    sdyrt_executable **executables);

/* Free an executable, whose executors are freed before. NULL does nothing. */
SDYRT_API void sdyrt_executable_destroy(sdyrt_executable *executable);

typedef struct sdyrt_executable_info {
    size_t struct_bytes;
    int n_arguments, n_results;
    int n_steps;        /* of all regions and calls */
    size_t arena_bytes; /* that an executor has */
    int n_collectives;  /* tensors that move between ranks */
} sdyrt_executable_info;

#define SDYRT_EXECUTABLE_INFO_INIT SDYRT_INIT_(sdyrt_executable_info)

/* Errors: NULL_ARGUMENT, STRUCT_BYTES. */
SDYRT_API sdyrt_status sdyrt_executable_info_get(
    const sdyrt_executable *executable, sdyrt_executable_info *info);

/* The type of an argument or a result.
 * Errors: NULL_ARGUMENT, BAD_VALUE. */
SDYRT_API sdyrt_status sdyrt_executable_argument(
    const sdyrt_executable *executable, int i, sdyrt_type *type);
SDYRT_API sdyrt_status sdyrt_executable_result(
    const sdyrt_executable *executable, int i, sdyrt_type *type);

/* The global tensor that an argument or a result is a tile of, and its
 * sharding: a rank has the tile of the device with that id (sdyrt_tile_of).
 * `*sharding` is NULL where nothing is cut, and in programs that are not of one
 * device of a mesh: the argument or result is then the global tensor.
 *
 * Ownership: the caller releases the sharding.
 * Errors:    NULL_ARGUMENT, BAD_VALUE, NO_MEMORY. */
SDYRT_API sdyrt_status sdyrt_executable_argument_whole(
    const sdyrt_executable *executable, int i, sdyrt_type *type,
    const sdyrt_sharding **sharding);
SDYRT_API sdyrt_status sdyrt_executable_result_whole(
    const sdyrt_executable *executable, int i, sdyrt_type *type,
    const sdyrt_sharding **sharding);

/* A tensor that moves between ranks: the op that moves it, and its position. A
 * reshard is one too where its plans move nothing between ranks. */
typedef struct sdyrt_collective_info {
    size_t struct_bytes;
    const char *op;   /* "sdyrt.reshard", "stablehlo.all_reduce" */
    const char *file; /* NULL: it has no place in a text */
    int line, column;
    const char *text; /* the movement, of a reshard: its type, from and to;
                         NULL: none is known */
    int first; /* collective with the same plans: i itself, or one before it */
    /* Of a reshard, the op of the program that it is for, and the number of its
     * operand or result that moves; NULL: it is no reshard, or nothing uses it
     */
    const char *for_op;
    int for_number;
    bool is_for_result;
} sdyrt_collective_info;

#define SDYRT_COLLECTIVE_INFO_INIT SDYRT_INIT_(sdyrt_collective_info)

/* Collective `i`, 0 <= i < n_collectives; one in a loop is one.
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, BAD_VALUE. */
SDYRT_API sdyrt_status sdyrt_executable_collective(
    const sdyrt_executable *executable, int i, sdyrt_collective_info *info);

typedef void (*sdyrt_visit_plan_fn)(void *state, const sdyrt_plan *plan);

/* Visit the plans of collective `i` for rank `rank` of `n_ranks`, to look at as
 * those of sdyrt_plan_preview; they are destroyed after the visit. Local.
 * Errors: NULL_ARGUMENT, BAD_VALUE, NO_MEMORY; those of
 *         sdyrt_executor_create_on for this collective. */
SDYRT_API sdyrt_status
sdyrt_executable_preview(const sdyrt_executable *executable, int i, int rank,
                         int n_ranks, sdyrt_visit_plan_fn visit, void *state);

/* An executor that is alone: one replica, of one partition.
 * Errors: those of sdyrt_executor_create_on. */
SDYRT_API sdyrt_status sdyrt_executor_create(const sdyrt_executable *executable,
                                             sdyrt_executor **executor);

/* The rank of an executor among several. Rank r of the context is partition
 * r % P of replica r / P, where P is the number of ranks of each replica. */
typedef struct sdyrt_executor_options {
    size_t struct_bytes;
    sdyrt_context *context; /* of host memory; NULL: it is alone */
    int replicas; /* 0: as the program says (mhlo.num_replicas) where its
                     numbers are those of the ranks; else all, if all its
                     collectives are of replicas; else one. Not for what
                     sdyrt_program_load has made, of devices of a mesh */
} sdyrt_executor_options;

#define SDYRT_EXECUTOR_OPTIONS_INIT SDYRT_INIT_(sdyrt_executor_options)

/* Make the executor of a rank, with the plans of its collectives. It compares
 * the programs of all ranks, by their text.
 *
 * Collective: all ranks of the context, in the same order everywhere; runs as
 *             well, where the program has collectives.
 * Ownership:  the executor is destroyed before the context.
 * Errors:     NULL_ARGUMENT, STRUCT_BYTES, BAD_VALUE, NO_MEMORY; UNSUPPORTED
 *             (BAD_VALUE): a context of a device; MISMATCH (RANKS_DIFFER),
 *             naming two ranks whose programs differ; ABORTED with the text of
 *             a rank whose program is not for its device; ARGUMENT (PROGRAM),
 *             with the position: a group of a rank that is not there; those of
 *             sdyrt_plan_create and sdyrt_plan_run. */
SDYRT_API sdyrt_status sdyrt_executor_create_on(
    const sdyrt_executable *executable, const sdyrt_executor_options *options,
    sdyrt_executor **executor);

/* NULL does nothing. */
SDYRT_API void sdyrt_executor_destroy(sdyrt_executor *executor);

/* Run: allocates nothing. An i1 is a byte, 0 or 1.
 *
 * Shapes:   each argument and result a dense row-major buffer of its type; NULL
 *           where it has no bytes
 * In place: no; results overlap neither each other nor arguments.
 * Errors:   NULL_ARGUMENT; BUFFER_NULL; PROGRAM, with the position: a check of
 *           the program does not hold; ABORTED: sdyrt_executor_stop; those of
 *           sdyrt_plan_run. With collectives any error breaks the context:
 *           other ranks end with ABORTED and the text; so does, at its next
 *           turn, a loop of a rank whose context has been broken.
 * Guarantees: G1 results are made where they are wanted: after an error, or a
 *                stop, they hold anything, what was refused before the run
 *                apart (NULL_ARGUMENT, BUFFER_NULL). */
SDYRT_API sdyrt_status sdyrt_executor_run(sdyrt_executor *executor,
                                          const void *const *arguments,
                                          void *const *results);

typedef struct sdyrt_executor_times {
    size_t struct_bytes;
    int64_t n_runs;
    double run_seconds;        /* of all runs so far */
    double collective_seconds; /* of these, moving tensors between ranks, and
                                  waiting for them */
} sdyrt_executor_times;

#define SDYRT_EXECUTOR_TIMES_INIT SDYRT_INIT_(sdyrt_executor_times)

/* The time that runs have taken; not to be called during a run.
 * Errors: NULL_ARGUMENT, STRUCT_BYTES. */
SDYRT_API sdyrt_status sdyrt_executor_times_get(const sdyrt_executor *executor,
                                                sdyrt_executor_times *times);

/* Stop the current run, or else the next one, between two operations. From
 * any thread, and from signal handlers. A rank that waits for another ends with
 * the context's timeout, or sdyrt_context_abort. */
SDYRT_API void sdyrt_executor_stop(sdyrt_executor *executor);

SDYRT_END

#endif
