/* libsdyrt_program: programs as text, as JAX and Shardy write them.
 *
 * A pool owns what programs share (types, attributes, names) and outlives them.
 * One thread at a time uses a pool; any number of pools are used at once.
 * Errors of a program are reported as diagnostics with positions, of which
 * there may be several: a call that fails with PROGRAM has called the pool's
 * handler for each, and has the first as this thread's error text. */
#ifndef SDYRT_PROGRAM_H
#define SDYRT_PROGRAM_H

#include <sdyrt/sharding.h>

SDYRT_BEGIN

typedef struct sdyrt_pool sdyrt_pool;
typedef struct sdyrt_program sdyrt_program;

/* -- pools and their diagnostics ------------------------------------------- */

typedef enum sdyrt_severity {
    SDYRT_ERROR = 0,
    SDYRT_WARNING = 1,
    SDYRT_REMARK = 2,
    SDYRT_NOTE = 3 /* belongs to the one before it */
} sdyrt_severity;

typedef struct sdyrt_diagnostic {
    size_t struct_bytes;
    sdyrt_severity severity;
    const char *file; /* as the source was named; NULL: no place in a text */
    int line, column; /* from 1 on, the column in bytes */
    const char *text; /* "'sdy.mesh' op ..", in MLIR's words */
    const char *source_line; /* the line, to its newline; NULL: none */
    size_t source_line_bytes;
} sdyrt_diagnostic;

#define SDYRT_DIAGNOSTIC_INIT SDYRT_INIT_(sdyrt_diagnostic)

/* Receives a diagnostic, which is valid during the call. Must not use the pool.
 */
typedef void (*sdyrt_diagnostic_fn)(void *state,
                                    const sdyrt_diagnostic *diagnostic);

/* Errors: NULL_ARGUMENT, NO_MEMORY; BAD_VALUE: libsdyrt is of another version.
 */
SDYRT_API sdyrt_status sdyrt_pool_create(sdyrt_pool **pool);

/* Free a pool, whose programs are freed before. NULL does nothing. */
SDYRT_API void sdyrt_pool_destroy(sdyrt_pool *pool);

/* Set the function that diagnostics are passed to; NULL: none. */
SDYRT_API void sdyrt_pool_set_handler(sdyrt_pool *pool,
                                      sdyrt_diagnostic_fn handler, void *state);

/* Leave out the note `see current operation: ..`, which shows the op that an
 * error is about; it is there by default. */
SDYRT_API void sdyrt_pool_hide_ops(sdyrt_pool *pool, bool hide);

/* The version of Shardy and StableHLO that is followed where they differ:
 * docs/propagation.md has a table. */
typedef enum sdyrt_sdy_version {
    SDYRT_SDY_NEWEST = 0,
    SDYRT_SDY_JAXLIB_0_10_2 = 1,
    SDYRT_SDY_VERSION_COUNT = 2
} sdyrt_sdy_version;

/* "newest", "jaxlib-0.10.2"; NULL: there is no such version. */
SDYRT_API const char *sdyrt_sdy_version_name(sdyrt_sdy_version version);

/* Have programs of a pool read, verified and rewritten as by a version; else
 * the newest. To be called before the first program is read.
 * Errors: NULL_ARGUMENT, BAD_VALUE. */
SDYRT_API sdyrt_status sdyrt_pool_set_sdy_version(sdyrt_pool *pool,
                                                  sdyrt_sdy_version version);

/* -- programs -------------------------------------------------------------- */

/* A text to read. It is not copied: it must stay as it is until the program is
 * freed, since errors quote it. */
typedef struct sdyrt_source {
    size_t struct_bytes;
    const char *name; /* as diagnostics print it; NULL: "-" */
    const char *text;
    size_t bytes;           /* of any kind; no NUL is needed at the end */
    int first_line;         /* the number of its first line; 0: 1 */
    bool allow_unknown_ops; /* of dialects that are not known: they are kept in
                               the generic form */
    bool unverified;        /* it is read, and not verified */
    bool bare; /* its one op, of any kind, is the program; else ops that are no
                  module are put into one */
} sdyrt_source;

