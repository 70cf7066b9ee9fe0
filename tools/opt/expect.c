/* -verify-diagnostics: comments that expect diagnostics, and their comparison
 * with those that the program causes. */
#include "expect.h"

#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct expectation {
    sdyrt_severity severity;
    int line; /* 0: without a place */
    int at;   /* the line of the comment */
    int column;
    char *text;
    bool is_regex, has_come;
    regex_t regex;
} expectation;

struct opt_expected {
    const char *file;
    expectation *all;
    int n, capacity;
    bool is_wrong; /* something was not as expected */
    bool allows_more;
    /* Used while the text is read. */
    regex_t comment;
    int last_line;   /* the last one without a comment */
    int first_below; /* expectations from here on are for the next line */
};

static const char *const words[] = {"error", "warning", "remark", "note"};

static void *allocated(void *memory) {
    if (memory == NULL) {
        fputs("sdyrt-opt: out of memory\n", stderr);
        exit(1);
    }
    return memory;
}

/* -- regular expressions --------------------------------------------------- */

/* Quote characters of regular expressions. */
static size_t quote(const char *text, size_t length, char *to) {
    size_t n = 0;
    for (size_t i = 0; i < length; i++) {
        if (strchr("()[]{}.*+?^$|\\", text[i]) != NULL)
            to[n++] = '\\';
        to[n++] = text[i];
    }
    return n;
}

/* `a {{b+}} c` as a regular expression; NULL: unbalanced braces. */
static char *pattern_of(const char *text) {
    char *const pattern = allocated(malloc(2 * strlen(text) + 3));
    size_t n = 0;
    while (*text != '\0') {
        const char *const open = strstr(text, "{{");
        const size_t before =
            open == NULL ? strlen(text) : (size_t)(open - text);
        n += quote(text, before, pattern + n);
        if (open == NULL)
            break;
        const char *const close = strstr(open, "}}");
        if (close == NULL) {
            free(pattern);
            return NULL;
        }
        pattern[n++] = '(';
        memcpy(pattern + n, open + 2, (size_t)(close - open) - 2);
        n += (size_t)(close - open) - 2;
        pattern[n++] = ')';
        text = close + 2;
    }
    pattern[n] = '\0';
    return pattern;
}

static void complain(opt_expected *x, const expectation *e, const char *text) {
    fprintf(stderr, "%s:%d:%d: error: %s\n", x->file, e->at, e->column, text);
    x->is_wrong = true;
}

static void compile(opt_expected *x, expectation *e) {
    char *const pattern = pattern_of(e->text);
    if (pattern == NULL) {
        complain(x, e, "found start of regex with no end '}}'");
        return;
    }
    e->is_regex = regcomp(&e->regex, pattern, REG_EXTENDED | REG_NOSUB) == 0;
    if (!e->is_regex)
        complain(x, e, "invalid regex");
    free(pattern);
}

/* -- comments -------------------------------------------------------------- */

static sdyrt_severity severity_of(const char *word) {
    int i = 0;
    while (strncmp(word, words[i], strlen(words[i])) != 0)
        i++;
    return (sdyrt_severity)i;
}

/* The line that `@..` refers to. */
static int line_of(const opt_expected *x, const char *where, int line) {
    if (where[1] == '+' || where[1] == '-')
        return line + (int)strtol(where + 1, NULL, 10);
    if (where[1] == 'u')
        return 0;
    return where[1] == 'a' ? x->last_line : line; /* of `below`: as yet */
}

