/* The cases, and the ratios that are the goals of some. */
#include "bench/kernels/bench.h"

#define PLAIN .order = {0, 1, 2, 3}
#define RUNS(text, bytes, in, out, on_host, on_cuda)                           \
    {                                                                          \
        .name = text, .dtype = SDYRT_F32, .rank = 2,                           \
        .counts = {0, (bytes) / 4}, PLAIN, .in_pad = (in) / 4,                 \
        .out_pad = (out) / 4, .host = on_host, .cuda = on_cuda,                \
        .tuned = (bytes) <= 256 ? OF_RUNS : 0                                  \
    }
#define TRANSPOSE(text, type, side, on_host, on_cuda)                          \
    {                                                                          \
        .name = text, .dtype = type, .rank = 2, .counts = {side, 0},           \
        .order = {1, 0}, .host = on_host, .cuda = on_cuda, .tuned = OF_TILES   \
    }
#define PERMUTE(text, type, on_host, on_cuda, ...)                             \
    {                                                                          \
        .name = text, .dtype = type, .host = on_host, .cuda = on_cuda,         \
        __VA_ARGS__                                                            \
    }
#define P021                                                                   \
    .rank = 3, .counts = {0, 256, 512}, .order = {0, 2, 1}, .tuned = OF_TILES
#define P210                                                                   \
    .rank = 3, .counts = {256, 128, 0}, .order = {2, 1, 0}, .tuned = OF_TILES
#define P1023 .rank = 4, .counts = {0, 64, 16, 32}, .order = {1, 0, 2, 3}
#define FLAT(text, type, how, on_host, on_cuda, ...)                           \
    {                                                                          \
        .name = text, .kind = how, .dtype = type, .rank = 1, PLAIN,            \
        .host = on_host, .cuda = on_cuda, __VA_ARGS__                          \
    }
#define SUM(text, type, terms, on_host, on_cuda)                               \
    FLAT(text, type, REDUCE, on_host, on_cuda, .n_terms = terms)
#define CONVERSION(text, from, into, on_host, on_cuda)                         \
    FLAT("convert, " text, from, CONVERT, on_host, on_cuda, .to = into)
/* Rows of 1 KiB, of 8 members. */
#define ROWS(text, type, how, width, on_cuda, ...)                             \
    {                                                                          \
        .name = text, .kind = how, .dtype = type, .rank = 2,                   \
        .counts = {0, 1024 / (width)}, PLAIN, .host = ABSENT, .cuda = on_cuda, \
        __VA_ARGS__                                                            \
    }

