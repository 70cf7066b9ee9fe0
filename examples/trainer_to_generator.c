/* The weights of a model move from a trainer to a generator, over MPI:
 *     cc trainer_to_generator.c $(pkg-config --cflags --libs sdyrt-mpi)
 *     mpirun -n 6 ./a.out
 * Ranks 0 to 3 train in f32 on a mesh of 2x2, ranks 4 and 5 generate in bf16 on
 * a mesh of 2. The trainer pads its rows to 64 bytes, the generator keeps its
 * tiles transposed. A plan belongs to a shape, not to a buffer: one for each
 * weight serves all layers in each step. */
#include <sdyrt/mpi.h>
#include <sdyrt/sdyrt.h>

#include <stdio.h>
#include <string.h>

#define SDYRT(call)                                                            \
    do {                                                                       \
        if ((call) != SDYRT_OK) {                                              \
            fprintf(stderr, "%s\n", sdyrt_last_error());                       \
            MPI_Abort(MPI_COMM_WORLD, 1);                                      \
        }                                                                      \
    } while (0)

enum { TRAINERS = 4, GENERATORS = 2, RANKS = 6, LAYERS = 5, STEPS = 2 };

static const struct {
    const char *type, *from, *to;
} weights[] = {
    /* rows of the query heads; their columns; uneven ones; a vector */
    {"tensor<64x48xf32>", "<@trainer, [{\"fsdp\"}, {\"tp\"}]>",
     "<@generator, [{\"tp\"}, {}]>"},
    {"tensor<48x64xf32>", "<@trainer, [{\"tp\"}, {\"fsdp\"}]>",
     "<@generator, [{}, {\"tp\"}]>"},
    {"tensor<171x50xf32>", "<@trainer, [{\"fsdp\", \"tp\"}, {}]>",
     "<@generator, [{}, {\"tp\"}]>"},
    {"tensor<50xf32>", "<@trainer, [{\"fsdp\", \"tp\"}]>",
     "<@generator, [{}]>"},
};
enum { WEIGHTS = sizeof weights / sizeof weights[0] };

/* This rank's shard of a weight; a vector is a matrix of one column. */
typedef struct shard {
    sdyrt_plan *plan;
    int64_t offset[2], size[2]; /* of the tile */
    int64_t strides[2];         /* elements */
    int64_t elements;           /* of a buffer, with its padding */
    void *buffers[LAYERS];
} shard;

static int64_t padded(int64_t elements) {
    return (elements + 15) / 16 * 16;
}

/* Lay the tile out: as rows, padded, or else as columns, padded. */
static void lay_out(shard *s, const sdyrt_tile *tile, bool by_rows) {
    for (int d = 0; d < 2; d++) {
        s->offset[d] = d < tile->rank ? tile->offset[d] : 0;
        s->size[d] = d < tile->rank ? tile->size[d] : 1;
    }
    const int inner = by_rows ? 1 : 0;
    s->strides[inner] = 1;
    s->strides[1 - inner] = padded(s->size[inner]);
    s->elements = s->size[1 - inner] * s->strides[1 - inner];
}

/* The trainer's element after a step; bf16 represents it exactly. */
static float value(int step, int layer, int64_t row, int64_t column) {
    return (float)((41 * step + 11 * layer + 7 * row + column) % 251);
}

static uint16_t as_bf16(float number) {
    uint32_t bits;
    memcpy(&bits, &number, sizeof bits);
    return (uint16_t)(bits >> 16);
}

/* Make the plan of a weight. Collective over all ranks. */
static void make_shard(sdyrt_context *context, int weight,
                       const sdyrt_named_mesh *meshes, shard *s) {
    static const int to_ranks[GENERATORS] = {TRAINERS, TRAINERS + 1};
    const int rank = sdyrt_context_rank(context);
    const bool trains = rank < TRAINERS;
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    op.converts = true;
    op.out_dtype = SDYRT_BF16;
    op.to_ranks = to_ranks; /* the trainer's devices are ranks 0 to 3 anyway */
    op.n_to_ranks = GENERATORS;
    SDYRT(sdyrt_type_parse(weights[weight].type, &op.type));
    SDYRT(sdyrt_sharding_parse(weights[weight].from, meshes, 2, &op.from));
    SDYRT(sdyrt_sharding_parse(weights[weight].to, meshes, 2, &op.to));

    sdyrt_tile tile;
    SDYRT(sdyrt_tile_of_rank(trains ? op.from : op.to, &op.type,
                             trains ? NULL : to_ranks, trains ? 0 : GENERATORS,
                             rank, NULL, &tile));
    lay_out(s, &tile, trains && tile.rank == 2);
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    options.in_strides = trains ? s->strides : NULL;
    options.out_strides = trains ? NULL : s->strides;
    SDYRT(sdyrt_plan_create(context, &op, &options, &s->plan));
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);

    const size_t width = trains ? sizeof(float) : sizeof(uint16_t);
    for (int layer = 0; layer < LAYERS; layer++) {
        const size_t bytes = (size_t)s->elements * width;
        SDYRT(sdyrt_alloc(context, bytes, &s->buffers[layer]));
        memset(s->buffers[layer], 0xff, bytes); /* NaNs, also between rows */
    }
}

