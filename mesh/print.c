/* Printing meshes, shardings and axis lists as Shardy does. */
#include "mesh/internal.h"

/* A name in quotes, as llvm::printEscapedString: what a reader of MLIR text
 * turns back into the same bytes. */
static void print_quoted(sdyi_text *out, const char *string) {
    sdyi_text_add(out, "\"");
    for (const char *at = string; *at != '\0'; at++) {
        const unsigned char c = (unsigned char)*at;
        if (c == '\\')
            sdyi_text_add(out, "\\\\");
        else if (c < 0x20 || c > 0x7e || c == '"')
            sdyi_text_add(out, "\\%02X", c);
        else
            sdyi_text_add(out, "%c", c);
    }
    sdyi_text_add(out, "\"");
}

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/* MLIR quotes a symbol unless it is a bare identifier. */
static bool is_bare(const char *name) {
    if (!is_letter(name[0]))
        return false;
    for (const char *at = name; *at != '\0'; at++) {
        if (!is_letter(*at) && !(*at >= '0' && *at <= '9') && *at != '$' &&
            *at != '.')
            return false;
    }
    return true;
}

static void print_symbol(sdyi_text *out, const char *name) {
    sdyi_text_add(out, "@");
    if (is_bare(name))
        sdyi_text_add(out, "%s", name);
    else
        print_quoted(out, name);
}

/* -- meshes --------------------------------------------------------------- */

void sdyi_print_mesh(sdyi_text *out, const sdyrt_mesh *mesh) {
    sdyi_text_add(out, "<[");
    for (int i = 0; i < mesh->n_axes; i++) {
        if (i > 0)
            sdyi_text_add(out, ", ");
        print_quoted(out, mesh->names[i]);
        sdyi_text_add(out, "=%lld", (long long)mesh->sizes[i]);
    }
    sdyi_text_add(out, "]");
    if (mesh->device_ids != NULL) {
        sdyi_text_add(out, ", device_ids=[");
        for (int64_t i = 0; i < mesh->n_devices && !sdyi_text_is_done(out); i++)
            sdyi_text_add(out, i > 0 ? ", %lld" : "%lld",
                          (long long)mesh->device_ids[i]);
        sdyi_text_add(out, "]");
    }
    sdyi_text_add(out, ">");
}

size_t sdyrt_mesh_print(const sdyrt_mesh *mesh, char *text, size_t bytes) {
    sdyi_text out;
    sdyi_text_start(&out, text, bytes);
    sdyi_print_mesh(&out, mesh);
    return out.length;
}

/* -- axis lists ----------------------------------------------------------- */

const char *sdyi_axis_name(const sdyrt_mesh *mesh, char *const *unknown,
                           int axis) {
    if (mesh != NULL && axis < mesh->n_axes)
        return mesh->names[axis];
    return unknown == NULL ? "?"
                           : unknown[axis - (mesh == NULL ? 0 : mesh->n_axes)];
}

void sdyi_print_ref(sdyi_text *out, const sdyrt_mesh *mesh,
                    char *const *unknown, sdyi_ref a) {
    print_quoted(out, sdyi_axis_name(mesh, unknown, a.axis));
    if (a.sub)
        sdyi_text_add(out, ":(%lld)%lld", (long long)a.pre, (long long)a.size);
}

static void print_refs(sdyi_text *out, const sdyrt_mesh *mesh,
                       char *const *unknown, sdyi_span list) {
    for (int i = 0; i < list.count; i++) {
        if (i > 0)
            sdyi_text_add(out, ", ");
        sdyi_print_ref(out, mesh, unknown, list.refs[i]);
    }
}

void sdyi_print_axes(sdyi_text *out, const sdyrt_mesh *mesh,
                     char *const *unknown, sdyi_span list) {
    sdyi_text_add(out, "{");
    print_refs(out, mesh, unknown, list);
    sdyi_text_add(out, "}");
}

/* -- shardings ------------------------------------------------------------ */

static void print_dim(sdyi_text *out, const sdyrt_sharding *sharding,
                      const sdyi_dim *dim) {
    sdyi_text_add(out, "{");
    print_refs(out, sharding->mesh, sharding->unknown, dim->axes);
    if (dim->open)
        sdyi_text_add(out, dim->axes.count > 0 ? ", ?" : "?");
    sdyi_text_add(out, "}");
    if (dim->has_priority)
        sdyi_text_add(out, "p%lld", (long long)dim->priority);
}

/* `[{"a", ?}p1, {}]`: the dimension shardings */
static void print_dims(sdyi_text *out, const sdyrt_sharding *sharding) {
    sdyi_text_add(out, "[");
    for (int i = 0; i < sharding->rank; i++) {
        if (i > 0)
            sdyi_text_add(out, ", ");
        print_dim(out, sharding, &sharding->dims[i]);
    }
    sdyi_text_add(out, "]");
}

void sdyi_print_sharding(sdyi_text *out, const sdyrt_sharding *sharding) {
    sdyi_text_add(out, "<");
    if (sharding->mesh_name != NULL) {
        print_symbol(out, sharding->mesh_name);
    } else {
        sdyi_text_add(out, "mesh");
        sdyi_print_mesh(out, sharding->mesh);
    }
    sdyi_text_add(out, ", ");
    print_dims(out, sharding);
    if (sharding->replicated.count > 0) {
        sdyi_text_add(out, ", replicated=");
        sdyi_print_axes(out, sharding->mesh, sharding->unknown,
                        sharding->replicated);
    }
    if (sharding->unreduced.count > 0) {
        sdyi_text_add(out, ", unreduced=%s",
                      sharding->unreduced_op == SDYRT_SUM
                          ? ""
                          : sdyrt_reduction_name(sharding->unreduced_op));
        sdyi_print_axes(out, sharding->mesh, sharding->unknown,
                        sharding->unreduced);
    }
    sdyi_text_add(out, ">");
}

size_t sdyrt_sharding_print(const sdyrt_sharding *sharding, char *text,
                            size_t bytes) {
    sdyi_text out;
    sdyi_text_start(&out, text, bytes);
    sdyi_print_sharding(&out, sharding);
    return out.length;
}
