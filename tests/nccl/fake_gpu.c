/* The device layer of the fake: streams and events. */
#include "base/status.h"
#include "fake.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MAX_DEVICES 16
#define MAX_STREAMS (FAKE_SLOTS - MAX_DEVICES)
#define QUEUE 1024 /* that are not done, of a device */

/* The work that an event was recorded after: one for each record. */
typedef struct mark {
    int users;
    bool is_done;
    fake_clock clock;
    /* While a graph is captured. */
    fake_graph *graph;
    fake_stream *stream;
    int64_t puts;          /* on the stream before it */
    struct mark *instance; /* of the launch that is being put on streams */
} mark;

struct fake_graph {
    fake_stream *origin;
    fake_item *first, *last;
    /* The streams of a launch, by the one that was captured; NULL: there is
     * none yet. */
    fake_stream *branches[MAX_STREAMS];
};

struct CUevent_st {
    int device;
    bool is_destroyed;
    mark *last; /* NULL: not recorded */
    struct CUevent_st *next;
};

struct fake_stream {
    bool is_live;
    bool is_held;
    bool is_first; /* of the highest priority */
    bool is_left;  /* nobody has it any more */
    int device;
    int slot;
    uint64_t id; /* of all streams so far */
    fake_clock clock;
    fake_item *first, *last;
    fake_graph *graph; /* what is put here goes there; NULL: is executed */
    int64_t puts;      /* into the graph */
    int64_t joined;    /* of these, that its origin waits for */
};

static struct {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int devices;
    uint64_t seed;
    char refusal[512];
    char fails[64];
    int64_t fails_at;
    int64_t left, made, launches, groups, messages, collectives;
    int64_t streams_made, kernels_first, groups_first, uploads,
        largest_collective;
    struct {
        size_t all, n_free;
    } memories[MAX_DEVICES];
    fake_stream streams[MAX_STREAMS];
    fake_stream defaults[MAX_DEVICES];
    uint64_t n_streams;            /* so far */
    bool has_context[MAX_DEVICES]; /* by the first thread that selected it */
    struct CUevent_st *dead;       /* destroyed ones, kept to know them by */
    int queued[MAX_DEVICES];       /* launches and the like */
    bool waits_for_room; /* what finds none waits, and is not refused */
    bool blocks_queries;
    int processors; /* of each device: thread blocks of NCCL that it runs */
    uint64_t epoch; /* of fake_reset */
} fake = {.lock = PTHREAD_MUTEX_INITIALIZER,
          .changed = PTHREAD_COND_INITIALIZER,
          .devices = 1,
          .seed = 1};

static _Thread_local struct {
    uint64_t epoch;
    int device;
    fake_clock clock;                  /* what it has seen to be done */
    fake_stream *streams[MAX_DEVICES]; /* its own: cudaStreamPerThread */
} thread;

static _Thread_local fake_calls calls;

fake_calls *fake_calls_of_thread(void) {
    return &calls;
}

/* -- the world ------------------------------------------------------------- */

void fake_lock(void) {
    pthread_mutex_lock(&fake.lock);
    if (thread.epoch == fake.epoch)
        return;
    memset(&thread, 0, sizeof thread);
    thread.epoch = fake.epoch;
}

void fake_unlock(void) {
    pthread_cond_broadcast(&fake.changed);
    pthread_mutex_unlock(&fake.lock);
}

void fake_pause(void) {
    struct timespec until;
    (void)clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += 1000000;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    (void)pthread_cond_timedwait(&fake.changed, &fake.lock, &until);
}

void fake_refuse(const char *format, ...) {
    if (fake.refusal[0] != '\0')
        return;
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(fake.refusal, sizeof fake.refusal, format, arguments);
    va_end(arguments);
}

bool fake_has_refused(void) {
    return fake.refusal[0] != '\0';
}

const char *fake_refusal(void) {
    static _Thread_local char text[sizeof fake.refusal];
    fake_lock();
    memcpy(text, fake.refusal, sizeof text);
    fake_unlock();
    return text;
}

void fake_fail(const char *function, int64_t nth) {
    fake_lock();
    (void)snprintf(fake.fails, sizeof fake.fails, "%s",
                   function == NULL ? "" : function);
    fake.fails_at = nth;
    fake_unlock();
}