static void add(opt_expected *x, const char *line, const regmatch_t *m,
                int number) {
    if (x->n == x->capacity) {
        x->capacity = 2 * x->capacity + 8;
        x->all =
            allocated(realloc(x->all, (size_t)x->capacity * sizeof *x->all));
    }
    expectation *const e = &x->all[x->n++];
    *e = (expectation){
        .severity = severity_of(line + m[1].rm_so),
        .line = number,
        .at = number,
        .column = (int)m[0].rm_so + 1,
        .text = allocated(
            strndup(line + m[5].rm_so, (size_t)(m[5].rm_eo - m[5].rm_so)))};
    if (m[3].rm_so >= 0)
        e->line = line_of(x, line + m[3].rm_so, number);
    if (m[2].rm_so >= 0)
        compile(x, e);
    const bool is_below = m[3].rm_so >= 0 && line[m[3].rm_so + 1] == 'b';
    if (is_below)
        e->line = -1; /* the next line without a comment */
}

static void read_line(opt_expected *x, const char *line, int number) {
    regmatch_t m[6];
    if (regexec(&x->comment, line, 6, m, 0) == 0) {
        add(x, line, m, number);
        return;
    }
    for (int i = x->first_below; i < x->n; i++)
        if (x->all[i].line == -1)
            x->all[i].line = number;
    x->first_below = x->n;
    x->last_line = number;
}

opt_expected *opt_expected_of(const char *file, const char *text, size_t bytes,
                              int first_line, bool allows_more) {
    opt_expected *const x = allocated(calloc(1, sizeof *x));
    const char *const end = text + bytes;
    x->file = file;
    x->last_line = first_line;
    x->allows_more = allows_more;
    if (regcomp(&x->comment,
                "expected-(error|note|remark|warning)(-re)? "
                "*(@([+-][0-9]+|above|below|unknown))? *[{][{](.*)[}][}]$",
                REG_EXTENDED) != 0)
        exit(1);
    for (int number = first_line; text < end; number++) {
        const char *newline = memchr(text, '\n', (size_t)(end - text));
        if (newline == NULL)
            newline = end;
        size_t length = (size_t)(newline - text);
        while (length > 0 && strchr(" \t\r", text[length - 1]) != NULL)
            length--;
        char *const line = allocated(strndup(text, length));
        read_line(x, line, number);
        free(line);
        text = newline == end ? end : newline + 1;
    }
    regfree(&x->comment);
    return x;
}

/* -- diagnostics ----------------------------------------------------------- */

static bool matches(const expectation *e, const char *text) {
    return e->is_regex ? regexec(&e->regex, text, 0, NULL, 0) == 0
                       : strstr(text, e->text) != NULL;
}

void opt_expected_take(void *state, const sdyrt_diagnostic *d) {
    opt_expected *const x = state;
    const bool is_here = d->file != NULL && strcmp(d->file, x->file) == 0;
    const expectation *near = NULL;
    for (int i = 0; i < x->n; i++) {
        expectation *const e = &x->all[i];
        if (e->line != (is_here ? d->line : 0) || !matches(e, d->text))
            continue;
        if (e->severity == d->severity) {
            e->has_come = true;
            return;
        }
        near = e;
    }
    if (x->allows_more)
        return;
    x->is_wrong = true;
    if (near != NULL)
        fprintf(stderr,
                "%s:%d:%d: error: '%s' diagnostic emitted when expecting a "
                "'%s'\n",
                x->file, near->at, near->column, words[d->severity],
                words[near->severity]);
    else
        fprintf(stderr, "%s:%d:%d: error: unexpected %s: %s\n",
                d->file == NULL ? "<unknown>" : d->file, d->line, d->column,
                words[d->severity], d->text);
}

bool opt_expected_end(opt_expected *x) {
    for (int i = 0; i < x->n; i++) {
        expectation *const e = &x->all[i];
        if (!e->has_come) {
            fprintf(stderr,
                    "%s:%d:%d: error: expected %s \"%s\" was not produced\n",
                    x->file, e->at, e->column, words[e->severity], e->text);
            x->is_wrong = true;
        }
        if (e->is_regex)
            regfree(&e->regex);
        free(e->text);
    }
    const bool is_right = !x->is_wrong;
    free(x->all);
    free(x);
    return is_right;
}
