/* The dialects cf and affine: branches, and linearized indices. */
#include "program/dialects/stablehlo/verify_common.h"
#include "program/ir/affine.h"
#include "program/ir/blocks.h"
#include "program/text/parser.h"
#include "program/text/print.h"
#include "program/text/scope.h"
#include "shard/dialect/shard.h"
#include "shard/rows/op_kind.h"
#include "shard/standard/standard.h"

static void set(sdyi_parser *p, sdyi_op_parts *parts, sdyi_name name,
                const sdyi_attr *attr) {
    sdyi_parse_set(p, &parts->attrs, name, attr);
}

/* -- branches -------------------------------------------------------------- */

/* `^bb1(%a, %b : T, U)` */
static sdyrt_status read_target(sdyi_parser *p, sdyi_block **block,
                                sdyi_operand_list *operands,
                                sdyi_type_list *types) {
    if (sdyi_token_is(p) != SDYI_TOKEN_BLOCK)
        return sdyi_parse_wrong(p, "expected block name");
    *block = sdyi_scope_block(p, &p->lexer.token);
    sdyi_lexer_next(&p->lexer);
    if (!sdyi_take(p, "("))
        return SDYRT_OK;
    SDYI_TRY(sdyi_read_operands(p, operands));
    SDYI_TRY(sdyi_expect(p, ":"));
    do {
        const sdyi_type *type;
        SDYI_TRY(sdyi_read_type(p, &type));
        sdyi_type_list_add(p, types, type);
    } while (sdyi_take(p, ","));
    return sdyi_expect(p, ")");
}

static sdyrt_status read_weights(sdyi_parser *p, sdyi_op_parts *parts) {
    const sdyi_attr *attr;
    if (!sdyi_take(p, "weights"))
        return SDYRT_OK;
    SDYI_TRY(sdyi_expect(p, "("));
    static const sdyi_attr_row row = {.form = SDYI_FORM_I64S};
    SDYI_TRY(sdyi_read_form(p, &row, &attr));
    set(p, parts, SDYI_NAME_BRANCH_WEIGHTS,
        sdyi_attr_array(p->pool, 32, attr->cells, attr->n));
    return sdyi_expect(p, ")");
}

/* `^bb1(..)`; `%c, ^bb1(..), ^bb2(..)` */
sdyrt_status sdyi_read_branch(sdyi_parser *p, sdyi_op_parts *parts) {
    const int n = sdyi_row_of(p->pool, parts->name)->successors;
    sdyi_block **const blocks = SDYI_NEW(p->zone, sdyi_block *, n);
    sdyi_operand_list operands = {.names = NULL};
    sdyi_type_list types = {.types = NULL};
    sdyi_cell sizes[3] = {{.integer = 1}};
    if (n == 2) {
        struct sdyi_operand_name condition;
        SDYI_TRY(sdyi_read_operand(p, &condition));
        sdyi_operand_list_add(p, &operands, condition);
        sdyi_type_list_add(p, &types,
                           sdyi_type_integer(p->pool, 1, SDYI_SIGNLESS));
        SDYI_TRY(read_weights(p, parts));
        SDYI_TRY(sdyi_expect(p, ","));
    }
    for (int i = 0; i < n; i++) {
        const int before = operands.n;
        if (i > 0)
            SDYI_TRY(sdyi_expect(p, ","));
        SDYI_TRY(read_target(p, &blocks[i], &operands, &types));
        sizes[1 + i].integer = operands.n - before;
    }
    if (n == 2)
        set(p, parts, SDYI_NAME_OPERAND_SEGMENT_SIZES,
            sdyi_attr_array(p->pool, 32, sizes, 3));
    SDYI_TRY(sdyi_read_attr_dict(p, NULL, parts));
    parts->successors = blocks;
    parts->n_successors = n;
    return sdyi_resolve(p, &operands, types.types, types.n, parts);
}

void sdyi_print_branch(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const weights = sdyi_op_attr(op, SDYI_NAME_BRANCH_WEIGHTS);
    const sdyi_name shown[] = {SDYI_NAME_OPERAND_SEGMENT_SIZES,
                               SDYI_NAME_BRANCH_WEIGHTS};
    sdyi_put(out, ' ');
    if (op->row->successors == 2) {
        sdyi_print_value(out, sdyi_operand(op, 0));
        if (weights != NULL) {
            static const sdyi_attr_row row = {.form = SDYI_FORM_I64S};
            sdyi_puts(out, " weights(");
            sdyi_print_form(out, &row, weights);
            sdyi_put(out, ')');
        }
        sdyi_puts(out, ", ");
    }
    for (int i = 0; i < op->n_successors; i++) {
        int first;
        const int n = sdyi_branch_operands(op, i, &first);
        sdyi_comma(out, i);
        sdyi_print_block_name(out, sdyi_successors(op)[i]);
        if (n == 0)
            continue;
        sdyi_put(out, '(');
        sdyi_print_operands(out, op, first, first + n);
        for (int k = first; k < first + n; k++) {
            sdyi_puts(out, k == first ? " : " : ", ");
            sdyi_print_type(out, sdyi_operand(op, k)->type);
        }
        sdyi_put(out, ')');
    }
    sdyi_print_attrs(out, op, shown, 2, "");
}

