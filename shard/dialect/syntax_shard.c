/* Text forms of shard.sharding, shard.shard_shape and shard.update_halo, which
 * have several lists of integers mixed with operands. */
#include "program/text/parser.h"
#include "program/text/print.h"
#include "shard/dialect/shard.h"

#include "shard/rows/op_kind.h"

#include <string.h>

/* -- reading --------------------------------------------------------------- */

static void set(sdyi_parser *p, sdyi_op_parts *parts, sdyi_name name,
                const sdyi_attr *attr) {
    sdyi_parse_set(p, &parts->attrs, name, attr);
}

/* `@grid split_axes = [[0], []]` */
static sdyrt_status read_split(sdyi_parser *p, sdyi_op_parts *parts) {
    static const sdyi_attr_row grid = {.form = SDYI_FORM_SYMBOL},
                               row = {.form = SDYI_FORM_GRID_AXES};
    const sdyi_attr *attr;
    SDYI_TRY(sdyi_read_form(p, &grid, &attr));
    set(p, parts, SDYI_NAME_GRID, attr);
    SDYI_TRY(sdyi_expect(p, "split_axes"));
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(sdyi_read_form(p, &row, &attr));
    set(p, parts, SDYI_NAME_SPLIT_AXES, attr);
    return SDYRT_OK;
}

/* `word = [1, %a]` into an attribute, optional */
static sdyrt_status read_list(sdyi_parser *p, sdyi_op_parts *parts,
                              const char *word, sdyi_name name,
                              sdyi_operand_list *operands) {
    const sdyi_attr *attr;
    if (!sdyi_take(p, word))
        return SDYRT_OK;
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(sdyi_read_index_list(p, "[", "]", parts->loc, operands, &attr));
    set(p, parts, name, attr);
    return SDYRT_OK;
}

/* Resolves the operands of all lists in order; those of list i have type i. */
static sdyrt_status resolve_all(sdyi_parser *p, sdyi_op_parts *parts,
                                const sdyi_operand_list *lists,
                                const sdyi_type *const *types, int n_lists) {
    sdyi_operand_list all = {.names = NULL};
    sdyi_type_list all_types = {.types = NULL};
    sdyi_cell sizes[4];
    for (int i = 0; i < n_lists; i++) {
        sizes[i].integer = lists[i].n;
        for (int k = 0; k < lists[i].n; k++) {
            sdyi_operand_list_add(p, &all, lists[i].names[k]);
            sdyi_type_list_add(p, &all_types, types[i]);
        }
    }
    set(p, parts, SDYI_NAME_OPERAND_SEGMENT_SIZES,
        sdyi_attr_array(p->pool, 32, sizes, n_lists));
    return sdyi_resolve(p, &all, all_types.types, all_types.n, parts);
}

static sdyrt_status read_results(sdyi_parser *p, sdyi_op_parts *parts) {
    sdyi_type_list results = {.types = NULL};
    SDYI_TRY(sdyi_read_attr_dict(p, NULL, parts));
    SDYI_TRY(sdyi_expect(p, ":"));
    do {
        const sdyi_type *type;
        SDYI_TRY(sdyi_read_type(p, &type));
        sdyi_type_list_add(p, &results, type);
    } while (sdyi_take(p, ","));
    parts->results = results.types;
    parts->n_results = results.n;
    return SDYRT_OK;
}

sdyrt_status sdyi_read_grid_sharding(sdyi_parser *p, sdyi_op_parts *parts) {
    const sdyi_type *const i64 = sdyi_type_integer(p->pool, 64, SDYI_SIGNLESS);
    const sdyi_type *const types[] = {i64, i64};
    sdyi_operand_list lists[2] = {{.names = NULL}, {.names = NULL}};
    SDYI_TRY(read_split(p, parts));
    SDYI_TRY(read_list(p, parts, "halo_sizes", SDYI_NAME_STATIC_HALO_SIZES,
                       &lists[1]));
    SDYI_TRY(read_list(p, parts, "sharded_dims_offsets",
                       SDYI_NAME_STATIC_SHARDED_DIMS_OFFSETS, &lists[0]));
    SDYI_TRY(read_results(p, parts));
    if (parts->n_results != 1 ||
        parts->results[0] != sdyi_type_grid_sharding(p->pool))
        return sdyi_parse_fail_own(p, "invalid kind of type specified");
    return resolve_all(p, parts, lists, types, 2);
}

sdyrt_status sdyi_read_shard_shape(sdyi_parser *p, sdyi_op_parts *parts) {
    const sdyi_type *const index = sdyi_type_simple(p->pool, SDYI_TYPE_INDEX);
    const sdyi_type *const types[] = {index, sdyi_type_grid_sharding(p->pool),
                                      index};
    sdyi_operand_list lists[3] = {
        {.names = NULL}, {.names = NULL}, {.names = NULL}};
    struct sdyi_operand_name sharding;
    if (!sdyi_at(p, "dims"))
        SDYI_TRY(sdyi_expect(p, "dims"));
    SDYI_TRY(read_list(p, parts, "dims", SDYI_NAME_DIMS, &lists[0]));
    SDYI_TRY(sdyi_expect(p, "sharding"));
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(sdyi_read_operand(p, &sharding));
    sdyi_operand_list_add(p, &lists[1], sharding);
    if (!sdyi_at(p, "device"))
        SDYI_TRY(sdyi_expect(p, "device"));
    SDYI_TRY(read_list(p, parts, "device", SDYI_NAME_DEVICE, &lists[2]));
    SDYI_TRY(read_results(p, parts));
    return resolve_all(p, parts, lists, types, 3);
}

