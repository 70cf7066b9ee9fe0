/* sdyrt show: a picture of a sharded tensor. */
#include <inttypes.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "commands.h"
#include "show_halos.h"
#include "tiles.h"
#include "values.h"

enum { MAX_WIDTH = 100, MIN_WIDTH = 40, MAX_EMPTY_LISTED = 64 };

typedef struct show_options {
    cli_tensor tensor;
    int64_t width; /* 0: the terminal's */
} show_options;

static const cli_option own_options[] = {
    CLI_NUMBER(
        "width", 'w', offsetof(show_options, width), "COLUMNS",
        "Draw in this many columns; by default the terminal's, 100 at most",
        MIN_WIDTH, 1000),
    CLI_OPTION("halos", 0, CLI_TEXTS,
               offsetof(show_options, tensor.sharding.halos), "DIM:LOW,HIGH",
               "Halos of dimension DIM, such as 0:1,2: the buffers of devices "
               "are drawn; may be given more than once"),
    CLI_JSON(cli_values),
    {0}};

static const cli_syntax syntax = {
    .name = "show",
    .tables = {cli_mesh_option, cli_type_option, cli_sharding_options,
               own_options},
    .help =
        "Draw a sharded tensor: a box is a tile, and the numbers in it are "
        "the devices that hold it. 4:8 stands for the elements 4 to 7 of a "
        "dimension. Devices in one box are replicas, or, where the sharding "
        "is unreduced, hold partial values that are yet to be combined. Of a "
        "tensor with more than two dimensions the first two sharded ones are "
        "drawn, slice by slice. --json lists every tile with its devices."
        "\v"
        "Example: rows over x, replicated over y:\n"
        "  sdyrt show --mesh '@m=<[\"x\"=3,\"y\"=2]>' "
        "--type 'tensor<8x12xf32>' \\\n"
        "      --sharding '<@m, [{\"x\"}, {}]>'"};

static int default_width(void) {
    struct winsize size;
    if (isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 &&
        size.ws_col > 0)
        return size.ws_col < MIN_WIDTH   ? MIN_WIDTH
               : size.ws_col > MAX_WIDTH ? MAX_WIDTH
                                         : size.ws_col;
    return MAX_WIDTH;
}

/* True if all dimensions are multiples of their shards, without offsets: then
 * no tile is empty unless all are. */
static bool divides(const cli_tensor *options, const sdyrt_sharding *sharding) {
    const sdyrt_type *type = &options->values.type;
    if (options->sharding.offsets.n > 0)
        return false;
    for (int d = 0; d < type->rank; d++)
        if (type->dims[d] == 0 ||
            type->dims[d] % sdyrt_sharding_shards(sharding, d) != 0)
            return false;
    return true;
}

/* The devices with an empty tile, in position order. The search is skipped
 * where there can be none, and in a mesh too large to list, where `*complete`
 * is false. */
static int find_empty(const cli_tensor *options, const sdyrt_sharding *sharding,
                      int64_t **devices, int64_t *count, bool *complete) {
    const sdyrt_type *type = &options->values.type;
    const sdyrt_mesh *mesh = sdyrt_sharding_mesh(sharding);
    const int64_t n = sdyrt_mesh_device_count(mesh);
    const bool none = divides(options, sharding);
    int64_t *list = NULL;
    *count = 0;
    *complete = none || n <= CLI_MAX_LISTED;
    for (int64_t i = 0; !none && *complete && i < n; i++) {
        int64_t device = 0;
        sdyrt_tile tile;
        if (sdyrt_mesh_device_at(mesh, i, &device) != SDYRT_OK ||
            sdyrt_tile_of(sharding, type, device, &tile) != SDYRT_OK) {
            free(list);
            return cli_fail_library(NULL);
        }
        if (tile.elements != 0)
            continue;
        list = cli_grow(list, (size_t)*count, sizeof *list);
        list[(*count)++] = device;
    }
    *devices = list;
    return CLI_OK;
}

