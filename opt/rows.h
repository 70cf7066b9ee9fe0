/* Columns of the op table that only the passes of libsdyrt_opt read: rows.def.
 * They are apart from program/rows, so that libsdyrt_program does not link
 * these passes. The comment of a field says what leaving it out means. */
#ifndef SDYI_OPT_ROWS_H
#define SDYI_OPT_ROWS_H

#include "base/status.h"
#include "program/ir/row.h"
#include "program/ir/symbol.h"

struct sdyi_local;
struct sdyi_padder;

typedef struct sdyi_opt_row {
    /* Canonical forms (patterns/), to a NULL; left out: none. */
    const sdyi_pattern *patterns;
    /* Makes the op one of a device (local/local.h): always, and only if a value
     * of it is cut; left out: it stays, with the types of its tiles. */
    sdyrt_status (*localize)(struct sdyi_local *local, sdyi_op *op);
    sdyrt_status (*localize_cut)(struct sdyi_local *local, sdyi_op *op);
    /* Adapts the op to padded operands (pad/pad.h), and pads its results, if
     * `pads_results`; left out: the results alone are padded. */
    sdyrt_status (*pad)(struct sdyi_padder *padder, sdyi_op *op);
    bool pads_results;
    /* Checks unreduced axes that operands or results lack
     * (verify_unreduced_axes.c); left out: a sum may add axes, and a terminator
     * any. */
    sdyrt_status (*unreduced)(const sdyi_symbols *symbols, const sdyi_op *op);
    /* sdy-per-instruction-partitioning (each/): it is no candidate, as it has a
     * form by device or only annotates values; it has attributes that contain
     * elements or sizes, or may have. */
    bool is_left_out, has_sizes;
} sdyi_opt_row;

const sdyi_opt_row *sdyi_opt_row_of(const sdyi_op *op);
/* The patterns of any op: an extension has them in its own row. */
SDYI_EXPORT const sdyi_pattern *sdyi_patterns_of(const sdyi_op *op);

/* Entries `.unreduced`. */
typedef sdyrt_status sdyi_unreduced(const sdyi_symbols *symbols,
                                    const sdyi_op *op);
sdyi_unreduced sdyi_unreduced_led, sdyi_unreduced_collective,
    sdyi_unreduced_reduce, sdyi_unreduced_all_reduce, sdyi_unreduced_call,
    sdyi_unreduced_return;

#endif
