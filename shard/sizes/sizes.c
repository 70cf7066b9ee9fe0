/* Sizes of tensors, and values of integers, on all ranks: from the arguments of
 * a function through its ops, repeated until nothing new is found. */
#include "shard/sizes/sizes.h"

#include "program/dialects/func/call.h"
#include "program/ir/blocks.h"
#include "program/ir/elements.h"
#include "program/ir/walk.h"
#include "shard/passes/shard_passes.h"
#include "shard/rows/op_kind.h"
#include "shard/standard/standard.h"
#include <sdyrt/grid.h>

#include <string.h>

/* -- what is known --------------------------------------------------------- */

static bool is_tensor(const sdyi_value *value) {
    return sdyi_type_is(value->type, SDYI_TYPE_TENSOR) &&
           value->type->n <= SDYRT_MAX_RANK;
}

static bool is_dynamic(const sdyi_value *value) {
    return is_tensor(value) && !sdyi_type_is_static(value->type);
}

static int64_t *new_rows(const sdyi_sizes *s, const sdyi_value *value) {
    return SDYI_NEW(s->zone, int64_t,
                    (size_t)s->n_ranks * (size_t)value->type->n + 1);
}

void sdyi_sizes_set_rows(sdyi_sizes *s, const sdyi_value *value,
                         const int64_t *rows) {
    s->n_known++;
    sdyi_side_table_set(&s->dims, value->number, (void *)(uintptr_t)rows);
}

static void set_numbers(sdyi_sizes *s, const sdyi_value *value,
                        const int64_t *numbers) {
    s->n_known++;
    sdyi_side_table_set(&s->numbers, value->number, (void *)(uintptr_t)numbers);
}

const int64_t *sdyi_sizes_rows(sdyi_sizes *s, const sdyi_value *value) {
    const int64_t *const has = sdyi_side_table_get(&s->dims, value->number);
    if (has != NULL || !is_tensor(value) || is_dynamic(value))
        return has;
    int64_t *const rows = new_rows(s, value);
    const int n = value->type->n;
    for (int64_t i = 0; i < (int64_t)s->n_ranks * n; i++)
        rows[i] = value->type->cells[i % n].integer;
    sdyi_side_table_set(&s->dims, value->number, rows);
    return rows;
}

const int64_t *sdyi_sizes_numbers(const sdyi_sizes *s,
                                  const sdyi_value *value) {
    return sdyi_side_table_get(&s->numbers, value->number);
}

bool sdyi_sizes_are_alike(const sdyi_sizes *s, const int64_t *rows, int rank) {
    for (int r = 1; r < s->n_ranks; r++)
        if (memcmp(rows, rows + (int64_t)r * rank,
                   (size_t)rank * sizeof *rows) != 0)
            return false;
    return true;
}

/* -- numbers --------------------------------------------------------------- */

/* Note an integer that is the same on all ranks. */
static void set_all(sdyi_sizes *s, const sdyi_value *value, int64_t number) {
    int64_t *const numbers = SDYI_NEW(s->zone, int64_t, (size_t)s->n_ranks);
    for (int r = 0; r < s->n_ranks; r++)
        numbers[r] = number;
    set_numbers(s, value, numbers);
}

static sdyrt_status visit_place(sdyi_sizes *s, const sdyi_op *op) {
    int n;
    const int64_t *const sizes = sdyi_sizes_grid(s, op, &n);
    const sdyi_ints axes = sdyi_ints_at(op, SDYI_NAME_AXES);
    if (sizes == NULL)
        return SDYRT_ARGUMENT;
    for (int i = 0; i < op->n_results; i++) {
        const int64_t axis = axes.n > 0 ? axes.cells[i].integer : i;
        int64_t *const at = SDYI_NEW(s->zone, int64_t, (size_t)s->n_ranks);
        int64_t stride = 1;
        for (int k = n - 1; k > axis; k--)
            stride *= sizes[k];
        for (int r = 0; r < s->n_ranks; r++)
            at[r] = sdyi_is_kind(op, SDYI_OP_SHARD_PROCESS_LINEAR_INDEX) ? r
                    : sdyi_is_kind(op, SDYI_OP_SHARD_GRID_SHAPE)
                        ? sizes[axis]
                        : r / stride % sizes[axis];
        set_numbers(s, &op->results[i], at);
    }
    return SDYRT_OK;
}

