/* Failures of the readers of mesh/ (sdyi_lexer_failure) in MLIR's words: a
 * check that failed, and the parts that a failure was in. */
#include "base/integers.h"
#include "base/lexer.h"
#include "mesh/refs.h"
#include "program/dialects/sdy/sdy_attrs.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* MLIR's messages on parts of attributes. */
#define FAILED "failed to parse "
#define PART(part, attr, name, type)                                           \
    [SDYI_PART_##part] =                                                       \
        FAILED "Sdy_" attr " parameter '" name "' which is to be a `" type "`"
static const char *const parts[SDYI_PART_COUNT] = {
    PART(REF_NAME, "AxisRef", "name", "::llvm::StringRef"),
    PART(REF_SUB_AXIS, "AxisRef", "sub_axis_info", "SubAxisInfoAttr"),
    PART(SUB_AXIS_PRE, "SubAxisInfo", "pre_size", "int64_t"),
    PART(SUB_AXIS_SIZE, "SubAxisInfo", "size", "int64_t"),
    PART(MESH_AXIS_NAME, "MeshAxis", "name", "::llvm::StringRef"),
    PART(MESH_AXIS_SIZE, "MeshAxis", "size", "int64_t"),
    PART(MESH_AXES, "Mesh", "axes", "::llvm::ArrayRef<MeshAxisAttr>"),
    PART(MESH_IDS, "Mesh", "device_ids", "::llvm::ArrayRef<int64_t>"),
    [SDYI_PART_MESH] = FAILED "MeshAttr",
    [SDYI_PART_MESH_NAME] = "expecting MeshAttr or FlatSymbolRefAttr, got: "
                            "<<NULL ATTRIBUTE>>",
    PART(DIMS, "TensorSharding", "dim_shardings",
         "::llvm::ArrayRef<DimensionShardingAttr>"),
    [SDYI_PART_AXES] = FAILED "axis list which is expected to be an "
                              "`ArrayRef<AxisRefAttr>`",
    [SDYI_PART_REPLICATED] =
        FAILED "Sdy_TensorSharding parameter 'replicated_axes'",
    [SDYI_PART_UNREDUCED] =
        FAILED "Sdy_TensorSharding parameter 'unreduced_axes'",
};

static bool is_check(const sdyi_lexer_failure *f) {
    return f->want == SDYI_WANT_NOTHING &&
           f->kind >= SDYRT_KIND_MESH_AXIS_SIZE &&
           f->kind <= SDYRT_KIND_MESH_IDS_NOT_PERM;
}

/* The words of a check, which are MLIR's but for two. */
static const char *words_of(sdyi_parser *p, sdyrt_error_kind kind) {
    int length;
    const char *const words = sdyi_fail_words(&length);
    if (kind == SDYRT_KIND_MESH_NOAXES_MANYIDS)
        return "axes is empty and device_ids has more than one element";
    if (kind != SDYRT_KIND_MESH_IDS_NOT_PERM)
        return sdyi_zone_string(p->zone, words, (size_t)length);
    sdyi_collected text = {.zone = p->zone, .text = ""};
    int64_t *const ids = p->lexer.ids;
    sdyi_collect_string(&text, "sorted device ids must be iota(product(axes)), "
                               "got: ");
    qsort(ids, (size_t)p->lexer.n_ids, sizeof *ids, sdyi_compare_int64);
    for (int64_t i = 0; i < p->lexer.n_ids; i++) {
        char id[32];
        (void)snprintf(id, sizeof id, "%s%" PRId64, i > 0 ? ", " : "", ids[i]);
        sdyi_collect_string(&text, id);
    }
    return text.text;
}

sdyrt_status sdyi_sdy_again(sdyi_parser *p, sdyrt_status status) {
    const sdyi_lexer_failure *const f = &p->lexer.failure;
    if (status == SDYRT_OK || status == SDYRT_MEMORY)
        return status;
    if (!f->is_reported && is_check(f)) {
        const bool is_own = p->own != NULL;
        (void)sdyi_error_at(p->pool, sdyi_place_of(p, &f->found), "%s%s%s%s",
                            is_own ? "custom op '" : "", is_own ? p->own : "",
                            is_own ? "' " : "", words_of(p, f->kind));
        (void)sdyi_fail(status, f->kind, "%s", sdyrt_last_error());
    } else {
        (void)sdyi_parse_again(p, status);
    }
    for (int i = 0; i < f->n_parts; i++)
        (void)sdyi_parse_follows(p, status, "%s", parts[f->parts[i]]);
    return status;
}
