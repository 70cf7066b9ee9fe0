/* The rows written by hand with MPI. */
#include "bench/grids/grids.h"

/* Exchange faces one dimension after another, so that corners arrive too. */
static void exchange_faces(const job *j) {
    const int width = (int)j->row->bytes;
    int sizes[3], sub[3], starts[3];
    for (int d = 0; d < 3; d++)
        sizes[d] = (int)j->shard.size[d];
    for (int d = 0; d < 3; d++)
        for (int side = 0; side < 2; side++) {
            int from, to;
            MPI_Datatype send, receive;
            MPI_Cart_shift(j->cart, d, side == 0 ? 1 : -1, &from, &to);
            for (int k = 0; k < 3; k++) {
                sub[k] = k == d ? width : sizes[k];
                starts[k] = 0;
            }
            starts[d] = side == 0 ? sizes[d] - 2 * width : width;
            MPI_Type_create_subarray(3, sizes, sub, starts, MPI_ORDER_C,
                                     MPI_DOUBLE, &send);
            starts[d] = side == 0 ? 0 : sizes[d] - width;
            MPI_Type_create_subarray(3, sizes, sub, starts, MPI_ORDER_C,
                                     MPI_DOUBLE, &receive);
            MPI_Type_commit(&send);
            MPI_Type_commit(&receive);
            MPI_Sendrecv(j->in, 1, send, to, 0, j->in, 1, receive, from, 0,
                         j->cart, MPI_STATUS_IGNORE);
            MPI_Type_free(&send);
            MPI_Type_free(&receive);
        }
}

static void exchange_counts(const job *j) {
    int sends[MOST_RANKS], receives[MOST_RANKS], from[MOST_RANKS],
        to[MOST_RANKS];
    for (int k = 0; k < j->n; k++) {
        sends[k] = (int)j->matrix[j->rank * j->n + k];
        receives[k] = (int)j->matrix[k * j->n + j->rank];
    }
    if (j->row->work != ALL_TO_ALL_V)
        MPI_Alltoall(sends, 1, MPI_INT, receives, 1, MPI_INT, MPI_COMM_WORLD);
    from[0] = to[0] = 0;
    for (int k = 1; k < j->n; k++) {
        from[k] = from[k - 1] + sends[k - 1];
        to[k] = to[k - 1] + receives[k - 1];
    }
    MPI_Alltoallv(j->in, sends, from, MPI_DOUBLE, j->out, receives, to,
                  MPI_DOUBLE, MPI_COMM_WORLD);
    if (j->row->work == MOE)
        MPI_Alltoallv(j->out, receives, to, MPI_DOUBLE, j->back, sends, from,
                      MPI_DOUBLE, MPI_COMM_WORLD);
}

static void gather_pieces(const job *j) {
    int counts[MOST_RANKS], at[MOST_RANKS];
    for (int k = 0; k < j->n; k++) {
        counts[k] = (int)(j->offsets[k + 1] - j->offsets[k]);
        at[k] = (int)j->offsets[k];
    }
    MPI_Allgatherv(j->in, counts[j->rank], MPI_DOUBLE, j->out, counts, at,
                   MPI_DOUBLE, MPI_COMM_WORLD);
}

void grids_run_raw(job *j) {
    const int all = (int)(j->row->bytes / sizeof(double)), piece = all / j->n;
    switch (j->row->work) {
    case BROADCAST: /* in place at the root, which ours copies */
        MPI_Bcast(j->rank == 0 ? j->in : j->out, all, MPI_DOUBLE, 0,
                  MPI_COMM_WORLD);
        break;
    case GATHER:
        MPI_Gather(j->in, piece, MPI_DOUBLE, j->out, piece, MPI_DOUBLE, 0,
                   MPI_COMM_WORLD);
        break;
    case SCATTER:
        MPI_Scatter(j->in, piece, MPI_DOUBLE, j->out, piece, MPI_DOUBLE, 0,
                    MPI_COMM_WORLD);
        break;
    case REDUCE:
        MPI_Reduce(j->in, j->out, all, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
        break;
    case ALL_GATHER_V:
        gather_pieces(j);
        break;
    case ALL_TO_ALL_V:
    case ALL_TO_ALL_VARYING:
    case MOE:
        exchange_counts(j);
        break;
    case HALO:
        exchange_faces(j);
        break;
    }
}