#define SDYRT_SOURCE_INIT SDYRT_INIT_(sdyrt_source)

/* Read a program, a module or the ops of one, and verify it.
 *
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, NO_MEMORY; PROGRAM.
 * Source: MLIR's text of builtin, func, sdy, stablehlo, chlo and check, and of
 *         the dialects that were registered (shard.h) */
SDYRT_API sdyrt_status sdyrt_program_parse(sdyrt_pool *pool,
                                           const sdyrt_source *source,
                                           sdyrt_program **program);

/* Verify a program; the first error of each function is reported.
 *
 * Errors: NULL_ARGUMENT, NO_MEMORY; PROGRAM. */
SDYRT_API sdyrt_status sdyrt_program_verify(sdyrt_program *program);

/* NULL does nothing. */
SDYRT_API void sdyrt_program_destroy(sdyrt_program *program);

typedef struct sdyrt_program_print_options {
    size_t struct_bytes;
    bool generic;   /* every op as "dialect.op"(..) : (..) -> .. */
    bool locations; /* of ops and arguments too, loc(..) */
    bool local;     /* everything is printed where it is used: no aliases, and
                       no resources after the program */
    bool names_by_location; /* a value is %name where its location is
                               loc("name"), or has such a part */
    /* Constants of more elements are `dense_resource<__elided__>`, unless all
     * elements are equal, and resources of more characters are left out; 0:
     * none is. Such a text is for reading: what is left out is lost. */
    int64_t most_elements, most_resource;
} sdyrt_program_print_options;

#define SDYRT_PROGRAM_PRINT_OPTIONS_INIT                                       \
    SDYRT_INIT_(sdyrt_program_print_options)

/* Receives `bytes` of text; false: write no more. Must not use the pool. */
typedef bool (*sdyrt_write_fn)(void *state, const char *text, size_t bytes);

/* Print a program as MLIR does, byte for byte: one that does not verify, in the
 * generic form. `options` NULL is the default.
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, NO_MEMORY; SYSTEM: `write` wanted no
 *         more. */
SDYRT_API sdyrt_status sdyrt_program_print(
    const sdyrt_program *program, const sdyrt_program_print_options *options,
    sdyrt_write_fn write, void *state);

/* The name of a known op, "sdy.mesh", by a number from 0 on; NULL: there are no
 * more. */
SDYRT_API const char *sdyrt_known_op(int number);

/* -- propagation ----------------------------------------------------------- */

/* Parts of a program, see "walking". */
typedef struct sdyrt_operation sdyrt_operation;
typedef struct sdyrt_value sdyrt_value;

typedef enum sdyrt_propagation_strategy {
    SDYRT_PROPAGATE_USER_PRIORITY = 0, /* the priorities in shardings, and each
                                          by op priority */
    SDYRT_PROPAGATE_OP_PRIORITY = 1,   /* ops that keep shapes first */
    SDYRT_PROPAGATE_AGGRESSIVE = 2,    /* to each value what it can take */
    SDYRT_PROPAGATE_BASIC = 3          /* to all values of an op, or to none */
} sdyrt_propagation_strategy;

typedef struct sdyrt_propagate_options {
    size_t struct_bytes;
    sdyrt_propagation_strategy strategy;
    bool conservative; /* no sub-axes, and no axes through permutations */
    bool explain;      /* reasons and conflicts are kept, for the calls below */
} sdyrt_propagate_options;

#define SDYRT_PROPAGATE_OPTIONS_INIT SDYRT_INIT_(sdyrt_propagate_options)

/* Propagate the shardings of a program to its other values. The calls of a
 * function share its shardings. `options` NULL is the default. Operations that
 * nobody uses are erased; after an error the program can be printed and freed.
 *
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, BAD_VALUE, NO_MEMORY; PROGRAM. */
SDYRT_API sdyrt_status sdyrt_program_propagate(
    sdyrt_program *program, const sdyrt_propagate_options *options);

/* The reason why a dimension has an axis. Reasons are the program's, until it
 * is destroyed or a pass runs. */
