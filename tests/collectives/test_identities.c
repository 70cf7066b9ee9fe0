/* Identities between operations, for random shardings with fixed seeds, on the
 * threads backend with as many ranks as the first argument says: two chains of
 * operations on the same value must end in the same bits. */
#include "check/assign.h"
#include "check/oracle.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define N_CASES 100 /* of each identity */
#define MAX_STEPS 2

static int n_ranks = 8;

/* -- chains ---------------------------------------------------------------- */

/* Operations one after another; none: the value as it is. */
typedef struct chain {
    int n;
    const check_case *steps[MAX_STEPS];
    check_objects objects[MAX_STEPS];
} chain;

typedef struct pair {
    chain left;
    chain right;
    const check_case *first;           /* whose `from` the value starts in */
    int64_t compared[CHECK_MAX_RANKS]; /* bytes */
    char failure[CHECK_MAX_RANKS][256];
} pair;

static void make_chain(chain *steps) {
    for (int i = 0; i < steps->n; i++)
        if (check_objects_make(steps->steps[i], &steps->objects[i]) != SDYRT_OK)
            fail_msg("%s", sdyrt_last_error());
}

static void free_chain(chain *steps) {
    for (int i = 0; i < steps->n; i++)
        check_objects_free(&steps->objects[i]);
}

static void tile_of(const check_case *c, check_side side, int rank,
                    sdyrt_tile *tile) {
    const check_mesh *mesh = check_of(c, side)->mesh;
    check_tile(check_of(c, side), &c->type,
               check_position_of(mesh, check_device_of(c, side, rank)), tile);
}

/* The value before: small integers, the same on every replica, and each term
 * of an unreduced axis its own. */
static void *make_value(const check_case *c, int rank, size_t *bytes) {
    const size_t width = sdyrt_dtype_bytes(c->type.dtype);
    const int64_t device = check_device_of(c, CHECK_FROM, rank);
    const int64_t position = check_position_of(c->from.mesh, device);
    const int64_t label =
        device < 0
            ? 0
            : check_refs_index(c->from.mesh, &c->from.unreduced, position);
    sdyrt_tile tile;
    tile_of(c, CHECK_FROM, rank, &tile);
    *bytes = (size_t)tile.elements * width;
    unsigned char *value = malloc(*bytes + 1), *at = value;
    for (check_walk w = check_walk_start(&c->type, &tile);
         value != NULL && w.more; check_walk_next(&w), at += width) {
        const uint64_t hash =
            check_mix((uint64_t)w.element * 4099 + (uint64_t)label + c->seed);
        check_from_int(c->type.dtype, (int)(hash % 100) + 1, at);
    }
    return value;
}

/* Run a chain on a copy of `value`; `*bytes` becomes the result's size. NULL
 * when an operation failed. */
static unsigned char *run_chain(sdyrt_context *context, const chain *steps,
                                const void *value, size_t *bytes) {
    unsigned char *in = malloc(*bytes + 1);
    if (in == NULL)
        return NULL;
    memcpy(in, value, *bytes);
    for (int i = 0; i < steps->n; i++) {
        const check_case *c = steps->steps[i];
        sdyrt_tile tile;
        tile_of(c, CHECK_TO, sdyrt_context_rank(context), &tile);
        *bytes = (size_t)tile.elements * sdyrt_dtype_bytes(c->type.dtype);
        unsigned char *out = malloc(*bytes + 1);
        const sdyrt_status status =
            out == NULL
                ? SDYRT_MEMORY
                : sdyrt_run(context, &steps->objects[i].op, NULL, in, out);
        free(in);
        in = out;
        if (status != SDYRT_OK) {
            free(out);
            return NULL;
        }
    }
    return in;
}

