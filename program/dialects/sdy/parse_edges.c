/* Parser of standalone components of meshes and shardings, `#sdy<axis_ref"a">`,
 * and of debug records of propagation, `#sdy.propagation_edges<[{step-0 = [{"a"
 * = operand-0 -> [result-0]}]}]>`. No pass interprets them: they are checked,
 * and kept in MLIR's printed form. */
#include "mesh/internal.h"
#include "mesh/refs.h"
#include "program/dialects/sdy/sdy_attrs.h"
#include "program/ir/edges.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* The printed form, built up while reading. */
typedef struct text {
    sdyi_parser *p;
    sdyi_collected all;
} text;

static void put(text *t, const char *words) {
    sdyi_collect_string(&t->all, words);
}

static void put_integer(text *t, const char *before, int64_t value) {
    char digits[24];
    (void)snprintf(digits, sizeof digits, "%" PRId64, value);
    put(t, before);
    put(t, digits);
}

/* `"a"` */
static void put_name(text *t, const char *name) {
    sdyi_pool *const pool = t->p->pool;
    put(t,
        sdyi_plain_attr_text(pool, sdyi_attr_string(pool, name), t->p->scopes));
}

/* `"a":(1)2` */
static void put_axes(text *t, const sdyi_refs *refs) {
    for (int i = 0; i < refs->count; i++) {
        const sdyi_ref *const ref = &refs->refs[i];
        put(t, i > 0 ? ", " : "");
        put_name(t, refs->unknown[ref->axis]);
        if (ref->sub) {
            put_integer(t, ":(", ref->pre);
            put_integer(t, ")", ref->size);
        }
    }
}

/* A punctuation token, and its printed form. */
static sdyrt_status expect(text *t, const char *spelling, const char *printed) {
    SDYI_TRY(sdyi_expect(t->p, spelling));
    put(t, printed);
    return SDYRT_OK;
}

/* A component, and the name of the attribute that may replace it. */
typedef struct part {
    const char *name;
    sdyrt_status (*read)(text *t);
} part;

static sdyrt_status read_part(text *t, const part *item) {
    sdyi_lexer outside;
    SDYI_TRY(sdyi_lexer_enter(&t->p->lexer, item->name, &outside));
    return sdyi_lexer_leave(&t->p->lexer, &outside, item->read(t));
}

/* `[item, item]`, at least one; `name` is the parameter of `what` in errors */
static sdyrt_status read_items(text *t, const part *item, const char *what,
                               const char *name, const char *type) {
    SDYI_TRY(expect(t, "[", "["));
    for (;;) {
        SDYI_TRY(SDYI_PARSE_PART(t->p, read_part(t, item), what, name, type));
        if (!sdyi_take(t->p, ","))
            return expect(t, "]", "]");
        put(t, ", ");
    }
}

/* `"a"` or `"a":(1)2` */
static sdyrt_status read_axis(text *t) {
    sdyi_parser *const p = t->p;
    sdyi_refs *const refs = SDYI_NEW(p->zone, sdyi_refs, 1);
    SDYI_TRY(sdyi_sdy_again(p, sdyi_refs_read(refs, &p->lexer)));
    put_axes(t, refs);
    return SDYRT_OK;
}

/* `{"a", ?}p1` */
static sdyrt_status read_dimension(text *t) {
    sdyi_parser *const p = t->p;
    sdyi_refs *const refs = SDYI_NEW(p->zone, sdyi_refs, 1);
    sdyi_dim dim = {.open = false};
    SDYI_TRY(sdyi_sdy_again(p, sdyi_refs_read_list(refs, &p->lexer,
                                                   SDYRT_KIND_PARSE_DIM,
                                                   &dim.axes, &dim.open)));
    SDYI_TRY(sdyi_sdy_again(p, sdyi_priority_read(&p->lexer, &dim)));
    put(t, "{");
    put_axes(t, refs);
    put(t, !dim.open ? "}" : refs->count > 0 ? ", ?}" : "?}");
    if (dim.has_priority)
        put_integer(t, "p", dim.priority);
    return SDYRT_OK;
}

