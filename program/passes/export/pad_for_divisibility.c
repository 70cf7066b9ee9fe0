/* Dimensions that their shards do not divide get longer:
 *
 *   sdy.mesh @m = <["x"=2]>
 *   %0 = sdy.all_slice [{"x"}] %a out_sharding=<@m, [{"x"}]> : tensor<7xf32>
 *   %1 = stablehlo.negate %0 {..} : tensor<7xf32>
 *   %2 = sdy.all_gather [{"x"}] %1 out_sharding=<@m, [{}]> : tensor<7xf32>
 *   ->
 *   %0 = stablehlo.pad %a, %zero, high = [1] : tensor<8xf32>
 *   %1 = sdy.all_slice [{"x"}] %0 ..         : tensor<8xf32>
 *   %2 = stablehlo.negate %1 {..}            : tensor<8xf32>
 *   %3 = sdy.all_gather [{"x"}] %2 ..        : tensor<8xf32>
 *   %4 = stablehlo.slice %3 [0:7]            : tensor<7xf32>
 *
 * What is in the elements behind the end is known where a pad has put it there;
 * ops that would add it up get zeros or their initial values instead. What
 * comes in and goes out of functions must be divided as it is. */
#include "program/passes/export/local/local.h"

#include "program/dialects/func/call.h"
#include "program/dialects/sdy/sdy.h"
#include "program/dialects/shardable.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"

#include <string.h>

typedef struct padder {
    sdyi_pool *pool;
    sdyi_beside types;  /* of values that are padded: as they were */
    sdyi_beside zeroed; /* behind their ends is 0 */
    sdyrt_status status;
} padder;

/* -- types ----------------------------------------------------------------- */

static int64_t shards_of(const sdyrt_sharding *s, int d) {
    int64_t n = 1;
    for (int i = 0; s != NULL && d < s->rank && i < s->dims[d].axes.count; i++)
        n *= s->dims[d].axes.refs[i].size;
    return n;
}

static int64_t size_at(const sdyi_type *type, int d) {
    return type->cells[d].integer;
}

/* NULL: it has none. */
static const sdyrt_sharding *bound(const sdyi_op *at, const sdyi_attr *attr) {
    const sdyrt_sharding *sharding = NULL;
    if (attr == NULL || sdyi_mesh_at(at, attr) == NULL ||
        sdyi_bind_sharding(at, attr, &sharding) != SDYRT_OK)
        return NULL;
    return sharding;
}

static const sdyrt_sharding *sharding_of(const sdyi_value *value) {
    return bound(sdyi_value_around(value), sdyi_sharding_of(value));
}

static const sdyi_type *padded(sdyi_pool *pool, const sdyi_type *type,
                               const sdyrt_sharding *s) {
    int64_t dims[SDYRT_MAX_RANK];
    bool is_even = true;
    if (s == NULL || !sdyi_type_is(type, SDYI_TYPE_TENSOR) ||
        s->rank != type->n)
        return type;
    for (int d = 0; d < type->n; d++) {
        const int64_t n = shards_of(s, d);
        dims[d] = size_at(type, d);
        if (dims[d] == SDYRT_DYNAMIC || dims[d] % n == 0)
            continue;
        dims[d] += n - dims[d] % n;
        is_even = false;
    }
    return is_even ? type
                   : sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, dims, type->n,
                                      type->element, type->encoding);
}

/* The type before, of a value that is padded now. */
static const sdyi_type *old_type(const padder *p, const sdyi_value *value) {
    const sdyi_type *const type = sdyi_beside_get(&p->types, value->number);
    return type == NULL ? value->type : type;
}

static bool is_padded_at(const padder *p, const sdyi_value *value, int d) {
    return size_at(old_type(p, value), d) != size_at(value->type, d);
}

static void note(padder *p, sdyi_value *value, const sdyi_type *old) {
    sdyi_beside_set(&p->types, value->number, (void *)(uintptr_t)old);
}

static void pad_value(padder *p, sdyi_value *value) {
    const sdyi_type *const type =
        padded(p->pool, value->type, sharding_of(value));
    if (type == value->type)
        return;
    note(p, value, value->type);
    value->type = type;
}

