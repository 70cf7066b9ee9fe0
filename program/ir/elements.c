/* Elements of constants: expands sparse<..>, looks up dense_resource<..>. */
#include "program/ir/elements.h"

#include "program/ir/diagnostic.h"
#include "program/ir/resource.h"
#include "program/ir/row.h"
#include "program/rows/op_kind.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* An attribute being read; `why`: reason that it has no elements, in the pool's
 * scratch. */
typedef struct reading {
    const sdyi_module *module;
    const sdyi_attr *attr;
    int64_t count;
    size_t width; /* bytes of an element */
    const char *why;
} reading;

static bool refuse(reading *r, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
static bool refuse(reading *r, const char *format, ...) {
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    r->why = sdyi_zone_string(&r->module->pool->scratch, text, strlen(text));
    return false;
}

static const char *type_text(const reading *r) {
    sdyi_pool *const pool = r->module->pool;
    return pool->hooks->attr_text(pool, sdyi_attr_of_type(pool, r->attr->type));
}

/* -- dense_resource<..> ---------------------------------------------------- */

static bool read_resource(reading *r, sdyi_elements *elements) {
    sdyi_pool *const pool = r->module->pool;
    const sdyi_attr *const attr = r->attr;
    const sdyi_resource *const found = sdyi_resource_of(r->module, attr);
    const char *const key =
        sdyi_name_text(pool, (sdyi_name)attr->cells[0].integer);
    if (found == NULL)
        return refuse(r,
                      "has no elements: dense_resource<%s> was left out when "
                      "the program was printed; print it without "
                      "large_elements_limit in Python, and without the options "
                      "--mlir-elide-..",
                      key);
    const unsigned char *const from =
        (const unsigned char *)sdyi_attr_text(found->bytes) +
        SDYI_RESOURCE_HEAD;
    const size_t n = (size_t)found->bytes->n - SDYI_RESOURCE_HEAD;
    const size_t bytes = (size_t)r->count * r->width;
    const bool is_packed = sdyi_type_is_bool(attr->type->element) &&
                           n != bytes && n == (bytes + 7) / 8;
    if (n != bytes && !is_packed)
        return refuse(r,
                      "resource '%s' has %zu bytes of elements, and those of "
                      "%s are %zu",
                      key, n, type_text(r), bytes);
    sdyi_dense_room room;
    sdyi_dense_open(pool, attr->type, false, bytes, &room);
    memcpy(room.bytes, from, n);
    if (is_packed)
        sdyi_dense_unpack(room.bytes, r->count);
    return sdyi_dense_elements(sdyi_dense_close_alike(pool, &room, r->width),
                               elements);
}

/* -- sparse<..> ------------------------------------------------------------ */

/* Row-major index of entry `i`. */
static int64_t place_of(const sdyi_type *type, const sdyi_attr *indices,
                        int64_t i) {
    int64_t at = 0;
    for (int d = 0; d < type->n; d++)
        at = at * type->cells[d].integer +
             sdyi_dense_i64_at(indices, i * type->n + d);
    return at;
}

/* Elements without an entry are 0; of two entries for an element the first
 * counts. */
static bool read_sparse(reading *r, sdyi_elements *elements) {
    sdyi_pool *const pool = r->module->pool;
    const sdyi_attr *const attr = r->attr;
    const sdyi_type *const element = attr->type->element;
    const size_t width = r->width;
    if (sdyi_type_is(element, SDYI_TYPE_FLOAT) &&
        element->format == SDYI_F8E8M0FNU)
        return refuse(r, "has no 0 for the elements that %s leaves out",
                      type_text(r));
    const bool is_splat = attr->n == 0 && r->count > 0;
    sdyi_dense_room room;
    sdyi_dense_open(pool, attr->type, is_splat,
                    is_splat ? width : (size_t)r->count * width, &room);
    memset(room.bytes, 0, is_splat ? width : (size_t)r->count * width);
    sdyi_elements values = {.bytes = NULL};
    const sdyi_attr *const indices = attr->n == 0 ? NULL : attr->cells[0].attr;
    const int64_t n =
        attr->n > 0 && sdyi_dense_elements(attr->cells[1].attr, &values)
            ? values.type->cells[0].integer
            : 0;
    for (int64_t i = n - 1; i >= 0; i--)
        memcpy(room.bytes + (size_t)place_of(attr->type, indices, i) * width,
               values.bytes + (values.is_splat ? 0 : (size_t)i * width), width);
    return sdyi_dense_elements(sdyi_dense_close_alike(pool, &room, width),
                               elements);
}

/* -- all ------------------------------------------------------------------- */

static bool refuse_form(reading *r) {
    sdyi_pool *const pool = r->module->pool;
    return refuse(r, "has no numbers: %s",
                  pool->hooks->attr_text(pool, r->attr));
}

static bool read(reading *r, sdyi_elements *elements) {
    const sdyi_attr *const attr = r->attr;
    if (sdyi_dense_elements(attr, elements))
        return true;
    if (!sdyi_attr_is(attr, SDYI_ATTR_SPARSE) &&
        !sdyi_attr_is(attr, SDYI_ATTR_RESOURCE))
        return refuse_form(r);
    const int bits = attr->type->element == NULL
                         ? 0
                         : sdyi_type_stored_bits(attr->type->element);
    r->width = (size_t)bits / 8;
    if (bits == 0 || !sdyi_type_is_static(attr->type) ||
        !sdyi_type_count(attr->type, &r->count) ||
        r->count > INT64_MAX / (int64_t)r->width)
        return refuse_form(r);
    return sdyi_attr_is(attr, SDYI_ATTR_SPARSE) ? read_sparse(r, elements)
                                                : read_resource(r, elements);
}

sdyrt_status sdyi_elements_of(const sdyi_op *op, const sdyi_attr *attr,
                              sdyi_elements *elements) {
    reading r = {.module = op->module, .attr = attr};
    return read(&r, elements) ? SDYRT_OK
                              : sdyi_error(op->module->pool, op, "%s", r.why);
}

bool sdyi_has_elements(const sdyi_op *op, const sdyi_attr *attr,
                       sdyi_elements *elements) {
    sdyi_zone *const scratch = &op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(scratch);
    reading r = {.module = op->module, .attr = attr};
    const bool has = sdyi_attr_has_elements(attr) && read(&r, elements);
    sdyi_zone_reset(scratch, mark);
    return has;
}

sdyi_name sdyi_constant_value_name(const sdyi_op *op) {
    return sdyi_op_attr(op, SDYI_NAME_VALUE) != NULL ? SDYI_NAME_VALUE
                                                     : SDYI_NAME_VALUES;
}

bool sdyi_constant_elements(const sdyi_value *value, sdyi_elements *elements) {
    const sdyi_op *const op = value->op;
    if (op == NULL || (!sdyi_op_has(op, SDYI_CONSTANT) &&
                       op->row->kind != SDYI_OP_SDY_CONSTANT))
        return false;
    return sdyi_has_elements(op, sdyi_op_attr(op, sdyi_constant_value_name(op)),
                             elements);
}
