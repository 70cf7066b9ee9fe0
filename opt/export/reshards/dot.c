/* A dot whose result has a dimension on the axes of the contraction, where the
 * operand has it on others:
 *
 *   %x [{a},{b}], %y [{b},{}] -> %0 [{b},{}]
 *   ->
 *   %0 [{a},{}], reshard %0 [{b},{}]
 *
 * so each device computes its partial sums, and pieces of the sums are
 * exchanged afterwards. */
#include "opt/export/reshards/reshards.h"

enum { LHS, RHS, RESULT };

static const sdyi_span nothing = {NULL, 0};

static sdyi_span axes_of(const sdyi_factored *f, int tensor, int factor) {
    const sdyi_factor *const it = sdyi_factor_of(&f->p, tensor, factor);
    return it->is_there ? it->axes : nothing;
}

static bool has(const sdyi_factored *f, int tensor, int factor) {
    return sdyi_factor_of(&f->p, tensor, factor)->is_there;
}

/* The axes of the sums, and those that the operands have for the factors of the
 * result; false: the operands do not agree. */
static bool read_operands(sdyi_factored *f, sdyi_axes *sums) {
    sdyi_axes free_lhs = {.count = 0}, free_rhs = {.count = 0};
    for (int i = 0; i < f->p.rule->n_factors; i++) {
        const bool lhs = has(f, LHS, i), rhs = has(f, RHS, i);
        f->axes[i] = axes_of(f, lhs ? LHS : RHS, i);
        if (lhs && rhs && !sdyi_axes_equal(f->axes[i], axes_of(f, RHS, i)))
            return false;
        if (lhs && rhs && !has(f, RESULT, i))
            sdyi_axes_append_all(sums, f->axes[i]);
        if (lhs != rhs)
            sdyi_axes_append_all(lhs ? &free_lhs : &free_rhs, f->axes[i]);
    }
    return !sdyi_axes_overlap(sdyi_span_of(&free_lhs), sdyi_span_of(&free_rhs));
}

/* The only factor whose axes in the result differ from the chosen ones; -1:
 * there is none, or several. */
static int find_other(const sdyi_factored *f) {
    int other = -1;
    for (int i = 0; i < f->p.rule->n_factors; i++) {
        if (!has(f, RESULT, i) ||
            sdyi_axes_equal(f->axes[i], axes_of(f, RESULT, i)))
            continue;
        if (other >= 0)
            return -1;
        other = i;
    }
    return other;
}

static int64_t elements(const sdyi_factored *f, int tensor) {
    return sdyi_element_count(sdyi_tensor(f->op, tensor)->type);
}

static int64_t most_elements(const sdyi_factored *f, int factor) {
    const int64_t lhs = has(f, LHS, factor) ? elements(f, LHS) : 0;
    const int64_t rhs = has(f, RHS, factor) ? elements(f, RHS) : 0;
    return lhs > rhs ? lhs : rhs;
}

void sdyi_reshard_dot(sdyi_factored *f) {
    sdyi_axes sums = {.count = 0};
    if (f->p.layouts[RESULT] == NULL || !read_operands(f, &sums) ||
        sums.count == 0)
        return;
    const int other = find_other(f);
    if (other < 0 || f->axes[other].count == 0 ||
        !sdyi_axes_equal(axes_of(f, RESULT, other), sdyi_span_of(&sums)) ||
        elements(f, RESULT) > most_elements(f, other))
        return;
    sdyi_apply_to_results(f);
}
