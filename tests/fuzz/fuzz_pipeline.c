/* libFuzzer target: any text as a pipeline of passes. */
#include <sdyrt/opt.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define CHECK(condition)                                                       \
    do {                                                                       \
        if (!(condition))                                                      \
            abort();                                                           \
    } while (0)

static int n_errors;

static void take(void *state, const sdyrt_diagnostic *d) {
    (void)state;
    CHECK(d->text != NULL && d->text[0] != '\0');
    n_errors += d->severity == SDYRT_ERROR;
}

static const char program_text[] =
    "sdy.mesh @m = <[\"a\"=2, \"b\"=2]>\n"
    "func.func private @f(%a: tensor<8xi32>) -> tensor<8xi32> {\n"
    "  return %a : tensor<8xi32>\n"
    "}\n"
    "func.func @main(%a: tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, "
    "[{\"a\"}]>}) -> tensor<8xi32> {\n"
    "  %0 = call @f(%a) : (tensor<8xi32>) -> tensor<8xi32>\n"
    "  %1 = stablehlo.add %0, %a : tensor<8xi32>\n"
    "  %2 = sdy.sharding_constraint %1 <@m, [{\"b\"}]> : tensor<8xi32>\n"
    "  %3 = sdy.manual_computation(%2) in_shardings=[<@m, [{\"a\"}]>] "
    "out_shardings=[<@m, [{\"a\"}]>] manual_axes={\"a\"} "
    "(%b: tensor<4xi32>) {\n"
    "    sdy.return %b : tensor<4xi32>\n"
    "  } : (tensor<8xi32>) -> tensor<8xi32>\n"
    "  return %3 : tensor<8xi32>\n"
    "}\n";

static bool write_to_nobody(void *state, const char *text, size_t bytes) {
    (void)state;
    (void)text;
    return bytes > 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *const text = malloc(size + 1);
    CHECK(text != NULL);
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    sdyrt_pool *pool;
    sdyrt_program *program;
    sdyrt_source source = SDYRT_SOURCE_INIT;
    source.text = program_text;
    source.bytes = sizeof program_text - 1;
    CHECK(sdyrt_pool_create(&pool) == SDYRT_OK);
    sdyrt_pool_set_handler(pool, take, NULL);
    CHECK(sdyrt_program_parse(pool, &source, &program) == SDYRT_OK);
    n_errors = 0;
    sdyrt_run_options options = SDYRT_RUN_OPTIONS_INIT;
    options.timing = options.print = write_to_nobody;
    options.print_after = "*";
    const sdyrt_status status =
        sdyrt_program_run_pipeline(program, text, &options);
    CHECK((status == SDYRT_OK) == (n_errors == 0));
    CHECK(status == SDYRT_OK ||
          (status == SDYRT_ARGUMENT &&
           sdyrt_last_error_kind() == SDYRT_KIND_PROGRAM));
    /* A pass that fails may have done a part. */
    CHECK(sdyrt_program_verify(program) == SDYRT_OK || status != SDYRT_OK);
    CHECK(sdyrt_program_print(program, NULL, write_to_nobody, NULL) ==
          SDYRT_OK);
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
    free(text);
    return 0;
}
