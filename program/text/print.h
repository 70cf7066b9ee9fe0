/* Printing programs exactly as MLIR does, buffered, to a callback. */
#ifndef SDYI_PROGRAM_TEXT_PRINT_H
#define SDYI_PROGRAM_TEXT_PRINT_H

#include "program/ir/module.h"
#include "program/ir/row.h"

#include <sdyrt/program.h>

/* Consumes `length` bytes; false stops the printing. */
typedef bool sdyi_write(void *state, const char *text, size_t length);

typedef struct sdyi_print_options {
    bool is_generic;        /* -mlir-print-op-generic */
    bool has_locations;     /* -mlir-print-debuginfo */
    bool is_local;          /* -mlir-print-local-scope */
    bool names_by_location; /* -mlir-use-nameloc-as-prefix */
    int64_t most_elements;  /* limit of a constant's elements; 0: none */
    int64_t most_resource;  /* limit of a resource's characters; 0: none */
    const struct sdyi_value_names *names; /* NULL: names as if the op were the
                                             whole program */
} sdyi_print_options;

typedef struct sdyi_printer {
    sdyi_pool *pool;
    sdyi_print_options options;
    sdyi_write *write;
    void *state;
    bool is_ended; /* the callback has returned false */
    char *buffer;
    size_t used;
    int indent;
    const char *dialect; /* default dialect of the region; "" none */
    const struct sdyi_value_names *names;
    struct sdyi_loc_names *locs; /* NULL: locations have no aliases */
    bool is_dry;                 /* dry run: visits locations, writes nothing */
} sdyi_printer;

/* The public options; NULL: the defaults. */
sdyi_print_options
sdyi_print_options_of(const sdyrt_program_print_options *options);

/* Print an op with its regions and a newline; false: `write` stopped it. */
bool sdyi_print_op(const sdyi_op *op, const sdyi_print_options *options,
                   sdyi_write *write, void *state);

/* Texts for messages, memory of the pool: types are quoted, as in MLIR; an op
 * is in generic form, with names as if its isolated op were the whole
 * program. */
const char *sdyi_op_text(const sdyi_op *op);
/* The same in custom form. */
const char *sdyi_op_own_text(const sdyi_op *op);
/* A note with the op's text on the last warning. */
void sdyi_note_op(const sdyi_op *op);
/* Like sdyi_print_op with default options; memory of the pool too. */
const char *sdyi_program_text(const sdyi_op *op);
const char *sdyi_type_text(sdyi_pool *pool, const sdyi_type *type);
const char *sdyi_attr_text_of(sdyi_pool *pool, const sdyi_attr *attr);
/* As printed, without quotes; memory of `zone`. */
const char *sdyi_plain_attr_text(sdyi_pool *pool, const sdyi_attr *attr,
                                 sdyi_zone *zone);
const char *sdyi_plain_type_text(sdyi_pool *pool, const sdyi_type *type,
                                 sdyi_zone *zone);
const char *sdyi_value_text(sdyi_pool *pool, const sdyi_value *value,
                            const struct sdyi_value_names *names,
                            sdyi_zone *zone);
/* false: `write` stopped it. */
bool sdyi_write_attr(sdyi_pool *pool, const sdyi_attr *attr, sdyi_write *write,
                     void *state);

/* -- parts ----------------------------------------------------------------- */

/* A printer with a buffer in scratch; flush it at the end. */
sdyi_printer sdyi_printer_start(sdyi_pool *pool, sdyi_write *write,
                                void *state);
void sdyi_flush(sdyi_printer *out);

