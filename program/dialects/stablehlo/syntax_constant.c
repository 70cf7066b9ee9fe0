/* Text forms of StableHLO's and Shardy's constants: `{..} dense<..> : T` if the
 * value has the result's type. A quantized constant, whose value has the
 * storage type, is `() <{value = dense<..> : S}> {..} : () -> T`, a form that
 * is accepted for others too. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/ir/attr_form.h"
#include "program/text/parser.h"
#include "program/text/print.h"
#include "program/text/syntax.h"

/* Starts after `(`. A value in `{..}` that is no constant is dropped. */
static sdyrt_status read_stored(sdyi_parser *p, sdyi_op_parts *parts,
                                sdyi_name name, const sdyi_type **type) {
    const sdyi_attr *properties = NULL;
    SDYI_TRY(sdyi_expect(p, ")"));
    if (sdyi_take(p, "<")) {
        SDYI_TRY(sdyi_read_properties(p, &properties));
        SDYI_TRY(sdyi_expect(p, ">"));
    }
    SDYI_TRY(sdyi_read_optional_dict(p, &parts->attrs));
    SDYI_TRY(sdyi_expect(p, ":"));
    SDYI_TRY(sdyi_expect(p, "("));
    SDYI_TRY(sdyi_expect(p, ")"));
    SDYI_TRY(sdyi_expect(p, "->"));
    SDYI_TRY(sdyi_read_type(p, type));
    SDYI_TRY(sdyi_take_properties(p, properties, parts));
    const sdyi_attr *const value = sdyi_dict_get(&parts->attrs, name);
    const sdyi_row *const row = sdyi_row_of(p->pool, parts->name);
    if (value != NULL &&
        sdyi_attr_complaint(p->pool, &row->attrs[0], value) != NULL)
        sdyi_parse_set(p, &parts->attrs, name, NULL);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_constant(sdyi_parser *p, sdyi_op_parts *parts) {
    const sdyi_name name = SDYI_NAME_VALUE;
    const sdyi_type **const type = SDYI_NEW(p->zone, const sdyi_type *, 1);
    if (sdyi_take(p, "(")) {
        SDYI_TRY(read_stored(p, parts, name, type));
    } else {
        const sdyi_attr *value = NULL;
        SDYI_TRY(sdyi_read_optional_dict(p, &parts->attrs));
        SDYI_TRY(sdyi_read_constant_value(p, &value));
        SDYI_TRY(sdyi_set_once(p, parts, parts->loc, SDYI_NAME_VALUE, value));
        *type = value->type;
    }
    parts->results = type;
    parts->n_results = 1;
    return SDYRT_OK;
}

void sdyi_print_constant(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_name name = SDYI_NAME_VALUE;
    const sdyi_attr *const value = sdyi_dict_get(&op->attrs, name);
    const sdyi_type *const type = op->results[0].type;
    if (value->type == type) {
        sdyi_print_attrs(out, op, &name, 1, "");
        sdyi_put(out, ' ');
        sdyi_print_attr(out, value);
        return;
    }
    sdyi_puts(out, "() <{value = ");
    sdyi_print_attr(out, value);
    sdyi_puts(out, "}>");
    sdyi_print_attrs(out, op, &name, 1, "");
    sdyi_puts(out, " : () -> ");
    sdyi_print_type(out, type);
}
