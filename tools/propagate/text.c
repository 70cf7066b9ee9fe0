/* Programs and their parts as text, and the explanation for a terminal. */
#include "propagate.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static bool write_out(void *state, const char *text, size_t bytes) {
    return fwrite(text, 1, bytes, state) == bytes;
}

char *propagate_program_text(const sdyrt_program *program) {
    cli_output made;
    cli_output_open(&made);
    (void)sdyrt_program_print(program, NULL, write_out, made.stream);
    (void)fclose(made.stream);
    return made.text;
}

/* -- parts ----------------------------------------------------------------- */

char *propagate_symbol_text(const sdyrt_operation *operation) {
    sdyrt_attribute_info info = SDYRT_ATTRIBUTE_INFO_INIT;
    return operation != NULL &&
                   sdyrt_operation_attribute(operation, "sym_name", &info) ==
                       SDYRT_OK &&
                   info.kind == SDYRT_ATTRIBUTE_STRING
               ? cli_format("@%s", info.text)
               : cli_format("%s", "");
}

/* The name in the source text; a value that a pass has made has none. */
static const char *written_name(const sdyrt_value *value) {
    sdyrt_value_info info = SDYRT_VALUE_INFO_INIT;
    return sdyrt_value_info_get(value, &info) != SDYRT_OK ||
                   info.written_name == NULL
               ? "a new value"
               : info.written_name;
}

static const char *printed_name(const sdyrt_value *value) {
    const char *name = NULL;
    return sdyrt_value_name(value, &name) == SDYRT_OK ? name : "?";
}

char *propagate_operation_text(const sdyrt_operation *operation,
                               bool is_printed) {
    sdyrt_operation_info info = SDYRT_OPERATION_INFO_INIT;
    if (operation == NULL ||
        sdyrt_operation_info_get(operation, &info) != SDYRT_OK)
        return cli_format("an unused operation");
    if (strcmp(info.name, "func.func") == 0) {
        char *const symbol = propagate_symbol_text(operation);
        char *const text = cli_format("the return of %s", symbol);
        free(symbol);
        return text;
    }
    if (info.n_results == 0)
        return cli_format("%s", info.name);
    const sdyrt_value *const result = sdyrt_operation_result_at(operation, 0);
    const char *const name =
        is_printed ? printed_name(result) : written_name(result);
    return cli_format("%.*s = %s", (int)strcspn(name, "#"), name, info.name);
}

/* The function around an operation, or itself; NULL: none. */
static const sdyrt_operation *function_around(const sdyrt_operation *op) {
    sdyrt_operation_info info = SDYRT_OPERATION_INFO_INIT;
    while (op != NULL && sdyrt_operation_info_get(op, &info) == SDYRT_OK &&
           strcmp(info.name, "func.func") != 0)
        op = sdyrt_operation_parent(op);
    return op;
}

static const sdyrt_operation *function_of(const sdyrt_value *value) {
    sdyrt_value_info info = SDYRT_VALUE_INFO_INIT;
    if (sdyrt_value_info_get(value, &info) != SDYRT_OK)
        return NULL;
    return function_around(info.block == NULL ? info.operation
                                              : sdyrt_block_parent(info.block));
}

/* The origin of a reason. Names belong to a function, which is printed if it is
 * another than `here`. */
static char *place_text(const sdyrt_reason *reason,
                        const sdyrt_operation *here) {
    if (reason->value != NULL) {
        const sdyrt_operation *const function = function_of(reason->value);
        char *const symbol = propagate_symbol_text(function);
        char *const text = cli_format(
            "dim %d of %s%s%s", reason->dim, written_name(reason->value),
            function == here ? "" : " of ", function == here ? "" : symbol);
        free(symbol);
        return text;
    }
    if (reason->function == NULL)
        return cli_format("dim %d of an unused value", reason->dim);
    char *const symbol = propagate_symbol_text(reason->function);
    char *const text = cli_format("dim %d of result %d of %s", reason->dim,
                                  reason->result, symbol);
    free(symbol);
    return text;
}

/* -- walking --------------------------------------------------------------- */

typedef struct walk {
    propagate_visit *visit;
    void *state;
    const sdyrt_operation *function;
} walk;

static sdyrt_walk_result visit_operation(void *state,
                                         const sdyrt_operation *operation) {
    walk *const w = state;
    sdyrt_operation_info info = SDYRT_OPERATION_INFO_INIT;
    sdyrt_type_info type = SDYRT_TYPE_INFO_INIT;
    if (sdyrt_operation_info_get(operation, &info) != SDYRT_OK)
        return SDYRT_WALK_INTERRUPT;
    const bool is_function = strcmp(info.name, "func.func") == 0;
    if (is_function)
        w->function = operation;
    for (int i = 0; i < info.n_results; i++)
        w->visit(w->state, w->function, sdyrt_operation_result_at(operation, i),
                 -1);
    for (int r = 0; r < info.n_regions; r++)
        for (const sdyrt_block *b =
                 sdyrt_region_first(sdyrt_operation_region_at(operation, r));
             b != NULL; b = sdyrt_block_next(b))
            for (int i = 0; i < sdyrt_block_argument_count(b); i++)
                w->visit(w->state, w->function, sdyrt_block_argument_at(b, i),
                         -1);
    for (int i = 0; is_function &&
                    sdyrt_function_result_type(operation, i, &type) == SDYRT_OK;
         i++)
        w->visit(w->state, operation, NULL, i);
    return SDYRT_WALK_ADVANCE;
}

