/* Running operations on grids, and comparing with their definition. */
#include "check/grid.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GUARD 64    /* bytes around a buffer */
#define FILLER 0xa5 /* of bytes that are not written */

/* -- the library's objects ------------------------------------------------- */

/* The grids, shardings and matrix of counts that an operation points to. */
typedef struct parts {
    const sdyrt_mesh *grids[2]; /* by side */
    sdyrt_grid_axes axes[2][CHECK_GRID_DIMS];
    int64_t halos[2][2 * CHECK_GRID_DIMS];
    int64_t offsets[2][CHECK_GRID_DIMS * (CHECK_MAX_RANKS + 1)];
    sdyrt_grid_sharding sides[2];
    int64_t *counts;
} parts;

/* Create one grid for both sides, or one for each. */
static sdyrt_status make_grids(const check_grid_case *c, parts *p) {
    int n_axes;
    const int64_t *const sizes = check_grid_sizes(c, CHECK_FROM, &n_axes);
    const sdyrt_status status =
        sdyrt_grid_create(c->sizes, c->n_axes, &p->grids[CHECK_TO]);
    if (status == SDYRT_OK && sizes != c->sizes)
        return sdyrt_grid_create(sizes, n_axes, &p->grids[CHECK_FROM]);
    p->grids[CHECK_FROM] = sdyrt_mesh_retain(p->grids[CHECK_TO]);
    return status;
}

static void make_sharding(const check_grid_case *c, check_side side, parts *p) {
    sdyrt_grid_sharding *const s = &p->sides[side];
    int64_t *const halos = p->halos[side], *const offsets = p->offsets[side];
    *s = (sdyrt_grid_sharding)SDYRT_GRID_SHARDING_INIT;
    s->grid = p->grids[side];
    s->split_axes = p->axes[side];
    if (c->is_cut_at[side])
        s->sharded_dims_offsets = offsets;
    else
        s->halo_sizes = halos;
    for (int d = 0; d < c->type.rank && d < CHECK_GRID_DIMS; d++) {
        const int n = c->n_split[side][d];
        p->axes[side][d] = (sdyrt_grid_axes){c->split[side][d], n};
        s->n_split_axes = d + 1;
        for (int k = 0; k < 2 && n > 0 && !c->is_cut_at[side]; k++)
            halos[s->n_halo_sizes++] = c->halos[side][d][k];
        for (int64_t i = 0;
             n > 0 && c->is_cut_at[side] && i <= check_grid_shards(c, side, d);
             i++)
            offsets[s->n_sharded_dims_offsets++] = c->cuts[side][d][i];
    }
}

/* The shardings of an operation, which has them in place of groups. */
static void set_shardings(const check_grid_case *c, parts *p,
                          sdyrt_grid_op *op) {
    make_sharding(c, CHECK_FROM, p);
    make_sharding(c, CHECK_TO, p);
    op->before = &p->sides[CHECK_FROM];
    op->after = &p->sides[CHECK_TO];
    op->periodic = c->periodic;
    op->n_periodic = c->type.rank;
    op->n_grid_axes = op->n_root = 0;
}

/* The matrix of counts of CHECK_COUNTS; false: out of memory. */
static bool make_counts(const check_grid_case *c, parts *p) {
    const int64_t n = check_grid_members(c);
    p->counts = malloc((size_t)(n * n) * sizeof *p->counts);
    for (int64_t i = 0; i < n * n && p->counts != NULL; i++)
        p->counts[i] = check_grid_count(c, 0, i / n, i % n);
    return p->counts != NULL;
}

