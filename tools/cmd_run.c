/* sdyrt run: run an operation on files.
 *
 * Nothing runs before every input file was found to have the size of its tile,
 * and no output file is replaced before every rank has succeeded: results go to
 * temporary names in the output directory. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "commands.h"
#include "operation.h"

enum { MAX_RANKS = 1024 /* threads */ };

typedef struct run_options {
    cli_operation operation;
    const char *in;
    const char *out;
    const char *backend;
} run_options;

enum { KEY_IN = 'i', KEY_OUT = 'o', KEY_BACKEND = 'b' };

static const struct argp_option option_table[] = {
    CLI_OPERATION_OPTIONS,
    {"in", KEY_IN, "DIR", 0,
     "Where the tiles before are: DIR/dev-<id>.bin is the tile of device id, "
     "row-major, little-endian, without a header",
     16},
    {"out", KEY_OUT, "DIR", 0,
     "Where the tiles after go, in files of the same form; made if missing",
     17},
    {"backend", KEY_BACKEND, "threads", 0,
     "What runs it; only threads in this version", 18},
    CLI_JSON_OPTION,
    CLI_HELP_OPTION,
    {0}};

static int parse(int key, char *argument, void *given) {
    run_options *options = given;
    switch (key) {
    case KEY_IN:
        options->in = argument;
        return 0;
    case KEY_OUT:
        options->out = argument;
        return 0;
    case KEY_BACKEND:
        options->backend = argument;
        return 0;
    default:
        return cli_operation_option(&options->operation, key, argument);
    }
}

static const cli_syntax syntax = {
    .name = "sdyrt run",
    .arguments = "OP",
    .options = option_table,
    .parse = parse,
    .help =
        "Run an operation on files. Each device of the mesh of --from reads "
        "its tile from a file, ranks that are threads of this process "
        "exchange data, and each device of the mesh of --to writes its tile. "
        "A device with an empty tile has an empty file. All files are checked "
        "first, and on an error the files that were there stay as they were. "
        "OP is as for 'sdyrt plan'."
        "\v"
        "Example: turn 2 row blocks of a 4x4 matrix of bytes into 2 column "
        "blocks:\n"
        "  mkdir -p in && printf abcdefgh >in/dev-0.bin && "
        "printf ijklmnop >in/dev-1.bin\n"
        "  sdyrt run reshard --mesh '@m=<[\"x\"=2]>' --type 'tensor<4x4xi8>' "
        "\\\n"
        "      --from '<@m, [{\"x\"}, {}]>' --to '<@m, [{}, {\"x\"}]>' "
        "--in in --out out\n"
        "  cat out/dev-0.bin; echo   # abefijmn"};

/* ---- files ---- */

/* One file of a side: a device's tile. */
typedef struct tile_file {
    int64_t device;
    size_t bytes;
    void *data; /* NULL when there are no bytes */
    char *path;
    char *temporary; /* of an output; NULL: not written, or in its place */
} tile_file;

typedef struct side {
    tile_file *files; /* by rank; path NULL: the rank has no device */
    const char *directory;
} side;

typedef struct job {
    const cli_operation *operation;
    side in;
    side out;
} job;

static void side_free(side *s, int ranks) {
    for (int rank = 0; s->files != NULL && rank < ranks; rank++) {
        free(s->files[rank].data);
        free(s->files[rank].path);
        free(s->files[rank].temporary);
    }
    free(s->files);
}

/* The file of every device of the mesh, in the place of its rank. */
static int side_make(side *s, const cli_operation *operation, bool to,
                     const char *directory) {
    const sdyrt_mesh *mesh = cli_operation_mesh(operation, to);
    const size_t element = sdyrt_dtype_bytes(operation->op.type.dtype);
    s->files = cli_alloc((size_t)operation->ranks, sizeof *s->files);
    s->directory = directory;
    const int64_t count = sdyrt_mesh_device_count(mesh);
    for (int64_t position = 0; position < count; position++) {
        int64_t device = 0;
        if (sdyrt_mesh_device_at(mesh, position, &device) != SDYRT_OK)
            return cli_fail_library(NULL);
        const int64_t rank = cli_operation_rank(operation, to, device);
        if (rank < 0 || rank >= operation->ranks)
            return cli_fail("device %" PRId64 " is on rank %" PRId64
                            ", but there are %d ranks",
                            device, rank, operation->ranks);
        sdyrt_tile tile;
        if (cli_operation_tile(operation, to, device, &tile) != CLI_OK)
            return CLI_FAILED;
        tile_file *file = &s->files[rank];
        file->device = device;
        if (__builtin_mul_overflow((size_t)tile.elements, element,
                                   &file->bytes))
            return cli_fail("the tile of device %" PRId64 " has %" PRId64
                            " elements, too many for memory",
                            device, tile.elements);
        file->path = cli_format("%s/dev-%" PRId64 ".bin", directory, device);
    }
    return CLI_OK;
}

