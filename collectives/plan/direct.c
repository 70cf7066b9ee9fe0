/* The direct planner: steps by which each rank gets the elements that it lacks
 * from ranks that hold them.
 *
 * Every operation is a movement between two distributions (dist.h): the
 * tensor's dimensions plus one for partial terms that are kept, one for a value
 * that only the first device along introduced axes holds, and one for terms
 * that are combined. The steps that result:
 *
 *   movement         in -> out
 *   of another dtype convert in -> scratch; scratch -> out, where it is
 *                    narrower then; else in -> scratch by these steps, and
 *                    convert scratch -> out
 *   introduced axes  fill out; in -> out
 *   terms, all wanted by their group (all_reduce)
 *                    one step, whose parts are as below
 *   terms, each result wanted once (reduce_scatter)
 *                    reduce in -> out
 *   terms, wanted more than once
 *                    reduce in -> a share each; share -> out
 *   the same, small  reduce in -> out on every rank that wants it (through
 *                    scratch when out may be in)
 *
 * All ranks take the same decisions, from sizes that they all know. */
#include "base/alloc.h"
#include "base/integers.h"
#include "base/status.h"
#include "collectives/plan/plan.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Up to so many bytes of all terms of a group a share each costs more in
 * waiting than it saves in bytes: measured with 2, 4 and 8 ranks,
 * docs/performance.md. */
#define SMALL_GROUP_BYTES ((int64_t)32 * 1024)

/* Ranges of scratch start at multiples of it. */
#define SCRATCH_ALIGNMENT ((size_t)256)

/* Working state of planning one operation. */
typedef struct planner {
    const sdyi_movement *m;
    sdyrt_plan *plan;
    sdyi_dists *l;
    int64_t n_terms;
    bool may_be_in_place; /* on ranks with equal strides; decides the steps, so
                             it must not depend on a rank's own */
} planner;

/* -- lists of steps -------------------------------------------------------- */

typedef struct step_list {
    sdyi_step *steps;
    int n;
} step_list;

/* Append a step, all zero. */
static sdyrt_status append(step_list *list, sdyi_step **step) {
    SDYI_RESIZE(list->steps, list->n + 1);
    *step = &list->steps[list->n++];
    memset(*step, 0, sizeof **step);
    return SDYRT_OK;
}

/* Append a step that a rank does alone, in its tile at an end. */
static sdyrt_status append_local(step_list *list, sdyrt_step_kind kind,
                                 const sdyi_end *target, sdyi_step **step) {
    SDYI_TRY(append(list, step));
    (*step)->kind = kind;
    (*step)->target = *target;
    (*step)->n_terms = 1;
    (*step)->is_even = true;
    (*step)->group.own = -1;
    return SDYRT_OK;
}

/* Append a step that moves `from` to `to`, combining terms. */
static sdyrt_status add_movement(const planner *p, const sdyi_end *from,
                                 const sdyi_end *to, int64_t n_terms,
                                 step_list *list) {
    sdyi_step *step = NULL;
    SDYI_TRY(append(list, &step));
    step->source = *from;
    step->target = *to;
    step->reduction = p->m->reduction;
    step->combiner = p->m->combiner;
    step->n_terms = n_terms;
    sdyi_step_classify(step, p->l->rank, p->plan->rank);
    return SDYRT_OK;
}

/* Fill the out tile with the identity unless all of it is moved there. */
static sdyrt_status add_fill(const planner *p, const sdyi_end *out,
                             step_list *list) {
    const sdyrt_plan *const plan = p->plan;
    sdyi_box all;
    if (!p->m->fills || !sdyi_box_of(&p->l->out, plan->rank, &all) ||
        sdyi_plan_moves(plan, true) == sdyi_box_volume(all.size, p->l->rank))
        return SDYRT_OK;
    sdyi_step *step = NULL;
    SDYI_TRY(append_local(list, SDYRT_STEP_FILL, out, &step));
    step->target.dist = &p->l->out;
    step->reduction = p->m->filler;
    return SDYRT_OK;
}

/* -- reductions ------------------------------------------------------------ */

sdyi_end sdyi_scratch_end(sdyrt_plan *plan, const sdyi_dist *dist,
                          sdyrt_dtype dtype) {
    sdyi_end e = {.dist = dist,
                  .buffer = SDYRT_BUFFER_SCRATCH,
                  .origin = dist,
                  .dtype = dtype};
    sdyi_box box;
    const bool has_tile = sdyi_box_of(dist, plan->rank, &box);
    int64_t n = 1;
    for (int d = plan->dists->rank - 1; d >= 0; d--) {
        e.strides[d] = n;
        n *= has_tile ? box.size[d] : 0;
    }
    e.bytes = has_tile ? (size_t)n * sdyrt_dtype_bytes(dtype) : 0;
    e.offset = sdyi_round_up(plan->scratch_bytes, SCRATCH_ALIGNMENT);
    if (e.bytes > 0)
        plan->scratch_bytes = e.offset + e.bytes;
    return e;
}

