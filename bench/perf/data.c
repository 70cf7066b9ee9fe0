/* Moved elements are those of pattern.h, the others of terms.h, by the key of
 * their global index. */
#include "bench/perf/data.h"
#include "bench/common/pattern.h"
#include "bench/perf/terms.h"
#include <string.h>

static int key_of(int64_t g, uint64_t seed, int n) {
    const uint64_t h =
        ((uint64_t)g + (seed + 1) * 0xD1342543DE82EF95) * 0x9E3779B97F4A7C15;
    return (int)((h >> 32) * (uint64_t)n >> 32);
}

/* What a walk over a tile does with its elements. */
typedef enum walk { FILL, SPOIL, COUNT } walk;

/* Elements [g, g + n) of one row. `keeps` false: they should be zero. */
#define DEFINE_ROW(word)                                                       \
    static int64_t row_##word(const perf_table *t, walk how, bool keeps,       \
                              uint64_t seed, int64_t g, int64_t n,             \
                              int per_element, word *at) {                     \
        int64_t wrong = 0;                                                     \
        for (int64_t i = 0; i < n; i++) {                                      \
            const char *entry = t->entries[key_of(g + i, seed, t->n)];         \
            bool good = true;                                                  \
            for (int k = 0; k < per_element; k++, at++) {                      \
                word right = 0;                                                \
                if (keeps)                                                     \
                    memcpy(&right, entry + (size_t)k * sizeof right,           \
                           sizeof right);                                      \
                if (how == COUNT)                                              \
                    good = good && *at == right;                               \
                else                                                           \
                    *at = (word)(how == FILL ? right : ~right);                \
            }                                                                  \
            wrong += !good;                                                    \
        }                                                                      \
        return wrong;                                                          \
    }

DEFINE_ROW(uint8_t)
DEFINE_ROW(uint16_t)
DEFINE_ROW(uint32_t)
DEFINE_ROW(uint64_t)

static int64_t row(const perf_table *t, size_t width, walk how, bool keeps,
                   uint64_t seed, int64_t g, int64_t n, void *at) {
    switch (width) {
    case 1:
        return row_uint8_t(t, how, keeps, seed, g, n, 1, at);
    case 2:
        return row_uint16_t(t, how, keeps, seed, g, n, 1, at);
    case 4:
        return row_uint32_t(t, how, keeps, seed, g, n, 1, at);
    default:
        return row_uint64_t(t, how, keeps, seed, g, n, (int)width / 8, at);
    }
}

/* What of [begin, begin + n), in dimension `d`, `kept` holds. */
static void held(const sdyrt_tile *kept, int d, int64_t begin, int64_t n,
                 int64_t *low, int64_t *high) {
    const int64_t first = kept->offset[d], last = first + kept->size[d];
    *low = first > begin ? first : begin;
    *high = last < begin + n ? last : begin + n;
    if (*high < *low || kept->elements == 0)
        *low = *high = begin;
}

/* Walk a tight row-major tile, of which what lies outside `kept` (if it is
 * given) should be zero. */
static int64_t walk_tile(const perf_data *data, const sdyrt_tile *tile,
                         const perf_table *t, walk how, const sdyrt_tile *kept,
                         uint64_t seed, char *at) {
    const int last = data->type.rank - 1;
    const size_t width = sdyrt_dtype_bytes(data->type.dtype);
    if (tile->elements == 0)
        return 0;
    if (last < 0)
        return row(t, width, how, kept == NULL || kept->elements > 0, seed, 0,
                   1, at);
    int64_t wrong = 0, index[SDYRT_MAX_RANK] = {0};
    const int64_t begin = tile->offset[last], n = tile->size[last];
    for (int64_t done = 0; done < tile->elements; done += n) {
        int64_t g = 0;
        bool keeps = true;
        for (int d = 0; d < last; d++) {
            const int64_t i = tile->offset[d] + index[d];
            g = (g + i) * data->type.dims[d + 1];
            keeps = keeps &&
                    (kept == NULL || (kept->offset[d] <= i &&
                                      i < kept->offset[d] + kept->size[d]));
        }
        int64_t low = begin, high = begin + n;
        if (kept != NULL)
            held(kept, last, begin, n, &low, &high);
        if (!keeps)
            low = high = begin;
        wrong += row(t, width, how, false, seed, g + begin, low - begin, at);
        at += (size_t)(low - begin) * width;
        wrong += row(t, width, how, true, seed, g + low, high - low, at);
        at += (size_t)(high - low) * width;
        wrong +=
            row(t, width, how, false, seed, g + high, begin + n - high, at);
        at += (size_t)(begin + n - high) * width;
        for (int d = last - 1; d >= 0 && ++index[d] == tile->size[d]; d--)
            index[d] = 0;
    }
    return wrong;
}

