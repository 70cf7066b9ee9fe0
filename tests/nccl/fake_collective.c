/* Collectives of the fake's NCCL.
 *
 * Each waits on its stream for those of all other ranks of the communicator,
 * is compared with them, and moves the bytes. Terms are combined one by one,
 * each time rounded, from a rank on that depends on where the element is, as
 * rings do: in another order than the backend's own. */
#include "fake_nccl.h"
#include "kernels/box.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct fake_collective {
    fake_item base;
    sdyi_nccl_comm *comm;
    fake_function function;
    const char *call;
    const char *from; /* broadcast: of the root alone */
    char *to;         /* reduce: of the root alone */
    size_t count;
    sdyi_nccl_dtype dtype;
    int op, root; /* 0: none */
    bool has_started, is_done;
    int slot;           /* of its stream */
    fake_clock started; /* what it acts by */
    fake_clock seen;    /* from the others */
} fake_collective;

static bool reduces(fake_function f) {
    return f == FAKE_REDUCE_SCATTER || f == FAKE_ALL_REDUCE || f == FAKE_REDUCE;
}

/* Bytes of the buffer that is read, or written. */
static size_t bytes_of(const fake_collective *c, bool is_to) {
    const size_t bytes = c->count * fake_dtype_bytes(c->dtype);
    const bool is_whole = is_to ? c->function == FAKE_ALL_GATHER
                                : c->function == FAKE_REDUCE_SCATTER;
    return is_whole || c->function == FAKE_ALL_TO_ALL
               ? bytes * (size_t)c->comm->world->size
               : bytes;
}

static bool reads(const fake_collective *c) {
    return c->function != FAKE_BROADCAST || c->root == c->comm->rank;
}

static bool writes(const fake_collective *c) {
    return c->function != FAKE_REDUCE || c->root == c->comm->rank;
}

/* -- moving ---------------------------------------------------------------- */

static void access_all(const fake_world *w, bool is_write) {
    for (int r = 0; r < w->size; r++) {
        fake_collective *c = w->here[r];
        const fake_actor actor = {c->slot, &c->started, c->base.what};
        if (is_write && writes(c))
            fake_access(&actor, c->to, bytes_of(c, true), 0, true);
        else if (!is_write && reads(c))
            fake_access(&actor, c->from, bytes_of(c, false), 0, false);
    }
}

static bool owns(const fake_collective *c) {
    const int device = c->comm->device;
    return (!writes(c) || fake_owns(c->to, bytes_of(c, true), device)) &&
           (!reads(c) || fake_owns(c->from, bytes_of(c, false), device));
}

static bool own_all(const fake_world *w) {
    for (int r = 0; r < w->size; r++)
        if (!owns(w->here[r]))
            return false;
    return true;
}

static sdyrt_dtype dtype_of(sdyi_nccl_dtype dtype) {
    static const sdyrt_dtype dtypes[] = {
        [SDYI_NCCL_INT8] = SDYRT_I8,     [SDYI_NCCL_UINT8] = SDYRT_U8,
        [SDYI_NCCL_INT32] = SDYRT_I32,   [SDYI_NCCL_UINT32] = SDYRT_U32,
        [SDYI_NCCL_INT64] = SDYRT_I64,   [SDYI_NCCL_UINT64] = SDYRT_U64,
        [SDYI_NCCL_FLOAT16] = SDYRT_F16, [SDYI_NCCL_FLOAT32] = SDYRT_F32,
        [SDYI_NCCL_FLOAT64] = SDYRT_F64, [SDYI_NCCL_BFLOAT16] = SDYRT_BF16};
    return dtypes[dtype];
}

static sdyrt_reduction reduction_of(int op) {
    static const sdyrt_reduction reductions[] = {[SDYI_NCCL_SUM] = SDYRT_SUM,
                                                 [SDYI_NCCL_PROD] = SDYRT_PROD,
                                                 [SDYI_NCCL_MAX] = SDYRT_MAX,
                                                 [SDYI_NCCL_MIN] = SDYRT_MIN};
    return reductions[op];
}

/* All terms of elements [first, end), into `sums`. */
static void combine(const fake_world *w, size_t first, size_t end, int start,
                    char *sums) {
    const fake_collective *c = w->here[0];
    const size_t width = fake_dtype_bytes(c->dtype);
    const int64_t counts[1] = {(int64_t)(end - first)}, strides[1] = {1};
    for (int i = 0; i < w->size; i++) {
        const char *const term =
            (const char *)fake_alias(w->here[(start + i) % w->size]->from) +
            first * width;
        if (i == 0) {
            memcpy(sums + first * width, term, (end - first) * width);
            continue;
        }
        const sdyi_term terms[2] = {{term, strides},
                                    {sums + first * width, strides}};
        sdyi_reduce_box(dtype_of(c->dtype), reduction_of(c->op), terms, 2,
                        sums + first * width, strides, counts, 1);
    }
}

