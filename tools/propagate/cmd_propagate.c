/* sdyrt propagate: the shardings of all values of a program. */
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "program_file.h"
#include "program_shardings.h"
#include "propagate.h"
#include "values.h"

typedef struct options {
    cli_values values; /* --mesh */
    program_file file;
    const char *out_path, *html_path;
    const char *strategy, *value;
    int64_t top;
    cli_texts arguments, results;
    bool conservative, explain;
} options;

#define AT(member) offsetof(options, member)
static const cli_option own_options[] = {
    CLI_OPTION(NULL, 0, CLI_ARGUMENT, AT(file.path), "FILE",
               "The program; - is standard input"),
    CLI_OPTION("arg", 'a', CLI_TEXTS, AT(arguments), "N=SHARDING",
               "Argument N of the main function has this sharding, such as "
               "0=<@mesh, [{\"x\"}, {}]>; may be given more than once"),
    CLI_OPTION("result", 'r', CLI_TEXTS, AT(results), "N=SHARDING",
               "The same of result N"),
    CLI_OPTION(
        "strategy", 's', CLI_TEXT, AT(strategy),
        "user-priority|op-priority|aggressive|basic",
        "What goes first. basic: an axis goes to all tensors of an op or "
        "to none; aggressive: to each that can take it; op-priority: "
        "the same, elementwise ops first; user-priority, the default: "
        "the same, shardings of priority 0 first"),
    CLI_OPTION("conservative", 'c', CLI_FLAG, AT(conservative), NULL,
               "Do not split axes, and stop them at windows and slices"),
    PROGRAM_SDY_VERSION(options),
    CLI_OPTION("explain", 'e', CLI_FLAG, AT(explain), NULL,
               "Print why each value has each axis and what is in conflict, "
               "not the program"),
    CLI_OPTION("value", 'v', CLI_TEXT, AT(value), "NAME",
               "--explain only the values that the file calls %NAME"),
    CLI_NUMBER("top", 't', AT(top), "N",
               "--explain the N largest tensors, the largest first", 1,
               INT64_MAX),
    CLI_OPTION("html", 'w', CLI_TEXT, AT(html_path), "FILE",
               "Write a page that shows the program and the reasons in a "
               "browser, do not print it"),
    CLI_OPTION("output", 'o', CLI_TEXT, AT(out_path), "FILE",
               "Write the program to a file, not to the terminal"),
    {0}};

static const cli_syntax syntax = {
    .name = "propagate",
    .arguments = "FILE",
    .tables = {own_options, cli_mesh_option},
    .help =
        "Find the shardings of all values of a program from those of a few, as "
        "Shardy does, and print the program. FILE is a program as JAX prints "
        "it: print(jax.jit(f).lower(..).as_text())."
        "\v"
        "Example: shard the argument by rows, and see why all is as it is:\n"
        "  printf '%s\\n' 'func.func @f(%x: tensor<8x4xf32>) -> "
        "tensor<8x4xf32> "
        "{' \\\n"
        "      '  %0 = stablehlo.negate %x : tensor<8x4xf32>' \\\n"
        "      '  return %0 : tensor<8x4xf32>' '}' >f.mlir\n"
        "  sdyrt propagate --mesh '@m=<[\"x\"=4]>' --arg '0=<@m, [{\"x\"}, "
        "{}]>' "
        "\\\n"
        "      --explain f.mlir\n"
        "\n"
        "Errors of the program are shown with their places in it; then the "
        "exit status is 1 and nothing is written."};

/* -- output ---------------------------------------------------------------- */

static bool explains(const options *o) {
    return o->explain || o->value != NULL || o->top > 0;
}

static int write_page(const options *o, const sdyrt_program *program) {
    char *const page = propagate_make_page(program, o->file.path);
    const int rc = cli_write_file(o->html_path, page, strlen(page));
    free(page);
    return rc;
}

static int write_all(const options *o, const sdyrt_program *program) {
    char *const text = propagate_program_text(program);
    cli_output output;
    int rc = CLI_OK;
    cli_output_open(&output);
    if (o->out_path != NULL)
        rc = cli_write_file(o->out_path, text, strlen(text));
    if (rc == CLI_OK && o->html_path != NULL)
        rc = write_page(o, program);
    if (rc == CLI_OK && explains(o))
        rc = propagate_explain(
            output.stream, program,
            &(propagate_shown){o->file.path, o->value, o->top});
    else if (o->out_path == NULL && o->html_path == NULL)
        fputs(text, output.stream);
    free(text);
    return cli_output_close(&output, rc);
}

/* -- the command ----------------------------------------------------------- */

/* Add the meshes and shardings of the command line to the program. */
static int add_shardings(const options *o, sdyrt_program *program) {
    CLI_TRY(program_add_meshes(&o->values, program, cli_fail_library));
    CLI_TRY(program_set_shardings(program, "arg", &o->arguments,
                                  sdyrt_function_set_argument_sharding,
                                  program_failed));
    return program_set_shardings(program, "result", &o->results,
                                 sdyrt_function_set_result_sharding,
                                 program_failed);
}

static int run(const void *chosen, sdyrt_pool *pool,
               const sdyrt_source *source) {
    static const char *const strategies[] = {"user-priority", "op-priority",
                                             "aggressive", "basic", NULL};
    const options *const o = chosen;
    sdyrt_program *program = NULL;
    sdyrt_source any = *source;
    any.allow_unknown_ops = true;
    sdyrt_propagate_options how = SDYRT_PROPAGATE_OPTIONS_INIT;
    how.conservative = o->conservative;
    how.explain = explains(o) || o->html_path != NULL;
    const int strategy = o->strategy == NULL
                             ? 0
                             : cli_word("--strategy", o->strategy, strategies);
    if (strategy < 0)
        return CLI_USAGE;
    how.strategy = (sdyrt_propagation_strategy)strategy;
    if (sdyrt_program_parse(pool, &any, &program) != SDYRT_OK)
        return program_failed(NULL);
    int rc = add_shardings(o, program);
    if (rc == CLI_OK && sdyrt_program_is_annotated(program))
        rc = cli_fail("%s: its shardings are of the dialect shard, which "
                      "'sdyrt-opt -sharding-propagation' spreads",
                      source->name);
    if (rc == CLI_OK)
        rc = sdyrt_program_propagate(program, &how) == SDYRT_OK
                 ? write_all(o, program)
                 : program_failed(NULL);
    sdyrt_program_destroy(program);
    return rc;
}

int cmd_propagate(int argc, char **argv) {
    options o = {0};
    int rc = cli_parse(&syntax, argc, argv, &o);
    const bool runs = rc == CLI_RUN;
    if (runs)
        rc = cli_values_make(&o.values);
    if (runs && rc == CLI_OK)
        rc = program_run_file("propagate", &o.file, run, &o);
    cli_values_free(&o.values);
    free(o.arguments.at);
    free(o.results.at);
    return rc;
}