const bench_case bench_cases[] = {
    FLAT("contiguous", SDYRT_F32, COPY, 0.9, 0.95, .boxes = 1),
    FLAT("64 boxes in one launch", SDYRT_F32, COPY, ABSENT, 0, .boxes = 64),
    FLAT("64 boxes / one box", SDYRT_F32, COPY, ABSENT, 0.95, .boxes = 64,
         .against_one_box = true),
    RUNS("pack, runs of 4 KiB", 4096, 4096, 0, 0.9, 0.95),
    RUNS("unpack, runs of 4 KiB", 4096, 0, 4096, 0.9, 0.95),
    RUNS("pack, runs of 1 KiB", 1024, 1024, 0, 0.9, ABSENT),
    RUNS("unpack, runs of 1 KiB", 1024, 0, 1024, 0.9, ABSENT),
    RUNS("both sides, runs of 1 KiB", 1024, 1024, 512, 0.9, ABSENT),
    RUNS("both, 1 KiB + 4, unaligned", 1028, 1028, 512, 0.9, ABSENT),
    RUNS("pack, runs of 256 B", 256, 256, 0, 0, 0.95),
    RUNS("unpack, runs of 256 B", 256, 0, 256, 0, 0.95),
    RUNS("both sides, runs of 256 B", 256, 256, 256, ABSENT, 0.95),
    RUNS("pack, runs of 64 B", 64, 64, 0, 0.5, 0.9),
    RUNS("unpack, runs of 64 B", 64, 0, 64, 0.5, 0.9),
    RUNS("both sides, runs of 64 B", 64, 64, 64, 0.5, ABSENT),
    RUNS("both, 60 B, unaligned", 60, 40, 40, 0, 0),
    RUNS("pack, runs of 16 B", 16, 16, 0, 0, ABSENT),
    RUNS("unpack, runs of 16 B", 16, 0, 16, 0, ABSENT),
    TRANSPOSE("transpose, f32, 2048 wide", SDYRT_F32, 2048, 0.5, ABSENT),
    TRANSPOSE("transpose, f32, 2051 wide", SDYRT_F32, 2051, 0.5, ABSENT),
    TRANSPOSE("transpose, bf16, 2048 wide", SDYRT_BF16, 2048, 0, ABSENT),
    TRANSPOSE("transpose, f64, 2048 wide", SDYRT_F64, 2048, 0, ABSENT),
    TRANSPOSE("transpose, i8, 2048 wide", SDYRT_I8, 2048, 0, ABSENT),
    TRANSPOSE("transpose, f32, 8192 wide", SDYRT_F32, 8192, ABSENT, 0.85),
    TRANSPOSE("transpose, bf16, 8192 wide", SDYRT_BF16, 8192, ABSENT, 0.85),
    TRANSPOSE("transpose, f32, 8191 wide", SDYRT_F32, 8191, ABSENT, 0),
    TRANSPOSE("transpose, bf16, 8191 wide", SDYRT_BF16, 8191, ABSENT, 0),
    TRANSPOSE("transpose, f64, 4096 wide", SDYRT_F64, 4096, ABSENT, 0),
    TRANSPOSE("transpose, i8, 8192 wide", SDYRT_I8, 8192, ABSENT, 0),
    PERMUTE("permute (0,2,1), f32", SDYRT_F32, 0, 0.85, P021),
    PERMUTE("permute (2,1,0), f32", SDYRT_F32, 0, 0.85, P210),
    PERMUTE("permute (1,0,2,3), f32", SDYRT_F32, 0, 0.85, P1023),
    PERMUTE("permute (0,2,1), bf16", SDYRT_BF16, ABSENT, 0.85, P021),
    PERMUTE("permute (2,1,0), bf16", SDYRT_BF16, ABSENT, 0.85, P210),
    PERMUTE("permute (1,0,2,3), bf16", SDYRT_BF16, ABSENT, 0.85, P1023),
    FLAT("fill, f32 0", SDYRT_F32, FILL, 0, ABSENT, .value = 0),
    FLAT("fill, f32 1", SDYRT_F32, FILL, 0, 0, .value = 0x3f800000),
    SUM("sum of 2, f32", SDYRT_F32, 2, 0, 0),
    SUM("sum of 8, f32", SDYRT_F32, 8, 0, 0),
    SUM("sum of 2, bf16", SDYRT_BF16, 2, 0, 0),
    SUM("sum of 8, bf16", SDYRT_BF16, 8, 0, 0),
    SUM("sum of 2, f16", SDYRT_F16, 2, 0, ABSENT),
    SUM("sum of 8, f16", SDYRT_F16, 8, ABSENT, 0),
    SUM("sum of 2, f64", SDYRT_F64, 2, 0, ABSENT),
    SUM("sum of 8, f64", SDYRT_F64, 8, 0, ABSENT),
    CONVERSION("f32 to bf16", SDYRT_F32, SDYRT_BF16, 0, 0.85),
    CONVERSION("bf16 to f32", SDYRT_BF16, SDYRT_F32, ABSENT, 0.85),
    CONVERSION("f32 to f16", SDYRT_F32, SDYRT_F16, ABSENT, 0.85),
    CONVERSION("f16 to f32", SDYRT_F16, SDYRT_F32, ABSENT, 0.85),
    CONVERSION("f32 to f8E4M3FN", SDYRT_F32, SDYRT_F8E4M3FN, ABSENT, 0),
    CONVERSION("f8E4M3FN to f32", SDYRT_F8E4M3FN, SDYRT_F32, ABSENT, 0),
    CONVERSION("f64 to f32", SDYRT_F64, SDYRT_F32, ABSENT, 0),
    ROWS("rows packed for 8", SDYRT_F32, COPY, 4, 0.85, .boxes = 8,
         .rows = PACKED),
    ROWS("rows unpacked from 8", SDYRT_F32, COPY, 4, 0.85, .boxes = 8,
         .rows = UNPACKED),
    ROWS("rows summed from 8, f32", SDYRT_F32, REDUCE, 4, 0.85, .n_terms = 8,
         .rows = UNPACKED),
    ROWS("rows summed from 8, bf16", SDYRT_BF16, REDUCE, 2, 0.85, .n_terms = 8,
         .rows = UNPACKED),
};
const int n_bench_cases = sizeof bench_cases / sizeof *bench_cases;
