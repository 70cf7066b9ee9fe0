/* Verifiers of collectives. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_region.h"
#include "program/rows/op_kind.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* -- groups ---------------------------------------------------------------- */

/* The constant of groups or pairs; NULL: groups by mesh axes, which have no
 * checks here. */
static const sdyi_attr *dense_at(const sdyi_op *op, sdyi_name name) {
    const sdyi_attr *const attr = sdyi_op_attr(op, name);
    return sdyi_attr_is(attr, SDYI_ATTR_DENSE) ? attr : NULL;
}

static int64_t count_of(const sdyi_attr *dense) {
    int64_t n = 0;
    (void)sdyi_type_count(dense->type, &n);
    return n;
}

/* An id and its position in the list. */
typedef struct id {
    int64_t value, at;
} id;

static int by_value(const void *a, const void *b) {
    const id *const x = a, *const y = b;
    return x->value != y->value ? (x->value > y->value) - (x->value < y->value)
                                : (x->at > y->at) - (x->at < y->at);
}

/* Flaws of a list of ids, by first position; INT64_MAX: none. -1 is padding: it
 * counts as negative, not as repeated. */
typedef struct flaws {
    int64_t none_at, below_at, twice_at;
    int64_t below, twice; /* the ids at these positions */
    int64_t missing;      /* least id that is absent, of a range from 0 with as
                             many ids as are not -1; -1: none */
} flaws;

static flaws find_flaws(const id *ids, int64_t n) {
    flaws f = {INT64_MAX, INT64_MAX, INT64_MAX, 0, 0, -1};
    int64_t n_none = 0, next = 0;
    for (int64_t i = 0; i < n; i++) {
        const id *const x = &ids[i];
        if (x->value < 0 && x->at < f.below_at) {
            f.below_at = x->at;
            f.below = x->value;
        }
        if (x->value == -1) {
            f.none_at = x->at < f.none_at ? x->at : f.none_at;
            n_none++;
        } else if (i > 0 && x[-1].value == x->value && x->at < f.twice_at) {
            f.twice_at = x->at;
            f.twice = x->value;
        }
        next += x->value == next;
    }
    if (next < n - n_none)
        f.missing = next;
    return f;
}

/* Every `step`-th element from `first` on. Two elements stand for a splat,
 * which may be larger than memory. */
static flaws flaws_of(const sdyi_op *op, const sdyi_attr *dense, int first,
                      int step) {
    sdyi_zone *const zone = &op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    const int64_t all = count_of(dense) / step;
    const int64_t n = dense->is_splat && all > 2 ? 2 : all;
    id *const ids = SDYI_NEW(zone, id, n);
    for (int64_t i = 0; i < n; i++)
        ids[i] = (id){sdyi_dense_i64_at(dense, first + i * step), i};
    if (n > 0)
        qsort(ids, (size_t)n, sizeof *ids, by_value);
    const flaws f = find_flaws(ids, n);
    sdyi_zone_reset(zone, mark);
    return f;
}

/* Ids must be unique and complete from 0. `is_padded`: -1 fills up groups. */
static sdyrt_status check_ids(const sdyi_op *op, const sdyi_attr *groups,
                              bool is_padded) {
    const flaws f = flaws_of(op, groups, 0, 1);
    if (!is_padded && f.none_at < f.twice_at)
        return SDYI_HLO_FAIL(op, "Invalid replica id -1");
    if (f.twice_at != INT64_MAX)
        return SDYI_HLO_FAIL(op, "replica id #%" PRId64 " seen more than once",
                             f.twice);
    if (f.missing >= 0)
        return SDYI_HLO_FAIL(
            op, "replica id #%" PRId64 " not seen in replica groups",
            f.missing);
    return SDYRT_OK;
}

static bool is_global(const sdyi_op *op) {
    return sdyi_op_attr(op, SDYI_NAME_USE_GLOBAL_DEVICE_IDS) != NULL;
}

