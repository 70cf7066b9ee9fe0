/* Line tables of sources, made on the first query. */
#include "program/ir/source.h"

#include <string.h>

static void find_lines(sdyi_source *source, sdyi_zone *zone) {
    const char *const end = source->text + source->bytes;
    int n = 1;
    for (const char *at = source->text;
         (at = memchr(at, '\n', (size_t)(end - at))) != NULL; at++)
        n++;
    source->lines = SDYI_NEW(zone, uint32_t, n);
    source->n_lines = 1;
    for (const char *at = source->text;
         (at = memchr(at, '\n', (size_t)(end - at))) != NULL;)
        source->lines[source->n_lines++] = (uint32_t)(++at - source->text);
}

void sdyi_source_position(sdyi_source *source, sdyi_zone *zone, size_t offset,
                          int *line, int *column) {
    if (source->lines == NULL)
        find_lines(source, zone);
    int low = 0, high = source->n_lines;
    while (high - low > 1) { /* lines[low] <= offset < lines[high] */
        const int middle = low + (high - low) / 2;
        if (source->lines[middle] <= offset)
            low = middle;
        else
            high = middle;
    }
    *line = source->first_line + low;
    *column = (int)(offset - source->lines[low]) + 1;
}
