/* Full attributes in place of forms. Where the syntax has a form, `<["a"=2]>`,
 * `[0, 1]`, `LT`, MLIR looks at one token: if it begins an attribute, `#name`,
 * MLIR parses any attribute, `#sdy.mesh<["a"=2]>`, `#sdy<mesh<["a"=2]>>` or an
 * alias, and then checks its kind; likewise for each part of a form. A part
 * given as an attribute is printed, and its text is parsed as the form. */
#include "program/ir/attr_form.h"
#include "program/text/parser.h"
#include "program/text/print.h"

#include <string.h>

bool sdyi_at_attribute(const sdyi_parser *p) {
    return sdyi_token_is(p) == SDYI_TOKEN_WORD &&
           p->lexer.token.start[0] == '#';
}

static sdyrt_status fail_kind(sdyi_parser *p, sdyi_loc place) {
    static const char words[] = "invalid kind of attribute specified";
    return p->own == NULL ? sdyi_error_at(p->pool, place, "%s", words)
                          : sdyi_error_at(p->pool, place, "custom op '%s' %s",
                                          p->own, words);
}

/* The implied type of a form; NULL: it has none. */
static const sdyi_type *type_of_form(sdyi_pool *pool, sdyi_form form) {
    switch ((int)form) {
    case SDYI_FORM_I64:
        return sdyi_type_integer(pool, 64, SDYI_SIGNLESS);
    case SDYI_FORM_I32:
        return sdyi_type_integer(pool, 32, SDYI_SIGNLESS);
    case SDYI_FORM_BOOL:
        return sdyi_type_integer(pool, 1, SDYI_SIGNLESS);
    case SDYI_FORM_INDEX:
        return sdyi_type_simple(pool, SDYI_TYPE_INDEX);
    case SDYI_FORM_STRING:
    case SDYI_FORM_SYMBOL:
        return sdyi_type_simple(pool, SDYI_TYPE_NONE);
    default:
        return NULL;
    }
}

sdyrt_status sdyi_read_whole(sdyi_parser *p, const sdyi_attr_row *row,
                             const sdyi_attr **attr) {
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_read_attr_of(p, type_of_form(p->pool, row->form), attr));
    return sdyi_attr_has_form(row, *attr) ? SDYRT_OK : fail_kind(p, place);
}

sdyrt_status sdyi_read_attr_kind(sdyi_parser *p, sdyi_attr_kind kind,
                                 const sdyi_attr **attr) {
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_read_attr(p, attr));
    return sdyi_attr_is(*attr, kind) ? SDYRT_OK : fail_kind(p, place);
}

sdyrt_status sdyi_read_either(sdyi_parser *p, const char *name,
                              sdyi_read_cells *read, sdyi_cell_list *list) {
    sdyi_lexer outside;
    SDYI_TRY(sdyi_lexer_enter(&p->lexer, name, &outside));
    return sdyi_lexer_leave(&p->lexer, &outside, read(p, list));
}

/* -- texts of forms -------------------------------------------------------- */

/* The form in a printed attribute: the text after the name in `#sdy.name..` or
 * `#sdy<name..>`; false: another attribute. */
static bool form_text(const char *name, const char **text, size_t *bytes) {
    const char *const dot = strchr(name, '.');
    const char *const word = dot + 1;
    const size_t dialect = (size_t)(dot - name), length = strlen(word);
    const char *at = *text;
    if (*at != '#' || strncmp(at + 1, name, dialect) != 0)
        return false;
    at += 1 + dialect;
    const bool is_angled = *at == '<';
    at++;
    if ((!is_angled && at[-1] != '.') || strncmp(at, word, length) != 0 ||
        at[length] == '_')
        return false;
    at += length;
    *bytes -= (size_t)(at - *text) + is_angled;
    *text = at;
    return true;
}

sdyrt_status sdyi_expand_part(sdyi_lexer *lexer, const char *name,
                              const char **text, size_t *bytes) {
    sdyi_parser *const p = lexer->parser;
    const sdyi_attr *attr;
    p->outside = sdyi_place(p);
    SDYI_TRY(sdyi_read_attr(p, &attr));
    if (sdyi_attr_is(attr,
                     SDYI_ATTR_MESH)) /* frees the slot for the next mesh */
        (void)sdyi_pool_mesh_slot(p->pool);
    *text = sdyi_plain_attr_text(p->pool, attr, p->scopes);
    *bytes = strlen(*text);
    const bool is_right =
        name[0] == '@' ? sdyi_attr_is(attr, SDYI_ATTR_SYMBOL) && attr->n == 1
                       : form_text(name, text, bytes);
    return is_right ? SDYRT_OK : fail_kind(p, p->outside);
}
