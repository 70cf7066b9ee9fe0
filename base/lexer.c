/* The scanner of tokens, readers of names and integers, and failures with line
 * and column. */
#include "base/lexer.h"
#include "base/status.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Classes of characters, which do not depend on the locale as <ctype.h> does.
 */
enum {
    DIGIT = 1,
    LETTER = 2,
    OTHER = 4,
    DASH = 8,
    SPACE = 16,
    STRING_END = 32
};

#define CLASS_5(c, class)                                                      \
    [c] = (class), [(c) + 1] = (class), [(c) + 2] = (class),                   \
    [(c) + 3] = (class), [(c) + 4] = (class)
#define CLASS_26(c, class)                                                     \
    CLASS_5(c, class), CLASS_5((c) + 5, class), CLASS_5((c) + 10, class),      \
        CLASS_5((c) + 15, class), CLASS_5((c) + 20, class),                    \
        [(c) + 25] = (class)

static const unsigned char classes[256] = {CLASS_5('0', DIGIT),
                                           CLASS_5('5', DIGIT),
                                           CLASS_26('a', LETTER),
                                           CLASS_26('A', LETTER),
                                           ['_'] = LETTER,
                                           ['$'] = OTHER,
                                           ['.'] = OTHER,
                                           ['-'] = DASH,
                                           ['\0'] = SPACE,
                                           [' '] = SPACE,
                                           ['\n'] = SPACE | STRING_END,
                                           ['\t'] = SPACE,
                                           ['\r'] = SPACE,
                                           ['\v'] = STRING_END,
                                           ['\f'] = STRING_END,
                                           ['"'] = STRING_END,
                                           ['\\'] = STRING_END};

static bool is_of(char c, int class) {
    return (classes[(unsigned char)c] & class) != 0;
}

static bool is_digit(char c) {
    return is_of(c, DIGIT);
}

