/* The text of Shardy's attributes; that of meshes and shardings is read and
 * printed by the mesh library. */
#include "mesh/internal.h"
#include "mesh/refs.h"
#include "program/dialects/sdy/sdy.h"
#include "program/dialects/sdy/sdy_attrs.h"
#include "program/ir/record.h"
#include "program/text/syntax.h"

/* -- meshes and shardings -------------------------------------------------- */

static sdyrt_status read_mesh(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyrt_mesh **const mesh = sdyi_pool_mesh_slot(p->pool);
    SDYI_TRY(sdyi_sdy_again(p, sdyi_mesh_read(&p->lexer, mesh)));
    *attr = sdyi_attr_mesh(p->pool, *mesh);
    return SDYRT_OK;
}

static sdyrt_status read_sharding(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyrt_sharding **const slot = sdyi_pool_sharding_slot(p->pool);
    SDYI_TRY(sdyi_sdy_again(
        p, sdyi_sharding_read(&p->lexer, sdyi_pool_mesh_slot(p->pool), slot)));
    *attr = sdyi_attr_sharding(p->pool, *slot);
    return SDYRT_OK;
}

static sdyrt_status add_sharding(sdyi_parser *p, int id, sdyi_cell_list *list) {
    static const sdyi_attr_row row = {.form = SDYI_FORM_SHARDING};
    const bool is_in_attr = id != 0;
    sdyi_cell cell = {.attr = NULL};
    const sdyrt_status status = sdyi_read_form(p, &row, &cell.attr);
    SDYI_TRY(is_in_attr
                 ? SDYI_PARSE_PART(p, status, "Sdy_TensorShardingPerValue",
                                   "shardings",
                                   "::llvm::ArrayRef<TensorShardingAttr>")
                 : status);
    sdyi_cell_list_add(p, list, cell);
    return SDYRT_OK;
}

/* `[<..>, <..>]` in an op's form, and as a full attribute */
static sdyrt_status read_shardings(sdyi_parser *p, const sdyi_attr **attr) {
    return sdyi_read_items(p, add_sharding, 0, SDYI_ATTR_SHARDINGS, attr);
}

static sdyrt_status read_shardings_attr(sdyi_parser *p,
                                        const sdyi_attr **attr) {
    return sdyi_read_items(p, add_sharding, 1, SDYI_ATTR_SHARDINGS, attr);
}

/* -- axes ------------------------------------------------------------------ */

/* `{"a", "b":(1)2}`; `parameter` of `what`, in errors */
static sdyrt_status read_axes_of(sdyi_parser *p, const char *what,
                                 const char *parameter,
                                 const sdyi_attr **attr) {
    sdyi_refs *const refs = SDYI_NEW(p->zone, sdyi_refs, 1);
    sdyi_span list;
    const sdyrt_status status = sdyi_sdy_again(
        p, sdyi_refs_read_list(refs, &p->lexer, SDYRT_KIND_PARSE_AXIS, &list,
                               NULL));
    SDYI_TRY(p->lexer.failure.n_parts == 0 && !p->lexer.failure.is_reported
                 ? status
                 : SDYI_PARSE_PART(p, status, what, parameter,
                                   "::llvm::ArrayRef<AxisRefAttr>"));
    sdyi_cell *const cells = SDYI_NEW(p->zone, sdyi_cell, 3 * list.count);
    for (int i = 0; i < list.count; i++) {
        const sdyi_ref ref = list.refs[i];
        if (ref.sub && ref.pre == 0 && ref.size == 0) /* stored, it would be the
                                                         full axis */
            return sdyi_parse_fail_own(p,
                                       "a sub-axis \"%s\":(0)0 is not "
                                       "possible",
                                       refs->unknown[ref.axis]);
        cells[3 * i].integer =
            sdyi_name_of_string(p->pool, refs->unknown[ref.axis]);
        cells[3 * i + 1].integer = ref.sub ? ref.pre : 0;
        cells[3 * i + 2].integer = ref.sub ? ref.size : 0;
    }
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_AXES, 0, NULL, cells,
                           3 * (int64_t)list.count);
    return SDYRT_OK;
}

static sdyrt_status read_axes(sdyi_parser *p, const sdyi_attr **attr) {
    return read_axes_of(p, "Sdy_AxisRefList", "value", attr);
}

static sdyrt_status add_axes(sdyi_parser *p, int id, sdyi_cell_list *list) {
    static const sdyi_attr_row row = {.form = SDYI_FORM_AXES};
    (void)id;
    sdyi_cell cell = {.attr = NULL};
    SDYI_TRY(SDYI_PARSE_PART(p, sdyi_read_form(p, &row, &cell.attr),
                             "Sdy_ListOfAxisRefLists", "value",
                             "::llvm::ArrayRef<AxisRefListAttr>"));
    sdyi_cell_list_add(p, list, cell);
    return SDYRT_OK;
}

