/* The kernels of ragged rows as host code: every thread of every block, one
 * after another, against plain loops. */
#include "kernels/cuda/ragged.cuh"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <vector>

extern "C" {
#include <cmocka.h>
}

void sdyi_host_loads(const void *, size_t) {}
void sdyi_host_stores(const void *, size_t) {}
void sdyi_host_shares(uint32_t, size_t) {}

namespace {

enum { MEMBERS = 3, COLUMNS = 5, THREADS = 7, UNTOUCHED = -9 };

/* The buffers of a member, which messages leave and come to. */
struct member {
    sdyi_ragged r;
    std::vector<int64_t> counts, received;
    std::vector<int32_t> in, out;
    std::vector<char> memory;

    sdyi_ragged_launch launch() {
        return {r,
                reinterpret_cast<const char *>(in.data()),
                counts.data(),
                memory.data(),
                reinterpret_cast<char *>(out.data()),
                received.data()};
    }
};

typedef std::vector<member> group;

int32_t value_of(int64_t p, int64_t i) {
    return (int32_t)(p * 1000 + i);
}

/* Rows of members by their counts, n of `width`. */
group make_group(bool gathers, bool reduces, const int64_t *counts,
                 int64_t capacity, int64_t room) {
    group g(MEMBERS);
    for (int64_t p = 0; p < MEMBERS; p++) {
        sdyi_ragged r = {};
        r.gathers = gathers;
        r.reduces = reduces;
        r.n = MEMBERS;
        r.own = p;
        r.width = gathers ? 1 : MEMBERS;
        r.in_capacity = r.out_capacity = capacity;
        r.room = room;
        r.line = COLUMNS * sizeof(int32_t);
        r.slot =
            sdyi_ragged_head(&r) + sdyi_ragged_aligned((size_t)room * r.line);
        r.dtype = SDYRT_I32;
        r.reduction = SDYRT_SUM;
        member &m = g[(size_t)p];
        m.r = r;
        m.counts.assign(counts + p * r.width, counts + (p + 1) * r.width);
        m.received.assign(MEMBERS, 77);
        m.in.resize((size_t)capacity * COLUMNS);
        for (size_t i = 0; i < m.in.size(); i++)
            m.in[i] = value_of(p, (int64_t)i);
        m.out.assign((size_t)capacity * COLUMNS, UNTOUCHED);
        m.memory.assign(sdyi_ragged_bytes(&r), 0x5a);
    }
    return g;
}

template <class F> void run_threads(const F &run) {
    for (uint32_t t = 0; t < THREADS; t++)
        run(sdyi_worker{t, THREADS});
}

void pack(member &m) {
    const sdyi_ragged_launch l = m.launch();
    for (int64_t slot = 0; slot < sdyi_ragged_sends(&m.r); slot++) {
        const sdyi_ragged_span span = sdyi_span_to(l, slot);
        run_threads(
            [&](sdyi_worker w) { sdyi_pack_rows<uint32_t>(l, span, slot, w); });
    }
}

void send(group &g) {
    for (member &to : g)
        for (member &from : g)
            if (from.r.own != to.r.own)
                memcpy(to.memory.data() + sdyi_ragged_from(&to.r, from.r.own),
                       from.memory.data() + sdyi_ragged_to(&from.r, to.r.own),
                       from.r.slot);
}

void unpack(member &m) {
    const sdyi_ragged_launch l = m.launch();
    bool is_wrong = false;
    run_threads([&](sdyi_worker w) { is_wrong |= sdyi_are_wrong(l, w); });
    run_threads([&](sdyi_worker w) { sdyi_report_ragged(l, is_wrong, w); });
    for (int64_t p = 0; p < m.r.n && !m.r.reduces; p++)
        run_threads(
            [&](sdyi_worker w) { sdyi_unpack_rows<uint32_t>(l, p, w); });
    if (m.r.reduces)
        run_threads([&](sdyi_worker w) {
            sdyi_reduce_rows<sdyi_kept<SDYRT_I32, number_u32>::as, SDYRT_SUM>(
                l, w);
        });
}

void run(group &g) {
    for (member &m : g)
        pack(m);
    send(g);
    for (member &m : g)
        unpack(m);
}

void test_all_to_all(void **) {
    static const int64_t counts[] = {1, 0, 4, 0, 0, 0, 2, 3, 0};
    group g = make_group(false, false, counts, 6, 4);
    run(g);
    for (int64_t q = 0; q < MEMBERS; q++) {
        const member &m = g[(size_t)q];
        size_t at = 0;
        for (int64_t p = 0; p < MEMBERS; p++) {
            int64_t before = 0;
            for (int64_t k = 0; k < q; k++)
                before += counts[p * MEMBERS + k];
            assert_int_equal(m.received[(size_t)p], counts[p * MEMBERS + q]);
            for (int64_t i = 0; i < counts[p * MEMBERS + q] * COLUMNS; i++)
                assert_int_equal(m.out[at++],
                                 value_of(p, before * COLUMNS + i));
        }
        for (; at < m.out.size(); at++)
            assert_int_equal(m.out[at], UNTOUCHED);
    }
}

void test_all_gather(void **) {
    static const int64_t counts[] = {2, 0, 3};
    group g = make_group(true, false, counts, 5, 3);
    run(g);
    for (const member &m : g) {
        size_t at = 0;
        for (int64_t p = 0; p < MEMBERS; p++) {
            assert_int_equal(m.received[(size_t)p], counts[p]);
            for (int64_t i = 0; i < counts[p] * COLUMNS; i++)
                assert_int_equal(m.out[at++], value_of(p, i));
        }
    }
}

void test_reduce_scatter(void **) {
    static const int64_t counts[] = {1, 0, 2, 1, 0, 2, 1, 0, 2};
    group g = make_group(false, true, counts, 4, 2);
    run(g);
    for (int64_t q = 0; q < MEMBERS; q++) {
        const member &m = g[(size_t)q];
        const int64_t before = q == 2 ? 1 : q;
        size_t at = 0;
        for (int64_t i = 0; i < counts[q] * COLUMNS; i++)
            assert_int_equal(m.out[at++], 3000 + 3 * (before * COLUMNS + i));
        for (; at < m.out.size(); at++)
            assert_int_equal(m.out[at], UNTOUCHED);
        for (int64_t p = 0; p < MEMBERS; p++)
            assert_int_equal(m.received[(size_t)p], counts[p]);
    }
}

/* Every member gets the error, and nothing is written. */
void assert_wrong(bool gathers, bool reduces, const int64_t *counts) {
    group g = make_group(gathers, reduces, counts, 6, 4);
    run(g);
    for (const member &m : g) {
        for (const int64_t count : m.received)
            assert_int_equal(count, -1);
        for (const int32_t value : m.out)
            assert_int_equal(value, UNTOUCHED);
    }
}

void test_counts_that_do_not_fit(void **) {
    static const int64_t below[] = {1, 0, 4, 0, -1, 0, 2, 0, 0};
    static const int64_t above[] = {1, 0, 0, 0, 0, 5, 0, 0, 0};
    static const int64_t in[] = {0, 0, 0, 3, 2, 2, 0, 0, 0};
    static const int64_t out[] = {3, 0, 0, 3, 0, 0, 1, 0, 0};
    static const int64_t huge[] = {INT64_MAX, INT64_MAX, 2, 0, 0, 0, 0, 0, 0};
    static const int64_t gathered[] = {3, 3, 1};
    static const int64_t differ[] = {1, 1, 1, 1, 1, 1, 1, 2, 1};
    assert_wrong(false, false, below);
    assert_wrong(false, false, above);
    assert_wrong(false, false, in);
    assert_wrong(false, false, out);
    assert_wrong(false, false, huge);
    assert_wrong(true, false, gathered);
    assert_wrong(false, true, differ);
}

} // namespace

int main() {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_to_all),
        cmocka_unit_test(test_all_gather),
        cmocka_unit_test(test_reduce_scatter),
        cmocka_unit_test(test_counts_that_do_not_fit),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
