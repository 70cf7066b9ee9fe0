/* Who sends what to whom: complete, without talking, evenly, and cheap on a
 * mesh of any size. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "parsed_sharding.h"

#include <sdyrt/sdyrt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_RANKS 64

/* A reshard between two shardings of meshes of their own. */
typedef struct route_case {
    const char *from_mesh;
    const char *from;
    const char *to_mesh;
    const char *to;
    const char *type;
    int n_ranks;
    const int *from_ranks;
    const int *to_ranks;
} route_case;

static sdyrt_op op_of(const route_case *c) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    assert_int_equal(sdyrt_type_parse(c->type, &op.type), SDYRT_OK);
    op.from = parse(c->from_mesh, c->from);
    op.to = parse(c->to_mesh, c->to);
    op.from_ranks = c->from_ranks;
    op.to_ranks = c->to_ranks;
    if (c->from_ranks != NULL)
        op.n_from_ranks = sdyrt_mesh_device_count(sdyrt_sharding_mesh(op.from));
    if (c->to_ranks != NULL)
        op.n_to_ranks = sdyrt_mesh_device_count(sdyrt_sharding_mesh(op.to));
    return op;
}

static void release_op(sdyrt_op *op) {
    sdyrt_sharding_release(op->from);
    sdyrt_sharding_release(op->to);
}

static bool same_tile(const sdyrt_tile *a, const sdyrt_tile *b) {
    return a->elements == b->elements &&
           memcmp(a->offset, b->offset, sizeof a->offset) == 0 &&
           memcmp(a->size, b->size, sizeof a->size) == 0;
}

static int64_t elements_of(const sdyrt_box_info *box) {
    int64_t n = 1;
    for (int d = 0; d < box->rank; d++)
        n *= box->size[d];
    return n;
}

/* All ranks' plans fit together: what one sends another receives, each out tile
 * is filled once, and replicas of a source tile send the same number of boxes,
 * give or take one. */
static void check_route(const route_case *c) {
    sdyrt_op op = op_of(c);
    sdyrt_plan *plans[MAX_RANKS];
    sdyrt_plan_info infos[MAX_RANKS];
    for (int r = 0; r < c->n_ranks; r++) {
        infos[r] = (sdyrt_plan_info)SDYRT_PLAN_INFO_INIT;
        assert_int_equal(
            sdyrt_plan_preview(&op, NULL, r, c->n_ranks, &plans[r]), SDYRT_OK);
        assert_int_equal(sdyrt_plan_info_get(plans[r], &infos[r]), SDYRT_OK);
        assert_int_equal(infos[r].n_exchanges, 1);
    }
    int64_t sent[MAX_RANKS][MAX_RANKS] = {{0}};
    for (int r = 0; r < c->n_ranks; r++) {
        sdyrt_exchange_info step = SDYRT_EXCHANGE_INFO_INIT;
        assert_int_equal(sdyrt_plan_exchange(plans[r], 0, &step), SDYRT_OK);
        for (int64_t i = 0; i < step.n_sends; i++) {
            sdyrt_box_info box = SDYRT_BOX_INFO_INIT;
            assert_int_equal(sdyrt_plan_send(plans[r], 0, i, &box), SDYRT_OK);
            assert_true(box.peer != r && box.peer < c->n_ranks);
            assert_int_equal(sent[r][box.peer], 0);
            sent[r][box.peer] = elements_of(&box);
        }
    }
    for (int r = 0; r < c->n_ranks; r++) {
        sdyrt_exchange_info step = SDYRT_EXCHANGE_INFO_INIT;
        int64_t filled = 0;
        assert_int_equal(sdyrt_plan_exchange(plans[r], 0, &step), SDYRT_OK);
        for (int64_t i = 0; i < step.n_receives; i++) {
            sdyrt_box_info box = SDYRT_BOX_INFO_INIT;
            assert_int_equal(sdyrt_plan_receive(plans[r], 0, i, &box),
                             SDYRT_OK);
            filled += elements_of(&box);
            if (box.peer == r)
                continue;
            assert_int_equal(sent[box.peer][r], elements_of(&box));
            sent[box.peer][r] = 0;
        }
        assert_int_equal(filled, infos[r].out_tile.elements);
        assert_int_equal(infos[r].bytes_received, infos[r].lower_bound);
    }
    for (int r = 0; r < c->n_ranks; r++)
        for (int p = 0; p < c->n_ranks; p++)
            assert_int_equal(sent[r][p], 0);
    for (int a = 0; a < c->n_ranks; a++)
        for (int b = 0; b < a; b++) {
            if (infos[a].in_device < 0 || infos[b].in_device < 0 ||
                !same_tile(&infos[a].in_tile, &infos[b].in_tile))
                continue;
            const int64_t more =
                infos[a].messages_sent - infos[b].messages_sent;
            if (more < -1 || more > 1)
                fail_msg("%s -> %s: ranks %d and %d have one tile and send "
                         "%d and %d boxes",
                         c->from, c->to, a, b, (int)infos[a].messages_sent,
                         (int)infos[b].messages_sent);
        }
    for (int r = 0; r < c->n_ranks; r++)
        sdyrt_plan_destroy(plans[r]);
    release_op(&op);
}

