/* The files of `sdyrt run`: what tiles are read from and written to. */
#ifndef SDYRT_TOOLS_RUN_FILES_H
#define SDYRT_TOOLS_RUN_FILES_H

#include "base/out_file.h"
#include "operation.h"

/* The file of a device's tile. */
typedef struct tile_file {
    int64_t device;
    size_t bytes;
    size_t room; /* of the buffer, in bytes */
    void *data;  /* NULL when that is none */
    char *path;
    sdyi_out_file out; /* of an output; zeroed: it is not written */
} tile_file;

typedef struct tile_files {
    tile_file *file; /* by rank; path NULL: the rank has no device */
    const char *directory;
} tile_files;

/* Name the file of every device of the mesh before or after, in the place of
 * its rank, with the bytes of its tile. */
int tile_files_make(tile_files *s, const cli_operation *operation, bool to,
                    const char *directory);
void tile_files_free(tile_files *s, int ranks);

/* Fail unless every file is there and has the size of its tile. */
int tile_files_check_inputs(const tile_files *s,
                            const cli_operation *operation);

/* Fail when a directory is in the place of a result, before anything runs. */
int tile_files_check_outputs(const tile_files *s, int ranks);

/* Make the output directory; `*made` when it was not there. */
int tile_files_make_directory(const char *path, bool *made);

/* Read a file into its data. */
int tile_file_read(const tile_file *file);

/* Write its data, to be kept under its name. */
int tile_file_write(tile_file *file);

#endif
