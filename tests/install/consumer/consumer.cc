// A user's program in C++: two ranks gather a vector; and an error arrives as
// its kind.
#include <array>
#include <cstdio>
#include <sdyrt/sdyrt.h>

static sdyrt_status rank_main(sdyrt_context *context, void *op) {
    const int rank = sdyrt_context_rank(context);
    const float first = 2.0f * static_cast<float>(rank);
    const std::array<float, 2> in = {{first, first + 1}};
    const std::array<float, 4> expected = {{0, 1, 2, 3}};
    std::array<float, 4> out = {{}};
    const sdyrt_status status =
        sdyrt_run(context, static_cast<const sdyrt_op *>(op), nullptr,
                  in.data(), out.data());
    if (status == SDYRT_OK && out != expected)
        return SDYRT_BACKEND;
    return status;
}

int main() {
    const sdyrt_mesh *mesh = nullptr;
    if (sdyrt_mesh_parse("<[\"x\"=0]>", &mesh) != SDYRT_ARGUMENT ||
        sdyrt_last_error_kind() != SDYRT_KIND_MESH_AXIS_SIZE) {
        std::fprintf(stderr, "an axis of size 0 was not refused as such\n");
        return 1;
    }

    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_ALL_GATHER;
    op.axes = "[{\"x\"}]";
    const bool failed =
        sdyrt_type_parse("tensor<4xf32>", &op.type) ||
        sdyrt_sharding_parse("<mesh<[\"x\"=2]>, [{\"x\"}]>", nullptr, 0,
                             &op.from) ||
        sdyrt_sharding_parse("<mesh<[\"x\"=2]>, [{}]>", nullptr, 0, &op.to) ||
        sdyrt_threads_run(nullptr, 2, rank_main, &op);
    if (failed)
        std::fprintf(stderr, "%s\n", sdyrt_last_error());
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);
    return failed;
}
