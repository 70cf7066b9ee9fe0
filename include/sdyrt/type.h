/* Element types and tensor types. */
#ifndef SDYRT_TYPE_H
#define SDYRT_TYPE_H

#include <sdyrt/status.h>

SDYRT_BEGIN

/* Element types, named as MLIR prints them. */
typedef enum sdyrt_dtype {
    SDYRT_F64 = 0,
    SDYRT_F32 = 1,
    SDYRT_F16 = 2,
    SDYRT_BF16 = 3,
    SDYRT_I8 = 4,
    SDYRT_I16 = 5,
    SDYRT_I32 = 6,
    SDYRT_I64 = 7,
    SDYRT_U8 = 8,
    SDYRT_U16 = 9,
    SDYRT_U32 = 10,
    SDYRT_U64 = 11,
    SDYRT_C64 = 12,
    SDYRT_C128 = 13,
    SDYRT_BOOL = 14,
    SDYRT_F8E4M3 = 15,
    SDYRT_F8E4M3FN = 16,
    SDYRT_F8E4M3FNUZ = 17,
    SDYRT_F8E4M3B11FNUZ = 18,
    SDYRT_F8E5M2 = 19,
    SDYRT_F8E5M2FNUZ = 20,
    SDYRT_F8E3M4 = 21,
    SDYRT_F8E8M0FNU = 22,
    SDYRT_DTYPE_COUNT = 23
} sdyrt_dtype;

/* Bytes of one element; 0 for no dtype. */
SDYRT_API size_t sdyrt_dtype_bytes(sdyrt_dtype dtype);

/* The text of a dtype, such as "bf16"; "?" for no dtype. */
SDYRT_API const char *sdyrt_dtype_name(sdyrt_dtype dtype);

/* The reduction that combines partial values along unreduced axes. */
typedef enum sdyrt_reduction {
    SDYRT_SUM = 0,
    SDYRT_MAX = 1, /* NaN wins, as in stablehlo.maximum */
    SDYRT_MIN = 2, /* NaN wins */
    SDYRT_PROD = 3,
    SDYRT_AND = 4, /* of each bit; of i1: whether all are true, 0 or 1 */
    SDYRT_OR = 5,
    SDYRT_XOR = 6,
    SDYRT_REDUCTION_COUNT = 7
} sdyrt_reduction;

/* "sum", "max", "min", "prod", "and", "or" or "xor"; "?" for no reduction. */
SDYRT_API const char *sdyrt_reduction_name(sdyrt_reduction reduction);

/* A reduction of the user's own: into[i] = into[i] op values[i], for `n`
 * elements of `dtype`. Terms come in the order of the group's members, so that
 * it need be neither commutative nor associative. It is called on the threads
 * of ranks, several at once, for any parts of a tensor, and calls nothing of
 * the library's. */
typedef void (*sdyrt_combine_fn)(void *into, const void *values, int64_t n,
                                 sdyrt_dtype dtype, void *argument);

/* True if `reduction` can combine values of `dtype`: integers by all;
 * f64 f32 f16 bf16 by sum, max, min and prod; complex by sum and prod; i1 by
 * and, or and xor; the 8-bit floats by none. */
SDYRT_API bool sdyrt_can_reduce(sdyrt_dtype dtype, sdyrt_reduction reduction);

#define SDYRT_MAX_RANK 16
#define SDYRT_DYNAMIC INT64_MIN /* a dimension printed as `?` */

/* The class of a value: values that are not tensors can have shardings too. */
typedef enum sdyrt_value_class {
    SDYRT_TENSOR = 0,   /* ranked: `tensor<8x?xf32>` */
    SDYRT_UNRANKED = 1, /* `tensor<*xf32>` */
    SDYRT_TOKEN = 2,    /* `!stablehlo.token`: has no shape */
    SDYRT_TUPLE = 3     /* `tuple<..>` of other than one element */
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
