/* affine.apply: the expression of its map, as steps on a stack. Arithmetic
 * wraps, as that of `index` does. */
#include "program/text/affine.h"
#include "program/execute/execute.h"
#include "program/execute/index.h"

#include <assert.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct step {
    sdyi_affine_kind kind; /* DIM, SYMBOL: an operand */
    int64_t value;         /* its number, or of a CONSTANT */
} step;

typedef struct apply_plan {
    step *steps;
    int n, capacity;
} apply_plan;

enum { MOST_STEPS = 128 };

/* Text that was parsed and printed before: it is well-formed. */
typedef struct reader {
    sdyi_compiler *c;
    apply_plan *plan;
    const char *at;
    int n_dims;
} reader;

static void add(reader *r, sdyi_affine_kind kind, int64_t value) {
    apply_plan *const p = r->plan;
    SDYI_GROW(r->c->zone, p->steps, p->n, p->capacity);
    p->steps[p->n++] = (step){kind, value};
}

static bool take(reader *r, const char *word) {
    const size_t n = strlen(word);
    if (strncmp(r->at, word, n) != 0)
        return false;
    r->at += n;
    return true;
}

static int64_t take_number(reader *r) {
    char *end;
    const int64_t value = (int64_t)strtoll(r->at, &end, 10);
    r->at = end;
    return value;
}

static void read_sum(reader *r);

static void read_factor(reader *r) {
    if (take(r, "(")) {
        read_sum(r);
        (void)take(r, ")");
    } else if (take(r, "d")) {
        add(r, SDYI_AFFINE_DIM, take_number(r));
    } else if (take(r, "s")) {
        add(r, SDYI_AFFINE_DIM, r->n_dims + take_number(r));
    } else if (*r->at == '-' && !isdigit((unsigned char)r->at[1])) {
        r->at++;
        read_factor(r);
        add(r, SDYI_AFFINE_CONSTANT, -1);
        add(r, SDYI_AFFINE_MUL, 0);
    } else {
        add(r, SDYI_AFFINE_CONSTANT, take_number(r));
    }
}

static void read_product(reader *r) {
    static const struct {
        const char *word;
        sdyi_affine_kind kind;
    } words[] = {{" * ", SDYI_AFFINE_MUL},
                 {" floordiv ", SDYI_AFFINE_FLOORDIV},
                 {" ceildiv ", SDYI_AFFINE_CEILDIV},
                 {" mod ", SDYI_AFFINE_MOD}};
    read_factor(r);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (take(r, words[i].word)) {
            read_factor(r);
            add(r, words[i].kind, 0);
            i = (size_t)-1; /* from the first word on */
        }
}

static void read_sum(reader *r) {
    read_product(r);
    for (;;) {
        const bool is_difference = take(r, " - ");
        if (!is_difference && !take(r, " + "))
            return;
        read_product(r);
        if (is_difference) {
            add(r, SDYI_AFFINE_CONSTANT, -1);
            add(r, SDYI_AFFINE_MUL, 0);
        }
        add(r, SDYI_AFFINE_ADD, 0);
    }
}

/* -- running --------------------------------------------------------------- */

static int64_t floor_of(int64_t a, int64_t b) {
    assert(b > 0);
    const int64_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

/* A divisor is positive. */
static int64_t combine(sdyi_affine_kind kind, int64_t a, int64_t b) {
    switch ((int)kind) {
    case SDYI_AFFINE_ADD:
        return (int64_t)((uint64_t)a + (uint64_t)b);
    case SDYI_AFFINE_MUL:
        return (int64_t)((uint64_t)a * (uint64_t)b);
    case SDYI_AFFINE_FLOORDIV:
        return floor_of(a, b);
    case SDYI_AFFINE_CEILDIV:
        return a % b != 0 ? floor_of(a, b) + 1 : a / b;
    default:
        return a - floor_of(a, b) * b;
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
    const sdyi_attr *const map =
        sdyi_op_attr(op, sdyi_name_of_string(op->module->pool, "map"));
    apply_plan *const plan = SDYI_PLAN(c, apply_plan);
    const char *const arrow = strstr(sdyi_attr_text(map), " -> (");
    reader r = {.c = c,
                .plan = plan,
                .at = arrow + strlen(" -> ("),
                .n_dims = sdyi_affine_map_dims(map)};
    read_sum(&r);
    if (*r.at != ')')
        return sdyi_refuse(op, "a map of several results");
    if (plan->n > MOST_STEPS)
        return sdyi_refuse(op, "a map of more than %d operations", MOST_STEPS);
    return sdyi_emit(c, op, run_apply, plan);
}
