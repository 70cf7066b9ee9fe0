/* The text of the dialect shard: axes and sizes of grids, visibility, the type
 * of shardings, the former names of the dialect. */
#include "shard/dialect/shard.h"

#include "program/text/dialect.h"
#include "program/text/syntax.h"

/* -- axes ------------------------------------------------------------------ */

static sdyrt_status add_i16s(sdyi_parser *p, int id, sdyi_cell_list *list) {
    static const sdyi_attr_row row = {.form = SDYI_FORM_I16S};
    (void)id;
    sdyi_cell cell = {.attr = NULL};
    SDYI_TRY(sdyi_read_form(p, &row, &cell.attr));
    sdyi_cell_list_add(p, list, cell);
    return SDYRT_OK;
}

/* `[[0], []]` */
static sdyrt_status read_axes(sdyi_parser *p, const sdyi_attr **attr) {
    return sdyi_read_items(p, add_i16s, 0, SDYI_ATTR_GRID_AXES, attr);
}

/* `<[[0], []]>`; the brackets may be left out. */
static sdyrt_status read_axes_attr(sdyi_parser *p, const sdyi_attr **attr) {
    const bool is_in_brackets = sdyi_take(p, "<");
    SDYI_TRY(read_axes(p, attr));
    return is_in_brackets ? sdyi_expect(p, ">") : SDYRT_OK;
}

static void print_axes(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_put(out, '[');
    for (int64_t i = 0; i < attr->n; i++) {
        sdyi_puts(out, i > 0 ? ", [" : "[");
        sdyi_print_integers(out, attr->cells[i].attr, "");
        sdyi_put(out, ']');
    }
    sdyi_put(out, ']');
}

/* -- sizes ----------------------------------------------------------------- */

typedef struct int_list {
    int64_t *values;
    int n, capacity;
} int_list;

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* Digits or `?` at `at`; returns their number of bytes, 0 if there are none or
 * the number is too large. */
static size_t read_size(const char *at, const char *end, int64_t *size) {
    if (at < end && *at == '?') {
        *size = SDYRT_DYNAMIC;
        return 1;
    }
    size_t n = 0;
    while (at + n < end && is_digit(at[n]))
        n++;
    return n > 0 && sdyi_digits_value(at, n, size) ? n : 0;
}

static sdyrt_status read_sizes(sdyi_parser *p, int_list *list) {
    const char *const start = p->lexer.token.start, *const end = p->lexer.end;
    const char *at = start;
    for (;;) {
        int64_t size;
        const size_t n = read_size(at, end, &size);
        if (n == 0) {
            sdyi_lexer_skip(&p->lexer, (size_t)(at - start));
            break;
        }
        SDYI_GROW(p->zone, list->values, list->n, list->capacity);
        list->values[list->n++] = size;
        at += n;
        if (at == end || *at != 'x') {
            sdyi_lexer_skip(&p->lexer, (size_t)(at - start));
            return SDYRT_OK;
        }
        at++;
    }
    if (list->n == 0)
        return sdyi_parse_fail_own(p,
                                   "Failed parsing dimension list. Did you "
                                   "mean an empty list? It must be denoted by "
                                   "\"[]\".");
    (void)sdyi_parse_fail_own(p, "expected integer or '?'");
    return sdyi_parse_fail_own(p, "Failed parsing dimension list.");
}

/* `2x?x3`, or `[]` */
static sdyrt_status read_dimensions(sdyi_syntax_reader *r) {
    sdyi_parser *const p = r->p;
    int_list list = {.values = NULL};
    if (sdyi_take(p, "[")) {
        if (!sdyi_take(p, "]"))
            return sdyi_parse_fail_own(p, "Failed parsing dimension list.");
    } else {
        SDYI_TRY(read_sizes(p, &list));
    }
    sdyi_syntax_set(r, SDYI_NAME_SHAPE,
                    sdyi_attr_i64s(p->pool, list.values, list.n));
    return SDYRT_OK;
}

static void print_dimensions(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const attr = sdyi_op_attr(op, SDYI_NAME_SHAPE);
    if (attr->n == 0)
        sdyi_puts(out, "[]");
    for (int64_t i = 0; i < attr->n; i++) {
        sdyi_puts(out, i > 0 ? "x" : "");
        if (attr->cells[i].integer == SDYRT_DYNAMIC)
            sdyi_put(out, '?');
        else
            sdyi_put_integer(out, attr->cells[i].integer);
    }
}

/* -- visibility ------------------------------------------------------------ */

/* `"private" ` before a symbol, optional. */
static sdyrt_status read_visibility(sdyi_syntax_reader *r) {
    const sdyi_attr *attr;
    if (sdyi_token_is(r->p) != SDYI_TOKEN_STRING)
        return SDYRT_OK;
    SDYI_TRY(sdyi_read_attr_of(
        r->p, sdyi_type_simple(r->p->pool, SDYI_TYPE_NONE), &attr));
    sdyi_syntax_set(r, SDYI_NAME_SYM_VISIBILITY, attr);
    return SDYRT_OK;
}

static void print_visibility(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const attr = sdyi_op_attr(op, SDYI_NAME_SYM_VISIBILITY);
    if (attr == NULL)
        return;
    sdyi_print_attr(out, attr);
    sdyi_put(out, ' ');
}

/* -- the dialect ----------------------------------------------------------- */

static sdyrt_status read_sharding_type(sdyi_parser *p,
                                       const sdyi_dialect_name *name,
                                       sdyi_loc place, const sdyi_type **type) {
    (void)name;
    (void)place;
    *type = sdyi_type_grid_sharding(p->pool);
    return SDYRT_OK;
}

static const sdyi_attr_reader attrs[] = {
    {"shard.axisarray", read_axes_attr, false}, {NULL, NULL, false}};

static const sdyi_kind_form kinds[] = {{SDYI_ATTR_GRID_AXES,
                                        SDYI_FORM_GRID_AXES, read_axes,
                                        print_axes, "#shard<axisarray", ">"},
                                       {.before = NULL}};

static const sdyi_type_form types[] = {
    {.word = "sharding", .is_bare = true, .read = read_sharding_type},
    {.read = NULL}};

static const sdyi_syntax_form forms[] = {
    {"visibility", read_visibility, print_visibility, {"sym_visibility"}},
    {"dimensions", read_dimensions, print_dimensions, {"shape"}},
    {NULL, NULL, NULL, {NULL}}};

static const char *const old_ops[][2] = {
    {"mesh.mesh", "shard.grid"},
    {"mesh.cluster", "shard.grid"},
    {"mesh.mesh_shape", "shard.grid_shape"},
    {"mesh.cluster_shape", "shard.grid_shape"},
    {NULL, NULL}};
static const char *const old_words[][2] = {
    {"mesh", "grid"}, {"mesh_axes", "grid_axes"}, {NULL, NULL}};
static const sdyi_old_names old = {"mesh", "shard", old_ops, old_words};

const sdyi_dialect sdyi_dialect_shard = {.name = "shard",
                                         .prefix = "Shard",
                                         .is_generated = true,
                                         .attrs = attrs,
                                         .kinds = kinds,
                                         .types = types,
                                         .forms = forms,
                                         .old = &old};
