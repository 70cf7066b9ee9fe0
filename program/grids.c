/* Functions for programs with grids, which a library registers; without one,
 * defaults that find no grids. */
#include "program/grids.h"

#include <sdyrt/execute.h>

const sdyi_grid_programs *sdyi_grid_programs_known(void) {
    const sdyi_extension *e;
    for (int i = 0; (e = sdyi_extension_at(i)) != NULL; i++)
        if (e->programs != NULL)
            return e->programs;
    return NULL;
}

bool sdyrt_program_is_annotated(const sdyrt_program *program) {
    const sdyi_grid_programs *const grids = sdyi_grid_programs_known();
    return grids != NULL && grids->is_annotated(program);
}

bool sdyrt_program_has_open_sizes(const sdyrt_program *program) {
    const sdyi_grid_programs *const grids = sdyi_grid_programs_known();
    return grids != NULL && grids->has_sizes(program->module.op);
}
