/* sdyrt-opt: read, verify, transform and print programs, with mlir-opt's
 * habits.
 */
#include "expect.h"
#include "passes.h"
#include <sdyrt/program.h>
#include <sdyrt/version.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct options {
    const char *path;
    sdyrt_program_print_options print;
    bool allow_unknown_ops;
    opt_pipeline pipeline;
    sdyrt_run_options run;
    bool is_split; /* the text, into programs of their own */
    bool expects;  /* diagnostics, as its comments say */
    const char *out_path;
    FILE *out;
} options;

static bool write_out(void *state, const char *text, size_t bytes) {
    return fwrite(text, 1, bytes, state) == bytes;
}

/* As mlir-opt shows it: the place, the line, and a mark below it. */
static void show(void *state, const sdyrt_diagnostic *d) {
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

static char *read_all(const char *path, size_t *bytes) {
    FILE *const file = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
    if (file == NULL)
        return NULL;
    size_t capacity = 1 << 16, n = 0;
    char *text = malloc(capacity);
    *bytes = 0;
    while (text != NULL &&
           (n = fread(text + *bytes, 1, capacity - *bytes, file)) > 0) {
        *bytes += n;
        if (*bytes < capacity)
            continue;
        char *const more = realloc(text, capacity *= 2);
        if (more == NULL)
            free(text);
        text = more;
    }
    if (file != stdin)
        (void)fclose(file);
    return text;
}

/* A program: a text, or a part of it. */
typedef struct part {
    const char *text;
    size_t bytes;
    int first_line;
} part;

static bool run(const options *o, sdyrt_pool *pool, const part *p) {
    sdyrt_source source = SDYRT_SOURCE_INIT;
    source.name = o->path;
    source.text = p->text;
    source.bytes = p->bytes;
    source.first_line = p->first_line;
    source.allow_unknown_ops = o->allow_unknown_ops;
    sdyrt_program *program = NULL;
    sdyrt_status status = sdyrt_program_parse(pool, &source, &program);
    if (status == SDYRT_OK && o->pipeline.text != NULL)
        status = sdyrt_program_run_pipeline(program, o->pipeline.text, &o->run);
    if (status == SDYRT_OK)
        status = sdyrt_program_print(program, &o->print, write_out, o->out);
    sdyrt_program_destroy(program);
    if (status != SDYRT_OK && status != SDYRT_ARGUMENT) /* which is shown */
        fprintf(stderr, "sdyrt-opt: %s\n", sdyrt_last_error());
    return status == SDYRT_OK;
}

/* With -verify-diagnostics an error that was expected is no failure. */
static bool run_part(const options *o, sdyrt_pool *pool, const part *p) {
    if (!o->expects)
        return run(o, pool, p);
    opt_expected *const expected =
        opt_expected_of(o->path, p->text, p->bytes, p->first_line);
    sdyrt_pool_set_handler(pool, opt_expected_take, expected);
    (void)run(o, pool, p);
    return opt_expected_end(expected);
}

static const char marker[] = "// -----";

/* Where a marker stands, or the end. */
static const char *find_marker(const char *text, const char *end) {
    const size_t n = sizeof marker - 1;
    for (; (size_t)(end - text) >= n; text++) {
        text = memchr(text, '/', (size_t)(end - text) - n + 1);
        if (text == NULL)
            return end;
        if (memcmp(text, marker, n) == 0)
            return text;
    }
    return end;
}

/* Each part is a program; they are printed with markers between them. */
static bool run_parts(const options *o, sdyrt_pool *pool, const char *text,
                      size_t bytes) {
    const char *const end = text + bytes;
    bool is_right = true;
    part p = {.text = text, .first_line = 1};
    for (;;) {
        const char *const next = o->is_split ? find_marker(p.text, end) : end;
        p.bytes = (size_t)(next - p.text);
        is_right &= run_part(o, pool, &p);
        if (next == end)
            return is_right;
        for (; p.text < next; p.text++)
            p.first_line += *p.text == '\n';
        p.text = next + sizeof marker - 1;
        fprintf(o->out, "%s\n", marker);
    }
}

static void print_help(void) {
    puts("OVERVIEW: reads, verifies, transforms and prints programs, as "
         "mlir-opt "
         "does\n\n"
         "USAGE: sdyrt-opt [options] [passes] <input file>\n\n"
         "OPTIONS:\n"
         "  --allow-unregistered-dialect  keep ops of unknown dialects\n"
         "  --help                        this text\n"
         "  --mlir-print-debuginfo        print locations\n"
         "  --mlir-print-ir-after-all     print after each pass, to stderr\n"
         "  --mlir-print-op-generic       print every op in the generic form\n"
         "  --mlir-timing                 print the time of each pass\n"
         "  -o <file>                     where to print to; - is stdout\n"
         "  --pass-pipeline=<text>        "
         "\"builtin.module(cse,func.func(canonicalize))\"\n"
         "  --split-input-file            read the parts between lines\n"
         "                                // ----- as programs of their own\n"
         "  --verify-diagnostics          diagnostics are those that comments\n"
         "                                say: // expected-error {{text}}\n"
         "  --version                     the library's");
    opt_print_passes();
}

static bool write_err(void *state, const char *text, size_t bytes) {
    (void)state;
    return fwrite(text, 1, bytes, stderr) == bytes;
}

/* An argument without its dashes. */
static bool take_option(options *o, const char *name) {
    if (strcmp(name, "mlir-print-op-generic") == 0)
        o->print.generic = true;
    else if (strcmp(name, "mlir-print-debuginfo") == 0)
        o->print.locations = true;
    else if (strcmp(name, "allow-unregistered-dialect") == 0)
        o->allow_unknown_ops = true;
    else if (strcmp(name, "split-input-file") == 0)
        o->is_split = true;
    else if (strcmp(name, "verify-diagnostics") == 0)
        o->expects = true;
    else if (strcmp(name, "mlir-print-ir-after-all") == 0)
        o->run.print_after_all = write_err;
    else if (strcmp(name, "mlir-timing") == 0)
        o->run.timing = write_err;
    else
        return opt_take_pass(&o->pipeline, name);
    return true;
}

static int fail_file(const char *what, const char *path) {
    fprintf(stderr, "sdyrt-opt: cannot open %s file '%s': %s\n", what, path,
            strerror(errno));
    return 1;
}

static int run_file(options *o) {
    size_t bytes = 0;
    const bool is_stdout = strcmp(o->out_path, "-") == 0;
    char *const text = read_all(o->path, &bytes);
    if (text == NULL)
        return fail_file("input", o->path);
    o->out = is_stdout ? stdout : fopen(o->out_path, "wb");
    sdyrt_pool *pool = NULL;
    bool is_right = false;
    if (o->out == NULL)
        (void)fail_file("output", o->out_path);
    else if (sdyrt_pool_create(&pool) != SDYRT_OK)
        fprintf(stderr, "sdyrt-opt: %s\n", sdyrt_last_error());
    if (pool != NULL) {
        sdyrt_pool_set_handler(pool, show, stderr);
        sdyrt_pool_hide_ops(pool, o->expects);
        is_right = run_parts(o, pool, text, bytes);
    }
    if (o->out != NULL && (is_stdout ? fflush(o->out) : fclose(o->out)) != 0) {
        (void)fail_file("output", o->out_path);
        is_right = false;
    }
    if (!is_right && !is_stdout && o->out != NULL)
        (void)remove(o->out_path);
    sdyrt_pool_destroy(pool);
    free(text);
    return is_right ? 0 : 1;
}

int main(int argc, char **argv) {
    options o = {.path = "-",
                 .out_path = "-",
                 .print = SDYRT_PROGRAM_PRINT_OPTIONS_INIT,
                 .run = SDYRT_RUN_OPTIONS_INIT};
    for (int i = 1; i < argc; i++) {
        const char *const name =
            argv[i] + (argv[i][0] == '-') + (strncmp(argv[i], "--", 2) == 0);
        if (argv[i][0] != '-' || argv[i][1] == '\0') {
            o.path = argv[i];
        } else if (strcmp(name, "help") == 0) {
            print_help();
            return 0;
        } else if (strcmp(name, "version") == 0) {
            puts(sdyrt_version());
            return 0;
        } else if (strcmp(name, "o") == 0 && i + 1 < argc) {
            o.out_path = argv[++i];
        } else if (!take_option(&o, name)) {
            fprintf(stderr,
                    "sdyrt-opt: Unknown command line argument '%s'.  Try: "
                    "'sdyrt-opt --help'\n",
                    argv[i]);
            return 1;
        }
    }
    opt_close_pipeline(&o.pipeline);
    const int rc = run_file(&o);
    free(o.pipeline.text);
    return rc;
}
