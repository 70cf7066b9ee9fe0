/* Making cases of the checker from the rows of the table. */
#include "cases.h"

#include <string.h>

static void cut_side(const op_case *row, check_side side,
                     check_sharding *sharding) {
    for (int d = 0; d < sharding->rank; d++) {
        check_dim *dim = &sharding->dims[d];
        dim->partition = row->cut[side];
        if (d >= 2 || row->offsets[side][d].count == 0)
            continue;
        dim->partition = SDYRT_OFFSETS;
        dim->n_offsets = row->offsets[side][d].count;
        memcpy(dim->offsets, row->offsets[side][d].at,
               (size_t)dim->n_offsets * sizeof dim->offsets[0]);
    }
}

bool op_case_make(const op_case *row, check_case *c) {
    if (!case_read(&row->text, c))
        return false;
    cut_side(row, CHECK_FROM, &c->from);
    cut_side(row, CHECK_TO, &c->to);
    c->in_data = row->in;
    c->out_data = row->out;
    return true;
}

int64_t op_case_ranks(const check_case *c) {
    int64_t most = 0;
    for (int side = 0; side < 2; side++) {
        const check_mesh *mesh = check_of(c, (check_side)side)->mesh;
        for (int64_t p = 0; p < mesh->n_devices; p++)
            most = mesh->ids[p] >= most ? mesh->ids[p] + 1 : most;
    }
    return most;
}

/* -- forms ----------------------------------------------------------------- */

/* Each bit of the number turns one of them on. */
enum { PLANNED = 1, STRIDED = 2, LENT = 4, IN_PLACE = 8 };

/* Cases point into themselves: `to.mesh` and `from.mesh` are set anew. */
static void copy_case(const check_case *from, check_case *to) {
    *to = *from;
    to->from.mesh = &to->meshes[0];
    to->to.mesh = &to->meshes[from->to.mesh == &from->meshes[1]];
}

bool op_case_form(const check_case *made, int form, check_case *c) {
    if (form & IN_PLACE && made->kind != SDYRT_OP_ALL_REDUCE)
        return false;
    copy_case(made, c);
    c->planned = form & PLANNED;
    c->strided = form & STRIDED;
    c->memory = form & LENT ? CHECK_LENT : CHECK_OWN;
    c->in_place = form & IN_PLACE;
    c->seed = (uint64_t)form;
    return true;
}

/* -- all placements -------------------------------------------------------- */

/* Every way to put x and y on three dimensions or on none: 4 places each, and
 * two orders where they meet. */
#define N_PLACEMENTS 19

const int n_op_pairs = N_PLACEMENTS * N_PLACEMENTS;

static void place(int number, const check_mesh *mesh,
                  check_sharding *sharding) {
    *sharding = (check_sharding){.mesh = mesh, .rank = 3};
    for (int d = 0; d < 3; d++)
        sharding->dims[d].priority = -1;
    const bool swapped = number >= 16;
    const int x = swapped ? number - 16 : number % 4;
    const int y = swapped ? number - 16 : number / 4;
    const check_ref refs[2] = {{0, 1, 2}, {1, 1, 2}};
    for (int i = 0; i < 2; i++) {
        const int axis = swapped ? 1 - i : i;
        const int dim = axis == 0 ? x : y;
        check_refs *axes = &sharding->dims[dim % 3].axes;
        if (dim < 3)
            axes->at[axes->count++] = refs[axis];
    }
}

bool op_pair_make(int number, check_case *c) {
    const case_text text = {
        SDYRT_OP_RESHARD,     "<[\"x\"=2, \"y\"=2]>", NULL, "tensor<4x6x5xf32>",
        "<@m, [{}, {}, {}]>", "<@m, [{}, {}, {}]>",   NULL, SDYRT_SUM};
    if (!case_read(&text, c))
        return false;
    place(number % N_PLACEMENTS, &c->meshes[0], &c->from);
    place(number / N_PLACEMENTS, &c->meshes[0], &c->to);
    c->planned = number % 2 == 0;
    return true;
}
