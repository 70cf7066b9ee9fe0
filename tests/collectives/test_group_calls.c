/* Calls of operations in groups: what ranks must give alike, what is reported
 * where they do not, and the plans that calls at once keep. */
#include "check/case.h"
#include "collectives/in_groups.h"
#include "collectives/on_ranks.h"

#include <stdatomic.h>

/* Of one i32, along axis "0". */
static sdyrt_op broadcast(const sdyrt_sharding *to, const int64_t *root) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_BROADCAST;
    op.type.dtype = SDYRT_I32;
    op.to = to;
    op.axes = "{\"0\"}";
    op.root = root;
    op.n_root = 1;
    return op;
}

/* Each rank broadcasts from another root, by a plan or at once: all hear of it,
 * nothing is written, and the next operation works, which on nccl has buffers
 * of the device (tests/nccl). */
static sdyrt_status broadcast_from(sdyrt_context *context, int64_t root,
                                   bool is_at_once, int32_t *out) {
    int32_t own = sdyrt_context_rank(context);
    sdyrt_plan *plan = NULL;
    sdyrt_op op = broadcast(
        cut("<mesh<['0'=%d]>, []>", sdyrt_context_size(context)), &root);
    sdyrt_status status = is_at_once
                              ? sdyrt_run(context, &op, NULL, &own, out)
                              : sdyrt_plan_create(context, &op, NULL, &plan);
    if (status == SDYRT_OK && plan != NULL)
        status = sdyrt_plan_run(plan, &own, out);
    sdyrt_plan_destroy(plan);
    release_sides(&op);
    return status;
}

static sdyrt_status disagree(sdyrt_context *context, void *argument) {
    const bool is_at_once = *(const bool *)argument;
    int32_t out = -7;
    const sdyrt_status differs =
        broadcast_from(context, sdyrt_context_rank(context), is_at_once, &out);
    if (differs != SDYRT_MISMATCH || out != -7)
        return SDYRT_BACKEND;
    if (strstr(sdyrt_last_error(), "broadcast") == NULL)
        return SDYRT_BACKEND;
    return sdyrt_context_is_device(context) ||
                   (broadcast_from(context, 1, is_at_once, &out) == SDYRT_OK &&
                    out == 1)
               ? SDYRT_OK
               : SDYRT_BACKEND;
}

static void test_roots_that_differ_are_a_mismatch(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    bool is_at_once = false;
    if (n_ranks < 2)
        skip();
    config.verify = 1;
    assert_int_equal(run_ranks(&config, disagree, &is_at_once), SDYRT_OK);
}

#ifndef SDYRT_FAKE_NCCL /* which compares with `verify` alone, and whose       \
                           buffers are of a device */
/* Plans of this process. */
static atomic_int n_plans;
sdyrt_status __real_sdyi_plan_create(sdyrt_context *context, const sdyrt_op *op,
                                     const sdyrt_plan_options *options,
                                     const sdyrt_plan *like, sdyrt_plan **plan);
sdyrt_status __wrap_sdyi_plan_create(sdyrt_context *context, const sdyrt_op *op,
                                     const sdyrt_plan_options *options,
                                     const sdyrt_plan *like, sdyrt_plan **plan);

sdyrt_status __wrap_sdyi_plan_create(sdyrt_context *context, const sdyrt_op *op,
                                     const sdyrt_plan_options *options,
                                     const sdyrt_plan *like,
                                     sdyrt_plan **plan) {
    atomic_fetch_add(&n_plans, 1);
    return __real_sdyi_plan_create(context, op, options, like, plan);
}

/* One after another, each twice. */
static sdyrt_status broadcast_from_all(sdyrt_context *context, void *argument) {
    const int n = sdyrt_context_size(context);
    (void)argument;
    for (int i = 0; i < 2 * n; i++) {
        int32_t out = -1;
        const sdyrt_status status = broadcast_from(context, i % n, true, &out);
        if (status != SDYRT_OK || out != i % n)
            return status == SDYRT_OK ? SDYRT_BACKEND : status;
    }
    return SDYRT_OK;
}

/* Each root has one plan on each rank. */
static void test_a_root_may_change_from_call_to_call(void **state) {
    (void)state;
    atomic_store(&n_plans, 0);
    assert_int_equal(run_ranks(NULL, broadcast_from_all, NULL), SDYRT_OK);
    assert_int_equal(atomic_load(&n_plans),
                     is_mpi ? n_ranks : n_ranks * n_ranks);
}

/* Broadcast member 0's value, on a mesh whose devices are the ranks in reverse,
 * and then on one of the same sizes. */
