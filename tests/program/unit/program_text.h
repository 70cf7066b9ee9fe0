/* Shared by tests of the public interface: programs from texts, and their
 * printed texts. */
#ifndef TESTS_PROGRAM_PROGRAM_TEXT_H
#define TESTS_PROGRAM_PROGRAM_TEXT_H

#include <sdyrt/opt.h>

#include <stdio.h>
#include <string.h>

typedef struct test_text {
    char bytes[8192];
    size_t n;
} test_text;

/* An sdyrt_write_fn; false: it does not fit. */
static inline bool test_append(void *state, const char *bytes, size_t n) {
    test_text *const t = state;
    if (t->n + n >= sizeof t->bytes)
        return false;
    memcpy(t->bytes + t->n, bytes, n);
    t->n += n;
    t->bytes[t->n] = '\0';
    return true;
}

/* An sdyrt_diagnostic_fn: "line:column: text" a line. */
static inline void test_tell(void *state, const sdyrt_diagnostic *d) {
    char line[512];
    (void)snprintf(line, sizeof line, "%d:%d: %s\n", d->line, d->column,
                   d->text);
    (void)test_append(state, line, strlen(line));
}

static inline sdyrt_status test_parse(sdyrt_pool *pool, const char *text,
                                      sdyrt_program **program) {
    sdyrt_source source = SDYRT_SOURCE_INIT;
    source.name = "a.mlir";
    source.text = text;
    source.bytes = strlen(text);
    source.allow_unknown_ops = true;
    return sdyrt_program_parse(pool, &source, program);
}

#endif
