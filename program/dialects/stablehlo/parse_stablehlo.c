/* The text of StableHLO: types, and attributes that are more than a record's
 * fields: accuracies, dot algorithms, replica groups by mesh axes, meshes,
 * bounds. */
#include "program/dialects/stablehlo/hlo_attrs.h"
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/ir/float.h"
#include "program/ir/record.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* -- accuracies ------------------------------------------------------------ */

/* Tolerances are nonnegative, and only mode TOLERANCE may have any. */
static sdyrt_status check_accuracy(sdyi_parser *p, sdyi_loc place,
                                   const sdyi_cell *cells) {
    (void)place;
    const sdyi_attr *const mode = cells[3].attr;
    const int64_t atol = cells[0].attr->cells[0].integer,
                  rtol = cells[1].attr->cells[0].integer,
                  ulps = cells[2].attr->cells[0].integer;
    if (sdyi_float_value(SDYI_F64, (uint64_t)atol) < 0 ||
        sdyi_float_value(SDYI_F64, (uint64_t)rtol) < 0 || ulps < 0)
        return sdyi_parse_fail(p, "Negative tolerance");
    if ((atol == 0 && rtol == 0 && ulps == 0) ||
        !sdyi_attr_is(mode, SDYI_ATTR_ENUM) ||
        mode->number != SDYI_ENUM_RESULT_ACCURACY_MODE)
        return SDYRT_OK;
    const char *const word = sdyi_enums[SDYI_ENUM_RESULT_ACCURACY_MODE]
                                 .words[mode->cells[0].integer];
    return strcmp(word, "TOLERANCE") == 0
               ? SDYRT_OK
               : sdyi_parse_fail(p,
                                 "Invalid tolerances for ResultAccuracyAttr "
                                 "with mode %s, must be all zero.",
                                 word);
}

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

