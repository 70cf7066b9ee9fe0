/* Parts of Shardy's attributes as attributes of their own, `#sdy<axis_ref"a">`,
 * and debug records of propagation (edges.h). No pass asks for the former. */
#include "mesh/internal.h"
#include "mesh/refs.h"
#include "program/dialects/sdy/sdy_attrs.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

static void add(sdyi_parser *p, sdyi_cell_list *list, int64_t value) {
    sdyi_cell_list_add(p, list, (sdyi_cell){.integer = value});
}

/* -- axes, meshes, rules --------------------------------------------------- */

/* Cells of an axis: name, 1 for a sub-axis, its pre-size and size. */
#define AXIS_CELLS 4

static void add_axes(sdyi_parser *p, const sdyi_refs *refs,
                     sdyi_cell_list *list) {
    for (int i = 0; i < refs->count; i++) {
        const sdyi_ref *const ref = &refs->refs[i];
        add(p, list, sdyi_name_of_string(p->pool, refs->unknown[ref->axis]));
        add(p, list, ref->sub);
        add(p, list, ref->sub ? ref->pre : 0);
        add(p, list, ref->sub ? ref->size : 0);
    }
}

static void print_axes(sdyi_printer *out, const sdyi_cell *at, int64_t n) {
    for (int64_t i = 0; i < n; i += AXIS_CELLS) {
        sdyi_comma(out, i);
        sdyi_print_quoted_name(out, at[i].integer);
        if (at[i + 1].integer)
            sdyi_print(out, ":(%lld)%lld", (long long)at[i + 2].integer,
                       (long long)at[i + 3].integer);
    }
}

const sdyi_attr *sdyi_axis_attr(sdyi_pool *pool, const sdyrt_mesh *mesh,
                                sdyi_ref axis) {
    const char *const name = sdyrt_mesh_axis_at(mesh, axis.axis).name;
    const sdyi_cell cells[AXIS_CELLS] = {
        {.integer = sdyi_name_of_string(pool, name)},
        {.integer = axis.sub},
        {.integer = axis.sub ? axis.pre : 0},
        {.integer = axis.sub ? axis.size : 0}};
    return sdyi_attr_make(pool, SDYI_ATTR_PIECE, SDYI_PIECE_AXIS_REF, NULL,
                          cells, AXIS_CELLS);
}

/* `"a"` or `"a":(1)2` */
static sdyrt_status read_axis(sdyi_parser *p, sdyi_cell_list *list) {
    sdyi_refs *const refs = SDYI_NEW(p->zone, sdyi_refs, 1);
    SDYI_TRY(sdyi_sdy_again(p, sdyi_refs_read(refs, &p->lexer)));
    add_axes(p, refs, list);
    return SDYRT_OK;
}

static void print_axis(sdyi_printer *out, const sdyi_attr *attr) {
    print_axes(out, attr->cells, attr->n);
}

/* `{"a", ?}p1`: 1 if open, 1 with a priority, the priority, axes */
static sdyrt_status read_dimension(sdyi_parser *p, sdyi_cell_list *list) {
    sdyi_refs *const refs = SDYI_NEW(p->zone, sdyi_refs, 1);
    sdyi_dim dim = {.open = false};
    SDYI_TRY(sdyi_sdy_again(p, sdyi_refs_read_list(refs, &p->lexer,
                                                   SDYRT_KIND_PARSE_DIM,
                                                   &dim.axes, &dim.open)));
    SDYI_TRY(sdyi_sdy_again(p, sdyi_priority_read(&p->lexer, &dim)));
    add(p, list, dim.open);
    add(p, list, dim.has_priority);
    add(p, list, dim.priority);
    add_axes(p, refs, list);
    return SDYRT_OK;
}

static void print_dimension(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_put(out, '{');
    print_axes(out, attr->cells + 3, attr->n - 3);
    sdyi_puts(out, !attr->cells[0].integer ? "}" : attr->n > 3 ? ", ?}" : "?}");
    if (attr->cells[1].integer)
        sdyi_print(out, "p%lld", (long long)attr->cells[2].integer);
}

/* `(1)2` */
static sdyrt_status read_sub_axis(sdyi_parser *p, sdyi_cell_list *list) {
    static const char name[] = "Sdy_SubAxisInfo";
    SDYI_TRY(sdyi_expect(p, "("));
    SDYI_TRY(SDYI_PARSE_PART(p, sdyi_add_integer(p, 0, list), name, "pre_size",
                             "int64_t"));
    SDYI_TRY(sdyi_expect(p, ")"));
    return SDYI_PARSE_PART(p, sdyi_add_integer(p, 0, list), name, "size",
                           "int64_t");
}