static void keep_sharding(sdyi_value *value, const sdyi_attr *sharding) {
    if (sharding != NULL)
        sdyi_sharding_set(value, sharding);
}

/* -- what is behind the end ------------------------------------------------ */

static bool is_zeroed(const padder *p, const sdyi_value *value) {
    return sdyi_beside_get(&p->zeroed, value->number) != NULL;
}

static void set_zeroed(padder *p, sdyi_value *value) {
    sdyi_beside_set(&p->zeroed, value->number, value);
}

/* A value with more elements, which are 0, as another type has them. */
static sdyi_value *pad_to(padder *p, sdyi_op *before, sdyi_value *value,
                          const sdyi_type *type) {
    const int rank = type->n;
    int64_t *const none = SDYI_NEW(&p->pool->scratch, int64_t, rank);
    int64_t *const high = SDYI_NEW(&p->pool->scratch, int64_t, rank);
    sdyi_value *const operands[] = {value,
                                    sdyi_put_number(before, type->element, 0)};
    for (int d = 0; d < rank; d++)
        high[d] = size_at(type, d) - size_at(value->type, d);
    sdyi_value *const made =
        sdyi_put_op(before, SDYI_OP_STABLEHLO_PAD, operands, 2, type);
    sdyi_set_ints(made->op, "edge_padding_low", none, rank);
    sdyi_set_ints(made->op, "edge_padding_high", high, rank);
    sdyi_set_ints(made->op, "interior_padding", none, rank);
    keep_sharding(made, sdyi_sharding_of(value));
    set_zeroed(p, made);
    return made;
}

static sdyi_value *mask_dim(sdyi_op *before, sdyi_value *value, int d,
                            int64_t size, const sdyi_attr *sharding) {
    sdyi_pool *const pool = before->module->pool;
    const sdyi_type *const i32 = sdyi_type_integer(pool, 32, SDYI_SIGNLESS);
    int64_t dims[SDYRT_MAX_RANK];
    for (int k = 0; k < value->type->n; k++)
        dims[k] = size_at(value->type, k);
    sdyi_value *const places =
        sdyi_put_op(before, SDYI_OP_STABLEHLO_IOTA, NULL, 0,
                    sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, dims,
                                     value->type->n, i32, NULL));
    sdyi_set_int(places->op, "iota_dimension", d);
    sdyi_dense_room room;
    sdyi_dense_open(pool, sdyi_scalar_of(pool, places->type), true, 4, &room);
    for (int k = 0; k < 4; k++)
        room.bytes[k] = (unsigned char)((uint64_t)size >> (8 * k));
    sdyi_value *const limit =
        sdyi_put_constant(before, sdyi_dense_close(pool, &room));
    sdyi_value *const limits = sdyi_put_broadcast(before, limit, places->type);
    sdyi_value *const operands[] = {places, limits};
    sdyi_value *const made = sdyi_put_op(
        before, SDYI_OP_STABLEHLO_COMPARE, operands, 2,
        sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, dims, value->type->n,
                         sdyi_type_integer(pool, 1, SDYI_SIGNLESS), NULL));
    enum { LESS = 5 };
    const sdyi_cell less = {.integer = LESS};
    sdyi_set(made->op, "comparison_direction",
             sdyi_attr_make(pool, SDYI_ATTR_ENUM,
                            SDYI_ENUM_COMPARISON_DIRECTION, NULL, &less, 1));
    keep_sharding(places, sharding);
    keep_sharding(limits, sharding);
    keep_sharding(made, sharding);
    return made;
}

/* A value with a scalar behind its ends along some dimensions, those of `dims`;
 * `scalar` NULL: 0. */
