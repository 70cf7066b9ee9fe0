/* What commands that read programs share: whole files, and diagnostics as
 * mlir-opt shows them. */
#ifndef SDYRT_OPT_INPUT_H
#define SDYRT_OPT_INPUT_H

#include <sdyrt/program.h>

/* The bytes of a file, of standard input for "-"; NULL: errno says why. The
 * caller frees it. */
char *opt_read_all(const char *path, size_t *bytes);

/* The place, the line, and a mark below it, on `state`, a FILE. */
void opt_show(void *state, const sdyrt_diagnostic *d);

#endif
