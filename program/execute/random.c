/* rng_bit_generator, bit for bit as XLA: ThreeFry-2x32 of 20 rounds and
 * Philox-4x32 of 10; and rng, whose numbers the specification leaves open. */
#include "program/dialects/stablehlo/verify_common.h"
#include "program/execute/elementwise.h"
#include "program/execute/execute.h"

#include <math.h>
#include <string.h>

static uint32_t rotate(uint32_t x, int n) {
    return x << n | x >> (32 - n);
}

static void threefry(uint64_t key, uint64_t counter, uint32_t out[2]) {
    static const int rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
    const uint32_t k[3] = {(uint32_t)key, (uint32_t)(key >> 32),
                           (uint32_t)key ^ (uint32_t)(key >> 32) ^ 0x1bd11bda};
    uint32_t a = (uint32_t)counter + k[0], b = (uint32_t)(counter >> 32) + k[1];
    for (uint32_t group = 0; group < 5; group++) {
        for (int i = 0; i < 4; i++) {
            a += b;
            b = rotate(b, rotations[group % 2][i]) ^ a;
        }
        a += k[(group + 1) % 3];
        b += k[(group + 2) % 3] + group + 1;
    }
    out[0] = a;
    out[1] = b;
}

static void philox(uint64_t key, const uint64_t counter[2], uint32_t out[4]) {
    uint32_t k[2] = {(uint32_t)key, (uint32_t)(key >> 32)};
    uint32_t x[4] = {(uint32_t)counter[0], (uint32_t)(counter[0] >> 32),
                     (uint32_t)counter[1], (uint32_t)(counter[1] >> 32)};
    for (int round = 0; round < 10; round++) {
        const uint64_t p = (uint64_t)0xd2511f53 * x[0];
        const uint64_t q = (uint64_t)0xcd9e8d57 * x[2];
        const uint32_t next[4] = {
            (uint32_t)(q >> 32) ^ x[1] ^ k[0], (uint32_t)q,
            (uint32_t)(p >> 32) ^ x[3] ^ k[1], (uint32_t)p};
        memcpy(x, next, sizeof x);
        k[0] += 0x9e3779b9;
        k[1] += 0xbb67ae85;
    }
    memcpy(out, x, sizeof x);
}

typedef struct random_plan {
    bool is_threefry;
    int words;        /* of the state: ui64 */
    sdyi_shape state; /* two or three words, or as many bytes */
    sdyi_shape out;
    int64_t halved, before, after; /* ThreeFry: the dimension, around it */
} random_plan;

/* Store the low bits of a number as element `i`. */
static void store(char *out, const random_plan *p, int64_t i, uint64_t bits) {
    memcpy(out + (size_t)i * p->out.width, &bits, p->out.width);
}

static void make_threefry64(const random_plan *p, const uint64_t *state,
                            char *out) {
    for (int64_t i = 0; i < p->out.count; i++) {
        uint32_t made[2];
        threefry(state[0], state[1] + (uint64_t)i, made);
        store(out, p, i, made[0] | (uint64_t)made[1] << 32);
    }
}

/* The two words of a block become neighbours along the halved dimension. */
static uint64_t make_threefry32(const random_plan *p, const uint64_t *state,
                                char *out) {
    const int64_t half = (p->halved + 1) / 2;
    uint64_t block = 0;
    for (int64_t b = 0; b < p->before; b++)
        for (int64_t a = 0; a < half; a++)
            for (int64_t i = 0; i < p->after; i++, block++) {
                uint32_t made[2];
                threefry(state[0], state[1] + block, made);
                for (int64_t w = 0; w < 2 && 2 * a + w < p->halved; w++)
                    store(out, p, (b * p->halved + 2 * a + w) * p->after + i,
                          made[w]);
            }
    return block;
}

static uint64_t make_philox(const random_plan *p, const uint64_t *state,
                            char *out) {
    const int64_t each = p->out.width == 8 ? 2 : 4;
    const uint64_t upper = p->words == 3 ? state[2] : state[0];
    uint64_t block = 0;
    for (int64_t i = 0; i < p->out.count; i += each, block++) {
        uint32_t made[4];
        const uint64_t low = state[1] + block;
        const uint64_t counter[2] = {low, upper + (low < state[1])};
        philox(state[0], counter, made);
        for (int64_t k = 0; k < each && i + k < p->out.count; k++)
            store(out, p, i + k,
                  each == 4 ? made[k]
                            : made[2 * k] | (uint64_t)made[2 * k + 1] << 32);
    }
    return block;
}

