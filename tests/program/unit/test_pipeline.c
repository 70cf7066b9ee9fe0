/* Pipelines as text, and what their runs tell. */
#include <sdyrt/opt.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char program_text[] =
    "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %0 = stablehlo.negate %a : tensor<4xf32>\n"
    "  %1 = stablehlo.negate %a : tensor<4xf32>\n"
    "  %2 = stablehlo.add %0, %1 : tensor<4xf32>\n"
    "  %3 = stablehlo.abs %a : tensor<4xf32>\n"
    "  return %2 : tensor<4xf32>\n"
    "}\n"
    "sdy.mesh @m = <[\"a\"=2]>\n"
    "func.func private @g() {\n"
    "  return\n"
    "}\n";

static sdyrt_pool *pool;
static sdyrt_program *program;

typedef struct text {
    char bytes[8192];
    size_t n;
} text;

static bool append(void *state, const char *bytes, size_t n) {
    text *const t = state;
    assert_true(t->n + n < sizeof t->bytes);
    memcpy(t->bytes + t->n, bytes, n);
    t->n += n;
    t->bytes[t->n] = '\0';
    return true;
}

/* "column: text" of the errors. */
static void keep_error(void *state, const sdyrt_diagnostic *d) {
    char line[256];
    (void)snprintf(line, sizeof line, "%d:%d: %s", d->line, d->column, d->text);
    (void)append(state, line, strlen(line));
}

static int start(void **state) {
    (void)state;
    sdyrt_source source = SDYRT_SOURCE_INIT;
    source.text = program_text;
    source.bytes = sizeof program_text - 1;
    return sdyrt_pool_create(&pool) != SDYRT_OK ||
           sdyrt_program_parse(pool, &source, &program) != SDYRT_OK;
}

static int end(void **state) {
    (void)state;
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
    return 0;
}

static size_t count(const char *in, const char *word) {
    size_t n = 0;
    for (const char *at = in; (at = strstr(at, word)) != NULL; at++)
        n++;
    return n;
}

static void print_into(text *t) {
    t->n = 0;
    assert_int_equal(sdyrt_program_print(program, NULL, append, t), SDYRT_OK);
}

#define NOT_WRAPPED                                                            \
    "1:1: expected pass pipeline to be wrapped with the anchor operation "     \
    "type, e.g. 'builtin.module(...)'"