void sdyi_put(sdyi_printer *out, char c);
void sdyi_puts(sdyi_printer *out, const char *text);
void sdyi_put_bytes(sdyi_printer *out, const char *text, size_t length);
void sdyi_print(sdyi_printer *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void sdyi_put_integer(sdyi_printer *out, int64_t value);
/* `, ` before item `i` of a list, but the first. */
static inline void sdyi_comma(sdyi_printer *out, int64_t i) {
    if (i > 0)
        sdyi_puts(out, ", ");
}
void sdyi_newline(sdyi_printer *out); /* with the indent of the next line */

void sdyi_print_type(sdyi_printer *out, const sdyi_type *type);
/* `T`; `(T, U)` for several types, none, or a function type. */
void sdyi_print_result_types(sdyi_printer *out, const sdyi_value *results,
                             int n);
void sdyi_print_function_type(sdyi_printer *out, const sdyi_op *op);
void sdyi_print_attr(sdyi_printer *out, const sdyi_attr *attr);
/* Without a number's default type: i64, f64. */
void sdyi_print_in_array(sdyi_printer *out, const sdyi_attr *attr);
/* In the custom form of an op. */
void sdyi_print_form(sdyi_printer *out, const sdyi_attr_row *row,
                     const sdyi_attr *attr);
void sdyi_print_dict(sdyi_printer *out, const sdyi_pair *pairs, int n);
void sdyi_print_quoted(sdyi_printer *out, const char *text, size_t length);
void sdyi_print_quoted_name(sdyi_printer *out, int64_t name);
/* A word; quoted if it has characters other than letters, digits, `_`, `$`,
 * `.`. */
void sdyi_print_word(sdyi_printer *out, const char *text, size_t length);
void sdyi_print_symbol(sdyi_printer *out, const char *text, size_t length);
/* Print the placeholder of a constant with too many elements; false: print it
 * in full. */
bool sdyi_print_left_out(sdyi_printer *out, const sdyi_attr *attr);
void sdyi_print_dense(sdyi_printer *out, const sdyi_attr *attr);
void sdyi_print_sparse(sdyi_printer *out, const sdyi_attr *attr);
/* `"0x01EF"` */
void sdyi_print_hex(sdyi_printer *out, const unsigned char *bytes, size_t n);

/* -- print_number.c -------------------------------------------------------- */

/* A number of at most 64 bits in MLIR's form. */
enum { SDYI_NUMBER_TEXT = 64 };
void sdyi_write_number(const sdyi_type *type, uint64_t bits, char *text);
/* With six decimals, as numbers in errors. */
void sdyi_write_rounded(double value, char *text);
void sdyi_print_number(sdyi_printer *out, const sdyi_type *type, uint64_t bits);
/* A number of any type from its words, as in attributes (ir/attr.h). */
void sdyi_print_words(sdyi_printer *out, const sdyi_type *type,
                      const uint64_t *words, int n);
/* Number `i` of an INTEGER, a FLOAT or a DENSE_ARRAY. */
void sdyi_print_number_at(sdyi_printer *out, const sdyi_attr *attr, int64_t i);

void sdyi_print_enum_word(sdyi_printer *out, const sdyi_attr *attr);
void sdyi_print_enum_attr(sdyi_printer *out, const sdyi_attr *attr);
/* `<handle = 1, type = 0>`; and as a full attribute. */
void sdyi_print_record(sdyi_printer *out, const sdyi_attr *attr);
void sdyi_print_record_attr(sdyi_printer *out, const sdyi_attr *attr);
/* `[item, item]` */
void sdyi_print_list(sdyi_printer *out, const sdyi_attr *attr,
                     void (*print)(sdyi_printer *out, const sdyi_attr *item));
/* Comma-separated; `first` goes before the first. */
void sdyi_print_integers(sdyi_printer *out, const sdyi_attr *attr,
                         const char *first);

void sdyi_print_any_op(sdyi_printer *out, const sdyi_op *op);
void sdyi_print_value(sdyi_printer *out, const sdyi_value *value);
/* `%a: T loc(..)` */
void sdyi_print_arg(sdyi_printer *out, const sdyi_value *value);
void sdyi_print_operands(sdyi_printer *out, const sdyi_op *op, int first,
                         int end);
/* `[1, %a]`, `brackets` are the two: each SDYRT_DYNAMIC prints the next
 * operand, from `*operand` on. */
void sdyi_print_index_list(sdyi_printer *out, const sdyi_op *op,
                           const sdyi_attr *list, const char *brackets,
                           int *operand);
void sdyi_print_block_name(sdyi_printer *out, const sdyi_block *block);
/* ` {a = 1}` without the names in `left_out`; nothing if none are left.
 * `keyword` goes before it: "attributes ", "". */
void sdyi_print_attrs(sdyi_printer *out, const sdyi_op *op,
                      const sdyi_name *left_out, int n, const char *keyword);
typedef struct sdyi_region_form {
    bool has_args;    /* prints arguments of its first block */
    bool has_end;     /* prints terminators */
    bool shows_empty; /* prints an empty block as `^bb0:` */
} sdyi_region_form;
void sdyi_print_region(sdyi_printer *out, const sdyi_region *region,
                       sdyi_region_form form);
/* ` ({..}, {..})`, or nothing */
void sdyi_print_regions(sdyi_printer *out, const sdyi_op *op);

/* -- print_loc.c ----------------------------------------------------------- */

/* Start a dry run that collects locations; then number their aliases and define
 * those that precede the program; after it, define the others. */
void sdyi_locs_start(sdyi_printer *out);
void sdyi_locs_define(sdyi_printer *out);
void sdyi_locs_end(sdyi_printer *out, const sdyi_module *module);
void sdyi_visit_op_loc(sdyi_printer *out, const sdyi_op *op);
/* ` loc(..)`, if the options ask for locations. */
void sdyi_print_op_loc(sdyi_printer *out, const sdyi_op *op);
void sdyi_print_arg_loc(sdyi_printer *out, const sdyi_value *value);
void sdyi_print_loc_attr(sdyi_printer *out, const sdyi_attr *attr);
/* Print the alias of an attribute; false: it has none. */
bool sdyi_print_alias(sdyi_printer *out, const sdyi_attr *attr);
void sdyi_print_affine(sdyi_printer *out, const sdyi_attr *attr);
void sdyi_print_distinct(sdyi_printer *out, const sdyi_attr *attr);

/* -- print_names.c --------------------------------------------------------- */

typedef struct sdyi_value_names {
    struct sdyi_value_name {
        int number; /* below 0: ~number is the name's offset in `texts` */
        int group;  /* results that share the name, from this one on; 0: belongs
                       to the group that starts `number` values before */
    } * of;         /* by value number */
    const char *texts;
} sdyi_value_names;

/* Name all values in an op, as MLIR does with these options. */
const sdyi_value_names *sdyi_names_of(const sdyi_op *op,
                                      const sdyi_print_options *options,
                                      sdyi_zone *zone);

/* -- syntax.c -------------------------------------------------------------- */

void sdyi_syntax_print(sdyi_printer *out, const sdyi_op *op);

#endif
