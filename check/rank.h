/* One rank's part of a case: its local buffers between guards, their expected
 * contents, and the first failure. */
#ifndef SDYRT_CHECK_RANK_H
#define SDYRT_CHECK_RANK_H

#include "check/run.h"

/* A rank's local buffer, with guards around it. */
typedef struct check_buffer {
    unsigned char *base;
    unsigned char *remote; /* the same bytes where the context has them; NULL:
                              in `base` */
    size_t bytes;          /* of all */
    size_t offset;         /* of the first element */
    bool lent;
    sdyrt_dtype dtype;
    int64_t strides[SDYRT_MAX_RANK];
    sdyrt_tile tile;
    int64_t device; /* -1: none */
    int64_t position;
    bool is_null; /* passed as NULL, because it holds nothing */
} check_buffer;

typedef struct check_rank {
    check_buffer in;
    check_buffer out;
    unsigned char *image; /* expected bytes of `out` */
    bool has_image;       /* `image` is filled, at the first run of the case */
    unsigned char *in_copy; /* bytes of `in` before a run */
    /* The terms that reduce to its part of the value. */
    int64_t labels[CHECK_MAX_RANKS];
    int n_labels;
    sdyrt_status status;
    char failure[CHECK_TEXT_BYTES];
    check_plan_report report;
} check_rank;

/* Record a failure, printf style; later ones are ignored. */
void check_rank_fail(check_rank *r, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Allocate the buffers of rank `rank` and fill `in`; `r` records a failure. */
void check_rank_make(const check_case *c, const check_meaning *meaning,
                     int rank, sdyrt_context *context, check_rank *r);
void check_rank_free(sdyrt_context *context, check_rank *r);

/* Fill `in` again, with the values of the case's current seed. */
void check_rank_refill(const check_case *c, const check_meaning *meaning,
                       check_rank *r);

/* Fill `out` as before a run; in place, with the elements of `in`. */
void check_rank_reset(const check_case *c, check_rank *r);

/* Copy the buffers to the context's device, and back after all runs; no-ops for
 * buffers of the host.
 * Errors: those of the library. */
sdyrt_status check_rank_push(sdyrt_context *context, check_rank *r);
sdyrt_status check_rank_pull(sdyrt_context *context, check_rank *r);

/* The address to pass for a buffer, or NULL. */
void *check_buffer_address(const check_buffer *b);

/* The paths that follow from the buffers. */
uint64_t check_rank_paths(const check_rank *r);

/* `out` must be as check_rank_reset filled it. */
void check_rank_compare_untouched(const check_case *c, int rank, check_rank *r);

/* Compare all bytes of both buffers with their expected contents. */
void check_rank_compare(const check_case *c, const check_meaning *meaning,
                        int rank, check_rank *r);

/* The reduction of `out` along the introduced axes must be the value. The first
 * device of each group checks it, reading the buffers of others. */
void check_rank_combine(const check_case *c, const check_meaning *meaning,
                        int rank, check_rank *ranks);

/* Exchanges between ranks that are processes; collective. Each process has the
 * data of all ranks, and fills in only its own until they are shared. After a
 * failure, which `job` keeps, no more is shared. */

/* The timeout in seconds for other ranks: SDYRT_TIMEOUT, or 30. */
double check_timeout(void);

/* True if `mine` is true on any rank, or the job has failed. */
bool check_share_any(check_job *job, bool mine);
/* Gather the plan reports of all ranks on rank 0. */
void check_share_claims(check_job *job, check_rank *ranks);
/* Gather `out` of all ranks on each, in buffers of its own. */
void check_share_outs(check_job *job, check_case *c,
                      const check_meaning *meaning, check_rank *ranks);
/* Gather the status and the failure of each rank on all. */
void check_share_results(check_job *job, check_rank *ranks);
/* Create this rank's context. */
sdyrt_status check_share_context(check_job *job, const sdyrt_config *config,
                                 sdyrt_context **context);

#endif
