/* Contractions along sharded dimensions: each device has a partial sum, and the
 * all_reduce after the op adds them up. And windows, which must not reach over
 * the edge of a shard. */
#include "opt/export/local/local.h"
#include "program/dialects/stablehlo/verify_window.h"
#include "program/ir/elements.h"

sdyrt_status sdyi_check_summed(sdyi_local *l, const sdyi_op *op,
                               const sdyrt_mesh *mesh, sdyi_span axes,
                               const char *what, const char *along) {
    if (axes.count == 0)
        return SDYRT_OK;
    const sdyi_use *const use = op->results[0].uses;
    if (use == NULL || use->next != NULL ||
        use->user->row->kind != SDYI_OP_SDY_ALL_REDUCE)
        return sdyi_error(l->pool, op,
                          "Expected %s to have one user and the user is an "
                          "sdy.all_reduce.",
                          what);
    const sdyi_attr *const attr =
        sdyi_op_attr(use->user, SDYI_NAME_REDUCTION_AXES);
    sdyi_axes sorted, given;
    sdyi_axes_copy(&sorted, axes);
    sdyi_axes_sort_and_merge(mesh, &sorted);
    sdyi_axes_copy(&given, sdyi_axes_of_attr(l, mesh, attr));
    sdyi_axes_sort_and_merge(mesh, &given);
    if (sdyi_axes_equal(sdyi_span_of(&sorted), sdyi_span_of(&given)))
        return SDYRT_OK;
    return sdyi_error(l->pool, op,
                      "The axes of the sdy.all_reduce should match the sharded "
                      "%s.",
                      along);
}

static const sdyrt_mesh *mesh_of(const sdyi_local *l, const sdyi_value *value) {
    const sdyrt_sharding *const s = sdyi_local_sharding(l, value);
    return s == NULL ? NULL : s->mesh;
}

/* -- products -------------------------------------------------------------- */

sdyrt_status sdyi_local_dot(sdyi_local *l, sdyi_op *op) {
    const sdyi_value *const lhs = sdyi_operand(op, 0);
    const bool is_general = op->row->kind == SDYI_OP_STABLEHLO_DOT_GENERAL;
    sdyi_axes axes = {.count = 0};
    if (is_general) {
        const sdyi_hlo_ints dims =
            sdyi_hlo_field(sdyi_op_attr(op, SDYI_NAME_DOT_DIMENSION_NUMBERS),
                           SDYI_DOT_LHS_CONTRACT);
        for (int i = 0; i < dims.n; i++)
            sdyi_axes_append_all(&axes,
                                 sdyi_axes_at(l, lhs, (int)dims.at[i].integer));
    } else {
        sdyi_axes_append_all(&axes, sdyi_axes_at(l, lhs, lhs->type->n - 1));
    }
    return sdyi_check_summed(l, op, mesh_of(l, lhs), sdyi_span_of(&axes),
                             is_general ? "sharded contracting dot_general"
                                        : "sharded contracting dot",
                             is_general
                                 ? "contracting dimensions of the dot_general"
                                 : "contracting dimension of the dot");
}

/* -- convolution ----------------------------------------------------------- */

/* Groups that the shards of a dimension share out; an error: they cannot. */
static sdyrt_status share_groups(sdyi_local *l, sdyi_op *op, sdyi_name name,
                                 int64_t shards) {
    const sdyi_attr *const attr = sdyi_op_attr(op, name);
    const int64_t n = attr->cells[0].integer;
    if (n == 1 || shards == 1)
        return SDYRT_OK;
    if (n >= shards ? n % shards != 0 : shards % n != 0)
        return sdyi_error(
            l->pool, op,
            "global group count is not divisible by total axes size");
    sdyi_set_int(op, name, n >= shards ? n / shards : 1);
    return SDYRT_OK;
}

/* Lists of its dimension numbers have a code for each dimension: of a spatial
 * one its number, of a batch or a kernel's output features this one. */
enum { FIRST_LETTER = -1 };

static int first_letter(sdyi_hlo_ints list) {
    int dim = 0;
    while (list.at[dim].integer != FIRST_LETTER)
        dim++;
    return dim;
}

sdyrt_status sdyi_local_convolution(sdyi_local *l, sdyi_op *op) {
    const sdyi_attr *const numbers =
        sdyi_op_attr(op, SDYI_NAME_DIMENSION_NUMBERS);
    const sdyi_hlo_ints in = sdyi_hlo_field(numbers, SDYI_CONV_LHS);
    const sdyi_hlo_ints kernel = sdyi_hlo_field(numbers, SDYI_CONV_RHS);
    const sdyi_value *const weights = sdyi_operand(op, 1);
    sdyi_axes axes = {.count = 0};
    for (int i = 0; i < kernel.n; i++)
        if (kernel.at[i].integer != FIRST_LETTER)
            sdyi_axes_append_all(&axes, sdyi_axes_at(l, weights, i));
    SDYI_TRY(sdyi_check_summed(l, op, mesh_of(l, weights), sdyi_span_of(&axes),
                               "sharded contracting convolution",
                               "reduction dimensions of the convolution"));
    SDYI_TRY(share_groups(l, op, SDYI_NAME_FEATURE_GROUP_COUNT,
                          sdyi_shards_at(l, weights, first_letter(kernel))));
    SDYI_TRY(
        share_groups(l, op, SDYI_NAME_BATCH_GROUP_COUNT,
                     sdyi_shards_at(l, sdyi_operand(op, 0), first_letter(in))));
    sdyi_op_set_attr(op, SDYI_NAME_SDY_SHARDING, NULL);
    return SDYRT_OK;
}

