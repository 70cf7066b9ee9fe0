/* The traffic of candidate plans and the time it takes by the model of plan.h,
 * counted without making boxes. */
#include "base/status.h"
#include "collectives/plan/counts.h"
#include "collectives/plan/plan.h"
#include "collectives/plan/route.h"

typedef struct counter {
    sdyi_traffic *traffic;
    int tensor_rank;
    int rank;
    size_t width;
} counter;

static size_t bytes_of(const counter *c, const sdyi_box *box) {
    return c->width * (size_t)sdyi_box_volume(box->size, c->tensor_rank);
}

static sdyrt_status count_send(void *argument, int64_t peer,
                               const sdyi_box *box) {
    const counter *const c = argument;
    (void)peer;
    c->traffic->bytes_sent += bytes_of(c, box);
    c->traffic->messages_sent++;
    return SDYRT_OK;
}

static sdyrt_status count_receive(void *argument, int64_t peer,
                                  const sdyi_box *box) {
    const counter *const c = argument;
    const size_t bytes = bytes_of(c, box);
    if (peer == c->rank) {
        c->traffic->bytes_local += bytes;
        return SDYRT_OK;
    }
    c->traffic->bytes_received += bytes;
    c->traffic->messages_received++;
    return SDYRT_OK;
}

static sdyrt_status add_step(const sdyi_step *step, counter *c) {
    c->traffic->n_exchanges++;
    c->width = sdyrt_dtype_bytes(step->target.dtype);
    const bool is_fill = step->kind == SDYRT_STEP_FILL;
    if (is_fill || step->kind == SDYRT_STEP_CONVERT) {
        sdyi_box box;
        if (sdyi_box_of(step->target.dist, c->rank, &box))
            *(is_fill ? &c->traffic->bytes_filled : &c->traffic->bytes_local) +=
                bytes_of(c, &box);
        return SDYRT_OK;
    }
    if (step->counts != NULL) {
        sdyi_counts_traffic(step->counts, c->width, c->traffic);
        return SDYRT_OK;
    }
    sdyi_router *router;
    SDYI_TRY(sdyi_router_create(step->source.dist, step->target.dist, &router));
    sdyrt_status status = sdyi_route_sends(router, c->rank, count_send, c);
    if (status == SDYRT_OK)
        status = sdyi_route_receives(router, c->rank, count_receive, c);
    sdyi_router_destroy(router);
    return status;
}

static sdyrt_status add_steps(const sdyi_step *steps, int n_steps, counter *c) {
    for (int i = 0; i < n_steps; i++)
        SDYI_TRY(steps[i].n_parts > 0
                     ? add_steps(steps[i].parts, steps[i].n_parts, c)
                     : add_step(&steps[i], c));
    return SDYRT_OK;
}

sdyrt_status sdyi_traffic_of(const sdyi_step *steps, int n_steps,
                             int tensor_rank, int rank, sdyi_traffic *traffic) {
    *traffic = (sdyi_traffic){0};
    counter c = {traffic, tensor_rank, rank, 0};
    return add_steps(steps, n_steps, &c);
}

double sdyi_seconds_of(const sdyi_traffic *t, const sdyi_model *model) {
    return t->n_exchanges * model->exchange_seconds +
           (double)(t->messages_sent + t->messages_received) *
               model->message_seconds +
           (double)(t->bytes_received + t->bytes_local + t->bytes_filled) /
               model->bytes_a_second;
}
