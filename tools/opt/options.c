/* The table of options of sdyrt-opt, and parsing the command line by it as
 * LLVM's cl does. */
#include "options.h"

#include "input.h"

#include <errno.h>
#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum kind {
    FLAG,     /* -x, -x=true, -x=false */
    TEXT,     /* -x=text, -x text */
    OPTIONAL, /* -x, -x=text: `fallback` where it is left out */
    COUNT,    /* -x=8, -x 8 */
    PASSES,   /* -x=cse,inline, more than once as well */
    IGNORED   /* options of mlir-opt alone */
} kind;

typedef struct row {
    const char *name;
    kind kind;
    size_t offset; /* in options */
    const char *value, *help, *fallback;
} row;

#define ROW(name, kind, field, value, help, fallback)                          \
    { name, kind, offsetof(opt_options, field), value, help, fallback }
#define FLAG_ROW(name, field, help) ROW(name, FLAG, field, NULL, help, NULL)
#define TEXT_ROW(name, field, value, help)                                     \
    ROW(name, TEXT, field, value, help, NULL)

#define COUNT_ROW(name, field, help) ROW(name, COUNT, field, "n", help, NULL)

static const row rows[] = {
    FLAG_ROW("allow-unregistered-dialect", allow_unknown_ops,
             "keep ops of unknown dialects"),
    FLAG_ROW("dump-pass-pipeline", run.print_pipeline,
             "print the passes that are going to run, to stderr"),
    FLAG_ROW("help", shows_help, "this text"),
    FLAG_ROW("list-passes", lists_passes, "the passes alone"),
    ROW("mlir-disable-threading", IGNORED, path, NULL,
        "nothing: there is one thread", NULL),
    COUNT_ROW("mlir-elide-elementsattrs-if-larger", print.most_elements,
              "leave out constants of more elements"),
    COUNT_ROW("mlir-elide-resource-strings-if-larger", print.most_resource,
              "leave out resources of more characters"),
    FLAG_ROW("mlir-print-debuginfo", print.locations, "print locations"),
    ROW("mlir-print-ir-after", PASSES, print_after, "pass,..",
        "print after these passes, to stderr", NULL),
    FLAG_ROW("mlir-print-ir-after-all", prints_after_all,
             "print after each pass"),
    FLAG_ROW("mlir-print-ir-after-change", run.print_after_change,
             "not after passes that have changed nothing"),
    FLAG_ROW("mlir-print-ir-after-failure", run.print_after_failure,
             "print after a pass that fails, and no other"),
    ROW("mlir-print-ir-before", PASSES, print_before, "pass,..",
        "print before these passes", NULL),
    FLAG_ROW("mlir-print-ir-before-all", prints_before_all,
             "print before each pass"),
    FLAG_ROW("mlir-print-ir-module-scope", run.print_module_scope,
             "print all of the program there"),
    TEXT_ROW("mlir-print-ir-tree-dir", run.print_directory, "dir",
             "print there, into a file each, not to stderr"),
    FLAG_ROW("mlir-print-local-scope", print.local,
             "print without aliases and resources"),
    FLAG_ROW("mlir-print-op-generic", print.generic,
             "print every op in the generic form"),
    FLAG_ROW("mlir-print-op-on-diagnostic", shows_ops,
             "errors show the op that they are about; =0: they do not"),
    FLAG_ROW("mlir-timing", has_timing,
             "print the time of each pass, to stderr"),
    FLAG_ROW("mlir-use-nameloc-as-prefix", print.names_by_location,
             "call values as their locations loc(\"name\") say"),
    FLAG_ROW("no-implicit-module", is_bare,
             "the text is one op, which no module is put around"),
    TEXT_ROW("o", out_path, "file", "where to print to; else -, stdout"),
    TEXT_ROW("output-split-marker", out_marker, "text",
             "what is printed between programs; else // -----"),
    TEXT_ROW("pass-pipeline", pipeline.whole, "text",
             "\"builtin.module(cse,func.func(canonicalize))\""),
    TEXT_ROW("sdy-version", version_name, "version",
             "the version of Shardy where they differ: " OPT_SDY_VERSIONS),
    FLAG_ROW("show-dialects", shows_dialects,
             "the dialects whose ops are known"),
    ROW("split-input-file", OPTIONAL, marker, "marker",
        "read the parts between markers, else // -----, as programs",
        "// -----"),
    ROW("verify-diagnostics", OPTIONAL, expects, "all",
        "what is told is what comments expect: // expected-error {{text}}; "
        "only-expected: and perhaps more",
        "all"),
    FLAG_ROW("verify-each", verifies_each,
             "verify after each pass; =0: do not"),
    FLAG_ROW("verify-roundtrip", verifies_roundtrip,
             "print what was read, read that and compare"),
    FLAG_ROW("version", shows_version, "the library's"),
};

