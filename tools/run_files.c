/* Files of tiles: all are checked before any is read, and results are written
 * next to the files that they replace: see cmd_run.c. */
#include "run_files.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void tile_files_free(tile_files *s) {
    for (int i = 0; s->file != NULL && i <= s->n; i++) {
        free(s->file[i].data);
        free(s->file[i].path);
        sdyi_out_drop(&s->file[i].out);
    }
    free(s->file);
}

static char *file_name(const tile_files *s, const tile_file *file,
                       const char *form) {
    return cli_format("%s/dev-%" PRId64 ".%s", s->path, file->device, form);
}

/* The noun of a file, "tile of device 3" or "tensor". */
static cli_text what_of(const tile_files *s, const tile_file *file) {
    cli_text what = {"tensor"};
    if (!s->is_whole || file != &s->file[s->n])
        (void)snprintf(what.text, sizeof what.text, "tile of device %" PRId64,
                       file->device);
    return what;
}

static int set_bytes(const tile_files *s, tile_file *file, int64_t elements) {
    const size_t element = sdyrt_dtype_bytes(file->type.dtype);
    if (!__builtin_mul_overflow((size_t)elements, element, &file->bytes))
        return CLI_OK;
    return cli_fail("the %s has %" PRId64 " elements, too many for memory",
                    what_of(s, file).text, elements);
}

/* Set the tile of a device, at the place of its rank. */
static int set_tile(tile_files *s, const cli_operation *operation, bool to,
                    int64_t device) {
    const sdyrt_dtype dtype = cli_operation_dtype(operation, to);
    const int64_t rank = cli_operation_rank(operation, to, device);
    if (rank < 0 || rank >= operation->ranks)
        return cli_fail("device %" PRId64 " is on rank %" PRId64
                        ", and the last rank is %d",
                        device, rank, operation->ranks - 1);
    sdyrt_tile tile;
    CLI_TRY(cli_operation_tile(operation, to, device, &tile));
    tile_file *const file = &s->file[rank];
    file->device = device;
    file->tile = tile;
    file->type = (sdyrt_type){.dtype = dtype, .rank = tile.rank};
    memcpy(file->type.dims, tile.size, sizeof tile.size);
    CLI_TRY(set_bytes(s, file, tile.elements));
    const size_t room =
        (size_t)cli_operation_room(operation, to) * sdyrt_dtype_bytes(dtype);
    file->room = room > file->bytes ? room : file->bytes;
    if (!s->is_whole)
        file->path = file_name(s, file, "bin");
    return CLI_OK;
}

static void become_npy(const tile_files *s, tile_file *file) {
    free(file->path);
    file->is_npy = true;
    file->path = file_name(s, file, "npy");
}

static bool is_directory(const char *path) {
    struct stat found;
    return stat(path, &found) == 0 && S_ISDIR(found.st_mode);
}

static bool is_whole_name(const char *path) {
    const size_t n = strlen(path);
    return (npy_is_name(path) ||
            (n > 4 && strcmp(path + n - 4, ".bin") == 0)) &&
           !is_directory(path);
}

static int set_whole(tile_files *s, const cli_operation *operation, bool to) {
    tile_file *const file = &s->file[s->n];
    int64_t elements = 0;
    file->type = operation->op.type;
    file->type.dtype = cli_operation_dtype(operation, to);
    CLI_TRY(whole_check(operation, to, s->path));
    if (sdyrt_type_elements(&file->type, &elements) != SDYRT_OK)
        return cli_fail_library("--type");
    CLI_TRY(set_bytes(s, file, elements));
    file->room = file->bytes;
    file->is_npy = npy_is_name(s->path);
    file->path = cli_format("%s", s->path);
    return CLI_OK;
}

static int set_tiles(tile_files *s, const cli_operation *operation, bool to,
                     const char *path) {
    const sdyrt_mesh *mesh = cli_operation_mesh(operation, to);
    s->file = cli_alloc((size_t)operation->ranks + 1, sizeof *s->file);
    s->n = operation->ranks;
    s->path = path;
    s->is_whole = is_whole_name(path);
    const int64_t count = sdyrt_mesh_device_count(mesh);
    if (s->is_whole)
        CLI_TRY(set_whole(s, operation, to));
    for (int64_t i = 0; i < count; i++) {
        int64_t device = 0;
        if (sdyrt_mesh_device_at(mesh, i, &device) != SDYRT_OK)
            return cli_fail_library(NULL);
        CLI_TRY(set_tile(s, operation, to, device));
    }
    return CLI_OK;
}

