/* The description of a job in the environment. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "runtime/bootstrap/environment.h"

#include "bootstrap_job.h"

#include <math.h>

static void assert_error(sdyrt_status status, const char *text) {
    assert_int_equal(status, SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
    if (strstr(sdyrt_last_error(), text) == NULL)
        fail_msg("'%s' lacks '%s'", sdyrt_last_error(), text);
}

static int found_port(void) {
    sdyi_job found;
    assert_int_equal(sdyi_environment_job(&found), SDYRT_OK);
    return found.port;
}

static void test_the_environment_of_launchers_is_read(void **state) {
    (void)state;
    sdyi_job found;
    job_port = 29500;
    set_rank(3, 8);
    assert_int_equal(sdyi_environment_job(&found), SDYRT_OK);
    assert_int_equal(found.rank, 3);
    assert_int_equal(found.size, 8);
    assert_int_equal(found.port, 29500);
    assert_string_equal(found.host, "127.0.0.1");
    assert_string_equal(found.id, "");

    /* torchrun listens on MASTER_PORT itself */
    setenv("TORCHELASTIC_RUN_ID", "none", 1);
    assert_int_equal(found_port(), 30500);
    set_number("MASTER_PORT", 64535);
    assert_int_equal(found_port(), 65535);
    set_number("MASTER_PORT", 64536);
    assert_int_equal(found_port(), 63536);
    set_number("SDYRT_MASTER_PORT", 40000);
    assert_int_equal(found_port(), 40000);
    assert_int_equal(sdyi_environment_job(&found), SDYRT_OK);
    assert_string_equal(found.id, "none");
    setenv("SDYRT_JOB_ID", "mine", 1);
    assert_int_equal(sdyi_environment_job(&found), SDYRT_OK);
    assert_string_equal(found.id, "mine");

    set_rank(0, 1);
    set_number("SLURM_PROCID", 2);
    set_number("SLURM_NTASKS", 4);
    set_number("SLURM_JOB_ID", 77);
    assert_int_equal(sdyi_environment_job(&found), SDYRT_OK);
    assert_int_equal(found.rank, 0); /* RANK goes first */
    unsetenv("RANK");
    assert_int_equal(sdyi_environment_job(&found), SDYRT_OK);
    assert_int_equal(found.rank, 2);
    assert_int_equal(found.size, 4);
    assert_string_equal(found.id, "77");
}

static void test_a_job_of_one_needs_no_address(void **state) {
    (void)state;
    set_rank(0, 1);
    unsetenv("MASTER_ADDR");
    unsetenv("MASTER_PORT");
    sdyrt_bootstrap one = SDYRT_BOOTSTRAP_INIT;
    assert_int_equal(sdyrt_bootstrap_env(5, &one), SDYRT_OK);
    int own = 7, all = 0;
    assert_int_equal(one.allgather(one.state, &own, &all, sizeof own, 1),
                     SDYRT_OK);
    assert_int_equal(all, 7);
    assert_int_equal(one.barrier(one.state, 1), SDYRT_OK);
    assert_error(
        one.allgather(one.state, &own, &all, (size_t)PTRDIFF_MAX + 1, 1),
        "9223372036854775808 bytes of each of 1 ranks are more than "
        "memory holds");
    assert_int_equal(one.allgather(one.state, NULL, &all, 1, 1),
                     SDYRT_ARGUMENT);
    assert_int_equal(one.allgather(one.state, &own, NULL, 1, 1),
                     SDYRT_ARGUMENT);
    assert_error(one.barrier(one.state, 0), "timeout is 0");
    assert_error(one.barrier(one.state, NAN), "timeout is nan");
    sdyrt_bootstrap_free(&one);
    assert_null(one.state);
    sdyrt_bootstrap_free(&one);
    sdyrt_bootstrap_free(NULL);
}

static void test_a_wrong_environment_is_named(void **state) {
    (void)state;
    static const struct {
        const char *name, *value, *text;
    } cases[] = {
        {"RANK", NULL, "has no RANK: start the processes by"},
        {"RANK", "", "has no RANK"},
        {"RANK", "two", "RANK is 'two', expected a number from 0 to 3"},
        {"RANK", "4", "RANK is '4', expected a number from 0 to 3"},
        {"RANK", "-1", "RANK is '-1'"},
        {"RANK", "1x", "RANK is '1x'"},
        {"RANK", "99999999999999999999", "RANK is '9999"},
        {"WORLD_SIZE", NULL, "has no WORLD_SIZE"},
        {"WORLD_SIZE", "0", "WORLD_SIZE is '0', expected a number from 1"},
        {"WORLD_SIZE", "2147483648", "WORLD_SIZE is '2147483648'"},
        {"MASTER_ADDR", NULL, "has no MASTER_ADDR"},
        {"MASTER_PORT", NULL, "has no MASTER_PORT"},
        {"MASTER_PORT", "65536",
         "MASTER_PORT is '65536', expected a number "
         "from 1 to 65535"},
        {"MASTER_PORT", "0", "MASTER_PORT is '0'"},
        {"SDYRT_MASTER_PORT", "http", "SDYRT_MASTER_PORT is 'http'"},
        {"SDYRT_TIMEOUT", "soon", "SDYRT_TIMEOUT is 'soon'"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        set_rank(1, 4);
        if (cases[i].value == NULL)
            unsetenv(cases[i].name);
        else
            setenv(cases[i].name, cases[i].value, 1);
        sdyrt_bootstrap made = SDYRT_BOOTSTRAP_INIT;
        assert_error(sdyrt_bootstrap_env(0, &made), cases[i].text);
        assert_null(made.state);
    }
    char long_id[300];
    memset(long_id, 'i', sizeof long_id - 1);
    long_id[sizeof long_id - 1] = '\0';
    set_rank(1, 4);
    setenv("SDYRT_JOB_ID", long_id, 1);
    sdyrt_bootstrap made = SDYRT_BOOTSTRAP_INIT;
    assert_error(sdyrt_bootstrap_env(1, &made),
                 "SDYRT_JOB_ID has 299 bytes, expected 255 at most");
    set_rank(1, 4);
    assert_error(sdyrt_bootstrap_env(-1, &made), "timeout is -1");
    assert_int_equal(sdyrt_bootstrap_env(1, NULL), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    made.struct_bytes = 8;
    assert_int_equal(sdyrt_bootstrap_env(1, &made), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_STRUCT_BYTES);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_environment_of_launchers_is_read),
        cmocka_unit_test(test_a_job_of_one_needs_no_address),
        cmocka_unit_test(test_a_wrong_environment_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
