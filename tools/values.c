/* Meshes, types and shardings, parsed from the options of the command line. */
#include "values.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

const cli_option cli_mesh_option[] = {
    CLI_OPTION(
        "mesh", 'm', CLI_TEXTS, offsetof(cli_values, mesh_texts), "MESH",
        "A mesh under a name, such as @name=<[\"a\"=2,\"b\"=4]> or "
        "@name=<[\"a\"=2], device_ids=[1,0]>, or lines 'sdy.mesh ..' of a dump "
        "of JAX; without a name it is @mesh; may be given more than once"),
    {0}};

const cli_option cli_type_option[] = {
    CLI_OPTION("type", 't', CLI_TEXT, offsetof(cli_values, type_text), "TYPE",
               "The type of the global tensor, such as tensor<8x16xf32>"),
    {0}};

const cli_option cli_sharding_options[] = {
    CLI_OPTION(
        "sharding", 's', CLI_TEXT, offsetof(cli_tensor, sharding.text),
        "SHARDING",
        "How the tensor lies on the mesh, such as <@name, [{\"a\"}, {}]>, or "
        "the piece of a dump of JAX that says it"),
    CLI_OPTION(
        "uneven", 'u', CLI_TEXT, offsetof(cli_tensor, sharding.uneven),
        "ceil|low|high",
        "How a dimension that does not divide is cut: ceil, blocks of "
        "ceil(size/shards), the last ones short or empty (as Shardy does; the "
        "default); low, the first shards one more; high, the last shards one "
        "more"),
    CLI_OPTION("offsets", 'o', CLI_TEXTS,
               offsetof(cli_tensor, sharding.offsets), "DIM:LIST",
               "Cut dimension DIM at the offsets of LIST, such as "
               "0:0,3,8,13,16; may be "
               "given more than once"),
    {0}};

/* Report a mesh that cannot be parsed, with its name if that is not quoted. */
static int fail_mesh(const char *text) {
    const char *name = text + strcspn(text, "@<");
    const bool is_plain = name[0] == '@' && name[1] != '"';
    const int length = is_plain ? (int)strcspn(name, " =<") : 0;
    char *what =
        cli_format("--mesh%s%.*s", length > 0 ? " " : "", length, name);
    const int status = cli_fail_library(what);
    free(what);
    return status;
}

static int keep_mesh(cli_values *values, const char *name,
                     const sdyrt_mesh *mesh) {
    if (*name == '\0')
        name = "mesh"; /* as JAX calls it */
    for (int i = 0; i < values->n_meshes; i++)
        if (strcmp(values->meshes[i].name, name) == 0)
            return cli_usage("--mesh: @%s is given twice", name);
    values->meshes = cli_grow(values->meshes, (size_t)values->n_meshes,
                              sizeof *values->meshes);
    values->meshes[values->n_meshes++] = (sdyrt_named_mesh){
        .name = cli_format("%s", name), .mesh = sdyrt_mesh_retain(mesh)};
    return CLI_OK;
}

static int add_mesh(cli_values *values, const char *text) {
    const size_t bytes = strlen(text) + 1;
    char *name = cli_alloc(bytes, 1);
    const sdyrt_mesh *mesh = NULL;
    const int status =
        sdyrt_mesh_parse_named(text, name, bytes, &mesh) == SDYRT_OK
            ? keep_mesh(values, name, mesh)
            : fail_mesh(text);
    sdyrt_mesh_release(mesh);
    free(name);
    return status;
}

/* Add a mesh, or several lines that begin with `sdy.mesh`, as grep finds them
 * in a dump. */
static int add_meshes(cli_values *values, const char *argument) {
    char *lines = cli_format("%s", argument);
    int status = CLI_OK;
    for (char *at = lines; at != NULL && status == CLI_OK;) {
        char *end = strchr(at, '\n');
        while (end != NULL &&
               strncmp(end + strspn(end, " \t\n"), "sdy.mesh", 8) != 0)
            end = strchr(end + 1, '\n');
        if (end != NULL)
            *end++ = '\0';
        status = add_mesh(values, at);
        at = end;
    }
    free(lines);
    return status;
}

int cli_values_make(cli_values *values) {
    for (int i = 0; i < values->mesh_texts.n; i++)
        CLI_TRY(add_meshes(values, values->mesh_texts.at[i]));
    return values->type_text == NULL ||
                   sdyrt_type_parse(values->type_text, &values->type) ==
                       SDYRT_OK
               ? CLI_OK
               : cli_fail_library("--type");
}

void cli_values_free(cli_values *values) {
    for (int i = 0; i < values->n_meshes; i++) {
        sdyrt_mesh_release(values->meshes[i].mesh);
        free((char *)values->meshes[i].name);
    }
    free(values->meshes);
    free(values->mesh_texts.at);
}

/* Replace `*sharding` by `changed`, and release the old one. */
static void replace(const sdyrt_sharding **sharding,
                    const sdyrt_sharding *changed) {
    sdyrt_sharding_release(*sharding);
    *sharding = changed;
}

