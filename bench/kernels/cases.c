/* The cases, and the ratios that some of them are to reach. */
#include "bench/kernels/bench.h"

#define PLAIN .order = {0, 1, 2, 3}
#define RUNS(text, bytes, in, out, goal)                                       \
    {                                                                          \
        .name = text, .width = 4, .rank = 2, .counts = {0, (bytes) / 4},       \
        PLAIN, .in_pad = (in) / 4, .out_pad = (out) / 4, .target = goal        \
    }
#define SUM(text, type, bytes, terms)                                          \
    {                                                                          \
        .name = text, .kind = REDUCE, .width = bytes, .rank = 1,               \
        .counts = {0}, PLAIN, .dtype = type, .n_terms = terms                  \
    }

const bench_case bench_cases[] = {
    {.name = "contiguous", .width = 4, .rank = 1, PLAIN, .target = 0.9},
    RUNS("pack, runs of 4 KiB", 4096, 4096, 0, 0.9),
    RUNS("unpack, runs of 4 KiB", 4096, 0, 4096, 0.9),
    RUNS("pack, runs of 1 KiB", 1024, 1024, 0, 0.9),
    RUNS("unpack, runs of 1 KiB", 1024, 0, 1024, 0.9),
    RUNS("both sides, runs of 1 KiB", 1024, 1024, 512, 0.9),
    RUNS("both, 1 KiB + 4, unaligned", 1028, 1028, 512, 0.9),
    RUNS("pack, runs of 256 B", 256, 256, 0, 0),
    RUNS("unpack, runs of 256 B", 256, 0, 256, 0),
    RUNS("pack, runs of 64 B", 64, 64, 0, 0.5),
    RUNS("unpack, runs of 64 B", 64, 0, 64, 0.5),
    RUNS("both sides, runs of 64 B", 64, 64, 64, 0.5),
    RUNS("both, 60 B, unaligned", 60, 40, 40, 0),
    RUNS("pack, runs of 16 B", 16, 16, 0, 0),
    RUNS("unpack, runs of 16 B", 16, 0, 16, 0),
    {.name = "transpose, f32, 2048 wide",
     .width = 4,
     .rank = 2,
     .counts = {2048, 0},
     .order = {1, 0},
     .target = 0.5},
    {.name = "transpose, f32, 2051 wide",
     .width = 4,
     .rank = 2,
     .counts = {2051, 0},
     .order = {1, 0},
     .target = 0.5},
    {.name = "transpose, bf16, 2048 wide",
     .width = 2,
     .rank = 2,
     .counts = {2048, 0},
     .order = {1, 0}},
    {.name = "transpose, f64, 2048 wide",
     .width = 8,
     .rank = 2,
     .counts = {2048, 0},
     .order = {1, 0}},
    {.name = "transpose, i8, 2048 wide",
     .width = 1,
     .rank = 2,
     .counts = {2048, 0},
     .order = {1, 0}},
    {.name = "permute (0,2,1), f32",
     .width = 4,
     .rank = 3,
     .counts = {0, 256, 512},
     .order = {0, 2, 1}},
    {.name = "permute (2,1,0), f32",
     .width = 4,
     .rank = 3,
     .counts = {256, 128, 0},
     .order = {2, 1, 0}},
    {.name = "permute (1,0,2,3), f32",
     .width = 4,
     .rank = 4,
     .counts = {0, 64, 16, 32},
     .order = {1, 0, 2, 3}},
    {.name = "fill, f32 0", .kind = FILL, .width = 4, .rank = 1, PLAIN},
    {.name = "fill, f32 1",
     .kind = FILL,
     .width = 4,
     .rank = 1,
     PLAIN,
     .value = 0x3f800000},
    SUM("sum of 2, f32", SDYRT_F32, 4, 2),
    SUM("sum of 8, f32", SDYRT_F32, 4, 8),
    SUM("sum of 2, bf16", SDYRT_BF16, 2, 2),
    SUM("sum of 8, bf16", SDYRT_BF16, 2, 8),
    SUM("sum of 2, f16", SDYRT_F16, 2, 2),
    SUM("sum of 2, f64", SDYRT_F64, 8, 2),
    SUM("sum of 8, f64", SDYRT_F64, 8, 8),
};
const int n_bench_cases = sizeof bench_cases / sizeof *bench_cases;