/* `(1)2` */
static sdyrt_status read_sub_axis(text *t) {
    static const char name[] = "Sdy_SubAxisInfo";
    int64_t pre, size;
    SDYI_TRY(sdyi_expect(t->p, "("));
    SDYI_TRY(SDYI_PARSE_PART(t->p, sdyi_read_integer(t->p, &pre), name,
                             "pre_size", "int64_t"));
    SDYI_TRY(sdyi_expect(t->p, ")"));
    SDYI_TRY(SDYI_PARSE_PART(t->p, sdyi_read_integer(t->p, &size), name, "size",
                             "int64_t"));
    put_integer(t, "(", pre);
    put_integer(t, ")", size);
    return SDYRT_OK;
}

/* `"a"=2` */
static sdyrt_status read_mesh_axis(text *t) {
    static const char what[] = "Sdy_MeshAxis";
    sdyi_parser *const p = t->p;
    const sdyi_loc place = sdyi_place(p);
    const char *name;
    int64_t size;
    SDYI_TRY(SDYI_PARSE_PART(
        p,
        sdyi_sdy_again(p, sdyi_lexer_string(&p->lexer, SDYRT_KIND_PARSE_MESH,
                                            SDYI_WANT_AXIS_NAME, &name)),
        what, "name", "::llvm::StringRef"));
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(SDYI_PARSE_PART(p, sdyi_read_integer(p, &size), what, "size",
                             "int64_t"));
    if (size < 1)
        return sdyi_error_at(p->pool, place,
                             "axis size must be at least 1, got: %" PRId64,
                             size);
    put_name(t, name);
    put_integer(t, "=", size);
    return SDYRT_OK;
}

/* `{"a"}: 0->1` */
static sdyrt_status read_a2a_param(text *t) {
    sdyi_cell_list list = {.cells = NULL};
    SDYI_TRY(sdyi_read_a2a_cells(t->p, &list));
    const sdyi_attr *const axes = list.cells[0].attr;
    sdyi_refs *const refs = SDYI_NEW(t->p->zone, sdyi_refs, 1);
    for (int64_t i = 0; i < axes->n; i += 3)
        SDYI_TRY(sdyi_refs_add(
            refs, sdyi_name_text(t->p->pool, (sdyi_name)axes->cells[i].integer),
            axes->cells[i + 2].integer != 0, axes->cells[i + 1].integer,
            axes->cells[i + 2].integer));
    put(t, "{");
    put_axes(t, refs);
    put_integer(t, "}: ", list.cells[1].integer);
    put_integer(t, "->", list.cells[2].integer);
    return SDYRT_OK;
}

/* `[ij, k]` */
static sdyrt_status read_tensor_mapping(text *t) {
    sdyi_cell_list list = {.cells = NULL};
    SDYI_TRY(sdyi_read_tensor_cells(t->p, &list));
    const sdyi_cell *at = list.cells;
    put(t, "[");
    for (int64_t n = (at++)->integer, d = 0; d < n; d++) {
        put(t, d > 0 ? ", " : "");
        put(t, at->integer == 0 ? SDYI_NO_FACTORS : "");
        at = sdyi_collect_factors(&t->all, at);
    }
    put(t, "]");
    return SDYRT_OK;
}

/* `ij`, or nothing */
static sdyrt_status read_dim_mapping(text *t) {
    sdyi_cell_list list = {.cells = NULL};
    SDYI_TRY(sdyi_read_factor_cells(t->p, &list));
    (void)sdyi_collect_factors(&t->all, list.cells);
    return SDYRT_OK;
}

/* -- edges ----------------------------------------------------------------- */

/* `operand` or `result`, maybe quoted */
static sdyrt_status read_node(text *t) {
    sdyi_parser *const p = t->p;
    static const char *const words[] = {"operand", "result"};
    const sdyi_token token = p->lexer.token;
    size_t n = token.length;
    if (token.kind != SDYI_TOKEN_WORD && token.kind != SDYI_TOKEN_STRING)
        return sdyi_parse_fail_own(p, "expected valid keyword or string");
    const char *const at = token.kind == SDYI_TOKEN_STRING
                               ? sdyi_token_content(&token, &n)
                               : token.start;
    sdyrt_status status = SDYRT_ARGUMENT;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i]) == n && memcmp(words[i], at, n) == 0) {
            put(t, words[i]);
            status = SDYRT_OK;
        }
    if (status != SDYRT_OK)
        status = sdyi_parse_fail_own(p, "expected ::mlir::sdy::EdgeNodeType to "
                                        "be one of: operand, result");
    sdyi_lexer_next(&p->lexer);
    return status;
}

