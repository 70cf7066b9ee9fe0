/* einsum and unary_einsum: dimensions have letters. Those in the result and in
 * both operands are of a stack, those in one operand rows or columns, the
 * others are summed over. */
#include "program/dialects/stablehlo/verify_common.h"
#include "program/execute/contraction.h"
#include "program/execute/execute.h"

#include <string.h>

/* Letters of an operand or the result. The dimensions of `...` get letters of
 * their own, from ',' downwards, the last dimension first. */
typedef struct letters {
    char at[SDYRT_MAX_RANK];
    int n;
} letters;

enum { LAST_OF_DOTS = '-' };

static bool add_letter(letters *l, char letter) {
    if (l->n == SDYRT_MAX_RANK)
        return false;
    l->at[l->n++] = letter;
    return true;
}

/* Read letters up to the end, a comma or an arrow. `rank` below 0: `...` stands
 * for `*n_dots` dimensions; else for those that the rank leaves, written to
 * `*n_dots`. */
static bool read_letters(const char **text, int rank, int *n_dots, letters *l) {
    const char *at = *text;
    const size_t length = strcspn(at, ",-");
    int named = 0;
    for (size_t i = 0; i < length; i++)
        named += at[i] != '.' && at[i] != ' ';
    *text = at + length;
    l->n = 0;
    for (size_t i = 0; i < length; i++) {
        const bool is_dots = strncmp(at + i, "...", 3) == 0;
        const int dots = rank < 0 ? *n_dots : rank - named;
        if (at[i] == ' ')
            continue;
        if (!is_dots && ((at[i] | 32) < 'a' || (at[i] | 32) > 'z'))
            return false;
        if (!is_dots && !add_letter(l, at[i]))
            return false;
        for (int k = dots; k > 0 && is_dots; k--)
            if (!add_letter(l, (char)(LAST_OF_DOTS - k)))
                return false;
        if (is_dots) {
            *n_dots = *n_dots > dots ? *n_dots : dots;
            i += 2;
        }
    }
    return rank < 0 || l->n == rank;
}

/* The size and stride of a letter's dimensions; a letter that stands twice is
 * their diagonal. */
static bool find_letter(const letters *l, const sdyi_shape *shape, char letter,
                        int64_t *size, int64_t *stride) {
    bool is_there = false;
    *stride = 0;
    for (int d = 0; d < l->n; d++)
        if (l->at[d] == letter) {
            *size = shape->dims[d];
            *stride += shape->strides[d];
            is_there = true;
        }
    return is_there;
}

typedef struct einsum {
    letters in[2], out;
    sdyi_shape shapes[2], result;
} einsum;

/* Letters of one kind in alphabetical order: in both operands and the result,
 * in one operand and the result, or not in the result. */
static void add_letters(const einsum *e, sdyi_contraction *p, bool left,
                        bool right, bool out) {
    for (int letter = ' '; letter < 127; letter++) {
        int64_t size = 1, strides[3], result_size;
        const bool in[2] = {find_letter(&e->in[0], &e->shapes[0], (char)letter,
                                        &size, &strides[0]),
                            find_letter(&e->in[1], &e->shapes[1], (char)letter,
                                        &size, &strides[1])};
        const bool is_out = find_letter(&e->out, &e->result, (char)letter,
                                        &result_size, &strides[2]);
        const bool is_sum = !out && !is_out && (in[0] || in[1]);
        if (!is_sum && (in[0] != left || in[1] != right || is_out != out))
            continue;
        for (int i = 0; i < 2; i++)
            if (in[i] || is_sum)
                sdyi_strided_add(&p->sides[i].stack, size, strides[i]);
        if (is_out)
            sdyi_strided_add(&p->result, size, strides[2]);
        *(is_sum          ? &p->k
          : left && right ? &p->batch
          : left          ? &p->m
                          : &p->n) *= size;
    }
}

static sdyrt_status read_config(const sdyi_op *op, const char *text,
                                bool is_unary, einsum *e) {
    int n_dots = 0;
    bool is_right = true;
    if (!is_unary) {
        is_right = read_letters(&text, e->shapes[0].rank, &n_dots, &e->in[0]) &&
                   *text++ == ',';
    }
    is_right = is_right &&
               read_letters(&text, e->shapes[1].rank, &n_dots, &e->in[1]) &&
               strncmp(text, "->", 2) == 0;
    text += 2;
    if (!is_right || !read_letters(&text, -1, &n_dots, &e->out) ||
        *text != '\0' || e->out.n != e->result.rank)
        return sdyi_refuse(op, "an einsum_config that does not fit the types");
    for (int d = 0; d < e->out.n; d++) {
        int64_t size = -1, stride;
        for (int i = 0; i < 2; i++)
            (void)find_letter(&e->in[i], &e->shapes[i], e->out.at[d], &size,
                              &stride);
        if (size != e->result.dims[d])
            return sdyi_refuse(op, "a letter of other sizes in the result");
    }
    return SDYRT_OK;
}

/* Refuses a letter with two sizes, in one operand or in both. */
static sdyrt_status check_sizes(const sdyi_op *op, const einsum *e) {
    for (int i = 0; i < 2; i++)
        for (int d = 0; d < e->in[i].n; d++)
            for (int k = 0; k < 2; k++)
                for (int j = 0; j < e->in[k].n; j++)
                    if (e->in[k].at[j] == e->in[i].at[d] &&
                        e->shapes[k].dims[j] != e->shapes[i].dims[d])
                        return sdyi_refuse(op, "a letter of two sizes");
    return SDYRT_OK;
}

/* unary_einsum has the number 1 as its lhs. */
static sdyrt_status compile_einsum(sdyi_compiler *c, const sdyi_op *op,
                                   bool is_unary) {
    sdyi_contraction *const plan = SDYI_PLAN(c, sdyi_contraction);
    einsum *const e = SDYI_NEW(c->zone, einsum, 1);
    SDYI_TRY(sdyi_out_shape(op, 0, &e->result));
    for (int i = is_unary; i < 2; i++) {
        e->shapes[i] = *sdyi_in_shape(c, op, i - is_unary);
        plan->sides[i].dtype = e->shapes[i].dtype;
        plan->sides[i].n = e->shapes[i].count;
    }
    SDYI_TRY(read_config(
        op, sdyi_attr_text(sdyi_op_attr(op, SDYI_NAME_EINSUM_CONFIG)), is_unary,
        e));
    SDYI_TRY(check_sizes(op, e));
    plan->one = is_unary ? "" : NULL;
    plan->batch = plan->m = plan->n = plan->k = 1;
    add_letters(e, plan, true, true, true);
    add_letters(e, plan, true, false, true);
    add_letters(e, plan, false, false, false);
    add_letters(e, plan, false, true, true);
    return sdyi_emit_contraction(c, op, plan);
}

sdyrt_status sdyi_execute_einsum(sdyi_compiler *c, const sdyi_op *op) {
    return compile_einsum(c, op, false);
}

sdyrt_status sdyi_execute_unary_einsum(sdyi_compiler *c, const sdyi_op *op) {
    return compile_einsum(c, op, true);
}
