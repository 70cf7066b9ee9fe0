/* Communicators of the fake, among the files that are its NCCL. All is called
 * with the lock held. */
#ifndef SDYRT_TESTS_NCCL_FAKE_NCCL_H
#define SDYRT_TESTS_NCCL_FAKE_NCCL_H

#include "fake.h"

#define FAKE_RANKS 16

struct fake_message;
struct fake_collective;

typedef struct fake_line {
    struct fake_message *first, *last;
} fake_line;

/* The ranks of one unique id. */
typedef struct fake_world {
    uint64_t id;
    int size;
    int joined;
    sdyi_nccl_comm *comms[FAKE_RANKS];
    fake_line sends[FAKE_RANKS][FAKE_RANKS]; /* from, to */
    fake_line receives[FAKE_RANKS][FAKE_RANKS];
    struct fake_collective *here[FAKE_RANKS]; /* that wait for the others */
    struct fake_world *next;
} fake_world;

typedef enum fake_comm_state {
    FAKE_CREATING,
    FAKE_READY,
    FAKE_FINALIZED,
    FAKE_ENDED
} fake_comm_state;

/* Functions that communicate: each is connected at its first call. */
typedef enum fake_function {
    FAKE_MESSAGES,
    FAKE_ALL_GATHER,
    FAKE_REDUCE_SCATTER,
    FAKE_ALL_REDUCE,
    FAKE_BROADCAST,
    FAKE_REDUCE,
    FAKE_ALL_TO_ALL,
    FAKE_FUNCTIONS
} fake_function;

/* Ranks of a communicator, by what is done with them: sent to, received
 * from. */
typedef struct fake_peers {
    bool is[2][FAKE_RANKS];
} fake_peers;

/* The first messages of a group to or from some ranks (fake_connect.c). */
typedef struct fake_meeting {
    bool is_under_way;
    fake_peers wanted;
} fake_meeting;

struct sdyi_nccl_comm {
    fake_world *world;
    int rank;
    int device;
    bool is_blocking;
    sdyi_nccl_config config; /* what of it NCCL takes */
    fake_comm_state state;
    bool is_aborted;
    bool is_revoked;
    int inside; /* calls that wait for other ranks */
    struct {
        size_t size, put, reported,
            done; /* bytes, since the start but for size */
    } works;      /* NCCL's queue of them */
    int open;     /* operations of it that are not done */
    int n_kept;   /* of these, in graphs */
    sdyi_nccl_result error;
    uint64_t algorithms[FAKE_FUNCTIONS]; /* connected, a bit each */
    bool is_connected[FAKE_FUNCTIONS];   /* but for MESSAGES */
    fake_meeting meeting;
    fake_peers connected;
    int ctas; /* thread blocks of an operation: of its limit, or 32 */
    /* Those that run, of this one and all that were split off it, and the
     * operations of those among them that share resources: one at a time. */
    int busy, sharing;
    bool shares; /* what the one has that it was split off */
    /* Its operations follow each other: the one under way, and when the one
     * before was done. */
    const fake_item *running;
    int last_slot; /* of its stream */
    uint32_t last_time;
    /* Work that NCCL is still doing on the host. */
    int asks; /* until it is done; 0: nothing */
    fake_item *pending;
    fake_stream *pending_stream;
    struct {
        bool is_under_way; /* this rank has come to it */
        bool is_formed;    /* all have */
        int colour, key;
        sdyi_nccl_config config; /* of what is made */
        sdyi_nccl_comm *result;
        sdyi_nccl_comm **to; /* where NCCL stores it */
    } split;
    struct fake_registration *registered;
    sdyi_nccl_comm *origin; /* the one that all were split off; NULL: itself */
    struct sdyi_nccl_comm *next; /* of all */
};

/* Refuse, and be what a function of NCCL returns. */
__attribute__((format(printf, 2, 3))) sdyi_nccl_result
fake_nccl_refuse(sdyi_nccl_result result, const char *format, ...);

/* A communicator of `size` ranks that is none of the unique ids', and one rank
 * of it, on a device. */
fake_world *fake_world_make(int size);
sdyi_nccl_comm *fake_comm_make(fake_world *w, int rank, int device,
                               const sdyi_nccl_config *config);

size_t fake_dtype_bytes(sdyi_nccl_dtype dtype);

bool fake_graphs_register(void);

/* Take what this version of NCCL takes of a configuration.
 * Errors: INVALID_ARGUMENT, with `call` in the text. */
sdyi_nccl_result fake_take_config(const char *call,
                                  const sdyi_nccl_config *config,
                                  sdyi_nccl_config *taken);