static sdyrt_status run_pair(sdyrt_context *context, void *argument) {
    pair *p = argument;
    const int rank = sdyrt_context_rank(context);
    size_t bytes, left_bytes, right_bytes;
    void *value = make_value(p->first, rank, &bytes);
    left_bytes = right_bytes = bytes;
    unsigned char *left = run_chain(context, &p->left, value, &left_bytes);
    unsigned char *right = run_chain(context, &p->right, value, &right_bytes);
    if (left == NULL || right == NULL)
        (void)snprintf(p->failure[rank], sizeof p->failure[rank], "rank %d: %s",
                       rank, sdyrt_last_error());
    else if (left_bytes != right_bytes || memcmp(left, right, left_bytes) != 0)
        (void)snprintf(p->failure[rank], sizeof p->failure[rank],
                       "rank %d: the results differ", rank);
    p->compared[rank] = (int64_t)left_bytes;
    free(value);
    free(left);
    free(right);
    return SDYRT_OK;
}

/* Bytes that were compared. */
static int64_t assert_same(pair *p) {
    make_chain(&p->left);
    make_chain(&p->right);
    assert_int_equal(sdyrt_threads_run(NULL, n_ranks, run_pair, p), SDYRT_OK);
    free_chain(&p->left);
    free_chain(&p->right);
    int64_t bytes = 0;
    for (int r = 0; r < n_ranks; r++) {
        if (p->failure[r][0] != '\0') {
            char text[4096];
            check_print_case(p->first, text, sizeof text);
            fail_msg("%s\n%s", text, p->failure[r]);
        }
        bytes += p->compared[r];
    }
    return bytes;
}

/* -- random cases ---------------------------------------------------------- */

typedef bool (*case_filter)(const check_case *c);

/* The next case of `kind` at or after `*index` that passes the filter. */
static check_case *next_case(sdyrt_op_kind kind, case_filter filter,
                             int64_t *index) {
    check_case *c = malloc(sizeof *c);
    assert_non_null(c);
    for (;;) {
        check_case_random(20240612, (*index)++, n_ranks, c);
        c->conversion = CHECK_KEEPS;
        if (!c->groups.on && c->kind == kind && (filter == NULL || filter(c)))
            return c;
    }
}

/* A case from one side of `of` to one side of `to`, with the placements of
 * these sides. */
static check_case *make_case(sdyrt_op_kind kind, const check_case *of,
                             check_side from, check_side to) {
    check_case *c = malloc(sizeof *c);
    assert_non_null(c);
    *c = *of;
    c->kind = kind;
    c->reduction = SDYRT_SUM;
    c->no_from = false;
    c->from = *check_of(of, from);
    c->to = *check_of(of, to);
    c->from.mesh = &c->meshes[0];
    c->to.mesh = &c->meshes[0];
    if (of->to.mesh == &of->meshes[1]) { /* `of` is between two meshes */
        c->meshes[0] = of->meshes[from == CHECK_TO];
        c->meshes[1] = of->meshes[to == CHECK_TO];
        c->to.mesh = &c->meshes[1];
    }
    const check_side sides[2] = {from, to};
    for (int i = 0; i < 2; i++) {
        c->placed[i] = of->placed[sides[i]];
        memcpy(c->ranks[i], of->ranks[sides[i]], sizeof c->ranks[i]);
    }
    return c;
}

/* The axes that `c` introduces, as one list in mesh order. */
static void flat_axes(const check_case *c, check_case *flat) {
    check_refs pieces;
    check_refs_minus(c->to.mesh, &c->to.unreduced, &c->from.unreduced, &pieces);
    memset(flat->lists, 0, sizeof flat->lists);
    flat->n_lists = 1;
    for (int i = 0; i < pieces.count; i++)
        check_push_ref(&flat->lists[0], pieces.at[i]);
}

/* -- the identities -------------------------------------------------------- */

static bool has_from(const check_case *c) {
    return !c->no_from;
}

static void test_all_gather_undoes_all_slice(void **state) {
    (void)state;
    int64_t bytes = 0, index = 0;
    for (int i = 0; i < N_CASES; i++) {
        check_case *slice = next_case(SDYRT_OP_ALL_SLICE, has_from, &index);
        check_case *gather =
            make_case(SDYRT_OP_ALL_GATHER, slice, CHECK_TO, CHECK_FROM);
        pair p = {.left = {.n = 2, .steps = {slice, gather}}, .first = slice};
        /* The value ends where it began: on the ranks of `from`. */
        bytes += assert_same(&p);
        free(gather);
        free(slice);
    }
    assert_true(bytes > 1000);
}