static sdyrt_grid_op op_of(const check_grid_case *c, parts *p) {
    sdyrt_grid_op op = SDYRT_GRID_OP_INIT;
    op.kind = c->kind;
    op.grid = p->grids[CHECK_TO];
    op.grid_axes = c->grid_axes;
    op.n_grid_axes = c->n_grid_axes;
    op.type = c->type;
    op.axis = c->axis;
    op.concat_axis = c->concat_axis;
    const int64_t n = check_grid_devices(c);
    const int64_t members = check_grid_members(c);
    if (c->form == CHECK_COUNTS) {
        op.counts = p->counts;
        op.n_counts = members * members;
    }
    op.counts_vary = c->form == CHECK_VARYING;
    op.in_capacity = c->in_capacity;
    op.pair_capacity = c->pair_capacity;
    op.out_capacity = c->out_capacity;
    if (c->has_offsets) {
        op.offsets = c->offsets;
        op.n_offsets = members + 1;
    }
    if (c->has_concat_offsets) {
        op.concat_offsets = c->concat_offsets;
        op.n_concat_offsets = members + 1;
    }
    op.reduction = c->reduction;
    op.averages = c->averages;
    op.combine = c->generic ? check_grid_combine : NULL;
    op.combine_argument = p; /* something */
    op.converts = c->converts;
    op.out_dtype = c->out_dtype;
    op.root = c->root;
    op.n_root = c->n_grid_axes;
    op.shift_axis = c->shift_axis;
    op.shift_offset = c->shift_offset;
    op.rotate = c->rotate;
    op.pairs = c->pairs;
    op.n_pairs = c->n_pairs;
    if (check_grid_has_shardings(c))
        set_shardings(c, p, &op);
    op.zero_undefined = c->zero_undefined;
    if (c->placed) {
        op.ranks = c->ranks;
        op.n_ranks = n;
    }
    return op;
}

/* -- buffers --------------------------------------------------------------- */

typedef struct buffer {
    sdyrt_dtype dtype;
    int rank;
    int64_t dims[SDYRT_MAX_RANK];
    int64_t strides[SDYRT_MAX_RANK];
    int64_t elements; /* 0: nothing is there */
    size_t bytes;     /* all of it, guards too */
    unsigned char *base;
    unsigned char *data; /* NULL: no elements */
    sdyrt_context *lender;
    bool is_device;
    void *memory; /* of the device, or `base` */
} buffer;

/* Row-major strides, with padding after rows if the case is strided. */
static void set_strides(const check_grid_case *c, int which, buffer *b) {
    int64_t stride = 1;
    for (int d = b->rank - 1; d >= 0; d--) {
        b->strides[d] = stride;
        stride *= b->dims[d] > 0 ? b->dims[d] : 1;
        if (c->strided)
            stride +=
                (int64_t)(check_mix(c->seed + (uint64_t)(which * 64 + d)) % 3);
    }
    b->bytes = (size_t)stride * sdyrt_dtype_bytes(b->dtype) + 2 * GUARD;
}

static bool buffer_make(const check_grid_case *c, sdyrt_context *context,
                        sdyrt_dtype dtype, int which, buffer *b) {
    b->dtype = dtype;
    b->rank = c->type.rank;
    b->elements = 1;
    for (int d = 0; d < b->rank; d++)
        b->elements *= b->dims[d];
    set_strides(c, which, b);
    b->is_device = sdyrt_context_is_device(context);
    b->base = malloc(b->bytes);
    if (b->base == NULL)
        return false;
    memset(b->base, FILLER, b->bytes);
    b->memory = b->base;
    if (c->lent || b->is_device) {
        b->lender = context;
        if (sdyrt_alloc(context, b->bytes, &b->memory) != SDYRT_OK) {
            b->lender = NULL;
            return false;
        }
        if (!b->is_device) {
            free(b->base);
            b->base = b->memory;
            memset(b->base, FILLER, b->bytes);
        }
    }
    b->data = b->base + GUARD;
    return true;
}

static void buffer_free(buffer *b) {
    if (b->memory != b->base || b->lender == NULL)
        free(b->base);
    if (b->lender != NULL)
        sdyrt_free(b->lender, b->memory);
}

static void *element_of(const buffer *b, const int64_t *at) {
    int64_t offset = 0;
    for (int d = 0; d < b->rank; d++)
        offset += at[d] * b->strides[d];
    return b->data + (size_t)offset * sdyrt_dtype_bytes(b->dtype);
}