/* The result for every rank, from all ranks: gathered, or reduced. */
static char *make_result(const fake_world *w) {
    const fake_collective *c = w->here[0];
    const size_t n = (size_t)w->size;
    const size_t bytes = bytes_of(c, false);
    char *all = malloc(bytes * n + 1);
    if (all == NULL)
        abort();
    if (!reduces(c->function)) {
        for (size_t r = 0; r < n; r++)
            if (reads(w->here[r]))
                memcpy(all + r * bytes, fake_alias(w->here[r]->from), bytes);
        return all;
    }
    const size_t elements = bytes / fake_dtype_bytes(c->dtype);
    for (size_t r = 0; r < n; r++)
        combine(w, elements * r / n, elements * (r + 1) / n, (int)((r + 1) % n),
                all);
    return all;
}

static void move_all(const fake_world *w) {
    const fake_collective *first = w->here[0];
    const size_t bytes = first->count * fake_dtype_bytes(first->dtype);
    const size_t n = (size_t)w->size;
    char *all = make_result(w);
    for (size_t r = 0; r < n; r++) {
        if (!writes(w->here[r]))
            continue;
        char *const to = fake_alias(w->here[r]->to);
        switch (first->function) {
        case FAKE_ALL_GATHER:
            memcpy(to, all, n * bytes);
            break;
        case FAKE_REDUCE_SCATTER:
            memcpy(to, all + r * bytes, bytes);
            break;
        case FAKE_BROADCAST:
            memcpy(to, all + (size_t)first->root * bytes, bytes);
            break;
        case FAKE_ALL_TO_ALL:
            for (size_t i = 0; i < n; i++)
                memcpy(to + i * bytes, all + (i * n + r) * bytes, bytes);
            break;
        case FAKE_ALL_REDUCE:
        case FAKE_REDUCE:
        case FAKE_MESSAGES:
        case FAKE_FUNCTIONS:
            memcpy(to, all, bytes);
            break;
        }
    }
    free(all);
}

/* -- meeting --------------------------------------------------------------- */

static bool are_alike(const fake_collective *a, const fake_collective *b) {
    return a->function == b->function && a->count == b->count &&
           a->dtype == b->dtype && a->op == b->op && a->root == b->root;
}

/* All ranks are here. */
static void run(fake_world *w) {
    bool is_right = true;
    for (int r = 1; r < w->size; r++) {
        const fake_collective *a = w->here[0], *b = w->here[r];
        if (are_alike(a, b))
            continue;
        is_right = false;
        fake_refuse("rank 0 of a communicator calls %s with %zu of dtype %d, "
                    "op %d, root %d, rank %d calls %s with %zu of dtype %d, "
                    "op %d, root %d",
                    a->call, a->count, (int)a->dtype, a->op, a->root, r,
                    b->call, b->count, (int)b->dtype, b->op, b->root);
    }
    if (is_right) {
        access_all(w, false);
        access_all(w, true);
    }
    if (is_right && own_all(w))
        move_all(w);
    for (int r = 0; r < w->size; r++)
        for (int i = 0; i < w->size; i++)
            if (reads(w->here[i]) && writes(w->here[r]))
                fake_clock_merge(&w->here[r]->seen, &w->here[i]->started);
    for (int r = 0; r < w->size; r++) {
        w->here[r]->is_done = true;
        w->here[r] = NULL;
    }
}

static bool are_all_here(const fake_world *w) {
    for (int r = 0; r < w->size; r++)
        if (w->here[r] == NULL)
            return false;
    return true;
}

static bool step_collective(fake_item *item, const fake_actor *actor) {
    fake_collective *c = (fake_collective *)item;
    fake_world *w = c->comm->world;
    if (c->comm->is_aborted)
        return fake_has_drained(item);
    if (!c->has_started) {
        if (!fake_operation_starts(c->comm, item, actor))
            return false;
        c->has_started = true;
        c->slot = actor->slot;
        c->started = *actor->clock;
        w->here[c->comm->rank] = c;
        if (are_all_here(w))
            run(w);
    }
    if (!c->is_done)
        return false;
    fake_clock_merge(actor->clock, &c->seen);
    fake_operation_ends(c->comm, actor);
    return true;
}

static bool collective_uses(const fake_item *item, const void *memory,
                            size_t bytes) {
    const fake_collective *c = (const fake_collective *)item;
    return (writes(c) && fake_is_within(c->to, memory, bytes)) ||
           (reads(c) && fake_is_within(c->from, memory, bytes));
}