/* Segment sizes and branch weights. */
static sdyrt_status verify_parts(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const sizes =
        sdyi_op_attr(op, SDYI_NAME_OPERAND_SEGMENT_SIZES);
    const sdyi_attr *const weights = sdyi_op_attr(op, SDYI_NAME_BRANCH_WEIGHTS);
    if (op->row->successors == 1)
        return SDYRT_OK;
    SDYI_TRY(sdyi_hlo_check_segments(op, SDYI_NAME_OPERAND_SEGMENT_SIZES));
    if (sizes->cells[0].integer != 1)
        return sdyi_hlo_fail_segments(op, SDYI_NAME_OPERAND_SEGMENT_SIZES,
                                      op->n_operands);
    if (!sdyi_type_is_bool(sdyi_operand(op, 0)->type))
        return sdyi_error(pool, op,
                          "operand #0 must be 1-bit signless integer, but got "
                          "%s",
                          sdyi_type_text(pool, sdyi_operand(op, 0)->type));
    return weights == NULL || (sdyi_attr_is(weights, SDYI_ATTR_DENSE_ARRAY) &&
                               sdyi_type_is(weights->type, SDYI_TYPE_INTEGER) &&
                               weights->type->width == 32)
               ? SDYRT_OK
               : sdyi_error(pool, op,
                            "attribute 'branch_weights' failed to satisfy "
                            "constraint: i32 dense array attribute");
}

sdyrt_status sdyi_verify_branch(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    SDYI_TRY(verify_parts(op));
    for (int i = 0; i < op->n_successors; i++) {
        const sdyi_block *const to = sdyi_successors(op)[i];
        int first;
        const int n = sdyi_branch_operands(op, i, &first);
        if (n != to->n_args)
            return sdyi_error_bare(pool, op,
                                   "branch has %d operands for successor #%d, "
                                   "but target block has %d",
                                   n, i, to->n_args);
        for (int k = 0; k < n; k++)
            if (sdyi_operand(op, first + k)->type != to->args[k]->type)
                return sdyi_error_bare(pool, op,
                                       "type mismatch for bb argument #%d of "
                                       "successor #%d",
                                       k, i);
    }
    return SDYRT_OK;
}

/* -- indices --------------------------------------------------------------- */

static sdyrt_status verify_basis(const sdyi_op *op, int n_others) {
    const int n = sdyi_ints_dynamic(sdyi_ints_at(op, SDYI_NAME_STATIC_BASIS));
    return n == op->n_operands - n_others
               ? SDYRT_OK
               : sdyi_error(op->module->pool, op,
                            "mismatch between dynamic and static basis "
                            "(kDynamic marker but no corresponding dynamic "
                            "basis entry) -- this can only happen due to an "
                            "incorrect fold/rewrite");
}

sdyrt_status sdyi_verify_linearize(const sdyi_op *op) {
    const sdyi_attr *const sizes =
        sdyi_op_attr(op, SDYI_NAME_OPERAND_SEGMENT_SIZES);
    const int64_t n = sizes->cells[0].integer;
    const int64_t n_basis = sdyi_op_attr(op, SDYI_NAME_STATIC_BASIS)->n;
    if (n < 0 || n > op->n_operands ||
        sizes->cells[1].integer != op->n_operands - n)
        return sdyi_hlo_fail_segments(op, SDYI_NAME_OPERAND_SEGMENT_SIZES,
                                      n + sizes->cells[1].integer);
    if (n_basis != n && n_basis + 1 != n)
        return sdyi_error(op->module->pool, op,
                          "should be passed a basis element for each index "
                          "except possibly the first");
    return verify_basis(op, (int)n);
}

sdyrt_status sdyi_verify_affine_apply(const sdyi_op *op) {
    const sdyi_attr *const map = sdyi_op_attr(op, SDYI_NAME_MAP);
    if (!sdyi_attr_is(map, SDYI_ATTR_AFFINE_MAP))
        return sdyi_error(op->module->pool, op,
                          "attribute 'map' failed to satisfy constraint: "
                          "AffineMap attribute");
    return sdyi_affine_map_inputs(map) == op->n_operands
               ? SDYRT_OK
               : sdyi_error(op->module->pool, op,
                            "operand count and affine map dimension and symbol "
                            "count must match");
}

sdyrt_status sdyi_verify_delinearize(const sdyi_op *op) {
    const int64_t n = sdyi_op_attr(op, SDYI_NAME_STATIC_BASIS)->n;
    SDYI_TRY(verify_basis(op, 1));
    return op->n_results == n || op->n_results == n + 1
               ? SDYRT_OK
               : sdyi_error(op->module->pool, op,
                            "should return an index for each basis element "
                            "and up to one extra index");
}

