/* The files of a run: DIR/dev-<id>.bin holds the tile of device id, row-major,
 * little-endian, without a header. */
#ifndef SDYRT_TOOLS_TILE_FILES_H
#define SDYRT_TOOLS_TILE_FILES_H

#include <sys/types.h>

#include "operation.h"

/* The file of a device's tile. */
typedef struct cli_file {
    int64_t device;
    size_t bytes;
    void *data; /* NULL when there are no bytes */
    char *path;
    char *temporary; /* of an output; NULL: not written, or in its place */
} cli_file;

typedef struct cli_files {
    cli_file *file; /* by rank; path NULL: the rank has no device */
    const char *directory;
} cli_files;

/* Name the file of every device of the mesh before or after, in the place of
 * its rank, with the bytes of its tile. */
int cli_files_make(cli_files *files, const cli_operation *operation, bool to,
                   const char *directory);
void cli_files_free(cli_files *files, int ranks);

/* Fail unless every file is there and has the size of its tile. */
int cli_files_check_inputs(const cli_files *files,
                           const cli_operation *operation);
/* Fail when a directory is in the place of a result: its rename would fail when
 * others were already renamed. */
int cli_files_check_outputs(const cli_files *files, int ranks);

/* Make the output directory; `*made` when it was not there. */
int cli_make_directory(const char *path, bool *made);

/* Read a file into its data. */
int cli_file_read(const cli_file *file);
/* Write its data under a temporary name in the directory. */
int cli_file_write(cli_file *file, const char *directory, mode_t mode);

#endif
