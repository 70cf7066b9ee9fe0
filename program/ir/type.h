/* Types, interned: equal types are one pointer. */
#ifndef SDYI_PROGRAM_IR_TYPE_H
#define SDYI_PROGRAM_IR_TYPE_H

#include <sdyrt/type.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sdyi_pool;
struct sdyi_attr;

typedef enum sdyi_type_kind {
    SDYI_TYPE_NONE,     /* none */
    SDYI_TYPE_INTEGER,  /* i32, ui8, si4 */
    SDYI_TYPE_FLOAT,    /* f32 */
    SDYI_TYPE_INDEX,    /* index */
    SDYI_TYPE_COMPLEX,  /* complex<f32> */
    SDYI_TYPE_TENSOR,   /* tensor<2x?xf32> */
    SDYI_TYPE_UNRANKED, /* tensor<*xf32> */
    SDYI_TYPE_VECTOR,   /* vector<4xf32> */
    SDYI_TYPE_TUPLE,    /* tuple<i32, f32> */
    SDYI_TYPE_FUNCTION, /* (i32) -> f32 */
    SDYI_TYPE_MEMREF,   /* memref<4xf32, strided<[2]>, 1>, memref<*xf32> */
    SDYI_TYPE_TOKEN,    /* !stablehlo.token */
    SDYI_TYPE_FUTURE,   /* !stablehlo.future<tensor<f32>> */
    SDYI_TYPE_QUANT,    /* !quant.uniform<i8:f32, 0.1>: quant.h */
    SDYI_TYPE_OPAQUE    /* of another dialect, as text: !llvm.ptr */
} sdyi_type_kind;

typedef enum sdyi_sign { SDYI_SIGNLESS, SDYI_SIGNED, SDYI_UNSIGNED } sdyi_sign;

/* Float formats: constant, MLIR's name, bits. */
#define SDYI_FLOAT_FORMATS(X)                                                  \
    X(F4E2M1FN, "f4E2M1FN", 4)                                                 \
    X(F6E2M3FN, "f6E2M3FN", 6)                                                 \
    X(F6E3M2FN, "f6E3M2FN", 6)                                                 \
    X(F8E3M4, "f8E3M4", 8)                                                     \
    X(F8E4M3, "f8E4M3", 8)                                                     \
    X(F8E4M3FN, "f8E4M3FN", 8)                                                 \
    X(F8E4M3FNUZ, "f8E4M3FNUZ", 8)                                             \
    X(F8E4M3B11FNUZ, "f8E4M3B11FNUZ", 8)                                       \
    X(F8E5M2, "f8E5M2", 8)                                                     \
    X(F8E5M2FNUZ, "f8E5M2FNUZ", 8)                                             \
    X(F8E8M0FNU, "f8E8M0FNU", 8)                                               \
    X(BF16, "bf16", 16)                                                        \
    X(F16, "f16", 16)                                                          \
    X(TF32, "tf32", 19)                                                        \
    X(F32, "f32", 32)                                                          \
    X(F64, "f64", 64)                                                          \
    X(F80, "f80", 80)                                                          \
    X(F128, "f128", 128)

typedef enum sdyi_float {
#define SDYI_FLOAT(constant, name, bits) SDYI_##constant,
    SDYI_FLOAT_FORMATS(SDYI_FLOAT)
#undef SDYI_FLOAT
        SDYI_FLOAT_COUNT
} sdyi_float;

const char *sdyi_float_name(sdyi_float format);
/* SDYI_FLOAT_COUNT: no format of this name. */
sdyi_float sdyi_float_named(const char *name, size_t length);
int sdyi_float_width(sdyi_float format);

/* A cell of a type or an attribute. */
typedef union sdyi_cell {
    int64_t integer;
    const struct sdyi_type *type;
    const struct sdyi_attr *attr;
    const void *pointer;
} sdyi_cell;

