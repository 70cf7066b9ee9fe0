/* Operations of several movements, or within groups: the groups of NCCL, the
 * kernels and the communicators that their messages take. */
#include "crew.h"
#include "fake_nccl.h"
#include "runtime/bound_plan.h"
#include "runtime/nccl/program.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* What one run of all ranks put on the device. */
typedef struct counts {
    int64_t groups, kernels, messages;
} counts;

/* A plan of this rank with its buffers, in elements of i32. */
typedef struct job {
    sdyrt_op op;
    sdyrt_plan_options options;
    sdyrt_plan *plan;
    int32_t *in, *out;
    size_t n_in, n_out;
} job;

static size_t elements(const sdyrt_tile *tile) {
    size_t n = 1;
    for (int d = 0; d < tile->rank; d++)
        n *= (size_t)tile->size[d];
    return n;
}

static sdyrt_status parse(const char *text, int halos,
                          const sdyrt_sharding **sharding) {
    SDYI_TRY(sdyrt_sharding_parse(text, NULL, 0, sharding));
    for (int d = 0; d < halos; d++) {
        const sdyrt_sharding *more;
        SDYI_TRY(sdyrt_sharding_with_halo(*sharding, d, 1, 1, &more));
        sdyrt_sharding_release(*sharding);
        *sharding = more;
    }
    return SDYRT_OK;
}

/* Plan `j->op` between two shardings, each dimension of which has halos of one
 * element where `halos` says so. */
static sdyrt_status start(crew_rank *r, job *j, const char *from,
                          const char *to, int halos) {
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    SDYI_TRY(parse(from, halos, &j->op.from));
    SDYI_TRY(parse(to, halos, &j->op.to));
    SDYI_TRY(sdyrt_plan_create(
        r->context, &j->op, j->options.struct_bytes == 0 ? NULL : &j->options,
        &j->plan));
    SDYI_TRY(sdyrt_plan_info_get(j->plan, &info));
    j->n_in = elements(&info.in_tile);
    j->n_out = elements(&info.out_tile);
    SDYI_TRY(sdyrt_alloc(r->context, j->n_in * sizeof *j->in, (void **)&j->in));
    return sdyrt_alloc(r->context, j->n_out * sizeof *j->out, (void **)&j->out);
}

static void end(const crew_rank *r, job *j) {
    sdyrt_free(r->context, j->in);
    sdyrt_free(r->context, j->out);
    sdyrt_plan_destroy(j->plan);
    sdyrt_sharding_release(j->op.from);
    sdyrt_sharding_release(j->op.to);
}

/* Run it once on `given`, count what all ranks put on the device for it, and
 * keep what came. */
static sdyrt_status run(crew_rank *r, const job *j, const int32_t *given,
                        int32_t *got, counts *all) {
    SDYI_TRY(sdyrt_copy(r->context, j->in, given, j->n_in * sizeof *given));
    SDYI_TRY(sdyrt_barrier(r->context));
    const counts before = {fake_groups(), fake_launches(), fake_messages()};
    SDYI_TRY(sdyrt_barrier(r->context));
    SDYI_TRY(sdyrt_plan_run(j->plan, j->in, j->out));
    SDYI_TRY(sdyrt_wait(r->context));
    SDYI_TRY(sdyrt_barrier(r->context));
    *all = (counts){fake_groups() - before.groups,
                    fake_launches() - before.kernels,
                    fake_messages() - before.messages};
    SDYI_TRY(sdyrt_barrier(r->context));
    return sdyrt_copy(r->context, got, j->out, j->n_out * sizeof *got);
}

static void run_crew(int n, crew_fn fn) {
    crew_rank ranks[CREW_MAX];
    const crew_setting s = crew_start(n);
    crew_run(&s, n, fn, ranks);
    crew_assert_fine(ranks, n);
}

/* -- several movements ----------------------------------------------------- */

enum { SIDE = 4, TILE = SIDE / 2, OUT = TILE + 2 };

/* The element of a 4x4x4 tensor that is its own number. */
static int32_t number_at(int x, int y, int z) {
    return ((x + SIDE) % SIDE * SIDE + (y + SIDE) % SIDE) * SIDE +
           (z + SIDE) % SIDE;
}

/* Three dimensions in halves: each rank has 8 boxes of halos for one other, 4
 * for three, 2 for three. */
