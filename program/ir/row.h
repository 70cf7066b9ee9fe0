/* One op of the table: everything that is local to it. The rows are in
 * program/rows/, program/table.c makes the table; this header is their type
 * only. The comment of a field says what it means to leave it out. */
#ifndef SDYI_PROGRAM_IR_ROW_H
#define SDYI_PROGRAM_IR_ROW_H

#include "program/ir/module.h"

struct sdyi_compiler;
struct sdyi_cutting;
struct sdyi_loops;
struct sdyi_parser;
struct sdyi_printer;
struct sdyi_rule_builder;
struct sdyi_symbols;
struct sdyi_tiles;

typedef enum sdyi_trait {
    SDYI_PURE = 1 << 0,       /* without effects: erased when unused */
    SDYI_TERMINATOR = 1 << 1, /* last op of its block */
    SDYI_SYMBOL = 1 << 2,     /* has a name, sym_name */
    SDYI_SYMBOL_TABLE = 1 << 3,
    SDYI_ISOLATED = 1 << 4,    /* its regions use no values from outside */
    SDYI_ELEMENTWISE = 1 << 5, /* result element i depends on elements i
                                  alone */
    SDYI_CONSTANT = 1 << 6,    /* its value is an attribute */
    SDYI_DATA_FLOW = 1 << 7,   /* its values have data-flow edges (Shardy) */
    SDYI_COMMUTATIVE = 1 << 8,
    SDYI_SAME_TYPE = 1 << 9,       /* operands and results have one type */
    SDYI_NO_TERMINATOR = 1 << 10,  /* its blocks may lack a terminator */
    SDYI_ONE_BLOCK = 1 << 11,      /* each region has one block */
    SDYI_COLLECTIVE = 1 << 12,     /* one of Shardy's */
    SDYI_GRAPH_REGION = 1 << 13,   /* no dominance: uses may precede
                                     definitions */
    SDYI_EFFECTS_INSIDE = 1 << 14, /* effects are those of nested ops only */
    SDYI_MAY_BE_ASYNC = 1 << 15    /* stablehlo.async_start may start it */
} sdyi_trait;

/* The constraint of an attribute, and its text in an op's custom form. */
typedef enum sdyi_form {
    SDYI_FORM_ANY,
    SDYI_FORM_I64, /* 8 : i64; in the custom form 8 */
    SDYI_FORM_I32,
    SDYI_FORM_INDEX, /* 8 : index */
    SDYI_FORM_F32,   /* 1.0 : f32 */
    SDYI_FORM_BOOL,
    SDYI_FORM_STRING,
    SDYI_FORM_SYMBOL,
    SDYI_FORM_TYPE,
    SDYI_FORM_UNIT,
    SDYI_FORM_I64S, /* array<i64: 1, 2>; in the custom form [1, 2] */
    SDYI_FORM_I16S,
    SDYI_FORM_BOOLS,
    SDYI_FORM_SEGMENTS, /* array<i32: 1, 2>, for `number` lists of values; 0:
                           two */
    SDYI_FORM_ARRAY,
    SDYI_FORM_DICT,
    SDYI_FORM_ELEMENTS, /* dense<..> */
    SDYI_FORM_ENUM,     /* of enum `number`: its keyword */
    SDYI_FORM_ENUM_I32, /* 1 : i32; in the custom form the keyword */
    SDYI_FORM_ENUMS,    /* [DEFAULT, DEFAULT] */
    SDYI_FORM_RECORD,   /* of record `number` */
    SDYI_FORM_MESH,
    SDYI_FORM_SHARDING,  /* <@mesh, [..]> */
    SDYI_FORM_SHARDINGS, /* [<@mesh, [..]>] */
    SDYI_FORM_AXES,
    SDYI_FORM_AXES_LISTS,
    SDYI_FORM_A2A_PARAMS,
    SDYI_FORM_MANUAL_AXES,
    SDYI_FORM_GRID_AXES /* #shard<axisarray[[0], []]>; in the custom form [[0],
                           []] */
} sdyi_form;

