/* Meshes, types and shardings of the command line. */
#ifndef SDYRT_TOOLS_VALUES_H
#define SDYRT_TOOLS_VALUES_H

#include "common.h"

/* What --mesh, --type and --json gave. Owns the meshes and their names. */
typedef struct cli_values {
    sdyrt_named_mesh *meshes;
    int n_meshes;
    const char *type_text; /* NULL: not given */
    sdyrt_type type;
    bool json;
} cli_values;

/* A sharding as given: its text, and how its dimensions are cut. */
typedef struct cli_sharding_text {
    const char *text; /* NULL: not given */
    const char *uneven;
    const char **offsets; /* each `DIM:0,3,8` */
    int n_offsets;
} cli_sharding_text;

enum {
    CLI_KEY_MESH = 'm',
    CLI_KEY_TYPE = 't',
    CLI_KEY_JSON = 'j',
    CLI_KEY_SHARDING = 's',
    CLI_KEY_UNEVEN = 'u',
    CLI_KEY_OFFSETS = 'o',
};

/* The group of an option, the number at its end, is its place in the help. */
#define CLI_MESH_OPTION                                                        \
    {                                                                          \
        "mesh", CLI_KEY_MESH, "MESH", CLI_REPEATABLE,                          \
            "A mesh under a name, such as @name=<[\"a\"=2,\"b\"=4]> or "       \
            "@name=<[\"a\"=2], device_ids=[1,0]>; may be given more than "     \
            "once",                                                            \
            1                                                                  \
    }
#define CLI_TYPE_OPTION                                                        \
    {                                                                          \
        "type", CLI_KEY_TYPE, "TYPE", 0,                                       \
            "The type of the global tensor, such as tensor<8x16xf32>", 2       \
    }
#define CLI_SHARDING_OPTIONS                                                   \
    {"sharding",                                                               \
     CLI_KEY_SHARDING,                                                         \
     "SHARDING",                                                               \
     0,                                                                        \
     "How the tensor lies on the mesh, such as <@name, [{\"a\"}, {}]>",        \
     3},                                                                       \
        {"uneven",                                                             \
         CLI_KEY_UNEVEN,                                                       \
         "ceil|low|high",                                                      \
         0,                                                                    \
         "How a dimension that does not divide is cut: ceil, blocks of "       \
         "ceil(size/shards), the last ones short or empty (as Shardy does; "   \
         "the default); low, the first shards one more; high, the last "       \
         "shards one more",                                                    \
         4},                                                                   \
    {                                                                          \
        "offsets", CLI_KEY_OFFSETS, "DIM:LIST", CLI_REPEATABLE,                \
            "Cut dimension DIM at the offsets of LIST, such as "               \
            "0:0,3,8,13,16; may be given more than once",                      \
            5                                                                  \
    }

/* Read --mesh, --type or --json; ARGP_ERR_UNKNOWN for another option. */
int cli_values_option(cli_values *values, int key, char *argument);
void cli_values_free(cli_values *values);

/* Read --sharding, --uneven or --offsets; else ARGP_ERR_UNKNOWN. */
int cli_sharding_option(cli_sharding_text *sharding, int key, char *argument);
/* Add `text`, a DIM:LIST, to the offsets. */
void cli_sharding_add_offsets(cli_sharding_text *sharding, const char *text);
void cli_sharding_text_free(cli_sharding_text *sharding);

/* Make the sharding that `option` gave and verify it for the type.
 * CLI_OK and a sharding to release, or a failure, reported. */
int cli_sharding(const cli_values *values, const char *option,
                 const cli_sharding_text *text,
                 const sdyrt_sharding **sharding);

/* Fail unless --mesh, --type and `--sharding` (when not NULL) were given. */
int cli_need(const char *command, const cli_values *values, bool type,
             const char *option, const char *text);

char *cli_mesh_print(const sdyrt_mesh *mesh);
char *cli_sharding_print(const sdyrt_sharding *sharding);
char *cli_type_print(const sdyrt_type *type);

#endif