/* `[{"a"}, {}]` */
static sdyrt_status read_axes_lists(sdyi_parser *p, const sdyi_attr **attr) {
    return sdyi_read_items(p, add_axes, 0, SDYI_ATTR_AXES_LISTS, attr);
}

/* Error on an empty list of axes. */
static sdyrt_status expect_axis(sdyi_parser *p, const char *what) {
    const sdyi_lexer start = p->lexer;
    if (!sdyi_take(p, "{") || !sdyi_at(p, "}")) {
        p->lexer = start;
        return SDYRT_OK;
    }
    const sdyrt_status status =
        SDYI_PARSE_PART(p, sdyi_parse_fail_own(p, "expected string"),
                        "Sdy_AxisRef", "name", "::llvm::StringRef");
    return SDYI_PARSE_PART(p, status, what, "axes",
                           "::llvm::ArrayRef<AxisRefAttr>");
}

sdyrt_status sdyi_read_a2a_cells(sdyi_parser *p, sdyi_cell_list *list) {
    static const char name[] = "Sdy_AllToAllParamAttr";
    sdyi_cell axes = {.attr = NULL};
    SDYI_TRY(expect_axis(p, name));
    SDYI_TRY(read_axes_of(p, name, "axes", &axes.attr));
    sdyi_cell_list_add(p, list, axes);
    SDYI_TRY(sdyi_expect(p, ":"));
    SDYI_TRY(SDYI_PARSE_PART(p, sdyi_add_integer(p, 0, list), name, "src_dim",
                             "int64_t"));
    SDYI_TRY(sdyi_expect(p, "->"));
    return SDYI_PARSE_PART(p, sdyi_add_integer(p, 0, list), name, "tgt_dim",
                           "int64_t");
}

static sdyrt_status add_a2a_param(sdyi_parser *p, int id,
                                  sdyi_cell_list *list) {
    (void)id;
    return SDYI_PARSE_PART(
        p,
        sdyi_read_either(p, "sdy.all_to_all_param", sdyi_read_a2a_cells, list),
        "Sdy_AllToAllParamList", "value",
        "::llvm::ArrayRef<AllToAllParamAttr>");
}

static sdyrt_status read_a2a_params(sdyi_parser *p, const sdyi_attr **attr) {
    return sdyi_read_items(p, add_a2a_param, 0, SDYI_ATTR_A2A_PARAMS, attr);
}

static sdyrt_status add_axis_name(sdyi_parser *p, int id,
                                  sdyi_cell_list *list) {
    (void)id;
    const sdyi_attr *name = NULL;
    SDYI_TRY(SDYI_PARSE_PART(p, sdyi_read_attr_kind(p, SDYI_ATTR_STRING, &name),
                             "Sdy_ManualAxes", "value",
                             "::llvm::ArrayRef<StringAttr>"));
    const sdyi_cell cell = {
        .integer =
            sdyi_name_of(p->pool, sdyi_attr_text(name), (size_t)name->n)};
    sdyi_cell_list_add(p, list, cell);
    return SDYRT_OK;
}

/* `{"a", "b"}`, without sub-axes */
static sdyrt_status read_manual_axes(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_cell_list list = {.cells = NULL};
    SDYI_TRY(sdyi_read_list(p, "{", "}", add_axis_name, 0, &list));
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_MANUAL_AXES, 0, NULL, list.cells,
                           list.n);
    return SDYRT_OK;
}

/* -- printing -------------------------------------------------------------- */

static void print_mesh(sdyi_printer *out, const sdyi_attr *attr) {
    const sdyrt_mesh *const mesh = sdyi_attr_get_mesh(attr);
    const size_t bytes = sdyrt_mesh_print(mesh, NULL, 0) + 1;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&out->pool->scratch);
    char *const text = sdyi_zone_alloc_raw(&out->pool->scratch, bytes);
    (void)sdyrt_mesh_print(mesh, text, bytes);
    sdyi_put_bytes(out, text, bytes - 1);
    sdyi_zone_reset(&out->pool->scratch, mark);
}

static void print_sharding(sdyi_printer *out, const sdyi_attr *attr) {
    char text[1024];
    const sdyrt_sharding *const sharding = sdyi_attr_get_sharding(attr);
    const size_t length = sdyrt_sharding_print(sharding, text, sizeof text);
    if (length < sizeof text) {
        sdyi_put_bytes(out, text, length);
        return;
    }
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&out->pool->scratch);
    char *const all = sdyi_zone_alloc_raw(&out->pool->scratch, length + 1);
    (void)sdyrt_sharding_print(sharding, all, length + 1);
    sdyi_put_bytes(out, all, length);
    sdyi_zone_reset(&out->pool->scratch, mark);
}

