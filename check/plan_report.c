/* The info of plans, compared with the definition and between ranks. */
#include "check/run.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The tile size from which a plan shares the work of a reduction. */
#define LARGE_TILE_BYTES ((size_t)32 * 1024)

__attribute__((format(printf, 2, 3))) static bool
wrong(char *failure, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(failure, CHECK_TEXT_BYTES, format, arguments);
    va_end(arguments);
    return false;
}

/* The path of plans that convert. */
#define CONVERTED CHECK_PATH_BIT(CHECK_PATH_STEP + SDYRT_STEP_CONVERT)

/* -- reading --------------------------------------------------------------- */

/* A box in coordinates of the tensor: the box's buffer starts at `tile`. With
 * `tile` NULL only the size is known. */
static void globalise(check_plan_box *box, const sdyrt_box_info *info,
                      const sdyrt_tile *tile) {
    box->rank = info->rank;
    box->elements = 1;
    for (int d = 0; d < info->rank; d++) {
        box->offset[d] = tile != NULL ? info->offset[d] + tile->offset[d] : 0;
        box->size[d] = info->size[d];
        box->elements *= info->size[d];
    }
}

/* The tile that is in an exchange's buffer; scratch has none. */
static const sdyrt_tile *tile_of(const sdyrt_plan_info *info,
                                 sdyrt_buffer_id buffer) {
    return buffer == SDYRT_BUFFER_IN    ? &info->in_tile
           : buffer == SDYRT_BUFFER_OUT ? &info->out_tile
                                        : NULL;
}

/* Append a step to the text of steps, truncated if it does not fit. */
static void describe_step(const sdyrt_step_info *info,
                          check_plan_report *report) {
    const size_t used = strlen(report->steps);
    const bool fills = info->kind == SDYRT_STEP_FILL;
    (void)snprintf(report->steps + used, sizeof report->steps - used,
                   "%s%s %s%s%s", used > 0 ? ", " : "",
                   sdyrt_step_kind_name(info->kind),
                   fills ? "" : sdyrt_buffer_name(info->source),
                   fills ? "" : "->", sdyrt_buffer_name(info->target));
    report->paths |= CHECK_PATH_BIT(CHECK_PATH_STEP + info->kind);
    if (info->kind == SDYRT_STEP_CONVERT)
        report->paths |= CHECK_PATH_BIT(info->target == SDYRT_BUFFER_OUT
                                            ? CHECK_PATH_CONVERTED_AFTER
                                            : CHECK_PATH_CONVERTED_BEFORE);
    if (info->n_members > 0)
        report->paths |= CHECK_PATH_BIT(info->is_even ? CHECK_PATH_EVEN_BLOCKS
                                                      : CHECK_PATH_ODD_BLOCKS);
}

/* Read a step of a collective: the rank must be at its own position in its
 * group, and no rank may be there twice. */
static bool read_step(const sdyrt_plan *plan, int step,
                      check_plan_report *report, char *failure) {
    sdyrt_step_info info = SDYRT_STEP_INFO_INIT;
    if (sdyrt_plan_step(plan, step, &info) != SDYRT_OK)
        return wrong(failure, "step %d: %s", step, sdyrt_last_error());
    if (info.kind < 0 || info.kind >= CHECK_STEP_KINDS)
        return wrong(failure, "step %d is of kind %d", step, (int)info.kind);
    describe_step(&info, report);
    bool seen[CHECK_MAX_RANKS] = {false};
    for (int64_t i = 0; i < info.n_members && info.member >= 0; i++) {
        int rank = -1;
        if (sdyrt_plan_member(plan, step, i, &rank) != SDYRT_OK || rank < 0 ||
            rank >= CHECK_MAX_RANKS || seen[rank])
            return wrong(failure, "step %d: member %" PRId64 " is rank %d",
                         step, i, rank);
        seen[rank] = true;
        if ((rank == report->info.rank) != (i == info.member))
            return wrong(failure,
                         "step %d: member %" PRId64 " is rank %d, and this "
                         "rank member %" PRId64,
                         step, i, rank, info.member);
    }
    return true;
}

