/* The text of pipelines, as MLIR reads it:
 *
 *   pipeline ::= item (`,` item)*
 *   item     ::= pass (`{` options `}`)? | op `(` pipeline `)`
 *   options  ::= (name `=` value)*   separated by spaces
 *
 * A value goes to the next space outside of braces, brackets and quotes; braces
 * or quotes around it are left out. The whole is one item, the op
 * builtin.module or any. Neighbours on ops of one kind are one. */
#include "opt/pipeline.h"

#include "opt/passes.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef struct reader {
    sdyi_pool *pool;
    sdyi_source *source;
    const char *begin; /* of the same text, which may end before the source's */
    const char *at;
} reader;

static sdyi_loc place(const reader *r, const char *at) {
    return (sdyi_loc){.source = r->source, .offset = (uint32_t)(at - r->begin)};
}

static bool is_space(char byte) {
    return byte == ' ' || byte == '\n' || byte == '\t';
}

static void skip_spaces(reader *r) {
    while (is_space(*r->at))
        r->at++;
}

/* -- options --------------------------------------------------------------- */

/* The end of a value: a space or `}` outside of braces, brackets and quotes. */
static const char *value_end(const char *at) {
    int depth = 0;
    for (; *at != '\0'; at++) {
        const char *const quote =
            *at == '"' || *at == '\'' ? strchr(at + 1, *at) : NULL;
        if (quote != NULL)
            at = quote;
        else if (*at == '{' || *at == '(')
            depth++;
        else if (depth == 0 && (*at == ' ' || *at == '}'))
            break;
        else if (*at == '}' || *at == ')')
            depth--;
    }
    return at;
}

static bool is_one_of(const char *text, const char *const *words) {
    for (; *words != NULL; words++)
        if (strcmp(text, *words) == 0)
            return true;
    return false;
}

static bool set_bool(bool *to, const char *text) {
    static const char *const yes[] = {"", "true", "TRUE", "True", "1", NULL};
    static const char *const no[] = {"false", "FALSE", "False", "0", NULL};
    *to = is_one_of(text, yes);
    return *to || is_one_of(text, no);
}

/* Decimal, or with 0x or 0 before it. */
static bool set_int(int64_t *to, const char *text) {
    char *end;
    errno = 0;
    *to = strtoll(text, &end, 0);
    return end != text && *end == '\0' && errno == 0;
}

static bool set_uint(int64_t *to, const char *text) {
    return set_int(to, text) && *to >= 0 && *to <= UINT32_MAX;
}

/* Length up to the next comma outside of brackets. */
static size_t item_length(const char *text) {
    int depth = 0;
    size_t n = 0;
    for (; text[n] != '\0' && (depth > 0 || text[n] != ','); n++)
        depth += (text[n] == '(') - (text[n] == ')');
    return n;
}

static void set_strings(sdyi_zone *zone, sdyi_strings *to, const char *text) {
    int capacity = 0;
    *to = (sdyi_strings){0};
    while (*text != '\0') {
        const size_t length = item_length(text);
        SDYI_GROW(zone, to->texts, to->n, capacity);
        to->texts[to->n++] = sdyi_zone_string(zone, text, length);
        text += length + (text[length] == ',');
    }
}

static bool is_listed(const char *words, const char *word) {
    static const char between[] = ", ";
    const size_t length = strlen(word);
    for (const char *at = words; *at != '\0'; at += strspn(at, between)) {
        const size_t n = strcspn(at, between);
        if (n == length && memcmp(at, word, n) == 0)
            return true;
        at += n;
    }
    return false;
}

/* Set an option. False: the text is no value of its kind, or not one of the
 * words that it lists. */
static bool set_option(sdyi_zone *zone, const sdyi_pass_option *option,
                       char *options, const char *text) {
    void *const to = options + option->offset;
    switch (option->kind) {
    case SDYI_OPTION_BOOL:
        return set_bool(to, text);
    case SDYI_OPTION_INT:
        return set_int(to, text);
    case SDYI_OPTION_UINT:
        return set_uint(to, text);
    case SDYI_OPTION_WORD:
        *(const char **)to = text;
        return is_listed(option->summary, text);
    case SDYI_OPTION_STRING:
        *(const char **)to = text;
        return true;
    case SDYI_OPTION_STRINGS:
        set_strings(zone, to, text);
        return true;
    }
    return false;
}

static char *default_options(sdyi_zone *zone, const sdyi_pass *pass) {
    char *const options = sdyi_zone_alloc(zone, pass->options_bytes);
    for (const sdyi_pass_option *o = pass->options;
         o != NULL && o->name != NULL; o++)
        if (o->fallback != NULL || o->kind == SDYI_OPTION_STRING)
            (void)set_option(zone, o, options,
                             o->fallback == NULL ? "" : o->fallback);
    return options;
}

