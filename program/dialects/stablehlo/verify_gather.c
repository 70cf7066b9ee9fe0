/* Verifiers of gather, dynamic_gather and scatter. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_region.h"

#include <inttypes.h>

/* Dimension numbers; gather and scatter have the same fields. */
typedef struct numbers {
    sdyi_hlo_ints window, dropped, batch, indices_batch, map;
    int64_t index_vector;
    const sdyi_type *operand, *indices;
    bool is_scatter;
} numbers;

static const char *name_of(const numbers *d, int f) {
    return sdyi_records[d->is_scatter ? SDYI_RECORD_SCATTER
                                      : SDYI_RECORD_GATHER]
        .fields[f]
        .name;
}

static const char *indices_name(const numbers *d) {
    return d->is_scatter ? "scatter_indices" : "start_indices";
}

/* Some messages of scatter end with a period. */
static const char *stop(const numbers *d) {
    return d->is_scatter ? "." : "";
}

static numbers numbers_of(const sdyi_op *op, const sdyi_type *indices,
                          bool is_scatter) {
    const sdyi_attr *const record = sdyi_hlo_numbers(op);
    return (numbers){
        .window = sdyi_hlo_field(record, SDYI_GATHER_OFFSET),
        .dropped = sdyi_hlo_field(record, SDYI_GATHER_COLLAPSED),
        .batch = sdyi_hlo_field(record, SDYI_GATHER_BATCH),
        .indices_batch = sdyi_hlo_field(record, SDYI_GATHER_INDICES_BATCH),
        .map = sdyi_hlo_field(record, SDYI_GATHER_MAP),
        .index_vector = sdyi_hlo_field_int(record, SDYI_GATHER_VECTOR),
        .operand = sdyi_hlo_in(op, 0),
        .indices = indices,
        .is_scatter = is_scatter};
}

/* -- lists ----------------------------------------------------------------- */

static sdyrt_status complain(const sdyi_op *op, const numbers *d, int f,
                             sdyi_hlo_ints list, const char *what) {
    const char *const text = sdyi_hlo_ints_text(op->module->pool, list);
    return d->is_scatter ? SDYI_HLO_FAIL(op, "Expects %s to %s; got: [%s].",
                                         name_of(d, f), what, text)
                         : SDYI_HLO_FAIL(op, "expects %s to %s, got: [%s]",
                                         name_of(d, f), what, text);
}

static sdyrt_status check_sorted(const sdyi_op *op, const numbers *d, int f,
                                 sdyi_hlo_ints list) {
    for (int i = 1; i < list.n; i++)
        if (list.at[i].integer < list.at[i - 1].integer)
            return complain(op, d, f, list, "be sorted");
    return SDYRT_OK;
}

static sdyrt_status check_unique(const sdyi_op *op, const numbers *d, int f,
                                 sdyi_hlo_ints list) {
    int64_t repeated;
    return sdyi_hlo_find_repeated(list, &repeated)
               ? complain(op, d, f, list, "not repeat")
               : SDYRT_OK;
}

/* Errors: a dimension repeated in the list, or also a batching dimension. */
static sdyrt_status check_distinct(const sdyi_op *op, const numbers *d, int f,
                                   sdyi_hlo_ints list) {
    int64_t repeated;
    if (sdyi_hlo_find_repeated(sdyi_hlo_joined(op, list, d->batch), &repeated))
        return SDYI_HLO_FAIL(
            op, "has duplicated dimension from %s and %s: %" PRId64,
            name_of(d, f), name_of(d, SDYI_GATHER_BATCH), repeated);
    return SDYRT_OK;
}

/* `whose`: the name of `end` in errors, "rank-of('operand')". */
static sdyrt_status check_range(const sdyi_op *op, const numbers *d, int f,
                                sdyi_hlo_ints list, const char *whose,
                                int end) {
    for (int i = 0; i < list.n; i++)
        if (list.at[i].integer < 0 || list.at[i].integer >= end)
            return SDYI_HLO_FAIL(op,
                                 "Expects each element of %s to be in range "
                                 "[0, %s) i.e. [0, %d). got: %" PRId64 ".",
                                 name_of(d, f), whose, end, list.at[i].integer);
    return SDYRT_OK;
}

