/* Parsing a command line with argp, whose own messages (of several lines, and
 * not for scripts) are replaced by one line each. */
#include "cli/cli.h"

#include <argp.h>
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_OPTIONS = 64, KEY_WITHOUT_LETTER = 0x100 };

/* The options of all tables, and their argp entries, whose keys are letters or
 * derived from the place in the table. */
typedef struct parse_state {
    const cli_syntax *syntax;
    char *program; /* "sdyrt shape" */
    const cli_option *option[MAX_OPTIONS];
    struct argp_option known[MAX_OPTIONS + 1];
    int n;
    int group; /* of the last, in the help */
    bool has_headings;
    const cli_option *argument; /* NULL: there is none (any more) */
    void *options;
    bool helped;
    bool given[MAX_OPTIONS];
} parse_state;

static const cli_option help_option = {
    .name = "help", .letter = 'h', .help = "Print this and stop"};

static void add_option(parse_state *parse, const cli_option *o) {
    const int i = parse->n;
    if (o->kind == CLI_ARGUMENT) {
        parse->argument = o;
        return;
    }
    parse->option[parse->n++] = o;
    /* options below a heading are one group, sorted by name; others keep their
     * place in the table */
    parse->has_headings = parse->has_headings || o->kind == CLI_HEADING;
    if (!parse->has_headings || o->kind == CLI_HEADING)
        parse->group++;
    parse->known[i] = (struct argp_option){
        .name = o->name,
        .key = o->name == NULL ? 0
               : o->letter     ? o->letter
                               : KEY_WITHOUT_LETTER + i,
        .arg = o->value,
        .doc = o->help,
        .flags = o->kind == CLI_ELSEWHERE ? OPTION_HIDDEN : 0,
        .group = o == &help_option ? -1 : parse->group};
}

static void collect(parse_state *parse) {
    for (int t = 0; t < CLI_MAX_TABLES; t++)
        for (const cli_option *o = parse->syntax->tables[t];
             o != NULL && o->help != NULL; o++)
            add_option(parse, o);
    add_option(parse, &help_option);
}

/* -- reporting errors ------------------------------------------------------ */

/* The option that `word`, without dashes, names: in full, or by a prefix that
 * no other option has. NULL: none; `*several`: the prefix is ambiguous. */
static const cli_option *find_option(const parse_state *parse, const char *word,
                                     bool *several) {
    const size_t length = strcspn(word, "=");
    const cli_option *found = NULL;
    *several = false;
    for (int i = 0; i < parse->n; i++) {
        const cli_option *o = parse->option[i];
        if (o->name == NULL || strncmp(o->name, word, length) != 0)
            continue;
        *several = found != NULL && o->name[length] != '\0';
        found = o;
        if (o->name[length] == '\0')
            break;
    }
    return *several ? NULL : found;
}

static bool has_letter(const parse_state *parse, char letter) {
    for (int i = 0; i < parse->n; i++)
        if (parse->option[i]->letter == letter)
            return true;
    return false;
}

/* Report the error of getopt about `word`. */
static void report_option(const parse_state *parse, const char *word) {
    const char *what = "needs a value";
    bool several = false;
    int length = (int)strcspn(word, "=");
    if (word[0] != '-') {
        cli_usage("cannot read '%s'", word);
        return;
    }
    if (word[1] == '-') {
        const cli_option *o = find_option(parse, word + 2, &several);
        what = several            ? "is short for several"
               : o == NULL        ? NULL
               : o->value == NULL ? "takes no value"
                                  : what;
    } else {
        for (const char *key = word + 1; *key != '\0'; key++)
            if (!has_letter(parse, *key)) {
                cli_usage("unknown option '-%c'; see '%s --help'", *key,
                          parse->program);
                return;
            }
        length = (int)strlen(word);
    }
    if (what == NULL)
        cli_usage("unknown option '%.*s'; see '%s --help'", length, word,
                  parse->program);
    else
        cli_usage("option '%.*s' %s; see '%s --help'", length, word, what,
                  parse->program);
}

