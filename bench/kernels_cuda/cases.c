/* The cases, and the ratios that they are to reach. */
#include "bench/kernels_cuda/cases.h"

#define PLAIN .order = {0, 1, 2, 3}
#define RUNS(text, bytes, in, out, goal)                                       \
    {                                                                          \
        .name = text, .dtype = SDYRT_F32, .rank = 2,                           \
        .counts = {0, (bytes) / 4}, PLAIN, .in_pad = (in) / 4,                 \
        .out_pad = (out) / 4, .target = goal                                   \
    }
#define TRANSPOSE(text, type, side, goal)                                      \
    {                                                                          \
        .name = text, .dtype = type, .rank = 2, .counts = {side, 0},           \
        .order = {1, 0}, .target = goal                                        \
    }
#define SUM(text, type, terms)                                                 \
    {                                                                          \
        .name = text, .kind = REDUCE, .dtype = type, .rank = 1, .counts = {0}, \
        PLAIN, .n_terms = terms                                                \
    }

const bench_case bench_cases[] = {
    {.name = "contiguous",
     .dtype = SDYRT_F32,
     .rank = 1,
     PLAIN,
     .target = 0.95},
    {.name = "64 boxes in one launch",
     .dtype = SDYRT_F32,
     .rank = 1,
     PLAIN,
     .boxes = 64},
    {.name = "64 boxes / one box",
     .dtype = SDYRT_F32,
     .rank = 1,
     PLAIN,
     .boxes = 64,
     .against_one_box = true,
     .target = 0.95},
    RUNS("pack, runs of 4 KiB", 4096, 4096, 0, 0.95),
    RUNS("unpack, runs of 4 KiB", 4096, 0, 4096, 0.95),
    RUNS("pack, runs of 256 B", 256, 256, 0, 0.95),
    RUNS("unpack, runs of 256 B", 256, 0, 256, 0.95),
    RUNS("both sides, runs of 256 B", 256, 256, 256, 0.95),
    RUNS("pack, runs of 64 B", 64, 64, 0, 0.9),
    RUNS("unpack, runs of 64 B", 64, 0, 64, 0.9),
    RUNS("both, 60 B, unaligned", 60, 40, 40, 0),
    TRANSPOSE("transpose, f32, 8192 wide", SDYRT_F32, 8192, 0.85),
    TRANSPOSE("transpose, bf16, 8192 wide", SDYRT_BF16, 8192, 0.85),
    TRANSPOSE("transpose, f32, 8191 wide", SDYRT_F32, 8191, 0),
    TRANSPOSE("transpose, bf16, 8191 wide", SDYRT_BF16, 8191, 0),
    TRANSPOSE("transpose, f64, 4096 wide", SDYRT_F64, 4096, 0),
    TRANSPOSE("transpose, i8, 8192 wide", SDYRT_I8, 8192, 0),
    {.name = "permute (0,2,1), f32",
     .dtype = SDYRT_F32,
     .rank = 3,
     .counts = {0, 256, 512},
     .order = {0, 2, 1},
     .target = 0.85},
    {.name = "permute (2,1,0), f32",
     .dtype = SDYRT_F32,
     .rank = 3,
     .counts = {256, 128, 0},
     .order = {2, 1, 0},
     .target = 0.85},
    {.name = "permute (1,0,2,3), f32",
     .dtype = SDYRT_F32,
     .rank = 4,
     .counts = {0, 64, 16, 32},
     .order = {1, 0, 2, 3},
     .target = 0.85},
    {.name = "permute (0,2,1), bf16",
     .dtype = SDYRT_BF16,
     .rank = 3,
     .counts = {0, 256, 512},
     .order = {0, 2, 1},
     .target = 0.85},
    {.name = "permute (2,1,0), bf16",
     .dtype = SDYRT_BF16,
     .rank = 3,
     .counts = {256, 128, 0},
     .order = {2, 1, 0},
     .target = 0.85},
    {.name = "permute (1,0,2,3), bf16",
     .dtype = SDYRT_BF16,
     .rank = 4,
     .counts = {0, 64, 16, 32},
     .order = {1, 0, 2, 3},
     .target = 0.85},
    {.name = "fill, f32", .kind = FILL, .dtype = SDYRT_F32, .rank = 1, PLAIN},
    SUM("sum of 2, f32", SDYRT_F32, 2),
    SUM("sum of 8, f32", SDYRT_F32, 8),
    SUM("sum of 2, bf16", SDYRT_BF16, 2),
    SUM("sum of 8, bf16", SDYRT_BF16, 8),
    SUM("sum of 8, f16", SDYRT_F16, 8),
};
const int n_bench_cases = sizeof bench_cases / sizeof *bench_cases;
