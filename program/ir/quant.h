/* Quantized types, !quant.uniform<..>: kept as opaque types, parsed on
 * demand. */
#ifndef SDYI_PROGRAM_IR_QUANT_H
#define SDYI_PROGRAM_IR_QUANT_H

#include "program/ir/type.h"

/* A slice of a type's text. */
typedef struct sdyi_quant_part {
    const char *text;
    size_t length;
} sdyi_quant_part;

bool sdyi_part_same(sdyi_quant_part a, sdyi_quant_part b);

/* The storage type of an element: `i8`, `u8`, `f8E5M2`, or an index into a
 * table of quantiles, `!quant.quantile<i2:f16, {..}>`. */
typedef struct sdyi_quant_storage {
    int width;
    bool is_float, is_quantile;
    sdyi_sign sign;   /* of the integer type: that of `u8` is i8 */
    bool is_unsigned; /* its limits begin at 0: `u8`, `ui8`, an index `i2` */
    int bits;         /* of the table's entries; without a table, `width` */
} sdyi_quant_storage;

/* The storage of `!quant.quantile<..>`; false: another type. */
bool sdyi_quantile_of(const sdyi_type *type, sdyi_quant_storage *storage);

typedef enum sdyi_quant_kind {
    SDYI_QUANT_WHOLE, /* per tensor: one scale */
    SDYI_QUANT_AXIS,  /* per axis: one scale for each index */
    SDYI_QUANT_BLOCKS /* sub-channel: one for each block; axis and scales are
                         not parsed */
} sdyi_quant_kind;

typedef struct sdyi_quant {
    sdyi_quant_kind kind;
    sdyi_quant_part stored;    /* `i8`, without limits */
    sdyi_quant_part limits;    /* `<-127:127>`, or empty */
    sdyi_quant_part expressed; /* `f32` */
    sdyi_quant_storage storage;
    int64_t low, high; /* limits of the stored integer; of a float: 0 */
    int64_t axis;
    sdyi_quant_part scales; /* `0.1:5,0.2`, for sdyi_quant_next */
} sdyi_quant;

/* false: not a quantized type. */
bool sdyi_quant_of(const sdyi_type *type, sdyi_quant *quant);

typedef struct sdyi_quant_scale {
    sdyi_quant_part scale;
    int64_t zero_point;
} sdyi_quant_scale;

/* Type check of a constant: its value's type is the result's, or has the
 * storage type of the result's quantized elements; never indices into a
 * table. */
bool sdyi_quant_holds(const sdyi_type *result, const sdyi_type *value);

/* Remove the first scale from the list; false: the list is empty. */
bool sdyi_quant_next(sdyi_quant_part *scales, sdyi_quant_scale *first);
int64_t sdyi_quant_count(const sdyi_quant *quant);

#endif
