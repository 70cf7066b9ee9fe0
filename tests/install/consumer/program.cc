// A user's program in C++ that reads programs: PROGRAM FILE.mlir prints the
// file as it was read, from two threads with a pool each. A sharding that it
// sets is found again.
#include <cstdio>
#include <fstream>
#include <sdyrt/opt.h>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace {

bool append(void *state, const char *text, std::size_t bytes) {
    static_cast<std::string *>(state)->append(text, bytes);
    return true;
}

void keep(void *state, const sdyrt_diagnostic *d) {
    static_cast<std::vector<std::string> *>(state)->push_back(d->text);
}

sdyrt_program *parse(sdyrt_pool *pool, const std::string &text) {
    sdyrt_source source = SDYRT_SOURCE_INIT;
    source.text = text.data();
    source.bytes = text.size();
    sdyrt_program *program = nullptr;
    return sdyrt_program_parse(pool, &source, &program) == SDYRT_OK ? program
                                                                    : nullptr;
}

// Argument 0 of @main is given a sharding, and then its own again.
bool set_and_ask(sdyrt_program *program) {
    const sdyrt_operation *const main_ = sdyrt_program_lookup(program, "main");
    sdyrt_named_mesh mesh = {};
    const sdyrt_sharding *before = nullptr, *set = nullptr, *found = nullptr;
    if (!sdyrt_program_mesh_at(program, 0, &mesh) ||
        sdyrt_function_argument_sharding(main_, 0, &before) != SDYRT_OK ||
        before == nullptr ||
        sdyrt_sharding_parse("<@mesh, [{\"model\"}, {?}]>", &mesh, 1, &set) !=
            SDYRT_OK)
        return false;
    bool is_right =
        sdyrt_function_set_argument_sharding(main_, 0, set) == SDYRT_OK &&
        sdyrt_function_argument_sharding(main_, 0, &found) == SDYRT_OK &&
        sdyrt_sharding_shards(found, 0) == sdyrt_sharding_shards(set, 0) &&
        sdyrt_function_set_argument_sharding(main_, 0, before) == SDYRT_OK;
    sdyrt_sharding_release(found);
    sdyrt_sharding_release(set);
    sdyrt_sharding_release(before);
    return is_right;
}

void run(const std::string &text, std::string *printed) {
    std::vector<std::string> told;
    sdyrt_pool *pool = nullptr;
    if (sdyrt_pool_create(&pool) != SDYRT_OK)
        return;
    sdyrt_pool_set_handler(pool, keep, &told);
    if (parse(pool, "func.func private @f() x") != nullptr || told.size() != 1)
        std::fprintf(stderr, "a wrong program was not refused\n");
    else if (sdyrt_program *const program = parse(pool, text)) {
        if (!set_and_ask(program) ||
            sdyrt_program_run_pipeline(program, "builtin.module(symbol-dce)",
                                       nullptr) != SDYRT_OK ||
            sdyrt_program_print(program, nullptr, append, printed) != SDYRT_OK)
            std::fprintf(stderr, "%s\n", sdyrt_last_error());
        sdyrt_program_destroy(program);
    }
    sdyrt_pool_destroy(pool);
}

} // namespace

int main(int argc, char **argv) {
    std::ifstream file(argc == 2 ? argv[1] : "");
    std::stringstream text;
    text << file.rdbuf();
    std::string printed[2];
    std::thread thread(run, text.str(), &printed[0]);
    run(text.str(), &printed[1]);
    thread.join();
    std::fputs(printed[0].c_str(), stdout);
    return printed[0].empty() || printed[0] != printed[1];
}
