/* sdyrt groups: the replica groups of an axis list. */
#include <inttypes.h>
#include <stdlib.h>

#include "commands.h"
#include "values.h"

typedef struct groups_options {
    cli_values values;
    const char *axes;
    int64_t device; /* -1: all */
} groups_options;

static const cli_option own_options[] = {
    CLI_OPTION(
        "axes", 'a', CLI_TEXT, offsetof(groups_options, axes), "AXES",
        "An ordered list of axes and sub-axes, such as {\"a\",\"b\":(1)2}"),
    CLI_NUMBER("device", 'd', offsetof(groups_options, device), "ID",
               "Only the group of this device", 0, INT64_MAX),
    CLI_JSON(cli_values),
    {0}};

static const cli_syntax syntax = {
    .name = "groups",
    .tables = {cli_mesh_option, own_options},
    .help =
        "Print the replica groups of an axis list: each group holds the "
        "devices that agree on every other coordinate, in the order in which "
        "they hold shards along the list; groups are ordered by the "
        "coordinates they agree on."
        "\v"
        "Example: who gathers with whom along y and the minor half of x:\n"
        "  sdyrt groups --mesh '@m=<[\"x\"=4,\"y\"=2]>' "
        "--axes '{\"y\",\"x\":(2)2}'"};

typedef struct group {
    int64_t *members;
    int64_t count;
} group;

static int find_group(const groups_options *options, const sdyrt_mesh *mesh,
                      int64_t device, group *found) {
    int64_t index = 0;
    if (sdyrt_mesh_group(mesh, options->axes, device, NULL, 0, &found->count,
                         &index) != SDYRT_OK)
        return cli_fail_library(NULL);
    if (found->count > CLI_MAX_LISTED)
        return cli_fail("a group along %s has %" PRId64 " devices, more than "
                        "the %" PRId64 " that are listed",
                        options->axes, found->count, CLI_MAX_LISTED);
    if (found->members == NULL)
        found->members =
            cli_alloc((size_t)found->count, sizeof *found->members);
    if (sdyrt_mesh_group(mesh, options->axes, device, found->members,
                         found->count, &found->count, &index) != SDYRT_OK)
        return cli_fail_library(NULL);
    return CLI_OK;
}

static int print_groups(FILE *stream, const groups_options *options,
                        const sdyrt_mesh *mesh, int64_t count) {
    json_t *list = options->values.json ? json_array() : NULL;
    const bool one = options->device >= 0;
    group found = {0};
    int status = CLI_OK;
    for (int64_t i = 0; i < (one ? 1 : count); i++) {
        int64_t device = options->device;
        if (!one && sdyrt_mesh_group_first(mesh, options->axes, i, &count,
                                           &device) != SDYRT_OK) {
            status = cli_fail_library(NULL);
            break;
        }
        status = find_group(options, mesh, device, &found);
        if (status != CLI_OK)
            break;
        if (list != NULL) {
            json_array_append_new(list,
                                  cli_json_ints(found.members, found.count));
            continue;
        }
        for (int64_t m = 0; m < found.count; m++)
            fprintf(stream, m == 0 ? "%" PRId64 : " %" PRId64,
                    found.members[m]);
        fputs("\n", stream);
    }
    if (list != NULL && status == CLI_OK) {
        cli_print_json(stream,
                       json_pack("{s:o, s:s, s:I, s:I, s:O}", "mesh",
                                 cli_json_own(cli_mesh_print(mesh)), "axes",
                                 options->axes, "group_count",
                                 (json_int_t)count, "group_size",
                                 (json_int_t)found.count, "groups", list));
    }
    json_decref(list);
    free(found.members);
    return status;
}

static int run(groups_options *options) {
    CLI_TRY(cli_values_make(&options->values));
    /* no type is needed */
    CLI_TRY(cli_need(syntax.name, "", "--axes", options->axes));
    if (options->values.n_meshes != 1)
        return cli_usage(
            "groups needs one --mesh '@name=<[\"a\"=2]>', found %d",
            options->values.n_meshes);
    const sdyrt_mesh *mesh = options->values.meshes[0].mesh;
    int64_t count = 0;
    if (sdyrt_mesh_group_first(mesh, options->axes, 0, &count, NULL) !=
        SDYRT_OK)
        return cli_fail_library("--axes");
    const int64_t devices = sdyrt_mesh_device_count(mesh);
    if (options->device < 0 && devices > CLI_MAX_LISTED)
        return cli_fail("the mesh has %" PRId64 " devices, more than the "
                        "%" PRId64 " that are listed; ask for one with "
                        "--device",
                        devices, CLI_MAX_LISTED);
    cli_output output;
    cli_output_open(&output);
    return cli_output_close(&output,
                            print_groups(output.stream, options, mesh, count));
}

int cmd_groups(int argc, char **argv) {
    groups_options options = {.device = -1};
    int status = cli_parse(&syntax, argc, argv, &options);
    if (status == CLI_RUN)
        status = run(&options);
    cli_values_free(&options.values);
    return status;
}
