/* The memory that processes of a node share: limits, refusals, and what is no
 * arena. No MPI job. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "runtime/shm/arena.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#define MIB ((size_t)1 << 20)
#define RESERVED ((size_t)8192)

/* -- a system that refuses ------------------------------------------------- */

static int memfd_error;            /* of memfd_create; 0: none */
static unsigned memfd_known = ~0u; /* flags; others are EINVAL */
static int memfd_calls;

int __real_memfd_create(const char *name, unsigned flags);
int __wrap_memfd_create(const char *name, unsigned flags);

int __wrap_memfd_create(const char *name, unsigned flags) {
    memfd_calls++;
    if (memfd_error == 0 && (flags & ~memfd_known) == 0)
        return __real_memfd_create(name, flags);
    errno = memfd_error != 0 ? memfd_error : EINVAL;
    return -1;
}

static size_t most_uninterrupted = SIZE_MAX; /* bytes of one fallocate */
static size_t most_bytes = SIZE_MAX;         /* of all; then there are none */
static size_t taken;
static int fallocate_calls;

int __real_fallocate(int fd, int mode, off_t offset, off_t bytes);
int __wrap_fallocate(int fd, int mode, off_t offset, off_t bytes);

int __wrap_fallocate(int fd, int mode, off_t offset, off_t bytes) {
    if (mode != 0)
        return __real_fallocate(fd, mode, offset, bytes);
    fallocate_calls++;
    if ((size_t)bytes > most_uninterrupted && fallocate_calls < 1000)
        errno = EINTR;
    else if (taken + (size_t)bytes > most_bytes)
        errno = ENOSPC;
    else if (__real_fallocate(fd, mode, offset, bytes) == 0) {
        taken += (size_t)bytes;
        return 0;
    }
    return -1;
}

static size_t bytes_in_use(const sdyi_arena *arena) {
    struct stat s;
    assert_int_equal(fstat(arena->fd, &s), 0);
    return (size_t)s.st_blocks * 512;
}

static void make(sdyi_arena *arena) {
    assert_true(sdyi_arena_create(1024 * MIB, RESERVED, arena));
    for (size_t i = 0; i < RESERVED; i++)
        assert_int_equal(arena->base[i], 0);
    memset(arena->base, 1, RESERVED);
}

static void test_a_limit_of_file_sizes_makes_it_smaller(void **state) {
    (void)state;
    static const size_t limits[] = {
        0,      1,       4096,     8191,         8192,     12289,
        100000, 3 * MIB, 64 * MIB, 64 * MIB + 1, 500 * MIB};
    struct rlimit before, lower;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++) {
        lower = before;
        lower.rlim_cur = limits[i];
        assert_int_equal(setrlimit(RLIMIT_FSIZE, &lower), 0);
        sdyi_arena arena;
        make(&arena);
        if (limits[i] < RESERVED)
            assert_int_equal(arena.fd, -1);
        else
            assert_int_equal(arena.bytes, limits[i] / 4096 * 4096);
        assert_null(sdyi_arena_alloc(&arena, arena.bytes, true));
        const size_t rest = arena.bytes - RESERVED;
        char *const memory =
            rest == 0 ? NULL : sdyi_arena_alloc(&arena, rest / 3, true);
        if (rest >= 4096) {
            assert_non_null(memory);
            memset(memory, 1, rest / 3 < MIB ? rest / 3 : MIB);
        }
        sdyi_arena_destroy(&arena);
        assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    }
}

static void test_without_files_in_memory_it_is_private(void **state) {
    (void)state;
    static const int errors[] = {ENOSYS, EPERM, EMFILE, EACCES};
    for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++) {
        sdyi_arena arena;
        memfd_error = errors[i];
        make(&arena);
        memfd_error = 0;
        assert_int_equal(arena.fd, -1);
        char *const memory = sdyi_arena_alloc(&arena, 3 * MIB + 1, true);
        assert_non_null(memory);
        memset(memory, 1, 3 * MIB + 1);
        assert_true(sdyi_arena_free(&arena, memory));
        char *const again = sdyi_arena_alloc(&arena, 3 * MIB + 1, true);
        assert_ptr_equal(again, memory);
        assert_int_equal(again[5000], 0); /* its pages were given back */
        sdyi_arena_destroy(&arena);
    }
}