/* True for integer types that int64_t computes exactly: narrower ones wrap. */
static bool is_wide(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_INDEX) ||
           (sdyi_type_is(type, SDYI_TYPE_INTEGER) && type->width == 64);
}

static void visit_integers(sdyi_sizes *s, const sdyi_op *op) {
    const int64_t *const a = sdyi_sizes_numbers(s, sdyi_operand(op, 0));
    const int64_t *const b = sdyi_sizes_numbers(s, sdyi_operand(op, 1));
    int64_t *const made = SDYI_NEW(s->zone, int64_t, (size_t)s->n_ranks);
    if (a == NULL || b == NULL || !is_wide(op->results[0].type))
        return;
    for (int r = 0; r < s->n_ranks; r++)
        if (!sdyi_compute_integers(op->row->kind, a[r], b[r], &made[r]))
            return;
    set_numbers(s, &op->results[0], made);
}

static void visit_dim(sdyi_sizes *s, const sdyi_op *op) {
    const sdyi_value *const value = sdyi_operand(op, 0);
    const int64_t *const rows = sdyi_sizes_rows(s, value);
    const int64_t *const dim = sdyi_sizes_numbers(s, sdyi_operand(op, 1));
    int64_t *const made = SDYI_NEW(s->zone, int64_t, (size_t)s->n_ranks);
    if (rows == NULL || dim == NULL)
        return;
    for (int r = 0; r < s->n_ranks; r++) {
        if (dim[r] < 0 || dim[r] >= value->type->n)
            return;
        made[r] = sdyi_sizes_row(rows, value, r)[dim[r]];
    }
    set_numbers(s, &op->results[0], made);
}

/* An element of a table of integers. */
static void visit_extract(sdyi_sizes *s, const sdyi_op *op) {
    const sdyi_type *const type = sdyi_operand(op, 0)->type;
    sdyi_elements table;
    int64_t *const made = SDYI_NEW(s->zone, int64_t, (size_t)s->n_ranks);
    if (!sdyi_made_by(sdyi_operand(op, 0), SDYI_OP_ARITH_CONSTANT) ||
        !sdyi_constant_elements(sdyi_operand(op, 0), &table) || type->n != 1 ||
        !sdyi_type_is(type->element, SDYI_TYPE_INTEGER) ||
        type->element->width != 64)
        return;
    const int64_t *const at = sdyi_sizes_numbers(s, sdyi_operand(op, 1));
    for (int r = 0; r < s->n_ranks; r++) {
        if (at == NULL || at[r] < 0 || at[r] >= type->cells[0].integer)
            return;
        made[r] = sdyi_dense_i64_at(table.attr, at[r]);
    }
    set_numbers(s, &op->results[0], made);
}

static sdyrt_status visit_number(sdyi_sizes *s, const sdyi_op *op) {
    int64_t value;
    switch (op->row->kind) {
    case SDYI_OP_SHARD_PROCESS_LINEAR_INDEX:
    case SDYI_OP_SHARD_PROCESS_MULTI_INDEX:
    case SDYI_OP_SHARD_GRID_SHAPE:
        return visit_place(s, op);
    case SDYI_OP_ARITH_CONSTANT:
        if (sdyi_constant_value(&op->results[0], &value))
            set_all(s, &op->results[0], value);
        return SDYRT_OK;
    case SDYI_OP_ARITH_INDEX_CAST:
        if (sdyi_sizes_numbers(s, sdyi_operand(op, 0)) != NULL &&
            is_wide(op->results[0].type))
            set_numbers(s, &op->results[0],
                        sdyi_sizes_numbers(s, sdyi_operand(op, 0)));
        return SDYRT_OK;
    case SDYI_OP_TENSOR_DIM:
        visit_dim(s, op);
        return SDYRT_OK;
    case SDYI_OP_TENSOR_EXTRACT:
        visit_extract(s, op);
        return SDYRT_OK;
    default:
        if (op->n_operands == 2)
            visit_integers(s, op);
        return SDYRT_OK;
    }
}