sdyrt_status sdyi_read_update_halo(sdyi_parser *p, sdyi_op_parts *parts) {
    struct sdyi_operand_name destination;
    sdyi_operand_list operands = {.names = NULL};
    sdyi_type_list types = {.types = NULL};
    SDYI_TRY(sdyi_read_operand(p, &destination));
    sdyi_operand_list_add(p, &operands, destination);
    SDYI_TRY(sdyi_expect(p, "on"));
    SDYI_TRY(read_split(p, parts));
    SDYI_TRY(read_list(p, parts, "halo_sizes", SDYI_NAME_STATIC_HALO_SIZES,
                       &operands));
    SDYI_TRY(read_results(p, parts));
    sdyi_type_list_add(p, &types, parts->results[0]);
    while (types.n < operands.n)
        sdyi_type_list_add(p, &types,
                           sdyi_type_integer(p->pool, 64, SDYI_SIGNLESS));
    return sdyi_resolve(p, &operands, types.types, types.n, parts);
}

/* -- printing -------------------------------------------------------------- */

/* Attributes outside of the form, then `: ` and the result types. */
static void print_end(sdyi_printer *out, const sdyi_op *op) {
    sdyi_name shown[SDYI_ROW_ATTRS];
    int n = 0;
    while (n < SDYI_ROW_ATTRS && op->row->attrs[n].name != NULL) {
        shown[n] = sdyi_attr_name(op, n);
        n++;
    }
    sdyi_print_attrs(out, op, shown, n, "");
    for (int i = 0; i < op->n_results; i++) {
        sdyi_puts(out, i == 0 ? " : " : ", ");
        sdyi_print_type(out, op->results[i].type);
    }
}

static void print_split(sdyi_printer *out, const sdyi_op *op) {
    static const sdyi_attr_row row = {.form = SDYI_FORM_GRID_AXES};
    sdyi_print_attr(out, sdyi_op_attr(op, SDYI_NAME_GRID));
    sdyi_puts(out, " split_axes = ");
    sdyi_print_form(out, &row, sdyi_op_attr(op, SDYI_NAME_SPLIT_AXES));
}

/* ` word = [1, %a]`; nothing for an empty list */
static void print_list(sdyi_printer *out, const sdyi_op *op, const char *word,
                       sdyi_name name, int first) {
    const sdyi_attr *const list = sdyi_op_attr(op, name);
    if (list == NULL || list->n == 0)
        return;
    sdyi_print(out, " %s = ", word);
    sdyi_print_index_list(out, op, list, "[]", &first);
}

void sdyi_print_grid_sharding(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const sizes =
        sdyi_op_attr(op, SDYI_NAME_OPERAND_SEGMENT_SIZES);
    sdyi_put(out, ' ');
    print_split(out, op);
    print_list(out, op, "halo_sizes", SDYI_NAME_STATIC_HALO_SIZES,
               sizes == NULL ? 0 : (int)sizes->cells[0].integer);
    print_list(out, op, "sharded_dims_offsets",
               SDYI_NAME_STATIC_SHARDED_DIMS_OFFSETS, 0);
    print_end(out, op);
}

void sdyi_print_shard_shape(sdyi_printer *out, const sdyi_op *op) {
    int operand = 0;
    sdyi_puts(out, " dims = ");
    sdyi_print_index_list(out, op, sdyi_op_attr(op, SDYI_NAME_DIMS), "[]",
                          &operand);
    sdyi_puts(out, " sharding = ");
    sdyi_print_value(out, sdyi_operand(op, operand++));
    sdyi_puts(out, " device = ");
    sdyi_print_index_list(out, op, sdyi_op_attr(op, SDYI_NAME_DEVICE), "[]",
                          &operand);
    print_end(out, op);
}

void sdyi_print_update_halo(sdyi_printer *out, const sdyi_op *op) {
    sdyi_put(out, ' ');
    sdyi_print_value(out, sdyi_operand(op, 0));
    sdyi_puts(out, " on ");
    print_split(out, op);
    print_list(out, op, "halo_sizes", SDYI_NAME_STATIC_HALO_SIZES, 1);
    print_end(out, op);
}

/* Names for results: the op's name, with a few exceptions. */
const char *sdyi_shard_name(const sdyi_op *op) {
    switch (op->row->kind) {
    case SDYI_OP_SHARD_SHARD:
        return "sharding_annotated";
    case SDYI_OP_SHARD_GET_SHARDING:
        return "sharding";
    case SDYI_OP_SHARD_PROCESS_LINEAR_INDEX:
    case SDYI_OP_SHARD_PROCESS_MULTI_INDEX:
        return "proc_linear_idx";
    default:
        return strchr(op->row->name, '.') + 1;
    }
}
