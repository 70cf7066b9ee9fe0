/* Parts of `sdyrt propagate`: the program, when its shardings are found, as an
 * explanation or as a page. */
#ifndef SDYRT_TOOLS_PROPAGATE_H
#define SDYRT_TOOLS_PROPAGATE_H

#include <sdyrt/program.h>

#include "cli/cli.h"

/* propagate/page.html, with a NUL behind it. */
extern const unsigned char propagate_page[];

/* What is explained: all, in the order of the text. */
typedef struct propagate_shown {
    const char *file;  /* that the text was read from */
    const char *value; /* values of this name alone, "%12" or "12"; NULL: all */
    int64_t top;       /* so many, the largest tensors first; 0: all */
} propagate_shown;

/* Why each axis of each value is there, and what is in conflict, in the names
 * of the text that was read. Fails: no value has the name. */
int propagate_explain(FILE *stream, const sdyrt_program *program,
                      const propagate_shown *shown);

/* The whole page, as text to be freed; NULL: there is no memory. */
char *propagate_make_page(const sdyrt_program *program, const char *title);

/* "%0 = stablehlo.add", "stablehlo.return", with the name that is printed now
 * or that of the text that was read; free() it. */
char *propagate_operation_text(const sdyrt_operation *operation,
                               bool is_printed);
/* "@main"; "" for what has no name; free() it. */
char *propagate_symbol_text(const sdyrt_operation *operation);
/* A program's text; free() it. */
char *propagate_program_text(const sdyrt_program *program);

/* Each argument of a block and each result of an operation, in the order of the
 * text, with the function that it is in; `value` NULL: what the function says
 * of result `result`. */
typedef void propagate_visit(void *state, const sdyrt_operation *function,
                             const sdyrt_value *value, int result);
void propagate_walk(const sdyrt_program *program, propagate_visit *visit,
                    void *state);

#endif
