/* Reasons and conflicts of a propagation, for the public queries. */
#ifndef SDYI_PROGRAM_EXPLAIN_H
#define SDYI_PROGRAM_EXPLAIN_H

#include "program/internal.h"
#include "program/propagation/history.h"

/* Make the history refer to values instead of their data-flow edges; call it
 * while there are edges. */
void sdyi_history_settle(sdyi_history *history);

/* Shardings of functions' results before propagation, by function number. */
sdyi_side_table sdyi_results_said(sdyi_module *module, sdyi_zone *zone);

/* Data of the public queries, in the program's `lent`, as is the history. */
struct sdyi_explanations *sdyi_explain_propagation(sdyrt_program *program,
                                                   const sdyi_history *history,
                                                   const sdyi_side_table *said,
                                                   bool is_conservative);

#endif
