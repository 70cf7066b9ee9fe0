/* Rows are measured in samples, and each sample by every method in turn, in an
 * order that rotates by one each time, so that noise of a neighbour hits all of
 * them alike:
 *
 *   poison  every element of the out tile is made wrong
 *   time    from a barrier, a batch of calls; from the first rank's start to
 *           the last one's end if the ranks share a clock, else the longest
 *           of any rank
 *   check   every element of the out tile
 *
 * A batch takes about a millisecond, so that neither the clock nor leaving the
 * barrier matters, and ten on a device, whose end it includes. All ranks agree
 * on its length. */
#include "bench/perf/perf.h"
#include <math.h>
#include <sdyrt/cuda.h>

enum { MAX_BATCH = 10000 };
static const double batch_seconds = 1e-3, device_batch_seconds = 1e-2;

/* -- a row ----------------------------------------------------------------- */

/* A method, measured on a row. */
typedef struct runner {
    const perf_method *method;
    const perf_call *call;
    void *state;
    bool there;
    bool in_place;
    int batch;
    double wrong; /* of this rank */
} runner;

/* A row to measure: its plan, this rank's tiles, and the methods. */
typedef struct subject {
    sdyrt_plan *plan;
    sdyrt_plan_info info;
    perf_data data;
    perf_call call; /* points into the others */
    runner runners[PERF_MAX_METHODS];
    int n_runners;
} subject;

static sdyrt_status subject_prepare(perf_worker *w, const perf_row *row,
                                    subject *s) {
    const perf_data *data = &s->data;
    s->info = (sdyrt_plan_info)SDYRT_PLAN_INFO_INIT;
    PERF_TRY(sdyrt_plan_info_get(s->plan, &s->info));
    PERF_TRY(perf_data_of(row, w->rank->rank, w->rank->size, &s->data));
    s->call = (perf_call){.rank = w->rank,
                          .op = &row->op,
                          .plan = s->plan,
                          .info = &s->info,
                          .width = sdyrt_dtype_bytes(row->op.type.dtype),
                          .in_bytes = perf_tile_bytes(data, &data->in),
                          .out_bytes = perf_tile_bytes(data, &data->out),
                          .in = data->in.elements > 0 ? w->in : NULL,
                          .out = data->out.elements > 0 ? w->out : NULL,
                          .axes = row->axes,
                          .source = data->out_of};
    if (row->counts != NULL)
        PERF_TRY(perf_counts_open(w, row, data->in_of, &s->call));
    w->seed++;
    return perf_fill(w, data, w->in);
}

static sdyrt_status runner_open(const perf_method *method, const subject *s,
                                runner *r) {
    *r =
        (runner){.method = method, .call = &s->call, .there = true, .batch = 1};
    perf_rank *const rank = s->call.rank;
    if (method->fits != NULL) {
        r->there = method->fits(&s->call);
        PERF_TRY(perf_all(rank, &r->there));
    }
    if (!r->there || method->open == NULL)
        return SDYRT_OK;
    r->state = cli_alloc(1, method->state_bytes);
    const sdyrt_status status = method->open(&s->call, r->state, &r->there);
    return status == SDYRT_OK ? perf_all(rank, &r->there) : status;
}

/* Plan `row`, fill the in tile and open the methods, but for NULL ones. To be
 * closed on an error too. Collective. */
static sdyrt_status subject_open(perf_worker *w, const perf_row *row,
                                 const perf_method *const *methods, int n,
                                 subject *s) {
    *s = (subject){.n_runners = n};
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    options.registered = !w->options->foreign;
    PERF_TRY(sdyrt_plan_create(w->rank->context, &row->op, &options, &s->plan));
    PERF_TRY(subject_prepare(w, row, s));
    for (int m = 0; m < n; m++)
        if (methods[m] != NULL)
            PERF_TRY(runner_open(methods[m], s, &s->runners[m]));
    return SDYRT_OK;
}

static void subject_close(subject *s) {
    for (int m = s->n_runners; --m >= 0;) {
        const runner *r = &s->runners[m];
        if (r->state != NULL && r->method->close != NULL)
            r->method->close(r->state);
        free(r->state);
    }
    perf_counts_close(&s->call);
    sdyrt_plan_destroy(s->plan);
    perf_data_free(&s->data);
}

static sdyrt_status runner_finish(const runner *r) {
    return r->method->finish == NULL ? SDYRT_OK
                                     : r->method->finish(r->call, r->state);
}