bool fake_should_fail(const char *function) {
    if (strcmp(fake.fails, function) != 0 || fake.fails_at-- > 0)
        return false;
    fake.fails[0] = '\0';
    return true;
}

uint64_t fake_random(uint64_t below) {
    fake.seed = fake.seed * 6364136223846793005u + 1442695040888963407u;
    return (fake.seed >> 33) % below;
}

void fake_count(int64_t things) {
    fake.left += things;
    fake.made += things > 0;
}

void fake_count_launch(const fake_stream *stream, int64_t launches,
                       int64_t groups, int64_t messages) {
    fake.launches += launches;
    fake.groups += groups;
    fake.messages += messages;
    fake.kernels_first += stream->is_first ? launches : 0;
    fake.groups_first += stream->is_first ? groups : 0;
}

void fake_count_upload(void) {
    fake.uploads++;
}

void fake_count_collective(size_t bytes) {
    fake.collectives++;
    if ((int64_t)bytes > fake.largest_collective)
        fake.largest_collective = (int64_t)bytes;
}

static int64_t get(const int64_t *counter) {
    fake_lock();
    const int64_t value = *counter;
    fake_unlock();
    return value;
}

int64_t fake_left(void) {
    return get(&fake.left);
}

int64_t fake_made(void) {
    return get(&fake.made);
}

int64_t fake_launches(void) {
    return get(&fake.launches);
}

int64_t fake_groups(void) {
    return get(&fake.groups);
}

int64_t fake_kernels_first(void) {
    return get(&fake.kernels_first);
}

int64_t fake_groups_first(void) {
    return get(&fake.groups_first);
}

int64_t fake_uploads(void) {
    return get(&fake.uploads);
}

int64_t fake_streams_made(void) {
    return get(&fake.streams_made);
}

int64_t fake_messages(void) {
    return get(&fake.messages);
}

int64_t fake_largest_collective(void) {
    return get(&fake.largest_collective);
}

int64_t fake_collectives(void) {
    return get(&fake.collectives);
}

static void drop_items(fake_stream *s) {
    while (s->first != NULL) {
        fake_item *item = s->first;
        s->first = item->next;
        fake.queued[s->device] -= item->is_queued;
        item->free(item);
    }
    s->last = NULL;
}

void fake_reset(int devices, uint64_t seed) {
    pthread_mutex_lock(&fake.lock);
    for (int i = 0; i < MAX_STREAMS; i++)
        drop_items(&fake.streams[i]);
    for (int i = 0; i < MAX_DEVICES; i++)
        drop_items(&fake.defaults[i]);
    fake_nccl_reset();
    while (fake.dead != NULL) {
        struct CUevent_st *event = fake.dead;
        fake.dead = event->next;
        free(event);
    }
    memset(fake.streams, 0, sizeof fake.streams);
    memset(fake.defaults, 0, sizeof fake.defaults);
    memset(fake.has_context, 0, sizeof fake.has_context);
    fake.n_streams = MAX_DEVICES; /* the defaults */
    fake.blocks_queries = false;
    memset(fake.queued, 0, sizeof fake.queued);
    fake.waits_for_room = false;
    fake.processors = 132;
    fake.devices = devices;
    for (int i = 0; i < MAX_DEVICES; i++)
        fake_device_has(i, (size_t)32 << 30, (size_t)16 << 30);
    fake.seed = seed;
    fake.refusal[0] = fake.fails[0] = '\0';
    fake.left = fake.made = 0;
    fake.launches = fake.groups = fake.messages = fake.collectives = 0;
    fake.streams_made = fake.kernels_first = fake.groups_first = 0;
    fake.uploads = fake.largest_collective = 0;
    fake.epoch++;
    for (int i = 0; i < MAX_STREAMS; i++)
        fake.streams[i].slot = i;
    for (int i = 0; i < MAX_DEVICES; i++)
        fake.defaults[i] = (fake_stream){.is_live = true,
                                         .device = i,
                                         .slot = MAX_STREAMS + i,
                                         .id = 1 + (uint64_t)i};
    pthread_mutex_unlock(&fake.lock);
}

/* -- streams --------------------------------------------------------------- */

int fake_device(void) {
    return thread.device;
}

