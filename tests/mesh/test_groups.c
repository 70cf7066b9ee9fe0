/* Groups along axis lists. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <sdyrt/op.h>
#include <string.h>

static const sdyrt_mesh *parse(const char *text) {
    const sdyrt_mesh *mesh;
    assert_int_equal(sdyrt_mesh_parse(text, &mesh), SDYRT_OK);
    return mesh;
}

/* All groups along `axes`, `size` members each, in order. */
static void check_groups(const char *mesh_text, const char *axes, int64_t size,
                         int64_t n_groups, const int64_t *expected) {
    const sdyrt_mesh *mesh = parse(mesh_text);
    sdyrt_op_axes *lists;
    assert_int_equal(sdyrt_op_axes_parse(SDYRT_OP_ALL_REDUCE, axes, &lists),
                     SDYRT_OK);
    const sdyrt_axis_list *const list = &lists->lists[0];
    for (int64_t g = 0; g < n_groups; g++) {
        int64_t n, first, members[64], count, index;
        assert_int_equal(sdyrt_mesh_group_first(mesh, axes, g, &n, &first),
                         SDYRT_OK);
        assert_int_equal(n, n_groups);
        assert_int_equal(first, expected[g * size]);
        assert_int_equal(
            sdyrt_mesh_group_first_along(mesh, list, g, &n, &first), SDYRT_OK);
        assert_int_equal(n, n_groups);
        assert_int_equal(first, expected[g * size]);
        for (int64_t i = 0; i < size; i++) {
            const int64_t device = expected[g * size + i];
            assert_int_equal(sdyrt_mesh_group(mesh, axes, device, members, 64,
                                              &count, &index),
                             SDYRT_OK);
            assert_int_equal(count, size);
            assert_int_equal(index, i);
            assert_memory_equal(members, expected + g * size,
                                (size_t)size * sizeof *members);
            memset(members, 0xff, sizeof members);
            assert_int_equal(sdyrt_mesh_group_along(mesh, list, device, members,
                                                    64, &count, &index),
                             SDYRT_OK);
            assert_int_equal(count, size);
            assert_int_equal(index, i);
            assert_memory_equal(members, expected + g * size,
                                (size_t)size * sizeof *members);
        }
    }
    sdyrt_op_axes_free(lists);
    sdyrt_mesh_release(mesh);
}

static const char xyz[] = "<[\"x\"=2,\"y\"=4,\"z\"=2]>";

static void test_members_come_in_order_of_the_list(void **state) {
    (void)state;
    check_groups(xyz, "{\"x\",\"y\"}", 8, 2,
                 (int64_t[]){0, 2, 4, 6, 8, 10, 12, 14, //
                             1, 3, 5, 7, 9, 11, 13, 15});
    check_groups(xyz, "{\"y\",\"x\"}", 8, 2,
                 (int64_t[]){0, 8, 2, 10, 4, 12, 6, 14, //
                             1, 9, 3, 11, 5, 13, 7, 15});
}

static void test_sub_axes_make_groups(void **state) {
    (void)state;
    check_groups(xyz, "{\"x\",\"y\":(2)2}", 4, 4,
                 (int64_t[]){0, 2, 8, 10, 1, 3, 9, 11, //
                             4, 6, 12, 14, 5, 7, 13, 15});
    check_groups(xyz, "{\"y\":(2)2,\"z\",\"x\"}", 8, 2,
                 (int64_t[]){0, 8, 1, 9, 2, 10, 3, 11, //
                             4, 12, 5, 13, 6, 14, 7, 15});
}

static void test_members_are_device_ids(void **state) {
    (void)state;
    check_groups("<[\"a\"=2,\"b\"=6], device_ids=[4,0,11,3,7,1,2,5,6,10,9,8]>",
                 "{\"b\":(1)2,\"a\"}", 4, 3,
                 (int64_t[]){4, 2, 3, 10, 0, 5, 7, 9, 11, 6, 1, 8});
}

static void test_no_axes_make_groups_of_one(void **state) {
    (void)state;
    check_groups("<[\"a\"=3]>", "{}", 1, 3, (int64_t[]){0, 1, 2});
}

