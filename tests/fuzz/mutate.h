/* Mutations of programs by tokens, so that passes and verifiers are reached.
 * To be included once by a target: libFuzzer calls them by their names. */
#ifndef FUZZ_MUTATE_H
#define FUZZ_MUTATE_H

#include "program/ir/record.h"
#include "program/table.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most,
                               unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size,
                                 const uint8_t *b, size_t b_size, uint8_t *out,
                                 size_t most, unsigned seed);

/* -- words ----------------------------------------------------------------- */

/* Words that the op table does not have. */
static const char *const other_words[] = {
    "%0",
    "%1",
    "%arg0",
    "%0#1",
    "%0:2",
    "^bb0",
    "^bb1",
    "@f",
    "@mesh",
    "@main",
    "@\"a b\"",
    "0",
    "1",
    "2",
    "3",
    "8",
    "64",
    "-1",
    "0x7F",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551616",
    "999999999",
    "1.0",
    "-0.0",
    "1.5e+300",
    "0x7FC00000",
    "true",
    "false",
    "unit",
    "none",
    "index",
    "i1",
    "i4",
    "i8",
    "i32",
    "i64",
    "ui8",
    "si16",
    "i65",
    "i128",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f8E4M3FN",
    "f4E2M1FN",
    "f80",
    "f128",
    "tf32",
    "complex<f32>",
    "tuple<>",
    "vector<2xf32>",
    "tensor<f32>",
    "tensor<8xf32>",
    "tensor<8x8xf32>",
    "tensor<0xf32>",
    "tensor<?xf32>",
    "tensor<*xf32>",
    "tensor<2x3xi1>",
    "tensor<8xi32>",
    "tensor<8xcomplex<f32>>",
    "tensor<4x!quant.uniform<i8:f32, 0.5>>",
    "tensor<?xf32, #stablehlo.bounds<4>>",
    "!stablehlo.token",
    "!a.b<c>",
    "() -> ()",
    "(tensor<8xf32>) -> tensor<8xf32>",
    "dense<0>",
    "dense<1.0>",
    "dense<[1, 2]>",
    "dense<[[1, 2], [3, 4]]>",
    "dense<\"0x01020304\">",
    "dense<(1.0,2.0)>",
    "dense<>",
    "array<i64: 1, 2>",
    "array<i1: true>",
    "array<i64>",
    "[]",
    "{}",
    "[1, 2]",
    "{a = 1}",
    "\"a\"",
    "\"\\00\"",
    "\"\\22\\5C\"",
    "\"\\C3\\A9\"",
    "loc(unknown)",
    "loc(\"a\":1:2)",
    "loc(\"a\"(\"b\":1:2))",
    "loc(callsite(\"a\" at \"b\"))",
    "loc(fused<\"m\">[\"a\", \"b\"])",
    "loc(\"a\":1:2 to 3:4)",
    "loc(#loc)",
    "#loc = loc(\"a\":1:2)\n",
    "#a = 1\n",
    "#a",
    "!a = i32\n",
    "!a",
    "loc",
    "#sdy.sharding<@mesh, [{\"a\"}, {}]>",
    "#sdy.sharding<@mesh, [{\"a\", ?}p1], replicated={\"b\"}>",
    "#sdy.sharding_per_value<[<@mesh, [{\"a\"}]>]>",
    "#sdy.mesh<[\"a\"=2]>",
    "#sdy<manual_axes{\"a\"}>",
    "<@mesh, [{\"a\"}]>",
    "[<@mesh, [{\"a\"}]>]",
    "{\"a\"}",
    "{\"a\":(1)2}",
    "[{\"a\"}, {}]",
    "[{\"a\"}: 0->1]",
    "out_sharding=",
    "in_shardings=",
    "manual_axes=",
    "<[\"a\"=2, \"b\"=4]>",
    "<[], device_ids=[0]>",
    "device_ids=[1, 0]",
    "unreduced={\"a\"}",
    "#sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>",
    "#sdy<list_of_axis_ref_lists[{\"a\"}, {}]>",
    "sdy.sharding",
    "mhlo.x",
    "sym_name = \"f\"",
    "sym_visibility = \"private\"",
    "private",
    "attributes",
    "stablehlo.return",
    "return",
    "func.func @g() { return }",
    "func.func private @h(tensor<8xf32>)",
    "module",
    "module @m {",
    "module attributes {a} {",
    "sdy.mesh @mesh = <[\"a\"=2, \"b\"=4]>",
    "sdy.mesh @n = <[\"a\"=2]>",
    "\"a.b\"() : () -> ()",
    "\"a.b\"() ({\n^bb0(%x: i32):\n \"a.c\"()[^bb0] : () -> ()\n}) : () -> ()",
    "%x:2 = \"a.b\"() : () -> (i32, i32)",
    "applies stablehlo.add across",
    "dimensions = [0]",
    "dims = [1, 0]",
    "contracting_dims = [1] x [0]",
    "precision = [DEFAULT, HIGH]",
    "[b, 0, f]x[0, i, o]->[b, 0, f]",
    "call @f(%arg0)",
    "cond {",
    "do {",
    "<{",
    "}>",
    "({",
    "})",
    "->",
    "::",
    "=",
    ",",
    ":",
    "<",
    ">",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "*",
    "?",
    "x",
    "-",
    "//",
    "\n",
    " ",
    "\t",
    "\r\n",
    "\x7f",
    "\xff",
    "p1",
    "to",
    "at"};

