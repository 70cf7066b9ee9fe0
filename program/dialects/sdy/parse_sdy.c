/* Parser of attributes with structure: shardings, meshes, enums and records.
 * The text forms of meshes and shardings are parsed by the mesh library. */
#include "mesh/internal.h"
#include "mesh/refs.h"
#include "program/ir/extension.h"
#include "program/ir/record.h"
#include "program/text/parser.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- meshes and shardings -------------------------------------------------- */

static sdyrt_status read_mesh(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyrt_mesh **const mesh = sdyi_pool_mesh_slot(p->pool);
    SDYI_TRY(sdyi_parse_again(p, sdyi_mesh_read(&p->lexer, mesh)));
    *attr = sdyi_attr_mesh(p->pool, *mesh);
    return SDYRT_OK;
}

static sdyrt_status read_sharding(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyrt_sharding **const slot = sdyi_pool_sharding_slot(p->pool);
    SDYI_TRY(sdyi_parse_again(
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

/* `[item, item]` as an attribute of this kind */
static sdyrt_status read_items(sdyi_parser *p, sdyi_read_item *read, int id,
                               sdyi_attr_kind kind, const sdyi_attr **attr) {
    sdyi_cell_list list = {.cells = NULL};
    SDYI_TRY(sdyi_read_list(p, "[", "]", read, id, &list));
    *attr = sdyi_attr_make(p->pool, kind, 0, NULL, list.cells, list.n);
    return SDYRT_OK;
}

/* `[<..>, <..>]` in an op's form, and as a full attribute */
static sdyrt_status read_shardings(sdyi_parser *p, const sdyi_attr **attr) {
    return read_items(p, add_sharding, 0, SDYI_ATTR_SHARDINGS, attr);
}

static sdyrt_status read_shardings_attr(sdyi_parser *p,
                                        const sdyi_attr **attr) {
    return read_items(p, add_sharding, 1, SDYI_ATTR_SHARDINGS, attr);
}

/* -- axes ------------------------------------------------------------------ */

/* `{"a", "b":(1)2}`; `parameter` of `what`, in errors */
static sdyrt_status read_axes_of(sdyi_parser *p, const char *what,
                                 const char *parameter,
                                 const sdyi_attr **attr) {
    sdyi_refs *const refs = SDYI_NEW(p->zone, sdyi_refs, 1);
    sdyi_span list;
    const sdyrt_status status = sdyi_parse_again(
        p, sdyi_refs_read_list(refs, &p->lexer, SDYRT_KIND_PARSE_AXIS, &list,
                               NULL));
    SDYI_TRY(p->lexer.n_parts == 0 && !p->lexer.is_told
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
    return read_items(p, add_axes, 0, SDYI_ATTR_AXES_LISTS, attr);
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
    return read_items(p, add_a2a_param, 0, SDYI_ATTR_A2A_PARAMS, attr);
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

/* -- axes of grids --------------------------------------------------------- */

static sdyrt_status add_i16s(sdyi_parser *p, int id, sdyi_cell_list *list) {
    static const sdyi_attr_row row = {.form = SDYI_FORM_I16S};
    (void)id;
    sdyi_cell cell = {.attr = NULL};
    SDYI_TRY(sdyi_read_form(p, &row, &cell.attr));
    sdyi_cell_list_add(p, list, cell);
    return SDYRT_OK;
}

/* `[[0], []]` */
sdyrt_status sdyi_read_grid_axes(sdyi_parser *p, const sdyi_attr **attr) {
    return read_items(p, add_i16s, 0, SDYI_ATTR_GRID_AXES, attr);
}

/* -- dialect attributes ---------------------------------------------------- */

static const sdyi_attr_reader forms[] = {
    {"sdy.mesh", read_mesh, false},
    {"sdy.sharding", read_sharding, false},
    {"sdy.sharding_per_value", read_shardings_attr, true},
    {"sdy.op_sharding_rule", sdyi_read_rule, false},
    {"sdy.axis_ref_list", read_axes, false},
    {"sdy.list_of_axis_ref_lists", read_axes_lists, false},
    {"sdy.all_to_all_param_list", read_a2a_params, false},
    {"sdy.manual_axes", read_manual_axes, false},
    {"sdy.axis_ref", sdyi_read_axis_ref, false},
    {"sdy.dimension_sharding", sdyi_read_dimension, false},
    {"sdy.sub_axis_info", sdyi_read_sub_axis, false},
    {"sdy.mesh_axis", sdyi_read_mesh_axis, false},
    {"sdy.edge_value_ref", sdyi_read_edge_value, false},
    {"sdy.axis_to_propagation_details", sdyi_read_edge_details, false},
    {"sdy.propagation_one_step", sdyi_read_edge_step, false},
    {"sdy.propagation_edges", sdyi_read_edges, false},
    {"sdy.all_to_all_param", sdyi_read_a2a_param, false},
    {"sdy.tensor_mapping", sdyi_read_tensor_mapping, false},
    {"sdy.dim_mapping", sdyi_read_dim_mapping, false},
    {"stablehlo.mesh", sdyi_read_hlo_mesh, false},
    {"stablehlo.sub_axis_info", sdyi_read_hlo_sub_axis, false},
    {"stablehlo.conv", sdyi_read_conv_attr, false},
    {"stablehlo.bounds", sdyi_read_bounds, false},
    {"stablehlo.type_extensions", sdyi_read_type_extensions, false},
};

static sdyrt_status read_with(sdyi_parser *p, const sdyi_attr_reader *reader,
                              const sdyi_attr **attr) {
    if (!reader->is_in_brackets)
        return reader->read(p, attr);
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(reader->read(p, attr));
    return sdyi_expect(p, ">");
}

/* Consume `word` at the start of a text; false: the text begins otherwise. */
static bool eat(const char **at, const char *end, const char *word) {
    const size_t n = strlen(word);
    if ((size_t)(end - *at) < n || memcmp(*at, word, n) != 0)
        return false;
    *at += n;
    return true;
}

/* A dialect's name, current or former. */
static bool eat_dialect(const char **at, const char *end, const char *dialect) {
    if (eat(at, end, dialect))
        return true;
    const sdyi_extension *e;
    for (int i = 0; (e = sdyi_extension_at(i)) != NULL; i++)
        if (e->old != NULL && strcmp(dialect, e->old->current) == 0)
            return eat(at, end, e->old->dialect);
    return false;
}

/* Consume `dialect.name` after `#`; or, in `#dialect<name`, with `outer` its
 * first token, the name. */
static bool take_name(sdyi_parser *p, const sdyi_token *outer,
                      const char *dialect, const char *name) {
    const sdyi_token *const token = &p->lexer.token;
    const sdyi_token *const first = outer == NULL ? token : outer;
    const char *at = first->start + 1, *end = first->start + first->length;
    if (token->kind != SDYI_TOKEN_WORD || !eat_dialect(&at, end, dialect))
        return false;
    if (outer != NULL && at != end)
        return false;
    if (outer == NULL && !eat(&at, end, "."))
        return false;
    if (outer != NULL) {
        at = token->start;
        end = at + token->length;
    }
    if (!eat(&at, end, name) || at != end)
        return false;
    sdyi_lexer_next(&p->lexer);
    return true;
}

/* The same for a full name `dialect.name`. */
static bool take_full_name(sdyi_parser *p, const sdyi_token *outer,
                           const char *full) {
    char dialect[16];
    const char *const dot = strchr(full, '.');
    (void)snprintf(dialect, sizeof dialect, "%.*s", (int)(dot - full), full);
    return take_name(p, outer, dialect, dot + 1);
}

/* `<max>` */
static sdyrt_status read_angled_enum(sdyi_parser *p, int id,
                                     const sdyi_attr **attr) {
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(sdyi_read_enum(p, id, attr));
    return sdyi_expect(p, ">");
}

/* The reader of the attribute of an extension whose name is next, which is
 * consumed; NULL: it is of none. */
static const sdyi_attr_reader *take_extended(sdyi_parser *p,
                                             const sdyi_token *outer) {
    const sdyi_extension *e;
    for (int i = 0; (e = sdyi_extension_at(i)) != NULL; i++)
        for (const sdyi_attr_reader *r = e->attrs; r != NULL && r->name != NULL;
             r++)
            if (take_full_name(p, outer, r->name))
                return r;
    return NULL;
}

/* Starts at `#dialect.name ..`, or after `#dialect<`, of which `outer` is the
 * first token. */
static sdyrt_status read_named(sdyi_parser *p, const sdyi_token *outer,
                               bool *is_own, const sdyi_attr **attr) {
    *is_own = true;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (take_full_name(p, outer, forms[i].name))
            return read_with(p, &forms[i], attr);
    const sdyi_attr_reader *const extended = take_extended(p, outer);
    if (extended != NULL)
        return read_with(p, extended, attr);
    for (int i = 0; i < SDYI_RECORD_COUNT; i++)
        if (take_full_name(p, outer, sdyi_records[i].name))
            return sdyi_read_record(p, i, attr);
    for (int i = 0; i < SDYI_ENUM_COUNT; i++) {
        if (i == SDYI_ENUM_PROPAGATION_DIRECTION || /* stored as an i32 */
            !take_name(p, outer, sdyi_enums[i].dialect, sdyi_enums[i].name))
            continue;
        return i == SDYI_ENUM_RESULT_ACCURACY_MODE ||
                       (i == SDYI_ENUM_REDUCTION_KIND && sdyi_at(p, "<"))
                   ? read_angled_enum(p, i, attr)
                   : sdyi_read_enum(p, i, attr);
    }
    *is_own = false;
    return SDYRT_OK;
}

/* `#dialect<name ..>` */
static sdyrt_status read_angled(sdyi_parser *p, bool *is_own,
                                const sdyi_attr **attr) {
    const sdyi_lexer before = p->lexer;
    sdyi_lexer_next(&p->lexer);
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(read_named(p, &before.token, is_own, attr));
    if (*is_own && sdyi_take(p, ">"))
        return SDYRT_OK;
    sdyi_parse_back(p, &before);
    size_t length; /* MLIR ignores the rest of the body */
    return *is_own ? sdyi_skip_dialect_text(p, &length) : SDYRT_OK;
}

sdyrt_status sdyi_read_own_attr(sdyi_parser *p, bool *is_own,
                                const sdyi_attr **attr) {
    const sdyi_token *const token = &p->lexer.token;
    return memchr(token->start, '.', token->length) == NULL
               ? read_angled(p, is_own, attr)
               : read_named(p, NULL, is_own, attr);
}

/* -- in custom form -------------------------------------------------------- */

static sdyrt_status add_enum(sdyi_parser *p, int id, sdyi_cell_list *list) {
    sdyi_cell cell = {.attr = NULL};
    SDYI_TRY(sdyi_read_enum(p, id, &cell.attr));
    sdyi_cell_list_add(p, list, cell);
    return SDYRT_OK;
}

/* `[DEFAULT, HIGH]` */
static sdyrt_status read_enums(sdyi_parser *p, int id, const sdyi_attr **attr) {
    sdyi_cell_list list = {.cells = NULL};
    SDYI_TRY(sdyi_read_list(p, "[", "]", add_enum, id, &list));
    *attr =
        sdyi_attr_make(p->pool, SDYI_ATTR_ARRAY, 0, NULL, list.cells, list.n);
    return SDYRT_OK;
}

/* Forms that MLIR parses without accepting a full attribute. */
static bool is_form_only(sdyi_form form) {
    return form == SDYI_FORM_ENUMS || form == SDYI_FORM_ENUM_I32 ||
           form == SDYI_FORM_RECORD || form == SDYI_FORM_SHARDINGS;
}

sdyrt_status sdyi_read_form(sdyi_parser *p, const sdyi_attr_row *row,
                            const sdyi_attr **attr) {
    if (sdyi_at_attribute(p) && !is_form_only(row->form))
        return sdyi_read_whole(p, row, attr);
    switch (row->form) {
    case SDYI_FORM_I64S:
    case SDYI_FORM_I16S:
    case SDYI_FORM_BOOLS:
        return sdyi_read_numbers(p, row->form, attr);
    case SDYI_FORM_GRID_AXES:
        return sdyi_read_grid_axes(p, attr);
    case SDYI_FORM_ENUM:
        if (row->number == SDYI_ENUM_REDUCTION_KIND && sdyi_at(p, "<"))
            return read_angled_enum(p, row->number, attr);
        return sdyi_read_enum(p, row->number, attr);
    case SDYI_FORM_ENUM_I32:
        return sdyi_read_enum_i32(p, row->number, row->name, attr);
    case SDYI_FORM_ENUMS:
        return read_enums(p, row->number, attr);
    case SDYI_FORM_RECORD:
        return row->number == SDYI_RECORD_CONV
                   ? sdyi_read_conv(p, attr)
                   : sdyi_read_record(p, row->number, attr);
    case SDYI_FORM_MESH:
        return read_mesh(p, attr);
    case SDYI_FORM_SHARDING:
        return read_sharding(p, attr);
    case SDYI_FORM_SHARDINGS:
        return read_shardings(p, attr);
    case SDYI_FORM_AXES:
        return read_axes(p, attr);
    case SDYI_FORM_AXES_LISTS:
        return read_axes_lists(p, attr);
    case SDYI_FORM_A2A_PARAMS:
        return read_a2a_params(p, attr);
    case SDYI_FORM_MANUAL_AXES:
        return read_manual_axes(p, attr);
    case SDYI_FORM_I64:
    case SDYI_FORM_I32:
    case SDYI_FORM_INDEX:
    case SDYI_FORM_STRING:
    case SDYI_FORM_ANY:
    case SDYI_FORM_F32:
    case SDYI_FORM_BOOL:
    case SDYI_FORM_SYMBOL:
    case SDYI_FORM_TYPE:
    case SDYI_FORM_UNIT:
    case SDYI_FORM_SEGMENTS:
    case SDYI_FORM_ARRAY:
    case SDYI_FORM_DICT:
    case SDYI_FORM_ELEMENTS:
        break;
    }
    return sdyi_read_whole(p, row, attr);
}
