/* Reading shardings. */
#include "base/alloc.h"
#include "base/reductions.h"
#include "base/status.h"
#include "mesh/internal.h"
#include "mesh/refs.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

typedef struct reader {
    sdyi_lexer *lexer;
    const sdyrt_named_mesh *meshes;
    int n_meshes;
} reader;

/* One sharding while it is read. */
typedef struct parsed {
    sdyi_refs refs;
    sdyi_sharding_parts parts;
    const sdyrt_mesh **inline_mesh; /* the caller's to let go of */
} parsed;

static sdyrt_status read_inline_mesh(sdyi_lexer *lexer,
                                     const sdyrt_mesh **mesh) {
    sdyi_lexer outside;
    SDYI_TRY(sdyi_lexer_enter(lexer, "sdy.mesh", &outside));
    return sdyi_lexer_leave(lexer, &outside, sdyi_mesh_read(lexer, mesh));
}

static sdyrt_status read_mesh_name(sdyi_lexer *lexer, const char **name) {
    sdyi_lexer outside;
    SDYI_TRY(sdyi_lexer_enter(lexer, "@", &outside));
    return sdyi_lexer_leave(lexer, &outside,
                            sdyi_lexer_symbol(lexer, SDYRT_KIND_PARSE_SYNTAX,
                                              SDYI_WANT_MESH_OR_SYMBOL, name));
}

/* `@mesh` or `mesh<["a"=2]>` */
static sdyrt_status read_mesh(reader *r, parsed *d) {
    sdyi_lexer *const lexer = r->lexer;
    if (sdyi_lexer_take(lexer, "mesh")) {
        SDYI_TRY(sdyi_lexer_part(lexer, SDYI_PART_MESH,
                                 read_inline_mesh(lexer, d->inline_mesh)));
        d->parts.mesh = *d->inline_mesh;
    } else {
        SDYI_TRY(sdyi_lexer_part(lexer, SDYI_PART_MESH_NAME,
                                 read_mesh_name(lexer, &d->parts.mesh_name)));
        for (int i = 0; i < r->n_meshes && d->parts.mesh == NULL; i++) {
            if (strcmp(r->meshes[i].name, d->parts.mesh_name) == 0)
                d->parts.mesh = r->meshes[i].mesh;
        }
    }
    d->refs.mesh = d->parts.mesh;
    return SDYRT_OK;
}

sdyrt_status sdyi_priority_read(sdyi_lexer *lexer, sdyi_dim *dim) {
    if (lexer->token.kind != SDYI_TOKEN_WORD)
        return SDYRT_OK;
    const char *const digits = lexer->token.start + 1;
    const size_t length = lexer->token.length - 1;
    if (lexer->token.start[0] != 'p' || length == 0 ||
        strspn(digits, "0123456789") < length)
        return sdyi_lexer_fail(lexer, SDYRT_KIND_PARSE_PRIORITY_FORM,
                               SDYI_WANT_PRIORITY);
    if (digits[0] == '0' && length > 1)
        return sdyi_lexer_fail(lexer, SDYRT_KIND_PARSE_PRIORITY_ZEROS,
                               SDYI_WANT_PLAIN_PRIORITY);
    if (!sdyi_digits_value(digits, length, &dim->priority))
        return sdyi_lexer_fail(lexer, SDYRT_KIND_PARSE_PRIORITY_RANGE,
                               SDYI_WANT_PRIORITY_64);
    dim->has_priority = true;
    sdyi_lexer_next(lexer);
    return SDYRT_OK;
}

/* `{"a", ?}p1` */
static sdyrt_status read_dim(sdyi_lexer *lexer, parsed *d) {
    if (d->parts.rank == SDYRT_MAX_RANK)
        return sdyi_lexer_fail_saying(
            lexer, SDYRT_KIND_LIMIT,
            "a sharding of more than %d dimensions is not possible",
            SDYRT_MAX_RANK);
    sdyi_dim *const dim = &d->parts.dims[d->parts.rank++];
    SDYI_TRY(sdyi_refs_read_list(&d->refs, lexer, SDYRT_KIND_PARSE_DIM,
                                 &dim->axes, &dim->open));
    return sdyi_priority_read(lexer, dim);
}

static sdyrt_status read_either_dim(sdyi_lexer *lexer, parsed *d) {
    sdyi_lexer outside;
    SDYI_TRY(sdyi_lexer_enter(lexer, "sdy.dimension_sharding", &outside));
    return sdyi_lexer_leave(lexer, &outside, read_dim(lexer, d));
}