static void test_all_reduce_undoes_replicated_to_unreduced(void **state) {
    (void)state;
    int64_t bytes = 0, index = 0;
    for (int i = 0; i < N_CASES; i++) {
        check_case *split =
            next_case(SDYRT_OP_REPLICATED_TO_UNREDUCED, NULL, &index);
        check_case *reduce =
            make_case(SDYRT_OP_ALL_REDUCE, split, CHECK_TO, CHECK_FROM);
        pair p = {.left = {.n = 2, .steps = {split, reduce}}, .first = split};
        bytes += assert_same(&p);
        free(reduce);
        free(split);
    }
    assert_true(bytes > 1000);
}

static void
test_all_reduce_of_sharded_to_unreduced_is_all_gather(void **state) {
    (void)state;
    int64_t bytes = 0, index = 0;
    for (int i = 0; i < N_CASES; i++) {
        check_case *split =
            next_case(SDYRT_OP_SHARDED_TO_UNREDUCED, NULL, &index);
        check_case *reduce =
            make_case(SDYRT_OP_ALL_REDUCE, split, CHECK_TO, CHECK_TO);
        check_case *gather =
            make_case(SDYRT_OP_ALL_GATHER, split, CHECK_FROM, CHECK_TO);
        reduce->to.unreduced = split->from.unreduced;
        gather->to.unreduced = split->from.unreduced;
        flat_axes(split, reduce);
        pair p = {.left = {.n = 2, .steps = {split, reduce}},
                  .right = {.n = 1, .steps = {gather}},
                  .first = split};
        bytes += assert_same(&p);
        free(gather);
        free(reduce);
        free(split);
    }
    assert_true(bytes > 1000);
}

static bool moves_only(const check_case *c) {
    check_meaning meaning;
    check_meaning_of(c, &meaning);
    return meaning.reduced.count == 0 && meaning.introduced.count == 0;
}

static void test_reshard_there_and_back_changes_nothing(void **state) {
    (void)state;
    int64_t bytes = 0, index = 0;
    for (int i = 0; i < N_CASES; i++) {
        check_case *there = next_case(SDYRT_OP_RESHARD, moves_only, &index);
        check_case *back =
            make_case(SDYRT_OP_RESHARD, there, CHECK_TO, CHECK_FROM);
        pair p = {.left = {.n = 2, .steps = {there, back}}, .first = there};
        bytes += assert_same(&p);
        free(back);
        free(there);
    }
    assert_true(bytes > 1000);
}

static void test_reshard_in_two_steps_is_reshard_in_one(void **state) {
    (void)state;
    int64_t bytes = 0, index = 0;
    for (int i = 0; i < N_CASES; i++) {
        check_case *direct = next_case(SDYRT_OP_RESHARD, moves_only, &index);
        check_case *first =
            make_case(SDYRT_OP_RESHARD, direct, CHECK_FROM, CHECK_FROM);
        check_case *second =
            make_case(SDYRT_OP_RESHARD, direct, CHECK_FROM, CHECK_TO);
        /* By way of every device holding all. */
        for (int d = 0; d < first->to.rank; d++)
            first->to.dims[d] = (check_dim){.priority = -1};
        first->to.replicated.count = 0;
        second->from = first->to;
        second->from.mesh = &second->meshes[0];
        pair p = {.left = {.n = 2, .steps = {first, second}},
                  .right = {.n = 1, .steps = {direct}},
                  .first = direct};
        bytes += assert_same(&p);
        free(second);
        free(first);
        free(direct);
    }
    assert_true(bytes > 1000);
}

/* -- a reshard is slicing the global tensor -------------------------------- */

typedef struct slicing {
    const check_case *c;
    check_objects objects;
    const unsigned char *global; /* the whole tensor */
    char failure[CHECK_MAX_RANKS][256];
} slicing;

