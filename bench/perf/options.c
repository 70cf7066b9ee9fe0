/* The command line, and the methods that it names. */
#include "bench/perf/perf.h"
#include <string.h>

#define AT(member) offsetof(perf_options, member)
#define HEADING(text) CLI_OPTION(NULL, 0, CLI_HEADING, 0, NULL, text)
#define TEXT(name, letter, member, value, help)                                \
    CLI_OPTION(name, letter, CLI_TEXT, AT(member), value, help)
#define FLAG(name, member, help)                                               \
    CLI_OPTION(name, 0, CLI_FLAG, AT(member), NULL, help)

enum { MAX_SAMPLES = 100000 };

static const cli_option options_known[] = {
    HEADING("What to measure:"),
    TEXT("op", 0, op, "OP",
         "all_gather, all_slice, all_reduce, reduce_scatter, all_to_all, "
         "collective_permute, sharded_to_unreduced, replicated_to_unreduced, "
         "reshard, broadcast, gather, reduce, scatter, send_recv, shift, "
         "update_halo; all_gather_v and all_to_all_v of skewed parts, "
         "all_to_all_varying with counts of each run, moe; several with commas "
         "between, or all"),
    TEXT("workload", 0, workload, "FILE",
         "The tensors of a JSON file, such as those of share/sdyrt/workloads; "
         "its README.md has the form"),
    FLAG("total", total,
         "Move every tensor of the workload, each beside memcpy of as many "
         "bytes, and say what that comes to; 3 times unless -n says otherwise"),
    FLAG("quick", quick, "Only the first tensor of each row of the workload"),
    FLAG("overhead", overhead,
         "What calls cost the host: a one-shot call on top of running its "
         "plan, and that on top of NCCL's bare call"),
    FLAG("dry-run", dry_run,
         "Say what would be measured and the memory it takes"),
    HEADING("Ranks:"),
    TEXT("backend", 0, backend_name, "NAME",
         "threads, nccl, or mpi where there is an MPI (default: mpi under "
         "mpirun, else threads in a single process); auto: "
         "nccl where it can be used, else the "
         "default"),
    CLI_NUMBER("ranks", 'N', AT(ranks), "N",
               "How many ranks: threads (default: the devices of the mesh, or "
               "4, or the GPUs). In a job it is the number of processes; "
               "another number is refused",
               1, 1 << 20),
    CLI_OPTION("ngpus", 'g', CLI_ELSEWHERE, 0, "N",
               "sdyrt_perf counts ranks, and in a job each process is one: "
               "give -N"),
    CLI_OPTION("nthreads", 't', CLI_ELSEWHERE, 0, "N",
               "sdyrt_perf counts ranks, and in a job each process is one: "
               "give -N"),
    HEADING("Sizes, as in nccl-tests:"),
    CLI_OPTION("minbytes", 'b', CLI_SIZE, AT(min_bytes), "SIZE",
               "The first size, such as 8, 64K, 1M, 2G (default 1K)"),
    CLI_OPTION("maxbytes", 'e', CLI_SIZE, AT(max_bytes), "SIZE",
               "The last size (default 16M, or what -b says)"),
    CLI_NUMBER("stepfactor", 'f', AT(factor), "F",
               "From one size to the next (default 4)", 2, 1 << 20),
    CLI_NUMBER("iters", 'n', AT(samples), "N",
               "Samples of each method (default 20)", 1, MAX_SAMPLES),
    CLI_NUMBER("warmup_iters", 'w', AT(warm_up), "N",
               "Calls before them (default 5)", 0, MAX_SAMPLES),
    CLI_NUMBER("check", 'c', AT(check), "0|1",
               "Check every element each time (default 1)", 0, 1),
    TEXT("datatype", 'd', dtype_name, "TYPE",
         "f32 or float (default), bf16, i8 .."),
    TEXT("redop", 'o', redop, "OP", CLI_REDUCTIONS "; sum by default"),
    TEXT("json", 'J', json, "FILE", "Write the table as JSON to FILE"),
    HEADING("Shardings (default: all ranks as the mesh @mesh=<[\"x\"=N]>):"),
    CLI_OPTION("mesh", 0, CLI_TEXTS, AT(meshes), "MESH",
               "<[\"a\"=2,\"b\"=2]>, which is @mesh, or @name=<..>; may be "
               "given more than once; default <[\"x\"=N]> of the N ranks"),
    TEXT("type", 0, type, "TYPE",
         "tensor<?x1024xf32>: the sizes asked for set the ?; without one there "
         "is one size"),
    TEXT("from", 0, from, "SHARDING", "<@mesh, [{\"a\"}, {}]>"),
    TEXT("to", 0, to, "SHARDING", "The sharding after"),
    TEXT("axes", 0, axes, "AXES",
         "{\"b\"}: these axes instead of all; [{\"b\"}, {}]: as the operation "
         "has them, with --from and --to"),
    CLI_NUMBER("halo", 0, AT(halo), "N",
               "update_halo: on both sides of the dimensions that have axes "
               "(default 1)",
               1, INT32_MAX),
    HEADING("Compare:"),
    TEXT("vs", 0, vs_names, "METHOD",
         "raw: the bare MPI or NCCL call on as many bytes, or memcpy of them; "
         "alltoallw, neighbor_alltoallw: MPI's derived types; pack: packed by "
         "hand, with Isend and Irecv; unpack: MPI_Allgather, unpacked by hand; "
         "memcpy: of as many bytes. Several with commas between, or all that "
         "the backend has"),
    FLAG("foreign", foreign,
         "Buffers from malloc or cudaMalloc, not sdyrt_alloc"),
    FLAG("narrow", narrow,
         "Of each method the ratio alone, so that a line fits a terminal; the "
         "JSON document has all"),
    FLAG("version", version, "Print the version"),
    {0}};

