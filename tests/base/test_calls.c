/* The words for ranks that call different operations: the first field that
 * differs comes first. */
#include "base/calls.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define FROM " from <@m, [{\"a\"}]> on <[\"a\"=2]>"
#define TO " to <@m, [{}]> on <[\"a\"=2]>"
#define ZEROS "0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, "
#define MANY "[" ZEROS ZEROS

static void test_the_first_field_that_differs_comes_first(void **state) {
    (void)state;
    static const struct {
        const char *first, *other, *what;
    } cases[] = {
        {"reshard of tensor<1001x4xf32>" FROM TO,
         "reshard of tensor<1001x3xf32>" FROM TO,
         "type differs: 1001x4xf32 / 1001x3xf32: "},
        {"reshard of tensor<8xf32>" FROM TO,
         "all_slice [{\"a\"}] of tensor<9xf32>" FROM TO,
         "operation differs: reshard / all_slice: "},
        {"all_reduce sum {\"a\"} of tensor<8xf32>" FROM TO,
         "all_reduce max {\"b\"} of tensor<8xf32>" FROM TO,
         "reduction differs: sum / max: "},
        {"reshard of tensor<8xf32>" FROM TO,
         "reshard sum of tensor<8xf32>" FROM TO,
         "reduction differs: none / sum: "},
        {"all_reduce sum {\"a\"} of tensor<8xf32>" FROM TO,
         "all_reduce sum {\"b\"} of tensor<8xf32>" FROM TO,
         "axes differs: {\"a\"} / {\"b\"}: "},
        /* words between quotes are the name of an axis */
        {"all_gather [{\"a of b\"}] of tensor<8xf32>" FROM TO,
         "all_gather [{\"a of c\"}] of tensor<8xf32>" FROM TO,
         "axes differs: [{\"a of b\"}] / [{\"a of c\"}]: "},
        {"reshard of tensor<8xf32>" FROM TO,
         "reshard of tensor<8xf32> from <@m, [{}]>" TO,
         "from differs: <@m, [{\"a\"}]> on <[\"a\"=2]> / <@m, [{}]>: "},
        {"reshard of tensor<8xf32>" FROM TO,
         "reshard of tensor<8xf32>" FROM " to bf16 <@m, [{}]> on <[\"a\"=2]>",
         "to differs: <@m, [{}]> on <[\"a\"=2]> / "
         "bf16 <@m, [{}]> on <[\"a\"=2]>: "},
        /* long ones, from shortly before what differs */
        {"reshard of tensor<8xf32>" FROM " on ranks " MANY "3]" TO,
         "reshard of tensor<8xf32>" FROM " on ranks " MANY "4]" TO,
         "from differs: .., 0, 0, 0, 0, 0, 0, 3] / "
         ".., 0, 0, 0, 0, 0, 0, 4]: "},
        /* that was cut off */
        {"reshard of tensor<8xf32>" FROM TO, "reshard of tensor<8xf32>",
         "from differs: <@m, [{\"a\"}]> on <[\"a\"=2]> / none: "},
        /* operations on grids have attributes */
        {"broadcast of tensor<2xi32> on grid 2x2 grid_axes = [1] root = [0]",
         "broadcast of tensor<2xi32> on grid 2x2 grid_axes = [1] root = [1]",
         "root differs: [0] / [1]: "},
        {"gather of tensor<2xi32> on grid 2x2 grid_axes = [0, 1] axis = 1",
         "gather of tensor<2xi32> on grid 2x2 grid_axes = [1] axis = 12",
         "grid_axes differs: [0, 1] / [1]: "},
        {"gather of tensor<2xi32> on grid 2x2 grid_axes = [1] axis = 1",
         "gather of tensor<2xi32> on grid 2x2 grid_axes = [1] axis = 12",
         "axis differs: 1 / 12: "},
        {"gather of tensor<2xi32> on grid 2x2 grid_axes = [1]",
         "gather of tensor<2xi32> on grid 2x20 grid_axes = [1]",
         "grid differs: 2x2 / 2x20: "},
        {"all_reduce sum of tensor<2xi32> on grid 2x2 grid_axes = [1]",
         "all_reduce max of tensor<2xi32> on grid 2x2 grid_axes = [0]",
         "reduction differs: sum / max: "},
        {"all_reduce sum of tensor<2xi32> on grid 2x2 grid_axes = [1]",
         "all_reduce sum of tensor<3xi32> on grid 2x2 grid_axes = [1] to i8",
         "type differs: 2xi32 / 3xi32: "},
        {"all_to_all of tensor<6xi8> on grid 2 counts = [0, 4, 2, 0]",
         "all_to_all of tensor<6xi8> on grid 2 counts = [0, 3, 3, 0]",
         "counts differs: [0, 4, 2, 0] / [0, 3, 3, 0]: "},
        {"send_recv of tensor<6xi8> on grid 2 grid_axes = [0] pairs = [0->1]",
         "send_recv of tensor<6xi8> on grid 2 grid_axes = [0] pairs = []",
         "pairs differs: [0->1] / []: "},
        {"update_halo of tensor<6xi8> on grid 2 halo_sizes = [1, 1] to [1, 1]",
         "update_halo of tensor<6xi8> on grid 2 halo_sizes = [1, 1] to [1, 0]",
         "halo_sizes differs: [1, 1] to [1, 1] / [1, 1] to [1, 0]: "},
        /* one has what the other has not */
        {"shift of tensor<6xi8> on grid 2 offset = 2 rotate",
         "shift of tensor<6xi8> on grid 2 offset = 2",
         "rotate differs: rotate / none: "},
        {"shift of tensor<6xi8> on grid 2 offset = 2",
         "shift of tensor<6xi8> on grid 2 offset = 2 rotate",
         "rotate differs: none / rotate: "},
        {"gather of tensor<6xi8> on grid 2 axis = 0 root = [1]",
         "gather of tensor<6xi8> on grid 2 axis = 0 offsets = [0, 2] root = "
         "[1]",
         "offsets differs: none / [0, 2]: "},
        {"gather of tensor<6xi8> on grid 2 axis = 0 offsets = [0, 2] root = "
         "[1]",
         "gather of tensor<6xi8> on grid 2 axis = 0 root = [1]",
         "offsets differs: [0, 2] / none: "},
        {"gather of tensor<2xi32> on grid 2x2 grid_axes = [1]",
         "reshard of tensor<2xi32>" FROM TO,
         "operation differs: gather / reshard: "},
        /* plans are made */
        {"a plan of send_recv of tensor<i8> on grid 2 pairs = [0->1]",
         "a plan of send_recv of tensor<i8> on grid 2 pairs = []",
         "pairs differs: [0->1] / []: "},
        {"a plan of send_recv of tensor<i8> on grid 2 pairs = [0->1]",
         "send_recv of tensor<i8> on grid 2 pairs = []", ""},
        /* nothing to compare */
        {"a barrier", "reshard of tensor<8xf32>" FROM TO, ""},
        {"reshard of tensor<8xf32>" FROM TO, "a barrier", ""},
        {"reshard of tensor<8xf32>" FROM TO, "reshard of tensor<8xf32>" FROM TO,
         ""},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char expected[1024];
        assert_int_equal(
            sdyi_fail_calls(7, 0, cases[i].first, 3, cases[i].other),
            SDYRT_MISMATCH);
        assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_RANKS_DIFFER);
        snprintf(expected, sizeof expected,
                 "operation #7: %srank 0 calls %s, rank 3 calls %s",
                 cases[i].what, cases[i].first, cases[i].other);
        assert_string_equal(sdyrt_last_error(), expected);
    }
    (void)sdyi_fail_calls(0, 0, "a barrier", 1, "a plan");
    assert_string_equal(sdyrt_last_error(),
                        "rank 0 calls a barrier, rank 1 calls a plan");
}

static void test_a_long_field_leaves_room_for_the_rest(void **state) {
    (void)state;
    char first[512], other[512];
    char ids[400];
    memset(ids, '1', sizeof ids - 1);
    ids[sizeof ids - 1] = '\0';
    snprintf(first, sizeof first, "reshard of tensor<8xf32> from <%s>" TO, ids);
    snprintf(other, sizeof other, "reshard of tensor<8xf32> from <%sx>" TO,
             ids);
    (void)sdyi_fail_calls(1, 0, first, 1, other);
    static const char start[] =
        "operation #1: from differs: ..11111111111111111111> / "
        "..11111111111111111111x>: rank 0 calls reshard";
    assert_memory_equal(sdyrt_last_error(), start, sizeof start - 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_first_field_that_differs_comes_first),
        cmocka_unit_test(test_a_long_field_leaves_room_for_the_rest),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
