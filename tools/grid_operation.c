/* Operations of grids on the command line: the options that each takes, and
 * their texts read into a sdyrt_grid_op. */
#include "grid_operation.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- options of operations ------------------------------------------------- */

#define K(kind) (1U << SDYRT_GRID_##kind)

enum {
    CUTS = K(ALL_GATHER) | K(ALL_SLICE) | K(ALL_TO_ALL) | K(GATHER) |
           K(REDUCE_SCATTER) | K(SCATTER),
    ROOTED = K(BROADCAST) | K(GATHER) | K(REDUCE) | K(SCATTER),
    REDUCES = K(ALL_REDUCE) | K(REDUCE) | K(REDUCE_SCATTER),
    HAS_SHARDINGS = K(UPDATE_HALO) | K(RESHARD),
    VARY = K(ALL_GATHER) | K(ALL_TO_ALL) | K(REDUCE_SCATTER)
};

typedef struct taken {
    const char *option;
    size_t at;      /* in the texts */
    unsigned kinds; /* with this option */
} taken;

#define AT(member) offsetof(cli_grid_texts, member)

static const taken options[] = {
    {"--grid-axes", AT(grid_axes), ~HAS_SHARDINGS},
    {"--axis", AT(axis), CUTS | K(SHIFT)},
    {"--concat-axis", AT(concat_axis), K(ALL_TO_ALL)},
    {"--offsets", AT(offsets), CUTS | K(SHIFT)},
    {"--concat-offsets", AT(concat_offsets), K(ALL_TO_ALL)},
    {"--counts", AT(counts), CUTS},
    {"--capacities", AT(capacities), VARY},
    {"--pair-capacity", AT(pair_capacity), VARY},
    {"--root", AT(root), ROOTED},
    {"--shift-axis", AT(shift_axis), K(SHIFT)},
    {"--offset", AT(offset), K(SHIFT)},
    {"--pairs", AT(pairs), K(SEND_RECV)},
    {"--split-axes", AT(after.split_axes), HAS_SHARDINGS},
    {"--halo-sizes", AT(after.halo_sizes), HAS_SHARDINGS},
    {"--dims-offsets", AT(after.dims_offsets), K(RESHARD)},
    {"--source-grid", AT(before.grid), K(RESHARD)},
    {"--source-split-axes", AT(before.split_axes), K(RESHARD)},
    {"--source-halo-sizes", AT(before.halo_sizes), HAS_SHARDINGS},
    {"--source-dims-offsets", AT(before.dims_offsets), K(RESHARD)},
    {"--periodic", AT(periodic), HAS_SHARDINGS},
};

static const char *text_of(const cli_grid_texts *texts, const taken *option) {
    const char *text;
    memcpy(&text, (const char *)texts + option->at, sizeof text);
    return text;
}

int cli_grid_check_none(const cli_grid_texts *texts) {
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++)
        if (text_of(texts, &options[i]) != NULL)
            return cli_usage("%s needs --grid", options[i].option);
    return texts->rotate           ? cli_usage("--rotate needs --grid")
           : texts->zero_undefined ? cli_usage("--zero-undefined needs --grid")
                                   : CLI_OK;
}

static int check_taken(const cli_grid_texts *texts, const sdyrt_grid_op *op) {
    const char *const name = sdyrt_grid_kind_name(op->kind);
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++)
        if (text_of(texts, &options[i]) != NULL &&
            (options[i].kinds & 1U << op->kind) == 0)
            return cli_usage("%s takes no %s", name, options[i].option);
    return texts->rotate && op->kind != SDYRT_GRID_SHIFT
               ? cli_usage("%s takes no --rotate", name)
               : CLI_OK;
}

/* True for MPI-like names of operations with counts: all_gather_v. */
static bool has_v(const char *name, const char *of) {
    const size_t n = strlen(of);
    return strncmp(name, of, n) == 0 && strcmp(name + n, "_v") == 0;
}

