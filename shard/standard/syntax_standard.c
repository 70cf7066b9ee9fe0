/* Forms of ops of arith, tensor, affine and cf. */
#include "shard/standard/forms.h"

#include "program/text/syntax.h"
#include "shard/rows/op_kind.h"
#include "shard/standard/standard.h"

#include <stdio.h>
#include <string.h>

/* -- flags ----------------------------------------------------------------- */

/* Words of flags in printing order; the empty set is "none". */
typedef struct flags {
    const char *prefix;    /* of the attribute's text */
    const char *separator; /* when printed */
    const char *what, *type;
    const char *words[10];
} flags;

static const flags overflow = {"arith.overflow",
                               ", ",
                               "Arith_IntegerOverflowAttr",
                               "::mlir::arith::IntegerOverflowFlags",
                               {"nsw", "nuw"}};
static const flags fastmath = {
    "arith.fastmath",
    ",",
    "Arith_FastMathAttr",
    "::mlir::arith::FastMathFlags",
    {"reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "fast"}};

static sdyrt_status fail_flag(sdyi_parser *p, const flags *f) {
    char words[128] = "none";
    for (int i = 0; f->words[i] != NULL; i++) {
        const size_t used = strlen(words);
        (void)snprintf(words + used, sizeof words - used, ", %s", f->words[i]);
    }
    const sdyrt_status status =
        sdyi_parse_fail_own(p, "expected %s to be one of: %s", f->type, words);
    sdyi_lexer_next(&p->lexer);
    return SDYI_PARSE_PART(p, status, f->what, "value", f->type);
}

static sdyrt_status read_words(sdyi_parser *p, const flags *f, unsigned *set) {
    *set = 0;
    do {
        if (sdyi_take(p, "none"))
            continue;
        int i = 0;
        while (f->words[i] != NULL && !sdyi_take(p, f->words[i]))
            i++;
        if (f->words[i] == NULL)
            return fail_flag(p, f);
        *set |= 1U << i;
    } while (sdyi_take(p, ","));
    return SDYRT_OK;
}

/* `<nsw, nuw>`, sorted and without duplicates */
static sdyrt_status read_flags(sdyi_parser *p, const flags *f,
                               const sdyi_attr **attr) {
    const int all = 7; /* index of "fast", which is all flags before it */
    unsigned set;
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(read_words(p, f, &set));
    SDYI_TRY(sdyi_expect(p, ">"));
    if (f == &fastmath && ((set >> all & 1U) != 0 || set == (1U << all) - 1))
        set = 1U << all;
    char text[128];
    size_t used = (size_t)snprintf(text, sizeof text, "%s<", f->prefix);
    const char *separator = "";
    for (int i = 0; f->words[i] != NULL; i++)
        if ((set >> i & 1U) != 0) {
            used += (size_t)snprintf(text + used, sizeof text - used, "%s%s",
                                     separator, f->words[i]);
            separator = f->separator;
        }
    used += (size_t)snprintf(text + used, sizeof text - used, "%s>",
                             set == 0 ? "none" : "");
    *attr = sdyi_attr_bytes(p->pool, SDYI_ATTR_OPAQUE, NULL, text, used);
    return SDYRT_OK;
}

static sdyrt_status read_overflow_attr(sdyi_parser *p, const sdyi_attr **attr) {
    return read_flags(p, &overflow, attr);
}

static sdyrt_status read_fastmath_attr(sdyi_parser *p, const sdyi_attr **attr) {
    return read_flags(p, &fastmath, attr);
}

static sdyrt_status read_named(sdyi_syntax_reader *r, const flags *f,
                               sdyi_name name) {
    const sdyi_attr *attr;
    SDYI_TRY(read_flags(r->p, f, &attr));
    sdyi_syntax_set(r, name, attr);
    return SDYRT_OK;
}

static void print_flags(sdyi_printer *out, const sdyi_op *op, sdyi_name name) {
    const sdyi_attr *const attr = sdyi_op_attr(op, name);
    const char *const text = strchr(sdyi_attr_text(attr), '<');
    sdyi_puts(out, text == NULL ? "" : text);
}

static sdyrt_status read_overflow(sdyi_syntax_reader *r) {
    return read_named(r, &overflow, SDYI_NAME_OVERFLOW_FLAGS);
}

static void print_overflow(sdyi_printer *out, const sdyi_op *op) {
    print_flags(out, op, SDYI_NAME_OVERFLOW_FLAGS);
}

static sdyrt_status read_fastmath(sdyi_syntax_reader *r) {
    return read_named(r, &fastmath, SDYI_NAME_FASTMATH);
}

static void print_fastmath(sdyi_printer *out, const sdyi_op *op) {
    print_flags(out, op, SDYI_NAME_FASTMATH);
}

/* -- others ---------------------------------------------------------------- */

static sdyrt_status read_basis(sdyi_syntax_reader *r) {
    const sdyi_attr *attr;
    SDYI_TRY(sdyi_read_index_list(r->p, "(", ")", r->parts->loc, &r->operands,
                                  &attr));
    sdyi_syntax_set(r, SDYI_NAME_STATIC_BASIS, attr);
    return SDYRT_OK;
}

static void print_basis(sdyi_printer *out, const sdyi_op *op) {
    int operand = 1;
    sdyi_print_index_list(out, op, sdyi_op_attr(op, SDYI_NAME_STATIC_BASIS),
                          "()", &operand);
}

static sdyrt_status read_condition(sdyi_syntax_reader *r) {
    sdyi_type_list_add(r->p, &r->operand_types,
                       sdyi_type_integer(r->p->pool, 1, SDYI_SIGNLESS));
    return SDYRT_OK;
}

static void print_condition(sdyi_printer *out, const sdyi_op *op) {
    (void)out;
    (void)op;
}

/* -- comparisons ----------------------------------------------------------- */

static const char *const integer_words[] = {
    "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", NULL};
static const char *const float_words[] = {
    "false", "oeq", "ogt", "oge", "olt", "ole", "one",  "ord", "ueq",
    "ugt",   "uge", "ult", "ule", "une", "uno", "true", NULL};

static const char *const *words_of(const sdyi_row *row) {
    return row->kind == SDYI_OP_ARITH_CMPF ? float_words : integer_words;
}

static sdyrt_status read_predicate(sdyi_syntax_reader *r) {
    const char *const *const words = words_of(r->row);
    for (int i = 0; words[i] != NULL; i++)
        if (sdyi_take(r->p, words[i])) {
            sdyi_syntax_set(r, SDYI_NAME_PREDICATE,
                            sdyi_attr_i64(r->p->pool, i));
            return SDYRT_OK;
        }
    char all[160] = "";
    for (int i = 0; words[i] != NULL; i++) {
        const size_t used = strlen(all);
        (void)snprintf(all + used, sizeof all - used, "%s%s", i > 0 ? ", " : "",
                       words[i]);
    }
    return sdyi_parse_fail_own(r->p,
                               "expected string or keyword containing one of "
                               "the following enum values for attribute "
                               "'predicate' [%s]",
                               all);
}

static void print_predicate(sdyi_printer *out, const sdyi_op *op) {
    const int64_t n = sdyi_op_attr(op, SDYI_NAME_PREDICATE)->cells[0].integer;
    const int64_t most = op->row->kind == SDYI_OP_ARITH_CMPF ? 15 : 9;
    sdyi_puts(out, words_of(op->row)[n < 0 || n > most ? 0 : n]);
}

/* `T` of both operands; the result is i1 in its shape. */
static sdyrt_status read_compared(sdyi_syntax_reader *r) {
    const sdyi_type *type;
    SDYI_TRY(sdyi_read_type(r->p, &type));
    sdyi_syntax_add_types(r, &r->operand_types, type, 2);
    sdyi_syntax_add_types(r, &r->result_types, sdyi_bool_like(r->p->pool, type),
                          1);
    return SDYRT_OK;
}

static void print_compared(sdyi_printer *out, const sdyi_op *op) {
    sdyi_print_type(out, sdyi_operand(op, 0)->type);
}

/* -- select ---------------------------------------------------------------- */

/* `T`, or `P, T` if the condition is shaped */
static sdyrt_status read_choice(sdyi_syntax_reader *r) {
    const sdyi_type *condition =
        sdyi_type_integer(r->p->pool, 1, SDYI_SIGNLESS);
    const sdyi_type *type;
    SDYI_TRY(sdyi_read_type(r->p, &type));
    if (sdyi_take(r->p, ",")) {
        condition = type;
        SDYI_TRY(sdyi_read_type(r->p, &type));
    }
    sdyi_type_list_add(r->p, &r->operand_types, condition);
    sdyi_syntax_add_types(r, &r->operand_types, type, 2);
    sdyi_type_list_add(r->p, &r->result_types, type);
    return SDYRT_OK;
}

static void print_choice(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_type *const condition = sdyi_operand(op, 0)->type;
    if (sdyi_type_is_shaped(condition)) {
        sdyi_print_type(out, condition);
        sdyi_puts(out, ", ");
    }
    sdyi_print_type(out, op->results[0].type);
}

/* -- slices ---------------------------------------------------------------- */

/* `[0, %a] [4, %b] [1, 1]` */
static sdyrt_status read_slice(sdyi_syntax_reader *r) {
    const int n_tensors = r->operands.n;
    sdyi_cell counts[5] = {{.integer = 1}, {.integer = 1}};
    for (int i = 0; i < 3; i++) {
        const sdyi_attr *attr;
        const int before = r->operands.n;
        SDYI_TRY(sdyi_read_index_list(r->p, "[", "]", r->parts->loc,
                                      &r->operands, &attr));
        counts[n_tensors + i].integer = r->operands.n - before;
        sdyi_syntax_set(r, sdyi_slice_lists[i], attr);
    }
    sdyi_syntax_set(r, SDYI_NAME_OPERAND_SEGMENT_SIZES,
                    sdyi_attr_array(r->p->pool, 32, counts, n_tensors + 3));
    return SDYRT_OK;
}

static bool is_insert(const sdyi_row *row) {
    return row->kind == SDYI_OP_TENSOR_INSERT_SLICE;
}

static void print_slice(sdyi_printer *out, const sdyi_op *op) {
    int operand = is_insert(op->row) ? 2 : 1;
    for (int i = 0; i < 3; i++) {
        sdyi_puts(out, i > 0 ? " " : "");
        sdyi_print_index_list(out, op, sdyi_op_attr(op, sdyi_slice_lists[i]),
                              "[]", &operand);
    }
}

/* `T to U` of an extract, `S into T` of an insert */
static sdyrt_status read_sliced(sdyi_syntax_reader *r) {
    const bool inserts = is_insert(r->row);
    const sdyi_type *type;
    SDYI_TRY(sdyi_read_type(r->p, &type));
    sdyi_type_list_add(r->p, &r->operand_types, type);
    SDYI_TRY(sdyi_expect(r->p, inserts ? "into" : "to"));
    SDYI_TRY(sdyi_read_type(r->p, &type));
    sdyi_syntax_add_types(r, &r->operand_types, type, inserts);
    sdyi_type_list_add(r->p, &r->result_types, type);
    sdyi_syntax_add_types(r, &r->operand_types,
                          sdyi_type_simple(r->p->pool, SDYI_TYPE_INDEX),
                          r->operands.n - r->operand_types.n);
    return SDYRT_OK;
}

static void print_sliced(sdyi_printer *out, const sdyi_op *op) {
    sdyi_print_type(out, sdyi_operand(op, 0)->type);
    sdyi_puts(out, is_insert(op->row) ? " into " : " to ");
    sdyi_print_type(out, op->results[0].type);
}

static const sdyi_attr_reader attrs[] = {
    {"arith.overflow", read_overflow_attr, false},
    {"arith.fastmath", read_fastmath_attr, false},
    {NULL, NULL, false}};

static const sdyi_syntax_form forms[] = {
    {"overflow", read_overflow, print_overflow, {"overflowFlags"}},
    {"fastmath", read_fastmath, print_fastmath, {"fastmath"}},
    {"basis", read_basis, print_basis, {"static_basis"}},
    {"condition", read_condition, print_condition, {NULL}},
    {"predicate", read_predicate, print_predicate, {"predicate"}},
    {"compared", read_compared, print_compared, {NULL}},
    {"choice", read_choice, print_choice, {NULL}},
    {"slice",
     read_slice,
     print_slice,
     {"static_offsets", "static_sizes", "static_strides",
      "operandSegmentSizes"}},
    {"sliced", read_sliced, print_sliced, {NULL}},
    {NULL, NULL, NULL, {NULL}}};

const sdyi_dialect sdyi_dialect_arith = {
    .name = "arith", .is_generated = true, .attrs = attrs, .forms = forms};
