/* Ops, values, blocks and regions: a program in memory.
 *
 * An erased op is unlinked from its block and operands, and stays readable
 * until the module is freed: `block` is NULL then.
 *
 * The order of uses is contract, since passes visit users in it: a new use
 * becomes the first of its value; setting an operand, even to its present
 * value, moves that use to the front; replacing all uses takes them from the
 * front one by one, which reverses them; a clone adds its operands in order.
 * MLIR does the same. */
#ifndef SDYI_PROGRAM_IR_OP_H
#define SDYI_PROGRAM_IR_OP_H

#include "program/ir/attr.h"

struct sdyi_module;
struct sdyi_row;

typedef struct sdyi_use { /* one operand */
    struct sdyi_value *value;
    struct sdyi_op *user;          /* operand number: this - user->operands */
    struct sdyi_use *next, **link; /* of the value's uses, the newest first */
} sdyi_use;

typedef struct sdyi_value {
    const sdyi_type *type;
    sdyi_use *uses;
    struct sdyi_op *op; /* a result of; NULL: it is an sdyi_argument */
    int index;          /* index of the result or argument */
    int number;         /* unique in the module; index of side tables */
} sdyi_value;

typedef struct sdyi_argument { /* of a block */
    sdyi_value value;
    struct sdyi_block *block;
    sdyi_loc loc;
} sdyi_argument;

static inline sdyi_argument *sdyi_argument_of(const sdyi_value *value) {
    return (sdyi_argument *)value;
}

/* One allocation with operands, attributes, regions and results: about 200
 * bytes an op, which dominate a program's memory. */
typedef struct sdyi_op {
    const struct sdyi_row *row;
    struct sdyi_module *module;
    struct sdyi_block *block; /* NULL: erased, or not inserted yet */
    struct sdyi_op *prev, *next;
    uint64_t where; /* sdyi_op_loc */
    sdyi_name name;
    int number; /* unique in the module, never reused */
    int order;  /* in the block, with gaps; see sdyi_op_is_before */
    int n_operands, n_results, n_regions, n_successors;
    sdyi_use *operands;
    struct sdyi_region *regions; /* successors follow in memory */
    sdyi_dict attrs; /* inherent (sdyi_is_inherent) and discardable */
    sdyi_value results[];
} sdyi_op;

typedef struct sdyi_block {
    sdyi_value **args;
    int n_args, args_capacity;
    sdyi_op *first, *last;
    struct sdyi_region *region; /* NULL: not inserted yet */
    struct sdyi_block *prev, *next;
    int number; /* index in the region, valid after sdyi_blocks_make */
} sdyi_block;

typedef struct sdyi_region { /* no blocks: a declaration */
    sdyi_block *first, *last;
    sdyi_op *op;
} sdyi_region;

static inline sdyi_block **sdyi_successors(const sdyi_op *op) {
    return (sdyi_block **)(void *)(op->regions + op->n_regions);
}

/* -- making ---------------------------------------------------------------- */

typedef struct sdyi_op_parts {
    sdyi_name name;
    sdyi_loc loc;
    sdyi_value *const *operands;
    const sdyi_type *const *results;
    sdyi_block *const *successors;
    int n_operands, n_results, n_regions, n_successors;
    sdyi_dict attrs;      /* copied */
    sdyi_dict given;      /* from the op's custom form: parse_properties.c */
    sdyi_region *regions; /* their blocks move to the op; NULL: empty regions */
} sdyi_op_parts;

/* Make an op that is in no block. */
sdyi_op *sdyi_op_make(struct sdyi_module *module, const sdyi_op_parts *parts);
/* Change the op's name and row; all else stays. */
void sdyi_op_set_kind(sdyi_op *op, sdyi_name name);
sdyi_block *sdyi_block_make(struct sdyi_module *module);
sdyi_value *sdyi_block_add_arg(struct sdyi_module *module, sdyi_block *block,
                               const sdyi_type *type, sdyi_loc loc);
