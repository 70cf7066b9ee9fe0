/* Printer of ops: the generic form, regions, and the output buffer. */
#include "program/text/print.h"

#include "program/ir/blocks.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define BUFFER_BYTES ((size_t)32 << 10)

/* -- the buffer ------------------------------------------------------------ */

sdyi_printer sdyi_printer_start(sdyi_pool *pool, sdyi_write *write,
                                void *state) {
    return (sdyi_printer){.pool = pool,
                          .write = write,
                          .state = state,
                          .buffer =
                              sdyi_zone_alloc_raw(&pool->scratch, BUFFER_BYTES),
                          .dialect = ""};
}

void sdyi_flush(sdyi_printer *out) {
    if (!out->is_dry && !out->is_ended && out->used > 0)
        out->is_ended = !out->write(out->state, out->buffer, out->used);
    out->used = 0;
}

void sdyi_put_bytes(sdyi_printer *out, const char *text, size_t length) {
    while (length > 0) {
        const size_t room = BUFFER_BYTES - out->used;
        const size_t n = length < room ? length : room;
        memcpy(out->buffer + out->used, text, n);
        out->used += n;
        text += n;
        length -= n;
        if (out->used == BUFFER_BYTES)
            sdyi_flush(out);
    }
}

void sdyi_put(sdyi_printer *out, char c) {
    out->buffer[out->used++] = c;
    if (out->used == BUFFER_BYTES)
        sdyi_flush(out);
}

void sdyi_puts(sdyi_printer *out, const char *text) {
    sdyi_put_bytes(out, text, strlen(text));
}

void sdyi_print(sdyi_printer *out, const char *format, ...) {
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    const int n = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    sdyi_put_bytes(out, text,
                   (size_t)n < sizeof text ? (size_t)n : sizeof text - 1);
}

/* Without printf, for speed: programs have many integers. */
void sdyi_put_integer(sdyi_printer *out, int64_t value) {
    char digits[24];
    char *const end = digits + sizeof digits;
    char *at = end;
    uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do {
        *--at = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (value < 0)
        *--at = '-';
    sdyi_put_bytes(out, at, (size_t)(end - at));
}

void sdyi_newline(sdyi_printer *out) {
    sdyi_put(out, '\n');
    for (int i = 0; i < out->indent; i++)
        sdyi_put_bytes(out, "  ", 2);
}

/* -- values ---------------------------------------------------------------- */

/* The name of a value or of its group of results. */
static void print_name(sdyi_printer *out, const struct sdyi_value_name *name) {
    sdyi_put(out, '%');
    if (name->number < 0)
        sdyi_puts(out, out->names->texts + ~name->number);
    else
        sdyi_put_integer(out, name->number);
}

void sdyi_print_value(sdyi_printer *out, const sdyi_value *value) {
    if (out->names == NULL || value->number < 0) {
        sdyi_puts(out, "<<UNKNOWN SSA VALUE>>");
        return;
    }
    const struct sdyi_value_name *const name = &out->names->of[value->number];
    const sdyi_value *const first =
        value->op == NULL ? value : &value->op->results[0];
    if (out->names->of[first->number].group == 0) { /* outside of the printed
                                                       op */
        sdyi_puts(out, "<<UNKNOWN SSA VALUE>>");
        return;
    }
    if (value->op == NULL || name->group == 1) {
        print_name(out, name);
        return;
    }
    const int back = name->group == 0 ? name->number : 0;
    print_name(out, name - back);
    sdyi_put(out, '#');
    sdyi_put_integer(out, back);
}

void sdyi_print_operands(sdyi_printer *out, const sdyi_op *op, int first,
                         int end) {
    for (int i = first; i < end; i++) {
        if (i > first)
            sdyi_puts(out, ", ");
        sdyi_print_value(out, sdyi_operand(op, i));
    }
}

static void print_results(sdyi_printer *out, const sdyi_op *op) {
    for (int i = 0; i < op->n_results;) {
        const struct sdyi_value_name *const name =
            &out->names->of[op->results[i].number];
        sdyi_comma(out, i);
        print_name(out, name);
        if (name->group > 1)
            sdyi_print(out, ":%d", name->group);
        i += name->group;
    }
    if (op->n_results > 0)
        sdyi_puts(out, " = ");
}

/* -- blocks and regions ---------------------------------------------------- */

/* Numbers are set when the region is printed. */
void sdyi_print_block_name(sdyi_printer *out, const sdyi_block *block) {
    sdyi_puts(out, "^bb");
    sdyi_put_integer(out, block->number);
}

/* The predecessors of a block, as a comment. */
static void print_predecessors(sdyi_printer *out, const sdyi_blocks *blocks,
                               const sdyi_block *block) {
    const int first = blocks->first_pred[block->number];
    const int end = blocks->first_pred[block->number + 1];
    if (first == end && block->prev != NULL)
        sdyi_puts(out, "  // no predecessors");
    else if (end == first + 1)
        sdyi_puts(out, "  // pred: ");
    else if (end > first)
        sdyi_print(out, "  // %d preds: ", end - first);
    for (int i = first; i < end; i++) {
        sdyi_puts(out, i > first ? ", " : "");
        sdyi_print_block_name(out, blocks->of[blocks->preds[i]]);
    }
}

void sdyi_print_arg(sdyi_printer *out, const sdyi_value *value) {
    sdyi_print_value(out, value);
    sdyi_puts(out, ": ");
    sdyi_print_type(out, value->type);
    sdyi_print_arg_loc(out, value);
}

static void print_label(sdyi_printer *out, const sdyi_blocks *blocks,
                        const sdyi_block *block) {
    sdyi_newline(out);
    sdyi_print_block_name(out, block);
    for (int i = 0; i < block->n_args; i++) {
        sdyi_puts(out, i == 0 ? "(" : ", ");
        sdyi_print_arg(out, block->args[i]);
    }
    sdyi_puts(out, block->n_args > 0 ? "):" : ":");
    print_predecessors(out, blocks, block);
}

void sdyi_print_any_op(sdyi_printer *out, const sdyi_op *op);

static void print_block(sdyi_printer *out, const sdyi_blocks *blocks,
                        const sdyi_block *block, bool has_label, bool has_end) {
    if (has_label)
        print_label(out, blocks, block);
    out->indent++;
    for (const sdyi_op *op = block->first; op != NULL; op = op->next) {
        if (op->next == NULL && !has_end && sdyi_op_has(op, SDYI_TERMINATOR))
            break;
        sdyi_newline(out);
        sdyi_print_any_op(out, op);
    }
    out->indent--;
}

void sdyi_print_region(sdyi_printer *out, const sdyi_region *region,
                       sdyi_region_form form) {
    const char *const before = out->dialect;
    const sdyi_block *const first = region->first;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&out->pool->scratch);
    sdyi_blocks blocks;
    sdyi_put(out, '{');
    if (first != NULL) {
        const char *const dialect =
            region->op == NULL ? NULL : region->op->row->dialect;
        out->dialect = dialect == NULL ? "" : dialect;
        sdyi_blocks_make(&blocks, region, &out->pool->scratch);
        print_block(out, &blocks, first,
                    (form.shows_empty && first->first == NULL) ||
                        (form.has_args && first->n_args > 0),
                    form.has_end);
        for (const sdyi_block *b = first->next; b != NULL; b = b->next)
            print_block(out, &blocks, b, true, true);
        out->dialect = before;
    }
    sdyi_zone_reset(&out->pool->scratch, mark);
    sdyi_newline(out);
    sdyi_put(out, '}');
}

