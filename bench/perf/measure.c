/* A row is measured in samples, and each sample by every method in turn, in an
 * order that moves on by one each time, so that a neighbour's noise hits all
 * of them alike:
 *
 *   spoil   every element of the out tile is made wrong
 *   time    from a barrier, a batch of calls; from the first rank's start to
 *           the last one's end where the ranks have one clock, and the longest
 *           of any rank where they have not
 *   check   every element of the out tile
 *
 * A batch takes about a millisecond, so that neither the clock nor the way out
 * of the barrier shows, and ten on a device, for which it is also waited. All
 * ranks agree on its length. */
#include "bench/perf/measure.h"
#include "bench/common/machine.h"
#include "bench/common/spread.h"
#include "bench/perf/subject.h"
#include "bench/perf/tiles.h"
#include <math.h>
#include <stdlib.h>

enum { MAX_BATCH = 10000 };
static const double batch_seconds = 1e-3, device_batch_seconds = 1e-2;

/* A method of the row being measured. */
typedef struct runner {
    const perf_method *method;
    const perf_call *call;
    void *state;
    bool there;
    bool in_place;
    int batch;
    double wrong; /* of this rank */
} runner;

perf_methods perf_methods_of(const perf_options *options) {
    perf_methods m = {.n = PERF_FIRST_VS};
    m.list[PERF_SDYRT] = &perf_method_sdyrt;
    m.list[PERF_IN_PLACE] = &perf_method_sdyrt_in_place;
    for (int i = 0; i < options->n_vs; i++)
        m.list[m.n++] = options->vs[i];
    return m;
}

perf_stats perf_stats_of(double *samples, int n) {
    const spread s = spread_of(samples, n);
    return (perf_stats){.there = true,
                        .min = s.min,
                        .median = s.median,
                        .p95 = s.p95,
                        .wrong = -1};
}

static sdyrt_status barrier(perf_rank *rank) {
    return rank->backend->barrier(rank);
}

/* Time `batch` calls: seconds of one, the same on all ranks. */
static sdyrt_status time_batch(const perf_worker *w, const runner *r, int batch,
                               double *seconds) {
    perf_rank *rank = w->rank;
    PERF_TRY(barrier(rank));
    const double start = now_seconds();
    for (int i = 0; i < batch; i++)
        PERF_TRY(r->method->run(r->call, r->state));
    PERF_TRY(perf_finish(r->method, r->call, r->state));
    const double end = now_seconds();
    double span[] = {-start, end, end - start};
    PERF_TRY(rank->backend->combine(rank, PERF_MAX, span, 3));
    const double all =
        rank->backend->one_clock(rank) ? span[0] + span[1] : span[2];
    *seconds = all / batch;
    return SDYRT_OK;
}

/* One sample of one method. What a batch in place leaves is no result: it
 * reduces its own results, so a call more is checked. */
static sdyrt_status take_sample(const perf_worker *w, runner *r,
                                const perf_data *data, double *seconds) {
    const bool check = w->options->check && r->method->checked;
    perf_data in_place = *data;
    in_place.in = data->out;
    if (r->in_place)
        PERF_TRY(perf_tile_fill(w, &in_place, w->out));
    else if (check)
        PERF_TRY(perf_tile_spoil(w, data));
    PERF_TRY(time_batch(w, r, r->batch, seconds));
    if (!check)
        return SDYRT_OK;
    if (r->in_place) {
        PERF_TRY(perf_tile_fill(w, &in_place, w->out));
        PERF_TRY(barrier(w->rank));
        PERF_TRY(r->method->run(r->call, r->state));
        PERF_TRY(perf_finish(r->method, r->call, r->state));
    }
    int64_t wrong;
    PERF_TRY(perf_tile_wrong(w, data, &wrong));
    r->wrong += (double)wrong;
    return SDYRT_OK;
}

/* Warm up, and find the length of a batch. */
static sdyrt_status warm_up(const perf_worker *w, runner *r,
                            const perf_data *data) {
    const double wanted = sdyrt_context_is_device(w->rank->context)
                              ? device_batch_seconds
                              : batch_seconds;
    double seconds = 0;
    if (r->in_place)
        PERF_TRY(perf_tile_fill(w, data, w->out));
    for (int i = 0; i <= w->options->warm_up; i++)
        PERF_TRY(time_batch(w, r, 1, &seconds));
    /* A second guess: the way out of the barrier is most of a short call. */
    r->batch = 1;
    for (int guess = 0; guess < 2; guess++) {
        const double calls = ceil(wanted / fmax(seconds, 1e-9));
        r->batch = (int)fmin(fmax(calls, 1), MAX_BATCH);
        if (r->batch == 1)
            break;
        PERF_TRY(time_batch(w, r, r->batch, &seconds));
    }
    return SDYRT_OK;
}

