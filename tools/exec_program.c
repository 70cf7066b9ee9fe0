/* The program of 'sdyrt exec': compiled as it is, or partitioned for the
 * devices of its mesh, one for each rank of this process. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "exec.h"
#include "input.h"
#include "program_shardings.h"

enum { EXIT_UNSUPPORTED = 3 };

/* Print an error as one line. `state` is the program's path, for errors without
 * a position: JAX exports functions with loc(unknown). */
static void report(void *state, const sdyrt_diagnostic *d) {
    if (d->severity != SDYRT_ERROR)
        return;
    if (d->file == NULL)
        (void)cli_fail("%s: %s%s", (const char *)state, d->text,
                       cli_advice(d->text));
    else
        (void)cli_fail("%s:%d:%d: %s%s", d->file, d->line, d->column, d->text,
                       cli_advice(d->text));
}

/* Print warnings too, for dropped effects. */
static void report_all(void *state, const sdyrt_diagnostic *d) {
    if (d->severity == SDYRT_WARNING && d->file == NULL)
        fprintf(stderr, "%s: warning: %s: %s\n", cli_program,
                (const char *)state, d->text);
    else if (d->severity == SDYRT_WARNING)
        fprintf(stderr, "%s: warning: %s:%d:%d: %s\n", cli_program, d->file,
                d->line, d->column, d->text);
    else
        report(state, d);
}

static int fail(sdyrt_status status) {
    (void)cli_fail_library(NULL); /* an error without a diagnostic */
    return status == SDYRT_UNSUPPORTED ? EXIT_UNSUPPORTED : CLI_FAILED;
}

/* Drop effects; the first process of a job prints the warnings. */
static int drop_effects(const exec_options *o, const cli_job *job,
                        const exec_program *p, sdyrt_program *program) {
    sdyrt_pool_set_handler(p->pool, job->rank == 0 ? report_all : report,
                           (void *)o->path);
    const sdyrt_status status = calls_drop_effects(&p->calls, program);
    sdyrt_pool_set_handler(p->pool, report, (void *)o->path);
    return status == SDYRT_OK ? CLI_OK : fail(status);
}

static int parse(const exec_options *o, const cli_job *job,
                 const exec_program *p, sdyrt_program **program) {
    sdyrt_source source = SDYRT_SOURCE_INIT;
    source.name = o->path;
    source.text = p->text;
    source.bytes = p->bytes;
    const sdyrt_status status = sdyrt_program_parse(p->pool, &source, program);
    if (status != SDYRT_OK)
        return fail(status);
    CLI_TRY(drop_effects(o, job, p, *program));
    CLI_TRY(program_add_meshes(&o->values, *program, cli_fail_library));
    return program_set_shardings(*program, "sharding", &o->shardings,
                                 sdyrt_function_set_argument_sharding,
                                 cli_fail_library);
}

static const char *why_whole(const exec_options *o, const cli_job *job,
                             const sdyrt_program *program) {
    return o->is_whole               ? "--whole"
           : !exec_has_ranks(o, job) ? "there is one rank; see -n"
           : sdyrt_program_is_of_device(program)
               ? "it is of one device already"
               : "it has no mesh; see --mesh (one of the dialect shard runs as "
                 "it is, unless it is annotated and has no collectives)";
}

bool exec_has_ranks(const exec_options *o, const cli_job *job) {
    return o->n_ranks > 0 || cli_job_is_process(job);
}

/* Fails unless the grid of an annotated program has a device for each rank. */
static int check_grid(const exec_options *o, const cli_job *job,
                      const sdyrt_program *program) {
    const int64_t n = sdyrt_program_device_count(program);
    const int64_t n_ranks = cli_job_is_process(job) ? job->size : o->n_ranks;
    if (!sdyrt_program_is_annotated(program) || n == 0 || n == n_ranks)
        return CLI_OK;
    return cli_fail("%s: its grid has %lld %s, and there %s %lld %s: use -n "
                    "%lld",
                    o->path, (long long)n, n == 1 ? "device" : "devices",
                    n_ranks == 1 ? "is" : "are", (long long)n_ranks,
                    n_ranks == 1 ? "rank" : "ranks", (long long)n);
}

/* Compile the programs of the devices that are ranks of this process. */
static int load(const exec_options *o, const cli_job *job,
                sdyrt_program *program, exec_program *p) {
    const bool is_process = cli_job_is_process(job);
    const int n = is_process ? 1 : (int)o->n_ranks;
    const sdyrt_compile_options options = calls_compiled(&p->calls);
    const sdyrt_status status =
        is_process
            ? sdyrt_program_load_with(program, job->rank, job->size, &options,
                                      &p->executables[0])
            : sdyrt_program_load_all_with(program, n, &options, p->executables);
    if (status != SDYRT_OK)
        return fail(status);
    p->n = n;
    return CLI_OK;
}

/* Record narrow elements by the types of the program: those of executables have
 * whole bytes. */
