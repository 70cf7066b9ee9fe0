/* The reductions of the dialect shard by those of the library. i1 is an integer
 * modulo 2 whose true compares as -1, so its reductions are bitwise; integers
 * of 2 and 4 bits are reduced in the bytes that store them, then wrapped. */
#include "program/ir/record.h"
#include "program/text/print.h"
#include "shard/execute/entries.h"
#include "shard/execute/grid.h"

#include <string.h>

static sdyrt_status read_kind(const sdyi_op *op, sdyrt_op *to) {
    static const struct {
        const char *name;
        sdyrt_reduction reduction, of_i1;
    } known[] = {
        {"sum", SDYRT_SUM, SDYRT_XOR},
        {"max", SDYRT_MAX, SDYRT_AND},
        {"min", SDYRT_MIN, SDYRT_OR},
        {"product", SDYRT_PROD, SDYRT_AND},
        {"average", SDYRT_SUM, SDYRT_SUM}, /* no i1 can be divided */
        {"bitwise_and", SDYRT_AND, SDYRT_AND},
        {"bitwise_or", SDYRT_OR, SDYRT_OR},
        {"bitwise_xor", SDYRT_XOR, SDYRT_XOR},
    };
    const char *const name =
        sdyi_enums[SDYI_ENUM_REDUCTION_KIND]
            .words[sdyi_shard_int(op, SDYI_NAME_REDUCTION, 0)];
    const size_t n = sizeof known / sizeof known[0];
    const sdyrt_dtype dtype = to->out_dtype;
    size_t i = 0;
    while (i < n && strcmp(known[i].name, name) != 0)
        i++;
    if (i == n)
        return sdyi_refuse(op,
                           "the reduction %s, which does not say how two "
                           "elements are combined",
                           name);
    to->reduction = dtype == SDYRT_BOOL ? known[i].of_i1 : known[i].reduction;
    to->averages = strcmp(name, "average") == 0;
    return sdyrt_can_reduce(dtype, to->reduction)
               ? SDYRT_OK
               : sdyi_refuse(
                     op, "the reduction %s of %s", name,
                     sdyi_type_text(op->module->pool, op->results[0].type));
}

sdyrt_status sdyi_grid_reduction_read(sdyi_compiler *c, const sdyi_op *op,
                                      sdyi_grid_move *move) {
    sdyrt_op *const to = &move->op;
    const sdyi_shape *const in = move->in, *const out = move->out;
    SDYI_TRY(read_kind(op, to));
    to->converts_terms = true;
    if (out->narrow == 0)
        return SDYRT_OK;
    move->averages = to->averages;
    to->averages = false;
    if (in->dtype == out->dtype && in->narrow == out->narrow)
        return SDYRT_OK;
    move->conversion = sdyi_conversion_make(in->dtype, out);
    move->converted = sdyi_slot_scratch(c, (size_t)in->count * out->width);
    move->is_converted = true;
    to->type.dtype = out->dtype;
    to->converts = false;
    return SDYRT_OK;
}

const void *sdyi_grid_terms(const sdyi_grid_move *move, const sdyi_thunk *t,
                            const sdyi_frame *f) {
    const void *const in = sdyi_in(t, f, 0);
    if (!move->is_converted)
        return in;
    void *const converted = f->data[move->converted];
    sdyi_conversion_run(&move->conversion, converted, in, move->in->count);
    return converted;
}

void sdyi_grid_wrap(const sdyi_grid_move *move, const sdyi_thunk *t,
                    const sdyi_frame *f) {
    const sdyi_shape *const shape = move->out;
    const bool is_unsigned = shape->dtype == SDYRT_U8;
    int64_t sizes[SDYI_GRID_MOST_AXES], n_members = 1;
    if (!sdyi_grid_reduces(move) || shape->narrow == 0)
        return;
    int8_t *const out = sdyi_out(t, f, 0);
    sdyi_wrap(out, shape->count, shape->narrow, is_unsigned);
    if (!move->averages)
        return;
    (void)sdyi_grid_bind(move->grid.sizes, move->grid.n, f->rank->world.size,
                         sizes);
    for (int i = 0; i < move->n_grid_axes; i++)
        n_members *= sizes[move->grid_axes[i]];
    for (int64_t i = 0; i < shape->count; i++)
        out[i] = (int8_t)((is_unsigned ? (uint8_t)out[i] : out[i]) / n_members);
}
