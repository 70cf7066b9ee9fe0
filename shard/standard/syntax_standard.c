/* Forms of ops of arith, affine and cf: flags, a basis, a condition. */
#include "shard/standard/forms.h"

#include "program/text/syntax.h"

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

sdyrt_status sdyi_read_fastmath_attr(sdyi_parser *p, const sdyi_attr **attr) {
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

static const sdyi_attr_reader attrs[] = {
    {"arith.overflow", read_overflow_attr, false},
    {"arith.fastmath", sdyi_read_fastmath_attr, false},
    {NULL, NULL, false}};

static const sdyi_syntax_form forms[] = {
    {"overflow", read_overflow, print_overflow, {"overflowFlags"}},
    {"fastmath", read_fastmath, print_fastmath, {"fastmath"}},
    {"basis", read_basis, print_basis, {"static_basis"}},
    {"condition", read_condition, print_condition, {NULL}},
    {NULL, NULL, NULL, {NULL}}};

const sdyi_dialect sdyi_dialect_arith = {
    .name = "arith", .is_generated = true, .attrs = attrs, .forms = forms};
