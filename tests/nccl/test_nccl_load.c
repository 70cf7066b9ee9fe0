/* Opening NCCL: where it is looked for, and what is said when it is not to be
 * used. It is opened once in a process, so each test has a process. */
#include "runtime/nccl/api.h"

#include <dlfcn.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#define FOLDER SDYRT_LIBRARIES /* of the libraries that look like NCCL */

/* The findings of a process. */
typedef struct found {
    sdyrt_status status;
    sdyrt_status again;
    sdyrt_error_kind kind;
    int version;
    bool has_send;
    bool has_mem_alloc;
    bool may_register_graphs;
    char file[512];
    char graph_register[8]; /* what the library saw when it was opened */
    char error[1024];
} found;

static void load(found *f) {
    const sdyi_nccl_api *api = NULL;
    f->status = sdyi_nccl_load(&api);
    f->kind = sdyrt_last_error_kind();
    (void)snprintf(f->error, sizeof f->error, "%s", sdyrt_last_error());
    if (api != NULL) {
        f->version = api->version;
        f->has_send = api->send != NULL;
        f->has_mem_alloc = api->mem_alloc != NULL;
        f->may_register_graphs = api->may_register_graphs;
        (void)snprintf(f->file, sizeof f->file, "%s", api->file);
    }
    const char *const seen = getenv("SEEN_GRAPH_REGISTER");
    (void)snprintf(f->graph_register, sizeof f->graph_register, "%s",
                   seen == NULL ? "" : seen);
    f->again = sdyi_nccl_load(&api);
}

/* Load in a process whose environment has these, and which has opened one
 * before; NULL: not set, none. */
static found load_after(const char *before, const char *library,
                        const char *root) {
    found f;
    memset(&f, 0, sizeof f);
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        (void)unsetenv("SDYRT_NCCL_LIB");
        (void)unsetenv("NCCL_ROOT");
        if (library != NULL)
            (void)setenv("SDYRT_NCCL_LIB", library, 1);
        if (root != NULL)
            (void)setenv("NCCL_ROOT", root, 1);
        if (before != NULL && dlopen(before, RTLD_NOW) == NULL)
            _exit(1);
        load(&f);
        _exit(write(ends[1], &f, sizeof f) == (ssize_t)sizeof f ? 0 : 1);
    }
    (void)close(ends[1]);
    assert_int_equal(read(ends[0], &f, sizeof f), sizeof f);
    (void)close(ends[0]);
    assert_int_equal(waitpid(child, NULL, 0), child);
    return f;
}

static found load_with(const char *library, const char *root) {
    return load_after(NULL, library, root);
}

static void assert_refused(const found *f, const char *why) {
    assert_int_equal(f->status, SDYRT_BACKEND);
    assert_int_equal(f->again, SDYRT_BACKEND);
    assert_int_equal(f->kind, SDYRT_KIND_SYSTEM);
    assert_non_null(strstr(f->error, "NCCL cannot be used: "));
    if (strstr(f->error, why) == NULL)
        fail_msg("'%s' does not say '%s'", f->error, why);
    assert_null(strchr(f->error, '\n'));
}

static void test_a_named_library_is_opened(void **state) {
    (void)state;
    const found f = load_with(FOLDER "/libnccl_good.so", NULL);
    assert_int_equal(f.status, SDYRT_OK);
    assert_int_equal(f.again, SDYRT_OK);
    assert_int_equal(f.version, 21805);
    assert_true(f.has_send);
    assert_false(f.has_mem_alloc);
    assert_string_equal(f.file, FOLDER "/libnccl_good.so");
}

/* Before NCCL may read it; the user's own stays. */
static void test_graphs_do_not_register(void **state) {
    (void)state;
    (void)unsetenv("NCCL_GRAPH_REGISTER");
    found f = load_with(FOLDER "/libnccl_good.so", NULL);
    assert_string_equal(f.graph_register, "0");
    (void)setenv("NCCL_GRAPH_REGISTER", "1", 1);
    f = load_with(FOLDER "/libnccl_good.so", NULL);
    assert_string_equal(f.graph_register, "1");
    (void)unsetenv("NCCL_GRAPH_REGISTER");
}

