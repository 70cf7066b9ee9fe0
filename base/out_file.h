/* Files that are written completely or not at all: to a temporary file in the
 * same folder, which replaces the named one at the end.
 *
 *            the name's old file   a temporary file   what follows
 * opened     as it was             written            write, finish, drop
 * finished   as it was             whole, on disk     keep, drop
 * kept       replaced              -                  drop
 * dropped    as it was             removed            -
 *
 * A target that is no regular file (a device, a pipe), /dev/stdout, /dev/fd/N
 * and "-", standard output, is written directly, without a temporary file. An
 * interrupted process leaves the old file, and the temporary one, .sdyrt-PID-N.
 */
#ifndef SDYI_BASE_OUT_FILE_H
#define SDYI_BASE_OUT_FILE_H

#include "base/status.h"

#include <limits.h>
#include <stdbool.h>

typedef struct sdyi_out_file {
    const char *path; /* lent */
    char *target;     /* that file, symbolic links followed */
    char *temporary;  /* NULL: there is none, or none any more */
    int descriptor;   /* -1: closed */
    /* The first, "cannot write 'k': No space left on device"; "": none. */
    char failure[PATH_MAX + 128];
} sdyi_out_file;

/* For main: from now on a write beyond the limit of sizes (ulimit -f) fails as
 * on a full disk, and is no signal that ends the process. Processes that it
 * starts have the signal. */
SDYI_EXPORT void sdyi_out_limits_fail(void);
/* Each is false after a failure, now or before. Whatever they return, the file
 * is dropped in the end. */
SDYI_EXPORT bool sdyi_out_open(sdyi_out_file *file, const char *path);
/* The first argument is a sdyi_out_file: for functions that write by one. */
SDYI_EXPORT bool sdyi_out_write(void *file, const char *bytes, size_t n);
SDYI_EXPORT bool sdyi_out_finish(sdyi_out_file *file);
SDYI_EXPORT bool sdyi_out_keep(sdyi_out_file *file);
/* All of this for one text: open to drop. */
SDYI_EXPORT bool sdyi_out_all(sdyi_out_file *file, const char *path,
                              const char *bytes, size_t n);
/* A zeroed file, and one that was dropped, are left alone; `failure` stays. */
SDYI_EXPORT void sdyi_out_drop(sdyi_out_file *file);

#endif
