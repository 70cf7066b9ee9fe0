/* sdyrt shape: per device, the box of the tensor that it owns. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "values.h"

typedef struct shape_options {
    cli_tensor tensor;
    int64_t device; /* -1: all */
} shape_options;

static const cli_option own_options[] = {
    CLI_NUMBER("device", 'd', offsetof(shape_options, device), "ID",
               "Only this device", 0, INT64_MAX),
    CLI_JSON(cli_values),
    {0}};

static const cli_syntax syntax = {
    .name = "shape",
    .tables = {cli_mesh_option, cli_type_option, cli_sharding_options,
               own_options},
    .help =
        "Print, for each device of the mesh, its id, its position in "
        "row-major mesh order, and the box of the global tensor that it "
        "owns: the offset and the size of its tile."
        "\v"
        "Example: 13 rows on 4 devices, cut as numpy.array_split would:\n"
        "  sdyrt shape --mesh '@m=<[\"x\"=4]>' --type 'tensor<13x8xf32>' \\\n"
        "      --sharding '<@m, [{\"x\"}, {}]>' --uneven low"};

typedef struct device_row {
    int64_t device;
    int64_t position;
    int64_t partial; /* its place along the unreduced axes */
    sdyrt_tile tile;
} device_row;

static int find_row(const sdyrt_sharding *sharding, const sdyrt_type *type,
                    int64_t device, device_row *row) {
    row->device = device;
    if (sdyrt_mesh_position_of(sdyrt_sharding_mesh(sharding), device,
                               &row->position) != SDYRT_OK ||
        sdyrt_shard_index(sharding, -1, device, &row->partial) != SDYRT_OK ||
        sdyrt_tile_of(sharding, type, device, &row->tile) != SDYRT_OK)
        return cli_fail_library(NULL);
    return CLI_OK;
}

/* True if a tile has a known number of bytes, which may overflow an integer. */
static bool has_bytes(const sdyrt_tile *tile, const sdyrt_type *type) {
    for (int d = 0; d < tile->rank; d++)
        if (tile->size[d] == SDYRT_DYNAMIC)
            return false;
    return type->value_class == SDYRT_TENSOR;
}

static json_t *json_bytes(const sdyrt_tile *tile, const sdyrt_type *type) {
    const int64_t width = (int64_t)sdyrt_dtype_bytes(type->dtype);
    int64_t bytes = 0;
    if (!has_bytes(tile, type))
        return json_null();
    if (__builtin_mul_overflow(tile->elements, width, &bytes))
        return json_real((double)tile->elements * (double)width);
    return json_integer(bytes);
}

static void print_row(FILE *stream, const device_row *row,
                      const sdyrt_type *type, int64_t partials) {
    const sdyrt_tile *tile = &row->tile;
    const double width = (double)sdyrt_dtype_bytes(type->dtype);
    cli_text bytes = {"?"};
    if (has_bytes(tile, type))
        bytes = cli_bytes_text((double)tile->elements * width);
    fprintf(stream, "%8" PRId64 "  %8" PRId64 "  %-14s  %-14s  %8s",
            row->device, row->position,
            cli_place_text(tile->offset, tile->rank).text,
            cli_shape_text(tile->size, tile->rank).text, bytes.text);
    if (partials > 1)
        fprintf(stream, "  partial %" PRId64 " of %" PRId64, row->partial + 1,
                partials);
    fputs("\n", stream);
}

static json_t *json_sizes(const int64_t *sizes, int rank) {
    json_t *list = json_array();
    for (int d = 0; d < rank; d++)
        json_array_append_new(list, sizes[d] == SDYRT_DYNAMIC
                                        ? json_null()
                                        : json_integer(sizes[d]));
    return list;
}

static json_t *json_row(const device_row *row, const sdyrt_type *type) {
    const sdyrt_tile *tile = &row->tile;
    return json_pack(
        "{s:I, s:I, s:o, s:o, s:o, s:I}", "device", (json_int_t)row->device,
        "position", (json_int_t)row->position, "offset",
        cli_json_ints(tile->offset, tile->rank), "size",
        json_sizes(tile->size, tile->rank), "bytes", json_bytes(tile, type),
        "partial_index", (json_int_t)row->partial);
}

/* Print the document up to its list of devices. These are printed row by row,
 * as a million of them would not fit into memory. */
static void print_json_start(FILE *stream, const sdyrt_sharding *sharding,
                             const sdyrt_type *type) {
    json_t *document =
        json_pack("{s:o, s:o, s:o, s:I}", "mesh",
                  cli_json_own(cli_mesh_print(sdyrt_sharding_mesh(sharding))),
                  "type", cli_json_own(cli_type_print(type)), "sharding",
                  cli_json_own(cli_sharding_print(sharding)), "partials",
                  (json_int_t)sdyrt_sharding_partials(sharding, NULL));
    char *start = cli_json_text(document, 0);
    fprintf(stream, "%.*s, \"devices\": [", (int)strlen(start) - 1, start);
    free(start);
}

static void print_json_row(FILE *stream, const device_row *row,
                           const sdyrt_type *type, const char *before) {
    char *text = cli_json_text(json_row(row, type), 0);
    fprintf(stream, "%s%s", before, text);
    free(text);
}

static int print(FILE *stream, const cli_tensor *tensor,
                 const sdyrt_sharding *sharding) {
    const shape_options *options = (const shape_options *)tensor;
    const sdyrt_type *type = &tensor->values.type;
    const sdyrt_mesh *mesh = sdyrt_sharding_mesh(sharding);
    const bool one = options->device >= 0;
    const bool json = tensor->values.json;
    const int64_t count = one ? 1 : sdyrt_mesh_device_count(mesh);
    const int64_t partials = sdyrt_sharding_partials(sharding, NULL);
    if (count > CLI_MAX_LISTED)
        return cli_fail("the mesh has %" PRId64 " devices, more than the "
                        "%" PRId64 " that are listed; ask for one with "
                        "--device",
                        count, CLI_MAX_LISTED);
    if (json)
        print_json_start(stream, sharding, type);
    else
        fputs("  device  position  offset          size               "
              "bytes\n",
              stream);
    for (int64_t i = 0; i < count; i++) {
        device_row row;
        int64_t device = options->device;
        if (!one && sdyrt_mesh_device_at(mesh, i, &device) != SDYRT_OK)
            return cli_fail_library(NULL);
        CLI_TRY(find_row(sharding, type, device, &row));
        if (json)
            print_json_row(stream, &row, type, i > 0 ? ", " : "");
        else
            print_row(stream, &row, type, partials);
    }
    if (json)
        fputs("]}\n", stream);
    return CLI_OK;
}

int cmd_shape(int argc, char **argv) {
    shape_options options = {.device = -1};
    return cli_tensor_command(&syntax, argc, argv, &options.tensor, print);
}