static sdyi_value *fill(padder *p, sdyi_op *before, sdyi_value *value,
                        const bool *dims, sdyi_value *scalar) {
    const sdyi_type *const old = old_type(p, value);
    const sdyi_attr *const sharding = sdyi_sharding_of(value);
    sdyi_value *mask = NULL;
    bool is_all = true;
    if (scalar == NULL && is_zeroed(p, value))
        return value;
    for (int d = 0; d < old->n; d++) {
        if (!is_padded_at(p, value, d))
            continue;
        is_all = is_all && dims[d];
        if (!dims[d])
            continue;
        sdyi_value *const one =
            mask_dim(before, value, d, size_at(old, d), sharding);
        if (mask != NULL) {
            mask = sdyi_put_binary(before, SDYI_OP_STABLEHLO_AND, mask, one);
            keep_sharding(mask, sharding);
        } else {
            mask = one;
        }
    }
    if (mask == NULL)
        return value;
    const bool is_zero = scalar == NULL;
    if (is_zero)
        scalar = sdyi_put_number(before, value->type->element, 0);
    sdyi_value *const wide = sdyi_put_broadcast(before, scalar, value->type);
    sdyi_value *const operands[] = {mask, value, wide};
    sdyi_value *const made =
        sdyi_put_op(before, SDYI_OP_STABLEHLO_SELECT, operands, 3, value->type);
    keep_sharding(wide, sharding);
    keep_sharding(made, sharding);
    note(p, made, old);
    if (is_zero && is_all)
        set_zeroed(p, made);
    return made;
}

static void fill_operand(padder *p, sdyi_op *op, int i, const bool *dims,
                         sdyi_value *scalar) {
    sdyi_value *const value = sdyi_operand(op, i);
    sdyi_value *const filled = fill(p, op, value, dims, scalar);
    if (filled != value)
        sdyi_operand_set(op, i, filled);
}

/* -- collectives ----------------------------------------------------------- */

static sdyrt_status fail_blocks(padder *p, const sdyi_op *op, int d) {
    return sdyi_error(p->pool, op,
                      "dimension %d is cut into blocks that are no parts of "
                      "those it had: the dimension has to be gathered first",
                      d);
}

/* The value longer, as its result's sharding needs it; along dimensions that
 * are sharded already there is no room for more. */
static sdyrt_status pad_operand(padder *p, sdyi_op *op) {
    sdyi_value *const value = sdyi_operand(op, 0);
    const sdyi_type *const old = old_type(p, value);
    const sdyrt_sharding *const from = sharding_of(value);
    const sdyi_type *const type =
        padded(p->pool, old, sharding_of(&op->results[0]));
    int64_t dims[SDYRT_MAX_RANK];
    bool is_longer = false;
    for (int d = 0; d < old->n; d++) {
        dims[d] = size_at(value->type, d);
        if (size_at(type, d) <= dims[d])
            continue;
        if (shards_of(from, d) > 1)
            return fail_blocks(p, op, d);
        dims[d] = size_at(type, d);
        is_longer = true;
    }
    if (!is_longer)
        return SDYRT_OK;
    const bool was_known = value->type == old || is_zeroed(p, value);
    sdyi_value *const made =
        pad_to(p, op, value, sdyi_resized(p->pool, old, dims, old->n));
    note(p, made, old);
    if (!was_known)
        sdyi_beside_set(&p->zeroed, made->number, NULL);
    sdyi_operand_set(op, 0, made);
    return SDYRT_OK;
}

/* The result, as long as the operand is; behind it what is too long goes. */
static sdyrt_status trim_result(padder *p, sdyi_op *op) {
    sdyi_value *result = &op->results[0];
    const sdyi_value *const value = sdyi_operand(op, 0);
    const sdyi_type *const old = result->type;
    const sdyi_attr *const sharding = sdyi_sharding_of(result);
    const sdyrt_sharding *const to = sharding_of(result);
    const sdyi_type *const target = padded(p->pool, old, to);
    int64_t limits[SDYRT_MAX_RANK], ones[SDYRT_MAX_RANK];
    int64_t zeros[SDYRT_MAX_RANK] = {0};
    if (value->type == target) {
        pad_value(p, result);
        if (is_zeroed(p, value))
            set_zeroed(p, result);
        return SDYRT_OK;
    }
    for (int d = 0; d < old->n; d++) {
        ones[d] = 1;
        limits[d] = size_at(target, d);
        if (size_at(value->type, d) != limits[d] && shards_of(to, d) > 1)
            return fail_blocks(p, op, d);
    }
    result->type = value->type;
    sdyi_op *const next = op->next;
    sdyi_value *const trimmed =
        sdyi_put_op(next, SDYI_OP_STABLEHLO_SLICE, NULL, 0, target);
    sdyi_value_replace(result, trimmed);
    sdyi_operands_set(trimmed->op, &result, 1);
    sdyi_op_set_loc(trimmed->op, sdyi_op_loc(op));
    sdyi_set_ints(trimmed->op, "start_indices", zeros, old->n);
    sdyi_set_ints(trimmed->op, "limit_indices", limits, old->n);
    sdyi_set_ints(trimmed->op, "strides", ones, old->n);
    keep_sharding(trimmed, sharding);
    if (target != old)
        note(p, trimmed, old);
    if (is_zeroed(p, value))
        set_zeroed(p, trimmed);
    return SDYRT_OK;
}

