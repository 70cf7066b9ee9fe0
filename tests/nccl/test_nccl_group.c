/* Communicators of groups: who is in them, which are made and which are there,
 * and how they end. */
#include "crew.h"
#include "fake_nccl.h"
#include "runtime/nccl/program.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define TIMEOUT 3.0 /* seconds, where some rank waits in vain */

static sdyi_nccl_rank *state_of(const crew_rank *r) {
    return r->context->state;
}

/* A step whose groups are those of a text such as "0 2, 1 3", all of as many
 * ranks, in this order. */
typedef struct groups {
    const sdyrt_mesh *mesh;
    sdyi_placement placement;
    sdyi_step step;
    int members[CREW_MAX]; /* of the own */
} groups;

static sdyrt_status make_groups(int rank, const int *ranks, int n_groups, int n,
                                groups *g) {
    char text[64];
    (void)snprintf(text, sizeof text, "<[\"g\"=%d, \"m\"=%d]>", n_groups, n);
    *g = (groups){.step = {.kind = SDYRT_STEP_ALL_GATHER}};
    SDYI_TRY(sdyrt_mesh_parse(text, &g->mesh));
    SDYI_TRY(sdyi_placement_init(&g->placement, g->mesh, ranks,
                                 (int64_t)n_groups * n));
    sdyi_group *const group = &g->step.group;
    group->placement = &g->placement;
    group->digits = (sdyi_digit_list){.count = 1, .at = {{1, n}}};
    group->n = n;
    group->own = -1;
    for (int i = 0; i < n_groups * n; i++)
        if (ranks[i] == rank) {
            group->own = i % n;
            group->base = i / n * n;
            for (int k = 0; k < n; k++)
                g->members[k] = ranks[group->base + k];
        }
    return SDYRT_OK;
}

static void free_groups(groups *g) {
    sdyi_placement_free(&g->placement);
    sdyrt_mesh_release(g->mesh);
}

static sdyrt_status read_groups(const char *text, int rank, groups *g) {
    int ranks[CREW_MAX], n = 0, n_groups = 1;
    for (const char *at = text; *at != '\0'; at++) {
        if (*at >= '0' && *at <= '9')
            ranks[n++] = *at - '0';
        n_groups += *at == ',';
    }
    return make_groups(rank, ranks, n_groups, n / n_groups, g);
}

/* Ask for the communicator that is this rank's, and look at what came. */
static sdyrt_status take(crew_rank *r, const char *text,
                         sdyi_nccl_comm **comm) {
    groups g;
    SDYI_TRY(read_groups(text, r->rank, &g));
    const int64_t n = g.step.group.own < 0 ? 0 : g.step.group.n;
    SDYI_TRY(sdyi_gpu_select(r->rank));
    const sdyrt_status status = sdyi_nccl_comm_make(r->context, &g.step, comm);
    free_groups(&g);
    SDYI_TRY(status);
    EXPECT((*comm == NULL) == (n == 0));
    for (int i = 0; i < n; i++) {
        const sdyi_nccl_comm *const c = (*comm)->world->comms[i];
        EXPECT((*comm)->world->size == n);
        EXPECT((c->origin == NULL ? c->rank : c->origin->rank) == g.members[i]);
        EXPECT((c == *comm) == (g.members[i] == r->rank));
    }
    return SDYRT_OK;
}

static void run_crew(int n, crew_fn fn, int blocking) {
    crew_rank ranks[CREW_MAX];
    crew_setting s = crew_start(n);
    s.nccl_config.blocking = blocking;
    crew_run(&s, n, fn, ranks);
    crew_assert_fine(ranks, n);
}

/* -- which there are ------------------------------------------------------- */

static sdyrt_status take_disjoint(crew_rank *r) {
    sdyi_nccl_comm *comm;
    SDYI_TRY(take(r, "0 2 4, 1 3 5", &comm));
    SDYI_TRY(take(r, "5 1 3, 4 0 2", &comm));
    return take(r, "2 5", &comm);
}

static void test_groups_have_their_members_in_order(void **state) {
    (void)state;
    for (int blocking = 0; blocking < 3; blocking++)
        run_crew(6, take_disjoint, blocking);
}

static sdyrt_status take_again(crew_rank *r) {
    sdyi_nccl_comm *first, *again, *other;
    SDYI_TRY(take(r, "0 1, 2 3", &first));
    SDYI_TRY(sdyrt_barrier(r->context));
    const int64_t made = fake_made();
    SDYI_TRY(take(r, "0 1, 2 3", &again));
    SDYI_TRY(sdyrt_barrier(r->context));
    EXPECT(fake_made() == made);
    EXPECT(again == first);
    SDYI_TRY(sdyrt_barrier(r->context));
    /* another partition, though two ranks are in the same group in it */
    SDYI_TRY(take(r, "0 1, 3 2", &other));
    SDYI_TRY(sdyrt_barrier(r->context));
    EXPECT(fake_made() == made + 4);
    EXPECT(other != first);
    return sdyrt_barrier(r->context);
}

