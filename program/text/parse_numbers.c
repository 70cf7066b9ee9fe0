/* Parser of lists of numbers: `[1, 2]`, `[true, false]`. */
#include "program/text/parser.h"

sdyrt_status sdyi_add_integer(sdyi_parser *p, int id, sdyi_cell_list *list) {
    (void)id;
    sdyi_cell cell = {.integer = 0};
    SDYI_TRY(sdyi_read_integer(p, &cell.integer));
    sdyi_cell_list_add(p, list, cell);
    return SDYRT_OK;
}

static sdyrt_status add_i16(sdyi_parser *p, int id, sdyi_cell_list *list) {
    const sdyi_lexer before = p->lexer;
    SDYI_TRY(sdyi_add_integer(p, id, list));
    const int64_t value = list->cells[list->n - 1].integer;
    if (value >= INT16_MIN && value <= INT16_MAX)
        return SDYRT_OK;
    sdyi_parse_back(p, &before);
    return sdyi_parse_fail_own(p, "integer value too large");
}

sdyrt_status sdyi_read_bool(sdyi_parser *p, int64_t *value) {
    const sdyi_lexer start = p->lexer;
    *value = sdyi_take(p, "true");
    if (*value == 1 || sdyi_take(p, "false"))
        return SDYRT_OK;
    SDYI_TRY(sdyi_read_integer(p, value));
    if (*value == 0 || *value == 1)
        return SDYRT_OK;
    const sdyi_lexer after = p->lexer; /* MLIR reports it after consuming it */
    sdyi_parse_back(p, &start);
    const sdyrt_status status =
        sdyi_parse_fail_own(p, "integer value too large");
    sdyi_parse_back(p, &after);
    return status;
}

/* MLIR accepts any integer in a list of bools: nonzero is true. */
static sdyrt_status add_bool(sdyi_parser *p, int id, sdyi_cell_list *list) {
    (void)id;
    sdyi_cell cell = {.integer = sdyi_take(p, "true")};
    if (cell.integer == 0 && !sdyi_take(p, "false"))
        SDYI_TRY(sdyi_read_integer(p, &cell.integer));
    cell.integer = cell.integer != 0;
    sdyi_cell_list_add(p, list, cell);
    return SDYRT_OK;
}

/* `reads_on`: after a bad item MLIR expects the closing bracket too. */
static sdyrt_status read_numbers(sdyi_parser *p, sdyi_form form, bool reads_on,
                                 const sdyi_attr **attr) {
    sdyi_read_item *const read = form == SDYI_FORM_BOOLS  ? add_bool
                                 : form == SDYI_FORM_I16S ? add_i16
                                                          : sdyi_add_integer;
    const int width = form == SDYI_FORM_BOOLS  ? 1
                      : form == SDYI_FORM_I16S ? 16
                                               : 64;
    sdyi_cell_list list = {.cells = NULL};
    sdyrt_status status = SDYRT_OK;
    SDYI_TRY(sdyi_expect(p, "["));
    if (!sdyi_at(p, "]")) {
        do {
            status = read(p, 0, &list);
        } while (status == SDYRT_OK && sdyi_take(p, ","));
    }
    if (status == SDYRT_ARGUMENT && reads_on && !sdyi_at(p, "]"))
        sdyi_parse_wrong_too(p, "expected ']'");
    SDYI_TRY(status);
    *attr = sdyi_attr_array(p->pool, width, list.cells, list.n);
    return sdyi_expect(p, "]");
}

sdyrt_status sdyi_read_numbers(sdyi_parser *p, sdyi_form form,
                               const sdyi_attr **attr) {
    return read_numbers(p, form, true, attr);
}

sdyrt_status sdyi_read_plain_numbers(sdyi_parser *p, sdyi_form form,
                                     const sdyi_attr **attr) {
    return read_numbers(p, form, false, attr);
}

sdyrt_status sdyi_read_i64s(sdyi_parser *p, const sdyi_attr **attr) {
    return read_numbers(p, SDYI_FORM_I64S, false, attr);
}