static sdyrt_status pad_moved(padder *p, sdyi_op *op) {
    SDYI_TRY(pad_operand(p, op));
    return trim_result(p, op);
}

/* -- other ops ------------------------------------------------------------- */

static sdyrt_status pad_dot(padder *p, sdyi_op *op) {
    const bool is_general = op->row->kind == SDYI_OP_STABLEHLO_DOT_GENERAL;
    for (int i = 0; i < 2; i++) {
        bool dims[SDYRT_MAX_RANK] = {false};
        if (is_general) {
            const sdyi_hlo_ints list =
                sdyi_hlo_field(sdyi_hlo_attr(op, 0), 2 + i);
            for (int k = 0; k < list.n; k++)
                dims[list.at[k].integer] = true;
        } else {
            dims[i == 0 ? sdyi_operand(op, 0)->type->n - 1 : 0] = true;
        }
        fill_operand(p, op, i, dims, NULL);
    }
    return SDYRT_OK;
}

/* Image: its feature; kernel: its input feature; and spatial dimensions of
 * both, which must not become longer in the result. */
static sdyrt_status pad_convolution(padder *p, sdyi_op *op) {
    enum { FIRST_LETTER = -1 };
    for (int i = 0; i < 2; i++) {
        const sdyi_hlo_ints list = sdyi_hlo_field(sdyi_hlo_attr(op, 0), i);
        bool dims[SDYRT_MAX_RANK] = {false};
        for (int d = 0; d < list.n; d++) {
            dims[d] = list.at[d].integer != FIRST_LETTER;
            if (list.at[d].integer >= 0 &&
                is_padded_at(p, sdyi_operand(op, i), d))
                return sdyi_error(p->pool, op,
                                  "spatial dimension %d is not cut evenly", d);
        }
        fill_operand(p, op, i, dims, NULL);
    }
    return SDYRT_OK;
}

/* A reduction takes its initial values from behind the ends: they change
 * nothing. */
static sdyrt_status pad_reduce(padder *p, sdyi_op *op) {
    const sdyi_hlo_ints list = sdyi_hlo_ints_at(op, 0);
    const int n = op->n_operands / 2;
    bool dims[SDYRT_MAX_RANK] = {false};
    for (int k = 0; k < list.n; k++)
        dims[list.at[k].integer] = true;
    for (int i = 0; i < n; i++)
        fill_operand(p, op, i, dims, sdyi_operand(op, n + i));
    return SDYRT_OK;
}

/* Its padding begins behind what is padded already: that is less, and what of
 * it is seen is its value. */
static sdyrt_status pad_pad(padder *p, sdyi_op *op) {
    const sdyi_value *const value = sdyi_operand(op, 0);
    const sdyi_type *const old = old_type(p, value);
    const sdyi_type *const out =
        padded(p->pool, op->results[0].type, sharding_of(&op->results[0]));
    int64_t high[SDYRT_MAX_RANK];
    bool dims[SDYRT_MAX_RANK] = {false};
    bool is_changed = false;
    for (int d = 0; d < old->n; d++) {
        const int64_t low = sdyi_hlo_ints_at(op, 0).at[d].integer;
        const int64_t inside = sdyi_hlo_ints_at(op, 2).at[d].integer;
        const int64_t was = sdyi_hlo_ints_at(op, 1).at[d].integer;
        const int64_t in = size_at(value->type, d);
        high[d] = size_at(out, d) - in - low - (in > 1 ? in - 1 : 0) * inside;
        dims[d] = high[d] < was || was > inside;
        is_changed = is_changed || high[d] != was;
    }
    fill_operand(p, op, 0, dims, sdyi_operand(op, 1));
    if (is_changed)
        sdyi_set_ints(op, "edge_padding_high", high, old->n);
    return SDYRT_OK;
}