static void add_exchange(const sdyrt_exchange_info *info,
                         check_plan_report *report) {
    if (info->kind == SDYRT_STEP_FILL)
        return;
    const bool converts = (report->paths & CONVERTED) != 0;
    if (!converts && (info->source == SDYRT_BUFFER_SCRATCH ||
                      info->target == SDYRT_BUFFER_SCRATCH))
        report->paths |= CHECK_PATH_BIT(CHECK_PATH_SCRATCH);
    if (info->source == SDYRT_BUFFER_OUT && info->target == SDYRT_BUFFER_OUT)
        report->paths |= CHECK_PATH_BIT(CHECK_PATH_SHARED);
    if (info->n_terms >= 3)
        report->paths |= CHECK_PATH_BIT(CHECK_PATH_TERMS_3);
}

static bool read_exchange(const sdyrt_plan *plan, int exchange,
                          check_plan_report *report, char *failure) {
    sdyrt_exchange_info info = SDYRT_EXCHANGE_INFO_INIT;
    if (sdyrt_plan_exchange(plan, exchange, &info) != SDYRT_OK)
        return wrong(failure, "exchange %d: %s", exchange, sdyrt_last_error());
    add_exchange(&info, report);
    const size_t sends = (size_t)(report->n_sends + info.n_sends);
    const size_t receives = (size_t)(report->n_receives + info.n_receives);
    check_plan_box *more =
        realloc(report->sends, (sends + 1) * sizeof *report->sends);
    if (more != NULL)
        report->sends = more;
    check_plan_box *most =
        realloc(report->receives, (receives + 1) * sizeof *report->receives);
    if (most != NULL)
        report->receives = most;
    if (more == NULL || most == NULL)
        return wrong(failure, "no memory for a plan's boxes");

    for (int64_t i = 0; i < info.n_sends + info.n_receives; i++) {
        const bool sends_it = i < info.n_sends;
        sdyrt_box_info box = SDYRT_BOX_INFO_INIT;
        const sdyrt_status status =
            sends_it
                ? sdyrt_plan_send(plan, exchange, i, &box)
                : sdyrt_plan_receive(plan, exchange, i - info.n_sends, &box);
        if (status != SDYRT_OK)
            return wrong(failure, "box %" PRId64 " of exchange %d: %s", i,
                         exchange, sdyrt_last_error());
        check_plan_box *to = sends_it ? &report->sends[report->n_sends++]
                                      : &report->receives[report->n_receives++];
        memset(to, 0, sizeof *to);
        to->from = sends_it ? report->info.rank : box.peer;
        to->to = sends_it ? box.peer : report->info.rank;
        globalise(to, &box,
                  tile_of(&report->info, sends_it ? info.source : info.target));
    }
    return true;
}

bool check_report_read(const sdyrt_plan *plan, check_plan_report *report,
                       char *failure) {
    memset(report, 0, sizeof *report);
    report->info = (sdyrt_plan_info)SDYRT_PLAN_INFO_INIT;
    if (sdyrt_plan_info_get(plan, &report->info) != SDYRT_OK)
        return wrong(failure, "plan info: %s", sdyrt_last_error());
    for (int i = 0; i < report->info.n_steps; i++)
        if (!read_step(plan, i, report, failure))
            return false;
    for (int i = 0; i < report->info.n_exchanges; i++)
        if (!read_exchange(plan, i, report, failure))
            return false;
    if (report->info.bytes_sent > 0 || report->info.bytes_received > 0)
        report->paths |= CHECK_PATH_BIT(CHECK_PATH_MOVES);
    if (report->info.bytes_local > 0)
        report->paths |= CHECK_PATH_BIT(CHECK_PATH_LOCAL);
    if (report->info.bytes_filled > 0)
        report->paths |= CHECK_PATH_BIT(CHECK_PATH_FILLED);
    return true;
}

void check_report_free(check_plan_report *report) {
    free(report->sends);
    free(report->receives);
    report->sends = report->receives = NULL;
}

/* -- one rank -------------------------------------------------------------- */

static bool same_tile(const sdyrt_tile *a, const sdyrt_tile *b) {
    bool same = a->elements == b->elements && a->rank == b->rank;
    for (int d = 0; same && a->elements > 0 && d < a->rank; d++)
        same = a->offset[d] == b->offset[d] && a->size[d] == b->size[d];
    return same;
}

