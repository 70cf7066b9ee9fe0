/* The axes of operations: from text, from lists, to text, and by value. */
#include "collectives/ops/op_axes.h"
#include "base/alloc.h"
#include "base/hash.h"
#include "base/status.h"
#include "mesh/refs.h"

#include <stdlib.h>
#include <string.h>

/* -- text ------------------------------------------------------------------ */

/* `{"a"}: 0->2` */
static sdyrt_status read_param(sdyi_lexer *lexer, sdyi_refs *refs,
                               sdyi_a2a_param *param) {
    const sdyrt_error_kind kind = SDYRT_KIND_PARSE_SYNTAX;
    SDYI_TRY(sdyi_refs_read_list(refs, lexer, SDYRT_KIND_PARSE_AXIS,
                                 &param->axes, NULL));
    SDYI_TRY(sdyi_lexer_expect(lexer, ":", kind));
    SDYI_TRY(
        sdyi_lexer_integer(lexer, kind, SDYI_WANT_SOURCE_DIM, &param->source));
    SDYI_TRY(sdyi_lexer_expect(lexer, "->", kind));
    return sdyi_lexer_integer(lexer, kind, SDYI_WANT_TARGET_DIM,
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
    SDYI_TRY(sdyi_lexer_expect(lexer, "[", kind));
    if (sdyi_lexer_take(lexer, "]"))
        return SDYRT_OK;
    do {
        SDYI_TRY(read_item(lexer, refs, form, axes));
    } while (sdyi_lexer_take(lexer, ","));
    return sdyi_lexer_expect_list_end(lexer, "]", kind);
}

/* Read all of a text; the lists of `axes` lie in `refs`. */
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

void sdyi_op_axes_print(sdyi_text *out, const sdyrt_mesh *mesh,
                        sdyi_axes_form form, const sdyi_op_axes *axes) {
    char *const *const unknown = axes->unknown;
    sdyi_text_add(out, form == SDYI_AXES_FLAT ? "" : "[");
    for (int i = 0; i < axes->n_lists; i++) {
        sdyi_text_add(out, i > 0 ? ", " : "");
        sdyi_print_axes(out, mesh, unknown, axes->lists[i]);
    }
    for (int i = 0; i < axes->n_params; i++) {
        sdyi_text_add(out, i > 0 ? ", " : "");
        sdyi_print_axes(out, mesh, unknown, axes->params[i].axes);
        sdyi_text_add(out, ": %lld->%lld", (long long)axes->params[i].source,
                      (long long)axes->params[i].target);
    }
    sdyi_text_add(out, form == SDYI_AXES_FLAT ? "" : "]");
}

/* -- refs by number -------------------------------------------------------- */

/* Make `axes`, whose lists lie in `refs`, own all that it points to. */
static sdyrt_status keep(const sdyi_refs *refs, sdyi_op_axes *axes) {
    SDYI_ALLOC(axes->refs, refs->count); /* also for empty lists */
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
    return sdyi_names_copy(refs->unknown, refs->n_unknown, &axes->unknown,
                           &axes->n_unknown);
}

/* Hand out axes that were read with `status`, or nothing. */
static sdyrt_status hand_out(sdyrt_status status, const sdyi_refs *refs,
                             sdyi_op_axes *read, sdyi_op_axes *axes) {
    if (status == SDYRT_OK)
        status = keep(refs, read);
    if (status == SDYRT_OK)
        *axes = *read;
    else
        sdyi_op_axes_free(read);
    return status;
}

sdyrt_status sdyi_op_axes_parse(const char *text, const sdyrt_mesh *mesh,
                                sdyi_axes_form form, sdyi_op_axes *axes) {
    SDYI_NOT_NULL(text);
    sdyi_lexer lexer;
    sdyi_lexer_start(&lexer, text);
    sdyi_refs refs = {.mesh = mesh};
    sdyi_op_axes read = {0};
    const sdyrt_status status =
        hand_out(read_whole(&lexer, &refs, form, &read), &refs, &read, axes);
    sdyi_lexer_free(&lexer);
    return status;
}

void sdyi_op_axes_free(sdyi_op_axes *axes) {
    sdyi_names_free(axes->unknown, axes->n_unknown);
    free(axes->refs);
}

sdyrt_status sdyi_op_axes_flatten(const sdyi_op_axes *axes, sdyi_axes *out) {
    out->count = 0;
    for (int i = 0; i < axes->n_lists + axes->n_params; i++) {
        const sdyi_span list = i < axes->n_lists
                                   ? axes->lists[i]
                                   : axes->params[i - axes->n_lists].axes;
        if (list.count > SDYI_MAX_REFS - out->count)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                             "the axes of the operation are more than %d refs",
                             SDYI_MAX_REFS);
        sdyi_axes_append_all(out, list);
    }
    return SDYRT_OK;
}

static sdyrt_axis_list list_at(const sdyrt_op_axes *given, int i) {
    return i < given->n_lists ? given->lists[i]
                              : given->params[i - given->n_lists].axes;
}