/* `operand-0` */
static sdyrt_status read_value(text *t) {
    static const char name[] = "Sdy_EdgeValueRef";
    int64_t index;
    SDYI_TRY(SDYI_PARSE_PART(t->p, read_node(t), name, "type",
                             "::mlir::sdy::EdgeNodeType"));
    SDYI_TRY(expect(t, "-", "-"));
    SDYI_TRY(SDYI_PARSE_PART(t->p, sdyi_read_integer(t->p, &index), name,
                             "index", "int64_t"));
    put_integer(t, "", index);
    return SDYRT_OK;
}

static const part value = {"sdy.edge_value_ref", read_value};

/* `{"a" = operand-0 -> [result-0]}` */
static sdyrt_status read_details(text *t) {
    static const char name[] = "Sdy_AxisToPropagationDetails";
    SDYI_TRY(expect(t, "{", "{"));
    SDYI_TRY(SDYI_PARSE_PART(t->p, read_axis(t), name, "axis_name",
                             "::mlir::sdy::AxisRefAttr"));
    SDYI_TRY(expect(t, "=", " = "));
    SDYI_TRY(SDYI_PARSE_PART(t->p, read_part(t, &value), name, "source",
                             "::mlir::sdy::EdgeValueRefAttr"));
    SDYI_TRY(expect(t, "->", " -> "));
    SDYI_TRY(read_items(t, &value, name, "targets",
                        "::llvm::ArrayRef<EdgeValueRefAttr>"));
    return expect(t, "}", "}");
}

static const part details = {"sdy.axis_to_propagation_details", read_details};

/* `{step-0 = [{..}, {..}]}` */
static sdyrt_status read_step(text *t) {
    static const char name[] = "Sdy_PropagationOneStep";
    int64_t step;
    SDYI_TRY(expect(t, "{", "{"));
    SDYI_TRY(expect(t, "step", "step"));
    SDYI_TRY(expect(t, "-", "-"));
    SDYI_TRY(SDYI_PARSE_PART(t->p, sdyi_read_integer(t->p, &step), name,
                             "step_index", "int64_t"));
    put_integer(t, "", step);
    SDYI_TRY(expect(t, "=", " = "));
    SDYI_TRY(read_items(t, &details, name, "axis_entries",
                        "::llvm::ArrayRef<AxisToPropagationDetailsAttr>"));
    return expect(t, "}", "}");
}

static const part step = {"sdy.propagation_one_step", read_step};

/* Values, or steps, that have occurred. */
typedef struct seen {
    sdyi_edge_value *at;
    int n, capacity;
} seen;

static bool is_same(sdyi_edge_value a, sdyi_edge_value b) {
    return a.is_result == b.is_result && a.index == b.index;
}

/* True if a value has occurred; adds it otherwise. */
static bool see(sdyi_zone *zone, seen *before, sdyi_edge_value v) {
    for (int i = 0; i < before->n; i++)
        if (is_same(before->at[i], v))
            return true;
    SDYI_GROW(zone, before->at, before->n, before->capacity);
    before->at[before->n++] = v;
    return false;
}

static sdyrt_status check_target(sdyi_parser *p, sdyi_loc place,
                                 const sdyi_edges *e, sdyi_edge_value source,
                                 seen *targets) {
    if (is_same(e->value, source))
        return sdyi_error_at(p->pool, place,
                             "propagation edges have a source that is the same "
                             "as a target");
    if (see(p->zone, targets, e->value))
        return sdyi_error_at(p->pool, place,
                             "propagation edges have duplicate targets for "
                             "step index: %" PRId64 " and axis: %s",
                             e->step, e->axis);
    return SDYRT_OK;
}

/* Step numbers are distinct; targets of an axis are distinct and not its
 * source. */