static void print_sub_axis(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_print(out, "(%lld)%lld", (long long)attr->cells[0].integer,
               (long long)attr->cells[1].integer);
}

/* `"a"=2` */
static sdyrt_status read_mesh_axis(sdyi_parser *p, sdyi_cell_list *list) {
    static const char what[] = "Sdy_MeshAxis";
    const sdyi_loc place = sdyi_place(p);
    const char *name;
    SDYI_TRY(SDYI_PARSE_PART(
        p,
        sdyi_sdy_again(p, sdyi_lexer_string(&p->lexer, SDYRT_KIND_PARSE_MESH,
                                            SDYI_WANT_AXIS_NAME, &name)),
        what, "name", "::llvm::StringRef"));
    add(p, list, sdyi_name_of_string(p->pool, name));
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(SDYI_PARSE_PART(p, sdyi_add_integer(p, 0, list), what, "size",
                             "int64_t"));
    const int64_t size = list->cells[1].integer;
    return size >= 1 ? SDYRT_OK
                     : sdyi_error_at(p->pool, place,
                                     "axis size must be at least 1, got: "
                                     "%" PRId64,
                                     size);
}

static void print_mesh_axis(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_print_quoted_name(out, attr->cells[0].integer);
    sdyi_print(out, "=%lld", (long long)attr->cells[1].integer);
}

static void print_a2a_param(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_print_a2a_cells(out, attr->cells);
}

static void print_tensor_mapping(sdyi_printer *out, const sdyi_attr *attr) {
    (void)sdyi_print_tensor_cells(out, attr->cells);
}

static void print_dim_mapping(sdyi_printer *out, const sdyi_attr *attr) {
    (void)sdyi_print_factor_cells(out, attr->cells);
}

/* -- edges ----------------------------------------------------------------- */

static void add_item(sdyi_parser *p, sdyi_cell_list *list, sdyi_edge_kind kind,
                     int64_t a, int64_t b) {
    add(p, list, kind);
    add(p, list, a);
    add(p, list, b);
}

/* `[item, item]`, at least one; `name` is the parameter of `what` in errors */
static sdyrt_status read_items(sdyi_parser *p, sdyi_cell_list *list,
                               const char *item, sdyi_read_cells *read,
                               const char *what, const char *name,
                               const char *type) {
    SDYI_TRY(sdyi_expect(p, "["));
    do {
        SDYI_TRY(SDYI_PARSE_PART(p, sdyi_read_either(p, item, read, list), what,
                                 name, type));
    } while (sdyi_take(p, ","));
    return sdyi_expect(p, "]");
}

/* `operand` or `result`, maybe quoted */
static sdyrt_status read_node(sdyi_parser *p, bool *is_result) {
    const sdyi_token token = p->lexer.token;
    size_t n = token.length;
    if (token.kind != SDYI_TOKEN_WORD && token.kind != SDYI_TOKEN_STRING)
        return sdyi_parse_fail_own(p, "expected valid keyword or string");
    const char *const at = token.kind == SDYI_TOKEN_STRING
                               ? sdyi_token_content(&token, &n)
                               : token.start;
    *is_result = sdyi_is_word(at, n, "result");
    const sdyrt_status status =
        *is_result || sdyi_is_word(at, n, "operand")
            ? SDYRT_OK
            : sdyi_parse_fail_own(p, "expected ::mlir::sdy::EdgeNodeType to "
                                     "be one of: operand, result");
    sdyi_lexer_next(&p->lexer);
    return status;
}

/* `operand-0` */
static sdyrt_status read_source(sdyi_parser *p, sdyi_cell_list *list) {
    static const char name[] = "Sdy_EdgeValueRef";
    bool is_result = false;
    int64_t index;
    SDYI_TRY(SDYI_PARSE_PART(p, read_node(p, &is_result), name, "type",
                             "::mlir::sdy::EdgeNodeType"));
    SDYI_TRY(sdyi_expect(p, "-"));
    SDYI_TRY(SDYI_PARSE_PART(p, sdyi_read_integer(p, &index), name, "index",
                             "int64_t"));
    add_item(p, list, SDYI_EDGE_SOURCE, is_result, index);
    return SDYRT_OK;
}

