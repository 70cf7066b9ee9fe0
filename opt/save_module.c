/* The program is written into a file of a directory, and stays as it is. */
#include "program/passes/pass.h"
#include "program/text/dump.h"

#include <stddef.h>

typedef struct options {
    const char *directory, *name;
} options;

static const sdyi_pass_option pass_options[] = {
    {"file-name", SDYI_OPTION_STRING, "module.mlir", "what the file is called",
     offsetof(options, name)},
    {"module-dump-directory", SDYI_OPTION_STRING, NULL,
     "where it is written; nothing is without", offsetof(options, directory)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static sdyrt_status run(sdyi_op *op, const void *chosen) {
    const options *const o = chosen;
    return o->directory[0] == '\0' ? SDYRT_OK
                                   : sdyi_dump(op, o->directory, o->name);
}

const sdyi_pass sdyi_pass_save_module = {
    .name = "sdy-save-module",
    .title = "mlir::sdy::(anonymous namespace)::SaveModuleOpPass",
    .summary = "write the program into a file",
    .on = SDYI_ON_MODULE,
    .options = pass_options,
    .options_bytes = sizeof(options),
    .run = run,
};
