/* Tokens of Shardy's text forms and of programs, as MLIR cuts them: whitespace
 * and `//` comments are free between tokens.
 *
 * A token is a slice of the text, however long it is. The names that strings
 * and symbols stand for (escapes resolved) are made when asked for; they belong
 * to the lexer and live until sdyi_lexer_free. A lexer may be copied to look
 * ahead, by a copy that asks for no names. */
#ifndef SDYI_BASE_LEXER_H
#define SDYI_BASE_LEXER_H

#include "base/status.h"

#include <stddef.h>
#include <string.h>

typedef enum sdyi_token_kind {
    SDYI_TOKEN_END,
    SDYI_TOKEN_STRING, /* "a" */
    SDYI_TOKEN_SYMBOL, /* @mesh or @"mesh" */
    SDYI_TOKEN_VALUE,  /* %0 or %arg0 */
    SDYI_TOKEN_BLOCK,  /* ^bb0 */
    SDYI_TOKEN_WORD,   /* replicated, p1, #sdy.mesh, !stablehlo.token */
    SDYI_TOKEN_NUMBER, /* digits only: 0x3 is 0 and then the word x3 */
    SDYI_TOKEN_PUNCT,  /* one character, or -> or :: or {-# */
    SDYI_TOKEN_BAD     /* none of these: `problem` says what */
} sdyi_token_kind;

typedef struct sdyi_token {
    sdyi_token_kind kind;
    const char *start; /* in the text, as written */
    size_t length;
    bool has_escapes;    /* STRING, SYMBOL */
    const char *problem; /* BAD: "a string that does not end" */
} sdyi_token;

/* SDYI_WANTS(X): X(constant, text), what a reader may want to stand at the
 * token, and how a failure says it. */
#define SDYI_WANTS(X)                                                          \
    X(NOTHING, "")      /* the failure is another one */                       \
    X(SPELLING, "")     /* one token, which the failure has */                 \
    X(COMMA_OR_END, "") /* a comma, or that token */                           \
    X(COMMA_OR_BRACE, "',' or '}'")                                            \
    X(TEXT_END, "the end of the text")                                         \
    X(INTEGER, "an integer")                                                   \
    X(INTEGER_64, "an integer of 64 bits")                                     \
    X(OP_NAME, "an op's name")                                                 \
    X(AXIS_NAME, "an axis name in quotes")                                     \
    X(AXIS_SIZE, "an axis size")                                               \
    X(DEVICE_ID, "a device id")                                                \
    X(PRE_SIZE, "the pre-size of a sub-axis")                                  \
    X(SUB_SIZE, "the size of a sub-axis")                                      \
    X(SOURCE_DIM, "a source dimension")                                        \
    X(TARGET_DIM, "a target dimension")                                        \
    X(MESH_STRING, "the name of the mesh in quotes")                           \
    X(MESH_SYMBOL, "'@' and the name of the mesh")                             \
    X(MESH_OR_SYMBOL, "'@' and the name of a mesh, or 'mesh<'")                \
    X(SYMBOL_OR_BODY, "'@' and a name, or '<'")                                \
    X(BODY, "'<'")                                                             \
    X(LIST, "'['")                                                             \
    X(OPEN_END, "'}' after '?'")                                               \
    X(PRIORITY, "a priority in the form p<number>")                            \
    X(PLAIN_PRIORITY, "a priority without leading zeros")                      \
    X(PRIORITY_64, "a priority of at most 2^63 - 1")                           \
    X(EITHER_LIST, "'replicated' or 'unreduced'")                              \
    X(REPLICATED, "'replicated'")                                              \
    X(UNREDUCED, "'unreduced'")                                                \
    X(NO_LIST, "no more lists")                                                \
    X(BRACKET_END, "a closing bracket")                                        \
    X(BRACKET_PAIR, "a bracket that fits")                                     \
    X(TIMES, "'x'")                                                            \
    X(SIZE_64, "a size of at most 2^63 - 1")                                   \
    X(COMPLEX_PART, "'f32' or 'f64'")                                          \
    X(ELEMENT, "an element type")                                              \
    X(SIZE_OR_ELEMENT, "a size or an element type")                            \
    X(TYPE, "'tensor', 'tuple' or '!stablehlo.token'")

#define SDYI_AS_WANT(name, text) SDYI_WANT_##name,
typedef enum sdyi_want { SDYI_WANTS(SDYI_AS_WANT) SDYI_WANT_COUNT } sdyi_want;
#undef SDYI_AS_WANT

SDYI_EXPORT const char *sdyi_want_text(sdyi_want want);

#define SDYI_LEXER_PARTS 8

/* A failure as data, for a reader that words the error itself. */
typedef struct sdyi_lexer_failure {
    sdyrt_error_kind kind;
    /* The parts of the text around the failure, innermost first, by the numbers
     * of their readers. */
    int parts[SDYI_LEXER_PARTS], n_parts;
    sdyi_want want;       /* NOTHING: the text was read, and failed a check */
    const char *spelling; /* a literal: the one token wanted; NULL: others */
    sdyi_token found;     /* where a check failed: the first token of the
                             refused text */
    bool is_reported;     /* by `expand` */
} sdyi_lexer_failure;

struct sdyi_lexer;
/* Consume the attribute or alias that stands for a part `name`; `bytes` of
 * `text` become the part's form. It reports its failures itself. */
typedef sdyrt_status sdyi_lexer_expand(struct sdyi_lexer *lexer,
                                       const char *name, const char **text,
                                       size_t *bytes);

