/* Dumps: an op's text, built in memory, then written to a file. */
#include "program/text/dump.h"

#include "base/out_file.h"
#include "program/ir/diagnostic.h"
#include "program/ir/module.h"
#include "program/text/print.h"

#include <stdio.h>
#include <string.h>

sdyrt_status sdyi_dump(const sdyi_op *op, const char *directory,
                       const char *name) {
    sdyi_pool *const pool = op->module->pool;
    const size_t bytes = strlen(directory) + strlen(name) + 2;
    char *const path = sdyi_zone_alloc_raw(&pool->scratch, bytes);
    (void)snprintf(path, bytes, "%s/%s", directory, name);
    const char *const text = sdyi_program_text(op);
    sdyi_out_file file;
    return sdyi_out_all(&file, path, text, strlen(text))
               ? SDYRT_OK
               : sdyi_error_bare(pool, op, "%s", file.failure);
}
