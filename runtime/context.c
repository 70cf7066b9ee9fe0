/* Contexts: what is the same for every backend. */
#include "runtime/context.h"
#include "base/status.h"
#include "runtime/compare_calls.h"
#include "runtime/log.h"
#include <sdyrt/cuda.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

/* A number from the environment; `fallback` when the variable is not set. */
static sdyrt_status from_environment(const char *name, double fallback,
                                     double *value) {
    const char *text = getenv(name);
    *value = fallback;
    if (text == NULL || *text == '\0')
        return SDYRT_OK;
    char *end;
    errno = 0;
    const double number = strtod(text, &end);
    if (errno != 0 || *end != '\0' || !(number >= 0))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "the environment's %s is '%s', expected a number "
                         "that is not negative",
                         name, text);
    *value = number;
    return SDYRT_OK;
}

sdyrt_status sdyi_environment_choice(const char *name, int most, int fallback,
                                     int *value) {
    const char *const text = getenv(name);
    const bool is_set = text != NULL && *text != '\0';
    if (is_set && (text[1] != '\0' || *text < '0' || *text > '0' + most))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "the environment's %s is '%s', expected 0 to %d", name,
                         text, most);
    *value = is_set ? *text - '0' : fallback;
    return SDYRT_OK;
}

static sdyrt_status resolve_switch(const char *what, const char *name,
                                   int fallback, int *value) {
    if (*value < -1 || *value > 1)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "config: %s is %d, expected -1, 0 or 1", what, *value);
    return *value >= 0 ? SDYRT_OK
                       : sdyi_environment_choice(name, 1, fallback, value);
}

sdyrt_status sdyi_timeout_resolve(const char *what, double given,
                                  double *timeout) {
    if (!(given >= 0))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: timeout is %g, expected seconds, 0 for the "
                         "default",
                         what, given);
    double seconds = given;
    if (seconds == 0)
        SDYI_TRY(
            from_environment("SDYRT_TIMEOUT", SDYI_DEFAULT_TIMEOUT, &seconds));
    *timeout = seconds == 0 ? SDYI_DEFAULT_TIMEOUT : seconds;
    return SDYRT_OK;
}

sdyrt_status sdyi_config_resolve(const sdyrt_config *config,
                                 sdyrt_config *resolved) {
    sdyrt_config r = SDYRT_CONFIG_INIT;
    *resolved = r;
    resolved->timeout = SDYI_DEFAULT_TIMEOUT;
    if (config != NULL) {
        SDYI_STRUCT(config);
        r = *config;
    }
    SDYI_TRY(resolve_switch("verify", "SDYRT_VERIFY", 0, &r.verify));
    SDYI_TRY(resolve_switch("bind", "SDYRT_BIND", 1, &r.bind));
    SDYI_TRY(sdyi_timeout_resolve("config", r.timeout, &r.timeout));
    int level;
    SDYI_TRY(sdyi_log_resolve(&level));
    *resolved = r;
    return SDYRT_OK;
}

int sdyrt_context_rank(const sdyrt_context *context) {
    return context == NULL ? -1 : context->rank;
}

int sdyrt_context_size(const sdyrt_context *context) {
    return context == NULL ? 0 : context->size;
}

const char *sdyrt_context_backend(const sdyrt_context *context) {
    return context == NULL ? "none" : context->backend->name;
}

void sdyrt_context_destroy(sdyrt_context *context) {
    if (context == NULL)
        return;
    const sdyi_failure kept = sdyi_failure_keep();
    sdyi_log_end(context);
    sdyi_cached_plans_free(context);
    context->backend->fini(context);
    free(context);
    sdyi_failure_restore(&kept);
}

bool sdyrt_context_is_device(const sdyrt_context *context) {
    return context != NULL && context->backend->is_device;
}

int sdyrt_context_device(const sdyrt_context *context) {
    return sdyrt_context_is_device(context) ? context->device : -1;
}

sdyrt_status sdyrt_wait(sdyrt_context *context) {
    SDYI_NOT_NULL(context);
    return context->backend->wait(context);
}

sdyrt_status sdyrt_copy(sdyrt_context *context, void *to, const void *from,
                        size_t bytes) {
    SDYI_NOT_NULL(context);
    if (bytes == 0)
        return SDYRT_OK;
    SDYI_NOT_NULL(to);
    SDYI_NOT_NULL(from);
    return context->backend->copy(context, to, from, bytes);
}

sdyrt_status sdyrt_barrier(sdyrt_context *context) {
    SDYI_NOT_NULL(context);
    const double start = sdyi_log_time(context);
    const sdyrt_status status = context->backend->barrier(context);
    sdyi_log_barrier(context, start, status);
    return status;
}

