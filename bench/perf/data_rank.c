/* The data of a rank in a row: its tiles, and whose values are in them. */
#include "bench/perf/perf.h"
#include <stdlib.h>

/* The index of `rank` in its group; 0 of 1 for a rank outside the mesh. */
static sdyrt_status place(const sdyrt_mesh *mesh, const char *axes, int rank,
                          int64_t *count, int64_t *index) {
    int64_t position;
    *count = 1;
    *index = 0;
    if (sdyrt_mesh_position_of(mesh, rank, &position) != SDYRT_OK)
        return SDYRT_OK;
    return sdyrt_mesh_group(mesh, axes, rank, NULL, 0, count, index);
}

/* The numbers of the member whose value a shift by one along the last axis
 * brings. */
static sdyrt_status shifted(const sdyrt_op *op, int rank, int64_t member,
                            int64_t *source) {
    const sdyrt_mesh *const mesh = sdyrt_sharding_mesh(op->from);
    sdyrt_op_axes *axes;
    int64_t position, n = 1, index = 0;
    *source = member;
    if (sdyrt_mesh_position_of(mesh, rank, &position) != SDYRT_OK)
        return SDYRT_OK;
    PERF_TRY(sdyrt_op_axes_parse(op->kind, op->axes, &axes));
    const sdyrt_axis_list *const list = &axes->lists[0];
    const sdyrt_axis_list last = {list->refs + list->count - 1, 1};
    const sdyrt_status status =
        list->count == 0
            ? SDYRT_OK
            : sdyrt_mesh_group_along(mesh, &last, rank, NULL, 0, &n, &index);
    sdyrt_op_axes_free(axes);
    *source = member - index + (index + n - 1) % n;
    return status;
}

/* A tile of buffers with halos: what is read of it, and what is defined. */
static sdyrt_status set_halos(const sdyrt_op *op, int rank, perf_data *data) {
    data->has_halos = true;
    data->kept = data->out;
    for (int d = 0; d < data->type.rank; d++) {
        int64_t first = data->out.offset[d], end = first + data->out.size[d];
        first = first < 0 ? 0 : first;
        end = end > data->type.dims[d] ? data->type.dims[d] : end;
        data->kept.offset[d] = first;
        data->kept.size[d] = end - first;
    }
    return sdyrt_tile_of(op->from, &op->type, rank, &data->core);
}

static void set_rows(sdyrt_tile *tile, int64_t n) {
    tile->elements = 1;
    tile->offset[0] = 0;
    tile->size[0] = n;
    for (int d = 0; d < tile->rank; d++)
        tile->elements *= tile->size[d];
}

/* The data of `member`, of n, in an exchange by counts. */
static void set_pieces(const perf_row *row, int64_t n, int64_t member,
                       perf_data *data) {
    int64_t before = 0, after = 0;
    data->type.dims[0] = n;
    data->in_of = data->out_of = member;
    data->pieces = cli_alloc((size_t)n, sizeof *data->pieces);
    for (int64_t q = 0; q < n; q++) {
        const int64_t *const counts = row->counts + q * n;
        perf_piece *const piece = &data->pieces[data->n_pieces++];
        *piece = (perf_piece){.member = q, .n = counts[member]};
        for (int64_t k = 0; k < member; k++)
            piece->first += counts[k];
        before += row->counts[member * n + q];
        after += counts[member];
        for (int64_t k = 0; k < n; k++) /* at least as many as there are */
            data->type.dims[0] += counts[k];
    }
    set_rows(&data->in, before);
    set_rows(&data->out, after);
    if (row->c->form != PERF_THERE_AND_BACK)
        return;
    data->out = data->in;
    perf_data_free(data);
}

static sdyrt_status set_reshard(const sdyrt_op *op, int rank, perf_data *data) {
    sdyrt_reduction reduction;
    if (sdyrt_sharding_partials(op->to, &reduction) != 1)
        return SDYRT_UNSUPPORTED;
    data->n_terms = sdyrt_sharding_partials(op->from, &data->reduction);
    if (data->n_terms == 1)
        return SDYRT_OK;
    data->kind = PERF_COMBINED;
    return data->in.elements > 0
               ? sdyrt_shard_index(op->from, -1, rank, &data->term)
               : SDYRT_OK;
}

sdyrt_status perf_data_of(const perf_row *row, int rank, int size,
                          perf_data *data) {
    const sdyrt_op *const op = &row->op;
    int64_t n, member;
    *data = (perf_data){.type = op->type, .n_terms = 1};
    PERF_TRY(perf_tiles(op, rank, size, &data->in, &data->out));
    PERF_TRY(
        place(sdyrt_sharding_mesh(op->from), row->axes, rank, &n, &member));
    switch (op->kind) {
    case SDYRT_OP_ALL_REDUCE:
    case SDYRT_OP_REDUCE_SCATTER:
    case SDYRT_OP_REDUCE:
        data->kind = PERF_COMBINED;
        data->reduction = op->reduction;
        data->n_terms = n;
        data->term = member;
        data->is_undefined = op->kind == SDYRT_OP_REDUCE && member > 0;
        break;
    case SDYRT_OP_SHARDED_TO_UNREDUCED:
        data->kind = PERF_SPLIT;
        data->kept = data->in;
        break;
    case SDYRT_OP_REPLICATED_TO_UNREDUCED:
        data->kind = PERF_SPLIT;
        data->n_terms = n;
        data->term = member;
        if (data->term == 0)
            data->kept = data->out;
        break;
    case SDYRT_OP_RESHARD:
        return set_reshard(op, rank, data);
    case SDYRT_OP_BROADCAST:
    case SDYRT_OP_SCATTER:
        data->in_of = member; /* and after it the first one's */
        break;
    case SDYRT_OP_GATHER:
        data->is_undefined = member > 0;
        break;
    case SDYRT_OP_SEND_RECV:
        data->in_of = member;
        data->out_of = (member + n - 1) % n;
        break;
    case SDYRT_OP_SHIFT:
        data->in_of = member;
        return shifted(op, rank, member, &data->out_of);
    case SDYRT_OP_UPDATE_HALO:
        return set_halos(op, rank, data);
    case SDYRT_OP_ALL_TO_ALL:
        if (row->counts != NULL && data->in.elements + data->out.elements > 0)
            set_pieces(row, n, member, data);
        break;
    case SDYRT_OP_ALL_GATHER:
    case SDYRT_OP_ALL_SLICE:
    case SDYRT_OP_COLLECTIVE_PERMUTE:
    case SDYRT_OP_COUNT:
        break;
    }
    return SDYRT_OK;
}

void perf_data_free(perf_data *data) {
    free(data->pieces);
    data->pieces = NULL;
    data->n_pieces = 0;
}