/* `[{"a", ?}p1, {}]` */
static sdyrt_status read_dims(sdyi_lexer *lexer, parsed *d) {
    const sdyrt_error_kind kind = SDYRT_KIND_PARSE_DIM;
    SDYI_TRY(sdyi_lexer_expect(lexer, "[", kind));
    if (sdyi_lexer_take(lexer, "]"))
        return SDYRT_OK;
    do {
        SDYI_TRY(
            sdyi_lexer_part(lexer, SDYI_PART_DIMS, read_either_dim(lexer, d)));
    } while (sdyi_lexer_take(lexer, ","));
    return sdyi_lexer_expect_list_end(lexer, "]", kind);
}

/* `{"a"}`, which may not be empty here */
static sdyrt_status read_list(sdyi_lexer *lexer, parsed *d, sdyi_span *list) {
    const sdyrt_error_kind kind = SDYRT_KIND_PARSE_LIST_ATTR;
    const int first = d->refs.count;
    SDYI_TRY(sdyi_lexer_expect(lexer, "{", kind));
    do {
        SDYI_TRY(sdyi_lexer_part(lexer, SDYI_PART_AXES,
                                 sdyi_refs_read(&d->refs, lexer)));
    } while (sdyi_lexer_take(lexer, ","));
    SDYI_TRY(sdyi_lexer_expect_list_end(lexer, "}", kind));
    *list = sdyi_refs_since(&d->refs, first);
    return SDYRT_OK;
}

/* The list after `replicated` */
static sdyrt_status read_replicated(sdyi_lexer *lexer, parsed *d) {
    SDYI_TRY(sdyi_lexer_expect(lexer, "=", SDYRT_KIND_PARSE_LIST_ATTR));
    return read_list(lexer, d, &d->parts.replicated);
}

/* The words after `unreduced`: nothing, `=`, or `=` and a reduction. */
static void read_reduction(sdyi_lexer *lexer, parsed *d) {
    if (!sdyi_lexer_take(lexer, "="))
        return;
    for (int i = 0; i < SDYRT_REDUCTION_COUNT; i++) {
        const sdyrt_reduction reduction = (sdyrt_reduction)i;
        if (sdyi_may_be_unreduced(reduction) &&
            sdyi_lexer_take(lexer, sdyrt_reduction_name(reduction))) {
            d->parts.unreduced_op = reduction;
            return;
        }
    }
}

/* `, replicated={..}, unreduced=max{..}` in any order, each at most once. A
 * list that was read is not empty. */
static sdyrt_status read_list_attributes(sdyi_lexer *lexer, parsed *d) {
    const sdyrt_error_kind kind = SDYRT_KIND_PARSE_LIST_ATTR;
    while (sdyi_lexer_take(lexer, ",")) {
        const bool want_replicated = d->parts.replicated.count == 0;
        const bool want_unreduced = d->parts.unreduced.count == 0;
        if (want_replicated && sdyi_lexer_take(lexer, "replicated")) {
            SDYI_TRY(sdyi_lexer_part(lexer, SDYI_PART_REPLICATED,
                                     read_replicated(lexer, d)));
        } else if (want_unreduced && sdyi_lexer_take(lexer, "unreduced")) {
            read_reduction(lexer, d);
            SDYI_TRY(sdyi_lexer_part(lexer, SDYI_PART_UNREDUCED,
                                     read_list(lexer, d, &d->parts.unreduced)));
        } else {
            return sdyi_lexer_fail(lexer, kind,
                                   want_replicated && want_unreduced
                                       ? SDYI_WANT_EITHER_LIST
                                   : want_replicated ? SDYI_WANT_REPLICATED
                                   : want_unreduced  ? SDYI_WANT_UNREDUCED
                                                     : SDYI_WANT_NO_LIST);
        }
    }
    return SDYRT_OK;
}

static sdyrt_status read_parts(reader *r, parsed *d) {
    const sdyrt_error_kind kind = SDYRT_KIND_PARSE_SYNTAX;
    sdyi_lexer *const lexer = r->lexer;
    if (!sdyi_lexer_take(lexer, "<"))
        return sdyi_fail_foreign(lexer, kind, SDYI_WANT_BODY);
    SDYI_TRY(read_mesh(r, d));
    SDYI_TRY(sdyi_lexer_expect(lexer, ",", kind));
    SDYI_TRY(read_dims(lexer, d));
    SDYI_TRY(read_list_attributes(lexer, d));
    return sdyi_lexer_expect_list_end(lexer, ">", kind);
}

