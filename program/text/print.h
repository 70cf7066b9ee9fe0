/* Printing programs, byte for byte as MLIR does, to a callback through one
 * buffer. */
#ifndef SDYI_PROGRAM_TEXT_PRINT_H
#define SDYI_PROGRAM_TEXT_PRINT_H

#include "program/ir/module.h"
#include "program/ir/row.h"

#include <sdyrt/program.h>

/* Takes `length` bytes; false ends the printing. */
typedef bool sdyi_write(void *state, const char *text, size_t length);

typedef struct sdyi_print_options {
    bool is_generic;        /* -mlir-print-op-generic */
    bool has_locations;     /* -mlir-print-debuginfo */
    bool is_local;          /* -mlir-print-local-scope */
    bool names_by_location; /* -mlir-use-nameloc-as-prefix */
    int64_t most_elements;  /* of a constant that is not left out; 0: any */
    int64_t most_resource;  /* characters of a resource, likewise */
    const struct sdyi_value_names *names; /* NULL: as if the op were all */
} sdyi_print_options;

typedef struct sdyi_printer {
    sdyi_pool *pool;
    sdyi_print_options options;
    sdyi_write *write;
    void *state;
    bool is_ended; /* the callback wants no more */
    char *buffer;
    size_t used;
    int indent;
    const char *dialect; /* whose name ops leave out; "" none */
    const struct sdyi_value_names *names;
    struct sdyi_loc_names *locs; /* NULL: locations have no aliases */
    bool is_dry; /* nothing is written: locations are looked for */
} sdyi_printer;

/* As the public interface has them; NULL: the default. */
sdyi_print_options
sdyi_print_options_of(const sdyrt_program_print_options *options);

/* Print an op with all in it, and a newline; false: `write` has ended it. */
bool sdyi_print_op(const sdyi_op *op, const sdyi_print_options *options,
                   sdyi_write *write, void *state);

/* As text of the pool's, for messages: types in quotes, as MLIR has them; an op
 * in the generic form, named as if the isolated op around it were all. */
const char *sdyi_op_text(const sdyi_op *op);
/* The same in the op's own form. */
const char *sdyi_op_own_text(const sdyi_op *op);
/* A note to the last warning that is the op so. */
void sdyi_note_op(const sdyi_op *op);
/* As sdyi_print_op prints it by default; the pool's as well. */
const char *sdyi_program_text(const sdyi_op *op);
const char *sdyi_type_text(sdyi_pool *pool, const sdyi_type *type);
const char *sdyi_attr_text_of(sdyi_pool *pool, const sdyi_attr *attr);
/* As they are printed, `zone`'s. */
const char *sdyi_plain_attr_text(sdyi_pool *pool, const sdyi_attr *attr,
                                 sdyi_zone *zone);
const char *sdyi_plain_type_text(sdyi_pool *pool, const sdyi_type *type,
                                 sdyi_zone *zone);
const char *sdyi_value_text(sdyi_pool *pool, const sdyi_value *value,
                            const struct sdyi_value_names *names,
                            sdyi_zone *zone);
/* false: `write` has ended it. */
bool sdyi_write_attr(sdyi_pool *pool, const sdyi_attr *attr, sdyi_write *write,
                     void *state);

/* -- parts ----------------------------------------------------------------- */

/* With a buffer in scratch; at its end what is in that is written. */
sdyi_printer sdyi_printer_start(sdyi_pool *pool, sdyi_write *write,
                                void *state);
void sdyi_flush(sdyi_printer *out);

