/* Parser of StableHLO attributes that are more than a record's fields: dot
 * algorithms, replica groups by mesh axes, meshes. */
#include "program/ir/record.h"
#include "program/text/parser.h"
#include "program/text/print.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* -- algorithms of products ------------------------------------------------ */

/* Any 8-bit float. */
static const char small[] = "f8";

/* Algorithms that some hardware implements. */
static const struct {
    const char *in, *sum;
    int n_products;
} algorithms[] = {{small, "f32", 1},   {"f16", "f16", 1},  {"f16", "f32", 1},
                  {"bf16", "bf16", 1}, {"bf16", "f32", 1}, {"bf16", "f32", 3},
                  {"bf16", "f32", 6},  {"bf16", "f32", 9}, {"tf32", "f32", 1},
                  {"tf32", "f32", 3},  {"f32", "f32", 1},  {"f64", "f64", 1}};

static bool is_float_of(const sdyi_type *type, const char *name) {
    if (!sdyi_type_is(type, SDYI_TYPE_FLOAT))
        return false;
    return name == small
               ? type->width == 8 && type->format != SDYI_F8E8M0FNU
               : strcmp(sdyi_float_name((sdyi_float)type->format), name) == 0;
}

static int64_t field_int(const sdyi_cell *cells, int field) {
    return cells[field].attr->cells[0].integer;
}

static bool is_known_algorithm(const sdyi_cell *cells) {
    const sdyi_type *const lhs = cells[0].attr->type,
                           *const rhs = cells[1].attr->type,
                           *const sum = cells[2].attr->type;
    const bool is_imprecise = field_int(cells, 6) != 0;
    if (field_int(cells, 3) != 1 || field_int(cells, 4) != 1)
        return false;
    if (is_float_of(lhs, small) && is_float_of(rhs, small) && lhs != rhs)
        return is_float_of(sum, "f32") && field_int(cells, 5) == 1;
    for (size_t i = 0; i < sizeof algorithms / sizeof algorithms[0]; i++)
        if (lhs == rhs && is_float_of(lhs, algorithms[i].in) &&
            is_float_of(sum, algorithms[i].sum) &&
            field_int(cells, 5) == algorithms[i].n_products)
            return !is_imprecise || algorithms[i].in == small;
    return false;
}

static sdyrt_status fail(sdyi_parser *p, sdyi_loc place, const char *text) {
    return p->own == NULL ? sdyi_error_at(p->pool, place, "%s", text)
                          : sdyi_error_at(p->pool, place, "custom op '%s' %s",
                                          p->own, text);
}

sdyrt_status sdyi_check_dot_algorithm(sdyi_parser *p, sdyi_loc place,
                                      const sdyi_cell *cells) {
    static const char *const counts[] = {
        "lhs component count must be positive",
        "rhs component count must be positive",
        "num primitive operations must be positive"};
    sdyi_pool *const pool = p->pool;
    for (int i = 0; i < 3; i++)
        if (field_int(cells, 3 + i) < 1)
            return fail(p, place, counts[i]);
    if (is_known_algorithm(cells))
        return SDYRT_OK;
    enum { ROOM = 1024 };
    char *const text = sdyi_zone_alloc(p->zone, ROOM);
    (void)snprintf(
        text, ROOM,
        "dot algorithm not known to be supported on any hardware: {lhs:%s, "
        "rhs:%s, accum:%s, lhs_components:%" PRId64 ", rhs_components:%" PRId64
        ", primitive_ops:%" PRId64 ", imprecise:%d}",
        sdyi_type_text(pool, cells[0].attr->type),
        sdyi_type_text(pool, cells[1].attr->type),
        sdyi_type_text(pool, cells[2].attr->type), field_int(cells, 3),
        field_int(cells, 4), field_int(cells, 5),
        (int)(field_int(cells, 6) & 1));
    return fail(p, place, text);
}

/* -- groups ---------------------------------------------------------------- */

static bool is_record(const sdyi_attr *attr, sdyi_record_id id) {
    return sdyi_attr_is(attr, SDYI_ATTR_RECORD) && attr->number == (int)id;
}

/* True if a #stablehlo.mesh has an axis of the reference's name. */
static bool has_axis(const sdyi_attr *mesh, const sdyi_attr *axis) {
    const sdyi_attr *const axes = mesh->cells[0].attr;
    for (int64_t i = 0; i < axes->n; i++)
        if (axes->cells[i].attr->cells[0].attr == axis->cells[0].attr)
            return true;
    return false;
}

