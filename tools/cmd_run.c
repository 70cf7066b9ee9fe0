/* sdyrt run: run an operation on files.
 *
 * All input files are checked for the size of their tiles before anything runs,
 * and no output file is replaced before all ranks have succeeded
 * (base/out_file.h). */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/job.h"
#include "commands.h"
#include "run_files.h"

enum { MAX_RANKS = 1024 /* threads */ };

typedef struct run_options {
    cli_operation operation;
    const char *in;
    const char *out;
    const char *backend; /* NULL: not given */
} run_options;

static const cli_option own_options[] = {
    CLI_OPTION("in", 'i', CLI_TEXT, offsetof(run_options, in), "DIR|FILE",
               "Where the tiles before are: DIR/dev-<id>.bin is the tile of "
               "device id, row-major, little-endian, without a header, or "
               "DIR/dev-<id>.npy as numpy writes it. Or a FILE called .npy or "
               ".bin: the whole tensor, of which each device takes its tile"),
    CLI_OPTION("out", 'o', CLI_TEXT, offsetof(run_options, out), "DIR|FILE",
               "Where the tiles after go, in files of the same form (.npy if "
               "any before is); made if missing. Or a FILE called .npy or "
               ".bin, for the whole tensor"),
    CLI_OPTION(
        "backend", 'b', CLI_TEXT, offsetof(run_options, backend), "NAME",
        "What runs it: threads of this process (the default in a single "
        "process); mpi: the processes "
        "of an MPI job, each of which reads and writes the files of its rank; "
        "nccl: the processes that mpirun, 'sdyrt launch', torchrun or srun has "
        "started, or else threads, with a GPU each; or auto: nccl if it can be "
        "used, else mpi under mpirun, else threads"),
    CLI_JSON(cli_values),
    {0}};

static const cli_syntax syntax = {
    .name = "run",
    .arguments = "OP",
    .tables = {cli_mesh_option, cli_type_option, cli_operation_options,
               cli_field_options, own_options},
    .help =
        "Run an operation on files. Each device of the mesh of --from reads "
        "its tile from a file, ranks exchange data, and each device of the "
        "mesh of --to writes its tile. Or one file has the whole tensor, "
        "before, after, or both. "
        "A device with an empty tile has an empty .bin, or an .npy of its "
        "shape. All files are checked "
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
        "The same of a tensor that numpy has saved, to tiles:\n"
        "  sdyrt run reshard .. --in x.npy --out out\n"
        "\n"
        "As 2 processes: mpirun -n 2 sdyrt run reshard .. --backend mpi\n"
        "\n"
        "The tile of device 1 to both:\n"
        "  sdyrt run broadcast --mesh '@m=<[\"x\"=2]>' --axes '{\"x\"}' \\\n"
        "      --root 1 --type 'tensor<2x4xi8>' --to '<@m, [{}, {}]>' \\\n"
        "      --in in --out both"};

/* -- the job --------------------------------------------------------------- */

typedef struct job {
    const cli_operation *operation;
    tile_files in;
    tile_files out;
    cli_job *ranks;
    bool others_failed; /* another process's rank failed */
} job;

/* True if this process reads and writes the files of `rank`. */
static bool is_mine(const job *j, int rank) {
    return !cli_job_is_process(j->ranks) || j->ranks->rank == rank;
}

/* -- a rank ---------------------------------------------------------------- */

static sdyrt_status get_memory(sdyrt_context *context, const tile_file *file,
                               void **memory) {
    return file->room == 0 ? SDYRT_OK
                           : sdyrt_alloc(context, file->room, memory);
}

static sdyrt_status run_on(sdyrt_context *context,
                           const cli_operation *operation, const void *in,
                           void *out) {
    const sdyrt_op *const op = &operation->op;
    return op->counts_vary
               ? cli_counts_run(context, op, &operation->counts, in, out)
               : sdyrt_run(context, op, NULL, in, out);
}

/* Run with buffers on a device: the tiles are copied there and back. */
static sdyrt_status run_there(sdyrt_context *context,
                              const cli_operation *operation,
                              const tile_file *in, void *device_in,
                              const tile_file *out, void *device_out) {
    sdyrt_status status = SDYRT_OK;
    if (in->bytes > 0)
        status = sdyrt_copy(context, device_in, in->data, in->bytes);
    if (status == SDYRT_OK)
        status = run_on(context, operation, device_in, device_out);
    if (status == SDYRT_OK)
        status = sdyrt_wait(context);
    if (status == SDYRT_OK && out->bytes > 0)
        status = sdyrt_copy(context, out->data, device_out, out->bytes);
    return status;
}

