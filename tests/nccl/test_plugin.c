/* The plug-ins for GPUs and for MPI: where one is looked for, what is said when
 * it is not to be used, and that all ranks hear of it. It is opened once in a
 * process, so each test has a process, of the shared library's user. */
#include <sdyrt/nccl.h>
#include <sdyrt/sdyrt.h>

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#define FOLDER SDYRT_LIBRARIES

/* The error that one of two ranks got. */
typedef struct reported {
    const sdyrt_config *config;
    sdyrt_bootstrap bootstrap;
    sdyrt_status status;
    sdyrt_error_kind kind;
    char text[1024];
} reported;

typedef struct found {
    bool is_usable;
    bool has_backend; /* there is a plug-in, whatever it can use */
    char text[1024];
    char cut[8];
    reported ranks[2];
} found;

static void *create(void *argument) {
    reported *t = argument;
    sdyrt_context *context = NULL;
    t->status = sdyrt_nccl_create(t->config, NULL, &t->bootstrap, &context);
    t->kind = sdyrt_last_error_kind();
    (void)snprintf(t->text, sizeof t->text, "%s", sdyrt_last_error());
    sdyrt_context_destroy(context);
    return NULL;
}

/* `config` is that of rank 1. */
static void look(const sdyrt_config *config, found *f) {
    f->has_backend = sdyrt_has_backend("nccl");
    f->is_usable = sdyrt_nccl_describe(f->text, sizeof f->text);
    (void)sdyrt_nccl_describe(f->cut, sizeof f->cut);
    sdyrt_bootstrap bootstraps[2] = {SDYRT_BOOTSTRAP_INIT,
                                     SDYRT_BOOTSTRAP_INIT};
    if (sdyrt_bootstrap_threads(2, bootstraps) != SDYRT_OK)
        return;
    f->ranks[1].config = config;
    pthread_t threads[2];
    for (int r = 0; r < 2; r++) {
        f->ranks[r].bootstrap = bootstraps[r];
        (void)pthread_create(&threads[r], NULL, create, &f->ranks[r]);
    }
    for (int r = 0; r < 2; r++) {
        (void)pthread_join(threads[r], NULL);
        sdyrt_bootstrap_free(&bootstraps[r]);
    }
}

static void look_for_mpi(const sdyrt_config *config, found *f) {
    (void)config;
    f->has_backend = sdyrt_has_backend("mpi");
    (void)snprintf(f->text, sizeof f->text, "%s", sdyrt_last_error());
}

/* Look in a process where `variable` names this file; NULL: none. */
static found look_in(const char *variable, const char *file,
                     void look_there(const sdyrt_config *config, found *f),
                     const sdyrt_config *config) {
    found f;
    memset(&f, 0, sizeof f);
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        (void)unsetenv(variable);
        if (file != NULL)
            (void)setenv(variable, file, 1);
        look_there(config, &f);
        _exit(write(ends[1], &f, sizeof f) == (ssize_t)sizeof f ? 0 : 1);
    }
    (void)close(ends[1]);
    assert_int_equal(read(ends[0], &f, sizeof f), sizeof f);
    (void)close(ends[0]);
    assert_int_equal(waitpid(child, NULL, 0), child);
    return f;
}

static found look_with(const char *file, const sdyrt_config *config) {
    return look_in("SDYRT_CUDA_LIB", file, look, config);
}

static void assert_refused(const char *file, const char *why) {
    const found f = look_with(file, NULL);
    assert_false(f.has_backend);
    assert_false(f.is_usable);
    if (strstr(f.text, why) == NULL)
        fail_msg("'%s' does not say '%s'", f.text, why);
    assert_null(strchr(f.text, '\n'));
    assert_memory_equal(f.cut, f.text, sizeof f.cut - 1);
    for (int r = 0; r < 2; r++) {
        assert_int_equal(f.ranks[r].status, SDYRT_BACKEND);
        assert_int_equal(f.ranks[r].kind, SDYRT_KIND_SYSTEM);
        assert_string_equal(f.ranks[r].text, f.text);
    }
}

static void test_a_named_plug_in_that_is_missing_is_not_replaced(void **state) {
    (void)state;
    assert_refused(FOLDER "/libplugin_none.so", "libplugin_none.so");
}

static void test_another_library_is_refused(void **state) {
    (void)state;
    assert_refused("libpthread.so.0", "sdyi_plugin_cuda");
}

static void test_another_version_is_refused(void **state) {
    (void)state;
    assert_refused(FOLDER "/libplugin_old.so",
                   "of version 0.0.9, the library of " SDYRT_VERSION_STRING);
}

static void test_one_with_a_core_of_its_own_is_refused(void **state) {
    (void)state;
    assert_refused(FOLDER "/libplugin_alone.so",
                   "uses another copy of the library");
}