static void test_replicas_share_the_sending(void **state) {
    (void)state;
    static const char ab[] = "<[\"a\"=4,\"b\"=4]>";
    static const char abc[] = "<[\"a\"=2,\"b\"=3,\"c\"=4]>";
    const route_case cases[] = {
        {ab, "<@m, [{\"a\"}, {}]>", ab, "<@m, [{\"b\"}, {}]>",
         "tensor<16x8xf32>", 16, NULL, NULL},
        {ab, "<@m, [{\"a\"}, {}]>", ab, "<@m, [{}, {\"b\"}]>",
         "tensor<16x8xf32>", 16, NULL, NULL},
        {ab, "<@m, [{\"a\"}, {}]>", ab, "<@m, [{\"b\",\"a\"}, {}]>",
         "tensor<16x8xf32>", 16, NULL, NULL},
        {ab, "<@m, [{\"a\"}, {}]>", ab, "<@m, [{}, {}]>", "tensor<13x8xf32>",
         16, NULL, NULL},
        {ab, "<@m, [{\"a\"}, {}]>", ab, "<@m, [{\"a\":(1)2}, {}]>",
         "tensor<13x8xf32>", 16, NULL, NULL},
        {ab, "<@m, [{\"a\":(1)2}, {}]>", ab, "<@m, [{\"a\":(2)2}, {\"b\"}]>",
         "tensor<13x8xf32>", 16, NULL, NULL},
        {abc, "<@m, [{\"b\"}, {}]>", abc, "<@m, [{\"c\"}, {\"a\"}]>",
         "tensor<25x8xf32>", 24, NULL, NULL},
        {abc, "<@m, [{\"c\"}, {}]>", abc, "<@m, [{\"b\",\"c\":(1)2}, {}]>",
         "tensor<25x8xf32>", 24, NULL, NULL},
        {abc, "<@m, [{}, {\"a\"}]>", abc, "<@m, [{\"a\",\"b\"}, {\"c\"}]>",
         "tensor<25x8xf32>", 24, NULL, NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        check_route(&cases[i]);
}

static void test_replicas_share_the_sending_between_meshes(void **state) {
    (void)state;
    static const int low[] = {0, 1, 2, 3, 4, 5, 6, 7};
    static const int high[] = {8, 9, 10, 11, 12, 13, 14, 15};
    static const int mixed[] = {9, 3, 4, 15, 0, 7, 11, 1};
    static const char ab[] = "<[\"a\"=2,\"b\"=4]>";
    static const char ids[] =
        "<[\"a\"=2,\"b\"=4], device_ids=[3,6,1,0,7,2,5,4]>";
    static const char x[] = "<[\"x\"=8]>";
    static const char a4[] = "<[\"a\"=4]>";
    static const char y6[] = "<[\"y\"=2,\"z\"=3]>";
    const route_case cases[] = {
        {ab, "<@m, [{\"a\"}, {}]>", ids, "<@m, [{\"a\"}, {}]>",
         "tensor<16x8xf32>", 8, NULL, NULL},
        {ab, "<@m, [{\"a\"}, {}]>", ids, "<@m, [{}, {\"b\"}]>",
         "tensor<16x8xf32>", 8, NULL, NULL},
        {ab, "<@m, [{\"b\"}, {}]>", x, "<@m, [{}, {}]>", "tensor<16x8xf32>", 8,
         NULL, NULL},
        {ab, "<@m, [{\"b\"}, {}]>", y6, "<@m, [{\"z\"}, {}]>",
         "tensor<16x8xf32>", 8, NULL, NULL},
        {y6, "<@m, [{\"y\"}, {}]>", ab, "<@m, [{\"b\"}, {\"a\"}]>",
         "tensor<13x7xf32>", 8, NULL, NULL},
        {ab, "<@m, [{\"b\"}, {}]>", x, "<@m, [{\"x\"}, {}]>",
         "tensor<16x8xf32>", 16, low, high},
        {ab, "<@m, [{\"a\"}, {}]>", x, "<@m, [{}, {}]>", "tensor<16x8xf32>", 16,
         low, high},
        {ab, "<@m, [{\"a\"}, {}]>", x, "<@m, [{}, {\"x\":(2)2}]>",
         "tensor<16x8xf32>", 16, low, mixed},
        /* meshes of which one is the first half or quarter of the other */
        {ab, "<@m, [{\"b\"}, {}]>", a4, "<@m, [{\"a\"}, {}]>",
         "tensor<16x8xf32>", 8, NULL, NULL},
        {ab, "<@m, [{\"a\"}, {}]>", a4, "<@m, [{}, {\"a\":(2)2}]>",
         "tensor<13x7xf32>", 8, NULL, NULL},
        {a4, "<@m, [{}, {\"a\":(1)2}]>", ab, "<@m, [{\"b\"}, {}]>",
         "tensor<13x7xf32>", 8, NULL, NULL},
        {a4, "<@m, [{}, {}]>", "<[\"x\"=4,\"y\"=4]>", "<@m, [{\"y\"}, {}]>",
         "tensor<13x7xf32>", 16, NULL, NULL},
        {"<[], device_ids=[5]>", "<@m, []>", x, "<@m, [{\"x\"}, {}]>",
         "tensor<16x8xf32>", 8, NULL, NULL},
        {x, "<@m, [{\"x\":(1)2}, {}]>", "<[], device_ids=[5]>", "<@m, []>",
         "tensor<16x8xf32>", 8, NULL, NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        check_route(&cases[i]);
}

/* The plan of rank `rank` of a context of 2^30 ranks. */
static sdyrt_plan_info look(const char *from, const char *to, int rank) {
    static const char huge[] = "<[\"a\"=1024,\"b\"=1024,\"c\"=1024]>";
    route_case c = {.from_mesh = huge,
                    .from = from,
                    .to_mesh = huge,
                    .to = to,
                    .type = "tensor<2147483648x4096xf32>"};
    sdyrt_op op = op_of(&c);
    sdyrt_plan *plan;
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    assert_int_equal(sdyrt_plan_preview(&op, NULL, rank, 1 << 30, &plan),
                     SDYRT_OK);
    assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
    assert_int_equal(info.bytes_received, info.lower_bound);
    sdyrt_plan_destroy(plan);
    release_op(&op);
    return info;
}

static void test_a_plan_costs_its_peers_on_a_mesh_of_a_billion(void **state) {
    (void)state;
    const int rank = 123456789;
    sdyrt_plan_info info = look("<@m, [{\"a\",\"b\",\"c\"}, {}]>",
                                "<@m, [{\"a\",\"b\",\"c\":(1)128}, {}]>", rank);
    assert_int_equal(info.messages_received, 7);
    assert_int_equal(info.messages_sent, 7);
    /* all held already, from a tile that the whole mesh has */
    info = look("<@m, [{}, {}]>", "<@m, [{\"c\",\"a\"}, {\"b\"}]>", rank);
    assert_int_equal(info.messages_received, 0);
    assert_int_equal(info.messages_sent, 0);
    assert_int_equal(info.bytes_local, 2048 * 4 * 4);
    /* each tile is wanted by 1024 * 1023 ranks and held by 1024 * 1024 */
    info = look("<@m, [{\"a\"}, {}]>", "<@m, [{\"b\"}, {}]>", rank);
    assert_true(info.messages_received <= 2);
    assert_true(info.messages_sent <= 1);
    /* and a transposition of two axes */
    info = look("<@m, [{\"a\",\"b\"}, {}]>", "<@m, [{\"b\",\"a\"}, {}]>", rank);
    assert_int_equal(info.messages_received, 1);
    assert_int_equal(info.messages_sent, 1);
}

static void test_many_replicas_share_what_half_the_mesh_wants(void **state) {
    (void)state;
    route_case c = {.from_mesh = "<[\"a\"=131072,\"b\"=8]>",
                    .from = "<@m, [{\"b\"}, {}]>",
                    .to_mesh = "<[\"a\"=131072,\"b\"=4]>",
                    .to = "<@m, [{}, {}]>",
                    .type = "tensor<16x8xf32>"};
    sdyrt_op op = op_of(&c);
    /* each eighth is held by 2^17 ranks and wanted by 7/8 of 2^19: 3.5 each */
    int64_t sent = 0;
    for (int a = 0; a < 131072; a += 1000)
        for (int b = 0; b < 8; b += 7) {
            sdyrt_plan *plan;
            sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
            assert_int_equal(
                sdyrt_plan_preview(&op, NULL, 8 * a + b, 1 << 20, &plan),
                SDYRT_OK);
            assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
            assert_in_range(info.messages_sent, 3, 4);
            assert_int_equal(info.messages_received, a < 65536 ? 7 : 0);
            sent += info.messages_sent;
            sdyrt_plan_destroy(plan);
        }
    assert_true(sent > 3 * 264 && sent < 4 * 264);
    release_op(&op);
}

static void test_random_shardings_share_evenly(void **state) {
    (void)state;
    static const char mesh[] = "<[\"a\"=2,\"b\"=3,\"c\"=4]>";
    static const char *const dims[][2] = {
        {"\"a\"", "\"b\""},
        {"\"b\",\"c\"", "\"a\""},
        {"\"c\":(1)2", "\"b\""},
        {"\"c\":(2)2", "\"a\",\"c\":(1)2"},
        {"", "\"c\""},
        {"\"b\"", ""},
        {"\"c\",\"b\"", ""},
        {"\"a\",\"c\"", "\"b\""},
        {"", ""},
    };
    const size_t n = sizeof dims / sizeof dims[0];
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            char from[80], to[80];
            snprintf(from, sizeof from, "<@m, [{%s}, {%s}]>", dims[i][0],
                     dims[i][1]);
            snprintf(to, sizeof to, "<@m, [{%s}, {%s}]>", dims[j][0],
                     dims[j][1]);
            const char *const types[] = {"tensor<24x24xf32>",
                                         "tensor<7x11xf32>"};
            for (int t = 0; t < 2; t++) {
                const route_case c = {mesh,     from, mesh, to,
                                      types[t], 24,   NULL, NULL};
                check_route(&c);
            }
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_replicas_share_the_sending),
        cmocka_unit_test(test_replicas_share_the_sending_between_meshes),
        cmocka_unit_test(test_a_plan_costs_its_peers_on_a_mesh_of_a_billion),
        cmocka_unit_test(test_many_replicas_share_what_half_the_mesh_wants),
        cmocka_unit_test(test_random_shardings_share_evenly),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