void perf_data_fill(const perf_data *data, uint64_t seed, void *in) {
    if (data->kind == PERF_MOVED) {
        pattern_fill(&data->type, &data->in, seed, false, in);
        return;
    }
    const perf_table t = perf_table_of(data, false);
    walk_tile(data, &data->in, &t, FILL, NULL, seed, in);
}

static const sdyrt_tile *kept_of(const perf_data *data) {
    return data->kind == PERF_SPLIT ? &data->kept : NULL;
}

void perf_data_spoil(const perf_data *data, uint64_t seed, void *out) {
    if (data->kind == PERF_MOVED) {
        pattern_fill(&data->type, &data->out, seed, true, out);
        return;
    }
    const perf_table t = perf_table_of(data, true);
    walk_tile(data, &data->out, &t, SPOIL, kept_of(data), seed, out);
}

int64_t perf_data_wrong(const perf_data *data, uint64_t seed, const void *out) {
    if (data->kind == PERF_MOVED)
        return pattern_count_wrong(&data->type, &data->out, seed, out);
    const perf_table t = perf_table_of(data, true);
    return walk_tile(data, &data->out, &t, COUNT, kept_of(data), seed,
                     (char *)out);
}

/* The place of `rank` in its group; 0 of 1 for one outside the mesh. */
static sdyrt_status place(const sdyrt_mesh *mesh, const char *axes, int rank,
                          int64_t *count, int64_t *index) {
    int64_t position;
    *count = 1;
    *index = 0;
    if (sdyrt_mesh_position_of(mesh, rank, &position) != SDYRT_OK)
        return SDYRT_OK;
    return sdyrt_mesh_group(mesh, axes, rank, NULL, 0, count, index);
}

sdyrt_status perf_data_of(const sdyrt_op *op, const char *axes, int rank,
                          perf_data *data) {
    *data = (perf_data){.type = op->type, .n_terms = 1};
    sdyrt_status status = sdyrt_tile_of(op->from, &op->type, rank, &data->in);
    if (status == SDYRT_OK)
        status = sdyrt_tile_of(op->to, &op->type, rank, &data->out);
    if (status != SDYRT_OK)
        return status;
    const sdyrt_mesh *mesh = sdyrt_sharding_mesh(op->from);
    sdyrt_reduction reduction;
    switch (op->kind) {
    case SDYRT_OP_ALL_REDUCE:
    case SDYRT_OP_REDUCE_SCATTER:
        data->kind = PERF_COMBINED;
        data->reduction = op->reduction;
        return place(mesh, axes, rank, &data->n_terms, &data->term);
    case SDYRT_OP_SHARDED_TO_UNREDUCED:
        data->kind = PERF_SPLIT;
        data->kept = data->in;
        return SDYRT_OK;
    case SDYRT_OP_REPLICATED_TO_UNREDUCED:
        data->kind = PERF_SPLIT;
        status = place(mesh, axes, rank, &data->n_terms, &data->term);
        if (data->term == 0)
            data->kept = data->out;
        return status;
    case SDYRT_OP_RESHARD:
        if (sdyrt_sharding_partials(op->to, &reduction) != 1)
            return SDYRT_UNSUPPORTED;
        data->n_terms = sdyrt_sharding_partials(op->from, &data->reduction);
        if (data->n_terms > 1) {
            data->kind = PERF_COMBINED;
            if (data->in.elements > 0)
                return sdyrt_shard_index(op->from, -1, rank, &data->term);
        }
        return SDYRT_OK;
    default:
        return SDYRT_OK;
    }
}
