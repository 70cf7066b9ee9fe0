/* The tolerances of 'sdyrt exec --check': that of the narrowest float that a
 * result depends on. Operations are visited in the order of the program; a
 * value takes the tolerance of the operands and results of its operation, and
 * of everything in its regions. The result of a call takes that of the program
 * as a whole. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "exec.h"
#include "program_shardings.h"

typedef struct errors {
    double *at; /* tolerances, by value */
    int n;
    double found; /* of the operation that is looked at */
    double of_program;
    sdyrt_status status;
} errors;

static double *error_at(errors *e, const sdyrt_value *value) {
    sdyrt_value_info info = SDYRT_VALUE_INFO_INIT;
    (void)sdyrt_value_info_get(value, &info);
    for (; e->n <= info.id; e->n++) {
        e->at = cli_grow(e->at, (size_t)e->n, sizeof *e->at);
        e->at[e->n] = 0;
    }
    return &e->at[info.id];
}

static double error_of(errors *e, const sdyrt_value *value) {
    sdyrt_type_info type = SDYRT_TYPE_INFO_INIT;
    const double made = *error_at(e, value);
    if (e->status == SDYRT_OK)
        e->status = sdyrt_value_type(value, &type);
    const bool is_float =
        type.element == SDYRT_TYPE_FLOAT || type.element == SDYRT_TYPE_COMPLEX;
    return type.has_dtype && is_float
               ? fmax(made, exec_allowed_error(type.dtype))
               : made;
}

static sdyrt_walk_result look(void *state, const sdyrt_operation *operation) {
    errors *const e = state;
    sdyrt_operation_info info = SDYRT_OPERATION_INFO_INIT;
    (void)sdyrt_operation_info_get(operation, &info);
    for (int i = 0; i < info.n_operands; i++)
        e->found = fmax(e->found,
                        error_of(e, sdyrt_operation_operand_at(operation, i)));
    for (int i = 0; i < info.n_results; i++)
        e->found = fmax(e->found,
                        error_of(e, sdyrt_operation_result_at(operation, i)));
    if (strcmp(info.name, "func.call") == 0 ||
        strcmp(info.name, "stablehlo.composite") == 0)
        e->found = fmax(e->found, e->of_program);
    return SDYRT_WALK_ADVANCE;
}

static double look_at(errors *e, const sdyrt_operation *operation) {
    e->found = 0;
    const sdyrt_status status =
        sdyrt_operation_walk(operation, SDYRT_WALK_PRE_ORDER, look, e);
    if (e->status == SDYRT_OK)
        e->status = status;
    return e->found;
}

/* Visit a block; `results` get the tolerances of its terminator's operands. */
static void look_at_block(errors *e, const sdyrt_block *block, double *results,
                          int n) {
    for (const sdyrt_operation *op = sdyrt_block_first(block); op != NULL;
         op = sdyrt_operation_next(op)) {
        sdyrt_operation_info info = SDYRT_OPERATION_INFO_INIT;
        (void)sdyrt_operation_info_get(op, &info);
        const double found = look_at(e, op);
        for (int i = 0; i < info.n_results; i++)
            *error_at(e, sdyrt_operation_result_at(op, i)) = found;
        for (int i = 0; i < n && sdyrt_operation_next(op) == NULL; i++)
            results[i] = error_of(e, sdyrt_operation_operand_at(op, i));
    }
}

int exec_allowed_errors(const sdyrt_program *program, double **results) {
    const sdyrt_operation *const main = program_main(program);
    sdyrt_function_info info = SDYRT_FUNCTION_INFO_INIT;
    errors e = {.status = sdyrt_function_info_get(main, &info)};
    if (e.status != SDYRT_OK)
        return cli_fail_library(NULL);
    *results = cli_alloc((size_t)info.n_results + 1, sizeof **results);
    e.of_program = look_at(&e, sdyrt_program_operation(program));
    if (info.body != NULL && sdyrt_block_next(info.body) == NULL)
        look_at_block(&e, info.body, *results, info.n_results);
    else
        for (int i = 0; i < info.n_results; i++)
            (*results)[i] = e.of_program;
    free(e.at);
    return e.status == SDYRT_OK ? CLI_OK : cli_fail_library(NULL);
}