static void test_a_group_of_a_huge_mesh_costs_its_members(void **state) {
    (void)state;
    const sdyrt_mesh *mesh = parse("<[\"x\"=1048576,\"y\"=1048576]>");
    int64_t members[4], count, index;
    assert_int_equal(sdyrt_mesh_group(mesh, "{\"x\":(2)4}",
                                      ((int64_t)1 << 40) - 1, members, 4,
                                      &count, &index),
                     SDYRT_OK);
    assert_int_equal(count, 4);
    assert_int_equal(index, 3);
    assert_true(members[3] == ((int64_t)1 << 40) - 1);
    assert_true(members[2] == members[3] - ((int64_t)1 << 37));
    sdyrt_mesh_release(mesh);
}

static void test_wrong_lists_are_refused(void **state) {
    (void)state;
    const sdyrt_mesh *mesh = parse(xyz);
    const sdyrt_axis_ref unknown[] = {{"q", 0, 0}}, nameless[] = {{NULL, 0, 0}};
    const struct {
        sdyrt_axis_list list;
        sdyrt_error_kind kind;
    } cases[] = {
        {{unknown, 1}, SDYRT_KIND_UNKNOWN_AXIS},
        {{unknown, -1}, SDYRT_KIND_BAD_VALUE},
        {{NULL, 1}, SDYRT_KIND_NULL_ARGUMENT},
        {{nameless, 1}, SDYRT_KIND_NULL_ARGUMENT},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        int64_t count = -1, index = -1, n = -1;
        assert_int_equal(sdyrt_mesh_group_along(mesh, &cases[i].list, 0, NULL,
                                                0, &count, &index),
                         SDYRT_ARGUMENT);
        assert_int_equal(sdyrt_last_error_kind(), cases[i].kind);
        assert_int_equal(
            sdyrt_mesh_group_first_along(mesh, &cases[i].list, 0, &n, NULL),
            SDYRT_ARGUMENT);
        assert_int_equal(sdyrt_last_error_kind(), cases[i].kind);
        assert_true(count == -1 && index == -1 && n == -1);
    }
    sdyrt_mesh_release(mesh);
}

static void test_wrong_questions_are_refused(void **state) {
    (void)state;
    const sdyrt_mesh *mesh = parse(xyz);
    int64_t members[4] = {77}, count = 77, index = 77;
    static const struct {
        const char *axes;
        int64_t device;
        sdyrt_error_kind kind;
    } cases[] = {
        {"{\"q\"}", 0, SDYRT_KIND_UNKNOWN_AXIS},
        {"{\"x\",\"x\"}", 0, SDYRT_KIND_DUP_AXIS_REF},
        {"{\"y\":(1)3}", 0, SDYRT_KIND_SUB_NOT_DIVIDING},
        {"{\"y\",\"y\":(1)2}", 0, SDYRT_KIND_SUB_AND_FULL},
        {"{x}", 0, SDYRT_KIND_PARSE_AXIS},
        {"{\"x\"}", 16, SDYRT_KIND_BAD_VALUE},
        {"{\"x\"}", -1, SDYRT_KIND_BAD_VALUE},
        {"{\"x\",\"y\"}", 0, SDYRT_KIND_CAPACITY},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(sdyrt_mesh_group(mesh, cases[i].axes, cases[i].device,
                                          members, 4, &count, &index),
                         SDYRT_ARGUMENT);
        assert_int_equal(sdyrt_last_error_kind(), cases[i].kind);
        assert_int_equal(members[0], 77);
        assert_int_equal(count, 77);
    }
    int64_t n = 77, first;
    assert_int_equal(sdyrt_mesh_group_first(mesh, "{\"x\"}", 8, &n, &first),
                     SDYRT_ARGUMENT);
    assert_int_equal(n, 77);
    sdyrt_mesh_release(mesh);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_members_come_in_order_of_the_list),
        cmocka_unit_test(test_sub_axes_make_groups),
        cmocka_unit_test(test_members_are_device_ids),
        cmocka_unit_test(test_no_axes_make_groups_of_one),
        cmocka_unit_test(test_a_group_of_a_huge_mesh_costs_its_members),
        cmocka_unit_test(test_wrong_lists_are_refused),
        cmocka_unit_test(test_wrong_questions_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
