/* The checks of programs (check.expect_eq and the like): each reports the first
 * element that differs. */
#include "testing/testing_ops.h"

#include "program/execute/elementwise.h"
#include "program/ir/row.h"
#include "program/ir/walk.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

typedef enum check_kind {
    CHECK_EQ,     /* equal as values: -0 is +0, a NaN equals nothing */
    CHECK_ALMOST, /* at most a distance apart; a NaN equals a NaN */
    CHECK_CLOSE   /* numbers of the type between them, at most, at least */
} check_kind;

typedef struct check_plan {
    check_kind kind;
    sdyi_shape shape;
    const void *expected; /* a constant; NULL: operand 1 */
    bool is_splat;
    double tolerance;
    uint64_t most, least; /* CLOSE */
    bool has_result;      /* an i1, which a failed run leaves false */
} check_plan;

/* An element to compare, or one part of a complex element. */
typedef struct number {
    double real;
    uint64_t bits;
    bool is_integer;
    int64_t integer; /* or unsigned bits */
} number;

static sdyi_walk find_test(void *state, sdyi_op *op) {
    bool *const is_test = state;
    const char *const name = sdyi_op_name(op);
    *is_test = strncmp(name, "check.", strlen("check.")) == 0 ||
               strncmp(name, "interpreter.", strlen("interpreter.")) == 0;
    return *is_test ? SDYI_WALK_STOP : SDYI_WALK_ON;
}

bool sdyi_tests_are_in(sdyi_op *module) {
    bool is_tested = false;
    (void)sdyi_walk_pre(module, find_test, &is_tested);
    return is_tested;
}

static sdyrt_dtype part_of(sdyrt_dtype dtype) {
    return dtype == SDYRT_C64    ? SDYRT_F32
           : dtype == SDYRT_C128 ? SDYRT_F64
                                 : dtype;
}

static number number_at(const char *data, sdyrt_dtype dtype, int64_t i) {
    const size_t width = sdyrt_dtype_bytes(dtype);
    number n = {.is_integer = sdyi_is_whole(dtype)};
    memcpy(&n.bits, data + (size_t)i * width, width);
    sdyi_convert(&n.real, SDYRT_F64, data + (size_t)i * width, dtype, 1);
    sdyi_convert(&n.integer, dtype == SDYRT_U64 ? SDYRT_U64 : SDYRT_I64,
                 data + (size_t)i * width, dtype, 1);
    return n;
}

/* The distance of two floats, counted in the numbers of their type that lie
 * between them. */
static uint64_t distance_of(number a, number b, size_t width) {
    const uint64_t sign = UINT64_C(1) << (8 * width - 1);
    const uint64_t x = a.bits & (sign - 1), y = b.bits & (sign - 1);
    if (isnan(a.real) || isnan(b.real))
        return isnan(a.real) && isnan(b.real) ? 0 : UINT64_MAX;
    if (isinf(a.real) != isinf(b.real))
        return UINT64_MAX;
    if ((a.bits & sign) != (b.bits & sign))
        return x + y;
    return x > y ? x - y : y - x;
}

static bool is_right(const check_plan *p, number a, number b, size_t width) {
    switch (p->kind) {
    case CHECK_EQ:
        return a.is_integer ? a.bits == b.bits : a.real == b.real;
    case CHECK_ALMOST:
        if (a.is_integer && p->tolerance < 1)
            return a.bits == b.bits;
        return (isnan(a.real) && isnan(b.real)) || a.real == b.real ||
               fabs(a.real - b.real) <= p->tolerance;
    case CHECK_CLOSE:
        break;
    }
    const uint64_t distance =
        a.is_integer
            ? (uint64_t)(a.integer > b.integer
                             ? (uint64_t)a.integer - (uint64_t)b.integer
                             : (uint64_t)b.integer - (uint64_t)a.integer)
            : distance_of(a, b, width);
    return distance <= p->most && distance >= p->least;
}

static void write_number(char *text, size_t bytes, number n,
                         sdyrt_dtype dtype) {
    if (dtype == SDYRT_U64)
        (void)snprintf(text, bytes, "%" PRIu64, (uint64_t)n.integer);
    else if (n.is_integer)
        (void)snprintf(text, bytes, "%" PRId64, n.integer);
    else
        (void)snprintf(text, bytes, "%.17g", n.real);
}

