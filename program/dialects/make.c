/* Builder of ops: insertion points, default attributes, constants. */
#include "program/dialects/make.h"

#include <string.h>

sdyi_maker sdyi_make_before(sdyi_op *op) {
    return (sdyi_maker){op->module, op, op->block, sdyi_op_loc(op)};
}

sdyi_maker sdyi_make_after(sdyi_op *op) {
    return (sdyi_maker){op->module, op->next, op->block, sdyi_op_loc(op)};
}

sdyi_op *sdyi_make_insert(const sdyi_maker *m, sdyi_op *op) {
    if (m->before != NULL)
        sdyi_op_insert_before(op, m->before);
    else
        sdyi_op_append(m->block, op);
    return op;
}

/* Set absent attributes to the defaults of the op's row. */
static void fill_in(sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    for (int i = 0; i < SDYI_ROW_ATTRS && op->row->attrs[i].name != NULL; i++) {
        const char *const text = op->row->attrs[i].fallback;
        const sdyi_attr *attr = NULL;
        if (text == NULL)
            continue;
        if (strcmp(text, "array<i16>") == 0)
            attr = sdyi_attr_array(pool, 16, NULL, 0);
        else if (strcmp(text, "array<i64>") == 0)
            attr = sdyi_attr_i64s(pool, NULL, 0);
        else if (strcmp(text, "false") == 0)
            attr = sdyi_attr_bool(pool, false);
        else if (strncmp(text, "#arith", 6) == 0)
            attr = sdyi_attr_bytes(pool, SDYI_ATTR_OPAQUE, NULL, text + 1,
                                   strlen(text) - 1);
        if (attr != NULL)
            sdyi_op_set_attr(op, sdyi_attr_name(op, i), attr);
    }
}

/* An op with the regions that its row says at least, without blocks. */
static sdyi_op *make(const sdyi_maker *m, sdyi_op_kind kind,
                     sdyi_value *const *operands, int n,
                     const sdyi_type *const *results, int n_results) {
    sdyi_pool *const pool = m->module->pool;
    const sdyi_name name = SDYI_NAME_COUNT + (sdyi_name)kind;
    const char *const regions = sdyi_row_of(pool, name)->regions;
    const sdyi_op_parts parts = {.name = name,
                                 .loc = m->loc,
                                 .operands = operands,
                                 .n_operands = n,
                                 .results = results,
                                 .n_results = n_results,
                                 .n_regions =
                                     regions == NULL ? 0 : *regions - '0'};
    sdyi_op *const op = sdyi_op_make(m->module, &parts);
    fill_in(op);
    return sdyi_make_insert(m, op);
}

sdyi_op *sdyi_make_op(const sdyi_maker *m, sdyi_op_kind kind,
                      sdyi_value *const *operands, int n,
                      const sdyi_type *result) {
    return make(m, kind, operands, n, &result, result != NULL);
}

sdyi_value *sdyi_make_value(const sdyi_maker *m, sdyi_op_kind kind,
                            sdyi_value *const *operands, int n,
                            const sdyi_type *result) {
    return &sdyi_make_op(m, kind, operands, n, result)->results[0];
}

sdyi_value *sdyi_make_binary(const sdyi_maker *m, sdyi_op_kind kind,
                             sdyi_value *a, sdyi_value *b) {
    sdyi_value *const operands[] = {a, b};
    return sdyi_make_value(m, kind, operands, 2, a->type);
}

sdyi_op *sdyi_insert_op(sdyi_op *before, sdyi_op_kind kind,
                        sdyi_value *const *operands, int n,
                        const sdyi_type *const *results, int n_results) {
    const sdyi_maker m = sdyi_make_before(before);
    return make(&m, kind, operands, n, results, n_results);
}

sdyi_value *sdyi_put_op(sdyi_op *before, sdyi_op_kind kind,
                        sdyi_value *const *operands, int n,
                        const sdyi_type *result) {
    return &sdyi_insert_op(before, kind, operands, n, &result, 1)->results[0];
}