static sdyrt_status check_in_operand(const sdyi_op *op, const numbers *d, int f,
                                     sdyi_hlo_ints list) {
    return check_range(op, d, f, list, "rank-of('operand')", d->operand->n);
}

/* -- both kinds ------------------------------------------------------------ */

static sdyrt_status check_index_vector(const sdyi_op *op, const numbers *d) {
    if (d->index_vector >= 0 && d->index_vector <= d->indices->n)
        return SDYRT_OK;
    return SDYI_HLO_FAIL(op,
                         "Expects index_vector_dim to be in range [0, "
                         "rank-of('%s')] i.e. [0, %d]. got: %" PRId64 ".",
                         indices_name(d), d->indices->n, d->index_vector);
}

/* The number of coordinates of an index. */
static int64_t index_length(const numbers *d) {
    return d->index_vector == d->indices->n
               ? 1
               : sdyi_hlo_dim(d->indices, (int)d->index_vector);
}

static sdyrt_status check_dropped(const sdyi_op *op, const numbers *d) {
    SDYI_TRY(check_distinct(op, d, SDYI_GATHER_COLLAPSED, d->dropped));
    SDYI_TRY(check_sorted(op, d, SDYI_GATHER_COLLAPSED, d->dropped));
    SDYI_TRY(check_in_operand(op, d, SDYI_GATHER_COLLAPSED, d->dropped));
    SDYI_TRY(check_sorted(op, d, SDYI_GATHER_BATCH, d->batch));
    return check_in_operand(op, d, SDYI_GATHER_BATCH, d->batch);
}

static sdyrt_status check_indices_batch(const sdyi_op *op, const numbers *d) {
    const sdyi_hlo_ints list = d->indices_batch;
    const char *const batch = name_of(d, SDYI_GATHER_BATCH),
                      *const indices_batch =
                          name_of(d, SDYI_GATHER_INDICES_BATCH);
    SDYI_TRY(check_unique(op, d, SDYI_GATHER_INDICES_BATCH, list));
    SDYI_TRY(check_range(op, d, SDYI_GATHER_INDICES_BATCH, list,
                         d->is_scatter ? "rank-of('scatter_indices')"
                                       : "rank-of('start_indices')",
                         d->indices->n));
    if (sdyi_hlo_has(list, d->index_vector))
        return SDYI_HLO_FAIL(
            op, "expects %s not to include index_vector_dim %" PRId64 "%s",
            indices_batch, d->index_vector, stop(d));
    if (list.n != d->batch.n)
        return SDYI_HLO_FAIL(op, "%s and %s should have the same size%s", batch,
                             indices_batch, stop(d));
    for (int i = 0; i < list.n; i++) {
        const int64_t a = sdyi_hlo_dim(d->operand, (int)d->batch.at[i].integer);
        const int64_t b = sdyi_hlo_dim(d->indices, (int)list.at[i].integer);
        if (!sdyi_hlo_dims_fit(a, b))
            return SDYI_HLO_FAIL(op,
                                 "%s[%d] and %s[%d] must have compatible "
                                 "sizes, but got %" PRId64 " and %" PRId64 "%s",
                                 batch, i, indices_batch, i, a, b, stop(d));
    }
    return SDYRT_OK;
}

static sdyrt_status check_map(const sdyi_op *op, const numbers *d) {
    SDYI_TRY(check_distinct(op, d, SDYI_GATHER_MAP, d->map));
    return check_in_operand(op, d, SDYI_GATHER_MAP, d->map);
}

/* -- gather ---------------------------------------------------------------- */

