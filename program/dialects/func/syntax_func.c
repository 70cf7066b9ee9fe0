/* Text forms of builtin.module and func.func: `func.func public @f(%arg0: T {a
 * = 1}) -> (U {b}) {..}`. */
#include "program/dialects/func/func.h"
#include "program/text/parser.h"
#include "program/text/print.h"

#include <string.h>

static const sdyi_attr *string_of(sdyi_parser *p, sdyi_name name) {
    return sdyi_attr_bytes(p->pool, SDYI_ATTR_STRING, NULL,
                           sdyi_name_text(p->pool, name),
                           sdyi_name_length(p->pool, name));
}

/* `attributes {..}` of a function, optional. */
static sdyrt_status read_attributes(sdyi_parser *p, sdyi_op_parts *parts) {
    return sdyi_take(p, "attributes") ? sdyi_read_dict(p, &parts->given)
                                      : SDYRT_OK;
}

/* Errors: attributes that the signature determines. */
static sdyrt_status check_inferred(sdyi_parser *p, const sdyi_dict *read,
                                   sdyi_loc place) {
    static const sdyi_name inferred[] = {
        SDYI_NAME_SYM_VISIBILITY, SDYI_NAME_SYM_NAME, SDYI_NAME_FUNCTION_TYPE};
    for (size_t i = 0; i < sizeof inferred / sizeof *inferred; i++)
        if (sdyi_dict_get(read, inferred[i]) != NULL)
            return sdyi_error_at(
                p->pool, place,
                "custom op 'func.func' '%s' is an inferred attribute and "
                "should not be specified in the explicit attribute dictionary",
                sdyi_name_text(p->pool, inferred[i]));
    return SDYRT_OK;
}

static sdyrt_status read_body(sdyi_parser *p, const sdyi_region_args *args,
                              const char *dialect, sdyi_op_parts *parts) {
    parts->regions = SDYI_NEW(p->zone, sdyi_region, 1);
    parts->n_regions = 1;
    return sdyi_read_region(p, args, true, dialect, parts->regions);
}

/* -- modules --------------------------------------------------------------- */

sdyrt_status sdyi_read_module(sdyi_parser *p, sdyi_op_parts *parts) {
    if (sdyi_token_is(p) == SDYI_TOKEN_SYMBOL) {
        sdyi_name name;
        SDYI_TRY(sdyi_read_symbol(p, &name));
        sdyi_parse_set(p, &parts->attrs, SDYI_NAME_SYM_NAME,
                       string_of(p, name));
    }
    SDYI_TRY(sdyi_read_attr_dict(p, "attributes", parts));
    SDYI_TRY(read_body(p, NULL, "builtin", parts));
    if (parts->regions->first == NULL)
        sdyi_region_append(parts->regions, sdyi_block_make(p->module));
    return SDYRT_OK;
}

static void print_name(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const name = sdyi_op_attr(op, SDYI_NAME_SYM_NAME);
    if (name == NULL)
        return;
    sdyi_put(out, ' ');
    sdyi_print_symbol(out, sdyi_attr_text(name), (size_t)name->n);
}

void sdyi_print_module(sdyi_printer *out, const sdyi_op *op) {
    static const sdyi_name left_out[] = {SDYI_NAME_SYM_NAME};
    static const sdyi_region_form form = {true, true, false};
    print_name(out, op);
    sdyi_print_attrs(out, op, left_out, 1, "attributes ");
    sdyi_put(out, ' ');
    sdyi_print_region(out, &op->regions[0], form);
}

/* -- functions ------------------------------------------------------------- */

typedef struct signature {
    sdyi_region_args args;
    sdyi_type_list arg_types; /* of a declaration too, which has no names */
    sdyi_type_list result_types;
    sdyi_cell_list arg_attrs, result_attrs; /* dictionaries */
    bool has_arg_attrs, has_result_attrs;
} signature;

/* `{..}` or nothing, and nothing alone where dictionaries are not possible. */
static sdyrt_status add_dict(sdyi_parser *p, bool is_possible,
                             sdyi_cell_list *list, bool *has) {
    sdyi_dict dict = {.pairs = NULL};
    if (is_possible)
        SDYI_TRY(sdyi_read_optional_dict(p, &dict));
    *has |= dict.n > 0;
    sdyi_cell_list_add(p, list,
                       (sdyi_cell){.attr = sdyi_attr_of_dict(p->pool, &dict)});
    return SDYRT_OK;
}

