/* Functions of the library of test dialects that executing calls
 * (ir/extension.h): checks, probes, and functions that run in parallel. */
#ifndef SDYI_PROGRAM_EXECUTE_TESTS_H
#define SDYI_PROGRAM_EXECUTE_TESTS_H

#include "program/execute/compile.h"

typedef struct sdyi_tests {
    /* True if a program has ops of these dialects: its results are compared bit
     * for bit with those of StableHLO's interpreter. */
    bool (*are_in)(sdyi_op *module);
    /* Find the checks of probed values, before a function is compiled. */
    sdyrt_status (*start)(sdyi_compiler *c, sdyi_op *module,
                          sdyi_thunks *thunks);
    /* True if `target` is a custom call of a check. */
    bool (*is_check)(const char *target);
    sdyrt_status (*compile_check)(sdyi_compiler *c, const sdyi_op *op,
                                  const char *target);
    /* infeed, outfeed, send and recv of functions that run in parallel. */
    sdyrt_status (*compile_message)(sdyi_compiler *c, const sdyi_op *op);
} sdyi_tests;

/* The table of the extension that has one; NULL: no extension has. */
const sdyi_tests *sdyi_tests_known(void);

#endif
