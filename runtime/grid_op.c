/* Operations on grids, as operations of the library. */
#include "base/status.h"
#include "mesh/grid.h"
#include "mesh/internal.h"
#include "runtime/context.h"
#include <sdyrt/grid.h>

#include <string.h>

/* An operation in its new form, with what it points to. */
typedef struct form {
    sdyrt_op op;
    sdyrt_op_axes axes;
    sdyrt_axis_ref own[SDYRT_MAX_AXES], members[SDYRT_MAX_AXES];
    sdyrt_axis_list lists[SDYRT_MAX_RANK];
    sdyrt_all_to_all_param param;
} form;

static const sdyrt_op_kind kinds[] = {
    [SDYRT_GRID_ALL_GATHER] = SDYRT_OP_ALL_GATHER,
    [SDYRT_GRID_ALL_REDUCE] = SDYRT_OP_ALL_REDUCE,
    [SDYRT_GRID_ALL_SLICE] = SDYRT_OP_ALL_SLICE,
    [SDYRT_GRID_ALL_TO_ALL] = SDYRT_OP_ALL_TO_ALL,
    [SDYRT_GRID_BROADCAST] = SDYRT_OP_BROADCAST,
    [SDYRT_GRID_GATHER] = SDYRT_OP_GATHER,
    [SDYRT_GRID_REDUCE] = SDYRT_OP_REDUCE,
    [SDYRT_GRID_REDUCE_SCATTER] = SDYRT_OP_REDUCE_SCATTER,
    [SDYRT_GRID_SCATTER] = SDYRT_OP_SCATTER,
    [SDYRT_GRID_SEND_RECV] = SDYRT_OP_SEND_RECV,
    [SDYRT_GRID_SHIFT] = SDYRT_OP_SHIFT,
    [SDYRT_GRID_UPDATE_HALO] = SDYRT_OP_UPDATE_HALO,
    [SDYRT_GRID_RESHARD] = SDYRT_OP_RESHARD};

const char *sdyrt_grid_kind_name(sdyrt_grid_kind kind) {
    return (unsigned)kind < SDYRT_GRID_KIND_COUNT ? sdyrt_op_name(kinds[kind])
                                                  : "?";
}

static bool reduces(sdyrt_grid_kind kind) {
    return kind == SDYRT_GRID_ALL_REDUCE || kind == SDYRT_GRID_REDUCE ||
           kind == SDYRT_GRID_REDUCE_SCATTER;
}

static bool has_root(sdyrt_grid_kind kind) {
    return kind == SDYRT_GRID_BROADCAST || kind == SDYRT_GRID_GATHER ||
           kind == SDYRT_GRID_REDUCE || kind == SDYRT_GRID_SCATTER;
}

static bool leaves_undefined(sdyrt_grid_kind kind) {
    return kind == SDYRT_GRID_GATHER || kind == SDYRT_GRID_REDUCE ||
           kind >= SDYRT_GRID_SEND_RECV;
}

static bool has_shardings(sdyrt_grid_kind kind) {
    return kind >= SDYRT_GRID_UPDATE_HALO;
}

/* -- axes ------------------------------------------------------------------ */

/* The axes of the groups, and all others. */
static void name_axes(const sdyrt_mesh *grid, const int *axes, int n, form *f) {
    bool is_listed[SDYRT_MAX_AXES] = {false};
    for (int i = 0; i < n; i++) {
        is_listed[axes[i]] = true;
        f->members[i] = (sdyrt_axis_ref){.name = grid->names[axes[i]]};
    }
    f->op.own_axes = (sdyrt_axis_list){f->own, 0};
    for (int k = 0; k < grid->n_axes; k++)
        if (!is_listed[k])
            f->own[f->op.own_axes.count++] =
                (sdyrt_axis_ref){.name = grid->names[k]};
}

static void list_axes(const sdyrt_grid_op *given, form *f) {
    const sdyrt_axis_list members = {f->members, given->n_grid_axes};
    f->axes = (sdyrt_op_axes)SDYRT_OP_AXES_INIT;
    f->op.axis_lists = &f->axes;
    switch (given->kind) {
    case SDYRT_GRID_ALL_TO_ALL:
        f->param =
            (sdyrt_all_to_all_param){members, given->concat_axis, given->axis};
        f->axes.params = &f->param;
        f->axes.n_params = 1;
        return;
    case SDYRT_GRID_ALL_GATHER:
    case SDYRT_GRID_ALL_SLICE:
    case SDYRT_GRID_GATHER:
    case SDYRT_GRID_REDUCE_SCATTER:
    case SDYRT_GRID_SCATTER:
        f->lists[given->axis] = members;
        f->axes.lists = f->lists;
        f->axes.n_lists = given->type.rank;
        return;
    default:
        f->lists[0] = members;
        f->axes.lists = f->lists;
        f->axes.n_lists = 1;
    }
}

/* -- shardings ------------------------------------------------------------- */

