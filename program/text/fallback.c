/* Defaults of absent attributes: parsed from the text in the op's row. */
#include "program/text/parser.h"
#include "program/text/print.h"

#include <string.h>

sdyrt_status sdyi_attr_of_text(sdyi_pool *pool, sdyi_module *module,
                               const char *text, const sdyi_attr **attr) {
    sdyi_source source = {
        .name = "default", .text = text, .bytes = strlen(text)};
    sdyi_parser p = {.pool = pool,
                     .module = module,
                     .source = &source,
                     .zone = &pool->scratch,
                     .dialect = ""};
    sdyi_lexer_start(&p.lexer, text);
    const sdyrt_status status = sdyi_read_attr(&p, attr);
    sdyi_lexer_free(&p.lexer);
    return status;
}

bool sdyi_is_fallback(const sdyi_op *op, int index) {
    const char *const text = op->row->attrs[index].fallback;
    const sdyi_attr *const attr = sdyi_op_attr(op, sdyi_attr_name(op, index));
    const sdyi_attr *fallback;
    return text != NULL && attr != NULL &&
           sdyi_attr_of_text(op->module->pool, op->module, text, &fallback) ==
               SDYRT_OK &&
           attr == fallback;
}

/* Segment sizes that are all 0. */
static const sdyi_attr *no_values(sdyi_parser *p, const sdyi_attr_row *row) {
    const int n = sdyi_segments(row);
    sdyi_cell *const sizes = SDYI_NEW(p->zone, sdyi_cell, n);
    for (int i = 0; i < n; i++)
        sizes[i].integer = 0;
    return sdyi_attr_array(p->pool, 32, sizes, n);
}

sdyrt_status sdyi_set_fallbacks(sdyi_parser *p, sdyi_op *op) {
    if (op->row->name == NULL)
        return SDYRT_OK;
    for (int i = 0; i < SDYI_ROW_ATTRS && op->row->attrs[i].name != NULL; i++) {
        const sdyi_attr_row *const row = &op->row->attrs[i];
        if (row->form == SDYI_FORM_SEGMENTS &&
            sdyi_op_attr(op, sdyi_attr_name(op, i)) == NULL)
            sdyi_op_set_attr(op, sdyi_attr_name(op, i), no_values(p, row));
        if (row->fallback == NULL || !row->is_filled_in ||
            sdyi_op_attr(op, sdyi_attr_name(op, i)) != NULL)
            continue;
        const sdyi_attr *attr;
        SDYI_TRY(sdyi_attr_of_text(p->pool, p->module, row->fallback, &attr));
        sdyi_op_set_attr(op, sdyi_attr_name(op, i), attr);
    }
    return SDYRT_OK;
}