/* Run a batch from a barrier on; `times`: its start, the return of its last
 * call, and its end. */
static sdyrt_status run_batch(const runner *r, int batch, double *times) {
    PERF_TRY(sdyrt_barrier(r->call->rank->context));
    times[0] = cli_now();
    for (int i = 0; i < batch; i++)
        PERF_TRY(r->method->run(r->call, r->state));
    times[1] = cli_now();
    PERF_TRY(runner_finish(r));
    times[2] = cli_now();
    return SDYRT_OK;
}

/* The seconds of one of `batch` calls, the same on all ranks. */
static sdyrt_status time_batch(const runner *r, int batch, double *seconds) {
    const perf_rank *rank = r->call->rank;
    double times[3];
    PERF_TRY(run_batch(r, batch, times));
    double span[] = {-times[0], times[2], times[2] - times[0]};
    PERF_TRY(perf_combine(rank, PERF_MAX, span, 3));
    *seconds = (rank->one_clock ? span[0] + span[1] : span[2]) / batch;
    return SDYRT_OK;
}

/* One sample of one method. A batch in place reduces its own results, so one
 * more call is checked. */
static sdyrt_status take_sample(const perf_worker *w, runner *r,
                                const perf_data *data, double *seconds,
                                perf_wrong *wrong) {
    const bool checks = w->options->check && r->method->checked;
    perf_data in_place = *data;
    in_place.in = data->out;
    *wrong = (perf_wrong){0};
    if (r->in_place)
        PERF_TRY(perf_fill(w, &in_place, w->out));
    else if (checks)
        PERF_TRY(perf_poison(w, data));
    PERF_TRY(time_batch(r, r->batch, seconds));
    if (!checks)
        return SDYRT_OK;
    if (r->in_place) {
        PERF_TRY(perf_fill(w, &in_place, w->out));
        PERF_TRY(sdyrt_barrier(w->rank->context));
        PERF_TRY(r->method->run(r->call, r->state));
        PERF_TRY(runner_finish(r));
    }
    PERF_TRY(perf_check(w, data, wrong));
    r->wrong += (double)wrong->n;
    return SDYRT_OK;
}

/* Warm up, and choose the length of a batch. */
static sdyrt_status warm_up(const perf_worker *w, runner *r,
                            const perf_data *data) {
    const double wanted =
        perf_on_device(w) ? device_batch_seconds : batch_seconds;
    double seconds = 0;
    if (r->in_place)
        PERF_TRY(perf_fill(w, data, w->out));
    for (int i = 0; i <= w->options->warm_up; i++)
        PERF_TRY(time_batch(r, 1, &seconds));
    /* A second guess: leaving the barrier is most of a short call. */
    for (int guess = 0; guess < 2; guess++) {
        const double calls = ceil(wanted / fmax(seconds, 1e-9));
        r->batch = (int)fmin(fmax(calls, 1), MAX_BATCH);
        if (r->batch == 1)
            break;
        PERF_TRY(time_batch(r, r->batch, &seconds));
    }
    return SDYRT_OK;
}

/* The times of method `m`. */
static double *times_of(const perf_worker *w, int m) {
    return w->times + (size_t)m * (size_t)w->options->samples;
}

static sdyrt_status take_samples(perf_worker *w, const perf_row *row,
                                 subject *s) {
    const int n = s->n_runners;
    perf_wrong wrong;
    for (int m = 0; m < n; m++)
        if (s->runners[m].there)
            PERF_TRY(warm_up(w, &s->runners[m], &s->data));
    for (int t = 0; t < w->options->samples; t++) {
        perf_progress(w, "%.60s, %zu bytes: sample %d",
                      row->name != NULL ? row->name : row->c->name, row->bytes,
                      t + 1);
        for (int i = 0; i < n; i++) {
            const int m = (t + i) % n;
            if (s->runners[m].there)
                PERF_TRY(take_sample(w, &s->runners[m], &s->data,
                                     &times_of(w, m)[t], &wrong));
        }
    }
    return SDYRT_OK;
}

static perf_stats stats_of(const perf_worker *w, int m, int batch) {
    return (perf_stats){
        .there = true,
        .seconds = bench_stats_of(times_of(w, m), (int)w->options->samples),
        .wrong = -1,
        .batch = batch};
}