/* Erase the unused arguments; the others are renumbered. */
void sdyi_block_drop_args(struct sdyi_module *module, sdyi_block *block);
/* Erase all arguments but `kept`, which are renumbered. The others are
 * unused. */
void sdyi_block_keep_args(struct sdyi_module *module, sdyi_block *block,
                          const int *kept, int n);
void sdyi_region_append(sdyi_region *region, sdyi_block *block);
/* Erase a block with its ops; nothing uses their results or its arguments. */
void sdyi_block_erase(sdyi_block *block);
int sdyi_region_count(const sdyi_region *region); /* of blocks */

/* Insert an op that is in no block before another, or at a block's end. */
void sdyi_op_insert_before(sdyi_op *op, sdyi_op *other);
void sdyi_op_append(sdyi_block *block, sdyi_op *op);
/* Move an op before another; the listener is not called. */
void sdyi_op_move_before(sdyi_op *op, sdyi_op *other);
/* Unlink an op from its block; its operands stay. */
void sdyi_op_remove(sdyi_op *op);
/* Inline a block of the op's regions in its place: the op's operands replace
 * the arguments, the terminator's operands the results; both ops are erased. */
void sdyi_op_become_block(sdyi_op *op, sdyi_block *block);
/* Erase an op with its regions; its results are unused. */
void sdyi_op_erase(sdyi_op *op);
/* Replace the uses of an op's first result, then erase the op; true, as of a
 * pattern that has changed something. */
bool sdyi_op_replace(sdyi_op *op, sdyi_value *by);
/* Move all blocks of a region to the end of another. */
void sdyi_region_take(sdyi_region *to, sdyi_region *from);

/* -- operands -------------------------------------------------------------- */

static inline sdyi_value *sdyi_operand(const sdyi_op *op, int i) {
    return op->operands[i].value;
}

static inline sdyi_value *sdyi_result(const sdyi_op *op, int i) {
    return (sdyi_value *)&op->results[i];
}

void sdyi_operand_set(sdyi_op *op, int i, sdyi_value *value);
void sdyi_operands_set(sdyi_op *op, sdyi_value *const *values, int n);
/* Replace all uses of a value. */
void sdyi_value_replace(sdyi_value *value, sdyi_value *by);

static inline bool sdyi_value_has_one_use(const sdyi_value *value) {
    return value->uses != NULL && value->uses->next == NULL;
}

/* Users are counted as ops: true if two or more besides `user` use the
 * value. */
bool sdyi_value_has_other_users(const sdyi_value *value, const sdyi_op *user);

/* -- attributes ------------------------------------------------------------ */

static inline const sdyi_attr *sdyi_op_attr(const sdyi_op *op, sdyi_name name) {
    return sdyi_dict_get(&op->attrs, name);
}

/* The type of a function. */
static inline const sdyi_type *sdyi_signature(const sdyi_op *function) {
    return sdyi_op_attr(function, SDYI_NAME_FUNCTION_TYPE)->type;
}

/* NULL erases the attribute. */
void sdyi_op_set_attr(sdyi_op *op, sdyi_name name, const sdyi_attr *value);

/* -- places ---------------------------------------------------------------- */

/* The op around an op's block; NULL: none. */
sdyi_op *sdyi_op_parent(const sdyi_op *op);
sdyi_op *sdyi_block_parent(const sdyi_block *block);
/* An op is in itself. */
bool sdyi_op_is_in(const sdyi_op *op, const sdyi_op *other);
/* True if `op` comes first; both are in one block. */
bool sdyi_op_is_before(sdyi_op *op, sdyi_op *other);
/* The block that defines a value, and the op: the defining op, or of an
 * argument the op around its block. */
sdyi_block *sdyi_value_block(const sdyi_value *value);
sdyi_op *sdyi_value_around(const sdyi_value *value);
sdyi_loc sdyi_value_loc(const sdyi_value *value);
/* The loc(..) of the text, or else the position in the module's source. */
sdyi_loc sdyi_op_loc(const sdyi_op *op);
void sdyi_op_set_loc(sdyi_op *op, sdyi_loc loc);
const char *sdyi_op_name(const sdyi_op *op);

#endif
