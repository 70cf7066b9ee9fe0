/* Random cases of operations on grids. */
#include "check/grid.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int64_t below(check_random *r, int64_t n) {
    return check_random_below(r, n);
}

/* -- drawing --------------------------------------------------------------- */

static void shuffle(check_random *r, int *list, int n) {
    for (int i = n - 1; i > 0; i--) {
        const int k = (int)below(r, i + 1);
        const int was = list[i];
        list[i] = list[k];
        list[k] = was;
    }
}

/* Axis sizes whose product is at most the number of ranks, and mostly more than
 * a part of it. Returns their number. */
static int draw_sizes(check_random *r, int n_ranks, int64_t *sizes) {
    int64_t left = n_ranks;
    const int n_axes = 1 + (int)below(r, 3);
    for (int k = 0; k < n_axes; k++) {
        const bool is_last = k == n_axes - 1;
        sizes[k] = is_last && check_random_chance(r, 70)
                       ? left
                       : 1 + below(r, left < 4 ? left : 4);
        left /= sizes[k];
    }
    return n_axes;
}

static void draw_grid(check_random *r, int n_ranks, check_grid_case *c) {
    c->n_axes = draw_sizes(r, n_ranks, c->sizes);
    int axes[CHECK_GRID_AXES] = {0, 1, 2, 3};
    shuffle(r, axes, c->n_axes);
    c->n_grid_axes =
        check_random_chance(r, 5) ? 0 : 1 + (int)below(r, c->n_axes);
    memcpy(c->grid_axes, axes, sizeof axes);
    int ranks[CHECK_MAX_RANKS];
    for (int i = 0; i < n_ranks; i++)
        ranks[i] = i;
    c->placed = check_random_chance(r, 30);
    if (c->placed)
        shuffle(r, ranks, n_ranks);
    memcpy(c->ranks, ranks, (size_t)n_ranks * sizeof *ranks);
}

/* Offsets that split `size` into `n` pieces, of which some are empty. */
static void draw_offsets(check_random *r, int64_t size, int64_t n,
                         int64_t *offsets) {
    for (int64_t i = 0; i <= n; i++)
        offsets[i] = 0;
    for (int64_t i = 0; i < size; i++) /* each element to a piece */
        offsets[1 + below(r, n)]++;
    for (int64_t i = 1; i <= n; i++)
        offsets[i] += offsets[i - 1];
}

/* Draw offsets for a dimension, or none. */
static bool may_draw_offsets(check_random *r, const check_grid_case *c, int dim,
                             int64_t *offsets) {
    const bool draws = check_random_chance(r, 30);
    if (draws)
        draw_offsets(r, c->type.dims[dim], check_grid_members(c), offsets);
    return draws;
}

static void draw_dtypes(check_random *r, check_grid_case *c) {
    const bool reduces = c->kind == SDYRT_GRID_ALL_REDUCE ||
                         c->kind == SDYRT_GRID_REDUCE ||
                         c->kind == SDYRT_GRID_REDUCE_SCATTER;
    c->type.dtype = (sdyrt_dtype)below(r, SDYRT_DTYPE_COUNT);
    c->converts = check_random_chance(r, 25);
    do {
        c->out_dtype = (sdyrt_dtype)below(r, SDYRT_DTYPE_COUNT);
        if (!c->converts)
            c->type.dtype = c->out_dtype;
        c->reduction = reduces
                           ? (sdyrt_reduction)below(r, SDYRT_REDUCTION_COUNT)
                           : SDYRT_SUM;
    } while (reduces && !check_can_reduce(c->out_dtype, c->reduction));
    c->averages =
        reduces && c->reduction == SDYRT_SUM && check_random_chance(r, 50);
    c->generic = reduces && !c->averages && check_random_chance(r, 15);
    if (c->generic)
        c->out_dtype = SDYRT_I32;
    if (c->generic && !c->converts)
        c->type.dtype = SDYRT_I32;
}

static void draw_pairs(check_random *r, check_grid_case *c) {
    const int n = (int)check_grid_members(c);
    int destinations[CHECK_MAX_RANKS];
    const bool is_permutation = check_random_chance(r, 50);
    for (int i = 0; i < n; i++)
        destinations[i] = i;
    shuffle(r, destinations, n);
    c->n_pairs = 0;
    for (int i = 0; i < n; i++)
        if (is_permutation || check_random_chance(r, 60))
            c->pairs[c->n_pairs++] = (sdyrt_grid_pair){
                is_permutation ? i : below(r, n), destinations[i]};
}

/* -- shardings ------------------------------------------------------------- */

