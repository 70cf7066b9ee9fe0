/* A plan as one JSON document. */
#include "plan.h"

#include <stdlib.h>

static json_t *json_device(int64_t device) {
    return device < 0 ? json_null() : json_integer(device);
}

static json_t *json_tile(const sdyrt_tile *tile) {
    return json_pack("{s:o, s:o}", "offset",
                     cli_json_ints(tile->offset, tile->rank), "size",
                     cli_json_ints(tile->size, tile->rank));
}

static json_t *json_info(const sdyrt_plan_info *info) {
    return json_pack(
        "{s:i, s:o, s:o, s:o, s:o, s:i, s:i, s:I, s:I, s:I, s:I, s:I, s:I, "
        "s:I, s:I, s:f}",
        "rank", info->rank, "in_device", json_device(info->in_device),
        "out_device", json_device(info->out_device), "in_tile",
        json_tile(&info->in_tile), "out_tile", json_tile(&info->out_tile),
        "step_count", info->n_steps, "exchange_count", info->n_exchanges,
        "bytes_received", (json_int_t)info->bytes_received, "bytes_lower_bound",
        (json_int_t)info->lower_bound, "bytes_sent",
        (json_int_t)info->bytes_sent, "bytes_local",
        (json_int_t)info->bytes_local, "bytes_filled",
        (json_int_t)info->bytes_filled, "bytes_scratch",
        (json_int_t)info->scratch, "messages_sent",
        (json_int_t)info->messages_sent, "messages_received",
        (json_int_t)info->messages_received, "estimated_seconds",
        info->estimated_seconds);
}

typedef sdyrt_status (*get_box)(const sdyrt_plan *plan, int exchange, int64_t i,
                                sdyrt_box_info *box);

/* Append to a list, or drop the list if the library failed to make `one`. */
static bool append(json_t **list, json_t *one) {
    if (one != NULL)
        return json_array_append_new(*list, one) == 0;
    json_decref(*list);
    *list = NULL;
    return false;
}

/* The boxes of an exchange; NULL: the library failed, as below. */
static json_t *json_boxes(const sdyrt_plan *plan, int exchange, int64_t count,
                          get_box get) {
    json_t *list = json_array();
    bool good = true;
    for (int64_t i = 0; good && i < count; i++) {
        sdyrt_box_info box = SDYRT_BOX_INFO_INIT;
        json_t *one = NULL;
        if (get(plan, exchange, i, &box) == SDYRT_OK)
            one = json_pack("{s:i, s:o, s:o}", "peer", box.peer, "offset",
                            cli_json_ints(box.offset, box.rank), "size",
                            cli_json_ints(box.size, box.rank));
        good = append(&list, one);
    }
    return list;
}

static json_t *json_exchange(const sdyrt_plan *plan, int exchange) {
    sdyrt_exchange_info info = SDYRT_EXCHANGE_INFO_INIT;
    if (sdyrt_plan_exchange(plan, exchange, &info) != SDYRT_OK)
        return NULL;
    json_t *sends = json_boxes(plan, exchange, info.n_sends, sdyrt_plan_send);
    json_t *receives =
        json_boxes(plan, exchange, info.n_receives, sdyrt_plan_receive);
    if (sends == NULL || receives == NULL) {
        json_decref(sends);
        json_decref(receives);
        return NULL;
    }
    return json_pack("{s:s, s:s, s:s, s:I, s:o, s:o}", "kind",
                     sdyrt_step_kind_name(info.kind), "source",
                     sdyrt_buffer_name(info.source), "target",
                     sdyrt_buffer_name(info.target), "terms",
                     (json_int_t)info.n_terms, "sends", sends, "receives",
                     receives);
}

static json_t *json_range(sdyrt_buffer_id buffer, size_t offset, size_t bytes,
                          sdyrt_dtype dtype) {
    return json_pack("{s:s, s:I, s:I, s:s}", "buffer",
                     sdyrt_buffer_name(buffer), "offset", (json_int_t)offset,
                     "bytes", (json_int_t)bytes, "dtype",
                     sdyrt_dtype_name(dtype));
}

