/* Tokens. The names that a text can hold are shorter than the text (quotes and
 * `@` make room for the final NUL), so one allocation serves them all. */
#include "base/lexer.h"
#include "base/status.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* <ctype.h> depends on the locale; the text forms do not. */
static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static int hex_value(char c) {
    if (is_digit(c))
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

static const char *skip_space(const char *at) {
    for (;;) {
        at += strspn(at, " \t\r\n");
        if (at[0] != '/' || at[1] != '/')
            return at;
        at += strcspn(at, "\n");
    }
}

/* Read one escape after its backslash; returns its length, 0: not an escape. */
static size_t read_escape(const char *at, char *c) {
    switch (at[0]) {
    case '"':
    case '\\':
        *c = at[0];
        return 1;
    case 'n':
        *c = '\n';
        return 1;
    case 't':
        *c = '\t';
        return 1;
    default:
        break;
    }
    const int high = hex_value(at[0]);
    const int low = high < 0 ? -1 : hex_value(at[1]);
    if (low < 0)
        return 0;
    *c = (char)(high * 16 + low);
    return 2;
}

static void set_bad(sdyi_token *token, const char *problem) {
    token->kind = SDYI_TOKEN_BAD;
    token->problem = problem;
}

/* A string whose opening quote is at `at`; returns where it ends. One with a
 * bad escape ends at its quote as well: a dump goes on behind it. */
static const char *scan_string(sdyi_lexer *lexer, const char *at) {
    sdyi_token *const token = &lexer->token;
    char *const name = lexer->names + lexer->names_used;
    const char *problem = NULL; /* the first */
    size_t length = 0;
    for (at++; *at != '"';) {
        char c = *at++;
        if (c == '\0' || c == '\n' || c == '\v' || c == '\f') {
            set_bad(token,
                    problem != NULL ? problem : "a string that does not end");
            return at - 1;
        }
        if (c == '\\') {
            const size_t escape = read_escape(at, &c);
            if (problem == NULL && escape == 0)
                problem = "a string with an unknown escape";
            if (problem == NULL && c == '\0')
                problem = "a string with a NUL character";
            at += escape;
        }
        name[length++] = c;
    }
    if (problem != NULL)
        set_bad(token, problem);
    name[length] = '\0';
    lexer->names_used += length + 1;
    token->name = name;
    return at + 1;
}

/* A symbol whose `@` is at `at`. */
static const char *scan_symbol(sdyi_lexer *lexer, const char *at) {
    sdyi_token *const token = &lexer->token;
    if (at[1] == '"')
        return scan_string(lexer, at + 1);
    const char *const start = ++at;
    if (is_digit(*at)) {
        while (is_digit(*at))
            at++;
    } else {
        /* A dash or a digit is no first character. */
        while (is_letter(*at) || *at == '$' || *at == '.' ||
               (at > start && (is_digit(*at) || *at == '-')))
            at++;
    }
    if (at == start) {
        set_bad(token, "'@' without a name");
        return at;
    }
    char *const name = lexer->names + lexer->names_used;
    memcpy(name, start, (size_t)(at - start));
    name[at - start] = '\0';
    lexer->names_used += (size_t)(at - start) + 1;
    token->name = name;
    return at;
}

static void scan(sdyi_lexer *lexer, const char *at) {
    at = skip_space(at);
    sdyi_token *const token = &lexer->token;
    *token = (sdyi_token){.start = at};
    if (*at == '\0') {
        token->kind = SDYI_TOKEN_END;
    } else if (*at == '"') {
        token->kind = SDYI_TOKEN_STRING;
        at = scan_string(lexer, at);
    } else if (*at == '@') {
        token->kind = SDYI_TOKEN_SYMBOL;
        at = scan_symbol(lexer, at);
    } else if (is_digit(*at)) {
        token->kind = SDYI_TOKEN_NUMBER;
        while (is_digit(*at))
            at++;
    } else if (is_letter(*at) ||
               ((*at == '#' || *at == '!') && is_letter(at[1]))) {
        token->kind = SDYI_TOKEN_WORD;
        for (at++; is_letter(*at) || is_digit(*at) || *at == '$' || *at == '.';)
            at++;
    } else {
        token->kind = SDYI_TOKEN_PUNCT;
        at += at[0] == '-' && at[1] == '>' ? 2 : 1;
    }
    token->length = (size_t)(at - token->start);
}

sdyrt_status sdyi_lexer_start(sdyi_lexer *lexer, const char *text) {
    *lexer = (sdyi_lexer){.text = text};
    const size_t bytes = strlen(text) + 1;
    lexer->names = malloc(bytes);
    if (lexer->names == NULL)
        return SDYI_NO_MEMORY(bytes);
    scan(lexer, text);
    return SDYRT_OK;
}

void sdyi_lexer_free(sdyi_lexer *lexer) {
    free(lexer->names);
}

void sdyi_lexer_next(sdyi_lexer *lexer) {
    sdyi_lexer_skip(lexer, lexer->token.length);
}

void sdyi_lexer_skip(sdyi_lexer *lexer, size_t length) {
    scan(lexer, lexer->token.start + length);
}

bool sdyi_lexer_is(const sdyi_lexer *lexer, const char *spelling) {
    const sdyi_token *const token = &lexer->token;
    return (token->kind == SDYI_TOKEN_WORD ||
            token->kind == SDYI_TOKEN_PUNCT) &&
           strlen(spelling) == token->length &&
           memcmp(token->start, spelling, token->length) == 0;
}

bool sdyi_lexer_take(sdyi_lexer *lexer, const char *spelling) {
    const bool is = sdyi_lexer_is(lexer, spelling);
    if (is)
        sdyi_lexer_next(lexer);
    return is;
}

sdyrt_status sdyi_lexer_expect(sdyi_lexer *lexer, const char *spelling,
                               sdyrt_error_kind kind, const char *expected) {
    return sdyi_lexer_take(lexer, spelling)
               ? SDYRT_OK
               : sdyi_lexer_fail(lexer, kind, expected);
}

sdyrt_status sdyi_lexer_expect_end(sdyi_lexer *lexer, sdyrt_error_kind kind) {
    return lexer->token.kind == SDYI_TOKEN_END
               ? SDYRT_OK
               : sdyi_lexer_fail(lexer, kind, "the end of the text");
}

/* The negative of the digits' value: one more fits than on the other side. */
static bool negative_value(const char *digits, size_t length, int64_t *value) {
    int64_t sum = 0;
    for (size_t i = 0; i < length; i++) {
        if (__builtin_mul_overflow(sum, 10, &sum) ||
            __builtin_sub_overflow(sum, digits[i] - '0', &sum))
            return false;
    }
    *value = sum;
    return true;
}

bool sdyi_digits_value(const char *digits, size_t length, int64_t *value) {
    int64_t negative;
    if (!negative_value(digits, length, &negative) || negative == INT64_MIN)
        return false;
    *value = -negative;
    return true;
}

sdyrt_status sdyi_lexer_integer(sdyi_lexer *lexer, sdyrt_error_kind kind,
                                const char *expected, int64_t *value) {
    const bool minus = sdyi_lexer_take(lexer, "-");
    const sdyi_token *const token = &lexer->token;
    if (token->kind != SDYI_TOKEN_NUMBER)
        return sdyi_lexer_fail(lexer, kind, expected);
    if (!(minus ? negative_value(token->start, token->length, value)
                : sdyi_digits_value(token->start, token->length, value)))
        return sdyi_lexer_fail(lexer, kind, "an integer of 64 bits");
    sdyi_lexer_next(lexer);
    return SDYRT_OK;
}

/* -- failing -------------------------------------------------------------- */

/* Lines and columns count from 1, columns in bytes. */
sdyrt_status sdyi_lexer_fail_saying(const sdyi_lexer *lexer,
                                    sdyrt_error_kind kind, const char *format,
                                    ...) {
    size_t line = 1;
    const char *line_start = lexer->text;
    for (const char *at = lexer->text; at < lexer->token.start; at++) {
        if (*at == '\n') {
            line++;
            line_start = at + 1;
        }
    }
    char said[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(said, sizeof said, format, arguments);
    va_end(arguments);
    return sdyi_fail(SDYRT_ARGUMENT, kind, "line %zu, column %zu: %s", line,
                     (size_t)(lexer->token.start - line_start) + 1, said);
}

sdyrt_status sdyi_lexer_fail(const sdyi_lexer *lexer, sdyrt_error_kind kind,
                             const char *expected) {
    const sdyi_token *const token = &lexer->token;
    if (token->kind == SDYI_TOKEN_END)
        return sdyi_lexer_fail_saying(
            lexer, kind, "expected %s but found the end of the text", expected);
    if (token->kind == SDYI_TOKEN_BAD)
        return sdyi_lexer_fail_saying(lexer, kind, "expected %s but found %s",
                                      expected, token->problem);
    /* Enough to see what it is; not through the middle of a character. */
    size_t shown = token->length < 40 ? token->length : 40;
    while (shown > 0 && shown < token->length &&
           ((unsigned char)token->start[shown] & 0xc0) == 0x80)
        shown--;
    const char *const quote = token->kind == SDYI_TOKEN_STRING ? "" : "'";
    return sdyi_lexer_fail_saying(
        lexer, kind, "expected %s but found %s%.*s%s%s", expected, quote,
        (int)shown, token->start, shown < token->length ? "..." : "", quote);
}
