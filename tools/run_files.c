/* Files are checked before any is read, and results are written beside those
 * that they replace: see cmd_run.c. */
#include "run_files.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void tile_files_free(tile_files *s, int ranks) {
    for (int rank = 0; s->file != NULL && rank < ranks; rank++) {
        free(s->file[rank].data);
        free(s->file[rank].path);
        sdyi_out_drop(&s->file[rank].out);
    }
    free(s->file);
}

static char *file_name(const tile_files *s, const tile_file *file,
                       const char *form) {
    return cli_format("%s/dev-%" PRId64 ".%s", s->directory, file->device,
                      form);
}

/* The tile of a device, in the place of its rank. */
static int set_tile(tile_files *s, const cli_operation *operation, bool to,
                    int64_t device) {
    const sdyrt_dtype dtype = cli_operation_dtype(operation, to);
    const size_t element = sdyrt_dtype_bytes(dtype);
    const int64_t rank = cli_operation_rank(operation, to, device);
    if (rank < 0 || rank >= operation->ranks)
        return cli_fail("device %" PRId64 " is on rank %" PRId64
                        ", and the last rank is %d",
                        device, rank, operation->ranks - 1);
    sdyrt_tile tile;
    if (cli_operation_tile(operation, to, device, &tile) != CLI_OK)
        return CLI_FAILED;
    tile_file *const file = &s->file[rank];
    file->device = device;
    file->type = (sdyrt_type){.dtype = dtype, .rank = tile.rank};
    memcpy(file->type.dims, tile.size, sizeof tile.size);
    if (__builtin_mul_overflow((size_t)tile.elements, element, &file->bytes))
        return cli_fail("the tile of device %" PRId64 " has %" PRId64
                        " elements, too many for memory",
                        device, tile.elements);
    const size_t room = (size_t)cli_operation_room(operation, to) * element;
    file->room = room > file->bytes ? room : file->bytes;
    file->path = file_name(s, file, "bin");
    return CLI_OK;
}

static void become_npy(const tile_files *s, tile_file *file) {
    free(file->path);
    file->is_npy = true;
    file->path = file_name(s, file, "npy");
}

static int set_tiles(tile_files *s, const cli_operation *operation, bool to,
                     const char *directory) {
    const sdyrt_mesh *mesh = cli_operation_mesh(operation, to);
    s->file = cli_alloc((size_t)operation->ranks, sizeof *s->file);
    s->n = operation->ranks;
    s->directory = directory;
    const int64_t count = sdyrt_mesh_device_count(mesh);
    int status = CLI_OK;
    for (int64_t i = 0; i < count && status == CLI_OK; i++) {
        int64_t device = 0;
        if (sdyrt_mesh_device_at(mesh, i, &device) != SDYRT_OK)
            return cli_fail_library(NULL);
        status = set_tile(s, operation, to, device);
    }
    return status;
}

int tile_files_make_in(tile_files *s, const cli_operation *operation,
                       const char *directory) {
    const int status = set_tiles(s, operation, false, directory);
    for (int rank = 0; rank < s->n && status == CLI_OK; rank++) {
        tile_file *const file = &s->file[rank];
        if (file->path == NULL)
            continue;
        char *const npy = file_name(s, file, "npy");
        if (access(npy, F_OK) == 0)
            become_npy(s, file);
        free(npy);
    }
    return status;
}

int tile_files_make_out(tile_files *s, const cli_operation *operation,
                        const char *directory, const tile_files *in) {
    bool is_npy = false;
    for (int rank = 0; rank < in->n; rank++)
        is_npy = is_npy || in->file[rank].is_npy;
    const int status = set_tiles(s, operation, true, directory);
    for (int rank = 0; rank < s->n && is_npy; rank++)
        if (s->file[rank].path != NULL)
            become_npy(s, &s->file[rank]);
    return status;
}

static int fail_size(const tile_file *file, int64_t found) {
    char *const shape = cli_shape_text(file->type.dims, file->type.rank);
    const int status =
        cli_fail("%s has %" PRId64 " byte%s, but the tile of device %" PRId64
                 " is %s of %s, %zu byte%s",
                 file->path, found, found == 1 ? "" : "s", file->device, shape,
                 sdyrt_dtype_name(file->type.dtype), file->bytes,
                 file->bytes == 1 ? "" : "s");
    free(shape);
    return status;
}

static int check_npy(const tile_files *s, const tile_file *file) {
    char *const bin = file_name(s, file, "bin");
    const int status =
        access(bin, F_OK) == 0
            ? cli_fail("%s is there, and %s too", file->path, bin)
            : npy_check(file->path, &file->type);
    free(bin);
    return status;
}

static int check_input(const tile_files *s, const tile_file *file) {
    struct stat found;
    if (stat(file->path, &found) != 0)
        return cli_fail("cannot read %s: %s", file->path, strerror(errno));
    if (!S_ISREG(found.st_mode))
        return cli_fail("cannot read %s: not a regular file", file->path);
    if (file->is_npy)
        return check_npy(s, file);
    return (size_t)found.st_size == file->bytes
               ? CLI_OK
               : fail_size(file, found.st_size);
}

int tile_files_check_inputs(const tile_files *s) {
    int status = CLI_OK;
    for (int rank = 0; rank < s->n && status == CLI_OK; rank++)
        if (s->file[rank].path != NULL)
            status = check_input(s, &s->file[rank]);
    return status;
}

int tile_files_check_outputs(const tile_files *s, int ranks) {
    for (int rank = 0; rank < ranks; rank++) {
        struct stat found;
        if (s->file[rank].path != NULL &&
            stat(s->file[rank].path, &found) == 0 && S_ISDIR(found.st_mode))
            return cli_fail("cannot write %s: it is a directory",
                            s->file[rank].path);
    }
    return CLI_OK;
}

int tile_files_make_directory(const char *path, bool *made) {
    struct stat found;
    if (mkdir(path, 0777) == 0) {
        *made = true;
        return CLI_OK;
    }
    if (errno != EEXIST)
        return cli_fail("cannot make directory %s: %s", path, strerror(errno));
    if (stat(path, &found) != 0 || !S_ISDIR(found.st_mode))
        return cli_fail("%s is not a directory", path);
    if (access(path, W_OK | X_OK) != 0)
        return cli_fail("cannot write in directory %s: %s", path,
                        strerror(errno));
    return CLI_OK;
}

static int file_fail(const char *path) {
    return cli_fail("cannot read %s: %s", path,
                    errno == 0 ? "its size changed" : strerror(errno));
}

int tile_file_read(const tile_file *file) {
    if (file->is_npy)
        return npy_read(file->path, &file->type, NULL, file->data);
    errno = 0;
    FILE *stream = fopen(file->path, "rb");
    if (stream == NULL)
        return file_fail(file->path);
    const size_t read = fread(file->data, 1, file->bytes, stream);
    const int error = errno;
    fclose(stream);
    errno = error;
    return read == file->bytes ? CLI_OK : file_fail(file->path);
}

int tile_file_write(tile_file *file) {
    return sdyi_out_open(&file->out, file->path) &&
                   (file->is_npy
                        ? npy_write(&file->out, &file->type, NULL, file->data)
                        : sdyi_out_write(&file->out, file->data,
                                         file->bytes)) &&
                   sdyi_out_finish(&file->out)
               ? CLI_OK
               : cli_fail("%s", file->out.failure);
}
