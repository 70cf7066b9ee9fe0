/* Copies of constants, and of ops on constants alone, for each of their uses:
 *
 *   %c = stablehlo.constant dense<1.0>      %c = sdy.constant dense<1.0>
 *   %0 = stablehlo.add %x, %c           ->  %0 = stablehlo.add %x, %c
 *   %1 = stablehlo.negate %c                %d = sdy.constant dense<1.0>
 *                                           %1 = stablehlo.negate %d
 *
 * So a sharding does not propagate from one use to another through a value that
 * is cheap to recompute. The same holds for broadcasts of scalars; scalars have
 * no dimensions and are shared. Constants become sdy.constant, which no pass
 * makes one of but constant_or_scalar_merger.c.
 *
 *   constant     sdy.constant, iota; and a reshape, slice, broadcast_in_dim, an
 *                elementwise op without effects, a named computation or a call
 *                of nothing but these, where all operands are constant
 *   expansion    broadcast_in_dim of a scalar that is not constant
 *   other ops    get copies, one for each operand, of the constant or expansion
 *                that makes it, and of all that this is made of
 *
 * Copies are put before the original, and in its sharding groups; copies of
 * calls call copies of the function. Unused originals are erased. Once a named
 * computation has other ops in it, later ones of its name do not count as
 * constant. */
#include "program/dialects/func/call.h"
#include "program/ir/clone.h"
#include "program/ir/effects.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

#include <string.h>

/* Call depth beyond which functions are not copied. */
#define MOST_DEPTH 256

/* A step of a depth-first walk through the definitions of a value. */
typedef struct step {
    const sdyi_value *value;
    int next; /* operand of its op to be looked at */
} step;

typedef struct path {
    step *steps;
    int n, capacity;
} path;

/* The body of a function, or of all named computations of a name. */
typedef struct body {
    int depth;      /* nesting depth of its calls, 1 without any; 0: not known
                       yet */
    bool is_spoilt; /* it does more than make constants of constants */
} body;

typedef struct splitter {
    sdyi_zone *zone;
    sdyi_symbols symbols;
    sdyi_side_table is_constant, is_expansion; /* by an op's number */
    sdyi_side_table functions;    /* a body each, by the function's number */
    sdyi_side_table computations; /* a body each, by the computation's name, as
                                     in Shardy */
    sdyi_op_list constants, expansions;
    sdyi_side_table copies; /* the copy of each value */
    sdyi_op_list copied;    /* the ops that have been copied */
    path path;              /* the ops being visited while a copy is made */
} splitter;

static bool has(const sdyi_side_table *table, const sdyi_op *op) {
    return op != NULL && sdyi_side_table_get(table, op->number) != NULL;
}

/* -- constants ------------------------------------------------------------- */

static bool is_made(const sdyi_op *op) {
    return op->row->kind == SDYI_OP_SDY_CONSTANT ||
           op->row->kind == SDYI_OP_STABLEHLO_IOTA;
}

static bool same_shape(const sdyi_type *a, const sdyi_type *b) {
    return a->n == b->n &&
           memcmp(a->cells, b->cells, (size_t)a->n * sizeof *a->cells) == 0;
}

/* Elementwise as in Shardy: with chlo's broadcasting ops. */
static bool is_elementwise(const sdyi_op *op) {
    switch (op->row->kind) {
    case SDYI_OP_SDY_RESHARD:
    case SDYI_OP_SDY_PROPAGATION_BARRIER:
        return true;
    case SDYI_OP_STABLEHLO_BITCAST_CONVERT:
        return same_shape(sdyi_operand(op, 0)->type, op->results[0].type);
    default:
        return sdyi_op_has(op, SDYI_ELEMENTWISE) ||
               strncmp(sdyi_op_name(op), "chlo.broadcast_", 15) == 0;
    }
}

static sdyi_name computation_name(const sdyi_op *op) {
    return sdyi_name_of_string(
        op->module->pool, sdyi_attr_text(sdyi_op_attr(op, SDYI_NAME_NAME)));
}

/* The call depth of the body that an op runs, 1 without calls. 0: the body does
 * more than compute constants from constants, or is not known yet, as in a
 * recursion. */
static int depth_of(const splitter *s, const sdyi_op *op) {
    const body *b = NULL;
    if (op->row->kind == SDYI_OP_SDY_NAMED_COMPUTATION) {
        b = sdyi_side_table_get(&s->computations, (int)computation_name(op));
    } else {
        const sdyi_op *const callee = sdyi_callee(&s->symbols, op);
        if (callee != NULL)
            b = sdyi_side_table_get(&s->functions, callee->number);
    }
    return b == NULL || b->is_spoilt ? 0 : b->depth;
}

