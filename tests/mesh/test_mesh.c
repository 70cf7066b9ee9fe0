/* Meshes: the rules of creation, interning, devices and positions. */
#include "mesh/internal.h"
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

static const sdyrt_mesh *create(const sdyrt_mesh_axis *axes, int n_axes,
                                const int64_t *ids, int64_t n_ids) {
    const sdyrt_mesh *mesh = NULL;
    if (sdyrt_mesh_create(axes, n_axes, ids, n_ids, &mesh) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
    return mesh;
}

static void assert_refused(const sdyrt_mesh_axis *axes, int n_axes,
                           const int64_t *ids, int64_t n_ids,
                           sdyrt_error_kind kind, const char *error) {
    const sdyrt_mesh *mesh = NULL;
    assert_int_equal(sdyrt_mesh_create(axes, n_axes, ids, n_ids, &mesh),
                     SDYRT_ARGUMENT);
    assert_string_equal(sdyrt_last_error(), error);
    assert_int_equal(sdyrt_last_error_kind(), kind);
    assert_null(mesh);
}

static void test_a_mesh_knows_its_axes_and_devices(void **state) {
    (void)state;
    const sdyrt_mesh_axis axes[] = {{"x", 3}, {"y", 5}, {"z", 2}};
    const sdyrt_mesh *const mesh = create(axes, 3, NULL, 0);
    assert_int_equal(sdyrt_mesh_axis_count(mesh), 3);
    for (int i = 0; i < 3; i++) {
        assert_string_equal(sdyrt_mesh_axis_at(mesh, i).name, axes[i].name);
        assert_int_equal(sdyrt_mesh_axis_at(mesh, i).size, axes[i].size);
    }
    assert_int_equal(sdyrt_mesh_device_count(mesh), 30);
    assert_int_equal(mesh->minor[0], 10);
    assert_int_equal(mesh->minor[1], 2);
    assert_int_equal(mesh->minor[2], 1);
    assert_false(sdyrt_mesh_is_empty(mesh));
    assert_false(sdyrt_mesh_is_maximal(mesh));
    assert_int_equal(sdyi_mesh_find_axis(mesh, "yz", 1), 1);
    assert_int_equal(sdyi_mesh_find_axis(mesh, "yz", 2), -1);
    assert_int_equal(sdyi_mesh_find_axis(mesh, "", 0), -1);
    sdyrt_mesh_release(mesh);
}

static void test_the_empty_mesh_and_maximal_meshes_have_no_axes(void **state) {
    (void)state;
    const sdyrt_mesh *const empty = create(NULL, 0, NULL, 0);
    assert_true(sdyrt_mesh_is_empty(empty));
    assert_false(sdyrt_mesh_is_maximal(empty));
    assert_int_equal(sdyrt_mesh_device_count(empty), 1);

    /* Device 0 alone is not the empty mesh, though its ids are 0..0. */
    for (int64_t id = 0; id < 1000; id += 999) {
        const sdyrt_mesh *const maximal = create(NULL, 0, &id, 1);
        assert_true(sdyrt_mesh_is_maximal(maximal));
        assert_false(sdyrt_mesh_is_empty(maximal));
        assert_ptr_not_equal(maximal, empty);
        assert_int_equal(sdyrt_mesh_device_count(maximal), 1);
        int64_t found = -1;
        assert_int_equal(sdyrt_mesh_device_at(maximal, 0, &found), SDYRT_OK);
        assert_int_equal(found, id);
        assert_int_equal(sdyrt_mesh_position_of(maximal, id, &found), SDYRT_OK);
        assert_int_equal(found, 0);
        assert_int_equal(sdyrt_mesh_position_of(maximal, id + 1, &found),
                         SDYRT_ARGUMENT);
        assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
        assert_false(sdyi_mesh_equal_axes(maximal, empty));
        sdyrt_mesh_release(maximal);
    }
    const sdyrt_mesh_axis one[] = {{"a", 1}};
    const int64_t zero = 0;
    const sdyrt_mesh *const ordinary = create(one, 1, &zero, 1);
    assert_false(sdyrt_mesh_is_maximal(ordinary));
    assert_null(ordinary->device_ids);
    sdyrt_mesh_release(ordinary);
    sdyrt_mesh_release(empty);
}

static void test_ids_and_positions_are_inverse(void **state) {
    (void)state;
    const sdyrt_mesh_axis axes[] = {{"a", 2}, {"b", 6}};
    const int64_t ids[] = {4, 0, 11, 3, 7, 1, 2, 5, 6, 10, 9, 8};
    const sdyrt_mesh *const mesh = create(axes, 2, ids, 12);
    for (int64_t i = 0; i < 12; i++) {
        int64_t device = -1, position = -1;
        assert_int_equal(sdyrt_mesh_device_at(mesh, i, &device), SDYRT_OK);
        assert_int_equal(device, ids[i]);
        assert_int_equal(sdyrt_mesh_position_of(mesh, ids[i], &position),
                         SDYRT_OK);
        assert_int_equal(position, i);
    }
    sdyrt_mesh_release(mesh);
}

static void test_a_device_or_position_outside_is_named(void **state) {
    (void)state;
    const sdyrt_mesh_axis axes[] = {{"a", 3}};
    const int64_t ids[] = {2, 0, 1};
    for (int with_ids = 0; with_ids < 2; with_ids++) {
        const sdyrt_mesh *const mesh = create(axes, 1, ids, 3 * with_ids);
        int64_t found = -9;
        assert_int_equal(sdyrt_mesh_device_at(mesh, 3, &found), SDYRT_ARGUMENT);
        assert_string_equal(sdyrt_last_error(),
                            "position 3 is not in a mesh of 3 devices");
        assert_int_equal(sdyrt_mesh_device_at(mesh, -1, &found),
                         SDYRT_ARGUMENT);
        assert_int_equal(sdyrt_mesh_position_of(mesh, 3, &found),
                         SDYRT_ARGUMENT);
        assert_string_equal(sdyrt_last_error(),
                            "device 3 is not in a mesh of 3 devices");
        assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
        assert_int_equal(sdyrt_mesh_position_of(mesh, -1, &found),
                         SDYRT_ARGUMENT);
        assert_int_equal(found, -9);
        sdyrt_mesh_release(mesh);
    }
}

static void test_each_rule_has_its_kind(void **state) {
    (void)state;
    const sdyrt_mesh_axis ab[] = {{"a", 2}, {"b", 2}};
    const sdyrt_mesh_axis zero[] = {{"a", 2}, {"b", 0}};
    const sdyrt_mesh_axis twice[] = {{"a", 2}, {"b", 2}, {"a", 3}};
    const int64_t negative[] = {0, 1, -2, 3};
    const int64_t iota[] = {0, 1, 2, 3};
    const int64_t doubled[] = {0, 2, 2, 3};
    const int64_t large[] = {0, 1, 2, 4};
    assert_refused(zero, 2, NULL, 0, SDYRT_KIND_MESH_AXIS_SIZE,
                   "axis size must be at least 1, got: 0 for axis \"b\"");
    assert_refused(ab, 2, negative, 4, SDYRT_KIND_MESH_NEG_ID,
                   "device id must be non-negative, got: -2 at position 2");
    assert_refused(NULL, 0, iota, 2, SDYRT_KIND_MESH_NOAXES_MANYIDS,
                   "a mesh without axes has at most one device id, got: 2");
    assert_refused(twice, 3, NULL, 0, SDYRT_KIND_MESH_DUP_AXIS,
                   "duplicate axis name: \"a\" (axes 0 and 2)");
    assert_refused(ab, 2, iota, 3, SDYRT_KIND_MESH_PRODUCT,
                   "total product of axis sizes must match total number of "
                   "device ids, got: 4 != 3");
    assert_refused(ab, 2, doubled, 4, SDYRT_KIND_MESH_IDS_NOT_PERM,
                   "sorted device ids must be iota(4), but device id 2 at "
                   "position 2 is there twice");
    assert_refused(ab, 2, large, 4, SDYRT_KIND_MESH_IDS_NOT_PERM,
                   "sorted device ids must be iota(4), but device id 4 at "
                   "position 3 is too large");
}

static void test_rules_are_checked_in_shardy_s_order(void **state) {
    (void)state;
    const sdyrt_mesh_axis all_wrong[] = {{"a", 2}, {"a", -1}};
    const sdyrt_mesh_axis twice[] = {{"a", 2}, {"a", 2}};
    const sdyrt_mesh_axis ab[] = {{"a", 2}, {"b", 2}};
    const int64_t negative[] = {5, -5, 5};
    const int64_t doubled[] = {7, 7, 7};
    assert_refused(all_wrong, 2, negative, 3, SDYRT_KIND_MESH_AXIS_SIZE,
                   "axis size must be at least 1, got: -1 for axis \"a\"");
    assert_refused(twice, 2, negative, 3, SDYRT_KIND_MESH_NEG_ID,
                   "device id must be non-negative, got: -5 at position 1");
    assert_refused(NULL, 0, negative, 2, SDYRT_KIND_MESH_NEG_ID,
                   "device id must be non-negative, got: -5 at position 1");
    assert_refused(twice, 2, doubled, 3, SDYRT_KIND_MESH_DUP_AXIS,
                   "duplicate axis name: \"a\" (axes 0 and 1)");
    assert_refused(ab, 2, doubled, 3, SDYRT_KIND_MESH_PRODUCT,
                   "total product of axis sizes must match total number of "
                   "device ids, got: 4 != 3");
}

static void test_a_bad_argument_is_named(void **state) {
    (void)state;
    const sdyrt_mesh_axis nameless[] = {{NULL, 2}};
    const sdyrt_mesh_axis a[] = {{"a", 2}};
    assert_refused(nameless, 1, NULL, 0, SDYRT_KIND_NULL_ARGUMENT,
                   "the name of mesh axis 0 is NULL");
    assert_refused(NULL, 1, NULL, 0, SDYRT_KIND_NULL_ARGUMENT,
                   "sdyrt_mesh_create: 'axes' is NULL");
    assert_refused(a, 1, NULL, 2, SDYRT_KIND_NULL_ARGUMENT,
                   "sdyrt_mesh_create: 'device_ids' is NULL");
    assert_refused(a, -1, NULL, 0, SDYRT_KIND_BAD_VALUE,
                   "a mesh of -1 axes and 0 device ids");
    assert_refused(a, 1, NULL, -5, SDYRT_KIND_BAD_VALUE,
                   "a mesh of 1 axes and -5 device ids");
    assert_int_equal(sdyrt_mesh_create(a, 1, NULL, 0, NULL), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
}

static char many_names[65][16];

static void name_axes(sdyrt_mesh_axis *axes, int n, int64_t size) {
    for (int i = 0; i < n; i++) {
        snprintf(many_names[i], sizeof many_names[i], "n%d", i);
        axes[i] = (sdyrt_mesh_axis){many_names[i], size};
    }
}

static void test_64_axes_are_possible_and_65_are_not(void **state) {
    (void)state;
    sdyrt_mesh_axis axes[65];
    name_axes(axes, 65, 1);
    const sdyrt_mesh *const mesh = create(axes, 64, NULL, 0);
    assert_int_equal(sdyrt_mesh_axis_count(mesh), 64);
    sdyrt_mesh_release(mesh);
    assert_refused(axes, 65, NULL, 0, SDYRT_KIND_LIMIT,
                   "a mesh of 65 axes; at most 64 are possible");
}

static void test_up_to_2_to_the_63_less_1_devices(void **state) {
    (void)state;
    sdyrt_mesh_axis axes[63];
    name_axes(axes, 63, 2);
    const sdyrt_mesh *const large = create(axes, 62, NULL, 0);
    assert_true(sdyrt_mesh_device_count(large) == INT64_C(1) << 62);
    int64_t found = -1;
    const int64_t last = (INT64_C(1) << 62) - 1;
    assert_int_equal(sdyrt_mesh_position_of(large, last, &found), SDYRT_OK);
    assert_true(found == last);
    sdyrt_mesh_release(large);
    assert_refused(axes, 63, NULL, 0, SDYRT_KIND_OVERFLOW,
                   "a mesh of 63 axes has more than 2^63 - 1 devices");
    const int64_t ids[] = {1, 0};
    assert_refused(axes, 63, ids, 2, SDYRT_KIND_MESH_PRODUCT,
                   "total product of axis sizes must match total number of "
                   "device ids, got: more than 2^63 - 1 != 2");

    /* 2^63 - 1 = 7 * 7 * 73 * 127 * 337 * 92737 * 649657 */
    const sdyrt_mesh_axis most[] = {{"a", 49},  {"b", 73},    {"c", 127},
                                    {"d", 337}, {"e", 92737}, {"f", 649657}};
    const sdyrt_mesh *const mesh = create(most, COUNT(most), NULL, 0);
    assert_true(sdyrt_mesh_device_count(mesh) == INT64_MAX);
    sdyrt_mesh_release(mesh);
}

static void test_equal_meshes_are_one_pointer(void **state) {
    (void)state;
    char name[] = "a";
    const sdyrt_mesh_axis ab[] = {{name, 2}, {"b", 2}};
    const int64_t ids[] = {3, 0, 1, 2};
    const int64_t iota[] = {0, 1, 2, 3};
    const sdyrt_mesh *const mesh = create(ab, 2, NULL, 0);
    const sdyrt_mesh *const same = create(ab, 2, iota, 4);
    const sdyrt_mesh *const permuted = create(ab, 2, ids, 4);
    const sdyrt_mesh *const same_permuted = create(ab, 2, ids, 4);
    assert_ptr_equal(mesh, same);
    assert_null(mesh->device_ids);
    assert_ptr_equal(permuted, same_permuted);
    assert_ptr_not_equal(mesh, permuted);
    assert_true(sdyi_mesh_equal_axes(mesh, permuted));

    name[0] = 'c'; /* the mesh has a name of its own */
    assert_string_equal(sdyrt_mesh_axis_at(mesh, 0).name, "a");
    const sdyrt_mesh *const renamed = create(ab, 2, NULL, 0);
    assert_ptr_not_equal(renamed, mesh);
    assert_false(sdyi_mesh_equal_axes(renamed, mesh));

    const sdyrt_mesh_axis ba[] = {{"b", 2}, {"a", 2}};
    const sdyrt_mesh *const swapped = create(ba, 2, NULL, 0);
    assert_ptr_not_equal(swapped, mesh);
    const sdyrt_mesh_axis resized[] = {{"a", 2}, {"b", 3}};
    const sdyrt_mesh *const other = create(resized, 2, NULL, 0);
    assert_ptr_not_equal(other, mesh);

    const sdyrt_mesh *const all[] = {mesh,    same,    permuted, same_permuted,
                                     renamed, swapped, other};
    for (int i = 0; i < COUNT(all); i++)
        sdyrt_mesh_release(all[i]);
}

static void test_a_mesh_lives_as_long_as_it_has_a_holder(void **state) {
    (void)state;
    const sdyrt_mesh_axis a[] = {{"held", 2}};
    const sdyrt_mesh *const mesh = create(a, 1, NULL, 0);
    assert_ptr_equal(sdyrt_mesh_retain(mesh), mesh);
    assert_ptr_equal(create(a, 1, NULL, 0), mesh);
    assert_int_equal(mesh->holders, 3);
    sdyrt_mesh_release(mesh);
    sdyrt_mesh_release(mesh);
    assert_int_equal(mesh->holders, 1);
    assert_string_equal(sdyrt_mesh_axis_at(mesh, 0).name, "held");
    sdyrt_mesh_release(mesh);
    sdyrt_mesh_release(NULL);
    assert_null(sdyrt_mesh_retain(NULL));
}

static void test_the_intern_table_grows_and_forgets(void **state) {
    (void)state;
    enum { N = 1000 };
    static const sdyrt_mesh *meshes[N];
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < N; i++) {
            const sdyrt_mesh_axis a[] = {{"grow", i + 1}};
            meshes[i] = create(a, 1, NULL, 0);
        }
        for (int i = 0; i < N; i++) {
            const sdyrt_mesh_axis a[] = {{"grow", i + 1}};
            const sdyrt_mesh *const again = create(a, 1, NULL, 0);
            assert_ptr_equal(again, meshes[i]);
            assert_int_equal(again->holders, 2);
            sdyrt_mesh_release(again);
        }
        for (int i = 0; i < N; i++)
            sdyrt_mesh_release(meshes[i]);
    }
}