static void free_collective(fake_item *item) {
    fake_collective *c = (fake_collective *)item;
    if (c->comm->world->here[c->comm->rank] == c)
        c->comm->world->here[c->comm->rank] = NULL;
    fake_drop_operation(c->comm, item);
    free(c);
}

static fake_item *clone_collective(const fake_item *item) {
    fake_collective *copy = malloc(sizeof *copy);
    if (copy == NULL)
        abort();
    *copy = *(const fake_collective *)item;
    copy->comm->open++;
    return &copy->base;
}

/* -- calling --------------------------------------------------------------- */

/* The place of a buffer that may share memory with the other; NULL: none. */
static const char *in_place(const fake_collective *c) {
    const size_t own =
        (size_t)c->comm->rank * c->count * fake_dtype_bytes(c->dtype);
    switch (c->function) {
    case FAKE_ALL_GATHER:
        return c->to + own;
    case FAKE_REDUCE_SCATTER: /* to == from + own */
        return c->to - own;
    case FAKE_ALL_TO_ALL:
        return NULL;
    case FAKE_ALL_REDUCE:
    case FAKE_BROADCAST:
    case FAKE_REDUCE:
    case FAKE_MESSAGES:
    case FAKE_FUNCTIONS:
        break;
    }
    return c->to;
}

static sdyi_nccl_result check_memory(const fake_collective *c) {
    const int device = c->comm->device;
    const size_t from = bytes_of(c, false), to = bytes_of(c, true);
    if (!owns(c))
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                "%s: %p, %p are not memory of device %d",
                                c->call, (const void *)c->from, (void *)c->to,
                                device);
    if (reads(c) && writes(c) && c->from < c->to + to &&
        c->to < c->from + from && c->from != in_place(c))
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                "%s: its buffers overlap and are not in place",
                                c->call);
    return SDYI_NCCL_SUCCESS;
}

/* Whatever the size: which algorithm a collective takes is NCCL's choice. */
static sdyi_nccl_result check_registered(const fake_collective *c,
                                         struct CUstream_st *stream) {
    const bool is_captured = fake_is_captured(fake_stream_of(stream, c->call));
    const bool is_any =
        fake_is_taken_registered(c->comm, c->to, bytes_of(c, true),
                                 is_captured) ||
        (reads(c) && fake_is_taken_registered(c->comm, c->from,
                                              bytes_of(c, false), is_captured));
    return is_any ? fake_nccl_refuse(
                        SDYI_NCCL_INVALID_USAGE,
                        "%s: %p or %p is registered with its communicator: by "
                        "NVLS the call waits on the host for all ranks of the "
                        "machine, whose memory must be so too, and no abort "
                        "ends that",
                        c->call, (const void *)c->from, (void *)c->to)
                  : SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result check(const fake_collective *c,
                              struct CUstream_st *stream) {
    const char *const call = c->call;
    const sdyi_nccl_result result = fake_check_comm(call, c->comm);
    if (result != SDYI_NCCL_SUCCESS)
        return result;
    if (fake_group_is_open())
        return fake_nccl_refuse(SDYI_NCCL_INVALID_USAGE,
                                "%s: in a group, which NCCL reorders", call);
    if (c->count == 0)
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                "%s: nothing is moved", call);
    if ((int)c->dtype < 0 || c->dtype > SDYI_NCCL_BFLOAT16)
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT, "%s: dtype %d",
                                call, (int)c->dtype);
    if (reduces(c->function) && (c->op < 0 || c->op > SDYI_NCCL_MIN))
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT, "%s: op %d", call,
                                c->op);
    if (reduces(c->function) && c->op >= SDYI_NCCL_MAX &&
        c->dtype >= SDYI_NCCL_FLOAT16)
        return fake_nccl_refuse(SDYI_NCCL_INVALID_USAGE,
                                "%s: op %d of floats loses NaNs", call, c->op);
    if (c->root < 0 || c->root >= c->comm->world->size)
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                "%s: root %d of %d ranks", call, c->root,
                                c->comm->world->size);
    if (fake_check_stream(call, c->comm, stream) != SDYI_NCCL_SUCCESS)
        return SDYI_NCCL_INVALID_ARGUMENT;
    const sdyi_nccl_result memory = check_memory(c);
    return memory == SDYI_NCCL_SUCCESS ? check_registered(c, stream) : memory;
}

/* NCCL chooses an algorithm by the size, and connects what it needs for one at
 * the first call that has it. Here another begins in the middle of each power
 * of two. */
