/* argp reads; its own messages, which take several lines, are replaced. */
#include "bench/perf/options.h"
#include "bench/common/count.h"
#include "bench/common/fail.h"
#include "bench/common/names.h"
#include "bench/perf/choose.h"
#include <argp.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    KEY_OP = 0x100,
    KEY_WORKLOAD,
    KEY_OVERHEAD,
    KEY_DRY_RUN,
    KEY_MESH,
    KEY_TYPE,
    KEY_FROM,
    KEY_TO,
    KEY_AXES,
    KEY_BACKEND,
    KEY_VS,
    KEY_FOREIGN,
    KEY_VERSION,
    KEY_END,
    MAX_SAMPLES = 100000
};

static const struct argp_option known[] = {
    {0, 0, 0, 0, "What to measure:", 1},
    {"op", KEY_OP, "OP", 0,
     "all_gather, all_slice, all_reduce, reduce_scatter, all_to_all, "
     "collective_permute, sharded_to_unreduced, replicated_to_unreduced, "
     "reshard, several with commas between, or all",
     1},
    {"workload", KEY_WORKLOAD, "FILE", 0,
     "The tensors of a JSON file; see bench/workloads/README.md", 1},
    {"overhead", KEY_OVERHEAD, NULL, 0,
     "What calls cost the host: a one-shot call on top of running its plan, "
     "and that on top of NCCL's bare call",
     1},
    {"dry-run", KEY_DRY_RUN, NULL, 0,
     "Say what would be measured and the memory it takes", 1},
    {0, 0, 0, 0, "Ranks:", 2},
    {"backend", KEY_BACKEND, "NAME", 0,
     "threads, nccl, or mpi where there is an MPI (default: mpi under mpirun, "
     "else threads); auto: nccl where it can be used, else the default",
     2},
    {"ranks", 'N', "N", 0,
     "Rank threads (default: the devices of the mesh, or 4, or the GPUs)", 2},
    {0, 0, 0, 0, "Sizes, as in nccl-tests:", 3},
    {"minbytes", 'b', "SIZE", 0, "The first size, such as 8, 64K, 1M, 2G", 3},
    {"maxbytes", 'e', "SIZE", 0, "The last size", 3},
    {"stepfactor", 'f', "F", 0, "From one size to the next (default 4)", 3},
    {"iters", 'n', "N", 0, "Samples of each method (default 20)", 3},
    {"warmup_iters", 'w', "N", 0, "Calls before them (default 5)", 3},
    {"check", 'c', "0|1", 0, "Check every element each time (default 1)", 3},
    {"datatype", 'd', "TYPE", 0, "f32 or float (default), bf16, i8 ..", 3},
    {"redop", 'o', "OP", 0, "sum (default), prod, max, min", 3},
    {"json", 'J', "FILE", 0, "Write the table as JSON to FILE", 3},
    {0, 0, 0, 0, "Shardings (default: the whole mesh, one dimension):", 4},
    {"mesh", KEY_MESH, "MESH", 0,
     "<[\"a\"=2,\"b\"=2]>, or @name=<..>; may be given more than once", 4},
    {"type", KEY_TYPE, "TYPE", 0,
     "tensor<?x1024xf32>: the sizes asked for set the ?; without one there is "
     "one size",
     4},
    {"from", KEY_FROM, "SHARDING", 0, "<@mesh, [{\"a\"}, {}]>", 4},
    {"to", KEY_TO, "SHARDING", 0, "The sharding after", 4},
    {"axes", KEY_AXES, "AXES", 0,
     "{\"b\"}: these axes instead of all; [{\"b\"}, {}]: as the operation has "
     "them, with --from and --to",
     4},
    {0, 0, 0, 0, "Compare:", 5},
    {"vs", KEY_VS, "METHOD", 0,
     "raw: the bare MPI or NCCL call on as many bytes, or memcpy of them; "
     "alltoallw, "
     "neighbor_alltoallw: MPI's derived types; pack: packed by hand, with "
     "Isend and Irecv; unpack: MPI_Allgather, unpacked by hand; memcpy: of as "
     "many bytes. Several with commas between, or all that the backend has",
     5},
    {"foreign", KEY_FOREIGN, NULL, 0,
     "Buffers from malloc or cudaMalloc, not sdyrt_alloc", 5},
    {"help", 'h', NULL, 0, "Print this", -1},
    {"version", KEY_VERSION, NULL, 0, "Print the version", -1},
    {0}};

/* What is read, besides the options. */
typedef struct reading {
    perf_options *options;
    const char *backend;
    const char *vs;
    bool told; /* the line on what is wrong is printed */
} reading;

/* Bytes with a suffix K, M or G of powers of 1024. */
static bool read_size(const char *option, const char *text, size_t *bytes) {
    char *end;
    errno = 0;
    const unsigned long long value = strtoull(text, &end, 10);
    const char *const units = "KMG";
    const char *unit = *end != '\0' ? strchr(units, *end & ~0x20) : NULL;
    const int shift = unit != NULL ? 10 * (int)(unit - units + 1) : 0;
    if (errno != 0 || text[0] < '0' || text[0] > '9' || value == 0 ||
        value > (unsigned long long)INT64_MAX >> shift ||
        end[unit != NULL] != '\0')
        return bench_fail("%s '%s' is not a size, such as 8, 64K, 1M or 2G",
                          option, text);
    *bytes = (size_t)value << shift;
    return true;
}

