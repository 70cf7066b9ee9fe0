/* The definition of each operation, over all positions and elements. */
#include "check/oracle.h"

#include <string.h>

/* -- positions ------------------------------------------------------------- */

/* The distance of positions whose digit of a ref differs by one: the product of
 * the axes after its axis, times the minor part within the axis. */
static int64_t stride_of(const check_mesh *mesh, const check_ref *a) {
    int64_t stride = mesh->sizes[a->axis] / (a->pre * a->size);
    for (int i = a->axis + 1; i < mesh->n_axes; i++)
        stride *= mesh->sizes[i];
    return stride;
}

int64_t check_refs_size(const check_refs *refs) {
    int64_t size = 1;
    for (int i = 0; i < refs->count; i++)
        size *= refs->at[i].size;
    return size;
}

int64_t check_refs_index(const check_mesh *mesh, const check_refs *refs,
                         int64_t position) {
    int64_t index = 0;
    for (int i = 0; i < refs->count; i++) {
        const check_ref *a = &refs->at[i];
        index = index * a->size + position / stride_of(mesh, a) % a->size;
    }
    return index;
}

int64_t check_refs_replace(const check_mesh *mesh, const check_refs *refs,
                           int64_t position, int64_t index) {
    for (int i = refs->count - 1; i >= 0; i--) {
        const check_ref *a = &refs->at[i];
        const int64_t stride = stride_of(mesh, a);
        const int64_t old = position / stride % a->size;
        position += (index % a->size - old) * stride;
        index /= a->size;
    }
    return position;
}

static bool covers(const check_refs *refs, const check_ref *piece) {
    for (int i = 0; i < refs->count; i++) {
        const check_ref *a = &refs->at[i];
        if (a->axis == piece->axis && a->pre <= piece->pre &&
            piece->pre * piece->size <= a->pre * a->size)
            return true;
    }
    return false;
}

void check_refs_minus(const check_mesh *mesh, const check_refs *a,
                      const check_refs *b, check_refs *result) {
    result->count = 0;
    for (int axis = 0; axis < mesh->n_axes; axis++) {
        const int64_t size = mesh->sizes[axis];
        /* An axis of size 1 has one piece, of size 1. */
        for (int64_t pre = 1; pre < size || pre == 1;) {
            int64_t next = size; /* the closest cut after pre */
            for (int i = 0; i < a->count + b->count; i++) {
                const check_ref *r =
                    i < a->count ? &a->at[i] : &b->at[i - a->count];
                const int64_t ends[2] = {r->pre, r->pre * r->size};
                for (int e = 0; e < 2 && r->axis == axis; e++)
                    if (ends[e] > pre && ends[e] < next)
                        next = ends[e];
            }
            const check_ref piece = {axis, pre, next / pre};
            if (covers(a, &piece) && !covers(b, &piece))
                result->at[result->count++] = piece;
            pre = next > pre ? next : pre + 1;
        }
    }
}

int64_t check_position_of(const check_mesh *mesh, int64_t device) {
    for (int64_t i = 0; i < mesh->n_devices; i++)
        if (mesh->ids[i] == device)
            return i;
    return -1;
}

int64_t check_device_of(const check_case *c, check_side side, int rank) {
    const check_mesh *mesh = check_of(c, side)->mesh;
    for (int64_t i = 0; i < mesh->n_devices; i++)
        if (c->ranks[side][mesh->ids[i]] == rank)
            return mesh->ids[i];
    return -1;
}

/* -- tiles ----------------------------------------------------------------- */

static int64_t at_most(int64_t a, int64_t b) {
    return a < b ? a : b;
}

/* The start of shard `i` of `n` in a dimension of `size` elements. */
static int64_t shard_start(const check_dim *dim, int64_t size, int64_t n,
                           int64_t i) {
    const int64_t less = size / n, more = size % n;
    switch (dim->partition) {
    case SDYRT_CEIL:
        return at_most(i * ((size + n - 1) / n), size);
    case SDYRT_LOW:
        return i * less + at_most(i, more);
    case SDYRT_HIGH:
        return i * less + (i > n - more ? i - (n - more) : 0);
    case SDYRT_OFFSETS:
        break;
    }
    return dim->offsets[i];
}

void check_tile(const check_sharding *sharding, const sdyrt_type *type,
                int64_t position, sdyrt_tile *tile) {
    *tile = (sdyrt_tile){.rank = type->rank, .elements = position >= 0};
    for (int d = 0; d < type->rank && position >= 0; d++) {
        tile->size[d] = type->dims[d];
        if (d < sharding->rank) {
            const check_dim *dim = &sharding->dims[d];
            const int64_t n = check_refs_size(&dim->axes);
            const int64_t i =
                check_refs_index(sharding->mesh, &dim->axes, position);
            tile->offset[d] = shard_start(dim, type->dims[d], n, i);
            tile->size[d] =
                shard_start(dim, type->dims[d], n, i + 1) - tile->offset[d];
        }
        tile->elements *= tile->size[d];
    }
}