static void write_index(char *text, size_t bytes, const sdyi_shape *shape,
                        int64_t i) {
    size_t used = (size_t)snprintf(text, bytes, "[");
    for (int d = 0; d < shape->rank && used < bytes; d++) {
        used += (size_t)snprintf(text + used, bytes - used, "%s%" PRId64,
                                 d > 0 ? ", " : "", i / shape->strides[d]);
        i %= shape->strides[d];
    }
    if (used < bytes)
        (void)snprintf(text + used, bytes - used, "]");
}

static sdyrt_status report(const sdyi_thunk *t, number a, number b, int64_t i,
                           int64_t n_wrong) {
    const check_plan *const p = t->plan;
    const sdyrt_dtype dtype = part_of(p->shape.dtype);
    const int parts = dtype == p->shape.dtype ? 1 : 2;
    char index[400], found[40], expected[40], ulps[64] = "";
    write_index(index, sizeof index, &p->shape, i / parts);
    write_number(found, sizeof found, a, dtype);
    write_number(expected, sizeof expected, b, dtype);
    const size_t width = sdyrt_dtype_bytes(dtype);
    const uint64_t distance = distance_of(a, b, width);
    if (!a.is_integer && distance != UINT64_MAX)
        (void)snprintf(ulps, sizeof ulps, " (%" PRIu64 " ULP)", distance);
    return sdyi_thunk_fail(
        t, SDYRT_ARGUMENT,
        "does not hold: element %s%s is %s, expected %s, distance %g%s; "
        "%" PRId64 " of %" PRId64 " are wrong",
        index,
        parts == 1   ? ""
        : i % 2 == 0 ? " (real)"
                     : " (imaginary)",
        found, expected, fabs(a.real - b.real), ulps, n_wrong,
        p->shape.count * parts);
}

static sdyrt_status run_check(const sdyi_thunk *t, const sdyi_frame *f) {
    const check_plan *const p = t->plan;
    const sdyrt_dtype dtype = part_of(p->shape.dtype);
    const int64_t parts = dtype == p->shape.dtype ? 1 : 2;
    const size_t width = sdyrt_dtype_bytes(dtype);
    const char *const found = sdyi_in(t, f, 0);
    const char *const expected =
        p->expected != NULL ? p->expected : sdyi_in(t, f, 1);
    number first[2] = {{0}};
    int64_t at = 0, n_wrong = 0;
    for (int64_t i = 0; i < p->shape.count * parts; i++) {
        const number a = number_at(found, dtype, i);
        const number b =
            number_at(expected, dtype, p->is_splat ? i % parts : i);
        if (is_right(p, a, b, width))
            continue;
        if (n_wrong++ == 0) {
            first[0] = a;
            first[1] = b;
            at = i;
        }
    }
    if (p->has_result)
        *(uint8_t *)sdyi_out(t, f, 0) = n_wrong == 0;
    if (n_wrong > 0)
        return report(t, first[0], first[1], at, n_wrong);
    return SDYRT_OK;
}

static sdyrt_status emit_check(sdyi_compiler *c, const sdyi_op *op,
                               check_plan *plan) {
    plan->shape = *sdyi_in_shape(c, op, 0);
    if (plan->expected == NULL) {
        const sdyi_shape *const other =
            op->n_operands == 2 ? sdyi_in_shape(c, op, 1) : NULL;
        if (other == NULL || other->dtype != plan->shape.dtype ||
            other->rank != plan->shape.rank ||
            memcmp(other->dims, plan->shape.dims, sizeof other->dims) != 0)
            return sdyi_refuse(op, "a check of two types");
    }
    plan->has_result = op->n_results > 0;
    return sdyi_emit(c, op, run_check, plan);
}