static int check_inputs(const side *s, const cli_operation *operation) {
    for (int rank = 0; rank < operation->ranks; rank++) {
        const tile_file *file = &s->files[rank];
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
        cli_fail("%s has %" PRId64 " bytes, but the tile of device %" PRId64
                 " is %s of %s, %zu bytes",
                 file->path, (int64_t)found.st_size, file->device, shape,
                 sdyrt_dtype_name(operation->op.type.dtype), file->bytes);
        free(shape);
        return CLI_FAILED;
    }
    return CLI_OK;
}

/* A directory in the place of a result would make its rename fail when others
 * were already renamed. */
static int check_outputs(const side *s, int ranks) {
    for (int rank = 0; rank < ranks; rank++) {
        struct stat found;
        if (s->files[rank].path != NULL &&
            stat(s->files[rank].path, &found) == 0 && S_ISDIR(found.st_mode))
            return cli_fail("cannot write %s: it is a directory",
                            s->files[rank].path);
    }
    return CLI_OK;
}

/* Make the output directory; `*made` when it was not there. */
static int make_directory(const char *path, bool *made) {
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

static int file_fail(const char *what, const char *path) {
    return cli_fail("cannot %s %s: %s", what, path,
                    errno == 0 ? "its size changed" : strerror(errno));
}

static int read_file(const tile_file *file) {
    errno = 0;
    FILE *stream = fopen(file->path, "rb");
    if (stream == NULL)
        return file_fail("read", file->path);
    const size_t read = fread(file->data, 1, file->bytes, stream);
    const int error = errno;
    fclose(stream);
    errno = error;
    return read == file->bytes ? CLI_OK : file_fail("read", file->path);
}

static bool write_all(int descriptor, const char *data, size_t bytes) {
    for (size_t at = 0; at < bytes;) {
        const ssize_t n = write(descriptor, data + at, bytes - at);
        if (n < 0 && errno != EINTR)
            return false;
        at += n < 0 ? 0 : (size_t)n;
    }
    return true;
}

static int write_file(tile_file *file, const char *directory, mode_t mode) {
    char *path =
        cli_format("%s/.dev-%" PRId64 ".bin.XXXXXX", directory, file->device);
    const int descriptor = mkstemp(path);
    if (descriptor < 0) {
        file_fail("write in", directory);
        free(path);
        return CLI_FAILED;
    }
    file->temporary = path;
    int error = 0;
    if (fchmod(descriptor, mode) != 0 ||
        !write_all(descriptor, file->data, file->bytes))
        error = errno;
    if (close(descriptor) != 0 && error == 0)
        error = errno;
    errno = error;
    return error == 0 ? CLI_OK : file_fail("write", file->path);
}

/* ---- the job ---- */

static sdyrt_status run_rank(sdyrt_context *context, void *argument) {
    const job *j = argument;
    const int rank = sdyrt_context_rank(context);
    return sdyrt_run(context, &j->operation->op, NULL, j->in.files[rank].data,
                     j->out.files[rank].data);
}

static int read_inputs(job *j) {
    for (int rank = 0; rank < j->operation->ranks; rank++) {
        tile_file *in = &j->in.files[rank];
        tile_file *out = &j->out.files[rank];
        if (in->bytes > 0) {
            in->data = cli_alloc(in->bytes, 1);
            if (read_file(in) != CLI_OK)
                return CLI_FAILED;
        }
        if (out->bytes > 0)
            out->data = cli_alloc(out->bytes, 1);
    }
    return CLI_OK;
}

static int write_outputs(job *j) {
    const mode_t mask = umask(0);
    umask(mask);
    for (int rank = 0; rank < j->operation->ranks; rank++)
        if (j->out.files[rank].path != NULL &&
            write_file(&j->out.files[rank], j->out.directory, 0666 & ~mask) !=
                CLI_OK)
            return CLI_FAILED;
    for (int rank = 0; rank < j->operation->ranks; rank++) {
        tile_file *file = &j->out.files[rank];
        if (file->path == NULL)
            continue;
        if (rename(file->temporary, file->path) != 0)
            return file_fail("replace", file->path);
        free(file->temporary);
        file->temporary = NULL;
    }
    return CLI_OK;
}

static int run_job(job *j) {
    const int ranks = j->operation->ranks;
    bool made = false;
    if (check_inputs(&j->in, j->operation) != CLI_OK ||
        check_outputs(&j->out, ranks) != CLI_OK ||
        make_directory(j->out.directory, &made) != CLI_OK)
        return CLI_FAILED;
    int status = read_inputs(j);
    if (status == CLI_OK &&
        sdyrt_threads_run(NULL, ranks, run_rank, j) != SDYRT_OK)
        status = cli_fail_library(j->operation->name);
    if (status == CLI_OK)
        status = write_outputs(j);
    for (int rank = 0; rank < ranks; rank++)
        if (j->out.files[rank].temporary != NULL)
            unlink(j->out.files[rank].temporary);
    if (status != CLI_OK && made)
        rmdir(j->out.directory);
    return status;
}

static json_t *json_files(const side *s, int ranks) {
    json_t *list = json_array();
    for (int rank = 0; rank < ranks; rank++)
        if (s->files[rank].path != NULL)
            json_array_append_new(
                list, json_pack("{s:I, s:i, s:s, s:I}", "device",
                                (json_int_t)s->files[rank].device, "rank", rank,
                                "path", s->files[rank].path, "bytes",
                                (json_int_t)s->files[rank].bytes));
    return list;
}

static void print_job(FILE *stream, const job *j) {
    const cli_operation *operation = j->operation;
    const int ranks = operation->ranks;
    if (operation->values.json) {
        cli_print_json(stream, json_pack("{s:s, s:s, s:i, s:o, s:o}", "op",
                                         operation->name, "backend", "threads",
                                         "rank_count", ranks, "in",
                                         json_files(&j->in, ranks), "out",
                                         json_files(&j->out, ranks)));
        return;
    }
    int64_t count[2] = {0, 0};
    size_t bytes[2] = {0, 0};
    for (int rank = 0; rank < ranks; rank++) {
        count[0] += j->in.files[rank].path != NULL;
        count[1] += j->out.files[rank].path != NULL;
        bytes[0] += j->in.files[rank].bytes;
        bytes[1] += j->out.files[rank].bytes;
    }
    char *texts[] = {
        cli_count_text(ranks, "rank"),    cli_count_text(count[0], "file"),
        cli_bytes_text((double)bytes[0]), cli_count_text(count[1], "file"),
        cli_bytes_text((double)bytes[1]),
    };
    fprintf(stream,
            "%s on %s (threads)\n  read   %s, %s, from %s\n"
            "  wrote  %s, %s, in %s\n",
            operation->name, texts[0], texts[1], texts[2], j->in.directory,
            texts[3], texts[4], j->out.directory);
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        free(texts[i]);
}

static int check_options(const run_options *options) {
    const char *missing = options->in == NULL    ? "--in"
                          : options->out == NULL ? "--out"
                                                 : NULL;
    if (missing != NULL) {
        cli_usage("%s needs %s DIR; see '%s --help'", syntax.name, missing,
                  syntax.name);
        return CLI_USAGE;
    }
    const char *backend = options->backend;
    if (backend == NULL || strcmp(backend, "threads") == 0)
        return CLI_OK;
    if (strcmp(backend, "mpi") == 0 || strcmp(backend, "nccl") == 0)
        return cli_fail("--backend %s is not in this version; use threads",
                        backend);
    cli_usage("--backend: expected threads, mpi or nccl, found '%s'", backend);
    return CLI_USAGE;
}

static int run(run_options *options) {
    cli_operation *operation = &options->operation;
    int status = check_options(options);
    if (status == CLI_OK)
        status = cli_operation_make(operation, syntax.name);
    if (status != CLI_OK)
        return status;
    if (operation->ranks > MAX_RANKS)
        return cli_fail("%d ranks are more than the %d threads that are run",
                        operation->ranks, MAX_RANKS);
    job j = {.operation = operation};
    status = side_make(&j.in, operation, false, options->in);
    if (status == CLI_OK)
        status = side_make(&j.out, operation, true, options->out);
    if (status == CLI_OK)
        status = run_job(&j);
    if (status == CLI_OK) {
        cli_output output;
        cli_output_open(&output);
        print_job(output.stream, &j);
        status = cli_output_close(&output, status);
    }
    side_free(&j.in, operation->ranks);
    side_free(&j.out, operation->ranks);
    return status;
}

int cmd_run(int argc, char **argv) {
    run_options options = {0};
    int status = cli_parse(&syntax, argc, argv, &options);
    if (status == CLI_RUN)
        status = run(&options);
    cli_operation_free(&options.operation);
    return status;
}
