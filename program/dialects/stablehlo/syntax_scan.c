/* Text form of chlo.scan: `chlo.scan(%a) inits (%b) dimension=0 attributes {..}
 * {..} : (..) -> (..)`. The brackets give the numbers of inputs and carries. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/text/parser.h"
#include "program/text/print.h"

static sdyrt_status read_bracketed(sdyi_parser *p, sdyi_operand_list *list) {
    static const char in[] = " in operand list";
    SDYI_TRY(sdyi_expect_in(p, "(", in));
    if (!sdyi_at(p, ")") && sdyi_token_is(p) != SDYI_TOKEN_VALUE)
        return sdyi_parse_wrong(p, "expected SSA operand");
    SDYI_TRY(sdyi_read_operands(p, list));
    return sdyi_expect_in(p, ")", in);
}

static void set_sizes(sdyi_parser *p, sdyi_op_parts *parts, sdyi_name name,
                      int first, int second) {
    const sdyi_cell cells[2] = {{.integer = first}, {.integer = second}};
    sdyi_parse_set(p, &parts->attrs, name,
                   sdyi_attr_array(p->pool, 32, cells, 2));
}

sdyrt_status sdyi_read_scan(sdyi_parser *p, sdyi_op_parts *parts) {
    sdyi_operand_list operands = {.names = NULL};
    sdyi_type_list types = {.types = NULL}, results = {.types = NULL};
    int64_t dimension;
    SDYI_TRY(read_bracketed(p, &operands));
    const int n_inputs = operands.n;
    SDYI_TRY(sdyi_expect(p, "inits"));
    SDYI_TRY(read_bracketed(p, &operands));
    const int n_inits = operands.n - n_inputs;
    SDYI_TRY(sdyi_expect(p, "dimension"));
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(sdyi_read_integer(p, &dimension));
    if (sdyi_take(p, "attributes"))
        SDYI_TRY(sdyi_read_dict(p, &parts->attrs));
    parts->regions = SDYI_NEW(p->zone, sdyi_region, 1);
    parts->n_regions = 1;
    SDYI_TRY(sdyi_read_region(p, NULL, false, NULL, parts->regions));
    SDYI_TRY(sdyi_expect(p, ":"));
    SDYI_TRY(sdyi_read_function_type(p, &types, &results));
    if (types.n != operands.n)
        return sdyi_error_at(p->pool, parts->loc,
                             "custom op '%s' operand types must match the "
                             "number of inputs and inits",
                             p->own);
    sdyi_parse_set(p, &parts->attrs, SDYI_NAME_DIMENSION,
                   sdyi_attr_i64(p->pool, dimension));
    set_sizes(p, parts, SDYI_NAME_OPERAND_SEGMENT_SIZES, n_inputs, n_inits);
    set_sizes(p, parts, SDYI_NAME_RESULT_SEGMENT_SIZES, results.n - n_inits,
              n_inits);
    parts->results = results.types;
    parts->n_results = results.n;
    return sdyi_resolve(p, &operands, types.types, types.n, parts);
}

/* The number of inputs, which come first: operand segment 0. */
static int inputs_of(const sdyi_op *op) {
    const sdyi_attr *const sizes =
        sdyi_op_attr(op, SDYI_NAME_OPERAND_SEGMENT_SIZES);
    const int64_t n = sdyi_attr_is(sizes, SDYI_ATTR_DENSE_ARRAY) && sizes->n > 0
                          ? sizes->cells[0].integer
                          : 0;
    return n < 0 ? 0 : n > op->n_operands ? op->n_operands : (int)n;
}

const char *sdyi_scan_arg_name(const sdyi_op *op, int index) {
    return index < inputs_of(op) ? "input" : "carry";
}

void sdyi_print_scan(sdyi_printer *out, const sdyi_op *op) {
    static const sdyi_region_form form = {true, true, false};
    const sdyi_name left_out[] = {SDYI_NAME_DIMENSION,
                                  SDYI_NAME_OPERAND_SEGMENT_SIZES,
                                  SDYI_NAME_RESULT_SEGMENT_SIZES};
    const sdyi_attr *const dimension = sdyi_op_attr(op, left_out[0]);
    const int n_inputs = inputs_of(op);
    sdyi_put(out, '(');
    sdyi_print_operands(out, op, 0, n_inputs);
    sdyi_puts(out, ") inits (");
    sdyi_print_operands(out, op, n_inputs, op->n_operands);
    sdyi_puts(out, ") dimension=");
    sdyi_put_integer(out, dimension->cells[0].integer);
    sdyi_put(out, ' ');
    sdyi_print_attrs(out, op, left_out, 3, "attributes ");
    sdyi_put(out, ' ');
    sdyi_print_region(out, &op->regions[0], form);
    sdyi_puts(out, " : ");
    sdyi_print_function_type(out, op);
}