/* -- the generic form ------------------------------------------------------ */

/* Either the inherent or the discardable attributes. */
static void print_some(sdyi_printer *out, const sdyi_op *op, bool inherent,
                       const char *before, const char *after) {
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&out->pool->scratch);
    sdyi_pair *const pairs =
        SDYI_NEW(&out->pool->scratch, sdyi_pair, op->attrs.n);
    int n = 0;
    for (int i = 0; i < op->attrs.n; i++)
        if (sdyi_is_inherent(op, op->attrs.pairs[i].name) == inherent)
            pairs[n++] = op->attrs.pairs[i];
    if (n > 0) {
        sdyi_puts(out, before);
        sdyi_print_dict(out, pairs, n);
        sdyi_puts(out, after);
    }
    sdyi_zone_reset(&out->pool->scratch, mark);
}

void sdyi_print_result_types(sdyi_printer *out, const sdyi_value *results,
                             int n) {
    const bool is_one =
        n == 1 && !sdyi_type_is(results[0].type, SDYI_TYPE_FUNCTION);
    if (!is_one)
        sdyi_put(out, '(');
    for (int i = 0; i < n; i++) {
        sdyi_comma(out, i);
        sdyi_print_type(out, results[i].type);
    }
    if (!is_one)
        sdyi_put(out, ')');
}

void sdyi_print_function_type(sdyi_printer *out, const sdyi_op *op) {
    sdyi_put(out, '(');
    for (int i = 0; i < op->n_operands; i++) {
        sdyi_comma(out, i);
        sdyi_print_type(out, sdyi_operand(op, i)->type);
    }
    sdyi_puts(out, ") -> ");
    sdyi_print_result_types(out, op->results, op->n_results);
}

void sdyi_print_regions(sdyi_printer *out, const sdyi_op *op) {
    static const sdyi_region_form form = {true, true, true};
    for (int i = 0; i < op->n_regions; i++) {
        sdyi_puts(out, i == 0 ? " (" : ", ");
        sdyi_print_region(out, &op->regions[i], form);
    }
    if (op->n_regions > 0)
        sdyi_put(out, ')');
}