typedef struct sdyi_attr_row {
    const char *name;
    sdyi_form form;
    int number; /* index of the enum, the record; number of SEGMENTS */
    bool is_optional;
    const char *fallback; /* text of the default value */
    bool is_filled_in;    /* reading an op without it sets the fallback */
    bool is_natural, is_positive; /* I64, I32: nonnegative; positive */
    bool holds_i64;               /* ELEMENTS: of i64 */
    int n_words;       /* I32: index of one of n words; 0: a plain number */
    bool may_be_other; /* ELEMENTS: or a record REPLICA_GROUP_MESH_AXES */
    bool (*is_right)(const sdyi_attr *attr); /* constraint besides its form */
    const char *what; /* the constraint in ODS's words; NULL: those of the
                         form */
} sdyi_attr_row;

#define SDYI_ROW_ATTRS 16

/* The number of value lists that SEGMENTS counts. */
static inline int sdyi_segments(const sdyi_attr_row *row) {
    return row->number == 0 ? 2 : row->number;
}

/* Callbacks of the verifier into the layers above, set by table.c. */
typedef struct sdyi_hooks {
    /* Checks of a discardable attribute of an op, of a function's argument, and
     * of a function's result. */
    sdyrt_status (*verify_attr)(const sdyi_op *op, sdyi_name name,
                                const sdyi_attr *attr);
    sdyrt_status (*verify_arg_attr)(const sdyi_op *op, int arg, sdyi_name name,
                                    const sdyi_attr *attr);
    sdyrt_status (*verify_result_attr)(const sdyi_op *op, int result,
                                       sdyi_name name, const sdyi_attr *attr);
    /* Checks types against a row's `types`. */
    sdyrt_status (*verify_types)(const sdyi_op *op);
    /* The op in generic form, for messages; memory of the pool. */
    const char *(*op_text)(const sdyi_op *op);
    const char *(*attr_text)(sdyi_pool *pool, const sdyi_attr *attr);
} sdyi_hooks;

/* A rewrite that replaces, erases or changes an op, or returns false and leaves
 * it unchanged. */
typedef struct sdyi_pattern {
    const char *label; /* for options that select patterns; NULL: none */
    bool (*rewrite)(sdyi_op *op);
} sdyi_pattern;

/* Data-flow edges between values of an op: dialects/shardable.h. */
typedef enum sdyi_flow {
    SDYI_FLOW_RESULTS = 1 << 0,     /* results are owners */
    SDYI_FLOW_OPERANDS = 1 << 1,    /* operands are sources of results */
    SDYI_FLOW_ARGS_OWN = 1 << 2,    /* arguments are owners, with operands as
                                       sources */
    SDYI_FLOW_ARGS_FOLLOW = 1 << 3, /* arguments are targets of results; region
                                       0 has no sources */
    SDYI_FLOW_ARGS_ARE_OPERANDS = 1 << 4 /* arguments are operands, without an
                                            edge */
} sdyi_flow;

/* The reduction that an op of two elements is, of numbers and of i1. */
typedef struct sdyi_reducing {
    bool is_one; /* its terms may come in any order */
    sdyrt_reduction of_numbers, of_bools;
} sdyi_reducing;

/* A check of an op, which reports the first error that it finds. */
typedef sdyrt_status sdyi_verifier(const sdyi_op *op);

