/* Ops whose attributes speak of sizes, or of places along a dimension. */
#include "opt/export/local/local.h"

#include <stdio.h>

/* -- values that are made -------------------------------------------------- */

/* A splat gets the local type; of another constant each device takes a
 * slice. */
sdyrt_status sdyi_local_constant(sdyi_local *l, sdyi_op *op) {
    const sdyi_attr *const value = sdyi_op_attr(op, SDYI_NAME_VALUE);
    sdyi_value *const result = &op->results[0];
    const sdyrt_sharding *const s = sdyi_local_sharding(l, result);
    const sdyi_type *const part = result->type;
    sdyi_value *made;
    sdyi_elements e;
    if (sdyi_dense_elements(value, &e) && e.is_splat) {
        made = sdyi_put_constant(
            op, sdyi_attr_splat(l->pool, part, e.bytes, (size_t)e.n));
    } else {
        made = sdyi_put_constant(op, value);
        if (sdyi_is_cut(l, result)) {
            sdyi_span *const axes =
                SDYI_NEW(&l->pool->scratch, sdyi_span, part->n);
            for (int d = 0; d < part->n; d++)
                axes[d] = s->dims[d].axes;
            made = sdyi_put_part(l, op, made, s->mesh, axes, part);
        }
    }
    sdyi_local_replace(l, op, made);
    return SDYRT_OK;
}

sdyrt_status sdyi_local_iota(sdyi_local *l, sdyi_op *op) {
    const sdyi_value *const result = &op->results[0];
    const int dim = (int)sdyi_hlo_int(op, SDYI_NAME_IOTA_DIMENSION, 0);
    const sdyi_type *const part = result->type;
    sdyi_value *made = sdyi_put_iota(op, part, dim);
    if (sdyi_is_sharded_at(l, result, dim)) {
        sdyi_value *offset = sdyi_put_first(l, op, result, dim);
        offset = sdyi_put_convert(op, offset, part->element);
        offset = sdyi_put_broadcast(op, offset, part);
        made = sdyi_put_binary(op, SDYI_OP_STABLEHLO_ADD, made, offset);
    }
    sdyi_local_replace(l, op, made);
    return SDYRT_OK;
}

/* A generator's numbers are one stream over all elements: a tile cannot begin
 * in the middle of it. */
sdyrt_status sdyi_local_random(sdyi_local *l, sdyi_op *op) {
    for (int i = 0; i < op->n_results; i++)
        if (sdyi_is_cut(l, &op->results[i]))
            return sdyi_error(l->pool, op,
                              "random numbers are sharded: each shard would "
                              "have the same");
    return SDYRT_OK;
}

/* -- axes of operands and results ------------------------------------------ */

/* [axis_ref"x", axis_ref"y":(1)2] */
static const char *axes_text(sdyi_local *l, const sdyrt_mesh *mesh,
                             sdyi_span axes) {
    sdyi_collected text = {.zone = &l->pool->scratch, .text = ""};
    char part[64];
    for (int i = 0; i < axes.count; i++) {
        const sdyi_ref ref = axes.refs[i];
        sdyi_collect_string(&text, i == 0 ? "[axis_ref\"" : ", axis_ref\"");
        sdyi_collect_string(&text, mesh->names[ref.axis]);
        (void)snprintf(part, sizeof part, "\":(%lld)%lld", (long long)ref.pre,
                       (long long)ref.size);
        sdyi_collect_string(&text, ref.sub ? part : "\"");
    }
    sdyi_collect_string(&text, axes.count == 0 ? "[]" : "]");
    return text.text;
}

static sdyrt_status check_axes(sdyi_local *l, const sdyi_op *op,
                               const sdyi_value *in, const sdyi_value *out,
                               int dim) {
    const sdyi_span a = sdyi_axes_at(l, in, dim), b = sdyi_axes_at(l, out, dim);
    const sdyrt_sharding *s = sdyi_local_sharding(l, in);
    if (s == NULL)
        s = sdyi_local_sharding(l, out);
    if (sdyi_axes_equal(a, b))
        return SDYRT_OK;
    return sdyi_error(l->pool, op,
                      "dimension %d has mismatched sharding axes (%s vs %s). "
                      "This requires a reshard which should have been handled "
                      "by previous passes.",
                      dim, axes_text(l, s->mesh, a), axes_text(l, s->mesh, b));
}

