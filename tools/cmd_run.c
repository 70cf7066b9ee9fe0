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
    .name = "run",
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
        "  mkdir -p in\n"
        "  printf abcdefgh >in/dev-0.bin\n"
        "  printf ijklmnop >in/dev-1.bin\n"
        "  sdyrt run reshard --mesh '@m=<[\"x\"=2]>' \\\n"
        "      --type 'tensor<4x4xi8>' --in in --out out \\\n"
        "      --from '<@m, [{\"x\"}, {}]>' --to '<@m, [{}, {\"x\"}]>'\n"
        "  cat out/dev-0.bin; echo   # abefijmn"};

typedef struct job {
    const cli_operation *operation;
    cli_files in;
    cli_files out;
} job;

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

static int write_outputs(job *j) {
    const mode_t mask = umask(0);
    umask(mask);
    for (int rank = 0; rank < j->operation->ranks; rank++)
        if (j->out.file[rank].path != NULL &&
            cli_file_write(&j->out.file[rank], j->out.directory,
                           0666 & ~mask) != CLI_OK)
            return CLI_FAILED;
    for (int rank = 0; rank < j->operation->ranks; rank++) {
        cli_file *file = &j->out.file[rank];
        if (file->path == NULL)
            continue;
        if (rename(file->temporary, file->path) != 0)
            return cli_fail("cannot replace %s: %s", file->path,
                            strerror(errno));
        free(file->temporary);
        file->temporary = NULL;
    }
    return CLI_OK;
}

static int run_job(job *j) {
    const int ranks = j->operation->ranks;
    bool made = false;
    if (cli_files_check_inputs(&j->in, j->operation) != CLI_OK ||
        cli_files_check_outputs(&j->out, ranks) != CLI_OK ||
        cli_make_directory(j->out.directory, &made) != CLI_OK)
        return CLI_FAILED;
    int status = read_inputs(j);
    if (status == CLI_OK &&
        sdyrt_threads_run(NULL, ranks, run_rank, j) != SDYRT_OK)
        status = cli_fail_library(j->operation->name);
    if (status == CLI_OK)
        status = write_outputs(j);
    for (int rank = 0; rank < ranks; rank++)
        if (j->out.file[rank].temporary != NULL)
            unlink(j->out.file[rank].temporary);
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
    if (missing != NULL)
        return cli_usage("%s needs %s DIR; see 'sdyrt %s --help'", syntax.name,
                         missing, syntax.name);
    return cli_check_backend(options->backend);
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
    status = cli_files_make(&j.in, operation, false, options->in);
    if (status == CLI_OK)
        status = cli_files_make(&j.out, operation, true, options->out);
    if (status == CLI_OK)
        status = run_job(&j);
    if (status == CLI_OK) {
        cli_output output;
        cli_output_open(&output);
        print_job(output.stream, &j);
        status = cli_output_close(&output, status);
    }
    cli_files_free(&j.in, operation->ranks);
    cli_files_free(&j.out, operation->ranks);
    return status;
}

int cmd_run(int argc, char **argv) {
    run_options options = {.backend = "threads"};
    int status = cli_parse(&syntax, argc, argv, &options);
    if (status == CLI_RUN)
        status = run(&options);
    cli_operation_free(&options.operation);
    return status;
}
