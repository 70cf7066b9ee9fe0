/* Shared parts of commands that read programs: whole files, and diagnostics as
 * mlir-opt shows them. */
#ifndef SDYRT_OPT_INPUT_H
#define SDYRT_OPT_INPUT_H

#include <sdyrt/program.h>

/* Register the dialects of the libraries that the command is linked with,
 * before pools are made. */
void opt_register_dialects(void);

/* The bytes of a file, or of standard input for "-"; NULL: see errno.
 * Ownership: the caller frees them. */
char *opt_read_all(const char *path, size_t *bytes);

/* The version of Shardy with a name; false: no such name, `*version` is
 * unchanged. */
bool opt_sdy_version_named(const char *name, sdyrt_sdy_version *version);
/* The names, for messages and help. */
#define OPT_SDY_VERSIONS "newest or jaxlib-0.10.2"

/* Print the position, the line, and a mark below it to `state`, a FILE. */
void opt_show(void *state, const sdyrt_diagnostic *d);

#endif