static sdyrt_status run_rank(sdyrt_context *context,
                             const sdyrt_bootstrap *meeting, void *argument) {
    job *j = argument;
    const int rank = sdyrt_context_rank(context);
    const tile_file *in = &j->in.file[rank], *out = &j->out.file[rank];
    if (!sdyrt_context_is_device(context))
        return run_on(context, j->operation, in->data, out->data);
    void *device_in = NULL, *device_out = NULL;
    sdyrt_status status = get_memory(context, in, &device_in);
    if (status == SDYRT_OK)
        status = get_memory(context, out, &device_out);
    /* the others would wait for a rank that does not run */
    const bool runs = cli_all(meeting, status == SDYRT_OK);
    if (runs) {
        status =
            run_there(context, j->operation, in, device_in, out, device_out);
    } else if (status == SDYRT_OK) {
        status = SDYRT_ABORTED;
        if (cli_job_is_process(j->ranks))
            j->others_failed = true;
    }
    sdyrt_free(context, device_out);
    sdyrt_free(context, device_in);
    return status;
}

/* -- the stages of a run --------------------------------------------------- */

static void make_room(tile_file *file) {
    if (file->room > 0)
        file->data = cli_alloc(file->room, 1);
}

static int read_inputs(job *j) {
    const int ranks = j->operation->ranks;
    for (int rank = 0; rank < ranks; rank++) {
        tile_file *in = &j->in.file[rank];
        if (!is_mine(j, rank))
            continue;
        make_room(in);
        make_room(&j->out.file[rank]);
        if (in->path != NULL && in->bytes > 0 &&
            tile_file_read(&j->in, in) != CLI_OK)
            return CLI_FAILED;
    }
    if (j->out.is_whole && is_mine(j, 0))
        make_room(&j->out.file[ranks]);
    return j->in.is_whole
               ? whole_read(&j->in,
                            cli_job_is_process(j->ranks) ? j->ranks->rank : -1)
               : CLI_OK;
}

/* Write the outputs. Rank 0 writes the global tensor, the file after those of
 * the ranks. */
static int write_outputs(job *j) {
    const int ranks = j->operation->ranks;
    if (j->out.is_whole && whole_join(&j->out, j->ranks) != CLI_OK)
        return CLI_FAILED;
    for (int i = 0; i <= ranks; i++)
        if (j->out.file[i].path != NULL && is_mine(j, i < ranks ? i : 0) &&
            tile_file_write(&j->out.file[i]) != CLI_OK)
            return CLI_FAILED;
    return CLI_OK;
}

static int replace_outputs(job *j) {
    for (int i = 0; i <= j->operation->ranks; i++)
        if (!sdyi_out_keep(&j->out.file[i].out))
            return cli_fail("%s", j->out.file[i].out.failure);
    return CLI_OK;
}

/* Check the files. One process alone makes the directory. */
static int check_files(const job *j, bool *made) {
    if (!is_mine(j, 0))
        return CLI_OK;
    return tile_files_check_inputs(&j->in) == CLI_OK
               ? tile_files_check_outputs(&j->out, made)
               : CLI_FAILED;
}

static int run_operation(job *j) {
    return cli_job_run(j->ranks, j->operation->ranks, run_rank, j) == SDYRT_OK
               ? CLI_OK
           : j->others_failed ? CLI_FAILED
                              : cli_fail_library(j->operation->name);
}

static int run_job(job *j) {
    static int (*const stages[])(job *) = {read_inputs, run_operation,
                                           write_outputs, replace_outputs};
    bool made = false;
    int status = CLI_OK;
    CLI_TRY(cli_job_agree(j->ranks, check_files(j, &made)));
    for (size_t i = 0; i < sizeof stages / sizeof stages[0]; i++)
        if (status == CLI_OK)
            status = cli_job_agree(j->ranks, stages[i](j));
    for (int i = 0; i <= j->operation->ranks; i++)
        sdyi_out_drop(&j->out.file[i].out);
    status = cli_job_agree(j->ranks, status);
    if (status != CLI_OK && made)
        rmdir(j->out.path);
    return status;
}

static json_t *json_files(const tile_files *s) {
    json_t *list = json_array();
    for (int i = 0; i <= s->n; i++) {
        const tile_file *const file = &s->file[i];
        if (file->path == NULL)
            continue;
        json_t *const entry = json_object();
        if (i < s->n) {
            json_object_set_new(entry, "device", json_integer(file->device));
            json_object_set_new(entry, "rank", json_integer(i));
        }
        json_object_set_new(entry, "path", json_string(file->path));
        json_object_set_new(entry, "bytes",
                            json_integer((json_int_t)file->bytes));
        json_array_append_new(list, entry);
    }
    return list;
}