void propagate_walk(const sdyrt_program *program, propagate_visit *visit,
                    void *state) {
    walk w = {visit, state, NULL};
    (void)sdyrt_operation_walk(sdyrt_program_operation(program),
                               SDYRT_WALK_PRE_ORDER, visit_operation, &w);
}

/* -- the explanation ------------------------------------------------------- */

/* A value, or a function's result, that has a sharding. */
typedef struct explained {
    const sdyrt_operation *function;
    const sdyrt_value *value;
    int result;
    const sdyrt_sharding *sharding;
    sdyrt_type_info type;
    size_t order; /* in the text */
} explained;

typedef struct explanation {
    explained *at;
    size_t n;
} explanation;

static void print_reason(FILE *stream, const sdyrt_reason *reason,
                         const sdyrt_operation *here) {
    fprintf(stream, "    dim %d %s: ", reason->dim, reason->axis);
    if (reason->step < 0) {
        fputs("the program says so\n", stream);
        return;
    }
    const sdyrt_reason *const origin = reason->origin;
    char *const through = propagate_operation_text(reason->operation, false);
    char *const from = reason->before == NULL
                           ? cli_format("several values")
                           : place_text(reason->before, here);
    char *const first = place_text(origin, here);
    fprintf(stream, "from %s ", from);
    if (reason->factor == NULL)
        fputs("in its sharding group", stream);
    else
        fprintf(stream, "through %s, factor %s", through, reason->factor);
    fprintf(stream, "; step %d, priority %" PRId64 ", op priority %d\n",
            reason->step, reason->user_priority, reason->op_priority);
    if (origin != reason->before && origin->step < 0)
        fprintf(stream, "      the program says so in %s\n", first);
    free(through);
    free(from);
    free(first);
}

/* A sharding as the program prints it, without the mesh. */
static char *sharding_text(const sdyrt_sharding *sharding) {
    char *const text = cli_sharding_print(sharding);
    char *const start = strchr(text, '[');
    char *const copy = cli_format("%.*s", (int)strlen(text) - 1, text);
    const size_t at = start == NULL ? 0 : (size_t)(start - text);
    memmove(copy, copy + at, strlen(copy + at) + 1);
    free(text);
    return copy;
}

/* Print the position of a value: its line in the text, and its loc(..). */
static void print_location(FILE *stream, const char *file,
                           const sdyrt_value *value) {
    sdyrt_value_info info = SDYRT_VALUE_INFO_INIT;
    sdyrt_location location = SDYRT_LOCATION_INIT;
    if (sdyrt_value_info_get(value, &info) != SDYRT_OK ||
        sdyrt_value_location(value, &location) != SDYRT_OK)
        return;
    if (info.written_line > 0)
        fprintf(stream, "  at %s:%d", file, info.written_line);
    if (location.file != NULL && strcmp(location.file, file) != 0)
        fprintf(stream, "%s%s:%d", info.written_line > 0 ? ", " : "  at ",
                location.file, location.line);
    if (info.block != NULL && location.name != NULL)
        fprintf(stream, " (%s)", location.name);
}

/* Collect each value and function result that has a sharding. */
static void add_place(void *state, const sdyrt_operation *function,
                      const sdyrt_value *value, int result) {
    explanation *const e = state;
    explained x = {function, value, result, NULL, SDYRT_TYPE_INFO_INIT, e->n};
    const sdyrt_status status =
        value != NULL
            ? sdyrt_value_sharding(value, &x.sharding)
            : sdyrt_function_result_sharding(function, result, &x.sharding);
    if (status != SDYRT_OK || x.sharding == NULL)
        return;
    (void)(value != NULL
               ? sdyrt_value_type(value, &x.type)
               : sdyrt_function_result_type(function, result, &x.type));
    e->at = cli_grow(e->at, e->n, sizeof *e->at);
    e->at[e->n++] = x;
}

/* Print JAX's name of a result of the program: "result[0]['w']". */
static void print_result_name(FILE *stream, const explained *x) {
    sdyrt_attribute_info info = SDYRT_ATTRIBUTE_INFO_INIT;
    if (sdyrt_function_result_attribute(x->function, x->result,
                                        "jax.result_info", &info) == SDYRT_OK &&
        info.kind == SDYRT_ATTRIBUTE_STRING)
        fprintf(stream, "  (%s)", info.text);
}

