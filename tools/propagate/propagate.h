/* Parts of `sdyrt propagate`: a program with its shardings as an explanation,
 * or as an HTML page. */
#ifndef SDYRT_TOOLS_PROPAGATE_H
#define SDYRT_TOOLS_PROPAGATE_H

#include <sdyrt/program.h>

#include "cli/cli.h"

/* propagate/page.html, with a NUL after it. */
extern const unsigned char propagate_page[];

/* The values to explain; all of them in the order of the text. */
typedef struct propagate_shown {
    const char *file;  /* the file of the text */
    const char *value; /* values of this name alone, "%12" or "12"; NULL: all */
    int64_t top;       /* the number of values, largest first; 0: all */
} propagate_shown;

/* Print the reason of each axis of each value, and the conflicts, with the
 * names of the source text. Fails if no value has the name. */
int propagate_explain(FILE *stream, const sdyrt_program *program,
                      const propagate_shown *shown);

/* The page as text; free() it. */
char *propagate_make_page(const sdyrt_program *program, const char *title);

/* An operation as text, "%0 = stablehlo.add" or "stablehlo.return", with the
 * name as printed now or as in the source text; free() it. */
char *propagate_operation_text(const sdyrt_operation *operation,
                               bool is_printed);
/* The symbol, "@main"; "" for an operation without one; free() it. */
char *propagate_symbol_text(const sdyrt_operation *operation);
/* A program's text; free() it. */
char *propagate_program_text(const sdyrt_program *program);

/* Visit each block argument and each result of an operation, in the order of
 * the text, with its function; `value` NULL: result `result` of the function,
 * which may have a sharding of its own. */
typedef void propagate_visit(void *state, const sdyrt_operation *function,
                             const sdyrt_value *value, int result);
void propagate_walk(const sdyrt_program *program, propagate_visit *visit,
                    void *state);

#endif
