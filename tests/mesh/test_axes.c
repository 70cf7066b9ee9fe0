/* Axis refs and lists, mostly on the mesh u=2, v=24, w=6. Refs and lists are
 * written as `v:(2)3` and `u v:(2)3`. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "mesh/internal.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const sdyrt_mesh *mesh;

static int make_mesh(void **state) {
    (void)state;
    return sdyrt_mesh_parse("<[\"u\"=2, \"v\"=24, \"w\"=6]>", &mesh) !=
           SDYRT_OK;
}

static int release_mesh(void **state) {
    (void)state;
    sdyrt_mesh_release(mesh);
    return 0;
}

static sdyi_axes list_on(const sdyrt_mesh *on, const char *text) {
    sdyi_axes list = {.count = 0};
    while (*text != '\0') {
        const char name[2] = {text[0], '\0'};
        const int axis = sdyi_mesh_find_axis(on, name, 1);
        assert_true(axis >= 0);
        sdyi_ref ref = sdyi_ref_full(on, axis);
        text++;
        if (*text == ':') {
            char *end;
            ref.sub = true;
            ref.pre = strtoll(text + 2, &end, 10);
            ref.size = strtoll(end + 1, &end, 10);
            text = end;
        }
        sdyi_axes_append(&list, ref);
        text += *text == ' ';
    }
    return list;
}

static sdyi_axes list_of(const char *text) {
    return list_on(mesh, text);
}

static sdyi_ref ref_of(const char *text) {
    const sdyi_axes list = list_of(text);
    assert_int_equal(list.count, 1);
    return list.refs[0];
}

static void assert_list_on(const sdyrt_mesh *on, const sdyi_axes *list,
                           const char *expected) {
    char text[512] = "";
    size_t length = 0;
    for (int i = 0; i < list->count; i++) {
        const sdyi_ref ref = list->refs[i];
        length += (size_t)snprintf(text + length, sizeof text - length, "%s%s",
                                   i > 0 ? " " : "", on->names[ref.axis]);
        if (ref.sub)
            length += (size_t)snprintf(text + length, sizeof text - length,
                                       ":(%lld)%lld", (long long)ref.pre,
                                       (long long)ref.size);
        else
            assert_true(ref.pre == 1 && ref.size == on->sizes[ref.axis]);
    }
    assert_string_equal(text, expected);
}

static void assert_list(const sdyi_axes *list, const char *expected) {
    assert_list_on(mesh, list, expected);
}

/* `expected` NULL: there is none. */
static void assert_derived(bool found, sdyi_ref ref, const char *expected) {
    assert_int_equal(found, expected != NULL);
    if (found)
        assert_list(&(sdyi_axes){.count = 1, .refs = {ref}}, expected);
}

/* -- refs ----------------------------------------------------------------- */

