/* Commands of a FILE that is a program: it is read, and its errors are shown as
 * mlir-opt shows them. */
#ifndef SDYRT_TOOLS_PROGRAM_FILE_H
#define SDYRT_TOOLS_PROGRAM_FILE_H

#include <sdyrt/program.h>

/* The body of a command on the file `source`; returns the exit status. */
typedef int program_run(const void *options, sdyrt_pool *pool,
                        const sdyrt_source *source);

/* The FILE of a command, and the version of Shardy to follow. */
typedef struct program_file {
    const char *path;        /* NULL: no FILE, an error */
    const char *sdy_version; /* NULL: the newest */
} program_file;

#define PROGRAM_SDY_VERSION(options)                                           \
    CLI_OPTION("sdy-version", 0, CLI_TEXT,                                     \
               offsetof(options, file.sdy_version), "newest|jaxlib-0.10.2",    \
               "The version of Shardy that is followed where they differ "     \
               "(default: newest)")

int program_run_file(const char *command, const program_file *file,
                     program_run *run, const void *options);
/* Report an error in `run`, as `what`, unless errors of the program have been
 * shown. Returns CLI_FAILED. */
int program_failed(const char *what);

#endif