typedef struct sdyrt_reason {
    const sdyrt_value *value; /* that has the axis, or NULL and below; both are
                                 none where the value was erased */
    const sdyrt_operation *function; /* of which `result` has it; NULL: none */
    int result;
    int dim;
    const char *axis; /* "\"x\"", "\"x\":(1)2" */
    /* The step of propagation that added the axis, from 0 on; -1: the program
     * had it before. */
    int step;
    int64_t user_priority; /* of the step */
    int op_priority;       /* of the step: 0 to 4 */
    bool aggressive;       /* of the step: its strategy */
    /* The operation that the axis came through; a function for its results;
     * NULL: a sharding group shares it, or the operation was erased. */
    const sdyrt_operation *operation;
    const char *factor; /* of the operation's rule, "i" */
    /* The reason of the axis at the value it came from; NULL: several values
     * have it together, or `step` is -1. */
    const struct sdyrt_reason *before;
    /* The last of those that led here: this one itself, if `before` is NULL. */
    const struct sdyrt_reason *origin;
} sdyrt_reason;

/* The reason of axis `i` of a value, from the first dimension's major one on;
 * NULL: there are no more, or nothing was explained. */
SDYRT_API const sdyrt_reason *sdyrt_value_reason(const sdyrt_value *value,
                                                 int i);
/* The same for the sharding that a function has for a result. */
SDYRT_API const sdyrt_reason *
sdyrt_function_result_reason(const sdyrt_operation *function, int result,
                             int i);

/* Two conflicting axes of an operation: two values have different axes along
 * one factor, or have one axis along two different factors. */
typedef struct sdyrt_conflict {
    const sdyrt_operation *operation;
    const char *factors[2];
    const sdyrt_reason *reasons[2]; /* of the axes */
    int winner; /* the one that the results have; -1: neither */
} sdyrt_conflict;

/* Conflict `i` that propagation left, in the order of the program; NULL: there
 * are no more. */
SDYRT_API const sdyrt_conflict *
sdyrt_program_conflict(const sdyrt_program *program, int i);

/* -- walking --------------------------------------------------------------- */

/* The parts of a program, as MLIR's C interface names them: operations have
 * operands and results, which are values, and regions of blocks of operations;
 * a block has arguments, which are values too. A function is an operation
 * "func.func", its body the region 0.
 *
 * Parts are the program's: they stay until it is destroyed or a pass runs, and
 * so do the texts that the calls below lend. A getter gives NULL where there is
 * none, and where a number is out of range. */
typedef struct sdyrt_region sdyrt_region;
typedef struct sdyrt_block sdyrt_block;
typedef struct sdyrt_use sdyrt_use; /* one operand of one operation */

/* The operation "builtin.module" that holds all others. */
SDYRT_API const sdyrt_operation *
sdyrt_program_operation(const sdyrt_program *program);

/* The operation of the module that has a symbol name, such as "main": a
 * function, a mesh. */
SDYRT_API const sdyrt_operation *
sdyrt_program_lookup(const sdyrt_program *program, const char *name);

/* The function of the module after another, in the order of the text; after
 * NULL: the first. */
SDYRT_API const sdyrt_operation *
sdyrt_program_next_function(const sdyrt_program *program,
                            const sdyrt_operation *function);

SDYRT_API const sdyrt_value *
sdyrt_operation_operand_at(const sdyrt_operation *operation, int i);
SDYRT_API const sdyrt_value *
sdyrt_operation_result_at(const sdyrt_operation *operation, int i);
SDYRT_API const sdyrt_region *
sdyrt_operation_region_at(const sdyrt_operation *operation, int i);
SDYRT_API const sdyrt_block *
sdyrt_operation_successor_at(const sdyrt_operation *operation, int i);
/* The next operation of its block. */
SDYRT_API const sdyrt_operation *
sdyrt_operation_next(const sdyrt_operation *operation);
/* The block that contains an operation, and the operation around that. */
SDYRT_API const sdyrt_block *
sdyrt_operation_block(const sdyrt_operation *operation);
SDYRT_API const sdyrt_operation *
sdyrt_operation_parent(const sdyrt_operation *operation);

