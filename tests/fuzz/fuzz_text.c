/* libFuzzer target: any bytes as each text form. What can be read must print
 * to a text that reads back as the same value, and can be verified. */
#include "collectives/ops/op_axes.h"
#include <sdyrt/tile.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define CHECK(condition)                                                       \
    do {                                                                       \
        if (!(condition))                                                      \
            abort();                                                           \
    } while (0)

/* A failure has a kind and one line of text. */
static void check_failure(sdyrt_status status) {
    CHECK(status == SDYRT_ARGUMENT);
    CHECK(sdyrt_last_error_kind() != SDYRT_KIND_NONE);
    CHECK(sdyrt_last_error()[0] != '\0');
    CHECK(strchr(sdyrt_last_error(), '\n') == NULL);
}

/* The result of a print function, in a block of exactly its length. */
#define PRINTED(print, object, text)                                           \
    const size_t text##_length = print(object, NULL, 0);                       \
    char *const text = malloc(text##_length + 1);                              \
    CHECK(text != NULL);                                                       \
    CHECK(print(object, text, text##_length + 1) == text##_length);            \
    CHECK(strlen(text) == text##_length)

static void fuzz_mesh(const char *text) {
    const sdyrt_mesh *mesh, *again;
    /* A name never takes more than the text. */
    const size_t bytes = strlen(text) + 1;
    char *const name = malloc(bytes);
    CHECK(name != NULL);
    const sdyrt_status status =
        sdyrt_mesh_parse_named(text, name, bytes, &mesh);
    CHECK(status != SDYRT_OK || strlen(name) < bytes);
    free(name);
    if (status != SDYRT_OK) {
        check_failure(status);
        CHECK(sdyrt_last_error_kind() != SDYRT_KIND_CAPACITY);
        return;
    }
    PRINTED(sdyrt_mesh_print, mesh, printed);
    CHECK(sdyrt_mesh_parse(printed, &again) == SDYRT_OK);
    CHECK(again == mesh);
    sdyrt_mesh_release(again);
    sdyrt_mesh_release(mesh);
    free(printed);
}

/* Whatever was read can be verified, and what verifies has tiles that lie in
 * the tensor. */
static void verify(const sdyrt_sharding *sharding) {
    sdyrt_type type = {.rank = sdyrt_sharding_rank(sharding)};
    for (int i = 0; i < type.rank; i++)
        type.dims[i] = 12 + i;
    const sdyrt_status status = sdyrt_sharding_verify(sharding, &type, NULL);
    if (status != SDYRT_OK) {
        check_failure(status);
        return;
    }
    const sdyrt_mesh *const mesh = sdyrt_sharding_mesh(sharding);
    int64_t device;
    CHECK(sdyrt_mesh_device_at(mesh, sdyrt_mesh_device_count(mesh) - 1,
                               &device) == SDYRT_OK);
    sdyrt_tile tile;
    CHECK(sdyrt_tile_of(sharding, &type, device, &tile) == SDYRT_OK);
    for (int i = 0; i < type.rank; i++) {
        CHECK(tile.offset[i] >= 0 && tile.size[i] >= 0);
        CHECK(tile.offset[i] + tile.size[i] <= type.dims[i]);
    }
}

static void fuzz_sharding(const char *text, const sdyrt_named_mesh *meshes) {
    const sdyrt_sharding *sharding, *again;
    const sdyrt_status status =
        sdyrt_sharding_parse(text, meshes, 1, &sharding);
    if (status != SDYRT_OK) {
        check_failure(status);
        return;
    }
    PRINTED(sdyrt_sharding_print, sharding, printed);
    CHECK(sdyrt_sharding_parse(printed, meshes, 1, &again) == SDYRT_OK);
    CHECK(sdyi_sharding_equal(again, sharding));
    for (int i = 0; i < sdyrt_sharding_rank(sharding); i++)
        CHECK(sdyrt_sharding_shards(sharding, i) >= 1);
    verify(sharding);
    sdyrt_sharding_release(again);
    sdyrt_sharding_release(sharding);
    free(printed);
}

static void fuzz_list(const char *text, const sdyrt_named_mesh *meshes) {
    const sdyrt_sharding *list[3];
    int count;
    const sdyrt_status status =
        sdyrt_sharding_parse_list(text, meshes, 1, list, 3, &count);
    if (status != SDYRT_OK) {
        check_failure(status);
        return;
    }
    for (int i = 0; i < count; i++)
        sdyrt_sharding_release(list[i]);
}

static void fuzz_type(const char *text) {
    sdyrt_type type, again;
    const sdyrt_status status = sdyrt_type_parse(text, &type);
    if (status != SDYRT_OK) {
        check_failure(status);
        return;
    }
    PRINTED(sdyrt_type_print, &type, printed);
    CHECK(sdyrt_type_parse(printed, &again) == SDYRT_OK);
    CHECK(memcmp(&type, &again, sizeof type) == 0);
    int64_t elements;
    if (sdyrt_type_elements(&type, &elements) == SDYRT_OK)
        CHECK(elements >= 0);
    free(printed);
}

static void fuzz_axes(const char *text, const sdyrt_mesh *mesh) {
    for (int form = SDYI_AXES_PER_DIM; form <= SDYI_AXES_PARAMS; form++) {
        sdyi_op_axes axes;
        const sdyrt_status status =
            sdyi_op_axes_parse(text, mesh, (sdyi_axes_form)form, &axes);
        if (status != SDYRT_OK)
            check_failure(status);
        else
            sdyi_op_axes_free(&axes);
    }
    for (int kind = 0; kind < SDYRT_OP_COUNT; kind++) {
        sdyrt_op_axes *lists, *again;
        const sdyrt_op_kind of = (sdyrt_op_kind)kind;
        const sdyrt_status status = sdyrt_op_axes_parse(of, text, &lists);
        if (status != SDYRT_OK) {
            check_failure(status);
            continue;
        }
        const size_t bytes = sdyrt_op_axes_print(of, lists, NULL, 0) + 1;
        char *const printed = malloc(bytes);
        CHECK(printed != NULL);
        CHECK(sdyrt_op_axes_print(of, lists, printed, bytes) == bytes - 1);
        CHECK(sdyrt_op_axes_parse(of, printed, &again) == SDYRT_OK);
        CHECK(sdyi_op_axes_equal(lists, again));
        sdyrt_op_axes_free(again);
        sdyrt_op_axes_free(lists);
        free(printed);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static sdyrt_named_mesh named = {.name = "m"};
    if (named.mesh == NULL) {
        const sdyrt_mesh_axis axes[] = {{"a", 2}, {"b", 12}};
        CHECK(sdyrt_mesh_create(axes, 2, NULL, 0, &named.mesh) == SDYRT_OK);
    }
    /* Exactly as long as it is, so that reading past its end is seen. */
    char *const text = malloc(size + 1);
    CHECK(text != NULL);
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    fuzz_mesh(text);
    fuzz_sharding(text, &named);
    fuzz_list(text, &named);
    fuzz_type(text);
    fuzz_axes(text, named.mesh);
    free(text);
    return 0;
}
