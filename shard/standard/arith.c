/* The dialect arith: text forms, verifiers, names of constants. */
#include "program/text/parser.h"
#include "program/text/print.h"
#include "shard/dialect/shard.h"
#include "shard/rows/op_kind.h"
#include "shard/standard/forms.h"
#include "shard/standard/standard.h"

#include <string.h>

static void set_results(sdyi_parser *p, sdyi_op_parts *parts,
                        const sdyi_type *type) {
    sdyi_type_list results = {.types = NULL};
    sdyi_type_list_add(p, &results, type);
    parts->results = results.types;
    parts->n_results = 1;
}

/* -- constants ------------------------------------------------------------- */

/* The type of a constant's value; `none` if the attribute has no type. */
static const sdyi_type *type_of(sdyi_pool *pool, const sdyi_attr *value) {
    return value->type != NULL && !sdyi_attr_is(value, SDYI_ATTR_TYPE)
               ? value->type
               : sdyi_type_simple(pool, SDYI_TYPE_NONE);
}

/* `{..} 3 : index` */
sdyrt_status sdyi_read_arith_constant(sdyi_parser *p, sdyi_op_parts *parts) {
    const sdyi_attr *value;
    SDYI_TRY(sdyi_read_attr_dict(p, NULL, parts));
    SDYI_TRY(sdyi_read_attr(p, &value));
    sdyi_parse_set(p, &parts->attrs, SDYI_NAME_VALUE, value);
    set_results(p, parts, type_of(p->pool, value));
    return SDYRT_OK;
}

void sdyi_print_arith_constant(sdyi_printer *out, const sdyi_op *op) {
    static const sdyi_name shown[] = {SDYI_NAME_VALUE};
    sdyi_print_attrs(out, op, shown, 1, "");
    sdyi_put(out, ' ');
    sdyi_print_attr(out, sdyi_op_attr(op, SDYI_NAME_VALUE));
}

sdyrt_status sdyi_verify_arith_constant(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const value = sdyi_op_attr(op, SDYI_NAME_VALUE);
    if (type_of(pool, value) != op->results[0].type)
        return sdyi_error(pool, op,
                          "failed to verify that all of {value, result} have "
                          "same type");
    if (value->kind != (int)SDYI_ATTR_INTEGER &&
        value->kind != (int)SDYI_ATTR_FLOAT && !sdyi_attr_has_elements(value))
        return sdyi_error(pool, op,
                          "value must be an integer, float, or elements "
                          "attribute");
    if (sdyi_type_is(value->type, SDYI_TYPE_INTEGER) &&
        value->type->sign != SDYI_SIGNLESS)
        return sdyi_error(pool, op, "integer return type must be signless");
    return SDYRT_OK;
}

/* Printed names: `c3`, `c3_i32`, `true`, `cst` */
const char *sdyi_arith_name(const sdyi_op *op) {
    const sdyi_attr *const value = sdyi_op_attr(op, SDYI_NAME_VALUE);
    sdyi_pool *const pool = op->module->pool;
    if (!sdyi_attr_is(value, SDYI_ATTR_INTEGER))
        return "cst";
    if (sdyi_attr_is_bool(value))
        return value->cells[0].integer != 0 ? "true" : "false";
    sdyi_collected text = {.zone = &pool->zone, .text = ""};
    sdyi_printer out = sdyi_printer_start(pool, sdyi_collect, &text);
    sdyi_put(&out, 'c');
    sdyi_print_number_at(&out, value, 0);
    if (sdyi_type_is(value->type, SDYI_TYPE_INTEGER))
        sdyi_print(&out, "_i%d", value->type->width);
    sdyi_flush(&out);
    return text.text;
}

/* -- comparisons ----------------------------------------------------------- */

const sdyi_type *sdyi_bool_like(sdyi_pool *pool, const sdyi_type *type) {
    const sdyi_type *const bit = sdyi_type_integer(pool, 1, SDYI_SIGNLESS);
    if (sdyi_type_is(type, SDYI_TYPE_UNRANKED))
        return sdyi_type_of(pool, SDYI_TYPE_UNRANKED, bit);
    if (!sdyi_type_is_shaped(type))
        return bit;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const int64_t *const dims =
        sdyi_ints_values(&pool->scratch, sdyi_sizes_in(type));
    const sdyi_type *const bits = sdyi_type_shaped(
        pool, (sdyi_type_kind)type->kind, dims, type->n, bit, type->encoding);
    sdyi_zone_reset(&pool->scratch, mark);
    return bits;
}

