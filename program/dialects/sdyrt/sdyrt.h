/* sdyrt: the ops of this project, in programs that one device of a mesh runs.
 * Each device has a program of its own, whose types are those of its tiles.
 *
 * sdyrt.reshard goes from a tile of a tensor to another tile of it:
 *
 *   %1 = "sdyrt.reshard"(%0) {global = tensor<8x6xf32>,
 *       from = #sdy.sharding<@mesh, [{"x"}, {}]>,
 *       to = #sdy.sharding<@mesh, [{}, {"x"}]>}
 *       : (tensor<4x6xf32>) -> tensor<8x3xf32>
 *
 *   global       the tensor
 *   from, to     how the mesh cuts it, before and after. Unreduced axes of
 *                `from` that `to` does not have are reduced.
 *   reduction    how: "sum", "max", "min", "prod", "and", "or", "xor"; left
 *                out: as `from` has it
 *   manual_axes  axes along which there are as many tensors of that type, a
 *                device having to do with its own alone; in no sharding */
#ifndef SDYI_PROGRAM_DIALECTS_SDYRT_SDYRT_H
#define SDYI_PROGRAM_DIALECTS_SDYRT_SDYRT_H

#include "program/ir/row.h"

/* The reduction of an attribute; SDYRT_REDUCTION_COUNT: of no such name. */
sdyrt_reduction sdyi_reduction_named(const sdyi_attr *attr);

/* Whether a sharding's unreduced axes may have terms of it. */
static inline bool sdyi_reduction_is_of_shardings(sdyrt_reduction reduction) {
    return reduction == SDYRT_SUM || reduction == SDYRT_MAX ||
           reduction == SDYRT_MIN;
}

sdyrt_status sdyi_verify_tile_reshard(const sdyi_op *op,
                                      const struct sdyi_symbols *symbols);

#endif