/* True for ops whose results are constant if their operands are. */
static bool preserves(const splitter *s, const sdyi_op *op) {
    switch (op->row->kind) {
    case SDYI_OP_STABLEHLO_BROADCAST_IN_DIM:
    case SDYI_OP_STABLEHLO_RESHAPE:
    case SDYI_OP_STABLEHLO_SLICE:
        return true;
    case SDYI_OP_SDY_NAMED_COMPUTATION:
    case SDYI_OP_FUNC_CALL:
        return depth_of(s, op) > 0;
    default:
        return is_elementwise(op) && sdyi_op_is_effect_free(op);
    }
}

static bool is_constant(const splitter *s, const sdyi_op *op) {
    if (is_made(op))
        return true;
    if (!preserves(s, op))
        return false;
    for (int i = 0; i < op->n_operands; i++)
        if (!has(&s->is_constant, sdyi_operand(op, i)->op))
            return false;
    return true;
}

static bool is_expansion(const sdyi_op *op) {
    return op->row->kind == SDYI_OP_STABLEHLO_BROADCAST_IN_DIM &&
           sdyi_operand(op, 0)->type->n == 0;
}

static bool is_shared(const splitter *s, const sdyi_value *value) {
    return !(has(&s->is_constant, value->op) ||
             has(&s->is_expansion, value->op)) ||
           (sdyi_type_is_shaped(value->type) && value->type->n == 0);
}

/* -- copies ---------------------------------------------------------------- */

static void clone_groups(splitter *s, const sdyi_value *value,
                         sdyi_op *before) {
    for (const sdyi_use *use = value->uses; use != NULL; use = use->next)
        if (use->user->row->kind == SDYI_OP_SDY_SHARDING_GROUP)
            sdyi_op_insert_before(sdyi_op_clone(use->user, &s->copies), before);
}

/* The op that makes a value, and the groups of that value: those of the op's
 * other results have the original alone, as in Shardy. */
static void clone_maker(splitter *s, const sdyi_value *value) {
    sdyi_op *const op = value->op;
    sdyi_op *const clone = sdyi_op_clone(op, &s->copies);
    sdyi_op_list_add(&s->copied, op);
    sdyi_op_insert_before(clone, op);
    const sdyi_op *const callee = sdyi_callee(&s->symbols, clone);
    if (callee != NULL)
        sdyi_call_set_callee(
            clone, sdyi_symbol_name(sdyi_func_clone(&s->symbols, callee)));
    clone_groups(s, value, op);
}

static bool is_copied(const splitter *s, const sdyi_value *value) {
    return sdyi_side_table_get(&s->copies, value->number) != NULL;
}

static void enter(const splitter *s, path *w, const sdyi_value *value) {
    if (is_shared(s, value) || is_copied(s, value))
        return;
    SDYI_GROW(s->zone, w->steps, w->n, w->capacity);
    w->steps[w->n++] = (step){value, 0};
}

/* The copy of a value for one user. */
static sdyi_value *copy_of(splitter *s, sdyi_value *value) {
    path *const w = &s->path;
    enter(s, w, value);
    while (w->n > 0) {
        step *const top = &w->steps[w->n - 1];
        if (top->next < top->value->op->n_operands) {
            enter(s, w, sdyi_operand(top->value->op, top->next++));
            continue;
        }
        w->n--;
        if (!is_copied(s, top->value))
            clone_maker(s, top->value);
    }
    sdyi_value *const copy = sdyi_mapped(&s->copies, value);
    for (int i = 0; i < s->copied.n; i++)
        for (int k = 0; k < s->copied.ops[i]->n_results; k++)
            sdyi_side_table_set(&s->copies, s->copied.ops[i]->results[k].number,
                                NULL);
    s->copied.n = 0;
    return copy;
}

/* -- bodies ---------------------------------------------------------------- */

static sdyi_walk split_op(void *state, sdyi_op *op) {
    splitter *const s = state;
    const sdyi_walk next = op->row->kind == SDYI_OP_SDY_NAMED_COMPUTATION
                               ? SDYI_WALK_SKIP
                               : SDYI_WALK_ON;
    if (op->row->kind == SDYI_OP_SDY_SHARDING_GROUP)
        return next;
    if (is_constant(s, op)) {
        sdyi_side_table_set(&s->is_constant, op->number, op);
        sdyi_op_list_add(&s->constants, op);
        return next;
    }
    if (is_expansion(op)) {
        sdyi_side_table_set(&s->is_expansion, op->number, op);
        sdyi_op_list_add(&s->expansions, op);
        return next;
    }
    for (int i = 0; i < op->n_operands; i++) {
        sdyi_value *const value = sdyi_operand(op, i);
        if (!is_shared(s, value))
            sdyi_operand_set(op, i, copy_of(s, value));
    }
    return next;
}

