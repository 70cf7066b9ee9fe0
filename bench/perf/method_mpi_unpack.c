/* MPI_Allgather into memory of its own, and unpacking by hand: how a gather
 * along an inner dimension is done without derived types. */
#include "bench/perf/boxes.h"
#include "bench/perf/mpi_state.h"
#include <limits.h>
#include <stdlib.h>

typedef struct unpack {
    perf_mpi_group group;
    MPI_Datatype element;
    perf_boxes boxes;
    size_t *at; /* of each box in `gathered` */
    char *gathered;
} unpack;

static void unpack_close(void *state) {
    unpack *u = state;
    perf_mpi_group_close(&u->group);
    perf_boxes_free(&u->boxes);
    MPI_Type_free(&u->element);
    free(u->at);
    free(u->gathered);
    free(u);
}

/* Find where each box is; false when a member sends less than all it has. */
static bool find_boxes(const perf_call *call, unpack *u) {
    for (int64_t i = 0; i < u->boxes.n; i++) {
        const perf_box *box = &u->boxes.boxes[i];
        int m = 0;
        while (m < u->group.of.n && u->group.of.ranks[m] != box->peer)
            m++;
        if (m == u->group.of.n || box->bytes != call->in_bytes)
            return false;
        u->at[i] = (size_t)m * call->in_bytes;
    }
    return true;
}

static sdyrt_status prepare(const perf_call *call, unpack *u, bool *fits) {
    PERF_TRY(perf_mpi_group_open(call, &u->group));
    PERF_TRY(perf_boxes_get(call, false, &u->boxes));
    const size_t bytes = call->in_bytes * (size_t)u->group.of.n;
    u->at = calloc((size_t)u->boxes.n + 1, sizeof *u->at);
    u->gathered = perf_touched(bytes);
    if (u->at == NULL || u->gathered == NULL)
        return SDYRT_MEMORY;
    bool even;
    PERF_TRY(perf_even(call, call->in_bytes, &even));
    *fits =
        even && find_boxes(call, u) && call->in_bytes / call->width <= INT_MAX;
    return perf_all(call, fits);
}

static sdyrt_status unpack_open(const perf_call *call, void **state,
                                bool *fits) {
    *fits = call->op->kind == SDYRT_OP_ALL_GATHER && perf_is_exchange(call);
    PERF_TRY(perf_all(call, fits));
    if (!*fits)
        return SDYRT_OK;
    unpack *u = calloc(1, sizeof *u);
    if (u == NULL)
        return SDYRT_MEMORY;
    u->group.comm = MPI_COMM_NULL;
    MPI_Type_contiguous((int)call->width, MPI_BYTE, &u->element);
    MPI_Type_commit(&u->element);
    const sdyrt_status status = prepare(call, u, fits);
    if (status == SDYRT_OK && *fits)
        *state = u;
    else
        unpack_close(u);
    return status;
}

static sdyrt_status unpack_run(const perf_call *call, void *state) {
    const unpack *u = state;
    if (u->group.comm == MPI_COMM_NULL)
        return SDYRT_OK; /* outside the mesh */
    const int n = (int)(call->in_bytes / call->width);
    MPI_Allgather(call->in, n, u->element, u->gathered, n, u->element,
                  u->group.comm);
    for (int64_t i = 0; i < u->boxes.n; i++)
        perf_unpack(&u->boxes, &u->boxes.boxes[i], u->gathered + u->at[i],
                    call->out);
    return SDYRT_OK;
}

const perf_method perf_method_mpi_unpack = {.name = "unpack",
                                            .checked = true,
                                            .open = unpack_open,
                                            .run = unpack_run,
                                            .close = unpack_close};