static void print_help(const parse_state *parse) {
    const cli_syntax *syntax = parse->syntax;
    char *text = cli_format("\n%s", syntax->help);
    const struct argp help = {
        .options = parse->known, .args_doc = syntax->arguments, .doc = text};
    setenv("ARGP_HELP_FMT", "no-dup-args-note", false);
    argp_help(&help, stdout, ARGP_HELP_STD_HELP, parse->program);
    free(text);
}

/* -- values ---------------------------------------------------------------- */

/* Parse a number at the start of `text`; NULL: no number, or out of range. */
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
    return CLI_OK;
}

/* Parse a size in bytes with a suffix K, M or G of powers of 1024. */
static int read_size(const char *option, const char *text, size_t *bytes) {
    static const char units[] = "KMG";
    int64_t value = 0;
    const char *end = read_int(text, &value);
    const char *unit =
        end != NULL && *end != '\0' ? strchr(units, *end & ~0x20) : NULL;
    const int shift = unit != NULL ? 10 * (int)(unit - units + 1) : 0;
    if (end == NULL || value <= 0 || value > INT64_MAX >> shift ||
        end[unit != NULL] != '\0')
        return cli_usage("%s: expected a size such as 8, 64K, 1M or 2G, found "
                         "'%s'",
                         option, text);
    *bytes = (size_t)value << shift;
    return CLI_OK;
}

int cli_int_list(const char *option, const char *text, cli_ints *list) {
    cli_ints read = {0};
    const char *at = text;
    for (;;) {
        int64_t first = 0;
        at = read_int(at, &first);
        int64_t last = first;
        if (at != NULL && *at == '-')
            at = read_int(at + 1, &last);
        if (at == NULL || (*at != ',' && *at != '\0') || last < first ||
            last - first >= CLI_MAX_LISTED) {
            free(read.at);
            return cli_usage("%s: expected numbers such as 0,4,5-7, found '%s'",
                             option, text);
        }
        for (int64_t value = first;; value++) {
            read.at = cli_grow(read.at, (size_t)read.n, sizeof *read.at);
            read.at[read.n++] = value;
            if (value == last)
                break;
        }
        if (*at == '\0')
            break;
        at++;
    }
    free(list->at);
    *list = read;
    return CLI_OK;
}

static int read_real(const char *option, const char *text, double *value) {
    char *end = NULL;
    errno = 0;
    const double read = strtod(text, &end);
    if (end == text || *end != '\0' || errno != 0 || !isfinite(read) ||
        read <= 0)
        return cli_usage("%s: expected a number above 0, found '%s'", option,
                         text);
    *value = read;
    return CLI_OK;
}

static int set_value(const parse_state *parse, const cli_option *o,
                     const char *text) {
    char option[64];
    void *value = (char *)parse->options + o->at;
    cli_texts *texts = value;
    snprintf(option, sizeof option, "--%s", o->name == NULL ? "" : o->name);
    switch (o->kind) {
    case CLI_FLAG:
        *(bool *)value = true;
        return CLI_OK;
    case CLI_INT:
        return cli_int(option, text, o->least, o->most, value);
    case CLI_SIZE:
        return read_size(option, text, value);
    case CLI_REAL:
        return read_real(option, text, value);
    case CLI_ELSEWHERE:
        return cli_usage("%s: %s %s", option, o->help, text);
    case CLI_INTS:
        return cli_int_list(option, text, value);
    case CLI_TEXTS:
        texts->at = cli_grow(texts->at, (size_t)texts->n, sizeof *texts->at);
        texts->at[texts->n++] = text;
        return CLI_OK;
    case CLI_TEXT:
    case CLI_ARGUMENT:
    case CLI_HEADING: /* no option of a command line */
        break;
    }
    *(const char **)value = text;
    return CLI_OK;
}

/* -- reading --------------------------------------------------------------- */

static cli_texts given;

const cli_texts *cli_given(void) {
    return &given;
}

