/* Propagation: shard the first argument of a program by rows on four devices,
 * and print the shardings that follow for all other values, with their reasons:
 *     propagate FILE.mlir
 * A program as JAX writes it: print(jax.jit(f).lower(..).as_text()). */
#include <sdyrt/program.h>
#include <stdio.h>
#include <stdlib.h>

static void check(sdyrt_status status) {
    if (status != SDYRT_OK) {
        fprintf(stderr, "propagate: %s\n", sdyrt_last_error());
        exit(1);
    }
}

/* Argument 0 of the first function: rows along a mesh axis. */
static void shard_argument(sdyrt_program *program) {
    const sdyrt_sharding *sharding = NULL;
    sdyrt_named_mesh mesh = {"devices", NULL};
    check(sdyrt_mesh_parse("<[\"x\"=4]>", &mesh.mesh));
    check(sdyrt_program_add_mesh(program, mesh.name, mesh.mesh));
    check(sdyrt_sharding_parse("<@devices, [{\"x\"}, {?}]>", &mesh, 1,
                               &sharding));
    check(sdyrt_function_set_argument_sharding(
        sdyrt_program_next_function(program, NULL), 0, sharding));
    sdyrt_sharding_release(sharding);
    sdyrt_mesh_release(mesh.mesh);
}

static void show(const sdyrt_value *value) {
    const sdyrt_sharding *sharding = NULL;
    const sdyrt_reason *reason = sdyrt_value_reason(value, 0);
    const char *name = NULL, *from = NULL;
    char text[256];
    check(sdyrt_value_sharding(value, &sharding));
    if (sharding == NULL)
        return;
    check(sdyrt_value_name(value, &name));
    sdyrt_sharding_print(sharding, text, sizeof text);
    sdyrt_sharding_release(sharding);
    printf("%-6s %s", name, text);
    if (reason != NULL && reason->before != NULL &&
        reason->before->value != NULL) {
        check(sdyrt_value_name(reason->before->value, &from));
        printf(" as %s, in step %d", from, reason->step);
    }
    putchar('\n');
}

static sdyrt_walk_result show_results(void *state, const sdyrt_operation *op) {
    const sdyrt_value *value;
    (void)state;
    for (int i = 0; (value = sdyrt_operation_result_at(op, i)) != NULL; i++)
        show(value);
    return SDYRT_WALK_ADVANCE;
}

int main(int argc, char **argv) {
    static char text[1 << 20];
    FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
    sdyrt_pool *pool = NULL;
    sdyrt_program *program = NULL;
    sdyrt_source source = SDYRT_SOURCE_INIT;
    sdyrt_propagate_options options = SDYRT_PROPAGATE_OPTIONS_INIT;
    if (file == NULL) {
        fputs("usage: propagate FILE.mlir\n", stderr);
        return 1;
    }
    source.text = text;
    source.bytes = fread(text, 1, sizeof text, file);
    fclose(file);
    check(sdyrt_pool_create(&pool));
    check(sdyrt_program_parse(pool, &source, &program));
    shard_argument(program);
    options.explain = true;
    check(sdyrt_program_propagate(program, &options));
    check(sdyrt_operation_walk(sdyrt_program_operation(program),
                               SDYRT_WALK_PRE_ORDER, show_results, NULL));
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
    return 0;
}
