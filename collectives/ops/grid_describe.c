/* Texts, keys and fingerprints of operations on grids. */
#include "base/hash.h"
#include "base/reductions.h"
#include "base/status.h"
#include "collectives/ops/grid.h"
#include "collectives/ops/verify.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* -- texts ----------------------------------------------------------------- */

#define MOST_NUMBERS 16 /* of a list, that a text has */

static void add_numbers(sdyi_text *out, const char *name,
                        const int64_t *numbers, int64_t n) {
    if (numbers == NULL)
        return;
    sdyi_text_add(out, " %s = [", name);
    for (int64_t i = 0; i < n && i < MOST_NUMBERS; i++)
        sdyi_text_add(out, "%s%" PRId64, i > 0 ? ", " : "", numbers[i]);
    sdyi_text_add(out, n > MOST_NUMBERS ? ", ..]" : "]");
}

static void add_ints(sdyi_text *out, const char *name, const int *numbers,
                     int64_t n) {
    int64_t some[MOST_NUMBERS];
    for (int64_t i = 0; i < n && i < MOST_NUMBERS; i++)
        some[i] = numbers[i];
    add_numbers(out, name, n > 0 ? some : NULL, n);
}

static void add_pairs(sdyi_text *out, const sdyrt_grid_op *op) {
    sdyi_text_add(out, " pairs = [");
    for (int64_t i = 0; i < op->n_pairs && i < MOST_NUMBERS; i++)
        sdyi_text_add(out, "%s%" PRId64 "->%" PRId64, i > 0 ? ", " : "",
                      op->pairs[i].source, op->pairs[i].destination);
    sdyi_text_add(out, op->n_pairs > MOST_NUMBERS ? ", ..]" : "]");
}

/* `[[0], [], [1, 2]]` */
static void add_split(sdyi_text *out, const sdyi_grid_dim *dims, int rank) {
    sdyi_text_add(out, "split_axes = [");
    for (int d = 0; d < rank; d++) {
        sdyi_text_add(out, "%s[", d > 0 ? ", " : "");
        for (int i = 0; i < dims[d].n_axes; i++)
            sdyi_text_add(out, "%s%d", i > 0 ? ", " : "", dims[d].axes[i]);
        sdyi_text_add(out, "]");
    }
    sdyi_text_add(out, "]");
}

/* `[1, 2]`: those around the shards of dimensions that are split. */
static void add_halos(sdyi_text *out, const sdyi_grid_dim *dims, int rank) {
    const char *before = "";
    sdyi_text_add(out, "[");
    for (int d = 0; d < rank; d++)
        if (dims[d].n_axes > 0) {
            sdyi_text_add(out, "%s%" PRId64 ", %" PRId64, before, dims[d].low,
                          dims[d].high);
            before = ", ";
        }
    sdyi_text_add(out, "]");
}

static void add_grid(sdyi_text *out, const sdyrt_mesh *grid) {
    sdyi_text_add(out, " on grid ");
    for (int k = 0; k < grid->n_axes; k++)
        sdyi_text_add(out, "%s%" PRId64, k > 0 ? "x" : "", grid->sizes[k]);
}

/* An end of a reshard, all of it. */
static void add_end(sdyi_text *out, const sdyrt_grid_sharding *sharding,
                    const sdyi_grid_dim *dims, int rank) {
    add_split(out, dims, rank);
    if (sharding->n_halo_sizes > 0) {
        sdyi_text_add(out, " halo_sizes = ");
        add_halos(out, dims, rank);
    }
    if (sharding->n_sharded_dims_offsets > 0)
        add_numbers(out, "sharded_dims_offsets", sharding->sharded_dims_offsets,
                    sharding->n_sharded_dims_offsets);
}