/* Record an option or argument; `text` NULL: it has no value. */
static void note_given(const char *before, const char *name, const char *text) {
    given.at = cli_grow(given.at, (size_t)given.n, sizeof *given.at);
    given.at[given.n++] =
        cli_format("%s%s%s%s", before, name, text != NULL ? " " : "",
                   text != NULL ? text : "");
}

static bool is_path(const cli_option *o) {
    return o->value != NULL && (strstr(o->value, "DIR") != NULL ||
                                strstr(o->value, "FILE") != NULL);
}

/* The number that a value starts with, if the option has a key before `=` or
 * `:`, as 0 in 0=FILE for N=FILE; -1: none. */
static int64_t number_of(const cli_option *o, const char *text) {
    const char *const after = o->value == NULL ? NULL : strpbrk(o->value, "=:");
    int64_t number = -1;
    const char *const end = after != NULL ? read_int(text, &number) : NULL;
    return end != NULL && *end == *after ? number : -1;
}

static bool has_number(const parse_state *parse, const cli_option *o,
                       int64_t number) {
    const cli_texts *const texts =
        (const cli_texts *)((const char *)parse->options + o->at);
    bool found = false;
    for (int i = 0; i < texts->n && number >= 0 && !found; i++)
        found = number_of(o, texts->at[i]) == number;
    return found;
}

/* Refuse a second value of an option: one of the two would be lost. */
static int take_option(parse_state *parse, int i, const char *text) {
    const cli_option *o = parse->option[i];
    if (parse->given[i] && o->value != NULL && o->kind != CLI_TEXTS)
        return cli_usage("--%s is given more than once", o->name);
    if (o->kind == CLI_TEXTS && has_number(parse, o, number_of(o, text)))
        return cli_usage("--%s is given more than once for %" PRId64, o->name,
                         number_of(o, text));
    parse->given[i] = true;
    if (!is_path(o))
        note_given("--", o->name, text);
    return set_value(parse, o, text);
}

static int take_argument(parse_state *parse, const char *text) {
    const cli_option *o = parse->argument;
    parse->argument = NULL;
    if (o != NULL && !is_path(o))
        note_given(o->value, ":", text);
    return o != NULL ? set_value(parse, o, text)
                     : cli_usage("unexpected argument '%s'; see '%s --help'",
                                 text, parse->program);
}

static error_t parse_one(int key, char *text, struct argp_state *state) {
    parse_state *parse = state->input;
    if (key == 'h') {
        print_help(parse);
        parse->helped = true;
        return ECANCELED;
    }
    if (key == ARGP_KEY_ERROR && !parse->helped)
        report_option(parse,
                      state->argv[state->next > 0 ? state->next - 1 : 0]);
    if (key == ARGP_KEY_ARG)
        return take_argument(parse, text);
    for (int i = 0; key != 0 && i < parse->n; i++)
        if (parse->known[i].key == key)
            return take_option(parse, i, text);
    return key == ARGP_KEY_INIT || key == ARGP_KEY_FINI || key == ARGP_KEY_ERROR
               ? 0
               : ARGP_ERR_UNKNOWN;
}

int cli_parse(const cli_syntax *syntax, int argc, char **argv, void *options) {
    parse_state parse = {.syntax = syntax, .options = options};
    const struct argp parser = {.options = parse.known, .parser = parse_one};
    collect(&parse);
    parse.program = syntax->name == NULL
                        ? cli_format("%s", cli_program)
                        : cli_format("%s %s", cli_program, syntax->name);
    note_given("command:", "", parse.program);
    const error_t error = argp_parse(&parser, argc, argv,
                                     ARGP_NO_ERRS | ARGP_NO_HELP, NULL, &parse);
    const int status =
        parse.helped ? cli_flush()
        : error == 0 ? CLI_RUN
        : error == CLI_FAILED || error == ENOMEM
            ? cli_fail("%s: %s", parse.program, strerror(error))
            : cli_usage("%s: %s", parse.program, strerror(error));
    free(parse.program);
    return status;
}
