/* Expressions of affine maps: MLIR's simplification and printing. */
#include "program/text/affine.h"

#include <inttypes.h>

/* -- expressions ------------------------------------------------------------
 *
 * Constants stand on the right of `+` and `*`, symbols right of dimensions; a
 * difference is a sum with a product by -1. */

const sdyi_affine *sdyi_affine_leaf(sdyi_parser *p, sdyi_affine_kind kind,
                                    int64_t value) {
    sdyi_affine *const e = SDYI_NEW(p->zone, sdyi_affine, 1);
    *e = (sdyi_affine){.kind = kind, .value = value};
    return e;
}

const sdyi_affine *sdyi_affine_constant(sdyi_parser *p, int64_t value) {
    return sdyi_affine_leaf(p, SDYI_AFFINE_CONSTANT, value);
}

static bool is_constant(const sdyi_affine *e, int64_t *value) {
    *value = e->value;
    return e->kind == SDYI_AFFINE_CONSTANT;
}

bool sdyi_affine_is_symbolic(const sdyi_affine *e) {
    return e->kind >= SDYI_AFFINE_ADD
               ? sdyi_affine_is_symbolic(e->a) && sdyi_affine_is_symbolic(e->b)
               : e->kind != SDYI_AFFINE_DIM;
}

static bool is_same(const sdyi_affine *x, const sdyi_affine *y) {
    if (x == y || x->kind != y->kind || x->kind < SDYI_AFFINE_ADD)
        return x->kind == y->kind && x->value == y->value;
    return is_same(x->a, y->a) && is_same(x->b, y->b);
}

static uint64_t size_of(int64_t value) {
    return value < 0 ? -(uint64_t)value : (uint64_t)value;
}

static uint64_t common(uint64_t x, uint64_t y) {
    while (y != 0) {
        const uint64_t rest = x % y;
        x = y;
        y = rest;
    }
    return x;
}

/* A common divisor of all values of the expression; 0: its value is 0. */
static uint64_t divisor_of(const sdyi_affine *e) {
    if (e->kind == SDYI_AFFINE_CONSTANT)
        return size_of(e->value);
    if (e->kind < SDYI_AFFINE_ADD)
        return 1;
    const uint64_t a = divisor_of(e->a), b = divisor_of(e->b);
    uint64_t product;
    if (e->kind == SDYI_AFFINE_MUL)
        return __builtin_mul_overflow(a, b, &product) ? 1 : product;
    if (e->kind == SDYI_AFFINE_ADD || e->kind == SDYI_AFFINE_MOD)
        return common(a, b);
    return e->b->kind == SDYI_AFFINE_CONSTANT && b != 0 && a % b == 0 ? a / b
                                                                      : 1;
}

/* True for an operation of this kind with a constant right operand. */
static bool is_by(const sdyi_affine *e, sdyi_affine_kind kind, int64_t *by) {
    return e->kind == kind && is_constant(e->b, by);
}

/* Combine `c * x + d * x` into one product; NULL: the terms differ. */
static const sdyi_affine *add_products(sdyi_parser *p, const sdyi_affine *a,
                                       const sdyi_affine *b) {
    int64_t c = 1, d = 1, sum;
    const sdyi_affine *const x = is_by(a, SDYI_AFFINE_MUL, &c) ? a->a : a;
    const sdyi_affine *const y = is_by(b, SDYI_AFFINE_MUL, &d) ? b->a : b;
    if (x == a)
        c = 1;
    if (y == b)
        d = 1;
    return is_same(x, y) && !__builtin_add_overflow(c, d, &sum)
               ? sdyi_affine_make(p, SDYI_AFFINE_MUL, x,
                                  sdyi_affine_constant(p, sum))
               : NULL;
}

/* Two dimensions, or two symbols, out of order. */
static bool is_later(const sdyi_affine *a, const sdyi_affine *b) {
    return a->kind == b->kind && a->kind < SDYI_AFFINE_CONSTANT &&
           a->value > b->value;
}