enum { N_ROWS = sizeof rows / sizeof *rows };

static bool takes_value(const row *r) {
    return r->kind == TEXT || r->kind == COUNT || r->kind == PASSES;
}

void opt_print_help(void) {
    puts("OVERVIEW: reads, verifies, transforms and prints programs, as "
         "mlir-opt does\n\n"
         "USAGE: sdyrt-opt [options] [passes] [input file]\n\n"
         "The input file is - if it is left out: stdin. Exit status: 0, or 1 "
         "after an error.\n\n"
         "OPTIONS:");
    for (size_t i = 0; i < N_ROWS; i++) {
        const row *const r = &rows[i];
        char name[64];
        if (takes_value(r))
            (void)snprintf(name, sizeof name, "--%s=<%s>", r->name, r->value);
        else if (r->kind == OPTIONAL)
            (void)snprintf(name, sizeof name, "--%s[=<%s>]", r->name, r->value);
        else
            (void)snprintf(name, sizeof name, "--%s", r->name);
        printf("  %-43s %s\n", name, r->help);
    }
    opt_print_passes();
}

static bool write_err(void *state, const char *text, size_t bytes) {
    (void)state;
    return fwrite(text, 1, bytes, stderr) == bytes;
}

static bool is_yes(const char *text) {
    return strcmp(text, "true") == 0 || strcmp(text, "1") == 0;
}

static bool is_bool(const char *text) {
    return is_yes(text) || strcmp(text, "false") == 0 || strcmp(text, "0") == 0;
}

static int fail(const char *format, const char *what) {
    fputs("sdyrt-opt: ", stderr);
    fprintf(stderr, format, what);
    fputs("  Try: 'sdyrt-opt --help'\n", stderr);
    return 1;
}

/* A count. 0 counts as 1: constants of one element are always printed, and no
 * resource is that short. */
static int set_count(const row *r, const char *value, int64_t *to) {
    char *end = NULL;
    errno = 0;
    const unsigned long n = strtoul(value, &end, 0);
    if (value[0] < '0' || value[0] > '9' || *end != '\0' || errno != 0 ||
        n > UINT_MAX) {
        fprintf(stderr,
                "sdyrt-opt: for the --%s option: '%s' value invalid for uint "
                "argument!\n",
                r->name, value);
        return 1;
    }
    *to = n == 0 ? 1 : (int64_t)n;
    return 0;
}

/* Append passes to those of earlier options. */
static int add_passes(const row *r, const char *value, char **to) {
    for (const char *at = value;; at++) {
        const size_t n = strcspn(at, ",");
        if (!opt_is_pass(at, n)) {
            fprintf(stderr,
                    "sdyrt-opt: for the --%s option: Cannot find option named "
                    "'%.*s'!\n",
                    r->name, (int)n, at);
            return 1;
        }
        at += n;
        if (*at == '\0')
            break;
    }
    const size_t before = *to == NULL ? 0 : strlen(*to);
    char *const more = realloc(*to, before + strlen(value) + 2);
    if (more == NULL)
        return fail("%s", "out of memory.");
    (void)sprintf(more + before, "%s%s", before > 0 ? "," : "", value);
    *to = more;
    return 0;
}

/* Set an option of the table; `value` NULL: written without one. */
static int set(opt_options *o, const row *r, const char *value) {
    char *const to = (char *)o + r->offset;
    if (r->kind == FLAG) {
        if (value != NULL && !is_bool(value))
            return fail("for the --%s option: true or false is expected.",
                        r->name);
        *(bool *)to = value == NULL || is_yes(value);
    } else if (r->kind != IGNORED) {
        if (value == NULL && r->kind != OPTIONAL)
            return fail("for the --%s option: requires a value!", r->name);
        if (r->kind == COUNT)
            return set_count(r, value, (int64_t *)(void *)to);
        if (r->kind == PASSES)
            return add_passes(r, value, (char **)(void *)to);
        *(const char **)(void *)to = value != NULL ? value : r->fallback;
    }
    return 0;
}

