/* What a plan needs beyond the rules for shardings and operations: a size, a
 * reduction for the dtype, and a rank for each device. */
#include "collectives/rules.h"

#include "runtime/status.h"

#include <stdlib.h>
#include <string.h>

static sdyrt_status check_size(const sdyrt_type *type) {
    if (type->value_class != SDYRT_TENSOR)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_DYNAMIC_SHAPE,
                         "a plan needs a tensor of static shape, this value "
                         "has no shape");
    int64_t elements;
    int64_t bytes;
    SDYI_TRY(sdyrt_type_elements(type, &elements));
    if (__builtin_mul_overflow(elements,
                               (int64_t)sdyrt_dtype_bytes(type->dtype), &bytes))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                         "%lld elements of %s do not fit 2^63 - 1 bytes",
                         (long long)elements, sdyrt_dtype_name(type->dtype));
    return SDYRT_OK;
}

static sdyrt_status check_dtype(const sdyi_resolved *r, sdyi_span axes,
                                const sdyrt_mesh *mesh,
                                sdyrt_reduction reduction) {
    const sdyrt_dtype dtype = r->op->type.dtype;
    if (axes.count == 0 || sdyrt_can_reduce(dtype, reduction))
        return SDYRT_OK;
    char text[SDYI_TEXT_BYTES];
    return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_DTYPE_REDUCTION,
                     "%s: %s has no reduction %s, needed along %s",
                     sdyrt_op_name(r->op->kind), sdyrt_dtype_name(dtype),
                     sdyrt_reduction_name(reduction),
                     sdyi_axes_text(text, mesh, axes));
}

static sdyrt_status check_reductions(const sdyi_resolved *r) {
    SDYI_TRY(
        check_dtype(r, sdyi_span_of(&r->reduced), r->from->mesh, r->reduction));
    /* Zeros can be placed for any dtype, other identities cannot. */
    if (r->to->unreduced_op == SDYRT_SUM)
        return SDYRT_OK;
    return check_dtype(r, sdyi_span_of(&r->introduced), r->to->mesh,
                       r->to->unreduced_op);
}

static int compare_ranks(const void *a, const void *b) {
    const int x = *(const int *)a;
    const int y = *(const int *)b;
    return (x > y) - (x < y);
}

static sdyrt_status fail_shared_rank(const char *name, const int *ranks,
                                     int64_t n, int rank) {
    int64_t first = 0;
    while (ranks[first] != rank)
        first++;
    int64_t second = first + 1;
    while (second < n - 1 && ranks[second] != rank)
        second++;
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PLACEMENT,
                     "%s: devices %lld and %lld have one rank, %d", name,
                     (long long)first, (long long)second, rank);
}

static sdyrt_status check_distinct(const char *name, const int *ranks,
                                   int64_t n) {
    size_t bytes;
    if (__builtin_mul_overflow((size_t)n, sizeof *ranks, &bytes))
        return SDYI_NO_MEMORY(SIZE_MAX);
    int *const sorted = malloc(bytes);
    if (sorted == NULL)
        return SDYI_NO_MEMORY(bytes);
    memcpy(sorted, ranks, bytes);
    qsort(sorted, (size_t)n, sizeof *sorted, compare_ranks);
    sdyrt_status status = SDYRT_OK;
    for (int64_t i = 1; i < n && status == SDYRT_OK; i++) {
        if (sorted[i] == sorted[i - 1])
            status = fail_shared_rank(name, ranks, n, sorted[i]);
    }
    free(sorted);
    return status;
}

static sdyrt_status check_placement(const char *name, const sdyrt_mesh *mesh,
                                    const int *ranks, int64_t n) {
    if (ranks == NULL && n != 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "%s is NULL but its count is %lld", name,
                         (long long)n);
    if (ranks == NULL)
        return SDYRT_OK;
    int64_t devices = sdyrt_mesh_device_count(mesh);
    if (sdyrt_mesh_is_maximal(mesh)) {
        SDYI_TRY(sdyrt_mesh_device_at(mesh, 0, &devices));
        if (n <= devices)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PLACEMENT,
                             "%s has %lld ranks, none for device %lld", name,
                             (long long)n, (long long)devices);
    } else if (n != devices) {
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PLACEMENT,
                         "%s has %lld ranks for a mesh of %lld devices", name,
                         (long long)n, (long long)devices);
    }
    for (int64_t i = 0; i < n; i++) {
        if (ranks[i] < 0)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PLACEMENT,
                             "%s: device %lld has rank %d", name, (long long)i,
                             ranks[i]);
    }
    return check_distinct(name, ranks, n);
}

sdyrt_status sdyi_check_plannable(const sdyi_resolved *r) {
    const sdyrt_op *const op = r->op;
    SDYI_TRY(check_size(&op->type));
    SDYI_TRY(check_reductions(r));
    SDYI_TRY(check_placement("from_ranks", r->from->mesh, r->from_ranks,
                             r->n_from_ranks));
    return check_placement("to_ranks", r->to->mesh, r->to_ranks, r->n_to_ranks);
}