sdyi_op *sdyi_make_source(const sdyi_maker *m, sdyi_op_kind kind, int n_results,
                          const sdyi_type *type) {
    sdyi_zone *const scratch = &m->module->pool->scratch;
    const sdyi_type **const types =
        SDYI_NEW(scratch, const sdyi_type *, n_results);
    for (int i = 0; i < n_results; i++)
        types[i] = type;
    return make(m, kind, NULL, 0, types, n_results);
}

sdyi_op *sdyi_insert_like(sdyi_op *op, sdyi_op_kind kind,
                          const sdyi_dict *attrs) {
    sdyi_zone *const scratch = &op->module->pool->scratch;
    sdyi_value **const operands =
        SDYI_NEW(scratch, sdyi_value *, op->n_operands);
    const sdyi_type **const results =
        SDYI_NEW(scratch, const sdyi_type *, op->n_results);
    for (int i = 0; i < op->n_operands; i++)
        operands[i] = sdyi_operand(op, i);
    for (int i = 0; i < op->n_results; i++)
        results[i] = op->results[i].type;
    sdyi_op *const made = sdyi_insert_op(op, kind, operands, op->n_operands,
                                         results, op->n_results);
    for (int i = 0; i < attrs->n; i++)
        sdyi_op_set_attr(made, attrs->pairs[i].name, attrs->pairs[i].value);
    return made;
}

sdyi_op *sdyi_replace_like(sdyi_op *op, sdyi_op_kind kind,
                           const sdyi_dict *attrs) {
    sdyi_op *const made = sdyi_insert_like(op, kind, attrs);
    for (int i = 0; i < op->n_results; i++)
        sdyi_value_replace(&op->results[i], &made->results[i]);
    sdyi_op_erase(op);
    return made;
}

/* -- after a value --------------------------------------------------------- */

void sdyi_put_after(sdyi_op *op, const sdyi_value *value) {
    sdyi_block *const block = sdyi_value_block(value);
    sdyi_op *const next = value->op != NULL ? value->op->next : block->first;
    if (next != NULL)
        sdyi_op_insert_before(op, next);
    else
        sdyi_op_append(block, op);
}

void sdyi_take_uses(sdyi_op *op, sdyi_value *value) {
    for (sdyi_use *use = value->uses, *next; use != NULL; use = next) {
        next = use->next;
        if (use->user != op)
            sdyi_operand_set(use->user, (int)(use - use->user->operands),
                             &op->results[0]);
    }
}

sdyi_op *sdyi_cover(sdyi_value *value, sdyi_op_kind kind) {
    sdyi_block *const block = sdyi_value_block(value);
    const sdyi_maker m = {.module = sdyi_block_parent(block)->module,
                          .before = value->op != NULL ? value->op->next
                                                      : block->first,
                          .block = block,
                          .loc = sdyi_value_loc(value)};
    sdyi_op *const op = make(&m, kind, &value, 1, &value->type, 1);
    sdyi_take_uses(op, value);
    return op;
}

/* -- attributes ------------------------------------------------------------ */

void sdyi_set_int(sdyi_op *op, sdyi_name name, int64_t value) {
    sdyi_op_set_attr(op, name, sdyi_attr_i64(op->module->pool, value));
}

void sdyi_set_ints(sdyi_op *op, sdyi_name name, const int64_t *values, int n) {
    sdyi_op_set_attr(op, name, sdyi_attr_i64s(op->module->pool, values, n));
}

void sdyi_make_index_attr(sdyi_op *op, sdyi_name name, int64_t value) {
    sdyi_pool *const pool = op->module->pool;
    sdyi_op_set_attr(op, name,
                     sdyi_attr_integer(
                         pool, sdyi_type_simple(pool, SDYI_TYPE_INDEX), value));
}

const sdyi_type *sdyi_index_type(const sdyi_maker *m) {
    return sdyi_type_simple(m->module->pool, SDYI_TYPE_INDEX);
}