int tile_files_make_in(tile_files *s, const cli_operation *operation,
                       const char *path) {
    CLI_TRY(set_tiles(s, operation, false, path));
    for (int rank = 0; rank < s->n; rank++) {
        tile_file *const file = &s->file[rank];
        if (file->path == NULL)
            continue;
        char *const npy = file_name(s, file, "npy");
        if (access(npy, F_OK) == 0)
            become_npy(s, file);
        free(npy);
    }
    return CLI_OK;
}

int tile_files_make_out(tile_files *s, const cli_operation *operation,
                        const char *path, const tile_files *in) {
    bool is_npy = false;
    for (int i = 0; i <= in->n; i++)
        is_npy = is_npy || in->file[i].is_npy;
    const int status = set_tiles(s, operation, true, path);
    for (int rank = 0; rank < s->n && is_npy; rank++)
        if (s->file[rank].path != NULL)
            become_npy(s, &s->file[rank]);
    return status;
}

static int fail_size(const tile_files *s, const tile_file *file,
                     int64_t found) {
    return cli_fail(
        "%s has %" PRId64 " byte%s, but the %s is %s of %s, %zu byte%s",
        file->path, found, found == 1 ? "" : "s", what_of(s, file).text,
        cli_shape_text(file->type.dims, file->type.rank).text,
        sdyrt_dtype_name(file->type.dtype), file->bytes,
        file->bytes == 1 ? "" : "s");
}

/* The source of a file of a global tensor. */
static npy_source source_of(const tile_file *file) {
    return (npy_source){
        .path = file->path, .type = &file->type, .is_raw = !file->is_npy};
}

static int check_npy(const tile_files *s, const tile_file *file) {
    const npy_source source = source_of(file);
    if (s->is_whole)
        return npy_check(&source);
    char *const bin = file_name(s, file, "bin");
    const int status =
        access(bin, F_OK) == 0
            ? cli_fail("%s is there, and %s too", file->path, bin)
            : npy_check(&source);
    free(bin);
    return status;
}

static const char or_whole[] =
    ", and a whole tensor is in a file called .npy or .bin";

static int check_input(const tile_files *s, const tile_file *file) {
    struct stat found;
    if (stat(file->path, &found) != 0)
        return errno == ENOTDIR
                   ? cli_fail("cannot read %s: %s is not a directory%s",
                              file->path, s->path, or_whole)
                   : cli_fail("cannot read %s: %s", file->path,
                              strerror(errno));
    if (!S_ISREG(found.st_mode))
        return cli_fail("cannot read %s: not a regular file", file->path);
    if (file->is_npy)
        return check_npy(s, file);
    return (size_t)found.st_size == file->bytes
               ? CLI_OK
               : fail_size(s, file, found.st_size);
}

int tile_files_check_inputs(const tile_files *s) {
    for (int i = 0; i <= s->n; i++)
        if (s->file[i].path != NULL)
            CLI_TRY(check_input(s, &s->file[i]));
    return CLI_OK;
}

static int make_directory(const char *path, bool *made) {
    if (mkdir(path, 0777) == 0) {
        *made = true;
        return CLI_OK;
    }
    if (errno != EEXIST)
        return cli_fail("cannot make directory %s: %s", path, strerror(errno));
    if (!is_directory(path))
        return cli_fail("%s is not a directory%s", path, or_whole);
    if (access(path, W_OK | X_OK) != 0)
        return cli_fail("cannot write in directory %s: %s", path,
                        strerror(errno));
    return CLI_OK;
}

int tile_files_check_outputs(const tile_files *s, bool *made) {
    if (s->is_whole)
        return cli_check_writable(s->path) ? CLI_OK : CLI_FAILED;
    for (int rank = 0; rank < s->n; rank++)
        if (s->file[rank].path != NULL && is_directory(s->file[rank].path))
            return cli_fail("cannot write %s: it is a directory",
                            s->file[rank].path);
    return make_directory(s->path, made);
}

int tile_file_read(const tile_files *s, const tile_file *file) {
    const npy_source source = source_of(file);
    CLI_TRY(check_input(s, file));
    return npy_read(&source, file->data);
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
