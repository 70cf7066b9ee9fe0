/* Passes by their names, appended to the text of a pipeline. */
#include "passes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Append texts to the pipeline's. */
static void append(opt_pipeline *p, const char *before, const char *name,
                   const char *after) {
    char *more = NULL;
    if (asprintf(&more, "%s%s%s%s", p->text == NULL ? "" : p->text, before,
                 name, after) < 0) {
        fputs("sdyrt-opt: out of memory\n", stderr);
        exit(1);
    }
    free(p->text);
    p->text = more;
}

static bool find_pass(const char *name, size_t length, sdyrt_pass *pass) {
    for (int i = 0; sdyrt_pass_get(i, pass); i++)
        if (strlen(pass->name) == length &&
            memcmp(pass->name, name, length) == 0)
            return true;
    return false;
}

bool opt_take_pass(opt_pipeline *pipeline, const char *argument) {
    const size_t length = strcspn(argument, "=");
    sdyrt_pass pass = SDYRT_PASS_INIT;
    if (!find_pass(argument, length, &pass))
        return false;
    append(pipeline, pipeline->text == NULL ? "any(" : ",", pass.name, "");
    if (argument[length] == '=')
        append(pipeline, "{", argument + length + 1, "}");
    return true;
}

bool opt_is_pass(const char *name, size_t length) {
    sdyrt_pass pass = SDYRT_PASS_INIT;
    return find_pass(name, length, &pass);
}

void opt_close_pipeline(opt_pipeline *pipeline) {
    if (pipeline->text != NULL)
        append(pipeline, ")", "", "");
}

void opt_print_passes(void) {
    puts("\nPasses, run in their order on the command line:");
    sdyrt_pass pass = SDYRT_PASS_INIT;
    for (int i = 0; sdyrt_pass_get(i, &pass); i++) {
        printf("  --%-26s %s\n", pass.name, pass.summary);
        for (int k = 0; k < pass.n_options; k++) {
            sdyrt_pass_option o = SDYRT_PASS_OPTION_INIT;
            (void)sdyrt_pass_get_option(i, k, &o);
            printf("      %s=<%s>%s%s: %s\n", o.name, o.kind,
                   o.fallback == NULL ? "" : ", else ",
                   o.fallback == NULL ? "" : o.fallback, o.summary);
        }
    }
}