static sdyrt_status check_numbers(const sdyi_op *op, const numbers *d) {
    if (d->window.n + d->dropped.n + d->batch.n != d->operand->n)
        return SDYI_HLO_FAIL(
            op,
            "offset_dims size (%d) plus collapse_slice_dims size (%d) plus "
            "operand_batching_dims size (%d) is not equal to operand rank (%d)",
            d->window.n, d->dropped.n, d->batch.n, d->operand->n);
    SDYI_TRY(check_index_vector(op, d));
    if (!sdyi_hlo_dims_fit(index_length(d), d->map.n))
        return SDYI_HLO_FAIL(
            op,
            "start_index_map size (%d) is not equal to size of index dimension "
            "(%" PRId64 ") of start_indices (%" PRId64 ")",
            d->map.n, d->index_vector, index_length(d));
    SDYI_TRY(check_sorted(op, d, SDYI_GATHER_OFFSET, d->window));
    SDYI_TRY(check_unique(op, d, SDYI_GATHER_OFFSET, d->window));
    SDYI_TRY(check_dropped(op, d));
    SDYI_TRY(check_indices_batch(op, d));
    return check_map(op, d);
}

static sdyrt_status check_thin(const sdyi_op *op, const numbers *d, int f,
                               sdyi_hlo_ints list, sdyi_hlo_ints sizes) {
    for (int i = 0; i < list.n; i++) {
        const int64_t size = sizes.at[list.at[i].integer].integer;
        if (size > 1)
            return SDYI_HLO_FAIL(op,
                                 "Expects that for each dim in %s, "
                                 "slice_sizes[dim] should be <= 1, but got "
                                 "%" PRId64,
                                 name_of(d, f), size);
    }
    return SDYRT_OK;
}

static sdyrt_status check_sizes(const sdyi_op *op, const numbers *d,
                                sdyi_hlo_ints sizes) {
    SDYI_TRY(check_thin(op, d, SDYI_GATHER_COLLAPSED, d->dropped, sizes));
    SDYI_TRY(check_thin(op, d, SDYI_GATHER_BATCH, d->batch, sizes));
    for (int i = 0; i < sizes.n; i++) {
        const int64_t size = sizes.at[i].integer,
                      most = sdyi_hlo_dim(d->operand, i);
        if (sdyi_hlo_is_known(most) && (size < 0 || size > most))
            return SDYI_HLO_FAIL(op,
                                 "slice size (%" PRId64
                                 ") is out of bounds for operand dimension "
                                 "(%" PRId64 ") at index %d",
                                 size, most, i);
    }
    return SDYRT_OK;
}

/* The result's type: window dimensions with `sizes`, among those of the
 * indices. */
static sdyrt_status gathered(const sdyi_op *op, const numbers *d,
                             const int64_t *sizes, const sdyi_type **type) {
    const int n_indices =
        d->indices->n - (d->index_vector < d->indices->n ? 1 : 0);
    const int rank = n_indices + d->window.n;
    SDYI_TRY(check_range(op, d, SDYI_GATHER_OFFSET, d->window,
                         "implied-result-rank", rank));
    const sdyi_hlo_extents given = sdyi_hlo_extents_of(op, d->indices);
    const sdyi_hlo_extents e = sdyi_hlo_new_extents(op, rank);
    int from = 0, slice = 0;
    for (int i = 0; i < rank; i++) {
        if (sdyi_hlo_has(d->window, i)) {
            while (sdyi_hlo_has(d->dropped, slice) ||
                   sdyi_hlo_has(d->batch, slice))
                slice++;
            if (sizes != NULL)
                e.dims[i] = sizes[slice];
            slice++;
            continue;
        }
        from += from == d->index_vector;
        e.dims[i] = given.dims[from];
        e.bounds[i] = given.bounds[from++];
    }
    *type = sdyi_hlo_tensor_of(op, &e, d->operand->element);
    return SDYRT_OK;
}

static sdyrt_status infer_gather(const sdyi_op *op, const sdyi_type **type) {
    const numbers d = numbers_of(op, sdyi_hlo_in(op, 1), false);
    const sdyi_hlo_ints sizes = sdyi_hlo_ints_at(op, SDYI_NAME_SLICE_SIZES);
    SDYI_TRY(check_numbers(op, &d));
    if (sizes.n != d.operand->n)
        return SDYI_HLO_FAIL(op,
                             "slice_sizes size (%d) not equal to operand rank "
                             "(%d)",
                             sizes.n, d.operand->n);
    SDYI_TRY(check_sizes(op, &d, sizes));
    int64_t *const values = sdyi_hlo_new_dims(op, sizes.n);
    for (int i = 0; i < sizes.n; i++)
        values[i] = sizes.at[i].integer;
    return gathered(op, &d, values, type);
}

