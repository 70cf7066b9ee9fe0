/* The text forms of a case, read: for text that is known to be right. */
#include "cases.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static void skip_spaces(const char **at) {
    while (isspace((unsigned char)**at))
        (*at)++;
}

/* Skip `token` when it is next. */
static bool take(const char **at, const char *token) {
    skip_spaces(at);
    const size_t length = strlen(token);
    if (strncmp(*at, token, length) != 0)
        return false;
    *at += length;
    return true;
}

static bool take_int(const char **at, int64_t *value) {
    skip_spaces(at);
    char *end;
    *value = strtoll(*at, &end, 10);
    const bool some = end != *at;
    *at = end;
    return some;
}

static bool take_name(const char **at, char name[16]) {
    if (!take(at, "\""))
        return false;
    const size_t length = strcspn(*at, "\"");
    if ((*at)[length] == '\0' || length >= 16)
        return false;
    memcpy(name, *at, length);
    name[length] = '\0';
    *at += length + 1;
    return true;
}

static bool read_mesh(const char *text, check_mesh *mesh) {
    *mesh = (check_mesh){.n_devices = 1};
    const char *at = text;
    if (!take(&at, "<") || !take(&at, "["))
        return false;
    while (!take(&at, "]")) {
        const int i = mesh->n_axes;
        (void)take(&at, ",");
        if (i == CHECK_MAX_AXES || !take_name(&at, mesh->names[i]) ||
            !take(&at, "=") || !take_int(&at, &mesh->sizes[i]))
            return false;
        mesh->n_devices *= mesh->sizes[i];
        mesh->n_axes++;
    }
    if (mesh->n_devices > CHECK_MAX_RANKS)
        return false;
    for (int64_t i = 0; i < mesh->n_devices; i++)
        mesh->ids[i] = i;
    if (take(&at, ",")) {
        if (!take(&at, "device_ids") || !take(&at, "=") || !take(&at, "["))
            return false;
        mesh->has_ids = true;
        for (int64_t i = 0; i < mesh->n_devices; i++) {
            (void)take(&at, ",");
            if (!take_int(&at, &mesh->ids[i]))
                return false;
        }
        if (!take(&at, "]"))
            return false;
    }
    return take(&at, ">");
}

/* `"a", "b":(1)2` up to the closing brace, after the opening one; `open` NULL
 * where no `?` may stand. */
static bool take_refs(const char **at, const check_mesh *mesh, check_refs *refs,
                      bool *open) {
    refs->count = 0;
    while (!take(at, "}")) {
        (void)take(at, ",");
        if (open != NULL && take(at, "?")) {
            *open = true;
            continue;
        }
        char name[16];
        if (refs->count == CHECK_MAX_REFS || !take_name(at, name))
            return false;
        check_ref *a = &refs->at[refs->count++];
        a->axis = 0;
        while (a->axis < mesh->n_axes &&
               strcmp(mesh->names[a->axis], name) != 0)
            a->axis++;
        if (a->axis == mesh->n_axes)
            return false;
        a->pre = 1;
        a->size = mesh->sizes[a->axis];
        if (take(at, ":") && !(take(at, "(") && take_int(at, &a->pre) &&
                               take(at, ")") && take_int(at, &a->size)))
            return false;
    }
    return true;
}

static bool read_sharding(const char *text, const check_mesh *mesh,
                          check_sharding *sharding) {
    *sharding = (check_sharding){.mesh = mesh};
    const char *at = strchr(text, '[');
    if (at == NULL)
        return false;
    at++;
    while (!take(&at, "]")) {
        (void)take(&at, ",");
        if (sharding->rank == CHECK_MAX_DIMS || !take(&at, "{"))
            return false;
        check_dim *dim = &sharding->dims[sharding->rank++];
        dim->priority = -1;
        if (!take_refs(&at, mesh, &dim->axes, &dim->open))
            return false;
        int64_t priority;
        if (take(&at, "p") && take_int(&at, &priority))
            dim->priority = (int)priority;
    }
    while (take(&at, ",")) {
        check_refs *refs;
        if (take(&at, "replicated")) {
            refs = &sharding->replicated;
        } else if (take(&at, "unreduced")) {
            refs = &sharding->unreduced;
        } else {
            return false;
        }
        (void)take(&at, "=");
        if (take(&at, "max"))
            sharding->unreduced_op = SDYRT_MAX;
        else if (take(&at, "min"))
            sharding->unreduced_op = SDYRT_MIN;
        if (!take(&at, "{") || !take_refs(&at, mesh, refs, NULL))
            return false;
    }
    return take(&at, ">");
}

static bool read_axes(const char *text, check_case *c) {
    const check_mesh *mesh = &c->meshes[0];
    const char *at = text;
    c->n_lists = c->n_params = 0;
    if (check_has_flat_axes(c->kind)) {
        c->n_lists = 1;
        return take(&at, "{") && take_refs(&at, mesh, &c->lists[0], NULL);
    }
    if (!take(&at, "["))
        return false;
    while (!take(&at, "]")) {
        check_refs refs;
        (void)take(&at, ",");
        if (!take(&at, "{") || !take_refs(&at, mesh, &refs, NULL))
            return false;
        if (c->kind != SDYRT_OP_ALL_TO_ALL) {
            if (c->n_lists == CHECK_MAX_DIMS)
                return false;
            c->lists[c->n_lists++] = refs;
            continue;
        }
        int64_t source, target;
        if (c->n_params == CHECK_MAX_DIMS || !take(&at, ":") ||
            !take_int(&at, &source) || !take(&at, "->") ||
            !take_int(&at, &target))
            return false;
        c->params[c->n_params++] =
            (check_param){refs, (int)source, (int)target};
    }
    return true;
}

bool case_read(const case_text *text, check_case *c) {
    *c = (check_case){.kind = text->kind, .reduction = text->reduction};
    check_mesh *mesh_to = &c->meshes[text->mesh_to == NULL ? 0 : 1];
    if (sdyrt_type_parse(text->type, &c->type) != SDYRT_OK ||
        !read_mesh(text->mesh, &c->meshes[0]) ||
        (text->mesh_to != NULL && !read_mesh(text->mesh_to, mesh_to)) ||
        !read_sharding(text->to, mesh_to, &c->to))
        return false;
    c->no_from = text->from == NULL;
    if (c->no_from) {
        c->from = (check_sharding){.mesh = &c->meshes[0], .rank = c->to.rank};
        for (int d = 0; d < c->from.rank; d++)
            c->from.dims[d].priority = -1;
    } else if (!read_sharding(text->from, &c->meshes[0], &c->from)) {
        return false;
    }
    for (int i = 0; i < CHECK_MAX_RANKS; i++)
        c->ranks[CHECK_FROM][i] = c->ranks[CHECK_TO][i] = i;
    return text->axes == NULL || read_axes(text->axes, c);
}
