/* Meshes and shardings of the command line, added to a program. */
#include "program_shardings.h"

#include <stdlib.h>
#include <string.h>

int program_add_meshes(const cli_values *values, sdyrt_program *program,
                       program_fail *fail) {
    for (int i = 0; i < values->n_meshes; i++) {
        const sdyrt_named_mesh *const mesh = &values->meshes[i];
        if (sdyrt_program_add_mesh(program, mesh->name, mesh->mesh) != SDYRT_OK)
            return fail("--mesh");
    }
    return CLI_OK;
}

const sdyrt_operation *program_main(const sdyrt_program *program) {
    const sdyrt_operation *const main = sdyrt_program_lookup(program, "main");
    return main != NULL ? main : sdyrt_program_next_function(program, NULL);
}

static sdyrt_status parse(const sdyrt_program *program, const char *text,
                          const sdyrt_sharding **sharding) {
    int n = 0;
    sdyrt_named_mesh mesh;
    while (sdyrt_program_mesh_at(program, n, &mesh))
        n++;
    sdyrt_named_mesh *const meshes = cli_alloc((size_t)n + 1, sizeof *meshes);
    for (int i = 0; i < n; i++)
        (void)sdyrt_program_mesh_at(program, i, &meshes[i]);
    const sdyrt_status status = sdyrt_sharding_parse(text, meshes, n, sharding);
    free(meshes);
    return status;
}

static int set_one(const sdyrt_program *program, const char *option,
                   const char *text, program_set *set, program_fail *fail) {
    char *end = NULL;
    const sdyrt_operation *const function = program_main(program);
    const long n = strtol(text, &end, 10);
    if (end == text || *end != '=' || n < 0 || n > INT32_MAX)
        return cli_usage("--%s: expected N=SHARDING, found '%s'", option, text);
    if (function == NULL)
        return cli_fail("--%s: the program has no function", option);
    const sdyrt_sharding *sharding = NULL;
    sdyrt_status status = parse(program, end + 1, &sharding);
    if (status == SDYRT_OK)
        status = set(function, (int)n, sharding);
    sdyrt_sharding_release(sharding);
    char *const what = cli_format("--%s %ld", option, n);
    const int rc = status == SDYRT_OK ? CLI_OK : fail(what);
    free(what);
    return rc;
}

int program_set_shardings(const sdyrt_program *program, const char *option,
                          const cli_texts *texts, program_set *set,
                          program_fail *fail) {
    for (int i = 0; i < texts->n; i++)
        CLI_TRY(set_one(program, option, texts->at[i], set, fail));
    return CLI_OK;
}
