/* The axes of operations, as text and as lists. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "collectives/ops/op_axes.h"
#include "mesh/parsed.h"

/* `axes` as text again. */
static void print_lists(const sdyrt_mesh *mesh, const sdyi_op_axes *axes,
                        char *text, size_t bytes) {
    sdyi_text out;
    sdyi_text_start(&out, text, bytes);
    for (int i = 0; i < axes->n_lists; i++)
        sdyi_print_axes(&out, mesh, axes->unknown, axes->lists[i]);
    for (int i = 0; i < axes->n_params; i++) {
        sdyi_print_axes(&out, mesh, axes->unknown, axes->params[i].axes);
        sdyi_text_add(&out, "%lld>%lld", (long long)axes->params[i].source,
                      (long long)axes->params[i].target);
    }
}

static void test_axes_of_collectives_are_read(void **state) {
    (void)state;
    static const struct {
        const char *text;
        sdyi_axes_form form;
        int n_lists, n_params, n_unknown;
        const char *printed;
    } cases[] = {
        {"[{\"a\", \"b\":(1)2}, {}]", SDYI_AXES_PER_DIM, 2, 0, 0,
         "{\"a\", \"b\":(1)2}{}"},
        {"[]", SDYI_AXES_PER_DIM, 0, 0, 0, ""},
        {"[{},\n{\"z\"},{\"a\",\"y\",\"z\"}]", SDYI_AXES_PER_DIM, 3, 0, 2,
         "{}{\"z\"}{\"a\", \"y\", \"z\"}"},
        {"{\"a\",\"b\"}", SDYI_AXES_FLAT, 1, 0, 0, "{\"a\", \"b\"}"},
        {"{}", SDYI_AXES_FLAT, 1, 0, 0, "{}"},
        {"[{}, {}]", SDYI_AXES_PER_DIM, 2, 0, 0, "{}{}"},
        {"[{\"a\"}: 0->1, {\"b\",\"c\"}:2 -> -3]", SDYI_AXES_PARAMS, 0, 2, 0,
         "{\"a\"}0>1{\"b\", \"c\"}2>-3"},
        {"[]", SDYI_AXES_PARAMS, 0, 0, 0, ""},
        {"[{}: 0->1]", SDYI_AXES_PARAMS, 0, 1, 0, "{}0>1"},
    };
    for (int i = 0; i < COUNT(cases); i++) {
        sdyi_op_axes axes;
        assert_int_equal(sdyi_op_axes_parse(cases[i].text, named[0].mesh,
                                            cases[i].form, &axes),
                         SDYRT_OK);
        char text[256];
        print_lists(named[0].mesh, &axes, text, sizeof text);
        assert_string_equal(text, cases[i].printed);
        assert_int_equal(axes.n_lists, cases[i].n_lists);
        assert_int_equal(axes.n_params, cases[i].n_params);
        assert_int_equal(axes.n_unknown, cases[i].n_unknown);
        sdyi_op_axes_free(&axes);
    }
}

static void test_unknown_axes_of_collectives_have_numbers(void **state) {
    (void)state;
    sdyi_op_axes axes;
    assert_int_equal(sdyi_op_axes_parse("[{\"z\"},{\"c\"},{\"y\",\"z\"}]",
                                        named[0].mesh, SDYI_AXES_PER_DIM,
                                        &axes),
                     SDYRT_OK);
    assert_int_equal(axes.lists[0].refs[0].axis, 4);
    assert_int_equal(axes.lists[1].refs[0].axis, 2);
    assert_int_equal(axes.lists[1].refs[0].size, 3);
    assert_int_equal(axes.lists[2].refs[0].axis, 5);
    assert_int_equal(axes.lists[2].refs[1].axis, 4);
    sdyi_op_axes_free(&axes);
    assert_int_equal(sdyi_op_axes_parse("{\"a\"}", NULL, SDYI_AXES_FLAT, &axes),
                     SDYRT_OK);
    assert_int_equal(axes.lists[0].refs[0].axis, 0);
    assert_string_equal(sdyi_axis_name(NULL, axes.unknown, 0), "a");
    assert_string_equal(sdyi_axis_name(NULL, NULL, 0), "?");
    sdyi_op_axes_free(&axes);
}