static int find_kind(const cli_grid_texts *texts, const char *name,
                     sdyrt_grid_op *op) {
    if (name == NULL)
        return cli_usage("--grid needs an operation, such as all_gather");
    for (int kind = 0; kind < SDYRT_GRID_KIND_COUNT; kind++) {
        const char *const known = sdyrt_grid_kind_name((sdyrt_grid_kind)kind);
        const bool is_v = (1U << kind & CUTS) != 0 && has_v(name, known);
        if (!is_v && strcmp(name, known) != 0)
            continue;
        op->kind = (sdyrt_grid_kind)kind;
        return !is_v || texts->counts != NULL || texts->capacities != NULL
                   ? CLI_OK
                   : cli_usage("%s needs --counts", name);
    }
    return cli_usage("no operation '%s' on a grid", name);
}

/* -- reading --------------------------------------------------------------- */

static int read_int(const char *option, const char *text, int64_t least,
                    int *value) {
    int64_t wide = *value;
    const int status =
        text == NULL ? CLI_OK : cli_int(option, text, least, INT_MAX, &wide);
    *value = (int)wide;
    return status;
}

/* Read integers; no text is an empty list. */
static int read_ints(const char *option, const char *text, cli_ints *list) {
    return text == NULL || *text == '\0' ? CLI_OK
                                         : cli_int_list(option, text, list);
}

static int read_axes(const char *option, const cli_ints *from, int **to) {
    *to = cli_alloc((size_t)from->n + 1, sizeof **to);
    for (int64_t i = 0; i < from->n; i++) {
        if (from->at[i] < 0 || from->at[i] >= SDYRT_MAX_RANK * 4)
            return cli_usage("%s: %" PRId64 " is no axis", option, from->at[i]);
        (*to)[i] = (int)from->at[i];
    }
    return CLI_OK;
}

/* Read "0:1,1:2". */
static int read_pairs(const char *text, cli_grid_operation *made) {
    char word[64];
    sdyrt_grid_op *const op = &made->op;
    while (cli_next_word(&text, word, sizeof word)) {
        char *const colon = strchr(word, ':');
        sdyrt_grid_pair pair;
        if (colon == NULL)
            return cli_usage("--pairs: expected SOURCE:DESTINATION, found "
                             "'%s'",
                             word);
        *colon = '\0';
        int status = cli_int("--pairs", word, 0, INT_MAX, &pair.source);
        if (status == CLI_OK)
            status =
                cli_int("--pairs", colon + 1, 0, INT_MAX, &pair.destination);
        if (status != CLI_OK)
            return status;
        made->pairs =
            cli_grow(made->pairs, (size_t)op->n_pairs, sizeof *made->pairs);
        made->pairs[op->n_pairs++] = pair;
    }
    op->pairs = made->pairs;
    return CLI_OK;
}

/* Read "[[0],[],[2,1]]": a list of axes for each dimension. */
static int read_split(const char *option, const char *text,
                      cli_grid_sharding *made) {
    const size_t most = strlen(text) + 1;
    const char *at = text;
    int n = 0, n_lists = 0, depth = 0;
    made->axes = cli_alloc(most, sizeof *made->axes);
    made->lists = cli_alloc(most, sizeof *made->lists);
    for (; *at != '\0'; at++) {
        if (*at == '[' && depth < 2) {
            if (++depth == 2)
                made->lists[n_lists++].axes = made->axes + n;
        } else if (*at == ']' && depth > 0) {
            depth--;
        } else if (*at >= '0' && *at <= '9' && depth == 2) {
            char *end;
            const long axis = strtol(at, &end, 10);
            made->axes[n++] = axis < INT_MAX ? (int)axis : INT_MAX;
            made->lists[n_lists - 1].count++;
            at = end - 1;
        } else if (*at != ',' && *at != ' ') {
            break;
        }
    }
    if (*at != '\0' || depth != 0)
        return cli_usage("%s: expected lists such as [[0],[1]], found '%s'",
                         option, text);
    made->sharding.split_axes = made->lists;
    made->sharding.n_split_axes = n_lists;
    return CLI_OK;
}