sdyrt_status sdyi_verify_gather(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_all_same_element(op, "operand, result", 1));
    return sdyi_hlo_check(op, infer_gather);
}

static sdyrt_status infer_dynamic_gather(const sdyi_op *op,
                                         const sdyi_type **type) {
    const numbers d = numbers_of(op, sdyi_hlo_in(op, 1), false);
    const int64_t n = sdyi_hlo_dim(sdyi_hlo_in(op, 2), 0);
    SDYI_TRY(check_numbers(op, &d));
    if (n != d.operand->n)
        return SDYI_HLO_FAIL(
            op, "slice_sizes size (%" PRId64 ") not equal to operand rank (%d)",
            n, d.operand->n);
    return gathered(op, &d, NULL, type);
}

sdyrt_status sdyi_verify_dynamic_gather(const sdyi_op *op) {
    return sdyi_hlo_check(op, infer_dynamic_gather);
}

/* -- scatter --------------------------------------------------------------- */

/* Operands are `n` inputs, the indices, and `n` updates. */
static int n_inputs(const sdyi_op *op) {
    return (op->n_operands - 1) / 2;
}

static sdyrt_status check_same_shapes(const sdyi_op *op, int first,
                                      const char *what) {
    for (int i = 1; i < n_inputs(op); i++)
        if (!sdyi_hlo_shapes_fit(sdyi_hlo_in(op, first),
                                 sdyi_hlo_in(op, first + i)))
            return SDYI_HLO_FAIL(op, "Not all %s have compatible shapes.",
                                 what);
    return SDYRT_OK;
}

static sdyrt_status check_combiner(const sdyi_op *op) {
    const int n = n_inputs(op);
    const sdyi_type **const inputs = sdyi_hlo_new_types(op, n);
    const sdyi_type **const starts = sdyi_hlo_new_types(op, n);
    for (int i = 0; i < n; i++) {
        inputs[i] = sdyi_hlo_scalar(op, sdyi_hlo_in(op, i));
        starts[i] = sdyi_hlo_scalar(op, sdyi_hlo_in(op, n + 1 + i));
    }
    const sdyi_hlo_reduction reduction = {
        .inputs = inputs, .starts = starts, .n = n};
    return sdyi_hlo_check_reduction(op, &reduction);
}

static sdyrt_status check_ranks(const sdyi_op *op, const numbers *d,
                                const sdyi_type *updates) {
    const int expanded =
        d->indices->n + (d->index_vector == d->indices->n ? 1 : 0);
    const int rank = expanded - 1 + d->window.n;
    if (updates->n != rank)
        return SDYI_HLO_FAIL(
            op,
            "expects updates tensor must be of rank %d ( == "
            "rank-of('scatter_indices') - 1 + size-of('update_window_dims'), "
            "where 'scatter_indices' is expanded by a trailing 1 dimension if "
            "'index_vector_dim' == rank-of('scatter_indices')), but got %d.",
            rank, updates->n);
    const int sum = d->window.n + d->dropped.n + d->batch.n;
    if (sum != d->operand->n)
        return SDYI_HLO_FAIL(
            op,
            "Expects rank-of operand to match size-of('update_window_dims') + "
            "size-of('inserted_window_dims') + size-of('input_batching_dims') "
            "i.e. %d but got %d.",
            sum, d->operand->n);
    return SDYRT_OK;
}

