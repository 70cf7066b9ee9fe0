/* The library's objects of a case: from text, so that its parser is tested too,
 * or field by field where the text form cannot express a partition. */
#include "check/oracle.h"

#include <stdlib.h>
#include <string.h>

/* The function that creates a sharding, chosen by the partitions of its
 * dimensions. */
typedef enum cut_kind {
    CUT_ONE,              /* all by one rule: sdyrt_sharding_with_partition */
    CUT_CEIL_AND_OFFSETS, /* sdyrt_sharding_with_offsets where needed */
    CUT_MIXED
} cut_kind;

static cut_kind cut_of(const check_sharding *s) {
    bool one = true, offsets = true, halos = false;
    for (int d = 0; d < s->rank; d++) {
        const sdyrt_partition cut = s->dims[d].partition;
        one = one && cut == s->dims[0].partition && cut != SDYRT_OFFSETS;
        offsets = offsets && (cut == SDYRT_CEIL || cut == SDYRT_OFFSETS);
        halos = halos || s->dims[d].halo[0] > 0 || s->dims[d].halo[1] > 0;
    }
    return halos     ? CUT_MIXED
           : one     ? CUT_ONE
           : offsets ? CUT_CEIL_AND_OFFSETS
                     : CUT_MIXED;
}

static void replace(const sdyrt_sharding **sharding,
                    const sdyrt_sharding *next) {
    sdyrt_sharding_release(*sharding);
    *sharding = next;
}

static sdyrt_status make_from_text(const check_sharding *s,
                                   const sdyrt_mesh *mesh, cut_kind kind,
                                   const sdyrt_sharding **sharding) {
    char text[4096];
    check_print_sharding(s, text, sizeof text);
    const sdyrt_named_mesh named = {"m", mesh};
    const sdyrt_sharding *next;
    sdyrt_status status = sdyrt_sharding_parse(text, &named, 1, sharding);
    if (status == SDYRT_OK && kind == CUT_ONE && s->rank > 0) {
        status = sdyrt_sharding_with_partition(*sharding, s->dims[0].partition,
                                               &next);
        if (status == SDYRT_OK)
            replace(sharding, next);
    }
    for (int d = 0; d < s->rank && status == SDYRT_OK; d++) {
        const check_dim *dim = &s->dims[d];
        if (dim->partition != SDYRT_OFFSETS)
            continue;
        status = sdyrt_sharding_with_offsets(*sharding, d, dim->offsets,
                                             dim->n_offsets, &next);
        if (status == SDYRT_OK)
            replace(sharding, next);
    }
    return status;
}

static sdyrt_axis_list lend(const check_mesh *mesh, const check_refs *refs,
                            sdyrt_axis_ref *list) {
    for (int i = 0; i < refs->count; i++) {
        const check_ref *a = &refs->at[i];
        const bool full = a->size == mesh->sizes[a->axis];
        list[i] = (sdyrt_axis_ref){mesh->names[a->axis], full ? 0 : a->pre,
                                   full ? 0 : a->size};
    }
    return (sdyrt_axis_list){list, refs->count};
}

static sdyrt_status make_from_fields(const check_sharding *s,
                                     const sdyrt_mesh *mesh,
                                     const sdyrt_sharding **sharding) {
    sdyrt_axis_ref refs[CHECK_MAX_DIMS + 2][CHECK_MAX_REFS];
    sdyrt_dim_sharding dims[CHECK_MAX_DIMS];
    for (int d = 0; d < s->rank; d++) {
        const check_dim *dim = &s->dims[d];
        dims[d] = (sdyrt_dim_sharding){
            .axes = lend(s->mesh, &dim->axes, refs[d]),
            .open = dim->open,
            .has_priority = dim->priority >= 0,
            .priority = dim->priority >= 0 ? dim->priority : 0,
            .partition = dim->partition,
            .offsets = dim->partition == SDYRT_OFFSETS ? dim->offsets : NULL,
            .n_offsets = dim->partition == SDYRT_OFFSETS ? dim->n_offsets : 0,
            .low = dim->halo[0],
            .high = dim->halo[1]};
    }
    sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
    desc.mesh = mesh;
    desc.mesh_name = "m";
    desc.rank = s->rank;
    desc.dims = dims;
    desc.replicated = lend(s->mesh, &s->replicated, refs[CHECK_MAX_DIMS]);
    desc.unreduced = lend(s->mesh, &s->unreduced, refs[CHECK_MAX_DIMS + 1]);
    desc.unreduced_op = s->unreduced_op;
    return sdyrt_sharding_create(&desc, sharding);
}

static sdyrt_status make_sharding(const check_sharding *s,
                                  const sdyrt_mesh *mesh,
                                  const sdyrt_sharding **sharding) {
    const cut_kind kind = cut_of(s);
    return kind == CUT_MIXED ? make_from_fields(s, mesh, sharding)
                             : make_from_text(s, mesh, kind, sharding);
}

