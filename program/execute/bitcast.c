/* bitcast_convert: elements of other widths of the same bits, the least
 * significant ones first. */
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"

#include <string.h>

/* The plan of a cast with elements of less than 8 bits, which are stored one a
 * byte: their bits are packed and unpacked. */
typedef struct bits_plan {
    sdyi_shape in, out;
    int in_bits, out_bits; /* of an element */
    int64_t n;             /* bits of all */
} bits_plan;

static int bits_of(const sdyi_shape *shape) {
    return shape->dtype == SDYRT_BOOL ? 1
           : shape->narrow > 0        ? shape->narrow
                                      : (int)(8 * shape->width);
}

static bool bit_at(const bits_plan *p, const uint8_t *in, int64_t i) {
    if (p->in_bits >= 8)
        return (in[i / 8] >> i % 8 & 1) != 0;
    const uint8_t element = in[i / p->in_bits];
    const uint8_t code =
        p->in.narrow > 0 ? sdyi_code_of(&p->in, element) : element;
    return (code >> i % p->in_bits & 1) != 0;
}

static sdyrt_status run_bits(const sdyi_thunk *t, const sdyi_frame *f) {
    const bits_plan *const p = t->plan;
    const uint8_t *const in = sdyi_in(t, f, 0);
    uint8_t *const out = sdyi_out(t, f, 0);
    const int place = p->out_bits < 8 ? p->out_bits : 8;
    if (p->out.bytes > 0)
        memset(out, 0, p->out.bytes);
    for (int64_t i = 0; i < p->n; i++)
        if (bit_at(p, in, i))
            out[i / place] |= (uint8_t)(1 << i % place);
    for (int64_t i = 0; i < p->out.count && p->out.narrow > 0; i++)
        out[i] = sdyi_of_code(&p->out, out[i]);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_bitcast_convert(sdyi_compiler *c, const sdyi_op *op) {
    bits_plan *const plan = SDYI_PLAN(c, bits_plan);
    SDYI_TRY(sdyi_out_shape(op, 0, &plan->out));
    plan->in = *sdyi_in_shape(c, op, 0);
    plan->in_bits = bits_of(&plan->in);
    plan->out_bits = bits_of(&plan->out);
    if (plan->in_bits >= 8 && plan->out_bits >= 8)
        return sdyi_emit_view(c, op, &plan->out, 0);
    plan->n = plan->out.count * plan->out_bits;
    return sdyi_emit(c, op, run_bits, plan);
}
