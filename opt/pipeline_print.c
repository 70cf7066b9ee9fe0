/* The text of passes with their options, as MLIR prints it. */
#include "opt/pipeline.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* A word, in braces if it would be read as several. */
static void put_string(sdyi_collected *t, const char *word) {
    const bool has_spaces = strpbrk(word, " \"'") != NULL;
    sdyi_collect_string(t, has_spaces ? "{" : "");
    sdyi_collect_string(t, word);
    sdyi_collect_string(t, has_spaces ? "}" : "");
}

/* Every option is printed but an empty list. */
static void put_option(sdyi_collected *t, const sdyi_pass_option *option,
                       const void *value) {
    const sdyi_strings *const list = value;
    char digits[24];
    if (option->kind == SDYI_OPTION_STRINGS && list->n == 0)
        return;
    sdyi_collect_string(t, option->name);
    sdyi_collect_string(t, "=");
    switch (option->kind) {
    case SDYI_OPTION_BOOL:
        sdyi_collect_string(t, *(const bool *)value ? "true" : "false");
        break;
    case SDYI_OPTION_INT:
    case SDYI_OPTION_UINT:
        (void)snprintf(digits, sizeof digits, "%" PRId64,
                       *(const int64_t *)value);
        sdyi_collect_string(t, digits);
        break;
    case SDYI_OPTION_STRING:
    case SDYI_OPTION_WORD:
        put_string(t, *(const char *const *)value);
        break;
    case SDYI_OPTION_STRINGS:
        for (int i = 0; i < list->n; i++) {
            sdyi_collect_string(t, i == 0 ? "{" : ",");
            sdyi_collect_string(t, list->texts[i]);
        }
        sdyi_collect_string(t, "}");
        break;
    }
}

/* The option of the next name; NULL: there are no more. */
static const sdyi_pass_option *after(const sdyi_pass *pass,
                                     const sdyi_pass_option *last) {
    const sdyi_pass_option *next = NULL;
    for (const sdyi_pass_option *o = pass->options;
         o != NULL && o->name != NULL; o++)
        if ((last == NULL || strcmp(o->name, last->name) > 0) &&
            (next == NULL || strcmp(o->name, next->name) < 0))
            next = o;
    return next;
}

const char *sdyi_step_text(sdyi_pool *pool, const sdyi_pass_step *step) {
    const sdyi_pass *const pass = step->pass;
    sdyi_collected t = {.zone = &pool->scratch, .text = ""};
    sdyi_collect_string(&t, pass->name);
    const sdyi_pass_option *o = NULL;
    for (const char *before = "{"; (o = after(pass, o)) != NULL; before = " ") {
        sdyi_collect_string(&t, before);
        put_option(&t, o, (const char *)step->options + o->offset);
    }
    if (pass->options != NULL && pass->options->name != NULL)
        sdyi_collect_string(&t, "}");
    return t.text;
}