static sdyrt_status sum_bytes(const perf_call *call, perf_bytes *bytes) {
    const sdyrt_plan_info *info = call->info;
    double sums[] = {(double)info->bytes_received, (double)info->lower_bound,
                     (double)info->bytes_local, (double)call->out_bytes};
    double most = (double)info->lower_bound;
    PERF_TRY(perf_combine(call->rank, PERF_SUM, sums, 4));
    PERF_TRY(perf_combine(call->rank, PERF_MAX, &most, 1));
    *bytes = (perf_bytes){sums[0], sums[1], sums[2], sums[3], most};
    return SDYRT_OK;
}

static sdyrt_status collect(const perf_worker *w, const perf_row *row,
                            const subject *s, perf_result *result) {
    for (int m = 0; m < s->n_runners; m++) {
        const runner *r = &s->runners[m];
        result->stats[m] = (perf_stats){.wrong = -1};
        if (!r->there)
            continue;
        result->stats[m] = stats_of(w, m, r->batch);
        double wrong = r->wrong;
        PERF_TRY(perf_combine(w->rank, PERF_SUM, &wrong, 1));
        if (w->options->check && r->method->checked)
            result->stats[m].wrong = (int64_t)wrong;
    }
    PERF_TRY(sum_bytes(&s->call, &result->bytes));
    const double most = result->bytes.most;
    result->bus_factor = 1;
    if (row->c->bus_factor != NULL) /* a group of one uses no bus */
        result->bus_factor =
            row->group > 1 ? row->c->bus_factor((double)row->group) : 0;
    else if (most > 0 && row->bytes > 0)
        result->bus_factor = most / (double)row->bytes;
    return SDYRT_OK;
}

/* True if in and out are one tile, so that the operation can run in place. */
static bool same_tile(const perf_data *data) {
    for (int d = 0; d < data->type.rank; d++)
        if (data->in.offset[d] != data->out.offset[d] ||
            data->in.size[d] != data->out.size[d])
            return false;
    return true;
}

perf_methods perf_methods_of(const perf_options *options) {
    perf_methods m = {.n = PERF_FIRST_VS};
    m.list[PERF_SDYRT] = &perf_method_sdyrt;
    m.list[PERF_IN_PLACE] = &perf_method_sdyrt_in_place;
    for (int i = 0; i < options->n_vs; i++)
        m.list[m.n++] = options->vs[i];
    return m;
}

sdyrt_status perf_measure(perf_worker *w, const perf_row *row,
                          perf_result *result) {
    const perf_methods methods = perf_methods_of(w->options);
    subject s;
    sdyrt_status status = subject_open(w, row, methods.list, methods.n, &s);
    s.runners[PERF_IN_PLACE].in_place = true;
    s.runners[PERF_IN_PLACE].there =
        row->c->in_place && same_tile(&s.data) &&
        !(row->op.kind == SDYRT_OP_UPDATE_HALO && perf_on_device(w));
    if (status == SDYRT_OK)
        status = take_samples(w, row, &s);
    if (status == SDYRT_OK)
        status = collect(w, row, &s, result);
    subject_close(&s);
    perf_progress_end(w);
    return status;
}

/* -- the host's time ------------------------------------------------------- */

/* All methods are timed in turn, in batches, on the smallest tensor. With one
 * rank plan_run and the one-shot call differ by the look-up of the plan. On a
 * device, where nothing waits until the batch is on its stream, plan_run and
 * the bare call differ by the library's own work; a longer batch would fill the
 * device's queue, and wait for it. */
enum { HOST_BATCH = 10000, DEVICE_BATCH = 100, N_TIMED = 3 };

static sdyrt_status run_one_shot(const perf_call *call, void *state) {
    (void)state;
    const perf_rank *rank = call->rank;
    return rank->stream == NULL
               ? sdyrt_run(rank->context, call->op, NULL, call->in, call->out)
               : sdyrt_run_on(rank->context, call->op, NULL, call->in,
                              call->out, rank->stream);
}

static sdyrt_status time_overhead(perf_worker *w, const subject *s, int batch) {
    for (int64_t i = -2; i < w->options->samples; i++) /* at first plans are
                                                          made */
        for (int m = 0; m < N_TIMED; m++) {
            double times[3];
            if (!s->runners[m].there)
                continue;
            PERF_TRY(run_batch(&s->runners[m], batch, times));
            if (i >= 0)
                times_of(w, m)[i] = (times[1] - times[0]) / batch;
        }
    return SDYRT_OK;
}