static void free_shard(sdyrt_context *context, shard *s) {
    for (int layer = 0; layer < LAYERS; layer++)
        sdyrt_free(context, s->buffers[layer]);
    sdyrt_plan_destroy(s->plan);
}

static void train(const shard *s, int step, int layer) {
    float *const buffer = s->buffers[layer];
    for (int64_t i = 0; i < s->size[0]; i++)
        for (int64_t j = 0; j < s->size[1]; j++)
            buffer[i * s->strides[0] + j * s->strides[1]] =
                value(step, layer, s->offset[0] + i, s->offset[1] + j);
}

/* The number of wrong elements, and of changed padding below columns. */
static long count_wrong(const shard *s, int step, int layer) {
    const uint16_t *const buffer = s->buffers[layer];
    long wrong = 0;
    for (int64_t j = 0; j < s->size[1]; j++)
        for (int64_t i = 0; i < s->strides[1]; i++) {
            const float number =
                value(step, layer, s->offset[0] + i, s->offset[1] + j);
            const uint16_t expected =
                i < s->size[0] ? as_bf16(number) : UINT16_MAX;
            wrong += buffer[i + j * s->strides[1]] != expected;
        }
    return wrong;
}

/* Move all weights, `STEPS` times; returns the wrong elements here. */
static long run(sdyrt_context *context, const shard *shards) {
    const bool trains = sdyrt_context_rank(context) < TRAINERS;
    long wrong = 0;
    for (int step = 0; step < STEPS; step++)
        for (int layer = 0; layer < LAYERS; layer++)
            for (int w = 0; w < WEIGHTS; w++) {
                const shard *const s = &shards[w];
                void *const buffer = s->buffers[layer];
                if (trains)
                    train(s, step, layer);
                SDYRT(sdyrt_plan_run(s->plan, trains ? buffer : NULL,
                                     trains ? NULL : buffer));
                if (!trains)
                    wrong += count_wrong(s, step, layer);
            }
    return wrong;
}

static void report(const shard *shards, int rank, long wrong) {
    size_t sent = 0, received = 0;
    for (int w = 0; w < WEIGHTS; w++) {
        sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
        SDYRT(sdyrt_plan_info_get(shards[w].plan, &info));
        sent += info.bytes_sent * LAYERS;
        received += info.bytes_received * LAYERS;
    }
    printf("rank %d: %d tensors a step, %zu bytes sent, %zu received, "
           "%ld elements wrong\n",
           rank, WEIGHTS * LAYERS, sent, received, wrong);
}

static long move_weights(MPI_Comm comm) {
    sdyrt_context *context;
    SDYRT(sdyrt_mpi_create(NULL, comm, &context));
    const int rank = sdyrt_context_rank(context);
    sdyrt_named_mesh meshes[] = {{"trainer", NULL}, {"generator", NULL}};
    SDYRT(sdyrt_mesh_parse("<[\"fsdp\"=2, \"tp\"=2]>", &meshes[0].mesh));
    SDYRT(sdyrt_mesh_parse("<[\"tp\"=2]>", &meshes[1].mesh));
    shard shards[WEIGHTS];
    for (int w = 0; w < WEIGHTS; w++)
        make_shard(context, w, meshes, &shards[w]);
    const long wrong = run(context, shards);
    report(shards, rank, wrong);
    for (int w = 0; w < WEIGHTS; w++)
        free_shard(context, &shards[w]);
    sdyrt_mesh_release(meshes[0].mesh);
    sdyrt_mesh_release(meshes[1].mesh);
    sdyrt_context_destroy(context);
    return wrong;
}

int main(int argc, char **argv) {
    int rank, size;
    MPI_Comm comm;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (size < RANKS) {
        if (rank == 0)
            fprintf(stderr, "%d ranks: it takes %d, as mpirun -n %d\n", size,
                    RANKS, RANKS);
        MPI_Finalize();
        return 1;
    }
    /* A context's ranks are those of its communicator; others stay out. */
    MPI_Comm_split(MPI_COMM_WORLD, rank < RANKS ? 0 : MPI_UNDEFINED, rank,
                   &comm);
    long wrong = 0;
    if (comm != MPI_COMM_NULL) {
        wrong = move_weights(comm);
        MPI_Comm_free(&comm);
    }
    MPI_Finalize();
    return wrong != 0;
}
