/* Error texts, kinds and their names; dtype and reduction tables. */
#include "base/status.h"
#include <pthread.h>
#include <sdyrt/type.h>
#include <sdyrt/version.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void test_a_failure_keeps_its_status_kind_and_values(void **state) {
    (void)state;
    assert_int_equal(sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                               "rank %d did not come within %g s", 3, 1.5),
                     SDYRT_TIMEOUT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_RANK_MISSING);
    assert_string_equal(sdyrt_last_error(), "rank 3 did not come within 1.5 s");
}

static void test_a_prefix_keeps_the_kind_and_goes_before_the_text(void **s) {
    (void)s;
    sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_DUP_AXIS_REF, "axis \"%s\"", "a");
    sdyi_fail_prefix("arg %d - ", 2);
    assert_string_equal(sdyrt_last_error(), "arg 2 - axis \"a\"");
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_DUP_AXIS_REF);
    sdyi_fail_prefix("%s", "rank 1: ");
    assert_string_equal(sdyrt_last_error(), "rank 1: arg 2 - axis \"a\"");
}

static void test_the_last_text_may_be_part_of_the_next(void **state) {
    (void)state;
    sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_SYSTEM, "inner");
    sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "outer (%s)",
              sdyrt_last_error());
    assert_string_equal(sdyrt_last_error(), "outer (inner)");
    sdyi_fail_prefix("%s: ", sdyrt_last_error());
    assert_string_equal(sdyrt_last_error(), "outer (inner): outer (inner)");
}

static void test_the_text_is_one_line(void **state) {
    (void)state;
    sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_UNKNOWN_AXIS, "\"%s\"\n",
              "a\nb\r\tc\x7f\x01");
    assert_string_equal(sdyrt_last_error(), "\"a b  c  \" ");
    sdyi_fail_prefix("x\n");
    assert_string_equal(sdyrt_last_error(), "x \"a b  c  \" ");
}

static void test_1023_bytes_are_kept_and_the_rest_is_cut(void **state) {
    (void)state;
    char text[2000];
    memset(text, 'a', sizeof text);
    text[1023] = '\0';
    sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_SYSTEM, "%s", text);
    assert_string_equal(sdyrt_last_error(), text);
    text[1023] = 'b';
    text[sizeof text - 1] = '\0';
    sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_SYSTEM, "%s", text);
    assert_int_equal(strlen(sdyrt_last_error()), 1023);
    assert_int_equal(strncmp(sdyrt_last_error(), text, 1023), 0);
    sdyi_fail_prefix("rank 7: ");
    assert_int_equal(strlen(sdyrt_last_error()), 1023);
    assert_int_equal(strncmp(sdyrt_last_error(), "rank 7: aaa", 11), 0);
    sdyi_fail_prefix("%s", text); /* a prefix that leaves no room */
    assert_int_equal(strlen(sdyrt_last_error()), 1023);
}

static sdyrt_status forward(sdyrt_status inner) {
    SDYI_TRY(inner);
    return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "went on");
}

static void test_try_forwards_a_failure_and_goes_on_after_success(void **s) {
    (void)s;
    assert_int_equal(forward(SDYRT_MEMORY), SDYRT_MEMORY);
    assert_int_equal(forward(SDYRT_OK), SDYRT_BACKEND);
}

typedef struct thing {
    size_t struct_bytes;
} thing;

static sdyrt_status sdyrt_needs(const thing *given) {
    SDYI_NOT_NULL(given);
    SDYI_STRUCT(given);
    return SDYI_NO_MEMORY(7);
}

static sdyrt_status needs(const thing *given) {
    SDYI_NOT_NULL(given);
    SDYI_STRUCT(given);
    return SDYI_NO_MEMORY(7);
}

/* A function that is not of the interface means nothing to a user. */
static void test_public_functions_are_named_and_others_are_not(void **state) {
    (void)state;
    const thing good = {sizeof good}, bad = {1};
    const struct {
        const thing *given;
        sdyrt_status status;
        sdyrt_error_kind kind;
        const char *text;
    } cases[] = {
        {NULL, SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT, "'given' is NULL"},
        {&bad, SDYRT_ARGUMENT, SDYRT_KIND_STRUCT_BYTES,
         "'given' has struct_bytes 1, expected 8; start from its INIT macro"},
        {&good, SDYRT_MEMORY, SDYRT_KIND_NO_MEMORY, "no memory for 7 bytes"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(needs(cases[i].given), cases[i].status);
        assert_int_equal(sdyrt_last_error_kind(), cases[i].kind);
        assert_string_equal(sdyrt_last_error(), cases[i].text);
        assert_int_equal(sdyrt_needs(cases[i].given), cases[i].status);
        assert_int_equal(sdyrt_last_error_kind(), cases[i].kind);
        assert_memory_equal(sdyrt_last_error(), "sdyrt_needs: ", 13);
        assert_string_equal(sdyrt_last_error() + 13, cases[i].text);
    }
}

typedef struct seen_by_thread {
    char first[8];
    sdyrt_error_kind first_kind;
} seen_by_thread;

static void *fail_elsewhere(void *argument) {
    seen_by_thread *const seen = argument;
    strncpy(seen->first, sdyrt_last_error(), sizeof seen->first - 1);
    seen->first_kind = sdyrt_last_error_kind();
    sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED, "elsewhere");
    return NULL;
}