static sdyrt_status take_samples(perf_worker *w, const perf_row *row,
                                 runner *runners, const perf_data *data) {
    const int n = w->methods.n;
    for (int m = 0; m < n; m++)
        if (runners[m].there)
            PERF_TRY(warm_up(w, &runners[m], data));
    for (int s = 0; s < w->options->samples; s++) {
        if (w->progress != NULL)
            w->progress(row, s);
        for (int i = 0; i < n; i++) {
            const int m = (s + i) % n;
            double *times = w->times + (size_t)m * (size_t)w->options->samples;
            if (runners[m].there)
                PERF_TRY(take_sample(w, &runners[m], data, &times[s]));
        }
    }
    return SDYRT_OK;
}

static sdyrt_status collect(const perf_worker *w, const perf_row *row,
                            const runner *runners, const sdyrt_plan_info *info,
                            perf_result *result) {
    perf_rank *rank = w->rank;
    const int n = w->options->samples;
    for (int m = 0; m < w->methods.n; m++) {
        const runner *r = &runners[m];
        result->stats[m] = (perf_stats){.wrong = -1};
        if (!r->there)
            continue;
        result->stats[m] = perf_stats_of(w->times + (size_t)m * (size_t)n, n);
        result->stats[m].batch = r->batch;
        double wrong = r->wrong;
        PERF_TRY(rank->backend->combine(rank, PERF_SUM, &wrong, 1));
        if (w->options->check && r->method->checked)
            result->stats[m].wrong = (int64_t)wrong;
    }
    double sums[] = {(double)info->bytes_received, (double)info->lower_bound,
                     (double)info->bytes_local};
    double most = (double)info->lower_bound;
    PERF_TRY(rank->backend->combine(rank, PERF_SUM, sums, 3));
    PERF_TRY(rank->backend->combine(rank, PERF_MAX, &most, 1));
    result->received = (size_t)sums[0];
    result->lower_bound = (size_t)sums[1];
    result->local = (size_t)sums[2];
    result->bus_factor = 1;
    if (row->c->bus_factor != NULL && row->group > 1)
        result->bus_factor = row->c->bus_factor((double)row->group);
    else if (row->c->bus_factor == NULL && most > 0 && row->bytes > 0)
        result->bus_factor = most / (double)row->bytes;
    else if (row->c->bus_factor != NULL)
        result->bus_factor = 0; /* alone: nothing is on a bus */
    return SDYRT_OK;
}

/* Whether in and out are one tile: there is an in place. */
static bool same_tile(const perf_data *data) {
    for (int d = 0; d < data->type.rank; d++)
        if (data->in.offset[d] != data->out.offset[d] ||
            data->in.size[d] != data->out.size[d])
            return false;
    return true;
}

sdyrt_status perf_measure(perf_worker *w, const perf_row *row,
                          perf_result *result) {
    perf_subject s;
    PERF_TRY(perf_subject_open(w, row, &s));
    runner runners[PERF_MAX_METHODS] = {0};
    sdyrt_status status = SDYRT_OK;
    int opened = 0;
    for (; opened < w->methods.n && status == SDYRT_OK; opened++) {
        runner *r = &runners[opened];
        *r = (runner){.method = w->methods.list[opened], .call = &s.call};
        r->in_place = opened == PERF_IN_PLACE;
        r->there = !r->in_place || (row->c->in_place && same_tile(&s.data));
        if (r->there && r->method->open != NULL) {
            status = r->method->open(&s.call, &r->state, &r->there);
            r->there = r->there && status == SDYRT_OK;
        }
    }
    if (status == SDYRT_OK)
        status = take_samples(w, row, runners, &s.data);
    if (status == SDYRT_OK)
        status = collect(w, row, runners, &s.info, result);
    while (--opened >= 0)
        if (runners[opened].there && runners[opened].method->close != NULL)
            runners[opened].method->close(runners[opened].state);
    perf_subject_close(&s);
    return status;
}