/* -- tensors --------------------------------------------------------------- */

static void set_if_known(sdyi_sizes *s, const sdyi_value *value,
                         const int64_t *rows) {
    for (int64_t i = 0; i < (int64_t)s->n_ranks * value->type->n; i++)
        if (rows[i] < 0)
            return;
    sdyi_sizes_set_rows(s, value, rows);
}

/* Static sizes, and operands from `operand` on for the others. */
static void visit_sizes(sdyi_sizes *s, const sdyi_op *op,
                        const sdyi_cell *sizes, int operand) {
    const sdyi_value *const result = &op->results[0];
    int64_t *const rows = new_rows(s, result);
    for (int d = 0; d < result->type->n; d++) {
        const int64_t *const numbers =
            sizes[d].integer == SDYRT_DYNAMIC
                ? sdyi_sizes_numbers(s, sdyi_operand(op, operand++))
                : NULL;
        if (sizes[d].integer == SDYRT_DYNAMIC && numbers == NULL)
            return;
        for (int r = 0; r < s->n_ranks; r++)
            rows[(int64_t)r * result->type->n + d] =
                numbers == NULL ? sizes[d].integer : numbers[r];
    }
    set_if_known(s, result, rows);
}

static void visit_extract_slice(sdyi_sizes *s, const sdyi_op *op) {
    const sdyi_attr *const sizes = sdyi_op_attr(op, SDYI_NAME_STATIC_SIZES);
    const sdyi_attr *const counts =
        sdyi_op_attr(op, SDYI_NAME_OPERAND_SEGMENT_SIZES);
    if (sizes->n == op->results[0].type->n)
        visit_sizes(s, op, sizes->cells, 1 + (int)counts->cells[1].integer);
}

/* The result is as large as an operand. */
static sdyrt_status visit_same(sdyi_sizes *s, const sdyi_op *op, int operand) {
    const sdyi_value *const result = &op->results[0];
    const int64_t *const rows = sdyi_sizes_rows(s, sdyi_operand(op, operand));
    const int n = result->type->n;
    if (rows == NULL || n != sdyi_operand(op, operand)->type->n)
        return SDYRT_OK;
    for (int64_t i = 0; i < (int64_t)s->n_ranks * n; i++) {
        const int64_t size = result->type->cells[i % n].integer;
        if (size != SDYRT_DYNAMIC && size != rows[i])
            return sdyi_error(s->pool, op,
                              "has %lld element%s in dimension %d on rank "
                              "%d, and its result %lld",
                              (long long)rows[i], rows[i] == 1 ? "" : "s",
                              (int)(i % n), (int)(i / n), (long long)size);
    }
    if (is_dynamic(result))
        sdyi_sizes_set_rows(s, result, rows);
    return SDYRT_OK;
}

/* -- loops ----------------------------------------------------------------- */

/* Take the sizes of a value's loops on a rank, where they are not known yet. */
static sdyrt_status fill_loops(sdyi_sizes *s, const sdyi_op *op,
                               const sdyi_loops_of *loops, int i,
                               int64_t *sizes, int rank) {
    const sdyi_value *const value = sdyi_operand(op, i);
    const int64_t *const rows =
        sdyi_sizes_row(sdyi_sizes_rows(s, value), value, rank);
    for (int d = 0; d < value->type->n; d++) {
        const int loop = loops->maps[i][d];
        if (loop < 0)
            continue;
        if (sizes[loop] >= 0 && sizes[loop] != rows[d])
            return sdyi_error(s->pool, op,
                              "has operands of %lld and of %lld elements in "
                              "dimension %d, on rank %d",
                              (long long)sizes[loop], (long long)rows[d], d,
                              rank);
        sizes[loop] = rows[d];
    }
    return SDYRT_OK;
}

