/* Reading the axes of a collective. */
#include "base/status.h"
#include "mesh/internal.h"
#include "mesh/refs.h"
#include <stdlib.h>
#include <string.h>

/* `{"a"}: 0->2` */
static sdyrt_status read_param(sdyi_lexer *lexer, sdyi_refs *refs,
                               sdyi_a2a_param *param) {
    const sdyrt_error_kind kind = SDYRT_KIND_PARSE_SYNTAX;
    SDYI_TRY(sdyi_refs_read_list(refs, lexer, SDYRT_KIND_PARSE_AXIS,
                                 &param->axes, NULL));
    SDYI_TRY(sdyi_lexer_expect(lexer, ":", kind, "':'"));
    SDYI_TRY(
        sdyi_lexer_integer(lexer, kind, "a source dimension", &param->source));
    SDYI_TRY(sdyi_lexer_expect(lexer, "->", kind, "'->'"));
    return sdyi_lexer_integer(lexer, kind, "a target dimension",
                              &param->target);
}

static sdyrt_status read_item(sdyi_lexer *lexer, sdyi_refs *refs,
                              sdyi_axes_form form, sdyi_op_axes *axes) {
    const int count = form == SDYI_AXES_PARAMS ? axes->n_params : axes->n_lists;
    if (count == SDYRT_MAX_RANK)
        return sdyi_lexer_fail_saying(
            lexer, SDYRT_KIND_LIMIT, "more than %d %s are not possible",
            SDYRT_MAX_RANK,
            form == SDYI_AXES_PARAMS ? "parameters" : "dimensions");
    if (form == SDYI_AXES_PARAMS)
        return read_param(lexer, refs, &axes->params[axes->n_params++]);
    return sdyi_refs_read_list(refs, lexer, SDYRT_KIND_PARSE_DIM,
                               &axes->lists[axes->n_lists++], NULL);
}

/* `[item, item]` */
static sdyrt_status read_items(sdyi_lexer *lexer, sdyi_refs *refs,
                               sdyi_axes_form form, sdyi_op_axes *axes) {
    const sdyrt_error_kind kind = SDYRT_KIND_PARSE_SYNTAX;
    SDYI_TRY(sdyi_lexer_expect(lexer, "[", kind, "'['"));
    if (sdyi_lexer_take(lexer, "]"))
        return SDYRT_OK;
    do {
        SDYI_TRY(read_item(lexer, refs, form, axes));
    } while (sdyi_lexer_take(lexer, ","));
    return sdyi_lexer_expect(lexer, "]", kind, "',' or ']'");
}

static sdyrt_status read_whole(sdyi_lexer *lexer, sdyi_refs *refs,
                               sdyi_axes_form form, sdyi_op_axes *axes) {
    if (form == SDYI_AXES_FLAT) {
        axes->n_lists = 1;
        SDYI_TRY(sdyi_refs_read_list(refs, lexer, SDYRT_KIND_PARSE_AXIS,
                                     &axes->lists[0], NULL));
    } else {
        SDYI_TRY(read_items(lexer, refs, form, axes));
    }
    return sdyi_lexer_expect_end(lexer, SDYRT_KIND_PARSE_SYNTAX);
}

/* Make `axes`, whose lists lie in `refs`, own all that it points to. */
static sdyrt_status keep(const sdyi_refs *refs, sdyi_op_axes *axes) {
    /* One more than there are: the lists point to memory, also empty ones. */
    const size_t bytes = ((size_t)refs->count + 1) * sizeof *axes->refs;
    axes->refs = malloc(bytes);
    if (axes->refs == NULL)
        return SDYI_NO_MEMORY(bytes);
    memcpy(axes->refs, refs->refs, (size_t)refs->count * sizeof *axes->refs);
    /* The lists follow one another in the order in which they were read. */
    int used = 0;
    for (int i = 0; i < axes->n_lists; i++) {
        axes->lists[i].refs = axes->refs + used;
        used += axes->lists[i].count;
    }
    for (int i = 0; i < axes->n_params; i++) {
        axes->params[i].axes.refs = axes->refs + used;
        used += axes->params[i].axes.count;
    }
    if (refs->n_unknown == 0)
        return SDYRT_OK;
    axes->unknown = calloc((size_t)refs->n_unknown, sizeof *axes->unknown);
    if (axes->unknown == NULL)
        return SDYI_NO_MEMORY((size_t)refs->n_unknown * sizeof(char *));
    for (int i = 0; i < refs->n_unknown; i++) {
        axes->unknown[i] = strdup(refs->unknown[i]);
        if (axes->unknown[i] == NULL)
            return SDYI_NO_MEMORY(strlen(refs->unknown[i]) + 1);
        axes->n_unknown = i + 1;
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_op_axes_parse(const char *text, const sdyrt_mesh *mesh,
                                sdyi_axes_form form, sdyi_op_axes *axes) {
    SDYI_NOT_NULL(text);
    sdyi_lexer lexer;
    SDYI_TRY(sdyi_lexer_start(&lexer, text));
    sdyi_refs refs = {.mesh = mesh};
    sdyi_op_axes read = {0};
    sdyrt_status status = read_whole(&lexer, &refs, form, &read);
    if (status == SDYRT_OK)
        status = keep(&refs, &read);
    if (status == SDYRT_OK)
        *axes = read;
    else
        sdyi_op_axes_free(&read);
    sdyi_lexer_free(&lexer);
    return status;
}

void sdyi_op_axes_free(sdyi_op_axes *axes) {
    for (int i = 0; i < axes->n_unknown; i++)
        free(axes->unknown[i]);
    free(axes->unknown);
    free(axes->refs);
}