/* `%arg0: T {..} loc(..)`; in a declaration also `T {..}` */
static sdyrt_status read_arg(sdyi_parser *p, signature *s) {
    const int i = s->arg_types.n;
    const bool has_name = sdyi_token_is(p) == SDYI_TOKEN_VALUE;
    const sdyi_type *type;
    if (i > 0 && has_name != (s->args.n > 0))
        return sdyi_parse_fail_own(p, has_name ? "expected type instead of "
                                                 "SSA identifier"
                                               : "expected SSA identifier");
    if (has_name) {
        SDYI_TRY(sdyi_read_region_arg(p, &s->args));
        type = s->args.at[i].type;
    } else {
        SDYI_TRY(sdyi_read_type(p, &type));
    }
    SDYI_TRY(add_dict(p, true, &s->arg_attrs, &s->has_arg_attrs));
    sdyi_type_list_add(p, &s->arg_types, type);
    sdyi_loc loc = {.source = NULL};
    SDYI_TRY(sdyi_read_optional_loc(p, has_name ? &s->args.at[i].loc : &loc));
    return SDYRT_OK;
}

static sdyrt_status read_result(sdyi_parser *p, bool has_attrs, signature *s) {
    const sdyi_type *type;
    SDYI_TRY(sdyi_read_type(p, &type));
    SDYI_TRY(add_dict(p, has_attrs, &s->result_attrs, &s->has_result_attrs));
    sdyi_type_list_add(p, &s->result_types, type);
    return SDYRT_OK;
}

static sdyrt_status read_results(sdyi_parser *p, signature *s) {
    if (!sdyi_take(p, "->"))
        return SDYRT_OK;
    if (!sdyi_take(p, "("))
        return read_result(p, false, s);
    if (!sdyi_at(p, ")")) {
        do {
            SDYI_TRY(read_result(p, true, s));
        } while (sdyi_take(p, ","));
    }
    return sdyi_expect(p, ")");
}

static sdyrt_status read_signature(sdyi_parser *p, signature *s) {
    SDYI_TRY(sdyi_expect(p, "("));
    if (!sdyi_at(p, ")")) {
        do {
            SDYI_TRY(read_arg(p, s));
        } while (sdyi_take(p, ","));
    }
    SDYI_TRY(sdyi_expect(p, ")"));
    return read_results(p, s);
}

/* The dictionaries of arguments or results; an error if `attributes` has them
 * too. */
static sdyrt_status set_dicts(sdyi_parser *p, sdyi_name name,
                              const sdyi_cell_list *dicts, sdyi_loc place,
                              sdyi_op_parts *parts) {
    return sdyi_set_once(p, parts, place, name,
                         sdyi_attr_make(p->pool, SDYI_ATTR_ARRAY, 0, NULL,
                                        dicts->cells, dicts->n));
}

static sdyrt_status set_signature(sdyi_parser *p, const signature *s,
                                  sdyi_loc place, sdyi_op_parts *parts) {
    const sdyi_type *const type =
        sdyi_type_function(p->pool, s->arg_types.types, s->arg_types.n,
                           s->result_types.types, s->result_types.n);
    sdyi_parse_set(p, &parts->attrs, SDYI_NAME_FUNCTION_TYPE,
                   sdyi_attr_of_type(p->pool, type));
    if (s->has_arg_attrs)
        SDYI_TRY(
            set_dicts(p, SDYI_NAME_ARG_ATTRS, &s->arg_attrs, place, parts));
    return s->has_result_attrs ? set_dicts(p, SDYI_NAME_RES_ATTRS,
                                           &s->result_attrs, place, parts)
                               : SDYRT_OK;
}