/* Erase an op that at most sharding groups use, with those groups. */
static void erase_unused(sdyi_op *op) {
    for (int i = 0; i < op->n_results; i++)
        for (const sdyi_use *use = op->results[i].uses; use != NULL;
             use = use->next)
            if (use->user->row->kind != SDYI_OP_SDY_SHARDING_GROUP)
                return;
    for (int i = 0; i < op->n_results; i++)
        while (op->results[i].uses != NULL)
            sdyi_op_erase(op->results[i].uses->user);
    sdyi_op_erase(op);
}

static body *body_of(splitter *s, const sdyi_op *owner) {
    const bool is_function = owner->row->kind == SDYI_OP_FUNC_FUNC;
    sdyi_side_table *const table =
        is_function ? &s->functions : &s->computations;
    const int key = is_function ? owner->number : (int)computation_name(owner);
    body *b = sdyi_side_table_get(table, key);
    if (b == NULL) {
        b = SDYI_NEW(s->zone, body, 1);
        sdyi_side_table_set(table, key, b);
    }
    return b;
}

/* Visit the body of a function or a named computation. `is_spoilt` counts from
 * the op that sets it on, also for computations of the same name inside. */
static void split_body(splitter *s, sdyi_op *owner) {
    body *const b = body_of(s, owner);
    int depth = 0;
    s->constants.n = s->expansions.n = 0;
    for (sdyi_op *op = owner->regions[0].first->first, *next; op != NULL;
         op = next) {
        next = op->next;
        b->is_spoilt =
            b->is_spoilt ||
            !(sdyi_op_has(op, SDYI_TERMINATOR) || is_made(op) ||
              op->row->kind == SDYI_OP_SDY_SHARDING_GROUP || preserves(s, op));
        depth = depth_of(s, op) > depth ? depth_of(s, op) : depth;
        (void)sdyi_walk_pre(op, split_op, s);
    }
    b->depth = depth + 1 > b->depth ? depth + 1 : b->depth;
    b->is_spoilt = b->is_spoilt || b->depth >= MOST_DEPTH;
    for (int i = 0; i < s->expansions.n; i++)
        erase_unused(s->expansions.ops[i]);
    for (int i = s->constants.n - 1; i >= 0; i--)
        erase_unused(s->constants.ops[i]);
}

static sdyi_walk split_named(void *state, sdyi_op *op) {
    if (op->row->kind == SDYI_OP_SDY_NAMED_COMPUTATION)
        split_body(state, op);
    return SDYI_WALK_ON;
}

static sdyi_walk make_constant(void *state, sdyi_op *op) {
    (void)state;
    if (op->row->kind != SDYI_OP_STABLEHLO_CONSTANT)
        return SDYI_WALK_ON;
    const sdyi_op_parts parts = {.name = SDYI_NAME_COUNT + SDYI_OP_SDY_CONSTANT,
                                 .loc = sdyi_op_loc(op),
                                 .results = &op->results[0].type,
                                 .n_results = 1,
                                 .attrs = op->attrs};
    sdyi_op *const constant = sdyi_op_make(op->module, &parts);
    sdyi_op_insert_before(constant, op);
    sdyi_op_replace(op, &constant->results[0]);
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    sdyi_zone *const zone = &op->module->pool->scratch;
    splitter s = {.zone = zone,
                  .constants = {.zone = zone},
                  .expansions = {.zone = zone},
                  .copied = {.zone = zone},
                  .is_constant = sdyi_side_table_of(zone),
                  .is_expansion = sdyi_side_table_of(zone),
                  .functions = sdyi_side_table_of(zone),
                  .computations = sdyi_side_table_of(zone),
                  .copies = sdyi_side_table_of(zone)};
    sdyi_callgraph graph;
    (void)sdyi_walk_pre(op, make_constant, NULL);
    sdyi_symbols_start(&s.symbols, op, zone);
    sdyi_callgraph_make(&graph, &s.symbols, zone);
    for (int i = 0; i < graph.n; i++) {
        (void)sdyi_walk_post(graph.functions[i].function, split_named, &s);
        split_body(&s, graph.functions[i].function);
    }
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_constant_or_scalar_splitter = {
    .name = "sdy-constant-or-scalar-splitter",
    .title = "ConstantOrScalarSplitterPass",
    .summary = "give each use of a constant its own",
    .on = SDYI_ON_MODULE,
    .run = run,
};
