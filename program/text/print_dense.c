/* Printer of constants. */
#include "program/text/print.h"

#include <string.h>

/* -- constants ------------------------------------------------------------- */

/* Limit of listed elements; larger constants are hexadecimal strings. */
#define MOST_LISTED 100

static uint64_t load(const unsigned char *from, int n_bytes) {
    uint64_t bits = 0;
    for (int i = 0; i < n_bytes; i++)
        bits |= (uint64_t)from[i] << 8 * i;
    return bits;
}

/* A number of more than 64 bits. */
static void print_wide(sdyi_printer *out, const sdyi_type *type,
                       const unsigned char *from, int n_bytes) {
    sdyi_zone *const zone = &out->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    const int n = sdyi_type_words(type);
    uint64_t *const words = SDYI_NEW(zone, uint64_t, n);
    for (int i = 0; i < n; i++)
        words[i] =
            load(from + 8 * i, n_bytes < 8 * i + 8 ? n_bytes - 8 * i : 8);
    const int over = 64 * n - type->width; /* unused bits of the last word */
    const uint64_t last = words[n - 1] << over;
    if (sdyi_type_is(type, SDYI_TYPE_INTEGER))
        words[n - 1] = type->sign == SDYI_UNSIGNED
                           ? last >> over
                           : (uint64_t)((int64_t)last >> over);
    sdyi_print_words(out, type, words, n);
    sdyi_zone_reset(zone, mark);
}

/* A number of `n_bytes`, sign extended for signed and signless types. */
static void print_stored(sdyi_printer *out, const sdyi_type *type,
                         const unsigned char *from, int n_bytes) {
    if (n_bytes > 8) {
        print_wide(out, type, from, n_bytes);
        return;
    }
    uint64_t bits = load(from, n_bytes);
    if (sdyi_type_is_bool(type))
        bits = bits != 0;
    if (sdyi_type_is(type, SDYI_TYPE_INTEGER) && type->sign != SDYI_UNSIGNED &&
        type->width < 64 && type->width > 0 && !sdyi_type_is_bool(type)) {
        const uint64_t half = UINT64_C(1) << (type->width - 1);
        bits &= 2 * half - 1;
        bits = (bits ^ half) - half;
    } else if (sdyi_type_is(type, SDYI_TYPE_INTEGER) && type->width < 64) {
        bits &= (UINT64_C(1) << type->width) - 1;
    }
    sdyi_print_number(out, type, bits);
}

static void print_element(sdyi_printer *out, const sdyi_type *type,
                          const unsigned char *from) {
    const int bytes = sdyi_type_stored_bits(type) / 8;
    if (!sdyi_type_is(type, SDYI_TYPE_COMPLEX)) {
        print_stored(out, type, from, bytes);
        return;
    }
    sdyi_put(out, '(');
    print_stored(out, type->element, from, bytes / 2);
    sdyi_put(out, ',');
    print_stored(out, type->element, from + bytes / 2, bytes / 2);
    sdyi_put(out, ')');
}

static const unsigned char *print_dims(sdyi_printer *out, const sdyi_type *type,
                                       int dim, const unsigned char *from) {
    if (dim == type->n) {
        print_element(out, type->element, from);
        return from + sdyi_type_stored_bits(type->element) / 8;
    }
    sdyi_put(out, '[');
    for (int64_t i = 0; i < type->cells[dim].integer; i++) {
        sdyi_comma(out, i);
        from = print_dims(out, type, dim + 1, from);
    }
    sdyi_put(out, ']');
    return from;
}

/* Digits are written in blocks of 4096. */
void sdyi_print_hex(sdyi_printer *out, const unsigned char *bytes, size_t n) {
    static const char hex[] = "0123456789ABCDEF";
    char block[4096];
    sdyi_puts(out, "\"0x");
    while (n > 0 && !out->is_ended) {
        const size_t some = n < sizeof block / 2 ? n : sizeof block / 2;
        for (size_t i = 0; i < some; i++) {
            block[2 * i] = hex[bytes[i] >> 4];
            block[2 * i + 1] = hex[bytes[i] & 0xf];
        }
        sdyi_put_bytes(out, block, 2 * some);
        bytes += some;
        n -= some;
    }
    sdyi_put(out, '"');
}

/* Nested lists, or one element for a splat. */
static void print_elements(sdyi_printer *out, const sdyi_elements *e) {
    if (e->is_splat)
        print_element(out, e->type->element, e->bytes);
    else
        (void)print_dims(out, e->type, 0, e->bytes);
}

static bool has_many(const sdyi_attr *attr, int64_t most) {
    int64_t count = 0;
    if (sdyi_attr_is(attr, SDYI_ATTR_SPARSE))
        return attr->n > 0 && (has_many(attr->cells[0].attr, most) ||
                               has_many(attr->cells[1].attr, most));
    const bool is_list = sdyi_attr_is(attr, SDYI_ATTR_STRINGS)
                             ? strncmp(sdyi_attr_text(attr), "dense<[", 7) == 0
                             : !attr->is_splat;
    return is_list && sdyi_type_count(attr->type, &count) && count > most;
}

bool sdyi_print_left_out(sdyi_printer *out, const sdyi_attr *attr) {
    const int64_t most = out->options.most_elements;
    if (most <= 0 || !has_many(attr, most))
        return false;
    sdyi_puts(out, "dense_resource<__elided__> : ");
    sdyi_print_type(out, attr->type);
    return true;
}

void sdyi_print_dense(sdyi_printer *out, const sdyi_attr *attr) {
    if (out->is_dry || sdyi_print_left_out(out, attr))
        return;
    int64_t count = 0;
    (void)sdyi_type_count(attr->type, &count);
    sdyi_elements e = {.bytes = NULL};
    (void)sdyi_dense_elements(attr, &e);
    sdyi_puts(out, "dense<");
    if (!e.is_splat && count > MOST_LISTED)
        sdyi_print_hex(out, e.bytes, (size_t)e.n);
    else if (e.is_splat || count > 0)
        print_elements(out, &e);
    sdyi_puts(out, "> : ");
    sdyi_print_type(out, attr->type);
}

static void print_part(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_elements e;
    if (sdyi_dense_elements(attr, &e))
        print_elements(out, &e);
    else /* strings: the text within `dense<` and `>` */
        sdyi_put_bytes(out, sdyi_attr_text(attr) + 6, (size_t)attr->n - 7);
}

void sdyi_print_sparse(sdyi_printer *out, const sdyi_attr *attr) {
    if (sdyi_print_left_out(out, attr))
        return;
    sdyi_puts(out, "sparse<");
    sdyi_elements indices;
    const bool is_zero = attr->n > 0 &&
                         sdyi_dense_elements(attr->cells[0].attr, &indices) &&
                         indices.n == 0;
    for (int64_t i = 0; i < attr->n && !is_zero; i++) {
        sdyi_comma(out, i);
        print_part(out, attr->cells[i].attr);
    }
    sdyi_puts(out, "> : ");
    sdyi_print_type(out, attr->type);
}