static sdyrt_status update_cube(crew_rank *r) {
    static const char cube[] = "<mesh<[\"x\"=2, \"y\"=2, \"z\"=2]>, "
                               "[{\"x\"}, {\"y\"}, {\"z\"}]>";
    static const bool periodic[] = {true, true, true};
    const int x = r->rank / 4 * TILE, y = r->rank / 2 % 2 * TILE,
              z = r->rank % 2 * TILE;
    int32_t given[OUT * OUT * OUT], got[OUT * OUT * OUT];
    job j = {.op = SDYRT_OP_INIT};
    counts all;
    j.op.kind = SDYRT_OP_UPDATE_HALO;
    j.op.type =
        (sdyrt_type){.dtype = SDYRT_I32, .rank = 3, .dims = {SIDE, SIDE, SIDE}};
    j.op.periodic = periodic;
    j.op.n_periodic = 3;
    SDYI_TRY(start(r, &j, cube, cube, 3));
    EXPECT(j.n_in == OUT * OUT * OUT && j.n_out == j.n_in);
    for (int i = 0; i < OUT * OUT * OUT; i++) {
        const int a = i / OUT / OUT, b = i / OUT % OUT, c = i % OUT;
        const bool is_tile =
            a > 0 && a <= TILE && b > 0 && b <= TILE && c > 0 && c <= TILE;
        given[i] = is_tile ? number_at(x + a - 1, y + b - 1, z + c - 1) : -1;
    }
    SDYI_TRY(run(r, &j, given, got, &all));
    for (int i = 0; i < OUT * OUT * OUT; i++)
        EXPECT(got[i] == number_at(x + i / OUT / OUT - 1, y + i / OUT % OUT - 1,
                                   z + i % OUT - 1));
    /* 7 distances, of which groups of the tests have four each */
    EXPECT(all.groups == 2 * 8);
    EXPECT(all.kernels == 2 * 8);
    EXPECT(all.messages == 2 * 7 * 8);
    end(r, &j);
    return SDYRT_OK;
}

static void test_halos_of_a_periodic_cube_are_one_exchange(void **state) {
    (void)state;
    run_crew(8, update_cube);
}

static sdyrt_status rotate(crew_rank *r) {
    static const char whole[] = "<mesh<[\"x\"=4]>, [{}]>";
    const int32_t given[3] = {r->rank, 10, 20};
    int32_t got[3];
    job j = {.op = SDYRT_OP_INIT};
    counts all;
    j.op.kind = SDYRT_OP_SHIFT;
    j.op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 1, .dims = {3}};
    j.op.axes = "{\"x\"}";
    j.op.shift_offset = 1;
    j.op.rotate = true;
    SDYI_TRY(start(r, &j, whole, whole, 0));
    SDYI_TRY(run(r, &j, given, got, &all));
    EXPECT(got[0] == (r->rank + 3) % 4 && got[2] == 20);
    EXPECT(all.groups == 4);
    EXPECT(all.kernels == 0);
    EXPECT(all.messages == 2 * 4);
    end(r, &j);
    return SDYRT_OK;
}

static void test_a_rotation_is_one_group(void **state) {
    (void)state;
    run_crew(4, rotate);
}

static sdyrt_status cross(crew_rank *r) {
    static const char whole[] = "<mesh<[\"x\"=4]>, [{}]>";
    static const sdyrt_pair pairs[] = {{0, 3}, {1, 2}, {2, 1}, {3, 0}};
    const int32_t given[3] = {r->rank, 10, 20};
    int32_t got[3];
    job j = {.op = SDYRT_OP_INIT};
    counts all;
    j.op.kind = SDYRT_OP_SEND_RECV;
    j.op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 1, .dims = {3}};
    j.op.axes = "{\"x\"}";
    j.op.pairs = pairs;
    j.op.n_pairs = 4;
    SDYI_TRY(start(r, &j, whole, whole, 0));
    SDYI_TRY(run(r, &j, given, got, &all));
    EXPECT(got[0] == 3 - r->rank && got[2] == 20);
    EXPECT(all.groups == 4);
    EXPECT(all.kernels == 0);
    end(r, &j);
    return SDYRT_OK;
}

static void test_pairs_that_cross_are_one_group(void **state) {
    (void)state;
    run_crew(4, cross);
}

