/* Blocks of a region: predecessors, the dominator tree, branches. */
#include "program/ir/blocks.h"

#include "program/ir/row.h"

/* -- the graph ------------------------------------------------------------- */

/* Callback for each edge; a successor in another region, which the verifier
 * reports, is no edge. */
typedef void take_edge(sdyi_blocks *blocks, int from, int to);

static void for_edges(sdyi_blocks *blocks, take_edge *take) {
    for (int i = 0; i < blocks->n; i++) {
        const sdyi_op *const last = blocks->of[i]->last;
        for (int k = 0; last != NULL && k < last->n_successors; k++)
            if (sdyi_successors(last)[k]->region == blocks->of[i]->region)
                take(blocks, i, sdyi_successors(last)[k]->number);
    }
}

static void count_pred(sdyi_blocks *blocks, int from, int to) {
    (void)from;
    blocks->first_pred[to]++;
}

/* Appends to the block's predecessors: first_pred[to] is their end so far. */
static void add_pred(sdyi_blocks *blocks, int from, int to) {
    blocks->preds[blocks->first_pred[to]++] = from;
}

void sdyi_blocks_make(sdyi_blocks *blocks, const sdyi_region *region,
                      sdyi_zone *zone) {
    int n = 0, n_edges = 0;
    for (sdyi_block *b = region->first; b != NULL; b = b->next)
        b->number = n++;
    *blocks = (sdyi_blocks){.of = SDYI_NEW(zone, sdyi_block *, n),
                            .n = n,
                            .first_pred = SDYI_NEW(zone, int, n + 1)};
    for (sdyi_block *b = region->first; b != NULL; b = b->next)
        blocks->of[b->number] = b;
    for_edges(blocks, count_pred);
    for (int i = 0; i <= n; i++) {
        const int count = blocks->first_pred[i];
        blocks->first_pred[i] = n_edges;
        n_edges += count;
    }
    blocks->preds = SDYI_NEW(zone, int, n_edges);
    for_edges(blocks, add_pred);
    for (int i = n; i > 0; i--)
        blocks->first_pred[i] = blocks->first_pred[i - 1];
    blocks->first_pred[0] = 0;
}

/* -- dominators ------------------------------------------------------------ */

/* A node of the depth-first spanning tree; nodes are numbered from 1 in
 * preorder. The algorithm is semi-NCA: L. Georgiadis, Linear-time algorithms
 * for dominators and related problems, 2005. */
typedef struct node {
    int block;     /* its number in the region */
    int parent;    /* compressed: the top of the processed path */
    int label;     /* node of least semi on that path */
    int semi;      /* semidominator */
    int dominator; /* immediate dominator */
    int n_below;   /* size of its subtree in the dominator tree */
} node;

typedef struct tree {
    const sdyi_blocks *blocks;
    node *nodes;
    int n;
    int *of;   /* node by block number; 0: unreachable */
    int *path; /* stack, with room for all nodes */
} tree;

static void reach(tree *t, int block, int parent) {
    t->of[block] = ++t->n;
    t->nodes[t->n] = (node){.block = block,
                            .parent = parent,
                            .label = t->n,
                            .semi = t->n,
                            .dominator = parent,
                            .n_below = 1};
}

/* Depth-first search, successors in their order. */
static void walk(tree *t, sdyi_zone *zone) {
    int *const next = SDYI_NEW(zone, int, t->blocks->n);
    int n_path = 0;
    reach(t, 0, 0);
    t->path[n_path++] = 0;
    while (n_path > 0) {
        const int at = t->path[n_path - 1];
        const sdyi_block *const block = t->blocks->of[at];
        const sdyi_op *const last = block->last;
        if (last == NULL || next[at] >= last->n_successors) {
            n_path--;
            continue;
        }
        const sdyi_block *const to = sdyi_successors(last)[next[at]++];
        if (to->region == block->region && t->of[to->number] == 0) {
            reach(t, to->number, t->of[at]);
            t->path[n_path++] = to->number;
        }
    }
}

/* The node of least semidominator on the path up from `i` to before `from`;
 * nodes from `from` on have been processed. Compresses the path. */
static int least_above(tree *t, int i, int from) {
    node *const nodes = t->nodes;
    if (nodes[i].parent < from)
        return nodes[i].label;
    int n_path = 0, above = i;
    do {
        t->path[n_path++] = above;
        above = nodes[above].parent;
    } while (nodes[above].parent >= from);
    int least = nodes[above].label;
    while (n_path > 0) {
        node *const below = &nodes[t->path[--n_path]];
        below->parent = nodes[above].parent;
        if (nodes[least].semi < nodes[below->label].semi)
            below->label = least;
        else
            least = below->label;
        above = t->path[n_path];
    }
    return nodes[i].label;
}

static void find_dominators(tree *t) {
    node *const nodes = t->nodes;
    for (int i = t->n; i > 1; i--) {
        const int block = nodes[i].block;
        nodes[i].semi = nodes[i].parent;
        for (int k = t->blocks->first_pred[block];
             k < t->blocks->first_pred[block + 1]; k++) {
            const int pred = t->of[t->blocks->preds[k]];
            if (pred == 0)
                continue;
            const int semi = nodes[least_above(t, pred, i + 1)].semi;
            if (semi < nodes[i].semi)
                nodes[i].semi = semi;
        }
    }
    for (int i = 2; i <= t->n; i++)
        while (nodes[i].dominator > nodes[i].semi)
            nodes[i].dominator = nodes[nodes[i].dominator].dominator;
}

void sdyi_dominators_make(sdyi_dominators *dominators,
                          const sdyi_region *region, sdyi_zone *zone) {
    sdyi_blocks blocks;
    sdyi_blocks_make(&blocks, region, zone);
    tree t = {.blocks = &blocks,
              .nodes = SDYI_NEW(zone, node, blocks.n + 1),
              .of = SDYI_NEW(zone, int, blocks.n),
              .path = SDYI_NEW(zone, int, blocks.n)};
    *dominators = (sdyi_dominators){.region = region,
                                    .begin = SDYI_NEW(zone, int, blocks.n),
                                    .end = SDYI_NEW(zone, int, blocks.n)};
    if (blocks.n == 0)
        return;
    walk(&t, zone);
    find_dominators(&t);
    for (int i = t.n; i > 1; i--)
        t.nodes[t.nodes[i].dominator].n_below += t.nodes[i].n_below;
    int *const free_at = t.path; /* by block: `begin` of its next child */
    for (int i = 1; i <= t.n; i++) {
        const node *const n = &t.nodes[i];
        int begin = 1;
        if (i > 1) {
            const int above = t.nodes[n->dominator].block;
            begin = free_at[above];
            free_at[above] += n->n_below;
        }
        dominators->begin[n->block] = begin;
        dominators->end[n->block] = begin + n->n_below;
        free_at[n->block] = begin + 1;
    }
}

/* -- branches -------------------------------------------------------------- */

int sdyi_branch_operands(const sdyi_op *op, int i, int *first) {
    const sdyi_attr *const sizes =
        sdyi_op_attr(op, SDYI_NAME_OPERAND_SEGMENT_SIZES);
    if (op->row->successors == 1) {
        *first = 0;
        return op->n_operands;
    }
    *first = 1 + (i > 0 ? (int)sizes->cells[1].integer : 0);
    return (int)sizes->cells[1 + i].integer;
}