static bool are_operands_known(sdyi_sizes *s, const sdyi_op *op,
                               const sdyi_loops_of *loops) {
    for (int i = 0; i < op->n_operands; i++)
        if (loops->maps[i] != NULL &&
            sdyi_sizes_rows(s, sdyi_operand(op, i)) == NULL)
            return false;
    return true;
}

static sdyrt_status visit_loops(sdyi_sizes *s, const sdyi_op *op) {
    sdyi_loops_of loops;
    const sdyi_value *const result = &op->results[0];
    if (!sdyi_find_loops(op, &loops) || op->n_results != 1 ||
        !are_operands_known(s, op, &loops))
        return SDYRT_OK;
    int64_t *const made = new_rows(s, result);
    for (int r = 0; r < s->n_ranks; r++) {
        int64_t sizes[SDYI_MAX_LOOPS];
        for (int i = 0; i < loops.n; i++)
            sizes[i] = -1;
        for (int i = 0; i < op->n_operands; i++)
            if (loops.maps[i] != NULL)
                SDYI_TRY(fill_loops(s, op, &loops, i, sizes, r));
        for (int d = 0; d < result->type->n; d++)
            made[(int64_t)r * result->type->n + d] =
                sizes[loops.maps[op->n_operands][d]];
    }
    if (is_dynamic(result))
        set_if_known(s, result, made);
    return SDYRT_OK;
}

/* -- ops ------------------------------------------------------------------- */

static sdyrt_status visit_tensor(sdyi_sizes *s, const sdyi_op *op) {
    switch (op->row->kind) {
    case SDYI_OP_TENSOR_CAST:
    case SDYI_OP_SHARD_SHARD:
        return visit_same(s, op, 0);
    case SDYI_OP_TENSOR_INSERT_SLICE:
        return visit_same(s, op, 1);
    case SDYI_OP_TENSOR_EMPTY:
        visit_sizes(s, op, op->results[0].type->cells, 0);
        return SDYRT_OK;
    case SDYI_OP_TENSOR_EXTRACT_SLICE:
        visit_extract_slice(s, op);
        return SDYRT_OK;
    default:
        return sdyi_is_grid_collective(op) ? sdyi_sizes_collective(s, op)
                                           : visit_loops(s, op);
    }
}

static bool takes_dynamic(const sdyi_op *op) {
    for (int i = 0; i < op->n_operands; i++)
        if (is_dynamic(sdyi_operand(op, i)))
            return true;
    return op->n_results == 1 && is_dynamic(&op->results[0]);
}

/* Sizes of block arguments, from branch operands: all branches to a block must
 * agree on them. */
static sdyrt_status visit_branch(sdyi_sizes *s, const sdyi_op *op) {
    for (int i = 0; i < op->n_successors; i++) {
        const sdyi_block *const to = sdyi_successors(op)[i];
        int first;
        const int n = sdyi_branch_operands(op, i, &first);
        for (int k = 0; k < n; k++) {
            const sdyi_value *const value = sdyi_operand(op, first + k);
            const int64_t *const rows = sdyi_sizes_rows(s, value);
            const int64_t *const has = sdyi_sizes_rows(s, to->args[k]);
            const size_t bytes = (size_t)s->n_ranks * sizeof *rows *
                                 (rows == NULL ? 0 : (size_t)value->type->n);
            if (rows != NULL && has == NULL && is_dynamic(to->args[k]))
                sdyi_sizes_set_rows(s, to->args[k], rows);
            else if (rows != NULL && has != NULL &&
                     memcmp(rows, has, bytes) != 0)
                return sdyi_error(s->pool, op,
                                  "gives argument %d of a block other sizes "
                                  "than another branch does",
                                  k);
        }
    }
    return SDYRT_OK;
}

