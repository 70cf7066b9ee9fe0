/* Execution of the ops of check and interpreter. */
#ifndef SDYI_TESTING_TESTING_OPS_H
#define SDYI_TESTING_TESTING_OPS_H

#include "program/execute/execute.h"

sdyi_execute sdyi_execute_expect_almost_eq;
sdyi_execute sdyi_execute_expect_almost_eq_const;
sdyi_execute sdyi_execute_expect_close;
sdyi_execute sdyi_execute_expect_eq;
sdyi_execute sdyi_execute_expect_eq_const;
sdyi_execute sdyi_execute_expect_serialized_eq;
sdyi_execute sdyi_execute_print;
sdyi_execute sdyi_execute_probe;
sdyi_execute sdyi_execute_run_parallel;

bool sdyi_tests_are_in(sdyi_op *module);

/* -- checks ---------------------------------------------------------------- */

/* Compare a slot with operand 0, as check.expect_eq. */
sdyrt_status sdyi_check_slot(sdyi_compiler *c, const sdyi_op *op, int slot);
bool sdyi_is_check_call(const char *target);
sdyrt_status sdyi_execute_check_call(sdyi_compiler *c, const sdyi_op *op,
                                     const char *target);

/* -- probes, processes ----------------------------------------------------- */

sdyrt_status sdyi_probes_start(sdyi_compiler *c, sdyi_op *module,
                               sdyi_thunks *thunks);
/* infeed, outfeed, send or recv of a process. message.c */
sdyrt_status sdyi_compile_message(sdyi_compiler *c, const sdyi_op *op);

#endif
