/* Attributes of dialects: found by name, `#dialect.name..`, or read in the form
 * of an op's row. */
#include "program/ir/record.h"
#include "program/text/dialect.h"

#include <stdio.h>
#include <string.h>

/* -- by name --------------------------------------------------------------- */

static sdyrt_status read_with(sdyi_parser *p, const sdyi_attr_reader *reader,
                              const sdyi_attr **attr) {
    if (!reader->is_in_brackets)
        return reader->read(p, attr);
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(reader->read(p, attr));
    return sdyi_expect(p, ">");
}

/* Consume `word` at the start of a text; false: the text begins otherwise. */
static bool eat(const char **at, const char *end, const char *word) {
    const size_t n = strlen(word);
    if ((size_t)(end - *at) < n || memcmp(*at, word, n) != 0)
        return false;
    *at += n;
    return true;
}

/* A dialect's name, current or former. */
static bool eat_dialect(const sdyi_pool *pool, const char **at, const char *end,
                        const char *dialect) {
    if (eat(at, end, dialect))
        return true;
    for (int i = 0; pool->dialects[i] != NULL; i++) {
        const sdyi_old_names *const old = pool->dialects[i]->old;
        if (old != NULL && strcmp(dialect, old->current) == 0)
            return eat(at, end, old->dialect);
    }
    return false;
}

/* Consume `dialect.name` after `#`; or, in `#dialect<name`, with `outer` its
 * first token, the name. */
static bool take_name(sdyi_parser *p, const sdyi_token *outer,
                      const char *dialect, const char *name) {
    const sdyi_token *const token = &p->lexer.token;
    const sdyi_token *const first = outer == NULL ? token : outer;
    const char *at = first->start + 1, *end = first->start + first->length;
    if (token->kind != SDYI_TOKEN_WORD ||
        !eat_dialect(p->pool, &at, end, dialect))
        return false;
    if (outer != NULL && at != end)
        return false;
    if (outer == NULL && !eat(&at, end, "."))
        return false;
    if (outer != NULL) {
        at = token->start;
        end = at + token->length;
    }
    if (!eat(&at, end, name) || at != end)
        return false;
    sdyi_lexer_next(&p->lexer);
    return true;
}

/* The same for a full name `dialect.name`. */
static bool take_full_name(sdyi_parser *p, const sdyi_token *outer,
                           const char *full) {
    char dialect[16];
    const char *const dot = strchr(full, '.');
    (void)snprintf(dialect, sizeof dialect, "%.*s", (int)(dot - full), full);
    return take_name(p, outer, dialect, dot + 1);
}

/* `<max>` */
static sdyrt_status read_angled_enum(sdyi_parser *p, int id,
                                     const sdyi_attr **attr) {
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(sdyi_read_enum(p, id, attr));
    return sdyi_expect(p, ">");
}

/* The reader of the attribute whose name is next, which is consumed; NULL: no
 * dialect has one. */
static const sdyi_attr_reader *take_reader(sdyi_parser *p,
                                           const sdyi_token *outer) {
    const sdyi_dialect *const *const dialects = p->pool->dialects;
    for (int i = 0; dialects[i] != NULL; i++)
        for (const sdyi_attr_reader *r = dialects[i]->attrs;
             r != NULL && r->name != NULL; r++)
            if (take_full_name(p, outer, r->name))
                return r;
    return NULL;
}

/* Starts at `#dialect.name ..`, or after `#dialect<`, of which `outer` is the
 * first token. */
static sdyrt_status read_named(sdyi_parser *p, const sdyi_token *outer,
                               bool *is_own, const sdyi_attr **attr) {
    *is_own = true;
    const sdyi_attr_reader *const reader = take_reader(p, outer);
    if (reader != NULL)
        return read_with(p, reader, attr);
    for (int i = 0; i < SDYI_RECORD_COUNT; i++)
        if (take_full_name(p, outer, sdyi_records[i].name))
            return sdyi_read_record(p, i, attr);
    for (int i = 0; i < SDYI_ENUM_COUNT; i++) {
        if (i == SDYI_ENUM_PROPAGATION_DIRECTION || /* stored as an i32 */
            !take_name(p, outer, sdyi_enums[i].dialect, sdyi_enums[i].name))
            continue;
        return i == SDYI_ENUM_RESULT_ACCURACY_MODE ||
                       (i == SDYI_ENUM_REDUCTION_KIND && sdyi_at(p, "<"))
                   ? read_angled_enum(p, i, attr)
                   : sdyi_read_enum(p, i, attr);
    }
    *is_own = false;
    return SDYRT_OK;
}