static void test_a_plug_in_is_used(void **state) {
    (void)state;
    const found f = look_with(FOLDER "/libplugin_good.so", NULL);
    assert_true(f.has_backend);
    assert_true(f.is_usable);
    assert_string_equal(f.text, "a stub");
    for (int r = 0; r < 2; r++) {
        char text[32];
        (void)snprintf(text, sizeof text, "a stub, as rank %d", r);
        assert_int_equal(f.ranks[r].status, SDYRT_UNSUPPORTED);
        assert_string_equal(f.ranks[r].text, text);
    }
}

static void test_all_ranks_hear_of_a_failure_of_one(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    config.timeout = -3;
    const found f = look_with(FOLDER "/libplugin_good.so", &config);
    assert_int_equal(f.ranks[0].status, SDYRT_ABORTED);
    assert_int_equal(f.ranks[0].kind, SDYRT_KIND_RANK_FAILED);
    assert_non_null(strstr(f.ranks[0].text, "rank 1 failed: "));
    assert_non_null(strstr(f.ranks[0].text, "-3"));
    assert_int_equal(f.ranks[1].status, SDYRT_ARGUMENT);
    assert_int_equal(f.ranks[1].kind, SDYRT_KIND_BAD_VALUE);
    assert_non_null(strstr(f.ranks[1].text, "-3"));
}

/* The library's own, where it is built: what it says depends on the machine. */
static void test_the_plug_in_lies_beside_the_library(void **state) {
    (void)state;
    const found f = look_with(NULL, NULL);
#ifdef SDYRT_HAVE_CUDA
    assert_true(f.has_backend);
    if (strstr(f.text, "NCCL") == NULL)
        fail_msg("'%s'", f.text);
#else
    assert_false(f.has_backend);
    assert_false(f.is_usable);
    assert_non_null(strstr(f.text, "libsdyrt_cuda.so"));
#endif
}

/* The plug-in looks at NCCL before it asks for devices: any machine shows it.
 */
static void test_an_nccl_that_cannot_be_used_is_told_to_all(void **state) {
    (void)state;
#ifdef SDYRT_HAVE_CUDA
    static const char *const cases[][2] = {
        {FOLDER "/libnccl_old.so", "version code 21719; 21800 (2.18) or newer"},
        {FOLDER "/libnccl_part.so", "libnccl_part.so has no ncclSend"}};
    for (int i = 0; i < 2; i++) {
        (void)setenv("SDYRT_NCCL_LIB", cases[i][0], 1);
        const found f = look_with(NULL, NULL);
        (void)unsetenv("SDYRT_NCCL_LIB");
        assert_true(f.has_backend);
        assert_false(f.is_usable);
        for (int r = 0; r < 2; r++) {
            assert_int_equal(f.ranks[r].status, SDYRT_BACKEND);
            assert_int_equal(f.ranks[r].kind, SDYRT_KIND_SYSTEM);
            if (strstr(f.ranks[r].text, cases[i][1]) == NULL)
                fail_msg("rank %d: '%s'", r, f.ranks[r].text);
        }
    }
#else
    skip();
#endif
}

/* A program that has only the library, and asks for mpi. */
static void test_the_plug_in_for_mpi(void **state) {
    static const char *const refused[][2] = {
        {FOLDER "/libplugin_none.so", "libplugin_none.so: cannot open"},
        {"libpthread.so.0", "sdyi_plugin_mpi"},
        {FOLDER "/libplugin_old.so", "of version 0.0.9"},
        {FOLDER "/libplugin_alone.so", "uses another copy of the library"}};
    (void)state;
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        const found f =
            look_in("SDYRT_MPI_LIB", refused[i][0], look_for_mpi, NULL);
        assert_false(f.has_backend);
        assert_non_null(strstr(f.text, "the plug-in for MPI cannot be used: "));
        if (strstr(f.text, refused[i][1]) == NULL)
            fail_msg("'%s' does not say '%s'", f.text, refused[i][1]);
    }
    found f = look_in("SDYRT_MPI_LIB", FOLDER "/libplugin_good.so",
                      look_for_mpi, NULL);
    assert_true(f.has_backend);
    f = look_in("SDYRT_MPI_LIB", NULL, look_for_mpi, NULL);
#ifdef SDYRT_HAVE_MPI
    assert_true(f.has_backend);
#else
    assert_false(f.has_backend);
    assert_non_null(strstr(f.text, "libsdyrt_mpi.so."));
#endif
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_named_plug_in_that_is_missing_is_not_replaced),
        cmocka_unit_test(test_another_library_is_refused),
        cmocka_unit_test(test_another_version_is_refused),
        cmocka_unit_test(test_one_with_a_core_of_its_own_is_refused),
        cmocka_unit_test(test_a_plug_in_is_used),
        cmocka_unit_test(test_all_ranks_hear_of_a_failure_of_one),
        cmocka_unit_test(test_the_plug_in_lies_beside_the_library),
        cmocka_unit_test(test_an_nccl_that_cannot_be_used_is_told_to_all),
        cmocka_unit_test(test_the_plug_in_for_mpi),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