/* -- messages within groups ------------------------------------------------ */

#define OF_TWO "<mesh<[\"a\"=2, \"b\"=2]>, [{}]>"

enum { BLOCK = 1024 }; /* elements */

static sdyi_nccl_rank *state_of(const crew_rank *r) {
    return r->context->state;
}

/* The communicator of a plan's only messages. */
static sdyi_nccl_comm *comm_of(const crew_rank *r, const sdyrt_plan *plan) {
    const sdyi_nccl_program *const p = plan->bound->program;
    const sdyi_nccl_round *const round = &p->parts[p->n_parts - 1].rounds[0];
    return round->is_in_group     ? round->comm
           : round->is_registered ? state_of(r)->registered
                                  : state_of(r)->comm;
}

static sdyrt_op rotation(const sdyrt_axis_ref *own) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_SHIFT;
    op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 1, .dims = {BLOCK}};
    op.axes = "{\"a\"}";
    op.own_axes = (sdyrt_axis_list){own, 1};
    op.shift_offset = 1;
    op.rotate = true;
    return op;
}

/* Run a plan that exchanges the blocks of ranks `distance` apart. */
static sdyrt_status exchange(crew_rank *r, const job *j, int distance,
                             counts *all) {
    int32_t given[BLOCK], got[BLOCK];
    for (int i = 0; i < BLOCK; i++)
        given[i] = r->rank * BLOCK + i;
    SDYI_TRY(run(r, j, given, got, all));
    for (int i = 0; i < BLOCK; i++)
        EXPECT(got[i] == (r->rank ^ distance) * BLOCK + i);
    return SDYRT_OK;
}

/* Pairs of ranks 4 apart; a second plan along the same axis takes the same
 * communicator. */
static sdyrt_status rotate_in_pairs(crew_rank *r) {
    static const char mesh[] = "<mesh<[\"a\"=2, \"b\"=4]>, [{}]>";
    static const sdyrt_axis_ref own = {.name = "b"};
    job first = {.op = rotation(&own)}, second = {.op = rotation(&own)};
    counts all;
    second.op.type.dtype = SDYRT_F32;
    SDYI_TRY(start(r, &first, mesh, mesh, 0));
    SDYI_TRY(start(r, &second, mesh, mesh, 0));
    EXPECT(comm_of(r, first.plan)->world->size == 2);
    EXPECT(comm_of(r, first.plan) == comm_of(r, second.plan));
    SDYI_TRY(exchange(r, &first, 4, &all));
    EXPECT(all.groups == 8 && all.messages == 2 * 8);
    /* 16 channels; 4 in a communicator of all */
    EXPECT(fake_channel_bytes() == BLOCK * sizeof(int32_t) / 16);
    SDYI_TRY(exchange(r, &second, 4, &all));
    end(r, &first);
    end(r, &second);
    return SDYRT_OK;
}

static void test_messages_in_pairs_go_by_their_communicator(void **state) {
    (void)state;
    run_crew(8, rotate_in_pairs);
}

/* The same where a group's ranks are not in order, and one rank has no device.
 */
static sdyrt_status rotate_apart(crew_rank *r) {
    static const int ranks[] = {4, 0, 3, 1};
    static const sdyrt_axis_ref own = {.name = "b"};
    job j = {.op = rotation(&own)};
    counts all;
    int32_t given[BLOCK] = {r->rank}, got[BLOCK] = {-1};
    j.op.from_ranks = j.op.to_ranks = ranks;
    j.op.n_from_ranks = j.op.n_to_ranks = 4;
    SDYI_TRY(start(r, &j, OF_TWO, OF_TWO, 0));
    SDYI_TRY(run(r, &j, given, got, &all));
    EXPECT(r->rank == 2 || got[0] == (r->rank == 4   ? 3
                                      : r->rank == 3 ? 4
                                                     : 1 - r->rank));
    EXPECT(r->rank == 2 || comm_of(r, j.plan)->world->size == 2);
    end(r, &j);
    return SDYRT_OK;
}

static void test_members_have_numbers_of_their_own(void **state) {
    (void)state;
    run_crew(5, rotate_apart);
}

