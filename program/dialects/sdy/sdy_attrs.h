/* Readers and printers of Shardy's attributes, shared by the files of its
 * text. */
#ifndef SDYI_PROGRAM_DIALECTS_SDY_SDY_ATTRS_H
#define SDYI_PROGRAM_DIALECTS_SDY_SDY_ATTRS_H

#include "program/dialects/sdy/edges.h"
#include "program/text/dialect.h"

/* Report the last failure of a reader of the mesh library. fail_parse.c */
sdyrt_status sdyi_sdy_again(sdyi_parser *p, sdyrt_status status);

sdyrt_status sdyi_read_rule(sdyi_parser *p, const sdyi_attr **attr);
void sdyi_print_rule(sdyi_printer *out, const sdyi_attr *attr);

/* Parts of shardings and meshes, and debug records of propagation: pieces.c */
void sdyi_print_piece(sdyi_printer *out, const sdyi_attr *attr);
#define SDYI_PIECE(constant, name)                                             \
    sdyrt_status sdyi_read_piece_##name(sdyi_parser *p, const sdyi_attr **attr);
SDYI_PIECES(SDYI_PIECE)
#undef SDYI_PIECE

/* Cells of an A2A_PARAMS, `{"a"}: 0->1`, and of a RULE: `[ij, k]`, and `ij` or
 * nothing; their printers, which return the cell after them. */
sdyi_read_cells sdyi_read_a2a_cells, sdyi_read_tensor_cells,
    sdyi_read_factor_cells;
void sdyi_print_a2a_cells(sdyi_printer *out, const sdyi_cell *at);
const sdyi_cell *sdyi_print_tensor_cells(sdyi_printer *out,
                                         const sdyi_cell *at);
const sdyi_cell *sdyi_print_factor_cells(sdyi_printer *out,
                                         const sdyi_cell *at);

#endif
