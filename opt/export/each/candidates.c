/* Candidates in program order: ops at the top level of functions with a sharded
 * operand or result, counted and filtered. */
#include "opt/export/each/each.h"
#include "opt/rows.h"
#include "program/dialects/make.h"
#include "program/dialects/shardable.h"
#include "program/ir/walk.h"

#include <stdlib.h>
#include <string.h>

/* -- the filter ------------------------------------------------------------ */

typedef struct part {
    const char *text;
    size_t length;
} part;

static bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static part trimmed(part p) {
    while (p.length > 0 && is_blank(*p.text)) {
        p.text++;
        p.length--;
    }
    while (p.length > 0 && is_blank(p.text[p.length - 1]))
        p.length--;
    return p;
}

/* The text inside of a pair of quotes, or the text itself. */
static part unquoted(part p) {
    const bool has_quotes = p.length >= 2 &&
                            (p.text[0] == '"' || p.text[0] == '\'') &&
                            p.text[p.length - 1] == p.text[0];
    return has_quotes ? (part){p.text + 1, p.length - 2} : p;
}

/* The next part between commas; false: there is none. */
static bool next_part(part *rest, part *next) {
    if (rest->text == NULL)
        return false;
    const char *const comma = memchr(rest->text, ',', rest->length);
    const size_t n =
        comma == NULL ? rest->length : (size_t)(comma - rest->text);
    *next = trimmed((part){rest->text, n});
    *rest = comma == NULL ? (part){NULL, 0}
                          : (part){comma + 1, rest->length - n - 1};
    return true;
}

/* NAME=NUMBER; a number that is none leaves `*number`. */
static bool is_number(part p, const char *name, int64_t *number) {
    const size_t n = strlen(name);
    int64_t value = 0;
    if (p.length < n || memcmp(p.text, name, n) != 0)
        return false;
    bool is_right = p.length > n;
    for (size_t i = n; i < p.length && is_right; i++) {
        const int digit = p.text[i] - '0';
        is_right =
            digit >= 0 && digit <= 9 && value <= (INT64_MAX - digit) / 10;
        value = is_right ? value * 10 + digit : 0;
    }
    if (is_right)
        *number = value;
    return true;
}

static bool has_part(const char *name, part p) {
    const size_t n = strlen(name);
    for (size_t at = 0; at + p.length <= n; at++)
        if (memcmp(name + at, p.text, p.length) == 0)
            return true;
    return false;
}

static bool is_wanted(const char *filter, const sdyi_op *op, int64_t number) {
    part rest = {filter, filter == NULL ? 0 : strlen(filter)}, next;
    int64_t low = 0, high = INT64_MAX;
    bool has_names = false, is_named = false;
    rest = unquoted(trimmed(rest));
    while (next_part(&rest, &next)) {
        if (next.length == 0 || is_number(next, "selectLow=", &low) ||
            is_number(next, "selectHigh=", &high))
            continue;
        has_names = true;
        is_named = is_named || has_part(sdyi_op_name(op), next);
    }
    return number >= low && number <= high && (!has_names || is_named);
}

/* -- ops ------------------------------------------------------------------- */

/* Ops that are never candidates: collectives and manual computations, which
 * have a per-device form, terminators, and ops that only annotate values. */
static bool is_left_out(const sdyi_op *op) {
    if (sdyi_opt_row_of(op)->is_left_out)
        return true;
    if (!sdyi_is_kind(op, SDYI_OP_STABLEHLO_CUSTOM_CALL))
        return sdyi_op_has(op, SDYI_TERMINATOR);
    const sdyi_attr *const target =
        sdyi_op_attr(op, SDYI_NAME_CALL_TARGET_NAME);
    const char *const text =
        sdyi_attr_is(target, SDYI_ATTR_STRING) ? sdyi_attr_text(target) : "";
    return strcmp(text, "Sharding") == 0 || strcmp(text, "mhlo.sharding") == 0;
}

static bool is_candidate(sdyi_reshards *r, sdyi_op *op) {
    if (is_left_out(op))
        return false;
    for (int i = 0; i < op->n_operands + op->n_results; i++)
        if (sdyi_cuts_something(sdyi_own_layout(r, sdyi_tensor(op, i))))
            return true;
    return false;
}

void sdyi_each_list(sdyi_reshards *r, sdyi_op *module, const char *filter,
                    sdyi_op_list *list) {
    int64_t number = 0;
    for (sdyi_op *f = module->regions[0].first->first; f != NULL; f = f->next) {
        if (!sdyi_is_kind(f, SDYI_OP_FUNC_FUNC))
            continue;
        for (sdyi_block *b = f->regions[0].first; b != NULL; b = b->next)
            for (sdyi_op *op = b->first; op != NULL; op = op->next)
                if (is_candidate(r, op) && is_wanted(filter, op, number++))
                    sdyi_op_list_add(list, op);
    }
}
