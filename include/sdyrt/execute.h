/* Running programs on this machine: a StableHLO program of one device, or of
 * one of the ranks of a context, on host memory. What runs, and how results are
 * computed, says docs/ops.md.
 *
 * A program is compiled once. An executor is the memory of one run at a time;
 * any number of executors of one executable run at once, on any threads. */
#ifndef SDYRT_EXECUTE_H
#define SDYRT_EXECUTE_H

#include <sdyrt/context.h>
#include <sdyrt/program.h>

SDYRT_BEGIN

typedef struct sdyrt_executable sdyrt_executable;
typedef struct sdyrt_executor sdyrt_executor;

/* Compile @main, or the only function there is, with all that it calls: the
 * order of operations, and a place for each value. Operations that do not run
 * here are told of, with their position, before anything runs.
 *
 * The program is not changed, and may be destroyed; its pool and its text stay
 * until the executable is destroyed.
 * Errors: NULL_ARGUMENT, NO_MEMORY; PROGRAM, with diagnostics: it does not
 *         verify, has no such function, or, with the status UNSUPPORTED, has
 *         something that does not run here. */
SDYRT_API sdyrt_status sdyrt_program_compile(sdyrt_program *program,
                                             sdyrt_executable **executable);

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

/* An executor that is alone: one replica, of one partition.
 * Errors: those of sdyrt_executor_create_on. */
SDYRT_API sdyrt_status sdyrt_executor_create(const sdyrt_executable *executable,
                                             sdyrt_executor **executor);

/* How an executor is one of several ranks. Rank r of the context is partition
 * r % P of replica r / P, where P is the number of ranks for each replica. */
typedef struct sdyrt_executor_options {
    size_t struct_bytes;
    sdyrt_context *context; /* of host memory; NULL: it is alone */
    int replicas; /* 0: as the program says (mhlo.num_replicas) where its
                     numbers are those of the ranks; else all, if all its
                     collectives are of replicas; else one */
} sdyrt_executor_options;

#define SDYRT_EXECUTOR_OPTIONS_INIT SDYRT_INIT_(sdyrt_executor_options)

/* Make the executor of a rank, with the plans of its collectives. It compares
 * the programs of all ranks, by their text.
 *
 * Collective: all ranks of the context, in the same order everywhere; runs as
 *             well, where the program has collectives.
 * Ownership:  the executor is destroyed before the context.
 * Errors:     NULL_ARGUMENT, STRUCT_BYTES, BAD_VALUE, NO_MEMORY; UNSUPPORTED
 *             (BAD_VALUE): a context of a device; MISMATCH (PROGRAM), naming
 *             two ranks whose programs differ; ARGUMENT (PROGRAM), with the
 *             position: a group of a rank that is not there; those of
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
 *           other ranks end with ABORTED and the text.
 * Guarantees: G1 results are made where they are wanted: after an error, or a
 *                stop, they hold anything, what was refused before the run
 *                apart (NULL_ARGUMENT, BUFFER_NULL). */
SDYRT_API sdyrt_status sdyrt_executor_run(sdyrt_executor *executor,
                                          const void *const *arguments,
                                          void *const *results);

/* Have the run that goes on, or else the next, end between two operations. From
 * any thread, and from signal handlers. A rank that waits for another ends with
 * the context's timeout, or sdyrt_context_abort. */
SDYRT_API void sdyrt_executor_stop(sdyrt_executor *executor);

SDYRT_END

#endif
