/* What commands that read programs share: whole files, and diagnostics as
 * mlir-opt shows them. */
#ifndef SDYRT_OPT_INPUT_H
#define SDYRT_OPT_INPUT_H

#include <sdyrt/program.h>

/* The bytes of a file, of standard input for "-"; NULL: errno says why. The
 * caller frees it. */
char *opt_read_all(const char *path, size_t *bytes);

/* The version of Shardy of a name; false: it is none, `*version` is as it was.
 */
bool opt_sdy_version_named(const char *name, sdyrt_sdy_version *version);
/* The names, for messages and help. */
#define OPT_SDY_VERSIONS "newest or jaxlib-0.10.2"

/* The place, the line, and a mark below it, on `state`, a FILE. */
void opt_show(void *state, const sdyrt_diagnostic *d);

#endif
