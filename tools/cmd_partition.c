/* sdyrt partition: the program of one device of a mesh. */
#include <stdlib.h>
#include <string.h>

#include "calls.h"
#include "commands.h"
#include "partition.h"
#include "program_file.h"
#include "program_shardings.h"
#include "propagate.h"

typedef struct options {
    cli_values values; /* --mesh */
    program_file file;
    const char *out_path;
    cli_texts shardings;
    calls_options calls;
    int64_t device;
    bool is_summary;
} options;

#define AT(member) offsetof(options, member)
static const cli_option own_options[] = {
    CLI_OPTION(NULL, 0, CLI_ARGUMENT, AT(file.path), "FILE",
               "The program; - is standard input"),
    CLI_OPTION("sharding", 's', CLI_TEXTS, AT(shardings), "N=SHARDING",
               "Argument N of the main function has this sharding, such as "
               "0=<@mesh, [{\"x\"}, {}]>; may be given more than once"),
    CLI_NUMBER("device", 'd', AT(device), "ID",
               "The device whose program it is (default: 0)", 0, INT32_MAX),
    PROGRAM_SDY_VERSION(options),
    CALLS_OPTIONS(options),
    CLI_OPTION("summary", 'S', CLI_FLAG, AT(is_summary), NULL,
               "Print the summary alone"),
    CLI_OPTION("output", 'o', CLI_TEXT, AT(out_path), "FILE",
               "Write the program to a file, and print the summary alone"),
    CLI_JSON(cli_values),
    {0}};

static const cli_syntax syntax = {
    .name = "partition",
    .arguments = "FILE",
    .tables = {own_options, cli_mesh_option},
    .help =
        "Print the program that one device of the mesh runs, and behind it, as "
        "comments, what it moves: collectives by kind and group, their bytes "
        "and an estimate of their time, the memory of a rank before and "
        "after, and the ten reshards that take longest, with the place of the "
        "operation that they are for and the operand or result that moves. "
        "What "
        "moves nothing between devices, as where one keeps a part of its tile, "
        "is no collective, and counted apart. FILE is a program with shardings "
        "as JAX "
        "prints it; they spread first, as 'sdyrt propagate' shows. Or the "
        "dialect shard annotates it, and its grid is the mesh. 'sdyrt "
        "exec FILE -n N' runs the programs of all N devices."
        "\v"
        "Example: the argument is cut by rows, the result is the sum of all:\n"
        "  printf '%s\\n' 'func.func @f(%x: tensor<8x4xf32>) -> "
        "tensor<4x4xf32> "
        "{' \\\n"
        "      '  %0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x "
        "[0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>' \\\n"
        "      '  return %0 : tensor<4x4xf32>' '}' >f.mlir\n"
        "  sdyrt partition --mesh '@m=<[\"x\"=4]>' \\\n"
        "      --sharding '0=<@m, [{\"x\"}, {}]>' f.mlir"};

/* Parse the program, add the options' meshes and shardings, drop effects. */
static int parse(const options *o, const custom_calls *calls, sdyrt_pool *pool,
                 const sdyrt_source *source, sdyrt_program **program) {
    if (sdyrt_program_parse(pool, source, program) != SDYRT_OK ||
        calls_drop_effects(calls, *program) != SDYRT_OK)
        return program_failed(NULL);
    CLI_TRY(program_add_meshes(&o->values, *program, program_failed));
    return program_set_shardings(*program, "sharding", &o->shardings,
                                 sdyrt_function_set_argument_sharding,
                                 program_failed);
}

static int print(const options *o, const sdyrt_program *program,
                 const partition_sides *sides) {
    const bool shows = o->out_path == NULL && !o->is_summary && !o->values.json;
    char *const text =
        shows || o->out_path != NULL ? propagate_program_text(program) : NULL;
    cli_output output;
    int rc = o->out_path == NULL
                 ? CLI_OK
                 : cli_write_file(o->out_path, text, strlen(text));
    cli_output_open(&output);
    if (shows)
        fputs(text, output.stream);
    free(text);
    if (rc == CLI_OK)
        rc = partition_summarize(output.stream, sides, o->values.json);
    return cli_output_close(&output, rc);
}

/* Partition a program: compile it for --device, and the global program for one
 * device, whose memory is shown next to it. */
static int run_with(const options *o, const custom_calls *calls,
                    sdyrt_pool *pool, const sdyrt_source *source) {
    const sdyrt_compile_options compile = calls_compiled(calls);
    sdyrt_program *program = NULL;
    sdyrt_executable *local = NULL, *whole = NULL;
    int rc = parse(o, calls, pool, source, &program);
    const int n = rc == CLI_OK ? (int)sdyrt_program_device_count(program) : 0;
    if (rc == CLI_OK && n == 0)
        rc = sdyrt_program_is_annotated(program)
                 ? cli_fail("the program's grid leaves a size open: write it "
                            "as a number")
                 : cli_fail("the program has no mesh; see --mesh");
    if (rc == CLI_OK && o->device >= n)
        rc = cli_fail("--device: the mesh has %d device%s", n,
                      n == 1 ? "" : "s");
    if (rc == CLI_OK &&
        sdyrt_program_compile_with(program, &compile, &whole) != SDYRT_OK)
        rc = program_failed(NULL);
    if (rc == CLI_OK && sdyrt_program_load_with(program, (int)o->device, n,
                                                &compile, &local) != SDYRT_OK)
        rc = program_failed(NULL);
    if (rc == CLI_OK)
        rc = print(o, program,
                   &(partition_sides){local, whole, (int)o->device, n});
    sdyrt_executable_destroy(local);
    sdyrt_executable_destroy(whole);
    sdyrt_program_destroy(program);
    return rc;
}

static int run(const void *chosen, sdyrt_pool *pool,
               const sdyrt_source *source) {
    const options *const o = chosen;
    custom_calls calls;
    int rc = calls_open(&calls, &o->calls);
    if (rc == CLI_OK)
        rc = run_with(o, &calls, pool, source);
    calls_close(&calls);
    return rc;
}

int cmd_partition(int argc, char **argv) {
    options o = {.device = 0};
    int rc = cli_parse(&syntax, argc, argv, &o);
    const bool runs = rc == CLI_RUN;
    if (runs)
        rc = cli_values_make(&o.values);
    if (runs && rc == CLI_OK)
        rc = program_run_file("partition", &o.file, run, &o);
    cli_values_free(&o.values);
    free(o.shardings.at);
    free(o.calls.paths.at);
    return rc;
}