/* `size` of each group; 0: any. */
static sdyrt_status check_groups(const sdyi_op *op, bool is_padded,
                                 int64_t size) {
    const sdyi_attr *const groups = dense_at(op, SDYI_NAME_REPLICA_GROUPS);
    if (groups == NULL)
        return SDYRT_OK;
    if (groups->type->n != 2)
        return SDYI_HLO_FAIL(op, "replica groups should be a rank 2 tensor");
    if (is_global(op) && count_of(groups) == 0)
        return SDYI_HLO_FAIL(op, "if `use_global_device_ids` is set, the "
                                 "replica groups cannot be empty");
    SDYI_TRY(check_ids(op, groups, is_padded));
    if (size != 0 &&
        (count_of(groups) == 0 || sdyi_hlo_dim(groups->type, 1) != size))
        return SDYI_HLO_FAIL(
            op, "group size of replica_groups must be %" PRId64, size);
    return SDYRT_OK;
}

static int64_t channel_of(const sdyi_op *op) {
    const sdyi_attr *const channel = sdyi_op_attr(op, SDYI_NAME_CHANNEL_HANDLE);
    return channel == NULL
               ? 0
               : sdyi_hlo_field_int(channel, SDYI_CHANNEL_HANDLE_HANDLE);
}

static sdyrt_status check_channel(const sdyi_op *op) {
    const int64_t channel = channel_of(op);
    if (is_global(op) && channel <= 0)
        return SDYI_HLO_FAIL(op,
                             "channel_id must be positive when "
                             "useGlobalDeviceIds is set but got: %" PRId64,
                             channel);
    return SDYRT_OK;
}

/* Operand i and result i have the same element. */
static sdyrt_status check_pairs(const sdyi_op *op) {
    if (op->n_operands != op->n_results)
        return SDYI_HLO_FAIL_OP(
            op, "requires the same number of operands and results");
    for (int i = 0; i < op->n_operands; i++)
        if (sdyi_hlo_in(op, i)->element != sdyi_hlo_out(op, i)->element)
            return SDYI_HLO_FAIL_OP(op,
                                    "requires the same element type for "
                                    "operand and result at index %d",
                                    i);
    return SDYRT_OK;
}

/* -- roots ----------------------------------------------------------------- */

static bool has_roots(const sdyi_op *op) {
    return sdyi_hlo_int(op, SDYI_NAME_HAS_DYNAMIC_ROOT, 0) != 0;
}

/* Data operands; with has_dynamic_root = true the last operand is the roots. */
static int data_count(const sdyi_op *op) {
    return op->n_operands - has_roots(op);
}

/* At least one data operand, and with roots, one for each of them. */
static sdyrt_status check_roots(const sdyi_op *op) {
    const char *const name = sdyi_op_name(op) + strlen("stablehlo.");
    if (op->n_operands == 0)
        return SDYI_HLO_FAIL(op, "%s requires at least one data operand", name);
    if (!has_roots(op))
        return SDYRT_OK;
    if (op->n_operands < 2)
        return SDYI_HLO_FAIL(op,
                             "%s with has_dynamic_root=true requires at least "
                             "two operands (data + root)",
                             name);
    const int n = op->n_operands - 1;
    const sdyi_type *const type = sdyi_hlo_in(op, n);
    if (type->n != 1 ||
        type->element != sdyi_type_integer(op->module->pool, 32, SDYI_SIGNLESS))
        return SDYI_HLO_FAIL(op,
                             "last operand of %s with has_dynamic_root=true "
                             "must be a rank-1 i32 tensor, but got %s",
                             name, sdyi_type_text(op->module->pool, type));
    const int64_t size = sdyi_hlo_dim(type, 0);
    if (sdyi_hlo_is_known(size) && size != n)
        return SDYI_HLO_FAIL(op,
                             "last operand of %s with has_dynamic_root=true "
                             "must have the same number of elements as data "
                             "operands (%d), but got %" PRId64,
                             name, n, size);
    return SDYRT_OK;
}

/* -- all_gather ------------------------------------------------------------ */

