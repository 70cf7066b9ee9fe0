/* Contexts whose ranks have a GPU each and talk by NCCL. */
#ifndef SDYRT_NCCL_H
#define SDYRT_NCCL_H

#include <sdyrt/bootstrap.h>
#include <sdyrt/context.h>

SDYRT_BEGIN

typedef struct sdyrt_nccl_config {
    size_t struct_bytes;
    /* The CUDA device of this rank; -1: by its number among the ranks of this
     * machine, modulo the devices there are. The number is what the
     * environment's LOCAL_RANK, or else SLURM_LOCALID, says of a process with
     * one rank, or else follows from the order of the ranks. */
    int device;
    /* An ncclComm_t of these ranks in this order to use instead of making one;
     * then its device is this rank's. What plans are run on is not to be
     * registered with it. Making a plan, and sdyrt_connect, may split it:
     * nothing of the program's is under way on it then. Its operations, and
     * those of any other communicator of the device, are put in one order with
     * those of the context by streams and events, the same on all ranks, or by
     * NCCL_LAUNCH_ORDER_IMPLICIT=1 (docs/gpu.md): in different orders they wait
     * for each other for ever. On all ranks or none. NULL: none. */
    void *comm;
    /* Bytes of device memory that the boxes of a plan are packed in, at most;
     * more are moved piece by piece. 0: 1/512 of the memory of the rank's
     * device that has least, and at least 64 MiB. All ranks must say the same.
     */
    size_t scratch_bytes;
    /* Blocking or non-blocking communicators (ncclConfig_t.blocking). 0:
     * non-blocking, polled until the timeout; NCCL 2.28 starts a thread for
     * each operation then. 1: blocking, which costs less, but making a
     * communicator may wait for a rank beyond the timeout. 2: communicators are
     * made as with 0 and used as with 1, at the price of one communicator more.
     * -1: as the environment's SDYRT_NCCL_BLOCKING says, or else NCCL's own
     * NCCL_COMM_BLOCKING, which NCCL obeys and which this may not contradict,
     * or else 2. All ranks must say the same; a `comm` that is passed in is as
     * it is, and what is split off it for groups; what is split off for
     * messages goes by this configuration. */
    int blocking;
    /* 1: reductions of floats by exchange, each rank combining the terms in
     * order: the bits of the other backends (G2 of plan.h). 0: by NCCL where it
     * has them, in an order of its own that may change with the size, the
     * ranks, the version and the plans made before, f16 and bf16 rounded at
     * every step. Integers, max and min are the same either way. -1: as the
     * environment's SDYRT_NCCL_DETERMINISTIC says, or else 0. All ranks must
     * say the same. */
    int deterministic;
    /* 1: memory of sdyrt_alloc is registered with NCCL, and so is the scratch
     * memory, for plans whose options say that their buffers are such memory
     * (`registered` of plan.h): GPUs may then read and write it where it is. It
     * costs a communicator of all ranks more, which carries the messages of
     * such plans and nothing else; a `comm` that is passed in is split for it,
     * and nothing of the program's may be under way on it meanwhile. Needs
     * NCCL 2.19. Its gain is not measured. 0: nothing is. -1: as the
     * environment's SDYRT_NCCL_REGISTER says, or else 0. All ranks must say the
     * same. */
    int registered;
    /* The members of ncclConfig_t, for the communicators that the context
     * makes; a `comm` that is passed in, and what is split off it, is as it is.
     * NCCL prefers its own variables, such as NCCL_MAX_CTAS. */
    /* splitShare. 1: the communicators of groups share buffers and connections
     * with that of all ranks, which fits a context: its operations follow each
     * other, and its communicators end together. 0: they do not. -1: the
     * environment variable SDYRT_NCCL_SPLIT_SHARE, or else NCCL's default,
     * which is 0. All ranks must say the same. */
    int split_share;
    /* maxCTAs: the thread blocks of one operation, at most. 0: NCCL's default.
     * All ranks must say the same. */
    int max_ctas;
    /* trafficClass, of networks. Needs NCCL 2.26. -1: NCCL's default. */
    int traffic_class;
    /* commName: a name for NCCL's logs and profiles; copied, and without a
     * meaning before NCCL 2.27. NULL: none. */
    const char *comm_name;
} sdyrt_nccl_config;

#define SDYRT_NCCL_CONFIG_INIT                                                 \
    {                                                                          \
        sizeof(sdyrt_nccl_config), /* device */ -1, /* comm */ NULL,           \
            /* scratch_bytes */ 0, /* blocking */ -1, /* deterministic */ -1,  \
            /* registered */ -1, /* split_share */ -1, /* max_ctas */ 0,       \
            /* traffic_class */ -1, /* comm_name */ NULL                       \
    }

/* Make this process's (or thread's) context: its rank and size are those of
 * `bootstrap`. `config` and `nccl_config` NULL are the defaults. With `bind`,
 * the calling thread, and so the threads that it starts, runs on the cores next
 * to its device from here on, those that it may run on already, until it calls
 * sdyrt_context_destroy; where they are not known nothing changes.
 *
 * Ranks that share a device are two machines to NCCL before 2.30, or it fails:
 * each is a process with an NCCL_HOSTID of its own.
 *
 * Buffers are memory of the device. Operations are put on a stream of the
 * context's own, or on the caller's (cuda.h), and return before they are done;
 * sdyrt_wait waits. A rank that is not heard of within the timeout, or an error
 * of NCCL or CUDA, ends the context on this rank: what it was in is written to
 * stderr, and to the folder SDYRT_TRACE_DIR when the environment names one; its
 * communicator is aborted, which ends what waits on the device, and every later
 * call returns ABORTED with the first cause.
 *
 * NCCL_GRAPH_REGISTER is set to 0 in the environment, if it is not set, before
 * NCCL is opened: else NCCL registers memory by itself while a graph is
 * captured, at one end of a message and not at the other.
 *
 * Collective: all ranks of `bootstrap`; where one fails, all get an error.
 *             Making a plan is collective as well, destroying one is not.
 * Ownership:  `bootstrap` stays the caller's and must outlive the context. A
 *             communicator that was passed in stays the caller's, unless it was
 *             aborted, after which it must not be touched.
 * Errors:     NULL_ARGUMENT; STRUCT_BYTES; BAD_VALUE, also where ranks differ
 *             in what must be the same; UNSUPPORTED (BAD_VALUE): `registered`
 *             or `traffic_class` with an NCCL that cannot; SYSTEM when there is
 *             no NCCL, no device or one of them fails, in their own words;
 *             RANK_MISSING; RANK_FAILED on the others. */
SDYRT_API sdyrt_status sdyrt_nccl_create(const sdyrt_config *config,
                                         const sdyrt_nccl_config *nccl_config,
                                         const sdyrt_bootstrap *bootstrap,
                                         sdyrt_context **context);

/* True if sdyrt_nccl_create can work in this process: libsdyrt_cuda and NCCL
 * can be opened and there is a device. `text`, of `bytes` bytes, is then such
 * as "NCCL 2.28.9 of /usr/lib/libnccl.so.2, 2 devices", and else why not; it
 * may be cut, and ends with a NUL. Local; the thread's error text may change.
 *
 * SDYRT_CUDA_LIB names the file to open as libsdyrt_cuda.so, which else lies
 * next to libsdyrt or where the loader looks; SDYRT_NCCL_LIB that of NCCL,
 * which else is where the loader looks or below NCCL_ROOT. */
SDYRT_API bool sdyrt_nccl_describe(char *text, size_t bytes);

SDYRT_END

#endif
