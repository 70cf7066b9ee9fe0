#include "crew.h"

#include "base/status.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

crew_setting crew_start(int n) {
    static uint64_t seed;
    crew_setting s = {.config = SDYRT_CONFIG_INIT,
                      .nccl_config = SDYRT_NCCL_CONFIG_INIT,
                      .absent = -1};
    s.config.timeout = 20;
    fake_reset(n, ++seed);
    return s;
}

/* -- ranks ----------------------------------------------------------------- */

typedef struct job {
    const crew_setting *setting;
    sdyrt_bootstrap *bootstrap;
    crew_fn fn;
    crew_rank *r;
    pthread_barrier_t *through;
    pthread_t thread;
} job;

static void keep(crew_rank *r, sdyrt_status status) {
    r->status = status;
    if (status == SDYRT_OK)
        return;
    r->kind = sdyrt_last_error_kind();
    (void)snprintf(r->text, sizeof r->text, "%s", sdyrt_last_error());
}

static void run(const job *j) {
    const crew_setting *s = j->setting;
    crew_rank *r = j->r;
    if (s->before != NULL) {
        keep(r, s->before(r));
        if (r->status != SDYRT_OK)
            return;
    }
    const sdyrt_config *config =
        s->configs == NULL ? &s->config : &s->configs[r->rank];
    const sdyrt_nccl_config *nccl_config =
        s->nccl_configs == NULL ? &s->nccl_config : &s->nccl_configs[r->rank];
    keep(r, sdyi_nccl_create(config, nccl_config, j->bootstrap, &r->context));
    if (r->status == SDYRT_OK && j->fn != NULL) {
        const double start = sdyi_clock();
        keep(r, j->fn(r));
        r->seconds = sdyi_clock() - start;
    }
}

static void *job_main(void *argument) {
    const job *j = argument;
    if (j->r->rank != j->setting->absent)
        run(j);
    (void)pthread_barrier_wait(j->through);
    sdyrt_context_destroy(j->r->context);
    return NULL;
}

void crew_run(const crew_setting *setting, int n, crew_fn fn,
              crew_rank *ranks) {
    sdyrt_bootstrap bootstraps[CREW_MAX] = {SDYRT_BOOTSTRAP_INIT};
    job jobs[CREW_MAX];
    pthread_barrier_t through;
    assert_int_equal(sdyrt_bootstrap_threads(n, bootstraps), SDYRT_OK);
    assert_int_equal(pthread_barrier_init(&through, NULL, (unsigned)n), 0);
    for (int r = 0; r < n; r++) {
        ranks[r] = (crew_rank){.rank = r, .argument = setting->argument};
        jobs[r] = (job){setting, &bootstraps[r], fn, &ranks[r], &through, 0};
        assert_int_equal(
            pthread_create(&jobs[r].thread, NULL, job_main, &jobs[r]), 0);
    }
    for (int r = 0; r < n; r++)
        assert_int_equal(pthread_join(jobs[r].thread, NULL), 0);
    (void)pthread_barrier_destroy(&through);
    for (int r = 0; r < n; r++)
        sdyrt_bootstrap_free(&bootstraps[r]);
}

/* The watchdog reads it at any time: it sees the one or the other number. */
__attribute__((no_sanitize("thread"))) void crew_set_timeout(crew_rank *r,
                                                             double seconds) {
    r->context->timeout = seconds;
}

sdyrt_status crew_wait_for(struct CUstream_st *stream) {
    const double deadline = sdyi_clock() + 20;
    bool is_done = false;
    while (!is_done && sdyi_clock() < deadline)
        SDYI_TRY(fake_stream_is_done(stream, &is_done));
    EXPECT(is_done);
    return SDYRT_OK;
}

void crew_assert_clean(void) {
    assert_string_equal(fake_refusal(), "");
    assert_int_equal(fake_left(), 0);
}

void crew_assert_fine(const crew_rank *ranks, int n) {
    for (int r = 0; r < n; r++)
        if (ranks[r].status != SDYRT_OK)
            fail_msg("rank %d: %s (%s)", r, ranks[r].text, fake_refusal());
    crew_assert_clean();
}