/* The axes and size of the groups; null: no groups. */
static json_t *json_group(const sdyrt_plan *plan, int step,
                          const sdyrt_step_info *info) {
    if (info->n_members == 0)
        return json_null();
    const size_t length = sdyrt_plan_axes(plan, step, NULL, 0);
    char *axes = cli_alloc(length + 1, 1);
    sdyrt_plan_axes(plan, step, axes, length + 1);
    return json_pack(
        "{s:o, s:I, s:o, s:b, s:I}", "axes", cli_json_own(axes), "size",
        (json_int_t)info->n_members, "index",
        info->member < 0 ? json_null() : json_integer(info->member), "even",
        info->is_even, "block_bytes", (json_int_t)info->block_bytes);
}

static json_t *json_step(const sdyrt_plan *plan, int step) {
    sdyrt_step_info info = SDYRT_STEP_INFO_INIT;
    if (sdyrt_plan_step(plan, step, &info) != SDYRT_OK)
        return NULL;
    json_t *exchanges = json_array();
    for (int e = 0; e < info.n_exchanges; e++)
        if (!append(&exchanges, json_exchange(plan, info.first_exchange + e)))
            return NULL;
    const bool is_fill = info.kind == SDYRT_STEP_FILL;
    return json_pack("{s:s, s:o, s:o, s:o, s:I, s:o}", "kind",
                     sdyrt_step_kind_name(info.kind), "source",
                     is_fill ? json_null()
                             : json_range(info.source, info.source_offset,
                                          info.source_bytes, info.source_dtype),
                     "target",
                     json_range(info.target, info.target_offset,
                                info.target_bytes, info.target_dtype),
                     "group", json_group(plan, step, &info), "terms",
                     (json_int_t)info.n_terms, "exchanges", exchanges);
}

static json_t *json_plan(const sdyrt_plan *plan) {
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    if (sdyrt_plan_info_get(plan, &info) != SDYRT_OK)
        return NULL;
    json_t *steps = json_array();
    for (int step = 0; step < info.n_steps; step++)
        if (!append(&steps, json_step(plan, step)))
            return NULL;
    json_t *document = json_info(&info);
    json_object_set_new(document, "steps", steps);
    if (info.n_exchanges > SDYRT_MAX_HOST_EXCHANGES)
        json_object_set_new(
            document, "note",
            json_sprintf("%d exchanges: threads and mpi run no more than %d",
                         info.n_exchanges, SDYRT_MAX_HOST_EXCHANGES));
    return document;
}

/* The figures; without `seconds` if they have no estimate. */
static json_t *json_figures(const plan_figures *f) {
    json_t *json = json_pack(
        "{s:I, s:I, s:I, s:I, s:I}", "bytes_received", (json_int_t)f->bytes[0],
        "bytes_lower_bound", (json_int_t)f->bytes[1], "bytes_sent",
        (json_int_t)f->bytes[2], "bytes_local", (json_int_t)f->bytes[3],
        "bytes_scratch", (json_int_t)f->bytes[4]);
    if (f->seconds >= 0)
        json_object_set_new(json, "estimated_seconds", json_real(f->seconds));
    return json;
}

static void add_ranks(json_t *document, const plan_ranks *ranks) {
    json_t *list = ranks->all == NULL ? json_null() : json_array();
    for (int rank = 0; ranks->all != NULL && rank < ranks->n; rank++)
        json_array_append_new(list, json_info(&ranks->all[rank]));
    json_object_set_new(document, "ranks", list);
    json_object_set_new(document, "one_in", json_integer(ranks->stride));
    json_object_set_new(document, "total",
                        ranks->has_total ? json_figures(&ranks->total)
                                         : json_null());
    json_object_set_new(document, "least", json_figures(&ranks->least));
    json_object_set_new(document, "most", json_figures(&ranks->most));
}

