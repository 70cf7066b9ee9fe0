/* Tokens of Shardy's text forms, as MLIR cuts them: whitespace and `//`
 * comments are free between tokens.
 *
 * Names read from a text (strings and symbols, escapes resolved) belong to the
 * lexer and live until sdyi_lexer_free. */
#ifndef SDYI_BASE_LEXER_H
#define SDYI_BASE_LEXER_H

#include <sdyrt/status.h>

typedef enum sdyi_token_kind {
    SDYI_TOKEN_END,
    SDYI_TOKEN_STRING, /* "a" */
    SDYI_TOKEN_SYMBOL, /* @mesh or @"mesh" */
    SDYI_TOKEN_WORD,   /* replicated, p1, #sdy.mesh, !stablehlo.token */
    SDYI_TOKEN_NUMBER, /* digits only: 0x3 is 0 and then the word x3 */
    SDYI_TOKEN_PUNCT,  /* one character, or -> */
    SDYI_TOKEN_BAD     /* none of these: `problem` says what */
} sdyi_token_kind;

typedef struct sdyi_token {
    sdyi_token_kind kind;
    const char *start; /* in the text, as written */
    size_t length;
    const char *name;    /* STRING, SYMBOL: what it stands for */
    const char *problem; /* BAD: "a string that does not end" */
} sdyi_token;

typedef struct sdyi_lexer {
    const char *text;
    sdyi_token token; /* the one to be looked at next */
    char *names;      /* as long as the text, which all names fit in */
    size_t names_used;
} sdyi_lexer;

/* Stand before the first token of `text`, which must outlive the lexer.
 * Errors: NO_MEMORY: there is nothing to free. */
sdyrt_status sdyi_lexer_start(sdyi_lexer *lexer, const char *text);
void sdyi_lexer_free(sdyi_lexer *lexer);

/* Go to the next token. */
void sdyi_lexer_next(sdyi_lexer *lexer);

/* Cut the token after its first `length` bytes and go to what follows them. */
void sdyi_lexer_skip(sdyi_lexer *lexer, size_t length);

/* Whether the token is this word or punctuation. */
bool sdyi_lexer_is(const sdyi_lexer *lexer, const char *spelling);

/* If it is, go past it. */
bool sdyi_lexer_take(sdyi_lexer *lexer, const char *spelling);

/* Go past `spelling`; a failure says that `expected` was expected. */
sdyrt_status sdyi_lexer_expect(sdyi_lexer *lexer, const char *spelling,
                               sdyrt_error_kind kind, const char *expected);

/* Go past the last token: nothing may follow. */
sdyrt_status sdyi_lexer_expect_end(sdyi_lexer *lexer, sdyrt_error_kind kind);

/* Read an integer with an optional minus. `expected` names it. */
sdyrt_status sdyi_lexer_integer(sdyi_lexer *lexer, sdyrt_error_kind kind,
                                const char *expected, int64_t *value);

/* The value of `length` digits; false: above 2^63 - 1. */
bool sdyi_digits_value(const char *digits, size_t length, int64_t *value);

/* Fail at the token: "line 1, column 7: expected X but found Y". */
sdyrt_status sdyi_lexer_fail(const sdyi_lexer *lexer, sdyrt_error_kind kind,
                             const char *expected);

/* Fail at the token: "line 1, column 7: " and what is said. */
sdyrt_status sdyi_lexer_fail_saying(const sdyi_lexer *lexer,
                                    sdyrt_error_kind kind, const char *format,
                                    ...) __attribute__((format(printf, 3, 4)));

#endif
