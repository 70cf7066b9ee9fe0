/* Elements `<..>` of the language: types in custom forms. */
#include "program/text/syntax.h"

#include <string.h>

/* Strip the prefix `shaped_` or `tensor_` of an element; false: it has none. */
static bool take(const char *word, const char **name, size_t *length) {
    const size_t n = strlen(word);
    if (*length < n || memcmp(*name, word, n) != 0)
        return false;
    *name += n;
    *length -= n;
    return true;
}

/* -- reading --------------------------------------------------------------- */

/* A type; in `<shaped_..>` or `<tensor_..>` it must be of that kind. */
static sdyrt_status read_type(sdyi_syntax_reader *r, const sdyi_type **type) {
    const sdyi_token start = r->p->lexer.token;
    SDYI_TRY(sdyi_read_type(r->p, type));
    const bool has_shape = sdyi_type_is(*type, SDYI_TYPE_VECTOR) ||
                           sdyi_type_is(*type, SDYI_TYPE_MEMREF);
    if ((!r->wants_shapes && !r->wants_tensors) ||
        (r->wants_shapes && has_shape) ||
        sdyi_type_is(*type, SDYI_TYPE_TENSOR) ||
        sdyi_type_is(*type, SDYI_TYPE_UNRANKED))
        return SDYRT_OK;
    return sdyi_error_at(r->p->pool, sdyi_place_of(r->p, &start),
                         "custom op '%s' invalid kind of type specified",
                         r->p->own);
}

/* `<ranked>`: one ranked tensor type of the operand and the results. */
static sdyrt_status read_ranked(sdyi_syntax_reader *r) {
    const sdyi_token start = r->p->lexer.token;
    const sdyi_type *type;
    SDYI_TRY(sdyi_read_type(r->p, &type));
    if (!sdyi_type_is(type, SDYI_TYPE_TENSOR))
        return sdyi_error_at(r->p->pool, sdyi_place_of(r->p, &start),
                             "custom op '%s' invalid kind of type specified: "
                             "expected builtin.tensor, but found %s",
                             r->p->own, sdyi_type_text(r->p->pool, type));
    sdyi_syntax_add_types(r, &r->operand_types, type, r->operands.n);
    sdyi_syntax_add_types(r, &r->result_types, type, r->parts->n_results);
    return SDYRT_OK;
}

void sdyi_syntax_add_types(sdyi_syntax_reader *r, sdyi_type_list *list,
                           const sdyi_type *type, int n) {
    for (int i = 0; i < n; i++)
        sdyi_type_list_add(r->p, list, type);
}

static sdyrt_status fail_at(sdyi_syntax_reader *r, const sdyi_token *start,
                            const char *text) {
    return sdyi_error_at(r->p->pool, sdyi_place_of(r->p, start),
                         "custom op '%s' %s", r->p->own, text);
}

static sdyrt_status fail_function(sdyi_syntax_reader *r,
                                  const sdyi_token *start,
                                  const sdyi_type *found) {
    return sdyi_error_at(r->p->pool, sdyi_place_of(r->p, start),
                         "custom op '%s' invalid kind of type specified: "
                         "expected builtin.function, but found %s",
                         r->p->own, sdyi_type_text(r->p->pool, found));
}

static sdyrt_status read_function(sdyi_syntax_reader *r) {
    const sdyi_token start = r->p->lexer.token;
    const sdyi_type *type;
    if (sdyi_at(r->p, "("))
        return sdyi_read_function_type(r->p, &r->operand_types,
                                       &r->result_types);
    SDYI_TRY(sdyi_read_type(r->p, &type));
    return fail_function(r, &start, type);
}

/* A function type where one type is possible; `n` operands are expected. */
static sdyrt_status read_long(sdyi_syntax_reader *r, int n) {
    const sdyi_token start = r->p->lexer.token;
    SDYI_TRY(read_function(r));
    if (r->operand_types.n == n)
        return SDYRT_OK;
    return sdyi_error_at(r->p->pool, sdyi_place_of(r->p, &start),
                         "custom op '%s' %d operands present, but expected %d",
                         r->p->own, n, r->operand_types.n);
}