/* Assign each grid axis to a random dimension, or to none. */
static void draw_split(check_random *r, check_side side, check_grid_case *c) {
    int n_axes, axes[CHECK_GRID_AXES] = {0, 1, 2, 3};
    (void)check_grid_sizes(c, side, &n_axes);
    shuffle(r, axes, n_axes);
    for (int k = 0; k < n_axes; k++) {
        const int d = (int)below(r, c->type.rank + 1);
        if (d < c->type.rank)
            c->split[side][d][c->n_split[side][d]++] = axes[k];
    }
}

/* Halos of a side: most often narrow, and never wider than the tensor. */
static void draw_halos(check_random *r, check_side side, check_grid_case *c) {
    for (int d = 0; d < c->type.rank; d++) {
        const int64_t size = c->type.dims[d];
        const int64_t most = check_random_chance(r, 70) ? 2 : 12;
        for (int k = 0; k < 2 && c->n_split[side][d] > 0; k++)
            c->halos[side][d][k] = below(r, 1 + (size < most ? size : most));
    }
}

static void draw_periodic(check_random *r, check_grid_case *c) {
    for (int d = 0; d < c->type.rank; d++)
        c->periodic[d] = d < 3 && check_random_chance(r, 35);
}

static void draw_update(check_random *r, check_grid_case *c) {
    const bool is_same = check_random_chance(r, 60);
    draw_split(r, CHECK_TO, c);
    draw_halos(r, CHECK_TO, c);
    memcpy(c->split[CHECK_FROM], c->split[CHECK_TO], sizeof c->split[0]);
    memcpy(c->n_split[CHECK_FROM], c->n_split[CHECK_TO], sizeof c->n_split[0]);
    if (is_same)
        memcpy(c->halos[CHECK_FROM], c->halos[CHECK_TO], sizeof c->halos[0]);
    else
        draw_halos(r, CHECK_FROM, c);
    draw_periodic(r, c);
    c->in_place = is_same && !c->converts && !c->zero_undefined &&
                  check_random_chance(r, 50);
}

/* Another grid for the side before. With a placement it has as many devices:
 * the same axes reversed, or a single axis. */
static void draw_before(check_random *r, int n_ranks, check_grid_case *c) {
    c->n_before_axes = c->n_axes;
    for (int k = 0; k < c->n_axes; k++)
        c->before_sizes[k] = c->sizes[c->n_axes - 1 - k];
    if (!c->placed)
        c->n_before_axes = draw_sizes(r, n_ranks, c->before_sizes);
    else if (check_random_chance(r, 30)) {
        c->n_before_axes = 1;
        c->before_sizes[0] = check_grid_devices(c);
    }
}

static void draw_reshard(check_random *r, int n_ranks, check_grid_case *c) {
    if (check_random_chance(r, 30))
        draw_before(r, n_ranks, c);
    for (int side = 0; side < 2; side++) {
        draw_split(r, (check_side)side, c);
        const int64_t form = below(r, 10);
        c->is_cut_at[side] = form < 3;
        if (form >= 3 && form < 9)
            draw_halos(r, (check_side)side, c);
        for (int d = 0; d < c->type.rank && c->is_cut_at[side]; d++)
            draw_offsets(r, c->type.dims[d],
                         check_grid_shards(c, (check_side)side, d),
                         c->cuts[side][d]);
    }
    draw_periodic(r, c);
}

static void draw_tensor(check_random *r, check_grid_case *c) {
    const bool is_long = check_random_chance(r, 5);
    c->type.value_class = SDYRT_TENSOR;
    c->type.rank = 1 + (int)below(r, is_long ? 2 : 4);
    for (int d = 0; d < c->type.rank; d++)
        c->type.dims[d] = below(r, is_long ? 120 : d == 0 ? 12 : 7);
    c->axis = (int)below(r, c->type.rank);
    c->concat_axis = (int)below(r, c->type.rank);
    const bool takes_scalars =
        c->kind == SDYRT_GRID_ALL_REDUCE || c->kind == SDYRT_GRID_REDUCE ||
        c->kind == SDYRT_GRID_BROADCAST || c->kind == SDYRT_GRID_SHIFT ||
        c->kind == SDYRT_GRID_SEND_RECV;
    if (takes_scalars && check_random_chance(r, 10))
        c->type.rank = 0;
}

/* -- forms ----------------------------------------------------------------- */

/* The capacities: the largest counts of any rank in a round, sometimes with
 * room to spare. */
