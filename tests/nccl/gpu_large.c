/* Messages of many KiB, in graphs and not. NCCL moves them by another protocol
 * than small ones, in which both ends of a message must be registered or none:
 * so between memory of which one end is packed and the other is not, on
 * contexts that register and on others. */
#include "gpu_test.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_RANKS = 64 };

/* Blocks of SIDE x SIDE bytes that a rank has for each other: 16 MiB between
 * devices, on which NCCL may choose 32 channels of 16 KiB at most for its
 * protocol of small messages; a MiB where they share one; and above 16 KiB,
 * which is the limit there, on the fake. */
enum { SIDE = 4099, SHARED_SIDE = 1031, FAKE_SIDE = 131 };

typedef struct movement {
    const char *name, *type, *from, *to;
} movement;

/* @n: ranks, @s: of a side on each, @a: of a side on all, @o: the ranks in
 * another order. */
static const movement movements[] = {
    {"packed where it is sent", "tensor<@ax@axi8>",
     "<mesh<[\"x\"=@n]>, [{\"x\"}, {}]>", "<mesh<[\"x\"=@n]>, [{}, {\"x\"}]>"},
    {"packed where it is received", "tensor<@ax@axi8>",
     "<mesh<[\"x\"=@n]>, [{}, {\"x\"}]>", "<mesh<[\"x\"=@n]>, [{\"x\"}, {}]>"},
    {"packed nowhere", "tensor<@nx@nx@sx@sxi8>",
     "<mesh<[\"x\"=@n]>, [{\"x\"}, {}, {}, {}]>",
     "<mesh<[\"x\"=@n]>, [{}, {\"x\"}, {}, {}]>"},
    {"whole tiles, to other ranks", "tensor<@ax@sxi8>",
     "<mesh<[\"x\"=@n]>, [{\"x\"}, {}]>",
     "<mesh<[\"x\"=@n], device_ids=[@o]>, [{\"x\"}, {}]>"},
};
enum { MOVEMENTS = sizeof movements / sizeof *movements };

typedef struct large {
    sdyrt_context *context;
    struct CUstream_st *stream;
    int side;
    sdyrt_plan *plan;
    sdyrt_type type;
    sdyrt_plan_info info;
    void *in, *out;
    unsigned char *host;
} large;

/* -- values ---------------------------------------------------------------- */

static unsigned char value_of(int64_t index, int seed) {
    const uint64_t i = (uint64_t)index;
    return (unsigned char)((i ^ i >> 8 ^ i >> 16 ^ i >> 24) + (uint64_t)seed);
}

/* Fill a tile, row-major: an element is its index in the global tensor, and
 * `seed`. */
static void fill(const large *l, const sdyrt_tile *tile, int seed,
                 unsigned char *host) {
    int64_t at[SDYRT_MAX_RANK] = {0};
    const int last = tile->rank - 1;
    for (int64_t done = 0; done < tile->elements;) {
        int64_t index = 0;
        for (int d = 0; d <= last; d++)
            index = index * l->type.dims[d] + tile->offset[d] + at[d];
        for (int64_t i = 0; i < tile->size[last]; i++)
            host[done++] = value_of(index + i, seed);
        for (int d = last - 1; d >= 0 && ++at[d] == tile->size[d]; d--)
            at[d] = 0;
    }
}

static sdyrt_status put(const gpu_rank *r, large *l, int seed) {
    fill(l, &l->info.in_tile, seed, l->host);
    TRY(sdyrt_copy(l->context, l->in, l->host,
                   (size_t)l->info.in_tile.elements));
    memset(l->host, 0xee, (size_t)l->info.out_tile.elements);
    TRY(sdyrt_copy(l->context, l->out, l->host,
                   (size_t)l->info.out_tile.elements));
    return SDYRT_OK;
}

static sdyrt_status compare(const gpu_rank *r, large *l, int seed) {
    const size_t bytes = (size_t)l->info.out_tile.elements;
    TRY(sdyrt_copy(l->context, l->host + bytes, l->out, bytes));
    fill(l, &l->info.out_tile, seed, l->host);
    EXPECT(memcmp(l->host, l->host + bytes, bytes) == 0);
    return SDYRT_OK;
}

/* -- one movement ---------------------------------------------------------- */

/* A text of the table. */
static void print(const gpu_rank *r, const large *l, const char *format,
                  char *text, size_t bytes) {
    size_t used = 0;
    text[0] = '\0';
    for (; *format != '\0' && used < bytes; used += strlen(text + used)) {
        char *const at = text + used;
        const size_t room = bytes - used;
        const char letter = *format++;
        if (letter != '@') {
            (void)snprintf(at, room, "%c", letter);
            continue;
        }
        switch (*format++) {
        case 'n':
            (void)snprintf(at, room, "%d", r->size);
            break;
        case 's':
            (void)snprintf(at, room, "%d", l->side);
            break;
        case 'a':
            (void)snprintf(at, room, "%d", l->side * r->size);
            break;
        default: /* each to the one before */
            for (int i = 0, n = 0; i < r->size && (size_t)n < room; i++)
                n += snprintf(at + n, room - (size_t)n, "%s%d",
                              i > 0 ? "," : "", (i + r->size - 1) % r->size);
        }
    }
}