/* The number of elements of the out tile that the rank does not hold before. */
static int64_t missing(const check_case *c, const check_meaning *meaning,
                       const sdyrt_tile *tiles, const sdyrt_plan_info *info) {
    const sdyrt_tile *const out_tile = &tiles[CHECK_TO];
    const int64_t from = check_position_of(c->from.mesh, info->in_device);
    const int64_t to = check_position_of(c->to.mesh, info->out_device);
    if (to < 0 || out_tile->elements == 0)
        return 0;
    int64_t labels[CHECK_MAX_RANKS];
    int count;
    check_labels(c, meaning, to, labels, &count);
    const bool same_term =
        from >= 0 && check_label(c, meaning, from) == labels[0];
    int64_t n = 0;
    for (check_walk w = check_walk_start(&c->type, out_tile); w.more;
         check_walk_next(&w))
        n += !same_term || !check_tile_has(&tiles[CHECK_FROM], w.index);
    return n;
}

/* Compare the bytes that a plan reports with its boxes and with the definition,
 * where a rank's tiles are `tiles`, by side. */
static bool check_bytes(const check_case *c, const check_meaning *meaning,
                        const sdyrt_tile *tiles,
                        const check_plan_report *report, char *failure) {
    const sdyrt_plan_info *info = &report->info;
    const sdyrt_tile *const out_tile = &tiles[CHECK_TO];
    const int rank = info->rank;
    /* terms travel as they are, all else as the narrower of the two dtypes */
    const bool reduces = check_refs_size(&meaning->reduced) > 1;
    const size_t before = sdyrt_dtype_bytes(c->type.dtype);
    const size_t after = sdyrt_dtype_bytes(check_dtype_of(c, CHECK_TO));
    const size_t narrower = after < before ? after : before;
    const size_t width = reduces ? before : narrower;
    size_t sent = 0, received = 0, local = 0;
    for (int64_t i = 0; i < report->n_sends; i++)
        if (report->sends[i].to != rank)
            sent += (size_t)report->sends[i].elements * width;
    for (int64_t i = 0; i < report->n_receives; i++)
        *(report->receives[i].from != rank ? &received : &local) +=
            (size_t)report->receives[i].elements * width;
    if (info->bytes_sent != sent || info->bytes_received != received)
        return wrong(failure,
                     "rank %d: bytes sent %zu and received %zu, but its boxes "
                     "make %zu and %zu",
                     rank, info->bytes_sent, info->bytes_received, sent,
                     received);
    if (received < info->lower_bound)
        return wrong(failure, "rank %d: receives %zu, below its bound %zu",
                     rank, received, info->lower_bound);
    /* With introduced terms a rank may hold only a part of its tile. */
    const size_t whole = (size_t)out_tile->elements * narrower;
    if (reduces && (info->lower_bound > whole ||
                    (check_refs_size(&meaning->introduced) == 1 &&
                     info->lower_bound != whole)))
        return wrong(failure, "rank %d: bound %zu; its result is %zu bytes",
                     rank, info->lower_bound, whole);
    if (!check_is_movement(meaning))
        return true;
    const size_t least = (size_t)missing(c, meaning, tiles, info) * width;
    if (received != least || info->lower_bound != least)
        return wrong(failure,
                     "rank %d: receives %zu bytes, bound %zu; it lacks %zu",
                     rank, received, info->lower_bound, least);
    /* of which the target's bytes are counted */
    const sdyrt_tile *tile = after < before ? &tiles[CHECK_FROM] : out_tile;
    const size_t converted =
        check_converts(c) ? (size_t)tile->elements * after : 0;
    if (info->bytes_local != local + converted || local + received != whole)
        return wrong(failure,
                     "rank %d: %zu bytes local (boxes %zu, converted %zu) and "
                     "%zu received do not make its tile of %" PRId64
                     " elements",
                     rank, info->bytes_local, local, converted, received,
                     out_tile->elements);
    return true;
}

