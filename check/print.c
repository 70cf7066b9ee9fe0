/* A case as text. */
#include "check/case.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

typedef struct writer {
    char *text;
    size_t bytes;
    size_t used;
} writer;

__attribute__((format(printf, 2, 3))) static void add(writer *out,
                                                      const char *format, ...) {
    if (out->used >= out->bytes)
        return;
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(out->text + out->used, out->bytes - out->used,
                                 format, arguments);
    va_end(arguments);
    out->used += length < 0 ? 0 : (size_t)length;
}

static void add_refs(writer *out, const check_mesh *mesh,
                     const check_refs *refs) {
    for (int i = 0; i < refs->count; i++) {
        const check_ref *a = &refs->at[i];
        add(out, "%s\"%s\"", i == 0 ? "" : ", ", mesh->names[a->axis]);
        if (a->size != mesh->sizes[a->axis])
            add(out, ":(%" PRId64 ")%" PRId64, a->pre, a->size);
    }
}

static void add_mesh(writer *out, const check_mesh *mesh) {
    add(out, "<[");
    for (int i = 0; i < mesh->n_axes; i++)
        add(out, "%s\"%s\"=%" PRId64, i == 0 ? "" : ", ", mesh->names[i],
            mesh->sizes[i]);
    add(out, "]");
    for (int64_t i = 0; mesh->has_ids && i < mesh->n_devices; i++)
        add(out, "%s%" PRId64, i == 0 ? ", device_ids=[" : ", ", mesh->ids[i]);
    add(out, mesh->has_ids ? "]>" : ">");
}

void check_print_mesh(const check_mesh *mesh, char *text, size_t bytes) {
    writer out = {text, bytes, 0};
    add_mesh(&out, mesh);
}

static void add_sharding(writer *out, const check_sharding *sharding) {
    const check_mesh *mesh = sharding->mesh;
    add(out, "<@m, [");
    for (int d = 0; d < sharding->rank; d++) {
        const check_dim *dim = &sharding->dims[d];
        add(out, "%s{", d == 0 ? "" : ", ");
        add_refs(out, mesh, &dim->axes);
        if (dim->open)
            add(out, dim->axes.count > 0 ? ", ?" : "?");
        add(out, "}");
        if (dim->priority >= 0)
            add(out, "p%d", dim->priority);
    }
    add(out, "]");
    if (sharding->replicated.count > 0) {
        add(out, ", replicated={");
        add_refs(out, mesh, &sharding->replicated);
        add(out, "}");
    }
    if (sharding->unreduced.count > 0) {
        add(out, ", unreduced%s{",
            sharding->unreduced_op == SDYRT_MAX   ? "=max"
            : sharding->unreduced_op == SDYRT_MIN ? "=min"
                                                  : "=");
        add_refs(out, mesh, &sharding->unreduced);
        add(out, "}");
    }
    add(out, ">");
}

void check_print_sharding(const check_sharding *sharding, char *text,
                          size_t bytes) {
    writer out = {text, bytes, 0};
    add_sharding(&out, sharding);
}

static void add_axes(writer *out, const check_case *c) {
    const check_mesh *mesh = &c->meshes[0];
    if (c->kind == SDYRT_OP_ALL_TO_ALL) {
        for (int i = 0; i < c->n_params; i++) {
            add(out, i == 0 ? "[{" : ", {");
            add_refs(out, mesh, &c->params[i].axes);
            add(out, "}: %d->%d", c->params[i].source, c->params[i].target);
        }
        add(out, "]");
        return;
    }
    const bool flat = check_has_flat_axes(c->kind);
    add(out, flat ? "" : "[");
    for (int i = 0; i < c->n_lists; i++) {
        add(out, i == 0 ? "{" : ", {");
        add_refs(out, mesh, &c->lists[i]);
        add(out, "}");
    }
    add(out, flat ? "" : "]");
}

void check_print_axes(const check_case *c, char *text, size_t bytes) {
    writer out = {text, bytes, 0};
    add(&out, "%s", "");
    add_axes(&out, c);
}

