/* libFuzzer target: any bytes as a program. What can be read can be printed,
 * in every form, whether it verifies or not. What verifies reads back from what
 * was printed, and prints as the same; the passes leave a program that does.
 * What is read without unknown ops is read the same where they are allowed. */
#include "mutate.h"
#include <sdyrt/opt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv);

#define CHECK(condition)                                                       \
    do {                                                                       \
        if (!(condition))                                                      \
            abort();                                                           \
    } while (0)

static const char passes[] = "builtin.module(canonicalize,cse,inline,"
                             "symbol-dce,func.func(canonicalize,cse))";

/* Of Shardy: a text takes one by its length. They may refuse a program. */
static const char *const shardy_passes[] = {
    "builtin.module(sdy-import-pipeline,sdy-user-priority-propagate,"
    "sdy-close-shardings,sdy-remove-sub-axes-in-input-output-shardings)",
    "builtin.module(sdy-add-data-flow-edges,sdy-basic-propagate,"
    "func.func(sdy-sink-data-flow-edges))",
    "builtin.module(sdy-import-pipeline{dedup-functions-fully=true},"
    "sdy-add-func-data-flow-edges,sdy-aggressive-propagate,"
    "func.func(sdy-sink-func-data-flow-edges),sdy-unflatten-call-graph,"
    "symbol-dce,sdy-insert-func-call-reshards)",
    "builtin.module(sdy-flatten-call-graph,sdy-import-func-calls,symbol-dce,"
    "sdy-op-priority-propagate,sdy-export-named-computations,"
    "sdy-propagate-to-func-results,sdy-inline-meshes)",
    "builtin.module(sdy-populate-op-sharding-rules,sdy-lift-inlined-meshes,"
    "sdy-remove-size-one-axes,sdy-apply-sharding-constraints,"
    "sdy-sharding-group-import,sdy-remove-sharding-groups,"
    "func.func(sdy-constant-or-scalar-merger,sdy-drop-sharding-rules),"
    "sdy-update-non-divisible-input-output-shardings)",
    "builtin.module(func.func(sharding-propagation,shard-partition),"
    "shard-simplify,canonicalize)",
};

/* Settings that libFuzzer does not change between two runs of a text. */
static bool allows_unknown = true;

static int n_errors; /* that the last call has told */

static void take(void *state, const sdyrt_diagnostic *d) {
    (void)state;
    CHECK(d->text != NULL && d->text[0] != '\0');
    CHECK(d->severity >= SDYRT_ERROR && d->severity <= SDYRT_NOTE);
    if (d->source_line != NULL) {
        CHECK(d->line >= 1 && d->column >= 1);
        CHECK(memchr(d->source_line, '\n', d->source_line_bytes) == NULL);
    }
    n_errors += d->severity == SDYRT_ERROR;
}

/* A text without a NUL after it, in a block of its length. */
typedef struct text {
    char *bytes;
    size_t n, capacity;
} text;

static bool collect(void *state, const char *bytes, size_t n) {
    text *const t = state;
    if (t->n + n > t->capacity) {
        t->capacity = 2 * (t->n + n);
        t->bytes = realloc(t->bytes, t->capacity);
        CHECK(t->bytes != NULL);
    }
    memcpy(t->bytes + t->n, bytes, n);
    t->n += n;
    return true;
}

typedef enum form { OWN, GENERIC, LOCATIONS } form;

static text print(const sdyrt_program *program, form how) {
    sdyrt_program_print_options options = SDYRT_PROGRAM_PRINT_OPTIONS_INIT;
    options.generic = how == GENERIC;
    options.locations = options.names_by_location = how == LOCATIONS;
    text t = {.bytes = NULL};
    CHECK(sdyrt_program_print(program, &options, collect, &t) == SDYRT_OK);
    CHECK(t.n > 0 && t.bytes[t.n - 1] == '\n');
    char *const exact = realloc(t.bytes, t.n);
    CHECK(exact != NULL);
    t.bytes = exact;
    return t;
}

/* NULL: it does not parse, which has been reported. */
static sdyrt_program *parse(sdyrt_pool *pool, const char *bytes, size_t n,
                            bool is_unverified) {
    n_errors = 0;
    sdyrt_source source = SDYRT_SOURCE_INIT;
    source.name = "fuzz";
    source.text = bytes;
    source.bytes = n;
    source.allow_unknown_ops = allows_unknown;
    source.unverified = is_unverified;
    sdyrt_program *program = NULL;
    const sdyrt_status status = sdyrt_program_parse(pool, &source, &program);
    if (status == SDYRT_OK) {
        CHECK(n_errors == 0);
        return program;
    }
    CHECK(status == SDYRT_ARGUMENT && program == NULL);
    CHECK(sdyrt_last_error_kind() != SDYRT_KIND_NONE);
    CHECK(n_errors > 0 && sdyrt_last_error()[0] != '\0');
    return NULL;
}

/* Texts that differ when MLIR reads back its own: affine maps get simpler, and
 * the widest floats are printed with all digits and read through f64. */
static const char *const changed[] = {"affine_", "f80", "f128"};

static bool holds(text t, const char *word) {
    return memmem(t.bytes, t.n, word, strlen(word)) != NULL;
}

static bool holds_changed(text t) {
    for (size_t i = 0; i < sizeof changed / sizeof *changed; i++)
        if (holds(t, changed[i]))
            return true;
    return false;
}

