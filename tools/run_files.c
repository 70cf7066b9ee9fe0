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

int tile_files_make(tile_files *s, const cli_operation *operation, bool to,
                    const char *directory) {
    const sdyrt_mesh *mesh = cli_operation_mesh(operation, to);
    const size_t element =
        sdyrt_dtype_bytes(cli_operation_dtype(operation, to));
    s->file = cli_alloc((size_t)operation->ranks, sizeof *s->file);
    s->directory = directory;
    const int64_t count = sdyrt_mesh_device_count(mesh);
    for (int64_t position = 0; position < count; position++) {
        int64_t device = 0;
        if (sdyrt_mesh_device_at(mesh, position, &device) != SDYRT_OK)
            return cli_fail_library(NULL);
        const int64_t rank = cli_operation_rank(operation, to, device);
        if (rank < 0 || rank >= operation->ranks)
            return cli_fail("device %" PRId64 " is on rank %" PRId64
                            ", and the last rank is %d",
                            device, rank, operation->ranks - 1);
        sdyrt_tile tile;
        if (cli_operation_tile(operation, to, device, &tile) != CLI_OK)
            return CLI_FAILED;
        tile_file *file = &s->file[rank];
        file->device = device;
        if (__builtin_mul_overflow((size_t)tile.elements, element,
                                   &file->bytes))
            return cli_fail("the tile of device %" PRId64 " has %" PRId64
                            " elements, too many for memory",
                            device, tile.elements);
        const size_t room = (size_t)cli_operation_room(operation, to) * element;
        file->room = room > file->bytes ? room : file->bytes;
        file->path = cli_format("%s/dev-%" PRId64 ".bin", directory, device);
    }
    return CLI_OK;
}

int tile_files_check_inputs(const tile_files *s,
                            const cli_operation *operation) {
    for (int rank = 0; rank < operation->ranks; rank++) {
        const tile_file *file = &s->file[rank];
        struct stat found;
        if (file->path == NULL)
            continue;
        if (stat(file->path, &found) != 0)
            return cli_fail("cannot read %s: %s", file->path, strerror(errno));
        if (!S_ISREG(found.st_mode))
            return cli_fail("cannot read %s: not a regular file", file->path);
        if ((size_t)found.st_size == file->bytes)
            continue;
        sdyrt_tile tile;
        if (cli_operation_tile(operation, false, file->device, &tile) != CLI_OK)
            return CLI_FAILED;
        char *shape = cli_shape_text(tile.size, tile.rank);
        cli_fail("%s has %" PRId64 " byte%s, but the tile of device %" PRId64
                 " is %s of %s, %zu byte%s",
                 file->path, (int64_t)found.st_size,
                 found.st_size == 1 ? "" : "s", file->device, shape,
                 sdyrt_dtype_name(operation->op.type.dtype), file->bytes,
                 file->bytes == 1 ? "" : "s");
        free(shape);
        return CLI_FAILED;
    }
    return CLI_OK;
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
                   sdyi_out_write(&file->out, file->data, file->bytes) &&
                   sdyi_out_finish(&file->out)
               ? CLI_OK
               : cli_fail("%s", file->out.failure);
}
