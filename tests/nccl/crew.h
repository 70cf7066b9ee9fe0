/* Shared by tests of the NCCL backend on the fake: ranks that each keep their
 * results, and operations from text. */
#ifndef SDYRT_TESTS_NCCL_CREW_H
#define SDYRT_TESTS_NCCL_CREW_H

#include "base/status.h"
#include "fake.h"
#include <sdyrt/cuda.h>
#include <sdyrt/sdyrt.h>

#define CREW_MAX 8

typedef struct crew_rank {
    int rank;
    sdyrt_context *context; /* destroyed when all ranks are through */
    sdyrt_status status;
    sdyrt_error_kind kind;
    char text[1024];
    double seconds; /* of the function */
    void *argument;
} crew_rank;

typedef sdyrt_status (*crew_fn)(crew_rank *r);

/* In the function of a rank, which is no thread of the test's: what is not so
 * is its failure, as is that of a call. */
#define EXPECT(condition)                                                      \
    do {                                                                       \
        if (!(condition))                                                      \
            return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,                 \
                             "%s:%d: not so: %s (%s)", __FILE__, __LINE__,     \
                             #condition, sdyrt_last_error());                  \
    } while (0)
#define EXPECT_TEXT(part) EXPECT(strstr(sdyrt_last_error(), part) != NULL)

/* The settings of the next crew's ranks; reset by crew_start. */
typedef struct crew_setting {
    sdyrt_config config;
    sdyrt_nccl_config nccl_config;
    sdyrt_config *configs;           /* by rank; NULL: `config` */
    sdyrt_nccl_config *nccl_configs; /* by rank; NULL: `nccl_config` */
    int absent;                      /* this rank does not come; -1: all do */
    crew_fn before; /* runs before a context is made; NULL: nothing */
    void *argument;
} crew_setting;

/* Forget the fake, on `n` devices; the settings are as they are by default,
 * with a timeout of 20 s. */
crew_setting crew_start(int n);

/* Make `n` contexts on threads, run `fn` on each (NULL: nothing) and keep what
 * came of it; a rank whose context was not made keeps why. */
void crew_run(const crew_setting *setting, int n, crew_fn fn, crew_rank *ranks);

/* As crew_run, with what is written to stderr meanwhile. */
void crew_run_and_read(const crew_setting *s, int n, crew_fn fn,
                       crew_rank *ranks, char *text, size_t bytes);

/* In the function of a rank: it has been well so far, with time enough, and
 * waits in vain from here on, for `seconds`. */
void crew_set_timeout(crew_rank *r, double seconds);

/* In the function of a rank: wait for a stream of the test's, up to 20 s. */
sdyrt_status crew_wait_for(struct CUstream_st *stream);

/* All ranks are fine, the fake refused nothing and has everything back. */
void crew_assert_fine(const crew_rank *ranks, int n);

/* The fake refused nothing and has everything back. */
void crew_assert_clean(void);

/* Ranks 0 to n - 1 in the order that a number below n! - 1 stands for; n! - 1
 * is their own order. */
void crew_order(int number, int n, int *ranks);

/* End communicators of the test's own, those of the ranks of one. */
void crew_end_comms(sdyi_nccl_comm *const *comms, int n);

/* Assert a rank's failure. */
void crew_assert_failed(const crew_rank *r, sdyrt_status status,
                        sdyrt_error_kind kind, const char *text);

/* Plan a reshard from text; meshes are written in the shardings. */
sdyrt_status crew_plan(sdyrt_context *context, const char *type,
                       const char *from, const char *to,
                       const sdyrt_plan_options *options, sdyrt_plan **plan);

/* Memory of the device that holds bytes start, start + 1, ..; fails the test's
 * rank by NULL. */
unsigned char *crew_bytes(sdyrt_context *context, size_t bytes, int start);

#endif
