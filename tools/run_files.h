/* The files of `sdyrt run`: what tiles are read from and written to, one a
 * device in a directory, or the whole tensor in one. */
#ifndef SDYRT_TOOLS_RUN_FILES_H
#define SDYRT_TOOLS_RUN_FILES_H

#include "base/out_file.h"
#include "cli/job.h"
#include "npy.h"
#include "operation.h"

/* A tile or a whole tensor, and its file. */
typedef struct tile_file {
    int64_t device;
    sdyrt_tile tile; /* in the whole; empty for a rank without a device */
    sdyrt_type type; /* of what the file has */
    bool is_npy;     /* else its bytes alone */
    size_t bytes;
    size_t room;       /* of the buffer, in bytes */
    void *data;        /* NULL when that is none */
    char *path;        /* NULL: there is no such file */
    sdyi_out_file out; /* of an output; zeroed: it is not written */
} tile_file;

/* Files of a directory, or the one of the whole tensor. */
typedef struct tile_files {
    tile_file *file; /* by rank, and behind them that of the whole: file[n] */
    int n;           /* ranks */
    const char *path;
    bool is_whole;
} tile_files;

/* Name the file of every device of the mesh before, in the place of its rank:
 * dev-0.npy if that is there, else dev-0.bin. Or of the whole, where `path`
 * ends so and is no directory. */
int tile_files_make_in(tile_files *s, const cli_operation *operation,
                       const char *path);
/* The same of the mesh after: in the form of those before, .npy if any is. */
int tile_files_make_out(tile_files *s, const cli_operation *operation,
                        const char *path, const tile_files *in);
void tile_files_free(tile_files *s);

/* Fail unless every file is there, in one form, and has the size of its tile,
 * and in .npy its dtype and shape. */
int tile_files_check_inputs(const tile_files *s);

/* Fail when results cannot be written, before anything runs. A directory is
 * made; `*made` when it was not there. */
int tile_files_check_outputs(const tile_files *s, bool *made);

/* Read a file into its data, if it is as it must be. */
int tile_file_read(const tile_files *s, const tile_file *file);

/* Write its data, to be kept under its name. */
int tile_file_write(tile_file *file);

/* -- whole tensors: run_whole.c -------------------------------------------- */

/* Fail where what the devices have is not one tensor. */
int whole_check(const cli_operation *operation, bool to, const char *path);

/* Read the tiles of rank `only`, or of all (-1), from the whole. */
int whole_read(tile_files *s, int only);

/* Put the tiles of all ranks into the whole, on rank 0, and fail where devices
 * have other values of the same element. Collective. */
int whole_join(tile_files *s, const cli_job *job);

#endif
