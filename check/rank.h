/* What one rank has of a case: its local buffers between guards, what they are
 * to hold, and the first thing that was wrong. */
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
    unsigned char *image;   /* what `out` is to hold, all its bytes */
    bool has_image;         /* it is made, for the first run of the case */
    unsigned char *in_copy; /* what `in` held */
    /* The terms that its part of the value comes from. */
    int64_t labels[CHECK_MAX_RANKS];
    int n_labels;
    sdyrt_status status;
    char failure[CHECK_TEXT_BYTES];
    check_plan_report report;
} check_rank;

/* Say what is wrong, printf style; the first that is said stays. */
void check_rank_fail(check_rank *r, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Make the buffers of rank `rank` and fill `in`; on a failure `r` says so. */
void check_rank_make(const check_case *c, const check_meaning *meaning,
                     int rank, sdyrt_context *context, check_rank *r);
void check_rank_free(sdyrt_context *context, check_rank *r);

/* Fill `in` anew, with the values of the case's seed as it is now. */
void check_rank_refill(const check_case *c, const check_meaning *meaning,
                       check_rank *r);

/* Make `out` as if nothing had run; in place, it holds what `in` does. */
void check_rank_reset(const check_case *c, check_rank *r);

/* Give the buffers to the context's device, and take them back when all is
 * done; where they are the host's, nothing. Errors: the library's. */
sdyrt_status check_rank_push(sdyrt_context *context, check_rank *r);
sdyrt_status check_rank_pull(sdyrt_context *context, check_rank *r);

/* What to pass for a buffer. */
void *check_buffer_address(const check_buffer *b);

/* Paths of what is passed for buffers. */
uint64_t check_rank_paths(const check_rank *r);

/* `out` must be as check_rank_reset left it. */
void check_rank_compare_untouched(const check_case *c, int rank, check_rank *r);

/* Compare both buffers, all their bytes, with what they are to hold. */
void check_rank_compare(const check_case *c, const check_meaning *meaning,
                        int rank, check_rank *r);

/* What `out` holds combined along the introduced axes must be the value. For
 * the first device of each group, which reads the others' buffers. */
void check_rank_combine(const check_case *c, const check_meaning *meaning,
                        int rank, check_rank *ranks);

/* What ranks that are processes tell each other; called by all of them. Each
 * has the data of all, of which only its own is filled in until it is shared.
 * After a failure, which `job` keeps, nothing is shared. */

/* Seconds that a rank waits for another: SDYRT_TIMEOUT, or 30. */
double check_timeout(void);

/* Whether it is so for any rank; or the job has failed. */
bool check_share_any(check_job *job, bool mine);
/* Give rank 0 the reports of all. */
void check_share_claims(check_job *job, check_rank *ranks);
/* Give all what `out` holds on each, in buffers of its own. */
void check_share_outs(check_job *job, check_case *c,
                      const check_meaning *meaning, check_rank *ranks);
/* Give all the status and the failure of each. */
void check_share_results(check_job *job, check_rank *ranks);
/* Make this rank's context. */
sdyrt_status check_share_context(check_job *job, const sdyrt_config *config,
                                 sdyrt_context **context);

#endif
