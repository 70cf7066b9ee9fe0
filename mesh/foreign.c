/* Texts of other systems that are pasted here: how Python prints meshes and
 * shardings, and how GSPMD prints them. They are refused, with what to paste
 * instead. */
#include "mesh/refs.h"
#include <string.h>

typedef struct form {
    const char *is;
    const char *give;
    const char *page;
} form;

static const form jax = {"is how Python prints it",
                         "give what jax.jit(f).lower(..).as_text() says",
                         "docs/from-jax.md"};
static const form gspmd = {"is GSPMD's form",
                           "with jax_use_shardy_partitioner set, give what "
                           "jax.jit(f).lower(..).as_text() says",
                           "docs/from-jax.md"};
static const form torch = {"is PyTorch's form", "give Shardy's",
                           "docs/from-pytorch.md"};

/* Signs of such a text: a word, and the token after it. */
static const struct {
    const char *word;
    const char *next;
    const form *form;
} signs[] = {
    {"NamedSharding", "(", &jax},
    {"SingleDeviceSharding", "(", &jax},
    {"PositionalSharding", "(", &jax},
    {"GSPMDSharding", "(", &jax},
    {"PartitionSpec", "(", &jax},
    {"P", "(", &jax},
    {"Mesh", "(", &jax},
    {"AbstractMesh", "(", &jax},
    {"mhlo.sharding", "=", &gspmd},
    {"devices", "=", &gspmd},
    {"DeviceMesh", "(", &torch},
    {"Shard", "(", &torch},
    {"Replicate", "(", &torch},
    {"Partial", "(", &torch},
    {"_StridedShard", "(", &torch},
};

/* True for the word itself, and for a dotted name of Python that ends in it:
 * `jax.sharding.Mesh`. */
static bool ends_in(const sdyi_token *token, const char *word) {
    const size_t length = strlen(word);
    if (token->kind != SDYI_TOKEN_WORD || token->length < length)
        return false;
    const char *const at = token->start + token->length - length;
    return memcmp(at, word, length) == 0 &&
           (at == token->start || at[-1] == '.');
}

/* The form that the token is a sign of; NULL: of none. */
static const form *form_at(const sdyi_lexer *lexer) {
    sdyi_lexer ahead = *lexer;
    sdyi_lexer_next(&ahead);
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (ends_in(&lexer->token, signs[i].word) &&
            sdyi_lexer_is(&ahead, signs[i].next))
            return signs[i].form;
    return NULL;
}

sdyrt_status sdyi_fail_foreign(sdyi_lexer *lexer, sdyrt_error_kind kind,
                               sdyi_want want) {
    const form *found = NULL;
    sdyi_lexer at = *lexer;
    while (at.token.kind != SDYI_TOKEN_END && (found = form_at(&at)) == NULL)
        sdyi_lexer_next(&at);
    if (found == NULL)
        return sdyi_lexer_fail(lexer, kind, want);
    return sdyi_lexer_fail_saying(
        &at, kind, "'%.*s' %s: %s, such as %s (%s)", (int)at.token.length,
        at.token.start, found->is, found->give,
        kind == SDYRT_KIND_PARSE_MESH ? "@mesh = <[\"x\"=2, \"y\"=4]>"
                                      : "<@mesh, [{\"x\"}, {}]>",
        found->page);
}
