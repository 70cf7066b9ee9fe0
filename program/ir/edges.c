/* Reader of printed propagation edges; the parser has checked their syntax. */
#include "program/ir/edges.h"

#include <stdlib.h>
#include <string.h>

static const char edges_name[] = "sdy.propagation_edges<";

bool sdyi_is_edges(const sdyi_attr *attr) {
    return sdyi_attr_is(attr, SDYI_ATTR_OPAQUE) &&
           strncmp(sdyi_attr_text(attr), edges_name, strlen(edges_name)) == 0;
}

sdyi_edges sdyi_edges_of(sdyi_zone *zone, const char *text) {
    return (sdyi_edges){.zone = zone, .at = text + strlen(edges_name)};
}

/* The number after a word; false if the text does not begin with the word. */
static bool take_number(sdyi_edges *e, const char *word, int64_t *number) {
    if (strncmp(e->at, word, strlen(word)) != 0)
        return false;
    char *end;
    *number = strtoll(e->at + strlen(word), &end, 10);
    e->at = end;
    return true;
}

static int hex_digit(char c) {
    return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
}

/* `"a\22b"`: hex escapes of two digits, and `\\`. */
static const char *take_name(sdyi_edges *e) {
    const char *const end = strchr(++e->at, '"');
    char *const name = sdyi_zone_alloc(e->zone, (size_t)(end - e->at) + 1);
    char *to = name;
    for (const char *at = e->at; at < end; at++) {
        if (*at == '\\' && *++at != '\\') {
            *to++ = (char)(hex_digit(at[0]) * 16 + hex_digit(at[1]));
            at++;
        } else {
            *to++ = *at;
        }
    }
    *to = '\0';
    e->at = end + 1;
    return name;
}

bool sdyi_edges_next(sdyi_edges *edges) {
    for (; *edges->at != '\0'; edges->at++) {
        int64_t number;
        if (take_number(edges, "step-", &edges->step)) {
            edges->part = SDYI_EDGE_STEP;
            return true;
        }
        if (*edges->at == '"') {
            edges->axis = take_name(edges);
            edges->part = SDYI_EDGE_AXIS;
            return true;
        }
        const bool is_operand = take_number(edges, "operand-", &number);
        if (is_operand || take_number(edges, "result-", &number)) {
            edges->value = (sdyi_edge_value){!is_operand, number};
            edges->part = edges->part == SDYI_EDGE_AXIS ? SDYI_EDGE_SOURCE
                                                        : SDYI_EDGE_TARGET;
            return true;
        }
    }
    return false;
}