static sdyrt_status make_counts(const check_case *c, check_objects *objects) {
    const int64_t n = check_members(c);
    objects->counts = malloc((size_t)(n * n) * sizeof *objects->counts);
    if (objects->counts == NULL)
        return SDYRT_MEMORY;
    for (int64_t i = 0; i < n * n; i++)
        objects->counts[i] = check_count(c, 0, i / n, i % n);
    objects->op.counts = objects->counts;
    objects->op.n_counts = n * n;
    return SDYRT_OK;
}

static void set_root(const check_case *c, check_objects *objects) {
    const check_refs *const members = &c->groups.members;
    int64_t left = c->groups.root;
    for (int i = members->count - 1; i >= 0; i--) {
        objects->root[i] = left % members->at[i].size;
        left /= members->at[i].size;
    }
    objects->op.root = objects->root;
    objects->op.n_root = members->count;
}

/* The fields of operations in groups, each where the kind uses it. */
static sdyrt_status set_groups(const check_case *c, check_objects *objects) {
    const check_groups *const g = &c->groups;
    sdyrt_op *const op = &objects->op;
    op->own_axes = lend(c->to.mesh, &g->own, objects->own);
    if (check_has_root(c->kind))
        set_root(c, objects);
    if (c->kind == SDYRT_OP_SEND_RECV) {
        op->pairs = g->pairs;
        op->n_pairs = g->n_pairs;
    }
    op->shift_axis = g->shift_axis;
    op->shift_offset = g->shift_offset;
    op->rotate = g->rotate;
    op->averages = g->averages;
    op->converts_terms = g->converts_terms;
    if (g->generic) {
        op->combine = check_combine_in_order;
        op->combine_argument = objects; /* something */
    }
    if (c->kind == SDYRT_OP_UPDATE_HALO || c->kind == SDYRT_OP_RESHARD) {
        op->periodic = g->periodic;
        op->n_periodic = c->type.rank;
    }
    op->zero_undefined = g->zero_undefined;
    op->counts_vary = g->form == CHECK_VARYING;
    op->in_capacity = g->rooms[CHECK_FROM];
    op->out_capacity = g->rooms[CHECK_TO];
    op->pair_capacity = g->pair_capacity;
    return g->form == CHECK_COUNTS ? make_counts(c, objects) : SDYRT_OK;
}

void check_case_copy(const check_case *c, check_case *copy) {
    *copy = *c;
    copy->from.mesh = &copy->meshes[c->from.mesh - c->meshes];
    copy->to.mesh = &copy->meshes[c->to.mesh - c->meshes];
}

sdyrt_status check_objects_make(const check_case *c, check_objects *objects) {
    memset(objects, 0, sizeof *objects);
    const int to = c->to.mesh == &c->meshes[1];
    for (int i = 0; i <= to; i++) {
        char text[1024];
        check_print_mesh(&c->meshes[i], text, sizeof text);
        const sdyrt_status status = sdyrt_mesh_parse(text, &objects->meshes[i]);
        if (status != SDYRT_OK)
            return status;
    }
    sdyrt_status status = SDYRT_OK;
    if (!c->no_from)
        status = make_sharding(&c->from, objects->meshes[0], &objects->from);
    if (status == SDYRT_OK)
        status = make_sharding(&c->to, objects->meshes[to], &objects->to);
    if (status != SDYRT_OK)
        return status;
    check_print_axes(c, objects->axes, sizeof objects->axes);

    objects->op = (sdyrt_op)SDYRT_OP_INIT;
    sdyrt_op *op = &objects->op;
    op->kind = c->kind;
    op->type = c->type;
    op->from = objects->from;
    op->to = objects->to;
    op->axes = check_has_axes(c->kind) ? objects->axes : NULL;
    if (c->axis_lists && check_has_axes(c->kind)) {
        status =
            sdyrt_op_axes_parse(c->kind, objects->axes, &objects->axis_lists);
        op->axes = NULL;
        op->axis_lists = objects->axis_lists;
    }
    if (check_has_reduction(c->kind))
        op->reduction = c->reduction;
    op->converts = c->conversion == CHECK_CONVERTS;
    op->out_dtype = c->out_dtype;
    if (c->placed[CHECK_FROM]) {
        op->from_ranks = c->ranks[CHECK_FROM];
        op->n_from_ranks = c->from.mesh->n_devices;
    }
    if (c->placed[CHECK_TO]) {
        op->to_ranks = c->ranks[CHECK_TO];
        op->n_to_ranks = c->to.mesh->n_devices;
    }
    if (status == SDYRT_OK && c->groups.on)
        status = set_groups(c, objects);
    return status;
}

void check_objects_free(check_objects *objects) {
    sdyrt_op_axes_free(objects->axis_lists);
    sdyrt_sharding_release(objects->from);
    sdyrt_sharding_release(objects->to);
    sdyrt_mesh_release(objects->meshes[0]);
    sdyrt_mesh_release(objects->meshes[1]);
    free(objects->counts);
}