typedef struct sdyi_row {
    const char *name; /* NULL: the row of unregistered ops */
    int kind;         /* sdyi_op_kind, rows/op_kind.h */
    unsigned traits;
    unsigned flow; /* sdyi_flow; left out: no data-flow edges */
    /* Counts: "2", "1+", "0-1"; left out: any number, but no regions. */
    const char *operands, *results, *regions;
    int successors;
    const char *types;        /* of operands and results, in the language of
                                 dialects/type_spec.h; left out: any */
    const char *region_names; /* "cond,body": each has one block */
    const char *parents;      /* "func.func"; "a|b": either */
    const char *terminator;   /* required end of its regions; left out: any */
    sdyi_attr_row attrs[SDYI_ROW_ATTRS]; /* inherent ones, to a NULL name */
    /* The custom form, in the language of text/syntax.c; left out: `read` and
     * `print`; without these, generic form only. */
    const char *syntax;
    sdyrt_status (*read)(struct sdyi_parser *parser, sdyi_op_parts *parts);
    void (*print)(struct sdyi_printer *printer, const sdyi_op *op);
    /* Printed names of results, "values,indices", and of block arguments; left
     * out: numbers, and "arg". */
    const char *result_names;
    const char *(*result_name)(const sdyi_op *op);
    const char *arg_name;
    const char *(*arg_name_at)(const sdyi_op *op, int index);
    const char *dialect; /* default dialect: its regions' ops may omit it */
    /* Entries of the verifier (verify.h), in its order: types, besides `types`;
     * the op; the op after its regions; its symbol references. */
    sdyi_verifier *verify_types, *verify, *verify_regions;
    sdyrt_status (*verify_symbols)(const sdyi_op *op,
                                   const struct sdyi_symbols *symbols);
    /* True without effects; left out: the traits decide. */
    bool (*is_pure)(const sdyi_op *op);
    /* Canonical forms of an op of an extension, to a NULL rewrite; those of
     * other ops are a column of opt/rows.def. */
    const sdyi_pattern *patterns;
    /* Infers result types for texts that omit them. */
    sdyrt_status (*infer)(struct sdyi_module *module, sdyi_op_parts *parts,
                          const sdyi_type **results);
    /* Builds the sharding rule (propagation/builder.h); left out: the op has
     * none, and the first such op is warned of. */
    void (*rule)(struct sdyi_rule_builder *builder, const sdyi_op *op);
    /* Directions of propagation through it at the first priority, and whether
     * element i of its results comes from elements i of its operands, to
     * propagation (propagation/schedule.h); left out: both directions if it is
     * elementwise, and the trait says whether. */
    int (*direct)(const sdyi_op *op);
    bool (*is_elementwise)(const sdyi_op *op);
    sdyi_reducing reduction; /* left out: it is none */
    /* The factors that it may be cut along, and its attributes on a tile
     * (partition/columns.h); left out: elementwise ops alone are cut, and the
     * attributes stay. */
    bool (*cut)(struct sdyi_cutting *cutting);
    sdyrt_status (*resize)(struct sdyi_tiles *tiles, sdyi_op *op);
    /* Compiles it for a run (execute/compile.h); left out: refused before
     * anything runs. */
    sdyrt_status (*execute)(struct sdyi_compiler *compiler, const sdyi_op *op);
    const struct sdyi_loops *loops; /* of elementwise ops */
} sdyi_row;

/* The name of an inherent attribute by its index in the row. */
static inline sdyi_name sdyi_attr_name(const sdyi_op *op, int index) {
    const sdyi_name row = op->name - SDYI_NAME_COUNT;
    return op->module->pool
        ->attr_names[row * SDYI_ROW_ATTRS + (sdyi_name)index];
}

/* True for an attribute of the row, or the properties of an unregistered op. */
static inline bool sdyi_is_inherent(const sdyi_op *op, sdyi_name name) {
    if (op->row->name == NULL)
        return name == SDYI_NAME_PROPERTIES;
    for (int i = 0; i < SDYI_ROW_ATTRS && op->row->attrs[i].name != NULL; i++)
        if (sdyi_attr_name(op, i) == name)
            return true;
    return false;
}

/* True if the attribute is set and equal to its fallback. */
bool sdyi_is_fallback(const sdyi_op *op, int index);

static inline bool sdyi_op_has(const sdyi_op *op, sdyi_trait trait) {
    return (op->row->traits & (unsigned)trait) != 0;
}

#endif