/* A region's first block; NULL: it has none, as of a function that is only
 * declared. */
SDYRT_API const sdyrt_block *sdyrt_region_first(const sdyrt_region *region);
SDYRT_API const sdyrt_block *sdyrt_block_next(const sdyrt_block *block);
SDYRT_API const sdyrt_operation *sdyrt_block_first(const sdyrt_block *block);
SDYRT_API const sdyrt_operation *sdyrt_block_parent(const sdyrt_block *block);
SDYRT_API int sdyrt_block_argument_count(const sdyrt_block *block);
SDYRT_API const sdyrt_value *sdyrt_block_argument_at(const sdyrt_block *block,
                                                     int i);

/* The uses of a value as an operand, the newest first. */
SDYRT_API const sdyrt_use *sdyrt_value_first_use(const sdyrt_value *value);
SDYRT_API const sdyrt_use *sdyrt_use_next(const sdyrt_use *use);
SDYRT_API const sdyrt_operation *sdyrt_use_operation(const sdyrt_use *use);
SDYRT_API int sdyrt_use_operand(const sdyrt_use *use); /* its number there */

typedef enum sdyrt_walk_order {
    SDYRT_WALK_PRE_ORDER = 0, /* an operation before those in it */
    SDYRT_WALK_POST_ORDER = 1
} sdyrt_walk_order;

typedef enum sdyrt_walk_result {
    SDYRT_WALK_ADVANCE = 0,
    SDYRT_WALK_INTERRUPT = 1, /* no more */
    SDYRT_WALK_SKIP = 2       /* pre-order: not those in it */
} sdyrt_walk_result;

/* Must not run a pass. */
typedef sdyrt_walk_result (*sdyrt_visit_fn)(void *state,
                                            const sdyrt_operation *operation);

/* Visit an operation and all in it, in the order of the text.
 * Errors: NULL_ARGUMENT, BAD_VALUE. */
SDYRT_API sdyrt_status sdyrt_operation_walk(const sdyrt_operation *operation,
                                            sdyrt_walk_order order,
                                            sdyrt_visit_fn visit, void *state);

/* -- operations ------------------------------------------------------------ */

typedef struct sdyrt_operation_info {
    size_t struct_bytes;
    const char *name;     /* "stablehlo.add" */
    size_t dialect_bytes; /* of it: 9, "stablehlo" */
    bool known;           /* the library knows the dialect's operation */
    int n_operands, n_results, n_regions, n_successors, n_attributes;
} sdyrt_operation_info;

#define SDYRT_OPERATION_INFO_INIT SDYRT_INIT_(sdyrt_operation_info)

/* Errors: NULL_ARGUMENT, STRUCT_BYTES. */
SDYRT_API sdyrt_status sdyrt_operation_info_get(
    const sdyrt_operation *operation, sdyrt_operation_info *info);

/* The properties of a function, declared or defined. */
typedef struct sdyrt_function_info {
    size_t struct_bytes;
    const char *name; /* "main" */
    int n_arguments, n_results;
    bool is_private;
    const sdyrt_block *body; /* its first block; NULL: only declared */
} sdyrt_function_info;

#define SDYRT_FUNCTION_INFO_INIT SDYRT_INIT_(sdyrt_function_info)

/* Errors: NULL_ARGUMENT, STRUCT_BYTES; BAD_VALUE: no function.
 * Source: func.func */
SDYRT_API sdyrt_status sdyrt_function_info_get(const sdyrt_operation *function,
                                               sdyrt_function_info *info);

/* A place in a text. */
typedef struct sdyrt_location {
    size_t struct_bytes;
    const char *file; /* NULL: it has none */
    int line, column; /* from 1 on, the column in bytes */
    const char *name; /* of loc("jit(f)/mul"(..)), the outermost; NULL: none */
} sdyrt_location;

#define SDYRT_LOCATION_INIT SDYRT_INIT_(sdyrt_location)

/* The location of an operation: of its own loc(..), or in the text that it was
 * read from.
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, NO_MEMORY. */
SDYRT_API sdyrt_status sdyrt_operation_location(
    const sdyrt_operation *operation, sdyrt_location *location);

