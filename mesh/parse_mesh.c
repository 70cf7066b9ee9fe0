/* Reading meshes. */
#include "base/status.h"
#include "mesh/refs.h"
#include <stdlib.h>

static const sdyrt_error_kind kind = SDYRT_KIND_PARSE_MESH;

/* `"a"=2` */
static sdyrt_status read_axis(sdyi_lexer *lexer, sdyrt_mesh_axis *axis) {
    if (lexer->token.kind != SDYI_TOKEN_STRING)
        return sdyi_lexer_fail(lexer, kind, "an axis name in quotes");
    axis->name = lexer->token.name;
    sdyi_lexer_next(lexer);
    SDYI_TRY(sdyi_lexer_expect(lexer, "=", kind, "'='"));
    return sdyi_lexer_integer(lexer, kind, "an axis size", &axis->size);
}

/* `["a"=2, "b"=4]` */
static sdyrt_status read_axes(sdyi_lexer *lexer, sdyrt_mesh_axis *axes,
                              int *n_axes) {
    SDYI_TRY(sdyi_lexer_expect(lexer, "[", kind, "'['"));
    *n_axes = 0;
    if (sdyi_lexer_take(lexer, "]"))
        return SDYRT_OK;
    do {
        if (*n_axes == SDYRT_MAX_AXES)
            return sdyi_lexer_fail_saying(
                lexer, SDYRT_KIND_LIMIT,
                "a mesh of more than %d axes is not possible", SDYRT_MAX_AXES);
        SDYI_TRY(read_axis(lexer, &axes[*n_axes]));
        ++*n_axes;
    } while (sdyi_lexer_take(lexer, ","));
    return sdyi_lexer_expect(lexer, "]", kind, "',' or ']'");
}

typedef struct id_list {
    int64_t *ids;
    int64_t count;
    int64_t capacity;
} id_list;

static sdyrt_status append(id_list *list, int64_t id) {
    if (list->count == list->capacity) {
        const int64_t capacity = list->capacity == 0 ? 64 : 2 * list->capacity;
        const size_t bytes = (size_t)capacity * sizeof *list->ids;
        int64_t *const ids = realloc(list->ids, bytes);
        if (ids == NULL)
            return SDYI_NO_MEMORY(bytes);
        list->ids = ids;
        list->capacity = capacity;
    }
    list->ids[list->count++] = id;
    return SDYRT_OK;
}

/* `, device_ids=[3, 0]`, or nothing */
static sdyrt_status read_ids(sdyi_lexer *lexer, id_list *list) {
    if (!sdyi_lexer_take(lexer, ","))
        return SDYRT_OK;
    SDYI_TRY(sdyi_lexer_expect(lexer, "device_ids", kind, "'device_ids'"));
    SDYI_TRY(sdyi_lexer_expect(lexer, "=", kind, "'='"));
    SDYI_TRY(sdyi_lexer_expect(lexer, "[", kind, "'['"));
    do {
        int64_t id = 0;
        SDYI_TRY(sdyi_lexer_integer(lexer, kind, "a device id", &id));
        SDYI_TRY(append(list, id));
    } while (sdyi_lexer_take(lexer, ","));
    return sdyi_lexer_expect(lexer, "]", kind, "',' or ']'");
}

static sdyrt_status read_mesh(sdyi_lexer *lexer, id_list *list,
                              const sdyrt_mesh **mesh) {
    sdyrt_mesh_axis axes[SDYRT_MAX_AXES];
    int n_axes = 0;
    SDYI_TRY(sdyi_lexer_expect(lexer, "<", kind, "'<'"));
    SDYI_TRY(read_axes(lexer, axes, &n_axes));
    SDYI_TRY(read_ids(lexer, list));
    SDYI_TRY(sdyi_lexer_expect(lexer, ">", kind,
                               list->count == 0 ? "',' or '>'" : "'>'"));
    return sdyrt_mesh_create(axes, n_axes, list->ids, list->count, mesh);
}

sdyrt_status sdyi_mesh_read(sdyi_lexer *lexer, const sdyrt_mesh **mesh) {
    id_list list = {0};
    const sdyrt_status status = read_mesh(lexer, &list, mesh);
    free(list.ids);
    return status;
}

static sdyrt_status read_whole(sdyi_lexer *lexer, const sdyrt_mesh **mesh) {
    if (!sdyi_lexer_take(lexer, "#sdy.mesh"))
        sdyi_lexer_take(lexer, "mesh");
    const sdyrt_mesh *read = NULL;
    SDYI_TRY(sdyi_mesh_read(lexer, &read));
    const sdyrt_status status = sdyi_lexer_expect_end(lexer, kind);
    if (status != SDYRT_OK)
        sdyrt_mesh_release(read);
    else
        *mesh = read;
    return status;
}

sdyrt_status sdyrt_mesh_parse(const char *text, const sdyrt_mesh **mesh) {
    SDYI_NOT_NULL(text);
    SDYI_NOT_NULL(mesh);
    sdyi_lexer lexer;
    SDYI_TRY(sdyi_lexer_start(&lexer, text));
    const sdyrt_status status = read_whole(&lexer, mesh);
    sdyi_lexer_free(&lexer);
    return status;
}