static void print_axes(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_put(out, '{');
    for (int64_t i = 0; i < attr->n; i += 3) {
        sdyi_comma(out, i);
        sdyi_print_quoted_name(out, attr->cells[i].integer);
        if (attr->cells[i + 1].integer != 0 || attr->cells[i + 2].integer != 0)
            sdyi_print(out, ":(%lld)%lld",
                       (long long)attr->cells[i + 1].integer,
                       (long long)attr->cells[i + 2].integer);
    }
    sdyi_put(out, '}');
}

void sdyi_print_a2a_cells(sdyi_printer *out, const sdyi_cell *at) {
    print_axes(out, at[0].attr);
    sdyi_print(out, ": %lld->%lld", (long long)at[1].integer,
               (long long)at[2].integer);
}

static void print_a2a_params(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_put(out, '[');
    for (int64_t i = 0; i < attr->n; i += 3) {
        sdyi_comma(out, i);
        sdyi_print_a2a_cells(out, attr->cells + i);
    }
    sdyi_put(out, ']');
}

static void print_manual_axes(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_put(out, '{');
    for (int64_t i = 0; i < attr->n; i++) {
        sdyi_comma(out, i);
        sdyi_print_quoted_name(out, attr->cells[i].integer);
    }
    sdyi_put(out, '}');
}

static void print_shardings(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_print_list(out, attr, print_sharding);
}

static void print_axes_lists(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_print_list(out, attr, print_axes);
}

/* -- forms of ops ---------------------------------------------------------- */

/* `max ` before the axes; a sum, the default, is not printed. */
static sdyrt_status read_reduction(sdyi_syntax_reader *r) {
    const sdyi_attr *attr;
    if (!sdyi_at_keyword(r->p))
        return SDYRT_OK;
    SDYI_TRY(sdyi_read_enum(r->p, SDYI_ENUM_REDUCTION_OP, &attr));
    if (attr->cells[0].integer != 0)
        sdyi_syntax_set(r, SDYI_NAME_REDUCTION_OP, attr);
    return SDYRT_OK;
}

static void print_reduction(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const attr = sdyi_op_attr(op, SDYI_NAME_REDUCTION_OP);
    if (attr == NULL || attr->cells[0].integer == 0)
        return;
    sdyi_print_enum_word(out, attr);
    sdyi_put(out, ' ');
}

/* -- the dialect ----------------------------------------------------------- */

static const sdyi_attr_reader attrs[] = {
    {"sdy.mesh", read_mesh, false},
    {"sdy.sharding", read_sharding, false},
    {"sdy.sharding_per_value", read_shardings_attr, true},
    {"sdy.op_sharding_rule", sdyi_read_rule, false},
    {"sdy.axis_ref_list", read_axes, false},
    {"sdy.list_of_axis_ref_lists", read_axes_lists, false},
    {"sdy.all_to_all_param_list", read_a2a_params, false},
    {"sdy.manual_axes", read_manual_axes, false},
#define PIECE(constant, name) {"sdy." #name, sdyi_read_piece_##name, false},
    SDYI_PIECES(PIECE){NULL, NULL, false}};

static const sdyi_kind_form kinds[] = {
    {SDYI_ATTR_MESH, SDYI_FORM_MESH, read_mesh, print_mesh, "#sdy.mesh", ""},
    {SDYI_ATTR_SHARDING, SDYI_FORM_SHARDING, read_sharding, print_sharding,
     "#sdy.sharding", ""},
    {SDYI_ATTR_SHARDINGS, SDYI_FORM_SHARDINGS, read_shardings, print_shardings,
     "#sdy.sharding_per_value<", ">"},
    {SDYI_ATTR_AXES, SDYI_FORM_AXES, read_axes, print_axes,
     "#sdy<axis_ref_list", ">"},
    {SDYI_ATTR_AXES_LISTS, SDYI_FORM_AXES_LISTS, read_axes_lists,
     print_axes_lists, "#sdy<list_of_axis_ref_lists", ">"},
    {SDYI_ATTR_A2A_PARAMS, SDYI_FORM_A2A_PARAMS, read_a2a_params,
     print_a2a_params, "#sdy<all_to_all_param_list", ">"},
    {SDYI_ATTR_MANUAL_AXES, SDYI_FORM_MANUAL_AXES, read_manual_axes,
     print_manual_axes, "#sdy<manual_axes", ">"},
    {SDYI_ATTR_RULE, SDYI_FORM_ANY, sdyi_read_rule, sdyi_print_rule,
     "#sdy.op_sharding_rule", ""},
    {SDYI_ATTR_PIECE, SDYI_FORM_ANY, NULL, sdyi_print_piece, "#", ""},
    {.before = NULL}};

static const sdyi_syntax_form forms[] = {
    {"reduction", read_reduction, print_reduction, {"reduction_op"}},
    {NULL, NULL, NULL, {NULL}}};

const sdyi_dialect sdyi_dialect_sdy = {.name = "sdy",
                                       .prefix = "Sdy",
                                       .is_generated = true,
                                       .attrs = attrs,
                                       .kinds = kinds,
                                       .forms = forms};