static const cli_syntax syntax = {
    .tables = {options_known},
    .help = "Measure the operations of libsdyrt, check every element, and "
            "compare with the raw call, all in one run.\vThe last columns say "
            "how many times as fast as each other method the library was, by "
            "medians; docs/perf.md (of an install: in share/doc/sdyrt) "
            "explains all of them."};

/* -- methods --------------------------------------------------------------- */

static const perf_backend backends[] = {
    {.name = "threads",
     .methods = {&perf_method_threads_raw, &perf_method_threads_memcpy},
     .memcpy = &perf_method_threads_memcpy,
     .foreign = "malloc"},
    {.name = "nccl",
#ifdef SDYRT_PERF_NCCL
     .methods = {&perf_method_nccl_raw, &perf_method_nccl_memcpy},
     .bare = &perf_method_nccl_raw,
#else
     .methods = {&perf_method_nccl_memcpy},
#endif
     .memcpy = &perf_method_nccl_memcpy,
     .foreign = "cudaMalloc"},
};

/* The method of --vs that equals `method`, by any name; NULL: none. */
static const perf_method *same(const perf_method *method,
                               const perf_options *options) {
    for (int i = 0; i < options->n_vs; i++)
        if (options->vs[i]->run == method->run)
            return options->vs[i];
    return NULL;
}

static bool add_method(const char *name, perf_options *options) {
    const perf_method *const *m = options->backend->methods;
    char names[256] = "";
    size_t n = 0;
    for (; *m != NULL && strcmp((*m)->name, name) != 0; m++)
        if (n < sizeof names)
            n += (size_t)snprintf(names + n, sizeof names - n, "%s, ",
                                  (*m)->name);
    if (*m == NULL)
        return cli_usage("--vs: backend %s has no '%s'; there is: %sall",
                         options->backend->name, name, names) == CLI_OK;
    const perf_method *other = same(*m, options);
    if (other == *m)
        return cli_usage("--vs: '%s' is there twice", name) == CLI_OK;
    if (other != NULL)
        return cli_usage("--vs: on %s '%s' and '%s' are the same method",
                         options->backend->name, other->name, name) == CLI_OK;
    options->vs[options->n_vs++] = *m;
    return true;
}