/* `T`, or a function type */
static sdyrt_status read_same(sdyi_syntax_reader *r, bool may_be_function) {
    if (may_be_function && sdyi_at(r->p, "("))
        return read_long(r, r->operands.n);
    const sdyi_type *type;
    SDYI_TRY(read_type(r, &type));
    sdyi_syntax_add_types(r, &r->operand_types, type, r->operands.n);
    sdyi_syntax_add_types(r, &r->result_types, type, r->parts->n_results);
    return SDYRT_OK;
}

sdyrt_status sdyi_syntax_types(sdyi_syntax_reader *r, sdyi_type_list *list) {
    do {
        const sdyi_type *type;
        SDYI_TRY(read_type(r, &type));
        sdyi_type_list_add(r->p, list, type);
    } while (sdyi_take(r->p, ","));
    return SDYRT_OK;
}

/* Types of the operands; if the row gives their number, exactly as many. */
static sdyrt_status read_operand_types(sdyi_syntax_reader *r) {
    if (r->row->operands == NULL || r->row->operands[1] != '\0')
        return sdyi_syntax_types(r, &r->operand_types);
    for (int i = 0; i < r->operands.n; i++) {
        const sdyi_type *type;
        if (i > 0)
            SDYI_TRY(sdyi_expect(r->p, ","));
        SDYI_TRY(read_type(r, &type));
        sdyi_type_list_add(r->p, &r->operand_types, type);
    }
    return SDYRT_OK;
}

static sdyrt_status read_select(sdyi_syntax_reader *r) {
    if (sdyi_at(r->p, "("))
        return read_long(r, 3);
    const sdyi_token start = r->p->lexer.token;
    const sdyi_type *predicate, *type;
    SDYI_TRY(sdyi_read_type(r->p, &predicate));
    if (!sdyi_take(r->p, ","))
        return fail_at(r, &start,
                       "expected functional type or list of two types");
    SDYI_TRY(read_type(r, &type));
    sdyi_syntax_add_types(r, &r->operand_types, predicate, 1);
    sdyi_syntax_add_types(r, &r->operand_types, type, 2);
    sdyi_syntax_add_types(r, &r->result_types, type, 1);
    return SDYRT_OK;
}

/* The type with the parts of complex elements, in the same shape. */
static const sdyi_type *part_type(sdyi_pool *pool, const sdyi_type *type) {
    if (sdyi_type_is(type, SDYI_TYPE_COMPLEX))
        return type->element;
    if (!sdyi_type_is(type, SDYI_TYPE_TENSOR) ||
        !sdyi_type_is(type->element, SDYI_TYPE_COMPLEX))
        return NULL;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    int64_t *const dims = SDYI_NEW(&pool->scratch, int64_t, type->n);
    for (int i = 0; i < type->n; i++)
        dims[i] = type->cells[i].integer;
    const sdyi_type *const part =
        sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, dims, type->n,
                         type->element->element, type->encoding);
    sdyi_zone_reset(&pool->scratch, mark);
    return part;
}

static sdyrt_status read_complex(sdyi_syntax_reader *r) {
    if (sdyi_at(r->p, "("))
        return read_long(r, 2);
    const sdyi_token start = r->p->lexer.token;
    const sdyi_type *type;
    SDYI_TRY(read_type(r, &type));
    const sdyi_type *const part = part_type(r->p->pool, type);
    if (part == NULL)
        return fail_at(r, &start, "expected tensor with complex element type");
    sdyi_syntax_add_types(r, &r->operand_types, part, 2);
    sdyi_syntax_add_types(r, &r->result_types, type, 1);
    return SDYRT_OK;
}

/* The type of operand 0, a function whose arguments are the others. */
static sdyrt_status read_called(sdyi_syntax_reader *r) {
    const sdyi_token start = r->p->lexer.token;
    const sdyi_type *type;
    SDYI_TRY(sdyi_read_type(r->p, &type));
    if (!sdyi_type_is(type, SDYI_TYPE_FUNCTION))
        return fail_function(r, &start, type);
    sdyi_syntax_add_types(r, &r->operand_types, type, 1);
    r->n_alone = 1;
    for (int i = 0; i < type->n; i++)
        sdyi_syntax_add_types(
            r, i < type->n_inputs ? &r->operand_types : &r->result_types,
            type->cells[i].type, 1);
    return SDYRT_OK;
}