void sdyi_put(sdyi_printer *out, char c);
void sdyi_puts(sdyi_printer *out, const char *text);
void sdyi_put_bytes(sdyi_printer *out, const char *text, size_t length);
void sdyi_print(sdyi_printer *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void sdyi_put_integer(sdyi_printer *out, int64_t value);
void sdyi_newline(sdyi_printer *out); /* and the indent of the next line */

void sdyi_print_type(sdyi_printer *out, const sdyi_type *type);
/* `T`, or `(T, U)` where there is not just one, or that is a function. */
void sdyi_print_result_types(sdyi_printer *out, const sdyi_value *results,
                             int n);
void sdyi_print_function_type(sdyi_printer *out, const sdyi_op *op);
void sdyi_print_attr(sdyi_printer *out, const sdyi_attr *attr);
/* Without the type of a number that has it anyway: i64, f64. */
void sdyi_print_in_array(sdyi_printer *out, const sdyi_attr *attr);
/* In an op's own form. */
void sdyi_print_form(sdyi_printer *out, const sdyi_attr_row *row,
                     const sdyi_attr *attr);
void sdyi_print_dict(sdyi_printer *out, const sdyi_pair *pairs, int n);
void sdyi_print_quoted(sdyi_printer *out, const char *text, size_t length);
/* A word, in quotes where it has other characters than letters, digits, `_`,
 * `$` and `.`. */
void sdyi_print_word(sdyi_printer *out, const char *text, size_t length);
void sdyi_print_symbol(sdyi_printer *out, const char *text, size_t length);
/* In the place of a constant of too many elements, with its type; false: it is
 * to be printed. */
bool sdyi_print_left_out(sdyi_printer *out, const sdyi_attr *attr);
void sdyi_print_dense(sdyi_printer *out, const sdyi_attr *attr);
void sdyi_print_sparse(sdyi_printer *out, const sdyi_attr *attr);
/* `"0x01EF"` */
void sdyi_print_hex(sdyi_printer *out, const unsigned char *bytes, size_t n);

/* -- print_number.c -------------------------------------------------------- */

/* A number of a type of at most 64 bits, as MLIR writes it. */
enum { SDYI_NUMBER_TEXT = 64 };
void sdyi_write_number(const sdyi_type *type, uint64_t bits, char *text);
/* With six digits behind the point, as errors have numbers. */
void sdyi_write_rounded(double value, char *text);
void sdyi_print_number(sdyi_printer *out, const sdyi_type *type, uint64_t bits);
/* Of any type: its words, as attributes have them (ir/attr.h). */
void sdyi_print_words(sdyi_printer *out, const sdyi_type *type,
                      const uint64_t *words, int n);
/* Number `i` of an INTEGER, a FLOAT or a DENSE_ARRAY. */
void sdyi_print_number_at(sdyi_printer *out, const sdyi_attr *attr, int64_t i);

void sdyi_print_rule(sdyi_printer *out, const sdyi_attr *attr);
void sdyi_print_conv(sdyi_printer *out, const sdyi_attr *attr);
void sdyi_print_enum_word(sdyi_printer *out, const sdyi_attr *attr);
void sdyi_print_enum_attr(sdyi_printer *out, const sdyi_attr *attr);
/* `<handle = 1, type = 0>`; and with its name. */
void sdyi_print_record(sdyi_printer *out, const sdyi_attr *attr);
void sdyi_print_record_attr(sdyi_printer *out, const sdyi_attr *attr);
/* With commas, and `first` before the first. */
void sdyi_print_integers(sdyi_printer *out, const sdyi_attr *attr,
                         const char *first);

void sdyi_print_any_op(sdyi_printer *out, const sdyi_op *op);
void sdyi_print_value(sdyi_printer *out, const sdyi_value *value);
/* `%a: T loc(..)` */
void sdyi_print_arg(sdyi_printer *out, const sdyi_value *value);
void sdyi_print_operands(sdyi_printer *out, const sdyi_op *op, int first,
                         int end);
/* `[1, %a]` in two brackets: the next operands, from `*operand` on, in the
 * places of SDYRT_DYNAMIC. */
void sdyi_print_index_list(sdyi_printer *out, const sdyi_op *op,
                           const sdyi_attr *list, const char *brackets,
                           int *operand);
void sdyi_print_block_name(sdyi_printer *out, const sdyi_block *block);
/* ` {a = 1}` of what is in no other place; nothing when there is none.
 * `left_out`: names that are. `keyword` before it: "attributes ", "". */
void sdyi_print_attrs(sdyi_printer *out, const sdyi_op *op,
                      const sdyi_name *left_out, int n, const char *keyword);
typedef struct sdyi_region_form {
    bool has_args;    /* its first block's arguments, if there are some */
    bool has_end;     /* the terminators too */
    bool shows_empty; /* a block without ops as `^bb0:` */
} sdyi_region_form;
void sdyi_print_region(sdyi_printer *out, const sdyi_region *region,
                       sdyi_region_form form);
/* ` ({..}, {..})`, or nothing */
void sdyi_print_regions(sdyi_printer *out, const sdyi_op *op);

/* -- print_loc.c ----------------------------------------------------------- */

/* Print to nobody from here on; then number the aliases of locations and define
 * those that stand before a program, print it, and define the others. */
void sdyi_locs_start(sdyi_printer *out);
void sdyi_locs_define(sdyi_printer *out);
void sdyi_locs_end(sdyi_printer *out, const sdyi_module *module);
void sdyi_visit_op_loc(sdyi_printer *out, const sdyi_op *op);
/* ` loc(..)`, if they are asked for. */
void sdyi_print_op_loc(sdyi_printer *out, const sdyi_op *op);
void sdyi_print_arg_loc(sdyi_printer *out, const sdyi_value *value);
void sdyi_print_loc_attr(sdyi_printer *out, const sdyi_attr *attr);
/* Print the alias of an attribute; false: it has none. */
bool sdyi_print_alias(sdyi_printer *out, const sdyi_attr *attr);
void sdyi_print_distinct(sdyi_printer *out, const sdyi_attr *attr);

/* -- print_names.c --------------------------------------------------------- */

typedef struct sdyi_value_names {
    struct sdyi_value_name {
        int number; /* below 0: ~number is where the name stands in `texts` */
        int group;  /* results of the op that share the name from this on; 0:
                       it is in the group of one before it, `number` back */
    } * of;         /* by the values' numbers */
    const char *texts;
} sdyi_value_names;

/* Name all values in an op as MLIR does for these options. */
const sdyi_value_names *sdyi_names_of(const sdyi_op *op,
                                      const sdyi_print_options *options,
                                      sdyi_zone *zone);

/* -- syntax.c -------------------------------------------------------------- */

void sdyi_syntax_print(sdyi_printer *out, const sdyi_op *op);

#endif