static sdyrt_status check_count(const char *what, int count,
                                const void *values) {
    if (count < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "the axes of the operation have %d %s", count, what);
    if (count > SDYRT_MAX_RANK)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                         "the axes of the operation have %d %s; at most %d are "
                         "possible",
                         count, what, SDYRT_MAX_RANK);
    if (count > 0 && values == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "the %d %s of the operation's axes are NULL", count,
                         what);
    return SDYRT_OK;
}

sdyrt_status sdyi_op_axes_check(const sdyrt_op_axes *given) {
    SDYI_STRUCT(given);
    SDYI_TRY(check_count("lists", given->n_lists, given->lists));
    SDYI_TRY(check_count("parameters", given->n_params, given->params));
    for (int i = 0; i < given->n_lists + given->n_params; i++) {
        const sdyrt_axis_list list = list_at(given, i);
        SDYI_TRY(sdyi_check_axis_list(&list, "the axes of the operation"));
    }
    return SDYRT_OK;
}

static sdyrt_status check_form(const sdyrt_op_axes *given,
                               sdyi_axes_form form) {
    const bool has_params = form == SDYI_AXES_PARAMS;
    if ((has_params ? given->n_lists : given->n_params) > 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "the operation's axes are %s, not %s",
                         has_params ? "parameters" : "lists",
                         has_params ? "lists" : "parameters");
    if (form == SDYI_AXES_FLAT && given->n_lists != 1)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "the operation's axes are one list, not %d",
                         given->n_lists);
    return SDYRT_OK;
}