/* One that is free, for this thread's device; NULL: there is none. */
static fake_stream *take_stream(void) {
    for (int i = 0; i < MAX_STREAMS; i++) {
        fake_stream *s = &fake.streams[i];
        if (s->is_live)
            continue;
        s->is_live = true;
        s->is_first = false;
        s->is_left = false;
        s->device = thread.device;
        s->id = ++fake.n_streams;
        return s;
    }
    return NULL;
}

fake_stream *fake_stream_of(struct CUstream_st *stream, const char *call) {
    if (stream == NULL)
        return &fake.defaults[thread.device];
    if (stream == FAKE_PER_THREAD && thread.streams[thread.device] == NULL) {
        thread.streams[thread.device] = take_stream();
        if (thread.streams[thread.device] == NULL)
            abort();
    }
    fake_stream *s = stream == FAKE_PER_THREAD ? thread.streams[thread.device]
                                               : (fake_stream *)(void *)stream;
    const bool is_one = s >= fake.streams && s < fake.streams + MAX_STREAMS;
    if (!is_one || !s->is_live) {
        fake_refuse("%s: %p is no stream, or was destroyed", call,
                    (void *)stream);
        return NULL;
    }
    return s;
}

int fake_stream_device(const fake_stream *stream) {
    return stream->device;
}

bool fake_is_idle(const fake_stream *stream) {
    return stream->first == NULL;
}

bool fake_is_captured(const fake_stream *stream) {
    return stream->graph != NULL;
}

void fake_hold(fake_stream *stream, bool is_held) {
    stream->is_held = is_held;
}

void fake_wait_for_room(void) {
    fake_lock();
    fake.waits_for_room = true;
    fake_unlock();
}

/* At the end of a stream, or of the graph that it is captured for. */
static void append(fake_stream *stream, fake_item *item) {
    item->clock = thread.clock;
    item->next = NULL;
    item->captured = stream;
    fake_graph *g = stream->graph;
    fake_item **first = g != NULL ? &g->first : &stream->first;
    fake_item **last = g != NULL ? &g->last : &stream->last;
    if (*last == NULL)
        *first = item;
    else
        (*last)->next = item;
    *last = item;
}

void fake_put(fake_stream *stream, fake_item *item) {
    const fake_graph *const g = stream->graph;
    if (stream->is_held)
        fake_refuse("%s is put on a stream while NCCL puts a group there",
                    item->what);
    append(stream, item);
    stream->puts++;
    item->is_queued = g == NULL;
    if (g == NULL && ++fake.queued[stream->device] > QUEUE &&
        !fake.waits_for_room)
        fake_refuse("%s waits for room in CUDA's queue, which nothing but an "
                    "abort may end",
                    item->what);
    if (g != NULL && item->clone == NULL)
        fake_refuse("%s is put on a stream that is captured", item->what);
}

const char *fake_user_of(const void *memory, size_t bytes) {
    for (int i = 0; i < MAX_STREAMS + MAX_DEVICES; i++) {
        const fake_stream *const s = i < MAX_STREAMS
                                         ? &fake.streams[i]
                                         : &fake.defaults[i - MAX_STREAMS];
        for (const fake_item *k = s->first; k != NULL; k = k->next)
            if (k->uses != NULL && k->uses(k, memory, bytes))
                return k->what;
    }
    return NULL;
}

void fake_saw(const fake_clock *clock) {
    fake_clock_merge(&thread.clock, clock);
}

/* Try the first launch of a stream; whether it is done. */
static bool try_stream(fake_stream *s) {
    fake_item *item = s->first;
    if (item == NULL)
        return false;
    fake_clock clock = s->clock;
    fake_clock_merge(&clock, &item->clock);
    clock.at[s->slot]++;
    const fake_actor actor = {s->slot, &clock, item->what};
    if (!item->step(item, &actor))
        return false;
    s->clock = clock;
    s->first = item->next;
    fake.queued[s->device] -= item->is_queued;
    if (s->first == NULL) {
        s->last = NULL;
        s->is_live = s->is_live && !s->is_left;
    }
    item->free(item);
    return true;
}