static bool next_of(const buffer *b, int64_t *at) {
    for (int d = b->rank - 1; d >= 0; d--) {
        if (++at[d] < b->dims[d])
            return true;
        at[d] = 0;
    }
    return false;
}

static void fill_in(const check_grid_case *c, int64_t device, buffer *b) {
    int64_t at[SDYRT_MAX_RANK] = {0};
    for (int64_t i = 0; i < b->elements; i++, (void)next_of(b, at))
        check_grid_term(c, device, i, element_of(b, at));
}

/* Copy a buffer to the device, or back. */
static sdyrt_status carry(sdyrt_context *context, buffer *b, bool to_device) {
    if (!b->is_device)
        return SDYRT_OK;
    return to_device ? sdyrt_copy(context, b->memory, b->base, b->bytes)
                     : sdyrt_copy(context, b->base, b->memory, b->bytes);
}

static void *address_of(const buffer *b) {
    return b->elements == 0 ? NULL : (char *)b->memory + GUARD;
}

/* -- comparing ------------------------------------------------------------- */

/* The value in the case's literal table; false: it is undefined. */
static bool table_value(const check_grid_case *c, const buffer *b,
                        int64_t device, int64_t index, void *value) {
    int64_t before = 0;
    for (int64_t d = 0; d < device; d++) {
        int64_t dims[SDYRT_MAX_RANK], n = 1;
        (void)check_grid_shape(c, d, CHECK_TO, dims);
        for (int k = 0; k < c->type.rank; k++)
            n *= dims[k];
        before += n;
    }
    const int found = c->out[before + index];
    if (found != CHECK_UNDEFINED)
        check_from_int(b->dtype, found, value);
    return found != CHECK_UNDEFINED;
}

/* The expected element, by the definition; false if a literal table disagrees.
 * Undefined elements are unchanged, or zeros with zero_undefined. */
static bool expect(const check_grid_case *c, const buffer *b, int64_t device,
                   const int64_t *at, int64_t index, bool *is_defined,
                   void *value, char *failure) {
    unsigned char listed[16];
    *is_defined = check_grid_expect(c, device, at, value);
    if (!*is_defined && c->in_place)
        check_grid_term(c, device, index, value);
    else if (!*is_defined)
        memset(value, c->zero_undefined ? 0 : FILLER, 16);
    if (c->out == NULL)
        return true;
    if (table_value(c, b, device, index, listed) == *is_defined &&
        (!*is_defined || check_equal(b->dtype, listed, value)))
        return true;
    (void)snprintf(failure, CHECK_TEXT_BYTES,
                   "element %" PRId64 " of device %" PRId64
                   ": the definition and the table differ",
                   index, device);
    return false;
}

/* Compare a buffer with the expected result. Elements that are right get the
 * filler, so that afterwards the whole buffer must be filler. */
static void compare(const check_grid_case *c, int64_t device, buffer *b,
                    char *failure) {
    int64_t at[SDYRT_MAX_RANK] = {0};
    const size_t width = sdyrt_dtype_bytes(b->dtype);
    for (int64_t i = 0; i < b->elements; i++, (void)next_of(b, at)) {
        unsigned char wanted[16];
        char texts[2][64];
        bool is_defined;
        unsigned char *const found = element_of(b, at);
        if (!expect(c, b, device, at, i, &is_defined, wanted, failure))
            return;
        if (is_defined ? !check_equal(b->dtype, found, wanted)
                       : memcmp(found, wanted, width) != 0) {
            check_print_value(b->dtype, found, texts[0], sizeof texts[0]);
            check_print_value(b->dtype, wanted, texts[1], sizeof texts[1]);
            (void)snprintf(failure, CHECK_TEXT_BYTES,
                           "device %" PRId64 " has %s at element %" PRId64
                           ", expected %s%s",
                           device, texts[0], i, texts[1],
                           is_defined ? "" : ", as it is undefined");
            return;
        }
        memset(found, FILLER, width);
    }
    for (size_t i = 0; i < b->bytes; i++)
        if (b->base[i] != FILLER) {
            (void)snprintf(failure, CHECK_TEXT_BYTES,
                           "device %" PRId64 " has written beside its result, "
                           "byte %zu",
                           device, i);
            return;
        }
}