sdyrt_status sdyi_read_func(sdyi_parser *p, sdyi_op_parts *parts) {
    static const char *const visibilities[] = {"public", "private", "nested"};
    for (int i = 0; i < 3; i++)
        if (sdyi_take(p, visibilities[i])) {
            sdyi_parse_set(p, &parts->attrs, SDYI_NAME_SYM_VISIBILITY,
                           sdyi_attr_string(p->pool, visibilities[i]));
            break;
        }
    const sdyi_loc place = parts->loc;
    sdyi_name name;
    SDYI_TRY(sdyi_read_symbol(p, &name));
    sdyi_parse_set(p, &parts->attrs, SDYI_NAME_SYM_NAME, string_of(p, name));
    signature s = {.has_arg_attrs = false};
    SDYI_TRY(read_signature(p, &s));
    const sdyi_loc after = sdyi_place(p);
    SDYI_TRY(read_attributes(p, parts));
    SDYI_TRY(check_inferred(p, &parts->given, after));
    SDYI_TRY(set_signature(p, &s, place, parts));
    if (sdyi_at(p, "{")) {
        const sdyi_loc body = sdyi_place(p);
        SDYI_TRY(read_body(p, &s.args, "func", parts));
        return parts->regions->first != NULL
                   ? SDYRT_OK
                   : sdyi_error_at(p->pool, body,
                                   "custom op 'func.func' expected non-empty "
                                   "function body");
    }
    parts->regions = SDYI_NEW(p->zone, sdyi_region, 1);
    parts->n_regions = 1;
    return SDYRT_OK;
}

/* The dictionary of an argument or result; NULL: none, or empty. */
static const sdyi_attr *dict_at(const sdyi_op *op, sdyi_name name, int i) {
    const sdyi_attr *const all = sdyi_op_attr(op, name);
    const sdyi_attr *const dict = all == NULL ? NULL : all->cells[i].attr;
    return dict == NULL || dict->n == 0 ? NULL : dict;
}

static void print_dict(sdyi_printer *out, const sdyi_attr *dict) {
    if (dict == NULL)
        return;
    sdyi_put(out, ' ');
    sdyi_print_attr(out, dict);
}

static void print_results(sdyi_printer *out, const sdyi_op *op,
                          const sdyi_type *type) {
    const int n = type->n - type->n_inputs;
    const sdyi_cell *const results = type->cells + type->n_inputs;
    if (n == 0)
        return;
    const bool has_brackets =
        n > 1 || sdyi_type_is(results[0].type, SDYI_TYPE_FUNCTION) ||
        dict_at(op, SDYI_NAME_RES_ATTRS, 0) != NULL;
    sdyi_puts(out, has_brackets ? " -> (" : " -> ");
    for (int i = 0; i < n; i++) {
        sdyi_comma(out, i);
        sdyi_print_type(out, results[i].type);
        print_dict(out, dict_at(op, SDYI_NAME_RES_ATTRS, i));
    }
    if (has_brackets)
        sdyi_put(out, ')');
}

void sdyi_print_func(sdyi_printer *out, const sdyi_op *op) {
    static const sdyi_name left_out[] = {
        SDYI_NAME_SYM_NAME, SDYI_NAME_SYM_VISIBILITY, SDYI_NAME_FUNCTION_TYPE,
        SDYI_NAME_ARG_ATTRS, SDYI_NAME_RES_ATTRS};
    static const sdyi_region_form form = {false, true, false};
    const sdyi_attr *const visibility =
        sdyi_op_attr(op, SDYI_NAME_SYM_VISIBILITY);
    const sdyi_type *const type = sdyi_signature(op);
    const sdyi_block *const body = op->regions[0].first;
    if (visibility != NULL)
        sdyi_print(out, " %s", sdyi_attr_text(visibility));
    print_name(out, op);
    sdyi_put(out, '(');
    for (int i = 0; i < type->n_inputs; i++) {
        sdyi_comma(out, i);
        if (body != NULL) {
            sdyi_print_value(out, body->args[i]);
            sdyi_puts(out, ": ");
        }
        sdyi_print_type(out, type->cells[i].type);
        print_dict(out, dict_at(op, SDYI_NAME_ARG_ATTRS, i));
        if (body != NULL)
            sdyi_print_arg_loc(out, body->args[i]);
    }
    sdyi_put(out, ')');
    print_results(out, op, type);
    sdyi_print_attrs(out, op, left_out, 5, "attributes ");
    if (body != NULL) {
        sdyi_put(out, ' ');
        sdyi_print_region(out, &op->regions[0], form);
    }
}
