#include "program/text/dump.h"

#include "program/ir/diagnostic.h"
#include "program/ir/module.h"
#include "program/text/print.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* Nothing is allocated while the file is open: no memory is a jump. */
static int write_file(const char *path, const char *text) {
    const size_t bytes = strlen(text);
    FILE *const file = fopen(path, "w");
    if (file == NULL)
        return errno;
    errno = 0;
    int failure = fwrite(text, 1, bytes, file) == bytes ? 0 : EIO;
    if (failure != 0 && errno != 0)
        failure = errno;
    if (fclose(file) != 0 && failure == 0)
        failure = errno;
    return failure;
}

sdyrt_status sdyi_dump(const sdyi_op *op, const char *directory,
                       const char *name) {
    sdyi_pool *const pool = op->module->pool;
    const size_t bytes = strlen(directory) + strlen(name) + 2;
    char *const path = sdyi_zone_alloc_raw(&pool->scratch, bytes);
    (void)snprintf(path, bytes, "%s/%s", directory, name);
    const int failure = write_file(path, sdyi_program_text(op));
    if (failure == 0)
        return SDYRT_OK;
    return sdyi_error_bare(pool, op, "cannot write '%s': %s", path,
                           strerror(failure));
}