/* -- a rank ---------------------------------------------------------------- */

typedef struct rank_run {
    int64_t device;    /* -1: none */
    int64_t in_device; /* another, of a reshard from another grid */
    buffer in;
    buffer out;
    sdyrt_plan *plan;
    void *numbers; /* on a device: counts, then received counts */
} rank_run;

static int64_t device_of(const check_grid_case *c, check_side side, int rank) {
    for (int64_t d = 0; d < check_grid_devices_of(c, side); d++)
        if (c->ranks[d] == rank)
            return d;
    return -1;
}

static bool make_buffers(const check_grid_case *c, sdyrt_context *context,
                         rank_run *r) {
    const sdyrt_dtype out = c->converts ? c->out_dtype : c->type.dtype;
    if (r->in_device >= 0)
        (void)check_grid_shape(c, r->in_device, CHECK_FROM, r->in.dims);
    if (r->device >= 0)
        (void)check_grid_shape(c, r->device, CHECK_TO, r->out.dims);
    if (r->device >= 0 && c->form == CHECK_VARYING) {
        r->in.dims[0] = c->in_capacity;
        r->out.dims[0] = c->out_capacity;
    }
    if (!buffer_make(c, context, c->type.dtype, 0, &r->in) ||
        !buffer_make(c, context, out, c->in_place ? 0 : 1, &r->out))
        return false;
    if (r->in_device < 0)
        r->in.elements = 0;
    if (r->device < 0)
        r->out.elements = 0;
    return true;
}

/* The plan's info: its tiles must have the shapes of the definition. */
static void check_info(const rank_run *r, char *failure) {
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    if (sdyrt_plan_info_get(r->plan, &info) != SDYRT_OK ||
        info.in_device != r->in_device || info.out_device != r->device ||
        info.in_tile.rank != r->in.rank)
        (void)snprintf(failure, CHECK_TEXT_BYTES, "the plan's info is wrong");
    for (int d = 0; d < r->in.rank; d++)
        if (info.in_tile.size[d] != r->in.dims[d] ||
            info.out_tile.size[d] != r->out.dims[d])
            (void)snprintf(failure, CHECK_TEXT_BYTES,
                           "dimension %d: the plan's tiles have %" PRId64
                           " and %" PRId64 " elements, expected %" PRId64
                           " and %" PRId64,
                           d, info.in_tile.size[d], info.out_tile.size[d],
                           r->in.dims[d], r->out.dims[d]);
}

/* Run by the plan, and once without a plan; the second run does not see the
 * first one's result. */
static sdyrt_status run_plan(const check_grid_case *c, sdyrt_context *context,
                             const sdyrt_grid_op *op,
                             const sdyrt_plan_options *options, rank_run *r,
                             char *failure) {
    for (int i = 0; i < 2; i++) {
        memset(r->out.base, FILLER, r->out.bytes);
        buffer *const in = c->in_place ? &r->out : &r->in;
        fill_in(c, r->in_device < 0 ? 0 : r->in_device, in);
        sdyrt_status status = carry(context, in, true);
        if (status == SDYRT_OK && in != &r->out)
            status = carry(context, &r->out, true);
        if (status == SDYRT_OK)
            status = i == 0
                         ? sdyrt_plan_run(r->plan, address_of(in),
                                          address_of(&r->out))
                         : sdyrt_grid_run(context, op, options, address_of(in),
                                          address_of(&r->out));
        if (status == SDYRT_OK)
            status = carry(context, &r->out, false);
        if (status != SDYRT_OK)
            return status;
        if (failure[0] == '\0')
            compare(c, r->device, &r->out, failure);
    }
    return SDYRT_OK;
}

/* -- counts that vary ------------------------------------------------------ */

/* True if a member of the rank's group gives a wrong count in this round. */
static bool is_refused(const check_grid_case *c, int64_t device) {
    return c->round == CHECK_WRONG_ROUND && c->wrong_device >= 0 &&
           device >= 0 &&
           check_grid_member(c, device, 0) ==
               check_grid_member(c, c->wrong_device, 0);
}