/* A slice that is longer reaches further. */
static sdyrt_status pad_slice(padder *p, sdyi_op *op) {
    const sdyi_value *const value = sdyi_operand(op, 0);
    const sdyi_type *const old = op->results[0].type;
    const sdyi_type *const out =
        padded(p->pool, old, sharding_of(&op->results[0]));
    int64_t limits[SDYRT_MAX_RANK];
    if (out == old)
        return SDYRT_OK;
    for (int d = 0; d < old->n; d++) {
        const int64_t start = sdyi_hlo_ints_at(op, 0).at[d].integer;
        limits[d] = sdyi_hlo_ints_at(op, 1).at[d].integer;
        if (size_at(out, d) == size_at(old, d))
            continue;
        limits[d] = start + size_at(out, d);
        if (start != 0 || sdyi_hlo_ints_at(op, 2).at[d].integer != 1 ||
            limits[d] > size_at(value->type, d))
            return sdyi_error(p->pool, op,
                              "dimension %d is sharded but the slice is not a "
                              "full slice and requires device communication.",
                              d);
    }
    sdyi_set_ints(op, "limit_indices", limits, old->n);
    return SDYRT_OK;
}

/* The elements of a constant at the front of one of another type, 0 behind. */
static const sdyi_attr *longer(sdyi_pool *pool, const sdyi_attr *value,
                               const sdyi_type *type) {
    const sdyi_type *const old = value->type;
    int64_t n_old = 0, n = 0;
    (void)sdyi_type_count(old, &n_old);
    (void)sdyi_type_count(type, &n);
    const int64_t bytes = n_old == 0 ? 0 : value->n / n_old;
    sdyi_dense_room room;
    sdyi_dense_open(pool, type, false, (size_t)(n * bytes), &room);
    memset(room.bytes, 0, (size_t)(n * bytes));
    for (int64_t i = 0; i < n_old; i++) {
        int64_t left = i, at = 0, stride = 1;
        for (int d = old->n - 1; d >= 0; d--) {
            at += left % size_at(old, d) * stride;
            left /= size_at(old, d);
            stride *= size_at(type, d);
        }
        memcpy(room.bytes + at * bytes, sdyi_attr_data(value) + i * bytes,
               (size_t)bytes);
    }
    return sdyi_dense_close(pool, &room);
}

/* A constant has more elements: the same as all are, or 0. */
static sdyrt_status pad_constant(padder *p, sdyi_op *op) {
    sdyi_value *const result = &op->results[0];
    const sdyi_attr *const value = sdyi_op_attr(op, SDYI_NAME_VALUE);
    const sdyi_type *const old = result->type;
    const sdyi_type *const type = padded(p->pool, old, sharding_of(result));
    bool is_zero = true;
    if (type == old)
        return SDYRT_OK;
    if (!sdyi_attr_is(value, SDYI_ATTR_DENSE))
        return sdyi_error(p->pool, op, "is not cut evenly");
    const sdyi_attr *made;
    if (value->is_splat) {
        sdyi_dense_room room;
        sdyi_dense_open(p->pool, type, true, (size_t)value->n, &room);
        for (int64_t i = 0; i < value->n; i++) {
            room.bytes[i] = sdyi_attr_data(value)[i];
            is_zero = is_zero && room.bytes[i] == 0;
        }
        made = sdyi_dense_close(p->pool, &room);
    } else {
        made = longer(p->pool, value, type);
    }
    sdyi_op_set_attr(op, SDYI_NAME_VALUE, made);
    result->type = type;
    note(p, result, old);
    if (is_zero)
        set_zeroed(p, result);
    return SDYRT_OK;
}