static bool add_methods(perf_options *o) {
    char name[64];
    for (const char *at = o->vs_names; cli_next_word(&at, name, sizeof name);) {
        if (strcmp(name, "all") != 0) {
            if (!add_method(name, o))
                return false;
            continue;
        }
        for (const perf_method *const *m = o->backend->methods; *m; m++)
            if (same(*m, o) == NULL)
                o->vs[o->n_vs++] = *m;
    }
    return true;
}

bool perf_options_choose(const cli_job *job, perf_options *o) {
    for (size_t i = 0; i < sizeof backends / sizeof *backends; i++)
        if (strcmp(backends[i].name, job->backend) == 0)
            o->backend = &backends[i];
    if (strcmp(job->backend, "mpi") == 0)
        o->backend = perf_mpi_open(job);
    if (o->backend == NULL)
        return false;
    if (o->overhead) { /* the rows of --overhead */
        o->op = o->backend->bare != NULL
                    ? "all_gather,reduce_scatter,all_reduce,all_to_all"
                    : "all_to_all";
        o->min_bytes = o->max_bytes = 16;
    }
    return add_methods(o);
}

/* -- settling options ------------------------------------------------------ */

static int set_sizes(perf_options *o) {
    const size_t first = 1 << 10, last = 16 << 20;
    if (o->min_bytes == 0 && o->max_bytes == 0) {
        o->min_bytes = first;
        o->max_bytes = last;
    } else if (o->max_bytes == 0) {
        o->max_bytes = o->min_bytes;
    } else if (o->min_bytes == 0) {
        o->min_bytes = first < o->max_bytes ? first : o->max_bytes;
    }
    if (o->min_bytes > o->max_bytes)
        return cli_usage("-b %zu is above -e %zu", o->min_bytes, o->max_bytes);
    return CLI_RUN;
}

static int set_names(perf_options *o) {
    if (o->dtype_name != NULL && !cli_dtype_named(o->dtype_name, &o->dtype))
        return cli_usage("--datatype: no type '%s'%s", o->dtype_name,
                         cli_dtype_advice(o->dtype_name));
    if (o->redop != NULL && !cli_reduction_named(o->redop, &o->reduction))
        return cli_usage("--redop: expected one of %s, found '%s'",
                         cli_reduction_names(), o->redop);
    return CLI_RUN;
}

static int check_together(const perf_options *o) {
    const int modes = (o->op != NULL) + (o->workload != NULL) + o->overhead;
    if (modes != 1)
        return cli_usage("give one of --op OP, --workload FILE and --overhead; "
                         "see --help");
    if (o->op == NULL &&
        (o->meshes.n > 0 || o->type || o->from || o->to || o->axes))
        return cli_usage("--mesh, --type, --from, --to and --axes go with "
                         "--op");
    if (o->workload == NULL && (o->total || o->quick))
        return cli_usage("--total and --quick go with --workload");
    if (o->type != NULL && o->dtype_name != NULL)
        return cli_usage("--type says the dtype; -d cannot");
    if (o->meshes.n > PERF_MAX_MESHES)
        return cli_usage("--mesh: more than %d", PERF_MAX_MESHES);
    if ((o->overhead || o->total) && o->vs_names != NULL)
        return cli_usage("%s takes no --vs",
                         o->overhead ? "--overhead" : "--total");
    return CLI_RUN;
}

int perf_options_read(int argc, char **argv, perf_options *o) {
    *o = (perf_options){.factor = 4,
                        .halo = 1,
                        .warm_up = 5,
                        .check = 1,
                        .dtype = SDYRT_F32,
                        .argc = argc,
                        .argv = argv};
    int status = cli_parse(&syntax, argc, argv, o);
    if (status == CLI_RUN && o->version) {
        printf("sdyrt_perf %s (library %s)\n", SDYRT_VERSION_STRING,
               sdyrt_version());
        return CLI_OK;
    }
    if (o->samples == 0)
        o->samples = o->total ? 3 : 20;
    if (status == CLI_RUN)
        status = set_sizes(o);
    if (status == CLI_RUN)
        status = set_names(o);
    return status == CLI_RUN ? check_together(o) : status;
}