enum { THREADS = 8, MESHES = 200, ROUNDS = 20 };

typedef struct worker {
    pthread_t thread;
    pthread_barrier_t *barrier;
    const sdyrt_mesh *meshes[MESHES];
    bool failed;
} worker;

/* Make the same meshes as every other thread, many times over. */
static void *work(void *argument) {
    worker *const w = argument;
    for (int round = 0; round < ROUNDS; round++) {
        pthread_barrier_wait(w->barrier);
        for (int i = 0; i < MESHES; i++) {
            const int64_t ids[] = {1, 0};
            const sdyrt_mesh_axis axes[] = {{"t", 2}, {"u", i / 2 + 1}};
            if (sdyrt_mesh_create(axes, i % 2 ? 1 : 2, ids, i % 2 ? 2 : 0,
                                  &w->meshes[i]) != SDYRT_OK)
                w->failed = true;
            sdyrt_mesh_release(sdyrt_mesh_retain(w->meshes[i]));
        }
        if (round == ROUNDS - 1)
            break;
        for (int i = 0; i < MESHES; i++)
            sdyrt_mesh_release(w->meshes[i]);
    }
    return NULL;
}

static void test_threads_share_one_table(void **state) {
    (void)state;
    static worker workers[THREADS];
    pthread_barrier_t barrier;
    assert_int_equal(pthread_barrier_init(&barrier, NULL, THREADS), 0);
    for (int i = 0; i < THREADS; i++) {
        workers[i].barrier = &barrier;
        assert_int_equal(
            pthread_create(&workers[i].thread, NULL, work, &workers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(pthread_join(workers[i].thread, NULL), 0);
    pthread_barrier_destroy(&barrier);
    for (int i = 0; i < THREADS; i++) {
        assert_false(workers[i].failed);
        for (int j = 0; j < MESHES; j++)
            assert_ptr_equal(workers[i].meshes[j], workers[0].meshes[j]);
    }
    /* The odd ones are one mesh in every thread. */
    assert_int_equal(workers[0].meshes[0]->holders, THREADS);
    assert_int_equal(workers[0].meshes[1]->holders, THREADS * MESHES / 2);
    for (int i = 0; i < THREADS; i++) {
        for (int j = 0; j < MESHES; j++)
            sdyrt_mesh_release(workers[i].meshes[j]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_mesh_knows_its_axes_and_devices),
        cmocka_unit_test(test_the_empty_mesh_and_maximal_meshes_have_no_axes),
        cmocka_unit_test(test_ids_and_positions_are_inverse),
        cmocka_unit_test(test_a_device_or_position_outside_is_named),
        cmocka_unit_test(test_each_rule_has_its_kind),
        cmocka_unit_test(test_rules_are_checked_in_shardy_s_order),
        cmocka_unit_test(test_a_bad_argument_is_named),
        cmocka_unit_test(test_64_axes_are_possible_and_65_are_not),
        cmocka_unit_test(test_up_to_2_to_the_63_less_1_devices),
        cmocka_unit_test(test_equal_meshes_are_one_pointer),
        cmocka_unit_test(test_a_mesh_lives_as_long_as_it_has_a_holder),
        cmocka_unit_test(test_the_intern_table_grows_and_forgets),
        cmocka_unit_test(test_threads_share_one_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
