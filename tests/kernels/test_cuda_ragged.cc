/* The kernels of ragged rows as host code, against plain loops; each access is
 * aligned, and a reduction takes 16 bytes where it can. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

extern "C" {
#include <cmocka.h>
}

#include "kernels/ragged_cases.h"
#include "kernels/ragged_emulator.h"

static int64_t accesses[17]; /* by their bytes */

static void count_access(const void *at, size_t bytes) {
    if ((uintptr_t)at % bytes != 0)
        fail_msg("an access of %zu bytes at %p", bytes, at);
    accesses[bytes]++;
}

void sdyi_host_loads(const void *at, size_t bytes) {
    count_access(at, bytes);
}

void sdyi_host_stores(const void *at, size_t bytes) {
    count_access(at, bytes);
}

void sdyi_host_shares(uint32_t, size_t) {}

static uint64_t cases(uint64_t all) {
    return all;
}

static sdyi_ragged_launch launch_of(ragged_member *m) {
    return {m->r, m->in, m->counts, m->memory, m->out, m->received};
}

static size_t width_of(const ragged_member *m) {
    const size_t bits = m->r.line | m->shift | 16;
    return bits & (0 - bits);
}

static void ragged_pack(ragged_member *m) {
    const emulated_ragged kernel = RAGGED_OF_WIDTH(width_of(m), emulate_pack);
    kernel(launch_of(m), (uint32_t)sdyi_ragged_sends(&m->r), 2);
}

static void ragged_unpack(ragged_member *m) {
    const sdyi_ragged_launch l = launch_of(m);
    const uint32_t n = (uint32_t)m->r.n;
    emulate_look(l, n, 1);
    const emulated_ragged kernel =
        m->r.reduces ? reduce_emulated(m->r.dtype, m->r.reduction)
                     : RAGGED_OF_WIDTH(width_of(m), emulate_unpack);
    kernel(l, n, 2);
}

/* Of 8 terms of 4,000 bf16, in rows of 10. */
static void test_aligned_rows_reduce_16_bytes_at_a_time(void **) {
    ragged_shape s = {false, true, 8, 400, 400, 10, SDYRT_BF16, SDYRT_SUM, 0};
    int64_t counts[8 * 8] = {0};
    static ragged_group g;
    for (int p = 0; p < 8; p++)
        counts[8 * p + 2] = 400;
    for (int shift = 0; shift <= 2; shift += 2) {
        s.shift = (size_t)shift;
        ragged_make(&s, counts, &g);
        ragged_run(&g);
        memset(accesses, 0, sizeof accesses);
        ragged_unpack(&g.members[2]);
        assert_int_equal(accesses[16], shift == 0 ? 9 * 500 : 8 * 500);
        assert_int_equal(accesses[2], shift == 0 ? 0 : 4000);
        ragged_free(&g);
    }
}

int main() {
    const struct CMUnitTest tests[] = {
        RAGGED_TESTS,
        cmocka_unit_test(test_aligned_rows_reduce_16_bytes_at_a_time),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