static void print_place(FILE *stream, const char *file, const explained *x) {
    char *const text = sharding_text(x->sharding);
    if (x->value != NULL)
        fprintf(stream, "  %s: %s %s", written_name(x->value), x->type.text,
                text);
    else
        fprintf(stream, "  result %d: %s %s", x->result, x->type.text, text);
    if (x->value != NULL)
        print_location(stream, file, x->value);
    else
        print_result_name(stream, x);
    fputc('\n', stream);
    const sdyrt_reason *reason;
    for (int i = 0;
         (reason = x->value != NULL ? sdyrt_value_reason(x->value, i)
                                    : sdyrt_function_result_reason(
                                          x->function, x->result, i)) != NULL;
         i++)
        print_reason(stream, reason, x->function);
    free(text);
}

static double bits_of(const sdyrt_type_info *type) {
    double bits = type->element_bits;
    for (int d = 0; d < type->rank; d++)
        bits *= (double)type->dims[d];
    return bits;
}

/* Order: largest first; equals in the order of the text. */
static int compare_sizes(const void *left, const void *right) {
    const explained *const x = left, *const y = right;
    const double a = bits_of(&x->type), b = bits_of(&y->type);
    return a != b ? (a < b) - (a > b)
                  : (x->order > y->order) - (x->order < y->order);
}

/* True if `name` is "%12" or "12", for all results of "%12:2" too. */
static bool is_named(const sdyrt_value *value, const char *name) {
    name += name[0] == '%';
    if (value == NULL || name[0] == '\0')
        return false;
    const char *const own = written_name(value) + 1;
    const size_t length = strcspn(own, "#");
    return strcmp(own, name) == 0 ||
           (strlen(name) == length && strncmp(own, name, length) == 0);
}

/* True if a conflict involves a value that is shown: one with the name, or one
 * of the first `n`. */
static bool is_about(const sdyrt_conflict *conflict,
                     const propagate_shown *shown, const explanation *e,
                     int n) {
    const sdyrt_value *const values[] = {
        conflict->reasons[0]->value, conflict->reasons[1]->value,
        sdyrt_operation_result_at(conflict->operation, 0)};
    bool is = shown->value == NULL && shown->top == 0;
    for (int i = 0; i < 3 && !is; i++)
        if (shown->value != NULL)
            is = is_named(values[i], shown->value);
        else
            for (int k = 0; k < n && !is; k++)
                is = values[i] != NULL && values[i] == e->at[k].value;
    return is;
}

static void print_conflict(FILE *stream, const char *file,
                           const sdyrt_conflict *conflict) {
    const sdyrt_operation *const here = function_around(conflict->operation);
    char *const through = propagate_operation_text(conflict->operation, false);
    fprintf(stream, "conflict in %s", through);
    print_location(stream, file,
                   sdyrt_operation_result_at(conflict->operation, 0));
    fputc('\n', stream);
    for (int i = 0; i < 2; i++) {
        const sdyrt_reason *const reason = conflict->reasons[i];
        char *const place = place_text(reason, here);
        char *const first = place_text(reason->origin, here);
        fprintf(stream, "    factor %s: %s in %s", conflict->factors[i],
                reason->axis, place);
        if (reason->before != NULL)
            fprintf(stream, ", first in %s", first);
        fputs(conflict->winner == i ? "; this one won\n" : "\n", stream);
        free(place);
        free(first);
    }
    if (conflict->winner < 0)
        fputs("    neither is in the result\n", stream);
    free(through);
}

static int print_places(FILE *stream, const propagate_shown *shown,
                        const explanation *e) {
    const sdyrt_operation *function = NULL;
    int n = 0;
    for (size_t i = 0; i < e->n && (shown->top == 0 || n < shown->top); i++) {
        const explained *const x = &e->at[i];
        if (shown->value != NULL && !is_named(x->value, shown->value))
            continue;
        if (x->function != function || n == 0) {
            char *const symbol = propagate_symbol_text(x->function);
            fprintf(stream, "%s\n", symbol);
            free(symbol);
            function = x->function;
        }
        print_place(stream, shown->file, x);
        n++;
    }
    return n;
}

int propagate_explain(FILE *stream, const sdyrt_program *program,
                      const propagate_shown *shown) {
    explanation e = {0};
    const sdyrt_conflict *conflict;
    propagate_walk(program, add_place, &e);
    if (shown->top > 0 && e.n > 0)
        qsort(e.at, e.n, sizeof *e.at, compare_sizes);
    const int n = print_places(stream, shown, &e);
    for (int i = 0; (conflict = sdyrt_program_conflict(program, i)) != NULL;
         i++)
        if (is_about(conflict, shown, &e, n))
            print_conflict(stream, shown->file, conflict);
    for (size_t i = 0; i < e.n; i++)
        sdyrt_sharding_release(e.at[i].sharding);
    free(e.at);
    return n > 0 || shown->value == NULL
               ? CLI_OK
               : cli_fail("%s: no value %s has a sharding", shown->file,
                          shown->value);
}
