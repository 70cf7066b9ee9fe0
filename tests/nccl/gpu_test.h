/* Shared by the tests on GPUs. Their bodies run in two places: where there are
 * GPUs, each rank a process of a job (gpu_device.c), and anywhere, each rank a
 * thread, on the fake (gpu_fake.c), so that they are known to be right before
 * they first see a GPU. Of the library only its public headers are used. */
#ifndef SDYRT_TESTS_NCCL_GPU_TEST_H
#define SDYRT_TESTS_NCCL_GPU_TEST_H

#include <sdyrt/cuda.h>
#include <sdyrt/nccl.h>
#include <sdyrt/sdyrt.h>

/* A rank of a test. Its device is the thread's. */
typedef struct gpu_rank {
    int rank, size;
    int device;
    double timeout; /* seconds, for tests that wait until it is over */
    double grace;   /* more of them, until a rank has noticed */
    const sdyrt_bootstrap *job;
    bool is_thread; /* of the test's process, as all ranks are */
    bool is_killed; /* as if its process was gone: on the fake */
    bool is_warm;   /* it has had a context */
} gpu_rank;

typedef struct gpu_test {
    const char *name;
    int least_ranks;
    bool is_last; /* no test can follow: run only where it is named */
    sdyrt_status (*run)(gpu_rank *r);
} gpu_test;

/* Of the program: its tests. */
extern const gpu_test gpu_tests[];
extern const int n_gpu_tests;

/* True if test `number` is to run: one of `names`, or, where there are none,
 * one that others can follow. */
bool gpu_is_chosen(int number, char **names, int n_names);
/* The first of `names` that no test has; NULL: there is none. */
const char *gpu_unknown_test(char **names, int n_names);

/* Print where and why a rank fails; BACKEND. */
sdyrt_status gpu_fail(const gpu_rank *r, const char *file, int line,
                      const char *what);

/* In functions with a gpu_rank `r`: what is not so, and a call that fails, is
 * the rank's failure. */
#define EXPECT(condition)                                                      \
    do {                                                                       \
        if (!(condition))                                                      \
            return gpu_fail(r, __FILE__, __LINE__, #condition);                \
    } while (0)
#define TRY(call) EXPECT((call) == SDYRT_OK)
#define EXPECT_TEXT(part) EXPECT(strstr(sdyrt_last_error(), part) != NULL)

/* Seconds of the monotonic clock. */
double gpu_now(void);

/* -- what differs between the two places ----------------------------------- */

/* A context on the rank's device. Collective. */
sdyrt_status gpu_context(const gpu_rank *r, const sdyrt_config *config,
                         const sdyrt_nccl_config *nccl_config,
                         sdyrt_context **context);

struct CUstream_st *gpu_stream(void); /* NULL: there is none */
void gpu_stream_free(struct CUstream_st *stream);
/* Wait on the host until all that is on it is done, at most 60 s. */
sdyrt_status gpu_stream_wait(const gpu_rank *r, struct CUstream_st *stream);
/* Copy on a stream; the host's memory must stay until it is done. */
sdyrt_status gpu_copy(const gpu_rank *r, void *to, const void *from,
                      size_t bytes, struct CUstream_st *stream);

typedef struct gpu_graph gpu_graph;
sdyrt_status gpu_capture_start(const gpu_rank *r, struct CUstream_st *stream);
sdyrt_status gpu_capture_end(const gpu_rank *r, struct CUstream_st *stream,
                             gpu_graph **graph);
sdyrt_status gpu_graph_launch(const gpu_rank *r, const gpu_graph *graph,
                              struct CUstream_st *stream);
void gpu_graph_free(gpu_graph *graph);

/* An ncclComm_t of the test's own, of all ranks. Collective. */
sdyrt_status gpu_comm(const gpu_rank *r, void **comm);
/* True if a communicator can still be used. */
bool gpu_comm_is_fine(const gpu_rank *r, void *comm);
void gpu_comm_free(const gpu_rank *r, void *comm);

/* Be gone at once; returns on the fake, where the rank is to do nothing more.
 */
void gpu_be_killed(gpu_rank *r);

/* -- a matrix between two forms (gpu_parts.c) ----------------------------- */

/* A matrix of bytes of which each rank has some rows, or some columns. */
typedef struct gpu_parts {
    int rows, columns;
    size_t bytes;                        /* of a rank's part */
    unsigned char *by_rows, *by_columns; /* of the device */
    unsigned char *host;                 /* twice as many bytes */
    sdyrt_plan *to_columns, *to_rows;
} gpu_parts;

/* Make the plans and the buffers; `by_rows` is filled with values of `seed`.
 * Collective. */
sdyrt_status gpu_parts_make(gpu_rank *r, sdyrt_context *context, int seed,
                            gpu_parts *p);
/* Copy a rank's part to host memory. */
void gpu_parts_values(const gpu_rank *r, const gpu_parts *p, bool is_by_rows,
                      int seed, unsigned char *host);
/* Compare a part with the values of `seed`, once all calls are
 * done. */
sdyrt_status gpu_parts_compare(gpu_rank *r, sdyrt_context *context,
                               const gpu_parts *p, bool is_by_rows, int seed);
void gpu_parts_free(sdyrt_context *context, gpu_parts *p);

/* -- tests of large messages (gpu_large.c) --------------------------------- */

sdyrt_status gpu_large_messages(gpu_rank *r);
/* On contexts that register: by plans of registered memory, and by others. */
sdyrt_status gpu_large_messages_registered(gpu_rank *r);
sdyrt_status gpu_large_messages_of_others(gpu_rank *r);

/* -- tests of runs that are no operation's (gpu_varying.c) ----------------- */

sdyrt_status gpu_counts_in_graphs(gpu_rank *r);
sdyrt_status gpu_messages_in_graphs(gpu_rank *r);

#endif