static void test_older_systems_do_not_know_all_flags(void **state) {
    (void)state;
    sdyi_arena arena;
    memfd_known = MFD_CLOEXEC;
    memfd_calls = 0;
    make(&arena);
    memfd_known = ~0u;
    assert_int_equal(memfd_calls, 2);
    assert_true(arena.fd >= 0);
    sdyi_arena_destroy(&arena);
}

/* -- taking pages ---------------------------------------------------------- */

static void test_signals_do_not_stop_it(void **state) {
    (void)state;
    sdyi_arena arena;
    make(&arena);
    most_uninterrupted = 5 * MIB;
    fallocate_calls = 0;
    assert_non_null(sdyi_arena_alloc(&arena, 201 * MIB, true));
    most_uninterrupted = SIZE_MAX;
    assert_true(fallocate_calls < 200);
    assert_true(bytes_in_use(&arena) >= 201 * MIB);
    sdyi_arena_destroy(&arena);
}

static void test_what_is_not_to_be_had_is_given_back(void **state) {
    (void)state;
    sdyi_arena arena;
    make(&arena);
    const size_t before = bytes_in_use(&arena);
    taken = 0;
    most_bytes = 150 * MIB;
    assert_null(sdyi_arena_alloc(&arena, 300 * MIB, true));
    assert_true(taken > 100 * MIB); /* it took what there was */
    assert_int_equal(bytes_in_use(&arena), before);
    taken = 0;
    assert_non_null(sdyi_arena_alloc(&arena, 20 * MIB, true));
    most_bytes = SIZE_MAX;
    sdyi_arena_destroy(&arena);
}

/* -- the arenas of others -------------------------------------------------- */

static bool can_map(int fd, size_t bytes) {
    const char *all = NULL;
    void *writable = NULL;
    if (!sdyi_arena_map(getpid(), fd, bytes, RESERVED, &all, &writable)) {
        assert_null(all);
        return false;
    }
    ((char *)writable)[7] = 42;
    assert_int_equal(all[7], 42);
    assert_int_equal(munmap(writable, RESERVED), 0);
    assert_int_equal(munmap((void *)(uintptr_t)all, bytes), 0);
    return true;
}

static void test_only_arenas_are_mapped(void **state) {
    (void)state;
    sdyi_arena arena;
    make(&arena);
    assert_true(can_map(arena.fd, arena.bytes));
    assert_int_equal(arena.base[7], 42);
    assert_true(can_map(arena.fd, RESERVED));
    assert_false(can_map(arena.fd, RESERVED - 1));
    assert_false(can_map(arena.fd, arena.bytes + 4096));

    const int other = memfd_create("other", MFD_CLOEXEC);
    assert_int_equal(ftruncate(other, (off_t)MIB), 0);
    assert_false(can_map(other, MIB));
    close(other);
    assert_false(can_map(other, MIB)); /* not open */

    FILE *file = tmpfile();
    assert_non_null(file);
    assert_int_equal(ftruncate(fileno(file), (off_t)MIB), 0);
    assert_false(can_map(fileno(file), MIB));
    fclose(file);

    const int zero = open("/dev/zero", O_RDWR | O_CLOEXEC);
    assert_false(can_map(zero, MIB));
    close(zero);
    sdyi_arena_destroy(&arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_limit_of_file_sizes_makes_it_smaller),
        cmocka_unit_test(test_without_files_in_memory_it_is_private),
        cmocka_unit_test(test_older_systems_do_not_know_all_flags),
        cmocka_unit_test(test_signals_do_not_stop_it),
        cmocka_unit_test(test_what_is_not_to_be_had_is_given_back),
        cmocka_unit_test(test_only_arenas_are_mapped),
    };
    return cmocka_run_group_tests_name("arena", tests, NULL, NULL);
}
