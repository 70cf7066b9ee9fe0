/* Contexts: one rank's handle on a backend.
 *
 * Failures have the same effect on all backends. An error that a rank finds
 * before anything has moved (arguments; with `verify` calls that differ) fails
 * that operation alone; without `verify` nccl cannot notify the other ranks,
 * which wait. Any other failure, of any rank, breaks the context: calls that
 * wait end, and every later call ends with ABORTED and the first cause. A
 * broken context can only be destroyed.
 *
 * On threads and mpi a rank that has destroyed its context, or whose function
 * has returned, is gone: an operation that waits for it breaks the context at
 * once, with ABORTED and that reason. What it did before it left stays: the
 * others finish the operations that it has finished. */
#ifndef SDYRT_CONTEXT_H
#define SDYRT_CONTEXT_H

#include <sdyrt/status.h>

SDYRT_BEGIN

typedef struct sdyrt_context sdyrt_context;

typedef struct sdyrt_config {
    size_t struct_bytes;
    /* Compare a fingerprint of each operation across all ranks before it runs:
     * 1 yes, 0 no, -1 as the environment's SDYRT_VERIFY says (default no). */
    int verify;
    /* Seconds a rank waits for another before it gives up; 0: as the
     * environment's SDYRT_TIMEOUT says (default 600). On threads and mpi a time
     * in which the process or its machine stood still counts for 0.1 s. */
    double timeout;
    /* Bind each rank of sdyrt_threads_run to a core of its own when there are
     * enough, and more than one rank, and on nccl each rank to the cores next
     * to its device: 1 yes, 0 no, -1 as the environment's SDYRT_BIND says
     * (default yes). */
    int bind;
} sdyrt_config;

#define SDYRT_CONFIG_INIT                                                      \
    { sizeof(sdyrt_config), /* verify */ -1, /* timeout */ 0, /* bind */ -1 }

/* The function that each rank runs; its status is the rank's result. */
typedef sdyrt_status (*sdyrt_rank_fn)(sdyrt_context *context, void *argument);

/* Makes the context of a rank, on the rank's own thread, which it may bind to
 * cores first. */
typedef sdyrt_status (*sdyrt_make_fn)(int rank, void *argument,
                                      sdyrt_context **context);

/* Run `fn` as `n_ranks` ranks, threads of this process, each on the context
 * that `make` gives it, and wait for them all. Both get `argument`. `make` runs
 * for all ranks at once, as calls such as sdyrt_nccl_create need; where one of
 * them fails, `fn` runs on no rank.
 *
 * Returns the status of the rank that failed first (in time; one that failed
 * for a reason of its own goes before those that were ABORTED), its text
 * prefixed by the rank as this thread's last error; OK when none failed.
 *
 * Ownership: a rank's context is destroyed when its `fn` has returned.
 * Errors:    NULL_ARGUMENT, BAD_VALUE, NO_MEMORY, SYSTEM (no thread). */
SDYRT_API sdyrt_status sdyrt_ranks_run(int n_ranks, sdyrt_make_fn make,
                                       sdyrt_rank_fn fn, void *argument);

/* sdyrt_ranks_run on contexts of the threads backend; `config` NULL is the
 * default. When a rank's function returns an error, the context is broken with
 * its text. One that returns OK too early is gone, as above.
 *
 * Errors: as above; STRUCT_BYTES. */
SDYRT_API sdyrt_status sdyrt_threads_run(const sdyrt_config *config,
                                         int n_ranks, sdyrt_rank_fn fn,
                                         void *argument);

/* Make the contexts of `n_ranks` ranks for threads of the caller's own: each
 * context is used by one thread at a time, and different ranks by different
 * threads. `contexts` has room for `n_ranks`; all or none are made.
 *
 * Ownership: each is destroyed by sdyrt_context_destroy, in any order; none
 *            while its rank is in a call.
 * Errors:    NULL_ARGUMENT, STRUCT_BYTES, BAD_VALUE, NO_MEMORY. */
SDYRT_API sdyrt_status sdyrt_threads_create(const sdyrt_config *config,
                                            int n_ranks,
                                            sdyrt_context **contexts);

/* Free a context and its cached plans; plans made by sdyrt_plan_create must be
 * destroyed before, and what sdyrt_alloc gave is gone. NULL does nothing.
 *
 * Collective: local on threads; on mpi and nccl it waits for all ranks to do
 *             so, as long as the context's timeout. It waits for no rank if
 *             the context is broken, and on mpi if another rank has waited so
 *             long. Then mpi may need a second; nccl waits at most 10 s for the
 *             abort and after that for what is on streams, until none of it has
 *             ended for 30 s. On mpi a rank that waits for this one breaks it
 *             too, and so does one that died on the same node. */
SDYRT_API void sdyrt_context_destroy(sdyrt_context *context);

SDYRT_API int sdyrt_context_rank(const sdyrt_context *context);
SDYRT_API int sdyrt_context_size(const sdyrt_context *context);

/* "threads", "mpi" or "nccl". */
SDYRT_API const char *sdyrt_context_backend(const sdyrt_context *context);

/* True if this library has the backend of that name: "threads", always; "mpi",
 * where the program links libsdyrt_mpi or it can be opened; "nccl", where
 * libsdyrt_cuda can be opened, for which neither a device nor NCCL is needed
 * (sdyrt_nccl_describe asks for them). Where one cannot be opened, the thread's
 * error text says which file is not there. Local. */
SDYRT_API bool sdyrt_has_backend(const char *backend);

