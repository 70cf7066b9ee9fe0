/* Texts and fingerprints of operations. */
#include "base/hash.h"
#include "base/reductions.h"
#include "base/status.h"
#include "collectives/ops/verify.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define MOST_OFFSETS 16 /* of a dimension, that a text has */

static void add_offsets(sdyi_text *out, const sdyi_dim *dim) {
    for (int64_t i = 0; i < dim->n_offsets && i < MOST_OFFSETS; i++)
        sdyi_text_add(out, "%s%" PRId64, i > 0 ? ", " : "(", dim->offsets[i]);
    sdyi_text_add(out, dim->n_offsets > MOST_OFFSETS ? ", ..)" : ")");
}

/* The partition of each dimension, unless all are Shardy's, ceil. */
static void add_partitions(sdyi_text *out, const sdyrt_sharding *sharding) {
    static const char *const names[] = {"ceil", "low", "high", "offsets"};
    bool is_usual = true;
    for (int d = 0; d < sharding->rank; d++)
        is_usual = is_usual && sharding->dims[d].partition == SDYRT_CEIL;
    for (int d = 0; d < sharding->rank && !is_usual; d++) {
        const sdyi_dim *const dim = &sharding->dims[d];
        sdyi_text_add(out, "%s%s", d == 0 ? " cut " : ",",
                      names[dim->partition]);
        if (dim->partition == SDYRT_OFFSETS)
            add_offsets(out, dim);
    }
}

/* The halos of each dimension, unless there are none. */
static void add_halos(sdyi_text *out, const sdyrt_sharding *sharding) {
    if (!sdyi_sharding_has_halo(sharding))
        return;
    for (int d = 0; d < sharding->rank; d++)
        sdyi_text_add(out, "%s%" PRId64 "+%" PRId64,
                      d == 0 ? " halo sizes " : ", ", sharding->dims[d].low,
                      sharding->dims[d].high);
}

static void add_sharding(sdyi_text *out, const sdyrt_sharding *sharding) {
    /* bounded: a mesh may list a million device ids */
    char text[256];
    sdyi_text part;
    sdyi_text_start(&part, text, sizeof text);
    part.is_cut = true;
    sdyi_print_sharding(&part, sharding);
    sdyi_text_add(out, "%s", text);
    add_partitions(out, sharding);
    add_halos(out, sharding);
    if (sharding->mesh_name == NULL)
        return;
    sdyi_text_start(&part, text, sizeof text);
    part.is_cut = true;
    sdyi_print_mesh(&part, sharding->mesh);
    sdyi_text_add(out, " on %s", text);
}

/* The ranks of a mesh's devices; NULL: each device's rank is its id. */
static void add_ranks(sdyi_text *out, const int *ranks, int64_t n) {
    const int64_t most = 16;
    if (ranks == NULL)
        return;
    sdyi_text_add(out, " on ranks [");
    for (int64_t i = 0; i < n && i < most; i++)
        sdyi_text_add(out, "%s%d", i > 0 ? ", " : "", ranks[i]);
    sdyi_text_add(out, n > most ? ", ..]" : "]");
}

/* The operation's other fields, as ` with NAME = VALUE ..`. */
static void add_fields(sdyi_text *out, const sdyi_resolved *r) {
    char text[1024];
    sdyi_text part;
    sdyi_text_start(&part, text, sizeof text);
    part.is_cut = true;
    if (r->own.count > 0) {
        sdyi_text_add(&part, " own_axes = ");
        sdyi_print_axes(&part, r->to->mesh, NULL, sdyi_span_of(&r->own));
    }
    sdyi_op_fields_print(&part, r->op);
    if (part.length > 0)
        sdyi_text_add(out, " with%s", text);
}

static void add_call(sdyi_text *out, const sdyi_resolved *r) {
    const sdyrt_op *op = r->op;
    char type[256];
    (void)sdyrt_type_print(&op->type, type, sizeof type);
    sdyi_text_add(out, "%s", sdyrt_op_name(op->kind));
    const sdyi_combiner combiner = {.divisor = op->averages,
                                    .combine = op->combine};
    if (r->reduced.count > 0)
        sdyi_text_add(out, " %s", sdyi_combiner_name(r->reduction, &combiner));
    if (r->axes.n_lists > 0 || r->axes.n_params > 0) {
        sdyi_text_add(out, " ");
        sdyi_op_axes_print(out, r->from->mesh, sdyi_axes_form_of(op->kind),
                           &r->axes);
    }
    sdyi_text_add(out, " of %s from ", type);
    add_sharding(out, r->from);
    add_ranks(out, r->from_ranks, r->n_from_ranks);
    sdyi_text_add(out, " to ");
    if (r->out_dtype != op->type.dtype)
        sdyi_text_add(out, "%s ", sdyrt_dtype_name(r->out_dtype));
    add_sharding(out, r->to);
    add_ranks(out, r->to_ranks, r->n_to_ranks);
    add_fields(out, r);
}

