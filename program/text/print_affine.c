/* Printer of affine maps and integer sets. */
#include "program/ir/affine.h"
#include "program/text/print.h"

#include <inttypes.h>

/* -- expressions ----------------------------------------------------------- */

/* `is_tight`: as an operand of a product, with parentheses if it needs them. */
static void print_expr(sdyi_printer *out, const sdyi_affine *e, bool is_tight);

static uint64_t size_of(int64_t value) {
    return value < 0 ? -(uint64_t)value : (uint64_t)value;
}

static bool is_product_by(const sdyi_affine *e, int64_t *by) {
    return e->kind == SDYI_AFFINE_MUL && sdyi_affine_is_constant(e->b, by);
}

/* An operand of a sum after the first, with its sign. */
static void print_second(sdyi_printer *out, const sdyi_affine *e) {
    int64_t by;
    if (is_product_by(e, &by) && by < 0) {
        sdyi_puts(out, " - ");
        print_expr(out, e->a, by < -1 || e->a->kind == SDYI_AFFINE_ADD);
        if (by < -1)
            sdyi_print(out, " * %" PRIu64, size_of(by));
    } else if (sdyi_affine_is_constant(e, &by) && by < 0) {
        sdyi_print(out, " - %" PRIu64, size_of(by));
    } else {
        sdyi_puts(out, " + ");
        print_expr(out, e, false);
    }
}

static void print_operation(sdyi_printer *out, const sdyi_affine *e) {
    static const char *const words[] = {[SDYI_AFFINE_MUL] = " * ",
                                        [SDYI_AFFINE_FLOORDIV] = " floordiv ",
                                        [SDYI_AFFINE_CEILDIV] = " ceildiv ",
                                        [SDYI_AFFINE_MOD] = " mod "};
    int64_t by;
    if (e->kind == SDYI_AFFINE_ADD) {
        print_expr(out, e->a, false);
        print_second(out, e->b);
    } else if (is_product_by(e, &by) && by == -1) {
        sdyi_put(out, '-');
        print_expr(out, e->a, true);
    } else {
        print_expr(out, e->a, true);
        sdyi_puts(out, words[e->kind]);
        print_expr(out, e->b, true);
    }
}

static void print_expr(sdyi_printer *out, const sdyi_affine *e, bool is_tight) {
    if (e->kind < SDYI_AFFINE_ADD) {
        sdyi_puts(out, e->kind == SDYI_AFFINE_DIM      ? "d"
                       : e->kind == SDYI_AFFINE_SYMBOL ? "s"
                                                       : "");
        sdyi_put_integer(out, e->value);
        return;
    }
    sdyi_puts(out, is_tight ? "(" : "");
    print_operation(out, e);
    sdyi_puts(out, is_tight ? ")" : "");
}

/* -- maps and sets --------------------------------------------------------- */

/* `d0, d1` */
static void print_names(sdyi_printer *out, char letter, int64_t n) {
    for (int64_t i = 0; i < n; i++) {
        sdyi_comma(out, i);
        sdyi_put(out, letter);
        sdyi_put_integer(out, i);
    }
}

void sdyi_print_affine(sdyi_printer *out, const sdyi_attr *attr) {
    const bool is_set = attr->kind == SDYI_ATTR_AFFINE_SET;
    sdyi_puts(out, is_set ? "affine_set<(" : "affine_map<(");
    print_names(out, 'd', attr->cells[0].integer);
    sdyi_put(out, ')');
    if (attr->cells[1].integer > 0) {
        sdyi_put(out, '[');
        print_names(out, 's', attr->cells[1].integer);
        sdyi_put(out, ']');
    }
    sdyi_puts(out, is_set ? " : (" : " -> (");
    for (int64_t i = SDYI_AFFINE_FIRST; i < attr->n; i += 1 + is_set) {
        sdyi_puts(out, i > SDYI_AFFINE_FIRST ? ", " : "");
        print_expr(out, attr->cells[i].pointer, false);
        if (is_set)
            sdyi_puts(out, attr->cells[i + 1].integer != 0 ? " == 0" : " >= 0");
    }
    sdyi_puts(out, is_set && attr->n == SDYI_AFFINE_FIRST ? "0 == 0)>" : ")>");
}
