#include "bench/perf/subject.h"
#include "bench/perf/tiles.h"

static sdyrt_status prepare(perf_worker *w, const perf_row *row,
                            perf_subject *s) {
    const perf_data *data = &s->data;
    s->info = (sdyrt_plan_info)SDYRT_PLAN_INFO_INIT;
    PERF_TRY(sdyrt_plan_info_get(s->plan, &s->info));
    PERF_TRY(perf_data_of(&row->op, row->axes, w->rank->rank, &s->data));
    const size_t width = sdyrt_dtype_bytes(row->op.type.dtype);
    s->call = (perf_call){.rank = w->rank,
                          .op = &row->op,
                          .plan = s->plan,
                          .info = &s->info,
                          .width = width,
                          .in_bytes = (size_t)data->in.elements * width,
                          .out_bytes = (size_t)data->out.elements * width,
                          .in = data->in.elements > 0 ? w->in : NULL,
                          .out = data->out.elements > 0 ? w->out : NULL,
                          .axes = row->axes};
    w->seed++;
    return perf_tile_fill(w, data, w->in);
}

sdyrt_status perf_subject_open(perf_worker *w, const perf_row *row,
                               perf_subject *subject) {
    PERF_TRY(
        sdyrt_plan_create(w->rank->context, &row->op, NULL, &subject->plan));
    const sdyrt_status status = prepare(w, row, subject);
    if (status != SDYRT_OK)
        perf_subject_close(subject);
    return status;
}

void perf_subject_close(perf_subject *subject) {
    sdyrt_plan_destroy(subject->plan);
    subject->plan = NULL;
}