sdyrt_status sdyi_local_concatenate(sdyi_local *l, sdyi_op *op) {
    const int along = (int)sdyi_hlo_int(op, SDYI_NAME_DIMENSION, 0);
    const sdyi_value *const result = &op->results[0];
    if (sdyi_is_sharded_at(l, result, along))
        return sdyi_error(l->pool, op,
                          "dimension %d is sharded but the concatenation is on "
                          "this dimension.",
                          along);
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_value *const operand = sdyi_operand(op, i);
        if (sdyi_is_sharded_at(l, operand, along))
            return sdyi_error(l->pool, op,
                              "operand %d is sharded on concatenation "
                              "dimension %d. This is not supported.",
                              i, along);
        for (int d = 0; d < result->type->n; d++)
            if (d != along && sdyi_is_cut(l, operand))
                SDYI_TRY(check_axes(l, op, operand, result, d));
    }
    return SDYRT_OK;
}

/* -- slices of a tensor ---------------------------------------------------- */

/* True if shards of both sizes are equally long: then a shard of the slice
 * needs no elements of another. */
static bool is_front(const sdyi_type *in, const sdyi_type *out, int64_t shards,
                     int d) {
    const int64_t from = in->cells[d].integer, to = out->cells[d].integer;
    return (from + shards - 1) / shards == (to + shards - 1) / shards;
}

/* Shardy takes every so manieth element of each shard from its first one on. */
static sdyrt_status fail_strides(sdyi_local *l, const sdyi_op *op, int d,
                                 int64_t stride, int64_t part) {
    return sdyi_error(l->pool, op,
                      "dimension %d is sharded: its stride %lld does not "
                      "divide the %lld elements of a shard",
                      d, (long long)stride, (long long)part);
}

sdyrt_status sdyi_local_slice(sdyi_local *l, sdyi_op *op) {
    sdyi_value *value = sdyi_operand(op, 0);
    const sdyi_value *const result = &op->results[0];
    const sdyi_type *const in = sdyi_global_type(l, value);
    const sdyi_type *const out = sdyi_global_type(l, result);
    const sdyi_hlo_ints starts = sdyi_hlo_ints_at(op, SDYI_NAME_START_INDICES);
    const sdyi_hlo_ints strides = sdyi_hlo_ints_at(op, SDYI_NAME_STRIDES);
    int64_t *const limits = SDYI_NEW(&l->pool->scratch, int64_t, in->n);
    for (int d = 0; d < in->n; d++) {
        SDYI_TRY(check_axes(l, op, value, result, d));
        limits[d] = sdyi_hlo_int_at(op, SDYI_NAME_LIMIT_INDICES, d);
        if (!sdyi_is_sharded_at(l, value, d))
            continue;
        const int64_t part = value->type->cells[d].integer;
        if (starts.at[d].integer == 0 && limits[d] == in->cells[d].integer) {
            if (part % strides.at[d].integer != 0)
                return fail_strides(l, op, d, strides.at[d].integer, part);
            limits[d] = part;
            continue;
        }
        if (starts.at[d].integer != 0 || strides.at[d].integer != 1 ||
            !is_front(in, out, sdyi_shards_at(l, value, d), d))
            return sdyi_error(l->pool, op,
                              "dimension %d is sharded but the slice is not a "
                              "full slice and requires device communication.",
                              d);
        limits[d] = result->type->cells[d].integer;
    }
    sdyi_value *const made =
        sdyi_put_op(op, SDYI_OP_STABLEHLO_SLICE, &value, 1, result->type);
    sdyi_op_set_attr(made->op, SDYI_NAME_START_INDICES,
                     sdyi_op_attr(op, SDYI_NAME_START_INDICES));
    sdyi_set_ints(made->op, SDYI_NAME_LIMIT_INDICES, limits, in->n);
    sdyi_op_set_attr(made->op, SDYI_NAME_STRIDES,
                     sdyi_op_attr(op, SDYI_NAME_STRIDES));
    sdyi_local_replace(l, op, made);
    return SDYRT_OK;
}

