/* 'sdyrt exec': what its files share. */
#ifndef SDYRT_TOOLS_EXEC_H
#define SDYRT_TOOLS_EXEC_H

#include <sdyrt/execute.h>

#include "cli/job.h"
#include "exec_data.h"

typedef struct exec_options {
    const char *path;
    const char *in, *out, *backend; /* NULL: not given */
    cli_texts arguments;
    int64_t seed; /* -1: not given */
    int64_t n_ranks, replicas;
    double timeout;
    bool quiet, bench;
} exec_options;

typedef struct exec_buffers {
    exec_tensor *tensors;
    void **data;
    int n;
} exec_buffers;

/* What a rank takes and gives. */
typedef struct exec_rank {
    exec_buffers arguments, results;
} exec_rank;

/* With the arguments of a rank read, or made; -1: there are no ranks. */
int exec_buffers_make(const exec_options *o, const sdyrt_executable *e,
                      int rank, exec_rank *r);
void exec_buffers_free(exec_rank *r);
/* As result0.npy .. of a directory, which is made if it is missing. */
int exec_results_write(const exec_buffers *results, const char *directory);

/* Run it as ranks: of the job, or of this process. */
int exec_on_ranks(const exec_options *o, cli_job *job,
                  const sdyrt_executable *e);

#endif
