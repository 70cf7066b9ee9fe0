/* Quantized types: their cells, and the constants that have them. */
#include "program/ir/quant.h"
#include "program/ir/pool.h"

static const void *intern(sdyi_pool *pool, const void *array, int n,
                          size_t bytes) {
    return n == 0 ? NULL
                  : sdyi_intern(&pool->values, array, (size_t)n * bytes, NULL);
}

const sdyi_type *sdyi_type_quant(sdyi_pool *pool, sdyi_quant quant) {
    quant.scales =
        intern(pool, quant.scales, quant.n_scales, sizeof *quant.scales);
    quant.blocks =
        intern(pool, quant.blocks, quant.n_blocks, sizeof *quant.blocks);
    quant.shape = intern(pool, quant.shape, quant.n_shape, sizeof *quant.shape);
    return sdyi_type_of_bytes(pool, SDYI_TYPE_QUANT, &quant, sizeof quant);
}

const sdyi_quant *sdyi_quant_cells(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_QUANT)
               ? (const sdyi_quant *)(const void *)type->cells
               : NULL;
}

const sdyi_quant *sdyi_quant_of(const sdyi_type *type) {
    const sdyi_quant *const quant = sdyi_quant_cells(type);
    return quant != NULL && quant->kind <= SDYI_QUANT_BLOCKS ? quant : NULL;
}

const sdyi_type *sdyi_quant_number(const sdyi_type *stored) {
    const sdyi_quant *const quantile = sdyi_quant_cells(stored);
    return quantile == NULL ? stored : quantile->stored;
}

bool sdyi_quant_holds(const sdyi_type *result, const sdyi_type *value) {
    const sdyi_quant *const quant = sdyi_type_is(result, SDYI_TYPE_TENSOR)
                                        ? sdyi_quant_cells(result->element)
                                        : NULL;
    if (quant == NULL || quant->kind > SDYI_QUANT_ANY)
        return result == value;
    if (!sdyi_type_is(value, SDYI_TYPE_TENSOR) || result->n != value->n ||
        result->encoding != value->encoding)
        return false;
    for (int i = 0; i < value->n; i++)
        if (result->cells[i].integer != value->cells[i].integer)
            return false;
    return value->element == quant->stored &&
           !sdyi_type_is(value->element, SDYI_TYPE_QUANT);
}