/* The tile of a sharding, as the library has it, cut out of the tensor. */
static unsigned char *slice_global(const slicing *s,
                                   const sdyrt_sharding *sharding,
                                   int64_t device, size_t *bytes) {
    sdyrt_tile tile;
    if (sdyrt_tile_of(sharding, &s->c->type, device, &tile) != SDYRT_OK)
        return NULL;
    const size_t width = sdyrt_dtype_bytes(s->c->type.dtype);
    *bytes = (size_t)tile.elements * width;
    unsigned char *local = malloc(*bytes + 1), *at = local;
    for (check_walk w = check_walk_start(&s->c->type, &tile);
         local != NULL && w.more; check_walk_next(&w), at += width)
        memcpy(at, s->global + (size_t)w.element * width, width);
    return local;
}

static sdyrt_status run_slicing(sdyrt_context *context, void *argument) {
    slicing *s = argument;
    const int rank = sdyrt_context_rank(context);
    size_t in_bytes = 0, out_bytes = 0;
    unsigned char *in = slice_global(
        s, s->objects.from, check_device_of(s->c, CHECK_FROM, rank), &in_bytes);
    unsigned char *expected = slice_global(
        s, s->objects.to, check_device_of(s->c, CHECK_TO, rank), &out_bytes);
    unsigned char *out = malloc(out_bytes + 1);
    if (in == NULL || expected == NULL || out == NULL ||
        sdyrt_run(context, &s->objects.op, NULL, in, out) != SDYRT_OK)
        (void)snprintf(s->failure[rank], sizeof s->failure[rank], "rank %d: %s",
                       rank, sdyrt_last_error());
    else if (memcmp(out, expected, out_bytes) != 0)
        (void)snprintf(s->failure[rank], sizeof s->failure[rank],
                       "rank %d: not the slice of the tensor", rank);
    free(in);
    free(expected);
    free(out);
    return SDYRT_OK;
}

static bool moves_whole_values(const check_case *c) {
    return moves_only(c) && c->from.unreduced.count == 0;
}

static void test_reshard_is_slicing_the_global_tensor(void **state) {
    (void)state;
    int64_t index = 0;
    for (int i = 0; i < N_CASES; i++) {
        check_case *c = next_case(SDYRT_OP_RESHARD, moves_whole_values, &index);
        slicing s = {.c = c};
        int64_t elements;
        assert_int_equal(sdyrt_type_elements(&c->type, &elements), SDYRT_OK);
        const size_t bytes =
            (size_t)elements * sdyrt_dtype_bytes(c->type.dtype);
        unsigned char *global = malloc(bytes + 1);
        assert_non_null(global);
        for (size_t k = 0; k < bytes; k++)
            global[k] = (unsigned char)check_mix(k);
        s.global = global;
        assert_int_equal(check_objects_make(c, &s.objects), SDYRT_OK);
        assert_int_equal(sdyrt_threads_run(NULL, n_ranks, run_slicing, &s),
                         SDYRT_OK);
        for (int r = 0; r < n_ranks; r++)
            if (s.failure[r][0] != '\0') {
                char text[4096];
                check_print_case(c, text, sizeof text);
                fail_msg("%s\n%s", text, s.failure[r]);
            }
        check_objects_free(&s.objects);
        free(global);
        free(c);
    }
}

int main(int argc, char **argv) {
    if (argc > 1)
        n_ranks = atoi(argv[1]);
    if (n_ranks < 1 || n_ranks > CHECK_MAX_RANKS)
        return 2;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_gather_undoes_all_slice),
        cmocka_unit_test(test_all_reduce_undoes_replicated_to_unreduced),
        cmocka_unit_test(test_all_reduce_of_sharded_to_unreduced_is_all_gather),
        cmocka_unit_test(test_reshard_there_and_back_changes_nothing),
        cmocka_unit_test(test_reshard_in_two_steps_is_reshard_in_one),
        cmocka_unit_test(test_reshard_is_slicing_the_global_tensor),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
