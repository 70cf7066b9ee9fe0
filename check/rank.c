/* The buffers of a rank, and their comparison with the expected result. */
#include "check/rank.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GUARD 64       /* bytes, at least, that must stay as they are */
#define UNTOUCHED 0xa5 /* their bytes */

void check_rank_fail(check_rank *r, const char *format, ...) {
    if (r->failure[0] != '\0')
        return;
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(r->failure, sizeof r->failure, format, arguments);
    va_end(arguments);
}

/* -- buffers --------------------------------------------------------------- */

static void make_strides(check_random *random, bool strided, check_buffer *b) {
    int order[SDYRT_MAX_RANK];
    const int rank = b->tile.rank;
    for (int i = 0; i < rank; i++) {
        order[i] = rank - 1 - i; /* the fastest first */
        const int j = strided ? (int)check_random_below(random, i + 1) : i;
        order[i] = order[j];
        order[j] = rank - 1 - i;
    }
    int64_t stride = strided ? 1 + check_random_below(random, 2) : 1;
    for (int i = 0; i < rank; i++) {
        const int64_t size = b->tile.size[order[i]];
        b->strides[order[i]] = stride;
        stride *= size > 0 ? size : 1;
        stride += strided ? check_random_below(random, 3) : 0;
    }
}

/* The alignment of addresses, in bytes. */
static size_t alignment_of(sdyrt_dtype dtype) {
    const size_t width = sdyrt_dtype_bytes(dtype);
    return width > 8 ? 8 : width;
}

/* Make the box as large as any round needs. */
static void set_room(const check_case *c, check_side side, check_buffer *b) {
    b->tile.elements = b->position >= 0;
    b->tile.size[0] = c->groups.rooms[side];
    for (int d = 0; d < b->tile.rank; d++)
        b->tile.elements *= b->tile.size[d];
}

static bool make_buffer(const check_case *c, check_side side, int rank,
                        check_random *random, sdyrt_context *context,
                        check_buffer *b) {
    const check_sharding *sharding = check_of(c, side);
    b->dtype = check_dtype_of(c, side);
    b->device = check_device_of(c, side, rank);
    b->position = check_position_of(sharding->mesh, b->device);
    check_box(c, side, b->position, &b->tile);
    if (c->groups.form == CHECK_VARYING)
        set_room(c, side, b);
    make_strides(random, c->strided, b);
    int64_t elements = b->tile.elements > 0;
    for (int d = 0; d < b->tile.rank && b->tile.elements > 0; d++)
        elements += (b->tile.size[d] - 1) * b->strides[d];
    /* runs with counts of their own take elements whole */
    const size_t unit = c->groups.form == CHECK_VARYING
                            ? sdyrt_dtype_bytes(b->dtype)
                            : alignment_of(b->dtype);
    b->offset = GUARD + unit * (size_t)check_random_below(random, 8);
    b->bytes =
        b->offset + (size_t)elements * sdyrt_dtype_bytes(b->dtype) + GUARD;
    b->is_null = b->tile.elements == 0 && check_random_chance(random, 50) &&
                 c->groups.form != CHECK_VARYING;
    const bool is_device = sdyrt_context_is_device(context);
    /* drawn in any case: what follows must not depend on it */
    const bool drawn = check_random_chance(random, 50);
    b->lent = !is_device &&
              (c->memory == CHECK_LENT || (c->memory == CHECK_MIXED && drawn));
    void *memory = NULL;
    if (is_device) {
        if (sdyrt_alloc(context, b->bytes, &memory) != SDYRT_OK)
            return false;
        b->remote = memory;
        memory = NULL;
    }
    if (!b->lent)
        memory = malloc(b->bytes);
    else if (sdyrt_alloc(context, b->bytes, &memory) != SDYRT_OK)
        memory = NULL;
    b->base = memory;
    if (b->base != NULL)
        memset(b->base, UNTOUCHED, b->bytes);
    return b->base != NULL;
}