static void connect_algorithm(const fake_collective *c,
                              struct CUstream_st *stream) {
    const size_t bytes = c->count * fake_dtype_bytes(c->dtype);
    const uint64_t bit = (uint64_t)1
                         << (63 - __builtin_clzll(bytes * 2 / 3 | 1));
    uint64_t *const known = &c->comm->algorithms[c->function];
    if (c->comm->is_connected[c->function] && (*known & bit) == 0 &&
        fake_is_captured(fake_stream_of(stream, c->call)))
        fake_refuse("%s of %zu bytes is captured, and none of such a size was "
                    "called before: NCCL connects another algorithm then",
                    c->call, bytes);
    *known |= bit;
}

static sdyi_nccl_result call(const fake_collective *wanted,
                             struct CUstream_st *stream) {
    fake_lock();
    sdyi_nccl_result result = fake_should_fail(wanted->call)
                                  ? SDYI_NCCL_SYSTEM_ERROR
                                  : check(wanted, stream);
    if (result == SDYI_NCCL_SUCCESS) {
        fake_collective *c = malloc(sizeof *c);
        if (c == NULL)
            abort();
        *c = *wanted;
        c->base = (fake_item){.what = wanted->call,
                              .step = step_collective,
                              .uses = collective_uses,
                              .clone = clone_collective,
                              .free = free_collective};
        fake_count_collective(wanted->count * fake_dtype_bytes(wanted->dtype));
        const bool is_messages = c->function == FAKE_ALL_TO_ALL;
        if (!is_messages)
            connect_algorithm(c, stream);
        result = fake_put_operation(c->comm, c->function, stream, &c->base,
                                    is_messages ? c->comm->world->size : 1);
    }
    fake_unlock();
    return result;
}

sdyi_nccl_result fake_all_gather(const void *from, void *to, size_t count,
                                 sdyi_nccl_dtype dtype, sdyi_nccl_comm *comm,
                                 struct CUstream_st *stream) {
    const fake_collective c = {.comm = comm,
                               .function = FAKE_ALL_GATHER,
                               .call = "ncclAllGather",
                               .from = from,
                               .to = to,
                               .count = count,
                               .dtype = dtype};
    return call(&c, stream);
}

sdyi_nccl_result fake_reduce_scatter(const void *from, void *to, size_t count,
                                     sdyi_nccl_dtype dtype, sdyi_nccl_redop op,
                                     sdyi_nccl_comm *comm,
                                     struct CUstream_st *stream) {
    const fake_collective c = {.comm = comm,
                               .function = FAKE_REDUCE_SCATTER,
                               .call = "ncclReduceScatter",
                               .from = from,
                               .to = to,
                               .count = count,
                               .dtype = dtype,
                               .op = (int)op};
    return call(&c, stream);
}

sdyi_nccl_result fake_all_reduce(const void *from, void *to, size_t count,
                                 sdyi_nccl_dtype dtype, sdyi_nccl_redop op,
                                 sdyi_nccl_comm *comm,
                                 struct CUstream_st *stream) {
    const fake_collective c = {.comm = comm,
                               .function = FAKE_ALL_REDUCE,
                               .call = "ncclAllReduce",
                               .from = from,
                               .to = to,
                               .count = count,
                               .dtype = dtype,
                               .op = (int)op};
    return call(&c, stream);
}

sdyi_nccl_result fake_broadcast(const void *from, void *to, size_t count,
                                sdyi_nccl_dtype dtype, int root,
                                sdyi_nccl_comm *comm,
                                struct CUstream_st *stream) {
    const fake_collective c = {.comm = comm,
                               .function = FAKE_BROADCAST,
                               .call = "ncclBroadcast",
                               .from = from,
                               .to = to,
                               .count = count,
                               .dtype = dtype,
                               .root = root};
    return call(&c, stream);
}

sdyi_nccl_result fake_reduce(const void *from, void *to, size_t count,
                             sdyi_nccl_dtype dtype, sdyi_nccl_redop op,
                             int root, sdyi_nccl_comm *comm,
                             struct CUstream_st *stream) {
    const fake_collective c = {.comm = comm,
                               .function = FAKE_REDUCE,
                               .call = "ncclReduce",
                               .from = from,
                               .to = to,
                               .count = count,
                               .dtype = dtype,
                               .op = (int)op,
                               .root = root};
    return call(&c, stream);
}

sdyi_nccl_result fake_all_to_all(const void *from, void *to, size_t count,
                                 sdyi_nccl_dtype dtype, sdyi_nccl_comm *comm,
                                 struct CUstream_st *stream) {
    const fake_collective c = {.comm = comm,
                               .function = FAKE_ALL_TO_ALL,
                               .call = "ncclAlltoAll",
                               .from = from,
                               .to = to,
                               .count = count,
                               .dtype = dtype};
    return call(&c, stream);
}