static void set_size(const check_grid_case *c, int64_t device, check_side side,
                     buffer *b) {
    (void)check_grid_shape(c, device, side, b->dims);
    b->elements = 1;
    for (int d = 0; d < b->rank; d++)
        b->elements *= b->dims[d];
}

/* Compare `received` with the counts of the definition. */
static void compare_received(const check_grid_case *c, int64_t device,
                             const int64_t *received, char *failure) {
    const int64_t own = check_grid_number(c, device);
    const bool reduces = c->kind == SDYRT_GRID_REDUCE_SCATTER;
    for (int64_t p = 0; p < check_grid_members(c); p++) {
        const int64_t wanted =
            check_grid_count(c, device, p, reduces ? p : own);
        if (received[p] != wanted)
            (void)snprintf(failure, CHECK_TEXT_BYTES,
                           "device %" PRId64 " is told %" PRId64
                           " elements of member %" PRId64 ", expected %" PRId64,
                           device, received[p], p, wanted);
    }
}

/* One run with varying counts. `counts` is NULL on a rank without a device,
 * `received` where it is not requested. */
static sdyrt_status run_counts(sdyrt_context *context, rank_run *r,
                               const int64_t *counts, int64_t *received) {
    const size_t bytes = CHECK_MAX_RANKS * sizeof *counts;
    int64_t *const there = r->numbers;
    if (there == NULL)
        return sdyrt_plan_run_v(r->plan, counts, r->in.data, r->out.data,
                                received);
    int64_t *const told = there + CHECK_MAX_RANKS;
    sdyrt_status status = carry(context, &r->in, true);
    if (status == SDYRT_OK)
        status = carry(context, &r->out, true);
    if (status == SDYRT_OK && counts != NULL)
        status = sdyrt_copy(context, there, counts, bytes);
    if (status == SDYRT_OK)
        status = sdyrt_plan_run_v(r->plan, counts == NULL ? NULL : there,
                                  (char *)r->in.memory + GUARD,
                                  (char *)r->out.memory + GUARD,
                                  received == NULL ? NULL : told);
    if (status == SDYRT_OK)
        status = carry(context, &r->out, false);
    return status == SDYRT_OK && received != NULL
               ? sdyrt_copy(context, received, told, bytes)
               : status;
}

/* Wrong counts must be refused: on hosts by an error, on a device by -1 in
 * `received`. */
static void check_refused(const rank_run *r, sdyrt_status status,
                          const int64_t *received, char *failure) {
    if (r->numbers != NULL &&
        (status != SDYRT_OK || (received != NULL && received[0] != -1)))
        (void)snprintf(failure, CHECK_TEXT_BYTES,
                       "counts are not told to be wrong: status %d",
                       (int)status);
    else if (r->numbers == NULL && status != SDYRT_ARGUMENT)
        (void)snprintf(failure, CHECK_TEXT_BYTES,
                       "counts are not refused: status %d", (int)status);
}

static sdyrt_status run_round(const check_grid_case *c, sdyrt_context *context,
                              rank_run *r, char *failure) {
    int64_t counts[CHECK_MAX_RANKS] = {0}, received[CHECK_MAX_RANKS] = {0};
    const bool has_device = r->device >= 0, asks = check_mix(c->seed) % 4 != 0;
    const bool refused = is_refused(c, r->device);
    if (has_device) {
        set_size(c, r->device, CHECK_FROM, &r->in);
        set_size(c, r->device, CHECK_TO, &r->out);
        const int64_t own = check_grid_number(c, r->device);
        for (int64_t q = 0; q < check_grid_members(c); q++)
            counts[q] = check_grid_count(c, r->device, own, q);
    }
    if (refused && r->device == c->wrong_device)
        counts[0] = c->wrong_count;
    memset(r->out.base, FILLER, r->out.bytes);
    fill_in(c, has_device ? r->device : 0, &r->in);
    const sdyrt_status status =
        run_counts(context, r, has_device ? counts : NULL,
                   has_device && asks ? received : NULL);
    if (refused) {
        check_refused(r, status, asks ? received : NULL, failure);
        r->out.elements = 0; /* nothing is written */
    } else if (status != SDYRT_OK)
        return status;
    if (failure[0] == '\0')
        compare(c, r->device, &r->out, failure);
    if (failure[0] == '\0' && has_device && asks && !refused)
        compare_received(c, r->device, received, failure);
    return SDYRT_OK;
}