static void test_groups_are_made_once(void **state) {
    (void)state;
    for (int blocking = 0; blocking < 3; blocking++)
        run_crew(4, take_again, blocking);
}

/* The group of ranks 0 to 3, by other digits of their positions. */
static sdyrt_status take_by_digits(crew_rank *r, sdyi_digit_list digits,
                                   int own, sdyi_nccl_comm **comm) {
    groups g;
    SDYI_TRY(read_groups("0 1 2 3", r->rank, &g));
    g.step.group.digits = digits;
    g.step.group.own = own;
    const sdyrt_status status = sdyi_nccl_comm_make(r->context, &g.step, comm);
    free_groups(&g);
    return status;
}

/* Two neighbouring axes are one. */
static sdyrt_status take_by_two_axes(crew_rank *r) {
    static const int turned[5] = {0, 2, 1, 3, -1};
    sdyi_nccl_comm *one, *two, *other;
    SDYI_TRY(sdyi_gpu_select(r->rank));
    SDYI_TRY(take(r, "0 1 2 3", &one));
    SDYI_TRY(
        take_by_digits(r, (sdyi_digit_list){.count = 2, .at = {{2, 2}, {1, 2}}},
                       r->rank < 4 ? r->rank : -1, &two));
    EXPECT(two == one);
    SDYI_TRY(
        take_by_digits(r, (sdyi_digit_list){.count = 2, .at = {{1, 2}, {2, 2}}},
                       turned[r->rank], &other));
    EXPECT(r->rank == 4 || other != one);
    return sdyrt_barrier(r->context);
}

static void test_groups_by_other_axes_are_the_same(void **state) {
    (void)state;
    run_crew(5, take_by_two_axes, 0);
}

static sdyrt_status take_world(crew_rank *r) {
    sdyi_nccl_comm *comm;
    SDYI_TRY(take(r, "0 1 2", &comm));
    EXPECT(comm == state_of(r)->comm);
    SDYI_TRY(take(r, "0 2 1", &comm));
    EXPECT(comm != state_of(r)->comm);
    return SDYRT_OK;
}

static void test_the_group_of_all_in_order_is_the_world(void **state) {
    (void)state;
    run_crew(3, take_world, -1);
}

/* Find the communicator of an order of five ranks in the cache. */
static sdyrt_status look(crew_rank *r, int number, sdyi_nccl_place expected,
                         sdyi_nccl_comm **comm) {
    int members[5];
    groups g;
    crew_order(number, 5, members);
    SDYI_TRY(make_groups(r->rank, members, 1, 5, &g));
    const sdyi_nccl_place place =
        sdyi_nccl_comm_find(r->context, &g.step, 0, false, comm);
    sdyrt_status status = SDYRT_OK;
    if (place == SDYI_NCCL_MISSING && expected == SDYI_NCCL_THERE)
        status = sdyi_nccl_comm_make(r->context, &g.step, comm);
    else
        EXPECT(place == expected);
    free_groups(&g);
    return status;
}

static sdyrt_status take_too_many(crew_rank *r) {
    sdyi_nccl_comm *comms[SDYI_NCCL_GROUPS], *comm;
    SDYI_TRY(sdyi_gpu_select(r->rank));
    for (int i = 0; i < SDYI_NCCL_GROUPS; i++) {
        SDYI_TRY(look(r, i, SDYI_NCCL_THERE, &comms[i]));
        EXPECT(comms[i] != NULL);
    }
    for (int i = 0; i < 2; i++) {
        SDYI_TRY(look(r, SDYI_NCCL_GROUPS + i, SDYI_NCCL_FULL, &comm));
        EXPECT(comm == NULL);
    }
    SDYI_TRY(look(r, 7, SDYI_NCCL_THERE, &comm));
    EXPECT(comm == comms[7]);
    return SDYRT_OK;
}

static void test_no_more_groups_are_made_than_are_kept(void **state) {
    (void)state;
    run_crew(5, take_too_many, -1);
}

static sdyrt_status take_many(crew_rank *r) {
    sdyi_nccl_comm *comm;
    SDYI_TRY(sdyi_gpu_select(r->rank));
    for (int i = 0; i < 2 * SDYI_NCCL_GROUPS; i++) {
        SDYI_TRY(look(r, i, SDYI_NCCL_THERE, &comm));
        EXPECT(comm != NULL);
    }
    return SDYRT_OK;
}

