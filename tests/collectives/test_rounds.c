/* Rounds of movements: no pair of ranks has two boxes in one, and both ends of
 * a box have it in the same one. Movements as one exchange: both ends of a pair
 * have its boxes in the same order. */
#include "collectives/in_groups.h"
#include "collectives/plan/plan.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <sdyrt/sdyrt.h>
#include <stdlib.h>

#define MAX_RANKS 16

typedef struct rank_rounds {
    sdyrt_plan *plan;
    sdyi_boxes *boxes;
    sdyi_rounds rounds;
    sdyi_exchange joined;
} rank_rounds;

typedef struct job {
    int n;
    rank_rounds ranks[MAX_RANKS];
} job;

static void start(const sdyrt_op *op, job *j) {
    j->n = (int)sdyrt_mesh_device_count(sdyrt_sharding_mesh(op->to));
    for (int r = 0; r < j->n; r++) {
        rank_rounds *const k = &j->ranks[r];
        assert_int_equal(sdyrt_plan_preview(op, NULL, r, j->n, &k->plan),
                         SDYRT_OK);
        assert_int_equal(sdyi_plan_boxes(k->plan, &k->boxes), SDYRT_OK);
        assert_int_equal(sdyi_plan_rounds(k->plan, k->boxes, &k->rounds),
                         SDYRT_OK);
        assert_int_equal(sdyi_exchanges_join(k->boxes->exchanges, k->boxes->n,
                                             r, &k->joined),
                         SDYRT_OK);
    }
}

static void end(job *j) {
    for (int r = 0; r < j->n; r++) {
        sdyi_rounds_free(&j->ranks[r].rounds);
        sdyi_exchange_free(&j->ranks[r].joined);
        sdyrt_plan_destroy(j->ranks[r].plan);
    }
}

/* The one box of `peer` among them; NULL: none. */
static const sdyi_peer_box *box_of(const sdyi_peer_box *boxes, int64_t n,
                                   int peer) {
    const sdyi_peer_box *found = NULL;
    for (int64_t i = 0; i < n; i++) {
        if (boxes[i].peer != peer)
            continue;
        assert_null(found);
        found = &boxes[i];
    }
    return found;
}

/* The round `k` of a rank; an empty one where it has fewer. */
static sdyi_exchange round_of(const job *j, int rank, int k) {
    const sdyi_rounds *const rounds = &j->ranks[rank].rounds;
    return k < rounds->n ? rounds->exchanges[k] : (sdyi_exchange){0};
}

static void assert_pairs_agree(const job *j, int k) {
    for (int from = 0; from < j->n; from++)
        for (int to = 0; to < j->n; to++) {
            const sdyi_exchange source = round_of(j, from, k),
                                target = round_of(j, to, k);
            if (from == to)
                continue;
            const sdyi_peer_box *const sent =
                box_of(source.sends, source.n_sends, to);
            const sdyi_peer_box *const received =
                box_of(target.receives, target.n_receives, from);
            assert_int_equal(sent == NULL, received == NULL);
            if (sent == NULL)
                continue;
            assert_memory_equal(sent->counts, received->counts,
                                sizeof sent->counts);
            assert_memory_equal(sent->offset, received->peer_offset,
                                sizeof sent->offset);
        }
}

/* Where the boxes of `peer` start, which follow each other; their number. */
static int64_t boxes_of(const sdyi_peer_box *boxes, int64_t n, int peer,
                        const sdyi_peer_box **first) {
    int64_t found = 0;
    *first = NULL;
    for (int64_t i = 0; i < n; i++) {
        if (boxes[i].peer != peer)
            continue;
        if (found++ == 0)
            *first = &boxes[i];
        assert_ptr_equal(&boxes[i], *first + found - 1);
    }
    return found;
}

static void assert_joined(const job *j) {
    for (int from = 0; from < j->n; from++)
        for (int to = 0; to < j->n; to++) {
            const sdyi_exchange *const source = &j->ranks[from].joined,
                                       *const target = &j->ranks[to].joined;
            const sdyi_peer_box *sent, *got;
            if (from == to)
                continue;
            const int64_t n =
                boxes_of(source->sends, source->n_sends, to, &sent);
            assert_int_equal(
                boxes_of(target->receives, target->n_receives, from, &got), n);
            for (int64_t i = 0; i < n; i++) {
                assert_memory_equal(sent[i].counts, got[i].counts,
                                    sizeof sent->counts);
                assert_memory_equal(sent[i].offset, got[i].peer_offset,
                                    sizeof sent->offset);
            }
        }
}

