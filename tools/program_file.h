/* Commands of a FILE that is a program: it is read, and its errors are shown as
 * mlir-opt shows them. */
#ifndef SDYRT_TOOLS_PROGRAM_FILE_H
#define SDYRT_TOOLS_PROGRAM_FILE_H

#include <sdyrt/program.h>

/* Of a command: the exit status. The source is the file's. */
typedef int program_run(const void *options, sdyrt_pool *pool,
                        const sdyrt_source *source);
/* `path` is NULL where the command line has no FILE: that is told. */
int program_run_file(const char *command, const char *path, program_run *run,
                     const void *options);
/* Tells of an error in `run`, as `what`, if the program's own have not been
 * shown. CLI_FAILED. */
int program_failed(const char *what);

#endif