static void test_more_are_kept_that_share_resources(void **state) {
    (void)state;
    crew_rank ranks[5];
    crew_setting s = crew_start(5);
    s.nccl_config.split_share = 1;
    crew_run(&s, 5, take_many, ranks);
    crew_assert_fine(ranks, 5);
}

/* -- what is under way ----------------------------------------------------- */

#define FROM "<mesh<[\"x\"=2]>, [{\"x\"}, {}]>"
#define TO "<mesh<[\"x\"=2]>, [{}, {\"x\"}]>"

typedef struct both {
    sdyrt_plan *plan;
    unsigned char *in, *out;
} both;

static sdyrt_status make(crew_rank *r, both *b) {
    SDYI_TRY(crew_plan(r->context, "tensor<8x6xi8>", TO, FROM, NULL, &b->plan));
    b->in = crew_bytes(r->context, 24, 0);
    b->out = crew_bytes(r->context, 24, 0);
    return sdyrt_barrier(r->context);
}

static void free_both(const crew_rank *r, both *b) {
    sdyrt_plan_destroy(b->plan);
    sdyrt_free(r->context, b->in);
    sdyrt_free(r->context, b->out);
}

/* A split waits for operations, but not for those of a graph. */
static sdyrt_status take_while_running(crew_rank *r) {
    both b;
    sdyi_nccl_comm *comm;
    struct CUstream_st *stream;
    SDYI_TRY(make(r, &b));
    SDYI_TRY(sdyi_gpu_select(r->rank));
    SDYI_TRY(sdyi_gpu_stream_create(&stream));
    fake_capture_start(stream);
    SDYI_TRY(sdyrt_plan_run_on(b.plan, b.in, b.out, stream));
    fake_graph *graph = fake_capture_end(stream);
    SDYI_TRY(sdyrt_plan_run(b.plan, b.in, b.out));
    SDYI_TRY(take(r, "1 0", &comm));
    EXPECT(comm != NULL);
    fake_graph_free(graph);
    sdyi_gpu_stream_destroy(stream);
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_groups_are_made_when_nothing_runs(void **state) {
    (void)state;
    run_crew(2, take_while_running, -1);
}

/* -- failures -------------------------------------------------------------- */

static sdyrt_status fail_to_split(crew_rank *r) {
    sdyi_nccl_comm *comm;
    SDYI_TRY(take(r, "0 1", &comm));
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 0)
        fake_fail("ncclCommSplit", 1);
    SDYI_TRY(sdyrt_barrier(r->context));
    crew_set_timeout(r, TIMEOUT);
    const sdyrt_status status = take(r, "2 0 1", &comm);
    EXPECT(status == SDYRT_BACKEND || status == SDYRT_TIMEOUT);
    EXPECT(strstr(sdyrt_last_error(), "ncclCommSplit") != NULL ||
           strstr(sdyrt_last_error(), "making communicators of groups"));
    EXPECT(sdyrt_wait(r->context) == SDYRT_ABORTED);
    EXPECT(take(r, "0 2 1", &comm) == SDYRT_ABORTED);
    return SDYRT_OK;
}

/* The ranks that wait for the one that failed do so until the timeout. */
static void test_a_split_that_fails_on_one_ends_all(void **state) {
    (void)state;
    crew_rank ranks[3];
    crew_setting s = crew_start(3);
    s.config.timeout = 60;
    crew_run(&s, 3, fail_to_split, ranks);
    crew_assert_fine(ranks, 3);
}

static sdyrt_status take_alone_of_two(crew_rank *r) {
    sdyi_nccl_comm *comm;
    if (r->rank == 1)
        return SDYRT_OK;
    crew_set_timeout(r, TIMEOUT);
    EXPECT(take(r, "1 0", &comm) == SDYRT_TIMEOUT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_RANK_MISSING);
    EXPECT(sdyrt_wait(r->context) == SDYRT_ABORTED);
    return SDYRT_OK;
}

static void test_a_rank_that_does_not_come_for_its_group(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    s.config.timeout = 60;
    crew_run(&s, 2, take_alone_of_two, ranks);
    crew_assert_fine(ranks, 2);
}

/* Put a message on a stream that nobody receives. */
static sdyrt_status send_in_vain(crew_rank *r, sdyi_nccl_comm *comm,
                                 const void *memory,
                                 struct CUstream_st *stream) {
    sdyi_nccl_rank *me = state_of(r);
    sdyi_nccl_op *op = sdyi_nccl_op_start(me, "a message in vain");
    fake_connect_all(comm);
    const sdyi_nccl_result sent =
        me->api->send(memory, 4, SDYI_NCCL_INT8, 0, comm, stream);
    EXPECT(sent == SDYI_NCCL_SUCCESS || sent == SDYI_NCCL_IN_PROGRESS);
    SDYI_TRY(sdyi_nccl_ask(r->context, comm, "ncclGroupEnd",
                           sdyi_clock() + r->context->timeout));
    return sdyi_nccl_op_mark(me, op, stream);
}

