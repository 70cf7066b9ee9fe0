/* Reading programs: what all readers share.
 *
 * One pass by recursive descent over a text that stays where it is. Nesting is
 * bounded by SDYI_MAX_NESTING, so recursion is. The first error ends it; it is
 * reported at the token that stands next, in MLIR's words. */
#ifndef SDYI_PROGRAM_TEXT_PARSER_H
#define SDYI_PROGRAM_TEXT_PARSER_H

#include "base/lexer.h"
#include "program/ir/row.h"

#define SDYI_MAX_NESTING 256
#define SDYI_MAX_OPERANDS (1 << 20)

typedef struct sdyi_parser {
    sdyi_pool *pool;
    sdyi_module *module;
    sdyi_source *source;
    sdyi_lexer lexer;
    sdyi_zone *zone;   /* scratch of the op that is being read */
    sdyi_zone *scopes; /* of names: reset when an isolated scope ends */
    int depth;
    bool allows_unknown; /* ops of dialects that are not known */
    const char *dialect; /* whose name ops may leave out; "" none */
    const char *own;     /* the op whose own form is being read; NULL: none */
    bool is_old;         /* one of the dialect mesh: old_names.c */
    struct sdyi_scope *scope;
    sdyi_loc outside; /* of the attribute whose text is being read */
    int n_undefined;  /* results that are used and not defined yet */
    struct sdyi_alias_entry *aliases; /* uthash */
    int64_t n_alias_uses;             /* in the alias that is being read */
    bool has_late_aliases;           /* some are used before they are defined */
    struct sdyi_written_type *types; /* parse_type.c: a table of slots */
} sdyi_parser;

/* Values as they are written: names first, types later. */
typedef struct sdyi_operand_list {
    struct sdyi_operand_name {
        sdyi_token name;
        int result; /* of several, %0#1 */
    } * names;
    int n, capacity;
} sdyi_operand_list;

/* Parts of an attribute, as they are read. */
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

static inline sdyi_token_kind sdyi_token_is(const sdyi_parser *p) {
    return p->lexer.token.kind;
}

/* Whether the next token is a word, and no attribute and no type. */
static inline bool sdyi_at_keyword(const sdyi_parser *p) {
    const sdyi_token *const token = &p->lexer.token;
    return token->kind == SDYI_TOKEN_WORD && token->start[0] != '#' &&
           token->start[0] != '!';
}

