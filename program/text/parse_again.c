/* Failures of the readers on base/lexer.h, those of mesh/ among them, in MLIR's
 * words. A failure carries its kind and the item that it expected; its lexer
 * the token that it found. */
#include "base/lexer.h"
#include "program/text/parser.h"

#include <string.h>

/* -- expectations ---------------------------------------------------------- */

static const char no_list[] = "failed to parse Sdy_TensorSharding, expected "
                              "valid named axis list after comma";

/* MLIR's message for each expected item, where it is not "expected" and the
 * library's words. */
static const char *const wanted[SDYI_WANT_COUNT] = {
    [SDYI_WANT_AXIS_NAME] = "expected string",
    [SDYI_WANT_INTEGER] = "expected integer value",
    [SDYI_WANT_AXIS_SIZE] = "expected integer value",
    [SDYI_WANT_DEVICE_ID] = "expected integer value",
    [SDYI_WANT_PRE_SIZE] = "expected integer value",
    [SDYI_WANT_SUB_SIZE] = "expected integer value",
    [SDYI_WANT_INTEGER_64] = "integer value too large",
    [SDYI_WANT_EITHER_LIST] = no_list,
    [SDYI_WANT_REPLICATED] = no_list,
    [SDYI_WANT_UNREDUCED] = no_list,
    [SDYI_WANT_NO_LIST] = no_list,
    [SDYI_WANT_PRIORITY] = "expecting priority in format 'p<number>'",
    [SDYI_WANT_PLAIN_PRIORITY] =
        "priorities with leading zeros are not allowed",
    [SDYI_WANT_PRIORITY_64] = "expecting integer priority",
};

/* True after a minus that no integer follows. */
static bool is_behind_minus(const sdyi_parser *p) {
    const char *at = p->lexer.token.start;
    while (at > p->lexer.text && strchr(" \t\r\n", at[-1]) != NULL)
        at--;
    return at > p->lexer.text && at[-1] == '-';
}

/* MLIR reports bad priorities, and large integers, after consuming them, but
 * the latter at their place. */
static sdyrt_status fail_want(sdyi_parser *p, sdyi_want want) {
    const char *const words = wanted[want];
    const sdyi_token token = p->lexer.token;
    switch (want) {
    case SDYI_WANT_PRIORITY:
    case SDYI_WANT_PLAIN_PRIORITY:
    case SDYI_WANT_PRIORITY_64:
        sdyi_lexer_next(&p->lexer);
        return sdyi_parse_fail_own(p, "%s, got: %.*s", words, (int)token.length,
                                   token.start);
    case SDYI_WANT_OPEN_END:
        return sdyi_fail_expected(p, "}", "");
    case SDYI_WANT_INTEGER_64:
        (void)sdyi_parse_fail_own(p, "%s", words);
        (void)sdyi_take(p, "-");
        sdyi_lexer_skip(&p->lexer, sdyi_number_length(p));
        return SDYRT_ARGUMENT;
    default:
        return words == NULL
                   ? sdyi_parse_wrong(p, "expected %s", sdyi_want_text(want))
               : is_behind_minus(p) ? sdyi_parse_wrong(p, "%s", words)
                                    : sdyi_parse_fail_own(p, "%s", words);
    }
}

/* -- all ------------------------------------------------------------------- */

static sdyrt_status fail_again(sdyi_parser *p, sdyrt_error_kind kind) {
    const char *spelling;
    const sdyi_want want = (sdyi_want)sdyi_fail_want(&spelling);
    if (want == SDYI_WANT_NOTHING)
        return sdyi_parse_fail(p, "%s", sdyrt_last_error());
    if (spelling == NULL)
        return fail_want(p, want);
    /* where `?` is possible too, MLIR expects the comma */
    return sdyi_fail_expected(p,
                              want == SDYI_WANT_COMMA_OR_END &&
                                      kind == SDYRT_KIND_PARSE_DIM &&
                                      spelling[0] == '}'
                                  ? ","
                                  : spelling,
                              "");
}

sdyrt_status sdyi_parse_again(sdyi_parser *p, sdyrt_status status) {
    if (status == SDYRT_OK || status == SDYRT_MEMORY)
        return status;
    const sdyrt_error_kind kind = sdyrt_last_error_kind();
    if (!p->lexer.is_told)
        (void)fail_again(p, kind);
    return sdyi_fail(status, kind, "%s", sdyrt_last_error());
}
