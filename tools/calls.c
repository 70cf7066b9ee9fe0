/* Custom calls of a program: libraries with functions for them, and calls that
 * are dropped. */
#include "calls.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

static int check(const custom_calls *c, const char *path,
                 const sdyrt_custom_target *target) {
    if (target->function == NULL)
        return cli_fail("--calls: %s: '%s' has no function", path,
                        target->target);
    for (int i = 0; i < c->n_targets; i++)
        if (strcmp(c->targets[i].target, target->target) == 0)
            return cli_fail("--calls: %s: there is a function for '%s' already",
                            path, target->target);
    return CLI_OK;
}

static int add_all(custom_calls *c, const char *path,
                   const sdyrt_custom_target *from) {
    int n = 0;
    for (; from[n].target != NULL; n++)
        CLI_TRY(check(c, path, &from[n]));
    sdyrt_custom_target *const all =
        cli_alloc((size_t)(c->n_targets + n) + 1, sizeof *all);
    if (c->n_targets > 0)
        memcpy(all, c->targets, (size_t)c->n_targets * sizeof *all);
    memcpy(all + c->n_targets, from, (size_t)n * sizeof *from);
    free(c->targets);
    c->targets = all;
    c->n_targets += n;
    return CLI_OK;
}

/* A name without a slash is a file of the working directory: the loader does
 * not search for it. */
static void *open_library(const char *path) {
    char *const name =
        cli_format("%s%s", strchr(path, '/') == NULL ? "./" : "", path);
    void *const library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    free(name);
    return library;
}

int calls_open(custom_calls *c, const calls_options *o) {
    *c = (custom_calls){.ignores_effects = o->ignores_effects};
    c->libraries = cli_alloc((size_t)o->paths.n + 1, sizeof *c->libraries);
    for (int i = 0; i < o->paths.n; i++) {
        void *const library = open_library(o->paths.at[i]);
        if (library == NULL)
            return cli_fail("--calls: %s", dlerror());
        c->libraries[c->n_libraries++] = library;
        const sdyrt_custom_target *const targets =
            dlsym(library, "sdyrt_custom_targets");
        if (targets == NULL)
            return cli_fail("--calls: %s; see SDYRT_CUSTOM_TARGETS of "
                            "<sdyrt/execute.h>",
                            dlerror());
        CLI_TRY(add_all(c, o->paths.at[i], targets));
    }
    return CLI_OK;
}

sdyrt_compile_options calls_compiled(const custom_calls *c) {
    sdyrt_compile_options options = SDYRT_COMPILE_OPTIONS_INIT;
    options.targets = c->targets;
    options.n_targets = c->n_targets;
    return options;
}

sdyrt_status calls_drop_effects(const custom_calls *c, sdyrt_program *program) {
    const sdyrt_compile_options options = calls_compiled(c);
    return c->ignores_effects ? sdyrt_program_drop_effects(program, &options)
                              : SDYRT_OK;
}

void calls_close(custom_calls *c) {
    for (int i = 0; i < c->n_libraries; i++)
        (void)dlclose(c->libraries[i]);
    free((void *)c->libraries);
    free(c->targets);
}