/* A value that the members cut along `dim`; -1: whole. */
static sdyrt_status make_sharding(const sdyrt_grid_op *given, const form *f,
                                  int dim, const int64_t *offsets, int64_t n,
                                  const sdyrt_sharding **sharding) {
    sdyrt_dim_sharding dims[SDYRT_MAX_RANK];
    memset(dims, 0, sizeof dims);
    if (dim >= 0) {
        dims[dim].axes = (sdyrt_axis_list){f->members, given->n_grid_axes};
        dims[dim].partition = offsets == NULL ? SDYRT_HIGH : SDYRT_OFFSETS;
        dims[dim].offsets = offsets;
        dims[dim].n_offsets = offsets == NULL ? 0 : n;
    }
    sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
    desc.mesh = given->grid;
    desc.rank = given->type.rank;
    desc.dims = dims;
    return sdyrt_sharding_create(&desc, sharding);
}

static sdyrt_status make_from_grid(const sdyrt_grid_op *given, form *f) {
    const sdyrt_grid_sharding *const before =
        given->before == NULL ? given->after : given->before;
    if (given->after == NULL ||
        (given->kind == SDYRT_GRID_RESHARD && given->before == NULL))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "%s: a sharding is NULL",
                         sdyrt_grid_kind_name(given->kind));
    if (given->n_grid_axes > 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_AXES,
                         "%s: %d grid axes, the operation has no groups",
                         sdyrt_grid_kind_name(given->kind), given->n_grid_axes);
    if (given->after->grid != given->grid ||
        (given->kind == SDYRT_GRID_UPDATE_HALO && before->grid != given->grid))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: a sharding is of another grid than the operation",
                         sdyrt_grid_kind_name(given->kind));
    SDYI_TRY(sdyrt_grid_sharding_create(given->after, &given->type, &f->op.to));
    SDYI_TRY(sdyrt_grid_sharding_create(before, &given->type, &f->op.from));
    f->op.own_axes = (sdyrt_axis_list){f->own, 0};
    for (int k = 0;
         k < given->grid->n_axes && given->kind == SDYRT_GRID_UPDATE_HALO;
         k++) {
        bool splits = false;
        for (int d = 0; d < given->after->n_split_axes; d++)
            for (int i = 0; i < given->after->split_axes[d].count; i++)
                splits = splits || given->after->split_axes[d].axes[i] == k;
        if (!splits)
            f->own[f->op.own_axes.count++] =
                (sdyrt_axis_ref){.name = given->grid->names[k]};
    }
    return SDYRT_OK;
}

static sdyrt_status make_shardings(const sdyrt_grid_op *given, form *f) {
    const bool is_along_one = given->axis == given->concat_axis;
    int before = -1, after = -1;
    const int64_t *offsets = given->offsets;
    int64_t n = given->n_offsets;
    switch (given->kind) {
    case SDYRT_GRID_ALL_GATHER:
    case SDYRT_GRID_GATHER:
        before = given->axis;
        break;
    case SDYRT_GRID_ALL_SLICE:
    case SDYRT_GRID_SCATTER:
    case SDYRT_GRID_REDUCE_SCATTER:
        after = given->axis;
        break;
    case SDYRT_GRID_ALL_TO_ALL:
        after = given->axis;
        before = !is_along_one || given->counts != NULL || given->counts_vary
                     ? given->concat_axis
                     : -1;
        offsets = is_along_one ? NULL : given->concat_offsets;
        n = given->n_concat_offsets;
        break;
    case SDYRT_GRID_SHIFT:
        before = after = given->offsets == NULL ? -1 : given->axis;
        break;
    default:
        break;
    }
    SDYI_TRY(make_sharding(given, f, before, offsets, n, &f->op.from));
    return make_sharding(given, f, after, given->offsets, given->n_offsets,
                         &f->op.to);
}

/* -- all of it ------------------------------------------------------------- */

static sdyrt_status check_dim(const char *name, int dim,
                              const sdyrt_grid_op *given) {
    return dim >= 0 && dim < given->type.rank
               ? SDYRT_OK
               : sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_DIM,
                           "%s: %s %d is out of bounds [0, %d).",
                           sdyrt_grid_kind_name(given->kind), name, dim,
                           given->type.rank);
}

static sdyrt_status check(const sdyrt_grid_op *given) {
    SDYI_NOT_NULL(given);
    SDYI_STRUCT(given);
    if ((unsigned)given->kind >= SDYRT_GRID_KIND_COUNT)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "there is no operation kind %d of grids",
                         (int)given->kind);
    if (given->grid == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "'grid' is NULL");
    SDYI_TRY(sdyi_check_type(&given->type));
    const sdyrt_status status =
        sdyi_grid_axes_check(given->grid, given->grid_axes, given->n_grid_axes);
    if (status != SDYRT_OK) {
        sdyi_fail_prefix("%s: ", sdyrt_grid_kind_name(given->kind));
        return status;
    }
    const bool cuts = given->kind == SDYRT_GRID_ALL_GATHER ||
                      given->kind == SDYRT_GRID_ALL_SLICE ||
                      given->kind == SDYRT_GRID_ALL_TO_ALL ||
                      given->kind == SDYRT_GRID_GATHER ||
                      given->kind == SDYRT_GRID_REDUCE_SCATTER ||
                      given->kind == SDYRT_GRID_SCATTER;
    if (cuts || (given->kind == SDYRT_GRID_SHIFT && given->offsets != NULL))
        SDYI_TRY(check_dim("axis", given->axis, given));
    if (given->kind == SDYRT_GRID_ALL_TO_ALL)
        SDYI_TRY(check_dim("Concat axis", given->concat_axis, given));
    return SDYRT_OK;
}

