/* Messages between two ranks: matched pairs and batches with peers that are
 * known at run time, and what becomes of those that do not match. */
#include "collectives/on_ranks.h"

#include <stdio.h>

enum { MOST = 64, LARGE = 700 * 1000 };

static unsigned char byte_of(int from, int to, int round, size_t i) {
    return (unsigned char)(from * 31 + to * 17 + round * 7 + (int)(i % 251));
}

/* -- batches --------------------------------------------------------------- */

static size_t bytes_of(int round) {
    static const size_t sizes[] = {8, 0, 5000, LARGE, 1};
    return sizes[round % 5];
}

/* Each sends to the rank `round` after it and receives from the one before, at
 * round 0 itself; by the coordinates of a grid. Memory is lent, or not. */
static sdyrt_status rotate(sdyrt_context *context, int round,
                           const sdyrt_mesh *grid, unsigned char *const *at) {
    const int n = sdyrt_context_size(context),
              own = sdyrt_context_rank(context);
    const int axis = 0;
    const int64_t to[] = {(own + round) % n}, from[] = {(own + n - round) % n};
    int64_t peers[2] = {-1, -1};
    const size_t bytes = bytes_of(round);
    sdyrt_status status = sdyrt_grid_member(grid, own, &axis, 1, to, &peers[0]);
    if (status == SDYRT_OK)
        status = sdyrt_grid_member(grid, own, &axis, 1, from, &peers[1]);
    for (size_t i = 0; i < bytes; i++) {
        at[0][i] = byte_of(own, (int)peers[0], round, i);
        at[1][i] = 0;
    }
    at[1][bytes] = 0xee;
    const sdyrt_message both[] = {
        {.peer = (int)peers[0], .data = at[0], .bytes = bytes},
        {.receives = true,
         .peer = (int)peers[1],
         .data = at[1],
         .bytes = bytes},
    };
    if (status == SDYRT_OK)
        status = sdyrt_batch(context, both, 2);
    for (size_t i = 0; i < bytes && status == SDYRT_OK; i++)
        if (at[1][i] != byte_of((int)peers[1], own, round, i))
            status = SDYRT_BACKEND;
    return status == SDYRT_OK && at[1][bytes] != 0xee ? SDYRT_BACKEND : status;
}

static sdyrt_status rotate_all(sdyrt_context *context, void *argument) {
    const int64_t size = sdyrt_context_size(context);
    const sdyrt_mesh *grid = NULL;
    void *lent = NULL;
    unsigned char *const own = malloc(LARGE + 1);
    (void)argument;
    sdyrt_status status = own == NULL ? SDYRT_MEMORY : SDYRT_OK;
    if (status == SDYRT_OK)
        status = sdyrt_alloc(context, LARGE + 1, &lent);
    if (status == SDYRT_OK)
        status = sdyrt_grid_create(&size, 1, &grid);
    for (int round = 0; round < 2 * size && status == SDYRT_OK; round++) {
        unsigned char *const at[] = {round < size ? own : lent,
                                     round < size ? lent : own};
        status = rotate(context, round % (int)size, grid, at);
        if (status == SDYRT_OK && round % 3 == 0)
            status = sdyrt_barrier(context);
    }
    sdyrt_mesh_release(grid);
    sdyrt_free(context, lent);
    free(own);
    return status;
}

static void test_batches_with_peers_of_every_round(void **state) {
    (void)state;
    assert_int_equal(run_ranks(NULL, rotate_all, NULL), SDYRT_OK);
}

/* -- pairs ----------------------------------------------------------------- */

/* Several to one rank, in their order, while others do nothing. */
static sdyrt_status in_order(sdyrt_context *context, void *argument) {
    const int rank = sdyrt_context_rank(context);
    sdyrt_status status = SDYRT_OK;
    (void)argument;
    for (int i = 0; i < 20 && status == SDYRT_OK; i++) {
        int64_t value = rank == 0 ? 100 + i : -1;
        if (rank == 0)
            status = sdyrt_send(context, 1, &value, sizeof value);
        else if (rank == 1)
            status = sdyrt_recv(context, 0, &value, sizeof value);
        if (status == SDYRT_OK && rank == 1 && value != 100 + i)
            status = SDYRT_BACKEND;
    }
    return status;
}

/* Several in one batch, of one pair: by their order too. */
static sdyrt_status batch_in_order(sdyrt_context *context, void *argument) {
    const int rank = sdyrt_context_rank(context);
    int64_t values[6];
    sdyrt_message m[6];
    (void)argument;
    if (rank > 1)
        return SDYRT_OK;
    for (int i = 0; i < 6; i++) {
        values[i] = rank == 0 ? i : -1;
        m[i] = (sdyrt_message){.receives = rank == 1,
                               .peer = 1 - rank,
                               .data = &values[i],
                               .bytes = sizeof values[i]};
    }
    sdyrt_status status = sdyrt_batch(context, m, 6);
    for (int i = 0; i < 6 && status == SDYRT_OK; i++)
        if (values[i] != i)
            status = SDYRT_BACKEND;
    return status;
}

static void test_messages_of_a_pair_keep_their_order(void **state) {
    (void)state;
    if (n_ranks < 2)
        skip();
    assert_int_equal(run_ranks(NULL, in_order, NULL), SDYRT_OK);
    assert_int_equal(run_ranks(NULL, batch_in_order, NULL), SDYRT_OK);
}

/* -- what does not match --------------------------------------------------- */