static void test_each_thread_has_its_own_last_error(void **state) {
    (void)state;
    sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW, "here");
    seen_by_thread seen = {.first = "", .first_kind = SDYRT_KIND_SYSTEM};
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, fail_elsewhere, &seen), 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_string_equal(seen.first, "");
    assert_int_equal(seen.first_kind, SDYRT_KIND_NONE);
    assert_string_equal(sdyrt_last_error(), "here");
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_OVERFLOW);
}

static void test_statuses_and_kinds_have_names(void **state) {
    (void)state;
    static const char *const names[] = {"OK",          "ARGUMENT", "MISMATCH",
                                        "UNSUPPORTED", "MEMORY",   "BACKEND",
                                        "TIMEOUT",     "ABORTED"};
    for (int i = 0; i < 8; i++)
        assert_string_equal(sdyrt_status_name((sdyrt_status)i), names[i]);
    assert_string_equal(sdyrt_status_name((sdyrt_status)8), "?");
    assert_string_equal(sdyrt_status_name((sdyrt_status)-1), "?");

    assert_string_equal(sdyrt_error_kind_name(SDYRT_KIND_NONE), "NONE");
    assert_string_equal(sdyrt_error_kind_name(SDYRT_KIND_SUB_OVERLAP),
                        "SUB_OVERLAP");
    assert_string_equal(sdyrt_error_kind_name(SDYRT_KIND_CAPACITY), "CAPACITY");
    assert_string_equal(sdyrt_error_kind_name((sdyrt_error_kind)-1), "?");
    assert_string_equal(sdyrt_error_kind_name((sdyrt_error_kind)1), "?");
}

/* Each range is filled from its start on, and nothing lies between them; that
 * its names are the header's is tests/install/headers.sh's to see. */
static void test_kinds_have_a_range_for_each_area(void **state) {
    (void)state;
    static const struct {
        sdyrt_error_kind first, last;
    } ranges[] = {{SDYRT_KIND_NONE, SDYRT_KIND_NONE},
                  {SDYRT_KIND_NULL_ARGUMENT, SDYRT_KIND_DYNAMIC_SHAPE},
                  {SDYRT_KIND_PARSE_PRIORITY_FORM, SDYRT_KIND_PARSE_SYNTAX},
                  {SDYRT_KIND_MESH_AXIS_SIZE, SDYRT_KIND_MESH_IDS_NOT_PERM},
                  {SDYRT_KIND_UNKNOWN_MESH, SDYRT_KIND_PARTITION_OFFSETS},
                  {SDYRT_KIND_COLL_NO_OPERAND_SHARDING, SDYRT_KIND_GRID_HALO},
                  {SDYRT_KIND_DTYPE_REDUCTION, SDYRT_KIND_BUFFER_ALIGNMENT},
                  {SDYRT_KIND_RANKS_DIFFER, SDYRT_KIND_SYSTEM},
                  {(sdyrt_error_kind)800, (sdyrt_error_kind)799}, /* none yet */
                  {(sdyrt_error_kind)900, (sdyrt_error_kind)899},
                  {SDYRT_KIND_PROGRAM, SDYRT_KIND_PROGRAM}};
    const int n = sizeof ranges / sizeof ranges[0];
    for (int i = 0; i < 2100; i++) {
        const char *const name = sdyrt_error_kind_name((sdyrt_error_kind)i);
        const bool is_in = i / 100 < n && i >= (int)ranges[i / 100].first &&
                           i <= (int)ranges[i / 100].last;
        assert_int_equal(strcmp(name, "?") != 0, is_in);
        if (i % 100 == 0 && i / 100 < n)
            assert_int_equal(ranges[i / 100].first, i);
        assert_int_equal(strncmp(name, "PARSE_", 6) == 0,
                         i / 100 == 2 && is_in);
    }
}

static void test_the_version_is_the_header_s(void **state) {
    (void)state;
    assert_string_equal(sdyrt_version(), SDYRT_VERSION_STRING);
}

