/* Failures of the mesh library translated into MLIR's messages. The library
 * names what it found, and checks more of a mesh than MLIR does. */
#include "base/lexer.h"
#include "mesh/refs.h"
#include "program/text/parser.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- parts ----------------------------------------------------------------- */

/* MLIR's names of the enclosing attribute parts. */
static const char *const parts[SDYI_PART_COUNT] = {
    [SDYI_PART_REF_NAME] =
        "Sdy_AxisRef parameter 'name' which is to be a `::llvm::StringRef`",
    [SDYI_PART_REF_SUB_AXIS] = "Sdy_AxisRef parameter 'sub_axis_info' which "
                               "is to be a `SubAxisInfoAttr`",
    [SDYI_PART_SUB_AXIS_PRE] =
        "Sdy_SubAxisInfo parameter 'pre_size' which is to be a `int64_t`",
    [SDYI_PART_SUB_AXIS_SIZE] =
        "Sdy_SubAxisInfo parameter 'size' which is to be a `int64_t`",
    [SDYI_PART_MESH_AXIS_NAME] =
        "Sdy_MeshAxis parameter 'name' which is to be a `::llvm::StringRef`",
    [SDYI_PART_MESH_AXIS_SIZE] =
        "Sdy_MeshAxis parameter 'size' which is to be a `int64_t`",
    [SDYI_PART_MESH_AXES] = "Sdy_Mesh parameter 'axes' which is to be a "
                            "`::llvm::ArrayRef<MeshAxisAttr>`",
    [SDYI_PART_MESH_IDS] = "Sdy_Mesh parameter 'device_ids' which is to be a "
                           "`::llvm::ArrayRef<int64_t>`",
    [SDYI_PART_MESH] = "MeshAttr",
    [SDYI_PART_MESH_NAME] = NULL, /* "expecting .." */
    [SDYI_PART_DIMS] = "Sdy_TensorSharding parameter 'dim_shardings' which is "
                       "to be a `::llvm::ArrayRef<DimensionShardingAttr>`",
    [SDYI_PART_AXES] =
        "axis list which is expected to be an `ArrayRef<AxisRefAttr>`",
    [SDYI_PART_REPLICATED] = "Sdy_TensorSharding parameter 'replicated_axes'",
    [SDYI_PART_UNREDUCED] = "Sdy_TensorSharding parameter 'unreduced_axes'",
};

/* -- messages on parse errors ---------------------------------------------- */

static const char no_list[] = "failed to parse Sdy_TensorSharding, expected "
                              "valid named axis list after comma";

/* MLIR's message for each expected item, where it is not "expected" and the
 * library's words. */
static const char *const wanted[SDYI_WANT_COUNT] = {
    [SDYI_WANT_AXIS_NAME] = "expected string",
    [SDYI_WANT_INTEGER] = "expected integer value",
    [SDYI_WANT_AXIS_SIZE] = "expected integer value",
    [SDYI_WANT_DEVICE_ID] = "expected integer value",
    [SDYI_WANT_PRE_SIZE] = "expected integer value",
    [SDYI_WANT_SUB_SIZE] = "expected integer value",
    [SDYI_WANT_INTEGER_64] = "integer value too large",
    [SDYI_WANT_EITHER_LIST] = no_list,
    [SDYI_WANT_REPLICATED] = no_list,
    [SDYI_WANT_UNREDUCED] = no_list,
    [SDYI_WANT_NO_LIST] = no_list,
};

/* MLIR reports a bad priority after consuming it. */
static sdyrt_status fail_priority(sdyi_parser *p, sdyrt_error_kind kind) {
    const sdyi_token token = p->lexer.token;
    sdyi_lexer_next(&p->lexer);
    return sdyi_parse_fail_own(
        p, "%s, got: %.*s",
        kind == SDYRT_KIND_PARSE_PRIORITY_FORM
            ? "expecting priority in format 'p<number>'"
        : kind == SDYRT_KIND_PARSE_PRIORITY_ZEROS
            ? "priorities with leading zeros are not allowed"
            : "expecting integer priority",
        (int)token.length, token.start);
}

