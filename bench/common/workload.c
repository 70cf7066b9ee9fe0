/* Reading workloads. Every text is parsed and every operation verified here,
 * before a rank starts, so that a mistake is reported with its tensor's name.
 */
#include "bench/common/workload.h"
#include "bench/common/fail.h"
#include "bench/common/names.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

sdyrt_op workload_op(const workload_tensor *tensor) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = tensor->op;
    op.axes = tensor->axes;
    op.reduction = tensor->reduction;
    op.type = tensor->type;
    op.from = tensor->from;
    op.to = tensor->to;
    return op;
}

static bool load_meshes(const char *path, json_t *meshes, workload *work) {
    if (!json_is_object(meshes))
        return bench_fail("%s: 'meshes' is not an object", path);
    work->meshes = calloc(json_object_size(meshes) + 1, sizeof *work->meshes);
    if (work->meshes == NULL)
        return bench_fail("no memory for the meshes of %s", path);
    const char *name;
    json_t *text;
    json_object_foreach(meshes, name, text) {
        if (!json_is_string(text))
            return bench_fail("%s: mesh '%s' is not a string", path, name);
        sdyrt_named_mesh *mesh = &work->meshes[work->n_meshes];
        if (sdyrt_mesh_parse(json_string_value(text), &mesh->mesh) != SDYRT_OK)
            return bench_fail("%s: mesh '%s': %s", path, name,
                              sdyrt_last_error());
        mesh->name = name;
        work->n_meshes++;
    }
    return true;
}

/* Raise the ranks that the workload needs to those of one sharding's mesh. */
static bool count_ranks(const sdyrt_sharding *sharding, workload *work) {
    const sdyrt_mesh *mesh = sdyrt_sharding_mesh(sharding);
    int64_t ranks = sdyrt_mesh_device_count(mesh);
    if (sdyrt_mesh_is_maximal(mesh)) {
        if (sdyrt_mesh_device_at(mesh, 0, &ranks) != SDYRT_OK)
            return false;
        ranks++;
    }
    if (ranks > work->ranks)
        work->ranks = ranks < INT32_MAX ? (int)ranks : INT32_MAX;
    return true;
}

static bool load_sharding(const char *key, const char *text,
                          const workload *work, const char *where,
                          const sdyrt_sharding **sharding) {
    if (sdyrt_sharding_parse(text, work->meshes, work->n_meshes, sharding) !=
        SDYRT_OK)
        return bench_fail("%s: '%s': %s", where, key, sdyrt_last_error());
    return true;
}

static bool add_size(const char *where, workload_tensor *tensor,
                     workload *work) {
    int64_t elements;
    if (sdyrt_type_elements(&tensor->type, &elements) != SDYRT_OK)
        return bench_fail("%s: %s", where, sdyrt_last_error());
    if (__builtin_mul_overflow((size_t)elements,
                               sdyrt_dtype_bytes(tensor->type.dtype),
                               &tensor->bytes) ||
        __builtin_add_overflow(work->elements, elements, &work->elements) ||
        __builtin_add_overflow(work->bytes, tensor->bytes, &work->bytes))
        return bench_fail("%s: the bytes do not fit 64 bits", where);
    return true;
}

/* Whether values only move: none is combined and none partial. */
static bool only_moves(const workload_tensor *tensor) {
    sdyrt_reduction reduction;
    switch (tensor->op) {
    case SDYRT_OP_ALL_REDUCE:
    case SDYRT_OP_REDUCE_SCATTER:
    case SDYRT_OP_SHARDED_TO_UNREDUCED:
    case SDYRT_OP_REPLICATED_TO_UNREDUCED:
        return false;
    default:
        return sdyrt_sharding_partials(tensor->from, &reduction) == 1;
    }
}

static bool load_op(const char *where, const char *op, const char *reduction,
                    workload_tensor *tensor) {
    tensor->op = SDYRT_OP_RESHARD;
    if (op != NULL && !op_by_name(op, &tensor->op))
        return bench_fail("%s: 'op': no operation '%s'", where, op);
    if (reduction != NULL && !reduction_by_name(reduction, &tensor->reduction))
        return bench_fail("%s: 'reduction': expected sum, max, min or prod, "
                          "found '%s'",
                          where, reduction);
    return true;
}

static bool load_tensor(const char *path, json_t *json, size_t index,
                        bool moves_only, workload *work) {
    workload_tensor *tensor = &work->tensors[work->n_tensors++];
    char where[512];
    const char *name = json_string_value(json_object_get(json, "name"));
    if (name != NULL)
        snprintf(where, sizeof where, "%s: tensor '%s'", path, name);
    else
        snprintf(where, sizeof where, "%s: tensor %zu", path, index);

    const char *type, *from, *to, *op_name = NULL, *reduction = NULL;
    json_error_t error;
    tensor->kind = "-";
    if (json_unpack_ex(json, &error, JSON_STRICT,
                       "{s:s, s:s, s:s, s:s, s?s, s?s, s?s, s?s}", "name",
                       &tensor->name, "type", &type, "from", &from, "to", &to,
                       "kind", &tensor->kind, "op", &op_name, "axes",
                       &tensor->axes, "reduction", &reduction) != 0)
        return bench_fail("%s: %s", where, error.text);
    if (!load_op(where, op_name, reduction, tensor))
        return false;
    if (sdyrt_type_parse(type, &tensor->type) != SDYRT_OK)
        return bench_fail("%s: 'type': %s", where, sdyrt_last_error());
    if (!load_sharding("from", from, work, where, &tensor->from) ||
        !load_sharding("to", to, work, where, &tensor->to))
        return false;
    const sdyrt_op op = workload_op(tensor);
    if (sdyrt_op_verify(&op) != SDYRT_OK || !count_ranks(tensor->from, work) ||
        !count_ranks(tensor->to, work))
        return bench_fail("%s: %s", where, sdyrt_last_error());
    if (moves_only && !only_moves(tensor))
        return bench_fail("%s: unreduced axes; this program moves values, it "
                          "does not reduce them; sdyrt_perf does",
                          where);
    return add_size(where, tensor, work);
}