/* A mesh by symbol, or inline: then its axes must include the referenced
 * ones. */
sdyrt_status sdyi_check_mesh_axes(sdyi_parser *p, sdyi_loc place,
                                  const sdyi_cell *cells) {
    const sdyi_attr *const mesh = cells[0].attr, *const axes = cells[1].attr;
    if (sdyi_attr_is(mesh, SDYI_ATTR_SYMBOL) && mesh->n == 1)
        return SDYRT_OK;
    if (!is_record(mesh, SDYI_RECORD_HLO_MESH))
        return sdyi_error_at(p->pool, place,
                             "mesh must be a FlatSymbolRefAttr or MeshAttr");
    for (int64_t i = 0; i < axes->n; i++) {
        const sdyi_attr *const axis = axes->cells[i].attr;
        if (!is_record(axis, SDYI_RECORD_AXIS_REF))
            return sdyi_error_at(p->pool, place,
                                 "expected AxisRefAttr in axes list");
        if (!has_axis(mesh, axis))
            return sdyi_error_at(p->pool, place,
                                 "axis '%s' not found in mesh definition",
                                 sdyi_attr_text(axis->cells[0].attr));
    }
    return SDYRT_OK;
}

/* -- #stablehlo.mesh ------------------------------------------------------- */

static sdyrt_status add_mesh_axis(sdyi_parser *p, int id,
                                  sdyi_cell_list *list) {
    const sdyi_attr_row row = {.form = SDYI_FORM_RECORD, .number = id};
    sdyi_cell cell = {.attr = NULL};
    SDYI_TRY(sdyi_at_attribute(p) ? sdyi_read_whole(p, &row, &cell.attr)
                                  : sdyi_read_record(p, id, &cell.attr));
    sdyi_cell_list_add(p, list, cell);
    return SDYRT_OK;
}

/* `[<name = "x", size = 2>]`, at least one */
static sdyrt_status read_mesh_axes(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_cell_list list = {.cells = NULL};
    SDYI_TRY(sdyi_expect(p, "["));
    do {
        SDYI_TRY(SDYI_PARSE_PART(
            p, add_mesh_axis(p, SDYI_RECORD_MESH_AXIS, &list), "StableHLO_Mesh",
            "axes", "::llvm::ArrayRef<stablehlo::MeshAxisAttr>"));
    } while (sdyi_take(p, ","));
    SDYI_TRY(sdyi_expect(p, "]"));
    *attr =
        sdyi_attr_make(p->pool, SDYI_ATTR_ARRAY, 0, NULL, list.cells, list.n);
    return SDYRT_OK;
}

static sdyrt_status read_device_ids(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_read_attr_kind(p, SDYI_ATTR_DENSE, attr));
    const sdyi_type *const number = (*attr)->type->element;
    return sdyi_type_is(number, SDYI_TYPE_INTEGER) ||
                   sdyi_type_is(number, SDYI_TYPE_INDEX)
               ? SDYRT_OK
               : sdyi_error_at(p->pool, place,
                               "invalid kind of attribute specified");
}

/* `<axes = [<name = "x", size = 2>], device_ids = dense<[1, 0]> : ..>` */
sdyrt_status sdyi_read_hlo_mesh(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_cell cells[2] = {{.attr = NULL}, {.attr = NULL}};
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(sdyi_expect(p, "axes"));
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(read_mesh_axes(p, &cells[0].attr));
    if (sdyi_take(p, ",")) {
        SDYI_TRY(sdyi_expect(p, "device_ids"));
        SDYI_TRY(sdyi_expect(p, "="));
        SDYI_TRY(SDYI_PARSE_PART(p, read_device_ids(p, &cells[1].attr),
                                 "StableHLO_Mesh", "device_ids",
                                 "DenseIntElementsAttr"));
    }
    SDYI_TRY(sdyi_expect(p, ">"));
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_RECORD, SDYI_RECORD_HLO_MESH,
                           NULL, cells, 2);
    return SDYRT_OK;
}

/* `(1)2` */
sdyrt_status sdyi_read_hlo_sub_axis(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyi_attr *part = NULL;
    char text[96];
    SDYI_TRY(sdyi_read_part(p, &part));
    const int n = snprintf(text, sizeof text,
                           "stablehlo<sub_axis_info(%" PRId64 ")%" PRId64 ">",
                           part->cells[0].integer, part->cells[1].integer);
    *attr = sdyi_attr_bytes(p->pool, SDYI_ATTR_OPAQUE, NULL, text, (size_t)n);
    return SDYRT_OK;
}