static sdyrt_status read_target(sdyi_parser *p, sdyi_cell_list *list) {
    SDYI_TRY(read_source(p, list));
    list->cells[list->n - SDYI_EDGE_CELLS].integer = SDYI_EDGE_TARGET;
    return SDYRT_OK;
}

/* `{"a" = operand-0 -> [result-0]}` */
static sdyrt_status read_details(sdyi_parser *p, sdyi_cell_list *list) {
    static const char name[] = "Sdy_AxisToPropagationDetails";
    static const char value[] = "sdy.edge_value_ref";
    sdyi_cell axis;
    SDYI_TRY(sdyi_expect(p, "{"));
    SDYI_TRY(SDYI_PARSE_PART(p, sdyi_read_piece_axis_ref(p, &axis.attr), name,
                             "axis_name", "::mlir::sdy::AxisRefAttr"));
    add(p, list, SDYI_EDGE_AXIS);
    sdyi_cell_list_add(p, list, axis);
    add(p, list, 0);
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(SDYI_PARSE_PART(p, sdyi_read_either(p, value, read_source, list),
                             name, "source", "::mlir::sdy::EdgeValueRefAttr"));
    SDYI_TRY(sdyi_expect(p, "->"));
    SDYI_TRY(read_items(p, list, value, read_target, name, "targets",
                        "::llvm::ArrayRef<EdgeValueRefAttr>"));
    return sdyi_expect(p, "}");
}

/* `{step-0 = [{..}, {..}]}` */
static sdyrt_status read_step(sdyi_parser *p, sdyi_cell_list *list) {
    static const char name[] = "Sdy_PropagationOneStep";
    int64_t step;
    SDYI_TRY(sdyi_expect(p, "{"));
    SDYI_TRY(sdyi_expect(p, "step"));
    SDYI_TRY(sdyi_expect(p, "-"));
    SDYI_TRY(SDYI_PARSE_PART(p, sdyi_read_integer(p, &step), name, "step_index",
                             "int64_t"));
    add_item(p, list, SDYI_EDGE_STEP, step, 0);
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(read_items(p, list, "sdy.axis_to_propagation_details",
                        read_details, name, "axis_entries",
                        "::llvm::ArrayRef<AxisToPropagationDetailsAttr>"));
    return sdyi_expect(p, "}");
}

/* True if an item of this kind and content comes in items from `first` on,
 * before `at`. */
static bool is_seen(const sdyi_cell *first, const sdyi_cell *at) {
    for (; first < at; first += SDYI_EDGE_CELLS)
        if (first[0].integer == at[0].integer &&
            first[1].integer == at[1].integer &&
            first[2].integer == at[2].integer)
            return true;
    return false;
}

/* Step numbers are distinct; targets of an axis are distinct and not its
 * source. */
static sdyrt_status check_edges(sdyi_parser *p, sdyi_loc place,
                                const sdyi_cell_list *list) {
    const sdyi_cell *step = NULL, *axis = NULL;
    for (int i = 0; i < list->n; i += SDYI_EDGE_CELLS) {
        const sdyi_cell *const at = list->cells + i;
        if (at[0].integer == SDYI_EDGE_STEP) {
            step = at;
            const bool is_negative = at[1].integer < 0;
            if (is_negative || is_seen(list->cells, at))
                return sdyi_error_at(
                    p->pool, place,
                    "propagation edges have %s step index: %" PRId64,
                    is_negative ? "negative" : "duplicate", at[1].integer);
        } else if (at[0].integer == SDYI_EDGE_AXIS) {
            axis = at;
        } else if (at[0].integer == SDYI_EDGE_TARGET) {
            assert(step != NULL && axis != NULL); /* steps hold axes */
            const sdyi_cell *const source = axis + SDYI_EDGE_CELLS;
            if (source[1].integer == at[1].integer &&
                source[2].integer == at[2].integer)
                return sdyi_error_at(p->pool, place,
                                     "propagation edges have a source that is "
                                     "the same as a target");
            if (is_seen(axis, at))
                return sdyi_error_at(
                    p->pool, place,
                    "propagation edges have duplicate targets for step index: "
                    "%" PRId64 " and axis: %s",
                    step[1].integer,
                    sdyi_name_text(p->pool, sdyi_edge_axis(axis)));
        }
    }
    return SDYRT_OK;
}

