/* A global tensor in one file, and the tiles of devices.
 *
 * Devices have equal tiles, or tiles without a common element, and together
 * they have all elements. Ranks with equal tiles each send a slice of theirs,
 * from which rank 0 makes the global tensor, and compare the slices of the
 * others with their own: each element is sent once, and every replica is
 * compared. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "exec_data.h"
#include "run_files.h"
#include "tiles.h"

/* -- operations ------------------------------------------------------------ */

#define K(kind) (1U << SDYRT_OP_##kind)

/* Operations in groups by their files: tiles of one tensor before and after;
 * one tensor before alone; one tensor after alone. */
enum {
    CUTS = K(ALL_GATHER) | K(ALL_SLICE) | K(ALL_TO_ALL) | K(BROADCAST) |
           K(SCATTER) | K(RESHARD),
    TAKES_ONE = CUTS | K(GATHER),
    GIVES_ONE = CUTS | K(ALL_REDUCE) | K(REDUCE_SCATTER)
};

/* True for members that each have an uncut value. */
static bool is_along_one(const sdyrt_op *op) {
    sdyrt_op_axes *axes = NULL;
    if (op->kind != SDYRT_OP_ALL_TO_ALL ||
        sdyrt_op_axes_parse(op->kind, op->axes, &axes) != SDYRT_OK)
        return false;
    const bool is_one =
        axes->n_params > 0 && axes->params[0].source == axes->params[0].target;
    sdyrt_op_axes_free(axes);
    return is_one;
}

static bool has_halos(const sdyrt_sharding *sharding) {
    for (int d = 0; sharding != NULL && d < sdyrt_sharding_rank(sharding);
         d++) {
        const sdyrt_dim_sharding dim = sdyrt_sharding_dim_at(sharding, d);
        if (dim.low != 0 || dim.high != 0)
            return true;
    }
    return false;
}

/* The reason why devices do not have tiles of one tensor; NULL: they do. */
static const char *why_not_one(const sdyrt_op *op, bool to) {
    const bool is_grouped =
        op->own_axes.refs != NULL || op->kind >= SDYRT_OP_BROADCAST;
    const unsigned ones = to ? GIVES_ONE : TAKES_ONE;
    return is_grouped && ((ones & 1U << op->kind) == 0 || is_along_one(op))
               ? "devices do not have parts of one tensor"
           : op->counts_vary                   ? "the sizes of parts are not "
                                                 "in --type"
           : has_halos(to ? op->to : op->from) ? "devices have halos"
                                               : NULL;
}

int whole_check(const cli_operation *operation, bool to, const char *path) {
    const sdyrt_op *const op = &operation->op;
    const sdyrt_sharding *const sharding = to ? op->to : op->from;
    const char *const why = why_not_one(op, to);
    if (why != NULL)
        return cli_fail("%s %s: %s %s %s, and need a folder, with a file for "
                        "each device",
                        to ? "--out" : "--in", path, to ? "after" : "before",
                        operation->name, why);
    if (sharding == NULL || sdyrt_sharding_partials(sharding, NULL) == 1)
        return CLI_OK;
    char *const text = cli_sharding_print(sharding);
    const int status =
        cli_fail("%s %s: with %s devices have terms of a tensor, not parts of "
                 "it; %sgive a folder, with a file for each device",
                 to ? "--out" : "--in", path, text,
                 to ? "combine them, as all_reduce does, or " : "");
    free(text);
    return status;
}

/* -- reading --------------------------------------------------------------- */

static int read_all(tile_files *s) {
    tile_file *const whole = &s->file[s->n];
    whole->data = cli_alloc(whole->bytes, 1);
    const int status = tile_file_read(s, whole);
    for (int rank = 0; rank < s->n && status == CLI_OK; rank++)
        cli_tile_cut(&whole->type, &s->file[rank].tile, whole->data,
                     s->file[rank].data);
    free(whole->data);
    whole->data = NULL;
    return status;
}

int whole_read(tile_files *s, int only) {
    const tile_file *const whole = &s->file[s->n];
    if (only < 0)
        return read_all(s);
    const npy_source source = {.path = whole->path,
                               .type = &whole->type,
                               .tile = &s->file[only].tile,
                               .is_raw = !whole->is_npy};
    CLI_TRY(tile_files_check_inputs(s));
    return npy_read(&source, s->file[only].data);
}

/* -- writing --------------------------------------------------------------- */

/* The slice of its tile that a rank sends; other ranks with the same tile send
 * the rest, and compare it with their own. */
typedef struct slice {
    int first; /* rank that has the same tile */
    int which; /* of those that have it, */
    int n;     /* the number of these; set at the first */
    int64_t start, count;
} slice;

/* An element, by its number in the global tensor, that differs on two ranks. */
typedef struct difference {
    int64_t at; /* INT64_MAX: there is none */
    int ranks[2];
    char values[2][16];
} difference;

typedef struct joining {
    tile_files *files;
    slice *slices; /* by rank */
    int own;       /* the rank that gets pieces */
    difference found;
} joining;

static bool is_same_tile(const sdyrt_tile *a, const sdyrt_tile *b) {
    const size_t bytes = (size_t)a->rank * sizeof *a->size;
    return a->rank == b->rank && a->elements == b->elements &&
           memcmp(a->offset, b->offset, bytes) == 0 &&
           memcmp(a->size, b->size, bytes) == 0;
}