/* Print an operation and all in it, with the names that it has in the program,
 * and a newline.
 * Errors: as sdyrt_program_print. */
SDYRT_API sdyrt_status
sdyrt_operation_print(const sdyrt_operation *operation,
                      const sdyrt_program_print_options *options,
                      sdyrt_write_fn write, void *state);

typedef enum sdyrt_attribute_kind {
    SDYRT_ATTRIBUTE_OTHER = 0,     /* see its text */
    SDYRT_ATTRIBUTE_UNIT = 1,      /* it is there */
    SDYRT_ATTRIBUTE_INTEGER = 2,   /* 8 : i64, true; of at most 64 bits */
    SDYRT_ATTRIBUTE_FLOAT = 3,     /* 1.0 : f32; of at most 64 bits */
    SDYRT_ATTRIBUTE_STRING = 4,    /* "a" */
    SDYRT_ATTRIBUTE_SYMBOL = 5,    /* @f: "f"; of @a::@f the last */
    SDYRT_ATTRIBUTE_ENUM = 6,      /* #stablehlo<precision HIGH>: "HIGH" */
    SDYRT_ATTRIBUTE_INTEGERS = 7,  /* array<i64: 1, 2>, array<i1: true> */
    SDYRT_ATTRIBUTE_ELEMENTS = 8,  /* dense<..>, sparse<..>; dense_resource<..>
                                      whose bytes the text has */
    SDYRT_ATTRIBUTE_SHARDING = 9,  /* see sdyrt_value_sharding */
    SDYRT_ATTRIBUTE_SHARDINGS = 10 /* one a value */
} sdyrt_attribute_kind;

typedef struct sdyrt_attribute_info {
    size_t struct_bytes;
    const char *name; /* "dimensions" */
    bool inherent;    /* one of those that its operation has by definition */
    sdyrt_attribute_kind kind;
    int64_t integer;         /* INTEGER; ENUM: its number */
    double real;             /* FLOAT */
    const char *text;        /* STRING, SYMBOL, ENUM; ends with a NUL */
    size_t text_bytes;       /* without it */
    const int64_t *integers; /* INTEGERS: `count` of them */
    int64_t count;           /* INTEGERS, SHARDINGS; ELEMENTS: elements */
    const void *data; /* ELEMENTS: row-major, little endian, `data_bytes` */
    size_t data_bytes;
    bool splat; /* ELEMENTS: `data` is one element, which all are */
} sdyrt_attribute_info;

#define SDYRT_ATTRIBUTE_INFO_INIT SDYRT_INIT_(sdyrt_attribute_info)

/* Attribute `i` of an operation, 0 to n_attributes - 1, in the order of names.
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, BAD_VALUE, MEMORY. */
SDYRT_API sdyrt_status sdyrt_operation_attribute_at(
    const sdyrt_operation *operation, int i, sdyrt_attribute_info *info);
/* The attribute with a name.
 * Errors: as above; BAD_VALUE: there is none. */
SDYRT_API sdyrt_status
sdyrt_operation_attribute(const sdyrt_operation *operation, const char *name,
                          sdyrt_attribute_info *info);
/* The attribute with a name that a function has for result `i`, such as
 * jax.result_info.
 * Errors: as above; BAD_VALUE: no function, or no such result, too. */
SDYRT_API sdyrt_status
sdyrt_function_result_attribute(const sdyrt_operation *function, int i,
                                const char *name, sdyrt_attribute_info *info);
/* Print the attribute with a name as MLIR does, with its type, without a
 * newline.
 * Errors: NULL_ARGUMENT, BAD_VALUE, NO_MEMORY; SYSTEM: `write` wanted no more.
 */
SDYRT_API sdyrt_status sdyrt_operation_print_attribute(
    const sdyrt_operation *operation, const char *name, sdyrt_write_fn write,
    void *state);

/* -- values and their types ------------------------------------------------ */

