/* Reasons and conflicts of a propagation, for the public calls. */
#ifndef SDYI_PROGRAM_EXPLAIN_H
#define SDYI_PROGRAM_EXPLAIN_H

#include "program/internal.h"
#include "program/propagation/history.h"

/* While there are edges: let the history speak of the values that they are on.
 */
void sdyi_history_settle(sdyi_history *history);

/* By a function's number: what a module says of functions' results, before
 * propagation. */
sdyi_beside sdyi_results_said(sdyi_module *module, sdyi_zone *zone);

/* What the public calls answer from, in the program's `lent`, where the history
 * is too. */
struct sdyi_told *sdyi_tell(sdyrt_program *program, const sdyi_history *history,
                            const sdyi_beside *said, bool is_conservative);

#endif
