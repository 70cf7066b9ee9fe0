/* Parts of `sdyrt propagate`: the program, when its shardings are found, as an
 * explanation or as a page. */
#ifndef SDYRT_TOOLS_PROPAGATE_H
#define SDYRT_TOOLS_PROPAGATE_H

#include <sdyrt/program.h>

#include "cli/cli.h"

/* propagate/page.html, with a NUL behind it. */
extern const unsigned char propagate_page[];

/* Why each axis of each value is there, and what is in conflict. */
void propagate_explain(FILE *stream, const sdyrt_program *program);

/* The whole page, as text to be freed; NULL: there is no memory. */
char *propagate_make_page(const sdyrt_program *program, const char *title);

/* "dim 0 of %1", "dim 1 of result 0 of @main", "an unused value"; free() it. */
char *propagate_place_text(const sdyrt_reason *reason);
/* "%0 = stablehlo.add", "stablehlo.return"; free() it. */
char *propagate_operation_text(const sdyrt_operation *operation);
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