static bool is_small(const planner *p) {
    const sdyi_dists *const l = p->l;
    int64_t bytes = (int64_t)sdyrt_dtype_bytes(p->plan->type.dtype);
    if (__builtin_mul_overflow(bytes, p->n_terms, &bytes))
        return false;
    for (int d = 0; d < l->rank; d++)
        if (__builtin_mul_overflow(bytes, sdyi_split_largest(&l->in.splits[d]),
                                   &bytes))
            return false;
    return bytes <= SMALL_GROUP_BYTES;
}

/* Terms are reduced to a share each, which all that want it then get. */
static sdyrt_status reduce_in_shares(const planner *p, const sdyi_end *in,
                                     const sdyi_end *out, step_list *list) {
    sdyi_dists *const l = p->l;
    const bool in_target =
        sdyi_have_same_tiles(l, &l->in, &l->moved) && !p->m->fills;
    sdyi_make_shares(l);
    sdyi_make_combined(l);
    /* a share of the out tile is at its place in it */
    sdyi_end share =
        in_target ? *out : sdyi_scratch_end(p->plan, &l->shares, out->dtype);
    share.dist = &l->shares;
    SDYI_TRY(add_movement(p, in, &share, p->n_terms, list));
    share.dist = &l->combined_shares;
    sdyi_end to = *out;
    to.dist = &l->combined;
    return add_movement(p, &share, &to, 1, list);
}

static sdyrt_status reduce_through_scratch(const planner *p, const sdyi_end *in,
                                           const sdyi_end *out,
                                           step_list *list) {
    sdyi_make_combined(p->l);
    sdyi_end through = sdyi_scratch_end(p->plan, &p->l->moved, out->dtype);
    SDYI_TRY(add_movement(p, in, &through, p->n_terms, list));
    through.dist = through.origin = &p->l->combined;
    sdyi_end to = *out;
    to.dist = &p->l->combined;
    return add_movement(p, &through, &to, 1, list);
}

static sdyrt_status add_reduction(const planner *p, const sdyi_end *in,
                                  const sdyi_end *out, step_list *list) {
    step_list parts = {NULL, 0};
    SDYI_TRY(add_movement(p, in, out, p->n_terms, list));
    assert(list->steps != NULL);
    sdyi_step *const whole = &list->steps[list->n - 1];
    sdyrt_status status = SDYRT_OK;
    if (p->l->rank > 0 && !is_small(p) &&
        sdyi_fan_out(&p->l->in, &p->l->moved) > 1)
        status = reduce_in_shares(p, in, out, &parts);
    else if (p->may_be_in_place)
        status = reduce_through_scratch(p, in, out, &parts);
    if (whole->kind != SDYRT_STEP_ALL_REDUCE && parts.n > 0) {
        list->n--; /* the steps are the parts */
        for (int i = 0; i < parts.n && status == SDYRT_OK; i++) {
            sdyi_step *step = NULL;
            status = append(list, &step);
            if (status == SDYRT_OK)
                *step = parts.steps[i];
        }
        free(parts.steps);
        return status;
    }
    whole->parts = parts.steps;
    whole->n_parts = parts.n;
    return status;
}

/* -- conversions ----------------------------------------------------------- */

/* Convert the own tile from one end to the other, whose boxes are the same. */
static sdyrt_status add_conversion(const planner *p, const sdyi_end *from,
                                   const sdyi_end *to, step_list *list) {
    sdyi_box box;
    if (!sdyi_box_of(to->dist, p->plan->rank, &box))
        return SDYRT_OK;
    sdyi_step *step = NULL;
    SDYI_TRY(append_local(list, SDYRT_STEP_CONVERT, to, &step));
    step->source = *from;
    return SDYRT_OK;
}

/* Move `in` to `out` with a conversion through scratch: before the movement if
 * the dtype of `out` is narrower, of terms if the operation combines them in
 * it; else after the movement. */
static sdyrt_status add_converting(const planner *p, const sdyi_end *in,
                                   const sdyi_end *out, step_list *list) {
    const size_t before = sdyrt_dtype_bytes(in->dtype);
    const bool is_first = p->n_terms > 1
                              ? p->m->converts_first
                              : sdyrt_dtype_bytes(out->dtype) < before;
    if (is_first) {
        const sdyi_end sent = sdyi_scratch_end(p->plan, in->dist, out->dtype);
        SDYI_TRY(add_conversion(p, in, &sent, list));
        return p->n_terms > 1 ? add_reduction(p, &sent, out, list)
                              : add_movement(p, &sent, out, 1, list);
    }
    const sdyi_end come = sdyi_scratch_end(p->plan, out->dist, in->dtype);
    SDYI_TRY(p->n_terms > 1 ? add_reduction(p, in, &come, list)
                            : add_movement(p, in, &come, 1, list));
    return add_conversion(p, &come, out, list);
}

/* -- a plan ---------------------------------------------------------------- */

