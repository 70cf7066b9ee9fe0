/* Errors of readers on base/lexer.h, such as mesh/, reported in MLIR's words,
 * by their sdyi_lexer_failure. */
#include "base/lexer.h"
#include "program/text/parser.h"

typedef enum form {
    BEFORE,    /* "expected " and the library's words, before the token */
    AT,        /* at the token, with the op's name */
    BEHIND,    /* the same, and quotes the token, which is consumed */
    TOO_LARGE, /* the same as AT, and the integer is consumed */
    SPELLED    /* "expected 'x'" */
} form;

static const char number[] = "expected integer value";
static const char no_list[] = "failed to parse Sdy_TensorSharding, expected "
                              "valid named axis list after comma";

static const struct {
    form form;
    const char *words; /* NULL: the failure's spelling */
} messages[SDYI_WANT_COUNT] = {
    [SDYI_WANT_SPELLING] = {SPELLED, NULL},
    [SDYI_WANT_COMMA_OR_END] = {SPELLED, NULL},
    [SDYI_WANT_COMMA_OR_BRACE] = {SPELLED, ","},
    [SDYI_WANT_OPEN_END] = {SPELLED, "}"},
    [SDYI_WANT_AXIS_NAME] = {AT, "expected string"},
    [SDYI_WANT_INTEGER] = {AT, number},
    [SDYI_WANT_AXIS_SIZE] = {AT, number},
    [SDYI_WANT_DEVICE_ID] = {AT, number},
    [SDYI_WANT_PRE_SIZE] = {AT, number},
    [SDYI_WANT_SUB_SIZE] = {AT, number},
    [SDYI_WANT_INTEGER_64] = {TOO_LARGE, "integer value too large"},
    [SDYI_WANT_EITHER_LIST] = {AT, no_list},
    [SDYI_WANT_REPLICATED] = {AT, no_list},
    [SDYI_WANT_UNREDUCED] = {AT, no_list},
    [SDYI_WANT_NO_LIST] = {AT, no_list},
    [SDYI_WANT_PRIORITY] = {BEHIND, "expecting priority in format 'p<number>'"},
    [SDYI_WANT_PLAIN_PRIORITY] =
        {BEHIND, "priorities with leading zeros are not allowed"},
    [SDYI_WANT_PRIORITY_64] = {BEHIND, "expecting integer priority"},
};

/* True after a minus that no integer follows. */
static bool is_after_minus(const sdyi_parser *p) {
    const char *at = p->lexer.token.start;
    while (at > p->lexer.text && strchr(" \t\r\n", at[-1]) != NULL)
        at--;
    return at > p->lexer.text && at[-1] == '-';
}

/* MLIR reports bad priorities, and large integers, after consuming them, but
 * the latter at their place. */
static sdyrt_status report(sdyi_parser *p, const sdyi_lexer_failure *f) {
    const char *const words = messages[f->want].words;
    const sdyi_token token = p->lexer.token;
    switch (messages[f->want].form) {
    case AT:
        return is_after_minus(p) ? sdyi_parse_wrong(p, "%s", words)
                                 : sdyi_parse_fail_own(p, "%s", words);
    case BEHIND:
        sdyi_lexer_next(&p->lexer);
        return sdyi_parse_fail_own(p, "%s, got: %.*s", words, (int)token.length,
                                   token.start);
    case TOO_LARGE:
        (void)sdyi_parse_fail_own(p, "%s", words);
        (void)sdyi_take(p, "-");
        sdyi_lexer_skip(&p->lexer, sdyi_number_length(p));
        return SDYRT_ARGUMENT;
    case SPELLED:
        return sdyi_fail_expected(p, words != NULL ? words : f->spelling, "");
    case BEFORE:
        break;
    }
    return f->want == SDYI_WANT_NOTHING
               ? sdyi_parse_fail(p, "%s", sdyrt_last_error())
               : sdyi_parse_wrong(p, "expected %s", sdyi_want_text(f->want));
}

sdyrt_status sdyi_parse_again(sdyi_parser *p, sdyrt_status status) {
    if (status == SDYRT_OK || status == SDYRT_MEMORY)
        return status;
    const sdyrt_error_kind kind = sdyrt_last_error_kind();
    if (!p->lexer.failure.is_reported)
        (void)report(p, &p->lexer.failure);
    return sdyi_fail(status, kind, "%s", sdyrt_last_error());
}
