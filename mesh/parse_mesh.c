/* Reading meshes. */
#include "base/alloc.h"
#include "base/status.h"
#include "mesh/internal.h"
#include "mesh/refs.h"
#include <stdlib.h>
#include <string.h>

static const sdyrt_error_kind kind = SDYRT_KIND_PARSE_MESH;

/* The status of checking what was read from the token `first` on. */
static sdyrt_status checked(sdyi_lexer *lexer, sdyi_token first,
                            sdyrt_status status) {
    if (status != SDYRT_OK) {
        lexer->failure.kind = sdyrt_last_error_kind();
        lexer->failure.want = SDYI_WANT_NOTHING;
        lexer->failure.found = first;
    }
    return status;
}

/* `"a"=2` */
static sdyrt_status read_axis(sdyi_lexer *lexer, sdyrt_mesh_axis *axis) {
    const sdyi_token first = lexer->token;
    SDYI_TRY(sdyi_lexer_part(
        lexer, SDYI_PART_MESH_AXIS_NAME,
        sdyi_lexer_string(lexer, kind, SDYI_WANT_AXIS_NAME, &axis->name)));
    SDYI_TRY(sdyi_lexer_expect(lexer, "=", kind));
    SDYI_TRY(sdyi_lexer_part(
        lexer, SDYI_PART_MESH_AXIS_SIZE,
        sdyi_lexer_integer(lexer, kind, SDYI_WANT_AXIS_SIZE, &axis->size)));
    return checked(lexer, first, sdyi_mesh_check_axis(axis));
}

static sdyrt_status read_either_axis(sdyi_lexer *lexer, sdyrt_mesh_axis *axis) {
    sdyi_lexer outside;
    SDYI_TRY(sdyi_lexer_enter(lexer, "sdy.mesh_axis", &outside));
    return sdyi_lexer_leave(lexer, &outside, read_axis(lexer, axis));
}

/* `["a"=2, "b"=4]` */
static sdyrt_status read_axes(sdyi_lexer *lexer, sdyrt_mesh_axis *axes,
                              int *n_axes) {
    SDYI_TRY(sdyi_lexer_expect(lexer, "[", kind));
    *n_axes = 0;
    if (sdyi_lexer_take(lexer, "]"))
        return SDYRT_OK;
    do {
        if (*n_axes == SDYRT_MAX_AXES)
            return sdyi_lexer_fail_saying(
                lexer, SDYRT_KIND_LIMIT,
                "a mesh of more than %d axes is not possible", SDYRT_MAX_AXES);
        SDYI_TRY(sdyi_lexer_part(lexer, SDYI_PART_MESH_AXES,
                                 read_either_axis(lexer, &axes[*n_axes])));
        ++*n_axes;
    } while (sdyi_lexer_take(lexer, ","));
    return sdyi_lexer_expect_list_end(lexer, "]", kind);
}

static sdyrt_status add_id(sdyi_lexer *lexer, int64_t id) {
    SDYI_GROW(lexer->ids, lexer->n_ids, lexer->ids_capacity, 64);
    lexer->ids[lexer->n_ids++] = id;
    return SDYRT_OK;
}

/* `, device_ids=[3, 0]`, or nothing */
static sdyrt_status read_ids(sdyi_lexer *lexer) {
    if (!sdyi_lexer_take(lexer, ","))
        return SDYRT_OK;
    SDYI_TRY(sdyi_lexer_expect(lexer, "device_ids", kind));
    SDYI_TRY(sdyi_lexer_expect(lexer, "=", kind));
    SDYI_TRY(sdyi_lexer_expect(lexer, "[", kind));
    do {
        int64_t id = 0;
        SDYI_TRY(sdyi_lexer_part(
            lexer, SDYI_PART_MESH_IDS,
            sdyi_lexer_integer(lexer, kind, SDYI_WANT_DEVICE_ID, &id)));
        SDYI_TRY(add_id(lexer, id));
    } while (sdyi_lexer_take(lexer, ","));
    return sdyi_lexer_expect_list_end(lexer, "]", kind);
}

sdyrt_status sdyi_mesh_read(sdyi_lexer *lexer, const sdyrt_mesh **mesh) {
    sdyrt_mesh_axis axes[SDYRT_MAX_AXES];
    int n_axes = 0;
    const sdyi_token first = lexer->token;
    lexer->n_ids = 0;
    SDYI_TRY(sdyi_lexer_expect(lexer, "<", kind));
    SDYI_TRY(read_axes(lexer, axes, &n_axes));
    SDYI_TRY(read_ids(lexer));
    SDYI_TRY(lexer->n_ids == 0 ? sdyi_lexer_expect_list_end(lexer, ">", kind)
                               : sdyi_lexer_expect(lexer, ">", kind));
    return checked(
        lexer, first,
        sdyrt_mesh_create(axes, n_axes, lexer->ids, lexer->n_ids, mesh));
}

/* -- as a statement of a program ------------------------------------------ */

static sdyrt_status expect_all(sdyi_lexer *lexer, const char *const *spellings,
                               int n) {
    for (int i = 0; i < n; i++)
        SDYI_TRY(sdyi_lexer_expect(lexer, spellings[i], kind));
    return SDYRT_OK;
}

/* The name of a mesh as it is read: the lexer's; "" for none. */
typedef struct named {
    const char *name;
    const sdyrt_mesh *mesh; /* held; NULL: none yet */
} named;

/* `"sdy.mesh"() <{mesh = #sdy.mesh<..>, sym_name = "mesh"}>`: how MLIR prints
 * the statement in its generic form. */