bool check_tile_has(const sdyrt_tile *tile, const int64_t *index) {
    if (tile->elements == 0)
        return false;
    for (int d = 0; d < tile->rank; d++)
        if (index[d] < tile->offset[d] ||
            index[d] >= tile->offset[d] + tile->size[d])
            return false;
    return true;
}

int64_t check_element(const sdyrt_type *type, const int64_t *index) {
    int64_t element = 0;
    for (int d = 0; d < type->rank; d++)
        element = d == 0 ? index[d] : element * type->dims[d] + index[d];
    return element;
}

static void walk_number(check_walk *walk) {
    for (int d = 0; d < walk->tile->rank; d++)
        walk->index[d] = walk->tile->offset[d] + walk->local[d];
    walk->element = check_element(walk->type, walk->index);
}

check_walk check_walk_start(const sdyrt_type *type, const sdyrt_tile *tile) {
    check_walk walk = {.type = type, .tile = tile, .more = tile->elements > 0};
    walk_number(&walk);
    return walk;
}

void check_walk_next(check_walk *walk) {
    int d = walk->tile->rank - 1;
    if (d >= 0 && walk->local[d] + 1 < walk->tile->size[d]) {
        walk->local[d]++;
        walk->index[d]++;
        walk->element++;
        return;
    }
    while (d >= 0 && ++walk->local[d] == walk->tile->size[d])
        walk->local[d--] = 0;
    walk->more = d >= 0;
    walk_number(walk);
}

int64_t check_walk_place(const check_walk *walk, const int64_t *strides) {
    int64_t place = 0;
    for (int d = 0; d < walk->tile->rank; d++)
        place += walk->local[d] * strides[d];
    return place;
}

/* -- meaning --------------------------------------------------------------- */

static bool same_axes(const check_mesh *a, const check_mesh *b) {
    bool same = a->n_axes == b->n_axes && (a->n_axes > 0 || a == b);
    for (int i = 0; same && i < a->n_axes; i++)
        same =
            strcmp(a->names[i], b->names[i]) == 0 && a->sizes[i] == b->sizes[i];
    return same;
}

static void append(check_refs *refs, const check_refs *more) {
    for (int i = 0; i < more->count; i++)
        refs->at[refs->count++] = more->at[i];
}

/* The op's axes, one list after another. */
static void all_axes(const check_case *c, check_refs *refs) {
    refs->count = 0;
    for (int i = 0; i < c->n_lists; i++)
        append(refs, &c->lists[i]);
}

/* True if sharded_to_unreduced moves no element: every tile lies within its
 * target tile, and the tiles of a group fill it. */
static bool is_nested(const check_case *c, const check_refs *axes) {
    const check_mesh *mesh = c->from.mesh;
    for (int64_t p = 0; p < mesh->n_devices; p++) {
        sdyrt_tile whole;
        check_tile(&c->to, &c->type, p, &whole);
        int64_t filled = 0;
        for (int64_t i = 0; i < check_refs_size(axes); i++) {
            sdyrt_tile part;
            check_tile(&c->from, &c->type, check_refs_replace(mesh, axes, p, i),
                       &part);
            filled += part.elements;
            bool inside = true;
            for (int d = 0; d < part.rank; d++)
                inside = inside && part.offset[d] >= whole.offset[d] &&
                         part.offset[d] + part.size[d] <=
                             whole.offset[d] + whole.size[d];
            if (!inside && part.elements > 0)
                return false;
        }
        if (filled != whole.elements)
            return false;
    }
    return true;
}

/* In groups members of all but these have parts of one value before. */
static void meaning_in_groups(const check_case *c, check_meaning *meaning) {
    const check_groups *const g = &c->groups;
    const bool has_parts =
        c->kind == SDYRT_OP_ALL_GATHER || c->kind == SDYRT_OP_GATHER ||
        (c->kind == SDYRT_OP_ALL_TO_ALL && g->dim != g->other_dim);
    meaning->terms = g->own;
    if (!has_parts || check_has_counts(c))
        append(&meaning->terms, &g->members);
    if (check_has_reduction(c->kind))
        meaning->reduced = g->members;
    meaning->arithmetic = check_has_reduction(c->kind);
}

