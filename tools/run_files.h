/* The files of `sdyrt run`: what tiles are read from and written to. */
#ifndef SDYRT_TOOLS_RUN_FILES_H
#define SDYRT_TOOLS_RUN_FILES_H

#include "base/out_file.h"
#include "npy.h"
#include "operation.h"

/* The file of a device's tile. */
typedef struct tile_file {
    int64_t device;
    sdyrt_type type; /* of the tile */
    bool is_npy;     /* else its bytes alone */
    size_t bytes;
    size_t room; /* of the buffer, in bytes */
    void *data;  /* NULL when that is none */
    char *path;
    sdyi_out_file out; /* of an output; zeroed: it is not written */
} tile_file;

typedef struct tile_files {
    tile_file *file; /* by rank; path NULL: the rank has no device */
    int n;
    const char *directory;
} tile_files;

/* Name the file of every device of the mesh before, in the place of its rank:
 * dev-0.npy if that is there, else dev-0.bin. */
int tile_files_make_in(tile_files *s, const cli_operation *operation,
                       const char *directory);
/* The same of the mesh after: in the form of those before, .npy if any is. */
int tile_files_make_out(tile_files *s, const cli_operation *operation,
                        const char *directory, const tile_files *in);
void tile_files_free(tile_files *s, int ranks);

/* Fail unless every file is there, in one form, and has the size of its tile,
 * and in .npy its dtype and shape. */
int tile_files_check_inputs(const tile_files *s);

/* Fail when a directory is in the place of a result, before anything runs. */
int tile_files_check_outputs(const tile_files *s, int ranks);

/* Make the output directory; `*made` when it was not there. */
int tile_files_make_directory(const char *path, bool *made);

/* Read a file into its data. */
int tile_file_read(const tile_file *file);

/* Write its data, to be kept under its name. */
int tile_file_write(tile_file *file);

#endif
