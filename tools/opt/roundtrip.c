/* --verify-roundtrip: print, parse, print, and compare the two texts. */
#include "roundtrip.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool add(void *state, const char *text, size_t bytes) {
    return fwrite(text, 1, bytes, state) == bytes;
}

/* The text of a program, to be freed; NULL: out of memory. */
static char *text_of(const sdyrt_program *program, bool generic) {
    sdyrt_program_print_options how = SDYRT_PROGRAM_PRINT_OPTIONS_INIT;
    how.generic = generic;
    how.locations = generic; /* of which some have no place in own forms */
    size_t bytes = 0;
    char *text = NULL;
    FILE *const stream = open_memstream(&text, &bytes);
    if (stream == NULL)
        return NULL;
    const bool is_whole =
        sdyrt_program_print(program, &how, add, stream) == SDYRT_OK;
    if (fclose(stream) == 0 && is_whole)
        return text;
    free(text);
    return NULL;
}

enum { MOST_SHOWN = 120 };

/* Print a line, at most MOST_SHOWN bytes around an offset. */
static void show_line(const char *what, const char *text, size_t at) {
    size_t first = at;
    while (first > 0 && text[first - 1] != '\n' && at - first < MOST_SHOWN / 2)
        first--;
    const size_t length = strcspn(text + first, "\n");
    fprintf(stderr, "%s: %.*s\n", what,
            (int)(length < MOST_SHOWN ? length : MOST_SHOWN), text + first);
}

/* Print the first line in which both texts differ. */
static void report_lines(const char *file, const char *before,
                         const char *after) {
    size_t at = 0;
    while (before[at] == after[at])
        at++;
    fprintf(stderr,
            "sdyrt-opt: %s: the program is another when it is printed and read "
            "back\n",
            file);
    show_line("before", before, at);
    show_line("after", after, at);
}

/* Compare the texts before and after parsing; NULL: out of memory. */
static bool is_same(const char *file, const char *before, const char *after) {
    if (before == NULL || after == NULL)
        fputs("sdyrt-opt: no memory for --verify-roundtrip\n", stderr);
    else if (strcmp(before, after) != 0)
        report_lines(file, before, after);
    else
        return true;
    return false;
}

static bool form_comes_back(const sdyrt_source *source,
                            const sdyrt_program *program, sdyrt_pool *pool,
                            bool generic) {
    sdyrt_program *back = NULL;
    sdyrt_source again = *source;
    char *const text = text_of(program, generic);
    bool is_right = false;
    again.name = "<printed>";
    again.text = text == NULL ? "" : text;
    again.bytes = strlen(again.text);
    again.first_line = 1;
    if (text == NULL || sdyrt_program_parse(pool, &again, &back) == SDYRT_OK) {
        char *const after = back == NULL ? NULL : text_of(back, generic);
        is_right = is_same(source->name, text, after);
        free(after);
    } else {
        fprintf(stderr,
                "sdyrt-opt: %s: the program as it is printed cannot be read\n",
                source->name);
    }
    sdyrt_program_destroy(back);
    free(text);
    return is_right;
}

bool opt_comes_back(const sdyrt_source *source, const sdyrt_program *program,
                    sdyrt_pool *pool) {
    return form_comes_back(source, program, pool, true) &&
           form_comes_back(source, program, pool, false);
}
