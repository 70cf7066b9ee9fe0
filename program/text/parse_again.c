/* Failures of the readers of base/ and mesh/ in MLIR's words. A failure carries
 * its kind and the item that it expected; its lexer the enclosing parts, the
 * token that it found, and the token and ids of a mesh that a check refused. */
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

/* -- expectations ---------------------------------------------------------- */

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
    [SDYI_WANT_PRIORITY] = "expecting priority in format 'p<number>'",
    [SDYI_WANT_PLAIN_PRIORITY] =
        "priorities with leading zeros are not allowed",
    [SDYI_WANT_PRIORITY_64] = "expecting integer priority",
};

/* True after a minus that no integer follows. */
static bool is_behind_minus(const sdyi_parser *p) {
    const char *at = p->lexer.token.start;
    while (at > p->lexer.text && strchr(" \t\r\n", at[-1]) != NULL)
        at--;
    return at > p->lexer.text && at[-1] == '-';
}

/* MLIR reports bad priorities, and large integers, after consuming them, but
 * the latter at their place. */
static sdyrt_status fail_want(sdyi_parser *p, sdyi_want want) {
    const char *const words = wanted[want];
    const sdyi_token token = p->lexer.token;
    switch (want) {
    case SDYI_WANT_PRIORITY:
    case SDYI_WANT_PLAIN_PRIORITY:
    case SDYI_WANT_PRIORITY_64:
        sdyi_lexer_next(&p->lexer);
        return sdyi_parse_fail_own(p, "%s, got: %.*s", words, (int)token.length,
                                   token.start);
    case SDYI_WANT_OPEN_END:
        return sdyi_fail_expected(p, "}", "");
    case SDYI_WANT_INTEGER_64:
        (void)sdyi_parse_fail_own(p, "%s", words);
        (void)sdyi_take(p, "-");
        sdyi_lexer_skip(&p->lexer, sdyi_number_length(p));
        return SDYRT_ARGUMENT;
    default:
        return words == NULL
                   ? sdyi_parse_wrong(p, "expected %s", sdyi_want_text(want))
               : is_behind_minus(p) ? sdyi_parse_wrong(p, "%s", words)
                                    : sdyi_parse_fail_own(p, "%s", words);
    }
}

/* -- checks of meshes ------------------------------------------------------ */

static int compare_ids(const void *a, const void *b) {
    const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

/* "0, 2" */
static const char *sorted_ids(sdyi_parser *p) {
    sdyi_collected text = {.zone = p->zone, .text = ""};
    int64_t *const ids = p->lexer.ids;
    qsort(ids, (size_t)p->lexer.n_ids, sizeof *ids, compare_ids);
    for (int64_t i = 0; i < p->lexer.n_ids; i++) {
        char id[32];
        (void)snprintf(id, sizeof id, "%s%" PRId64, i > 0 ? ", " : "", ids[i]);
        sdyi_collect_string(&text, id);
    }
    return text.text;
}

static sdyrt_status fail_mesh(sdyi_parser *p, sdyrt_error_kind kind) {
    const bool is_own = p->own != NULL;
    const bool has_ids = kind == SDYRT_KIND_MESH_IDS_NOT_PERM;
    int length;
    const char *words = sdyi_fail_words(&length);
    if (has_ids)
        words = "sorted device ids must be iota(product(axes)), got: ";
    else if (kind == SDYRT_KIND_MESH_NOAXES_MANYIDS)
        words = "axes is empty and device_ids has more than one element";
    else
        words = sdyi_zone_string(p->zone, words, (size_t)length);
    return sdyi_error_at(p->pool, sdyi_place_of(p, &p->lexer.fault),
                         "%s%s%s%s%s", is_own ? "custom op '" : "",
                         is_own ? p->own : "", is_own ? "' " : "", words,
                         has_ids ? sorted_ids(p) : "");
}

/* -- all ------------------------------------------------------------------- */

static sdyrt_status fail_again(sdyi_parser *p, sdyrt_error_kind kind) {
    const char *spelling;
    const sdyi_want want = (sdyi_want)sdyi_fail_want(&spelling);
    if (kind >= SDYRT_KIND_MESH_AXIS_SIZE &&
        kind <= SDYRT_KIND_MESH_IDS_NOT_PERM)
        return fail_mesh(p, kind);
    if (want == SDYI_WANT_NOTHING)
        return sdyi_parse_fail(p, "%s", sdyrt_last_error());
    if (spelling == NULL)
        return fail_want(p, want);
    /* where `?` is possible too, MLIR expects the comma */
    return sdyi_fail_expected(p,
                              want == SDYI_WANT_COMMA_OR_END &&
                                      kind == SDYRT_KIND_PARSE_DIM &&
                                      spelling[0] == '}'
                                  ? ","
                                  : spelling,
                              "");
}

/* After the innermost error, one "failed to parse .." for each enclosing
 * part. */
sdyrt_status sdyi_parse_again(sdyi_parser *p, sdyrt_status status) {
    static const char no_mesh[] =
        "expecting MeshAttr or FlatSymbolRefAttr, got: <<NULL ATTRIBUTE>>";
    if (status == SDYRT_OK || status == SDYRT_MEMORY)
        return status;
    const sdyrt_error_kind kind = sdyrt_last_error_kind();
    if (!p->lexer.is_told)
        (void)fail_again(p, kind);
    (void)sdyi_fail(status, kind, "%s", sdyrt_last_error());
    for (int i = 0; i < p->lexer.n_parts; i++) {
        const char *const part = parts[p->lexer.parts[i]];
        (void)sdyi_parse_follows(p, status, "%s%s",
                                 part == NULL ? "" : "failed to parse ",
                                 part == NULL ? no_mesh : part);
    }
    return status;
}
