/* Reading programs: the state and functions that all readers share.
 *
 * One pass by recursive descent over a text that must not move. Nesting, and so
 * recursion, is limited by SDYI_MAX_NESTING. Reading stops at the first error,
 * reported at the next token in MLIR's words. */
#ifndef SDYI_PROGRAM_TEXT_PARSER_H
#define SDYI_PROGRAM_TEXT_PARSER_H

#include "base/lexer.h"
#include "program/ir/row.h"

#include <string.h>

#define SDYI_MAX_NESTING 256
#define SDYI_MAX_OPERANDS (1 << 20)

typedef struct sdyi_parser {
    sdyi_pool *pool;
    sdyi_module *module;
    sdyi_source *source;
    sdyi_lexer lexer;
    sdyi_zone *zone;   /* scratch of the current op */
    sdyi_zone *scopes; /* of value names: reset when an isolated scope ends */
    int depth;
    bool allows_unknown; /* accepts unregistered dialects */
    const char *dialect; /* default dialect of the region; "" none */
    const char *own;     /* op whose custom form is being read; NULL: none */
    const struct sdyi_old_names *old; /* an op of this former dialect; NULL: of
                                         none */
    struct sdyi_scope *scope;
    sdyi_loc outside; /* place of an attribute that is read from printed text */
    int n_undefined;  /* results used before their definition */
    struct sdyi_alias_entry *aliases; /* uthash */
    int64_t n_alias_uses;             /* uses in the current alias */
    bool has_late_aliases;           /* some are used before their definition */
    struct sdyi_written_type *types; /* parse_type.c: cache of types by text */
} sdyi_parser;

/* Operands as written: they are resolved when their types are known. */
typedef struct sdyi_operand_list {
    struct sdyi_operand_name {
        sdyi_token name;
        int result; /* index in a group of results, %0#1 */
    } * names;
    int n, capacity;
} sdyi_operand_list;

/* Cells of an attribute under construction. */
typedef struct sdyi_cell_list {
    sdyi_cell *cells;
    int n, capacity;
} sdyi_cell_list;

typedef struct sdyi_type_list {
    const sdyi_type **types;
    int n, capacity;
} sdyi_type_list;

/* -- tokens ---------------------------------------------------------------- */

static inline bool sdyi_at(const sdyi_parser *p, const char *spelling) {
    return sdyi_lexer_is(&p->lexer, spelling);
}

static inline bool sdyi_take(sdyi_parser *p, const char *spelling) {
    return sdyi_lexer_take(&p->lexer, spelling);
}

static inline bool sdyi_is_word(const char *text, size_t length,
                                const char *word) {
    return strlen(word) == length && memcmp(text, word, length) == 0;
}

static inline sdyi_token_kind sdyi_token_is(const sdyi_parser *p) {
    return p->lexer.token.kind;
}

/* True at a plain word: no `#` attribute, no `!` type. */
static inline bool sdyi_at_keyword(const sdyi_parser *p) {
    const sdyi_token *const token = &p->lexer.token;
    return token->kind == SDYI_TOKEN_WORD && token->start[0] != '#' &&
           token->start[0] != '!';
}

