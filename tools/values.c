#include "values.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* The end of the symbol name that `text` starts with. */
static const char *symbol_end(const char *text) {
    if (!isalpha((unsigned char)*text) && *text != '_')
        return text;
    while (isalnum((unsigned char)*text) || (*text && strchr("_$.-", *text)))
        text++;
    return text;
}

static int add_mesh(cli_values *values, const char *argument) {
    const char *name = argument + strspn(argument, " ");
    name += *name == '@';
    const bool quoted = *name == '"';
    name += quoted;
    const char *end = quoted ? name + strcspn(name, "\"\\") : symbol_end(name);
    const bool closed = !quoted || *end == '"';
    const char *text = end + (quoted && closed);
    text += strspn(text, " ");
    if (end == name || !closed || *text != '=')
        return cli_usage("--mesh: expected @name=<[\"a\"=2,\"b\"=4]>, found "
                         "'%s'",
                         argument);
    text += 1 + strspn(text + 1, " ");
    for (int i = 0; i < values->n_meshes; i++)
        if (strlen(values->meshes[i].name) == (size_t)(end - name) &&
            strncmp(values->meshes[i].name, name, (size_t)(end - name)) == 0)
            return cli_usage("--mesh: @%s is given twice",
                             values->meshes[i].name);
    const sdyrt_mesh *mesh = NULL;
    if (sdyrt_mesh_parse(text, &mesh) != SDYRT_OK) {
        char *what = cli_format("--mesh @%.*s", (int)(end - name), name);
        const int status = cli_fail_library(what);
        free(what);
        return status;
    }
    values->meshes = cli_grow(values->meshes, (size_t)values->n_meshes,
                              sizeof *values->meshes);
    values->meshes[values->n_meshes++] = (sdyrt_named_mesh){
        .name = cli_format("%.*s", (int)(end - name), name), .mesh = mesh};
    return 0;
}

int cli_values_option(cli_values *values, int key, char *argument) {
    switch (key) {
    case CLI_KEY_MESH:
        return add_mesh(values, argument);
    case CLI_KEY_TYPE:
        if (sdyrt_type_parse(argument, &values->type) != SDYRT_OK)
            return cli_fail_library("--type");
        values->type_text = argument;
        return 0;
    case CLI_KEY_JSON:
        values->json = true;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

void cli_values_free(cli_values *values) {
    for (int i = 0; i < values->n_meshes; i++) {
        sdyrt_mesh_release(values->meshes[i].mesh);
        free((char *)values->meshes[i].name);
    }
    free(values->meshes);
}

int cli_sharding_option(cli_sharding_text *sharding, int key, char *argument) {
    switch (key) {
    case CLI_KEY_SHARDING:
        sharding->text = argument;
        return 0;
    case CLI_KEY_UNEVEN:
        sharding->uneven = argument;
        return 0;
    case CLI_KEY_OFFSETS:
        cli_sharding_add_offsets(sharding, argument);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

void cli_sharding_add_offsets(cli_sharding_text *sharding, const char *text) {
    sharding->offsets = cli_grow(sharding->offsets, (size_t)sharding->n_offsets,
                                 sizeof *sharding->offsets);
    sharding->offsets[sharding->n_offsets++] = text;
}

void cli_sharding_text_free(cli_sharding_text *sharding) {
    free(sharding->offsets);
}

/* Put what `change` made in the place of `*sharding`. */
static void replace(const sdyrt_sharding **sharding,
                    const sdyrt_sharding *changed) {
    sdyrt_sharding_release(*sharding);
    *sharding = changed;
}

static int set_uneven(const char *option, const char *word,
                      const sdyrt_sharding **sharding) {
    static const char *const words[] = {
        [SDYRT_CEIL] = "ceil", [SDYRT_LOW] = "low", [SDYRT_HIGH] = "high"};
    for (int i = 0; i < (int)(sizeof words / sizeof words[0]); i++) {
        const sdyrt_sharding *changed = NULL;
        if (strcmp(word, words[i]) != 0)
            continue;
        if (sdyrt_sharding_with_partition(*sharding, (sdyrt_partition)i,
                                          &changed) != SDYRT_OK)
            return cli_fail_library(option);
        replace(sharding, changed);
        return CLI_OK;
    }
    return cli_usage("--uneven: expected ceil, low or high, found '%s'", word);
}

static int set_offsets(const char *option, const char *text,
                       const sdyrt_sharding **sharding) {
    const char *colon = strchr(text, ':');
    if (colon == NULL)
        return cli_usage("%s: expected DIM:0,3,8, found '%s'", option, text);
    char *digits = cli_format("%.*s", (int)(colon - text), text);
    int64_t dim = 0;
    int64_t *offsets = NULL;
    int64_t count = 0;
    int status = CLI_USAGE;
    const int rank = sdyrt_sharding_rank(*sharding);
    if (rank == 0) {
        cli_usage("%s: the sharding has no dimension to cut", option);
        goto free_text;
    }
    if (cli_int(option, digits, 0, INT_MAX, &dim) != 0 ||
        cli_int_list(option, colon + 1, &offsets, &count) != 0)
        goto free_text;
    const sdyrt_sharding *changed = NULL;
    if (sdyrt_sharding_with_offsets(*sharding, (int)dim, offsets, count,
                                    &changed) != SDYRT_OK) {
        status = cli_fail_library(option);
        goto free_text;
    }
    replace(sharding, changed);
    status = CLI_OK;
free_text:
    free(digits);
    free(offsets);
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
    for (int i = 0; status == CLI_OK && i < text->n_offsets; i++)
        status = set_offsets("--offsets", text->offsets[i], &made);
    if (status == CLI_OK &&
        sdyrt_sharding_verify(made, &values->type, NULL) != SDYRT_OK)
        status = cli_fail_library(option);
    if (status == CLI_OK)
        *sharding = made;
    else
        sdyrt_sharding_release(made);
    return status;
}

int cli_need(const char *command, const cli_values *values, bool type,
             const char *option, const char *text) {
    const char *missing = NULL;
    const char *example = "";
    if (type && values->type_text == NULL) {
        missing = "--type";
        example = "'tensor<8x16xf32>'";
    }
    if (option != NULL && text == NULL) {
        missing = option;
        example = strcmp(option, "--axes") == 0 ? "'{\"a\"}'"
                                                : "'<@mesh, [{\"a\"}, {}]>'";
    }
    if (missing == NULL)
        return CLI_OK;
    return cli_usage("%s needs %s %s; see 'sdyrt %s --help'", command, missing,
                     example, command);
}

typedef size_t (*printer)(const void *value, char *text, size_t bytes);

static char *print(printer print_value, const void *value) {
    const size_t length = print_value(value, NULL, 0);
    char *text = cli_alloc(length + 1, 1);
    print_value(value, text, length + 1);
    return text;
}

static size_t print_mesh(const void *mesh, char *text, size_t bytes) {
    return sdyrt_mesh_print(mesh, text, bytes);
}

static size_t print_sharding(const void *sharding, char *text, size_t bytes) {
    return sdyrt_sharding_print(sharding, text, bytes);
}

static size_t print_type(const void *type, char *text, size_t bytes) {
    return sdyrt_type_print(type, text, bytes);
}

char *cli_mesh_print(const sdyrt_mesh *mesh) {
    return print(print_mesh, mesh);
}

char *cli_sharding_print(const sdyrt_sharding *sharding) {
    return print(print_sharding, sharding);
}

char *cli_type_print(const sdyrt_type *type) {
    return print(print_type, type);
}
