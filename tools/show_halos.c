/* Tiles with halos: a line for each device, and a picture of each of the first
 * ones, where a character is one or several elements of the two dimensions that
 * are drawn. */
#include "show_halos.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PICTURES = 8, MOST_ROWS = 16 };

typedef struct shards {
    const sdyrt_type *type;
    sdyrt_shard *at; /* by position in the mesh */
    const sdyrt_mesh *mesh;
    int64_t n;
    int rows, columns; /* dimensions that are drawn; -1: none */
} shards;

typedef struct box_text {
    char text[48 * SDYRT_MAX_RANK];
} box_text;

static box_text text_of(const sdyrt_shard *shard, bool is_buffer) {
    box_text box = {"["};
    size_t n = 1;
    for (int d = 0; d < shard->core.rank; d++) {
        const int64_t low = is_buffer ? shard->low[d] : 0;
        const int64_t high = is_buffer ? shard->high[d] : 0;
        const int64_t from = shard->core.offset[d] - low;
        const int64_t to = shard->core.offset[d] + shard->core.size[d] + high;
        n += (size_t)snprintf(box.text + n, sizeof box.text - n,
                              "%s%" PRId64 ":%" PRId64, d == 0 ? "" : ", ",
                              from, to);
    }
    box.text[n] = ']';
    return box;
}

static int64_t device_at(const shards *s, int64_t position) {
    int64_t device = position;
    (void)sdyrt_mesh_device_at(s->mesh, position, &device);
    return device;
}

static void print_lines(FILE *stream, const shards *s) {
    int wide = (int)strlen("tile");
    for (int64_t i = 0; i < s->n; i++) {
        const int length = (int)strlen(text_of(&s->at[i], false).text);
        wide = length > wide ? length : wide;
    }
    fprintf(stream, "  device  %-*s  buffer\n", wide, "tile");
    for (int64_t i = 0; i < s->n; i++) {
        fprintf(stream, "  %6" PRId64 "  %-*s  %s  %s\n", device_at(s, i), wide,
                text_of(&s->at[i], false).text, text_of(&s->at[i], true).text,
                cli_shape_text(s->at[i].size, s->at[i].core.rank).text);
    }
}

/* The character of part `i` of `n` of a dimension: '#' in the tile, '+' in its
 * buffer alone (halo), else '.'. */
static char place_of(const sdyrt_shard *shard, const sdyrt_type *type, int dim,
                     int i, int n) {
    if (dim < 0)
        return '#';
    const int64_t at = type->dims[dim] * i / n;
    const int64_t from = shard->core.offset[dim];
    const int64_t to = from + shard->core.size[dim];
    return at >= from && at < to                                        ? '#'
           : at >= from - shard->low[dim] && at < to + shard->high[dim] ? '+'
                                                                        : '.';
}

static int extent(const sdyrt_type *type, int dim, int most) {
    return dim < 0 ? 1 : type->dims[dim] < most ? (int)type->dims[dim] : most;
}

static void print_picture(FILE *stream, const shards *s, int64_t position,
                          int width) {
    const sdyrt_shard *const shard = &s->at[position];
    const int rows = extent(s->type, s->rows, MOST_ROWS);
    const int columns = extent(s->type, s->columns, width - 4);
    fprintf(stream, "\ndevice %" PRId64 "\n", device_at(s, position));
    for (int r = 0; r < rows; r++) {
        const char row = place_of(shard, s->type, s->rows, r, rows);
        fputs("  ", stream);
        for (int c = 0; c < columns; c++) {
            const char column =
                place_of(shard, s->type, s->columns, c, columns);
            fputc(row == '.' || column == '.'   ? '.'
                  : row == '+' || column == '+' ? '+'
                                                : '#',
                  stream);
        }
        fputc('\n', stream);
    }
}

static void print_pictures(FILE *stream, const shards *s, int width) {
    fprintf(stream, "\n#: the tile, +: its halos");
    if (s->rows >= 0 && s->columns >= 0)
        fprintf(stream, "; down: dim %d, across: dim %d", s->rows, s->columns);
    else if (s->columns >= 0)
        fprintf(stream, "; across: dim %d", s->columns);
    fputs("\n", stream);
    for (int64_t i = 0; i < s->n && i < MOST_PICTURES; i++)
        print_picture(stream, s, i, width);
    if (s->n > MOST_PICTURES)
        fprintf(stream, "\nand %" PRId64 " more\n", s->n - MOST_PICTURES);
}

/* The dimensions to draw: the last two that are split or, if fewer, any. */
static void choose_dims(shards *s) {
    const int rank = s->type->rank;
    s->rows = s->columns = -1;
    for (int split = 1; split >= 0; split--)
        for (int d = rank - 1; d >= 0; d--) {
            bool is_split = false;
            for (int64_t i = 0; i < s->n; i++)
                is_split |= s->at[i].size[d] != s->type->dims[d] ||
                            s->at[i].core.offset[d] != 0;
            if (is_split != (split != 0))
                continue;
            if (s->columns < 0)
                s->columns = d;
            else if (s->rows < 0)
                s->rows = d;
        }
    if (s->rows > s->columns) {
        const int rows = s->rows;
        s->rows = s->columns;
        s->columns = rows;
    }
}

static json_t *json_shards(const shards *s) {
    json_t *const list = json_array();
    for (int64_t i = 0; i < s->n; i++) {
        const sdyrt_shard *const shard = &s->at[i];
        const int rank = shard->core.rank;
        json_array_append_new(
            list, json_pack("{s:I, s:o, s:o, s:o, s:o, s:o}", "device",
                            (json_int_t)device_at(s, i), "offset",
                            cli_json_ints(shard->core.offset, rank), "size",
                            cli_json_ints(shard->core.size, rank), "low",
                            cli_json_ints(shard->low, rank), "high",
                            cli_json_ints(shard->high, rank), "buffer_size",
                            cli_json_ints(shard->size, rank)));
    }
    return list;
}

int show_halos(FILE *stream, const sdyrt_sharding *sharding,
               const sdyrt_type *type, int width, json_t *document) {
    shards s = {.type = type, .mesh = sdyrt_sharding_mesh(sharding)};
    int status = CLI_OK;
    s.n = sdyrt_mesh_device_count(s.mesh);
    if (s.n > CLI_MAX_LISTED)
        return cli_fail("the mesh has %" PRId64 " devices, more than the "
                        "%" PRId64 " that are listed",
                        s.n, CLI_MAX_LISTED);
    s.at = cli_alloc((size_t)s.n + 1, sizeof *s.at);
    for (int64_t i = 0; status == CLI_OK && i < s.n; i++) {
        s.at[i] = (sdyrt_shard)SDYRT_SHARD_INIT;
        if (sdyrt_shard_of(sharding, type, device_at(&s, i), &s.at[i]) !=
            SDYRT_OK)
            status = cli_fail_library(NULL);
    }
    if (status == CLI_OK && document != NULL) {
        json_object_set_new(document, "shards", json_shards(&s));
    } else if (status == CLI_OK) {
        fputs("\n", stream);
        print_lines(stream, &s);
        choose_dims(&s);
        if (type->rank > 0)
            print_pictures(stream, &s, width);
    }
    free(s.at);
    return status;
}