/* Flags must be attributes of arith. */
sdyrt_status sdyi_verify_arith_flags(const sdyi_op *op) {
    static const struct {
        sdyi_name name;
        const char *text, *title;
    } flags[] = {{SDYI_NAME_OVERFLOW_FLAGS, "arith.overflow<",
                  "Integer overflow arith flags"},
                 {SDYI_NAME_FASTMATH, "arith.fastmath<",
                  "Floating point fast math flags"}};
    for (int i = 0; i < 2; i++) {
        const sdyi_attr *const attr = sdyi_op_attr(op, flags[i].name);
        if (attr != NULL && (!sdyi_attr_is(attr, SDYI_ATTR_OPAQUE) ||
                             strncmp(sdyi_attr_text(attr), flags[i].text,
                                     strlen(flags[i].text)) != 0))
            return sdyi_error(op->module->pool, op,
                              "attribute '%s' failed to satisfy constraint: %s",
                              sdyi_name_text(op->module->pool, flags[i].name),
                              flags[i].title);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_arith_compare(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const int64_t predicate =
        sdyi_op_attr(op, SDYI_NAME_PREDICATE)->cells[0].integer;
    const sdyi_type *const type = sdyi_operand(op, 0)->type;
    if (predicate < 0 ||
        predicate > (op->row->kind == SDYI_OP_ARITH_CMPF ? 15 : 9))
        return sdyi_error(pool, op,
                          "attribute 'predicate' failed to satisfy constraint: "
                          "allowed 64-bit signless integer cases");
    if (sdyi_operand(op, 1)->type != type)
        return sdyi_error(pool, op,
                          "requires all operands to have the same type");
    if (op->results[0].type != sdyi_bool_like(pool, type))
        return sdyi_error(pool, op,
                          "failed to verify that result type has i1 element "
                          "type and same shape as operands");
    return sdyi_verify_arith_flags(op);
}

/* -- select ---------------------------------------------------------------- */

sdyrt_status sdyi_verify_arith_select(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const condition = sdyi_operand(op, 0)->type;
    const sdyi_type *const type = op->results[0].type;
    if (!sdyi_type_is_bool(sdyi_type_element(condition)))
        return sdyi_error(pool, op, "operand #0 must be bool-like, but got %s",
                          sdyi_type_text(pool, condition));
    if (sdyi_operand(op, 1)->type != type || sdyi_operand(op, 2)->type != type)
        return sdyi_error(pool, op,
                          "failed to verify that all of {true_value, "
                          "false_value, result} have same type");
    if (sdyi_type_is_bool(condition))
        return SDYRT_OK;
    return sdyi_type_is_shaped(condition) &&
                   condition == sdyi_bool_like(pool, type)
               ? SDYRT_OK
               : sdyi_error(pool, op,
                            "expected condition type to have the same shape as "
                            "the result type");
}

/* -- conversions ----------------------------------------------------------- */

typedef enum number { OTHER, INTEGER, INDEX, FLOAT } number;

static number number_of(const sdyi_type *type) {
    const sdyi_type *const e = sdyi_type_element(type);
    return sdyi_type_is(e, SDYI_TYPE_INTEGER) ? INTEGER
           : sdyi_type_is(e, SDYI_TYPE_INDEX) ? INDEX
           : sdyi_type_is(e, SDYI_TYPE_FLOAT) ? FLOAT
                                              : OTHER;
}

/* Source and target of each conversion, and its change of width. */
static const struct {
    int kind;
    number from, to;
    int grows; /* 1: wider; -1: narrower */
} casts[] = {
    {SDYI_OP_ARITH_EXTSI, INTEGER, INTEGER, 1},
    {SDYI_OP_ARITH_EXTUI, INTEGER, INTEGER, 1},
    {SDYI_OP_ARITH_TRUNCI, INTEGER, INTEGER, -1},
    {SDYI_OP_ARITH_EXTF, FLOAT, FLOAT, 1},
    {SDYI_OP_ARITH_TRUNCF, FLOAT, FLOAT, -1},
    {SDYI_OP_ARITH_SITOFP, INTEGER, FLOAT, 0},
    {SDYI_OP_ARITH_UITOFP, INTEGER, FLOAT, 0},
    {SDYI_OP_ARITH_FPTOSI, FLOAT, INTEGER, 0},
    {SDYI_OP_ARITH_FPTOUI, FLOAT, INTEGER, 0},
};

static bool is_cast(int kind, const sdyi_type *a, const sdyi_type *b) {
    const number from = number_of(a), to = number_of(b);
    const int grown = sdyi_type_element(b)->width - sdyi_type_element(a)->width;
    for (size_t i = 0; i < sizeof casts / sizeof *casts; i++)
        if (casts[i].kind == kind)
            return from == casts[i].from && to == casts[i].to &&
                   (casts[i].grows == 0 || grown * casts[i].grows > 0);
    if (kind == SDYI_OP_ARITH_BITCAST)
        return grown == 0 && from != OTHER && to != OTHER;
    return (from == INTEGER && to == INDEX) || (from == INDEX && to == INTEGER);
}

sdyrt_status sdyi_cast_fail(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    return sdyi_error(pool, op,
                      "operand type %s and result type %s are cast "
                      "incompatible",
                      sdyi_type_text(pool, sdyi_operand(op, 0)->type),
                      sdyi_type_text(pool, op->results[0].type));
}

sdyrt_status sdyi_verify_arith_cast(const sdyi_op *op) {
    const sdyi_type *const a = sdyi_operand(op, 0)->type;
    const sdyi_type *const b = op->results[0].type;
    bool is_right = is_cast(op->row->kind, a, b) &&
                    (sdyi_type_element(a) == a ? sdyi_type_element(b) == b
                                               : a->kind == b->kind);
    if (sdyi_type_is_shaped(a))
        is_right =
            is_right && sdyi_ints_equal(sdyi_sizes_in(a), sdyi_sizes_in(b));
    return is_right ? SDYRT_OK : sdyi_cast_fail(op);
}
