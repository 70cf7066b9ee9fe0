/* Meshes, types and shardings of the command line. The options of such a
 * command begin with a cli_values, a cli_tensor or a cli_operation, which the
 * tables below fill. */
#ifndef SDYRT_TOOLS_VALUES_H
#define SDYRT_TOOLS_VALUES_H

#include "cli/cli.h"

/* --mesh, --type and --json. */
typedef struct cli_values {
    bool json;
    cli_texts mesh_texts;
    const char *type_text; /* NULL: not given */

    /* Made of the options by cli_values_make. */
    sdyrt_named_mesh *meshes; /* owned, with their names */
    int n_meshes;
    sdyrt_type type;
} cli_values;

/* The options of a sharding: its text, the partition of dimensions and halos.
 */
typedef struct cli_sharding_text {
    const char *text; /* NULL: not given */
    const char *uneven;
    cli_texts offsets; /* each `DIM:0,3,8` */
    cli_texts halos;   /* each `DIM:LOW,HIGH` */
} cli_sharding_text;

typedef struct cli_tensor {
    cli_values values;
    cli_sharding_text sharding;
} cli_tensor;

extern const cli_option cli_mesh_option[], cli_type_option[];
extern const cli_option cli_sharding_options[]; /* of a cli_tensor */

int cli_values_make(cli_values *values);
void cli_values_free(cli_values *values);

/* Make the sharding of `option` and verify it for the type. CLI_OK and a
 * sharding to release, or a reported failure. */
int cli_sharding(const cli_values *values, const char *option,
                 const cli_sharding_text *text,
                 const sdyrt_sharding **sharding);

/* Fail unless --type and `option`, as `text`, were given. */
int cli_need(const char *command, const char *type, const char *option,
             const char *text);

/* Run a command of one sharded tensor: read its options, and print. */
typedef int cli_tensor_print(FILE *stream, const cli_tensor *options,
                             const sdyrt_sharding *sharding);
int cli_tensor_command(const cli_syntax *syntax, int argc, char **argv,
                       cli_tensor *options, cli_tensor_print *print);

#endif
