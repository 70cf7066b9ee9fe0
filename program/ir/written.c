/* The side table of value names: offsets of their `%` in the source, plus 1. */
#include "program/ir/written.h"

#include <stdio.h>
#include <string.h>

/* Characters of a name after its `%`. */
#define NAME_BYTES                                                             \
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$.-"

/* Offset of the value's name plus 1; 0: no name in the text. */
static uint32_t written_at(const sdyi_module *module, int number) {
    return number < module->n_written ? module->written[number] : 0;
}

static void set(sdyi_module *module, int number, uint32_t at) {
    if (number >= module->n_written) {
        const int n = 2 * number + 16;
        uint32_t *const more = SDYI_NEW(&module->zone, uint32_t, n);
        if (module->n_written > 0)
            memcpy(more, module->written,
                   (size_t)module->n_written * sizeof *more);
        module->written = more;
        module->n_written = n;
    }
    module->written[number] = at;
}

void sdyi_written_set(sdyi_module *module, const sdyi_value *value,
                      uint32_t offset) {
    set(module, value->number, offset + 1);
}

void sdyi_written_copy(sdyi_module *module, const sdyi_value *from,
                       const sdyi_value *to) {
    const uint32_t at = written_at(module, from->number);
    if (at != 0)
        set(module, to->number, at);
}

/* The index of a value defined in a group, `%0:2`; -1: defined alone. */
static int number_together(const sdyi_module *module, const sdyi_value *value,
                           uint32_t at) {
    const sdyi_op *const op = value->op;
    int first = value->index, last = value->index;
    if (op == NULL)
        return -1;
    while (first > 0 && written_at(module, op->results[first - 1].number) == at)
        first--;
    while (last + 1 < op->n_results &&
           written_at(module, op->results[last + 1].number) == at)
        last++;
    return first == last ? -1 : value->index - first;
}

const char *sdyi_written_name(sdyi_module *module, const sdyi_value *value,
                              sdyi_zone *zone, int *line) {
    const uint32_t at = written_at(module, value->number);
    *line = 0;
    if (at == 0 || module->source == NULL)
        return NULL;
    int column;
    sdyi_source_position(module->source, &module->zone, at - 1, line, &column);
    const char *const start = module->source->text + at - 1;
    const size_t left = module->source->bytes - (at - 1);
    size_t length = 1;
    while (length < left && start[length] != '\0' &&
           strchr(NAME_BYTES, start[length]) != NULL)
        length++;
    const int number = number_together(module, value, at);
    char suffix[16] = "";
    if (number >= 0)
        (void)snprintf(suffix, sizeof suffix, "#%d", number);
    const size_t more = strlen(suffix) + 1;
    char *const name = SDYI_NEW(zone, char, (int)(length + more));
    memcpy(name, start, length);
    memcpy(name + length, suffix, more);
    return name;
}
