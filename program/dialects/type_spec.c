/* Check of operand and result types against a row's `types`, and MLIR's message
 * on a mismatch. */
#include "program/dialects/type_spec.h"

#include "program/ir/quant.h"
#include "program/text/print.h"

#include <string.h>

/* -- elements -------------------------------------------------------------- */

static const struct {
    char letter;
    const char *text;
} elements[] = {
    {'F', "4/6/8/16/32/64-bit float"},
    {'I', "2/4/8/16/32/64-bit integer"},
    {'S', "2/4/8/16/32/64-bit signless integer"},
    {'B', "bool"},
    {'C', "complex type with 32/64-bit float elements"},
    {'f', "32/64-bit float"},
    {'i', "32-bit signless integer"},
    {'u', "32-bit unsigned integer"},
    {'N', "integer"},
    {'X', "index"},
    {'Q', "per-tensor integer quantized"},
    {'A', "per-axis integer quantized"},
};

static bool is_wide_float(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_FLOAT) &&
           (type->format == SDYI_F32 || type->format == SDYI_F64);
}

static bool is_float(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_FLOAT) && type->width <= 64 &&
           type->format != SDYI_TF32;
}

static bool is_integer(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_INTEGER);
}

static bool is_common_width(int width) {
    const unsigned widths = 1U << 2 | 1U << 4 | 1U << 8 | 1U << 16;
    return width == 32 || width == 64 ||
           (width <= 16 && (widths >> width & 1U) != 0);
}

static bool is_common_integer(const sdyi_type *type) {
    return is_integer(type) && type->sign != SDYI_SIGNED &&
           is_common_width(type->width);
}

/* StableHLO's storage widths, and zero points within the storage range. */
static bool is_quantized(const sdyi_type *type, sdyi_quant_kind kind) {
    const sdyi_quant *const quant = sdyi_quant_of(type);
    if (quant == NULL || quant->kind != kind)
        return false;
    const sdyi_type *const stored = sdyi_quant_number(quant->stored);
    if (!is_common_integer(stored) || stored->width == 64)
        return false;
    for (int i = 0; i < quant->n_scales; i++)
        if (quant->scales[i].zero_point < quant->low ||
            quant->scales[i].zero_point > quant->high)
            return false;
    return true;
}

/* A tensor quantized along an axis, with one scale for each index. */
static bool is_quantized_along(const sdyi_type *type) {
    if (!is_quantized(type->element, SDYI_QUANT_AXIS))
        return false;
    const sdyi_quant *const quant = sdyi_quant_of(type->element);
    if (!sdyi_type_is(type, SDYI_TYPE_TENSOR) || quant->axis >= type->n)
        return false;
    const int64_t size = type->cells[quant->axis].integer;
    return size == SDYRT_DYNAMIC || size == quant->n_scales;
}

static bool has_element(const sdyi_type *type, char letter) {
    switch (letter) {
    case 'F':
        return is_float(type);
    case 'f':
        return is_wide_float(type);
    case 'I':
        return is_common_integer(type);
    case 'S':
        return is_common_integer(type) && type->sign == SDYI_SIGNLESS;
    case 'B':
        return sdyi_type_is_bool(type);
    case 'C':
        return sdyi_type_is(type, SDYI_TYPE_COMPLEX) &&
               is_wide_float(type->element);
    case 'i':
        return is_integer(type) && type->width == 32 &&
               type->sign == SDYI_SIGNLESS;
    case 'u':
        return is_integer(type) && type->width == 32 &&
               type->sign == SDYI_UNSIGNED;
    case 'N':
        return is_integer(type);
    case 'X':
        return sdyi_type_is(type, SDYI_TYPE_INDEX);
    default:
        return is_quantized(type, SDYI_QUANT_WHOLE);
    }
}

/* -- tensors --------------------------------------------------------------- */

static const struct {
    char letter;
    int rank; /* -1: any */
    const char *text;
} tensors[] = {
    {'?', -1, "tensor of "},
    {'=', -1, "statically shaped tensor of "},
    {'~', -1, "statically shaped or single bounded dimension tensor of "},
    {'0', 0, "0D tensor of "},
    {'1', 1, "1D tensor of "},
    {'#', 1, "statically shaped 1-dimensional tensor of "},
    {'%', 1, "statically shaped 1-dimensional integer tensor of "},
    {'&', 2, "statically shaped 2-dimensional integer tensor of "},
};
enum { N_TENSORS = sizeof tensors / sizeof tensors[0] };

static int tensor_of(char letter) {
    for (int i = 0; i < (int)N_TENSORS; i++)
        if (tensors[i].letter == letter)
            return i;
    return -1;
}

/* At most one dynamic size, with a bound. */
static bool is_nearly_static(const sdyi_type *type) {
    int dynamic = 0;
    for (int i = 0; i < type->n; i++)
        dynamic += type->cells[i].integer == SDYRT_DYNAMIC;
    return dynamic == 0 || (dynamic == 1 && type->encoding != NULL);
}