static bool same_text(const sdyrt_sharding *a, const sdyrt_sharding *b) {
    char text[2][4096];
    const size_t length = sdyrt_sharding_print(a, text[0], sizeof text[0]);
    return length < sizeof text[0] &&
           sdyrt_sharding_print(b, text[1], sizeof text[1]) == length &&
           strcmp(text[0], text[1]) == 0;
}

static bool same_row(const workload_tensor *a, const workload_tensor *b) {
    return strcmp(a->kind, b->kind) == 0 && a->type.dtype == b->type.dtype &&
           a->type.rank == b->type.rank &&
           memcmp(a->type.dims, b->type.dims,
                  (size_t)a->type.rank * sizeof a->type.dims[0]) == 0 &&
           a->op == b->op && a->reduction == b->reduction &&
           strcmp(a->axes == NULL ? "" : a->axes,
                  b->axes == NULL ? "" : b->axes) == 0 &&
           same_text(a->from, b->from) && same_text(a->to, b->to);
}

/* Count tensor `t` to its row, a new one if it is the first of its kind;
 * returns whether it is. */
static bool add_to_row(workload *work, int t) {
    int row = 0;
    while (row < work->n_rows &&
           !same_row(&work->tensors[work->rows[row].first], &work->tensors[t]))
        row++;
    work->tensors[t].row = row;
    if (row < work->n_rows) {
        work->rows[row].count++;
        return false;
    }
    work->rows[work->n_rows++] = (workload_row){.first = t, .count = 1};
    return true;
}

static void release_tensor(const workload_tensor *tensor) {
    sdyrt_sharding_release(tensor->from);
    sdyrt_sharding_release(tensor->to);
}

/* Forget the last tensor, which was the second or later of its row. */
static void drop_last(workload *work, int64_t elements, size_t bytes) {
    workload_tensor *last = &work->tensors[--work->n_tensors];
    work->rows[last->row].count--;
    work->elements = elements;
    work->bytes = bytes;
    release_tensor(last);
}

static bool load_tensors(const char *path, json_t *tensors,
                         const workload_options *options, workload *work) {
    const size_t n = json_array_size(tensors);
    if (n == 0)
        return bench_fail("%s: 'tensors' is empty or not a list", path);
    work->tensors = calloc(n, sizeof *work->tensors);
    work->rows = calloc(n, sizeof *work->rows);
    json_t *names = json_object();
    bool good = work->tensors != NULL && work->rows != NULL && names != NULL;
    if (!good)
        bench_fail("no memory for the %zu tensors of %s", n, path);
    for (size_t i = 0; good && i < n; i++) {
        const int64_t elements = work->elements;
        const size_t bytes = work->bytes;
        good = load_tensor(path, json_array_get(tensors, i), i,
                           options->moves_only, work);
        if (!good)
            break;
        const char *name = work->tensors[work->n_tensors - 1].name;
        if (json_object_get(names, name) != NULL)
            good = bench_fail("%s: tensor '%s' is there twice", path, name);
        json_object_set_new(names, name, json_true());
        if (!add_to_row(work, work->n_tensors - 1) && options->quick)
            drop_last(work, elements, bytes);
    }
    json_decref(names);
    return good;
}

bool workload_load(const char *path, const workload_options *options,
                   workload *work) {
    *work = (workload){.ranks = 1};
    json_error_t error;
    work->root = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
    if (work->root == NULL) {
        return error.line > 0 ? bench_fail("%s:%d:%d: %s", path, error.line,
                                           error.column, error.text)
                              : bench_fail("%s", error.text);
    }
    json_t *meshes, *tensors;
    bool good = true;
    if (json_unpack_ex(work->root, &error, JSON_STRICT, "{s:s, s:o, s:o}",
                       "name", &work->name, "meshes", &meshes, "tensors",
                       &tensors) != 0)
        good = bench_fail("%s: %s", path, error.text);
    good = good && load_meshes(path, meshes, work) &&
           load_tensors(path, tensors, options, work);
    if (!good)
        workload_free(work);
    return good;
}

void workload_free(workload *work) {
    for (int i = 0; i < work->n_tensors; i++)
        release_tensor(&work->tensors[i]);
    for (int i = 0; i < work->n_meshes; i++)
        sdyrt_mesh_release(work->meshes[i].mesh);
    free(work->tensors);
    free(work->rows);
    free(work->meshes);
    json_decref(work->root);
    *work = (workload){0};
}
