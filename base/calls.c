#include "base/calls.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* The fields of a description, in its order: `KIND REDUCTION AXES of TYPE from
 * SHARDING to SHARDING in MEMORY`, of which REDUCTION, AXES and MEMORY may be
 * missing. */
enum { KIND, REDUCTION, AXES, TYPE, FROM, TO, MEMORY, N_FIELDS };

static const char *const names[N_FIELDS] = {
    "operation", "reduction", "axes", "type", "from", "to", "memory"};

#define MOST_SHOWN 120  /* characters of a field */
#define BEFORE_SHOWN 20 /* of a longer one, before the first that differs */

typedef struct field {
    const char *at;
    size_t length;
} field;

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
    enum { N_WORDS = 4 };
    static const char *const words[N_WORDS] = {" of ", " from ", " to ",
                                               " in "};
    const char *ends[N_WORDS], *at = text;
    for (int i = 0; i < N_WORDS; i++) {
        const char *const end = find(at, words[i]);
        if (i == 0 && end == NULL)
            return false;
        ends[i] = end != NULL ? end : text + strlen(text);
        at = ends[i];
        fields[TYPE + i] = (field){at, 0};
        if (end != NULL)
            fields[TYPE + i].at += strlen(words[i]);
    }
    for (int i = TYPE; i < MEMORY; i++) {
        const char *const end = ends[i - TYPE + 1];
        fields[i].length =
            end > fields[i].at ? (size_t)(end - fields[i].at) : 0;
    }
    fields[MEMORY].length = strlen(fields[MEMORY].at);

    const size_t head = (size_t)(ends[0] - text);
    fields[KIND] = (field){text, strcspn(text, " ")};
    const char *rest = text + fields[KIND].length;
    rest += *rest == ' ' && rest < ends[0];
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

/* "type differs: 8x6xf32 / 8x5xf32: ", or "". */
static void describe(const char *first, const char *other, char *text,
                     size_t bytes) {
    field a[N_FIELDS], b[N_FIELDS];
    text[0] = '\0';
    if (!split(first, a) || !split(other, b))
        return;
    for (int i = 0; i < N_FIELDS; i++) {
        if (a[i].length == b[i].length &&
            strncmp(a[i].at, b[i].at, a[i].length) == 0)
            continue;
        const size_t skip = skipped(inner(a[i]), inner(b[i]));
        const char *const dots = skip > 0 ? ".." : "";
        const field x = shown(inner(a[i]), skip);
        const field y = shown(inner(b[i]), skip);
        snprintf(text, bytes, "%s differs: %s%.*s / %s%.*s: ", names[i], dots,
                 (int)x.length, x.at, dots, (int)y.length, y.at);
        return;
    }
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