static int note_narrow(const sdyrt_program *program, exec_program *p) {
    sdyrt_function_info info = SDYRT_FUNCTION_INFO_INIT;
    const sdyrt_operation *const main = program_main(program);
    sdyrt_status status = sdyrt_function_info_get(main, &info);
    const int n = info.n_arguments;
    p->narrow_arguments = cli_alloc((size_t)n + 1, sizeof(npy_narrow *));
    p->narrow_results =
        cli_alloc((size_t)info.n_results + 1, sizeof(npy_narrow *));
    for (int i = 0; i < n + info.n_results && status == SDYRT_OK; i++) {
        sdyrt_type_info type = SDYRT_TYPE_INFO_INIT;
        status = i < n ? sdyrt_function_argument_type(main, i, &type)
                       : sdyrt_function_result_type(main, i - n, &type);
        if (status == SDYRT_OK)
            *(i < n ? &p->narrow_arguments[i] : &p->narrow_results[i - n]) =
                npy_narrow_of(type.text);
    }
    return status == SDYRT_OK ? CLI_OK : cli_fail_library(NULL);
}

/* Check options that exclude or need each other, or a partitioned program. */
static int check_options(const exec_options *o, const cli_job *job,
                         const sdyrt_program *program, const exec_program *p) {
    if (o->is_whole && p->is_cut)
        return cli_usage("--whole: the program has a mesh: each rank has tiles "
                         "of its values");
    if (o->is_checked && o->expect != NULL)
        return cli_usage("--check and --expect: each says what the results are "
                         "compared with; give one of them");
    if (o->tolerance > 0 && !o->is_checked && o->expect == NULL)
        return cli_usage("--tolerance: nothing is compared; see --check and "
                         "--expect");
    if (o->replicas > 1 && !exec_has_ranks(o, job))
        return cli_usage("--replicas %lld: there is one rank; see -n",
                         (long long)o->replicas);
    if (o->is_checked && !p->is_cut)
        return cli_usage("--check: the program is not partitioned: %s",
                         why_whole(o, job, program));
    return o->replicas > 1 && p->is_cut
               ? cli_usage("--replicas %lld: the program is partitioned: its "
                           "ranks are the devices of a mesh, of one replica",
                           (long long)o->replicas)
               : CLI_OK;
}

/* True if ranks get tiles of the program's values. */
static bool is_cut(const exec_options *o, const cli_job *job,
                   const sdyrt_program *program) {
    if (!exec_has_ranks(o, job) || sdyrt_program_is_of_device(program))
        return false;
    return sdyrt_program_is_annotated(program)
               ? !o->is_whole
               : sdyrt_program_device_count(program) > 0;
}

static int compile(const exec_options *o, const cli_job *job, exec_program *p) {
    sdyrt_program *program = NULL;
    const sdyrt_compile_options options = calls_compiled(&p->calls);
    int status = parse(o, job, p, &program);
    p->is_cut = status == CLI_OK && is_cut(o, job, program);
    if (status == CLI_OK)
        status = check_options(o, job, program, p);
    if (status == CLI_OK && p->is_cut)
        status = check_grid(o, job, program);
    p->is_by_rank = p->is_cut || (status == CLI_OK && exec_has_ranks(o, job) &&
                                  sdyrt_program_has_open_sizes(program));
    if (status == CLI_OK && (!p->is_by_rank || o->is_checked)) {
        const sdyrt_status compiled = sdyrt_program_compile_with(
            program, &options, p->is_cut ? &p->reference : &p->executables[0]);
        if (compiled != SDYRT_OK)
            status = fail(compiled);
        p->n = !p->is_by_rank && status == CLI_OK;
    }
    if (status == CLI_OK && (o->is_checked || o->expect != NULL))
        status = exec_allowed_errors(program, &p->allowed);
    if (status == CLI_OK && p->is_by_rank)
        status = load(o, job, program, p);
    if (status == CLI_OK)
        status = note_narrow(program, p);
    sdyrt_program_destroy(program);
    return status;
}

int exec_program_make(const exec_options *o, const cli_job *job,
                      exec_program *p) {
    *p = (exec_program){.text = NULL};
    p->executables =
        cli_alloc((size_t)o->n_ranks + 1, sizeof(sdyrt_executable *));
    CLI_TRY(calls_open(&p->calls, &o->calls));
    p->text = opt_read_all(o->path, &p->bytes);
    if (p->text == NULL)
        return cli_fail("cannot read '%s': %s", o->path, strerror(errno));
    opt_register_dialects();
    if (sdyrt_pool_create(&p->pool) != SDYRT_OK)
        return cli_fail_library(NULL);
    sdyrt_pool_set_handler(p->pool, report, (void *)o->path);
    sdyrt_pool_hide_ops(p->pool, true);
    return compile(o, job, p);
}

void exec_program_free(exec_program *p) {
    for (int i = 0; i < p->n; i++)
        sdyrt_executable_destroy(p->executables[i]);
    sdyrt_executable_destroy(p->reference);
    free((void *)p->executables);
    free(p->allowed);
    free((void *)p->narrow_arguments);
    free((void *)p->narrow_results);
    sdyrt_pool_destroy(p->pool);
    free(p->text);
    calls_close(&p->calls);
}