/* The simplified form of an operation; NULL: it has none. */
static const sdyi_affine *simpler_sum(sdyi_parser *p, const sdyi_affine *a,
                                      const sdyi_affine *b) {
    int64_t c, d, sum;
    const bool is_number = is_constant(b, &d);
    if (is_constant(a, &c) && is_number)
        return __builtin_add_overflow(c, d, &sum)
                   ? NULL
                   : sdyi_affine_constant(p, sum);
    if (a->kind == SDYI_AFFINE_CONSTANT || is_later(a, b) ||
        (sdyi_affine_is_symbolic(a) && !sdyi_affine_is_symbolic(b)))
        return sdyi_affine_make(p, SDYI_AFFINE_ADD, b, a);
    if (is_number && d == 0)
        return a;
    if (is_number && is_by(a, SDYI_AFFINE_ADD, &c) &&
        !__builtin_add_overflow(c, d, &sum))
        return sdyi_affine_make(p, SDYI_AFFINE_ADD, a->a,
                                sdyi_affine_constant(p, sum));
    const sdyi_affine *const product = add_products(p, a, b);
    if (product != NULL)
        return product;
    if (is_by(a, SDYI_AFFINE_ADD, &c) && !is_number)
        return sdyi_affine_make(p, SDYI_AFFINE_ADD,
                                sdyi_affine_make(p, SDYI_AFFINE_ADD, a->a, b),
                                a->b);
    /* x + (x floordiv d) * -d = x mod d */
    if (is_by(b, SDYI_AFFINE_MUL, &c) &&
        is_by(b->a, SDYI_AFFINE_FLOORDIV, &d) && c != INT64_MIN && d == -c &&
        is_same(a, b->a->a))
        return sdyi_affine_make(p, SDYI_AFFINE_MOD, a, b->a->b);
    return NULL;
}

static const sdyi_affine *simpler_product(sdyi_parser *p, const sdyi_affine *a,
                                          const sdyi_affine *b) {
    int64_t c, d, product;
    const bool is_number = is_constant(b, &d);
    if (is_constant(a, &c) && is_number)
        return __builtin_mul_overflow(c, d, &product)
                   ? NULL
                   : sdyi_affine_constant(p, product);
    if (!sdyi_affine_is_symbolic(b) || a->kind == SDYI_AFFINE_CONSTANT ||
        is_later(a, b))
        return sdyi_affine_make(p, SDYI_AFFINE_MUL, b, a);
    if (is_number && (d == 0 || d == 1))
        return d == 0 ? b : a;
    if (is_by(a, SDYI_AFFINE_MUL, &c) && is_number &&
        !__builtin_mul_overflow(c, d, &product))
        return sdyi_affine_make(p, SDYI_AFFINE_MUL, a->a,
                                sdyi_affine_constant(p, product));
    if (is_by(a, SDYI_AFFINE_MUL, &c) && !is_number)
        return sdyi_affine_make(p, SDYI_AFFINE_MUL,
                                sdyi_affine_make(p, SDYI_AFFINE_MUL, a->a, b),
                                a->b);
    return NULL;
}