/* Whether the characters that stand next begin no token. */
bool sdyi_at_no_token(const sdyi_parser *p);
/* Report an error at the next token. */
sdyrt_status sdyi_parse_fail(sdyi_parser *p, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Report what a reader of the base or mesh library has failed with; and of a
 * mesh, whose first token `mesh` stands at. parse_again.c */
sdyrt_status sdyi_parse_again(sdyi_parser *p, sdyrt_status status);
sdyrt_status sdyi_parse_mesh_again(sdyi_parser *p, const sdyi_lexer *mesh,
                                   sdyrt_status status);
/* The same, as "custom op 'x' expected .." if an op's own form is being read.
 */
sdyrt_status sdyi_parse_fail_own(sdyi_parser *p, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The status of reading a part of an attribute. Behind an error of it follows
 * what MLIR tells of each part that it is in, at the next token. */
sdyrt_status sdyi_parse_follows(sdyi_parser *p, sdyrt_status status,
                                const char *format, ...)
    __attribute__((format(printf, 3, 4)));
#define SDYI_PARSE_PART(p, status, what, parameter, type)                      \
    sdyi_parse_follows(p, status,                                              \
                       "failed to parse %s parameter '%s' which is to be a "   \
                       "`%s`",                                                 \
                       what, parameter, type)
/* The same of a token that is missing: at the end of the one before it. */
sdyrt_status sdyi_parse_wrong(sdyi_parser *p, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The same behind an error that was told. */
void sdyi_parse_wrong_too(sdyi_parser *p, const char *text);
/* "expected '(' in location": `in` says where, from its space on */
sdyrt_status sdyi_expect_in(sdyi_parser *p, const char *spelling,
                            const char *in);
sdyrt_status sdyi_fail_expected(sdyi_parser *p, const char *spelling,
                                const char *in);
sdyrt_status sdyi_expect(sdyi_parser *p, const char *spelling);
sdyi_loc sdyi_place(const sdyi_parser *p);
sdyi_loc sdyi_place_of(const sdyi_parser *p, const sdyi_token *token);
/* Stand where the lexer stood before. */
void sdyi_parse_back(sdyi_parser *p, const sdyi_lexer *before);
/* Integers with an optional minus, decimal or hexadecimal. */
sdyrt_status sdyi_read_integer(sdyi_parser *p, int64_t *value);
/* A keyword: [a-z_][..]*; may hold dots. */
sdyrt_status sdyi_read_word(sdyi_parser *p, sdyi_name *name);
/* What a symbol stands for. */
sdyrt_status sdyi_read_symbol(sdyi_parser *p, sdyi_name *name);

void sdyi_cell_list_add(sdyi_parser *p, sdyi_cell_list *list, sdyi_cell cell);
/* `open item, item close`, with no item too: `read` adds the cells of an item;
 * `id` is for it. */
typedef sdyrt_status sdyi_read_item(sdyi_parser *p, int id,
                                    sdyi_cell_list *list);
sdyrt_status sdyi_read_list(sdyi_parser *p, const char *open, const char *close,
                            sdyi_read_item *read, int id, sdyi_cell_list *list);

/* One level deeper; an error beyond SDYI_MAX_NESTING. Leave again after OK. */
sdyrt_status sdyi_enter(sdyi_parser *p);
static inline void sdyi_leave(sdyi_parser *p) {
    p->depth--;
}

/* -- types and attributes: parse_type.c, parse_attr.c, parse_dense.c, .. --- */

sdyrt_status sdyi_read_type(sdyi_parser *p, const sdyi_type **type);
/* From the word on. parse_shaped.c */
sdyrt_status sdyi_read_tensor(sdyi_parser *p, const sdyi_type **type);
sdyrt_status sdyi_read_vector(sdyi_parser *p, const sdyi_type **type);
sdyrt_status sdyi_read_memref(sdyi_parser *p, const sdyi_type **type);
/* Make the table that it remembers types in. */
void sdyi_types_start(sdyi_parser *p);
/* `(T, U)` or, with one type, `T` */
sdyrt_status sdyi_read_types(sdyi_parser *p, sdyi_type_list *list);
/* `(T) -> U`, the parts alone */
sdyrt_status sdyi_read_function_type(sdyi_parser *p, sdyi_type_list *inputs,
                                     sdyi_type_list *results);
void sdyi_type_list_add(sdyi_parser *p, sdyi_type_list *list,
                        const sdyi_type *type);

sdyrt_status sdyi_read_attr(sdyi_parser *p, const sdyi_attr **attr);
/* Whether the next token is the first one of an attribute. */
bool sdyi_starts_attr(const sdyi_parser *p);
/* An attribute of one kind. */
sdyrt_status sdyi_read_attr_kind(sdyi_parser *p, sdyi_attr_kind kind,
                                 const sdyi_attr **attr);
/* An attribute whose type is `type`, which is not written. */
sdyrt_status sdyi_read_attr_of(sdyi_parser *p, const sdyi_type *type,
                               const sdyi_attr **attr);
/* `{a = 1, b}` into a dictionary of the scratch zone's. */
sdyrt_status sdyi_read_dict(sdyi_parser *p, sdyi_dict *dict);
/* If there is one. */
sdyrt_status sdyi_read_optional_dict(sdyi_parser *p, sdyi_dict *dict);
void sdyi_parse_set(sdyi_parser *p, sdyi_dict *dict, sdyi_name name,
                    const sdyi_attr *value);
/* Two hexadecimal digits a byte; false: others stand there. */
bool sdyi_decode_hex(const char *digits, size_t n, unsigned char *bytes);
/* From `dense` on. */
sdyrt_status sdyi_read_dense(sdyi_parser *p, const sdyi_type *type,
                             const sdyi_attr **attr);
/* `loc(..)`, from `loc` on, and what stands between the brackets. */
sdyrt_status sdyi_read_loc(sdyi_parser *p, const sdyi_attr **attr);
/* Behind an op or an argument, where an alias may be defined further on; and
 * bind those when all is read. */
sdyrt_status sdyi_read_optional_loc(sdyi_parser *p, sdyi_loc *loc);
sdyrt_status sdyi_bind_locs(sdyi_parser *p, sdyi_block *body);
/* The bits of a number, behind its sign, in the format of an element's type:
 * sdyi_type_words of them. */
sdyrt_status sdyi_read_element(sdyi_parser *p, bool is_negative,
                               const sdyi_type *type, uint64_t *words);
/* Of one in `array<..>`, with its sign. */
sdyrt_status sdyi_read_array_number(sdyi_parser *p, const sdyi_type *type,
                                    uint64_t *words);
/* Whether there may be `n` numbers of this type. */
sdyrt_status sdyi_check_wide(sdyi_parser *p, const sdyi_type *type, int64_t n);
/* `1.0 : f32`; `type` NULL: of the type behind it, or i64 or f64. */
sdyrt_status sdyi_read_number_attr(sdyi_parser *p, const sdyi_type *type,
                                   const sdyi_attr **attr);
/* Whether it has a point, at its first digit. */
bool sdyi_is_float(const sdyi_parser *p);
/* The length of all of it, at its first digit. */
size_t sdyi_number_length(const sdyi_parser *p);
/* Behind `#`: attributes of this project's dialects; false: it is none. */
sdyrt_status sdyi_read_own_attr(sdyi_parser *p, bool *is_own,
                                const sdyi_attr **attr);
/* Whether a `<` follows the next token at once. */
bool sdyi_has_body(const sdyi_parser *p);
/* Go past `#name` or `!name` and, where it has a body, past the bracket that
 * closes it; `*length` is that of the whole behind its first character. */
sdyrt_status sdyi_skip_dialect_text(sdyi_parser *p, size_t *length);
sdyrt_status sdyi_read_rule(sdyi_parser *p, const sdyi_attr **attr);
/* A word of an enum, `<handle = 1, type = 0>`, `<4, ?>`, `[1, 2]` */
sdyrt_status sdyi_read_enum(sdyi_parser *p, int id, const sdyi_attr **attr);
/* One that an op has as an i32, in its attribute `name` */
sdyrt_status sdyi_read_enum_i32(sdyi_parser *p, int id, const char *name,
                                const sdyi_attr **attr);
sdyrt_status sdyi_read_record(sdyi_parser *p, int id, const sdyi_attr **attr);
sdyrt_status sdyi_read_bounds(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_type_extensions(sdyi_parser *p, const sdyi_attr **attr);
/* `[1, 2]`, as DENSE_ARRAY; of a form, I64S, I16S or BOOLS; of one that MLIR
 * tells more of that is wrong. An item of one, and a bool, which may be 0 or 1.
 * parse_numbers.c */
sdyrt_status sdyi_read_i64s(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_plain_numbers(sdyi_parser *p, sdyi_form form,
                                     const sdyi_attr **attr);
sdyrt_status sdyi_read_numbers(sdyi_parser *p, sdyi_form form,
                               const sdyi_attr **attr);
sdyrt_status sdyi_read_bool(sdyi_parser *p, int64_t *value);
sdyrt_status sdyi_add_integer(sdyi_parser *p, int id, sdyi_cell_list *list);
/* Parts of shardings, and records of propagation: parse_edges.c */
sdyrt_status sdyi_read_axis_ref(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_dimension(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_sub_axis(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_a2a_param(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_tensor_mapping(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_dim_mapping(sdyi_parser *p, const sdyi_attr **attr);
/* The cells of `{"a"}: 0->1` as an A2A_PARAMS has them, of `[ij, k]` and of
 * `ij` or nothing as a RULE has them; the text of the last, and what follows
 * it. */
typedef sdyrt_status sdyi_read_cells(sdyi_parser *p, sdyi_cell_list *list);
sdyi_read_cells sdyi_read_a2a_cells, sdyi_read_tensor_cells,
    sdyi_read_factor_cells;
#define SDYI_NO_FACTORS "#sdy.dim_mapping" /* nothing, as MLIR prints it */
const sdyi_cell *sdyi_collect_factors(sdyi_collected *to, const sdyi_cell *at);
/* Cells of a part, which may be an attribute `name`. parse_whole.c */
sdyrt_status sdyi_read_either(sdyi_parser *p, const char *name,
                              sdyi_read_cells *read, sdyi_cell_list *list);
/* `(1)2` as a DENSE_ARRAY. */
sdyrt_status sdyi_read_part(sdyi_parser *p, const sdyi_attr **attr);
/* The fields of a record that was read: its first error. */
sdyrt_status sdyi_check_dot_algorithm(sdyi_parser *p, sdyi_loc place,
                                      const sdyi_cell *cells);
sdyrt_status sdyi_check_mesh_axes(sdyi_parser *p, sdyi_loc place,
                                  const sdyi_cell *cells);
/* `({..}, {..})`, or nothing: those of `parts`. */
sdyrt_status sdyi_read_regions(sdyi_parser *p, const char *dialect,
                               sdyi_op_parts *parts);
/* What stands in `<..>`; then, behind `{..}`, into `parts`: an op that is known
 * keeps what its row has, over what `{..}` says, which is left out as well
 * where it is of another kind; another op keeps all of it. NULL: there is none,
 * and what `{..}` says of the row's has to be of their kind.
 */
sdyrt_status sdyi_read_properties(sdyi_parser *p, const sdyi_attr **properties);
sdyrt_status sdyi_take_properties(sdyi_parser *p, const sdyi_attr *properties,
                                  sdyi_op_parts *parts);
/* `{..}` in an op's own form, behind `word` if that is not NULL, if it is
 * there. What it says of attributes of the row is of their kind, and holds
 * whatever the form itself says of them: it is kept aside, and taken when all
 * is read. */
sdyrt_status sdyi_read_attr_dict(sdyi_parser *p, const char *word,
                                 sdyi_op_parts *parts);
void sdyi_take_attr_dict(sdyi_parser *p, sdyi_op_parts *parts);
/* Set an attribute of an own form at `place` whose `{..}` must not have it. */
sdyrt_status sdyi_set_once(sdyi_parser *p, sdyi_op_parts *parts, sdyi_loc place,
                           const char *name, const sdyi_attr *attr);
sdyrt_status sdyi_read_hlo_mesh(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_hlo_sub_axis(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_mesh_axis(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_edge_value(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_edge_details(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_edge_step(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_edges(sdyi_parser *p, const sdyi_attr **attr);
/* `[b, 0, f]x[0, i, o]->[b, 0, f]`, without and with angle brackets */
sdyrt_status sdyi_read_conv(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_conv_attr(sdyi_parser *p, const sdyi_attr **attr);
/* An attribute in the form that an op's own syntax has it in, or whole. */
sdyrt_status sdyi_read_form(sdyi_parser *p, const sdyi_attr_row *row,
                            const sdyi_attr **attr);
/* The latter, which has to be of the row's kind. parse_whole.c */
sdyrt_status sdyi_read_whole(sdyi_parser *p, const sdyi_attr_row *row,
                             const sdyi_attr **attr);
/* Whether the next token begins an attribute of a dialect, or is an alias. */
bool sdyi_at_attribute(const sdyi_parser *p);
/* The text of a part that an attribute stands for: a lexer's `expand`. */
sdyi_lexer_expand sdyi_expand_part;

/* -- ops: parse_op.c ------------------------------------------------------- */

/* Give an op what its row says of attributes that are left out. */
sdyrt_status sdyi_set_fallbacks(sdyi_parser *p, sdyi_op *op);
/* The attribute that a text stands for, which has no place in a source. */
sdyrt_status sdyi_attr_of_text(sdyi_pool *pool, sdyi_module *module,
                               const char *text, const sdyi_attr **attr);
/* Read an op and put it at the end of a block. */
sdyrt_status sdyi_read_op(sdyi_parser *p, sdyi_block *block);

sdyrt_status sdyi_read_operand(sdyi_parser *p, struct sdyi_operand_name *name);
/* `%a, %b`: none, or some; with no brackets */
sdyrt_status sdyi_read_operands(sdyi_parser *p, sdyi_operand_list *list);
void sdyi_operand_list_add(sdyi_parser *p, sdyi_operand_list *list,
                           struct sdyi_operand_name name);
/* The values of a list, by their types. */
sdyrt_status sdyi_resolve(sdyi_parser *p, const sdyi_operand_list *list,
                          const sdyi_type *const *types, int n_types,
                          sdyi_op_parts *parts);
sdyrt_status sdyi_resolve_one(sdyi_parser *p,
                              const struct sdyi_operand_name *name,
                              const sdyi_type *type, sdyi_value **value);
/* `<nsw, nuw>`, `<fast>` of attributes of arith. syntax_standard.c */
sdyrt_status sdyi_read_overflow_attr(sdyi_parser *p, const sdyi_attr **attr);
sdyrt_status sdyi_read_fastmath_attr(sdyi_parser *p, const sdyi_attr **attr);
/* `[1, %a]`: an attribute I64S with SDYRT_DYNAMIC in the places of values,
 * which go to `operands`. `place`: of the op's name, for the second error. */
sdyrt_status sdyi_read_index_list(sdyi_parser *p, const char *open,
                                  const char *close, sdyi_loc place,
                                  sdyi_operand_list *operands,
                                  const sdyi_attr **attr);
/* `2x?x3`, or `[]`: an attribute I64S. */
sdyrt_status sdyi_read_dimension_list(sdyi_parser *p, const sdyi_attr **attr);
/* What the word of a form was in the dialect mesh, while an op of it is read.
 * old_names.c */
const char *sdyi_old_word(const sdyi_parser *p, const char *word);
/* Expect that; an error, too, of a word by the name that it has today. */
sdyrt_status sdyi_expect_word(sdyi_parser *p, const char *word);
/* The name of an op by now, and of its attributes in the generic form. */
sdyi_name sdyi_current_name(sdyi_parser *p, const char *text, size_t length);
/* Names of ops in their own forms, at the next token, which stays: op_name.c.
 * Report that `parts` has one that there is not. */
bool sdyi_at_op_name(const sdyi_parser *p);
sdyi_name sdyi_read_op_name(sdyi_parser *p);
sdyrt_status sdyi_fail_unknown_op(sdyi_parser *p, const sdyi_op_parts *parts);
const sdyi_attr *sdyi_rename_attrs(sdyi_parser *p, const sdyi_attr *attrs);
/* `{ .. }` into a region of no op yet; the arguments of its first block, if
 * they stand elsewhere. */
typedef struct sdyi_region_args {
    struct sdyi_operand_name *names;
    const sdyi_type **types;
    sdyi_loc *locs;
    int n, capacity;
} sdyi_region_args;
sdyrt_status sdyi_read_region(sdyi_parser *p, const sdyi_region_args *args,
                              bool is_isolated, const char *dialect,
                              sdyi_region *region);
sdyrt_status sdyi_read_region_arg(sdyi_parser *p, sdyi_region_args *args);

/* -- texts: parser.c ------------------------------------------------------- */

/* Let go of what a reader held that a zone without memory has jumped out of. */
void sdyi_parse_end(sdyi_pool *pool);

/* What a text is that is no MLIR, and what to give instead, by how it begins;
 * NULL: none that is known. foreign.c */
const char *sdyi_foreign(const char *text, size_t bytes);

/* Read a module. */
sdyrt_status sdyi_parse(sdyi_module *module, sdyi_source *source,
                        bool allows_unknown);

#endif
