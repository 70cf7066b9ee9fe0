/* Rules of gather and scatter: slices of a tensor, at places that a tensor of
 * indices says.
 *
 *   gather ([k, j], [i, l])->([i, j]) reduction={k} need_replication={l}:
 *          rows of a table
 *
 * Both have a tensor that is sliced (scatter: the inputs and the results),
 * indices, and slices (scatter: updates). */
#include "program/propagation/rules.h"

#include "program/rows/op_kind.h"

typedef struct walk {
    sdyi_rule_builder *b;
    bool is_scatter;
    int n, n_tensors; /* inputs; all operands and results */
    const sdyi_type *in, *indices, *slices;
    sdyi_hlo_ints window, dropped, batch, indices_batch;
    int64_t index_vector;
    sdyi_factor_dims
        batch_factor; /* of batch dimensions that are not explicit */
    int *dims;
} walk;

/* A factor on a dimension of the sliced tensor, the indices, the slices. */
static void add(walk *w, int in, int indices, int slices, int64_t size,
                sdyi_factor_dims factor) {
    for (int i = 0; i < w->n_tensors; i++)
        w->dims[i] = SDYI_NO_DIM;
    w->dims[w->n] = indices;
    if (w->is_scatter)
        for (int i = 0; i < w->n; i++) {
            w->dims[i] = w->dims[2 * w->n + 1 + i] = in;
            w->dims[w->n + 1 + i] = slices;
        }
    else {
        w->dims[0] = in;
        w->dims[2] = slices;
    }
    sdyi_rule_factor(w->b, w->dims, size, factor);
}

static void add_window(walk *w, int in, int slice) {
    const int64_t whole = sdyi_hlo_dim(w->in, in),
                  size = sdyi_hlo_dim(w->slices, slice);
    if (whole == size) {
        add(w, in, SDYI_NO_DIM, slice, whole, SDYI_PASS);
    } else if (w->is_scatter || size == 1) {
        add(w, in, SDYI_NO_DIM, SDYI_NO_DIM, whole,
            w->is_scatter ? SDYI_REPLICATE : SDYI_REDUCE);
        add(w, SDYI_NO_DIM, SDYI_NO_DIM, slice, size, SDYI_REPLICATE);
    } else {
        add(w, in, SDYI_NO_DIM, slice, whole, SDYI_REPLICATE_BLOCKED);
    }
}

/* Add slice dimension `slice`, number `position` of those outside of
 * windows. */
static void add_batch(walk *w, int position, int slice) {
    const int index = position + (position >= w->index_vector);
    int in = SDYI_NO_DIM;
    for (int i = 0; i < w->indices_batch.n; i++)
        if (w->indices_batch.at[i].integer == index)
            in = (int)w->batch.at[i].integer;
    add(w, in, index, slice, sdyi_hlo_dim(w->slices, slice),
        in == SDYI_NO_DIM ? w->batch_factor : SDYI_PASS);
}

static void add_slices(walk *w) {
    int in = 0, position = 0;
    for (int d = 0; d < w->slices->n; d++) {
        if (!sdyi_hlo_has(w->window, d)) {
            add_batch(w, position++, d);
            continue;
        }
        while (sdyi_hlo_has(w->dropped, in) || sdyi_hlo_has(w->batch, in))
            in++;
        add_window(w, in++, d);
    }
}

static void add_dropped(walk *w) {
    for (int i = 0; i < w->dropped.n; i++) {
        const int dim = (int)w->dropped.at[i].integer;
        const int64_t size = sdyi_hlo_dim(w->in, dim);
        add(w, dim, SDYI_NO_DIM, SDYI_NO_DIM, size,
            w->is_scatter ? SDYI_PASS
            : size == 1   ? SDYI_REPLICATE
                          : SDYI_REDUCE);
    }
}

static void build(walk *w, const sdyi_op *op) {
    const sdyi_attr *const numbers = sdyi_hlo_numbers(op);
    w->n_tensors = op->n_operands + op->n_results;
    w->dims = SDYI_NEW(sdyi_rule_zone(w->b), int, w->n_tensors);
    w->in = sdyi_hlo_in(op, 0);
    w->indices = sdyi_hlo_in(op, w->n);
    w->window = sdyi_hlo_field(numbers, SDYI_GATHER_OFFSET);
    w->dropped = sdyi_hlo_field(numbers, SDYI_GATHER_COLLAPSED);
    w->batch = sdyi_hlo_field(numbers, SDYI_GATHER_BATCH);
    w->indices_batch = sdyi_hlo_field(numbers, SDYI_GATHER_INDICES_BATCH);
    w->index_vector = sdyi_hlo_field_int(numbers, SDYI_GATHER_VECTOR);
    add_slices(w);
    add_dropped(w);
    if (w->index_vector < w->indices->n)
        add(w, SDYI_NO_DIM, (int)w->index_vector, SDYI_NO_DIM,
            sdyi_hlo_dim(w->indices, (int)w->index_vector), SDYI_REPLICATE);
}

void sdyi_rule_gather(sdyi_rule_builder *b, const sdyi_op *op) {
    walk w = {.b = b,
              .n = 1,
              .slices = sdyi_hlo_out(op, 0),
              .batch_factor = SDYI_PASS};
    build(&w, op);
}

/* -- scatter --------------------------------------------------------------- */

static bool reduces(const sdyi_op *op, const sdyi_type *element) {
    const sdyi_reducing reduction = op->row->reduction;
    return reduction.is_one && reduction.of_numbers != SDYRT_XOR &&
           (reduction.of_numbers != reduction.of_bools ||
            sdyi_type_is_bool(element));
}

/* True if each result i is `op(argument i, argument i + n)`, in either order,
 * by the same commutative op. */
static bool is_reduction(const sdyi_op *op) {
    const sdyi_block *const body = op->regions[0].first;
    const sdyi_op *first = NULL;
    if (body == NULL || body->last == NULL)
        return false;
    const int n = body->last->n_operands;
    if (body->n_args != 2 * n)
        return false;
    for (int i = 0; i < n; i++) {
        const sdyi_op *const from = sdyi_operand(body->last, i)->op;
        if (from == NULL || from->n_operands != 2 ||
            !reduces(from, sdyi_type_element(from->results[0].type)))
            return false;
        const sdyi_value *const a = sdyi_operand(from, 0), *const c =
                                                               sdyi_operand(
                                                                   from, 1);
        if (!(a == body->args[i] && c == body->args[n + i]) &&
            !(c == body->args[i] && a == body->args[n + i]))
            return false;
        first = first == NULL ? from : first;
        if (from->row != first->row)
            return false;
    }
    return true;
}

void sdyi_rule_scatter(sdyi_rule_builder *b, const sdyi_op *op) {
    walk w = {.b = b,
              .is_scatter = true,
              .n = op->n_results,
              .slices = sdyi_hlo_in(op, op->n_results + 1),
              .batch_factor = is_reduction(op) ? SDYI_REDUCE : SDYI_REPLICATE};
    build(&w, op);
}
