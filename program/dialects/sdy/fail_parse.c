/* Failures of the readers of mesh/ in MLIR's words. Their lexer carries the
 * enclosing parts, and the token and ids of a mesh that a check refused. */
#include "base/lexer.h"
#include "mesh/refs.h"
#include "program/dialects/sdy/sdy_attrs.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

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

/* After the innermost error, one "failed to parse .." for each enclosing
 * part. */
sdyrt_status sdyi_sdy_again(sdyi_parser *p, sdyrt_status status) {
    static const char no_mesh[] =
        "expecting MeshAttr or FlatSymbolRefAttr, got: <<NULL ATTRIBUTE>>";
    if (status == SDYRT_OK || status == SDYRT_MEMORY)
        return status;
    const sdyrt_error_kind kind = sdyrt_last_error_kind();
    if (!p->lexer.is_told && kind >= SDYRT_KIND_MESH_AXIS_SIZE &&
        kind <= SDYRT_KIND_MESH_IDS_NOT_PERM) {
        (void)fail_mesh(p, kind);
        (void)sdyi_fail(status, kind, "%s", sdyrt_last_error());
    } else {
        (void)sdyi_parse_again(p, status);
    }
    for (int i = 0; i < p->lexer.n_parts; i++) {
        const char *const part = parts[p->lexer.parts[i]];
        (void)sdyi_parse_follows(p, status, "%s%s",
                                 part == NULL ? "" : "failed to parse ",
                                 part == NULL ? no_mesh : part);
    }
    return status;
}
