/* The texts of cases and of the command line: what stands for what. */
#ifndef BENCH_PERF_TEXTS_H
#define BENCH_PERF_TEXTS_H

#include "bench/perf/options.h"

enum { PERF_MAX_TEXT = 4096 };

/* What stands for $X, $N, $T, $M and $R; see case.h. */
typedef struct perf_meaning {
    const char *mesh, *next;
    char axes[PERF_MAX_TEXT];
    int64_t n;
    const char *dtype;
} perf_meaning;

/* What they mean on `mesh`; `next` is the name of the same moved on. False,
 * with a line on stderr, when --axes is wrong. */
bool perf_meaning_make(const perf_options *options,
                       const sdyrt_named_mesh *mesh, const char *next,
                       perf_meaning *meaning);

void perf_expand(const char *text, const perf_meaning *meaning, char *to,
                 size_t bytes);

/* The axis refs of `text`, whatever list they stand in, as one list. */
void perf_flatten(const char *text, char *list, size_t bytes);

/* The devices along the axes of a list; false, with a line on stderr, when the
 * list is wrong. */
bool perf_group_size(const sdyrt_mesh *mesh, const char *axes, int64_t *count);

#endif