void fake_advance(void) {
    const int n = MAX_STREAMS + MAX_DEVICES;
    for (uint64_t left = 1 + fake_random(3); left > 0; left--) {
        const int start = (int)fake_random((uint64_t)n);
        for (int i = 0; i < n; i++) {
            const int k = (start + i) % n;
            if (try_stream(k < MAX_STREAMS ? &fake.streams[k]
                                           : &fake.defaults[k - MAX_STREAMS]))
                break;
        }
    }
}

static sdyrt_status create_stream(bool is_first, struct CUstream_st **stream) {
    fake_lock();
    fake_stream *s = take_stream();
    if (s != NULL) {
        s->is_first = is_first;
        fake.streams_made++;
        fake_count(1);
    }
    fake_unlock();
    *stream = (struct CUstream_st *)(void *)s;
    return s != NULL ? SDYRT_OK
                     : sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                                 "no stream is left");
}

sdyrt_status sdyi_gpu_stream_create(struct CUstream_st **stream) {
    return create_stream(false, stream);
}

sdyrt_status sdyi_gpu_stream_create_first(struct CUstream_st **stream) {
    return create_stream(true, stream);
}

void sdyi_gpu_stream_destroy(struct CUstream_st *stream) {
    if (stream == NULL)
        return;
    fake_lock();
    fake_stream *s = fake_stream_of(stream, "cudaStreamDestroy");
    if (s != NULL) {
        if (s->first != NULL)
            fake_refuse("a stream is destroyed with %s on it", s->first->what);
        drop_items(s);
        s->is_live = s->is_held = false;
        fake_count(-1);
    }
    fake_unlock();
}

/* -- queries --------------------------------------------------------------- */

void fake_block_queries(void) {
    fake_lock();
    fake.blocks_queries = true;
    fake_unlock();
}

void fake_unblock_queries(void) {
    fake.blocks_queries = false;
}

/* With the lock held, as all that is between a query and its answer. */
static void start_query(void) {
    calls.query++;
    fake_lock();
    const double until = sdyi_clock() + 20;
    while (fake.blocks_queries && sdyi_clock() < until)
        fake_pause();
    fake_advance();
}

void fake_stream_reuse(struct CUstream_st *stream) {
    fake_lock();
    fake_stream *s = fake_stream_of(stream, "cudaStreamDestroy");
    fake_stream *const old = take_stream();
    if (s == NULL || old == NULL)
        abort();
    s->clock.at[s->slot]++; /* the first of its work may have started */
    fake_clock_merge(&old->clock, &s->clock);
    old->first = s->first;
    old->last = s->last;
    old->is_left = true;
    s->first = s->last = NULL;
    s->id = ++fake.n_streams;
    fake_unlock();
}

sdyrt_status fake_stream_is_done(struct CUstream_st *stream, bool *is_done) {
    start_query();
    fake_stream *s = fake_stream_of(stream, "cudaStreamQuery");
    *is_done = s != NULL && s->first == NULL;
    if (*is_done)
        fake_saw(&s->clock);
    fake_unlock();
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_stream_id(struct CUstream_st *stream, uint64_t *id) {
    calls.get_id++;
    fake_lock();
    const fake_stream *s = fake_stream_of(stream, "cudaStreamGetId");
    *id = s == NULL ? 0 : s->id;
    fake_unlock();
    return s != NULL ? SDYRT_OK
                     : sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "refused");
}

sdyrt_status sdyi_gpu_stream_is_capturing(struct CUstream_st *stream,
                                          bool *is_capturing) {
    calls.is_capturing++;
    fake_lock();
    const fake_stream *s = fake_stream_of(stream, "cudaStreamIsCapturing");
    *is_capturing = s != NULL && s->graph != NULL;
    fake_unlock();
    return SDYRT_OK;
}

/* -- events ---------------------------------------------------------------- */

typedef struct event_item {
    fake_item base;
    mark *m;
} event_item;

static void put_mark(mark *m) {
    if (m != NULL && --m->users == 0)
        free(m);
}

static void free_event_item(fake_item *item) {
    put_mark(((event_item *)item)->m);
    free(item);
}

static bool step_record(fake_item *item, const fake_actor *actor) {
    mark *m = ((event_item *)item)->m;
    m->is_done = true;
    m->clock = *actor->clock;
    return true;
}

