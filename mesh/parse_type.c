/* Tensor types: reading, printing, counting elements.
 *
 * `8x16xf32` is cut as MLIR cuts it: digits, then a word of which only the
 * first letter, `x`, is taken. So `0x3xf32` has the sizes 0 and 3. */
#include "base/lexer.h"
#include "base/status.h"
#include "base/text.h"
#include <sdyrt/type.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#define MAX_TUPLE_DEPTH 32

static const sdyrt_error_kind kind = SDYRT_KIND_PARSE_TYPE;

/* -- element types --------------------------------------------------------- */

typedef struct spelling {
    const char *other;
    const char *ours;
} spelling;

/* The names that JAX, PyTorch, C and HLO have for element types. */
static const spelling wholes[] = {
    {"bool", "i1"},           {"pred", "i1"},
    {"half", "f16"},          {"float", "f32"},
    {"double", "f64"},        {"complex64", "complex<f32>"},
    {"c64", "complex<f32>"},  {"complex128", "complex<f64>"},
    {"c128", "complex<f64>"},
};

/* Prefixes of element types, before a size; the last one that fits counts. */
static const spelling beginnings[] = {
    {"uint", "ui"}, {"u", "ui"},      {"int", "i"},
    {"si", "i"},    {"s", "i"},       {"fp", "f"},
    {"float", "f"}, {"bfloat", "bf"}, {"float8_", "f8"},
};

/* Put our spelling of `name` into `ours`, which has room for it: that of its
 * beginning, if it is another's. */
static void respell(const char *name, char *ours, size_t bytes) {
    (void)snprintf(ours, bytes, "%s", name);
    for (size_t i = 0; i < sizeof wholes / sizeof *wholes; i++)
        if (strcasecmp(name, wholes[i].other) == 0)
            (void)snprintf(ours, bytes, "%s", wholes[i].ours);
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
        const size_t length = strlen(beginnings[i].other);
        if (strncasecmp(name, beginnings[i].other, length) == 0 &&
            strspn(name + length, "0123456789eE") > 0)
            (void)snprintf(ours, bytes, "%s%s", beginnings[i].ours,
                           name + length);
    }
}

/* The element type that the token means in another spelling; NULL: none. */
static const char *guess_dtype(const sdyi_token *token) {
    char name[32], ours[64];
    if (token->kind != SDYI_TOKEN_WORD || token->length >= sizeof name)
        return NULL;
    memcpy(name, token->start, token->length);
    name[token->length] = '\0';
    respell(name, ours, sizeof ours);
    for (int i = 0; i < SDYRT_DTYPE_COUNT; i++)
        if (strcasecmp(ours, sdyrt_dtype_name((sdyrt_dtype)i)) == 0)
            return sdyrt_dtype_name((sdyrt_dtype)i);
    return NULL;
}

static sdyrt_status fail_dtype(sdyi_lexer *lexer, sdyi_want want) {
    const char *const guess = guess_dtype(&lexer->token);
    if (guess == NULL)
        return sdyi_lexer_fail(lexer, kind, want);
    return sdyi_lexer_fail_saying(
        lexer, kind, "expected %s but found '%.*s': did you mean '%s'?",
        sdyi_want_text(want), (int)lexer->token.length, lexer->token.start,
        guess);
}

/* `f32` or `complex<f32>`. `want`: what may stand here. */
static sdyrt_status read_dtype(sdyi_lexer *lexer, sdyi_want want,
                               sdyrt_dtype *dtype) {
    if (sdyi_lexer_take(lexer, "complex")) {
        SDYI_TRY(sdyi_lexer_expect(lexer, "<", kind));
        if (sdyi_lexer_take(lexer, "f32"))
            *dtype = SDYRT_C64;
        else if (sdyi_lexer_take(lexer, "f64"))
            *dtype = SDYRT_C128;
        else
            return sdyi_lexer_fail(lexer, kind, SDYI_WANT_COMPLEX_PART);
        return sdyi_lexer_expect(lexer, ">", kind);
    }
    for (int i = 0; i < SDYRT_DTYPE_COUNT; i++) {
        if (sdyi_lexer_take(lexer, sdyrt_dtype_name((sdyrt_dtype)i))) {
            *dtype = (sdyrt_dtype)i;
            return SDYRT_OK;
        }
    }
    return fail_dtype(lexer, want);
}