static const sdyi_pass_option *find_option(const sdyi_pass *pass,
                                           const char *name, size_t length) {
    for (const sdyi_pass_option *o = pass->options;
         o != NULL && o->name != NULL; o++)
        if (strlen(o->name) == length && memcmp(o->name, name, length) == 0)
            return o;
    return NULL;
}

static bool is_enclosed(const char *from, const char *end) {
    return end - from > 1 && ((*from == '{' && end[-1] == '}') ||
                              (*from == '"' && end[-1] == '"') ||
                              (*from == '\'' && end[-1] == '\''));
}

static sdyrt_status read_option(reader *r, const sdyi_pass *pass,
                                char *options) {
    sdyi_zone *const zone = &r->pool->scratch;
    const char *const name = r->at;
    const size_t length = strcspn(name, "= }");
    const sdyi_pass_option *const option = find_option(pass, name, length);
    if (option == NULL)
        return sdyi_error_at(r->pool, place(r, name), "no such option %.*s",
                             (int)length, name);
    r->at += length;
    const char *from = r->at, *end = r->at;
    if (*r->at == '=') {
        from = r->at + 1;
        r->at = end = value_end(from);
        if (is_enclosed(from, end)) {
            from++;
            end--;
        }
    }
    const char *const value =
        sdyi_zone_string(zone, from, (size_t)(end - from));
    return set_option(zone, option, options, value)
               ? SDYRT_OK
               : sdyi_error_at(r->pool, place(r, from),
                               "'%s' is no value of the option '%s'", value,
                               option->name);
}

static sdyrt_status read_options(reader *r, sdyi_pass_step *step) {
    char *const options = default_options(&r->pool->scratch, step->pass);
    step->options = options;
    if (*r->at != '{')
        return SDYRT_OK;
    const char *const open = r->at++;
    const bool is_closed = strchr(open, '}') != NULL;
    for (skip_spaces(r); *r->at != '}'; skip_spaces(r)) {
        if (!is_closed || *r->at == '\0')
            return sdyi_error_at(
                r->pool, place(r, open),
                "missing closing '}' while processing pass options");
        SDYI_TRY(read_option(r, step->pass, options));
    }
    r->at++;
    return SDYRT_OK;
}

/* -- items ----------------------------------------------------------------- */

static sdyrt_status read_items(reader *r, sdyi_name anchor, int depth,
                               sdyi_pass_step **first);

/* A pass may only run on the op that it is restricted to. */
static sdyrt_status check_place(const reader *r, const char *at,
                                const sdyi_pass *pass, sdyi_name anchor) {
    const char *const on = sdyi_name_text(r->pool, anchor);
    const char *const wanted = sdyi_pass_anchor(pass);
    if (wanted == NULL || anchor == SDYI_NAME_NONE || strcmp(wanted, on) == 0)
        return SDYRT_OK;
    return sdyi_error_at(r->pool, place(r, at),
                         "Can't add pass '%s' restricted to '%s' on a "
                         "PassManager intended to run on '%s', did you intend "
                         "to nest?",
                         sdyi_pass_title(pass), wanted, on);
}

static sdyrt_status expect_comma(const reader *r) {
    return sdyi_error_at(r->pool, place(r, r->at),
                         "expected ',' after parsing pipeline");
}

static sdyi_name anchor_named(const reader *r, const char *name,
                              size_t length) {
    return length == 3 && memcmp(name, "any", 3) == 0
               ? SDYI_NAME_NONE
               : sdyi_name_of(r->pool, name, length);
}

static sdyrt_status read_nested(reader *r, const char *name, size_t length,
                                int depth, sdyi_pass_step *step) {
    const char *const open = r->at++;
    if (depth == 16)
        return sdyi_error_at(r->pool, place(r, open),
                             "pipelines are nested too deeply");
    step->anchor = anchor_named(r, name, length);
    skip_spaces(r);
    if (*r->at != ')')
        SDYI_TRY(read_items(r, step->anchor, depth + 1, &step->first));
    if (*r->at == '\0')
        return sdyi_error_at(
            r->pool, place(r, open + 1),
            "encountered unbalanced parentheses while parsing pipeline");
    if (*r->at != ')')
        return expect_comma(r);
    r->at++;
    return SDYRT_OK;
}