static sdyrt_status broadcast_on_both(sdyrt_context *context, void *argument) {
    const int n = sdyrt_context_size(context);
    const sdyrt_mesh_axis all = {"0", n};
    const int64_t root = 0;
    const int32_t own = sdyrt_context_rank(context);
    int64_t reverse[CHECK_MAX_RANKS];
    (void)argument;
    for (int i = 0; i < n; i++)
        reverse[i] = n - 1 - i;
    for (int i = 0; i < 2; i++) {
        int32_t out = -7;
        const sdyrt_mesh *mesh = NULL;
        const sdyrt_sharding *to = NULL;
        sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
        sdyrt_status status = sdyrt_mesh_create(
            &all, 1, i == 0 ? reverse : NULL, i == 0 ? n : 0, &mesh);
        desc.mesh = mesh;
        if (status == SDYRT_OK)
            status = sdyrt_sharding_create(&desc, &to);
        const sdyrt_op op = broadcast(to, &root);
        if (status == SDYRT_OK)
            status = sdyrt_run(context, &op, NULL, &own, &out);
        release_sides(&op);
        sdyrt_mesh_release(mesh);
        if (status != SDYRT_OK || out != (i == 0 ? n - 1 : 0))
            return status == SDYRT_OK ? SDYRT_BACKEND : status;
    }
    return SDYRT_OK;
}

static void test_plans_are_kept_by_the_devices_of_a_mesh(void **state) {
    (void)state;
    assert_int_equal(run_ranks(NULL, broadcast_on_both, NULL), SDYRT_OK);
}

/* Two groups, whose devices are numbered from the last rank. */
static sdyrt_status broadcast_in_rows(sdyrt_context *context, int64_t root,
                                      int32_t *out) {
    const int n = sdyrt_context_size(context);
    const int32_t own = sdyrt_context_rank(context);
    int ranks[CHECK_MAX_RANKS];
    for (int d = 0; d < n; d++)
        ranks[d] = n - 1 - d;
    sdyrt_op op = broadcast(cut("<mesh<['0'=2, '1'=%d]>, []>", n / 2), &root);
    op.axes = "{\"1\"}";
    op.own_axes = axis_0;
    op.from_ranks = op.to_ranks = ranks;
    op.n_from_ranks = op.n_to_ranks = n;
    const sdyrt_status status = sdyrt_run(context, &op, NULL, &own, out);
    release_sides(&op);
    return status;
}

/* Each group has its root; a group whose members differ is a mismatch of all,
 * be it rank 0's or the other one. */
static sdyrt_status run_rows(sdyrt_context *context, void *argument) {
    const int n = sdyrt_context_size(context);
    const int device = n - 1 - sdyrt_context_rank(context);
    const int row = device / (n / 2);
    (void)argument;
    for (int turn = 0; turn < 3; turn++) {
        const bool agrees = turn == 2 || row == turn;
        int32_t out = -7;
        const sdyrt_status status =
            broadcast_in_rows(context, agrees ? row : device % (n / 2), &out);
        const int32_t expected =
            turn < 2 ? -7 : (int32_t)(n - 1 - (row * (n / 2) + row));
        if (status != (turn < 2 ? SDYRT_MISMATCH : SDYRT_OK) || out != expected)
            return SDYRT_BACKEND;
        if (turn < 2 && strstr(sdyrt_last_error(), "root differs: [") == NULL)
            return SDYRT_BACKEND;
    }
    return SDYRT_OK;
}

static void test_groups_have_roots_of_their_own(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    if (n_ranks < 4 || n_ranks % 2 != 0)
        skip();
    for (config.verify = 0; config.verify < 2; config.verify++)
        assert_int_equal(run_ranks(&config, run_rows, NULL), SDYRT_OK);
}

/* One rank's root is outside of the group: an error of all. */
static sdyrt_status run_outside(sdyrt_context *context, void *argument) {
    const bool is_at_once = *(const bool *)argument;
    const int n = sdyrt_context_size(context);
    int32_t out = -7;
    const sdyrt_status status =
        broadcast_from(context, sdyrt_context_rank(context) == n - 1 ? n : 0,
                       is_at_once, &out);
    if (status != SDYRT_ARGUMENT || out != -7 ||
        sdyrt_last_error_kind() != SDYRT_KIND_GRID_DEVICE ||
        strstr(sdyrt_last_error(), "Out of bounds coordinate 0") == NULL)
        return SDYRT_BACKEND;
    return broadcast_from(context, 1, is_at_once, &out) == SDYRT_OK && out == 1
               ? SDYRT_OK
               : SDYRT_BACKEND;
}

static void test_a_root_of_one_rank_is_outside(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    if (n_ranks < 2)
        skip();
    for (int i = 0; i < 4; i++) {
        bool is_at_once = i % 2 == 1;
        config.verify = i / 2;
        assert_int_equal(run_ranks(&config, run_outside, &is_at_once),
                         SDYRT_OK);
    }
}

static void test_roots_are_always_compared(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    if (n_ranks < 2)
        skip();
    config.verify = 0;
    for (int i = 0; i < 2; i++) {
        bool is_at_once = i == 1;
        assert_int_equal(run_ranks(&config, disagree, &is_at_once), SDYRT_OK);
    }
}

/* A difference of the last rank's call, and its error text. */
typedef struct difference {
    sdyrt_op_kind kind;
    const char *reported;
    bool is_at_once; /* it is also compared where it runs at once */
} difference;