/* The type of the result, a tuple of the operands. */
static sdyrt_status read_tuple(sdyi_syntax_reader *r) {
    const sdyi_token start = r->p->lexer.token;
    const sdyi_type *type;
    SDYI_TRY(read_type(r, &type));
    if (!sdyi_type_is(type, SDYI_TYPE_TUPLE))
        return fail_at(r, &start, "expected tuple type");
    sdyi_syntax_add_types(r, &r->result_types, type, 1);
    for (int i = 0; i < type->n; i++)
        sdyi_syntax_add_types(r, &r->operand_types, type->cells[i].type, 1);
    return SDYRT_OK;
}

/* Operands without a type get type index. */
static void add_indices(sdyi_syntax_reader *r) {
    sdyi_syntax_add_types(r, &r->operand_types,
                          sdyi_type_simple(r->p->pool, SDYI_TYPE_INDEX),
                          r->operands.n - r->operand_types.n);
}

/* `T -> U`, or `U, V` if all operands are indices. */
static sdyrt_status read_results(sdyi_syntax_reader *r, bool has_operand) {
    if (!has_operand) {
        add_indices(r);
        return sdyi_syntax_types(r, &r->result_types);
    }
    const sdyi_type *type;
    SDYI_TRY(read_type(r, &type));
    sdyi_type_list_add(r->p, &r->operand_types, type);
    add_indices(r);
    SDYI_TRY(sdyi_expect(r->p, "->"));
    SDYI_TRY(read_type(r, &type));
    sdyi_type_list_add(r->p, &r->result_types, type);
    return SDYRT_OK;
}

static sdyrt_status read_sharded(sdyi_syntax_reader *r) {
    const sdyi_type *type;
    SDYI_TRY(read_type(r, &type));
    sdyi_type_list_add(r->p, &r->operand_types, type);
    sdyi_type_list_add(r->p, &r->operand_types,
                       sdyi_type_grid_sharding(r->p->pool));
    sdyi_type_list_add(r->p, &r->result_types, type);
    return SDYRT_OK;
}

static sdyrt_status read_tensor(sdyi_syntax_reader *r, const sdyi_type **type) {
    const sdyi_loc place = sdyi_place(r->p);
    SDYI_TRY(sdyi_read_type(r->p, type));
    return sdyi_type_is(*type, SDYI_TYPE_TENSOR) ||
                   sdyi_type_is(*type, SDYI_TYPE_UNRANKED)
               ? SDYRT_OK
               : sdyi_error_at(r->p->pool, place,
                               "custom op '%s' invalid kind of type specified",
                               r->p->own);
}

/* A tensor whose element or size is the result. */
static sdyrt_status read_part(sdyi_syntax_reader *r, bool is_element) {
    const sdyi_type *type;
    SDYI_TRY(read_tensor(r, &type));
    sdyi_type_list_add(r->p, &r->operand_types, type);
    add_indices(r);
    sdyi_type_list_add(r->p, &r->result_types,
                       is_element
                           ? type->element
                           : sdyi_type_simple(r->p->pool, SDYI_TYPE_INDEX));
    return SDYRT_OK;
}

/* A tensor with the operands as elements. */
static sdyrt_status read_whole(sdyi_syntax_reader *r) {
    const sdyi_type *type;
    int64_t n = 0;
    SDYI_TRY(read_tensor(r, &type));
    if (!sdyi_type_count(type, &n) || n > SDYI_MAX_OPERANDS)
        n = -1;
    sdyi_syntax_add_types(r, &r->operand_types, type->element,
                          n == r->operands.n ? r->operands.n : (int)n);
    sdyi_type_list_add(r->p, &r->result_types, type);
    return SDYRT_OK;
}

static sdyrt_status read_types(sdyi_syntax_reader *r, const char *name,
                               size_t length) {
    if (sdyi_is_word(name, length, "fn"))
        return read_function(r);
    if (sdyi_is_word(name, length, "ranked"))
        return read_ranked(r);
    if (sdyi_is_word(name, length, "same"))
        return read_same(r, true);
    if (sdyi_is_word(name, length, "all"))
        return read_same(r, false);
    if (sdyi_is_word(name, length, "0")) {
        const sdyi_type *type;
        SDYI_TRY(read_type(r, &type));
        sdyi_syntax_add_types(r, &r->operand_types, type, 1);
        return SDYRT_OK;
    }
    if (sdyi_is_word(name, length, "to") ||
        sdyi_is_word(name, length, "indices"))
        return read_results(r, sdyi_is_word(name, length, "to"));
    if (sdyi_is_word(name, length, "sharded"))
        return read_sharded(r);
    if (sdyi_is_word(name, length, "dim") ||
        sdyi_is_word(name, length, "element"))
        return read_part(r, sdyi_is_word(name, length, "element"));
    if (sdyi_is_word(name, length, "elements"))
        return read_whole(r);
    if (sdyi_is_word(name, length, "results"))
        return sdyi_syntax_types(r, &r->result_types);
    if (sdyi_is_word(name, length, "select"))
        return read_select(r);
    if (sdyi_is_word(name, length, "complex"))
        return read_complex(r);
    if (sdyi_is_word(name, length, "called"))
        return read_called(r);
    if (sdyi_is_word(name, length, "tuple"))
        return read_tuple(r);
    return read_operand_types(r);
}

