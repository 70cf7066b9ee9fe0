/* Vectorized loops of transcendental functions of f32, f16 and bf16. */
#ifndef SDYI_PROGRAM_EXECUTE_LOOPS_FAST_H
#define SDYI_PROGRAM_EXECUTE_LOOPS_FAST_H

#include "program/execute/frame.h"

#define SDYI_FAST(name)                                                        \
    sdyi_loop sdyi_fast_##name##_F32, sdyi_fast_##name##_F16,                  \
        sdyi_fast_##name##_BF16
SDYI_FAST(exponential);
SDYI_FAST(exponential_minus_one);
SDYI_FAST(log);
SDYI_FAST(log_plus_one);
SDYI_FAST(logistic);
SDYI_FAST(tanh);

#endif
