/* A device and an NCCL that check how they are used: host memory in the place
 * of devices, threads in the place of ranks.
 *
 * Streams are queues that run lazily: what is on them is executed, in an order
 * drawn by chance among all that may come next, only while some thread asks
 * whether something is done. Every access to device memory is remembered with
 * the stream and the launch it came from, and two that conflict must be ordered
 * by streams, events, messages or waits (vector clocks), whatever order they
 * ran in. Device memory cannot be touched but through the fake.
 *
 * What a real device or NCCL would hang, fail or silently go wrong on is
 * refused: the call fails where it can, the first refusal is kept as a text,
 * and every communicator has an asynchronous error from then on. */
#ifndef SDYRT_TESTS_NCCL_FAKE_H
#define SDYRT_TESTS_NCCL_FAKE_H

#include "runtime/nccl/rank.h"

/* Forget all; `devices` of them from here on, and a new order by chance. Device
 * memory must have been given back. */
void fake_reset(int devices, uint64_t seed);

/* The first refusal since fake_reset, "" for none. */
const char *fake_refusal(void);

/* The table that the backend finds when it loads NCCL. */
extern const sdyi_nccl_api fake_api;

/* Let it find that of the oldest NCCL, until fake_reset: without what newer
 * ones have, such as ncclAlltoAll. */
void fake_take_oldest(void);

/* Let it find another table, until fake_reset. */
void fake_use(const sdyi_nccl_api *api);

/* Let a device say from here on, until fake_reset, that it has so many bytes of
 * memory and that so many are free; before the ranks start. Any number of
 * bytes can be allocated all the same. */
void fake_device_has(int device, size_t all, size_t n_free);

/* Let each device have so many multiprocessors, and run as many thread blocks
 * of NCCL at once, from here on, until fake_reset: 132 else. */
void fake_has_processors(int n);

/* The number of allocations, streams, events, batches and communicators that
 * were not given back, and the number of those ever made. */
int64_t fake_left(void);
int64_t fake_made(void);
/* The number of launches of kernels, of groups and of messages. */
int64_t fake_launches(void);
int64_t fake_groups(void);
int64_t fake_messages(void);
/* Of these, launches and groups on streams of the highest priority; how many
 * streams were made, and how often batches were placed. */
int64_t fake_kernels_first(void);
int64_t fake_groups_first(void);
int64_t fake_streams_made(void);
int64_t fake_uploads(void);
/* And of collectives, which are in no group; the most bytes that one was called
 * with, its count times its dtype. */
int64_t fake_collectives(void);
int64_t fake_largest_collective(void);
/* And of unique ids that NCCL was asked for. */
int64_t fake_ids(void);
/* And of messages that were moved where they are, both ends registered. */
int64_t fake_direct(void);
/* And the most bytes of one message that one channel of NCCL's has moved: by
 * what takes longest, as the more ranks a communicator has the fewer channels
 * it gives a message. */
size_t fake_channel_bytes(void);

/* Counts of this thread's queries of the device that a run may make. */
typedef struct fake_calls {
    int64_t get_device;   /* and set it */
    int64_t is_capturing; /* a stream */
    int64_t get_id;       /* of a stream */
    int64_t get_attributes;
    int64_t record, wait; /* an event */
    int64_t query;        /* whether a stream, event or communicator is done */
} fake_calls;
fake_calls *fake_calls_of_thread(void);

/* Let the function of NCCL or the device with this name ("ncclSend",
 * "sdyi_gpu_alloc", "load") fail at its `nth` call from now on, 0 the next;
 * NULL: none. */
void fake_fail(const char *function, int64_t nth);

/* Let the next ncclSend, ncclRecv or ncclCommDeregister of a rank hang until
 * its communicator is aborted, or for 20 s. */
void fake_hang(int rank);

/* Let each ncclCommAbort take so many seconds, also one that is under way. */
void fake_abort_for(double seconds);

/* Let each launch of an aborted communicator take so many seconds to end, until
 * fake_reset. */
void fake_drain_for(double seconds);

/* Let what asks the device whether something is done wait until a communicator
 * is aborted, or for 20 s: as where another thread waits with the driver's lock
 * held. */
void fake_block_queries(void);

/* Until fake_reset, what finds CUDA's queue full is let in, as a device would
 * let it wait, and is not refused: for programs that fill it themselves. */
void fake_wait_for_room(void);

/* cudaStreamPerThread: another stream in each thread, until fake_reset. */
#define FAKE_PER_THREAD ((struct CUstream_st *)2)

/* Messages of more bytes than these are moved as by NCCL's protocol Simple, for
 * which it matters what is registered; fewer are copied through memory of
 * NCCL's own. 16384 of them from fake_reset on, which is NCCL's
 * P2P_LL_THRESHOLD for a message of one channel. */
void fake_simple_above(size_t bytes);

/* Have captured operations register memory of ncclMemAlloc by themselves, until
 * fake_reset, as NCCL does where NCCL_GRAPH_REGISTER was not set to 0 before it
 * was opened (load.c). */
void fake_register_graphs(void);

/* Destroy a stream, whose work goes on, and make another, which gets the same
 * handle. */
void fake_stream_reuse(struct CUstream_st *stream);

/* Give the communicators in which a rank has this number an asynchronous error,
 * or one of them. */
