/* Quantized types, !quant.uniform<..>: opaque ones, whose text says all. */
#ifndef SDYI_PROGRAM_IR_QUANT_H
#define SDYI_PROGRAM_IR_QUANT_H

#include "program/ir/type.h"

/* A part of a type's text. */
typedef struct sdyi_part {
    const char *text;
    size_t length;
} sdyi_part;

bool sdyi_part_same(sdyi_part a, sdyi_part b);

/* What is stored of an element: `i8`, `u8`, `f8E5M2`, or an index into a table
 * of quantiles, `!quant.quantile<i2:f16, {..}>`. */
typedef struct sdyi_quant_storage {
    int width;
    bool is_float, is_quantile;
    sdyi_sign sign;   /* of an integer's type, `i8` of `u8` */
    bool is_unsigned; /* its limits begin at 0: `u8`, `ui8`, an index `i2` */
    int bits;         /* of the numbers of the table; without one, the width */
} sdyi_quant_storage;

/* That of `!quant.quantile<..>`; false: it is another type. */
bool sdyi_quantile_of(const sdyi_type *type, sdyi_quant_storage *storage);

typedef enum sdyi_quant_kind {
    SDYI_QUANT_WHOLE, /* one scale for all of a tensor */
    SDYI_QUANT_AXIS,  /* one for each index along an axis */
    SDYI_QUANT_BLOCKS /* one for each block; axis and scales are not read */
} sdyi_quant_kind;

typedef struct sdyi_quant {
    sdyi_quant_kind kind;
    sdyi_part stored;    /* `i8`, without limits */
    sdyi_part limits;    /* `<-127:127>`, or empty */
    sdyi_part expressed; /* `f32` */
    sdyi_quant_storage storage;
    int64_t low, high; /* limits of what is stored; of a float: 0 */
    int64_t axis;
    sdyi_part scales; /* `0.1:5,0.2`, for sdyi_quant_next */
} sdyi_quant;

/* false: it is no such type. */
bool sdyi_quant_of(const sdyi_type *type, sdyi_quant *quant);

typedef struct sdyi_quant_scale {
    sdyi_part scale;
    int64_t zero_point;
} sdyi_quant_scale;

/* Whether a constant whose value is of a type may have the result: the same
 * type, and of quantized elements what they store, but no indices into a
 * table. */
bool sdyi_quant_holds(const sdyi_type *result, const sdyi_type *value);

/* Take the first of the scales; false: there are none. */
bool sdyi_quant_next(sdyi_part *scales, sdyi_quant_scale *first);
int64_t sdyi_quant_count(const sdyi_quant *quant);

#endif
