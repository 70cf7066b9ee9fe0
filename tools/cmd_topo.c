/* sdyrt topo: the processors, memory, GPUs and libraries of this machine. */
#include <hwloc.h>
#include <inttypes.h>

#include <sdyrt/nccl.h>

#include "cli/cli.h"
#include "cli/job.h"
#include "commands.h"

typedef struct topo_options {
    bool json;
} topo_options;

static const cli_option own_options[] = {CLI_JSON(topo_options), {0}};

static const cli_syntax syntax = {
    .name = "topo",
    .tables = {own_options},
    .help = "Print what was found on this machine: packages, cores, memory "
            "nodes, caches and GPUs, the backends of this version and the "
            "versions of the libraries. What a container or a binding does "
            "not allow this process to use is not counted."
            "\v"
            "Example:\n"
            "  sdyrt topo --json"};

/* ---- hwloc ---- */

static int count(hwloc_topology_t topology, hwloc_obj_type_t type) {
    const int n = hwloc_get_nbobjs_by_type(topology, type);
    return n < 0 ? 0 : n;
}

/* True for the PCI classes of display controllers and processing
 * accelerators. */
static bool is_gpu(const struct hwloc_obj *object) {
    const unsigned class = object->attr->pcidev.class_id >> 8;
    return class == 0x03 || class == 0x12;
}

static hwloc_obj_t next_gpu(hwloc_topology_t topology, hwloc_obj_t after) {
    do
        after = hwloc_get_next_pcidev(topology, after);
    while (after != NULL && !is_gpu(after));
    return after;
}

static char *gpu_address(const struct hwloc_obj *gpu) {
    const struct hwloc_pcidev_attr_s *at = &gpu->attr->pcidev;
    return cli_format("%04x:%02x:%02x.%x", at->domain, at->bus, at->dev,
                      at->func);
}

static const char *gpu_name(const struct hwloc_obj *gpu) {
    const char *name =
        hwloc_obj_get_info_by_name((hwloc_obj_t)gpu, "PCIDevice");
    const char *vendor =
        hwloc_obj_get_info_by_name((hwloc_obj_t)gpu, "PCIVendor");
    if (name != NULL)
        return name;
    if (vendor != NULL)
        return vendor;
    return gpu->attr->pcidev.vendor_id == 0x10de ? "NVIDIA" : "unknown";
}

/* The memory node next to a PCI device; -1: unknown. */
static int gpu_node(hwloc_topology_t topology, hwloc_obj_t gpu) {
    const hwloc_obj_t near = hwloc_get_non_io_ancestor_obj(topology, gpu);
    if (near == NULL || near->nodeset == NULL ||
        hwloc_bitmap_weight(near->nodeset) != 1)
        return -1;
    return hwloc_bitmap_first(near->nodeset);
}

static const char *cpu_model(hwloc_topology_t topology) {
    const hwloc_obj_t package =
        hwloc_get_obj_by_type(topology, HWLOC_OBJ_PACKAGE, 0);
    const hwloc_obj_t root = hwloc_get_root_obj(topology);
    const char *model = package == NULL
                            ? NULL
                            : hwloc_obj_get_info_by_name(package, "CPUModel");
    return model != NULL ? model : hwloc_obj_get_info_by_name(root, "CPUModel");
}

static char *hwloc_version(void) {
    const unsigned version = hwloc_get_api_version();
    return cli_format("%u.%u.%u", version >> 16, (version >> 8) & 0xff,
                      version & 0xff);
}

static const struct {
    hwloc_obj_type_t type;
    const char *name;
} caches[] = {{HWLOC_OBJ_L1CACHE, "L1"},
              {HWLOC_OBJ_L2CACHE, "L2"},
              {HWLOC_OBJ_L3CACHE, "L3"}};

enum { BACKEND_TEXT = 1024 /* of NCCL's version, or why it cannot be used */ };

/* ---- JSON ---- */

static json_t *json_caches(hwloc_topology_t topology) {
    json_t *list = json_array();
    for (size_t i = 0; i < sizeof caches / sizeof caches[0]; i++) {
        const hwloc_obj_t cache =
            hwloc_get_obj_by_type(topology, caches[i].type, 0);
        if (cache != NULL)
            json_array_append_new(
                list, json_pack("{s:s, s:I, s:i}", "name", caches[i].name,
                                "bytes", (json_int_t)cache->attr->cache.size,
                                "count", count(topology, caches[i].type)));
    }
    return list;
}

static json_t *json_nodes(hwloc_topology_t topology) {
    json_t *list = json_array();
    const int nodes = count(topology, HWLOC_OBJ_NUMANODE);
    for (int i = 0; i < nodes; i++) {
        const hwloc_obj_t node =
            hwloc_get_obj_by_type(topology, HWLOC_OBJ_NUMANODE, (unsigned)i);
        json_array_append_new(
            list,
            json_pack(
                "{s:i, s:I, s:i}", "node", (int)node->os_index, "bytes",
                (json_int_t)node->attr->numanode.local_memory,
                "hardware_threads",
                node->cpuset == NULL ? 0 : hwloc_bitmap_weight(node->cpuset)));
    }
    return list;
}

