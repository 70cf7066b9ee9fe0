/* The registration of the dialects check and interpreter, and of passes. */
#include "testing/testing.h"

#include "program/execute/tests.h"
#include "program/ir/extension.h"
#include "program/rows/op_kind.h"
#include "program/text/dialect.h"
#include "program/text/syntax.h"
#include "testing/testing_ops.h"

#ifdef SDYRT_SHARD
#include "opt/passes.h"
#endif

#include <pthread.h>

/* -- text ------------------------------------------------------------------ */

/* `dense<..> : T`, compared with an operand of that type, which may follow. */
static sdyrt_status read_expected(sdyi_syntax_reader *r) {
    const sdyi_attr *value;
    SDYI_TRY(sdyi_read_form(r->p, &r->row->attrs[0], &value));
    sdyi_syntax_set(r, SDYI_NAME_VALUE, value);
    SDYI_TRY(sdyi_read_attr_dict(r->p, NULL, r->parts));
    const sdyi_type *type = value->type;
    if (sdyi_take(r->p, ":"))
        SDYI_TRY(sdyi_read_type(r->p, &type));
    sdyi_syntax_add_types(r, &r->operand_types, type, 1);
    return SDYRT_OK;
}

static void print_expected(sdyi_printer *out, const sdyi_op *op) {
    const sdyi_attr *const value = sdyi_op_attr(op, SDYI_NAME_VALUE);
    sdyi_name shown[] = {SDYI_NAME_VALUE};
    sdyi_print_attr(out, value);
    sdyi_print_attrs(out, op, shown, 1, "");
    if (value->type != sdyi_operand(op, 0)->type) {
        sdyi_puts(out, " : ");
        sdyi_print_type(out, sdyi_operand(op, 0)->type);
    }
}

/* ` : T, U`, or ` : T` for all operands */
static sdyrt_status read_alike(sdyi_syntax_reader *r) {
    SDYI_TRY(sdyi_expect(r->p, ":"));
    SDYI_TRY(sdyi_syntax_types(r, &r->operand_types));
    if (r->operand_types.n == 1)
        sdyi_syntax_add_types(r, &r->operand_types, r->operand_types.types[0],
                              r->operands.n - 1);
    return SDYRT_OK;
}

static void print_types(sdyi_printer *out, const sdyi_op *op) {
    sdyi_puts(out, " : ");
    sdyi_syntax_print_operand_types(out, op);
}

static const sdyi_syntax_form forms[] = {
    {"expected", read_expected, print_expected, {"value"}},
    {"alike", read_alike, print_types, {NULL}},
    {NULL, NULL, NULL, {NULL}}};

static const sdyi_dialect check = {.name = "check", .forms = forms};
static const sdyi_dialect *const dialects[] = {&check, NULL};

/* -- ops ------------------------------------------------------------------- */

enum {
    FIRST = SDYI_OP_FIRST_ROOM,
    BEFORE = FIRST - 1,
#define OP(kind, name, ...) kind,
#include "testing/ops.def"
#undef OP
    END
};

_Static_assert(END - FIRST <= SDYI_OP_ROOM_SIZE, "more ops than room");

static const sdyi_row rows[] = {
#define OP(op, text, ...)                                                      \
    [op - FIRST] = {.name = text, .kind = op, __VA_ARGS__},
#include "testing/ops.def"
#undef OP
};

static const sdyi_tests tests = {
    .are_in = sdyi_tests_are_in,
    .start = sdyi_probes_start,
    .is_check = sdyi_is_check_call,
    .compile_check = sdyi_execute_check_call,
    .compile_message = sdyi_compile_message,
};

/* -- all ------------------------------------------------------------------- */

#ifdef SDYRT_SHARD
extern const sdyi_pass sdyi_pass_test_resharding, sdyi_pass_test_single_fold;
#endif

static void add(void) {
    static const sdyi_extension extension = {
        .rows = rows,
        .first = FIRST,
        .n_rows = END - FIRST,
        .dialects = dialects,
        .tests = &tests,
    };
    sdyi_extend(&extension);
#ifdef SDYRT_SHARD
    static const sdyi_pass *const passes[] = {
        &sdyi_pass_test_resharding, &sdyi_pass_test_single_fold, NULL};
    sdyi_passes_add(passes);
#endif
}

void sdyi_testing_register(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    (void)pthread_once(&once, add);
}
