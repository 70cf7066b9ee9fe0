/* Objects from their texts, for tests. Include after <cmocka.h>. */
#ifndef TESTS_MESH_PARSED_H
#define TESTS_MESH_PARSED_H

#include "mesh/internal.h"
#include <string.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

/* A text that is refused, and how. */
typedef struct parse_case {
    const char *text;
    sdyrt_error_kind kind;
    const char *error;
} parse_case;

static inline const sdyrt_mesh *parse_mesh(const char *text) {
    const sdyrt_mesh *mesh = NULL;
    if (sdyrt_mesh_parse(text, &mesh) != SDYRT_OK)
        fail_msg("%s: %s", text, sdyrt_last_error());
    return mesh;
}

/* Meshes that the texts below call @mesh and @"a mesh". */
static sdyrt_named_mesh named[2];

static inline int make_meshes(void **state) {
    (void)state;
    named[0] = (sdyrt_named_mesh){
        "mesh", parse_mesh("<[\"a\"=2, \"b\"=8, \"c\"=3, \"d\"=5]>")};
    named[1] = (sdyrt_named_mesh){"a mesh", parse_mesh("<[\"a\"=4]>")};
    return 0;
}

static inline int free_meshes(void **state) {
    (void)state;
    for (int i = 0; i < COUNT(named); i++)
        sdyrt_mesh_release(named[i].mesh);
    return 0;
}

static inline const sdyrt_sharding *parse(const char *text) {
    const sdyrt_sharding *sharding = NULL;
    if (sdyrt_sharding_parse(text, named, COUNT(named), &sharding) != SDYRT_OK)
        fail_msg("%s: %s", text, sdyrt_last_error());
    return sharding;
}

static inline void assert_last_error(sdyrt_error_kind kind, const char *error) {
    assert_string_equal(sdyrt_last_error(), error);
    assert_string_equal(sdyrt_error_kind_name(sdyrt_last_error_kind()),
                        sdyrt_error_kind_name(kind));
}

static inline void assert_refused_meshes(const parse_case *cases, int n) {
    for (int i = 0; i < n; i++) {
        const sdyrt_mesh *mesh = NULL;
        char name[32] = "?";
        assert_int_equal(sdyrt_mesh_parse(cases[i].text, &mesh),
                         SDYRT_ARGUMENT);
        assert_last_error(cases[i].kind, cases[i].error);
        assert_int_equal(
            sdyrt_mesh_parse_named(cases[i].text, name, sizeof name, &mesh),
            SDYRT_ARGUMENT);
        assert_last_error(cases[i].kind, cases[i].error);
        assert_null(mesh);
        assert_string_equal(name, "?");
    }
}

static inline void assert_refused_shardings(const parse_case *cases, int n) {
    for (int i = 0; i < n; i++) {
        const sdyrt_sharding *sharding = NULL;
        assert_int_equal(
            sdyrt_sharding_parse(cases[i].text, named, COUNT(named), &sharding),
            SDYRT_ARGUMENT);
        assert_last_error(cases[i].kind, cases[i].error);
        assert_null(sharding);
    }
}

#endif