/* -- types ----------------------------------------------------------------- */

/* The `x` after a size. */
static sdyrt_status read_x(sdyi_lexer *lexer) {
    if (lexer->token.kind != SDYI_TOKEN_WORD || lexer->token.start[0] != 'x')
        return sdyi_lexer_fail(lexer, kind, SDYI_WANT_TIMES);
    sdyi_lexer_skip(lexer, 1);
    return SDYRT_OK;
}

/* A size, or one and an `x`, ends the type: `8x16>`. */
static sdyrt_status check_goes_on(const sdyi_lexer *lexer) {
    return sdyi_lexer_is(lexer, ">")
               ? sdyi_lexer_fail_saying(lexer, kind,
                                        "the element type is missing: "
                                        "tensor<8x16xf32> has f32")
               : SDYRT_OK;
}

static sdyrt_status read_dims(sdyi_lexer *lexer, sdyrt_type *type) {
    for (;;) {
        int64_t size = SDYRT_DYNAMIC;
        if (lexer->token.kind == SDYI_TOKEN_NUMBER) {
            if (!sdyi_digits_value(lexer->token.start, lexer->token.length,
                                   &size))
                return sdyi_lexer_fail(lexer, SDYRT_KIND_OVERFLOW,
                                       SDYI_WANT_SIZE_64);
        } else if (!sdyi_lexer_is(lexer, "?")) {
            return SDYRT_OK;
        }
        if (type->rank == SDYRT_MAX_RANK)
            return sdyi_lexer_fail_saying(
                lexer, SDYRT_KIND_LIMIT,
                "a tensor of more than %d dimensions is not possible",
                SDYRT_MAX_RANK);
        sdyi_lexer_next(lexer);
        SDYI_TRY(check_goes_on(lexer));
        SDYI_TRY(read_x(lexer));
        SDYI_TRY(check_goes_on(lexer));
        type->dims[type->rank++] = size;
    }
}

/* `<8x16xf32>` after `tensor` */
static sdyrt_status read_tensor(sdyi_lexer *lexer, sdyrt_type *type) {
    sdyi_want want = SDYI_WANT_SIZE_OR_ELEMENT;
    SDYI_TRY(sdyi_lexer_expect(lexer, "<", kind));
    if (sdyi_lexer_take(lexer, "*")) {
        type->value_class = SDYRT_UNRANKED;
        want = SDYI_WANT_ELEMENT;
        SDYI_TRY(read_x(lexer));
    } else {
        SDYI_TRY(read_dims(lexer, type));
    }
    SDYI_TRY(read_dtype(lexer, want, &type->dtype));
    return sdyi_lexer_expect(lexer, ">", kind);
}

static sdyrt_status read_type(sdyi_lexer *lexer, int depth, sdyrt_type *type);

/* `<T, ..>` after `tuple` */
static sdyrt_status read_tuple(sdyi_lexer *lexer, int depth, sdyrt_type *type) {
    SDYI_TRY(sdyi_lexer_expect(lexer, "<", kind));
    int count = 0;
    if (!sdyi_lexer_is(lexer, ">")) {
        do {
            SDYI_TRY(read_type(lexer, depth + 1, type));
            count = count == 0 ? 1 : 2; /* one or many */
        } while (sdyi_lexer_take(lexer, ","));
    }
    SDYI_TRY(sdyi_lexer_expect_list_end(lexer, ">", kind));
    if (count != 1)
        *type = (sdyrt_type){.value_class = SDYRT_TUPLE};
    return SDYRT_OK;
}

