/* Quantized types of MLIR's dialect quant: types of kind QUANT. */
#ifndef SDYI_PROGRAM_IR_QUANT_H
#define SDYI_PROGRAM_IR_QUANT_H

#include "program/ir/type.h"

typedef enum sdyi_quant_kind {
    SDYI_QUANT_WHOLE,      /* uniform, per tensor: one scale */
    SDYI_QUANT_AXIS,       /* uniform, per axis: one scale for each index */
    SDYI_QUANT_BLOCKS,     /* uniform, sub-channel: one for each block */
    SDYI_QUANT_ANY,        /* any<i8:f32>: no scales */
    SDYI_QUANT_CALIBRATED, /* calibrated<f32<-1.0:1.0>> */
    SDYI_QUANT_QUANTILE    /* quantile<i2:f16, {..}>: a storage type, indices
                              into a table */
} sdyi_quant_kind;

typedef struct sdyi_quant_scale {
    double scale; /* of BLOCKS: rounded to the expressed type */
    int64_t zero_point;
} sdyi_quant_scale;

/* The cells of a type of kind QUANT; arrays are interned, and NULL where they
 * are empty. */
typedef struct sdyi_quant {
    sdyi_quant_kind kind;
    int is_unsigned;            /* limits begin at 0: `u8`, `ui8`, an index of
                                   type i2 */
    const sdyi_type *stored;    /* an integer, also of `u8` i8, a float or a
                                   QUANTILE; of CALIBRATED: NULL */
    const sdyi_type *expressed; /* a float; of QUANTILE: the entries of the
                                   table; of some ANY: NULL */
    int64_t low, high;          /* limits of the stored number */
    int has_limits;             /* limits narrower than the type's */
    int axis;                   /* AXIS */
    const sdyi_quant_scale *scales; /* CALIBRATED: two, the least and the most;
                                       QUANTILE: the table */
    const int64_t *blocks;          /* BLOCKS: axis and size in turn */
    const int64_t *shape;           /* BLOCKS: of the nested lists of scales */
    int n_scales, n_blocks, n_shape;
    int unused; /* 0: no padding, whose bytes would differ in equal types */
} sdyi_quant;

/* The type with these cells. */
const sdyi_type *sdyi_type_quant(struct sdyi_pool *pool, sdyi_quant quant);

/* NULL: no type of kind QUANT. */
const sdyi_quant *sdyi_quant_cells(const sdyi_type *type);
/* The cells of a uniform type: WHOLE, AXIS or BLOCKS; NULL: another type. */
const sdyi_quant *sdyi_quant_of(const sdyi_type *type);
/* The storage type; of a QUANTILE, that of its indices. */
const sdyi_type *sdyi_quant_number(const sdyi_type *stored);

/* Type check of a constant: its value's type is the result's, or has the
 * storage type of the result's quantized elements; never indices into a
 * table. */
bool sdyi_quant_holds(const sdyi_type *result, const sdyi_type *value);

#endif