/* The name of an option, such as "--source-halo-sizes". */
typedef struct option_name {
    char text[32];
} option_name;

static option_name name_of(const char *prefix, const char *option) {
    option_name name;
    (void)snprintf(name.text, sizeof name.text, "--%s%s", prefix, option);
    return name;
}

int cli_grid_sharding_make(const char *prefix,
                           const cli_grid_sharding_texts *texts,
                           cli_grid_sharding *made) {
    const option_name split = name_of(prefix, "split-axes");
    sdyrt_grid_sharding *const to = &made->sharding;
    *to = (sdyrt_grid_sharding)SDYRT_GRID_SHARDING_INIT;
    if (texts->split_axes == NULL)
        return cli_usage("%s [[0],[1]] is needed", split.text);
    if (sdyrt_grid_parse(texts->grid, &to->grid) != SDYRT_OK)
        return cli_fail_library(name_of(prefix, "grid").text);
    int status = read_split(split.text, texts->split_axes, made);
    if (status == CLI_OK)
        status = read_ints(name_of(prefix, "halo-sizes").text,
                           texts->halo_sizes, &made->halos);
    if (status == CLI_OK)
        status = read_ints(name_of(prefix, "dims-offsets").text,
                           texts->dims_offsets, &made->offsets);
    to->halo_sizes = made->halos.at;
    to->n_halo_sizes = (int)made->halos.n;
    to->sharded_dims_offsets = made->offsets.at;
    to->n_sharded_dims_offsets = made->offsets.n;
    return status;
}

void cli_grid_sharding_free(cli_grid_sharding *made) {
    sdyrt_mesh_release(made->sharding.grid);
    free(made->axes);
    free(made->lists);
    free(made->halos.at);
    free(made->offsets.at);
}

static int read_periodic(const char *text, cli_grid_operation *made) {
    sdyrt_grid_op *const op = &made->op;
    cli_ints dims = {0};
    int status = read_ints("--periodic", text, &dims);
    made->periodic = cli_alloc(SDYRT_MAX_RANK, sizeof *made->periodic);
    for (int64_t i = 0; status == CLI_OK && i < dims.n; i++) {
        if (dims.at[i] < 0 || dims.at[i] >= op->type.rank)
            status = cli_usage("--periodic: the type has no dimension "
                               "%" PRId64,
                               dims.at[i]);
        else
            made->periodic[dims.at[i]] = true;
    }
    free(dims.at);
    op->periodic = made->periodic;
    op->n_periodic = op->type.rank;
    return status;
}

/* Read the sharding of the result and, where it differs, of the operand. */
static int read_shardings(const cli_grid_texts *texts,
                          cli_grid_operation *made) {
    sdyrt_grid_op *const op = &made->op;
    const bool is_reshard = op->kind == SDYRT_GRID_RESHARD;
    const bool has_before = is_reshard || texts->before.halo_sizes != NULL;
    cli_grid_sharding_texts after = texts->after, before = texts->before;
    after.grid = texts->grid;
    if (before.grid == NULL)
        before.grid = texts->grid;
    if (!is_reshard)
        before.split_axes = after.split_axes;
    int status = cli_grid_sharding_make("", &after, &made->after);
    if (status == CLI_OK && has_before)
        status = cli_grid_sharding_make("source-", &before, &made->before);
    op->after = &made->after.sharding;
    op->before = has_before ? &made->before.sharding : NULL;
    return status == CLI_OK ? read_periodic(texts->periodic, made) : status;
}

static int read_reduction(const char *text, sdyrt_grid_op *op) {
    if (text == NULL)
        return CLI_OK;
    if ((1U << op->kind & REDUCES) == 0)
        return cli_usage("%s takes no --reduction",
                         sdyrt_grid_kind_name(op->kind));
    op->averages = strcmp(text, "average") == 0;
    return op->averages || cli_reduction_named(text, &op->reduction)
               ? CLI_OK
               : cli_usage("--reduction: expected one of %s, average, found "
                           "'%s'",
                           cli_reduction_names(), text);
}