static sdyrt_status check_scatter_numbers(const sdyi_op *op, const numbers *d,
                                          const sdyi_type *updates) {
    SDYI_TRY(check_ranks(op, d, updates));
    SDYI_TRY(check_sorted(op, d, SDYI_GATHER_OFFSET, d->window));
    SDYI_TRY(check_unique(op, d, SDYI_GATHER_OFFSET, d->window));
    SDYI_TRY(check_range(op, d, SDYI_GATHER_OFFSET, d->window,
                         "rank-of('updates')", updates->n));
    SDYI_TRY(check_dropped(op, d));
    SDYI_TRY(check_indices_batch(op, d));
    if (!sdyi_hlo_dims_fit(index_length(d), d->map.n))
        return SDYI_HLO_FAIL(
            op,
            "Scatter op has %d elements in scatter_dims_to_operand_dims and "
            "the bound of dimension index_vector_dim=%" PRId64
            " of scatter_indices is %" PRId64
            ". These two numbers must be equal.",
            d->map.n, d->index_vector, index_length(d));
    return check_map(op, d);
}

/* Window sizes of updates do not exceed the operand's. */
static sdyrt_status check_window_sizes(const sdyi_op *op, const numbers *d,
                                       const sdyi_type *updates) {
    int to = 0;
    for (int i = 0; i < d->window.n; i++, to++) {
        while (sdyi_hlo_has(d->dropped, to) || sdyi_hlo_has(d->batch, to))
            to++;
        const int from = (int)d->window.at[i].integer;
        const int64_t size = sdyi_hlo_dim(updates, from),
                      most = sdyi_hlo_dim(d->operand, to);
        if (sdyi_hlo_is_known(size) && sdyi_hlo_is_known(most) && size > most)
            return SDYI_HLO_FAIL(
                op,
                "expects bounds of the window dimensions of updates to not "
                "exceed the bounds of the corresponding dimensions of operand. "
                "For dimension %d, updates bound is %" PRId64
                ", operand bound is %" PRId64 ".",
                from, size, most);
    }
    return SDYRT_OK;
}

static sdyrt_status check_index_sizes(const sdyi_op *op, const numbers *d,
                                      const sdyi_type *updates) {
    int from = 0;
    for (int i = 0; i < updates->n; i++) {
        if (sdyi_hlo_has(d->window, i))
            continue;
        from += from == d->index_vector;
        const int64_t size = sdyi_hlo_dim(updates, i),
                      want = sdyi_hlo_dim(d->indices, from++);
        if (!sdyi_hlo_dims_fit(size, want))
            return SDYI_HLO_FAIL(
                op,
                "expects bounds of the scatter dimensions of updates to be "
                "same as the bounds of the corresponding dimensions of scatter "
                "indices. For scatter dimension %d, updates bound is %" PRId64
                " , scatter_indices bound is %" PRId64 ".",
                i, size, want);
    }
    return SDYRT_OK;
}

static sdyrt_status infer_scatter(const sdyi_op *op, const sdyi_type ***types) {
    const int n = n_inputs(op);
    const sdyi_type *const *elements;
    int n_elements;
    SDYI_TRY(sdyi_hlo_accumulators(op, 0, &elements, &n_elements));
    *types = sdyi_hlo_new_types(op, n);
    for (int i = 0; i < n; i++)
        (*types)[i] = sdyi_hlo_with_element(
            op, sdyi_hlo_in(op, i),
            sdyi_type_element(elements[i < n_elements ? i : 0]));
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_scatter(const sdyi_op *op) {
    const int n = n_inputs(op);
    const numbers d = numbers_of(op, sdyi_hlo_in(op, n), true);
    SDYI_TRY(check_same_shapes(op, 0, "inputs"));
    SDYI_TRY(check_same_shapes(op, n + 1, "updates"));
    SDYI_TRY(check_index_vector(op, &d));
    SDYI_TRY(check_combiner(op));
    const sdyi_type *const updates = sdyi_hlo_in(op, n + 1);
    SDYI_TRY(check_scatter_numbers(op, &d, updates));
    SDYI_TRY(check_window_sizes(op, &d, updates));
    return check_index_sizes(op, &d, updates);
}

sdyrt_status sdyi_verify_scatter_types(const sdyi_op *op) {
    const sdyi_type **types = NULL;
    SDYI_TRY(infer_scatter(op, &types));
    return sdyi_hlo_expect(op, types, n_inputs(op));
}
