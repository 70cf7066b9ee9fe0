/* The rule of reshape: the factors that both shapes are made of.
 *
 *   8x4 -> 32      ([i, j])->([ij]) {i=8, j=4}
 *   6x5 -> 10x3    ([ij, l])->([ik, m]) {i=2, j=3, k=5, l=5, m=3}: only i is in
 *                  both
 *
 * Dimensions are opened from the major one on, in both shapes. `opened` is the
 * product of the sizes of those that were opened, `factored` of the factors
 * that were made for them; a dimension is finished where they are equal. */
#include "program/propagation/rules.h"

#include "base/integers.h"

typedef struct side {
    const sdyi_type *type;
    int dim;  /* that is open */
    int next; /* to be opened */
    int64_t opened, factored;
} side;

/* The size of the next factor of the shape with the smaller product so far,
 * with `left` still to factor: the missing quotient, if it divides `left`. */
static int64_t catching_up(const side *behind, const side *ahead, int64_t left,
                           int64_t common) {
    if (ahead->factored % behind->factored == 0) {
        const int64_t missing = ahead->factored / behind->factored;
        if (left % missing == 0)
            return missing;
    }
    return left > common ? left / common : left;
}

static void add_in(sdyi_rule_builder *b, side *in, int64_t size) {
    SDYI_RULE_FACTOR(b, size, SDYI_PASS, in->dim, SDYI_NO_DIM);
    in->factored *= size;
}

static void add_out(sdyi_rule_builder *b, side *out, int64_t size) {
    SDYI_RULE_FACTOR(b, size, SDYI_PASS, SDYI_NO_DIM, out->dim);
    out->factored *= size;
}

/* Open the next dimension where the last one is finished; those of size 1 have
 * a factor of their own. */
static void open_next(sdyi_rule_builder *b, side *s, side *in) {
    while (s->opened == s->factored && s->next < s->type->n) {
        s->dim = s->next++;
        s->opened *= sdyi_hlo_dim(s->type, s->dim);
        if (s->opened > s->factored)
            return;
        if (s == in)
            add_in(b, s, 1);
        else
            add_out(b, s, 1);
    }
}

static void add_common(sdyi_rule_builder *b, side *in, side *out,
                       int64_t size) {
    SDYI_RULE_FACTOR(b, size, SDYI_PASS, in->dim, out->dim);
    in->factored *= size;
    out->factored *= size;
}

static void add_next(sdyi_rule_builder *b, side *in, side *out) {
    const int64_t n_in = in->opened / in->factored,
                  n_out = out->opened / out->factored,
                  common = sdyi_gcd(n_in, n_out);
    if (in->factored < out->factored) {
        add_in(b, in, catching_up(in, out, n_in, common));
    } else if (in->factored > out->factored) {
        add_out(b, out, catching_up(out, in, n_out, common));
    } else if (common > 1) {
        add_common(b, in, out, common);
    } else {
        add_in(b, in, n_in);
        add_out(b, out, n_out);
    }
}

void sdyi_rule_reshape(sdyi_rule_builder *b, const sdyi_op *op) {
    side in = {sdyi_hlo_in(op, 0), 0, 0, 1, 1},
         out = {sdyi_hlo_out(op, 0), 0, 0, 1, 1};
    int64_t count;
    if (!sdyi_type_is_static(in.type) || !sdyi_type_is_static(out.type) ||
        !sdyi_type_count(in.type, &count) || count == 0) {
        sdyi_rule_is_none(b);
        return;
    }
    for (;;) {
        open_next(b, &in, &in);
        open_next(b, &out, &in);
        if (in.opened == in.factored && out.opened == out.factored)
            return;
        add_next(b, &in, &out);
    }
}
