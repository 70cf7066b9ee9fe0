/* Contexts and bootstraps whose ranks are processes of an MPI job. These
 * functions are in libsdyrt_mpi, of which there is one for each MPI: link the
 * one of the MPI that the program is compiled with. */
#ifndef SDYRT_MPI_H
#define SDYRT_MPI_H

#ifndef SDYRT_CDEF /* whose reader has its own MPI_Comm */
#include <mpi.h>
#endif
#include <sdyrt/bootstrap.h>
#include <sdyrt/context.h>

SDYRT_BEGIN

/* Make this process's context: its rank and size are those of `comm`. `config`
 * NULL is the default; `bind` has no effect, since placing processes is the
 * launcher's.
 *
 * `comm` is duplicated and not used otherwise. The context is used by one
 * thread at a time; MPI_THREAD_FUNNELED is enough when that is the main one,
 * and MPI_THREAD_MULTIPLE is not needed.
 *
 * Collective: all ranks of `comm`; where one fails, all get an error. One that
 *             does not come is waited for as long as the configuration's
 *             timeout; the duplicate of `comm` and some memory then stay for
 *             good.
 * Ownership:  `comm` stays the caller's, and may be freed. The context is
 *             destroyed, by all ranks, before MPI_Finalize.
 * Errors:     STRUCT_BYTES; BAD_VALUE, also when the ranks' `verify` differ;
 *             NULL_ARGUMENT, also for MPI_COMM_NULL; SYSTEM when MPI fails, in
 *             its own words; NO_MEMORY; RANK_MISSING; RANK_FAILED on the
 *             others. */
SDYRT_API sdyrt_status sdyrt_mpi_create(const sdyrt_config *config,
                                        MPI_Comm comm, sdyrt_context **context);

/* Make a bootstrap of the ranks of `comm`, for a backend that is not mpi.
 * `comm` is duplicated and not used otherwise; from which threads it may be
 * called is as above.
 *
 * Collective: all ranks of `comm`, waited for as the environment's
 *             SDYRT_TIMEOUT says.
 * Ownership:  the caller's, until sdyrt_bootstrap_free, by all ranks and before
 *             MPI_Finalize. One that has failed leaves the duplicate, and some
 *             memory, for good.
 * Errors:     NULL_ARGUMENT, also for MPI_COMM_NULL; STRUCT_BYTES; BAD_VALUE;
 *             SYSTEM when MPI fails, in its own words; NO_MEMORY;
 *             RANK_MISSING, by the number of ranks alone. */
SDYRT_API sdyrt_status sdyrt_bootstrap_mpi(MPI_Comm comm,
                                           sdyrt_bootstrap *bootstrap);

SDYRT_END

#endif