typedef struct sdyrt_value_info {
    size_t struct_bytes;
    const sdyrt_operation *operation; /* that it is a result of, or NULL */
    const sdyrt_block *block;         /* that it is an argument of, or NULL */
    int index;                        /* among those */
    int id; /* its own in the program, from 0 on: for tables of the caller's */
    /* The value's name and line in the text that was read, "%x", "%3#1";
     * printing gives other names. NULL and 0: a pass has made it, from no other
     * value. */
    const char *written_name;
    int written_line;
} sdyrt_value_info;

#define SDYRT_VALUE_INFO_INIT SDYRT_INIT_(sdyrt_value_info)

/* Errors: NULL_ARGUMENT, STRUCT_BYTES, NO_MEMORY. */
SDYRT_API sdyrt_status sdyrt_value_info_get(const sdyrt_value *value,
                                            sdyrt_value_info *info);

/* The location of a value: of the loc(..) of its operation or argument, or as
 * sdyrt_operation_location.
 * Errors: NULL_ARGUMENT, STRUCT_BYTES, NO_MEMORY. */
SDYRT_API sdyrt_status sdyrt_value_location(const sdyrt_value *value,
                                            sdyrt_location *location);

/* The name that a value is printed with, "%0", "%arg0", "%3#1": values of
 * different functions, and of sibling regions, may have the same. The first
 * call names all values of the program.
 * Errors: NULL_ARGUMENT, NO_MEMORY. */
SDYRT_API sdyrt_status sdyrt_value_name(const sdyrt_value *value,
                                        const char **name);

typedef enum sdyrt_type_kind {
    SDYRT_TYPE_NONE = 0,
    SDYRT_TYPE_INTEGER = 1,  /* i32, ui8, i1 */
    SDYRT_TYPE_FLOAT = 2,    /* f32 */
    SDYRT_TYPE_INDEX = 3,    /* index */
    SDYRT_TYPE_COMPLEX = 4,  /* complex<f32> */
    SDYRT_TYPE_TENSOR = 5,   /* tensor<2x?xf32> */
    SDYRT_TYPE_UNRANKED = 6, /* tensor<*xf32> */
    SDYRT_TYPE_VECTOR = 7,   /* vector<4xf32> */
    SDYRT_TYPE_TUPLE = 8,    /* tuple<..> */
    SDYRT_TYPE_FUNCTION = 9, /* (..) -> .. */
    SDYRT_TYPE_TOKEN = 10,   /* !stablehlo.token */
    SDYRT_TYPE_OPAQUE = 11,  /* of another dialect, !quant.uniform<..> */
    SDYRT_TYPE_MEMREF = 12   /* memref<2xf32> */
} sdyrt_type_kind;

typedef struct sdyrt_type_info {
    size_t struct_bytes;
    sdyrt_type_kind kind;
    sdyrt_type_kind element; /* of TENSOR, UNRANKED, VECTOR; others: `kind` */
    int element_bits;        /* of INTEGER, FLOAT; COMPLEX: both parts; or 0 */
    bool has_dtype;          /* elements are of a dtype of the runtime */
    sdyrt_dtype dtype;
    int rank;            /* TENSOR, VECTOR */
    const int64_t *dims; /* elements; SDYRT_DYNAMIC for `?` */
    bool is_static;      /* TENSOR, VECTOR: without `?` */
    const char *text;    /* as it is printed */
} sdyrt_type_info;

#define SDYRT_TYPE_INFO_INIT SDYRT_INIT_(sdyrt_type_info)

/* Errors: NULL_ARGUMENT, STRUCT_BYTES, NO_MEMORY. */
SDYRT_API sdyrt_status sdyrt_value_type(const sdyrt_value *value,
                                        sdyrt_type_info *info);

/* The type of a value, in the form that tiles and plans take.
 * Errors: NULL_ARGUMENT; UNSUPPORTED: a type that is not of those of
 *         sdyrt_type_parse; LIMIT. */
SDYRT_API sdyrt_status sdyrt_value_runtime_type(const sdyrt_value *value,
                                                sdyrt_type *type);

/* The type of argument or result `i` of a function, declared or defined.
 * Errors: as sdyrt_value_type; BAD_VALUE. */