/* One dimension of a pad: the place of a shard's first element in its tile of
 * the result, by device, and the extremes of these places. */
typedef struct padded_dim {
    int64_t *at;
    int64_t largest, smallest;
} padded_dim;

static padded_dim pad_dim(sdyi_local *l, const sdyi_op *op, int d, int64_t low,
                          int64_t step, int64_t n_devices) {
    const sdyi_value *const value = sdyi_operand(op, 0);
    const sdyrt_sharding *const s = sdyi_local_sharding(l, value);
    const int64_t in = value->type->cells[d].integer;
    const int64_t out = op->results[0].type->cells[d].integer;
    padded_dim p = {.at = SDYI_NEW(&l->pool->scratch, int64_t, n_devices)};
    for (int64_t i = 0; i < n_devices; i++) {
        const int64_t k =
            s == NULL ? 0 : sdyi_place_along(s->mesh, s->dims[d].axes, i);
        p.at[i] = k * in * step + low - k * out;
        if (i == 0 || p.at[i] > p.largest)
            p.largest = p.at[i];
        if (i == 0 || p.at[i] < p.smallest)
            p.smallest = p.at[i];
    }
    return p;
}

/* The program is one for all devices: the operand is padded by the largest
 * amount, and each device slices its tile out by a table of offsets. */
static sdyi_value *take_padded(sdyi_local *l, sdyi_op *op, sdyi_value *value,
                               const padded_dim *dims, int64_t n_devices) {
    const sdyi_type *const type = op->results[0].type;
    const int rank = type->n;
    static const int64_t one = 1;
    sdyi_value **const starts = SDYI_NEW(&l->pool->scratch, sdyi_value *, rank);
    sdyi_value *const device = sdyi_put_device(l, op);
    for (int d = 0; d < rank; d++) {
        if (dims[d].largest == dims[d].smallest) {
            starts[d] = sdyi_put_i64(op, 0);
            continue;
        }
        int64_t *const table = SDYI_NEW(&l->pool->scratch, int64_t, n_devices);
        for (int64_t i = 0; i < n_devices; i++)
            table[i] = dims[d].largest - dims[d].at[i];
        sdyi_value *const values =
            sdyi_put_constant(op, sdyi_attr_dense_i64s(l->pool, &n_devices, 1,
                                                       table, (int)n_devices));
        starts[d] = sdyi_put_reshape(
            op, sdyi_put_slice_at(op, values, &device, &one), NULL, 0);
    }
    return sdyi_put_slice_at(op, value, starts, sdyi_sizes_of(l->pool, type));
}

sdyrt_status sdyi_local_pad(sdyi_local *l, sdyi_op *op) {
    sdyi_value *const operands[] = {sdyi_operand(op, 0), sdyi_operand(op, 1)};
    const sdyi_value *const result = &op->results[0];
    const sdyrt_sharding *const s = sdyi_local_sharding(l, operands[0]);
    const int rank = result->type->n;
    const int64_t n_devices =
        s == NULL || s->mesh->n_axes == 0 ? 1 : s->mesh->n_devices;
    sdyi_zone *const zone = &l->pool->scratch;
    padded_dim *const dims = SDYI_NEW(zone, padded_dim, rank);
    int64_t *const low = SDYI_NEW(zone, int64_t, rank);
    int64_t *const high = SDYI_NEW(zone, int64_t, rank);
    int64_t *const sizes = SDYI_NEW(zone, int64_t, rank);
    bool is_one = true;
    for (int d = 0; d < rank; d++) {
        SDYI_TRY(check_axes(l, op, operands[0], result, d));
        const int64_t step =
            sdyi_hlo_int_at(op, SDYI_NAME_INTERIOR_PADDING, d) + 1;
        const int64_t in = operands[0]->type->cells[d].integer;
        const int64_t all = in == 0 ? 0 : (in - 1) * step + 1;
        dims[d] = pad_dim(l, op, d,
                          sdyi_hlo_int_at(op, SDYI_NAME_EDGE_PADDING_LOW, d),
                          step, n_devices);
        is_one = is_one && dims[d].largest == dims[d].smallest;
        low[d] = dims[d].largest;
        sizes[d] =
            dims[d].largest - dims[d].smallest + result->type->cells[d].integer;
        high[d] = sizes[d] - low[d] - all;
    }
    sdyi_value *made =
        sdyi_put_op(op, SDYI_OP_STABLEHLO_PAD, operands, 2,
                    sdyi_resized(l->pool, result->type, sizes, rank));
    sdyi_set_ints(made->op, SDYI_NAME_EDGE_PADDING_LOW, low, rank);
    sdyi_set_ints(made->op, SDYI_NAME_EDGE_PADDING_HIGH, high, rank);
    sdyi_op_set_attr(made->op, SDYI_NAME_INTERIOR_PADDING,
                     sdyi_op_attr(op, SDYI_NAME_INTERIOR_PADDING));
    if (!is_one)
        made = take_padded(l, op, made, dims, n_devices);
    sdyi_local_replace(l, op, made);
    return SDYRT_OK;
}

