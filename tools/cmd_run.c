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
#include "mpi_job.h"
#include "tile_files.h"

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
    {"backend", KEY_BACKEND, "threads|mpi", 0,
     "What runs it: threads of this process (the default), or the processes "
     "of an MPI job, each of which reads and writes the files of its rank",
     18},
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
    .name = "run",
    .arguments = "OP",
    .options = option_table,
    .parse = parse,
    .help =
        "Run an operation on files. Each device of the mesh of --from reads "
        "its tile from a file, ranks exchange data, and each device of the "
        "mesh of --to writes its tile. "
        "A device with an empty tile has an empty file. All files are checked "
        "first, and on an error the files that were there stay as they were. "
        "OP is as for 'sdyrt plan'."
        "\v"
        "Example: turn 2 row blocks of a 4x4 matrix of bytes into 2 column "
        "blocks:\n"
        "  mkdir -p in\n"
        "  printf abcdefgh >in/dev-0.bin\n"
        "  printf ijklmnop >in/dev-1.bin\n"
        "  sdyrt run reshard --mesh '@m=<[\"x\"=2]>' \\\n"
        "      --type 'tensor<4x4xi8>' --in in --out out \\\n"
        "      --from '<@m, [{\"x\"}, {}]>' --to '<@m, [{}, {\"x\"}]>'\n"
        "  cat out/dev-0.bin; echo   # abefijmn\n"
        "\n"
        "As 2 processes: mpirun -n 2 sdyrt run reshard .. --backend mpi"};

typedef struct job {
    const cli_operation *operation;
    cli_files in;
    cli_files out;
    const cli_mpi *mpi; /* this process's rank; NULL: ranks are threads */
} job;

/* Whether the files of `rank` are this process's to read and write. */
static bool is_mine(const job *j, int rank) {
    return j->mpi == NULL || j->mpi->rank == rank;
}

/* CLI_OK when all processes have come this far. */
static int agree(const job *j, int status) {
    return j->mpi == NULL ? status : cli_mpi_agree(status);
}

static sdyrt_status run_rank(sdyrt_context *context, void *argument) {
    const job *j = argument;
    const int rank = sdyrt_context_rank(context);
    return sdyrt_run(context, &j->operation->op, NULL, j->in.file[rank].data,
                     j->out.file[rank].data);
}

static int read_inputs(job *j) {
    for (int rank = 0; rank < j->operation->ranks; rank++) {
        cli_file *in = &j->in.file[rank];
        cli_file *out = &j->out.file[rank];
        if (!is_mine(j, rank))
            continue;
        if (in->bytes > 0) {
            in->data = cli_alloc(in->bytes, 1);
            if (cli_file_read(in) != CLI_OK)
                return CLI_FAILED;
        }
        if (out->bytes > 0)
            out->data = cli_alloc(out->bytes, 1);
    }
    return CLI_OK;
}

/* Write under temporary names. */
static int write_outputs(job *j) {
    const mode_t mask = umask(0);
    umask(mask);
    for (int rank = 0; rank < j->operation->ranks; rank++)
        if (j->out.file[rank].path != NULL && is_mine(j, rank) &&
            cli_file_write(&j->out.file[rank], j->out.directory,
                           0666 & ~mask) != CLI_OK)
            return CLI_FAILED;
    return CLI_OK;
}

static int replace_outputs(job *j) {
    for (int rank = 0; rank < j->operation->ranks; rank++) {
        cli_file *file = &j->out.file[rank];
        if (file->temporary == NULL)
            continue;
        if (rename(file->temporary, file->path) != 0)
            return cli_fail("cannot replace %s: %s", file->path,
                            strerror(errno));
        free(file->temporary);
        file->temporary = NULL;
    }
    return CLI_OK;
}

/* Only one process makes the directory, so that one knows that it did. */
static int check_files(const job *j, bool *made) {
    const int ranks = j->operation->ranks;
    if (!is_mine(j, 0))
        return CLI_OK;
    if (cli_files_check_inputs(&j->in, j->operation) != CLI_OK ||
        cli_files_check_outputs(&j->out, ranks) != CLI_OK ||
        cli_make_directory(j->out.directory, made) != CLI_OK)
        return CLI_FAILED;
    return CLI_OK;
}

static int run_operation(job *j) {
    if (j->mpi == NULL)
        return sdyrt_threads_run(NULL, j->operation->ranks, run_rank, j) ==
                       SDYRT_OK
                   ? CLI_OK
                   : cli_fail_library(j->operation->name);
    sdyrt_context *context;
    if (cli_mpi_context(NULL, &context) != SDYRT_OK)
        return cli_fail_library(j->operation->name);
    const int status = run_rank(context, j) == SDYRT_OK
                           ? CLI_OK
                           : cli_fail_library(j->operation->name);
    sdyrt_context_destroy(context);
    return status;
}