#define MOST_WORDS 2000

static const char *words[MOST_WORDS];
static int n_words;

static void add_word(const char *word) {
    if (word != NULL && word[0] != '\0' && n_words < MOST_WORDS)
        words[n_words++] = word;
}

static void find_words(void) {
    static sdyi_pool pool;
    if (setjmp(pool.guard.target) != 0)
        abort();
    sdyi_table_start(&pool);
    for (size_t i = 0; i < sizeof other_words / sizeof *other_words; i++)
        add_word(other_words[i]);
    for (int i = 0; i < pool.n_rows; i++) {
        add_word(pool.rows[i]->name);
        for (int k = 0; k < SDYI_ROW_ATTRS; k++)
            add_word(pool.rows[i]->attrs[k].name);
    }
    for (int i = 0; i < SDYI_ENUM_COUNT; i++)
        for (int k = 0; k < SDYI_ENUM_WORDS; k++)
            add_word(sdyi_enums[i].words[k]);
    for (int i = 0; i < SDYI_RECORD_COUNT; i++)
        add_word(sdyi_records[i].name);
}

/* -- tokens ---------------------------------------------------------------- */

#define MOST_TOKENS 20000

/* Offsets of tokens, with the space after them; the end after the last. */
static size_t starts[MOST_TOKENS + 1];
static int n_tokens;

static bool is_wordy(uint8_t c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '$' ||
           c >= 0x80;
}

