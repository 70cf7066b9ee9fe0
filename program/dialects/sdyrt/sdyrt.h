/* sdyrt: this project's dialect, in programs of a single device of a mesh. Each
 * device has a program of its own, with the types of its tiles.
 *
 * sdyrt.reshard moves from one tile of a global tensor to another:
 *
 *   %1 = "sdyrt.reshard"(%0) {global = tensor<8x6xf32>,
 *       from = #sdy.sharding<@mesh, [{"x"}, {}]>,
 *       to = #sdy.sharding<@mesh, [{}, {"x"}]>}
 *       : (tensor<4x6xf32>) -> tensor<8x3xf32>
 *
 *   global       the global tensor type
 *   from, to     its shardings before and after. Unreduced axes of `from` that
 *                `to` does not have are reduced.
 *   reduction    "sum", "max", "min", "prod", "and", "or", "xor"; left out: the
 *                unreduced reduction of `from`
 *   manual_axes  axes along which every device has an independent tensor of
 *                that type; in no sharding */
#ifndef SDYI_PROGRAM_DIALECTS_SDYRT_SDYRT_H
#define SDYI_PROGRAM_DIALECTS_SDYRT_SDYRT_H

#include "program/ir/row.h"

/* The reduction named by an attribute; SDYRT_REDUCTION_COUNT: no such name. */
sdyrt_reduction sdyi_reduction_named(const sdyi_attr *attr);

/* True for reductions that unreduced axes of a sharding can have. */
static inline bool sdyi_reduction_is_of_shardings(sdyrt_reduction reduction) {
    return reduction == SDYRT_SUM || reduction == SDYRT_MAX ||
           reduction == SDYRT_MIN;
}

sdyrt_status sdyi_verify_tile_reshard(const sdyi_op *op,
                                      const struct sdyi_symbols *symbols);

#endif