static sdyrt_status check_edges(sdyi_parser *p, sdyi_loc place,
                                const char *written) {
    sdyi_edges e = sdyi_edges_of(p->zone, written);
    sdyi_edge_value source = {.index = 0};
    seen steps = {.at = NULL}, targets = {.at = NULL};
    while (sdyi_edges_next(&e)) {
        if (e.part == SDYI_EDGE_SOURCE) {
            source = e.value;
            targets.n = 0;
        } else if (e.part == SDYI_EDGE_TARGET) {
            SDYI_TRY(check_target(p, place, &e, source, &targets));
        } else if (e.part == SDYI_EDGE_STEP) {
            const bool is_negative = e.step < 0;
            if (is_negative ||
                see(p->zone, &steps, (sdyi_edge_value){.index = e.step}))
                return sdyi_error_at(
                    p->pool, place,
                    "propagation edges have %s step index: %" PRId64,
                    is_negative ? "negative" : "duplicate", e.step);
        }
    }
    return SDYRT_OK;
}

/* `<[{step-0 = ..}, {step-1 = ..}]>` */
static sdyrt_status read_edges(text *t) {
    const sdyi_loc place = sdyi_place(t->p);
    SDYI_TRY(expect(t, "<", "<"));
    SDYI_TRY(read_items(t, &step, "Sdy_PropagationEdges", "value",
                        "::llvm::ArrayRef<PropagationOneStepAttr>"));
    SDYI_TRY(expect(t, ">", ">"));
    return check_edges(t->p, place, t->all.text);
}

/* -- attributes ------------------------------------------------------------ */

/* An attribute of the text `open`, with its name, the body and `close`. */
static sdyrt_status read_attr(sdyi_parser *p, const char *open,
                              sdyrt_status (*read)(text *t), const char *close,
                              const sdyi_attr **attr) {
    text t = {.p = p, .all = {.zone = p->zone, .text = ""}};
    put(&t, open);
    SDYI_TRY(read(&t));
    put(&t, close);
    *attr = sdyi_attr_bytes(p->pool, SDYI_ATTR_OPAQUE, NULL, t.all.text,
                            t.all.length);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_axis_ref(sdyi_parser *p, const sdyi_attr **attr) {
    return read_attr(p, "sdy<axis_ref", read_axis, ">", attr);
}

sdyrt_status sdyi_read_dimension(sdyi_parser *p, const sdyi_attr **attr) {
    return read_attr(p, "sdy<dimension_sharding", read_dimension, ">", attr);
}

sdyrt_status sdyi_read_sub_axis(sdyi_parser *p, const sdyi_attr **attr) {
    return read_attr(p, "sdy<sub_axis_info", read_sub_axis, ">", attr);
}

sdyrt_status sdyi_read_mesh_axis(sdyi_parser *p, const sdyi_attr **attr) {
    return read_attr(p, "sdy<mesh_axis", read_mesh_axis, ">", attr);
}

sdyrt_status sdyi_read_a2a_param(sdyi_parser *p, const sdyi_attr **attr) {
    return read_attr(p, "sdy<all_to_all_param", read_a2a_param, ">", attr);
}

sdyrt_status sdyi_read_tensor_mapping(sdyi_parser *p, const sdyi_attr **attr) {
    return read_attr(p, "sdy<tensor_mapping", read_tensor_mapping, ">", attr);
}

sdyrt_status sdyi_read_dim_mapping(sdyi_parser *p, const sdyi_attr **attr) {
    return read_attr(p, "sdy.dim_mapping", read_dim_mapping, "", attr);
}

sdyrt_status sdyi_read_edge_value(sdyi_parser *p, const sdyi_attr **attr) {
    return read_attr(p, "sdy<edge_value_ref", read_value, ">", attr);
}

sdyrt_status sdyi_read_edge_details(sdyi_parser *p, const sdyi_attr **attr) {
    return read_attr(p, "sdy<axis_to_propagation_details", read_details, ">",
                     attr);
}

sdyrt_status sdyi_read_edge_step(sdyi_parser *p, const sdyi_attr **attr) {
    return read_attr(p, "sdy<propagation_one_step", read_step, ">", attr);
}

sdyrt_status sdyi_read_edges(sdyi_parser *p, const sdyi_attr **attr) {
    return read_attr(p, "sdy.propagation_edges", read_edges, "", attr);
}
