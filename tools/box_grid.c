/* The widths and heights of boxes, and drawing them. */
#include "box_grid.h"

#include <stdlib.h>
#include <string.h>

enum {
    MAX_LINES = 12,    /* of a grid, if no text needs more */
    WANTED_WIDTH = 64, /* of a grid, if no text needs more */
    ROOMY = 32,        /* a box of this width need not wrap */
    GAP_WIDTH = 5
};

bool box_side_is_gap(const box_side *s, int i) {
    return s->dim >= 0 && s->bands.band[i].size == 0;
}

/* -- sizes of boxes -------------------------------------------------------- */

/* The length of the next line of `text` in at most `width` columns, broken at
 * blanks and newlines; `*after` is the start of the line after it. */
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

/* The length of the longest part between `ends`: a word or a line. */
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

/* The width that column `c` needs to wrap no line up to `roomy` columns. */
static int needed_width(const box_grid *g, int c, int roomy) {
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

static int total(const box_side *s) {
    int sum = 0;
    for (int i = 0; i < s->bands.count; i++)
        sum += s->extent[i];
    return sum;
}

/* Extend bands of one size to the extent of the widest of them. */
static void level(box_side *s) {
    for (int i = 0; i < s->bands.count; i++)
        for (int j = 0; j < s->bands.count; j++)
            if (s->bands.band[i].size == s->bands.band[j].size &&
                s->extent[i] < s->extent[j])
                s->extent[i] = s->extent[j];
}

/* Set extents of `per_element` for each element of a band, at least `least`;
 * extents above `most` count as one above it. */
static void set_extents(box_side *s, const int *least, double per_element,
                        int most) {
    for (int i = 0; i < s->bands.count; i++) {
        const double wanted = per_element * (double)s->bands.band[i].size + 0.5;
        s->extent[i] = wanted > most       ? most + 1
                       : wanted > least[i] ? (int)wanted
                                           : least[i];
    }
}

/* Stretch bands in proportion to their elements, up to `per_element`, while the
 * sum of extents is at most `most`. Returns the extent per element. */
static double stretch(box_side *s, double per_element, int most) {
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

bool box_grid_fit(box_grid *g, int width) {
    const int count = g->columns.bands.count;
    const int room = width - g->margin - count - 1;
    for (int roomy = ROOMY; roomy >= 1; roomy--) {
        for (int c = 0; c < count; c++)
            g->columns.extent[c] = box_side_is_gap(&g->columns, c)
                                       ? GAP_WIDTH
                                       : needed_width(g, c, roomy);
        level(&g->columns);
        if (total(&g->columns) <= room)
            return true;
    }
    return false;
}

static void fit_rows(box_grid *g, double columns_per_element) {
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

/* -- drawing --------------------------------------------------------------- */

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

static void draw_labels(FILE *stream, const box_grid *g) {
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

static void draw_border(FILE *stream, const box_grid *g) {
    put(stream, g->margin, ' ');
    fputc('+', stream);
    for (int c = 0; c < g->columns.bands.count; c++) {
        put(stream, g->columns.extent[c], '-');
        fputc('+', stream);
    }
    fputs("\n", stream);
}

static void draw_row(FILE *stream, const box_grid *g, int r) {
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
            fputc(box_side_is_gap(&g->rows, r) ? ' ' : '|', stream);
            put_centred(stream, text, length, width);
        }
        fputs(box_side_is_gap(&g->rows, r) ? " \n" : "|\n", stream);
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

/* Stretch a grid after box_grid_fit. */
static void stretch_grid(box_grid *g, int width) {
    const int room = width - g->margin - g->columns.bands.count - 1;
    const int wanted = room > WANTED_WIDTH ? WANTED_WIDTH : room;
    const int least = total(&g->columns);
    fit_rows(
        g, stretch(&g->columns, WANTED_WIDTH, wanted > least ? wanted : least));
}

void box_grid_draw(FILE *stream, box_grid *g, int width) {
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