/* Take `n` communicators of those that a context keeps. */
static sdyrt_status fill_cache(crew_rank *r, int n) {
    SDYI_TRY(sdyi_gpu_select(r->rank));
    for (int i = 0; i < n; i++) {
        int members[5];
        sdyi_nccl_comm *comm;
        const sdyrt_mesh *mesh;
        sdyi_placement placement;
        crew_order(i, 5, members);
        SDYI_TRY(sdyrt_mesh_parse("<[\"m\"=5]>", &mesh));
        SDYI_TRY(sdyi_placement_init(&placement, mesh, members, 5));
        sdyi_step step = {.kind = SDYRT_STEP_ALL_GATHER};
        step.group.placement = &placement;
        step.group.digits =
            (sdyi_digit_list){.count = 1, .at = {{.stride = 1, .size = 5}}};
        sdyi_group_set_members(&step.group, r->rank);
        SDYI_TRY(sdyi_nccl_comm_make(r->context, &step, &comm));
        sdyi_placement_free(&placement);
        sdyrt_mesh_release(mesh);
    }
    return SDYRT_OK;
}

static sdyrt_status rotate_with_all(crew_rank *r) {
    static const sdyrt_axis_ref own = {.name = "b"};
    job j = {.op = rotation(&own)};
    counts all;
    int32_t given[BLOCK] = {r->rank}, got[BLOCK] = {-1};
    SDYI_TRY(fill_cache(r, SDYI_NCCL_GROUPS / 2));
    SDYI_TRY(start(r, &j, OF_TWO, OF_TWO, 0));
    SDYI_TRY(run(r, &j, given, got, &all));
    EXPECT(r->rank == 4 || got[0] == (r->rank ^ 2));
    EXPECT(r->rank == 4 || comm_of(r, j.plan) == state_of(r)->comm);
    end(r, &j);
    return SDYRT_OK;
}

static void test_without_room_messages_go_by_that_of_all(void **state) {
    (void)state;
    run_crew(5, rotate_with_all);
}

/* Two movements, each of which is converted, with room for one communicator. */
static sdyrt_status rotate_with_the_last(crew_rank *r) {
    static const sdyrt_axis_ref own = {.name = "b"};
    job j = {.op = rotation(&own)};
    j.op.converts = true;
    j.op.out_dtype = SDYRT_F32;
    SDYI_TRY(fill_cache(r, SDYI_NCCL_GROUPS / 2 - 1));
    SDYI_TRY(start(r, &j, OF_TWO, OF_TWO, 0));
    const sdyi_nccl_program *const p = j.plan->bound->program;
    int n = 0;
    for (int i = 0; i < p->n_parts; i++)
        n += p->paths[i].is_in_group;
    EXPECT(n == 2);
    end(r, &j);
    return SDYRT_OK;
}

static void test_steps_of_a_plan_share_the_last_communicator(void **state) {
    (void)state;
    run_crew(5, rotate_with_the_last);
}

/* Memory is registered with one communicator alone. */
static sdyrt_status rotate_registered(crew_rank *r) {
    static const sdyrt_axis_ref own = {.name = "b"};
    job j = {.op = rotation(&own), .options = SDYRT_PLAN_OPTIONS_INIT};
    counts all;
    j.options.registered = 1;
    SDYI_TRY(start(r, &j, OF_TWO, OF_TWO, 0));
    SDYI_TRY(exchange(r, &j, 2, &all));
    EXPECT(comm_of(r, j.plan) == state_of(r)->registered);
    end(r, &j);
    return SDYRT_OK;
}

static void test_registered_messages_stay_where_they_are(void **state) {
    (void)state;
    crew_rank ranks[CREW_MAX];
    crew_setting s = crew_start(4);
    s.nccl_config.registered = 1;
    crew_run(&s, 4, rotate_registered, ranks);
    crew_assert_fine(ranks, 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_halos_of_a_periodic_cube_are_one_exchange),
        cmocka_unit_test(test_a_rotation_is_one_group),
        cmocka_unit_test(test_pairs_that_cross_are_one_group),
        cmocka_unit_test(test_messages_in_pairs_go_by_their_communicator),
        cmocka_unit_test(test_members_have_numbers_of_their_own),
        cmocka_unit_test(test_without_room_messages_go_by_that_of_all),
        cmocka_unit_test(test_steps_of_a_plan_share_the_last_communicator),
        cmocka_unit_test(test_registered_messages_stay_where_they_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