static sdyrt_status check_dot_algorithm(sdyi_parser *p, sdyi_loc place,
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
static sdyrt_status check_mesh_axes(sdyi_parser *p, sdyi_loc place,
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
static sdyrt_status read_mesh(sdyi_parser *p, const sdyi_attr **attr) {
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

/* `<axes=[<name = "x", size = 2>], device_ids=dense<[1, 0]> : ..>` */
static void print_mesh(sdyi_printer *out, const sdyi_attr *attr) {
    const sdyi_attr *const axes = attr->cells[0].attr;
    sdyi_puts(out, "<axes=[");
    for (int64_t i = 0; i < axes->n; i++) {
        sdyi_comma(out, i);
        sdyi_print_record(out, axes->cells[i].attr);
    }
    sdyi_put(out, ']');
    if (attr->cells[1].attr != NULL) {
        sdyi_puts(out, ", device_ids=");
        sdyi_print_attr(out, attr->cells[1].attr);
    }
    sdyi_put(out, '>');
}

/* `(1)2` */
static sdyrt_status read_sub_axis(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyi_attr *part = NULL;
    char text[96];
    SDYI_TRY(sdyi_read_part(p, &part));
    const int n = snprintf(text, sizeof text,
                           "stablehlo<sub_axis_info(%" PRId64 ")%" PRId64 ">",
                           part->cells[0].integer, part->cells[1].integer);
    *attr = sdyi_attr_bytes(p->pool, SDYI_ATTR_OPAQUE, NULL, text, (size_t)n);
    return SDYRT_OK;
}

/* -- bounds ---------------------------------------------------------------- */

/* `4, ?` up to `close`, which is consumed */
static sdyrt_status read_sizes(sdyi_parser *p, const char *close,
                               const sdyi_attr **attr) {
    int64_t *sizes = NULL;
    int n = 0, capacity = 0;
    if (!sdyi_at(p, close)) {
        do {
            SDYI_GROW(p->zone, sizes, n, capacity);
            sizes[n] = SDYRT_DYNAMIC;
            if (!sdyi_take(p, "?"))
                SDYI_TRY(sdyi_read_integer(p, &sizes[n]));
            n++;
        } while (sdyi_take(p, ","));
    }
    SDYI_TRY(sdyi_expect(p, close));
    const sdyi_cell cell = {.attr = sdyi_attr_i64s(p->pool, sizes, n)};
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_RECORD, SDYI_RECORD_BOUNDS, NULL,
                           &cell, 1);
    return SDYRT_OK;
}

/* `#stablehlo.bounds<4, ?>`, from `<` on */
static sdyrt_status read_bounds(sdyi_parser *p, const sdyi_attr **attr) {
    SDYI_TRY(sdyi_expect(p, "<"));
    return read_sizes(p, ">", attr);
}

/* `<bounds = [4, ?]>` of type_extensions, the same as bounds */
static sdyrt_status read_type_extensions(sdyi_parser *p,
                                         const sdyi_attr **attr) {
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(sdyi_expect(p, "bounds"));
    SDYI_TRY(sdyi_expect(p, "="));
    SDYI_TRY(sdyi_expect(p, "["));
    SDYI_TRY(read_sizes(p, "]", attr));
    return sdyi_expect(p, ">");
}

/* `<4, ?>` */
static void print_bounds(sdyi_printer *out, const sdyi_attr *attr) {
    const sdyi_attr *const sizes = attr->cells[0].attr;
    sdyi_put(out, '<');
    for (int64_t i = 0; i < sizes->n; i++) {
        sdyi_comma(out, i);
        if (sizes->cells[i].integer == SDYRT_DYNAMIC)
            sdyi_put(out, '?');
        else
            sdyi_print(out, "%lld", (long long)sizes->cells[i].integer);
    }
    sdyi_put(out, '>');
}

/* -- types ----------------------------------------------------------------- */

/* `<tensor<f32>, tensor<i32>>` */
static sdyrt_status read_future(sdyi_parser *p, const sdyi_dialect_name *name,
                                sdyi_loc place, const sdyi_type **type) {
    (void)name;
    place = sdyi_place(p); /* of `<` */
    sdyi_type_list list = {.types = NULL};
    SDYI_TRY(sdyi_expect(p, "<"));
    do {
        const sdyi_type *item = NULL;
        SDYI_TRY(SDYI_PARSE_PART(p, sdyi_read_type(p, &item),
                                 "StableHLO_Future", "types",
                                 "::llvm::ArrayRef<::mlir::Type>"));
        sdyi_type_list_add(p, &list, item);
    } while (sdyi_take(p, ","));
    SDYI_TRY(sdyi_expect(p, ">"));
    for (int i = 0; i < list.n; i++)
        if (!sdyi_type_is(list.types[i], SDYI_TYPE_TENSOR))
            return sdyi_error_at(p->pool, place,
                                 "future element type must be a ranked tensor, "
                                 "but got %s",
                                 sdyi_type_text(p->pool, list.types[i]));
    *type = sdyi_type_future(p->pool, list.types, list.n);
    return SDYRT_OK;
}

static void print_future(sdyi_printer *out, const sdyi_type *type) {
    sdyi_puts(out, "!stablehlo.future<");
    for (int i = 0; i < type->n; i++) {
        sdyi_comma(out, i);
        sdyi_print_type(out, type->cells[i].type);
    }
    sdyi_put(out, '>');
}

static sdyrt_status read_token(sdyi_parser *p, const sdyi_dialect_name *name,
                               sdyi_loc place, const sdyi_type **type) {
    (void)name;
    (void)place;
    *type = sdyi_type_simple(p->pool, SDYI_TYPE_TOKEN);
    return SDYRT_OK;
}

static void print_token(sdyi_printer *out, const sdyi_type *type) {
    (void)type;
    sdyi_puts(out, "!stablehlo.token");
}

/* -- the dialect ----------------------------------------------------------- */

static const sdyi_attr_reader attrs[] = {
    {"stablehlo.mesh", read_mesh, false},
    {"stablehlo.sub_axis_info", read_sub_axis, false},
    {"stablehlo.conv", sdyi_read_conv_attr, false},
    {"stablehlo.bounds", read_bounds, false},
    {"stablehlo.type_extensions", read_type_extensions, false},
    {NULL, NULL, false}};

static const sdyi_type_form types[] = {
    {"future", false, read_future, SDYI_TYPE_FUTURE, print_future},
    {"token", false, read_token, SDYI_TYPE_TOKEN, print_token},
    {.read = NULL}};

static const sdyi_record_form records[SDYI_RECORD_COUNT] = {
    [SDYI_RECORD_CONV] = {.read = sdyi_read_conv,
                          .print = sdyi_print_conv,
                          .print_full = sdyi_print_conv_attr},
    [SDYI_RECORD_BOUNDS] = {.print_full = print_bounds},
    [SDYI_RECORD_HLO_MESH] = {.print_full = print_mesh},
    [SDYI_RECORD_RESULT_ACCURACY] = {.check = check_accuracy},
    [SDYI_RECORD_DOT_ALGORITHM] = {.check = check_dot_algorithm},
    [SDYI_RECORD_REPLICA_GROUP_MESH_AXES] = {.check = check_mesh_axes},
};

const sdyi_dialect sdyi_dialect_stablehlo = {
    .name = "stablehlo",
    .prefix = "StableHLO",
    .unknown_attr = "unknown StableHLO attribute",
    .unknown_type = "unknown stablehlo type",
    .attrs = attrs,
    .types = types,
    .forms = sdyi_stablehlo_forms,
    .records = records};

const sdyi_dialect sdyi_dialect_chlo = {
    .name = "chlo", .prefix = "CHLO", .unknown_attr = "unknown chlo attribute"};
