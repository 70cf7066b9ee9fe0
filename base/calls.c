/* The first difference of two calls, found in their descriptions alone: texts
 * are what ranks exchange, so they are cut into fields again. */
#include "base/calls.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* The fields of a description, in its order: `KIND REDUCTION AXES of TYPE from
 * SHARDING to SHARDING with ATTRIBUTES in MEMORY`, of which REDUCTION, AXES,
 * ATTRIBUTES and MEMORY may be missing. Attributes are such as `own_axes =
 * {"a"} root = [0] rotate`. */
enum { KIND, REDUCTION, AXES, TYPE, FROM, TO, ATTRIBUTES, MEMORY, N_FIELDS };

static const char *const names[N_FIELDS] = {
    "operation", "reduction", "axes", "type", "from", "to", "", "memory"};

#define MOST_SHOWN 120  /* characters of a field */
#define BEFORE_SHOWN 20 /* of a longer field, before the first that differs */

typedef struct field {
    const char *at;
    size_t length;
} field;

static bool is_same(field x, field y) {
    return x.length == y.length && strncmp(x.at, y.at, x.length) == 0;
}

/* The place of `word` outside of quotes, which names of axes stand in; NULL. */
static const char *find(const char *at, const char *word) {
    bool is_quoted = false;
    for (; *at != '\0'; at++) {
        is_quoted ^= *at == '"';
        if (!is_quoted && strncmp(at, word, strlen(word)) == 0)
            return at;
    }
    return NULL;
}

/* Cut a description into its fields; false: it is of no operation. A text that
 * was cut off has empty ones at the end. */
static bool split(const char *text, field fields[N_FIELDS]) {
    enum { N_WORDS = 5 };
    static const char *const words[N_WORDS] = {" of ", " from ", " to ",
                                               " with ", " in "};
    const char *const text_end = text + strlen(text);
    const char *starts[N_WORDS + 1], *at = text;
    for (int i = 0; i < N_WORDS; i++) {
        starts[i] = find(at, words[i]);
        if (i == 0 && starts[i] == NULL)
            return false;
        at = starts[i] != NULL ? starts[i] : at;
    }
    starts[N_WORDS] = text_end;
    for (int i = N_WORDS - 1; i >= 0; i--) { /* each ends where the next is */
        const bool is_there = starts[i] != NULL;
        const char *const end = starts[i + 1];
        starts[i] = is_there ? starts[i] : end;
        at = starts[i] + (is_there ? strlen(words[i]) : 0);
        fields[TYPE + i] = (field){at, end > at ? (size_t)(end - at) : 0};
    }

    const size_t head = (size_t)(starts[0] - text);
    fields[KIND] = (field){text, strcspn(text, " ")};
    const char *rest = text + fields[KIND].length;
    rest += *rest == ' ' && rest < starts[0];
    size_t left = head - (size_t)(rest - text);
    const bool has_reduction = left > 0 && *rest >= 'a' && *rest <= 'z';
    size_t word = has_reduction ? strcspn(rest, " ") : 0;
    fields[REDUCTION] = (field){rest, word};
    word += word < left && has_reduction;
    fields[AXES] = (field){rest + word, left - word};
    return true;
}

/* `8x6xf32` of `tensor<8x6xf32>`. */
static field inner(field f) {
    static const char before[] = "tensor<";
    const size_t cut = sizeof before - 1;
    if (f.length > cut && strncmp(f.at, before, cut) == 0)
        f = (field){f.at + cut, f.length - cut - 1};
    return f;
}

/* The start of a pair of fields that is not shown, since both have it. */
static size_t skipped(field x, field y) {
    size_t same = 0;
    if (x.length <= MOST_SHOWN && y.length <= MOST_SHOWN)
        return 0;
    while (same < x.length && same < y.length && x.at[same] == y.at[same])
        same++;
    return same > BEFORE_SHOWN ? same - BEFORE_SHOWN : 0;
}

static field shown(field f, size_t skip) {
    if (f.length == 0)
        return (field){"none", 4};
    f = (field){f.at + skip, f.length - skip};
    if (f.length > MOST_SHOWN)
        f.length = MOST_SHOWN;
    return f;
}

/* "type differs: 8x6xf32 / 8x5xf32: " */
static void report(field name, field first, field other, char *text,
                   size_t bytes) {
    const size_t skip = skipped(inner(first), inner(other));
    const char *const dots = skip > 0 ? ".." : "";
    const field x = shown(inner(first), skip);
    const field y = shown(inner(other), skip);
    snprintf(text, bytes, "%.*s differs: %s%.*s / %s%.*s: ", (int)name.length,
             name.at, dots, (int)x.length, x.at, dots, (int)y.length, y.at);
}

/* -- attributes ------------------------------------------------------------ */

/* A word, or a list in brackets. */
static field word_at(field rest) {
    int depth = 0;
    size_t n = 0;
    for (; n < rest.length && (depth > 0 || rest.at[n] != ' '); n++)
        depth += (rest.at[n] == '[' || rest.at[n] == '{') -
                 (rest.at[n] == ']' || rest.at[n] == '}');
    return (field){rest.at, n};
}

static void skip(field *rest, size_t n) {
    n = n < rest->length ? n : rest->length;
    *rest = (field){rest->at + n, rest->length - n};
}

/* The next attribute, `name = value` or `word`, which `*rest` moves past;
 * false: there is none, and both fields are empty. */
static bool next_attribute(field *rest, field *name, field *value) {
    *name = *value = (field){rest->at, 0};
    if (rest->length == 0)
        return false;
    *name = *value = word_at(*rest);
    skip(rest, name->length);
    if (rest->length > 3 && strncmp(rest->at, " = ", 3) == 0) {
        skip(rest, 3);
        *value = word_at(*rest);
        skip(rest, value->length);
    }
    skip(rest, 1);
    return true;
}

static bool has_attribute(field at, field name) {
    field other, value;
    while (next_attribute(&at, &other, &value))
        if (is_same(name, other))
            return true;
    return false;
}

/* The first difference of two lists of attributes: a value, or an attribute
 * that one of them lacks. */
static void describe_attributes(field first, field other, char *text,
                                size_t bytes) {
    static const field none = {"", 0};
    for (;;) {
        const field other_start = other;
        field names_of[2], values[2];
        const bool has_first = next_attribute(&first, &names_of[0], &values[0]);
        const bool has_other = next_attribute(&other, &names_of[1], &values[1]);
        if (!has_first && !has_other)
            return;
        if (is_same(names_of[0], names_of[1])) {
            if (is_same(values[0], values[1]))
                continue;
            report(names_of[0], values[0], values[1], text, bytes);
        } else if (has_first && !has_attribute(other_start, names_of[0])) {
            report(names_of[0], values[0], none, text, bytes);
        } else {
            report(names_of[1], none, values[1], text, bytes);
        }
        return;
    }
}

/* -- operations ------------------------------------------------------------ */

/* Nothing is written where the fields are the same, or are of no operation. */
static void describe_fields(const char *first, const char *other, char *text,
                            size_t bytes) {
    field a[N_FIELDS], b[N_FIELDS];
    if (!split(first, a) || !split(other, b))
        return;
    for (int i = 0; i < N_FIELDS; i++)
        if (!is_same(a[i], b[i])) {
            if (i == ATTRIBUTES)
                describe_attributes(a[i], b[i], text, bytes);
            else
                report((field){names[i], strlen(names[i])}, a[i], b[i], text,
                       bytes);
            return;
        }
}

/* True for a call that makes a plan; `*text` moves to the plan's operation. */
static bool is_plan(const char **text) {
    const size_t n = sizeof SDYI_CALLS_PLAN - 1;
    const bool is = strncmp(*text, SDYI_CALLS_PLAN, n) == 0;
    *text += is ? n : 0;
    return is;
}

/* The first difference, as report() has it; "" where none is found. */
static void describe(const char *first, const char *other, char *text,
                     size_t bytes) {
    text[0] = '\0';
    if (is_plan(&first) != is_plan(&other))
        return;
    describe_fields(first, other, text, bytes);
}

sdyrt_status sdyi_fail_calls(uint64_t op, int first, const char *first_text,
                             int other, const char *other_text) {
    char where[48] = "", what[2 * MOST_SHOWN + 48];
    if (op > 0)
        snprintf(where, sizeof where, "operation #%" PRIu64 ": ", op);
    describe(first_text, other_text, what, sizeof what);
    return sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                     "%s%srank %d calls %s, rank %d calls %s", where, what,
                     first, first_text, other, other_text);
}