static void test_two_refs_relate_as_in_shardy(void **state) {
    (void)state;
    static const struct {
        const char *a, *b;
        bool coexist, overlaps;
        const char *overlap, *prefix, *suffix;
    } cases[] = {
        {"v:(2)6", "v:(4)6", true, true, "v:(4)3", "v:(2)2", NULL},
        {"v:(1)4", "v:(2)6", true, true, "v:(2)2", "v:(1)2", NULL},
        {"v:(1)4", "v:(1)6", false, true, NULL, NULL, NULL},
        {"v:(1)3", "v:(2)2", false, true, NULL, NULL, NULL},
        {"v", "v:(2)3", true, true, "v:(2)3", "v:(1)2", "v:(6)4"},
        {"v:(2)3", "v", true, true, "v:(2)3", NULL, NULL},
        {"v:(1)2", "v:(4)6", true, false, NULL, "v:(1)2", "v:(1)2"},
        {"v:(1)4", "v:(6)2", false, false, NULL, NULL, NULL},
        {"v:(2)12", "v:(6)4", true, true, "v:(6)4", "v:(2)3", NULL},
        /* of different axes, and of one with itself */
        {"v:(1)4", "w:(1)3", true, false, NULL, "v:(1)4", "v:(1)4"},
        {"u", "v", true, false, NULL, "u", "u"},
        {"v", "v", true, true, "v", NULL, NULL},
        {"v:(2)3", "v:(2)3", true, true, "v:(2)3", NULL, NULL},
        {"v:(2)12", "v:(2)3", true, true, "v:(2)3", NULL, "v:(6)4"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const sdyi_ref a = ref_of(cases[i].a);
        const sdyi_ref b = ref_of(cases[i].b);
        sdyi_ref out = a;
        assert_int_equal(sdyi_ref_can_coexist(a, b), cases[i].coexist);
        assert_int_equal(sdyi_ref_can_coexist(b, a), cases[i].coexist);
        assert_int_equal(sdyi_ref_overlaps(a, b), cases[i].overlaps);
        assert_int_equal(sdyi_ref_overlaps(b, a), cases[i].overlaps);
        assert_derived(sdyi_ref_overlap(a, b, &out), out, cases[i].overlap);
        assert_derived(sdyi_ref_overlap(b, a, &out), out, cases[i].overlap);
        assert_derived(sdyi_ref_prefix_without(a, b, &out), out,
                       cases[i].prefix);
        assert_derived(sdyi_ref_suffix_without(mesh, a, b, &out), out,
                       cases[i].suffix);
    }
}

static void test_a_ref_contains_its_prefixes_and_suffixes(void **state) {
    (void)state;
    const sdyi_ref all = ref_of("v");
    const sdyi_ref wide = ref_of("v:(2)6");
    const sdyi_ref head = ref_of("v:(2)2");
    const sdyi_ref tail = ref_of("v:(4)3");
    assert_true(sdyi_ref_contains(all, wide));
    assert_false(sdyi_ref_contains(wide, all));
    assert_true(sdyi_ref_contains(wide, wide));
    assert_false(sdyi_ref_contains(ref_of("w"), wide));
    assert_true(sdyi_ref_prefix_of(head, wide));
    assert_false(sdyi_ref_prefix_of(tail, wide));
    assert_false(sdyi_ref_prefix_of(wide, head));
    assert_true(sdyi_ref_suffix_of(tail, wide));
    assert_false(sdyi_ref_suffix_of(head, wide));
    assert_true(sdyi_ref_prefix_of(wide, wide));
    assert_true(sdyi_ref_suffix_of(ref_of("v:(12)2"), all));
    assert_true(sdyi_ref_prefix_of(ref_of("v:(1)12"), all));
}

static void test_an_axis_of_size_one_overlaps_itself(void **state) {
    (void)state;
    const sdyrt_mesh *one;
    assert_int_equal(sdyrt_mesh_parse("<[\"o\"=1, \"p\"=4]>", &one), SDYRT_OK);
    const sdyi_ref o = sdyi_ref_full(one, 0);
    const sdyi_axes a = list_on(one, "o p:(1)2");
    const sdyi_axes b = list_on(one, "o");
    sdyi_axes out;
    assert_true(sdyi_ref_overlaps(o, o));
    assert_true(sdyi_ref_contains(o, o));
    sdyi_axes_set_diff(one, sdyi_span_of(&a), sdyi_span_of(&b), &out);
    assert_list_on(one, &out, "p:(1)2");
    sdyi_axes_set_diff(one, sdyi_span_of(&b), sdyi_span_of(&a), &out);
    assert_list_on(one, &out, "");
    sdyi_axes_ordered_refs(one, sdyi_span_of(&a), &out);
    assert_list_on(one, &out, "o p:(1)2 p:(2)2");
    sdyrt_mesh_release(one);
}

static void test_greatest_common_prefix_needs_coexistence(void **state) {
    (void)state;
    sdyi_ref out = ref_of("u");
    assert_derived(sdyi_ref_gcprefix(ref_of("v:(1)4"), ref_of("v:(1)12"), &out),
                   out, "v:(1)4");
    assert_derived(sdyi_ref_gcprefix(ref_of("v"), ref_of("v:(1)12"), &out), out,
                   "v:(1)12");
    assert_derived(sdyi_ref_gcprefix(ref_of("v:(2)2"), ref_of("v"), &out), out,
                   NULL);
    assert_derived(sdyi_ref_gcprefix(ref_of("v:(1)4"), ref_of("v:(1)6"), &out),
                   out, NULL);
}

static void test_prefix_without_a_list_goes_on_with_the_rest(void **state) {
    (void)state;
    sdyi_ref out = ref_of("u");
    sdyi_axes list = list_of("w v:(6)2 v:(2)3");
    assert_derived(
        sdyi_ref_prefix_without_list(ref_of("v"), sdyi_span_of(&list), &out),
        out, "v:(1)2");
    list = list_of("v:(6)2 v:(1)2");
    assert_derived(
        sdyi_ref_prefix_without_list(ref_of("v"), sdyi_span_of(&list), &out),
        out, NULL);
    list = list_of("");
    assert_derived(
        sdyi_ref_prefix_without_list(ref_of("v"), sdyi_span_of(&list), &out),
        out, "v");
}

static void test_numbers_that_do_not_fit_are_no_undefined_behaviour(void **s) {
    (void)s;
    const sdyi_ref a = {.axis = 1, .sub = true, .pre = 2, .size = INT64_MAX};
    const sdyi_ref b = {
        .axis = 1, .sub = true, .pre = INT64_MAX, .size = INT64_MAX};
    assert_true(sdyi_ref_next(a) == INT64_MAX);
    assert_true(sdyi_ref_can_merge(a, b));
    const sdyi_ref merged = sdyi_ref_merge(mesh, a, b);
    assert_true(merged.sub && merged.pre == 2 && merged.size == INT64_MAX);
    assert_false(sdyi_ref_suffix_of(b, ref_of("v")));
}

/* -- orders --------------------------------------------------------------- */

static void test_sorting_in_plain_and_mesh_order(void **state) {
    (void)state;
    sdyi_axes list = list_of("v:(2)2 v v:(1)4 v:(1)2 u");
    sdyi_axes_sort_plain(mesh, &list);
    assert_list(&list, "u v:(1)2 v:(1)4 v v:(2)2");

    const sdyrt_mesh *wvu;
    assert_int_equal(sdyrt_mesh_parse("<[\"w\"=6, \"v\"=24, \"u\"=2]>", &wvu),
                     SDYRT_OK);
    list = list_on(wvu, "u v:(2)2 v:(1)2 w:(1)3");
    sdyi_axes_sort_mesh(&list);
    assert_list_on(wvu, &list, "w:(1)3 v:(1)2 v:(2)2 u");
    sdyi_axes_sort_plain(wvu, &list);
    assert_list_on(wvu, &list, "u v:(1)2 v:(2)2 w:(1)3");
    sdyrt_mesh_release(wvu);
}

/* -- lists ---------------------------------------------------------------- */

static void test_set_diff_keeps_what_is_left_of_each_ref(void **state) {
    (void)state;
    static const char *const cases[][3] = {
        {"v", "v:(2)3", "v:(1)2 v:(6)4"},
        {"v:(1)12 u", "v:(2)2", "v:(1)2 v:(4)3 u"},
        {"u v", "v:(1)2 v:(4)3", "u v:(2)2 v:(12)2"},
        {"u v", "v:(4)3 v:(1)2", "u v:(2)2 v:(12)2"},
        {"w v:(1)4", "v:(2)12", "w v:(1)2"},
        {"v:(1)4", "v:(1)6", ""}, /* not coexisting: nothing is left */
        {"", "v", ""},
        {"v u", "v u", ""},
        {"w v:(2)2", "", "w v:(2)2"},
        {"v:(2)3", "v", ""},
        {"v", "u w", "v"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const sdyi_axes a = list_of(cases[i][0]);
        const sdyi_axes b = list_of(cases[i][1]);
        sdyi_axes out;
        sdyi_axes_set_diff(mesh, sdyi_span_of(&a), sdyi_span_of(&b), &out);
        assert_list(&out, cases[i][2]);
    }
}

static void test_add_or_merge_looks_at_the_last_ref_alone(void **state) {
    (void)state;
    sdyi_axes list = list_of("v:(1)2");
    sdyi_axes_add_or_merge(mesh, &list, ref_of("v:(2)12"));
    assert_list(&list, "v");
    list = list_of("v:(2)2");
    sdyi_axes_add_or_merge(mesh, &list, ref_of("v:(1)2"));
    assert_list(&list, "v:(2)2 v:(1)2");
    sdyi_axes_add_or_merge(mesh, &list, ref_of("v:(2)3"));
    assert_list(&list, "v:(2)2 v:(1)6"); /* (1)2 and (2)3 */
    sdyi_axes_add_or_merge(mesh, &list, ref_of("v"));
    assert_list(&list, "v:(2)2 v:(1)6 v");
    list = list_of("");
    sdyi_axes_add_or_merge(mesh, &list, ref_of("w"));
    assert_list(&list, "w");
}

static void test_sort_and_merge(void **state) {
    (void)state;
    sdyi_axes list = list_of("w v:(2)2 u v:(1)2");
    sdyi_axes_sort_and_merge(mesh, &list);
    assert_list(&list, "u v:(1)4 w");
    list = list_of("v:(12)2 v:(1)2 v:(4)3 v:(2)2");
    sdyi_axes_sort_and_merge(mesh, &list);
    assert_list(&list, "v");
}

static void test_truncating_at_the_first_overlap(void **state) {
    (void)state;
    static const char *const cases[][3] = {
        {"u v w", "v:(4)3", "u v:(1)4"},
        {"u v w", "w", "u v"},
        {"u v w", "u", ""},
        {"u v w", "v:(1)2", "u"},
        {"u v:(1)2 w", "v:(2)2", "u v:(1)2 w"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const sdyi_axes a = list_of(cases[i][0]);
        const sdyi_axes b = list_of(cases[i][1]);
        sdyi_axes out;
        sdyi_axes_truncate_no_overlap(sdyi_span_of(&a), sdyi_span_of(&b), &out);
        assert_list(&out, cases[i][2]);
    }
}

static void test_common_prefix_and_prefix_status(void **state) {
    (void)state;
    static const struct {
        const char *a, *b, *common;
        sdyi_prefix_status status;
    } cases[] = {
        {"v:(1)2", "v:(1)4 u", "v:(1)2", SDYI_PREFIX_STRICT},
        {"v:(1)2 u", "v:(1)4 u", "v:(1)2", SDYI_PREFIX_NOT},
        {"u v", "u v", "u v", SDYI_PREFIX_EQUAL},
        {"", "", "", SDYI_PREFIX_EQUAL},
        {"", "u", "", SDYI_PREFIX_STRICT},
        {"u", "", "", SDYI_PREFIX_NOT},
        {"u v", "u", "u", SDYI_PREFIX_NOT},
        {"u v:(1)4", "u v", "u v:(1)4", SDYI_PREFIX_STRICT},
        {"u v", "u v:(1)4", "u v:(1)4", SDYI_PREFIX_NOT},
        {"u w", "v w", "", SDYI_PREFIX_NOT},
        {"v:(1)4", "v:(1)6", "", SDYI_PREFIX_NOT}, /* do not coexist */
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const sdyi_axes a = list_of(cases[i].a);
        const sdyi_axes b = list_of(cases[i].b);
        sdyi_axes out;
        sdyi_axes_common_prefix(sdyi_span_of(&a), sdyi_span_of(&b), &out);
        assert_list(&out, cases[i].common);
        assert_int_equal(
            sdyi_axes_prefix_status(sdyi_span_of(&a), sdyi_span_of(&b)),
            cases[i].status);
    }
}

static void test_ordered_refs_cut_each_axis_at_the_used_ends(void **state) {
    (void)state;
    static const char *const cases[][2] = {
        {"", "u v w"},
        {"v:(2)3 w:(1)2 v:(6)2",
         "u v:(1)2 v:(2)3 v:(6)2 v:(12)2 w:(1)2 w:(2)3"},
        {"v", "u v w"},
        {"v:(12)2", "u v:(1)12 v:(12)2 w"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const sdyi_axes used = list_of(cases[i][0]);
        sdyi_axes out;
        sdyi_axes_ordered_refs(mesh, sdyi_span_of(&used), &out);
        assert_list(&out, cases[i][1]);
    }
}

static void test_align_cuts_refs_and_keeps_their_order(void **state) {
    (void)state;
    static const char *const cases[][3] = {
        {"v", "v:(2)3", "v:(1)2 v:(2)3 v:(6)4"},
        {"v:(2)12", "v:(4)3 v:(1)2", "v:(2)2 v:(4)3 v:(12)2"},
        {"v:(1)4", "v:(1)6", "v:(1)4"}, /* do not coexist: left alone */
        {"v:(2)12 v:(1)2", "v", "v:(2)12 v:(1)2"},
        {"v", "v:(2)12 v:(1)2", "v:(1)2 v:(2)12"},
        {"w u", "v", "w u"},
        {"v:(1)4 w", "w:(2)3 v:(2)6", "v:(1)2 v:(2)2 w:(1)2 w:(2)3"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const sdyi_axes a = list_of(cases[i][0]);
        const sdyi_axes by = list_of(cases[i][1]);
        sdyi_axes out;
        sdyi_axes_align(mesh, sdyi_span_of(&a), sdyi_span_of(&by), &out);
        assert_list(&out, cases[i][2]);
    }
}

static void test_size_of_a_list(void **state) {
    (void)state;
    int64_t size = -1;
    sdyi_axes list = list_of("u v:(2)3 w");
    assert_int_equal(sdyi_axes_size(sdyi_span_of(&list), &size), SDYRT_OK);
    assert_true(size == 36);
    list = list_of("");
    assert_int_equal(sdyi_axes_size(sdyi_span_of(&list), &size), SDYRT_OK);
    assert_true(size == 1);
    for (int i = 0; i < 14; i++) /* 24^14 > 2^63 */
        sdyi_axes_append(&list, ref_of("v"));
    assert_int_equal(sdyi_axes_size(sdyi_span_of(&list), &size),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_OVERFLOW);
    assert_true(size == 1);
}

static void test_equality_and_overlap_of_lists(void **state) {
    (void)state;
    const sdyi_axes a = list_of("u v:(1)4");
    const sdyi_axes b = list_of("w v:(2)6");
    const sdyi_axes c = list_of("w v:(4)6");
    const sdyi_axes d = list_of("v:(1)4 u");
    assert_true(sdyi_axes_overlap(sdyi_span_of(&a), sdyi_span_of(&b)));
    assert_false(sdyi_axes_overlap(sdyi_span_of(&a), sdyi_span_of(&c)));
    assert_true(sdyi_axes_equal(sdyi_span_of(&a), sdyi_span_of(&a)));
    assert_false(sdyi_axes_equal(sdyi_span_of(&a), sdyi_span_of(&d)));
    assert_false(sdyi_ref_equal(ref_of("v:(1)4"), ref_of("v:(1)2")));
    assert_false(sdyi_ref_equal(ref_of("v:(1)2"), ref_of("v")));
}

/* On one axis of 5040 a ref is the set of cuts inside it; what the algebra says
 * must fit plain arithmetic for each pair of sub-axes. */
static void test_parts_of_two_refs_make_up_the_first(void **state) {
    (void)state;
    enum { SIZE = 5040, MAX = 3000 };
    const sdyrt_mesh *big;
    assert_int_equal(sdyrt_mesh_parse("<[\"x\"=5040]>", &big), SDYRT_OK);
    static sdyi_ref refs[MAX];
    int count = 0;
    for (int pre = 1; pre <= SIZE; pre++) {
        for (int next = 2 * pre; next <= SIZE; next += pre) {
            if (SIZE % next == 0)
                refs[count++] = sdyi_ref_sub(big, 0, pre, next / pre);
        }
    }
    assert_in_range(count, 500, MAX);
    int coexisting = 0;
    for (int i = 0; i < count; i++) {
        for (int k = i % 3; k < count; k += 3) {
            sdyi_ref part;
            int64_t product = 1;
            if (!sdyi_ref_can_coexist(refs[i], refs[k]))
                continue;
            coexisting++;
            const bool overlaps = sdyi_ref_overlap(refs[i], refs[k], &part);
            assert_int_equal(overlaps, sdyi_ref_overlaps(refs[i], refs[k]));
            if (!overlaps)
                continue;
            product *= part.size;
            assert_true(SIZE % sdyi_ref_next(part) == 0 && part.size > 1);
            if (sdyi_ref_prefix_without(refs[i], refs[k], &part))
                product *= part.size;
            if (sdyi_ref_suffix_without(big, refs[i], refs[k], &part))
                product *= part.size;
            assert_true(product == refs[i].size);
        }
    }
    assert_true(coexisting > count);
    sdyrt_mesh_release(big);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_refs_relate_as_in_shardy),
        cmocka_unit_test(test_a_ref_contains_its_prefixes_and_suffixes),
        cmocka_unit_test(test_an_axis_of_size_one_overlaps_itself),
        cmocka_unit_test(test_greatest_common_prefix_needs_coexistence),
        cmocka_unit_test(test_prefix_without_a_list_goes_on_with_the_rest),
        cmocka_unit_test(
            test_numbers_that_do_not_fit_are_no_undefined_behaviour),
        cmocka_unit_test(test_sorting_in_plain_and_mesh_order),
        cmocka_unit_test(test_set_diff_keeps_what_is_left_of_each_ref),
        cmocka_unit_test(test_add_or_merge_looks_at_the_last_ref_alone),
        cmocka_unit_test(test_sort_and_merge),
        cmocka_unit_test(test_truncating_at_the_first_overlap),
        cmocka_unit_test(test_common_prefix_and_prefix_status),
        cmocka_unit_test(test_ordered_refs_cut_each_axis_at_the_used_ends),
        cmocka_unit_test(test_align_cuts_refs_and_keeps_their_order),
        cmocka_unit_test(test_size_of_a_list),
        cmocka_unit_test(test_equality_and_overlap_of_lists),
        cmocka_unit_test(test_parts_of_two_refs_make_up_the_first),
    };
    return cmocka_run_group_tests(tests, make_mesh, release_mesh);
}