/* The partitions of a sharding, which its text form cannot express. */
static void add_partitions(writer *out, const check_sharding *sharding) {
    static const char *const names[] = {"ceil", "low", "high", "offsets"};
    bool plain = true;
    for (int d = 0; d < sharding->rank; d++)
        plain = plain && sharding->dims[d].partition == SDYRT_CEIL;
    for (int d = 0; !plain && d < sharding->rank; d++) {
        const check_dim *dim = &sharding->dims[d];
        add(out, "%s%s", d == 0 ? " cut " : ",", names[dim->partition]);
        for (int i = 0; dim->partition == SDYRT_OFFSETS && i < dim->n_offsets;
             i++)
            add(out, "%s%" PRId64, i == 0 ? "(" : " ", dim->offsets[i]);
        if (dim->partition == SDYRT_OFFSETS)
            add(out, ")");
    }
    for (int d = 0; d < sharding->rank; d++)
        if (sharding->dims[d].halo[0] > 0 || sharding->dims[d].halo[1] > 0)
            add(out, " halo %d:%" PRId64 ",%" PRId64, d,
                sharding->dims[d].halo[0], sharding->dims[d].halo[1]);
}

static void add_side(writer *out, const check_case *c, check_side side) {
    const check_sharding *sharding = check_of(c, side);
    if (side == CHECK_FROM && c->no_from) {
        add(out, "no sharding");
        return;
    }
    add_sharding(out, sharding);
    add_partitions(out, sharding);
    for (int64_t i = 0; c->placed[side] && i < sharding->mesh->n_devices; i++)
        add(out, "%s%d", i == 0 ? " on ranks " : ",", c->ranks[side][i]);
}

static void add_groups(writer *out, const check_case *c) {
    const check_groups *const g = &c->groups;
    add(out, " own {");
    add_refs(out, c->to.mesh, &g->own);
    add(out, "}");
    if (check_has_root(c->kind))
        add(out, " root %" PRId64, g->root);
    if (c->kind == SDYRT_OP_SHIFT)
        add(out, " shift %d by %" PRId64 "%s", g->shift_axis, g->shift_offset,
            g->rotate ? " rotate" : "");
    for (int i = 0; i < g->n_pairs; i++)
        add(out, " %" PRId64 "->%" PRId64, g->pairs[i].source,
            g->pairs[i].destination);
    for (int d = 0; d < c->type.rank; d++)
        if (g->periodic[d])
            add(out, " around %d", d);
    if (check_has_counts(c))
        add(out, " counts to %" PRId64, g->most_count);
    if (g->form == CHECK_VARYING)
        add(out, ", rooms %" PRId64 " and %" PRId64 ", pairs %" PRId64,
            g->rooms[0], g->rooms[1], g->pair_capacity);
    if (g->form == CHECK_VARYING && g->wrong_position >= 0)
        add(out, ", position %" PRId64 " gives %" PRId64, g->wrong_position,
            g->wrong_count);
    if (g->form == CHECK_MESSAGES)
        add(out, " messages in %d batches", g->n_batches);
    add(out, "%s%s%s%s", g->averages ? " average" : "",
        g->converts_terms ? " terms converted" : "",
        g->generic ? " generic" : "", g->zero_undefined ? " zero" : "");
}

void check_print_case(const check_case *c, char *text, size_t bytes) {
    writer out = {text, bytes, 0};
    char type[128];
    sdyrt_type_print(&c->type, type, sizeof type);
    add(&out, "%s", sdyrt_op_name(c->kind));
    if (check_has_reduction(c->kind))
        add(&out, " %s", sdyrt_reduction_name(c->reduction));
    if (check_has_axes(c->kind)) {
        add(&out, " ");
        add_axes(&out, c);
    }
    if (c->groups.on)
        add_groups(&out, c);
    add(&out, " %s", type);
    if (c->conversion != CHECK_KEEPS)
        add(&out, "%s to %s", c->conversion == CHECK_CONVERTS ? "" : " not",
            sdyrt_dtype_name(c->out_dtype));
    add(&out, " m=");
    add_mesh(&out, &c->meshes[0]);
    add(&out, " ");
    add_side(&out, c, CHECK_FROM);
    add(&out, " -> ");
    if (c->to.mesh != &c->meshes[0]) {
        add(&out, "m=");
        add_mesh(&out, c->to.mesh);
        add(&out, " ");
    }
    add_side(&out, c, CHECK_TO);
    add(&out, "%s%s%s%s%s%s", c->planned ? " planned" : " cached",
        c->refused ? " refused" : "", c->axis_lists ? " lists" : "",
        c->in_place ? " in place" : "", c->strided ? " strided" : "",
        c->memory == CHECK_LENT    ? " lent"
        : c->memory == CHECK_MIXED ? " mixed"
                                   : "");
}