/* Compute the sizes or numbers of an op's results, unless they are known. */
static sdyrt_status visit_op(sdyi_sizes *s, const sdyi_op *op) {
    if (op->n_successors > 0)
        return visit_branch(s, op);
    if (op->n_results == 0)
        return SDYRT_OK;
    if (!sdyi_type_is(op->results[0].type, SDYI_TYPE_TENSOR))
        return sdyi_sizes_numbers(s, &op->results[0]) == NULL
                   ? visit_number(s, op)
                   : SDYRT_OK;
    return takes_dynamic(op) &&
                   sdyi_side_table_get(&s->dims, op->results[0].number) == NULL
               ? visit_tensor(s, op)
               : SDYRT_OK;
}

/* -- arguments ------------------------------------------------------------- */

static sdyrt_status fill_shards(const sdyi_sizes *s, const sdyi_type *type,
                                const sdyrt_grid_sharding *sharding,
                                int64_t *rows) {
    sdyrt_type whole = {.dtype = SDYRT_F32, .rank = type->n};
    for (int d = 0; d < type->n; d++)
        whole.dims[d] = type->cells[d].integer;
    for (int r = 0; r < s->n_ranks; r++) {
        sdyrt_shard shard = SDYRT_SHARD_INIT;
        SDYI_TRY(sdyrt_grid_shard(sharding, &whole, r, &shard));
        for (int d = 0; d < type->n; d++)
            rows[(int64_t)r * type->n + d] = shard.size[d];
    }
    return SDYRT_OK;
}

static sdyrt_status fail_argument(const sdyi_sizes *s, const sdyi_op *function,
                                  int i) {
    return sdyi_error(s->pool, function,
                      "argument %d has sizes that nothing says: 'sdyrt.shard' "
                      "says what it is the shard of, as shard-partition does",
                      i);
}

static sdyrt_status visit_argument(sdyi_sizes *s, const sdyi_op *function,
                                   int i) {
    const sdyi_value *const value = function->regions[0].first->args[i];
    sdyi_shard_note note;
    if (!sdyi_noted_shard(function, SDYI_NAME_ARG_ATTRS, i, &s->symbols,
                          s->zone, &note) ||
        note.global->n != value->type->n)
        return fail_argument(s, function, i);
    int n_axes;
    int64_t *const rows = new_rows(s, value);
    const int64_t *const sizes =
        sdyi_sizes_bind(s, function, note.grid, &n_axes);
    if (sizes == NULL)
        return SDYRT_ARGUMENT;
    sdyrt_status status = sdyrt_grid_create(sizes, n_axes, &note.sharding.grid);
    if (status == SDYRT_OK)
        status = fill_shards(s, note.global, &note.sharding, rows);
    sdyrt_mesh_release(note.sharding.grid);
    if (status != SDYRT_OK)
        return sdyi_error_again(s->pool, function, "");
    sdyi_sizes_set_rows(s, value, rows);
    return SDYRT_OK;
}

/* -- all ------------------------------------------------------------------- */

/* Blocks in any order, until nothing more is found. */
sdyrt_status sdyi_sizes_find(sdyi_sizes *s, sdyi_op *function) {
    sdyi_op_list ops = {.zone = s->zone};
    const sdyi_block *const body = function->regions[0].first;
    for (int i = 0; i < body->n_args; i++)
        if (is_dynamic(body->args[i]))
            SDYI_TRY(visit_argument(s, function, i));
    (void)sdyi_walk_pre(function, sdyi_op_list_visit, &ops);
    for (int before = -1; before != s->n_known;) {
        before = s->n_known;
        for (int i = 0; i < ops.n; i++)
            SDYI_TRY(visit_op(s, ops.ops[i]));
    }
    return SDYRT_OK;
}