static sdyrt_status check_gathered(const sdyi_op *op, int i, int64_t dim) {
    const sdyi_type *const in = sdyi_hlo_in(op, i), *const out =
                                                        sdyi_hlo_out(op, i);
    if (dim >= in->n)
        return SDYI_HLO_FAIL(op,
                             "all_gather_dim must be a valid index of operand");
    if (sdyi_hlo_dim(in, (int)dim) == 0)
        return SDYI_HLO_FAIL(
            op, "dimension size of operand at 'all_gather_dim' cannot be zero");
    if (in->n != out->n)
        return SDYI_HLO_FAIL(op, "operand and result must have the same rank");
    for (int d = 0; d < in->n; d++)
        if (d != dim &&
            !sdyi_hlo_dims_fit(sdyi_hlo_dim(in, d), sdyi_hlo_dim(out, d)))
            return SDYI_HLO_FAIL(
                op, "operand and result should have the same shape except for "
                    "the dimension size at 'all_gather_dim'");
    const int64_t from = sdyi_hlo_dim(in, (int)dim),
                  to = sdyi_hlo_dim(out, (int)dim);
    if (sdyi_hlo_is_known(from) && sdyi_hlo_is_known(to) && to % from != 0)
        return SDYI_HLO_FAIL(op,
                             "result gather dimension has size %" PRId64
                             ", expected to be a multiple of operand gather "
                             "dimension size %" PRId64,
                             to, from);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_all_gather(const sdyi_op *op) {
    SDYI_TRY(check_pairs(op));
    SDYI_TRY(check_groups(op, false, 0));
    if (is_global(op) && channel_of(op) < 0)
        return SDYI_HLO_FAIL(
            op, "channel_id cannot be negative when useGlobalDeviceIds is set");
    for (int i = 0; i < op->n_operands; i++)
        SDYI_TRY(check_gathered(op, i,
                                sdyi_hlo_int(op, SDYI_NAME_ALL_GATHER_DIM, 0)));
    return SDYRT_OK;
}

/* -- all_reduce ------------------------------------------------------------ */

/* The region is a valid reduction of elements of operand `i`. */
static sdyrt_status check_sum(const sdyi_op *op, int i) {
    const sdyi_type *const element = sdyi_hlo_scalar(op, sdyi_hlo_in(op, i));
    const sdyi_hlo_reduction reduction = {
        .inputs = &element, .starts = &element, .n = 1};
    return sdyi_hlo_check_reduction(op, &reduction);
}

sdyrt_status sdyi_verify_all_reduce(const sdyi_op *op) {
    SDYI_TRY(check_groups(op, true, 0));
    SDYI_TRY(check_channel(op));
    for (int i = 0; i < op->n_operands; i++)
        SDYI_TRY(check_sum(op, i));
    return SDYRT_OK;
}

/* Used for collective_reduce too, whose roots are no data. */
sdyrt_status sdyi_verify_all_reduce_types(const sdyi_op *op) {
    const sdyi_type *const *elements = NULL;
    int n;
    SDYI_TRY(
        sdyi_hlo_inferred(op, sdyi_hlo_accumulators(op, 0, &elements, &n)));
    const int n_data = op->row->kind == SDYI_OP_STABLEHLO_COLLECTIVE_REDUCE
                           ? data_count(op)
                           : op->n_operands;
    const sdyi_type **const types = sdyi_hlo_new_types(op, n_data);
    for (int i = 0; i < n_data; i++)
        types[i] = sdyi_hlo_with_element(op, sdyi_hlo_in(op, i),
                                         sdyi_type_element(elements[0]));
    return sdyi_hlo_expect(op, types, n_data);
}

/* -- reduce_scatter -------------------------------------------------------- */

static sdyrt_status check_scattered(const sdyi_op *op, int dim) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0), *const out =
                                                        sdyi_hlo_out(op, 0);
    const int64_t from = sdyi_hlo_dim(in, dim), to = sdyi_hlo_dim(out, dim);
    if (to == 0)
        return SDYI_HLO_FAIL(
            op, "result dimension size at scatter_dimension cannot be zero");
    if (from == 0)
        return SDYI_HLO_FAIL(
            op, "operand dimension size at scatter_dimension cannot be zero");
    if (sdyi_hlo_is_known(from) && sdyi_hlo_is_known(to) && from % to != 0)
        return SDYI_HLO_FAIL(
            op,
            "operand scatter dimension has size %" PRId64
            ", expected to be a multiple of result scatter dimension size "
            "%" PRId64,
            from, to);
    for (int d = 0; d < in->n; d++)
        if (d != dim &&
            !sdyi_hlo_dims_fit(sdyi_hlo_dim(in, d), sdyi_hlo_dim(out, d)))
            return SDYI_HLO_FAIL(op,
                                 "non scatter dimensions should be same for "
                                 "operand (%" PRId64 ") and result (%" PRId64
                                 ")",
                                 sdyi_hlo_dim(in, d), sdyi_hlo_dim(out, d));
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_reduce_scatter(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const in = sdyi_hlo_in(op, 0), *const out =
                                                        sdyi_hlo_out(op, 0);
    const int64_t dim = sdyi_hlo_int(op, SDYI_NAME_SCATTER_DIMENSION, 0);
    SDYI_TRY(check_groups(op, false, 0));
    SDYI_TRY(check_sum(op, 0));
    if (in->n != out->n)
        return SDYI_HLO_FAIL(op, "operand and result should have same rank");
    if (dim >= in->n)
        return SDYI_HLO_FAIL(
            op, "scatter dim should be less than operand/result rank");
    SDYI_TRY(check_channel(op));
    SDYI_TRY(check_scattered(op, (int)dim));
    const sdyi_type *const *elements = NULL;
    int n;
    SDYI_TRY(sdyi_hlo_accumulators(op, 0, &elements, &n));
    const sdyi_type *const element = sdyi_type_element(elements[0]);
    if (!sdyi_hlo_elements_fit(out, element))
        return SDYI_HLO_FAIL(
            op, "result element-type is expected to be %s, but got %s",
            sdyi_type_text(pool, element), sdyi_type_text(pool, out->element));
    return SDYRT_OK;
}

