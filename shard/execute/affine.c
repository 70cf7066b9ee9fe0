/* affine.apply: the expression of its map, as steps on a stack. Arithmetic
 * wraps, as that of `index` does. */
#include "program/ir/affine.h"
#include "program/execute/index.h"
#include "shard/execute/entries.h"

#include <assert.h>

typedef struct step {
    sdyi_affine_kind kind; /* DIM: an operand, of a symbol too */
    int64_t value;         /* its number, or of a CONSTANT */
} step;

typedef struct apply_plan {
    step *steps;
    int n, capacity;
} apply_plan;

enum { MOST_STEPS = 128 };

/* The steps of an expression, those of its operands before its own. Its depth
 * is bounded where it is read. */
static void add_steps(sdyi_compiler *c, apply_plan *plan, const sdyi_affine *e,
                      int n_dims) {
    if (e->kind >= SDYI_AFFINE_ADD) {
        add_steps(c, plan, e->a, n_dims);
        add_steps(c, plan, e->b, n_dims);
    }
    const bool is_symbol = e->kind == SDYI_AFFINE_SYMBOL;
    SDYI_GROW(c->zone, plan->steps, plan->n, plan->capacity);
    plan->steps[plan->n++] = (step){is_symbol ? SDYI_AFFINE_DIM : e->kind,
                                    e->value + (is_symbol ? n_dims : 0)};
}

/* -- running --------------------------------------------------------------- */

/* Precondition: the divisor `b` is positive. */
static int64_t combine(sdyi_affine_kind kind, int64_t a, int64_t b) {
    switch ((int)kind) {
    case SDYI_AFFINE_ADD:
        return (int64_t)((uint64_t)a + (uint64_t)b);
    case SDYI_AFFINE_MUL:
        return (int64_t)((uint64_t)a * (uint64_t)b);
    case SDYI_AFFINE_FLOORDIV:
        return sdyi_floor_quotient(a, b);
    case SDYI_AFFINE_CEILDIV:
        return a % b != 0 ? sdyi_floor_quotient(a, b) + 1 : a / b;
    default:
        assert(kind == SDYI_AFFINE_MOD);
        return a - sdyi_floor_quotient(a, b) * b;
    }
}

static sdyrt_status run_apply(const sdyi_thunk *t, const sdyi_frame *f) {
    const apply_plan *const p = t->plan;
    int64_t stack[MOST_STEPS] = {0};
    int n = 0;
    for (int i = 0; i < p->n; i++) {
        const step *const s = &p->steps[i];
        if (s->kind == SDYI_AFFINE_DIM) {
            stack[n++] = *(const int64_t *)sdyi_in(t, f, (int)s->value);
            continue;
        }
        if (s->kind == SDYI_AFFINE_CONSTANT) {
            stack[n++] = s->value;
            continue;
        }
        const int64_t b = stack[--n];
        if (s->kind > SDYI_AFFINE_MUL && b <= 0)
            return sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                                   "divides by %lld, which is not positive",
                                   (long long)b);
        stack[n - 1] = combine(s->kind, stack[n - 1], b);
    }
    *(int64_t *)sdyi_out(t, f, 0) = stack[0];
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_affine_apply(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_attr *const map = sdyi_op_attr(op, SDYI_NAME_MAP);
    apply_plan *const plan = SDYI_PLAN(c, apply_plan);
    if (sdyi_affine_map_size(map) != 1)
        return sdyi_refuse(op, "a map of several results");
    add_steps(c, plan, sdyi_affine_at(map, 0), sdyi_affine_map_dims(map));
    if (plan->n > MOST_STEPS)
        return sdyi_refuse(op, "a map of more than %d operations", MOST_STEPS);
    return sdyi_emit(c, op, run_apply, plan);
}