/* True after a minus that no integer follows. */
static bool is_behind_minus(const sdyi_parser *p) {
    const char *at = p->lexer.token.start;
    while (at > p->lexer.text && strchr(" \t\r\n", at[-1]) != NULL)
        at--;
    return at > p->lexer.text && at[-1] == '-';
}

static sdyrt_status fail_want(sdyi_parser *p, sdyrt_error_kind kind,
                              sdyi_want want, const char *spelling) {
    const char *const words = wanted[want];
    /* where `?` is possible too, MLIR expects the comma */
    if (want == SDYI_WANT_COMMA_OR_END && kind == SDYRT_KIND_PARSE_DIM &&
        spelling[0] == '}')
        return sdyi_fail_expected(p, ",", "");
    if (spelling != NULL)
        return sdyi_fail_expected(p, spelling, "");
    if (want == SDYI_WANT_OPEN_END)
        return sdyi_fail_expected(p, "}", "");
    if (words == NULL)
        return sdyi_parse_wrong(p, "expected %s", sdyi_want_text(want));
    if (is_behind_minus(p))
        return sdyi_parse_wrong(p, "%s", words);
    (void)sdyi_parse_fail_own(p, "%s", words);
    if (want == SDYI_WANT_INTEGER_64) { /* which MLIR reports after consuming
                                           it */
        (void)sdyi_take(p, "-");
        sdyi_lexer_skip(&p->lexer, sdyi_number_length(p));
    }
    return SDYRT_ARGUMENT;
}

/* -- meshes ---------------------------------------------------------------- */

/* An error at a place in the mesh. */
static sdyrt_status fail_mesh_at(sdyi_parser *p, const sdyi_token *token,
                                 const char *text) {
    const sdyi_loc place = sdyi_place_of(p, token);
    return p->own == NULL ? sdyi_error_at(p->pool, place, "%s", text)
                          : sdyi_error_at(p->pool, place, "custom op '%s' %s",
                                          p->own, text);
}

/* Reports at the axis that is the next token, then consumes it. */
static sdyrt_status fail_axis_size(sdyi_parser *p, const char *text) {
    int64_t size;
    const sdyrt_status status = fail_mesh_at(p, &p->lexer.token, text);
    sdyi_lexer_next(&p->lexer);
    (void)sdyi_take(p, "=");
    (void)sdyi_lexer_integer(&p->lexer, SDYRT_KIND_PROGRAM, SDYI_WANT_INTEGER,
                             &size);
    return status;
}