static bool check_rank(const check_case *c, const check_meaning *meaning,
                       int rank, const check_plan_report *report,
                       char *failure) {
    const sdyrt_plan_info *info = &report->info;
    const int64_t devices[2] = {check_device_of(c, CHECK_FROM, rank),
                                check_device_of(c, CHECK_TO, rank)};
    if (info->rank != rank || info->in_device != devices[0] ||
        info->out_device != devices[1])
        return wrong(failure,
                     "rank %d: the plan is of rank %d, devices %" PRId64
                     " and %" PRId64 "; expected %" PRId64 " and %" PRId64,
                     rank, info->rank, info->in_device, info->out_device,
                     devices[0], devices[1]);
    sdyrt_tile tiles[2];
    for (int side = 0; side < 2; side++) {
        const check_sharding *sharding = check_of(c, (check_side)side);
        check_tile(sharding, &c->type,
                   check_position_of(sharding->mesh, devices[side]),
                   &tiles[side]);
    }
    if (!same_tile(&info->in_tile, &tiles[CHECK_FROM]) ||
        !same_tile(&info->out_tile, &tiles[CHECK_TO]))
        return wrong(failure,
                     "rank %d: the plan's tiles are not the definition's",
                     rank);
    return check_bytes(c, meaning, tiles, report, failure);
}

/* -- between ranks --------------------------------------------------------- */

static int compare_boxes(const void *left, const void *right) {
    const check_plan_box *a = left, *b = right;
    if (a->from != b->from)
        return a->from < b->from ? -1 : 1;
    if (a->to != b->to)
        return a->to < b->to ? -1 : 1;
    for (int d = 0; d < a->rank; d++) {
        if (a->size[d] != b->size[d])
            return a->size[d] < b->size[d] ? -1 : 1;
        if (a->offset[d] != b->offset[d])
            return a->offset[d] < b->offset[d] ? -1 : 1;
    }
    return 0;
}

/* True if some rank goes through scratch: then offsets of boxes are not
 * compared, as the info does not give the part of the tensor in scratch. */
static bool uses_scratch(int n_ranks, const check_plan_report *reports) {
    for (int r = 0; r < n_ranks; r++)
        if (reports[r].info.scratch > 0)
            return true;
    return false;
}

/* The boxes of all ranks in one direction, sorted, without local copies, which
 * are not sent. Ownership: the caller frees them. */
static check_plan_box *gather(int n_ranks, const check_plan_report *reports,
                              bool sends, int64_t *count) {
    int64_t most = 1;
    for (int r = 0; r < n_ranks; r++)
        most += sends ? reports[r].n_sends : reports[r].n_receives;
    check_plan_box *all = malloc((size_t)most * sizeof *all);
    const bool placed = !uses_scratch(n_ranks, reports);
    *count = 0;
    for (int r = 0; all != NULL && r < n_ranks; r++) {
        const check_plan_box *boxes =
            sends ? reports[r].sends : reports[r].receives;
        const int64_t n = sends ? reports[r].n_sends : reports[r].n_receives;
        for (int64_t i = 0; i < n; i++) {
            if (boxes[i].from == boxes[i].to)
                continue;
            check_plan_box *box = &all[(*count)++];
            *box = boxes[i];
            if (!placed)
                memset(box->offset, 0, sizeof box->offset);
        }
    }
    if (all != NULL)
        qsort(all, (size_t)*count, sizeof *all, compare_boxes);
    return all;
}

static bool check_pairs(int n_ranks, const check_plan_report *reports,
                        char *failure) {
    int64_t n_sends, n_receives;
    check_plan_box *sends = gather(n_ranks, reports, true, &n_sends);
    check_plan_box *receives = gather(n_ranks, reports, false, &n_receives);
    bool good = sends != NULL && receives != NULL;
    if (!good)
        (void)wrong(failure, "no memory for all plans' boxes");
    const int64_t n = n_sends > n_receives ? n_sends : n_receives;
    for (int64_t i = 0; good && i < n; i++) {
        if (i < n_sends && i < n_receives &&
            compare_boxes(&sends[i], &receives[i]) == 0)
            continue;
        const bool unsent =
            i >= n_sends ||
            (i < n_receives && compare_boxes(&sends[i], &receives[i]) > 0);
        const check_plan_box *box = unsent ? &receives[i] : &sends[i];
        good = wrong(failure,
                     "%" PRId64 " elements from rank %d to rank %d are %s",
                     box->elements, box->from, box->to,
                     unsent ? "expected, but not sent" : "sent in vain");
    }
    free(sends);
    free(receives);
    return good;
}

/* The number of boxes that a rank sends to others. */
static int64_t messages_of(const check_plan_report *report) {
    int64_t n = 0;
    for (int64_t i = 0; i < report->n_sends; i++)
        n += report->sends[i].to != report->info.rank;
    return n;
}

