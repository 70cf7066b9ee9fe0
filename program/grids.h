/* Programs that devices share by a grid, not by a mesh of Shardy: what loading
 * asks of the library that has them (ir/extension.h). */
#ifndef SDYI_PROGRAM_GRIDS_H
#define SDYI_PROGRAM_GRIDS_H

#include "program/internal.h"
#include "program/ir/extension.h"

typedef struct sdyi_grid_programs {
    /* True for a program of one device with annotated values. */
    bool (*is_annotated)(const sdyrt_program *program);
    /* The number of devices of an annotated program's grid; 0: the grid has
     * dynamic sizes, or the program is not annotated. */
    int64_t (*n_devices)(const sdyrt_program *program);
    /* Partition an annotated module into the program of a device, the same text
     * for all. Errors: a grid with another number of devices. */
    sdyrt_status (*cut)(sdyi_module *module, int n_ranks);
    /* True for a module of one device with sizes that each rank has. */
    bool (*has_sizes)(sdyi_op *module);
    /* Turn such a module into the program of a rank, which `sdyrt.rank`
     * names. */
    sdyrt_status (*set_rank)(sdyi_module *module, int rank, int n_ranks);
} sdyi_grid_programs;

/* The table of the extension that has one; NULL: no extension has. */
const sdyi_grid_programs *sdyi_grid_programs_known(void);

#endif
