/* The files of `sdyrt run`: tiles in a directory, one for each device, or one
 * file of the global tensor. */
#ifndef SDYRT_TOOLS_RUN_FILES_H
#define SDYRT_TOOLS_RUN_FILES_H

#include "base/out_file.h"
#include "cli/job.h"
#include "npy.h"
#include "operation.h"

/* A tile or a global tensor, and its file. */
typedef struct tile_file {
    int64_t device;
    sdyrt_tile tile; /* in the global tensor; empty for a rank without a
                        device */
    sdyrt_type type; /* of the file */
    bool is_npy;     /* else its bytes alone */
    size_t bytes;
    size_t room;       /* of the buffer, in bytes */
    void *data;        /* NULL when that is none */
    char *path;        /* NULL: there is no such file */
    sdyi_out_file out; /* of an output; zeroed: it is not written */
} tile_file;

/* The files of a directory, or the one of the global tensor. */
typedef struct tile_files {
    tile_file *file; /* by rank, then that of the global tensor: file[n] */
    int n;           /* ranks */
    const char *path;
    bool is_whole;
} tile_files;

/* Set the input file of each device of the mesh before, at the place of its
 * rank: dev-0.npy if it exists, else dev-0.bin. Or the file of the global
 * tensor, if `path` ends in .npy or .bin and is no directory. */
int tile_files_make_in(tile_files *s, const cli_operation *operation,
                       const char *path);
/* Set the output files of the mesh after: in the form of the inputs, .npy if
 * any input is. */
int tile_files_make_out(tile_files *s, const cli_operation *operation,
                        const char *path, const tile_files *in);
void tile_files_free(tile_files *s);

/* Fail unless all files exist, in one form, and have the size of their tiles;
 * for .npy also the dtype and shape. */
int tile_files_check_inputs(const tile_files *s);

/* Fail before anything runs if results cannot be written. A directory is made;
 * `*made`: it did not exist. */
int tile_files_check_outputs(const tile_files *s, bool *made);

/* Read a file into its data, and check it. */
int tile_file_read(const tile_files *s, const tile_file *file);

/* Write the data to a temporary file, to be kept under its name later. */
int tile_file_write(tile_file *file);

/* -- global tensors: run_whole.c ------------------------------------------- */

/* Fail if the devices' tiles are not those of one tensor. */
int whole_check(const cli_operation *operation, bool to, const char *path);

/* Read the tiles of rank `only`, or of all (-1), from the global tensor. */
int whole_read(tile_files *s, int only);

/* Join the tiles of all ranks to the global tensor on rank 0, and fail if
 * devices have different values of one element. Collective. */
int whole_join(tile_files *s, const cli_job *job);

#endif