/* Two ranks do the same, which neither has the other end of. */
static sdyrt_status both_wait(sdyrt_context *context, void *argument) {
    const int rank = sdyrt_context_rank(context);
    const bool receives = *(const bool *)argument;
    int64_t value = rank;
    char wanted[2][128];
    if (rank > 1)
        return SDYRT_OK;
    const sdyrt_status status =
        receives ? sdyrt_recv(context, 1 - rank, &value, sizeof value)
                 : sdyrt_send(context, 1 - rank, &value, sizeof value);
    for (int r = 0; r < 2; r++) /* of whichever gave up first */
        (void)snprintf(wanted[r], sizeof wanted[r],
                       receives ? "rank %d waited 0.3 s to receive 8 bytes "
                                  "from rank %d, which has not come to send "
                                  "them"
                                : "rank %d waited 0.3 s to send 8 bytes to "
                                  "rank %d, which has not come to receive them",
                       r, 1 - r);
    return status == SDYRT_TIMEOUT && value == rank &&
                   (strstr(sdyrt_last_error(), wanted[0]) != NULL ||
                    strstr(sdyrt_last_error(), wanted[1]) != NULL)
               ? SDYRT_OK
               : SDYRT_BACKEND;
}

static void test_a_message_without_its_other_end_tells_both(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    config.timeout = 0.3; /* in which nobody succeeds */
    if (n_ranks < 2)
        skip();
    for (int i = 0; i < 2; i++) {
        bool receives = i == 1;
        assert_int_equal(run_ranks(&config, both_wait, &receives), SDYRT_OK);
    }
}

/* All others wait for rank 0, which does not send to them. */
static sdyrt_status wait_for_rank_0(sdyrt_context *context, void *argument) {
    const int rank = sdyrt_context_rank(context);
    int64_t value = -1;
    (void)argument;
    if (rank == 0) /* it stays until they have given up */
        return sdyrt_recv(context, sdyrt_context_size(context) - 1, &value,
                          sizeof value) == SDYRT_TIMEOUT
                   ? SDYRT_OK
                   : SDYRT_BACKEND;
    if (sdyrt_recv(context, 0, &value, sizeof value) != SDYRT_TIMEOUT)
        return SDYRT_BACKEND;
    return strstr(sdyrt_last_error(), " to receive 8 bytes from rank ") != NULL
               ? SDYRT_OK
               : SDYRT_BACKEND;
}

static void test_all_that_wait_for_a_sender_are_told(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    config.timeout = 0.3;
    if (n_ranks < 2)
        skip();
    assert_int_equal(run_ranks(&config, wait_for_rank_0, NULL), SDYRT_OK);
}

static sdyrt_status send_more(sdyrt_context *context, void *argument) {
    const int rank = sdyrt_context_rank(context);
    int32_t values[2] = {-7, -7};
    (void)argument;
    if (rank > 1)
        return SDYRT_OK;
    const sdyrt_status status = rank == 0 ? sdyrt_send(context, 1, values, 8)
                                          : sdyrt_recv(context, 0, values, 4);
    const bool is_reported =
        strstr(sdyrt_last_error(), "message #1 from rank 0 to rank 1: 8 bytes "
                                   "are sent, and 4 received") != NULL;
    return is_reported && values[0] == -7 &&
                   (status == SDYRT_MISMATCH || status == SDYRT_ABORTED)
               ? SDYRT_OK
               : SDYRT_BACKEND;
}

static void test_bytes_that_differ_are_a_mismatch(void **state) {
    (void)state;
    if (n_ranks < 2)
        skip();
    assert_int_equal(run_ranks(NULL, send_more, NULL), SDYRT_OK);
}

static sdyrt_status send_to_none(sdyrt_context *context, void *argument) {
    int64_t value = 0;
    (void)argument;
    if (sdyrt_context_rank(context) != 0)
        return SDYRT_OK;
    const sdyrt_status status = sdyrt_send(context, 1, &value, sizeof value);
    return status == SDYRT_ABORTED &&
                   strstr(sdyrt_last_error(),
                          "rank 0 waits in vain to send 8 bytes to rank 1") !=
                       NULL
               ? SDYRT_OK
               : SDYRT_BACKEND;
}

static void test_a_peer_that_is_gone_ends_the_wait(void **state) {
    (void)state;
    if (n_ranks < 2)
        skip();
    assert_int_equal(run_ranks(NULL, send_to_none, NULL), SDYRT_OK);
}

static sdyrt_status give_wrong_peers(sdyrt_context *context, void *argument) {
    const int n = sdyrt_context_size(context);
    int64_t value = 0;
    (void)argument;
    if (sdyrt_send(context, n, &value, 8) != SDYRT_ARGUMENT ||
        sdyrt_recv(context, -1, &value, 8) != SDYRT_ARGUMENT ||
        sdyrt_recv(context, 0, NULL, 8) != SDYRT_ARGUMENT ||
        sdyrt_batch(context, NULL, 1) != SDYRT_ARGUMENT ||
        sdyrt_batch(context, NULL, 0) != SDYRT_OK)
        return SDYRT_BACKEND;
    return sdyrt_barrier(context); /* it is whole */
}

static void test_wrong_messages_are_refused(void **state) {
    (void)state;
    assert_int_equal(run_ranks(NULL, give_wrong_peers, NULL), SDYRT_OK);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_batches_with_peers_of_every_round),
        cmocka_unit_test(test_messages_of_a_pair_keep_their_order),
        cmocka_unit_test(test_a_message_without_its_other_end_tells_both),
        cmocka_unit_test(test_all_that_wait_for_a_sender_are_told),
        cmocka_unit_test(test_bytes_that_differ_are_a_mismatch),
        cmocka_unit_test(test_a_peer_that_is_gone_ends_the_wait),
        cmocka_unit_test(test_wrong_messages_are_refused),
    };
    return RUN_ON_RANKS(tests, argc, argv, MOST);
}
