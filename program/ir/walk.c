/* Recursive walks over nested ops. */
#include "program/ir/walk.h"

/* Recursion depth is limited by the parser's nesting limit. */
typedef bool walk_fn(sdyi_op *op, sdyi_visit *visit, void *state);

static bool walk_inside(sdyi_op *op, walk_fn *walk, sdyi_visit *visit,
                        void *state) {
    for (int i = 0; i < op->n_regions; i++)
        for (const sdyi_block *b = op->regions[i].first; b != NULL; b = b->next)
            for (sdyi_op *inner = b->first, *next; inner != NULL;
                 inner = next) {
                next = inner->next;
                if (!walk(inner, visit, state))
                    return false;
            }
    return true;
}

bool sdyi_walk_pre(sdyi_op *op, sdyi_visit *visit, void *state) {
    switch (visit(state, op)) {
    case SDYI_WALK_ON:
        return walk_inside(op, sdyi_walk_pre, visit, state);
    case SDYI_WALK_SKIP:
        return true;
    case SDYI_WALK_STOP:
        break;
    }
    return false;
}

bool sdyi_walk_post(sdyi_op *op, sdyi_visit *visit, void *state) {
    return walk_inside(op, sdyi_walk_post, visit, state) &&
           visit(state, op) != SDYI_WALK_STOP;
}

/* A visitor that may fail, and what it has returned. */
typedef struct trial {
    sdyi_try_visit *visit;
    void *state;
    sdyrt_status status;
} trial;

static sdyi_walk visit_trial(void *state, sdyi_op *op) {
    trial *const t = state;
    t->status = t->visit(t->state, op);
    return t->status == SDYRT_OK ? SDYI_WALK_ON : SDYI_WALK_STOP;
}

sdyrt_status sdyi_try_pre(sdyi_op *op, sdyi_try_visit *visit, void *state) {
    trial t = {visit, state, SDYRT_OK};
    (void)sdyi_walk_pre(op, visit_trial, &t);
    return t.status;
}

sdyrt_status sdyi_try_post(sdyi_op *op, sdyi_try_visit *visit, void *state) {
    trial t = {visit, state, SDYRT_OK};
    (void)sdyi_walk_post(op, visit_trial, &t);
    return t.status;
}

void sdyi_op_list_add(sdyi_op_list *list, sdyi_op *op) {
    SDYI_GROW(list->zone, list->ops, list->n, list->capacity);
    list->ops[list->n++] = op;
}

sdyi_walk sdyi_op_list_visit(void *list, sdyi_op *op) {
    sdyi_op_list_add(list, op);
    return SDYI_WALK_ON;
}