sdyrt_status sdyi_check_slot(sdyi_compiler *c, const sdyi_op *op, int slot) {
    check_plan *const plan = SDYI_PLAN(c, check_plan);
    int *const in = SDYI_NEW(c->zone, int, 2);
    sdyi_thunk thunk;
    plan->kind = CHECK_EQ;
    plan->shape = *sdyi_in_shape(c, op, 0);
    SDYI_TRY(sdyi_thunk_make(c, op, run_check, plan, &thunk));
    in[0] = slot;
    in[1] = thunk.in[0];
    thunk.in = in;
    thunk.n_in = 2;
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

static sdyrt_status compile_check(sdyi_compiler *c, const sdyi_op *op,
                                  check_kind kind, double tolerance) {
    check_plan *const plan = SDYI_PLAN(c, check_plan);
    plan->kind = kind;
    plan->tolerance = tolerance;
    plan->most = 3;
    return emit_check(c, op, plan);
}

static sdyrt_status compile_const(sdyi_compiler *c, const sdyi_op *op,
                                  check_kind kind, double tolerance) {
    check_plan *const plan = SDYI_PLAN(c, check_plan);
    const sdyi_attr *const value = sdyi_op_attr(op, SDYI_NAME_VALUE);
    sdyi_shape shape;
    SDYI_TRY(sdyi_shape_of(op, value->type, &shape));
    const sdyi_shape *const in = sdyi_in_shape(c, op, 0);
    if (shape.dtype != in->dtype || shape.count != in->count)
        return sdyi_refuse(op, "a check of two types");
    plan->kind = kind;
    plan->tolerance = tolerance;
    SDYI_TRY(
        sdyi_constant_data(c, op, &shape, &plan->expected, &plan->is_splat));
    return emit_check(c, op, plan);
}

/* The attribute `tolerance`, or `fallback` for an op without it. */
static double tolerance_of(const sdyi_op *op, double fallback) {
    const sdyi_attr *const attr = sdyi_op_attr(op, SDYI_NAME_TOLERANCE);
    double value = fallback;
    if (sdyi_attr_is(attr, SDYI_ATTR_FLOAT) && attr->type->width == 64)
        memcpy(&value, &attr->cells[0].integer, sizeof value);
    return value;
}

sdyrt_status sdyi_execute_expect_eq(sdyi_compiler *c, const sdyi_op *op) {
    return compile_check(c, op, CHECK_EQ, 0);
}

sdyrt_status sdyi_execute_expect_eq_const(sdyi_compiler *c, const sdyi_op *op) {
    return compile_const(c, op, CHECK_EQ, 0);
}

sdyrt_status sdyi_execute_expect_almost_eq(sdyi_compiler *c,
                                           const sdyi_op *op) {
    return compile_check(c, op, CHECK_ALMOST, tolerance_of(op, 1e-4));
}

sdyrt_status sdyi_execute_expect_almost_eq_const(sdyi_compiler *c,
                                                 const sdyi_op *op) {
    return compile_const(c, op, CHECK_ALMOST, tolerance_of(op, 1e-4));
}

sdyrt_status sdyi_execute_expect_close(sdyi_compiler *c, const sdyi_op *op) {
    check_plan *const plan = SDYI_PLAN(c, check_plan);
    const sdyi_attr *const most =
        sdyi_op_attr(op, SDYI_NAME_MAX_ULP_DIFFERENCE);
    const sdyi_attr *const least =
        sdyi_op_attr(op, SDYI_NAME_MIN_ULP_DIFFERENCE);
    plan->kind = CHECK_CLOSE;
    plan->most = most == NULL ? 1 : (uint64_t)most->cells[0].integer;
    plan->least = least == NULL ? 0 : (uint64_t)least->cells[0].integer;
    return emit_check(c, op, plan);
}

/* -- custom calls of checks ------------------------------------------------ */

static const struct {
    const char *target;
    check_kind kind;
    double tolerance;
} checks[] = {{"check.expect_close", CHECK_CLOSE, 0},
              {"check.expect_almost_eq", CHECK_ALMOST, 1e-3},
              {"check.expect_eq", CHECK_EQ, 0},
              {"check.eq", CHECK_ALMOST, 1e-4}};

static int find_check(const char *target) {
    const int n = (int)(sizeof checks / sizeof checks[0]);
    for (int i = 0; i < n; i++)
        if (strcmp(target, checks[i].target) == 0)
            return i;
    return -1;
}

bool sdyi_is_check_call(const char *target) {
    return find_check(target) >= 0;
}

sdyrt_status sdyi_execute_check_call(sdyi_compiler *c, const sdyi_op *op,
                                     const char *target) {
    const int i = find_check(target);
    return compile_check(c, op, checks[i].kind, checks[i].tolerance);
}