static int read_dtype(const char *text, sdyrt_grid_op *op) {
    op->converts = text != NULL;
    return text == NULL || cli_dtype_named(text, &op->out_dtype)
               ? CLI_OK
               : cli_usage("--out-dtype: expected a dtype such as bf16, found "
                           "'%s'%s",
                           text, cli_dtype_advice(text));
}

static int read_lists(const cli_grid_texts *texts, cli_grid_operation *made) {
    sdyrt_grid_op *const op = &made->op;
    cli_ints axes = {0};
    int status = read_ints("--grid-axes", texts->grid_axes, &axes);
    if (status == CLI_OK)
        status = read_axes("--grid-axes", &axes, &made->axes);
    op->grid_axes = made->axes;
    op->n_grid_axes = (int)axes.n;
    free(axes.at);
    if (status == CLI_OK)
        status = read_ints("--offsets", texts->offsets, &made->ints[0]);
    if (status == CLI_OK)
        status = read_ints("--concat-offsets", texts->concat_offsets,
                           &made->ints[1]);
    if (status == CLI_OK)
        status = read_ints("--root", texts->root, &made->ints[2]);
    op->offsets = made->ints[0].at;
    op->n_offsets = made->ints[0].n;
    op->concat_offsets = made->ints[1].at;
    op->n_concat_offsets = made->ints[1].n;
    op->root = made->ints[2].at;
    op->n_root = (int)made->ints[2].n;
    return status;
}

static int read_numbers(const cli_grid_texts *texts, sdyrt_grid_op *op) {
    int offset = 0;
    int status = read_int("--axis", texts->axis, 0, &op->axis);
    op->concat_axis = op->axis;
    if (status == CLI_OK)
        status =
            read_int("--concat-axis", texts->concat_axis, 0, &op->concat_axis);
    if (status == CLI_OK)
        status =
            read_int("--shift-axis", texts->shift_axis, 0, &op->shift_axis);
    if (status == CLI_OK)
        status = read_int("--offset", texts->offset, INT_MIN, &offset);
    op->shift_offset = offset;
    op->rotate = texts->rotate;
    op->zero_undefined = texts->zero_undefined;
    return status;
}

int cli_grid_operation_make(const cli_grid_texts *texts, const char *name,
                            const char *reduction, const char *out_dtype,
                            const sdyrt_type *type, cli_grid_operation *made) {
    sdyrt_grid_op *const op = &made->op;
    *op = (sdyrt_grid_op)SDYRT_GRID_OP_INIT;
    op->type = *type;
    int status = find_kind(texts, name, op);
    if (status == CLI_OK)
        status = check_taken(texts, op);
    if (status == CLI_OK &&
        sdyrt_grid_parse(texts->grid, &op->grid) != SDYRT_OK)
        return cli_fail_library("--grid");
    if (status == CLI_OK)
        status = read_lists(texts, made);
    if (status == CLI_OK)
        status = read_numbers(texts, op);
    if (status == CLI_OK)
        status = read_reduction(reduction, op);
    if (status == CLI_OK)
        status = read_dtype(out_dtype, op);
    if (status == CLI_OK && texts->pairs != NULL)
        status = read_pairs(texts->pairs, made);
    if (status == CLI_OK && (1U << op->kind & HAS_SHARDINGS) != 0)
        status = read_shardings(texts, made);
    if (status == CLI_OK)
        status = cli_grid_counts_make(texts->counts, texts->capacities,
                                      texts->pair_capacity, op, &made->counts);
    if (status == CLI_OK && sdyrt_grid_op_verify(op) != SDYRT_OK)
        return cli_fail_library(name);
    return status;
}

void cli_grid_operation_free(cli_grid_operation *made) {
    sdyrt_mesh_release(made->op.grid);
    for (size_t i = 0; i < sizeof made->ints / sizeof made->ints[0]; i++)
        free(made->ints[i].at);
    cli_grid_counts_free(&made->counts);
    free(made->axes);
    free(made->pairs);
    free(made->periodic);
    cli_grid_sharding_free(&made->after);
    cli_grid_sharding_free(&made->before);
}