/* Print "read   2 files, 16 B, from in". */
static void print_files(FILE *stream, const char *did, const tile_files *s,
                        const char *where) {
    int64_t count = 0;
    size_t bytes = 0;
    for (int i = 0; i <= s->n; i++) {
        count += s->file[i].path != NULL;
        bytes += s->file[i].path != NULL ? s->file[i].bytes : 0;
    }
    fprintf(stream, "  %-5s  %s, %s, %s %s\n", did,
            cli_count_text(count, "file").text,
            cli_bytes_text((double)bytes).text, where, s->path);
}

static void print_job(FILE *stream, const job *j) {
    const cli_operation *operation = j->operation;
    const char *const backend = j->ranks->backend;
    if (operation->values.json) {
        cli_print_json(stream, json_pack("{s:s, s:s, s:i, s:o, s:o}", "op",
                                         operation->name, "backend", backend,
                                         "rank_count", operation->ranks, "in",
                                         json_files(&j->in), "out",
                                         json_files(&j->out)));
        return;
    }
    fprintf(stream, "%s on %s (%s)\n", operation->name,
            cli_count_text(operation->ranks, "rank").text, backend);
    print_files(stream, "read", &j->in, "from");
    print_files(stream, "wrote", &j->out, j->out.is_whole ? "to" : "in");
}

static int check_options(const run_options *options) {
    const char *missing = options->in == NULL    ? "--in"
                          : options->out == NULL ? "--out"
                                                 : NULL;
    if (missing != NULL)
        return cli_usage("%s needs %s; see 'sdyrt %s --help'", syntax.name,
                         missing, syntax.name);
    return options->backend == NULL ? CLI_OK
                                    : cli_check_backend(options->backend);
}

/* Fails unless all ranks write to one file of the global tensor, or none
 * does. */
static int check_form(const job *j) {
    if (!cli_job_is_process(j->ranks))
        return CLI_OK;
    bool *const all = cli_gather(&j->ranks->meeting, &j->out.is_whole,
                                 sizeof j->out.is_whole, NULL);
    if (all == NULL)
        return cli_fail_library(NULL);
    int status = CLI_OK;
    for (int rank = 0; rank < j->ranks->size && status == CLI_OK; rank++)
        if (all[rank] != all[0])
            status = cli_fail(
                "--out of rank %d is a file of the whole tensor, that of rank "
                "%d a folder",
                all[0] ? 0 : rank, all[0] ? rank : 0);
    free(all);
    return status;
}

static int run_as(cli_operation *operation, const run_options *options,
                  cli_job *ranks) {
    job j = {.operation = operation, .ranks = ranks};
    int status = tile_files_make_in(&j.in, operation, options->in);
    if (status == CLI_OK)
        status = tile_files_make_out(&j.out, operation, options->out, &j.in);
    status = cli_job_agree(ranks, status);
    if (status == CLI_OK)
        status = cli_job_agree(ranks, check_form(&j));
    if (status == CLI_OK)
        status = run_job(&j);
    if (status == CLI_OK && is_mine(&j, 0)) {
        cli_output output;
        cli_output_open(&output);
        print_job(output.stream, &j);
        status = cli_output_close(&output, status);
    }
    tile_files_free(&j.in);
    tile_files_free(&j.out);
    return status;
}

/* Check the number of ranks against that of the operation. */
static int count_ranks(cli_operation *operation, const cli_job *ranks) {
    const int needed = operation->ranks;
    if (operation->op.counts_vary && operation->counts.at == NULL)
        return cli_usage("%s needs --counts: dimension 0 of --type is '?'",
                         syntax.name);
    if (!cli_job_is_process(ranks))
        return needed <= MAX_RANKS
                   ? CLI_OK
                   : cli_fail("%d ranks: sdyrt run starts at most %d threads",
                              needed, MAX_RANKS);
    operation->ranks = ranks->size;
    if (needed > ranks->size && operation->n_ranks == 0)
        return cli_fail(
            "%d ranks are needed, but the job has %d: use %s -n %d", needed,
            ranks->size,
            ranks->start == CLI_START_MPI ? "mpirun" : "sdyrt launch", needed);
    return cli_job_check_size(ranks, "-n", operation->n_ranks, ranks->size);
}

static int run(run_options *options) {
    cli_operation *operation = &options->operation;
    cli_job ranks;
    CLI_TRY(check_options(options));
    CLI_TRY(cli_job_open(&ranks, options->backend));
    int status = cli_operation_make(operation, syntax.name);
    if (status == CLI_OK)
        status = count_ranks(operation, &ranks);
    status = cli_job_agree(&ranks, status);
    if (status == CLI_OK)
        status = run_as(operation, options, &ranks);
    return cli_job_close(&ranks, status);
}

int cmd_run(int argc, char **argv) {
    run_options options = {0};
    int status = cli_parse(&syntax, argc, argv, &options);
    if (status == CLI_RUN)
        status = run(&options);
    cli_operation_free(&options.operation);
    return status;
}