static int compare_ids(const void *a, const void *b) {
    const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

/* The device ids of the mesh in ascending order: "0, 2". */
static char *sorted_ids(sdyi_parser *p, sdyi_lexer *mesh) {
    int64_t *ids = NULL;
    int n = 0, capacity = 0;
    while (mesh->token.kind != SDYI_TOKEN_END &&
           !sdyi_lexer_take(mesh, "device_ids"))
        sdyi_lexer_next(mesh);
    (void)sdyi_lexer_take(mesh, "=");
    (void)sdyi_lexer_take(mesh, "[");
    int64_t id;
    while (sdyi_lexer_integer(mesh, SDYRT_KIND_PROGRAM, SDYI_WANT_DEVICE_ID,
                              &id) == SDYRT_OK) {
        SDYI_GROW(p->zone, ids, n, capacity);
        ids[n++] = id;
        if (!sdyi_lexer_take(mesh, ","))
            break;
    }
    if (n > 0)
        qsort(ids, (size_t)n, sizeof *ids, compare_ids);
    const size_t bytes = (size_t)n * 24 + 1;
    char *const text = sdyi_zone_alloc(p->zone, bytes);
    size_t used = 0;
    text[0] = '\0';
    for (int i = 0; i < n; i++)
        used += (size_t)snprintf(text + used, bytes - used, "%s%" PRId64,
                                 i > 0 ? ", " : "", ids[i]);
    return text;
}

static sdyrt_status fail_mesh(sdyi_parser *p, const sdyi_lexer *mesh,
                              sdyrt_error_kind kind) {
    static const char ids_are[] =
        "sorted device ids must be iota(product(axes)), got: ";
    sdyi_lexer at = *mesh;
    char text[512];
    int length;
    const char *const said = sdyi_fail_words(&length);
    (void)snprintf(text, sizeof text, "%.*s", length, said);
    if (kind == SDYRT_KIND_MESH_AXIS_SIZE)
        return fail_axis_size(p, text);
    if (kind == SDYRT_KIND_MESH_IDS_NOT_PERM) {
        char *const ids = sorted_ids(p, &at);
        char *const all =
            sdyi_zone_alloc(p->zone, sizeof ids_are + strlen(ids));
        (void)sprintf(all, "%s%s", ids_are, ids);
        return fail_mesh_at(p, &mesh->token, all);
    }
    return fail_mesh_at(p, &mesh->token,
                        kind == SDYRT_KIND_MESH_NOAXES_MANYIDS
                            ? "axes is empty and device_ids has more than one "
                              "element"
                            : text);
}

/* -- all ------------------------------------------------------------------- */

static sdyrt_status fail_again(sdyi_parser *p, sdyrt_error_kind kind) {
    const char *spelling;
    const sdyi_want want = (sdyi_want)sdyi_fail_want(&spelling);
    if (kind == SDYRT_KIND_PARSE_PRIORITY_FORM ||
        kind == SDYRT_KIND_PARSE_PRIORITY_ZEROS ||
        kind == SDYRT_KIND_PARSE_PRIORITY_RANGE)
        return fail_priority(p, kind);
    if (want != SDYI_WANT_NOTHING)
        return fail_want(p, kind, want, spelling);
    char text[512];
    (void)snprintf(text, sizeof text, "%s", sdyrt_last_error());
    return sdyi_parse_fail(p, "%s", text);
}

/* After the innermost error, one "failed to parse .." for each enclosing
 * part. */
static sdyrt_status fail_parts(sdyi_parser *p, sdyrt_status status,
                               sdyrt_error_kind kind) {
    static const char no_mesh[] =
        "expecting MeshAttr or FlatSymbolRefAttr, got: <<NULL ATTRIBUTE>>";
    char text[512];
    (void)snprintf(text, sizeof text, "%s", sdyrt_last_error());
    (void)sdyi_fail(status, kind, "%s", text);
    for (int i = 0; i < p->lexer.n_parts; i++) {
        const char *const part = parts[p->lexer.parts[i]];
        (void)sdyi_parse_follows(p, status, "%s%s",
                                 part == NULL ? "" : "failed to parse ",
                                 part == NULL ? no_mesh : part);
    }
    return status;
}

sdyrt_status sdyi_parse_again(sdyi_parser *p, sdyrt_status status) {
    if (status == SDYRT_OK || status == SDYRT_MEMORY)
        return status;
    const sdyrt_error_kind kind = sdyrt_last_error_kind();
    if (!p->lexer.is_told)
        (void)fail_again(p, kind);
    return fail_parts(p, status, kind);
}

sdyrt_status sdyi_parse_mesh_again(sdyi_parser *p, const sdyi_lexer *mesh,
                                   sdyrt_status status) {
    const sdyrt_error_kind kind = sdyrt_last_error_kind();
    if (status == SDYRT_OK || status == SDYRT_MEMORY || p->lexer.is_told ||
        kind < SDYRT_KIND_MESH_AXIS_SIZE || kind > SDYRT_KIND_MESH_IDS_NOT_PERM)
        return sdyi_parse_again(p, status);
    (void)fail_mesh(p, mesh, kind);
    return fail_parts(p, status, kind);
}
