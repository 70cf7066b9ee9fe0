/* Shared by the files of bench_nccl_scale. */
#ifndef SDYRT_BENCH_NCCL_SCALE_H
#define SDYRT_BENCH_NCCL_SCALE_H

#include "fake.h"

#include <sdyrt/sdyrt.h>

_Noreturn void scale_give_up(const char *what);

/* The context of one rank of `n` with its mirrors, on an NCCL that does
 * nothing. One exists at a time. */
sdyrt_context *scale_context(int rank, int n);

/* Count what a run of each operation puts on the device of a rank and of its
 * links, among `n` ranks, and print a row for each; with `n` 0 the heads of the
 * columns. */
void scale_operations(int n);

#endif