static sdyrt_status end_indices(sdyi_parser *p, sdyi_op_parts *parts,
                                const sdyi_operand_list *operands) {
    const sdyi_type *const index = sdyi_type_simple(p->pool, SDYI_TYPE_INDEX);
    sdyi_type_list types = {.types = NULL}, results = {.types = NULL};
    for (int i = 0; i < operands->n; i++)
        sdyi_type_list_add(p, &types, index);
    sdyi_type_list_add(p, &results, index);
    parts->results = results.types;
    parts->n_results = 1;
    return sdyi_resolve(p, operands, types.types, types.n, parts);
}

/* `disjoint [%a, %b] by (2, %c) : index` */
sdyrt_status sdyi_read_linearize(sdyi_parser *p, sdyi_op_parts *parts) {
    sdyi_operand_list operands = {.names = NULL};
    sdyi_cell sizes[2];
    const sdyi_attr *basis;
    const sdyi_type *type;
    if (sdyi_take(p, "disjoint"))
        set(p, parts, SDYI_NAME_DISJOINT, sdyi_attr_bool(p->pool, true));
    SDYI_TRY(sdyi_expect(p, "["));
    SDYI_TRY(sdyi_read_operands(p, &operands));
    SDYI_TRY(sdyi_expect(p, "]"));
    sizes[0].integer = operands.n;
    SDYI_TRY(sdyi_expect(p, "by"));
    SDYI_TRY(sdyi_read_index_list(p, "(", ")", parts->loc, &operands, &basis));
    set(p, parts, SDYI_NAME_STATIC_BASIS, basis);
    sizes[1].integer = operands.n - sizes[0].integer;
    set(p, parts, SDYI_NAME_OPERAND_SEGMENT_SIZES,
        sdyi_attr_array(p->pool, 32, sizes, 2));
    SDYI_TRY(sdyi_read_attr_dict(p, NULL, parts));
    SDYI_TRY(sdyi_expect(p, ":"));
    SDYI_TRY(sdyi_read_type(p, &type));
    return end_indices(p, parts, &operands);
}

void sdyi_print_linearize(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const basis = sdyi_op_attr(op, SDYI_NAME_STATIC_BASIS);
    const sdyi_attr *const disjoint = sdyi_op_attr(op, SDYI_NAME_DISJOINT);
    const sdyi_name shown[] = {SDYI_NAME_OPERAND_SEGMENT_SIZES,
                               SDYI_NAME_STATIC_BASIS, SDYI_NAME_DISJOINT};
    int first = op->n_operands - sdyi_ints_dynamic(sdyi_ints_of(basis));
    first = first < 0 ? 0 : first;
    if (disjoint != NULL && disjoint->cells[0].integer != 0)
        sdyi_puts(out, " disjoint");
    sdyi_puts(out, " [");
    sdyi_print_operands(out, op, 0, first);
    sdyi_puts(out, "] by ");
    sdyi_print_index_list(out, op, basis, "()", &first);
    sdyi_print_attrs(out, op, shown, 3, "");
    sdyi_puts(out, " : index");
}

/* `#map(%a)[%b]` */
sdyrt_status sdyi_read_affine_apply(sdyi_parser *p, sdyi_op_parts *parts) {
    sdyi_operand_list operands = {.names = NULL};
    const sdyi_attr *map;
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_read_attr(p, &map));
    if (!sdyi_attr_is(map, SDYI_ATTR_AFFINE_MAP))
        return sdyi_error_at(p->pool, place,
                             "custom op '%s' invalid kind of attribute "
                             "specified",
                             p->own);
    SDYI_TRY(sdyi_expect(p, "("));
    SDYI_TRY(sdyi_read_operands(p, &operands));
    SDYI_TRY(sdyi_expect(p, ")"));
    if (sdyi_take(p, "[")) {
        SDYI_TRY(sdyi_read_operands(p, &operands));
        SDYI_TRY(sdyi_expect(p, "]"));
    }
    SDYI_TRY(sdyi_read_optional_dict(p, &parts->attrs));
    SDYI_TRY(sdyi_set_once(p, parts, parts->loc, SDYI_NAME_MAP, map));
    return end_indices(p, parts, &operands);
}

void sdyi_print_affine_apply(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const map = sdyi_op_attr(op, SDYI_NAME_MAP);
    const sdyi_name shown[] = {SDYI_NAME_MAP};
    const int n_dims =
        sdyi_attr_is(map, SDYI_ATTR_AFFINE_MAP) ? sdyi_affine_map_dims(map) : 0;
    const int first = n_dims < op->n_operands ? n_dims : op->n_operands;
    sdyi_put(out, ' ');
    sdyi_print_attr(out, map);
    sdyi_put(out, '(');
    sdyi_print_operands(out, op, 0, first);
    sdyi_put(out, ')');
    if (first < op->n_operands) {
        sdyi_put(out, '[');
        sdyi_print_operands(out, op, first, op->n_operands);
        sdyi_put(out, ']');
    }
    sdyi_print_attrs(out, op, shown, 1, "");
}