/* Check that a communicator may be used by `call` now. */
sdyi_nccl_result fake_check_comm(const char *call, sdyi_nccl_comm *comm);
sdyi_nccl_result fake_check_stream(const char *call, const sdyi_nccl_comm *comm,
                                   struct CUstream_st *stream);

/* True if a call has hung until its communicator was aborted. */
bool fake_has_hung(sdyi_nccl_comm *comm);

/* True if this thread is putting a group together. */
bool fake_group_is_open(void);

/* Put an operation, which NCCL takes so many works for, on a stream, now or
 * when NCCL has been asked often enough. */
sdyi_nccl_result fake_put_operation(sdyi_nccl_comm *comm, fake_function what,
                                    struct CUstream_st *stream, fake_item *item,
                                    int n_works);
/* It is no more. */
void fake_drop_operation(sdyi_nccl_comm *comm, const fake_item *item);
/* True if an item of an aborted communicator has ended by now. */
bool fake_has_drained(fake_item *item);
/* An operation starts, and is done: one must be ordered after the other. False:
 * the device has no room for its thread blocks until others are done. */
bool fake_operation_starts(sdyi_nccl_comm *comm, const fake_item *item,
                           const fake_actor *actor);
void fake_operation_ends(sdyi_nccl_comm *comm, const fake_actor *actor);

/* -- fake_message.c -------------------------------------------------------- */

sdyi_nccl_result fake_group_start(void);
sdyi_nccl_result fake_group_end(void);
sdyi_nccl_result fake_send(const void *buffer, size_t count,
                           sdyi_nccl_dtype dtype, int peer,
                           sdyi_nccl_comm *comm, struct CUstream_st *stream);
sdyi_nccl_result fake_recv(void *buffer, size_t count, sdyi_nccl_dtype dtype,
                           int peer, sdyi_nccl_comm *comm,
                           struct CUstream_st *stream);
void fake_messages_reset(void);

/* -- fake_connect.c -------------------------------------------------------- */

/* Begin to connect the peers of a group's messages that are not. */
void fake_connect_starts(sdyi_nccl_comm *comm, const fake_peers *peers);
/* Go on with it; false: it waits for other ranks. */
bool fake_connect_goes_on(sdyi_nccl_comm *comm);

/* -- fake_split.c ---------------------------------------------------------- */

sdyi_nccl_result fake_comm_split(sdyi_nccl_comm *comm, int colour, int key,
                                 sdyi_nccl_comm **made,
                                 sdyi_nccl_config *config);
/* Go on with the split of a communicator, if there is one; false: it waits for
 * other ranks. */
bool fake_split_goes_on(sdyi_nccl_comm *comm);

/* -- fake_register.c ------------------------------------------------------- */

sdyi_nccl_result fake_comm_register(sdyi_nccl_comm *const comm, void *memory,
                                    size_t bytes, void **handle);
sdyi_nccl_result fake_comm_deregister(sdyi_nccl_comm *const comm, void *handle);
/* True if all of the memory is within one registration. */
bool fake_is_registered(const sdyi_nccl_comm *comm, const void *memory,
                        size_t bytes);
/* True if NCCL takes the memory as registered, in an operation that is captured
 * or
 * not. */
bool fake_is_taken_registered(const sdyi_nccl_comm *comm, const void *memory,
                              size_t bytes, bool is_captured);
void fake_forget_registrations(sdyi_nccl_comm *comm);

/* -- fake_collective.c ----------------------------------------------------- */

sdyi_nccl_result fake_all_gather(const void *from, void *to, size_t count,
                                 sdyi_nccl_dtype dtype, sdyi_nccl_comm *comm,
                                 struct CUstream_st *stream);
sdyi_nccl_result fake_reduce_scatter(const void *from, void *to, size_t count,
                                     sdyi_nccl_dtype dtype, sdyi_nccl_redop op,
                                     sdyi_nccl_comm *comm,
                                     struct CUstream_st *stream);
sdyi_nccl_result fake_all_reduce(const void *from, void *to, size_t count,
                                 sdyi_nccl_dtype dtype, sdyi_nccl_redop op,
                                 sdyi_nccl_comm *comm,
                                 struct CUstream_st *stream);
sdyi_nccl_result fake_broadcast(const void *from, void *to, size_t count,
                                sdyi_nccl_dtype dtype, int root,
                                sdyi_nccl_comm *comm,
                                struct CUstream_st *stream);
sdyi_nccl_result fake_reduce(const void *from, void *to, size_t count,
                             sdyi_nccl_dtype dtype, sdyi_nccl_redop op,
                             int root, sdyi_nccl_comm *comm,
                             struct CUstream_st *stream);
sdyi_nccl_result fake_all_to_all(const void *from, void *to, size_t count,
                                 sdyi_nccl_dtype dtype, sdyi_nccl_comm *comm,
                                 struct CUstream_st *stream);

#endif