static json_t *json_gpus(hwloc_topology_t topology) {
    json_t *list = json_array();
    for (hwloc_obj_t gpu = next_gpu(topology, NULL); gpu != NULL;
         gpu = next_gpu(topology, gpu)) {
        const int node = gpu_node(topology, gpu);
        json_array_append_new(
            list,
            json_pack("{s:o, s:s, s:o}", "address",
                      cli_json_own(gpu_address(gpu)), "name", gpu_name(gpu),
                      "node", node < 0 ? json_null() : json_integer(node)));
    }
    return list;
}

static json_t *make_document(hwloc_topology_t topology) {
    char mpi[BACKEND_TEXT], nccl[BACKEND_TEXT];
    const bool has_mpi = cli_mpi_describe(mpi, sizeof mpi);
    const bool has_nccl = sdyrt_nccl_describe(nccl, sizeof nccl);
    return json_pack(
        "{s:{s:s?, s:i, s:i, s:i, s:o}, s:o, s:o, s:{s:b, s:b, s:b}, "
        "s:s, s:s, s:{s:s, s:o, s:s?}}",
        "cpu", "model", cpu_model(topology), "packages",
        count(topology, HWLOC_OBJ_PACKAGE), "cores",
        count(topology, HWLOC_OBJ_CORE), "hardware_threads",
        count(topology, HWLOC_OBJ_PU), "caches", json_caches(topology),
        "memory", json_nodes(topology), "gpus", json_gpus(topology), "backends",
        "threads", 1, "mpi", has_mpi, "nccl", has_nccl, "mpi", mpi, "nccl",
        nccl, "versions", "sdyrt", sdyrt_version(), "hwloc",
        cli_json_own(hwloc_version()), "mpi", has_mpi ? mpi : NULL);
}

/* ---- text ---- */

static const char *text_of(const json_t *object, const char *key) {
    return json_string_value(json_object_get(object, key));
}

static int64_t int_of(const json_t *object, const char *key) {
    return json_integer_value(json_object_get(object, key));
}

/* A number of the document with its noun, "3 cores". */
static cli_text counted(const json_t *object, const char *key,
                        const char *what) {
    return cli_count_text(int_of(object, key), what);
}

static void print_cpus(FILE *stream, const json_t *cpu) {
    if (text_of(cpu, "model") != NULL)
        fprintf(stream, "cpu       %s\n", text_of(cpu, "model"));
    fprintf(stream, "          %s, %s, %s\n",
            counted(cpu, "packages", "package").text,
            counted(cpu, "cores", "core").text,
            counted(cpu, "hardware_threads", "hardware thread").text);
}

static void print(FILE *stream, const json_t *document) {
    const json_t *cpu = json_object_get(document, "cpu"), *one;
    const json_t *versions = json_object_get(document, "versions");
    const json_t *gpus = json_object_get(document, "gpus");
    size_t i;
    print_cpus(stream, cpu);
    json_array_foreach(json_object_get(cpu, "caches"), i, one) {
        fprintf(stream, "%-10s%s %s, %" PRId64 " of them\n",
                i == 0 ? "caches" : "", text_of(one, "name"),
                cli_bytes_text((double)int_of(one, "bytes")).text,
                int_of(one, "count"));
    }
    json_array_foreach(json_object_get(document, "memory"), i, one) {
        fprintf(stream, "%-10snode %" PRId64 ": %s, %s\n",
                i == 0 ? "memory" : "", int_of(one, "node"),
                cli_bytes_text((double)int_of(one, "bytes")).text,
                counted(one, "hardware_threads", "hardware thread").text);
    }
    if (json_array_size(gpus) == 0)
        fputs("gpus      none seen\n", stream);
    json_array_foreach(gpus, i, one) {
        fprintf(stream, "%-10s%s %s", i == 0 ? "gpus" : "",
                text_of(one, "address"), text_of(one, "name"));
        if (json_is_integer(json_object_get(one, "node")))
            fprintf(stream, ", memory node %" PRId64, int_of(one, "node"));
        fputs("\n", stream);
    }
    fprintf(stream,
            "backends  threads\n          mpi: %s\n          nccl: %s\n"
            "versions  sdyrt %s, hwloc %s\n",
            text_of(document, "mpi"), text_of(document, "nccl"),
            text_of(versions, "sdyrt"), text_of(versions, "hwloc"));
}

static int run(const topo_options *options) {
    hwloc_topology_t topology;
    if (hwloc_topology_init(&topology) != 0)
        return cli_fail("hwloc cannot start");
    int status = CLI_OK;
    if (hwloc_topology_set_io_types_filter(
            topology, HWLOC_TYPE_FILTER_KEEP_IMPORTANT) != 0 ||
        hwloc_topology_load(topology) != 0) {
        status = cli_fail("hwloc cannot read the topology of this machine");
        goto destroy_topology;
    }
    cli_output output;
    cli_output_open(&output);
    json_t *document = make_document(topology);
    if (options->json) {
        cli_print_json(output.stream, document);
    } else {
        print(output.stream, document);
        json_decref(document);
    }
    status = cli_output_close(&output, status);
destroy_topology:
    hwloc_topology_destroy(topology);
    return status;
}

int cmd_topo(int argc, char **argv) {
    topo_options options = {0};
    const int status = cli_parse(&syntax, argc, argv, &options);
    return status == CLI_RUN ? run(&options) : status;
}
