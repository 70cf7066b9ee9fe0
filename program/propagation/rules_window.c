/* Rules of windows and of reductions:
 *
 *   reduce      ([i, j], [])->([i]) reduction={j}
 *   convolution ([i, jl, k], [l, k, m])->([i, j, m]) permutation={j}
 *               reduction={l, k} */
#include "program/dialects/stablehlo/verify_window.h"
#include "program/propagation/rules.h"

/* -- reduce ---------------------------------------------------------------- */

/* n inputs, n initial values, n results. */
void sdyi_rule_reduce(sdyi_rule_builder *b, const sdyi_op *op) {
    const sdyi_hlo_ints reduced = sdyi_hlo_ints_at(op, SDYI_NAME_DIMENSIONS);
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    const int n = op->n_results;
    int *const dims = SDYI_NEW(sdyi_rule_zone(b), int, 3 * n);
    int out = 0;
    for (int d = 0; d < in->n; d++) {
        const bool is_reduced = sdyi_hlo_has(reduced, d);
        for (int i = 0; i < n; i++) {
            dims[i] = d;
            dims[n + i] = SDYI_NO_DIM;
            dims[2 * n + i] = is_reduced ? SDYI_NO_DIM : out;
        }
        out += !is_reduced;
        sdyi_rule_factor(b, dims, sdyi_hlo_dim(in, d),
                         is_reduced ? SDYI_REDUCE : SDYI_PASS);
    }
}

/* -- windows --------------------------------------------------------------- */

typedef struct window {
    sdyi_hlo_ints sizes, strides;
    const sdyi_attr *padding;
} window;

/* True if windows along a dimension are its single elements. */
static bool passes(const window *w, int d) {
    if (sdyi_hlo_pad_at(w->padding, d, 0) != 0 ||
        sdyi_hlo_pad_at(w->padding, d, 1) != 0)
        return false;
    return (w->sizes.n == 0 || w->sizes.at[d].integer == 1) &&
           (w->strides.n == 0 || w->strides.at[d].integer == 1);
}

void sdyi_rule_reduce_window(sdyi_rule_builder *b, const sdyi_op *op) {
    const window w = {sdyi_hlo_ints_at(op, SDYI_NAME_WINDOW_DIMENSIONS),
                      sdyi_hlo_ints_at(op, SDYI_NAME_WINDOW_STRIDES),
                      sdyi_op_attr(op, SDYI_NAME_PADDING)};
    const sdyi_type *const out = sdyi_hlo_out(op, 0);
    for (int d = 0; d < out->n; d++)
        sdyi_rule_all(b, d, sdyi_hlo_dim(out, d),
                      passes(&w, d) ? SDYI_PASS : sdyi_rule_permuted(b));
}

void sdyi_rule_select_and_scatter(sdyi_rule_builder *b, const sdyi_op *op) {
    const window w = {sdyi_hlo_ints_at(op, SDYI_NAME_WINDOW_DIMENSIONS),
                      sdyi_hlo_ints_at(op, SDYI_NAME_WINDOW_STRIDES),
                      sdyi_op_attr(op, SDYI_NAME_PADDING)};
    const sdyi_type *const source = sdyi_hlo_in(op, 1), *const out =
                                                            sdyi_hlo_out(op, 0);
    const sdyi_factor_dims whole = {SDYI_FACTOR_NEED_REPLICATION,
                                    sdyi_rule_is_conservative(b)};
    for (int d = 0; d < out->n; d++) {
        if (passes(&w, d)) {
            sdyi_rule_all(b, d, sdyi_hlo_dim(out, d), SDYI_PASS);
            continue;
        }
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(source, d), whole, SDYI_NO_DIM, d,
                         SDYI_NO_DIM, SDYI_NO_DIM);
        SDYI_RULE_FACTOR(b, sdyi_hlo_dim(out, d), sdyi_rule_permuted(b), d,
                         SDYI_NO_DIM, SDYI_NO_DIM, d);
    }
}

/* -- convolution ----------------------------------------------------------- */