static const row *find(const char *name, size_t length) {
    for (size_t i = 0; i < N_ROWS; i++)
        if (strlen(rows[i].name) == length &&
            memcmp(rows[i].name, name, length) == 0)
            return &rows[i];
    return NULL;
}

/* Parse argument *i, and the next one if it is the value; `given` marks the
 * rows of the table that were used. */
static int take(opt_options *o, bool *given, int argc, char **argv, int *i) {
    const char *const argument = argv[*i];
    if (argument[0] != '-' || argument[1] == '\0') {
        if (o->path != NULL)
            return fail("Too many positional arguments specified: '%s'.",
                        argument);
        o->path = argument;
        return 0;
    }
    const char *const name = argument + (argument[1] == '-' ? 2 : 1);
    const size_t length = strcspn(name, "=");
    const row *const r = find(name, length);
    if (r == NULL)
        return opt_take_pass(&o->pipeline, name)
                   ? 0
                   : fail("Unknown command line argument '%s'.", argument);
    const char *value = name[length] == '=' ? name + length + 1 : NULL;
    if (value == NULL && takes_value(r) && *i + 1 < argc)
        value = argv[++*i];
    if (given[r - rows] && r->kind != PASSES)
        return fail("for the --%s option: may only occur zero or one times!",
                    r->name);
    given[r - rows] = true;
    return set(o, r, value);
}

/* Settle options that depend on each other. Not 0: the exit status. */
static int settle(opt_options *o) {
    if (o->pipeline.whole != NULL && o->pipeline.text != NULL)
        return fail("'-%s' option can't be used with individual pass options.",
                    "pass-pipeline");
    if (o->expects != NULL && strcmp(o->expects, "all") != 0 &&
        strcmp(o->expects, "only-expected") != 0)
        return fail("for the --%s option: all or only-expected is expected.",
                    "verify-diagnostics");
    if (o->marker != NULL && o->marker[0] == '\0')
        return fail("for the --%s option: a marker is not empty.",
                    "split-input-file");
    if (!opt_sdy_version_named(o->version_name, &o->sdy_version))
        return fail("for the --%s option: " OPT_SDY_VERSIONS " is expected.",
                    "sdy-version");
    o->run.unverified = !o->verifies_each;
    o->hides_ops = o->expects != NULL || !o->shows_ops;
    o->run.print_before = o->prints_before_all ? "*" : o->print_before;
    o->run.print_after = o->prints_after_all ? "*" : o->print_after;
    o->run.print = write_err;
    o->run.timing = o->has_timing ? write_err : NULL;
    o->run.how = &o->print;
    if (o->path == NULL)
        o->path = "-";
    opt_close_pipeline(&o->pipeline);
    if (o->run.print_pipeline && o->pipeline.whole == NULL &&
        o->pipeline.text == NULL)
        o->pipeline.whole = "any()";
    return 0;
}

/* The next dialect in the alphabet, as a prefix of an op; NULL: no more. */
static const char *next_dialect(const char *last, size_t *length) {
    const char *next = NULL;
    const size_t n = *length;
    const char *name;
    for (int i = 0; (name = sdyrt_known_op(i)) != NULL; i++) {
        const size_t dot = strcspn(name, ".") + 1;
        if ((last == NULL || strncmp(name, last, n > dot ? n : dot) > 0) &&
            (next == NULL || strncmp(name, next, dot) < 0)) {
            next = name;
            *length = dot;
        }
    }
    return next;
}

void opt_print_dialects(void) {
    size_t length = 0;
    const char *name = next_dialect(NULL, &length);
    for (const char *before = "Available Dialects: "; name != NULL;
         before = ",") {
        printf("%s%.*s", before, (int)length - 1, name);
        name = next_dialect(name, &length);
    }
    puts("");
}

int opt_options_read(opt_options *o, int argc, char **argv) {
    bool given[N_ROWS] = {false};
    int rc = 0;
    *o = (opt_options){.out_path = "-",
                       .out_marker = "// -----",
                       .shows_ops = true,
                       .verifies_each = true,
                       .version_name = "newest",
                       .print = SDYRT_PROGRAM_PRINT_OPTIONS_INIT,
                       .run = SDYRT_RUN_OPTIONS_INIT};
    for (int i = 1; i < argc && rc == 0; i++)
        rc = take(o, given, argc, argv, &i);
    return rc == 0 ? settle(o) : rc;
}

void opt_options_free(opt_options *o) {
    free(o->pipeline.text);
    free(o->print_before);
    free(o->print_after);
}