static void free_buffer(sdyrt_context *context, check_buffer *b) {
    sdyrt_free(context, b->remote);
    if (b->lent)
        sdyrt_free(context, b->base);
    else
        free(b->base);
    b->base = b->remote = NULL;
}

void *check_buffer_address(const check_buffer *b) {
    unsigned char *const base = b->remote != NULL ? b->remote : b->base;
    return b->is_null ? NULL : base + b->offset;
}

/* The walk's element in a copy of a buffer's bytes. */
static unsigned char *element_of(const check_buffer *b, unsigned char *base,
                                 const check_walk *w) {
    return base + b->offset +
           (size_t)check_walk_place(w, b->strides) *
               sdyrt_dtype_bytes(b->dtype);
}

/* The start of a device's elements in literal data: after those of devices with
 * smaller ids. */
static int64_t literal_start(const check_case *c, check_side side,
                             int64_t device) {
    const check_mesh *const mesh = check_of(c, side)->mesh;
    int64_t start = 0;
    for (int64_t p = 0; p < mesh->n_devices; p++) {
        sdyrt_tile tile;
        check_box(c, side, p, &tile);
        start += mesh->ids[p] < device ? tile.elements : 0;
    }
    return start;
}

static void fill_in(const check_case *c, const check_meaning *meaning,
                    check_buffer *b) {
    if (b->position < 0)
        return;
    const int64_t label = check_label(c, meaning, b->position);
    const int *literal = c->in_data;
    if (literal != NULL)
        literal += literal_start(c, CHECK_FROM, b->device);
    sdyrt_tile tile = b->tile;
    if (!check_has_counts(c)) /* which has no halos */
        check_tile(&c->from, &c->type, b->position, &tile);
    for (check_walk w = check_walk_start(&c->type, &b->tile); w.more;
         check_walk_next(&w)) {
        void *element = element_of(b, b->base, &w);
        if (literal != NULL)
            check_from_int(b->dtype, *literal++, element);
        else /* another number in halos, which nobody reads */
            check_term(c, meaning,
                       check_tile_has(&tile, w.index) ? w.element : ~w.element,
                       label, element);
    }
}

/* The expected bytes of `out`. For a meaning that is not exact the elements are
 * copied from `out`, so that only the bytes around them are compared. */
static void fill_image(const check_case *c, const check_meaning *meaning,
                       check_rank *r) {
    const check_buffer *b = &r->out;
    memset(r->image, UNTOUCHED, b->bytes);
    if (b->position < 0)
        return;
    const int *literal = c->out_data;
    if (literal != NULL)
        literal += literal_start(c, CHECK_TO, b->device);
    for (check_walk w = check_walk_start(&c->type, &b->tile); w.more;
         check_walk_next(&w)) {
        const size_t width = sdyrt_dtype_bytes(b->dtype);
        unsigned char *element = element_of(b, r->image, &w);
        bool is_defined = true;
        if (literal != NULL) {
            is_defined = *literal != CHECK_UNDEFINED;
            check_from_int(b->dtype, is_defined ? *literal : 0, element);
            literal++;
        } else if (meaning->exact) {
            is_defined = check_expect(c, meaning, b->position, r->labels,
                                      r->n_labels, &w, element);
        } else {
            memcpy(element, element_of(b, b->base, &w), width);
        }
        if (!is_defined && c->in_place)
            memcpy(element, element_of(b, r->in_copy, &w), width);
        else if (!is_defined)
            memset(element, c->groups.zero_undefined ? 0 : UNTOUCHED, width);
    }
}