/* Take over the fields that the kind uses. */
static void take_fields(const sdyrt_grid_op *given, form *f) {
    sdyrt_op *const op = &f->op;
    op->kind = kinds[given->kind];
    op->type = given->type;
    op->converts = given->converts;
    op->out_dtype = given->out_dtype;
    op->from_ranks = op->to_ranks = given->ranks;
    op->n_from_ranks = op->n_to_ranks = given->n_ranks;
    if (reduces(given->kind)) {
        op->reduction = given->reduction;
        op->averages = given->averages;
        op->combine = given->combine;
        op->combine_argument = given->combine_argument;
        op->converts_terms = true;
    }
    if (has_root(given->kind)) {
        op->root = given->root;
        op->n_root = given->n_root;
    }
    if (given->kind == SDYRT_GRID_SEND_RECV) {
        op->pairs = (const sdyrt_pair *)given->pairs;
        op->n_pairs = given->n_pairs;
    }
    if (given->kind == SDYRT_GRID_SHIFT) {
        op->shift_axis = -1;
        for (int i = 0; i < given->n_grid_axes; i++)
            if (given->grid_axes[i] == given->shift_axis)
                op->shift_axis = i;
        op->shift_offset = given->shift_offset;
        op->rotate = given->rotate;
    }
    op->counts = given->counts;
    op->n_counts = given->n_counts;
    if (given->counts_vary) {
        op->counts_vary = true;
        op->in_capacity = given->in_capacity;
        op->out_capacity = given->out_capacity;
        op->pair_capacity = given->pair_capacity;
    }
    if (has_shardings(given->kind)) {
        op->periodic = given->periodic;
        op->n_periodic = given->n_periodic;
    }
    op->zero_undefined = given->zero_undefined && leaves_undefined(given->kind);
}

static void form_free(const form *f) {
    sdyrt_sharding_release(f->op.from);
    sdyrt_sharding_release(f->op.to);
}

static sdyrt_status make(const sdyrt_grid_op *given, form *f) {
    memset(f, 0, sizeof *f);
    f->op = (sdyrt_op)SDYRT_OP_INIT;
    SDYI_TRY(check(given));
    take_fields(given, f);
    if (has_shardings(given->kind))
        return make_from_grid(given, f);
    name_axes(given->grid, given->grid_axes, given->n_grid_axes, f);
    list_axes(given, f);
    return make_shardings(given, f);
}

sdyrt_status sdyrt_grid_op_verify(const sdyrt_grid_op *op) {
    form f;
    sdyrt_status status = make(op, &f);
    if (status == SDYRT_OK)
        status = sdyrt_op_verify(&f.op);
    form_free(&f);
    return status;
}

sdyrt_status sdyrt_grid_plan_create(sdyrt_context *context,
                                    const sdyrt_grid_op *op,
                                    const sdyrt_plan_options *options,
                                    sdyrt_plan **plan) {
    SDYI_NOT_NULL(context);
    SDYI_NOT_NULL(op);
    SDYI_NOT_NULL(plan);
    form f;
    sdyrt_status status = make(op, &f);
    if (status == SDYRT_OK)
        status = sdyrt_plan_create(context, &f.op, options, plan);
    else
        status =
            context->backend->agree(context, status, &(sdyi_call){.text = ""});
    form_free(&f);
    return status;
}

sdyrt_status sdyrt_grid_run(sdyrt_context *context, const sdyrt_grid_op *op,
                            const sdyrt_plan_options *options, const void *in,
                            void *out) {
    SDYI_NOT_NULL(context);
    form f;
    sdyrt_status status = make(op, &f);
    if (status == SDYRT_OK)
        status = sdyrt_run(context, &f.op, options, in, out);
    else
        context->backend->refuse(context);
    form_free(&f);
    return status;
}

sdyrt_status sdyrt_grid_plan_preview(const sdyrt_grid_op *op,
                                     const sdyrt_plan_options *options,
                                     int rank, int n_ranks, sdyrt_plan **plan) {
    SDYI_NOT_NULL(op);
    SDYI_NOT_NULL(plan);
    form f;
    sdyrt_status status = make(op, &f);
    if (status == SDYRT_OK)
        status = sdyrt_plan_preview(&f.op, options, rank, n_ranks, plan);
    form_free(&f);
    return status;
}
