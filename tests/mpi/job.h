/* Shared by the tests that run as an MPI job. All processes run all tests, and
 * gather: their mesh is one axis "x" over all ranks. */
#ifndef TESTS_MPI_JOB_H
#define TESTS_MPI_JOB_H

#include <sdyrt/mpi.h>
#include <sdyrt/sdyrt.h>
#include <stdbool.h>

extern int rank, size;
extern int special; /* the rank that misbehaves: the last */
extern const sdyrt_sharding *cut, *whole, *terms;
extern const sdyrt_sharding *rows, *columns; /* of a matrix */

/* Start MPI and read the shardings; ends the program where it cannot. A test
 * that fails then ends the job. */
void job_start(int *argc, char ***argv);

/* End MPI, or all ranks when `failed`: those that failed a test may be
 * elsewhere. */
int job_end(int failed);

double now(void); /* seconds */
void pause_for(double seconds);

/* On `special`: wait until all others have called tell_special. */
void wait_for_others(void);
void report_special(void);

/* A context of all ranks; they leave together. */
sdyrt_context *make(double timeout, int verify);

/* Gather `elements`, in all. */
sdyrt_op gather(int64_t elements);

/* Gather `part` elements of each rank and check them all. */
sdyrt_status run_gather(sdyrt_context *context, int part, int32_t *in,
                        int32_t *out);

/* Memory of the context, or else private. */
void *get(sdyrt_context *context, size_t bytes, bool lent);
void give_back(sdyrt_context *context, void *memory, bool lent);

/* Collective: whether this is so on any rank. */
bool is_any(bool mine);

/* That the error text names `special`. */
void assert_names_special(void);

/* The context after a mismatch: it works where calls were compared first; else
 * it is unusable, and every call reports the first cause. */
void assert_after_mismatch(sdyrt_context *context, bool was_compared);

#endif