static void test_dtypes_have_names_and_widths(void **state) {
    (void)state;
    assert_string_equal(sdyrt_dtype_name(SDYRT_BF16), "bf16");
    assert_int_equal(sdyrt_dtype_bytes(SDYRT_BF16), 2);
    assert_string_equal(sdyrt_dtype_name(SDYRT_C128), "complex<f64>");
    assert_int_equal(sdyrt_dtype_bytes(SDYRT_C128), 16);
    assert_int_equal(sdyrt_dtype_bytes(SDYRT_BOOL), 1);
    assert_string_equal(sdyrt_dtype_name(SDYRT_F8E8M0FNU), "f8E8M0FNU");
    assert_int_equal(sdyrt_dtype_bytes(SDYRT_DTYPE_COUNT), 0);
    assert_string_equal(sdyrt_dtype_name(SDYRT_DTYPE_COUNT), "?");
    assert_int_equal(sdyrt_dtype_bytes((sdyrt_dtype)-1), 0);
    assert_string_equal(sdyrt_dtype_name((sdyrt_dtype)-1), "?");
}

static void test_reductions_have_names(void **state) {
    (void)state;
    assert_string_equal(sdyrt_reduction_name(SDYRT_SUM), "sum");
    assert_string_equal(sdyrt_reduction_name(SDYRT_MAX), "max");
    assert_string_equal(sdyrt_reduction_name(SDYRT_MIN), "min");
    assert_string_equal(sdyrt_reduction_name(SDYRT_PROD), "prod");
    assert_string_equal(sdyrt_reduction_name(SDYRT_AND), "and");
    assert_string_equal(sdyrt_reduction_name(SDYRT_OR), "or");
    assert_string_equal(sdyrt_reduction_name(SDYRT_XOR), "xor");
    assert_string_equal(sdyrt_reduction_name(SDYRT_REDUCTION_COUNT), "?");
    assert_string_equal(sdyrt_reduction_name((sdyrt_reduction)-1), "?");
}

/* The reductions of a dtype, as a bit each. */
static unsigned reductions_of(sdyrt_dtype dtype) {
    unsigned bits = 0;
    for (int i = 0; i < SDYRT_REDUCTION_COUNT; i++)
        bits |= (unsigned)sdyrt_can_reduce(dtype, (sdyrt_reduction)i) << i;
    return bits;
}

static void test_each_dtype_has_the_reductions_that_make_sense(void **state) {
    (void)state;
    const unsigned linear = 1u << SDYRT_SUM | 1u << SDYRT_PROD;
    const unsigned ordered = linear | 1u << SDYRT_MAX | 1u << SDYRT_MIN;
    const unsigned bitwise = 1u << SDYRT_AND | 1u << SDYRT_OR | 1u << SDYRT_XOR;
    for (int i = 0; i < SDYRT_DTYPE_COUNT; i++) {
        const sdyrt_dtype dtype = (sdyrt_dtype)i;
        const char *const name = sdyrt_dtype_name(dtype);
        unsigned expected = ordered | bitwise; /* i8 .. ui64 */
        if (strncmp(name, "f8", 2) == 0)
            expected = 0;
        else if (strcmp(name, "i1") == 0)
            expected = bitwise;
        else if (name[0] == 'f' || strcmp(name, "bf16") == 0)
            expected = ordered;
        else if (strncmp(name, "complex", 7) == 0)
            expected = linear;
        assert_int_equal(reductions_of(dtype), expected);
    }
    assert_int_equal(reductions_of(SDYRT_DTYPE_COUNT), 0);
    assert_false(sdyrt_can_reduce(SDYRT_F32, SDYRT_REDUCTION_COUNT));
    assert_false(sdyrt_can_reduce(SDYRT_F32, (sdyrt_reduction)-1));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_failure_keeps_its_status_kind_and_values),
        cmocka_unit_test(test_a_prefix_keeps_the_kind_and_goes_before_the_text),
        cmocka_unit_test(test_the_last_text_may_be_part_of_the_next),
        cmocka_unit_test(test_the_text_is_one_line),
        cmocka_unit_test(test_1023_bytes_are_kept_and_the_rest_is_cut),
        cmocka_unit_test(test_try_forwards_a_failure_and_goes_on_after_success),
        cmocka_unit_test(test_public_functions_are_named_and_others_are_not),
        cmocka_unit_test(test_each_thread_has_its_own_last_error),
        cmocka_unit_test(test_statuses_and_kinds_have_names),
        cmocka_unit_test(test_kinds_have_a_range_for_each_area),
        cmocka_unit_test(test_the_version_is_the_header_s),
        cmocka_unit_test(test_dtypes_have_names_and_widths),
        cmocka_unit_test(test_reductions_have_names),
        cmocka_unit_test(test_each_dtype_has_the_reductions_that_make_sense),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
