/* Reading whole files, and showing diagnostics as mlir-opt does. */
#include "input.h"

#include "testing/testing.h"

#ifdef SDYRT_SHARD
#include <sdyrt/shard.h>
#endif

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

void opt_register_dialects(void) {
    sdyi_testing_register();
#ifdef SDYRT_SHARD
    sdyrt_shard_register();
#endif
}

void opt_show(void *state, const sdyrt_diagnostic *d) {
    static const char *const words[] = {"error", "warning", "remark", "note"};
    FILE *const out = state;
    if (d->file != NULL)
        fprintf(out, "%s:%d:%d: ", d->file, d->line, d->column);
    else
        fputs("<unknown>:0: ", out);
    fprintf(out, "%s: %s\n", words[d->severity], d->text);
    if (d->source_line != NULL)
        fprintf(out, "%.*s\n%*s\n", (int)d->source_line_bytes, d->source_line,
                d->column, "^");
}

bool opt_sdy_version_named(const char *name, sdyrt_sdy_version *version) {
    for (int i = 0; i < SDYRT_SDY_VERSION_COUNT; i++)
        if (strcmp(sdyrt_sdy_version_name((sdyrt_sdy_version)i), name) == 0) {
            *version = (sdyrt_sdy_version)i;
            return true;
        }
    return false;
}

/* A check before reading, as the file may be as large as a disk. */
static bool is_too_large(FILE *file) {
    struct stat s;
    const bool is = fstat(fileno(file), &s) == 0 && S_ISREG(s.st_mode) &&
                    s.st_size > UINT32_MAX;
    if (is)
        errno = EFBIG;
    return is;
}

/* The rest of a stream; NULL: see errno. Limited to 4 GiB: offsets in a text
 * have 32 bits, and a device may be endless. */
static char *read_stream(FILE *file, size_t *bytes) {
    size_t capacity = 1 << 16, n = 0;
    char *text = malloc(capacity);
    *bytes = 0;
    while (text != NULL &&
           (n = fread(text + *bytes, 1, capacity - *bytes, file)) > 0) {
        *bytes += n;
        if (*bytes < capacity)
            continue;
        char *const more =
            *bytes > UINT32_MAX ? NULL : realloc(text, capacity *= 2);
        if (more == NULL) {
            free(text);
            errno = *bytes > UINT32_MAX ? EFBIG : ENOMEM;
        }
        text = more;
    }
    if (text == NULL || ferror(file) == 0)
        return text;
    const int error = errno;
    free(text);
    errno = error;
    return NULL;
}

char *opt_read_all(const char *path, size_t *bytes) {
    FILE *const file = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
    if (file == NULL)
        return NULL;
    char *const text = is_too_large(file) ? NULL : read_stream(file, bytes);
    const int error = errno;
    if (file != stdin)
        (void)fclose(file);
    errno = error;
    return text;
}