static int64_t floor_quotient(int64_t a, int64_t b) {
    const int64_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

static const sdyi_affine *simpler_quotient(sdyi_parser *p,
                                           sdyi_affine_kind kind,
                                           const sdyi_affine *a,
                                           const sdyi_affine *b) {
    int64_t c, d;
    if (!is_constant(b, &d))
        return is_same(a, b) ? sdyi_affine_constant(p, 1) : NULL;
    if (d == 0 || d == INT64_MIN)
        return NULL;
    if (is_constant(a, &c) && (c != INT64_MIN || d != -1))
        return sdyi_affine_constant(p, kind == SDYI_AFFINE_CEILDIV && c % d != 0
                                           ? floor_quotient(c, d) + 1
                                           : floor_quotient(c, d));
    if (d == 1)
        return a;
    if (d != -1 && is_by(a, SDYI_AFFINE_MUL, &c) && c % d == 0)
        return sdyi_affine_make(p, SDYI_AFFINE_MUL, a->a,
                                sdyi_affine_constant(p, c / d));
    if (kind == SDYI_AFFINE_FLOORDIV && d != -1 && a->kind == SDYI_AFFINE_ADD &&
        (divisor_of(a->a) % size_of(d) == 0 ||
         divisor_of(a->b) % size_of(d) == 0))
        return sdyi_affine_make(
            p, SDYI_AFFINE_ADD,
            sdyi_affine_make(p, SDYI_AFFINE_FLOORDIV, a->a, b),
            sdyi_affine_make(p, SDYI_AFFINE_FLOORDIV, a->b, b));
    return NULL;
}

static const sdyi_affine *simpler_rest(sdyi_parser *p, const sdyi_affine *a,
                                       const sdyi_affine *b) {
    int64_t c, d;
    if (!is_constant(b, &d))
        return is_same(a, b) ? sdyi_affine_constant(p, 0) : NULL;
    if (d < 1)
        return NULL;
    if (is_constant(a, &c))
        return sdyi_affine_constant(p, (c % d + d) % d);
    const uint64_t size = (uint64_t)d;
    if (divisor_of(a) % size == 0)
        return sdyi_affine_constant(p, 0);
    if (a->kind == SDYI_AFFINE_ADD && divisor_of(a->a) % size == 0)
        return sdyi_affine_make(p, SDYI_AFFINE_MOD, a->b, b);
    if (a->kind == SDYI_AFFINE_ADD && divisor_of(a->b) % size == 0)
        return sdyi_affine_make(p, SDYI_AFFINE_MOD, a->a, b);
    if (is_by(a, SDYI_AFFINE_MOD, &c) && c >= 1 && c % d == 0)
        return sdyi_affine_make(p, SDYI_AFFINE_MOD, a->a, b);
    return NULL;
}

const sdyi_affine *sdyi_affine_make(sdyi_parser *p, sdyi_affine_kind kind,
                                    const sdyi_affine *a,
                                    const sdyi_affine *b) {
    const sdyi_affine *const simpler =
        kind == SDYI_AFFINE_ADD   ? simpler_sum(p, a, b)
        : kind == SDYI_AFFINE_MUL ? simpler_product(p, a, b)
        : kind == SDYI_AFFINE_MOD ? simpler_rest(p, a, b)
                                  : simpler_quotient(p, kind, a, b);
    if (simpler != NULL)
        return simpler;
    sdyi_affine *const e = SDYI_NEW(p->zone, sdyi_affine, 1);
    *e = (sdyi_affine){.kind = kind, .a = a, .b = b};
    e->depth = 1 + (a->depth > b->depth ? a->depth : b->depth);
    return e;
}

const sdyi_affine *sdyi_affine_negative(sdyi_parser *p, const sdyi_affine *e) {
    return sdyi_affine_make(p, SDYI_AFFINE_MUL, e, sdyi_affine_constant(p, -1));
}

/* -- texts ----------------------------------------------------------------- */

/* An operand of a sum after the first, with its sign. */
static void print_second(sdyi_printer *out, const sdyi_affine *e) {
    int64_t by;
    if (is_by(e, SDYI_AFFINE_MUL, &by) && by < 0) {
        sdyi_puts(out, " - ");
        sdyi_affine_print(out, e->a, by < -1 || e->a->kind == SDYI_AFFINE_ADD);
        if (by < -1)
            sdyi_print(out, " * %" PRIu64, size_of(by));
    } else if (is_constant(e, &by) && by < 0) {
        sdyi_print(out, " - %" PRIu64, size_of(by));
    } else {
        sdyi_puts(out, " + ");
        sdyi_affine_print(out, e, false);
    }
}

static void print_operation(sdyi_printer *out, const sdyi_affine *e) {
    static const char *const words[] = {[SDYI_AFFINE_MUL] = " * ",
                                        [SDYI_AFFINE_FLOORDIV] = " floordiv ",
                                        [SDYI_AFFINE_CEILDIV] = " ceildiv ",
                                        [SDYI_AFFINE_MOD] = " mod "};
    int64_t by;
    if (e->kind == SDYI_AFFINE_ADD) {
        sdyi_affine_print(out, e->a, false);
        print_second(out, e->b);
    } else if (is_by(e, SDYI_AFFINE_MUL, &by) && by == -1) {
        sdyi_put(out, '-');
        sdyi_affine_print(out, e->a, true);
    } else {
        sdyi_affine_print(out, e->a, true);
        sdyi_puts(out, words[e->kind]);
        sdyi_affine_print(out, e->b, true);
    }
}

void sdyi_affine_print(sdyi_printer *out, const sdyi_affine *e, bool is_tight) {
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