static void draw_rooms(check_random *r, check_grid_case *c) {
    int64_t rooms[2] = {0, 0}, pair = 0;
    for (c->round = 0; c->round < CHECK_GRID_ROUNDS; c->round++)
        for (int64_t d = 0; d < check_grid_devices(c); d++) {
            for (int64_t q = 0; q < check_grid_members(c); q++) {
                const int64_t count =
                    check_grid_count(c, d, check_grid_number(c, d), q);
                pair = count > pair ? count : pair;
            }
            for (int side = 0; side < 2; side++) {
                int64_t dims[SDYRT_MAX_RANK];
                (void)check_grid_shape(c, d, (check_side)side, dims);
                if (dims[0] > rooms[side])
                    rooms[side] = dims[0];
            }
        }
    c->round = 0;
    c->pair_capacity = check_random_chance(r, 50) ? pair + below(r, 2) : 0;
    c->in_capacity = rooms[CHECK_FROM] + below(r, 3);
    c->out_capacity = rooms[CHECK_TO] + below(r, 3);
    const int64_t most =
        c->in_capacity > c->out_capacity ? c->in_capacity : c->out_capacity;
    c->wrong_device =
        check_random_chance(r, 25) ? below(r, check_grid_devices(c)) : -1;
    c->wrong_count = check_random_chance(r, 50) ? -1 : most + 1;
}

static void draw_counts(check_random *r, check_grid_case *c) {
    const bool varies =
        c->kind != SDYRT_GRID_ALL_TO_ALL || check_random_chance(r, 50);
    c->form = varies ? CHECK_VARYING : CHECK_COUNTS;
    c->most_count = check_random_chance(r, 80) ? 3 : 60;
    c->has_offsets = c->has_concat_offsets = c->converts = false;
    c->type.dtype = c->out_dtype;
    c->concat_axis = c->axis = varies ? 0 : c->axis;
    if (varies) {
        c->strided = false;
        c->type.dims[0] = SDYRT_DYNAMIC;
        draw_rooms(r, c);
        return;
    }
    int64_t sum = 0;
    for (int64_t p = 0; p < check_grid_members(c); p++)
        for (int64_t q = 0; q < check_grid_members(c); q++)
            sum += check_grid_count(c, 0, p, q);
    c->type.dims[c->axis] = sum;
}

static void draw_messages(check_random *r, check_grid_case *c) {
    c->form = CHECK_MESSAGES;
    if (c->n_grid_axes == 0)
        c->n_grid_axes = 1;
    const int64_t n = check_grid_members(c);
    const int64_t hot = check_random_chance(r, 25) ? below(r, n) : -1;
    c->n_pairs = 1 + below(r, 20);
    for (int64_t k = 0; k < c->n_pairs; k++)
        c->pairs[k] =
            (sdyrt_grid_pair){below(r, n), hot < 0 ? below(r, n) : hot};
    c->n_batches = 1 + (int)below(r, 4);
}

static void draw_form(check_random *r, check_grid_case *c) {
    const bool may_have_counts = c->kind == SDYRT_GRID_ALL_GATHER ||
                                 c->kind == SDYRT_GRID_REDUCE_SCATTER ||
                                 c->kind == SDYRT_GRID_ALL_TO_ALL;
    if (may_have_counts && check_random_chance(r, 40))
        draw_counts(r, c);
    if (c->kind == SDYRT_GRID_SEND_RECV && check_random_chance(r, 40))
        draw_messages(r, c);
}

void check_grid_random(uint64_t seed, int64_t index, int n_ranks,
                       check_grid_case *c) {
    check_random random = {check_mix(seed * 0x9e3779b9 + (uint64_t)index)};
    check_random *const r = &random;
    *c = (check_grid_case){
        .kind = (sdyrt_grid_kind)below(r, SDYRT_GRID_KIND_COUNT)};
    draw_grid(r, n_ranks, c);
    if (c->kind == SDYRT_GRID_SHIFT && c->n_grid_axes == 0)
        c->n_grid_axes = 1;
    draw_tensor(r, c);
    draw_dtypes(r, c);
    if (c->type.rank > 0) {
        c->has_offsets = may_draw_offsets(r, c, c->axis, c->offsets);
        c->has_concat_offsets =
            c->kind == SDYRT_GRID_ALL_TO_ALL &&
            may_draw_offsets(r, c, c->concat_axis, c->concat_offsets);
    }
    for (int i = 0; i < c->n_grid_axes; i++)
        c->root[i] = below(r, c->sizes[c->grid_axes[i]]);
    c->shift_axis =
        c->grid_axes[below(r, c->n_grid_axes > 0 ? c->n_grid_axes : 1)];
    c->shift_offset = below(r, 13) - 6;
    c->rotate = check_random_chance(r, 50);
    if (c->kind == SDYRT_GRID_SHIFT && c->has_offsets)
        c->converts = false;
    if (c->kind == SDYRT_GRID_SEND_RECV)
        draw_pairs(r, c);
    c->zero_undefined = check_random_chance(r, 30);
    c->strided = check_random_chance(r, 40);
    c->lent = check_random_chance(r, 50);
    c->in_place = c->kind == SDYRT_GRID_ALL_REDUCE && !c->converts &&
                  check_random_chance(r, 40);
    if (c->kind == SDYRT_GRID_UPDATE_HALO)
        draw_update(r, c);
    if (c->kind == SDYRT_GRID_RESHARD)
        draw_reshard(r, n_ranks, c);
    c->seed = check_random_next(r);
    draw_form(r, c);
}