void check_meaning_of(const check_case *c, check_meaning *meaning) {
    *meaning = (check_meaning){.same_axes = same_axes(c->from.mesh, c->to.mesh),
                               .exact = true};
    const check_mesh *mesh = c->from.mesh;
    static const check_refs none;
    meaning->terms = c->from.unreduced;
    if (c->groups.on) {
        meaning_in_groups(c, meaning);
        return;
    }
    switch (c->kind) {
    case SDYRT_OP_ALL_REDUCE:
    case SDYRT_OP_REDUCE_SCATTER:
        all_axes(c, &meaning->reduced);
        append(&meaning->terms, &meaning->reduced);
        meaning->arithmetic = true;
        break;
    case SDYRT_OP_SHARDED_TO_UNREDUCED:
        all_axes(c, &meaning->introduced);
        meaning->exact = is_nested(c, &meaning->introduced);
        meaning->arithmetic = !meaning->exact;
        break;
    case SDYRT_OP_REPLICATED_TO_UNREDUCED:
        all_axes(c, &meaning->introduced);
        break;
    case SDYRT_OP_RESHARD: {
        const bool same = meaning->same_axes;
        check_refs_minus(mesh, &c->from.unreduced,
                         same ? &c->to.unreduced : &none, &meaning->reduced);
        check_refs_minus(c->to.mesh, &c->to.unreduced,
                         same ? &c->from.unreduced : &none,
                         &meaning->introduced);
        meaning->exact = meaning->introduced.count == 0;
        meaning->arithmetic = meaning->reduced.count > 0 || !meaning->exact;
        break;
    }
    case SDYRT_OP_ALL_GATHER:
    case SDYRT_OP_ALL_SLICE:
    case SDYRT_OP_ALL_TO_ALL:
    case SDYRT_OP_COLLECTIVE_PERMUTE:
    case SDYRT_OP_BROADCAST: /* in groups */
    case SDYRT_OP_GATHER:
    case SDYRT_OP_REDUCE:
    case SDYRT_OP_SCATTER:
    case SDYRT_OP_SEND_RECV:
    case SDYRT_OP_SHIFT:
    case SDYRT_OP_UPDATE_HALO:
    case SDYRT_OP_COUNT:
        break;
    }
}

bool check_is_movement(const check_meaning *meaning) {
    return check_refs_size(&meaning->reduced) == 1 &&
           check_refs_size(&meaning->introduced) == 1;
}

int64_t check_label(const check_case *c, const check_meaning *meaning,
                    int64_t position) {
    return check_refs_index(c->from.mesh, &meaning->terms, position);
}

void check_labels(const check_case *c, const check_meaning *meaning,
                  int64_t position, int64_t *labels, int *count) {
    /* A position of `to` is one of `from` if the axes are the same; otherwise
     * all axes of `from` that distinguish terms are reduced. */
    const int64_t base = meaning->same_axes ? position : 0;
    *count = (int)check_refs_size(&meaning->reduced);
    for (int i = 0; i < *count; i++)
        labels[i] = check_label(
            c, meaning,
            check_refs_replace(c->from.mesh, &meaning->reduced, base, i));
}

void check_value(const check_case *c, const check_meaning *meaning,
                 int64_t element, const int64_t *labels, int count,
                 void *value) {
    const check_groups *const g = &c->groups;
    const sdyrt_dtype after = check_dtype_of(c, CHECK_TO);
    const sdyrt_dtype dtype = g->converts_terms ? after : c->type.dtype;
    unsigned char combined[16], term[16];
    for (int i = 0; i < count; i++) {
        check_term(c, meaning, element, labels[i], term);
        check_convert(c->type.dtype, term, dtype, i == 0 ? combined : term);
        if (i > 0 && g->generic)
            check_combine_in_order(combined, term, 1, dtype, term);
        else if (i > 0)
            check_combine(dtype,
                          check_has_reduction(c->kind) ? c->reduction
                                                       : c->from.unreduced_op,
                          combined, term);
    }
    if (g->averages)
        check_divide(dtype, count, combined);
    check_convert(dtype, combined, after, value);
}

bool check_expect(const check_case *c, const check_meaning *meaning,
                  int64_t position, const int64_t *labels, int count,
                  const check_walk *walk, void *value) {
    bool zero = false;
    if (c->groups.on) {
        int64_t index[SDYRT_MAX_RANK], terms[CHECK_MAX_RANKS];
        memcpy(index, walk->index, sizeof index);
        const int64_t source = check_source(c, position, index);
        if (source < 0)
            return false;
        check_labels(c, meaning, source, terms, &count);
        check_value(c, meaning, check_element(&c->type, index), terms, count,
                    value);
        return true;
    }
    if (c->kind == SDYRT_OP_REPLICATED_TO_UNREDUCED) {
        zero = check_refs_index(c->to.mesh, &meaning->introduced, position) > 0;
    } else if (c->kind == SDYRT_OP_SHARDED_TO_UNREDUCED) {
        sdyrt_tile own;
        check_tile(&c->from, &c->type, position, &own);
        zero = !check_tile_has(&own, walk->index);
    }
    if (zero)
        memset(value, 0, sdyrt_dtype_bytes(check_dtype_of(c, CHECK_TO)));
    else
        check_value(c, meaning, walk->element, labels, count, value);
    return true;
}