static sdyrt_status check_function(padder *p, const sdyi_op *op) {
    const sdyi_block *const body = op->regions[0].first;
    for (int i = 0; body != NULL && i < body->n_args; i++)
        if (padded(p->pool, body->args[i]->type, sharding_of(body->args[i])) !=
            body->args[i]->type)
            return sdyi_error(p->pool, op,
                              "argument #%d has a non-divisible sharding. "
                              "Shardy expects function IO to be divisible.",
                              i);
    for (int i = 0; i < sdyi_func_result_count(op); i++) {
        const sdyi_type *const type = sdyi_func_result_type(op, i);
        if (padded(p->pool, type, bound(op, sdyi_result_sharding_of(op, i))) !=
            type)
            return sdyi_error(p->pool, op,
                              "result #%d has a non-divisible sharding. "
                              "Shardy expects function IO to be divisible.",
                              i);
    }
    return SDYRT_OK;
}

static const struct {
    sdyi_op_kind kind;
    sdyrt_status (*pad)(padder *p, sdyi_op *op);
    bool has_results; /* done */
} table[] = {
    {SDYI_OP_SDY_ALL_SLICE, pad_moved, true},
    {SDYI_OP_SDY_REDUCE_SCATTER, pad_moved, true},
    {SDYI_OP_SDY_ALL_TO_ALL, pad_moved, true},
    {SDYI_OP_SDY_ALL_GATHER, trim_result, true},
    {SDYI_OP_SDY_CONSTANT, pad_constant, true},
    {SDYI_OP_STABLEHLO_CONSTANT, pad_constant, true},
    {SDYI_OP_STABLEHLO_DOT, pad_dot, false},
    {SDYI_OP_STABLEHLO_DOT_GENERAL, pad_dot, false},
    {SDYI_OP_STABLEHLO_CONVOLUTION, pad_convolution, false},
    {SDYI_OP_STABLEHLO_REDUCE, pad_reduce, false},
    {SDYI_OP_STABLEHLO_PAD, pad_pad, false},
    {SDYI_OP_STABLEHLO_SLICE, pad_slice, false},
};

/* Above the limit of shardings nothing of an op is sharded. */
static bool is_in_limits(const sdyi_op *op) {
    for (int i = 0; i < op->n_operands; i++)
        if (sdyi_operand(op, i)->type->n > SDYRT_MAX_RANK)
            return false;
    for (int i = 0; i < op->n_results; i++)
        if (op->results[i].type->n > SDYRT_MAX_RANK)
            return false;
    return true;
}

static void pad_args(padder *p, const sdyi_op *op) {
    for (int r = 0; r < op->n_regions; r++)
        for (const sdyi_block *b = op->regions[r].first; b != NULL; b = b->next)
            for (int i = 0; i < b->n_args; i++)
                pad_value(p, b->args[i]);
}

static sdyi_walk visit(void *state, sdyi_op *op) {
    padder *const p = state;
    bool has_results = false;
    if (op->row->kind == SDYI_OP_FUNC_FUNC) {
        p->status = check_function(p, op);
        return p->status == SDYRT_OK ? SDYI_WALK_ON : SDYI_WALK_STOP;
    }
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (op->row->kind == (int)table[i].kind && is_in_limits(op)) {
            p->status = table[i].pad(p, op);
            has_results = table[i].has_results;
        }
    if (p->status != SDYRT_OK)
        return SDYI_WALK_STOP;
    if (!has_results)
        for (int i = 0; i < op->n_results; i++)
            pad_value(p, &op->results[i]);
    pad_args(p, op);
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    sdyi_zone *const zone = &op->module->pool->scratch;
    padder p = {.pool = op->module->pool,
                .types = sdyi_beside_of(zone),
                .zeroed = sdyi_beside_of(zone)};
    (void)sdyi_walk_pre(op, visit, &p);
    return p.status;
}

const sdyi_pass sdyi_pass_pad_for_divisibility = {
    .name = "sdy-pad-for-divisibility",
    .summary = "make dimensions longer that their shards do not divide",
    .on = SDYI_ON_FUNCTION,
    .run = run,
};