static void add_shardings(sdyi_text *out, const sdyi_grid_resolved *r) {
    const sdyrt_grid_op *const op = r->op;
    const int rank = op->type.rank;
    sdyi_text_add(out, " ");
    if (op->kind == SDYRT_GRID_RESHARD) {
        add_end(out, op->before, r->before, rank);
        if (r->in_grid != op->grid)
            add_grid(out, r->in_grid);
        sdyi_text_add(out, " to ");
        add_end(out, op->after, r->after, rank);
    } else {
        add_split(out, r->after, rank);
        sdyi_text_add(out, " halo_sizes = ");
        add_halos(out, r->before, rank);
        sdyi_text_add(out, " to ");
        add_halos(out, r->after, rank);
    }
    int64_t periodic[SDYRT_MAX_RANK], n = 0;
    for (int d = 0; d < op->n_periodic; d++)
        if (op->periodic[d])
            periodic[n++] = d;
    add_numbers(out, "periodic", n > 0 ? periodic : NULL, n);
}

static const char *reduction_of(const sdyrt_grid_op *op) {
    const sdyi_combiner combiner = {.divisor = op->averages,
                                    .combine = op->combine};
    return sdyi_combiner_name(op->reduction, &combiner);
}

static void add_call(sdyi_text *out, const sdyi_grid_resolved *r) {
    const sdyrt_grid_op *const op = r->op;
    const sdyi_grid_traits *const kind = &sdyi_grid_kinds[op->kind];
    char type[256];
    (void)sdyrt_type_print(&op->type, type, sizeof type);
    sdyi_text_add(out, "%s", kind->name);
    if (kind->reduces)
        sdyi_text_add(out, " %s", reduction_of(op));
    sdyi_text_add(out, " of %s", type);
    add_grid(out, op->grid);
    add_ints(out, "grid_axes", op->grid_axes, op->n_grid_axes);
    if (kind->cuts != NULL || sdyi_grid_is_counted(op)) {
        sdyi_text_add(out, " axis = %d", op->axis);
        add_numbers(out, "offsets", op->offsets, op->n_offsets);
    }
    add_numbers(out, "counts", op->counts, op->n_counts);
    if (op->counts_vary)
        sdyi_text_add(
            out, " of varying counts, capacities = [%" PRId64 ", %" PRId64 "]",
            op->in_capacity, op->out_capacity);
    if (op->counts_vary && op->pair_capacity > 0)
        sdyi_text_add(out, " pair_capacity = %" PRId64, op->pair_capacity);
    if (op->kind == SDYRT_GRID_ALL_TO_ALL) {
        sdyi_text_add(out, " concat_axis = %d", op->concat_axis);
        add_numbers(out, "concat_offsets", op->concat_offsets,
                    op->n_concat_offsets);
    }
    if (kind->is_rooted && op->n_root > 0)
        add_numbers(out, "root", op->root, op->n_root);
    if (op->kind == SDYRT_GRID_SHIFT)
        sdyi_text_add(out, " shift_axis = %d offset = %" PRId64 "%s",
                      op->shift_axis, op->shift_offset,
                      op->rotate ? " rotate" : "");
    if (op->kind == SDYRT_GRID_SEND_RECV)
        add_pairs(out, op);
    if (kind->has_shardings)
        add_shardings(out, r);
    if (r->out_dtype != op->type.dtype)
        sdyi_text_add(out, " out_dtype = %s", sdyrt_dtype_name(r->out_dtype));
    if (op->zero_undefined)
        sdyi_text_add(out, " zero_undefined");
    add_ints(out, "ranks", op->ranks, op->ranks == NULL ? 0 : op->n_ranks);
}

/* -- keys ------------------------------------------------------------------ */

static void put(sdyi_grid_key *key, int64_t number) {
    if (key->n == key->capacity) {
        const size_t capacity = key->capacity == 0 ? 64 : 2 * key->capacity;
        int64_t *const grown =
            realloc(key->numbers, capacity * sizeof *key->numbers);
        key->lacks_memory = key->lacks_memory || grown == NULL;
        if (grown == NULL)
            return;
        key->numbers = grown;
        key->capacity = capacity;
    }
    key->numbers[key->n++] = number;
}

static void put_list(sdyi_grid_key *key, const int64_t *list, int64_t n) {
    put(key, list == NULL ? -1 : n);
    for (int64_t i = 0; list != NULL && i < n; i++)
        put(key, list[i]);
}