void crew_order(int number, int n, int *ranks) {
    for (int i = 0; i < n; i++)
        ranks[i] = i;
    for (int i = n - 1; i > 0; number /= i + 1, i--) {
        const int at = number % (i + 1), taken = ranks[at];
        ranks[at] = ranks[i];
        ranks[i] = taken;
    }
}

typedef struct own_end {
    sdyi_nccl_comm *comm;
    bool is_fine;
    pthread_t thread;
} own_end;

static void *end_main(void *argument) {
    own_end *e = argument;
    int device = -1;
    e->is_fine =
        fake_api.comm_cu_device(e->comm, &device) == SDYI_NCCL_SUCCESS &&
        sdyi_gpu_select(device) == SDYRT_OK &&
        fake_api.comm_finalize(e->comm) == SDYI_NCCL_SUCCESS &&
        fake_api.comm_destroy(e->comm) == SDYI_NCCL_SUCCESS;
    return NULL;
}

void crew_run_and_read(const crew_setting *s, int n, crew_fn fn,
                       crew_rank *ranks, char *text, size_t bytes) {
    FILE *const file = tmpfile();
    assert_non_null(file);
    (void)fflush(stderr);
    const int before = dup(STDERR_FILENO);
    assert_true(before >= 0 && dup2(fileno(file), STDERR_FILENO) >= 0);
    crew_run(s, n, fn, ranks);
    (void)fflush(stderr);
    (void)dup2(before, STDERR_FILENO);
    (void)close(before);
    rewind(file);
    text[fread(text, 1, bytes - 1, file)] = '\0';
    (void)fclose(file);
}

void crew_end_comms(sdyi_nccl_comm *const *comms, int n) {
    own_end ends[CREW_MAX];
    for (int r = 0; r < n; r++) {
        ends[r] = (own_end){.comm = comms[r]};
        assert_int_equal(
            pthread_create(&ends[r].thread, NULL, end_main, &ends[r]), 0);
    }
    for (int r = 0; r < n; r++) {
        assert_int_equal(pthread_join(ends[r].thread, NULL), 0);
        assert_true(ends[r].is_fine);
    }
}

void crew_assert_failed(const crew_rank *r, sdyrt_status status,
                        sdyrt_error_kind kind, const char *text) {
    if (r->status != status || r->kind != kind || strstr(r->text, text) == NULL)
        fail_msg("rank %d: %s, %s, '%s', expected %s, %s, '%s'", r->rank,
                 sdyrt_status_name(r->status), sdyrt_error_kind_name(r->kind),
                 r->text, sdyrt_status_name(status),
                 sdyrt_error_kind_name(kind), text);
}

/* -- operations ------------------------------------------------------------ */

sdyrt_status crew_plan(sdyrt_context *context, const char *type,
                       const char *from, const char *to,
                       const sdyrt_plan_options *options, sdyrt_plan **plan) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    SDYI_TRY(sdyrt_type_parse(type, &op.type));
    SDYI_TRY(sdyrt_sharding_parse(from, NULL, 0, &op.from));
    sdyrt_status status = sdyrt_sharding_parse(to, NULL, 0, &op.to);
    if (status == SDYRT_OK) {
        status = sdyrt_plan_create(context, &op, options, plan);
        sdyrt_sharding_release(op.to);
    }
    sdyrt_sharding_release(op.from);
    return status;
}

unsigned char *crew_bytes(sdyrt_context *context, size_t bytes, int start) {
    unsigned char *host = malloc(bytes + 1);
    void *device = NULL;
    if (host == NULL)
        abort();
    for (size_t i = 0; i < bytes; i++)
        host[i] = (unsigned char)(start + (int)(i % 251));
    if (sdyrt_alloc(context, bytes, &device) == SDYRT_OK &&
        sdyrt_copy(context, device, host, bytes) != SDYRT_OK)
        device = NULL;
    free(host);
    return device;
}