static bool is_letter(char c) {
    return is_of(c, LETTER);
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

static bool is_suffix(char c) {
    return is_of(c, DIGIT | LETTER | OTHER | DASH);
}

static const char *skip_space(const char *at, const char *end) {
    for (;;) {
        while (at < end && is_of(*at, SPACE))
            at++;
        if (end - at < 2 || at[0] != '/' || at[1] != '/')
            return at;
        const char *const line = memchr(at, '\n', (size_t)(end - at));
        at = line == NULL ? end : line;
    }
}

/* Read one escape after its backslash; returns its length, 0: not an escape. */
static size_t read_escape(const char *at, const char *end, char *c) {
    if (at == end)
        return 0;
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
    const int low = high < 0 || at + 1 == end ? -1 : hex_value(at[1]);
    if (low < 0)
        return 0;
    *c = (char)(high * 16 + low);
    return 2;
}

static void set_bad(sdyi_token *token, const char *problem) {
    token->kind = SDYI_TOKEN_BAD;
    token->problem = problem;
}

/* Strings may have hundreds of megabytes: blocks of a size that compilers make
 * vectors of. */
#define BLOCK 64

static bool is_plain_block(const char *at) {
    unsigned char found = 0;
    for (int i = 0; i < BLOCK; i++) {
        const unsigned char c = (unsigned char)at[i];
        const bool is_break = (unsigned char)(c - '\n') <= '\f' - '\n';
        found |= (unsigned char)((c == '"') | (c == '\\') | is_break);
    }
    return found == 0;
}

static const char *find_string_end(const char *at, const char *end) {
    while (at < end && !is_of(*at, STRING_END))
        at++;
    return at;
}

/* The next quote, escape or line break of a string: by the byte first, as most
 * strings are shorter than a block. */
static const char *skip_plain(const char *at, const char *end) {
    const char *const near = end - at > BLOCK ? at + BLOCK : end;
    at = find_string_end(at, near);
    if (at < near)
        return at;
    while (end - at >= BLOCK && is_plain_block(at))
        at += BLOCK;
    return find_string_end(at, end);
}

/* A string whose opening quote is at `at`; returns where it ends. One with a
 * bad escape ends at its quote as well: a dump goes on after it. */
static const char *scan_string(sdyi_lexer *lexer, const char *at) {
    sdyi_token *const token = &lexer->token;
    const char *const end = lexer->end;
    const char *problem = NULL; /* the first */
    for (at++;; at++) {
        at = skip_plain(at, end);
        if (at == end || *at != '\\')
            break;
        char c = ' ';
        const size_t escape = read_escape(at + 1, end, &c);
        if (problem == NULL && escape == 0)
            problem = "a string with an unknown escape";
        token->has_escapes = true;
        at += escape;
    }
    const bool is_closed = at < end && *at == '"';
    if (problem == NULL && !is_closed)
        problem = "a string that does not end";
    if (problem != NULL)
        set_bad(token, problem);
    return at + is_closed;
}

/* A symbol whose `@` is at `at`. */
static const char *scan_symbol(sdyi_lexer *lexer, const char *at) {
    const char *const end = lexer->end;
    if (end - at > 1 && at[1] == '"')
        return scan_string(lexer, at + 1);
    const char *const start = ++at;
    if (at < end && is_of(*at, LETTER))
        while (at < end && is_of(*at, DIGIT | LETTER | OTHER))
            at++;
    if (at == start)
        set_bad(&lexer->token, "'@' without a name");
    return at;
}

/* A value, a block, an alias or the result of a value, whose `%`, `^`, `!` or
 * `#` is at `at`: digits, or a name. */
static const char *scan_label(sdyi_lexer *lexer, const char *at) {
    const char *const end = lexer->end;
    const char *const start = ++at;
    if (at < end && is_digit(*at)) {
        while (at < end && is_digit(*at))
            at++;
    } else {
        while (at < end && is_suffix(*at))
            at++;
    }
    if (at == start)
        lexer->token.kind = SDYI_TOKEN_PUNCT;
    return at;
}

static const char *scan_kind(sdyi_lexer *lexer, const char *at) {
    sdyi_token *const token = &lexer->token;
    const char *const end = lexer->end;
    const char second = end - at > 1 ? at[1] : '\0';
    switch (*at) {
    case '"':
        token->kind = SDYI_TOKEN_STRING;
        return scan_string(lexer, at);
    case '@':
        token->kind = SDYI_TOKEN_SYMBOL;
        return scan_symbol(lexer, at);
    case '%':
        token->kind = SDYI_TOKEN_VALUE;
        return scan_label(lexer, at);
    case '^':
        token->kind = SDYI_TOKEN_BLOCK;
        return scan_label(lexer, at);
    default:
        break;
    }
    if (is_digit(*at)) {
        token->kind = SDYI_TOKEN_NUMBER;
        while (at < end && is_digit(*at))
            at++;
        return at;
    }
    if (is_letter(*at)) {
        token->kind = SDYI_TOKEN_WORD;
        for (at++; at < end && is_of(*at, DIGIT | LETTER | OTHER);)
            at++;
        return at;
    }
    if ((*at == '#' || *at == '!') && is_suffix(second)) {
        token->kind = SDYI_TOKEN_WORD;
        return scan_label(lexer, at);
    }
    token->kind = SDYI_TOKEN_PUNCT;
    if (end - at >= 3 && memcmp(at, "{-#", 3) == 0)
        return at + 3;
    return at + (*at == '-' && second == '>' ? 2 : 1);
}

static void scan(sdyi_lexer *lexer, const char *at) {
    at = skip_space(at, lexer->end);
    lexer->token = (sdyi_token){.start = at};
    if (at == lexer->end)
        lexer->token.kind = SDYI_TOKEN_END;
    else
        at = scan_kind(lexer, at);
    lexer->token.length = (size_t)(at - lexer->token.start);
}

void sdyi_lexer_start_bytes(sdyi_lexer *lexer, const char *text, size_t bytes) {
    *lexer = (sdyi_lexer){.text = text, .end = text + bytes};
    scan(lexer, text);
}

void sdyi_lexer_start(sdyi_lexer *lexer, const char *text) {
    sdyi_lexer_start_bytes(lexer, text, strlen(text));
}

/* -- parts ---------------------------------------------------------------- */

/* True for a part written as an attribute or alias, `#..`; for a symbol, in any
 * form but a plain `@a`. */
static bool is_attribute(const sdyi_lexer *lexer, const char *name) {
    const sdyi_token *const token = &lexer->token;
    const char *const after = token->start + token->length;
    if (name[0] == '@')
        return token->kind != SDYI_TOKEN_SYMBOL ||
               (after < lexer->end && *after == ':');
    return token->kind == SDYI_TOKEN_WORD && token->start[0] == '#';
}

sdyrt_status sdyi_lexer_enter(sdyi_lexer *lexer, const char *name,
                              sdyi_lexer *outside) {
    const char *text = NULL;
    size_t bytes = 0;
    outside->text = NULL;
    if (lexer->expand == NULL || !is_attribute(lexer, name))
        return SDYRT_OK;
    const sdyrt_status status = lexer->expand(lexer, name, &text, &bytes);
    if (status != SDYRT_OK) {
        lexer->failure.is_reported = true;
        lexer->failure.n_parts = 0; /* the attribute's own are reported too */
        return status;
    }
    *outside = *lexer;
    lexer->text = text;
    lexer->end = text + bytes;
    scan(lexer, text);
    return SDYRT_OK;
}

sdyrt_status sdyi_lexer_leave(sdyi_lexer *lexer, const sdyi_lexer *outside,
                              sdyrt_status status) {
    if (outside->text != NULL) {
        lexer->text = outside->text;
        lexer->end = outside->end;
        lexer->token = outside->token;
    }
    return status;
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
    if (lexer->says_no_place)
        return sdyi_fail(SDYRT_ARGUMENT, kind, "%s", said);
    return sdyi_fail(SDYRT_ARGUMENT, kind, "line %zu, column %zu: %s", line,
                     (size_t)(lexer->token.start - line_start) + 1, said);
}

#define TEXT(name, text) [SDYI_WANT_##name] = (text),
static const char *const want_texts[] = {SDYI_WANTS(TEXT)};
#undef TEXT

const char *sdyi_want_text(sdyi_want want) {
    return want_texts[want];
}

/* The failure "expected TEXT but found TOKEN". */
static sdyrt_status fail_wanted(sdyi_lexer *lexer, sdyrt_error_kind kind,
                                sdyi_want want, const char *spelling,
                                const char *text) {
    const sdyi_token *const token = &lexer->token;
    /* Enough to see what it is; not through the middle of a character. */
    size_t shown = token->length < 40 ? token->length : 40;
    while (shown > 0 && shown < token->length &&
           ((unsigned char)token->start[shown] & 0xc0) == 0x80)
        shown--;
    const char *const quote = token->kind == SDYI_TOKEN_STRING ? "" : "'";
    if (token->kind == SDYI_TOKEN_END || token->kind == SDYI_TOKEN_BAD)
        (void)sdyi_lexer_fail_saying(
            lexer, kind, "expected %s but found %s", text,
            token->kind == SDYI_TOKEN_END ? "the end of the text"
                                          : token->problem);
    else
        (void)sdyi_lexer_fail_saying(lexer, kind,
                                     "expected %s but found %s%.*s%s%s", text,
                                     quote, (int)shown, token->start,
                                     shown < token->length ? "..." : "", quote);
    sdyi_lexer_failure *const f = &lexer->failure;
    f->kind = kind;
    f->want = want;
    f->spelling = spelling;
    f->found = *token;
    return SDYRT_ARGUMENT;
}

sdyrt_status sdyi_lexer_fail(sdyi_lexer *lexer, sdyrt_error_kind kind,
                             sdyi_want want) {
    return fail_wanted(lexer, kind, want, NULL, sdyi_want_text(want));
}

/* -- names ---------------------------------------------------------------- */

struct sdyi_lexed_name {
    struct sdyi_lexed_name *next;
    char text[];
};

void sdyi_lexer_free(sdyi_lexer *lexer) {
    while (lexer->names != NULL) {
        struct sdyi_lexed_name *const name = lexer->names;
        lexer->names = name->next;
        free(name);
    }
    free(lexer->ids);
}

const char *sdyi_token_content(const sdyi_token *token, size_t *length) {
    const size_t prefix = token->start[0] == '@';
    const bool is_quoted = token->start[prefix] == '"';
    *length = token->length - prefix - (is_quoted ? 2 : 0);
    return token->start + prefix + is_quoted;
}

size_t sdyi_token_unescape(const sdyi_token *token, char *text) {
    size_t length;
    const char *at = sdyi_token_content(token, &length);
    if (!token->has_escapes) {
        memcpy(text, at, length);
        return length;
    }
    const char *const end = at + length;
    char *to = text;
    while (at < end) {
        char c = *at++;
        if (c == '\\')
            at += read_escape(at, end, &c);
        *to++ = c;
    }
    return (size_t)(to - text);
}

static sdyrt_status read_name(sdyi_lexer *lexer, sdyrt_error_kind kind,
                              sdyi_want want, const char **result) {
    size_t length;
    (void)sdyi_token_content(&lexer->token, &length);
    struct sdyi_lexed_name *const name = malloc(sizeof *name + length + 1);
    if (name == NULL)
        return SDYI_NO_MEMORY(sizeof *name + length + 1);
    name->next = lexer->names;
    lexer->names = name;
    length = sdyi_token_unescape(&lexer->token, name->text);
    name->text[length] = '\0';
    if (memchr(name->text, '\0', length) != NULL) {
        set_bad(&lexer->token, "a string with a NUL character");
        return sdyi_lexer_fail(lexer, kind, want);
    }
    *result = name->text;
    sdyi_lexer_next(lexer);
    return SDYRT_OK;
}

sdyrt_status sdyi_lexer_string(sdyi_lexer *lexer, sdyrt_error_kind kind,
                               sdyi_want want, const char **name) {
    return lexer->token.kind == SDYI_TOKEN_STRING
               ? read_name(lexer, kind, want, name)
               : sdyi_lexer_fail(lexer, kind, want);
}

sdyrt_status sdyi_lexer_symbol(sdyi_lexer *lexer, sdyrt_error_kind kind,
                               sdyi_want want, const char **name) {
    return lexer->token.kind == SDYI_TOKEN_SYMBOL
               ? read_name(lexer, kind, want, name)
               : sdyi_lexer_fail(lexer, kind, want);
}

/* -- walking -------------------------------------------------------------- */

void sdyi_lexer_next(sdyi_lexer *lexer) {
    sdyi_lexer_skip(lexer, lexer->token.length);
}

void sdyi_lexer_skip(sdyi_lexer *lexer, size_t length) {
    scan(lexer, lexer->token.start + length);
}

sdyrt_status sdyi_lexer_expect(sdyi_lexer *lexer, const char *spelling,
                               sdyrt_error_kind kind) {
    char text[32];
    if (sdyi_lexer_take(lexer, spelling))
        return SDYRT_OK;
    (void)snprintf(text, sizeof text, "'%s'", spelling);
    return fail_wanted(lexer, kind, SDYI_WANT_SPELLING, spelling, text);
}

sdyrt_status sdyi_lexer_expect_list_end(sdyi_lexer *lexer, const char *spelling,
                                        sdyrt_error_kind kind) {
    char text[32];
    if (sdyi_lexer_take(lexer, spelling))
        return SDYRT_OK;
    (void)snprintf(text, sizeof text, "',' or '%s'", spelling);
    return fail_wanted(lexer, kind, SDYI_WANT_COMMA_OR_END, spelling, text);
}

sdyrt_status sdyi_lexer_expect_end(sdyi_lexer *lexer, sdyrt_error_kind kind) {
    return lexer->token.kind == SDYI_TOKEN_END
               ? SDYRT_OK
               : sdyi_lexer_fail(lexer, kind, SDYI_WANT_TEXT_END);
}

/* The negative of the digits' value: one more fits than on the other side. */
static bool negative_value(const char *digits, size_t length, int64_t *value) {
    int64_t sum = 0;
    for (size_t i = 0; i < length; i++) {
        if (digits[i] < '0' || digits[i] > '9' ||
            __builtin_mul_overflow(sum, 10, &sum) ||
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

/* The value of the digits of `-0x7f`; its NUMBER token is the 0 alone. */
static bool hex_integer(const char *digits, size_t length, bool minus,
                        int64_t *value) {
    uint64_t sum = 0;
    for (size_t i = 0; i < length; i++) {
        const int digit = hex_value(digits[i]);
        if (digit < 0 || sum >> 60 != 0)
            return false;
        sum = sum << 4 | (uint64_t)digit;
    }
    *value = (int64_t)(minus ? 0 - sum : sum);
    return length > 0 && sum <= (uint64_t)INT64_MAX + minus;
}

/* True at the 0 of `0x7f`; `digits` is then the next token, the word `x7f`. */
static bool is_hex(const sdyi_lexer *lexer, sdyi_token *digits) {
    const sdyi_token *const token = &lexer->token;
    if (token->length != 1 || token->start[0] != '0')
        return false;
    sdyi_lexer ahead = *lexer;
    sdyi_lexer_next(&ahead);
    *digits = ahead.token;
    bool is_all = digits->kind == SDYI_TOKEN_WORD && digits->start[0] == 'x' &&
                  digits->start == token->start + 1 && digits->length > 1;
    for (size_t i = 1; is_all && i < digits->length; i++)
        is_all = hex_value(digits->start[i]) >= 0;
    return is_all;
}

sdyrt_status sdyi_lexer_integer(sdyi_lexer *lexer, sdyrt_error_kind kind,
                                sdyi_want want, int64_t *value) {
    const sdyi_token first = lexer->token;
    const bool minus = sdyi_lexer_take(lexer, "-");
    const sdyi_token *const token = &lexer->token;
    const char *const end = token->start + token->length;
    if (token->kind != SDYI_TOKEN_NUMBER || (end < lexer->end && *end == '.'))
        return sdyi_lexer_fail(lexer, kind, want);
    sdyi_token digits;
    const bool has_hex = is_hex(lexer, &digits);
    if (!(has_hex
              ? hex_integer(digits.start + 1, digits.length - 1, minus, value)
          : minus ? negative_value(token->start, token->length, value)
                  : sdyi_digits_value(token->start, token->length, value))) {
        (void)sdyi_lexer_fail(lexer, kind, SDYI_WANT_INTEGER_64);
        lexer->token = first;
        return SDYRT_ARGUMENT;
    }
    if (has_hex)
        sdyi_lexer_next(lexer);
    sdyi_lexer_next(lexer);
    return SDYRT_OK;
}
