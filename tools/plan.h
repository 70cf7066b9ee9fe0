/* The summary of all ranks of sdyrt plan, and its JSON document. */
#ifndef SDYRT_TOOLS_PLAN_H
#define SDYRT_TOOLS_PLAN_H

#include "operation.h"

enum { PLAN_BYTES = 5 };

/* Figures that are summed over ranks. */
typedef struct plan_figures {
    size_t bytes[PLAN_BYTES]; /* received, at least, sent, local, scratch */
    double seconds;           /* an estimate; below 0: none */
} plan_figures;

typedef struct plan_ranks {
    const sdyrt_plan_info *all; /* by rank; NULL: too many to list */
    bool has_total;
    plan_figures total; /* without seconds, as ranks run at the same time */
    plan_figures least, most;
    int n;      /* ranks, */
    int n_seen; /* of them, */
    int stride; /* every so many */
    int moving; /* the first of these ranks that receives or sends; -1: none */
} plan_ranks;

plan_figures plan_figures_of(const sdyrt_plan_info *info);

/* Print the plan and the summary of all ranks; `ranks` NULL: without it. */
int plan_print_json(FILE *stream, const cli_operation *operation,
                    const char *planner, const sdyrt_plan *plan,
                    const plan_ranks *ranks);

#endif