static int64_t size_of(const sdyi_op *op, int list, int entry) {
    const sdyi_type *const type =
        list == SDYI_CONV_RESULT ? sdyi_hlo_out(op, 0) : sdyi_hlo_in(op, list);
    return sdyi_hlo_dim(type, sdyi_conv_dim(op, list, entry));
}

static int64_t take(int64_t *left, int64_t size) {
    const int64_t taken = *left < size ? *left : size;
    if (taken > 1)
        *left /= taken;
    return taken;
}

/* The input's dimension is both the places of the window and the places in it:
 * the larger of the two is its major factor. */
static void add_spatial(sdyi_rule_builder *b, const sdyi_op *op, int entry) {
    const int64_t out = size_of(op, SDYI_CONV_RESULT, entry),
                  kernel = size_of(op, SDYI_CONV_RHS, entry);
    const bool is_window_first = out < kernel;
    int64_t left = size_of(op, SDYI_CONV_LHS, entry);
    for (int i = 0; i < 2; i++) {
        const bool is_window = is_window_first == (i == 0);
        const int64_t size = take(&left, is_window ? kernel : out);
        if (size <= 1)
            continue;
        SDYI_RULE_FACTOR(
            b, size, is_window ? SDYI_REDUCE : SDYI_PERMUTE,
            sdyi_conv_dim(op, SDYI_CONV_LHS, entry),
            is_window ? sdyi_conv_dim(op, SDYI_CONV_RHS, entry) : SDYI_NO_DIM,
            is_window ? SDYI_NO_DIM
                      : sdyi_conv_dim(op, SDYI_CONV_RESULT, entry));
    }
}

void sdyi_rule_convolution(sdyi_rule_builder *b, const sdyi_op *op) {
    const int64_t batches = sdyi_hlo_int(op, SDYI_NAME_BATCH_GROUP_COUNT, 1),
                  features = sdyi_hlo_int(op, SDYI_NAME_FEATURE_GROUP_COUNT, 1);
    if (!sdyi_type_is_static(sdyi_hlo_in(op, 0)) ||
        !sdyi_type_is_static(sdyi_hlo_in(op, 1)) ||
        !sdyi_type_is_static(sdyi_hlo_out(op, 0)))
        return;
    const int in_batch = sdyi_conv_dim(op, SDYI_CONV_LHS, SDYI_CONV_BATCH),
              in = sdyi_conv_dim(op, SDYI_CONV_LHS, SDYI_CONV_FEATURE),
              kernel_out =
                  sdyi_conv_dim(op, SDYI_CONV_RHS, SDYI_CONV_OUT_FEATURE),
              out = sdyi_conv_dim(op, SDYI_CONV_RESULT, SDYI_CONV_FEATURE);
    if (batches > 1)
        SDYI_RULE_FACTOR(b, batches, SDYI_PASS, in_batch, kernel_out, out);
    SDYI_RULE_FACTOR(b, size_of(op, SDYI_CONV_RESULT, SDYI_CONV_BATCH),
                     SDYI_PASS, in_batch, SDYI_NO_DIM,
                     sdyi_conv_dim(op, SDYI_CONV_RESULT, SDYI_CONV_BATCH));
    for (int d = 0; d < sdyi_hlo_in(op, 0)->n - 2; d++)
        if (!sdyi_rule_is_conservative(b))
            add_spatial(b, op, d);
    if (features > 1)
        SDYI_RULE_FACTOR(b, features, SDYI_PASS, in, kernel_out, out);
    SDYI_RULE_FACTOR(
        b, size_of(op, SDYI_CONV_RHS, SDYI_CONV_IN_FEATURE), SDYI_REDUCE, in,
        sdyi_conv_dim(op, SDYI_CONV_RHS, SDYI_CONV_IN_FEATURE), SDYI_NO_DIM);
    const int64_t outputs =
        size_of(op, SDYI_CONV_RESULT, SDYI_CONV_FEATURE) / (batches * features);
    if (outputs > 1)
        SDYI_RULE_FACTOR(b, outputs, SDYI_PASS, SDYI_NO_DIM, kernel_out, out);
}
