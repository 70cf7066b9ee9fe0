/* Lists of integers mixed with operands, `[1, %a]`. */
#include "program/text/parser.h"
#include "program/text/print.h"

typedef struct int_list {
    int64_t *values;
    int n, capacity;
} int_list;

static void add(sdyi_parser *p, int_list *list, int64_t value) {
    SDYI_GROW(p->zone, list->values, list->n, list->capacity);
    list->values[list->n++] = value;
}

static sdyrt_status read_entry(sdyi_parser *p, sdyi_operand_list *operands,
                               int_list *list) {
    if (sdyi_token_is(p) == SDYI_TOKEN_VALUE) {
        struct sdyi_operand_name name;
        SDYI_TRY(sdyi_read_operand(p, &name));
        sdyi_operand_list_add(p, operands, name);
        add(p, list, SDYRT_DYNAMIC);
        return SDYRT_OK;
    }
    int64_t value;
    SDYI_TRY(sdyi_read_integer(p, &value));
    add(p, list, value);
    return SDYRT_OK;
}

static sdyrt_status read_entries(sdyi_parser *p, const char *open,
                                 const char *close, sdyi_operand_list *operands,
                                 int_list *list) {
    SDYI_TRY(sdyi_expect_in(p, open, " in dynamic index list"));
    if (!sdyi_at(p, close)) {
        do
            SDYI_TRY(read_entry(p, operands, list));
        while (sdyi_take(p, ","));
    }
    return sdyi_expect_in(p, close, " in dynamic index list");
}

sdyrt_status sdyi_read_index_list(sdyi_parser *p, const char *open,
                                  const char *close, sdyi_loc place,
                                  sdyi_operand_list *operands,
                                  const sdyi_attr **attr) {
    int_list list = {.values = NULL};
    const sdyrt_status status = read_entries(p, open, close, operands, &list);
    if (status == SDYRT_ARGUMENT)
        sdyi_error_follows(p->pool, place,
                           "custom op '%s' expected SSA value or integer",
                           p->own);
    SDYI_TRY(status);
    *attr = sdyi_attr_i64s(p->pool, list.values, list.n);
    return SDYRT_OK;
}

void sdyi_print_index_list(sdyi_printer *out, const sdyi_op *op,
                           const sdyi_attr *list, const char *brackets,
                           int *operand) {
    sdyi_put(out, brackets[0]);
    for (int64_t i = 0; list != NULL && i < list->n; i++) {
        sdyi_comma(out, i);
        const int64_t value = list->cells[i].integer;
        if (value == SDYRT_DYNAMIC && *operand < op->n_operands)
            sdyi_print_value(out, sdyi_operand(op, (*operand)++));
        else
            sdyi_put_integer(out, value);
    }
    sdyi_put(out, brackets[1]);
}