static void test_mistakes_in_axes_of_collectives(void **state) {
    (void)state;
    static const struct {
        const char *text;
        sdyi_axes_form form;
        sdyrt_error_kind kind;
        const char *error;
    } cases[] = {
        {"{\"a\"}", SDYI_AXES_PER_DIM, SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 1: expected '[' but found '{'"},
        {"[\"a\"]", SDYI_AXES_PER_DIM, SDYRT_KIND_PARSE_DIM,
         "line 1, column 2: expected '{' but found \"a\""},
        {"[{\"a\", ?}]", SDYI_AXES_PER_DIM, SDYRT_KIND_PARSE_AXIS,
         "line 1, column 8: expected an axis name in quotes but found '?'"},
        {"[{\"a\"}p1]", SDYI_AXES_PER_DIM, SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 7: expected ',' or ']' but found 'p1'"},
        {"[{\"a\"}]]", SDYI_AXES_PER_DIM, SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 8: expected the end of the text but found ']'"},
        {"[{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}]",
         SDYI_AXES_PER_DIM, SDYRT_KIND_LIMIT,
         "line 1, column 50: more than 16 dimensions are not possible"},
        {"\"a\"", SDYI_AXES_FLAT, SDYRT_KIND_PARSE_AXIS,
         "line 1, column 1: expected '{' but found \"a\""},
        {"{\"a\"", SDYI_AXES_FLAT, SDYRT_KIND_PARSE_AXIS,
         "line 1, column 5: expected ',' or '}' but found the end of the "
         "text"},
        {"[{\"a\"} 0->1]", SDYI_AXES_PARAMS, SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 8: expected ':' but found '0'"},
        {"[{\"a\"}: x->1]", SDYI_AXES_PARAMS, SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 9: expected a source dimension but found 'x'"},
        {"[{\"a\"}: 0-1]", SDYI_AXES_PARAMS, SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 10: expected '->' but found '-'"},
        {"[{\"a\"}: 0->]", SDYI_AXES_PARAMS, SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 12: expected a target dimension but found ']'"},
        {"[{\"a\"}: 9223372036854775808->1]", SDYI_AXES_PARAMS,
         SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 9: expected an integer of 64 bits but found "
         "'9223372036854775808'"},
    };
    for (int i = 0; i < COUNT(cases); i++) {
        sdyi_op_axes axes = {.n_lists = -1};
        assert_int_equal(sdyi_op_axes_parse(cases[i].text, named[0].mesh,
                                            cases[i].form, &axes),
                         SDYRT_ARGUMENT);
        assert_last_error(cases[i].kind, cases[i].error);
        assert_int_equal(axes.n_lists, -1);
    }
    assert_int_equal(sdyi_op_axes_parse(NULL, NULL, SDYI_AXES_FLAT, NULL),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
}

/* -- the caller's lists ---------------------------------------------------- */

static void test_texts_become_lists_and_texts_again(void **state) {
    (void)state;
    static const struct {
        sdyrt_op_kind kind;
        const char *text;
        const char *printed;
    } cases[] = {
        {SDYRT_OP_ALL_GATHER, "[{\"a\",\"b\":(1)2},{}]",
         "[{\"a\", \"b\":(1)2}, {}]"},
        {SDYRT_OP_ALL_SLICE, "[]", "[]"},
        {SDYRT_OP_REDUCE_SCATTER, "[{}]", "[{}]"},
        {SDYRT_OP_SHARDED_TO_UNREDUCED, "[{\"\\22\"}]", "[{\"\\22\"}]"},
        {SDYRT_OP_ALL_REDUCE, "{\"a\",\"b\":(0)-3}", "{\"a\", \"b\":(0)-3}"},
        {SDYRT_OP_REPLICATED_TO_UNREDUCED, "{}", "{}"},
        {SDYRT_OP_ALL_TO_ALL, "[{\"a\"}: 0->1, {\"b\", \"a\"}: -1->2]",
         "[{\"a\"}: 0->1, {\"b\", \"a\"}: -1->2]"},
        {SDYRT_OP_ALL_TO_ALL, "[]", "[]"},
    };
    for (int i = 0; i < COUNT(cases); i++) {
        char *const text = strdup(cases[i].text);
        sdyrt_op_axes *axes = NULL;
        assert_int_equal(sdyrt_op_axes_parse(cases[i].kind, text, &axes),
                         SDYRT_OK);
        memset(text, '?', strlen(text)); /* nothing of it is kept */
        char printed[64];
        assert_int_equal(
            sdyrt_op_axes_print(cases[i].kind, axes, printed, sizeof printed),
            strlen(cases[i].printed));
        assert_string_equal(printed, cases[i].printed);
        sdyrt_op_axes *const copy = sdyi_op_axes_copy(axes);
        assert_true(sdyi_op_axes_equal(axes, copy));
        assert_int_equal(sdyi_op_axes_hash(1, axes),
                         sdyi_op_axes_hash(1, copy));
        sdyrt_op_axes_free(axes);
        (void)sdyrt_op_axes_print(cases[i].kind, copy, printed, sizeof printed);
        assert_string_equal(printed, cases[i].printed);
        sdyrt_op_axes_free(copy);
        free(text);
    }
    sdyrt_op_axes_free(NULL);
}

static void test_lists_hold_what_the_text_says(void **state) {
    (void)state;
    sdyrt_op_axes *axes = NULL;
    assert_int_equal(sdyrt_op_axes_parse(SDYRT_OP_ALL_TO_ALL,
                                         "[{\"a\", \"b\":(2)4}: 3->1]", &axes),
                     SDYRT_OK);
    assert_int_equal(axes->struct_bytes, sizeof *axes);
    assert_int_equal(axes->n_lists, 0);
    assert_int_equal(axes->n_params, 1);
    assert_int_equal(axes->params[0].source, 3);
    assert_int_equal(axes->params[0].target, 1);
    assert_int_equal(axes->params[0].axes.count, 2);
    const sdyrt_axis_ref *const refs = axes->params[0].axes.refs;
    assert_string_equal(refs[0].name, "a");
    assert_int_equal(refs[0].pre, 0);
    assert_int_equal(refs[0].size, 0);
    assert_string_equal(refs[1].name, "b");
    assert_int_equal(refs[1].pre, 2);
    assert_int_equal(refs[1].size, 4);
    sdyrt_op_axes_free(axes);
}

static void test_texts_that_are_no_lists_are_refused(void **state) {
    (void)state;
    sdyrt_op_axes *axes = NULL;
    assert_int_equal(
        sdyrt_op_axes_parse(SDYRT_OP_ALL_REDUCE, "[{\"a\"}]", &axes),
        SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_PARSE_AXIS);
    assert_int_equal(
        sdyrt_op_axes_parse(SDYRT_OP_ALL_REDUCE, "{\"a\":(0)0}", &axes),
        SDYRT_ARGUMENT);
    assert_last_error(SDYRT_KIND_SUB_PRE,
                      "sub-axis pre-size must be at least 1: \"a\":(0)0");
    assert_int_equal(sdyrt_op_axes_parse(SDYRT_OP_RESHARD, "{}", &axes),
                     SDYRT_ARGUMENT);
    assert_last_error(SDYRT_KIND_BAD_VALUE, "reshard has no axes");
    assert_int_equal(sdyrt_op_axes_parse(SDYRT_OP_COUNT, "{}", &axes),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_op_axes_parse(SDYRT_OP_ALL_REDUCE, NULL, &axes),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_op_axes_parse(SDYRT_OP_ALL_REDUCE, "{}", NULL),
                     SDYRT_ARGUMENT);
    assert_null(axes);
}

static void test_every_part_of_lists_is_part_of_their_value(void **state) {
    (void)state;
    sdyrt_axis_ref refs[] = {{"a", 0, 0}, {"b", 1, 2}};
    sdyrt_axis_list lists[] = {{refs, 1}, {refs + 1, 1}};
    sdyrt_all_to_all_param params[] = {{{refs, 2}, 0, 1}};
    sdyrt_op_axes axes = SDYRT_OP_AXES_INIT;
    axes.lists = lists;
    axes.n_lists = 2;
    axes.params = params;
    axes.n_params = 1;
    sdyrt_op_axes *const copy = sdyi_op_axes_copy(&axes);
    const uint64_t hash = sdyi_op_axes_hash(1, &axes);
    assert_true(sdyi_op_axes_equal(&axes, copy));
#define DIFFERS(place, value)                                                  \
    do {                                                                       \
        const __typeof__(place) before = place;                                \
        place = value;                                                         \
        assert_false(sdyi_op_axes_equal(&axes, copy));                         \
        assert_true(sdyi_op_axes_hash(1, &axes) != hash);                      \
        place = before;                                                        \
        assert_true(sdyi_op_axes_equal(&axes, copy));                          \
    } while (0)
    DIFFERS(refs[0].name, "c");
    DIFFERS(refs[1].pre, 2);
    DIFFERS(refs[1].size, 4);
    DIFFERS(lists[0].count, 2);
    DIFFERS(lists[1].count, 0);
    DIFFERS(axes.n_lists, 1);
    DIFFERS(axes.n_params, 0);
    DIFFERS(params[0].source, 2);
    DIFFERS(params[0].target, 2);
    DIFFERS(params[0].axes.count, 1);
    assert_false(sdyi_op_axes_equal(&axes, NULL));
    assert_false(sdyi_op_axes_equal(NULL, &axes));
    assert_true(sdyi_op_axes_equal(NULL, NULL));
    sdyrt_op_axes_free(copy);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_texts_become_lists_and_texts_again),
        cmocka_unit_test(test_lists_hold_what_the_text_says),
        cmocka_unit_test(test_texts_that_are_no_lists_are_refused),
        cmocka_unit_test(test_every_part_of_lists_is_part_of_their_value),
        cmocka_unit_test(test_axes_of_collectives_are_read),
        cmocka_unit_test(test_unknown_axes_of_collectives_have_numbers),
        cmocka_unit_test(test_mistakes_in_axes_of_collectives),
    };
    return cmocka_run_group_tests(tests, make_meshes, free_meshes);
}