/* Wait until every rank of the context has called this.
 * Collective: all ranks. Errors: TIMEOUT, ABORTED. */
SDYRT_API sdyrt_status sdyrt_barrier(sdyrt_context *context);

/* One end of a message between two ranks; no other rank takes part. */
typedef struct sdyrt_message {
    bool receives; /* from `peer`; or else it is sent there */
    int peer;      /* rank */
    void *data;    /* of what is sent only read; NULL with no bytes */
    size_t bytes;  /* the same at both ends */
} sdyrt_message;

/* Connect this rank with others for messages. Two ranks are connected if either
 * names the other; some may name none. On the host all ranks are connected, and
 * this looks at its arguments alone.
 *
 * On nccl the ranks of a batch must have been connected. A pair takes two
 * communicators, two streams and about 75 MiB on each of its ranks until the
 * context ends. One rank may be connected with 48 others, or fewer where its
 * GPU has no room for their kernels at once. Connect all in one call: that
 * splits a communicator of all ranks twice for each pair of the rank that has
 * most, and what comes later finds less room.
 *
 * Collective: all ranks of the context, on nccl; may wait for the device.
 * Errors:     BAD_VALUE for a peer that is no rank, a negative `n`, too many
 *             peers: all ranks of nccl fail, and nothing is connected. TIMEOUT,
 *             ABORTED, BACKEND: these break the context. */
SDYRT_API sdyrt_status sdyrt_connect(sdyrt_context *context, const int *peers,
                                     int n);

/* Send and receive messages, all at once: the sends of a batch do not wait for
 * its receives. A message meets the one that its peer has for this rank, by
 * their order between these two, whatever else there is. A send ends when it
 * has been received: two ranks that both send first must do so in batches. It
 * may be to oneself, in a batch that receives it too.
 *
 * Collective: no. Between operations; the peer may be behind by any number. On
 *             nccl a message stands between the same operations at both ends,
 *             of ranks that sdyrt_connect has connected.
 * Stream:     done on return; on nccl put on the context's own stream, in
 *             memory of the device, and done when sdyrt_wait returns.
 * Errors:     BAD_VALUE for a peer that is no rank, on nccl for one that is not
 *             connected, for memory that is not the device's and for a message
 *             to oneself with one end, and
 *             NULL_ARGUMENT: nothing is sent. TIMEOUT with both ranks, where
 *             one does not come; MISMATCH where the bytes differ, of which
 *             nothing is written (nccl does not find out); ABORTED: these
 *             break the context.
 * Source:     shard.send, shard.recv */
SDYRT_API sdyrt_status sdyrt_batch(sdyrt_context *context,
                                   const sdyrt_message *messages, int n);
SDYRT_API sdyrt_status sdyrt_send(sdyrt_context *context, int peer,
                                  const void *data, size_t bytes);
SDYRT_API sdyrt_status sdyrt_recv(sdyrt_context *context, int peer, void *data,
                                  size_t bytes);

/* True if buffers are memory of a device, which the host reads and writes by
 * sdyrt_copy only; operations then return before they are done. */
SDYRT_API bool sdyrt_context_is_device(const sdyrt_context *context);

/* The CUDA device whose memory the buffers are, as cudaSetDevice numbers it; -1
 * on a backend whose buffers are memory of the host. */
SDYRT_API int sdyrt_context_device(const sdyrt_context *context);

/* Wait until all operations that this rank has called are done. Local; at once
 * where they are done when they return: then it reports a broken context.
 * Errors: TIMEOUT, ABORTED, BACKEND: what failed since. */
SDYRT_API sdyrt_status sdyrt_wait(sdyrt_context *context);

/* Copy between buffers, or between a buffer and memory of the host, after what
 * this rank has called; done on return. Local.
 * Errors: NULL_ARGUMENT; those of sdyrt_wait. */
SDYRT_API sdyrt_status sdyrt_copy(sdyrt_context *context, void *to,
                                  const void *from, size_t bytes);

/* Break the context: this rank's current call ends with `status` and `text`,
 * the current or next call of the others with ABORTED and the text. On mpi the
 * ranks of other nodes are notified while one of this node is in a call; on
 * nccl the communicators of this rank are aborted, and the others' operations
 * end when NCCL notices that, or by their timeout.
 *
 * Local; from any thread, also while the rank's own is in a call, but not while
 * it destroys the context.
 * Errors: NULL_ARGUMENT; BAD_VALUE: `status` is OK. */
SDYRT_API sdyrt_status sdyrt_context_abort(sdyrt_context *context,
                                           sdyrt_status status,
                                           const char *text);

/* Memory that the backend moves best, aligned to 4096 bytes: on mpi the other
 * processes of the node read it where it is, any other buffer costs a copy more
 * or system calls; on nccl, of the device, aligned to 256 bytes; where the
 * context registers it (nccl.h) each takes what NCCL takes: 2 MiB, with
 * NVSwitch perhaps much more (not measured), so many small ones are better
 * parts of one. Local.
 * Errors: NULL_ARGUMENT, NO_MEMORY; SYSTEM: NCCL does not register it, or the
 *         device fails. */
SDYRT_API sdyrt_status sdyrt_alloc(sdyrt_context *context, size_t bytes,
                                   void **memory);

/* Free memory of sdyrt_alloc; on nccl, when the operations that this rank has
 * called are done: the caller waits for other uses on streams of its own. NULL
 * does nothing. */
SDYRT_API void sdyrt_free(sdyrt_context *context, void *memory);

SDYRT_END

#endif