/* Print the shards of each dimension, and the devices of each tile. */
static void print_shards(FILE *stream, const sdyrt_sharding *sharding,
                         const sdyrt_type *type) {
    int64_t shards[SDYRT_MAX_RANK];
    int64_t tiles = 1;
    for (int d = 0; d < type->rank; d++) {
        shards[d] = sdyrt_sharding_shards(sharding, d);
        tiles *= shards[d]; /* divides the number of devices */
    }
    const int64_t devices =
        sdyrt_mesh_device_count(sdyrt_sharding_mesh(sharding)) / tiles;
    const cli_text shape = cli_shape_text(shards, type->rank);
    fprintf(stream, "  tiles     %s, each on %s\n",
            tiles == 1 ? "1" : shape.text,
            cli_count_text(devices, "device").text);
}

static void print_header(FILE *stream, const cli_tensor *options,
                         const sdyrt_sharding *sharding) {
    const sdyrt_mesh *mesh = sdyrt_sharding_mesh(sharding);
    const sdyrt_type *type = &options->values.type;
    char *type_text = cli_type_print(type);
    char *mesh_text = cli_mesh_print(mesh);
    char *sharding_text = cli_sharding_print(sharding);
    const char *name = sdyrt_sharding_mesh_name(sharding);
    fprintf(stream, "%s on %s\n  mesh      %s%s%s%s\n  sharding  %s\n",
            type_text,
            cli_count_text(sdyrt_mesh_device_count(mesh), "device").text,
            name == NULL ? "" : "@", name == NULL ? "" : name,
            name == NULL ? "" : " = ", mesh_text, sharding_text);
    print_shards(stream, sharding, type);
    sdyrt_reduction reduction = SDYRT_SUM;
    const int64_t partials = sdyrt_sharding_partials(sharding, &reduction);
    if (partials > 1)
        fprintf(stream,
                "  values    partial: the %s of %" PRId64 " is the tensor\n",
                sdyrt_reduction_name(reduction), partials);
    free(type_text);
    free(mesh_text);
    free(sharding_text);
}

/* Print the halos of each dimension, low + high. */
static void print_halos(FILE *stream, const sdyrt_sharding *sharding) {
    for (int d = 0; d < sdyrt_sharding_rank(sharding); d++) {
        const sdyrt_dim_sharding dim = sdyrt_sharding_dim_at(sharding, d);
        fprintf(stream, "%s%" PRId64 "+%" PRId64,
                d == 0 ? "  halos     " : ", ", dim.low, dim.high);
    }
    fputs("\n", stream);
}

static void print_empty(FILE *stream, const int64_t *devices, int64_t count) {
    const int64_t listed = count < MAX_EMPTY_LISTED ? count : MAX_EMPTY_LISTED;
    fputs(count == 1 ? "\nempty tile: device " : "\nempty tiles: devices ",
          stream);
    cli_print_ids(stream, devices, listed);
    if (listed < count)
        fprintf(stream, " and %" PRId64 " more", count - listed);
    fputs("\n", stream);
}

static int print_picture(FILE *stream, const show_options *options,
                         const sdyrt_sharding *sharding, int64_t elements) {
    const sdyrt_type *type = &options->tensor.values.type;
    const int width =
        options->width > 0 ? (int)options->width : default_width();
    print_header(stream, &options->tensor, sharding);
    if (options->tensor.sharding.halos.n > 0) {
        print_halos(stream, sharding);
        return show_halos(stream, sharding, type, width, NULL);
    }
    if (elements == 0) {
        fputs("\nThe tensor has no elements: every tile is empty.\n", stream);
        return CLI_OK;
    }
    fputs("\nIn a box: the ids of the devices that hold it. 0:4 is elements 0 "
          "to 3.\n\n",
          stream);
    int64_t *empty = NULL;
    int64_t count = 0;
    bool complete = false;
    int status = cli_picture(stream, sharding, type, width);
    if (status == CLI_OK)
        status =
            find_empty(&options->tensor, sharding, &empty, &count, &complete);
    if (status == CLI_OK && count > 0)
        print_empty(stream, empty, count);
    if (status == CLI_OK && !complete)
        fputs("\nempty tiles are not looked for in a mesh of this size\n",
              stream);
    free(empty);
    return status;
}

/* ---- JSON ---- */

