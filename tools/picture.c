/* Drawing a sharded tensor as a row or a grid of boxes: a box is the tile where
 * two bands cross, and what is written in it the devices that hold it. Rows and
 * columns are bands of one dimension each (box_grid.h). */
#include "box_grid.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    FEW_BANDS = 7,    /* drawn of a dimension with more than MAX_BANDS */
    LEAST_BANDS = 3,  /* the first, a gap and the last */
    MAX_HOLDERS = 48, /* listed in a box */
    MAX_PARTIALS = 6, /* listed in a box, a line each */
    MAX_SLICES = 4,
    LEAST_MARGIN = 7 /* "dim 10" */
};

typedef struct picture {
    const sdyrt_sharding *sharding;
    const sdyrt_type *type;
    int64_t place[SDYRT_MAX_RANK]; /* the slice: an element of each dimension */
    box_grid g;
} picture;

static bool has_gap(const box_side *s) {
    for (int i = 0; i < s->bands.count; i++)
        if (box_side_is_gap(s, i))
            return true;
    return false;
}

/* -- texts ----------------------------------------------------------------- */

/* The devices of a box: `partial 1 of 2: 0 4` on a line for each partial, or
 * one line for all of many partials with a device each. */
static char *holders_text(const cli_holders *holders, int64_t partials) {
    const bool brief = partials > MAX_PARTIALS && holders->total == partials;
    cli_output text;
    cli_output_open(&text);
    int64_t ids[MAX_HOLDERS];
    int lines = 0;
    int64_t i = 0;
    if (brief)
        fprintf(text.stream, "partials 1 to %" PRId64 ": ", partials);
    while (i < holders->count && lines < MAX_PARTIALS) {
        const int64_t partial = holders->holder[i].partial;
        int64_t n = 0;
        if (partials > 1 && !brief)
            fprintf(text.stream, "%spartial %" PRId64 " of %" PRId64 ": ",
                    i == 0 ? "" : "\n", partial + 1, partials);
        while (i < holders->count &&
               (brief || holders->holder[i].partial == partial))
            ids[n++] = holders->holder[i++].device;
        cli_print_ids(text.stream, ids, n);
        lines++;
    }
    if (i < holders->total)
        fprintf(text.stream, "%sand %" PRId64 " more",
                lines == MAX_PARTIALS ? "\n" : " ", holders->total - i);
    fclose(text.stream);
    return text.text;
}

static int fill_text(picture *p) {
    box_grid *g = &p->g;
    const int64_t partials = sdyrt_sharding_partials(p->sharding, NULL);
    for (int r = 0; r < g->rows.bands.count; r++) {
        for (int c = 0; c < g->columns.bands.count; c++) {
            if (box_side_is_gap(&g->rows, r) ||
                box_side_is_gap(&g->columns, c)) {
                g->text[r][c] = cli_format("...");
                continue;
            }
            if (g->rows.dim >= 0)
                p->place[g->rows.dim] = g->rows.bands.band[r].offset;
            if (g->columns.dim >= 0)
                p->place[g->columns.dim] = g->columns.bands.band[c].offset;
            cli_holders holders = {0};
            CLI_TRY(cli_holders_find(p->sharding, p->type, p->place,
                                     MAX_HOLDERS, &holders));
            g->text[r][c] = holders_text(&holders, partials);
            cli_holders_free(&holders);
        }
    }
    return CLI_OK;
}

static void free_text(box_grid *g) {
    for (int r = 0; r < MAX_BANDS; r++)
        for (int c = 0; c < MAX_BANDS; c++) {
            free(g->text[r][c]);
            g->text[r][c] = NULL;
        }
}

/* -- sides and slices ------------------------------------------------------ */

static void side_close(box_side *s) {
    for (int i = 0; i < MAX_BANDS; i++)
        free(s->label[i]);
    cli_bands_free(&s->bands);
    *s = (box_side){.dim = -1};
}

static int side_open(const picture *p, box_side *s, int dim, int limit) {
    *s = (box_side){.dim = dim};
    if (dim < 0) {
        s->bands.band = cli_alloc(1, sizeof *s->bands.band);
        s->bands.count = 1;
        s->label[0] = cli_format("%s", "");
        return CLI_OK;
    }
    CLI_TRY(cli_bands_find(p->sharding, p->type, dim, limit, &s->bands));
    if (limit > FEW_BANDS && has_gap(s)) {
        cli_bands_free(&s->bands);
        CLI_TRY(
            cli_bands_find(p->sharding, p->type, dim, FEW_BANDS, &s->bands));
    }
    for (int i = 0; i < s->bands.count; i++)
        s->label[i] =
            box_side_is_gap(s, i)
                ? cli_format("...")
                : cli_format("%" PRId64 ":%" PRId64, s->bands.band[i].offset,
                             s->bands.band[i].offset + s->bands.band[i].size);
    return CLI_OK;
}

static int next_limit(int limit) {
    return limit > FEW_BANDS ? FEW_BANDS : limit - 1;
}