/* The value of an option; NULL: not given. */
static json_t *json_value(const cli_option *o, const void *at) {
    const char *const *const text = at;
    const cli_ints *const ints = at;
    const cli_texts *const texts = at;
    json_t *list = NULL;
    switch (o->kind) {
    case CLI_FLAG:
        return *(const bool *)at ? json_true() : NULL;
    case CLI_TEXT:
        return *text == NULL ? NULL : json_string(*text);
    case CLI_INT:
        return *(const int64_t *)at == 0 ? NULL
                                         : json_integer(*(const int64_t *)at);
    case CLI_INTS:
        return ints->at == NULL ? NULL : cli_json_ints(ints->at, ints->n);
    case CLI_TEXTS:
        list = texts->n == 0 ? NULL : json_array();
        for (int i = 0; i < texts->n; i++)
            json_array_append_new(list, json_string(texts->at[i]));
        break;
    case CLI_SIZE:
    case CLI_REAL:
    case CLI_ARGUMENT:
    case CLI_HEADING:
    case CLI_ELSEWHERE: /* none is of a field */
        break;
    }
    return list;
}

/* Add the fields that some kinds have, as options gave them: "own_axes" .. */
static void add_fields(json_t *document, const cli_operation *operation) {
    for (const cli_option *o = cli_field_options; o->help != NULL; o++) {
        json_t *const value = json_value(o, (const char *)operation + o->at);
        char *const name = cli_format("%s", o->name);
        for (char *c = name; *c != '\0'; c++)
            *c = (char)(*c == '-' ? '_' : *c);
        if (value != NULL)
            json_object_set_new(document, name, value);
        free(name);
    }
}

/* Add the counts in the place of their text, and the capacities made of them.
 */
static void add_counts(json_t *document, const cli_operation *operation) {
    const cli_counts *const counts = &operation->counts;
    const sdyrt_op *const op = &operation->op;
    json_t *const rows = json_array();
    for (int64_t p = 0; p < counts->n_rows; p++)
        json_array_append_new(
            rows, cli_json_ints(counts->at + p * counts->width, counts->width));
    if (counts->n_rows > 0)
        json_object_set(document, "counts", rows);
    json_decref(rows);
    if (!op->counts_vary)
        return;
    json_object_set_new(document, "from_capacity",
                        json_integer(op->in_capacity));
    json_object_set_new(document, "to_capacity",
                        json_integer(op->out_capacity));
}

int plan_print_json(FILE *stream, const cli_operation *operation,
                    const char *planner, const sdyrt_plan *plan,
                    const plan_ranks *ranks) {
    const sdyrt_op *op = &operation->op;
    json_t *one = json_plan(plan);
    if (one == NULL)
        return cli_fail_library(operation->name);
    json_t *document = json_pack(
        "{s:s, s:o, s:o, s:o, s:s?, s:s, s:i, s:o}", "op", operation->name,
        "type", cli_json_own(cli_type_print(&op->type)), "from",
        cli_json_own(op->from == NULL ? NULL : cli_sharding_print(op->from)),
        "to", cli_json_own(cli_sharding_print(op->to)), "axes", op->axes,
        "planner", planner, "rank_count", operation->ranks, "plan", one);
    add_fields(document, operation);
    add_counts(document, operation);
    if (op->kind == SDYRT_OP_ALL_REDUCE || op->kind == SDYRT_OP_REDUCE ||
        op->kind == SDYRT_OP_REDUCE_SCATTER)
        json_object_set_new(
            document, "reduction",
            json_string(op->averages ? "average"
                                     : sdyrt_reduction_name(op->reduction)));
    if (op->converts)
        json_object_set_new(document, "out_dtype",
                            json_string(sdyrt_dtype_name(op->out_dtype)));
    if (ranks != NULL)
        add_ranks(document, ranks);
    cli_print_json(stream, document);
    return CLI_OK;
}
