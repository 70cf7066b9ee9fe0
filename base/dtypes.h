/* The list of dtypes: the tables over them are made of it.
 *
 * A dtype is a constant of sdyrt_dtype (type.h) and a row here. The format of a
 * float stands in kernels/convert_values.h, what reduces it in reductions.h. */
#ifndef SDYI_BASE_DTYPES_H
#define SDYI_BASE_DTYPES_H

#include <sdyrt/type.h>

/* clang-format off */

/* X(name, text, bytes, numbers an element, each as NCCL reduces it). NONE: NCCL
 * has no such number. */
#define SDYI_DTYPES(X)                                                         \
    X(F64,           "f64",            8, 1, FLOAT64)                          \
    X(F32,           "f32",            4, 1, FLOAT32)                          \
    X(F16,           "f16",            2, 1, FLOAT16)                          \
    X(BF16,          "bf16",           2, 1, BFLOAT16)                         \
    X(I8,            "i8",             1, 1, INT8)                             \
    X(I16,           "i16",            2, 1, NONE)                             \
    X(I32,           "i32",            4, 1, INT32)                            \
    X(I64,           "i64",            8, 1, INT64)                            \
    X(U8,            "ui8",            1, 1, UINT8)                            \
    X(U16,           "ui16",           2, 1, NONE)                             \
    X(U32,           "ui32",           4, 1, UINT32)                           \
    X(U64,           "ui64",           8, 1, UINT64)                           \
    X(C64,           "complex<f32>",   8, 2, FLOAT32)                          \
    X(C128,          "complex<f64>",  16, 2, FLOAT64)                          \
    X(BOOL,          "i1",             1, 1, NONE)                             \
    X(F8E4M3,        "f8E4M3",         1, 1, NONE)                             \
    X(F8E4M3FN,      "f8E4M3FN",       1, 1, NONE)                             \
    X(F8E4M3FNUZ,    "f8E4M3FNUZ",     1, 1, NONE)                             \
    X(F8E4M3B11FNUZ, "f8E4M3B11FNUZ",  1, 1, NONE)                             \
    X(F8E5M2,        "f8E5M2",         1, 1, NONE)                             \
    X(F8E5M2FNUZ,    "f8E5M2FNUZ",     1, 1, NONE)                             \
    X(F8E3M4,        "f8E3M4",         1, 1, NONE)                             \
    X(F8E8M0FNU,     "f8E8M0FNU",      1, 1, NONE)

/* clang-format on */

#endif