static void test_errors_have_a_place_in_the_text(void **state) {
    (void)state;
    static const struct {
        const char *pipeline, *error;
    } cases[] = {
        {"canonicalize", NOT_WRAPPED},
        {"", NOT_WRAPPED},
        {"(cse)", NOT_WRAPPED},
        {"builtin.module", NOT_WRAPPED},
        {"builtin.module(cse", NOT_WRAPPED},
        {"builtin.module(cse)x", NOT_WRAPPED},
        {"builtin.module(cse),cse", NOT_WRAPPED},
        {"builtin.module(cse,nobody)",
         "1:20: 'nobody' does not refer to a registered pass or pass pipeline"},
        {"builtin.module(cse,)",
         "1:20: '' does not refer to a registered pass or pass pipeline"},
        {"builtin.module(cse,\n  nobody)",
         "2:3: 'nobody' does not refer to a registered pass or pass pipeline"},
        {"builtin.module(func.func(cse)",
         "1:26: encountered unbalanced parentheses while parsing pipeline"},
        {"builtin.module(cse))",
         "1:19: encountered extra closing ')' creating unbalanced parentheses "
         "while parsing pipeline"},
        {"builtin.module(func.func(cse)x)",
         "1:30: expected ',' after parsing pipeline"},
        {"builtin.module(canonicalize{max-iterations=3}cse)",
         "1:46: expected ',' after parsing pipeline"},
        {"builtin.module(func.func(canonicalize{max-iterations=3))",
         "1:38: missing closing '}' while processing pass options"},
        {"builtin.module(canonicalize{nobody=1})",
         "1:29: no such option nobody"},
        {"builtin.module(canonicalize{top-down=maybe})",
         "1:38: 'maybe' is no value of the option 'top-down'"},
        {"builtin.module(canonicalize{max-iterations=3x})",
         "1:44: '3x' is no value of the option 'max-iterations'"},
#ifdef SDYRT_SHARD
        {"builtin.module(func.func(sharding-propagation{traversal=or}))",
         "1:57: 'or' is no value of the option 'traversal'"},
#endif
        {"builtin.module(canonicalize{top-down=true)",
         "1:28: missing closing '}' while processing pass options"},
        {"builtin.module(canonicalize{max-iterations=99999999999999999999})",
         "1:44: '99999999999999999999' is no value of the option "
         "'max-iterations'"},
        {"builtin.module(inline{max-iterations=-1})",
         "1:38: '-1' is no value of the option 'max-iterations'"},
        {"builtin.module(inline{inlining-threshold=4294967296})",
         "1:42: '4294967296' is no value of the option 'inlining-threshold'"},
        {"builtin.module(inline{default-pipeline=nobody})",
         "1:1: 'nobody' does not refer to a registered pass or pass pipeline"},
        {"builtin.module(inline{op-pipelines=func.func(nobody)})",
         "1:11: 'nobody' does not refer to a registered pass or pass pipeline"},
        {"builtin.module(canonicalize{region-simplify=x})",
         "0:0: 'x' is no value of the option 'region-simplify'"},
    };
    text before = {.n = 0}, after = {.n = 0}, errors = {.n = 0};
    print_into(&before);
    sdyrt_pool_set_handler(pool, keep_error, &errors);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        errors.n = 0;
        assert_int_equal(
            sdyrt_program_run_pipeline(program, cases[i].pipeline, NULL),
            SDYRT_ARGUMENT);
        assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_PROGRAM);
        assert_string_equal(errors.bytes, cases[i].error);
    }
    print_into(&after);
    assert_string_equal(before.bytes, after.bytes);
}

static void test_a_pipeline_is_for_the_op_that_it_names(void **state) {
    (void)state;
    assert_int_equal(
        sdyrt_program_run_pipeline(program, "func.func(cse)", NULL),
        SDYRT_ARGUMENT);
    assert_string_equal(
        sdyrt_last_error(),
        "can't run 'func.func' pass manager on 'builtin.module' op");
    assert_int_equal(sdyrt_program_run_pipeline(program, "any(cse)", NULL),
                     SDYRT_OK);
    assert_int_equal(sdyrt_program_run_pipeline(
                         program, "builtin.module(func.func(inline))", NULL),
                     SDYRT_ARGUMENT);
    assert_string_equal(sdyrt_last_error(),
                        "'func.func' op  was scheduled to run under the "
                        "inliner, but does not define a symbol table");
}

static void test_options_reach_their_pass(void **state) {
    (void)state;
    text t = {.n = 0};
    assert_int_equal(
        sdyrt_program_run_pipeline(
            program, "builtin.module(canonicalize{max-iterations=0})", NULL),
        SDYRT_OK);
    print_into(&t);
    assert_int_equal(count(t.bytes, "abs"), 1);
    assert_int_equal(
        sdyrt_program_run_pipeline(
            program,
            " builtin.module( canonicalize{ max-iterations=1 "
            "enable-patterns={a,b} top-down=false } , symbol-dce ) ",
            NULL),
        SDYRT_OK);
    print_into(&t);
    assert_int_equal(count(t.bytes, "abs"), 0);
    assert_int_equal(count(t.bytes, "@g"), 0);
}