/* -- all_to_all ------------------------------------------------------------ */

static const sdyi_type *exchanged(const sdyi_op *op, const sdyi_type *in,
                                  int split, int concat, int64_t count) {
    const sdyi_hlo_extents e = sdyi_hlo_extents_of(op, in);
    int64_t *const lists[] = {e.dims, e.bounds};
    for (int i = 0; i < 2; i++) {
        if (sdyi_hlo_is_known(lists[i][split]))
            lists[i][split] /= count;
        if (sdyi_hlo_is_known(lists[i][concat]))
            lists[i][concat] *= count;
    }
    return sdyi_hlo_tensor_of(op, &e, in->element);
}

static sdyrt_status infer_all_to_all(const sdyi_op *op,
                                     const sdyi_type ***types) {
    const int64_t split = sdyi_hlo_int(op, SDYI_NAME_SPLIT_DIMENSION, 0),
                  concat = sdyi_hlo_int(op, SDYI_NAME_CONCAT_DIMENSION, 0),
                  count = sdyi_hlo_int(op, SDYI_NAME_SPLIT_COUNT, 1);
    SDYI_TRY(check_groups(op, false, count));
    *types = sdyi_hlo_new_types(op, op->n_operands);
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_type *const in = sdyi_hlo_in(op, i);
        if (split >= in->n)
            return SDYI_HLO_FAIL(op,
                                 "AllToAll split_dimension %" PRId64
                                 " is out-of-bounds for input rank %d",
                                 split, in->n);
        if (concat >= in->n)
            return SDYI_HLO_FAIL(op,
                                 "AllToAll concat_dimension %" PRId64
                                 " is out-of-bounds for input rank %d",
                                 concat, in->n);
        const int64_t size = sdyi_hlo_dim(in, (int)split);
        if (sdyi_hlo_is_known(size) && size % count != 0)
            return SDYI_HLO_FAIL(op,
                                 "split dimension has size %" PRId64
                                 ", expected to be a multiple of split_count "
                                 "%" PRId64,
                                 size, count);
        (*types)[i] = exchanged(op, in, (int)split, (int)concat, count);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_all_to_all(const sdyi_op *op) {
    SDYI_TRY(check_pairs(op));
    const sdyi_type **types = NULL;
    SDYI_TRY(sdyi_hlo_inferred(op, infer_all_to_all(op, &types)));
    return sdyi_hlo_expect(op, types, op->n_operands);
}

/* -- collective_permute, collective_broadcast ------------------------------ */

static sdyrt_status check_sources(const sdyi_op *op) {
    const sdyi_attr *const pairs = dense_at(op, SDYI_NAME_SOURCE_TARGET_PAIRS);
    if (pairs == NULL)
        return SDYRT_OK;
    if (pairs->type->n != 2)
        return SDYI_HLO_FAIL(op,
                             "expect source_target_pairs attribute to be of "
                             "rank 2, but got rank %d",
                             pairs->type->n);
    if (sdyi_hlo_dim(pairs->type, 1) != 2)
        return SDYI_HLO_FAIL(op,
                             "expect source_target_pairs attribute of shape "
                             "(N, 2), but got (%" PRId64 ", %" PRId64 ")",
                             sdyi_hlo_dim(pairs->type, 0),
                             sdyi_hlo_dim(pairs->type, 1));
    const flaws sources = flaws_of(op, pairs, 0, 2),
                targets = flaws_of(op, pairs, 1, 2);
    if (sources.below < 0 || targets.below < 0)
        return SDYI_HLO_FAIL(
            op, "replica ids in source_target_pairs must be >= 0.");
    if (sources.twice_at != INT64_MAX)
        return SDYI_HLO_FAIL(op, "duplicate sources not allowed.");
    if (targets.twice_at != INT64_MAX)
        return SDYI_HLO_FAIL(op, "duplicate targets not allowed.");
    return SDYRT_OK;
}

static sdyrt_status check_broadcast(const sdyi_op *op) {
    const sdyi_attr *const groups = dense_at(op, SDYI_NAME_REPLICA_GROUPS);
    if (groups == NULL)
        return SDYRT_OK;
    if (groups->type->n != 2)
        return SDYI_HLO_FAIL(op,
                             "replica groups should be a rank 2 tensor,but "
                             "instead it is of rank %d",
                             groups->type->n);
    const flaws f = flaws_of(op, groups, 0, 1);
    if (f.below_at < f.twice_at)
        return SDYI_HLO_FAIL(op,
                             "replica_groups values must be positive, but was "
                             "given %" PRId64,
                             f.below);
    if (f.twice_at != INT64_MAX)
        return SDYI_HLO_FAIL(op, "replica id #%" PRId64 " seen more than once",
                             f.twice);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_collective_permute(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_same_element(op));
    SDYI_TRY(check_sources(op));
    return sdyi_hlo_expect_one(op, sdyi_hlo_in(op, 0));
}

sdyrt_status sdyi_verify_collective_broadcast(const sdyi_op *op) {
    SDYI_TRY(check_roots(op));
    SDYI_TRY(check_broadcast(op));
    return sdyi_hlo_expect(op, sdyi_hlo_operand_types(op), data_count(op));
}

/* -- collective_reduce ----------------------------------------------------- */

sdyrt_status sdyi_verify_collective_reduce(const sdyi_op *op) {
    SDYI_TRY(check_roots(op));
    SDYI_TRY(check_groups(op, true, 0));
    SDYI_TRY(check_channel(op));
    for (int i = 0; i < data_count(op); i++)
        SDYI_TRY(check_sum(op, i));
    return SDYRT_OK;
}

/* replica_id and partition_id. */
sdyrt_status sdyi_verify_id(const sdyi_op *op) {
    return sdyi_hlo_expect_one(
        op, sdyi_hlo_tensor(
                op, NULL, 0,
                sdyi_type_integer(op->module->pool, 32, SDYI_UNSIGNED), NULL));
}