static int run_job(job *j) {
    static int (*const stages[])(job *) = {read_inputs, run_operation,
                                           write_outputs, replace_outputs};
    const int ranks = j->operation->ranks;
    bool made = false;
    int status = agree(j, check_files(j, &made));
    if (status != CLI_OK)
        return status;
    for (size_t i = 0; i < sizeof stages / sizeof stages[0]; i++)
        if (status == CLI_OK)
            status = agree(j, stages[i](j));
    for (int rank = 0; rank < ranks; rank++)
        if (j->out.file[rank].temporary != NULL)
            unlink(j->out.file[rank].temporary);
    status = agree(j, status);
    if (status != CLI_OK && made)
        rmdir(j->out.directory);
    return status;
}

static json_t *json_files(const cli_files *s, int ranks) {
    json_t *list = json_array();
    for (int rank = 0; rank < ranks; rank++)
        if (s->file[rank].path != NULL)
            json_array_append_new(
                list, json_pack("{s:I, s:i, s:s, s:I}", "device",
                                (json_int_t)s->file[rank].device, "rank", rank,
                                "path", s->file[rank].path, "bytes",
                                (json_int_t)s->file[rank].bytes));
    return list;
}

static void print_job(FILE *stream, const job *j) {
    const cli_operation *operation = j->operation;
    const int ranks = operation->ranks;
    const char *const backend = j->mpi == NULL ? "threads" : "mpi";
    if (operation->values.json) {
        cli_print_json(stream, json_pack("{s:s, s:s, s:i, s:o, s:o}", "op",
                                         operation->name, "backend", backend,
                                         "rank_count", ranks, "in",
                                         json_files(&j->in, ranks), "out",
                                         json_files(&j->out, ranks)));
        return;
    }
    int64_t count[2] = {0, 0};
    size_t bytes[2] = {0, 0};
    for (int rank = 0; rank < ranks; rank++) {
        count[0] += j->in.file[rank].path != NULL;
        count[1] += j->out.file[rank].path != NULL;
        bytes[0] += j->in.file[rank].bytes;
        bytes[1] += j->out.file[rank].bytes;
    }
    char *texts[] = {
        cli_count_text(ranks, "rank"),    cli_count_text(count[0], "file"),
        cli_bytes_text((double)bytes[0]), cli_count_text(count[1], "file"),
        cli_bytes_text((double)bytes[1]),
    };
    fprintf(stream,
            "%s on %s (%s)\n  read   %s, %s, from %s\n"
            "  wrote  %s, %s, in %s\n",
            operation->name, texts[0], backend, texts[1], texts[2],
            j->in.directory, texts[3], texts[4], j->out.directory);
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        free(texts[i]);
}

static int check_options(const run_options *options) {
    const char *missing = options->in == NULL    ? "--in"
                          : options->out == NULL ? "--out"
                                                 : NULL;
    if (missing != NULL)
        return cli_usage("%s needs %s DIR; see 'sdyrt %s --help'", syntax.name,
                         missing, syntax.name);
    return cli_check_backend(options->backend);
}

static int run_as(cli_operation *operation, const run_options *options,
                  const cli_mpi *mpi) {
    job j = {.operation = operation, .mpi = mpi};
    int status = cli_files_make(&j.in, operation, false, options->in);
    if (status == CLI_OK)
        status = cli_files_make(&j.out, operation, true, options->out);
    if (status == CLI_OK)
        status = run_job(&j);
    if (status == CLI_OK && is_mine(&j, 0)) {
        cli_output output;
        cli_output_open(&output);
        print_job(output.stream, &j);
        status = cli_output_close(&output, status);
    }
    cli_files_free(&j.in, operation->ranks);
    cli_files_free(&j.out, operation->ranks);
    return status;
}

static int run_mpi(cli_operation *operation, const run_options *options) {
    cli_mpi mpi;
    int status = cli_mpi_start(&mpi);
    if (status != CLI_OK)
        return status;
    if (mpi.size < operation->ranks) {
        status = CLI_FAILED;
        if (mpi.rank == 0)
            cli_fail("%d ranks are needed, but the job has %d: use mpirun -n "
                     "%d",
                     operation->ranks, mpi.size, operation->ranks);
        return cli_mpi_end(status);
    }
    operation->ranks = mpi.size;
    return cli_mpi_end(run_as(operation, options, &mpi));
}

static int run(run_options *options) {
    cli_operation *operation = &options->operation;
    int status = check_options(options);
    if (status == CLI_OK)
        status = cli_operation_make(operation, syntax.name);
    if (status != CLI_OK)
        return status;
    if (strcmp(options->backend, "mpi") == 0)
        return run_mpi(operation, options);
    if (operation->ranks > MAX_RANKS)
        return cli_fail("%d ranks are more than the %d threads that are run",
                        operation->ranks, MAX_RANKS);
    return run_as(operation, options, NULL);
}

int cmd_run(int argc, char **argv) {
    run_options options = {.backend = "threads"};
    int status = cli_parse(&syntax, argc, argv, &options);
    if (status == CLI_RUN)
        status = run(&options);
    cli_operation_free(&options.operation);
    return status;
}