static int set_uneven(const char *option, const char *word,
                      const sdyrt_sharding **sharding) {
    static const char *const words[] = {[SDYRT_CEIL] = "ceil",
                                        [SDYRT_LOW] = "low",
                                        [SDYRT_HIGH] = "high",
                                        NULL};
    const sdyrt_sharding *changed = NULL;
    const int found = cli_word("--uneven", word, words);
    if (found < 0)
        return CLI_USAGE;
    if (sdyrt_sharding_with_partition(*sharding, (sdyrt_partition)found,
                                      &changed) != SDYRT_OK)
        return cli_fail_library(option);
    replace(sharding, changed);
    return CLI_OK;
}

/* Read "DIM:LIST"; `example` is such a text. */
static int read_dim_list(const char *option, const char *example,
                         const char *text, int64_t *dim, cli_ints *list) {
    const char *const colon = strchr(text, ':');
    if (colon == NULL)
        return cli_usage("%s: expected %s, found '%s'", option, example, text);
    char *const digits = cli_format("%.*s", (int)(colon - text), text);
    int status = cli_int(option, digits, 0, INT_MAX, dim);
    if (status == CLI_OK)
        status = cli_int_list(option, colon + 1, list);
    free(digits);
    return status;
}

/* Cut a dimension at offsets, or give it halos. */
static int set_dim(bool is_halo, const char *text,
                   const sdyrt_sharding **sharding) {
    const char *const option = is_halo ? "--halos" : "--offsets";
    const char *const example = is_halo ? "DIM:LOW,HIGH" : "DIM:0,3,8";
    const sdyrt_sharding *changed = NULL;
    int64_t dim = 0;
    cli_ints list = {0};
    int status = CLI_OK;
    if (sdyrt_sharding_rank(*sharding) == 0)
        return cli_usage("%s: the sharding has no dimension %s", option,
                         is_halo ? "for halos" : "to cut");
    status = read_dim_list(option, example, text, &dim, &list);
    assert(status != CLI_OK || list.at != NULL); /* a list has a number */
    if (status == CLI_OK && is_halo && list.n != 2)
        status =
            cli_usage("%s: expected %s, found '%s'", option, example, text);
    if (status == CLI_OK &&
        (is_halo ? sdyrt_sharding_with_halo(*sharding, (int)dim, list.at[0],
                                            list.at[1], &changed)
                 : sdyrt_sharding_with_offsets(*sharding, (int)dim, list.at,
                                               list.n, &changed)) != SDYRT_OK)
        status = cli_fail_library(option);
    if (status == CLI_OK)
        replace(sharding, changed);
    free(list.at);
    return status;
}

int cli_sharding(const cli_values *values, const char *option,
                 const cli_sharding_text *text,
                 const sdyrt_sharding **sharding) {
    const sdyrt_sharding *made = NULL;
    if (sdyrt_sharding_parse(text->text, values->meshes, values->n_meshes,
                             &made) != SDYRT_OK)
        return cli_fail_library(option);
    int status = CLI_OK;
    if (text->uneven != NULL)
        status = set_uneven(option, text->uneven, &made);
    for (int i = 0; status == CLI_OK && i < text->offsets.n; i++)
        status = set_dim(false, text->offsets.at[i], &made);
    for (int i = 0; status == CLI_OK && i < text->halos.n; i++)
        status = set_dim(true, text->halos.at[i], &made);
    if (status == CLI_OK &&
        sdyrt_sharding_verify(made, &values->type, NULL) != SDYRT_OK)
        status = cli_fail_library(option);
    if (status == CLI_OK)
        *sharding = made;
    else
        sdyrt_sharding_release(made);
    return status;
}

int cli_need(const char *command, const char *type, const char *option,
             const char *text) {
    const char *missing = text == NULL   ? option
                          : type == NULL ? "--type"
                                         : NULL;
    if (missing == NULL)
        return CLI_OK;
    return cli_usage("%s needs %s %s; see 'sdyrt %s --help'", command, missing,
                     text != NULL ? "'tensor<8x16xf32>'"
                     : strcmp(option, "--axes") == 0
                         ? "'{\"a\"}'"
                         : "'<@mesh, [{\"a\"}, {}]>'",
                     command);
}

static int run_tensor(const cli_syntax *syntax, cli_tensor *options,
                      cli_tensor_print *print) {
    const sdyrt_sharding *sharding = NULL;
    cli_output output;
    CLI_TRY(cli_values_make(&options->values));
    CLI_TRY(cli_need(syntax->name, options->values.type_text, "--sharding",
                     options->sharding.text));
    CLI_TRY(cli_sharding(&options->values, "--sharding", &options->sharding,
                         &sharding));
    cli_output_open(&output);
    const int status =
        cli_output_close(&output, print(output.stream, options, sharding));
    sdyrt_sharding_release(sharding);
    return status;
}

int cli_tensor_command(const cli_syntax *syntax, int argc, char **argv,
                       cli_tensor *options, cli_tensor_print *print) {
    int status = cli_parse(syntax, argc, argv, options);
    if (status == CLI_RUN)
        status = run_tensor(syntax, options, print);
    free(options->sharding.offsets.at);
    free(options->sharding.halos.at);
    cli_values_free(&options->values);
    return status;
}