typedef struct sdyi_lexer {
    const char *text;
    const char *end;
    sdyi_token token; /* the one to be looked at next */
    struct sdyi_lexed_name *names;
    bool says_no_place; /* failures leave out "line 1, column 7: " */
    sdyi_lexer_failure failure;
    sdyi_lexer_expand *expand; /* in a program; NULL: parts have one form */
    void *parser;              /* of the program: for `expand` */
    int64_t *ids;              /* device ids of the mesh that was read last */
    int64_t n_ids, ids_capacity;
} sdyi_lexer;

/* Stand before the first token of `text`, which must outlive the lexer; or of
 * `bytes` of any kind, NUL among them. */
SDYI_EXPORT void sdyi_lexer_start(sdyi_lexer *lexer, const char *text);
SDYI_EXPORT void sdyi_lexer_start_bytes(sdyi_lexer *lexer, const char *text,
                                        size_t bytes);
SDYI_EXPORT void sdyi_lexer_free(sdyi_lexer *lexer);

/* Read a string, or a symbol: what it stands for, which has no NUL.
 * Errors: `kind`; MEMORY. */
SDYI_EXPORT sdyrt_status sdyi_lexer_string(sdyi_lexer *lexer,
                                           sdyrt_error_kind kind,
                                           sdyi_want want, const char **name);
SDYI_EXPORT sdyrt_status sdyi_lexer_symbol(sdyi_lexer *lexer,
                                           sdyrt_error_kind kind,
                                           sdyi_want want, const char **name);

/* The text between the quotes, or after the `@`, with its escapes. */
SDYI_EXPORT const char *sdyi_token_content(const sdyi_token *token,
                                           size_t *length);
/* The content with escapes resolved, put into `text` without a final NUL;
 * returns its length, at most that of the content. */
SDYI_EXPORT size_t sdyi_token_unescape(const sdyi_token *token, char *text);

/* Go to the next token. */
SDYI_EXPORT void sdyi_lexer_next(sdyi_lexer *lexer);

/* Cut the token after its first `length` bytes and go to what follows them. */
SDYI_EXPORT void sdyi_lexer_skip(sdyi_lexer *lexer, size_t length);

/* Match of a WORD or PUNCT token with a spelling; of no other kind. Inline, so
 * that strlen of a literal is a constant. */
static inline bool sdyi_lexer_is(const sdyi_lexer *lexer,
                                 const char *spelling) {
    const sdyi_token *const token = &lexer->token;
    const size_t length = strlen(spelling);
    return token->length == length && token->start[0] == spelling[0] &&
           (token->kind == SDYI_TOKEN_WORD ||
            token->kind == SDYI_TOKEN_PUNCT) &&
           memcmp(token->start, spelling, length) == 0;
}

/* Consume the token if sdyi_lexer_is. */
static inline bool sdyi_lexer_take(sdyi_lexer *lexer, const char *spelling) {
    const bool is = sdyi_lexer_is(lexer, spelling);
    if (is)
        sdyi_lexer_next(lexer);
    return is;
}

/* Consume `spelling`, a literal: a word or punctuation that must come here; or
 * the end of a list, where a comma could come as well. */
SDYI_EXPORT sdyrt_status sdyi_lexer_expect(sdyi_lexer *lexer,
                                           const char *spelling,
                                           sdyrt_error_kind kind);
SDYI_EXPORT sdyrt_status sdyi_lexer_expect_list_end(sdyi_lexer *lexer,
                                                    const char *spelling,
                                                    sdyrt_error_kind kind);

/* Go past the last token: nothing may follow. */
SDYI_EXPORT sdyrt_status sdyi_lexer_expect_end(sdyi_lexer *lexer,
                                               sdyrt_error_kind kind);

/* Read an integer with an optional minus, decimal or hexadecimal. The lexer
 * stays before one that has more than 64 bits. */
SDYI_EXPORT sdyrt_status sdyi_lexer_integer(sdyi_lexer *lexer,
                                            sdyrt_error_kind kind,
                                            sdyi_want want, int64_t *value);

/* The value of `length` characters; false: not all are digits, or it is above
 * 2^63 - 1. */
SDYI_EXPORT bool sdyi_digits_value(const char *digits, size_t length,
                                   int64_t *value);

/* The status of reading a part, which is noted if it failed. */
static inline sdyrt_status sdyi_lexer_part(sdyi_lexer *lexer, int part,
                                           sdyrt_status status) {
    sdyi_lexer_failure *const f = &lexer->failure;
    if (status != SDYRT_OK && f->n_parts < SDYI_LEXER_PARTS)
        f->parts[f->n_parts++] = part;
    return status;
}

/* Parts of attributes in programs: each has a form, and may be written as an
 * attribute of its own instead, `#sdy<axis_ref"a">` or an alias; "@" is the
 * name of a symbol. Stand before the form of `name` in either case; `outside`
 * is for the end of it, which gives the status of reading it. */
SDYI_EXPORT sdyrt_status sdyi_lexer_enter(sdyi_lexer *lexer, const char *name,
                                          sdyi_lexer *outside);
SDYI_EXPORT sdyrt_status sdyi_lexer_leave(sdyi_lexer *lexer,
                                          const sdyi_lexer *outside,
                                          sdyrt_status status);

/* Fail at the token: "line 1, column 7: expected X but found Y". */
SDYI_EXPORT sdyrt_status sdyi_lexer_fail(sdyi_lexer *lexer,
                                         sdyrt_error_kind kind, sdyi_want want);

/* Fail at the token: "line 1, column 7: " and what is said. */
SDYI_EXPORT sdyrt_status sdyi_lexer_fail_saying(const sdyi_lexer *lexer,
                                                sdyrt_error_kind kind,
                                                const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
