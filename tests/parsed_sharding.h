/* Shardings from the texts of a mesh, called @m, and of a body. Include after
 * <cmocka.h>. */
#ifndef TESTS_PARSED_SHARDING_H
#define TESTS_PARSED_SHARDING_H

#include <sdyrt/sharding.h>

static inline const sdyrt_sharding *parse(const char *mesh_text,
                                          const char *text) {
    sdyrt_named_mesh mesh = {.name = "m"};
    const sdyrt_sharding *sharding;
    assert_int_equal(sdyrt_mesh_parse(mesh_text, &mesh.mesh), SDYRT_OK);
    assert_int_equal(sdyrt_sharding_parse(text, &mesh, 1, &sharding), SDYRT_OK);
    sdyrt_mesh_release(mesh.mesh);
    return sharding;
}

#endif