static int64_t terms_of(const sdyi_dists *l) {
    return sdyi_split_shards(&l->in.splits[l->rank + SDYI_REDUCED]);
}

/* Elements that a movement brings this rank from others, at least. */
static int64_t lacking_of(const sdyrt_plan *plan, const sdyi_dist *from,
                          const sdyi_dist *to) {
    const int rank = plan->dists->rank;
    sdyi_box wanted, held, both;
    if (!sdyi_box_of(to, plan->rank, &wanted))
        return 0;
    int64_t n = sdyi_box_volume(wanted.size, rank);
    if (terms_of(plan->dists) == 1 && sdyi_box_of(from, plan->rank, &held) &&
        sdyi_box_intersect(&wanted, &held, from->n_dims, &both))
        n -= sdyi_box_volume(both.size, rank);
    return n;
}

/* Elements of the out tile that this rank must be sent, at least. */
static int64_t lacking(const sdyrt_plan *plan) {
    const sdyi_dists *const l = plan->dists;
    int64_t n = lacking_of(plan, &l->in, &l->moved);
    for (int i = 0; i < l->n_more; i++)
        n += lacking_of(plan, &l->more[i].from, &l->more[i].to);
    return n;
}

int64_t sdyi_plan_moves(const sdyrt_plan *plan, bool to_out) {
    const sdyi_dists *const l = plan->dists;
    sdyi_box box;
    int64_t n = sdyi_box_of(to_out ? &l->moved : &l->in, plan->rank, &box)
                    ? sdyi_box_volume(box.size, l->rank)
                    : 0;
    for (int i = 0; i < l->n_more; i++)
        if (sdyi_box_of(to_out ? &l->more[i].to : &l->more[i].from, plan->rank,
                        &box))
            n += sdyi_box_volume(box.size, l->rank);
    return n;
}

static size_t narrower(sdyrt_dtype a, sdyrt_dtype b) {
    const size_t x = sdyrt_dtype_bytes(a), y = sdyrt_dtype_bytes(b);
    return x < y ? x : y;
}

size_t sdyi_lower_bound(const sdyrt_plan *plan) {
    return (size_t)lacking(plan) * narrower(plan->type.dtype, plan->out_dtype);
}

sdyi_end sdyi_plan_in(const sdyrt_plan *plan, const sdyi_dists *l) {
    sdyi_end in = {.dist = &l->in,
                   .buffer = SDYRT_BUFFER_IN,
                   .origin = l->in_origin == NULL ? &l->in : l->in_origin,
                   .bytes = plan->in_bytes,
                   .dtype = plan->type.dtype};
    memcpy(in.strides, plan->in_strides, sizeof in.strides);
    return in;
}

sdyi_end sdyi_plan_out(const sdyrt_plan *plan, const sdyi_dists *l) {
    sdyi_end out = {.dist = &l->moved,
                    .buffer = SDYRT_BUFFER_OUT,
                    .origin = &l->out,
                    .bytes = plan->out_bytes,
                    .dtype = plan->out_dtype};
    memcpy(out.strides, plan->out_strides, sizeof out.strides);
    return out;
}

/* The steps from one end to the other. */
static sdyrt_status add_path(const planner *p, const sdyi_end *in,
                             const sdyi_end *out, step_list *list) {
    if (in->dtype != out->dtype)
        return add_converting(p, in, out, list);
    return p->n_terms > 1 ? add_reduction(p, in, out, list)
                          : add_movement(p, in, out, 1, list);
}

static sdyrt_status add_steps(planner *p, step_list *list) {
    sdyrt_plan *const plan = p->plan;
    sdyi_dists *const l = p->l;
    sdyi_end in = sdyi_plan_in(plan, l), out = sdyi_plan_out(plan, l);
    const bool converts = in.dtype != out.dtype;
    p->n_terms = terms_of(l);
    p->may_be_in_place = p->m->may_be_in_place && !converts &&
                         sdyi_have_same_tiles(l, &l->in, &l->out);
    plan->in_place = p->may_be_in_place &&
                     memcmp(in.strides, out.strides, sizeof in.strides) == 0;
    plan->stays_in_place = p->m->stays_in_place;
    plan->lower_bound = sdyi_lower_bound(plan);
    SDYI_TRY(add_fill(p, &out, list));
    SDYI_TRY(add_path(p, &in, &out, list));
    for (int i = 0; i < l->n_more; i++) {
        in.dist = &l->more[i].from;
        out.dist = &l->more[i].to;
        out.origin = &l->more[i].to_origin;
        SDYI_TRY(add_path(p, &in, &out, list));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_plan_direct(const sdyi_movement *m, sdyrt_plan *plan) {
    planner p = {.m = m, .plan = plan, .l = plan->dists};
    step_list list = {NULL, 0};
    const sdyrt_status status = add_steps(&p, &list);
    plan->steps = list.steps;
    plan->n_steps = list.n;
    return status;
}