static int64_t boxes_in(const sdyi_exchange *exchanges, int n) {
    int64_t sum = 0;
    for (int i = 0; i < n; i++)
        sum += exchanges[i].n_sends + exchanges[i].n_receives;
    return sum;
}

/* All boxes of the plans are in rounds, of which every rank has `n`. */
static void assert_rounds(const sdyrt_op *op, int n) {
    job j;
    start(op, &j);
    for (int r = 0; r < j.n; r++) {
        const rank_rounds *const k = &j.ranks[r];
        assert_int_equal(k->rounds.n, n);
        assert_int_equal(boxes_in(k->rounds.exchanges, n),
                         boxes_in(k->boxes->exchanges, k->boxes->n));
        assert_int_equal(boxes_in(&k->joined, 1),
                         boxes_in(k->boxes->exchanges, k->boxes->n));
    }
    assert_joined(&j);
    for (int k = 0; k < n; k++)
        assert_pairs_agree(&j, k);
    end(&j);
}

/* Of 5 members. */
static sdyrt_op operation(sdyrt_op_kind kind) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = kind;
    op.type = (sdyrt_type){.dtype = SDYRT_I8, .rank = 1, .dims = {3}};
    op.to = cut("<mesh<['0'=5]>, [{}]>");
    op.axes = "{\"0\"}";
    return op;
}

static sdyrt_op shift(int64_t offset) {
    sdyrt_op op = operation(SDYRT_OP_SHIFT);
    op.shift_offset = offset;
    op.rotate = true;
    return op;
}

static void test_a_rotation_is_one_round(void **state) {
    (void)state;
    const sdyrt_op op = shift(2);
    assert_rounds(&op, 1);
    release_sides(&op);
}

static void test_crossing_messages_are_one_round(void **state) {
    (void)state;
    static const sdyrt_pair pairs[] = {{0, 4}, {1, 3}, {2, 2}, {3, 1}, {4, 0}};
    sdyrt_op op = operation(SDYRT_OP_SEND_RECV);
    op.pairs = pairs;
    op.n_pairs = 5;
    assert_rounds(&op, 1);
    release_sides(&op);
}

/* Rounds of periodic halos of 1 around a grid of two dimensions. */
static void assert_halo_rounds(int rows, int columns, int n) {
    static const bool periodic[] = {true, true};
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_UPDATE_HALO;
    op.type = (sdyrt_type){.dtype = SDYRT_I8, .rank = 2, .dims = {13, 12}};
    op.to = cut("<mesh<['0'=%d, '1'=%d]>, [{'0'}, {'1'}]>", rows, columns);
    add_halo(&op.to, 0, 1, 1);
    add_halo(&op.to, 1, 1, 1);
    op.from = sdyrt_sharding_retain(op.to);
    op.periodic = periodic;
    op.n_periodic = 2;
    assert_rounds(&op, n);
    release_sides(&op);
}

/* Two shards of a periodic dimension: each is on both sides of the other. */
static void test_halos_have_a_round_a_side(void **state) {
    (void)state;
    assert_halo_rounds(3, 4, 1);
    assert_halo_rounds(2, 3, 2);
    assert_halo_rounds(2, 2, 4);
    assert_halo_rounds(1, 1, 1); /* images of its own */
}

static void test_others_have_none(void **state) {
    (void)state;
    sdyrt_op op = shift(2);
    op.out_dtype = SDYRT_I32; /* converted in scratch */
    op.converts = true;
    job j;
    start(&op, &j);
    for (int r = 0; r < j.n; r++)
        assert_null(j.ranks[r].rounds.exchanges);
    end(&j);
    release_sides(&op);
    op = shift(0); /* one movement, to itself */
    start(&op, &j);
    for (int r = 0; r < j.n; r++)
        assert_null(j.ranks[r].rounds.exchanges);
    end(&j);
    release_sides(&op);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_rotation_is_one_round),
        cmocka_unit_test(test_crossing_messages_are_one_round),
        cmocka_unit_test(test_halos_have_a_round_a_side),
        cmocka_unit_test(test_others_have_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