sdyrt_status sdyi_syntax_read_types(sdyi_syntax_reader *r, const char *name,
                                    size_t length) {
    r->wants_shapes = take("shaped_", &name, &length);
    r->wants_tensors = take("tensor_", &name, &length);
    const sdyrt_status status = read_types(r, name, length);
    r->wants_shapes = r->wants_tensors = false;
    return status;
}

/* -- printing -------------------------------------------------------------- */

static bool has_one_type(const sdyi_op *op) {
    const sdyi_type *const type =
        op->n_results > 0 ? op->results[0].type : sdyi_operand(op, 0)->type;
    for (int i = 0; i < op->n_operands; i++)
        if (sdyi_operand(op, i)->type != type)
            return false;
    for (int i = 0; i < op->n_results; i++)
        if (op->results[i].type != type)
            return false;
    return true;
}

void sdyi_syntax_print_operand_types(sdyi_printer *out, const sdyi_op *op) {
    for (int i = 0; i < op->n_operands; i++) {
        sdyi_comma(out, i);
        sdyi_print_type(out, sdyi_operand(op, i)->type);
    }
}

static bool is_select(const sdyi_op *op) {
    const sdyi_type *const type = op->results[0].type;
    return sdyi_operand(op, 1)->type == type &&
           sdyi_operand(op, 2)->type == type;
}

static bool is_complex(const sdyi_op *op) {
    const sdyi_type *const part =
        part_type(op->module->pool, op->results[0].type);
    return sdyi_operand(op, 0)->type == part &&
           sdyi_operand(op, 1)->type == part;
}

void sdyi_syntax_print_types(sdyi_printer *out, const sdyi_op *op,
                             const char *name, size_t length) {
    (void)(take("shaped_", &name, &length) || take("tensor_", &name, &length));
    if (sdyi_is_word(name, length, "all") ||
        sdyi_is_word(name, length, "ranked") ||
        (sdyi_is_word(name, length, "same") && has_one_type(op)) ||
        (sdyi_is_word(name, length, "complex") && is_complex(op)) ||
        sdyi_is_word(name, length, "tuple")) {
        sdyi_print_type(out, op->n_results > 0 ? op->results[0].type
                                               : sdyi_operand(op, 0)->type);
    } else if (sdyi_is_word(name, length, "0") ||
               sdyi_is_word(name, length, "sharded") ||
               sdyi_is_word(name, length, "dim") ||
               sdyi_is_word(name, length, "element") ||
               sdyi_is_word(name, length, "called")) {
        sdyi_print_type(out, sdyi_operand(op, 0)->type);
    } else if (sdyi_is_word(name, length, "to")) {
        sdyi_print_type(out, sdyi_operand(op, 0)->type);
        sdyi_puts(out, " -> ");
        sdyi_print_type(out, op->results[0].type);
    } else if (sdyi_is_word(name, length, "results") ||
               sdyi_is_word(name, length, "indices") ||
               sdyi_is_word(name, length, "elements")) {
        for (int i = 0; i < op->n_results; i++) {
            sdyi_comma(out, i);
            sdyi_print_type(out, op->results[i].type);
        }
    } else if (sdyi_is_word(name, length, "operands")) {
        sdyi_syntax_print_operand_types(out, op);
    } else if (sdyi_is_word(name, length, "select") && is_select(op)) {
        sdyi_print_type(out, sdyi_operand(op, 0)->type);
        sdyi_puts(out, ", ");
        sdyi_print_type(out, op->results[0].type);
    } else {
        sdyi_print_function_type(out, op);
    }
}

/* -- all ------------------------------------------------------------------- */