static sdyrt_status read_type(sdyi_lexer *lexer, int depth, sdyrt_type *type) {
    *type = (sdyrt_type){.value_class = SDYRT_TENSOR};
    if (depth > MAX_TUPLE_DEPTH)
        return sdyi_lexer_fail_saying(
            lexer, SDYRT_KIND_LIMIT,
            "tuples more than %d deep are not possible", MAX_TUPLE_DEPTH);
    if (sdyi_lexer_take(lexer, "tensor"))
        return read_tensor(lexer, type);
    if (sdyi_lexer_take(lexer, "tuple"))
        return read_tuple(lexer, depth, type);
    if (sdyi_lexer_take(lexer, "!stablehlo.token")) {
        type->value_class = SDYRT_TOKEN;
        return SDYRT_OK;
    }
    return sdyi_lexer_fail(lexer, kind, SDYI_WANT_TYPE);
}

sdyrt_status sdyrt_type_parse(const char *text, sdyrt_type *type) {
    SDYI_NOT_NULL(text);
    SDYI_NOT_NULL(type);
    sdyi_lexer lexer;
    sdyi_lexer_start(&lexer, text);
    sdyrt_type read;
    sdyrt_status status = read_type(&lexer, 0, &read);
    if (status == SDYRT_OK)
        status = sdyi_lexer_expect_end(&lexer, kind);
    if (status == SDYRT_OK)
        *type = read;
    sdyi_lexer_free(&lexer);
    return status;
}

size_t sdyrt_type_print(const sdyrt_type *type, char *text, size_t bytes) {
    sdyi_text out;
    sdyi_text_start(&out, text, bytes);
    switch (type->value_class) {
    case SDYRT_TENSOR:
        sdyi_text_add(&out, "tensor<");
        for (int i = 0; i < type->rank && i < SDYRT_MAX_RANK; i++) {
            if (type->dims[i] == SDYRT_DYNAMIC)
                sdyi_text_add(&out, "?x");
            else
                sdyi_text_add(&out, "%lldx", (long long)type->dims[i]);
        }
        sdyi_text_add(&out, "%s>", sdyrt_dtype_name(type->dtype));
        break;
    case SDYRT_UNRANKED:
        sdyi_text_add(&out, "tensor<*x%s>", sdyrt_dtype_name(type->dtype));
        break;
    case SDYRT_TOKEN:
        sdyi_text_add(&out, "!stablehlo.token");
        break;
    case SDYRT_TUPLE: /* its element types are not known any more */
        sdyi_text_add(&out, "tuple<>");
        break;
    }
    return out.length;
}

sdyrt_status sdyrt_type_elements(const sdyrt_type *type, int64_t *elements) {
    SDYI_NOT_NULL(type);
    SDYI_NOT_NULL(elements);
    if (type->value_class == SDYRT_UNRANKED)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_DYNAMIC_SHAPE,
                         "an unranked tensor has no known number of elements");
    if (type->value_class != SDYRT_TENSOR || type->rank < 0 ||
        type->rank > SDYRT_MAX_RANK)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "a value of class %d and rank %d has no elements",
                         (int)type->value_class, type->rank);
    bool empty = false;
    for (int i = 0; i < type->rank; i++) {
        if (type->dims[i] == SDYRT_DYNAMIC)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_DYNAMIC_SHAPE,
                             "the size of dimension %d is not known", i);
        if (type->dims[i] < 0)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "dimension %d has %lld elements", i,
                             (long long)type->dims[i]);
        empty = empty || type->dims[i] == 0;
    }
    /* A tensor without elements has none however long its other sides are. */
    int64_t product = empty ? 0 : 1;
    for (int i = 0; i < type->rank && !empty; i++) {
        if (__builtin_mul_overflow(product, type->dims[i], &product)) {
            char text[256];
            sdyrt_type_print(type, text, sizeof text);
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                             "%s has more than 2^63 - 1 elements", text);
        }
    }
    *elements = product;
    return SDYRT_OK;
}