static int64_t least(int64_t a, int64_t b) {
    return a < b ? a : b;
}

static slice *make_slices(const tile_files *s) {
    slice *const slices = cli_alloc((size_t)s->n, sizeof *slices);
    for (int rank = 0; rank < s->n; rank++) {
        int first = 0;
        while (!is_same_tile(&s->file[first].tile, &s->file[rank].tile))
            first++;
        slices[rank].first = first;
        slices[rank].which = slices[first].n++;
    }
    for (int rank = 0; rank < s->n; rank++) {
        slice *const own = &slices[rank];
        const int64_t all = s->file[rank].tile.elements;
        const int n = slices[own->first].n;
        const int64_t most = (all + n - 1) / n;
        own->start = least(most * own->which, all);
        own->count = least(most, all - own->start);
    }
    return slices;
}

/* Compare elements of the own tile, from `i` on, with those of another rank. */
static void compare(joining *j, int rank, int64_t i, int64_t n,
                    const char *theirs) {
    const tile_file *const own = &j->files->file[j->own];
    const sdyrt_type *const type = &j->files->file[j->files->n].type;
    const size_t width = sdyrt_dtype_bytes(type->dtype);
    const char *mine = (const char *)own->data + width * (size_t)i;
    if (memcmp(mine, theirs, width * (size_t)n) == 0)
        return;
    for (; memcmp(mine, theirs, width) == 0; mine += width, theirs += width)
        i++;
    const int64_t at = cli_tile_index(type, &own->tile, i);
    const int is_later = j->own > rank;
    if (at >= j->found.at)
        return;
    j->found.at = at;
    j->found.ranks[is_later] = j->own;
    j->found.ranks[!is_later] = rank;
    memcpy(j->found.values[is_later], mine, width);
    memcpy(j->found.values[!is_later], theirs, width);
}

static void join_piece(void *state, int rank, size_t at, size_t n,
                       const char *bytes) {
    joining *const j = state;
    tile_file *const file = j->files->file;
    tile_file *const whole = &file[j->files->n];
    const size_t width = sdyrt_dtype_bytes(whole->type.dtype);
    const int64_t i = j->slices[rank].start + (int64_t)(at / width);
    if (j->own == 0)
        cli_tile_put(&whole->type, &file[rank].tile, i, (int64_t)(n / width),
                     whole->data, bytes);
    if (j->slices[rank].first == j->slices[j->own].first)
        compare(j, rank, i, (int64_t)(n / width), bytes);
}

/* Pass all slices to each rank of this process. */
static int join_slices(joining *j, const cli_job *job) {
    const tile_files *const s = j->files;
    const size_t width = sdyrt_dtype_bytes(s->file[s->n].type.dtype);
    size_t *const bytes = cli_alloc((size_t)s->n, sizeof *bytes);
    const char **const data = cli_alloc((size_t)s->n, sizeof *data);
    int status = CLI_OK;
    for (int rank = 0; rank < s->n; rank++) {
        bytes[rank] = width * (size_t)j->slices[rank].count;
        if (bytes[rank] > 0 && s->file[rank].data != NULL)
            data[rank] = (const char *)s->file[rank].data +
                         width * (size_t)j->slices[rank].start;
    }
    j->own = job->rank;
    if (cli_job_is_process(job))
        status = cli_gather_pieces(&job->meeting, data[job->rank], bytes,
                                   join_piece, j);
    for (; j->own < s->n && !cli_job_is_process(job); j->own++)
        for (int rank = 0; rank < s->n; rank++)
            if (bytes[rank] > 0)
                join_piece(j, rank, 0, bytes[rank], data[rank]);
    free((void *)data);
    free(bytes);
    return status;
}

/* The first difference of all ranks, on each of them. */
static int find_difference(const cli_job *job, difference *found) {
    difference *const all =
        cli_gather(&job->meeting, found, sizeof *found, NULL);
    if (all == NULL)
        return cli_fail_library(NULL);
    for (int rank = 0; rank < job->size; rank++)
        if (all[rank].at < found->at)
            *found = all[rank];
    free(all);
    return CLI_OK;
}

static int fail_difference(const tile_files *s, const difference *d) {
    const tile_file *const whole = &s->file[s->n];
    return cli_fail("--out %s: element %s is %s on device %" PRId64
                    " and %s on device %" PRId64
                    ", and one tensor has one of them; give a folder, with a "
                    "file for each device",
                    whole->path, cli_index_text(&whole->type, d->at).text,
                    exec_element_text(whole->type.dtype, d->values[0]).text,
                    s->file[d->ranks[0]].device,
                    exec_element_text(whole->type.dtype, d->values[1]).text,
                    s->file[d->ranks[1]].device);
}

int whole_join(tile_files *s, const cli_job *job) {
    joining j = {
        .files = s, .slices = make_slices(s), .found = {.at = INT64_MAX}};
    int status = join_slices(&j, job);
    if (status == CLI_OK)
        status = find_difference(job, &j.found);
    free(j.slices);
    return status == CLI_OK && j.found.at != INT64_MAX
               ? fail_difference(s, &j.found)
               : status;
}
