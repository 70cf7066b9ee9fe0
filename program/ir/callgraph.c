/* Strongly connected components by Tarjan's algorithm, without recursion, since
 * chains of calls have any length. */
#include "program/ir/callgraph.h"

#include "program/ir/row.h"
#include "program/ir/walk.h"
#include "program/rows/op_kind.h"

sdyi_op *sdyi_callee(const sdyi_symbols *symbols, const sdyi_op *call) {
    if (call->row->kind != SDYI_OP_FUNC_CALL)
        return NULL;
    const sdyi_attr *const name = sdyi_op_attr(call, SDYI_NAME_CALLEE);
    sdyi_op *const function =
        sdyi_attr_is(name, SDYI_ATTR_SYMBOL) && name->n == 1
            ? sdyi_symbols_find(symbols, (sdyi_name)name->cells[0].integer)
            : NULL;
    return function != NULL && function->row->kind == SDYI_OP_FUNC_FUNC &&
                   function->regions[0].first != NULL
               ? function
               : NULL;
}

typedef struct node {
    sdyi_op *function;
    struct node **callees;
    int n_callees, capacity;
    int next_callee; /* index of the next to visit */
    int number, low; /* Tarjan's; 0: not visited */
    bool is_open;    /* on the stack of components */
} node;

typedef struct maker {
    sdyi_zone *zone;
    const sdyi_symbols *symbols;
    sdyi_callgraph *graph;
    sdyi_side_table nodes; /* by function number */
    node *caller;
    node **path, **open; /* path of the search; nodes without a component yet:
                            room for all */
    int n_path, n_open, n_numbers, n_components;
} maker;

static sdyi_walk add_callee(void *state, sdyi_op *op) {
    maker *const m = state;
    const sdyi_op *const callee = sdyi_callee(m->symbols, op);
    if (callee == NULL)
        return SDYI_WALK_ON;
    node *const caller = m->caller;
    SDYI_GROW(m->zone, caller->callees, caller->n_callees, caller->capacity);
    caller->callees[caller->n_callees++] =
        sdyi_side_table_get(&m->nodes, callee->number);
    return SDYI_WALK_ON;
}

static void enter(maker *m, node *n) {
    n->number = n->low = ++m->n_numbers;
    n->is_open = true;
    m->path[m->n_path++] = n;
    m->open[m->n_open++] = n;
}

static void close_component(maker *m, const node *head) {
    node *n;
    do {
        n = m->open[--m->n_open];
        n->is_open = false;
        m->graph->functions[m->graph->n++] =
            (sdyi_called){n->function, m->n_components};
    } while (n != head);
    m->n_components++;
}

static void lower(node *n, int to) {
    if (to < n->low)
        n->low = to;
}

/* One step of the search: into a callee, or back. */
static void step(maker *m) {
    node *const n = m->path[m->n_path - 1];
    if (n->next_callee < n->n_callees) {
        node *const callee = n->callees[n->next_callee++];
        if (callee->number == 0)
            enter(m, callee);
        else if (callee->is_open)
            lower(n, callee->number);
        return;
    }
    m->n_path--;
    if (m->n_path > 0)
        lower(m->path[m->n_path - 1], n->low);
    if (n->low == n->number)
        close_component(m, n);
}

static bool has_body(const sdyi_op *op) {
    return op->row->kind == SDYI_OP_FUNC_FUNC && op->regions[0].first != NULL;
}

static int make_nodes(maker *m, const sdyi_block *block) {
    int n = 0;
    for (sdyi_op *op = block->first; op != NULL; op = op->next) {
        if (!has_body(op))
            continue;
        node *const made = SDYI_NEW(m->zone, node, 1);
        made->function = op;
        sdyi_side_table_set(&m->nodes, op->number, made);
        n++;
    }
    return n;
}

void sdyi_callgraph_make(sdyi_callgraph *graph, const sdyi_symbols *symbols,
                         sdyi_zone *zone) {
    const sdyi_block *const block = symbols->table->regions[0].first;
    maker m = {.zone = zone,
               .symbols = symbols,
               .graph = graph,
               .nodes = sdyi_side_table_of(zone)};
    const int n = make_nodes(&m, block);
    *graph = (sdyi_callgraph){SDYI_NEW(zone, sdyi_called, n), 0};
    m.path = SDYI_NEW(zone, node *, n);
    m.open = SDYI_NEW(zone, node *, n);
    for (sdyi_op *op = block->first; op != NULL; op = op->next) {
        m.caller = sdyi_side_table_get(&m.nodes, op->number);
        if (m.caller != NULL)
            (void)sdyi_walk_pre(op, add_callee, &m);
    }
    for (const sdyi_op *op = block->first; op != NULL; op = op->next) {
        node *const start = sdyi_side_table_get(&m.nodes, op->number);
        if (start == NULL || start->number != 0)
            continue;
        enter(&m, start);
        while (m.n_path > 0)
            step(&m);
    }
}