/* True if the next characters are no token. */
bool sdyi_at_no_token(const sdyi_parser *p);
/* Report an error at the next token. */
sdyrt_status sdyi_parse_fail(sdyi_parser *p, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Report the last failure of a reader on base/lexer.h. parse_again.c */
sdyrt_status sdyi_parse_again(sdyi_parser *p, sdyrt_status status);
/* An error at the next token, as "custom op 'x' expected .." while a custom
 * form is being read. */
sdyrt_status sdyi_parse_fail_own(sdyi_parser *p, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Forward the status of a reader of a part of an attribute. After its error,
 * report MLIR's message on the enclosing attribute, at the next token. */
sdyrt_status sdyi_parse_follows(sdyi_parser *p, sdyrt_status status,
                                const char *format, ...)
    __attribute__((format(printf, 3, 4)));
#define SDYI_PARSE_PART(p, status, what, parameter, type)                      \
    sdyi_parse_follows(p, status,                                              \
                       "failed to parse %s parameter '%s' which is to be a "   \
                       "`%s`",                                                 \
                       what, parameter, type)
/* The error of a missing token: at the end of the text before it. */
sdyrt_status sdyi_parse_wrong(sdyi_parser *p, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The same as a consequence of an error reported before. */
void sdyi_parse_wrong_too(sdyi_parser *p, const char *text);
/* "expected '(' in location": `in` is the end of the message, with its space */
sdyrt_status sdyi_expect_in(sdyi_parser *p, const char *spelling,
                            const char *in);
sdyrt_status sdyi_fail_expected(sdyi_parser *p, const char *spelling,
                                const char *in);
sdyrt_status sdyi_expect(sdyi_parser *p, const char *spelling);
sdyi_loc sdyi_place(const sdyi_parser *p);
sdyi_loc sdyi_place_of(const sdyi_parser *p, const sdyi_token *token);
/* Reset the lexer to an earlier state. */
void sdyi_parse_back(sdyi_parser *p, const sdyi_lexer *before);
/* Integers with an optional minus, decimal or hexadecimal. */
sdyrt_status sdyi_read_integer(sdyi_parser *p, int64_t *value);
/* A keyword: [a-z_][..]*, with dots. */
sdyrt_status sdyi_read_word(sdyi_parser *p, sdyi_name *name);
/* The content of a string or symbol token, escapes resolved. */
const char *sdyi_resolved(sdyi_parser *p, const sdyi_token *token,
                          size_t *length);
/* The name of a symbol, `@name`. */
sdyrt_status sdyi_read_symbol(sdyi_parser *p, sdyi_name *name);

void sdyi_cell_list_add(sdyi_parser *p, sdyi_cell_list *list, sdyi_cell cell);
/* `open item, item close`, maybe without items: `read` adds the cells of an
 * item and gets `id`. */
typedef sdyrt_status sdyi_read_item(sdyi_parser *p, int id,
                                    sdyi_cell_list *list);
sdyrt_status sdyi_read_list(sdyi_parser *p, const char *open, const char *close,
                            sdyi_read_item *read, int id, sdyi_cell_list *list);
/* `[item, item]` as an attribute of a kind. */
sdyrt_status sdyi_read_items(sdyi_parser *p, sdyi_read_item *read, int id,
                             sdyi_attr_kind kind, const sdyi_attr **attr);

/* Enter one level of nesting; an error beyond SDYI_MAX_NESTING. Each OK is
 * followed by sdyi_leave. */
sdyrt_status sdyi_enter(sdyi_parser *p);
static inline void sdyi_leave(sdyi_parser *p) {
    p->depth--;
}

/* -- types and attributes: parse_type.c, parse_attr.c, parse_dense.c, .. --- */

sdyrt_status sdyi_read_type(sdyi_parser *p, const sdyi_type **type);
/* Start at the type's word. parse_shaped.c */
sdyrt_status sdyi_read_tensor(sdyi_parser *p, const sdyi_type **type);
sdyrt_status sdyi_read_vector(sdyi_parser *p, const sdyi_type **type);
sdyrt_status sdyi_read_memref(sdyi_parser *p, const sdyi_type **type);
/* Allocate the cache of types by their text. */
void sdyi_types_start(sdyi_parser *p);
/* `(T, U)` or, with one type, `T` */
sdyrt_status sdyi_read_types(sdyi_parser *p, sdyi_type_list *list);
/* `(T) -> U` as two lists */
sdyrt_status sdyi_read_function_type(sdyi_parser *p, sdyi_type_list *inputs,
                                     sdyi_type_list *results);
void sdyi_type_list_add(sdyi_parser *p, sdyi_type_list *list,
                        const sdyi_type *type);

sdyrt_status sdyi_read_attr(sdyi_parser *p, const sdyi_attr **attr);
/* True if the next token starts an attribute. */
bool sdyi_starts_attr(const sdyi_parser *p);
/* An attribute that must be of a kind. */
sdyrt_status sdyi_read_attr_kind(sdyi_parser *p, sdyi_attr_kind kind,
                                 const sdyi_attr **attr);
/* An attribute with the implied type `type`, which the text leaves out. */
sdyrt_status sdyi_read_attr_of(sdyi_parser *p, const sdyi_type *type,
                               const sdyi_attr **attr);
/* `{a = 1, b}`; the pairs are memory of the scratch zone. */
sdyrt_status sdyi_read_dict(sdyi_parser *p, sdyi_dict *dict);
/* Reads nothing if there is no `{`. */
sdyrt_status sdyi_read_optional_dict(sdyi_parser *p, sdyi_dict *dict);
void sdyi_parse_set(sdyi_parser *p, sdyi_dict *dict, sdyi_name name,
                    const sdyi_attr *value);
/* Two hexadecimal digits a byte; false: some characters are no digits. */
bool sdyi_decode_hex(const char *digits, size_t n, unsigned char *bytes);
/* Starts at `dense`. */
sdyrt_status sdyi_read_dense(sdyi_parser *p, const sdyi_type *type,
                             const sdyi_attr **attr);
/* `loc(..)`, from `loc` on. */
sdyrt_status sdyi_read_loc(sdyi_parser *p, const sdyi_attr **attr);
/* The optional location after an op or argument, whose alias may be defined
 * later in the text; and the binding of such aliases at its end. */
sdyrt_status sdyi_read_optional_loc(sdyi_parser *p, sdyi_loc *loc);
sdyrt_status sdyi_bind_locs(sdyi_parser *p, sdyi_block *body);
/* The bits of a number after its sign, in the format of an element type:
 * sdyi_type_words words. */
sdyrt_status sdyi_read_element(sdyi_parser *p, bool is_negative,
                               const sdyi_type *type, uint64_t *words);
/* A number of `array<..>`, sign included. */
sdyrt_status sdyi_read_array_number(sdyi_parser *p, const sdyi_type *type,
                                    uint64_t *words);
/* An error for `n` numbers that would take too much memory. */
sdyrt_status sdyi_check_wide(sdyi_parser *p, const sdyi_type *type, int64_t n);
/* `1.0 : f32`; `type` NULL: the type after it, or i64 or f64 by default. */
sdyrt_status sdyi_read_number_attr(sdyi_parser *p, const sdyi_type *type,
                                   const sdyi_attr **attr);
/* True if the number at the lexer has a point. */
bool sdyi_is_float(const sdyi_parser *p);
/* The length of the number at the lexer, which may be several tokens. */
size_t sdyi_number_length(const sdyi_parser *p);
/* Starts at `#name`: attributes with their own readers; false: none of them. */
sdyrt_status sdyi_read_own_attr(sdyi_parser *p, bool *is_own,
                                const sdyi_attr **attr);
/* True if `<` follows the next token without space. */
bool sdyi_has_body(const sdyi_parser *p);
/* Skip `#name` or `!name` and the `<..>` that follows without space; `*length`
 * is that of the text after its first character. */
sdyrt_status sdyi_skip_dialect_text(sdyi_parser *p, size_t *length);
/* An enum's word; a record, `<handle = 1, type = 0>`. */
sdyrt_status sdyi_read_enum(sdyi_parser *p, int id, const sdyi_attr **attr);
/* An enum that the op stores as an i32, in its attribute `name` */
sdyrt_status sdyi_read_enum_i32(sdyi_parser *p, int id, const char *name,
                                const sdyi_attr **attr);
sdyrt_status sdyi_read_record(sdyi_parser *p, int id, const sdyi_attr **attr);
/* `[1, 2]` as a DENSE_ARRAY: of i64; of form I64S, I16S or BOOLS; the same with
 * MLIR's longer messages. Then a bool, which may be 0 or 1, and an item.
 * parse_numbers.c */
sdyrt_status sdyi_read_i64s(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_plain_numbers(sdyi_parser *p, sdyi_form form,
                                     const sdyi_attr **attr);
sdyrt_status sdyi_read_numbers(sdyi_parser *p, sdyi_form form,
                               const sdyi_attr **attr);
sdyrt_status sdyi_read_bool(sdyi_parser *p, int64_t *value);
sdyrt_status sdyi_add_integer(sdyi_parser *p, int id, sdyi_cell_list *list);
/* Adds the cells of a part of an attribute. */
typedef sdyrt_status sdyi_read_cells(sdyi_parser *p, sdyi_cell_list *list);
/* Cells of a part, which may be written as an attribute `name`.
 * parse_whole.c */
sdyrt_status sdyi_read_either(sdyi_parser *p, const char *name,
                              sdyi_read_cells *read, sdyi_cell_list *list);
/* `(1)2` as a DENSE_ARRAY. */
sdyrt_status sdyi_read_part(sdyi_parser *p, const sdyi_attr **attr);
/* `({..}, {..})`, or nothing, into `parts`. */
sdyrt_status sdyi_read_regions(sdyi_parser *p, const char *dialect,
                               sdyi_op_parts *parts);
/* The attribute in `<..>`, then its merge into `parts` after `{..}`. A known op
 * keeps attributes of its row; `<..>` wins over `{..}`, and values of a wrong
 * kind are dropped. Another op keeps the attribute as it is. `properties` NULL:
 * no `<..>`, and row attributes in `{..}` must have their kind. */
sdyrt_status sdyi_read_properties(sdyi_parser *p, const sdyi_attr **properties);
sdyrt_status sdyi_take_properties(sdyi_parser *p, const sdyi_attr *properties,
                                  sdyi_op_parts *parts);
/* `{..}` in a custom form, after `word` if not NULL; optional. Its row
 * attributes must have their kind and override those of the form, so they are
 * kept aside and merged when the form has been read. */
sdyrt_status sdyi_read_attr_dict(sdyi_parser *p, const char *word,
                                 sdyi_op_parts *parts);
void sdyi_take_attr_dict(sdyi_parser *p, sdyi_op_parts *parts);
/* Set an attribute of a custom form at `place`; an error if `{..}` has it
 * too. */
sdyrt_status sdyi_set_once(sdyi_parser *p, sdyi_op_parts *parts, sdyi_loc place,
                           sdyi_name name, const sdyi_attr *attr);
/* An attribute of an op's row in its custom form, or as a full attribute. */
sdyrt_status sdyi_read_form(sdyi_parser *p, const sdyi_attr_row *row,
                            const sdyi_attr **attr);
/* A full attribute, which must be of the row's kind. parse_whole.c */
sdyrt_status sdyi_read_whole(sdyi_parser *p, const sdyi_attr_row *row,
                             const sdyi_attr **attr);
/* True if the next token is a dialect's attribute or an alias. */
bool sdyi_at_attribute(const sdyi_parser *p);
/* The text of a part given as an attribute: the lexer's `expand`. */
sdyi_lexer_expand sdyi_expand_part;

/* -- ops: parse_op.c ------------------------------------------------------- */

/* Set absent attributes of an op to the defaults of its row. */
sdyrt_status sdyi_set_fallbacks(sdyi_parser *p, sdyi_op *op);
/* Parse an attribute of a text without a source. */
sdyrt_status sdyi_attr_of_text(sdyi_pool *pool, sdyi_module *module,
                               const char *text, const sdyi_attr **attr);
/* Read an op and append it to a block. */
sdyrt_status sdyi_read_op(sdyi_parser *p, sdyi_block *block);

sdyrt_status sdyi_read_operand(sdyi_parser *p, struct sdyi_operand_name *name);
/* `%a, %b`, any number; without brackets */
sdyrt_status sdyi_read_operands(sdyi_parser *p, sdyi_operand_list *list);
void sdyi_operand_list_add(sdyi_parser *p, sdyi_operand_list *list,
                           struct sdyi_operand_name name);
/* Resolve a list of operands with their types. */
sdyrt_status sdyi_resolve(sdyi_parser *p, const sdyi_operand_list *list,
                          const sdyi_type *const *types, int n_types,
                          sdyi_op_parts *parts);
sdyrt_status sdyi_resolve_one(sdyi_parser *p,
                              const struct sdyi_operand_name *name,
                              const sdyi_type *type, sdyi_value **value);
/* `[1, %a]`: an attribute I64S with SDYRT_DYNAMIC for each value, which is
 * added to `operands`. `place`: of the op's name, for the second error. */
sdyrt_status sdyi_read_index_list(sdyi_parser *p, const char *open,
                                  const char *close, sdyi_loc place,
                                  sdyi_operand_list *operands,
                                  const sdyi_attr **attr);
/* The former names of a dialect, its ops and words of its forms and attributes:
 * pairs, old and current, to a NULL. */
typedef struct sdyi_old_names {
    const char *dialect, *current;
    const char *const (*ops)[2], *const (*words)[2];
} sdyi_old_names;
/* The former dialect of the first bytes of a text; NULL: it is none. */
const sdyi_old_names *sdyi_old_dialect(const sdyi_pool *pool, const char *text,
                                       size_t length);
/* The word that a former dialect had for a word of a form, while one of its ops
 * is read. old_names.c */
const char *sdyi_old_word(const sdyi_parser *p, const char *word);
/* Expect that word; while an old op is read, its current name is an error. */
sdyrt_status sdyi_expect_word(sdyi_parser *p, const char *word);
/* The current name of an op and, in the generic form, of its attributes. */
sdyi_name sdyi_current_name(sdyi_parser *p, const char *text, size_t length);
/* Op names of custom forms, at the next token, which is not consumed:
 * op_name.c. The last one reports that `parts` has an unknown name. */
bool sdyi_at_op_name(const sdyi_parser *p);
sdyi_name sdyi_read_op_name(sdyi_parser *p);
sdyrt_status sdyi_fail_unknown_op(sdyi_parser *p, const sdyi_op_parts *parts);
const sdyi_attr *sdyi_rename_attrs(sdyi_parser *p, const sdyi_attr *attrs);
/* `{ .. }` into a region that has no op yet; `args`: of its first block, if
 * they precede the region. */
typedef struct sdyi_region_args {
    struct sdyi_region_arg {
        struct sdyi_operand_name name;
        const sdyi_type *type;
        sdyi_loc loc;
    } * at;
    int n, capacity;
} sdyi_region_args;
sdyrt_status sdyi_read_region(sdyi_parser *p, const sdyi_region_args *args,
                              bool is_isolated, const char *dialect,
                              sdyi_region *region);
sdyrt_status sdyi_read_region_arg(sdyi_parser *p, sdyi_region_args *args);

/* -- texts: parser.c ------------------------------------------------------- */

/* Release the state of a reader that a zone without memory has jumped out
 * of. */
void sdyi_parse_end(sdyi_pool *pool);

/* A message for a text that is not MLIR, by its first bytes: its format, and
 * what to pass instead; NULL: no known format. foreign.c */
const char *sdyi_foreign(const char *text, size_t bytes);

/* Read a module. */
sdyrt_status sdyi_parse(sdyi_module *module, sdyi_source *source,
                        bool allows_unknown);

#endif