static sdyrt_status run_bits(const sdyi_thunk *t, const sdyi_frame *f) {
    const random_plan *const p = t->plan;
    uint64_t state[3] = {0};
    char *const out = sdyi_out(t, f, 1);
    memcpy(state, sdyi_in(t, f, 0), p->state.bytes);
    uint64_t used;
    if (!p->is_threefry) {
        used = make_philox(p, state, out);
    } else if (p->out.width == 8) {
        make_threefry64(p, state, out);
        used = (uint64_t)p->out.count;
    } else {
        used = make_threefry32(p, state, out);
    }
    state[1] += used;
    state[2] += p->words == 3 && state[1] < used;
    memcpy(sdyi_out(t, f, 0), state, p->state.bytes);
    return SDYRT_OK;
}

/* The dimension to halve: the first even one, else the first largest. */
static void plan_halves(random_plan *p) {
    int dim = -1;
    for (int d = 0; d < p->out.rank && dim < 0; d++)
        if (p->out.dims[d] % 2 == 0)
            dim = d;
    for (int d = 0; d < p->out.rank && (dim < 0 || p->out.dims[dim] % 2 != 0);
         d++)
        if (dim < 0 || p->out.dims[d] > p->out.dims[dim])
            dim = d;
    p->halved = dim < 0 ? 1 : p->out.dims[dim];
    p->after = dim < 0 ? 1 : p->out.strides[dim];
    p->before = p->out.count == 0 ? 0 : p->out.count / (p->halved * p->after);
}

sdyrt_status sdyi_execute_rng_bit_generator(sdyi_compiler *c,
                                            const sdyi_op *op) {
    enum { THREE_FRY = 1 };
    random_plan *const plan = SDYI_PLAN(c, random_plan);
    SDYI_TRY(sdyi_out_shape(op, 1, &plan->out));
    plan->state = *sdyi_in_shape(c, op, 0);
    plan->is_threefry =
        sdyi_hlo_int(op, SDYI_NAME_RNG_ALGORITHM, 0) == THREE_FRY;
    plan->words = (int)(plan->state.bytes / sizeof(uint64_t));
    if (plan->state.bytes % sizeof(uint64_t) != 0 || plan->words < 2 ||
        plan->words > 3 || (plan->is_threefry && plan->words != 2))
        return sdyi_refuse(op, "a state of %zu bytes", plan->state.bytes);
    if (plan->out.dtype < SDYRT_I8 || plan->out.dtype > SDYRT_U64 ||
        plan->out.narrow > 0)
        return sdyi_refuse(op, "results of type %s",
                           sdyrt_dtype_name(plan->out.dtype));
    plan_halves(plan);
    return sdyi_emit(c, op, run_bits, plan);
}

/* -- rng ------------------------------------------------------------------- */

typedef struct rng_plan {
    bool is_normal;
    sdyi_shape out;
    uint64_t seed; /* the number of the op among the ops that run */
} rng_plan;

static double unit(uint64_t seed, uint64_t i) { /* in (0, 1) */
    uint32_t made[2];
    threefry(seed, i, made);
    return ((double)(made[0] >> 6) * 0x1p26 + (made[1] >> 6) + 0.5) * 0x1p-52;
}

/* Uniform in [a, b), or normal of mean a, deviation b; always the same. */
static sdyrt_status run_rng(const sdyi_thunk *t, const sdyi_frame *f) {
    const rng_plan *const p = t->plan;
    const sdyrt_dtype dtype = p->out.dtype;
    const bool is_integer = dtype >= SDYRT_I8 && dtype <= SDYRT_U64;
    double a, b;
    sdyi_convert(&a, SDYRT_F64, sdyi_in(t, f, 0), dtype, 1);
    sdyi_convert(&b, SDYRT_F64, sdyi_in(t, f, 1), dtype, 1);
    for (int64_t i = 0; i < p->out.count; i++) {
        const double x = unit(p->seed, 2 * (uint64_t)i);
        const double y = unit(p->seed, 2 * (uint64_t)i + 1);
        double value = p->is_normal ? a + b * sqrt(-2 * log(x)) *
                                              cos(6.283185307179586 * y)
                                    : a + (b - a) * x;
        if (is_integer)
            value = floor(value);
        char *const at = (char *)sdyi_out(t, f, 0) + (size_t)i * p->out.width;
        sdyi_convert(at, dtype, &value, SDYRT_F64, 1);
        /* rounding may give the upper bound, which is excluded */
        if (!p->is_normal && dtype != SDYRT_BOOL &&
            memcmp(at, sdyi_in(t, f, 1), p->out.width) == 0)
            memcpy(at, sdyi_in(t, f, 0), p->out.width);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_rng(sdyi_compiler *c, const sdyi_op *op) {
    enum { NORMAL = 2 };
    rng_plan *const plan = SDYI_PLAN(c, rng_plan);
    SDYI_TRY(sdyi_out_shape(op, 0, &plan->out));
    plan->is_normal = sdyi_hlo_int(op, SDYI_NAME_RNG_DISTRIBUTION, 0) == NORMAL;
    plan->seed = (uint64_t)c->n_rngs++;
    return sdyi_emit(c, op, run_rng, plan);
}