/* -- printing -------------------------------------------------------------- */

typedef struct writer {
    char *text;
    size_t bytes;
    size_t length;
} writer;

static void add(writer *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void add(writer *w, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const int n =
        vsnprintf(w->text + w->length, w->bytes - w->length, format, arguments);
    va_end(arguments);
    w->length += n < 0 ? 0 : (size_t)n;
    if (w->length >= w->bytes)
        w->length = w->bytes - 1;
}

static void add_list(writer *w, const char *name, const int64_t *list,
                     int64_t n) {
    add(w, " %s", name);
    for (int64_t i = 0; i < n; i++)
        add(w, "%s%" PRId64, i > 0 ? "," : " ", list[i]);
}

static void add_sharding(writer *w, const check_grid_case *c, check_side side) {
    int n_axes;
    const int64_t *const sizes = check_grid_sizes(c, side, &n_axes);
    add_list(w, side == CHECK_FROM ? "from grid" : "to grid", sizes, n_axes);
    for (int d = 0; d < c->type.rank; d++) {
        int64_t split[CHECK_GRID_AXES];
        for (int i = 0; i < c->n_split[side][d]; i++)
            split[i] = c->split[side][d][i];
        add_list(w, c->periodic[d] ? "around, split" : "split", split,
                 c->n_split[side][d]);
        if (c->is_cut_at[side])
            add_list(w, "at", c->cuts[side][d],
                     check_grid_shards(c, side, d) + 1);
        else
            add_list(w, "halos", c->halos[side][d], 2);
    }
}

void check_grid_print(const check_grid_case *c, char *text, size_t bytes) {
    writer w = {text, bytes, 0};
    char type[256];
    (void)sdyrt_type_print(&c->type, type, sizeof type);
    add(&w, "%s %s on", sdyrt_grid_kind_name(c->kind), type);
    add_list(&w, "grid", c->sizes, c->n_axes);
    int64_t axes[CHECK_GRID_AXES];
    for (int i = 0; i < c->n_grid_axes; i++)
        axes[i] = c->grid_axes[i];
    add_list(&w, "axes", axes, c->n_grid_axes);
    add(&w, " dims %d and %d", c->axis, c->concat_axis);
    if (c->has_offsets)
        add_list(&w, "offsets", c->offsets, check_grid_members(c) + 1);
    if (c->has_concat_offsets)
        add_list(&w, "concat", c->concat_offsets, check_grid_members(c) + 1);
    add_list(&w, "root", c->root, c->n_grid_axes);
    add(&w, " %s",
        c->generic    ? "generic"
        : c->averages ? "average"
                      : sdyrt_reduction_name(c->reduction));
    if (c->converts)
        add(&w, " to %s", sdyrt_dtype_name(c->out_dtype));
    if (c->kind == SDYRT_GRID_SHIFT)
        add(&w, " shift %d by %" PRId64 "%s", c->shift_axis, c->shift_offset,
            c->rotate ? " rotate" : "");
    for (int64_t i = 0; i < c->n_pairs; i++)
        add(&w, " %" PRId64 "->%" PRId64, c->pairs[i].source,
            c->pairs[i].destination);
    for (int side = 0; side < 2 && check_grid_has_shardings(c); side++)
        add_sharding(&w, c, (check_side)side);
    if (check_grid_has_counts(c))
        add(&w, " counts to %" PRId64 "%s", c->most_count,
            c->form == CHECK_VARYING ? ", varying" : "");
    if (c->form == CHECK_VARYING) {
        const int64_t rooms[] = {c->in_capacity, c->out_capacity,
                                 c->pair_capacity};
        add_list(&w, "capacities", rooms, 3);
        if (c->wrong_device >= 0)
            add(&w, " device %" PRId64 " gives %" PRId64, c->wrong_device,
                c->wrong_count);
    }
    if (c->form == CHECK_MESSAGES)
        add(&w, " messages in batches: %d", c->n_batches);
    add(&w, "%s%s%s%s%s", c->placed ? " placed" : "",
        c->zero_undefined ? " zero" : "", c->strided ? " strided" : "",
        c->in_place ? " in place" : "", c->lent ? " lent" : "");
}