static bool step_wait(fake_item *item, const fake_actor *actor) {
    const mark *m = ((event_item *)item)->m;
    if (m->is_done)
        fake_clock_merge(actor->clock, &m->clock);
    return m->is_done;
}

static bool is_event(const fake_item *item) {
    return item->step == step_record || item->step == step_wait;
}

static void put_event(fake_stream *s, mark *m, bool is_record) {
    event_item *item = calloc(1, sizeof *item);
    if (item == NULL)
        abort();
    m->users++;
    item->m = m;
    item->base.what = is_record ? "an event" : "a wait for an event";
    item->base.step = is_record ? step_record : step_wait;
    item->base.free = free_event_item;
    if (s->graph != NULL)
        append(s, &item->base);
    else
        fake_put(s, &item->base);
}

sdyrt_status sdyi_gpu_event_create(struct CUevent_st **event) {
    struct CUevent_st *made = calloc(1, sizeof *made);
    if (made == NULL)
        abort();
    fake_lock();
    const bool fails = fake_should_fail("sdyi_gpu_event_create");
    if (!fails) {
        made->device = thread.device;
        fake_count(1);
    }
    fake_unlock();
    if (fails) {
        free(made);
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "no event is left");
    }
    *event = made;
    return SDYRT_OK;
}

void sdyi_gpu_event_destroy(struct CUevent_st *event) {
    if (event == NULL)
        return;
    fake_lock();
    if (event->is_destroyed) {
        fake_refuse("an event is destroyed twice");
    } else {
        put_mark(event->last);
        event->last = NULL;
        event->is_destroyed = true;
        event->next = fake.dead;
        fake.dead = event;
        fake_count(-1);
    }
    fake_unlock();
}

sdyrt_status sdyi_gpu_event_record(struct CUevent_st *event,
                                   struct CUstream_st *stream) {
    calls.record++;
    mark *m = calloc(1, sizeof *m);
    if (m == NULL)
        abort();
    m->users = 1;
    fake_lock();
    fake_stream *s = fake_stream_of(stream, "cudaEventRecord");
    if (event->is_destroyed)
        fake_refuse("an event is recorded after it was destroyed");
    else if (s != NULL && s->device != event->device)
        fake_refuse("an event of device %d is recorded on a stream of %d",
                    event->device, s->device);
    if (s != NULL && !event->is_destroyed) {
        put_mark(event->last);
        event->last = m;
        m->graph = s->graph;
        m->stream = s;
        m->puts = s->puts;
        put_event(s, m, true);
        m = NULL;
    }
    put_mark(m);
    fake_unlock();
    return s != NULL ? SDYRT_OK
                     : sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "refused");
}

sdyrt_status sdyi_gpu_event_is_done(struct CUevent_st *event, bool *is_done) {
    start_query();
    if (event->is_destroyed)
        fake_refuse("an event is asked for after it was destroyed");
    if (event->last != NULL && event->last->graph != NULL)
        fake_refuse("an event that was captured is asked for");
    *is_done = event->last == NULL || event->last->is_done;
    if (*is_done && event->last != NULL)
        fake_saw(&event->last->clock);
    fake_unlock();
    return SDYRT_OK;
}

/* A wait where a graph is captured: of the event's, or of this stream's. */
static bool join_capture(fake_stream *s, const mark *m) {
    if (m->graph == NULL || (s->graph != NULL && s->graph != m->graph)) {
        fake_refuse("a captured stream waits for what is not captured with it");
        return false;
    }
    if (s->graph == NULL) { /* it becomes part of the capture */
        s->graph = m->graph;
        s->puts = s->joined = 0;
    }
    if (s == m->graph->origin && m->stream != s)
        m->stream->joined = m->puts;
    return true;
}

sdyrt_status sdyi_gpu_stream_wait(struct CUstream_st *stream,
                                  struct CUevent_st *event) {
    calls.wait++;
    fake_lock();
    fake_stream *s = fake_stream_of(stream, "cudaStreamWaitEvent");
    if (event->is_destroyed)
        fake_refuse("an event is waited for after it was destroyed");
    mark *const m = s == NULL ? NULL : event->last;
    const bool is_captured =
        m != NULL && (s->graph != NULL || m->graph != NULL);
    if (m != NULL && (!is_captured || join_capture(s, m)))
        put_event(s, m, false);
    fake_unlock();
    return SDYRT_OK;
}

