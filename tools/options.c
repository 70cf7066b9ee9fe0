/* Reading a command line with argp, whose own messages (several lines, and none
 * for scripts) are replaced by one line each. */
#include "common.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct parse_state {
    const cli_syntax *syntax;
    void *options;
    bool helped;
    uint64_t given; /* bit i: the i-th option, except repeatable ones */
} parse_state;

/* The option that `word`, without dashes, names: in full, or by the start of
 * the name when no other option starts so. NULL: none; `*several` when more. */
static const struct argp_option *find_option(const cli_syntax *syntax,
                                             const char *word, bool *several) {
    const size_t length = strcspn(word, "=");
    const struct argp_option *found = NULL;
    *several = false;
    for (const struct argp_option *o = syntax->options; o->name != NULL; o++) {
        if (strncmp(o->name, word, length) != 0)
            continue;
        if (o->name[length] == '\0') {
            *several = false;
            return o;
        }
        *several = found != NULL;
        found = o;
    }
    return *several ? NULL : found;
}

static const struct argp_option *find_short(const cli_syntax *syntax, int key) {
    for (const struct argp_option *o = syntax->options; o->name != NULL; o++)
        if (isgraph(o->key) && o->key == key)
            return o;
    return NULL;
}

/* Say what getopt did not like about `word`. */
static void report_option(const cli_syntax *syntax, const char *word) {
    if (word[0] != '-') {
        cli_usage("%s: cannot read '%s'", syntax->name, word);
        return;
    }
    if (word[1] != '-') {
        for (const char *key = word + 1; *key != '\0'; key++) {
            const struct argp_option *o = find_short(syntax, *key);
            if (o == NULL) {
                cli_usage("unknown option '-%c'; see 'sdyrt %s --help'", *key,
                          syntax->name);
                return;
            }
        }
        cli_usage("option '%s' needs a value; see 'sdyrt %s --help'", word,
                  syntax->name);
        return;
    }
    bool several = false;
    const struct argp_option *o = find_option(syntax, word + 2, &several);
    const int length = (int)strcspn(word, "=");
    if (several)
        cli_usage("option '%.*s' is short for several; see 'sdyrt %s --help'",
                  length, word, syntax->name);
    else if (o == NULL)
        cli_usage("unknown option '%.*s'; see 'sdyrt %s --help'", length, word,
                  syntax->name);
    else if (o->arg == NULL)
        cli_usage("option '%.*s' takes no value; see 'sdyrt %s --help'", length,
                  word, syntax->name);
    else
        cli_usage("option '%.*s' needs a value; see 'sdyrt %s --help'", length,
                  word, syntax->name);
}

static void print_help(const cli_syntax *syntax) {
    char *text = cli_format("\n%s", syntax->help);
    const struct argp help = {
        .options = syntax->options, .args_doc = syntax->arguments, .doc = text};
    char *name = cli_format("sdyrt %s", syntax->name);
    setenv("ARGP_HELP_FMT", "no-dup-args-note", false);
    argp_help(&help, stdout, ARGP_HELP_STD_HELP, name);
    free(name);
    free(text);
}

/* Refuse the second of an option with a value: one of the two would be lost. */
static int note_given(parse_state *parse, int key) {
    const struct argp_option *option = parse->syntax->options;
    for (uint64_t bit = 1; option->name != NULL; option++, bit <<= 1) {
        if (option->key != key || option->arg == NULL ||
            (option->flags & CLI_REPEATABLE) != 0)
            continue;
        if ((parse->given & bit) != 0)
            return cli_usage("--%s is given more than once", option->name);
        parse->given |= bit;
    }
    return CLI_OK;
}

static error_t parse_one(int key, char *argument, struct argp_state *state) {
    parse_state *parse = state->input;
    const cli_syntax *syntax = parse->syntax;
    switch (key) {
    case 'h':
        print_help(syntax);
        parse->helped = true;
        return ECANCELED;
    case ARGP_KEY_INIT:
    case ARGP_KEY_FINI:
        return 0;
    case ARGP_KEY_ERROR:
        if (!parse->helped)
            report_option(syntax,
                          state->argv[state->next > 0 ? state->next - 1 : 0]);
        return 0;
    case ARGP_KEY_ARG:
        if (syntax->parse(key, argument, parse->options) != 0)
            return cli_usage("unexpected argument '%s'; see 'sdyrt %s --help'",
                             argument, syntax->name);
        return 0;
    default:
        if (note_given(parse, key) != CLI_OK)
            return CLI_USAGE;
        return syntax->parse(key, argument, parse->options);
    }
}

int cli_parse(const cli_syntax *syntax, int argc, char **argv, void *options) {
    const struct argp parser = {.options = syntax->options,
                                .parser = parse_one};
    parse_state parse = {.syntax = syntax, .options = options};
    const error_t error = argp_parse(&parser, argc, argv,
                                     ARGP_NO_ERRS | ARGP_NO_HELP, NULL, &parse);
    if (parse.helped) {
        if (fflush(stdout) != 0)
            return cli_fail("cannot write standard output: %s",
                            strerror(errno));
        return CLI_OK;
    }
    if (error == 0)
        return CLI_RUN;
    if (error == CLI_FAILED || error == ENOMEM)
        return cli_fail("%s: %s", syntax->name, strerror(error));
    return cli_usage("%s: %s", syntax->name, strerror(error));
}

/* A number at the start of `text`; NULL when there is none that fits. */
static const char *read_int(const char *text, int64_t *value) {
    if (!isdigit((unsigned char)text[0]) &&
        !(text[0] == '-' && isdigit((unsigned char)text[1])))
        return NULL;
    char *end = NULL;
    errno = 0;
    const intmax_t read = strtoimax(text, &end, 10);
    if (errno != 0 || read > INT64_MAX || read < INT64_MIN)
        return NULL;
    *value = read;
    return end;
}

int cli_int(const char *option, const char *text, int64_t least, int64_t most,
            int64_t *value) {
    int64_t read = 0;
    const char *end = read_int(text, &read);
    if (end == NULL || *end != '\0')
        return cli_usage("%s: expected a whole number, found '%s'", option,
                         text);
    if (read < least || read > most)
        return cli_usage("%s: %" PRId64 " is not between %" PRId64
                         " and %" PRId64,
                         option, read, least, most);
    *value = read;
    return 0;
}

int cli_int_list(const char *option, const char *text, int64_t **values,
                 int64_t *count) {
    int64_t *list = NULL;
    int64_t n = 0;
    const char *at = text;
    for (;;) {
        int64_t first = 0;
        at = read_int(at, &first);
        int64_t last = first;
        if (at != NULL && *at == '-')
            at = read_int(at + 1, &last);
        if (at == NULL || (*at != ',' && *at != '\0') || last < first ||
            last - first >= CLI_MAX_LISTED) {
            free(list);
            return cli_usage("%s: expected numbers such as 0,4,5-7, found '%s'",
                             option, text);
        }
        for (int64_t value = first;; value++) {
            list = cli_grow(list, (size_t)n, sizeof *list);
            list[n++] = value;
            if (value == last)
                break;
        }
        if (*at == '\0')
            break;
        at++;
    }
    free(*values);
    *values = list;
    *count = n;
    return 0;
}
