/* Ops, values, blocks and regions: a program in memory.
 *
 * An erased op leaves its block and loses its operands, and stays readable
 * until the module goes: `block` is NULL then.
 *
 * The order of uses is contract, since passes look at users in it: a new use
 * goes in front of its value's others; setting an operand, even to the value
 * it has, moves that use to the front; replacing all uses takes them from the
 * front one by one, so they arrive reversed; a clone adds its operands in the
 * order of their numbers. This is what MLIR does. */
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
    int index;          /* among those */
    int number;         /* unique in the module, for tables beside */
} sdyi_value;

typedef struct sdyi_argument { /* of a block */
    sdyi_value value;
    struct sdyi_block *block;
    sdyi_loc loc;
} sdyi_argument;

static inline sdyi_argument *sdyi_argument_of(const sdyi_value *value) {
    return (sdyi_argument *)value;
}

/* One piece of memory with all that it has, since a program is its ops: about
 * 200 bytes each. */
typedef struct sdyi_op {
    const struct sdyi_row *row;
    struct sdyi_module *module;
    struct sdyi_block *block; /* NULL: erased, or not inserted yet */
    struct sdyi_op *prev, *next;
    uint64_t where; /* sdyi_op_loc */
    sdyi_name name;
    int number; /* unique in the module, never used again */
    int order;  /* in the block, with gaps; see sdyi_op_is_before */
    int n_operands, n_results, n_regions, n_successors;
    sdyi_use *operands;
    struct sdyi_region *regions; /* and successors behind them */
    sdyi_dict attrs; /* all of them: the row says which are inherent */
    sdyi_value results[];
} sdyi_op;

typedef struct sdyi_block {
    sdyi_value **args;
    int n_args, args_capacity;
    sdyi_op *first, *last;
    struct sdyi_region *region; /* NULL: not inserted yet */
    struct sdyi_block *prev, *next;
    int number; /* in the region, as blocks.h has left it */
} sdyi_block;

typedef struct sdyi_region { /* without blocks: of a declaration */
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
    sdyi_dict given;      /* of an op's own form: parse_properties.c */
    sdyi_region *regions; /* whose blocks it takes; NULL: they have none */
} sdyi_op_parts;

/* An op that is in no block. */
sdyi_op *sdyi_op_make(struct sdyi_module *module, const sdyi_op_parts *parts);
/* Make one of another kind, with the same parts. */
void sdyi_op_set_kind(sdyi_op *op, sdyi_name name);
sdyi_block *sdyi_block_make(struct sdyi_module *module);
sdyi_value *sdyi_block_add_arg(struct sdyi_module *module, sdyi_block *block,
                               const sdyi_type *type, sdyi_loc loc);
/* Take out those that nothing uses; the others count anew. */
void sdyi_block_drop_args(struct sdyi_module *module, sdyi_block *block);
/* Take out all but these, which count anew. Nothing uses the others. */
void sdyi_block_keep_args(struct sdyi_module *module, sdyi_block *block,
                          const int *kept, int n);
void sdyi_region_append(sdyi_region *region, sdyi_block *block);
/* Take a block out for good, with its ops; nothing uses what is in it. */
void sdyi_block_erase(sdyi_block *block);
int sdyi_region_count(const sdyi_region *region); /* its blocks */

/* Put an op that is in no block before another, or behind all. */
void sdyi_op_insert_before(sdyi_op *op, sdyi_op *other);
void sdyi_op_append(sdyi_block *block, sdyi_op *op);
/* Put one that is in a block before another; the listener is not told. */
void sdyi_op_move_before(sdyi_op *op, sdyi_op *other);
/* Take it out of its block, with its operands as they are. */
void sdyi_op_remove(sdyi_op *op);
/* Put the ops of a block of its regions in its place: arguments are its
 * operands, results are what the block's last op, which goes, has taken. */
void sdyi_op_become_block(sdyi_op *op, sdyi_block *block);
/* Take it out for good, with all in its regions; its results have no uses. */
void sdyi_op_erase(sdyi_op *op);
/* Move all ops and blocks of a region behind those of another. */
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
/* All uses of a value, or of an op's results by their number. */
void sdyi_value_replace(sdyi_value *value, sdyi_value *by);
void sdyi_op_replace(sdyi_op *op, sdyi_value *const *values);

static inline bool sdyi_value_has_one_use(const sdyi_value *value) {
    return value->uses != NULL && value->uses->next == NULL;
}

/* Whether more than one op besides `user` uses the value. */
bool sdyi_value_has_other_users(const sdyi_value *value, const sdyi_op *user);

/* -- attributes ------------------------------------------------------------ */

static inline const sdyi_attr *sdyi_op_attr(const sdyi_op *op, sdyi_name name) {
    return sdyi_dict_get(&op->attrs, name);
}

/* NULL takes it out. */
void sdyi_op_set_attr(sdyi_op *op, sdyi_name name, const sdyi_attr *value);

/* -- places ---------------------------------------------------------------- */

/* The op that an op's block is in; NULL: none. */
sdyi_op *sdyi_op_parent(const sdyi_op *op);
sdyi_op *sdyi_block_parent(const sdyi_block *block);
/* Whether `op` is `other` or in a region of it. */
bool sdyi_op_is_in(const sdyi_op *op, const sdyi_op *other);
/* Of two ops of one block, which is the earlier. */
bool sdyi_op_is_before(sdyi_op *op, sdyi_op *other);
/* The block that a value is made in, and the op: the one that makes it, or that
 * the block is in. */
sdyi_block *sdyi_value_block(const sdyi_value *value);
sdyi_op *sdyi_value_around(const sdyi_value *value);
sdyi_loc sdyi_value_loc(const sdyi_value *value);
/* The location that the text has written, or else the place in the source of
 * the module. */
sdyi_loc sdyi_op_loc(const sdyi_op *op);
void sdyi_op_set_loc(sdyi_op *op, sdyi_loc loc);
const char *sdyi_op_name(const sdyi_op *op);

#endif