static void put_ints(sdyi_grid_key *key, const int *list, int64_t n) {
    put(key, list == NULL ? -1 : n);
    for (int64_t i = 0; list != NULL && i < n; i++)
        put(key, list[i]);
}

static void put_grid(sdyi_grid_key *key, const sdyrt_mesh *grid) {
    put_list(key, grid->sizes, grid->n_axes);
    put_list(key, grid->device_ids, grid->n_devices);
}

static void put_sharding(sdyi_grid_key *key, const sdyi_grid_dim *dims,
                         int rank) {
    for (int d = 0; d < rank; d++) {
        put_ints(key, dims[d].axes, dims[d].n_axes);
        put(key, dims[d].low);
        put(key, dims[d].high);
        put_list(key, dims[d].offsets, dims[d].shards + 1);
    }
}

static void put_shardings(sdyi_grid_key *key, const sdyi_grid_resolved *r) {
    const int rank = r->op->type.rank;
    put_grid(key, r->in_grid);
    put_sharding(key, r->before, rank);
    put_sharding(key, r->after, rank);
    for (int d = 0; d < rank; d++)
        put(key, d < r->op->n_periodic && r->op->periodic[d]);
}

/* Only fields that the kind reads: the others may hold anything. */
void sdyi_grid_key_put(sdyi_grid_key *key, const sdyi_grid_resolved *r) {
    const sdyrt_grid_op *const op = r->op;
    const sdyi_grid_traits *const kind = &sdyi_grid_kinds[op->kind];
    put(key, op->kind);
    put_grid(key, op->grid);
    put_ints(key, op->grid_axes, op->n_grid_axes);
    put(key, op->type.dtype);
    put(key, r->out_dtype);
    put_list(key, op->type.dims, op->type.rank);
    put(key, kind->reduces ? (int64_t)op->reduction : -1);
    put(key, kind->reduces && op->averages);
    put(key, kind->reduces && op->combine != NULL);
    put(key, r->root);
    if (kind->cuts != NULL || sdyi_grid_is_counted(op)) {
        put(key, op->axis);
        put_list(key, op->offsets, op->n_offsets);
    }
    put(key, op->counts_vary);
    put(key, op->counts_vary ? op->in_capacity : 0);
    put(key, op->counts_vary ? op->out_capacity : 0);
    put(key, op->counts_vary ? op->pair_capacity : 0);
    put_list(key, op->counts, op->n_counts);
    if (op->kind == SDYRT_GRID_ALL_TO_ALL) {
        put(key, op->concat_axis);
        if (op->axis != op->concat_axis)
            put_list(key, op->concat_offsets, op->n_concat_offsets);
    }
    if (op->kind == SDYRT_GRID_SHIFT) {
        put(key, op->shift_axis);
        put(key, op->shift_offset);
        put(key, op->rotate);
    }
    for (int64_t i = 0; op->kind == SDYRT_GRID_SEND_RECV && i < op->n_pairs;
         i++) {
        put(key, op->pairs[i].source);
        put(key, op->pairs[i].destination);
    }
    if (kind->has_shardings)
        put_shardings(key, r);
    put(key, op->zero_undefined);
    put_ints(key, op->ranks, op->n_ranks);
}

sdyrt_status sdyi_grid_describe(const sdyi_grid_resolved *r, char **text,
                                uint64_t *hash) {
    char written[2048]; /* a long one is cut: it is for a person */
    sdyi_text out;
    sdyi_text_start(&out, written, sizeof written);
    add_call(&out, r);
    *text = strdup(written);
    if (*text == NULL)
        return SDYI_NO_MEMORY(strlen(written) + 1);
    sdyi_grid_resolved of_all = *r; /* groups may have their own roots */
    of_all.root = 0;
    sdyi_grid_key key = {0};
    sdyi_grid_key_put(&key, &of_all);
    *hash = sdyi_hash_bytes(SDYI_HASH_START, key.numbers,
                            key.n * sizeof *key.numbers);
    free(key.numbers);
    return key.lacks_memory ? SDYI_NO_MEMORY(key.capacity * sizeof(int64_t))
                            : SDYRT_OK;
}
