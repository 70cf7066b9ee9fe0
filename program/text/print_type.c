/* Printer of types. */
#include "program/text/dialect.h"

static void print_dim(sdyi_printer *out, int64_t size, bool is_scalable) {
    if (size == SDYRT_DYNAMIC)
        sdyi_put(out, '?');
    else if (size < 0)
        sdyi_put(out, '*');
    else
        sdyi_print(out, is_scalable ? "[%lld]" : "%lld", (long long)size);
    sdyi_put(out, 'x');
}

static void print_shaped(sdyi_printer *out, const sdyi_type *type,
                         const char *word) {
    const bool is_vector = sdyi_type_is(type, SDYI_TYPE_VECTOR);
    sdyi_puts(out, word);
    for (int i = 0; i < type->n; i++)
        print_dim(out, type->cells[i].integer,
                  is_vector && type->encoding != NULL &&
                      type->encoding->cells[i].integer != 0);
    sdyi_print_type(out, type->element);
    for (int i = 0; sdyi_type_is(type, SDYI_TYPE_MEMREF) &&
                    type->encoding != NULL && i < 2;
         i++)
        if (!sdyi_attr_is(type->encoding->cells[i].attr, SDYI_ATTR_UNIT)) {
            sdyi_puts(out, ", ");
            sdyi_print_in_array(out, type->encoding->cells[i].attr);
        }
    if (sdyi_type_is(type, SDYI_TYPE_TENSOR) && type->encoding != NULL) {
        sdyi_puts(out, ", ");
        sdyi_print_attr(out, type->encoding);
    }
    sdyi_put(out, '>');
}

static void print_types(sdyi_printer *out, const sdyi_cell *cells, int n) {
    for (int i = 0; i < n; i++) {
        sdyi_comma(out, i);
        sdyi_print_type(out, cells[i].type);
    }
}

static void print_function(sdyi_printer *out, const sdyi_type *type) {
    const int n_results = type->n - type->n_inputs;
    const sdyi_cell *const results = type->cells + type->n_inputs;
    const bool is_one =
        n_results == 1 && !sdyi_type_is(results[0].type, SDYI_TYPE_FUNCTION);
    sdyi_put(out, '(');
    print_types(out, type->cells, type->n_inputs);
    sdyi_puts(out, is_one ? ") -> " : ") -> (");
    print_types(out, results, n_results);
    if (!is_one)
        sdyi_put(out, ')');
}

static void print_of_dialect(sdyi_printer *out, const sdyi_type *type) {
    for (int i = 0; out->pool->dialects[i] != NULL; i++)
        for (const sdyi_type_form *t = out->pool->dialects[i]->types;
             t != NULL && t->read != NULL; t++)
            if (t->print != NULL && (int)t->kind == type->kind) {
                t->print(out, type);
                return;
            }
}

void sdyi_print_type(sdyi_printer *out, const sdyi_type *type) {
    static const char *const signs[] = {"i", "si", "ui"};
    switch ((sdyi_type_kind)type->kind) {
    case SDYI_TYPE_NONE:
        sdyi_puts(out, "none");
        break;
    case SDYI_TYPE_INTEGER:
        sdyi_puts(out, signs[type->sign]);
        sdyi_put_integer(out, type->width);
        break;
    case SDYI_TYPE_FLOAT:
        sdyi_puts(out, sdyi_float_name((sdyi_float)type->format));
        break;
    case SDYI_TYPE_INDEX:
        sdyi_puts(out, "index");
        break;
    case SDYI_TYPE_COMPLEX:
        sdyi_puts(out, "complex<");
        sdyi_print_type(out, type->element);
        sdyi_put(out, '>');
        break;
    case SDYI_TYPE_TENSOR:
        print_shaped(out, type, "tensor<");
        break;
    case SDYI_TYPE_UNRANKED:
        sdyi_puts(out, "tensor<*x");
        sdyi_print_type(out, type->element);
        sdyi_put(out, '>');
        break;
    case SDYI_TYPE_VECTOR:
        print_shaped(out, type, "vector<");
        break;
    case SDYI_TYPE_MEMREF:
        print_shaped(out, type, "memref<");
        break;
    case SDYI_TYPE_TUPLE:
        sdyi_puts(out, "tuple<");
        print_types(out, type->cells, type->n);
        sdyi_put(out, '>');
        break;
    case SDYI_TYPE_FUNCTION:
        print_function(out, type);
        break;
    case SDYI_TYPE_TOKEN:
    case SDYI_TYPE_FUTURE:
    case SDYI_TYPE_QUANT:
        print_of_dialect(out, type);
        break;
    case SDYI_TYPE_OPAQUE:
        sdyi_put(out, '!');
        sdyi_put_bytes(out, (const char *)type->cells, (size_t)type->n);
        break;
    }
}
