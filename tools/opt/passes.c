/* Passes by their names, appended to the text of a pipeline. */
#include "passes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void append(opt_pipeline *p, const char *text, size_t length) {
    char *const more = realloc(p->text, p->length + length + 1);
    if (more == NULL) {
        fputs("sdyrt-opt: out of memory\n", stderr);
        exit(1);
    }
    p->text = more;
    memcpy(p->text + p->length, text, length);
    p->length += length;
    p->text[p->length] = '\0';
}

static void append_string(opt_pipeline *p, const char *text) {
    append(p, text, strlen(text));
}

static bool find_pass(const char *name, size_t length, sdyrt_pass *pass) {
    for (int i = 0; sdyrt_pass_get(i, pass); i++)
        if (strlen(pass->name) == length &&
            memcmp(pass->name, name, length) == 0)
            return true;
    return false;
}

static void append_pass(opt_pipeline *p, const sdyrt_pass *pass,
                        const char *options) {
    append_string(p, p->length == 0 ? "any(" : ",");
    append_string(p, pass->name);
    if (options != NULL) {
        append_string(p, "{");
        append_string(p, options);
        append_string(p, "}");
    }
}

bool opt_take_pass(opt_pipeline *pipeline, const char *argument) {
    const size_t length = strcspn(argument, "=");
    sdyrt_pass pass = SDYRT_PASS_INIT;
    if (!find_pass(argument, length, &pass))
        return false;
    append_pass(pipeline, &pass,
                argument[length] == '=' ? argument + length + 1 : NULL);
    return true;
}

bool opt_is_pass(const char *name, size_t length) {
    sdyrt_pass pass = SDYRT_PASS_INIT;
    return find_pass(name, length, &pass);
}

void opt_close_pipeline(opt_pipeline *pipeline) {
    if (pipeline->text != NULL)
        append_string(pipeline, ")");
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