/* MLIR prints what it does not read: references to edges without a space, and
 * an unknown type !u<a<b>, c<d>> as !u.a<b>, c<d>, of which it reads !u.a<b>.
 * The unknown dialect of the seeds is u. */
static bool is_unreadable(text t) {
    return holds(t, "edge_value_ref") || holds(t, "!u.") || holds(t, "#u.");
}

/* Parse a printed text again, and print it: the result is `expected`. */
static void read_back(sdyrt_pool *pool, text printed, form how, text expected) {
    sdyrt_program *const again = parse(pool, printed.bytes, printed.n, false);
    if (again == NULL && is_unreadable(printed))
        return;
    if (again == NULL) {
        fprintf(stderr, "does not read back: %s\n%.*s\n", sdyrt_last_error(),
                (int)printed.n, printed.bytes);
        abort();
    }
    const text second = print(again, how);
    if (holds_changed(expected))
        expected = second;
    if (second.n != expected.n ||
        memcmp(second.bytes, expected.bytes, second.n) != 0) {
        fprintf(stderr, "printed:\n%.*s\nexpected:\n%.*s\nagain:\n%.*s\n",
                (int)printed.n, printed.bytes, (int)expected.n, expected.bytes,
                (int)second.n, second.bytes);
        abort();
    }
    free(second.bytes);
    sdyrt_program_destroy(again);
}

/* Ops of Shardy say what other ops are around them: -canonicalize and -inline
 * may leave others there, as in MLIR. -symbol-dce refuses ops of unknown
 * dialects that may be symbol tables. That passes leave what reads back is
 * checked by the pass manager, of all that can be. */
static bool may_refuse(text program) {
    const char *const why = sdyrt_last_error();
    if (strstr(why, "'sdy.") != NULL || is_unreadable(program) ||
        strstr(why, "potentially unknown symbol table") != NULL)
        return true;
    return strstr(why, "prints as another") != NULL && holds_changed(program);
}

static void check_program(sdyrt_pool *pool, sdyrt_program *program) {
    const text own = print(program, OWN);
    const text generic = print(program, GENERIC);
    const text locations = print(program, LOCATIONS);
    read_back(pool, own, OWN, own);
    read_back(pool, generic, GENERIC, generic);
    read_back(pool, generic, OWN, own);
    read_back(pool, locations, LOCATIONS, locations);
    if (sdyrt_program_run_pipeline(program, passes, NULL) != SDYRT_OK &&
        !may_refuse(own)) {
        fprintf(stderr, "passes: %s\n%.*s\n", sdyrt_last_error(), (int)own.n,
                own.bytes);
        abort();
    }
    free(print(program, OWN).bytes);
    free(locations.bytes);
    free(generic.bytes);
    free(own.bytes);
}

/* A pass that is content leaves a program that verifies, and reads back. */
static void check_shardy(sdyrt_pool *pool, sdyrt_program *program,
                         size_t size) {
    const size_t n = sizeof shardy_passes / sizeof *shardy_passes;
    n_errors = 0;
    const sdyrt_status status =
        sdyrt_program_run_pipeline(program, shardy_passes[size % n], NULL);
    CHECK((status == SDYRT_OK) == (n_errors == 0));
    const text own = print(program, OWN);
    if (status == SDYRT_OK) {
        CHECK(sdyrt_program_verify(program) == SDYRT_OK);
        read_back(pool, own, OWN, own);
    }
    free(own.bytes);
}

/* Without unknown ops. */
static void check_strict(sdyrt_pool *pool, const char *bytes, size_t size,
                         const sdyrt_program *program) {
    allows_unknown = false;
    sdyrt_program *const strict = parse(pool, bytes, size, false);
    allows_unknown = true;
    if (strict == NULL)
        return;
    const text a = print(program, OWN), b = print(strict, OWN);
    CHECK(a.n == b.n && memcmp(a.bytes, b.bytes, a.n) == 0);
    free(a.bytes);
    free(b.bytes);
    check_shardy(pool, strict, size);
    sdyrt_program_destroy(strict);
}

/* One that may be wrong can be printed, and told to be. */
static void check_unverified(sdyrt_program *program) {
    for (int how = OWN; how <= LOCATIONS; how++)
        free(print(program, (form)how).bytes);
    n_errors = 0;
    CHECK((sdyrt_program_verify(program) == SDYRT_OK) == (n_errors == 0));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *const bytes = malloc(size > 0 ? size : 1);
    CHECK(bytes != NULL);
    if (size > 0)
        memcpy(bytes, data, size);
    sdyrt_pool *pool;
    CHECK(sdyrt_pool_create(&pool) == SDYRT_OK);
    sdyrt_pool_set_handler(pool, take, NULL);
    sdyrt_program *program = parse(pool, bytes, size, true);
    if (program != NULL) {
        check_unverified(program);
        sdyrt_program_destroy(program);
        program = parse(pool, bytes, size, false);
    }
    if (program != NULL) {
        check_strict(pool, bytes, size, program);
        check_program(pool, program);
    }
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
    free(bytes);
    return 0;
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
    (void)argc;
    (void)argv;
    CHECK(setenv("SDYRT_PROGRAM_CHECK", "1", 1) == 0);
    return 0;
}