/* `<@mesh, [..], ..>` */
static sdyrt_status read_body(reader *r, const sdyrt_mesh **inline_mesh,
                              const sdyrt_sharding **sharding) {
    parsed d = {.parts.unreduced_op = SDYRT_SUM, .inline_mesh = inline_mesh};
    SDYI_TRY(read_parts(r, &d));
    d.parts.n_unknown = d.refs.n_unknown;
    d.parts.unknown = d.refs.unknown;
    return sdyi_sharding_build(&d.parts, sharding);
}

sdyrt_status sdyi_sharding_read(sdyi_lexer *lexer,
                                const sdyrt_mesh **inline_mesh,
                                const sdyrt_sharding **sharding) {
    reader r = {.lexer = lexer};
    return read_body(&r, inline_mesh, sharding);
}

static sdyrt_status check_meshes(const sdyrt_named_mesh *meshes, int n_meshes) {
    if (n_meshes < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%d named meshes", n_meshes);
    for (int i = 0; i < n_meshes; i++) {
        if (meshes == NULL || meshes[i].name == NULL || meshes[i].mesh == NULL)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                             "named mesh %d of %d is NULL or lacks a name or "
                             "a mesh",
                             i, n_meshes);
    }
    return SDYRT_OK;
}

/* -- the shardings of a text ----------------------------------------------- */

static const char per_value[] = "#sdy.sharding_per_value";

typedef struct result_list {
    const sdyrt_sharding **shardings;
    int capacity;
    int count;
    bool is_one; /* that is asked for: a second is too many */
} result_list;

static sdyrt_status add_body(reader *r, result_list *list) {
    if (list->count == list->capacity)
        return list->is_one
                   ? sdyi_lexer_fail_saying(r->lexer, SDYRT_KIND_PARSE_SYNTAX,
                                            "a second sharding, where one is "
                                            "asked for: give it alone")
                   : sdyi_lexer_fail_saying(r->lexer, SDYRT_KIND_CAPACITY,
                                            "there is room for %d shardings "
                                            "only",
                                            list->capacity);
    const sdyrt_mesh *inline_mesh = NULL;
    const sdyrt_status status =
        read_body(r, &inline_mesh, &list->shardings[list->count]);
    sdyrt_mesh_release(inline_mesh);
    list->count += status == SDYRT_OK;
    return status;
}

/* `[<..>, <..>]` */
static sdyrt_status read_bodies(reader *r, result_list *list) {
    const sdyrt_error_kind kind = SDYRT_KIND_PARSE_SYNTAX;
    SDYI_TRY(sdyi_lexer_expect(r->lexer, "[", kind));
    if (sdyi_lexer_take(r->lexer, "]"))
        return SDYRT_OK;
    do {
        SDYI_TRY(add_body(r, list));
    } while (sdyi_lexer_take(r->lexer, ","));
    return sdyi_lexer_expect_list_end(r->lexer, "]", kind);
}

/* `#sdy.sharding_per_value<[..]>`, `[..]`, `#sdy.sharding<..>` or `<..>` */
static sdyrt_status read_attribute(reader *r, result_list *list) {
    const sdyrt_error_kind kind = SDYRT_KIND_PARSE_SYNTAX;
    sdyi_lexer *const lexer = r->lexer;
    if (sdyi_lexer_take(lexer, per_value)) {
        SDYI_TRY(sdyi_lexer_expect(lexer, "<", kind));
        SDYI_TRY(read_bodies(r, list));
        return sdyi_lexer_expect(lexer, ">", kind);
    }
    if (sdyi_lexer_is(lexer, "["))
        return read_bodies(r, list);
    sdyi_lexer_take(lexer, "#sdy.sharding");
    return add_body(r, list);
}

/* True at `#sdy.sharding` or `#sdy.sharding_per_value`. */
static bool is_at_name(const sdyi_lexer *lexer) {
    return sdyi_lexer_is(lexer, "#sdy.sharding") ||
           sdyi_lexer_is(lexer, per_value);
}

/* True at `<@mesh` or `<mesh<`, with which a sharding without a name begins. */
static bool is_at_body(const sdyi_lexer *lexer) {
    sdyi_lexer ahead = *lexer; /* a copy: the lexer reads these tokens again */
    if (!sdyi_lexer_take(&ahead, "<"))
        return false;
    return ahead.token.kind == SDYI_TOKEN_SYMBOL ||
           (sdyi_lexer_take(&ahead, "mesh") && sdyi_lexer_is(&ahead, "<"));
}

/* Advance to the first sharding of a line of a dump; false: there is none. A
 * body without its name follows `=` or an operand there: `in_shardings=[<..`,
 * `sdy.reshard %2#0 <..`. */