static sdyrt_status run_rounds(check_grid_case *c, sdyrt_context *context,
                               rank_run *r, char *failure) {
    sdyrt_status status = SDYRT_OK;
    if (sdyrt_context_is_device(context))
        status = sdyrt_alloc(context, 2 * CHECK_MAX_RANKS * sizeof(int64_t),
                             &r->numbers);
    for (c->round = 0; c->round < CHECK_GRID_ROUNDS && status == SDYRT_OK;
         c->round++)
        status = run_round(c, context, r, failure);
    return status;
}

/* -- a case ---------------------------------------------------------------- */

/* Plan a case and run it. A backend must refuse reductions that it lacks: an
 * average or a combine function then becomes a plain reduction. */
static sdyrt_status plan_and_run(check_grid_case *c, sdyrt_context *context,
                                 parts *p, rank_run *r, char *failure) {
    const bool is_device = sdyrt_context_is_device(context);
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    options.in_strides = c->strided ? r->in.strides : NULL;
    options.out_strides = c->strided ? r->out.strides : NULL;
    sdyrt_grid_op op = op_of(c, p);
    if (is_device && (c->averages || c->generic)) {
        if (sdyrt_grid_plan_create(context, &op, &options, &r->plan) !=
            SDYRT_UNSUPPORTED)
            (void)snprintf(failure, CHECK_TEXT_BYTES, "it is not refused");
        c->averages = c->generic = false;
        op = op_of(c, p);
    }
    const sdyrt_status status =
        sdyrt_grid_plan_create(context, &op, &options, &r->plan);
    if (status != SDYRT_OK)
        return status;
    check_info(r, failure);
    return c->form == CHECK_VARYING
               ? run_rounds(c, context, r, failure)
               : run_plan(c, context, &op, &options, r, failure);
}

sdyrt_status check_grid_run(sdyrt_context *context,
                            const check_grid_case *given,
                            char failure[CHECK_TEXT_BYTES]) {
    check_grid_case c = *given;
    const bool is_device = sdyrt_context_is_device(context);
    failure[0] = '\0';
    if (c.form == CHECK_MESSAGES)
        return check_grid_messages(context, &c, failure);
    if (is_device && c.kind == SDYRT_GRID_UPDATE_HALO)
        c.in_place = false;
    if (is_device && (c.averages || c.generic))
        c.out = NULL; /* the sum is not in the table */
    const int rank = sdyrt_context_rank(context);
    parts p = {.counts = NULL};
    rank_run r = {.device = device_of(&c, CHECK_TO, rank),
                  .in_device = device_of(&c, CHECK_FROM, rank)};
    sdyrt_status status = make_grids(&c, &p);
    if (status == SDYRT_OK &&
        (!make_buffers(&c, context, &r) ||
         (c.form == CHECK_COUNTS && !make_counts(&c, &p))))
        status = SDYRT_MEMORY;
    if (status == SDYRT_OK)
        status = plan_and_run(&c, context, &p, &r, failure);
    if (status != SDYRT_OK)
        (void)snprintf(failure, CHECK_TEXT_BYTES, "%s", sdyrt_last_error());
    sdyrt_plan_destroy(r.plan);
    sdyrt_free(context, r.numbers);
    if (r.in.base != NULL)
        buffer_free(&r.in);
    if (r.out.base != NULL)
        buffer_free(&r.out);
    free(p.counts);
    for (int side = 0; side < 2; side++)
        sdyrt_mesh_release(p.grids[side]);
    return status;
}