/* `<[{step-0 = ..}, {step-1 = ..}]>` */
static sdyrt_status read_edges(sdyi_parser *p, sdyi_cell_list *list) {
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(read_items(p, list, "sdy.propagation_one_step", read_step,
                        "Sdy_PropagationEdges", "value",
                        "::llvm::ArrayRef<PropagationOneStepAttr>"));
    SDYI_TRY(sdyi_expect(p, ">"));
    return check_edges(p, place, list);
}

/* Items of edges, of a step, of an axis, or one value. */
static void print_items(sdyi_printer *out, const sdyi_attr *attr) {
    int last = -1; /* kind; -1: none */
    for (int64_t i = 0; i < attr->n; i += SDYI_EDGE_CELLS) {
        const sdyi_cell *const at = attr->cells + i;
        const int kind = (int)at[0].integer;
        if (kind == SDYI_EDGE_STEP) {
            sdyi_print(out, "%s{step-%lld = [", last < 0 ? "" : "]}]}, ",
                       (long long)at[1].integer);
        } else if (kind == SDYI_EDGE_AXIS) {
            sdyi_puts(out, last == SDYI_EDGE_TARGET ? "]}, {" : "{");
            print_axis(out, at[1].attr);
            sdyi_puts(out, " = ");
        } else {
            sdyi_puts(out, last == SDYI_EDGE_SOURCE   ? " -> ["
                           : last == SDYI_EDGE_TARGET ? ", "
                                                      : "");
            sdyi_print(out, "%s-%lld", at[1].integer ? "result" : "operand",
                       (long long)at[2].integer);
        }
        last = kind;
    }
    sdyi_puts(out, attr->number == SDYI_PIECE_EDGE_VALUE     ? ""
                   : attr->number == SDYI_PIECE_EDGE_DETAILS ? "]}"
                                                             : "]}]}");
}

/* -- attributes ------------------------------------------------------------ */

static const struct piece {
    const char *open, *close;
    sdyi_read_cells *read;
    void (*print)(sdyi_printer *out, const sdyi_attr *attr);
} pieces[] = {
    [SDYI_PIECE_AXIS_REF] = {"sdy<axis_ref", ">", read_axis, print_axis},
    [SDYI_PIECE_DIMENSION] = {"sdy<dimension_sharding", ">", read_dimension,
                              print_dimension},
    [SDYI_PIECE_SUB_AXIS] = {"sdy<sub_axis_info", ">", read_sub_axis,
                             print_sub_axis},
    [SDYI_PIECE_MESH_AXIS] = {"sdy<mesh_axis", ">", read_mesh_axis,
                              print_mesh_axis},
    [SDYI_PIECE_A2A_PARAM] = {"sdy<all_to_all_param", ">", sdyi_read_a2a_cells,
                              print_a2a_param},
    [SDYI_PIECE_TENSOR_MAPPING] = {"sdy<tensor_mapping", ">",
                                   sdyi_read_tensor_cells,
                                   print_tensor_mapping},
    [SDYI_PIECE_DIM_MAPPING] = {"sdy.dim_mapping", "", sdyi_read_factor_cells,
                                print_dim_mapping},
    [SDYI_PIECE_EDGE_VALUE] = {"sdy<edge_value_ref", ">", read_source,
                               print_items},
    [SDYI_PIECE_EDGE_DETAILS] = {"sdy<axis_to_propagation_details", ">",
                                 read_details, print_items},
    [SDYI_PIECE_EDGE_STEP] = {"sdy<propagation_one_step", ">", read_step,
                              print_items},
    [SDYI_PIECE_EDGES] = {"sdy.propagation_edges<[", "]>", read_edges,
                          print_items},
};

void sdyi_print_piece(sdyi_printer *out, const sdyi_attr *attr) {
    const struct piece *const piece = &pieces[attr->number];
    sdyi_puts(out, piece->open);
    piece->print(out, attr);
    sdyi_puts(out, piece->close);
}

#define READER(constant, name)                                                 \
    sdyrt_status sdyi_read_piece_##name(sdyi_parser *p,                        \
                                        const sdyi_attr **attr) {              \
        sdyi_cell_list list = {.cells = NULL};                                 \
        SDYI_TRY(pieces[SDYI_PIECE_##constant].read(p, &list));                \
        *attr =                                                                \
            sdyi_attr_make(p->pool, SDYI_ATTR_PIECE, SDYI_PIECE_##constant,    \
                           NULL, list.cells, list.n);                          \
        return SDYRT_OK;                                                       \
    }
SDYI_PIECES(READER)
