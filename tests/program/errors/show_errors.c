/* The diagnostics of each part of a file, as text: parts are separated by lines
 * `// -----`; where the first line says so, with ops of unknown dialects. What
 * MLIR says of the same parts is kept as data. A part whose first error is not
 * the thread's error text is reported. */
#include <sdyrt/program.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct first_error {
    bool is_reported;
    char text[1024];
} first_error;

static void show(void *state, const sdyrt_diagnostic *d) {
    static const char *const words[] = {"error", "warning", "remark", "note"};
    first_error *const first = state;
    printf("%d:%d: %s: %s\n", d->line, d->column, words[d->severity], d->text);
    if (first->is_reported || d->severity != SDYRT_ERROR)
        return;
    first->is_reported = true;
    (void)snprintf(first->text, sizeof first->text, "%s", d->text);
    for (char *c = first->text; *c != '\0'; c++)
        *c = (unsigned char)*c < 0x20 || *c == 0x7f ? ' ' : *c;
}

static int show_part(const char *text, size_t bytes, int first_line,
                     bool allows_unknown) {
    sdyrt_pool *pool;
    sdyrt_program *program = NULL;
    first_error first = {.is_reported = false};
    if (sdyrt_pool_create(&pool) != SDYRT_OK)
        return 1;
    sdyrt_pool_set_handler(pool, show, &first);
    sdyrt_source source = SDYRT_SOURCE_INIT;
    source.text = text;
    source.bytes = bytes;
    source.first_line = first_line;
    source.allow_unknown_ops = allows_unknown;
    const sdyrt_status status = sdyrt_program_parse(pool, &source, &program);
    if (status == SDYRT_OK)
        printf("%d: ok\n", first_line);
    else if (strcmp(first.text, sdyrt_last_error()) != 0)
        printf("the error text is of another: %s\n", sdyrt_last_error());
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
    return status != SDYRT_OK &&
           sdyrt_last_error_kind() == SDYRT_KIND_NO_MEMORY;
}

static int show_parts(const char *text) {
    static const char flag[] = "// -allow-unregistered-dialect\n";
    const bool allows_unknown = strncmp(text, flag, sizeof flag - 1) == 0;
    int line = 1, failed = 0;
    while (*text != '\0') {
        const char *const end = strstr(text, "// -----\n");
        const size_t bytes = end == NULL ? strlen(text) : (size_t)(end - text);
        failed |= show_part(text, bytes, line, allows_unknown);
        for (size_t i = 0; i < bytes; i++)
            line += text[i] == '\n';
        line += end != NULL;
        text += bytes + (end == NULL ? 0 : strlen("// -----\n"));
    }
    return failed;
}

int main(int argc, char **argv) {
    FILE *const file = argc == 2 ? fopen(argv[1], "rb") : NULL;
    if (file == NULL || fseek(file, 0, SEEK_END) != 0)
        return 2;
    const size_t bytes = (size_t)ftell(file);
    char *const text = calloc(bytes + 1, 1);
    rewind(file);
    if (text == NULL || fread(text, 1, bytes, file) != bytes)
        return 2;
    (void)fclose(file);
    const int failed = show_parts(text);
    free(text);
    return failed;
}
