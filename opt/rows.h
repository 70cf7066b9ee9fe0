/* Columns of the op table that only these passes read: rows.def. The table of
 * program/rows names what every user of programs links; a row here is the rest
 * of a row there, for those who link these passes. The comment of a field says
 * what it means to leave it out. */
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
    /* Makes it an op of one device (local/local.h): always, and if a value of
     * it is cut; left out: it stays, with the types of its parts. */
    sdyrt_status (*localize)(struct sdyi_local *local, sdyi_op *op);
    sdyrt_status (*localize_cut)(struct sdyi_local *local, sdyi_op *op);
    /* Makes it one of longer operands (pad/pad.h), and of its results, if
     * `pads_results`; left out: results alone get longer. */
    sdyrt_status (*pad)(struct sdyi_padder *padder, sdyi_op *op);
    bool pads_results;
    /* Checks the unreduced axes that come and go (verify_unreduced_axes.c);
     * left out: those of a sum may come, at a terminator any. */
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
