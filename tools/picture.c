/* Drawing a sharded tensor as a row or a grid of boxes: a box is the tile where
 * two bands cross, and what is written in it the devices that hold it. Rows and
 * columns are bands of one dimension each, as long as their elements ask for,
 * as far as the text in them and the width of the page allow; bands of the same
 * length are drawn alike. */
#include "tiles.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_BANDS = 16,    /* drawn of one dimension */
    MAX_LINES = 12,    /* of a grid, when no text asks for more */
    WANTED_WIDTH = 64, /* of a grid, when no text asks for more */
    ROOMY = 32,        /* a box of this width need not wrap */
    GAP_WIDTH = 5,
    FEW_BANDS = 7,    /* drawn of a dimension with more than MAX_BANDS */
    LEAST_BANDS = 3,  /* the first, a gap and the last */
    MAX_HOLDERS = 48, /* listed in a box */
    MAX_PARTIALS = 6, /* listed in a box, a line each */
    MAX_SLICES = 4,
    LEAST_MARGIN = 7 /* "dim 10" */
};

/* The rows or the columns. */
typedef struct side {
    int dim; /* -1: no dimension, one band */
    cli_bands bands;
    char *label[MAX_BANDS];
    int extent[MAX_BANDS]; /* columns or lines inside the border */
} side;

typedef struct grid {
    side rows;
    side columns;
    char *text[MAX_BANDS][MAX_BANDS]; /* `\n` ends a line */
    int margin;                       /* columns left of the grid */
} grid;

/* Whether band `i` stands for those that were left out. */
static bool is_gap(const side *s, int i) {
    return s->dim >= 0 && s->bands.band[i].size == 0;
}

/* ---- how large the boxes are ---- */

/* The next line of `text` in at most `width` columns, broken at blanks and at
 * newlines: its length, and where the line after it starts. */
static int next_line(const char *text, int width, const char **after) {
    int end = 0;
    for (int at = 0;; at++) {
        if (text[at] == '\0' || text[at] == '\n') {
            end = at;
            break;
        }
        if (at >= width && end > 0)
            break;
        if (text[at] == ' ')
            end = at;
    }
    *after = text + end + (text[end] != '\0');
    return end;
}

static int count_lines(const char *text, int width) {
    int lines = 1;
    const char *at = text;
    for (next_line(at, width, &at); *at != '\0'; next_line(at, width, &at))
        lines++;
    return lines;
}

/* Columns of the longest word, or of the longest line. */
static int longest(const char *text, const char *ends) {
    int most = 0;
    for (const char *at = text; *at != '\0';) {
        const int length = (int)strcspn(at, ends);
        most = length > most ? length : most;
        at += length;
        at += strspn(at, ends);
    }
    return most;
}

/* Columns that column `c` needs when text of up to `roomy` columns is not
 * wrapped. */
static int needed_width(const grid *g, int c, int roomy) {
    int width = (int)strlen(g->columns.label[c]);
    for (int r = 0; r < g->rows.bands.count; r++) {
        const char *text = g->text[r][c];
        const int word = longest(text, " \n");
        const int line = longest(text, "\n");
        const int wanted = line <= roomy ? line : word > roomy ? word : roomy;
        width = wanted > width ? wanted : width;
    }
    return width + 2;
}

static int total(const side *s) {
    int sum = 0;
    for (int i = 0; i < s->bands.count; i++)
        sum += s->extent[i];
    return sum;
}

/* Give bands of the same length the same extent: that of the widest. */
static void level(side *s) {
    for (int i = 0; i < s->bands.count; i++)
        for (int j = 0; j < s->bands.count; j++)
            if (s->bands.band[i].size == s->bands.band[j].size &&
                s->extent[i] < s->extent[j])
                s->extent[i] = s->extent[j];
}

/* Give each band `per_element` for each of its elements, `least` at least; an
 * extent above `most` is as good as any. */
static void set_extents(side *s, const int *least, double per_element,
                        int most) {
    for (int i = 0; i < s->bands.count; i++) {
        const double wanted = per_element * (double)s->bands.band[i].size + 0.5;
        s->extent[i] = wanted > most       ? most + 1
                       : wanted > least[i] ? (int)wanted
                                           : least[i];
    }
}

/* Stretch bands in proportion to their elements, to `per_element` if the sum of
 * extents stays at most `most`, and less if not; returns what an element got.
 */