/* The lists of `axes` lie in `refs`. */
static sdyrt_status take_lists(const sdyrt_op_axes *given, sdyi_axes_form form,
                               sdyi_refs *refs, sdyi_op_axes *axes) {
    const char *const what = "the axes of the operation";
    SDYI_TRY(sdyi_op_axes_check(given));
    SDYI_TRY(check_form(given, form));
    axes->n_lists = given->n_lists;
    for (int i = 0; i < given->n_lists; i++)
        SDYI_TRY(
            sdyi_refs_add_list(refs, &given->lists[i], what, &axes->lists[i]));
    axes->n_params = given->n_params;
    for (int i = 0; i < given->n_params; i++) {
        axes->params[i].source = given->params[i].source;
        axes->params[i].target = given->params[i].target;
        SDYI_TRY(sdyi_refs_add_list(refs, &given->params[i].axes, what,
                                    &axes->params[i].axes));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_op_axes_take(const sdyrt_op_axes *given,
                               const sdyrt_mesh *mesh, sdyi_axes_form form,
                               sdyi_op_axes *axes) {
    sdyi_refs refs = {.mesh = mesh};
    sdyi_op_axes taken = {0};
    return hand_out(take_lists(given, form, &refs, &taken), &refs, &taken,
                    axes);
}

/* -- by value -------------------------------------------------------------- */

sdyrt_op_axes *sdyi_op_axes_copy(const sdyrt_op_axes *given) {
    const int n = given->n_lists + given->n_params;
    size_t n_refs = 0, n_chars = 0;
    for (int i = 0; i < n; i++) {
        const sdyrt_axis_list list = list_at(given, i);
        n_refs += (size_t)list.count;
        for (int k = 0; k < list.count; k++)
            n_chars += strlen(list.refs[k].name) + 1;
    }
    sdyrt_op_axes *const copy =
        malloc(sizeof *copy + (size_t)given->n_lists * sizeof *given->lists +
               (size_t)given->n_params * sizeof *given->params +
               n_refs * sizeof(sdyrt_axis_ref) + n_chars);
    if (copy == NULL)
        return NULL;
    sdyrt_axis_list *const lists = (sdyrt_axis_list *)(copy + 1);
    sdyrt_all_to_all_param *const params =
        (sdyrt_all_to_all_param *)(lists + given->n_lists);
    sdyrt_axis_ref *refs = (sdyrt_axis_ref *)(params + given->n_params);
    char *chars = (char *)(refs + n_refs);
    *copy = *given;
    copy->lists = lists;
    copy->params = params;
    for (int i = 0; i < n; i++) {
        const sdyrt_axis_list list = list_at(given, i);
        const sdyrt_axis_list own = {refs, list.count};
        for (int k = 0; k < list.count; k++, refs++) {
            *refs = list.refs[k];
            const size_t bytes = strlen(refs->name) + 1;
            refs->name = memcpy(chars, refs->name, bytes);
            chars += bytes;
        }
        if (i < given->n_lists) {
            lists[i] = own;
        } else {
            params[i - given->n_lists] = given->params[i - given->n_lists];
            params[i - given->n_lists].axes = own;
        }
    }
    return copy;
}

uint64_t sdyi_op_axes_hash(uint64_t hash, const sdyrt_op_axes *given) {
    if (given == NULL)
        return hash;
    hash = sdyi_hash_int(hash, given->n_lists);
    for (int i = 0; i < given->n_lists + given->n_params; i++) {
        const sdyrt_axis_list list = list_at(given, i);
        hash = sdyi_hash_int(hash, list.count);
        for (int k = 0; k < list.count; k++) {
            hash = sdyi_hash_string(hash, list.refs[k].name);
            hash = sdyi_hash_int(hash, list.refs[k].pre);
            hash = sdyi_hash_int(hash, list.refs[k].size);
        }
    }
    for (int i = 0; i < given->n_params; i++) {
        hash = sdyi_hash_int(hash, given->params[i].source);
        hash = sdyi_hash_int(hash, given->params[i].target);
    }
    return hash;
}

static bool equal_lists(sdyrt_axis_list a, sdyrt_axis_list b) {
    if (a.count != b.count)
        return false;
    for (int i = 0; i < a.count; i++) {
        if (a.refs[i].pre != b.refs[i].pre ||
            a.refs[i].size != b.refs[i].size ||
            strcmp(a.refs[i].name, b.refs[i].name) != 0)
            return false;
    }
    return true;
}

bool sdyi_op_axes_equal(const sdyrt_op_axes *a, const sdyrt_op_axes *b) {
    if (a == NULL || b == NULL)
        return a == b;
    if (a->n_lists != b->n_lists || a->n_params != b->n_params)
        return false;
    for (int i = 0; i < a->n_lists + a->n_params; i++) {
        if (!equal_lists(list_at(a, i), list_at(b, i)))
            return false;
    }
    for (int i = 0; i < a->n_params; i++) {
        if (a->params[i].source != b->params[i].source ||
            a->params[i].target != b->params[i].target)
            return false;
    }
    return true;
}

/* -- for the caller -------------------------------------------------------- */

/* Copy what was read, with all names unknown, into the caller's form. */
static sdyrt_status publish(const sdyi_refs *refs, const sdyi_op_axes *read,
                            sdyrt_op_axes **axes) {
    sdyrt_axis_ref out[SDYI_MAX_REFS];
    for (int i = 0; i < refs->count; i++) {
        const sdyi_ref a = refs->refs[i];
        const char *const name = refs->unknown[a.axis];
        if (a.sub && a.pre == 0 && a.size == 0)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_SUB_PRE,
                             "sub-axis pre-size must be at least 1: "
                             "\"%s\":(0)0",
                             name);
        out[i] = (sdyrt_axis_ref){name, a.sub ? a.pre : 0, a.sub ? a.size : 0};
    }
    sdyrt_axis_list lists[SDYRT_MAX_RANK];
    sdyrt_all_to_all_param params[SDYRT_MAX_RANK];
    const sdyrt_op_axes all = {sizeof all, lists, read->n_lists, params,
                               read->n_params};
    for (int i = 0; i < read->n_lists; i++) {
        const sdyi_span list = read->lists[i];
        lists[i] =
            (sdyrt_axis_list){out + (list.refs - refs->refs), list.count};
    }
    for (int i = 0; i < read->n_params; i++) {
        const sdyi_a2a_param *const p = &read->params[i];
        params[i] = (sdyrt_all_to_all_param){
            {out + (p->axes.refs - refs->refs), p->axes.count},
            p->source,
            p->target};
    }
    sdyrt_op_axes *const copy = sdyi_op_axes_copy(&all);
    if (copy == NULL)
        return SDYI_NO_MEMORY(sizeof *copy);
    *axes = copy;
    return SDYRT_OK;
}

sdyrt_status sdyrt_op_axes_parse(sdyrt_op_kind kind, const char *text,
                                 sdyrt_op_axes **axes) {
    SDYI_NOT_NULL(text);
    SDYI_NOT_NULL(axes);
    const sdyi_axes_form form = sdyi_axes_form_of(kind);
    if (form == SDYI_AXES_NONE)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE, "%s has no axes",
                         sdyrt_op_name(kind));
    sdyi_lexer lexer;
    sdyi_lexer_start(&lexer, text);
    sdyi_refs refs = {.mesh = NULL};
    sdyi_op_axes read = {0};
    sdyrt_status status = read_whole(&lexer, &refs, form, &read);
    if (status == SDYRT_OK)
        status = publish(&refs, &read, axes);
    sdyi_lexer_free(&lexer);
    return status;
}

void sdyrt_op_axes_free(sdyrt_op_axes *axes) {
    free(axes);
}

size_t sdyrt_op_axes_print(sdyrt_op_kind kind, const sdyrt_op_axes *axes,
                           char *text, size_t bytes) {
    const sdyi_axes_form form = sdyi_axes_form_of(kind);
    sdyi_text out;
    sdyi_text_start(&out, text, bytes);
    sdyi_refs refs = {.mesh = NULL};
    sdyi_op_axes taken = {0};
    if (take_lists(axes, form, &refs, &taken) == SDYRT_OK) {
        taken.unknown = refs.unknown;
        sdyi_op_axes_print(&out, NULL, form, &taken);
    }
    return out.length;
}
