/* Element types and tensor types. */
#ifndef SDYRT_TYPE_H
#define SDYRT_TYPE_H

#include <sdyrt/status.h>

SDYRT_BEGIN

/* `X(NAME, text, bytes)`: the text is the one that MLIR prints. */
#define SDYRT_DTYPES(X)                                                        \
    X(F64, "f64", 8)                                                           \
    X(F32, "f32", 4)                                                           \
    X(F16, "f16", 2)                                                           \
    X(BF16, "bf16", 2)                                                         \
    X(I8, "i8", 1)                                                             \
    X(I16, "i16", 2)                                                           \
    X(I32, "i32", 4)                                                           \
    X(I64, "i64", 8)                                                           \
    X(U8, "ui8", 1)                                                            \
    X(U16, "ui16", 2)                                                          \
    X(U32, "ui32", 4)                                                          \
    X(U64, "ui64", 8)                                                          \
    X(C64, "complex<f32>", 8)                                                  \
    X(C128, "complex<f64>", 16)                                                \
    X(BOOL, "i1", 1)                                                           \
    X(F8E4M3, "f8E4M3", 1)                                                     \
    X(F8E4M3FN, "f8E4M3FN", 1)                                                 \
    X(F8E4M3FNUZ, "f8E4M3FNUZ", 1)                                             \
    X(F8E4M3B11FNUZ, "f8E4M3B11FNUZ", 1)                                       \
    X(F8E5M2, "f8E5M2", 1)                                                     \
    X(F8E5M2FNUZ, "f8E5M2FNUZ", 1)                                             \
    X(F8E3M4, "f8E3M4", 1)                                                     \
    X(F8E8M0FNU, "f8E8M0FNU", 1)

#define SDYRT_DTYPE_ENTRY_(name, text, bytes) SDYRT_##name,
typedef enum sdyrt_dtype {
    SDYRT_DTYPES(SDYRT_DTYPE_ENTRY_) SDYRT_DTYPE_COUNT
} sdyrt_dtype;
#undef SDYRT_DTYPE_ENTRY_

/* Bytes of one element; 0 for no dtype. */
SDYRT_API size_t sdyrt_dtype_bytes(sdyrt_dtype dtype);

/* The text of a dtype, such as "bf16"; "?" for no dtype. */
SDYRT_API const char *sdyrt_dtype_name(sdyrt_dtype dtype);

/* How partial values along unreduced axes combine. */
typedef enum sdyrt_reduction {
    SDYRT_SUM,
    SDYRT_MAX, /* NaN wins, as in stablehlo.maximum */
    SDYRT_MIN, /* NaN wins */
    SDYRT_PROD,
    SDYRT_REDUCTION_COUNT
} sdyrt_reduction;

/* "sum", "max", "min" or "prod"; "?" for no reduction. */
SDYRT_API const char *sdyrt_reduction_name(sdyrt_reduction reduction);

/* Whether values of `dtype` can be combined by `reduction`: all four for
 * integers and f64 f32 f16 bf16, sum and prod for complex, none for i1 and the
 * 8-bit floats. */
SDYRT_API bool sdyrt_can_reduce(sdyrt_dtype dtype, sdyrt_reduction reduction);

#define SDYRT_MAX_RANK 16
#define SDYRT_DYNAMIC INT64_MIN /* a dimension printed as `?` */

/* What a value is: shardings also sit on values that are not tensors. */
typedef enum sdyrt_value_class {
    SDYRT_TENSOR,   /* ranked: `tensor<8x?xf32>` */
    SDYRT_UNRANKED, /* `tensor<*xf32>` */
    SDYRT_TOKEN,    /* `!stablehlo.token`: has no shape */
    SDYRT_TUPLE     /* `tuple<..>` of other than one element */
} sdyrt_value_class;

/* The type of a global (not sharded) value. Plain data, owns nothing. */
typedef struct sdyrt_type {
    sdyrt_value_class value_class;
    sdyrt_dtype dtype;
    int rank;
    int64_t dims[SDYRT_MAX_RANK]; /* elements; >= 0 or SDYRT_DYNAMIC */
} sdyrt_type;

/* Read a type from text such as `tensor<8x16xf32>`, `tensor<f32>`,
 * `tensor<?x4xi1>`, `tensor<*xf32>`, `!stablehlo.token`, `tuple<T, ..>`; a
 * tuple of one element is read as that element.
 *
 * Errors: ARGUMENT with PARSE_TYPE (line, column, what was expected), LIMIT,
 *         OVERFLOW (a size that does not fit 63 bits). */
SDYRT_API sdyrt_status sdyrt_type_parse(const char *text, sdyrt_type *type);

/* Print a type; as snprintf: writes at most `bytes` bytes with the final NUL
 * and returns the length of the whole text. */
SDYRT_API size_t sdyrt_type_print(const sdyrt_type *type, char *text,
                                  size_t bytes);

/* The number of elements of a static tensor type.
 *
 * Errors: OVERFLOW above 2^63 - 1; DYNAMIC_SHAPE. */
SDYRT_API sdyrt_status sdyrt_type_elements(const sdyrt_type *type,
                                           int64_t *elements);

SDYRT_END

#endif