static bool is_tensor(const sdyi_type *type, char letter) {
    if (letter == '?' && sdyi_type_is(type, SDYI_TYPE_UNRANKED))
        return true;
    if (!sdyi_type_is(type, SDYI_TYPE_TENSOR))
        return false;
    const int kind = tensor_of(letter);
    if (kind >= 0 && tensors[kind].rank >= 0 && type->n != tensors[kind].rank)
        return false;
    if (letter == '~')
        return is_nearly_static(type);
    return strchr("=#%&", letter) == NULL || sdyi_type_is_static(type);
}

/* -- alternatives ---------------------------------------------------------- */

static const char ranked_parts[] = "FBICQ|m|A|k";
static const char other_parts[] = "?FBICQA|m|k";

/* Like strcspn, but without building a table: items are short. */
static size_t part_length(const char *at, const char *stops) {
    for (size_t n = 0;; n++)
        for (const char *s = stops;; s++)
            if (at[n] == '\0' || at[n] == *s)
                return n;
            else if (*s == '\0')
                break;
}

static bool is_any_of(const sdyi_type *type, const char *at, size_t length);

/* A scalar, or a tensor or vector of scalars. */
static bool is_like(const sdyi_type *type, char letter) {
    const sdyi_type *const element =
        sdyi_type_is(type, SDYI_TYPE_TENSOR) ||
                sdyi_type_is(type, SDYI_TYPE_UNRANKED) ||
                sdyi_type_is(type, SDYI_TYPE_VECTOR)
            ? type->element
            : type;
    if (letter == 'g')
        return sdyi_type_is(element, SDYI_TYPE_FLOAT);
    if (letter == 'b')
        return sdyi_type_is_bool(element);
    return sdyi_type_is(element, SDYI_TYPE_INDEX) ||
           (sdyi_type_is(element, SDYI_TYPE_INTEGER) && element->width > 0 &&
            element->sign == SDYI_SIGNLESS);
}

static bool is_tuple_of(const sdyi_type *type, const char *parts) {
    if (!sdyi_type_is(type, SDYI_TYPE_TUPLE))
        return false;
    for (int i = 0; i < type->n; i++)
        if (!is_tuple_of(type->cells[i].type, parts) &&
            !is_any_of(type->cells[i].type, parts, strlen(parts)))
            return false;
    return true;
}

/* A ranked memref. */
static bool is_memref(const sdyi_type *type) {
    if (!sdyi_type_is(type, SDYI_TYPE_MEMREF) ||
        (type->n == 1 && type->cells[0].integer == -1))
        return false;
    for (const char *letter = "FBICQ"; *letter != '\0'; letter++)
        if (has_element(type->element, *letter))
            return true;
    return false;
}

static bool has_shape(const sdyi_type *type) {
    return sdyi_type_is_shaped(type) ||
           sdyi_type_is(type, SDYI_TYPE_UNRANKED) ||
           sdyi_type_is(type, SDYI_TYPE_MEMREF);
}

static bool is_alternative(const sdyi_type *type, const char *at,
                           size_t length) {
    switch (*at) {
    case 'k':
        return sdyi_type_is(type, SDYI_TYPE_TOKEN);
    case 'z':
        return sdyi_type_is(type, SDYI_TYPE_FUTURE);
    case 'm':
        return is_memref(type);
    case 'x':
        return sdyi_type_is(type, SDYI_TYPE_INDEX);
    case 'o':
        return sdyi_type_is_bool(type);
    case 'l':
        return sdyi_type_is(type, SDYI_TYPE_INTEGER) && type->width == 64 &&
               type->sign == SDYI_SIGNLESS;
    case 's':
        return sdyi_type_is_grid_sharding(type);
    case 'y':
        return sdyi_type_is(type, SDYI_TYPE_FUNCTION);
    case 'h':
        return has_shape(type);
    case 'n':
    case 'g':
    case 'b':
        return is_like(type, *at);
    case 'T':
    case 'R':
        return sdyi_type_is(type, SDYI_TYPE_TENSOR) &&
               (*at == 'T' || type->n > 0);
    case 'M':
    case 'P':
        return sdyi_type_is(type, SDYI_TYPE_MEMREF) &&
               (*at == 'M' || type->n > 0);
    case 't':
        return is_tuple_of(type, ranked_parts);
    case 'v':
        return is_tuple_of(type, other_parts);
    default:
        break;
    }
    const bool has_kind = tensor_of(*at) >= 0;
    if (!is_tensor(type, has_kind ? *at : ' '))
        return false;
    for (size_t i = has_kind; i < length; i++)
        if (at[i] == 'A' ? is_quantized_along(type)
                         : has_element(type->element, at[i]))
            return true;
    return false;
}

static bool is_any_of(const sdyi_type *type, const char *at, size_t length) {
    for (const char *const end = at + length; at < end;) {
        const size_t n = part_length(at, "|,- ");
        if (is_alternative(type, at, n))
            return true;
        at += n + 1;
    }
    return false;
}

/* -- words ----------------------------------------------------------------- */

/* The text of a constraint, "ranked tensor of bool or token"; the longest
 * fits. */
typedef struct words {
    char text[2048];
    size_t n;
} words;