/* -- graphs ---------------------------------------------------------------- */

void fake_capture_start(struct CUstream_st *stream) {
    fake_graph *g = calloc(1, sizeof *g);
    if (g == NULL)
        abort();
    fake_lock();
    g->origin = fake_stream_of(stream, "cudaStreamBeginCapture");
    g->origin->graph = g;
    fake_unlock();
}

fake_graph *fake_capture_end(struct CUstream_st *stream) {
    fake_lock();
    fake_graph *g = fake_stream_of(stream, "cudaStreamEndCapture")->graph;
    for (int i = 0; i < MAX_STREAMS; i++) {
        fake_stream *s = &fake.streams[i];
        if (s->graph != g)
            continue;
        if (s != g->origin && s->joined != s->puts)
            fake_refuse("a capture ends with work that its origin does not "
                        "wait for");
        s->graph = NULL;
    }
    fake_unlock();
    return g;
}

/* The stream of a launch for what was captured on `captured`. */
static fake_stream *branch_of(fake_graph *graph, fake_stream *captured,
                              fake_stream *launch) {
    fake_stream **const branch = &graph->branches[captured - fake.streams];
    if (captured == graph->origin)
        return launch;
    if (*branch == NULL)
        *branch = take_stream();
    if (*branch == NULL)
        abort();
    (*branch)->device = captured->device;
    return *branch;
}

/* An event of a launch, or a wait for one. */
static void launch_event(fake_stream *s, const event_item *e) {
    const bool is_record = e->base.step == step_record;
    if (is_record) {
        put_mark(e->m->instance);
        e->m->instance = calloc(1, sizeof *e->m->instance);
        if (e->m->instance == NULL)
            abort();
        e->m->instance->users = 1;
    }
    put_event(s, e->m->instance, is_record);
}

/* The graph is queued as one. */
void fake_graph_launch(fake_graph *graph, struct CUstream_st *stream) {
    fake_lock();
    fake_stream *const launch = fake_stream_of(stream, "cudaGraphLaunch");
    const bool waits = fake.waits_for_room;
    const int queued = fake.queued[launch->device];
    fake.waits_for_room = true;
    for (fake_item *i = graph->first; i != NULL; i = i->next) {
        fake_stream *const s = branch_of(graph, i->captured, launch);
        if (is_event(i)) {
            launch_event(s, (const event_item *)i);
        } else {
            fake_item *const copy = i->clone(i);
            copy->is_kept = false;
            fake_put(s, copy);
        }
        s->last->is_queued = i == graph->first;
    }
    fake.waits_for_room = waits;
    fake.queued[launch->device] = queued + (graph->first != NULL);
    fake_unlock();
}

void fake_graph_free(fake_graph *graph) {
    fake_lock();
    while (graph->first != NULL) {
        fake_item *item = graph->first;
        graph->first = item->next;
        if (is_event(item)) {
            mark *const m = ((event_item *)item)->m;
            put_mark(m->instance);
            m->instance = NULL;
        }
        item->free(item);
    }
    for (int i = 0; i < MAX_STREAMS; i++) {
        fake_stream *const s = graph->branches[i];
        if (s == NULL)
            continue;
        s->is_left = s->first != NULL;
        s->is_live = s->is_left;
    }
    fake_unlock();
    free(graph);
}

/* -- devices and memory ---------------------------------------------------- */

sdyrt_status sdyi_gpu_count(int *count) {
    fake_lock();
    const bool fails = fake_should_fail("sdyi_gpu_count");
    *count = fake.devices;
    fake_unlock();
    return fails ? sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                             "cudaGetDeviceCount: no driver")
                 : SDYRT_OK;
}

sdyrt_status sdyi_gpu_select(int device) {
    fake_lock();
    const bool is_one = device >= 0 && device < fake.devices;
    if (is_one) {
        thread.device = device;
        fake.has_context[device] = true;
    } else {
        fake_refuse("device %d of %d is selected", device, fake.devices);
    }
    fake_unlock();
    return is_one ? SDYRT_OK
                  : sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "refused");
}

sdyrt_status sdyi_gpu_current(int *device) {
    calls.get_device++;
    fake_lock();
    *device = thread.device;
    fake_unlock();
    return SDYRT_OK;
}

