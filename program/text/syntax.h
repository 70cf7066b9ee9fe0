/* The language of custom forms: one text in an op's row is both its parser and
 * its printer.
 *
 *   %0 %1*      operand 0; all operands from 1 on, with commas
 *   $name       an attribute in the form of its row
 *   @name       a string attribute, as a symbol
 *   #name       an attribute I64S, with operands for dynamic values: `[1, %a]`
 *   {}          the other attributes; with a space before them, or nothing
 *   <to>        `T -> U` of operand 0 and the result; other operands have type
 *               index
 *   <element>   the type of operand 0, a tensor, whose element type is the
 *               result's; other operands have type index
 *   <dim>       the same with a result of type index
 *   <elements>  the type of the result, a tensor of the operands' type
 *   <indices>   the types of the results, with commas; operands have type index
 *   <sharded>   the type of operand 0 and the result; operand 1 is a
 *               !shard.sharding
 *   <fn>        the types as a function: `(T, U) -> V`
 *   <same>      one type if all operands and results have it, else as <fn>
 *   <all>       one type, of all operands and results
 *   <ranked>    the same, a ranked tensor
 *   <0>         the type of operand 0
 *   <results>   the types of the results, with commas
 *   <operands>  the types of the operands, with commas
 *   <tuple>     the type of the result, a tuple of the operands
 *   <called>    the type of operand 0, a function of the other operands
 *   <select>    `P, T` for types P, T, T -> T, else as <fn>
 *   <complex>   the type of the result, complex with parts of the operands'
 *               type, else as <fn>
 *   <shaped_..> as `<..>`; "invalid kind of type" if one has no shape
 *   <tensor_..> as `<..>`; the same error if one is no tensor
 *   !name       a form in C: syntax_forms.c
 *   `name:..`   an optional group up to the next backquote, printed if there is
 *               an attribute `name` that is not its row's fallback; reading it
 *               sets a unit attribute
 *
 * Everything else is literal. Spaces matter in the printed text only. */
#ifndef SDYI_PROGRAM_TEXT_SYNTAX_H
#define SDYI_PROGRAM_TEXT_SYNTAX_H

#include "program/text/parser.h"
#include "program/text/print.h"

/* Parse the rest of an op with a syntax, after its name: fills all of `parts`
 * but name and place. */
sdyrt_status sdyi_syntax_read(sdyi_parser *p, const sdyi_row *row,
                              sdyi_op_parts *parts);

/* -- the two files of the language: syntax.c and syntax_forms.c ------------ */

typedef struct sdyi_syntax_reader {
    sdyi_parser *p;
    const sdyi_row *row;
    sdyi_op_parts *parts;
    sdyi_operand_list operands;
    sdyi_loc operands_place; /* of the first operand, or of its absence */
    int n_alone;             /* operands before the counted ones */
    sdyi_type_list operand_types, result_types;
    bool wants_shapes, wants_tensors; /* constraint on types being read */
} sdyi_syntax_reader;

typedef struct sdyi_syntax_form {
    const char *name;
    sdyrt_status (*read)(sdyi_syntax_reader *r);
    void (*print)(sdyi_printer *out, const sdyi_op *op);
    const char *attrs[8]; /* attributes that it covers */
} sdyi_syntax_form;

const sdyi_syntax_form *sdyi_syntax_form_of(const sdyi_pool *pool,
                                            const char *name, size_t length);

/* `dense<..> : T`, a constant. syntax_forms.c */
sdyrt_status sdyi_read_constant_value(sdyi_parser *p, const sdyi_attr **value);

/* Set an attribute of the op being read. */
void sdyi_syntax_set(sdyi_syntax_reader *r, sdyi_name name,
                     const sdyi_attr *attr);
/* Any number of operands. */
sdyrt_status sdyi_syntax_operands(sdyi_syntax_reader *r);
/* `T, U` */
sdyrt_status sdyi_syntax_types(sdyi_syntax_reader *r, sdyi_type_list *list);
void sdyi_syntax_add_types(sdyi_syntax_reader *r, sdyi_type_list *list,
                           const sdyi_type *type, int n);
/* The types of an element `<name>`. */
sdyrt_status sdyi_syntax_read_types(sdyi_syntax_reader *r, const char *name,
                                    size_t length);
void sdyi_syntax_print_types(sdyi_printer *out, const sdyi_op *op,
                             const char *name, size_t length);
void sdyi_syntax_print_operand_types(sdyi_printer *out, const sdyi_op *op);

#endif