void check_rank_make(const check_case *c, const check_meaning *meaning,
                     int rank, sdyrt_context *context, check_rank *r) {
    check_random random = {check_mix(c->seed + (uint64_t)rank)};
    check_random again = random; /* in place: the same buffer once more */
    if (!make_buffer(c, CHECK_FROM, rank, &random, context, &r->in) ||
        !make_buffer(c, CHECK_TO, rank, c->in_place ? &again : &random, context,
                     &r->out)) {
        check_rank_fail(r, "rank %d: no memory for a buffer", rank);
        return;
    }
    fill_in(c, meaning, &r->in);
    r->in_copy = malloc(r->in.bytes);
    r->image = malloc(r->out.bytes);
    if (r->in_copy == NULL || r->image == NULL) {
        check_rank_fail(r, "rank %d: no memory for what is expected", rank);
        return;
    }
    memcpy(r->in_copy, r->in.base, r->in.bytes);
    if (r->out.position >= 0)
        check_labels(c, meaning, r->out.position, r->labels, &r->n_labels);
}

void check_rank_refill(const check_case *c, const check_meaning *meaning,
                       check_rank *r) {
    fill_in(c, meaning, &r->in);
    memcpy(r->in_copy, r->in.base, r->in.bytes);
    r->has_image = false;
}

void check_rank_free(sdyrt_context *context, check_rank *r) {
    free_buffer(context, &r->in);
    free_buffer(context, &r->out);
    free(r->in_copy);
    free(r->image);
    r->in_copy = r->image = NULL;
}

void check_rank_reset(const check_case *c, check_rank *r) {
    if (c->in_place)
        memcpy(r->out.base, r->in_copy, r->in.bytes);
    else
        memset(r->out.base, UNTOUCHED, r->out.bytes);
}

static sdyrt_status move_buffer(sdyrt_context *context, const check_buffer *b,
                                bool push) {
    if (b->remote == NULL)
        return SDYRT_OK;
    return push ? sdyrt_copy(context, b->remote, b->base, b->bytes)
                : sdyrt_copy(context, b->base, b->remote, b->bytes);
}

sdyrt_status check_rank_push(sdyrt_context *context, check_rank *r) {
    const sdyrt_status status = move_buffer(context, &r->in, true);
    return status == SDYRT_OK ? move_buffer(context, &r->out, true) : status;
}

sdyrt_status check_rank_pull(sdyrt_context *context, check_rank *r) {
    sdyrt_status status = sdyrt_wait(context);
    if (status == SDYRT_OK)
        status = move_buffer(context, &r->in, false);
    return status == SDYRT_OK ? move_buffer(context, &r->out, false) : status;
}

uint64_t check_rank_paths(const check_rank *r) {
    uint64_t paths = 0;
    for (int i = 0; i < 2; i++) {
        const check_buffer *b = i == 0 ? &r->in : &r->out;
        if (b->is_null)
            paths |= CHECK_PATH_BIT(CHECK_PATH_NULL);
        if ((uintptr_t)check_buffer_address(b) % (2 * alignment_of(b->dtype)))
            paths |= CHECK_PATH_BIT(CHECK_PATH_ODD_ADDRESS);
    }
    return paths;
}

/* -- comparing ------------------------------------------------------------- */

static void fail_element(const check_case *c, check_rank *r, int rank,
                         const check_walk *w, const void *expected,
                         const void *got, const char *what) {
    const sdyrt_dtype dtype = r->out.dtype;
    char index[256] = "", text[2][128];
    for (int d = 0, used = 0; d < c->type.rank && used < 200; d++)
        used += snprintf(index + used, sizeof index - (size_t)used,
                         "%s%" PRId64, d == 0 ? "" : ", ", w->index[d]);
    for (int i = 0; i < 2; i++) {
        const unsigned char *value = i == 0 ? expected : got;
        check_print_value(dtype, value, text[i], 64);
        size_t used = strlen(text[i]);
        used += (size_t)snprintf(text[i] + used, 8, " = 0x");
        for (size_t k = sdyrt_dtype_bytes(dtype); k-- > 0;)
            used += (size_t)snprintf(text[i] + used, 8, "%02x", value[k]);
    }
    check_rank_fail(
        r, "rank %d (device %" PRId64 "): element [%s] %s: expected %s, got %s",
        rank, r->out.device, index, what, text[0], text[1]);
}