typedef struct sdyi_type {
    int kind;                         /* sdyi_type_kind */
    int sign;                         /* INTEGER: sdyi_sign */
    int width;                        /* INTEGER, FLOAT: bits */
    int format;                       /* FLOAT: sdyi_float */
    int n;                            /* number of cells; QUANT, OPAQUE: of
                                         bytes */
    int n_inputs;                     /* FUNCTION: cells that are inputs */
    const struct sdyi_type *element;  /* COMPLEX, TENSOR, UNRANKED, VECTOR,
                                         MEMREF */
    const struct sdyi_attr *encoding; /* TENSOR; VECTOR: scalable sizes; MEMREF:
                                         layout and memory space, or units;
                                         NULL: none */
    sdyi_cell cells[]; /* TENSOR, VECTOR, MEMREF: sizes, SDYRT_DYNAMIC for `?`;
                          unranked MEMREF: one negative size; TUPLE, FUNCTION,
                          FUTURE: types; QUANT: an sdyi_quant; OPAQUE: its
                          text after the `!` */
} sdyi_type;

/* -- making ---------------------------------------------------------------- */

/* NONE, INDEX or TOKEN. */
const sdyi_type *sdyi_type_simple(struct sdyi_pool *pool, sdyi_type_kind kind);
const sdyi_type *sdyi_type_integer(struct sdyi_pool *pool, int width,
                                   sdyi_sign sign);
const sdyi_type *sdyi_type_float(struct sdyi_pool *pool, sdyi_float format);
/* COMPLEX, UNRANKED */
const sdyi_type *sdyi_type_of(struct sdyi_pool *pool, sdyi_type_kind kind,
                              const sdyi_type *element);
/* TENSOR, VECTOR, MEMREF */
const sdyi_type *sdyi_type_shaped(struct sdyi_pool *pool, sdyi_type_kind kind,
                                  const int64_t *dims, int rank,
                                  const sdyi_type *element,
                                  const struct sdyi_attr *encoding);
/* A tensor with other sizes, of the element and the encoding of `type`. */
const sdyi_type *sdyi_type_like(struct sdyi_pool *pool, const sdyi_type *type,
                                const int64_t *dims, int n);
const sdyi_type *sdyi_type_tuple(struct sdyi_pool *pool,
                                 const sdyi_type *const *types, int n);
const sdyi_type *sdyi_type_future(struct sdyi_pool *pool,
                                  const sdyi_type *const *types, int n);
const sdyi_type *sdyi_type_function(struct sdyi_pool *pool,
                                    const sdyi_type *const *inputs,
                                    int n_inputs,
                                    const sdyi_type *const *results,
                                    int n_results);
/* QUANT, OPAQUE */
const sdyi_type *sdyi_type_of_bytes(struct sdyi_pool *pool, sdyi_type_kind kind,
                                    const void *bytes, size_t length);
const sdyi_type *sdyi_type_opaque(struct sdyi_pool *pool, const char *text,
                                  size_t length);

/* !shard.sharding, an OPAQUE type. */
const sdyi_type *sdyi_type_grid_sharding(struct sdyi_pool *pool);

/* -- queries --------------------------------------------------------------- */

static inline bool sdyi_type_is(const sdyi_type *type, sdyi_type_kind kind) {
    return type != NULL && type->kind == (int)kind;
}

bool sdyi_type_is_grid_sharding(const sdyi_type *type);
/* Ranked tensors and vectors, no memrefs. */
bool sdyi_type_is_shaped(const sdyi_type *type);
/* i1, signless. */
bool sdyi_type_is_bool(const sdyi_type *type);
/* A ranked tensor with static sizes. */
bool sdyi_type_is_static(const sdyi_type *type);
/* The element type, or the type itself if it has none. */
const sdyi_type *sdyi_type_element(const sdyi_type *type);
/* The number of elements of a static shape; false: above 2^63 - 1. */
bool sdyi_type_count(const sdyi_type *type, int64_t *count);
/* Bits of an element in a constant: a multiple of 8; 0: no constants have
 * elements of this type. */
int sdyi_type_stored_bits(const sdyi_type *element);
/* 64-bit words of a number of type INTEGER, FLOAT or INDEX. */
static inline int sdyi_type_words(const sdyi_type *number) {
    return number->width <= 64 ? 1 : (number->width + 63) / 64;
}

/* The runtime's dtype of an element type; false: it has none. */
bool sdyi_type_dtype(const sdyi_type *element, sdyrt_dtype *dtype);

#endif
