/* Programs and their parts as text, and the explanation of a terminal. */
#include "propagate.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static bool write_out(void *state, const char *text, size_t bytes) {
    return fwrite(text, 1, bytes, state) == bytes;
}

char *propagate_program_text(const sdyrt_program *program) {
    char *text = NULL;
    size_t bytes = 0;
    FILE *const stream = open_memstream(&text, &bytes);
    if (stream != NULL) {
        (void)sdyrt_program_print(program, NULL, write_out, stream);
        (void)fclose(stream);
    }
    return text != NULL ? text : cli_format("%s", "");
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

static const char *name_of(const sdyrt_value *value) {
    const char *name = NULL;
    return sdyrt_value_name(value, &name) == SDYRT_OK ? name : "?";
}

char *propagate_operation_text(const sdyrt_operation *operation) {
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
    const char *const name = name_of(sdyrt_operation_result_at(operation, 0));
    return cli_format("%.*s = %s", (int)strcspn(name, "#"), name, info.name);
}

char *propagate_place_text(const sdyrt_reason *reason) {
    if (reason->value != NULL)
        return cli_format("dim %d of %s", reason->dim, name_of(reason->value));
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

typedef struct explanation {
    FILE *stream;
    const sdyrt_operation *function; /* whose values are printed */
} explanation;

static void print_reason(FILE *stream, const sdyrt_reason *reason) {
    fprintf(stream, "    dim %d %s: ", reason->dim, reason->axis);
    if (reason->step < 0) {
        fputs("the program says so\n", stream);
        return;
    }
    const sdyrt_reason *const origin = reason->origin;
    char *const through = propagate_operation_text(reason->operation);
    char *const from = reason->before == NULL
                           ? cli_format("several values")
                           : propagate_place_text(reason->before);
    char *const first = propagate_place_text(origin);
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

/* As the program has it, without the mesh. */
static char *sharding_text(const sdyrt_sharding *sharding) {
    char *const text = cli_sharding_print(sharding);
    char *const start = strchr(text, '[');
    char *const copy = cli_format("%.*s", (int)strlen(text) - 1, text);
    const size_t at = start == NULL ? 0 : (size_t)(start - text);
    memmove(copy, copy + at, strlen(copy + at) + 1);
    free(text);
    return copy;
}

static void explain_place(void *state, const sdyrt_operation *function,
                          const sdyrt_value *value, int result) {
    explanation *const e = state;
    const sdyrt_sharding *sharding = NULL;
    sdyrt_type_info type = SDYRT_TYPE_INFO_INIT;
    const sdyrt_status status =
        value != NULL
            ? sdyrt_value_sharding(value, &sharding)
            : sdyrt_function_result_sharding(function, result, &sharding);
    if (status != SDYRT_OK || sharding == NULL)
        return;
    if (function != e->function) {
        char *const symbol = propagate_symbol_text(function);
        fprintf(e->stream, "%s\n", symbol);
        free(symbol);
        e->function = function;
    }
    (void)(value != NULL ? sdyrt_value_type(value, &type)
                         : sdyrt_function_result_type(function, result, &type));
    char *const text = sharding_text(sharding);
    if (value != NULL)
        fprintf(e->stream, "  %s: %s %s\n", name_of(value), type.text, text);
    else
        fprintf(e->stream, "  result %d: %s %s\n", result, type.text, text);
    const sdyrt_reason *reason;
    for (int i = 0; (reason = value != NULL ? sdyrt_value_reason(value, i)
                                            : sdyrt_function_result_reason(
                                                  function, result, i)) != NULL;
         i++)
        print_reason(e->stream, reason);
    free(text);
    sdyrt_sharding_release(sharding);
}

static void print_conflict(FILE *stream, const sdyrt_conflict *conflict) {
    char *const through = propagate_operation_text(conflict->operation);
    fprintf(stream, "conflict in %s\n", through);
    for (int i = 0; i < 2; i++) {
        const sdyrt_reason *const reason = conflict->reasons[i];
        char *const place = propagate_place_text(reason);
        char *const first = propagate_place_text(reason->origin);
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

void propagate_explain(FILE *stream, const sdyrt_program *program) {
    explanation e = {.stream = stream};
    const sdyrt_conflict *conflict;
    propagate_walk(program, explain_place, &e);
    for (int i = 0; (conflict = sdyrt_program_conflict(program, i)) != NULL;
         i++)
        print_conflict(stream, conflict);
}
