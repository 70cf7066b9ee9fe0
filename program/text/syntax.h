/* The language of ops' own forms: one text in an op's row says how it is read
 * and how it is printed.
 *
 *   %0 %1*      operand 0; all operands from 1 on, with commas
 *   $name       an attribute in the form of its row
 *   @name       an attribute that is a string, as a symbol
 *   {}          the other attributes; with a space before them, or nothing
 *   <fn>        the types as a function: `(T, U) -> V`
 *   <same>      one type if all operands and results have it, else as <fn>
 *   <all>       one type, which all have
 *   <0>         the type of operand 0
 *   <results>   the types of the results, with commas
 *   <operands>  those of the operands
 *   <select>    `P, T` for types P, T, T -> T, else as <fn>
 *   <complex>   the type of the result, complex with parts of the operands'
 *               type, else as <fn>
 *   !name       a form that is written as code; see syntax.c
 *   `name:..`   all up to the next backquote if there is an attribute `name`
 *
 * Everything else stands for itself. Spaces count in what is printed. */
#ifndef SDYI_PROGRAM_TEXT_SYNTAX_H
#define SDYI_PROGRAM_TEXT_SYNTAX_H

#include "program/text/parser.h"
#include "program/text/print.h"

/* Read the rest of an op whose row has a syntax, behind its name: all of
 * `parts` but name and place. */
sdyrt_status sdyi_syntax_read(sdyi_parser *p, const sdyi_row *row,
                              sdyi_op_parts *parts);

#endif
