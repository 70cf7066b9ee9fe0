/* The axes of collectives, as text. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_axes_of_collectives_are_read),
        cmocka_unit_test(test_unknown_axes_of_collectives_have_numbers),
        cmocka_unit_test(test_mistakes_in_axes_of_collectives),
    };
    return cmocka_run_group_tests(tests, make_meshes, free_meshes);
}