/* `#dialect<name ..>` */
static sdyrt_status read_angled(sdyi_parser *p, bool *is_own,
                                const sdyi_attr **attr) {
    const sdyi_lexer before = p->lexer;
    sdyi_lexer_next(&p->lexer);
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(read_named(p, &before.token, is_own, attr));
    if (*is_own && sdyi_take(p, ">"))
        return SDYRT_OK;
    sdyi_parse_back(p, &before);
    size_t length; /* MLIR ignores the rest of the body */
    return *is_own ? sdyi_skip_dialect_text(p, &length) : SDYRT_OK;
}

sdyrt_status sdyi_read_own_attr(sdyi_parser *p, bool *is_own,
                                const sdyi_attr **attr) {
    const sdyi_token *const token = &p->lexer.token;
    return memchr(token->start, '.', token->length) == NULL
               ? read_angled(p, is_own, attr)
               : read_named(p, NULL, is_own, attr);
}

/* -- in custom form -------------------------------------------------------- */

/* `DEFAULT` of `[DEFAULT, HIGH]` */
static sdyrt_status add_enum(sdyi_parser *p, int id, sdyi_cell_list *list) {
    sdyi_cell cell = {.attr = NULL};
    SDYI_TRY(sdyi_read_enum(p, id, &cell.attr));
    sdyi_cell_list_add(p, list, cell);
    return SDYRT_OK;
}

/* Forms that MLIR parses without accepting a full attribute. */
static bool is_form_only(sdyi_form form) {
    return form == SDYI_FORM_ENUMS || form == SDYI_FORM_ENUM_I32 ||
           form == SDYI_FORM_RECORD || form == SDYI_FORM_SHARDINGS;
}

sdyrt_status sdyi_read_form(sdyi_parser *p, const sdyi_attr_row *row,
                            const sdyi_attr **attr) {
    if (sdyi_at_attribute(p) && !is_form_only(row->form))
        return sdyi_read_whole(p, row, attr);
    switch (row->form) {
    case SDYI_FORM_I64S:
    case SDYI_FORM_I16S:
    case SDYI_FORM_BOOLS:
        return sdyi_read_numbers(p, row->form, attr);
    case SDYI_FORM_ENUM:
        if (row->number == SDYI_ENUM_REDUCTION_KIND && sdyi_at(p, "<"))
            return read_angled_enum(p, row->number, attr);
        return sdyi_read_enum(p, row->number, attr);
    case SDYI_FORM_ENUM_I32:
        return sdyi_read_enum_i32(p, row->number, row->name, attr);
    case SDYI_FORM_ENUMS:
        return sdyi_read_items(p, add_enum, row->number, SDYI_ATTR_ARRAY, attr);
    case SDYI_FORM_RECORD: {
        const sdyi_record_form *const form =
            sdyi_record_form_of(p->pool, row->number);
        return form->read != NULL ? form->read(p, attr)
                                  : sdyi_read_record(p, row->number, attr);
    }
    case SDYI_FORM_MESH:
    case SDYI_FORM_SHARDING:
    case SDYI_FORM_SHARDINGS:
    case SDYI_FORM_AXES:
    case SDYI_FORM_AXES_LISTS:
    case SDYI_FORM_A2A_PARAMS:
    case SDYI_FORM_MANUAL_AXES:
    case SDYI_FORM_GRID_AXES:
        return sdyi_form_of(p->pool, row->form)->read(p, attr);
    case SDYI_FORM_I64:
    case SDYI_FORM_I32:
    case SDYI_FORM_INDEX:
    case SDYI_FORM_STRING:
    case SDYI_FORM_ANY:
    case SDYI_FORM_F32:
    case SDYI_FORM_BOOL:
    case SDYI_FORM_SYMBOL:
    case SDYI_FORM_TYPE:
    case SDYI_FORM_UNIT:
    case SDYI_FORM_SEGMENTS:
    case SDYI_FORM_ARRAY:
    case SDYI_FORM_DICT:
    case SDYI_FORM_ELEMENTS:
        break;
    }
    return sdyi_read_whole(p, row, attr);
}