sdyrt_status sdyi_context_agree(sdyrt_context *context, sdyrt_status status,
                                uint64_t fingerprint, const char *text) {
    const sdyi_call call = {
        .fingerprint = fingerprint, .text = text, .is_compared = true};
    return context->backend->agree(context, status, &call);
}

static sdyrt_status run_batch(sdyrt_context *context,
                              const sdyrt_message *messages, int n,
                              struct CUstream_st *const *stream) {
    SDYI_NOT_NULL(context);
    if (n < 0 || (n > 0 && messages == NULL))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%d messages at %p", n, (const void *)messages);
    for (int i = 0; i < n; i++) {
        const sdyrt_message *const m = &messages[i];
        const char *const what = m->receives ? "receives from" : "sends to";
        if (m->peer < 0 || m->peer >= context->size)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "message %d of rank %d %s rank %d, expected 0 to "
                             "%d",
                             i, context->rank, what, m->peer,
                             context->size - 1);
        if (m->data == NULL && m->bytes > 0)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                             "message %d of rank %d %s rank %d %zu bytes at "
                             "NULL",
                             i, context->rank, what, m->peer, m->bytes);
    }
    return context->backend->batch(context, messages, n, stream);
}

static sdyrt_status check_peers(const sdyrt_context *context, const int *peers,
                                int n) {
    if (n < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "sdyrt_connect: rank %d names %d peers", context->rank,
                         n);
    for (int i = 0; i < n; i++) {
        if (peers == NULL)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                             "sdyrt_connect: %d peers of rank %d at NULL", n,
                             context->rank);
        if (peers[i] < 0 || peers[i] >= context->size)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "sdyrt_connect: peer %d of rank %d is %d; ranks "
                             "are 0 to %d",
                             i, context->rank, peers[i], context->size - 1);
    }
    return SDYRT_OK;
}

sdyrt_status sdyrt_connect(sdyrt_context *context, const int *peers, int n) {
    SDYI_NOT_NULL(context);
    const sdyrt_status status = check_peers(context, peers, n);
    return context->backend->connect == NULL
               ? status
               : context->backend->connect(context, status, peers, n);
}

sdyrt_status sdyrt_batch(sdyrt_context *context, const sdyrt_message *messages,
                         int n) {
    return run_batch(context, messages, n, NULL);
}

static sdyrt_status check_streams(const sdyrt_context *context) {
    return context->backend->is_device
               ? SDYRT_OK
               : sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_BAD_VALUE,
                           "the %s backend has no streams",
                           context->backend->name);
}

sdyrt_status sdyrt_batch_on(sdyrt_context *context,
                            const sdyrt_message *messages, int n,
                            struct CUstream_st *stream) {
    SDYI_NOT_NULL(context);
    SDYI_TRY(check_streams(context));
    return run_batch(context, messages, n, &stream);
}

sdyrt_status sdyrt_mark_on(sdyrt_context *context, const char *text,
                           struct CUstream_st *stream) {
    SDYI_NOT_NULL(context);
    SDYI_NOT_NULL(text);
    SDYI_TRY(check_streams(context));
    return context->backend->mark(context, text, stream);
}

sdyrt_status sdyrt_send(sdyrt_context *context, int peer, const void *data,
                        size_t bytes) {
    const sdyrt_message message = {
        .peer = peer, .data = (void *)(uintptr_t)data, .bytes = bytes};
    return sdyrt_batch(context, &message, 1);
}

sdyrt_status sdyrt_recv(sdyrt_context *context, int peer, void *data,
                        size_t bytes) {
    const sdyrt_message message = {
        .receives = true, .peer = peer, .data = data, .bytes = bytes};
    return sdyrt_batch(context, &message, 1);
}

sdyrt_status sdyrt_alloc(sdyrt_context *context, size_t bytes, void **memory) {
    SDYI_NOT_NULL(context);
    SDYI_NOT_NULL(memory);
    return context->backend->alloc(context, bytes, memory);
}

void sdyrt_free(sdyrt_context *context, void *memory) {
    if (context == NULL || memory == NULL)
        return;
    const sdyi_failure kept = sdyi_failure_keep();
    context->backend->free(context, memory);
    sdyi_failure_restore(&kept);
}

sdyrt_status sdyrt_context_abort(sdyrt_context *context, sdyrt_status status,
                                 const char *text) {
    SDYI_NOT_NULL(context);
    SDYI_NOT_NULL(text);
    if (status == SDYRT_OK)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "sdyrt_context_abort: 'status' is OK");
    char whole[512];
    (void)snprintf(whole, sizeof whole, "rank %d was aborted: %s",
                   context->rank, text);
    context->backend->abort(context, status, whole);
    return SDYRT_OK;
}