void fake_async_error(int rank, sdyi_nccl_result error);
void fake_async_error_of(sdyi_nccl_comm *comm, sdyi_nccl_result error);

/* Have a communicator's rank connected with all others, as by messages
 * before. */
void fake_connect_all(sdyi_nccl_comm *comm);

/* From now on two ranks of a communicator on one device are refused, as NCCL
 * does unless they are processes that say they are on different hosts. */
void fake_refuse_sharing(void);

/* Graphs. What is put on a captured stream, and on those that wait for events
 * recorded there, is kept; a launch does it as streams and events order it. */
typedef struct fake_graph fake_graph;
void fake_capture_start(struct CUstream_st *stream);
fake_graph *fake_capture_end(struct CUstream_st *stream);
void fake_graph_launch(fake_graph *graph, struct CUstream_st *stream);
void fake_graph_free(fake_graph *graph);

/* Run `fn` as `n` ranks on contexts of the NCCL backend; as sdyrt_threads_run,
 * and a refusal is a failure. */
sdyrt_status fake_run(const sdyrt_config *config,
                      const sdyrt_nccl_config *nccl_config, int n,
                      sdyrt_rank_fn fn, void *argument);

/* -- among the files of the fake ------------------------------------------- */

#define FAKE_SLOTS 360 /* streams */

/* The work that is known to have been done, by stream. */
typedef struct fake_clock {
    uint32_t at[FAKE_SLOTS];
} fake_clock;

/* A reader or writer of memory: launch `clock->at[slot]` of a stream. */
typedef struct fake_actor {
    int slot;
    fake_clock *clock;
    const char *what; /* for a person */
} fake_actor;

typedef struct fake_stream fake_stream;

/* A launch on a stream. */
typedef struct fake_item {
    struct fake_item *next;
    fake_clock clock; /* what the thread that put it there has seen */
    const char *what;
    bool is_kept;          /* in a graph; of those of communicators */
    fake_stream *captured; /* in a graph: the stream that it was put on */
    bool is_queued;        /* counts for CUDA's queue */
    double ends;           /* once aborted: when; 0: it is not known yet */
    size_t works; /* of NCCL's queue that are done with it; 0: is not told */
    /* Execute; false: not yet. */
    bool (*step)(struct fake_item *item, const fake_actor *actor);
    /* True if the item may read or write this memory. */
    bool (*uses)(const struct fake_item *item, const void *memory,
                 size_t bytes);
    /* The same once more; NULL: it cannot go into a graph. */
    struct fake_item *(*clone)(const struct fake_item *item);
    void (*free)(struct fake_item *item);
} fake_item;

/* All that follows is called with the lock held. */
void fake_lock(void);
void fake_unlock(void);
/* Wait for another thread to change something, at most a millisecond. */
void fake_pause(void);
__attribute__((format(printf, 1, 2))) void fake_refuse(const char *format, ...);
bool fake_has_refused(void);
bool fake_should_fail(const char *function);
uint64_t fake_random(uint64_t below);
void fake_count(int64_t things); /* made (1) or given back (-1) */
void fake_count_launch(const fake_stream *stream, int64_t launches,
                       int64_t groups, int64_t messages);
void fake_count_collective(size_t bytes);
void fake_count_upload(void);

/* Execute some of what is on the streams. */
void fake_advance(void);

int fake_device(void); /* of this thread */
int fake_processors(void);
/* `*is_done`: all work on a stream is done, as cudaStreamQuery. */
sdyrt_status fake_stream_is_done(struct CUstream_st *stream, bool *is_done);
/* A stream to put work on; NULL: refused, with `call` in the text. */
fake_stream *fake_stream_of(struct CUstream_st *stream, const char *call);
int fake_stream_device(const fake_stream *stream);
bool fake_is_captured(const fake_stream *stream);
bool fake_is_idle(const fake_stream *stream);
void fake_put(fake_stream *stream, fake_item *item);
/* The name of an item on a stream that uses this memory; NULL: none. */
const char *fake_user_of(const void *memory, size_t bytes);
/* Queries go on again. */
void fake_unblock_queries(void);
/* Nothing may be put on the stream while it is held. */
void fake_hold(fake_stream *stream, bool is_held);
/* This thread has seen what `clock` has. */
void fake_saw(const fake_clock *clock);

/* Of ncclMemAlloc (`is_mapped`) or cudaMalloc, and given back to the same. */
void *fake_alloc(size_t bytes, int device, bool is_mapped);
bool fake_free(void *memory, bool is_mapped);
bool fake_is_mapped(const void *memory);
/* True if [memory, memory + bytes) lies in one allocation of a device. */
bool fake_owns(const void *memory, size_t bytes, int device);
/* True if `at` is one of these bytes. */
bool fake_is_within(const void *at, const void *memory, size_t bytes);
/* Remember an access by part `part` of a launch, where parts are executed at
 * the same time. */
void fake_access(const fake_actor *actor, const void *memory, size_t bytes,
                 int64_t part, bool is_write);
/* The address at which the fake reads and writes device memory; other memory
 * keeps its
 * own. */
void *fake_alias(const void *memory);
void fake_clock_merge(fake_clock *into, const fake_clock *from);

/* Communicators, for fake_reset. */
void fake_nccl_reset(void);

#endif