static bool is_space(uint8_t c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

static size_t token_end(const uint8_t *data, size_t size, size_t at) {
    if (data[at] == '"') {
        for (at++; at < size && data[at] != '"' && data[at] != '\n'; at++)
            at += data[at] == '\\' && at + 1 < size;
        return at < size ? at + 1 : size;
    }
    const bool is_sigil = strchr("%^@#!", data[at]) != NULL && data[at] != 0;
    if (is_sigil || is_wordy(data[at]))
        for (at++; at < size && is_wordy(data[at]);)
            at++;
    else
        at++;
    return at;
}

static void find_tokens(const uint8_t *data, size_t size) {
    size_t at = 0;
    n_tokens = 0;
    while (at < size && n_tokens < MOST_TOKENS) {
        starts[n_tokens++] = at;
        if (!is_space(data[at]))
            at = token_end(data, size, at);
        while (at < size && is_space(data[at]))
            at++;
    }
    starts[n_tokens] = size;
}

/* -- edits ----------------------------------------------------------------- */

static uint64_t random_state;

static size_t random_below(size_t n) {
    random_state = random_state * UINT64_C(6364136223846793005) +
                   UINT64_C(1442695040888963407);
    return n == 0 ? 0 : (size_t)(random_state >> 33) % n;
}

/* Put `n` bytes in the place of those from `from` to `to`; the new size. */
static size_t splice(uint8_t *data, size_t size, size_t most, size_t from,
                     size_t to, const void *bytes, size_t n) {
    if (size - (to - from) + n > most)
        return size;
    memmove(data + from + n, data + to, size - to);
    if (n > 0)
        memcpy(data + from, bytes, n);
    return size - (to - from) + n;
}

/* A token, a few of them, what brackets hold, or a line: from, to. */
static void choose(const uint8_t *data, size_t size, size_t *from, size_t *to) {
    const int i = (int)random_below((size_t)n_tokens);
    int k = i + 1;
    *from = starts[i];
    switch (random_below(6)) {
    case 0:
    case 1:
        break;
    case 2:
        k += (int)random_below(8);
        break;
    case 3:
        while (*from > 0 && data[*from - 1] != '\n')
            --*from;
        for (*to = *from; *to < size && data[*to] != '\n';)
            ++*to;
        *to += *to < size;
        return;
    default: {
        int depth = 0, first = i;
        while (first < n_tokens && strchr("({[<", data[starts[first]]) == NULL)
            first++;
        for (k = first; k < n_tokens; k++) {
            const uint8_t c = data[starts[k]];
            depth += c != 0 && strchr("({[<", c) != NULL;
            depth -= c != 0 && strchr(")}]>", c) != NULL &&
                     (k == 0 || data[starts[k] - 1] != '-');
            if (depth <= 0)
                break;
        }
        if (first < n_tokens)
            *from = starts[first];
        k++;
    }
    }
    *to = starts[k < n_tokens ? k : n_tokens];
    if (*to < *from)
        *to = *from;
}

static size_t put_word(uint8_t *data, size_t size, size_t most, size_t from,
                       size_t to) {
    char word[256];
    const char *const text = words[random_below((size_t)n_words)];
    const int n = snprintf(word, sizeof word, "%s%s", text,
                           random_below(8) == 0 ? "" : " ");
    return splice(data, size, most, from, to, word, (size_t)n);
}

/* A token by another of its kind in the text. */
static size_t put_like(uint8_t *data, size_t size, size_t most) {
    const int i = (int)random_below((size_t)n_tokens);
    const uint8_t first = data[starts[i]];
    int like = (int)random_below((size_t)n_tokens);
    for (int k = 0; k < n_tokens && data[starts[like]] != first; k++)
        like = (like + 1) % n_tokens;
    uint8_t token[256];
    const size_t n = starts[like + 1] - starts[like];
    if (n > sizeof token)
        return size;
    memcpy(token, data + starts[like], n);
    return splice(data, size, most, starts[i], starts[i + 1], token, n);
}

/* Copy a chosen piece to another place, over the text there or before it. */
static size_t copy(uint8_t *data, size_t size, size_t most, bool is_over) {
    static uint8_t piece[4096];
    size_t from, to;
    choose(data, size, &from, &to);
    const size_t n = to - from;
    if (n > sizeof piece)
        return size;
    memcpy(piece, data + from, n);
    choose(data, size, &from, &to);
    return splice(data, size, most, from, is_over ? to : from, piece, n);
}

static size_t edit(uint8_t *data, size_t size, size_t most) {
    size_t from = 0, to = 0;
    find_tokens(data, size);
    if (n_tokens == 0)
        return put_word(data, size, most, 0, 0);
    switch (random_below(10)) {
    case 0:
    case 1:
        choose(data, size, &from, &to);
        return splice(data, size, most, from, to, NULL, 0);
    case 2:
        return copy(data, size, most, false);
    case 3:
        return copy(data, size, most, true);
    case 4:
    case 5:
    case 6:
        return put_like(data, size, most);
    case 7:
        choose(data, size, &from, &to);
        return put_word(data, size, most, from, to);
    default:
        choose(data, size, &from, &to);
        return put_word(data, size, most, from, from);
    }
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most,
                               unsigned seed) {
    if (n_words == 0)
        find_words();
    random_state = seed;
    if (random_below(8) == 0)
        return LLVMFuzzerMutate(data, size, most);
    for (size_t n = 1 + random_below(4); n > 0; n--)
        size = edit(data, size, most);
    return size;
}

/* A piece of the second in the first. */
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size,
                                 const uint8_t *b, size_t b_size, uint8_t *out,
                                 size_t most, unsigned seed) {
    random_state = seed;
    size_t from = 0, to = 0;
    find_tokens(b, b_size);
    if (n_tokens > 0)
        choose(b, b_size, &from, &to);
    const uint8_t *const piece = b + from;
    const size_t n = to - from;
    size_t size = a_size < most ? a_size : most;
    if (size > 0)
        memcpy(out, a, size);
    find_tokens(out, size);
    from = to = 0;
    if (n_tokens > 0)
        choose(out, size, &from, &to);
    return splice(out, size, most, from, random_below(2) == 0 ? from : to,
                  piece, n);
}

#endif