/* Unless they may be told so before. */
static void test_graphs_may_register(void **state) {
    (void)state;
    const char *const good = FOLDER "/libnccl_good.so";
    const char *const named = FOLDER "/root/lib64/libnccl.so.2";
    (void)unsetenv("NCCL_GRAPH_REGISTER");
    assert_false(load_with(good, NULL).may_register_graphs);
    assert_true(load_after(good, good, NULL).may_register_graphs);
    assert_true(load_after(named, good, NULL).may_register_graphs);
    assert_true(load_after(named, NULL, NULL).may_register_graphs);
    (void)setenv("NCCL_GRAPH_REGISTER", "0", 1);
    assert_false(load_after(good, good, NULL).may_register_graphs);
    (void)setenv("NCCL_GRAPH_REGISTER", "1", 1);
    assert_true(load_with(good, NULL).may_register_graphs);
    (void)unsetenv("NCCL_GRAPH_REGISTER");
}

static void test_a_named_library_that_is_missing_is_not_replaced(void **state) {
    (void)state;
    const found f = load_with(FOLDER "/libnccl_none.so", FOLDER "/root");
    assert_refused(&f, "libnccl_none.so");
}

static void test_an_old_library_is_refused(void **state) {
    (void)state;
    const found f = load_with(FOLDER "/libnccl_old.so", NULL);
    assert_refused(&f, "version code 21719; 21800 (2.18) or newer");
    assert_non_null(strstr(f.error, "libnccl_old.so"));
}

static void test_a_library_without_a_function_is_refused(void **state) {
    (void)state;
    const found f = load_with(FOLDER "/libnccl_part.so", NULL);
    assert_refused(&f, "libnccl_part.so has no ncclSend");
}

static void test_a_library_that_fails_is_refused(void **state) {
    (void)state;
    const found f = load_with(FOLDER "/libnccl_mute.so", NULL);
    assert_refused(&f, "does not tell its version");
}

static void test_another_library_is_refused(void **state) {
    (void)state;
    const found f = load_with("libpthread.so.0", NULL);
    assert_refused(&f, "it is no NCCL");
}

/* Unless the loader finds one. */
static void test_the_root_is_looked_in(void **state) {
    (void)state;
    found f = load_with(NULL, NULL);
    if (f.status == SDYRT_OK)
        skip();
    assert_refused(&f, "libnccl.so.2");
    f = load_with("", FOLDER "/root");
    assert_int_equal(f.status, SDYRT_OK);
    assert_string_equal(f.file, FOLDER "/root/lib64/libnccl.so.2");
    f = load_with("", FOLDER "/nowhere");
    assert_refused(&f, FOLDER "/nowhere/lib/libnccl.so.2");
}

/* A real one, where CMake found it. */
static void test_a_real_library_has_all(void **state) {
    (void)state;
#ifdef SDYRT_REAL_NCCL
    const found f = load_with(SDYRT_REAL_NCCL, NULL);
    if (f.status != SDYRT_OK)
        fail_msg("%s", f.error);
    assert_true(f.version >= SDYI_NCCL_OLDEST);
    assert_true(f.has_send);
#else
    skip();
#endif
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_named_library_is_opened),
        cmocka_unit_test(test_graphs_do_not_register),
        cmocka_unit_test(test_graphs_may_register),
        cmocka_unit_test(test_a_named_library_that_is_missing_is_not_replaced),
        cmocka_unit_test(test_an_old_library_is_refused),
        cmocka_unit_test(test_a_library_without_a_function_is_refused),
        cmocka_unit_test(test_a_library_that_fails_is_refused),
        cmocka_unit_test(test_another_library_is_refused),
        cmocka_unit_test(test_the_root_is_looked_in),
        cmocka_unit_test(test_a_real_library_has_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
