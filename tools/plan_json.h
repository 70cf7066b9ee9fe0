/* A plan as a JSON document. */
#ifndef SDYRT_TOOLS_PLAN_JSON_H
#define SDYRT_TOOLS_PLAN_JSON_H

#include "operation.h"

enum { CLI_MAX_SUMMARY = 64 /* ranks whose totals are listed together */ };

sdyrt_status cli_plan_info(const sdyrt_plan *plan, sdyrt_plan_info *info);

/* Print the plan of a rank with its steps and boxes, and with `summary` the
 * totals of all ranks: null above CLI_MAX_SUMMARY of them. */
int cli_plan_print_json(FILE *stream, const cli_operation *operation,
                        const sdyrt_plan *plan, bool summary);

#endif
