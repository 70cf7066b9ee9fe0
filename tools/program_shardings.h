/* Meshes and shardings that a command line adds to a program. */
#ifndef SDYRT_TOOLS_PROGRAM_SHARDINGS_H
#define SDYRT_TOOLS_PROGRAM_SHARDINGS_H

#include <sdyrt/program.h>

#include "values.h"

/* The function that runs: main, or the first one; NULL: there is none. */
const sdyrt_operation *program_main(const sdyrt_program *program);

/* A function that reports an error of the program; `what` is the option. */
typedef int program_fail(const char *what);

int program_add_meshes(const cli_values *values, sdyrt_program *program,
                       program_fail *fail);

typedef sdyrt_status program_set(const sdyrt_operation *function, int i,
                                 const sdyrt_sharding *sharding);
/* Set `N=SHARDING` of each --option, on the public function, or main. */
int program_set_shardings(const sdyrt_program *program, const char *option,
                          const cli_texts *texts, program_set *set,
                          program_fail *fail);

#endif