static void compare_out(const check_case *c, const check_meaning *meaning,
                        int rank, check_rank *r) {
    const sdyrt_dtype dtype = r->out.dtype;
    const size_t width = sdyrt_dtype_bytes(dtype);
    if (!r->has_image || !meaning->exact)
        fill_image(c, meaning, r);
    r->has_image = true;
    if (memcmp(r->image, r->out.base, r->out.bytes) == 0)
        return;
    const bool bits =
        !meaning->arithmetic && c->in_data == NULL && !check_converts(c);
    if (r->out.position >= 0)
        for (check_walk w = check_walk_start(&c->type, &r->out.tile); w.more;
             check_walk_next(&w)) {
            unsigned char *expected = element_of(&r->out, r->image, &w);
            const void *got = element_of(&r->out, r->out.base, &w);
            if (bits ? memcmp(expected, got, width) != 0
                     : !check_equal(dtype, expected, got)) {
                fail_element(c, r, rank, &w, expected, got, "of out");
                return;
            }
            memcpy(expected, got, width);
        }
    for (size_t i = 0; i < r->out.bytes; i++)
        if (r->image[i] != r->out.base[i]) {
            check_rank_fail(
                r,
                "rank %d (device %" PRId64 "): byte %td from the start of "
                "out, outside the tile, was written",
                rank, r->out.device, (ptrdiff_t)i - (ptrdiff_t)r->out.offset);
            return;
        }
}

void check_rank_compare_untouched(const check_case *c, int rank,
                                  check_rank *r) {
    const unsigned char *const was = c->in_place ? r->in_copy : NULL;
    for (size_t i = 0; i < r->out.bytes; i++)
        if (r->out.base[i] != (was != NULL ? was[i] : UNTOUCHED)) {
            check_rank_fail(r,
                            "rank %d: byte %td from the start of out was "
                            "written on a wrong argument",
                            rank, (ptrdiff_t)i - (ptrdiff_t)r->out.offset);
            return;
        }
}

void check_rank_compare(const check_case *c, const check_meaning *meaning,
                        int rank, check_rank *r) {
    compare_out(c, meaning, rank, r);
    if (memcmp(r->in_copy, r->in.base, r->in.bytes) != 0)
        check_rank_fail(r, "rank %d: `in` was written", rank);
}

void check_rank_combine(const check_case *c, const check_meaning *meaning,
                        int rank, check_rank *ranks) {
    check_rank *r = &ranks[rank];
    const check_mesh *mesh = c->to.mesh;
    const sdyrt_dtype dtype = r->out.dtype;
    if (r->out.position < 0 ||
        check_refs_index(mesh, &meaning->introduced, r->out.position) != 0)
        return;
    const int64_t n = check_refs_size(&meaning->introduced);
    for (check_walk w = check_walk_start(&c->type, &r->out.tile); w.more;
         check_walk_next(&w)) {
        unsigned char got[16], expected[16];
        memcpy(got, element_of(&r->out, r->out.base, &w),
               sdyrt_dtype_bytes(dtype));
        for (int64_t i = 1; i < n; i++) {
            const int64_t p = check_refs_replace(mesh, &meaning->introduced,
                                                 r->out.position, i);
            const check_buffer *other =
                &ranks[c->ranks[CHECK_TO][mesh->ids[p]]].out;
            check_combine(dtype, c->to.unreduced_op, got,
                          element_of(other, other->base, &w));
        }
        check_value(c, meaning, w.element, r->labels, r->n_labels, expected);
        if (!check_equal(dtype, expected, got)) {
            fail_element(c, r, rank, &w, expected, got,
                         "combined along the introduced axes");
            return;
        }
    }
}