/* The reverse works within shards: the two meshes must have the shards in
 * reversed order already. */
sdyrt_status sdyi_local_reverse(sdyi_local *l, sdyi_op *op) {
    const sdyi_hlo_ints dims = sdyi_hlo_ints_at(op, SDYI_NAME_DIMENSIONS);
    const sdyi_value *const value = sdyi_operand(op, 0);
    const sdyrt_sharding *const in = sdyi_local_sharding(l, value);
    const sdyrt_sharding *const out = sdyi_local_sharding(l, &op->results[0]);
    for (int i = 0; i < dims.n; i++) {
        const int d = (int)dims.at[i].integer;
        const sdyi_span from = sdyi_axes_at(l, value, d);
        const sdyi_span to = sdyi_axes_at(l, &op->results[0], d);
        const int64_t last = sdyi_shards_at(l, value, d) - 1;
        const int64_t shards = sdyi_shards_at(l, &op->results[0], d);
        if (last == 0 && shards == 1)
            continue;
        bool is_reversed =
            shards == last + 1 && in->mesh->n_devices == out->mesh->n_devices;
        for (int64_t k = 0; is_reversed && k < in->mesh->n_devices; k++)
            is_reversed = sdyi_place_along(in->mesh, from, k) ==
                          last - sdyi_place_along(out->mesh, to, k);
        if (!is_reversed)
            return sdyi_error(l->pool, op,
                              "dimension %d is sharded and reversed, but the "
                              "order of its shards is not: this requires a "
                              "reshard to a mesh whose devices are reversed.",
                              d);
    }
    return SDYRT_OK;
}

/* -- dynamic slices -------------------------------------------------------- */

static sdyrt_status check_whole(sdyi_local *l, const sdyi_op *op,
                                const sdyi_value *a, const sdyi_value *b) {
    const sdyi_type *const in = sdyi_global_type(l, a);
    const sdyi_type *const out = sdyi_global_type(l, b);
    for (int d = 0; d < in->n; d++)
        if (in->cells[d].integer != out->cells[d].integer &&
            (sdyi_is_sharded_at(l, a, d) || sdyi_is_sharded_at(l, b, d)))
            return sdyi_error(l->pool, op,
                              "dimension %d is sharded but the slice is not a "
                              "full slice and requires device communication.",
                              d);
    return SDYRT_OK;
}

sdyrt_status sdyi_local_dynamic_slice(sdyi_local *l, sdyi_op *op) {
    const sdyi_type *const type = op->results[0].type;
    SDYI_TRY(check_whole(l, op, sdyi_operand(op, 0), &op->results[0]));
    sdyi_set_ints(op, SDYI_NAME_SLICE_SIZES, sdyi_sizes_of(l->pool, type),
                  type->n);
    return SDYRT_OK;
}

sdyrt_status sdyi_local_dynamic_update_slice(sdyi_local *l, sdyi_op *op) {
    return check_whole(l, op, sdyi_operand(op, 0), sdyi_operand(op, 1));
}