/* The hash of what places data: open flags, priorities and the mesh's name
 * place none, and are left out. */
static uint64_t hash_sharding(uint64_t hash, const sdyrt_sharding *s) {
    hash = sdyi_hash_int(hash, (int64_t)s->mesh->hash);
    hash = sdyi_hash_int(hash, s->rank);
    for (int d = 0; d < s->rank; d++) {
        hash = sdyi_hash_span(hash, s->dims[d].axes);
        hash = sdyi_hash_int(hash, s->dims[d].partition);
        hash = sdyi_hash_ints(hash, s->dims[d].offsets, s->dims[d].n_offsets);
        hash = sdyi_hash_int(hash, s->dims[d].low);
        hash = sdyi_hash_int(hash, s->dims[d].high);
    }
    hash = sdyi_hash_span(hash, s->unreduced);
    return sdyi_hash_int(hash, s->unreduced_op);
}

uint64_t sdyi_hash_ranks(uint64_t hash, const int *ranks, int64_t n) {
    hash = sdyi_hash_int(hash, ranks == NULL ? -1 : n);
    for (int64_t i = 0; ranks != NULL && i < n; i++)
        hash = sdyi_hash_int(hash, ranks[i]);
    return hash;
}

static uint64_t fingerprint(const sdyi_resolved *r) {
    const sdyrt_op *op = r->op;
    uint64_t hash = sdyi_hash_int(SDYI_HASH_START, op->kind);
    hash = sdyi_hash_int(hash, op->type.dtype);
    hash = sdyi_hash_int(hash, r->out_dtype);
    hash = sdyi_hash_int(hash, op->type.rank);
    hash = sdyi_hash_ints(hash, op->type.dims, op->type.rank);
    hash = hash_sharding(hash, r->from);
    hash = hash_sharding(hash, r->to);
    hash = sdyi_hash_span(hash, sdyi_span_of(&r->reduced));
    hash = sdyi_hash_int(hash, r->reduced.count > 0 ? (int)r->reduction : -1);
    for (int i = 0; i < r->axes.n_lists; i++)
        hash = sdyi_hash_span(hash, r->axes.lists[i]);
    for (int i = 0; i < r->axes.n_params; i++) {
        hash = sdyi_hash_span(hash, r->axes.params[i].axes);
        hash = sdyi_hash_int(hash, r->axes.params[i].source);
        hash = sdyi_hash_int(hash, r->axes.params[i].target);
    }
    hash = sdyi_hash_int(hash, r->is_grouped);
    hash = sdyi_hash_span(hash, sdyi_span_of(&r->own));
    /* groups may have their own roots; addresses differ between processes */
    hash = sdyi_op_fields_hash(
        hash, op,
        ~(SDYI_BIT(ROOT) | SDYI_BIT(REDUCTION) | SDYI_BIT(COMBINE_ARGUMENT)));
    hash = sdyi_hash_ranks(hash, r->from_ranks, r->n_from_ranks);
    return sdyi_hash_ranks(hash, r->to_ranks, r->n_to_ranks);
}

sdyrt_status sdyi_describe_op(const sdyi_resolved *r, char **text,
                              uint64_t *hash) {
    char usual[1024]; /* is enough for most */
    sdyi_text out;
    sdyi_text_start(&out, usual, sizeof usual);
    add_call(&out, r);
    const size_t bytes = out.length + 1;
    char *const written = malloc(bytes);
    if (written == NULL)
        return SDYI_NO_MEMORY(bytes);
    if (bytes <= sizeof usual) {
        memcpy(written, usual, bytes);
    } else {
        sdyi_text_start(&out, written, bytes);
        add_call(&out, r);
    }
    *text = written;
    *hash = fingerprint(r);
    return SDYRT_OK;
}
