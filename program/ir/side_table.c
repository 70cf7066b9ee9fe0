/* Growth of side tables: to twice the number that is set. */
#include "program/ir/side_table.h"

#include <string.h>

void sdyi_side_table_set(sdyi_side_table *table, int number, void *entry) {
    if (number >= table->n) {
        const int n = 2 * number + 16;
        void **const more = SDYI_NEW(table->zone, void *, n);
        if (table->n > 0)
            memcpy(more, table->entries, (size_t)table->n * sizeof *more);
        table->entries = more;
        table->n = n;
    }
    table->entries[number] = entry;
}
