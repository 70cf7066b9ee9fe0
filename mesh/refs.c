/* Refs of a list: names looked up in the mesh, or numbered as unknown, and read
 * from text. */
#include "mesh/refs.h"
#include "base/status.h"
#include "mesh/internal.h"
#include <string.h>

/* The axis number of a name. */
static int find(sdyi_refs *refs, const char *name) {
    const int n_axes = refs->mesh == NULL ? 0 : refs->mesh->n_axes;
    const int axis = refs->mesh == NULL
                         ? -1
                         : sdyi_mesh_find_axis(refs->mesh, name, strlen(name));
    if (axis >= 0)
        return axis;
    int i = 0;
    while (i < refs->n_unknown && strcmp(refs->unknown[i], name) != 0)
        i++;
    if (i == refs->n_unknown)
        refs->unknown[refs->n_unknown++] = (char *)name;
    return n_axes + i;
}

sdyrt_status sdyi_refs_add(sdyi_refs *refs, const char *name, bool sub,
                           int64_t pre, int64_t size) {
    if (refs->count == SDYI_MAX_REFS)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                         "\"%s\" is one axis ref too many; at most %d are "
                         "possible",
                         name, SDYI_MAX_REFS);
    const int axis = find(refs, name);
    const bool known = refs->mesh != NULL && axis < refs->mesh->n_axes;
    sdyi_ref ref = {.axis = axis, .sub = sub, .pre = pre, .size = size};
    if (!sub) {
        ref.pre = 1;
        ref.size = known ? refs->mesh->sizes[axis] : 1;
    }
    refs->refs[refs->count++] = ref;
    return SDYRT_OK;
}

sdyrt_status sdyi_check_axis_list(const sdyrt_axis_list *list,
                                  const char *what) {
    if (list->count < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: a list of %d axes", what, list->count);
    if (list->count > 0 && list->refs == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "%s: the list of %d axes is NULL", what, list->count);
    for (int i = 0; i < list->count; i++) {
        if (list->refs[i].name == NULL)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                             "%s: the name of axis %d is NULL", what, i);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_refs_add_list(sdyi_refs *refs, const sdyrt_axis_list *list,
                                const char *what, sdyi_span *span) {
    SDYI_TRY(sdyi_check_axis_list(list, what));
    const int first = refs->count;
    for (int i = 0; i < list->count; i++) {
        const sdyrt_axis_ref a = list->refs[i];
        SDYI_TRY(sdyi_refs_add(refs, a.name, a.pre != 0 || a.size != 0, a.pre,
                               a.size));
    }
    *span = sdyi_refs_since(refs, first);
    return SDYRT_OK;
}

sdyi_span sdyi_refs_since(const sdyi_refs *refs, int first) {
    return (sdyi_span){refs->refs + first, refs->count - first};
}

/* `(1)2` */
static sdyrt_status read_sub_axis(sdyi_lexer *lexer, int64_t *pre,
                                  int64_t *size) {
    const sdyrt_error_kind kind = SDYRT_KIND_PARSE_AXIS;
    SDYI_TRY(sdyi_lexer_expect(lexer, "(", kind));
    SDYI_TRY(sdyi_lexer_part(
        lexer, SDYI_PART_SUB_AXIS_PRE,
        sdyi_lexer_integer(lexer, kind, SDYI_WANT_PRE_SIZE, pre)));
    SDYI_TRY(sdyi_lexer_expect(lexer, ")", kind));
    return sdyi_lexer_part(
        lexer, SDYI_PART_SUB_AXIS_SIZE,
        sdyi_lexer_integer(lexer, kind, SDYI_WANT_SUB_SIZE, size));
}

static sdyrt_status read_either_sub_axis(sdyi_lexer *lexer, int64_t *pre,
                                         int64_t *size) {
    sdyi_lexer outside;
    SDYI_TRY(sdyi_lexer_enter(lexer, "sdy.sub_axis_info", &outside));
    return sdyi_lexer_leave(lexer, &outside, read_sub_axis(lexer, pre, size));
}

/* `"a"` or `"b":(1)2` */
static sdyrt_status read_ref(sdyi_refs *refs, sdyi_lexer *lexer) {
    const char *name;
    SDYI_TRY(sdyi_lexer_part(lexer, SDYI_PART_REF_NAME,
                             sdyi_lexer_string(lexer, SDYRT_KIND_PARSE_AXIS,
                                               SDYI_WANT_AXIS_NAME, &name)));
    int64_t pre = 0, size = 0;
    const bool sub = sdyi_lexer_take(lexer, ":");
    if (sub)
        SDYI_TRY(sdyi_lexer_part(lexer, SDYI_PART_REF_SUB_AXIS,
                                 read_either_sub_axis(lexer, &pre, &size)));
    return sdyi_refs_add(refs, name, sub, pre, size);
}

sdyrt_status sdyi_refs_read(sdyi_refs *refs, sdyi_lexer *lexer) {
    sdyi_lexer outside;
    SDYI_TRY(sdyi_lexer_enter(lexer, "sdy.axis_ref", &outside));
    return sdyi_lexer_leave(lexer, &outside, read_ref(refs, lexer));
}

sdyrt_status sdyi_refs_read_list(sdyi_refs *refs, sdyi_lexer *lexer,
                                 sdyrt_error_kind kind, sdyi_span *list,
                                 bool *open) {
    const int first = refs->count;
    SDYI_TRY(sdyi_lexer_expect(lexer, "{", kind));
    bool more = !sdyi_lexer_take(lexer, "}");
    while (more) {
        if (open != NULL && sdyi_lexer_take(lexer, "?")) {
            *open = true;
            if (!sdyi_lexer_take(lexer, "}"))
                return sdyi_lexer_fail(lexer, kind, SDYI_WANT_OPEN_END);
            break;
        }
        SDYI_TRY(open != NULL ? read_ref(refs, lexer)
                              : sdyi_refs_read(refs, lexer));
        more = sdyi_lexer_take(lexer, ",");
        if (!more && open == NULL)
            SDYI_TRY(sdyi_lexer_expect_list_end(lexer, "}", kind));
        else if (!more && !sdyi_lexer_take(lexer, "}"))
            return sdyi_lexer_fail(lexer, kind, SDYI_WANT_COMMA_OR_BRACE);
    }
    *list = sdyi_refs_since(refs, first);
    return SDYRT_OK;
}