sdyrt_status perf_measure_overhead(perf_worker *w, const perf_row *row,
                                   perf_overhead *result) {
    const perf_method one_shot = {
        .name = "run", .run = run_one_shot, .finish = perf_method_sdyrt.finish};
    const perf_method *const methods[N_TIMED] = {&perf_method_sdyrt, &one_shot,
                                                 w->options->backend->bare};
    perf_stats *const results[N_TIMED] = {&result->plan_run, &result->one_shot,
                                          &result->bare};
    const int batch = perf_on_device(w) ? DEVICE_BATCH : HOST_BATCH;
    subject s;
    *result = (perf_overhead){0};
    sdyrt_status status = subject_open(w, row, methods, N_TIMED, &s);
    if (status == SDYRT_OK)
        status = time_overhead(w, &s, batch);
    for (int m = 0; m < N_TIMED; m++)
        if (status == SDYRT_OK && s.runners[m].there)
            *results[m] = stats_of(w, m, batch);
    subject_close(&s);
    return status;
}

/* -- all tensors of a workload --------------------------------------------- */

void perf_cost_add(perf_cost *sum, const perf_cost *cost) {
    sum->bytes.received += cost->bytes.received;
    sum->bytes.lower_bound += cost->bytes.lower_bound;
    sum->bytes.local += cost->bytes.local;
    sum->bytes.written += cost->bytes.written;
    sum->seconds += cost->seconds;
    sum->memcpy_seconds += cost->memcpy_seconds;
}

/* Report the wrong element of the first rank that has one. */
static sdyrt_status report_wrong(const perf_worker *w,
                                 const perf_tensor *tensor,
                                 const sdyrt_type *type,
                                 const perf_wrong *found, bool *wrong) {
    const int me = w->rank->rank;
    double first = found->n > 0 ? -me : -INT32_MAX;
    PERF_TRY(perf_combine(w->rank, PERF_MAX, &first, 1));
    *wrong = first > -INT32_MAX;
    if (found->n > 0 && me == (int)-first)
        perf_total_wrong(tensor, type, me, found);
    return SDYRT_OK;
}

/* One repetition: memcpy and the library, each from a barrier on. */
static sdyrt_status move_once(perf_worker *w, const perf_tensor *tensor,
                              subject *s, perf_cost *cost, bool *wrong) {
    const double n = (double)w->options->samples;
    double seconds[2];
    perf_wrong found;
    PERF_TRY(time_batch(&s->runners[1], 1, &seconds[1]));
    PERF_TRY(take_sample(w, &s->runners[0], &s->data, &seconds[0], &found));
    cost->memcpy_seconds += seconds[1] / n;
    cost->seconds += seconds[0] / n;
    return report_wrong(w, tensor, &s->data.type, &found, wrong);
}

static sdyrt_status move_tensor(perf_worker *w, const perf_tensor *tensor,
                                perf_cost *cost, bool *wrong) {
    const perf_method *const methods[] = {&perf_method_sdyrt,
                                          w->options->backend->memcpy};
    perf_bytes bytes = {0};
    subject s;
    sdyrt_status status =
        subject_open(w, &w->rows->rows[tensor->row], methods, 2, &s);
    if (status == SDYRT_OK)
        status = sum_bytes(&s.call, &bytes);
    for (int64_t i = 0;
         status == SDYRT_OK && !*wrong && i < w->options->samples; i++)
        status = move_once(w, tensor, &s, cost, wrong);
    subject_close(&s);
    perf_cost_add(cost, &(perf_cost){.bytes = bytes});
    return status;
}

sdyrt_status perf_measure_total(perf_worker *w, perf_cost *costs, bool *wrong) {
    double written = 0, seconds = 0;
    *wrong = false;
    for (int t = 0; !*wrong && t < w->rows->n_tensors; t++) {
        const perf_tensor *tensor = &w->rows->tensors[t];
        perf_cost cost = {0};
        perf_progress(w, "%d of %d  %.1f GB, %.1f GB/s  %.40s", t + 1,
                      w->rows->n_tensors, 1e-9 * written,
                      seconds > 0 ? 1e-9 * written / seconds : 0.0,
                      tensor->name);
        PERF_TRY(move_tensor(w, tensor, &cost, wrong));
        written += cost.bytes.written;
        seconds += cost.seconds;
        perf_cost_add(&costs[tensor->row], &cost);
    }
    perf_progress_end(w);
    return SDYRT_OK;
}
