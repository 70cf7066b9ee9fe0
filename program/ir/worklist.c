/* The stack of ops and its side table of places. */
#include "program/ir/worklist.h"

#include <string.h>

void sdyi_worklist_start(sdyi_worklist *list, sdyi_zone *zone) {
    *list = (sdyi_worklist){.zone = zone};
}

static int *place_of(sdyi_worklist *list, const sdyi_op *op) {
    if (op->number >= list->n_places) {
        const int n = 2 * op->number + 64;
        int *const more = SDYI_NEW(list->zone, int, n);
        if (list->n_places > 0)
            memcpy(more, list->places, (size_t)list->n_places * sizeof *more);
        list->places = more;
        list->n_places = n;
    }
    return &list->places[op->number];
}

void sdyi_worklist_push(sdyi_worklist *list, sdyi_op *op) {
    int *const place = place_of(list, op);
    if (*place != 0)
        return;
    SDYI_GROW(list->zone, list->ops, list->n, list->capacity);
    list->ops[list->n++] = op;
    *place = list->n;
}

void sdyi_worklist_drop(sdyi_worklist *list, const sdyi_op *op) {
    int *const place = place_of(list, op);
    if (*place == 0)
        return;
    list->ops[*place - 1] = NULL;
    *place = 0;
}

sdyi_op *sdyi_worklist_pop(sdyi_worklist *list) {
    while (list->n > 0) {
        sdyi_op *const op = list->ops[--list->n];
        if (op == NULL)
            continue;
        *place_of(list, op) = 0;
        return op;
    }
    return NULL;
}

void sdyi_worklist_reverse(sdyi_worklist *list) {
    for (int i = 0, k = list->n - 1; i < k; i++, k--) {
        sdyi_op *const op = list->ops[i];
        list->ops[i] = list->ops[k];
        list->ops[k] = op;
    }
    for (int i = 0; i < list->n; i++)
        if (list->ops[i] != NULL)
            *place_of(list, list->ops[i]) = i + 1;
}