static bool find_first(sdyi_lexer *lexer) {
    bool is_operand = false, may_begin = false;
    const char *end = NULL; /* of the token before */
    for (; lexer->token.kind != SDYI_TOKEN_END; sdyi_lexer_next(lexer)) {
        if (is_at_name(lexer) || (may_begin && is_at_body(lexer)))
            return true;
        is_operand = lexer->token.kind == SDYI_TOKEN_VALUE ||
                     (is_operand && lexer->token.start == end);
        may_begin = is_operand || sdyi_lexer_is(lexer, "=") ||
                    (may_begin && sdyi_lexer_is(lexer, "["));
        end = lexer->token.start + lexer->token.length;
    }
    return false;
}

/* Go to the next sharding of a line; false: there is none. */
static bool find_next(sdyi_lexer *lexer) {
    while (lexer->token.kind != SDYI_TOKEN_END && !is_at_name(lexer) &&
           !is_at_body(lexer))
        sdyi_lexer_next(lexer);
    return lexer->token.kind != SDYI_TOKEN_END;
}

/* An attribute alone, every token of which must fit; or a line of a dump, of
 * which only the attributes are read. */
static sdyrt_status read_text(reader *r, result_list *list) {
    sdyi_lexer *const lexer = r->lexer;
    const sdyi_lexer start = *lexer;
    const bool is_list = !list->is_one && sdyi_lexer_is(lexer, "[");
    bool is_line = !sdyi_lexer_is(lexer, "<") && !is_at_name(lexer) &&
                   !is_list && find_first(lexer);
    if (!is_line) {
        *lexer = start;
        if (!list->is_one && !is_list && !sdyi_lexer_is(lexer, per_value))
            return sdyi_fail_foreign(lexer, SDYRT_KIND_PARSE_SYNTAX,
                                     SDYI_WANT_LIST);
    }
    SDYI_TRY(read_attribute(r, list));
    /* A type or a location may follow. */
    is_line =
        is_line || sdyi_lexer_is(lexer, ":") || sdyi_lexer_is(lexer, "loc");
    while (is_line && find_next(lexer))
        SDYI_TRY(read_attribute(r, list));
    return sdyi_lexer_expect_end(lexer, SDYRT_KIND_PARSE_SYNTAX);
}

/* Read a text into a list; nothing is kept on an error. */
static sdyrt_status read_shardings(const char *text,
                                   const sdyrt_named_mesh *meshes, int n_meshes,
                                   result_list *list) {
    SDYI_TRY(check_meshes(meshes, n_meshes));
    sdyi_lexer lexer;
    reader r = {.lexer = &lexer, .meshes = meshes, .n_meshes = n_meshes};
    sdyi_lexer_start(&lexer, text);
    const sdyrt_status status = read_text(&r, list);
    sdyi_lexer_free(&lexer);
    while (status != SDYRT_OK && list->count > 0)
        sdyrt_sharding_release(list->shardings[--list->count]);
    return status;
}

sdyrt_status sdyrt_sharding_parse(const char *text,
                                  const sdyrt_named_mesh *meshes, int n_meshes,
                                  const sdyrt_sharding **sharding) {
    SDYI_NOT_NULL(text);
    SDYI_NOT_NULL(sharding);
    const sdyrt_sharding *read = NULL;
    result_list list = {.shardings = &read, .capacity = 1, .is_one = true};
    SDYI_TRY(read_shardings(text, meshes, n_meshes, &list));
    if (list.count == 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_PARSE_SYNTAX,
                         "a list of no shardings, where one is asked for");
    *sharding = read;
    return SDYRT_OK;
}

sdyrt_status sdyrt_sharding_parse_list(const char *text,
                                       const sdyrt_named_mesh *meshes,
                                       int n_meshes,
                                       const sdyrt_sharding **shardings,
                                       int capacity, int *count) {
    SDYI_NOT_NULL(text);
    SDYI_NOT_NULL(count);
    if (capacity > 0)
        SDYI_NOT_NULL(shardings);
    if (capacity < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "room for %d shardings", capacity);
    /* Never a block of no bytes, which malloc may refuse. */
    result_list list = {.capacity = capacity};
    SDYI_ALLOC(list.shardings, (size_t)capacity + 1);
    const sdyrt_status status = read_shardings(text, meshes, n_meshes, &list);
    if (list.count > 0) {
        assert(shardings != NULL);
        memcpy(shardings, list.shardings,
               (size_t)list.count * sizeof *shardings);
    }
    if (status == SDYRT_OK)
        *count = list.count;
    free(list.shardings);
    return status;
}