static sdyrt_status read_generic(sdyi_lexer *lexer, named *read) {
    static const char *const before[] = {"(",    ")", "<",        "{",
                                         "mesh", "=", "#sdy.mesh"};
    static const char *const between[] = {",", "sym_name", "="};
    static const char *const after[] = {"}", ">"};
    sdyi_lexer_next(lexer);
    SDYI_TRY(expect_all(lexer, before, 7));
    SDYI_TRY(sdyi_mesh_read(lexer, &read->mesh));
    SDYI_TRY(expect_all(lexer, between, 3));
    SDYI_TRY(
        sdyi_lexer_string(lexer, kind, SDYI_WANT_MESH_STRING, &read->name));
    return expect_all(lexer, after, 2);
}

/* `sdy.mesh @mesh = <..>`, `@mesh = <..>` or the mesh alone, with or without
 * the prefix of its attribute. */
static sdyrt_status read_statement(sdyi_lexer *lexer, named *read) {
    const bool has_name = sdyi_lexer_take(lexer, "sdy.mesh");
    if (has_name || lexer->token.kind == SDYI_TOKEN_SYMBOL) {
        SDYI_TRY(
            sdyi_lexer_symbol(lexer, kind, SDYI_WANT_MESH_SYMBOL, &read->name));
        SDYI_TRY(sdyi_lexer_expect(lexer, "=", kind));
    }
    if (!sdyi_lexer_take(lexer, "#sdy.mesh"))
        sdyi_lexer_take(lexer, "mesh");
    if (!sdyi_lexer_is(lexer, "<"))
        return sdyi_fail_foreign(lexer, kind,
                                 lexer->token.kind == SDYI_TOKEN_WORD
                                     ? SDYI_WANT_SYMBOL_OR_BODY
                                     : SDYI_WANT_BODY);
    return sdyi_mesh_read(lexer, &read->mesh);
}

static bool is_generic(const sdyi_token *token) {
    static const char name[] = "\"sdy.mesh\"";
    return token->kind == SDYI_TOKEN_STRING &&
           token->length == sizeof name - 1 &&
           memcmp(token->start, name, token->length) == 0;
}

/* Go past the brackets that begin here, whatever stands in them. */
static sdyrt_status skip_brackets(sdyi_lexer *lexer) {
    static const char brackets[] = "([{)]}";
    int64_t open[3] = {0};
    do {
        const sdyi_token *const token = &lexer->token;
        if (token->kind == SDYI_TOKEN_END)
            return sdyi_lexer_fail(lexer, kind, SDYI_WANT_BRACKET_END);
        const char *const at = token->kind == SDYI_TOKEN_PUNCT
                                   ? strchr(brackets, *token->start)
                                   : NULL;
        if (at != NULL && at - brackets < 3)
            open[at - brackets]++;
        else if (at != NULL && open[at - brackets - 3]-- == 0)
            return sdyi_lexer_fail(lexer, kind, SDYI_WANT_BRACKET_PAIR);
        sdyi_lexer_next(lexer);
    } while (open[0] + open[1] + open[2] > 0);
    return SDYRT_OK;
}

/* Skip `{stablehlo.mesh = ..}`, ` : () -> ()`, ` loc(..)`, which follow a mesh
 * in a dump and add nothing to it. */
static sdyrt_status skip_rest(sdyi_lexer *lexer) {
    static const char *const type[] = {"(", ")", "->", "(", ")"};
    if (sdyi_lexer_is(lexer, "{"))
        SDYI_TRY(skip_brackets(lexer));
    if (sdyi_lexer_take(lexer, ":"))
        SDYI_TRY(expect_all(lexer, type, 5));
    if (sdyi_lexer_take(lexer, "loc")) {
        if (!sdyi_lexer_is(lexer, "("))
            return sdyi_lexer_expect(lexer, "(", kind);
        SDYI_TRY(skip_brackets(lexer));
    }
    if (sdyi_lexer_is(lexer, "sdy.mesh") || is_generic(&lexer->token))
        return sdyi_lexer_fail_saying(lexer, kind,
                                      "a second mesh, where one is asked for");
    return sdyi_lexer_expect_end(lexer, kind);
}

/* `name` NULL: it is not asked for. */
static sdyrt_status give(const named *read, char *name, size_t bytes) {
    const size_t needed = strlen(read->name) + 1;
    if (name != NULL && needed > bytes)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_CAPACITY,
                         "there is room for %zu bytes of the mesh's name, "
                         "which has %zu",
                         bytes, needed);
    if (name != NULL)
        memcpy(name, read->name, needed);
    return SDYRT_OK;
}

static sdyrt_status parse(const char *text, char *name, size_t bytes,
                          const sdyrt_mesh **mesh) {
    sdyi_lexer lexer;
    sdyi_lexer_start(&lexer, text);
    named read = {.name = ""};
    sdyrt_status status = is_generic(&lexer.token)
                              ? read_generic(&lexer, &read)
                              : read_statement(&lexer, &read);
    if (status == SDYRT_OK)
        status = skip_rest(&lexer);
    if (status == SDYRT_OK)
        status = give(&read, name, bytes);
    if (status == SDYRT_OK)
        *mesh = read.mesh;
    else
        sdyrt_mesh_release(read.mesh);
    sdyi_lexer_free(&lexer);
    return status;
}

sdyrt_status sdyrt_mesh_parse(const char *text, const sdyrt_mesh **mesh) {
    SDYI_NOT_NULL(text);
    SDYI_NOT_NULL(mesh);
    return parse(text, NULL, 0, mesh);
}

sdyrt_status sdyrt_mesh_parse_named(const char *text, char *name, size_t bytes,
                                    const sdyrt_mesh **mesh) {
    SDYI_NOT_NULL(text);
    SDYI_NOT_NULL(name);
    SDYI_NOT_NULL(mesh);
    return parse(text, name, bytes, mesh);
}