static sdyrt_status read_item(reader *r, sdyi_name anchor, int depth,
                              sdyi_pass_step **item) {
    skip_spaces(r);
    const char *const name = r->at;
    size_t length = strcspn(name, ",{()");
    r->at += length;
    while (length > 0 && name[length - 1] == ' ')
        length--;
    sdyi_pass_step *const step = *item =
        SDYI_NEW(&r->pool->scratch, sdyi_pass_step, 1);
    if (*r->at == '(') {
        SDYI_TRY(read_nested(r, name, length, depth, step));
    } else {
        step->pass = sdyi_pass_named(name, length);
        if (step->pass == NULL)
            return sdyi_error_at(r->pool, place(r, name),
                                 "'%.*s' does not refer to a registered pass "
                                 "or pass pipeline",
                                 (int)length, name);
        SDYI_TRY(check_place(r, name, step->pass, anchor));
        SDYI_TRY(read_options(r, step));
    }
    skip_spaces(r);
    return SDYRT_OK;
}

/* `func.func(a),func.func(b)` runs a and b on a function before the next. */
static bool joins(sdyi_pass_step *last, const sdyi_pass_step *item) {
    if (last == NULL || last->pass != NULL || item->pass != NULL ||
        last->anchor != item->anchor)
        return false;
    sdyi_pass_step **end = &last->first;
    while (*end != NULL)
        end = &(*end)->next;
    *end = item->first;
    return true;
}

/* Replace a step that is a pipeline by its steps. */
static sdyrt_status expand(const reader *r, sdyi_name anchor,
                           sdyi_pass_step **item) {
    const sdyi_pass_step *const step = *item;
    return step->pass == NULL || step->pass->expand == NULL
               ? SDYRT_OK
               : sdyi_pipeline_read_on(
                     r->pool, anchor,
                     step->pass->expand(r->pool, step->options), item);
}

static sdyrt_status read_items(reader *r, sdyi_name anchor, int depth,
                               sdyi_pass_step **first) {
    sdyi_pass_step **end = first, *last = NULL;
    for (;;) {
        sdyi_pass_step *item = NULL;
        SDYI_TRY(read_item(r, anchor, depth, &item));
        SDYI_TRY(expand(r, anchor, &item));
        for (sdyi_pass_step *next; item != NULL; item = next) {
            next = item->next;
            item->next = NULL;
            if (!joins(last, item)) {
                *end = last = item;
                end = &item->next;
            }
        }
        if (*r->at != ',')
            return SDYRT_OK;
        r->at++;
    }
}

/* A reader of the first bytes of a text, which errors quote whole. */
static reader reader_of(sdyi_pool *pool, const char *text, size_t bytes) {
    const char *const begin = sdyi_zone_string(&pool->scratch, text, bytes);
    sdyi_source *const source = SDYI_NEW(&pool->scratch, sdyi_source, 1);
    *source = (sdyi_source){.name = "pass pipeline",
                            .text = text,
                            .bytes = strlen(text),
                            .first_line = 1};
    return (reader){pool, source, begin, begin};
}

static sdyrt_status expect_end(const reader *r) {
    if (*r->at == ')')
        return sdyi_error_at(r->pool, place(r, r->at),
                             "encountered extra closing ')' creating "
                             "unbalanced parentheses while parsing pipeline");
    return *r->at == '\0' ? SDYRT_OK : expect_comma(r);
}

sdyrt_status sdyi_pipeline_read_on(sdyi_pool *pool, sdyi_name anchor,
                                   const char *text, sdyi_pass_step **steps) {
    reader r = reader_of(pool, text, strlen(text));
    *steps = NULL;
    skip_spaces(&r);
    if (*r.at == '\0')
        return SDYRT_OK;
    SDYI_TRY(read_items(&r, anchor, 0, steps));
    return expect_end(&r);
}

/* The last bracket closes the first one, whatever is between them. */
sdyrt_status sdyi_pipeline_read(sdyi_pool *pool, const char *text,
                                sdyi_pass_step **pipeline) {
    size_t bytes = strlen(text);
    while (bytes > 0 && is_space(text[bytes - 1]))
        bytes--;
    reader r = reader_of(pool, text, bytes - (bytes > 0));
    skip_spaces(&r);
    const char *const name = r.at;
    const size_t length = strcspn(name, "(");
    if (length == 0 || name[length] == '\0' || text[bytes - 1] != ')')
        return sdyi_error_at(
            pool, place(&r, r.begin),
            "expected pass pipeline to be wrapped with the anchor operation "
            "type, e.g. 'builtin.module(...)'");
    sdyi_pass_step *const step = *pipeline =
        SDYI_NEW(&pool->scratch, sdyi_pass_step, 1);
    step->anchor = anchor_named(&r, name, length);
    r.at += length + 1;
    skip_spaces(&r);
    if (*r.at != '\0')
        SDYI_TRY(read_items(&r, step->anchor, 1, &step->first));
    return expect_end(&r);
}