static json_t *json_tile(const sdyrt_tile *tile, const cli_holders *holders,
                         int64_t partials) {
    json_t *terms = json_array();
    json_t *devices = NULL;
    for (int64_t i = 0; i < holders->count; i++) {
        if (i == 0 ||
            holders->holder[i].partial != holders->holder[i - 1].partial) {
            devices = json_array();
            json_array_append_new(
                terms, json_pack("{s:I, s:o}", "partial_index",
                                 (json_int_t)holders->holder[i].partial,
                                 "devices", devices));
        }
        json_array_append_new(devices, json_integer(holders->holder[i].device));
    }
    json_t *list = json_pack("{s:o, s:o}", "offset",
                             cli_json_ints(tile->offset, tile->rank), "size",
                             cli_json_ints(tile->size, tile->rank));
    if (partials > 1) {
        json_object_set_new(list, "partials", terms);
    } else {
        json_object_set(list, "devices", devices);
        json_decref(terms);
    }
    return list;
}

/* List each non-empty tile once, in row-major order. */
static int list_tiles(const sdyrt_sharding *sharding, const sdyrt_type *type,
                      json_t *tiles) {
    const int64_t partials = sdyrt_sharding_partials(sharding, NULL);
    int64_t place[SDYRT_MAX_RANK] = {0};
    for (;;) {
        cli_holders holders = {0};
        CLI_TRY(
            cli_holders_find(sharding, type, place, CLI_MAX_LISTED, &holders));
        sdyrt_tile tile;
        if (sdyrt_tile_of(sharding, type, holders.holder[0].device, &tile) !=
            SDYRT_OK) {
            cli_holders_free(&holders);
            return cli_fail_library(NULL);
        }
        json_array_append_new(tiles, json_tile(&tile, &holders, partials));
        cli_holders_free(&holders);
        int d = type->rank - 1;
        for (; d >= 0; d--) {
            place[d] = tile.offset[d] + tile.size[d];
            if (place[d] < type->dims[d])
                break;
            place[d] = 0;
        }
        if (d < 0)
            return CLI_OK;
    }
}

static int print_json(FILE *stream, const cli_tensor *options,
                      const sdyrt_sharding *sharding, int64_t elements) {
    const sdyrt_type *type = &options->values.type;
    const sdyrt_mesh *mesh = sdyrt_sharding_mesh(sharding);
    const int64_t n = sdyrt_mesh_device_count(mesh);
    if (n > CLI_MAX_LISTED)
        return cli_fail("the mesh has %" PRId64 " devices, more than the "
                        "%" PRId64 " that are listed",
                        n, CLI_MAX_LISTED);
    json_t *tiles = json_array();
    int64_t *empty = NULL;
    int64_t count = 0;
    bool complete = false;
    int status = elements == 0 ? CLI_OK : list_tiles(sharding, type, tiles);
    if (status == CLI_OK)
        status = find_empty(options, sharding, &empty, &count, &complete);
    if (status == CLI_OK) {
        sdyrt_reduction reduction = SDYRT_SUM;
        const int64_t partials = sdyrt_sharding_partials(sharding, &reduction);
        json_t *document = json_pack(
            "{s:o, s:o, s:o, s:I, s:I, s:O, s:o}", "mesh",
            cli_json_own(cli_mesh_print(mesh)), "type",
            cli_json_own(cli_type_print(type)), "sharding",
            cli_json_own(cli_sharding_print(sharding)), "device_count",
            (json_int_t)n, "partials", (json_int_t)partials, "tiles", tiles,
            "empty", cli_json_ints(empty, count));
        if (partials > 1)
            json_object_set_new(document, "reduction",
                                json_string(sdyrt_reduction_name(reduction)));
        if (options->sharding.halos.n > 0)
            status = show_halos(stream, sharding, type, 0, document);
        if (status == CLI_OK)
            cli_print_json(stream, document);
        else
            json_decref(document);
    }
    free(empty);
    json_decref(tiles);
    return status;
}

static int print(FILE *stream, const cli_tensor *tensor,
                 const sdyrt_sharding *sharding) {
    const show_options *options = (const show_options *)tensor;
    int64_t elements = 0;
    if (tensor->values.type.value_class != SDYRT_TENSOR)
        return cli_fail("--type: only a tensor can be shown, found '%s'",
                        tensor->values.type_text);
    if (sdyrt_type_elements(&tensor->values.type, &elements) != SDYRT_OK)
        return cli_fail_library("--type");
    return tensor->values.json
               ? print_json(stream, tensor, sharding, elements)
               : print_picture(stream, options, sharding, elements);
}

int cmd_show(int argc, char **argv) {
    show_options options = {0};
    return cli_tensor_command(&syntax, argc, argv, &options.tensor, print);
}