static double stretch(side *s, double per_element, int most) {
    int least[MAX_BANDS];
    memcpy(least, s->extent, sizeof least);
    if (s->dim < 0 || total(s) >= most)
        return 0;
    double low = 0;
    double high = 2 * per_element;
    for (int round = 0; round < 40; round++) {
        const double middle = (low + high) / 2;
        set_extents(s, least, middle, most);
        if (total(s) > most)
            high = middle;
        else
            low = middle;
        if (low == per_element)
            break;
    }
    set_extents(s, least, low, most);
    return low;
}

/* Give the columns the width they need; false when they do not fit into `width`
 * however the text is wrapped. */
static bool grid_fit(grid *g, int width) {
    const int count = g->columns.bands.count;
    const int room = width - g->margin - count - 1;
    for (int roomy = ROOMY; roomy >= 1; roomy--) {
        for (int c = 0; c < count; c++)
            g->columns.extent[c] =
                is_gap(&g->columns, c) ? GAP_WIDTH : needed_width(g, c, roomy);
        level(&g->columns);
        if (total(&g->columns) <= room)
            return true;
    }
    return false;
}

static void fit_rows(grid *g, double columns_per_element) {
    for (int r = 0; r < g->rows.bands.count; r++) {
        g->rows.extent[r] = 1;
        for (int c = 0; c < g->columns.bands.count; c++) {
            const int lines =
                count_lines(g->text[r][c], g->columns.extent[c] - 2);
            if (lines > g->rows.extent[r])
                g->rows.extent[r] = lines;
        }
    }
    level(&g->rows);
    /* A character is about twice as high as wide. */
    stretch(&g->rows, columns_per_element / 2, MAX_LINES);
}

/* ---- drawing ---- */

static void put(FILE *stream, int count, char character) {
    for (int i = 0; i < count; i++)
        fputc(character, stream);
}

static void put_centred(FILE *stream, const char *text, int length, int width) {
    const int left = (width - length) / 2;
    put(stream, left, ' ');
    fprintf(stream, "%.*s", length, text);
    put(stream, width - length - left, ' ');
}

static void draw_labels(FILE *stream, const grid *g) {
    char *corner =
        cli_format("dim %d", g->rows.dim >= 0 ? g->rows.dim : g->columns.dim);
    if (g->rows.dim >= 0)
        fprintf(stream, "%*sdim %d\n", g->margin, "", g->columns.dim);
    fprintf(stream, "%-*s", g->margin, corner);
    for (int c = 0; c < g->columns.bands.count; c++) {
        const char *label = g->columns.label[c];
        fputc(' ', stream);
        put_centred(stream, label, (int)strlen(label), g->columns.extent[c]);
    }
    fputs("\n", stream);
    free(corner);
}

static void draw_border(FILE *stream, const grid *g) {
    put(stream, g->margin, ' ');
    fputc('+', stream);
    for (int c = 0; c < g->columns.bands.count; c++) {
        put(stream, g->columns.extent[c], '-');
        fputc('+', stream);
    }
    fputs("\n", stream);
}

static void draw_row(FILE *stream, const grid *g, int r) {
    const int height = g->rows.extent[r];
    const char *at[MAX_BANDS];
    int first[MAX_BANDS];
    for (int c = 0; c < g->columns.bands.count; c++) {
        at[c] = g->text[r][c];
        first[c] = (height - count_lines(at[c], g->columns.extent[c] - 2)) / 2;
    }
    for (int line = 0; line < height; line++) {
        const char *label = line == (height - 1) / 2 ? g->rows.label[r] : "";
        fprintf(stream, "%-*s", g->margin, label);
        for (int c = 0; c < g->columns.bands.count; c++) {
            const int width = g->columns.extent[c];
            const char *text = at[c];
            const int length = line < first[c] || *text == '\0'
                                   ? 0
                                   : next_line(text, width - 2, &at[c]);
            fputc(is_gap(&g->rows, r) ? ' ' : '|', stream);
            put_centred(stream, text, length, width);
        }
        fputs(is_gap(&g->rows, r) ? " \n" : "|\n", stream);
    }
}

/* Copy the lines of `text` without the blanks at their ends. */
static void put_lines(FILE *stream, const char *text) {
    while (*text != '\0') {
        const size_t length = strcspn(text, "\n");
        size_t kept = length;
        while (kept > 0 && text[kept - 1] == ' ')
            kept--;
        fprintf(stream, "%.*s\n", (int)kept, text);
        text += length + (text[length] == '\n');
    }
}