static void put(words *w, const char *text) {
    const size_t room = sizeof w->text - 1 - w->n;
    const size_t length = strlen(text) < room ? strlen(text) : room;
    memcpy(w->text + w->n, text, length);
    w->n += length;
    w->text[w->n] = '\0';
}

static void put_elements(words *w, const char *at, size_t length) {
    for (size_t i = 0; i < length; i++)
        for (size_t k = 0; k < sizeof elements / sizeof elements[0]; k++)
            if (elements[k].letter == at[i]) {
                put(w, i > 0 ? " or " : "");
                put(w, elements[k].text);
            }
    put(w, " values");
}

static void put_alternatives(words *w, const char *at, size_t length);

/* Text of one-letter alternatives; NULL: not one of them. */
static const char *letter_text(char letter) {
    switch (letter) {
    case 'x':
        return "index";
    case 'o':
        return "1-bit signless integer";
    case 'l':
        return "64-bit signless integer";
    case 's':
        return "sharding definition";
    case 'y':
        return "function type";
    case 'h':
        return "shaped of any non-token type values";
    case 'n':
        return "signless-non-zero-bitwidth-integer-like";
    case 'g':
        return "floating-point-like";
    case 'b':
        return "bool-like";
    case 'T':
        return "ranked tensor of any type values";
    case 'R':
        return "non-0-ranked.tensor of any type values";
    case 'M':
        return "memref of any type values";
    case 'P':
        return "non-0-ranked.memref of any type values";
    default:
        return NULL;
    }
}

static void put_alternative(words *w, const char *at, size_t length) {
    const char *const text = letter_text(*at);
    if (text != NULL) {
        put(w, text);
        return;
    }
    switch (*at) {
    case 'k':
        put(w, "token");
        return;
    case 'm':
        put(w, "memref of ");
        put_elements(w, "FBICQ", 5);
        return;
    case 'z':
        put(w, "future");
        return;
    case 't':
    case 'v': {
        const char *const parts = *at == 't' ? ranked_parts : other_parts;
        put(w, "nested tuple with any combination of ");
        put_alternatives(w, parts, strlen(parts));
        put(w, " values");
        return;
    }
    default:
        break;
    }
    const int kind = tensor_of(*at);
    put(w, kind < 0 ? "ranked tensor of " : tensors[kind].text);
    put_elements(w, at + (kind >= 0), length - (kind >= 0));
}

static void put_alternatives(words *w, const char *at, size_t length) {
    const char *const end = at + length;
    for (const char *part = at; part < end;) {
        const size_t n = part_length(part, "|,- ");
        put(w, part > at ? " or " : "");
        put_alternative(w, part, n);
        part += n + 1;
    }
}

/* -- ops ------------------------------------------------------------------- */

static sdyrt_status mismatch(const sdyi_op *op, const char *what, int index,
                             const char *item, size_t length,
                             const sdyi_type *type) {
    sdyi_pool *const pool = op->module->pool;
    words w = {.n = 0};
    put(&w, *item == '*' ? "variadic of " : "");
    put_alternatives(&w, item + (*item == '*'), length - (*item == '*'));
    return sdyi_error(pool, op, "%s #%d must be %s, but got %s", what, index,
                      w.text, sdyi_type_text(pool, type));
}

/* The number of items in a list, and of variadic ones. */
static int count_items(const char *list, int *n_several) {
    int n = 0;
    *n_several = 0;
    for (const char *at = list; *at != '\0' && *at != '-'; n++) {
        *n_several += *at == '*';
        at += part_length(at, ",-");
        at += *at == ',' ? 2 : 0;
    }
    return n;
}

/* Checks `n` types against a list; variadic items share the rest equally. */
static sdyrt_status
verify_list(const sdyi_op *op, const char *what, const char *list, int n,
            const sdyi_type *(*type_of)(const sdyi_op *op, int i)) {
    int n_several;
    const int n_single = count_items(list, &n_several) - n_several;
    const int each = n_several == 0 ? 0 : (n - n_single) / n_several;
    int i = 0;
    for (const char *at = list; *at != '\0' && *at != '-';) {
        const size_t length = part_length(at, ",- ");
        const bool is_several = *at == '*';
        for (int end = i + (is_several ? each : 1); i < end && i < n; i++)
            if (!is_any_of(type_of(op, i), at + is_several,
                           length - is_several))
                return mismatch(op, what, i, at, length, type_of(op, i));
        at += length;
        at += strspn(at, ", ");
    }
    return SDYRT_OK;
}

static const sdyi_type *operand_type(const sdyi_op *op, int i) {
    return sdyi_operand(op, i)->type;
}

static const sdyi_type *result_type(const sdyi_op *op, int i) {
    return op->results[i].type;
}

sdyrt_status sdyi_verify_types(const sdyi_op *op) {
    const char *const spec = op->row->types;
    if (spec == NULL)
        return SDYRT_OK;
    SDYI_TRY(verify_list(op, "operand", spec, op->n_operands, operand_type));
    const char *const results = strstr(spec, "->") + strlen("->");
    return verify_list(op, "result", results + (*results == ' '), op->n_results,
                       result_type);
}
