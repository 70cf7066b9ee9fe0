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
        /* attributes follow the shardings */
        {"broadcast {\"a\"} of tensor<2xi32>" FROM TO " with root = [0]",
         "broadcast {\"a\"} of tensor<2xi32>" FROM TO " with root = [1]",
         "root differs: [0] / [1]: "},
        {"gather of tensor<2xi32>" FROM TO
         " with own_axes = {\"a\", \"b\"} root = [1]",
         "gather of tensor<2xi32>" FROM TO
         " with own_axes = {\"b\"} root = [12]",
         "own_axes differs: {\"a\", \"b\"} / {\"b\"}: "},
        {"gather of tensor<2xi32>" FROM TO
         " with own_axes = {\"b\"} root = [1]",
         "gather of tensor<2xi32>" FROM TO
         " with own_axes = {\"b\"} root = [12]",
         "root differs: [1] / [12]: "},
        {"all_reduce sum of tensor<2xi32>" FROM TO " with own_axes = {\"a\"}",
         "all_reduce max of tensor<2xi32>" FROM TO " with own_axes = {\"b\"}",
         "reduction differs: sum / max: "},
        {"all_reduce sum of tensor<2xi32>" FROM TO " with own_axes = {\"a\"}",
         "all_reduce sum of tensor<3xi32>" FROM TO " with own_axes = {\"a\"}",
         "type differs: 2xi32 / 3xi32: "},
        {"all_to_all of tensor<6xi8>" FROM TO " with counts = [0, 4, 2, 0]",
         "all_to_all of tensor<6xi8>" FROM TO " with counts = [0, 3, 3, 0]",
         "counts differs: [0, 4, 2, 0] / [0, 3, 3, 0]: "},
        {"send_recv of tensor<6xi8>" FROM TO " with pairs = [0->1]",
         "send_recv of tensor<6xi8>" FROM TO " with pairs = []",
         "pairs differs: [0->1] / []: "},
        {"update_halo of tensor<6xi8>" FROM " halo sizes 1+1" TO,
         "update_halo of tensor<6xi8>" FROM " halo sizes 1+0" TO,
         "from differs: <@m, [{\"a\"}]> on <[\"a\"=2]> halo sizes 1+1 / "
         "<@m, [{\"a\"}]> on <[\"a\"=2]> halo sizes 1+0: "},
        /* one has what the other has not */
        {"shift of tensor<6xi8>" FROM TO " with shift_offset = 2 rotate",
         "shift of tensor<6xi8>" FROM TO " with shift_offset = 2",
         "rotate differs: rotate / none: "},
        {"shift of tensor<6xi8>" FROM TO " with shift_offset = 2",
         "shift of tensor<6xi8>" FROM TO " with shift_offset = 2 rotate",
         "rotate differs: none / rotate: "},
        {"gather of tensor<6xi8>" FROM TO " with root = [1]",
         "gather of tensor<6xi8>" FROM TO " with own_axes = {\"a\"} root = [1]",
         "own_axes differs: none / {\"a\"}: "},
        {"gather of tensor<6xi8>" FROM TO " with own_axes = {\"a\"} root = [1]",
         "gather of tensor<6xi8>" FROM TO " with root = [1]",
         "own_axes differs: {\"a\"} / none: "},
        {"shift of tensor<6xi8>" FROM TO,
         "shift of tensor<6xi8>" FROM TO " with rotate",
         "rotate differs: none / rotate: "},
        {"shift of tensor<6xi8>" FROM TO " with rotate",
         "shift of tensor<6xi8>" FROM TO " with rotate in registered memory",
         "memory differs: none / registered memory: "},
        {"gather of tensor<2xi32>" FROM TO " with root = [1]",
         "reshard of tensor<2xi32>" FROM TO,
         "operation differs: gather / reshard: "},
        /* plans are made */
        {"a plan of send_recv of tensor<i8>" FROM TO " with pairs = [0->1]",
         "a plan of send_recv of tensor<i8>" FROM TO " with pairs = []",
         "pairs differs: [0->1] / []: "},
        {"a plan of send_recv of tensor<i8>" FROM TO " with pairs = [0->1]",
         "send_recv of tensor<i8>" FROM TO " with pairs = []", ""},
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