SDYRT_API sdyrt_status sdyrt_function_argument_type(
    const sdyrt_operation *function, int i, sdyrt_type_info *info);
SDYRT_API sdyrt_status sdyrt_function_result_type(
    const sdyrt_operation *function, int i, sdyrt_type_info *info);

/* -- meshes and shardings -------------------------------------------------- */

/* The calls of this part are for programs that verify. */

/* The number of devices that the program is for: of the mesh of its first
 * sharding on several devices, of its first mesh where there is no such
 * sharding, of the grid of an annotated program; 0: there is none of these, or
 * the grid leaves its size open. */
SDYRT_API int64_t sdyrt_program_device_count(const sdyrt_program *program);

/* True if the dialect shard annotates values of the program: shardings are on
 * grids, and no operation asks for the index of a rank or communicates, as
 * those of a partitioned program do.
 * Source: shard.shard, where the dialect is registered (shard.h) */
SDYRT_API bool sdyrt_program_is_annotated(const sdyrt_program *program);

/* Mesh `i` of the module, from 0 on, in the order of the text, under its name:
 * what sdyrt_sharding_parse takes. false: there are no more.
 * Ownership: both are the program's.
 * Source:    sdy.mesh */
SDYRT_API bool sdyrt_program_mesh_at(const sdyrt_program *program, int i,
                                     sdyrt_named_mesh *mesh);
/* The mesh with a name; NULL: there is none. */
SDYRT_API const sdyrt_mesh *sdyrt_program_mesh(const sdyrt_program *program,
                                               const char *name);

/* Add a mesh to the module, in front of all else.
 * Errors: NULL_ARGUMENT, NO_MEMORY; BAD_VALUE: the name is taken. */
SDYRT_API sdyrt_status sdyrt_program_add_mesh(sdyrt_program *program,
                                              const char *name,
                                              const sdyrt_mesh *mesh);

/* The sharding of a value, wherever the program keeps it: an attribute of the
 * argument, of the operation, of a computation around, or of the data-flow edge
 * that the value goes into. Its axes are those of the program's mesh. An
 * argument of a manual computation has it without the manual axes. `*sharding`
 * is NULL where the value has none.
 *
 * Ownership: the caller releases it.
 * Errors:    NULL_ARGUMENT, LIMIT, NO_MEMORY.
 * Source:    sdy.sharding, in_shardings, out_shardings, .. */
SDYRT_API sdyrt_status sdyrt_value_sharding(const sdyrt_value *value,
                                            const sdyrt_sharding **sharding);

/* The sharding of argument or result `i` of a function. That of a result is not
 * the sharding of the value that is returned.
 * Errors: as above; BAD_VALUE: no function, no such number. */
SDYRT_API sdyrt_status sdyrt_function_argument_sharding(
    const sdyrt_operation *function, int i, const sdyrt_sharding **sharding);
SDYRT_API sdyrt_status sdyrt_function_result_sharding(
    const sdyrt_operation *function, int i, const sdyrt_sharding **sharding);

/* Give a value another sharding, where the program keeps it. The sharding names
 * a mesh of the program, which has the same axes, or has its mesh in it. Other
 * results of the operation that had none become open in all dimensions. It is
 * verified; after an error the program is as it was.
 *
 * Errors: NULL_ARGUMENT, NO_MEMORY; BAD_VALUE: the program is not verified, or
 *         this value keeps none, or a partition that programs do not know, or a
 *         mesh of other axes; those of sdyrt_sharding_verify and PROGRAM, with
 *         diagnostics. */
SDYRT_API sdyrt_status sdyrt_value_set_sharding(const sdyrt_value *value,
                                                const sdyrt_sharding *sharding);
SDYRT_API sdyrt_status sdyrt_function_set_argument_sharding(
    const sdyrt_operation *function, int i, const sdyrt_sharding *sharding);
SDYRT_API sdyrt_status sdyrt_function_set_result_sharding(
    const sdyrt_operation *function, int i, const sdyrt_sharding *sharding);

SDYRT_END

#endif