static sdyrt_status make(const gpu_rank *r, const movement *m,
                         bool is_registered, large *l) {
    char type[256], from[1024], to[1024];
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    sdyrt_op op = SDYRT_OP_INIT;
    print(r, l, m->type, type, sizeof type);
    print(r, l, m->from, from, sizeof from);
    print(r, l, m->to, to, sizeof to);
    options.registered = is_registered;
    op.kind = SDYRT_OP_RESHARD;
    TRY(sdyrt_type_parse(type, &op.type));
    TRY(sdyrt_sharding_parse(from, NULL, 0, &op.from));
    TRY(sdyrt_sharding_parse(to, NULL, 0, &op.to));
    TRY(sdyrt_plan_create(l->context, &op, &options, &l->plan));
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);
    l->type = op.type;
    l->info = (sdyrt_plan_info)SDYRT_PLAN_INFO_INIT;
    TRY(sdyrt_plan_info_get(l->plan, &l->info));
    const size_t bytes = (size_t)l->info.out_tile.elements;
    EXPECT(l->info.in_tile.elements == l->info.out_tile.elements);
    TRY(sdyrt_alloc(l->context, bytes, &l->in));
    TRY(sdyrt_alloc(l->context, bytes, &l->out));
    l->host = malloc(2 * bytes);
    EXPECT(l->host != NULL);
    return SDYRT_OK;
}

static sdyrt_status move(const gpu_rank *r, const movement *m,
                         bool is_registered, large *l) {
    gpu_graph *graph = NULL;
    TRY(make(r, m, is_registered, l));
    TRY(gpu_capture_start(r, l->stream));
    TRY(sdyrt_plan_run_on(l->plan, l->in, l->out, l->stream));
    TRY(gpu_capture_end(r, l->stream, &graph));
    TRY(put(r, l, 1));
    TRY(sdyrt_plan_run(l->plan, l->in, l->out));
    TRY(compare(r, l, 1));
    TRY(put(r, l, 2));
    TRY(gpu_graph_launch(r, graph, l->stream));
    TRY(gpu_stream_wait(r, l->stream));
    TRY(compare(r, l, 2));
    gpu_graph_free(graph);
    sdyrt_plan_destroy(l->plan);
    sdyrt_free(l->context, l->in);
    sdyrt_free(l->context, l->out);
    free(l->host);
    return SDYRT_OK;
}

/* -- all of them ----------------------------------------------------------- */

/* The same on all ranks: as many bytes as the devices can be asked for. */
static sdyrt_status choose_side(const gpu_rank *r, int *side) {
    int devices[MOST_RANKS];
    EXPECT(r->size <= MOST_RANKS);
    TRY(r->job->allgather(r->job->state, &r->device, devices, sizeof r->device,
                          60));
    *side = r->is_thread ? FAKE_SIDE : SIDE;
    for (int i = 0; i < r->size; i++)
        for (int k = 0; k < i; k++)
            if (devices[i] == devices[k])
                *side = SHARED_SIDE;
    return SDYRT_OK;
}

static sdyrt_status move_all(gpu_rank *r, bool registers, bool is_registered) {
    sdyrt_config config = SDYRT_CONFIG_INIT;
    sdyrt_nccl_config nccl_config = SDYRT_NCCL_CONFIG_INIT;
    large l = {.context = NULL};
    config.timeout = 60;
    nccl_config.registered = registers;
    TRY(choose_side(r, &l.side));
    TRY(gpu_context(r, &config, &nccl_config, &l.context));
    l.stream = gpu_stream();
    EXPECT(l.stream != NULL);
    for (int i = 0; i < MOVEMENTS; i++)
        if (move(r, &movements[i], is_registered, &l) != SDYRT_OK) {
            (void)fprintf(stderr, "rank %d: %s\n", r->rank, movements[i].name);
            return SDYRT_BACKEND;
        }
    gpu_stream_free(l.stream);
    sdyrt_context_destroy(l.context);
    return SDYRT_OK;
}

sdyrt_status gpu_large_messages(gpu_rank *r) {
    return move_all(r, false, false);
}

sdyrt_status gpu_large_messages_registered(gpu_rank *r) {
    return move_all(r, true, true);
}

/* Plans that are not told of it, on memory that is registered. */
sdyrt_status gpu_large_messages_of_others(gpu_rank *r) {
    return move_all(r, true, false);
}