static sdyrt_status hang_on_several(crew_rank *r) {
    both b;
    sdyi_nccl_comm *comm;
    SDYI_TRY(make(r, &b));
    SDYI_TRY(take(r, "1 0", &comm));
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 0) {
        crew_set_timeout(r, TIMEOUT);
        SDYI_TRY(send_in_vain(r, comm, b.in, state_of(r)->stream));
        SDYI_TRY(sdyrt_plan_run(b.plan, b.in, b.out));
        EXPECT(sdyrt_wait(r->context) == SDYRT_TIMEOUT);
        EXPECT_TEXT("a message in vain");
    }
    free_both(r, &b);
    return SDYRT_OK;
}

/* The one of rank 0 that hangs is not the world's. */
static void test_all_communicators_are_aborted_at_once(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    s.config.timeout = 60;
    crew_run(&s, 2, hang_on_several, ranks);
    crew_assert_fine(ranks, 2);
}

static sdyrt_status fail_asynchronously(crew_rank *r) {
    sdyi_nccl_comm *comm;
    both b;
    SDYI_TRY(make(r, &b));
    SDYI_TRY(take(r, "1 0", &comm));
    SDYI_TRY(sdyrt_barrier(r->context));
    if (r->rank == 0) {
        SDYI_TRY(sdyrt_plan_run(b.plan, b.in, b.out)); /* in vain */
        fake_async_error_of(comm, SDYI_NCCL_REMOTE_ERROR);
        EXPECT(sdyrt_wait(r->context) == SDYRT_BACKEND);
        EXPECT_TEXT("remote process exited");
    }
    free_both(r, &b);
    return SDYRT_OK;
}

static void test_the_watchdog_looks_at_all_communicators(void **state) {
    (void)state;
    run_crew(2, fail_asynchronously, -1);
}

/* -- communicators of the caller's ----------------------------------------- */

typedef struct adopted {
    sdyi_nccl_comm *comms[2];
    sdyi_nccl_id id;
    sdyrt_nccl_config configs[2];
} adopted;

static sdyrt_status make_world(crew_rank *r) {
    adopted *a = r->argument;
    sdyi_nccl_config config = SDYI_NCCL_CONFIG_INIT; /* blocking */
    (void)sdyi_gpu_select(r->rank);
    EXPECT(fake_api.comm_init_rank_config(&a->comms[r->rank], 2, a->id, r->rank,
                                          &config) == SDYI_NCCL_SUCCESS);
    a->configs[r->rank].comm = a->comms[r->rank];
    return SDYRT_OK;
}

static sdyrt_status take_of_adopted(crew_rank *r) {
    sdyi_nccl_comm *comm;
    SDYI_TRY(take(r, "1 0", &comm));
    EXPECT(fake_left() > 2);
    return sdyrt_barrier(r->context);
}

static void test_groups_of_the_callers_communicator_end_alone(void **state) {
    (void)state;
    crew_rank ranks[2];
    crew_setting s = crew_start(2);
    adopted a = {.configs = {s.nccl_config, s.nccl_config}};
    (void)fake_api.get_unique_id(&a.id);
    s.nccl_configs = a.configs;
    s.before = make_world;
    s.argument = &a;
    crew_run(&s, 2, take_of_adopted, ranks);
    for (int r = 0; r < 2; r++)
        if (ranks[r].status != SDYRT_OK)
            fail_msg("rank %d: %s", r, ranks[r].text);
    assert_string_equal(fake_refusal(), "");
    assert_int_equal(fake_left(), 2);
    crew_end_comms(a.comms, 2);
    crew_assert_clean();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_groups_have_their_members_in_order),
        cmocka_unit_test(test_groups_are_made_once),
        cmocka_unit_test(test_groups_by_other_axes_are_the_same),
        cmocka_unit_test(test_the_group_of_all_in_order_is_the_world),
        cmocka_unit_test(test_no_more_groups_are_made_than_are_kept),
        cmocka_unit_test(test_more_are_kept_that_share_resources),
        cmocka_unit_test(test_groups_are_made_when_nothing_runs),
        cmocka_unit_test(test_a_split_that_fails_on_one_ends_all),
        cmocka_unit_test(test_a_rank_that_does_not_come_for_its_group),
        cmocka_unit_test(test_all_communicators_are_aborted_at_once),
        cmocka_unit_test(test_the_watchdog_looks_at_all_communicators),
        cmocka_unit_test(test_groups_of_the_callers_communicator_end_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