/* Properties of an unregistered op are one attribute of any kind, which has no
 * aliases. */
static void print_properties(sdyi_printer *out, const sdyi_op *op) {
    if (op->row->name != NULL) {
        print_some(out, op, true, " <", ">");
        return;
    }
    const sdyi_attr *const attr = sdyi_op_attr(op, SDYI_NAME_PROPERTIES);
    if (attr == NULL || out->is_dry)
        return;
    sdyi_puts(out, " <");
    sdyi_print_attr(out, attr);
    sdyi_put(out, '>');
}

static void print_generic(sdyi_printer *out, const sdyi_op *op) {
    const char *const name = sdyi_op_name(op);
    sdyi_print_quoted(out, name, strlen(name));
    sdyi_put(out, '(');
    sdyi_print_operands(out, op, 0, op->n_operands);
    sdyi_put(out, ')');
    for (int i = 0; i < op->n_successors; i++) {
        sdyi_puts(out, i == 0 ? "[" : ", ");
        sdyi_print_block_name(out, sdyi_successors(op)[i]);
    }
    if (op->n_successors > 0)
        sdyi_put(out, ']');
    if (!out->is_dry)
        print_properties(out, op);
    sdyi_print_regions(out, op);
    if (out->is_dry) /* in MLIR's visiting order, attributes come after
                        regions */
        print_properties(out, op);
    print_some(out, op, false, " ", "");
    sdyi_puts(out, " : ");
    sdyi_print_function_type(out, op);
}

void sdyi_print_attrs(sdyi_printer *out, const sdyi_op *op,
                      const sdyi_name *left_out, int n, const char *keyword) {
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&out->pool->scratch);
    sdyi_pair *const pairs =
        SDYI_NEW(&out->pool->scratch, sdyi_pair, op->attrs.n);
    int n_pairs = 0;
    for (int i = 0; i < op->attrs.n; i++) {
        int k = 0;
        while (k < n && left_out[k] != op->attrs.pairs[i].name)
            k++;
        if (k == n)
            pairs[n_pairs++] = op->attrs.pairs[i];
    }
    if (n_pairs > 0) {
        sdyi_put(out, ' ');
        sdyi_puts(out, keyword);
        sdyi_print_dict(out, pairs, n_pairs);
    }
    sdyi_zone_reset(&out->pool->scratch, mark);
}

/* -- all ------------------------------------------------------------------- */

/* The custom form begins with the name, without the region's default
 * dialect. */
static void print_own(sdyi_printer *out, const sdyi_op *op) {
    const char *name = sdyi_op_name(op);
    const size_t prefix = strlen(out->dialect);
    if (prefix > 0 && strncmp(name, out->dialect, prefix) == 0 &&
        name[prefix] == '.')
        name += prefix + 1;
    sdyi_puts(out, name);
    if (op->row->print != NULL) {
        op->row->print(out, op);
    } else {
        if (strchr("{(<", op->row->syntax[0]) == NULL)
            sdyi_put(out, ' ');
        sdyi_syntax_print(out, op);
    }
}

void sdyi_print_any_op(sdyi_printer *out, const sdyi_op *op) {
    sdyi_visit_op_loc(out, op);
    print_results(out, op);
    if (!out->options.is_generic &&
        (op->row->print != NULL || op->row->syntax != NULL))
        print_own(out, op);
    else
        print_generic(out, op);
    sdyi_print_op_loc(out, op);
}

sdyi_print_options sdyi_print_options_of(const sdyrt_program_print_options *o) {
    if (o == NULL)
        return (sdyi_print_options){0};
    return (sdyi_print_options){.is_generic = o->generic,
                                .has_locations = o->locations,
                                .is_local = o->local,
                                .names_by_location = o->names_by_location,
                                .most_elements = o->most_elements,
                                .most_resource = o->most_resource};
}

bool sdyi_print_op(const sdyi_op *op, const sdyi_print_options *options,
                   sdyi_write *write, void *state) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    sdyi_printer out = sdyi_printer_start(pool, write, state);
    out.options = *options;
    out.dialect = "builtin";
    out.names = options->names != NULL
                    ? options->names
                    : sdyi_names_of(op, options, &pool->scratch);
    const sdyi_zone_mark scopes = sdyi_zone_get_mark(&pool->scopes);
    if (!options->is_local &&
        (options->has_locations || pool->has_aliased_attrs)) {
        sdyi_locs_start(&out);
        sdyi_print_any_op(&out, op);
        out.used = 0;
        sdyi_locs_define(&out);
    }
    sdyi_print_any_op(&out, op);
    sdyi_put(&out, '\n');
    if (out.locs != NULL)
        sdyi_locs_end(&out, op->module);
    sdyi_flush(&out);
    sdyi_zone_reset(&pool->scopes, scopes);
    sdyi_zone_reset(&pool->scratch, mark);
    return !out.is_ended;
}