static bool read_option(int key, char *text, reading *r) {
    perf_options *o = r->options;
    int flag;
    switch (key) {
    case 'b':
        return read_size("-b", text, &o->min_bytes);
    case 'e':
        return read_size("-e", text, &o->max_bytes);
    case 'f':
        return read_count("-f", text, 2, 1 << 20, &o->factor);
    case 'n':
        return read_count("-n", text, 1, MAX_SAMPLES, &o->samples);
    case 'w':
        return read_count("-w", text, 0, MAX_SAMPLES, &o->warm_up);
    case 'c':
        if (!read_count("-c", text, 0, 1, &flag))
            return false;
        o->check = flag == 1;
        return true;
    case 'N':
        return read_count("-N", text, 1, 1 << 20, &o->ranks);
    case 'd':
        o->dtype_given = true;
        return dtype_by_name(text, &o->dtype) ||
               bench_fail("-d: no type '%s'", text);
    case 'o':
        return reduction_by_name(text, &o->reduction) ||
               bench_fail("-o: expected sum, max, min or prod, found '%s'",
                          text);
    case KEY_MESH:
        if (o->n_meshes == PERF_MAX_MESHES)
            return bench_fail("--mesh: more than %d", PERF_MAX_MESHES);
        o->meshes[o->n_meshes++] = text;
        return true;
    default:
        break;
    }
    switch (key) {
    case KEY_OP:
        o->op = text;
        return true;
    case KEY_WORKLOAD:
        o->workload = text;
        return true;
    case KEY_OVERHEAD:
        o->overhead = true;
        return true;
    case KEY_DRY_RUN:
        o->dry_run = true;
        return true;
    case KEY_FOREIGN:
        o->foreign = true;
        return true;
    case 'J':
        o->json = text;
        return true;
    case KEY_TYPE:
        o->type = text;
        return true;
    case KEY_FROM:
        o->from = text;
        return true;
    case KEY_TO:
        o->to = text;
        return true;
    case KEY_AXES:
        o->axes = text;
        return true;
    case KEY_BACKEND:
        r->backend = text;
        return true;
    case KEY_VS:
        r->vs = text;
        return true;
    default:
        return bench_fail("unexpected argument '%s'", text);
    }
}

static error_t parse(int key, char *text, struct argp_state *state) {
    if (key == 'h') {
        argp_help(state->root_argp, stdout, ARGP_HELP_STD_HELP,
                  program_invocation_short_name);
        exit(EXIT_SUCCESS);
    }
    if (key == KEY_VERSION) {
        printf("sdyrt_perf %s (library %s)\n", SDYRT_VERSION_STRING,
               sdyrt_version());
        exit(EXIT_SUCCESS);
    }
    reading *r = state->input;
    if (key == ARGP_KEY_ERROR && !r->told)
        bench_fail("'%s' is no option, or lacks its value; see --help",
                   state->next > 0 && state->next <= state->argc
                       ? state->argv[state->next - 1]
                       : "");
    if (key == ARGP_KEY_ARG || (key > 0 && key < KEY_END))
        r->told = !read_option(key, text, r);
    else
        return ARGP_ERR_UNKNOWN; /* a key of argp's own */
    return r->told ? EINVAL : 0;
}

static bool set_sizes(perf_options *o) {
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
        return bench_fail("-b %zu is above -e %zu", o->min_bytes, o->max_bytes);
    return true;
}

static bool check_together(const perf_options *o) {
    const int modes = (o->op != NULL) + (o->workload != NULL) + o->overhead;
    if (modes != 1)
        return bench_fail("give one of --op OP, --workload FILE and "
                          "--overhead; see --help");
    if (o->op == NULL &&
        (o->n_meshes > 0 || o->type || o->from || o->to || o->axes))
        return bench_fail("--mesh, --type, --from, --to and --axes go with "
                          "--op");
    if (o->type != NULL && o->dtype_given)
        return bench_fail("--type says the dtype; -d cannot");
    if (o->overhead && o->n_vs > 0)
        return bench_fail("--overhead takes no --vs");
    return true;
}

/* The rows that --overhead is measured on. */
static void set_overhead(perf_options *o) {
    o->op = o->backend->bare != NULL
                ? "all_gather,reduce_scatter,all_reduce,all_to_all"
                : "all_to_all";
    o->min_bytes = o->max_bytes = 16;
}

bool perf_options_read(int argc, char **argv, perf_options *options) {
    static const struct argp argp = {
        .options = known,
        .parser = parse,
        .doc = "Measure the operations of libsdyrt, check every element, and "
               "compare with the raw call, all in one run.\vThe last columns "
               "say how many times as fast as each other method the library "
               "was, by medians; docs/perf.md explains all of them."};
    *options = (perf_options){.factor = 4,
                              .samples = 20,
                              .warm_up = 5,
                              .check = true,
                              .dtype = SDYRT_F32,
                              .argc = argc,
                              .argv = argv};
    reading r = {.options = options};
    if (argp_parse(&argp, argc, argv, ARGP_NO_ERRS | ARGP_NO_HELP, NULL, &r) !=
        0)
        return false;
    if (!perf_choose_backend(r.backend, options) ||
        !perf_choose_methods(r.vs, options) || !set_sizes(options) ||
        !check_together(options))
        return false;
    if (options->overhead)
        set_overhead(options);
    return true;
}
