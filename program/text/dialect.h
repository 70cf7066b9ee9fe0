/* Dialects: the attributes, types and forms of ops that each adds to reading
 * and printing, and their names in texts. */
#ifndef SDYI_PROGRAM_TEXT_DIALECT_H
#define SDYI_PROGRAM_TEXT_DIALECT_H

#include "program/text/parser.h"
#include "program/text/print.h"

/* -- the parts of a dialect ------------------------------------------------ */

/* The reader of the text after `#dialect.name`, or after the name in
 * `#dialect<name..>`. */
typedef struct sdyi_attr_reader {
    const char *name;
    sdyrt_status (*read)(sdyi_parser *p, const sdyi_attr **attr);
    bool is_in_brackets; /* the reader's caller consumes `<` and `>` */
} sdyi_attr_reader;

/* Attributes of a kind in an op's form; printed between `before` and `after`,
 * full attributes. */
typedef struct sdyi_kind_form {
    sdyi_attr_kind kind;
    sdyi_form form; /* ANY: in no op's form */
    sdyrt_status (*read)(sdyi_parser *p, const sdyi_attr **attr);
    void (*print)(sdyi_printer *out, const sdyi_attr *attr);
    const char *before, *after; /* before: NULL ends a list */
} sdyi_kind_form;

/* The parts of a record that do not follow from its fields; each may be left
 * out. */
typedef struct sdyi_record_form {
    sdyrt_status (*read)(sdyi_parser *p, const sdyi_attr **attr);
    void (*print)(sdyi_printer *out, const sdyi_attr *attr);
    void (*print_full)(sdyi_printer *out, const sdyi_attr *attr); /* after the
                                                                     name */
    /* Reports the first violation of a complete record, which began at
     * `place`. */
    sdyrt_status (*check)(sdyi_parser *p, sdyi_loc place,
                          const sdyi_cell *cells);
} sdyi_record_form;

struct sdyi_dialect_name;

/* A type `!dialect.word`. */
typedef struct sdyi_type_form {
    const char *word; /* NULL: any word */
    bool is_bare;     /* without `<..>`, as `!dialect.word` only */
    /* The lexer is after the word, which is at `place`; NULL ends a list. */
    sdyrt_status (*read)(sdyi_parser *p, const struct sdyi_dialect_name *name,
                         sdyi_loc place, const sdyi_type **type);
    sdyi_type_kind kind; /* with a printer: types of the kind */
    void (*print)(sdyi_printer *out, const sdyi_type *type);
} sdyi_type_form;

typedef struct sdyi_dialect {
    const char *name;
    const char *prefix; /* of MLIR's names of its attributes: "StableHLO" */
    bool is_generated;  /* MLIR generates the reader of its attributes */
    /* Errors where another reader reports them: of an attribute, and of a type,
     * before its word. */
    const char *unknown_attr, *unknown_type;
    /* Lists, each to a NULL; left out: none. */
    const sdyi_attr_reader *attrs;
    const sdyi_kind_form *kinds;
    const sdyi_type_form *types;
    const struct sdyi_syntax_form *forms; /* syntax.h */
    const sdyi_record_form *records;      /* by sdyi_record_id, of all */
    const struct sdyi_old_names *old;     /* old_names.c; NULL: none */
} sdyi_dialect;

/* The dialect's form of a kind of attributes, or of a form of rows; NULL:
 * none. */
const sdyi_kind_form *sdyi_kind_form_of(const sdyi_pool *pool,
                                        sdyi_attr_kind kind);
const sdyi_kind_form *sdyi_form_of(const sdyi_pool *pool, sdyi_form form);
const sdyi_record_form *sdyi_record_form_of(const sdyi_pool *pool, int record);

/* -- names ----------------------------------------------------------------- */

/* The text after `#` or `!`: `dialect.rest` or `dialect<rest>`. */
typedef struct sdyi_dialect_name {
    const char *dialect, *rest;
    size_t dialect_length, rest_length;
    size_t word_length; /* length of the word at the start of `rest` */
    bool is_angled;
} sdyi_dialect_name;

sdyi_dialect_name sdyi_dialect_name_of(const char *text, size_t length);
/* `word` NULL: any word of the dialect. */
bool sdyi_dialect_name_is(const sdyi_dialect_name *name, const char *dialect,
                          const char *word);

/* True if the op table has ops of the dialect. */
bool sdyi_dialect_name_is_known(const sdyi_parser *p,
                                const sdyi_dialect_name *name);
/* The printed form: `dialect.rest` if that is equivalent; changes `*length`,
 * the length of the text. */
const char *sdyi_dialect_text(sdyi_parser *p, const sdyi_dialect_name *name,
                              size_t *length);

/* Errors: an unregistered dialect that is not allowed, a type that a known
 * dialect does not have. */
sdyrt_status sdyi_check_dialect_type(sdyi_parser *p, sdyi_loc place,
                                     const sdyi_dialect_name *name);
/* Starts at `#`; reads aliases too. */
sdyrt_status sdyi_read_dialect_attr(sdyi_parser *p, const sdyi_type *type,
                                    const sdyi_attr **attr);
/* A type of a reader of its dialect. The lexer is after the type, which begins
 * at `start`; `*is_known` false: no dialect has it. */
sdyrt_status sdyi_read_in_dialect(sdyi_parser *p, const sdyi_lexer *start,
                                  const sdyi_dialect_name *name, bool *is_known,
                                  const sdyi_type **type);

#endif