/* Meshes are put in the place of their symbols, but by jaxlib 0.10.2. */
static void test_an_older_shardy_is_followed(void **state) {
    (void)state;
    for (int i = 0; i < SDYRT_SDY_VERSION_COUNT; i++) {
        text t = {.n = 0};
        assert_non_null(sdyrt_sdy_version_name((sdyrt_sdy_version)i));
        assert_int_equal(
            sdyrt_pool_set_sdy_version(
                pool, (sdyrt_sdy_version)(SDYRT_SDY_VERSION_COUNT - 1 - i)),
            SDYRT_OK);
        assert_int_equal(
            sdyrt_program_run_pipeline(
                program,
                "builtin.module(sdy-export-pipeline{"
                "update-non-divisible-input-output-shardings=false})",
                NULL),
            SDYRT_OK);
        print_into(&t);
        assert_int_equal(count(t.bytes, "sdy.mesh"), 1 - i);
    }
    assert_null(sdyrt_sdy_version_name(SDYRT_SDY_VERSION_COUNT));
    assert_int_equal(sdyrt_pool_set_sdy_version(pool, SDYRT_SDY_VERSION_COUNT),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
    assert_int_equal(sdyrt_pool_set_sdy_version(NULL, SDYRT_SDY_NEWEST),
                     SDYRT_ARGUMENT);
}

static void test_runs_tell_each_pass_in_order(void **state) {
    (void)state;
    text printed = {.n = 0}, times = {.n = 0};
    sdyrt_run_options options = SDYRT_RUN_OPTIONS_INIT;
    options.print = append;
    options.print_after = "*";
    options.state = &printed;
    assert_int_equal(
        sdyrt_program_run_pipeline(
            program, "builtin.module(func.func(cse),symbol-dce)", &options),
        SDYRT_OK);
    assert_int_equal(count(printed.bytes, "IR Dump After CSEPass: cse //"), 2);
    const char *const last =
        strstr(printed.bytes, "// -----// IR Dump After SymbolDCEPass: "
                              "symbol-dce //----- //\n"
                              "module {\n");
    assert_non_null(last);
    assert_int_equal(count(last, "negate"), 1);

    options.print = NULL;
    options.timing = append;
    options.state = &times;
    assert_int_equal(
        sdyrt_program_run_pipeline(
            program, "builtin.module(func.func(cse),symbol-dce)", &options),
        SDYRT_OK);
    assert_int_equal(count(times.bytes, "  'func.func' Pipeline\n"), 1);
    assert_int_equal(count(times.bytes, "    CSEPass\n"), 1);
    assert_int_equal(count(times.bytes, "  SymbolDCEPass\n"), 1);
    assert_int_equal(count(times.bytes, "(100.0%)  Total\n"), 1);
}

/* Check the dumps that a pipeline prints with these options. */
static void check_prints(const sdyrt_run_options *how, const char *pipeline,
                         const char *const *lines) {
    text printed = {.n = 0};
    sdyrt_run_options options = *how;
    options.print = append;
    options.state = &printed;
    (void)sdyrt_program_run_pipeline(program, pipeline, &options);
    const char *at = printed.bytes;
    for (; *lines != NULL; lines++) {
        at = strstr(at, "// -----// IR Dump ");
        assert_non_null(at);
        at += strlen("// -----// IR Dump ");
        assert_memory_equal(at, *lines, strlen(*lines));
    }
    assert_null(strstr(at, "// -----// IR Dump "));
}

static void test_programs_are_printed_when_it_is_asked_for(void **state) {
    (void)state;
    sdyrt_run_options options = SDYRT_RUN_OPTIONS_INIT;
    /* the second time there is nothing to do */
    options.print_after = "*";
    options.print_after_change = true;
    const char *const change[] = {
        "After CanonicalizerPass: canonicalize{cse-between-iterations=false    "
        "max-iterations=10 max-num-rewrites=-1 region-simplify=normal "
        "test-convergence=false top-down=true} //----- //\nmodule {\n",
        NULL};
    check_prints(&options, "builtin.module(canonicalize,canonicalize)", change);

    options.print_after_change = false;
    options.print_after = NULL;

    options.print_before = "inline,symbol-dce";
    const char *const before[] = {
        "Before SymbolDCEPass: symbol-dce //----- //\nmodule {\n", NULL};
    check_prints(&options, "builtin.module(func.func(cse),symbol-dce)", before);

    options.print_before = NULL;
    options.print_after = "*";
    options.print_module_scope = true;
    const char *const scope[] = {
        "After CSEPass: cse ('func.func' operation: @f) //----- //\nmodule {\n",
        "After CSEPass: cse ('builtin.module' operation) //----- //\nmodule "
        "{\n",
        NULL};
    check_prints(&options, "builtin.module(func.func(cse),cse)", scope);

    options.print_module_scope = false;
    options.print_after_failure = true;
    const char *const failure[] = {
        "After InlinerPass Failed: inline{default-pipeline= "
        "inlining-threshold=4294967295 max-iterations=4 "
        "op-pipelines={func.func(nobody),any()}} //----- //\n",
        NULL};
    check_prints(&options,
                 "builtin.module(cse,inline{default-pipeline='' "
                 "op-pipelines={func.func(nobody),any()}})",
                 failure);
}

/* Printed without a space, the reference is not read back: the error points
 * into the printed text, and is reported when the check is over. */
static void test_a_text_that_does_not_read_back_is_shown(void **state) {
    (void)state;
    static const char unreadable[] = "func.func private @f() attributes "
                                     "{z.a = #sdy<edge_value_ref operand-0>}\n";
    sdyrt_source source = SDYRT_SOURCE_INIT;
    source.text = unreadable;
    source.bytes = sizeof unreadable - 1;
    sdyrt_program *printed;
    text reported = {.n = 0};
    assert_int_equal(sdyrt_program_parse(pool, &source, &printed), SDYRT_OK);
    sdyrt_pool_set_handler(pool, keep_error, &reported);
    assert_int_equal(setenv("SDYRT_PROGRAM_CHECK", "1", 1), 0);
    assert_int_equal(
        sdyrt_program_run_pipeline(printed, "builtin.module(cse)", NULL),
        SDYRT_ARGUMENT);
    assert_int_equal(unsetenv("SDYRT_PROGRAM_CHECK"), 0);
    assert_string_equal(reported.bytes,
                        "2:49: unknown attribute `edge_value_refoperand` in "
                        "dialect `sdy`");
    sdyrt_program_destroy(printed);
}

static void test_passes_are_listed_by_their_names(void **state) {
    (void)state;
    sdyrt_pass pass = SDYRT_PASS_INIT;
    char last[64] = "";
    int n = 0;
    for (; sdyrt_pass_get(n, &pass); n++) {
        assert_true(strcmp(last, pass.name) < 0);
        (void)snprintf(last, sizeof last, "%s", pass.name);
        assert_true(strlen(pass.summary) > 0);
        sdyrt_pass_option option = SDYRT_PASS_OPTION_INIT;
        for (int i = 0; i < pass.n_options; i++) {
            assert_true(sdyrt_pass_get_option(n, i, &option));
            assert_true(strlen(option.summary) > 0);
            assert_non_null(
                strstr(" bool int uint string word strings ", option.kind));
        }
        assert_false(sdyrt_pass_get_option(n, pass.n_options, &option));
    }
    assert_true(n > 0);
    assert_false(sdyrt_pass_get(-1, &pass));
    pass.struct_bytes = 1;
    assert_false(sdyrt_pass_get(0, &pass));
}

static void test_what_is_missing_is_refused(void **state) {
    (void)state;
    sdyrt_run_options options = {.struct_bytes = 1};
    assert_int_equal(sdyrt_program_run_pipeline(NULL, "any()", NULL),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_program_run_pipeline(program, NULL, NULL),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_program_run_pipeline(program, "any()", &options),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_STRUCT_BYTES);
    const sdyrt_program_print_options how = {.struct_bytes = 1};
    options = (sdyrt_run_options)SDYRT_RUN_OPTIONS_INIT;
    options.how = &how;
    assert_int_equal(sdyrt_program_run_pipeline(program, "any()", &options),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_STRUCT_BYTES);
    assert_int_equal(sdyrt_program_run_pipeline(program, "any()", NULL),
                     SDYRT_OK);
}

#define TEST(test) cmocka_unit_test_setup_teardown(test, start, end)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_errors_have_a_place_in_the_text),
        TEST(test_a_pipeline_is_for_the_op_that_it_names),
        TEST(test_options_reach_their_pass),
        TEST(test_an_older_shardy_is_followed),
        TEST(test_runs_tell_each_pass_in_order),
        TEST(test_programs_are_printed_when_it_is_asked_for),
        TEST(test_a_text_that_does_not_read_back_is_shown),
        TEST(test_passes_are_listed_by_their_names),
        TEST(test_what_is_missing_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