/* Stretch what grid_fit has fitted. */
static void stretch_grid(grid *g, int width) {
    const int room = width - g->margin - g->columns.bands.count - 1;
    const int wanted = room > WANTED_WIDTH ? WANTED_WIDTH : room;
    const int least = total(&g->columns);
    fit_rows(
        g, stretch(&g->columns, WANTED_WIDTH, wanted > least ? wanted : least));
}

/* Draw a grid after grid_fit. */
static void grid_draw(FILE *stream, grid *g, int width) {
    stretch_grid(g, width);
    cli_output page;
    cli_output_open(&page);
    if (g->columns.dim >= 0)
        draw_labels(page.stream, g);
    draw_border(page.stream, g);
    for (int r = 0; r < g->rows.bands.count; r++) {
        draw_row(page.stream, g, r);
        draw_border(page.stream, g);
    }
    fclose(page.stream);
    put_lines(stream, page.text);
    free(page.text);
}

/* ---- a picture ---- */

typedef struct picture {
    const sdyrt_sharding *sharding;
    const sdyrt_type *type;
    int64_t place[SDYRT_MAX_RANK]; /* the slice: an element of each dimension */
    grid g;
} picture;

static bool has_gap(const side *s) {
    for (int i = 0; i < s->bands.count; i++)
        if (is_gap(s, i))
            return true;
    return false;
}

/* ---- what is written where ---- */

/* `partial 1 of 2: 0 4` on a line for each partial, or all on one line when
 * there are many with a device each. */
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
    grid *g = &p->g;
    const int64_t partials = sdyrt_sharding_partials(p->sharding, NULL);
    for (int r = 0; r < g->rows.bands.count; r++) {
        for (int c = 0; c < g->columns.bands.count; c++) {
            if (is_gap(&g->rows, r) || is_gap(&g->columns, c)) {
                g->text[r][c] = cli_format("...");
                continue;
            }
            if (g->rows.dim >= 0)
                p->place[g->rows.dim] = g->rows.bands.band[r].offset;
            if (g->columns.dim >= 0)
                p->place[g->columns.dim] = g->columns.bands.band[c].offset;
            cli_holders holders = {0};
            if (cli_holders_find(p->sharding, p->type, p->place, MAX_HOLDERS,
                                 &holders) != CLI_OK)
                return CLI_FAILED;
            g->text[r][c] = holders_text(&holders, partials);
            cli_holders_free(&holders);
        }
    }
    return CLI_OK;
}

static void free_text(grid *g) {
    for (int r = 0; r < MAX_BANDS; r++)
        for (int c = 0; c < MAX_BANDS; c++) {
            free(g->text[r][c]);
            g->text[r][c] = NULL;
        }
}

/* ---- putting it together ---- */

static void side_close(side *s) {
    for (int i = 0; i < MAX_BANDS; i++)
        free(s->label[i]);
    cli_bands_free(&s->bands);
    *s = (side){.dim = -1};
}

static int side_open(const picture *p, side *s, int dim, int limit) {
    *s = (side){.dim = dim};
    if (dim < 0) {
        s->bands.band = cli_alloc(1, sizeof *s->bands.band);
        s->bands.count = 1;
        s->label[0] = cli_format("%s", "");
        return CLI_OK;
    }
    if (cli_bands_find(p->sharding, p->type, dim, limit, &s->bands) != CLI_OK)
        return CLI_FAILED;
    if (limit > FEW_BANDS && has_gap(s)) {
        cli_bands_free(&s->bands);
        if (cli_bands_find(p->sharding, p->type, dim, FEW_BANDS, &s->bands) !=
            CLI_OK)
            return CLI_FAILED;
    }
    for (int i = 0; i < s->bands.count; i++)
        s->label[i] =
            is_gap(s, i)
                ? cli_format("...")
                : cli_format("%" PRId64 ":%" PRId64, s->bands.band[i].offset,
                             s->bands.band[i].offset + s->bands.band[i].size);
    return CLI_OK;
}

static int next_limit(int limit) {
    return limit > FEW_BANDS ? FEW_BANDS : limit - 1;
}

/* Draw the slice at p->place with fewer and fewer columns until it fits. */
static int draw_slice(FILE *stream, picture *p, int rows_dim, int columns_dim,
                      int width) {
    grid *g = &p->g;
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
        if (status == CLI_OK && (grid_fit(g, width) || limit == LEAST_BANDS)) {
            grid_draw(stream, g, width);
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

/* The dimensions to draw: a matrix as it is, else the first two that are
 * sharded; -1 for none. */
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

/* The dimensions that no picture cuts. */
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