/* Draw the slice at p->place, with fewer columns until it fits. */
static int draw_slice(FILE *stream, picture *p, int rows_dim, int columns_dim,
                      int width) {
    box_grid *g = &p->g;
    int status = side_open(p, &g->rows, rows_dim, MAX_BANDS);
    g->margin = 0;
    for (int r = 0; r < g->rows.bands.count; r++)
        if ((int)strlen(g->rows.label[r]) + 2 > g->margin)
            g->margin = (int)strlen(g->rows.label[r]) + 2;
    if (g->margin < LEAST_MARGIN)
        g->margin = LEAST_MARGIN;
    for (int limit = MAX_BANDS; status == CLI_OK; limit = next_limit(limit)) {
        status = side_open(p, &g->columns, columns_dim, limit);
        if (status == CLI_OK)
            status = fill_text(p);
        if (status == CLI_OK &&
            (box_grid_fit(g, width) || limit == LEAST_BANDS)) {
            box_grid_draw(stream, g, width);
            break;
        }
        free_text(g);
        side_close(&g->columns);
    }
    free_text(g);
    side_close(&g->columns);
    side_close(&g->rows);
    return status;
}

/* The dimensions to draw: both of a matrix, else the first two that are
 * sharded; -1: none. */
static void choose_dims(const sdyrt_sharding *sharding, const sdyrt_type *type,
                        int *rows_dim, int *columns_dim) {
    int chosen[2] = {-1, -1};
    int count = 0;
    for (int d = 0; d < type->rank && count < 2; d++)
        if (type->rank <= 2 || sdyrt_sharding_shards(sharding, d) > 1)
            chosen[count++] = d;
    if (count == 0 && type->rank > 0)
        chosen[count++] = type->rank - 1;
    *rows_dim = count == 2 ? chosen[0] : -1;
    *columns_dim = count == 2 ? chosen[1] : chosen[0];
}

/* Move to the next slice: the dimensions that are not drawn count up like
 * digits, band by band. False after the last. */
static bool next_slice(picture *p, const cli_bands *bands, int *digit) {
    for (int d = p->type->rank - 1; d >= 0; d--) {
        if (bands[d].count == 0)
            continue;
        digit[d] = (digit[d] + 1) % bands[d].count;
        if (bands[d].band[digit[d]].size == 0)
            digit[d]++;
        p->place[d] = bands[d].band[digit[d]].offset;
        if (digit[d] != 0)
            return true;
    }
    return false;
}

static void print_slice(FILE *stream, const picture *p, const cli_bands *bands,
                        const int *digit) {
    const char *before = "slice";
    for (int d = 0; d < p->type->rank; d++) {
        if (bands[d].count == 0)
            continue;
        const cli_band band = bands[d].band[digit[d]];
        fprintf(stream, "%s dim %d = %" PRId64 ":%" PRId64, before, d,
                band.offset, band.offset + band.size);
        before = ",";
    }
    if (*before == ',')
        fputs("\n", stream);
}

/* Print the dimensions that are not sharded in any picture. */
static void print_whole(FILE *stream, const picture *p, const cli_bands *bands,
                        int rows_dim, int columns_dim) {
    const char *before = "on every device whole:";
    for (int d = 0; d < p->type->rank; d++) {
        if (d == rows_dim || d == columns_dim || bands[d].count > 0)
            continue;
        fprintf(stream, "%s dim %d (%" PRId64 ")", before, d, p->type->dims[d]);
        before = ",";
    }
    if (*before == ',')
        fputs("\n\n", stream);
}

int cli_picture(FILE *stream, const sdyrt_sharding *sharding,
                const sdyrt_type *type, int width) {
    picture p = {.sharding = sharding, .type = type};
    int rows_dim = -1;
    int columns_dim = -1;
    choose_dims(sharding, type, &rows_dim, &columns_dim);
    cli_bands bands[SDYRT_MAX_RANK] = {0};
    int digit[SDYRT_MAX_RANK] = {0};
    int status = CLI_OK;
    for (int d = 0; status == CLI_OK && d < type->rank; d++)
        if (d != rows_dim && d != columns_dim &&
            sdyrt_sharding_shards(sharding, d) > 1)
            status = cli_bands_find(sharding, type, d, MAX_BANDS, &bands[d]);
    if (status == CLI_OK)
        print_whole(stream, &p, bands, rows_dim, columns_dim);
    int slices = 0;
    bool more = status == CLI_OK;
    while (more && slices < MAX_SLICES) {
        fputs(slices == 0 ? "" : "\n", stream);
        print_slice(stream, &p, bands, digit);
        status = draw_slice(stream, &p, rows_dim, columns_dim, width);
        more = status == CLI_OK && next_slice(&p, bands, digit);
        slices++;
    }
    if (more)
        fputs("\n... and more slices; --json lists every tile\n", stream);
    for (int d = 0; d < type->rank; d++)
        cli_bands_free(&bands[d]);
    return status;
}