/* -- reductions ------------------------------------------------------------ */

static void find_reduced(const sdyi_local *l, const sdyi_op *reduce,
                         sdyi_axes *axes) {
    const sdyi_hlo_ints dims = sdyi_hlo_ints_at(reduce, SDYI_NAME_DIMENSIONS);
    axes->count = 0;
    for (int i = 0; i < dims.n; i++)
        sdyi_axes_append_all(axes, sdyi_axes_at(l, sdyi_operand(reduce, 0),
                                                (int)dims.at[i].integer));
}

/* The op that computes result `i` of a computation; false: it is no commutative
 * op of the two arguments for that result. */
static bool find_combining(const sdyi_op *op, int i, sdyi_op_kind *kind) {
    const sdyi_block *const body = op->regions[0].first;
    const sdyi_op *const given = sdyi_operand(body->last, i)->op;
    if (given == NULL || !given->row->reduction.is_one)
        return false;
    const sdyi_value *const a = body->args[i];
    const sdyi_value *const b = body->args[op->n_results + i];
    const sdyi_value *const x = sdyi_operand(given, 0);
    const sdyi_value *const y = sdyi_operand(given, 1);
    *kind = (sdyi_op_kind)given->row->kind;
    return (x == a && y == b) || (x == b && y == a);
}

sdyi_op_kind sdyi_combining(const sdyi_local *l, const sdyi_value *value,
                            sdyi_span axes) {
    sdyi_op_kind kind = SDYI_OP_STABLEHLO_ADD;
    sdyi_axes reduced;
    if (value->op == NULL)
        return kind;
    const int i = (int)(value - value->op->results);
    if (value->op->row->kind == SDYI_OP_STABLEHLO_SCATTER) {
        (void)find_combining(value->op, i, &kind);
    } else if (value->op->row->kind == SDYI_OP_STABLEHLO_REDUCE) {
        find_reduced(l, value->op, &reduced);
        if (sdyi_axes_overlap(sdyi_span_of(&reduced), axes))
            (void)find_combining(value->op, i, &kind);
    }
    return kind;
}

/* The partial results of all devices start from the same initial value, which
 * must count once. An initial value that is no constant is assumed to be the
 * identity. */
static void begin_once(sdyi_local *l, sdyi_op *op, int i, sdyi_span axes) {
    const int at = op->n_results + i;
    const sdyi_value *const start = sdyi_operand(op, at);
    const sdyi_attr *const value =
        start->op == NULL ? NULL : sdyi_op_attr(start->op, SDYI_NAME_VALUE);
    const sdyi_attr *const none = sdyi_identity_of(op, i, start->type->element);
    sdyi_elements e;
    const bool is_none = sdyi_constant_elements(start, &e) && e.attr == none;
    if (none != NULL && sdyi_attr_has_elements(value) && !is_none)
        sdyi_start_once(l, op, at, none, mesh_of(l, sdyi_operand(op, 0)), axes);
}

sdyrt_status sdyi_local_reduce(sdyi_local *l, sdyi_op *op) {
    sdyi_axes axes;
    find_reduced(l, op, &axes);
    for (int i = 0; i < op->n_results && axes.count > 0; i++) {
        sdyi_op_kind kind;
        if (!find_combining(op, i, &kind))
            return sdyi_error(l->pool, op,
                              "what it reduces is sharded, and its computation "
                              "of result %d is not one op of two elements",
                              i);
        if (kind == SDYI_OP_STABLEHLO_ADD ||
            kind == SDYI_OP_STABLEHLO_MULTIPLY || kind == SDYI_OP_STABLEHLO_XOR)
            begin_once(l, op, i, sdyi_span_of(&axes));
    }
    return SDYRT_OK;
}

/* -- windows --------------------------------------------------------------- */

/* Entry `d` of a list, which may be left out. */
static int64_t entry(sdyi_hlo_ints list, int d, int64_t fallback) {
    return d < list.n ? list.at[d].integer : fallback;
}

static bool has_padding(const sdyi_attr *padding, int d) {
    return sdyi_hlo_pad_at(padding, d, 0) != 0 ||
           sdyi_hlo_pad_at(padding, d, 1) != 0;
}

/* True if windows along `d` do not overlap and have no padding. */
static bool stays_inside(sdyi_hlo_ints windows, sdyi_hlo_ints strides,
                         const sdyi_attr *padding, int d) {
    const int64_t window = entry(windows, d, 1), stride = entry(strides, d, 1);
    return !has_padding(padding, d) && (stride == 1 || stride >= window) &&
           (window == 1 || stride >= window);
}

static sdyrt_status check_windows(sdyi_local *l, const sdyi_op *op,
                                  const sdyi_attr *padding) {
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_value *const value = sdyi_operand(op, i);
        for (int d = 0; d < value->type->n; d++)
            if (sdyi_is_sharded_at(l, value, d) &&
                !stays_inside(sdyi_hlo_ints_at(op, SDYI_NAME_WINDOW_DIMENSIONS),
                              sdyi_hlo_ints_at(op, SDYI_NAME_WINDOW_STRIDES),
                              padding, d))
                return sdyi_error(
                    l->pool, op,
                    "dimension %d is sharded but is not a pass-through "
                    "dimension.",
                    d);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_local_window(sdyi_local *l, sdyi_op *op) {
    return check_windows(l, op, sdyi_op_attr(op, SDYI_NAME_PADDING));
}

sdyrt_status sdyi_local_select_and_scatter(sdyi_local *l, sdyi_op *op) {
    return check_windows(l, op, sdyi_op_attr(op, SDYI_NAME_PADDING));
}