static const difference differences[] = {
    {SDYRT_OP_SEND_RECV, "pairs differs: [0->1] / []", true},
    {SDYRT_OP_SHIFT, "rotate differs: none / rotate", true},
    {SDYRT_OP_UPDATE_HALO, "from differs: ", true},
    {SDYRT_OP_ALL_GATHER, "from differs: ", false},
};

/* The operation on `n` ranks. */
static sdyrt_op difference_op(sdyrt_op_kind kind, int n, bool is_other) {
    static const sdyrt_pair pair = {0, 1};
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = kind;
    op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 1, .dims = {n}};
    op.axes = "{\"0\"}";
    op.own_axes = no_axes;
    if (kind == SDYRT_OP_SEND_RECV) {
        op.pairs = &pair;
        op.n_pairs = !is_other;
    } else if (kind == SDYRT_OP_SHIFT) {
        op.shift_offset = 1;
        op.rotate = is_other;
    } else if (kind == SDYRT_OP_UPDATE_HALO) {
        op.axes = NULL;
        op.to = cut("<mesh<['0'=%d]>, [{'0'}]>", n);
        add_halo(&op.to, 0, !is_other, 0);
    } else {
        int64_t offsets[CHECK_MAX_RANKS + 1];
        for (int i = 0; i <= n; i++)
            offsets[i] = is_other && i < n ? 0 : i;
        op.axes = "[{\"0\"}]";
        op.from = cut("<mesh<['0'=%d]>, [{'0'}]>", n);
        cut_at(&op.from, 0, offsets, n + 1);
    }
    if (op.to == NULL)
        op.to = cut("<mesh<['0'=%d]>, [{}]>", n);
    if (op.from == NULL)
        op.from = sdyrt_sharding_retain(op.to);
    return op;
}

/* Run it at once, or plan it. */
static sdyrt_status run_difference(sdyrt_context *context, const difference *d,
                                   bool is_other, bool is_at_once,
                                   int32_t *out) {
    static const int32_t own[CHECK_MAX_RANKS + 2];
    sdyrt_plan *plan = NULL;
    const sdyrt_op op =
        difference_op(d->kind, sdyrt_context_size(context), is_other);
    const sdyrt_status status =
        is_at_once ? sdyrt_run(context, &op, NULL, own, out)
                   : sdyrt_plan_create(context, &op, NULL, &plan);
    sdyrt_plan_destroy(plan);
    release_sides(&op);
    return status;
}

/* All ranks get the error, and the next operation works. */
static sdyrt_status differ(sdyrt_context *context, void *argument) {
    const bool is_at_once = *(const bool *)argument;
    const int n = sdyrt_context_size(context);
    const bool is_last = sdyrt_context_rank(context) == n - 1;
    for (size_t i = 0; i < sizeof differences / sizeof *differences; i++) {
        const difference *const d = &differences[i];
        int32_t out[CHECK_MAX_RANKS + 2] = {-7};
        if (is_at_once && !d->is_at_once)
            continue;
        const sdyrt_status status =
            run_difference(context, d, is_last, is_at_once, out);
        if (status != SDYRT_MISMATCH || out[0] != -7 ||
            strstr(sdyrt_last_error(), d->reported) == NULL)
            return SDYRT_BACKEND;
        if (run_difference(context, d, false, is_at_once, out) != SDYRT_OK)
            return SDYRT_BACKEND;
    }
    return SDYRT_OK;
}

static void test_what_ranks_call_otherwise_is_told_to_all(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    if (n_ranks < 2)
        skip();
    for (int i = 0; i < 4; i++) {
        bool is_at_once = i % 2 == 1;
        config.verify = i / 2;
        assert_int_equal(run_ranks(&config, differ, &is_at_once), SDYRT_OK);
    }
}

/* The last rank calls an operation without a root instead. */
static sdyrt_status call_another(sdyrt_context *context, void *argument) {
    const int last = sdyrt_context_size(context) - 1;
    int32_t out = -7;
    (void)argument;
    const sdyrt_status status = sdyrt_context_rank(context) == last
                                    ? sdyrt_barrier(context)
                                    : broadcast_from(context, 0, true, &out);
    return status == SDYRT_MISMATCH || status == SDYRT_ABORTED ? SDYRT_OK
                                                               : SDYRT_BACKEND;
}

static void test_a_root_meets_another_operation(void **state) {
    (void)state;
    if (n_ranks < 2)
        skip();
    assert_int_equal(run_ranks(NULL, call_another, NULL), SDYRT_OK);
}
#endif

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_roots_that_differ_are_a_mismatch),
#ifndef SDYRT_FAKE_NCCL
        cmocka_unit_test(test_a_root_may_change_from_call_to_call),
        cmocka_unit_test(test_plans_are_kept_by_the_devices_of_a_mesh),
        cmocka_unit_test(test_groups_have_roots_of_their_own),
        cmocka_unit_test(test_a_root_of_one_rank_is_outside),
        cmocka_unit_test(test_roots_are_always_compared),
        cmocka_unit_test(test_what_ranks_call_otherwise_is_told_to_all),
        cmocka_unit_test(test_a_root_meets_another_operation),
#endif
    };
    return RUN_ON_RANKS(tests, argc, argv, CHECK_MAX_RANKS);
}