bool sdyi_gpu_has_context(int device) {
    fake_lock();
    const bool has = fake.has_context[device];
    fake_unlock();
    return has;
}

void sdyi_gpu_pci(int device, char *text, size_t bytes) {
    fake_lock();
    const bool fails = fake_should_fail("sdyi_gpu_pci");
    fake_unlock();
    *text = '\0';
    if (!fails)
        (void)snprintf(text, bytes, "0000:%02x:00.0", (unsigned)device);
}

sdyrt_status sdyi_gpu_relax_capture(void) {
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_processors(int device, int *n) {
    (void)device;
    fake_lock();
    *n = fake.processors;
    fake_unlock();
    return SDYRT_OK;
}

int fake_processors(void) {
    return fake.processors;
}

void fake_has_processors(int n) {
    fake_lock();
    fake.processors = n;
    fake_unlock();
}

void fake_device_has(int device, size_t all, size_t n_free) {
    fake.memories[device].all = all;
    fake.memories[device].n_free = n_free;
}

sdyrt_status sdyi_gpu_memory(size_t *n_free, size_t *all) {
    fake_lock();
    const bool fails = fake_should_fail("sdyi_gpu_memory");
    *n_free = fake.memories[thread.device].n_free;
    *all = fake.memories[thread.device].all;
    fake_unlock();
    return fails ? sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                             "cudaMemGetInfo: refused")
                 : SDYRT_OK;
}

sdyrt_status sdyi_gpu_alloc(size_t bytes, void **memory) {
    fake_lock();
    const bool fails = fake_should_fail("sdyi_gpu_alloc");
    void *const got =
        fails ? NULL : fake_alloc(bytes > 0 ? bytes : 1, thread.device, false);
    fake_unlock();
    if (got == NULL)
        return sdyi_fail(SDYRT_MEMORY, SDYRT_KIND_NO_MEMORY,
                         "no memory for %zu bytes on the device", bytes);
    *memory = got;
    return SDYRT_OK;
}

void sdyi_gpu_free(void *memory) {
    fake_lock();
    (void)fake_free(memory, false);
    fake_unlock();
}

sdyrt_status sdyi_gpu_owns(int device, const void *memory, bool *owns) {
    calls.get_attributes++;
    fake_lock();
    *owns = fake_owns(memory, 1, device);
    fake_unlock();
    return SDYRT_OK;
}

typedef struct copy_item {
    fake_item base;
    void *to;
    const void *from;
    size_t bytes;
} copy_item;

static bool step_copy(fake_item *item, const fake_actor *actor) {
    const copy_item *c = (const copy_item *)item;
    fake_access(actor, c->from, c->bytes, 0, false);
    fake_access(actor, c->to, c->bytes, 0, true);
    memcpy(fake_alias(c->to), fake_alias(c->from), c->bytes);
    return true;
}

static bool copy_uses(const fake_item *item, const void *memory, size_t bytes) {
    const copy_item *c = (const copy_item *)item;
    return fake_is_within(c->to, memory, bytes) ||
           fake_is_within(c->from, memory, bytes);
}

static fake_item *clone_copy(const fake_item *item) {
    copy_item *const copy = malloc(sizeof *copy);
    if (copy == NULL)
        abort();
    *copy = *(const copy_item *)item;
    return &copy->base;
}

static void free_copy(fake_item *item) {
    free(item);
}

sdyrt_status sdyi_gpu_copy(void *to, const void *from, size_t bytes,
                           struct CUstream_st *stream) {
    copy_item *item = calloc(1, sizeof *item);
    if (item == NULL)
        abort();
    *item = (copy_item){{.what = "a copy",
                         .step = step_copy,
                         .uses = copy_uses,
                         .clone = clone_copy,
                         .free = free_copy},
                        to,
                        from,
                        bytes};
    fake_lock();
    fake_stream *s = fake_stream_of(stream, "cudaMemcpyAsync");
    const bool fails = fake_should_fail("sdyi_gpu_copy");
    if (s != NULL && !fails)
        fake_put(s, &item->base);
    else
        free(item);
    fake_unlock();
    return s != NULL && !fails ? SDYRT_OK
                               : sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                                           "cudaMemcpyAsync: refused");
}