/* Fails unless ranks that hold the same terms of one tile send numbers of boxes
 * that differ by at most 1. */
static bool shares_evenly(const check_case *c, const check_meaning *meaning,
                          int n_ranks, const check_plan_report *reports,
                          char *failure) {
    for (int a = 0; a < n_ranks; a++) {
        const sdyrt_tile *tile = &reports[a].info.in_tile;
        if (tile->elements == 0)
            continue;
        const int64_t label = check_label(
            c, meaning,
            check_position_of(c->from.mesh, reports[a].info.in_device));
        const int64_t own = messages_of(&reports[a]);
        for (int b = 0; b < n_ranks; b++) {
            const int64_t other = messages_of(&reports[b]);
            if (own - other <= 1 ||
                !same_tile(tile, &reports[b].info.in_tile) ||
                check_label(c, meaning,
                            check_position_of(c->from.mesh,
                                              reports[b].info.in_device)) !=
                    label)
                continue;
            return wrong(failure,
                         "rank %d sends %" PRId64 " boxes, rank %d, which "
                         "holds the same tile, %" PRId64,
                         a, own, b, other);
        }
    }
    return true;
}

/* True if explicit offsets leave a shard of `to` empty: then the numbers by
 * which replicas share the sending have gaps. */
static bool has_gaps(const check_case *c) {
    for (int d = 0; d < c->to.rank; d++) {
        const check_dim *dim = &c->to.dims[d];
        if (dim->partition != SDYRT_OFFSETS)
            continue;
        for (int i = 1; i < dim->n_offsets; i++)
            if (dim->offsets[i - 1] == dim->offsets[i])
                return true;
    }
    return false;
}

/* The paths that follow from the tiles of all ranks. */
static uint64_t paths_of_tiles(const check_case *c, int n_ranks,
                               const check_plan_report *reports) {
    bool no_elements = false;
    for (int d = 0; d < c->type.rank; d++)
        no_elements = no_elements || c->type.dims[d] == 0;
    uint64_t paths = 0;
    for (int side = 0; side < 2; side++) {
        const sdyrt_tile *first = NULL;
        const size_t width =
            sdyrt_dtype_bytes(check_dtype_of(c, (check_side)side));
        for (int r = 0; r < n_ranks; r++) {
            const sdyrt_plan_info *info = &reports[r].info;
            const sdyrt_tile *tile =
                side == CHECK_FROM ? &info->in_tile : &info->out_tile;
            if ((side == CHECK_FROM ? info->in_device : info->out_device) < 0) {
                paths |= CHECK_PATH_BIT(CHECK_PATH_ABSENT);
                continue;
            }
            if (tile->elements == 0)
                paths |= no_elements ? 0 : CHECK_PATH_BIT(CHECK_PATH_EMPTY);
            else if ((size_t)tile->elements * width < LARGE_TILE_BYTES)
                paths |= CHECK_PATH_BIT(CHECK_PATH_SMALL);
            else
                paths |= CHECK_PATH_BIT(CHECK_PATH_LARGE);
            first = first == NULL ? tile : first;
            if (tile->elements != first->elements)
                paths |= CHECK_PATH_BIT(CHECK_PATH_UNEVEN);
        }
    }
    return paths;
}

bool check_reports_agree(const check_case *c, const check_meaning *meaning,
                         int n_ranks, const check_plan_report *reports,
                         uint64_t *paths, char *failure) {
    *paths = paths_of_tiles(c, n_ranks, reports);
    for (int r = 0; r < n_ranks; r++)
        if (!check_rank(c, meaning, r, &reports[r], failure))
            return false;
    if (!check_pairs(n_ranks, reports, failure))
        return false;
    if (!check_is_movement(meaning))
        return true;
    char text[CHECK_TEXT_BYTES];
    const bool uneven = !shares_evenly(c, meaning, n_ranks, reports, text);
    if (uneven)
        *paths |= CHECK_PATH_BIT(CHECK_PATH_UNEVEN_SENDERS);
    const bool must = c->kind == SDYRT_OP_RESHARD && !has_gaps(c) &&
                      c->from.mesh == c->to.mesh &&
                      memcmp(c->ranks[CHECK_FROM], c->ranks[CHECK_TO],
                             sizeof c->ranks[CHECK_FROM]) == 0;
    return !uneven || !must || wrong(failure, "%s", text);
}
